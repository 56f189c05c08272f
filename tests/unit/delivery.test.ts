import { describe, expect, it } from 'vitest'
import { studentWords } from '@/content/account/student-discount'
import { arrival, isServed, unservedField } from '@/domain/cart/delivery-address'
import { type DeliveryZone, dependsOnCity, wholeCountryZone } from '@/domain/delivery/delivery'
import { parseTypedCode } from '@/domain/discounts/discount-code'
import { studentSchema } from '@/domain/discounts/student-request'
import { buildMethod, buildQuote, day, noon } from '../support/builders'
import { problemsOf } from '../support/problems'

const zone = (id: string, facts: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id,
  name: id,
  countries: [],
  cities: [],
  methods: [buildMethod()],
  ...facts,
})

describe('delivery zones', () => {
  const morocco = zone('morocco', { countries: ['MA'] })
  const casablanca = zone('casablanca', { countries: ['MA'], cities: ['Casablanca'] })
  const others = zone('others')

  it('the delivery zone of a country is its own, else the one for all others', () => {
    expect(wholeCountryZone([casablanca, morocco, others], 'MA')).toBe(morocco)
    expect(wholeCountryZone([morocco, others], 'FR')).toBe(others)
    expect(wholeCountryZone([morocco], 'FR')).toBeUndefined()
    expect(wholeCountryZone([casablanca, others], 'MA')).toBe(others)
    expect(wholeCountryZone([casablanca], 'MA')).toBeUndefined()
  })

  it('delivery depends on the city where a zone names some cities of the country', () => {
    expect(dependsOnCity([casablanca, morocco, others], 'MA')).toBe(true)
    expect(dependsOnCity([casablanca], 'MA')).toBe(true)
    expect(dependsOnCity([casablanca, morocco, others], 'FR')).toBe(false)
    expect(dependsOnCity([morocco], 'MA')).toBe(false)
    const anywhere = zone('capitals', { cities: ['Paris'] })
    expect(dependsOnCity([anywhere, others], 'FR')).toBe(true)
    expect(dependsOnCity([anywhere, morocco], 'MA')).toBe(false)
  })

  it('a country is served if one of its cities is, and never without a delivery method', () => {
    expect(isServed([casablanca], 'MA')).toBe(true)
    expect(isServed([casablanca], 'FR')).toBe(false)
    expect(isServed([others], 'FR')).toBe(true)
    expect(isServed([zone('closed', { methods: [] })], 'FR')).toBe(false)
  })

  it('delivery zones say at once which field they do not serve', () => {
    const unserved = buildQuote({ isServed: false })
    expect(unservedField([morocco], 'FR', undefined, undefined)).toBe('country')
    expect(unservedField([casablanca], 'MA', unserved, 'Rabat')).toBe('city')
    expect(unservedField([casablanca], 'MA', unserved, undefined)).toBeNull()
    expect(unservedField([], 'FR', unserved, 'Paris')).toBe('country')
    expect(unservedField([others], 'FR', buildQuote(), 'Paris')).toBeNull()
  })

  it('a delivery method promises its days from today', () => {
    expect(arrival({ minDays: 3, maxDays: 7 }, noon)).toEqual({ from: noon + 3 * day, to: noon + 7 * day })
  })
})

describe('a stored discount code', () => {
  it.each([
    ['{"text":"SPRING","isUsed":true}', { text: 'SPRING', isUsed: true }],
    ['{"text":"  ","isUsed":true}', { text: '  ', isUsed: false }],
    [`{"text":"${'x'.repeat(300)}"}`, { text: 'x'.repeat(60), isUsed: false }],
    ['{"text":7}', { text: '', isUsed: false }],
    ['null', { text: '', isUsed: false }],
    [`"${'x'.repeat(2000)}"`, { text: '', isUsed: false }],
  ])('the stored discount code %s is read as far as it is one', (stored, code) => {
    expect(parseTypedCode(stored)).toEqual(code)
  })
})

const { problems: words } = studentWords

describe('a request for the student discount', () => {
  const request = { name: 'Nora', email: 'nora@example.com', school: 'Université Hassan II', proof: null }
  const problems = (change: object) => problemsOf(studentSchema(words), { ...request, ...change })

  it('a student’s request needs a name, an email and a school of a sensible length', () => {
    expect(problems({})).toEqual({})
    expect(problems({ name: ' ', email: 'nora', school: 'x'.repeat(121) })).toEqual({
      name: words.name,
      email: words.emailFormat,
      school: words.tooLong,
    })
  })

  it.each([
    ['application/pdf', 3 * 1024 * 1024, {}],
    ['image/png', 3 * 1024 * 1024 + 1, { proof: words.proofSize }],
    ['text/html', 10, { proof: words.proofType }],
  ])('a student’s proof is a picture or a PDF of up to 3 MB: %s of %d bytes', (type, size, expected) => {
    expect(problems({ proof: new File([new Uint8Array(size)], 'card', { type }) })).toEqual(expected)
  })
})
