import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { home } from '@/content/pages/home'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import { type CollectionSummary, type Holding, holdingOf, upToPercent } from '@/domain/product/collections'
import { Art } from '@/storefront/shared/page/art'
import { SectionHead } from '@/storefront/shared/page/section-head'
import { Skeleton } from '@/ui/skeleton'

const words = home.categories

/** Five tiles are one collection each; Shoes are a group of collections. */
const belongsTo = (title: string) => (each: CollectionSummary) =>
  title === 'Shoes' ? each.group === title : each.slug === title.toLowerCase()

/** Shop Now leads to the category's own path, with two exceptions: there it chooses the category. */
function tilePath(title: string): string {
  const slug = title.toLowerCase()
  if (slug === 'shoes') return `${paths.shoesBags}?category=shoes`
  return slug === 'jewelry' ? `${paths.accessories}?category=jewelry` : `/${slug}`
}

/** Six posters with the number of products. Without an answer they have no figures. */
export function CategoryTiles() {
  const { data, isPending } = useQuery(collectionSummariesQuery())
  return (
    <section className="wrap pt-10 pb-section">
      <SectionHead title={words.title} />
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-4 md:gap-y-8 xl:grid-cols-6">
        {words.names.map((name) => (
          <li key={name}>
            <CategoryTile
              title={name}
              holding={data && holdingOf(data, belongsTo(name))}
              isPending={isPending}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CategoryTileProps = { title: string; holding: Holding | undefined; isPending: boolean }

function CategoryTile({ title, holding, isPending }: CategoryTileProps) {
  return (
    <Link to={tilePath(title)} className="group block">
      <span className="relative mb-2.5 block aspect-4/5 overflow-hidden rounded-picture bg-surface-sunken md:mb-3">
        <Art
          name={`category-${title.toLowerCase()}`}
          widths={[206, 412, 824]}
          sizes="(min-width: 1180px) 200px, (min-width: 760px) 33vw, 50vw"
          width={412}
          height={515}
          className="dimmed size-full object-cover transition-transform duration-slow ease-out group-hover:scale-[1.04]"
        />
        {holding !== undefined && holding.maxDiscount > 0 && words.withDiscount.includes(title) && (
          <span className="absolute start-2.5 top-2.5 rounded-picture bg-badge-light px-2 text-12 leading-6 font-bold text-badge-on-light tabular-nums">
            {words.discount(upToPercent(holding.maxDiscount))}
          </span>
        )}
      </span>
      <span className="block font-display text-20 leading-tight font-medium tracking-tight">{title}</span>
      <span className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-2 text-14">
        <span className="text-muted tabular-nums">
          {isPending && <Skeleton className="h-4 w-16" />}
          {holding !== undefined && holding.count > 0 && <span>{words.items(holding.count)}</span>}
        </span>
        <span className="font-semibold whitespace-nowrap text-accent group-hover:underline group-hover:underline-offset-4">
          {words.go}
        </span>
      </span>
    </Link>
  )
}
