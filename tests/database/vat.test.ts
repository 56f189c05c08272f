// VAT on invoices and credit notes: rates by category, sums that agree, and the company that an invoice is made out to.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { address, makeProduct, orderArgs, orderTools, place, refusal } from '../support/checkout.ts'
import { someOf } from '../support/properties.ts'
import { returnAnswer, returnTools } from '../support/returns.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ unsound: true })
  await shop.database.exec(`
    insert into public.categories (slug, name) values ('vat-books', 'Books'), ('vat-free', 'Free of tax');
    insert into public.collections (slug, name, category) values ('vat-books', 'Books', 'vat-books'), ('vat-free', 'Free', 'vat-free')`)
}, 60_000)
afterAll(() => shop.close())
beforeEach(() =>
  shop.sql(`update public.shop_settings set vat_rate = 20, vat_rates = '{"vat-books": 5.5, "vat-free": 0}'`),
)

const { setStatus } = orderTools(() => shop)
const { asked, decide, receive, refund: refundReturn, paymentOf } = returnTools(() => shop)
const owner = () => shop.clients.owner
const rate = v.object({ rate: v.number(), gross: v.number(), tax: v.number() })
const issued = v.array(
  v.looseObject({
    is_complete: v.boolean(),
    invoice: v.nullable(v.looseObject({ content: v.looseObject({ total_amount: v.number() }) })),
    vat: v.nullable(v.object({ lines: v.record(v.string(), v.number()), rates: v.array(rate) })),
    credit_notes: v.array(
      v.looseObject({ amount: v.number(), vat: v.nullable(v.object({ rates: v.array(rate) })) }),
    ),
  }),
)
const issue = async (number: string) => {
  const [of] = await answer(owner().rpc('issue_invoices', { p_numbers: [number] }), issued)
  if (!of) throw new Error('Nothing was issued')
  return of
}
const draft = async (number: string) =>
  (await answer(owner().rpc('read_invoices', { p_numbers: [number] }), issued))[0]

/** A product of a collection; `dresses` has no rate of its own. */
async function productIn(collection: string, price: number) {
  const product = await makeProduct(shop, { price })
  await shop.sql('update public.products set collection_slug = $1 where id = $2', [collection, product.id])
  return product
}
const cents = (amount: number) => Math.round(amount * 100)
const sum = (rates: readonly { gross: number; tax: number }[], of: 'gross' | 'tax') =>
  rates.reduce((all, each) => all + cents(each[of]), 0)

/** An order of these lines with what its delivery costs, by cash. */
async function ordered(lines: { collection: string; price: number; quantity: number }[], delivery = 0) {
  const products = await Promise.all(lines.map(({ collection, price }) => productIn(collection, price)))
  const total = lines.reduce((all, { price, quantity }) => all + cents(price) * quantity, 0) / 100
  const args = orderArgs(
    products.map((product, at) => product.line(lines[at]?.quantity)),
    total,
  )
  const order = await place(shop.clients.anon, {
    ...args,
    p_expected_total: await totalOf(args, total),
  })
  if (delivery > 0) {
    // As a zone with this fee would have made it.
    await shop.database.exec(
      `alter table public.orders disable trigger user; update public.orders set shipping_cost = ${delivery}, total_amount = subtotal - discount_amount + ${delivery} where id = '${order.id}'; alter table public.orders enable trigger user`,
    )
  }
  return { ...order, number: order.order_number, token: args.p_idempotency_key }
}
/** What the shop asks for these lines, delivery included. */
async function totalOf(args: ReturnType<typeof orderArgs>, subtotal: number) {
  const { detail } = await refusal(shop.clients.anon.rpc('place_order', { ...args, p_expected_total: 0.01 }))
  return v.parse(v.looseObject({ total: v.number() }), detail ?? { total: subtotal }).total
}

