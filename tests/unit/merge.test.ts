import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeTexts } from '@/domain/values/merge'
import { moved } from '@/domain/values/move'
import { holds } from '../support/properties.ts'

describe('mergeTexts', () => {
  it('merging takes a field from the one who changed it, and asks where both changed it differently', () => {
    expect(
      mergeTexts(
        { title: 'a', price: '1', stock: '8', size: '' },
        { title: 'b', price: '1', stock: '20', size: 'L' },
        { title: 'a', price: '2', stock: '5', size: 'L' },
      ),
    ).toEqual({
      merged: { title: 'b', price: '2', stock: '20', size: 'L' },
      conflicts: [{ field: 'stock', seen: '8', mine: '20', theirs: '5' }],
    })
  })

  const texts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('', '1', '2', '3'))
  const of = (all: Readonly<Record<string, string>>, field: string) => all[field] ?? ''

  it('merging loses nothing that one of the two wrote, and asks no more than it must', () => {
    holds(
      fc.property(texts, texts, texts, (seen, mine, theirs) => {
        const { merged, conflicts } = mergeTexts(seen, mine, theirs)
        for (const field of ['a', 'b', 'c', 'd']) {
          const [was, own, other] = [of(seen, field), of(mine, field), of(theirs, field)]
          if (own !== was) expect(of(merged, field)).toBe(own)
          else expect(of(merged, field)).toBe(other)
          const conflict = conflicts.some((each) => each.field === field)
          expect(conflict).toBe(own !== was && other !== was && own !== other)
        }
      }),
    )
  })

  it('merging changes nothing when no one else has changed anything', () => {
    holds(
      fc.property(texts, texts, (seen, mine) => {
        const { merged, conflicts } = mergeTexts(seen, mine, seen)
        expect(conflicts).toEqual([])
        for (const field of Object.keys(mine)) expect(merged[field]).toBe(mine[field])
      }),
    )
  })
})

describe('moved', () => {
  it('moving an entry leaves the others in their order', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  })

  it('moving keeps every entry, puts the one where it was to go, and moves none from beyond the ends', () => {
    const list = fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: 12 })
    holds(
      fc.property(
        list,
        fc.integer({ min: -2, max: 14 }),
        fc.integer({ min: -2, max: 14 }),
        (all, from, to) => {
          const result = moved(all, from, to)
          expect([...result].sort()).toEqual([...all].sort())
          const entry = all[from]
          if (entry === undefined) expect(result).toEqual(all)
          else {
            expect(result[Math.max(0, Math.min(to, all.length - 1))]).toBe(entry)
            const rest = all.filter((each) => each !== entry)
            expect(result.filter((each) => each !== entry)).toEqual(rest)
          }
        },
      ),
    )
  })
})
