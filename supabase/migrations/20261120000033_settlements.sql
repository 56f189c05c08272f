-- What a courier hands over: a list of parcels that were paid at the door or refused, settled in one step and once. Also what
-- is packed of several orders, their labels, and what couriers charge.

-- A list of parcels that was settled with a courier.
create table public.settlements (
  -- Made by the browser: a list that is sent twice is settled once.
  id uuid primary key,
  request_hash bytea not null default '',
  -- [{parcel, code}]: what could not be settled.
  refusals jsonb not null default '[]' check (jsonb_typeof(refusals) = 'array'),
  author_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp() check (created_at >= '2000-01-01' and created_at <= '2100-01-01')
);
create index settlements_newest on public.settlements (created_at desc, id);
create index settlements_by_author on public.settlements (author_id);
alter table public.settlements enable row level security;
create policy "the owner reads settlements" on public.settlements for select to authenticated using ((select private.may('money')));
grant select on public.settlements to authenticated;

-- With which settlement a parcel was settled, and what was collected at the door; both or neither.
alter table public.shipments
  add column settlement_id uuid references public.settlements (id),
  add column collected_amount numeric(10, 2) check (collected_amount between 0 and 9999999),
  add constraint shipments_settled check ((settlement_id is null) = (collected_amount is null));
create index shipments_of_settlement on public.shipments (settlement_id) where settlement_id is not null;

-- What was settled with the courier stays: it cannot be removed or set back on its way (PT409 PARCEL_SETTLED). An order that
-- is reopened gets a new parcel instead.
create function private.keep_settled() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from public.orders o where o.id = old.order_id) then
      perform private.fail(409, 'PARCEL_SETTLED');
    end if;
    return old;
  end if;
  if new.state in ('shipped', 'delivered') and old.state in ('refused', 'returned') then
    return null;
  elsif new.state = 'shipped' then
    perform private.fail(409, 'PARCEL_SETTLED');
  end if;
  return new;
end
$$;
create trigger keep_settled before update of state on public.shipments for each row
  when (old.settlement_id is not null and new.state <> old.state) execute function private.keep_settled();
create trigger keep_settled_parcels before delete on public.shipments for each row
  when (old.settlement_id is not null) execute function private.keep_settled();

-- What the courier has to hand over for a parcel: no more than the order still costs.
create function private.expected_cash(p_parcel public.shipments, p_order public.orders) returns numeric
language sql stable set search_path = ''
as $$ select case when p_order.payment_method = 'cod' then least(p_parcel.amount_to_collect, p_order.due_amount) else 0 end $$;

-- The parcels of tracking or order numbers in any spelling: [{code, parcels: [{id, order_id, order_number, customer_name,
-- city, state, position, currency, expected, fee, carrier, tracking_number, settled_at}]}], in the order of the codes, at
-- most five each. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT: 1 to 200 codes of at most 80 characters.
create function private.find_parcels(p_codes text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('payments');
  if coalesce(cardinality(p_codes), 0) not between 1 and 200
    or exists (select from unnest(p_codes) as c (code) where c.code is null or length(c.code) > 80) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "codes"}');
  end if;
  return (
    select jsonb_agg(jsonb_build_object('code', c.code, 'parcels', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'order_id', o.id, 'order_number', o.order_number,
        'customer_name', o.customer_name, 'city', o.shipping_address ->> 'city', 'state', s.state, 'position', s.position,
        'currency', o.currency, 'expected', private.expected_cash(s, o), 'fee', s.fee, 'carrier', s.carrier,
        'tracking_number', s.tracking_number, 'settled_at', (
          select t.created_at from public.settlements t where t.id = s.settlement_id)) order by s.position), '[]')
      from (
        select f.* from (
          select p.* from public.shipments p
          where p.tracking_code = nullif(upper(regexp_replace(private.tidy(c.code), '[^0-9A-Za-z]', '', 'g')), '')
          union
          select p.* from public.orders w join public.shipments p on p.order_id = w.id
          where w.order_number = private.read_order_number(c.code)
        ) f order by f.settlement_id is not null, f.shipped_at desc, f.id limit 5
      ) s join public.orders o on o.id = s.order_id)) order by c.place)
    from unnest(p_codes) with ordinality as c (code, place));
end
$$;
grant execute on function private.find_parcels(text[]) to authenticated;

