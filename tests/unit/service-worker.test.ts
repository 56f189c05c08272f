// Which strategy the service worker chooses, and when an open page moves to a new version.
import { describe, expect, it } from 'vitest'
import { canHardNavigate } from '@/app/service-worker/hard-navigation'
import {
  collectCards,
  keyOf,
  pictureOf,
  type RequestFacts,
  slugsOf,
  strategyFor,
} from '@/app/service-worker/rules'

const shop = 'https://shop.example'
const backEnd = 'https://ref.supabase.co'

function request(
  url: string,
  { headers = {}, ...rest }: Partial<Omit<RequestFacts, 'headers'>> & { headers?: object } = {},
) {
  return {
    method: 'GET',
    mode: 'cors',
    ...rest,
    url: new URL(url, shop).href,
    headers: new Headers({ ...headers }),
  }
}

describe.each([backEnd, shop])('the service worker with the back end at %s', (origin) => {
  const strategy = (...facts: Parameters<typeof request>) =>
    strategyFor(request(...facts), { shop, backEnd: origin, scope: '/' })

  it.each([
    ['/rest/v1/rpc/get_product?p_slug=a', 'catalogue'],
    ['/rest/v1/rpc/collections', 'catalogue'],
    ['/rest/v1/rpc/running_deals?p_kind=flash', 'catalogue'],
    ['/rest/v1/rpc/list_products?p_filter={}', 'catalogue'],
    ['/rest/v1/rpc/product_facets', 'catalogue'],
    ['/storage/v1/object/public/product-images/a.webp', 'picture'],
    ['/rest/v1/rpc/shop_facts', 'catalogue'],
    ['/rest/v1/shop_settings?select=currency', 'network'],
    // The checkout never reads from the cache, and a member's data is never stored.
    ['/rest/v1/rpc/quote_cart', 'network'],
    ['/rest/v1/rpc/get_order?p_order_id=1', 'network'],
    ['/rest/v1/rpc/find_order', 'network'],
    ['/rest/v1/rpc/my_review', 'network'],
    ['/rest/v1/rpc/find_orders', 'network'],
    ['/rest/v1/rpc/sales_summary', 'network'],
    ['/rest/v1/deals', 'network'],
    ['/rest/v1/orders', 'network'],
    ['/rest/v1/addresses', 'network'],
    ['/rest/v1/wishlist_items', 'network'],
    ['/rest/v1/messages', 'network'],
    ['/auth/v1/user', 'network'],
    ['/storage/v1/object/authenticated/a.webp', 'network'],
  ])('the back end’s %s is answered with the strategy %s', (path, expected) => {
    expect(strategy(origin + path)).toBe(expected)
  })

  it('answers in two languages are stored under two keys', () => {
    const key = (language: string) =>
      keyOf(request(`${origin}/rest/v1/rpc/collections`, { headers: { 'Accept-Language': language } }))
    expect(key('fr')).not.toBe(key('ar'))
    expect(key('fr')).toBe(key('fr'))
  })

  it('an answer is stored under one key, whichever address gave it', () => {
    const path = '/rest/v1/rpc/list_products?p_limit=1'
    expect(keyOf(request(`https://reads.example${path}`))).toBe(keyOf(request(backEnd + path)))
  })

  it('pages in another language are left to the worker of that language', () => {
    const page = (path: string, scope: string) =>
      strategyFor(request(path, { mode: 'navigate' }), { shop, backEnd: origin, scope })
    for (const [path, ofFirst, ofFrench] of [
      ['/', 'page', 'network'],
      ['/cart', 'page', 'network'],
      ['/fr', 'network', 'page'],
      ['/fr/cart', 'network', 'page'],
      ['/free-shipping', 'page', 'network'],
    ] as const)
      expect([page(path, '/'), page(path, '/fr')], path).toEqual([ofFirst, ofFrench])
  })

  it.each(['/rest/v1/products', '/rest/v1/rpc/list_products', '/rest/v1/rpc/place_order'])(
    'what is sent to %s is never stored',
    (path) => {
      for (const method of ['POST', 'PATCH', 'DELETE', 'HEAD'])
        expect(strategy(origin + path, { method })).toBe('network')
    },
  )

  it('an answer to a member is never stored, and one without a connection reads the catalogue', () => {
    const as = (authorization: string) =>
      strategy(`${origin}/rest/v1/rpc/list_products`, { headers: { authorization } })
    expect(as('Bearer eyJhbGciOi')).toBe('network')
    expect(as('Bearer offline')).toBe('catalogue')
    expect(strategy(`${origin}/rest/v1/orders`, { headers: { authorization: 'Bearer offline' } })).toBe(
      'network',
    )
    expect(strategy(`${origin}/rest/v1/rpc/list_products`, { headers: { apikey: 'public' } })).toBe(
      'catalogue',
    )
  })

  it('a single row or a part of an answer is never stored', () => {
    const accept = 'application/vnd.pgrst.object+json'
    expect(strategy(`${origin}/rest/v1/rpc/list_products`, { headers: { accept } })).toBe('network')
    expect(strategy(`${origin}/rest/v1/rpc/list_products`, { headers: { range: '0-9' } })).toBe('network')
  })

  it.each([
    ['/', 'page'],
    ['/product/linen-dress', 'page'],
    ['/admin', 'admin'],
    ['/admin/orders', 'admin'],
    ['/administer', 'page'],
    ['/_outbox', 'network'],
    ['/auth/v1/verify?token=1', 'network'],
    ['/storage/v1/object/public/invoice', 'network'],
    ['/sitemap.xml', 'network'],
    ['/art/hero.webp', 'network'],
  ])('a navigation to %s is answered with the strategy %s', (path, expected) => {
    expect(strategy(path, { mode: 'navigate' })).toBe(expected)
  })

  it.each([
    ['/assets/index-C0ffee.js', 'file'],
    ['/catalogue/dress/pink-front-412.webp', 'picture'],
    ['/art/vip-560.avif', 'picture'],
    ['/icons/icon-192.png', 'picture'],
    ['/sw.js', 'network'],
    ['/manifest.webmanifest', 'network'],
    ['https://pictures.example/catalogue/dress.webp', 'network'],
    ['https://reads.example/rest/v1/rpc/list_products', 'catalogue'],
    ['https://reads.example/rest/v1/rpc/get_order?p_order_id=1', 'network'],
    ['https://reads.example/storage/v1/object/public/a.webp', 'network'],
  ])('the address %s is answered with the strategy %s', (path, expected) => {
    expect(strategy(path)).toBe(expected)
  })
})

