// What documents and files are sent with: one strict policy, how long each may be kept, and no secret in what is built.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { inlineHashes, template } from 'virtual:client-build'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { vercelHeaders } from '@/build/vercel-output'
import captchaPage from '@/server/captcha-page.html?raw'
import { appPage, asFile, handle } from '@/server/handle'
import {
  contentSecurityPolicy,
  everywhere,
  ofCaptchaPage,
  ofDocuments,
  ofPreview,
  packageStyles,
} from '@/server/headers'
import { shopListener } from '@/server/listener'
import { selectStyle } from '@/ui/trusted-style'
import { root } from '../support/imports'
import { secretsIn } from '../support/secrets'

const backEnd = 'https://ref.supabase.co/rest/v1'
const sourcesIn = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
const policyOf = (url?: string) => sourcesIn(contentSecurityPolicy(url))
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the content security policy', () => {
  it.each([
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...inlineHashes.scripts]],
    ['style-src', ["'self'", ...packageStyles, ...inlineHashes.styles]],
    ['font-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['frame-src', ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com']],
    ['worker-src', ["'self'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ['service-worker', 'default', 'pasted', 'file-reader']],
  ])('the content security policy has %s %j', (name, sources) => {
    expect(policyOf(backEnd).get(name)).toEqual(sources)
  })

  it('the policy lets data come from this site and its back end alone, and pictures from anywhere safe', () => {
    expect(policyOf().get('connect-src')).toEqual(["'self'"])
    expect(policyOf(backEnd).get('connect-src')).toEqual([
      "'self'",
      'https://ref.supabase.co',
      'wss://ref.supabase.co',
    ])
    expect(policyOf(backEnd).get('img-src')).toEqual(["'self'", 'data:', 'https:'])
    expect(policyOf('http://127.0.0.1:54321').get('img-src')).toContain('http://127.0.0.1:54321')
  })

  it('the policy has nothing else: no code from text, no style in an attribute, no site by a pattern', () => {
    const policy = policyOf(backEnd)
    expect([...policy.keys()].toSorted()).toEqual([
      'base-uri',
      'connect-src',
      'default-src',
      'font-src',
      'form-action',
      'frame-ancestors',
      'frame-src',
      'img-src',
      'media-src',
      'object-src',
      'require-trusted-types-for',
      'script-src',
      'style-src',
      'trusted-types',
      'worker-src',
    ])
    const named = [...inlineHashes.scripts, ...inlineHashes.styles, ...packageStyles]
    const rest = [...policy.values()].flat().filter((source) => !named.includes(source))
    expect(rest.join(' ')).not.toMatch(/unsafe|\*|http:|blob:|nonce-|sha\d{3}-|strict-dynamic|report-sample/)
  })

  it('the policy has the hashes of exactly what the page’s template has inline', () => {
    const inline = (element: string) =>
      [...template.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(([, text = '']) =>
        hash(text),
      )
    expect(inlineHashes).toEqual({ scripts: inline('script'), styles: inline('style') })
    expect([inlineHashes.scripts.length, inlineHashes.styles.length]).toEqual([1, 1])
  })

  it('the policy has the hashes of the styles that the installed toasts add, and of their empty element', () => {
    const source = readFileSync(join(root, 'node_modules/sonner/dist/index.mjs'), 'utf8')
    const [, text = ''] = /^__insertCSS\((".*")\);$/m.exec(source) ?? []
    expect(packageStyles.slice(0, 2)).toEqual([hash(JSON.parse(text)), hash('')])
  })

  it('the policy has the hash of the select’s style sheet, the only markup that is trusted', () => {
    const source = readFileSync(join(root, 'node_modules/@radix-ui/react-select/dist/index.mjs'), 'utf8')
    const [, text = ''] = /__html: `([^`]+)`/.exec(source) ?? []
    expect(text).toBe(selectStyle)
    expect(packageStyles.slice(2)).toEqual([hash(text)])
  })

  it('the page’s template has nothing else that the policy refuses', () => {
    const html = readFileSync(join(root, 'index.html'), 'utf8')
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:|<base|<iframe/i)
    expect(html.match(/<script/g)).toHaveLength(2)
  })

  it('the policy stands in a document that is a file, before all that it refuses', () => {
    const [, start = '', policy = ''] =
      /^([\s\S]*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/.exec(asFile(appPage())) ??
      []
    expect(start).not.toMatch(/<(script|style|link)/)
    const inHeader = sourcesIn(ofDocuments['Content-Security-Policy'] ?? '')
    // Browsers take this one from headers only.
    inHeader.delete('frame-ancestors')
    expect(sourcesIn(policy)).toEqual(inHeader)
  })
})

it.each([
  ['Strict-Transport-Security', /^max-age=(3153600\d|[4-9]\d{7}); includeSubDomains$/],
  ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
  ['Permissions-Policy', /camera=\(\), .*geolocation=\(\), .*microphone=\(\), .*payment=\(\)/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['X-Frame-Options', /^DENY$/],
])('a document has the header %s', (name, value) => {
  expect(ofDocuments[name]).toMatch(value)
})

describe('the page of the CAPTCHA', () => {
  const policy = ofCaptchaPage['Content-Security-Policy'] ?? ''

  it('the page of the CAPTCHA runs scripts of two providers and its own, and is shown by the shop alone', () => {
    const sources = sourcesIn(policy)
    expect(sources.get('frame-ancestors')).toEqual(["'self'"])
    expect(sources.get('default-src')).toEqual(["'none'"])
    expect(sources.get('script-src')).toEqual([
      "'self'",
      'https://challenges.cloudflare.com',
      'https://hcaptcha.com',
      'https://*.hcaptcha.com',
    ])
    expect(policy).not.toMatch(/unsafe|http:|data: https|nonce-|strict-dynamic/)
    expect(ofCaptchaPage['X-Frame-Options']).toBe('SAMEORIGIN')
    expect(captchaPage).not.toMatch(/<style|\sstyle=|\son\w+=|<script>/i)
  })

  it('the page of the CAPTCHA differs from others in its policy and X-Frame-Options alone', () => {
    const differing = Object.keys(ofCaptchaPage).filter((name) => ofCaptchaPage[name] !== ofDocuments[name])
    expect(differing).toEqual(['Content-Security-Policy', 'X-Frame-Options'])
    expect(Object.keys(ofCaptchaPage)).toEqual(Object.keys(ofDocuments))
  })

  it('the page of the CAPTCHA is the only one with its headers', async () => {
    for (const path of ['/_captcha/', '/_captcha.html', '/admin', '/wishlist']) {
      const { headers } = await handle(new Request(`https://shop.example${path}`))
      expect(headers.get('X-Frame-Options'), path).not.toBe('SAMEORIGIN')
    }
  })
})