describe('VAT on invoices', () => {
  it('an invoice states the tax of each rate, with the delivery spread over them', async () => {
    const order = await ordered(
      [
        { collection: 'dresses', price: 120, quantity: 1 },
        { collection: 'vat-books', price: 10.55, quantity: 2 },
        { collection: 'vat-free', price: 9, quantity: 1 },
      ],
      7.99,
    )
    const { vat, invoice } = await issue(order.number)
    expect(vat?.rates.map((each) => each.rate)).toEqual([20, 5.5, 0])
    expect(Object.values(vat?.lines ?? {}).toSorted((a, b) => a - b)).toEqual([0, 5.5, 20])
    expect(sum(vat?.rates ?? [], 'gross')).toBe(cents(invoice?.content.total_amount ?? 0))
    // 120 and 6.39 of the delivery; 21.10 and 1.12; 9 and 0.48.
    expect(vat?.rates).toEqual([
      { rate: 20, gross: 126.39, tax: 21.07 },
      { rate: 5.5, gross: 22.22, tax: 1.16 },
      { rate: 0, gross: 9.48, tax: 0 },
    ])
  })

  it('an order keeps the rates of its day, and an invoice what it was issued with', async () => {
    const order = await ordered([{ collection: 'vat-books', price: 105.5, quantity: 1 }])
    await shop.sql(`update public.shop_settings set vat_rates = '{"vat-books": 10}'`)
    expect((await draft(order.number))?.vat?.rates).toMatchObject([{ rate: 5.5, tax: 5.5 }])
    await issue(order.number)
    await shop.sql('update public.shop_settings set vat_rate = null')
    expect((await draft(order.number))?.vat?.rates).toMatchObject([{ rate: 5.5, tax: 5.5 }])
  })

  it('a shop without a rate names no tax, on drafts, invoices and credit notes', async () => {
    await shop.sql('update public.shop_settings set vat_rate = null')
    const order = await ordered([{ collection: 'vat-books', price: 60, quantity: 1 }])
    expect((await draft(order.number))?.vat).toBeNull()
    expect((await issue(order.number)).vat).toBeNull()
    await setStatus(order.id, 'cancelled')
    expect((await issue(order.number)).credit_notes).toMatchObject([{ vat: null }])
  })

  it('another slug of a category keeps its rate', async () => {
    await shop.sql("update public.categories set slug = 'vat-paper' where slug = 'vat-books'")
    const { vat_rates } = await shop.one<{ vat_rates: object }>('select vat_rates from public.shop_settings')
    await shop.sql("update public.categories set slug = 'vat-books' where slug = 'vat-paper'")
    expect(vat_rates).toEqual({ 'vat-paper': 5.5, 'vat-free': 0 })
  })

  it.each([{ a: -1 }, { a: 51 }, { a: '20' }, { a: null }, [20], { ['x'.repeat(61)]: 20 }])(
    'the rates of categories refuse %j',
    async (rates) => {
      const { code } = await shop.as('owner', 'update public.shop_settings set vat_rates = $1 where id', [
        JSON.stringify(rates),
      ])
      expect(code).toBe('23514')
    },
  )
})

