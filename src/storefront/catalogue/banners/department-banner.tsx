import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { type Department, departmentWords as words } from '@/content/catalogue/departments'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import { facetsQuery } from '@/data/products/facet-queries'
import { chosenFacets } from '@/domain/catalogue/facet-choices'
import { parseListing } from '@/domain/catalogue/facets'
import { holdingOf, upToPercent } from '@/domain/product/collections'
import { Banner } from '@/storefront/shared/page/banner'
import { StarOrnament } from '@/storefront/shared/page/star-ornament'
import { Skeleton } from '@/ui/skeleton'
import { categoryName, filterOf, kindsOf, listingOf, rulesOf } from '../listings'
import { CategoryTiles } from './category-tiles'

/**
 * Number of products and highest discount of the department or the chosen category, and the six category tiles; with
 * filters the number of products that are left.
 * Without an answer they have no figures.
 */
export function DepartmentBanner({ department }: { department: Department }) {
  const [params] = useSearchParams()
  const { data, isPending } = useQuery(collectionSummariesQuery())
  const { title, text, tiles } = words[department]
  const listing = listingOf(paths[department])
  const address = parseListing(params, rulesOf(listing))
  const { category } = address
  const isFiltered = chosenFacets(address.facets).length > 0
  const left = useQuery({ ...facetsQuery(filterOf(listing, address)), enabled: isFiltered }).data
  const name =
    category === null ? title : (tiles.find(([tile]) => tile === category)?.[1] ?? categoryName(category))

  const holding = (wanted: string | null) => {
    const kinds = kindsOf(listing, wanted)
    return (
      data &&
      holdingOf(
        data,
        (each) => each.department === department && (kinds?.includes(each.category ?? '') ?? true),
      )
    )
  }
  const here = holding(category)
  const count = isFiltered ? left?.total : here?.count
  const percent = here && !isFiltered ? upToPercent(here.maxDiscount) : 0
  return (
    <>
      <Banner
        name={`department-${department}`}
        low
        priority
        className="-mx-gutter md:mx-0 md:rounded-surface"
      >
        <div className="flex min-h-44 flex-col justify-center px-gutter py-4 md:min-h-64 md:py-6 md:px-10">
          <h1 className="text-44 leading-none md:text-hero md:leading-[0.94] md:tracking-[-0.03em]">
            {name}
          </h1>
          <div className="mt-3 min-h-12 text-14 font-semibold tabular-nums md:mt-4 md:flex md:min-h-6 md:items-center md:gap-3 md:text-20">
            {isPending && <Skeleton className="h-5 w-32 [--surface-sunken:var(--chip-veil)] md:w-64" />}
            {count !== undefined && count > 0 && <p>{words.products(count)}</p>}
            {percent > 0 && (
              <>
                <StarOrnament className="hidden text-current md:block" />
                <p>{words.upTo(percent)}</p>
              </>
            )}
          </div>
          <p className="mt-2 hidden max-w-90 text-16 text-pretty md:block">{text}</p>
        </div>
      </Banner>
      <CategoryTiles
        department={department}
        to={paths[department]}
        current={category}
        countOf={(tile) => holding(tile)?.count}
        isPending={isPending}
      />
    </>
  )
}
