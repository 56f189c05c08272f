-- What counting the orders of a search by status, and finding their customers, reads of each, without the wide rows.
create index orders_found on public.orders (id) include (order_status, customer_email);

-- Variants with their stock: {total, more, level, variants: [{id, product_id, slug, name, image, size, color, sku, left, sold,
-- waiting}]}.
--   p_filter  level (low: at the settings' low-stock level or below, the default; out; all), q (a SKU, or beginnings of words
--             of a product's title or slug), product (an id)
-- What is low comes with the best sellers of thirty days first, everything else by product. `total` is counted to ten
-- thousand. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create or replace function private.admin_stock(p_filter jsonb, p_page int, p_size int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_low int := (select least(s.low_stock_threshold, 100) from public.shop_settings s);
  v_level text := coalesce(p_filter ->> 'level', 'low');
  v_most int;
  v_words tsquery;
  v_sku uuid;
  v_where text;
  v_rows jsonb;
  v_total int;
  v_by_sales boolean;
begin
  perform private.only_admin();
  if p_filter is null or jsonb_typeof(p_filter) <> 'object' or length(p_filter::text) > 1000
    or v_level not in ('low', 'out', 'all')
    or coalesce(p_filter ->> 'product', '00000000-0000-0000-0000-000000000000') !~ '^[0-9a-f-]{36}$'
    or p_page is null or p_size is null or p_page not between 1 and 10000 or p_size not between 1 and 200
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  v_most := case v_level when 'out' then 0 when 'low' then v_low else 1000000 end;
  v_words := private.title_query(p_filter ->> 'q');
  select v.id into v_sku from public.product_variants v where v.sku = private.clean_sku(p_filter ->> 'q');
  v_where := concat_ws(' and ', 'p.archived_at is null',
    case when v_level <> 'all' then 'v.quantity <= $1' end,
    case when v_sku is not null then 'v.id = $2'
      when v_words is not null then 'private.title_words(p.title, p.slug) @@ $3'
      when btrim(coalesce(p_filter ->> 'q', '')) <> '' then 'false' end,
    case when p_filter ? 'product' then 'v.product_id = $4' end);
  execute format('select count(*) from (select from public.product_variants v join public.products p on p.id = v.product_id
    where %s limit 10001) n', v_where)
  into v_total using v_most, v_sku, v_words, (p_filter ->> 'product')::uuid;
  v_by_sales := v_level = 'low' and v_words is null and v_sku is null and not p_filter ? 'product';
  -- Sales are looked up for the page only, unless it is sorted by them.
  execute format($sql$
    with sold as (
      select i.variant_id, sum(i.quantity) as sold from public.order_items i
      where i.placed_at >= now() - interval '30 days' and not exists (
        select from public.orders o where o.id = i.order_id and o.order_status = 'cancelled'
          and o.created_at >= now() - interval '30 days')
      group by i.variant_id
    ), found as (
      select v.id, v.product_id, p.slug, p.title as name, p.image_url as image, v.size, v.color, v.sku, v.quantity as left, %4$s as sold,
        row_number() over (order by %2$s) as place
      from public.product_variants v join public.products p on p.id = v.product_id %3$s
      where %1$s order by %2$s limit $5 offset $6
    )
    select coalesce(jsonb_agg(to_jsonb(f) - 'place' || jsonb_build_object('sold', %5$s, 'waiting',
      (select count(*) from public.subscriptions w where w.topic = 'back-in-stock:' || f.id)) order by f.place), '[]')
    from found f %6$s
  $sql$, v_where,
    case when v_by_sales then 'coalesce(s.sold, 0) desc, v.quantity, v.product_id, v.color, v.size'
      else 'lower(p.title), p.id, array_position(p.colors, v.color), array_position(p.sizes, v.size), v.id' end,
    case when v_by_sales then 'left join sold s on s.variant_id = v.id' else '' end,
    case when v_by_sales then 'coalesce(s.sold, 0)' else '0' end,
    case when v_by_sales then 'f.sold' else 'coalesce(s.sold, 0)' end,
    case when v_by_sales then '' else 'left join sold s on s.variant_id = f.id' end)
  into v_rows using v_most, v_sku, v_words, (p_filter ->> 'product')::uuid, p_size, (p_page - 1) * p_size;
  return jsonb_build_object('total', least(v_total, 10000), 'more', v_total > 10000, 'level', v_low, 'variants', v_rows);
end
$$;
