import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { sectionWords } from '@/content/shared/sections'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import { type CollectionSummary, type Holding, holdingOf, upToPercent } from '@/domain/product/collections'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { SectionHead } from '@/storefront/shared/page/section-head'
import { Picture } from '@/storefront/shared/product/picture'
import { onGround } from '@/storefront/shared/sections/ground'
import { Skeleton } from '@/ui/skeleton'
import {
  ground,
  line,
  link,
  list,
  picture,
  row,
  type SectionFields,
  type SectionProps,
  toggle,
} from './fields'

const words = sectionWords.tiles

export const schema = () =>
  v.object({
    title: line(60),
    ground: ground('plain', 'tint'),
    tiles: list(
      {
        name: line(40),
        to: link(),
        picture: picture(),
        /** Whose products are counted. */
        collection: row('collection'),
        department: row('department'),
        group: row('collection-group'),
        hasDiscount: toggle(),
      },
      12,
    ),
  })
type Tile = SectionFields<typeof schema>['tiles'][number]

export const queries = () => [collectionSummariesQuery()]

/** Posters that lead to collections or categories, with their number of products; one without any is left out. */
export function Section({ section: { title, ground: on, tiles } }: SectionProps<typeof schema>) {
  const { data, isPending } = useQuery(collectionSummariesQuery())
  const shown = tiles
    .map((tile) => ({ tile, holding: data && holdingFor(tile, data) }))
    .filter(({ tile, holding }) => tile.to !== null && holding?.count !== 0)
  if (shown.length === 0) return null
  const few = shown.length > 1 && shown.length < 6
  const look = few ? fewer(shown.length) : many
  return (
    <section className={`${onGround(on)} pb-section ${on === 'plain' ? 'pt-10' : 'pt-section'}`}>
      {title && <SectionHead title={title} />}
      <ul className={`grid grid-cols-2 gap-x-3 gap-y-6 md:gap-x-4 md:gap-y-8 ${look.columns}`}>
        {shown.map(({ tile, holding }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles have no identity but their place
          <li key={index} className={few ? 'max-md:last:odd:col-span-2' : undefined}>
            <PosterTile tile={tile} holding={holding} isPending={isPending} look={look} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const many = {
  columns: 'md:grid-cols-3 xl:grid-cols-6',
  shape: 'aspect-4/5',
  sizes: '(min-width: 1180px) 200px, (min-width: 760px) 33vw, 50vw',
}
/** Few fill the page's width in one line; on a phone the last one of an odd number does. */
const fewer = (count: number): typeof many => ({
  columns: 'md:auto-cols-fr md:grid-flow-col',
  shape: `aspect-4/5 max-md:in-[li:last-child:nth-child(odd)]:aspect-3/2 ${count < 4 ? 'md:aspect-square' : ''}`,
  sizes: '50vw',
})

/** What a tile's collection, department or group holds; undefined where it counts nothing. */
function holdingFor(
  { collection, department, group }: Tile,
  summaries: readonly CollectionSummary[],
): Holding | undefined {
  if (collection) return holdingOf(summaries, ({ slug }) => slug === collection.slug)
  if (department) return holdingOf(summaries, (each) => each.department === department.slug)
  if (group) return holdingOf(summaries, (each) => each.group === group.slug)
  return undefined
}

const moving = 'size-full transition-transform duration-slow ease-out group-hover:scale-[1.04]'

type PosterTileProps = { tile: Tile; holding: Holding | undefined; isPending: boolean; look: typeof many }

function PosterTile({
  tile: { name, to, picture: media, collection, department, hasDiscount },
  holding,
  isPending,
  look: { shape, sizes },
}: PosterTileProps) {
  if (!to) return null
  const ofProduct = collection?.picture ?? department?.picture
  return (
    <Link to={to.to} className="group block">
      <span
        className={`relative mb-2.5 block overflow-hidden rounded-picture bg-surface-sunken md:mb-3 ${shape}`}
      >
        {media ? (
          <MediaPicture media={media} alt="" sizes={sizes} className={`dimmed object-cover ${moving}`} />
        ) : (
          ofProduct && <Picture src={ofProduct} alt="" sizes={sizes} className={moving} />
        )}
        {holding !== undefined && holding.maxDiscount > 0 && hasDiscount && (
          <span className="absolute start-2.5 top-2.5 rounded-picture bg-badge-light px-2 text-12 leading-6 font-bold text-badge-on-light tabular-nums">
            {words.discount(upToPercent(holding.maxDiscount))}
          </span>
        )}
      </span>
      <span className="block font-display text-20 leading-tight font-medium tracking-tight">
        {name || to.name}
      </span>
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
