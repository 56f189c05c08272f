// What a shop is as an app, in a tab and in a link: answered from its settings, for whichever shop.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { routes } from '@/app/routes'
import { paths } from '@/config/paths'
import { paletteOf } from '@/domain/shop/palette'
import { markIconFile, markIcons } from '@/domain/store/mark-icons'
import { testBrand } from '../support/builders'
import { emptyBackEnd } from '../support/empty-back-end'
import { root } from '../support/imports'

type Icon = { src: string; sizes: string; type: string; purpose?: string }
type Manifest = {
  name: string
  short_name: string
  description?: string
  lang: string
  dir: string
  id: string
  start_url: string
  scope: string
  display: string
  theme_color: string
  background_color: string
  icons: Icon[]
  shortcuts: { name: string; url: string }[]
}

const picture = {
  ...{ kind: 'picture', src: '/art/mark.svg', widths: [], formats: [] },
  ...{ width: 32, height: 32, color: null, alt: '' },
}
const zellige = {
  name: 'Zellige',
  tagline: 'everyday fashion from Morocco',
  brand: {
    ...testBrand,
    ...{ accent: '#4b3fd1', sale: '#b9472f', highlight: '#e9a23b' },
    ...{ mark: picture, has_icons: true },
  },
}
const potter = {
  name: 'فخار آسفي',
  tagline: null,
  languages: ['ar', 'fr'],
  brand: { ...testBrand, accent: '#0f6b4f' },
}
const uploaded = {
  ...picture,
  ...{ src: 'https://project.example/storage/v1/object/public/store-media/one', widths: [206, 412] },
  ...{ formats: ['webp'], width: 412, height: 412 },
}