describe('the preview of a page', () => {
  it('the preview of a page may be framed by the shop itself, and differs from others in nothing else', () => {
    const differing = Object.keys(ofPreview).filter((name) => ofPreview[name] !== ofDocuments[name])
    expect(differing).toEqual(['Content-Security-Policy', 'X-Frame-Options'])
    expect(Object.keys(ofPreview)).toEqual(Object.keys(ofDocuments))
    const [own, usual] = [ofPreview, ofDocuments].map((headers) =>
      sourcesIn(headers['Content-Security-Policy'] ?? ''),
    )
    expect(own?.get('frame-ancestors')).toEqual(["'self'"])
    usual?.set('frame-ancestors', ["'self'"])
    expect(own).toEqual(usual)
    expect(ofPreview['X-Frame-Options']).toBe('SAMEORIGIN')
  })

  it.each([
    ['/preview/home', 'SAMEORIGIN'],
    ['/preview?token=0', 'SAMEORIGIN'],
    ['/wishlist', 'DENY'],
    ['/admin/store', 'DENY'],
  ])('the address %s is sent with X-Frame-Options %s', async (path, expected) => {
    const { headers } = await handle(new Request(`https://shop.example${path}`))
    expect(headers.get('X-Frame-Options')).toBe(expected)
    expect(headers.get('Content-Security-Policy')?.includes("frame-ancestors 'self'")).toBe(
      expected === 'SAMEORIGIN',
    )
  })
})

