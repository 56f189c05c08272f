-- Listings, facets, search, suggestions and recommendations: plain functions over public facts. They run as their owner,
-- because row policies keep visitors' full-text queries from their index; so each of them selects live products itself
-- (archived_at is null, or a facet bucket, which only live products have).

-- ------------------------------------------------------------------ facet buckets

-- Counting a million rows for every facet takes seconds. So products that are equal in every facet share a facet bucket;
-- triggers keep how many are in each, and the totals per collection. Every facet is then counted exactly over some
-- thousand buckets. Buckets and totals are derived data, and no API role may write them.
create table public.facet_buckets (
  id bigint primary key,
  collection_slug text not null,
  sizes text[] not null,
  colors text[] not null,
  price_band smallint not null,
  discount_band smallint not null,
  rating_band smallint not null,
  stock_band smallint not null,
  -- How many live products are in it.
  n integer not null
);
create index facet_buckets_by_collection on public.facet_buckets (collection_slug);
create index facet_buckets_few_left on public.facet_buckets (id) where stock_band = 1;

-- The buckets of a collection added up facet by facet: what a listing without a choice shows. Once over all its products
-- (sale is false), and once over the reduced ones.
create table public.facet_totals (
  collection_slug text not null,
  sale boolean not null,
  facet text not null check (facet in ('all', 'size', 'color', 'price', 'discount', 'rating', 'stock')),
  value text not null,
  n integer not null,
  primary key (collection_slug, sale, facet, value)
);
alter table public.facet_buckets enable row level security;
alter table public.facet_totals enable row level security;
-- Counts of live products: nothing that a visitor may not count.
create policy "all read" on public.facet_buckets for select to anon, authenticated using (true);
create policy "all read" on public.facet_totals for select to anon, authenticated using (true);
grant select on public.facet_buckets, public.facet_totals to anon, authenticated;

-- The statement that counts products into their buckets and totals; p_source gives rows of products with a sign.
-- Rows are written in the order of their keys, the totals before the buckets: two orders that meet here wait for each
-- other, never in a circle.
create function private.count_statement(p_source text) returns text
language sql immutable set search_path = ''
as $$
  select replace($sql$
    with moved as (
      select distinct on (x.bucket_id) x.bucket_id, x.collection_slug, x.sizes_left, x.colors,
        private.price_band(x.price) as price, private.discount_band(x.discount) as discount,
        private.rating_band(x.rating) as rating, private.stock_band(x.quantity) as stock,
        sum(x.sign) over (partition by x.bucket_id)::int as n
      from (<source>) x
      where x.bucket_id is not null
      order by x.bucket_id
    ), buckets as (
      insert into public.facet_buckets as c
        (id, collection_slug, sizes, colors, price_band, discount_band, rating_band, stock_band, n)
      select m.bucket_id, m.collection_slug, m.sizes_left, m.colors, m.price, m.discount, m.rating, m.stock, m.n
      from moved m where m.n <> 0 order by m.bucket_id
      on conflict (id) do update set n = c.n + excluded.n
    )
    insert into public.facet_totals as t (collection_slug, sale, facet, value, n)
    select m.collection_slug, s.sale, f.facet, f.value, sum(m.n)
    from moved m join (values (false), (true)) as s (sale) on m.discount > 0 or not s.sale
    cross join lateral (
      values ('all', ''), ('price', m.price::text), ('discount', m.discount::text), ('rating', m.rating::text),
             ('stock', m.stock::text)
      union all select 'size', s from unnest(m.sizes_left) as s
      union all select 'color', c from unnest(m.colors) as c
    ) as f (facet, value)
    group by 1, 2, 3, 4 having sum(m.n) <> 0
    order by 1, 2, 3, 4
    on conflict (collection_slug, sale, facet, value) do update set n = t.n + excluded.n
  $sql$, '<source>', p_source)
$$;

