// Returns: asked for by the wrong ones, more than was bought, with files and texts that are none.
import { randomUUID } from 'node:crypto'
import { pictures, returnTools } from '../support/returns.ts'
import { type Attack, each, type Target } from './target.ts'

type Order = Awaited<ReturnType<ReturnType<typeof returnTools>['delivered']>>
/** A delivered guest order, made once for all attacks. */
let made: Promise<Order> | undefined
const orderOf = ({ shop }: Target) => {
  made ??= (async () => {
    // The order keeps the days of its day.
    await shop.sql('update public.shop_settings set withdrawal_days = 14')
    const order = await returnTools(() => shop).delivered()
    await shop.sql('update public.shop_settings set withdrawal_days = null')
    return order
  })()
  return made
}
/** Before the state is compared, so that the order itself is no change. */
export const prepareReturnAttacks = async (target: Target) => void (await orderOf(target))

const ask = async (target: Target, changes: object = {}, sent: object = {}) => {
  const { id, token, itemIds } = await orderOf(target)
  return target.rpc(
    'request_return',
    {
      p_id: randomUUID(),
      p_order_id: id,
      p_token: token,
      p_items: [{ item: itemIds[0], quantity: 1, reason: 'too_small', words: '' }],
      ...changes,
    },
    sent,
  )
}
const withdraw = async (target: Target, changes: object = {}, sent: object = {}) => {
  const { id, token, email } = await orderOf(target)
  return target.rpc(
    'withdraw_from_order',
    { p_id: randomUUID(), p_order_id: id, p_token: token, p_name: 'Nora', p_email: email, ...changes },
    sent,
  )
}
const base64 = (text: string) => Buffer.from(text).toString('base64')

export const returnAttacks: Attack[] = [
  {
    name: 'a return of an order without its secret',
    cases: [
      ...each({ none: null, short: 'f', wrong: 'f'.repeat(64), long: 'f'.repeat(100_000) }, (t, p_token) =>
        ask(t, { p_token }),
      ),
      ...each({ none: null, wrong: 'f'.repeat(64) }, async (t, p_token) =>
        t.rpc('order_returns', { p_order_id: (await orderOf(t)).id, p_token }, { as: 'shopper' }),
      ),
      ...each({ member: 'shopper' } as const, (t, as) => ask(t, { p_token: null }, { as })),
    ],
  },
  {
    name: 'a return of more than was bought',
    cases: [
      ...each(
        { zero: 0, negative: -1, fraction: 1.5, four: 4, hundred: 100, text: 'all', none: null },
        async (t, quantity) =>
          ask(t, { p_items: [{ item: (await orderOf(t)).itemIds[0], quantity, reason: 'too_small' }] }),
      ),
      ...each({ 'no line': [], object: {}, text: 'all', none: null }, (t, p_items) => ask(t, { p_items })),
      ...each({ 'an item of no order': randomUUID(), 'no id': 'x', none: null }, (t, item) =>
        ask(t, { p_items: [{ item, quantity: 1, reason: 'too_small' }] }),
      ),
      ...each({ 'an unknown reason': 'free', none: null }, async (t, reason) =>
        ask(t, { p_items: [{ item: (await orderOf(t)).itemIds[0], quantity: 1, reason }] }),
      ),
    ],
  },
  {
    name: 'a return that says it is a withdrawal',
    cases: each({ reason: 'withdrawal' }, async (t, reason) =>
      ask(t, { p_items: [{ item: (await orderOf(t)).itemIds[0], quantity: 1, reason }] }),
    ),
  },
  {
    name: 'a withdrawal from an order without its secret',
    cases: [
      ...each({ none: null, short: 'f', wrong: 'f'.repeat(64), long: 'f'.repeat(100_000) }, (t, p_token) =>
        withdraw(t, { p_token }),
      ),
      ...each({ none: null, wrong: 'f'.repeat(64) }, async (t, p_token) =>
        t.rpc('read_withdrawal', { p_order_id: (await orderOf(t)).id, p_token }, { as: 'shopper' }),
      ),
      ...each({ member: 'shopper' } as const, (t, as) => withdraw(t, { p_token: null }, { as })),
    ],
  },
  {
    name: 'a withdrawal whose receipt would go to somebody else, or that is none',
    cases: [
      ...each(
        { none: null, empty: '', other: 'victim@example.com', long: 'x'.repeat(100_000) },
        (t, p_email) => withdraw(t, { p_email }),
      ),
      ...each({ none: null, empty: ' ', long: 'x'.repeat(100_000) }, (t, p_name) => withdraw(t, { p_name })),
      ...each(
        { empty: [], object: {}, text: 'all', many: Array.from({ length: 51 }, () => ({})) },
        (t, p_items) => withdraw(t, { p_items }),
      ),
      ...each({ 'an item of no order': randomUUID(), 'no id': 'x' }, (t, item) =>
        withdraw(t, { p_items: [{ item, quantity: 1 }] }),
      ),
    ],
  },
  {
    name: 'an exchange for what is none, or where the shop exchanges nothing',
    cases: each(
      {
        'a text': 'M',
        'a list': [],
        'no names': {},
        'a number': { size: 1, color: '' },
        'too long': { size: 'M'.repeat(84), color: '' },
        'what is not sold': { size: 'M', color: 'Gold' },
      },
      async (t, exchange) =>
        ask(t, {
          p_items: [{ item: (await orderOf(t)).itemIds[0], quantity: 1, reason: 'too_small', exchange }],
        }),
    ),
  },
  {
    name: 'pictures of a return that are none',
    cases: each(
      {
        svg: [base64('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
        html: [base64('<!doctype html><script>alert(1)</script>')],
        nothing: [''],
        none: [null],
        'no base64': ['%%%%'],
        'too large': [
          Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(307_200)]).toString('base64'),
        ],
        four: [pictures.png, pictures.png, pictures.png, pictures.png],
      },
      (t, p_pictures) => ask(t, { p_pictures }),
    ),
  },
  {
    name: 'what owners do with returns, by others',
    cases: (
      [
        'list_returns',
        'get_return',
        'get_order_returns',
        'decide_return',
        'receive_return',
        'refund_return',
        'close_return',
        'exchange_return',
      ] as const
    ).flatMap((name) =>
      each({ 'without a session': {}, 'as a member': { as: 'shopper' } } as const, (t, sent) => {
        const p_id = randomUUID()
        const bodies = {
          list_returns: {},
          get_return: { p_id },
          get_order_returns: { p_order_id: p_id },
          decide_return: { p_id, p_state: 'approved', p_seen: 'requested', p_answer: 'x' },
          receive_return: {
            p_id,
            p_items: [{ id: p_id, received: 1, condition: 'unused', restocked: true }],
          },
          refund_return: {
            p_id,
            p_refund_id: p_id,
            p_payment_id: p_id,
            p_amount: 1,
            p_reason: 'x',
            p_way: 'cash',
          },
          close_return: { p_id, p_answer: 'x' },
          exchange_return: { p_id },
        }
        return t.rpc(name, bodies[name], sent)
      }),
    ),
  },
  {
    name: 'returns written or read as tables',
    cases: each(
      {
        insert: ['POST', 'returns', {}],
        update: ['PATCH', 'returns?number=neq.x', { state: 'received' }],
        delete: ['DELETE', 'returns?number=neq.x', undefined],
        items: ['PATCH', 'return_items?quantity=gte.1', { received: 1 }],
        pictures: ['GET', 'return_pictures', undefined],
      } as const,
      (t, [method, path, body]) => t.rest(method, path, { as: 'shopper', ...(body && { body }) }),
    ),
  },
]
