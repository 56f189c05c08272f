// What an open admin asks every few seconds, on a database without Realtime.
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasNewOrder } from '@/data/orders/order-pulse'
import { answer } from '../support/answer.ts'
import { makeProduct, orderArgs, orderTools, place } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const { placed, setStatus } = orderTools(() => shop)
const shape = v.object({
  pending: v.number(),
  recent: v.number(),
  latest: v.nullable(v.string()),
  revision: v.string(),
})
const pulse = () => answer(shop.clients.owner.rpc('order_pulse'), shape)

describe('the pulse of the orders', () => {
  it('the pulse counts pending orders as the list does', async () => {
    const before = await pulse()
    await placed()
    const now = await pulse()
    expect(now.pending).toBe(before.pending + 1)
    const [counts] = await answer(
      shop.clients.owner.rpc('order_counts'),
      v.tuple([v.looseObject({ pending: v.number() })]),
    )
    expect(now.pending).toBe(counts.pending)
  })

  it('the pulse shows a new order, and each change of a status by its revision', async () => {
    const before = await pulse()
    const { id } = await placed()
    const now = await pulse()
    expect(hasNewOrder(before, now)).toBe(true)
    expect(now.revision).not.toBe(before.revision)
    await setStatus(id, 'processing')
    await setStatus(id, 'shipped')
    const later = await pulse()
    expect(later.revision).not.toBe(now.revision)
    expect(hasNewOrder(now, later)).toBe(false)
    expect(await pulse()).toEqual(later)
  })

  it('the pulse takes a card order for new once it is paid', async () => {
    await shop.sql("update public.shop_settings set card_provider = 'stripe'")
    const product = await makeProduct(shop, { price: 60 })
    const { id } = await place(
      shop.clients.anon,
      orderArgs([product.line()], 60, { p_payment_method: 'card' }),
    )
    const before = await pulse()
    expect(before.pending).toBeGreaterThan(0)
    await shop.sql(
      `insert into public.payments (order_id, method, amount, currency, status, settled_at)
       values ($1, 'card', 60, 'USD', 'succeeded', now())`,
      [id],
    )
    const paid = await pulse()
    expect(hasNewOrder(before, paid)).toBe(true)
    expect(paid.revision).not.toBe(before.revision)
  })

  it('the pulse of the orders is for owners alone', async () => {
    for (const role of ['anon', 'shopper', 'other'] as const) {
      const { error } = await shop.clients[role].rpc('order_pulse')
      expect(error?.code, role).toMatch(/^(PT403|42501)$/)
    }
  })
})
