-- Parcels: what of an order is in which parcel, who carries it and what became of it. An order is shipped when each of its
-- lines is in a parcel, and delivered when all of these parcels are; until then it is processing. Parcels that came back
-- (refused, returned) no longer count: their items can be sent again.

-- What couriers charge in a zone. A table of its own, because shoppers read zones and must not see it.
create table public.courier_fees (
  zone_id uuid primary key references public.shipping_zones (id) on delete cascade,
  delivered numeric(10, 2) not null default 0 check (delivered between 0 and 99999),
  returned numeric(10, 2) not null default 0 check (returned between 0 and 99999),
  refused numeric(10, 2) not null default 0 check (refused between 0 and 99999)
);
alter table public.courier_fees enable row level security;
create policy "the owner reads fees" on public.courier_fees for select to authenticated using ((select private.may('money', 'settings')));
grant select on public.courier_fees to authenticated;

-- A parcel of an order.
create table public.shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- Its number among the order's parcels, from 1.
  position integer not null check (position between 1 and 10000),
  state text not null default 'shipped' check (state in ('shipped', 'delivered', 'refused', 'returned')),
  carrier text check (length(carrier) between 1 and 80),
  tracking_number text check (length(tracking_number) between 1 and 80),
  -- The owner's own link, for a carrier whose links the shop does not know.
  tracking_url text check (length(tracking_url) <= 500 and tracking_url ~ '^https://[^\s"<>]+$'),
  -- The tracking number as scanners and people write it.
  tracking_code text generated always as (nullif(upper(regexp_replace(private.tidy(tracking_number), '[^0-9A-Za-z]', '', 'g')), '')) stored,
  -- What the customer may do at the door before paying.
  may_open boolean not null default false,
  may_try_on boolean not null default false,
  amount_to_collect numeric(10, 2) not null default 0 check (amount_to_collect between 0 and 9999999),
  -- What the courier charges for its state; while it is on its way, for delivering it.
  fee numeric(10, 2) not null default 0 check (fee between 0 and 99999),
  shipped_at timestamptz not null default clock_timestamp() check (shipped_at >= '2000-01-01' and shipped_at <= '2100-01-01'),
  delivered_at timestamptz check (delivered_at >= '2000-01-01' and delivered_at <= '2100-01-01'),
  -- When it came back or was refused.
  returned_at timestamptz check (returned_at >= '2000-01-01' and returned_at <= '2100-01-01'),
  updated_at timestamptz not null default clock_timestamp() check (updated_at >= '2000-01-01' and updated_at <= '2100-01-01'),
  unique (order_id, position),
  check (state <> 'delivered' or delivered_at is not null),
  check ((state in ('refused', 'returned')) = (returned_at is not null))
);
create index shipments_by_code on public.shipments (tracking_code) where tracking_code is not null;

-- Which lines of the order are in a parcel, and how many of each.
create table public.shipment_items (
  shipment_id uuid not null references public.shipments (id) on delete cascade,
  order_item_id uuid not null references public.order_items (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 99),
  primary key (shipment_id, order_item_id)
);
create index shipment_items_of_item on public.shipment_items (order_item_id);

alter table public.shipments enable row level security;
alter table public.shipment_items enable row level security;
create policy "the owner reads parcels" on public.shipments for select to authenticated using ((select private.may('orders')));
create policy "the owner reads parcels" on public.shipment_items for select to authenticated using ((select private.may('orders')));
grant select on public.shipments, public.shipment_items to authenticated;
create trigger audit_shipments after insert or update or delete on public.shipments for each row execute function
  private.audit('order_number', 'position', 'state', 'carrier', 'tracking_number', 'tracking_url', 'may_open', 'may_try_on');
create trigger audit_courier_fees after insert or update on public.courier_fees for each row execute function
  private.audit('zone', 'delivered', 'returned', 'refused');

-- ------------------------------------------------------------------ what fits into parcels

-- Lines of an order with what is in parcels and what is left to ship.
create function private.parcel_lines(p_order_id uuid) returns table (item_id uuid, item_position int, ordered int, shipped int)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select i.id, i.position, i.quantity, coalesce((
    select sum(c.quantity) from public.shipment_items c join public.shipments s on s.id = c.shipment_id
    where c.order_item_id = i.id and s.state in ('shipped', 'delivered')), 0)::int
  from public.order_items i where i.order_id = p_order_id;
