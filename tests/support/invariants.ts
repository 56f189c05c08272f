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

/** Stock plus ordered quantity of orders that are not cancelled and what is kept for exchanges, less what came back into stock, per
 * variant: the same before and after. */
export const stockAndOrders = `
  select v.id, v.quantity + coalesce((
    select sum(i.quantity) from public.order_items i join public.orders o on o.id = i.order_id
    where i.variant_id = v.id and o.order_status <> 'cancelled'), 0)::int - coalesce((
    select sum(r.received) from public.return_items r join public.order_items i on i.id = r.order_item_id
    where i.variant_id = v.id and r.restocked), 0)::int + coalesce((
    select sum(h.quantity) from private.exchange_holds h where h.variant_id = v.id), 0)::int as n
  from public.product_variants v`

/** Orders of the product $1 whose papers do not come to what the order came to: {broken}. What an invoice charges, less its credit notes,
 * is what was charged and not given back; of a cancelled order what the shop still holds for it. Once all that is due was issued. The
 * orders are found first, so that the papers of others are never read. */
export const papersThatDisagree = `
  with mine as materialized (
    select o.* from public.orders o where o.id in (select i.order_id from public.order_items i where i.product_id = $1))
  select o.order_number || ': ' || i.amount || ' less ' || c.credited || ', paid ' || o.paid_amount || ', refunded '
    || o.refunded_amount as broken
  from mine o join private.invoices i on i.order_id = o.id and i.kind = 'invoice'
  cross join lateral (
    select coalesce(sum(n.amount), 0) as credited from private.invoices n where n.order_id = o.id and n.kind = 'credit_note') c
  where i.amount - c.credited <> case o.order_status
      when 'cancelled' then greatest(0, least(i.amount, o.paid_amount) - o.refunded_amount)
      else i.amount - greatest(0, o.refunded_amount - greatest(0, o.paid_amount - i.amount)) end
    or i.amount <> o.total_amount or private.missing_credit_notes(o.id) <> '[]'
  union all
  select o.order_number || ' is not the sum of its items' from mine o
  where (o.subtotal, o.discount_amount) <> (
    select sum(i.price * i.quantity), sum(i.discount) from public.order_items i where i.order_id = o.id)`
