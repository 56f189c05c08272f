// What one source may take of what is scarce: codes, uses of codes, links; what the others still get; and the owner's hand on it.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Line, makeEmail, makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Role, type Row, type Shop } from '../support/shop.ts'

let shop: Shop
let readNetwork = ''
beforeAll(async () => {
  shop = await openShop()
  const { text } = await shop.one<{ text: string }>(
    "select pg_get_functiondef('private.client_network()'::regprocedure) as text",
  )
  readNetwork = text
})
afterEach(async () => {
  await shop.database.exec(readNetwork)
  await shop.sql('delete from private.bound_uses where true')
  await shop.sql('delete from private.captcha where true')
  await shop.sql('update public.discounts set is_active = false where true')
  await shop.sql('update private.bounds set value = standard where true')
})
afterAll(() => shop.close())

/** The embedded back end passes no headers on, so the function that reads them is replaced. */
const from = (network: string) =>
  shop.database.exec(`create or replace function private.client_network() returns text
    language sql stable set search_path = '' as $$ select '${network}' $$`)
const setBound = async (p_name: string, p_value: number) =>
  expect((await shop.clients.owner.rpc('set_bound', { p_name, p_value })).error).toBeNull()
async function makeCode(change: Row = {}) {
  const code = `B-${crypto.randomUUID().slice(0, 13).toUpperCase()}`
  const p_discount = { code, title: 'Ten', kind: 'percent', value: 10, ...change }
  expect(
    (await shop.clients.owner.rpc('save_discount', { p_discount: p_discount as never })).error,
  ).toBeNull()
  return code
}
const quote = (line: Line, p_code: string, role: Role = 'anon') =>
  shop.clients[role].rpc('quote_cart', { p_items: [line] as never, p_code, p_email: makeEmail() })
const problem = async (...args: Parameters<typeof quote>) => {
  const { data, error } = await quote(...args)
  expect(error).toBeNull()
  return (data as { code: { problem: string | null } }).code.problem
}
const order = (line: Line, total: number, p_code: string | null, email = makeEmail()) =>
  orderArgs([line], total, {
    p_customer: { name: 'Nora Alami', email, phone: '066100' },
    p_payment_method: 'cod',
    ...(p_code !== null && { p_code }),
  })

describe('wrong codes', () => {
  it.each(['quote_cart', 'place_order'] as const)(
    'wrong codes through %s end a network’s tries',
    async (by) => {
      const item = await makeProduct(shop, { price: 60 })
      const code = await makeCode()
      const bound = await makeCode()
      await shop.sql("update public.discounts set mailbox = 'hers@example.com' where code = $1", [bound])
      await setBound('codes', 3)
      await from('198.51.100.20')
      const answers = []
      for (const tried of ['WRONG-1', bound, 'WRONG-1', 'WRONG-2'])
        answers.push(
          by === 'quote_cart'
            ? await problem(item.line(), tried)
            : (await refusal(shop.clients.anon.rpc('place_order', order(item.line(), 54, tried)))).detail,
        )
      // The same answer for unknown and not yours; the same code again is no further try.
      if (by === 'quote_cart') expect(answers).toEqual(Array(4).fill('unknown'))
      else
        for (const answer of answers)
          expect(answer).toMatchObject({ total: 60, code: { problem: 'unknown' } })
      for (const tried of ['WRONG-3', code])
        expect(
          await refusal(
            by === 'quote_cart'
              ? quote(item.line(), tried)
              : shop.clients.anon.rpc('place_order', order(item.line(), 54, tried)),
          ),
        ).toMatchObject({
          status: 429,
          message: 'TOO_MANY_TRIES',
          detail: { wait: expect.any(Number) },
        })
      // Without a code, as a member, and elsewhere nothing is refused.
      await place(shop.clients.anon, order(item.line(), 60, null))
      expect(await problem(item.line(), code, 'shopper')).toBeNull()
      await from('198.51.100.21')
      expect(await problem(item.line(), code)).toBeNull()
    },
  )

  it.each([{ is_first_order: true }, { customer_limit: 1 }])(
    'a network’s tries end by asking of one address after the other who has ordered (%j)',
    async (rule) => {
      const item = await makeProduct(shop, { price: 60 })
      const code = await makeCode(rule)
      await setBound('codes', 3)
      await from('198.51.100.26')
      const ask = (p_email: string | null, role: Role = 'anon') =>
        shop.clients[role].rpc('quote_cart', {
          p_items: [item.line()] as never,
          p_code: code,
          ...(p_email !== null && { p_email }),
        })
      for (const email of ['a@example.com', 'b@example.com', 'A+x@example.com', 'c@example.com'])
        expect((await ask(email)).error).toBeNull()
      expect((await ask('d@example.com')).status).toBe(429)
      // Members ask of themselves, and other networks have tries of their own.
      expect((await ask('d@example.com', 'shopper')).error).toBeNull()
      await from('198.51.100.27')
      expect((await ask('d@example.com')).error).toBeNull()
    },
  )

  it('wrong codes no longer count after an hour', async () => {
    const item = await makeProduct(shop, { price: 60 })
    await setBound('codes', 1)
    await from('198.51.100.22')
    expect(await problem(item.line(), 'WRONG-1')).toBe('unknown')
    expect((await quote(item.line(), 'WRONG-2')).status).toBe(429)
    await shop.sql("update private.bound_uses set at = at - interval '61 minutes'")
    expect(await problem(item.line(), 'WRONG-2')).toBe('unknown')
  })

  it('after wrong codes the CAPTCHA is asked for where it is on, for right and wrong ones alike', async () => {
    const item = await makeProduct(shop, { price: 60 })
    const code = await makeCode()
    await setBound('codes', 1)
    await shop.sql(
      "insert into private.captcha (provider, site_key) values ('turnstile', '1x00000000000000000000AA')",
    )
    await from('198.51.100.23')
    expect(await problem(item.line(), 'WRONG-1')).toBe('unknown')
    for (const tried of ['WRONG-2', code])
      expect(await refusal(quote(item.line(), tried))).toMatchObject({
        status: 428,
        message: 'CAPTCHA_REQUIRED',
      })
  })
})

