import { expect, it } from 'vitest'
import { isPersonal } from '@/data/auth/member-change'
import { sessionKeys } from '@/data/auth/session'
import { customerKeys } from '@/data/customers/customer-queries'
import { messageKeys } from '@/data/messages/message-queries'
import { orderKeys } from '@/data/orders/order-keys'
import { editKeys } from '@/data/products/edit-product-queries'
import { lowStockQuery } from '@/data/products/low-stock-queries'
import { productKeys } from '@/data/products/product-queries'
import { reviewKeys } from '@/data/reviews/review-queries'
import { salesQuery } from '@/data/sales/sales-queries'
import { settingsKeys } from '@/data/settings/settings-queries'

it.each([
  ['orders', orderKeys.lists()],
  ['customers', customerKeys.all],
  ['sales', salesQuery({ from: '2026-01-01', to: '2026-01-31' }, 'day').queryKey],
  ['messages', messageKeys.counts()],
  ['low stock', lowStockQuery().queryKey],
  ['a product’s editor', editKeys.one('1')],
  ['the owner’s settings', [...settingsKeys.all, 'owner']],
  ['the right to the admin', sessionKeys.isAdmin('1')],
  ['a member’s review', reviewKeys.mine('linen-dress', '1')],
  ['a query that no one has thought of', ['anything']],
])('%s do not outlive the session', (_name, queryKey) => {
  expect(isPersonal(queryKey)).toBe(true)
})

it.each([
  ['who is signed in', sessionKeys.member],
  ['products', productKeys.home()],
  ['a product', productKeys.detail('linen-dress')],
  ['reviews', reviewKeys.list('linen-dress', { sort: 'newest', stars: null })],
  ['the shop’s settings', settingsKeys.all],
])('%s may stay', (_name, queryKey) => {
  expect(isPersonal(queryKey)).toBe(false)
})
