// Orders with a phone number from a product's page: the same function as the checkout's, and nobody is called again and again for
// orders that somebody else placed.
import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { address, makeEmail, makeProduct, orderArgs, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.sql(
    "update public.shop_settings set email_field = 'optional', zip_field = 'hidden', last_name_field = 'hidden'",
  )
}, 60_000)
afterAll(() => shop.close())
beforeEach(() => shop.sql('delete from private.bound_uses'))

const placed = v.looseObject({ id: v.string(), order_number: v.string() })
const phoneNumber = () => `+2126${String(randomInt(1e8)).padStart(8, '0')}`
/** As the product's page sends it. */
async function ordering(phone: string, from?: string, more: { name?: string; email?: string } = {}) {
  const product = await makeProduct(shop, { price: 60 })
  const asked = shop.clients.anon.rpc(
    'place_order',
    orderArgs([product.line()], 60, {
      p_customer: { name: 'Nora', phone, ...more },
      p_shipping_address: { address: address.address, city: address.city, country: 'MA' },
    }),
  )
  return from ? asked.setHeader('cf-connecting-ip', from) : asked
}
const place = (phone: string, from?: string, more = {}) => answer(ordering(phone, from, more), placed)
const queue = async (later = false) =>
  (
    await answer(
      shop.clients.owner.rpc('call_queue', { p_later: later }),
      v.looseObject({
        orders: v.array(
          v.looseObject({ id: v.string(), phone_e164: v.nullable(v.string()), same_phone: v.number() }),
        ),
      }),
    )
  ).orders

describe('an order with a phone number', () => {
  it('an order from the product’s page is an order like any other, by name, phone, city and address', async () => {
    const order = await place(phoneNumber())
    expect(
      await shop.one(
        'select channel, payment_method, customer_email, confirmation from public.orders where id = $1',
        [order.id],
      ),
    ).toEqual({ channel: 'web', payment_method: 'cod', customer_email: null, confirmation: 'none' })
  })

  it.each(['12', '061', '0612', 'call me', '+212 6'])(
    'the number %j is refused, because nobody can call it',
    async (phone) => {
      expect(await refusal(ordering(phone))).toMatchObject({ status: 400, detail: { field: 'phone' } })
    },
  )
})

describe('somebody else’s phone', () => {
  it('one network orders in the name of a phone no more than five times within an hour, whatever the emails', async () => {
    const [phone, from] = [phoneNumber(), '203.0.113.5']
    for (let i = 0; i < 5; i += 1) await place(phone, from, { email: makeEmail(), name: `Wolf ${i}` })
    expect(await refusal(ordering(`0${phone.slice(4)}`, from, { email: makeEmail() }))).toMatchObject({
      status: 429,
      message: 'TOO_MANY_ORDERS',
    })
    // Whose phone it is can order, from where they are.
    expect((await place(phone, '198.51.100.7')).id).toEqual(expect.any(String))
    expect((await place(phoneNumber(), from)).id).toEqual(expect.any(String))
  })

  it('spellings of one phone, which it is not read as, are no orders in other names', async () => {
    const phone = `0${phoneNumber().slice(4)}`
    for (const ending of ['/1', '/2', '-4', '/77', ' 22'])
      expect(
        await refusal(ordering(`${phone}${ending}`, '203.0.113.6', { email: makeEmail() })),
      ).toMatchObject({ status: 400, detail: { field: 'phone' } })
  })

  it('an account orders in the name of a phone no more than five times within an hour, unless it was reached there', async () => {
    const phone = phoneNumber()
    const asMember = async () => {
      const product = await makeProduct(shop, { price: 60 })
      const args = orderArgs([product.line()], 60, { p_customer: { name: 'Nora', phone } })
      return shop.clients.shopper.rpc('place_order', args)
    }
    const first = await answer(asMember(), placed)
    for (let i = 0; i < 4; i += 1) await answer(asMember(), placed)
    expect(await refusal(asMember())).toMatchObject({ status: 429, message: 'TOO_MANY_ORDERS' })
    await shop.clients.owner.rpc('record_call', {
      p_order_id: first.id,
      p_outcome: 'confirmed',
      p_attempts: 0,
    })
    expect((await answer(asMember(), placed)).id).toEqual(expect.any(String))
  })

  it('who waits for a call under several orders is called once for all: the queue says how many there are', async () => {
    const phone = phoneNumber()
    for (const part of [1, 2, 3]) await place(phone, `192.0.2.${part}`)
    const waiting = (await queue()).filter(({ phone_e164 }) => phone_e164 === phone)
    expect(waiting.map(({ same_phone }) => same_phone)).toEqual([2, 2, 2])
  })

  it('one call in vain puts off every order of the phone, and none of another', async () => {
    const [phone, other] = [phoneNumber(), phoneNumber()]
    const [first, second] = [await place(phone), await place(phone)]
    const theirs = await place(other)
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const call = { p_order_id: first.id, p_outcome: 'no_answer', p_attempts: 0, p_next_call_at: at }
    expect((await shop.clients.owner.rpc('record_call', call)).error).toBeNull()
    const later = (await queue(true)).map(({ id }) => id)
    expect(later).toEqual(expect.arrayContaining([first.id, second.id]))
    expect(later).not.toContain(theirs.id)
    const attempts = await shop.sql<{ call_attempts: number }>(
      'select call_attempts from public.orders where id = any ($1) order by call_attempts',
      [[first.id, second.id]],
    )
    expect(attempts.map(({ call_attempts }) => call_attempts)).toEqual([0, 1])
  })

  it.each(['undone', 'confirmed', 'tried again'])(
    'what a call put off comes back with the order that was called: %s',
    async (outcome) => {
      const phone = phoneNumber()
      const [first, second] = [await place(phone), await place(phone)]
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
      const call = (p_outcome: string, p_attempts: number, p_next_call_at?: string) =>
        shop.clients.owner.rpc('record_call', {
          ...{ p_order_id: first.id, p_outcome, p_attempts },
          ...(p_next_call_at && { p_next_call_at }),
        })
      const nextOf = async ({ id }: { id: string }) =>
        (
          await shop.one<{ at: Date | null }>('select next_call_at as at from public.orders where id = $1', [
            id,
          ])
        ).at
      await call('no_answer', 0, inDays(29))
      expect(await nextOf(second)).not.toBeNull()
      if (outcome === 'tried again') {
        expect((await call('no_answer', 1, inDays(1))).error).toBeNull()
        expect(await nextOf(second)).toEqual(await nextOf(first))
      } else {
        expect((await call(outcome, 1)).error).toBeNull()
        expect(await nextOf(second)).toBeNull()
      }
    },
  )
})

describe('a shop that has it off', () => {
  it('pages hear of it only where it is on', async () => {
    const facts = async () =>
      answer(
        shop.clients.anon.rpc('shop_facts', {}, { get: true }),
        v.looseObject({ quick_order: v.optional(v.boolean()) }),
      )
    expect((await facts()).quick_order).toBeUndefined()
    await shop.sql('update public.shop_settings set quick_order = true')
    expect((await facts()).quick_order).toBe(true)
    await shop.sql('update public.shop_settings set quick_order = false')
  })
})
