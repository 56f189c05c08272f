-- Consistency checks: each row is a problem to look at, and a healthy shop returns none. Reads only.
-- psql "$DATABASE_URL" -f supabase/checks.sql
select 'negative stock' as what, id::text as which from public.product_variants where quantity < 0
union all
select 'a product''s stock is not the sum of its variants', p.slug from public.products p
  where p.quantity <> (select coalesce(sum(v.quantity), 0) from public.product_variants v where v.product_id = p.id)
union all
select 'a variant''s movements do not come to its stock', v.id::text from public.product_variants v
  join (
    select m.variant_id, min(m.id) as first, sum(m.after - m.before) as moved from private.stock_movements m group by 1
  ) s on s.variant_id = v.id
  join private.stock_movements f on f.id = s.first
  where v.quantity <> f.before + s.moved
union all
select 'an order''s sums do not agree', o.order_number from public.orders o
  where o.total_amount <> o.subtotal - o.discount_amount + o.shipping_cost
     or (o.subtotal, o.discount_amount) <> (
       select coalesce(sum(i.price * i.quantity), 0), coalesce(sum(i.discount), 0) from public.order_items i where i.order_id = o.id)
union all
select 'an order''s discount is not counted as its use', o.order_number from public.orders o
  left join private.discount_redemptions r on r.order_id = o.id
  where o.discount_id is distinct from r.discount_id
     or (r.order_id is not null and (r.returned_at is not null) <> (o.order_status = 'cancelled'))
     or (r.order_id is not null and r.amount < o.discount_amount)
union all
select 'an order without items or events', o.order_number from public.orders o
  where not exists (select 1 from public.order_items i where i.order_id = o.id)
     or not exists (select 1 from public.order_events e where e.order_id = o.id)
union all
select 'an order''s status is not its last event', o.order_number from public.orders o
  where o.order_status is distinct from
    (select e.status from public.order_events e where e.order_id = o.id order by e.id desc limit 1)
union all
select 'cancelled without its time, or the other way round', o.order_number from public.orders o
  where (o.order_status = 'cancelled') <> (o.cancelled_at is not null)
union all
select 'cancelled without a reason', o.order_number from public.orders o where o.order_status = 'cancelled' and o.cancel_reason is null
union all
select 'more of a line is in parcels than was ordered', o.order_number from public.orders o
  join public.order_items i on i.order_id = o.id
  join public.shipment_items c on c.order_item_id = i.id
  join public.shipments s on s.id = c.shipment_id and s.state in ('shipped', 'delivered')
  group by o.order_number, i.id having sum(c.quantity) > i.quantity
union all
select 'a parcel holds nothing, or a line of another order', s.id::text from public.shipments s
  where not exists (select 1 from public.shipment_items c where c.shipment_id = s.id) or exists (
    select 1 from public.shipment_items c join public.order_items i on i.id = c.order_item_id
    where c.shipment_id = s.id and i.order_id <> s.order_id)
union all
select 'an order''s status is not that of its parcels', o.order_number from public.orders o
  cross join lateral (
    select coalesce(sum(i.quantity), 0) as ordered, coalesce(sum((
      select sum(c.quantity) from public.shipment_items c join public.shipments s on s.id = c.shipment_id
      where c.order_item_id = i.id and s.state in ('shipped', 'delivered'))), 0) as shipped
    from public.order_items i where i.order_id = o.id
  ) l
  where (o.order_status in ('shipped', 'delivered')) <> (l.shipped > 0 and l.shipped = l.ordered)
     or (o.order_status in ('pending', 'cancelled') and l.shipped > 0)
     or (o.order_status = 'delivered' and exists (select 1 from public.shipments s where s.order_id = o.id and s.state = 'shipped'))
     or (o.order_status = 'shipped' and not exists (select 1 from public.shipments s where s.order_id = o.id and s.state = 'shipped'))
union all
select 'an order''s money is not that of its payments and refunds', o.order_number from public.orders o
  left join (
    select p.order_id, sum(p.amount) as paid,
      sum((select sum(r.amount) from public.refunds r where r.payment_id = p.id and r.status = 'succeeded')) as refunded,
      sum((select sum(r.amount) from public.refunds r where r.payment_id = p.id and r.status = 'pending')) as pending
    from public.payments p where p.status = 'succeeded' group by p.order_id
  ) m on m.order_id = o.id
  where (o.paid_amount, o.refunded_amount, o.refund_pending_amount)
    <> (coalesce(m.paid, 0), coalesce(m.refunded, 0), coalesce(m.pending, 0))
union all
select 'more of a payment was refunded than was paid', p.id::text from public.payments p
  where p.amount < (select sum(r.amount) from public.refunds r where r.payment_id = p.id and r.status <> 'failed')
union all
select 'an order has been unpaid for an hour longer than it may', o.order_number from public.orders o
  where o.order_status = 'pending' and o.paid_amount = 0 and o.payment_due_at < now() - interval '1 hour'
    and not exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'processing')
union all
select 'what an unpaid order holds is not what is counted', o.order_number from public.orders o
  left join (
    select i.order_id, sum(i.quantity) as quantity from public.order_items i where i.variant_id is not null group by 1
  ) i on i.order_id = o.id
  left join (select h.order_id, sum(h.quantity) as quantity from private.holds h group by 1) h on h.order_id = o.id
  where h.quantity is distinct from case when o.order_status = 'pending' and o.paid_amount = 0 then i.quantity end
union all
select 'a refund has been pending for a day', r.id::text from public.refunds r
  where r.status = 'pending' and r.created_at < now() - interval '1 day'
