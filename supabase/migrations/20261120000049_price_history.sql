-- What products cost before, and the rule that a reduction is measured from the lowest price of the thirty days before it
-- (Directive 98/6/EC, article 6a; Court of Justice, C-330/23).

-- The lowest price that was asked for a product or, with p_variant, for a size with a price of its own in the thirty days before
-- p_at (UTC); deals, which are for all sizes, count but for p_but. Null where it asked none that has ended.
create function private.lowest_price(p_product uuid, p_variant uuid, p_at timestamptz, p_but uuid default null) returns numeric
language sql stable security definer set search_path = ''
as $$
  select least(
    (select min(h.price) from public.price_history h
     where h.product_id = p_product and h.variant_id is not distinct from p_variant
       and h.until > p_at - interval '30 days' and h.until <= p_at),
    (select min(d.deal_price) from public.deals d
     where d.product_id = p_product and d.id is distinct from p_but and d.starts_at < p_at and d.ends_at > p_at - interval '30 days'))
$$;

-- The price before that a reduction to p_price may name, of the p_wanted one: null for none. One that goes on from p_was, and goes
-- further down, keeps what it was measured from.
create function private.measured_original(
  p_wanted numeric, p_price numeric, p_was numeric, p_was_original numeric, p_lowest numeric
) returns numeric
language sql immutable set search_path = ''
as $$
  select case when m.original > p_price then m.original end
  from (select least(p_wanted, case when p_was_original > p_was and p_price <= p_was then p_was_original else p_lowest end) as original) m
$$;

-- The price before that a product or, with p_variant, a size may name now beside p_price, of the p_wanted one. Several changes in
-- one transaction end one price: the first that its history has. What a product cost before it came into this shop only its
-- owner knows, so nothing is measured from that. Leaves the most that is allowed in shop.lowest_price where that is less than what
-- was wanted, for private.save_product.
create function private.measure(p_product uuid, p_variant uuid, p_wanted numeric, p_price numeric) returns numeric
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_was public.price_history;
  v_lowest numeric := private.lowest_price(p_product, p_variant, now());
  v_original numeric;
begin
  if p_wanted is null or p_wanted <= p_price or v_lowest is null or not private.measures_reductions() then
    return p_wanted;
  end if;
  select * into v_was from public.price_history h
  where h.product_id = p_product and h.variant_id is not distinct from p_variant and h.until = now();
  v_original := private.measured_original(p_wanted, p_price, v_was.price, v_was.original_price, v_lowest);
  if v_original is distinct from p_wanted then
    perform set_config('shop.lowest_price', coalesce(v_original, v_lowest)::text, true);
  end if;
  return v_original;
end
$$;

-- Records the price that ends, and measures a reduction that begins.
create function private.note_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status = 'live' then
    insert into public.price_history (product_id, price, original_price) values (old.id, old.price, old.original_price)
    on conflict do nothing;
    if new.status <> 'live' then
      insert into public.price_history (product_id, variant_id, price, original_price)
      select v.product_id, v.id, coalesce(v.price, old.price), private.variant_original(v, old) from public.product_variants v
      where v.product_id = old.id and (v.price is not null or v.original_price is not null)
      on conflict do nothing;
    end if;
  end if;
  -- Taken off sale and back alone it is the same reduction.
  if (old.price, old.original_price) is distinct from (new.price, new.original_price) then
    new.original_price := private.measure(new.id, null, new.original_price, new.price);
  end if;
  return new;
end
$$;
-- Before the discount is computed (product_changed): triggers run by name.
create trigger price_noted before update of price, original_price, status on public.products for each row
  when ((old.price, old.original_price, old.status) is distinct from (new.price, new.original_price, new.status))
  execute function private.note_price();

-- The same of a variant: from when it has a price of its own, what its product cost before is what it did.
create function private.note_variant_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_product public.products;
  v_price numeric;