create function private.count_buckets() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (select from changed c join gone g using (id) where c.bucket_id is distinct from g.bucket_id) then
      return null;
    end if;
  end if;
  execute private.count_statement(case tg_op
    when 'INSERT' then 'select c.*, 1 as sign from changed c'
    when 'DELETE' then 'select g.*, -1 as sign from gone g'
    else 'select c.*, 1 as sign from changed c join gone g using (id) where c.bucket_id is distinct from g.bucket_id
          union all
          select g.*, -1 from gone g join changed c using (id) where c.bucket_id is distinct from g.bucket_id' end);
  return null;
end
$$;
create trigger count_buckets_on_insert after insert on public.products
  referencing new table as changed for each statement execute function private.count_buckets();
create trigger count_buckets_on_update after update on public.products
  referencing new table as changed old table as gone for each statement execute function private.count_buckets();
create trigger count_buckets_on_delete after delete on public.products
  referencing old table as gone for each statement execute function private.count_buckets();

-- ------------------------------------------------------------------ search words

-- The words of titles, colours and collections, and every spelling of one with a letter left out. An unknown word is
-- looked up by its own spellings, which matches one letter wrong, missing or extra, or two swapped.
create table private.search_words (
  word text primary key
);
create index search_words_prefix on private.search_words (word text_pattern_ops);
create table private.search_spellings (
  spelling text not null,
  word text not null references private.search_words (word) on delete cascade,
  primary key (spelling, word)
);
-- Words that shoppers use for words in titles, and words that name a department.
create table private.search_synonyms (
  word text primary key,
  means text[] not null default '{}',
  department text check (department in ('women', 'men', 'kids', 'beauty'))
);
alter table private.search_words enable row level security;
alter table private.search_spellings enable row level security;
alter table private.search_synonyms enable row level security;
insert into private.search_synonyms (word, means) values
  ('sweater', '{jumper,knit,cardigan}'), ('pullover', '{jumper,knit}'), ('jersey', '{jumper,tee}'),
  ('trainers', '{sneakers}'), ('trainer', '{sneakers}'), ('sneaker', '{sneakers,trainers}'),
  ('handbag', '{bag,crossbody,tote}'), ('purse', '{clutch,wallet,bag}'), ('rucksack', '{backpack}'),
  ('pants', '{trousers,chinos,jeans}'), ('trousers', '{pants,chinos}'), ('denim', '{jeans}'),
  ('tshirt', '{tee}'), ('shirt', '{blouse}'), ('top', '{blouse,tee,camisole}'), ('tank', '{camisole}'),
  ('pajamas', '{pyjamas}'), ('pjs', '{pyjamas}'), ('nightwear', '{pyjamas,robe}'), ('nightdress', '{slip,pyjamas}'),
  ('jewellery', '{jewelry}'), ('earring', '{hoops,earrings}'), ('necklaces', '{necklace}'), ('bangle', '{bracelet}'),
  ('gray', '{grey}'), ('gown', '{dress,kaftan}'), ('frock', '{dress}'), ('caftan', '{kaftan}'), ('djellaba', '{kaftan}'),
  ('bathing', '{swimsuit,bikini}'), ('swimming', '{swimsuit,bikini}'), ('shades', '{sunglasses}'),
  ('sunnies', '{sunglasses}'), ('hoody', '{hoodie}'), ('sweatshirt', '{hoodie}'), ('sweatpants', '{joggers}'),
  ('yoga', '{leggings}'), ('gym', '{leggings,joggers}'), ('raincoat', '{trench}'), ('anorak', '{puffer}'),
  ('suit', '{blazer}'), ('scent', '{parfum}'), ('perfume', '{parfum}'), ('cologne', '{parfum}'),
  ('moisturiser', '{cream}'), ('moisturizer', '{cream}'), ('shampoo', '{hair}'), ('makeup', '{lipstick,palette}'),
  ('slippers', '{babouche}'), ('espadrilles', '{slide,sandals}'), ('flipflops', '{slide,sandals}'), ('boots', '{boot}'),
  ('gloss', '{lipstick}'), ('underpants', '{boxers}'), ('onesie', '{romper,bodysuit}'), ('overalls', '{dungarees}'),
  ('toys', '{teddy,blocks}'), ('plush', '{teddy}');
insert into private.search_synonyms (word, department) values
  ('women', 'women'), ('womens', 'women'), ('woman', 'women'), ('ladies', 'women'), ('men', 'men'), ('mens', 'men'),
  ('man', 'men'), ('kids', 'kids'), ('kid', 'kids'), ('child', 'kids'), ('children', 'kids'), ('childrens', 'kids'),
  ('girls', 'kids'), ('boys', 'kids'), ('beauty', 'beauty');

-- A word, its singular, and each with one letter left out.
create function private.spellings(p_word text) returns setof text
language sql immutable set search_path = ''
as $$
  select v.word from (select p_word union select left(p_word, -1) where p_word like '____%s') as v (word)
  union
  select overlay(v.word placing '' from i for 1)
  from (select p_word union select left(p_word, -1) where p_word like '____%s') as v (word),
    generate_series(1, length(v.word)) as i
$$;

create function private.learn_words(p_texts text[]) returns void
language sql security definer set search_path = ''
as $$
  with new_words as (
    insert into private.search_words (word)
    select distinct w from unnest(p_texts) as t, regexp_split_to_table(private.plain(t), '[^a-z0-9]+') as w
    where length(w) between 3 and 24
    order by w
    on conflict do nothing
    returning word
  )
  insert into private.search_spellings (spelling, word)
  select s, n.word from new_words n, private.spellings(n.word) as s where length(n.word) >= 4
  on conflict do nothing
$$;

create function private.learn_products() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.learn_words(array(
    select distinct t from changed c, unnest(array[c.title, c.collection_slug] || c.colors) as t));
  return null;
end
$$;
create function private.learn_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.learn_words(case tg_table_name when 'collections' then array[to_jsonb(new) ->> 'name']
    else array[to_jsonb(new) ->> 'title'] || array(select jsonb_array_elements_text(to_jsonb(new) -> 'colors')) end);
  return null;
end
$$;
create trigger learn_on_insert after insert on public.products
  referencing new table as changed for each statement execute function private.learn_products();
create trigger learn_on_update after update of title, colors on public.products
  for each row when (new.title is distinct from old.title or new.colors is distinct from old.colors)
  execute function private.learn_row();
create trigger learn_collection after insert or update of name on public.collections
  for each row execute function private.learn_row();

-- ------------------------------------------------------------------ filters

-- What a listing shows, parsed. Null or false means "no matter".
create type private.listing_filter as (
  -- The listing: collections by slug, and what every product there must fulfil.
  collections text[],
  on_sale boolean,
  price_below smallint,
  few_left boolean,
  -- The listing as products by id, best first, where it is not made of whole collections (by hand, new, search).
  ids uuid[],
  -- The choice within the listing.
  chosen text[],
  sizes text[],
  colors text[],
  prices smallint[],
  discount smallint,
  rating smallint,
  in_stock boolean,
  -- What was really searched for: words to highlight, and the corrected text when a letter was wrong.
  terms text[],
  corrected text
);

-- The most products that a search, a curated collection or a list of new products reads.
create function private.most_found() returns int language sql immutable set search_path = '' as $$ select 2000 $$;

-- The texts of a JSON array, null when there are none. Raises PT400 INVALID_FILTER for anything else.
create function private.texts(p_filter jsonb, p_key text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  v_list jsonb := p_filter -> p_key;
begin
  if v_list is null or v_list = 'null' or v_list = '[]' then
    return null;
  end if;
  if jsonb_typeof(v_list) <> 'array' or jsonb_array_length(v_list) > 40 or length(v_list::text) > 4000 then
    perform private.fail(400, 'INVALID_FILTER', jsonb_build_object('field', p_key));
  end if;
  return array(select jsonb_array_elements_text(v_list));
end
$$;

-- A whole number of the filter, null when there is none. Raises PT400 INVALID_FILTER beyond p_max.
create function private.whole(p_filter jsonb, p_key text, p_max int) returns int
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(p_filter ->> p_key, '') = '' then
    return null;
  end if;
  if p_filter ->> p_key !~ '^[0-9]{1,4}$' or (p_filter ->> p_key)::int > p_max then
    perform private.fail(400, 'INVALID_FILTER', jsonb_build_object('field', p_key));
  end if;
  return (p_filter ->> p_key)::int;
end
$$;

-- Typed text as a query. A word that no title has matches as a prefix; synonyms match as well; an unknown word is replaced
-- by the words one letter away. Words such as "mens" select a department instead.
create function private.read_query(
  p_text text, out query tsquery, out terms text[], out corrected text, out department text
)
language plpgsql stable set search_path = '' set enable_seqscan = off
as $$
declare
  v_word text;
  v_means text[];
  v_for text;
  v_near text[];
  v_group text;
  v_words text[] := '{}';
begin
  terms := '{}';
  foreach v_word in array (regexp_split_to_array(btrim(private.plain(left(coalesce(p_text, ''), 120))), '[^a-z0-9]+'))[1:8] loop
    continue when v_word = '' or length(v_word) > 24;
    select s.means, s.department into v_means, v_for from private.search_synonyms s where s.word = v_word;
    if v_for is not null then
      department := v_for;
      v_words := v_words || v_word;
      continue;
    end if;
    v_near := null;
    if not exists (select 1 from private.search_words w where w.word like v_word || '%')
      and v_means is null and length(v_word) >= 4
      and not exists (select 1 from public.products p where p.search @@ to_tsquery('pg_catalog.english', v_word || ':*')
                      and p.archived_at is null)
    then
      select array_agg(n.word) into v_near from (
        select s.word from private.search_spellings s
        where s.spelling in (select private.spellings(v_word))
        group by s.word
        order by left(s.word, 1) = left(v_word, 1) desc, abs(length(s.word) - length(v_word)), s.word
        limit 3
      ) n;
    end if;
    if v_near is null then
      -- Known words match exactly, because prefix matches cost the index far more.
      v_group := v_word || case when exists (select 1 from private.search_words w where w.word = v_word) then '' else ':*' end;
      terms := terms || v_word || coalesce(v_means, '{}');
      -- For display beside a corrected word: the shortest known word with this prefix.
      v_words := v_words || coalesce((select w.word from private.search_words w where w.word like v_word || '%'
        order by length(w.word), w.word limit 1), v_word);
    else
      v_group := array_to_string(v_near, ' | ');
      terms := terms || v_near;
      v_words := v_words || v_near[1];
      corrected := '';
    end if;
    if v_means is not null then
      v_group := v_group || ' | ' || array_to_string(v_means, ' | ');
    end if;
    query := case when query is null then to_tsquery('pg_catalog.english', v_group)
                  else query && to_tsquery('pg_catalog.english', v_group) end;
  end loop;
  if corrected is not null then
    corrected := array_to_string(v_words, ' ');
  end if;
  -- A query of stop words alone, such as "for", is empty.
  if query is not null and numnode(query) = 0 then
    query := null;
  end if;
end
$$;

-- The products that match a query, best match first, at most p_most.
create function private.found(p_query tsquery, p_department text, p_most int) returns uuid[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(r.id order by r.rank desc, r.prominence desc, r.review_count desc, r.id), '{}')
  from (
    select f.id, f.prominence, f.review_count, ts_rank(f.search, p_query) as rank
    from (
      select p.id, p.prominence, p.review_count, p.search from public.products p
      where p.search @@ p_query and p.archived_at is null
        and (p_department is null or p.collection_slug in
          (select c.slug from public.collections c where c.department = p_department))
      limit p_most
    ) f
  ) r
$$;

-- The filter of a list as it arrives, read and resolved. Raises PT400 INVALID_FILTER.
create function private.parse_listing_filter(p_filter jsonb) returns private.listing_filter
language plpgsql stable set search_path = ''
as $$
declare
  f private.listing_filter;
  v_departments text[] := private.texts(p_filter, 'departments');
  v_kinds text[] := private.texts(p_filter, 'kinds');
  v_slug text := left(p_filter ->> 'collection', 80);
  v_rule jsonb := jsonb_strip_nulls(jsonb_build_object(
    'newDays', private.whole(p_filter, 'newDays', 999), 'onSale', p_filter -> 'onSale'));
  v_query record;
  v_categories text[] := private.texts(p_filter, 'categories');
begin
  if v_slug is not null then
    select v_rule || coalesce(c.rule, '{}') into v_rule from public.collections c where c.slug = v_slug;
    if not found then
      f.ids := '{}';
    elsif not exists (select 1 from public.collections c where c.slug = v_slug and c.rule is not null) then
      f.ids := array(
        select m.product_id from public.collection_products m join public.collections c on c.id = m.collection_id
        join public.products p on p.id = m.product_id
        where c.slug = v_slug and p.archived_at is null order by m.position, m.product_id limit private.most_found());
      f.collections := private.slugs_of((select c.id from public.collections c where c.slug = v_slug));
      if f.ids = '{}' then
        f.ids := null;
      else
        -- Hand-picked members first, then the collection's own products.
        f.ids := f.ids || array(select p.id from public.products p
          where p.collection_slug = any (f.collections) and p.id <> all (f.ids) and p.archived_at is null
          order by p.prominence desc, p.created_at desc, p.id desc limit private.most_found());
        f.collections := null;
      end if;
    end if;
  end if;
  if coalesce(p_filter ->> 'q', '') <> '' then
    select * into v_query from private.read_query(p_filter ->> 'q');
    f.terms := v_query.terms;
    f.corrected := v_query.corrected;
    if v_query.department is not null then
      v_departments := array[v_query.department];
    end if;
    if v_query.query is not null then
      f.ids := case when f.ids is null then private.found(v_query.query, v_query.department, private.most_found())
        else array(select i.id from unnest(f.ids) with ordinality as i (id, n)
                   join public.products p on p.id = i.id where p.search @@ v_query.query order by i.n) end;
    elsif v_query.department is null then
      f.ids := '{}';
    end if;
  end if;
  if v_rule ? 'newDays' then
    f.ids := array(
      select p.id from public.products p
      where p.created_at >= now() - make_interval(days => (v_rule ->> 'newDays')::int) and p.archived_at is null
        and (f.ids is null or p.id = any (f.ids))
      order by p.created_at desc, p.id desc limit private.most_found());
  end if;
  f.on_sale := coalesce(v_rule -> 'onSale' = 'true', false);
  f.few_left := coalesce(v_rule -> 'fewLeft' = 'true', false);
  f.price_below := private.price_band((v_rule ->> 'priceBelow')::numeric);
  if v_departments is not null or v_kinds is not null then
    f.collections := array(select c.slug from public.collections c
      where (v_departments is null or c.department = any (v_departments))
        and (v_kinds is null or c.category = any (v_kinds))
        and (f.collections is null or c.slug = any (f.collections)));
  end if;
  if v_categories is not null then
    f.chosen := array(select c.slug from public.collections c where c.category = any (v_categories));
  end if;
  f.sizes := private.texts(p_filter, 'sizes');
  f.colors := private.texts(p_filter, 'colors');
  if private.texts(p_filter, 'prices') is not null then
    if exists (select 1 from unnest(private.texts(p_filter, 'prices')) as b where b !~ '^[0-9]$') then
      perform private.fail(400, 'INVALID_FILTER', '{"field": "prices"}');
    end if;
    f.prices := private.texts(p_filter, 'prices')::smallint[];
  end if;
  f.discount := private.whole(p_filter, 'discount', 9);
  f.rating := private.whole(p_filter, 'rating', 9);
  f.in_stock := coalesce(p_filter -> 'inStock' = 'true', false);
  return f;
end
$$;

-- Whether a listing is made of whole collections, or what is reduced in them, and nothing in it is chosen: the totals
-- answer for it.
create function private.is_whole(f private.listing_filter) returns boolean
language sql immutable set search_path = ''
as $$
  select (f).ids is null and (f).price_below is null and not (f).few_left
    and (f).chosen is null and (f).sizes is null and (f).colors is null and (f).prices is null
    and (f).discount is null and (f).rating is null and not (f).in_stock
$$;

-- A statement that gives the listing as facet buckets with how many products are in each (n). Products in a running deal
-- are taken out of their buckets (-1) and counted at the price that is paid now (+1, without a bucket). It reads the
-- filter as $1; conditions that do not matter are left out, since it may run over a hundred thousand buckets.
create function private.listing_statement(f private.listing_filter) returns text
language sql immutable set search_path = ''
as $$
  select format($sql$
    with discounted as materialized (
      select p.bucket_id, d.price, coalesce(p.original_price, p.price) as was
      from private.active_deal_prices() d join public.products p on p.id = d.product_id
      where %1$s
    ), rows as (
      select %2$s
      union all
      select d.bucket_id, c.collection_slug, c.sizes, c.colors, c.price_band, c.discount_band, c.rating_band, c.stock_band, -1
      from discounted d join public.facet_buckets c on c.id = d.bucket_id
      union all
      select null, c.collection_slug, c.sizes, c.colors, private.price_band(d.price),
        private.discount_band(round((d.was - d.price) / d.was * 100)::int), c.rating_band, c.stock_band, 1
      from discounted d join public.facet_buckets c on c.id = d.bucket_id
    )
    select * from rows where %3$s
  $sql$,
  case when (f).ids is null then 'true' else 'p.id = any (($1).ids)' end,
  case when (f).ids is null then
    'c.id as bucket_id, c.collection_slug, c.sizes, c.colors, c.price_band, c.discount_band, c.rating_band, c.stock_band, c.n
     from public.facet_buckets c where c.n > 0'
  else
    'c.id as bucket_id, c.collection_slug, c.sizes, c.colors, c.price_band, c.discount_band, c.rating_band, c.stock_band, o.n
     from (select p.bucket_id, count(*)::int as n from public.products p
           where p.id = any (($1).ids) and p.bucket_id is not null group by p.bucket_id) o
     join public.facet_buckets c on c.id = o.bucket_id'
  end,
  concat_ws(' and ', 'true',
    case when (f).collections is not null then 'collection_slug = any (($1).collections)' end,
    case when (f).on_sale then 'discount_band > 0' end,
    case when (f).price_below is not null then 'price_band < ($1).price_below' end,
    case when (f).few_left then 'stock_band = 1' end))
$$;

-- What is chosen: for each facet its weight (a bit), its name and the condition on a bucket.
create function private.choices(f private.listing_filter) returns table (weight int, facet text, condition text)
language sql immutable set search_path = ''
as $$
  select * from (values
    (1, 'categories', case when (f).chosen is not null then 'collection_slug = any (($1).chosen)' end),
    (2, 'sizes', case when (f).sizes is not null then 'sizes && ($1).sizes' end),
    (4, 'colors', case when (f).colors is not null then 'colors && ($1).colors' end),
    (8, 'prices', case when (f).prices is not null then 'price_band = any (($1).prices)' end),
    (16, 'discounts', case when (f).discount is not null then 'discount_band >= ($1).discount' end),
    (32, 'ratings', case when (f).rating is not null then 'rating_band >= ($1).rating' end),
    (64, 'inStock', case when (f).in_stock then 'stock_band > 0' end)
  ) as c (weight, facet, condition)
  where c.condition is not null
$$;

-- ------------------------------------------------------------------ facets and pages

-- The facets of whole collections without a choice, from the totals.
create function private.whole_facets(f private.listing_filter) returns jsonb
language sql stable set search_path = ''
as $$
  with discounted as materialized (
    select c.*, private.price_band(d.price) as paid_band, k.category,
      private.discount_band(round((coalesce(p.original_price, p.price) - d.price)
        / coalesce(p.original_price, p.price) * 100)::int) as off_band,
      -- Among the reduced ones it may be only because of the deal.
      not (f).on_sale or c.discount_band > 0 as counted
    from private.active_deal_prices() d join public.products p on p.id = d.product_id
    join public.facet_buckets c on c.id = p.bucket_id
    join public.collections k on k.slug = c.collection_slug
    where (f).collections is null or c.collection_slug = any ((f).collections)
  ), counts as (
    select t.facet, t.value, sum(t.n) as n from (
      select t.facet, t.value, t.n from public.facet_totals t
      where t.sale = (f).on_sale and ((f).collections is null or t.collection_slug = any ((f).collections))
      union all
      select 'category', k.category, t.n from public.facet_totals t join public.collections k on k.slug = t.collection_slug
      where t.sale = (f).on_sale and t.facet = 'all' and k.category is not null
        and ((f).collections is null or t.collection_slug = any ((f).collections))
      union all
      select v.* from discounted d cross join lateral (
        values ('price', d.price_band::text, -1), ('discount', d.discount_band::text, -1)
        union all select 'price', d.paid_band::text, 1 union all select 'discount', d.off_band::text, 1
      ) as v (facet, value, n) where d.counted
      union all
      select v.*, 1 from discounted d cross join lateral (
        values ('all', ''), ('category', d.category), ('price', d.paid_band::text), ('discount', d.off_band::text),
               ('rating', d.rating_band::text), ('stock', d.stock_band::text)
        union all select 'size', z from unnest(d.sizes) as z
        union all select 'color', z from unnest(d.colors) as z
      ) as v (facet, value) where not d.counted and v.value is not null
    ) t group by t.facet, t.value
  ), named as (
    select case c.facet when 'size' then 'sizes' when 'color' then 'colors' when 'price' then 'prices'
      else 'categories' end as facet, c.value, c.n
    from counts c where c.facet in ('size', 'color', 'price', 'category')
    union all
    select case c.facet when 'discount' then 'discounts' else 'ratings' end, b::text, sum(c.n)
    from counts c cross join generate_series(1, 4) as b
    where c.facet in ('discount', 'rating') and c.value::int >= b group by c.facet, b
  )
  select jsonb_build_object(
    'total', coalesce((select sum(c.n) from counts c where c.facet = 'all'), 0),
    'inStock', coalesce((select sum(c.n) from counts c where c.facet = 'stock' and c.value <> '0'), 0),
    'categories', '{}'::jsonb, 'sizes', '{}'::jsonb, 'colors', '{}'::jsonb, 'prices', '{}'::jsonb,
    'discounts', '{}'::jsonb, 'ratings', '{}'::jsonb
  ) || coalesce((select jsonb_object_agg(g.facet, g.counts) from (
    select n.facet, jsonb_object_agg(n.value, n.n) as counts from named n where n.n > 0 group by n.facet) g), '{}')
$$;

-- How many products a listing has for every value of every facet, each facet ignoring its own choice.
create function private.product_facets(p_filter jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  f private.listing_filter := private.parse_listing_filter(coalesce(p_filter, '{}'));
  v_place private.listing_filter;
  v_whole jsonb := '{}';
  v_missed text;
  v_wanted text := 'missed & (missed - 1) = 0';
  v_facets jsonb;
begin
  if private.is_whole(f) then
    return private.whole_facets(f);
  end if;
  select coalesce(string_agg(format('case when %s then 0 else %s end', c.condition, c.weight), ' + '), '0') into v_missed
  from private.choices(f) c;
  -- With one facet chosen, its own values are those of the listing, and the rest needs what matches it alone.
  v_place := f;
  v_place.chosen := null; v_place.sizes := null; v_place.colors := null; v_place.prices := null;
  v_place.discount := null; v_place.rating := null; v_place.in_stock := false;
  if (select count(*) from private.choices(f)) = 1 and private.is_whole(v_place) then
    select jsonb_build_object(c.facet, private.whole_facets(v_place) -> c.facet) into v_whole from private.choices(f) c;
    v_wanted := 'missed = 0';
  end if;
  -- A bucket counts for a facet when it misses nothing else; one that misses two facets counts nowhere.
  execute format($sql$
    with rows as materialized (
      select m.* from (select s.*, %2$s as missed from (%1$s) s) m where %3$s
    ), values as (
      select 'categories' as facet, k.category as value, sum(r.n) as n
      from (select collection_slug, sum(n) as n from rows where missed & ~1 = 0 group by collection_slug) r
      join public.collections k on k.slug = r.collection_slug
      where k.category is not null group by k.category
      union all
      select 'sizes', z, sum(r.n)
      from (select sizes, sum(n) as n from rows where missed & ~2 = 0 group by sizes) r, unnest(r.sizes) as z group by z
      union all
      select 'colors', z, sum(r.n)
      from (select colors, sum(n) as n from rows where missed & ~4 = 0 group by colors) r, unnest(r.colors) as z group by z
      union all
      select 'prices', r.price_band::text, sum(r.n) from rows r where r.missed & ~8 = 0 group by r.price_band
      union all
      select 'discounts', b::text, sum(r.n)
      from (select discount_band, sum(n) as n from rows where missed & ~16 = 0 group by discount_band) r,
        generate_series(1, r.discount_band) as b group by b
      union all
      select 'ratings', b::text, sum(r.n)
      from (select rating_band, sum(n) as n from rows where missed & ~32 = 0 group by rating_band) r,
        generate_series(1, r.rating_band) as b group by b
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(r.n), 0) from rows r where r.missed = 0),
      'inStock', (select coalesce(sum(r.n), 0) from rows r where r.missed & ~64 = 0 and r.stock_band > 0),
      'categories', '{}'::jsonb, 'sizes', '{}'::jsonb, 'colors', '{}'::jsonb, 'prices', '{}'::jsonb,
      'discounts', '{}'::jsonb, 'ratings', '{}'::jsonb
    ) || coalesce((select jsonb_object_agg(g.facet, g.counts) from (
      select v.facet, jsonb_object_agg(v.value, v.n) as counts from values v where v.n > 0 group by v.facet
    ) g), '{}')
  $sql$, private.listing_statement(f), v_missed, v_wanted)
  into v_facets using f;
  return v_facets || v_whole;
end
$$;
grant execute on function private.product_facets(jsonb) to anon, authenticated;

-- What a card shows of these products, in this order: the picture of one of p_colors where there is one.
create function private.cards(p_ids uuid[], p_colors text[] default null) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'title', p.title, 'price', p.price, 'original_price', p.original_price,
    'image_url', coalesce(v.first ->> 'src', p.image_url), 'alt', v.first ->> 'alt', 'color', v.first ->> 'color',
    'second', v.second ->> 'src', 'colors', p.colors, 'sizes', p.sizes, 'sizes_left', p.sizes_left,
    'quantity', p.quantity, 'rating', p.rating, 'review_count', p.review_count, 'created_at', p.created_at,
    'deals', coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'deal_price', d.deal_price, 'total', d.total,
        'sold', d.sold, 'starts_at', d.starts_at, 'ends_at', d.ends_at))
      from public.deals d
      where d.product_id = p.id and d.ends_at > now() and d.starts_at <= now() and d.sold < d.total), '[]')
  ) order by i.n), '[]')
  from unnest(p_ids) with ordinality as i (id, n)
  join public.products p on p.id = i.id and p.archived_at is null
  -- The first picture of the wanted colour, else the first of all, and the next one of the same colour.
  cross join lateral (
    select coalesce(min(g.n) filter (where g.image ->> 'color' = any (p_colors)), 1)::int - 1 as n
    from jsonb_array_elements(p.images) with ordinality as g (image, n)
  ) f
  cross join lateral (
    select p.images -> f.n as first,
      case when p.images -> (f.n + 1) ->> 'color' is not distinct from p.images -> f.n ->> 'color'
        then p.images -> (f.n + 1) end as second
  ) v
