// What is typed: statements where a value belongs, text that hurts, floods, and questions whose answer would tell
// something by being different.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { address, customer } from '../support/checkout.ts'
import { type Answer, type Attack, changedByAnOrder, each, type Target } from './target.ts'

const statements = [
  "'; drop table public.orders; --",
  "' or '1'='1",
  "' union select email from auth.users --",
  '1); delete from public.orders; --',
  "\\'; select pg_sleep(9); --",
  '%27%20or%201=1',
  '$$; select 1; $$',
  '*',
  ')',
  '{"a":1}',
  "E'\\x00'",
]
const everyStatement = async (t: Target, path: (value: string) => string): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (const value of statements) answers.push(await t.rest('GET', path(encodeURIComponent(value))))
  return answers
}
const rpcWithEach = async (t: Target, name: string, body: (value: string) => object, as?: 'shopper') => {
  const answers: Answer[] = []
  for (const value of statements) answers.push(await t.rpc(name, body(value), as ? { as } : {}))
  return answers
}

/** Text as no one types it. Control and direction characters must not be stored, nor what is too long. */
const hostile: Record<string, string> = {
  'the end of text': 'a\u0000b',
  'half a character': 'a\ud800b',
  'another half': 'a\udfffb',
  'turned around': 'a\u202egnp.exe\u202c',
  'turned around and isolated': '\u2066a\u2069\u200f',
  controls: 'a\u0001\u0008\u001b[31m\u007f\u009fb',
  'new lines': 'a\r\nBcc: all@example.com\r\n\r\nb',
  'nothing to see': '\u200b\ufeff\u2060',
  'ten thousand': 'x'.repeat(10_000),
  'a megabyte': '\u00e9'.repeat(1_000_000),
  towers: `a${'\u0301'.repeat(5000)}`,
  markup: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'a formula': '=HYPERLINK("https://evil.example")',
}
/** No column of text that people fill in holds what must not be stored. */
const storedClean = async (t: Target) => {
  const rows = await t.shop.sql<{ text: string }>(`
    select concat_ws(' ', customer_name, customer_email, customer_phone, customer_note, shipping_address::text) as text from public.orders
    union all select concat_ws(' ', label, first_name, last_name, phone, address, city, zip_code, country) from public.addresses
    union all select concat_ws(' ', full_name, phone) from public.profiles
    union all select concat_ws(' ', name, email, subject, replace(body, E'\\n', ' ')) from public.messages
    union all select concat_ws(' ', author_name, title, replace(body, E'\\n', ' ')) from public.reviews
    union all select email || topic from public.subscriptions`)
  for (const { text } of rows) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/)
    expect(text.length).toBeLessThan(6000)
    expect(text.isWellFormed()).toBe(true)
  }
}
/** The text in a name, which has the strictest rules, and then in everything else, beside a name that passes. */
const inNameAndInRest = async (text: string, send: (name: string, rest: string) => Promise<Answer>) => [
  await send(text, 'Rabat'),
  await send('Nora', text),
]
type Form = { changes: string[]; send: (t: Target, text: string) => Promise<Answer[]> }
const typedInto: Record<string, Form> = {
  'a profile': {
    changes: ['public.profiles'],
    send: (t, text) =>
      inNameAndInRest(text, (full_name, phone) =>
        t.rest('PATCH', `profiles?id=eq.${t.attacker}`, { as: 'shopper', body: { full_name, phone } }),
      ),
  },
  'an address': {
    changes: [],
    send: async (t, text) => {
      const answers = await inNameAndInRest(text, (name, rest) => {
        const body = {
          label: rest,
          first_name: name,
          last_name: name,
          phone: customer().phone,
          address: rest,
          city: rest,
          zip_code: '1',
          country: address.country,
        }
        return t.rest('POST', 'addresses', { as: 'shopper', body })
      })
      await storedClean(t)
      await t.shop.sql("delete from public.addresses where user_id = $1 and zip_code = '1'", [t.attacker])
      return answers
    },
  },
  'a message': {
    changes: ['public.messages', 'private.email_outbox'],
    send: async (t, text) => {
      await t.shop.sql("delete from private.rate_limits where key like 'message%'")
      return inNameAndInRest(text, (name, rest) =>
        t.rpc('send_message', {
          p_kind: 'contact',
          p_id: randomUUID(),
          p_fields: { name, email: 'a@example.com', subject: rest, body: rest },
        }),
      )
    },
  },
  'an order': {
    changes: changedByAnOrder,
    send: (t, text) =>
      inNameAndInRest(text, (name, rest) =>
        t.rpc(
          'place_order',
          t.order({
            p_customer: { ...customer(), name, note: rest },
            p_shipping_address: { ...address, address: rest, city: rest },
          }),
        ),
      ),
  },
}

