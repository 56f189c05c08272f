-- The range behind the curated products, for a machine of one's own: put together from the pictures
-- (generated-pictures.sql) and the words (generated-words.sql) until every collection holds what generated_plan says.
-- The same every time: whatever looks like chance is a hash of the product's number, counted from the newest.
-- `set shop.generated_scale = 10` before it makes ten times as many (npm run db:scale).

-- A number from 0 below p_size for a product's number; another p_salt gives another one.
create function pg_temp.draw(p_number bigint, p_salt bigint, p_size int) returns int
language sql immutable
as $$ select ((hashint8extended(p_number, p_salt) & 9223372036854775807) % p_size)::int $$;

create temporary table generated_scale as
select coalesce(nullif(current_setting('shop.generated_scale', true), ''), '1')::numeric as n;

-- ------------------------------------------------------------------ two minis at a tenth of their price
-- One or the other is in every round of the flash sale (deals.sql). Nothing else is reduced as much.
insert into public.products
  (slug, title, collection_slug, price, original_price, sizes, colors, quantity, description, details, image_url, images, created_at, updated_at)
select m.slug, m.title, 'makeup', 0.99, 9.99, array[m.size], coalesce(string_to_array(nullif(p.color, ''), ','), '{}'),
  96, m.description, m.details::jsonb, p.src,
  jsonb_build_array(jsonb_build_object('src', p.src, 'alt', p.alt, 'color', nullif(p.color, ''), 'view', 'front')),
  now() - m.age, now() - m.age
from (values
  ('mini-satin-lipstick', 'Mini Satin Lipstick', 'lipstick', '1.2 g', interval '300 days 3 hours',
   'A third of our satin lipstick, for pockets and first tries. The case is last year''s, the colour is not.',
   '[{"name": "Contains", "value": "Argan oil, vitamin E"}, {"name": "Finish", "value": "Satin"}, {"name": "Free from", "value": "Parabens"}]'),
  ('mini-nail-polish', 'Mini Nail Polish', 'nail-polish', '4 ml', interval '310 days 7 hours',
   'Enough for a month of Sundays, in a bottle that may fly as hand luggage. The label is the old one, the polish is fresh.',
   '[{"name": "Finish", "value": "High shine"}, {"name": "Brush", "value": "Flat and broad"}, {"name": "Free from", "value": "Ten common solvents"}]')
) as m (slug, title, kind, size, age, description, details)
cross join lateral (select * from generated_pictures r where r.kind = m.kind order by r.color = 'Red' desc, r.src limit 1) p;

-- ------------------------------------------------------------------ how many of what
-- A line is what a collection holds of one kind. Kinds without a picture drop out and leave their share to the others.
-- Its pool is the titles that it draws from.
create temporary table generated_lines as
select row_number() over (order by l.collection, l.kind)::int as line, l.collection, l.department, l.kind, l.sizes, l.pool,
  l.pictures, l.colors, l.wanted, cardinality(l.pictures) as choice,
  round(l.wanted * l.upto / l.whole)::int - round(l.wanted * (l.upto - l.weight) / l.whole)::int as share
from (
  select m.*, c.department, coalesce(m.words, m.kind) || coalesce(':' || m.nouns, '') as pool, p.pictures, p.colors,
    (sum(m.weight) over (partition by m.collection order by m.kind))::numeric as upto,
    sum(m.weight) over (partition by m.collection) as whole,
    greatest(0, round(t.total * (select n from generated_scale))::int
      - (select count(*)::int from public.products x where x.collection_slug = m.collection and x.archived_at is null)) as wanted
  from generated_mix m
  join generated_plan t on t.collection = m.collection
  join public.collections c on c.slug = m.collection
  cross join lateral (
    select array_agg(r.src order by hashtextextended(r.src, 0)) as pictures,
           array_agg(r.color order by hashtextextended(r.src, 0)) as colors
    from generated_pictures r
    where r.kind = m.kind and (m.patterns is null or r.pattern = any (string_to_array(m.patterns, ',')))
  ) p
  where p.pictures is not null
) l;

