import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '@/config/limits'
import {
  type CartAction,
  type CartState,
  cartReducer,
  emptyCart,
  type LineItem,
  lineKey,
  parseCart,
  sameLine,
} from '@/domain/cart/cart'
import { dealEnded, problemOf, quoteOf, untilNextQuote } from '@/domain/cart/cart-check'
import { shippingCost, untilFreeShipping } from '@/domain/delivery/shipping'
import { buildLine, buildMethod } from '../support/builders'
import { holds } from '../support/properties'
import { totalsCases } from '../support/totals'

const max = limits.lineQuantity
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const cart = (...items: LineItem[]) => cartReducer(emptyCart, { type: 'load', items })
const add = (state: CartState, item: LineItem) => cartReducer(state, { type: 'add', item, max })

describe('add', () => {
  it('adding an item without a quantity makes a line of one', () => {
    const { quantity: _, ...item } = buildLine()
    expect(cartReducer(emptyCart, { type: 'add', item, max })).toEqual({
      items: [buildLine({ quantity: 1 })],
      totalItems: 1,
      totalPrice: 1299,
    })
  })

  it('adding a known item makes its line grow in its place, by the quantity or by one', () => {
    const known = cart(buildLine({ quantity: 2 }), buildLine({ slug: 'other' }))
    expect(
      add(known, buildLine({ quantity: 3 })).items.map(({ slug, quantity }) => [slug, quantity]),
    ).toEqual([
      ['test-dress', 5],
      ['other', 1],
    ])
    const { quantity: _, ...item } = buildLine()
    expect(cartReducer(known, { type: 'add', item, max }).items[0]?.quantity).toBe(3)
  })

  it.each([{ slug: 'other' }, { size: 'S' }, { color: 'Black' }, { color: '' }])(
    'adding an item that differs by %o makes a line of its own',
    (facts) => {
      expect(add(cart(buildLine()), buildLine(facts)).items).toHaveLength(2)
    },
  )

  it('adding a known item brings the newest facts to its line', () => {
    const [line] = add(cart(buildLine()), buildLine({ price: 999, title: 'Renamed' })).items
    expect(line).toMatchObject({ price: 999, title: 'Renamed', quantity: 2 })
  })

  it.each([
    [98, 1, 99],
    [98, 2, 99],
    [99, 1, 99],
    [1, 1000, 99],
  ])('a line of %d items that gets %d more has %d', (before, more, after) => {
    expect(add(cart(buildLine({ quantity: before })), buildLine({ quantity: more })).items[0]?.quantity).toBe(
      after,
    )
  })

  it('adding an item takes no more of it than there are', () => {
    const added = cartReducer(emptyCart, { type: 'add', item: buildLine({ quantity: 9 }), max: 4 })
    expect(added.totalItems).toBe(4)
  })

  it.each([0, -1])('adding %d items makes no line', (quantity) => {
    expect(add(emptyCart, buildLine({ quantity }))).toBe(emptyCart)
  })

  it('adding a product of which there is none changes nothing', () => {
    expect(cartReducer(emptyCart, { type: 'add', item: buildLine(), max: 0 })).toBe(emptyCart)
  })
})

describe('update', () => {
  const key = buildLine()
  it.each([
    [3, 3],
    [1, 1],
    [99, 99],
    [100, 99],
  ])('setting the quantity of a line to %d makes it %d', (quantity, expected) => {
    const state = cartReducer(cart(buildLine({ quantity: 5 })), { type: 'update', key, quantity, max })
    expect(state).toMatchObject({ totalItems: expected, totalPrice: expected * 1299 })
  })

  it.each([0, -1, -100])('setting the quantity of a line to %d removes the line', (quantity) => {
    const state = cart(buildLine(), buildLine({ size: 'S' }))
    expect(cartReducer(state, { type: 'update', key, quantity, max }).items).toEqual([
      buildLine({ size: 'S' }),
    ])
  })

  it('updating a line that is not there changes nothing', () => {
    const state = cart(buildLine())
    expect(cartReducer(state, { type: 'update', key: { ...key, size: 'L' }, quantity: 3, max })).toEqual(
      state,
    )
  })
})

