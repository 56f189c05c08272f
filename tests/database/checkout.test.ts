// What the checkout asks beside placing the order.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linesOf, makeDeal, makeProduct, makeToken, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
const anon = () => shop.clients.anon

describe('the order of an idempotency key', () => {
  it('an order is found by any caller who has its idempotency key, whoever placed it', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const args = orderArgs([product.line()], 60)
    const placed = await place(shop.clients.shopper, args)
    for (const client of [anon(), shop.clients.shopper, shop.clients.other]) {
      const { data } = await client.rpc('find_order', { p_idempotency_key: args.p_idempotency_key })
      expect(data).toEqual(placed)
    }
  })

  it('no order is found by its key before it is placed, and after it was refused', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 1 }] })
    const args = orderArgs([product.line(2)], 120)
    const find = () => anon().rpc('find_order', { p_idempotency_key: args.p_idempotency_key })
    expect(await find()).toMatchObject({ data: null, error: null })
    expect(await refusal(anon().rpc('place_order', args))).toMatchObject({ message: 'OUT_OF_STOCK' })
    expect(await find()).toMatchObject({ data: null, error: null })
  })

  it.each([[''], ['x'.repeat(64)], ['a'.repeat(63)], [`${makeToken()} `]])(
    'find_order refuses the key %j',
    async (key) => {
      expect(await refusal(anon().rpc('find_order', { p_idempotency_key: key }))).toMatchObject({
        status: 400,
        message: 'INVALID_INPUT',
        detail: { field: 'idempotencyKey' },
      })
    },
  )
})

describe('the prices of a cart', () => {
  const quoted = async (items: unknown[]) => {
    const { data } = await anon().rpc('quote_cart', { p_items: items as never })
    return linesOf(data).map(({ price }) => price)
  }

  it('a cart’s prices are the order’s: a deal counts only with enough left for all of it', async () => {
    const product = await makeProduct(shop, {
      price: 60,
      stock: [
        { size: 'M', quantity: 9 },
        { size: 'L', quantity: 9 },
      ],
    })
    await makeDeal(shop, product.id, { price: 50, total: 3 })
    expect(await quoted([product.line(3)])).toEqual([50])
    expect(await quoted([product.line(4)])).toEqual([60])
    expect(await quoted([product.line(2), product.line(2, 'L')])).toEqual([60, 60])
    // A member: guests could not hold so much of it.
    await place(shop.clients.shopper, orderArgs([product.line(4)], 240))
    await place(shop.clients.shopper, orderArgs([product.line(3)], 150))
  })

  it.each([[undefined], [0], [-1], [100], [1.5], ['two'], [null]])(
    'a cart reads the quantity %j as one',
    async (quantity) => {
      const product = await makeProduct(shop, { price: 60 })
      await makeDeal(shop, product.id, { price: 50, total: 1 })
      expect(await quoted([{ ...product.line(), quantity }])).toEqual([50])
    },
  )
})
