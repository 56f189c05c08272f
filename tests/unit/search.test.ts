import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRecent, parseRecentList, type RecentListRule, removeRecent } from '@/domain/catalogue/recent-list'
import { matchesAll, splitAtTerms, wordsOf } from '@/domain/text/words'
import { categoriesFor, matchingGroups } from '@/storefront/shared/search/search-categories'
import { holds } from '../support/properties'

/** A text with its marked parts in brackets. */
const marked = (text: string, terms: string[]) =>
  splitAtTerms(text, terms)
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('')

describe('splitAtTerms', () => {
  it.each([
    ['Boho Floral Print Maxi Dress', ['floral', 'dres'], 'Boho [Floral] Print Maxi [Dres]s'],
    ['Woven Market Basket Bag', ['ba'], 'Woven Market [Ba]sket [Ba]g'],
    // In the middle of a word is no beginning.
    ['Sunglasses', ['glass'], 'Sunglasses'],
    ['Fleece-Back Hoodie', ['back'], 'Fleece-[Back] Hoodie'],
    ["Men's Basics", ['s'], "Men'[s] Basics"],
    // Case and accents do not matter, on either side.
    ['Néroli Eau de Parfum', ['NEROLI'], '[Néroli] Eau de Parfum'],
    ['Neroli', ['néro'], '[Nero]li'],
    ['Ne\u0301roli', ['ne'], '[Ne\u0301]roli'],
    ['STRASSE Straße', ['stra'], '[STRA]SSE [Stra]ße'],
    ['ﬁne ﬁg', ['f'], '[ﬁ]ne [ﬁ]g'],
    ['İstanbul', ['ist'], '[İst]anbul'],
    ['فستان أحمر', ['فست'], '[فست]ان أحمر'],
    // A title in the singular was found by the plural.
    ['Ikat Wrap Dress', ['dresses'], 'Ikat Wrap [Dress]'],
    ['Saddle Crossbody Bag', ['bags'], 'Saddle Crossbody [Bag]'],
    // Of two terms the one that covers more.
    ['Sneakers', ['sn', 'sneak'], '[Sneak]ers'],
    ['Slip Dress', ['slip dress'], '[Slip] [Dress]'],
    ['Slip Dress', [], 'Slip Dress'],
    ['Slip Dress', ['', ' ', '-', '\u0301'], 'Slip Dress'],
    ['', ['slip'], ''],
    ['👗 Dress', ['dress'], '👗 [Dress]'],
  ] as [string, string[], string][])(
    'the text %j is marked where a word begins with %j: %j',
    (text, terms, expected) => expect(marked(text, terms)).toBe(expected),
  )

  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string())
  const words = fc.array(
    fc.constantFrom('Dress', 'néroli', 'slip', 'De\u0301', 'ﬁg', '-', ' ', "'", '👗', '7'),
  )
  const sentences = words.map((parts) => parts.join(''))

  it('marking a text never loses, adds or reorders a character', () =>
    holds(
      fc.property(fc.oneof(texts, sentences), fc.array(texts, { maxLength: 5 }), (text, terms) => {
        const parts = splitAtTerms(text, terms)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
        expect(parts.every((part, place) => part.hit !== parts[place - 1]?.hit)).toBe(true)
      }),
    ))

  it('marking begins only at the beginning of a word, and takes whole characters', () =>
    holds(
      fc.property(sentences, fc.array(sentences, { maxLength: 4 }), (text, terms) => {
        let before = ''
        for (const { text: part, hit } of splitAtTerms(text, terms)) {
          if (hit) expect(before).not.toMatch(/[\p{L}\p{N}\p{M}]$/u)
          expect(part).not.toMatch(/^\p{M}/u)
          before += part
        }
      }),
    ))

  it('marking is the same whatever the case and the accents of the terms', () =>
    holds(
      fc.property(sentences, fc.array(sentences, { maxLength: 4 }), (text, terms) => {
        const shouted = terms.map((term) => term.normalize('NFD').toUpperCase())
        expect(splitAtTerms(text, shouted)).toEqual(splitAtTerms(text, terms))
      }),
    ))

  it('a text searched for by itself is marked in every whole word', () =>
    holds(
      fc.property(sentences, (text) => {
        const hit = splitAtTerms(text, [text]).filter((part) => part.hit)
        expect(wordsOf(hit.map((part) => part.text).join(' '))).toEqual(wordsOf(text))
      }),
    ))
})

