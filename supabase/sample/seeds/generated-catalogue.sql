-- The generated catalogue behind the curated products, for the local shop: put together from what can be shown
-- (generated-looks.sql) and the words (generated-words.sql) until every collection holds what generated_plan says.
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
select m.slug, m.title, 'makeup', 0.99, 9.99, array[m.size], array['Red'], 96, m.description, m.details::jsonb, v.images -> 0 ->> 'src', v.images,
  now() - m.age, now() - m.age
from (values
  ('mini-satin-lipstick', 'Mini Satin Lipstick', 'lipstick', '1.2 g', interval '300 days 3 hours',
   'A third of our satin lipstick, for pockets and first tries. The case is last year''s, the colour is not.',
   '[{"name": "Contains", "value": "Argan oil, vitamin E"}, {"name": "Finish", "value": "Satin"}, {"name": "Free from", "value": "Parabens"}]'),
  ('mini-nail-polish', 'Mini Nail Polish', 'nail-polish', '4 ml', interval '310 days 7 hours',
   'Enough for a month of Sundays, in a bottle that may fly as hand luggage. The label is the old one, the polish is fresh.',
   '[{"name": "Finish", "value": "High shine"}, {"name": "Brush", "value": "Flat and broad"}, {"name": "Free from", "value": "Ten common solvents"}]')
) as m (slug, title, kind, size, age, description, details)
cross join lateral (
  select jsonb_agg(jsonb_build_object('src', '/catalogue/' || m.kind || '/plain-m00010/red-' || w.view || '.webp',
    'alt', m.title || ' in red' || w.words, 'color', 'Red', 'view', w.view) order by w.place) as images
  from (values (1, 'front', ', the cap beside it'), (2, 'detail', ', close up'), (3, 'angle', ' on its side')) as w (place, view, words)
) v;

-- ------------------------------------------------------------------ how many of what
-- A line is what a collection holds of one kind. Its pool is the titles that it draws from, its cut whom it is made for.
create temporary table generated_lines as
select row_number() over (order by l.collection, l.kind)::int as line, l.collection, l.department, l.kind, l.cut, l.sizes, l.pool, l.patterns,
  round(l.wanted * l.upto / l.whole)::int - round(l.wanted * (l.upto - l.weight) / l.whole)::int as share
from (
  select m.collection, m.kind, m.sizes, m.weight, string_to_array(m.patterns, ',') as patterns, c.department,
    case c.department when 'men' then 'm' when 'kids' then 'k' else 'w' end as cut,
    coalesce(m.words, m.kind) || coalesce(':' || m.nouns, '') as pool,
    (sum(m.weight) over (partition by m.collection order by m.kind))::numeric as upto,
    sum(m.weight) over (partition by m.collection) as whole,
    greatest(0, round(t.total * (select n from generated_scale))::int
      - (select count(*)::int from public.products x where x.collection_slug = m.collection and x.status = 'live')) as wanted
  from generated_mix m
  join generated_plan t on t.collection = m.collection
  join public.collections c on c.slug = m.collection
) l;

-- ------------------------------------------------------------------ in which order
-- Each kind is spread evenly over its department, taking turns between the collections that hold it; number 1 is the newest.
create temporary table generated_order as
with spread as (
  select l.line, l.department, l.kind, row_number() over (partition by l.department, l.kind order by (j - 0.5) / l.share, l.line) as turn,
    count(*) over (partition by l.department, l.kind) as turns
  from generated_lines l cross join lateral generate_series(1, l.share) as j
)
select s.line, row_number() over (
  order by (s.turn - 0.5 + 0.8 * (pg_temp.draw(hashtext(s.department || s.kind), 1, 1000) / 1000.0 - 0.5)) / s.turns, s.line)::int as number
from spread s;
-- Without its sizes the planner takes these tables for empty ones and joins them row by row.
analyze generated_lines;
analyze generated_order;

