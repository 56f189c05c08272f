// What happens to an order after it was placed.
import { array, looseObject, nullable, number, parse, string } from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { order as orderAnswer } from '../../src/data/orders/order-mapper.ts'
import { orderStatuses } from '../../src/domain/orders/order.ts'
import { answer } from '../support/answer.ts'
import {
  brokenInvariants,
  left,
  makeDeal,
  makeProduct,
  makeToken,
  orderArgs,
  orderTools,
  place,
  placedOrder,
  refusal,
} from '../support/checkout.ts'
import { openShop, type Role, roles, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => expect(await brokenInvariants(shop)).toEqual([]))
afterAll(() => shop.close())

const { placed, setStatus, eventsOf, mailsOf } = orderTools(() => shop)

describe('get_order', () => {
  const get = async (role: Role, p_order_id: string, p_token?: string) => {
    const request = shop.clients[role].rpc('get_order', {
      p_order_id,
      ...(p_token === undefined ? {} : { p_token }),
    })
    return answer(request, nullable(placedOrder))
  }

  it.each(roles)('get_order shows a guest’s order to %s with its token', async (role) => {
    const { id, token, order } = await placed()
    expect(await get(role, id, token)).toEqual(order)
  })

  it.each(['anon', 'shopper', 'other'] as const)(
    'get_order hides a guest’s order from %s without its token',
    async (role) => {
      const { id } = await placed()
      expect(await get(role, id)).toBeNull()
      expect(await get(role, id, '')).toBeNull()
      expect(await get(role, id, makeToken())).toBeNull()
    },
  )

  it('get_order does not open an order with another order’s token', async () => {
    const [mine, theirs] = [await placed(), await placed()]
    expect(await get('anon', theirs.id, mine.token)).toBeNull()
  })

  it.each([
    ['anon', false],
    ['shopper', true],
    ['other', false],
    ['owner', true],
  ] as const)('get_order shows the shopper’s order to %s: %s', async (role, seen) => {
    const { id } = await placed('shopper')
    expect((await get(role, id))?.id ?? null).toBe(seen ? id : null)
  })

  it.each(roles)('get_order answers %s with nothing for an unknown order', async (role) => {
    expect(await get(role, '00000000-0000-4000-8000-000000000000', makeToken())).toBeNull()
  })

  it('get_order carries no account, no token and no inner ids of stock', async () => {
    const { id, token } = await placed('shopper')
    const text = JSON.stringify(await get('shopper', id))
    for (const secret of [token, String(shop.ids.shopper), 'variant_id', 'deal_id', 'user_id']) {
      expect(text).not.toContain(secret)
    }
  })

  it('an answer of get_order is understood by the mapper', async () => {
    const { id, token, product } = await placed()
    const order = parse(orderAnswer, await get('anon', id, token))
    expect(order).toMatchObject({ id, total: 6000, shippingCost: 0, itemCount: 2, city: 'Casablanca' })
    expect(order.items).toMatchObject([{ productSlug: product.slug, price: 3000, quantity: 2 }])
    expect(order.events.map(({ status }) => status)).toEqual(['pending'])
    expect(Math.abs(order.createdAt - Date.now())).toBeLessThan(60_000)
  })
})

it('my_orders has a member’s own orders alone, the newest first, and nobody else’s', async () => {
  const { id } = await placed('other')
  const newest = await placed('other')
  for (const role of ['anon', 'shopper'] as const) await placed(role)
  const mine = async (role: Role, p_page = 1) =>
    answer(
      shop.clients[role].rpc('my_orders', { p_page, p_size: 50 }),
      looseObject({ total: number(), orders: array(looseObject({ id: string() })) }),
    )
  const own = await shop.sql<{ id: string }>(
    'select id from public.orders where user_id = $1 order by created_at desc, id',
    [shop.ids.other],
  )
  expect(await mine('other')).toMatchObject({ total: own.length, orders: own })
  expect(own.slice(0, 2)).toEqual([{ id: newest.id }, { id }])
  expect((await mine('owner')).orders.map((order) => order.id)).not.toContain(id)
})

