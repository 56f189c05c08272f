// Checkouts that were left: who is reminded, once, and that nobody has a stranger mailed by it.
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { makeProduct, makeToken, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql('delete from private.rate_limits')
  await shop.sql('delete from private.checkout_reminders')
  await shop.sql('delete from private.contact_stops')
  await shop.sql('delete from private.open_checkouts')
  await shop.sql("delete from private.email_outbox where template = 'cart-reminder'")
  await shop.sql('update private.reminder_settings set reminds = true, after_hours = 4')
})

const cart = async (quantity = 2) => {
  const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 5 }] })
  return { product, items: [{ ...product.line(quantity), product_id: product.id }] }
}
const keep = (role: Role, items: unknown, p_wants = true) =>
  shop.clients[role].rpc('keep_checkout', { p_wants, p_items: items as never })
/** The cart is left for some hours, then the schedule runs. */
async function leave(hours = 5) {
  await shop.sql('update private.open_checkouts set changed_at = now() - make_interval(hours => $1)', [hours])
  return (await shop.one<{ n: number }>('select private.remind_checkouts() as n')).n
}
const mails = () =>
  shop.sql<{
    recipient: string
    payload: { token?: string }
    facts: Record<string, unknown> | null
    token: string
  }>(
    `select recipient, payload, private.mail_facts(o) as facts, unsubscribe_token as token
     from private.email_outbox o where template = 'cart-reminder'`,
  )
const keptCart = async (p_token: string) => (await shop.clients.anon.rpc('kept_cart', { p_token })).data

describe('who is reminded', () => {
  it('a member who wants it is mailed once at the account’s confirmed address, with a link that brings the cart back', async () => {
    const { product, items } = await cart()
    expect((await shop.clients.shopper.rpc('my_reminder', {}, { get: true })).data).toEqual({
      may: true,
      wants: false,
    })
    expect((await keep('shopper', items)).data).toBe(true)
    expect(await leave(3)).toBe(0)
    expect(await leave()).toBe(1)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'shopper@zellige.example',
      facts: { products: [{ slug: product.slug, price: 60 }] },
    })
    const token = String(mail?.payload.token)
    expect(await keptCart(token)).toMatchObject([{ slug: product.slug, quantity: 2, price: 60 }])
    expect(JSON.stringify(await keptCart(token))).not.toContain('shopper')
    expect(await keptCart(makeToken())).toBeNull()
    expect(await shop.one("select encode(token_hash, 'hex') as h from private.open_checkouts")).not.toEqual({
      h: token,
    })
    await keep('shopper', items)
    expect(await leave()).toBe(0)
  })

  it('nobody is reminded who did not ask, took it back, ordered, or while the shop does not remind', async () => {
    const { product, items } = await cart()
    expect(await leave()).toBe(0)
    await keep('shopper', items)
    await keep('shopper', [], false)
    expect(await leave()).toBe(0)
    await keep('shopper', items)
    await place(shop.clients.shopper, orderArgs([product.line()], 60))
    expect(await leave()).toBe(0)
    await keep('shopper', items)
    await shop.sql('update private.reminder_settings set reminds = false')
    expect(await leave()).toBe(0)
    expect((await keep('shopper', items)).data).toBe(false)
    const fresh = await openShop()
    expect(await fresh.one('select reminds from private.reminder_settings')).toEqual({ reminds: false })
    await fresh.close()
  })

  it('a cart that a mail brings back tells no more of the stock than the product’s page does', async () => {
    const { product, items } = await cart(99)
    await shop.sql('update public.product_variants set quantity = 57 where product_id = $1', [product.id])
    await keep('shopper', items)
    await leave()
    const [mail] = await mails()
    expect(await keptCart(String(mail?.payload.token))).toMatchObject([{ slug: product.slug, quantity: 26 }])
    expect(mail?.facts).toMatchObject({ products: [{ quantity: 26 }] })
  })

  it('a member is reminded once in thirty days, whatever is left meanwhile', async () => {
    const { items } = await cart()
    await keep('shopper', items)
    expect(await leave()).toBe(1)
    await keep('shopper', [], false)
    await keep('shopper', items)
    expect(await leave()).toBe(0)
    await shop.sql("update private.checkout_reminders set sent_at = now() - interval '31 days'")
    expect(await leave()).toBe(1)
  })

  it('what was left two days ago, or can no longer be bought, reminds of nothing, and after a week it is forgotten', async () => {
    const { product, items } = await cart()
    await keep('shopper', items)
    expect(await leave(49)).toBe(0)
    await keep('shopper', items)
    await shop.sql('update public.product_variants set quantity = 0 where product_id = $1', [product.id])
    expect(await leave()).toBe(0)
    await leave(24 * 7 + 1)
    expect(await shop.sql('select from private.open_checkouts')).toEqual([])
  })
})

