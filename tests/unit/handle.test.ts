// The function that answers every address, without a back end: what needs none, and what it does when that is slow or fails.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { disallowedPaths } from '@/app/route-manifest'
import { facetNames } from '@/domain/catalogue/facets'
import { emptyBackEnd } from '../support/empty-back-end'

// Fresh, since the server keeps settings for some seconds.
let server: typeof import('@/server/handle')
const start = async () => {
  vi.resetModules()
  server = await import('@/server/handle')
}
beforeAll(() => {
  // A busy machine is no slow back end.
  vi.stubEnv('PAGE_PATIENCE_MS', '60000')
  return start()
}, 60_000)
afterAll(() => vi.resetModules())

type BackEnd = (path: string, signal: AbortSignal | null) => Response | Promise<Response>
const fails: BackEnd = () => Response.json({ message: 'no such function' }, { status: 404 })
/** Answers only when the request is given up, as a connection that hangs. */
const hangs: BackEnd = (_path, signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
let backEnd: BackEnd
let asked: string[]
const logged = vi.spyOn(console, 'error')

beforeEach(() => {
  backEnd = (path) => emptyBackEnd(path)
  asked = []
  logged.mockReset().mockImplementation(() => {})
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    asked.push(pathname)
    return backEnd(pathname, init?.signal ?? null)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
afterAll(() => logged.mockRestore())

const ask = (path: string, init?: RequestInit) =>
  server.handle(new Request(`https://shop.example${path}`, init))
/** A document without the style of the shop, which the app's page has once the shop is known. */
const unstyled = (text: string) => text.replace(/<style id="brand".*?<\/style>/, '')
const read = async (path: string) => {
  const answer = await ask(path)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('answers without the back end', () => {
  afterEach(() => expect(asked).toEqual([]))

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('a request by %s is refused', async (method) => {
    const answer = await ask('/women', { method })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })

  it.each(['/assets/home-12345678.js', '/favicon.ico', '/women/any.map', '/.env', '/product/a.php'])(
    '%s, a file that is not there, is no page',
    async (path) => {
      const { status, headers, text } = await read(path)
      expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'no-store',
      ])
      expect(text).not.toContain('<')
    },
  )

  it.each([
    ['/WOMEN', '/women'],
    ['/women/', '/women'],
    ['/Product/Linen-Dress/?color=Ink&size=M', '/product/linen-dress?color=Ink&size=M'],
    ['//women//', '/women'],
    ['/Admin/Orders/ZL-1/', '/admin/orders/ZL-1'],
    ['//other.example/%2e%2e', '/'],
    ['/\\other', '/other'],
  ])('the address %s is sent to %s', async (path, to) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, to])
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })

  it('robots.txt names what is not for search engines, and the sitemap', async () => {
    const { status, headers, text } = await read('/robots.txt')
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(disallowedPaths.length).toBeGreaterThan(5)
    for (const path of disallowedPaths) expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
  })

  it('the page of the CAPTCHA has a policy of its own, and is not kept', async () => {
    const { status, headers, text } = await read('/_captcha?provider=turnstile')
    expect([status, headers.get('X-Frame-Options'), headers.get('Cache-Control')]).toEqual([
      200,
      'SAMEORIGIN',
      'no-store',
    ])
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
    expect(text).toContain('id="widget"')
  })

  it.each([
    '/admin',
    '/admin/orders/ZL-1',
    '/profile',
    '/profile/orders/1',
    '/order-confirmation/1',
    '/wishlist?items=a',
    '/reset-password',
    '/welcome?token=secret',
    '/student-discount?token=',
  ])('%s is the app’s page without contents, for this visitor alone', async (path) => {
    const { status, headers, text } = await read(path)
    expect(status).toBe(200)
    expect(unstyled(text)).toBe(server.appPage())
    expect(text).toContain('<div id="root"></div>')
    expect(text).not.toContain('secret')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect([headers.has('CDN-Cache-Control'), headers.has('Cache-Tag'), headers.has('ETag')]).toEqual([
      false,
      false,
      false,
    ])
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })
})

it('the preview of a page is the app’s page, which the shop alone may frame', async () => {
  const { status, headers, text } = await read('/preview/home')
  expect([status, unstyled(text)]).toEqual([200, server.appPage()])
  expect([headers.get('X-Frame-Options'), headers.get('X-Robots-Tag')]).toEqual(['SAMEORIGIN', 'noindex'])
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
  expect(asked).toEqual([])
})

