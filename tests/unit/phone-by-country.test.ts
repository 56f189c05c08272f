import { describe, expect, it } from 'vitest'
import { moroccanCities } from '@/config/moroccan-cities'
import { sameAddress } from '@/domain/delivery/address'
import {
  callingCode,
  formatPhone,
  movePhone,
  phoneCountry,
  phoneIn,
} from '@/domain/delivery/phone-by-country'
import { zipCodeIn } from '@/domain/values/validation'
import { usualZipCode } from '@/storefront/checkout/usual-zip-code'

describe('a phone number', () => {
  it.each([
    ['0612345678', 'MA', '+212 6 12 34 56 78'],
    ['06 12 34 56 78', 'MA', '+212 6 12 34 56 78'],
    ['612.345.678', 'MA', '+212 6 12 34 56 78'],
    ['+212 (0) 612-345678', 'US', '+212 6 12 34 56 78'],
    ['00212612345678', 'US', '+212 6 12 34 56 78'],
    ['٠٦١٢٣٤٥٦٧٨', 'MA', '+212 6 12 34 56 78'],
    ['(415) 555-0100', 'US', '+1 415 555 0100'],
    ['07911 123456', 'GB', '+44 7911 123456'],
  ])('the phone number %j in %s is shown as %s', (typed, country, shown) => {
    expect(phoneIn(country)(typed)).toBeNull()
    expect(formatPhone(typed, country)).toBe(shown)
  })

  it.each([
    ['06123456', 'MA', 'phone-short'],
    ['061234567', 'MA', 'phone-digits'],
    ['0612345678', 'US', 'phone-digits'],
    ['06123456789', 'MA', 'phone-long'],
    ['0612345678', 'ZZ', 'phone-country'],
    ['+999 612345678', 'MA', 'phone-country'],
    ['call me', 'MA', 'phone'],
    ['0612345678 or 0612345679', 'MA', 'phone'],
  ])('the phone number %j in %s is refused as %s and stays as it was typed', (typed, country, problem) => {
    expect(phoneIn(country)(typed)).toBe(problem)
    expect(formatPhone(typed, country)).toBe(typed)
  })

  it('a phone number moves to another country with its digits', () => {
    expect(movePhone('+212 612-345678', 'FR')).toBe('+33 6 12 34 56 78')
    expect(movePhone('0612345678', 'FR')).toBe('+33 6 12 34 56 78')
    expect(movePhone('call me', 'FR')).toBe('call me')
  })

  it('a phone number tells its country only by its calling code', () => {
    expect(phoneCountry('+212 612-345678')).toBe('MA')
    expect(phoneCountry('0612345678')).toBeUndefined()
    expect(callingCode('MA')).toBe('+212')
  })

  it('a phone number in a saved address is the same with and without the calling code', () => {
    const home = {
      firstName: 'Nora',
      lastName: 'Alami',
      phone: '0661 48 20 37',
      address: '1 Rue de Fès',
      city: 'Rabat',
      zipCode: '10000',
      country: 'MA',
    }
    expect(sameAddress(home, { ...home, phone: '+212 661-482037' })).toBe(true)
    expect(sameAddress(home, { ...home, phone: '+212 661-482038' })).toBe(false)
  })
})

describe('a Moroccan ZIP code', () => {
  it('a Moroccan ZIP code has five digits, and codes of other countries are not judged', () => {
    expect(zipCodeIn('MA')(' 20250 ')).toBeNull()
    expect(zipCodeIn('MA')('2025')).toBe('zip-morocco')
    expect(zipCodeIn('MA')('20 250')).toBe('zip-morocco')
    expect(zipCodeIn('GB')('SW1A 1AA')).toBeNull()
  })

  it.each([
    ['Casablanca', '20000'],
    ['  casablanca', '20000'],
    ['Fès', '30000'],
    ['Fez', '30000'],
    ['Marrakech', '40000'],
    ['Tanger', '90000'],
    ['TAN TAN', '82000'],
  ])('the ZIP code of %j is usually %s', (city, code) => expect(usualZipCode(city)).toBe(code))

  it('the usual ZIP code of any other place is unknown', () => {
    expect(usualZipCode('Paris')).toBeUndefined()
    expect(usualZipCode('')).toBeUndefined()
  })

  it('each Moroccan city has a ZIP code of five digits, and no city or code comes twice', () => {
    expect(moroccanCities.filter(({ zipCode }) => !/^\d{5}$/.test(zipCode))).toEqual([])
    expect(new Set(moroccanCities.map(({ name }) => name)).size).toBe(moroccanCities.length)
    expect(new Set(moroccanCities.map(({ zipCode }) => zipCode)).size).toBe(moroccanCities.length)
  })
})
