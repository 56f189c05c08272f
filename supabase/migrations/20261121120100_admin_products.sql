-- The owner's products: found, sorted and counted among a hundred thousand; opened with all that belongs to them; saved
-- in one piece together with the stock; changed many at once. Prices are in US dollars.

-- ------------------------------------------------------------------ what a product may hold
-- A picture's address: on https, a path of this site, or this machine's own back end while one develops.
create function private.is_picture_address(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(length(p_text) <= 2000
    and p_text ~ '^(https://[^/\s"<>\\]+/|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?/|/(?![/\\]))[^\s"<>\\]*$', false)
$$;

-- Typed words are cleaned; pictures and facts must have their shape. Raises PT400 INVALID_PICTURES, INVALID_DETAILS.
create function private.product_clean() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.title := private.clean_line(new.title);
  new.description := private.clean_text(new.description);
  if not private.is_picture_address(new.image_url) or jsonb_typeof(new.images) <> 'array' or exists (
    select from jsonb_array_elements(new.images) as e (image)
    where jsonb_typeof(e.image) <> 'object' or not private.is_picture_address(e.image ->> 'src')
      or length(coalesce(e.image ->> 'alt', '')) > 200 or length(coalesce(e.image ->> 'color', '')) > 40
      or length(coalesce(e.image ->> 'view', '')) > 40)
  then
    perform private.fail(400, 'INVALID_PICTURES');
  end if;
  if jsonb_typeof(new.details) <> 'array' or jsonb_array_length(new.details) > 30 or exists (
    select from jsonb_array_elements(new.details) as e (fact)
    where jsonb_typeof(e.fact) <> 'object' or length(coalesce(e.fact ->> 'name', '')) not between 1 and 60
      or length(coalesce(e.fact ->> 'value', '')) not between 1 and 400)
  then
    perform private.fail(400, 'INVALID_DETAILS');
  end if;
  return new;
end
$$;
create trigger product_clean before insert or update of title, description, image_url, images, details on public.products
  for each row execute function private.product_clean();

-- What was ordered stays, so that its orders keep their product; it is archived instead.
drop policy "owner deletes" on public.products;
create policy "owner deletes what was never ordered" on public.products for delete to authenticated
  using ((select private.is_admin()) and not exists (select from public.order_items i where i.product_id = products.id));

-- ------------------------------------------------------------------ the list
-- The words of a title and of its address, whole and unstemmed: any beginning of them is found.
create function private.title_words(p_title text, p_slug text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', regexp_replace(private.plain(p_title || ' ' || p_slug), '[^[:alnum:]]+', ' ', 'g'))
$$;
create index products_title_words on public.products using gin (private.title_words(title, slug));
create index products_by_title on public.products (lower(title), id);
create index products_by_any_price on public.products (price, id);
create index products_archived on public.products (created_at desc, id) where archived_at is not null;

-- The owner's products of a filter: {total, more, level, products: [...]}.
--   p_filter  q (beginnings of words of title or slug), collection, state (live, deal, archived, all), stock (low: a size
--             at the low-stock level or sold out; out: nothing left), from and to (price), sale
--   p_sort    created, title, price, stock, sold (pieces in 30 days); with a minus in front the other way round
-- `total` is counted to ten thousand; `more` says that there are more. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.admin_products(p_filter jsonb, p_sort text, p_page int, p_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_sort text := ltrim(p_sort, '-');
  v_down boolean := p_sort like '-%';
  v_state text := coalesce(p_filter ->> 'state', 'live');
  v_stock text := p_filter ->> 'stock';
  v_level int := (select s.low_stock_threshold from public.shop_settings s);
  v_from numeric; v_to numeric; v_words tsquery;
  v_where text; v_order text; v_source text;
  v_total int; v_rows jsonb;
begin
  perform private.only_admin();
  if p_filter is null or jsonb_typeof(p_filter) <> 'object' or length(p_filter::text) > 1000
    or coalesce(v_sort, '') not in ('created', 'title', 'price', 'stock', 'sold') or p_sort is distinct from repeat('-', v_down::int) || v_sort
    or v_state not in ('live', 'deal', 'archived', 'all') or v_stock not in ('low', 'out')
    or coalesce(p_filter ->> 'from', '0') !~ '^[0-9]{1,5}(\.[0-9]{1,2})?$' or coalesce(p_filter ->> 'to', '0') !~ '^[0-9]{1,5}(\.[0-9]{1,2})?$'
    or p_page is null or p_size is null or p_page not between 1 and 100000 or p_size not between 1 and 1000
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  v_from := (p_filter ->> 'from')::numeric;
  v_to := (p_filter ->> 'to')::numeric;
  select to_tsquery('pg_catalog.simple', string_agg(w.word || ':*', ' & ')) into v_words
  from (select w.word from regexp_split_to_table(private.plain(left(p_filter ->> 'q', 100)), '[^[:alnum:]]+') as w (word)
        where w.word <> '' limit 8) w;

  -- Conditions that do not matter are left out, so that an index fits.
  v_where := concat_ws(' and ',
    case v_state when 'archived' then 'p.archived_at is not null' when 'all' then 'true' else 'p.archived_at is null' end,
    case when v_state = 'deal' then 'p.id in (select d.product_id from public.deals d
      where d.starts_at <= now() and d.ends_at > now() and d.sold < d.total)' end,
    -- Signs alone find nothing.
    case when v_words is not null then 'private.title_words(p.title, p.slug) @@ $1'
         when btrim(coalesce(p_filter ->> 'q', '')) <> '' then 'false' end,
    case when p_filter ? 'collection' then 'p.collection_slug = $2' end,
    case when v_from is not null then 'p.price >= $3' end,
    case when v_to is not null then 'p.price <= $4' end,
    case when p_filter -> 'sale' = 'true' then 'p.discount > 0' end,
    case v_stock when 'out' then 'p.quantity = 0'
      when 'low' then 'exists (select from public.product_variants v where v.product_id = p.id and v.quantity <= $5)' end);
  v_order := case v_sort
    when 'created' then case when v_down then 'p.created_at desc, p.id' else 'p.created_at, p.id desc' end
    else format('%1$s %2$s, p.id %2$s',
      case v_sort when 'title' then 'lower(p.title)' when 'price' then 'p.price' when 'stock' then 'p.quantity'
        else 'coalesce(s.sold, 0)' end,
      case when v_down then 'desc' else 'asc' end) end;
  v_source := 'public.products p' || case when v_sort <> 'sold' then '' else '
    left join (
      select i.product_id, sum(i.quantity) as sold
      from public.order_items i join public.orders o on o.id = i.order_id
      where o.created_at >= now() - interval ''30 days'' and o.order_status <> ''cancelled''
      group by i.product_id
    ) s on s.product_id = p.id' end;

  execute format('select count(*) from (select from public.products p where %s limit 10001) n', v_where)
  into v_total using v_words, p_filter ->> 'collection', v_from, v_to, v_level;
  execute format($sql$
    with page as materialized (
      select p.id, %4$s as sold from %1$s where %2$s order by %3$s limit $6 offset $7
    ), placed as (
      select g.*, row_number() over () as place from page g
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title,
      'description', left(p.description, 200), 'price', p.price, 'original_price', p.original_price, 'discount', p.discount,
      'image_url', p.image_url, 'collection_slug', p.collection_slug, 'collection', c.name, 'sizes', p.sizes,
      'colors', p.colors, 'quantity', p.quantity, 'rating', p.rating, 'review_count', p.review_count,
      'archived', p.archived_at is not null, 'created_at', p.created_at, 'sold', g.sold,
      'variants', v.variants, 'out', v.gone, 'low', v.low, 'deal_price', d.price) order by g.place), '[]')
    from placed g
    join public.products p on p.id = g.id
    join public.collections c on c.slug = p.collection_slug
    left join lateral (
      select count(*) as variants, count(*) filter (where w.quantity = 0) as gone,
        count(*) filter (where w.quantity between 1 and $5) as low
      from public.product_variants w where w.product_id = p.id
    ) v on true
    left join lateral (
      select min(e.deal_price) as price from public.deals e
      where e.product_id = p.id and e.starts_at <= now() and e.ends_at > now() and e.sold < e.total
    ) d on true
  $sql$, v_source, v_where, v_order, case when v_sort = 'sold' then 'coalesce(s.sold, 0)' else 'null::int' end)
  into v_rows using v_words, p_filter ->> 'collection', v_from, v_to, v_level, p_size, (p_page - 1)::bigint * p_size;
  return jsonb_build_object('total', least(v_total, 10000), 'more', v_total > 10000, 'level', v_level, 'products', v_rows);
