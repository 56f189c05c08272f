/** How many marks a shop shows, and how long each may be; the database checks it again. */
export const markLimits = { marks: 12, letters: 20 } as const

const short = /^(mc|cb|cmi|jcb)$/
const long =
  /visa|mastercard|maestro|amex|americanexpress|discover|diners|unionpay|applepay|googlepay|gpay|samsungpay|paypal|stripe|klarna|card|carte/

/** Whether a mark, such as `VISA` or `Apple Pay`, promises that one can pay by card or with a wallet. */
export function isCardMark(mark: string): boolean {
  const letters = mark.toLowerCase().replace(/[^a-z]/g, '')
  return short.test(letters) || long.test(letters)
}
