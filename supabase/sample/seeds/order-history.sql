-- The sample shop's past: what was ordered in the months before the dozen of orders.sql, more from week to week, so
-- that figures and charts have something to show. Always the same orders, at the same distance from today; the stock is
-- what is left after them. `shop.history_orders` makes them more or fewer, for measurements.
create function pg_temp.roll(p_n bigint, p_what text) returns double precision
language sql immutable as $$ select ('x' || substr(md5(p_what || p_n), 1, 8))::bit(32)::bigint / 4294967296.0 $$;
-- The p_n-th name of a list, from the start again after the last.
create function pg_temp.nth(p_list text, p_n bigint) returns text
language sql immutable as $$ select split_part(p_list, ',', (p_n % (length(p_list) - length(replace(p_list, ',', '')) + 1))::int + 1) $$;

create temporary table history as
with settings as (
  select n.orders, case when n.orders > 5000 then 730 else 120 end as days, greatest(60, n.orders * 2 / 5) as people
  from (select coalesce(nullif(current_setting('shop.history_orders', true), ''), '420')::int as orders) n
), rolled as (
  select n, gen_random_uuid() as id,
    -- At least a day and a half ago, and of an hour at which people shop.
    date_trunc('day', now()) - make_interval(days => 2 + (s.days * pg_temp.roll(n, 'age') ^ 1.35)::int)
      + make_interval(secs => 28800 + 54000 * sqrt(pg_temp.roll(n, 'hour'))) as at,
    (s.people * pg_temp.roll(n, 'who') ^ 1.8)::int as who,
    pg_temp.roll(n, 'status') as fate,
    case when pg_temp.roll(n, 'pay') < 0.42 then 'cod' when pg_temp.roll(n, 'pay') < 0.87 then 'card' else 'bank' end as method
  from settings s, generate_series(1, s.orders) as n
)
select r.*, case
    when r.fate < 0.04 then 'cancelled'
    when r.at > now() - interval '3 days' then case when r.fate < 0.3 then 'processing' else 'shipped' end
    when r.at > now() - interval '9 days' then case when r.fate < 0.5 then 'shipped' else 'delivered' end
    else 'delivered'
  end as status
from rolled r;

create temporary table history_products as
-- In a shop for measurements everything was there from the beginning, so that each order has items.
select p.id, case when (select count(*) from history) > 5000 then '-infinity' else p.created_at end as created_at, row_number() over (order by p.featured_rank nulls last, p.slug) as place, count(*) over () as goods
from public.products p where p.status = 'live';

create temporary table history_lines as
with lines as (
  select h.n, h.id as order_id, h.at, line, h.n * 8 + line as dice
  from history h, generate_series(1, 1 + (3.4 * pg_temp.roll(h.n, 'lines') ^ 1.6)::int) as line
), wanted as (
  -- Four of five orders begin with one of the best sellers, which are the last four of the shop's chosen forty; seven of
  -- ten other items are among the forty, which come first.
  select l.*, case when l.line = 1 and l.n % 25 < 20 then 37 + (l.n % 25 > 6)::int + (l.n % 25 > 11)::int + (l.n % 25 > 15)::int
                   when pg_temp.roll(l.dice, 'chosen') < 0.7 then 1 + floor(40 * pg_temp.roll(l.dice, 'place') ^ 1.5)
                   else 1 + floor(pg_temp.roll(l.dice, 'place') * g.goods) end::bigint as place
  from lines l, (select goods from history_products limit 1) g
), once as (
  select distinct on (w.n, w.place) w.* from wanted w order by w.n, w.place, w.line
)
select o.n, o.order_id, o.line, p.id as product_id, p.slug, p.title, coalesce(w.src, p.image_url) as image_url, p.price, v.id as variant_id, v.size, v.color,
  case when pg_temp.roll(o.dice, 'two') < 0.12 then 2 else 1 end as quantity
from once o
-- No one has ordered a product before it came in.
join history_products g on g.place = o.place and g.created_at < o.at
join public.products p on p.id = g.id
cross join lateral (
  select v.id, v.size, v.color from public.product_variants v
  where v.product_id = p.id order by md5(v.size || v.color || o.dice) limit 1
) v
-- The picture of the color that was bought.
left join lateral (select i ->> 'src' as src from jsonb_array_elements(p.images) as i where i ->> 'color' = v.color limit 1) w on true;
-- A roll may have met a product that is not there.
delete from history h where not exists (select from history_lines l where l.n = h.n);

-- The triggers tell customers and take stock: of what is past that is done.
alter table public.orders disable trigger user;
insert into public.orders (id, customer_name, customer_email, customer_phone, shipping_address, payment_method,
  paid_amount, refunded_amount, cancel_reason, order_status, subtotal, shipping_cost, total_amount, tracking_number, carrier, shipping_method, estimated_from, estimated_delivery, cancelled_at, created_at, updated_at)