-- A settlement with its sums for each currency: {id, at, by, parcels, refused, refusals, sums: [{currency, collected, fees}]}.
create function private.settlement_json(p_settlement public.settlements) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', p_settlement.id, 'at', p_settlement.created_at,
    'by', (select u.email from auth.users u where u.id = p_settlement.author_id), 'refusals', p_settlement.refusals,
    'parcels', (select count(*) from public.shipments s where s.settlement_id = p_settlement.id),
    'refused', (select count(*) from public.shipments s where s.settlement_id = p_settlement.id and s.state in ('refused', 'returned')),
    'sums', (
      select coalesce(jsonb_agg(jsonb_build_object('currency', m.currency, 'collected', m.collected, 'fees', m.fees) order by m.currency), '[]')
      from (
        select o.currency, sum(s.collected_amount) as collected, sum(s.fee) as fees
        from public.shipments s join public.orders o on o.id = s.order_id where s.settlement_id = p_settlement.id group by 1
      ) m))
$$;

-- Settles one parcel; its order is locked. Collected: the parcel is delivered, and the cash recorded as a payment of the
-- order, as much as p_amount, or what is expected. Refused: see private.bring_back. Raises PT404 PARCEL_NOT_FOUND, PT409
-- ALREADY_SETTLED, CAME_BACK for cash of a parcel that came back, IS_DELIVERED for a refusal of one that was handed over,
-- ORDER_WAS_CANCELLED.
create function private.settle_parcel(p_settlement uuid, p_parcel uuid, p_outcome text, p_amount numeric) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_parcel public.shipments;
  v_order public.orders;
  v_amount numeric := 0;
begin
  select * into v_parcel from public.shipments s where s.id = p_parcel for update;
  if not found then
    perform private.fail(404, 'PARCEL_NOT_FOUND');
  end if;
  if v_parcel.settlement_id is not null then
    perform private.fail(409, 'ALREADY_SETTLED');
  end if;
  select * into v_order from public.orders o where o.id = v_parcel.order_id;
  if p_outcome = 'refused' then
    if v_parcel.state = 'delivered' then
      perform private.fail(409, 'IS_DELIVERED');
    elsif v_parcel.state = 'shipped' then
      perform private.bring_back(v_parcel, 'refused');
    end if;
  else
    if v_parcel.state in ('refused', 'returned') then
      perform private.fail(409, 'CAME_BACK');
    end if;
    v_amount := coalesce(p_amount, private.expected_cash(v_parcel, v_order));
    if v_parcel.state = 'shipped' then
      update public.shipments s set state = 'delivered', delivered_at = clock_timestamp(), updated_at = clock_timestamp(),
        fee = private.courier_fee(v_order, 'delivered')
      where s.id = p_parcel;
      perform private.follow_parcels(v_parcel.order_id);
      select * into v_order from public.orders o where o.id = v_parcel.order_id;
    end if;
    if v_amount > 0 then
      perform private.add_payment(v_order, v_amount, 'cod', now(), null);
    end if;
  end if;
  update public.shipments s set settlement_id = p_settlement, collected_amount = v_amount, updated_at = clock_timestamp()
  where s.id = p_parcel;
end
$$;

-- Settles a courier's list of parcels: p_rows [{parcel, outcome, amount?}], 1 to 200; outcome is collected or refused. Each
-- is settled or refused by itself. The same list under the same id is settled once. Returns private.settlement_json. Raises
-- PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT422 KEY_REUSED for another list under an id that was used, PT503 BUSY.
create function private.settle_parcels(p_id uuid, p_rows jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_settlement public.settlements;
  v_hash bytea;
  v_orders uuid[];
  v_row record;
  v_code text;
  v_refusals jsonb := '[]';
begin
  perform private.only('payments');
  if p_id is null or jsonb_typeof(p_rows) is distinct from 'array' or pg_column_size(p_rows) > 100000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "rows"}');
  end if;
  if jsonb_array_length(p_rows) not between 1 and 200 or exists (
    select from jsonb_array_elements(p_rows) as e (line)
    where jsonb_typeof(e.line) <> 'object' or coalesce(e.line ->> 'outcome', '') not in ('collected', 'refused')
      or coalesce(e.line ->> 'parcel', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or (coalesce(jsonb_typeof(e.line -> 'amount'), 'null') <> 'null'
        and (jsonb_typeof(e.line -> 'amount') <> 'number' or e.line ->> 'amount' !~ '^[0-9]{1,7}(\.[0-9]{1,2})?$')))
    or (select count(*) <> count(distinct e.line ->> 'parcel') from jsonb_array_elements(p_rows) as e (line)) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "rows"}');
  end if;
  v_hash := sha256(convert_to(p_rows::text, 'UTF8'));
  perform private.take_turn(hashtextextended(p_id::text, 0));
  select * into v_settlement from public.settlements t where t.id = p_id;
  if found then
    if v_settlement.request_hash <> v_hash then
      perform private.fail(422, 'KEY_REUSED');
    end if;
    return private.settlement_json(v_settlement);
  end if;
  insert into public.settlements (id, request_hash, author_id) values (p_id, v_hash, (select auth.uid()));
  -- All locks before the first change, orders before stock and each in id order, as private.change_orders takes them.
  select array_agg(l.id) into v_orders from (
    select o.id from public.orders o
    where o.id in (select s.order_id from public.shipments s where s.id in (
      select (r ->> 'parcel')::uuid from jsonb_array_elements(p_rows) r))
    order by o.id for no key update
  ) l;
  if exists (select from jsonb_array_elements(p_rows) r where r ->> 'outcome' = 'refused') then
    perform private.lock_stock(
      array(select i.variant_id from public.order_items i where i.order_id = any (v_orders)),
      array(select i.deal_id from public.order_items i where i.order_id = any (v_orders) and i.deal_id is not null));
  end if;
  for v_row in select r.* from jsonb_to_recordset(p_rows) as r (parcel uuid, outcome text, amount numeric) loop
    begin
      perform private.settle_parcel(p_id, v_row.parcel, v_row.outcome, v_row.amount);
    exception when others then
      -- A refusal fails this parcel only; any other error fails the whole call.
      if sqlstate not like 'PT%' then
        raise;
      end if;
      get stacked diagnostics v_code = message_text;
      v_refusals := v_refusals || jsonb_build_object('parcel', v_row.parcel, 'code', v_code);
    end;
  end loop;
  update public.settlements t set refusals = v_refusals where t.id = p_id returning * into v_settlement;
  insert into private.audit_log (actor_id, table_name, label, operation, difference, currency)
  select (select auth.uid()), 'settlements', '', 'insert', jsonb_build_object('parcels', jsonb_build_array(null, count(*)),
      'parcels_refused', jsonb_build_array(null, count(*) filter (where s.state in ('refused', 'returned'))),
      'parcels_left', jsonb_build_array(null, jsonb_array_length(v_refusals))), private.shop_currency()
  from public.shipments s where s.settlement_id = p_id;
  return private.settlement_json(v_settlement);
