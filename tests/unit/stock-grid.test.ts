import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  axesOf,
  cellKey,
  cellOf,
  cellsOf,
  lostStock,
  parseCell,
  stepFrom,
  stockChanges,
  sumOf,
} from '@/domain/product/options/stock-grid'
import { holds } from '../support/properties.ts'

describe('parseCell', () => {
  it.each([
    ['12', 5, 12],
    [' 0 ', 5, 0],
    ['+5', 3, 8],
    ['-2', 3, 1],
    ['−2', 3, 1],
    ['-9', 3, 0],
    ['1 000', 3, 1000],
    ['1000000', 3, 1_000_000],
  ])('a stock cell with %j typed over %i becomes %i', (text, from, to) =>
    expect(parseCell(text, from)).toBe(to),
  )

  it.each(['', 'x', '1.5', '1,5', '--2', '+', '1000001', '12345678', '1e3', 'Infinity'])(
    'a stock cell refuses %j',
    (text) => {
      expect(parseCell(text, 3)).toBeNull()
    },
  )
  it('a stock cell refuses a change that would make too many', () =>
    expect(parseCell('+1', 1_000_000)).toBeNull())

  it('a change of a stock cell never leaves the bounds, and is undone by its opposite', () => {
    const quantities = fc.integer({ min: 0, max: 500_000 })
    holds(
      fc.property(quantities, quantities, (from, by) => {
        expect(parseCell(`+${by}`, from)).toBe(from + by)
        expect(parseCell(`-${by}`, from + by)).toBe(from)
        expect(parseCell(`-${by}`, from)).toBe(Math.max(0, from - by))
        expect(parseCell(String(by), from)).toBe(by)
      }),
    )
  })
})

describe('the grid', () => {
  const form = { sizes: 'S, M ,, L', colors: 'Pink, Blue' }
  const axes = axesOf(form)

  it('the stock grid has a cell for each combination, one where there is nothing to choose', () => {
    expect(axes).toEqual({ sizes: ['S', 'M', 'L'], colors: ['Pink', 'Blue'] })
    expect(cellsOf(axes)).toHaveLength(6)
    expect(cellsOf(axesOf({ sizes: '', colors: '' }))).toEqual([{ size: '', color: '' }])
  })

  it('the stock grid knows a cell by its key', () => {
    for (const cell of cellsOf(axes)) expect(cellOf(cellKey(cell))).toEqual(cell)
  })

  it.each([
    ['left', 'S', 'Pink'],
    ['right', 'L', 'Pink'],
    ['up', 'M', 'Pink'],
    ['down', 'M', 'Blue'],
  ] as const)('a step %s in the stock grid moves one cell, and stays at the edge', (step, size, color) => {
    const there = stepFrom({ size: 'M', color: 'Pink' }, step, axes)
    expect(there).toEqual({ size, color })
    expect(stepFrom({ size: 'S', color: 'Pink' }, 'left', axes)).toEqual({ size: 'S', color: 'Pink' })
    expect(stepFrom({ size: 'L', color: 'Blue' }, 'down', axes)).toEqual({ size: 'L', color: 'Blue' })
  })

  it('the stock grid adds up, and sends what differs with what was seen', () => {
    const seen = { 'S,Pink': 3, 'M,Pink': 4, 'XL,Pink': 9 }
    const mine = { ...seen, 'M,Pink': 6, 'L,Blue': 2, 'XL,Pink': 1 }
    expect(sumOf(mine, cellsOf(axes))).toBe(11)
    expect(stockChanges(seen, mine, cellsOf(axes))).toEqual([
      { size: 'M', color: 'Pink', seen: 4, to: 6 },
      { size: 'L', color: 'Blue', seen: null, to: 2 },
    ])
    expect(lostStock(seen, seen, cellsOf(axes))).toBe(9)
  })

  it('the stock grid sends nothing when nothing differs', () => {
    const amounts = fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 })
    holds(
      fc.property(amounts, (quantities) => {
        const stock = Object.fromEntries(
          cellsOf(axes).map((cell, place) => [cellKey(cell), quantities[place] ?? 0]),
        )
        expect(stockChanges(stock, { ...stock }, cellsOf(axes))).toEqual([])
        expect(lostStock(stock, stock, cellsOf(axes))).toBe(0)
      }),
    )
  })
})
