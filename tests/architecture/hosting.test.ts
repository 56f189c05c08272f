// Host configuration: one policy in every host's format, and no secret in the deployed files.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { captchaHeaders, captchaPage } from '../../hosting/captcha-page.ts'
import { hostFiles } from '../../hosting/deploy.ts'
import { headersFor, securityHeaders, toastStyles } from '../../hosting/headers.ts'
import { type InlineSources, inlineSources } from '../../hosting/inline.ts'
import captchaFunction, { config as captchaFunctionConfig } from '../../netlify/edge-functions/captcha.ts'
import { root } from '../support/imports'
import { secretsIn } from '../support/secrets'

const backEnd = 'https://ref.supabase.co/rest/v1'
const inline: InlineSources = { scripts: ["'sha256-c2NyaXB0'"], styles: ["'sha256-c3R5bGU='"] }
const policyOf = (url?: string) =>
  new Map(
    (securityHeaders(url, inline)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

describe('the content security policy', () => {
  it.each([
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", "'sha256-c2NyaXB0'"]],
    ['style-src', ["'self'", ...toastStyles, "'sha256-c3R5bGU='"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['frame-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ['structured-data', 'service-worker']],
  ])('has %s %j', (name, sources) => {
    expect(policyOf(backEnd).get(name)).toEqual(sources)
  })

  it('lets data come from this site and its back end alone, and pictures from anywhere safe', () => {
    expect(policyOf().get('connect-src')).toEqual(["'self'"])
    expect(policyOf(backEnd).get('connect-src')).toEqual([
      "'self'",
      'https://ref.supabase.co',
      'wss://ref.supabase.co',
    ])
    expect(policyOf(backEnd).get('img-src')).toEqual(["'self'", 'data:', 'https:'])
    expect(policyOf('http://127.0.0.1:54321').get('img-src')).toContain('http://127.0.0.1:54321')
  })

  it('allows inline only what the build wrote, no code from text, and no site by a pattern', () => {
    const policy = securityHeaders(backEnd, { scripts: [], styles: [] })['Content-Security-Policy'] ?? ''
    const withoutToasts = toastStyles.reduce((rest, hash) => rest.replace(hash, ''), policy)
    expect(withoutToasts).not.toMatch(/unsafe|\*|http:|blob:|nonce-|sha\d{3}-|strict-dynamic/)
  })

  it('has the hash of every inline script and style, and needs none for data', () => {
    const page =
      '<style>a{}</style><script>let a</script><script type="application/json">{}</script><script type="module" src="/a.js"></script>'
    expect(inlineSources([page, page])).toEqual({
      scripts: ["'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='"],
      styles: ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
    })
  })

  it('has the hash of the styles that the installed toasts add', () => {
    const source = readFileSync(join(root, 'node_modules/sonner/dist/index.mjs'), 'utf8')
    const [, text = ''] = /^__insertCSS\((".*")\);$/m.exec(source) ?? []
    const hash = createHash('sha256').update(JSON.parse(text)).digest('base64')
    expect(toastStyles).toContain(`'sha256-${hash}'`)
  })

  it('has nothing else to refuse in the first page itself', () => {
    const html = readFileSync(join(root, 'index.html'), 'utf8')
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:|<base|<iframe/i)
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(inlineSources([html]).scripts).toHaveLength(1)
  })
})

it.each([
  ['Strict-Transport-Security', /^max-age=(3153600\d|[4-9]\d{7}); includeSubDomains$/],
  ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
  ['Permissions-Policy', /camera=\(\), .*geolocation=\(\), .*microphone=\(\), .*payment=\(\)/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['X-Frame-Options', /^DENY$/],
])('%s is sent', (name, value) => {
  expect(securityHeaders(undefined, inline)[name]).toMatch(value)
})

type Found = Record<string, string>
const matches = (pattern: string, path: string) => new RegExp(`^${pattern}$`).test(path)

/** What `_headers` says of a path where `!` removes what earlier rules said, or where that line is no header. */
function readHeadersFile(path: string, removes: boolean): Found {
  const found: Found = {}
  let applies = false
  for (const line of (hostFiles(backEnd, inline)._headers ?? '').split('\n')) {
    if (!line.startsWith(' ')) applies = matches(line.replace('*', '.*'), path)
    else if (line.startsWith('  ! ')) {
      expect(line).not.toContain(':')
      if (applies && removes) delete found[line.slice(4)]
    } else if (applies) {
      const [, name = '', value = ''] = /^\s+([^:]+): (.*)$/.exec(line) ?? []
      // Both hosts join what several rules say.
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`
      expect(line.length).toBeLessThan(2000)
    }
  }
  return { 'Cache-Control': 'no-cache', ...found }
}

const answer = (headers: Found) => new Response('page', { headers })

/** What each host would answer, by what is written down for it. */
const hosts: Record<string, (path: string) => Found | Promise<Found>> = {
  Cloudflare: (path) => readHeadersFile(path, true),
  Netlify: async (path) => {
    const found = readHeadersFile(path, false)
    if (path !== captchaFunctionConfig.path) return found
    const next = () => Promise.resolve(answer(found))
    const { headers } = await captchaFunction(new Request(`https://shop.example${path}`), { next })
    return Object.fromEntries(Object.keys(found).map((name) => [name, headers.get(name) ?? '']))
  },
  Vercel: (path) => {
    const { headers }: { headers: { source: string; headers: { key: string; value: string }[] }[] } =
      JSON.parse(hostFiles(backEnd, inline)['vercel.json'] ?? '')
    const found = headers
      .filter(({ source }) => matches(source, path))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value]))
    return Object.fromEntries(found)
  },
  nginx: (path) => {
    const text = hostFiles(backEnd, inline)['nginx.conf'] ?? ''
    const unquoted = (quoted = '') => quoted.replace(/\\(.)/g, '$1')
    const mapped = (variable: string, subject: string) => {
      const [, block = ''] = new RegExp(`map [^{]*\\$${variable} \\{([^]*?)\\n\\}`).exec(text) ?? []
      const rules = [...block.matchAll(/^ {2}"~((?:\\.|[^"])*)" "((?:\\.|[^"])*)";$/gm)]
      const found = rules.find(([, rule]) => new RegExp(unquoted(rule)).test(subject))
      return unquoted(found?.[2] ?? /default "((?:\\.|[^"])*)"/.exec(block)?.[1])
    }
    // A header in a location would put away all those of the server.
    expect(/\blocation [^{}]*\{[^}]*add_header/.test(text)).toBe(false)
    const fixed = [...text.matchAll(/add_header (\S+) "((?:\\.|[^"])*)" always;/g)]
    const varying = [...text.matchAll(/add_header (\S+) \$(\w+) always;/g)]
    return Object.fromEntries([
      ...fixed.map(([, name, value]) => [name, unquoted(value)]),
      ...varying.map(([, name, variable = '']) => [
        name,
        mapped(variable, variable === 'shop_cache' ? `200 ${path}` : path),
      ]),
    ])
  },
}

