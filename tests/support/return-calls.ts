// The calls of src/data about returns; see rpc-calls.ts.
import { QueryClient } from '@tanstack/react-query'
import {
  adminOrderReturnsQuery,
  adminReturnQuery,
  closeReturn,
  decideReturn,
  exchangeReturn,
  receiveReturn,
  refundReturn,
  returnsQuery,
} from '@/data/returns/admin-returns'
import { openReturn, requestReturn, withdrawReturn } from '@/data/returns/return-mutations'
import { orderActionsQuery, orderReturnsQuery, returnPictureQuery } from '@/data/returns/return-queries'
import { withdraw, withdrawalQuery } from '@/data/returns/withdrawal'
import { pictures, returnTools } from './returns.ts'
import type { Call } from './rpc-calls.ts'
import type { Shop } from './shop.ts'

const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Adds to the sample shop what the calls are about: one return for each thing that happens to a return. */
export async function prepareReturns(shop: Shop) {
  const { delivered, asked, decide, receive, paymentOf } = returnTools(() => shop)
  const member = shop.clients.shopper
  const order = await delivered('shopper')
  const paid = await delivered('shopper', { paid: true })
  const paymentId = await paymentOf(paid.id)
  // Its days stay with the order.
  await shop.sql('update public.shop_settings set withdrawal_days = 14')
  const withdrawable = await delivered('shopper')
  await shop.sql('update public.shop_settings set withdrawal_days = null')
  const approved = async () => {
    const returned = await asked(member, paid)
    await decide(returned.id, 'approved')
    return returned
  }
  const received = async () => {
    const returned = await approved()
    await receive(returned)
    return { returnId: returned.id, paymentId }
  }
  // The one size that it comes in: what is faulty is exchanged for another piece.
  await shop.sql('update public.shop_settings set exchange_days = 14')
  const swapped = await asked(member, paid, [], {
    p_items: [
      { item: paid.itemIds[1] ?? '', quantity: 1, reason: 'faulty', exchange: { size: '', color: '' } },
    ],
  })
  await decide(swapped.id, 'approved')
  await receive(swapped)
  return {
    swapped,
    order,
    withdrawable,
    shown: await asked(member, order, [1], { p_pictures: [pictures.png] }),
    withdrawn: await asked(member, order),
    decided: await asked(member, order),
    approved: await approved(),
    refunded: await received(),
    closed: await received(),
    guest: await delivered(),
  }
}

export const returnCalls = (
  facts: () => Awaited<ReturnType<typeof prepareReturns>>,
): Record<string, Call[]> => {
  const requestId = crypto.randomUUID()
  return {
    open_return: [{ run: () => openReturn({ number: facts().guest.number, email: facts().guest.email }) }],
    order_returns: [{ role: 'shopper', run: () => fresh().fetchQuery(orderReturnsQuery(facts().order.id)) }],
    return_picture: [
      {
        role: 'shopper',
        run: () => fresh().fetchQuery(returnPictureQuery(facts().shown.pictures[0] ?? '', facts().order.id)),
      },
    ],
    request_return: [
      {
        role: 'shopper',
        run: () => {
          const { id, itemIds } = facts().order
          const line = { itemId: itemIds[1] ?? '', quantity: 1, reason: 'faulty', words: 'Torn' } as const
          const exchange = { size: '', color: '' }
          return requestReturn({ id: requestId, orderId: id, lines: [{ ...line, exchange }], pictures: [] })
        },
      },
    ],
    withdraw_return: [
      {
        role: 'shopper',
        run: () => withdrawReturn({ id: facts().withdrawn.id, orderId: facts().order.id }),
      },
    ],
    withdraw_from_order: [
      {
        role: 'shopper',
        run: () => {
          const { id, email, itemIds } = facts().withdrawable
          const items = [{ item: itemIds[0] ?? '', quantity: 1 }]
          return withdraw({ id: requestId, orderId: id, name: 'Nora Alami', email, items })
        },
      },
    ],
    read_withdrawal: [
      { role: 'shopper', run: () => fresh().fetchQuery(withdrawalQuery(facts().withdrawable.id)) },
    ],
    my_order_actions: [
      { role: 'shopper', run: () => fresh().fetchQuery(orderActionsQuery('any', [facts().order.id])) },
    ],
    list_returns: [{ role: 'owner', run: () => fresh().fetchQuery(returnsQuery()) }],
    get_return: [{ role: 'owner', run: () => fresh().fetchQuery(adminReturnQuery(facts().shown.id)) }],
    get_order_returns: [
      { role: 'owner', run: () => fresh().fetchQuery(adminOrderReturnsQuery(facts().order.id)) },
    ],
    decide_return: [
      {
        role: 'owner',
        run: () =>
          decideReturn({ id: facts().decided.id, state: 'approved', seen: 'requested', answer: 'Send it.' }),
      },
    ],
    receive_return: [
      {
        role: 'owner',
        run: () => {
          const { id, items } = facts().approved
          const line = { received: 1, condition: 'unused', isRestocked: true } as const
          return receiveReturn({ id, lines: items.map((item) => ({ id: item.id, ...line })) })
        },
      },
    ],
    refund_return: [
      {
        role: 'owner',
        run: () =>
          refundReturn({
            ...facts().refunded,
            refundId: crypto.randomUUID(),
            amount: 3000,
            reason: 'Returned',
            way: 'cash',
            seen: 0,
          }),
      },
    ],
    exchange_return: [{ role: 'owner', run: () => exchangeReturn(facts().swapped.id) }],
    close_return: [
      {
        role: 'owner',
        run: () => closeReturn({ id: facts().closed.returnId, answer: 'Another size was sent.' }),
      },
    ],
  }
}
