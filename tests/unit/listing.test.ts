import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { limits } from '@/config/limits'
import type { StoredSection } from '@/data/pages/fetch-page'
import { facetsQuery } from '@/data/products/facet-queries'
import { listingQuery } from '@/data/products/listing-queries'
import { listingFilter } from '@/data/products/listing-request'
import { chosenFacets, offeredValues, toggleFacet } from '@/domain/catalogue/facet-choices'
import {
  bySize,
  type Facets,
  facetDefinitions,
  facetNames,
  type ListingAddress,
  type ListingRules,
  listingParametersIn,
  noFacets,
  parseListing,
  serialiseListing,
  sortOf,
} from '@/domain/catalogue/facets'
import {
  categoryName,
  kindsOf,
  type ListingContent,
  listingOfSection,
  shownBanner,
} from '@/domain/catalogue/listing'
import { byPrice, countedBands, countedWithin, offeredBands } from '@/domain/catalogue/price-bands'
import { popularCategories, type ShopCategory } from '@/domain/catalogue/shop-category'
import { currencies } from '@/domain/money/currencies'
import { defaultSections } from '@/sections/default-pages'
import { schema } from '@/sections/listing'
import { listingOnPage } from '@/sections/page-listing'
import { checkedSection } from '@/sections/schemas'
import { categoryOptions } from '@/storefront/catalogue/filters/facet-categories'
import { collectionListing, rulesOf, searchListing } from '@/storefront/catalogue/listings'
import { holds } from '../support/properties'

const category = (slug: string, facts: Partial<ShopCategory> = {}): ShopCategory => ({
  slug,
  name: slug.charAt(0).toUpperCase() + slug.slice(1),
  partOf: null,
  path: null,
  isHidden: false,
  picture: null,
  ...facts,
})
const categories = [
  category('dresses'),
  category('tops'),
  category('kaftans'),
  category('knitwear'),
  category('shoes'),
  category('sneakers', { partOf: 'shoes' }),
  category('sandals', { partOf: 'shoes' }),
  category('bags'),
  category('accessories'),
  category('baby', { name: 'Baby (0-2)' }),
]
const names = Object.fromEntries(categories.map(({ slug, name }) => [slug, name]))
const choice = (slug: string) => ({ id: `id-${slug}`, slug, name: null })
const link = (to: string) => ({ to, name: null })
const content = (facts: Partial<ListingContent> = {}): ListingContent => ({
  ...v.parse(schema(), {}),
  ...facts,
})
const place = { title: 'Women', text: '', names, newDays: 14, ownCategories: [] }
const shoes = { category: choice('shoes'), including: [choice('sneakers'), choice('sandals')], to: null }
const women = listingOfSection(
  content({
    departments: [choice('women')],
    categories: [
      { category: choice('dresses'), including: [], to: null },
      { category: choice('tops'), including: [], to: null },
      shoes,
      { category: choice('accessories'), including: [choice('bags')], to: null },
      // Gone since the page was written.
      { category: null, including: [], to: null },
    ],
  }),
  place,
)
const dresses = listingOfSection(
  content({
    fixed: choice('dresses'),
    categories: [
      { category: choice('dresses'), including: [], to: link('/dresses') },
      { category: choice('tops'), including: [], to: link('/tops') },
      { ...shoes, to: link('/shoes-bags?category=shoes') },
      { category: choice('bags'), including: [], to: link('/bags') },
    ],
  }),
  place,
)

const rules: ListingRules = {
  sorts: ['featured', 'price-low', 'price-high', 'newest', 'rating'],
  isCategory: (name) => ['dresses', 'shoes'].includes(name),
  pages: 400,
}
const parse = (text: string, by = rules) => parseListing(new URLSearchParams(text), by)

/** Values as products have them: any words, but of commas decimal ones alone, and no blanks around or control characters. */
const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/[;\p{Cc}\p{Cs}]|(?<!\p{Nd}),|,(?!\p{Nd})/gu, '').trim())
  .filter((text) => text !== '')
const words = fc.uniqueArray(word, { maxLength: 6 })
const some = <T>(values: readonly T[]) => fc.subarray([...values])
const one = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 1 })