-- ------------------------------------------------------------------ which designs
-- A design is a kind's cut, pattern, decoration, fit, length and second colour; its colours are variants of one product.
-- Up to three colours of a pattern go together, so that a design can come back in others. Steps of a prime through all
-- of them never meet one twice; plain ones come first.
create temporary table generated_choices as
with looks as (
  select l.kind, l.pattern, l.alt, (c.place - 1) / 3 as part, array_agg(c.color order by c.place) as colors
  from generated_looks l cross join lateral unnest(l.colors) with ordinality as c (color, place)
  group by l.kind, l.pattern, l.alt, (c.place - 1) / 3
), placed as (
  select l.*, row_number() over (partition by l.kind order by l.part, hashtextextended(l.pattern, 0)) - 1 as place,
    count(*) over (partition by l.kind) as looks
  from looks l
), needs as (
  select l.kind, l.cut, sum(l.share)::int as wanted, coalesce(sum(l.share) filter (where l.patterns is not null), 0)::int as restricted,
    (array_agg(l.patterns) filter (where l.patterns is not null))[1:1] as patterns
  from generated_lines l group by 1, 2
), steps as (
  select n.kind, n.cut, i, d.decors, d.fits, d.lengths, d.inks, k.looks,
    (i::bigint * 7919 + abs(hashtext(n.cut || n.kind)) % 1000)
      % (k.looks * cardinality(d.decors) * cardinality(d.fits) * cardinality(d.lengths) * d.inks) as step,
    i < k.looks * cardinality(d.decors) * cardinality(d.fits) * cardinality(d.lengths) * d.inks as fresh
  from needs n
  join generated_designs d on d.kind = n.kind
  join (select distinct kind, looks from placed) k on k.kind = n.kind
  cross join lateral generate_series(0, n.wanted * 4 + n.restricted * 12) as i
), designs as (
  select s.kind, s.cut, s.i, s.fresh, p.pattern, p.alt, p.colors, p.part, s.decors[1 + (r.rest % cardinality(s.decors))] as decor,
    (r.rest / cardinality(s.decors) % cardinality(s.fits))::int as fit,
    (r.rest / cardinality(s.decors) / cardinality(s.fits) % cardinality(s.lengths))::int as length,
    (r.rest / cardinality(s.decors) / cardinality(s.fits) / cardinality(s.lengths) % s.inks)::int as ink
  from steps s
  join placed p on p.kind = s.kind and p.place = s.step % s.looks
  cross join lateral (select s.step / s.looks as rest) r
)
-- A print takes a hem or a dip beside it, but no second motif.
select d.*, row_number() over (partition by d.kind, d.cut order by not d.fresh,
    pg_temp.draw(d.i, 21, 1000) / 1000.0 + case when d.decor = '0' then 0 when d.decor in ('1', '2', '6') then 0.85 when d.decor = 'l' then 0.4 else 0.6 end + case when d.fit > 0 or d.length > 0 then 0.2 else 0 end
      + case when d.fit > 0 and d.length > 0 then 0.3 else 0 end + case when d.cut = 'm' and d.length = 1 then 0.6 else 0 end, d.i) as rank
from designs d
where d.decor in ('0', '1', '4') or d.pattern in ('plain', 'cord', 'linen', 'suede', 'satin', 'gold', 'silver');
analyze generated_choices;

create temporary table generated_units as
with restricted as (
  select l.line, f.kind, f.cut, f.i, row_number() over (partition by l.line order by f.rank) as turn, l.share
  from generated_lines l join generated_choices f on f.kind = l.kind and f.cut = l.cut and f.pattern = any (l.patterns)
  where l.patterns is not null
), free as (
  select f.kind, f.cut, f.i, row_number() over (partition by f.kind, f.cut order by f.rank) as turn
  from generated_choices f
  left join restricted r on r.kind = f.kind and r.cut = f.cut and r.i = f.i and r.turn <= r.share
  where r.i is null
), turns as (
  select o.number, o.line, l.kind, l.cut, l.patterns is not null as restricted,
    row_number() over (partition by case when l.patterns is null then l.kind || l.cut else l.line::text end order by o.number) as turn,
    count(*) over (partition by case when l.patterns is null then l.kind || l.cut else l.line::text end) as turns
  from generated_order o join generated_lines l on l.line = o.line
), taken as (
  -- The best ones were chosen; they appear in another order than that of their rank.
  select t.number, t.line, t.kind, t.cut, coalesce(r.i, f.i) as i
  from turns t
  cross join lateral (select 1 + ((t.turn - 1) * 7919 + 3) % t.turns as seat) s
  left join restricted r on t.restricted and r.line = t.line and r.turn = s.seat
  left join free f on not t.restricted and f.kind = t.kind and f.cut = t.cut and f.turn = s.seat
)
select t.number, t.line, d.kind, d.pattern, d.alt, d.decor, d.fit, d.length, d.ink,
  d.pattern || '-' || d.cut || d.decor || d.fit || d.length || d.ink || pg_temp.draw(t.number, 22, 4) as design,
  -- Which of them comes first takes turns, so that neighbours differ.
  (c.colors || c.colors)[1 + t.number % c.n : c.n + t.number % c.n] as colors
