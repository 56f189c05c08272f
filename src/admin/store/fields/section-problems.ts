import * as v from 'valibot'
import { screenPaths } from '@/config/screen-paths'
import { storeFields } from '@/content/admin/store/fields'
import { languageName } from '@/content/admin/store/languages'
import { type Lookups, resolveContent } from '@/domain/store/content'
import { mediaOf } from '../../shared/media/media-value'
import type { FormField } from './form-field'
import { choiceOf, linkOf } from './stored-value'

const words = storeFields.problems

type Judged = {
  schema: v.GenericSchema
  fields: readonly FormField[]
  values: Readonly<Record<string, unknown>>
  /** The language whose words are shown first, then the shop's others. */
  languages: readonly string[]
  /** Null until it is known what ids mean. */
  lookups: Lookups | null
}

/** What is wrong with a section's values, in words, by the field's path: what shoppers would see is judged in each language. */
export function problemsOf({ schema, fields, values, languages, lookups }: Judged): Map<string, string> {
  const problems = new Map<string, string>()
  for (const language of languages) {
    const using = { targets: {}, media: {}, ...lookups, language, fallback: language, screens: screenPaths }
    const resolved = Object(resolveContent(values, using))
    // The page brings the products of a row.
    const { issues = [] } = v.safeParse(schema, {
      ...resolved,
      ...('products' in resolved && { products: [] }),
    })
    for (const issue of issues) {
      const path = v.getDotPath(issue) ?? ''
      if (!problems.has(path)) problems.set(path, wordsOf(issue, language, language === languages[0]))
    }
  }
  if (lookups)
    for (const path of goneIn(fields, values, lookups, ''))
      if (!problems.has(path)) problems.set(path, words.gone)
  return problems
}

function wordsOf(issue: v.BaseIssue<unknown>, language: string, isShown: boolean): string {
  const bound = Number(issue.requirement)
  switch (issue.type) {
    case 'max_length':
      if (typeof issue.input !== 'string') return words.many(bound)
      return isShown ? words.long(bound) : words.longIn(bound, languageName(language))
    case 'min_value':
      return words.least(bound)
    case 'max_value':
      return words.most(bound)
    case 'number':
    case 'integer':
      return words.whole
    default:
      return words.wrong
  }
}

/** The paths of pictures, links and choices that were made and lead to nothing any more. */
function goneIn(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
  lookups: Lookups,
  before: string,
): string[] {
  return fields.flatMap((field) => {
    const value = values[field.name]
    const path = before + field.name
    if (field.field === 'list')
      return Array.isArray(value)
        ? value.flatMap((entry: unknown, place) =>
            goneIn(field.entries, Object(entry), lookups, `${path}.${place}.`),
          )
        : []
    const target = field.field === 'row' ? choiceOf(value) : linkOf(value)?.id
    const picture = mediaOf(value)
    const isGone = (target && !lookups.targets[target]) || (picture && !lookups.media[picture])
    return isGone ? [path] : []
  })
}
