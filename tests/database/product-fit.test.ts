// What a shop's own returns say of a product's sizes: from when on, of whom, and where it shows.

import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { customer, makeProduct, orderArgs, place } from '../support/checkout.ts'
import { returnAnswer, returnTools } from '../support/returns.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const { decide, receive } = returnTools(() => shop)
const guest = () => shop.clients.anon
const owner = () => shop.clients.owner
type Product = Awaited<ReturnType<typeof makeProduct>>

const product = () =>
  makeProduct(shop, { price: 60, stock: ['S', 'M', 'L'].map((size) => ({ size, quantity: 100 })) })

/** A customer has it delivered. */
async function bought(of: Product, buyer = customer()) {
  const args = orderArgs([of.line(1, 'M')], 60, { p_customer: buyer })
  const { id } = await place(guest(), args)
  await shop.sql("update public.orders set order_status = 'delivered' where id = $1", [id])
  return { id, token: args.p_idempotency_key }
}

/** A customer has it delivered and sends it back for the reason; `to` is how far the return comes. */
async function returned(
  of: Product,
  reason: string,
  { buyer = customer(), to = 'received' as 'requested' | 'declined' | 'received' } = {},
) {
  const order = await bought(of, buyer)
  const [item] = await shop.sql<{ id: string }>('select id from public.order_items where order_id = $1', [
    order.id,
  ])
  const { returns } = await answer(
    guest().rpc('request_return', {
      p_id: randomUUID(),
      p_order_id: order.id,
      p_token: order.token,
      p_items: [{ item: item?.id ?? '', quantity: 1, reason, words: '' }],
    }),
    returnAnswer,
  )
  const [one] = returns
  if (!one) throw new Error('There is no return')
  if (to === 'declined') await decide(one.id, 'declined')
  if (to === 'received') {
    await decide(one.id, 'approved')
    await receive(one)
  }
}
const times = async (n: number, act: () => Promise<unknown>) => {
  for (let i = 0; i < n; i += 1) await act()
}

async function said({ slug, id }: Product) {
  await shop.sql('select private.count_units_sold()')
  const page = await answer(
    guest().rpc('get_product', { p_slug: slug }),
    v.looseObject({ fit: v.optional(v.string()) }),
  )
  const { fit } = await answer(owner().rpc('edit_product', { p_id: id }), v.looseObject({ fit: v.unknown() }))
  return { page: page.fit, owner: fit }
}

it('a product runs small once five customers, a tenth of its buyers, found it too small', async () => {
  const shirt = await product()
  expect(await said(shirt)).toEqual({ page: undefined, owner: null })
  await times(4, () => returned(shirt, 'too_small'))
  expect(await said(shirt)).toEqual({ page: undefined, owner: { fit: null, small: 4, large: 0, buyers: 4 } })
  await returned(shirt, 'too_small')
  expect(await said(shirt)).toEqual({ page: 'small', owner: { fit: 'small', small: 5, large: 0, buyers: 5 } })
  await times(46, () => bought(shirt))
  expect(await said(shirt)).toMatchObject({ page: undefined, owner: { fit: null, buyers: 51 } })
}, 60_000)

it('a product of which some say that it is small and some that it is large says nothing', async () => {
  const shirt = await product()
  await times(6, () => returned(shirt, 'too_large'))
  expect((await said(shirt)).page).toBe('large')
  await times(3, () => returned(shirt, 'too_small'))
  expect((await said(shirt)).page).toBeUndefined()
}, 60_000)

it('one customer counts once, and what was only asked for, declined or sent back for something else counts not at all', async () => {
  const shirt = await product()
  const one = customer()
  await times(6, () => returned(shirt, 'too_small', { buyer: one }))
  await times(3, () => returned(shirt, 'too_small', { to: 'requested' }))
  await times(3, () => returned(shirt, 'too_small', { to: 'declined' }))
  await times(5, () => returned(shirt, 'faulty'))
  expect(await said(shirt)).toMatchObject({ page: undefined, owner: { small: 1, large: 0, buyers: 12 } })
}, 60_000)

it('returns of more than a year ago no longer count', async () => {
  const shirt = await product()
  await times(5, () => returned(shirt, 'too_small'))
  expect((await said(shirt)).page).toBe('small')
  await shop.sql("update public.returns set requested_at = now() - interval '13 months'")
  expect(await said(shirt)).toEqual({ page: undefined, owner: null })
}, 60_000)

it('a shop that switches it off says nothing on its pages, and its owner still sees the figures', async () => {
  const shirt = await product()
  await times(5, () => returned(shirt, 'too_small'))
  await shop.sql('update public.shop_settings set shows_fit = false')
  const off = await said(shirt)
  await shop.sql('update public.shop_settings set shows_fit = true')
  expect(off).toMatchObject({ page: undefined, owner: { fit: 'small' } })
  expect((await said(shirt)).page).toBe('small')
}, 60_000)
