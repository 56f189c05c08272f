import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { languageName } from '@/content/admin/store/languages'
import { menuName } from '@/content/admin/store/pages'
import { storeRooms } from '@/content/admin/store/rooms'
import { adminTranslations as words } from '@/content/admin/store/translations'
import {
  type TranslationCounts,
  translationCountsQuery,
  translationsPerPage,
  translationsQuery,
  useSaveTranslations,
} from '@/data/translations/admin-translations'
import { kindsWithin, type TranslatedKind, translatedKinds } from '@/domain/text/translation'
import { SelectField } from '@/ui/field'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { ActionBar } from '../../shared/form/action-bar'
import { useSaveShortcut } from '../../shared/form/use-save-shortcut'
import { Pager } from '../../shared/list/pager'
import { SearchBox } from '../../shared/list/search-box'
import { SegmentedLinks } from '../../shared/list/segmented-links'
import { useListParams } from '../../shared/list/use-list-params'
import { PageHeader } from '../../shared/page/page-header'
import { LoadingError, StaleNote, StateNote } from '../../shared/page/state-note'
import { pageName } from '../page-name'
import { ExportTranslations } from './export-translations'
import { ImportTranslations } from './import-translations'
import { TranslationRow } from './translation-row'
import { type TypedTranslations, useTypedTranslations } from './use-typed-translations'

type Language = TranslationCounts['languages'][number]
type KindWithin = (typeof kindsWithin)[number]

const missingIn = ({ kinds, within }: Language) =>
  [...kinds, ...within].reduce((sum, { missing }) => sum + missing, 0)
const kindsOf = ({ kinds, within }: Language) => [
  ...translatedKinds.map((kind) => ({
    kind,
    name: words.kinds[kind],
    missing: kinds.find((each) => each.kind === kind)?.missing ?? 0,
  })),
  ...kindsWithin.map((kind) => ({
    kind,
    name: words.within[kind],
    missing: within.reduce((sum, each) => sum + (each.kind === kind ? each.missing : 0), 0),
  })),
]

/** The shop's own texts beside their translations: what is missing in each language, and where it is written. */
export function TranslationsPage() {
  usePageHead({ title: admin.title(storeRooms.translations), hidden: true })
  const counts = useQuery(translationCountsQuery())
  const { params, hrefOf, query, search } = useListParams()
  const navigate = useNavigate()
  const languages = counts.data?.languages ?? []
  const language = languages.find(({ code }) => code === params.get('language')) ?? languages[0]
  const kinds = language ? kindsOf(language) : []
  const kind = kinds.find((each) => each.kind === params.get('kind'))?.kind ?? 'product'
  const isMissing = params.get('missing') === '1'
  const id = params.get('id')
  return (
    <div className="md:flex md:h-dvh md:flex-col">
      <div className="border-b border-line bg-surface pb-2 max-md:sticky max-md:top-0 max-md:z-10">
        <div className="px-4 md:px-5 md:pt-4">
          <PageHeader title={storeRooms.translations}>
            {language && (
              <>
                <ExportTranslations languages={languages.map(({ code }) => code)} />
                <ImportTranslations languages={languages.map(({ code }) => code)} />
              </>
            )}
          </PageHeader>
          {language && (
            <div className="flex flex-wrap items-end gap-2 pb-1 md:pt-3">
              <SegmentedLinks
                label={words.language}
                chosen={language.code}
                choices={languages.map((each) => ({
                  value: each.code,
                  label: languageName(each.code),
                  count: missingIn(each),
                  to: hrefOf({ language: each.code }),
                }))}
              />
              <SelectField
                dense
                label={words.kind}
                className="max-md:w-full"
                value={kind}
                onChange={({ target }) => void navigate(hrefOf({ kind: target.value, id: null }))}
              >
                {kinds.map((each) => (
                  <option key={each.kind} value={each.kind}>
                    {words.ofKind(each.name, each.missing)}
                  </option>
                ))}
              </SelectField>
              <SegmentedLinks
                label={words.onlyMissing}
                chosen={id === null ? (isMissing ? 1 : 0) : 2}
                choices={[
                  { value: 0, label: words.showAll, to: hrefOf({ missing: null, id: null }) },
                  { value: 1, label: words.onlyMissing, to: hrefOf({ missing: 1, id: null }) },
                ]}
              />
              <SearchBox label={words.search} value={query} onSearch={search} />
            </div>
          )}
        </div>
      </div>
      <LoadingError title={words.error} query={counts} />
      {counts.isPending && <Skeleton className="m-4 h-160" />}
      {counts.data?.languages.length === 0 && (
        <StateNote {...words.single} link={{ to: adminPaths.settings, label: words.single.link }} />
      )}
      {language &&
        counts.data &&
        (isWithin(kind) ? (
          <WordsWithin entries={language.within.filter((each) => each.kind === kind)} />
        ) : (
          <TranslationList
            from={counts.data.text_language}
            to={language.code}
            {...{ kind, isMissing, id, search: query }}
          />
        ))}
    </div>
  )
}

const isWithin = (kind: string): kind is KindWithin => kindsWithin.some((each) => each === kind)

type TranslationListProps = {
  from: string
  to: string
  kind: TranslatedKind
  isMissing: boolean
  id: string | null
  search: string
}

function TranslationList({ from, to, kind, isMissing, id, search }: TranslationListProps) {
  const { page, pageHref } = useListParams()
  const filter = { language: to, kind, search, missing: isMissing, id }
  const list = useQuery(translationsQuery(filter, page))
  const typed = useTypedTranslations()
  const element = useRef<HTMLFormElement>(null)
  useSaveShortcut(element)
  const save = useSaveTyped(typed)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.run()
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={onSubmit}
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
        className={`md:min-h-0 md:flex-1 md:overflow-auto ${list.isPlaceholderData ? 'opacity-60' : ''}`}
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
    </form>
  )
}

/** Saves all that is typed, of whichever language and kind. */
function useSaveTyped(typed: TypedTranslations) {
  const save = useSaveTranslations()
  const run = () => {
    const sent = typed.typed
    if (save.isPending || sent.length === 0) return
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

const nameOf: Readonly<Record<KindWithin, (id: string, name: string) => { name: string; to: string }>> = {
  sections: (slug, title) => ({
    name: pageName({ slug, kind: slug === 'home' ? 'home' : 'page', title: title || null }),
    to: adminPaths.storePage(slug),
  }),
  menu: (slug) => ({ name: menuName(slug), to: `${adminPaths.storeMenus}/${slug}` }),
  chart: (id, name) => ({ name, to: adminPaths.sizeChart(id) }),
}

/** What holds words within it, each with the way to its editor. */
function WordsWithin({ entries }: { entries: Language['within'] }) {
  return (
    <section aria-label={words.list} className="bg-surface-raised md:min-h-0 md:flex-1 md:overflow-auto">
      <p className="px-4 py-3 text-14 text-muted md:px-5">{words.withinHint}</p>
      {entries.length === 0 && <StateNote {...words.none} />}
      <ul>
        {entries.map(({ kind, id, name, total, missing }) => {
          const { name: title, to } = nameOf[kind](id, name)
          return (
            <li
              key={id}
              className="relative flex min-h-12 items-center gap-3 border-t border-line px-4 py-2 hover:bg-surface md:px-5"
            >
              <Link to={to} className="min-w-0 flex-1 font-semibold after:absolute after:inset-0">
                <bdi>{title}</bdi>
              </Link>
              <span className="text-14 text-muted">
                {missing === 0 ? words.complete : words.missing(missing, total)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
