import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { languageName } from '@/content/admin/store/languages'
import { storeRooms } from '@/content/admin/store/rooms'
import { adminTranslations as words } from '@/content/admin/store/translations'
import { type TranslationCounts, translationCountsQuery } from '@/data/translations/admin-translations'
import { type KindWithin, kindsWithin, translatedKinds } from '@/domain/translations/translation'
import { SelectField } from '@/ui/field'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { SearchBox } from '../../shared/list/search-box'
import { SegmentedLinks } from '../../shared/list/segmented-links'
import { useListParams } from '../../shared/list/use-list-params'
import { PageHeader } from '../../shared/page/page-header'
import { LoadingError, StateNote } from '../../shared/page/state-note'
import { ExportTranslations } from './export-translations'
import { ImportTranslations } from './import-translations'
import { TranslationList } from './translation-list'
import { WordsWithin } from './words-within'

type Language = TranslationCounts['languages'][number]

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