const facets: fc.Arbitrary<Facets> = fc
  .record({
    size: words,
    color: words,
    // Bands of every currency, as links may come from a shop that charged in another one.
    price: some([...offeredBands('USD'), ...offeredBands('MAD')]).map((bands) => bands.toSorted(byPrice)),
    discount: one(facetDefinitions.discount.values),
    rating: one(facetDefinitions.rating.values),
    stock: one(facetDefinitions.stock.values),
  })
  .map(({ size, color, ...rest }) => ({ ...rest, size: size.toSorted(bySize), color: color.toSorted() }))
const address: fc.Arbitrary<ListingAddress> = fc
  .record({
    category: fc.constantFrom(null, 'dresses', 'shoes'),
    query: fc.oneof(fc.constant(''), word),
    literal: fc.boolean(),
    facets,
    sort: fc.constantFrom(...rules.sorts),
    view: fc.constantFrom('grid' as const, 'list' as const),
    page: fc.integer({ min: 1, max: 400 }),
  })
  .map((given) => ({ ...given, literal: given.literal && given.query !== '' }))
const value = fc.oneof(
  word,
  fc.constantFrom(
    ...Object.values(facetDefinitions).flatMap((facet) => ('values' in facet ? facet.values : [])),
  ),
)

describe('the address of a list', () => {
  it('the address of a list is read back as it was written', () =>
    holds(
      fc.property(address, (given) => {
        expect(parse(serialiseListing(given, rules))).toEqual(given)
      }),
    ))

  it('the address of a list is the same for the same choice', () =>
    holds(
      fc.property(address, (given) => {
        const text = serialiseListing(given, rules)
        expect(serialiseListing(parse(text), rules)).toBe(text)
      }),
    ))

  it('the address of a list takes anything without a complaint', () =>
    holds(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(...facetNames, 'category', 'q', 'literal', 'sort', 'view', 'page', 'utm_source'),
            fc.oneof(fc.string({ unit: 'binary' }), fc.constant('1')),
          ),
        ),
        (entries) => {
          const read = parseListing(new URLSearchParams(entries), rules)
          expect(rules.sorts).toContain(read.sort)
          expect(read.page).toBeGreaterThanOrEqual(1)
          expect(read.page).toBeLessThanOrEqual(rules.pages)
          expect(parse(serialiseListing(read, rules))).toEqual(read)
        },
      ),
    ))

  it('the address of a list is readable, with each choice once and in order', () => {
    const read = parse(
      '?category=dresses&size=L,M,L&color=Blue&price=15-20,10-15&discount=20&stock=in&sort=price-low',
    )
    expect(serialiseListing(read, rules)).toBe(
      '?category=dresses&size=M,L&color=Blue&price=10-15,15-20&discount=20&stock=in&sort=price-low',
    )
  })

  it('a size with a decimal comma is one choice in the address of a list', () => {
    const sizes = parse(
      serialiseListing({ ...parse(''), facets: { ...parse('').facets, size: ['0,5 l', '1,5 l'] } }, rules),
    )
    expect(sizes.facets.size).toEqual(['0,5 l', '1,5 l'])
    expect(parse('size=36,37').facets.size).toEqual(['36', '37'])
  })

  it.each([
    ['category=constructor', 'a category that is none'],
    ['category=zzz', 'a category of nowhere'],
    ['sort=cheapest', 'an unknown sort'],
    ['sort=popular', 'a sort of another page'],
    ['price=1-2,free', 'price bands that are none'],
    ['discount=99', 'a level that is none'],
    ['rating=6', 'a level that is none'],
    ['stock=maybe', 'a state that is none'],
    ['view=table', 'a layout that is none'],
    ['page=-3', 'a page before the first'],
    ['page=two', 'a page that is no number'],
    ['page=1.5', 'half a page'],
    ['size=,, ,', 'empty values'],
    [`size=${'x'.repeat(41)}`, 'a value longer than any'],
    ['__proto__=1', 'a name that is none'],
  ])('the address of a list ignores %s: %s', (text) => expect(parse(text)).toEqual(parse('')))

  it('the address of a list is bounded in how much it can ask for', () => {
    const many = Array.from({ length: 200 }, (_, index) => `s${index}`).join(',')
    expect(parse(`size=${many}`).facets.size.length).toBeLessThanOrEqual(20)
    expect(parse(`q=${'😀'.repeat(300)}`).query.length).toBeLessThanOrEqual(240)
    expect(parse('page=999999').page).toBe(400)
    expect(parse('q=%00%0D%0Alinen%00').query).toBe('linen')
  })

  it('the address of a list keeps only one level of a facet', () => {
    expect(parse('discount=20,60').facets.discount).toEqual(['60'])
  })

  it('the address of the sale names its sorts as the sale does', () => {
    const sale = rulesOf(listingOfSection(content({ onSale: true }), place))
    expect(sale.sorts).toEqual(['featured', 'newest', 'price-low-to-high', 'price-high-to-low'])
    expect(parse('sort=price-low-to-high', sale).sort).toBe('price-low-to-high')
    expect(parse('sort=price-low', sale).sort).toBe('price-low-to-high')
    expect(sortOf('price-low-to-high')).toBe('price-low')
    expect(sortOf('price-high-to-low')).toBe('price-high')
  })

  it('the new arrivals begin with the newest', () => {
    const arrivals = rulesOf(listingOfSection(content({ isNew: true, first: 'newest' }), place))
    expect(arrivals.sorts).toEqual(['newest', 'price-low', 'price-high', 'rating', 'popular'])
    expect(parse('', arrivals).sort).toBe('newest')
  })

  it('a list begins with the order that its page names, and keeps the others', () => {
    const first = (facts: Partial<ListingContent>) => listingOfSection(content(facts), place).sorts
    expect(first({ first: 'rating' })).toEqual(['rating', 'featured', 'price-low', 'price-high', 'newest'])
    expect(first({ first: 'popular' })[0]).toBe('popular')
    expect(first({ onSale: true, first: 'price-low' })).toEqual([
      'price-low-to-high',
      'featured',
      'newest',
      'price-high-to-low',
    ])
  })

  it('the address of a list that is not known yet keeps what any list could read of it', () => {
    const known = (text: string) => listingParametersIn(new URLSearchParams(text), 400)
    expect(known('utm_source=letter&size=L,M&category=dresses&page=3')).toEqual({
      search: '?category=dresses&size=M,L&page=3',
      page: 3,
    })
    for (const sort of ['featured', 'newest', 'price-low-to-high', 'popular'])
      expect(known(`sort=${sort}`).search).toBe(`?sort=${sort}`)
    expect(known('sort=cheapest&category=%3Cb%3E&view=table').search).toBe('')
  })

  it('the address of a list that is not known yet is the same for the same choice', () =>
    holds(
      fc.property(address, (given) => {
        const once = listingParametersIn(new URLSearchParams(serialiseListing(given, rules)), 400).search
        expect(listingParametersIn(new URLSearchParams(once), 400).search).toBe(once)
      }),
    ))
})