const ofDocumentsAlone = ['Content-Security-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy']

describe('a server of its own', () => {
  const files = {
    '/assets/home-12345678.js': 'public, max-age=31536000, immutable',
    '/assets/figtree-12345678.woff2': 'public, max-age=31536000, immutable',
    '/art/hero-1440.avif': 'public, max-age=604800, stale-while-revalidate=2592000',
    '/icons/icon-192.png': 'public, max-age=604800, stale-while-revalidate=2592000',
    '/sw.js': 'no-cache',
    '/app.html': 'no-cache',
    '/captcha.js': 'no-cache',
    '/manifest.webmanifest': 'no-cache',
    '/favicon.svg': 'no-cache',
  }
  const paths = Object.keys(files) as (keyof typeof files)[]
  const folder = mkdtempSync(join(tmpdir(), 'shop-files-'))
  for (const path of [...paths, '/admin/index.html', '/wishlist.html']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `the file ${path}`)
  }
  // As the build writes it beside a file.
  const packed = paths[0] ?? ''
  writeFileSync(join(folder, `${packed}.br`), brotliCompressSync('packed'))
  const server = createServer(shopListener(folder))
  let address = ''
  const get = (path: string, init?: RequestInit) => fetch(address + path, { redirect: 'manual', ...init })

  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, 'localhost', done))
    const bound = server.address()
    address = `http://localhost:${typeof bound === 'object' ? bound?.port : bound}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    rmSync(folder, { recursive: true })
  })

  it.each(paths)(
    'an own server sends %s with what every answer has, as long as it may be kept',
    async (path) => {
      const { status, headers } = await get(path)
      expect([status, headers.get('Cache-Control')]).toEqual([200, files[path]])
      for (const [name, value] of Object.entries(everywhere)) expect(headers.get(name), name).toBe(value)
      expect(ofDocumentsAlone.filter((name) => headers.has(name))).toEqual([])
    },
  )

  it.each(paths)('an own server sends %s with the same headers as hosts that read _headers', async (path) => {
    const { headers } = await get(path)
    const written = hostHeaders(path)
    expect(Object.keys(written)).toEqual(
      expect.arrayContaining([...Object.keys(everywhere), 'X-Frame-Options']),
    )
    expect(Object.keys(written).map((name) => [name, headers.get(name)])).toEqual(Object.entries(written))
    expect('Cache-Control' in written).toBe(files[path] !== 'no-cache')
  })

  it('Vercel sends files with the same headers, and leaves those of a page to the function', () => {
    const found = (path: string) =>
      vercelHeaders()
        .filter(({ src }) => new RegExp(`^${src}$`).test(path))
        .flatMap(({ headers }) => Object.entries(headers))
    for (const path of paths) expect(Object.fromEntries(found(path)), path).toEqual(hostHeaders(path))
    expect(['/', '/women', '/_captcha', '/product/linen-dress'].flatMap(found)).toEqual([])
  })

  it.each(['/admin', '/wishlist'])(
    'an own server sends the page %s with the headers of documents',
    async (path) => {
      const { headers } = await get(path)
      for (const [name, value] of Object.entries(ofDocuments)) expect(headers.get(name), name).toBe(value)
    },
  )

  it.each([
    ['/assets/gone-12345678.js', 404],
    ['/robots.txt', 200],
    ['/WISHLIST', 301],
  ])('an own server sends %s (%i) without the headers of documents', async (path, status) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    for (const [name, value] of Object.entries(everywhere)) expect(answer.headers.get(name), name).toBe(value)
    expect(ofDocumentsAlone.filter((name) => answer.headers.has(name))).toEqual([])
  })

  it('an own server never lets a missing file be kept, which the next version may bring', async () => {
    const { headers } = await get('/assets/gone-12345678.js')
    expect([headers.get('Cache-Control'), headers.has('CDN-Cache-Control')]).toEqual(['no-store', false])
  })

  it('an own server takes no page from a file, nor a file from outside the folder', async () => {
    const found = ['/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/hostname.txt']
    expect(await Promise.all(found.map(async (path) => (await get(path)).status))).toEqual([404, 404])
    for (const path of ['/admin', '/wishlist']) expect(await (await get(path)).text()).toBe(appPage())
  })

  it.each(['bytes=5-2', 'bytes=-', 'bytes=9-999999999999', 'bytes=99-', 'any', 'bytes=0-0,2-3'])(
    'an own server outlives the range %s',
    async (range) => {
      const { status } = await get('/favicon.svg', { headers: { Range: range } })
      expect([200, 206, 416]).toContain(status)
      expect((await get('/favicon.svg')).status).toBe(200)
    },
  )

  it('an own server outlives a file that is gone', async () => {
    const name = '/assets/replaced-12345678.js'
    writeFileSync(join(folder, name), 'old')
    expect((await get(name)).status).toBe(200)
    rmSync(join(folder, name))
    expect((await get(name)).status).toBe(404)
  })

  it('an own server refuses a POST to a file', async () => {
    expect((await get('/favicon.svg', { method: 'POST' })).status).toBe(405)
  })

  it('an own server compresses what it sends, and ends an answer that has no body', async () => {
    const page = await get('/admin', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect([page.headers.get('Content-Encoding'), page.headers.get('Vary'), await page.text()]).toEqual([
      'gzip',
      'Accept-Encoding',
      appPage(),
    ])
    const file = await get(packed, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect([file.headers.get('Content-Encoding'), await file.text()]).toEqual(['br', 'packed'])
    for (const [path, init] of [
      ['/admin', { method: 'HEAD' }],
      ['/WISHLIST', {}],
    ] as const) {
      const answer = await get(path, init)
      expect([path, await answer.text()]).toEqual([path, ''])
    }
  })

  it('an own server answers a purge with 401 where it has no secret', async () => {
    const body = JSON.stringify({ tags: ['shop'] })
    expect((await get('/_purge', { method: 'POST', body })).status).toBe(401)
  })
})

/** What public/_headers says of a file. */
function hostHeaders(path: string): Record<string, string> {
  const found: Record<string, string> = {}
  let applies = false
  for (const line of readFileSync(join(root, 'public/_headers'), 'utf8').split('\n')) {
    if (line.startsWith('#') || line === '') continue
    if (!line.startsWith(' ')) {
      // The only pattern that all hosts read alike.
      expect(line).toMatch(/^\/([\w-]+\/)*\*$/)
      applies = path.startsWith(line.slice(0, -1))
      continue
    }
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    expect([name, line.length < 2000]).toEqual([expect.stringMatching(/\w/), true])
    // Hosts join what several rules say.
    if (applies) found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`
  }
  return found
}

describe('a secret', () => {
  const tokenOf = (role: string) =>
    ['{"alg":"HS256","typ":"JWT"}', JSON.stringify({ iss: 'supabase', role, exp: 2e9 }), 'signature']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.')

  it.each([
    'const key = "sb_secret_abcdefgh12345678"',
    `{"key":"${tokenOf('service_role')}"}`,
    `x=${tokenOf('supabase_admin')}`,
    'url:"postgresql://postgres:hunter2@db.ref.supabase.co:5432/postgres"',
    'smtps://user:hunter2@mail.example:465',
    '-----BEGIN PRIVATE KEY-----\nMIIE',
    '-----BEGIN RSA PRIVATE KEY-----',
    'secret = "shop-local-jwt-secret-with-more"',
    'AKIAIOSFODNN7EXAMPLE',
  ])('a secret such as %j is found', (text) => {
    expect(secretsIn(text)).toHaveLength(1)
  })

  it.each([
    'if (key.startsWith("sb_secret_") || isService(key)) throw',
    '"sb_publishable_shop_local"',
    tokenOf('anon'),
    'includes(\'"service_role"\')',
  ])('no secret is seen in %j', (text) => {
    expect(secretsIn(text)).toEqual([])
  })
})
