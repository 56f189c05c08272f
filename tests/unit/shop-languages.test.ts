// How the server finds out which languages the shop has, also while the back end does not answer.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyBackEnd } from '../support/empty-back-end'

let shop: typeof import('@/server/shop')
let asked = 0
type Answer = () => Promise<Response>

/** What the back end does with each request from now on. */
const backEnd = (answer: (path: string, signal: AbortSignal) => Promise<Response>) =>
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    asked += 1
    return answer(new URL(request.url).pathname, request.signal)
  })
const answers = async (path: string) => emptyBackEnd(path)
const isSilent = (_path: string, signal: AbortSignal) =>
  new Promise<Response>((_answer, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)))

const get = (path: string) => shop.answerShop(new Request(`https://shop.example${path}`))

/** A server that has read nothing yet, and lets a page take so long. */
async function start(patienceMs: number) {
  vi.resetModules()
  vi.stubEnv('PAGE_PATIENCE_MS', String(patienceMs))
  shop = await import('@/server/shop')
}

beforeEach(() => {
  asked = 0
  // A busy machine is no slow back end.
  return start(60_000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

it('a shop whose languages were never read answers with the page without contents, which nothing keeps', async () => {
  await start(300)
  backEnd(isSilent)
  const answer = await get('/about')
  expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.has('Cache-Tag')]).toEqual([
    200,
    'no-store',
    false,
  ])
  expect(await answer.text()).toContain('<div id="root"></div>')
  expect(await shop.cacheKey(new URL('https://shop.example/about'))).toBeNull()
})

it('a back end that does not answer is not asked again for each request', async () => {
  await start(300)
  backEnd(isSilent)
  await get('/about')
  const first = asked
  expect(first).toBeGreaterThan(0)
  await Promise.all(['/', '/faq', '/cart', '/admin'].map(get))
  expect(asked).toBe(first)
})

it('a page without contents is in the shop’s fonts once its settings have come, however late', async () => {
  await start(20)
  backEnd(async (path) => {
    await new Promise((resolve) => setTimeout(resolve, 60))
    return emptyBackEnd(path)
  })
  const styled = async () => (await (await get('/cart')).text()).includes('data-look-key')
  expect(await styled()).toBe(false)
  await vi.waitFor(async () => expect(await styled()).toBe(true))
})

it('languages that were read once stay while they cannot be read, and are read again once they can', async () => {
  backEnd(answers)
  await get('/about')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 })
  const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
  backEnd(lost)
  expect(await shop.cacheKey(new URL('https://shop.example/about'))).toBe('/about')
  vi.setSystemTime(Date.now() + 6000)
  backEnd(answers)
  expect((await get('/about')).headers.has('Cache-Tag')).toBe(true)
})

it.each([
  ['/en//evil.example', '/evil.example'],
  ['/en//evil.example/a?b=c', '/evil.example/a?b=c'],
  ['/en/%2f/evil.example', null],
  ['/en/About/', '/about'],
  ['/en', '/'],
])('an address in the first language stays in the shop: %s', async (path, expected) => {
  backEnd(answers)
  const { status, headers } = await get(path)
  const location = headers.get('Location')
  if (expected !== null) expect([status, location]).toEqual([301, expected])
  expect(new URL(location ?? '/', 'https://shop.example').origin).toBe('https://shop.example')
})

it('an address in a language that the shop has put down leads to the page in its first one, for now', async () => {
  backEnd(answers)
  const { status, headers } = await get('/fr/About/?a=b')
  expect([status, headers.get('Location')]).toEqual([302, '/about?a=b'])
  expect((await get('/fr')).headers.get('Location')).toBe('/')
  expect(await shop.cacheKey(new URL('https://shop.example/fr/about'))).toBeNull()
})
