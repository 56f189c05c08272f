import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productLimits } from '@/config/page-limits'
import { shortOrderNumbers } from '@/domain/orders/order-number'
import { preview } from '@/domain/text/preview'
import { toSlug } from '@/domain/text/slug'
import { groupBy } from '@/domain/values/group'
import { safeNext } from '@/domain/values/redirect'
import { holds } from '../support/properties'

describe('toSlug', () => {
  it.each([
    ['Boho Floral Print Maxi Dress', 'boho-floral-print-maxi-dress'],
    ['Néroli Eau de Parfum', 'neroli-eau-de-parfum'],
    ['  --Hello,   World!!-- ', 'hello-world'],
    ['Baby (0-2)', 'baby-0-2'],
    ["Men's Basics", 'men-s-basics'],
    ['Toys & Games', 'toys-games'],
    ['ÅÉÎÕÜ çñ', 'aeiou-cn'],
    ['ﬁne №5', 'fine-no5'],
    ['under_score', 'under-score'],
    ['İstanbul', 'istanbul'],
    ['قفطان', 'qftn'],
    ['فستان أحمر', 'fstn-hmr'],
    ['Қафтан', 'qaftan'],
    ['платье', 'plate'],
    ['φόρεμα', 'forema'],
    ['Nœud', 'noeud'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['ワンピース', 'wanpisu'],
    ['مقاس ٣٨', 'mqs-38'],
    ['Men’s', 'men-s'],
    ['👗', ''],
    ['', ''],
    ['---', ''],
    ['100% Cotton', '100-cotton'],
    ['a\u200bb', 'ab'],
    ['Kaf\u00adtan', 'kaftan'],
    ['جلّابة', 'jlbh'],
    ['قُفْطَان', 'qftn'],
    ['Robe\u00a0d’été', 'robe-d-ete'],
    ['٣٨ cm', '38-cm'],
    ['Vase "Oued" 2½ L', 'vase-oued-2-1-2-l'],
    ['⅞ leggings', '7-8-leggings'],
  ])('the slug of %j is %j', (title, slug) => expect(toSlug(title)).toBe(slug))

  it.each([
    [3, 'abc'],
    // The cut falls on the hyphen: the database would refuse a slug that ends in one.
    [4, 'abc'],
    [5, 'abc-d'],
  ])('the slug cut at %d of "abc def" is %j', (maxLength, slug) =>
    expect(toSlug('abc def', maxLength)).toBe(slug),
  )

  it('a slug is what the database takes, or nothing, and is its own slug again', () =>
    holds(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const slug = toSlug(title)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(toSlug(slug)).toBe(slug)
      }),
    ))
})

describe('preview', () => {
  it.each([
    ['short', 50, 'short'],
    ['x'.repeat(50), 50, 'x'.repeat(50)],
    ['x'.repeat(51), 50, `${'x'.repeat(50)}…`],
    ['one two', 4, 'one…'],
    ['  a \n\n b\t c ', 50, 'a b c'],
    ['👗👠👜', 2, '👗👠…'],
    ['👗👠👜', 3, '👗👠👜'],
    ['', 5, ''],
  ])('the preview of %j to %d characters is %j', (text, length, expected) =>
    expect(preview(text, length)).toBe(expected),
  )

  it('a preview is never longer than asked and never half a character', () =>
    holds(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const shown = preview(text, productLimits.descriptionPreview)
        expect(Array.from(shown).length).toBeLessThanOrEqual(productLimits.descriptionPreview + 1)
        expect(shown.isWellFormed()).toBe(true)
      }),
    ))
})

describe('safeNext', () => {
  it.each([
    ['/checkout', '/checkout'],
    ['/search?q=a#b', '/search?q=a#b'],
    ['/a/../profile', '/profile'],
  ])('the next page %j is followed in the shop', (next, path) => expect(safeNext(next)).toBe(path))

  it.each([
    null,
    undefined,
    '',
    'checkout',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    ' /checkout',
    '\\\\evil.example',
  ])('the next page %j is not followed', (next) => expect(safeNext(next, '/fallback')).toBe('/fallback'))

  it('the next page stays in the shop whatever is asked', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '\t',
      '\n',
      '%2f',
      'evil.example',
      'https:',
      '?',
      '#',
      'a',
    )
    return holds(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const target = safeNext(`/${parts.join('')}`)
        expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example')
      }),
    )
  })
})

describe('shortOrderNumbers', () => {
  it('a short order number shows four characters, or as many more as it takes', () => {
    const [a, b, c, d, e] = [
      'ZL-AAAABBBBCCCC',
      'ZL-AAAADDDDCCCC',
      'ZL-EEEEFFFF0000',
      'ZL-EEEEFFFF0001',
      'ZL-9999000000AA',
    ] as const
    expect([...shortOrderNumbers([a, b, c, d, e, a])]).toEqual([
      [a, 'ZL-AAAABBBB'],
      [b, 'ZL-AAAADDDD'],
      [c, c],
      [d, d],
      [e, 'ZL-9999'],
    ])
    expect([...shortOrderNumbers([])]).toEqual([])
  })

  it('no two short order numbers are alike', () => {
    const number = fc
      .string({ unit: fc.constantFrom('A', 'B'), minLength: 12, maxLength: 12 })
      .map((s) => `ZL-${s}`)
    return holds(
      fc.property(fc.array(number, { maxLength: 12 }), (numbers) => {
        const short = shortOrderNumbers(numbers)
        expect(new Set(short.values()).size).toBe(new Set(numbers).size)
        for (const [long, text] of short) expect(long.startsWith(text)).toBe(true)
      }),
    )
  })
})

describe('groupBy', () => {
  it('grouping keeps the order in which groups and things first come up', () => {
    expect(groupBy(['beta', 'alpha', 'bravo'], (word) => word.charAt(0))).toEqual([
      ['b', ['beta', 'bravo']],
      ['a', ['alpha']],
    ])
  })
})
