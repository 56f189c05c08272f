// The CAPTCHA during local development: the edge function's own code on the shop's address, with a sandbox under /_captcha in
// Turnstile's place. With TURNSTILE_SECRET_KEY or HCAPTCHA_SECRET_KEY the real ones are asked instead.
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { handleVerify } from '../functions/_shared/captcha/verify-handler.ts'
import type { Env } from '../functions/_shared/mail/env.ts'
import { openCaptchaSandbox, sandboxSecret } from './captcha-sandbox.ts'
import type { Embedded } from './embedded.ts'
import { serveBy } from './node-http.ts'

export type LocalCaptcha = {
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** The local CAPTCHA: the shop's own verify function with a sandbox as its provider. `url` is the local shop's. */
export function openCaptcha(backend: Pick<Embedded, 'askCaptcha'>, url: string): LocalCaptcha {
  const { TURNSTILE_SECRET_KEY, HCAPTCHA_SECRET_KEY } = process.env
  const isSandbox = !TURNSTILE_SECRET_KEY && !HCAPTCHA_SECRET_KEY
  const sandbox = openCaptchaSandbox()
  const env: Env = {
    SITE_URL: process.env.SITE_URL ?? url,
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_shop_local' }),
    TURNSTILE_SECRET_KEY: isSandbox ? sandboxSecret : TURNSTILE_SECRET_KEY,
    TURNSTILE_API_URL: isSandbox ? `${url}/_captcha` : undefined,
    HCAPTCHA_SECRET_KEY,
  }
  const verify = (request: Request) => handleVerify(request, env)
  // The page's own script, which loads the sandbox's script instead of Turnstile's.
  const pageScript = async () =>
    new Response(
      readFileSync(join(import.meta.dirname, '../../public/captcha.js'), 'utf8').replace(
        'https://challenges.cloudflare.com/turnstile/v0/api.js',
        '/_captcha/api.js',
      ),
      { headers: { 'Content-Type': 'text/javascript' } },
    )
  if (isSandbox)
    backend.askCaptcha(async (token) => {
      const body = new URLSearchParams({ secret: sandboxSecret, response: token })
      const answer = await sandbox(new Request(`${url}/_captcha/siteverify`, { method: 'POST', body }))
      const verdict: { success: boolean } = await answer.json()
      return verdict.success
    })
  const handlerOf = (pathname: string) => {
    if (pathname === '/functions/v1/verify-captcha') return verify
    if (!isSandbox) return null
    if (pathname === '/captcha.js') return pageScript
    return pathname.startsWith('/_captcha/') ? sandbox : null
  }
  return {
    middleware(request, response, next) {
      const handler = handlerOf(new URL(request.url ?? '/', url).pathname)
      if (!handler) return next()
      serveBy(handler, url, request, response)
    },
  }
}
