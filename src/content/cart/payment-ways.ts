import type { PaymentMethod } from '@/domain/money/payment'

type Methods = readonly PaymentMethod[]

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const order = ['card', 'bank', 'cod'] as const

/** The names of those that the shop has on, as alternatives; null without any. */
function named(methods: Methods, names: Partial<Record<PaymentMethod, string>>): string | null {
  const found = order.flatMap((method) => (methods.includes(method) ? (names[method] ?? []) : []))
  return found.length === 0 ? null : either.format(found)
}

/** The shop's ways to pay in sentences; null where there are none. */
export const paymentWays = {
  /** `You pay by card or in cash on delivery`. */
  pay: (methods: Methods) =>
    named(methods, { card: 'by card', bank: 'by bank transfer', cod: 'in cash on delivery' }),
  paidFirst: (methods: Methods) => named(methods, { card: 'card payment', bank: 'transfer' }),
  /** `Pay by card or cash on delivery`. */
  promise(methods: Methods): string | null {
    const ways = named(methods, {
      card: 'by card',
      bank: methods.includes('card') ? 'bank transfer' : 'by bank transfer',
      cod: 'cash on delivery',
    })
    return ways && `Pay ${ways}`
  },
}