describe('a rendered page', () => {
  it('a rendered page is kept by caches for under a minute, by its tags, and browsers ask again', async () => {
    const { status, headers, text } = await read('/track')
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('CDN-Cache-Control')).toBe('public, s-maxage=20, stale-while-revalidate=30')
    expect(headers.get('Cache-Tag')).toBe('shop,catalogue')
    expect(headers.get('ETag')).toMatch(/^W\/".+"$/)
    expect(headers.has('X-Robots-Tag')).toBe(false)
    expect(text).toMatch(/<title>[^<]*Track/)
    expect(text).toMatch(/<h1[^>]*>/)
    expect(text).not.toMatch(/<!--(head|brand|body|data|preloads|styles)-->/)
  })

  it('a path without a page is a 404 with contents', async () => {
    const { status, headers, text } = await read('/no/such/page')
    expect([status, headers.get('Cache-Tag')]).toEqual([404, 'shop,catalogue'])
    expect(text).toContain('<meta name="robots" content="noindex"')
    expect(text).toContain('<h1')
  })

  it('a slug without a page is a 404, and a former one leads to the present one with what was asked', async () => {
    const { status, text } = await read('/pets')
    expect([status, text.includes('<meta name="robots" content="noindex"')]).toEqual([404, true])
    backEnd = (path) =>
      path.endsWith('/read_page') ? Response.json({ moved_to: 'animals' }) : emptyBackEnd(path)
    const answer = await ask('/pets?size=M&utm_source=mail')
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/animals?size=M&utm_source=mail'])
  })

  it('the address of a page that is gone leads to the first page', async () => {
    backEnd = (path) => (path.endsWith('/read_page') ? Response.json({ moved_to: '' }) : emptyBackEnd(path))
    const answer = await ask('/pets')
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/'])
  })

  it('a page that a newer release wrote is not there for now, and nothing else is shown for it', async () => {
    const page = {
      ...{ id: 'p', slug: 'terms', kind: 'policy', title: null, description: null, department: null },
      ...{ is_indexed: true, format: 1000, sections: [], products: {}, targets: {}, media: {} },
      fallback: 'en',
    }
    backEnd = (path) => (path.endsWith('/read_page') ? Response.json(page) : emptyBackEnd(path))
    const { status, headers, text } = await read('/terms')
    expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store'])
    expect(text).toContain('<div id="root"></div>')
  })

  const noFacets = Object.fromEntries(facetNames.map((name) => [name, {}]))

  it('a department that nothing is published of is a page with its name and its list', async () => {
    const page = {
      ...{
        id: 'p',
        slug: 'pets',
        kind: 'department',
        title: 'Pets',
        description: 'For dogs.',
        department: 'pets',
      },
      ...{ is_indexed: true, format: null, sections: null, products: {}, targets: {}, media: {} },
      fallback: 'en',
    }
    backEnd = (path) => {
      if (path.endsWith('/read_page')) return Response.json(page)
      if (path.endsWith('/list_products'))
        return Response.json({
          products: [],
          total: 0,
          terms: [],
          corrected: null,
          understood: null,
          next: null,
        })
      return path.endsWith('/product_facets')
        ? Response.json({ total: 0, categories: {}, facets: noFacets })
        : emptyBackEnd(path)
    }
    const { status, text } = await read('/pets?size=M')
    expect(status).toBe(200)
    expect(text).toMatch(/<h1[^>]*>Pets<\/h1>/)
    expect(text).toMatch(/<link rel="canonical" href="http[^"]*\/pets"/)
    expect(text).toMatch(/<meta name="description" content="Pets at [^"]+ For dogs\."/)
  })

  it('a page that throws becomes the app’s page, and ends nothing else', async () => {
    const { common } = await import('@/content/shared/common')
    const title = vi.spyOn(common, 'title').mockImplementation(() => {
      throw new Error('broken page')
    })
    const { status, text } = await read('/contact')
    title.mockRestore()
    expect([status, unstyled(text)]).toEqual([200, server.appPage()])
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken page' }))
    expect((await read('/contact')).text).toContain('<h1')
  })

  it('a section that throws costs the page only itself: the rest is HTML, kept as ever', async () => {
    const { sectionWords } = await import('@/content/shared/sections')
    // Code that comes late is no fault of the section.
    await Promise.all([import('@/sections/story/film'), import('@/sections/story/rich-text')])
    const play = vi.spyOn(sectionWords.film, 'play').mockImplementation(() => {
      throw new Error('broken section')
    })
    const sections = [
      { id: 'first', kind: 'rich-text', title: { $text: { en: 'Before' } } },
      { id: 'film', kind: 'film', address: 'https://vimeo.com/76979871' },
      { id: 'last', kind: 'rich-text', title: { $text: { en: 'After' } } },
    ]
    backEnd = (path) =>
      path.endsWith('/read_page')
        ? Response.json({
            ...{ id: 'p', slug: 'glazes', kind: 'page', title: 'Glazes', description: '', department: null },
            ...{
              is_indexed: true,
              format: 1,
              sections,
              products: {},
              targets: {},
              media: {},
              fallback: 'en',
            },
          })
        : emptyBackEnd(path)
    const { status, headers, text } = await read('/glazes')
    play.mockRestore()
    expect([status, headers.get('Cache-Tag')]).toEqual([200, 'shop,catalogue'])
    expect(text).toMatch(/<h2[^>]*>Before<.*<h2[^>]*>After</s)
    expect(text).not.toContain('lucide-play')
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken section' }))
  })

  it.each(['/product/%00', '/product/no_slug', `/product/${'a'.repeat(5000)}`, '/collections/%00'])(
    '%#: an impossible name is a 404 that asks for nothing',
    async (path) => {
      // Code that comes late is no fault of the address.
      await import('@/storefront/product/product-page')
      const { status } = await read(path)
      expect([status, asked.filter((each) => /get_product|moved_/.test(each))]).toEqual([404, []])
    },
  )

  it.each([
    ['/%77omen', '/women'],
    ['/product/wool%2dcoat?size=M', '/product/wool-coat?size=M'],
    ['/%61dmin/orders', '/admin/orders'],
  ])('the encoded address %s is sent on to %s', async (path, to) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, to])
  })

  it('a rendered page has its own head, whatever else is rendered at the same time', async () => {
    const paths = ['/track', '/deals', '/cart', '/collections', '/no/such/page', '/login']
    const headOf = async (path: string) => (await read(path)).text.replace(/<style[\s\S]*/, '')
    const alone: string[] = []
    for (const path of paths) alone.push(await headOf(path))
    expect(new Set(alone).size).toBe(paths.length)
    expect(await Promise.all(paths.map(headOf))).toEqual(alone)
  })

  it('a rendered page says nothing of a visitor', async () => {
    const [first, second] = await Promise.all(
      [{}, { headers: { Cookie: 'cart=1', Authorization: 'Bearer any', 'Accept-Language': 'fr' } }].map(
        (init) => ask('/deals', init).then((answer) => answer.text()),
      ),
    )
    const timeless = (text = '') => text.replace(/\d{13}/g, 'time')
    expect(first).toContain('<h1')
    expect(timeless(second)).toBe(timeless(first))
  })

  it('a rendered page knows nothing of parameters that it does not read', async () => {
    const { text } = await read('/deals?about=returns&evil=%3Cscript%3Ealert(1)%3C/script%3E&order=secret')
    expect(text).toContain('<h1')
    expect(text).not.toMatch(/evil|alert\(1\)|secret/)
  })
})