from taken t
join generated_choices d on d.kind = t.kind and d.cut = t.cut and d.i = t.i
cross join lateral (
  select case when d.colors[1] = '' then '{}' else d.colors[1:least(cardinality(d.colors), 1 + (pg_temp.draw(t.number, 23, 100) < 72)::int + (pg_temp.draw(t.number, 24, 100) < 40)::int)] end as colors
) x
cross join lateral (select x.colors, greatest(cardinality(x.colors), 1) as n) c;

analyze generated_units;

-- ------------------------------------------------------------------ what they are called
-- [how it is cut] [fabric or pattern] [decoration] noun, four words at most. Of those that would be called the same, all
-- but the first begin with the name of a place.
create temporary table generated_titles as
with pools as (
  select distinct l.pool, u.pattern, k.kind, k.styles, k.features, k.uses, k.fits, k.low, k.high, k.ending, coalesce(w.word, '') as word,
    string_to_array(coalesce(nullif(split_part(l.pool, ':', 2), ''), k.nouns), ',') as nouns
  from generated_units u join generated_lines l on l.line = u.line
  join generated_kinds k on k.kind = split_part(l.pool, ':', 1)
  left join generated_patterns w on w.pattern = u.pattern
), fabrics as (
  -- A fabric that is bound to a pattern leaves no room for others.
  select p.pool, p.pattern, f.bound, f.fabrics from pools p
  join generated_kinds k on k.kind = p.kind
  cross join lateral (
    select e.pattern <> '' as bound, array_agg(e.fabric order by e.fabric) as fabrics
    from (select split_part(e, '@', 1) as fabric, split_part(e, '@', 2) as pattern from unnest(string_to_array(k.fabrics || case when k.fabrics like '%@' || p.pattern || '%' then '' else ',cord@cord,linen@linen' end, ',')) as e) e
    group by e.pattern having e.pattern in ('', p.pattern) order by e.pattern = p.pattern desc limit 1
  ) f
), chosen as (
  select u.number, p.*, u.decor, u.fit, u.length, f.bound,
    p.nouns[1 + pg_temp.draw(u.number, 31, cardinality(p.nouns))] as noun,
    1 + (row_number() over (partition by p.pool, p.pattern order by u.number) % cardinality(p.features))::int as feature_place,
    f.fabrics[1 + pg_temp.draw(u.number, 33, cardinality(f.fabrics))] as fabric,
    coalesce(nullif(g.lengths[u.length + 1], ''), g.fits[u.fit + 1]) as cut, d.word as decoration, d.clause as decoration_clause
  from generated_units u
  join generated_lines l on l.line = u.line
  join pools p on p.pool = l.pool and p.pattern = u.pattern
  join fabrics f on f.pool = l.pool and f.pattern = u.pattern
  join generated_designs g on g.kind = u.kind
  join generated_decors d on d.decor = u.decor
), worded as (
  -- What a technical piece does is said before how it is cut.
  select c.*, x.word as cloth, e.feature, k.is_technical, k.is_technical or c.cut = '' as is_labelled,
    case when k.is_technical then split_part(e.feature, '|', 1) when c.cut <> '' then c.cut when c.styles = 'none' or c.decoration = '' and split_part(e.feature, '|', 1) <> all (string_to_array((select labels from generated_unused_labels), ','))
      then split_part(e.feature, '|', 1) else '' end as lead,
    c.word <> '' and not c.bound as printed
  from chosen c join generated_fabrics x on x.fabric = c.fabric
  cross join lateral (select c.features[c.feature_place] as feature) e
  cross join lateral (select e.feature ~ '^(Smart|Hybrid|Fitness|Heated|Music|Audio|Charging|Reflective)\|' as is_technical) k
), said as (
  -- The longest of three that has four words at most and none of them twice.
  select w.*, n.pattern_word, t.title, t.place as title_place
  from worded w
  cross join lateral (select case when w.word <> w.cloth then nullif(w.word, '') end as pattern_word, ltrim(w.noun, '*') as noun_words) n
  cross join lateral (
    select btrim(regexp_replace(o.title, '\s+', ' ', 'g')) as title, o.place
    from (values
      (1, concat_ws(' ', w.lead, case when w.bound or not w.printed then w.cloth end, n.pattern_word, w.decoration, n.noun_words)),
      (2, concat_ws(' ', w.lead, case when w.bound and n.pattern_word is null then w.cloth end, n.pattern_word, w.decoration, n.noun_words)),
      (3, case when w.is_technical then concat_ws(' ', w.lead, case when w.bound and n.pattern_word is null then w.cloth end, n.pattern_word, n.noun_words) else '' end),
      (4, concat_ws(' ', case when w.bound and n.pattern_word is null then w.cloth end, n.pattern_word, w.decoration, n.noun_words)),
      (5, concat_ws(' ', case when w.bound and n.pattern_word is null then w.cloth end, n.pattern_word, n.noun_words))
    ) as o (place, title)
    where o.place = 5 or o.title <> '' and (length(o.title) <= 38 and cardinality(string_to_array(btrim(regexp_replace(o.title, '\s+', ' ', 'g')), ' ')) <= 4 and o.title !~* '\m(\w+)\M.*\m\1\M')
    order by o.place limit 1
  ) t
), sized as (
  select s.*, row_number() over (partition by s.title order by s.number) as times from said s
)
select s.number, s.noun, split_part(s.feature, '|', 2) as clause, s.decoration_clause, s.fabric, s.uses, s.fits, s.low, s.high, s.ending, s.decor, s.length, s.printed,
  concat_ws(' ', n.name, s.title) as title,
  -- What other languages make the same title of: these parts of it are there, the others null.
  s.kind, s.styles, s.feature_place, n.name as style, case when s.title_place <= 3 and s.lead <> '' then s.is_labelled end as is_labelled,
  case when s.title_place <= 3 and not s.is_labelled then s.lead end as cut, case when s.pattern_word is not null then s.pattern end as pattern,
  case when s.title_place = 1 and not (s.bound or not s.printed) or s.title_place > 1 and not (s.bound and s.pattern_word is null) then null else s.fabric end as cloth,
  case when s.title_place in (1, 2, 4) then s.decor end as decoration
