// A mail client's own "unsubscribe" (RFC 8058): a POST ends the subscription, a GET leads to the page that asks.
import { paths } from '../../../../src/config/paths.ts'
import type { Call } from './outbox.ts'
import { pagesAt } from './pages-at.ts'

export async function handleUnsubscribe(request: Request, { call, site }: { call: Call; site: string }) {
  const query = new URL(request.url).searchParams
  // "This was not me" of a mail to an address that confirmed nothing, or a list's link.
  const stop = query.get('stop')
  const token = stop ?? query.get('token') ?? ''
  if (request.method === 'GET' || request.method === 'HEAD') {
    const pages = pagesAt(site, query.get('in'))
    const location = `${pages}${stop === null ? paths.unsubscribe : paths.stopMail}#${encodeURIComponent(token)}`
    return new Response(null, { status: 303, headers: { Location: location } })
  }
  if (request.method !== 'POST') return new Response(null, { status: 405 })
  try {
    const ended = await call(stop === null ? 'unsubscribe' : 'stop_mail', { p_token: token })
    return new Response(null, { status: ended === null ? 404 : 200 })
  } catch (error) {
    console.error(error)
    return new Response(null, { status: 503 })
  }
}
