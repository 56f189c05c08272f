// Products to buy and orders to place, for the database tests.
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Database } from '../../src/data/supabase/database.types.ts'
import type { ProductStatus } from '../../src/domain/product/product-status.ts'
import { answer, row } from './answer.ts'
import { invariants } from './invariants.ts'
import type { Client, Role, Shop } from './shop.ts'

export type Line = { product_id?: string; slug: string; size: string; color: string; quantity: number }
export type PlaceOrderArgs = Database['public']['Functions']['place_order']['Args']

export const makeToken = () => randomBytes(32).toString('hex')
export const makeEmail = () => `buyer-${randomUUID()}@example.com`

export const address = {
  address: '14 Rue Ibn Batouta',
  city: 'Casablanca',
  zipCode: '20250',
  country: 'MA',
}
/** Each order is another customer's: what one may hold unpaid is bounded by mailbox and phone. */
export const customer = () => ({
  name: 'Nora Alami',
  email: makeEmail(),
  phone: `+2126${String(randomInt(1e8)).padStart(8, '0')}`,
})

type Stock = { size?: string; color?: string; quantity: number }

/** A product that no other test uses, with the given stock, or 100 items without size or colour. */
export async function makeProduct(
  shop: Shop,
  facts: {
    price?: number
    originalPrice?: number
    stock?: Stock[]
    status?: Exclude<ProductStatus, 'scheduled'>
  } = {},
): Promise<{ id: string; slug: string; line: (quantity?: number, size?: string, color?: string) => Line }> {
  const { price = 10, originalPrice = null, stock = [{ quantity: 100 }], status = 'live' } = facts
  const slug = `test-${randomUUID()}`
  const sizes = [...new Set(stock.map(({ size = '' }) => size))].filter(Boolean)
  const colors = [...new Set(stock.map(({ color = '' }) => color))].filter(Boolean)
  const { id } = await shop.one<{ id: string }>(
    `insert into public.products (slug, title, description, price, original_price, image_url, collection_slug, sizes, colors, status)
     values ($1, 'A test product', 'For a test.', $2, $3, '/favicon.svg', 'dresses', $4, $5, $6) returning id`,
    [slug, price, originalPrice, sizes, colors, status],
  )
  for (const { size = '', color = '', quantity } of stock) {
    await shop.sql(
      'update public.product_variants set quantity = $1 where product_id = $2 and size = $3 and color = $4',
      [quantity, id, size, color],
    )
  }
  return {
    id,
    slug,
    line: (quantity = 1, size = stock[0]?.size ?? '', color = stock[0]?.color ?? '') => ({
      slug,
      size,
      color,
      quantity,
    }),
  }
}

/** A deal on a product that runs from an hour ago to an hour from now. */
export async function makeDeal(
  shop: Shop,
  productId: string,
  { price, total = 10, sold = 0, from = -1, to = 1 }: DealFacts,
): Promise<string> {
  const { id } = await shop.one<{ id: string }>(
    `insert into public.deals (product_id, kind, deal_price, total, sold, starts_at, ends_at)
     values ($1, 'flash', $2, $3, $4, now() + $5 * interval '1 hour', now() + $6 * interval '1 hour') returning id`,
    [productId, price, total, sold, from, to],
  )
  return id
}
type DealFacts = { price: number; total?: number; sold?: number; from?: number; to?: number }

export function orderArgs(
  lines: Line[],
  expectedTotal: number,
  changes: Partial<PlaceOrderArgs> = {},
): PlaceOrderArgs {
  return {
    p_idempotency_key: makeToken(),
    p_items: lines,
    p_customer: customer(),
    p_shipping_address: address,
    p_payment_method: 'cod',
    p_expected_total: expectedTotal,
    ...changes,
  }
}

export const placedOrder = v.looseObject({
  id: v.string(),
  order_number: v.string(),
  items: v.array(v.looseObject({ price: v.number(), quantity: v.number() })),
  steps: v.array(row),
})
export type Placed = v.InferOutput<typeof placedOrder>

/** Places an order that must succeed. */
export const place = (client: Client, args: PlaceOrderArgs): Promise<Placed> =>
  answer(client.rpc('place_order', args), placedOrder)

/** The lines of a quote. */
export const linesOf = (quote: unknown) =>
  v.parse(v.object({ lines: v.array(v.looseObject({ price: v.nullable(v.number()) })) }), quote).lines

/** Sends a call that must be refused: its status, code, name and facts. */
export async function refusal(request: PromiseLike<Answer>) {
  const { data, error, status } = await request
  if (!error) throw new Error(`This was not refused: ${JSON.stringify(data).slice(0, 200)}`)
  let detail: unknown = error.details
  try {
    detail = JSON.parse(error.details ?? 'null')
  } catch {
    // Not every detail is JSON; then it stays the text it is.
  }
  return { status, code: error.code, message: error.message, detail }
}
type Answer = {
  data: unknown
  error: { message: string; code: string; details: string | null } | null
  status: number
}

/** The stock left of a line. */
export async function left(shop: Shop, { slug, size, color }: Omit<Line, 'quantity'>): Promise<number> {
  const { quantity } = await shop.one<{ quantity: number }>(
    `select v.quantity from public.product_variants v join public.products p on p.id = v.product_id
     where p.slug = $1 and v.size = $2 and v.color = $3`,
    [slug, size, color],
  )
  return quantity
}

/** What must hold after anything that happened; each row is one thing that does not. */
export async function brokenInvariants(shop: Shop): Promise<string[]> {
  return (await shop.sql<{ broken: string }>(invariants)).map(({ broken }) => broken)
}

/** For the tests of what becomes of an order: placing one, moving it on as a role, and what was written of it. */
export function orderTools(shop: () => Shop) {
  return {
    /** An order of two items out of ten, by the role. */
    async placed(by: Role = 'anon') {
      const product = await makeProduct(shop(), { price: 30, stock: [{ quantity: 10 }] })
      const args = orderArgs([product.line(2)], 60)
      const order = await place(shop().clients[by], args)
      const { customer_email: email, order_number: number } = order as Placed & { customer_email: string }
      return { product, order, id: order.id, token: args.p_idempotency_key, number, email }
    },
    setStatus: (id: string, order_status: string, role: Role = 'owner') =>
      shop().clients[role].from('orders').update({ order_status }).eq('id', id).select('order_status'),
    async eventsOf(id: string) {
      const events = await shop().sql(
        'select status, actor from public.order_events where order_id = $1 order by id',
        [id],
      )
      return events.map(({ status, actor }) => `${status} by ${actor}`)
    },
    async mailsOf(id: string) {
      const mails = await shop().sql<{ template: string }>(
        "select template from private.email_outbox where payload ->> 'order_id' = $1 order by id",
        [id],
      )
      return mails.map(({ template }) => template)
    },
  }
}
