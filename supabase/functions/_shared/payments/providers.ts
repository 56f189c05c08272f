// Which provider is which, and where its keys are. They are read when a payment needs them, so a shop without Stripe needs
// none of Stripe's.

import type { CardProvider } from '../../../../src/domain/money/card-provider.ts'
import { type Env, setting, webAddress } from '../mail/env.ts'
import { cmiProvider } from './cmi.ts'
import type { PaymentProvider } from './provider.ts'
import { stripeProvider } from './stripe.ts'

/** @throws when one of its settings is missing */
export function providerOf(name: CardProvider, env: Env, fetch: typeof globalThis.fetch): PaymentProvider {
  const site = webAddress(env, 'SITE_URL')
  switch (name) {
    case 'stripe':
      return stripeProvider(
        {
          secretKey: setting(env, 'STRIPE_SECRET_KEY'),
          webhookSecret: setting(env, 'STRIPE_WEBHOOK_SECRET'),
          apiUrl: env.STRIPE_API_URL?.trim() || 'https://api.stripe.com',
          site,
        },
        fetch,
      )
    case 'cmi':
      return cmiProvider({
        clientId: setting(env, 'CMI_CLIENT_ID'),
        storeKey: setting(env, 'CMI_STORE_KEY'),
        gateway: webAddress(env, 'CMI_GATEWAY_URL'),
        site,
        webhook: `${webAddress(env, 'SUPABASE_URL')}/functions/v1/payment-webhook/cmi`,
      })
  }
}
