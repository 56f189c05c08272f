import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { paymentSchema, refundSchema } from '@/domain/money/money-form'
import { addVariant, type OrderForm, orderFormSchema, storedOrderForm } from '@/domain/orders/order-form'
import { newParcelSchema, parcelSchema } from '@/domain/orders/parcel-form'
import type { AdminReturnItem } from '@/domain/orders/return'
import { answerSchema, expectedLines, receivedSchema, unitsOf } from '@/domain/orders/return-form'

const problemsOf = (schema: v.GenericSchema, typed: unknown) =>
  v
    .safeParse(schema, typed)
    .issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
    .toSorted() ?? []

describe('an order as the owner types it', () => {
  const form: OrderForm = {
    address: '3 Rue Atlas',
    city: 'Fès',
    zipCode: '30000',
    country: 'MA',
    company: '',
    companyNumber: '',
    name: 'Hajar Tazi',
    email: 'hajar@example.com',
    phone: '0612345678',
    lines: [],
    method: null,
    code: '',
  }

  it('an order’s form is sent as it was typed', () => {
    expect(v.parse(orderFormSchema({ needsEmail: true, zipCode: 'required' }), form)).toEqual(form)
  })

  it('an order’s form needs an email only where the customer ordered in the shop', () => {
    expect(
      problemsOf(orderFormSchema({ needsEmail: false, zipCode: 'required' }), { ...form, email: ' ' }),
    ).toEqual([])
    expect(
      problemsOf(orderFormSchema({ needsEmail: false, zipCode: 'required' }), { ...form, email: 'hajar' }),
    ).toEqual(['email: email'])
    expect(
      problemsOf(orderFormSchema({ needsEmail: true, zipCode: 'required' }), { ...form, email: ' ' }),
    ).toContain('email: required')
  })

  it('an order’s form says each field that is missing or wrong at once', () => {
    expect(
      problemsOf(orderFormSchema({ needsEmail: false, zipCode: 'required' }), {
        ...form,
        name: ' ',
        phone: '12',
        zipCode: '300',
      }),
    ).toEqual(['name: required', 'phone: phone', 'zipCode: zip-morocco'])
    expect(
      problemsOf(orderFormSchema({ needsEmail: false, zipCode: 'required' }), {
        ...form,
        country: 'FR',
        zipCode: '300',
      }),
    ).toEqual([])
  })

  it('an order’s form that was stored asks again for a country that cannot be sent', () => {
    expect(v.parse(storedOrderForm, { ...form, country: 'Morocco' }).country).toBe('')
  })

  it('a variant that is added twice is one line of two', () => {
    const hat = { id: '1', slug: 'hat', name: 'Hat', image: '', size: '', color: 'Red' }
    expect(addVariant(addVariant([], hat), hat)).toMatchObject([{ slug: 'hat', item: null, quantity: 2 }])
  })
})

describe('a payment as typed', () => {
  const schema = paymentSchema(() => '2026-11-27')
  const payment = { amount: '1 299,00', day: '2026-11-27', note: '' }

  it('a typed payment becomes minor units', () => {
    expect(v.parse(schema, payment)).toEqual({ ...payment, amount: 129_900 })
  })

  it.each(['', 'much', '0', '-5'])('a payment of “%s” is no amount', (amount) => {
    expect(problemsOf(schema, { ...payment, amount })).toEqual(['amount: amount'])
  })

  it.each(['', '2026-11-28'])('a payment does not arrive on “%s” when today is 27 November', (day) => {
    expect(problemsOf(schema, { ...payment, day })).toEqual(['day: day'])
  })
})

describe('a refund as typed', () => {
  const schema = refundSchema((payment) => (payment === 'first' ? 2000 : 500))
  const refund = { payment: 'first', amount: '20', way: '', reason: ' A seam was open ' }

  it('a typed refund becomes minor units and a trimmed reason', () => {
    expect(v.parse(schema, refund)).toEqual({ ...refund, amount: 2000, reason: 'A seam was open' })
  })

  it('a refund takes no more than is left of its payment, and says so beside a missing reason', () => {
    expect(problemsOf(schema, { ...refund, payment: 'second', reason: ' ' })).toEqual([
      'amount: too-much',
      'reason: reason',
    ])
    expect(problemsOf(schema, { ...refund, amount: 'all' })).toEqual(['amount: amount'])
  })
})

describe('a parcel as typed', () => {
  const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', mayOpen: true, mayTryOn: false }

  it.each(['', ' ', ' https://track.example/1 '])('a parcel may have the link “%s”', (trackingUrl) => {
    expect(v.parse(parcelSchema, { ...parcel, trackingUrl }).trackingUrl).toBe(trackingUrl.trim())
  })

  it.each(['http://track.example', 'https://', 'https://a b', 'javascript:alert(1)'])(
    'a parcel may not have the link “%s”',
    (trackingUrl) => {
      expect(problemsOf(parcelSchema, { ...parcel, trackingUrl })).toEqual(['trackingUrl: url'])
    },
  )

  it('a new parcel has at least one item', () => {
    expect(problemsOf(newParcelSchema, { ...parcel, quantities: { shirt: 0 } })).toEqual(['quantities: none'])
    expect(problemsOf(newParcelSchema, { ...parcel, quantities: { shirt: 0, hat: 1 } })).toEqual([])
  })
})

describe('a return as the owner answers and receives it', () => {
  const item = { id: 'shirt', quantity: 2, reason: 'too_small', hasVariant: true } as AdminReturnItem

  it('an answer needs words', () => {
    expect(problemsOf(answerSchema, { answer: ' \n' })).toEqual(['answer: needed'])
    expect(v.parse(answerSchema, { answer: ' Send it back. ' }).answer).toBe('Send it back.')
  })

  it('everything is expected back as it was sent; what is faulty or gone stays out of the stock', () => {
    expect(
      expectedLines([
        item,
        { ...item, id: 'hat', reason: 'faulty' },
        { ...item, id: 'bag', hasVariant: false },
      ]),
    ).toEqual({
      shirt: { received: 2, condition: 'unused', isRestocked: true },
      hat: { received: 2, condition: 'damaged', isRestocked: false },
      bag: { received: 2, condition: 'unused', isRestocked: false },
    })
  })

  it('a return is received with at least one item', () => {
    const { shirt } = expectedLines([item])
    expect(problemsOf(receivedSchema, { lines: { shirt } })).toEqual([])
    const none = { shirt: { ...shirt, received: 0 } }
    expect(problemsOf(receivedSchema, { lines: none })).toEqual(['lines: nothing'])
    expect(unitsOf(expectedLines([item, { ...item, id: 'hat' }]))).toBe(4)
  })
})
