import fc from 'fast-check'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { toDecimal } from '@/domain/money/money'
import { noRenames } from '@/domain/product/options/option-names'
import { detailsText, parseDetails } from '@/domain/product/product-facts'
import {
  emptyProductForm,
  isImageAddress,
  type ProductForm,
  type ProductValues,
  parsePrice,
  parseQuantity,
  productFields,
  productSchema,
} from '@/domain/product/product-form'
import { savedProduct } from '@/domain/product/saved-product'
import { problemFields } from '@/domain/values/form-problems'
import { problemsOf } from '../support/problems.ts'
import { holds } from '../support/properties.ts'

const empty: ProductValues = { ...emptyProductForm, pictures: [], stock: {}, renames: noRenames }
const picture = { key: '1', src: '/favicon.svg', alt: '', color: null, view: '' }
const schema = productSchema({ mostVariants: 3, isNew: true, isDraft: false })
const complete: ProductValues = {
  ...empty,
  title: 'Raffia tote',
  description: 'Woven by hand.',
  collection: 'bags',
  price: '24.99',
  imageUrl: '/catalogue/tote.webp',
}
const check = (change: Partial<ProductForm> = {}, hasPicture = false) =>
  problemsOf(schema, { ...complete, ...change, pictures: hasPicture ? [picture] : [] })

describe('parsePrice', () => {
  it.each([
    ['12.99', 1299],
    ['12,9', 1290],
    [' 5 ', 500],
    ['99999', 9999900],
  ])('the price %j is read', (text, amount) => expect(parsePrice(text)).toBe(amount))
  it.each(['', '0', '0.001', '-1', '1.999', '1e3', '12,9O', '100000'])('the price %j is refused', (text) => {
    expect(parsePrice(text)).toBeNull()
  })
})

describe('parseQuantity', () => {
  it.each([
    ['0', 0],
    ['18', 18],
  ])('the quantity %j is read', (text, quantity) => expect(parseQuantity(text)).toBe(quantity))
  it.each(['', '-1', '1.5', '1e3', '1000001'])('the quantity %j is refused', (text) => {
    expect(parseQuantity(text)).toBeNull()
  })
})

describe('isImageAddress', () => {
  it.each(['https://example.com/a.jpg', '/catalogue/a.webp'])('the picture address %s is taken', (text) => {
    expect(isImageAddress(text)).toBe(true)
  })
  it.each([
    'http://example.com/a.jpg',
    '//example.com/a.jpg',
    'javascript:alert(1)',
    'data:image/png,',
    '/a b',
    '/\\example.com/a.jpg',
    'https://example.com',
    'https://example.com/"onerror=',
  ])('the picture address %s is refused', (text) => expect(isImageAddress(text)).toBe(false))
})

describe('parseDetails', () => {
  it('details are read as a name and what it is from each line, blank lines apart', () => {
    expect(parseDetails('Fabric: Linen\n\n Care :  Wash at 30: gently ')).toEqual([
      { name: 'Fabric', value: 'Linen' },
      { name: 'Care', value: 'Wash at 30: gently' },
    ])
  })
  it.each(['Linen', 'Fabric:', ': Linen', ' : '])('the details line %j is refused', (line) => {
    expect(parseDetails(line)).toEqual([null])
    expect(check({ details: line })).toEqual({ details: 'details' })
  })
  it('details are read again as they were written', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ]{0,20}[A-Za-z0-9]$/)
    holds(
      fc.property(fc.array(fc.record({ name: word, value: word }), { maxLength: 30 }), (details) => {
        expect(parseDetails(detailsText(details))).toEqual(details)
      }),
    )
  })
})

