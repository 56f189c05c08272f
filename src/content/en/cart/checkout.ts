import { type Country, countryName } from '@/domain/delivery/country'
import type { PaymentMethod } from '@/domain/money/payment'
import type { PhoneProblem, Problem } from '@/domain/values/validation'
import { lineWords } from '../shared/line-words'

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
    delivery: 'Delivery',
    payment: 'Payment',
    summary: 'Order summary',
  },
  allRequired: 'All fields are required unless marked optional.',
  methodsLegend: 'Payment method',
  delivery: {
    legend: 'Delivery method',
    arrives: (from: string, to: string) => `Arrives ${from} to ${to}`,
    served: 'We deliver to',
    notServed: 'No delivery yet',
    needsCity: 'Enter your city to see how we deliver there.',
    none: (country: Country) => `We don’t deliver to ${countryName(country)} yet. Choose another address.`,
    unchecked: 'Couldn’t load the delivery methods. Without a choice we use our standard delivery.',
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
    company: 'Company name',
    companyNumber: 'ICE or VAT number',
  },
  /** Instead of first and last name. */
  fullName: 'Full name',
  optional: 'optional',
  hints: {
    email: 'For your order confirmation and delivery updates.',
    phone: 'Only if the courier needs you.',
    phoneForCash: 'We call you to confirm before we pack; the courier may call too.',
  },
  methods: {
    card: {
      label: 'Card',
      text: 'Next, our payment provider’s secure page asks for card number, expiry (MM/YY) and CVV.',
    },
    bank: { label: 'Bank transfer', text: 'The account details are in the confirmation.' },
    cod: {
      label: 'Cash on delivery',
      text: 'We call you to confirm before we pack. Pay the courier when it arrives.',
    },
  } satisfies Record<PaymentMethod, { label: string; text: string }>,
  problems: {
    required: (field: string) => `${field} is required.`,
    'too-long': (field: string) => `${field} is too long.`,
    email: () => 'Enter a valid email address, such as name@example.com.',
    phone: () => 'Enter a valid phone number: digits, spaces and +.',
    'zip-morocco': () => 'A Moroccan ZIP code has five digits, such as 20000.',
    refused: (field: string) => `${field} was not accepted. Try again without special characters.`,
    /** Takes the name of the country or city that was entered. */
    unserved: (place: string) => `We don’t deliver to ${place} yet.`,
  } satisfies Record<Exclude<Problem, PhoneProblem> | 'unserved', (text: string) => string>,
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
    text: (number: string, email: string) =>
      `Order ${number}.${email && ' A confirmation email is on its way.'}`,
  },
  failure: { title: 'Order failed', text: 'There was an error processing your order. Please try again.' },
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
  unchecked: 'Couldn’t check prices and stock. They will be checked when you place the order.',
  seeOrder: 'See the order',
  alreadyPlaced: {
    title: 'Your first order went through',
    text: 'Here it is. Nothing was ordered twice.',
  },
} as const