union all
select 'more of an item was returned than was ordered', i.id::text from public.order_items i
  where private.returned_quantity(i.id) > i.quantity
union all
select 'a line''s returns are to be refunded more than it cost', o.id::text from public.order_items o
  where (select sum(i.refund_amount) from public.return_items i where i.order_item_id = o.id) > o.price * o.quantity - o.discount
union all
select 'a return was received without what came of its lines', r.number from public.returns r
  where exists (select from public.return_items i where i.return_id = r.id
    and (i.received is null or i.condition is null or i.restocked is null) = (r.state in ('received', 'closed')))
union all
select 'what a return put back into stock is no movement', r.number from public.returns r
  where r.received_at > '2000-01-01' and (
    select coalesce(sum(i.received), 0) from public.return_items i join public.order_items o on o.id = i.order_item_id
    where i.return_id = r.id and i.restocked and o.variant_id is not null) <> (
    select coalesce(sum(m.after - m.before), 0) from private.stock_movements m
    where m.reason = 'returned' and m.order_id = r.order_id and m.note = r.number)
union all
select 'a return was closed by a refund that failed', r.number from public.returns r
  join public.refunds f on f.id = r.refund_id where f.status = 'failed' or r.state <> 'closed'
union all
select 'stock is kept for a return that is over', r.number from public.returns r
  where r.state not in ('requested', 'approved', 'received') and exists (
    select from private.exchange_holds h join public.return_items i on i.id = h.return_item_id where i.return_id = r.id)
union all
select 'stock has been kept for an exchange for an hour longer than it may', h.return_item_id::text from private.exchange_holds h
  where h.until < now() - interval '1 hour'
union all
select 'what came back and paid for an exchange is not what it was paid with', r.number from public.returns r
  where r.exchanged_amount <> coalesce((select sum(p.amount) from public.payments p where p.order_id = r.exchange_order_id and p.method = 'exchange'), 0)
     or r.exchanged_amount <> (
       select coalesce(sum(f.amount), 0) from public.refunds f join public.payments p on p.id = f.payment_id
       where p.order_id = r.order_id and f.way = 'exchange' and f.reason = r.number and f.status = 'succeeded')
union all
select 'an exchange is of no return, or the other way round', o.order_number from public.orders o
  where (o.channel = 'exchange') <> exists (select from public.returns r where r.exchange_order_id = o.id)
union all
select 'more came back than its line cost, refunded and exchanged together', r.number from public.returns r
  where r.exchanged_amount > (select coalesce(sum(i.refund_amount), 0) from public.return_items i where i.return_id = r.id)
union all
select 'a deal sold more than it had', id::text from public.deals where sold > total
union all
select 'a product''s reviews are counted wrongly', p.slug from public.products p
  where p.review_count <> (select count(*) from public.reviews r where r.product_id = p.id and r.status = 'published')
union all
-- Compares the sums of sales with a recount from the orders: the sums minus the recount must be zero.
select 'the sums of a day are not those of its orders', d.day || ' ' || d.status from (
  select s.day, s.status, s.orders, s.units, s.revenue, s.shipping, s.discounts from private.sales_days s
  union all
  select private.shop_day(o.created_at), o.order_status, -1,
    -(select coalesce(sum(i.quantity), 0) from public.order_items i where i.order_id = o.id), -o.total_amount,
    -o.shipping_cost, -o.discount_amount
  from public.orders o) d
  group by d.day, d.status having (sum(d.orders), sum(d.units), sum(d.revenue), sum(d.shipping), sum(d.discounts)) <> (0, 0, 0, 0, 0)
union all
select 'the sums of a customer are not those of the orders', c.day || ' ' || c.customer_key from (
  select s.day, s.customer_key, s.orders from private.sales_customers s
  union all
  select private.shop_day(o.created_at), o.customer_key, -1 from public.orders o
  where o.order_status <> 'cancelled') c
  group by c.day, c.customer_key having sum(c.orders) <> 0
union all
select 'the sums of a variant are not those of its orders', concat_ws(' ', v.day, v.product_id, v.variant_id) from (
  select s.day, s.product_id, s.variant_id, s.units, s.revenue from private.sales_variants s
  union all
  select private.shop_day(o.created_at), i.product_id, i.variant_id, -i.quantity, i.discount - i.quantity * i.price
  from public.order_items i join public.orders o on o.id = i.order_id where o.order_status <> 'cancelled') v
  group by v.day, v.product_id, v.variant_id having (sum(v.units), sum(v.revenue)) <> (0, 0)
union all
select 'the money of a day is not that of its payments and refunds', d.day::text from (
  select s.day, s.collected, s.refunded from private.sales_money s
  union all
  select private.shop_day(p.settled_at), -p.amount, 0 from public.payments p where p.status = 'succeeded'
  union all
  select private.shop_day(r.settled_at), 0, -r.amount from public.refunds r where r.status = 'succeeded') d
  group by d.day having (sum(d.collected), sum(d.refunded)) <> (0, 0)
union all
select 'a mail was given up: ' || coalesce(last_error, ''), id::text from private.email_outbox
  where failed_at > now() - interval '7 days'
union all
select 'a mail has waited for an hour', id::text from private.email_outbox
  where sent_at is null and dropped_at is null and failed_at is null and attempts = 0 and created_at < now() - interval '1 hour'
union all
select 'the shop has no owner', '' where not exists (select 1 from public.team_members where role = 'owner')
union all
select 'a table whose rows are open to all', c.oid::regclass::text from pg_class c
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p') and not c.relrowsecurity
order by 1, 2;
