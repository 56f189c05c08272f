import type { Country } from '../delivery/country'
import type { ShippingMethod } from '../delivery/shipping'
import type { Minor } from '../money/money'
import type { LineQuote } from './cart-check'

export const codeProblems = [
  'unknown',
  'not_yet',
  'over',
  'used_up',
  'not_for_these',
  'minimum',
  'first_order',
  'unconfirmed',
  'other_better',
] as const
export type CodeProblem = (typeof codeProblems)[number]
export const discountKinds = ['percent', 'amount', 'free_shipping'] as const

/** What the shop says about a code: why it takes nothing off, or null. Times in milliseconds, UTC. */
export type CodeAnswer = {
  code: string
  problem: CodeProblem | null
  minimum: Minor | null
  startsAt: number | null
}

export type AppliedDiscount = {
  /** Null for a discount that applies by itself. */
  code: string | null
  title: string
  kind: (typeof discountKinds)[number]
  automatic: boolean
}

/** A delivery method with what it costs for a cart. */
export type DeliveryMethod = ShippingMethod & { cost: Minor }

/** What the shop says a cart comes to: of the lines that can be bought, with the chosen delivery method or the first. */
export type CartQuote = {
  lines: LineQuote[]
  subtotal: Minor
  discount: Minor
  shipping: Minor
  total: Minor
  applied: AppliedDiscount | null
  code: CodeAnswer | null
  /** False when nothing is delivered to the country, or to the city in it. */
  isServed: boolean
  /** True while delivery depends on the city, which is not known. */
  needsCity: boolean
  methods: DeliveryMethod[]
  /** The id of the method that `shipping` is for. */
  method: string | null
}

/** What a quote may depend on besides the lines. */
export type QuoteFor = {
  country?: Country | undefined
  city?: string | undefined
  method?: string | undefined
  code?: string | undefined
  email?: string | undefined
}