const caching = {
  '/': 'no-cache',
  '/index.html': 'no-cache',
  '/shell.html': 'no-cache',
  '/sitemap.xml': 'no-cache',
  '/product/linen-dress': 'no-cache',
  '/administer': 'no-cache',
  '/manifest.webmanifest': 'no-cache',
  '/assets/index-C0ffee.js': 'public, max-age=31536000, immutable',
  '/art/hero-1440.avif': expect.stringContaining('max-age=604800'),
  '/sw.js': 'no-cache',
  '/admin': 'no-store',
  '/admin/orders': 'no-store',
  '/_captcha': 'no-cache',
  '/_captcha/more': 'no-cache',
}

describe.each(Object.keys(caching) as (keyof typeof caching)[])('%s', (path) => {
  it('is kept as long as it may be', () => {
    expect(headersFor(path, backEnd, inline)['Cache-Control']).toEqual(caching[path])
  })

  it.each(Object.keys(hosts))('is answered by %s with the same headers as here', async (host) => {
    expect(await hosts[host]?.(path)).toEqual(headersFor(path, backEnd, inline))
  })
})

describe('the page of the CAPTCHA', () => {
  const headers = headersFor(captchaPage, backEnd, inline)

  it('runs scripts of the two providers and its own file, and is shown by the shop alone', () => {
    const policy = headers['Content-Security-Policy'] ?? ''
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|http:|data: https|nonce-|strict-dynamic/)
    expect(headers['X-Frame-Options']).toBe('SAMEORIGIN')
    const html = readFileSync(join(root, 'public/_captcha.html'), 'utf8')
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script>/i)
  })

  it('is the only one with such headers', () => {
    for (const path of ['/', '/_captcha/', '/_captcha.html', '/_captchas', '/admin', '/checkout'])
      expect(headersFor(path, backEnd, inline)).toMatchObject(securityHeaders(backEnd, inline))
    for (const [name, value] of Object.entries(captchaHeaders))
      expect(securityHeaders(backEnd, inline)[name]).not.toBe(value)
  })
})

it('every host lets files go first, and answers a missing built file with none', () => {
  const files = hostFiles(backEnd, inline)
  expect(files._redirects?.split('\n').slice(0, 2)).toEqual(['/assets/* /assets/404.html 404', ''])
  expect(Object.keys(files)).toContain('assets/404.html')
  // Netlify lets a file go first unless a rule is forced.
  expect(readFileSync(join(root, 'netlify.toml'), 'utf8')).not.toContain('force')
  const { rewrites, cleanUrls }: { rewrites: { source: string }[]; cleanUrls: boolean } = JSON.parse(
    files['vercel.json'] ?? '',
  )
  expect(cleanUrls).toBe(true)
  expect(rewrites.filter(({ source }) => matches(source, '/assets/gone.js'))).toEqual([])
  expect(files['nginx.conf']).toMatch(/location \/ \{\s+try_files \$uri \$uri\.html \$shop_shell;/)
  expect(files['nginx.conf']).toMatch(/location \/assets\/ \{\s+try_files \$uri =404;/)
})

it('gives nginx the type of a manifest, with the same headers', () => {
  const [, own = ''] =
    /location = \/manifest\.webmanifest \{([\s\S]*?)\n {2}\}/.exec(
      hostFiles(backEnd, inline)['nginx.conf'] ?? '',
    ) ?? []
  expect(own).toContain('default_type application/manifest+json;')
  expect(own).not.toContain('add_header')
})

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
    'secret = "zellige-local-jwt-secret-with-more"',
    'AKIAIOSFODNN7EXAMPLE',
  ])('such as %j is found', (text) => {
    expect(secretsIn(text)).toHaveLength(1)
  })

  it.each([
    'if (key.startsWith("sb_secret_") || isService(key)) throw',
    '"sb_publishable_zellige_local"',
    tokenOf('anon'),
    'includes(\'"service_role"\')',
  ])('is not seen in %j', (text) => {
    expect(secretsIn(text)).toEqual([])
  })
})
