import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { listingWords, trendingWords } from '@/content/listing'
import { EmptyPicture } from '@/storefront/shared/empty-picture'
import { buttonClass } from '@/ui/button'
import { StatePanel } from '@/ui/state-panel'
import type { Place } from './places'

type NothingFoundProps = { place: Place; query: string; title: string }

/** Why the list is empty, and ways on. */
export function NothingFound({ place, query, title }: NothingFoundProps) {
  const { pathname } = useLocation()
  const words =
    query === ''
      ? listingWords.empty
      : { ...listingWords.noResults, title: listingWords.noResults.title(query) }
  return (
    <StatePanel
      title={words.title}
      text={words.text}
      picture={<EmptyPicture name="empty-search" />}
      actions={
        <>
          {title !== place.title && (
            <Link to={pathname} className={buttonClass({ look: 'line', size: 'medium' })}>
              {listingWords.outOf(place.title)}
            </Link>
          )}
          {trendingWords.searches.map((search) => (
            <Link
              key={search}
              to={paths.searchFor(search)}
              className={buttonClass({ look: 'quiet', size: 'medium' })}
            >
              {search}
            </Link>
          ))}
        </>
      }
    />
  )
}
