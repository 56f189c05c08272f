import { adminOrderForm } from './order-form'
import { adminOrders } from './orders'

/** An order that the owner makes for a customer. */
export const adminNewOrder = {
  title: adminOrders.add,
  back: 'Orders',
  customer: {
    label: 'Find a customer',
    hint: 'Name, phone or email. For a new customer, fill in the fields below.',
    choose: 'Choose the customer',
    none: 'No customer found.',
    failed: 'The search failed. Please try again.',
    filled: (name: string) => `Filled in: ${name}`,
    orders: (orders: number) => `${orders} ${orders === 1 ? 'order' : 'orders'}`,
  },
  noLines: 'Nothing yet.',
  noItems: 'Add an item',
  choices: 'Order',
  channel: adminOrders.filters.channel,
  channels: adminOrders.filters.channels,
  email: adminOrderForm.noEmail,
  language: 'The customer’s language',
  payment: 'Payment',
  payments: {
    cod: 'Cash on delivery',
    bank: 'Bank transfer',
    card: 'Card, by a link to pay',
    paid: 'Paid in cash now, items handed over',
  },
  note: 'Note',
  optional: 'optional',
  restored: 'Your entries from before are here again; prices and stock are the current ones.',
  startOver: 'Start over',
  discard: 'Discard',
  discarded: 'New order discarded',
  submit: 'Make order',
  busy: 'Saving…',
  refusals: {
    ...adminOrderForm.refusals,
    KEY_REUSED: 'This order was made already. Look for it in Orders before you make it again.',
    CHECKOUT_CLOSED: 'The checkout is closed in Settings, so no order can be made.',
    unknown: 'The order was not made. Your entries are still here; try again.',
  },
  made: {
    title: (number: string) => `Order ${number}`,
    link: 'Link for the customer',
    text: (name: string, total: string, isToPay: boolean) =>
      isToPay
        ? `${name} pays ${total} with this link. It is open for 23 hours; then the order is cancelled.`
        : `${name} follows the order over ${total} with this link.`,
    copyPay: 'Copy link to pay',
    copyTrack: 'Copy link to track',
    whatsApp: 'Send by WhatsApp',
    noEmail: 'No email: send the customer this link by WhatsApp.',
    once: 'Copy the link now: it opens this order without a sign-in, and the shop does not keep it.',
    copied: 'Link copied',
    copyFailed: 'Couldn’t copy the link.',
    open: 'Open order',
    again: adminOrders.add,
  },
  /** The customer's link made again, in the order. */
  renew: {
    action: 'Make a new link',
    busy: 'Making...',
    text: 'A new link opens the order without a sign-in; the one before stops working.',
    problems: {
      offline: 'You are offline. The link before still works.',
      'rate-limited': 'Ten links an hour at most. Try again later.',
      unknown: 'No link was made, and the one before still works. Please try again.',
    },
    timeline: 'New link for the customer',
  },
} as const
