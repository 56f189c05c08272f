import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  kindsWithin,
  type TranslatedKind,
  type TranslationChange,
  type TranslationProblem,
  translatedKinds,
} from '@/domain/translations/translation'
import type { TranslatedText } from '@/domain/translations/translation-csv'
import { auditKeys } from '../audit/audit-keys'
import { collectionKeys } from '../collections/collection-keys'
import { pageKeys } from '../pages/page-keys'
import { productKeys } from '../products/product-keys'
import { settingsKeys } from '../settings/settings-keys'
import { translationKeys } from '../settings/translation-keys'
import { toJson } from '../supabase/json'
import { rpc } from '../supabase/rpc'
import { useRefresh } from '../supabase/use-refresh'

const counts = v.object({
  /** The language in which the shop's texts are written. */
  text_language: v.string(),
  /** Those in which the shop says anything of its own. */
  written: v.array(v.string()),
  /** The others, into which they are translated. */
  languages: v.array(
    v.object({
      code: v.string(),
      kinds: v.array(v.object({ kind: v.picklist(translatedKinds), total: v.number(), missing: v.number() })),
      within: v.array(
        v.object({
          kind: v.picklist(kindsWithin),
          id: v.string(),
          name: v.string(),
          total: v.number(),
          missing: v.number(),
        }),
      ),
    }),
  ),
})
export type TranslationCounts = v.InferOutput<typeof counts>

export const translationCountsQuery = () =>
  queryOptions({
    queryKey: translationKeys.counts(),
    queryFn: ({ signal }) => rpc('translation_counts', {}, counts, { get: true, signal }),
  })

const page = v.object({
  total: v.number(),
  rows: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      texts: v.array(
        v.object({
          field: v.string(),
          most: v.number(),
          is_line: v.boolean(),
          text: v.string(),
          /** '' where there is none. */
          translation: v.string(),
        }),
      ),
    }),
  ),
})
type TranslationPage = v.InferOutput<typeof page>
export type TranslatedRow = TranslationPage['rows'][number]

export type TranslationFilter = {
  language: string
  kind: TranslatedKind
  search: string
  missing: boolean
  /** One row alone. */
  id: string | null
}
export const translationsPerPage = 25
/** Rows fetched per request of an export. */
const perExport = 5000

const fetchTranslations = (
  { language, kind, search, missing, id }: TranslationFilter,
  at: number,
  size: number,
  signal?: AbortSignal,
) =>
  rpc(
    'list_translations',
    {
      p_language: language,
      p_kind: kind,
      ...(search && { p_query: search }),
      ...(missing && { p_missing: true }),
      ...(id !== null && { p_id: id }),
      p_page: at,
      p_size: size,
    },
    page,
    { get: true, signal },
  )

export const translationsQuery = (filter: TranslationFilter, at: number) =>
  queryOptions({
    queryKey: translationKeys.list(filter, at),
    queryFn: ({ signal }) => fetchTranslations(filter, at, translationsPerPage, signal),
    placeholderData: keepPreviousData,
  })

/** Every text of the shop with its translations, for a file. */
export async function everyTranslation(languages: readonly string[]): Promise<TranslatedText[]> {
  const texts: TranslatedText[] = []
  for (const kind of translatedKinds)
    for (let at = 1; ; at += 1) {
      const parts = await Promise.all(
        languages.map(async (language) => {
          const filter = { language, kind, search: '', missing: false, id: null }
          return { language, rows: (await fetchTranslations(filter, at, perExport)).rows }
        }),
      )
      const translated = new Map(
        parts.flatMap(({ language, rows }) =>
          rows.flatMap(({ id, texts: own }) =>
            own.map(({ field, translation }) => [`${language} ${field} ${id}`, translation] as const),
          ),
        ),
      )
      const rows = parts[0]?.rows ?? []
      for (const { id, texts: own } of rows)
        for (const { field, text } of own) {
          const translations = languages.map((code) => [code, translated.get(`${code} ${field} ${id}`) ?? ''])
          texts.push({ kind, id, field, text, translations: Object.fromEntries(translations) })
        }
      if (rows.length < perExport) break
    }
  return texts
}

const outcome = v.object({
  problems: v.array(
    v.object({
      at: v.number(),
      problem: v.picklist(['unknown', 'twice', 'text', 'changed', 'long', 'line', 'details']),
      now: v.optional(v.string()),
    }),
  ),
  changed: v.number(),
  unchanged: v.number(),
})
type SaveOutcome = { problems: TranslationProblem[]; changed: number; unchanged: number }

type Save = { changes: readonly TranslationChange[]; isTrial?: boolean }

/** How many the database takes at once. */
const mostAtOnce = 20_000

/**
 * Writes translations, all or, where one has a problem, none of those that are sent at once: of a long file, the parts before
 * it are written. `isTrial` only looks. @throws AppError
 */
export async function saveTranslations({ changes, isTrial = false }: Save): Promise<SaveOutcome> {
  const all: SaveOutcome = { problems: [], changed: 0, unchanged: 0 }
  for (let begin = 0; begin < changes.length; begin += mostAtOnce) {
    const part = changes.slice(begin, begin + mostAtOnce)
    const { problems, changed, unchanged } = await rpc(
      'save_translations',
      { p_changes: toJson(part), p_is_trial: isTrial },
      outcome,
    )
    all.problems.push(...problems.map((problem) => ({ ...problem, at: problem.at + begin })))
    all.changed += changed
    all.unchanged += unchanged
    if (problems.length > 0 && !isTrial) break
  }
  return all
}

/** Texts stand anywhere in the shop and the admin. */
export function useSaveTranslations() {
  return useMutation({
    mutationFn: saveTranslations,
    onSettled: useRefresh(
      translationKeys.all,
      auditKeys.all,
      productKeys.all,
      collectionKeys.all,
      pageKeys.all,
      settingsKeys.all,
    ),
  })
}