$$;

-- What a listing sorts by: keys as expressions on p (the id last, so that pages never overlap), their types for the
-- cursor, and the direction. p_ranked: the listing has an order of its own, which is then what "featured" means.
-- Raises PT400 INVALID_FILTER {field} for an unknown sort.
create function private.listing_sort(p_sort text, p_ranked boolean, out keys text[], out types text[], out direction text)
language plpgsql immutable set search_path = ''
as $$
begin
  direction := 'desc';
  case
    when p_sort = 'featured' and p_ranked then keys := '{p.rank}'; types := '{bigint}'; direction := 'asc';
    when p_sort = 'featured' then keys := '{p.prominence,p.created_at}'; types := '{int,timestamptz}';
    when p_sort = 'newest' then keys := '{p.created_at}'; types := '{timestamptz}';
    when p_sort = 'price-low' then keys := '{p.paid}'; types := '{numeric}'; direction := 'asc';
    when p_sort = 'price-high' then keys := '{p.paid}'; types := '{numeric}';
    when p_sort = 'rating' then keys := '{p.rating,p.review_count}'; types := '{numeric,int}';
    when p_sort = 'popular' then keys := '{p.review_count,p.rating}'; types := '{int,numeric}';
    else perform private.fail(400, 'INVALID_FILTER', '{"field": "sort"}');
  end case;
  keys := keys || 'p.id'::text;
  types := types || 'uuid'::text;