describe('toggling', () => {
  it('toggling a value twice changes nothing, where values add up', () =>
    holds(
      fc.property(facets, fc.constantFrom('size' as const, 'color' as const), word, (chosen, name, one) => {
        expect(toggleFacet(toggleFacet(chosen, name, one), name, one)).toEqual(chosen)
      }),
    ))

  it('toggling a level twice leaves none chosen', () =>
    holds(
      fc.property(facets, fc.constantFrom('discount' as const, 'rating' as const), (chosen, name) => {
        for (const level of facetDefinitions[name].values) {
          const once = toggleFacet({ ...chosen, [name]: [] }, name, level)
          expect(once[name]).toEqual([level])
          expect(toggleFacet(once, name, level)[name]).toEqual([])
        }
      }),
    ))

  it('toggling touches no other facet and makes only what an address can say', () =>
    holds(
      fc.property(address, fc.constantFrom(...facetNames), value, (given, name, one) => {
        const toggled = toggleFacet(given.facets, name, one)
        for (const other of facetNames) if (other !== name) expect(toggled[other]).toBe(given.facets[other])
        const said = serialiseListing({ ...given, facets: toggled }, rules)
        expect(chosenFacets(parse(said).facets).length).toBeLessThanOrEqual(chosenFacets(toggled).length)
      }),
    ))

  it('a toggled level takes the place of another one', () => {
    expect(toggleFacet({ ...noFacets, rating: ['3'] }, 'rating', '4.5').rating).toEqual(['4.5'])
  })
})

