// Returns: what a shopper may ask for, what the owner does with it, and what becomes of stock, money and mail.

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { brokenInvariants, left, orderArgs, orderTools, place, refusal } from '../support/checkout.ts'
import { someOf } from '../support/properties.ts'
import { pictures, returnAnswer, returnTools } from '../support/returns.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
const { delivered, ask, asked, decide, receive, refund, paymentOf, stateOf, read, deliveredAgo } =
  returnTools(() => shop)
const { setStatus, mailsOf } = orderTools(() => shop)
const guest = () => shop.clients.anon
const owner = () => shop.clients.owner
const returnsOf = (id: string, p_token?: string, client = guest()) =>
  client.rpc('order_returns', { p_order_id: id, ...(p_token && { p_token }) })
const refundsOf = (id: string) =>
  shop.sql<{ amount: string; way: string }>(
    'select r.amount, r.way from public.refunds r join public.payments p on p.id = r.payment_id where p.order_id = $1',
    [id],
  )

describe('a shopper asks for a return', () => {
  it('a guest order’s return is asked for with its secret, and mailed without what was typed', async () => {
    const order = await delivered()
    const returned = await asked(guest(), order, [2, 1], {
      p_pictures: [pictures.jpeg, pictures.png, pictures.webp],
    })
    expect(returned).toMatchObject({ number: `${order.number}-R1`, state: 'requested' })
    expect(returned.pictures).toHaveLength(3)
    expect((await mailsOf(order.id)).at(-1)).toBe('order-return-requested')
    const { facts } = await shop.one<{ facts: object }>(
      `select private.mail_facts(m) as facts from private.email_outbox m
       where m.template = 'order-return-requested' and m.payload ->> 'order_id' = $1`,
      [order.id],
    )
    expect(Object.keys(facts).toSorted()).toEqual(['currency', 'order_number', 'return'])
    expect(JSON.stringify(facts)).not.toContain('Nora')
  })

  it('a member order’s return is asked for without a secret, and its picture is the member’s alone', async () => {
    const order = await delivered('shopper')
    const { pictures: ids } = await asked(shop.clients.shopper, { ...order, token: '' }, [1], {
      p_pictures: [pictures.png],
    })
    const { data } = await shop.clients.shopper.rpc('return_picture', { p_picture_id: ids[0] ?? '' })
    expect(data).toEqual({ type: 'image/png', data: pictures.png })
    expect((await shop.clients.other.rpc('return_picture', { p_picture_id: ids[0] ?? '' })).data).toBeNull()
    expect((await guest().rpc('return_picture', { p_picture_id: ids[0] ?? '' })).data).toBeNull()
  })

  it('a return is asked for once, however often it is sent, and its id serves no other request', async () => {
    const order = await delivered()
    const p_id = randomUUID()
    for (let i = 0; i < 3; i += 1)
      expect((await answer(ask(guest(), order, [1], { p_id }), returnAnswer)).returns).toHaveLength(1)
    expect(await refusal(ask(guest(), order, [2], { p_id }))).toMatchObject({
      status: 422,
      message: 'KEY_REUSED',
    })
    const another = await delivered()
    expect(await refusal(ask(guest(), another, [1], { p_id }))).toMatchObject({ status: 422 })
  })

  it('a return is asked for only of what was delivered and is not in another return', async () => {
    const order = await delivered()
    await asked(guest(), order, [2])
    expect(await refusal(ask(guest(), order, [2]))).toMatchObject({
      status: 409,
      message: 'ALREADY_RETURNED',
    })
    expect(await refusal(ask(guest(), order, [4]))).toMatchObject({ status: 409 })
    await asked(guest(), order, [1])
    const other = await delivered()
    const foreign = [{ item: other.itemIds[0] ?? '', quantity: 1, reason: 'too_small' }]
    expect(await refusal(ask(guest(), order, [], { p_items: foreign }))).toMatchObject({ status: 400 })
    const twice = [0, 0].map((i) => ({ item: order.itemIds[i + 1] ?? '', quantity: 1, reason: 'too_small' }))
    expect(await refusal(ask(guest(), order, [], { p_items: twice }))).toMatchObject({ status: 400 })
  })

  it('two returns asked for at once take the last piece once', async () => {
    const order = await delivered()
    const answers = await Promise.all([ask(guest(), order, [0, 1]), ask(guest(), order, [0, 1])])
    expect(answers.map(({ error }) => error?.message ?? 'ok').toSorted()).toEqual(['ALREADY_RETURNED', 'ok'])
  })

  it('a return is open for the days that the shop promises, and for delivered orders alone', async () => {
    const { days } = await shop.one<{ days: number }>('select private.return_days() as days')
    expect(days).toBe(30)
    const order = await delivered()
    await deliveredAgo(order.id, days - 1)
    await asked(guest(), order)
    await deliveredAgo(order.id, days + 1)
    expect(await refusal(ask(guest(), order))).toMatchObject({ status: 409, message: 'RETURN_CLOSED' })
    const underWay = await delivered()
    await setStatus(underWay.id, 'shipped')
    expect(await refusal(ask(guest(), underWay))).toMatchObject({ status: 409, message: 'RETURN_CLOSED' })
  })

  it('a return is open for the days that were promised when it was ordered, or more if the owner gives more', async () => {
    try {
      await shop.sql('update public.shop_settings set return_days = null')
      const early = await delivered()
      expect((await returnsOf(early.id, early.token)).data).toMatchObject({ is_open: false, until: null })
      expect(await refusal(ask(guest(), early))).toMatchObject({ status: 409, message: 'RETURN_CLOSED' })
      await shop.sql('update public.shop_settings set return_days = 7')
      await deliveredAgo(early.id, 6)
      expect((await returnsOf(early.id, early.token)).data).toMatchObject({ is_open: true })
      const order = await delivered()
      await shop.sql('update public.shop_settings set return_days = null')
      await deliveredAgo(order.id, 8)
      expect(await refusal(ask(guest(), order))).toMatchObject({ status: 409, message: 'RETURN_CLOSED' })
      await deliveredAgo(order.id, 6)
      const { id } = await asked(guest(), order)
      expect((await decide(id, 'approved')).error).toBeNull()
    } finally {
      await shop.sql('update public.shop_settings set return_days = 30')
    }
  })

  it('returns are asked for ten times for an order at most', async () => {
    const order = await delivered()
    for (let i = 0; i < 10; i += 1) {
      const { id } = await asked(guest(), order)
      await guest().rpc('withdraw_return', { p_id: id, p_token: order.token })
    }
    expect(await refusal(ask(guest(), order))).toMatchObject({ message: 'RETURN_CLOSED' })
  })

  it('a shopper withdraws a return until the shop answers, and its pictures are deleted', async () => {
    const order = await delivered()
    const { id } = await asked(guest(), order, [3], { p_pictures: [pictures.jpeg] })
    expect(await refusal(guest().rpc('withdraw_return', { p_id: id }))).toMatchObject({ status: 404 })
    const { returns } = await answer(
      guest().rpc('withdraw_return', { p_id: id, p_token: order.token }),
      returnAnswer,
    )
    expect(returns[0]).toMatchObject({ state: 'withdrawn', pictures: [] })
    const next = await asked(guest(), order, [3])
    await decide(next.id, 'approved')
    expect(
      await refusal(guest().rpc('withdraw_return', { p_id: next.id, p_token: order.token })),
    ).toMatchObject({
      status: 409,
      detail: { state: 'approved' },
    })
  })
})

