// A member's account: the profile, email preferences, the data export, and deleting the account.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeProduct, orderArgs, placedOrder } from '../support/checkout.ts'
import { type Client, openShop, type Role, type Row, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ unsound: true })
})
afterAll(() => shop.close())
beforeEach(() => shop.sql('delete from private.rate_limits'))

type Named = { id: string; email: string; client: Client; password: string }

/** An account of the test's own. */
async function newMember(name = 'Nora Alami'): Promise<Named> {
  const client = shop.connect()
  const email = `${randomUUID()}@example.com`
  const password = 'a long password'
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: name } },
  })
  if (error || !data.user) throw error ?? new Error('No user')
  return { id: data.user.id, email, client, password }
}
const asked = async (client: Client, name: 'my_account' | 'my_notifications' | 'export_my_data') => {
  const { data, error } = await client.rpc(name)
  if (error) throw new Error(error.message)
  return data as Row & { topics: string[]; waiting: Row[] }
}
const set = (client: Client, topic: string, on: boolean) =>
  client.rpc('set_notification', { p_topic: topic, p_on: on })
const topicsOf = async (email: string) =>
  (
    await shop.sql<{ topic: string }>('select topic from public.subscriptions where email = $1 order by 1', [
      email,
    ])
  ).map(({ topic }) => topic)

const addAddress = async (client: Client) => {
  const { error } = await client.from('addresses').insert({
    first_name: 'Nora',
    last_name: 'Alami',
    phone: '1',
    address: '1 Rue de Fès',
    city: 'Rabat',
    zip_code: '10000',
    country: 'MA',
  })
  expect(error).toBeNull()
}

/** Places an order for a product as the client's user. */
async function order(client: Client, email: string, status = 'pending') {
  const token = randomUUID().replaceAll('-', '').repeat(2)
  const { data, error } = await client.rpc('place_order', {
    p_idempotency_key: token,
    p_items: [
      { slug: 'fleece-back-hoodie', size: 'M', color: await colorOf('fleece-back-hoodie'), quantity: 1 },
    ],
    p_customer: { name: 'Nora Alami', email, phone: '+212 661 00 00 00' },
    p_shipping_address: { address: '1 Rue de Fès', city: 'Rabat', zipCode: '10000', country: 'MA' },
    p_payment_method: 'cod',
    p_expected_total: await totalOf('fleece-back-hoodie'),
  })
  if (error) throw new Error(error.message)
  const { id } = v.parse(placedOrder, data)
  if (status !== 'pending')
    await shop.sql('update public.orders set order_status = $2 where id = $1', [id, status])
  return { id, token }
}
const colorOf = async (slug: string) =>
  (
    await shop.one<{ color: string }>(
      `select v.color from public.product_variants v join public.products p on p.id = v.product_id
       where p.slug = $1 and v.size = 'M' order by v.quantity desc limit 1`,
      [slug],
    )
  ).color
const totalOf = async (slug: string) =>
  (
    await shop.one<{ total: number }>(
      `select (n.price + case when n.price > 49 then 0 else 7.99 end)::float as total
       from public.products p cross join lateral private.price_now(p.id, 1) n where p.slug = $1`,
      [slug],
    )
  ).total

describe('the profile', () => {
  it('the profile counts the orders, wishlist entries and reviews of the caller alone', async () => {
    const nora = await newMember()
    const empty = { orders: 0, wishlist: 0, reviews: 0, preferred_payment: null, phone: '' }
    expect(await asked(nora.client, 'my_account')).toMatchObject({
      ...empty,
      full_name: 'Nora Alami',
      has_password: true,
    })
    await order(nora.client, nora.email, 'delivered')
    await nora.client.rpc('change_wishlist', { p_add: ['star-leather-sneakers'] })
    await nora.client.rpc('submit_review', { p_slug: 'fleece-back-hoodie', p_rating: 5 })
    expect(await asked(nora.client, 'my_account')).toMatchObject({ orders: 1, wishlist: 1, reviews: 1 })
    expect(await asked((await newMember()).client, 'my_account')).toMatchObject(empty)
    expect((await shop.clients.anon.rpc('my_account')).error?.code).toBe('42501')
  })

  it('the profile takes a name, a telephone and a way to pay, cleaned, and refuses what is none', async () => {
    const nora = await newMember()
    const change = (row: Row) =>
      nora.client
        .from('profiles')
        .update(row as never)
        .eq('id', nora.id)
        .select('id')
    expect(
      (await change({ full_name: '  Nóra \t\n Alami\u00a0 ', phone: ' ', preferred_payment: 'bank' })).error,
    ).toBeNull()
    expect(await asked(nora.client, 'my_account')).toMatchObject({
      full_name: 'Nóra Alami'.normalize(),
      phone: '',
      preferred_payment: 'bank',
    })
    for (const full_name of ['x'.repeat(121), 'Nóra \u202e Alami', 'Nóra 👩‍🎨 Alami'])
      expect((await change({ full_name })).error?.message).toBe('INVALID_INPUT')
    expect((await change({ phone: '1'.repeat(41) })).error?.message).toBe('INVALID_INPUT')
    expect((await change({ preferred_payment: 'barter' })).error).not.toBeNull()
    expect((await change({ preferred_payment: null })).error).toBeNull()
    const other = await newMember()
    expect(
      (await other.client.from('profiles').update({ full_name: 'X' }).eq('id', nora.id).select('id')).data,
    ).toEqual([])
    expect((await asked(nora.client, 'my_account')).full_name).toContain('Nóra')
  })
})