describe('productSchema', () => {
  it('a complete product form has no problem', () => expect(check()).toEqual({}))

  it('an empty product form asks for everything that is required', () => {
    expect(problemsOf(schema, empty)).toEqual({
      title: 'required',
      description: 'required',
      imageUrl: 'image-missing',
      price: 'required',
      collection: 'required',
    })
  })

  it.each([true, false])('a draft needs a title alone (new: %s)', (isNew) => {
    const draft = productSchema({ mostVariants: 3, isNew, isDraft: true })
    const slug = isNew ? '' : 'a-dress'
    expect(problemsOf(draft, { ...empty, slug })).toEqual({ title: 'required' })
    const titled = { ...empty, slug, title: 'A dress' }
    expect(problemsOf(draft, titled)).toEqual({})
    expect(parse(draft, titled)).toMatchObject({
      price: 0,
      collection: '',
      description: '',
      originalPrice: null,
    })
    expect(problemsOf(draft, { ...titled, price: 'much' })).toEqual({ price: 'price' })
  })

  it('a product form takes a picture instead of an address', () => {
    expect(check({ imageUrl: '' }, true)).toEqual({})
    expect(check({ imageUrl: 'ftp://a' }, true)).toEqual({ imageUrl: 'image-url' })
  })

  it('the original price may equal the price, but not fall below it', () => {
    expect(check({ originalPrice: '24.99' })).toEqual({})
    expect(check({ originalPrice: '24.98' })).toEqual({ originalPrice: 'original-below-price' })
  })

  it('a product form names its wrong fields in the order in which they stand', () => {
    expect(problemFields(schema, empty, productFields)).toEqual([
      'imageUrl',
      'title',
      'description',
      'price',
      'collection',
    ])
  })

  it('a product that is there already is asked for no quantity', () => {
    const saved = productSchema({ mostVariants: 3, isNew: false, isDraft: false })
    expect(problemsOf(saved, { ...complete, slug: 'a-dress', quantity: 'x' })).toEqual({})
  })

  it('a product form takes materials of 300 characters, or none', () => {
    expect(check({ materials: ` ${'x'.repeat(300)} ` })).toEqual({})
    expect(check({ materials: 'x'.repeat(301) })).toEqual({ materials: 'materials-length' })
    expect(check({ materials: '' })).toEqual({})
  })

  it('a product form takes a customs number with dots, and fifty tags of which none is long', () => {
    expect(
      check({ hsCode: '6912.00 10', tags: Array.from({ length: 50 }, (_, n) => `tag ${n}`).join(', ') }),
    ).toEqual({})
    expect(parse(schema, { ...complete, hsCode: ' 6912.00.10 ' }).hsCode).toBe('69120010')
    expect(check({ hsCode: '6912' })).toEqual({ hsCode: 'hs-code' })
    expect(check({ tags: 'x'.repeat(61) })).toEqual({ tags: 'tag-length' })
    expect(check({ tags: Array.from({ length: 51 }, (_, n) => `tag ${n}`).join(', ') })).toEqual({
      tags: 'too-many-tags',
    })
    expect(check({ vendor: 'x'.repeat(81), seoTitle: 'x'.repeat(121) })).toEqual({
      vendor: 'too-long',
      seoTitle: 'too-long',
    })
  })

  it('any price that the table takes has no problem, and is read to the cent', () => {
    holds(
      fc.property(fc.integer({ min: 1, max: 9_999_900 }), (price) => {
        const text = toDecimal(price).toFixed(2)
        expect(parsePrice(text)).toBe(price)
        expect(check({ price: text })).toEqual({})
      }),
    )
  })

  it('sizes and colours are counted as they will be understood', () => {
    expect(check({ sizes: 'S,, M , S, L' })).toEqual({})
    expect(check({ sizes: 'S, M, L, XL' })).toEqual({ sizes: 'too-many-options' })
    expect(check({ colors: 'x'.repeat(41) })).toEqual({ colors: 'option-length' })
    expect(check({ sizes: 'S, M', colors: 'Red, Blue' })).toEqual({ sizes: 'too-many-options' })
  })

  it('a new product’s third option makes a size of each pair, and counts among the combinations', () => {
    const third = { thirdName: 'Handle', thirds: 'Left, Right / top' }
    const parsed = parse(productSchema({ mostVariants: 4, isNew: true, isDraft: false }), {
      ...complete,
      ...{ ...third, sizes: '30 cl, 50 cl', sizeName: 'Capacity' },
    })
    expect(parsed).toMatchObject({
      sizes: ['30 cl / Left', '30 cl / Right/top', '50 cl / Left', '50 cl / Right/top'],
      ...{ sizeName: 'Capacity', thirdName: 'Handle' },
    })
    expect(parsed).not.toHaveProperty('thirds')
    expect(check({ ...third, sizes: '30 cl, 50 cl' })).toEqual({ sizes: 'too-many-options' })
    expect(check({ thirds: 'Left, Right' })).toEqual({ thirdName: 'required' })
    expect(check({ thirdName: 'Handle' })).toEqual({ thirdName: 'third-values' })
    // Without sizes it is the only one.
    expect(parse(schema, { ...complete, ...third })).toMatchObject({
      sizes: ['Left', 'Right/top'],
      ...{ sizeName: 'Handle', thirdName: '' },
    })
  })

  it('a saved product’s third option has a name and a value in each of its sizes', () => {
    const savedSchema = productSchema({ mostVariants: 9, isNew: false, isDraft: false })
    const problems = (change: Partial<ProductForm>) =>
      problemsOf(savedSchema, { ...complete, slug: 'tote', ...change, pictures: [picture] })
    expect(problems({ sizes: 'S / Long, M / Long', thirdName: 'Length' })).toEqual({})
    expect(problems({ sizes: `${'x'.repeat(40)} / ${'y'.repeat(40)}`, thirdName: 'Length' })).toEqual({})
    expect(problems({ sizes: 'S / Long, M', thirdName: 'Length' })).toEqual({ thirdName: 'third-values' })
    expect(problems({ sizes: 'S / M' })).toEqual({})
  })
})

describe('savedProduct', () => {
  it('a saved product gives the form back what it saved', () => {
    const typed = {
      ...complete,
      slug: 'raffia-tote',
      materials: '100% raffia',
      ...{ vendor: 'Atelier', productType: 'Bags', tags: 'gift, raffia', originCountry: 'MA' },
      ...{ cost: '8.50', weightGrams: '250', lowStock: '3' },
      ...{ hsCode: '460219', seoTitle: 'Raffia', seoDescription: 'By hand.' },
      details: 'Care: By hand',
      ...{ sizes: 'S / Long, M / Long', sizeName: 'Height', colorName: 'Weave', thirdName: 'Handle' },
      colors: 'Sand',
      originalPrice: '30.00',
      imageUrl: '',
      pictures: [picture],
    }
    const { key: _, ...saved } = picture
    const valid = parse(productSchema({ mostVariants: 3, isNew: false, isDraft: false }), typed)
    const { imageUrl, quantity, thirds, stock, renames, pictures, ...texts } = typed
    expect(parse(savedProduct, { ...valid, pictures: [saved] })).toEqual({
      ...texts,
      pictures: [{ ...saved, key: '0 /favicon.svg' }],
    })
  })
})
