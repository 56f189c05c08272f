// What the back end sends is what people have typed, and what other versions of it have stored. A mapper gives something
// that can be shown, or says that an amount is none; it never falls over.
import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { order, orderSummary, trackedOrder, wholeOrder } from '@/data/orders/order-mapper'
import { product } from '@/data/products/product-mapper'
import { myReview, ownReview, reviewPage } from '@/data/reviews/review-mapper'
import { toCsv } from '@/domain/values/csv'
import { safeNext } from '@/domain/values/redirect'
import { holds } from '../support/properties'

/** Text of every kind: control and direction characters, halves of characters, markup, formulas, paths. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\u202e',
    '__proto__',
    'constructor',
    '<script>',
    '=1+1',
    'javascript:alert(1)',
    '//evil.example',
    '𐍈'.repeat(5000),
  ),
)
const amount = fc.oneof(
  fc.integer({ min: 0, max: 9_999_999 }),
  fc.float({ noNaN: true, min: 0, max: 99_999 }),
  fc.constantFrom('12.99', '0'),
)
/** Some of these cannot even be converted to a number, because their `toString` is no function. */
const json = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom({ toString: 0 }, [{ toString: 0 }], [[{ toString: 0 }]]),
)
const time = fc.constantFrom('2026-11-21 09:50:26.23+00', '2026-11-21T09:50:26Z', '', 'never', 'infinity')

describe('a product’s row, whatever its columns hold', () => {
  const row = fc.record({
    id: nasty,
    slug: nasty,
    title: nasty,
    facts: fc.record({
      ...{ description: nasty, materials: nasty, vendor: nasty, seo_title: nasty, seo_description: nasty },
      ...{ size_name: nasty, color_name: nasty, third_name: nasty },
    }),
    price: amount,
    original_price: fc.option(amount),
    price_to: fc.option(amount),
    image_url: nasty,
    images: json,
    details: json,
    alt: json,
    collection_slug: nasty,
    collections: fc.constant(null),
    size_charts: json,
    sizes: fc.array(nasty, { maxLength: 4 }),
    colors: fc.array(nasty, { maxLength: 4 }),
    quantity: fc.integer(),
    rating: amount,
    review_count: fc.integer(),
    created_at: time,
    deals: fc.array(
      fc.record({
        id: nasty,
        kind: nasty,
        deal_price: amount,
        total: fc.integer(),
        sold: fc.integer(),
        starts_at: time,
        ends_at: time,
      }),
      { maxLength: 3 },
    ),
    product_variants: fc.array(fc.record({ id: nasty, size: nasty, color: nasty, quantity: fc.integer() }), {
      maxLength: 4,
    }),
  })

  it('a product’s row becomes a product or is refused, whatever its columns hold', () =>
    holds(
      fc.property(row, (value) => {
        const { success, output } = safeParse(product, value)
        if (!success) return
        expect(output.pictures.length).toBeGreaterThan(0)
        expect(Number.isInteger(output.price)).toBe(true)
      }),
    ))
})

describe('an order’s row, whatever its columns hold', () => {
  const row = fc.record({
    id: nasty,
    order_number: nasty,
    customer_name: json,
    customer_email: json,
    customer_phone: json,
    customer_note: json,
    shipping_address: json,
    payment_method: fc.constantFrom('card', 'bank', 'cod', 'x'),
    payment_status: fc.constantFrom('pending', 'paid', 'partially_refunded', 'refunded', null),
    paid_amount: amount,
    refunded_amount: amount,
    refund_pending_amount: amount,
    due_amount: fc.oneof(amount, nasty),
    payment_due_at: fc.option(time),
    cancel_reason: fc.constantFrom(null, 'unpaid', 'x'),
    payments: fc.oneof(fc.constant([]), json),
    refunds: fc.oneof(fc.constant([]), json),
    bank: fc.oneof(fc.constant(null), json),
    order_status: json,
    subtotal: fc.oneof(amount, nasty),
    shipping_cost: amount,
    total_amount: amount,
    created_at: json,
    tracking_number: json,
    carrier: json,
    estimated_delivery: json,
    items: json,
    order_items: json,
    events: json,
    steps: json,
    shipments: fc.oneof(fc.constant([]), json),
    cancel_until: json,
  })

  it('an order’s row becomes an order or is refused, whatever its columns hold', () =>
    holds(
      fc.property(row, (value) => {
        for (const schema of [order, wholeOrder, orderSummary, trackedOrder]) safeParse(schema, value)
      }),
    ))
})

it('whatever a function answers, it is read or refused', () =>
  holds(
    fc.property(json, (answer) => {
      for (const schema of [order, wholeOrder, orderSummary, trackedOrder]) safeParse(schema, answer)
      for (const schema of [reviewPage, myReview, ownReview]) safeParse(schema, answer)
    }),
  ))

it('wherever a link wants to lead after signing in, it is a path of this shop', () =>
  holds(
    fc.property(
      fc.oneof(
        nasty,
        fc
          .array(
            fc.constantFrom('/', '\\', '.', '\t', '\n', ' ', '@', ':', 'evil.example', '%2f', '?', '#', 'a'),
          )
          .map((parts) => parts.join('')),
      ),
      (next) => {
        const path = safeNext(next)
        expect(path.startsWith('/')).toBe(true)
        const url = new URL(path, 'https://shop.example')
        expect(url.origin).toBe('https://shop.example')
        expect(safeNext(path)).toBe(path)
      },
    ),
  ))

it('whatever is exported, a spreadsheet runs none of it and no cell breaks out of its place', () =>
  holds(
    fc.property(
      fc.array(fc.array(nasty, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
      (rows) => {
        const cells = readCsv(toCsv(rows))
        expect(cells.map((row) => row.length)).toEqual(rows.map(() => 3))
        for (const [i, row] of cells.entries())
          for (const [k, cell] of row.entries()) {
            expect(cell).not.toMatch(/^[=+\-@\t\r]/)
            expect([rows[i]?.[k], `'${rows[i]?.[k]}`]).toContain(cell)
          }
      },
    ),
  ))

/** CSV as a spreadsheet reads it (RFC 4180). */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let [cell, quoted] = ['', false]
  for (let i = text.charCodeAt(0) === 0xfeff ? 1 : 0; i < text.length; i += 1) {
    const c = text[i] ?? ''
    if (quoted) {
      if (c !== '"') cell += c
      else if (text[i + 1] === '"') {
        cell += c
        i += 1
      } else quoted = false
    } else if (c === '"' && cell === '') quoted = true
    else if (c === ',' || (c === '\r' && text[i + 1] === '\n')) {
      rows.at(-1)?.push(cell)
      cell = ''
      if (c === '\r') {
        i += 1
        rows.push([])
      }
    } else cell += c
  }
  return rows.slice(0, -1)
}