describe('the other actions', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => buildLine({ slug: id })) as [LineItem, LineItem, LineItem]

  it('removing a line takes out that line only', () => {
    expect(cartReducer(cart(a, b, c), { type: 'remove', key: b })).toEqual(cart(a, c))
    expect(cartReducer(cart(a), { type: 'remove', key: { ...a, color: 'Red' } })).toEqual(cart(a))
  })

  it('refreshing a price changes the line and the sum, and keeps what the price was at first', () => {
    const refresh = (state: CartState, price: number) =>
      cartReducer(state, { type: 'refresh', key: b, price })
    const once = refresh(cart(a, b), 1)
    expect(once).toEqual(cart(a, { ...b, price: 1, priceBefore: 1299 }))
    expect(refresh(once, 2)).toEqual(cart(a, { ...b, price: 2, priceBefore: 1299 }))
    expect(refresh(once, 1299)).toEqual(cart(a, { ...b, priceBefore: 1299 }))
    expect(add(once, b).items[1]).toEqual({ ...b, quantity: 2 })
  })

  it.each([0, 1, 2, 9])('restoring a line at place %d puts it there, or at the end', (index) => {
    const state = cartReducer(cart(a, c), { type: 'restore', item: b, index })
    expect(state.items.findIndex((item) => item.slug === 'b')).toBe(Math.min(index, 2))
    expect(state.totalItems).toBe(3)
  })

  it('restoring a line that is there already makes no second one', () => {
    expect(cartReducer(cart(a, b), { type: 'restore', item: { ...a, quantity: 9 }, index: 0 })).toEqual(
      cart(a, b),
    )
  })

  it('removing a line and restoring it changes nothing', () => {
    const state = cart(a, b, c)
    const without = cartReducer(state, { type: 'remove', key: b })
    expect(cartReducer(without, { type: 'restore', item: b, index: 1 })).toEqual(state)
  })

  it('clearing a cart empties it, and loading a cart replaces its lines', () => {
    expect(cartReducer(cart(a, b), { type: 'clear' })).toEqual({ items: [], totalItems: 0, totalPrice: 0 })
    expect(cartReducer(cart(a), { type: 'load', items: [b, c] })).toEqual(cart(b, c))
  })

  it('no action changes the cart it was given', () => {
    const state = Object.freeze({ ...cart(a, b), items: Object.freeze([a, b]) as unknown as LineItem[] })
    expect(() => {
      add(state, a)
      cartReducer(state, { type: 'remove', key: a })
      cartReducer(state, { type: 'update', key: a, quantity: 2, max })
      cartReducer(state, { type: 'refresh', key: a, price: 2 })
      cartReducer(state, { type: 'restore', item: c, index: 0 })
    }).not.toThrow()
  })
})

describe('the product of a line', () => {
  const known = buildLine({ productId: id(1), slug: 'now', quantity: 2 })
  const unknown = buildLine({ slug: 'former', quantity: 3 })

  it('the product of a line is told by its id, whatever its slug', () => {
    expect(sameLine(known, { ...known, slug: 'former' })).toBe(true)
    expect(sameLine(known, { ...known, productId: id(2) })).toBe(false)
  })

  it('the product of a line is told by its slug where the id of either is not known', () => {
    expect(sameLine(known, { ...known, productId: null })).toBe(true)
    expect(sameLine(known, unknown)).toBe(false)
  })
})

