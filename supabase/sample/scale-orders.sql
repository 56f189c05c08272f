-- What lists of a large shop hold beside its past orders, for measurements (npm run db:scale): orders to call, returns in
-- every state, settlements with couriers, and the history of the stock.
begin;
-- The owner's own change: one of two hundred orders waits for a call, and some of them have no answer yet.
update public.orders o set order_status = 'pending'
from (select p.id from public.orders p where p.payment_method = 'cod' and p.order_status in ('shipped', 'processing')
  order by p.created_at desc limit (select count(*) / 200 from public.orders)) as n
where o.id = n.id;
update public.orders o set confirmation = 'no_answer', call_attempts = 1 + ascii(o.order_number) % 3,
  next_call_at = now() + (ascii(right(o.order_number, 1)) - 70) * interval '10 minutes'
where o.order_status = 'pending' and o.payment_method = 'cod' and right(o.order_number, 1) in ('1', '4', 'A', 'H', 'P', 'X');

-- One of twelve delivered orders comes back; of the newest some are still to be decided, on the way or to be refunded.
create temporary table scaled_returns as
select gen_random_uuid() as id, r.*, case
    when place <= 120 then 'requested' when place <= 300 then 'approved' when place <= 420 then 'received'
    when place % 10 < 7 then 'closed' when place % 10 < 9 then 'declined' else 'withdrawn' end as state
from (
  select o.id as order_id, o.order_number, o.created_at + interval '8 days' as at, row_number() over (order by o.created_at desc) as place
  from public.orders o where o.order_status = 'delivered' and md5(o.id::text) < '15'
) r where r.at < now();
insert into public.returns (id, order_id, number, state, answer, request_hash, requested_at, decided_at, received_at, closed_at)
select id, order_id, order_number || '-R1', state, '', repeat('0', 64), at, case when state not in ('requested', 'withdrawn') then at + interval '1 day' end,
  case when state in ('received', 'closed') then at + interval '5 days' end, case when state in ('closed', 'withdrawn') then at + interval '6 days' end
from scaled_returns;
insert into public.return_items (return_id, order_item_id, quantity, reason, received, condition, restocked, refund_amount)
select r.id, i.id, 1, (array['too_small', 'not_as_expected', 'faulty', 'other'])[1 + r.place % 4],
  case when r.state in ('received', 'closed') then 1 end, case when r.state in ('received', 'closed') then 'used' end,
  case when r.state in ('received', 'closed') then false end, case when r.state in ('received', 'closed') then i.price end
from scaled_returns r join public.order_items i on i.order_id = r.order_id and i.position = 0;
drop table scaled_returns;

-- The courier settles the cash of each day.
insert into public.settlements (id, request_hash, created_at)
select md5('settlement ' || d.day)::uuid, sha256(convert_to(d.day::text, 'UTF8')), d.day + interval '18 hours'
from (select distinct s.delivered_at::date as day from public.shipments s join public.orders o on o.id = s.order_id
  where s.state = 'delivered' and o.payment_method = 'cod') d;
alter table public.shipments disable trigger user;
update public.shipments s set settlement_id = md5('settlement ' || s.delivered_at::date)::uuid, collected_amount = s.amount_to_collect
from public.orders o where o.id = s.order_id and s.state = 'delivered' and o.payment_method = 'cod';
alter table public.shipments enable trigger user;

-- Every sale took its items out of the stock, down to what is left now.
delete from private.stock_movements where true;
insert into private.stock_movements (variant_id, at, reason, before, after, order_id)
select v.id, i.placed_at, 'sale', v.quantity + i.later + i.quantity, v.quantity + i.later, i.order_id
from (
  select n.*, coalesce(sum(n.quantity) over (partition by n.variant_id order by n.placed_at desc, n.id
    rows between unbounded preceding and 1 preceding), 0)::int as later
  from public.order_items n
) i join public.product_variants v on v.id = i.variant_id
order by i.placed_at, i.id desc;
commit;
analyze;
