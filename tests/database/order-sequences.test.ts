// Whatever happens to orders, in whatever order: placed, called off, moved by the owner, restocked. A small model says
// what is left after every step, and the database has to agree. Made-up sequences of up to 16 steps. And whatever becomes of one
// order after that: corrected, cancelled, refunded in part, returned, exchanged, and what was exchanged again.

import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  brokenInvariants,
  makeEmail,
  makeProduct,
  makeToken,
  orderArgs,
  placedOrder,
} from '../support/checkout.ts'
import { type Step as LifeStep, life, startLife } from '../support/order-afterlife.ts'
import { someOf } from '../support/properties.ts'
import { isFull, seed } from '../support/seed.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const
type Status = (typeof statuses)[number]
type Step =
  | { do: 'place'; quantities: [number, number]; again: boolean }
  | { do: 'cancel'; which: number }
  | { do: 'move'; which: number; to: Status }
  | { do: 'restock'; what: 0 | 1; by: number }

const which = fc.nat(20)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      quantities: fc.tuple(fc.nat(4), fc.nat(4)),
      again: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('move' as const), which, to: fc.constantFrom(...statuses) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('restock' as const),
      what: fc.constantFrom(0 as const, 1 as const),
      by: fc.nat(5),
    }),
  },
)

type Known = { id: string; token: string; status: Status; quantities: [number, number] }

/** Plays the steps for two products of ten items each; `fault` is SQL that breaks the shop, for the model to detect. */
async function play(steps: Step[], fault = '') {
  const products = [
    await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] }),
    await makeProduct(shop, { price: 70, stock: [{ quantity: 10 }] }),
  ] as const
  // A member of this run's own: guests could hold half of it, and an account may place twenty orders an hour.
  await shop.sql('update public.shop_settings set line_limit = 99')
  const buyer = shop.connect()
  await buyer.auth.signUp({ email: makeEmail(), password: 'a long password' })
  const left: [number, number] = [10, 10]
  const orders: Known[] = []
  const fits = ([a, b]: [number, number]) => a <= left[0] && b <= left[1]
  const take = ([a, b]: [number, number], sign: 1 | -1) => {
    left[0] -= sign * a
    left[1] -= sign * b
  }
  for (const each of steps) {
    const order = 'which' in each && orders.length > 0 ? orders[each.which % orders.length] : undefined
    if (each.do === 'place' && each.quantities.some((n) => n > 0)) {
      const lines = products.flatMap((product, i) =>
        each.quantities[i] ? [product.line(each.quantities[i])] : [],
      )
      const args = orderArgs(lines, 60 * each.quantities[0] + 70 * each.quantities[1], {
        p_idempotency_key: makeToken(),
      })
      for (const _try of each.again ? ['once', 'again'] : ['once']) {
        const { data, error } = await buyer.rpc('place_order', args)
        if (_try === 'again' && !error) expect(data).toMatchObject({ id: orders.at(-1)?.id })
        else if (fits(each.quantities)) {
          expect(error).toBeNull()
          orders.push({
            id: v.parse(placedOrder, data).id,
            token: args.p_idempotency_key,
            status: 'pending',
            quantities: each.quantities,
          })
          take(each.quantities, 1)
        } else expect(error?.message).toBe('OUT_OF_STOCK')
      }
    } else if (each.do === 'cancel' && order) {
      const { error } = await shop.clients.anon.rpc('cancel_order', {
        p_order_id: order.id,
        p_token: order.token,
      })
      expect(error?.message ?? '').toBe(order.status === 'pending' ? '' : 'CANCEL_WINDOW_CLOSED')
      if (order.status === 'pending') {
        order.status = 'cancelled'
        take(order.quantities, -1)
        if (fault) await shop.sql(fault, [products[0].id])
      }
    } else if (each.do === 'move' && order) {
      const back = order.status === 'cancelled' && each.to !== 'cancelled'
      const { error } = await shop.clients.owner
        .from('orders')
        .update({ order_status: each.to })
        .eq('id', order.id)
      expect(error?.message ?? '').toBe(back && !fits(order.quantities) ? 'OUT_OF_STOCK' : '')
      if (!error) {
        if (back) take(order.quantities, 1)
        else if (each.to === 'cancelled' && order.status !== 'cancelled') take(order.quantities, -1)
        order.status = each.to
      }
    } else if (each.do === 'restock') {
      const { id } = products[each.what]
      await shop.sql('update public.product_variants set quantity = quantity + $1 where product_id = $2', [
        each.by,
        id,
      ])
      left[each.what] += each.by
    }
    const rows = await shop.sql<{ quantity: number }>(
      'select quantity from public.products where id = any ($1) order by price',
      [products.map(({ id }) => id)],
    )
    expect(rows.map(({ quantity }) => quantity)).toEqual(left)
  }
  const stored = await shop.sql<{ id: string; status: Status }>(
    'select id, order_status as status from public.orders where id = any ($1)',
    [orders.map(({ id }) => id)],
  )
  expect(new Map(stored.map(({ id, status }) => [id, status]))).toEqual(
    new Map(orders.map(({ id, status }) => [id, status])),
  )
}