describe('sizes', () => {
  it('sizes come in the order in which one looks for them', () => {
    const sizes = [
      'One size',
      '36-38',
      '38',
      'XXL',
      '4 y',
      'S',
      '0-6 m',
      '36',
      'XS',
      '50 ml',
      '12-18 m',
      '8 y',
      'M',
      '30 ml',
      'L',
      'XL',
    ]
    expect(sizes.toSorted(bySize)).toEqual([
      'XS',
      'S',
      'M',
      'L',
      'XL',
      'XXL',
      '0-6 m',
      '12-18 m',
      '4 y',
      '8 y',
      '36',
      '36-38',
      '38',
      '30 ml',
      '50 ml',
      'One size',
    ])
  })

  it('sizes are sorted into one order only, however they came', () =>
    holds(
      fc.property(fc.array(word), fc.array(word), (some, others) => {
        expect([...some, ...others].toSorted(bySize)).toEqual([...others, ...some].toSorted(bySize))
      }),
    ))
})

describe('what is offered of a facet', () => {
  it('what is offered of a facet leads somewhere, or is chosen', () => {
    const bands = offeredBands('USD')
    expect(offeredValues('size', { L: 2, S: 5 }, ['XXL'], bands)).toEqual([
      { value: 'S', count: 5 },
      { value: 'L', count: 2 },
      { value: 'XXL', count: 0 },
    ])
    expect(offeredValues('price', { '15-20': 1, '0-10': 3, odd: 9 }, [], bands)).toEqual([
      { value: '0-10', count: 3 },
      { value: '15-20', count: 1 },
    ])
    expect(
      offeredValues('color', { Red: 1, Blue: 7, Black: 7 }, [], bands).map(({ value }) => value),
    ).toEqual(['Black', 'Blue', 'Red'])
  })

  it('offered price bands are grouped as the currency needs it, and count every product once', () => {
    const counts = { '10-15': 1, '30-50': 2, '50-100': 4, '100-150': 8, '500-1000': 16, '2000-up': 32 }
    const offered = (currency: string, chosen: readonly string[] = []) =>
      offeredValues('price', counts, chosen, offeredBands(currency)).map(
        ({ value, count }) => `${value}: ${count}`,
      )
    expect(offered('USD')).toEqual(['10-15: 1', '30-50: 2', '50-up: 60'])
    expect(offered('MAD')).toEqual(['0-100: 7', '100-150: 8', '500-up: 48'])
    expect(offered('MAD', ['10-15'])).toEqual(['0-100: 7', '10-15: 1', '100-150: 8', '500-up: 48'])
    for (const currency of currencies)
      expect(offeredBands(currency).flatMap(countedWithin), currency).toEqual(countedBands)
  })
})

describe('a list as the shop is asked for it', () => {
  it('a list is asked for with only what was chosen, in the database’s own terms', () => {
    const { facets: chosen } = parse('size=M&color=Blue,Red&price=10-15,50-up&discount=20&rating=4&stock=in')
    expect(
      listingFilter({ departments: ['women'] }, { query: 'linen', kinds: ['shoes'], facets: chosen }),
    ).toEqual({
      departments: ['women'],
      q: 'linen',
      categories: ['shoes'],
      size: ['M'],
      color: ['Blue', 'Red'],
      price: ['10-15', ...countedWithin('50-up')],
      discount: ['20'],
      rating: ['4'],
      stock: ['in'],
    })
    expect(listingFilter({ onSale: true }, {})).toEqual({ onSale: true })
  })

  it('a list is asked at once for all the pages that were shown, up to what one answer holds', () => {
    const first = (pages: number) => listingQuery({}, 'newest', pages).initialPageParam
    expect(first(1)).toEqual({ after: null, limit: limits.listPage })
    expect(first(3)).toEqual({ after: null, limit: 72 })
    expect(first(400)).toEqual({ after: null, limit: 960 })
    expect(listingQuery({}, 'newest', 1).queryKey).toEqual(listingQuery({}, 'newest', 3).queryKey)
    expect(listingQuery({}, 'newest', 1).queryKey).not.toEqual(listingQuery({}, 'rating', 1).queryKey)
    expect(facetsQuery({}).queryKey).not.toEqual(facetsQuery({ onSale: true }).queryKey)
  })
})