-- ------------------------------------------------------------------ in which order
-- Each kind is spread evenly over its department, taking turns between the collections that hold it; number 1 is the
-- newest. Its pictures go round, and neighbours in a department or a collection take another when theirs would have
-- the same colour.
create temporary table generated_order as
with spread as (
  select l.line, l.department, l.kind, row_number() over (partition by l.department, l.kind order by (j - 0.5) / l.share, l.line) as turn,
    count(*) over (partition by l.department, l.kind) as turns
  from generated_lines l cross join lateral generate_series(1, l.share) as j
), numbered as (
  select s.line, (s.turn - 1)::int as turn, row_number() over (
    order by (s.turn - 0.5 + 0.8 * (pg_temp.draw(hashtext(s.department || s.kind), 1, 1000) / 1000.0 - 0.5)) / s.turns, s.line)::int as number
  from spread s
), offered as (
  -- Each round begins with another picture: kinds that keep step would meet in the same colours again and again.
  select n.line, n.number, n.turn + pg_temp.draw(n.line * 100000 + n.turn / l.choice, 13, l.choice) as turn
  from numbered n join generated_lines l on l.line = n.line
), beside as (
  select o.*, lag(l.colors[o.turn % l.choice + 1]) over (partition by l.department order by o.number) as above,
    lag(l.colors[o.turn % l.choice + 1]) over (partition by l.collection order by o.number) as before
  from offered o join generated_lines l on l.line = o.line
), shown as (
  select b.number, l.line, l.pool, l.pictures[(b.turn + (
    select s from generate_series(0, 3) as s
    order by l.colors[(b.turn + s) % l.choice + 1] in (b.above, b.before), s limit 1)) % l.choice + 1] as src
  from beside b join generated_lines l on l.line = b.line
)
select s.number, s.line, s.pool, s.src, r.pattern,
  (row_number() over (partition by s.pool, w.word order by s.number) - 1)::int as turn
from shown s
join generated_pictures r on r.src = s.src
left join generated_patterns w on w.pattern = r.pattern;

-- ------------------------------------------------------------------ what they are called
-- What a pool has to put titles together from, per pattern. A fabric that is bound to the pattern leaves no room for others.
create temporary table generated_pools as
select l.pool, l.pattern, k.kind, coalesce(w.word, '') as word, coalesce(s.styles, '{}') as styles, k.features, k.uses, k.fits,
  string_to_array(coalesce(nullif(split_part(l.pool, ':', 2), ''), k.nouns), ',') as nouns, f.bound, f.fabrics, f.cloths
from (select distinct o.pool, o.pattern from generated_order o) l
join generated_kinds k on k.kind = split_part(l.pool, ':', 1)
left join generated_patterns w on w.pattern = l.pattern
left join (select styles as name, array_agg(word) as styles from generated_styles group by 1) s on s.name = k.styles
cross join lateral (
  select e.pattern <> '' as bound, array_agg(c.fabric order by c.fabric) as fabrics, array_agg(c.word order by c.fabric) as cloths
  from (select split_part(e, '@', 1) as fabric, split_part(e, '@', 2) as pattern from unnest(string_to_array(k.fabrics, ',')) as e) e
  join generated_fabrics c on c.fabric = e.fabric
  group by e.pattern order by e.pattern = l.pattern desc, e.pattern limit 1
) f;

-- Three of five titles are [feature] [fabric] [pattern] noun as long as there are new ones, the others begin with the
-- name of a style. A turn is a combination: steps of a prime through all of them.
create temporary table generated_titles as
with sized as (
  select p.*, cardinality(p.nouns) as n, cardinality(p.features) as f, cardinality(p.styles) as s, cardinality(p.cloths) as c,
    p.cloths[1] <> '' as spoken, case when p.bound or p.cloths[1] = '' then 0 else 1 end as unspoken, abs(hashtext(p.pool)) % 1000 as start
  from generated_pools p
), turns as (
  select o.number, p.*, case when cardinality(p.styles) = 0 then o.turn when o.turn % 5 in (0, 2, 4) then o.turn / 5 * 3 + o.turn % 5 / 2 end as plain_turn,
    o.turn / 5 * 2 + o.turn % 5 / 2 as style_turn, p.f * p.n * case when p.spoken then p.c + p.unspoken else 1 end as plain_room
  from generated_order o join sized p on p.pool = o.pool and p.pattern = o.pattern
), shaped as (
  -- Beyond the plain ones' room a turn takes the odd numbers of the others.
  select t.*, t.s = 0 or (t.plain_turn is not null and t.plain_turn < t.plain_room) as plain,
    case when t.plain_turn is null then 2 * t.style_turn else 2 * (t.plain_turn - t.plain_room) + 1 end as style_number
  from turns t
), drawn as (
  -- 1 [style] [feature], 2 [style] [fabric], 3 all three.
  select s.*, case when s.plain then 0 when s.style_number / 2 % 8 = 3 then 2 when s.bound or s.style_number / 2 % 2 = 1 then 3 else 1 end as shape,
    case when s.plain then (s.plain_turn::bigint * 7919 + s.start) % s.plain_room
      when s.style_number / 2 % 8 = 3 then (s.style_number / 16 * 2 + s.style_number % 2)::bigint * 7919 + s.start
      else s.style_number::bigint * 7919 + s.start end as step
  from shaped s
), picked as (
  select d.*,
    case when d.plain then d.step % d.f else (d.step / d.s / d.n) % d.f end::int + 1 as feature,
    case when d.plain then d.step / d.f else d.step / d.s end::int % d.n + 1 as noun,
    case when d.plain then d.step / d.f / d.n when d.shape = 2 then d.step / d.s / d.n else d.step / d.s / d.n / d.f end::int as cloth,
    case when d.plain then 0 else d.step % d.s + 1 end::int as style
  from drawn d
)
select p.number, p.kind, p.nouns[p.noun] as noun, split_part(p.features[p.feature], '|', 2) as clause,
  p.fabrics[p.cloth % p.c + 1] as fabric, p.uses, p.fits,
  btrim(regexp_replace(concat_ws(' ',
    case when not p.spoken then p.word end,
    case when not p.plain then p.styles[p.style] end,
    case when p.shape <> 2 then split_part(p.features[p.feature], '|', 1) end,
    case when p.shape <> 1 and (p.cloth < p.c or not p.plain) then p.cloths[p.cloth % p.c + 1] end,
    case when p.spoken then p.word end,
    ltrim(p.nouns[p.noun], '*')), '\s+', ' ', 'g')) as title
