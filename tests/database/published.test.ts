// What machines read of all products, and that a stranger gets no more of it at once than a part.
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { absolute } from '@/config/site'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { productQuery } from '@/data/products/product-queries'
import { catalogueProducts, publishedParts, publishedProducts } from '@/data/products/published-products'
import { settingsQuery } from '@/data/settings/settings-queries'
import { scriptJson } from '@/domain/seo/json-ld'
import { newestFeed, productFeed } from '@/server/feeds'
import { robotsText, sitemapFile } from '@/server/sitemap'
import { structuredData } from '@/storefront/seo/structured-data'
import { makeProduct } from '../support/checkout.ts'
import { openShop, type Row, type Shop } from '../support/shop.ts'
import { complaintsAbout } from '../support/structured-data.ts'

const { signal } = new AbortController()

let shop: Shop
beforeAll(async () => {
  shop = await openShop({
    before: `
      insert into public.products (slug, title, description, price, image_url, collection_slug)
      select 'many-' || n, 'One of many', 'Words.', 5, '/a.webp', 'dresses' from generate_series(1, 1100) as n`,
  })
}, 120_000)
afterAll(() => shop.close())
beforeEach(() => vi.stubGlobal('fetch', shop.fetch))
afterEach(() => vi.unstubAllGlobals())

