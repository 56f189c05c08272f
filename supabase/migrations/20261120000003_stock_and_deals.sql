-- Stock per variant, and deals: products at a lower price for a time.

-- ------------------------------------------------------------------ stock

-- A product is added with sizes, colours and one quantity: its variants are every
-- combination, the quantity spread evenly, the first ones taking what is left over. Later, another spelling of a name is
-- the same name; any other rename is private.save_product's, which knows the old one.
create function private.product_make_variants() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_sizes text[] := case when cardinality(new.sizes) = 0 then array[''] else new.sizes end;
  v_colors text[] := case when cardinality(new.colors) = 0 then array[''] else new.colors end;
  v_count integer := cardinality(v_sizes) * cardinality(v_colors);
begin
  if tg_op = 'INSERT' then
    insert into public.product_variants (product_id, size, color, quantity)
    select new.id, s.size, c.color,
           new.quantity / v_count
             + (((c.i - 1) * cardinality(v_sizes) + s.i) <= new.quantity % v_count)::int
    from unnest(v_sizes) with ordinality as s (size, i)
    cross join unnest(v_colors) with ordinality as c (color, i);
  else
    perform private.rename_options(new.id, private.respelled(old.sizes, new.sizes), private.respelled(old.colors, new.colors));
    delete from public.product_variants v
    where v.product_id = new.id and not (v.size = any (v_sizes) and v.color = any (v_colors));
    insert into public.product_variants (product_id, size, color)
    select new.id, s, c from unnest(v_sizes) as s cross join unnest(v_colors) as c
    where not exists (select from public.product_variants v where v.product_id = new.id and v.size = s and v.color = c);
    if (new.third_name = '') <> (old.third_name = '') then
      -- Counts again which sizes are left.
      update public.product_variants v set quantity = v.quantity where v.product_id = new.id;
    end if;
  end if;
  return null;
end
$$;
create trigger product_make_variants_on_insert after insert on public.products
  for each row execute function private.product_make_variants();
create trigger product_make_variants_on_update after update of sizes, colors, third_name on public.products
  for each row when ((new.sizes, new.colors, new.third_name) is distinct from (old.sizes, old.colors, old.third_name))
  execute function private.product_make_variants();

-- Recounts the stock of products from their variants. The caller has locked the products.
create function private.recount_stock(p_ids uuid[]) returns void
language sql volatile set search_path = ''
as $$
  update public.products p
  set quantity = s.total, sizes_left = s.left_over
  from (
    -- Joined from the products, because one whose last variant was deleted has no row to group by.
    select q.id, coalesce(sum(v.quantity), 0)::int as total,
           array(select n.name
                 from unnest(q.sizes) with ordinality as o (size, i)
                 cross join lateral (select case when q.third_name = '' then o.size else split_part(o.size, ' / ', 1) end as name) n
                 where exists (select 1 from public.product_variants w
                               where w.product_id = q.id and w.size = o.size and w.quantity > 0)
                 group by n.name order by min(o.i)) as left_over
    from public.products q left join public.product_variants v on v.product_id = q.id
    where q.id = any (p_ids)
    group by q.id
  ) s
  where p.id = s.id and (p.quantity, p.sizes_left) is distinct from (s.total, s.left_over)
$$;

-- Maintains products.quantity as the sum of the variants and sizes_left as the sizes in stock. A sale that leaves every
-- size in stock only subtracts its quantity; the product is recounted when a size sells out or is back in stock. Locks
-- products in id order first, so that two carts with the same products in opposite order cannot deadlock.
create function private.variants_sum() returns trigger
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_ids uuid[];
  v_recount boolean := true;
