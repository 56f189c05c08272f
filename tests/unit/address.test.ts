import { describe, expect, it } from 'vitest'
import {
  type AddressValues,
  addressLines,
  addressOf,
  addressProblems,
  sameAddress,
} from '@/domain/delivery/address'

const home: AddressValues = {
  firstName: 'Salma',
  lastName: 'Benjelloun',
  phone: '+212 661 48 20 37',
  address: '14 Rue Ibn Batouta',
  city: 'Casablanca',
  zipCode: '20250',
  country: 'MA',
}

describe('an address', () => {
  it('a complete address has no problems, without a label or with an empty one', () => {
    expect(addressProblems(home)).toEqual({})
    expect(addressProblems({ ...home, label: '' })).toEqual({})
  })

  it('an address says what is wrong with each of its fields', () => {
    expect(
      addressProblems({
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
      label: 'too-long',
      firstName: 'required',
      lastName: 'too-long',
      phone: 'phone',
      address: 'required',
      city: 'too-long',
      zipCode: 'required',
      country: 'required',
    })
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
