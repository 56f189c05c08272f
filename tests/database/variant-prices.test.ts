// Prices of sizes and colours: the quote, the order, the product's page, lists and feeds say the same, whatever the prices are.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { makeDeal, makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const sizes = ['S', 'M', 'L']
const owner = () => shop.clients.owner
const made = (price: number) =>
  makeProduct(shop, { price, stock: sizes.map((size) => ({ size, quantity: 1000 })) })
/** Sets what a size has of its own, as the editor does. */
const own = (id: string, size: string, to: Record<string, unknown>, seen: Record<string, unknown> = {}) =>
  owner().rpc('save_product', {
    p_id: id,
    p_variants: [
      {
        size,
        color: '',
        changes: Object.fromEntries(
          Object.entries(to).map(([column, value]) => [column, { seen: seen[column] ?? null, to: value }]),
        ),
      },
    ] as never,
  })
const pricesOf = (id: string) =>
  shop.one<{ price: number; price_to: number | null }>(
    'select price::float8 as price, price_to::float8 as price_to from public.products where id = $1',
    [id],
  )
const quoted = async (lines: object[]) => {
  const quote = await answer(
    shop.clients.anon.rpc('quote_cart', { p_items: lines as never }),
    v.looseObject({ lines: v.array(v.looseObject({ price: v.number() })) }),
  )
  return quote.lines.map(({ price }) => price)
}