end
$$;

-- Raises PT409 MORE_THAN_ORDERED when more of a line is in parcels than was ordered, PT403 ORDER_IS_FIXED for a line of
-- another order. Writers hold the order's lock.
create function private.check_shipped() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_order uuid := case tg_table_name
    when 'shipment_items' then (select s.order_id from public.shipments s where s.id = (to_jsonb(new) ->> 'shipment_id')::uuid)
    else (to_jsonb(new) ->> 'order_id')::uuid end;
begin
  if tg_table_name = 'shipment_items' and not exists (
    select from public.order_items i where i.id = (to_jsonb(new) ->> 'order_item_id')::uuid and i.order_id = v_order) then
    perform private.fail(403, 'ORDER_IS_FIXED');
  end if;
  if exists (select from private.parcel_lines(v_order) l where l.shipped > l.ordered) then
    perform private.fail(409, 'MORE_THAN_ORDERED');
  end if;
  return null;
end
$$;
create trigger check_shipped after insert or update on public.shipment_items for each row execute function private.check_shipped();
create trigger check_shipped after update of state on public.shipments for each row
  when (new.state in ('shipped', 'delivered') and old.state not in ('shipped', 'delivered')) execute function private.check_shipped();

-- An order may not lose what has left.
create trigger check_shipped after update of quantity on public.order_items for each row
  when (new.quantity < old.quantity) execute function private.check_shipped();

-- What a courier charges for a parcel of an order in a state; for one on its way, what delivering it costs.
create function private.courier_fee(p_order public.orders, p_state text) returns numeric
language sql stable set search_path = ''
as $$
  select coalesce((
    select case p_state when 'refused' then f.refused when 'returned' then f.returned else f.delivered end
    from public.courier_fees f
    where f.zone_id = private.zone_of(p_order.shipping_address ->> 'country', p_order.shipping_address ->> 'city')), 0)
$$;

-- What of an order is neither paid nor collected by its other parcels than this one; null: than all.
create function private.open_cash(p_order public.orders, p_shipment uuid) returns numeric
language sql stable set search_path = ''
as $$
  -- Cash that arrived was that of the other parcels; what the customer paid otherwise was not.
  select greatest(0, p_order.due_amount - greatest(0, coalesce((
      select sum(s.amount_to_collect) from public.shipments s
      where s.order_id = p_order.id and s.id is distinct from p_shipment and s.state in ('shipped', 'delivered')), 0)
    - coalesce((
      select sum(p.amount) from public.payments p
      where p.order_id = p_order.id and p.method = 'cod' and p.status = 'succeeded'), 0)))
$$;

-- The cash to collect for one of an order's parcels: what its lines cost with the discount, and the delivery with the first
-- one; with the last one all that no other parcel collects.
create function private.parcel_amount(p_order public.orders, p_shipment uuid) returns numeric
language plpgsql stable set search_path = ''
as $$
declare
  v_open numeric := private.open_cash(p_order, p_shipment);
begin
  if p_order.payment_method <> 'cod' then
    return 0;
  end if;
  if not exists (select from private.parcel_lines(p_order.id) l where l.shipped < l.ordered) then
    return v_open;
  end if;
  return least(v_open, (
    select sum(round((i.price * i.quantity - i.discount) * c.quantity / i.quantity, 2))
    from public.shipment_items c join public.order_items i on i.id = c.order_item_id where c.shipment_id = p_shipment
  ) + case when exists (
    select from public.shipments s where s.order_id = p_order.id and s.id <> p_shipment and s.state in ('shipped', 'delivered')
      and s.amount_to_collect > 0) then 0 else p_order.shipping_cost end);
end
$$;

-- Whether parcels of an order may leave. Raises PT409 ORDER_WAS_CANCELLED, NOT_PAID.
create function private.check_ships(p_order public.orders) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_order.order_status = 'cancelled' then
    perform private.fail(409, 'ORDER_WAS_CANCELLED');
  end if;
  if p_order.payment_method <> 'cod' and p_order.total_amount > 0 and p_order.paid_amount <= p_order.refunded_amount then
    perform private.fail(409, 'NOT_PAID');
  end if;