describe('keys', () => {
  it('two lines have the same key just when they are the same line', () => {
    const word = fc.constantFrom('', 'a', 'b', '"', ',', '","')
    const ids = fc.record({ productId: word, slug: fc.constant('x') })
    const slugs = fc.record({ productId: fc.constant(null), slug: word })
    const key = fc
      .tuple(fc.oneof(ids, slugs), fc.record({ size: word, color: word }))
      .map(([product, choice]) => ({ ...product, ...choice }))
    return holds(
      fc.property(key, key, (one, two) => {
        fc.pre((one.productId === null) === (two.productId === null))
        expect(lineKey(one) === lineKey(two)).toBe(sameLine(one, two))
      }),
    )
  })
})

describe('any sequence of actions', () => {
  // The last is known by its slug alone.
  const products = [
    { slug: 'a', productId: id(1) },
    { slug: 'b', productId: id(2) },
    { slug: 'c', productId: null },
  ]
  const facts = fc.record({
    title: fc.constant('T'),
    image: fc.constant('/a.png'),
    price: fc.nat(10_000),
    size: fc.constantFrom('', 'M'),
    color: fc.constantFrom('', 'Pink'),
    quantity: fc.integer({ min: 1, max }),
  })
  const line = fc
    .tuple(fc.constantFrom(...products), facts)
    .map(([product, facts]) => ({ ...product, ...facts }))
  const quantity = fc.integer({ min: -3, max: 200 })
  const action: fc.Arbitrary<CartAction> = fc.oneof(
    fc.record({ item: line, quantity }).map(({ item, quantity }) => ({
      type: 'add' as const,
      item: { ...item, quantity },
      max,
    })),
    line.map((key) => ({ type: 'remove' as const, key })),
    fc.record({ key: line, quantity }).map((facts) => ({ type: 'update' as const, ...facts, max })),
    fc.record({ key: line, price: fc.nat(10_000) }).map((facts) => ({ type: 'refresh' as const, ...facts })),
    fc.record({ item: line, index: fc.nat(5) }).map((facts) => ({ type: 'restore' as const, ...facts })),
    fc.constant({ type: 'clear' as const }),
  )

  it('any sequence of actions leaves right totals and no line that is doubled, too small or too large', () =>
    holds(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = actions.reduce(cartReducer, emptyCart)
        let [units, price] = [0, 0]
        for (const item of state.items) {
          expect(item.quantity).toBeGreaterThanOrEqual(1)
          expect(item.quantity).toBeLessThanOrEqual(max)
          units += item.quantity
          price += item.price * item.quantity
        }
        expect(state).toMatchObject({ totalItems: units, totalPrice: price })
        expect(new Set(state.items.map(lineKey)).size).toBe(state.items.length)
        const bounds = { lines: limits.cartLines, quantity: max }
        expect(parseCart(JSON.stringify(state.items), bounds)).toEqual(state.items)
      }),
    ))
})

