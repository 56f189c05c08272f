// What the providers' adapters ask and understand; how a payment goes as a whole is in tests/database/card-payments.test.ts.
import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fromMinorUnits, toMinorUnits } from '../../supabase/functions/_shared/payments/amounts.ts'
import { cmiProvider } from '../../supabase/functions/_shared/payments/cmi.ts'
import { cmiHash } from '../../supabase/functions/_shared/payments/cmi-hash.ts'
import {
  type PaymentOrder,
  ProviderError,
  RefusedEvent,
} from '../../supabase/functions/_shared/payments/provider.ts'

const order: PaymentOrder = {
  paymentId: '0f8b1c9e-8a0e-4f0a-9d53-0a3f4dd1c001',
  orderId: '6b1c9b1e-8a0e-4f0a-9d53-0a3f4dd1c002',
  orderNumber: 'ZL-0123456789AB',
  amount: 649.9,
  currency: 'MAD',
  email: 'nora@example.com',
  language: 'en',
  languagePath: '',
  expiresAt: Date.parse('2026-11-24T12:00:00Z'),
}
const settings = {
  clientId: '600001234',
  storeKey: 'KEY|\\1',
  gateway: 'https://payment.cmi.example/fim/est3Dgate',
  site: 'https://shop.example',
  webhook: 'https://project.example/functions/v1/payment-webhook/cmi',
}
const cmi = cmiProvider(settings)
const sha512 = (text: string) => createHash('sha512').update(text).digest('base64')

async function callback(changes: Record<string, string> = {}, key = settings.storeKey) {
  const fields = {
    clientid: settings.clientId,
    oid: `${order.orderNumber}-0f8b1c9e`,
    amount: '649.90',
    currency: '504',
    ProcReturnCode: '00',
    TransId: '25327KLMN',
    mdStatus: '1',
    'EXTRA.HOSTMSG': 'Approved | A\\B',
    encoding: 'UTF-8',
    ...changes,
  }
  return new URLSearchParams({ ...fields, HASH: await cmiHash(fields, key) }).toString()
}
const read = (body: string) => cmi.read(new Request('https://project.example', { method: 'POST' }), body)

describe('amounts in the smallest unit', () => {
  it.each([
    [64.99, 'USD', 6499],
    [1.15, 'MAD', 115],
    [500, 'JPY', 500],
    [1.5, 'TND', 1500],
    [99999.99, 'USD', 9999999],
  ])('the amount %d %s is %i in the smallest unit', (amount, currency, minor) => {
    expect(toMinorUnits(amount, currency)).toBe(minor)
    expect(fromMinorUnits(minor, currency)).toBe(amount)
  })

  it.each([0, -1, 0.001, Number.NaN, Number.POSITIVE_INFINITY])('the amount %d is refused', (amount) => {
    expect(() => toMinorUnits(amount, 'USD')).toThrow(RangeError)
  })
})

describe('CMI’s hash', () => {
  it('CMI’s hash joins the values by their names, whatever the case, without hash and encoding', async () => {
    const fields = { b: '2', A: '1', HASH: 'x', encoding: 'UTF-8', C: '3' }
    expect(await cmiHash(fields, 'key')).toBe(sha512('1|2|3|key'))
  })

  it('CMI’s hash escapes its separators in values and key', async () => {
    expect(await cmiHash({ a: 'x|y\\z' }, 'k|\\')).toBe(sha512('x\\|y\\\\z|k\\|\\\\'))
  })

  it('CMI’s hash reads numbers in names as numbers', async () => {
    const fields = { BillToStreet12: 'twelve', BillToStreet2: 'two', BillToStreet: 'none' }
    expect(await cmiHash(fields, 'k')).toBe(sha512('none|two|twelve|k'))
  })
})

describe('CMI', () => {
  it('CMI opens its page by a signed form in dirhams', async () => {
    const { reference, redirect } = await cmi.start(order)
    if (!('fields' in redirect)) throw new Error('CMI needs a form')
    const { HASH, ...fields } = redirect.fields
    expect(redirect.url).toBe(settings.gateway)
    expect(reference).toBe(`${order.orderNumber}-0f8b1c9e`)
    expect(fields).toMatchObject({
      oid: reference,
      amount: '649.90',
      currency: '504',
      storetype: '3D_PAY_HOSTING',
      hashAlgorithm: 'ver3',
      TranType: 'PreAuth',
      CallbackURL: settings.webhook,
      okUrl: `${settings.webhook}/return?order=${order.orderId}`,
    })
    expect(HASH).toBe(await cmiHash(fields, settings.storeKey))
  })

  it('CMI opens no page in another currency', async () => {
    await expect(cmi.start({ ...order, currency: 'USD' })).rejects.toMatchObject({ final: true })
    await expect(cmi.start({ ...order, currency: 'USD' })).rejects.toThrow(ProviderError)
  })

  it('CMI’s callback is understood as an approval or a refusal', async () => {
    expect(await read(await callback())).toMatchObject({
      id: `${order.orderNumber}-0f8b1c9e:25327KLMN:00`,
      state: 'succeeded',
      amount: 649.9,
      currency: 'MAD',
    })
    expect(await read(await callback({ ProcReturnCode: '05' }))).toMatchObject({ state: 'failed' })
    expect(await read(await callback({ currency: '840' }))).toMatchObject({ currency: '840' })
  })

  it('CMI’s callback is signed by the text behind its HTML entities', async () => {
    const fields = { clientid: settings.clientId, oid: 'a', amount: '1.00', 'EXTRA.MSG': 'Fès & "co"' }
    const HASH = await cmiHash(fields, settings.storeKey)
    const body = new URLSearchParams({
      ...fields,
      'EXTRA.MSG': 'F&#232;s &amp; &quot;co&quot;',
      HASH,
    }).toString()
    expect(await read(body)).toMatchObject({ reference: 'a' })
  })

  it.each([
    ['another amount', async () => (await callback()).replace('649.90', '1.00')],
    ['another store key', () => callback({}, 'other')],
    ['another shop', () => callback({ clientid: '1' })],
    ['no hash', async () => (await callback()).replace('HASH=', 'X=')],
    ['no amount', () => callback({ amount: 'NaN' })],
    ['nothing', async () => ''],
  ])('CMI’s callback with %s is refused', async (_what, body) => {
    await expect(read(await body())).rejects.toThrow(RefusedEvent)
  })

  it.each([
    ['accepted', 'ACTION=POSTAUTH'],
    ['noted', 'APPROVED'],
    ['refused', 'FAILURE'],
  ] as const)('CMI hears of a payment that is %s: %s', async (verdict, text) => {
    expect(await cmi.answer(verdict).text()).toBe(text)
  })

  it('CMI leaves refunds to the owner', async () => {
    const request = { refundId: randomUUID(), reference: 'a', amount: 1, currency: 'MAD' }
    await expect(cmi.refund(request, request.refundId)).rejects.toMatchObject({ final: true })
  })
})