const ask = async (name: string, args: Row): Promise<{ slug: string }[]> => {
  const answer = await shop.fetch(`http://shop.test/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_shop_local', 'Content-Type': 'application/json' },
    body: JSON.stringify(args),
  })
  expect(answer.status).toBe(200)
  return v.parse(v.array(v.looseObject({ slug: v.string() })), await answer.json())
}
const live = async () =>
  (
    await shop.sql<{ slug: string }>("select slug from public.products where status = 'live' order by slug")
  ).map(({ slug }) => slug)
const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

describe.each(['published_products', 'feed_products'])('%s', (name) => {
  it.each([
    [{ p_limit: 100_000 }, 500],
    [{ p_limit: null }, 500],
    [{ p_limit: -5 }, 1],
    [{ p_limit: 3 }, 3],
    [{ p_after: null }, 500],
  ])('a public list of products asked for %j answers %i', async (args, expected) => {
    expect(await ask(name, args)).toHaveLength(expected)
  })

  it('a public list of products answers every one for sale once, part after part', async () => {
    const found: string[] = []
    for (;;) {
      const part = await ask(name, { p_after: found.at(-1) ?? '', p_limit: 400 })
      found.push(...part.map(({ slug }) => slug))
      if (part.length < 400) break
    }
    expect(found).toEqual(await live())
  })

  it('a public list of products has no archived one, and no number of what is left', async () => {
    const { slug } = await makeProduct(shop, { price: 30, stock: [{ quantity: 7 }] })
    const one = async () => {
      const all = await live()
      return ask(name, { p_after: all[all.indexOf(slug) - 1] ?? '', p_limit: 1 })
    }
    const shown = JSON.stringify(await one())
    expect(shown).toContain(slug)
    expect(shown).not.toMatch(/quantity|units_sold|"sold"/)
    await shop.sql("update public.products set status = 'archived' where slug = $1", [slug])
    expect((await ask(name, { p_limit: 500 })).map((row) => row.slug)).not.toContain(slug)
  })
})

describe('the parts of the sitemap', () => {
  it('the parts of the sitemap begin after every so many products, at least a thousand', async () => {
    const slugs = await live()
    const parts = await publishedParts(1000, signal)
    expect(parts).toEqual([
      '',
      ...slugs.filter((_, index) => index % 1000 === 999 && index + 1 < slugs.length),
    ])
    expect(await publishedParts(1, signal)).toEqual(parts)
    expect(parts.length).toBeGreaterThan(1)
    expect(await publishedParts(1_000_000, signal)).toEqual([''])
  })

  it('the parts of the sitemap hold every page once, at its canonical address', async () => {
    const names = locations(await sitemapFile('sitemap.xml', signal)).map((url) =>
      new URL(url ?? '').pathname.slice(1),
    )
    expect(names).toEqual(['sitemap-pages.xml', 'sitemap-products-1.xml'])
    const pages = locations(await sitemapFile('sitemap-pages.xml', signal))
    expect(pages).toContain(absolute('/women'))
    expect(pages).toContain(absolute('/collections/summer-vibes'))
    expect(new Set(pages).size).toBe(pages.length)
    const products = locations(await sitemapFile('sitemap-products-1.xml', signal))
    expect(products).toEqual((await live()).map((slug) => absolute(`/product/${slug}`)))
  })

  it('the sitemap has a collection under its page’s address, and under its own while that page is hidden', async () => {
    const pages = async () => locations(await sitemapFile('sitemap-pages.xml', signal))
    expect(await pages()).toContain(absolute('/dresses'))
    expect(await pages()).not.toContain(absolute('/collections/dresses'))
    const index = (isIndexed: boolean) =>
      shop.database.exec(`update public.pages set is_indexed = ${isIndexed} where slug = 'dresses'`)
    await index(false)
    expect(await pages()).toContain(absolute('/collections/dresses'))
    expect(await pages()).not.toContain(absolute('/dresses'))
    await index(true)
  })

  it('the sitemap has the pages of deals while some run or are planned', async () => {
    const ofDeals = async () =>
      locations(await sitemapFile('sitemap-pages.xml', signal))
        .map((url) => new URL(url ?? '').pathname)
        .filter((path) => path.endsWith('deals'))
    expect(await ofDeals()).toEqual(['/deals', '/flash-deals'])
    await shop.database.exec(`
      alter table public.deals disable trigger user;
      update public.deals set sold = total where kind = 'flash'`)
    expect(await ofDeals()).toEqual(['/deals'])
    expect(await shop.one("select private.read_page('flash-deals') -> 'is_indexed' as listed")).toEqual({
      listed: false,
    })
    await shop.database.exec(`
      update public.deals set sold = total`)
    expect(await ofDeals()).toEqual([])
    await shop.database.exec(`
      update public.deals set sold = 0;
      alter table public.deals enable trigger user`)
  })

  it.each([
    'sitemap-products-0.xml',
    'sitemap-products-2.xml',
    'sitemap-products-99999.xml',
    'sitemap-1.xml',
    '..',
  ])('%s is no part of the sitemap', async (name) => {
    expect(await sitemapFile(name, signal)).toBeNull()
  })

  it('the sitemap is named in robots.txt', () => {
    expect(robotsText()).toContain(`Sitemap: ${absolute('/sitemap.xml')}`)
  })
})

describe('when a product last changed', () => {
  const changed = async (slug: string) => {
    const all = await live()
    const [row] = await publishedProducts(all[all.indexOf(slug) - 1] ?? '', 1, signal)
    expect(row?.slug).toBe(slug)
    return row?.changedAt ?? Number.NaN
  }
  /** A product that was last changed ten days ago. */
  const old = async () => {
    const { id, slug } = await makeProduct(shop, { price: 30, stock: [{ quantity: 7 }] })
    await shop.sql("set session_replication_role = 'replica'")
    await shop.sql("update public.products set updated_at = now() - interval '10 days' where id = $1", [id])
    await shop.sql("set session_replication_role = 'origin'")
    return { id, slug }
  }
  const days = (at: number) => Math.round((Date.now() - at) / 86_400_000)
  const deal = (id: string, starts: string, ends: string) =>
    shop.sql(
      `insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at, updated_at)
       values ($1, 'daily', 5, 5, now() + $2::interval, now() + $3::interval, now() - interval '20 days')`,
      [id, starts, ends],
    )

  it('the time of a product’s last change counts its price, not a sale', async () => {
    const { id, slug } = await old()
    await shop.sql('update public.product_variants set quantity = quantity - 1 where product_id = $1', [id])
    expect(days(await changed(slug))).toBe(10)
    await shop.sql('update public.products set price = 25 where id = $1', [id])
    expect(days(await changed(slug))).toBe(0)
  })

  it.each([
    ['began', '-3 days', '3 days', 3],
    ['ended', '-5 days', '-2 days', 2],
    ['has yet to begin', '1 day', '3 days', 10],
  ])(
    'the time of a product’s last change counts a deal that %s as it should',
    async (_case, starts, ends, expected) => {
      const { id, slug } = await old()
      await deal(id, starts, ends)
      expect(days(await changed(slug))).toBe(expected)
    },
  )
})

describe('the feeds', () => {
  it('the feed of products has every variant once, at its own address', async () => {
    const xml = await new Response(await productFeed(signal)).text()
    const variants = await shop.sql<{ sku: string }>(
      `select v.sku from public.product_variants v join public.products p on p.id = v.product_id
       where p.status = 'live'`,
    )
    const ids = [...xml.matchAll(/<g:id>([^<]*)</g)].map(([, id]) => id)
    expect(ids.toSorted()).toEqual(variants.map(({ sku }) => sku).toSorted())
    const links = [...xml.matchAll(/<link>([^<]*)</g)].map(([, url]) => url)
    expect(new Set(links).size).toBe(links.length)
    expect(xml.endsWith('</channel></rss>\n')).toBe(true)
  })

  it('the feeds say the price of a deal that runs and is not sold out', async () => {
    const { id, slug } = await makeProduct(shop, { price: 30, stock: [{ quantity: 7 }] })
    const own = async () => {
      const all = await live()
      return (await catalogueProducts(all[all.indexOf(slug) - 1] ?? '', signal))[0]
    }
    expect(await own()).toMatchObject({ slug, price: 3000, deal: null })
    await shop.sql(
      `insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
       values ($1, 'daily', 5, 5, now() - interval '1 hour', now() + interval '1 hour')`,
      [id],
    )
    expect(await own()).toMatchObject({ slug, price: 3000, deal: { price: 500 } })
    await shop.sql('update public.deals set sold = total where product_id = $1', [id])
    expect(await own()).toMatchObject({ deal: null })
  })

  it('the feed of new arrivals has the thirty newest products', async () => {
    const newest = await shop.sql<{ slug: string }>(
      "select slug from public.products where status = 'live' order by created_at desc, id limit 30",
    )
    const entries = [...(await newestFeed(signal)).matchAll(/<entry>.*?<link href="([^"]*)"/gs)]
    expect(entries.map(([, href]) => href)).toEqual(newest.map(({ slug }) => absolute(`/product/${slug}`)))
  })

  it('the feeds fail before their first byte when the shop cannot be read', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'PT403', message: 'FORBIDDEN' }, { status: 403 }),
    )
    await expect(productFeed(signal)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(sitemapFile('sitemap.xml', signal)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('product feeds are made for two at once, and a reader that leaves or fails makes room', async () => {
    const all = await Promise.allSettled([1, 2, 3].map(() => productFeed(signal)))
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    const feeds = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    await Promise.all(feeds.map((feed) => feed.cancel()))
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'PT403', message: 'FORBIDDEN' }, { status: 403 }),
    )
    await expect(productFeed(signal)).rejects.toMatchObject({ kind: 'forbidden' })
    vi.stubGlobal('fetch', shop.fetch)
    const [first, second] = await Promise.all([productFeed(signal), productFeed(signal)])
    await expect(productFeed(signal)).rejects.toThrow('Other feeds')
    await Promise.all([first.cancel(), second.cancel()])
  })
})

it('the structured data of fifty products of the sample is valid', async () => {
  const { makeQueryClient } = await import('@/app/query-client')
  const some = await shop.sql<{ slug: string }>(
    "select slug from public.products where status = 'live' and slug not like 'many-%' order by md5(slug) limit 50",
  )
  for (const { slug } of some) {
    const client = makeQueryClient()
    await Promise.all([
      client.fetchQuery(productQuery(slug)),
      client.fetchQuery(settingsQuery()),
      client.fetchQuery(collectionsQuery()),
    ])
    const page = { pathname: `/product/${slug}`, search: new URLSearchParams(), client, crumbs: undefined }
    const nodes = structuredData({ ...page, title: slug, now: Date.now() })
    expect(nodes.length).toBeGreaterThan(1)
    const html = `<script type="application/ld+json">${scriptJson({ '@graph': nodes })}</script>`
    expect(await complaintsAbout(html), slug).toEqual([])
  }
})
