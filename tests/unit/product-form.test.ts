import { describe, expect, it } from 'vitest'
import {
  checkProductForm,
  emptyProductForm,
  isImageAddress,
  type ProductForm,
  parsePrice,
  parseQuantity,
} from '@/domain/product-form'

const complete: ProductForm = {
  ...emptyProductForm,
  title: 'Raffia tote',
  description: 'Woven by hand.',
  collection: 'bags',
  price: '24.99',
  imageUrl: '/catalogue/tote.webp',
}
const check = (change: Partial<ProductForm> = {}, hasPicture = false) =>
  checkProductForm({ ...complete, ...change }, { hasPicture, mostOptions: 3 })

describe('parsePrice', () => {
  it.each([
    ['12.99', 1299],
    ['12,9', 1290],
    [' 5 ', 500],
    ['99999', 9999900],
  ])('reads %j', (text, amount) => expect(parsePrice(text)).toBe(amount))
  it.each(['', '0', '0.001', '-1', '1.999', '1e3', '12,9O', '100000'])('refuses %j', (text) => {
    expect(parsePrice(text)).toBeNull()
  })
})

describe('parseQuantity', () => {
  it.each([
    ['0', 0],
    ['18', 18],
  ])('reads %j', (text, quantity) => expect(parseQuantity(text)).toBe(quantity))
  it.each(['', '-1', '1.5', '1e3', '1000001'])('refuses %j', (text) => {
    expect(parseQuantity(text)).toBeNull()
  })
})

describe('isImageAddress', () => {
  it.each(['https://example.com/a.jpg', '/catalogue/a.webp'])('takes %s', (text) => {
    expect(isImageAddress(text)).toBe(true)
  })
  it.each([
    'http://example.com/a.jpg',
    '//example.com/a.jpg',
    'javascript:alert(1)',
    'data:image/png,',
    '/a b',
  ])('refuses %s', (text) => expect(isImageAddress(text)).toBe(false))
})

describe('checkProductForm', () => {
  it('finds nothing in a complete form', () => expect(check()).toEqual({}))

  it('asks for everything that the specification requires', () => {
    expect(checkProductForm(emptyProductForm, { hasPicture: false, mostOptions: 3 })).toEqual({
      title: 'required',
      description: 'required',
      imageUrl: 'image-missing',
      price: 'required',
      collection: 'required',
    })
  })

  it('takes a picture instead of an address', () => {
    expect(check({ imageUrl: '' }, true)).toEqual({})
    expect(check({ imageUrl: 'ftp://a' }, true)).toEqual({ imageUrl: 'image-url' })
  })

  it('lets the original price equal the price, not fall below it', () => {
    expect(check({ originalPrice: '24.99' })).toEqual({})
    expect(check({ originalPrice: '24.98' })).toEqual({ originalPrice: 'original-below-price' })
  })

  it('counts sizes and colours as they will be understood', () => {
    expect(check({ sizes: 'S,, M , S, L' })).toEqual({})
    expect(check({ sizes: 'S, M, L, XL' })).toEqual({ sizes: 'too-many-options' })
    expect(check({ colors: 'x'.repeat(41) })).toEqual({ colors: 'option-length' })
  })
})