it('a picture is known in every width and format', () => {
  const files = ['front.webp', 'front-206.webp', 'front-412.webp', 'front-824.avif']
  expect(new Set(files.map((name) => pictureOf(`${shop}/catalogue/${name}`))).size).toBe(1)
  expect(pictureOf(`${shop}/catalogue/front.webp`)).not.toBe(pictureOf(`${shop}/catalogue/back.webp`))
  expect(pictureOf(`${shop}/uploaded-1600.jpg`)).toBe(pictureOf(`${shop}/uploaded-412.jpg`))
})

describe('products asked for by slug', () => {
  const card = (slug: string, title = slug) => ({
    id: slug,
    slug,
    title,
    price: 1,
    image_url: '',
    colors: [],
    sizes: [],
    deals: [],
  })

  it('products asked for by slug are known from the URL', () => {
    const read = `${shop}/rest/v1/rpc/products_by_slugs`
    expect(slugsOf(`${read}?p_slugs=${encodeURIComponent('{a,b-c}')}`)).toEqual(['a', 'b-c'])
    expect(slugsOf(`${read}?p_slugs={"a"}`)).toEqual(['a'])
    expect(slugsOf(`${shop}/rest/v1/rpc/get_product?p_slug=a`)).toBeNull()
    expect(slugsOf(`${shop}/rest/v1/rpc/help_pages`)).toBeNull()
  })

  it('products asked for by slug are found in other reads, the latest first', () => {
    const answers = [
      [card('a', 'new')],
      { products: [card('b'), card('a', 'old')], total: 2 },
      [{ id: 'd', products: card('c') }],
      [{ slug: 'd', name: 'A collection' }],
      null,
      'text',
    ]
    const found = collectCards(['c', 'a', 'd'], answers)
    expect(found.map(({ title }) => title)).toEqual(['c', 'new'])
    // Only a wishlist's own read has it.
    expect(found[0]?.restocked_at).toBeNull()
  })
})

describe('links on a page of the previous version', () => {
  const link = (href: string, { target = '', download = false } = {}) => ({
    href: new URL(href, shop).href,
    target,
    hasAttribute: () => download,
  })
  const click = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  }
  const here = `${shop}/women?size=m`

  it('a page of the previous version loads a whole document for a link to another page', () => {
    expect(canHardNavigate(link('/product/linen-dress'), click, here)).toBe(true)
    expect(canHardNavigate(link('/checkout'), click, `${shop}/cart`)).toBe(true)
  })

  it.each([
    ['a filter', link('/women?size=l'), click, here],
    ['an anchor', link('/women?size=m#main'), click, here],
    ['another site', link('https://other.example/'), click, here],
    ['a tab of its own', link('/cart', { target: '_blank' }), click, here],
    ['a download', link('/cart', { download: true }), click, here],
    ['a key held', link('/cart'), { ...click, metaKey: true }, here],
    ['the middle button', link('/cart'), { ...click, button: 1 }, here],
    ['a click that did something else', link('/cart'), { ...click, defaultPrevented: true }, here],
    ['the checkout', link('/'), click, `${shop}/checkout`],
    ['a confirmation', link('/'), click, `${shop}/order-confirmation/1`],
    ['the admin', link('/admin/orders'), click, `${shop}/admin/products`],
  ])('a page of the previous version loads no whole document for %s', (_name, ...clicked) => {
    expect(canHardNavigate(...clicked)).toBe(false)
  })
})