end
$$;
grant execute on function private.settle_parcels(uuid, jsonb) to authenticated;

-- Settlements, the newest first: {total, settlements: [private.settlement_json]}. Pages count from 1.
create function private.list_settlements(p_page int, p_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('money');
  if p_page is null or p_page not between 1 and 100000 or p_size is null or p_size not between 1 and 100 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return jsonb_build_object('total', (select count(*) from public.settlements), 'settlements', (
    select coalesce(jsonb_agg(private.settlement_json(t) order by t.created_at desc, t.id), '[]')
    from (select s.* from public.settlements s order by s.created_at desc, s.id limit p_size offset (p_page - 1) * p_size) t));
end
$$;
grant execute on function private.list_settlements(int, int) to authenticated;

-- Refuses what is no list of order numbers. Raises PT400 INVALID_INPUT {field}.
create function private.check_numbers(p_numbers text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(cardinality(p_numbers), 0) not between 1 and 200
    or exists (select from unnest(p_numbers) as n (number) where n.number is null or length(n.number) > 80) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "numbers"}');
  end if;
end
$$;

-- What is to be packed of several orders: {lines: [{sku, product_name, product_image, size, color, quantity, orders:
-- [{number, quantity}]}], orders: [{number, customer_name, city, quantity}]}. Variants by today's names and by SKU, then by name: shelves are
-- sorted like that. What has left and what was cancelled is not among them. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.pick_list(p_numbers text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('packing');
  perform private.check_numbers(p_numbers);
  return (
    with open as (
      select o.order_number, o.customer_name, o.shipping_address ->> 'city' as city, i.product_name, i.product_image,
        coalesce(v.size, i.size) as size, coalesce(v.color, i.color) as color, v.sku, l.ordered - l.shipped as quantity, array_position(p_numbers, o.order_number) as place
      from public.orders o
      cross join lateral private.parcel_lines(o.id) l
      join public.order_items i on i.id = l.item_id
      left join public.product_variants v on v.id = i.variant_id
      where o.order_number = any (p_numbers) and o.order_status <> 'cancelled' and l.shipped < l.ordered
    )
    select jsonb_build_object(
      'lines', (
        select coalesce(jsonb_agg(jsonb_build_object('sku', p.sku, 'product_name', p.product_name, 'product_image', p.product_image,
          'size', p.size, 'color', p.color, 'quantity', p.quantity, 'orders', p.orders)
          order by p.sku nulls last, p.product_name, p.color, p.size), '[]')
        from (
          select n.sku, n.product_name, min(n.product_image) as product_image, n.size, n.color, sum(n.quantity) as quantity,
            jsonb_agg(jsonb_build_object('number', n.order_number, 'quantity', n.quantity) order by n.place) as orders
          from open n group by n.sku, n.product_name, n.size, n.color
        ) p),
      'orders', (
        select coalesce(jsonb_agg(jsonb_build_object('number', w.order_number, 'customer_name', w.customer_name, 'city', w.city,
          'quantity', w.quantity) order by w.place), '[]')
        from (
          select n.order_number, n.customer_name, n.city, n.place, sum(n.quantity) as quantity from open n group by 1, 2, 3, 4
        ) w)));
end
$$;
grant execute on function private.pick_list(text[]) to authenticated;

-- The labels of several orders, one for each parcel on its way; of an order of which nothing has left, one for all of it:
-- [{order_number, customer_name, customer_phone, shipping_address, currency, is_cash, position, parcels, quantity, carrier,
-- tracking_number, may_open, may_try_on, amount_to_collect}]. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.parcel_labels(p_numbers text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('packing');
  perform private.check_numbers(p_numbers);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('order_number', o.order_number, 'customer_name', o.customer_name,
      'customer_phone', o.customer_phone, 'shipping_address', o.shipping_address, 'currency', o.currency,
      'language', t.text_language, 'is_cash', o.payment_method = 'cod', 'position', s.position, 'parcels', s.parcels, 'quantity', s.quantity,
      'carrier', s.carrier, 'tracking_number', s.tracking_number, 'may_open', s.may_open, 'may_try_on', s.may_try_on,
      'amount_to_collect', s.amount) order by array_position(p_numbers, o.order_number), s.position), '[]')
    from public.orders o
    cross join public.shop_settings t
    cross join lateral (
      select row_number() over (order by p.position) as position, count(*) over () as parcels, p.carrier, p.tracking_number,
        p.may_open, p.may_try_on, private.expected_cash(p, o) as amount,
        (select sum(c.quantity) from public.shipment_items c where c.shipment_id = p.id) as quantity
      from public.shipments p where p.order_id = o.id and p.state = 'shipped'
      union all
      select 1, 1, o.carrier, o.tracking_number, t.parcels_may_open, t.parcels_may_try_on,
        case when o.payment_method = 'cod' then o.due_amount else 0 end,
        (select sum(i.quantity) from public.order_items i where i.order_id = o.id)
      where not exists (select from public.shipments p where p.order_id = o.id and p.state in ('shipped', 'delivered'))
    ) s
    where o.order_number = any (p_numbers) and o.order_status <> 'cancelled');
