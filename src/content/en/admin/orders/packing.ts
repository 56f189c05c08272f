import { count } from '../../shared/numbers'

/** The page of who packs. */
export const packing = {
  title: 'To pack',
  none: { title: 'Nothing to pack', text: 'New orders appear here as soon as they can be sent.' },
  error: 'The orders could not be loaded',
  more: 'Only the 200 oldest are listed.',
  pickList: 'Packing list',
  labels: 'Labels',
  orders: (orders: number) => count(orders, 'order', 'orders'),
  item: (name: string, variant: string, quantity: number) =>
    `${quantity} × ${[name, variant].filter(Boolean).join(', ')}`,
  carrier: 'Carrier',
  tracking: 'Tracking number',
  ship: 'Packed and sent',
  shipNamed: (number: string) => `Packed and sent: ${number}`,
  shipping: 'Saving...',
  shipped: (number: string) => `${number} is on its way`,
  failed: 'That was not saved. Please try again.',
  refusals: {
    ORDER_HELD: 'This order is held by a rule.',
    NOT_CONFIRMED: 'This order is not confirmed yet.',
    NOT_PAID: 'This order is not paid yet.',
    ORDER_WAS_CANCELLED: 'This order was cancelled.',
    NOTHING_LEFT: 'Everything of this order has left already.',
  },
} as const
