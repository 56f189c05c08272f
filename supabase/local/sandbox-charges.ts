// What the payment sandbox answers and reports besides its pages: refunds, charges, lists and events, as Stripe writes them.
import Stripe from 'stripe'
import { newId, nowSeconds, type Refunded, type Sale } from './sandbox-objects.ts'

export function refundOf(sale: Sale, { id, amount, created, metadata }: Refunded): Stripe.Refund {
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: chargeId(sale),
    created,
    currency: sale.currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: sale.intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

const chargeId = (sale: Sale) => sale.intent.replace(/^pi_/, 'ch_')

export function chargeOf(sale: Sale): Stripe.Charge {
  const refunded = sale.refunds.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: chargeId(sale),
    object: 'charge',
    amount: sale.amount,
    amount_captured: sale.amount,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: sale.email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created: sale.created,
    currency: sale.currency,
    customer: null,
    description: sale.name,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: sale.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: sale.intent,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: refunded >= sale.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

export function eventOf(
  type: Stripe.Event.Type,
  object: Stripe.Checkout.Session | Stripe.Charge,
): Stripe.EventBase {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: nowSeconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  }
}

export function listOf<Item>(url: string, data: Item[]): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: false, url }
}
