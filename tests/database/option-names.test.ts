// Renamed sizes and colours: a variant keeps its stock, and what refers to it finds it under any of its names.

import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import {
  address,
  brokenInvariants,
  type Line,
  linesOf,
  makeProduct,
  makeToken,
  orderArgs,
  place,
  refusal,
} from '../support/checkout.ts'
import { someOf } from '../support/properties.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.sql('update public.shop_settings set line_limit = 99')
}, 60_000)
afterAll(() => shop.close())
const owner = () => shop.clients.owner
const guest = () => shop.clients.anon

type Names = Record<string, string | null>
type Field = 'sizes' | 'colors'
type Cell = { size: string; color: string; seen: number | null; to: number }
const optionsOf = (id: string) =>
  shop.one<{ sizes: string[]; colors: string[]; quantity: number; sizes_left: string[] }>(
    'select sizes, colors, quantity, sizes_left from public.products where id = $1',
    [id],
  )
/** The request of the form: the list it saw, the one it wants, and what became of each old name. */
async function rename(id: string, field: Field, to: string[], renamed: Names, stock: Cell[] = []) {
  const seen = (await optionsOf(id))[field]
  return owner().rpc('save_product', {
    p_id: id,
    p_changes: { [field]: { seen, to, renamed } },
    p_stock: stock,
  })
}
const saved = async (...args: Parameters<typeof rename>) => answer(rename(...args), row)
/** Stock by name, and the id of each variant. */
async function stockOf(id: string) {
  const rows = await shop.sql<{ id: string; name: string; quantity: number }>(
    `select id, concat_ws('/', nullif(size, ''), nullif(color, '')) as name, quantity
     from public.product_variants where product_id = $1 order by name`,
    [id],
  )
  return {
    left: Object.fromEntries(rows.map(({ name, quantity }) => [name, quantity])),
    ids: Object.fromEntries(rows.map((each) => [each.name, each.id])),
  }
}
/** Blue 18 and Black 4, of one size. */
const dyed = (stock: Record<string, number> = { Blue: 18, Black: 4 }) =>
  makeProduct(shop, {
    price: 60,
    stock: Object.entries(stock).map(([color, quantity]) => ({ color, quantity })),
  })
const buy = async (line: Line, price = 60) => {
  const args = orderArgs([line], line.quantity * price)
  const order = await place(guest(), args)
  return { id: order.id, token: args.p_idempotency_key, items: order.items }
}
const cancel = ({ id, token }: { id: string; token: string }) =>
  answer(guest().rpc('cancel_order', { p_order_id: id, p_token: token }), row)
const named = (id: string) =>
  shop.sql<{ size: string; color: string }>(
    'select size, color from public.order_items where order_id = $1',
    [id],
  )
const quoted = async (lines: Line[]) => linesOf((await guest().rpc('quote_cart', { p_items: lines })).data)

