import type { OrderItem } from './order'
import type { WholeOrder } from './order-csv'

const itemAsShown = (item: OrderItem): OrderItem => ({ ...item, ...item.shown })

/** An order under the names that its customer reads; the owner's lists have them in the language of the shop's texts. */
export const asShown = (order: WholeOrder): WholeOrder => ({
  ...order,
  items: order.items.map(itemAsShown),
  shippingMethod: order.shown.method ?? order.shippingMethod,
  discountTitle: order.shown.discount ?? order.discountTitle,
})
