import { expect, it } from 'vitest'
import { type Identity, lackingOnInvoices } from '@/domain/shop/identity'

const unset: Identity = {
  name: null,
  address: [],
  email: null,
  phone: null,
  ice: null,
  taxId: null,
  register: null,
  professionalTax: null,
  capital: null,
  vatRate: null,
  vatShown: 'included',
}

it('an invoice lacks the address anywhere, in Morocco the ICE and IF, and with VAT its number', () => {
  expect(lackingOnInvoices(unset, 'MA')).toEqual(['address', 'ice', 'taxId'])
  expect(lackingOnInvoices(unset, 'FR')).toEqual(['address'])
  expect(lackingOnInvoices({ ...unset, vatRate: 20 }, 'FR')).toEqual(['address', 'taxId'])
})

it('an invoice with these details lacks nothing', () => {
  const whole = { ...unset, address: ['1 Rue du Port'], ice: '001234567000089', taxId: '12345678' }
  expect(lackingOnInvoices(whole, 'MA')).toEqual([])
})