select h.id, c.first || ' ' || c.last, lower(translate(c.first || '.' || c.last, ' ''', '')) || h.who || '@example.com',
  '+212 66' || lpad(h.who::text, 7, '0'),
  jsonb_build_object('address', 1 + h.who % 140 || ' ' || c.street, 'city', c.place[1], 'zipCode', c.place[2], 'country', c.place[3]),
  h.method,
  -- What payments.sql adds the payments and refunds of.
  case when h.method <> 'cod' or h.status = 'delivered' then s.subtotal + s.shipping else 0 end,
  case when h.method <> 'cod' and h.status = 'cancelled' then s.subtotal + s.shipping else 0 end,
  case when h.status = 'cancelled' then case when h.method = 'cod' then 'unreachable' else 'customer' end end, h.status, s.subtotal, s.shipping, s.subtotal + s.shipping,
  case when h.status in ('shipped', 'delivered') then 'AM' || 70000000 + h.n || 'MA' end,
  case when h.status in ('shipped', 'delivered') then 'Amana' end,
  'Standard Shipping', h.at::date + 7, h.at::date + 15, case when h.status = 'cancelled' then h.at + interval '1 hour' end, h.at, h.at
from history h
join (select n, sum(price * quantity) as subtotal, case when sum(price * quantity) > 49 then 0 else 7.99 end as shipping
      from history_lines group by n) s on s.n = h.n
-- Names, streets and towns of Morocco, and every third time of another country.
join (values
  (0, 5, 'MA', 'Salma,Yasmine,Khadija,Imane,Karim,Nora,Leila,Amal,Youssef,Zineb,Hanae,Meryem,Omar,Sanae,Ghita,Mehdi,Houda,Kenza,Laila',
    'Alaoui,Bennani,El Fassi,Tazi,Berrada,Chraibi,Idrissi,Amrani,Lahlou,Naciri,Ouazzani,Sefrioui,Tahiri',
    'Rue Ibn Batouta,Avenue Hassan II,Rue de la Victoire,Derb Lamrani,Avenue Mohammed V,Rue de Fès,Rue des Orangers',
    'Casablanca/20250,Rabat/10090,Marrakesh/40000,Fès/30110,Tangier/90000,Agadir/80000'),
  (6, 6, 'FR', 'Claire,Emma,Lucas,Ines,Camille,Manon,Sophie', 'Moreau,Dubois,Garnier,Lambert,Perrin', 'Rue Mercière,Rue de la Charité,Cours Gambetta', 'Lyon/69002'),
  (7, 7, 'DE', 'Lena,Anna,Jonas,Marie,Hannah', 'Fischer,Weber,Jansen,Novak', 'Lange Reihe,Koppel,Bremer Reihe', 'Hamburg/20099'),
  (8, 8, 'PT', 'Sofia,Marta,Ana,Hugo,Beatriz,Joana', 'Silva,Rocha,Costa,Moura,Pinto', 'Rua das Flores,Rua do Almada,Rua de Cedofeita', 'Porto/4050-265')
) as o (low, high, country, firsts, lasts, streets, cities) on h.who % 9 between o.low and o.high
cross join lateral (select pg_temp.nth(o.firsts, h.who) as first, pg_temp.nth(o.lasts, h.who / 5) as last, pg_temp.nth(o.streets, h.who) as street,
  string_to_array(pg_temp.nth(o.cities, h.who % 9), '/') || o.country as place) c;

alter table public.order_items disable trigger index_items_on_insert;
insert into public.order_items (order_id, product_id, variant_id, product_name, product_slug, product_image, size, color, price, quantity, position,
  placed_at)
select l.order_id, l.product_id, l.variant_id, l.title, l.slug, l.image_url, l.size, l.color, l.price, l.quantity,
  (row_number() over (partition by l.n order by l.line) - 1)::int, h.at
from history_lines l join history h on h.n = l.n;

insert into public.order_events (order_id, status, actor, at)
select h.id, e.status, e.actor, h.at + e.later
from history h
cross join lateral (values
  ('pending', 'customer', interval '0', true),
  ('processing', 'owner', interval '7 hours', h.status in ('processing', 'shipped', 'delivered')),
  ('shipped', 'owner', interval '1 day', h.status in ('shipped', 'delivered')),
  ('delivered', 'owner', interval '3 days', h.status = 'delivered'),
  ('cancelled', case when h.method = 'cod' then 'owner' else 'customer' end, interval '1 hour', h.status = 'cancelled')
) as e (status, actor, later, happened)
where e.happened
order by h.at + e.later;

-- Tokens that no browser has.
insert into private.order_keys (order_id, token_hash, request_hash)
select id, sha256(convert_to('history ' || n, 'UTF8')), sha256(convert_to('request ' || n, 'UTF8')) from history;
alter table public.orders enable trigger user;
alter table public.order_items enable trigger index_items_on_insert;
-- Without it every line is looked for in the whole of a table that was empty.
analyze public.orders, public.order_items;
-- The triggers that keep the sums of sales and the search were off.
select private.recount_sales();
select private.index_orders(array(select id from history));
-- Whole orders are sent, so their lines need no check.
alter table public.shipments disable trigger user;
alter table public.shipment_items disable trigger user;
select private.add_missing_parcels();
alter table public.shipments enable trigger user;
alter table public.shipment_items enable trigger user;
drop table history, history_products, history_lines;
