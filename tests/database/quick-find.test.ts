// The owner's quick search for orders, customers and products, which answers no other caller.
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, roles, type Shop } from '../support/shop.ts'

let shop: Shop
let number = ''
const email = 'zuleika.quick@example.com'

beforeAll(async () => {
  shop = await openShop({ unsound: true })
  const product = await makeProduct(shop, { price: 20, stock: [{ size: 'M', quantity: 99 }] })
  await shop.sql('alter table public.orders disable trigger order_before_update')
  for (let n = 0; n < 7; n += 1) {
    const order = await place(shop.clients.anon, orderArgs([product.line(1)], 27.99))
    await shop.sql('update public.orders set customer_name = $2, customer_email = $3 where id = $1', [
      order.id,
      `Zuleika Quick${n === 6 ? ' (100%_sure)' : ''}`,
      n < 4 ? email : `other${n}.${email}`,
    ])
    number = String(order.order_number)
  }
  await shop.sql('alter table public.orders enable trigger order_before_update')
  await shop.sql(
    `insert into public.products (slug, title, description, price, collection_slug, quantity, image_url, status)
     values ('quokka-cape', 'Quokka Striped Cape', 'Warm, with a quilted lining.', 30, 'dresses', 1, '/favicon.svg', 'archived'),
            ('striped-cape', 'Striped Cape', 'A quokka would like it.', 30, 'dresses', 1, '/favicon.svg', 'live'),
            ('cape-0e8ff6', 'Cape 0e8ff6', 'Its code begins like a number.', 30, 'dresses', 1, '/favicon.svg', 'live')`,
  )
}, 60_000)
afterAll(() => shop.close())

const rows = v.array(row)
const found = v.looseObject({ orders: rows, customers: rows, products: rows })
const find = (query: string) => answer(shop.clients.owner.rpc('quick_find', { p_query: query }), found)

describe('quick_find', () => {
  it.each(['zuleika', 'ZULEIKA QU', email, 'Quick zul'])(
    'quick_find finds by the beginnings of words of a name or an email: %s',
    async (query) => {
      const { orders, customers } = await find(query)
      expect(orders.length).toBeGreaterThanOrEqual(4)
      expect(orders.length).toBeLessThanOrEqual(5)
      expect(new Set(customers.map((each) => each.email))).toContain(email)
      expect(customers.length).toBeLessThanOrEqual(5)
    },
  )

  it('quick_find lists the newest orders first, and each customer once', async () => {
    const { orders, customers } = await find('zuleika')
    const times = orders.map((each) => String(each.created_at))
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set(customers.map((each) => each.email)).size).toBe(customers.length)
    expect(customers).toHaveLength(4)
  })

  it('quick_find finds an order by the beginning of its number, with and without the letters before it', async () => {
    for (const query of [number, number.toLowerCase(), number.slice(3, 9), `#${number.slice(3)}`]) {
      const { orders, customers } = await find(query)
      expect(orders.map((each) => each.order_number)).toEqual([number])
      expect(customers).toEqual([])
    }
  })

  it('quick_find finds products by the beginnings of words of their titles, archived ones too', async () => {
    expect((await find('stri cap')).products).toEqual([
      expect.objectContaining({ slug: 'quokka-cape', status: 'archived' }),
      expect.objectContaining({ slug: 'striped-cape', status: 'live' }),
    ])
    expect((await find('quokk')).products.map(({ slug }) => slug)).toEqual(['quokka-cape'])
    expect((await find('0e8ff6')).products.map(({ slug }) => slug)).toEqual(['cape-0e8ff6'])
    // What begins with the words stands first.
    expect((await find('striped')).products[0]).toMatchObject({ slug: 'striped-cape' })
  })

  it.each(['100%_sure', '%', '_', "'", '\\', '!&|():*', '<script>', '   x   '])(
    'quick_find takes every sign as itself: %s',
    async (query) => {
      const { orders } = await find(query)
      for (const order of orders)
        expect(
          `${order.customer_name} ${order.customer_email} ${order.order_number}`.toLowerCase(),
        ).toContain(query.trim().toLowerCase())
      if (query === '100%_sure') expect(orders).toHaveLength(1)
    },
  )

  it.each(['', '   ', 'x'.repeat(101)])(
    'quick_find refuses a text that is empty or too long',
    async (query) => {
      expect(await refusal(shop.clients.owner.rpc('quick_find', { p_query: query }))).toMatchObject({
        status: 400,
      })
    },
  )

  it.each(roles.filter((role) => role !== 'owner'))('quick_find tells %s nothing', async (role) => {
    const { data, error } = await shop.clients[role].rpc('quick_find', { p_query: 'zuleika' })
    expect(data).toBeNull()
    expect(['42501', 'PT403']).toContain(error?.code)
  })
})
