// A product with three options of its own names: sizes of two parts in everything that names a variant.

import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import {
  brokenInvariants,
  left,
  linesOf,
  orderArgs,
  orderTools,
  place,
  refusal,
} from '../support/checkout.ts'
import { returnTools } from '../support/returns.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
const owner = () => shop.clients.owner
const guest = () => shop.clients.anon
const { decide, receive } = returnTools(() => shop)
const { mailsOf } = orderTools(() => shop)

const sizes = ['30 cl / Left', '30 cl / Right', '50 cl / Left', '50 cl / Right']

/** Cups in two capacities, two glazes and with a handle on either side: ten of each. */
async function makeCup(more: Record<string, unknown> = {}) {
  const slug = `cup-${randomUUID()}`
  const { data, error } = await owner()
    .from('products')
    .insert({
      ...{ slug, title: 'Cup', description: 'Turned by hand.', price: 20, collection_slug: 'dresses' },
      ...{ image_url: '/favicon.svg', sizes, colors: ['Azure', 'Sand'], quantity: 80 },
      ...{ size_name: ' Capacity ', color_name: 'Glaze', third_name: 'Handle', ...more },
    })
    .select('id')
    .single()
  if (error) throw new Error(error.message)
  const line = (size: string, color = 'Azure', quantity = 1) => ({ slug, size, color, quantity })
  return { id: data.id, slug, line }
}
const productOf = (id: string) =>
  shop.one<{ sizes: string[]; sizes_left: string[]; quantity: number }>(
    'select sizes, sizes_left, quantity from public.products where id = $1',
    [id],
  )

