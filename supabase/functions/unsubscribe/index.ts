// Where a mail client's own "unsubscribe" button posts. No sign-in is needed, because the token in the URL decides.
import { publishableKey, setting, webAddress } from '../_shared/mail/env.ts'
import { keyHeaders, restCall } from '../_shared/mail/outbox.ts'
import { handleUnsubscribe } from '../_shared/mail/unsubscribe-handler.ts'

Deno.serve((request: Request) => {
  const env = Deno.env.toObject()
  const headers = keyHeaders(publishableKey(env))
  const call = restCall({ url: setting(env, 'SUPABASE_URL'), headers })
  return handleUnsubscribe(request, { call, site: webAddress(env, 'SITE_URL') })
})
