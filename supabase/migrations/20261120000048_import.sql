-- Products from files: what a file would change is looked at first, then written in batches that can be sent again, and taken
-- back for an hour. The browser reads the file (docs/import.md); nothing here asks another server for anything.

-- A file that was imported, by the id that the browser made.
create table private.imports (
  id uuid primary key,
  -- The owner who imported it. No foreign key, because it outlives the account.
  actor_id uuid not null,
  file text not null check (private.is_line(file, 200)),
  started_at timestamptz not null default clock_timestamp() check (started_at >= '2000-01-01' and started_at <= '2100-01-01'),
  -- When its last batch was written: it can be taken back for an hour from then.
  written_at timestamptz not null default clock_timestamp() check (written_at >= '2000-01-01' and written_at <= '2100-01-01'),
  undone_at timestamptz check (undone_at >= '2000-01-01' and undone_at <= '2100-01-01'),
  created integer not null default 0 check (created between 0 and 1000000),
  changed integer not null default 0 check (changed between 0 and 1000000),
  -- The collections that it made.
  collections uuid[] not null default '{}',
  -- Pictures that could not be fetched: [{"product", "src", "problem"}].
  failed jsonb not null default '[]' check (jsonb_array_length(failed) <= 5000)
);
create index imports_by_time on private.imports (written_at desc);

-- What an import wrote: a product before (null for a new one) and after, as private.import_state has it.
create table private.import_rows (
  import_id uuid not null references private.imports (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  before jsonb,
  after jsonb not null,
  primary key (import_id, product_id)
);
create index import_rows_of_product on private.import_rows (product_id);

-- Where the copy of a picture is that somebody's import fetched from an address, so that the same file finds it there again. Of each
-- person alone: the address of a copy is what a browser says.
create table private.copied_pictures (
  -- private.copy_key.
  key bytea primary key,
  src text not null check (length(src) <= 2000)
);
alter table private.imports enable row level security;
alter table private.import_rows enable row level security;
alter table private.copied_pictures enable row level security;

-- The columns of products and of variants that files carry: each is read, compared, written and taken back by its name here.
create function private.import_columns() returns text[] language sql immutable set search_path = ''
as $$
  select '{title,description,materials,details,price,original_price,collection_slug,images,sizes,colors,status,publish_at,vendor,product_type,
    tags,origin_country,hs_code,seo_title,seo_description,cost,weight_grams,low_stock,size_name,color_name,third_name}'::text[]
$$;
-- Those of products that are texts in one line, '' for none.
create function private.import_texts() returns text[] language sql immutable set search_path = ''
as $$ select '{materials,vendor,product_type,origin_country,hs_code,seo_title,seo_description,size_name,color_name,third_name}'::text[] $$;
create function private.import_variant_columns() returns text[] language sql immutable set search_path = ''
as $$ select '{sku,quantity,price,original_price,cost,weight_grams,low_stock,barcode,picture}'::text[] $$;

-- Whether a file may name this address for a picture: a path of this site, or https to a named host that lies outside of any
-- own network. Addresses by number, in whatever notation, ports, and names that only a local network knows are none.
create function private.is_public_picture(p_address text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(private.is_picture_address(p_address) and (p_address ~ '^/' or lower(p_address) ~
    '^https://([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])\.?/'
    and substring(lower(p_address) from '^https://([^/]+)') !~
      '(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|home\.arpa)\.?$'), false)
$$;

-- What the caller's copy of the picture at an address is found by.
create function private.copy_key(p_address text) returns bytea
language sql stable set search_path = ''
as $$ select sha256(convert_to(concat(auth.uid(), ' ', p_address), 'UTF8')) $$;

-- Where a picture from this address is: its copy, while its file is there, else the address itself.
create function private.copied_picture(p_address text) returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select c.src from private.copied_pictures c
    where c.key = private.copy_key(p_address) and exists (
      select from storage.objects o where o.bucket_id = 'product-images' and o.name = split_part(c.src, '/product-images/', 2))), p_address)
$$;

-- A product as imports compare and restore it: {columns, variants: [{size, color, columns}]}.
create function private.import_state(p_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'columns', (select jsonb_object_agg(c, to_jsonb(p) -> c) from unnest(private.import_columns()) c)
      || jsonb_build_object('images', private.product_pictures(p)),
    'variants', (
      select coalesce(jsonb_agg(jsonb_build_object('size', v.size, 'color', v.color,
        'columns', (select jsonb_object_agg(c, to_jsonb(v) -> c) from unnest(private.import_variant_columns()) c))
        order by array_position(p.colors, v.color), array_position(p.sizes, v.size), v.id), '[]')
      from public.product_variants v where v.product_id = p.id))
  from public.products p where p.id = p_id
$$;

-- What a file says of a product, put beside what is there.
create type private.import_plan as (
  -- The product that is meant; null for a new one.
  id uuid,
  -- create, change, same or refused.
  action text,
  -- [{problem, field, now}], in the order in which they were found.
  problems jsonb,
  -- The columns that change, and of a new product all.
  columns jsonb,
  -- The variants that change, by size and colour.
  variants jsonb
);

-- Refuses what is no list of products from a file, of at most a hundred. Raises PT400 INVALID_INPUT {field}.
create function private.check_import_input(p_products jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  v_field text;
begin
  perform private.check_size(p_products, 3000000, 'products');
  if jsonb_array_length(p_products) not between 1 and 100 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "products"}');
  end if;
  select case
    when jsonb_typeof(e.p) <> 'object' then 'products'
    when e.p - '{handle,is_given,values,collection,pictures,variants}'::text[] <> '{}' then 'products'
    when jsonb_typeof(e.p -> 'handle') is distinct from 'string' then 'handle'
    when e.p ->> 'handle' !~ '^([a-z0-9]+(-[a-z0-9]+)*)?$' or length(e.p ->> 'handle') > 120 then 'handle'
    when jsonb_typeof(e.p -> 'is_given') is distinct from 'boolean' then 'is_given'
    when jsonb_typeof(e.p -> 'values') is distinct from 'object' then 'values'
    when (e.p -> 'values') - private.import_columns() <> '{}' or e.p -> 'values' ?| '{images,sizes,colors}' then 'values'
    when jsonb_typeof(coalesce(e.p -> 'collection', '{}')) <> 'object' then 'collection'
    when jsonb_typeof(coalesce(e.p -> 'pictures', '[]')) <> 'array' then 'pictures'
    when jsonb_array_length(coalesce(e.p -> 'pictures', '[]')) > 60 then 'pictures'
    when jsonb_path_exists(e.p, 'lax $.pictures[*] ? (@.type() != "object")') then 'pictures'
    when jsonb_typeof(e.p -> 'variants') is distinct from 'array' then 'variants'
    when jsonb_array_length(e.p -> 'variants') > 400 then 'variants'
    when jsonb_path_exists(e.p, 'lax $.variants[*] ? (@.type() != "object")') then 'variants'
    end into v_field
  from jsonb_array_elements(p_products) as e (p) order by 1 nulls last limit 1;
  if v_field is not null then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', v_field));
  end if;
