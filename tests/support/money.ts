// Payments and refunds for the database tests: orders by each method, what the owner records, and what they end up as.
import { makeProduct, orderArgs, type Placed, place } from './checkout.ts'
import type { Role, Row, Shop } from './shop.ts'

type Method = 'card' | 'bank' | 'cod'

export function moneyTools(shop: () => Shop) {
  const owner = () => shop().clients.owner
  return {
    /** An unpaid order of two items out of ten, 60 dollars in all. */
    async unpaid(method: Method, by: Role = 'anon') {
      const product = await makeProduct(shop(), { price: 30, stock: [{ quantity: 10 }] })
      const args = orderArgs([product.line(2)], 60, { p_payment_method: method })
      const order: Placed = await place(shop().clients[by], args)
      return { product, id: order.id, token: args.p_idempotency_key, order, number: order.order_number }
    },
    record: (
      id: string,
      amount: number,
      more: { p_paid_on?: string; p_note?: string; p_seen?: number } = {},
    ) => owner().rpc('record_payment', { p_order_id: id, p_amount: amount, p_method: 'bank', ...more }),
    refund: (payment: string, amount: number, p_way = 'transfer', p_reason = 'Came back') =>
      owner().rpc('record_refund', { p_payment_id: payment, p_amount: amount, p_reason, p_way }),
    /** The newest payment of an order. */
    async paymentOf(id: string) {
      const query = 'select id from public.payments where order_id = $1 order by created_at desc limit 1'
      return (await shop().one<{ id: string }>(query, [id])).id
    },
    moneyOf: (id: string) =>
      shop().one(
        `select payment_status as status, paid_amount::float as paid, refunded_amount::float as refunded,
           due_amount::float as due from public.orders where id = $1`,
        [id],
      ),
    stateOf: (id: string) =>
      shop().one<Row>('select order_status, cancel_reason from public.orders where id = $1', [id]),
    /** As if the time to pay had been over for so long. */
    overdue: (id: string, ago = '1 minute') =>
      shop().sql('update public.orders set payment_due_at = now() - $2::interval where id = $1', [id, ago]),
    expire: () => shop().one<{ n: number }>('select private.expire_unpaid_orders(200) as n'),
    /** A payment page that the provider keeps open. */
    openPage: async (id: string, status = 'open') =>
      (
        await shop().one<{ id: string }>(
          `insert into public.payments (order_id, method, provider, reference, amount, status)
           values ($1, 'card', 'stripe', gen_random_uuid()::text, 60, $2) returning id`,
          [id, status],
        )
      ).id,
    /** What the provider reports of a payment. */
    settle: (payment: string, status: string) =>
      shop().sql('update public.payments set status = $2, settled_at = clock_timestamp() where id = $1', [
        payment,
        status,
      ]),
  }
}