begin
  if tg_op = 'UPDATE' then
    select array_agg(distinct c.product_id), bool_or((c.quantity > 0) is distinct from (g.quantity > 0) or c.quantity = g.quantity)
    into v_ids, v_recount from changed c join gone g using (id);
  elsif tg_op = 'DELETE' then
    select array_agg(distinct product_id) into v_ids from gone;
  else
    select array_agg(distinct product_id) into v_ids from changed;
  end if;
  perform 1 from public.products p where p.id = any (v_ids) order by p.id for no key update;
  if v_recount then
    perform private.recount_stock(v_ids);
  else
    update public.products p set quantity = p.quantity + m.difference
    from (
      select c.product_id, sum(c.quantity - g.quantity)::int as difference from changed c join gone g using (id) group by 1
    ) m
    where p.id = m.product_id;
  end if;
  return null;
end
$$;
create trigger variants_sum_on_insert after insert on public.product_variants
  referencing new table as changed for each statement execute function private.variants_sum();
create trigger variants_sum_on_update after update on public.product_variants
  referencing new table as changed old table as gone for each statement execute function private.variants_sum();
create trigger variants_sum_on_delete after delete on public.product_variants
  referencing old table as gone for each statement execute function private.variants_sum();

-- ------------------------------------------------------------------ prices of variants

-- Refuses a price of a variant that is below its product's, or of a product that is above one of its variants'; where several
-- prices change at once, private.settle_prices does at the end. Raises PT400 VARIANT_BELOW_PRICE.
create function private.variant_price_fits() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('shop.prices_move', true) = 'true' then
    return new;
  end if;
  if (case tg_table_name
    when 'products' then exists (select from public.product_variants v where v.product_id = new.id and v.price < new.price)
    else exists (select from public.products p where p.id = (to_jsonb(new) ->> 'product_id')::uuid and p.price > new.price) end)
  then
    perform private.fail(400, 'VARIANT_BELOW_PRICE');
  end if;
  return new;
end
$$;
create trigger variant_price_fits before update of price on public.products
  for each row when (new.price > old.price) execute function private.variant_price_fits();
create trigger variant_price_fits_on_insert before insert on public.product_variants
  for each row when (new.price is not null) execute function private.variant_price_fits();
create trigger variant_price_fits_on_update before update of price on public.product_variants
  for each row when (new.price is distinct from old.price and new.price is not null) execute function private.variant_price_fits();

-- Sets what lists show of a product's prices: the lowest, which is the product's own unless every variant has a higher one, and
-- the highest.
create function private.range_prices(p_id uuid) returns void
language sql volatile set search_path = ''
as $$
  update public.products p
  set price = n.low, price_to = n.high,
    original_price = case when n.low > p.price then n.original else p.original_price end
  from (
    select min(coalesce(v.price, q.price)) as low, nullif(max(coalesce(v.price, q.price)), min(coalesce(v.price, q.price))) as high,
      (array_agg(private.variant_original(v, q) order by coalesce(v.price, q.price), v.id))[1] as original
    from public.products q join public.product_variants v on v.product_id = q.id where q.id = p_id
  ) n
  where p.id = p_id and n.low is not null and (p.price, p.price_to) is distinct from (n.low, n.high)
$$;

-- Lets prices of products and of their variants change one after the other in this transaction, until settle_prices.
create function private.move_prices() returns void
language sql volatile set search_path = '' as $$ select set_config('shop.prices_move', 'true', true) $$;

-- After prices of these products changed: refuses what does not fit together, and sets what lists show. Raises PT400
-- VARIANT_BELOW_PRICE.
create function private.settle_prices(p_ids uuid[]) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform set_config('shop.prices_move', '', true);
  if exists (
    select from public.product_variants v join public.products p on p.id = v.product_id
    where v.product_id = any (p_ids) and v.price < p.price)
  then
    perform private.fail(400, 'VARIANT_BELOW_PRICE');
  end if;
  perform private.range_prices(p.id) from (
    select p.id from public.products p where p.id = any (p_ids) and (p.price_to is not null
      or exists (select from public.product_variants v where v.product_id = p.id and v.price is not null)) order by p.id) p;
end
$$;

