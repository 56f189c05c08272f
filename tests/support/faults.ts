// Everything that can become of a request between the browser and the shop. Each fault says whether the shop has done
// by then what it was asked, and whether the browser can be sure that it has not.
import type { Fault } from './screen'

type Known = { fault: Fault; done: boolean; certain: boolean }

const json = (body: unknown, status: number) => Response.json(body, { status })
const text = (body: string, status: number, type = 'application/json') =>
  new Response(body, { status, headers: { 'Content-Type': type } })
const page = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'
const fails = (error: Error) => async (): Promise<Response> => {
  throw error
}

/** The shop never hears of it. */
const unheard = (fault: Fault): Known => ({ fault, done: false, certain: false })
/** Refused, with a status that says so. */
const refused = (status: number, body: unknown = { message: 'TROUBLE' }): Known => ({
  fault: async () => json(body, status),
  done: false,
  certain: true,
})
/** The shop does what it is asked, and this is what arrives of its answer. */
const arrivesAs = (answer: (whole: string) => Response | Promise<Response>): Known => ({
  fault: async (send) => answer(await (await send()).text()),
  done: true,
  certain: false,
})

/** An answer whose connection breaks in the middle of it. */
function broken(whole: string): Response {
  const parts = [new TextEncoder().encode(whole.slice(0, whole.length / 2))]
  const body = new ReadableStream({
    pull(controller) {
      const part = parts.pop()
      if (part) controller.enqueue(part)
      else controller.error(new TypeError('network error'))
    },
  })
  return new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } })
}

export const faults = {
  'no connection': unheard(fails(new TypeError('Failed to fetch'))),
  'no time left': unheard(fails(new DOMException('The operation timed out.', 'TimeoutError'))),
  'another site’s answer without CORS': unheard(fails(new TypeError('Load failed'))),
  'a login page of the wireless network': unheard(async () => text('<html>Sign in</html>', 200, 'text/html')),
  '500': unheard(async () => json({ message: 'TROUBLE' }, 500)),
  '502 with a page': unheard(async () => text(page, 502, 'text/html')),
  '503 without a word': unheard(async () => text('', 503)),
  '504 with half an error': unheard(async () => text('{"message": "upst', 504)),
  '400': refused(400),
  '401 expired': refused(401, { code: 'PGRST301', message: 'JWT expired' }),
  '403': refused(403, { code: '42501', message: 'permission denied' }),
  '404': refused(404, { code: 'PGRST202', message: 'Could not find the function' }),
  '409 of another kind': refused(409, { code: '23505', message: 'duplicate key', details: 'not JSON' }),
  '413': { fault: async () => text(page, 413, 'text/html'), done: false, certain: true },
  '422': refused(422),
  '429': refused(429),
  'a connection reset after it was done': arrivesAs(fails(new TypeError('Failed to fetch'))),
  'a gateway that gave up after it was done': arrivesAs(() => text(page, 502, 'text/html')),
  'half of the JSON': arrivesAs((whole) => text(whole.slice(0, whole.length / 2), 200)),
  'an answer that breaks off': arrivesAs(broken),
  'other JSON': arrivesAs(() => json({ hello: 'world', items: 'none', lines: { length: 1e9 } }, 200)),
  'an empty list': arrivesAs(() => json([], 200)),
  'a number': arrivesAs(() => json(42, 200)),
  'an empty answer': arrivesAs(() => text('', 200)),
  'a page of HTML': arrivesAs(() => text(page, 200, 'text/html')),
} satisfies Record<string, Known>

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]
