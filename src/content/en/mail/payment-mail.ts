// Words of the mails about payments and refunds. Read by the mail function as well, which runs outside of the app: so
// the imports are relative and name their file's ending.
import { packedWithin } from '../shared/shop-words.ts'

/** Amounts are written with their currency, days in full. */
export const paymentMail = {
  placed: {
    get card() {
      return `Your order is in and paid. We pack it${packedWithin()} and write again when it leaves.`
    },
    bank: (due: string, day: string | null) =>
      day
        ? `Your order is in. Please transfer ${due} by ${day}. Your items are reserved until then, and we ship as soon as the money arrives.`
        : `Your order is in. Please transfer ${due}. We ship as soon as the money arrives.`,
    cod: (due: string) =>
      `We call you to confirm before we pack. You pay ${due} in cash when it is handed to you.`,
  },
  bank: {
    holder: 'Account holder',
    bank: 'Bank',
    account: 'Account number',
    swift: 'SWIFT / BIC',
    amount: 'Amount',
    reference: 'Reference',
    due: 'Transfer by',
  },
  reminder: {
    subject: (number: string) => `Please transfer the payment for your order ${number}`,
    preview: (due: string, day: string) => `${due}, by ${day}.`,
    title: 'Your order is waiting for your transfer',
    text: (due: string, day: string) =>
      `We have not received your transfer yet. Please transfer ${due} by ${day}. After that day we cancel the order and release its items.`,
    crossed: 'Have you sent it already? Then there is nothing more to do: a transfer can take a few days.',
  },
  paid: {
    subject: (number: string) => `We received your payment for order ${number}`,
    preview: (paid: string) => `${paid} has arrived. Thank you.`,
    title: 'We received your payment',
    whole: (paid: string) => `Your payment of ${paid} has arrived. Thank you.`,
    get pack() {
      return `We pack your order${packedWithin()} and write again when it leaves.`
    },
    part: (paid: string, due: string) =>
      `We have received ${paid} so far. Please transfer the remaining ${due} with the same reference.`,
    over: (over: string) => `That is ${over} more than the total, and we will refund the difference.`,
  },
  refunded: {
    subject: (number: string) => `Your refund for order ${number}`,
    preview: (amount: string) => `We refunded ${amount}.`,
    title: (amount: string) => `We refunded ${amount}`,
    ways: {
      provider: (amount: string) =>
        `We refunded ${amount} to the card you paid with. Your bank may take a few business days to show it.`,
      transfer: (amount: string) =>
        `We sent ${amount} by bank transfer. It may take a few business days to arrive.`,
      cash: (amount: string) => `We paid ${amount} back to you in cash.`,
      voucher: (amount: string) => `We gave you a voucher for ${amount}.`,
    },
  },
  late: {
    subject: (number: string) => `Your payment for order ${number} came too late and was refunded`,
    title: 'Your payment came too late',
    text: 'Your payment arrived after the time for it was over. The order was cancelled by then and its items were released.',
  },
  cancelled: {
    reasons: {
      customer: 'We cancelled it as you asked.',
      unpaid: 'We did not receive a payment in time, so its items were released.',
      refused: 'The parcel was not accepted when it was delivered.',
      unreachable: 'The courier could not reach you.',
      out_of_stock: 'We are sorry: not everything in it is in stock any more.',
    },
    toRefund: (amount: string) => `We refund ${amount} and write to you when it is sent.`,
    refunded: (amount: string) => `We have refunded ${amount}.`,
  },
} as const
