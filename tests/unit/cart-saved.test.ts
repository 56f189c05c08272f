import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineKey, sameLine } from '@/domain/cart/cart'
import { lineAsBefore, parseSaved, putAside, withoutLine } from '@/domain/cart/cart-saved'
import { buildLine } from '../support/builders'
import { holds } from '../support/properties'

const max = { lines: 4, quantity: 99 }
const [a, b, c] = [buildLine({ slug: 'a' }), buildLine({ slug: 'b' }), buildLine({ slug: 'c' })]

describe('what was put aside', () => {
  it('a product put aside comes on top, added to the quantity that was there', () => {
    expect(putAside([a, b], c, max)).toEqual([c, a, b])
    expect(putAside([a, { ...b, quantity: 2, price: 5 }], { ...b, quantity: 3 }, max)).toEqual([
      { ...b, quantity: 5 },
      a,
    ])
    expect(putAside([{ ...b, quantity: 98 }], { ...b, quantity: 3 }, max)?.[0]?.quantity).toBe(99)
  })

  it('a product put aside forgets the former price that the cart kept of it', () => {
    expect(putAside([], { ...a, priceBefore: 1 }, max)).toEqual([a])
  })

  it('a full list of products put aside takes no new one, and still takes a known one', () => {
    const full = ['p', 'q', 'r', 's'].map((id) => buildLine({ slug: id }))
    expect(putAside(full, a, max)).toBeNull()
    expect(putAside(full, buildLine({ slug: 'q' }), max)).toHaveLength(4)
  })

  it.each([null, '', 'null', '{}', '[', '"saved"', '7', '[{"id":1},null]', `["${'x'.repeat(300_000)}"]`])(
    'a stored %.20j is read as nothing put aside',
    (stored) => expect(parseSaved(stored, max)).toEqual([]),
  )

  it('products put aside are read back as they were stored, without the wrong ones', () => {
    expect(parseSaved(JSON.stringify([a, b]), max)).toEqual([a, b])
    expect(parseSaved(JSON.stringify([a, 'x', { ...b, price: -1 }, c]), max)).toEqual([a, c])
  })
})

const line = fc.record({
  slug: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const list = fc.uniqueArray(line.map(buildLine), { selector: lineKey, maxLength: 4 })

it('putting a product aside, or taking it out again, can always be undone', () =>
  holds(
    fc.property(list, line.map(buildLine), (saved, moved) => {
      const put = putAside(saved, moved, max)
      if (put) {
        expect(put.length).toBeLessThanOrEqual(max.lines)
        expect(new Set(put.map(lineKey)).size).toBe(put.length)
        expect(lineAsBefore(put, saved, moved)).toEqual(saved)
      } else expect(saved).toHaveLength(max.lines)
      expect(lineAsBefore(withoutLine(saved, moved), saved, moved)).toEqual(saved)
      expect(withoutLine(saved, moved).some((other) => sameLine(other, moved))).toBe(false)
    }),
  ))
