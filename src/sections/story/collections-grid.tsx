import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '@/config/paths'
import { sectionWords } from '@/content/shared/sections'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { SectionHead } from '@/storefront/shared/page/section-head'
import { line, lines, link, list, picture, row, type SectionProps } from '../fields'

export const schema = () =>
  v.object({
    title: line(60),
    text: lines(160),
    /** Where View All leads. */
    to: link(),
    /** Those shown, in this order; all of the shop's where none is chosen. */
    collections: list({ collection: row('collection'), picture: picture() }, 24),
  })

export const queries = () => [collectionSummariesQuery()]

/** Collections with what they hold; one without products is left out. */
export function Section({ section: { title, text, to, collections } }: SectionProps<typeof schema>) {
  const { data } = useQuery(collectionSummariesQuery())
  const chosen = collections.flatMap(({ collection, picture: media }) =>
    collection ? { slug: collection.slug, name: collection.name, media } : [],
  )
  const all = chosen.length > 0 ? chosen : (data ?? []).map(({ slug, name }) => ({ slug, name, media: null }))
  const shown = all
    .map((each) => ({ ...each, count: data?.find(({ slug }) => slug === each.slug)?.count }))
    .filter(({ count }) => count !== 0)
  if (shown.length === 0) return null
  return (
    <section className="below-first-screen wrap py-section">
      {title && <SectionHead title={title} {...(text && { text })} {...(to && { to: to.to })} />}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 md:gap-y-8 lg:grid-cols-4">
        {shown.map(({ slug, name, media, count }) => (
          <li key={slug}>
            <Link to={paths.collection(slug)} className="group block">
              {media && (
                <span className="mb-2.5 block aspect-4/5 overflow-hidden rounded-picture bg-surface-sunken">
                  <MediaPicture
                    media={media}
                    alt=""
                    sizes="(min-width: 62.5rem) 25vw, (min-width: 47.5rem) 33vw, 50vw"
                    className="dimmed size-full object-cover transition-transform duration-slow ease-out group-hover:scale-[1.04]"
                  />
                </span>
              )}
              <span className="block font-display text-20 leading-tight font-medium group-hover:text-accent">
                {name}
              </span>
              {count !== undefined && (
                <span className="text-14 text-muted tabular-nums">{sectionWords.tiles.items(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
