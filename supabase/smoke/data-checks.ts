import { brief, type Check, fieldsOf, get, no, note, rowsOf, type Visit, yes } from './visit.ts'

/** What a visitor can read of the database, and what no visitor may. */
export function dataChecks({ api, key }: Visit): Check[] {
  const rest = (path: string, headers: Record<string, string> = {}) =>
    get(`${api}/rest/v1/${path}`, { headers: { apikey: key, ...headers } })
  const readable = (what: string, path: string): Check => [
    `a visitor reads ${what}`,
    async () => {
      const answer = await rest(path)
      const count = rowsOf(answer.text).length
      return answer.status < 300 && count > 0 ? yes(`${count} rows, ${answer.ms} ms`) : no(brief(answer))
    },
  ]
  const closed = (table: string): Check => [
    `a visitor sees nothing of ${table}`,
    async () => {
      const answer = await rest(`${table}?select=*&limit=1`)
      if (answer.status >= 500) return no(`${answer.status}`)
      return rowsOf(answer.text).length === 0 && (answer.status >= 400 || answer.text.trim() === '[]')
        ? yes(String(answer.status))
        : no(`rows came back (${answer.status})`)
    },
  ]
  const refused = (what: string, path: string, headers: Record<string, string> = {}): Check => [
    what,
    async () => {
      const answer = await rest(path, headers)
      return answer.status >= 400 && answer.status < 500 ? yes(String(answer.status)) : no(brief(answer))
    },
  ]
  return [
    [
      'the public key is known',
      async () =>
        key ? yes(`${key.slice(0, 18)}… at ${api}`) : no('not found; set SUPABASE_URL and SUPABASE_ANON_KEY'),
    ],
    readable('products', 'rpc/newest_products?p_count=5'),
    readable('collections', 'rpc/collections'),
    [
      'a product page’s query has one answer',
      async () => {
        const [first] = rowsOf((await rest('rpc/newest_products?p_count=1')).text)
        const answer = await rest(`rpc/get_product?p_slug=${first?.slug}`)
        return answer.status === 200 && fieldsOf(answer.text).slug === first?.slug
          ? yes(`${answer.ms} ms`)
          : no(brief(answer))
      },
    ],
    [
      'the catalogue’s function answers',
      async () => {
        const answer = await rest('rpc/collection_summaries')
        return answer.status === 200 && answer.text.length > 10 ? yes(`${answer.ms} ms`) : no(brief(answer))
      },
    ],
    [
      'the checkout is open',
      async () => {
        const { checkout_enabled: isOpen } = fieldsOf((await rest('rpc/shop_facts')).text)
        if (isOpen === undefined) return no('the settings cannot be read')
        return isOpen === true ? yes('open') : note('closed by the owner')
      },
    ],
    ...[
      'products',
      'product_variants',
      'shop_settings',
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
    refused('placing an order takes more than a link', 'rpc/place_order?p_idempotency_key=x'),
    refused('a wrong table is refused', 'no_such_table?select=*'),
    [
      'a forged token opens nothing',
      async () => {
        const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
        const token = `${part({ alg: 'none', typ: 'JWT' })}.${part({ role: 'service_role', exp: 4_102_444_800 })}.`
        const answer = await rest('orders?select=id&limit=1', { Authorization: `Bearer ${token}` })
        return rowsOf(answer.text).length === 0 ? yes(String(answer.status)) : no('orders came back')
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
        return rowsOf(answer.text).length === 0 ? yes(String(answer.status)) : no('names came back')
      },
    ],
  ]
}
