// A shop that charges in another currency than US dollars, and one that changes its currency.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { currencies } from '../../src/domain/money/currencies.ts'
import { toClaimedMails } from '../../supabase/functions/_shared/mail/claimed.ts'
import { compose } from '../../supabase/functions/_shared/mail/message.ts'
import { restCall } from '../../supabase/functions/_shared/mail/outbox.ts'
import { serviceToken } from '../../supabase/local/service-token.ts'
import { site } from '../mail/samples.ts'
import { makeEmail, makeProduct, makeToken, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const rates = { EUR: 0.92, GBP: 0.79, MAD: 9.95 }
const settings = () => shop.clients.owner.from('shop_settings')
/** Without display rates, which would be of another currency. */
async function chargeIn(currency: string) {
  const { error } = await settings().update({ currency, currency_rates: {} }).eq('id', true)
  expect(error).toBeNull()
}
afterEach(async () => {
  await settings().update({ currency: 'USD', currency_rates: rates, card_provider: 'stripe' }).eq('id', true)
})
/** Places an order of 60 in the shop's currency, which ships free. */
async function order(changes: Parameters<typeof orderArgs>[2] = {}) {
  const product = await makeProduct(shop, { price: 60 })
  return { product, placed: await place(shop.clients.anon, orderArgs([product.line()], 60, changes)) }
}

describe('the currency of the shop', () => {
  it('the currency of the shop is one of the list that the app has too', async () => {
    for (const code of [...currencies, 'usd', 'JPY', 'EURO', ''])
      expect(await shop.one('select private.is_currency($1) as "is"', [code]), code).toEqual({
        is: currencies.some((each) => each === code),
      })
  })

  it.each([
    { currency: 'JPY' },
    { currency: 'mad' },
    { currency: '' },
    { currency: null },
    // The rates in the settings have one of dirhams.
    { currency: 'MAD' },
    { currency_rates: { USD: 1 } },
    // CMI settles in dirhams.
    { card_provider: 'cmi' },
    { currency: 'EUR', currency_rates: {}, card_provider: 'cmi' },
  ])('the currency of the shop is not changed by %j', async (change) => {
    const before = await shop.one('select * from public.shop_settings')
    expect(
      (
        await settings()
          .update(change as never)
          .eq('id', true)
      ).error,
    ).not.toBeNull()
    expect(await shop.one('select * from public.shop_settings')).toEqual(before)
  })

  it('the currency of the shop may be dirhams together with CMI, and is in the record of changes', async () => {
    const { error } = await settings()
      .update({ currency: 'MAD', currency_rates: { USD: 0.1, EUR: 0.09 }, card_provider: 'cmi' })
      .eq('id', true)
    expect(error).toBeNull()
    const { data } = await shop.clients.owner.rpc('audit_entries', { p_table: 'shop_settings', p_limit: 1 })
    expect(data).toMatchObject([{ difference: { currency: ['USD', 'MAD'] } }])
    // Then the currency cannot be changed alone.
    expect((await settings().update({ currency: 'SEK' }).eq('id', true)).error).not.toBeNull()
  })

  it.each(['anon', 'shopper'] as const)(
    'the currency of the shop is read by %s, who cannot change it',
    async (role) => {
      const client = shop.clients[role]
      expect((await client.rpc('shop_facts')).data).toMatchObject({ currency: 'USD' })
      await client.from('shop_settings').update({ currency: 'SEK', currency_rates: {} }).eq('id', true)
      expect(await shop.one('select currency from public.shop_settings')).toEqual({ currency: 'USD' })
    },
  )
})

describe('an order', () => {
  it('an order keeps the currency it was placed in, with its payments, in every view of it', async () => {
    await chargeIn('MAD')
    const email = makeEmail()
    const { placed } = await order({ p_customer: { name: 'Nora Alami', email, phone: '+212 661 00 00 00' } })
    await chargeIn('EUR')
    expect(placed.currency).toBe('MAD')
    const { owner, anon } = shop.clients
    await owner.from('orders').update({ order_status: 'shipped' }).eq('id', placed.id)
    const { error } = await owner.rpc('record_payment', {
      p_order_id: placed.id,
      p_amount: 60,
      p_method: 'cod',
    })
    expect(error).toBeNull()
    expect(await shop.sql('select currency from public.payments where order_id = $1', [placed.id])).toEqual([
      { currency: 'MAD' },
    ])
    const answers = await Promise.all([
      anon.rpc('track_order', { p_order_number: placed.order_number, p_email: email }),
      owner.rpc('find_orders', { p_filter: { numbers: [placed.order_number] } }),
      owner.rpc('read_orders', { p_filter: { numbers: [placed.order_number] } }),
      owner.rpc('get_customer', { p_customer: email }),
      owner.rpc('quick_find', { p_query: placed.order_number }),
    ])
    for (const { data } of answers) {
      expect(JSON.stringify(data)).toContain('"currency":"MAD"')
      expect(JSON.stringify(data)).not.toMatch(/"currency":"(USD|EUR)"/)
    }
  })

  it('an order is refused in another currency than was shown, and then nothing has happened', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 3 }] })
    await chargeIn('MAD')
    const args = orderArgs([product.line()], 60, { p_currency: 'USD' })
    expect(await refusal(shop.clients.anon.rpc('place_order', args))).toEqual({
      status: 409,
      code: 'PT409',
      message: 'CURRENCY_CHANGED',
      detail: { currency: 'MAD' },
    })
    expect(await shop.sql('select 1 from public.order_items where product_id = $1', [product.id])).toEqual([])
    expect(await shop.one('select quantity from public.products where id = $1', [product.id])).toEqual({
      quantity: 3,
    })
    // The same key may be used again, for what is true now.
    expect((await place(shop.clients.anon, { ...args, p_currency: 'MAD' })).currency).toBe('MAD')
  })

  it('an order that was placed is found again by its key after the shop has changed its currency', async () => {
    const args = { p_idempotency_key: makeToken(), p_currency: 'USD' }
    const product = await makeProduct(shop, { price: 60 })
    const request = orderArgs([product.line()], 60, args)
    const { id } = await place(shop.clients.anon, request)
    await chargeIn('SEK')
    expect((await place(shop.clients.anon, request)).id).toBe(id)
  })

  it.each(['US', '<b>', 'MAD; drop', 'x'.repeat(10_000)])(
    'an order is refused in the currency %j',
    async (currency) => {
      const product = await makeProduct(shop, { price: 60 })
      const args = orderArgs([product.line()], 60, { p_currency: currency })
      expect((await refusal(shop.clients.anon.rpc('place_order', args))).message).toBe('CURRENCY_CHANGED')
    },
  )

  it('an order cannot get another currency, nor can its payments', async () => {
    const { placed } = await order()
    const { error } = await shop.clients.owner.from('orders').update({ currency: 'EUR' }).eq('id', placed.id)
    expect(error).not.toBeNull()
    await shop.sql(
      `insert into public.payments (order_id, method, amount, currency, status) values ($1, 'card', 5, 'EUR', 'open')`,
      [placed.id],
    )
    expect(await shop.sql('select currency from public.payments where order_id = $1', [placed.id])).toEqual([
      { currency: 'USD' },
    ])
    await expect(
      shop.sql(`update public.payments set currency = 'EUR' where order_id = $1`, [placed.id]),
    ).rejects.toThrow('PAYMENT_IS_FIXED')
  })
})

