import { policies } from '@/config/policies'
import type { OrderStatus, PaymentMethod, PaymentStatus } from '@/domain/order'
import { common } from './common'

export const orders = {
  statuses: {
    pending: 'Pending',
    processing: 'Processing',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
  payments: {
    card: { paid: 'Card, paid', pending: 'Card, not paid yet', refunded: 'Card, refunded' },
    bank: {
      paid: 'Bank transfer, paid',
      pending: 'Bank transfer, not paid yet',
      refunded: 'Bank transfer, refunded',
    },
    cod: {
      paid: 'Cash on delivery, paid',
      pending: 'Cash on delivery',
      refunded: 'Cash on delivery, refunded',
    },
  } satisfies Record<PaymentMethod, Record<PaymentStatus, string>>,
  confirmation: {
    documentTitle: 'Order confirmation',
    title: 'Thank you',
    intro: (name: string, email: string) => `${name}, your order is in. A confirmation goes to ${email}.`,
    loading: 'Loading order details...',
    missing: {
      title: 'Order not found',
      text: 'It may have been placed in another browser, or with another account.',
      home: 'Return to Home',
    },
    number: 'Order number',
    copy: 'Copy the number',
    copied: 'Order number copied',
    placed: 'Placed',
    status: 'Status',
    estimated: 'Estimated delivery',
    by: (day: string) => `by ${day}`,
    items: 'Items',
    address: 'Shipping address',
    contact: 'Contact',
    payment: 'Payment',
    bankDetails: (number: string) =>
      `Please transfer the total with the reference ${number}. We ship as soon as it arrives.`,
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    total: 'Total',
    charged: 'Charged in US dollars',
    print: 'Print',
    shop: common.keepShopping,
    profile: 'Your orders',
    quantity: (quantity: number) => `${quantity} ×`,
    kept: 'This page stays in this browser: come back to it any time.',
    next: 'What happens next',
    steps: [
      'We pack your order within 1-2 business days.',
      'You get an email when it leaves.',
      `Something wrong? You can send it back within ${policies.returnDays} days.`,
    ],
  },
} as const