describe('VAT on credit notes', () => {
  it('what a return gave back has the rate of its lines', async () => {
    const order = await ordered([
      { collection: 'dresses', price: 120, quantity: 1 },
      { collection: 'vat-books', price: 52.75, quantity: 1 },
    ])
    await issue(order.number)
    await setStatus(order.id, 'delivered')
    const total = Number(
      (await shop.one<{ t: string }>(`select total_amount as t from public.orders where id = '${order.id}'`))
        .t,
    )
    await answer(
      owner().rpc('record_payment', { p_order_id: order.id, p_amount: total, p_method: 'cod' }),
      v.unknown(),
    )
    const items = await shop.sql<{ id: string }>(
      'select id from public.order_items where order_id = $1 order by position',
      [order.id],
    )
    const itemIds = items.map(({ id }) => id)
    const returned = await asked(shop.clients.anon, { id: order.id, token: order.token, itemIds }, [0, 1])
    await decide(returned.id, 'approved')
    await receive(returned)
    await answer(refundReturn(returned.id, await paymentOf(order.id), 52.75), v.unknown())
    const { credit_notes } = await issue(order.number)
    expect(credit_notes).toMatchObject([
      { amount: 52.75, vat: { rates: [{ rate: 5.5, gross: 52.75, tax: 2.75 }] } },
    ])
    expect(credit_notes[0]?.vat?.rates).toHaveLength(1)
  })

  it.each([
    ['what is exchanged has the rate of its lines', null, [{ rate: 20, gross: 120, tax: 20 }]],
    [
      'what is given back beyond a return has the rates of what is left',
      125,
      [
        { rate: 20, gross: 120, tax: 20 },
        { rate: 5.5, gross: 5, tax: 0.26 },
      ],
    ],
  ])('%s', async (_, amount, rates) => {
    await shop.sql('update public.shop_settings set exchange_days = 14')
    const dress = await makeProduct(shop, {
      price: 120,
      stock: [
        { size: 'M', quantity: 9 },
        { size: 'L', quantity: 9 },
      ],
    })
    const book = await productIn('vat-books', 120)
    const args = orderArgs([dress.line(1, 'M'), book.line(1)], 240)
    const { id, order_number: number } = await place(shop.clients.anon, args)
    await issue(number)
    await setStatus(id, 'delivered')
    await answer(
      owner().rpc('record_payment', { p_order_id: id, p_amount: 240, p_method: 'cod' }),
      v.unknown(),
    )
    const { id: item } = await shop.one<{ id: string }>(
      'select id from public.order_items where order_id = $1 order by position limit 1',
      [id],
    )
    const line = { item, quantity: 1, reason: 'too_small', words: '' }
    const { returns } = await answer(
      shop.clients.anon.rpc('request_return', {
        p_id: randomUUID(),
        p_order_id: id,
        p_token: args.p_idempotency_key,
        p_items: [amount === null ? { ...line, exchange: { size: 'L', color: '' } } : line],
      }),
      returnAnswer,
    )
    const [returned] = returns
    if (!returned) throw new Error('There is no return')
    await decide(returned.id, 'approved')
    await receive(returned)
    await answer(
      amount === null
        ? owner().rpc('exchange_return', { p_id: returned.id })
        : refundReturn(returned.id, await paymentOf(id), amount),
      v.unknown(),
    )
    const { credit_notes } = await issue(number)
    expect(credit_notes.map(({ vat }) => vat?.rates)).toEqual([rates])
  })

  it('whatever is refunded in whatever steps, the credit notes come to the invoice, by rate and in tax', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            collection: fc.constantFrom('dresses', 'vat-books', 'vat-free'),
            price: fc.integer({ min: 1, max: 20_000 }).map((amount) => amount / 100),
            quantity: fc.integer({ min: 1, max: 3 }),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        fc.integer({ min: 0, max: 1500 }).map((amount) => amount / 100),
        fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 4 }),
        async (lines, delivery, parts) => {
          const order = await ordered(lines, delivery)
          const { vat, invoice } = await issue(order.number)
          const total = cents(invoice?.content.total_amount ?? 0)
          expect(sum(vat?.rates ?? [], 'gross')).toBe(total)
          // Each rate's tax is at most half a minor unit per line away from the exact one.
          for (const { rate, gross, tax } of vat?.rates ?? [])
            expect(Math.abs(cents(tax) - (cents(gross) * rate) / (100 + rate))).toBeLessThanOrEqual(
              (lines.length + 1) / 2,
            )
          await setStatus(order.id, 'delivered')
          await answer(
            owner().rpc('record_payment', { p_order_id: order.id, p_amount: total / 100, p_method: 'cod' }),
            v.unknown(),
          )
          const { id: payment } = await shop.one<{ id: string }>(
            "select id from public.payments where order_id = $1 and status = 'succeeded'",
            [order.id],
          )
          let left = total
          for (const part of [...parts, 100]) {
            const amount = Math.floor((left * part) / 100)
            if (amount === 0) continue
            left -= amount
            await answer(
              owner().rpc('record_refund', {
                p_payment_id: payment,
                p_amount: amount / 100,
                p_reason: 'Test',
                p_way: 'cash',
              }),
              v.unknown(),
            )
            await issue(order.number)
          }
          const { credit_notes } = await issue(order.number)
          for (const note of credit_notes)
            expect(sum(note.vat?.rates ?? [], 'gross')).toBe(cents(note.amount))
          for (const charged of vat?.rates ?? []) {
            const given = credit_notes.flatMap((note) =>
              (note.vat?.rates ?? []).filter((each) => each.rate === charged.rate),
            )
            expect(given.every(({ gross, tax }) => gross > 0 && tax >= 0)).toBe(true)
            expect([sum(given, 'gross'), sum(given, 'tax')]).toEqual([
              cents(charged.gross),
              cents(charged.tax),
            ])
          }
        },
      ),
      someOf(30),
    )
  }, 120_000)
})

