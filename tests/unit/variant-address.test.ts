import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { choiceIn, withChoice } from '@/domain/product/variant-address'
import { holds } from '../support/properties'

const product = {
  colors: ['Ink', 'Rosé', 'أزرق', 'a&b+c/d%e"f', '+'],
  sizes: ['36-38', '½', 'One size', 'XL'],
}
const searchOf = (path: string) => new URL(path, 'https://shop.example').search

describe('the address of a variant', () => {
  it('the address of a variant names the colour, then the size, and leaves out what is not chosen', () => {
    expect(paths.variant('a-dress', { size: 'M', color: 'Ink' })).toBe('/product/a-dress?color=Ink&size=M')
    expect(paths.variant('a-dress', { color: 'Ink', size: '' })).toBe('/product/a-dress?color=Ink')
    expect(paths.variant('a-dress', { color: null, size: 'M' })).toBe('/product/a-dress?size=M')
    expect(paths.variant('a-dress', {})).toBe('/product/a-dress')
  })

  it('the address of a variant says what it was made of, in any letters and signs', () =>
    holds(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
        (color, size) => {
          fc.pre([color, size].every((text) => text.isWellFormed()))
          const search = searchOf(paths.variant('a-dress', { color, size }))
          expect(choiceIn(search, { colors: ['Ink', color], sizes: [size, 'XL'] })).toEqual({ color, size })
        },
      ),
    ))

  it.each([
    ['?color=ink', 'Ink'],
    ['?color=%20INK%20', 'Ink'],
    ['?color=rose', 'Rosé'],
    ['?color=ROSE%CC%81', 'Rosé'],
    ['?color=%D8%A3%D8%B2%D8%B1%D9%82', 'أزرق'],
    ['?color=a%26b%2Bc%2Fd%25e%22f', 'a&b+c/d%e"f'],
    ['?color=%2B', '+'],
    ['?color=Ink&color=Ros%C3%A9', 'Ink'],
  ])('the address of a variant is read in another spelling: %s is %s', (search, color) => {
    expect(choiceIn(search, product)).toEqual({ color, size: null })
  })

  it.each([
    '',
    '?color=',
    '?color=%20&size=%E2%80%8B',
    '?color=Inky&size=XXL',
    '?color=-&size=36',
    '?Color=Ink&SIZE=XL',
    '?color[]=Ink',
    '?color=%',
    '?color=%FF%00',
    '?color=%3Cscript%3Ealert(1)%3C/script%3E&size="><img src=x onerror=alert(1)>',
    `?color=${'Ink'.repeat(100_000)}&size=${'%CC%81'.repeat(50_000)}XL`,
    '?color=__proto__&size=constructor',
  ])('the address of a variant asks for nothing that the product does not have: %.60s', (search) => {
    expect(choiceIn(search, product)).toEqual({ color: null, size: null })
  })

  it('the address of a product without options asks for nothing', () => {
    expect(choiceIn('?color=Ink&size=M', { colors: [], sizes: [] })).toEqual({ color: null, size: null })
  })
})

describe('a choice that is written into an address', () => {
  it('a choice in an address replaces the old one and what was no option, and keeps all else in order', () => {
    expect(
      withChoice('?utm_source=a%20b&color=Nothing&ref=1&size=S&size=M', { color: 'Ink', size: null }),
    ).toBe('utm_source=a+b&ref=1&color=Ink')
    expect(withChoice('?color=Ink', { color: '', size: '' })).toBe('')
  })

  it('a choice in an address is read as it was written', () =>
    holds(
      fc.property(
        fc.webQueryParameters(),
        fc.constantFrom(null, ...product.colors),
        fc.constantFrom(null, ...product.sizes),
        (others, color, size) => {
          expect(choiceIn(`?${withChoice(`?${others}`, { color, size })}`, product)).toEqual({ color, size })
        },
      ),
    ))
})
