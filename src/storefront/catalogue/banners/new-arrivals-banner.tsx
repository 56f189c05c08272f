import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { newArrivalsWords as words } from '@/content/catalogue/new-arrivals'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import { type Listing, shownBanner } from '@/domain/catalogue/listing'
import type { CollectionSummary } from '@/domain/product/collections'
import type { Choice } from '@/domain/store/content'
import type { Media } from '@/domain/store/media'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { MovingArrow } from '@/storefront/shared/page/moving-arrow'
import { Skeleton } from '@/ui/skeleton'
import { ListingCrumbs } from '../listing/listing-crumbs'
import { useBannerAddress } from './use-banner-address'

type NewArrivalsBannerProps = {
  listing: Listing
  title: string
  text: string
  /** The collection of what came this week. */
  week: Choice | null
  button: string
  trendingTitle: string
  trending: readonly { collection: Choice | null; picture: Media | null }[]
}

/** What arrived this week, and the trending collections. */
export function NewArrivalsBanner(props: NewArrivalsBannerProps) {
  const { listing, title, text, week, trending } = props
  const address = useBannerAddress(listing)
  const { data, isPending } = useQuery(collectionSummariesQuery())
  if (!shownBanner(listing, address)) return null
  const count = data?.find(({ slug }) => slug === week?.slug)?.count ?? 0
  const tiles = trending.filter(({ collection }) => collection !== null)
  const edits = tiles.flatMap(({ collection, picture }) => {
    const edit = data?.find(({ slug }) => slug === collection?.slug)
    return edit && edit.count > 0 ? [{ edit, picture }] : []
  })
  return (
    <div className="wrap">
      <ListingCrumbs listing={listing} address={address} />
      <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end">
        <div>
          <h1 className="text-44 leading-none">{title}</h1>
          {week && (
            <p className="mt-3 min-h-8 font-display text-28 leading-tight font-medium tracking-tight text-accent md:min-h-14 md:text-44">
              {isPending && <Skeleton className="h-8 w-72 max-w-full md:h-11" />}
              {count > 0 && <span>{words.thisWeek(count)}</span>}
            </p>
          )}
          {text !== '' && <p className="mt-2 text-muted">{text}</p>}
          {week && (
            <Link
              to={paths.collection(week.slug)}
              className="group mt-2 inline-flex min-h-11 items-center gap-1.5 text-14 font-semibold hover:text-accent"
            >
              {props.button || words.seeWeek}
              <MovingArrow />
            </Link>
          )}
        </div>
        {(isPending ? tiles : edits).length > 0 && (
          <section aria-labelledby="trending" className="min-w-0">
            <h2 id="trending" className="mb-3 font-text text-14 font-semibold tracking-normal">
              {props.trendingTitle || words.trending.title}
            </h2>
            <ul className="scrollbar-none -mx-gutter flex snap-x scroll-px-gutter gap-3 overflow-x-auto px-gutter lg:mx-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:px-0">
              {isPending
                ? tiles.map(({ collection }) => (
                    <li key={collection?.slug} className="w-36 shrink-0 lg:w-auto">
                      <Skeleton className="aspect-4/5 w-full" />
                    </li>
                  ))
                : edits.map(({ edit, picture }) => (
                    <li key={edit.slug} className="w-36 shrink-0 snap-start lg:w-auto">
                      <TrendingTile edit={edit} picture={picture} />
                    </li>
                  ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

type TrendingTileProps = { edit: CollectionSummary; picture: Media | null }

function TrendingTile({ edit: { slug, name, count }, picture }: TrendingTileProps) {
  return (
    <Link
      to={paths.collection(slug)}
      className="group relative block aspect-4/5 overflow-hidden rounded-picture bg-banner-night text-band-on"
    >
      {picture && (
        <MediaPicture
          media={picture}
          alt=""
          sizes="(min-width: 62.5rem) 175px, 144px"
          priority
          className="dimmed size-full object-cover transition-transform duration-slow ease-out group-hover:scale-[1.04]"
        />
      )}
      <span className="absolute inset-x-2 bottom-2 rounded-picture bg-badge-light px-2.5 py-2 text-12 text-chip-on tabular-nums">
        <strong className="block text-14 leading-tight font-semibold">{name}</strong>
        <span>{words.trending.items(count)}</span>
      </span>
    </Link>
  )
}
