// Which requests go to the address for reads alone, and what happens when that one fails.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readElsewhere } from '@/data/supabase/read-elsewhere'

const backEnd = 'https://ref.supabase.co'
const reads = 'https://ref-all.supabase.co'
const listing = '/rest/v1/rpc/list_products?p_limit=1'

/** How the other address answers. */
let elsewhere: (init: RequestInit) => Promise<Response>
let mustBeFresh = false
let asked: string[] = []
let read: typeof fetch

beforeEach(() => {
  vi.useFakeTimers()
  elsewhere = async () => Response.json('elsewhere')
  mustBeFresh = false
  asked = []
  read = readElsewhere({
    ...{ backEnd, reads, patience: 800 },
    send: async (input, init = {}) => {
      asked.push(new URL(String(input)).host.replace('.supabase.co', ''))
      return String(input).startsWith(reads) ? elsewhere(init) : Response.json('back end')
    },
    mustBeFresh: () => mustBeFresh,
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const ask = async (path = listing, init?: RequestInit) => {
  const answer = await read(backEnd + path, init)
  return answer.json()
}
/** Waits without an end, as for a machine that is gone. */
const never = ({ signal }: RequestInit) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

it('an anonymous read of the catalogue goes to the address for reads', async () => {
  expect(await ask()).toBe('elsewhere')
  expect(asked).toEqual(['ref-all'])
})

it.each([
  ['a quote of the cart', '/rest/v1/rpc/quote_cart', { method: 'POST' }],
  ['an order', '/rest/v1/rpc/place_order', { method: 'POST' }],
  ['an order that is looked up', '/rest/v1/rpc/find_order', { method: 'POST' }],
  ['a return by a link', '/rest/v1/rpc/get_order_returns?p_token=a', {}],
  ['a read of the catalogue that is sent as one that writes', listing, { method: 'POST' }],
  ['a table', '/rest/v1/addresses?select=*', {}],
  ['a sign-in', '/auth/v1/token', { method: 'POST' }],
  ['a picture', '/storage/v1/object/public/list_products', {}],
  ['a member’s read', listing, { headers: { Authorization: 'Bearer token' } }],
])('the back end itself is asked for %s', async (_name, path, init) => {
  expect(await ask(path, init)).toBe('back end')
  expect(asked).toEqual(['ref'])
})

it('requests to others go where they are sent', async () => {
  await read('https://elsewhere.example/rest/v1/rpc/list_products')
  await read(new Request(`${backEnd}/rest/v1/rpc/list_products`)).catch(() => null)
  expect(asked).not.toContain('ref-all')
})

it('the back end itself is asked while what the other has may be too old', async () => {
  mustBeFresh = true
  expect(await ask()).toBe('back end')
  mustBeFresh = false
  expect(await ask()).toBe('elsewhere')
})

it.each<[string, () => Promise<Response>]>([
  ['gives no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', async () => new Response('', { status: 503 })],
  ['refuses for being asked too often', async () => new Response('', { status: 429 })],
  [
    'breaks off',
    async () => new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('reset')) })),
  ],
])('an address for reads that %s is left aside for ten seconds', async (_name, answer) => {
  elsewhere = answer
  expect(await ask()).toBe('back end')
  elsewhere = async () => Response.json('elsewhere')
  expect(await ask()).toBe('back end')
  expect(asked).toEqual(['ref-all', 'ref', 'ref'])
  vi.advanceTimersByTime(10_000)
  expect(await ask()).toBe('elsewhere')
})

it('an address for reads that is slow is left aside', async () => {
  elsewhere = never
  vi.useRealTimers()
  const begun = performance.now()
  expect(await ask()).toBe('back end')
  expect(performance.now() - begun).toBeGreaterThan(700)
  expect(await ask()).toBe('back end')
  expect(asked).toEqual(['ref-all', 'ref', 'ref'])
})

it('a function that the other does not have yet is asked of the back end, and nothing else', async () => {
  elsewhere = async () => new Response('', { status: 404 })
  expect(await ask()).toBe('back end')
  elsewhere = async () => Response.json('elsewhere')
  expect(await ask()).toBe('elsewhere')
})

it('a request that is given up is asked of nobody else', async () => {
  elsewhere = never
  const given = new AbortController()
  const answer = ask(listing, { signal: given.signal })
  given.abort(new Error('left the page'))
  await expect(answer).rejects.toThrow('left the page')
  expect(asked).toEqual(['ref-all'])
  elsewhere = async () => Response.json('elsewhere')
  expect(await ask()).toBe('elsewhere')
})
