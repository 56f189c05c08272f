import { useState } from 'react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { adminCollections as words } from '@/content/admin/catalogue/collections'
import { number } from '@/content/shared/numbers'
import { type AdminCollection, useOrderCollections } from '@/data/collections/admin-collections'
import { AppError } from '@/data/supabase/errors'
import { moved } from '@/domain/values/move'
import { showToast } from '@/ui/toast/toast'
import { useSortable } from '../shared/list/use-sortable'
import { Thumb } from '../shared/products/thumb'
import { coverOf } from './collection-cover'
import { MoveButtons, MoveHandle } from './move-controls'

export const rowColumns =
  'grid-cols-[2.75rem_2rem_minmax(0,1fr)_auto_auto] md:grid-cols-[2rem_2rem_minmax(0,1fr)_9rem_5rem_6.5rem] xl:grid-cols-[2rem_2rem_16rem_minmax(0,1fr)_9rem_5rem_6.5rem]'

type CollectionGroupProps = {
  /** Its slug; empty for the collections without a group. */
  slug: string
  name: string
  entries: readonly AdminCollection[]
  /** True when the whole group is listed, to somebody who may change it; only then can it be reordered. */
  isWhole: boolean
  /** The first group carries the keyboard instructions. */
  isFirst: boolean
}

/** One group of collections, reordered by dragging or with the keyboard. */
export function CollectionGroup({ slug: group, name, entries, isWhole, isFirst }: CollectionGroupProps) {
  const order = useOrderCollections()
  const [announcement, setAnnouncement] = useState('')
  const keep = (slugs: string[]) => {
    const seen = entries.map(({ slug }) => slug)
    order.mutate(
      { group, slugs, seen },
      {
        onError: (error) =>
          showToast({
            title: words.order.failed.title,
            description:
              error instanceof AppError && error.kind === 'conflict'
                ? words.order.changed
                : words.order.failed.text,
            tone: 'error',
          }),
      },
    )
  }
  const sortable = useSortable({
    ids: entries.map(({ slug }) => slug),
    onMove: (slug, to) => {
      const from = entries.findIndex((each) => each.slug === slug)
      const next = moved(entries, from, to)
      setAnnouncement(words.order.moved(next[to]?.name ?? '', to + 1, next.length))
      keep(next.map((each) => each.slug))
    },
  })
  // Those without a group have no order of their own.
  const canMove = isWhole && group !== '' && entries.length > 1
  return (
    <section aria-label={name}>
      <h2 className="flex items-baseline gap-2 border-b border-line bg-surface px-4 py-2 font-text text-14 font-semibold tracking-normal md:px-5">
        <span>{name}</span>
        <span className="font-normal text-muted">{entries.length}</span>
        {canMove && isFirst && (
          <span className="ms-auto text-12 font-normal text-muted max-md:hidden">{words.order.hint}</span>
        )}
      </h2>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul>
        {entries.map((each, index) => {
          const move = { id: each.slug, name: each.name, place: index + 1, of: entries.length, sortable }
          return (
            <li
              key={each.slug}
              ref={canMove ? sortable.entry(each.slug) : undefined}
              className={`group relative grid items-center gap-x-3 border-b border-line px-4 py-1.5 md:px-5 ${rowColumns} ${sortable.over === each.slug ? 'bg-accent-soft' : 'hover:bg-surface'}`}
            >
              <span className="-ms-2">{canMove && <MoveHandle {...move} />}</span>
              <Cover src={coverOf(each)} />
              <span className="min-w-0 leading-snug">
                <span className="flex items-center gap-2">
                  <Link
                    to={`${adminPaths.collections}/${each.slug}`}
                    data-row={each.slug}
                    dir="auto"
                    className="truncate leading-6 font-semibold outline-offset-[-2px] after:absolute after:inset-0 hover:underline"
                  >
                    {each.name}
                  </Link>
                </span>
                <Link
                  to={paths.collection(each.slug)}
                  dir="auto"
                  className="relative z-1 block max-w-fit truncate text-12 leading-6 text-muted hover:text-accent hover:underline"
                >
                  {`/${each.slug}`}
                </Link>
              </span>
              <span dir="auto" className="truncate text-muted max-xl:hidden" title={each.description}>
                {each.description}
              </span>
              <span className="text-muted max-md:hidden">{words.by[each.kind]}</span>
              <span className="text-end">
                <span>{number(each.live)}</span>
                <span className="sr-only"> {words.inStore}</span>
              </span>
              <span className="max-md:-me-3">{canMove && <MoveButtons {...move} />}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A collection's cover, or a placeholder. */
function Cover({ src }: { src: string | null }) {
  return src ? <Thumb src={src} /> : <span className="h-10 w-8 rounded-picture bg-surface-sunken" />
}
