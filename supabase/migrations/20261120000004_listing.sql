-- Listings, facets, suggestions and recommendations: plain functions over public facts. They run as their owner,
-- because row policies keep visitors' full-text queries from their index; so each of them selects live products itself
-- (status = 'live', or a facet bucket, which only live products have).

-- Bodies name what later files create.
set check_function_bodies = off;

-- ------------------------------------------------------------------ facets

-- The facets of a listing: one entry per filter. src/domain/catalogue/facets.ts lists the same names and choices, and a test
-- compares them. Everything below is built from these entries; private.apply_facets applies a change of them.
--   kind     list: the products with any of the chosen values; choices are the values that products have
--            band: the products in any of the chosen bands
--            level: the products that reach the lowest chosen level; flag: a level that is the only one
--   source   the column of products: an array for a list, else a number (null counts as 0)
--   choices  the values in a listing's address, in the order of the edges
--   edges    numbers at which the next band or level starts; there may be more edges than choices
-- Prices are counted between more edges than one currency needs: the storefront offers the bands that fit the shop's
-- currency, each made of one or more of these (src/domain/catalogue/price-bands.ts).
create function private.facets() returns table (name text, kind text, source text, choices text[], edges numeric[])
language sql immutable rows 6 set search_path = ''
as $$
  values
    ('size', 'list', 'sizes_left', null::text[], null::numeric[]),
    ('color', 'list', 'colors', null, null),
    ('price', 'band', 'price',
      '{0-10,10-15,15-20,20-30,30-50,50-100,100-150,150-200,200-300,300-500,500-1000,1000-1500,1500-2000,2000-up}',
      '{10,15,20,30,50,100,150,200,300,500,1000,1500,2000}'),
    ('discount', 'level', 'discount', '{any,20,40,60}', '{1,20,40,60}'),
    ('rating', 'level', 'stars', '{3,4,4.5}', '{3,4,4.5}'),
    -- The second edge tells the last items of a product from plenty.
    ('stock', 'flag', 'quantity', '{in}', '{1,13}')
$$;

-- For each facet the expression of its value over a row of products: an array, the position of the band from 1, or how
-- many levels the product reaches.
create function private.facet_expressions(p_row text) returns table (name text, expression text)
language sql immutable rows 6 set search_path = ''
as $$
  select d.name, case d.kind
    when 'list' then format('%s%I', p_row, d.source)
    else format('(width_bucket(coalesce(%s%I, 0)::numeric, %L::numeric[]) + %s)::smallint', p_row, d.source, d.edges,
                case d.kind when 'band' then 1 else 0 end)
  end
  from private.facets() d
$$;

-- The same as a list of columns, each named as its facet.
create function private.facet_columns(p_row text) returns text
language sql immutable set search_path = ''
as $$ select string_agg(format('%s as %I', e.expression, e.name), ', ') from private.facet_expressions(p_row) e $$;

-- The names of the facets as columns of a row.
create function private.facet_names(p_row text) returns text
language sql immutable set search_path = ''
as $$ select string_agg(format('%s%I', p_row, d.name), ', ') from private.facets() d $$;

-- A statement that gives every choice that a row with the columns of a facet fulfils, in a column `value`.
create function private.facet_values(p_facet text, p_row text) returns text
language sql immutable set search_path = ''
as $$
  select case d.kind
    when 'list' then format('select v.value from unnest(%s%I) as v (value)', p_row, d.name)
    when 'band' then format('select (%L::text[])[%s%I] as value', d.choices, p_row, d.name)
    else format('select v.value from unnest((%L::text[])[1:%s%I]) as v (value)', d.choices, p_row, d.name)
  end
  from private.facets() d where d.name = p_facet
$$;

-- The same for every facet, in the columns `facet` and `value`.
create function private.all_facet_values(p_row text) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(format('select %L as facet, v.value from (%s) v', d.name, private.facet_values(d.name, p_row)), ' union all ')
  from private.facets() d
$$;

-- Counting a million rows for every facet takes seconds. So products that are equal in every facet share a facet bucket;
-- triggers maintain how many are in each, and the totals per collection. Every facet is then counted exactly over some
-- thousand buckets. private.apply_facets adds a column for each facet. Buckets and totals are derived data, and no API
-- role may write them.
create table public.facet_buckets (
  id bigint primary key,
  collection_slug text not null,
  -- How many live products are in it.
  n integer not null
);
create index facet_buckets_by_collection on public.facet_buckets (collection_slug);

-- How many products of a collection fulfil each choice, and how many it has (facet `total`): the counts of a listing
-- without filters. Once over all its products (sale is false), and once over the reduced ones.
create table public.facet_totals (
  collection_slug text not null,
  sale boolean not null,
  facet text not null,
  value text not null,
  n integer not null,
  primary key (collection_slug, sale, facet, value)
);
alter table public.facet_buckets enable row level security;
alter table public.facet_totals enable row level security;


