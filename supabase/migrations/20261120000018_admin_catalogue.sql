-- The owner's products, collections and deals. Every function for the API checks the caller's right first (private.only).
-- Prices are in the shop's currency.

-- ------------------------------------------------------------------ products

-- Typed text as a prefix query for titles and slugs; null when it has no letter or digit.
create function private.title_query(p_text text) returns tsquery
language sql immutable set search_path = ''
as $$
  select to_tsquery('pg_catalog.simple', string_agg(w.word || ':*', ' & '))
  from (select w.word from unnest(private.words(left(p_text, 100))) as w (word)
        where w.word <> '' limit 8) w
$$;

-- The conditions of admin_products over products p. Only the given filters become conditions, so that an index fits.
create function private.product_conditions(p_filter jsonb) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(' and ',
    case coalesce(p_filter ->> 'state', 'live') when 'all' then null when 'current' then 'p.status <> ''archived'''
      when 'deal' then 'p.status = ''live''' else format('p.status = %L', coalesce(p_filter ->> 'state', 'live')) end,
    case when p_filter ->> 'state' = 'deal' then 'p.id in (select d.product_id from public.deals d
      where d.starts_at <= now() and d.ends_at > now() and d.sold < d.total)' end,
    -- Punctuation alone matches nothing.
    case when private.title_query(p_filter ->> 'q') is not null then 'private.title_words(p.title, p.slug, p.tags || array[p.vendor, p.product_type]) @@ $1'
         when btrim(coalesce(p_filter ->> 'q', '')) <> '' then 'false' end,
    case when p_filter ? 'collection' then 'p.collection_slug = $2' end,
    case when p_filter ->> 'from' is not null then 'p.price >= $3' end,
    case when p_filter ->> 'to' is not null then 'p.price <= $4' end,
    case when p_filter -> 'sale' = 'true' then 'p.discount > 0' end,
    case p_filter ->> 'stock' when 'out' then 'p.quantity = 0'
      when 'low' then 'exists (select from public.product_variants v where v.product_id = p.id
        and v.quantity <= coalesce(v.low_stock, p.low_stock, $5))' end)
$$;

-- The sort of admin_products; ends in the id, so that pages never overlap.
create function private.product_order(p_sort text) returns text
language sql immutable set search_path = ''
as $$
  select case p_sort
    when '-created' then 'p.created_at desc, p.id'
    when 'created' then 'p.created_at, p.id desc'
    else format('%1$s %2$s, p.id %2$s',
      case ltrim(p_sort, '-') when 'title' then 'lower(p.title)' when 'price' then 'p.price' when 'stock' then 'p.quantity'
        else 'coalesce(s.sold, 0)' end,
      case when p_sort like '-%' then 'desc' else 'asc' end) end
$$;

-- The owner's products of a filter: {total, more, level, products: [...]}.
--   p_filter  q (beginnings of words of title, slug, tags, vendor or type), collection, state (live, deal, draft, scheduled, archived, current:
--             all but the archived ones, all), stock (low: a size
--             at its low-stock level or sold out; out: nothing left), from and to (price), sale
--   p_sort    created, title, price, stock, sold (units in 30 days); a minus in front reverses the order
-- `total` is counted to ten thousand; `more` says that there are more. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
--
-- It executes a statement made of conditions, order and source. For "linen" in the collection tops, dearest first, it is
--   with page as materialized (
--     select p.id, null::int as sold from public.products p
--     where p.status = 'live' and private.title_words(p.title, p.slug, p.tags || array[p.vendor, p.product_type]) @@ $1 and p.collection_slug = $2
--     order by p.price desc, p.id desc limit $6 offset $7
--   ), placed as (select g.*, row_number() over () as place from page g)
--   select coalesce(jsonb_agg(jsonb_build_object('id', p.id, …) order by g.place), '[]')
--   from placed g join public.products p on p.id = g.id …
-- with $1 the words, $2 the collection, $3 and $4 the prices, $5 the low-stock level, $6 the page's size, $7 its start.
create function private.admin_products(p_filter jsonb, p_sort text, p_page int, p_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_level int := (select s.low_stock_threshold from public.shop_settings s);
  v_from numeric; v_to numeric; v_words tsquery;
  v_where text; v_source text;
  v_total int; v_rows jsonb;
begin
  perform private.only('view');
  if p_filter is null or jsonb_typeof(p_filter) <> 'object' or pg_column_size(p_filter) > 1000
    or coalesce(p_sort, '') !~ '^-?(created|title|price|stock|sold)$'
    or coalesce(p_filter ->> 'state', 'live') not in ('live', 'deal', 'draft', 'scheduled', 'archived', 'current', 'all')
    or p_filter ->> 'stock' not in ('low', 'out')
    or coalesce(p_filter ->> 'from', '0') !~ '^[0-9]{1,5}(\.[0-9]{1,2})?$' or coalesce(p_filter ->> 'to', '0') !~ '^[0-9]{1,5}(\.[0-9]{1,2})?$'
    or p_page is null or p_size is null or p_page not between 1 and 100000 or p_size not between 1 and 1000
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  perform private.check_kinds(p_filter, '{"q": "string", "collection": "string", "state": "string", "stock": "string", "from": "string",
    "to": "string", "sale": "boolean"}');
  v_from := (p_filter ->> 'from')::numeric;
  v_to := (p_filter ->> 'to')::numeric;
  v_words := private.title_query(p_filter ->> 'q');
  v_where := coalesce(nullif(private.product_conditions(p_filter), ''), 'true');
  v_source := 'public.products p' || case when ltrim(p_sort, '-') <> 'sold' then '' else '
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
      'facts', private.product_facts(p) || jsonb_build_object('description', left(p.description, 200)),
      'price', p.price, 'original_price', p.original_price, 'discount', p.discount, 'image_url', p.image_url, 'collection_slug', p.collection_slug, 'collection', c.name, 'sizes', p.sizes,
      'colors', p.colors, 'quantity', p.quantity, 'rating', case when p.review_count > 0 then p.rating end, 'review_count', p.review_count,
      'product_type', p.product_type, 'tags', p.tags, 'origin_country', p.origin_country, 'hs_code', p.hs_code,
      'status', p.status, 'publish_at', p.publish_at, 'created_at', p.created_at, 'sold', g.sold,
      'variants', v.variants, 'out', v.gone, 'low', v.low, 'deal_price', d.price) order by g.place), '[]')
    from placed g
    join public.products p on p.id = g.id
    left join public.collections c on c.slug = p.collection_slug
    left join lateral (
      select count(*) as variants, count(*) filter (where w.quantity = 0) as gone,
        count(*) filter (where w.quantity between 1 and coalesce(w.low_stock, p.low_stock, $5)) as low
      from public.product_variants w where w.product_id = p.id
    ) v on true
    left join lateral (
      select min(e.deal_price) as price from public.deals e
      where e.product_id = p.id and e.starts_at <= now() and e.ends_at > now() and e.sold < e.total
    ) d on true
  $sql$, v_source, v_where, private.product_order(p_sort), case when ltrim(p_sort, '-') = 'sold' then 'coalesce(s.sold, 0)' else 'null::int' end)
  into v_rows using v_words, p_filter ->> 'collection', v_from, v_to, v_level, p_size, (p_page - 1)::bigint * p_size;
  return jsonb_build_object('total', least(v_total, 10000), 'more', v_total > 10000, 'level', v_level, 'products', v_rows);
end
$$;
create function public.admin_products(p_filter jsonb default '{}', p_sort text default '-created', p_page int default 1, p_size int default 50)
returns jsonb language sql stable set search_path = ''
as $$ select private.admin_products(private.json_object(p_filter, 'filter'), p_sort, p_page, p_size) $$;
grant execute on function private.admin_products(jsonb, text, int, int), public.admin_products(jsonb, text, int, int) to authenticated;