describe('a product with three options', () => {
  it('a product with three options comes in every combination, and its page says what they are called', async () => {
    const cup = await makeCup()
    expect(await productOf(cup.id)).toEqual({ sizes, sizes_left: ['30 cl', '50 cl'], quantity: 80 })
    const { data } = await guest().rpc('get_product', { p_slug: cup.slug })
    expect(data).toMatchObject({
      sizes,
      facts: { size_name: 'Capacity', color_name: 'Glaze', third_name: 'Handle' },
    })
    const page = v.parse(v.looseObject({ product_variants: v.array(row) }), data)
    expect(page.product_variants).toHaveLength(8)
    expect(page.product_variants[0]).toMatchObject({ size: '30 cl / Left', color: 'Azure', quantity: 10 })
  })

  it('a combination exists once', async () => {
    const { id } = await makeCup()
    const again = owner()
      .from('product_variants')
      .insert({ product_id: id, size: '30 cl / Left', color: 'Azure' })
    expect(await refusal(again)).toMatchObject({ status: 409 })
  })

  it('one combination is quoted, ordered and mailed, and its stock alone goes down', async () => {
    const cup = await makeCup()
    const line = cup.line('30 cl / Left', 'Azure', 3)
    const { data } = await guest().rpc('quote_cart', { p_items: [line] })
    expect(linesOf(data)).toMatchObject([{ size: '30 cl / Left', price: 20, available: 10, renamed: null }])
    const order = await place(guest(), orderArgs([line], 60))
    expect(order.items).toMatchObject([{ size: '30 cl / Left', color: 'Azure', quantity: 3 }])
    expect(await left(shop, line)).toBe(7)
    expect(await left(shop, cup.line('30 cl / Right'))).toBe(10)
    expect(await mailsOf(order.id)).toEqual(['order-pending'])
    const unknown = orderArgs([cup.line('30 cl')], 20)
    expect(await refusal(guest().rpc('place_order', unknown))).toMatchObject({ message: 'OUT_OF_STOCK' })
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('a customer reads each part in their language', async () => {
    const cup = await makeCup()
    await shop.sql(
      `insert into public.option_words (name, translations) values
       ('Left', '{"fr": {"name": "Gauche"}}'), ('Handle', '{"fr": {"name": "Anse"}}')
       on conflict (name) do update set translations = excluded.translations`,
    )
    const { words } = await shop.one<{ words: string[] }>(
      `select array[private.option_word('30 cl / Left', 'fr'), private.option_word('Handle', 'fr'),
         private.option_word('30 cl / Left', 'en'), private.option_word('', 'fr')] as words`,
    )
    expect(words).toEqual(['30 cl / Gauche', 'Anse', '30 cl / Left', ''])
    const { data } = await owner().rpc('list_translations', { p_language: 'fr', p_kind: 'option' })
    const names = JSON.stringify(data)
    for (const name of ['Capacity', 'Glaze', 'Handle', 'Left', 'Right']) expect(names).toContain(`"${name}"`)
    expect(names).not.toContain('30 cl / Left')
    await shop.sql("delete from public.option_words where name in ('Left', 'Handle')")
    expect(cup.id).toBeTruthy()
  })

  it('lists offer its sizes by their first part, while one of them is left', async () => {
    const cup = await makeCup()
    const facet = async () => {
      const { data } = await guest().rpc('product_facets', { p_filter: { collection: 'dresses' } })
      return JSON.stringify(data)
    }
    expect(await facet()).toContain('"30 cl"')
    expect(await facet()).not.toContain('30 cl / Left')
    const found = async (size: string) => {
      const { data } = await guest().rpc('list_products', {
        p_filter: { collection: 'dresses', size: [size] },
        p_sort: 'newest',
        p_limit: 24,
      })
      return JSON.stringify(data).includes(cup.slug)
    }
    expect(await found('30 cl')).toBe(true)
    await shop.sql(
      "update public.product_variants set quantity = 0 where product_id = $1 and size = '30 cl / Left'",
      [cup.id],
    )
    expect((await productOf(cup.id)).sizes_left).toEqual(['30 cl', '50 cl'])
    await shop.sql(
      "update public.product_variants set quantity = 0 where product_id = $1 and size = '30 cl / Right'",
      [cup.id],
    )
    expect((await productOf(cup.id)).sizes_left).toEqual(['50 cl'])
    expect(await found('30 cl')).toBe(false)
  })

  it('without its third option a size is one again, and what is left is counted anew', async () => {
    const cup = await makeCup()
    await owner().from('products').update({ third_name: '' }).eq('id', cup.id)
    expect((await productOf(cup.id)).sizes_left).toEqual(sizes)
    await owner().from('products').update({ third_name: 'Handle' }).eq('id', cup.id)
    expect((await productOf(cup.id)).sizes_left).toEqual(['30 cl', '50 cl'])
  })

  it('the search finds it by a value of its third option', async () => {
    const cup = await makeCup({ sizes: ['30 cl / Snakewood', '30 cl / Right'] })
    const { data } = await guest().rpc('list_products', { p_filter: { q: 'snakewood' } })
    expect(JSON.stringify(data)).toContain(cup.slug)
  })

  it('a renamed value keeps stock and orders, and a cart with its former name finds it', async () => {
    const cup = await makeCup()
    const order = await place(guest(), orderArgs([cup.line('30 cl / Left', 'Azure', 3)], 60))
    const to = sizes.map((size) => size.replace('Left', 'On the left'))
    const renamed = { '30 cl / Left': to[0], '50 cl / Left': to[2] }
    await answer(
      owner().rpc('save_product', {
        p_id: cup.id,
        p_changes: {
          sizes: { seen: sizes, to, renamed },
          third_name: { seen: 'Handle', to: 'Side of the handle' },
        },
      }),
      row,
    )
    expect(await left(shop, cup.line('30 cl / On the left'))).toBe(7)
    const { data } = await guest().rpc('quote_cart', { p_items: [cup.line('30 cl / Left')] })
    expect(linesOf(data)).toMatchObject([{ renamed: { size: '30 cl / On the left', color: 'Azure' } }])
    expect(order.items).toMatchObject([{ size: '30 cl / Left' }])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('it is exchanged for another combination', async () => {
    await shop.sql('update public.shop_settings set exchange_days = 14')
    const cup = await makeCup()
    const args = orderArgs([cup.line('30 cl / Left', 'Azure', 3)], 60)
    const order = await place(guest(), args)
    await shop.sql("update public.orders set order_status = 'delivered' where id = $1", [order.id])
    await owner().rpc('record_payment', { p_order_id: order.id, p_amount: 60, p_method: 'cod' })
    const item = await shop.one<{ id: string }>('select id from public.order_items where order_id = $1', [
      order.id,
    ])
    const returned = v.looseObject({
      id: v.string(),
      items: v.array(v.looseObject({ id: v.string(), quantity: v.number() })),
    })
    const { returns } = await answer(
      guest().rpc('request_return', {
        p_id: randomUUID(),
        ...{ p_order_id: order.id, p_token: args.p_idempotency_key },
        p_items: [
          {
            ...{ item: item.id, quantity: 1, reason: 'too_small', words: '' },
            exchange: { size: '50 cl / Right', color: 'Sand' },
          },
        ],
      }),
      v.looseObject({ returns: v.array(returned) }),
    )
    const [asked] = returns
    if (!asked) throw new Error('There is no return')
    expect(await left(shop, cup.line('50 cl / Right', 'Sand'))).toBe(9)
    await decide(asked.id, 'approved')
    expect((await receive(asked, true)).error).toBeNull()
    await answer(owner().rpc('exchange_return', { p_id: asked.id }), row)
    expect(
      await shop.sql(
        `select i.size, i.color from public.order_items i join public.orders o on o.id = i.order_id
         where i.product_id = $1 and o.id <> $2`,
        [cup.id, order.id],
      ),
    ).toEqual([{ size: '50 cl / Right', color: 'Sand' }])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('a copy has its options and what they are called', async () => {
    const cup = await makeCup()
    const copy = randomUUID()
    await answer(
      owner().rpc('duplicate_product', { p_id: cup.id, p_copy: copy, p_title: 'Another cup' }),
      row,
    )
    expect(
      await shop.one('select sizes, size_name, color_name, third_name from public.products where id = $1', [
        copy,
      ]),
    ).toEqual({ sizes, size_name: 'Capacity', color_name: 'Glaze', third_name: 'Handle' })
  })

  it('a product comes in 250 combinations, in one save and in no more', async () => {
    const { id } = await makeCup()
    const many = Array.from({ length: 25 }, (_, i) => [
      `${i} cl / Left`,
      `${i} cl / Right`,
      `${i} cl / ${'x'.repeat(40)}`,
      `${i} cl / Top`,
      `${i} cl / None`,
    ]).flat()
    const save = (to: string[], seen: string[]) =>
      owner().rpc('save_product', { p_id: id, p_changes: { sizes: { seen, to } } })
    await answer(save(many, sizes), row)
    expect(
      await shop.one('select count(*)::int as count from public.product_variants where product_id = $1', [
        id,
      ]),
    ).toEqual({ count: 250 })
    expect(await refusal(save([...many, '26 cl / Left'], many))).toMatchObject({ message: 'INVALID_INPUT' })
  })
})
