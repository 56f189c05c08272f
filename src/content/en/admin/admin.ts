import { shop } from '@/config/shop'
import { shopZone } from '@/config/shop-zone'
import { formatMoney } from '@/domain/money/money'
import type { PaymentMethod } from '@/domain/money/payment'
import type { OrderMoney, OrderStatus, OrderSummary } from '@/domain/orders/order'
import { type RelativeDay, relativeDay, startOfDay } from '@/domain/values/day'
import { count } from '../shared/numbers'
import { shopTime } from '../shared/shop-time'
import { shopName } from '../shared/shop-words'
import { adminOverview } from './overview'

const clock = shopTime({ hour: '2-digit', minute: '2-digit' })
const longDay = shopTime({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const days: Record<RelativeDay, { format: (time: number) => string }> = {
  today: { format: () => 'Today' },
  yesterday: { format: () => 'Yesterday' },
  'this-year': shopTime({ day: 'numeric', month: 'short' }),
  earlier: shopTime({ day: 'numeric', month: 'short', year: 'numeric' }),
}

/** `Today`, `Yesterday`, `19 Nov`, `19 Nov 2025`: days of the shop. */
export const dayWords = (time: number, now: number) => days[relativeDay(time, now, shopZone())].format(time)
/** The same for a date of the database, which is a day of the shop wherever its reader is. */
export const dateWords = (day: string, now: number) => dayWords(startOfDay(day, shopZone()), now)
export const timeWords = (time: number) => clock.format(time)
export const longDayWords = (time: number) => longDay.format(time)

const methodWords: Record<PaymentMethod, string> = { card: 'Card', bank: 'Bank', cod: 'Cash' }

function paymentWords(
  {
    paymentMethod,
    paymentStatus,
    status,
    paid,
    due,
    refundPending,
    currency,
  }: OrderMoney & Pick<OrderSummary, 'status'>,
  owed: number,
): string {
  if (owed > 0) return `Refund ${formatMoney(owed, currency)}`
  if (refundPending > 0) return 'Refund on its way'
  if (paymentStatus === 'refunded') return 'Refunded'
  if (status === 'cancelled' && paid === 0) return 'Not due'
  if (due > 0)
    return `${methodWords[paymentMethod]} ${paid > 0 ? `${formatMoney(due, currency)} due` : 'due'}`
  return paymentStatus === 'partially_refunded' ? 'Partly refunded' : `${methodWords[paymentMethod]} paid`
}

export const admin = {
  title: (page: string) => `${page} | ${shop.name ? `${shop.name} admin` : 'Admin'}`,
  brand: 'admin',
  roles: {
    owner: 'Owner',
    manager: 'Manager',
    packer: 'Packer',
    caller: 'Caller',
    editor: 'Editor',
    accountant: 'Accountant',
    viewer: 'Viewer',
  },
  nav: {
    label: 'Admin',
    overview: 'Overview',
    callsShort: 'To call',
    products: 'Products',
    collections: 'Collections',
    deals: 'Deals',
    discounts: 'Discounts',
    students: 'Student requests',
    searchWords: 'Search words',
    orders: 'Orders',
    calls: 'Orders to call',
    more: 'Menu',
    closeMore: 'Close',
    customers: 'Customers',
    analytics: 'Analytics',
    reviews: 'Reviews',
    messages: 'Messages',
    subscribers: 'Subscribers',
    unread: (messages: number) => count(messages, 'unread message', 'unread messages'),
    protection: 'Protection',
    settings: 'Settings',
    viewStore: 'View Store',
    signOut: 'Sign out',
    waiting: (orders: number) => `${count(orders, 'order', 'orders')} pending`,
    newOrder: (pending: number) => `New order. ${count(pending, 'order', 'orders')} pending.`,
    toCall: (orders: number) => `${count(orders, 'order', 'orders')} to call`,
    toDecide: (returns: number) => `${count(returns, 'return', 'returns')} to decide`,
  },
  signIn: {
    title: 'Sign in',
    get intro() {
      return `The admin of ${shopName()} is for its team.`
    },
    ended: 'Your session has ended. Please sign in again; drafts in this browser are saved.',
    submit: 'Sign in',
    busy: 'Signing in...',
  },
  refused: {
    title: 'This account is not on the team',
    text: (email: string) =>
      `You are signed in as ${email}. Only the team of ${shopName()} can open the admin.`,
  },
  loading: 'Loading',
  skip: 'Skip to content',
  main: 'Content of the admin',
  notFound: {
    title: 'No such page in the admin',
    text: 'The address may be mistyped.',
    action: 'Back to the overview',
  },
  pager: {
    label: 'Pages',
    range: (from: number, to: number, total: number) =>
      `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
    previous: 'Previous page',
    next: 'Next page',
  },
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  selection: {
    label: 'Selection',
    count: (rows: number) => `${rows.toLocaleString('en-US')} selected`,
    clear: 'Clear selection',
    all: 'Select all on this page',
    one: (name: string) => `Select ${name}`,
  },
  filters: {
    title: 'Filter',
    remove: (filter: string) => `Remove filter: ${filter}`,
    apply: 'Apply',
  },
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here',
  undo: 'Undo',
  /** Above a form that shows what its owner typed at an earlier visit. */
  kept: {
    restored: 'This is what you typed last time. It is not saved yet.',
    outdated:
      'This is what you typed last time. Someone has saved other values since: what you did not touch shows theirs; check the rest before you save.',
    discard: 'Discard',
  },
  tryAgain: 'Try again',
  stale: 'Couldn’t refresh. This may be out of date.',
  orders: {
    title: 'Orders',
    search: 'Name, phone, city, product, number',
    toCall: (orders?: number) => (orders ? `To call ${orders.toLocaleString('en-US')}` : 'To call'),
    filter: 'Orders by status',
    all: 'All',
    columns: {
      order: 'Order',
      customer: 'Customer',
      placed: 'Placed',
      items: 'Items',
      total: 'Total',
      payment: 'Payment',
      status: 'Status',
    },
    items: (amount: number) => count(amount, 'item', 'items'),
    orders: (amount: number) => count(amount, 'order', 'orders'),
    found: (amount: number) => `${count(amount, 'order', 'orders')} found`,
    /** `owed` is the amount to refund. */
    payment: (order: OrderMoney & Pick<OrderSummary, 'status'>, owed: number) => paymentWords(order, owed),
    statusOf: (number: string) => `Status of order ${number}`,
    statusNote: 'Cancelling returns the items to stock. Each change queues an email to the customer.',
    updated: { title: 'Order updated', text: (status: OrderStatus) => `Order status changed to ${status}` },
    failed: {
      title: 'Update failed',
      text: 'Failed to update order status',
      stock: (lines: string) => `Not enough stock to reopen it: ${lines}.`,
      stockLine: (slug: string, available: number) => `${slug} (${available} left)`,
      unpaid: 'It is not paid yet. Record the payment first.',
      unconfirmed: 'The customer has not confirmed it. Call first, or change the setting.',
      hasParcels: 'Parcels of it are on their way. Remove them first.',
      returns: 'It has a return. Decline the return first, or refund what came back.',
      changed:
        'The order changed in the meantime, for example because the customer cancelled. The list shows its current status.',
    },
    none: { title: 'No orders yet', text: 'The first order appears here as soon as it is placed.' },
    noneFound: {
      title: (query: string) => (query ? `No order matches “${query}”` : 'No orders here'),
      text: (status: string) => `Looked in ${status}.`,
      showAll: 'Look in all orders',
    },
    error: 'Couldn’t load orders',
    open: (number: string) => `Order ${number}`,
    close: 'Close',
    closeHint: 'Close (Esc)',
    copyNumber: 'Copy order number',
    copyAddress: 'Copy address',
    missing: {
      title: 'Order not found',
      text: 'It does not exist, or the address is incomplete.',
    },
    detailError: 'Couldn’t load the order',
    subtotal: 'Subtotal',
    discount: (title: string, code: string) => ['Discount', title, code].filter(Boolean).join(', '),
    minus: (amount: string) => `−${amount}`,
    freeShipping: 'Free shipping',
    shippingBy: (method: string) => ['Shipping', method].filter(Boolean).join(', '),
    free: 'Free',
    totalBy: {
      card: 'Total, by card',
      bank: 'Total, by bank transfer',
      cod: 'Total, in cash on delivery',
    } satisfies Record<PaymentMethod, string>,
    each: (quantity: number, price: string) => `${quantity} × ${price}`,
    customer: 'Customer',
    shipTo: 'Ship to',
    note: 'Note from the customer',
    tracking: {
      title: 'Tracking',
      carrier: 'Carrier',
      number: 'Tracking number',
      save: 'Save',
      saved: 'Tracking saved',
      failed: { title: 'Tracking was not saved', text: 'Your changes are still here. Try again.' },
    },
    timeline: 'Timeline',
    events: {
      pending: 'Back to pending',
      processing: 'Processing',
      shipped: 'Shipped',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
    } satisfies Record<OrderStatus, string>,
    placed: 'Order placed',
    expected: 'Delivery expected',
    expectedBetween: (from: string, to: string) => `${from} – ${to}`,
    next: {
      pending: { status: 'processing', label: 'Start processing' },
      processing: { status: 'shipped', label: 'Mark as shipped' },
      shipped: { status: 'delivered', label: 'Mark as delivered' },
    } satisfies Partial<Record<OrderStatus, { status: OrderStatus; label: string }>>,
    cancel: 'Cancel order',
  },
  overview: adminOverview,
} as const
