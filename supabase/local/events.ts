// Purchases told to advertising services during local development: the edge function's own code, called every few seconds as
// the schedule of a hosted project does. A stand-in takes what would leave, and shows it at /_events: nothing leaves this machine.
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { handleEvents } from '../functions/_shared/events/events-handler.ts'
import type { Env } from '../functions/_shared/mail/env.ts'
import type { Embedded } from './embedded.ts'
import { serveBy } from './node-http.ts'

const everyMs = 2000
const path = '/functions/v1/send-events'
const stand = '/_events'
const most = 200
// As in config.toml.
const secretKey = 'sb_secret_shop_local'

/** What the stand-in was told: to which address, without what stands for a secret there. */
type Told = { to: string; event: unknown }

export type LocalEvents = {
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close: () => Promise<void>
}

/** @param url where the shop is open */
export function openEvents(backend: Pick<Embedded, 'fetch'>, url: string): LocalEvents {
  const told: Told[] = []
  const env: Env = {
    SITE_URL: process.env.SITE_URL ?? url,
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: 'sb_publishable_shop_local' }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    META_ACCESS_TOKEN: 'local-token',
    META_API_URL: `${url}${stand}/meta`,
    GOOGLE_API_SECRET: 'local-secret',
    GOOGLE_API_URL: `${url}${stand}/google`,
  }
  const fetchFrom: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(`${stand}/`)) return backend.fetch(request)
    const text = await request.text()
    told.push({ to: pathname.slice(stand.length + 1), event: eventIn(text) })
    told.splice(0, told.length - most)
    if (pathname.startsWith(`${stand}/meta/`))
      return Response.json({ events_received: 1, messages: [], fbtrace_id: 'local' })
    return pathname.includes('/debug/')
      ? Response.json({ validationMessages: [] })
      : new Response(null, { status: 204 })
  }
  const handle = (request: Request) => handleEvents(request, env, { fetch: fetchFrom })
  const show = async () => Response.json(told)
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const sendOnce = async () => {
    const headers = { Authorization: `Bearer ${secretKey}` }
    await handle(new Request(`${url}${path}`, { method: 'POST', headers }))
    if (!closed) schedule()
  }
  function schedule() {
    timer = setTimeout(() => {
      running = sendOnce()
    }, everyMs)
  }
  schedule()
  return {
    middleware(request, response, next) {
      const { pathname } = new URL(request.url ?? '/', url)
      if (pathname === path) return serveBy(handle, url, request, response)
      if (pathname === stand) return serveBy(show, url, request, response)
      next()
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await running
    },
  }
}

const form = v.object({ data: v.pipe(v.string(), v.parseJson(), v.array(v.unknown())) })

/** The event of Meta's form, or Google's JSON. */
function eventIn(text: string): unknown {
  const given = v.safeParse(form, Object.fromEntries(new URLSearchParams(text)))
  return given.success ? given.output.data[0] : JSON.parse(text)
}
