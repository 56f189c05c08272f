// Money of an order: what the owner records, what is refunded, and that an order says what its payments and refunds say.

import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { brokenInvariants, orderTools, refusal } from '../support/checkout.ts'
import { moneyTools } from '../support/money.ts'
import { someOf } from '../support/properties.ts'
import { openShop, roles, type Shop } from '../support/shop.ts'
import { shopDays } from '../support/shop-days.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => expect(await brokenInvariants(shop)).toEqual([]))
afterAll(() => shop.close())

const { unpaid, record, refund, paymentOf, moneyOf, openPage, settle } = moneyTools(() => shop)
const { setStatus, mailsOf } = orderTools(() => shop)
const owner = () => shop.clients.owner
const nobodysId = '00000000-0000-4000-8000-000000000000'

describe('a payment that the owner records', () => {
  it('a recorded payment makes the order paid, and the answer is the order', async () => {
    const { id } = await unpaid('bank')
    const { data, error } = await record(id, 60, { p_note: ' from  the statement ' })
    expect(error).toBeNull()
    expect(data).toMatchObject({
      id,
      payment_status: 'paid',
      paid_amount: 60,
      due_amount: 0,
      bank: null,
      payments: [{ method: 'bank', provider: null, amount: 60, status: 'succeeded' }],
    })
    // What the owner noted is the owner's.
    expect(JSON.stringify(data)).not.toMatch(/statement|owner@/)
    const detail = await owner().rpc('admin_order_detail', { p_order_id: id })
    expect(detail.data).toMatchObject({
      payments: [{ note: 'from the statement', by: 'owner@zellige.example', refundable: 60 }],
    })
  })

  it.each([
    ['less', [20], { status: 'pending', paid: 20, refunded: 0, due: 40 }],
    ['the rest', [20, 40], { status: 'paid', paid: 60, refunded: 0, due: 0 }],
    ['more', [20, 50], { status: 'paid', paid: 70, refunded: 0, due: 0 }],
  ])(
    'a payment may be recorded of less than is due, the rest, or more: %s',
    async (_what, amounts, money) => {
      const { id } = await unpaid('bank')
      for (const amount of amounts) expect((await record(id, amount)).error).toBeNull()
      expect(await moneyOf(id)).toEqual(money)
    },
  )

  it('a recorded payment is acknowledged by mail, also when it is not all that is due', async () => {
    const { id } = await unpaid('bank')
    await record(id, 20)
    expect(await mailsOf(id)).toEqual(['order-pending', 'order-paid'])
  })

  it('a payment is recorded for a day that is neither before the order nor in the future', async () => {
    const { id } = await unpaid('bank')
    const day = await shopDays(shop)
    for (const p_paid_on of [day(-3), day(3)])
      expect(await refusal(record(id, 60, { p_paid_on }))).toMatchObject({
        message: 'INVALID_INPUT',
        detail: { field: 'paidOn' },
      })
    expect((await record(id, 60, { p_paid_on: day(-1) })).error).toBeNull()
    const { settled } = await shop.one<{ settled: string }>(
      'select private.shop_day(settled_at)::text as settled from public.payments where order_id = $1',
      [id],
    )
    expect(settled).toBe(day(-1))
  })

  it.each([0, -1, 0.001, 10.005, 10_000_000, 1e30, 'NaN', 'Infinity', '-Infinity', '1,50', '60 $', null])(
    'a payment is refused for the amount %j',
    async (amount) => {
      const { id } = await unpaid('bank')
      const { status } = await refusal(record(id, amount as number))
      expect(status).toBe(400)
      expect(await moneyOf(id)).toMatchObject({ paid: 0 })
    },
  )

  it('a payment is refused for an unknown method or order, and for a note that is too long', async () => {
    const { id } = await unpaid('bank')
    const call = (change: object) =>
      refusal(owner().rpc('record_payment', { p_order_id: id, p_amount: 1, p_method: 'bank', ...change }))
    expect(await call({ p_method: 'gold' })).toMatchObject({ detail: { field: 'method' } })
    expect(await call({ p_note: 'x'.repeat(501) })).toMatchObject({ detail: { field: 'note' } })
    expect(await call({ p_order_id: nobodysId })).toMatchObject({ message: 'ORDER_NOT_FOUND' })
  })

  it('a payment is not recorded twice by two owners who saw the same', async () => {
    const { id } = await unpaid('bank')
    expect((await record(id, 60, { p_seen: 0 })).error).toBeNull()
    expect(await refusal(record(id, 60, { p_seen: 0 }))).toMatchObject({
      message: 'CHANGED_MEANWHILE',
      detail: { paid: 60 },
    })
    expect(await moneyOf(id)).toMatchObject({ paid: 60 })
  })

  it('a payment in cash waits until the parcel was sent', async () => {
    const { id } = await unpaid('cod')
    const collect = () => owner().rpc('record_payment', { p_order_id: id, p_amount: 60, p_method: 'cod' })
    expect((await refusal(collect())).message).toBe('NOT_SENT_YET')
    await setStatus(id, 'shipped')
    expect((await collect()).error).toBeNull()
    expect(await moneyOf(id)).toMatchObject({ status: 'paid' })
    // A customer who pays at the door gets no mail about the payment.
    expect(await mailsOf(id)).toEqual(['order-pending', 'order-shipped'])
  })

  it('a payment can be taken back within a day, and the audit log keeps what it was', async () => {
    const { id, number } = await unpaid('bank')
    await record(id, 600)
    const payment = await paymentOf(id)
    const undo = () => owner().rpc('undo_payment', { p_payment_id: payment })
    await shop.sql("update public.payments set created_at = now() - interval '25 hours' where id = $1", [
      payment,
    ])
    expect((await refusal(undo())).message).toBe('PAYMENT_STAYS')
    await shop.sql('update public.payments set created_at = now() where id = $1', [payment])
    expect((await undo()).data).toMatchObject({ paid_amount: 0, payments: [], due_amount: 60 })
    expect((await refusal(undo())).message).toBe('PAYMENT_NOT_FOUND')
    const [entry] = await shop.sql(
      "select label, operation, difference from private.audit_log where table_name = 'payments' order by id desc limit 1",
    )
    expect(entry).toEqual({
      label: number,
      operation: 'delete',
      difference: { amount: [600, null], method: ['bank', null] },
    })
  })

  it('a payment stays when it was refunded or came through a provider', async () => {
    const { id } = await unpaid('bank')
    await record(id, 60)
    await refund(await paymentOf(id), 1)
    const card = await unpaid('card')
    const page = await openPage(card.id)
    await settle(page, 'succeeded')
    for (const payment of [await paymentOf(id), page])
      expect((await refusal(owner().rpc('undo_payment', { p_payment_id: payment }))).message).toBe(
        'PAYMENT_STAYS',
      )
  })
})

