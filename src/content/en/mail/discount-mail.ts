// Words of the mails about discounts for new customers and students. Read by the mail function as well, which runs
// outside of the app: so the imports are relative and name their file's ending.
import { atShop } from '../shared/shop-words.ts'

/** These mails contain no typed text, because anyone can type another person's address. */
export const discountMail = {
  welcome: {
    subject: (percent: string) => `Your ${percent} off${atShop()}: confirm your address`,
    preview: 'One click, and the code is yours.',
    title: (percent: string) => `${percent} off your first order`,
    text: (percent: string) =>
      `Confirm that this address is yours, and you get a code for ${percent} off your first order. It is valid for 30 days.`,
    once: 'The code works once, with this email address.',
    action: 'Get my code',
    reason: 'You get this email because the discount for new customers was asked for with your address.',
  },
  studentConfirm: {
    get subject() {
      return `Confirm your request for the student discount${atShop()}`
    },
    preview: 'One click, and we look at it.',
    title: 'Confirm your email address',
    text: 'Confirm that this address is yours. We then look at your request ourselves and answer within a few days.',
    action: 'Confirm my address',
    reason: 'You get this email because the student discount was asked for with your address.',
  },
  studentCode: {
    subject: (percent: string) => `Your student code for ${percent} off${atShop()}`,
    preview: (code: string) => `Your code is ${code}.`,
    title: (percent: string) => `Your ${percent} student discount`,
    text: (percent: string, day: string) =>
      `You are in: this code takes ${percent} off your orders until ${day}. Enter it in the cart or at checkout, with this email address.`,
    deals: 'Items in a running deal keep the deal’s price.',
    code: 'Code',
    percent: 'Discount',
    until: 'Valid until',
    action: 'Go shopping',
    reason: 'You get this email because you asked for the student discount.',
  },
  studentRefused: {
    get subject() {
      return `Your request for the student discount${atShop()}`
    },
    preview: 'We could not confirm it this time.',
    title: 'We could not confirm your request',
    text: 'We looked at your request and could not confirm that you are a student. If you can show it in another way, ask again: with your school’s email address, or with a picture of a valid student card.',
    action: 'Ask again',
    reason: 'You get this email because you asked for the student discount.',
  },
  notYou: 'If that was not you, you need not do anything.',
} as const
