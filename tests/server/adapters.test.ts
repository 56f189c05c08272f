// One table of requests, answered by every host's own way of calling the shop. Each runs what the build made for it: Node and
// Vercel's listener in a process of their own, Netlify's function by its signature, Cloudflare's worker in Cloudflare's runtime.
import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '../../supabase/local/serve.ts'
import { builtShop } from '../support/build.ts'
import { root } from '../support/imports.ts'
import { openCopy } from '../support/template.ts'

const site = 'https://shop.example'
const product = '/product/boho-floral-print-maxi-dress'
const secret = 'told by the database'
const closing: (() => unknown)[] = []
let folder = ''
let env: Record<string, string> = {}

beforeAll(async () => {
  const build = await builtShop()
  // The shop is written into below, as a host without functions has it.
  folder = await mkdtemp(join(tmpdir(), 'shop-adapters-'))
  await cp(build, folder, { recursive: true, filter: (path) => !path.endsWith('.map') })
  const backend = await openCopy(inject('templates'), 'curated')
  const api = createServer((request, response) =>
    backend.middleware(request, response, () => response.writeHead(404).end()),
  )
  const port = await freePort(0)
  await new Promise<void>((resolve) => api.listen(port, 'localhost', resolve))
  // A busy machine is no slow back end.
  env = {
    VITE_SUPABASE_URL: `http://localhost:${port}`,
    VITE_SITE_URL: site,
    PAGE_PATIENCE_MS: '60000',
    PURGE_SECRET: secret,
  }
  closing.push(
    () => rm(folder, { recursive: true, force: true }),
    () => backend.close(),
    () => new Promise((resolve) => api.close(resolve)),
  )
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

/** What Node's answers and those of Cloudflare's runtime have in common. */
type Answer = {
  status: number
  headers: { get: (name: string) => string | null }
  text: () => Promise<string>
}
type Ask = (
  path: string,
  init?: { method: string; headers?: Record<string, string>; body?: string },
) => Promise<Answer>

/** Runs a program of Node's that listens on PORT; resolves to how to ask it. */
async function run(...args: string[]): Promise<Ask> {
  const port = String(await freePort(0))
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  closing.push(() => child.kill())
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  return (path, init) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...init })
}

const program = (code: string) => ['--input-type=module', '-e', code]

const hosts: Record<string, () => Promise<Ask>> = {
  'an own server': () => run(join(folder, 'server.js')),
  Netlify: () =>
    run(
      ...program(`
        import { createServer } from 'node:http'
        import { getRequestListener } from '@hono/node-server'
        import shop, { config } from ${JSON.stringify(join(folder, 'netlify/shop.js'))}
        if (config.path !== '/*' || !config.preferStatic) throw new Error('Files must go first')
        createServer(getRequestListener((request) => shop(request, {}))).listen(process.env.PORT, () => console.log('open'))`),
    ),
  Vercel: () =>
    run(
      ...program(`
        import { createServer } from 'node:http'
        import listener from ${JSON.stringify(join(folder, 'vercel.js'))}
        createServer(listener).listen(process.env.PORT, () => console.log('open'))`),
    ),
  Cloudflare: async () => {
    const worker = new Miniflare({
      modulesRoot: folder,
      modules: [{ type: 'ESModule', path: join(folder, 'cloudflare.js') }],
      ...JSON.parse(
        (await readFile(join(root, 'wrangler.jsonc'), 'utf8'))
          .replace(/^\/\/.*$/gm, '')
          .replace('"compatibility_date"', '"compatibilityDate"')
          .replace('"compatibility_flags"', '"compatibilityFlags"')
          .replace(/,\s*"assets": \{[^}]*\}/, ''),
      ),
      bindings: env,
    })
    closing.push(() => worker.dispose())
    return (path, init) => worker.dispatchFetch(site + path, { redirect: 'manual', ...init })
  },
}

const pages: readonly [path: string, status: number, part: string | RegExp][] = [
  ['/', 200, '"@type":"OnlineStore"'],
  ['/women?size=M&utm_source=letter', 200, '<link rel="canonical" href="https://shop.example/women"'],
  [product, 200, '"@type":"ProductGroup"'],
  [`${product}?color=Pink&size=M`, 200, `<link rel="canonical" href="${site}${product}"`],
  ['/search?q=dress', 200, 'noindex'],
  ['/login', 200, '<form'],
  ['/product/nowhere', 404, 'noindex'],
  ['/nowhere', 404, 'noindex'],
  ['/assets/gone-C0ffee.js', 404, 'Not found'],
  ['/admin/orders', 200, '<div id="root"></div>'],
  ['/robots.txt', 200, `Sitemap: ${site}/sitemap.xml`],
  ['/sitemap.xml', 200, `<loc>${site}/sitemap-products-1.xml</loc>`],
  ['/sitemap-products-1.xml', 200, `<loc>${site}${product}</loc>`],
  ['/feed.xml', 200, '</feed>'],
  ['/feeds/products.xml', 200, /<g:id>[\s\S]*<\/rss>\s*$/],
  ['/_captcha', 200, '/captcha.js'],
]

