import type { PaymentMethod } from '@/domain/order'
import type { Problem } from '@/domain/validation'
import { lineWords } from './line-words'

export const checkout = {
  title: 'Checkout',
  back: 'Back to cart',
  signIn: 'Have an account? Sign in',
  signedIn: (email: string) => `Signed in as ${email}`,
  empty: {
    title: 'Your cart is empty',
    text: 'There is nothing to check out yet.',
    action: lineWords.keepShopping,
  },
  sections: {
    contact: 'Contact',
    shipping: 'Shipping address',
    payment: 'Payment method',
    summary: 'Order summary',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    zipCode: 'ZIP code',
    country: 'Country',
    cardNumber: 'Card number',
    cardExpiry: 'Expiry (MM/YY)',
    cardCvv: 'CVV',
  },
  hints: {
    email: 'For the confirmation and the delivery.',
    phone: 'Only if the courier needs you.',
  },
  optional: 'optional',
  methods: {
    card: { label: 'Card', text: 'Card details are optional here and never leave this browser.' },
    bank: { label: 'Bank transfer', text: 'The account details are in the confirmation.' },
    cod: { label: 'Cash on delivery', text: 'Pay the courier when it arrives.' },
  } satisfies Record<PaymentMethod, { label: string; text: string }>,
  problems: {
    required: (field: string) => `${field} is required.`,
    'too-long': (field: string) => `${field} is too long.`,
    email: () => 'That does not look like an email address. Example: name@example.com',
    phone: () => 'That does not look like a phone number. Use digits, spaces and +.',
    'card-number': () => 'That card number has a slip in it. Check the digits, or leave it empty.',
    'card-expiry': () => 'Write the expiry as MM/YY, or leave it empty.',
    'card-expired': () => 'This card has expired.',
    'card-cvv': () => 'The CVV has three or four digits.',
    refused: (field: string) => `${field} was not accepted. Write it another way, without unusual signs.`,
  } satisfies Record<Problem, (field: string) => string>,
  errorSummary: (count: number) =>
    count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
  place: 'Place order',
  placeFor: (amount: string) => `Place order, ${amount}`,
  total: (items: number) => `Total, ${items} ${items === 1 ? 'item' : 'items'}`,
  processing: 'PROCESSING ORDER...',
  consent: 'By placing the order you accept our terms and privacy policy.',
  terms: 'Terms',
  privacy: 'Privacy',
  quantity: (quantity: number) => `Quantity ${quantity}`,
  success: {
    title: 'Order placed successfully!',
    text: (number: string) => `Order ${number}. A confirmation email is on its way.`,
  },
  failure: { title: 'Order failed', text: 'There was an error processing your order. Please try again.' },
  /** What happened and what to do, above the button; the toast says the specification's sentence. */
  refused: {
    stock: {
      title: 'Some of this has just been sold',
      text: 'Change the marked items and place the order again. Your details are kept.',
    },
    price: {
      title: 'A price has changed meanwhile',
      text: 'The new total is shown. Have a look, then place the order again.',
    },
    offline: {
      title: 'We could not reach the shop',
      text: 'Your cart and everything you typed are kept. Check the connection, then place the order again: it cannot be placed twice.',
    },
    unsure: {
      title: 'We did not get an answer',
      text: 'Your order may have arrived. Ask, or place it again: it cannot be placed twice. Your cart is kept.',
    },
    tooMany: {
      title: 'Too many orders in a short time',
      text: 'Please wait an hour, or write to us. Your cart is kept.',
    },
    busy: {
      title: 'The shop is very busy right now',
      text: 'Nothing was ordered. Wait a moment, then place the order again. Your cart and everything you typed are kept.',
    },
    closed: {
      title: 'The checkout is closed for a moment',
      text: 'We are working on the shop. Your cart and everything you typed are kept.',
    },
    session: {
      title: 'Your sign-in has expired',
      text: 'Sign in again, or sign out and order as a guest. Everything you typed is kept.',
    },
    other: { title: 'Order failed', text: 'There was an error processing your order. Please try again.' },
  },
  /** After a try that was never answered, as far as it is known what became of it. */
  lost: {
    asking: { title: 'Your last try was interrupted', text: 'We are asking whether it arrived.' },
    'not-arrived': {
      title: 'Your last try did not arrive',
      text: 'Nothing was ordered. Place the order again: it cannot be placed twice.',
    },
    interrupted: {
      title: 'Your last try was interrupted',
      text: 'We could not find out whether it arrived. Ask again, or place the order again: it cannot be placed twice.',
    },
  },
  ask: 'Ask whether it arrived',
  slow: {
    title: 'This takes longer than usual.',
    text: 'Please keep the page open while we wait for the answer. It cannot be ordered twice.',
  },
  again: {
    signIn: 'Sign in again',
    asGuest: 'Order as a guest',
  },
  writeToUs: 'Write to us',
  unchecked:
    'Prices and stock could not be checked just now. They are checked again when you place the order.',
  seeOrder: 'See the order',
  alreadyPlaced: {
    title: 'Your first try had gone through',
    text: 'This is that order. Nothing was ordered twice.',
  },
  offlineNow: {
    title: 'You are offline',
    text: 'Ordering needs a connection. Your cart and everything you typed are kept.',
  },
} as const
