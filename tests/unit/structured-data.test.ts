import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { collectionsQuery } from '@/data/collections/collection-queries'
import type { StorePage } from '@/data/pages/fetch-page'
import { listingQuery } from '@/data/products/listing-queries'
import { productQuery } from '@/data/products/product-queries'
import { reviewsQuery } from '@/data/reviews/review-queries'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { settingsQuery } from '@/data/settings/settings-queries'
import { deliveryOffers } from '@/domain/delivery/delivery-offer'
import type { Product } from '@/domain/product/product'
import { scriptJson } from '@/domain/seo/json-ld'
import { shownPage } from '@/sections/fetch-shown-page'
import { pageQuery } from '@/sections/page-query'
import { structuredData } from '@/storefront/seo/structured-data'
import {
  buildDeal,
  buildMethod,
  buildPicture,
  buildProduct,
  buildSettings,
  buildSummary,
  buildVariant,
  hour,
  noon,
} from '../support/builders'
import { holds } from '../support/properties'
import { faqQuestions, samplePage } from '../support/sample-words'
import { complaintsAbout } from '../support/structured-data'

const zone = { id: 'z', name: 'Everywhere', countries: [], cities: [], methods: [buildMethod()] }

/** The client of a page, filled with these. */
function filled(facts: { product?: Product; settings?: Partial<ShopSettings> }) {
  const client = new QueryClient()
  client.setQueryData(settingsQuery().queryKey, buildSettings({ zones: [zone], ...facts.settings }))
  if (facts.product) client.setQueryData(productQuery(facts.product.slug).queryKey, facts.product)
  return client
}

function described(address: string, client: QueryClient, crumbs?: { label: string; to?: string }[]) {
  const { pathname, searchParams: search } = new URL(address, 'https://shop.example')
  return structuredData({ pathname, search, client, crumbs, title: 'Page', description: 'Words.', now: noon })
}

const htmlOf = (nodes: object[]) =>
  `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': nodes })}</script>`
const complaints = (nodes: object[]) => complaintsAbout(htmlOf(nodes))

const pathOf = ({ slug }: Product) => paths.product(slug)
const coat = buildProduct({
  slug: 'wool-coat',
  title: 'Wool Coat',
  price: 8000,
  originalPrice: null,
  rating: null,
  reviewCount: 0,
  colors: ['Ink', 'Sand'],
  sizes: ['M', 'L'],
  pictures: [
    buildPicture({ src: '/sand.webp', color: 'Sand' }),
    buildPicture({ src: '/ink.webp', color: 'Ink' }),
  ],
  variants: [
    buildVariant({ color: 'Ink', size: 'M', quantity: 3 }),
    buildVariant({ color: 'Sand', size: 'L', quantity: 0 }),
  ],
})

