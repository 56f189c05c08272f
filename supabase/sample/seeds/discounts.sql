-- Sample discounts: codes to try, one that begins next month, one that is over, an automatic one that is switched off, and
-- a dozen codes of a fair. The order of a bank transfer that is awaited uses one. After payments.sql.

insert into public.discounts (code, title, kind, value, scope, collection_slugs, minimum_subtotal, starts_at, ends_at,
  total_limit, customer_limit, is_first_order, is_active, created_at)
values
  ('TILES10', '10% off', 'percent', 10, 'everything', '{}', 0, now() - interval '20 days', null, null, null, false, true, now() - interval '20 days'),
  ('DRESSUP', '$15 off dresses', 'amount', 15, 'collections', '{dresses}', 60, now() - interval '9 days', now() + interval '40 days', 200, 1, false, true, now() - interval '9 days'),
  ('POSTFREE', 'Free delivery', 'free_shipping', 0, 'everything', '{}', 20, now() - interval '30 days', now() + interval '60 days', null, 3, false, true, now() - interval '30 days'),
  ('NEWYEAR20', 'New Year 20%', 'percent', 20, 'everything', '{}', 0, now() + interval '30 days', now() + interval '40 days', null, null, false, true, now() - interval '2 days'),
  ('SUMMER25', 'Summer 25%', 'percent', 25, 'everything', '{}', 0, now() - interval '150 days', now() - interval '90 days', null, null, false, true, now() - interval '155 days'),
  (null, '5% on everything', 'percent', 5, 'everything', '{}', 0, now() - interval '60 days', null, null, null, false, false, now() - interval '60 days');

insert into public.discounts (code, title, kind, value, total_limit, starts_at, ends_at, source, batch_id, created_at)
select 'FAIR-' || upper(substr(md5('fair ' || n), 1, 8)), 'Design fair 15%', 'percent', 15, 1, now() - interval '5 days',
  now() + interval '85 days', 'batch', '0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0f00', now() - interval '5 days'
from generate_series(1, 12) as n;

-- One request that waits for the owner, and one that was approved.
insert into private.student_requests (name, email, mailbox, school, state, created_at, confirmed_at)
values ('Ines Chraibi', 'ines.chraibi@example.com', 'ines.chraibi@example.com', 'Université Hassan II', 'open',
  now() - interval '6 hours', now() - interval '5 hours');
with code as (
  insert into public.discounts (code, title, kind, value, mailbox, source, ends_at, created_at)
  values ('STUDENT-7GK2M4TQ', 'Student 10%', 'percent', 10, 'omar.naciri@example.com', 'student', now() + interval '1 year' - interval '3 days',
    now() - interval '3 days')
  returning id
)
insert into private.student_requests (name, email, mailbox, school, state, created_at, confirmed_at, decided_at, author_id, discount_id)
select 'Omar Naciri', 'omar.naciri@example.com', 'omar.naciri@example.com', 'ENSA Fès', 'approved',
  now() - interval '4 days', now() - interval '4 days', now() - interval '3 days',
  (select u.id from auth.users u where u.email = 'owner@zellige.example'), code.id
from code;

-- ------------------------------------------------------------------ an order that awaits its transfer
-- Placed by the same function that the checkout calls, then set back in time.
do $$
declare
  v_quote jsonb;
  v_items jsonb;
  v_order uuid;
begin
  perform set_config('request.jwt.claims', '', true);
  select jsonb_agg(jsonb_build_object('slug', x.slug, 'size', x.size, 'color', x.color, 'quantity', 1)) into v_items
  from (
    select p.slug, b.size, b.color
    from public.products p
    cross join lateral (select w.size, w.color from public.product_variants w
                        where w.product_id = p.id and w.quantity > 5 order by w.color = p.colors[1] desc, w.size = 'M' desc, w.size limit 1) b
    where p.featured_rank in (33, 35)
  ) x;
  v_quote := private.quote_cart(v_items, 'MA', 'Rabat', null, 'TILES10', 'amal.berrada@example.com', null);
  v_order := (private.place_order(
    encode(sha256(convert_to('sample order 13', 'UTF8')), 'hex'), v_items,
    '{"name": "Amal Berrada", "email": "amal.berrada@example.com", "phone": "+212 664 30 51 88"}',
    '{"address": "41 Avenue de France", "city": "Rabat", "zipCode": "10080", "country": "MA"}',
    'bank', (v_quote ->> 'total')::numeric, null, 'TILES10') ->> 'id')::uuid;
  alter table public.orders disable trigger order_before_update;
  update public.orders o set created_at = now() - interval '20 hours', updated_at = now() - interval '20 hours',
    payment_due_at = o.payment_due_at - interval '20 hours'
  where o.id = v_order;
  alter table public.orders enable trigger order_before_update;
  update public.order_items set placed_at = now() - interval '20 hours' where order_id = v_order;
  update public.order_events set at = now() - interval '20 hours' where order_id = v_order;
  update private.discount_redemptions set at = now() - interval '20 hours' where order_id = v_order;
  update private.email_outbox set sent_at = created_at where payload ->> 'order_id' = v_order::text;
  delete from private.new_orders;
end
$$;

-- ------------------------------------------------------------------ who used what
-- Sample orders from the history used free delivery: their sums stay what they are.
with used as (
  select o.*, d.id as discount, d.code, d.title
  from public.orders o, public.discounts d
  where d.code = 'POSTFREE' and o.shipping_cost = 0 and o.created_at between d.starts_at and now() - interval '2 days'
    and o.subtotal > 49 and o.discount_id is null
  order by o.created_at desc limit 8
), redeemed as (
  insert into private.discount_redemptions (order_id, discount_id, mailbox, user_id, amount, at, returned_at)
  select u.id, u.discount, private.mailbox(u.customer_email), u.user_id, 7.99, u.created_at, u.cancelled_at from used u
  returning order_id, discount_id
)
select count(*) from redeemed;
alter table public.orders disable trigger user;
update public.orders o set discount_id = d.id, discount_code = d.code, discount_title = d.title, shipping_method = 'Express'
from private.discount_redemptions r join public.discounts d on d.id = r.discount_id
where r.order_id = o.id and d.code = 'POSTFREE';
alter table public.orders enable trigger user;
