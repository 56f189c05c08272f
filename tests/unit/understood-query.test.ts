import { describe, expect, it } from 'vitest'
import { understoodWords } from '@/content/catalogue/understood-query'

const nothing = {
  kinds: [],
  words: [],
  colors: [],
  sizes: [],
  department: null,
  isForPeople: false,
  low: null,
  high: null,
  isBelow: false,
  onSale: false,
  isExact: true,
  leftOut: [],
  notSought: [],
}

describe('what a query was understood as', () => {
  it.each([
    [
      'Showing dresses in red under $20.',
      { kinds: ['dresses'], colors: ['red'], high: '$20', isBelow: true },
    ],
    ['Showing products from $20 to $40.', { low: '$20', high: '$40' }],
    ['Showing boots in size 38 or 36-38.', { kinds: ['boots'], sizes: ['38', '36-38'] }],
    [
      'Showing shirts for men with “linen”.',
      { kinds: ['shirts'], department: 'men', isForPeople: true, words: ['linen'] },
    ],
    ['Showing products in beauty up to $15 on sale.', { department: 'beauty', high: '$15', onSale: true }],
    [
      'Nothing matches all of that. Showing cardigans, hoodies and jumpers for kids in blue.',
      {
        kinds: ['cardigans', 'hoodies', 'jumpers'],
        department: 'kids',
        isForPeople: true,
        colors: ['blue'],
        isExact: false,
      },
    ],
    [
      'Showing dresses. Left out: green, red. Not searched for: “long sleeves”, “floral”.',
      { kinds: ['dresses'], leftOut: ['green', 'red'], notSought: ['long sleeves', 'floral'] },
    ],
  ])('an understood query is said as “%s”', (sentence, query) => {
    expect(understoodWords.showing({ ...nothing, ...query })).toBe(sentence)
  })
})
