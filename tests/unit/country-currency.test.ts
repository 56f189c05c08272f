import { expect, it } from 'vitest'
import { countries } from '@/config/shipping'
import { currencyOf } from '@/domain/money/country-currency'
import { currencies } from '@/domain/money/currencies'

it.each([
  ['MA', 'MAD'],
  ['FR', 'EUR'],
  ['BG', 'EUR'],
  ['GB', 'GBP'],
  ['US', 'USD'],
  ['DZ', null],
])('a shop in %s is proposed %s', (country, currency) => {
  expect(currencyOf(country)).toBe(currency)
})

it('every currency that a shop can charge in is a country’s of the list', () => {
  expect([...new Set(countries.flatMap((code) => currencyOf(code) ?? []))].sort()).toEqual(
    [...currencies].sort(),
  )
})
