import { Clock, ExternalLink, History, Link2, MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { storeEditor } from '@/content/admin/store/editor'
import { storeRooms } from '@/content/admin/store/rooms'
import { usePublishPage, useUnschedulePage } from '@/data/pages/admin-page-mutations'
import type { EditedPage } from '@/data/pages/admin-page-queries'
import { wordsFor } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import type { Lookups } from '@/domain/store/content'
import { Button, buttonClass } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { useIsPhone } from '@/ui/use-media'
import { PageHeader } from '../../shared/page/page-header'
import { Popover } from '../../shared/page/popover'
import { toasts } from '../../shared/page/toasts'
import { HistorySheet } from '../history/history-sheet'
import { DiscardDialog } from './discard-dialog'
import { DraftState } from './draft-state-words'
import { PreviewLinkDialog } from './preview-link-dialog'
import { ScheduleDialog } from './schedule-dialog'
import type { PageDraft } from './use-page-draft'

const words = storeEditor.actions

type EditorTopProps = {
  page: EditedPage
  draft: PageDraft
  /** How many sections differ from what is public. */
  changes: number
  languages: readonly string[]
  lookups: Lookups | null
}

/** What state the page is in, and what can become of its draft. */
export function EditorTop({ page, draft, changes, languages, lookups }: EditorTopProps) {
  const [open, setOpen] = useState<'history' | 'link' | 'schedule' | 'discard' | null>(null)
  const publish = usePublishPage()
  const unschedule = useUnschedulePage()
  const isPhone = useIsPhone()
  const close = () => setOpen(null)
  const stateOf = (wanted: string) => page.versions.find(({ state }) => state === wanted)
  const hasDraft = stateOf('draft') !== undefined || draft.isDirty
  const canPublish = hasDraft || (stateOf('published') === undefined && draft.sections.length > 0)
  const scheduled = stateOf('scheduled')

  const publishNow = async () => {
    const seen = await draft.save(true)
    if (seen === null) return
    publish.mutate(
      { page: page.id, seen, at: null },
      toasts(storeEditor.published, storeEditor.publishFailed),
    )
  }
  const state = <DraftState page={page} draft={draft} changes={changes} now={serverNow()} />
  const isBusy = publish.isPending || draft.conflict !== null
  const menu = (closeMenu: () => void) => {
    const run = (act: () => void) => () => {
      closeMenu()
      act()
    }
    return (
      <div className="grid">
        {draft.canUndo && <MenuButton label={words.undo} onClick={run(draft.undo)} />}
        <MenuButton label={words.history} onClick={run(() => setOpen('history'))} />
        <MenuButton label={words.link} onClick={run(() => setOpen('link'))} />
        {canPublish && <MenuButton label={words.schedule} onClick={run(() => setOpen('schedule'))} />}
        {scheduled && (
          <MenuButton
            label={words.unschedule}
            onClick={run(() =>
              unschedule.mutate(page.id, {
                onSuccess: () => showToast({ title: storeEditor.unscheduled, tone: 'success' }),
                onError: (error) =>
                  showToast({ title: wordsFor(error, storeEditor.unscheduleFailed), tone: 'error' }),
              }),
            )}
          />
        )}
        {hasDraft && <MenuButton label={words.discard} onClick={run(() => setOpen('discard'))} />}
      </div>
    )
  }
  return (
    <div className="px-4 md:border-b md:border-line md:px-5 md:py-2">
      <PageHeader title={storeRooms.title} beside={!isPhone && state}>
        <Button look="text" size="small" className="max-xl:hidden" onClick={() => setOpen('history')}>
          <History size={16} strokeWidth={1.6} aria-hidden="true" />
          {words.history}
        </Button>
        <Button look="text" size="small" className="max-xl:hidden" onClick={() => setOpen('link')}>
          <Link2 size={16} strokeWidth={1.6} aria-hidden="true" />
          {words.link}
        </Button>
        <Link
          to={page.kind === 'home' ? paths.home : `/${page.slug}`}
          aria-label={words.view}
          title={words.view}
          className={`${buttonClass({ look: 'text', size: 'small' })} max-md:hidden`}
        >
          <ExternalLink size={16} strokeWidth={1.6} aria-hidden="true" />
        </Link>
        <Popover
          label={words.more}
          className="w-56 p-1.5"
          trigger={
            <Button look="quiet" size="small" aria-label={words.more}>
              <MoreHorizontal size={16} strokeWidth={1.6} aria-hidden="true" />
            </Button>
          }
        >
          {menu}
        </Popover>
        {canPublish && (
          <Button look="quiet" size="small" className="max-md:hidden" onClick={() => setOpen('schedule')}>
            <Clock size={16} strokeWidth={1.6} aria-hidden="true" />
            {words.schedule}
          </Button>
        )}
        <Button
          size="small"
          aria-disabled={isBusy || !canPublish}
          title={canPublish ? undefined : storeEditor.nothingNew}
          onClick={() => !isBusy && canPublish && void publishNow()}
        >
          {publish.isPending ? words.publishing : words.publish}
        </Button>
      </PageHeader>
      {isPhone && <div className="pb-2">{state}</div>}
      {open === 'history' && (
        <HistorySheet
          page={page}
          sections={draft.sections}
          languages={languages}
          lookups={lookups}
          save={draft.save}
          onClose={close}
        />
      )}
      {open === 'link' && (
        <PreviewLinkDialog page={page} hasDraft={hasDraft} save={draft.save} onClose={close} />
      )}
      {open === 'schedule' && <ScheduleDialog page={page} save={draft.save} onClose={close} />}
      {open === 'discard' && <DiscardDialog page={page} save={draft.save} onClose={close} />}
    </div>
  )
}

function MenuButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-control px-2.5 text-start hover:bg-surface-sunken md:min-h-9"
    >
      {label}
    </button>
  )
}
