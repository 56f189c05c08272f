// What countries are called: one name for each code, wherever one is shown.
import { expect, it } from 'vitest'
import { countries } from '@/config/shipping'
import { namedCountries } from '@/content/shared/countries'
import { countryName, isCountry } from '@/domain/delivery/country'

it.each([
  ['MA', 'Morocco'],
  ['GB', 'United Kingdom'],
  ['TR', 'Türkiye'],
  ['CI', 'Côte d’Ivoire'],
  ['CZ', 'Czechia'],
  ['KR', 'South Korea'],
])('the country code %s is shown as %s', (code, name) => expect(countryName(code)).toBe(name))

it.each(['', 'Morocco', 'ma', 'MAR', '<b>', 'XX'])('what is no country stays as it is: %j', (text) =>
  expect(countryName(text)).toBe(text),
)

it('the list of the shop is in the order of names, each country once and with a name', () => {
  expect(namedCountries.map(({ code }) => code)).toEqual(countries)
  expect(new Set(countries).size).toBe(countries.length)
  for (const { code, name } of namedCountries) {
    expect(isCountry(code)).toBe(true)
    expect(name).not.toBe(code)
  }
})
