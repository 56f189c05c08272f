// Invoices and credit notes: their numbers, what they keep, and who may issue them.
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { orderTools, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const { placed, setStatus } = orderTools(() => shop)
const owner = () => shop.clients.owner
const orderInvoices = v.array(
  v.looseObject({
    order_number: v.string(),
    is_complete: v.boolean(),
    invoice: v.nullable(
      v.looseObject({ number: v.string(), seller: row, content: v.looseObject({ items: v.array(row) }) }),
    ),
    credit_notes: v.array(v.looseObject({ number: v.string(), amount: v.number(), is_refund: v.boolean() })),
  }),
)
const issue = (numbers: string[]) =>
  answer(owner().rpc('issue_invoices', { p_numbers: numbers }), orderInvoices)
const read = (numbers: string[]) =>
  answer(owner().rpc('read_invoices', { p_numbers: numbers }), orderInvoices)
const pay = (id: string, amount: number) =>
  answer(owner().rpc('record_payment', { p_order_id: id, p_amount: amount, p_method: 'cod' }), v.unknown())
const refund = async (id: string, amount: number) => {
  const { id: paymentId } = await shop.one<{ id: string }>(
    `select id from public.payments where order_id = $1 and status = 'succeeded'`,
    [id],
  )
  await answer(
    owner().rpc('record_refund', {
      p_payment_id: paymentId,
      p_amount: amount,
      p_reason: 'Test',
      p_way: 'cash',
    }),
    v.unknown(),
  )
}
const numberOf = (text: string | undefined) => Number(/\d+$/.exec(text ?? '')?.[0])

describe('invoices', () => {
  it('invoices are numbered one after the other, once per order, and keep what they were issued with', async () => {
    const [one, two] = [await placed(), await placed()]
    expect((await read([one.number]))[0]).toMatchObject({ invoice: null, is_complete: false })
    const [first, second] = await issue([one.number, two.number])
    expect(first?.invoice?.number).toMatch(/^INV-20\d\d-\d{5}$/)
    expect(numberOf(second?.invoice?.number)).toBe(numberOf(first?.invoice?.number) + 1)
    expect(first?.invoice?.content.items).toHaveLength(1)
    await shop.sql("update public.shop_settings set legal_name = 'Renamed SARL' where id")
    const [again] = await issue([one.number])
    expect(again?.invoice).toEqual(first?.invoice)
    expect(again?.invoice?.seller).toMatchObject({ name: 'Zellige SARL' })
    await shop.sql("update public.shop_settings set legal_name = 'Zellige SARL' where id")
  })

  it('invoices are not issued for an order that was cancelled without one', async () => {
    const order = await placed()
    await setStatus(order.id, 'cancelled')
    expect(await issue([order.number])).toMatchObject([
      { invoice: null, is_complete: true, credit_notes: [] },
    ])
  })

  it('invoices are the owner’s to read and to issue', async () => {
    const order = await placed()
    for (const role of ['anon', 'shopper'] as const)
      for (const name of ['read_invoices', 'issue_invoices'] as const)
        expect((await refusal(shop.clients[role].rpc(name, { p_numbers: [order.number] }))).message).toMatch(
          /FORBIDDEN|permission denied/,
        )
    for (const numbers of [[], Array.from({ length: 201 }, () => 'ZL-1')])
      expect((await refusal(owner().rpc('issue_invoices', { p_numbers: numbers }))).message).toBe(
        'INVALID_INPUT',
      )
  })
})

describe('credit notes', () => {
  it('credit notes follow each refund of an invoiced order with numbers of their own', async () => {
    const order = await placed()
    await setStatus(order.id, 'shipped')
    await pay(order.id, 60)
    await issue([order.number])
    await refund(order.id, 20)
    expect((await read([order.number]))[0]?.is_complete).toBe(false)
    await issue([order.number])
    await refund(order.id, 10)
    const [issued] = await issue([order.number])
    expect(issued?.is_complete).toBe(true)
    expect(issued?.credit_notes.map(({ amount, is_refund }) => [amount, is_refund])).toEqual([
      [20, true],
      [10, true],
    ])
    const [first, second] = issued?.credit_notes ?? []
    expect(first?.number).toMatch(/^CRN-20\d\d-\d{5}$/)
    expect(numberOf(second?.number)).toBe(numberOf(first?.number) + 1)
  })

  it('credit notes give back the rest of an invoiced order that was cancelled unpaid', async () => {
    const order = await placed()
    await issue([order.number])
    await setStatus(order.id, 'cancelled')
    const [issued] = await issue([order.number])
    expect(issued?.credit_notes).toMatchObject([{ amount: 60, is_refund: false }])
    expect((await issue([order.number]))[0]?.credit_notes).toHaveLength(1)
  })

  it('credit notes do not give back what was paid beyond the invoice', async () => {
    const order = await placed()
    await setStatus(order.id, 'shipped')
    await pay(order.id, 75)
    await issue([order.number])
    await refund(order.id, 15)
    expect((await issue([order.number]))[0]).toMatchObject({ is_complete: true, credit_notes: [] })
    await refund(order.id, 60)
    expect((await issue([order.number]))[0]?.credit_notes).toMatchObject([{ amount: 60 }])
  })
})

describe('who the shop is', () => {
  it.each([
    ['legal_ice', '123'],
    ['legal_if', 'IF 12'],
    ['legal_email', 'no-address'],
    ['legal_phone', '0612'],
    ['legal_name', 'A\u202eB'],
    ['legal_address', 'one\n\ntwo'],
    ['vat_rate', 80],
    ['vat_shown', 'hidden'],
  ])('the shop’s legal facts refuse %s %j', async (column, value) => {
    const { code } = await shop.as('owner', `update public.shop_settings set ${column} = $1 where id`, [
      value,
    ])
    expect(code).toBe('23514')
  })
})
