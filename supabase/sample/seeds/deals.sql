-- Deals for the next sixty days: no product is in two kinds of them. To be loaded after the orders: what a deal has sold
-- is the sum of their items.

-- ------------------------------------------------------------------ the home page's flash sale
-- Every six hours another six, the first end in 2:45:32: five of ranks 2 to 11, and a generated mini at 95 % off.
-- Without the generated catalogue, rank 12 or 13 takes its place.
insert into public.deals (product_id, kind, deal_price, total, sold, starts_at, ends_at)
select p.id, 'flash', p.deal_price, p.total, 0, s.ends_at - interval '6 hours', s.ends_at
from (select n, now() + interval '2 hours 45 minutes 32 seconds' + n * interval '6 hours' as ends_at
      from generate_series(0, 239) as n) s
cross join lateral (
  select p.id, 40 + p.featured_rank * 3 as total, p.featured_rank as place,
    round(p.price * 0.85, 2) - mod(round(p.price * 0.85, 2), 1) + 0.49 as deal_price
  from public.products p where p.featured_rank between 2 and 13 and (p.featured_rank + s.n) % 2 = 0
  union all
  select p.id, 60, 0, round(p.original_price * 0.05, 2)
  from public.products p where p.slug = (array['mini-satin-lipstick', 'mini-nail-polish'])[s.n % 2 + 1]
  order by place limit 6
) p;

-- ------------------------------------------------------------------ flash deals by the hour
-- Six every four hours, on two alternating sets: the first six end in 1:23:45, the next six begin in 47 minutes.
insert into public.deals (product_id, kind, deal_price, total, sold, starts_at, ends_at)
select p.id, 'flash', round(p.price * 0.78 + 0.01, 1) - 0.01, m.total, 0,
  d.ends_at - interval '4 hours 36 minutes 45 seconds', d.ends_at
from (select n, now() + interval '1 hour 23 minutes 45 seconds' + n * interval '4 hours' as ends_at
      from generate_series(0, 359) as n) d
cross join lateral (
  select rank, place, 22 + place * 4 as total
  from unnest(case d.n % 2 when 0 then array[20, 15, 19, 17, 24, 22] else array[16, 14, 40, 18, 37, 23] end)
    with ordinality as r (rank, place)
) m
join public.products p on p.featured_rank = m.rank;

-- ------------------------------------------------------------------ daily deals
-- Four a day at 58, 56, 62 and 55 % off, the first day ends in 23:45:32. Each place goes round its own products: two
-- curated ones and, with the generated catalogue, one of each of ten collections. Prices end in 9 and keep the whole percent.
with chosen as (
  select m.slot, p.id, p.price, p.original_price, m.turn
  from (values (1, 38, 1), (2, 21, 1), (3, 39, 1), (4, 26, 1), (1, 27, 7), (2, 31, 7), (3, 28, 7), (4, 34, 7)) as m (slot, rank, turn)
  join public.products p on p.featured_rank = m.rank
  union all
  select r.slot, r.id, r.price, r.original_price, case when c.place < 6 then c.place + 1 else c.place + 2 end
  from unnest(array['dresses', 'mens-shirts', 'kids-4-8', 'bags', 'knitwear',
                    'skincare', 'outerwear', 'mens-pants', 'jewelry', 'toddler']) with ordinality as c (collection, place)
  cross join lateral (
    select p.id, p.price, p.original_price, row_number() over (order by p.quantity desc, p.slug) as slot
    from public.products p
    where p.collection_slug = c.collection and p.featured_rank is null and p.status = 'live'
      and p.original_price >= 14 and p.discount between 15 and 45 and p.quantity >= 30
    limit 4
  ) r
), placed as (
  select c.*, row_number() over (partition by c.slot order by c.turn, c.id) - 1 as place, count(*) over (partition by c.slot) as places
  from chosen c
)
insert into public.deals (product_id, kind, deal_price, total, sold, starts_at, ends_at)
select p.id, 'daily', round(coalesce(p.original_price, p.price) * (1 - s.percent / 100.0) + 0.01, 1) - 0.01, 48 + s.slot * 6, 0, d.ends_at - interval '1 day', d.ends_at
from (select n, now() + interval '23 hours 45 minutes 32 seconds' + n * interval '1 day' as ends_at
      from generate_series(0, 59) as n) d
cross join (values (1, 58), (2, 56), (3, 62), (4, 55)) as s (slot, percent)
join placed p on p.slot = s.slot and p.place = d.n % p.places;

-- ------------------------------------------------------------------ what they have sold
-- Of the sample orders, what was bought while a deal ran was bought at its price. The triggers are off: nothing else changes.
alter table public.orders disable trigger user;
alter table public.order_items disable trigger user;
alter table public.payments disable trigger user;

update public.order_items i set deal_id = d.id, price = d.deal_price
from public.deals d, public.orders o
where d.product_id = i.product_id and i.placed_at >= d.starts_at and i.placed_at < d.ends_at
  and o.id = i.order_id and o.order_status <> 'cancelled';

update public.orders o set subtotal = s.subtotal, shipping_cost = s.shipping, total_amount = s.subtotal + s.shipping
from (
  select i.order_id, sum(i.price * i.quantity) as subtotal, case when sum(i.price * i.quantity) > 49 then 0 else 7.99 end as shipping
  from public.order_items i
  where i.order_id in (select x.order_id from public.order_items x where x.deal_id is not null)
  group by 1
) s
where o.id = s.order_id;
update public.payments p set amount = o.total_amount
from public.orders o
where o.id = p.order_id and o.id in (select i.order_id from public.order_items i where i.deal_id is not null);

update public.deals d set sold = s.units
from (select i.deal_id, sum(i.quantity)::int as units from public.order_items i group by 1) s
where s.deal_id = d.id;

alter table public.payments enable trigger user;
alter table public.order_items enable trigger user;
alter table public.orders enable trigger user;
