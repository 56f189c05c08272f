// Domain objects with sensible facts; a test names only the ones it is about.

import type { ShopSettings } from '../../src/data/settings/fetch-settings.ts'
import type { LineItem } from '../../src/domain/cart/cart.ts'
import type { CartQuote, DeliveryMethod } from '../../src/domain/cart/cart-quote.ts'
import type { Deal, Picture, Product, ProductSummary, Variant } from '../../src/domain/product/product.ts'

/** A fixed moment for tests that need one: 21 November 2026, 12:00 UTC. */
export const noon = Date.UTC(2026, 10, 21, 12)
export const hour = 3_600_000
export const day = 24 * hour

export const buildPicture = (facts: Partial<Picture> = {}): Picture => ({
  src: '/catalogue/test-dress/pink-front.webp',
  alt: 'Pink test dress, laid flat',
  color: 'Pink',
  view: 'front',
  ...facts,
})

export const buildDeal = (facts: Partial<Deal> = {}): Deal => ({
  id: 'deal-1',
  kind: 'flash',
  price: 999,
  total: 10,
  sold: 0,
  startsAt: noon - hour,
  endsAt: noon + hour,
  ...facts,
})

export const buildSummary = (facts: Partial<ProductSummary> = {}): ProductSummary => ({
  id: '3afff100-5206-4838-9f46-7982f63b59a4',
  slug: 'test-dress',
  title: 'Test Dress',
  price: 1299,
  originalPrice: 4599,
  picture: buildPicture(),
  colors: ['Pink', 'Black'],
  sizes: ['S', 'M'],
  quantity: 40,
  rating: 4.5,
  reviewCount: 127,
  createdAt: noon - 60 * day,
  deal: null,
  ...facts,
})

export const buildVariant = (facts: Partial<Variant> = {}): Variant => {
  const { size = 'M', color = 'Pink', quantity = 10 } = facts
  return {
    ...facts,
    id: facts.id ?? `variant-${size}-${color}`,
    sku: facts.sku ?? `${size}-${color}`,
    size,
    color,
    quantity,
  }
}

export const buildProduct = (facts: Partial<Product> = {}): Product => {
  const summary = buildSummary(facts)
  return {
    ...summary,
    description: 'A dress for tests.\n\nIt holds.',
    details: [{ name: 'Fabric', value: '100% cotton' }],
    materials: '',
    ...{ vendor: '', seo_title: '', seo_description: '', size_name: '', color_name: '', third_name: '' },
    pictures: [summary.picture],
    variants: summary.sizes.flatMap((size) => summary.colors.map((color) => buildVariant({ size, color }))),
    collection: { slug: 'dresses', name: 'Dresses', department: 'women', category: 'dresses' },
    sizeChart: null,
    ...facts,
  }
}

export const buildLine = (facts: Partial<LineItem> = {}): LineItem => ({
  productId: null,
  slug: 'test-dress',
  title: 'Test Dress',
  image: '/catalogue/test-dress/pink-front.webp',
  price: 1299,
  originalPrice: 4599,
  size: 'M',
  color: 'Pink',
  quantity: 1,
  ...facts,
})

export const buildMethod = (facts: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  id: 'standard',
  name: 'Standard Shipping',
  minDays: 7,
  maxDays: 15,
  price: 799,
  freeAbove: 4900,
  cost: 799,
  ...facts,
})

/** A quote of an empty cart with one delivery method. */
export const buildQuote = (facts: Partial<CartQuote> = {}): CartQuote => ({
  lines: [],
  subtotal: 0,
  discount: 0,
  shipping: 0,
  total: 0,
  applied: null,
  code: null,
  isServed: true,
  needsCity: false,
  methods: [buildMethod()],
  method: 'standard',
  ...facts,
})

const noIdentity: ShopSettings['identity'] = {
  name: null,
  address: [],
  email: null,
  phone: null,
  ice: null,
  taxId: null,
  register: null,
  professionalTax: null,
  capital: null,
  vatRate: null,
  vatShown: 'included',
}

/** Of a new shop. */
export const testBrand: ShopSettings['brand'] = {
  accent: '#3a4a8c',
  sale: '#a8452f',
  highlight: '#d9a520',
  fonts: 'clear',
  corners: 'soft',
  header: 'start',
  ratio: '4:5',
  logo: null,
  logoDark: null,
  mark: null,
  frieze: null,
  corner: null,
  hasIcons: false,
}

export const buildSettings = (facts: Partial<ShopSettings> = {}): ShopSettings => ({
  languages: ['en'],
  optionWords: {},
  name: 'Test Shop',
  tagline: null,
  country: 'MA',
  brand: testBrand,
  contactEmail: null,
  orderPrefix: 'ZL',
  hasProducts: true,
  language: 'en',
  packingDays: [1, 2],
  returnDays: 30,
  returnsAreFree: true,
  newsletter: { title: null, text: null },
  hasCollections: false,
  deals: [],
  pages: [],
  menus: {},
  departments: [],
  categories: [],
  zones: [],
  defaultCountry: 'US',
  timeZone: 'UTC',
  currency: 'USD',
  rates: { MAD: 10 },
  identity: noIdentity,
  checkoutEnabled: true,
  cancelWindowMinutes: 120,
  paymentMethods: ['cod'],
  paymentMarks: [],
  welcomePercent: 15,
  studentPercent: 10,
  lineLimit: 10,
  checkoutFields: {},
  quickOrder: undefined,
  support: {
    phone: null,
    chatUrl: null,
    hours: { chat: '24/7', phone: '9 AM-6 PM', email: '24/7' },
    social: { instagram: null, tiktok: null, pinterest: null, facebook: null },
  },
  ...facts,
})
