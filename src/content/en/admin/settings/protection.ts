import type { PaymentMethod } from '@/domain/money/payment'
import { lineWords } from '../../shared/line-words'
import { count, number } from '../../shared/numbers'
import { mailKinds, suppressionReasons } from '../mails'

const methods: Record<PaymentMethod, string> = { card: 'Card', bank: 'Transfer', cod: 'Cash on delivery' }
const forms: Readonly<Record<string, string>> = {
  subscribe: 'Newsletter and restock alerts',
  message: 'Contact form',
  'welcome-code': 'New customer code',
  student: 'Student request',
  orders: 'Orders by guests',
  'customer-orders': 'Orders of one customer',
  codes: 'Discount codes',
  links: 'Links to confirm an address',
  messages: 'Messages',
  track: 'Tracking, one order',
  'track-email': 'Tracking, one email',
  'track-phone': 'Tracking, one phone',
  review: 'Reviews',
  'start-payment': 'Card payment',
  'check-payment': 'Card payment status',
  notify: 'Email preferences',
  export: 'Data export',
  resend: 'Mail sent again',
}

export const adminProtection = {
  title: 'Protection',
  holds: {
    title: 'Held stock',
    by: (orders: number, items: number) =>
      `${count(orders, 'unpaid order', 'unpaid orders')}, ${count(items, 'item', 'items')}`,
    text: 'Unpaid orders hold their items: card and transfer orders until payment is due, cash orders until you pack them. Release an order to cancel it and put its items back on sale. The customer is told by email.',
    error: 'Couldn’t load held stock',
    none: { title: 'Nothing is held', text: 'Every order is paid, packed or cancelled.' },
    select: (order: string) => `Select order ${order}`,
    open: (order: string) => `order ${order}`,
    item: (item: { name: string; size: string; color: string; quantity: number }) =>
      [`${number(item.quantity)} × ${item.name}`, lineWords.variant(item.size, item.color)]
        .filter(Boolean)
        .join(', '),
    left: (items: number) => (items === 0 ? 'none left' : `${number(items)} left`),
    more: (items: number) => `and ${count(items, 'other item', 'other items')}`,
    quantity: (items: number) => count(items, 'item', 'items'),
    since: (day: string) => `since ${day}`,
    until: (day: string) => `until ${day}`,
    untilPacked: 'until packed',
    method: (method: PaymentMethod) => methods[method],
    guest: 'Guest',
    member: 'Member',
    sameNetwork: (orders: number) => `${count(orders, 'open order', 'open orders')} from the same network`,
    release: (orders: number) => (orders === 0 ? 'Release' : `Release ${count(orders, 'order', 'orders')}`),
    selectAll: 'Select all',
    confirm: {
      title: (orders: number) => `Release ${count(orders, 'order', 'orders')}?`,
      text: 'The orders are cancelled, their items go back on sale, and the customers get an email.',
      keep: 'Keep',
      release: 'Release',
    },
  },
  limits: {
    title: 'Limits hit today',
    text: 'Where one visitor tried more often than the shop allows. Other visitors were not affected.',
    error: 'Couldn’t load limits',
    none: { title: 'No limit was hit', text: 'No visitor tried anything too often within a day.' },
    form: (form: string) => forms[form] ?? 'Other form',
    refused: (tries: number, allowed: number) =>
      `${count(tries, 'try', 'tries')} refused, ${number(allowed)} allowed`,
  },
  captcha: {
    title: 'CAPTCHA',
    state: (isOn: boolean) => (isOn ? 'on' : 'off'),
    text: {
      off: 'Asks visitors without an account to pass a check before they order, write to you or subscribe. Leave it off until limits do not suffice. Owners and members with a confirmed email are not asked.',
      on: 'Visitors without an account pass a check before they order, write to you or subscribe. Owners and members with a confirmed email are not asked.',
    },
    error: 'Couldn’t load the CAPTCHA',
    provider: 'Provider',
    providers: { turnstile: 'Cloudflare Turnstile', hcaptcha: 'hCaptcha' },
    siteKey: 'Site key',
    siteKeyHint: 'From the provider. Its secret belongs to the function verify-captcha, never here.',
    switchOn: 'Test and switch on',
    testing: 'Testing…',
    switchOff: 'Switch off',
    switchingOff: 'Switching off…',
    isOn: 'The CAPTCHA is on',
    isOff: 'The CAPTCHA is off',
    failed: 'Nothing was changed',
    problems: {
      siteKey: 'Enter the site key: 10 to 100 letters, digits, hyphens and underscores.',
      CAPTCHA_REQUIRED: 'Pass the check yourself first, so that it cannot lock your visitors out.',
      unknown: 'Please try again.',
    },
  },
  suppressed: {
    title: 'Suppressed addresses',
    by: (addresses: number) => count(addresses, 'address', 'addresses'),
    text: 'These addresses get no email. Lift a bounce once the address works again. What recipients asked for stays until they confirm their address themselves.',
    error: 'Couldn’t load suppressed addresses',
    none: { title: 'No address is suppressed', text: 'No email bounced, and no one asked to get none.' },
    reason: (reason: string) => suppressionReasons[reason] ?? reason,
    lift: 'Lift',
    liftOf: (email: string) => `Lift ${email}`,
    lifted: (email: string) => `${email} gets email again`,
    failed: 'The address was not lifted',
    problems: {
      RECIPIENT_ASKED: 'The recipient asked for this. Only they can take it back.',
      unknown: 'Please try again.',
    },
  },
  failed: {
    title: 'Emails not delivered',
    by: (emails: number) => count(emails, 'email', 'emails'),
    text: 'Emails that failed after several tries, or that were given up because their address is suppressed.',
    error: 'Couldn’t load failed emails',
    none: { title: 'No email failed', text: 'Emails that could not be delivered appear here.' },
    kind: (template: string) => mailKinds[template] ?? 'Email',
    order: (order: string) => `order ${order}`,
    tries: (tries: number) => count(tries, 'try', 'tries'),
    givenUp: 'The address was suppressed',
    noReason: 'The mail server gave no reason',
    again: 'Send again',
    againOf: (kind: string, email: string) => `Send again: ${kind}, ${email}`,
    sent: 'The email is sent again',
    waiting: 'The email is already on its way',
    failed: 'The email was not sent again',
    refusals: {
      suppressed: 'The address is suppressed.',
      unconfirmed: 'The address confirmed nothing.',
      outdated: 'No longer true.',
    },
    problems: {
      MAIL_REFUSED: 'The address is suppressed again, or the email is no longer true.',
      'rate-limited': 'It was sent several times within an hour. Try again later.',
      unknown: 'Please try again.',
    },
  },
}
