import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productLimits } from '@/config/page-limits'
import {
  emptyProductForm,
  isImageAddress,
  type ProductForm,
  parsePrice,
  parseQuantity,
  productSchema,
} from '@/domain/product/product-form'
import { check, email, maxLength, parseList, phone, required } from '@/domain/values/validation'
import { problemsOf } from '../support/problems'
import { holds } from '../support/properties'

describe('required and length', () => {
  it.each(['', ' ', '\t\n', '\u00a0'])('the value %j is not enough for a required field', (value) =>
    expect(required(value)).toBe('required'),
  )
  it.each(['x', ' x ', '0'])('the value %j is enough for a required field', (value) =>
    expect(required(value)).toBeNull(),
  )
  it('the length of a value is counted without the white space around it', () => {
    expect(maxLength(3)(' abc ')).toBeNull()
    expect(maxLength(3)('abcd')).toBe('too-long')
  })
})

describe('email', () => {
  it.each(['a@b.co', ' nora@example.com ', 'nora+shop@mail.example.co.uk'])(
    'the email %j is taken',
    (value) => expect(email(value)).toBeNull(),
  )
  it.each([
    '',
    'nora',
    'nora@',
    '@example.com',
    'nora@example',
    'a@b@c.de',
    'no ra@example.com',
    'é@exämple.com',
    'nora@exa mple.com',
    'nora@.',
  ])('the email %j is refused', (value) => expect(email(value)).toBe('email'))
})

describe('phone', () => {
  it.each(['+212 661 48 20 37', '0661482037', '(020) 7946-0018', '030/901820', '123456'])(
    'the phone number %j is taken',
    (value) => expect(phone(value)).toBeNull(),
  )
  it.each(['', '12345', 'call me', '+212 66a 48 20 37', '------', '123456x7'])(
    'the phone number %j is refused',
    (value) => expect(phone(value)).toBe('phone'),
  )
})

describe('check', () => {
  it('a checked value names its first problem', () => {
    expect(check('', [required, email])).toBe('required')
    expect(check('nora', [required, email, maxLength(2)])).toBe('email')
    expect(check('a@b.co', [required, email, maxLength(254)])).toBeNull()
    expect(check('', [])).toBeNull()
  })
})

describe('parseList', () => {
  it.each([
    ['S, M ,L', ['S', 'M', 'L']],
    ['', []],
    [' , ,, ', []],
    ['Pink', ['Pink']],
    ['Pink,Pink, Pink', ['Pink']],
    ['One size,', ['One size']],
    ['Pink,pink', ['Pink']],
  ])('the list %j is read as %j', (text, words) => expect(parseList(text)).toEqual(words))

  it('a list is read as trimmed words without doubles, which read back the same', () =>
    holds(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', ' ', ',', '\t', 'é') }), (text) => {
        const words = parseList(text)
        expect(words.every((word) => word === word.trim() && word !== '' && !word.includes(','))).toBe(true)
        expect(new Set(words).size).toBe(words.length)
        expect(parseList(words.join(','))).toEqual(words)
      }),
    ))
})

describe('the product form', () => {
  const schema = productSchema({ mostVariants: productLimits.variants, isNew: true, isDraft: false })
  const picture = { key: '1', src: '/favicon.svg', alt: '', color: null, view: '' }
  const renames = { sizes: {}, colors: {} }
  const good: ProductForm = {
    ...emptyProductForm,
    title: 'Dress',
    description: 'Long.',
    collection: 'dresses',
    price: '12.99',
    imageUrl: 'https://example.com/a.png',
  }
  const problems = (changes: Partial<ProductForm> = {}, hasPicture = false) =>
    problemsOf(schema, { ...good, ...changes, pictures: hasPicture ? [picture] : [], stock: {}, renames })

  it('the product form takes what is right', () => expect(problems()).toEqual({}))
  it('the product form takes an uploaded picture for an address', () => {
    expect(problems({ imageUrl: '' }, true)).toEqual({})
    expect(problems({ imageUrl: '' })).toEqual({ imageUrl: 'image-missing' })
    expect(problems({ imageUrl: 'nonsense' }, true)).toEqual({ imageUrl: 'image-url' })
  })
  it('an empty product form names every problem', () =>
    expect(problemsOf(schema, { ...emptyProductForm, pictures: [], stock: {}, renames })).toEqual({
      title: 'required',
      description: 'required',
      imageUrl: 'image-missing',
      price: 'required',
      collection: 'required',
    }))

  it.each<[keyof ProductForm, string, string]>([
    ['title', 'x'.repeat(121), 'title-length'],
    ['description', 'x'.repeat(5001), 'description-length'],
    ['materials', 'x'.repeat(301), 'materials-length'],
    ['price', 'free', 'price'],
    ['price', '0', 'price'],
    ['price', '-1', 'price'],
    ['originalPrice', 'x', 'original-price'],
    ['originalPrice', '12.98', 'original-below-price'],
    ['quantity', '-1', 'quantity'],
    ['quantity', '1.5', 'quantity'],
    ['quantity', '', 'quantity'],
    ['quantity', '1000001', 'quantity'],
    ['sizes', Array.from({ length: 251 }, (_, i) => i).join(), 'too-many-options'],
    ['colors', 'x'.repeat(41), 'option-length'],
  ])('the field %s with %j has the problem %s', (field, value, problem) =>
    expect(problems({ [field]: value })).toEqual({ [field]: problem }),
  )

  it.each([
    ['12.99', 1299],
    ['12,99', 1299],
    [' 5 ', 500],
    ['0.01', 1],
    ['99999', 9999900],
    ['99999.01', null],
    ['1.005', null],
    ['.5', null],
    ['1e3', null],
    ['0x10', null],
    ['', null],
  ])('the price %j is %s', (text, price) => expect(parsePrice(text)).toBe(price))

  it.each([
    ['0', 0],
    ['007', 7],
    ['1000000', 1_000_000],
    ['1e3', null],
    ['', null],
    [' ', null],
  ])('the quantity %j is %s', (text, quantity) => expect(parseQuantity(text)).toBe(quantity))

  it.each(['https://example.com/a.png', '/catalogue/a.webp'])('the address %j is taken', (text) =>
    expect(isImageAddress(text)).toBe(true),
  )
  it.each([
    '',
    'a.png',
    'http://example.com/a.png',
    '//evil.example/a.png',
    'javascript:alert(1)',
    'data:image/png,x',
    '/a b.png',
    'https://',
    `/${'x'.repeat(2000)}`,
  ])('the address %j is refused', (text) => expect(isImageAddress(text)).toBe(false))
})