begin
  select * into v_product from public.products p where p.id = new.product_id;
  if v_product.status = 'live' then
    if old.price is null then
      insert into public.price_history (product_id, variant_id, price, original_price, until)
      select h.product_id, new.id, h.price, h.original_price, h.until from public.price_history h
      where h.product_id = new.product_id and h.variant_id is null and h.until > now() - interval '30 days'
      on conflict do nothing;
    end if;
    select h.price into v_price from public.price_history h
    where h.product_id = new.product_id and h.variant_id is null and h.until = now();
    insert into public.price_history (product_id, variant_id, price, original_price)
    values (new.product_id, new.id, coalesce(old.price, v_price, v_product.price), private.variant_original(old, v_product))
    on conflict do nothing;
  end if;
  new.original_price := private.measure(new.product_id, new.id, new.original_price, coalesce(new.price, v_product.price));
  return new;
end
$$;
create trigger price_noted before update of price, original_price on public.product_variants for each row
  when ((old.price, old.original_price) is distinct from (new.price, new.original_price))
  execute function private.note_variant_price();

-- A deal that was running counts also when it is gone or changed.
create function private.note_deal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.starts_at < clock_timestamp() then
    insert into public.price_history (product_id, price, until)
    select p.id, old.deal_price, least(old.ends_at, clock_timestamp()) from public.products p where p.id = old.product_id
    on conflict (product_id, variant_id, until) do update set price = least(price_history.price, excluded.price);
  end if;
  return null;
end
$$;
create trigger deal_noted_on_delete after delete on public.deals for each row execute function private.note_deal();
create trigger deal_noted after update on public.deals for each row
  when ((old.deal_price, old.starts_at, old.ends_at, old.product_id) is distinct from (new.deal_price, new.starts_at, new.ends_at, new.product_id))
  execute function private.note_deal();

-- When a shop begins to measure its reductions, those that stand are measured from when they began.
create function private.measure_standing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.products p set original_price = m.original
  from (
    select q.id, private.measured_original(q.original_price, q.price, null, null, private.lowest_price(q.id, null, b.began)) as original
    from public.products q
    cross join lateral (
      select max(h.until) as began from public.price_history h
      where h.product_id = q.id and h.variant_id is null and coalesce(h.original_price, h.price) <= h.price
    ) b
    where q.original_price > q.price and b.began is not null
  ) m where m.id = p.id and m.original is distinct from p.original_price;
  update public.product_variants v set original_price = m.original
  from (
    select w.id, private.measured_original(w.original_price, coalesce(w.price, q.price), null, null, private.lowest_price(q.id, w.id, b.began)) as original
    from public.product_variants w join public.products q on q.id = w.product_id
    cross join lateral (
      select max(h.until) as began from public.price_history h
      where h.variant_id = w.id and coalesce(h.original_price, h.price) <= h.price
    ) b
    where w.original_price > coalesce(w.price, q.price) and b.began is not null
  ) m where m.id = v.id and m.original is distinct from v.original_price;
  return null;
end
$$;
create trigger reductions_measured after update of measures_reductions on public.shop_settings for each row
  when (new.measures_reductions and not old.measures_reductions) execute function private.measure_standing();

-- The price beside a deal's is the product's own: a shop that measures its reductions makes no deal on a product that cost less
-- in the thirty days before it. Raises PT409 ABOVE_LOWEST_PRICE {lowest}.
create function private.deal_is_measured() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_lowest numeric;
begin
  if private.measures_reductions() then
    select private.lowest_price(p.id, null, new.starts_at, new.id) into v_lowest from public.products p
    where p.id = new.product_id and coalesce(p.original_price, p.price) = p.price
      and private.lowest_price(p.id, null, new.starts_at, new.id) < p.price;
    if found then
      perform private.fail(409, 'ABOVE_LOWEST_PRICE', jsonb_build_object('lowest', v_lowest));
    end if;
  end if;
  return new;
end
$$;
create trigger deal_is_measured before insert or update of product_id, deal_price, starts_at on public.deals for each row
  execute function private.deal_is_measured();
