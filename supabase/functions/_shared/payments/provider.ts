// What a card payment provider does for the shop. CONTRIBUTING.md says how to add one.
import type { CardProvider } from '../../../../src/domain/money/card-provider.ts'
import type { Language } from '../../../../src/domain/text/language.ts'

/** What a provider needs to open the page on which an order is paid. Amounts are decimal, as the database has them. */
export type PaymentOrder = {
  paymentId: string
  orderId: string
  orderNumber: string
  amount: number
  /** ISO 4217, in capitals. */
  currency: string
  /** Null: the customer has none. */
  email: string | null
  /** The order's. */
  language: Language
  /** What stands before the paths of the shop's pages in it; empty in its first one. */
  languagePath: string
  /** Milliseconds. */
  expiresAt: number
}

/** Where the shopper's browser goes: to an address, or there with a form that it posts. */
export type Redirect = { url: string } | { url: string; fields: Record<string, string> }

/** The page on which the shopper pays, and the provider's name for this payment. */
type PaymentPage = { reference: string; redirect: Redirect }

type PaymentState = 'open' | 'processing' | 'succeeded' | 'failed' | 'expired'

/** A payment as the provider sees it at the time of an event. */
export type PaymentEvent = {
  /** The provider's own id of the event: a repeated one changes nothing. */
  id: string
  kind: string
  reference: string
  state: PaymentState
  amount: number
  currency: string
  disputed: boolean
  /** All refunds of the payment so far; `refundId` is ours when the shop has asked for it. */
  refunds: RefundEvent[]
}

export type RefundEvent = {
  refundId: string | null
  reference: string
  amount: number
  status: RefundStatus
}

export type RefundStatus = 'pending' | 'succeeded' | 'failed'

/** A payment of which money is to be returned. */
export type RefundRequest = {
  refundId: string
  /** The payment's. */
  reference: string
  amount: number
  currency: string
}

/** `accepted`: the order is paid. `noted`: recorded, but this payment pays for nothing. `refused`: not a payment of the shop. */
export type Verdict = 'accepted' | 'noted' | 'refused'

export type PaymentProvider = {
  name: CardProvider
  /** True when the card is debited only after the verdict `accepted`, so that nothing else needs to be refunded. */
  debitsOnAnswer: boolean
  /** Opens the page. @throws ProviderError */
  start: (order: PaymentOrder) => Promise<PaymentPage>
  /** What became of a page, with the page itself while it is open; null when the provider cannot be asked. @throws ProviderError */
  find: (reference: string) => Promise<{ event: PaymentEvent; redirect: Redirect | null } | null>
  /** The event of a webhook; null when it is not about a payment of the shop. @throws RefusedEvent, ProviderError */
  read: (request: Request, body: string) => Promise<PaymentEvent | null>
  /** The response that the provider expects to its event. */
  answer: (verdict: Verdict) => Response
  /** Returns money. The idempotency key makes a repeated request harmless. @throws ProviderError */
  refund: (
    request: RefundRequest,
    idempotencyKey: string,
  ) => Promise<{ status: RefundStatus; reference: string }>
}

/** An event whose signature, age or form is wrong: it must change nothing. */
export class RefusedEvent extends Error {}

/** A provider that cannot be reached, or (`final`) one that has refused for certain. */
export class ProviderError extends Error {
  readonly final: boolean
  constructor(message: string, { final, cause }: { final: boolean; cause?: unknown }) {
    super(message, { cause })
    this.final = final
  }
}
