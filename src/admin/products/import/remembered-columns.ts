import * as v from 'valibot'
import { createPersistedStore } from '@/data/browser/persisted-store'
import { headKey, type ImportField, importFields, type Mapping } from '@/domain/imports/import-fields'

/** So many heads are remembered, the latest. */
const most = 400

const schema = v.record(v.string(), v.nullable(v.picklist(importFields)))
type Remembered = Readonly<Record<string, ImportField | null>>

/** What the owner said a column is, by its head. */
const store = createPersistedStore<Remembered>({
  key: 'import-columns',
  initial: {},
  parse: (stored) => v.parse(schema, JSON.parse(stored)),
})

/** A guessed mapping with what the owner said of such columns before; each field once. */
export function withRemembered(head: readonly string[], guessed: Mapping): Mapping {
  const known = store.read()
  const told = head.map((each) => (Object.hasOwn(known, headKey(each)) ? known[headKey(each)] : undefined))
  const taken = new Set(told.filter((field) => field !== undefined && field !== null))
  return guessed.map((field, column) => {
    const own = told[column]
    if (own !== undefined) return told.indexOf(own) === column || own === null ? own : null
    return field !== null && taken.has(field) ? null : field
  })
}

export function rememberColumn(head: string, field: ImportField | null) {
  store.change((known) => {
    const { [headKey(head)]: _, ...others } = known
    return Object.fromEntries([...Object.entries(others).slice(1 - most), [headKey(head), field] as const])
  })
}
