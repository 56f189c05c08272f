-- What must come out empty on a shop that is in order; each row is one thing to look at. Reads only.
-- psql "$DATABASE_URL" -f supabase/checks.sql
select 'negative stock' as what, id::text as which from public.product_variants where quantity < 0
union all
select 'a product''s stock is not the sum of its variants', p.slug from public.products p
  where p.quantity <> (select coalesce(sum(v.quantity), 0) from public.product_variants v where v.product_id = p.id)
union all
select 'an order''s sums do not agree', o.order_number from public.orders o
  where o.total_amount <> o.subtotal + o.shipping_cost
     or o.subtotal <> (select coalesce(sum(i.price * i.quantity), 0) from public.order_items i where i.order_id = o.id)
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
select 'a deal sold more than it had', id::text from public.deals where sold > total
union all
select 'a product''s reviews are counted wrongly', p.slug from public.products p
  where p.review_count <> (select count(*) from public.reviews r where r.product_id = p.id and r.status = 'published')
union all
select 'a mail was given up: ' || coalesce(last_error, ''), id::text from private.email_outbox
  where failed_at > now() - interval '7 days'
union all
select 'a mail has waited for an hour', id::text from private.email_outbox
  where sent_at is null and dropped_at is null and failed_at is null and attempts = 0 and created_at < now() - interval '1 hour'
union all
select 'nobody runs the shop', '' where not exists (select 1 from private.admins)
union all
select 'a table whose rows are open to all', c.oid::regclass::text from pg_class c
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p') and not c.relrowsecurity
order by 1, 2;