describe('matchesAll', () => {
  it.each([
    ['Floral dress', 'dre flo', true],
    ['Floral dress', 'dre x', false],
    ['Néroli', 'neroli', true],
    ['Floral dress', '', true],
    ['Floral dress', 'ress', false],
  ])('the text %j matches all of the typed %j: %j', (text, typed, expected) =>
    expect(matchesAll(text, typed)).toBe(expected),
  )
})

describe('the categories suggested', () => {
  const summary = (slug: string, department: string | null, category: string | null, count: number) => ({
    slug,
    name: slug,
    group: null,
    department,
    category,
    count,
    maxDiscount: 0,
  })
  const summaries = [
    summary('dresses', 'women', 'dresses', 245),
    summary('womens-shoes', 'women', 'shoes', 38),
    summary('sneakers', 'men', 'sneakers', 25),
    summary('shirts', 'men', 'shirts', 0),
    summary('boho-chic', null, null, 8),
    summary('bohemian-nothing', null, null, 0),
  ]
  const category = (slug: string, path: string | null, partOf: string | null = null) => ({
    ...{
      slug,
      name: slug.charAt(0).toUpperCase() + slug.slice(1),
      path,
      partOf,
      isHidden: false,
      picture: null,
    },
  })
  const shop = {
    departments: [{ slug: 'men', name: 'Men' }],
    categories: [
      category('dresses', '/dresses'),
      category('shoes', '/shoes-bags?category=shoes'),
      category('sneakers', null, 'shoes'),
      category('shirts', '/men?category=shirts'),
    ],
  }
  const found = (...terms: string[]) =>
    categoriesFor(terms, summaries, shop).map(({ name, to, count }) => [name, to, count])

  it.each([
    [['dres'], [['Dresses', '/dresses', 245]]],
    [['shoe'], [['Shoes', '/shoes-bags?category=shoes', 63]]],
    // The search lists what has no page.
    [['sneakers'], [['Sneakers', '/search?category=sneakers', 25]]],
    [['men'], [['Men', '/men', 25]]],
    // Empty ones are no help, one letter tells nothing.
    [['shirts'], []],
    [['d'], []],
    [[], []],
  ])('the categories suggested for %j are %j', (terms, expected) => expect(found(...terms)).toEqual(expected))

  it('the collections gathered by hand or rule are suggested too', () =>
    expect(matchingGroups(['bo'], summaries).map(({ slug }) => slug)).toEqual(['boho-chic']))
})

describe('what a browser remembers', () => {
  const rule: RecentListRule = {
    most: 3,
    storedLength: 60,
    clean: (text) => (text.trim().length > 1 ? text.trim() : null),
  }

  it.each([
    [null, []],
    ['', []],
    ['{', []],
    ['null', []],
    ['{"0":"dress"}', []],
    ['"dress"', []],
    ['["dress", 7, null, ["bag"], {}, "x", " bag "]', ['dress', 'bag']],
    ['["dress","Dress","DRESS"]', ['dress']],
    ['["a1","b2","c3","d4","e5"]', ['a1', 'b2', 'c3']],
    [`["${'long'.repeat(20)}"]`, []],
  ])('the remembered list read from %j is %j', (stored, expected) =>
    expect(parseRecentList(stored, rule)).toEqual(expected),
  )

  it('a remembered list has the newest first, each once, and never more than so many', () => {
    expect(addRecent(['bag', 'dress'], 'Dress', rule)).toEqual(['Dress', 'bag'])
    expect(addRecent(['a1', 'b2', 'c3'], 'd4', rule)).toEqual(['d4', 'a1', 'b2'])
    const list = ['bag']
    expect(addRecent(list, 'x', rule)).toBe(list)
    expect(removeRecent(['bag', 'dress'], 'DRESS')).toEqual(['bag'])
  })

  it('a remembered list reads back what it keeps, whatever was stored or typed', () =>
    holds(
      fc.property(
        fc.string(),
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 6 }),
        (stored, typed) => {
          const list = typed.reduce<readonly string[]>(
            (known, text) => addRecent(known, text, rule),
            parseRecentList(stored, rule),
          )
          expect(list.length).toBeLessThanOrEqual(rule.most)
          expect(new Set(list.map((text) => text.toLowerCase())).size).toBe(list.length)
          const wide = { ...rule, storedLength: 100_000 }
          expect(parseRecentList(JSON.stringify(list), wide)).toEqual(list)
        },
      ),
    ))
})
