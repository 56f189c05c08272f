import { useQuery } from '@tanstack/react-query'
import { ChevronDown, File, Plus, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { storePages as words } from '@/content/admin/store/pages'
import { type AdminPage, adminPagesQuery, type EditedPage } from '@/data/pages/admin-page-queries'
import { policiesConfirmedQuery } from '@/data/settings/policies-confirmed'
import { serverNow } from '@/data/supabase/server-clock'
import { Popover } from '../../shared/page/popover'
import { pageName } from '../page-name'
import { NewPageDialog } from './new-page-dialog'
import { PageDetailsDialog } from './page-details-dialog'

const iconButton =
  'grid size-11 shrink-0 place-items-center rounded-control border border-line bg-surface-raised text-muted hover:border-line-strong hover:text-ink md:size-9'

/** Which page is edited, with the others, a new one, and its own settings. */
export function PageChoice({ page }: { page: EditedPage }) {
  const [dialog, setDialog] = useState<'new' | 'details' | null>(null)
  const name = pageName(page)
  return (
    <div className="flex items-center gap-2">
      <Popover
        label={words.list}
        align="start"
        className="w-80 p-1.5"
        trigger={
          <button
            type="button"
            aria-label={`${words.choose}: ${name}`}
            className="flex min-h-13 min-w-0 flex-1 items-center gap-2.5 rounded-control border border-line-strong bg-surface-raised px-2.5 text-start"
          >
            <File size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-muted" />
            <span className="min-w-0 flex-1 leading-tight">
              <b dir="auto" className="block truncate font-semibold">
                {name}
              </b>
              <span dir="auto" className="block truncate text-12 text-muted">
                {words.path(page.slug)}
              </span>
            </span>
            <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
          </button>
        }
      >
        {(close) => (
          <>
            <PageList current={page.id} onChoose={close} />
            <button
              type="button"
              onClick={() => {
                close()
                setDialog('new')
              }}
              className="mt-1 flex min-h-11 w-full items-center gap-2 rounded-control border border-dashed border-line-strong px-2.5 font-medium text-accent md:min-h-9"
            >
              <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
              {words.add.open}
            </button>
          </>
        )}
      </Popover>
      <button
        type="button"
        aria-label={words.details.open}
        title={words.details.open}
        onClick={() => setDialog('details')}
        className={iconButton}
      >
        <Settings2 size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {dialog === 'new' && <NewPageDialog onClose={() => setDialog(null)} />}
      {dialog === 'details' && <PageDetailsDialog page={page} onClose={() => setDialog(null)} />}
    </div>
  )
}

function PageList({ current, onChoose }: { current: string; onChoose: () => void }) {
  const { data: pages = [] } = useQuery(adminPagesQuery())
  const { data: areChecked } = useQuery(policiesConfirmedQuery())
  return (
    <ul aria-label={words.list}>
      {pages.map((page) => (
        <li key={page.id}>
          <Link
            to={adminPaths.storePage(page.slug)}
            aria-current={page.id === current ? 'page' : undefined}
            onClick={onChoose}
            className="flex min-h-11 items-center gap-2 rounded-control px-2.5 py-1 hover:bg-surface-sunken aria-[current]:bg-line"
          >
            <span className="min-w-0 flex-1 leading-tight">
              <span dir="auto" className="block truncate font-medium">
                {pageName(page)}
              </span>
              <span dir="auto" className="block truncate text-12 text-muted">
                {words.path(page.slug)}
              </span>
              {page.kind === 'policy' && areChecked === false && (
                <span className="block truncate text-12 font-medium text-accent">{words.unchecked}</span>
              )}
            </span>
            <span className="shrink-0 text-12 text-muted">{stateWords(page)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function stateWords({ hasDraft, scheduledAt, isPublished, isFixed, kind }: AdminPage): string {
  if (scheduledAt !== null) return words.states.scheduled(scheduledAt, serverNow())
  if (hasDraft) return words.states.draft
  if (isPublished) return words.states.published
  return isFixed || kind === 'department' ? words.states.standard : words.states.nothing
}
