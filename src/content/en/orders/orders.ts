import type { OrderStatus } from '@/domain/orders/order'
import type { ParcelState } from '@/domain/orders/parcel'
import type { MissedLine } from '@/domain/orders/reorder'
import { common } from '../shared/common'
import { currencyNames } from '../shared/currency'
import { lineWords } from '../shared/line-words'
import { atShop, packedWithin, returnTime, writeToUs } from '../shared/shop-words'

const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`
const windowOf = (minutes: number) =>
  minutes % 60 === 0 ? count(minutes / 60, 'hour', 'hours') : count(minutes, 'minute', 'minutes')

export const orders = {
  statuses: {
    pending: 'Pending',
    processing: 'Processing',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
  confirmation: {
    documentTitle: 'Order confirmation',
    title: 'Thank you',
    intro: (name: string, email: string) =>
      `${name}, your order is in.${email && ` A confirmation goes to ${email}.`}`,
    cancelled: 'This order is cancelled',
    loading: 'Loading order details...',
    missing: {
      title: 'Order not found',
      text: 'It may have been placed in another browser, or with another account.',
      home: 'Return to Home',
      track: 'Track an order',
    },
    shop: lineWords.keepShopping,
    profile: 'Your orders',
    track: 'Track this order',
    kept: 'This order is saved in this browser. Find it under Track order at the bottom of every page.',
    next: 'What happens next',
    /** Instead of the second step, of an order without an email. */
    followed: 'Follow it with the link to this order.',
    get steps() {
      const time = returnTime()
      return [
        `We pack your order${packedWithin()}.`,
        'You get an email when it leaves.',
        time === null
          ? `If something is faulty, or not what you ordered, ${writeToUs()}.`
          : `Something wrong? You can send it back within ${time}.`,
      ] as const
    },
  },
  /** A status as its shopper sees it: the first one by what the order waits for. */
  shopperStatuses: { awaitingPayment: 'Awaiting payment', received: 'Received', confirmed: 'Confirmed' },
  /** What every view of an order has. */
  order: {
    title: 'Order',
    number: 'Order number',
    copy: 'Copy the number',
    copied: 'Order number copied',
    copyFailed: 'Copying is not allowed here',
    placed: 'Placed',
    status: 'Status',
    estimated: 'Estimated delivery',
    by: (day: string) => `by ${day}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    items: 'Items',
    address: 'Shipping address',
    contact: 'Contact',
    payment: 'Payment',
    note: 'Your note',
    subtotal: 'Subtotal',
    shipping: (method: string | null | undefined) => (method ? `Shipping (${method})` : 'Shipping'),
    total: 'Total',
    charged: (currency: string) => `Charged in ${currencyNames(currency)}`,
    quantity: (quantity: number) => `${quantity} ×`,
    print: 'Print invoice',
    /** Printed. */
    invoice: 'Invoice',
    get invoiceEnd() {
      const time = returnTime()
      const back = time === null ? '' : ` You can send things back within ${time}.`
      return `Thank you for ordering${atShop()}.${back}`
    },
  },
  timeline: {
    label: 'Where the order is',
    /** The names of the steps; the database sends the same. */
    steps: {
      pending: 'Order Confirmed',
      processing: 'Order Processed',
      shipped: 'In Transit',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
    } satisfies Record<OrderStatus, string>,
    /** The first step of an order that waits for its payment, and of one that waits for the shop's call. */
    reserved: 'Order Reserved',
    received: 'Order Received',
    done: 'done',
    open: 'not yet',
    expected: (day: string) => `by ${day}`,
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    copy: 'Copy the tracking number',
    copied: 'Tracking number copied',
    partly: (shipped: number, ordered: number) => `${shipped} of ${count(ordered, 'item', 'items')} shipped`,
    parcels: 'Parcels',
    parcel: (place: number, all: number) => (all === 1 ? 'Parcel' : `Parcel ${place} of ${all}`),
    parcelStates: {
      shipped: 'On its way',
      delivered: 'Delivered',
      refused: 'Refused at the door',
      returned: 'Came back to us',
    } satisfies Record<ParcelState, string>,
    line: (quantity: number, item: string) => (quantity === 1 ? item : `${quantity} × ${item}`),
    follow: 'Track with the carrier',
    followHint: (carrier: string) => `Track with ${carrier} (new tab)`,
    mayOpen: 'You may open it before paying.',
    mayTryOn: 'You may open it and try it on before paying.',
    collect: (amount: string) => `To pay in cash: ${amount}`,
  },
  cancel: {
    title: 'Changed your mind?',
    until: (time: string) => `You can cancel this order until ${time}.`,
    left: 'Time left:',
    action: 'Cancel order',
    dialog: {
      title: 'Cancel this order?',
      text: (number: string) =>
        `${number} will not be sent, and its items go back on sale. This cannot be undone.`,
      keep: 'Keep the order',
      close: common.close,
      confirm: 'Cancel order',
      busy: 'Cancelling...',
    },
    done: { title: 'Order cancelled', text: (number: string) => `${number} will not be sent.` },
    cancelled: 'This order is cancelled',
    tooLate: {
      title: 'Cancelling online is over',
      /** Orders can be cancelled for so many minutes; 0 where they cannot, or it is not known. */
      pending: (minutes: number) =>
        `${minutes === 0 ? '' : `An order can be cancelled for ${windowOf(minutes)}. `}Ask us, we may still catch it:`,
      processing: 'We are packing this order. Ask us, we may still catch it:',
      get shipped() {
        const time = returnTime()
        return time === null
          ? 'It is on its way. If something is wrong with it, ask us:'
          : `It is on its way. You can send it back within ${time}, or ask us:`
      },
      get delivered() {
        const time = returnTime()
        return time === null
          ? 'It has been delivered. If something is wrong with it, ask us:'
          : `It has been delivered. You can return it within ${time}, or ask us:`
      },
    },
    failed: {
      CANCEL_WINDOW_CLOSED: 'It is too late: the order has moved on, or its time to be cancelled is over.',
      'not-found': 'Sign in to the account this order belongs to, to cancel it.',
      offline: 'The shop could not be reached. The order may or may not be cancelled: try again to find out.',
      unknown: 'That did not work. Try again; if it stays, write to us.',
    },
    email: 'Email',
    phone: 'Phone',
  },
  reorder: {
    action: 'Order again',
    busy: 'Looking what is there...',
    added: (items: number) => ({
      title: 'Added to cart!',
      text: `${count(items, 'item', 'items')} at today’s prices.`,
    }),
    some: {
      title: 'Not everything could be added',
      text: (items: number) =>
        `${count(items, 'item is', 'items are')} in your cart at today’s prices. Not added:`,
    },
    none: { title: 'Nothing could be added', text: 'Your cart is as it was.' },
    missed: {
      gone: () => 'no longer available',
      'sold-out': () => 'sold out',
      fewer: ({ added, item }) => `only ${added} of ${item.quantity} left`,
      'in-cart': () => 'your cart has all that are left',
      'cart-full': () => 'the cart is full',
    } satisfies Record<MissedLine['reason'], (line: MissedLine) => string>,
    cart: 'Go to cart',
    stay: 'Stay here',
    failed: { title: 'That did not work', text: 'The shop could not be asked. Your cart is as it was.' },
  },
  mine: {
    all: (total: number) => `All ${total} orders`,
    back: 'Your account',
    count: (total: number) => count(total, 'order', 'orders'),
    noneHere: {
      title: 'This page is empty',
      text: 'There are fewer orders than that.',
      action: 'To the latest',
    },
    pages: 'Pages',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    newer: 'Newer',
    older: 'Older',
    missing: {
      title: 'Order not found',
      text: 'It is not in this account.',
      action: 'My Orders',
    },
    signedOut: {
      title: 'Log in to see this',
      text: 'Orders and addresses belong to an account.',
      action: 'Login',
    },
  },
  account: {
    create: {
      title: 'Keep this order in an account',
      text: 'Choose a password, and your orders and addresses are with you on every device.',
      action: 'Create an account',
      as: (email: string) => `The account is for ${email}.`,
      done: { title: 'Welcome', text: 'Your account is open and this order is in it.' },
      doneWithout: {
        title: 'Welcome',
        text: 'Your account is open. The order could not be added yet; you find it under My Orders.',
      },
      login: 'I have an account',
    },
    claim: {
      title: (orders: number) =>
        orders === 1 ? 'This order is in no account yet' : 'These orders are in no account yet',
      offer: (orders: number) =>
        orders === 1
          ? 'One order was placed in this browser without an account.'
          : `${orders} orders were placed in this browser without an account.`,
      action: (orders: number) => (orders === 1 ? 'Add it to my account' : 'Add them to my account'),
      busy: 'Adding...',
      done: (orders: number) => ({
        title: orders === 1 ? 'The order is in your account' : 'The orders are in your account',
        text: 'Sign in to see it from now on.',
      }),
      none: { title: 'Nothing was added', text: 'It belongs to another account by now.' },
      failed: { title: 'That didn’t work', text: 'Please try again in a moment.' },
    },
  },
} as const
