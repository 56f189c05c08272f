import type { CsvCell } from '../values/csv'
import { readCsv, unguarded } from '../values/read-csv'
import type { TextPlace, TranslationChange } from './translation'

/** What a file may hold; the database takes as much at once in each language. */
export const translationFileLimits = { bytes: 5 * 1024 * 1024, texts: 60_000 } as const

const places = ['kind', 'id', 'field', 'text'] as const

/** A text with its translations by language. */
export type TranslatedText = TextPlace & { text: string; translations: Readonly<Record<string, string>> }

/** The rows of a file, with their heads: kind, id, field, text, and a column for each language. */
export const translationRows = (
  texts: readonly TranslatedText[],
  languages: readonly string[],
): CsvCell[][] => [
  [...places, ...languages],
  ...texts.map(({ kind, id, field, text, translations }) => [
    ...[kind, id, field, text],
    ...languages.map((code) => translations[code] ?? ''),
  ]),
]

type FileChange = TranslationChange & {
  /** The number of its row in the file, as a spreadsheet counts them. */
  row: number
}
export type TranslationFile = { changes: FileChange[] } | { problem: 'columns' | 'empty' | 'many' }

/** What a file says in each of these languages. A cell that is empty says nothing. */
export function readTranslationFile(text: string, languages: readonly string[]): TranslationFile {
  const { rows, numbers } = readCsv(text, translationFileLimits.texts + 2)
  const [head = [], ...body] = rows
  const heads = head.map((cell) => cell.trim().toLowerCase())
  const [kind = -1, id = -1, field = -1, original = -1] = places.map((name) => heads.indexOf(name))
  const columns = languages.flatMap((code) => {
    const column = heads.indexOf(code)
    return column < 0 ? [] : [{ code, column }]
  })
  if (Math.min(kind, id, field) < 0 || columns.length === 0) return { problem: 'columns' }
  if (body.length === 0) return { problem: 'empty' }
  if (body.length > translationFileLimits.texts) return { problem: 'many' }
  const cellOf = (row: readonly string[], column: number) => unguarded(row[column] ?? '')
  return {
    changes: columns.flatMap(({ code, column }) =>
      body.flatMap((row, place) =>
        cellOf(row, column).trim() === ''
          ? []
          : {
              language: code,
              kind: cellOf(row, kind).trim(),
              id: cellOf(row, id).trim(),
              field: cellOf(row, field).trim(),
              ...(original >= 0 && { text: cellOf(row, original) }),
              after: cellOf(row, column),
              row: numbers[place + 1] ?? 0,
            },
      ),
    ),
  }
}
