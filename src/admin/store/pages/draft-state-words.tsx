import { storeEditor } from '@/content/admin/store/editor'
import { comma } from '@/content/shared/lists'
import type { EditedPage } from '@/data/pages/admin-page-queries'
import { Badge } from '@/ui/badge'
import type { PageDraft } from './use-page-draft'

const words = storeEditor.state

type DraftStateProps = { page: EditedPage; draft: PageDraft; changes: number; now: number }

/** Draft, three changes, saved at 10:42; or what is public, and since when. */
export function DraftState({ page, draft, changes, now }: DraftStateProps) {
  const stateOf = (wanted: string) => page.versions.find(({ state }) => state === wanted)
  const [own, scheduled, published] = [stateOf('draft'), stateOf('scheduled'), stateOf('published')]
  const isDraft = own !== undefined || draft.isDirty
  const saved = draft.isSaving
    ? words.saving
    : draft.isDirty
      ? words.waiting
      : own && words.saved(own.savedAt)
  const parts = isDraft
    ? [words.changes(changes), saved]
    : [published?.publishedAt ? words.published(published.publishedAt, now) : '']
  if (scheduled?.publishAt) parts.push(words.goesLive(scheduled.publishAt, now))
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 leading-tight">
      <Badge variant={isDraft ? 'default' : published ? 'success' : 'secondary'}>
        {stateWords(isDraft, scheduled, published)}
      </Badge>
      <span className="text-muted">{parts.filter(Boolean).join(comma)}</span>
    </p>
  )
}

function stateWords(isDraft: boolean, scheduled: unknown, published: unknown): string {
  if (isDraft) return words.draft
  if (scheduled) return words.scheduled
  return published ? words.live : words.standard
}
