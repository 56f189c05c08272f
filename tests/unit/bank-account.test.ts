import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compactAccount, formatAccount, isIban, isRib, isSwift } from '@/domain/money/bank-account'
import { holds } from '../support/properties'

// Examples of the banks' own documents.
const rib = '011519000001205000534921'
const ibans = ['MA64011519000001205000534921', 'DE89370400440532013000', 'FR1420041010050500013M02606']

describe('an account number', () => {
  it('an account number of 24 digits is a RIB if its key fits', () => {
    expect(isRib(rib)).toBe(true)
    expect(isRib('011519000001205000534922')).toBe(false)
    expect(isRib(rib.slice(1))).toBe(false)
    expect(isRib('0'.repeat(24))).toBe(false)
  })

  it.each(ibans)('the account number %s is an IBAN whose check digits fit', (iban) => {
    expect(isIban(iban)).toBe(true)
    expect(isIban(compactAccount(` ${iban.toLowerCase().replace(/(.{4})/g, '$1 ')}`))).toBe(true)
  })

  it('an account number with any one digit wrong is refused', () =>
    holds(
      fc.property(
        fc.constantFrom(rib, ...ibans),
        fc.nat({ max: 23 }),
        fc.integer({ min: 1, max: 9 }),
        (account, place, by) => {
          const digit = account[place] ?? ''
          if (!/\d/.test(digit)) return
          const wrong = account.slice(0, place) + ((Number(digit) + by) % 10) + account.slice(place + 1)
          expect(isRib(wrong) || isIban(wrong)).toBe(false)
        },
      ),
    ))

  it('an account number is printed in groups that read back as the same number', () => {
    expect(formatAccount('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
    for (const account of [rib, ...ibans]) expect(compactAccount(formatAccount(account))).toBe(account)
    expect(formatAccount('')).toBe('')
  })

  it('any typed text is judged without an error, and never as both an IBAN and a RIB', () =>
    holds(
      fc.property(fc.string(), (typed) => {
        expect(isIban(typed) && isRib(typed)).toBe(false)
      }),
    ))
})

it.each([
  ['BCMAMAMC', true],
  ['BCMAMAMCXXX', true],
  ['BCMAMAM', false],
  ['BCM1MAMC', false],
  ['', false],
])('the SWIFT code %j is valid: %s', (code, valid) => expect(isSwift(code)).toBe(valid))