describe('the key of a kept page', () => {
  const keyOf = (path: string) => server.cacheKey(new URL(path, 'https://shop.example'))

  it.each([
    ['/women?utm_source=mail', '/women'],
    ['/women?size=M&category=dresses', '/women?category=dresses&size=M'],
    ['/women?category=dresses&size=M&size=L&a=b', '/women?category=dresses&size=M'],
    ['/women?size=', '/women'],
    ['/product/a?size=M&color=Ink', '/product/a?color=Ink&size=M'],
    ['/track?color=Ink', '/track'],
    ['/about?order=1&look=2', '/about?look=2'],
    ['/women?sort=none&page=x&view=grid&price=wrong', '/women'],
    ['/women?page=5', '/women?page=5'],
    // Which order a list begins with is not known here.
    ['/women?sort=featured&category=any', '/women?category=any&sort=featured'],
    ['/collections?q=linen&size=M', '/collections?q=linen'],
    ['/sitemap.xml?a=b', '/sitemap.xml'],
  ])('the key of the kept page %s is %s', (path, key) => expect(keyOf(path)).toBe(key))

  it.each([
    ['another spelling', '/Women/'],
    ['a page that only the browser knows', '/admin/orders'],
    ['a link with a token', '/welcome?token=1'],
    ['a file, which may be long', '/feeds/products.xml'],
    ['a missing file', '/assets/gone.js'],
    ['a list too long to be rendered', '/women?page=6'],
    ['an encoded spelling', '/%77omen'],
    ['an address that only fills the cache', `/product/${'a'.repeat(500)}`],
  ])('the cache has no key for %s', (_what, path) => expect(keyOf(path)).toBeNull())
})