describe('notifications', () => {
  it('notifications go on and off for the caller’s own address alone', async () => {
    const nora = await newMember()
    const other = await newMember()
    expect((await set(nora.client, 'newsletter', true)).data).toMatchObject({
      email: nora.email,
      topics: ['newsletter'],
    })
    await set(nora.client, 'newsletter', true)
    await set(nora.client, 'vip-club', true)
    await set(other.client, 'newsletter', false)
    expect(await topicsOf(nora.email)).toEqual(['newsletter', 'vip-club'])
    expect((await asked(other.client, 'my_notifications')).topics).toEqual([])
    expect((await set(nora.client, 'newsletter', false)).data).toMatchObject({ topics: ['vip-club'] })
    expect((await shop.clients.anon.rpc('my_notifications')).error?.code).toBe('42501')
    expect((await set(shop.clients.anon, 'newsletter', true)).error?.code).toBe('42501')
  })

  it('notifications list the variants that a member waits for, and take them off', async () => {
    const nora = await newMember()
    const variant = await shop.one<{ id: string; slug: string; title: string; size: string; color: string }>(
      `select v.id, p.slug, p.title, v.size, v.color from public.product_variants v
       join public.products p on p.id = v.product_id order by v.id limit 1`,
    )
    await shop.sql('update public.product_variants set quantity = 0 where id = $1', [variant.id])
    const topic = `back-in-stock:${variant.id}`
    await nora.client.rpc('subscribe', { p_email: nora.email, p_topic: topic })
    const { waiting, topics } = await asked(nora.client, 'my_notifications')
    const { id, ...facts } = variant
    expect(waiting).toEqual([{ variant_id: id, ...facts, image: expect.stringMatching(/^\/|^https:/) }])
    expect(topics).toEqual([])
    expect((await set(nora.client, topic, false)).data).toMatchObject({ waiting: [] })
    expect((await set(nora.client, topic, true)).data).toMatchObject({ waiting: [{ variant_id: id }] })
  })

  it.each([
    '',
    'everything',
    "newsletter' or true --",
    'back-in-stock:x',
    `back-in-stock:${'0'.repeat(36)}`,
    null,
  ])('notifications refuse the topic %j', async (topic) => {
    const { client } = await newMember()
    const { error } = await set(client, topic as string, true)
    expect({ message: error?.message, details: error?.details }).toEqual({
      message: 'INVALID_INPUT',
      details: '{"field": "topic"}',
    })
  })

  it('a member whose email is not confirmed sees and changes no notifications', async () => {
    const nora = await newMember()
    await nora.client.rpc('subscribe', { p_email: nora.email, p_topic: 'newsletter' })
    await shop.sql('update auth.users set email_confirmed_at = null where id = $1', [nora.id])
    expect(await asked(nora.client, 'my_notifications')).toEqual({ email: null, topics: [], waiting: [] })
    expect((await set(nora.client, 'newsletter', false)).error?.message).toBe('NO_EMAIL')
    expect(await topicsOf(nora.email)).toEqual(['newsletter'])
    expect((await asked(nora.client, 'export_my_data')).subscriptions).toEqual([])
  })

  it('a member who changes notifications too often is refused', async () => {
    const { client, id } = await newMember()
    await shop.sql(
      "insert into private.rate_limits (key, window_start, tries) values ('notify:' || $1::text, now(), 120)",
      [id],
    )
    const { error } = await set(client, 'newsletter', true)
    expect(error).toMatchObject({ code: 'PT429' })
  })
})