describe('what is sent with a return', () => {
  const big = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(10_000_000)]).toString('base64')
  const overLimit = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(307_200)]).toString('base64')
  it.each([
    ['SVG', [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')]],
    ['HTML', [Buffer.from('<!doctype html><script>1</script>').toString('base64')]],
    ['a GIF', [Buffer.from('GIF89a').toString('base64')]],
    ['no bytes', ['']],
    ['no base64', ['%%%%']],
    ['ten megabytes', [big]],
    ['more than 300 KB', [overLimit]],
    ['four pictures', [pictures.jpeg, pictures.jpeg, pictures.jpeg, pictures.jpeg]],
  ])('a return is refused for its pictures: %s', async (_, p_pictures) => {
    const order = await delivered()
    expect(await refusal(ask(guest(), order, [1], { p_pictures }))).toMatchObject({
      status: 400,
      detail: { field: 'pictures' },
    })
    expect((await answer(returnsOf(order.id, order.token), returnAnswer)).returns).toEqual([])
  })

  it('the words of a return are limited, and lose control and bidirectional characters', async () => {
    const order = await delivered()
    const item = order.itemIds[0] ?? ''
    const line = (words: string) => [{ item, quantity: 1, reason: 'other', words }]
    expect(await refusal(ask(guest(), order, [], { p_items: line('x'.repeat(10_000)) }))).toMatchObject({
      status: 400,
      detail: { field: 'words' },
    })
    const words = 'Too\u202E small\u0000'.replace('\u0000', '\u0007')
    const { returns } = await answer(ask(guest(), order, [], { p_items: line(words) }), returnAnswer)
    expect(returns[0]?.items[0]?.words).toBe('Too small')
  })
})

