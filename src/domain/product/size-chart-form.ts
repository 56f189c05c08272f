// A size chart as its owner types it, and as the table size_charts holds it: measures of the body in centimetres.
import * as v from 'valibot'
import { fold } from '../text/letters'
import { toSlug } from '../text/slug'
import type { Unit } from './size-guide'

const measure = v.union([v.number(), v.tuple([v.number(), v.number()])])
type Measure = v.InferOutput<typeof measure>
const texts = v.optional(v.array(v.string()), [])
/** A text of a chart: as it is, or in each language. */
const text = v.union([v.string(), v.object({ $text: v.record(v.string(), v.string()) })])
const group = v.object({ slug: v.string(), name: text })

export const storedChart = v.object({
  groups: v.optional(v.array(group), []),
  systems: texts,
  columns: v.array(text),
  rows: v.array(v.object({ size: v.string(), others: texts, measures: v.array(measure) })),
})
export type StoredChart = v.InferOutput<typeof storedChart>
type Text = v.InferOutput<typeof text>
type Group = v.InferOutput<typeof group>

type ChartRow = { size: string; others: string[]; measures: string[] }
export type ChartTable = { systems: string[]; columns: string[]; rows: ChartRow[] }
export type ChartForm = {
  name: string
  /** Headings of the size guide, with commas between them. */
  groups: string
  /** In which the measures are typed. */
  unit: Unit
  table: ChartTable
  /** Whose goods it is for: ids. */
  departments: string[]
  collections: string[]
}

/** The limits of the table, which checks them again. */
export const chartBounds = { name: 60, columns: 12, systems: 6, rows: 100, text: 40, groups: 8 } as const

const inLanguage = (value: Text, language: string): string =>
  typeof value === 'string' ? value : (value.$text[language] ?? Object.values(value.$text)[0] ?? '')

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
const typedLength = (cm: number, unit: Unit) => String(unit === 'cm' ? cm : rounded(cm / 2.54, 2))
const typedMeasure = (stored: Measure, unit: Unit): string =>
  typeof stored === 'number'
    ? typedLength(stored, unit)
    : stored.map((length) => typedLength(length, unit)).join('–')

/** What is typed of a measure, such as 88 or 88–91; null for what is none. */
export function readMeasure(typed: string, unit: Unit): Measure | null {
  const read = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:[-–—]\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*)?$/.exec(typed)
  if (!read) return null
  const [from = 0, to] = read.slice(1).flatMap((part) => {
    if (!part) return []
    const length = Number(part.replace(',', '.'))
    return [rounded(unit === 'cm' ? length : length * 2.54, 1)]
  })
  if (from <= 0 || from > 400 || (to !== undefined && (to < from || to > 400))) return null
  return to === undefined || to === from ? from : [from, to]
}

/** The same measures in the other unit; what is none stays as it is typed. */
export const inUnit = (table: ChartTable, from: Unit, to: Unit): ChartTable => ({
  ...table,
  rows: table.rows.map((row) => ({
    ...row,
    measures: row.measures.map((typed) => {
      const read = readMeasure(typed, from)
      return read === null ? typed : typedMeasure(read, to)
    }),
  })),
})

export const newChartTable: ChartTable = {
  systems: [],
  columns: [''],
  rows: [{ size: '', others: [], measures: [''] }],
}

type Naming = {
  /** The shop's first language. */
  language: string
  /** What the software calls a part of the body. */
  nameOf: (column: string) => string
}

/** The form of a chart that the table holds. */
export const tableOf = (
  { systems, columns, rows }: StoredChart,
  { language, nameOf }: Naming,
): ChartTable => ({
  systems,
  columns: columns.map((column) => nameOf(inLanguage(column, language))),
  rows: rows.map(({ size, others, measures }) => ({
    size,
    others: systems.map((_, place) => others[place] ?? ''),
    measures: columns.map((_, place) => {
      const stored = measures[place]
      return stored === undefined ? '' : typedMeasure(stored, 'cm')
    }),
  })),
})

export const groupNames = (groups: readonly Group[], language: string): string =>
  groups.map(({ name }) => inLanguage(name, language)).join(', ')

const namesIn = (groups: string) =>
  groups
    .split(/[,،]/)
    .map((name) => name.trim())
    .filter(Boolean)

export type ChartProblem = 'name' | 'groups' | 'heads' | 'sizes' | 'measures'

/** What is wrong with a form, in its order. */
export function chartProblems({ name, groups, unit, table }: ChartForm): ChartProblem[] {
  const isText = (value: string) => value.trim() !== '' && value.trim().length <= chartBounds.text
  const names = namesIn(groups)
  const sizes = table.rows.map(({ size }) => fold(size.trim()))
  const checks: [ChartProblem, boolean][] = [
    ['name', name.trim() !== '' && name.trim().length <= chartBounds.name],
    ['groups', names.length <= chartBounds.groups && names.every(isText)],
    ['heads', [...table.systems, ...table.columns].every(isText)],
    ['sizes', table.rows.every(({ size }) => isText(size)) && new Set(sizes).size === sizes.length],
    ['measures', table.rows.every((row) => row.measures.every((typed) => readMeasure(typed, unit) !== null))],
  ]
  return checks.flatMap(([problem, isRight]) => (isRight ? [] : [problem]))
}

type Saving = Naming & {
  form: ChartForm
  /** What was there: it keeps its words of other languages. */
  before: StoredChart | null
  /** The headings of all charts: the same name is the same heading. */
  groups: readonly Group[]
  /** The parts of the body that the software has words for. */
  parts: readonly string[]
}

/** What the table holds of a form without problems. */
export function chartOf({ form, before, groups, parts, language, nameOf }: Saving): StoredChart {
  const { table, unit } = form
  const isNamed = (name: string) => (value: Text) => fold(inLanguage(value, language)) === fold(name)
  const slugs = new Set<string>()
  return {
    groups: namesIn(form.groups).flatMap((name) => {
      const known = groups.find((each) => isNamed(name)(each.name))
      const made = known ?? { slug: toSlug(name, 40) || 'sizes', name: { $text: { [language]: name } } }
      if (slugs.has(made.slug)) return []
      slugs.add(made.slug)
      return [made]
    }),
    systems: table.systems.map((name) => name.trim()),
    columns: table.columns.map((typed) => {
      const name = typed.trim()
      const part = parts.find((each) => fold(nameOf(each)) === fold(name))
      return part ?? before?.columns.find(isNamed(name)) ?? name
    }),
    rows: table.rows.map((row) => ({
      size: row.size.trim(),
      others: row.others.map((other) => other.trim()),
      measures: row.measures.map((typed) => readMeasure(typed, unit) ?? 0),
    })),
  }
}
