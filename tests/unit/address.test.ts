import { describe, expect, it } from 'vitest'
import { addressWords } from '@/content/account/addresses'
import { type AddressValues, addressLines, addressOf, sameAddress } from '@/domain/delivery/address'
import { addressSchema } from '@/domain/delivery/address-schema'
import { problemsOf } from '../support/problems'

const home: AddressValues = {
  firstName: 'Salma',
  lastName: 'Benjelloun',
  phone: '+212 661 48 20 37',
  address: '14 Rue Ibn Batouta',
  city: 'Casablanca',
  zipCode: '20250',
  country: 'MA',
}

const { fields, problems: words } = addressWords
const problems = (draft: AddressValues & { label: string }) =>
  problemsOf(addressSchema(addressWords, {}), { ...draft, isDefault: false })

describe('an address', () => {
  it('a complete address has no problems, with a label or with an empty one', () => {
    expect(problems({ ...home, label: 'Home' })).toEqual({})
    expect(problems({ ...home, label: '' })).toEqual({})
  })

  it('an address says what is wrong with each of its fields', () => {
    expect(
      problems({
        label: 'x'.repeat(41),
        firstName: ' ',
        lastName: 'x'.repeat(80),
        phone: 'call me',
        address: '',
        city: 'x'.repeat(101),
        zipCode: '',
        country: '',
      }),
    ).toEqual({
      label: words['too-long'](fields.label),
      firstName: words.required(fields.firstName),
      lastName: words['too-long'](fields.lastName),
      phone: words.phone(),
      address: words.required(fields.address),
      city: words['too-long'](fields.city),
      zipCode: words.required(fields.zipCode),
      country: words.required(fields.country),
    })
  })

  it('a ZIP code follows the rule of the country', () => {
    const wrong = { ...home, label: '', zipCode: '202' }
    expect(problems(wrong)).toEqual({ zipCode: words['zip-morocco']() })
    expect(problems({ ...wrong, country: 'FR' })).toEqual({})
  })

  it('an address is the same however many blanks it was typed with', () => {
    expect(sameAddress(home, { ...home, city: ' Casablanca  ', address: '14  Rue Ibn Batouta' })).toBe(true)
    expect(sameAddress(home, { ...home, zipCode: '20251' })).toBe(false)
    expect(sameAddress(home, { ...home, phone: '' })).toBe(false)
  })

  it('an address has the lines of an envelope, none of them empty', () => {
    expect(addressLines(home)).toEqual(['14 Rue Ibn Batouta', 'Casablanca 20250', 'Morocco'])
    expect(addressLines({ address: '', city: '', zipCode: '', country: '' })).toEqual([])
  })

  it('an address is read out of a larger record', () => {
    expect(addressOf({ ...home, ...{ id: '1', isDefault: true } })).toEqual(home)
  })
})
