// Card payments during local development: the edge functions' own code on the shop's address, with the payment sandbox
// under /_payments in Stripe's place. With STRIPE_SECRET_KEY they talk to Stripe's test mode instead.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Env } from '../functions/_shared/mail/env.ts'
import { handleRefund } from '../functions/_shared/payments/refund-handler.ts'
import { handleStart } from '../functions/_shared/payments/start-handler.ts'
import { handleWebhook } from '../functions/_shared/payments/webhook-handler.ts'
import { StartError } from './embedded.ts'
import { serveBy } from './node-http.ts'
import { openSandbox } from './payment-sandbox.ts'

// As in config.toml.
const keys = { publishable: 'sb_publishable_shop_local', secret: 'sb_secret_shop_local' }
/** Signs the sandbox's webhooks; good for this machine. */
const webhookSecret = 'whsec_shop_local_payment_sandbox'

export type LocalPayments = {
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close: () => void
}

type PaymentOptions = {
  /** Where the sandbox's state is stored between runs; null keeps it in memory. */
  folder: string | null
  slowMs?: number
}

/** `url` is where the shop is open. @throws StartError for a live key, which would take real money for sample products */
export function openPayments(url: string, { folder, slowMs }: PaymentOptions): LocalPayments {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = process.env
  if (key && !key.startsWith('sk_test_'))
    throw new StartError(
      'STRIPE_SECRET_KEY is no key of Stripe’s test mode (sk_test_…). The local shop takes no real money.',
    )
  const sandbox = key
    ? null
    : openSandbox({
        url: `${url}/_payments`,
        webhook: { url: `${url}/functions/v1/payment-webhook/stripe`, secret: webhookSecret },
        file: folder === null ? null : join(folder, 'payments.json'),
        ...(slowMs !== undefined && { slowMs }),
      })
  const env: Env = {
    SITE_URL: process.env.SITE_URL ?? url,
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
    STRIPE_SECRET_KEY: key ?? 'sk_test_sandbox',
    // Without `stripe listen` no event can reach this machine, and the confirmation asks Stripe itself.
    STRIPE_WEBHOOK_SECRET: key ? (secret ?? 'whsec_unset') : webhookSecret,
    STRIPE_API_URL: key ? undefined : `${url}/_payments`,
    CMI_CLIENT_ID: process.env.CMI_CLIENT_ID,
    CMI_STORE_KEY: process.env.CMI_STORE_KEY,
    CMI_GATEWAY_URL: process.env.CMI_GATEWAY_URL,
  }
  const handlerOf = (pathname: string) => {
    if (pathname === '/functions/v1/start-payment') return handleStart
    if (pathname === '/functions/v1/refund-payment') return handleRefund
    if (pathname.startsWith('/functions/v1/payment-webhook/')) return handleWebhook
    return sandbox && pathname.startsWith('/_payments/') ? sandbox.answer : null
  }
  return {
    middleware(request, response, next) {
      const handler = handlerOf(new URL(request.url ?? '/', url).pathname)
      if (!handler) return next()
      serveBy((asked) => handler(asked, env), url, request, response)
    },
    close: () => sandbox?.close(),
  }
}
