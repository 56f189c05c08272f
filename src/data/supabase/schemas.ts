import * as v from 'valibot'
import { toMinor } from '../../domain/money/money.ts'

// What the back ends write differently, settled once: the embedded one writes timestamps with a blank, and numerics of
// embedded rows as text.

/** The answer of a function that returns nothing. */
export const nothing = v.null()

/** A timestamp, as milliseconds. */
export const timestamp = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'))),
  v.number(),
)

/** A number, which may come as text. */
export const numeric = v.pipe(
  v.custom<number | string>(
    (value) => /^(number|string)$/.test(typeof value) && value !== '' && Number.isFinite(Number(value)),
  ),
  v.transform((value) => Number(value)),
)

/** An amount of money, as minor units. */
export const money = v.pipe(
  numeric,
  v.check((value) => Math.abs(value) < 1e12),
  v.transform((value) => toMinor(value)),
)

export const textOrNull = v.nullable(v.string())

/** A text; null becomes an empty one. */
export const textOrEmpty = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text ?? ''),
)

/** A value that the database has under another name than `rowOf` expects. */
export const column = <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
  v.pipe(schema, v.metadata({ column: name }))

/** An object of the app whose values are columns of the same row. */
export const part = <Schema extends v.GenericSchema>(schema: Schema) => column('', schema)

const columnOf = (field: string, schema: v.GenericSchema) =>
  String(v.getMetadata(schema).column ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

/**
 * An object of the database by the app's names: `createdAt` is read from `created_at`. Only the listed names are changed, and a
 * wrong value is reported by the database's name.
 */
export function rowOf<Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries)
  const columns = new Map(Object.entries(entries).map(([field, entry]) => [field, columnOf(field, entry)]))
  return v.pipe(
    v.looseObject({}),
    v.rawTransform(({ dataset: { value: row }, addIssue, NEVER }) => {
      const named = [...columns].flatMap(([field, name]) =>
        name === '' ? [[field, row]] : name in row ? [[field, row[name]]] : [],
      )
      const read = v.safeParse(schema, Object.fromEntries(named), { abortEarly: true })
      if (read.success) return read.output
      const [{ message, path: [wrong, ...rest] = [] }] = read.issues
      const field = String(wrong?.key)
      const key = columns.get(field) || field
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: row, key, value: row[key] }, ...rest],
      })
      return NEVER
    }),
  )
}
