-- Stock movements: every change of a variant's quantity is one, written by a trigger so that none escapes. Also SKUs,
-- by which deliveries are received, the owner's list of variants, and the former slugs of products.

-- Checked at the end of a statement, so that two variants can change places.
alter table public.product_variants add constraint product_variants_sku_key unique (sku) deferrable;
grant usage on sequence private.sku_numbers to authenticated;

-- A change of a variant's quantity. The first one's `before` is the quantity that the variant was created with, unless
-- an owner created it: that is a movement itself.
create table private.stock_movements (
  id bigint generated always as identity primary key,
  variant_id uuid not null references public.product_variants (id) on delete cascade,
  at timestamptz not null default clock_timestamp() check (at >= '2000-01-01' and at <= '2100-01-01'),
  reason text not null check (reason in ('opened', 'sale', 'cancelled', 'reopened', 'returned', 'received', 'corrected', 'joined', 'exchange')),
  before integer not null,
  after integer not null,
  -- The owner who did it; null for shoppers and the shop itself. No foreign key, because it outlives the account.
  actor_id uuid,
  -- No foreign key, because its check would lock the order.
  order_id uuid,
  note text not null default '' check (length(note) <= 200)
);
create index stock_movements_by_variant on private.stock_movements (variant_id, id desc);
alter table private.stock_movements enable row level security;

-- Deliveries that were received, by the id that the browser made: sent twice, one is received once.
create table private.stock_receipts (
  id uuid primary key,
  at timestamptz not null default now() check (at >= '2000-01-01' and at <= '2100-01-01'),
  actor_id uuid not null,
  request_hash bytea not null,
  answer jsonb not null
);
alter table private.stock_receipts enable row level security;

-- Names the reason of the changes of stock that follow in this transaction; null ends it, and they are corrections.
create function private.explain_stock(p_reason text, p_order_id uuid, p_note text default '') returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform set_config('shop.stock_reason', coalesce(p_reason, ''), true),
    set_config('shop.stock_order', coalesce(p_order_id::text, ''), true),
    set_config('shop.stock_note', coalesce(p_note, ''), true);
end
$$;

-- After variants were written: a movement for each changed quantity, with the reason that private.explain_stock named.
create function private.record_stock() returns trigger
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_actor uuid := case when private.is_admin() then auth.uid() end;
begin
  if tg_op = 'INSERT' then
    -- Variants that migrations and the sample data add get no movement: the first one tells what they were created
    -- with.
    insert into private.stock_movements (variant_id, reason, before, after, actor_id)
    select c.id, 'opened', 0, c.quantity, v_actor from changed c where c.quantity > 0 and v_actor is not null order by c.id;
  else
    insert into private.stock_movements (variant_id, reason, before, after, actor_id, order_id, note)
    select c.id, coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'corrected'), g.quantity, c.quantity, v_actor,
      nullif(current_setting('shop.stock_order', true), '')::uuid, coalesce(current_setting('shop.stock_note', true), '')
    from changed c join gone g using (id) where c.quantity <> g.quantity order by c.id;
  end if;
  return null;
end
$$;
create trigger record_stock_on_insert after insert on public.product_variants
  referencing new table as changed for each statement execute function private.record_stock();
create trigger record_stock_on_update after update on public.product_variants
  referencing new table as changed old table as gone for each statement execute function private.record_stock();

-- An order is added before its stock is taken, and the movements name it.
create function private.note_placed_order() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('shop.placed_order', new.id::text, true);
  return null;
end
$$;
create trigger note_placed_order after insert on public.orders for each row execute function private.note_placed_order();

-- ------------------------------------------------------------------ the owner's list of variants

