// What must hold after anything that happened, on whichever database.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a shop's owner can look for as well, without its last semicolon. */
const checks = readFileSync(join(import.meta.dirname, '../../supabase/checks.sql'), 'utf8').replace(
  /;\s*$/,
  '',
)

/** One row for each thing that does not hold. Mails and owners are the tests' own business. */
export const invariants = `
  select c.what || ' ' || c.which as broken from (
${checks}
  ) c where c.what !~ '^a mail|^the shop has no owner'
  union all
  select 'an order without its key ' || o.order_number from public.orders o
    where not exists (select 1 from private.order_keys k where k.order_id = o.id)
  union all
  select 'a discount used beyond its limit ' || d.title from public.discounts d
    where d.total_limit < (select count(*) from private.discount_redemptions r where r.discount_id = d.id and r.returned_at is null)
  union all
  select 'a wishlist over its limit ' || user_id from public.wishlist_items group by user_id having count(*) > 200
  union all
  select 'addresses over their limit ' || user_id from public.addresses group by user_id
    having count(*) > 10 or count(*) filter (where is_default) > 1`

/** Stock plus ordered quantity of orders that are not cancelled, less what came back into stock, per variant: the same before
 * and after. */
export const stockAndOrders = `
  select v.id, v.quantity + coalesce((
    select sum(i.quantity) from public.order_items i join public.orders o on o.id = i.order_id
    where i.variant_id = v.id and o.order_status <> 'cancelled'), 0)::int - coalesce((
    select sum(r.received) from public.return_items r join public.order_items i on i.id = r.order_item_id
    where i.variant_id = v.id and r.restocked), 0)::int as n
  from public.product_variants v`
