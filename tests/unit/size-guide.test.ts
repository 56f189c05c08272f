import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GuideTable, sizeGuideWords, sizeTables } from '@/content/product/size-guide'
import { offeredSize, parseSavedSizes, sizeTableOf } from '@/domain/product/saved-size'
import { formatMeasure, type Measure, toInches } from '@/domain/product/size-guide'

const tables: GuideTable[] = Object.values(sizeTables).flat()
const middle = (measure: Measure) => (typeof measure === 'number' ? measure : (measure[0] + measure[1]) / 2)

describe('the tables', () => {
  it('the size guide has ten tables, of which one stands in two places', () => {
    expect(tables).toHaveLength(11)
    expect(new Set(tables.map(({ id }) => id)).size).toBe(10)
  })

  it.each(tables.map((table) => [table.id, table] as const))(
    'the size table %s is filled in and grows with the size',
    (_id, table) => {
      for (const { others, cm } of table.rows) {
        expect([others.length, cm.length]).toEqual([table.systems.length, table.measures.length])
        for (const measure of cm) if (typeof measure !== 'number') expect(measure[0]).toBeLessThan(measure[1])
      }
      for (const [column] of table.measures.entries()) {
        const values = table.rows.map(({ cm }) => middle(cm[column] ?? 0))
        expect(values).toEqual(values.toSorted((a, b) => a - b))
        // One that lies between two sizes belongs to one of them.
        for (const [i, { cm }] of table.rows.entries()) {
          const before = table.rows[i - 1]?.cm[column]
          const own = cm[column]
          if (typeof before === 'object' && typeof own === 'object') expect(own[0] - before[1]).toBe(1)
        }
      }
      for (const measure of table.measures) {
        expect(sizeGuideWords.measures[measure]).toBeTruthy()
        expect(sizeGuideWords.howToMeasure[measure]).toBeTruthy()
      }
    },
  )
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

describe('the table of a product', () => {
  it.each([
    ['women', 'dresses', ['S', 'M'], 'women-tops'],
    ['women', 'bottoms', ['S', 'M'], 'women-bottoms'],
    ['women', 'shoes', ['36', '37'], 'women-shoes'],
    ['women', 'accessories', ['36-38', '39-41'], 'women-shoes'],
    ['men', 'shirts', ['M', 'L', 'XL', 'XXL'], 'men-tops'],
    ['men', 'pants', ['M'], 'men-bottoms'],
    ['men', 'sneakers', ['41', '42'], 'men-shoes'],
    ['men', 'accessories', ['M', 'L', 'XL'], 'belts'],
    ['kids', 'baby', ['0-6 m', '6-12 m'], 'baby'],
    ['kids', 'school', ['5 y', '6 y'], 'kids'],
    ['kids', 'shoes', ['24', '26'], 'kids-shoes'],
    ['women', 'bags', ['One size'], null],
    ['beauty', 'makeup', ['30 ml'], null],
    ['beauty', 'makeup', ['8 x 1.5 g'], null],
    ['women', 'jewelry', [], null],
    ['kids', 'kids', ['S', 'M'], null],
    [null, null, ['S', 'M'], 'women-tops'],
  ] as const)('the size table of a product in %s, %s with %j is %s', (department, category, sizes, table) =>
    expect(sizeTableOf({ sizes, collection: { department, category } })).toBe(table),
  )
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