describe('a reminder is not mail to others', () => {
  it('no address can be typed, and no guest keeps a cart', async () => {
    const { items } = await cart()
    expect((await refusal(keep('anon', items))).code).toBe('42501')
    const withAddress = [{ ...items[0], email: 'victim@example.com' }]
    await keep('shopper', withAddress)
    expect(JSON.stringify(await shop.sql('select items from private.open_checkouts'))).not.toContain('victim')
    await leave()
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['shopper@zellige.example'])
  })

  it('an account whose address is not confirmed keeps nothing and is not mailed', async () => {
    const { items } = await cart()
    await keep('other', items)
    await shop.sql("update auth.users set email_confirmed_at = null where email = 'other@zellige.example'")
    expect(await leave()).toBe(0)
    expect((await keep('other', items)).data).toBe(false)
    expect((await shop.clients.other.rpc('my_reminder', {}, { get: true })).data).toMatchObject({
      may: false,
    })
    await shop.sql("update auth.users set email_confirmed_at = now() where email = 'other@zellige.example'")
  })

  it('a mail that waits is dropped once the account has another address', async () => {
    const { items } = await cart()
    await keep('other', items)
    expect(await leave()).toBe(1)
    expect((await mails())[0]?.facts).not.toBeNull()
    await shop.sql(
      "update auth.users set email = 'moved@zellige.example' where email = 'other@zellige.example'",
    )
    expect((await mails())[0]?.facts).toBeNull()
    await shop.sql(
      "update auth.users set email = 'other@zellige.example' where email = 'moved@zellige.example'",
    )
  })

  it('no lasts, and ends requests for reviews as well', async () => {
    const { items } = await cart()
    await keep('shopper', items)
    await leave()
    const [mail] = await mails()
    expect((await shop.clients.anon.rpc('unsubscribe', { p_token: String(mail?.token) })).data).toMatchObject(
      {
        list: 'reminders',
      },
    )
    expect((await mails())[0]?.facts).toBeNull()
    expect(await shop.sql('select from private.open_checkouts')).toEqual([])
    expect((await keep('shopper', items)).data).toBe(false)
    await shop.sql('delete from private.checkout_reminders')
    expect(await leave()).toBe(0)
    expect(await shop.sql('select contact from private.contact_stops')).toEqual([
      { contact: 'shopper@zellige.example' },
    ])
  })
})

describe('what is kept', () => {
  it.each([
    ['none', []],
    ['no list', {}],
    ['fifty-one lines', Array.from({ length: 51 }, () => ({ slug: 'a', size: '', color: '', quantity: 1 }))],
    ['a line that is none', [1]],
    ['a wrong slug', [{ slug: 'A b', size: '', color: '', quantity: 1 }]],
    ['a wrong id', [{ product_id: 'x', slug: 'a', size: '', color: '', quantity: 1 }]],
    ['no quantity', [{ slug: 'a', size: '', color: '' }]],
    ['a hundred', [{ slug: 'a', size: '', color: '', quantity: 100 }]],
    ['an endless size', [{ slug: 'a', size: 'x'.repeat(84), color: '', quantity: 1 }]],
    ['an endless list', [{ slug: 'a', size: '', color: '', quantity: 1, more: 'x'.repeat(30_000) }]],
  ])('a cart with %s is refused', async (_name, items) => {
    expect((await refusal(keep('shopper', items))).status).toBe(400)
  })

  it('a cart changes sixty times in an hour at most', async () => {
    const { items } = await cart()
    for (let i = 0; i < 60; i += 1) await keep('shopper', items)
    expect(await refusal(keep('shopper', items))).toMatchObject({ status: 429 })
  })

  it('a link ends with the order, and with the switch nothing is kept', async () => {
    const { product, items } = await cart()
    await keep('shopper', items)
    await leave()
    const token = String((await mails())[0]?.payload.token)
    await place(shop.clients.shopper, orderArgs([product.line()], 60))
    expect(await keptCart(token)).toBeNull()
    await keep('shopper', items)
    await shop.clients.owner.rpc('set_reminders', { p_reminds: false, p_after_hours: 4 })
    expect(await shop.sql('select from private.open_checkouts')).toEqual([])
  })
})

it('an order within a week of a mail counts as brought back, and a cancelled one does not', async () => {
  const read = () =>
    answer(
      shop.clients.owner.rpc('read_reminders', {}, { get: true }),
      v.object({
        ...{ reminds: v.boolean(), after_hours: v.number(), sent: v.number() },
        ...{ recovered: v.number(), revenue: v.nullable(v.number()) },
      }),
    )
  const { product, items } = await cart()
  await keep('shopper', items)
  await leave()
  expect(await read()).toMatchObject({ sent: 1, recovered: 0, revenue: 0 })
  const { id } = await place(shop.clients.shopper, orderArgs([product.line()], 60))
  await place(shop.clients.shopper, orderArgs([product.line()], 60))
  expect(await read()).toMatchObject({ sent: 1, recovered: 1, revenue: 60 })
  await shop.sql("update public.orders set order_status = 'cancelled' where id = $1", [id])
  expect(await read()).toMatchObject({ recovered: 0, revenue: 0 })
  for (const p_after_hours of [0, 49])
    expect(
      (await refusal(shop.clients.owner.rpc('set_reminders', { p_reminds: true, p_after_hours }))).detail,
    ).toEqual({ field: 'after_hours' })
})