end
$$;

-- The conditions of a filter on a product p with its price (paid) and discount (off) of this moment; $1 is the filter.
create function private.listing_conditions(f private.listing_filter) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(' and ', 'p.archived_at is null',
    case when (f).collections is not null then 'p.collection_slug = any (($1).collections)' end,
    case when (f).sizes is not null then 'p.sizes_left && ($1).sizes' end,
    case when (f).colors is not null then 'p.colors && ($1).colors' end,
    -- The outer bounds first: they let a price list begin where the chosen prices do.
    case when (f).prices is not null then format('p.paid >= %s and p.paid < %s and private.price_band(p.paid) = any (($1).prices)',
      coalesce((private.price_edges())[(select min(b) from unnest((f).prices) as b)], 0),
      coalesce((private.price_edges())[(select max(b) + 1 from unnest((f).prices) as b)], 1000000)) end,
    case when (f).price_below is not null then format('p.paid < %s', (private.price_edges())[(f).price_below]) end,
    case when (f).discount is not null then format('p.off >= %s', coalesce((private.discount_edges())[(f).discount], 0)) end,
    case when (f).on_sale then 'p.off > 0' end,
    case when (f).rating is not null then format('p.rating >= %s', coalesce((private.rating_edges())[(f).rating], 0)) end,
    case when (f).in_stock then 'p.quantity > 0' end,
    case when (f).few_left then 'private.stock_band(p.quantity) = 1' end)