describe('the company of an invoice', () => {
  const ordering = async (place: object) => {
    const product = await makeProduct(shop, { price: 60 })
    return shop.clients.anon.rpc(
      'place_order',
      orderArgs([product.line()], 60, { p_shipping_address: { ...address, ...place } }),
    )
  }
  const made = v.looseObject({
    id: v.string(),
    order_number: v.string(),
    updated_at: v.string(),
    shipping_address: v.looseObject({
      company: v.optional(v.string()),
      companyNumber: v.optional(v.string()),
    }),
    items: v.array(v.looseObject({ id: v.string(), product_slug: v.string() })),
  })
  beforeEach(() => shop.sql('update public.shop_settings set company_asked = true'))

  it('a shop that does not ask for a company stores none', async () => {
    await shop.sql('update public.shop_settings set company_asked = false')
    const { shipping_address } = await answer(
      ordering({ company: 'Atlas SARL', companyNumber: '001234567000089' }),
      made,
    )
    expect(Object.keys(shipping_address).toSorted()).toEqual(['address', 'city', 'country', 'zipCode'])
  })

  it('a company and its number stand in the order and on its invoice', async () => {
    const order = await answer(
      ordering({ company: ' Atlas  SARL ', companyNumber: '001 234 567 000 089' }),
      made,
    )
    expect(order.shipping_address).toMatchObject({ company: 'Atlas SARL', companyNumber: '001234567000089' })
    expect((await issue(order.order_number)).invoice?.content).toMatchObject({
      shipping_address: { company: 'Atlas SARL', companyNumber: '001234567000089' },
    })
    expect(
      (await answer(ordering({ company: '', companyNumber: '' }), made)).shipping_address.company,
    ).toBeUndefined()
  })

  it.each([
    'FR12345678901',
    'fr 12 345 678 901',
    'DE123456789',
    'BE0123456789',
    'NL123456789B01',
    'ES X1234567X',
    'IE1234567WA',
    'XI123456789',
    'CH123456789',
    '123456789012345',
  ])('the company number %s is taken', async (companyNumber) => {
    expect((await ordering({ companyNumber })).error).toBeNull()
  })

  it.each(['12345', 'FR123', 'DE12345678', '=1+1', 'NL123456789', '1234567890123456', 'F', 'x'.repeat(500)])(
    'the company number %s is refused by its name',
    async (companyNumber) => {
      expect(await refusal(ordering({ companyNumber }))).toMatchObject({
        status: 400,
        detail: { field: 'companyNumber' },
      })
    },
  )

  it('an owner corrects the company of an order, also of one that had none or after the shop stopped asking', async () => {
    const correct = async (order: v.InferOutput<typeof made>, place: object) =>
      answer(
        owner().rpc('correct_order', {
          p_order_id: order.id,
          p_seen: order.updated_at,
          p_items: order.items.map(({ id, product_slug: slug }) => ({
            item: id,
            slug,
            size: '',
            color: '',
            quantity: 1,
          })),
          p_customer: { name: 'Nora Alami', email: 'nora-company@example.com', phone: '+212661000000' },
          p_shipping_address: { ...address, ...place },
          p_expected_total: 60,
        }),
        made,
      )
    const plain = await answer(ordering({}), made)
    const named = await correct(plain, { company: 'Atlas SARL', companyNumber: 'FR12345678901' })
    expect(named.shipping_address).toMatchObject({ company: 'Atlas SARL', companyNumber: 'FR12345678901' })
    await shop.sql('update public.shop_settings set company_asked = false')
    expect((await correct(named, { company: 'Rif SARL' })).shipping_address).toMatchObject({
      company: 'Rif SARL',
    })
  })
})