describe('a renamed colour or size', () => {
  it('a renamed colour or size keeps its variants with their stock', async () => {
    const { id } = await dyed()
    const before = await stockOf(id)
    await saved(id, 'colors', ['Navy', 'Black'], { Blue: 'Navy' })
    const after = await stockOf(id)
    expect(after.left).toEqual({ Navy: 18, Black: 4 })
    expect(after.ids).toEqual({ Navy: before.ids.Blue, Black: before.ids.Black })
    expect(await optionsOf(id)).toMatchObject({ quantity: 22, colors: ['Navy', 'Black'] })
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it.each<[string, Record<string, number>, string[], Names, Record<string, number>]>([
    [
      'exchanged',
      { Blue: 1, Navy: 2 },
      ['Navy', 'Blue'],
      { Blue: 'Navy', Navy: 'Blue' },
      { Navy: 1, Blue: 2 },
    ],
    [
      'moved on in a circle',
      { A: 1, B: 2, C: 3 },
      ['B', 'C', 'A'],
      { A: 'B', B: 'C', C: 'A' },
      { B: 1, C: 2, A: 3 },
    ],
    ['written in another case', { blue: 5 }, ['Blue'], { blue: 'Blue' }, { Blue: 5 }],
    ['written in Arabic', { Blue: 5, Red: 1 }, ['أزرق', 'Red'], { Blue: 'أزرق' }, { أزرق: 5, Red: 1 }],
    ['joined with another', { Blue: 18, Navy: 4 }, ['Navy'], { Blue: 'Navy' }, { Navy: 22 }],
    [
      'joined under a new name',
      { Sky: 3, Ice: 4, Red: 1 },
      ['Pale', 'Red'],
      { Sky: 'Pale', Ice: 'Pale' },
      { Pale: 7, Red: 1 },
    ],
    [
      'given the name of a removed one',
      { Blue: 5, Navy: 9 },
      ['Navy'],
      { Navy: null, Blue: 'Navy' },
      { Navy: 5 },
    ],
    ['named where there was none', { '': 5 }, ['Blue', 'Red'], { '': 'Blue' }, { Blue: 5, Red: 0 }],
    ['left without a name', { Blue: 5 }, [], { Blue: '' }, { '': 5 }],
    ['renamed while another is added', { Blue: 5 }, ['Navy', 'Blue'], { Blue: 'Navy' }, { Navy: 5, Blue: 0 }],
  ])('a colour can be %s, and its stock goes along', async (_, stock, to, renamed, expected) => {
    const { id } = await makeProduct(shop, {
      stock: Object.entries(stock).map(([color, quantity]) => ({ color, quantity })),
    })
    await saved(id, 'colors', to, renamed)
    expect((await stockOf(id)).left).toEqual(expected)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('a renamed size keeps its place among the sizes left for the filters', async () => {
    const { id } = await makeProduct(shop, {
      stock: ['S', 'M', 'L'].map((size, i) => ({ size, color: 'Blue', quantity: i })),
    })
    await saved(id, 'sizes', ['Small', 'M', 'Large'], { S: 'Small', L: 'Large' })
    expect((await stockOf(id)).left).toEqual({ 'Small/Blue': 0, 'M/Blue': 1, 'Large/Blue': 2 })
    expect((await optionsOf(id)).sizes_left).toEqual(['M', 'Large'])
  })

  it('a rename saves stock typed under the new name, and is refused when it sold meanwhile', async () => {
    const product = await dyed()
    await buy(product.line(1, '', 'Blue'))
    const cell = { size: '', color: 'Navy', seen: 18, to: 20 }
    expect(
      await refusal(rename(product.id, 'colors', ['Navy', 'Black'], { Blue: 'Navy' }, [cell])),
    ).toMatchObject({
      message: 'CHANGED',
      detail: { stock: [{ size: '', color: 'Navy', now: 17 }] },
    })
    expect((await stockOf(product.id)).left).toEqual({ Blue: 17, Black: 4 })
    await saved(product.id, 'colors', ['Navy', 'Black'], { Blue: 'Navy' }, [{ ...cell, seen: 17 }])
    expect((await stockOf(product.id)).left).toEqual({ Navy: 20, Black: 4 })
  })

  it('a renamed colour takes its pictures along', async () => {
    const { id } = await dyed()
    await shop.sql(
      `update public.products set images = '[{"src": "/a.png", "color": "Blue"}, {"src": "/b.png", "color": null}]' where id = $1`,
      [id],
    )
    await saved(id, 'colors', ['Navy', 'Black'], { Blue: 'Navy' })
    const { images } = await shop.one('select images from public.products where id = $1', [id])
    expect(images).toEqual([
      { src: '/a.png', color: 'Navy' },
      { src: '/b.png', color: null },
    ])
  })

  it('two colours are exchanged once when the answer was lost and the request is sent again', async () => {
    const { id } = await dyed()
    const request = () =>
      owner().rpc('save_product', {
        p_id: id,
        p_changes: {
          colors: {
            seen: ['Blue', 'Black'],
            to: ['Black', 'Blue'],
            renamed: { Blue: 'Black', Black: 'Blue' },
          },
        },
      })
    await answer(request(), row)
    await answer(request(), row)
    expect((await stockOf(id)).left).toEqual({ Black: 18, Blue: 4 })
  })

  it.each<[string, string[], unknown]>([
    ['a name that is not in the list', ['Navy'], { Blue: 'Teal' }],
    ['a name that was not there', ['Navy'], { Green: 'Navy' }],
    ['no object', ['Navy'], ['Blue', 'Navy']],
    ['a number', ['Navy'], { Blue: 7 }],
    ['nothing changed', ['Blue', 'Black'], { Blue: 'Black' }],
  ])('a rename is refused with %s', async (_, to, renamed) => {
    const { id } = await dyed()
    const change = { seen: ['Blue', 'Black'], to, renamed: renamed as Names }
    expect(
      await refusal(owner().rpc('save_product', { p_id: id, p_changes: { colors: change } })),
    ).toMatchObject({ status: 400, message: 'INVALID_INPUT' })
    expect((await stockOf(id)).left).toEqual({ Blue: 18, Black: 4 })
  })

  it('the stock stays where it is when only the spelling of a colour changes', async () => {
    const { id } = await dyed()
    await owner()
      .from('products')
      .update({ colors: ['BLUE', '  black '] })
      .eq('id', id)
    expect((await stockOf(id)).left).toEqual({ BLUE: 18, black: 4 })
  })
})

describe('an order of before the rename', () => {
  it('an order from before a rename keeps the old name and gives its pieces back when cancelled', async () => {
    const product = await dyed()
    const order = await buy(product.line(3, '', 'Blue'))
    await saved(product.id, 'colors', ['Navy', 'Black'], { Blue: 'Navy' })
    await cancel(order)
    expect((await stockOf(product.id)).left).toEqual({ Navy: 18, Black: 4 })
    expect(await named(order.id)).toEqual([{ size: '', color: 'Blue' }])
  })

  it('a cancelled order gives its pieces back to the colour that its own was joined with', async () => {
    const product = await dyed({ Blue: 18, Black: 4 })
    const order = await buy(product.line(3, '', 'Blue'))
    await saved(product.id, 'colors', ['Black'], { Blue: 'Black' })
    expect((await stockOf(product.id)).left).toEqual({ Black: 19 })
    await cancel(order)
    expect((await stockOf(product.id)).left).toEqual({ Black: 22 })
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('an order that is taken up again takes its pieces out of the stock of the new name', async () => {
    const product = await dyed()
    const order = await buy(product.line(3, '', 'Blue'))
    await cancel(order)
    await saved(product.id, 'colors', ['Navy', 'Black'], { Blue: 'Navy' })
    await owner().from('orders').update({ order_status: 'pending' }).eq('id', order.id)
    expect((await stockOf(product.id)).left).toEqual({ Navy: 15, Black: 4 })
  })

  it('an order from before a rename is corrected to another size under the colour’s old name', async () => {
    const product = await makeProduct(shop, {
      price: 60,
      stock: ['S', 'M'].map((size) => ({ size, color: 'Blue', quantity: 10 })),
    })
    const order = await buy(product.line(2, 'S', 'Blue'))
    await saved(product.id, 'colors', ['Navy'], { Blue: 'Navy' })
    const now = await shop.one<{
      updated_at: string
      item: string
      name: string
      email: string
      phone: string
    }>(
      `select o.updated_at, i.id as item, o.customer_name as name, o.customer_email as email, o.customer_phone as phone
       from public.orders o join public.order_items i on i.order_id = o.id where o.id = $1`,
      [order.id],
    )
    const items = [
      { item: now.item, slug: product.slug, size: 'M', color: 'Blue', quantity: 1 },
      { item: null, slug: product.slug, size: 'S', color: 'Navy', quantity: 1 },
    ]
    const request = { p_order_id: order.id, p_items: items, p_code: '' }
    const { total } = await answer(
      owner().rpc('preview_correction', { ...request, p_country: address.country, p_city: address.city }),
      v.looseObject({ total: v.number() }),
    )
    await answer(
      owner().rpc('correct_order', {
        ...request,
        p_seen: now.updated_at,
        p_customer: { name: now.name, email: now.email, phone: now.phone },
        p_shipping_address: address,
        p_expected_total: total,
      }),
      row,
    )
    expect((await stockOf(product.id)).left).toEqual({ 'S/Navy': 9, 'M/Navy': 9 })
    expect((await named(order.id)).toSorted((a, b) => a.size.localeCompare(b.size))).toEqual([
      { size: 'M', color: 'Navy' },
      { size: 'S', color: 'Navy' },
    ])
  })
})

describe('an option that is taken away and comes back', () => {
  it.each([
    ['the same name', 'Blue'],
    ['another spelling', 'b\u200bLUE'],
  ])(
    'an option that was removed and comes back gets the pieces of a cancelled order (%s)',
    async (_name, name) => {
      const product = await dyed({ Blue: 10, Black: 4 })
      const order = await buy(product.line(3, undefined, 'Blue'))
      await saved(product.id, 'colors', ['Black'], { Blue: null })
      const { left } = await stockOf(product.id)
      expect(Object.keys(left)).toHaveLength(1)
      await saved(product.id, 'colors', ['Black', name], {})
      await cancel(order)
      const after = await stockOf(product.id)
      expect(Object.entries(after.left).find(([each]) => /blue/i.test(each))?.[1]).toBe(3)
      expect(await brokenInvariants(shop)).toEqual([])
    },
  )
})

describe('a cart with an old name', () => {
  it('a cart with an old name learns the new one and buys the piece under it', async () => {
    const product = await dyed()
    await saved(product.id, 'colors', ['Navy', 'Black'], { Blue: 'Navy' })
    const line = product.line(2, '', 'Blue')
    expect(await quoted([line, product.line(1, '', 'Black')])).toMatchObject([
      { color: 'Blue', price: 60, available: 18, renamed: { size: '', color: 'Navy' } },
      { color: 'Black', renamed: null },
    ])
    const order = await buy(line)
    expect(await named(order.id)).toEqual([{ size: '', color: 'Navy' }])
    expect((await stockOf(product.id)).left).toEqual({ Navy: 16, Black: 4 })
  })

  it('a cart finds a colour after several renames, and after it was joined with another', async () => {
    const product = await dyed()
    await saved(product.id, 'colors', ['Navy', 'Black'], { Blue: 'Navy' })
    await saved(product.id, 'colors', ['Marine', 'Black'], { Navy: 'Marine' })
    await saved(product.id, 'colors', ['Black'], { Marine: 'Black' })
    for (const color of ['Blue', 'Navy', 'Marine'])
      expect((await quoted([product.line(1, '', color)]))[0]).toMatchObject({
        available: 22,
        renamed: { color: 'Black' },
      })
  })

  it('a name in a cart means the colour that has this name now', async () => {
    const product = await dyed()
    await saved(product.id, 'colors', ['Black', 'Blue'], { Blue: 'Black', Black: 'Blue' })
    expect(await quoted([product.line(1, '', 'Blue')])).toMatchObject([{ available: 4, renamed: null }])
  })

  it('a cart with both names of a colour never gets more than there is', async () => {
    const product = await dyed({ Blue: 5, Black: 4 })
    await saved(product.id, 'colors', ['Navy', 'Black'], { Blue: 'Navy' })
    const lines = [product.line(3, '', 'Blue'), product.line(3, '', 'Navy')]
    expect(await refusal(guest().rpc('place_order', orderArgs(lines, 360)))).toMatchObject({
      message: 'OUT_OF_STOCK',
      detail: [{ color: 'Navy', requested: 3, available: 2 }],
    })
    await place(guest(), orderArgs([product.line(1, '', 'Blue'), product.line(1, '', 'Navy')], 120))
    expect((await stockOf(product.id)).left).toEqual({ Navy: 3, Black: 4 })
  })
})

describe('two names that become one', () => {
  it('shoppers who wait for two colours that are joined get one mail each when there is stock', async () => {
    const product = await dyed({ Blue: 0, Navy: 0 })
    const { ids } = await stockOf(product.id)
    await shop.sql(
      `insert into public.subscriptions (email, topic) values ('both@example.com', 'back-in-stock:' || $1),
       ('both@example.com', 'back-in-stock:' || $2), ('blue@example.com', 'back-in-stock:' || $1)`,
      [ids.Blue, ids.Navy],
    )
    await saved(product.id, 'colors', ['Navy'], { Blue: 'Navy' })
    const waiting = await shop.sql('select email from public.subscriptions where topic = $1 order by email', [
      `back-in-stock:${ids.Navy}`,
    ])
    expect(waiting).toEqual([{ email: 'blue@example.com' }, { email: 'both@example.com' }])
    await shop.sql('update public.product_variants set quantity = 2 where id = $1', [ids.Navy])
    expect(
      await shop.sql(
        "select recipient from private.email_outbox where payload ->> 'variant_id' = $1 order by recipient",
        [ids.Navy],
      ),
    ).toEqual([{ recipient: 'blue@example.com' }, { recipient: 'both@example.com' }])
  })

  it('the history of the stock tells how many pieces came when two colours were joined', async () => {
    const product = await dyed()
    await saved(product.id, 'colors', ['Black'], { Blue: 'Black' })
    const { ids } = await stockOf(product.id)
    expect(
      await shop.sql(
        'select reason, before, after, note from private.stock_movements where variant_id = $1 order by id',
        [ids.Black],
      ),
    ).toMatchObject([expect.anything(), { reason: 'joined', before: 4, after: 22, note: 'Blue' }])
  })
})

describe('a list of sizes or colours', () => {
  it.each([
    [['Red', 'red'], ['Red']],
    [
      ['Red', ' RED  ', 'Blue'],
      ['Red', 'Blue'],
    ],
    [['Ｒｅｄ', 'Red'], ['Ｒｅｄ']],
    [['Écru', 'E\u0301cru'], ['Écru']],
    [['Off  white', 'off white'], ['Off white']],
    [['', '  ', 'S'], ['S']],
  ])('the list of colours %j is kept with each name once: %j', async (colors, expected) => {
    const { id } = await makeProduct(shop)
    await answer(owner().from('products').update({ colors }).eq('id', id).select('id'), v.array(row))
    expect((await optionsOf(id)).colors).toEqual(expected)
  })
})

const names = ['Blue', 'Navy', 'blue', 'Red', 'أزرق'] as const
type Step =
  | { do: 'rename'; from: number; to: (typeof names)[number] }
  | { do: 'exchange' }
  | { do: 'buy'; color: (typeof names)[number]; quantity: number }
  | { do: 'cancel'; which: number }
  | { do: 'restock'; which: number; by: number }
const name = fc.constantFrom(...names)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('rename' as const), from: fc.nat(3), to: name }),
  fc.constant({ do: 'exchange' as const }),
  fc.record({ do: fc.constant('buy' as const), color: name, quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('cancel' as const), which: fc.nat(9) }),
  fc.record({ do: fc.constant('restock' as const), which: fc.nat(3), by: fc.integer({ min: 1, max: 5 }) }),
)

it('no piece is lost or made, whatever is renamed, sold, cancelled and restocked in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const product = await makeProduct(shop, {
        price: 60,
        stock: ['Blue', 'Red', 'Green'].map((color) => ({ color, quantity: 5 })),
      })
      let expected = 15
      const open: { id: string; token: string; quantity: number }[] = []
      for (const each of steps) {
        const { colors } = await optionsOf(product.id)
        if (each.do === 'rename') {
          const from = colors[each.from % colors.length] ?? ''
          const same = colors.find((color) => color.toLowerCase() === each.to.toLowerCase() && color !== from)
          const to = same ?? each.to
          if (to === from) continue
          const list = [...new Set(colors.map((color) => (color === from ? to : color)))]
          await saved(product.id, 'colors', list, { [from]: to })
        } else if (each.do === 'exchange' && colors.length > 1) {
          const [a = '', b = '', ...others] = colors
          await saved(product.id, 'colors', [b, a, ...others], { [a]: b, [b]: a })
        } else if (each.do === 'buy') {
          const token = makeToken()
          const line = product.line(each.quantity, '', each.color)
          const { data, error } = await guest().rpc(
            'place_order',
            orderArgs([line], 60 * each.quantity, { p_idempotency_key: token }),
          )
          if (error) {
            expect(['OUT_OF_STOCK', 'HELD_FOR_OTHERS', 'PRICE_CHANGED']).toContain(error.message)
            continue
          }
          open.push({
            id: v.parse(v.looseObject({ id: v.string() }), data).id,
            token,
            quantity: each.quantity,
          })
          expected -= each.quantity
        } else if (each.do === 'cancel' && open.length > 0) {
          const [order] = open.splice(each.which % open.length, 1)
          if (order) await cancel(order)
          expected += order?.quantity ?? 0
        } else if (each.do === 'restock') {
          const color = colors[each.which % colors.length] ?? ''
          await shop.sql(
            'update public.product_variants set quantity = quantity + $1 where product_id = $2 and color = $3',
            [each.by, product.id, color],
          )
          expected += each.by
        }
        expect((await optionsOf(product.id)).quantity).toBe(expected)
        expect(Object.keys((await stockOf(product.id)).left).toSorted()).toEqual(
          (await optionsOf(product.id)).colors.toSorted(),
        )
      }
      expect(await brokenInvariants(shop)).toEqual([])
    }),
    someOf(30),
  )
}, 120_000)