describe('the files of the app', () => {
  let server: typeof import('@/server/handle')
  let shop: object
  let clock = Date.now()
  beforeAll(async () => {
    // Fresh, since the server keeps settings.
    vi.resetModules()
    server = await import('@/server/handle')
  }, 60_000)
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: clock })
    vi.stubGlobal('fetch', async (input: string | URL | Request) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      const answer = emptyBackEnd(pathname)
      if (!pathname.endsWith('/shop_facts')) return answer
      return Response.json({ ...((await answer.json()) as object), ...shop })
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  afterAll(() => {
    vi.resetModules()
  })

  /** What the server answers for a shop with these settings. */
  async function answered(path: string, facts: object) {
    shop = facts
    // The settings are read again.
    clock += 60_000
    vi.setSystemTime(clock)
    return server.handle(new Request(`https://shop.example${path}`))
  }
  const manifestOf = async (facts: object): Promise<Manifest> => {
    const answer = await answered('/manifest.webmanifest', facts)
    expect(answer.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8')
    return answer.json() as Promise<Manifest>
  }
  const textOf = async (path: string, facts: object) => (await answered(path, facts)).text()
  const placeOf = async (path: string, facts: object) => {
    const { status, headers } = await answered(path, facts)
    return [status, headers.get('Location')]
  }

  it('a language at an address of its own opens there, and its pages name its manifest', async () => {
    server.setSpokenLanguages(['fr', 'en'])
    try {
      const { id, start_url, shortcuts } = await manifestOf(zellige)
      expect([id, start_url, shortcuts.map(({ url }) => url)]).toEqual([
        '/',
        '/en',
        ['/en/search?sort=newest', '/en/cart', '/en/wishlist', '/en/track'],
      ])
      for (const path of ['/cart', '/about'])
        expect(await textOf(path, zellige)).toContain(
          '<link rel="manifest" href="/en/manifest.webmanifest"/>',
        )
    } finally {
      server.setSpokenLanguages(['en'])
    }
  })

  it('the installed sample has its name, address, colours, and the icons drawn from its mark', async () => {
    const manifest = await manifestOf(zellige)
    expect(manifest).toMatchObject({
      ...{ name: 'Zellige: everyday fashion from Morocco', short_name: 'Zellige', lang: 'en', dir: 'ltr' },
      ...{ id: '/', start_url: '/', scope: '/', display: 'standalone' },
    })
    const { surface, accent } = paletteOf(zellige.brand).light
    expect([manifest.background_color, manifest.theme_color]).toEqual([surface, accent])
    for (const { src, sizes, type } of manifest.icons) {
      const [status, at] = await placeOf(src, zellige)
      expect(status).toBe(302)
      const { width, height, format } = await sharp(join(root, 'public', String(at))).metadata()
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
    }
    const purposes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
    expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  })

  it.each(Object.keys(markIcons))('the file %s is there for the sample', async (path) => {
    const [status, at] = await placeOf(path, zellige)
    expect([status, existsSync(join(root, 'public', String(at)))]).toEqual([302, true])
  })

  it('another shop after it has its own name and colours, in the build’s language, and nothing of the first', async () => {
    await manifestOf(zellige)
    const manifest = await manifestOf(potter)
    expect(manifest).toMatchObject({ name: potter.name, short_name: potter.name, lang: 'en', dir: 'ltr' })
    expect(manifest.theme_color).toBe(paletteOf(potter.brand).light.accent)
    expect(JSON.stringify(manifest)).not.toMatch(/zellige|morocco/i)
  })

  it('a shop without a mark has its first letter on its accent colour as its icon', async () => {
    const { icons } = await manifestOf(potter)
    expect(icons.map(({ purpose = 'any' }) => purpose)).toEqual(['any', 'maskable'])
    for (const { src } of [...icons, { src: '/favicon.svg' }]) {
      const icon = await textOf(src, potter)
      expect(icon).toContain('>ف</text>')
      expect(icon).toContain(`fill="${paletteOf(potter.brand).light.accent}"`)
    }
  })

  it('a shop without name, logo and mark is an app all the same', async () => {
    const nameless = { name: '', tagline: null, brand: testBrand }
    expect(await manifestOf(nameless)).toMatchObject({ name: 'Shop', short_name: 'Shop' })
    expect(await textOf('/favicon.svg', nameless)).toMatch(/^<svg [^>]*><rect [^>]*\/><path [^>]*\/><\/svg>$/)
    expect((await answered('/icons/apple-touch-icon.png', nameless)).status).toBe(404)
    const page = await textOf('/track', nameless)
    expect(page).not.toContain('og:image')
    expect(page).toContain('href="/manifest.webmanifest"')
  })

  it('an uploaded mark is the icon of the tab, and its drawn icons lie beside it', async () => {
    const own = { ...potter, brand: { ...testBrand, mark: uploaded, has_icons: true } }
    expect(await placeOf('/favicon.svg', own)).toEqual([302, `${uploaded.src}-206.webp`])
    expect(await placeOf('/icons/icon-512.png', own)).toEqual([302, `${uploaded.src}-icon-512.png`])
    expect(await placeOf('/og.png', own)).toEqual([302, markIconFile(uploaded.src, '1200')])
    expect((await manifestOf(own)).icons).toHaveLength(3)
  })

  it.each([
    ['<script>alert(1)</script>', 's'],
    ['"><svg onload=alert(1)>', 's'],
    ['&lt;', 'l'],
    ['x'.repeat(200), 'x'],
    ['🧿', null],
    ['  ‮', null],
  ])('the name %j breaks neither manifest nor icon nor page', async (name, letter) => {
    const hostile = { ...potter, name, languages: ['en'] }
    const manifest = await manifestOf(hostile)
    expect(manifest.name).toBe(name)
    expect([...manifest.short_name].length).toBeLessThanOrEqual(30)
    const icon = await textOf('/favicon.svg', hostile)
    expect(/>([^<]*)<\/text>/.exec(icon)?.[1] ?? null).toBe(letter?.toUpperCase() ?? null)
    expect(icon.match(/<[a-z]+/g)).toEqual(['<svg', '<rect', letter === null ? '<path' : '<text'])
    const page = await textOf('/track', hostile)
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<svg onload')
  })

  it('the menu of the app’s icon leads to pages that are there', async () => {
    const { shortcuts } = await manifestOf(zellige)
    const known: readonly unknown[] = [...Object.values(paths), ...routes.map(({ path }) => path)]
    expect(shortcuts.map(({ name }) => name)).toEqual(['New arrivals', 'Cart', 'Wishlist', 'Track order'])
    expect(shortcuts.filter(({ url }) => !known.includes(url))).toEqual([])
  })
})

it('every document leads to the files of the app', () => {
  const html = readFileSync(join(root, 'index.html'), 'utf8')
  expect(html).toContain('<link rel="icon" href="/favicon.svg" sizes="any" />')
  expect(html).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />')
  // The frame around the page follows the theme that is shown.
  expect(html).toContain("getPropertyValue('--surface')")
})
