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
    text: 'Add something to your cart first.',
    action: lineWords.keepShopping,
  },
  sections: {
    contact: 'Contact',
    shipping: 'Shipping address',
    payment: 'Payment method',
    summary: 'Order summary',
  },
  /** The shop takes no payment at all right now. */
  noMethods: 'No payment method is available right now. Your cart and details are saved.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    zipCode: 'ZIP code',
    country: 'Country',
  },
  hints: {
    email: 'For your order confirmation and delivery updates.',
    phone: 'Only if the courier needs you.',
  },
  methods: {
    card: {
      label: 'Card',
      text: 'Next, our payment provider’s secure page asks for card number, expiry (MM/YY) and CVV.',
    },
    bank: { label: 'Bank transfer', text: 'The account details are in the confirmation.' },
    cod: { label: 'Cash on delivery', text: 'Pay the courier when it arrives.' },
  } satisfies Record<PaymentMethod, { label: string; text: string }>,
  problems: {
    required: (field: string) => `${field} is required.`,
    'too-long': (field: string) => `${field} is too long.`,
    email: () => 'Enter a valid email address, such as name@example.com.',
    phone: () => 'Enter a valid phone number: digits, spaces and +.',
    refused: (field: string) => `${field} was not accepted. Try again without special characters.`,
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
      title: 'Some items have just sold out',
      text: 'Update the marked items and place the order again. Your details are saved.',
    },
    price: {
      title: 'A price has changed',
      text: 'Check the new total, then place the order again.',
    },
    offline: {
      title: 'You are offline',
      text: 'Your cart and details are saved. Check your connection, then place the order again: you will not be charged twice.',
    },
    unsure: {
      title: 'We did not get an answer',
      text: 'Your order may have gone through. Check its status or place it again: it will not be placed twice.',
    },
    tooMany: {
      title: 'Too many orders in a short time',
      text: 'Please wait an hour, or contact us. Your cart is saved.',
    },
    busy: {
      title: 'The shop is very busy right now',
      text: 'Your order was not placed. Wait a moment, then try again. Your cart and details are saved.',
    },
    closed: {
      title: 'Checkout is temporarily closed',
      text: 'We are working on the shop. Your cart and details are saved.',
    },
    method: {
      title: 'This payment method is no longer available',
      text: 'Choose another one, then place the order again. Your details are saved.',
    },
    session: {
      title: 'Your sign-in has expired',
      text: 'Sign in again, or order as a guest. Your details are saved.',
    },
    other: { title: 'Order failed', text: 'There was an error processing your order. Please try again.' },
  },
  /** After a try that was never answered, as far as it is known what became of it. */
  lost: {
    asking: { title: 'Your last order was interrupted', text: 'Checking whether it went through…' },
    'not-arrived': {
      title: 'Your last order did not go through',
      text: 'Nothing was ordered. You can place it again.',
    },
    unpaid: {
      title: 'Your order is reserved, but not paid yet',
      text: 'Continue to payment, or change something and place the order again: the new one replaces it.',
    },
    expired: {
      title: 'Your last order was not paid in time',
      text: 'Nothing was charged. Your cart and details are saved, so you can place it again.',
    },
    interrupted: {
      title: 'Your last order was interrupted',
      text: 'We couldn’t check whether it went through. Check again, or place the order again: it will not be placed twice.',
    },
  },
  ask: 'Check order status',
  toPayment: 'Continue to payment',
  /** A shopper has left the checkout before its order was placed. */
  reserved: { title: 'Your order is reserved', text: 'It is not paid yet.' },
  noPage: {
    title: 'The payment page could not be opened',
    text: 'Your order is reserved, and nothing was charged. Try again.',
  },
  slow: {
    title: 'This is taking longer than usual.',
    text: 'Please keep this page open. Your order will not be placed twice.',
  },
  again: {
    signIn: 'Sign in again',
    asGuest: 'Order as a guest',
  },
  writeToUs: 'Contact us',
  unchecked: 'Couldn’t check prices and stock. They will be checked when you place the order.',
  seeOrder: 'See the order',
  alreadyPlaced: {
    title: 'Your first order went through',
    text: 'Here it is. Nothing was ordered twice.',
  },
  offlineNow: {
    title: 'You are offline',
    text: 'You need a connection to order. Your cart and details are saved.',
  },
} as const