end
$$;

-- Writes a parcel with lines [{item_id, quantity}], or with all that is left of the order where p_lines is null. The caller
-- has locked the order. Raises PT409 MORE_THAN_ORDERED.
create function private.add_parcel(
  p_order public.orders, p_id uuid, p_lines jsonb, p_carrier text, p_tracking text, p_url text, p_open boolean, p_try_on boolean
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.shipments (id, order_id, position, carrier, tracking_number, tracking_url, may_open, may_try_on, fee)
  select p_id, p_order.id, 1 + coalesce((select max(s.position) from public.shipments s where s.order_id = p_order.id), 0),
    nullif(btrim(p_carrier), ''), nullif(btrim(p_tracking), ''), p_url,
    coalesce(p_open, t.parcels_may_open), coalesce(p_try_on, t.parcels_may_try_on), private.courier_fee(p_order, 'shipped')
  from public.shop_settings t;
  insert into public.shipment_items (shipment_id, order_item_id, quantity)
  select p_id, l.item_id, l.quantity from jsonb_to_recordset(p_lines) as l (item_id uuid, quantity int)
  union all
  select p_id, l.item_id, l.ordered - l.shipped from private.parcel_lines(p_order.id) l where p_lines is null and l.shipped < l.ordered;
  update public.shipments s set amount_to_collect = private.parcel_amount(p_order, p_id) where s.id = p_id;
end
$$;
create trigger audit_parcel_settings after update on public.shop_settings for each row execute function
  private.audit('', 'parcels_may_open', 'parcels_may_try_on');

-- ------------------------------------------------------------------ an order follows its parcels, and the other way round

-- The parcel whose carrier and tracking number orders.carrier and orders.tracking_number repeat: the latest with a number.
create function private.main_parcel(p_order_id uuid) returns uuid
language sql stable set search_path = ''
as $$
  select s.id from public.shipments s where s.order_id = p_order_id and s.state in ('shipped', 'delivered')
  order by s.tracking_number is not null desc, s.position desc limit 1
$$;

-- After a parcel changed: the order's status, carrier and tracking number follow. The caller has locked the order.
create function private.follow_parcels(p_order_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_left bigint;
  v_sent bigint;
  v_on_way bigint;
begin
  select count(*) filter (where l.shipped < l.ordered) into v_left from private.parcel_lines(p_order_id) l;
  select count(*), count(*) filter (where s.state = 'shipped') into v_sent, v_on_way
  from public.shipments s where s.order_id = p_order_id and s.state in ('shipped', 'delivered');
  perform set_config('shop.parcels_lead', 'true', true);
  update public.orders o set order_status = n.status, carrier = n.carrier, tracking_number = n.tracking_number
  from (
    select case
        when w.order_status = 'cancelled' then 'cancelled'
        when v_left = 0 and v_on_way = 0 then 'delivered'
        when v_left = 0 then 'shipped'
        when v_sent > 0 or w.order_status in ('shipped', 'delivered') then 'processing'
        else w.order_status end as status,
      case when v_sent > 0 then s.carrier else w.carrier end as carrier,
      case when v_sent > 0 then s.tracking_number else w.tracking_number end as tracking_number
    from public.orders w left join public.shipments s on s.id = private.main_parcel(p_order_id)
    where w.id = p_order_id
  ) n
  where o.id = p_order_id and (o.order_status, o.carrier, o.tracking_number) is distinct from (n.status, n.carrier, n.tracking_number);
  perform set_config('shop.parcels_lead', '', true);
end
$$;

-- After an owner, the shop or the customer changed an order itself: its parcels follow. Shipped puts what is left into one
-- parcel; back from there takes the latest parcel away; cancelled brings all of them back. Raises PT409 HAS_PARCELS for an
-- order set back to pending while others of its parcels are on their way.
create function private.move_parcels(p_old public.orders, p_new public.orders) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_id uuid;
  v_back text := case p_new.cancel_reason when 'refused' then 'refused' else 'returned' end;
  v_has_parcels boolean := exists (
    select from public.shipments s where s.order_id = p_new.id and s.state in ('shipped', 'delivered'));
begin
  if p_new.order_status <> p_old.order_status then
    if p_new.order_status = 'cancelled' then
      update public.shipments s set state = v_back, returned_at = p_new.cancelled_at, updated_at = v_now,
        fee = case when s.state = 'delivered' then s.fee else private.courier_fee(p_new, v_back) end
      where s.order_id = p_new.id and s.state in ('shipped', 'delivered');
    elsif p_new.order_status in ('shipped', 'delivered') then
      -- A cancellation that is taken back: what came back with it is on its way again.
      update public.shipments s set returned_at = null, updated_at = v_now, fee = private.courier_fee(p_new, 'shipped'),
        state = case when s.delivered_at is null then 'shipped' else 'delivered' end
      where p_old.order_status = 'cancelled' and s.order_id = p_new.id and s.returned_at = p_old.cancelled_at;
      if exists (select from private.parcel_lines(p_new.id) l where l.shipped < l.ordered) then
        v_id := gen_random_uuid();
        perform private.add_parcel(p_new, v_id, null, p_new.carrier,
          -- The number of a parcel that left before is not this one's.
          case when not v_has_parcels or p_new.tracking_number is distinct from p_old.tracking_number then p_new.tracking_number end,
          null, null, null);
        if p_new.order_status = 'shipped' then
          perform private.mail_order(p_new, 'order-shipped', jsonb_build_object('shipment_id', v_id));
        end if;
      end if;
      if p_new.order_status = 'delivered' then
        update public.shipments s set state = 'delivered', delivered_at = v_now, updated_at = v_now
        where s.order_id = p_new.id and s.state = 'shipped';
      elsif not exists (select from public.shipments s where s.order_id = p_new.id and s.state = 'shipped') then
        -- The order was delivered before, or before it was cancelled: its last parcel is on its way again.
        update public.shipments s set state = 'shipped', delivered_at = null, updated_at = v_now
        where s.order_id = p_new.id and s.state = 'delivered' and s.delivered_at = (
          select max(l.delivered_at) from public.shipments l where l.order_id = p_new.id and l.state = 'delivered');
      end if;
    else
      if p_old.order_status in ('shipped', 'delivered') then
        delete from public.shipments s where s.id = (
          select l.id from public.shipments l where l.order_id = p_new.id and l.state in ('shipped', 'delivered')
          order by l.position desc limit 1);
      end if;
      if p_new.order_status = 'pending' and exists (
        select from public.shipments s where s.order_id = p_new.id and s.state in ('shipped', 'delivered')) then
        perform private.fail(409, 'HAS_PARCELS');
      end if;
    end if;
  end if;
  if v_has_parcels and (p_new.carrier, p_new.tracking_number) is distinct from (p_old.carrier, p_old.tracking_number)
    and p_new.order_status <> 'cancelled' then
    update public.shipments s
    set carrier = nullif(btrim(p_new.carrier), ''), tracking_number = nullif(btrim(p_new.tracking_number), ''), updated_at = v_now
    where s.id = private.main_parcel(p_new.id)
      and (s.carrier, s.tracking_number) is distinct from (nullif(btrim(p_new.carrier), ''), nullif(btrim(p_new.tracking_number), ''));
  end if;
end
$$;
create trigger mail_tracking after update of tracking_number on public.shipments
  for each row when (old.state = 'shipped' and new.state = 'shipped'
    and new.tracking_number is not null and new.tracking_number is distinct from old.tracking_number)
  execute function private.mail_tracking();

-- The parcels of an order, the first one first, as its customer and owner see them: [{id, position, state, carrier,
-- tracking_number, tracking_url, may_open, may_try_on, amount_to_collect, shipped_at, delivered_at, returned_at, items:
-- [{item_id, quantity}]}].
create function private.parcels_json(p_order_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'position', s.position, 'state', s.state, 'carrier', s.carrier,
      'tracking_number', s.tracking_number, 'tracking_url', s.tracking_url, 'may_open', s.may_open, 'may_try_on', s.may_try_on,
      'amount_to_collect', s.amount_to_collect, 'shipped_at', s.shipped_at, 'delivered_at', s.delivered_at,
      'returned_at', s.returned_at, 'items', (
        select coalesce(jsonb_agg(jsonb_build_object('item_id', c.order_item_id, 'quantity', c.quantity) order by i.position), '[]')
        from public.shipment_items c join public.order_items i on i.id = c.order_item_id where c.shipment_id = s.id))
      order by s.position), '[]')
    from public.shipments s where s.order_id = p_order_id
  );