describe('a caller without the order', () => {
  it('a caller without the order sees and asks for no return', async () => {
    const order = await delivered('shopper')
    for (const client of [guest(), shop.clients.other]) {
      expect((await returnsOf(order.id, undefined, client)).data).toBeNull()
      expect((await returnsOf(order.id, 'f'.repeat(64), client)).data).toBeNull()
      expect(await refusal(ask(client, { ...order, token: 'f'.repeat(64) }))).toMatchObject({ status: 404 })
    }
    expect((await returnsOf(randomUUID(), undefined, owner())).data).toBeNull()
  })

  it('an order number and email open a guest order’s returns for a time, without pictures', async () => {
    const order = await delivered()
    const returned = await asked(guest(), order, [1], { p_pictures: [pictures.jpeg] })
    const open = (p_order_number: string, p_email: string) =>
      guest().rpc('open_return', { p_order_number, p_email })
    expect((await open(order.number, 'wrong@example.com')).data).toBeNull()
    const { order_id, token } = await answer(
      open(order.number.toLowerCase(), order.email),
      v.object({ order_id: v.string(), token: v.string() }),
    )
    expect(order_id).toBe(order.id)
    const { returns } = await answer(returnsOf(order.id, token), returnAnswer)
    expect(returns[0]).toMatchObject({ number: returned.number, pictures: [] })
    expect(
      (await guest().rpc('return_picture', { p_picture_id: returned.pictures[0] ?? '', p_token: token }))
        .data,
    ).toBeNull()
    // It opens the returns alone.
    expect((await guest().rpc('get_order', { p_order_id: order.id, p_token: token })).data).toBeNull()
    await asked(guest(), { ...order, token }, [1])
    await shop.sql("update private.return_keys set expires_at = now() - interval '1 minute'")
    expect((await returnsOf(order.id, token)).data).toBeNull()
  })

  it('opening returns by number and email has the tries that tracking has', async () => {
    const order = await delivered()
    const tries = Array.from({ length: 11 }, () =>
      guest().rpc('open_return', { p_order_number: order.number, p_email: 'guess@example.com' }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('the owner', () => {
  /** What the last mail about a return in this state would tell now. */
  const mailed = async (orderId: string, state: string) =>
    (
      await shop.one<{ facts: { return: Record<string, unknown> } | null }>(
        `select private.mail_facts(m) as facts from private.email_outbox m
         where m.template = 'order-return-' || $2 and m.payload ->> 'order_id' = $1 order by m.id desc limit 1`,
        [orderId, state],
      )
    ).facts?.return

  it('the owner approves, receives and refunds a return; stock, money, mail and audit follow', async () => {
    const order = await delivered('anon', { paid: true })
    const line = order.products[0].line()
    expect(await left(shop, line)).toBe(7)
    const returned = await asked(guest(), order, [2, 1])
    expect((await decide(returned.id, 'approved')).data).toMatchObject({
      state: 'approved',
      answer: 'Send it to us.',
    })
    expect((await receive(returned, true, [1, 1])).data).toMatchObject({ state: 'received' })
    expect(await left(shop, line)).toBe(8)
    const { items } = await read(returned.id)
    expect(items).toMatchObject([
      { received: 1, refund_amount: 30, restocked: true },
      { received: 1, refund_amount: 20 },
    ])
    expect((await refund(returned.id, await paymentOf(order.id), 50)).data).toMatchObject({
      state: 'closed',
      refund: { amount: 50, way: 'cash', status: 'succeeded' },
    })
    expect(await refundsOf(order.id)).toEqual([{ amount: '50.00', way: 'cash' }])
    expect((await mailsOf(order.id)).slice(-4)).toEqual([
      'order-return-requested',
      'order-return-approved',
      'order-return-received',
      'order-refunded',
    ])
    const movements = await shop.sql(
      "select reason, note, after - before as moved from private.stock_movements where order_id = $1 and reason = 'returned' order by id",
      [order.id],
    )
    expect(movements).toEqual([
      { reason: 'returned', note: returned.number, moved: 1 },
      { reason: 'returned', note: returned.number, moved: 1 },
    ])
    const states = await shop.sql<{ to: string }>(
      "select difference -> 'state' ->> 1 as to from private.audit_log where table_name = 'returns' and label = $1 order by id",
      [returned.number],
    )
    expect(states.map(({ to }) => to)).toEqual(['approved', 'received', 'closed'])
    expect(
      await shop.sql(
        `select difference from private.audit_log
         where table_name = 'return_items' and operation = 'update' and label like $1 || ', %' order by (difference #>> '{refund_amount,1}')::numeric desc`,
        [returned.number],
      ),
    ).toMatchObject([
      { difference: { received: [null, 1], restocked: [null, true], refund_amount: [null, 30] } },
      { difference: { received: [null, 1], condition: [null, 'unused'], refund_amount: [null, 20] } },
    ])
    // The one that was not in the parcel may still come back.
    expect(
      (await answer(returnsOf(order.id, order.token), returnAnswer)).items.map((item) => item.left),
    ).toEqual([2, 0])
  })

  it('an item of a return that is not restocked leaves the stock as it is', async () => {
    const order = await delivered()
    const returned = await asked(guest(), order, [2])
    await decide(returned.id, 'approved')
    await receive(returned, false)
    expect(await left(shop, order.products[0].line())).toBe(7)
  })

  it('a return is declined with a reason, which frees its items, and reopened while they are free', async () => {
    const order = await delivered()
    const { id } = await asked(guest(), order, [3])
    expect(await refusal(decide(id, 'declined', 'requested', '  '))).toMatchObject({
      detail: { field: 'answer' },
    })
    await decide(id, 'declined', 'requested', 'The tags are off.')
    expect((await mailsOf(order.id)).at(-1)).toBe('order-return-declined')
    expect(await mailed(order.id, 'declined')).toMatchObject({ answer: 'The tags are off.' })
    expect((await decide(id, 'requested', 'declined')).data).toMatchObject({ state: 'requested', answer: '' })
    await decide(id, 'declined')
    await asked(guest(), order, [3])
    expect(await refusal(decide(id, 'requested', 'declined'))).toMatchObject({ message: 'ALREADY_RETURNED' })
  })

  it('no mail is sent about an approval that was taken back', async () => {
    const order = await delivered()
    const { id } = await asked(guest(), order)
    await decide(id, 'approved')
    expect(await mailed(order.id, 'approved')).toMatchObject({ answer: 'Send it to us.' })
    await decide(id, 'requested', 'approved')
    expect(await mailed(order.id, 'approved')).toBeUndefined()
  })

  it('two owners do each step of a return once', async () => {
    const order = await delivered('anon', { paid: true })
    const returned = await asked(guest(), order, [1])
    const once = async (requests: PromiseLike<{ error: { message: string } | null }>[]) =>
      (await Promise.all(requests)).map(({ error }) => error?.message ?? 'ok').toSorted()
    const changed = ['CHANGED_MEANWHILE', 'ok']
    expect(await once([decide(returned.id, 'approved'), decide(returned.id, 'declined')])).toEqual(changed)
    if ((await stateOf(returned.id)) === 'declined') {
      await decide(returned.id, 'requested', 'declined')
      await decide(returned.id, 'approved')
    }
    expect(await once([receive(returned), receive(returned)])).toEqual(changed)
    expect(await left(shop, order.products[0].line())).toBe(8)
    const payment = await paymentOf(order.id)
    expect(await once([refund(returned.id, payment, 30), refund(returned.id, payment, 30)])).toEqual(changed)
    expect(await refundsOf(order.id)).toHaveLength(1)
  })

  it('a return never refunds more than was paid, nor a payment of another order', async () => {
    const order = await delivered('anon', { paid: true })
    const other = await delivered('anon', { paid: true })
    const returned = await asked(guest(), order, [1])
    await decide(returned.id, 'approved')
    await receive(returned)
    expect(await refusal(refund(returned.id, await paymentOf(order.id), 110.01))).toMatchObject({
      message: 'REFUND_EXCEEDS_PAYMENT',
    })
    expect(await refusal(refund(returned.id, await paymentOf(other.id), 30))).toMatchObject({ status: 404 })
    expect(await stateOf(returned.id)).toBe('received')
  })

  it('a return closes by a provider refund once; one that fails opens the return again', async () => {
    const order = await delivered('anon', { paid: true })
    const returned = await asked(guest(), order, [1])
    await decide(returned.id, 'approved')
    await receive(returned)
    const payment = await paymentOf(order.id)
    await shop.sql("update public.payments set provider = 'stripe' where id = $1", [payment])
    const announced = [randomUUID(), randomUUID()] as const
    const announce = (p_id: string, p_refund_id: string) =>
      owner().rpc('refund_return', {
        p_id,
        p_refund_id,
        p_payment_id: payment,
        p_amount: 30,
        p_reason: 'Returned',
        p_way: 'provider',
      })
    for (const id of announced) expect((await announce(returned.id, id)).error).toBeNull()
    const another = await asked(guest(), order, [1])
    await decide(another.id, 'approved')
    await receive(another)
    expect(await refusal(announce(another.id, announced[0]))).toMatchObject({
      status: 400,
      detail: { field: 'refundId' },
    })
    const send = (p_refund_id: string) =>
      owner().rpc('start_refund', { p_refund_id, p_payment_id: payment, p_amount: 30, p_reason: 'Returned' })
    await send(announced[0])
    expect(await stateOf(returned.id)).toBe('closed')
    expect(await refusal(send(announced[1]))).toMatchObject({ message: 'CHANGED_MEANWHILE' })
    expect((await send(announced[0])).error).toBeNull()
    await shop.sql("select private.finish_refund($1, 'failed', null)", [announced[0]])
    expect(await stateOf(returned.id)).toBe('received')
    await send(announced[1])
    expect(await stateOf(returned.id)).toBe('closed')
  })

  it('a return is closed without a refund with words, which are mailed', async () => {
    const order = await delivered()
    const returned = await asked(guest(), order)
    await decide(returned.id, 'approved')
    await receive(returned)
    const close = () =>
      owner().rpc('close_return', { p_id: returned.id, p_answer: 'Another size is on its way.' })
    expect((await close()).data).toMatchObject({ state: 'closed', refund: null })
    expect((await mailsOf(order.id)).at(-1)).toBe('order-return-closed')
    expect(await mailed(order.id, 'closed')).toMatchObject({ answer: 'Another size is on its way.' })
    expect(await refusal(close())).toMatchObject({ message: 'CHANGED_MEANWHILE' })
  })

  it('the owner cannot cancel an order with a return, which would return its stock twice', async () => {
    const order = await delivered()
    const returned = await asked(guest(), order)
    expect((await setStatus(order.id, 'cancelled')).error?.message).toBe('HAS_RETURNS')
    await decide(returned.id, 'declined')
    expect((await setStatus(order.id, 'cancelled')).error).toBeNull()
    expect(await left(shop, order.products[0].line())).toBe(10)
  })

  it('the owner’s list has returns by what is to be done, the oldest first', async () => {
    const [first, second] = [await delivered(), await delivered()]
    const one = await asked(guest(), first)
    const two = await asked(guest(), second)
    const list = async (p_tab: string) =>
      answer(
        owner().rpc('list_returns', { p_tab, p_size: 100 }),
        v.looseObject({
          counts: row,
          total: v.number(),
          returns: v.array(v.looseObject({ id: v.string() })),
        }),
      )
    const { returns, total, counts } = await list('requested')
    const ids = returns.map(({ id }) => id)
    expect(ids.indexOf(one.id)).toBeLessThan(ids.indexOf(two.id))
    expect(counts.requested).toBe(total)
    await decide(two.id, 'declined')
    expect((await list('over')).returns.map(({ id }) => id)).toContain(two.id)
    const { data } = await owner().rpc('get_order_returns', { p_order_id: first.id })
    expect(data).toMatchObject([{ id: one.id, order: { number: first.number } }])
  })
})

describe('refunded parts of a line', () => {
  it('refunded parts of a line add up to what it cost after its discount, to the cent', async () => {
    const order = await delivered()
    // A line of three for 89 dollars: thirds of it have no whole cents.
    for (const statement of [
      'alter table public.orders disable trigger user',
      'alter table public.order_items disable trigger user',
      `update public.order_items set discount = 1 where id = '${order.itemIds[0]}'`,
      `update public.orders set discount_amount = 1, total_amount = total_amount - 1 where id = '${order.id}'`,
      'alter table public.orders enable trigger user',
      'alter table public.order_items enable trigger user',
      'select private.recount_sales()',
    ])
      await shop.sql(statement)
    const amounts: unknown[] = []
    for (let i = 0; i < 3; i += 1) {
      const returned = await asked(guest(), order, [1])
      await decide(returned.id, 'approved')
      await receive(returned)
      const { items } = await read(returned.id)
      amounts.push(v.parse(v.tuple([v.looseObject({ refund_amount: v.number() })]), items)[0].refund_amount)
    }
    expect(amounts).toEqual([29.67, 29.66, 29.67])
  })
})

describe('what a member may do about delivered orders', () => {
  it('a member may return what is left, and review what has no review yet', async () => {
    const order = await delivered('shopper')
    const actions = async (client = shop.clients.shopper) =>
      answer(
        client.rpc('my_order_actions', { p_order_ids: [order.id] }),
        v.array(v.object({ order_id: v.string(), can_return: v.boolean(), reviews: v.array(row) })),
      )
    expect(await actions()).toMatchObject([{ order_id: order.id, can_return: true }])
    expect((await actions())[0]?.reviews.map(({ slug }) => slug)).toEqual(
      order.products.map(({ slug }) => slug),
    )
    await shop.clients.shopper.rpc('submit_review', { p_slug: order.products[0].slug, p_rating: 5 })
    expect((await actions())[0]?.reviews.map(({ slug }) => slug)).toEqual([order.products[1].slug])
    await asked(shop.clients.shopper, order, [3, 1])
    expect(await actions()).toMatchObject([{ can_return: false }])
    expect(await actions(shop.clients.other)).toEqual([])
  })
})

it('the pictures of a return are deleted ninety days after its end', async () => {
  const order = await delivered()
  const { id } = await asked(guest(), order, [1], { p_pictures: [pictures.jpeg] })
  await decide(id, 'declined')
  const kept = async () =>
    (await shop.sql('select id from private.return_pictures where return_id = $1', [id])).length
  await asked(guest(), order, [1])
  expect(await kept()).toBe(1)
  await shop.sql("update public.returns set decided_at = now() - interval '91 days' where id = $1", [id])
  await asked(guest(), order, [1])
  expect(await kept()).toBe(0)
})

it('items that came back count as not sold', async () => {
  const order = await delivered()
  const sold = async () => {
    await shop.sql('select private.count_units_sold()')
    return (
      await shop.one<{ n: number }>('select units_sold as n from public.products where id = $1', [
        order.products[0].id,
      ])
    ).n
  }
  expect(await sold()).toBe(3)
  const returned = await asked(guest(), order, [2])
  await decide(returned.id, 'approved')
  await receive(returned)
  expect(await sold()).toBe(1)
})

it('a member’s export has returns with pictures, and words and pictures go with the account', async () => {
  const member = shop.connect()
  const email = `returns-${randomUUID()}@example.com`
  await member.auth.signUp({ email, password: 'a long password' })
  const { data } = await member.auth.signInWithPassword({ email, password: 'a long password' })
  const { products } = await delivered()
  const args = orderArgs([products[1].line(1)], 27.99)
  const order = await place(member, args)
  for (const status of ['processing', 'shipped', 'delivered']) await setStatus(order.id, status)
  const [item] = await shop.sql<{ id: string }>('select id from public.order_items where order_id = $1', [
    order.id,
  ])
  const p_items = [{ item: item?.id ?? '', quantity: 1, reason: 'faulty', words: 'A seam is open.' }]
  await answer(
    ask(member, { id: order.id, itemIds: [] }, [], { p_items, p_pictures: [pictures.png] }),
    returnAnswer,
  )
  const exported = await answer(member.rpc('export_my_data'), v.looseObject({ returns: v.array(row) }))
  expect(exported.returns).toMatchObject([
    {
      order_number: order.order_number,
      items: [{ words: 'A seam is open.' }],
      pictures: [{ type: 'image/png', data: pictures.png }],
    },
  ])
  await answer(member.rpc('delete_account', { p_account: data.user?.id ?? '' }), row)
  const kept = await shop.sql(
    `select i.words, (select count(*)::int from private.return_pictures p where p.return_id = i.return_id) as pictures
     from public.return_items i where i.order_item_id = $1`,
    [item?.id],
  )
  expect(kept).toEqual([{ words: '', pictures: 0 }])
  // The invariants of the other tests want a key for each order; this one's went with the account.
  await shop.sql("insert into private.order_keys values ($1, '\\x01', '\\x01')", [order.id])
})

/** What happens to one order of three and one, in any order; a small model says what is left. */
type Step =
  | { do: 'ask'; quantities: [number, number] }
  | { do: 'withdraw' | 'approve' | 'decline' | 'reopen'; which: number }
  | { do: 'receive'; which: number; part: number; restock: boolean }
const which = fc.nat(9)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), quantities: fc.tuple(fc.nat(4), fc.nat(2)) }),
  fc.record({ do: fc.constantFrom('withdraw', 'approve', 'decline', 'reopen'), which }),
  fc.record({ do: fc.constant('receive' as const), which, part: fc.nat(4), restock: fc.boolean() }),
)

it('no more is returned than was delivered, whatever shopper and owner do', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
    const order = await delivered()
    const made: { id: string; items: readonly { id: string; quantity: number }[] }[] = []
    for (const each of steps) {
      const one = 'which' in each && made.length > 0 ? made[each.which % made.length] : undefined
      if (each.do === 'ask') {
        const { data } = await ask(guest(), order, each.quantities)
        const last = data === null ? undefined : v.parse(returnAnswer, data).returns.at(-1)
        if (last && !made.some(({ id }) => id === last.id)) made.push(last)
      } else if (one && each.do === 'withdraw')
        await guest().rpc('withdraw_return', { p_id: one.id, p_token: order.token })
      else if (one && each.do === 'receive') await receive(one, each.restock, [each.part, each.part])
      else if (one && each.do === 'reopen') await decide(one.id, 'requested', await stateOf(one.id))
      else if (one) await decide(one.id, each.do === 'approve' ? 'approved' : 'declined')
      const [over] = await shop.sql<{ n: number }>(
        'select count(*)::int as n from public.order_items where order_id = $1 and private.returned_quantity(id) > quantity',
        [order.id],
      )
      expect(over?.n).toBe(0)
    }
    expect(await brokenInvariants(shop)).toEqual([])
  })
  await fc.assert(property, someOf(12))
}, 120_000)
