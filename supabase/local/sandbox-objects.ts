// What the payment sandbox answers, in Stripe's wire format: whole objects of the official package's types, so that the
// compiler checks them.
import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'

/** What the sandbox knows of one payment page. Amounts in the currency's smallest unit, times in seconds. */
export type Sale = {
  id: string
  intent: string
  status: 'open' | 'paid' | 'processing' | 'refused' | 'expired'
  amount: number
  currency: string
  name: string
  email: string | null
  reference: string
  metadata: Record<string, string>
  successUrl: string
  cancelUrl: string
  created: number
  expiresAt: number
  refunds: Refunded[]
  /** The idempotency key that made it, with the request's hash. */
  key: string
  request: string
}

export type Refunded = {
  id: string
  amount: number
  created: number
  metadata: Record<string, string>
  key: string
}

export const newId = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`
export const nowSeconds = () => Math.floor(Date.now() / 1000)

export function sessionOf(sale: Sale, page: string, expanded: boolean): Stripe.Checkout.Session {
  const wasUsed = sale.status !== 'open' && sale.status !== 'expired'
  return {
    id: sale.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ['card'],
    amount_subtotal: sale.amount,
    amount_total: sale.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: sale.cancelUrl,
    client_reference_id: sale.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: sale.created,
    currency: sale.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: sale.email,
    discounts: [],
    expires_at: sale.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: sale.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: wasUsed ? (expanded ? intentOf(sale) : sale.intent) : null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: sale.status === 'paid' ? 'paid' : 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: sale.status === 'open' ? 'open' : sale.status === 'expired' ? 'expired' : 'complete',
    submit_type: null,
    subscription: null,
    success_url: sale.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: sale.status === 'open' ? page : null,
    wallet_options: null,
  }
}

const intentStatus = {
  open: 'requires_payment_method',
  expired: 'canceled',
  paid: 'succeeded',
  processing: 'processing',
  refused: 'requires_payment_method',
} as const satisfies Record<Sale['status'], Stripe.PaymentIntent.Status>

function intentOf(sale: Sale): Stripe.PaymentIntent {
  return {
    id: sale.intent,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: sale.amount,
    amount_capturable: 0,
    amount_received: sale.status === 'paid' ? sale.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: sale.created,
    currency: sale.currency,
    customer: null,
    customer_account: null,
    description: sale.name,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: sale.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intentStatus[sale.status],
    transfer_group: null,
  }
}