create function private.ranged_prices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('shop.prices_move', true) = 'true' then
    return null;
  end if;
  perform private.range_prices(i.id) from (select distinct c.product_id as id from changed c order by 1) i
  where exists (select from public.product_variants v where v.product_id = i.id and v.price is not null)
    or exists (select from public.products p where p.id = i.id and p.price_to is not null);
  return null;
end
$$;
create trigger ranged_prices_on_insert after insert on public.product_variants
  referencing new table as changed for each statement execute function private.ranged_prices();
create trigger ranged_prices_on_delete after delete on public.product_variants
  referencing old table as changed for each statement execute function private.ranged_prices();
-- For each row, because a sale, which changes no price, is not asked for.
create function private.ranged_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('shop.prices_move', true), '') <> 'true' then
    perform private.range_prices(new.product_id);
  end if;
  return null;
end
$$;
create trigger ranged_price_on_update after update of price on public.product_variants
  for each row when (new.price is distinct from old.price) execute function private.ranged_price();
create function private.ranged_product() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('shop.prices_move', true), '') <> 'true' then
    perform private.range_prices(new.id);
  end if;
  return null;
end
$$;
create trigger ranged_product after update of price on public.products
  for each row when (new.price is distinct from old.price) execute function private.ranged_product();

-- Waits for an advisory lock and holds it until the transaction ends. Raises PT503 BUSY 2.5 s after the statement began:
-- the platform cancels a shopper's statement after 3 s, so this leaves time to answer.
create function private.take_turn(p_key bigint) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform set_config('lock_timeout', greatest(1, 2500 - 1000 * extract(epoch from clock_timestamp() - statement_timestamp()))::int::text, true);
  perform pg_advisory_xact_lock(p_key);
exception when lock_not_available then
  perform private.fail(503, 'BUSY');
end
$$;

-- Locks variants until the transaction ends, for a change of their stock. Every change of stock locks variants, then
-- products, then deals, each in id order. Raises PT503 BUSY.
create function private.lock_variants(p_ids uuid[]) returns void
language plpgsql volatile set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  -- First a queue per variant, by advisory lock, which PostgreSQL hands over in the order of arrival. Sessions that wait
  -- for the row itself all wake up at every sale in no order: a third slower, and the last ones wait for seconds.
  perform private.take_turn(k.key)
  from (select distinct hashtextextended(v.id::text, 1) as key from unnest(p_ids) as v (id) order by 1) k;
  perform 1 from public.product_variants v where v.id = any (p_ids) order by v.id for no key update;
end
$$;

-- Sets restocked_at when a product is back in stock after being sold out.
create function private.note_restock() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.restocked_at := clock_timestamp();
  return new;
end
$$;
create trigger note_restock before update of quantity on public.products
  for each row when (old.quantity = 0 and new.quantity > 0) execute function private.note_restock();

-- From which number on visitors read only that there is more: "Only N left in stock!" is said up to 25 (stockHintFrom in
-- src/config/policies.ts; a test compares them), and an order takes up to the shop's line limit. Null for owners, whom
-- least(quantity, null) tells the whole number.
create function private.stock_cap() returns int
language sql stable security definer set search_path = ''
as $$ select case when not private.may('view', 'stock') then greatest(25, s.line_limit) + 1 end from public.shop_settings s $$;

-- ------------------------------------------------------------------ deals

-- One half of a uuid as a range of a single number. Together the two halves let an exclusion constraint compare uuids,
-- which have no operator class for GiST without an extension. p_half is 0 or 1.
create function private.uuid_half(p_id uuid, p_half int) returns int8range
language sql immutable strict parallel safe set search_path = ''
as $$
  select int8range(n.half, n.half, '[]')
  from (select ('x' || substr(replace(p_id::text, '-', ''), 1 + 16 * p_half, 16))::bit(64)::bigint as half) n
$$;

-- The constraint calls it as the role that writes.
grant execute on function private.uuid_half(uuid, int) to authenticated;