$$;

-- How many products a listing holds, and how each of its collections is best read: walked in the order of the listing
-- until a page is full (which passes size / matches products for each), or its few matches fetched by their facet
-- buckets and sorted. Without a choice the totals are at hand; with one, the buckets tell.
create function private.listing_plan(f private.listing_filter, p_size int, out total bigint, out walked text[], out buckets bigint[])
language plpgsql stable set search_path = ''
as $$
begin
  total := cardinality(f.ids);
  if private.is_whole(f) then
    total := private.whole_facets(f) -> 'total';
    walked := coalesce(f.collections, array(select c.slug from public.collections c));
  elsif f.ids is null or f.collections is not null or f.on_sale or f.price_below is not null or f.few_left
    or exists (select 1 from private.choices(f))
  then
    execute format($sql$
      with matched as materialized (select r.* from (%s) r where %s),
      sized as (
        select m.collection_slug, sum(m.n)::float ^ 2 > $2 * max(t.n) as walked
        from matched m join public.facet_totals t
          on t.collection_slug = m.collection_slug and t.facet = 'all' and not t.sale
        group by m.collection_slug
      )
      select coalesce(sum(m.n), 0),
        array_agg(distinct m.collection_slug) filter (where s.walked),
        array_agg(m.bucket_id) filter (where not s.walked and m.n > 0 and m.bucket_id is not null)
      from matched m join sized s using (collection_slug)
    $sql$, private.listing_statement(f),
      coalesce((select string_agg(c.condition, ' and ') from private.choices(f) c), 'true'))
    into total, walked, buckets using f, p_size;
  end if;