describe('a refund that the owner records', () => {
  it('a refund is of a part or of all, never of more than is left', async () => {
    const { id } = await unpaid('bank')
    await record(id, 60)
    const payment = await paymentOf(id)
    expect((await refund(payment, 20)).data).toMatchObject({
      payment_status: 'partially_refunded',
      refunded_amount: 20,
      due_amount: 0,
      refunds: [{ amount: 20, way: 'transfer', status: 'succeeded' }],
    })
    expect(await refusal(refund(payment, 40.01))).toMatchObject({
      status: 409,
      message: 'REFUND_EXCEEDS_PAYMENT',
      detail: { left: 40 },
    })
    expect((await refund(payment, 40, 'cash')).data).toMatchObject({ payment_status: 'refunded' })
    expect(await refusal(refund(payment, 0.01))).toMatchObject({ detail: { left: 0 } })
    expect(await mailsOf(id)).toEqual(['order-pending', 'order-paid', 'order-refunded', 'order-refunded'])
  })

  it('a refund needs a payment that succeeded, an amount, a reason and a way', async () => {
    const { id } = await unpaid('card')
    const page = await openPage(id)
    expect((await refusal(refund(page, 1))).message).toBe('NOT_PAID')
    await settle(page, 'succeeded')
    expect((await refusal(refund(nobodysId, 1))).message).toBe('PAYMENT_NOT_FOUND')
    expect(await refusal(refund(page, 1, 'provider'))).toMatchObject({ detail: { field: 'way' } })
    expect(await refusal(refund(page, 1, 'cash', '  '))).toMatchObject({ detail: { field: 'reason' } })
    expect(await refusal(refund(page, -1))).toMatchObject({ detail: { field: 'amount' } })
    expect(await refusal(refund(page, Number.NaN))).toMatchObject({ status: 400 })
    expect(await moneyOf(id)).toMatchObject({ refunded: 0 })
  })

  it('a refund that failed gives its amount free again', async () => {
    const { id } = await unpaid('card')
    const page = await openPage(id)
    await settle(page, 'succeeded')
    const { id: pending } = await shop.one<{ id: string }>(
      "insert into public.refunds (payment_id, amount, way, status) values ($1, 60, 'provider', 'pending') returning id",
      [page],
    )
    expect(await moneyOf(id)).toMatchObject({ status: 'paid', refunded: 0 })
    expect((await refusal(refund(page, 1))).message).toBe('REFUND_EXCEEDS_PAYMENT')
    await shop.sql("update public.refunds set status = 'failed', settled_at = now() where id = $1", [pending])
    expect((await refund(page, 60)).error).toBeNull()
    await expect(
      shop.sql("update public.refunds set status = 'succeeded' where id = $1", [pending]),
    ).rejects.toThrow('REFUND_EXCEEDS_PAYMENT')
  })
})

