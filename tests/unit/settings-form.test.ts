import * as v from 'valibot'
import { expect, it } from 'vitest'
import { isCardMark } from '@/domain/money/payment-marks'
import { type SettingsForm, settingsSchema } from '@/domain/shop/settings-form'

const form: SettingsForm = {
  version: '1',
  shop: {
    ...{ contactEmail: '', country: 'MA', orderPrefix: 'ORD', packingLeast: '', packingMost: '' },
    ...{
      returnDays: '',
      withdrawalDays: '',
      returnsAreFree: false,
      exchangeDays: '',
      showsFit: true,
      measuresReductions: false,
      measureDetail: '',
    },
  },
  checkoutEnabled: true,
  fields: { email: '', zipCode: 'hidden', lastName: '' },
  companyAsked: false,
  quickOrder: false,
  defaultCountry: 'MA',
  timeZone: 'Africa/Casablanca',
  languages: ['en'],
  welcomePercent: '10',
  studentPercent: '10',
  cancelMinutes: '120',
  lowStock: '5',
  lineLimit: '10',
  currency: 'MAD',
  rates: { USD: '0.1', EUR: '0.09', GBP: '0.08', MAD: '1' },
  cardProvider: '',
  codEnabled: true,
  paymentMarks: [],
  packOnlyConfirmed: false,
  parcelsMayOpen: false,
  parcelsMayTryOn: false,
  orderMail: 'each',
  bank: { holder: '', name: '', account: '', swift: '', dueDays: '7' },
  support: {
    phone: '',
    chatUrl: '',
    hours: { chat: '', phone: 'Mon to Fri', email: '' },
    social: { instagram: '', tiktok: '', pinterest: '', facebook: '' },
  },
  identity: {
    name: '',
    address: '',
    email: '',
    phone: '',
    ice: '',
    taxId: '',
    register: '',
    professionalTax: '',
    capital: '',
    vatRate: '',
    vatShown: 'included',
  },
  vatRates: {},
}
const save = (country: string, phone: string) => {
  const { success, output, issues } = v.safeParse(settingsSchema, {
    ...form,
    defaultCountry: country,
    support: { ...form.support, phone },
    identity: { ...form.identity, phone },
  })
  return success ? [output.support.phone, output.identity.phone] : issues.map(({ message }) => message)
}

it.each([
  ['MA', '0661234567', '+212661234567'],
  ['MA', '06 61 23 45 67', '+212661234567'],
  ['MA', '05-22-12-34-56', '+212522123456'],
  ['MA', '+212 (661) 23.45.67', '+212661234567'],
  ['MA', '00212661234567', '+212661234567'],
  ['FR', '01 23 45 67 89', '+33123456789'],
  ['US', '(212) 555-0123', '+12125550123'],
  ['GB', '020 7946 0958', '+442079460958'],
  ['MA', '+33 1 23 45 67 89', '+33123456789'],
  ['MA', '', null],
])('a shop in %s stores the phone number %j as %j', (country, typed, stored) => {
  expect(save(country, typed)).toEqual([stored, stored])
})

it.each(['12 34', 'call us', '066100', '+0661234567', '066123456789012345'])(
  'a shop in Morocco refuses the phone number %j',
  (typed) => {
    expect(new Set(save('MA', typed))).toEqual(new Set(['phone']))
  },
)

it.each([
  [{ packingLeast: '1', packingMost: '2' }, true],
  [{ packingLeast: '', packingMost: '3' }, true],
  [{ packingLeast: '', packingMost: '' }, true],
  [{ packingLeast: '2', packingMost: '' }, false],
  [{ packingLeast: '3', packingMost: '2' }, false],
  [{ packingLeast: '', packingMost: '61' }, false],
  [{ returnDays: '365', returnsAreFree: true }, true],
  [{ returnDays: ' ' }, true],
  [{ returnDays: '0' }, false],
  [{ returnDays: '366' }, false],
  [{ returnDays: '7.5' }, false],
  [{ exchangeDays: '60' }, true],
  [{ exchangeDays: ' ' }, true],
  [{ exchangeDays: '0' }, false],
  [{ exchangeDays: '61' }, false],
  [{ orderPrefix: 'at' }, true],
  [{ orderPrefix: 'A' }, false],
  [{ orderPrefix: 'A1' }, false],
  [{ contactEmail: 'a@b.example' }, true],
  [{ contactEmail: 'a at b' }, false],
])('the shop’s own facts %j pass: %s', (facts, isRight) => {
  const { success, output } = v.safeParse(settingsSchema, { ...form, shop: { ...form.shop, ...facts } })
  expect(success).toBe(isRight)
  if (success && typeof output === 'object' && 'orderPrefix' in facts)
    expect(output).toMatchObject({ shop: { orderPrefix: 'AT' } })
})

it.each([
  [{ paymentMarks: Array.from({ length: 12 }, (_, place) => `MARK ${place}`) }, true],
  [{ paymentMarks: Array.from({ length: 13 }, (_, place) => `MARK ${place}`) }, false],
  [{ paymentMarks: ['x'.repeat(21)] }, false],
  [{ paymentMarks: ['VISA\u202e'] }, false],
  [{ languages: ['fr', 'ar', 'en'] }, true],
  [{ languages: [] }, false],
])('the marks and languages %j pass: %s', (facts, isRight) => {
  expect(v.safeParse(settingsSchema, { ...form, ...facts }).success).toBe(isRight)
})

it.each([
  ['VISA', true],
  ['Mastercard', true],
  ['MC', true],
  ['Apple Pay', true],
  ['G-Pay', true],
  ['PayPal', true],
  ['Carte bancaire', true],
  ['Cash on delivery', false],
  ['Virement', false],
  ['MCH', false],
])('the mark %s promises cards or wallets: %s', (mark, isCard) => {
  expect(isCardMark(mark)).toBe(isCard)
})

it('a currency without a rate is not offered, and a rate that is none is a problem', () => {
  const ratesOf = (rates: SettingsForm['rates']) => v.safeParse(settingsSchema, { ...form, rates })
  expect(ratesOf({ USD: '0,1', EUR: '', GBP: '', MAD: '1' }).output).toHaveProperty('rates', {
    USD: 0.1,
    MAD: 1,
  })
  expect(ratesOf({ USD: '', EUR: '', GBP: 'much', MAD: '1' }).issues?.map(({ message }) => message)).toEqual([
    'rate',
  ])
})
