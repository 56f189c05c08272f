import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { bodyParts, measureName } from '@/content/product/size-guide'
import {
  type ChartForm,
  chartOf,
  chartProblems,
  groupNames,
  inUnit,
  newChartTable,
  readMeasure,
  type StoredChart,
  storedChart,
  tableOf,
} from '@/domain/product/size-chart-form'
import { holds } from '../support/properties'

const naming = { language: 'en', nameOf: measureName }
const formOf = (chart: StoredChart): ChartForm => ({
  ...{ name: 'Tops', groups: groupNames(chart.groups, 'en'), unit: 'cm' },
  ...{ table: tableOf(chart, naming), departments: [], collections: [] },
})
const saved = (form: ChartForm, before: StoredChart | null = null) =>
  chartOf({ ...naming, form, before, groups: before?.groups ?? [], parts: bodyParts })

const length = fc.integer({ min: 1, max: 3999 }).map((tenths) => tenths / 10)
const measure = fc.oneof(
  length,
  fc
    .tuple(length, length)
    .map(([a, b]): number | [number, number] => (a === b ? a : a < b ? [a, b] : [b, a])),
)
const charts = fc.integer({ min: 1, max: 4 }).chain((columns) =>
  fc.record({
    groups: fc.constantFrom<StoredChart['groups']>(
      [],
      [{ slug: 'women', name: { $text: { en: 'Women', fr: 'Femmes' } } }],
      [
        { slug: 'ladies', name: 'Women' },
        { slug: 'men', name: { $text: { en: 'Men' } } },
      ],
    ),
    systems: fc.constantFrom<string[]>([], ['EU'], ['EU', 'UK, US']),
    columns: fc.array(
      fc.constantFrom<StoredChart['columns'][number]>('bust', 'foot', 'Wrist', {
        $text: { en: 'Head', fr: 'Tête' },
      }),
      { minLength: columns, maxLength: columns },
    ),
    rows: fc.array(fc.record({ measures: fc.array(measure, { minLength: columns, maxLength: columns }) }), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
)

describe('a size chart in its form', () => {
  it('any chart is saved as it was, with its words of other languages', () => {
    holds(
      fc.property(charts, ({ rows, ...head }) => {
        const chart: StoredChart = {
          ...head,
          rows: rows.map((row, place) => ({
            ...row,
            size: `S${place}`,
            others: head.systems.map(() => '38'),
          })),
        }
        const form = formOf(chart)
        expect(chartProblems(form)).toEqual([])
        expect(saved(form, chart)).toEqual(chart)
        expect(v.is(storedChart, chart)).toBe(true)
      }),
    )
  })

  it('measures in inches are the same centimetres, there and back', () => {
    holds(
      fc.property(measure, (cm) => {
        const table = {
          ...newChartTable,
          rows: [{ size: 'M', others: [], measures: [[cm].flat().join('–')] }],
        }
        const typed = inUnit(table, 'cm', 'in').rows[0]?.measures[0] ?? ''
        const [from = 0, to] = [cm].flat()
        expect(readMeasure(typed, 'in')).toEqual(to === undefined || to === from ? from : [from, to])
      }),
    )
    expect(readMeasure('34.5', 'in')).toBe(87.6)
  })

  it.each([
    ['88', 88],
    [' 88,5 ', 88.5],
    ['88-91', [88, 91]],
    ['88 – 91', [88, 91]],
    ['88–88', 88],
    ['91-88', null],
    ['0', null],
    ['500', null],
    ['', null],
    ['M', null],
    ['88-', null],
    ['1-2-3', null],
  ])('%j is the measure %j', (typed, read) => {
    expect(readMeasure(typed, 'cm')).toEqual(read)
  })

  it('says what is wrong, in the order of the form', () => {
    const empty: ChartForm = {
      ...{ name: ' ', groups: 'x'.repeat(41), unit: 'cm', table: newChartTable },
      ...{ departments: [], collections: [] },
    }
    expect(chartProblems(empty)).toEqual(['name', 'groups', 'heads', 'sizes', 'measures'])
    const row = { size: 'M', others: [], measures: ['88'] }
    const table = { systems: [], columns: ['Bust'], rows: [row, { ...row, size: 'm ' }] }
    expect(chartProblems({ ...empty, name: 'Tops', groups: '', table })).toEqual(['sizes'])
  })

  it('a heading that other charts have is the same; a new one has an address of its name', () => {
    const row = { size: 'M', others: [], measures: ['88'] }
    const form: ChartForm = {
      ...{ name: 'Tops', groups: 'women, Bébé,  , Women', unit: 'cm' as const },
      ...{ table: { systems: [], columns: ['waist'], rows: [row] }, departments: [], collections: [] },
    }
    const known = { slug: 'w', name: { $text: { en: 'Women', fr: 'Femmes' } } }
    expect(chartOf({ ...naming, form, before: null, groups: [known], parts: bodyParts })).toEqual({
      groups: [known, { slug: 'bebe', name: { $text: { en: 'Bébé' } } }],
      systems: [],
      columns: ['waist'],
      rows: [{ size: 'M', others: [], measures: [88] }],
    })
  })
})
