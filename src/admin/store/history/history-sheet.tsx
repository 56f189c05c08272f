import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storeHistory as words } from '@/content/admin/store/history'
import { useRestoreVersion } from '@/data/pages/admin-page-mutations'
import { type EditedPage, type PageVersion, versionSectionsQuery } from '@/data/pages/admin-page-queries'
import { AppError } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import type { Lookups } from '@/domain/store/content'
import type { DraftSection } from '@/domain/store/draft-section'
import { Button } from '@/ui/button'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { ErrorNote } from '../../shared/page/state-note'
import { pageName } from '../page-name'
import { ChangesList } from './changes-list'

type HistorySheetProps = {
  page: EditedPage
  /** What the editor shows now. */
  sections: readonly DraftSection[]
  languages: readonly string[]
  lookups: Lookups | null
  /** Saves what is typed, if anything is; resolves to the time of the draft, null where there is none. */
  save: () => Promise<string | null>
  onClose: () => void
}

/** The versions of a page, with who and when; one of them compared in words with what the editor shows, and brought back. */
export function HistorySheet({ page, sections, languages, lookups, save, onClose }: HistorySheetProps) {
  const [chosen, setChosen] = useState(page.versions[0]?.id ?? null)
  const version = page.versions.find(({ id }) => id === chosen)
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(pageName(page))}
      closeLabel={words.close}
      side="wide"
    >
      <div className="grid gap-4 p-5 text-14 md:grid-cols-[13rem_1fr]">
        <div>
          <ul aria-label={words.versions}>
            {page.versions.map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  aria-pressed={each.id === chosen}
                  onClick={() => setChosen(each.id)}
                  className="flex min-h-13 w-full gap-2.5 rounded-control px-2.5 py-2 text-start leading-snug hover:bg-surface-sunken aria-pressed:bg-accent-soft"
                >
                  <span
                    aria-hidden="true"
                    className={`mt-1.5 size-2 shrink-0 rounded-full ${each.state === 'published' ? 'bg-success' : 'border border-line-strong'}`}
                  />
                  <span className="min-w-0">
                    <b className="block font-semibold">{words.states[each.state]}</b>
                    <span className="block truncate text-12 text-muted">
                      {each.author ?? (each.isSample ? words.sample : words.someone)}
                    </span>
                    <span className="block text-12 text-muted">
                      {words.when(each.publishedAt ?? each.publishAt ?? each.savedAt, serverNow())}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className="pt-2 text-12 text-muted">{page.versions.length === 0 ? words.none : words.kept}</p>
        </div>
        {version && (
          <VersionDetail
            key={version.id}
            version={version}
            sections={sections}
            languages={languages}
            lookups={lookups}
            save={save}
            onRestored={onClose}
          />
        )}
      </div>
    </Sheet>
  )
}

type VersionDetailProps = Omit<HistorySheetProps, 'page' | 'onClose'> & {
  version: PageVersion
  onRestored: () => void
}

function VersionDetail({ version, sections, languages, lookups, save, onRestored }: VersionDetailProps) {
  const past = useQuery({ ...versionSectionsQuery(version.id), enabled: version.sections === null })
  const restore = useRestoreVersion()
  const its = version.sections ?? past.data
  const bringBack = async () => {
    const seen = await save()
    restore.mutate(
      { version: version.id, seen },
      {
        onSuccess: () => {
          showToast({ title: words.restored, tone: 'success' })
          onRestored()
        },
      },
    )
  }
  if (past.isLoadingError)
    return <ErrorNote title={words.error} error={past.error} retry={() => void past.refetch()} />
  if (!its) return <Skeleton className="h-60" />
  const isChanged = restore.error instanceof AppError && restore.error.code === 'DRAFT_CHANGED'
  return (
    <section aria-labelledby="version-compared">
      <h3 id="version-compared" className="pb-2 font-text text-14 font-semibold tracking-normal">
        {words.compared}
      </h3>
      <ChangesList before={its} after={sections} languages={languages} lookups={lookups} />
      {version.state !== 'draft' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-4">
          <Button
            look="quiet"
            size="small"
            aria-disabled={restore.isPending}
            onClick={() => !restore.isPending && void bringBack()}
          >
            {restore.isPending ? words.restoring : words.restore}
          </Button>
          <span className="text-12 text-muted">{words.restoreHint}</span>
        </div>
      )}
      <p role="alert" className="pt-2 font-medium text-danger-text empty:hidden">
        {restore.isError && (isChanged ? words.changed : words.failed)}
      </p>
    </section>
  )
}
