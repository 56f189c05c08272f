import { number } from '../shared/numbers'

const items = (amount: number) => `${number(amount)} ${amount === 1 ? 'item' : 'items'}`

/** Printed lists over several orders. */
export const adminLists = {
  pickList: 'Packing list',
  labels: 'Labels',
  print: 'Print',
  error: 'Couldn’t load the list',
  nothing: { title: 'Nothing to pack', text: 'Everything of these orders has left, or they were cancelled.' },
  noLabels: { title: 'No labels', text: 'No parcel of these orders is on its way or waits to leave.' },
  sums: (variants: number, quantity: number, orders: number) =>
    `${items(quantity)} of ${number(variants)} ${variants === 1 ? 'variant' : 'variants'} for ${number(orders)} ${orders === 1 ? 'order' : 'orders'}`,
  sku: 'SKU',
  product: 'Product',
  variant: 'Variant',
  quantity: 'Quantity',
  forOrders: 'For orders',
  order: (order: string, quantity: number) => (quantity === 1 ? order : `${order} × ${number(quantity)}`),
  byOrder: 'Orders',
  customer: 'Customer',
  city: 'City',
  items,
  labelOf: (order: string) => `Label of ${order}`,
} as const
