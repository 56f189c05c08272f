// What a server without a cache in front keeps of its answers, and for how long.
import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryCache } from '@/server/memory-cache'

const rule = 'public, s-maxage=30, stale-while-revalidate=60'
const page = (body: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'CDN-Cache-Control': rule, ...headers },
  })
const ask = (path: string, init?: RequestInit) => new Request(`https://shop.example${path}`, init)

/** A cache before a server whose answer is `answer`, by default the number of the answer. */
function open(
  answer: (request: Request, count: number) => Response | Promise<Response> = (_, n) => page(`${n}`),
) {
  let count = 0
  const asked: string[] = []
  const cache = memoryCache(
    async (request) => {
      asked.push(request.url.replace('https://shop.example', ''))
      return answer(request, ++count)
    },
    ({ pathname }) => (pathname.startsWith('/own') ? null : pathname),
  )
  const read = async (path: string, init?: RequestInit) => (await cache.answer(ask(path, init))).text()
  return { cache, asked, read }
}

/** Answers of which each waits until it is sent. */
function slow() {
  const waiting: ((answer: Response) => void)[] = []
  const shop = open(() => new Promise((resolve) => waiting.push(resolve)))
  return { ...shop, send: (answer: Response) => waiting.shift()?.(answer) }
}

/** Lets everything go on that waits for nothing. */
const settle = () => vi.advanceTimersByTimeAsync(0)
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a page', () => {
  it('a page is rendered once and then answered as it is kept, with its status and its headers', async () => {
    const { cache, asked } = open(() => page('gone', { 'X-Any': 'kept' }, 404))
    for (let time = 0; time < 3; time++) {
      const answer = await cache.answer(ask('/a?utm=1'))
      expect([answer.status, answer.headers.get('X-Any'), await answer.text()]).toEqual([404, 'kept', 'gone'])
    }
    expect(asked).toEqual(['/a?utm=1'])
  })

  it('a page is new until its age, then shown once more while the next one is made', async () => {
    const { asked, read } = open()
    expect(await read('/a')).toBe('1')
    later(29)
    expect(await read('/a')).toBe('1')
    later(2)
    expect(await Promise.all([read('/a'), read('/a')])).toEqual(['1', '1'])
    await vi.waitFor(async () => expect(await read('/a')).toBe('2'))
    expect(asked).toHaveLength(2)
  })

  it('a page that is too old is made anew before it is shown', async () => {
    const { read } = open()
    await read('/a')
    later(91)
    expect(await read('/a')).toBe('2')
  })

  it('a page stays when the next one cannot be made', async () => {
    const { read } = open((_, n) => (n === 1 ? page('1') : page('app', { 'CDN-Cache-Control': '' })))
    await read('/a')
    later(31)
    await read('/a')
    await settle()
    expect(await read('/a')).toBe('1')
  })

  it('a page is rendered once for all who ask while it is made', async () => {
    const { asked, read, send } = slow()
    const all = Promise.all([read('/a'), read('/a'), read('/a', { method: 'HEAD' }), read('/b')])
    await settle()
    expect(asked).toEqual(['/a', '/b'])
    send(page('a'))
    send(page('b'))
    expect(await all).toEqual(['a', 'a', 'a', 'b'])
  })

  it('a page is answered with 304 to those who have it, and only to them', async () => {
    const { cache } = open(() => page('1', { ETag: 'W/"one"' }))
    const known = (etag: string) => cache.answer(ask('/a', { headers: { 'If-None-Match': etag } }))
    expect((await known('W/"one"')).status).toBe(304)
    const again = await known('W/"one"')
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', 'W/"one"'])
    expect((await known('W/"two"')).status).toBe(200)
    expect((await cache.answer(ask('/a'))).status).toBe(200)
  })

  it('a page comes in Brotli to those who take it, and as it is to others', async () => {
    vi.useRealTimers()
    const { cache } = open(() => page('<p>shop</p>'))
    const as = (encodings: string) => cache.answer(ask('/a', { headers: { 'Accept-Encoding': encodings } }))
    for (let time = 0; time < 2; time++) {
      const packed = await as('gzip, br')
      expect([packed.headers.get('Content-Encoding'), packed.headers.get('Vary')]).toEqual([
        'br',
        'Accept-Encoding',
      ])
      expect(brotliDecompressSync(await packed.bytes()).toString()).toBe('<p>shop</p>')
    }
    const plain = await as('gzip')
    expect([plain.headers.get('Content-Encoding'), plain.headers.get('Vary'), await plain.text()]).toEqual([
      null,
      'Accept-Encoding',
      '<p>shop</p>',
    ])
  })

  it('a page without a tag of its contents is never answered with 304', async () => {
    const { cache } = open()
    for (let time = 0; time < 2; time++) expect((await cache.answer(ask('/a'))).status).toBe(200)
  })
})

