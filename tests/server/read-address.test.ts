// A shop that reads from a standby of its database: two real clusters, of which one follows the other five seconds late, each
// behind an API of its own; the built server between them, and a browser before it.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request as ask, createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedSql } from '../../supabase/local/embedded.ts'
import { freePort } from '../../supabase/local/serve.ts'
import { chromiumPath } from '../bench/built-shop.ts'
import { builtShop } from '../support/build.ts'
import { type FunctionsApi, serveFunctions } from '../support/functions-api.ts'
import { root } from '../support/imports.ts'
import { type Cluster, findServer, startCluster, startStandby } from '../support/postgres.ts'
import { psql } from '../support/psql.ts'
import { isFull } from '../support/seed.ts'

const bin = findServer()
const slug = 'boho-floral-print-maxi-dress'
const page = `/product/${slug}`
const secret = 'told by the database'

describe.runIf(bin && isFull)('a shop with an address for reads', () => {
  let primary: Cluster
  let standby: Cluster
  let backEnd: FunctionsApi
  let replica: FunctionsApi
  let front: Server
  let server: ChildProcess
  let browser: Browser
  let site = ''
  const closing: (() => unknown)[] = []

  beforeAll(async () => {
    const build = await builtShop()
    primary = await startCluster(bin ?? '')
    closing.push(() => primary.stop())
    const migrations = join(root, 'supabase/migrations')
    const files = [
      join(root, 'supabase/local/platform.sql'),
      ...readdirSync(migrations)
        .toSorted()
        .map((name) => join(migrations, name)),
    ]
    const schema = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    await psql(
      primary.admin,
      `set client_min_messages = error; begin; ${schema}; commit; ${seedSql('curated')}`,
    )
    standby = await startStandby(bin ?? '', primary, '5s')
    closing.push(() => standby.stop())
    backEnd = await serveFunctions(primary.admin)
    replica = await serveFunctions(standby.admin)
    closing.push(backEnd.close, replica.close)

    const ports = { front: await freePort(0), server: await freePort(0) }
    site = `http://localhost:${ports.front}`
    server = spawn(process.execPath, [join(build, 'server.js')], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(ports.server),
        VITE_SITE_URL: site,
        VITE_SUPABASE_URL: site,
        SHOP_READS_URL: replica.url,
        PURGE_SECRET: secret,
        // A busy machine is no slow back end.
        PAGE_PATIENCE_MS: '60000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    closing.push(() => server.kill())
    await once(server.stdout ?? server, 'data')
    // The files that browsers load name the back end that they were built for: the shop's own address.
    front = createServer((request, response) => {
      if (request.url?.startsWith('/rest/')) return void backEnd.answer(request, response)
      const { url: path, method, headers } = request
      request.pipe(
        ask({ port: ports.server, path, method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(response)
        }).on('error', () => response.destroy()),
      )
    }).listen(ports.front, 'localhost')
    await once(front, 'listening')
    closing.push(() => {
      front.closeAllConnections()
      front.close()
    })
    browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
    closing.push(() => browser.close())
  }, 180_000)
  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
  })
  beforeEach(() => {
    backEnd.asked.length = 0
    replica.asked.length = 0
  })

  /** Waits until the standby has all that the primary had at the moment. */
  async function caughtUp() {
    const now = await psql(primary.admin, 'select pg_current_wal_insert_lsn()')
    const seen = () => psql(standby.admin, `select pg_last_wal_replay_lsn() >= '${now}'`)
    await expect.poll(seen, { timeout: 20_000, interval: 200 }).toBe('t')
  }

  /** A new visitor at the shop, whose browser has loaded what sends its reads elsewhere. */
  async function visit(path = page): Promise<{ context: BrowserContext; tab: Page }> {
    const context = await browser.newContext()
    const tab = await context.newPage()
    await open(tab, path)
    return { context, tab }
  }
  async function open(tab: Page, path = page) {
    await tab.goto(site + path)
    await tab.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 60_000 })
  }

  /** How a tab reads a product, as the app does. */
  const read = (tab: Page, headers: Record<string, string> = {}) =>
    tab.evaluate(
      async ([name, sent]) => {
        const answer = await fetch(`/rest/v1/rpc/get_product?p_slug=${name}`.replace(/^/, location.origin), {
          headers: sent,
        })
        return answer.json()
      },
      [slug, headers] as const,
    )
  type Variant = { id: string; quantity: number; size: string; color: string }
  type Shown = { price: number; product_variants: Variant[] }

  const orderOf = ({ size, color }: Variant, total: number) => ({
    p_idempotency_key: randomBytes(32).toString('hex'),
    p_items: [{ slug, size, color, quantity: 1 }],
    p_customer: { name: 'Nora Alami', email: 'nora@example.com', phone: '0661000000' },
    p_shipping_address: { address: '1 Rue', city: 'Rabat', zipCode: '10000', country: 'MA' },
    p_payment_method: 'cod',
    p_expected_total: total,
  })
  /** What a cart with one of it costs. */
  const totalOf = (tab: Page, variant: Variant): Promise<number> =>
    tab.evaluate(
      async (body) => {
        const answer = await fetch(`${location.origin}/rest/v1/rpc/quote_cart`, { method: 'POST', body })
        return (await answer.json()).total
      },
      JSON.stringify({ p_items: orderOf(variant, 0).p_items }),
    )
  const place = (tab: Page, order: ReturnType<typeof orderOf>) =>
    tab.evaluate(async (body) => {
      const answer = await fetch(`${location.origin}/rest/v1/rpc/place_order`, { method: 'POST', body })
      return { status: answer.status, body: await answer.json() }
    }, JSON.stringify(order))

  it('pages and browsers read the catalogue there, and the back end is left alone', async () => {
    const { context, tab } = await visit()
    expect(replica.asked).toEqual(expect.arrayContaining(['get_product', 'shop_facts']))
    await tab.waitForLoadState('networkidle')
    const before = backEnd.asked.length
    replica.asked.length = 0
    await tab.click('header a[href="/women"], a[href="/women"]')
    await expect.poll(() => replica.asked).toContain('list_products')
    expect(backEnd.asked.slice(before)).toEqual([])
    await context.close()
  })

  it('the policy of pages lets data come from there', async () => {
    const answer = await fetch(site + page)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(/connect-src ([^;]+)/.exec(policy)?.[1]?.split(' ')).toContain(replica.url)
  })

  it('what someone has just changed is shown to them, while others see it as the standby has it', async () => {
    await caughtUp()
    const { context, tab } = await visit()
    const other = await visit()
    const shown: Shown = await read(tab)
    const variant = shown.product_variants[0]
    if (!variant) throw new Error('The product has no variant')
    await psql(primary.admin, `update public.product_variants set quantity = 3 where id = '${variant.id}'`)
    await caughtUp()
    const left = async (at: Page) => {
      const { product_variants }: Shown = await read(at)
      return product_variants.find(({ id }) => id === variant.id)?.quantity
    }
    expect(await left(tab)).toBe(3)
    const total = await totalOf(tab, variant)
    expect(replica.asked).not.toContain('quote_cart')
    replica.asked.length = 0
    await left(tab)
    expect(replica.asked, 'a quote is no change').toEqual(['get_product'])
    expect((await place(tab, orderOf(variant, total))).status).toBe(200)
    expect(await left(tab)).toBe(2)
    expect(await left(other.tab)).toBe(3)
    // In another tab and after a page that the server has made from the standby, too.
    const second = await context.newPage()
    backEnd.asked.length = 0
    await open(second)
    expect(await left(second)).toBe(2)
    await expect.poll(() => backEnd.asked.filter((name) => name === 'get_product').length).toBeGreaterThan(1)
    await caughtUp()
    expect(await left(other.tab)).toBe(2)
    await context.close()
    await other.context.close()
  })

  it('a signed-in person’s reads stay with the back end', async () => {
    const { context, tab } = await visit()
    await tab.waitForLoadState('networkidle')
    replica.asked.length = 0
    await read(tab, { Authorization: 'Bearer a.b.c' })
    expect(replica.asked).toEqual([])
    expect(backEnd.asked).toContain('get_product')
    await context.close()
  })

  it('no price is charged that was not shown: an order at the standby’s old price is refused', async () => {
    await caughtUp()
    const { context, tab } = await visit()
    const { price, product_variants }: Shown = await read(tab)
    const variant = product_variants[1]
    if (!variant) throw new Error('The product has one variant')
    const total = await totalOf(tab, variant)
    await psql(primary.admin, `update public.products set price = price + 10 where slug = '${slug}'`)
    expect((await read(tab)).price, 'the standby has the old price').toBe(price)
    const orders = await psql(primary.admin, 'select count(*) from public.orders')
    const refused = await place(tab, orderOf(variant, total))
    expect(refused).toMatchObject({ status: expect.any(Number), body: { message: 'PRICE_CHANGED' } })
    expect(await psql(primary.admin, 'select count(*) from public.orders')).toBe(orders)
    // The one who was refused reads the new price at once.
    expect((await read(tab)).price).toBeCloseTo(price + 10)
    expect(await totalOf(tab, variant)).toBeCloseTo(total + 10)
    await context.close()
  })

  it('a page that the database tells of is made from the back end, not from a standby that does not know yet', async () => {
    await psql(primary.admin, `update public.products set title = 'A new name' where slug = '${slug}'`)
    const told = await fetch(`${site}/_purge`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}` },
      body: JSON.stringify({ tags: [`product-${slug}`] }),
    })
    expect(told.ok).toBe(true)
    expect(await (await fetch(site + page)).text()).toContain('A new name')
  })

  it('a standby that is slow is left aside: pages and reads come from the back end', async () => {
    const { context, tab } = await visit()
    replica.stick(true)
    try {
      const begun = performance.now()
      expect((await read(tab)).slug).toBe(slug)
      expect(performance.now() - begun).toBeLessThan(6000)
      replica.asked.length = 0
      expect((await read(tab)).slug).toBe(slug)
      expect(replica.asked).toEqual([])
      const answer = await fetch(`${site}/women?size=M`)
      expect(await answer.text()).toContain('<h1')
    } finally {
      replica.stick(false)
    }
    await context.close()
  })

  it('a standby that stops in the middle costs nobody an answer', async () => {
    const { context, tab } = await visit()
    // What was left aside before is asked again.
    await new Promise((resolve) => setTimeout(resolve, 10_500))
    replica.asked.length = 0
    const reading = tab.evaluate(async (name) => {
      const answers: (string | number)[] = []
      for (const until = Date.now() + 4000; Date.now() < until; ) {
        const answer = await fetch(`${location.origin}/rest/v1/rpc/get_product?p_slug=${name}`)
        answers.push(answer.ok ? (await answer.json()).slug : answer.status)
      }
      return [...new Set(answers)]
    }, slug)
    const pages = (async () => {
      const found = new Set<number>()
      for (let n = 0; n < 20; n += 1) {
        const answer = await fetch(`${site}/women?size=M&page=${(n % 5) + 1}&n=${n}`)
        found.add((await answer.text()).includes('<h1') ? answer.status : 0)
        await new Promise((resolve) => setTimeout(resolve, 150))
      }
      return [...found]
    })()
    await expect.poll(() => replica.asked.length, { timeout: 10_000 }).toBeGreaterThan(0)
    await standby.stop()
    expect(await reading).toEqual([slug])
    expect(await pages).toEqual([200])
    await context.close()
  })
})
