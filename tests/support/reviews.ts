// Links to the reviews of an order, for the tests.
import { makeToken } from './checkout.ts'
import type { Shop } from './shop.ts'

/** A secret that opens the reviews of an order; `days` until it ends. */
export async function reviewLinkOf(shop: Shop, orderId: string, days = 90): Promise<string> {
  const token = makeToken()
  await shop.sql(
    `insert into private.review_links (token_hash, order_id, expires_at)
     values (sha256(convert_to($1, 'UTF8')), $2, now() + make_interval(days => $3))`,
    [token, orderId, days],
  )
  return token
}
