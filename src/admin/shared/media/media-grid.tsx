import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storeMedia as words } from '@/content/admin/store/media'
import { type AdminMedia, mediaQuery } from '@/data/media/admin-media'
import type { MediaKinds } from '@/domain/store/media'
import { fold } from '@/domain/text/letters'
import { Skeleton } from '@/ui/skeleton'
import { SearchInput } from '../list/search-input'
import { ErrorNote, StateNote } from '../page/state-note'
import { MediaThumb } from './media-thumb'

type MediaGridProps = {
  kinds: MediaKinds
  chosen: string | null
  onChoose: (media: AdminMedia) => void
  className?: string
}

/** The shop's pictures and films with a search through what they show. */
export function MediaGrid({ kinds, chosen, onChoose, className = '' }: MediaGridProps) {
  const list = useQuery(mediaQuery())
  const [search, setSearch] = useState('')
  const wanted = fold(search.trim())
  const listed = list.data?.filter(({ kind }) => kinds.includes(kind))
  const found = (listed ?? []).filter((media) => textsOf(media).some((text) => fold(text).includes(wanted)))
  return (
    <div className="grid gap-3">
      <SearchInput label={words.search} value={search} onChange={setSearch} />
      <p role="status" className="text-12 text-muted">
        {listed &&
          (wanted !== '' && found.length === 0 ? words.noneFound(search.trim()) : words.found(found.length))}
      </p>
      {list.isLoadingError && (
        <ErrorNote title={words.error} error={list.error} retry={() => void list.refetch()} />
      )}
      {listed?.length === 0 && <StateNote {...words.none[kinds[0]]} />}
      <ul
        aria-label={words.list}
        aria-busy={list.isFetching}
        className={`grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3 ${className}`}
      >
        {list.isPending &&
          Array.from({ length: 8 }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
            <li key={place}>
              <Skeleton className="aspect-square" />
            </li>
          ))}
        {found.map((media) => (
          <li key={media.id}>
            <button
              type="button"
              aria-pressed={media.id === chosen}
              onClick={() => onChoose(media)}
              className="block w-full rounded-control border-2 border-transparent p-1 text-start hover:bg-surface-sunken aria-pressed:border-accent"
            >
              <MediaThumb media={media} className="aspect-square w-full" />
              <span dir="auto" className={`mt-1 block truncate text-12 ${media.alt ? '' : 'text-muted'}`}>
                {media.alt || words.unnamed}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const textsOf = ({ alt, src, translations }: AdminMedia) => [
  alt,
  src.replace(/^.*\//, ''),
  ...Object.values(translations).map((texts) => texts.alt),
]