describe('a failing or hanging back end', () => {
  const expectAppPage = async (answer: Response) => {
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect([answer.headers.has('CDN-Cache-Control'), answer.headers.has('Cache-Tag')]).toEqual([false, false])
    // It stays what search engines may index.
    expect(answer.headers.has('X-Robots-Tag')).toBe(false)
    expect(answer.headers.get('Content-Security-Policy')).toBeTruthy()
    expect(unstyled(await answer.text())).toBe(server.appPage())
  }

  it('a page is the app’s while the back end fails, and is rendered again once it works', async () => {
    backEnd = fails
    await expectAppPage(await ask('/deals'))
    expect(logged).toHaveBeenCalled()
    backEnd = (path) => emptyBackEnd(path)
    expect((await ask('/deals')).headers.get('Cache-Tag')).toBe('shop,catalogue')
  })

  it.each(['/sitemap.xml', '/sitemap-pages.xml', '/feed.xml', '/feeds/products.xml'])(
    'the file %s says after ten seconds of a hanging back end that it cannot be read now',
    async (path) => {
      vi.useFakeTimers()
      backEnd = hangs
      const answer = ask(path)
      await vi.advanceTimersByTimeAsync(10_000)
      expect([(await answer).status, vi.getTimerCount()]).toEqual([503, 0])
    },
  )

  it.each(['/sitemap.xml', '/feed.xml', '/feeds/products.xml'])(
    'the file %s says that the back end fails instead of being empty, and is not kept',
    async (path) => {
      backEnd = fails
      const { status, headers } = await read(path)
      expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([
        503,
        '30',
        'no-store',
      ])
      expect(headers.has('CDN-Cache-Control')).toBe(false)
    },
  )

  describe('for as long as a page may take', () => {
    beforeAll(() => {
      vi.unstubAllEnvs()
      return start()
    }, 60_000)

    it('a page is the app’s after two seconds without the back end, and nothing goes on waiting', async () => {
      // Loaded before: files do not come by a clock that stands.
      await vi.waitFor(
        async () => expect((await ask('/product/linen-dress')).headers.has('Cache-Tag')).toBe(true),
        { timeout: 60_000 },
      )
      vi.useFakeTimers()
      // The settings of earlier pages are too old by then.
      vi.setSystemTime(Date.now() + 60_000)
      const signals: (AbortSignal | null)[] = []
      backEnd = (path, signal) => {
        // What is switched on has a limit of its own, by a clock that goes on.
        if (!path.includes('/shop_switches')) signals.push(signal)
        return hangs(path, signal)
      }
      let answered: Response | undefined
      void ask('/product/linen-dress').then((answer) => {
        answered = answer
      })
      await vi.advanceTimersByTimeAsync(1900)
      expect([answered, signals.length]).toEqual([undefined, 2])
      await vi.advanceTimersByTimeAsync(100)
      if (!answered) throw new Error('No answer')
      await expectAppPage(answered)
      expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
      expect(vi.getTimerCount()).toBe(0)
    })

    it('a page is the app’s at once while forty others wait for a slow back end', async () => {
      vi.useFakeTimers()
      backEnd = hangs
      const first = Promise.all(Array.from({ length: 40 }, (_, n) => ask(`/product/p-${n}`)))
      await vi.advanceTimersByTimeAsync(0)
      await expectAppPage(await ask('/product/one-more'))
      await vi.advanceTimersByTimeAsync(2000)
      await first
      backEnd = (path) => emptyBackEnd(path)
      // Now the clock of the patience stands.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      expect((await ask('/deals')).headers.get('Cache-Tag')).toBe('shop,catalogue')
    })
  })
})
