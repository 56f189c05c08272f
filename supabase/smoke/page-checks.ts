import { brief, type Check, get, no, rowsOf, type Visit, yes } from './visit.ts'

/** The pages that the shop sends: that they have contents, their scripts, their headers, and the addresses in them. */
export function pageChecks({ shop, api, key, home, scripts, code, lacking, isLive }: Visit): Check[] {
  const page = (path: string, expected: number, right: RegExp): Check => [
    `page ${path}`,
    async () => {
      const { status, headers, text, ms } = await get(`${shop}${path}`)
      const type = headers.get('content-type') ?? ''
      if (status !== expected || !type.includes('text/html')) return no(`${status} ${type}`)
      if (right.test(text)) return yes(`${status}, ${ms} ms`)
      return no('it has no contents: can the function read the back end?')
    },
  ]
  const contents = /<div id="root">[\s\S]*<h1/
  const header = (name: string, right: RegExp): Check => [
    `header ${name}`,
    async () => {
      const value = home.headers.get(name)
      if (value === null) return lacking('missing')
      return right.test(value) ? yes(value.slice(0, 60)) : no(value.slice(0, 60))
    },
  ]
  return [
    page('/', 200, contents),
    page('/women', 200, contents),
    page('/cart', 200, contents),
    page('/no/such/page', 404, contents),
    page('/admin', 200, /<div id="root"><\/div>/),
    [
      'a product’s page has its title, its address and what machines read',
      async () => {
        const newest = await get(`${api}/rest/v1/rpc/newest_products?p_count=1`, { headers: { apikey: key } })
        const [product] = rowsOf(newest.text)
        if (!product) return lacking(`no product: ${brief(newest)}`)
        const url = `${shop}/product/${product.slug}`
        const { status, text, ms } = await get(url)
        if (status !== 200) return no(`${status} ${url}`)
        if (!/"@type":"Product(Group)?"/.test(text)) return no(`${url} says nothing of the product`)
        const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? []
        return canonical === url
          ? yes(`${ms} ms`)
          : lacking(`canonical ${canonical}: VITE_SITE_URL of the function`)
      },
    ],
    [
      'another spelling leads to the page',
      async () => {
        const answer = await get(`${shop}/WOMEN/`, { redirect: 'manual' })
        const to = answer.headers.get('location')
        return answer.status === 301 && to !== null && new URL(to, shop).href === `${shop}/women`
          ? yes('301')
          : no(brief(answer))
      },
    ],
    [
      'pages are asked for again each time',
      async () => {
        const rule = home.headers.get('cache-control') ?? ''
        return /max-age=0/.test(rule) && !/no-store/.test(rule) ? yes(rule) : lacking(rule || 'missing')
      },
    ],
    [
      'pages are purged only with the secret',
      async () => {
        const answer = await get(`${shop}/_purge`, { method: 'POST', body: '{"tags":["smoke"]}' })
        return answer.status === 401 || answer.status === 405 ? yes(`${answer.status}`) : no(brief(answer))
      },
    ],
    [
      'the CAPTCHA’s page is shown by this shop alone',
      async () => {
        const { status, headers } = await get(`${shop}/_captcha`)
        const policy = headers.get('content-security-policy') ?? ''
        return status === 200 && policy.includes("frame-ancestors 'self'")
          ? yes('200')
          : no(`${status} ${policy}`)
      },
    ],
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
      'scripts are kept, and a missing one is no page',
      async () => {
        const rules = [...scripts.values()].map(({ headers }) => headers.get('cache-control') ?? 'missing')
        const short = rules.find((rule) => !/max-age=\d{7,}/.test(rule))
        if (short !== undefined) return lacking(short)
        const { status } = await get(`${shop}/assets/smoke-00000000.js`)
        return status === 404 ? yes(rules[0] ?? '') : no(`${status}`)
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
    header('content-security-policy', /^(?!.*unsafe-).*script-src 'self' 'sha256-/),
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
