import { orderLimits } from '@/config/page-limits'
import { shop } from '@/config/shop'

const { trackingTries, trackingMinutes } = orderLimits

export const track = {
  title: 'Track your order',
  description: 'Where your order is, by its number and the email you ordered with.',
  intro: 'You find the order number in the confirmation and in its email.',
  number: 'Order number',
  get numberHint() {
    return `Like ${shop.orderPrefix}-7K3M9QX2WD4R. Capitals and blanks do not matter.`
  },
  email: 'Email',
  emailHint: 'The one you ordered with.',
  /** In a shop that takes orders without an email. */
  contact: {
    label: 'Email or phone',
    hint: 'What you ordered with. Without an email, the phone number.',
    required: 'Please write your email address or phone number.',
    format: 'Enter an email address, such as name@example.com, or a phone number with its digits.',
    missing: 'No order with these details',
    check:
      'Check both against the confirmation. An order with an email is found by the email, not by the phone number.',
  },
  submit: 'Track Order',
  busy: 'Looking it up...',
  limit: `To keep orders private, a number can be tried ${trackingTries} times in ${trackingMinutes} minutes.`,
  required: { number: 'Please write the order number.', email: 'Please write your email address.' },
  emailFormat: 'Enter a valid email address, such as name@example.com.',
  /** The same whether the number or the email is wrong: nobody finds out which orders there are. */
  missing: {
    title: 'No order with this number and email',
    get text() {
      return `Check both against the confirmation email. The number begins with ${shop.orderPrefix} and has twelve characters after it.`
    },
  },
  tooMany: {
    title: 'That was too often',
    text: `Please wait ${trackingMinutes} minutes, then try again. To keep orders private, a number can be tried ${trackingTries} times.`,
  },
  found: (number: string, status: string) => `Order ${number}: ${status}`,
  account: 'The bank account is in your confirmation email.',
  kept: { title: 'Orders from this browser', text: 'Placed here without an account.' },
  member: { text: 'Signed in? Your orders are in your account.', action: 'My Orders' },
} as const
