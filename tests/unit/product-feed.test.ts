// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { variantTitle } from '@/domain/product/variant-title'
import { type FeedProduct, feedEnd, feedHead, feedItems } from '@/domain/seo/product-feed'
import { buildMethod, day, noon } from '../support/builders'
import { holds } from '../support/properties'

const absolute = (path: string) => new URL(path, 'https://shop.example').href
/** Of a variant that has nothing of its own. */
const plain = { price: 8000, originalPrice: null, barcode: '', weightGrams: null, picture: '' }
const product: FeedProduct = {
  id: '0f8c7d0e-0000-4000-8000-000000000001',
  slug: 'wool-coat',
  title: 'Wool Coat',
  description: 'Warm.',
  materials: '100% wool',
  ...{
    vendor: '',
    seo_title: '',
    seo_description: '',
    size_name: '',
    color_name: '',
    third_name: '',
    productType: '',
  },
  price: 8000,
  originalPrice: null,
  deal: null,
  pictures: [
    { src: '/ink.webp', color: 'Ink' },
    { src: '/sand.webp', color: 'Sand' },
    { src: '/ink-back.webp', color: 'Ink' },
  ],
  collection: 'Coats & Jackets',
  department: 'women',
  gender: 'female',
  ageGroup: 'adult',
  variants: [
    { sku: 'Z1', size: 'M', color: 'Ink', isInStock: true, ...plain },
    { sku: 'Z2', size: 'L', color: 'Sand', isInStock: false, ...plain },
  ],
}

/** With variants that cost what the product does. */
const priced = (given: FeedProduct): FeedProduct => ({
  ...given,
  variants: given.variants.map((variant) =>
    variant.price === plain.price
      ? { ...variant, price: given.price, originalPrice: given.originalPrice }
      : variant,
  ),
})

function itemsOf(facts: Partial<FeedProduct> = {}) {
  const xml =
    feedHead({ title: 'Shop', text: 'All', url: absolute('/') }) +
    feedItems(priced({ ...product, ...facts }), {
      brand: 'Shop & Sons',
      currency: 'MAD',
      urlOf: (slug, { color, size }) => absolute(`/product/${slug}?color=${color}&size=${size}`),
      pictureUrl: absolute,
      optionWord: (name) => (name === 'Ink' ? 'Encre' : name),
      deliveryOf: (price) => [
        { countries: ['MA', 'FR'], method: buildMethod({ name: 'Post' }), cost: price > 5000 ? 0 : 799 },
      ],
    }) +
    feedEnd
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0)
  return [...document.getElementsByTagName('item')].map((item) => {
    const fields: Record<string, string[]> = {}
    for (const child of item.children)
      fields[child.tagName] = [...(fields[child.tagName] ?? []), child.textContent ?? '']
    return fields
  })
}