describe('a code of limited use', () => {
  it('a code of limited use is held by few unpaid orders of one network, and given back when they end', async () => {
    const item = await makeProduct(shop, { price: 60, stock: [{ quantity: 200 }] })
    const code = await makeCode({ total_limit: 20 })
    await from('198.51.100.24')
    const orders = []
    for (let i = 0; i < 5; i += 1) orders.push(await place(shop.clients.anon, order(item.line(), 54, code)))
    expect(await refusal(shop.clients.anon.rpc('place_order', order(item.line(), 54, code)))).toMatchObject({
      status: 429,
      message: 'TOO_MANY_UNPAID',
      detail: { reason: 'code', limit: 5 },
    })
    await place(shop.clients.shopper, order(item.line(), 54, code))
    await shop.clients.owner
      .from('orders')
      .update({ order_status: 'cancelled' })
      .eq('id', orders[0]?.id ?? '')
    await place(shop.clients.anon, order(item.line(), 54, code))
    await from('198.51.100.25')
    await place(shop.clients.anon, order(item.line(), 54, code))
  })
})

it('one network has fewer links mailed than the others need', async () => {
  await from('198.51.100.26')
  const ask = () => shop.clients.anon.rpc('subscribe', { p_email: makeEmail(), p_topic: 'newsletter' })
  await shop.sql(
    "select private.subscribe('l-' || i || '@example.com', 'newsletter') from generate_series(1, 100) as i",
  )
  expect(await refusal(ask())).toMatchObject({ status: 429, detail: { wait: expect.any(Number) } })
  await from('198.51.100.27')
  expect((await ask()).error).toBeNull()
  const bounds = await shop.sql<{ name: string; standard: number }>(
    'select name, standard from private.bounds',
  )
  const of = (name: string) => bounds.find((bound) => bound.name === name)?.standard ?? 0
  expect(of('links')).toBeLessThan(of('mail-links') / 2)
})

describe('the owner', () => {
  it('the owner sees each bound, what it counts, and sets it', async () => {
    const item = await makeProduct(shop, { price: 60 })
    await from('198.51.100.28')
    for (const tried of ['A-1', 'A-2']) await problem(item.line(), tried)
    await setBound('codes', 7)
    const { data } = await shop.clients.owner.rpc('list_bounds')
    expect(data).toContainEqual({
      name: 'codes',
      per: 'source',
      minutes: 60,
      value: 7,
      standard: 60,
      counted: 2,
    })
    await shop.clients.owner.rpc('set_bound', { p_name: 'codes' })
    expect((await shop.clients.owner.rpc('list_bounds')).data).toContainEqual(
      expect.objectContaining({ name: 'codes', value: 60 }),
    )
    expect(await refusal(shop.clients.owner.rpc('set_bound', { p_name: 'codes', p_value: 0 }))).toMatchObject(
      { status: 400 },
    )
    expect(await refusal(shop.clients.owner.rpc('set_bound', { p_name: 'other', p_value: 1 }))).toMatchObject(
      { status: 404 },
    )
    expect(
      await refusal(shop.clients.shopper.rpc('set_bound', { p_name: 'codes', p_value: 1 })),
    ).toMatchObject({ status: 403 })
  })
})