export const inputAttacks: Attack[] = [
  {
    name: 'statements in a filter',
    cases: each(
      {
        'in a value': (value: string) => `products?slug=eq.${value}`,
        'in a list': (value: string) => `products?slug=in.(${value})`,
        'in an or': (value: string) => `products?or=(slug.eq.${value})`,
        'in a pattern': (value: string) => `products?title=ilike.*${value}*`,
        'in a full-text search': (value: string) => `products?search=fts.${value}`,
        'in a number': (value: string) => `products?price=gt.${value}`,
        'for a column': (value: string) => `products?${value}=eq.1`,
        'for an operator': (value: string) => `products?slug=${value}.1`,
        'in the order': (value: string) => `products?order=${value}`,
        'in the columns': (value: string) => `products?select=${value}`,
        'in a cast': (value: string) => `products?select=slug::${value}`,
        'in a limit': (value: string) => `products?limit=${value}`,
        'in an offset': (value: string) => `products?offset=${value}`,
        'for a table': (value: string) => `${value}?select=*`,
        'for a function': (value: string) => `rpc/${value}`,
      },
      (t, path) => everyStatement(t, path),
      { open: true, clumsy: true },
    ),
  },
  {
    name: 'statements in a function’s arguments',
    cases: [
      ...each(
        {
          suggest: (value: string) => ({ p_query: value }),
          trending: (value: string) => ({ p_limit: value }),
          recommendations: (value: string) => ({ p_slug: value }),
          next_deal: (value: string) => ({ p_kind: value }),
          list_reviews: (value: string) => ({ p_slug: value, p_sort: value }),
          quote_cart: (value: string) => ({
            p_items: [{ slug: value, size: value, color: value, quantity: value }],
          }),
          find_order: (value: string) => ({ p_idempotency_key: value }),
          get_order: (value: string) => ({ p_order_id: value, p_token: value }),
          track_order: (value: string) => ({ p_order_number: value, p_email: value }),
          unsubscribe: (value: string) => ({ p_token: value, p_all: true }),
        },
        (t, body, name) => rpcWithEach(t, name, body),
        { open: true },
      ),
      ...each(
        {
          collection: (value: string) => ({ collection: value }),
          department: (value: string) => ({ department: value }),
          words: (value: string) => ({ query: value }),
          size: (value: string) => ({ size: [value] }),
          color: (value: string) => ({ color: [value] }),
          price: (value: string) => ({ minPrice: value, maxPrice: value }),
        },
        async (t, filter) => [
          ...(await rpcWithEach(t, 'list_products', (value) => ({ p_filter: filter(value), p_sort: value }))),
          ...(await rpcWithEach(t, 'product_facets', (value) => ({ p_filter: filter(value) }))),
        ],
        { open: true },
      ),
    ],
  },
  ...Object.entries(typedInto).map(([place, { changes, send }]) => ({
    name: `text that hurts, typed into ${place}`,
    cases: each(hostile, (t, text) => send(t, text), { open: true, changes, after: storedClean }),
  })),
  {
    name: 'email addresses that are none, or more than one',
    cases: each(
      {
        two: 'a@example.com,b@example.com c',
        'a header': 'a@example.com\r\nBcc: b@example.com',
        'no domain': 'a@b',
        'no name': '@example.com',
        long: `${'a'.repeat(300)}@example.com`,
        'the end of text': 'a\u0000@example.com',
        blank: ' @ . ',
        many: `${'a@'.repeat(20_000)}b.c`,
        none: null,
      },
      (t, p_email) => t.rpc('subscribe', { p_email, p_topic: 'newsletter' }),
      {
        open: true,
        changes: ['public.subscriptions', 'private.email_outbox'],
        after: async (t) => {
          for (const { email } of await t.shop.sql<{ email: string }>(
            'select email from public.subscriptions',
          ))
            expect(email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
        },
      },
    ),
  },
  {
    name: 'bodies that are no JSON',
    cases: each(
      {
        cut: '{"p_query": "a',
        empty: '',
        'a list': '[]',
        'a text': '"a"',
        'a number': '1',
        deep: `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
        'a key twice': '{"p_query": "a", "p_query": "b"}',
        prototype: '{"__proto__": {"p_query": "a"}, "constructor": {}}',
      },
      (t, body) => t.rest('POST', 'rpc/suggest', { body, headers: { 'Content-Type': 'application/json' } }),
      { open: true, clumsy: true },
    ),
  },
  {
    name: 'methods and headers that mean something else elsewhere',
    cases: each(
      {
        'a method in a header': ['POST', 'orders', { 'X-HTTP-Method-Override': 'DELETE' }],
        put: ['PUT', 'products?slug=eq.ikat-wrap-dress', {}],
        'a preference to lose it': ['POST', 'orders', { Prefer: 'tx=rollback' }],
        'a preference for defaults': ['POST', 'orders', { Prefer: 'missing=default,return=representation' }],
        'a plan': ['GET', 'messages', { Accept: 'application/vnd.pgrst.plan+json; options=analyze' }],
      } as Record<string, [string, string, Record<string, string>]>,
      (t, [method, path, headers]) =>
        t.rest(method, path, {
          headers,
          as: 'shopper',
          ...(method === 'GET' ? {} : { body: { id: t.theirs.id, slug: 'x' } }),
        }),
    ),
  },
  {
    name: 'more than a page at once',
    cases: each(
      {
        limit: 'products?select=slug&limit=1000000',
        none: 'products?select=slug',
        negative: 'products?select=slug&limit=-1',
        offset: 'products?select=slug&offset=999999999999999999999',
        variants: 'product_variants?select=id&limit=99999',
      },
      (t, path) => t.rest('GET', path),
      {
        open: true,
        after: async (_t, [answer]) => {
          if (answer?.status === 200) expect(JSON.parse(answer.text).length).toBeLessThanOrEqual(1000)
        },
      },
    ),
  },
  {
    name: 'a flood of one form',
    cases: each(
      {
        subscribe: [
          21,
          (t: Target) => t.rpc('subscribe', { p_email: 'flood@example.com', p_topic: 'newsletter' }),
        ],
        send_message: [
          6,
          (t: Target) =>
            t.rpc('send_message', {
              p_kind: 'contact',
              p_id: randomUUID(),
              p_fields: { name: 'A', email: 'flood@example.com', subject: 'S', body: 'B' },
            }),
        ],
        'track_order, one number': [
          11,
          (t: Target, i: number) =>
            t.rpc('track_order', { p_order_number: t.theirs.number, p_email: `a${i}@example.com` }),
        ],
        'track_order, one email': [
          31,
          (t: Target, i: number) =>
            t.rpc('track_order', {
              p_order_number: `ZL-${String(i).padStart(12, '0')}`,
              p_email: 'kept-secret@example.com',
            }),
        ],
        submit_review: [
          21,
          (t: Target) => t.rpc('submit_review', { p_slug: t.product.slug, p_rating: 5 }, { as: 'owner' }),
        ],
        export_my_data: [11, (t: Target) => t.rpc('export_my_data', {}, { as: 'shopper' })],
      } as Record<string, [number, (t: Target, i: number) => Promise<Answer>]>,
      async (t, [times, send], name) => {
        let last: Answer = { status: 0, text: '', range: '' }
        for (let i = 0; i < times; i += 1) last = await send(t, i)
        // A refusal that raises takes its own count back, so what is refused anyway is refused as such.
        expect([name === 'submit_review' ? 403 : 429, 429]).toContain(last.status)
        return last
      },
      { changes: ['public.subscriptions', 'public.messages', 'private.email_outbox'] },
    ),
  },
  {
    name: 'fields that only programs fill in',
    cases: [
      {
        name: 'in a message',
        run: (t) =>
          t.rpc('send_message', {
            p_kind: 'contact',
            p_id: randomUUID(),
            p_fields: { name: 'A', email: 'bot@example.com', subject: 'S', body: 'B', honeypot: 'x' },
          }),
      },
      {
        name: 'in a subscription',
        run: (t) =>
          t.rpc('subscribe', { p_email: 'bot@example.com', p_topic: 'newsletter', p_honeypot: 'x' }),
      },
    ],
  },
  {
    name: 'answers that tell by being different',
    cases: each(
      {
        'who is subscribed': (email: string) => (t: Target) =>
          t.rpc('subscribe', { p_email: email, p_topic: 'coming-soon' }),
        'who has forgotten a password': (email: string) => (t: Target) =>
          t.send('POST', '/auth/v1/recover', { body: { email } }),
        'who has an account, by signing in': (email: string) => (t: Target) =>
          t.send('POST', '/auth/v1/token?grant_type=password', {
            body: { email, password: 'wrong-password' },
          }),
        'who has an account, by a message': (email: string) => async (t: Target) => {
          const p_fields = { name: 'A', email, subject: 'S', body: 'B' }
          const p_id = randomUUID()
          const { text, ...rest } = await t.rpc('send_message', { p_kind: 'contact', p_id, p_fields })
          return { ...rest, text: text.replace(p_id.slice(0, 8).toUpperCase(), '') }
        },
        'whose order it is': (email: string) => (t: Target) =>
          t.rpc('track_order', { p_order_number: 'ZL-000000000000', p_email: email }),
      },
      async (t, ask) => {
        await t.shop.sql(
          "insert into public.subscriptions (email, topic) values ('other@zellige.example', 'coming-soon') on conflict do nothing",
        )
        await t.shop.sql('delete from private.rate_limits')
        const [known, unknown] = [
          await ask('other@zellige.example')(t),
          await ask('unknown@zellige.example')(t),
        ]
        expect(known).toEqual(unknown)
        return known
      },
      { open: true, changes: ['public.subscriptions', 'public.messages', 'private.email_outbox'] },
    ),
  },
]