describe('mails', () => {
  const service = restCall({
    url: 'http://shop.test',
    headers: { apikey: 'sb_publishable_shop_local', Authorization: `Bearer ${serviceToken()}` },
    fetch: (request) => shop.fetch(request.url, request),
  })
  const mailTo = async (recipient: string) => {
    const mails = toClaimedMails(await service('claim_mail', { p_limit: 100 }))
    const mail = mails.find((each) => each.recipient === recipient)
    if (!mail) throw new Error(`No mail to ${recipient}`)
    const { subject, text, html } = compose(mail, site)
    return `${subject} ${text} ${html}`
  }

  it('mails of an order are in its currency', async () => {
    await chargeIn('MAD')
    const email = makeEmail()
    await order({ p_customer: { name: 'Nora Alami', email, phone: '+212 661 00 00 00' } })
    await chargeIn('GBP')
    const mail = await mailTo(email)
    expect(mail).toMatch(/MAD\s60\.00/)
    expect(mail).toContain('Charged in Moroccan dirhams')
    expect(mail).not.toMatch(/[$£€]\d|US dollar/)
  })

  it('mails of a list are in the currency of the shop', async () => {
    const email = makeEmail()
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 0 }] })
    const { id } = await shop.one<{ id: string }>(
      'select id from public.product_variants where product_id = $1',
      [product.id],
    )
    await shop.sql('insert into public.subscriptions (email, topic) values ($1, $2)', [
      email,
      `back-in-stock:${id}`,
    ])
    await chargeIn('SEK')
    await shop.sql('update public.product_variants set quantity = 5 where id = $1', [id])
    const mail = await mailTo(email)
    expect(mail).toMatch(/SEK\s60\.00/)
    expect(mail).not.toMatch(/[$£€]\d/)
  })
})