describe.each(Object.keys(hosts))('%s', (host) => {
  let ask: Ask
  beforeAll(async () => {
    const open = hosts[host]
    if (!open) throw new Error(`There is no ${host}`)
    ask = await open()
  })

  it.each(pages)('a host answers %s with %d', async (path, status, part) => {
    const answer = await ask(path)
    const text = await answer.text()
    expect(answer.status).toBe(status)
    if (typeof part === 'string') expect(text).toContain(part)
    else expect(text).toMatch(part)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    if (answer.headers.get('content-type')?.startsWith('text/html'))
      expect(answer.headers.get('content-security-policy')).toBeTruthy()
  })

  it('a host sends other writings of an address to the one that counts', async () => {
    for (const [path, to] of [
      ['/WOMEN/?size=M', '/women?size=M'],
      ['/boho-chic', '/collections/boho-chic'],
    ] as const) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    }
  })

  it('a host lets what stands in front keep pages, never what is one visitor’s own', async () => {
    const page = await ask('/women')
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(page.headers.get('cdn-cache-control')).toMatch(/^public, s-maxage=\d+/)
    const own = await ask('/welcome?token=secret')
    expect(own.headers.get('cache-control')).toBe('no-store')
  })

  it.runIf(host === 'Cloudflare')('Cloudflare keeps a page for all who ask, browsers excepted', async () => {
    const tag = async () => (await ask('/women?size=L')).headers.get('etag')
    // It is stored after it is sent.
    await expect.poll(async () => new Set([await tag(), await tag()]).size, { timeout: 60_000 }).toBe(1)
    const kept = await ask('/women?size=L&utm_source=letter')
    expect([kept.headers.get('etag'), kept.headers.get('cache-control')]).toEqual([
      await tag(),
      'public, max-age=0, must-revalidate',
    ])
  })

  it.runIf(host === 'Netlify')(
    'Netlify keeps a page once for all parameters that change nothing',
    async () => {
      expect((await ask('/product/any?utm_source=letter')).headers.get('netlify-vary')).toBe(
        'query=token|color|size|third',
      )
      expect((await ask('/deals')).headers.get('netlify-vary')).toBe('query=token')
    },
  )

  it('a host refuses to write, and a message about changes without the secret', async () => {
    expect((await ask('/women', { method: 'POST' })).status).toBe(405)
    const told = await ask('/_purge', { method: 'POST', body: '{"tags":["shop"]}' })
    // Cloudflare's cache knows no tags, so its worker takes no messages.
    expect(told.status).toBe(host === 'Cloudflare' ? 405 : 401)
  })
})

it('an own server serves files, and forgets what the database says has changed', async () => {
  const ask = await run(join(folder, 'server.js'))
  const page = await (await ask('/app.html')).text()
  const script = /src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? ''
  const file = await ask(script)
  expect([file.status, file.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  const etag = async () => (await ask('/women')).headers.get('etag')
  const before = await etag()
  expect(await etag()).toBe(before)
  const purge = (tags: string[]) =>
    ask('/_purge', {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}` },
      body: JSON.stringify({ tags }),
    })
  expect((await purge(['product-other'])).status).toBe(204)
  expect(await etag()).toBe(before)
  expect((await purge(['catalogue'])).status).toBe(204)
  expect(await etag()).not.toBe(before)
})

it('a host without functions gets pages as files, with their policy in them', async () => {
  const child = spawn(process.execPath, [join(folder, 'static.js')], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0)
  const read = (name: string) => readFile(join(folder, 'client', name), 'utf8')
  for (const name of ['index.html', 'women.html', `${product.slice(1)}.html`, 'app.html']) {
    const html = await read(name)
    expect(html, name).toContain('<meta http-equiv="Content-Security-Policy" content="default-src')
    expect(html, name).not.toContain('frame-ancestors')
  }
  expect(await read('women.html')).toContain('<h1')
  expect(await read('sitemap.xml')).toContain('sitemap-products-1.xml')
  expect(await read('feeds/products.xml')).toContain('</rss>')
  // Where a server would lead to the mark and what was drawn from it.
  expect(JSON.parse(await read('manifest.webmanifest'))).toMatchObject({ short_name: 'Zellige' })
  for (const [name, own] of [
    ['favicon.svg', 'art/mark.svg'],
    ['icons/maskable-512.png', 'art/mark-icon-maskable.png'],
    ['og.png', 'art/mark-icon-1200.png'],
  ] as const)
    expect(await read(name), name).toBe(await read(own))
}, 180_000)