describe('the owner', () => {
  it.each(orderStatuses.filter((status) => status !== 'pending'))(
    'the owner sets an order to %s, with an event and a mail',
    async (status) => {
      const { id } = await placed()
      expect(await setStatus(id, status)).toMatchObject({ error: null, data: [{ order_status: status }] })
      expect(await eventsOf(id)).toEqual(['pending by customer', `${status} by owner`])
      expect(await mailsOf(id)).toEqual(['order-pending', `order-${status}`])
    },
  )

  it('the owner may set any status of an order after any', async () => {
    const { id } = await placed()
    for (const from of orderStatuses) {
      for (const to of orderStatuses) {
        expect((await setStatus(id, from)).error).toBeNull()
        expect((await setStatus(id, to)).error).toBeNull()
        expect(
          await shop.one('select order_status from public.orders where id = $1', [id]),
          `${from} to ${to}`,
        ).toEqual({ order_status: to })
      }
    }
  })

  it('an order gets no event and no mail for the status that it has', async () => {
    const { id } = await placed()
    await setStatus(id, 'pending')
    await shop.clients.owner.from('orders').update({ carrier: 'Amana' }).eq('id', id)
    expect(await eventsOf(id)).toEqual(['pending by customer'])
    expect(await mailsOf(id)).toEqual(['order-pending'])
  })

  it('the owner cannot set a status that does not exist', async () => {
    const { id } = await placed()
    expect((await setStatus(id, 'lost')).error).not.toBeNull()
    expect(await eventsOf(id)).toEqual(['pending by customer'])
  })

  it('the owner changes an order by its number, as the screen does', async () => {
    const { order } = await placed()
    const { data } = await shop.clients.owner
      .from('orders')
      .update({ order_status: 'shipped', tracking_number: 'AM1', carrier: 'Amana' })
      .eq('order_number', order.order_number)
      .select('order_number')
      .single()
    expect(data).toEqual({ order_number: order.order_number })
  })

  it.each(['anon', 'shopper', 'other'] as const)(
    'the status of an order is not for %s to set: nothing moves',
    async (role) => {
      const { id } = await placed('shopper')
      const { data } = await setStatus(id, 'delivered', role)
      expect(data ?? []).toEqual([])
      expect(await eventsOf(id)).toEqual(['pending by customer'])
    },
  )
})

describe('cancelling', () => {
  it('cancelling an order gives the stock back once', async () => {
    const { id, product } = await placed()
    expect(await left(shop, product.line())).toBe(8)
    await setStatus(id, 'cancelled')
    await setStatus(id, 'cancelled')
    expect(await left(shop, product.line())).toBe(10)
    const { at } = await shop.one('select cancelled_at as at from public.orders where id = $1', [id])
    expect(at).not.toBeNull()
  })

  it('undoing a cancellation takes the stock again', async () => {
    const { id, product } = await placed()
    await setStatus(id, 'cancelled')
    await setStatus(id, 'processing')
    expect(await left(shop, product.line())).toBe(8)
    const { at } = await shop.one('select cancelled_at as at from public.orders where id = $1', [id])
    expect(at).toBeNull()
  })

  it('a cancellation cannot be undone when another buyer has taken the stock', async () => {
    const { id, product } = await placed()
    await setStatus(id, 'cancelled')
    // A member: guests could not hold so much of it.
    await place(shop.clients.shopper, orderArgs([product.line(9)], 270))
    const answer = await refusal(setStatus(id, 'pending'))
    expect(answer).toEqual({
      status: 409,
      code: 'PT409',
      message: 'OUT_OF_STOCK',
      detail: [{ slug: product.slug, size: '', color: '', requested: 2, available: 1 }],
    })
    expect(await left(shop, product.line())).toBe(1)
    expect((await eventsOf(id)).at(-1)).toBe('cancelled by owner')
  })

  it('cancelling an order gives back what a deal had counted', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const deal = await makeDeal(shop, product.id, { price: 50, total: 2 })
    const { id } = await place(shop.clients.anon, orderArgs([product.line(2)], 100))
    const sold = async () => (await shop.one('select sold from public.deals where id = $1', [deal])).sold
    expect(await sold()).toBe(2)
    await setStatus(id, 'cancelled')
    expect(await sold()).toBe(0)
    await setStatus(id, 'shipped')
    expect(await sold()).toBe(2)
  })

  it('an order whose product is gone can be cancelled, and keeps the product’s name', async () => {
    const { id, product } = await placed()
    await shop.sql('delete from public.products where id = $1', [product.id])
    expect((await setStatus(id, 'cancelled')).error).toBeNull()
    expect((await setStatus(id, 'pending')).error?.message).toBe('OUT_OF_STOCK')
    const { name } = await shop.one(
      'select product_name as name from public.order_items where order_id = $1',
      [id],
    )
    expect(name).toBe('A test product')
  })
})