end
$$;

-- ------------------------------------------------------------------ one product
-- A product as its editor needs it, null when there is none: {id, slug, archived, created_at, updated_at, values (what
-- can be changed, by column), variants with how many people wait for each, ordered (whether ever), rating, review_count, sold, revenue (both in 30 days),
-- wished (members who have it on their list), deal (the running one's price and end)}. Raises PT403 FORBIDDEN.
create function private.edit_product(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  return (
    select jsonb_build_object('id', p.id, 'slug', p.slug, 'archived', p.archived_at is not null,
      'created_at', p.created_at, 'updated_at', p.updated_at, 'rating', p.rating, 'review_count', p.review_count,
      'values', jsonb_build_object('title', p.title, 'description', p.description, 'collection_slug', p.collection_slug,
        'price', p.price, 'original_price', p.original_price, 'sizes', p.sizes, 'colors', p.colors, 'details', p.details,
        'images', p.images),
      'variants', (select coalesce(jsonb_agg(jsonb_build_object('size', v.size, 'color', v.color, 'quantity', v.quantity,
          'waiting', (select count(*) from public.subscriptions w where w.topic = 'back-in-stock:' || v.id)) order by v.id), '[]') from public.product_variants v where v.product_id = p.id),
      'ordered', exists (select from public.order_items i where i.product_id = p.id),
      'sold', coalesce(s.sold, 0), 'revenue', coalesce(s.revenue, 0),
      'wished', (select count(*) from public.wishlist_items w where w.product_id = p.id),
      'deal', (select jsonb_build_object('price', d.deal_price, 'ends_at', d.ends_at) from public.deals d
        where d.product_id = p.id and d.starts_at <= now() and d.ends_at > now() and d.sold < d.total
        order by d.deal_price, d.id limit 1))
    from public.products p
    left join lateral (
      select sum(i.quantity) as sold, sum(i.quantity * i.price) as revenue
      from public.order_items i join public.orders o on o.id = i.order_id
      where i.product_id = p.id and o.created_at >= now() - interval '30 days' and o.order_status <> 'cancelled'
    ) s on true
    where p.id = p_id);
end
$$;

-- Saves what was changed of a product and of its stock, all of it or nothing.
--   p_changes  {column: {seen, to}} with the columns of edit_product's values
--   p_stock    [{size, color, seen, to}]; seen is null for a combination that these changes make
-- What is there now must be what was seen, or already what it is to become: a piece that was sold meanwhile is not
-- brought back unasked. Returns edit_product's answer. Raises PT403 FORBIDDEN, PT404 NOT_FOUND, PT400 INVALID_INPUT,
-- PT409 CHANGED {fields: {column: now}, stock: [{size, color, now}]}.
create function private.save_product(p_id uuid, p_changes jsonb, p_stock jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_product public.products;
  v_now jsonb;
  v_fields jsonb;
  v_stock jsonb;
  v_touched int;
begin
  perform private.only_admin();
  if p_changes is null or jsonb_typeof(p_changes) <> 'object' or p_stock is null or jsonb_typeof(p_stock) <> 'array'
    or length(p_changes::text) > 300000 or jsonb_array_length(p_stock) > 400
    or p_changes - array['title', 'description', 'collection_slug', 'price', 'original_price', 'sizes', 'colors', 'details', 'images'] <> '{}'
    or exists (select from jsonb_each(p_changes) c where jsonb_typeof(c.value) <> 'object' or not c.value ? 'seen' or not c.value ? 'to')
    or (p_changes ? 'images' and coalesce(p_changes #>> '{images,to,0,src}', '') = '')
    or exists (select from jsonb_array_elements(p_stock) e where jsonb_typeof(e) <> 'object'
      or jsonb_typeof(e -> 'size') is distinct from 'string' or jsonb_typeof(e -> 'color') is distinct from 'string'
      or coalesce(e ->> 'to', '') !~ '^[0-9]{1,7}$' or coalesce(e ->> 'seen', '0') !~ '^[0-9]{1,7}$')
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;

  -- In the order that buyers lock: variants, then products, each by id.
  perform 1 from public.product_variants v where v.product_id = p_id order by v.id for no key update;
  select * into v_product from public.products p where p.id = p_id for no key update;
  if not found then
    perform private.fail(404, 'NOT_FOUND');
  end if;

  v_now := to_jsonb(v_product);
  select jsonb_object_agg(c.key, v_now -> c.key) into v_fields
  from jsonb_each(p_changes) c
  where (v_now -> c.key) is distinct from (c.value -> 'seen') and (v_now -> c.key) is distinct from (c.value -> 'to');
  select jsonb_agg(jsonb_build_object('size', e ->> 'size', 'color', e ->> 'color', 'now', v.quantity)) into v_stock
  from jsonb_array_elements(p_stock) e
  left join public.product_variants v on v.product_id = p_id and v.size = e ->> 'size' and v.color = e ->> 'color'
  where v.quantity is distinct from (e ->> 'seen')::int and v.quantity is distinct from (e ->> 'to')::int;
  if v_fields is not null or v_stock is not null then
    perform private.fail(409, 'CHANGED', jsonb_build_object('fields', coalesce(v_fields, '{}'), 'stock', coalesce(v_stock, '[]')));
  end if;

  if p_changes <> '{}' then
    update public.products p set
      title = case when p_changes ? 'title' then p_changes #>> '{title,to}' else p.title end,
      description = case when p_changes ? 'description' then p_changes #>> '{description,to}' else p.description end,
      collection_slug = case when p_changes ? 'collection_slug' then p_changes #>> '{collection_slug,to}' else p.collection_slug end,
      price = case when p_changes ? 'price' then (p_changes #>> '{price,to}')::numeric else p.price end,
      original_price = case when p_changes ? 'original_price' then (p_changes #>> '{original_price,to}')::numeric else p.original_price end,
      sizes = case when p_changes ? 'sizes' then array(select jsonb_array_elements_text(p_changes #> '{sizes,to}')) else p.sizes end,
      colors = case when p_changes ? 'colors' then array(select jsonb_array_elements_text(p_changes #> '{colors,to}')) else p.colors end,
      details = case when p_changes ? 'details' then p_changes #> '{details,to}' else p.details end,
      images = case when p_changes ? 'images' then p_changes #> '{images,to}' else p.images end,
      image_url = case when p_changes ? 'images' then p_changes #>> '{images,to,0,src}' else p.image_url end
    where p.id = p_id;
  end if;
  if p_changes ? 'sizes' then
    -- The sizes that are left follow the new order, also when no variant came or went.
    update public.product_variants v set quantity = v.quantity where v.product_id = p_id;
  end if;
  update public.product_variants v set quantity = (e ->> 'to')::int
  from jsonb_array_elements(p_stock) e
  where v.product_id = p_id and v.size = e ->> 'size' and v.color = e ->> 'color';
  get diagnostics v_touched = row_count;
  if v_touched <> jsonb_array_length(p_stock) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "stock"}');
  end if;
  return private.edit_product(p_id);
end
$$;

-- ------------------------------------------------------------------ many products
-- Changes up to five hundred products at once; p_change is one of
--   {archived: true or false}   takes them out of the store or puts them back
--   {collection: slug}          moves them there
--   {percent: -90 to 200, strike: true or false}   changes their prices; strike keeps the old one as the original price
--   {prices: {id: [price, original price or null]}}   sets them, to take the former back
-- Returns what changed as it was: [{id, archived, collection, price, original_price}]. Raises PT403 FORBIDDEN,
-- PT400 INVALID_INPUT.
create function private.change_products(p_ids uuid[], p_change jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_kind text;
  v_before jsonb;
begin
  perform private.only_admin();
  v_kind := (select min(k) from jsonb_object_keys(case jsonb_typeof(p_change) when 'object' then p_change - 'strike' end) k
             having count(*) = 1);
  if p_ids is null or cardinality(p_ids) not between 1 and 500 or v_kind is null
    or (case v_kind
         when 'archived' then jsonb_typeof(p_change -> 'archived') <> 'boolean'
         when 'collection' then not exists (select from public.collections c where c.slug = p_change ->> 'collection' and c.group_name <> 'Curated')
         when 'percent' then case when coalesce(p_change ->> 'percent', '') ~ '^-?[0-9]{1,3}$'
           then (p_change ->> 'percent')::int not between -90 and 200 else true end
         when 'prices' then jsonb_typeof(p_change -> 'prices') <> 'object'
         else true end)
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  -- By id, as buyers lock them.
  perform 1 from public.products p where p.id = any (p_ids) order by p.id for no key update;
  with goals as (
    select p.id, p.archived_at, p.collection_slug, p.price, p.original_price,
      case when v_kind = 'archived' then case when p_change -> 'archived' = 'true' then coalesce(p.archived_at, now()) end
           else p.archived_at end as new_archived,
      case when v_kind = 'collection' then p_change ->> 'collection' else p.collection_slug end as new_collection,
      case v_kind
        when 'percent' then least(99999, greatest(0.01, round(p.price * (100 + (p_change ->> 'percent')::int) / 100, 2)))
        when 'prices' then coalesce((p_change #>> array['prices', p.id::text, '0'])::numeric, p.price)
        else p.price end as new_price,
      case v_kind
        when 'percent' then case when p_change -> 'strike' = 'true' then coalesce(p.original_price, p.price) else p.original_price end
        when 'prices' then case when p_change -> 'prices' ? p.id::text then (p_change #>> array['prices', p.id::text, '1'])::numeric
          else p.original_price end
        else p.original_price end as new_original
    from public.products p where p.id = any (p_ids)
  ), changed as (
    update public.products p set archived_at = g.new_archived, collection_slug = g.new_collection, price = g.new_price,
      -- A price that is no longer higher is no former price to show.
      original_price = case when v_kind = 'percent' and g.new_original <= g.new_price then null else g.new_original end
    from goals g
    where g.id = p.id and (g.new_archived, g.new_collection, g.new_price, g.new_original)
      is distinct from (g.archived_at, g.collection_slug, g.price, g.original_price)
    returning jsonb_build_object('id', g.id, 'archived', g.archived_at is not null, 'collection', g.collection_slug,
      'price', g.price, 'original_price', g.original_price) as was
  )
  select coalesce(jsonb_agg(c.was order by c.was ->> 'id'), '[]') into v_before from changed c;
  return v_before;
end
$$;

-- ------------------------------------------------------------------ the doors
create function public.admin_products(p_filter jsonb default '{}', p_sort text default '-created', p_page int default 1, p_size int default 50)
returns jsonb language sql stable set search_path = ''
as $$ select private.admin_products(p_filter, p_sort, p_page, p_size) $$;
create function public.edit_product(p_id uuid) returns jsonb language sql stable set search_path = ''
as $$ select private.edit_product(p_id) $$;
create function public.save_product(p_id uuid, p_changes jsonb default '{}', p_stock jsonb default '[]') returns jsonb
language sql volatile set search_path = '' as $$ select private.save_product(p_id, p_changes, p_stock) $$;
create function public.change_products(p_ids uuid[], p_change jsonb) returns jsonb
language sql volatile set search_path = '' as $$ select private.change_products(p_ids, p_change) $$;

revoke execute on function private.is_picture_address(text), private.product_clean(), private.title_words(text, text),
  private.admin_products(jsonb, text, int, int), private.edit_product(uuid), private.save_product(uuid, jsonb, jsonb),
  private.change_products(uuid[], jsonb), public.admin_products(jsonb, text, int, int), public.edit_product(uuid),
  public.save_product(uuid, jsonb, jsonb), public.change_products(uuid[], jsonb) from public, anon, authenticated;
-- The index calls the first one as whoever writes the product.
grant execute on function private.title_words(text, text), private.admin_products(jsonb, text, int, int), private.edit_product(uuid),
  private.save_product(uuid, jsonb, jsonb), private.change_products(uuid[], jsonb), public.admin_products(jsonb, text, int, int),
  public.edit_product(uuid), public.save_product(uuid, jsonb, jsonb), public.change_products(uuid[], jsonb) to authenticated;