-- Variants with their stock: {total, more, variants: [{id, product_id, slug, name, image, size, color, sku,
-- left, level, sold, waiting}]}; `level` is at how many it is low in stock.
--   p_filter  level (low: at its low-stock level or below, else its product's, else the settings', the default; soon: what thirty days of selling as in the
--             last thirty would use up; out; all), q (a SKU, or beginnings of words
--             of a product's title or slug), product (an id)
-- Low and soon come by the days that the stock lasts at the speed of thirty days (left * 30 / sold), what sold nothing last;
-- everything else by product. `total` is counted to ten
-- thousand. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.admin_stock(p_filter jsonb, p_page int, p_size int) returns jsonb
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
  c_sold constant text := $sql$sold as (
    select i.variant_id, sum(i.quantity) as sold from public.order_items i
    where i.placed_at >= now() - interval '30 days' and not exists (
      select from public.orders o where o.id = i.order_id and o.order_status = 'cancelled'
        and o.created_at >= now() - interval '30 days')
    group by i.variant_id
  )$sql$;
begin
  perform private.only('view', 'stock');
  if p_filter is null or jsonb_typeof(p_filter) <> 'object' or pg_column_size(p_filter) > 1000
    or v_level not in ('low', 'soon', 'out', 'all')
    or coalesce(p_filter ->> 'product', '00000000-0000-0000-0000-000000000000') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or p_page is null or p_size is null or p_page not between 1 and 10000 or p_size not between 1 and 200
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  perform private.check_kinds(p_filter, '{"level": "string", "q": "string", "product": "string"}');
  v_most := case v_level when 'out' then 0 when 'low' then v_low else 1000000 end;
  v_words := private.title_query(p_filter ->> 'q');
  select v.id into v_sku from public.product_variants v where v.sku = private.clean_sku(p_filter ->> 'q');
  v_where := concat_ws(' and ', 'p.status <> ''archived''',
    case when v_level = 'soon' then 's.sold > 0 and v.quantity <= s.sold' when v_level = 'low' then 'v.quantity <= coalesce(v.low_stock, p.low_stock, $1)'
      when v_level <> 'all' then 'v.quantity <= $1' end,
    case when v_sku is not null then 'v.id = $2'
      when v_words is not null then 'private.title_words(p.title, p.slug, p.tags || array[p.vendor, p.product_type]) @@ $3'
      when btrim(coalesce(p_filter ->> 'q', '')) <> '' then 'false' end,
    case when p_filter ? 'product' then 'v.product_id = $4' end);
  v_by_sales := v_level = 'soon' or v_level = 'low' and v_words is null and v_sku is null and not p_filter ? 'product';
  execute format('%s select count(*) from (select from public.product_variants v join public.products p on p.id = v.product_id %s
    where %s limit 10001) n', case when v_level = 'soon' then 'with ' || c_sold end,
    case when v_level = 'soon' then 'join sold s on s.variant_id = v.id' end, v_where)
  into v_total using v_most, v_sku, v_words, (p_filter ->> 'product')::uuid;
  -- Sales are looked up for the page only, unless it is sorted by them.
  execute format($sql$
    with %7$s, found as (
      select v.id, v.product_id, p.slug, p.title as name, p.image_url as image, v.size, v.color, v.sku, v.quantity as left,
        coalesce(v.low_stock, p.low_stock, %8$s) as level, %4$s as sold,
        row_number() over (order by %2$s) as place
      from public.product_variants v join public.products p on p.id = v.product_id %3$s
      where %1$s order by %2$s limit $5 offset $6
    )
    select coalesce(jsonb_agg(to_jsonb(f) - 'place' || jsonb_build_object('sold', %5$s, 'waiting',
      (select count(*) from public.subscriptions w where w.topic = 'back-in-stock:' || f.id)) order by f.place), '[]')
    from found f %6$s
  $sql$, v_where,
    case when v_by_sales then 'v.quantity / nullif(s.sold, 0)::numeric, s.sold desc nulls last, v.quantity, v.product_id, v.color, v.size, v.id'
      else 'lower(p.title), p.id, array_position(p.colors, v.color), array_position(p.sizes, v.size), v.id' end,
    case when v_by_sales then 'left join sold s on s.variant_id = v.id' else '' end,
    case when v_by_sales then 'coalesce(s.sold, 0)' else '0' end,
    case when v_by_sales then 'f.sold' else 'coalesce(s.sold, 0)' end,
    case when v_by_sales then '' else 'left join sold s on s.variant_id = f.id' end, c_sold, v_low)
  into v_rows using v_most, v_sku, v_words, (p_filter ->> 'product')::uuid, p_size, (p_page - 1) * p_size;
  return jsonb_build_object('total', least(v_total, 10000), 'more', v_total > 10000, 'variants', v_rows);