it('any sequence of steps leaves as much stock as the model says after each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), (steps) => play(steps)),
    someOf(25),
  )
  expect(await brokenInvariants(shop)).toEqual([])
}, 120_000)

it('the model notices when an item is returned to stock twice', async () => {
  const steps: Step[] = [
    { do: 'place', quantities: [2, 0], again: false },
    { do: 'cancel', which: 0 },
  ]
  await expect(
    play(steps, 'update public.product_variants set quantity = quantity + 2 where product_id = $1'),
  ).rejects.toThrow(/expected/)
})

/** Plays the steps; after each, stock, money and papers have to agree. `fault` is SQL that breaks the shop, for that to be noticed. */
async function live(steps: LifeStep[], fault = '') {
  await shop.sql('update public.shop_settings set exchange_days = 14, return_days = 30, withdrawal_days = 14')
  const { act, steps: answers, state, papers, till } = await startLife(shop)
  const before = await state()
  for (const each of steps) {
    await act(each)
    if (fault) await shop.sql(fault)
    const now = await state()
    expect(now.stock).toEqual(before.stock)
    expect(now.held).toBeCloseTo(till(), 2)
  }
  await act({ do: 'invoice' })
  expect(await papers()).toEqual([])
  return answers
}

const sequences = isFull ? 5000 : 40
/** As many are played in one shop: the embedded database breaks down after some thousand orders and refused calls. */
const inOneShop = 500

it(
  'stock, money, invoices and credit notes agree after corrections, refunds, returns, withdrawals and exchanges in any order',
  async () => {
    console.log(`${sequences} sequences of one order's life, SEED=${seed()}`)
    const reached = new Map<string, number>()
    let exchanged = 0
    for (let played = 0; played < sequences; played += inOneShop) {
      if (played > 0) {
        await shop.close()
        shop = await openShop()
      }
      await fc.assert(
        fc.asyncProperty(life, async (steps) => {
          for (const each of await live(steps)) reached.set(each, (reached.get(each) ?? 0) + 1)
        }),
        { numRuns: Math.min(inOneShop, sequences - played), seed: Number(seed()) + played },
      )
      expect(await brokenInvariants(shop)).toEqual([])
      exchanged += (
        await shop.one<{ n: number }>(
          "select count(*)::int as n from public.orders where channel = 'exchange'",
        )
      ).n
      console.log(
        `${Math.min(played + inOneShop, sequences)} sequences: ${JSON.stringify(Object.fromEntries(reached))}`,
      )
    }
    // The sequences are about something.
    expect(exchanged).toBeGreaterThan(sequences / 20)
  },
  isFull ? 7_200_000 : 120_000,
)

it.each([
  [
    'a piece that is kept is sold as well',
    'update public.product_variants set quantity = quantity + 1 where id in (select variant_id from private.exchange_holds)',
  ],
  [
    'money leaves that nobody gave back',
    `insert into public.refunds (payment_id, amount, way, status, settled_at)
     select p.id, 1, 'cash', 'succeeded', now() from public.payments p where p.method = 'exchange'
       and not exists (select from public.refunds r where r.payment_id = p.id)`,
  ],
])('the checks of an order’s life notice when %s', async (_what, fault) => {
  const usual: LifeStep[] = [
    { do: 'deliver', order: 0 },
    { do: 'pay', order: 0 },
    { do: 'ask', order: 0, quantity: 1, wanted: 'L' },
    { do: 'approve', which: 0 },
    { do: 'receive', which: 0, part: 1, restock: true },
    { do: 'exchange', which: 0 },
  ]
  await expect(live(usual, fault)).rejects.toThrow(/expected/)
})
