// One claimed mail of every kind, as private.claim_mail hands it out.
import type { Language } from '../../src/domain/text/language.ts'
import { type ClaimedMail, toClaimedMails } from '../../supabase/functions/_shared/mail/claimed.ts'
import type { Site } from '../../supabase/functions/_shared/mail/message.ts'

export const site: Site = {
  url: 'https://shop.example',
  unsubscribeUrl: 'https://project.example/functions/v1/unsubscribe',
  address: null,
}

/** The sample shop, as private.mail_seller has it. */
const sampleShop = {
  name: 'Zellige',
  tagline: 'everyday fashion from Morocco',
  country: 'MA',
  contact_email: 'hello@zellige.example',
  order_prefix: 'ZL',
  packing_days: [1, 2],
  return_days: 30,
  returns_are_free: true,
  brand: {
    ...{ accent: '#4b3fd1', sale: '#b9472f', highlight: '#e9a23b' },
    fonts: 'warm',
    has_icons: true,
    frieze: { src: '/art/frieze.svg', widths: [], formats: [] },
  },
}

type Row = Record<string, unknown>

const step = (status: string, completed: boolean) => ({ status, completed })
const steps = (done: number) =>
  ['pending', 'processing', 'shipped', 'delivered'].map((status, i) => step(status, i < done))

const order: Row = {
  order_number: 'ZL-7K2M9QX4TB3C',
  currency: 'USD',
  customer_name: 'Nora Alami',
  customer_email: 'nora@example.com',
  shipping_address: {
    address: '14 Rue Ibn Batouta, Apt 6',
    city: 'Casablanca',
    zipCode: '20250',
    country: 'MA',
  },
  payment_method: 'card',
  payment_status: 'paid',
  order_status: 'pending',
  cancel_reason: null,
  paid_amount: 49.96,
  refunded_amount: 0,
  due_amount: 0,
  payment_due_at: null,
  bank: null,
  subtotal: 41.97,
  discount_amount: 0,
  discount_title: null,
  discount_code: null,
  shipping_cost: '7.99',
  shipping_method: 'Standard Shipping',
  total_amount: 49.96,
  created_at: '2026-11-21T09:50:26.23+00:00',
  estimated_from: '2026-11-28',
  estimated_delivery: '2026-12-06',
  carrier: null,
  tracking_number: null,
  cancel_until: '2026-11-21T11:50:26.23+00:00',
  steps: steps(1),
  shipments: [],
  items: [
    {
      id: 'item-1',
      product_name: 'Boho Floral Print Maxi Dress',
      product_slug: 'boho-floral-print-maxi-dress',
      product_image: '/catalogue/boho-floral-print-maxi-dress/pink-front.webp',
      size: 'M',
      color: 'Pink',
      price: 12.99,
      quantity: 2,
    },
    {
      id: 'item-2',
      product_name: 'Argan Glow Face Serum',
      product_slug: 'argan-glow-face-serum',
      product_image: 'https://project.example/storage/v1/object/public/product-images/a.jpg',
      size: '',
      color: '',
      price: '15.99',
      quantity: 1,
    },
  ],
}

const unpaid = { payment_status: 'pending', paid_amount: 0, due_amount: 49.96 }
const byBank: Row = {
  ...order,
  ...unpaid,
  payment_method: 'bank',
  payment_due_at: '2026-11-26T09:50:26.23+00:00',
  bank: {
    holder: 'Zellige SARL',
    bank: 'Sample Bank',
    account: 'MA64 0000 0000 0000 0000 0000 0000',
    swift: 'ZELLMAMC',
    reference: 'ZL-7K2M9QX4TB3C',
  },
}
const cancelled: Row = {
  ...order,
  order_status: 'cancelled',
  cancel_reason: 'customer',
  cancel_until: null,
  steps: [step('pending', true), step('cancelled', true)],
}
const shipped = { carrier: 'Amana', tracking_number: 'AM84210731MA', cancel_until: null, steps: steps(3) }
const product: Row = {
  slug: 'boho-floral-print-maxi-dress',
  title: 'Boho Floral Print Maxi Dress',
  size: 'XXL',
  color: 'Pink',
  price: 12.99,
  original_price: 45.99,
  image: '/catalogue/boho-floral-print-maxi-dress/pink-front.webp',
}
const unsubscribe = '0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0001'