end
$$;

-- A page of a list: the products as cards, how many there are in all, and where the next page begins.
--   p_filter  the listing and the choice (see private.parse_listing_filter)
--   p_sort    featured (with a query: the best matches first), newest, price-low, price-high, rating, popular
--   p_after   `next` of the page before; null for the first
--   p_limit   1 to 960
-- Prices are what is paid now, running deals included. Raises PT400 INVALID_FILTER.
--
-- It executes a statement made of up to four parts. For the dresses in red, cheapest first, second page, it is
--   select array_agg(f.id order by f.k1 asc, f.id asc) as ids,
--     array_agg(jsonb_build_array(f.k1, f.id) order by f.k1 asc, f.id asc) as keys
--   from (select * from (
--     select l.* from unnest($6) as c (slug) cross join lateral (
--       select p.id, p.paid as k1, p.id as k2
--       from (select p.*, p.price as paid, p.discount as off, 0 as rank from public.products p
--             where p.collection_slug = c.slug and p.id <> all ($5)) p
--       where p.archived_at is null and p.collection_slug = any (($1).collections) and p.colors && ($1).colors
--         and (p.paid, p.id) > (($2 ->> 0)::numeric, ($2 ->> 1)::uuid)
--       order by p.paid asc, p.id asc limit $3) l
--     union all (… the same over the products in a running deal, at the deal's price)
--   ) f order by f.k1 asc, f.id asc limit $3) f
-- with $1 the filter, $2 the cursor, $3 the page's size and one, $4 buckets, $5 products in a deal, $6 collections.
create function private.list_products(p_filter jsonb, p_sort text, p_after jsonb, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  f private.listing_filter := private.parse_listing_filter(coalesce(p_filter, '{}'));
  v_sort record;
  v_plan record;
  v_part text;
  v_parts text;
  v_order text;
  v_found record;
begin
  if p_limit is null or p_limit not between 1 and 960 then
    perform private.fail(400, 'INVALID_FILTER', '{"field": "limit"}');
  end if;
  v_sort := private.listing_sort(p_sort, f.ids is not null);
  -- A category is a smaller listing.
  if f.chosen is not null then
    f.collections := array(select c from unnest(f.chosen) as c where f.collections is null or c = any (f.collections));
    f.chosen := null;
  end if;
  v_plan := private.listing_plan(f, p_limit + 1);

  v_order := array_to_string(v_sort.keys, ' ' || v_sort.direction || ', ') || ' ' || v_sort.direction;
  v_part := format('select p.id, %s as k1, %s as k2 from (%%s) p where %s order by %s limit $3',
    v_sort.keys[1], v_sort.keys[2],
    concat_ws(' and ', private.listing_conditions(f),
      case when p_after is not null then format('(%s) %s (%s)', array_to_string(v_sort.keys, ', '),
        case v_sort.direction when 'asc' then '>' else '<' end,
        (select string_agg(format('($2 ->> %s)::%s', i - 1, t), ', ' order by i)
         from unnest(v_sort.types) with ordinality as k (t, i))) end),
    v_order);
  v_parts := concat_ws(' union all ',
    case when f.ids is not null then '(' || format(v_part,
      'select p.*, p.price as paid, p.discount as off, i.n as rank
       from unnest(($1).ids) with ordinality as i (id, n) join public.products p on p.id = i.id
       where p.id <> all ($5)') || ')'
    end,
    case when f.ids is null and v_plan.buckets is not null then '(' || format(v_part,
      'select p.*, p.price as paid, p.discount as off, 0 as rank from public.products p
       where p.bucket_id = any ($4) and p.id <> all ($5)') || ')'
    end,
    case when f.ids is null and v_plan.walked is not null then 'select l.* from unnest($6) as c (slug) cross join lateral ('
      || format(v_part,
        'select p.*, p.price as paid, p.discount as off, 0 as rank from public.products p
         where p.collection_slug = c.slug and p.id <> all ($5)') || ') l'
    end,
    -- Products in a deal join in at the price that is paid.
    '(' || format(v_part,
      'select p.*, d.price as paid,
         round((coalesce(p.original_price, p.price) - d.price) / coalesce(p.original_price, p.price) * 100) as off,
         array_position(($1).ids, p.id)::bigint as rank
       -- Fetched one by one whatever the planner estimates for the conditions (offset 0 keeps it from looking).
       from private.active_deal_prices() d cross join lateral (select * from public.products o where o.id = d.product_id offset 0) p
       where ($1).ids is null or p.id = any (($1).ids)') || ')');
  v_order := replace(replace(replace(v_order, v_sort.keys[1], 'f.k1'), v_sort.keys[2], 'f.k2'), 'p.id', 'f.id');
  execute format('select array_agg(f.id order by %1$s) as ids,
      array_agg(jsonb_build_array(%3$s) order by %1$s) as keys
    from (select * from (%2$s) f order by %1$s limit $3) f',
    v_order, v_parts, case cardinality(v_sort.keys) when 2 then 'f.k1, f.id' else 'f.k1, f.k2, f.id' end)
  into v_found
  using f, p_after, p_limit + 1, v_plan.buckets, array(select d.product_id from private.active_deal_prices() d), v_plan.walked;

  return jsonb_build_object(
    'products', private.cards(v_found.ids[1:p_limit], f.colors),
    'total', v_plan.total,
    'next', case when cardinality(v_found.ids) > p_limit then v_found.keys[p_limit] end,
    'terms', to_jsonb(coalesce(f.terms, '{}')),
    'corrected', f.corrected);
end
$$;
grant execute on function private.list_products(jsonb, text, jsonb, int) to anon, authenticated;

-- Suggestions while a shopper types: five products and four collections. Null and single letters match nothing.
-- A very common prefix reads about five thousand of its products.
create function private.suggest(p_query text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set gin_fuzzy_search_limit = 5000
as $$
declare
  q record;
begin
  select * into q from private.read_query(p_query);
  return jsonb_build_object(
    'terms', to_jsonb(q.terms),
    'corrected', q.corrected,
    'products', case when q.query is null then '[]' else private.cards((private.found(q.query, q.department, 500))[1:5]) end,
    'collections', coalesce((
      select jsonb_agg(jsonb_build_object('slug', c.slug, 'name', c.name, 'count', c.n) order by c.rank desc, c.n desc, c.slug)
      from (
        select k.slug, k.name, t.n, count(*) as rank
        from public.collections k
        join public.facet_totals t on t.collection_slug = k.slug and t.facet = 'all' and not t.sale
        join unnest(q.terms || coalesce(q.department, '')) as w (term)
          on w.term <> '' and ' ' || private.plain(k.name || ' ' || coalesce(k.department, '')) like '% ' || w.term || '%'
        where t.n > 0 and k.former_of is null
        group by k.slug, k.name, t.n
        order by rank desc, t.n desc, k.slug limit 4
      ) c), '[]'));
end
$$;
grant execute on function private.suggest(text) to anon, authenticated;

-- Every collection with the number of its live products and their highest discount. Curated collections have no
-- department, because their products already count in their own collections.
create function private.collection_summaries() returns table (
  slug text, name text, "group" text, department text, category text, count bigint, max_discount int
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  return query
    select k.slug, k.name, k.group_name, k.department, k.category, coalesce((
      select sum(t.n) from public.facet_totals t
      where t.collection_slug = any (private.slugs_of(k.id)) and t.facet = 'all' and not t.sale), 0)::bigint, coalesce((
      select p.discount::int from public.products p
      where p.collection_slug = k.slug and p.discount is not null and p.archived_at is null
      order by p.discount desc limit 1), 0)
    from public.collections k
    where k.rule is null and k.former_of is null and not exists (select 1 from public.collection_products m where m.collection_id = k.id)
    order by k.group_name, k.position;
  return query
    select k.slug, k.name, k.group_name, case when k.rule is not null then k.department end, k.category,
      private.collection_live(k), 0
    from public.collections k
    where k.rule is not null or exists (select 1 from public.collection_products m where m.collection_id = k.id);
end
$$;
grant execute on function private.collection_summaries() to anon, authenticated;

-- The most wanted products of the last thirty days, filled up with featured products: an ordered item counts three points,
-- a wishlist entry one. Read from the index of the order lines by time.
create function private.trending(p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_ids uuid[];
begin
  v_ids := array(
    with wanted as (
      select w.product_id, sum(w.points) as points
      from (
        select i.product_id, 3 * i.quantity as points
        from public.order_items i
        where i.placed_at > now() - interval '30 days' and not exists (
          select from public.orders o where o.id = i.order_id and o.order_status = 'cancelled'
            and o.created_at > now() - interval '30 days')
        union all
        select l.product_id, 1 from public.wishlist_items l where l.added_at > now() - interval '30 days'
      ) w
      where w.product_id is not null
      group by w.product_id
    ), candidates as (
      -- More than are shown, as some may be sold out or archived.
      (select w.product_id as id, w.points from wanted w order by w.points desc limit 200)
      union all
      select f.id, null from public.products f where f.featured_rank is not null
    )
    select p.id from (select c.id, max(c.points) as points from candidates c group by c.id) s
    join public.products p on p.id = s.id
    where p.archived_at is null and p.quantity > 0
    order by s.points desc nulls last, p.prominence desc limit least(greatest(coalesce(p_limit, 8), 1), 24));
  return jsonb_build_object(
    'products', private.cards(v_ids),
    'collections', coalesce((
      select jsonb_agg(jsonb_build_object('slug', g.slug, 'name', g.name) order by g.first)
      from (
        select c.slug, c.name, min(i.n) as first
        from unnest(v_ids) with ordinality as i (id, n)
        join public.products p on p.id = i.id join public.collections c on c.slug = p.collection_slug
        group by c.slug, c.name order by first limit 6
      ) g), '[]'));
end
$$;
grant execute on function private.trending(int) to anon, authenticated;

-- Recommendations for a product: other products in its newest thousand orders, and products of its collection, filled up
-- with featured products. Null when there is no such product.
create function private.recommendations(p_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_product public.products;
  v_together uuid[];
  v_similar uuid[];
begin
  select * into v_product from public.products p where p.slug = p_slug and p.archived_at is null;
  if not found then
    return null;
  end if;
  v_together := array(
    select p.id from (
      select o.product_id as id, count(*) as times
      from (select i.order_id from public.order_items i where i.product_id = v_product.id order by i.placed_at desc limit 1000) i
      join public.order_items o on o.order_id = i.order_id and o.product_id <> v_product.id
      group by o.product_id
    ) n
    join public.products p on p.id = n.id and p.archived_at is null and p.quantity > 0
    order by n.times desc, p.id limit 4);
  v_similar := array(
    select p.id from public.products p
    where p.collection_slug = v_product.collection_slug and p.id <> v_product.id and p.archived_at is null
    order by p.prominence desc, p.created_at desc, p.id desc limit 8);
  v_similar := v_similar || array(
    select p.id from public.products p
    where p.featured_rank is not null and p.id <> v_product.id and p.id <> all (v_similar) and p.archived_at is null
    order by p.featured_rank limit 8 - cardinality(v_similar));
  return jsonb_build_object('together', private.cards(v_together), 'similar', private.cards(v_similar));
end
$$;
grant execute on function private.recommendations(text) to anon, authenticated;

-- ------------------------------------------------------------------ the API

-- The functions that clients call, with their grants. The functions of the same name in private do the work.
create function public.list_products(p_filter jsonb, p_sort text default 'featured', p_after jsonb default null,
  p_limit int default 24) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_products(p_filter, p_sort, p_after, p_limit) $$;
grant execute on function public.list_products(jsonb, text, jsonb, int) to anon, authenticated;

create function public.product_facets(p_filter jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.product_facets(p_filter) $$;
grant execute on function public.product_facets(jsonb) to anon, authenticated;

create function public.suggest(p_query text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.suggest(p_query) $$;
grant execute on function public.suggest(text) to anon, authenticated;

create function public.collection_summaries() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', c.name, 'group', c."group",
    'department', c.department, 'category', c.category, 'count', c.count, 'maxDiscount', c.max_discount)), '[]')
  from private.collection_summaries() c
$$;
grant execute on function public.collection_summaries() to anon, authenticated;

create function public.trending(p_limit int default 8) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.trending(p_limit) $$;
grant execute on function public.trending(int) to anon, authenticated;

create function public.recommendations(p_slug text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.recommendations(p_slug) $$;
grant execute on function public.recommendations(text) to anon, authenticated;