describe('prices of variants', () => {
  it('quote, order, page, list and feed agree for any prices, also in a deal', async () => {
    const cents = fc.integer({ min: 500, max: 9000 })
    await fc.assert(
      fc.asyncProperty(
        cents,
        fc.array(fc.option(fc.integer({ min: 0, max: 5000 })), { minLength: 3, maxLength: 3 }),
        fc.option(fc.integer({ min: 100, max: 499 })),
        async (base, above, deal) => {
          const product = await made(base / 100)
          for (const [n, size] of sizes.entries()) {
            const more = above[n] ?? null
            if (more !== null) await answer(own(product.id, size, { price: (base + more) / 100 }), row)
          }
          const expected = above.map((more) => (base + (more ?? 0)) / 100)
          const [low, high] = [Math.min(...expected), Math.max(...expected)]
          expect(await pricesOf(product.id)).toEqual({ price: low, price_to: high > low ? high : null })
          if (deal !== null) await makeDeal(shop, product.id, { price: deal / 100 })
          const paid = expected.map((price) => (deal === null ? price : deal / 100))

          const lines = sizes.map((size) => product.line(1, size))
          expect(await quoted(lines)).toEqual(paid)
          const total = Math.round(paid.reduce((sum, price) => sum + price, 0) * 100) / 100
          const delivery = total > 49 ? 0 : 7.99
          const order = await place(
            shop.clients.anon,
            orderArgs(lines, Math.round((total + delivery) * 100) / 100),
          )
          const items = await shop.sql<{ price: number }>(
            'select price::float8 as price from public.order_items where order_id = $1 order by position',
            [order.id],
          )
          expect(items.map(({ price }) => price)).toEqual(paid)

          const page = await answer(
            shop.clients.anon.rpc('get_product', { p_slug: product.slug }),
            v.looseObject({
              price: v.number(),
              price_to: v.nullable(v.number()),
              product_variants: v.array(row),
            }),
          )
          const shown = page.product_variants.map(({ price = page.price }) => price)
          expect(shown).toEqual(expected)
          const [card] = await answer(
            shop.clients.anon.rpc('products_by_slugs', { p_slugs: [product.slug] }),
            v.array(row),
          )
          expect(card).toMatchObject({ price: low, price_to: high > low ? high : null })
          const [fed] = await answer(
            shop.clients.anon.rpc('feed_products', { p_after: product.slug.slice(0, -1), p_limit: 1 }),
            v.array(v.looseObject({ slug: v.string(), variants: v.array(row) })),
          )
          expect(fed?.slug).toBe(product.slug)
          expect(fed?.variants.map(({ price }) => price)).toEqual(expected)
        },
      ),
      { numRuns: 12 },
    )
  })

  it('a discount in percent takes its share of what each size costs', async () => {
    const product = await made(20)
    await answer(own(product.id, 'L', { price: 30 }), row)
    const code = `V${Date.now()}`
    await shop.sql(
      "insert into public.discounts (code, title, kind, value, scope) values ($1, 'Test', 'percent', 10, 'everything')",
      [code],
    )
    const lines = [product.line(1, 'S'), product.line(1, 'L')]
    const quote = await answer(
      shop.clients.anon.rpc('quote_cart', {
        p_items: lines as never,
        p_code: code,
        p_email: 'a@example.com',
      }),
      v.looseObject({ lines: v.array(v.looseObject({ discount: v.number() })) }),
    )
    expect(quote.lines.map(({ discount }) => discount)).toEqual([2, 3])
  })

  it('a price below the product’s is refused, and the product’s above one of them', async () => {
    const product = await made(20)
    expect(await refusal(own(product.id, 'S', { price: 19.99 }))).toMatchObject({
      status: 400,
      message: 'VARIANT_BELOW_PRICE',
    })
    await answer(own(product.id, 'S', { price: 25 }), row)
    const raised = owner().rpc('save_product', {
      p_id: product.id,
      p_changes: { price: { seen: 20, to: 26 } },
    })
    expect(await refusal(raised)).toMatchObject({ message: 'VARIANT_BELOW_PRICE' })
    await expect(
      shop.sql('update public.products set price = 26 where id = $1', [product.id]),
    ).rejects.toThrow('VARIANT_BELOW_PRICE')
    expect(await pricesOf(product.id)).toEqual({ price: 20, price_to: 25 })
  })

  it('when every size has a price of its own, lists show the lowest of them', async () => {
    const product = await made(20)
    for (const [n, size] of sizes.entries()) await answer(own(product.id, size, { price: 30 + n }), row)
    expect(await pricesOf(product.id)).toEqual({ price: 30, price_to: 32 })
    await answer(own(product.id, 'L', { price: null }, { price: 32 }), row)
    expect(await pricesOf(product.id)).toEqual({ price: 30, price_to: 31 })
  })

  it('a size that is removed takes its price with it', async () => {
    const product = await made(20)
    await answer(own(product.id, 'L', { price: 30 }), row)
    await shop.sql("update public.products set sizes = '{S,M}' where id = $1", [product.id])
    expect(await pricesOf(product.id)).toEqual({ price: 20, price_to: null })
  })

  it('a change of prices in percent takes those of sizes along, and its undo puts them back', async () => {
    const product = await made(20)
    await answer(own(product.id, 'L', { price: 30, original_price: 40 }), row)
    const change = (p_change: object) =>
      answer(
        owner().rpc('change_products', { p_ids: [product.id], p_change: p_change as never }),
        v.pipe(
          v.looseObject({
            before: v.array(
              v.looseObject({ price: v.number(), original_price: v.nullable(v.number()), variants: row }),
            ),
          }),
          v.transform(({ before }) => before),
        ),
      )
    const large = () =>
      shop.one(
        "select price::float8 as price, original_price::float8 as original from public.product_variants where product_id = $1 and size = 'L'",
        [product.id],
      )
    const [down] = await change({ percent: -50, strike: true })
    expect(await large()).toEqual({ price: 15, original: 40 })
    expect(await pricesOf(product.id)).toEqual({ price: 10, price_to: 15 })
    await change({ prices: { [product.id]: [down?.price, down?.original_price, down?.variants] } })
    expect(await large()).toEqual({ price: 30, original: 40 })
    expect(await pricesOf(product.id)).toEqual({ price: 20, price_to: 30 })
    await change({ percent: 100, strike: false })
    expect(await pricesOf(product.id)).toEqual({ price: 40, price_to: 60 })
  })

  it('nobody but owners reads what the shop pays', async () => {
    const product = await made(20)
    await answer(own(product.id, 'S', { cost: 7.77, weight_grams: 321 }), row)
    for (const asked of [
      shop.clients.shopper.rpc('get_product', { p_slug: product.slug }),
      shop.clients.shopper.rpc('feed_products', { p_after: product.slug.slice(0, -1), p_limit: 1 }),
      shop.clients.shopper.from('product_variants').select('*').eq('product_id', product.id),
    ])
      expect(JSON.stringify((await asked).data)).not.toContain('7.77')
  })

  it('a barcode is one, and what another owner changed meanwhile is not overwritten', async () => {
    const product = await made(20)
    expect((await own(product.id, 'S', { barcode: '4006381333932' }, { barcode: '' })).error).not.toBeNull()
    await answer(own(product.id, 'S', { barcode: '4006381333931' }, { barcode: '' }), row)
    expect(await refusal(own(product.id, 'S', { barcode: '96385074' }, { barcode: '' }))).toMatchObject({
      status: 409,
      message: 'CHANGED',
      detail: { variants: [{ size: 'S', color: '', fields: { barcode: '4006381333931' } }] },
    })
  })

  it('a size is low in stock at its own level, else at its product’s', async () => {
    const product = await makeProduct(shop, {
      stock: [
        { size: 'S', quantity: 30 },
        { size: 'M', quantity: 30 },
      ],
    })
    const low = async () =>
      (
        await answer(
          owner().rpc('admin_stock', { p_filter: { level: 'low', product: product.id } as never }),
          v.looseObject({ variants: v.array(v.looseObject({ size: v.string(), level: v.number() })) }),
        )
      ).variants.map(({ size, level }) => [size, level])
    expect(await low()).toEqual([])
    await answer(own(product.id, 'M', { low_stock: 30 }), row)
    expect(await low()).toEqual([['M', 30]])
    await shop.sql('update public.products set low_stock = 40 where id = $1', [product.id])
    expect(await low()).toEqual([
      ['S', 40],
      ['M', 30],
    ])
  })

  it('a copy has the prices of its sizes, and no barcode', async () => {
    const product = await made(20)
    await answer(own(product.id, 'L', { price: 30, cost: 9, barcode: '4006381333931' }, { barcode: '' }), row)
    const copy = randomUUID()
    await answer(owner().rpc('duplicate_product', { p_id: product.id, p_copy: copy, p_title: 'A copy' }), row)
    expect(await pricesOf(copy)).toEqual({ price: 20, price_to: 30 })
    expect(
      await shop.one(
        "select cost::float8 as cost, barcode from public.product_variants where product_id = $1 and size = 'L'",
        [copy],
      ),
    ).toEqual({ cost: 9, barcode: '' })
  })
})
