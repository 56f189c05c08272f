// Every text that a visitor, a member or the owner can store contains markup that would run. Every page that shows
// one must show it as text: nothing runs, no element appears, no link leads to a script.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sampleOf } from '../../tests/support/seed'
import { payloads, shortPayload } from '../fixtures/payloads'
import { fillCart, type Shop } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { atNight, expect, test } from '../fixtures/test'

const all = payloads.join(' ')
const quick = shortPayload
// Tests share a worker's shop, so each uses products of its own.
let key = ''
let slugs: string[] = []
let first = ''
let email = ''
test.beforeEach(() => {
  key = randomUUID().slice(0, 8)
  slugs = payloads.map((_, index) => `xss-${key}-${index}`)
  first = slugs[0] ?? ''
  email = `xss-${key}@example.com`
})
const headers = { 'Content-Type': 'application/json', apikey: 'sb_publishable_shop_local' }

/** Sends a request as a browser does. */
async function send<Answer>(shop: Shop, path: string, body: unknown, token = ''): Promise<Answer> {
  const answer = await fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${text}`)
  return JSON.parse(text)
}

/** A collection with one product per payload; the first has them in all of its texts and is reviewed. */
async function poisonCatalogue({ rows }: Shop) {
  await rows(`insert into public.collections (slug, name, description) values ($1, $2, $3)`, [
    `xss-${key}`,
    payloads[3],
    all.slice(0, 600),
  ])
  for (const [index, slug] of slugs.entries())
    await rows(
      `insert into public.products (slug, title, description, price, original_price, collection_slug, sizes, colors,
         quantity, image_url, images, details)
       values ($1, $2, $3, 20, 30, $4, $5, $6, 50, '/favicon.svg', $7, $8)`,
      [
        slug,
        payloads[index],
        payloads.join('\n'),
        `xss-${key}`,
        ['M', quick],
        ['Pink', quick],
        JSON.stringify([{ src: '/favicon.svg', alt: payloads[2], color: 'Pink', view: quick }]),
        JSON.stringify(payloads.map((name) => ({ name, value: name }))),
      ],
    )
  await rows(
    `insert into public.reviews (product_id, author_name, rating, title, body, verified)
     select id, $2, 5, $3, $4, true from public.products where slug = $1`,
    [first, payloads[2], payloads[3], all],
  )
}

const person = { name: `${payloads[2]} ${payloads[0]}`, phone: '+212 661 00 00 00' }
const place = {
  address: `${payloads[3]} ${payloads[6]}`,
  city: payloads[4],
  zipCode: '<b>1</b>',
  country: 'MA',
}

/** Writes what the API refuses by now, as rows from before may hold it. */
async function past(shop: Shop, table: string, sql: string, values: unknown[]) {
  await shop.rows(`alter table public.${table} disable trigger user`)
  await shop.rows(sql, values)
  await shop.rows(`alter table public.${table} enable trigger user`)
}

async function poisonOrder(shop: Shop, token = '') {
  const secret = `${randomUUID()}${randomUUID()}`.replaceAll('-', '')
  const order = await send<{ id: string; order_number: string }>(
    shop,
    '/rest/v1/rpc/place_order',
    {
      p_idempotency_key: secret,
      p_items: [{ slug: first, size: 'M', color: 'Pink', quantity: 1 }],
      p_customer: { ...person, name: 'Nora Alami', email, note: all.slice(0, 490) },
      p_shipping_address: place,
      p_payment_method: 'bank',
      p_expected_total: 27.99,
    },
    token,
  )
  await shop.rows('update public.orders set tracking_number = $2, carrier = $3 where id = $1', [
    order.id,
    quick,
    payloads[8],
  ])
  await past(shop, 'orders', 'update public.orders set customer_name = $2 where id = $1', [
    order.id,
    person.name,
  ])
  return { ...order, secret }
}

/** A member of the test's own, because other tests use the sample one; and messages. */
async function poisonPeople(shop: Shop) {
  const member = { email: `${randomUUID()}@example.com`, password: 'a long password' }
  const { access_token: token } = await send<{ access_token: string }>(shop, '/auth/v1/signup', {
    ...member,
    data: { full_name: 'Nora Alami' },
  })
  await past(
    shop,
    'profiles',
    'update public.profiles set full_name = $2 where id = (select id from auth.users where email = $1)',
    [member.email, payloads[2]],
  )
  await shop.rows(
    `insert into public.addresses (user_id, label, first_name, last_name, phone, address, city, zip_code, country)
     select id, '<b>Home</b>', $1, $2, '+212 661 00 00 00', $3, $4, '<b>1</b>', 'MA' from auth.users where email = $5`,
    [quick, payloads[0], place.address, place.city, member.email],
  )
  const messages = [randomUUID(), randomUUID()]
  for (const [index, kind] of ['contact', 'seller'].entries())
    await shop.rows(
      `insert into public.messages (id, kind, name, email, subject, body, business, category, city, phone, website)
       values ($1, $2, $3, $4, $5, $6, $5, $7, $5, $7, $8)`,
      [messages[index], kind, payloads[2], email, payloads[4], all, quick, 'javascript:__xss=13'],
    )
  return { member, token, messages }
}

/** No payload has become more than text. */
async function expectInert(page: Page, where: string) {
  const html = await readFile('dist/client/app.html', 'utf8')
  const built = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const found = await page.evaluate(
    (ours) => ({
      ran: '__xss' in window,
      elements: [
        ...document.querySelectorAll(
          'iframe, object, embed, math, base, body style, img[src="x"], [onerror], [onload], [onfocus], [autofocus][x]',
        ),
      ].map((element) => element.outerHTML.slice(0, 120)),
      links: [...document.querySelectorAll('[href], [src], [action], [formaction]')]
        .flatMap((element) =>
          ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name) ?? ''),
        )
        .filter((address) => /^\s*(javascript|vbscript|data:text)/i.test(address)),
      scripts: [...document.scripts]
        // The page's own inline scripts are those of the build; the policy refuses any other.
        .filter(({ src, type, text }) => !src && !type.endsWith('json') && !ours.includes(text))
        .map(({ text }) => text.slice(0, 80)),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map(({ textContent }) => textContent ?? '')
        .filter((json) => json.includes('<') || !JSON.parse(json)['@graph']),
    }),
    built,
  )
  expect.soft(found, where).toEqual({ ran: false, elements: [], links: [], scripts: [], data: [] })
}

/** Opens a page, waits until it shows the payload as text, and checks it. */
async function look(page: Page, path: string, shown: string) {
  await page.goto(path)
  await expect
    .poll(
      () =>
        page.evaluate((text) => {
          const values = [...document.querySelectorAll('input, textarea')].map((field) =>
            'value' in field ? field.value : '',
          )
          return [document.body.textContent, document.title, ...values].some((each) =>
            String(each).includes(text),
          )
        }, shown),
      { message: `${path} shows ${shown}` },
    )
    .toBe(true)
  await expectInert(page, path)
}

/** Looks at a number of the places, which the seed chooses; with FULL=1 at all. */
async function lookAtSome(places: Record<string, () => Promise<void>>, count: number) {
  for (const place of sampleOf(Object.keys(places), count)) await places[place]?.()
}

test('stored markup stays text for a visitor: products, listings, search, cart, order and tracking', async ({
  page,
  shop,
  expected,
}) => {
  expected.complaint(/^console: 404: no page at/)
  expected.complaint(/^404: GET .*\/no\//)
  await poisonCatalogue(shop)
  const order = await poisonOrder(shop)
  await fillCart(page, { product: { id: '', slug: first, title: payloads[0], price: 20 } })
  await page.evaluate((size) => {
    const lines = JSON.parse(localStorage.getItem('cart') ?? '[]')
    for (const line of lines) line.color = size
    localStorage.setItem('cart', JSON.stringify(lines))
  }, quick)
  const collection = async () => {
    await look(page, `/collections/xss-${key}`, payloads[11])
    for (const title of payloads)
      await expect.soft(page.getByRole('main').getByText(title, { exact: true }).first()).toBeAttached()
  }
  const search = `/search?q=${encodeURIComponent(payloads[8])}&size=${encodeURIComponent(quick)}`
  const items = `/wishlist?items=${slugs.join('.')}&from=${encodeURIComponent(quick)}`
  await lookAtSome(
    {
      product: () => look(page, `/product/${first}`, payloads[12]),
      reviews: () => look(page, `/product/${first}?tab=reviews`, payloads[3]),
      'a title with an end': () => look(page, `/product/${slugs[4]}`, payloads[9]),
      'a title with a style': () => look(page, `/product/${slugs[5]}`, payloads[9]),
      collection,
      collections: () => look(page, '/collections', payloads[3]),
      words: () => look(page, `/search?q=${encodeURIComponent(all.slice(0, 80))}`, payloads[0]),
      filters: () => look(page, search, payloads[8]),
      'a shared list': () => look(page, items, payloads[0]),
      'no page': () => look(page, `/no/${encodeURIComponent(quick)}`, '404'),
      cart: () => look(page, '/cart', payloads[0]),
      checkout: () => look(page, '/checkout', payloads[0]),
      confirmation: () => look(page, `/order-confirmation/${order.id}#token=${order.secret}`, payloads[6]),
      tracking: () => look(page, `/track?order=${encodeURIComponent(quick)}`, quick),
    },
    7,
  )
  await expect
    .poll(async () => (await (await fetch(`${shop.url}/_outbox`)).text()).includes(email))
    .toBe(true)
  await look(page, '/_outbox', email)
  await page.getByRole('link').filter({ hasText: email }).first().click()
  await page.frameLocator('iframe').first().locator('body').waitFor()
  expect(page.frames().length).toBeGreaterThan(1)
  for (const frame of page.frames().slice(1))
    expect(await frame.locator('script, iframe, img[src="x"], [onerror]').count()).toBe(0)
})