from sized s
left join (select styles as name, array_agg(word) as styles from generated_styles group by 1) y on y.name = s.styles
cross join lateral (select case when s.times > 1 then y.styles[1 + (s.times + abs(hashtext(s.pool))) % cardinality(y.styles)] end as name) n;

analyze generated_titles;

-- ------------------------------------------------------------------ what they cost, in which sizes
-- The price follows from the kind, its material and the work in it. A bit more than half is discounted, mostly by 10 to
-- 50 per cent; a few reach their department's highest.
create temporary table generated_products as
with regular as (
  select t.*, l.collection, l.department, l.sizes,
    t.low + round((t.high - t.low) * least(1, 0.1 + 0.14 * g.grade + case when t.printed then 0.1 else 0 end
      + case when t.decor <> '0' then 0.12 else 0 end + (array[0, -0.06, 0.08])[t.length + 1]
      + (('x' || substr(md5(t.noun || t.clause), 1, 4))::bit(16)::int % 100) / 400.0))::int + t.ending as regular,
    case when pg_temp.draw(t.number, 3, 100) < 55 then
      (array[10, 15, 15, 20, 20, 20, 25, 25, 30, 30, 30, 35, 40, 40, 45, 50, 50, 55, 60, 65])[1 + pg_temp.draw(t.number, 4, 20)] end as wish,
    case l.department when 'women' then 70 when 'men' then 65 else 60 end as highest
  from generated_titles t
  join generated_order o on o.number = t.number
  join generated_lines l on l.line = o.line
  join generated_grades g on g.fabric = t.fabric
), chosen as (
  -- Rounding to a fine price moves a small one's discount by more: those stay further below the highest.
  select r.*, r.wish is not null and r.regular >= 24 and pg_temp.draw(r.number, 5, 60) = 0 as reaches,
    case when r.wish is not null then least(r.wish, r.highest - case when r.regular < 12 then 20 else 5 end) end as percent
  from regular r
), priced as (
  select c.*, case when c.reaches then ceil((c.regular + 1) / 10) * 10 - 0.01 when c.percent is not null then c.regular end as was
  from chosen c
)
select p.number, case when c.is_classic then 'Classic ' else '' end || p.title as title, c.is_classic,
  p.collection, p.fabric, p.fits[1 + pg_temp.draw(p.number, 6, cardinality(p.fits))] as fit,
  p.was as original_price,
  case when p.reaches then round(p.was * (100 - p.highest) / 100, 2)
    when p.percent is null then p.regular
    else least(p.regular - 1, greatest(1, round(p.regular * (100 - p.percent) / 100 - p.ending)) + p.ending) end as price,
  case when s.choices is null then array[(string_to_array(p.sizes, '/'))[1 + pg_temp.draw(p.number, 7, cardinality(string_to_array(p.sizes, '/')))]]
    else string_to_array(s.choices[1 + pg_temp.draw(p.number, 7, cardinality(s.choices))], ',') end as sizes,
  -- "A tee with a neck that stays round, for every day there is." What begins with "for" itself stands alone.
  case when p.noun like '*%' then upper(substr(n.noun, 1, 1)) || substr(n.noun, 2)
    when n.noun ~ '^(?!one)[aeiou]' then 'An ' || n.noun else 'A ' || n.noun end || ' ' || p.clause
    || case when p.clause like 'for %' then '' else ', ' || p.uses[d.use_place] end || '. '
    || case when p.decoration_clause = '' then '' else p.decoration_clause || ' ' end
    || f.lines[d.line_place] as description,
  f.made, f.care, d.use_place, d.line_place