end
$$;

-- ------------------------------------------------------------------ what owners do with parcels

-- A parcel's facts as the owner typed them: {carrier, tracking_number, tracking_url, may_open, may_try_on}, each may be
-- missing. Raises PT400 INVALID_INPUT {field}.
create function private.read_parcel(
  p_parcel jsonb, out carrier text, out tracking_number text, out tracking_url text, out may_open boolean, out may_try_on boolean
)
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(p_parcel) is distinct from 'object' or pg_column_size(p_parcel) > 4000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "parcel"}');
  end if;
  carrier := nullif(private.input_line(p_parcel, 'carrier', 80, false), '');
  tracking_number := nullif(private.input_line(p_parcel, 'tracking_number', 80, false), '');
  tracking_url := nullif(private.input_line(p_parcel, 'tracking_url', 500, false), '');
  if tracking_url !~ '^https://[^\s"<>]+$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "tracking_url"}');
  end if;
  if jsonb_typeof(coalesce(nullif(p_parcel -> 'may_open', 'null'), 'true')) <> 'boolean'
    or jsonb_typeof(coalesce(nullif(p_parcel -> 'may_try_on', 'null'), 'true')) <> 'boolean' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "parcel"}');
  end if;
  may_open := (p_parcel ->> 'may_open')::boolean;
  may_try_on := (p_parcel ->> 'may_try_on')::boolean;