test(
  'stored markup stays text for a member: profile, addresses and orders',
  atNight,
  async ({ page, shop }) => {
    await poisonCatalogue(shop)
    const { member, token } = await poisonPeople(shop)
    const order = await poisonOrder(shop, token)
    await signIn(page, member)
    await look(page, '/profile', payloads[2])
    await look(page, '/profile/addresses', place.city)
    await look(page, '/profile/orders', order.order_number)
    await look(page, `/profile/orders/${order.id}`, payloads[6])
    await look(page, '/profile/settings', payloads[2])
    await fillCart(page, { product: { id: '', slug: first, title: payloads[0], price: 20 } })
    await look(page, '/checkout', place.city)
  },
)

test('stored markup stays text for the owner', async ({ page, shop }) => {
  await poisonCatalogue(shop)
  const { messages } = await poisonPeople(shop)
  const order = await poisonOrder(shop)
  await signIn(page, 'owner')
  const messagesOf = async () => {
    await look(page, '/admin/messages', payloads[4])
    for (const message of messages) await look(page, `/admin/messages/${message}`, payloads[9])
  }
  await lookAtSome(
    {
      overview: () => look(page, '/admin', person.name),
      orders: () => look(page, '/admin/orders', payloads[2]),
      order: () => look(page, `/admin/orders/${order.id}`, payloads[6]),
      search: () => look(page, `/admin/orders?q=${encodeURIComponent(quick)}`, quick),
      products: () => look(page, '/admin/products', payloads[12]),
      customers: () => look(page, '/admin/customers', payloads[2]),
      customer: () => look(page, `/admin/customers/${encodeURIComponent(email)}`, payloads[0]),
      messages: messagesOf,
    },
    4,
  )
  // What these pages show depends on other tests' orders.
  for (const path of sampleOf(['/admin/analytics', '/admin/settings'], 1)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectInert(page, path)
  }
})