-- What the owner edits of a variant beside its stock, by column.
create function private.variant_values(v public.product_variants) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('price', v.price, 'original_price', v.original_price, 'cost', v.cost, 'weight_grams', v.weight_grams,
    'low_stock', v.low_stock, 'barcode', v.barcode, 'picture', v.picture)
$$;

-- A product for its editor, null when there is none: {id, slug, status, publish_at, created_at, updated_at, values (private.product_values),
-- variants with their values (private.variant_values) and the number of restock subscribers, ordered (whether it was ever ordered), rating, review_count, sold and
-- revenue of 30 days, wished (members with it in their wishlist), deal (the running deal's price and end), fit {fit, small, large, buyers} of
-- private.product_fits or null}.
-- Raises PT403 FORBIDDEN.
create function private.edit_product(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('view', 'products');
  return (
    select jsonb_build_object('id', p.id, 'slug', p.slug, 'status', p.status, 'publish_at', p.publish_at,
      'created_at', p.created_at, 'updated_at', p.updated_at, 'rating', case when p.review_count > 0 then p.rating end, 'review_count', p.review_count,
      'values', private.product_values(p),
      'variants', (select coalesce(jsonb_agg(jsonb_build_object('size', v.size, 'color', v.color, 'quantity', v.quantity,
          'values', private.variant_values(v), 'waiting', (select count(*) from public.subscriptions w where w.topic = 'back-in-stock:' || v.id)) order by v.id), '[]') from public.product_variants v where v.product_id = p.id),
      'ordered', exists (select from public.order_items i where i.product_id = p.id),
      'sold', coalesce(s.sold, 0), 'revenue', case when private.may('orders', 'money') then coalesce(s.revenue, 0) end,
      'wished', (select count(*) from public.wishlist_items w where w.product_id = p.id),
      'fit', (select jsonb_build_object('fit', f.fit, 'small', f.small, 'large', f.large, 'buyers', f.buyers)
        from private.product_fits f where f.product_id = p.id),
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
create function public.edit_product(p_id uuid) returns jsonb language sql stable set search_path = ''
as $$ select private.edit_product(p_id) $$;
grant execute on function private.edit_product(uuid), public.edit_product(uuid) to authenticated;

-- Saves changes of a product and of its stock, all of them or none.
--   p_changes  {column: {seen, to}} with the columns of edit_product's values; of sizes and colors also `renamed`, {old: new
--              or null}: their variants stay what they are under the new name, two of one name become one, null removes
--              the old ones although another gets their name. Without `images`, pictures of a renamed colour follow it
--   p_variants [{size, color, changes: {column: {seen, to}}}] with the columns of private.variant_values, by the new names
--   p_stock    [{size, color, seen, to}], by the new names; seen is null for a combination that these changes create, and
--              the sum where names are joined
-- The current value must equal `seen` or already `to`, so that saving does not undo a sale made in the meantime.
-- Returns edit_product's answer. Raises PT403 FORBIDDEN, PT404 NOT_FOUND, PT400 INVALID_INPUT, PT409 SLUG_TAKEN,
-- PT400 VARIANT_BELOW_PRICE, PT409 CHANGED {fields: {column: now}, stock: [{size, color, now}], variants: [{size, color,
-- fields: {column: now}}]}.
create function private.save_product(p_id uuid, p_changes jsonb, p_stock jsonb, p_variants jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_product public.products;
  v_now jsonb;
  v_new jsonb;
  v_fields jsonb;
  v_stock jsonb;
  v_variants jsonb;
  v_variant record;
  v_columns text;
  v_touched int;
  v_sizes jsonb;
  v_colors jsonb;
begin
  perform private.only('products');
  if p_changes is null or jsonb_typeof(p_changes) <> 'object' or p_stock is null or jsonb_typeof(p_stock) <> 'array'
    or pg_column_size(p_changes) > 300000 or jsonb_array_length(p_stock) > 400
    or p_variants is null or jsonb_typeof(p_variants) <> 'array' or pg_column_size(p_variants) > 300000 or jsonb_array_length(p_variants) > 400
    or exists (select from jsonb_array_elements(p_variants) e where jsonb_typeof(e) <> 'object'
      or jsonb_typeof(e -> 'size') is distinct from 'string' or jsonb_typeof(e -> 'color') is distinct from 'string'
      or jsonb_typeof(e -> 'changes') is distinct from 'object'
      or exists (select from jsonb_each(e -> 'changes') c where jsonb_typeof(c.value) <> 'object' or not c.value ? 'seen' or not c.value ? 'to'
        or case when c.key in ('barcode', 'picture') then jsonb_typeof(c.value -> 'to') <> 'string'
             else c.key not in ('price', 'original_price', 'cost', 'weight_grams', 'low_stock')
               or jsonb_typeof(c.value -> 'to') not in ('number', 'null') end))
    or exists (select from jsonb_each(p_changes) c where jsonb_typeof(c.value) <> 'object' or not c.value ? 'seen' or not c.value ? 'to')
    or (p_changes ? 'slug' and coalesce(p_changes #>> '{slug,to}', '') !~ '^[a-z0-9]+(-[a-z0-9]+)*$')
    or length(p_changes #>> '{slug,to}') > 120
    or (p_changes ? 'images' and coalesce(p_changes #> '{images,to}', 'null') <> '[]' and coalesce(p_changes #>> '{images,to,0,src}', '') = '')
    or exists (select from jsonb_array_elements(p_stock) e where jsonb_typeof(e) <> 'object'
      or jsonb_typeof(e -> 'size') is distinct from 'string' or jsonb_typeof(e -> 'color') is distinct from 'string'
      or coalesce(e ->> 'to', '') !~ '^[0-9]{1,7}$' or coalesce(e ->> 'seen', '0') !~ '^[0-9]{1,7}$')
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;

  -- Locks as buyers do: variants, then products, each in id order.
  perform 1 from public.product_variants v where v.product_id = p_id order by v.id for no key update;
  select * into v_product from public.products p where p.id = p_id for no key update;
  if not found then
    perform private.fail(404, 'NOT_FOUND');
  end if;

  v_now := private.product_values(v_product);
  if p_changes - array(select jsonb_object_keys(v_now)) <> '{}'
    -- What is or was on sale keeps a picture.
    or v_product.status <> 'draft' and (p_changes #> '{images,to}' = '[]'
      or p_changes #>> '{images,to,0,src}' = private.no_picture() and v_product.image_url <> private.no_picture())
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  select jsonb_object_agg(c.key, v_now -> c.key) into v_fields
  from jsonb_each(p_changes) c
  where (v_now -> c.key) is distinct from (c.value -> 'seen') and (v_now -> c.key) is distinct from (c.value -> 'to');
  v_sizes := private.read_renames(p_changes -> 'sizes', v_product.sizes);
  v_colors := private.read_renames(p_changes -> 'colors', v_product.colors);
  select jsonb_agg(jsonb_build_object('size', e ->> 'size', 'color', e ->> 'color', 'now', v.quantity)) into v_stock
  from jsonb_array_elements(p_stock) e
  left join (
    select n.size, n.color, sum(n.quantity)::int as quantity
    from (
      select case when v_sizes ? w.size then v_sizes ->> w.size else w.size end as size,
        case when v_colors ? w.color then v_colors ->> w.color else w.color end as color, w.quantity
      from public.product_variants w where w.product_id = p_id
    ) n group by 1, 2
  ) v on v.size = e ->> 'size' and v.color = e ->> 'color'
  where v.quantity is distinct from (e ->> 'seen')::int and v.quantity is distinct from (e ->> 'to')::int;
  select jsonb_agg(jsonb_build_object('size', e ->> 'size', 'color', e ->> 'color', 'fields', n.fields)) into v_variants
  from jsonb_array_elements(p_variants) e
  join public.product_variants v on v.product_id = p_id
    and case when v_sizes ? v.size then v_sizes ->> v.size else v.size end = e ->> 'size'
    and case when v_colors ? v.color then v_colors ->> v.color else v.color end = e ->> 'color'
  cross join lateral (
    select jsonb_object_agg(c.key, private.variant_values(v) -> c.key) as fields from jsonb_each(e -> 'changes') c
    where private.variant_values(v) -> c.key is distinct from c.value -> 'seen' and private.variant_values(v) -> c.key is distinct from c.value -> 'to'
  ) n where n.fields is not null;
  if v_fields is not null or v_stock is not null or v_variants is not null then
    perform private.fail(409, 'CHANGED', jsonb_build_object('fields', coalesce(v_fields, '{}'), 'stock', coalesce(v_stock, '[]'),
      'variants', coalesce(v_variants, '[]')));
  end if;
  perform private.move_prices();
  perform set_config('shop.lowest_price', '', true);

  if exists (select from public.products p where p.slug = p_changes #>> '{slug,to}' and p.id <> p_id) then
    perform private.fail(409, 'SLUG_TAKEN');
  end if;
  if v_sizes <> '{}' or v_colors <> '{}' then
    perform private.rename_options(p_id, v_sizes, v_colors);
  end if;
  select coalesce(jsonb_object_agg(c.key, c.value -> 'to'), '{}') into v_new from jsonb_each(p_changes) c;
  if v_new ? 'images' then
    v_new := v_new || jsonb_build_object('image_url', coalesce(v_new #>> '{images,0,src}', private.no_picture()));
  elsif v_colors <> '{}' then
    v_new := v_new || jsonb_build_object('images', (
      select coalesce(jsonb_agg(case when v_colors ? (i.image ->> 'color')
          then jsonb_set(i.image, '{color}', v_colors -> (i.image ->> 'color')) else i.image end order by i.place), '[]')
      from jsonb_array_elements(v_product.images) with ordinality as i (image, place)));
  end if;
  if v_new <> '{}' then
    execute format('update public.products p set (%1$s) = (select %1$s from jsonb_populate_record(null::public.products, $1)) where p.id = $2',
      (select string_agg(quote_ident(k), ', ') from jsonb_object_keys(v_new) k)) using v_new, p_id;
  end if;
  if p_changes ? 'sizes' then
    -- Updates the order of sizes_left, also when no variant was added or removed.
    update public.product_variants v set quantity = v.quantity where v.product_id = p_id;
  end if;
  update public.product_variants v set quantity = (e ->> 'to')::int
  from jsonb_array_elements(p_stock) e
  where v.product_id = p_id and v.size = e ->> 'size' and v.color = e ->> 'color';
  get diagnostics v_touched = row_count;
  if v_touched <> jsonb_array_length(p_stock) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "stock"}');
  end if;
  for v_variant in
    select v.id, (select jsonb_object_agg(c.key, c.value -> 'to') from jsonb_each(e -> 'changes') c) as changed
    from jsonb_array_elements(p_variants) e
    left join public.product_variants v on v.product_id = p_id and v.size = e ->> 'size' and v.color = e ->> 'color'
    where e -> 'changes' <> '{}' order by v.id
  loop
    if v_variant.id is null then
      perform private.fail(400, 'INVALID_INPUT', '{"field": "variants"}');
    end if;
    v_columns := (select string_agg(quote_ident(k), ', ') from jsonb_object_keys(v_variant.changed) k);
    execute format('update public.product_variants v set (%1$s) = (select %1$s from jsonb_populate_record(null::public.product_variants, $1)) where v.id = $2',
      v_columns) using v_variant.changed, v_variant.id;
  end loop;
  perform private.settle_prices(array[p_id]);
  -- Left by private.note_price: what was typed is refused with the reason, and not changed in silence.
  if nullif(current_setting('shop.lowest_price', true), '') is not null then
    perform private.fail(409, 'ABOVE_LOWEST_PRICE', jsonb_build_object('lowest', current_setting('shop.lowest_price')::numeric));
  end if;
  return private.edit_product(p_id);
-- What the checks of a row refuse, as an empty description of what is on sale, in words that name no constraint; a price that is no
-- number cannot be a discount in whole percent.
exception when check_violation or not_null_violation or data_exception or feature_not_supported then
  perform private.fail(400, 'INVALID_INPUT');
end
$$;
create function public.save_product(p_id uuid, p_changes jsonb default '{}', p_stock jsonb default '[]', p_variants jsonb default '[]')
returns jsonb language sql volatile set search_path = ''
as $$ select private.save_product(p_id, private.json_object(p_changes, 'changes'), private.json_list(p_stock, 'stock'),
  private.json_list(p_variants, 'variants')) $$;
grant execute on function private.save_product(uuid, jsonb, jsonb, jsonb), public.save_product(uuid, jsonb, jsonb, jsonb) to authenticated;

-- Changes up to five hundred products at once; p_change is one of
--   {status: draft, live or archived}   shows them to shoppers, or to owners alone
--   {status: scheduled, publish_at}     shows them from a time of the next two years on; a past one is now
--   {collection: slug}          moves them there; null, to undo a change, takes what is not on sale out of its own
--   {percent: -90 to 200, strike: true or false}   changes their prices; strike keeps the old one as the original price
--   {prices: {id: [price, original price or null, {variant: [price, original price or null]}]}}   sets them, to undo a change;
--                               a price of a variant's own changes with its product's
-- Returns {before, incomplete}: the former values of what changed, [{id, status, publish_at, collection, price, original_price,
-- variants: {id: [price, original_price]}}], of variants those with a price of their own; and how many stay as they are, because
-- they lack what a product on sale needs (private.is_incomplete), and of those `lacking`: {description, price, collection, picture},
-- how many lack each. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.change_products(p_ids uuid[], p_change jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_kind text;
  v_at timestamptz;
  v_before jsonb;
  v_lacking uuid[] := '{}';
begin
  perform private.only('products');
  v_kind := (select min(k) from jsonb_object_keys(case jsonb_typeof(p_change) when 'object' then p_change - '{strike,publish_at}'::text[] end) k
             having count(*) = 1);
  if p_ids is null or cardinality(p_ids) not between 1 and 500 or v_kind is null
    or (case v_kind
         when 'status' then coalesce(p_change ->> 'status', '') not in ('draft', 'scheduled', 'live', 'archived')
           or (p_change ->> 'status' = 'scheduled') <> (private.input_time(p_change, 'publish_at') is not null)
         when 'collection' then p_change -> 'collection' <> 'null'
           and not exists (select from public.collections c where c.slug = p_change ->> 'collection' and c.rule is null)
         when 'percent' then case when coalesce(p_change ->> 'percent', '') ~ '^-?[0-9]{1,3}$'
           then (p_change ->> 'percent')::int not between -90 and 200 else true end
         when 'prices' then jsonb_typeof(p_change -> 'prices') <> 'object'
         else true end)
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  v_at := private.input_time(p_change, 'publish_at');
  if v_at > now() + interval '2 years' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "publish_at"}');
  end if;
  -- Locks as buyers do: variants whose own price changes, then products, each in id order.
  if v_kind in ('percent', 'prices') then
    perform 1 from public.product_variants v where v.product_id = any (p_ids) and v.price is not null order by v.id for no key update;
  end if;
  perform 1 from public.products p where p.id = any (p_ids) order by p.id for no key update;
  if p_change ->> 'status' in ('live', 'scheduled') then
    -- What was on sale before, and so has a price that ended, comes back without a picture as well.
    v_lacking := array(select p.id from public.products p where p.id = any (p_ids) and p.status <> 'live' and private.is_incomplete(p)
      and (p.status <> 'archived' or p.description = '' or p.price = 0 or p.collection_slug is null
        or not exists (select from public.price_history h where h.product_id = p.id)));
  elsif p_change -> 'collection' = 'null' then
    v_lacking := array(select p.id from public.products p where p.id = any (p_ids) and p.status not in ('draft', 'archived'));
  end if;
  perform private.move_prices();
  with goals as (
    select p.id, p.status, p.publish_at, p.collection_slug, p.price, p.original_price,
      case when v_kind <> 'status' then p.status when v_at <= now() then 'live' else p_change ->> 'status' end as new_status,
      case when v_kind <> 'status' then p.publish_at when v_at > now() then v_at end as new_time,
      case when v_kind = 'collection' then p_change ->> 'collection' else p.collection_slug end as new_collection,
      case v_kind
        when 'percent' then case when p.price = 0 then 0
          else least(99999, greatest(0.01, round(p.price * (100 + (p_change ->> 'percent')::int) / 100, 2))) end
        when 'prices' then coalesce((p_change #>> array['prices', p.id::text, '0'])::numeric, p.price)
        else p.price end as new_price,
      case v_kind
        when 'percent' then case when p_change -> 'strike' = 'true' then coalesce(p.original_price, nullif(p.price, 0)) else p.original_price end
        when 'prices' then case when p_change -> 'prices' ? p.id::text then (p_change #>> array['prices', p.id::text, '1'])::numeric
          else p.original_price end
        else p.original_price end as new_original
    from public.products p where p.id = any (p_ids) and p.id <> all (v_lacking)
  ), changed as (
    update public.products p set status = g.new_status, publish_at = g.new_time, collection_slug = g.new_collection, price = g.new_price,
      -- An original price that is not higher than the new price is removed.
      original_price = case when v_kind = 'percent' and g.new_original <= g.new_price then null else g.new_original end
    from goals g
    where g.id = p.id and (g.new_status, g.new_time, g.new_collection, g.new_price, g.new_original)
      is distinct from (g.status, g.publish_at, g.collection_slug, g.price, g.original_price)
    returning jsonb_build_object('id', g.id, 'status', g.status, 'publish_at', g.publish_at, 'collection', g.collection_slug,
      'price', g.price, 'original_price', g.original_price,
      'variants', (select coalesce(jsonb_object_agg(v.id, jsonb_build_array(v.price, v.original_price)), '{}')
        from public.product_variants v where v.product_id = g.id and v.price is not null)) as was
  )
  select coalesce(jsonb_agg(c.was order by c.was ->> 'id'), '[]') into v_before from changed c;
  if v_kind = 'percent' then
    update public.product_variants v set price = n.price,
      original_price = case when n.original > n.price then n.original end
    from (
      select w.id, greatest(p.price, least(99999, round(w.price * (100 + (p_change ->> 'percent')::int) / 100, 2))) as price,
        case when p_change -> 'strike' = 'true' then coalesce(w.original_price, w.price) else w.original_price end as original
      from public.product_variants w join public.products p on p.id = w.product_id
      where p.id = any (p_ids) and w.price is not null
    ) n where v.id = n.id;
  elsif v_kind = 'prices' then
    update public.product_variants v set price = (e.value ->> 0)::numeric, original_price = (e.value ->> 1)::numeric
    from jsonb_each(p_change -> 'prices') g, jsonb_each(case jsonb_typeof(g.value -> 2) when 'object' then g.value -> 2 else '{}' end) e
    where v.id::text = e.key and v.product_id::text = g.key and v.product_id = any (p_ids);
  end if;
  perform private.settle_prices(p_ids);
  return jsonb_build_object('before', v_before, 'incomplete', cardinality(v_lacking)) || case when v_lacking = '{}' then '{}' else (
    select jsonb_build_object('lacking', jsonb_build_object('description', count(*) filter (where p.description = ''),
      'price', count(*) filter (where p.price = 0), 'collection', count(*) filter (where p.collection_slug is null),
      'picture', count(*) filter (where p.image_url = private.no_picture())))
    from public.products p where p.id = any (v_lacking)) end;
-- As in private.save_product.
exception when check_violation or not_null_violation or data_exception or feature_not_supported then
  perform private.fail(400, 'INVALID_INPUT');
end
$$;
create function public.change_products(p_ids uuid[], p_change jsonb) returns jsonb
language sql volatile set search_path = ''
as $$ select private.change_products(private.flat_list(p_ids, 'ids'), private.json_object(p_change, 'change')) $$;
grant execute on function private.change_products(uuid[], jsonb), public.change_products(uuid[], jsonb) to authenticated;

-- Adds a draft that is another product under a name of its own: its texts in every language, prices and pictures, its sizes and
-- colours with nothing in stock and numbers of their own. p_copy is the draft's id, made by the browser: a request that is
-- repeated makes no second one. Its slug is the product's with `-copy`, numbered where that is taken. Returns edit_product's
-- answer. Raises PT403 FORBIDDEN, PT404 NOT_FOUND, PT400 INVALID_INPUT.
create function private.duplicate_product(p_id uuid, p_copy uuid, p_title text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_product public.products;
  v_base text;
  v_slug text;
  v_number int := 1;
begin
  perform private.only('products');
  if p_id is null or p_copy is null or private.clean_line(left(p_title, 400)) = '' or p_title is null then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  -- One after the other, so that two copies of one product see each other's slugs.
  select * into v_product from public.products p where p.id = p_id for no key update;
  if not found then
    perform private.fail(404, 'NOT_FOUND');
  end if;
  if exists (select from public.products p where p.id = p_copy) then
    return private.edit_product(p_copy);
  end if;
  v_base := rtrim(left(v_product.slug, 105), '-') || '-copy';
  v_slug := v_base;
  while exists (select from public.products p where p.slug = v_slug) or exists (select from public.product_moves m where m.slug = v_slug) loop
    v_number := v_number + 1;
    v_slug := v_base || '-' || v_number;
  end loop;
  insert into public.products (id, slug, title, description, price, original_price, image_url, images, collection_slug, sizes, colors,
    size_name, color_name, third_name, details, materials, vendor, product_type, tags, origin_country, hs_code, seo_title, seo_description, status)
  select p_copy, v_slug, left(private.clean_line(left(p_title, 400)), 120), p.description, p.price, p.original_price, p.image_url,
    -- A picture that is described by the title is described by the copy's.
    coalesce((select jsonb_agg(case when g.image ->> 'alt' = p.title then g.image || '{"alt": ""}' else g.image end order by g.n)
      from jsonb_array_elements(p.images) with ordinality as g (image, n)), '[]'),
    p.collection_slug, p.sizes, p.colors, p.size_name, p.color_name, p.third_name, p.details, p.materials, p.vendor, p.product_type, p.tags, p.origin_country, p.hs_code,
    p.seo_title, p.seo_description, 'draft'
  from public.products p where p.id = p_id;
  update public.products p set cost = v_product.cost, weight_grams = v_product.weight_grams, low_stock = v_product.low_stock
  where p.id = p_copy;
  -- The maker's numbers are the other product's.
  perform private.move_prices();
  update public.product_variants v set price = o.price, original_price = o.original_price, cost = o.cost, weight_grams = o.weight_grams,
    low_stock = o.low_stock, picture = o.picture
  from public.product_variants o where v.product_id = p_copy and o.product_id = p_id and (o.size, o.color) = (v.size, v.color)
    and num_nonnulls(o.price, o.original_price, o.cost, o.weight_grams, o.low_stock, nullif(o.picture, '')) > 0;
  perform private.settle_prices(array[p_copy]);
  insert into public.product_translations (product_id, language, title, description, materials, details, seo_title, seo_description)
  select p_copy, t.language, t.title, t.description, t.materials, t.details, t.seo_title, t.seo_description
  from public.product_translations t where t.product_id = p_id;
  return private.edit_product(p_copy);
end
$$;
create function public.duplicate_product(p_id uuid, p_copy uuid, p_title text) returns jsonb
language sql volatile set search_path = '' as $$ select private.duplicate_product(p_id, p_copy, p_title) $$;
grant execute on function private.duplicate_product(uuid, uuid, text), public.duplicate_product(uuid, uuid, text) to authenticated;

-- Deletes up to five hundred products with their variants. Those that were ordered are archived instead, because orders
-- refer to them. Returns {deleted, archived: what those were that were not archived before, [{id, status, publish_at}]}. Raises PT403
-- FORBIDDEN, PT400 INVALID_INPUT, PT409 IS_SHOWN {places} for one that a page or a menu shows.
create function private.delete_products(p_ids uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_archived jsonb;
  v_deleted int;
begin
  perform private.only('delete');
  if p_ids is null or cardinality(p_ids) not between 1 and 500 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  -- Locks as buyers do: variants, then products, each in id order.
  perform 1 from public.product_variants v where v.product_id = any (p_ids) order by v.id for update;
  perform 1 from public.products p where p.id = any (p_ids) order by p.id for update;
  with ordered as (
    select p.id, p.status, p.publish_at from public.products p
    where p.id = any (p_ids) and p.status <> 'archived' and exists (select from public.order_items i where i.product_id = p.id)
  ), changed as (
    update public.products p set status = 'archived' from ordered o where p.id = o.id
    returning jsonb_build_object('id', o.id, 'status', o.status, 'publish_at', o.publish_at) as was
  )
  select coalesce(jsonb_agg(c.was order by c.was ->> 'id'), '[]') into v_archived from changed c;
  delete from public.products p
  where p.id = any (p_ids) and not exists (select from public.order_items i where i.product_id = p.id);
  get diagnostics v_deleted = row_count;
  return jsonb_build_object('deleted', v_deleted, 'archived', v_archived);
end
$$;
create function public.delete_products(p_ids uuid[]) returns jsonb
language sql volatile set search_path = '' as $$ select private.delete_products(private.flat_list(p_ids, 'ids')) $$;
grant execute on function private.delete_products(uuid[]), public.delete_products(uuid[]) to authenticated;

-- ------------------------------------------------------------------ collections

-- How many live products the store shows in a collection: its own and its curated ones, or those that match its rule.
create function private.collection_live(c public.collections) returns bigint
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  f private.listing_filter;
  v_live bigint;
begin
  if c.rule is null then
    return coalesce((select sum(t.n) from public.facet_totals t
        where t.collection_slug = any (private.slugs_of(c.id)) and t.facet = 'total' and not t.sale), 0)
      + (select count(*) from public.collection_products m join public.products p on p.id = m.product_id
         where m.collection_id = c.id and p.status = 'live' and p.collection_slug <> all (private.slugs_of(c.id)));
  end if;
  if c.rule - 'priceBelow' = '{}' then
    -- A rule on the price alone can be counted from the totals.
    select sum(n.count::bigint) into v_live
    from private.facets() d, jsonb_each_text(private.product_facets('{}') -> 'facets' -> 'price') as n (value, count)
    where d.name = 'price'
      and array_position(d.choices, n.value) <= array_position(d.edges, (c.rule ->> 'priceBelow')::numeric);
  else
    f := private.parse_listing_filter(jsonb_build_object('collection', c.slug));
    execute format('select sum(r.n) from (%s) r', private.listing_rows(f)) into v_live using f.ids;
  end if;
  return coalesce(v_live, 0);
end
$$;

-- A collection as the owner's list shows it. `kind` tells how it gets its products: by a rule, as the products' own
-- collection, or curated by hand (which may also have products of its own). `own` includes archived products, because they
-- prevent deleting it. `former` is how many of them still belong to a former slug.
create function private.collection_json(c public.collections, p_own bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'description', c.description,
    'group', c.group_slug, 'groupName', (select g.name from public.collection_groups g where g.slug = c.group_slug),
    'isPoster', coalesce((select g.has_posters from public.collection_groups g where g.slug = c.group_slug), false), 'image', c.image_url, 'version', c.updated_at, 'rule', c.rule,
    'kind', case when c.rule is not null then 'rule' when c.category is not null then 'home' else 'hand' end,
    'department', c.department, 'category', c.category, 'live', private.collection_live(c), 'own', p_own,
    'former', (select count(*) from public.collections f join public.products p on p.collection_slug = f.slug where f.former_of = c.id),
    'cover', coalesce(c.image_url,
      (select p.image_url from public.collection_products m join public.products p on p.id = m.product_id
       where m.collection_id = c.id and p.status = 'live' order by m.position, m.product_id limit 1),
      (select p.image_url from public.products p where p.collection_slug = c.slug and p.status = 'live'
       order by p.prominence desc, p.created_at desc, p.id desc limit 1)))
$$;

-- Every collection, sorted by group and position.
create function private.list_collections() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('view');
  return (
    with own as (
      select coalesce(k.former_of, k.id) as id, sum(n.n)::bigint as n
      from (select p.collection_slug as slug, count(*) as n from public.products p group by 1) n
      join public.collections k on k.slug = n.slug group by 1
    )
    select coalesce(jsonb_agg(private.collection_json(c, coalesce(o.n, 0)) order by g.position, c.position, c.slug), '[]')
    from public.collections c left join public.collection_groups g on g.slug = c.group_slug left join own o on o.id = c.id where c.former_of is null);
end
$$;
create function public.list_collections() returns jsonb language sql stable set search_path = ''
as $$ select private.list_collections() $$;
grant execute on function private.list_collections(), public.list_collections() to authenticated;

-- A collection with its curated products in their order; null when there is none.
create function private.get_collection(p_slug text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  c public.collections;
begin
  perform private.only('view');
  select * into c from public.collections k where k.slug = p_slug and k.former_of is null;
  if not found then
    return null;
  end if;
  return private.collection_json(c, (select count(*) from public.products p where p.collection_slug = any (private.slugs_of(c.id))))
    || jsonb_build_object('members', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'image', p.image_url,
        'price', p.price, 'quantity', p.quantity, 'status', p.status)
        order by m.position, m.product_id), '[]')
      from public.collection_products m join public.products p on p.id = m.product_id where m.collection_id = c.id));
end
$$;
create function public.get_collection(p_slug text) returns jsonb language sql stable set search_path = ''
as $$ select private.get_collection(p_slug) $$;
grant execute on function private.get_collection(text), public.get_collection(text) to authenticated;

-- Validates and cleans the fields of a collection: {name, description, slug, group, department, category, image}. Raises PT400 INVALID_INPUT
-- {field}.
create function private.read_collection(p_fields jsonb) returns public.collections
language plpgsql stable set search_path = ''
as $$
declare
  c public.collections;
begin
  c.name := private.input_line(p_fields, 'name', 80);
  c.description := private.clean_text(left(p_fields ->> 'description', 5000));
  if coalesce(length(c.description), 0) not between 1 and 600 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "description"}');
  end if;
  c.slug := p_fields ->> 'slug';
  if c.slug is null or c.slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or length(c.slug) > 80 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "slug"}');
  end if;
  c.group_slug := p_fields ->> 'group';
  if c.group_slug is not null and not exists (select from public.collection_groups g where g.slug = c.group_slug) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "group"}');
  end if;
  c.department := p_fields ->> 'department';
  if c.department is not null and not exists (select from public.departments d where d.slug = c.department) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "department"}');
  end if;
  c.category := p_fields ->> 'category';
  if c.category is not null and not exists (select from public.categories g where g.slug = c.category) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "category"}');
  end if;
  c.image_url := nullif(p_fields ->> 'image', '');
  if length(c.image_url) > 2000 or c.image_url !~ '^(https?://|/[^/])' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "image"}');
  end if;
  return c;
end
$$;

-- Sets the curated products of a collection to p_members, in this order, and records the change. Raises PT409
-- GATHERS_BY_ITSELF, MEMBERS_CHANGED since p_seen, PRODUCTS_GONE.
create function private.set_members(c public.collections, p_members uuid[], p_seen uuid[]) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_now uuid[] := array(select m.product_id from public.collection_products m
    where m.collection_id = c.id order by m.position, m.product_id);
begin
  if p_members = v_now then
    return;
  end if;
  if c.rule is not null or c.category is not null then
    perform private.fail(409, 'GATHERS_BY_ITSELF');
  end if;
  if v_now <> coalesce(p_seen, '{}') then
    perform private.fail(409, 'MEMBERS_CHANGED');
  end if;
  perform 1 from public.products p where p.id = any (p_members) order by p.id for key share;
  if (select count(*) from public.products p where p.id = any (p_members)) < cardinality(p_members) then
    perform private.fail(409, 'PRODUCTS_GONE');
  end if;
  delete from public.collection_products m where m.collection_id = c.id and m.product_id <> all (p_members);
  insert into public.collection_products (collection_id, product_id, position)
  select c.id, m.id, m.place from unnest(p_members) with ordinality as m (id, place)
  on conflict (collection_id, product_id) do update set position = excluded.position
    where collection_products.position <> excluded.position;
  insert into private.audit_log (actor_id, table_name, label, operation, difference)
  values ((select auth.uid()), 'collections', c.name, 'update', jsonb_build_object('products', jsonb_build_array(
    (select coalesce(jsonb_agg(p.title order by n.place), '[]') from unnest(v_now) with ordinality as n (id, place) join public.products p on p.id = n.id),
    (select coalesce(jsonb_agg(p.title order by n.place), '[]') from unnest(p_members) with ordinality as n (id, place) join public.products p on p.id = n.id))));
end
$$;

-- Adds a collection (p_version is null; p_id is the browser's, so that a repeated request adds one) or changes it, with
-- the curated products as a whole list (null leaves them unchanged). p_fields is {name, description, slug, group, department, category, image}.
-- Returns {slug, version}. Raises PT400 INVALID_INPUT {field}, PT404 COLLECTION_GONE, PT409 SLUG_TAKEN,
-- COLLECTION_CHANGED since p_version, and what set_members raises.
create function private.save_collection(p_id uuid, p_version timestamptz, p_fields jsonb, p_members uuid[], p_seen uuid[])
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_new public.collections;
  c public.collections;
begin
  perform private.only('products');
  v_new := private.read_collection(p_fields);
  if p_id is null or cardinality(p_members) > 500 or cardinality(p_members) <> (select count(distinct m) from unnest(p_members) as m) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "members"}');
  end if;
  select * into c from public.collections k where k.id = p_id and k.former_of is null for no key update;
  if p_version is null and found then
    -- An earlier request with this id added it, and its answer was lost.
    return jsonb_build_object('slug', c.slug, 'version', c.updated_at);
  elsif p_version is not null and not found then
    perform private.fail(404, 'COLLECTION_GONE');
  elsif c.updated_at <> p_version then
    perform private.fail(409, 'COLLECTION_CHANGED');
  end if;
  begin
    if p_version is null then
      insert into public.collections (id, slug, name, description, group_slug, department, category, image_url)
      values (p_id, v_new.slug, v_new.name, v_new.description, v_new.group_slug, v_new.department, v_new.category, v_new.image_url)
      returning * into c;
    else
      if c.slug <> v_new.slug then
        -- private.collection_moved updates its products. Locks them before the collection's key and in id order, as other
        -- writers do.
        perform 1 from public.products p where p.collection_slug = c.slug order by p.id limit private.most_moved() for no key update;
      end if;
      update public.collections k set slug = v_new.slug, name = v_new.name, description = v_new.description,
        group_slug = v_new.group_slug, department = v_new.department, category = v_new.category, image_url = v_new.image_url
      where k.id = p_id returning * into c;
    end if;
  exception when unique_violation then
    perform private.fail(409, 'SLUG_TAKEN');
  end;
  if p_members is not null then
    perform private.set_members(c, p_members, p_seen);
  end if;
  return jsonb_build_object('slug', c.slug, 'version', c.updated_at);
end
$$;
create function public.save_collection(p_id uuid, p_fields jsonb, p_version timestamptz default null,
  p_members uuid[] default null, p_seen uuid[] default null) returns jsonb
language sql volatile set search_path = ''
as $$ select private.save_collection(p_id, p_version, private.json_object(p_fields, 'fields'),
  private.flat_list(p_members, 'members'), private.flat_list(p_seen, 'seen')) $$;
grant execute on function private.save_collection(uuid, timestamptz, jsonb, uuid[], uuid[]),
  public.save_collection(uuid, jsonb, timestamptz, uuid[], uuid[]) to authenticated;

-- Sorts the collections of a group as the slugs in p_slugs. Raises PT409 ORDER_CHANGED when p_seen is no longer the
-- current order, PT400 INVALID_INPUT when p_slugs are not the same collections.
create function private.order_collections(p_group text, p_slugs text[], p_seen text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('products');
  perform 1 from public.collections c where c.group_slug is not distinct from p_group order by c.id for no key update;
  if p_seen is distinct from array(select c.slug from public.collections c
    where c.group_slug is not distinct from p_group and c.former_of is null order by c.position, c.slug) then
    perform private.fail(409, 'ORDER_CHANGED');
  end if;
  if array(select s from unnest(p_slugs) as s order by s) is distinct from array(select s from unnest(p_seen) as s order by s) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "slugs"}');
  end if;
  if p_slugs <> p_seen then
    insert into private.audit_log (actor_id, table_name, label, operation, difference)
    values ((select auth.uid()), 'collections', p_group, 'update', jsonb_build_object('collection_order', jsonb_build_array(
      (select jsonb_agg(c.name order by o.place) from unnest(p_seen) with ordinality as o (slug, place) join public.collections c on c.slug = o.slug),
      (select jsonb_agg(c.name order by o.place) from unnest(p_slugs) with ordinality as o (slug, place) join public.collections c on c.slug = o.slug))));
  end if;
  perform set_config('shop.is_recorded', 'true', true);
  update public.collections c set position = o.place
  from unnest(p_slugs) with ordinality as o (slug, place) where c.slug = o.slug and c.position <> o.place;
  perform set_config('shop.is_recorded', '', true);
end
$$;
create function public.order_collections(p_group text, p_slugs text[], p_seen text[]) returns void
language sql volatile set search_path = ''
as $$ select private.order_collections(p_group, private.flat_list(p_slugs, 'slugs'), private.flat_list(p_seen, 'seen')) $$;
grant execute on function private.order_collections(text, text[], text[]), public.order_collections(text, text[], text[]) to authenticated;

-- Puts all departments, categories or groups (p_kind) into the order of p_ids. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT
-- {field}, PT409 ORDER_CHANGED when there are others by now.
create function private.order_structure(p_kind text, p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- An identifier or a text in statements, both by format.
  v_table text := case p_kind when 'department' then 'departments' when 'category' then 'categories' when 'group' then 'collection_groups' end;
  v_now uuid[];
begin
  perform private.only('products');
  if v_table is null or p_ids is null or cardinality(p_ids) > 1000 then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', case when v_table is null then 'kind' else 'ids' end));
  end if;
  execute format('select array_agg(s.id order by s.id) from (select t.id from public.%I t order by t.id for no key update) s', v_table)
  into v_now;
  if array(select i from unnest(p_ids) i order by i) is distinct from coalesce(v_now, '{}') then
    perform private.fail(409, 'ORDER_CHANGED');
  end if;
  execute format('insert into private.audit_log (actor_id, table_name, label, operation, difference)
    select auth.uid(), %1$L, $2, ''update'', jsonb_build_object(''collection_order'', jsonb_build_array(
      jsonb_agg(t.name order by t.position, t.id), jsonb_agg(t.name order by array_position($1, t.id)))) from public.%1$I t', v_table)
  using p_ids, p_kind;
  perform set_config('shop.is_recorded', 'true', true);
  execute format('update public.%I t set position = o.place from unnest($1) with ordinality as o (id, place)
    where t.id = o.id and t.position <> o.place', v_table) using p_ids;
  perform set_config('shop.is_recorded', '', true);
end
$$;
create function public.order_structure(p_kind text, p_ids uuid[]) returns void
language sql volatile set search_path = ''
as $$ select private.order_structure(p_kind, private.flat_list(p_ids, 'ids')) $$;
grant execute on function private.order_structure(text, uuid[]), public.order_structure(text, uuid[]) to authenticated;

-- Records that products of a collection moved to p_to, with one entry for all calls of a move: extends the owner's newest
-- entry about the collection when it is the same move and ended with the count at which this call starts.
create function private.record_move(c public.collections, p_to text, p_before bigint, p_left bigint) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_to text := (select k.name from public.collections k where k.slug = p_to);
begin
  update private.audit_log l set difference = jsonb_set(l.difference, '{products,1}', to_jsonb(p_left))
  where l.id = (select max(e.id) from private.audit_log e where e.table_name = 'collections' and e.label = c.name)
    and l.actor_id = auth.uid() and l.difference #>> '{products_moved_to,1}' = v_to
    and l.difference #> '{products,1}' = to_jsonb(p_before);
  if not found then
    insert into private.audit_log (actor_id, table_name, label, operation, difference)
    values (auth.uid(), 'collections', c.name, 'update', jsonb_build_object(
      'products', jsonb_build_array(p_before, p_left), 'products_moved_to', jsonb_build_array(null, v_to)));
  end if;
end
$$;

-- Moves up to five hundred of the products that belong to a collection, archived ones too, to the one with the slug
-- p_move_to. With the collection's own slug it moves those that still belong to a former slug. Returns {moved, left}: the
-- client calls it until nothing is left, and an interrupted move continues with the next call. Raises PT403 FORBIDDEN, PT404
-- COLLECTION_GONE, PT400 INVALID_INPUT {field} for a target that products cannot belong to.
create function private.move_collection(p_id uuid, p_move_to text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  c public.collections;
  v_from text[];
  v_moved int;
  v_left bigint;
begin
  perform private.only('products');
  -- Serialises two owners who move the same collection.
  select * into c from public.collections k where k.id = p_id and k.former_of is null for no key update;
  if not found then
    perform private.fail(404, 'COLLECTION_GONE');
  end if;
  if p_move_to is distinct from c.slug then
    perform 1 from public.collections k
    where k.slug = p_move_to and k.former_of is null and k.rule is null for key share;
    if not found then
      perform private.fail(400, 'INVALID_INPUT', '{"field": "moveTo"}');
    end if;
  end if;
  v_from := array_remove(private.slugs_of(p_id), p_move_to);
  perform set_config('shop.is_recorded', 'true', true);
  with batch as (
    -- Locks in id order, as buyers do.
    select p.id from public.products p where p.collection_slug = any (v_from)
    order by p.id limit private.most_moved() for no key update
  )
  update public.products p set collection_slug = p_move_to from batch b where p.id = b.id;
  get diagnostics v_moved = row_count;
  perform set_config('shop.is_recorded', '', true);
  v_left := (select count(*) from public.products p where p.collection_slug = any (v_from));
  if p_move_to <> c.slug and v_moved > 0 then
    perform private.record_move(c, p_move_to, v_moved + v_left, v_left);
  elsif p_move_to = c.slug and v_left = 0 then
    delete from public.collections k where k.former_of = p_id;
  end if;
  return jsonb_build_object('moved', v_moved, 'left', v_left);
end
$$;
create function public.move_collection(p_id uuid, p_move_to text) returns jsonb
language sql volatile set search_path = ''
as $$ select private.move_collection(p_id, p_move_to) $$;
grant execute on function private.move_collection(uuid, text), public.move_collection(uuid, text) to authenticated;

-- Deletes a collection that no product belongs to any more (see move_collection). Raises PT403 FORBIDDEN, PT404
-- COLLECTION_GONE, PT409 IS_SHOWN {places}, HAS_PRODUCTS {count}.
create function private.delete_collection(p_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('delete');
  perform 1 from public.collections k where k.id = p_id and k.former_of is null;
  if not found then
    perform private.fail(404, 'COLLECTION_GONE');
  end if;
  perform private.refuse_if_shown(p_id);
  begin
    delete from public.collections k where k.id = p_id;
  exception when foreign_key_violation then
    perform private.fail(409, 'HAS_PRODUCTS', jsonb_build_object('count',
      (select count(*) from public.products p where p.collection_slug = any (private.slugs_of(p_id)))));
  end;
end
$$;
create function public.delete_collection(p_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.delete_collection(p_id) $$;
grant execute on function private.delete_collection(uuid), public.delete_collection(uuid) to authenticated;

-- ------------------------------------------------------------------ deals

-- A page of the deals that are running, scheduled or ended, found by part of the product's title: {counts: {running,
-- scheduled, ended}, deals}. p_sort is time (the next event first; ended deals latest first), sold (share), revenue,
-- discount or product; p_turned reverses the order.
create function private.list_deals(p_state text, p_search text, p_kind text, p_sort text, p_turned boolean, p_page int, p_size int)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_search text := private.fold(left(coalesce(p_search, ''), 200));
  v_answer jsonb;
begin
  perform private.only('view');
  if p_state is null or p_state not in ('running', 'scheduled', 'ended') or length(v_search) > 100
    or p_kind not in ('flash', 'daily') or p_sort not in ('time', 'sold', 'revenue', 'discount', 'product')
    or p_turned is null or p_page not between 1 and 100000 or p_size not between 1 and 200
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  with found as (
    select d.id, d.product_id, d.deal_price, d.total, d.sold, d.starts_at, d.ends_at, p.title, p.price,
      case when d.ends_at <= now() then 'ended' when d.starts_at > now() then 'scheduled' else 'running' end as state
    from public.deals d join public.products p on p.id = d.product_id
    where (p_kind is null or d.kind = p_kind) and (v_search = '' or strpos(private.fold(p.title), v_search) > 0)
  ), ranked as (
    select f.id, f.title, f.starts_at, case p_sort
      when 'time' then case p_state when 'running' then extract(epoch from f.ends_at)
        when 'scheduled' then extract(epoch from f.starts_at) else -extract(epoch from f.ends_at) end
      when 'sold' then -f.sold::numeric / f.total
      when 'revenue' then -f.sold * f.deal_price
      when 'discount' then -(f.price - f.deal_price) / f.price
      else 0 end as rank
    from found f where f.state = p_state
  ), listed as (
    select r.id, row_number() over (order by
      case when not p_turned then r.rank end, case when p_turned then r.rank end desc,
      case when p_sort <> 'product' or not p_turned then lower(r.title) end,
      case when p_sort = 'product' and p_turned then lower(r.title) end desc,
      r.starts_at, r.id) as place
    from ranked r
  )
  select jsonb_build_object(
    'counts', (select jsonb_build_object('running', count(*) filter (where f.state = 'running'),
      'scheduled', count(*) filter (where f.state = 'scheduled'), 'ended', count(*) filter (where f.state = 'ended')) from found f),
    'deals', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'price', d.deal_price, 'total', d.total,
        'sold', d.sold, 'startsAt', d.starts_at, 'endsAt', d.ends_at, 'customerLimit', d.customer_limit, 'version', d.updated_at,
        'product', jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'image', p.image_url, 'price', p.price,
          'quantity', p.quantity, 'status', p.status)) order by l.place), '[]')
      from listed l join public.deals d on d.id = l.id join public.products p on p.id = d.product_id
      where l.place > (p_page - 1) * p_size and l.place <= p_page * p_size))
  into v_answer;
  return v_answer;
end
$$;
create function public.list_deals(p_state text default 'running', p_search text default '', p_kind text default null,
  p_sort text default 'time', p_turned boolean default false, p_page int default 1, p_size int default 50) returns jsonb
language sql stable set search_path = ''
as $$ select private.list_deals(p_state, p_search, p_kind, p_sort, p_turned, p_page, p_size) $$;
grant execute on function private.list_deals(text, text, text, text, boolean, int, int),
  public.list_deals(text, text, text, text, boolean, int, int) to authenticated;

-- Validates a deal. Raises PT400 INVALID_INPUT {field}.
create function private.check_deal(d public.deals) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  v_field text := case
    when d.id is null or d.product_id is null then 'deals'
    when d.kind is null or d.kind not in ('flash', 'daily') then 'kind'
    when d.deal_price is null or d.deal_price not between 0.01 and 99999 then 'price'
    when d.total is null or d.total not between 1 and 1000000 then 'total'
    when d.customer_limit not between 1 and 99 then 'customerLimit'
    when d.starts_at is null or d.ends_at is null or d.ends_at <= d.starts_at then 'time'
    when d.ends_at > d.starts_at + interval '1 year' then 'time' end;
begin
  if v_field is not null then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', v_field));
  end if;
end
$$;

-- Adds deals, all or none: [{id, product_id, kind, deal_price, total, starts_at, ends_at, customer_limit?}], at most
-- 500. The ids are the browser's, so that a repeated request adds them once. A start that is past, or none, is now.
-- Locks products, in id order, before deals: the exclusion constraint alone would let two writers of one product wait
-- for each other. Raises PT400 INVALID_INPUT {field}, PT409 PRODUCTS_GONE, PRICE_NOT_BELOW {products}, DEALS_OVERLAP
-- {overlaps: [{product, startsAt, endsAt}]}.
create function private.add_deals(p_deals jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_deals public.deals[];
  d public.deals;
  v_products uuid[];
  v_found jsonb;
begin
  perform private.only('discounts');
  if p_deals is null or jsonb_typeof(p_deals) <> 'array' or jsonb_array_length(p_deals) not between 1 and 500 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "deals"}');
  end if;
  foreach d in array array(select n from jsonb_populate_recordset(null::public.deals, p_deals) as n) loop
    d.starts_at := greatest(d.starts_at, now());
    perform private.check_deal(d);
    v_deals := v_deals || d;
  end loop;
  v_products := array(select distinct n.product_id from unnest(v_deals) as n);
  perform 1 from public.products p where p.id = any (v_products) order by p.id for no key update;
  if (select count(*) from public.products p where p.id = any (v_products) and p.status = 'live') < cardinality(v_products) then
    perform private.fail(409, 'PRODUCTS_GONE');
  end if;
  select jsonb_agg(distinct n.product_id) into v_found
  from unnest(v_deals) as n join public.products p on p.id = n.product_id where n.deal_price >= p.price;
  if v_found is not null then
    perform private.fail(409, 'PRICE_NOT_BELOW', jsonb_build_object('products', v_found));
  end if;
  select jsonb_agg(distinct jsonb_build_object('product', o.product_id, 'startsAt', o.starts_at, 'endsAt', o.ends_at)) into v_found
  from unnest(v_deals) as n join public.deals o on o.product_id = n.product_id and o.id <> n.id
    and o.starts_at < n.ends_at and n.starts_at < o.ends_at;
  if v_found is not null then
    perform private.fail(409, 'DEALS_OVERLAP', jsonb_build_object('overlaps', v_found));
  end if;
  begin
    insert into public.deals (id, product_id, kind, deal_price, total, starts_at, ends_at, customer_limit)
    select n.id, n.product_id, n.kind, n.deal_price, n.total, n.starts_at, n.ends_at, n.customer_limit from unnest(v_deals) as n
    order by n.product_id
    on conflict (id) do nothing;
  exception when exclusion_violation then
    -- Another session added a deal first, or the list names one product twice.
    perform private.fail(409, 'DEALS_OVERLAP', '{"overlaps": []}');
  end;
end
$$;
create function public.add_deals(p_deals jsonb) returns void language sql volatile set search_path = ''
as $$ select private.add_deals(private.json_list(p_deals, 'deals')) $$;
grant execute on function private.add_deals(jsonb), public.add_deals(jsonb) to authenticated;

-- Changes a deal: {kind, deal_price, total, starts_at, ends_at, customer_limit}. A running deal's start cannot change,
-- nor its price once it has sold. Returns its new {version}. Raises what add_deals raises and PT404 DEAL_GONE, PT409 DEAL_CHANGED since p_version,
-- DEAL_IS_OVER, DEAL_HAS_SOLD, TOTAL_BELOW_SOLD {sold}.
create function private.save_deal(p_id uuid, p_version timestamptz, p_fields jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.deals;
  v_new public.deals;
  v_price numeric;
  v_version timestamptz;
begin
  perform private.only('discounts');
  -- Locks the product before the deal, as buyers do.
  select p.price into v_price from public.products p
  where p.id = (select o.product_id from public.deals o where o.id = p_id) for no key update;
  select * into d from public.deals o where o.id = p_id for no key update;
  if not found then
    perform private.fail(404, 'DEAL_GONE');
  end if;
  if d.updated_at is distinct from p_version then
    perform private.fail(409, 'DEAL_CHANGED');
  end if;
  if d.ends_at <= now() then
    perform private.fail(409, 'DEAL_IS_OVER');
  end if;
  v_new := jsonb_populate_record(d, p_fields - array['id', 'product_id', 'sold', 'updated_at']);
  v_new.starts_at := case when d.starts_at <= now() then d.starts_at else greatest(v_new.starts_at, now()) end;
  perform private.check_deal(v_new);
  if v_new.ends_at <= now() then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "time"}');
  end if;
  if v_new.total < d.sold then
    perform private.fail(409, 'TOTAL_BELOW_SOLD', jsonb_build_object('sold', d.sold));
  end if;
  if v_new.deal_price >= v_price then
    perform private.fail(409, 'PRICE_NOT_BELOW', jsonb_build_object('products', jsonb_build_array(d.product_id)));
  end if;
  begin
    update public.deals o set kind = v_new.kind, deal_price = v_new.deal_price, total = v_new.total,
      starts_at = v_new.starts_at, ends_at = v_new.ends_at, customer_limit = v_new.customer_limit
    where o.id = p_id returning o.updated_at into v_version;
  exception when exclusion_violation then
    perform private.fail(409, 'DEALS_OVERLAP', (select jsonb_build_object('overlaps', coalesce(jsonb_agg(jsonb_build_object(
        'product', o.product_id, 'startsAt', o.starts_at, 'endsAt', o.ends_at)), '[]'))
      from public.deals o where o.product_id = d.product_id and o.id <> p_id
        and o.starts_at < v_new.ends_at and v_new.starts_at < o.ends_at));
  end;
  return jsonb_build_object('version', v_version);
end
$$;
create function public.save_deal(p_id uuid, p_version timestamptz, p_fields jsonb) returns jsonb
language sql volatile set search_path = ''
as $$ select private.save_deal(p_id, p_version, private.json_object(p_fields, 'fields')) $$;
grant execute on function private.save_deal(uuid, timestamptz, jsonb), public.save_deal(uuid, timestamptz, jsonb) to authenticated;

-- Ends the given deals that are running. Returns how many.
create function private.end_deals(p_ids uuid[]) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ended int;
begin
  perform private.only('discounts');
  if p_ids is null or cardinality(p_ids) > 500 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  perform 1 from public.products p
  where p.id in (select d.product_id from public.deals d where d.id = any (p_ids)) order by p.id for no key update;
  perform 1 from public.deals d where d.id = any (p_ids) order by d.id for no key update;
  update public.deals d set ends_at = greatest(now(), d.starts_at + interval '1 microsecond')
  where d.id = any (p_ids) and d.starts_at <= now() and d.ends_at > now();
  get diagnostics v_ended = row_count;
  return v_ended;
end
$$;
create function public.end_deals(p_ids uuid[]) returns int language sql volatile set search_path = ''
as $$ select private.end_deals(private.flat_list(p_ids, 'ids')) $$;
grant execute on function private.end_deals(uuid[]), public.end_deals(uuid[]) to authenticated;

-- Deletes the given deals that have not started. Returns how many.
create function private.delete_deals(p_ids uuid[]) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_deleted int;
begin
  perform private.only('discounts');
  if p_ids is null or cardinality(p_ids) > 500 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  perform 1 from public.deals d where d.id = any (p_ids) order by d.id for update;
  delete from public.deals d where d.id = any (p_ids) and d.starts_at > now() and d.sold = 0;
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;
create function public.delete_deals(p_ids uuid[]) returns int language sql volatile set search_path = ''
as $$ select private.delete_deals(private.flat_list(p_ids, 'ids')) $$;
grant execute on function private.delete_deals(uuid[]), public.delete_deals(uuid[]) to authenticated;
