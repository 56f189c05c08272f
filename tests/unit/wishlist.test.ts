import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  markOf,
  mergeWishlistEntries,
  parseWishlistEntries,
  type WishlistEntry,
} from '@/domain/product/wishlist'
import { readSharedSearch, toName, toSharedSearch } from '@/domain/product/wishlist-link'
import { day, noon } from '../support/builders'
import { holds } from '../support/properties'

const wish = (slug: string, facts: Partial<WishlistEntry> = {}): WishlistEntry => ({
  slug,
  price: 1000,
  at: noon,
  ...facts,
})

describe('stored wishlist entries', () => {
  const max = { wishes: 3, storedLength: 1000 }
  const parse = (value: unknown) => parseWishlistEntries(JSON.stringify(value), max)

  it('a stored wishlist is read back with the first of doubles, and no more than so many wishes', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((slug) => wish(slug))
    expect(parse([a, wish('a', { price: 1 }), b, c, d])).toEqual([a, b, c])
  })

  it.each([
    null,
    7,
    'x',
    [],
    {},
    wish('A b'),
    wish('constructor/'),
    wish('a', { price: -1 }),
    wish('a', { price: 1.5 }),
    wish('a', { at: Number.NaN }),
    { slug: 'a' },
    { ...wish('a'), price: '10' },
  ])('the stored wishlist entry %j is left out', (entry) =>
    expect(parse([entry, wish('good')])).toEqual([wish('good')]),
  )

  it.each([null, '', '{', 'null', '{}', JSON.stringify([wish('a'), 'x'.repeat(1000)])])(
    'a wishlist has no entries when %.20j was stored',
    (stored) => expect(parseWishlistEntries(stored, max)).toEqual([]),
  )

  it('a merged wishlist has what was kept first, of the wishes of the list alone', () => {
    const kept = [wish('a'), wish('b')]
    expect(
      mergeWishlistEntries(kept, ['b', 'c', 'd'], [wish('b', { price: 1 }), wish('c'), wish('x')]),
    ).toEqual([wish('b'), wish('c')])
    expect(mergeWishlistEntries(kept, ['b', 'a'], [])).toBe(kept)
    expect(mergeWishlistEntries(kept, [], [])).toEqual([])
  })
})

describe('the marks of a wish', () => {
  const rules = { now: noon + 40 * day, backForDays: 30 }
  const today = { price: 1000, quantity: 3, restockedAt: null }
  const mark = (kept: WishlistEntry | undefined, facts: Partial<Parameters<typeof markOf>[1]>) =>
    markOf(kept, { ...today, ...facts }, rules)

  it.each([
    ['the same price', 1000, 3, null],
    ['a higher one', 1001, 3, null],
    ['a lower one', 999, 3, 1000],
    ['a lower one of what is sold out', 999, 0, null],
  ])('the price mark of a wish is right for %s', (_name, price, quantity, was) => {
    expect(mark(wish('a'), { price, quantity })).toEqual({ was, isBack: false })
  })

  it.each([
    ['it came back since', wish('a', { at: rules.now - 5 * day }), 3, 1, true],
    ['it came back before it was saved', wish('a', { at: rules.now - day }), 3, 2, false],
    ['it is gone again', wish('a'), 0, 1, false],
    ['that is long ago', wish('a'), 3, 31, false],
    ['it has no time', undefined, 3, 1, false],
  ])('a wish says whether it is back when %s', (_name, kept, quantity, daysAgo, isBack) => {
    expect(mark(kept, { quantity, restockedAt: rules.now - daysAgo * day }).isBack).toBe(isBack)
  })
})

describe('the link of a list', () => {
  const max = { items: 5, name: 12 }
  const read = (text: string) => readSharedSearch(new URLSearchParams(text), max)

  it('the link of a list holds the items and a name, and is short', () => {
    const search = toSharedSearch(['red-dress', 'bag'], ' Nora ', max)
    expect(search).toBe('items=red-dress.bag&from=Nora')
    expect(read(search)).toEqual({ slugs: ['red-dress', 'bag'], name: 'Nora' })
    expect(toSharedSearch(['bag'], ' ', max)).toBe('items=bag')
  })

  it('a link without items is the shopper’s own list, and an invalid one is an empty list', () => {
    expect(read('')).toBeNull()
    expect(read('from=Nora')).toBeNull()
    expect(read('items=')).toEqual({ slugs: [], name: '' })
    expect(read('items=../admin.<b>.A B.red-dress.red-dress')).toEqual({ slugs: ['red-dress'], name: '' })
  })

  it('the link of a list holds no more items than it may', () => {
    const many = Array.from({ length: 500 }, (_, i) => `p${i}`)
    expect(read(toSharedSearch(many, 'x', max))?.slugs).toEqual(many.slice(0, 5))
    expect(read(`items=${many.join('.')}`)?.slugs).toHaveLength(5)
  })

  it.each([
    ['Fatima-Zahra', 'Fatima-Zahra'],
    ['نورة', 'نورة'],
    ['O’Brien & Co', 'O’Brien & Co'],
    ['  Nora \n Alami ', 'Nora Alami'],
    ['call 0800 1', 'call'],
    ['see evil.com/x', 'see evil com'],
    ['<script>', 'script'],
    ['\u202Eevil\u0000', 'evil'],
    ['a'.repeat(99), 'a'.repeat(12)],
  ])('the typed name %j becomes %j in the link of a list', (typed, name) =>
    expect(toName(typed, max.name)).toBe(name),
  )

  it('the link of a list gives back the items and the safe name that went in', () =>
    holds(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,40}$/), { maxLength: 5 }),
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        (slugs, name) => {
          const list = read(toSharedSearch(slugs, name, max))
          expect(list?.slugs).toEqual(slugs)
          expect(list?.name).toBe(toName(name, max.name))
          expect(list?.name).not.toMatch(/[<>.:/\\\d"]/)
        },
      ),
    ))
})