describe('an order without money', () => {
  it.each(['card', 'bank'] as const)(
    'an unpaid order by %s is not packed, sent or delivered',
    async (method) => {
      const { id } = await unpaid(method)
      for (const status of ['processing', 'shipped', 'delivered'])
        expect((await refusal(setStatus(id, status))).message).toBe('NOT_PAID')
      await record(id, 59.5)
      // A bank's fee is for the owner to judge.
      expect((await setStatus(id, 'processing')).error).toBeNull()
    },
  )

  it('an order that was refunded is not sent any more', async () => {
    const { id } = await unpaid('bank')
    await record(id, 60)
    await refund(await paymentOf(id), 60)
    expect((await refusal(setStatus(id, 'shipped'))).message).toBe('NOT_PAID')
  })

  it('an overdue order that is paid in part is not cancelled', async () => {
    const ids = [(await unpaid('card')).id, (await unpaid('card')).id]
    await record(ids[0] ?? '', 20)
    await shop.sql(
      "update public.orders set payment_due_at = now() - interval '1 minute' where id = any ($1)",
      [ids],
    )
    await shop.sql("select private.cancel_overdue($1, '{}')", [ids])
    const statusOf = (id: string) => shop.one('select order_status from public.orders where id = $1', [id])
    expect(await Promise.all(ids.map(statusOf))).toEqual([
      { order_status: 'pending' },
      { order_status: 'cancelled' },
    ])
  })

  it('an order by card is confirmed by mail when it is paid, once', async () => {
    const { id } = await unpaid('card')
    expect(await mailsOf(id)).toEqual([])
    await settle(await openPage(id), 'succeeded')
    expect(await mailsOf(id)).toEqual(['order-pending'])
  })

  it('an unpaid card order that is cancelled ends without a mail, and its payment page expires', async () => {
    const { id, token } = await unpaid('card')
    const page = await openPage(id)
    await shop.clients.anon.rpc('cancel_order', { p_order_id: id, p_token: token })
    expect(await mailsOf(id)).toEqual([])
    expect(await shop.one('select status from public.payments where id = $1', [page])).toEqual({
      status: 'expired',
    })
  })
})