describe('what is not kept', () => {
  it.each([
    [
      'an answer that may not be stored',
      '/a',
      () => page('', { 'CDN-Cache-Control': '', 'Cache-Control': 'no-store' }),
    ],
    ['an error', '/a', () => page('', { 'CDN-Cache-Control': '' }, 500)],
    ['an answer whose age is nothing', '/a', () => page('', { 'CDN-Cache-Control': 's-maxage=0' })],
    ['a redirect', '/a', () => new Response(null, { status: 301, headers: { 'CDN-Cache-Control': rule } })],
    ['an address without a key', '/own', () => page('')],
  ])('the cache does not keep %s', async (_what, path, answer) => {
    const { read, asked } = open(answer)
    await read(path)
    await read(path)
    expect(asked).toHaveLength(2)
  })

  it('a request that changes something is not answered from the cache', async () => {
    const { read } = open()
    expect([await read('/a'), await read('/a', { method: 'POST' })]).toEqual(['1', '2'])
  })

  it('a failure is not kept, and the next request is tried again', async () => {
    const { read } = open((_, n) => (n === 1 ? Promise.reject(new Error('down')) : page('up')))
    await expect(Promise.all([read('/a'), read('/a')])).rejects.toThrow('down')
    expect(await read('/a')).toBe('up')
  })

  it('an answer that is not kept is shared by those who wait for it, except a redirect', async () => {
    const noStore = { 'CDN-Cache-Control': '' }
    const late = slow()
    const both = Promise.all([late.read('/a'), late.read('/a')])
    await settle()
    late.send(page('app', noStore))
    expect(await both).toEqual(['app', 'app'])

    const moved = open(
      async (request) =>
        new Response(null, { status: 301, headers: { Location: `/new${new URL(request.url).search}` } }),
    )
    const answers = await Promise.all(['/a?of=one', '/a?of=two'].map((path) => moved.cache.answer(ask(path))))
    expect(answers.map(({ headers }) => headers.get('Location'))).toEqual(['/new?of=one', '/new?of=two'])
  })
})

describe('a purge', () => {
  const tagged = () =>
    open((request, n) => page(`${n}`, { 'Cache-Tag': `shop,${new URL(request.url).pathname.slice(1)}` }))

  it('a purge forgets the pages with one of its tags and no others', async () => {
    const { cache, read } = tagged()
    expect([await read('/a'), await read('/b'), await read('/ab')]).toEqual(['1', '2', '3'])
    await cache.purge(['a', 'none'])
    expect([await read('/b'), await read('/ab'), await read('/a')]).toEqual(['2', '3', '4'])
    await cache.purge(['shop'])
    expect([await read('/a'), await read('/b'), await read('/ab')]).toEqual(['5', '6', '7'])
  })

  it('a purge lets no page be kept, or waited for, that was begun before it', async () => {
    const { cache, read, send, asked } = slow()
    const before = read('/a')
    await settle()
    await cache.purge(['any'])
    const after = read('/a')
    await settle()
    send(page('old'))
    expect(await before).toBe('old')
    send(page('new'))
    expect(await after).toBe('new')
    expect(await read('/a')).toBe('new')
    expect(asked).toHaveLength(2)
  })
})

it('the cache keeps 64 MB of the pages that were asked for last', async () => {
  // Nothing makes chance smaller than it is.
  const tenMegabytes = randomBytes(10 * 1024 * 1024).toString('base64')
  const { asked, read } = open(() => page(tenMegabytes))
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/1', '/7', '/1', '/2']) await read(path)
  expect(asked).toEqual(['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/2'])
})
