// The style sheet that a shop's documents bring, and the policy that allows exactly it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { brandCss } from '@/domain/shop/brand-css'
import { paletteOf, paletteTokens } from '@/domain/shop/palette'
import { testBrand } from '../support/builders'
import { emptyBackEnd } from '../support/empty-back-end'
import { root } from '../support/imports'

const blue = { ...testBrand, accent: '#1f4fa3' }
const green = { ...testBrand, accent: '#0f6b4f', sale: '#b3261e', highlight: '#f2c14e' }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the style of a document', () => {
  let server: typeof import('@/server/handle')
  let brand: object
  let clock = Date.now()
  const logged = vi.spyOn(console, 'error')
  beforeAll(async () => {
    // Fresh, since the server keeps settings and the last style.
    vi.resetModules()
    server = await import('@/server/handle')
  }, 60_000)
  beforeEach(() => {
    logged.mockReset().mockImplementation(() => {})
    vi.useFakeTimers({ toFake: ['Date'], now: clock })
    vi.stubGlobal('fetch', async (input: string | URL | Request) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      const answer = emptyBackEnd(pathname)
      if (!pathname.endsWith('/shop_facts')) return answer
      return Response.json({ ...((await answer.json()) as object), brand })
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  afterAll(() => {
    logged.mockRestore()
    vi.resetModules()
  })

  /** The document at a path as a shop with these looks sends it, with its style and the styles that its policy allows. */
  async function documentAt(path: string, looks: object) {
    brand = looks
    // The settings are read again.
    clock += 60_000
    vi.setSystemTime(clock)
    const answer = await server.handle(new Request(`https://shop.example${path}`))
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    const text = await answer.text()
    const [, css] = /<style id="brand"[^>]*>([^<]*)<\/style>/.exec(text) ?? []
    const allowed = /style-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
    return { text, css, allowed, policy, isRendered: answer.headers.has('Cache-Tag') }
  }

  it('documents of two shops, one after another, each have their own style and the hash of it alone', async () => {
    const [first, second, again] = [
      await documentAt('/track', blue),
      await documentAt('/track', green),
      await documentAt('/track', blue),
    ]
    expect([first.css, second.css]).toEqual([brandCss(blue), brandCss(green)])
    expect(again.css).toBe(first.css)
    for (const [own, other] of [
      [first, second],
      [second, first],
    ] as const) {
      expect(own.allowed).toContain(hash(own.css ?? ''))
      expect(own.allowed).not.toContain(hash(other.css ?? ''))
      expect(own.text).not.toContain(other.css)
    }
  })

  it('documents that are made at the same time have the hash of their own style', async () => {
    const made = await Promise.all([documentAt('/track', blue), documentAt('/deals', green)])
    for (const { css = '', allowed } of made) expect(allowed).toContain(hash(css))
  })

  it('a page that only the browser knows has the style of the shop as far as it is known', async () => {
    await documentAt('/track', green)
    for (const path of ['/wishlist?items=a', '/preview/home']) {
      const { css, allowed } = await documentAt(path, green)
      expect(css).toBe(brandCss(green))
      expect(allowed).toContain(hash(brandCss(green)))
    }
  })

  it.each(['/admin', '/admin/store/brand'])(
    'the page %s of the admin has no style of the shop',
    async (path) => {
      await documentAt('/track', green)
      const { css, allowed, text } = await documentAt(path, green)
      expect(css).toBeUndefined()
      expect(allowed).not.toContain(hash(brandCss(green)))
      expect(text).toBe(server.appPage())
    },
  )

  it('a document that is a file has its own policy', async () => {
    const { text, policy, css = '' } = await documentAt('/track', green)
    const [, written = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(server.asFile(text, policy)) ?? []
    expect(written).toContain(hash(css))
    expect(written).not.toContain('frame-ancestors')
  })

  it('a document has the corners and the pictures that the owner chose', async () => {
    const { css } = await documentAt('/track', { ...green, corners: 'round', ratio: '1:1' })
    expect(css).toContain('--r-surface:28px')
    expect(css).toContain('--picture-ratio:1/1')
  })

  it.each([
    ['accent', '</style><script>alert(1)</script>'],
    ['accent', 'red;}body{display:none'],
    ['sale', '#12345'],
    ['highlight', '#ABCDEF'],
    ['highlight', 'url(https://evil.example)'],
    ['corners', 'soft;--surface:red'],
    ['ratio', '1/1}</style>'],
    ['header', 'evil'],
    ['accent', null],
  ])('a hostile value as %s, %j, never reaches a document', async (name, value) => {
    await documentAt('/track', blue)
    const { text, css, isRendered } = await documentAt('/track', { ...green, [name]: value })
    expect([isRendered, css]).toEqual([false, brandCss(blue)])
    if (value) expect(text).not.toContain(value)
  })
})

describe('the style sheet of a shop', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)

  it('a style sheet is the same each time, with nothing in it but our own names and values', () => {
    fc.assert(
      fc.property(
        fc.record({
          ...{ accent: color, sale: color, highlight: color },
          fonts: fc.constantFrom('clear', 'classic', 'warm', 'playful', 'plain'),
          corners: fc.constantFrom('soft', 'square', 'round'),
          ratio: fc.constantFrom('4:5', '1:1'),
        }),
        (look) => {
          const css = brandCss(look)
          expect(css).toBe(brandCss(look))
          expect(css.replaceAll(/--[a-z-]+:(#[0-9a-f]{6}|\d+px|1\/1|[\w ,"-]+)/g, '')).toMatch(
            /^:root:not\(\[data-admin\]\)\{;*\}@media screen\{:root:not\(\[data-admin\]\)\[data-theme=dark\]\{;*\}\}$/,
          )
        },
      ),
      { numRuns: 100 },
    )
  })

  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  /** The colours of a rule, by their names. */
  const colors = (css: string, selector: string) => {
    const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
    return Object.fromEntries(
      [...rule.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value]) => [name, value]),
    )
  }
  const tokens = read('src/styles/tokens.css')
  const admin = read('src/styles/admin.css')

  it('a shop that has not chosen has the colours of its settings’ first values', () => {
    const table = read('supabase/migrations/20261120000001_foundation.sql')
    const first = (name: string) =>
      new RegExp(`brand_${name} text not null default '(#\\w+)'`).exec(table)?.[1] ?? ''
    const { light, dark } = paletteOf({
      ...{ accent: first('accent'), sale: first('sale'), highlight: first('highlight') },
    })
    const shown = colors(tokens, ':root')
    expect(shown).toMatchObject(light)
    expect({ ...shown, ...colors(tokens, ':root[data-theme="dark"]') }).toMatchObject(dark)
    expect(read('index.html')).toContain(`<meta name="theme-color" content="${light.surface}" />`)
  })

  it('the admin has a colour of its own for each that follows from the brand, in both themes', () => {
    expect(Object.keys(colors(admin, ':root[data-admin]')).toSorted()).toEqual(paletteTokens.toSorted())
    const dark = Object.keys(colors(admin, ':root[data-admin][data-theme="dark"]'))
    expect(dark.filter((name) => !paletteTokens.some((token) => token === name))).toEqual([])
  })
})
