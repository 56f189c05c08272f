// Orders for the screen tests, placed and moved along without the screens.
import { randomInt, randomUUID } from 'node:crypto'
import { screen, within } from '@testing-library/react'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { makeIdempotencyKey } from '@/data/cart/idempotency-key'
import { sessionKey } from '@/data/supabase/session-store'
import type { PaymentMethod } from '@/domain/money/payment'
import { ask, openPage, signedIn } from './screen'
import { shop } from './worker-shop'

const key = 'sb_publishable_shop_local'
const connected = globalThis.fetch

/** The user signed in in this browser, or the one of the given session. */
function bearer(session = localStorage.getItem(sessionKey)) {
  return session ? { Authorization: `Bearer ${JSON.parse(session).access_token}` } : {}
}

async function send<Answer>(
  method: string,
  path: string,
  body: unknown,
  session?: string | null,
): Promise<Answer> {
  const answer = await connected(`${shop}/rest/v1/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      apikey: key,
      Prefer: 'return=representation',
      ...bearer(session),
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${text}`)
  return JSON.parse(text || 'null')
}

type Line = { slug: string; title: string; size: string; color: string; quantity: number }

/** A line of something of which there is plenty. */
async function lineOf(slug: string, quantity: number): Promise<Line> {
  const [row] = await ask<{ size: string; color: string; products: { title: string } }>(
    `product_variants?select=size,color,products!product_variants_product_id_fkey!inner(title)&products.slug=eq.${slug}&order=quantity.desc,id&limit=1`,
  )
  if (!row) throw new Error(`There is no ${slug}`)
  return { slug, title: row.products.title, size: row.size, color: row.color, quantity }
}

/**
 * An order by the signed-in user, else by a guest: two pairs of trousers and a hoodie. Neither is in a deal, which
 * so many orders would use up.
 */
export async function buy(method: PaymentMethod = 'cod') {
  const lines = [await lineOf('wide-leg-linen-trousers', 2), await lineOf('fleece-back-hoodie', 1)]
  const { total } = await send<{ total: number }>('POST', 'rpc/quote_cart', { p_items: lines })
  const token = makeIdempotencyKey()
  const email = `buyer-${randomUUID()}@example.com`
  // Another customer each time: what one may hold unpaid is bounded by mailbox and phone.
  const phone = `+2126${String(randomInt(1e8)).padStart(8, '0')}`
  const order = await send<{ id: string; order_number: string }>('POST', 'rpc/place_order', {
    p_idempotency_key: token,
    p_items: lines.map(({ title: _, ...line }) => line),
    p_customer: { name: 'Nora Alami', email, phone },
    p_shipping_address: { address: '1 Rue de Fès', city: 'Rabat', zipCode: '10000', country: 'MA' },
    p_payment_method: method,
    p_expected_total: total,
  })
  return { id: order.id, number: order.order_number, token, email, phone, lines, total }
}

/** What the owner does meanwhile; who is signed in here stays it. */
export async function asOwner<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const before = localStorage.getItem(sessionKey)
  await signedIn('owner')
  const owner = localStorage.getItem(sessionKey)
  if (before === null) localStorage.removeItem(sessionKey)
  else localStorage.setItem(sessionKey, before)
  return send<Answer>(method, path, body, owner)
}
/** Money that the owner records for an order. */
export const pay = (id: string, amount: number, method: PaymentMethod) =>
  asOwner<{ payments: { id: string }[] }>('POST', 'rpc/record_payment', {
    p_order_id: id,
    p_amount: amount,
    p_method: method,
  })

export const moveAlong = (id: string, change: Record<string, unknown>) =>
  asOwner('PATCH', `orders?id=eq.${id}`, change)

/** Signs this browser in with an account of its own. */
export async function newMember(): Promise<string> {
  const email = `member-${randomUUID()}@example.com`
  const answer = await connected(`${shop}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: key },
    body: JSON.stringify({ email, password: 'a long password', data: { full_name: 'Nora Alami' } }),
  })
  if (!answer.ok) throw new Error(`No account: ${await answer.text()}`)
  localStorage.setItem(sessionKey, JSON.stringify(await answer.json()))
  return email
}

/** Adds an address to the account that is signed in here. */
export const addAddress = (facts: Record<string, unknown> = {}) =>
  send('POST', 'addresses', {
    label: 'Home',
    first_name: 'Nora',
    last_name: 'Alami',
    phone: '+212 661 00 00 00',
    address: '1 Rue de Fès',
    city: 'Rabat',
    zip_code: '10000',
    country: 'MA',
    ...facts,
  })

/** The addresses of the account that is signed in here. */
export const memberAddresses = () =>
  send<Record<string, unknown>[]>('GET', 'addresses?select=city,phone,is_default', undefined)

/** The wishlist of the account that is signed in here, after more has been put on it. */
export const memberWishes = (add: string[] = []) =>
  send<string[]>('POST', 'rpc/change_wishlist', { p_add: add })

/** What the database knows of the orders of an address. */
export async function ordersOf(email: string) {
  const before = localStorage.getItem(sessionKey)
  await signedIn('owner')
  const owner = bearer()
  if (before === null) localStorage.removeItem(sessionKey)
  else localStorage.setItem(sessionKey, before)
  const answer = await connected(
    `${shop}/rest/v1/orders?customer_email=eq.${email}&select=id,user_id,order_items(product_slug,quantity)`,
    { headers: { apikey: key, ...owner } },
  )
  if (!answer.ok) throw new Error(await answer.text())
  const orders: { id: string; user_id: string | null; order_items: { quantity: number }[] }[] =
    await answer.json()
  return orders
}

/** Adds a dress for $60 in one size and color, a hundred in stock. */
export const addDress = (slug: string) =>
  asOwner('POST', 'products', {
    slug,
    title: 'Storage-proof dress',
    description: 'Made for a test.',
    price: 60,
    image_url: '/favicon.svg',
    collection_slug: 'dresses',
    sizes: ['M'],
    colors: ['Pink'],
    quantity: 100,
  })

/** Subscribes an address to a topic, in the name of who is signed in here. */
export const subscribeTo = (topic: string, email: string) =>
  send('POST', 'rpc/subscribe', { p_email: email, p_topic: topic })

/** Signs the owner in and opens an order's drawer. */
export async function openDrawer({ id, number }: { id: string; number: string }) {
  await signedIn('owner')
  const opened = openPage(`${adminPaths.orders}/${id}`)
  const drawer = within(await screen.findByRole('complementary', { name: admin.orders.open(number) }))
  return { ...opened, drawer }
}