from picked p;

-- ------------------------------------------------------------------ what they cost, in which sizes
-- A bit more than half is discounted, mostly by 10 to 50 per cent; a few reach their department's highest.
create temporary table generated_products as
with regular as (
  select t.number, t.title, t.noun, t.clause, t.uses, t.fits, t.fabric, o.src, l.collection, l.department, l.sizes,
    k.low + pg_temp.draw(t.number, 2, k.high - k.low + 1) + k.ending as regular, k.ending,
    case when pg_temp.draw(t.number, 3, 100) < 55 then
      (array[10, 15, 15, 20, 20, 20, 25, 25, 30, 30, 30, 35, 40, 40, 45, 50, 50, 55, 60, 65])[1 + pg_temp.draw(t.number, 4, 20)] end as wish,
    case l.department when 'women' then 70 when 'men' then 65 else 60 end as highest
  from generated_titles t
  join generated_order o on o.number = t.number
  join generated_lines l on l.line = o.line
  join generated_kinds k on k.kind = t.kind
), chosen as (
  -- Rounding to a fine price moves a small one's discount by more: those stay further below the highest.
  select r.*, r.wish is not null and r.regular >= 24 and pg_temp.draw(r.number, 5, 60) = 0 as reaches,
    case when r.wish is not null then least(r.wish, r.highest - case when r.regular < 12 then 20 else 5 end) end as percent
  from regular r
), priced as (
  select c.*, case when c.reaches then ceil((c.regular + 1) / 10) * 10 - 0.01 when c.percent is not null then c.regular end as was
  from chosen c
)
select p.number, case when exists (select 1 from public.products x where x.title = p.title) then 'Classic ' else '' end || p.title as title,
  p.src, p.collection, p.fabric, p.fits[1 + pg_temp.draw(p.number, 6, cardinality(p.fits))] as fit,
  p.was as original_price,
  case when p.reaches then round(p.was * (100 - p.highest) / 100, 2)
    when p.percent is null then p.regular
    else least(p.regular - 1, greatest(1, round(p.regular * (100 - p.percent) / 100 - p.ending)) + p.ending) end as price,
  case when s.choices is null then array[(string_to_array(p.sizes, '/'))[1 + pg_temp.draw(p.number, 7, cardinality(string_to_array(p.sizes, '/')))]]
    else string_to_array(s.choices[1 + pg_temp.draw(p.number, 7, cardinality(s.choices))], ',') end as sizes,
  -- "A tee with a neck that stays round, for every day there is." What begins with "for" itself stands alone.
  case when p.noun like '*%' then upper(substr(n.noun, 1, 1)) || substr(n.noun, 2)
    when n.noun ~ '^(?!one)[aeiou]' then 'An ' || n.noun else 'A ' || n.noun end || ' ' || p.clause
    || case when p.clause like 'for %' then '' else ', ' || p.uses[1 + pg_temp.draw(p.number, 8, cardinality(p.uses))] end || '. '
    || f.lines[1 + pg_temp.draw(p.number, 9, cardinality(f.lines))] as description,
  f.made, f.care