end
$$;

-- A SKU as it is stored: capitals, single spaces.
create function private.clean_sku(p_text text) returns text
language sql immutable set search_path = ''
as $$ select upper(private.tidy(left(p_text, 100))) $$;

-- A variant with its movements before an id, the newest first; null when there is none: {id, product_id, slug, name, image,
-- size, color, sku, left, movements: [{id, at, reason, before, after, actor, order_id, order_number, note}]}; who it was only for
-- those who run the team or read the change log.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.stock_history(p_variant uuid, p_before bigint, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('view', 'stock');
  if p_limit is null or p_limit not between 1 and 200 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return (
    select jsonb_build_object('id', v.id, 'product_id', p.id, 'slug', p.slug, 'name', p.title, 'image', p.image_url,
      'size', v.size, 'color', v.color, 'sku', v.sku, 'left', v.quantity, 'movements', (
        select coalesce(jsonb_agg(to_jsonb(e) order by e.id desc), '[]')
        from (
          select m.id, m.at, m.reason, m.before, m.after, case when private.may('team', 'log') then u.email end as actor, o.id as order_id, o.order_number, m.note
          from private.stock_movements m
          left join auth.users u on u.id = m.actor_id left join public.orders o on o.id = m.order_id
          where m.variant_id = v.id and (p_before is null or m.id < p_before)
          order by m.id desc limit p_limit
        ) e))
    from public.product_variants v join public.products p on p.id = v.product_id where v.id = p_variant);
end
$$;

-- Adds what arrived to the stock, all of it or nothing, once per id: p_lines [{id, quantity}] with ids of variants.
-- Returns {units, lines: [{id, before, after}]}. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field},
-- PT409 VARIANTS_GONE [ids], PT422 KEY_REUSED, PT503 BUSY.
create function private.receive_stock(p_id uuid, p_lines jsonb, p_note text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_note text;
  v_hash bytea;
  v_receipt private.stock_receipts;
  v_ids uuid[];
  v_gone jsonb;
  v_answer jsonb;
begin
  perform private.only('stock');
  if p_id is null or p_lines is null or jsonb_typeof(p_lines) <> 'array' or pg_column_size(p_lines) > 100000
    or jsonb_array_length(p_lines) not between 1 and 500 or length(p_note) > 200
    or exists (select from jsonb_array_elements(p_lines) e where jsonb_typeof(e) <> 'object'
      or coalesce(e ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or coalesce(e ->> 'quantity', '') !~ '^[1-9][0-9]{0,5}$')
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "lines"}');
  end if;
  v_note := private.clean_line(coalesce(p_note, ''));
  v_hash := sha256(convert_to(jsonb_build_array(p_lines, v_note)::text, 'UTF8'));
  -- One request per delivery at a time; the second waits here and then finds what the first one received.
  perform private.take_turn(hashtextextended(p_id::text, 2));
  select * into v_receipt from private.stock_receipts r where r.id = p_id;
  if found then
    if v_receipt.request_hash <> v_hash then
      perform private.fail(422, 'KEY_REUSED');
    end if;
    return v_receipt.answer;
  end if;
  v_ids := array(select distinct (e ->> 'id')::uuid from jsonb_array_elements(p_lines) e);
  perform private.lock_variants(v_ids);
  select jsonb_agg(i.id) into v_gone from unnest(v_ids) as i (id)
  where not exists (select from public.product_variants v where v.id = i.id);
  if v_gone is not null then
    perform private.fail(409, 'VARIANTS_GONE', v_gone);
  end if;
  if exists (
    select from (select (e ->> 'id')::uuid as id, sum((e ->> 'quantity')::int) as quantity from jsonb_array_elements(p_lines) e group by 1) w
    join public.product_variants v on v.id = w.id where v.quantity + w.quantity > 1000000)
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "quantity"}');
  end if;
  perform private.explain_stock('received', null, v_note);
  with arrived as (
    select (e ->> 'id')::uuid as id, sum((e ->> 'quantity')::int)::int as quantity from jsonb_array_elements(p_lines) e group by 1
  ), changed as (
    update public.product_variants v set quantity = v.quantity + a.quantity from arrived a where v.id = a.id
    returning v.id, v.quantity - a.quantity as before, v.quantity as after
  )
  select jsonb_build_object('units', sum(c.after - c.before),
    'lines', jsonb_agg(jsonb_build_object('id', c.id, 'before', c.before, 'after', c.after) order by c.id)) into v_answer
  from changed c;
  perform private.explain_stock(null, null);
  insert into private.stock_receipts (id, actor_id, request_hash, answer) values (p_id, auth.uid(), v_hash, v_answer);
  return v_answer;