describe('places', () => {
  it.each([
    [{ departments: [choice('women')] }, { departments: ['women'] }],
    [
      { departments: [choice('women'), choice('men')], kinds: [choice('tops')] },
      { departments: ['women', 'men'], kinds: ['tops'] },
    ],
    [{ onSale: true }, { onSale: true }],
    [{ isNew: true }, { newDays: 14 }],
    [{ collection: choice('boho-chic') }, { collection: 'boho-chic' }],
    [{}, {}],
  ])('the list of %j asks for what belongs there', (facts, filter) =>
    expect(listingOfSection(content(facts), place).filter).toEqual(filter),
  )

  it('the list of a collection and the search ask for what is theirs', () => {
    expect(collectionListing('boho-chic', categories).filter).toEqual({ collection: 'boho-chic' })
    expect(searchListing(categories).filter).toEqual({})
    expect(searchListing(undefined)).toMatchObject({ isSearch: true, names: null, categories: [] })
  })

  it.each([
    ['a page of its own', category('dresses', { path: '/dresses' }), '/dresses'],
    ['a page that lists more', category('dresses', { path: '/clothing?category=dresses' }), undefined],
    [
      'a page that search engines are not given',
      category('dresses', { path: '/dresses', isHidden: true }),
      undefined,
    ],
    ['no page', category('dresses'), undefined],
  ])(
    'search engines have a collection whose category has %s under the right address',
    (_what, kind, address) => {
      expect(collectionListing('dresses', [kind]).canonical).toBe(address)
      expect(collectionListing('boho-chic', [kind]).canonical).toBeUndefined()
    },
  )

  it('a department’s shoes include sneakers and sandals, and another kind stays as it is', () => {
    expect(kindsOf(women, 'shoes')).toEqual(['shoes', 'sneakers', 'sandals'])
    expect(kindsOf(women, 'knitwear')).toEqual(['knitwear'])
    expect(kindsOf(women, null)).toBeNull()
  })

  it('the page of dresses has the category of dresses, and takes no other one', () => {
    expect(kindsOf(dresses, null)).toEqual(['dresses'])
    expect(parse('category=tops', rulesOf(dresses)).category).toBeNull()
  })

  it('a list takes the categories that the shop has; until they are known, any that could be one', () => {
    expect(parse('category=kaftans', rulesOf(women)).category).toBe('kaftans')
    expect(parse('category=cars', rulesOf(women)).category).toBeNull()
    expect(parse('category=cars', rulesOf({ ...women, names: null })).category).toBe('cars')
    expect(categoryName(women, 'baby')).toBe('Baby (0-2)')
    expect(categoryName({ names: null }, 'rain-wear')).toBe('Rain wear')
  })
})