describe('the export', () => {
  it('the export of a member’s data holds all that is the member’s, and nothing of another', async () => {
    const nora = await newMember()
    const { id } = await order(nora.client, nora.email, 'delivered')
    await order((await newMember()).client, 'another@example.com')
    await nora.client.rpc('change_wishlist', { p_add: ['star-leather-sneakers'] })
    await nora.client.rpc('submit_review', { p_slug: 'fleece-back-hoodie', p_rating: 4, p_title: 'Warm' })
    await set(nora.client, 'newsletter', true)
    await addAddress(nora.client)
    await shop.sql(
      `insert into public.messages (id, kind, name, email, body) values (gen_random_uuid(), 'contact', 'Nora', $1, 'Hello?'),
         (gen_random_uuid(), 'contact', 'Else', 'else@example.com', 'Secret')`,
      [nora.email],
    )
    await shop.sql(
      `insert into private.student_requests (name, email, mailbox, school) values ('Nora', $1, $1, 'ENSA Fès')`,
      [nora.email],
    )
    await shop.sql(
      `insert into public.discounts (code, title, kind, value, mailbox, source) values ('STUDENT-NORA', 'Student 10%', 'percent', 10, $1, 'student')`,
      [nora.email],
    )
    const data = await asked(nora.client, 'export_my_data')
    expect(data).toMatchObject({
      account: { id: nora.id, email: nora.email },
      profile: { full_name: 'Nora Alami' },
      addresses: [{ city: 'Rabat' }],
      orders: [{ id, order_status: 'delivered', items: [{ product_slug: 'fleece-back-hoodie' }] }],
      wishlist: [{ slug: 'star-leather-sneakers' }],
      reviews: [{ slug: 'fleece-back-hoodie', rating: 4, title: 'Warm' }],
      subscriptions: [{ topic: 'newsletter' }],
      messages: [{ body: 'Hello?' }],
      student_requests: [{ school: 'ENSA Fès', state: 'unconfirmed' }],
      codes: [{ code: 'STUDENT-NORA' }],
    })
    expect((data.mails as Row[]).map(({ template }) => template)).toContain('order-pending')
    // No secret: no password, no token, no way to leave a list.
    expect(JSON.stringify(data)).not.toMatch(/Secret|password|token|\$2[aby]\$/)
    expect((await shop.clients.anon.rpc('export_my_data')).error?.code).toBe('42501')
  })

  it('the export of a member’s data is made ten times an hour at most', async () => {
    const { client } = await newMember()
    for (let i = 0; i < 10; i++) await asked(client, 'export_my_data')
    expect((await client.rpc('export_my_data')).error).toMatchObject({ code: 'PT429' })
  })
})