-- A product at a lower price for a time, for a number of units.
create table public.deals (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  kind text not null check (kind in ('flash', 'daily')),
  deal_price numeric(10, 2) not null check (deal_price between 0.01 and 99999),
  -- How many are offered at this price, and how many are sold. The deal ends when sold reaches total.
  total integer not null check (total > 0),
  sold integer not null default 0 check (sold between 0 and total),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  updated_at timestamptz not null default now(),
  customer_limit integer check (customer_limit between 1 and 99),
  check (ends_at > starts_at),
  -- A product is in one deal at a time.
  constraint deals_one_at_a_time exclude using gist (
    private.uuid_half(product_id, 0) with =, private.uuid_half(product_id, 1) with =,
    tstzrange(starts_at, ends_at) with &&)
) with (fillfactor = 50);
create index deals_by_product on public.deals (product_id, ends_at);
create index deals_by_time on public.deals (kind, ends_at, starts_at);
create index deals_by_start on public.deals (kind, starts_at);

-- Only orders change `sold`; a deal that has sold keeps its price, because that is what the buyers paid.
create function private.deal_guard() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.sold is distinct from old.sold and current_user in ('anon', 'authenticated') then
    perform private.fail(403, 'SOLD_IS_COUNTED');
  end if;
  if old.sold > 0 and (new.deal_price, new.product_id) is distinct from (old.deal_price, old.product_id) then
    perform private.fail(409, 'DEAL_HAS_SOLD');
  end if;
  if (new.kind, new.product_id, new.deal_price, new.total, new.starts_at, new.ends_at, new.customer_limit)
     is distinct from (old.kind, old.product_id, old.deal_price, old.total, old.starts_at, old.ends_at, old.customer_limit) then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end
$$;
create trigger deal_guard before update on public.deals for each row execute function private.deal_guard();

alter table public.deals enable row level security;

create policy "owner reads" on public.deals for select to authenticated using ((select private.may('view')));
create policy "owner adds" on public.deals for insert to authenticated with check ((select private.may('discounts')) and sold = 0);
create policy "owner changes" on public.deals for update to authenticated
  using ((select private.may('discounts'))) with check ((select private.may('discounts')));
create policy "owner deletes" on public.deals for delete to authenticated using ((select private.may('discounts')));
grant select, insert, update, delete on public.deals to authenticated;
create trigger audit_deals after insert or update or delete on public.deals for each row execute function
  private.audit('product', 'product', 'kind', 'deal_price', 'total', 'starts_at', 'ends_at', 'customer_limit');

-- The unit price now: the running deal's when it has at least p_quantity left, else the product's.
create function private.price_now(p_product_id uuid, p_quantity int, out price numeric, out deal_id uuid)
language plpgsql stable set search_path = ''
as $$
begin
  select coalesce(d.deal_price, p.price), d.id into price, deal_id
  from public.products p
  left join lateral (
    select d.id, d.deal_price from public.deals d
    where d.product_id = p.id and d.starts_at <= now() and d.ends_at > now()
      and d.sold + p_quantity <= d.total and d.deal_price < p.price
    order by d.deal_price, d.id limit 1
  ) d on true
  where p.id = p_product_id;
end
$$;

-- Products whose price a running deal lowers. They are few, so listings and facets join them one by one.
create function private.active_deal_prices() returns table (product_id uuid, price numeric)
language sql stable rows 20 set search_path = ''
as $$
  select d.product_id, min(d.deal_price)
  from public.deals d join public.products p on p.id = d.product_id
  where d.kind in ('flash', 'daily') and d.ends_at > now() and d.starts_at <= now() and d.sold < d.total
    and d.deal_price < p.price and p.status = 'live'
  group by d.product_id
$$;

-- When the next deals of a kind begin, and how many: {startsAt, count}; null when none are planned.
create function private.next_deal(p_kind text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('startsAt', d.starts_at, 'count', count(*))
  from public.deals d where d.kind = p_kind and d.starts_at > now()
  group by d.starts_at order by d.starts_at limit 1
$$;
create function public.next_deal(p_kind text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.next_deal(p_kind) $$;
grant execute on function private.next_deal(text), public.next_deal(text) to anon, authenticated;
