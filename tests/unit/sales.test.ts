import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  averageOrder,
  bucketFor,
  changeOf,
  daysBefore,
  daysIn,
  lastDays,
  periodSchema,
  scaleOf,
  toRange,
} from '@/domain/orders/sales'
import { toCsv } from '@/domain/values/csv'
import { shiftDay } from '@/domain/values/day'
import { problemsOf } from '../support/problems'

const today = '2026-11-21'

describe('a range of days', () => {
  it('a range of days ends with today and holds as many days as asked for', () => {
    expect(lastDays(1, today)).toEqual({ from: '2026-11-21', to: '2026-11-21' })
    expect(lastDays(30, today)).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  })

  it('a range of days lies right after as many days before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1100 }), fc.integer({ min: 0, max: 40_000 }), (days, later) => {
        const range = lastDays(days, shiftDay('1970-01-01', later))
        const before = daysBefore(range)
        expect(daysIn(range)).toBe(days)
        expect(daysIn(before)).toBe(days)
        expect(shiftDay(before.to, 1)).toBe(range.from)
      }),
    )
  })

  it.each([
    ['2026-10-01', '2026-10-31', true],
    ['2026-11-21', '2026-11-21', true],
    ['2026-10-31', '2026-10-01', false],
    ['2026-11-01', '2026-11-22', false],
    ['2023-01-01', '2026-11-21', false],
    ['2026-02-30', '2026-03-01', false],
    ['2026-2-3', '2026-03-01', false],
    ['', '2026-03-01', false],
    [null, '2026-03-01', false],
    ['2026-01-01', null, false],
  ])('a range of days from %s to %s is taken: %s', (from, to, taken) => {
    expect(toRange(from, to, today)).toEqual(taken ? { from, to } : null)
    if (from !== null && to !== null)
      expect(
        problemsOf(
          periodSchema(() => today),
          { from, to },
        ),
      ).toEqual(taken ? {} : { from: 'period' })
  })

  it('a range of days is divided so that its bars can be told apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1100 }), (days) => {
        const length = { day: 1, week: 7, month: 28 }[bucketFor(lastDays(days, today))]
        expect(days / length).toBeLessThanOrEqual(45)
      }),
    )
  })
})

describe('figures', () => {
  it.each([
    [120, 100, 200],
    [90, 100, -100],
    [100, 100, 0],
    [1, 3, -667],
    [5, 0, null],
    [null, 5, null],
    [0, 4, -1000],
  ])('a figure of %s after %s has changed by %s tenths of a percent', (after, before, change) => {
    expect(changeOf(after, before)).toBe(change)
  })

  it('the figures of no orders have no average', () => {
    expect(averageOrder({ revenue: 0, orders: 0 })).toBeNull()
    expect(averageOrder({ revenue: 1001, orders: 2 })).toBe(501)
  })

  it('figures fit under a scale of equal round steps that ends at zero', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 })), (values) => {
        const scale = scaleOf(values)
        expect(scale).toHaveLength(4)
        expect(scale.at(-1)).toBe(0)
        expect(scale[0]).toBeGreaterThanOrEqual(Math.max(0, ...values))
        const [first = 0, second = 0, third = 0] = scale
        expect(first - second).toBeCloseTo(third, 6)
        expect(Number.isInteger(third)).toBe(true)
      }),
    )
  })
})

describe('a file for spreadsheets', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'])(
    'a file for spreadsheets never runs %j as a formula',
    (text) => {
      expect(toCsv([[text]])).toContain(`'${text}`)
    },
  )

  it('a file for spreadsheets keeps numbers as numbers, negative ones too', () => {
    expect(toCsv([[-12.5, 3]])).toBe('\uFEFF-12.5,3\r\n')
  })

  it('a file for spreadsheets gives back every text as it was, with an apostrophe at most', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
        const cells = cellsOf(toCsv([texts]).slice(1, -2))
        expect(cells.map((cell, place) => (cell === texts[place] ? cell : cell?.slice(1)))).toEqual(texts)
      }),
    )
  })
})

/** A line of CSV as a spreadsheet reads it. */
function cellsOf(line: string): string[] {
  const cells = ['']
  let quoted = false
  for (let place = 0; place < line.length; place += 1) {
    const sign = line.charAt(place)
    if (sign === '"' && quoted && line.charAt(place + 1) === '"') {
      cells.push(`${cells.pop()}"`)
      place += 1
    } else if (sign === '"') quoted = !quoted
    else if (sign === ',' && !quoted) cells.push('')
    else cells.push(`${cells.pop()}${sign}`)
  }
  return cells
}
