// Where an order can be sent: ISO 3166-1 codes. Names come from the browser.
const codes =
  'MA US CA GB IE FR BE NL LU DE AT CH ES PT IT MT GR CY SE NO DK FI IS EE LV LT PL CZ SK HU SI HR RO BG TR AE SA QA KW BH OM JO LB EG TN DZ SN CI GH NG KE ZA AU NZ JP KR SG MY TH ID PH IN BR MX AR CL CO PE'

/** What address forms begin with until the shop's settings are known. */
export const defaultCountry = 'US'

const names = new Intl.DisplayNames(['en'], { type: 'region' })

/** The countries with their codes, in the names' alphabetical order. */
export const countryCodes: readonly { code: string; name: string }[] = codes
  .split(' ')
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

export const countryCode = (country: string) => countryCodes.find(({ name }) => name === country)?.code ?? ''

export const countryName = (code: string) => countryCodes.find((each) => each.code === code)?.name ?? code

/** Country names in alphabetical order. */
export const countries: readonly string[] = countryCodes.map(({ name }) => name)