describe('what the payments decide', () => {
  it('what an order says about its payments cannot be written, also not by the owner', async () => {
    const { id } = await unpaid('cod', 'shopper')
    const before = await moneyOf(id)
    for (const role of roles) {
      for (const change of [
        { payment_status: 'paid' },
        { paid_amount: 60 },
        { refunded_amount: 60 },
        { due_amount: 0 },
      ])
        await shop.clients[role]
          .from('orders')
          .update(change as never)
          .eq('id', id)
      await shop.clients[role]
        .from('payments')
        .insert({ order_id: id, method: 'cod', amount: 60, status: 'succeeded' })
    }
    expect(await moneyOf(id)).toEqual(before)
    // Not even a superuser makes an order say what its payments do not.
    await expect(shop.sql('update public.orders set paid_amount = 60 where id = $1', [id])).rejects.toThrow(
      'PAYMENTS_DECIDE',
    )
  })

  it('a payment that succeeded keeps its status, amount and method', async () => {
    const { id } = await unpaid('bank')
    await record(id, 60)
    const payment = await paymentOf(id)
    for (const change of ["status = 'failed'", 'amount = 1', "method = 'card'"])
      await expect(shop.sql(`update public.payments set ${change} where id = $1`, [payment])).rejects.toThrow(
        'PAYMENT_IS_FIXED',
      )
  })

  it.each(roles.filter((role) => role !== 'owner'))(
    'payments and refunds are not for %s to record',
    async (role) => {
      const { id } = await unpaid('bank')
      await record(id, 60)
      const payment = await paymentOf(id)
      const client = shop.clients[role]
      for (const request of [
        client.rpc('record_payment', { p_order_id: id, p_amount: 1, p_method: 'bank' }),
        client.rpc('undo_payment', { p_payment_id: payment }),
        client.rpc('record_refund', { p_payment_id: payment, p_amount: 1, p_reason: 'r', p_way: 'cash' }),
        client.rpc('release_overdue_orders'),
      ])
        expect(['PT403', '42501']).toContain((await refusal(request)).code)
      expect(await moneyOf(id)).toMatchObject({ paid: 60, refunded: 0 })
    },
  )

  it('payments are seen by the member and the holder of the token, and by no other customer', async () => {
    const { id, token } = await unpaid('bank', 'shopper')
    await record(id, 20)
    const seen = async (role: 'shopper' | 'other' | 'anon') =>
      (await shop.clients[role].rpc('get_order', { p_order_id: id })).data
    expect(await seen('shopper')).toMatchObject({ payments: [{ method: 'bank', amount: 20 }] })
    expect([await seen('other'), await seen('anon')]).toEqual([null, null])
    const order = await answer(
      shop.clients.anon.rpc('get_order', { p_order_id: id, p_token: token }),
      v.looseObject({ order_number: v.string(), customer_email: v.string() }),
    )
    expect(order).toMatchObject({ paid_amount: 20, due_amount: 40, bank: { account: expect.any(String) } })
    const tracked = await shop.clients.anon.rpc('track_order', {
      p_order_number: order.order_number,
      p_email: order.customer_email,
    })
    expect(tracked.data).toMatchObject({ paid_amount: 20, due_amount: 40, payments: [{ amount: 20 }] })
  })

  it('payments add up whatever is recorded, undone, refunded, cancelled and reinstated', async () => {
    const cents = fc.integer({ min: 1, max: 9000 })
    const step = fc.oneof(
      fc.record({ do: fc.constant('pay' as const), cents }),
      fc.record({ do: fc.constant('refund' as const), cents }),
      fc.constant({ do: 'undo' as const }),
      fc.constant({ do: 'cancel' as const }),
      fc.constant({ do: 'reinstate' as const }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const { id } = await unpaid('bank')
        // Cents of each payment that is still there, and what of it was refunded.
        const payments: { id: string; amount: number; refunded: number }[] = []
        for (const each of steps) {
          const last = payments.at(-1)
          if (each.do === 'pay') {
            expect((await record(id, each.cents / 100)).error).toBeNull()
            payments.push({ id: await paymentOf(id), amount: each.cents, refunded: 0 })
          } else if (each.do === 'refund' && last) {
            const fits = each.cents <= last.amount - last.refunded
            const { error } = await refund(last.id, each.cents / 100)
            expect(error?.message ?? '').toBe(fits ? '' : 'REFUND_EXCEEDS_PAYMENT')
            if (fits) last.refunded += each.cents
          } else if (each.do === 'undo' && last) {
            const { error } = await owner().rpc('undo_payment', { p_payment_id: last.id })
            expect(error?.message ?? '').toBe(last.refunded > 0 ? 'PAYMENT_STAYS' : '')
            if (last.refunded === 0) payments.pop()
          } else if (each.do === 'cancel') await setStatus(id, 'cancelled')
          else if (each.do === 'reinstate') await setStatus(id, 'pending')
          const sum = (of: 'amount' | 'refunded') =>
            payments.reduce((total, payment) => total + payment[of], 0)
          const money = await moneyOf(id)
          expect([Math.round(Number(money.paid) * 100), Math.round(Number(money.refunded) * 100)]).toEqual([
            sum('amount'),
            sum('refunded'),
          ])
        }
      }),
      someOf(15),
    )
  }, 120_000)
})