describe('the product feed', () => {
  it.each([
    [undefined, undefined, undefined],
    ['', undefined, undefined],
    ['250 ml', '250ml', '1l'],
    ['2 x 0,5 l', '1l', '1l'],
    ['75cl', '75cl', '1l'],
    ['40 g', '40g', '1kg'],
    ['2 m²', '2sqm', '1sqm'],
    ['a lot', undefined, undefined],
  ])('of goods whose measure is %s it says %s by %s', (measure, total, base) => {
    const [first] = itemsOf({ measure })
    expect(first?.['g:unit_pricing_measure']?.[0]).toBe(total)
    expect(first?.['g:unit_pricing_base_measure']?.[0]).toBe(base)
  })

  it('a size that is a measure counts before what the product says', () => {
    const variants = ['50 ml', '100 ml'].map((size) => ({
      sku: size,
      size,
      color: '',
      isInStock: true,
      ...plain,
    }))
    expect(itemsOf({ measure: '1 l', variants }).map((item) => item['g:unit_pricing_measure'])).toEqual([
      ['50ml'],
      ['100ml'],
    ])
    expect(itemsOf({ variants })[0]).not.toHaveProperty('g:unit_pricing_measure')
  })

  it('the product feed has options of own names as details, and a third one apart from the size', () => {
    const [cup, other] = itemsOf({
      ...{ size_name: 'Capacity', color_name: '', third_name: 'Handle' },
      variants: [
        { sku: 'Z1', size: '30 cl / Left', color: 'Ink', isInStock: true, ...plain },
        { sku: 'Z2', size: '50 cl / Right', color: '', isInStock: true, ...plain },
      ],
    })
    expect(cup).toMatchObject({
      title: ['Wool Coat, Encre, 30 cl / Left'],
      'g:size': ['30 cl'],
      'g:color': ['Encre'],
      'g:product_detail': ['Capacity30 cl', 'HandleLeft'],
    })
    expect(other).not.toHaveProperty('g:color')
  })

  it('the product feed has an item per variant, with its own address, pictures and availability', () => {
    const [ink, sand] = itemsOf()
    expect(ink).toEqual({
      'g:id': ['Z1'],
      'g:item_group_id': [product.id],
      title: ['Wool Coat, Encre, M'],
      description: ['Warm.'],
      link: ['https://shop.example/product/wool-coat?color=Ink&size=M'],
      'g:image_link': ['https://shop.example/ink.webp'],
      'g:additional_image_link': ['https://shop.example/ink-back.webp'],
      'g:availability': ['in_stock'],
      'g:price': ['80.00 MAD'],
      'g:brand': ['Shop & Sons'],
      'g:material': ['100% wool'],
      'g:identifier_exists': ['no'],
      'g:condition': ['new'],
      'g:color': ['Encre'],
      'g:size': ['M'],
      'g:gender': ['female'],
      'g:age_group': ['adult'],
      'g:product_type': ['women > Coats & Jackets'],
      'g:shipping': ['MAPost0.00 MAD', 'FRPost0.00 MAD'],
    })
    expect(sand).toMatchObject({
      'g:id': ['Z2'],
      'g:availability': ['out_of_stock'],
      'g:image_link': ['https://shop.example/sand.webp'],
    })
    expect(sand).not.toHaveProperty('g:additional_image_link')
  })

  it.each([
    ['a deal', { deal: { price: 3000, startsAt: noon, endsAt: noon + day } }, '80.00', '30.00'],
    ['a lower price than before', { originalPrice: 10_000 }, '100.00', '80.00'],
    [
      'both, where the price after the deal is the one asked then',
      { originalPrice: 10_000, deal: { price: 3000, startsAt: noon, endsAt: noon + day } },
      '80.00',
      '30.00',
    ],
  ])('the product feed has a sale price for %s, and says when a deal ends', (_case, facts, price, sale) => {
    const [item] = itemsOf(facts)
    expect(item).toMatchObject({ 'g:price': [`${price} MAD`], 'g:sale_price': [`${sale} MAD`] })
    expect(item?.['g:sale_price_effective_date']).toEqual(
      'deal' in facts ? ['2026-11-21T12:00:00Z/2026-11-22T12:00:00Z'] : undefined,
    )
  })

  it.each([
    ['a former price', { originalPrice: 8000 }],
    ['a deal’s price', { deal: { price: 8000, startsAt: noon, endsAt: noon + day } }],
  ])('the product feed has no sale price where %s is the same', (_case, facts) => {
    const [item] = itemsOf(facts)
    expect(item).toMatchObject({ 'g:price': ['80.00 MAD'] })
    for (const name of ['g:sale_price', 'g:sale_price_effective_date']) expect(item).not.toHaveProperty(name)
  })

  it('the product feed charges delivery by the price that is paid', () => {
    const [item] = itemsOf({ deal: { price: 3000, startsAt: noon, endsAt: noon + day } })
    expect(item?.['g:shipping']).toEqual(['MAPost7.99 MAD', 'FRPost7.99 MAD'])
  })

  it.each([
    ['male', 'adult', 'male', 'adult'],
    ['unisex', 'infant', 'unisex', 'infant'],
    [null, 'kids', 'unisex', 'kids'],
    [null, null, 'unisex', 'adult'],
  ])('a feed item for %s, %s says %s, %s', (gender, ageGroup, saidGender, saidAge) => {
    expect(itemsOf({ gender, ageGroup })[0]).toMatchObject({
      'g:gender': [saidGender],
      'g:age_group': [saidAge],
    })
  })

  it('the product feed says what each variant costs, its number, weight and picture', () => {
    const own = {
      price: 9000,
      originalPrice: 12_000,
      barcode: '4006381333931',
      weightGrams: 250,
      picture: '/ink-back.webp',
    }
    const [first, second] = itemsOf({
      variants: [
        { sku: 'Z1', size: 'M', color: 'Ink', isInStock: true, ...plain },
        { sku: 'Z2', size: 'L', color: 'Ink', isInStock: true, ...own },
      ],
    })
    expect(first).toMatchObject({ 'g:price': ['80.00 MAD'], 'g:identifier_exists': ['no'] })
    expect(first).not.toHaveProperty('g:gtin')
    expect(second).toMatchObject({
      'g:price': ['120.00 MAD'],
      'g:sale_price': ['90.00 MAD'],
      'g:gtin': ['4006381333931'],
      'g:shipping_weight': ['250 g'],
      'g:image_link': [absolute('/ink-back.webp')],
    })
    expect(second).not.toHaveProperty('g:identifier_exists')
  })

  it('the product feed names the maker and the type that the owner gives', () => {
    expect(itemsOf({ vendor: 'Atelier Safi', productType: 'Pottery > Bowls' })[0]).toMatchObject({
      'g:brand': ['Atelier Safi'],
      'g:product_type': ['Pottery > Bowls'],
    })
  })

  it('the product feed says no material of a product without one', () => {
    expect(itemsOf({ materials: '' })[0]).not.toHaveProperty('g:material')
  })

  it('the product feed puts no variant without a choice into a group', () => {
    const [item] = itemsOf({ variants: [{ sku: 'Z1', size: '', color: '', isInStock: true, ...plain }] })
    for (const name of ['g:item_group_id', 'g:color', 'g:size']) expect(item).not.toHaveProperty(name)
    expect(item).toMatchObject({ title: ['Wool Coat'] })
  })

  it('the product feed lets no text become markup', () => {
    const text = fc.string({ unit: 'binary' })
    holds(
      fc.property(text, text, text, (title, description, color) => {
        const variants = [{ sku: 'Z1', size: '', color, isInStock: true, ...plain }]
        expect(itemsOf({ title, description, variants })).toHaveLength(1)
      }),
    )
  })
})

it('a variant’s title is never longer than catalogues take', () => {
  holds(
    fc.property(fc.string(), fc.string(), fc.string(), (title, color, size) => {
      expect(variantTitle(title, { color, size }).length).toBeLessThanOrEqual(150)
    }),
  )
})
