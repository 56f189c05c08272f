// What the shop holds about a person: after the account is deleted nothing names them but what is listed here with a reason,
// and the export names every place that does. Every column of every table is looked through, so that a new one counts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProduct, orderArgs, place } from '../support/checkout.ts'
import { impersonal, personal } from '../support/personal-data.ts'
import { type Client, openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const person = {
  email: 'zineb.quixote@example.com',
  name: 'Zineb Quixote',
  phone: '+212 661-987654',
  street: '77 Rue Quixotique',
}
/** What gives the person away in any column, in whatever spelling it is kept. */
const traces = ['quixot', '661987654', '661-987654']

/** Why a column may name the person after the account is deleted. */
const kept: Record<string, string> = {
  'public.orders.customer_name': 'books: an order and its invoice are kept for ten years',
  'public.orders.customer_email': 'books',
  'public.orders.customer_phone': 'books',
  'public.orders.phone_e164': 'books: the same number, for finding the order',
  'public.orders.shipping_address': 'books',
  'public.orders.customer_note': 'books: what was agreed with the order',
  'public.orders.customer_key': 'books: the same address, for finding the order',
  'private.email_outbox.recipient': 'books: letters about an order are kept with it',
  'private.email_outbox.mailbox': 'books: the same recipient, by which mails are counted',
  'private.email_outbox.payload': 'books: letters about an order are kept with it',
  'private.invoices.content': 'books: an invoice stays as it was issued',
  'private.order_corrections.before': 'books: what was agreed before it was corrected',
  'private.order_corrections.after': 'books',
  'private.withdrawals.name': 'books: who withdrew from the contract',
  'private.withdrawals.email': 'books: where its receipt went',
  'private.order_search.customer_key': 'books: the same address, for finding the order',
  'private.order_search.words': 'books: the words by which an owner finds the order',
  'private.sales_customers.customer_key': 'books: how many people ordered in a month',
  'auth.audit_log_entries.payload': 'Auth’s own log of sign-ins, which the platform keeps and ends',
  'private.discount_redemptions.mailbox': 'books: which order took which discount',
  'private.holds.mailbox': 'until the order that holds the stock is paid or ends',
  'private.bound_uses.source': 'a day',
  'private.rate_limits.key': 'until its window ends, an hour to a day',
}

/** The columns in which something of the person stands. */
async function found(): Promise<string[]> {
  const columns = await shop.sql<{ schema: string; name: string; column: string }>(`
    select n.nspname as schema, c.relname as name, a.attname as column
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth', 'storage') and a.attnum > 0 and not a.attisdropped
    order by 1, 2, 3`)
  const places: string[] = []
  for (const { schema, name, column } of columns) {
    const { n } = await shop.one<{ n: number }>(
      `select count(*)::int as n from "${schema}"."${name}" where lower("${column}"::text) like any ($1::text[])`,
      [traces.map((trace) => `%${trace}%`)],
    )
    if (n > 0) places.push(`${schema}.${name}.${column}`)
  }
  return places
}

/** A member who did everything that leaves a trace, and about whom the owner wrote. */
async function everything(client: Client) {
  const { data } = await client.auth.signUp({
    email: person.email,
    password: 'a-long-password',
    options: { data: { full_name: person.name } },
  })
  const id = String(data.user?.id)
  await client.auth.signInWithPassword({ email: person.email, password: 'a-long-password' })
  await client.from('profiles').update({ phone: person.phone }).eq('id', id)
  const [first_name = '', last_name = ''] = person.name.split(' ')
  const place_ = { address: person.street, city: 'Rabat', country: 'MA' }
  await client
    .from('addresses')
    .insert({ ...place_, first_name, last_name, phone: person.phone, zip_code: '10000' })
  const product = await makeProduct(shop, { price: 60 })
  await shop.sql('update public.shop_settings set withdrawal_days = 14')
  const order = await place(
    client,
    orderArgs([product.line()], 60, {
      p_customer: { name: person.name, email: person.email, phone: person.phone, note: `For ${person.name}` },
      p_shipping_address: { ...place_, zipCode: '10000' },
    }),
  )
  for (const topic of ['newsletter', 'flash-deals'])
    await client.rpc('subscribe', { p_email: person.email, p_topic: topic })
  await client.rpc('send_message', {
    p_kind: 'contact',
    p_id: crypto.randomUUID(),
    p_fields: { name: person.name, email: person.email, subject: 'Size', body: `Yours, ${person.name}` },
  })
  await client.rpc('request_student_discount', {
    p_name: person.name,
    p_email: person.email,
    p_school: 'Quixotic school',
  })
  await client.rpc('request_welcome', { p_email: person.email, p_news: true })
  const { owner } = shop.clients
  await owner.from('customer_notes').insert({ customer_key: person.email, note: 'Quixotic, but kind' })
  await owner.from('customer_tags').insert({ customer_key: person.email, tag: 'quixotic' })
  await owner.from('order_notes').insert({ order_id: order.id, note: 'Quixote rang' })
  await shop.sql(
    `insert into public.discounts (code, title, kind, value, mailbox) values ('QX-1', 'Welcome', 'percent', 10, private.mailbox($1))`,
    [person.email],
  )
  const { updated_at } = await shop.one<{ updated_at: string }>(
    'select updated_at::text from public.orders where id = $1',
    [order.id],
  )
  const items = await shop.sql<{ id: string }>('select id from public.order_items where order_id = $1', [
    order.id,
  ])
  const corrected = await owner.rpc('correct_order', {
    p_order_id: order.id,
    p_seen: updated_at,
    p_items: [{ item: items[0]?.id, slug: product.slug, size: '', color: '', quantity: 1 }],
    p_customer: { name: person.name, email: person.email, phone: person.phone },
    p_shipping_address: { ...place_, address: `${person.street} bis`, zipCode: '10000' },
    p_expected_total: 60,
  })
  expect(corrected.error).toBeNull()
  expect((await owner.rpc('issue_invoices', { p_numbers: [order.order_number] })).error).toBeNull()
  await shop.sql(`update public.orders set order_status = 'delivered' where id = $1`, [order.id])
  const withdrawn = await client.rpc('withdraw_from_order', {
    p_id: crypto.randomUUID(),
    p_order_id: order.id,
    p_name: person.name,
    p_email: person.email,
  })
  expect(withdrawn.error).toBeNull()
  await client.rpc('submit_review', { p_slug: product.slug, p_rating: 5, p_title: 'Fine' })
  return id
}

describe('what the shop has of people', () => {
  it('every table says what it has of people, and no other does', async () => {
    const tables = await shop.sql<{ name: string }>(`
      select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'private') order by 1`)
    expect([...Object.keys(personal), ...impersonal].toSorted()).toEqual(tables.map(({ name }) => name))
  })

  it('what a table has of people is a part of the export', async () => {
    const { data } = await shop.clients.shopper.rpc('export_my_data')
    for (const { export: part } of Object.values(personal)) expect(data).toHaveProperty(part)
  })
})

describe('a person', () => {
  it('a person is in the export wherever the shop names them, and after the deletion only in the books', async () => {
    const client = shop.connect()
    const id = await everything(client)
    const before = await found()
    // The trial itself: all of this was there.
    expect(before).toEqual(
      expect.arrayContaining([
        'auth.users.email',
        'public.profiles.full_name',
        'public.addresses.address',
        'public.subscriptions.email',
        'public.messages.body',
        'public.customer_notes.note',
        'public.customer_tags.tag',
        'public.order_notes.note',
        'public.discounts.mailbox',
        'private.student_requests.email',
      ]),
    )

    const { data: file } = await client.rpc('export_my_data')
    const text = JSON.stringify(file)
    for (const part of [
      person.name,
      person.email,
      person.phone,
      person.street,
      'Quixotic, but kind',
      '"quixotic"',
      'Quixote rang',
      'Quixotic school',
      'QX-1',
    ])
      expect(text, part).toContain(part)
    // Each table that names the person is a part of the file.
    const parts = new Set(before.map((column) => column.split('.').slice(0, 2).join('.')))
    const answered: Record<string, string> = {
      'auth.users': 'account',
      'auth.identities': 'account',
      'public.profiles': 'profile',
      'public.addresses': 'addresses',
      'public.orders': 'orders',
      'public.order_notes': 'order_notes',
      'private.invoices': 'invoices',
      'private.order_corrections': 'corrections',
      'private.withdrawals': 'withdrawals',
      'public.subscriptions': 'subscriptions',
      'public.messages': 'messages',
      'public.customer_notes': 'notes',
      'public.customer_tags': 'tags',
      'public.discounts': 'codes',
      'public.reviews': 'reviews',
      'private.student_requests': 'student_requests',
      'private.email_outbox': 'mails',
      // Of the shop's own working, short-lived or in the orders.
      'private.welcome_requests': 'codes',
      'private.discount_redemptions': 'orders',
      'private.holds': 'orders',
      'private.rate_limits': 'account',
      'private.bound_uses': 'account',
      'private.order_search': 'orders',
      'private.sales_customers': 'orders',
      'private.audit_log': 'order_notes',
      'auth.audit_log_entries': 'account',
    }
    expect([...parts].filter((table) => !(table in answered))).toEqual([])
    expect([...parts].filter((table) => !table.startsWith('auth.') && !(table in personal))).toEqual([])
    for (const part of new Set(Object.values(answered))) expect(file).toHaveProperty(part)

    expect((await client.rpc('delete_account', { p_account: id })).error).toBeNull()
    expect((await found()).filter((column) => !(column in kept))).toEqual([])
    // The links of its orders go with an account; every order of a test has one at the end.
    await shop.sql(
      `insert into private.order_keys select o.id, sha256(o.id::text::bytea), '\\x01' from public.orders o
       where not exists (select from private.order_keys k where k.order_id = o.id)`,
    )
  })

  it('the export tells no notes about another person whose address the member only typed', async () => {
    const { owner } = shop.clients
    await owner.from('customer_notes').insert({ customer_key: 'victim@example.com', note: 'Never told' })
    const product = await makeProduct(shop, { price: 60 })
    const order = orderArgs([product.line()], 60, {
      p_customer: { name: 'A Stranger', email: 'victim@example.com', phone: '+212661000001' },
    })
    await place(shop.clients.other, order)
    const { data } = await shop.clients.other.rpc('export_my_data')
    expect(JSON.stringify(data)).not.toContain('Never told')
  })
})
