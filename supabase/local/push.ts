// Web push during local development: the edge function's own code on the shop's address, called every few seconds as the
// schedule of a hosted project does. Messages go to the browsers' real push services.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import webPush from 'web-push'
import { shop } from '../../src/config/shop.ts'
import type { Env } from '../functions/_shared/mail/env.ts'
import { handlePush } from '../functions/_shared/push/push-handler.ts'
import type { Embedded } from './embedded.ts'
import { serveBy } from './node-http.ts'
import { readStored, writeStored } from './stored-json.ts'

const everyMs = 5000
const path = '/functions/v1/send-push'
// As in config.toml.
const secretKey = 'sb_secret_shop_local'

export type LocalPush = {
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close: () => Promise<void>
}

/**
 * @param url where the shop is open
 * @param options.folder where the key pair is stored between runs; null makes a new one
 */
export function openPush(
  backend: Pick<Embedded, 'fetch'>,
  url: string,
  { folder }: { folder: string | null },
): LocalPush {
  const { publicKey, privateKey } = keysOf(folder === null ? null : join(folder, 'vapid.json'))
  const env = (): Env => ({
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: 'sb_publishable_shop_local' }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    // Push services are told whom they may write to; the outbox has read the shop's address.
    MAIL_FROM: process.env.MAIL_FROM ?? shop.contactEmail ?? 'owner@localhost',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  })
  // The database is asked without a network in between, also before the server listens.
  const fetchFrom: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    return request.url.startsWith(`${url}/`) ? backend.fetch(request) : fetch(request)
  }
  const handle = (request: Request) => handlePush(request, env(), fetchFrom)
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const pushOnce = async () => {
    const headers = { Authorization: `Bearer ${secretKey}` }
    await handle(new Request(`${url}${path}`, { method: 'POST', headers }))
    if (!closed) schedule()
  }
  function schedule() {
    timer = setTimeout(() => {
      running = pushOnce()
    }, everyMs)
  }
  schedule()
  return {
    middleware(request, response, next) {
      if (new URL(request.url ?? '/', url).pathname !== path) return next()
      serveBy(handle, url, request, response)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await running
    },
  }
}

const keyPair = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{80,}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{40,}$/)),
})

function keysOf(file: string | null): v.InferOutput<typeof keyPair> {
  const stored = readStored(file, keyPair)
  if (stored !== null && stored !== 'broken') return stored
  if (stored === 'broken')
    console.warn(
      `  ${relative(process.cwd(), file ?? '')} was empty or damaged and is made again: switch notifications on again in Settings.`,
    )
  const made = webPush.generateVAPIDKeys()
  writeStored(file, made, 0o600)
  return made
}
