// The database normalises phone numbers as libphonenumber does, for every country that addresses offer.
import fc from 'fast-check'
import plansInFull from 'libphonenumber-js/max/metadata'
import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import metadata from 'libphonenumber-js/min/metadata'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countries } from '@/config/shipping'
import { expensiveNumbers, isExpensive } from '@/domain/delivery/expensive-number'
import { phoneIn, toE164 } from '@/domain/delivery/phone-by-country'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

type Difference = { text: string; expected: string | null; answer: string | null }
type Try = { text: string; country: string }
/** What the database makes of each text. */
async function normalised(tries: Try[]): Promise<(string | null)[]> {
  const rows = await shop.sql<{ e164: string | null }>(
    `select private.phone_e164(t.text, t.country) as e164
     from unnest($1::text[], $2::text[]) with ordinality as t (text, country, place) order by t.place`,
    [tries.map(({ text }) => text), tries.map(({ country }) => country)],
  )
  return rows.map(({ e164 }) => e164)
}

/** The library's plans by country: at 2 the pattern of national numbers, at 5 the prefix that begins them at home. */
const plans = v.parse(v.record(v.string(), v.array(v.unknown())), metadata.countries)
const fullPlans = v.parse(v.record(v.string(), v.array(v.unknown())), plansInFull.countries)
const partOf = (code: string, place: number) => v.parse(v.fallback(v.string(), ''), plans[code]?.[place])
const spaced = (digits: string) => digits.replace(/(\d{2})(?=\d)/g, '$1 ')

const callingCodes = new Set<string | undefined>(
  countries.map((code) => getCountryCallingCode(code as CountryCode)),
)

/** A national number in the spellings in which people type it. */
function spellings(national: string, code: string): string[] {
  const calling = getCountryCallingCode(code as CountryCode)
  const trunk = partOf(code, 5)
  return [
    national,
    trunk + national,
    spaced(trunk + national),
    (trunk + national).replace(/(\d{3})(?=\d)/g, '$1-'),
    `+${calling}${national}`,
    `+${calling} (${trunk || 0})${spaced(national)}`,
    `00${calling}${national}`,
    `${calling}${national}`,
    ` +${calling}.${national.slice(0, 3)}/${national.slice(3)} `,
  ]
}

describe('a phone number', () => {
  it.each(countries)('a phone number of %s gets the form that libphonenumber gives it', async (code) => {
    const pattern = partOf(code, 2)
    expect(pattern).not.toBe('')
    const numbers = fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`)), {
      numRuns: 16,
      seed: 20261128,
    })
    const random = fc.sample(fc.stringMatching(/^[0-9]{5,13}$/), { numRuns: 20, seed: 7 })
    // Services in Canada that are dialled without an area code get no order.
    const whole =
      getCountryCallingCode(code as CountryCode) === '1'
        ? numbers.filter((number) => number.length === 10)
        : numbers
    const texts = [
      ...whole.flatMap((number) => spellings(number, code)),
      ...random,
      ...random.map((n) => `+${n}`),
    ]
    const answers = await normalised(texts.map((text) => ({ text, country: code })))
    const differences = texts.flatMap((text, index): Difference[] => {
      const answer = answers[index] ?? null
      const valid = toE164(text, code)
      if (valid !== null) return valid === answer ? [] : [{ text, expected: valid, answer }]
      // Numbers of a known length that no operator gives out may be kept, in the same form.
      const parsed = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'), {
        defaultCountry: code as CountryCode,
        extract: false,
      })
      const isServed = callingCodes.has(parsed?.countryCallingCode)
      return answer === null || answer === parsed?.number || !isServed
        ? []
        : [{ text, expected: parsed?.number ?? null, answer }]
    })
    expect(differences).toEqual([])
    expect(answers.filter(Boolean).length).toBeGreaterThan(40)
  })

  it.each([
    ['06 12-34 56 78', 'MA', '+212612345678'],
    ['0612345678', 'MA', '+212612345678'],
    ['+212 (0) 6 12 34 56 78', 'ES', '+212612345678'],
    ['00212612345678', 'FR', '+212612345678'],
    ['212612345678', 'MA', '+212612345678'],
    ['٠٦١٢٣٤٥٦٧٨', 'MA', '+212612345678'],
    ['06 12 34', 'MA', null],
    ['no phone', 'MA', null],
    ['', 'MA', null],
    ['0612345678', 'XX', null],
    ['0612345678', 'Morocco', null],
    ['9'.repeat(500), 'MA', null],
    ['+979 1 2345 6789', 'MA', null],
    ['00979123456789', 'MA', null],
    ['+878 10 1234 5678', 'MA', null],
    ['+882 1612 3456', 'MA', null],
    ['+883 5100 1234', 'MA', null],
    ['+886 912 345 678', 'MA', '+886912345678'],
    ['0898 12 34 56', 'MA', null],
    ['0891 12 34 56', 'MA', null],
    ['+212 (0) 898 123456', 'FR', null],
    ['0801 00 12 34', 'MA', '+212801001234'],
    ['08 92 12 34 56', 'FR', null],
    ['+33 8 99 12 34 56', 'MA', null],
    ['0820 12 34 56', 'FR', '+33820123456'],
    ['+1 900 555 1234', 'MA', null],
    ['0909 879 1234', 'GB', null],
  ])('a phone number typed as %j in %s is %s', async (text, country, expected) => {
    expect(await normalised([{ text, country }])).toEqual([expected])
  })

  it('the form knows the numbers that cost their caller more as the database does', async () => {
    const { source } = await shop.one<{ source: string }>(
      "select prosrc as source from pg_proc where oid = 'private.is_expensive_number(text)'::regprocedure",
    )
    const parts = [...source.matchAll(/'([^']*)'/g)].map((match) => match[1])
    expect(parts.join('')).toBe(expensiveNumbers.source)
    expect(phoneIn('FR')('08 92 12 34 56')).toBe('phone-digits')
    expect(phoneIn('FR')('06 12 34 56 78')).toBeNull()
  })

  it('of every country the numbers of premium services are such, and those of people are not', () => {
    const missing: string[] = []
    for (const code of countries) {
      const calling = getCountryCallingCode(code as CountryCode)
      const samplesOf = (type: number, numRuns: number) => {
        const types = fullPlans[code]?.[11] as unknown[] | undefined
        const [pattern] = (types?.[type] || []) as string[]
        if (!pattern) return []
        const samples = fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`)), {
          numRuns,
          seed: 20261130,
        })
        return samples.map((national) => `+${calling}${national}`)
      }
      expect([...samplesOf(0, 200), ...samplesOf(1, 200)].filter(isExpensive)).toEqual([])
      const premium = samplesOf(3, 100)
      if (premium.length > 0 && !premium.some(isExpensive)) missing.push(code)
      // Nor are those of other services: free of charge, at a shared cost, over the internet.
      for (const other of [2, 8, 9]) expect(samplesOf(other, 50).filter(isExpensive)).toEqual([])
    }
    expect(missing).toEqual([])
  })

  it('a phone number is stored in its one form beside what was typed', async () => {
    const [row] = await shop.sql<{ typed: string; normal: string }>(
      "select o.customer_phone as typed, o.phone_e164 as normal from public.orders o where o.phone_e164 like '+212%' limit 1",
    )
    expect(row?.normal).toBe(toE164(row?.typed ?? '', 'MA'))
  })
})