end
$$;

-- A problem of a plan.
create function private.import_problem(p_problem text, p_field text default null, p_now text default null) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('problem', p_problem, 'field', p_field, 'now', left(p_now, 200))))
$$;

-- The SKUs that a file gives for a product.
create function private.imported_skus(p_product jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array(select distinct v ->> 'sku' from jsonb_array_elements(p_product -> 'variants') v where v ->> 'sku' <> '')
$$;

-- Which product a file means: the one whose slug it gives, now or formerly; where it gives none, the one that has its SKUs, and
-- where it has no SKUs either, the one with the slug that its title makes. p_freed are SKUs that other products of the file give up;
-- p_problem says what is in the way.
create function private.imported_product(p_product jsonb, p_skus text[], p_freed text[], out id uuid, out problem jsonb)
language plpgsql stable set search_path = ''
as $$
declare
  v_handle text := p_product ->> 'handle';
  v_owners uuid[] := array(select distinct v.product_id from public.product_variants v where v.sku = any (p_skus) order by 1);
begin
  problem := '[]';
  if (p_product ->> 'is_given')::boolean or p_skus = '{}' then
    select p.id into id from public.products p where p.slug = v_handle;
    if id is null then
      select m.product_id into id from public.product_moves m where m.slug = v_handle;
    end if;
    problem := coalesce((
      select private.import_problem('sku-taken', 'sku', v.sku || ' – ' || p.title)
      from public.product_variants v join public.products p on p.id = v.product_id
      where v.sku = any (p_skus) and v.sku <> all (p_freed) and p.id is distinct from imported_product.id order by v.sku limit 1), '[]');
  elsif cardinality(v_owners) > 1 then
    problem := private.import_problem('several-products', 'sku', (
      select string_agg(p.title, ', ' order by p.title) from public.products p where p.id = any (v_owners)));
  else
    id := v_owners[1];
  end if;
end
$$;

-- The slug that a new product gets: p_slug, or the first of its numbered ones that is free.
create function private.free_product_slug(p_slug text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_slug text := p_slug;
  v_number int := 1;
begin
  while exists (select from public.products p where p.slug = v_slug) or exists (select from public.product_moves m where m.slug = v_slug) loop
    v_number := v_number + 1;
    v_slug := left(p_slug, 110) || '-' || v_number;
  end loop;
  return v_slug;
end
$$;

-- The collection that a file means by {slug} or {name}; null when there is none that products can belong to.
create function private.imported_collection(p_collection jsonb) returns text
language sql stable set search_path = ''
as $$
  select c.slug from public.collections c
  where c.former_of is null and c.rule is null
    and (c.slug = p_collection ->> 'slug' or private.fold(c.name) = private.fold(p_collection ->> 'name'))
  order by c.slug = p_collection ->> 'slug' desc nulls last, c.position, c.slug limit 1
$$;

-- The pictures of a product after a file: those that it has stay, with the descriptions that the file gives them, and new ones
-- come after them. A product that had only the stand-in for none has the file's alone.
create function private.imported_pictures(p_now jsonb, p_pictures jsonb, p_colors text[]) returns jsonb
language sql stable set search_path = ''
as $$
  with given as (
    select private.copied_picture(e.picture ->> 'src') as src, left(private.clean_line(coalesce(e.picture ->> 'alt', '')), 200) as alt,
      (select c from unnest(p_colors) c where private.option_key(c) = private.option_key(e.picture ->> 'color') limit 1) as color, e.n
    from jsonb_array_elements(p_pictures) with ordinality as e (picture, n)
  ), told as (
    select distinct on (g.src) g.* from given g order by g.src, g.n
  ), had as (
    select e.picture, e.n from jsonb_array_elements(p_now) with ordinality as e (picture, n)
    where e.picture ->> 'src' <> private.no_picture()
  )
  select coalesce(jsonb_agg(a.picture order by a.is_new, a.n), '[]')
  from (
    select h.picture || case when t.alt <> '' then jsonb_build_object('alt', t.alt) else '{}' end
      || case when t.color is not null then jsonb_build_object('color', t.color) else '{}' end as picture, false as is_new, h.n
    from had h left join told t on t.src = h.picture ->> 'src'
    union all
    select jsonb_build_object('src', t.src, 'alt', t.alt, 'color', t.color, 'view', ''), true, t.n
    from told t where not exists (select from had h where h.picture ->> 'src' = t.src)
    order by 2, 3 limit 60
  ) a
$$;

-- The first of these sizes that lacks a third option which others have; null where all or none have it.
create function private.lacking_third(p_sizes text[]) returns text
language sql immutable set search_path = ''
as $$
  select s.name from unnest(p_sizes) with ordinality as s (name, n)
  where s.name not like '% / %' and exists (select from unnest(p_sizes) o where o like '% / %') order by s.n limit 1
$$;

-- Which variants a file means of a product (p_now, private.import_state's) whose sizes and colours are these by now: {variants:
-- {"size\ncolor": {column: value}}, problems}. A SKU that the product has says which variant is meant, then size and colour, of
-- which the only one need not be named.
create function private.imported_variants(p_given jsonb, p_now jsonb, p_sizes text[], p_colors text[], out variants jsonb, out problems jsonb)
language plpgsql stable set search_path = ''
as $$
declare
  v_given jsonb;
  v_was jsonb;
  v_size text; v_color text;
  v_key text;
  v_single boolean := cardinality(p_sizes) <= 1 and cardinality(p_colors) <= 1;
begin
  variants := '{}';
  problems := '[]';
  for v_given in select e from jsonb_array_elements(p_given) e loop
    v_was := null;
    select e into v_was from jsonb_array_elements(p_now) e
    where v_given ->> 'sku' <> '' and e #>> '{columns,sku}' = v_given ->> 'sku';
    if v_was is null and (v_single or v_given ?| '{size,color}') then
      select coalesce(max(s), '') into v_size from unnest(p_sizes) s
      where private.option_key(s) = private.option_key(v_given ->> 'size') or cardinality(p_sizes) = 1 and not v_given ? 'size';
      select coalesce(max(c), '') into v_color from unnest(p_colors) c
      where private.option_key(c) = private.option_key(v_given ->> 'color') or cardinality(p_colors) = 1 and not v_given ? 'color';
      if (v_size <> '' or p_sizes = '{}') and (v_color <> '' or p_colors = '{}') then
        v_was := jsonb_build_object('size', v_size, 'color', v_color);
      end if;
    end if;
    if v_was is null then
      problems := problems || private.import_problem('which-variant', 'sku', v_given ->> 'sku');
      continue;
    end if;
    if v_given ->> 'sku' = v_was #>> '{columns,sku}' and (
      v_given ->> 'size' <> '' and private.option_key(v_given ->> 'size') <> private.option_key(v_was ->> 'size')
      or v_given ->> 'color' <> '' and private.option_key(v_given ->> 'color') <> private.option_key(v_was ->> 'color'))
    then
      problems := problems || private.import_problem('option-differs', 'sku',
        concat_ws(', ', v_given ->> 'sku', nullif(v_was ->> 'size', ''), nullif(v_was ->> 'color', '')));
    end if;
    v_key := concat(v_was ->> 'size', e'\n', v_was ->> 'color');
    variants := variants || jsonb_build_object(v_key, coalesce(variants -> v_key, '{}') || (
      select coalesce(jsonb_object_agg(g.key, g.value), '{}') from jsonb_each(v_given) g where g.key = any (private.import_variant_columns())));
  end loop;
end
$$;

-- A variant that a product will have: what a file says of it, what it has now (without an id for one that is new) and what it will
-- have, with its price and what that was before.
create type private.import_variant as (
  size text, color text, given jsonb, was public.product_variants, next public.product_variants,
  price numeric(10, 2), original numeric(10, 2), follows boolean);

-- The variants of a product that will be p_next, by colour and size; p_given is private.imported_variants'. A picture that is none
-- of the product's is left out.
create function private.import_variants(p_next public.products, p_given jsonb) returns private.import_variant[]
language sql stable set search_path = ''
as $$
  select array_agg(row(s.name, c.name, coalesce(g.given, '{}'), v, jsonb_populate_record(v, (
      select jsonb_object_agg(e.key, e.value) from (
        select d.key, case d.key when 'picture' then to_jsonb(private.copied_picture(d.value #>> '{}')) else d.value end as value
        from jsonb_each(g.given) d where d.key in ('sku', 'quantity', 'barcode', 'picture') and d.value <> 'null') e
      where e.key <> 'picture' or e.value = '""' or p_next.images @> jsonb_build_array(jsonb_build_object('src', e.value)))),
    null, null, false)::private.import_variant order by c.n, s.n)
  from unnest(case when p_next.sizes = '{}' then '{""}' else p_next.sizes end) with ordinality as s (name, n)
  cross join unnest(case when p_next.colors = '{}' then '{""}' else p_next.colors end) with ordinality as c (name, n)
  left join public.product_variants v on v.product_id = p_next.id and v.size = s.name and v.color = c.name
  cross join lateral (select p_given -> concat(s.name, e'\n', c.name) as given) g
$$;

-- Settles what a product and its variants cost after a file. A row that names a variant says what that one costs; the product costs
-- what its cheapest variant does. Where a file names no variant, its price is that of all variants which cost what the product did,
-- and of those that would cost less. p_next is the product as p_values, the file's of the product, make it. An answer with problems
-- is one that refuses; notes say what else changes.
create function private.settle_prices_of_file(
  p_was public.products, p_values jsonb, inout next public.products, inout variants private.import_variant[],
  out problems jsonb, out notes jsonb)
language plpgsql stable set search_path = ''
as $$
declare
  v private.import_variant;
  v_now numeric;
  v_gone numeric;
  v_low numeric;
  v_raised boolean := false;
  v_changes boolean := p_was.id is null;
  -- Whether the file names the price of a variant.
  v_named boolean := exists (select from unnest(variants) e where e.given ->> 'price' is not null or e.given ? 'original_price');
begin
  problems := '[]';
  notes := '[]';
  if not v_named and not p_values ?| '{price,original_price}' then
    return;
  end if;
  for i in 1 .. cardinality(variants) loop
    v := variants[i];
    -- A draft may have no price yet.
    v_now := nullif(coalesce((v.was).price, p_was.price), 0);
    if v_named then
      v.price := coalesce((v.given ->> 'price')::numeric, case when (v.was).id is not null then v_now end);
      v.follows := v.price is null and not v.given ? 'original_price';
    elsif (v.was).id is null or v_now is null or v_now = p_was.price then
      v.price := next.price;
      v.follows := (v.was).id is null or p_values ? 'original_price';
    else
      v.price := greatest(v_now, next.price);
      v_raised := v_raised or v.price > v_now;
    end if;
    v.original := case when v.given ? 'original_price' then (v.given ->> 'original_price')::numeric
      when not v.follows and (v.was).id is not null then private.variant_original(v.was, p_was) end;
    v_low := least(v_low, v.price);
    variants[i] := v;
  end loop;
  v_low := coalesce(v_low, next.price);

  for i in 1 .. cardinality(variants) loop
    v := variants[i];
    v.price := coalesce(v.price, v_low);
    if v.original < v.price and v.given ? 'original_price' then
      problems := private.import_problem('original-below', 'original_price', v.original || ' < ' || v.price);
      return;
    end if;
    if v.original <= v.price then
      -- A higher price, which leaves no discount.
      v_gone := coalesce(v_gone, case when v.original < v.price then v.original end);
      v.original := null;
    end if;
    variants[i] := v;
  end loop;
  if v_named then
    next.original_price := (
      select e.original from unnest(variants) with ordinality as e where e.price = v_low and not e.follows
      order by e.original is not distinct from next.original_price desc, e.ordinality limit 1);
  elsif next.original_price < next.price then
    if p_values ? 'original_price' then
      problems := private.import_problem('original-below', 'original_price', next.original_price || ' < ' || next.price);
      return;
    end if;
    v_gone := next.original_price;
    next.original_price := null;
  end if;
  if v_gone is not null then
    notes := notes || private.import_problem('original-removed', 'original_price', v_gone::text);
  end if;
  if v_raised then
    notes := notes || private.import_problem('prices-raised', 'price', next.price::text);
  end if;
  next.price := v_low;

  -- What costs what it did stays as it is written.
  v_changes := v_changes or (p_was.price, p_was.original_price) is distinct from (next.price, next.original_price) and (
      not v_named or p_was.price <> next.price);
  for i in 1 .. cardinality(variants) loop
    v := variants[i];
    if v.follows then
      v.original := nullif(greatest(next.original_price, next.price), next.price);
      variants[i] := v;
    end if;
    v_changes := v_changes or case when (v.was).id is null
      then (v.price, v.original) is distinct from (next.price, nullif(greatest(next.original_price, next.price), next.price))
      else (v.price, v.original) is distinct from (coalesce((v.was).price, p_was.price), private.variant_original(v.was, p_was)) end;
  end loop;
  if not v_changes then
    next.price := p_was.price;
    next.original_price := p_was.original_price;
    return;
  end if;
  for i in 1 .. cardinality(variants) loop
    v := variants[i];
    v.next := jsonb_populate_record(v.next, case
      when v.price = next.price and v.original is not distinct from nullif(greatest(next.original_price, next.price), next.price)
        then '{"price": null, "original_price": null}'
      when v.price = next.price and v.original is not null then jsonb_build_object('price', null, 'original_price', v.original)
      -- A price of its own takes over nothing of what the product cost before.
      else jsonb_build_object('price', v.price, 'original_price', v.original) end);
    variants[i] := v;
  end loop;
end
$$;

-- Settles a column of which variants have what is not the product's alone, as cost and weight: what all have is the product's.
create function private.settle_column_of_file(
  p_was public.products, p_column text, inout next public.products, inout variants private.import_variant[])
language plpgsql stable set search_path = ''
as $$
declare
  v private.import_variant;
  v_base jsonb := to_jsonb(next) -> p_column;
  v_goals jsonb[] := '{}';
  v_changes boolean := false;
begin
  if not exists (select from unnest(variants) e where e.given ->> p_column is not null) then
    return;
  end if;
  foreach v in array variants loop
    v_goals := v_goals || coalesce(
      nullif(to_jsonb(jsonb_populate_record(null::public.product_variants, jsonb_build_object(p_column, v.given -> p_column))) -> p_column, 'null'),
      nullif(to_jsonb(v.was) -> p_column, 'null'), v_base);
    v_changes := v_changes or v_goals[cardinality(v_goals)] <> case when (v.was).id is null then v_base
      else coalesce(nullif(to_jsonb(v.was) -> p_column, 'null'), to_jsonb(p_was) -> p_column) end;
  end loop;
  if not v_changes then
    return;
  end if;
  if (select count(distinct g) from unnest(v_goals) g) = 1 then
    next := jsonb_populate_record(next, jsonb_build_object(p_column, v_goals[1]));
    v_base := v_goals[1];
  end if;
  for i in 1 .. cardinality(variants) loop
    v := variants[i];
    v.next := jsonb_populate_record(v.next, jsonb_build_object(p_column, nullif(v_goals[i], v_base)));
    variants[i] := v;
  end loop;
end
$$;

-- What an import of this product would do: private.import_plan. Written are only create and change. p_freed is
-- private.freed_skus'.
create function private.plan_import(p_product jsonb, p_freed text[]) returns private.import_plan
language plpgsql stable security definer set search_path = ''
as $$
declare
  r private.import_plan;
  v_was public.products;
  v_next public.products;
  v_values jsonb := p_product -> 'values';
  v_skus text[] := private.imported_skus(p_product);
  v_field text;
  v_more jsonb;
  v_given record;
  v_variants private.import_variant[];
  v_prices record;
  v_unpublished boolean;
begin
  select m.id, m.problem into r.id, r.problems from private.imported_product(p_product, v_skus, p_freed) m;
  if r.problems <> '[]' then
    r.action := 'refused';
    return r;
  end if;
  select * into v_was from public.products p where p.id = r.id;

  -- As the row's own trigger cleans it, so that what is there already is no change.
  select coalesce(jsonb_object_agg(v.key, case
      when jsonb_typeof(v.value) <> 'string' then v.value
      when v.key = 'description' then to_jsonb(private.clean_text(v.value #>> '{}'))
      else to_jsonb(private.clean_line(v.value #>> '{}')) end), '{}')
  into v_values from jsonb_each(v_values) v;
  if p_product ? 'collection' then
    v_values := v_values || jsonb_strip_nulls(jsonb_build_object('collection_slug', private.imported_collection(p_product -> 'collection')));
  end if;
  v_next := jsonb_populate_record(v_was, v_values);
  if v_next.price is null then
    v_next.price := (select min((v ->> 'price')::numeric) from jsonb_array_elements(p_product -> 'variants') v);
  end if;
  v_next.sizes := private.clean_options(coalesce(v_was.sizes, '{}') || array(
    select v ->> 'size' from jsonb_array_elements(p_product -> 'variants') with ordinality as e (v, n) where v ->> 'size' <> '' order by n));
  v_next.colors := private.clean_options(coalesce(v_was.colors, '{}') || array(
    select v ->> 'color' from jsonb_array_elements(p_product -> 'variants') with ordinality as e (v, n) where v ->> 'color' <> '' order by n));
  v_next.images := private.imported_pictures(case when r.id is null then '[]' else private.product_pictures(v_was) end,
    coalesce(p_product -> 'pictures', '[]'), v_next.colors);

  -- What is missing or contradicts itself.
  if r.id is null then
    v_field := case when v_skus <> '{}' and p_product ->> 'handle' = '' then 'product'
      when coalesce(v_next.title, '') = '' or p_product ->> 'handle' = '' then 'title'
      when v_next.price is null then 'price'
      when v_next.collection_slug is null and coalesce(p_product #>> '{collection,name}', '') = '' then 'collection' end;
  else
    -- A draft may lack all but its title.
    v_field := case when coalesce(v_next.title, '') = '' then 'title' when v_next.status in ('draft', 'archived') then null
      when coalesce(v_next.description, '') = '' then 'description'
      when coalesce(v_next.price, 0) = 0 then 'price' when v_next.collection_slug is null then 'collection' end;
  end if;
  if v_field is not null then
    r.problems := r.problems || private.import_problem(case v_field when 'product' then 'unknown-sku' else 'missing' end, v_field, v_skus[1]);
  end if;
  select min(n.typed) into v_field from (
    select v_values ->> 'price' as typed, case when v_next.status in ('live', 'scheduled') then 0.01 else 0 end as least
    union all select v ->> 'price', case when v_next.status in ('live', 'scheduled') then 0.01 else 0 end from jsonb_array_elements(p_product -> 'variants') v
    union all select v_values ->> 'original_price', 0.01
    union all select v ->> 'original_price', 0.01 from jsonb_array_elements(p_product -> 'variants') v
  ) n where n.typed::numeric not between n.least and 99999;
  if v_field is not null then
    r.problems := r.problems || private.import_problem('range', 'price', v_field);
  end if;
  if greatest(cardinality(v_next.sizes), 1) * greatest(cardinality(v_next.colors), 1) > 250 then
    r.problems := r.problems || private.import_problem('options-full', 'size');
  end if;
  -- A third option is a part of each size: one without it would be sold beside those that have it.
  if v_next.third_name <> '' and not (v_was.third_name <> '' and private.lacking_third(v_was.sizes) is not null) then
    v_field := private.lacking_third(v_next.sizes);
    if v_field is not null then
      r.problems := r.problems || private.import_problem('third-missing', 'third', v_field);
    end if;
  end if;
  select coalesce(jsonb_agg(d.problem), '[]') into v_more from (
    select jsonb_build_object('problem', 'picture-refused', 'field', 'pictures', 'now', left(e ->> 'src', 200)) as problem
    from jsonb_array_elements(coalesce(p_product -> 'pictures', '[]')) e
    where not private.is_public_picture(e ->> 'src') and not private.product_pictures(v_was) @> jsonb_build_array(jsonb_build_object('src', e ->> 'src'))
    limit 1) d;
  r.problems := r.problems || v_more;
  if r.problems <> '[]' then
    r.action := 'refused';
    return r;
  end if;

  -- What goes on sale has a picture, unless it was on sale without one before.
  v_unpublished := v_next.status in ('live', 'scheduled') and v_next.status is distinct from v_was.status
    and coalesce(v_next.images #>> '{0,src}', private.no_picture()) = private.no_picture()
    and (v_was.status is distinct from 'archived' or not exists (select from public.price_history h where h.product_id = r.id));
  if v_unpublished then
    v_next.status := coalesce(v_was.status, 'draft');
    v_next.publish_at := v_was.publish_at;
  end if;

  v_given := private.imported_variants(p_product -> 'variants',
    coalesce((private.import_state(r.id)) -> 'variants', '[]'), v_next.sizes, v_next.colors);
  v_prices := private.settle_prices_of_file(v_was, v_values, v_next, private.import_variants(v_next, v_given.variants));
  if v_prices.problems <> '[]' then
    r.action := 'refused';
    r.problems := v_prices.problems;
    return r;
  end if;
  r.problems := v_prices.notes || v_given.problems
    || case when v_unpublished then private.import_problem('picture-missing', 'picture') else '[]' end;
  v_next := v_prices.next;
  v_variants := v_prices.variants;
  foreach v_field in array '{cost,weight_grams,low_stock}'::text[] loop
    v_prices := private.settle_column_of_file(v_was, v_field, v_next, v_variants);
    v_next := v_prices.next;
    v_variants := v_prices.variants;
  end loop;
  select coalesce(jsonb_agg(jsonb_build_object('size', e.size, 'color', e.color, 'columns', d.columns) order by e.n), '[]') into r.variants
  from unnest(v_variants) with ordinality as e (size, color, given, was, next, price, original, follows, n)
  cross join lateral (
    select jsonb_object_agg(c, to_jsonb(e.next) -> c) as columns from unnest(private.import_variant_columns()) c
    where coalesce(to_jsonb(e.next) -> c, 'null') <> coalesce(to_jsonb(e.was) -> c, 'null')) d
  where d.columns is not null;
  if v_next.images = '[]' then
    v_next.images := jsonb_build_array(jsonb_build_object('src', private.no_picture(), 'alt', '', 'color', null, 'view', ''));
  end if;
  if r.id is null and coalesce(v_next.description, '') = '' then
    v_next.description := v_next.title;
  end if;
  -- A new product is a draft unless the file says otherwise; what it does not say is empty.
  v_next.status := coalesce(v_next.status, 'draft');
  v_next := jsonb_populate_record(v_next, (select jsonb_object_agg(c, '') from unnest(private.import_texts()) c where to_jsonb(v_next) -> c = 'null'));
  v_next.details := coalesce(v_next.details, '[]');
  v_next.tags := private.clean_options(coalesce(v_next.tags, '{}'));
  if v_next.status <> 'scheduled' then
    v_next.publish_at := null;
  end if;
  perform private.check_details(v_next.details);
  select coalesce(jsonb_object_agg(c, to_jsonb(v_next) -> c), '{}') into r.columns from unnest(private.import_columns()) c
  where r.id is null or to_jsonb(v_next) -> c is distinct from case c when 'images' then private.product_pictures(v_was) else to_jsonb(v_was) -> c end;
  r.action := case when r.id is null then 'create' when r.columns = '{}' and r.variants = '[]' then 'same' else 'change' end;
  return r;
-- What is no value of its column, and what the row's own checks would refuse; a constraint speaks of rows, which are nobody's business.
exception when data_exception or sqlstate 'PT400' then
  r.action := 'refused';
  r.problems := private.import_problem('refused', null, case when sqlstate like 'PT%' then sqlerrm else 'INVALID_INPUT' end);
  return r;
end
$$;

-- The SKUs that products of a batch give up and others of it get; '{}' where they do not get along with the rest of the batch.
create function private.freed_skus(p_products jsonb) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  v_freed text[] := array(
    select distinct v.sku from jsonb_array_elements(p_products) e cross join lateral unnest(private.imported_skus(e)) s
    cross join lateral private.imported_product(e, '{}', '{}') m
    join public.product_variants v on v.sku = s and v.product_id is distinct from m.id
    where (e ->> 'is_given')::boolean);
  v_kept text[];
begin
  -- One that cannot be written gives nothing up, which keeps out who would have got it.
  for i in 1 .. 5 loop
    exit when v_freed = '{}';
    v_kept := array(
      select distinct v.sku from jsonb_array_elements(p_products) e cross join lateral private.plan_import(e, v_freed) r
      cross join lateral jsonb_array_elements(r.variants) c
      join public.product_variants v on v.product_id = r.id and v.size = c ->> 'size' and v.color = c ->> 'color'
      where r.action = 'change' and c -> 'columns' ? 'sku' and v.sku = any (v_freed));
    if cardinality(v_kept) = cardinality(v_freed) then
      return v_freed;
    end if;
    v_freed := v_kept;
  end loop;
  return '{}';
end
$$;

-- What an import of these products would do, without doing it: [{action, id, problems}] in their order, action one of create,
-- change, same and refused. p_products is a list of at most a hundred
--   {handle       the slug, or what the title makes of it where is_given is false; '' where the file has neither
--    is_given
--    values       {column: value} of private.import_columns, without pictures, sizes and colours
--    collection   {slug} or {name, slug} of one that is made where there is none of this name
--    pictures     [{src, alt, color}]
--    variants     [{size, color} and columns of private.import_variant_columns]}
-- where what is left out stays as it is. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.check_import(p_products jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_freed text[];
begin
  perform private.only('products');
  perform private.check_import_input(p_products);
  v_freed := private.freed_skus(p_products);
  return (
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('action', r.action, 'id', r.id, 'problems', r.problems)) order by e.n)
    from jsonb_array_elements(p_products) with ordinality as e (product, n) cross join lateral private.plan_import(e.product, v_freed) r);
end
$$;

-- Writes what private.plan_import says of one product; null where nothing is to be written. The caller has locked it.
create function private.write_import(p_import uuid, p_product jsonb, p_freed text[]) returns private.import_plan
language plpgsql volatile security definer set search_path = ''
as $$
declare
  r private.import_plan := private.plan_import(p_product, p_freed);
  v_before jsonb;
  v_collection uuid;
  v_names text;
begin
  if r.action not in ('create', 'change') then
    return r;
  end if;
  if r.action = 'create' and r.columns ->> 'collection_slug' is null then
    insert into public.collections (slug, name, description)
    select private.free_collection_slug(coalesce(nullif(p_product #>> '{collection,slug}', ''), 'collection')), c.name, c.name
    from (select left(private.clean_line(p_product #>> '{collection,name}'), 80) as name) c
    returning id, slug into v_collection, v_names;
    update private.imports i set collections = i.collections || v_collection where i.id = p_import;
    r.columns := jsonb_set(r.columns, '{collection_slug}', to_jsonb(v_names));
  end if;
  if r.columns ? 'images' then
    r.columns := r.columns || jsonb_build_object('image_url', r.columns #> '{images,0,src}');
  end if;
  select string_agg(quote_ident(k), ', ') into v_names from jsonb_object_keys(r.columns) k;
  perform private.move_prices();
  if r.action = 'create' then
    execute format('insert into public.products (slug, %1$s) select $1, %1$s from jsonb_populate_record(null::public.products, $2) returning id', v_names)
    into r.id using private.free_product_slug(p_product ->> 'handle'), r.columns;
  else
    v_before := private.import_state(r.id);
    if r.columns <> '{}' then
      execute format('update public.products p set (%1$s) = (select %1$s from jsonb_populate_record(null::public.products, $1)) where p.id = $2', v_names)
      using r.columns, r.id;
    end if;
  end if;
  perform private.write_variants(r.id, r.variants);
  -- Two have one only until the other product of the file is written.
  if exists (
    select from public.product_variants v join public.product_variants o on o.sku = v.sku and o.id <> v.id
    where v.product_id = r.id and v.sku <> all (p_freed))
  then
    raise unique_violation;
  end if;
  perform private.settle_prices(array[r.id]);
  insert into private.import_rows (import_id, product_id, before, after)
  values (p_import, r.id, v_before, private.import_state(r.id))
  on conflict (import_id, product_id) do update set after = excluded.after;
  return r;
-- What another session took in the meantime, and what the checks of a row refuse: this product stays out, the others come in.
exception when integrity_constraint_violation or data_exception or sqlstate 'PT400' or sqlstate 'PT409' then
  r.action := 'refused';
  r.problems := private.import_problem('refused', null, case when sqlstate like 'PT%' then sqlerrm else 'INVALID_INPUT' end);
  return r;
end
$$;

-- Writes columns of a product's variants: [{size, color, columns}].
create function private.write_variants(p_product uuid, p_variants jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_names text;
begin
  for v_names in select distinct array_to_string(array(select quote_ident(k) from jsonb_object_keys(e -> 'columns') k order by k), ', ')
    from jsonb_array_elements(p_variants) e
  loop
    execute format($sql$
      update public.product_variants v set (%1$s) = (select %1$s from jsonb_populate_record(v, e.variant -> 'columns'))
      from jsonb_array_elements($1) as e (variant)
      where v.product_id = $2 and v.size = e.variant ->> 'size' and v.color = e.variant ->> 'color'
        and array(select jsonb_object_keys(e.variant -> 'columns')) @> $3 and $3 @> array(select jsonb_object_keys(e.variant -> 'columns'))
    $sql$, v_names) using p_variants, p_product, string_to_array(replace(v_names, '"', ''), ', ');
  end loop;
end
$$;

-- The slug that a new collection gets: p_slug, or the first of its numbered ones that is free.
create function private.free_collection_slug(p_slug text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_slug text := p_slug;
  v_number int := 1;
begin
  while exists (select from public.collections c where c.slug = v_slug) loop
    v_number := v_number + 1;
    v_slug := left(p_slug, 70) || '-' || v_number;
  end loop;
  return v_slug;
end
$$;

-- Lets the numbers that sizes and colours get begin above those that a file gives, so that none is given away before its turn: a
-- shop's own file has the numbers of another shop's. Longer numbers are never reached.
create function private.pass_sku_numbers(p_products jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_highest bigint := (
    select max(substr(v.sku, 2)::bigint) from jsonb_array_elements(p_products) p, unnest(private.imported_skus(p)) as v (sku)
    where v.sku ~ '^Z[0-9]{1,7}$');
begin
  if v_highest > (select s.last_value from private.sku_numbers s) then
    perform setval('private.sku_numbers', v_highest);
  end if;
end
$$;

-- Imports products from a file, as private.check_import takes them, a hundred at most: each wholly or not at all. p_import is the
-- browser's id of the file's import; the same products again change nothing. Answers as private.check_import, with what was
-- done. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT409 IMPORT_UNDONE.
create function private.import_products(p_import uuid, p_file text, p_products jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ids uuid[];
  v_product jsonb;
  v_plan private.import_plan;
  v_freed text[];
  v_answer jsonb;
begin
  perform private.only('products');
  perform private.check_import_input(p_products);
  if p_import is null or length(coalesce(p_file, '')) > 1000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "import"}');
  end if;
  -- One batch after the other, so that two owners with the same file make one product of each of its rows.
  perform pg_advisory_xact_lock(hashtextextended('import_products', 0));
  -- What nobody can take back any more.
  delete from private.import_rows r using private.imports i where i.id = r.import_id and i.written_at < now() - interval '1 day';
  insert into private.imports as i (id, actor_id, file) values (p_import, auth.uid(), coalesce(nullif(left(private.clean_line(p_file), 200), ''), '-'))
  on conflict (id) do update set written_at = clock_timestamp() where i.undone_at is null and i.actor_id = excluded.actor_id;
  if not found then
    perform private.fail(409, 'IMPORT_UNDONE');
  end if;
  -- Locks as buyers do: variants, then products, each in id order.
  select array_agg(distinct m.id) into v_ids
  from jsonb_array_elements(p_products) e cross join lateral private.imported_product(e, private.imported_skus(e), '{}') m where m.id is not null;
  perform 1 from public.product_variants v where v.product_id = any (v_ids) order by v.id for no key update;
  perform 1 from public.products p where p.id = any (v_ids) order by p.id for no key update;
  perform private.pass_sku_numbers(p_products);
  perform private.explain_stock('corrected', null, left(p_file, 200));
  v_freed := private.freed_skus(p_products);
  loop
    v_answer := '[]';
    begin
      if v_freed <> '{}' then
        set constraints public.product_variants_sku_key deferred;
      end if;
      for v_product in select e from jsonb_array_elements(p_products) with ordinality as t (e, n) order by n loop
        v_plan := private.write_import(p_import, v_product, v_freed);
        v_answer := v_answer || jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
          'action', v_plan.action, 'id', v_plan.id, 'problems', v_plan.problems)));
      end loop;
      set constraints public.product_variants_sku_key immediate;
      exit;
    exception when unique_violation then
      -- One that was to give up its SKU was not written: then no product gets what another has.
      if v_freed = '{}' then
        raise;
      end if;
      v_freed := '{}';
    end;
  end loop;
  perform private.explain_stock(null, null);
  update private.imports i set (created, changed) = (
    select count(*) filter (where r.before is null), count(*) filter (where r.before is not null) from private.import_rows r where r.import_id = i.id)
  where i.id = p_import;
  return v_answer;
end
$$;

-- ------------------------------------------------------------------ taking it back

-- Takes one product back to what it was: what was changed since stays, units that were sold since stay sold. Returns whether
-- nothing of the import is left.
create function private.undo_import_row(p_row private.import_rows) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_now jsonb := private.import_state(p_row.product_id);
  v_columns jsonb;
  v_variants jsonb;
  v_names text;
  -- Prices of a product and of its variants go back together, or stay where one was changed since.
  v_prices_stay boolean;
begin
  if p_row.before is null then
    -- What somebody has written into it since stays as well; pictures and the state also change by themselves.
    if exists (select from public.order_items i where i.product_id = p_row.product_id)
      or exists (
        select from jsonb_each(p_row.after -> 'columns') a
        where a.key not in ('images', 'status', 'publish_at') and v_now #> array['columns', a.key] is distinct from a.value)
      or exists (
        select from private.import_rows r where r.product_id = p_row.product_id and r.import_id <> p_row.import_id)
    then
      update public.products p set status = 'archived' where p.id = p_row.product_id;
      return false;
    end if;
    delete from public.products p where p.id = p_row.product_id;
    return true;
  end if;
  v_prices_stay := exists (
    select from (
      select v_now -> 'columns' as now, p_row.after -> 'columns' as after
      union all
      select n.variant -> 'columns', a.variant -> 'columns' from jsonb_array_elements(p_row.after -> 'variants') as a (variant)
      join jsonb_array_elements(v_now -> 'variants') as n (variant)
        on n.variant ->> 'size' = a.variant ->> 'size' and n.variant ->> 'color' = a.variant ->> 'color'
    ) e where (e.now -> 'price', e.now -> 'original_price') is distinct from (e.after -> 'price', e.after -> 'original_price'));
  perform private.move_prices();
  select coalesce(jsonb_object_agg(b.key, b.value), '{}') into v_columns from jsonb_each(p_row.before -> 'columns') b
  where b.value is distinct from p_row.after #> array['columns', b.key] and v_now #> array['columns', b.key] = p_row.after #> array['columns', b.key]
    and not (v_prices_stay and b.key in ('price', 'original_price'));
  if v_columns ? 'images' then
    v_columns := v_columns || jsonb_build_object('image_url', v_columns #> '{images,0,src}');
  end if;
  if v_columns <> '{}' then
    select string_agg(quote_ident(k), ', ') into v_names from jsonb_object_keys(v_columns) k;
    execute format('update public.products p set (%1$s) = (select %1$s from jsonb_populate_record(null::public.products, $1)) where p.id = $2', v_names)
    using v_columns, p_row.product_id;
  end if;
  select coalesce(jsonb_agg(v.variant), '[]') into v_variants from (
    select b.variant - 'columns' || jsonb_build_object('columns', (
      select coalesce(jsonb_object_agg(c.key, case
        when c.key = 'quantity' then to_jsonb(greatest(0, (c.value #>> '{}')::int + coalesce(n.quantity - (a.variant #>> '{columns,quantity}')::int, 0)))
        else c.value end), '{}')
      from jsonb_each(b.variant -> 'columns') c
      where c.value is distinct from a.variant #> array['columns', c.key]
        and not (v_prices_stay and c.key in ('price', 'original_price'))
        and (c.key = 'quantity' or a.variant is null or to_jsonb(n) -> c.key = a.variant #> array['columns', c.key]))) as variant
    from jsonb_array_elements(p_row.before -> 'variants') as b (variant)
    join public.product_variants n on n.product_id = p_row.product_id and n.size = b.variant ->> 'size' and n.color = b.variant ->> 'color'
    left join jsonb_array_elements(p_row.after -> 'variants') as a (variant)
      on a.variant ->> 'size' = b.variant ->> 'size' and a.variant ->> 'color' = b.variant ->> 'color'
  ) v where v.variant -> 'columns' <> '{}';
  perform private.write_variants(p_row.product_id, v_variants);
  perform private.settle_prices(array[p_row.product_id]);
  return not v_prices_stay and private.import_state(p_row.product_id) -> 'columns' = p_row.before -> 'columns';
-- A page shows a product that was new: it stays.
exception when integrity_constraint_violation or sqlstate 'PT400' or sqlstate 'PT409' then
  return false;
end
$$;

-- Takes an import back within an hour of its last batch, fifty products per call: {left, gone, kept}. Of this call `gone` is how many
-- new products are deleted, and kept are those that others have changed, ordered or shown since and that stay, {id, title}. The client
-- calls it until nothing is left.
-- Raises PT403 FORBIDDEN, PT404 NOT_FOUND, PT409 UNDO_OVER.
create function private.undo_import(p_import uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_import private.imports;
  v_row private.import_rows;
  v_ids uuid[];
  v_kept jsonb;
  v_gone int;
  v_left int;
  v_is_together boolean := true;
begin
  perform private.only('products');
  perform pg_advisory_xact_lock(hashtextextended('import_products', 0));
  select * into v_import from private.imports i where i.id = p_import for no key update;
  if not found then
    perform private.fail(404, 'NOT_FOUND');
  end if;
  if v_import.undone_at is null and v_import.written_at < now() - interval '1 hour' then
    perform private.fail(409, 'UNDO_OVER');
  end if;
  update private.imports i set undone_at = coalesce(i.undone_at, clock_timestamp()) where i.id = p_import;
  v_ids := array(select r.product_id from private.import_rows r where r.import_id = p_import order by r.product_id limit 50);
  perform 1 from public.product_variants v where v.product_id = any (v_ids) order by v.id for update;
  perform 1 from public.products p where p.id = any (v_ids) order by p.id for update;
  perform private.explain_stock('corrected', null, v_import.file);
  loop
    v_kept := '[]';
    v_gone := 0;
    begin
      -- Products that exchanged their SKUs get them back together, and each alone where one of them stays.
      if v_is_together then
        set constraints public.product_variants_sku_key deferred;
      end if;
      for v_row in select r.* from private.import_rows r where r.import_id = p_import and r.product_id = any (v_ids) order by r.product_id loop
        if not private.undo_import_row(v_row) then
          v_kept := v_kept || (select jsonb_build_array(jsonb_build_object('id', p.id, 'title', p.title)) from public.products p where p.id = v_row.product_id);
        elsif v_row.before is null then
          v_gone := v_gone + 1;
        end if;
      end loop;
      set constraints public.product_variants_sku_key immediate;
      exit;
    exception when unique_violation then
      if not v_is_together then
        raise;
      end if;
      v_is_together := false;
    end;
  end loop;
  perform private.explain_stock(null, null);
  delete from private.import_rows r where r.import_id = p_import and r.product_id = any (v_ids);
  select count(*) into v_left from private.import_rows r where r.import_id = p_import;
  if v_left = 0 then
    delete from public.collections c where c.id = any (v_import.collections)
      and not exists (select from public.products p where p.collection_slug = c.slug)
      and private.places_of(c.id) = '[]';
  end if;
  return jsonb_build_object('left', v_left, 'gone', v_gone, 'kept', v_kept);
end
$$;

-- The imports that can still be taken back, the newest first: [{id, file, created, changed, ends_at, failed}], with the pictures
-- that could not be fetched: [{id, title, src, problem}]. Raises PT403 FORBIDDEN.
create function private.list_imports() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('products');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'file', i.file, 'created', i.created, 'changed', i.changed,
      'ends_at', i.written_at + interval '1 hour', 'failed', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title, 'src', f ->> 'src', 'problem', f ->> 'problem') order by p.title), '[]')
        from jsonb_array_elements(i.failed) f join public.products p on p.id = (f ->> 'product')::uuid)) order by i.written_at desc), '[]')
    from (
      select * from private.imports i where i.undone_at is null and i.written_at > now() - interval '1 hour' order by i.written_at desc limit 20
    ) i);
end
$$;

-- ------------------------------------------------------------------ pictures

-- Pictures of an import's products that are still at another address, a hundred at most, without those that could not be fetched:
-- [{product, title, src}]. Raises PT403 FORBIDDEN.
create function private.import_pictures(p_import uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('products');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('product', n.id, 'title', n.title, 'src', n.src)), '[]')
    from (
      select p.id, p.title, e.picture ->> 'src' as src
      from private.imports i join private.import_rows r on r.import_id = i.id join public.products p on p.id = r.product_id
      cross join lateral jsonb_array_elements(p.images) as e (picture)
      where i.id = p_import and i.undone_at is null and private.is_public_picture(e.picture ->> 'src') and e.picture ->> 'src' !~ '^/'
        and e.picture ->> 'src' !~ '/storage/v1/object/public/product-images/[^/]+$'
        and not i.failed @> jsonb_build_array(jsonb_build_object('product', p.id, 'src', e.picture ->> 'src'))
      order by p.id limit 100
    ) n);
end
$$;

-- Puts the copy of a picture in the place of its address, or notes why there is none (p_problem). Nothing where the picture is no
-- longer there. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.settle_picture(p_import uuid, p_product uuid, p_src text, p_copy text, p_problem text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_images jsonb;
begin
  perform private.only('products');
  if p_import is null or p_product is null or p_src is null or length(p_src) > 2000 or num_nonnulls(p_copy, p_problem) <> 1
    or p_problem not in ('unreadable', 'missing', 'large', 'upload')
    or p_copy !~ '^(https?://[^/\s]+)?/storage/v1/object/public/product-images/[0-9a-f-]{36}[0-9a-z-]*\.(png|jpg|webp|avif)$'
    or not private.is_picture_address(coalesce(p_copy, '/'))
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "picture"}');
  end if;
  if p_problem is not null then
    update private.imports i set failed = i.failed || jsonb_build_array(jsonb_build_object('product', p_product, 'src', p_src, 'problem', p_problem))
    where i.id = p_import and jsonb_array_length(i.failed) < 5000
      and exists (select from private.import_rows r where r.import_id = i.id and r.product_id = p_product)
      and not i.failed @> jsonb_build_array(jsonb_build_object('product', p_product, 'src', p_src));
    return;
  end if;
  select jsonb_agg(case when e.picture ->> 'src' = p_src then e.picture || jsonb_build_object('src', p_copy) else e.picture end order by e.n) into v_images
  from public.products p cross join lateral jsonb_array_elements(p.images) with ordinality as e (picture, n)
  where p.id = p_product and exists (select from private.import_rows r where r.import_id = p_import and r.product_id = p.id);
  if v_images is null then
    return;
  end if;
  -- The address is the import's change, which the change log has.
  perform set_config('shop.is_recorded', 'true', true);
  update public.product_variants v set picture = p_copy where v.product_id = p_product and v.picture = p_src;
  update public.products p set images = v_images, image_url = v_images #>> '{0,src}' where p.id = p_product and p.images <> v_images;
  perform set_config('shop.is_recorded', '', true);
  -- So that taking the import back knows it for the import's.
  update private.import_rows r set after = jsonb_set(r.after, '{columns,images}', v_images) || jsonb_build_object('variants', (
    select coalesce(jsonb_agg(case when e.variant #>> '{columns,picture}' = p_src
      then jsonb_set(e.variant, '{columns,picture}', to_jsonb(p_copy)) else e.variant end order by e.n), '[]')
    from jsonb_array_elements(r.after -> 'variants') with ordinality as e (variant, n)))
  where r.import_id = p_import and r.product_id = p_product;
  insert into private.copied_pictures (key, src) values (private.copy_key(p_src), p_copy)
  on conflict (key) do update set src = excluded.src;
end
$$;

-- Forgets which pictures of an import could not be fetched, so that they are tried again. Raises PT403 FORBIDDEN.
create function private.retry_pictures(p_import uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('products');
  update private.imports i set failed = '[]' where i.id = p_import;
end
$$;

-- ------------------------------------------------------------------ export

-- Products as a file carries them, in the order of their ids here, five hundred at most: [{slug, collection (its name), columns,
-- variants: [{size, color, columns}]}]; of a draft in no collection its name is null. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.export_products(p_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('products');
  if p_ids is null or cardinality(p_ids) not between 1 and 500 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "ids"}');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('slug', p.slug, 'collection', c.name) || private.import_state(p.id) order by i.n), '[]')
    from unnest(p_ids) with ordinality as i (id, n) join public.products p on p.id = i.id left join public.collections c on c.slug = p.collection_slug);
end
$$;

grant execute on function private.check_import(jsonb), private.import_products(uuid, text, jsonb), private.undo_import(uuid),
  private.list_imports(), private.import_pictures(uuid), private.settle_picture(uuid, uuid, text, text, text), private.retry_pictures(uuid),
  private.export_products(uuid[]) to authenticated;
create function public.check_import(p_products jsonb) returns jsonb
language sql stable set search_path = '' as $$ select private.check_import(private.json_list(p_products, 'products')) $$;
create function public.import_products(p_import uuid, p_file text, p_products jsonb) returns jsonb
language sql volatile set search_path = ''
as $$ select private.import_products(p_import, p_file, private.json_list(p_products, 'products')) $$;
create function public.undo_import(p_import uuid) returns jsonb
language sql volatile set search_path = '' as $$ select private.undo_import(p_import) $$;
create function public.list_imports() returns jsonb language sql stable set search_path = '' as $$ select private.list_imports() $$;
create function public.import_pictures(p_import uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.import_pictures(p_import) $$;
create function public.settle_picture(p_import uuid, p_product uuid, p_src text, p_copy text default null, p_problem text default null)
returns void language sql volatile set search_path = ''
as $$ select private.settle_picture(p_import, p_product, p_src, p_copy, p_problem) $$;
create function public.retry_pictures(p_import uuid) returns void
language sql volatile set search_path = '' as $$ select private.retry_pictures(p_import) $$;
create function public.export_products(p_ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$ select private.export_products(private.flat_list(p_ids, 'ids')) $$;
grant execute on function public.check_import(jsonb), public.import_products(uuid, text, jsonb), public.undo_import(uuid),
  public.list_imports(), public.import_pictures(uuid), public.settle_picture(uuid, uuid, text, text, text), public.retry_pictures(uuid),
  public.export_products(uuid[]) to authenticated;