describe('the end of an account', () => {
  const end = ({ client, id }: { client: Client; id: string }, account = id) =>
    client.rpc('delete_account', { p_account: account })
  const left = async (table: string, column: string, value: string) =>
    (await shop.one<{ n: number }>(`select count(*)::int as n from ${table} where ${column} = $1`, [value])).n

  const personal = [
    ['public.profiles', 'id'],
    ['public.addresses', 'user_id'],
    ['public.wishlist_items', 'user_id'],
    ['private.review_authors', 'user_id'],
    ['public.orders', 'user_id'],
    ['auth.sessions', 'user_id'],
    ['auth.identities', 'user_id'],
  ] as const

  it('deleting an account takes what is the member’s along, and leaves the orders and the reviews', async () => {
    const nora = await newMember()
    const { id, token } = await order(nora.client, nora.email, 'delivered')
    await nora.client.rpc('change_wishlist', { p_add: ['star-leather-sneakers'] })
    await nora.client.rpc('submit_review', {
      p_slug: 'fleece-back-hoodie',
      p_rating: 4,
      p_title: 'Warm, gone',
    })
    await set(nora.client, 'newsletter', true)
    await addAddress(nora.client)
    for (const [table, column] of personal)
      if (table !== 'auth.identities') expect(await left(table, column, nora.id), table).toBe(1)
    const before = await shop.one<Row>('select rating, review_count from public.products where slug = $1', [
      'fleece-back-hoodie',
    ])
    await shop.clients.shopper.rpc('change_wishlist', { p_add: ['star-leather-sneakers'] })

    expect((await end(nora)).error).toBeNull()
    expect(await left('auth.users', 'id', nora.id)).toBe(0)
    for (const [table, column] of personal) expect(await left(table, column, nora.id), table).toBe(0)
    expect(await topicsOf(nora.email)).toEqual([])
    expect(await left('private.email_outbox', 'recipient', nora.email)).toBeGreaterThan(0)
    expect(
      await shop.sql(
        `select 1 from private.email_outbox where recipient = $1 and template not like 'order-%'`,
        [nora.email],
      ),
    ).toEqual([])
    // The order stays as it was, and nothing opens it: not even the secret of the browser that placed it.
    expect(await shop.sql('select customer_name, user_id from public.orders where id = $1', [id])).toEqual([
      { customer_name: 'Nora Alami', user_id: null },
    ])
    expect((await shop.clients.anon.rpc('get_order', { p_order_id: id, p_token: token })).data).toBeNull()
    expect(
      (await shop.clients.other.rpc('claim_order', { p_order_id: id, p_token: token })).error?.message,
    ).toBe('ORDER_NOT_FOUND')
    // The review stays without its name, and the stars are what they were.
    expect(await shop.sql(`select author_name from public.reviews where title = 'Warm, gone'`)).toEqual([
      { author_name: null },
    ])
    expect(
      await shop.one('select rating, review_count from public.products where slug = $1', [
        'fleece-back-hoodie',
      ]),
    ).toEqual(before)
    expect(await left('public.wishlist_items', 'user_id', String(shop.ids.shopper))).toBeGreaterThan(0)
    // The sign-in is gone with the account, and so is what its token could do.
    expect((await shop.connect().auth.signInWithPassword(nora)).error?.code).toBe('invalid_credentials')
    expect((await nora.client.rpc('my_account')).data).toBeNull()
    expect((await end(nora)).error?.message).toBe('SIGN_IN_AGAIN')
    expect((await nora.client.auth.refreshSession()).error).not.toBeNull()
  })

  it('ACCOUNT_GONE is answered to a token that outlives the account, whatever it writes', async () => {
    const nora = await newMember()
    expect((await end(nora)).error).toBeNull()
    const gone = { status: 401, error: { code: 'PT401', message: 'ACCOUNT_GONE' } }
    expect(await nora.client.rpc('change_wishlist', { p_add: ['star-leather-sneakers'] })).toMatchObject(gone)
    const address = {
      ...{ first_name: 'Nora', last_name: 'Alami', phone: '+212 661 48 20 37', address: '1 Rue de Fès' },
      ...{ city: 'Rabat', zip_code: '10000', country: 'MA' },
    }
    expect(await nora.client.from('addresses').insert(address)).toMatchObject(gone)
    const product = await makeProduct(shop, { price: 60 })
    expect(await nora.client.rpc('place_order', orderArgs([product.line()], 60))).toMatchObject(gone)
    expect(await shop.sql('select 1 from public.order_items where product_id = $1', [product.id])).toEqual([])
  })

  it('nobody deletes another member’s account, not even the owner', async () => {
    const nora = await newMember()
    const other = await newMember()
    expect((await end(other, nora.id)).error).toMatchObject({ code: 'PT400', message: 'INVALID_INPUT' })
    expect((await end({ client: shop.clients.owner, id: nora.id })).error?.code).toBe('PT400')
    expect((await end({ client: shop.clients.anon, id: nora.id })).error?.code).toBe('42501')
    expect((await other.client.rpc('delete_account', { p_account: null as never })).error?.code).toBe('PT400')
    expect(await left('public.profiles', 'id', nora.id)).toBe(1)
    expect(await left('public.profiles', 'id', other.id)).toBe(1)
  })

  it('deleting an account needs a recent sign-in, so that a token left behind ends nothing', async () => {
    const nora = await newMember()
    await shop.sql(`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1`, [
      nora.id,
    ])
    expect((await end(nora)).error).toMatchObject({ code: 'PT403', message: 'SIGN_IN_AGAIN' })
    // Another's fresh session does not help, nor a refreshed token of the old one.
    await newMember()
    await nora.client.auth.refreshSession()
    expect((await end(nora)).error?.message).toBe('SIGN_IN_AGAIN')
    await nora.client.auth.signInWithPassword(nora)
    expect((await end(nora)).error).toBeNull()
  })

  it('deleting an account is refused to a token that names no session', async () => {
    for (const role of ['shopper', 'other'] as const satisfies Role[]) {
      const { message } = await shop.as(role, 'select public.delete_account($1)', [shop.ids[role]])
      expect(message).toBe('SIGN_IN_AGAIN')
    }
  })

  it('an owner of the shop cannot delete their account', async () => {
    await shop.sql(`update auth.sessions set created_at = now() where user_id = $1`, [shop.ids.owner])
    const { error } = await end({ client: shop.clients.owner, id: String(shop.ids.owner) })
    expect(error).toMatchObject({ code: 'PT409', message: 'OWNER_STAYS' })
  })
})