describe('parseCart', () => {
  const bounds = { lines: limits.cartLines, quantity: max }
  const parse = (value: unknown) => parseCart(JSON.stringify(value), bounds)

  it('a stored cart is read back as it was', () => {
    const { originalPrice: _, ...plain } = buildLine({ size: 'S' })
    expect(parse([buildLine(), plain])).toEqual([buildLine(), plain])
  })

  it.each(['', 'null', '{}', '"cart"', '7', '[', 'undefined', '{"items":[]}'])(
    'reading the stored cart %j throws',
    (stored) => {
      expect(() => parseCart(stored, bounds)).toThrow()
    },
  )

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', [1]],
    ['a text', 'x'],
    ['nothing', {}],
    ...[
      { slug: 7 },
      { slug: '' },
      { slug: 'Dress' },
      { slug: '../admin' },
      { slug: 'a'.repeat(121) },
      { slug: undefined },
      { slug: undefined, id: 'Dress' },
      { title: null },
      { title: 'x'.repeat(201) },
      { image: 'javascript:alert(1)' },
      { image: 'data:image/png;base64,' },
      { image: '//evil.example/a.png' },
      { image: 'a.png' },
      { image: `/${'x'.repeat(2000)}` },
      { size: null },
      { size: 'x'.repeat(84) },
      { color: 4 },
      { color: 'x'.repeat(41) },
      { price: -1 },
      { price: 12.5 },
      { price: '1299' },
      { price: null },
      { price: 2 ** 60 },
      { quantity: 0 },
      { quantity: -1 },
      { quantity: 1.5 },
      { quantity: '2' },
      { quantity: null },
    ].map((facts): [string, unknown] => [JSON.stringify(facts).slice(0, 40), { ...buildLine(), ...facts }]),
  ])('reading a stored cart leaves out a line of %s', (_name, entry) => {
    expect(parse([entry, buildLine({ slug: 'good' })])).toEqual([buildLine({ slug: 'good' })])
  })

  it('a stored line that names its product by the slug alone is read, from either field', () => {
    const { productId: _, slug, ...facts } = buildLine()
    for (const line of [
      { id: slug, ...facts },
      { slug, ...facts },
      { productId: 7, slug, ...facts },
    ])
      expect(parse([line])).toEqual([buildLine()])
    expect(parse([buildLine({ productId: id(1) })])).toEqual([buildLine({ productId: id(1) })])
    expect(parse([{ id: slug, ...facts }, buildLine({ productId: id(1) })])).toEqual([buildLine()])
  })

  it('reading a stored line drops what it does not know and a wrong original price', () => {
    expect(parse([{ ...buildLine(), originalPrice: 'x', admin: true, __proto__: { a: 1 } }])).toEqual([
      (({ originalPrice: _, ...line }) => line)(buildLine()),
    ])
  })

  it('a stored line keeps a right former price and drops a wrong one', () => {
    expect(parse([buildLine({ priceBefore: 999 })])).toEqual([buildLine({ priceBefore: 999 })])
    for (const priceBefore of [-1, 1.5, '999', null]) {
      expect(parse([{ ...buildLine(), priceBefore }])).toEqual([buildLine()])
    }
  })

  it('the fullest possible cart is read back, and a longer stored text is refused', () => {
    const line = buildLine({ title: 'x'.repeat(200), image: `/${'x'.repeat(1999)}`, size: 'x'.repeat(40) })
    const full = Array.from({ length: bounds.lines }, (_, i) => ({
      ...line,
      productId: id(i),
      slug: `p${i}`.padEnd(120, '-'),
    }))
    expect(parse(full)).toEqual(full)
    expect(() => parse([...full, 'x'.repeat(200_000)])).toThrow()
  })

  it('reading a stored cart caps quantities and lines, and keeps the first of doubles', () => {
    expect(parse([buildLine({ quantity: 1e6 })])[0]?.quantity).toBe(max)
    expect(parse(Array.from({ length: 60 }, (_, i) => buildLine({ slug: `p${i}` })))).toHaveLength(
      limits.cartLines,
    )
    expect(parse([buildLine({ quantity: 2 }), buildLine({ quantity: 5 })])).toEqual([
      buildLine({ quantity: 2 }),
    ])
  })

  it('whatever was stored as a cart, reading it throws or gives right lines', () =>
    holds(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .array(fc.dictionary(fc.constantFrom(...Object.keys(buildLine())), fc.jsonValue()))
            .map((value) => JSON.stringify(value)),
        ),
        (stored) => {
          let items: LineItem[] = []
          try {
            items = parseCart(stored, bounds)
          } catch {
            return
          }
          expect(items.length).toBeLessThanOrEqual(bounds.lines)
          for (const { price, quantity } of items) {
            expect(Number.isSafeInteger(price) && price >= 0).toBe(true)
            expect(Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= max).toBe(true)
          }
        },
      ),
    ))
})