describe('the structured data of a product', () => {
  it('goods that are sold by measure say how much their price is for, of each variant its own', async () => {
    const bottles = buildProduct({
      ...coat,
      measure: '1 l',
      sizes: ['50 ml', '2 x 100 g', 'Large'],
      colors: [],
      variants: ['50 ml', '2 x 100 g', 'Large'].map((size) => buildVariant({ size, color: '' })),
    })
    const unit = (value: number, unitCode: string, base: string) => ({
      '@type': 'UnitPriceSpecification',
      price: '80.00',
      priceCurrency: 'USD',
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        ...{ value, unitCode },
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: base },
      },
    })
    const nodes = described(pathOf(bottles), filled({ product: bottles }))
    expect(nodes[0]).toMatchObject({
      hasVariant: [
        { offers: { price: '80.00', priceSpecification: unit(50, 'MLT', 'LTR') } },
        { offers: { priceSpecification: unit(200, 'GRM', 'KGM') } },
        { offers: { priceSpecification: unit(1, 'LTR', 'LTR') } },
      ],
    })
    expect(await complaints(nodes)).toEqual([])
    expect(JSON.stringify(described(pathOf(coat), filled({ product: coat })))).not.toContain('UnitPrice')
  })

  it('a product is described as a group with each variant, its stock, its picture and its address', async () => {
    const nodes = described(pathOf(coat), filled({ product: coat }))
    expect(nodes[0]).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: coat.id,
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        {
          name: 'Wool Coat, Ink, M',
          sku: 'M-Ink',
          color: 'Ink',
          size: 'M',
          image: [expect.stringContaining('/ink.webp')],
          offers: {
            url: expect.stringMatching(/\/product\/wool-coat\?color=Ink&size=M$/),
            price: '80.00',
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            shippingDetails: [{ '@id': '#delivery-1' }],
            hasMerchantReturnPolicy: { '@id': '#returns' },
          },
        },
        { sku: 'L-Sand', offers: { availability: 'https://schema.org/OutOfStock' } },
      ],
    })
    expect(nodes[0]).not.toHaveProperty('aggregateRating')
    expect(JSON.stringify(nodes)).not.toContain('priceValidUntil')
    expect(await complaints(nodes)).toEqual([])
  })

  it('a described product varies only by what its variants differ in', () => {
    const variants = ['M', 'L'].map((size) => buildVariant({ color: 'Ink', size }))
    const [node] = described(pathOf(coat), filled({ product: { ...coat, variants } }))
    expect(node).toMatchObject({ variesBy: ['https://schema.org/size'] })
  })

  it('options of its own names are described as properties of the variants, a third one too', async () => {
    const named = { size_name: 'Capacity', color_name: '', third_name: 'Handle' }
    const cup = {
      ...{ ...coat, ...named, sizes: ['30 cl / Left', '50 cl / Right'] },
      variants: ['30 cl / Left', '50 cl / Right'].map((size) => buildVariant({ color: 'Ink', size })),
    }
    const nodes = described(pathOf(cup), filled({ product: cup }))
    expect(nodes[0]).toMatchObject({
      variesBy: ['Capacity'],
      hasVariant: [
        {
          name: 'Wool Coat, Ink, 30 cl / Left',
          color: 'Ink',
          additionalProperty: [
            { '@type': 'PropertyValue', name: 'Capacity', value: '30 cl' },
            { '@type': 'PropertyValue', name: 'Handle', value: 'Left' },
          ],
          url: expect.stringMatching(/\?color=Ink&size=30\+cl&third=Left$/),
        },
        { additionalProperty: [{ value: '50 cl' }, { value: 'Right' }] },
      ],
    })
    expect(JSON.stringify(nodes)).not.toContain('"size"')
    expect(await complaints(nodes)).toEqual([])
  })

  it('a product with nothing to choose is described as a plain product', async () => {
    const variants = [buildVariant({ color: '', size: '', quantity: 1 })]
    const nodes = described(pathOf(coat), filled({ product: { ...coat, variants } }))
    expect(nodes[0]).toMatchObject({
      '@type': 'Product',
      offers: { url: expect.stringMatching(/\/product\/wool-coat$/), price: '80.00' },
    })
    expect(nodes[0]).not.toHaveProperty('color')
    expect(await complaints(nodes)).toEqual([])
  })

  it('a described product has the deal’s price and until when it holds', () => {
    const deal = buildDeal({ price: 3000, startsAt: noon - hour, endsAt: noon + hour })
    const json = JSON.stringify(described(pathOf(coat), filled({ product: { ...coat, deal } })))
    expect(json).toContain('"price":"30.00"')
    expect(json).toContain(`"priceValidUntil":"${new Date(noon + hour).toISOString()}"`)
  })

  it('a described product has a rating and the reviews that the page shows, where there are any', async () => {
    const rated = { ...coat, rating: 4.5, reviewCount: 2 }
    const client = filled({ product: rated })
    const review = {
      id: 'r',
      author: 'Nora',
      rating: 5,
      title: '',
      body: 'Warm.',
      verified: true,
      createdAt: noon,
      answer: '',
      pictures: [],
    }
    client.setQueryData(reviewsQuery(rated.slug, { sort: 'newest', stars: null }).queryKey, {
      pages: [
        {
          reviews: [review, { ...review, author: null }],
          next: null,
          rating: 4.5,
          total: 2,
          counts: {},
          allVerified: true,
          publishing: 'at-once',
        },
      ],
      pageParams: [null],
    })
    const nodes = described(pathOf(rated), client)
    expect(nodes[0]).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      review: [{ author: { name: 'Nora' }, reviewRating: { ratingValue: 5 }, reviewBody: 'Warm.' }],
    })
    expect(await complaints(nodes)).toEqual([])
  })

  it('a described product stays valid whatever its texts and options are', async () => {
    const option = fc.string({ maxLength: 40 })
    const variant = fc.record({ color: option, size: option, quantity: fc.nat() })
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1 }),
        fc.string({ minLength: 1 }),
        fc.uniqueArray(variant, { selector: ({ color, size }) => `${color}/${size}`, maxLength: 5 }),
        async (title, description, variants) => {
          const product = { ...coat, title, description, variants: variants.map(buildVariant) }
          expect(await complaints(described(pathOf(coat), filled({ product })))).toEqual([])
        },
      ),
      { numRuns: 50 },
    )
  })

  it('a product that is not there yet has no structured data', () => {
    expect(described('/product/gone', filled({}))).toEqual([])
  })
})

