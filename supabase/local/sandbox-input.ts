// What the payment sandbox is asked, and its refusals in Stripe's words.
import type Stripe from 'stripe'
import * as v from 'valibot'

type Failure = {
  status: number
  type: Stripe.RawErrorType
  message: string
  code?: string
  param?: string
}

/** An error as Stripe words it. */
export function errorAnswer({ status, ...error }: Failure): Response {
  return Response.json({ error }, { status })
}

export class Refusal extends Error {
  readonly failure: Failure
  constructor(failure: Omit<Failure, 'type'> & { type?: Failure['type'] }) {
    super(failure.message)
    this.failure = { type: 'invalid_request_error', ...failure }
  }
}

export const sessionInput = v.strictObject({
  mode: v.literal('payment'),
  'allowed_payment_method_types[0]': v.literal('card'),
  'adaptive_pricing[enabled]': v.literal('false'),
  client_reference_id: v.pipe(v.string(), v.maxLength(200)),
  locale: v.picklist(['en', 'fr', 'auto']),
  customer_email: v.optional(v.pipe(v.string(), v.maxLength(512))),
  'line_items[0][quantity]': v.literal('1'),
  'line_items[0][price_data][currency]': v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
  'line_items[0][price_data][unit_amount]': v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,7}$/),
    v.transform(Number),
  ),
  'line_items[0][price_data][product_data][name]': v.string(),
  'metadata[order_number]': v.string(),
  'payment_intent_data[description]': v.string(),
  'payment_intent_data[metadata][order_number]': v.string(),
  expires_at: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  success_url: v.pipe(v.string(), v.url()),
  cancel_url: v.pipe(v.string(), v.url()),
})

export const refundInput = v.strictObject({
  payment_intent: v.string(),
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,7}$/), v.transform(Number)),
  'metadata[refund_id]': v.string(),
})

/** A form-encoded body as a schema reads it; what the schema does not know is refused, as Stripe does. */
export function parse<Schema extends v.GenericSchema>(schema: Schema, body: string): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(new URLSearchParams(body)))
  if (success) return output
  const param = issues[0].path?.map(({ key }) => String(key)).join('.') ?? ''
  throw new Refusal({
    status: 400,
    code: 'parameter_unknown',
    param,
    message: `${param}: ${issues[0].message}`,
  })
}
