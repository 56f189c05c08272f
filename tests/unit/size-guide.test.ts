import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { howToMeasure, measureName } from '@/content/product/size-guide'
import { fittingChart, offeredSize, parseSavedSizes } from '@/domain/product/saved-size'
import {
  chartGroups,
  formatMeasure,
  type Measure,
  type SizeChart,
  toInches,
} from '@/domain/product/size-guide'
import { sampleCharts } from '../support/sample-words'

const middle = (measure: Measure) => (typeof measure === 'number' ? measure : (measure[0] + measure[1]) / 2)

describe('the charts of the sample', () => {
  it('the size guide has ten charts under four headings, of which one stands under two', () => {
    const groups = chartGroups(sampleCharts)
    expect(groups.map(({ slug, name, charts }) => [slug, name, charts.length])).toEqual([
      ['women', 'Women', 3],
      ['men', 'Men', 3],
      ['kids', 'Kids', 2],
      ['shoes', 'Shoes', 3],
    ])
    expect(sampleCharts).toHaveLength(10)
  })

  it.each(sampleCharts.map((chart) => [`${chart.groups[0]?.slug} ${chart.name}`, chart] as const))(
    'the size chart %s is filled in and grows with the size',
    (_id, chart) => {
      for (const { others, cm } of chart.rows) {
        expect([others.length, cm.length]).toEqual([chart.systems.length, chart.measures.length])
        for (const measure of cm) if (typeof measure !== 'number') expect(measure[0]).toBeLessThan(measure[1])
      }
      for (const [column] of chart.measures.entries()) {
        const values = chart.rows.map(({ cm }) => middle(cm[column] ?? 0))
        expect(values).toEqual(values.toSorted((a, b) => a - b))
        // One that lies between two sizes belongs to one of them.
        for (const [i, { cm }] of chart.rows.entries()) {
          const before = chart.rows[i - 1]?.cm[column]
          const own = cm[column]
          if (typeof before === 'object' && typeof own === 'object') expect(own[0] - before[1]).toBe(1)
        }
      }
      for (const measure of chart.measures) {
        expect(measureName(measure)).not.toBe(measure)
        expect(howToMeasure(measure)).toBeTruthy()
      }
    },
  )

  it('a measure that the software does not know has the shop’s own name, and no instruction', () => {
    for (const measure of ['Wrist', 'toString', '__proto__']) {
      expect(measureName(measure)).toBe(measure)
      expect(howToMeasure(measure)).toBeNull()
    }
  })
})

describe('charts under headings', () => {
  const chart = (id: string, ...groups: string[]): SizeChart => ({
    ...{ id, name: id, systems: [], measures: [], rows: [] },
    groups: groups.map((slug) => ({ slug, name: slug.toUpperCase() })),
  })

  it('charts without a heading come last, under none', () => {
    expect(
      chartGroups([chart('a'), chart('b', 'tops'), chart('c', 'tops', 'belts')]).map((group) => [
        group.slug,
        group.name,
        group.charts.map(({ id }) => id),
      ]),
    ).toEqual([
      ['tops', 'TOPS', ['b', 'c']],
      ['belts', 'BELTS', ['c']],
      ['sizes', '', ['a']],
    ])
    expect(chartGroups([])).toEqual([])
  })
})

describe('inches', () => {
  it.each([
    [2.54, '1'],
    [23, '9'],
    [88, '34¾'],
    [1, '½'],
    [0.1, '0'],
    [25.6, '10'],
  ])('a measure of %d cm is %s in inches', (cm, inches) => expect(toInches(cm)).toBe(inches))

  it('a measure in inches is never off by more than an eighth', () => {
    const parts: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }
    fc.assert(
      fc.property(fc.double({ min: 0, max: 250, noNaN: true }), (cm) => {
        const text = toInches(cm)
        const part = parts[text.slice(-1)] ?? 0
        expect(Math.abs(Number(part ? text.slice(0, -1) : text) + part - cm / 2.54)).toBeLessThanOrEqual(
          0.1251,
        )
      }),
    )
  })

  it('a span in inches stands as one in centimetres does', () => {
    expect(formatMeasure([84, 87], 'cm')).toBe('84–87')
    expect(formatMeasure([84, 87], 'in')).toBe('33–34¼')
    expect(formatMeasure(23.7, 'cm')).toBe('23.7')
  })
})

describe('the chart of a product', () => {
  const charts = [
    { id: 'belts', sizes: ['S', 'M', 'L', 'XL'] },
    { id: 'tops', sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
    { id: 'shoes', sizes: ['36', '37', '38', '39', '40', '41'] },
  ]
  it.each([
    [['S', 'M'], 'belts'],
    [['XXL'], 'tops'],
    [['36', '37'], 'shoes'],
    [['36-38', '39-41'], 'shoes'],
    [['One size'], null],
    [['30 ml'], null],
    [['8 x 1.5 g'], null],
    [[], null],
  ])('a product in the sizes %j goes by the chart %s', (sizes, chart) =>
    expect(fittingChart(sizes, charts)).toBe(chart),
  )

  it('a product without charts goes by none', () => expect(fittingChart(['M'], [])).toBeNull())
})

describe('the saved size of a user', () => {
  it.each([
    [['S', 'M'], 'M', 'M'],
    [['S', 'M'], 'L', undefined],
    [['36-38', '39-41'], '37', '36-38'],
    [['36-38', '39-41'], '42', undefined],
    [['0-6 m', '6-12 m'], '6-12 m', '6-12 m'],
    [['S', 'M'], '', undefined],
  ])('the size among %j for a saved size of %s is %s', (sizes, own, size) =>
    expect(offeredSize(sizes, own)).toBe(size),
  )

  it.each([
    [null, {}],
    ['{oops', {}],
    ['[]', {}],
    ['7', {}],
    ['null', {}],
    ['{"kids":"7 y","belts":3,"baby":null}', { kids: '7 y' }],
  ])('the saved sizes are read from %s', (stored, sizes) => expect(parseSavedSizes(stored)).toEqual(sizes))
})