from priced p
join generated_fabrics f on f.fabric = p.fabric
cross join lateral (select replace(replace(lower(ltrim(p.noun, '*')), 't-shirt', 'T-shirt'), 'chelsea', 'Chelsea') as noun) n
cross join lateral (select exists (select 1 from public.products x where x.title = p.title) as is_classic) c
cross join lateral (select 1 + pg_temp.draw(p.number, 8, cardinality(p.uses)) as use_place, 1 + pg_temp.draw(p.number, 9, cardinality(f.lines)) as line_place) d
left join (select sizes, array_agg(array_to_string(choice, ',') order by choice) as choices from generated_sizes group by 1) s
  on s.sizes = p.sizes;

analyze generated_products;

-- ------------------------------------------------------------------ how many are left
-- Of a hundred variants about nine run low and seven are gone; of a hundred products two are gone altogether.
create temporary table generated_stock as
select md5('range ' || g.number)::uuid as product_id, g.number, s.size, s.place, c.color,
  case when pg_temp.draw(g.number, 10, 50) = 0 then 0
    when d.draw < 5 and cardinality(g.sizes) > 1 then 0
    when d.draw < 14 then 1 + d.draw % 4
    else 8 + pg_temp.draw(g.number * 64 + c.turn * 16 + s.place, 12, 53) end as quantity
from generated_products g
join generated_units u on u.number = g.number
cross join lateral unnest(case when u.colors = '{}' then array[''] else u.colors end) with ordinality as c (color, turn)
cross join lateral unnest(g.sizes) with ordinality as s (size, place)
cross join lateral (select pg_temp.draw(g.number * 64 + c.turn * 16 + s.place, 11, 100) as draw) d;

analyze generated_stock;
