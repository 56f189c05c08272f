import { useQuery } from '@tanstack/react-query'
import { adminTranslations as words } from '@/content/admin/store/translations'
import {
  translationsPerPage,
  translationsQuery,
  useSaveTranslations,
} from '@/data/translations/admin-translations'
import type { TranslatedKind } from '@/domain/translations/translation'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { ActionBar } from '../../shared/form/action-bar'
import { FormFrame } from '../../shared/form/form-frame'
import { Pager } from '../../shared/list/pager'
import { useListParams } from '../../shared/list/use-list-params'
import { LoadingError, StaleNote, StateNote } from '../../shared/page/state-note'
import { TranslationRow } from './translation-row'
import { type TypedTranslations, useTypedTranslations } from './use-typed-translations'

type TranslationListProps = {
  from: string
  to: string
  kind: TranslatedKind
  isMissing: boolean
  id: string | null
  search: string
}

/** The rows of one kind, a page at a time, with what is typed into them. */
export function TranslationList({ from, to, kind, isMissing, id, search }: TranslationListProps) {
  const { page, pageHref } = useListParams()
  const filter = { language: to, kind, search, missing: isMissing, id }
  const list = useQuery(translationsQuery(filter, page))
  const typed = useTypedTranslations()
  const save = useSaveTyped(typed)
  return (
    <FormFrame
      isBusy={save.isPending}
      onSubmit={save.run}
      className="relative bg-surface-raised max-md:pb-20 md:flex md:min-h-0 md:flex-1 md:flex-col"
    >
      <p role="status" className="sr-only">
        {search !== '' && list.data && !list.isPlaceholderData && words.found(list.data.total)}
      </p>
      <section
        aria-label={words.list}
        aria-busy={list.isFetching}
        // It scrolls by the keyboard, too, where nothing in it takes the focus.
        tabIndex={-1}
        className={`relative md:min-h-0 md:flex-1 md:overflow-auto ${list.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        <StaleNote query={list} />
        {list.isPending && <Skeleton className="m-4 h-160" />}
        <LoadingError title={words.error} query={list} />
        {list.data?.total === 0 && <NoRows search={search} isMissing={isMissing} />}
        <ul>
          {list.data?.rows.map((row) => (
            <TranslationRow key={`${to} ${kind} ${row.id}`} {...{ row, kind, from, to, typed }} />
          ))}
        </ul>
      </section>
      {list.data && list.data.total > 0 && (
        <footer className="flex min-h-11 items-center border-t border-line bg-surface px-4 md:min-h-10 md:px-5">
          <Pager page={page} perPage={translationsPerPage} total={list.data.total} hrefOf={pageHref} />
        </footer>
      )}
      {typed.typed.length > 0 && (
        <ActionBar
          text={words.changes(typed.typed.length)}
          discard={{ label: words.discard, run: typed.discard }}
          submit={save.isPending ? words.saving : words.save}
          isBusy={save.isPending}
        />
      )}
    </FormFrame>
  )
}

/** Saves all that is typed, of whichever language and kind. */
function useSaveTyped(typed: TypedTranslations) {
  const save = useSaveTranslations()
  const run = () => {
    const sent = typed.typed
    if (sent.length === 0) return
    save.mutate(
      { changes: sent },
      {
        onSuccess: ({ problems }) => {
          if (problems.length > 0) {
            typed.refused(sent, problems)
            showToast({ title: words.decide, tone: 'error' })
          } else {
            typed.saved(sent)
            showToast({ title: words.saved(sent.length), tone: 'success' })
          }
        },
        onError: () => showToast({ title: words.failed, tone: 'error' }),
      },
    )
  }
  return { run, isPending: save.isPending }
}

function NoRows({ search, isMissing }: { search: string; isMissing: boolean }) {
  if (search !== '') return <StateNote title={words.noneFound.title(search)} text={words.noneFound.text} />
  return <StateNote {...(isMissing ? words.done : words.none)} />
}