describe('the cheapest delivery of an item', () => {
  const morocco = { ...zone, id: 'm', countries: ['MA'], methods: [buildMethod({ price: 300 })] }
  const slow = buildMethod({ name: 'Slow', price: 500, freeAbove: 4900, maxDays: 15 })
  const fast = buildMethod({ name: 'Fast', price: 900, freeAbove: null, maxDays: 3 })

  it('the cheapest delivery of an item is that of the zone which serves a country', () => {
    const world = { ...zone, methods: [fast, slow] }
    const city = {
      ...zone,
      id: 'c',
      countries: ['MA'],
      cities: ['Fès'],
      methods: [buildMethod({ price: 1 })],
    }
    expect(deliveryOffers([world, city, morocco], ['MA', 'FR', 'US'], 1000)).toMatchObject([
      { countries: ['FR', 'US'], method: { name: 'Slow' }, cost: 500 },
      { countries: ['MA'], cost: 300 },
    ])
    expect(deliveryOffers([world], ['FR'], 5000)).toMatchObject([{ method: { name: 'Slow' }, cost: 0 }])
  })

  it('the cheapest deliveries serve each country once, and cost no more than their methods', () => {
    const method = fc.record({ price: fc.nat(9999), maxDays: fc.nat(30) }).map(buildMethod)
    const zones = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        name: fc.constant('Zone'),
        countries: fc.subarray(['MA', 'FR', 'US']),
        cities: fc.subarray(['Fès']),
        methods: fc.array(method, { maxLength: 3 }),
      }),
      { selector: ({ id }) => id, maxLength: 4 },
    )
    holds(
      fc.property(zones, fc.nat(9999), (all, price) => {
        const offers = deliveryOffers(all, ['MA', 'FR', 'US'], price)
        const served = offers.flatMap(({ countries }) => countries)
        expect(new Set(served).size).toBe(served.length)
        for (const { method, cost } of offers) expect(cost).toBeLessThanOrEqual(method.price)
      }),
    )
  })
})