-- The statement that counts products into their buckets and totals; p_source gives rows of products with a sign.
-- Rows are written in the order of their keys, the totals before the buckets, so that two orders cannot deadlock here.
create function private.count_statement(p_source text) returns text
language sql immutable set search_path = ''
as $$
  select format($sql$
    with moved as (
      select distinct on (x.bucket_id) x.bucket_id, x.collection_slug, %2$s, sum(x.sign) over (partition by x.bucket_id)::int as n
      from (%1$s) x
      where x.bucket_id is not null
      order by x.bucket_id
    ), buckets as (
      insert into public.facet_buckets as b (id, collection_slug, %3$s, n)
      select m.bucket_id, m.collection_slug, %4$s, m.n
      from moved m where m.n <> 0 order by m.bucket_id
      on conflict (id) do update set n = b.n + excluded.n
    )
    insert into public.facet_totals as t (collection_slug, sale, facet, value, n)
    select m.collection_slug, s.sale, v.facet, v.value, sum(m.n)
    from moved m join (values (false), (true)) as s (sale) on m.discount > 0 or not s.sale
    cross join lateral (select 'total' as facet, '' as value union all %5$s) v
    group by 1, 2, 3, 4 having sum(m.n) <> 0
    order by 1, 2, 3, 4
    on conflict (collection_slug, sale, facet, value) do update set n = t.n + excluded.n
  $sql$, p_source, private.facet_columns('x.'), private.facet_names(''), private.facet_names('m.'), private.all_facet_values('m.'))
$$;

-- After products changed: moves the counts from the buckets they were in (`gone`) to those they are in now (`changed`).
create function private.count_buckets() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    -- A join of the two, whose sizes nobody knows, would take minutes for thousands of products.
    if not exists (select c.id, c.bucket_id from changed c except select g.id, g.bucket_id from gone g) then
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

-- Applies a change of private.facets: adds the missing columns of the buckets, computes every product's bucket and
-- counts all products. It rewrites the table of products, so only migrations call it.
create function private.apply_facets() returns void
language plpgsql set search_path = '' set client_min_messages = warning
as $$
declare
  v_facet record;
begin
  truncate public.facet_buckets, public.facet_totals;
  for v_facet in select d.name, case d.kind when 'list' then 'text[]' else 'smallint' end as type from private.facets() d loop
    execute format('alter table public.facet_buckets add column if not exists %I %s not null', v_facet.name, v_facet.type);
  end loop;
  -- The facet bucket that counts a product; null unless it is live.
  alter table public.products drop column if exists bucket_id;
  execute format('alter table public.products add column bucket_id bigint generated always as
    (case when status = ''live'' then hash_record_extended(row(collection_slug, %s), 0) end) stored',
    (select string_agg(e.expression, ', ') from private.facet_expressions('') e));
  create index products_by_bucket on public.products (bucket_id);
  execute private.count_statement('select p.*, 1 as sign from public.products p');
end
$$;
select private.apply_facets();

-- For the collections of last items.
create index facet_buckets_few_left on public.facet_buckets (id) where stock = 1;

-- Products in a running deal as rows of products with the price and the discount that a buyer gets now.
create function private.discounted_products() returns setof public.products
language sql stable rows 20 set search_path = ''
as $$
  select x.*
  from private.active_deal_prices() d join public.products p on p.id = d.product_id
  cross join lateral jsonb_populate_record(p, jsonb_build_object('price', d.price, 'discount',
    least(99, round((coalesce(p.original_price, p.price) - d.price) / coalesce(p.original_price, p.price) * 100)))) x
$$;

-- ------------------------------------------------------------------ search words

-- The words of titles, colours and collections, and every spelling of one with a letter left out. An unknown word is
-- looked up by its own spellings, which matches one letter wrong, missing or extra, or two swapped.
create table private.search_words (
  word text primary key
);
create index search_words_prefix on private.search_words (word text_pattern_ops);

-- Each word of private.search_words by its spellings (private.spellings).
create table private.search_spellings (
  spelling text not null,
  word text not null references private.search_words (word) on delete cascade,
  primary key (spelling, word)
);

-- Words of titles that a shopper's word also finds; without any, the word says nothing about a product. In one direction
-- only: what means the same both ways is a row of public.synonyms.
create table private.search_synonyms (
  word text primary key,
  means text[] not null default '{}'
);
alter table private.search_words enable row level security;
alter table private.search_spellings enable row level security;
alter table private.search_synonyms enable row level security;
insert into private.search_synonyms (word, means) values ('jersey', '{jumper,tee}'), ('denim', '{jeans}'), ('swimming', '{swimsuit,bikini}'),
  ('yoga', '{leggings}'), ('gym', '{leggings,joggers}');
-- A word, its singular, and each with one letter left out; from eight letters on also with two.
create function private.spellings(p_word text) returns setof text
language sql immutable set search_path = ''
as $$
  with words as (select p_word as word union select left(p_word, -1) where p_word like '____%s'),
  shorter as (select overlay(v.word placing '' from i for 1) as word, i from words v, generate_series(1, length(v.word)) as i)
  select word from words
  union
  select word from shorter
  union
  select overlay(s.word placing '' from j for 1) from shorter s, generate_series(s.i, length(s.word)) as j where length(p_word) >= 8
$$;

-- Adds the words of texts to private.search_words, with their spellings. In order of the words, so that two writers
-- cannot deadlock.
create function private.learn_words(p_texts text[]) returns void
language sql security definer set search_path = ''
as $$
  with new_words as (
    insert into private.search_words (word)
    select distinct w from unnest(p_texts) as t, unnest(private.words(t)) as w
    where length(w) between 3 and 24
    order by w
    on conflict do nothing
    returning word
  )
  insert into private.search_spellings (spelling, word)
  select s, n.word from new_words n, private.spellings(n.word) as s where length(n.word) >= 4
  on conflict do nothing
$$;

-- After products were added: the words of those that are live.
create function private.learn_products() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.learn_words(array(
    select distinct t from changed c, unnest(array[c.title, c.collection_slug] || c.colors) as t where c.status = 'live'));
  return null;
end
$$;