end
$$;
grant execute on function private.parcel_labels(text[]) to authenticated;

-- What couriers charge in a zone. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 ZONE_NOT_FOUND.
create function private.save_courier_fees(p_zone uuid, p_fees jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  if jsonb_typeof(p_fees) is distinct from 'object' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "fees"}');
  end if;
  if not exists (select from public.shipping_zones z where z.id = p_zone) then
    perform private.fail(404, 'ZONE_NOT_FOUND');
  end if;
  insert into public.courier_fees (zone_id, delivered, returned, refused)
  values (p_zone, private.input_amount(p_fees, 'delivered', 0, 99999), private.input_amount(p_fees, 'returned', 0, 99999),
    private.input_amount(p_fees, 'refused', 0, 99999))
  on conflict (zone_id) do update set delivered = excluded.delivered, returned = excluded.returned, refused = excluded.refused;
end
$$;
grant execute on function private.save_courier_fees(uuid, jsonb) to authenticated;

create function public.find_parcels(p_codes text[]) returns jsonb language sql stable set search_path = ''
as $$ select private.find_parcels(private.flat_list(p_codes, 'codes')) $$;
grant execute on function public.find_parcels(text[]) to authenticated;
create function public.settle_parcels(p_id uuid, p_rows jsonb) returns jsonb language sql volatile set search_path = ''
as $$ select private.settle_parcels(p_id, private.json_list(p_rows, 'rows')) $$;
grant execute on function public.settle_parcels(uuid, jsonb) to authenticated;
create function public.list_settlements(p_page int default 1, p_size int default 20) returns jsonb language sql stable set search_path = ''
as $$ select private.list_settlements(p_page, p_size) $$;
grant execute on function public.list_settlements(int, int) to authenticated;
create function public.pick_list(p_numbers text[]) returns jsonb language sql stable set search_path = ''
as $$ select private.pick_list(private.flat_list(p_numbers, 'numbers')) $$;
grant execute on function public.pick_list(text[]) to authenticated;
create function public.parcel_labels(p_numbers text[]) returns jsonb language sql stable set search_path = ''
as $$ select private.parcel_labels(private.flat_list(p_numbers, 'numbers')) $$;
grant execute on function public.parcel_labels(text[]) to authenticated;
create function public.save_courier_fees(p_zone uuid, p_fees jsonb) returns void language sql volatile set search_path = ''
as $$ select private.save_courier_fees(p_zone, private.json_object(p_fees, 'fees')) $$;
grant execute on function public.save_courier_fees(uuid, jsonb) to authenticated;
