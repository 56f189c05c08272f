// Money and orders: prices, totals and quantities that are not the shop's, and orders that are another user's.
import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { type Answer, type Attack, changedByAnOrder, changedSums, each, type Target } from './target.ts'

const attackers = { 'without a session': {}, 'as a member': { as: 'shopper' } } as const
const place = (changes: (target: Target) => object) => (target: Target) =>
  target.rpc('place_order', { ...target.order(), ...changes(target) })
/** A body that JSON.stringify would not write. */
const raw = (target: Target, field: string, text: string) =>
  JSON.stringify({ ...target.order(), [field]: '@' }).replace('"@"', text)
const line = (target: Target, changes: object) => ({ p_items: [{ ...target.product.line(), ...changes }] })
const hash = (token: string) => createHash('sha256').update(token).digest('hex')

export const orderAttacks: Attack[] = [
  {
    name: 'a price that the client sends with the line',
    cases: each(
      { price: 0.01, unit_price: 0, deal_price: -60, total: 1, discount: 100, deal_id: 'x' },
      (t, value, key) => place(() => ({ ...line(t, { [key]: value }), p_expected_total: 0.01 }))(t),
    ),
  },
  {
    name: 'a total that the client computed',
    cases: [
      ...each(
        {
          zero: 0,
          negative: -60,
          'a cent': 0.01,
          'a cent less': 59.99,
          none: null,
          text: 'NaN',
          infinity: 'Infinity',
          list: [0.01],
          object: {},
        },
        (t, value) => place(() => ({ p_expected_total: value }))(t),
      ),
      ...each({ overflow: '1e309', digits: '9'.repeat(400), nearly: '59.999999' }, (t, text) =>
        t.rpc('place_order', raw(t, 'p_expected_total', text)),
      ),
    ],
  },
  {
    name: 'quantities that are none',
    cases: [
      ...each(
        {
          zero: 0,
          negative: -1,
          fraction: 1.5,
          text: '1',
          yes: true,
          none: null,
          list: [1],
          object: {},
          hundred: 100,
          billions: 99_999_999_999,
        },
        (t, quantity) => place(() => line(t, { quantity }))(t),
      ),
      ...each({ overflow: '1e309', exponent: '1e1', 'minus zero': '-0' }, (t, text) =>
        t.rpc(
          'place_order',
          JSON.stringify({ ...t.order(), ...line(t, { quantity: '@' }) }).replace('"@"', text),
        ),
      ),
    ],
  },
  {
    name: 'carts that are none',
    cases: each(
      {
        'no line': () => [],
        'fifty-one lines': (t: Target) => Array(51).fill(t.product.line()),
        'five thousand lines': (t: Target) => Array(5000).fill(t.product.line()),
        'an object': () => ({ length: 1 }),
        text: () => 'everything',
        nothing: () => null,
        'a line that is text': () => ['a'],
        'a line without a size': () => [{ slug: 'a', quantity: 1 }],
        'a nested list': (t: Target) => [[t.product.line()]],
      },
      (t, items) => place(() => ({ p_items: items(t) }))(t),
    ),
  },
  {
    name: 'more than there is, in several lines',
    cases: each(
      {
        'two lines of sixty': [60, 60],
        'one line of ninety-nine': [99, 1],
        'fifty lines': Array(50).fill(2),
      },
      (t, quantities) =>
        place(() => ({
          p_items: quantities.map((quantity) => t.product.line(quantity)),
          p_expected_total: 6000,
        }))(t),
    ),
  },
  {
    name: 'products that are not for sale',
    cases: each(
      {
        archived: 'archived-thing',
        unknown: 'nothing-here',
        prototype: '__proto__',
        statement: "'; drop table public.orders;--",
        wildcard: '%',
        long: 'a'.repeat(10_000),
      },
      (t, slug) => place(() => line(t, { slug }))(t),
    ),
  },
  {
    name: 'variants that the product has not',
    cases: each(
      {
        size: { size: 'XXS' },
        color: { color: 'Gold' },
        'a list': { size: ['S'] },
        'too long': { color: 'x'.repeat(41) },
      },
      (t, change) => place(() => line(t, change))(t),
    ),
  },
  {
    name: 'shipping left out',
    cases: [
      {
        name: 'below the threshold',
        run: async (t) => {
          const [cheap] = await t.shop.sql<{ slug: string; price: number; size: string; color: string }>(
            `select p.slug, p.price::float as price, v.size, v.color from public.products p join public.product_variants v on v.product_id = p.id
             where p.price < 40 and v.quantity > 0 and p.status = 'live'
               and not exists (select 1 from public.deals d where d.product_id = p.id) order by p.slug, v.size, v.color limit 1`,
          )
          const { slug = '', size = '', color = '', price = 0 } = cheap ?? {}
          return t.rpc(
            'place_order',
            t.order({ p_items: [{ slug, size, color, quantity: 1 }], p_expected_total: price }),
          )
        },
      },
    ],
  },
  {
    name: 'arguments that the function has not',
    cases: each(
      { p_user_id: 'x', p_status: 'delivered', p_price: 0, p_is_admin: true, p_shipping: 0 },
      (t, value, key) => place(() => ({ [key]: value }))(t),
    ),
  },
  {
    name: 'ways to pay that are none',
    cases: each(
      { free: 'free', paid: 'paid', none: null, upper: 'COD', long: 'x'.repeat(1e4) },
      (t, method) => place(() => ({ p_payment_method: method }))(t),
    ),
  },
  {
    name: 'forged fields beside the customer’s',
    cases: [
      {
        name: 'owner, status, payment and number are the shop’s',
        run: (t) =>
          place(() => ({
            p_customer: {
              name: 'A B',
              email: 'a@example.com',
              phone: '066100',
              user_id: t.victim,
              order_status: 'delivered',
              payment_status: 'paid',
              total_amount: 0,
              order_number: 'ZL-000000000000',
            },
            p_payment_method: 'cod',
          }))(t),
        open: true,
        changes: changedByAnOrder,
        after: async (_t, [answer]) => {
          expect(JSON.parse(answer?.text ?? '{}')).toMatchObject({
            order_status: 'pending',
            payment_status: 'pending',
            total_amount: 60,
            is_member_order: false,
            order_number: expect.not.stringContaining('000000000000'),
          })
        },
      },
    ],
  },
  {
    name: 'an order written into the table',
    cases: (['shopper', 'owner'] as const).flatMap((as) =>
      each({ one: [1], many: [1, 2, 3] }, (t, rows) =>
        t.rest('POST', 'orders', {
          as,
          headers: { Prefer: 'return=representation' },
          body: rows.map(() => ({
            user_id: t.attacker,
            customer_name: 'A',
            customer_email: 'a@example.com',
            customer_phone: '066100',
            shipping_address: {},
            payment_method: 'cod',
            payment_status: 'paid',
            order_status: 'delivered',
            subtotal: 0,
            shipping_cost: 0,
            total_amount: 0,
          })),
        }),
      ).map((attempt) => ({ ...attempt, name: `${attempt.name} ${as}` })),
    ),
  },
  {
    name: 'an order written over (upsert)',
    cases: each(attackers, (t, sent) =>
      t.rest('POST', 'orders?on_conflict=id', {
        ...sent,
        headers: { Prefer: 'resolution=merge-duplicates,return=representation' },
        body: { id: t.theirs.id, user_id: t.attacker, total_amount: 0, order_status: 'delivered' },
      }),
    ),
  },
  {
    name: 'items and events put into an order',
    cases: ['order_items', 'order_events'].flatMap((table) =>
      each({ theirs: (t: Target) => t.theirs.id, 'their own': (t: Target) => t.mine.id }, (t, id) =>
        t.rest('POST', table, {
          as: 'shopper',
          body:
            table === 'order_events'
              ? { order_id: id(t), status: 'delivered', actor: 'owner' }
              : {
                  order_id: id(t),
                  product_name: 'n',
                  product_slug: 's',
                  product_image: '/a',
                  size: '',
                  color: '',
                  price: 0,
                  quantity: 1,
                },
        }),
      ).map((attempt) => ({ ...attempt, name: `${table} of ${attempt.name}` })),
    ),
  },
  {
    name: 'a status that the client sets',
    cases: each(
      {
        delivered: { order_status: 'delivered' },
        refunded: { payment_status: 'refunded' },
        free: { total_amount: 0, subtotal: 0 },
        taken: { user_id: null },
        tracked: { tracking_number: 'x' },
      },
      async (t, body) => [
        await t.rest('PATCH', `orders?id=eq.${t.mine.id}`, { as: 'shopper', body }),
        await t.rest('PATCH', `orders?id=eq.${t.theirs.id}`, { as: 'shopper', body }),
        await t.rest('PATCH', `orders?id=eq.${t.theirs.id}`, { body }),
        await t.rest('PATCH', 'orders?id=not.is.null', { as: 'shopper', body }),
      ],
    ),
  },
  {
    name: 'what is fixed, changed with the owner’s session',
    cases: each(
      {
        total: { total_amount: 1, subtotal: 1 },
        number: { order_number: 'ZL-1' },
        email: { customer_email: 'a@example.com' },
        account: { user_id: '00000000-0000-4000-8000-000000000001' },
        address: { shipping_address: {} },
        placed: { created_at: '2020-01-01' },
      },
      (t, body) => t.rest('PATCH', `orders?id=eq.${t.theirs.id}`, { as: 'owner', body }),
    ),
  },
  {
    name: 'orders deleted',
    cases: (['shopper', 'owner'] as const).flatMap((as) =>
      each({ orders: 'id', order_items: 'order_id', order_events: 'order_id' }, (t, key, table) =>
        t.rest('DELETE', `${table}?${key}=eq.${t.theirs.id}`, {
          as,
          headers: { Prefer: 'return=representation' },
        }),
      ).map((attempt) => ({ ...attempt, name: `${attempt.name} by ${as}` })),
    ),
  },
  {
    name: 'another user’s order, asked for directly',
    cases: Object.entries(attackers).flatMap(([who, sent]) =>
      each(
        {
          'by id': (t: Target) => `orders?id=eq.${t.theirs.id}`,
          'by number': (t: Target) => `orders?order_number=eq.${t.theirs.number}`,
          'by email': () => 'orders?customer_email=like.*secret*',
          'by one or the other': (t: Target) => `orders?or=(id.eq.${t.theirs.id},user_id.is.null)`,
          'by a negation': (t: Target) => `orders?not.or=(user_id.eq.${t.attacker})`,
          'by account': (t: Target) => `orders?user_id=eq.${t.victim}`,
          'by a list': (t: Target) => `orders?id=in.(${t.theirs.id},${t.guests.id})`,
          'by a part of its address': () => 'orders?shipping_address->>city=like.kept*',
          'with its items': (t: Target) =>
            `orders?id=eq.${t.guests.id}&select=*,order_items(*),order_events(*)`,
        },
        (t, path) => t.rest('GET', path(t), sent),
      ).map((attempt) => ({ ...attempt, name: `${attempt.name}, ${who}` })),
    ),
  },
  {
    name: 'another user’s order, through what belongs to it',
    cases: each(
      {
        items: (t: Target) => `order_items?order_id=eq.${t.theirs.id}`,
        events: (t: Target) => `order_events?order_id=eq.${t.theirs.id}`,
        'items with their order': (t: Target) => `order_items?order_id=eq.${t.theirs.id}&select=*,orders(*)`,
        'from the product': (t: Target) =>
          `products?select=slug,order_items!inner(order_id,orders!inner(*))&slug=eq.${t.product.slug}&order_items.order_id=eq.${t.theirs.id}`,
        'from the product, by email': () =>
          'products?select=slug,order_items!inner(orders!inner())&order_items.orders.customer_email=like.kept*',
        'from the variant': () =>
          'product_variants?select=id,order_items!inner(orders!inner(customer_name))&order_items.orders.customer_name=like.kept*',
      },
      (t, path) => t.rest('GET', path(t), { as: 'shopper' }),
    ),
  },
  {
    name: 'orders counted, summed and exported',
    cases: each(
      {
        counted: ['HEAD', 'orders?select=id', { Prefer: 'count=exact' }],
        'counted by plan': ['HEAD', 'orders?select=id', { Prefer: 'count=planned' }],
        ranged: ['GET', 'orders', { Range: '0-999999', Prefer: 'count=exact' }],
        'as a table of text': ['GET', 'orders', { Accept: 'text/csv' }],
        'as one object': ['GET', 'orders?limit=1', { Accept: 'application/vnd.pgrst.object+json' }],
        'as a plan': ['GET', 'orders', { Accept: 'application/vnd.pgrst.plan+json' }],
        sorted: ['GET', 'orders?order=customer_email.desc', {}],
        summed: ['GET', 'orders?select=total_amount.sum()', {}],
      } as Record<string, [string, string, Record<string, string>]>,
      (t, [method, path, headers]) => t.rest(method, path, { headers }),
      {
        after: async (_t, [answer]) => {
          if ((answer?.status ?? 0) < 400) expect(answer?.text.trim()).toMatch(/^(\[\])?$/)
        },
      },
    ),
  },
  {
    name: 'orders guessed by their key',
    cases: Object.entries({
      get_order: 'p_order_id',
      cancel_order: 'p_order_id',
      claim_order: 'p_order_id',
    }).flatMap(([name, id]) =>
      each(
        {
          'no key': () => ({}),
          'an empty key': () => ({ p_token: '' }),
          'another order’s key': (t: Target) => ({ p_token: t.mine.token }),
          'the stored hash': (t: Target) => ({ p_token: hash(t.theirs.token) }),
          'the key in capitals': (t: Target) => ({
            p_token: t.theirs.token.toUpperCase().replace(/^[^A-F]*$/, 'A'),
          }),
          'a statement': () => ({ p_token: "' or true --" }),
          'a megabyte': () => ({ p_token: 'a'.repeat(1e6) }),
        },
        (t, body) => t.rpc(name, { [id]: t.theirs.id, ...body(t) }, { as: 'shopper' }),
      ).map((attempt) => ({ ...attempt, name: `${name}: ${attempt.name}` })),
    ),
  },
  {
    name: 'orders found by a key that is none',
    cases: each(
      {
        zeros: '0'.repeat(64),
        short: 'a'.repeat(63),
        long: 'a'.repeat(65),
        lines: `${'a'.repeat(64)}\n`,
        wildcard: '%'.repeat(64),
        none: null,
      },
      (t, key) => t.rpc('find_order', { p_idempotency_key: key }),
    ),
  },
  {
    name: 'orders tracked by guessing',
    cases: each(
      {
        'another email': ['', 'a@example.com'],
        'a wildcard': ['', '%@%.%'],
        'the number’s beginning': ['ZL-', 'kept-secret@example.com'],
        'a pattern for a number': ['ZL-____________', 'kept-secret@example.com'],
        'a statement': ["' or 1=1--", 'kept-secret@example.com'],
        'an email with another': ['', 'a@example.com,kept-secret@example.com'],
      },
      (t, [number, email]) =>
        t.rpc('track_order', { p_order_number: number || t.theirs.number, p_email: email }),
    ),
  },
  {
    name: 'a member’s order taken into another account',
    cases: [
      {
        name: 'with its own key',
        run: (t) =>
          t.rpc('claim_order', { p_order_id: t.theirs.id, p_token: t.theirs.token }, { as: 'shopper' }),
      },
      {
        name: 'without an account',
        run: (t) => t.rpc('claim_order', { p_order_id: t.guests.id, p_token: t.guests.token }),
      },
    ],
  },
  {
    name: 'an order’s key used again',
    cases: each(
      {
        'for another cart': (t: Target) => ({ p_items: [t.product.line(2)], p_expected_total: 120 }),
        'for another address': () => ({
          p_shipping_address: { address: 'Mine', city: 'Fès', zipCode: '1', country: 'MA' },
        }),
        'with another email': () => ({
          p_customer: { name: 'A B', email: 'mine@example.com', phone: '066100' },
        }),
      },
      (t, changes) =>
        t.rpc('place_order', { ...t.order(), p_idempotency_key: t.guests.token, ...changes(t) }),
    ),
  },
  {
    name: 'cancelled twice',
    cases: [
      {
        name: 'the second time',
        run: async (t) => {
          const { id, token } = t.mine
          const once = await t.rpc('cancel_order', { p_order_id: id, p_token: token })
          expect(once.status).toBe(200)
          const stock = await t.shop.one('select quantity from public.products where id = $1', [t.product.id])
          const answers: Answer[] = []
          for (const as of ['shopper', undefined] as const)
            answers.push(await t.rpc('cancel_order', { p_order_id: id, p_token: token }, as ? { as } : {}))
          expect(
            await t.shop.one('select quantity from public.products where id = $1', [t.product.id]),
          ).toEqual(stock)
          return answers
        },
        changes: [
          'private.holds',
          'private.stock_movements',
          'public.orders',
          'private.order_search',
          'public.order_events',
          'private.email_outbox',
          'public.product_variants',
          'public.products',
          'public.facet_buckets',
          'public.facet_totals',
          ...changedSums,
        ],
      },
    ],
  },
  {
    name: 'a call that changes something, as a link',
    cases: each(
      { place_order: {}, cancel_order: {}, subscribe: {}, track_order: {}, find_order: {} },
      (t, _none, name) =>
        t.rest(
          'GET',
          `rpc/${name}?p_order_id=${t.theirs.id}&p_token=${t.theirs.token}&p_email=a@example.com&p_topic=newsletter`,
        ),
    ),
  },
  {
    name: 'the shop’s rules, set by a shopper',
    cases: Object.entries(attackers).flatMap(([who, sent]) =>
      each(
        {
          'free shipping': ['PATCH', 'shipping_methods?id=not.is.null', { price: 0 }],
          'another row of rules': ['POST', 'shop_settings', { id: true, low_stock_threshold: 0 }],
          'no rules': ['DELETE', 'shop_settings?id=is.true', undefined],
          'another price': ['PATCH', 'products?slug=not.is.null', { price: 0.01 }],
          'more stock': ['PATCH', 'product_variants?id=not.is.null', { quantity: 1 }],
          'a deal': [
            'POST',
            'deals',
            {
              product_id: '00000000-0000-4000-8000-000000000001',
              kind: 'daily',
              deal_price: 0.01,
              total: 1,
              starts_at: '2020-01-01',
              ends_at: '2099-01-01',
            },
          ],
          'no products': ['DELETE', 'products?slug=not.is.null', undefined],
        } as Record<string, [string, string, unknown]>,
        (t, [method, path, body]) =>
          t.rest(method, path, {
            ...sent,
            headers: { Prefer: 'return=representation' },
            ...(body ? { body } : {}),
          }),
      ).map((attempt) => ({ ...attempt, name: `${attempt.name}, ${who}` })),
    ),
  },
  {
    name: 'what is counted, written by the owner',
    cases: each(
      {
        rating: ['products', { rating: 5 }],
        'review count': ['products', { review_count: 1000 }],
        stock: ['products', { quantity: 5000 }],
        sold: ['deals', { sold: 1 }],
      } as Record<string, [string, object]>,
      (t, [table, body]) =>
        t.rest('PATCH', `${table}?id=not.is.null`, {
          as: 'owner',
          body,
          headers: { Prefer: 'return=representation' },
        }),
    ),
  },
]
