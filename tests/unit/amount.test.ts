import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount, readWrittenAmount, writeAmount } from '@/domain/money/amount'
import { holds } from '../support/properties'

describe('an amount in a file or a message', () => {
  it.each([
    ['240 Dhs.', 24000, 'MAD'],
    ['240,00DH', 24000, 'MAD'],
    ['MAD 1 234,5', 123_450, 'MAD'],
    ['1 234,50 DH', 123_450, 'MAD'],
    ['240 د.م.', 24000, 'MAD'],
    ['١٬٢٣٤٫٥٠ درهم', 123_450, 'MAD'],
    ['１２，５０', 1250, null],
    ['\u200f240\u200f', 24000, null],
    ['$1,234.50', 123_450, 'USD'],
    ['99 €', 9900, 'EUR'],
    ['1.234,50', 123_450, null],
    ['1,234.50', 123_450, null],
    ["1'234.50", 123_450, null],
    ['1.234.567', 123_456_700, null],
    ['1,234', 123_400, null],
    ['240.0000', 24000, null],
    ['0.500', 50, null],
    ['240,-', 24000, null],
    ['240.-', 24000, null],
    ['240,--', 24000, null],
    ['240.--', 24000, null],
    ['240,–', 24000, null],
    ['240.— DH', 24000, 'MAD'],
    ['240,--€', 24000, 'EUR'],
    ['1.240,--', 124_000, null],
    ['-240,--', -24000, null],
    ['(240.--)', -24000, null],
    ['240 يورو', 24000, 'EUR'],
    ['-50,00', -5000, null],
    ['−50', -5000, null],
    ['50.00-', -5000, null],
    ['(50.00)', -5000, null],
    ['-$50.00', -5000, 'USD'],
    ['( 50,00 DH )', -5000, 'MAD'],
    ['-0', 0, null],
  ])('the written amount %j is read as %d minor units', (text, amount, currency) =>
    expect(readWrittenAmount(text)).toEqual({ amount, alternative: null, currency }),
  )

  it.each([
    ['1.240', 124_000, 124],
    ['240,000', 24_000_000, 24000],
  ])('the written amount %j may mean two amounts', (text, amount, alternative) =>
    expect(readWrittenAmount(text)).toMatchObject({ amount, alternative }),
  )

  it.each([
    ...[
      '',
      'abc',
      '12 34',
      '1.2.3',
      '1,23,456.00',
      '1.234,567',
      '2.4E+02',
      '240 x',
      '240/2',
      '2 x 120',
      '5%',
    ],
    // A sign behind the decimals' dash, and dashes that are neither.
    ...['240,---', '240,-- -', '240,-DH-', '240. -', '240,50,--', '--,50'],
    // Digits in shape only: an exponent, a fraction, a footnote, a list's number.
    ...['240²', '240½', '①', '24⓪', '₂40', '1⁄2', '⒈50', '㏠', '240…', 'Ⅳ', '½'],
    ...['(50', '50)', '--5', '(-5)', '-5-', '.50', '240 25', '100000000', '=240', `1${'0'.repeat(100)}`],
  ])('the text %j is no amount', (text) => expect(readWrittenAmount(text)).toBeNull())

  const minor = fc.integer({ min: -99_999_999, max: 99_999_999 })
  const style = fc.constantFrom(
    { group: '', point: '.' },
    { group: '', point: ',' },
    { group: ',', point: '.' },
    { group: '.', point: ',' },
    { group: ' ', point: ',' },
    { group: '\u202f', point: ',' },
    { group: '’', point: '.' },
  )
  const sign = fc.constantFrom(
    (text: string) => `-${text}`,
    (text: string) => `−${text}`,
    (text: string) => `${text}-`,
    (text: string) => `(${text})`,
  )
  const name = fc.constantFrom('', ' DH', ' Dhs.', ' MAD', ' درهم')
  it('a written amount is read as it was meant, whatever its separators, sign and currency', () =>
    holds(
      fc.property(minor, style, sign, name, (amount, { group, point }, negative, currency) => {
        const [units = '', cents = ''] = (Math.abs(amount) / 100).toFixed(2).split('.')
        const text = `${units.replaceAll(/\B(?=(\d{3})+$)/g, group)}${point}${cents}${currency}`
        expect(readWrittenAmount(amount < 0 ? negative(text) : text)?.amount).toBe(amount)
      }),
    ))
  it('a written amount of whole units is read with dashes for its decimals', () =>
    holds(
      fc.property(
        fc.integer({ min: -999_999, max: 999_999 }),
        style,
        fc.constantFrom('-', '--', '–', '—', '−−'),
        // A sign behind them would be a dash more.
        fc.constantFrom(
          (text: string) => `-${text}`,
          (text: string) => `−${text}`,
          (text: string) => `(${text})`,
        ),
        name,
        (units, { group, point }, dashes, negative, currency) => {
          const text = `${String(Math.abs(units)).replaceAll(/\B(?=(\d{3})+$)/g, group)}${point}${dashes}${currency}`
          expect(readWrittenAmount(units < 0 ? negative(text) : text)).toMatchObject({
            amount: units * 100,
            alternative: null,
          })
        },
      ),
    ))
  it('an amount with a digit in shape only is refused, wherever that digit stands', () =>
    holds(
      fc.property(
        minor,
        fc.constantFrom(...'²³¹⁰₀₉½¼¾⅓①⑳⓪❶⒈🄁㏠㋀'),
        fc.nat(),
        sign,
        name,
        (amount, shape, at, negative, currency) => {
          const digits = (Math.abs(amount) / 100).toFixed(2)
          const place = at % (digits.length + 1)
          const text = `${digits.slice(0, place)}${shape}${digits.slice(place)}${currency}`
          expect(readWrittenAmount(amount < 0 ? negative(text) : text)).toBeNull()
        },
      ),
    ))
  it('any text is read as an amount of whole cents or refused', () =>
    holds(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = readWrittenAmount(text)
        expect(read === null || Number.isInteger(read.amount)).toBe(true)
      }),
    ))
})

describe('a typed amount', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    [' 12,50 ', 1250],
    ['29,99', 2999],
    ['1 299,00', 129_900],
    ['1\u202f299', 129_900],
    ['1,299.00', 129_900],
    ['1.299,00', 129_900],
    ['٢٤٠', 24000],
    ['0', 0],
    ['1 2', null],
    ['', null],
    ['-1', null],
    ['(1)', null],
    ['1.234', null],
    ['1,234', null],
    ['240 DH', null],
    ['1e3', null],
    ['twelve', null],
    ['240,--', 24000],
    ['240²', null],
    ['½', null],
  ])('the typed amount %j is read as %j', (typed, amount) => expect(readAmount(typed)).toBe(amount))

  it('an amount is read as it is written into a field, with a point and with a comma', () =>
    holds(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (amount) => {
        const written = writeAmount(amount)
        expect(readAmount(written)).toBe(amount)
        expect(readAmount(written.replace('.', ','))).toBe(amount)
      }),
    ))
})
