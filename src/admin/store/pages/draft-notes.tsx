import { Globe, Undo2 } from 'lucide-react'
import { storeEditor as words } from '@/content/admin/store/editor'
import { AppError } from '@/data/supabase/errors'
import { Button } from '@/ui/button'
import type { PageDraft } from './use-page-draft'

const bar = 'mx-4 mt-2 flex flex-wrap items-center gap-x-3 rounded-surface px-4 py-2'

/** What happened to the owner's words: they came back from this browser, or could not be sent yet. */
export function DraftNotes({ draft }: { draft: PageDraft }) {
  const { keptAt, dropKept, failure, isRefused } = draft
  return (
    <>
      {keptAt !== null && (
        <p className={`${bar} bg-inverse text-inverse-on`}>
          <Undo2 size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-highlight" />
          <span role="status" className="flex-1">
            <b className="block font-semibold">{words.kept.title(keptAt)}</b>
            <span className="text-inverse-muted">{words.kept.text}</span>
          </span>
          <button
            type="button"
            onClick={dropKept}
            className="min-h-11 rounded-control px-3 font-medium outline-inverse-on hover:bg-inverse-line md:min-h-9"
          >
            {words.kept.discard}
          </button>
        </p>
      )}
      {failure && (
        <p
          className={`${bar} ${isRefused ? 'bg-danger-soft text-danger-text' : 'bg-inverse text-inverse-on'}`}
        >
          <Globe size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
          <span role="status" className="flex-1">
            {failureWords(failure, isRefused)}
          </span>
          <Button look="light" size="small" onClick={() => void draft.save()}>
            {words.preview.retry}
          </Button>
        </p>
      )}
    </>
  )
}

function failureWords(failure: Error, isRefused: boolean): string {
  if (isRefused) return words.state.refused
  return failure instanceof AppError && failure.kind === 'offline' ? words.state.offline : words.state.unsaved
}