describe('shipping', () => {
  const policy = { ...buildMethod(), freeAbove: 4900 }

  it.each([
    [0, 799, 4901],
    [4899, 799, 2],
    [4900, 799, 1],
    [4901, 0, 0],
    [9999, 0, 0],
  ])('shipping for %d cents costs %d, with %d missing until it is free', (subtotal, cost, missing) => {
    expect(shippingCost(subtotal, policy)).toBe(cost)
    expect(untilFreeShipping(subtotal, policy.freeAbove)).toBe(missing)
  })

  it.each(totalsCases)(
    'the subtotal and the shipping of $name are right',
    ({ lines, subtotal, shipping }) => {
      const state = cart(...lines.map((facts, i) => buildLine({ slug: `p${i}`, ...facts })))
      expect(state.totalPrice).toBe(subtotal)
      expect(shippingCost(subtotal, policy)).toBe(shipping)
    },
  )

  it('shipping is never free by a method without a threshold', () => {
    expect(shippingCost(1_000_000, { price: 1299, freeAbove: null })).toBe(1299)
  })

  it('shipping is free just when nothing is missing', () =>
    holds(
      fc.property(
        fc.nat(20_000),
        fc.nat(20_000),
        fc.integer({ min: 1, max: 5000 }),
        (subtotal, freeAbove, price) => {
          const missing = untilFreeShipping(subtotal, freeAbove)
          expect(missing === 0).toBe(shippingCost(subtotal, { price, freeAbove }) === 0)
          expect(shippingCost(subtotal + missing, { price, freeAbove })).toBe(0)
        },
      ),
    ))
})

describe('quotes', () => {
  const line = buildLine({ quantity: 3 })
  const quote = (price: number | null, available: number) => ({
    productId: line.productId,
    slug: line.slug,
    size: line.size,
    color: line.color,
    price,
    available,
  })

  it.each([
    ['gone', quote(null, 0), { kind: 'gone' }],
    ['sold out', quote(1299, 0), { kind: 'sold-out' }],
    ['too few', quote(1299, 2), { kind: 'fewer', available: 2 }],
    ['just enough', quote(1299, 3), null],
    ['plenty', quote(1, 100), null],
    ['unknown', undefined, null],
  ])('a quote tells the problem of its cart line, or that there is none: %s', (_name, answer, problem) =>
    expect(problemOf(line, answer)).toEqual(problem),
  )

  it('a quote belongs to the line of the same product, size and colour', () => {
    const quotes = [{ ...quote(1, 1), size: 'S' }, quote(2, 2)]
    expect(quoteOf(quotes, line)?.price).toBe(2)
    expect(quoteOf(quotes, { ...line, color: 'Red' })).toBeUndefined()
  })

  it.each([
    ['dearer than in the deal that is over', { price: 1299, priceBefore: 999 }, 999, true],
    ['dearer than before for another reason', { price: 1299, priceBefore: 899 }, 999, false],
    ['dearer, and there was no deal', { price: 1299, priceBefore: 999 }, null, false],
    ['cheaper', { price: 899, priceBefore: 999 }, 999, false],
    ['what it was', { price: 999 }, 999, false],
  ])(
    'a quote says whether the deal of a line has ended when its price is %s',
    (_name, facts, endedPrice, expected) => {
      expect(dealEnded(buildLine(facts), { ...quote(facts.price, 5), endedPrice })).toBe(expected)
      expect(dealEnded(buildLine(facts), undefined)).toBe(false)
    },
  )

  it('quotes are asked for again when the first deal ends', () => {
    const ending = (dealEndsAt: number | null) => ({ ...quote(1, 1), dealEndsAt })
    expect(untilNextQuote([], 1000, 60_000)).toBe(60_000)
    expect(untilNextQuote([quote(1, 1), ending(null), ending(900)], 1000, 60_000)).toBe(60_000)
    expect(untilNextQuote([ending(9000), ending(6000)], 1000, 60_000)).toBe(5500)
    expect(untilNextQuote([ending(999_000)], 1000, 60_000)).toBe(60_000)
  })
})
