import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { departmentWords as words } from '@/content/catalogue/departments'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import { facetsQuery } from '@/data/products/facet-queries'
import { chosenFacets } from '@/domain/catalogue/facet-choices'
import { categoryName, kindsOf, type Listing, shownBanner } from '@/domain/catalogue/listing'
import { type CollectionSummary, holdingOf, upToPercent } from '@/domain/product/collections'
import type { Media } from '@/domain/store/media'
import { Banner, type Ground } from '@/storefront/shared/page/banner'
import { Ornament } from '@/storefront/shared/page/ornament'
import { Skeleton } from '@/ui/skeleton'
import { ListingCrumbs } from '../listing/listing-crumbs'
import { filterOf } from '../listings'
import { type CategoryTile, CategoryTiles } from './category-tiles'
import { useBannerAddress } from './use-banner-address'

type DepartmentBannerProps = {
  listing: Listing
  title: string
  text: string
  picture: Media | null
  tall: Media | null
  ground: Ground
  corner: 'top' | 'bottom'
  tiles: readonly CategoryTile[]
}

/**
 * Number of products and highest discount of the list or the chosen category, and the category tiles; with
 * filters the number of products that are left.
 * Without an answer they have no figures.
 */
export function DepartmentBanner(props: DepartmentBannerProps) {
  const { listing, title, text, tiles } = props
  const { pathname } = useLocation()
  const { data, isPending } = useQuery(collectionSummariesQuery())
  const address = useBannerAddress(listing)
  const { category } = address
  const isFiltered = chosenFacets(address.facets).length > 0
  const left = useQuery({ ...facetsQuery(filterOf(listing, address)), enabled: isFiltered }).data
  if (!shownBanner(listing, address)) return null

  const holding = (wanted: string | null) => {
    const kinds = kindsOf(listing, wanted)
    return (
      data &&
      holdingOf(data, (each) => isWithin(listing, each) && (kinds?.includes(each.category ?? '') ?? true))
    )
  }
  const here = holding(category)
  const count = isFiltered ? left?.total : here?.count
  const percent = here && !isFiltered ? upToPercent(here.maxDiscount) : 0
  return (
    <div className="wrap">
      <ListingCrumbs listing={listing} address={address} />
      <Banner
        ground={props.ground}
        wide={props.picture}
        tall={props.tall}
        corner={props.corner}
        low
        priority
        className="-mx-gutter md:mx-0 md:rounded-surface"
      >
        <div className="flex min-h-44 flex-col justify-center px-gutter py-4 md:min-h-64 md:py-6 md:px-10">
          <h1 className="text-44 leading-none md:text-hero md:leading-[0.94] md:tracking-[-0.03em]">
            {category === null ? title : categoryName(listing, category)}
          </h1>
          <div className="mt-3 min-h-12 text-14 font-semibold tabular-nums md:mt-4 md:flex md:min-h-6 md:items-center md:gap-3 md:text-20">
            {isPending && <Skeleton className="h-5 w-32 [--surface-sunken:var(--chip-veil)] md:w-64" />}
            {count !== undefined && count > 0 && <p>{words.products(count)}</p>}
            {percent > 0 && (
              <>
                <Ornament className="hidden size-3 text-current md:block" />
                <p>{words.upTo(percent)}</p>
              </>
            )}
          </div>
          {text !== '' && <p className="mt-2 hidden max-w-90 text-16 text-pretty md:block">{text}</p>}
        </div>
      </Banner>
      {tiles.length > 0 && (
        <CategoryTiles
          title={title}
          tiles={tiles}
          to={pathname}
          current={category}
          countOf={(tile) => holding(tile)?.count}
          isPending={isPending}
        />
      )}
    </div>
  )
}

/** Whether a collection's products are in the list; one whose products are gathered from others' counts nothing twice. */
function isWithin({ filter: { departments, kinds, collection } }: Listing, each: CollectionSummary): boolean {
  if (collection !== undefined) return each.slug === collection
  return (
    (departments?.includes(each.department ?? '') ?? each.category !== null) &&
    (kinds?.includes(each.category ?? '') ?? true)
  )
}
