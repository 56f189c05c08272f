// npm run smoke -- https://shop.example: looks at a shop that is on the web, as a shopper's browser would, and changes
// nothing. Says what it saw in one table; any failure ends it with 1.
//
// Where the shop's API answers and its public key are read from the shop's own scripts; SUPABASE_URL and
// SUPABASE_ANON_KEY say otherwise.

export {}

type Outcome = { ok: boolean | null; seen: string }
type Look = [what: string, look: () => Promise<Outcome>]

const address = process.argv[2]
if (!address || !URL.canParse(address)) {
  console.error('Which shop? For example: npm run smoke -- https://shop.example')
  process.exit(2)
}
const shop = new URL(address).origin
const isPublic = shop.startsWith('https:')

const yes = (seen: string): Outcome => ({ ok: true, seen })
const no = (seen: string): Outcome => ({ ok: false, seen })
/** Worth knowing, and no failure: a machine of one's own has no such header, say. */
const note = (seen: string): Outcome => ({ ok: null, seen })

async function get(url: string, init: RequestInit = {}) {
  const begun = performance.now()
  const answer = await fetch(url, { redirect: 'follow', signal: AbortSignal.timeout(20_000), ...init })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, ms: Math.round(performance.now() - begun) }
}

const home = await get(`${shop}/`).catch((error: Error) => {
  console.error(`${shop} does not answer: ${error.message}`)
  process.exit(1)
})
const scriptPaths = [...home.text.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, path]) => path ?? '')
const preloads = [...home.text.matchAll(/<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g)].map(
  ([, path]) => path ?? '',
)
const scripts = await Promise.all(
  [...new Set([...scriptPaths, ...preloads])].map(async (path) => ({
    path,
    ...(await get(new URL(path, shop).href)),
  })),
)
// The API's address may stand in a script that the first ones load.
const further = await Promise.all(
  [
    ...new Set(
      scripts.flatMap(({ text, path }) =>
        [...text.matchAll(/["'`](?:\.\/|\/?assets\/)?([\w-]+-[\w-]{8}\.js)["'`]/g)].map(
          ([, name]) => new URL(name ?? '', new URL(path, shop)).href,
        ),
      ),
    ),
  ]
    .slice(0, 60)
    .map((url) => get(url).catch(() => null)),
)
const code = [...scripts, ...further.filter((script) => script !== null)].map(({ text }) => text).join('\n')
const api = process.env.SUPABASE_URL ?? /https:\/\/[a-z0-9]+\.supabase\.(?:co|in)/.exec(code)?.[0] ?? shop
const key =
  process.env.SUPABASE_ANON_KEY ??
  /sb_publishable_[\w-]+/.exec(code)?.[0] ??
  /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/.exec(code)?.[0] ??
  ''

const rest = (path: string, headers: Record<string, string> = {}) =>
  get(`${api}/rest/v1/${path}`, { headers: { apikey: key, ...headers } })
const rows = (text: string): unknown[] => {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
const isPage = ({ status, headers, text }: Awaited<ReturnType<typeof get>>) =>
  status === 200 && (headers.get('content-type') ?? '').includes('text/html') && text.includes('id="root"')

const page = (path: string): Look => [
  `page ${path}`,
  async () => {
    const answer = await get(`${shop}${path}`)
    return isPage(answer)
      ? yes(`${answer.ms} ms`)
      : no(`${answer.status} ${answer.headers.get('content-type')}`)
  },
]
const readable = (what: string, path: string): Look => [
  `a visitor reads ${what}`,
  async () => {
    const answer = await rest(path)
    const count = rows(answer.text).length
    return answer.status < 300 && count > 0
      ? yes(`${count} rows, ${answer.ms} ms`)
      : no(`${answer.status} ${answer.text.slice(0, 80)}`)
  },
]
const closed = (table: string): Look => [
  `a visitor sees nothing of ${table}`,
  async () => {
    const answer = await rest(`${table}?select=*&limit=1`)
    if (answer.status >= 500) return no(`${answer.status}`)
    return rows(answer.text).length === 0 && (answer.status >= 400 || answer.text.trim() === '[]')
      ? yes(String(answer.status))
      : no(`rows came back (${answer.status})`)
  },
]
const refused = (what: string, path: string, headers: Record<string, string> = {}): Look => [
  what,
  async () => {
    const answer = await rest(path, headers)
    return answer.status >= 400 && answer.status < 500
      ? yes(String(answer.status))
      : no(`${answer.status} ${answer.text.slice(0, 80)}`)
  },
]
const header = (name: string, right: RegExp): Look => [
  `header ${name}`,
  async () => {
    const value = home.headers.get(name)
    if (value === null) return isPublic ? no('missing') : note('missing (not on https)')
    return right.test(value) ? yes(value.slice(0, 60)) : no(value.slice(0, 60))
  },
]

const looks: Look[] = [
  page('/'),
  page('/women'),
  page('/cart'),
  page('/no/such/page'),
  [
    'scripts are there and are scripts',
    async () => {
      const wrong = scripts.filter(
        ({ status, headers }) => status !== 200 || !/javascript/.test(headers.get('content-type') ?? ''),
      )
      return scripts.length > 0 && wrong.length === 0
        ? yes(`${scripts.length}`)
        : no(wrong.map(({ path }) => path).join(', ') || 'none')
    },
  ],
  [
    'scripts hold no secret',
    async () => {
      const tokens = code.match(/eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g) ?? []
      const roles = tokens.map((token) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
      return /sb_secret_\w/.test(code) || roles.some((role) => role.includes('service_role'))
        ? no('a secret key is in the scripts')
        : yes(`${Math.round(code.length / 1024)} KB looked at`)
    },
  ],
  [
    'the public key is known',
    async () =>
      key ? yes(`${key.slice(0, 18)}… at ${api}`) : no('not found; set SUPABASE_URL and SUPABASE_ANON_KEY'),
  ],
  header('content-security-policy', /default-src|script-src/),
  header('strict-transport-security', /max-age=\d{7,}/),
  header('x-content-type-options', /^nosniff$/),
  header('referrer-policy', /./),
  header('permissions-policy', /./),
  readable('products', 'products?select=slug,title,price&limit=5'),
  readable('collections', 'collections?select=slug&limit=5'),
  readable('the settings', 'shop_settings?select=shipping_rate,checkout_enabled'),
  [
    'the catalogue’s function answers',
    async () => {
      const answer = await rest('rpc/collection_summaries')
      return answer.status === 200 && answer.text.length > 10
        ? yes(`${answer.ms} ms`)
        : no(`${answer.status} ${answer.text.slice(0, 80)}`)
    },
  ],
  [
    'the checkout is open',
    async () => {
      const [row] = rows((await rest('shop_settings?select=checkout_enabled')).text) as {
        checkout_enabled?: boolean
      }[]
      return row?.checkout_enabled === true ? yes('open') : note('closed by the owner')
    },
  ],
  [
    'one request gives at most a thousand rows',
    async () => {
      const count = rows((await rest('product_variants?select=id&limit=100000')).text).length
      return count <= 1000 ? yes(`${count}`) : no(`${count}`)
    },
  ],
  ...[
    'orders',
    'order_items',
    'order_events',
    'profiles',
    'addresses',
    'wishlist_items',
    'messages',
    'subscriptions',
    'customer_notes',
  ].map(closed),
  refused('the schema private is not there', 'admins?select=*', { 'Accept-Profile': 'private' }),
  refused('the schema auth is not there', 'users?select=*', { 'Accept-Profile': 'auth' }),
  refused('the owner’s functions are not for visitors', 'rpc/list_customers'),
  refused('placing an order takes more than a link', 'rpc/place_order?p_token=x'),
  refused('a wrong table is refused', 'no_such_table?select=*'),
  [
    'a forged token opens nothing',
    async () => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const token = `${part({ alg: 'none', typ: 'JWT' })}.${part({ role: 'service_role', exp: 4_102_444_800 })}.`
      const answer = await rest('orders?select=id&limit=1', { Authorization: `Bearer ${token}` })
      return rows(answer.text).length === 0 ? yes(String(answer.status)) : no('orders came back')
    },
  ],
  [
    'the pictures’ bucket is not listed',
    async () => {
      const answer = await get(`${api}/storage/v1/object/list/product-images`, {
        method: 'POST',
        headers: { apikey: key, 'Content-Type': 'application/json' },
        body: '{"prefix": "", "limit": 10}',
      })
      return rows(answer.text).length === 0 ? yes(String(answer.status)) : no('names came back')
    },
  ],
]

let failures = 0
const width = Math.max(...looks.map(([what]) => what.length))
for (const [what, look] of looks) {
  const { ok, seen } = await look().catch((error: Error) => no(error.message))
  if (ok === false) failures += 1
  console.log(`${ok === null ? 'note' : ok ? 'ok  ' : 'FAIL'}  ${what.padEnd(width)}  ${seen}`)
}
console.log(
  failures === 0
    ? `\n${shop}: all ${looks.length} are right.`
    : `\n${shop}: ${failures} of ${looks.length} failed.`,
)
process.exit(failures === 0 ? 0 : 1)
