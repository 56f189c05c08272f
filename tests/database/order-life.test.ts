// An order's life after the purchase: its steps, tracking it, calling it off, taking it into an account.
import { array, looseObject, parse } from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orders as words } from '../../src/content/en/orders/orders.ts'
import { order as orderAnswer, trackedOrder } from '../../src/data/orders/order-mapper.ts'
import { answer, row } from '../support/answer.ts'
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

const nobodysId = '00000000-0000-4000-8000-000000000000'

const { placed, setStatus, eventsOf, mailsOf } = orderTools(() => shop)
const statusOf = async (id: string) =>
  (await shop.one('select order_status as status from public.orders where id = $1', [id])).status
/** As if the order had been placed so much earlier. */
const setBack = async (id: string, ago: string) => {
  await shop.sql('alter table public.orders disable trigger user')
  await shop.sql('update public.orders set created_at = created_at - $2::interval where id = $1', [id, ago])
  await shop.sql('alter table public.orders enable trigger user')
  // Shortly after midnight the order now belongs to the day before.
  await shop.sql('select private.recount_sales()')
}

describe('the steps', () => {
  const stepsOf = async (id: string, token: string) => {
    const { data } = await shop.clients.anon.rpc('get_order', { p_order_id: id, p_token: token })
    return parse(orderAnswer, data).steps
  }
  const shown = async (id: string, token: string) =>
    (await stepsOf(id, token)).map(
      ({ status, at, completed }) => `${status}${completed ? (at === null ? ' skipped' : ' done') : ''}`,
    )

  it('the steps of a new order are: placed, the rest to come', async () => {
    const { id, token, order } = await placed()
    expect(await shown(id, token)).toEqual(['pending done', 'processing', 'shipped', 'delivered'])
    const [first] = await stepsOf(id, token)
    expect(first?.at).toBe(parse(orderAnswer, order).createdAt)
  })

  it('the steps of an order follow the owner, each with its time', async () => {
    const { id, token } = await placed()
    await setStatus(id, 'processing')
    await setStatus(id, 'shipped')
    await setStatus(id, 'delivered')
    const steps = await stepsOf(id, token)
    expect(steps.every(({ completed, at }) => completed && at !== null)).toBe(true)
    const times = steps.map(({ at }) => at ?? 0)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('steps that were skipped are completed without a time', async () => {
    const { id, token } = await placed()
    await setStatus(id, 'shipped')
    expect(await shown(id, token)).toEqual([
      'pending done',
      'processing skipped',
      'shipped done',
      'delivered',
    ])
  })

  it('the steps of an order go back with the owner', async () => {
    const { id, token } = await placed()
    await setStatus(id, 'shipped')
    await setStatus(id, 'pending')
    expect(await shown(id, token)).toEqual(['pending done', 'processing', 'shipped', 'delivered'])
  })

  it('the steps of a cancelled order show how far it got, then that it ended', async () => {
    const [early, late] = [await placed(), await placed()]
    await setStatus(early.id, 'cancelled')
    expect(await shown(early.id, early.token)).toEqual(['pending done', 'cancelled done'])
    await setStatus(late.id, 'shipped')
    await setStatus(late.id, 'cancelled')
    expect(await shown(late.id, late.token)).toEqual([
      'pending done',
      'processing skipped',
      'shipped done',
      'cancelled done',
    ])
    await setStatus(late.id, 'processing')
    expect(await shown(late.id, late.token)).toEqual([
      'pending done',
      'processing done',
      'shipped',
      'delivered',
    ])
  })

  it('every step of an order has words on the screens', async () => {
    const { order, id, token } = await placed()
    await setStatus(id, 'cancelled')
    const request = shop.clients.anon.rpc('get_order', { p_order_id: id, p_token: token })
    const steps = [...order.steps, ...(await answer(request, placedOrder)).steps]
    expect(new Set(steps.map(({ status }) => status))).toEqual(new Set(Object.keys(words.timeline.steps)))
  })
})

describe('track_order', () => {
  const track = (p_order_number: string, p_email: string, role: Role = 'anon') =>
    shop.clients[role].rpc('track_order', { p_order_number, p_email })

  it.each(roles)('track_order tells %s where an order is, by number and email', async (role) => {
    const { id, number, email } = await placed()
    await shop.clients.owner
      .from('orders')
      .update({ order_status: 'shipped', carrier: 'Amana', tracking_number: 'AM1' })
      .eq('id', id)
    const { data, error } = await track(number, email, role)
    expect(error).toBeNull()
    expect(parse(trackedOrder, data)).toMatchObject({
      number,
      status: 'shipped',
      carrier: 'Amana',
      trackingNumber: 'AM1',
      estimatedDelivery: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect(parse(looseObject({ steps: array(row) }), data).steps[0]).toEqual({
      status: 'pending',
      date: expect.any(String),
      completed: true,
    })
  })

  it('track_order answers a fixed set of facts, with no name and no address', async () => {
    const { number, email, order, token } = await placed('shopper')
    const { data } = await track(number, email)
    expect(Object.keys(parse(row, data)).toSorted()).toEqual([
      'bank',
      'cancel_reason',
      'carrier',
      'currency',
      'discount_amount',
      'discount_code',
      'discount_title',
      'due_amount',
      'estimated_delivery',
      'estimated_from',
      'item_count',
      'order_number',
      'paid_amount',
      'payment_due_at',
      'payment_method',
      'payment_status',
      'payments',
      'refund_pending_amount',
      'refunded_amount',
      'refunds',
      'shipments',
      'shipping_method',
      'status',
      'steps',
      'total_amount',
      'tracking_number',
    ])
    const text = JSON.stringify(data)
    for (const secret of [order.id, email, token, 'Nora', 'Casablanca', '+212', String(shop.ids.shopper)])
      expect(text).not.toContain(secret)
  })

  it('track_order answers a wrong email, an unknown number and no number alike', async () => {
    const { number, email } = await placed()
    const answers = await Promise.all([
      track(number, 'wolf@example.com'),
      track('ZL-000000000000', email),
      track('ZL-000000000000', 'wolf@example.com'),
      track('no number', email),
      track(`${number}0`, email),
      track(number.slice(0, -1), email),
    ])
    for (const { status, data, error } of answers)
      expect({ status, data, error }).toEqual({ status: 200, data: null, error: null })
  })

  it.each([
    ['small letters', (number: string) => number.toLowerCase()],
    ['blanks around and inside', (number: string) => `  ${number.slice(0, 7)} ${number.slice(7)}\t`],
    ['no dash', (number: string) => number.replace('-', '')],
    ['no prefix', (number: string) => number.slice(3)],
    [
      'letters for digits',
      (number: string) => `ZL-${number.slice(3).replaceAll('0', 'o').replaceAll('1', 'l')}`,
    ],
  ])('track_order accepts an order number with %s', async (_name, spoil) => {
    const { number, email } = await placed()
    const { data } = await track(spoil(number), `  ${email.toUpperCase()} `)
    expect(data).toMatchObject({ order_number: number })
  })

  it.each([
    ['', 'a@example.com', 'orderNumber'],
    [' \u200b ', 'a@example.com', 'orderNumber'],
    ['Z'.repeat(81), 'a@example.com', 'orderNumber'],
    ['ZL-000000000000', '', 'email'],
    ['ZL-000000000000', 'nora', 'email'],
    ['ZL-000000000000', `${'a'.repeat(250)}@example.com`, 'email'],
  ])('track_order refuses a number or an email that is none (%j, %j)', async (number, email, field) => {
    expect(await refusal(track(number, email))).toEqual({
      status: 400,
      code: 'PT400',
      message: 'INVALID_INPUT',
      detail: { field },
    })
  })

  it('track_order blocks a number after ten tries of emails, even for the right one, and no other number', async () => {
    const [known, another] = [await placed(), await placed()]
    for (let i = 0; i < 10; i += 1)
      expect((await track(known.number, `guess-${i}@example.com`)).status).toBe(200)
    const beyond = await refusal(track(known.number, known.email))
    expect(beyond).toMatchObject({ status: 429, code: 'PT429', message: 'TOO_MANY_TRIES' })
    // However it is written.
    expect((await track(known.number.toLowerCase().slice(3), known.email)).status).toBe(429)
    expect((await track(another.number, another.email)).data).not.toBeNull()
  })

  it('track_order counts right tries too, so that its limit says nothing about them', async () => {
    const { number, email } = await placed()
    for (let i = 0; i < 10; i += 1) expect((await track(number, email)).data).not.toBeNull()
    expect((await track(number, email)).status).toBe(429)
  })

  it('track_order stops who tries numbers for an email after thirty tries', async () => {
    const { number, email } = await placed()
    for (let i = 0; i < 30; i += 1)
      expect((await track(`ZL-${String(i).padStart(12, '0')}`, email)).status).toBe(200)
    expect((await track(number, email)).status).toBe(429)
    expect((await track('no number', email.toUpperCase())).status).toBe(429)
  })

  it('track_order lets a blocked shopper try again when the window is over', async () => {
    const { number, email } = await placed()
    for (let i = 0; i < 11; i += 1) await track(number, email)
    expect((await track(number, email)).status).toBe(429)
    await shop.sql("update private.rate_limits set window_start = window_start - interval '15 minutes'")
    expect((await track(number, email)).data).not.toBeNull()
  })
})

describe('cancel_order', () => {
  const cancel = (role: Role, p_order_id: string, p_token?: string) =>
    shop.clients[role].rpc('cancel_order', { p_order_id, ...(p_token !== undefined && { p_token }) })
  const notFound = { status: 404, code: 'PT404', message: 'ORDER_NOT_FOUND', detail: '' }

  it.each(roles)(
    'cancel_order cancels a guest’s order for %s with its token: stock, event and mail once',
    async (role) => {
      const { id, token, product } = await placed()
      const { data, error } = await cancel(role, id, token)
      expect(error).toBeNull()
      expect(data).toMatchObject({
        id,
        order_status: 'cancelled',
        cancel_until: null,
        cancel_reason: 'customer',
        payment_status: 'pending',
      })
      expect(await left(shop, product.line())).toBe(10)
      expect(await eventsOf(id)).toEqual(['pending by customer', 'cancelled by customer'])
      expect(await mailsOf(id)).toEqual(['order-pending', 'order-cancelled'])
    },
  )

  it('cancel_order lets a member cancel an own order without a token', async () => {
    const { id, product } = await placed('shopper')
    expect((await cancel('shopper', id)).error).toBeNull()
    expect(await left(shop, product.line())).toBe(10)
    expect(await eventsOf(id)).toEqual(['pending by customer', 'cancelled by customer'])
  })

  it('cancel_order gives back what a deal had counted', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const deal = await makeDeal(shop, product.id, { price: 50, total: 2 })
    const args = orderArgs([product.line(2)], 100)
    const { id } = await place(shop.clients.anon, args)
    await cancel('anon', id, args.p_idempotency_key)
    expect(await shop.one('select sold from public.deals where id = $1', [deal])).toEqual({ sold: 0 })
  })

  it.each(['anon', 'shopper', 'other', 'owner'] as const)(
    'cancel_order is refused to %s without the token',
    async (role) => {
      const { id, product } = await placed()
      const stranger = await placed()
      for (const token of [undefined, '', makeToken(), stranger.token]) {
        expect(await refusal(cancel(role, id, token))).toEqual(notFound)
      }
      expect(await statusOf(id)).toBe('pending')
      expect(await left(shop, product.line())).toBe(8)
    },
  )

  it.each(['anon', 'other', 'owner'] as const)(
    'cancel_order refuses a member’s order to %s',
    async (role) => {
      const { id } = await placed('shopper')
      expect(await refusal(cancel(role, id))).toEqual(notFound)
      expect(await statusOf(id)).toBe('pending')
    },
  )

  it('cancel_order finds no order under an unknown id', async () => {
    expect(await refusal(cancel('anon', nobodysId, makeToken()))).toEqual(notFound)
  })

  it('cancel_order is refused the second time and returns the stock once', async () => {
    const { id, token, product } = await placed()
    await cancel('anon', id, token)
    expect(await refusal(cancel('anon', id, token))).toEqual({
      status: 409,
      code: 'PT409',
      message: 'CANCEL_WINDOW_CLOSED',
      detail: { status: 'cancelled', until: null },
    })
    expect(await left(shop, product.line())).toBe(10)
    expect(await mailsOf(id)).toEqual(['order-pending', 'order-cancelled'])
  })

  it.each(['processing', 'shipped', 'delivered'])(
    'cancel_order is too late once the order is %s',
    async (status) => {
      const { id, token, product } = await placed()
      await setStatus(id, status)
      expect(await refusal(cancel('anon', id, token))).toMatchObject({
        status: 409,
        message: 'CANCEL_WINDOW_CLOSED',
        detail: { status, until: null },
      })
      expect(await left(shop, product.line())).toBe(8)
    },
  )

  it('an order can be cancelled for two hours and not a moment longer', async () => {
    const [still, over] = [await placed(), await placed()]
    await setBack(still.id, '1 hour 59 minutes')
    await setBack(over.id, '2 hours 1 second')
    expect((await cancel('anon', still.id, still.token)).error).toBeNull()
    expect(await refusal(cancel('anon', over.id, over.token))).toMatchObject({
      message: 'CANCEL_WINDOW_CLOSED',
      detail: { status: 'pending' },
    })
    expect(await left(shop, over.product.line())).toBe(8)
  })

  it('the time to cancel follows the shop’s settings, and the order says until when', async () => {
    const { id, token, order } = await placed()
    const until = async () => {
      const { data } = await shop.clients.anon.rpc('get_order', { p_order_id: id, p_token: token })
      return parse(orderAnswer, data).cancelUntil
    }
    expect(await until()).toBe(parse(orderAnswer, order).createdAt + 2 * 3_600_000)
    await shop.sql('update public.shop_settings set cancel_window_minutes = 0')
    try {
      expect(await until()).toBe(parse(orderAnswer, order).createdAt)
      expect((await refusal(cancel('anon', id, token))).message).toBe('CANCEL_WINDOW_CLOSED')
    } finally {
      await shop.sql('update public.shop_settings set cancel_window_minutes = 120')
    }
    await setStatus(id, 'processing')
    expect(await until()).toBeNull()
  })

  it('a cancellation is not overruled by an owner whose list still says pending', async () => {
    const { id, token, number, product } = await placed()
    await cancel('anon', id, token)
    const { data, status } = await shop.clients.owner
      .from('orders')
      .update({ order_status: 'shipped' })
      .eq('order_number', number)
      .eq('order_status', 'pending')
      .select('order_number')
      .single()
    expect({ data, status }).toEqual({ data: null, status: 406 })
    expect(await statusOf(id)).toBe('cancelled')
    expect(await left(shop, product.line())).toBe(10)
  })

  it('a cancellation by the customer can be undone by the owner, who sees it', async () => {
    const { id, token, product } = await placed()
    await cancel('anon', id, token)
    expect((await setStatus(id, 'processing')).error).toBeNull()
    expect(await left(shop, product.line())).toBe(8)
  })
})

describe('claim_order', () => {
  const claim = (role: Role, p_order_id: string, p_token: string) =>
    shop.clients[role].rpc('claim_order', { p_order_id, p_token })
  const ownerOf = async (id: string) =>
    (await shop.one('select user_id from public.orders where id = $1', [id])).user_id
  const notFound = { status: 404, message: 'ORDER_NOT_FOUND' }

  it('claim_order puts a guest’s order into the account of who has its token', async () => {
    const { id, token } = await placed()
    const { data, error } = await claim('shopper', id, token)
    expect(error).toBeNull()
    expect(data).toMatchObject({ id, is_member_order: true })
    expect(await ownerOf(id)).toBe(shop.ids.shopper)
    expect((await shop.clients.shopper.from('orders').select('id').eq('id', id)).data).toEqual([{ id }])
    // What it went through is its own.
    expect(await eventsOf(id)).toEqual(['pending by customer'])
    expect(await mailsOf(id)).toEqual(['order-pending'])
  })

  it('claim_order changes nothing the second time', async () => {
    const { id, token } = await placed()
    await claim('shopper', id, token)
    expect((await claim('shopper', id, token)).error).toBeNull()
    expect(await ownerOf(id)).toBe(shop.ids.shopper)
  })

  it.each(['other', 'owner'] as const)(
    'claim_order does not give %s an order that is in an account',
    async (role) => {
      const guest = await placed()
      await claim('shopper', guest.id, guest.token)
      const member = await placed('shopper')
      for (const { id, token } of [guest, member]) {
        expect(await refusal(claim(role, id, token))).toMatchObject(notFound)
        expect(await ownerOf(id)).toBe(shop.ids.shopper)
      }
    },
  )

  it('claim_order does not go by an id alone or another order’s token', async () => {
    const [{ id }, stranger] = [await placed(), await placed()]
    for (const token of ['', makeToken(), stranger.token]) {
      expect(await refusal(claim('other', id, token))).toMatchObject(notFound)
    }
    expect(await refusal(claim('other', nobodysId, makeToken()))).toMatchObject(notFound)
    expect(await ownerOf(id)).toBeNull()
  })

  it('claim_order is refused to guests', async () => {
    const { id, token } = await placed()
    expect((await claim('anon', id, token)).error?.code).toBe('42501')
    expect(await ownerOf(id)).toBeNull()
  })

  it('a member may cancel a guest’s order after claiming it', async () => {
    const { id, token, product } = await placed()
    await claim('shopper', id, token)
    expect((await shop.clients.shopper.rpc('cancel_order', { p_order_id: id })).error).toBeNull()
    expect(await left(shop, product.line())).toBe(10)
  })
})
