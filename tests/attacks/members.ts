// Members against each other: every table with owned rows, reviews, accounts, lists, and limited numbers.
import { expect } from 'vitest'
import { type Attack, each, type Target } from './target.ts'

/** What a member keeps, and how one of its rows is found. */
const kept = {
  profiles: (t: Target) => `profiles?id=eq.${t.victim}`,
  addresses: (t: Target) => `addresses?id=eq.${t.address}`,
  wishlist_items: (t: Target) => `wishlist_items?user_id=eq.${t.victim}`,
  'orders ': (t: Target) => `orders?user_id=eq.${t.victim}`,
}
const returned = { Prefer: 'return=representation' }
const addressRow = {
  first_name: 'A',
  last_name: 'B',
  phone: '066100',
  address: 'S',
  city: 'C',
  zip_code: '1',
  country: 'MA',
}

export const memberAttacks: Attack[] = [
  {
    name: 'what another member keeps, read',
    cases: each(kept, async (t, path) => [
      await t.rest('GET', path(t), { as: 'shopper' }),
      await t.rest('GET', path(t)),
      await t.rest('HEAD', path(t), { as: 'shopper', headers: { Prefer: 'count=exact' } }),
    ]),
  },
  {
    name: 'what another member keeps, changed',
    cases: each(
      {
        profiles: { full_name: 'Mine' },
        addresses: { city: 'Mine' },
        wishlist_items: { added_at: '2020-01-01' },
        'orders ': { customer_note: 'Mine' },
      },
      async (t, body, table) => [
        await t.rest('PATCH', kept[table as keyof typeof kept](t), {
          as: 'shopper',
          headers: returned,
          body,
        }),
        await t.rest('PATCH', kept[table as keyof typeof kept](t), { headers: returned, body }),
      ],
    ),
  },
  {
    name: 'what another member keeps, deleted',
    cases: each(kept, async (t, path) => [
      await t.rest('DELETE', path(t), { as: 'shopper', headers: returned }),
      await t.rest('DELETE', path(t), { headers: returned }),
    ]),
  },
  {
    name: 'rows in another member’s name',
    cases: each(
      {
        addresses: (t: Target) => ({ ...addressRow, user_id: t.victim }),
        'addresses, as the default': (t: Target) => ({ ...addressRow, user_id: t.victim, is_default: true }),
        wishlist_items: (t: Target) => ({ user_id: t.victim, product_id: t.product.id }),
        profiles: (t: Target) => ({ id: t.victim, full_name: 'Mine' }),
      },
      // Also without asking for the row back, which its reader's policy would refuse by itself.
      async (t, body, name) => [
        await t.rest('POST', name.replace(/,.*/, ''), { as: 'shopper', headers: returned, body: body(t) }),
        await t.rest('POST', name.replace(/,.*/, ''), { as: 'shopper', body: body(t) }),
      ],
    ),
  },
  {
    name: 'another member’s row, written over (upsert)',
    cases: each(
      {
        addresses: (t: Target) => ({ ...addressRow, id: t.address }),
        profiles: (t: Target) => ({ id: t.victim, full_name: 'Mine' }),
        wishlist_items: (t: Target) => ({
          user_id: t.victim,
          product_id: t.product.id,
          added_at: '2020-01-01',
        }),
      },
      (t, body, table) =>
        t.rest('POST', table, {
          as: 'shopper',
          headers: { Prefer: 'resolution=merge-duplicates,return=representation' },
          body: body(t),
        }),
    ),
  },
  {
    name: 'a row given to another member',
    cases: each(
      {
        profiles: (t: Target) => ({ id: t.victim }),
        addresses: (t: Target) => ({ user_id: t.victim }),
        wishlist_items: (t: Target) => ({ user_id: t.victim }),
      },
      (t, body, table) =>
        t.rest('PATCH', `${table}?${table === 'profiles' ? 'id' : 'user_id'}=eq.${t.attacker}`, {
          as: 'shopper',
          headers: returned,
          body: body(t),
        }),
    ),
  },
  {
    name: 'a profile with more in it than is asked',
    cases: each(
      {
        'a way to pay that is none': { preferred_payment: 'free' },
        'a column that is none': { is_admin: true },
        'a role': { role: 'owner' },
        'a name too long': { full_name: 'x'.repeat(10_000) },
        'a telephone that is an object': { phone: { a: 1 } },
      },
      (t, body) =>
        t.rest('PATCH', `profiles?id=eq.${t.attacker}`, { as: 'shopper', headers: returned, body }),
      // A value of another kind is stored as the text that it is.
      { changes: [], open: true },
    ).filter(({ name }) => name !== 'a telephone that is an object'),
  },
  {
    name: 'reviews written past their function',
    cases: each(
      {
        'a new one': (t: Target) => [
          'POST',
          'reviews',
          { product_id: t.product.id, author_name: 'A', rating: 5, verified: true },
        ],
        'a hidden one shown': () => ['PATCH', 'reviews?status=eq.hidden', { status: 'published' }],
        'another’s hidden': () => ['PATCH', 'reviews?rating=eq.5', { status: 'hidden' }],
        'another’s stars': () => ['PATCH', 'reviews?rating=eq.5', { rating: 1 }],
        'all deleted': () => ['DELETE', 'reviews?rating=gte.1', undefined],
      } as Record<string, (t: Target) => [string, string, unknown]>,
      async (t, made) => {
        const [method, path, body] = made(t)
        const sent = { headers: returned, ...(body ? { body } : {}) }
        return [await t.rest(method, path, { ...sent, as: 'shopper' }), await t.rest(method, path, sent)]
      },
    ),
  },
  {
    name: 'reviews of what was not bought',
    cases: [
      ...each(
        { one: 5, none: 0, six: 6, half: 4.5, negative: -1, text: 'five', list: [5], overflow: 1e300 },
        (t, p_rating) =>
          t.rpc(
            'submit_review',
            { p_slug: t.product.slug, p_rating, p_title: '', p_body: '' },
            { as: 'shopper' },
          ),
      ),
      ...each(
        {
          published: { p_status: 'published' },
          verified: { p_verified: true },
          'by another': { p_user_id: 'x' },
        },
        (t, more) =>
          t.rpc('submit_review', { p_slug: t.product.slug, p_rating: 5, ...more }, { as: 'shopper' }),
      ),
      {
        name: 'without an account',
        run: (t) => t.rpc('submit_review', { p_slug: t.product.slug, p_rating: 5 }),
      },
    ],
  },
  {
    name: 'hidden reviews in the list',
    cases: each(
      {
        all: {},
        'by stars': { p_stars: 1 },
        lowest: { p_sort: 'lowest' },
        'by a status': { p_status: 'hidden' },
      },
      (t, body) => t.rpc('list_reviews', { p_slug: t.product.slug, ...body }),
      { open: true },
    ),
  },
  {
    name: 'who wrote a review',
    cases: each(
      {
        embedded: 'reviews?select=*,review_authors(*)',
        'by account': 'reviews?user_id=not.is.null',
        'with profiles': 'reviews?select=*,profiles(*)',
        sorted: 'reviews?order=user_id',
      },
      (t, path) => t.rest('GET', path, { as: 'shopper' }),
    ),
  },
  {
    name: 'everything the shop holds about another',
    cases: each(
      {
        'with an id': { p_user: 'x' },
        'with an email': { p_email: 'kept-secret@example.com' },
        'with an account': { p_account: 'x' },
      },
      (t, body) => t.rpc('export_my_data', body, { as: 'shopper' }),
    ),
  },
  {
    name: 'another’s account ended',
    cases: [
      ...each(
        {
          theirs: (t: Target) => t.victim,
          none: () => null,
          'no member': () => '00000000-0000-4000-8000-000000000001',
          text: () => 'all',
        },
        (t, p_account) => t.rpc('delete_account', { p_account: p_account(t) }, { as: 'shopper' }),
      ),
      {
        name: 'as a link',
        run: (t) => t.rest('GET', `rpc/delete_account?p_account=${t.victim}`, { as: 'other' }),
      },
      { name: 'without an account', run: (t) => t.rpc('delete_account', { p_account: t.victim }) },
    ],
  },
  {
    name: 'a wishlist with everything on it',
    cases: [
      {
        name: 'five hundred at once keep to two hundred',
        run: async (t) => {
          const slugs = (await t.shop.sql<{ slug: string }>('select slug from public.products limit 30')).map(
            ({ slug }) => slug,
          )
          return t.rpc(
            'change_wishlist',
            { p_add: [...Array(500).keys()].map((i) => slugs[i % slugs.length]), p_drop: [] },
            { as: 'shopper' },
          )
        },
        open: true,
        changes: ['public.wishlist_items'],
        after: async (t) => {
          const [row] = await t.shop.sql<{ n: number }>(
            'select count(*)::int as n from public.wishlist_items where user_id = $1',
            [t.attacker],
          )
          expect(row?.n).toBeLessThanOrEqual(200)
        },
      },
      ...each(
        {
          'a hundred thousand names': Array(100_000).fill('x'),
          'names that are statements': ["'; delete from public.wishlist_items;--"],
          'no names': [null],
        },
        (t, p_add) => t.rpc('change_wishlist', { p_add }, { as: 'shopper' }),
        { open: true },
      ),
      ...each(
        { negative: -5, free: 0, huge: 1e300, text: '1', list: [1] },
        (t, price) =>
          t.rpc(
            'change_wishlist',
            { p_add: [t.product.slug], p_prices: { [t.product.slug]: price } },
            { as: 'shopper' },
          ),
        {
          open: true,
          changes: ['public.wishlist_items'],
          after: async (t) => {
            const rows = await t.shop.sql<{ price: number | null }>(
              'select saved_price::float as price from public.wishlist_items where user_id = $1 and product_id = $2',
              [t.attacker, t.product.id],
            )
            for (const { price } of rows) expect([60, null]).toContain(price)
            await t.shop.sql('delete from public.wishlist_items where user_id = $1 and product_id = $2', [
              t.attacker,
              t.product.id,
            ])
          },
        },
      ),
      {
        name: 'as another user',
        run: (t) =>
          t.rpc('change_wishlist', { p_drop: [t.product.slug], p_user: t.victim }, { as: 'shopper' }),
      },
      { name: 'as a guest', run: (t) => t.rpc('change_wishlist', { p_add: [t.product.slug] }) },
    ],
  },
  {
    name: 'more addresses than ten',
    cases: [
      {
        name: 'fifty in one request',
        run: (t) => t.rest('POST', 'addresses', { as: 'shopper', body: Array(50).fill(addressRow) }),
      },
    ],
  },
  {
    name: 'lists of another user’s address',
    cases: [
      ...each(
        {
          unknown: 'everything',
          'another’s variant': 'back-in-stock:x',
          'with a new line': 'newsletter\n',
          none: null,
        },
        (t, p_topic) => t.rpc('set_notification', { p_topic, p_on: true }, { as: 'shopper' }),
      ),
      ...each({ email: { p_email: 'kept-secret@example.com' }, account: { p_user: 'x' } }, (t, more) =>
        t.rpc('set_notification', { p_topic: 'newsletter', p_on: false, ...more }, { as: 'shopper' }),
      ),
      { name: 'read', run: (t) => t.rest('GET', 'subscriptions?email=like.kept*', { as: 'shopper' }) },
      {
        name: 'ended',
        run: (t) => t.rest('DELETE', 'subscriptions?email=like.kept*', { as: 'shopper', headers: returned }),
      },
    ],
  },
  {
    name: 'a list left by guessing',
    cases: [
      ...each(
        {
          zeros: '00000000-0000-0000-0000-000000000000',
          statement: "' or true--",
          short: 'a',
          none: null,
          pattern: '%',
          long: 'a'.repeat(1e5),
        },
        (t, p_token) => t.rpc('unsubscribe', { p_token, p_all: true }),
      ),
      {
        name: 'by the secret of a mail about an order',
        run: async (t) => {
          const { token } = await t.shop.one<{ token: string }>(
            "select unsubscribe_token::text as token from private.email_outbox where template like 'order-%' and recipient like 'kept%' limit 1",
          )
          return t.rpc('unsubscribe', { p_token: token, p_all: true })
        },
      },
    ],
  },
  {
    name: 'what people wrote to the shop, and the shop about them',
    cases: [
      'messages',
      'customer_notes',
      'subscriptions',
      'email_outbox',
      'audit_log',
      'rate_limits',
      'order_keys',
      'team_members',
      'roles',
      'users',
    ].map((table) => ({
      name: table,
      run: async (t: Target) => [
        await t.rest('GET', table),
        await t.rest('GET', table, { as: 'shopper' }),
        await t.rest('DELETE', `${table}?id=not.is.null`, { as: 'shopper' }),
      ],
    })),
  },
]
