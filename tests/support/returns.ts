// Delivered orders and their returns, for the database tests.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { answer, row } from './answer.ts'
import { makeProduct, orderArgs, type Placed, place } from './checkout.ts'
import type { Client, Role, Shop } from './shop.ts'

export const returnAnswer = v.looseObject({
  is_open: v.boolean(),
  items: v.array(v.looseObject({ id: v.string(), left: v.number() })),
  returns: v.array(
    v.looseObject({
      id: v.string(),
      number: v.string(),
      state: v.string(),
      items: v.array(v.looseObject({ id: v.string(), quantity: v.number(), words: v.string() })),
      pictures: v.array(v.string()),
    }),
  ),
})

/** The smallest JPEG, PNG and WebP that the shop takes: their first bytes are what it looks at. */
export const pictures = {
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex').toString('base64'),
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64'),
  webp: Buffer.from('524946461a000000574542505650384c', 'hex').toString('base64'),
}

export type ReturnLine = {
  item: string
  quantity: number
  reason: string
  words?: string
  exchange?: { size: string; color: string }
}

export function returnTools(shop: () => Shop) {
  const owner = () => shop().clients.owner
  const tools = {
    /** A delivered cash order of three of one product and one of another at 30 and 20 dollars; paid when asked. */
    async delivered(by: Role = 'anon', { paid = false } = {}) {
      const products = [
        await makeProduct(shop(), { price: 30, stock: [{ quantity: 10 }] }),
        await makeProduct(shop(), { price: 20, stock: [{ quantity: 10 }] }),
      ] as const
      const args = orderArgs([products[0].line(3), products[1].line(1)], 110)
      const order: Placed = await place(shop().clients[by], args)
      await shop().sql("update public.orders set order_status = 'delivered' where id = $1", [order.id])
      if (paid) await owner().rpc('record_payment', { p_order_id: order.id, p_amount: 110, p_method: 'cod' })
      const items = await shop().sql<{ id: string }>(
        'select id from public.order_items where order_id = $1 order by position',
        [order.id],
      )
      const { customer_email: email } = await shop().one<{ customer_email: string }>(
        'select customer_email from public.orders where id = $1',
        [order.id],
      )
      const token = args.p_idempotency_key
      return {
        products,
        id: order.id,
        number: order.order_number,
        token,
        email,
        itemIds: items.map(({ id }) => id),
      }
    },
    ask: (
      client: Client,
      order: { id: string; token?: string; itemIds: string[] },
      quantities: readonly number[] = [1],
      more: { p_id?: string; p_pictures?: string[]; p_items?: ReturnLine[] } = {},
    ) =>
      client.rpc('request_return', {
        p_id: randomUUID(),
        p_order_id: order.id,
        p_items: order.itemIds.flatMap((item, i) =>
          quantities[i] ? [{ item, quantity: quantities[i], reason: 'too_small', words: '' }] : [],
        ),
        ...(order.token && { p_token: order.token }),
        ...more,
      }),
    /** Asks for a return that must be accepted, and answers with it. */
    async asked(
      client: Client,
      order: { id: string; token?: string; itemIds: string[] },
      quantities?: readonly number[],
      more?: { p_pictures?: string[]; p_items?: ReturnLine[] },
    ) {
      const { returns } = await answer(tools.ask(client, order, quantities, more), returnAnswer)
      const last = returns.at(-1)
      if (!last) throw new Error('There is no return')
      return last
    },
    decide: (p_id: string, p_state: string, p_seen = 'requested', p_answer = 'Send it to us.') =>
      owner().rpc('decide_return', { p_id, p_state, p_seen, p_answer }),
    receive: (
      { id, items }: { id: string; items: readonly { id: string; quantity: number }[] },
      restocked = true,
      received?: readonly number[],
    ) =>
      owner().rpc('receive_return', {
        p_id: id,
        p_items: items.map((item, i) => ({
          id: item.id,
          received: received?.[i] ?? item.quantity,
          condition: 'unused',
          restocked,
        })),
      }),
    paymentOf: async (orderId: string) =>
      (
        await shop().one<{ id: string }>('select id from public.payments where order_id = $1 limit 1', [
          orderId,
        ])
      ).id,
    refund: (p_id: string, p_payment_id: string, p_amount: number, p_way = 'cash') =>
      owner().rpc('refund_return', {
        p_id,
        p_refund_id: randomUUID(),
        p_payment_id,
        p_amount,
        p_reason: 'Returned',
        p_way,
      }),
    stateOf: async (id: string) =>
      (await shop().one<{ state: string }>('select state from public.returns where id = $1', [id])).state,
    /** As the owner reads it. */
    read: (id: string) => answer(owner().rpc('get_return', { p_id: id }), row),
    /** Sets the delivery of the order to a number of days ago. */
    deliveredAgo: (orderId: string, days: number) =>
      shop().sql(
        "update public.order_events set at = now() - make_interval(days => $2) where order_id = $1 and status = 'delivered'",
        [orderId, days],
      ),
  }
  return tools
}
