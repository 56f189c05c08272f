import { describe, expect, it } from 'vitest'
import { allRows, rowsOf } from '@/data/supabase/rows'

/** A list of numbers on a server that answers with at most `cap` of them; `before` runs before each request. */
function listOf(all: number[], cap: number, before: (request: number) => void = () => {}) {
  let requests = 0
  return {
    range: (from: number, to: number) => {
      requests += 1
      before(requests)
      const past = { message: 'Requested range not satisfiable', code: 'PGRST103' }
      const data = all.slice(from, Math.min(to + 1, from + cap))
      const found = { data, error: null, count: all.length, status: 206 }
      return Promise.resolve(
        from > all.length ? { data: null, error: past, count: null, status: 416 } : found,
      )
    },
    requests: () => requests,
  }
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('rows of a list', () => {
  it.each([
    [0, 20, 1],
    [1, 20, 1],
    [19, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [60, 20, 3],
    [61, 20, 4],
    [2500, 1000, 3],
    [999, 5000, 1],
  ])(
    '%d rows are all read where %d is the most of an answer, with %d requests',
    async (count, cap, requests) => {
      const list = listOf(numbers(count), cap)
      expect(await allRows(list)).toEqual(numbers(count))
      expect(list.requests()).toBe(requests)
    },
  )

  it.each([
    [0, 24, numbers(24)],
    [24, 24, numbers(48).slice(24)],
    [48, 24, numbers(50).slice(48)],
    [50, 24, []],
    [72, 24, []],
  ])('a page of a list from row %d on has %d rows at most', async (from, most, page) => {
    expect((await rowsOf(listOf(numbers(50), 20), from, most)).rows).toEqual(page)
  })

  it.each([
    ['one is gone', (all: number[]) => void all.shift()],
    ['one is new', (all: number[]) => void all.unshift(-1)],
    ['all are gone', (all: number[]) => void all.splice(0)],
  ])('the rows of a list are read again when meanwhile %s', async (_change, change) => {
    const all = numbers(50)
    const list = listOf(all, 20, (request) => {
      if (request === 2) change(all)
    })
    expect(await rowsOf(list)).toEqual({ rows: all, total: all.length })
  })

  it('the rows of a list that never rests are given back after three readings', async () => {
    const all = numbers(50)
    const list = listOf(all, 20, () => void all.push(all.length))
    const { rows } = await rowsOf(list)
    expect(rows).toEqual(numbers(rows.length))
    expect(list.requests()).toBeLessThan(15)
  })

  it('a refusal is an error, and so is an answer without a count', async () => {
    const refused = { data: null, error: { message: 'no', code: '42501' }, count: null, status: 403 }
    await expect(allRows({ range: () => Promise.resolve(refused) })).rejects.toThrow('no')
    const uncounted = { data: [1], error: null, count: null, status: 200 }
    await expect(allRows({ range: () => Promise.resolve(uncounted) })).rejects.toThrow('NO_COUNT')
  })
})