describe('what is fixed', () => {
  const changes = [
    { subtotal: 1, total_amount: 1 },
    { shipping_cost: 5, total_amount: 65 },
    { customer_email: 'wolf@example.com' },
    { customer_name: 'Wolf' },
    { customer_phone: '0' },
    { customer_note: 'x' },
    { shipping_address: { city: 'Elsewhere' } },
    { payment_method: 'bank' },
    { order_number: 'ZL-000000000000' },
    { created_at: '2020-01-01T00:00:00Z' },
    { currency: 'USD', id: '00000000-0000-4000-8000-000000000001' },
  ]
  it.each(changes)('an owner’s change of what is fixed in an order is refused: %o', async (change) => {
    const { id } = await placed()
    const before = await shop.one('select o::text as row from public.orders o where id = $1', [id])
    const answer = await refusal(shop.clients.owner.from('orders').update(change).eq('id', id).select('id'))
    // The guard's own name for it, or the missing grant where grants hold.
    expect(answer.status).toBe(403)
    expect(await shop.one('select o::text as row from public.orders o where id = $1', [id])).toEqual(before)
  })

  it('the owner does not give an order to another account', async () => {
    const { id } = await placed('shopper')
    const answer = await refusal(
      shop.clients.owner.from('orders').update({ user_id: shop.ids.other }).eq('id', id).select('id'),
    )
    expect(answer.status).toBe(403)
  })

  it('the owner does not set when an order was cancelled', async () => {
    const { id } = await placed()
    await shop.clients.owner.from('orders').update({ cancelled_at: '2020-01-01T00:00:00Z' }).eq('id', id)
    expect(await shop.one('select cancelled_at from public.orders where id = $1', [id])).toEqual({
      cancelled_at: null,
    })
  })

  it.each(['shopper', 'owner'] as const)(
    '%s adds, changes and deletes no item, event or order',
    async (role) => {
      const { id } = await placed('shopper')
      const client = shop.clients[role]
      const prints = () =>
        Promise.all(['public.orders', 'public.order_items', 'public.order_events'].map(shop.fingerprint))
      const before = await prints()
      await client.from('order_items').update({ price: 0.01 }).eq('order_id', id)
      await client.from('order_items').delete().eq('order_id', id)
      await client.from('order_events').update({ status: 'delivered' }).eq('order_id', id)
      await client.from('order_events').insert({ order_id: id, status: 'delivered', actor: 'owner' })
      await client.from('order_events').delete().eq('order_id', id)
      await client.from('orders').delete().eq('id', id)
      expect(await prints()).toEqual(before)
    },
  )

  it('an order cannot be stored with a total that is not the sum of its parts', async () => {
    await expect(
      shop.sql(`insert into public.orders (customer_name, customer_email, customer_phone, shipping_address, payment_method,
        subtotal, shipping_cost, total_amount) values ('a', 'a@b.c', '1', '{}', 'cod', 1, 1, 3)`),
    ).rejects.toThrow('orders_total')
  })
})

describe('an account', () => {
  it('an account that is deleted leaves its orders to the shop', async () => {
    const visitor = shop.connect()
    const { data } = await visitor.auth.signUp({ email: 'leaver@example.com', password: 'short-visit' })
    const product = await makeProduct(shop, { price: 60 })
    const { id } = await place(visitor, orderArgs([product.line()], 60))
    await shop.sql('delete from auth.users where id = $1', [data.user?.id])
    expect(await shop.one('select user_id from public.orders where id = $1', [id])).toEqual({ user_id: null })
    expect(await shop.sql('select 1 from public.profiles where id = $1', [data.user?.id])).toEqual([])
  })

  it('an account begins with a profile of its cleaned name', async () => {
    const visitor = shop.connect()
    const { data } = await visitor.auth.signUp({
      email: 'namer@example.com',
      password: 'long-enough',
      options: { data: { full_name: '  Nora\u202e  Alami ' } },
    })
    expect(await shop.one('select full_name from public.profiles where id = $1', [data.user?.id])).toEqual({
      full_name: 'Nora Alami',
    })
  })

  it('an account sees another one’s orders neither alone nor embedded nor counted', async () => {
    const { id } = await placed('shopper')
    const { other } = shop.clients
    expect((await other.from('orders').select('id').eq('id', id)).data).toEqual([])
    expect(
      (await other.from('order_items').select('id,orders(customer_email)').eq('order_id', id)).data,
    ).toEqual([])
    expect((await other.from('orders').select('id', { count: 'exact', head: true }).eq('id', id)).count).toBe(
      0,
    )
    expect((await other.from('products').select('slug,order_items!inner(order_id)').limit(5)).data).toEqual(
      [],
    )
  })
})