describe('the structured data of other pages', () => {
  it('the structured data of the first page is the shop, with what its owner has set, and its search', async () => {
    const settings = buildSettings()
    const bare = described('/', filled({}))
    expect(bare[0]).toMatchObject({ '@type': 'OnlineStore', name: expect.any(String) })
    for (const name of ['legalName', 'address', 'sameAs', 'telephone'])
      expect(bare[0]).not.toHaveProperty(name)
    const nodes = described(
      '/',
      filled({
        settings: {
          identity: {
            ...settings.identity,
            name: 'Shop SARL',
            address: ['14 Rue', 'Fès'],
            phone: '+212 5 22',
            email: 'legal@example.com',
          },
          support: {
            ...settings.support,
            social: { ...settings.support.social, instagram: 'https://instagram.com/shop' },
          },
        },
      }),
    )
    expect(nodes).toMatchObject([
      {
        legalName: 'Shop SARL',
        address: '14 Rue, Fès',
        telephone: '+212 5 22',
        email: 'legal@example.com',
        sameAs: ['https://instagram.com/shop'],
        hasMerchantReturnPolicy: {
          merchantReturnDays: 30,
          applicableCountry: expect.arrayContaining(['US']),
        },
      },
      { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
    ])
    expect(await complaints(nodes)).toEqual([])
  })

  it.each([
    [
      { returnDays: 30, returnsAreFree: true },
      { merchantReturnDays: 30, returnFees: 'https://schema.org/FreeReturn' },
    ],
    [
      { returnDays: 7, returnsAreFree: false },
      { merchantReturnDays: 7, returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' },
    ],
    [{ returnDays: null, returnsAreFree: false }, undefined],
  ])('the structured data of a shop with %j has the return policy %j', async (settings, policy) => {
    const nodes = [
      ...described('/', filled({ settings })),
      ...described(pathOf(coat), filled({ product: coat, settings })),
    ]
    if (policy) expect(nodes).toMatchObject([{ hasMerchantReturnPolicy: policy }, {}, {}, {}, policy])
    else expect(JSON.stringify(nodes)).not.toContain('eturnPolicy')
    expect(await complaints(nodes)).toEqual([])
  })

  it.each([
    ['/women', 'CollectionPage'],
    ['/collections/dresses', 'CollectionPage'],
    ['/search?q=coat', 'SearchResultsPage'],
  ])('%s, a %s, lists the products of the page and says how many there are', async (address, type) => {
    const client = filled({})
    client.setQueryData(listingQuery({ departments: ['women'] }, 'featured', 1).queryKey, {
      pages: [
        {
          products: [buildSummary({ slug: 'wool-coat', title: 'Wool Coat' })],
          total: 70,
          terms: [],
          corrected: null,
          understood: null,
          next: null,
        },
      ],
      pageParams: [{ after: null, limit: 24 }],
    })
    const nodes = described(address, client, [{ label: 'Home', to: '/' }, { label: 'Here' }])
    expect(nodes).toMatchObject([
      {
        '@type': type,
        mainEntity: {
          numberOfItems: 70,
          itemListElement: [
            { position: 1, name: 'Wool Coat', url: expect.stringMatching(/\/product\/wool-coat$/) },
          ],
        },
      },
      { '@type': 'BreadcrumbList' },
    ])
    expect(await complaints(nodes)).toEqual([])
  })

  it('a collection is named by the address that search engines have of it', () => {
    const dresses = {
      slug: 'dresses',
      name: 'Dresses',
      partOf: null,
      path: '/gowns',
      isHidden: false,
      picture: null,
    }
    const collection = {
      id: 'c',
      slug: 'dresses',
      name: 'Dresses',
      description: '',
      group: null,
      groupName: null,
    }
    const client = filled({ settings: { categories: [dresses] } })
    client.setQueryData(collectionsQuery().queryKey, [
      { ...collection, isPoster: false, image: null, department: null, category: null },
    ])
    const crumbs = ['/', paths.collection('dresses'), paths.collection('summer')].map((to) => ({
      label: to,
      to,
    }))
    const [list, trail] = described('/collections', client, crumbs)
    expect(list).toMatchObject({
      mainEntity: { itemListElement: [{ url: expect.stringMatching(/\w\/gowns$/) }] },
    })
    expect(trail).toMatchObject({
      itemListElement: [
        {},
        { item: expect.stringMatching(/\w\/gowns$/) },
        { item: expect.stringMatching(/\/collections\/summer$/) },
      ],
    })
  })

  it('the structured data of all collections lists them', async () => {
    const client = filled({})
    const { queryKey } = collectionsQuery()
    const collection = { id: 'c', slug: 'dresses', name: 'Dresses', description: '', group: 'women' }
    client.setQueryData(queryKey, [
      { ...collection, groupName: 'Women', isPoster: false, image: null, department: null, category: null },
    ])
    const nodes = described('/collections', client)
    expect(nodes).toMatchObject([{ mainEntity: { itemListElement: [{ name: 'Dresses' }] } }])
    expect(await complaints(nodes)).toEqual([])
  })

  /** The client of a page of the sample. */
  function filledWith(slug: string) {
    const client = filled({})
    const page: StorePage = {
      ...{
        slug,
        kind: 'page',
        title: 'Page',
        description: null,
        isIndexed: true,
        department: null,
        isOwn: true,
      },
      sections: samplePage(slug),
    }
    client.setQueryData(pageQuery(slug).queryKey, shownPage(page))
    return client
  }

  it.each([
    ['/faq', 'FAQPage'],
    ['/help', 'FAQPage'],
    ['/lookbook', 'Article'],
    ['/lookbook?look=3', 'Article'],
    ['/lookbook?look=-9', 'Article'],
  ])('the structured data of %s is a %s', async (address, type) => {
    const nodes = described(address, filledWith(new URL(address, 'https://a.example').pathname.slice(1)))
    expect(nodes).toMatchObject([{ '@type': type }])
    expect(await complaints(nodes)).toEqual([])
  })

  it('the structured data of the questions has each, with its answer', () => {
    const [page] = described('/faq', filledWith('faq'))
    const questions = faqQuestions.map(({ question }) => ({
      name: question,
      acceptedAnswer: { '@type': 'Answer' },
    }))
    expect(page).toMatchObject({ mainEntity: questions })
  })

  it('an article is the look that the address opens, with its picture', () => {
    const look = (address: string) => described(address, filledWith('lookbook'))
    expect(look('/lookbook?look=3')).toMatchObject([
      {
        articleBody: expect.stringContaining('Satin'),
        image: expect.stringMatching(/minimalist-luxe-824\.webp$/),
      },
    ])
    expect(look('/lookbook?look=9')).toMatchObject([{ articleBody: expect.stringContaining('brim') }])
  })

  it('a page about nothing has no structured data', () => {
    expect(described('/terms', filledWith('terms'))).toEqual([])
    expect(described('/terms', filled({}))).toEqual([])
  })
})

describe('the judge of structured data', () => {
  it.each([
    ['an unknown type', { '@type': 'Prodct' }, 'Prodct'],
    ['an unknown property', { '@type': 'WebSite', nmae: 'Shop' }, 'nmae'],
    ['a product that is not for sale', { '@type': 'Product', name: 'Coat', image: '/a.webp' }, 'offers'],
    ['a node without type', { name: 'Coat' }, 'no type'],
    ['a lost reference', { '@type': 'WebSite', publisher: { '@id': '#gone' } }, '#gone'],
  ])('the judge of structured data complains about %s', async (_case, node, words) => {
    expect((await complaints([node])).join()).toContain(words)
  })

  it('the judge of structured data refuses what is no JSON', async () => {
    await expect(complaintsAbout('<script type="application/ld+json">{</script>')).rejects.toThrow()
  })
})

describe('the address of a variant', () => {
  it.each([
    [{ color: 'Ink', size: 'M' }, '/product/wool-coat?color=Ink&size=M'],
    [{ size: '38 / 40' }, '/product/wool-coat?size=38&third=40'],
    [{ color: 'Bleu & Or', size: '' }, '/product/wool-coat?color=Bleu+%26+Or'],
    [{ color: '', size: '' }, '/product/wool-coat'],
  ])('the address of a variant with %j is %s', (chosen, expected) => {
    expect(paths.variant('wool-coat', chosen)).toBe(expected)
  })
})

it('a picture that is no address is left out of the structured data', () => {
  const pictures = [
    buildPicture({ src: 'http://[', color: null }),
    buildPicture({ src: '/a.webp', color: null }),
  ]
  const variants = [buildVariant({ color: '', size: '' })]
  const [node] = described(pathOf(coat), filled({ product: { ...coat, pictures, variants } }))
  expect(node).toMatchObject({ image: [expect.stringMatching(/\/a\.webp$/)] })
})
