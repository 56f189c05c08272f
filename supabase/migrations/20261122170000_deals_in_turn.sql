-- Deals of one product are written one after the other. The rule that it has one at a time does not see to that: of two who
-- write at the same moment each may find the other's row first, and both wait. Before, three functions held the product
-- only against its deletion, or not at all; nothing else of them changes.

-- Adds deals, all or none: [{id, product_id, kind, deal_price, total, starts_at, ends_at}], at most 500. The ids are the
-- browser's, so that a repeated request adds them once. A start that is past, or none, is now. Locks as buyers do, products
-- before deals. Raises PT400 INVALID_INPUT {field}, PT409 PRODUCTS_GONE, PRICE_NOT_BELOW {products}, DEALS_OVERLAP {overlaps:
-- [{product, startsAt, endsAt}]}.
create or replace function private.add_deals(p_deals jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_deals public.deals[];
  d public.deals;
  v_products uuid[];
  v_found jsonb;
begin
  perform private.only_admin();
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
  if (select count(*) from public.products p where p.id = any (v_products) and p.archived_at is null) < cardinality(v_products) then
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
    insert into public.deals (id, product_id, kind, deal_price, total, starts_at, ends_at)
    select n.id, n.product_id, n.kind, n.deal_price, n.total, n.starts_at, n.ends_at from unnest(v_deals) as n
    order by n.product_id
    on conflict (id) do nothing;
  exception when exclusion_violation then
    -- Somebody else was faster, or one product is here twice.
    perform private.fail(409, 'DEALS_OVERLAP', '{"overlaps": []}');
  end;
end
$$;

-- Changes a deal: {kind, deal_price, total, starts_at, ends_at}. What runs keeps its start, and its price once it has sold.
-- Raises what add_deals raises and PT404 DEAL_GONE, PT409 DEAL_CHANGED since p_version, DEAL_IS_OVER, DEAL_HAS_SOLD,
-- TOTAL_BELOW_SOLD {sold}.
create or replace function private.save_deal(p_id uuid, p_version timestamptz, p_fields jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.deals;
  v_new public.deals;
  v_price numeric;
begin
  perform private.only_admin();
  -- The product before the deal, as buyers do.
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
      starts_at = v_new.starts_at, ends_at = v_new.ends_at
    where o.id = p_id;
  exception when exclusion_violation then
    perform private.fail(409, 'DEALS_OVERLAP', (select jsonb_build_object('overlaps', coalesce(jsonb_agg(jsonb_build_object(
        'product', o.product_id, 'startsAt', o.starts_at, 'endsAt', o.ends_at)), '[]'))
      from public.deals o where o.product_id = d.product_id and o.id <> p_id
        and o.starts_at < v_new.ends_at and v_new.starts_at < o.ends_at));
  end;
end
$$;

-- Ends those of the deals that run, now. Returns how many.
create or replace function private.end_deals(p_ids uuid[]) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ended int;
begin
  perform private.only_admin();
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