/** Facts by kind; `welcome` by its topic. */
export const facts: Record<string, { template: string; facts: Row }> = {
  'order-pending': { template: 'order-pending', facts: order },
  'order-pending-bank': { template: 'order-pending', facts: byBank },
  'order-pending-cod': { template: 'order-pending', facts: { ...order, ...unpaid, payment_method: 'cod' } },
  'order-corrected': {
    template: 'order-corrected',
    facts: {
      ...order,
      ...unpaid,
      payment_method: 'cod',
      correction: { changed: ['items', 'address'], total_before: 62.95, total_after: 49.96 },
    },
  },
  'order-corrected-refund': {
    template: 'order-corrected',
    facts: {
      ...order,
      paid_amount: 62.95,
      correction: { changed: ['items'], total_before: 62.95, total_after: 49.96 },
    },
  },
  'order-reminder': { template: 'order-reminder', facts: { ...byBank, cancel_until: null } },
  'order-paid': {
    template: 'order-paid',
    facts: { ...order, payment_method: 'bank', cancel_until: null },
  },
  'order-refunded': {
    template: 'order-refunded',
    facts: {
      ...order,
      ...shipped,
      payment_status: 'partially_refunded',
      refunded_amount: 12.99,
      refund: { amount: 12.99, way: 'transfer' },
    },
  },
  'order-paid-late': {
    template: 'order-paid-late',
    facts: {
      ...cancelled,
      cancel_reason: 'unpaid',
      payment_status: 'refunded',
      refunded_amount: 49.96,
      refund: { amount: 49.96, way: 'provider' },
    },
  },
  'order-pending-discount': {
    template: 'order-pending',
    facts: {
      ...order,
      discount_amount: 6.3,
      discount_title: 'New customer 15%',
      discount_code: 'WELCOME-7K2M9QX4',
      total_amount: 43.66,
      paid_amount: 43.66,
    },
  },
  'welcome-code': {
    template: 'welcome-code',
    facts: { percent: 15, confirm_token: '0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0002', unsubscribe },
  },
  'student-confirm': {
    template: 'student-confirm',
    facts: { confirm_token: '0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0003', unsubscribe },
  },
  'student-code': {
    template: 'student-code',
    facts: {
      code: 'STUDENT-7K2M9QX4',
      percent: 10,
      expires_at: '2027-11-21T09:50:26.23+00:00',
      unsubscribe,
    },
  },
  'student-refused': { template: 'student-refused', facts: { unsubscribe } },
  'order-processing': {
    template: 'order-processing',
    facts: { ...order, cancel_until: null, steps: steps(2) },
  },
  'order-shipped': { template: 'order-shipped', facts: { ...order, ...shipped } },
  'order-shipped-parcel': {
    template: 'order-shipped',
    facts: {
      ...order,
      ...shipped,
      steps: steps(2),
      shipment_id: 'parcel-1',
      shipments: [
        { id: 'parcel-1', position: 1, state: 'shipped', items: [{ item_id: 'item-1', quantity: 1 }] },
      ],
    },
  },
  'order-tracking': { template: 'order-tracking', facts: { ...order, ...shipped } },
  'order-delivered': { template: 'order-delivered', facts: { ...order, ...shipped, steps: steps(4) } },
  'order-cancelled': { template: 'order-cancelled', facts: cancelled },
  'back-in-stock': { template: 'back-in-stock', facts: { ...product, currency: 'USD', unsubscribe } },
  'flash-deals': {
    template: 'flash-deals',
    facts: {
      ends_at: '2026-11-21T18:45:00+00:00',
      deals: [
        { ...product, size: '', title: 'Ikat Wrap Dress', price: 8.49 },
        {
          ...product,
          size: '',
          title: 'Cable Knit Wool Jumper',
          color: 'Ivory',
          price: 17.49,
          original_price: 39.99,
        },
        {
          ...product,
          size: '',
          title: 'Canvas Star Backpack',
          color: 'Navy',
          price: 9.49,
          original_price: null,
        },
      ],
      currency: 'USD',
      unsubscribe,
    },
  },
  'welcome-newsletter': { template: 'welcome', facts: { topic: 'newsletter', unsubscribe } },
  'welcome-flash-deals': { template: 'welcome', facts: { topic: 'flash-deals', unsubscribe } },
  'welcome-vip-club': { template: 'welcome', facts: { topic: 'vip-club', unsubscribe } },
  'orders-placed': {
    template: 'orders-placed',
    facts: {
      count: 3,
      orders: [
        {
          id: '5f0cbe2c-0f43-4c6a-8f0e-6c3a5bb0a2c1',
          order_number: 'ZL-20261128-000042',
          items: 3,
          total: 87.5,
          currency: 'USD',
          payment_method: 'cod',
        },
        {
          id: '5f0cbe2c-0f43-4c6a-8f0e-6c3a5bb0a2c2',
          order_number: 'ZL-20261128-000041',
          items: 1,
          total: 19.99,
          currency: 'USD',
          payment_method: 'card',
        },
      ],
    },
  },
  ...Object.fromEntries(
    ['requested', 'approved', 'declined', 'received', 'exchanged', 'closed'].map((state) => [
      `order-return-${state}`,
      {
        template: `order-return-${state}`,
        facts: {
          order_number: 'ZL-7K2M9QX4TB3C',
          currency: 'USD',
          return: {
            number: 'ZL-7K2M9QX4TB3C-R1',
            answer: state === 'requested' ? '' : 'Zellige, 12 Rue des Potiers\n40000 Marrakesh',
            exchange: state === 'exchanged' ? { number: 'ZL-8M3N0RY5VC4D', due: 4.5 } : null,
            items: [
              {
                ...{ product_name: 'Boho Floral Print Maxi Dress', size: 'M', color: 'Pink', quantity: 1 },
                wanted: state === 'exchanged' ? { size: 'L', color: 'Pink' } : null,
              },
            ],
          },
        },
      },
    ]),
  ),
  'order-withdrawn': {
    template: 'order-withdrawn',
    facts: {
      order_number: 'ZL-7K2M9QX4TB3C',
      currency: 'USD',
      withdrawal: {
        name: 'Nora Alami',
        email: 'nora@example.com',
        stated_at: '2026-11-28T17:00:00Z',
        return_number: 'ZL-7K2M9QX4TB3C-R1',
        items: [{ product_name: 'Boho Floral Print Maxi Dress', size: 'M', color: 'Pink', quantity: 1 }],
      },
    },
  },
  'cart-reminder': {
    template: 'cart-reminder',
    facts: {
      token: 'cd'.repeat(32),
      products: [
        {
          slug: 'boho-floral-print-maxi-dress',
          title: 'Boho Floral Print Maxi Dress',
          size: 'M',
          color: 'Pink',
          price: 12.99,
          original_price: null,
          image: '/catalogue/boho-floral-print-maxi-dress/pink-front.webp',
        },
      ],
      currency: 'USD',
      unsubscribe,
    },
  },
  'review-request': {
    template: 'review-request',
    facts: {
      token: 'ab'.repeat(32),
      order_number: 'ZL-7K2M9QX4TB3C',
      products: [
        {
          slug: 'boho-floral-print-maxi-dress',
          title: 'Boho Floral Print Maxi Dress',
          image: '/catalogue/boho-floral-print-maxi-dress/pink-front.webp',
          size: 'M',
          color: 'Pink',
          shown_size: 'M',
          shown_color: 'Pink',
        },
      ],
      unsubscribe,
    },
  },
  'admin-invitation': {
    template: 'admin-invitation',
    facts: { token: '3afff100-5206-4838-9f46-7982f63b59a4', by: 'owner@example.com' },
  },
  'message-contact': {
    template: 'message-received',
    facts: { kind: 'contact', reference: '4F2A91C0', page: '/help' },
  },
  'message-seller': {
    template: 'message-received',
    facts: { kind: 'seller', reference: '4F2A91C0', page: '/sell' },
  },
}

/** A claimed mail of a kind, with facts of its own where they are given. */
export function claimed(
  kind: string,
  own: Row = {},
  recipient = 'nora@example.com',
  timeZone = 'UTC',
  language: Language = 'en',
): ClaimedMail {
  const sample = facts[kind]
  if (!sample) throw new Error(`There is no sample ${kind}`)
  const [mail] = toClaimedMails([
    {
      id: 17,
      lease: '0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0009',
      recipient,
      template: sample.template,
      written_at: 1763718626230,
      time_zone: timeZone,
      language,
      language_path: language === 'en' ? '' : `/${language}`,
      facts: { seller: { shop: sampleShop }, ...sample.facts, ...own },
    },
  ])
  if (!mail) throw new Error('The sample is none')
  return mail
}