end
$$;

-- Locks an order's row for a change of its parcels. Raises PT404 ORDER_NOT_FOUND.
create function private.lock_order(p_order_id uuid) returns public.orders
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders o where o.id = p_order_id for no key update;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  return v_order;
end
$$;

-- The order after a change of its parcels: as private.order_json for who may see orders, else {id, order_number, order_status}.
create function private.packed_order(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.may('orders') then
    return private.order_json(p_order_id);
  end if;
  return (select jsonb_build_object('id', o.id, 'order_number', o.order_number, 'order_status', o.order_status)
    from public.orders o where o.id = p_order_id);
end
$$;

-- Sends lines of an order in a parcel of their own.
--   p_id     the parcel's id, made by the browser: a request that is repeated makes one parcel
--   p_lines  [{item_id, quantity}], 1 to 50; null for all that is left
--   p_parcel see private.read_parcel
-- Returns the order as private.packed_order does. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 ORDER_NOT_FOUND,
-- PT409 ORDER_WAS_CANCELLED, NOT_PAID, NOT_CONFIRMED, MORE_THAN_ORDERED, NOTHING_LEFT.
create function private.ship_items(p_order_id uuid, p_id uuid, p_lines jsonb, p_parcel jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_parcel record;
begin
  perform private.only('packing');
  if p_id is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "id"}');
  end if;
  v_parcel := private.read_parcel(p_parcel);
  if p_lines is not null and (jsonb_typeof(p_lines) <> 'array' or jsonb_array_length(p_lines) not between 1 and 50 or exists (
    select from jsonb_array_elements(p_lines) as e (line)
    where jsonb_typeof(e.line) <> 'object' or jsonb_typeof(e.line -> 'quantity') is distinct from 'number'
      or e.line ->> 'quantity' !~ '^[1-9][0-9]?$'
      or coalesce(e.line ->> 'item_id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "lines"}');
  end if;
  if (select count(*) <> count(distinct e.line ->> 'item_id') from jsonb_array_elements(p_lines) as e (line))
    or exists (select from jsonb_array_elements(p_lines) as e (line) where not exists (
      select from public.order_items i where i.id = (e.line ->> 'item_id')::uuid and i.order_id = p_order_id)) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "lines"}');
  end if;
  v_order := private.lock_order(p_order_id);
  if exists (select from public.shipments s where s.id = p_id and s.order_id = p_order_id) then
    return private.packed_order(p_order_id);
  end if;
  perform private.check_ships(v_order);
  if not exists (select from private.parcel_lines(p_order_id) l where l.shipped < l.ordered) then
    perform private.fail(409, 'NOTHING_LEFT');
  end if;
  perform private.add_parcel(v_order, p_id, p_lines, v_parcel.carrier, v_parcel.tracking_number, v_parcel.tracking_url,
    v_parcel.may_open, v_parcel.may_try_on);
  perform private.mail_order(v_order, 'order-shipped', jsonb_build_object('shipment_id', p_id));
  perform private.follow_parcels(p_order_id);
  return private.packed_order(p_order_id);
end
$$;
grant execute on function private.ship_items(uuid, uuid, jsonb, jsonb) to authenticated;

-- The parcel, under its order's lock. Raises PT404 PARCEL_NOT_FOUND.
create function private.lock_parcel(p_id uuid) returns public.shipments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_parcel public.shipments;
begin
  perform 1 from public.orders o where o.id = (select s.order_id from public.shipments s where s.id = p_id) for no key update;
  select * into v_parcel from public.shipments s where s.id = p_id for update;
  if not found then
    perform private.fail(404, 'PARCEL_NOT_FOUND');
  end if;
  return v_parcel;
end
$$;

-- Changes who carries a parcel, its number, its link and what is allowed at the door. p_seen is its updated_at as the
-- owner saw it. Returns the order. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 PARCEL_NOT_FOUND, PT409
-- CHANGED_MEANWHILE.
create function private.save_parcel(p_id uuid, p_parcel jsonb, p_seen timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_parcel public.shipments;
  v_facts record;
begin
  perform private.only('packing');
  v_facts := private.read_parcel(p_parcel);
  v_parcel := private.lock_parcel(p_id);
  if v_parcel.updated_at is distinct from p_seen then
    perform private.fail(409, 'CHANGED_MEANWHILE');
  end if;
  update public.shipments s set carrier = v_facts.carrier, tracking_number = v_facts.tracking_number,
    tracking_url = v_facts.tracking_url, may_open = coalesce(v_facts.may_open, s.may_open),
    may_try_on = coalesce(v_facts.may_try_on, s.may_try_on), updated_at = clock_timestamp()
  where s.id = p_id;
  perform private.follow_parcels(v_parcel.order_id);
  return private.packed_order(v_parcel.order_id);
end
$$;
grant execute on function private.save_parcel(uuid, jsonb, timestamptz) to authenticated;

-- A parcel on its way was refused or came back. When no other parcel of a cash order is on its way or handed over, the order
-- is cancelled for that reason; else the items of this one wait to be sent again. The caller has locked the order.
create function private.bring_back(p_parcel public.shipments, p_state text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders o where o.id = p_parcel.order_id;
  if v_order.payment_method = 'cod' and not exists (
    select from public.shipments s where s.order_id = p_parcel.order_id and s.id <> p_parcel.id and s.state in ('shipped', 'delivered')) then
    update public.orders o set order_status = 'cancelled', cancel_reason = case p_state when 'refused' then 'refused' else 'unreachable' end
    where o.id = p_parcel.order_id;
    return;
  end if;
  update public.shipments s set state = p_state, returned_at = clock_timestamp(), fee = private.courier_fee(v_order, p_state),
    updated_at = clock_timestamp()
  where s.id = p_parcel.id;
  perform private.follow_parcels(p_parcel.order_id);
end
$$;

-- Moves a parcel on: from shipped to delivered, refused or returned (see private.bring_back), and back to shipped while the
-- order is not cancelled. p_from is its state as the owner saw it. Returns the order. Raises PT403 FORBIDDEN, PT400
-- INVALID_INPUT, PT404 PARCEL_NOT_FOUND, PT409 CHANGED_MEANWHILE, ORDER_WAS_CANCELLED, MORE_THAN_ORDERED.
create function private.move_parcel(p_id uuid, p_from text, p_to text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_parcel public.shipments;
  v_order public.orders;
begin
  perform private.only('packing');
  if p_from is null or p_to is null or not (
    p_from = 'shipped' and p_to in ('delivered', 'refused', 'returned')
    or p_to = 'shipped' and p_from in ('delivered', 'refused', 'returned')) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "state"}');
  end if;
  v_parcel := private.lock_parcel(p_id);
  if v_parcel.state <> p_from then
    perform private.fail(409, 'CHANGED_MEANWHILE');
  end if;
  select * into v_order from public.orders o where o.id = v_parcel.order_id;
  perform private.check_ships(v_order);
  if p_to in ('refused', 'returned') then
    perform private.bring_back(v_parcel, p_to);
  else
    update public.shipments s set state = p_to, returned_at = null, fee = private.courier_fee(v_order, p_to),
      delivered_at = case when p_to = 'delivered' then clock_timestamp() end, updated_at = clock_timestamp()
    where s.id = p_id;
    perform private.follow_parcels(v_parcel.order_id);
  end if;
  return private.packed_order(v_parcel.order_id);
end
$$;
grant execute on function private.move_parcel(uuid, text, text) to authenticated;

-- Removes a parcel that was made by mistake and is still on its way; its items are to be shipped again. Returns the order.
-- Raises PT403 FORBIDDEN, PT404 PARCEL_NOT_FOUND, PT409 CHANGED_MEANWHILE.
create function private.remove_parcel(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_parcel public.shipments;
begin
  perform private.only('packing');
  v_parcel := private.lock_parcel(p_id);
  if v_parcel.state <> 'shipped' then
    perform private.fail(409, 'CHANGED_MEANWHILE');
  end if;
  delete from public.shipments s where s.id = p_id;
  perform private.follow_parcels(v_parcel.order_id);
  return private.packed_order(v_parcel.order_id);
end
$$;
grant execute on function private.remove_parcel(uuid) to authenticated;

create function public.ship_items(p_order_id uuid, p_id uuid, p_parcel jsonb, p_lines jsonb default null) returns jsonb
language sql volatile set search_path = ''
as $$ select private.ship_items(p_order_id, p_id, private.json_list(p_lines, 'lines', true), private.json_object(p_parcel, 'parcel')) $$;
grant execute on function public.ship_items(uuid, uuid, jsonb, jsonb) to authenticated;
create function public.save_parcel(p_id uuid, p_parcel jsonb, p_seen timestamptz) returns jsonb
language sql volatile set search_path = ''
as $$ select private.save_parcel(p_id, private.json_object(p_parcel, 'parcel'), p_seen) $$;
grant execute on function public.save_parcel(uuid, jsonb, timestamptz) to authenticated;
create function public.move_parcel(p_id uuid, p_from text, p_to text) returns jsonb
language sql volatile set search_path = ''
as $$ select private.move_parcel(p_id, p_from, p_to) $$;
grant execute on function public.move_parcel(uuid, text, text) to authenticated;
create function public.remove_parcel(p_id uuid) returns jsonb
language sql volatile set search_path = ''
as $$ select private.remove_parcel(p_id) $$;
grant execute on function public.remove_parcel(uuid) to authenticated;

-- For orders written with the triggers off, as the sample data's are: gives each that was shipped or delivered without
-- parcels the one parcel with everything. Returns how many.
create function private.add_missing_parcels() returns bigint
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_added bigint;
begin
  insert into public.shipments (order_id, position, state, carrier, tracking_number, amount_to_collect, fee, shipped_at, delivered_at, updated_at)
  select o.id, 1, o.order_status, nullif(btrim(o.carrier), ''), nullif(btrim(o.tracking_number), ''),
    case when o.payment_method = 'cod' then o.total_amount else 0 end, private.courier_fee(o, 'shipped'),
    coalesce(e.shipped, e.delivered, o.updated_at), case when o.order_status = 'delivered' then coalesce(e.delivered, o.updated_at) end, o.updated_at
  from public.orders o
  cross join lateral (
    select max(n.at) filter (where n.status = 'shipped') as shipped, max(n.at) filter (where n.status = 'delivered') as delivered
    from public.order_events n where n.order_id = o.id) e
  where o.order_status in ('shipped', 'delivered') and not exists (select from public.shipments s where s.order_id = o.id);
  get diagnostics v_added = row_count;
  insert into public.shipment_items (shipment_id, order_item_id, quantity)
  select s.id, i.id, i.quantity
  from public.shipments s join public.order_items i on i.order_id = s.order_id
  where not exists (select from public.shipment_items c where c.shipment_id = s.id);
  return v_added;
end
$$;

-- The pages of several orders, in their order: [{order_number, parcel, parcels, carrier, tracking_number, amount_to_collect,
-- items: [{item_id, quantity}]}], one for each parcel that left and is not back, `parcel` counting from 1 of `parcels`, and
-- one with `parcel` null for what is left. Nothing of cancelled orders. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.packing_slips(p_numbers text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('orders');
  perform private.check_numbers(p_numbers);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('order_number', o.order_number, 'parcel', s.parcel, 'parcels', s.parcels,
      'carrier', s.carrier, 'tracking_number', s.tracking_number, 'amount_to_collect', s.amount, 'items', s.items)
      order by array_position(p_numbers, o.order_number), s.parcel nulls first), '[]')
    from public.orders o
    cross join lateral (
      select row_number() over (order by p.position) as parcel, count(*) over () as parcels, p.carrier, p.tracking_number,
        private.expected_cash(p, o) as amount, (
          select jsonb_agg(jsonb_build_object('item_id', c.order_item_id, 'quantity', c.quantity) order by i.position)
          from public.shipment_items c join public.order_items i on i.id = c.order_item_id where c.shipment_id = p.id) as items
      from public.shipments p where p.order_id = o.id and p.state in ('shipped', 'delivered')
      union all
      select null, null, null, null,
        case when o.payment_method = 'cod' then private.open_cash(o, null) else 0 end,
        jsonb_agg(jsonb_build_object('item_id', l.item_id, 'quantity', l.ordered - l.shipped) order by l.item_position)
      from private.parcel_lines(o.id) l where l.shipped < l.ordered
      having count(*) > 0
    ) s
    where o.order_number = any (p_numbers) and o.order_status <> 'cancelled');
end
$$;
create function public.packing_slips(p_numbers text[]) returns jsonb language sql stable set search_path = ''
as $$ select private.packing_slips(private.flat_list(p_numbers, 'numbers')) $$;
grant execute on function private.packing_slips(text[]), public.packing_slips(text[]) to authenticated;
-- What ended when, for a period's courier fees.
create index shipments_by_cost_time on public.shipments (coalesce(returned_at, delivered_at)) include (fee)
  where fee > 0 and state <> 'shipped';

-- Orders with something to pack, the oldest first, two hundred at most: {more, orders: [{id, order_number, created_at,
-- customer_name, city, items: [{product_name, product_image, size, color, sku, quantity}]}]}. Paid or cash, confirmed where
-- the shop packs only what was confirmed, and not held by a rule of the owner. No amount and no e-mail address. Raises PT403 FORBIDDEN.
create function private.orders_to_pack() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('packing');
  return (
    with waiting as (
      select o.id, o.order_number, o.created_at, o.customer_name, o.shipping_address ->> 'city' as city
      from public.orders o cross join public.shop_settings s
      where o.order_status in ('pending', 'processing')
        and (o.payment_method = 'cod' or o.total_amount = 0 or o.paid_amount > o.refunded_amount)
        and (o.payment_method <> 'cod' or not s.pack_only_confirmed or o.confirmation = 'confirmed')
        and not exists (
          select from private.order_risks r where r.order_id = o.id and r.released_at is null
            and (r.action = 'hold' or o.confirmation <> 'confirmed'))
        and exists (select from private.parcel_lines(o.id) l where l.shipped < l.ordered)
      order by o.created_at, o.id limit 201
    ), page as (select * from waiting w order by w.created_at, w.id limit 200)
    select jsonb_build_object('more', (select count(*) > 200 from waiting), 'orders', coalesce((
      select jsonb_agg(to_jsonb(p) || jsonb_build_object('items', (
          select jsonb_agg(jsonb_build_object('product_name', i.product_name, 'product_image', i.product_image, 'size', i.size,
            'color', i.color, 'sku', v.sku, 'quantity', l.ordered - l.shipped) order by l.item_position)
          from private.parcel_lines(p.id) l join public.order_items i on i.id = l.item_id
          left join public.product_variants v on v.id = i.variant_id where l.shipped < l.ordered))
        order by p.created_at, p.id)
      from page p), '[]')));
end
$$;
create function public.orders_to_pack() returns jsonb language sql stable set search_path = '' as $$ select private.orders_to_pack() $$;
grant execute on function private.orders_to_pack(), public.orders_to_pack() to authenticated;