describe('a list on a page', () => {
  const page = { title: 'Pets', description: 'For dogs.', isIndexed: true }
  const shown = (sections: StoredSection[]) => sections.flatMap((each) => checkedSection(each) ?? [])
  const section = (id: string, kind: string, fields: object = {}) => {
    const [checked] = shown([{ id, kind, isHidden: false, ...fields }])
    if (!checked) throw new Error(`No section of the kind ${kind}`)
    return checked
  }
  const shop = { categories, summaries: undefined }
  const list = section('list', 'listing', { departments: [choice('pets')] })

  it('a list is called as its page, and is none on a page without one', () => {
    expect(listingOnPage({ page, sections: [list] }, shop)).toMatchObject({
      title: 'Pets',
      text: 'For dogs.',
      names,
    })
    expect(listingOnPage({ page, sections: [section('hero', 'hero')] }, shop)).toBeNull()
  })

  it('a list knows the banner before it, and whether that has tiles', () => {
    const banner = section('banner', 'department-banner')
    const tiles = section('banner', 'department-banner', { tiles: [{}] })
    expect(listingOnPage({ page, sections: [banner, list] }, shop)).toMatchObject({ banner: 'department' })
    expect(listingOnPage({ page, sections: [banner, list] }, shop)).not.toHaveProperty('hasTiles')
    expect(listingOnPage({ page, sections: [tiles, list] }, shop)).toMatchObject({ hasTiles: true })
    expect(listingOnPage({ page, sections: [list, banner] }, shop)).not.toHaveProperty('banner')
  })

  it('a banner gives way to a title where the list is narrowed, as its kind does', () => {
    const shown = (banner: 'department' | 'sale' | 'new-arrivals', query: string, chosen: string | null) =>
      shownBanner({ ...women, banner }, { query, category: chosen })
    expect(shown('department', '', 'dresses')).toBe('department')
    expect(shown('department', 'linen', null)).toBeUndefined()
    expect(shown('new-arrivals', '', null)).toBe('new-arrivals')
    expect(shown('new-arrivals', '', 'dresses')).toBeUndefined()
    expect(shown('sale', 'linen', 'dresses')).toBe('sale')
    expect(shownBanner(women, { query: '', category: null })).toBeUndefined()
  })

  it('a department that nothing is published of has its banner and its list, with the categories that it holds', () => {
    const sections = shown(
      defaultSections({
        ...{ slug: 'pets', kind: 'department', department: 'pets', sections: null },
        ...page,
      }),
    )
    expect(sections.map(({ kind }) => kind)).toEqual(['department-banner', 'listing'])
    const held = (slug: string, department: string) => ({
      ...{ slug, name: slug, group: null, department, category: slug, count: 3, maxDiscount: 0 },
    })
    const summaries = [held('bags', 'pets'), held('tops', 'women')]
    const listing = listingOnPage({ page, sections }, { categories, summaries })
    expect(listing?.filter).toEqual({ departments: ['pets'] })
    expect(listing?.categories).toEqual([{ name: 'bags', kinds: ['bags'] }])
  })
})

describe('the categories of the search page', () => {
  const picture = {
    kind: 'picture',
    src: '/a',
    widths: [],
    formats: [],
    width: 1,
    height: 1,
    color: null,
    alt: '',
  } as const

  it('the search page offers four categories, those with a picture first', () => {
    expect(popularCategories(categories).map(({ slug }) => slug)).toEqual([
      'dresses',
      'tops',
      'kaftans',
      'knitwear',
    ])
    const pictured = categories.map((each) => (each.slug === 'shoes' ? { ...each, picture } : each))
    expect(popularCategories(pictured).map(({ slug }) => slug)).toEqual([
      'shoes',
      'dresses',
      'tops',
      'kaftans',
    ])
    expect(searchListing(pictured).categories[0]).toEqual({
      name: 'shoes',
      kinds: ['shoes', 'sneakers', 'sandals'],
    })
  })
})

describe('categories to choose from', () => {
  const counts = { dresses: 5, shoes: 2, sandals: 1, bags: 4, kaftans: 1, unheard: 3 }

  it('the categories to choose are the whole, then a place’s own that hold something, then others', () => {
    expect(
      categoryOptions(women, counts, 'shoes').map(({ name, count, current }) => [name, count, current]),
    ).toEqual([
      [null, 16, false],
      ['dresses', 5, false],
      ['shoes', 3, true],
      ['accessories', 4, false],
      ['kaftans', 1, false],
    ])
  })

  it('the categories to choose keep the chosen one where nothing is left of it', () => {
    const names = categoryOptions(women, { dresses: 1 }, 'tops').map(({ name, count }) => [name, count])
    expect(names).toEqual([
      [null, 1],
      ['dresses', 1],
      ['tops', 0],
    ])
  })

  it('the categories of the dresses lead to the other pages of the shop', () => {
    const options = categoryOptions(dresses, counts, null)
    expect(options.map(({ name }) => name)).toEqual(['dresses', 'shoes', 'bags'])
    expect(options.map(({ current }) => current)).toEqual([true, false, false])
    expect(options[1]?.to).toEqual({ path: '/shoes-bags', category: 'shoes' })
  })
})