from priced p
join generated_fabrics f on f.fabric = p.fabric
cross join lateral (select replace(replace(lower(ltrim(p.noun, '*')), 't-shirt', 'T-shirt'), 'chelsea', 'Chelsea') as noun) n
left join (select sizes, array_agg(array_to_string(choice, ',') order by choice) as choices from generated_sizes group by 1) s
  on s.sizes = p.sizes;

-- ------------------------------------------------------------------ how many are left
-- Of a hundred variants about nine run low and seven are gone; of a hundred products two are gone altogether.
create temporary table generated_stock as
select md5('range ' || g.number)::uuid as product_id, g.number, s.size, s.place,
  case when pg_temp.draw(g.number, 10, 50) = 0 then 0
    when d.draw < 5 and cardinality(g.sizes) > 1 then 0
    when d.draw < 14 then 1 + d.draw % 4
    else 8 + pg_temp.draw(g.number * 16 + s.place, 12, 53) end as quantity
from generated_products g
cross join lateral unnest(g.sizes) with ordinality as s (size, place)
cross join lateral (select pg_temp.draw(g.number * 16 + s.place, 11, 100) as draw) d;

-- ------------------------------------------------------------------ into the shop
-- Their variants, sums and sizes are known here: the triggers that would work them out one by one rest meanwhile.
alter table public.products disable trigger product_make_variants_on_insert;
alter table public.product_variants disable trigger variants_sum_on_insert;
-- And an index is made faster than it is kept.
create temporary table generated_indexes as
select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
from pg_index i where i.indrelid = 'public.products'::regclass and not i.indisunique;
do $$
declare
  v_name text;
begin
  for v_name in select name from generated_indexes loop
    execute 'drop index ' || v_name;
  end loop;
end
$$;

-- As many came in over the last seven days as the new arrivals' banner says, the curated ones among them; the others
-- over the eighteen months before.
insert into public.products (id, slug, title, collection_slug, price, original_price, sizes, sizes_left, colors, quantity,
  description, details, image_url, images, created_at, updated_at)
select md5('range ' || g.number)::uuid, s.slug || case when s.times > 1 then '-' || s.times else '' end, g.title, g.collection,
  g.price, g.original_price, g.sizes, q.sizes_left, case when r.color = '' then '{}' else array[r.color] end, q.quantity,
  g.description,
  jsonb_build_array(
    jsonb_build_object('name', split_part(g.made, ': ', 1), 'value', split_part(g.made, ': ', 2)),
    jsonb_build_object('name', split_part(g.fit, ': ', 1), 'value', split_part(g.fit, ': ', 2)),
    jsonb_build_object('name', split_part(g.care, ': ', 1), 'value', split_part(g.care, ': ', 2))),
  r.src, jsonb_build_array(jsonb_build_object('src', r.src, 'alt', r.alt, 'color', nullif(r.color, ''), 'view', 'front')),
  t.at, t.at
from generated_products g
join generated_pictures r on r.src = g.src
join (
  select x.number, x.slug, row_number() over (partition by x.slug order by x.number) + count(p.slug) over (partition by x.slug) as times
  from (select number, regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g') as slug from generated_products) x
  left join public.products p on p.slug = x.slug
) s on s.number = g.number
join (
  select number, sum(quantity)::int as quantity, coalesce(array_agg(size order by place) filter (where quantity > 0), '{}') as sizes_left
  from generated_stock group by 1
) q on q.number = g.number
cross join (
  select count(*) as n, greatest(1, round(156 * (select n from generated_scale))
    - (select count(*) from public.products p where p.created_at > now() - interval '7 days' and p.archived_at is null))::int as fresh
  from generated_products
) a
cross join lateral (
  select now() - interval '1 day' * case when g.number <= a.fresh then 0.15 + 5.3 * (g.number - 0.5) / a.fresh
    else 7.05 + 540.0 * (g.number - a.fresh) / (a.n - a.fresh) end as at
) t
order by g.number;

insert into public.product_variants (product_id, size, color, quantity)
select s.product_id, s.size, coalesce(p.colors[1], ''), s.quantity
from generated_stock s join public.products p on p.id = s.product_id
order by s.product_id, s.place;

do $$
declare
  v_definition text;
begin
  for v_definition in select definition from generated_indexes loop
    execute v_definition;
  end loop;
end
$$;
alter table public.products enable trigger product_make_variants_on_insert;
alter table public.product_variants enable trigger variants_sum_on_insert;

drop table generated_scale, generated_lines, generated_order, generated_pools, generated_titles, generated_products, generated_stock, generated_indexes,
  generated_plan, generated_mix, generated_sizes, generated_patterns, generated_styles, generated_fabrics, generated_kinds, generated_pictures;
drop function pg_temp.draw(bigint, bigint, int);