-- After a collection was written, or a live product's title or colours changed or it went live: its words.
create function private.learn_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.learn_words(case tg_table_name
    when 'collections' then array[to_jsonb(new) ->> 'name'] || array(select jsonb_path_query(to_jsonb(new), '$.translations.*.name') #>> '{}')
    else array[to_jsonb(new) ->> 'title', to_jsonb(new) ->> 'collection_slug'] || array(select jsonb_array_elements_text(to_jsonb(new) -> 'colors'))
      || array(select t.title from public.product_translations t where t.product_id = (to_jsonb(new) ->> 'id')::uuid) end);
  return null;
end
$$;
create trigger learn_on_insert after insert on public.products
  referencing new table as changed for each statement execute function private.learn_products();
create trigger learn_on_update after update of title, colors, status on public.products
  for each row when (new.status = 'live' and (new.title, new.colors, new.status) is distinct from (old.title, old.colors, old.status))
  execute function private.learn_row();
create trigger learn_collection after insert or update of name, translations on public.collections
  for each row execute function private.learn_row();

-- ------------------------------------------------------------------ filters

-- What a listing shows, parsed; null means that it does not matter.
create type private.listing_filter as (
  -- The listing: collections by slug, only reduced products, and other conditions of a collection's rule on a bucket r.
  collections text[],
  on_sale boolean,
  rules text[],
  -- The listing as products by id, best first, when it is not made of whole collections (curated, new, search).
  ids uuid[],
  -- The filters chosen in the listing: the collections of the chosen categories, and {facet: values}.
  categories text[],
  chosen jsonb,
  -- What was searched for: words to highlight, and the corrected text when a letter was wrong.
  terms text[],
  corrected text,
  understood jsonb,
  colors text[]
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
  if jsonb_typeof(v_list) <> 'array' or jsonb_array_length(v_list) > 40 or pg_column_size(v_list) > 4000 then
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

-- The filter of a listing as a request gives it, parsed. `q` is understood (types, colours, sizes, department, price); with
-- `literal` its words are taken as they are. A query of a department, colours, sizes and edges of the price bands alone is
-- counted over the facet buckets. Raises PT400 INVALID_FILTER {field}.
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
  q private.search_query;
  v_found record;
  v_edges numeric[] := (select d.edges from private.facets() d where d.name = 'price');
  v_rules text[] := '{}';
  v_categories text[] := private.texts(p_filter, 'categories');
  v_facet record;
  v_values text[];
begin
  perform private.check_kinds(p_filter, '{"departments": "strings", "kinds": "strings", "categories": "strings", "collection": "string",
    "onSale": "boolean", "newDays": "number", "q": "string", "literal": "boolean"}'
    || (select jsonb_object_agg(d.name, 'strings') from private.facets() d), 'INVALID_FILTER');
  if v_slug is not null then
    select v_rule || coalesce(c.rule, '{}') into v_rule from public.collections c where c.slug = v_slug;
    if not found then
      f.ids := '{}';
    elsif not exists (select 1 from public.collections c where c.slug = v_slug and c.rule is not null) then
      f.ids := array(
        select m.product_id from public.collection_products m join public.collections c on c.id = m.collection_id
        join public.products p on p.id = m.product_id
        where c.slug = v_slug and p.status = 'live' order by m.position, m.product_id limit private.most_found());
      f.collections := private.slugs_of((select c.id from public.collections c where c.slug = v_slug));
      if f.ids = '{}' then
        f.ids := null;
      else
        -- Curated members first, then the collection's own products.
        f.ids := f.ids || array(select p.id from public.products p
          where p.collection_slug = any (f.collections) and p.id <> all (f.ids) and p.status = 'live'
          order by p.prominence desc, p.created_at desc, p.id desc limit private.most_found());
        f.collections := null;
      end if;
    end if;
  end if;
  if coalesce(p_filter ->> 'q', '') <> '' then
    q := private.read_query(p_filter ->> 'q', coalesce(p_filter -> 'literal' = 'true', false));
    f.terms := q.terms;
    f.corrected := q.corrected;
    f.colors := array(select initcap(w) from unnest(q.color_words) as w) || q.colors;
    if q.words is null and q.kinds = '{}' and q.without is null
      and (q.low is null or q.low = any (v_edges)) and (q.high is null or q.is_below and q.high = any (v_edges)) then
      if q.color_words <> '{}' then
        v_rules := v_rules || format('r.color && %L::text[]', q.colors);
      end if;
      if q.sizes <> '{}' then
        v_rules := v_rules || format('r.size && %L::text[]', q.sizes);
      end if;
      if q.low is not null then
        v_rules := v_rules || format('r.price > %s', array_position(v_edges, q.low));
      end if;
      if q.high is not null then
        v_rules := v_rules || format('r.price <= %s', array_position(v_edges, q.high));
      end if;
      if q.on_sale then
        v_rule := v_rule || '{"onSale": true}';
      end if;
      f.understood := private.understood(q) || jsonb_build_object('isExact', q.corrected is null);
      if v_rules = '{}' and not q.on_sale and q.department is null and not q.is_everything then
        f.ids := '{}';
        f.understood := null;
      end if;
    else
      v_found := private.search(q, f.ids);
      f.ids := v_found.ids;
      -- A department that has none of it was dropped.
      q.department := case when v_found.understood is null then q.department else v_found.department end;
      f.understood := case when coalesce(p_filter -> 'literal' = 'true', false) then null else v_found.understood end;
    end if;
    if q.department is not null then
      v_departments := array(select q.department where v_departments is null or q.department = any (v_departments));
    end if;
  end if;
  if v_rule ? 'newDays' then
    f.ids := array(
      select p.id from public.products p
      where p.created_at >= now() - make_interval(days => (v_rule ->> 'newDays')::int) and p.status = 'live'
        and (f.ids is null or p.id = any (f.ids))
      order by p.created_at desc, p.id desc limit private.most_found());
  end if;
  f.on_sale := coalesce(v_rule -> 'onSale' = 'true', false);
  -- A rule's price is an edge of the price bands.
  f.rules := v_rules || array_remove(array[
    case when v_rule -> 'fewLeft' = 'true' then 'r.stock = 1' end,
    (select format('r.price <= %s', array_position(v_edges, (v_rule ->> 'priceBelow')::numeric)) where v_rule ? 'priceBelow')], null);
  if v_departments is not null or v_kinds is not null then
    f.collections := array(select c.slug from public.collections c
      where (v_departments is null or c.department = any (v_departments))
        and (v_kinds is null or c.category = any (v_kinds))
        and (f.collections is null or c.slug = any (f.collections)));
  end if;
  if v_categories is not null then
    f.categories := array(select c.slug from public.collections c where c.category = any (v_categories));
  end if;
  f.chosen := '{}';
  for v_facet in select * from private.facets() loop
    v_values := private.texts(p_filter, v_facet.name);
    if v_values is not null then
      if v_facet.kind <> 'list' and not v_values <@ v_facet.choices then
        perform private.fail(400, 'INVALID_FILTER', jsonb_build_object('field', v_facet.name));
      end if;
      f.chosen := f.chosen || jsonb_build_object(v_facet.name, v_values);
    end if;
  end loop;
  return f;
end
$$;

-- The chosen filters: for each its name, its condition on a row r with the columns of a bucket, and for a number the same
-- condition on a product p (`bounds`, between the outer edges of the chosen bands). All values are quoted.
create function private.choices(f private.listing_filter) returns table (facet text, condition text, source text, bounds text)
language sql immutable rows 2 set search_path = ''
as $$
  select 'categories', format('r.collection_slug = any (%L::text[])', (f).categories), null, null
  where (f).categories is not null
  union all
  select d.name, case d.kind
      when 'list' then format('r.%I && %L::text[]', d.name, v.texts)
      when 'band' then format('r.%I = any (%L::smallint[])', d.name, v.positions)
      else format('r.%I >= %s', d.name, v.first) end,
    d.source,
    case d.kind
      when 'band' then concat_ws(' and ', format('p.%I >= ', d.source) || d.edges[v.first - 1],
                                          format('p.%I < ', d.source) || d.edges[v.last])
      when 'list' then null
      else format('p.%I >= %s', d.source, d.edges[v.first]) end
  from private.facets() d
  cross join lateral (
    select array_agg(t.value) as texts, array_agg(p.position) as positions, min(p.position) as first, max(p.position) as last
    from jsonb_array_elements_text((f).chosen -> d.name) as t (value)
    cross join lateral (select array_position(d.choices, t.value) as position) p
  ) v
  where (f).chosen ? d.name
$$;

-- Whether a listing is made of whole collections, or the reduced products in them, without a chosen filter: then the
-- totals have its counts.
create function private.is_whole(f private.listing_filter) returns boolean
language sql immutable set search_path = ''
as $$ select (f).ids is null and (f).rules = '{}' and (f).categories is null and (f).chosen = '{}' $$;

-- A statement that gives the listing, without the chosen filters, as rows with the columns of a bucket: facet buckets
-- with how many products are in each (n). Products in a running deal are subtracted from their buckets (-1) and counted at
-- the price that is paid now (+1, with a product_id instead of a bucket_id). $1 are the ids of the filter. Of whole
-- collections it gives the deals only, since the totals count the rest.
create function private.listing_rows(f private.listing_filter) returns text
language sql stable set search_path = ''
as $$
  select format($sql$
    with paid as materialized (select x.* from private.discounted_products() x where %1$s)
    select r.* from (
      select null::bigint as bucket_id, x.id as product_id, x.collection_slug, %2$s, 1 as n from paid x
      union all
      select null, null, b.collection_slug, %3$s, -1 from paid x join public.facet_buckets b on b.id = x.bucket_id
      %4$s
    ) r where %5$s
  $sql$,
  case when (f).ids is null then 'true' else 'x.id = any ($1)' end,
  private.facet_columns('x.'), private.facet_names('b.'),
  case
    when private.is_whole(f) then ''
    when (f).ids is null then format('union all select b.id, null, b.collection_slug, %s, b.n from public.facet_buckets b
      where b.n > 0', private.facet_names('b.'))
    else format('union all select b.id, null, b.collection_slug, %s, o.n
      from (select p.bucket_id, count(*)::int as n from public.products p
            where p.id = any ($1) and p.bucket_id is not null group by p.bucket_id) o
      join public.facet_buckets b on b.id = o.bucket_id', private.facet_names('b.')) end,
  concat_ws(' and ', 'true',
    case when (f).collections is not null then format('r.collection_slug = any (%L::text[])', (f).collections) end,
    case when (f).on_sale then 'r.discount > 0' end,
    nullif(array_to_string((f).rules, ' and '), '')))
$$;

-- ------------------------------------------------------------------ counts of facets and pages

-- A statement that counts the choices of whole collections from the totals: facet, value, n.
create function private.whole_counts(f private.listing_filter) returns text
language sql stable set search_path = ''
as $$
  select format($sql$
    with counts as (
      select t.collection_slug, t.facet, t.value, t.n from public.facet_totals t where t.sale = %2$L and %3$s
      union all
      select r.collection_slug, v.facet, v.value, r.n
      from (%1$s) r cross join lateral (select 'total' as facet, '' as value union all %4$s) v
    )
    select c.facet, c.value, sum(c.n) as n from counts c group by c.facet, c.value
    union all
    select 'categories', k.category, sum(c.n) from counts c join public.collections k on k.slug = c.collection_slug
    where c.facet = 'total' and k.category is not null group by k.category
  $sql$, private.listing_rows(f), (f).on_sale,
    case when (f).collections is null then 'true' else format('t.collection_slug = any (%L::text[])', (f).collections) end,
    private.all_facet_values('r.'))
$$;

-- A statement that counts the choices of any other listing: facet, value, n. Each facet ignores its own choice, so a row
-- counts for a facet when it misses no filter, or only that facet's: `missing` names the one that it misses.
create function private.filtered_counts(f private.listing_filter) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_conditions text[];
  v_facets text[];
  v_unfiltered private.listing_filter := f;
  v_own text := '';
  v_rows text;
begin
  select coalesce(array_agg(c.facet), '{}'), coalesce(array_agg(c.condition), '{}') into v_facets, v_conditions
  from private.choices(f) c;
  v_unfiltered.categories := null;
  v_unfiltered.chosen := '{}';
  if cardinality(v_facets) = 1 and private.is_whole(v_unfiltered) then
    -- With one filter, the counts of its own facet are those of the unfiltered listing, which the totals have.
    v_own := v_facets[1];
    v_rows := format('select r.*, null::text as missing from (%s) r where %s', private.listing_rows(f), v_conditions[1]);
  else
    v_rows := format('select r.*, case %s end as missing from (select r.*, %s as misses from (%s) r offset 0) r where r.misses <= 1',
      (select coalesce(string_agg(format('when not %s then %L', c.condition, c.facet), ' '), 'when false then null')
       from unnest(v_facets, v_conditions) as c (facet, condition)),
      (select coalesce(string_agg(format('(not %s)::int', c), ' + '), '0') from unnest(v_conditions) as c),
      private.listing_rows(f));
  end if;
  return format($sql$
    with rows as materialized (%s)
    select 'total' as facet, '' as value, sum(r.n) as n from rows r where r.missing is null
  $sql$, v_rows) || (
    select string_agg(' union all ' || case
      when d.name = v_own then format('select c.* from (%s) c where c.facet = %L', private.whole_counts(v_unfiltered), d.name)
      else format('select %1$L, v.value, sum(g.n)
        from (select r.%2$I, sum(r.n) as n from rows r where r.missing is null or r.missing = %1$L group by 1) g
        cross join lateral (%3$s) v group by v.value', d.name, d.grouped, d.choices) end, '')
    from (
      select c.name, c.name as grouped, private.facet_values(c.name, 'g.') as choices from private.facets() c
      union all
      select 'categories', 'collection_slug',
        'select k.category as value from public.collections k where k.slug = g.collection_slug and k.category is not null'
    ) d);
end
$$;

-- How many products a listing has in all and for every choice of every facet, each facet ignoring its own choice:
-- {total, categories: {category: n}, facets: {facet: {choice: n}}}. Raises PT400 INVALID_FILTER {field}.
create function private.product_facets(p_filter jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  f private.listing_filter := private.parse_listing_filter(coalesce(p_filter, '{}'));
  v_statement text;
  v_whole private.listing_filter := f;
  v_counts jsonb;
begin
  v_statement := case when private.is_whole(f) then private.whole_counts(f) else private.filtered_counts(f) end;
  execute format($sql$
    select coalesce(jsonb_object_agg(c.facet, c.counts), '{}') from (
      select c.facet, jsonb_object_agg(c.value, c.n) as counts from (%s) c where c.n > 0 group by c.facet) c
  $sql$, v_statement) into v_counts using f.ids;
  return jsonb_build_object(
    'total', coalesce(v_counts -> 'total' -> '', '0'),
    'categories', coalesce(v_counts -> 'categories', '{}'),
    'facets', (select jsonb_object_agg(d.name, coalesce(v_counts -> d.name, '{}')) from private.facets() d));
end
$$;
grant execute on function private.product_facets(jsonb) to anon, authenticated;

-- Cards with their titles in a language; a picture is described as private.picture_words has it.
create function private.cards_in(p_cards jsonb, p_language text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(case when t.title is null then c.card else c.card || jsonb_build_object('title', t.title,
    'alt', concat_ws(' – ', t.title, coalesce(nullif(w.translations -> p_language ->> 'name', ''), nullif(c.card ->> 'color', '')))) end
    order by c.n), '[]')
  from jsonb_array_elements(p_cards) with ordinality as c (card, n)
  left join public.product_translations t on t.product_id = (c.card ->> 'id')::uuid and t.language = p_language
  left join public.option_words w on w.name = c.card ->> 'color'
$$;

-- What a card shows of these products, in this order and in the language of the request: the picture of one of p_colors where
-- there is one. Only of live ones, except for a preview.
create function private.cards(p_ids uuid[], p_colors text[] default null, p_is_preview boolean default false) returns jsonb
language sql stable set search_path = ''
as $$
  select case when (select private.other_language()) is null then c.cards
    else private.cards_in(c.cards, (select private.other_language())) end
  from (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'slug', p.slug, 'title', p.title, 'price', p.price, 'original_price', p.original_price, 'price_to', p.price_to,
      'image_url', coalesce(v.first ->> 'src', p.image_url), 'alt', v.first ->> 'alt', 'color', v.first ->> 'color',
      'second', v.second ->> 'src', 'colors', p.colors, 'sizes', p.sizes, 'sizes_left', p.sizes_left,
      'quantity', least(p.quantity, (select private.stock_cap())), 'rating', case when p.review_count > 0 then p.rating end,
      'review_count', p.review_count, 'created_at', p.created_at,
      'deals', coalesce((
        select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'deal_price', d.deal_price, 'total', d.total,
          'sold', d.sold, 'starts_at', d.starts_at, 'ends_at', d.ends_at))
        from public.deals d
        where d.product_id = p.id and d.ends_at > now() and d.starts_at <= now() and d.sold < d.total), '[]'))
      || case when (select private.measure_detail()) is null then '{}'
        else jsonb_build_object('measures', private.card_measures(p)) end order by i.n), '[]') as cards
    from unnest(p_ids) with ordinality as i (id, n)
    join public.products p on p.id = i.id and (p.status = 'live' or p_is_preview)
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
  ) c
$$;

-- What a listing sorts by: keys as expressions on p (the id last, so that pages never overlap), their types for the
-- cursor, and the direction. p_ranked: the listing has an order of its own, which is then what "featured" means.
-- `rating` counts from the first review on (stars), `popular` is units sold first.
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
    when p_sort = 'price-low' then keys := '{p.price}'; types := '{numeric}'; direction := 'asc';
    when p_sort = 'price-high' then keys := '{p.price}'; types := '{numeric}';
    when p_sort = 'rating' then keys := '{p.stars,p.review_count}'; types := '{numeric,int}';
    when p_sort = 'popular' then keys := '{p.units_sold,p.review_count}'; types := '{int,int}';
    else perform private.fail(400, 'INVALID_FILTER', '{"field": "sort"}');
  end case;
  keys := keys || 'p.id'::text;
  types := types || 'uuid'::text;
end
$$;

-- How many products a listing has, and how to read them:
--   walked   collections with so many matches that walking them in the order of the listing soon fills a page (it passes
--            size / matches products for each)
--   buckets  the facet buckets of the matches in the other collections, few enough to fetch and sort; null when every
--            product matches
--   allowed  the same of the walked collections
--   deals    products that match if they are in a running deal
create function private.listing_plan(f private.listing_filter, p_size int, out total bigint, out walked text[],
  out buckets bigint[], out allowed bigint[], out deals uuid[])
language plpgsql stable set search_path = ''
as $$
declare
  v_matched text := format('select r.* from (%s) r where %s', private.listing_rows(f),
    coalesce((select string_agg(c.condition, ' and ') from private.choices(f) c), 'true'));
begin
  if private.is_whole(f) then
    execute format($sql$
      select coalesce(sum(m.n), 0), array_agg(m.product_id) filter (where m.product_id is not null) from (%s) m
    $sql$, v_matched) into total, deals using f.ids;
    total := total + coalesce((select sum(t.n) from public.facet_totals t
      where t.facet = 'total' and t.sale = f.on_sale and (f.collections is null or t.collection_slug = any (f.collections))), 0);
    walked := coalesce(f.collections, array(select c.slug from public.collections c));
  elsif f.collections is null and not f.on_sale and f.rules = '{}' and not exists (select 1 from private.choices(f)) then
    total := cardinality(f.ids);
    deals := f.ids;
  else
    execute format($sql$
      with matched as materialized (%s),
      sized as (
        select m.collection_slug, $1 is null and sum(m.n)::float ^ 2 > $2 * max(t.n) as walked
        from matched m join public.facet_totals t
          on t.collection_slug = m.collection_slug and t.facet = 'total' and not t.sale
        group by m.collection_slug
      )
      select coalesce(sum(m.n), 0),
        array_agg(distinct m.collection_slug) filter (where s.walked),
        coalesce(array_agg(m.bucket_id) filter (where not s.walked and m.bucket_id is not null), '{}'),
        array_agg(m.bucket_id) filter (where s.walked and m.bucket_id is not null),
        array_agg(m.product_id) filter (where m.product_id is not null)
      from matched m join sized s using (collection_slug)
    $sql$, v_matched) into total, walked, buckets, allowed, deals using f.ids, p_size;
  end if;
end
$$;

-- A page of a listing: the products as cards, how many there are in all, where the next page starts, and what a query was
-- understood as. A card shows its product in a colour that the query names.
--   p_filter  the listing and the chosen filters (see private.parse_listing_filter)
--   p_sort    featured (with a query: the best matches first), newest, price-low, price-high, rating, popular
--   p_after   `next` of the page before; null for the first
--   p_limit   1 to 960
-- Prices are what is paid now, running deals included. Raises PT400 INVALID_FILTER {field}.
--
-- It executes a statement made of up to three parts. For the dresses in red, cheapest first, second page, it is
--   select array_agg(f.id order by f.k1 asc, f.id asc) as ids,
--     array_agg(jsonb_build_array(f.k1, f.id) order by f.k1 asc, f.id asc) as keys
--   from (select * from (
--     select l.* from unnest($5) as c (slug) cross join lateral (
--       select p.id, p.price as k1, p.id as k2
--       from (select p.*, 0 as rank from public.products p where p.collection_slug = c.slug and p.id <> all ($7)) p
--       where coalesce(p.bucket_id, 0) = any ($6) and (p.price, p.id) > (($2 ->> 0)::numeric, ($2 ->> 1)::uuid)
--       order by p.price asc, p.id asc limit $3) l
--     union all (… the same over the buckets of collections with few matches)
--     union all (… the same over the matching products in a running deal, at the deal's price)
--   ) f order by f.k1 asc, f.id asc limit $3) f
-- with $1 the ids of the filter, $2 the cursor, $3 the page's size and one, and the plan's buckets ($4), walked ($5),
-- allowed ($6), all products in a deal ($7) and the matching ones ($8).
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
  if f.categories is not null then
    f.collections := array(select c from unnest(f.categories) as c where f.collections is null or c = any (f.collections));
    f.categories := null;
  end if;
  v_plan := private.listing_plan(f, p_limit + 1);

  v_order := array_to_string(v_sort.keys, ' ' || v_sort.direction || ', ') || ' ' || v_sort.direction;
  v_part := format('select p.id, %s as k1, %s as k2 from (%%s) p where %%s %s order by %s limit $3',
    v_sort.keys[1], v_sort.keys[2],
    case when p_after is not null then format('and (%s) %s (%s)', array_to_string(v_sort.keys, ', '),
      case v_sort.direction when 'asc' then '>' else '<' end,
      (select string_agg(format('($2 ->> %s)::%s', i - 1, t), ', ' order by i)
       from unnest(v_sort.types) with ordinality as k (t, i))) end,
    v_order);
  -- Offset 0 makes the planner fetch these rows before it sorts them, instead of walking all products in the order.
  v_parts := concat_ws(' union all ',
    case when f.ids is not null then '(' || format(v_part,
      'select p.*, i.n as rank from unnest($1) with ordinality as i (id, n) join public.products p on p.id = i.id
       where p.id <> all ($7)', case when v_plan.buckets is null then 'p.status = ''live''' else 'p.bucket_id = any ($4)' end) || ')'
    end,
    case when f.ids is null and v_plan.buckets <> '{}' then '(' || format(v_part,
      'select p.*, 0 as rank from public.products p where p.bucket_id = any ($4) and p.id <> all ($7) offset 0', 'true') || ')'
    end,
    case when f.ids is null and v_plan.walked is not null then 'select l.* from unnest($5) as c (slug) cross join lateral ('
      || format(v_part, 'select p.*, 0 as rank from public.products p where p.collection_slug = c.slug and p.id <> all ($7)',
        case
          when v_plan.allowed is null then 'p.status = ''live''' || case when f.on_sale then ' and p.discount > 0' else '' end
          -- Written so that no index fits but that of the order. A list sorted by a filtered number starts at its edge.
          else concat_ws(' and ', 'coalesce(p.bucket_id, 0) = any ($6)',
            (select string_agg(nullif(c.bounds, ''), ' and ') from private.choices(f) c where 'p.' || c.source = v_sort.keys[1]))
        end) || ') l'
    end,
    -- Products in a deal are sorted by the price that is paid.
    '(' || format(v_part,
      'select p.*, array_position($1, p.id)::bigint as rank from private.discounted_products() p', 'p.id = any ($8)') || ')');
  v_order := replace(replace(replace(v_order, v_sort.keys[1], 'f.k1'), v_sort.keys[2], 'f.k2'), 'p.id', 'f.id');
  execute format('select array_agg(f.id order by %1$s) as ids,
      array_agg(jsonb_build_array(%3$s) order by %1$s) as keys
    from (select * from (%2$s) f order by %1$s limit $3) f',
    v_order, v_parts, case cardinality(v_sort.keys) when 2 then 'f.k1, f.id' else 'f.k1, f.k2, f.id' end)
  into v_found
  using f.ids, p_after, p_limit + 1, v_plan.buckets, v_plan.walked, v_plan.allowed,
    array(select d.product_id from private.active_deal_prices() d), coalesce(v_plan.deals, '{}');

  return jsonb_build_object(
    'products', private.cards(v_found.ids[1:p_limit],
      coalesce((select array_agg(c) from jsonb_array_elements_text(f.chosen -> 'color') as c), f.colors)),
    'total', v_plan.total,
    'next', case when cardinality(v_found.ids) > p_limit then v_found.keys[p_limit] end,
    'terms', to_jsonb(coalesce(f.terms, '{}')),
    'corrected', f.corrected,
    'understood', f.understood);
end
$$;
grant execute on function private.list_products(jsonb, text, jsonb, int) to anon, authenticated;

-- Suggestions while a shopper types: the first five products that the search page shows, and four collections. Null and
-- single letters match nothing. A very common prefix reads about five thousand of its products.
create function private.suggest(p_query text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set gin_fuzzy_search_limit = 5000
as $$
declare
  -- A query of nothing finds nothing, while a listing without one is the whole shop.
  v_page jsonb := private.list_products(jsonb_build_object('q', coalesce(nullif(btrim(left(p_query, 120)), ''), '.')), 'featured', null, 5);
  v_language text := private.asked_language();
begin
  return jsonb_build_object(
    'terms', v_page -> 'terms',
    'corrected', v_page -> 'corrected',
    'products', v_page -> 'products',
    'collections', coalesce((
      select jsonb_agg(jsonb_build_object('slug', c.slug, 'name', c.name, 'count', c.n) order by c.rank desc, c.n desc, c.slug)
      from (
        select k.slug, private.text_in(k.name, k.translations, 'name', v_language) as name, t.n, count(*) as rank
        from public.collections k
        join public.facet_totals t on t.collection_slug = k.slug and t.facet = 'total' and not t.sale
        join (
          select jsonb_array_elements_text(v_page -> 'terms')
          union all
          select d.slug from public.departments d
          where lower(private.text_in(d.name, d.translations, 'name', v_language)) = v_page #>> '{understood,department}') as w (term)
          on w.term <> '' and ' ' || array_to_string(private.words(concat_ws(' ', k.name, k.department, (
            select string_agg(l.value ->> 'name', ' ') from jsonb_each(k.translations) l))), ' ') like '% ' || w.term || '%'
        where t.n > 0 and k.former_of is null
        group by k.id, t.n
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
declare
  v_language text := private.asked_language();
begin
  return query
    select k.slug, private.text_in(k.name, k.translations, 'name', v_language), k.group_slug, k.department, k.category, coalesce((
      select sum(t.n) from public.facet_totals t
      where t.collection_slug = any (private.slugs_of(k.id)) and t.facet = 'total' and not t.sale), 0)::bigint, coalesce((
      select p.discount::int from public.products p
      where p.collection_slug = k.slug and p.discount is not null and p.status = 'live'
      order by p.discount desc limit 1), 0)
    from public.collections k
    where k.rule is null and k.former_of is null and not exists (select 1 from public.collection_products m where m.collection_id = k.id)
    order by k.group_slug, k.position, k.id;
  return query
    select k.slug, private.text_in(k.name, k.translations, 'name', v_language), k.group_slug, case when k.rule is not null then k.department end, k.category,
      private.collection_live(k), 0
    from public.collections k
    where k.rule is not null or exists (select 1 from public.collection_products m where m.collection_id = k.id);
end
$$;
grant execute on function private.collection_summaries() to anon, authenticated;

-- The most wanted products of the last thirty days, filled up with featured products: an item that was paid for or
-- delivered counts three points, a wishlist entry of a member who bought something before one, because an account alone
-- costs nothing. Read from the index of the order lines by time.
create function private.trending(p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_ids uuid[];
  v_language text := private.asked_language();
begin
  v_ids := array(
    with wanted as (
      select w.product_id, sum(w.points) as points
      from (
        select i.product_id, 3 * i.quantity as points
        from public.order_items i
        where i.placed_at > now() - interval '30 days' and exists (
          select from public.orders o where o.id = i.order_id and o.created_at > now() - interval '30 days'
            and o.order_status <> 'cancelled' and (o.order_status = 'delivered' or o.paid_amount > o.refunded_amount))
        union all
        select l.product_id, 1 from public.wishlist_items l
        where l.added_at > now() - interval '30 days' and exists (
          select from public.orders o where o.user_id = l.user_id
            and o.order_status <> 'cancelled' and (o.order_status = 'delivered' or o.paid_amount > o.refunded_amount))
      ) w
      where w.product_id is not null
      group by w.product_id
    ), candidates as (
      -- More than are shown, as some may be sold out or archived.
      (select w.product_id as id, w.points from wanted w order by w.points desc, w.product_id limit 200)
      union all
      select f.id, null from public.products f where f.featured_rank is not null
    )
    select p.id from (select c.id, max(c.points) as points from candidates c group by c.id) s
    join public.products p on p.id = s.id
    where p.status = 'live' and p.quantity > 0
    order by s.points desc nulls last, p.prominence desc, p.id limit least(greatest(coalesce(p_limit, 8), 1), 24));
  return jsonb_build_object(
    'products', private.cards(v_ids),
    'collections', coalesce((
      select jsonb_agg(jsonb_build_object('slug', g.slug, 'name', g.name) order by g.first)
      from (
        select c.slug, private.text_in(c.name, c.translations, 'name', v_language) as name, min(i.n) as first
        from unnest(v_ids) with ordinality as i (id, n)
        join public.products p on p.id = i.id join public.collections c on c.slug = p.collection_slug
        group by c.id order by first, c.slug limit 6
      ) g), '[]'));
end
$$;
grant execute on function private.trending(int) to anon, authenticated;

-- Recommendations for a product: {together, similar}. `together` are other products in its newest thousand orders that
-- were paid for or delivered; `similar` are products of its collection, filled up with featured products. Null when
-- there is no such product.
create function private.recommendations(p_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_product public.products;
  v_together uuid[];
  v_similar uuid[];
begin
  select * into v_product from public.products p where p.slug = p_slug and p.status = 'live';
  if not found then
    return null;
  end if;
  v_together := array(
    select p.id from (
      select o.product_id as id, count(*) as times
      from (
        select i.order_id from public.order_items i join public.orders s on s.id = i.order_id
        where i.product_id = v_product.id and s.order_status <> 'cancelled'
          and (s.order_status = 'delivered' or s.paid_amount > s.refunded_amount)
        order by i.placed_at desc, i.order_id limit 1000) i
      join public.order_items o on o.order_id = i.order_id and o.product_id <> v_product.id
      group by o.product_id
    ) n
    join public.products p on p.id = n.id and p.status = 'live' and p.quantity > 0
    order by n.times desc, p.id limit 4);
  v_similar := array(
    select p.id from public.products p
    where p.collection_slug = v_product.collection_slug and p.id <> v_product.id and p.status = 'live'
    order by p.prominence desc, p.created_at desc, p.id desc limit 8);
  v_similar := v_similar || array(
    select p.id from public.products p
    where p.featured_rank is not null and p.id <> v_product.id and p.id <> all (v_similar) and p.status = 'live'
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
as $$ select private.list_products(private.json_object(p_filter, 'filter'), p_sort, private.json_list(p_after, 'after', true), p_limit) $$;
grant execute on function public.list_products(jsonb, text, jsonb, int) to anon, authenticated;

create function public.product_facets(p_filter jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.product_facets(private.json_object(p_filter, 'filter')) $$;
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
