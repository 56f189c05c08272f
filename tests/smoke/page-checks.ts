import { type Check, get, no, type Visit, yes } from './visit.ts'

/** The pages that the host sends: that they are there, their scripts, their headers, and the addresses in them. */
export function pageChecks({ shop, home, scripts, code, lacking, isLive }: Visit): Check[] {
  const page = (path: string): Check => [
    `page ${path}`,
    async () => {
      const { status, headers, text, ms } = await get(`${shop}${path}`)
      const type = headers.get('content-type') ?? ''
      return status === 200 && type.includes('text/html') && text.includes('id="root"')
        ? yes(`${ms} ms`)
        : no(`${status} ${type}`)
    },
  ]
  const header = (name: string, right: RegExp): Check => [
    `header ${name}`,
    async () => {
      const value = home.headers.get(name)
      if (value === null) return lacking('missing')
      return right.test(value) ? yes(value.slice(0, 60)) : no(value.slice(0, 60))
    },
  ]
  return [
    ...['/', '/women', '/cart', '/no/such/page'].map(page),
    [
      'scripts are there and are scripts',
      async () => {
        const wrong = [...scripts].filter(
          ([, { status, headers }]) =>
            status !== 200 || !/javascript/.test(headers.get('content-type') ?? ''),
        )
        return scripts.size > 0 && wrong.length === 0
          ? yes(`${scripts.size}`)
          : no(wrong.map(([url]) => new URL(url).pathname).join(', ') || 'none')
      },
    ],
    [
      'scripts hold no secret',
      async () => {
        const tokens = code.match(/eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g) ?? []
        const claims = tokens.map((token) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
        return /sb_secret_\w/.test(code) || claims.some((claim) => claim.includes('service_role'))
          ? no('a secret key is in the scripts')
          : yes(`${Math.round(code.length / 1024)} KB looked at`)
      },
    ],
    header('content-security-policy', /default-src|script-src/),
    header('strict-transport-security', /max-age=\d{7,}/),
    header('x-content-type-options', /^nosniff$/),
    header('referrer-policy', /./),
    header('permissions-policy', /./),
    [
      'the sitemap names this shop',
      async () => {
        const { status, text } = await get(`${shop}/sitemap.xml`)
        return status === 200 && text.includes(`<loc>${shop}/`)
          ? yes(`${text.length} characters`)
          : lacking(`not ${shop}: build with VITE_SITE_URL and VITE_SUPABASE_URL`)
      },
    ],
    [
      'no page, feed or list leads to localhost',
      async () => {
        const paths = ['/', '/women', '/robots.txt', '/sitemap.xml', '/feed.xml']
        const texts = await Promise.all(paths.map(async (path) => (await get(`${shop}${path}`)).text))
        const wrong = paths.filter((_, index) => isLocal.test(texts[index] ?? ''))
        if (wrong.length > 0 && isLive) return no(wrong.join(', '))
        return yes(`${paths.length} looked at`)
      },
    ],
  ]
}

const isLocal = /https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])/