end
$$;

-- Gives a variant another SKU; returns it as it is stored. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404
-- NOT_FOUND, PT409 SKU_TAKEN {name, size, color}.
create function private.set_sku(p_variant uuid, p_sku text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_sku text := private.clean_sku(p_sku);
  v_other jsonb;
begin
  perform private.only('stock');
  if coalesce(v_sku, '') !~ '^[A-Z0-9]([A-Z0-9._/ -]{0,38}[A-Z0-9])?$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "sku"}');
  end if;
  perform private.take_turn(hashtextextended(v_sku, 3));
  select jsonb_build_object('name', p.title, 'size', v.size, 'color', v.color) into v_other
  from public.product_variants v join public.products p on p.id = v.product_id where v.sku = v_sku and v.id <> p_variant;
  if v_other is not null then
    perform private.fail(409, 'SKU_TAKEN', v_other);
  end if;
  update public.product_variants v set sku = v_sku where v.id = p_variant;
  if not found then
    perform private.fail(404, 'NOT_FOUND');
  end if;
  return v_sku;
end
$$;
grant execute on function private.admin_stock(jsonb, int, int), private.stock_history(uuid, bigint, int),
  private.receive_stock(uuid, jsonb, text), private.set_sku(uuid, text) to authenticated;
create function public.admin_stock(p_filter jsonb default '{}', p_page int default 1, p_size int default 50) returns jsonb
language sql stable set search_path = ''
as $$ select private.admin_stock(private.json_object(p_filter, 'filter'), p_page, p_size) $$;
create function public.stock_history(p_variant uuid, p_before bigint default null, p_limit int default 30) returns jsonb
language sql stable set search_path = ''
as $$ select private.stock_history(p_variant, p_before, p_limit) $$;
create function public.receive_stock(p_id uuid, p_lines jsonb, p_note text default '') returns jsonb
language sql volatile set search_path = ''
as $$ select private.receive_stock(p_id, private.json_list(p_lines, 'lines'), p_note) $$;
create function public.set_sku(p_variant uuid, p_sku text) returns text
language sql volatile set search_path = ''
as $$ select private.set_sku(p_variant, p_sku) $$;
grant execute on function public.admin_stock(jsonb, int, int), public.stock_history(uuid, bigint, int),
  public.receive_stock(uuid, jsonb, text), public.set_sku(uuid, text) to authenticated;

-- ------------------------------------------------------------------ former slugs of products

-- Former slugs of products, so that links from elsewhere still lead to them. No other product can take one.
create table public.product_moves (
  slug text primary key,
  product_id uuid not null references public.products (id) on delete cascade
);
create index product_moves_to on public.product_moves (product_id);
alter table public.product_moves enable row level security;

-- After a slug was written: stores the former one, unless nobody has seen it, and refuses one that another product had. It runs after the write, so
-- that a product that waited for the slug sees the move of the one that gave it up. Raises PT409 SLUG_TAKEN.
create function private.product_moved() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.product_moves m where m.slug = new.slug and m.product_id <> new.id) then
    perform private.fail(409, 'SLUG_TAKEN');
  end if;
  if tg_op = 'UPDATE' then
    delete from public.product_moves m where m.slug = new.slug;
    if old.status in ('live', 'archived') then
      insert into public.product_moves (slug, product_id) values (old.slug, new.id);
    end if;
  end if;
  return null;
end
$$;
create trigger product_added_slug after insert on public.products for each row execute function private.product_moved();
create trigger product_moved after update of slug on public.products for each row
  when (old.slug <> new.slug) execute function private.product_moved();
