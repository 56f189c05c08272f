-- Parcels: what of an order is in which parcel, who carries it and what became of it. An order is shipped when each of its
-- lines is in a parcel, and delivered when all of these parcels are; until then it is processing. Parcels that came back
-- (refused, returned) no longer count: their items can be sent again.

-- What couriers charge in a zone, which shoppers must not see.
create table public.courier_fees (
  zone_id uuid primary key references public.shipping_zones (id) on delete cascade,
  delivered numeric(10, 2) not null default 0 check (delivered between 0 and 99999),
  returned numeric(10, 2) not null default 0 check (returned between 0 and 99999),
  refused numeric(10, 2) not null default 0 check (refused between 0 and 99999)
);
alter table public.courier_fees enable row level security;
create policy "the owner reads fees" on public.courier_fees for select to authenticated using ((select private.is_admin()));
grant select on public.courier_fees to authenticated;

create table public.shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- Its place among the order's parcels, from 1.
  position integer not null check (position between 1 and 10000),
  state text not null default 'shipped' check (state in ('shipped', 'delivered', 'refused', 'returned')),
  carrier text check (length(carrier) between 1 and 80),
  tracking_number text check (length(tracking_number) between 1 and 80),
  -- The owner's own link, for a carrier whose links the shop does not know.
  tracking_url text check (length(tracking_url) <= 500 and tracking_url ~ '^https://[^\s"<>]+$'),
  -- The tracking number as scanners and people write it.
  tracking_code text generated always as (nullif(upper(regexp_replace(tracking_number, '[^0-9A-Za-z]', '', 'g')), '')) stored,
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

create table public.shipment_items (
  shipment_id uuid not null references public.shipments (id) on delete cascade,
  order_item_id uuid not null references public.order_items (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 99),
  primary key (shipment_id, order_item_id)
);
create index shipment_items_of_item on public.shipment_items (order_item_id);

alter table public.shipments enable row level security;
alter table public.shipment_items enable row level security;
create policy "the owner reads parcels" on public.shipments for select to authenticated using ((select private.is_admin()));
-- Whether a parcel is on its way or handed over. The policy below needs it: members cannot read public.shipments.
create function private.counts_as_shipped(p_shipment uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select s.state in ('shipped', 'delivered') from public.shipments s where s.id = p_shipment $$;
grant execute on function private.counts_as_shipped(uuid) to authenticated;
-- The policy of orders decides, as for public.order_items; a member sees what was sent and is not back.
create policy "with the order" on public.shipment_items for select to authenticated
  using (exists (select 1 from public.order_items i where i.id = order_item_id) and private.counts_as_shipped(shipment_id));
grant select on public.shipments, public.shipment_items to authenticated;

-- A row as the log shows it: names instead of ids, a masked address instead of a customer's.
create or replace function private.audit_row(p_table text, p_row jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if p_table in ('deals', 'product_variants', 'reviews') then
    return p_row || jsonb_build_object('product', (select p.title from public.products p where p.id = (p_row ->> 'product_id')::uuid));
  elsif p_table = 'products' then
    return p_row || jsonb_build_object('collection_slug', coalesce(
      (select c.name from public.collections c where c.slug = p_row ->> 'collection_slug'), p_row ->> 'collection_slug'));
  elsif p_table = 'discounts' then
    return p_row || jsonb_build_object(
      'percent_off', case when p_row ->> 'kind' = 'percent' then p_row -> 'value' end,
      'amount_off', case when p_row ->> 'kind' = 'amount' then p_row -> 'value' end,
      'collection_slugs', (select jsonb_agg(coalesce(c.name, s.slug) order by s.place)
        from jsonb_array_elements_text(p_row -> 'collection_slugs') with ordinality as s (slug, place)
        left join public.collections c on c.slug = s.slug),
      'product_ids', (select jsonb_agg(p.title order by p.title)
        from public.products p where p.id::text in (select jsonb_array_elements_text(p_row -> 'product_ids'))));
  elsif p_table = 'refunds' then
    return p_row || (
      select jsonb_build_object('order_number', o.order_number, 'currency', o.currency)
      from public.payments p join public.orders o on o.id = p.order_id where p.id = (p_row ->> 'payment_id')::uuid);
  elsif p_table = 'admins' then
    return p_row || jsonb_build_object('email', (select u.email from auth.users u where u.id = (p_row ->> 'user_id')::uuid));
  elsif p_table in ('customer_notes', 'customer_tags', 'subscriptions', 'suppressed_emails') then
    return p_row || jsonb_build_object('email', private.masked_email(p_row ->> 'email'), 'topic', split_part(p_row ->> 'topic', ':', 1));
  elsif p_table = 'email_outbox' then
    return p_row || jsonb_build_object('about', coalesce(p_row #>> '{payload,order_number}', private.masked_email(p_row ->> 'recipient')));
  elsif p_table = 'messages' then
    return p_row || jsonb_build_object('reference', private.message_reference((p_row ->> 'id')::uuid));
  elsif p_table = 'return_items' then
    return p_row || (
      select jsonb_build_object('line', concat_ws(', ', r.number, i.product_name), 'currency', o.currency)
      from public.returns r join public.orders o on o.id = r.order_id
      join public.order_items i on i.id = (p_row ->> 'order_item_id')::uuid where r.id = (p_row ->> 'return_id')::uuid);
  elsif p_row ? 'zone_id' then
    return p_row || jsonb_build_object('zone',
      (select z.name from public.shipping_zones z where z.id = (p_row ->> 'zone_id')::uuid));
  elsif p_row ? 'order_id' then
    return p_row || coalesce((select jsonb_build_object('order_number', o.order_number, 'currency', o.currency)
      from public.orders o where o.id = (p_row ->> 'order_id')::uuid), '{}');
  end if;
  return p_row;
end
$$;
create trigger audit_shipments after insert or update or delete on public.shipments for each row execute function
  private.audit('order_number', 'position', 'state', 'carrier', 'tracking_number', 'tracking_url', 'may_open', 'may_try_on');
create trigger audit_courier_fees after insert or update on public.courier_fees for each row execute function
  private.audit('zone', 'delivered', 'returned', 'refused');

-- ------------------------------------------------------------------ what fits into parcels

-- Lines of an order with what is in parcels and what is left to ship.
create function private.parcel_lines(p_order_id uuid) returns table (item_id uuid, item_position int, ordered int, shipped int)
language sql stable set search_path = ''
as $$
  select i.id, i.position, i.quantity, coalesce((
    select sum(c.quantity) from public.shipment_items c join public.shipments s on s.id = c.shipment_id
    where c.order_item_id = i.id and s.state in ('shipped', 'delivered')), 0)::int
  from public.order_items i where i.order_id = p_order_id
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

alter table public.shop_settings
  -- What parcels allow at the door unless the owner says otherwise for one.
  add column parcels_may_open boolean not null default false,
  add column parcels_may_try_on boolean not null default false;
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
      elsif p_old.order_status = 'delivered' then
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

-- After an order is placed or changes: its parcels follow; and when its status moved, an event, and a mail in the outbox of
-- the same transaction. Of an order by card there is no word until it is paid: the visitor may have left the payment page.
-- A parcel that leaves has a mail of its own.
create or replace function private.order_after_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_led boolean := coalesce(current_setting('shop.parcels_lead', true) = 'true', false);
begin
  if tg_op = 'UPDATE' and not v_is_led then
    perform private.move_parcels(old, new);
  end if;
  if tg_op = 'UPDATE' and new.order_status = old.order_status then
    return null;
  end if;
  insert into public.order_events (order_id, status, actor)
  values (new.id, new.order_status, case
    when new.cancel_reason = 'unpaid' and current_setting('shop.is_recorded', true) = 'true' then 'system'
    when (select private.is_admin()) and tg_op = 'UPDATE' then 'owner'
    when tg_op = 'INSERT' or (select auth.uid()) is not distinct from new.user_id then 'customer'
    else 'system' end);
  if (new.payment_method <> 'card' or new.paid_amount > 0)
    and new.order_status <> 'shipped' and not (v_is_led and new.order_status = 'processing') then
    insert into private.email_outbox (recipient, template, payload)
    values (new.customer_email, 'order-' || new.order_status,
            jsonb_build_object('order_id', new.id, 'order_number', new.order_number));
  end if;
  if new.order_status = 'cancelled' then
    -- The payment page may stay open; money that still arrives is settled when the provider reports it.
    update public.payments p set status = 'expired', settled_at = clock_timestamp()
    where p.order_id = new.id and p.status = 'open';
  end if;
  return null;
end
$$;

-- Adds a payment that the owner received. The caller has locked the order. Raises PT409 NOT_SENT_YET for cash of an order
-- of which no parcel left: it is collected when a parcel is handed over.
create or replace function private.add_payment(p_order public.orders, p_amount numeric, p_method text, p_at timestamptz, p_note text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if p_method = 'cod' and p_order.payment_method = 'cod' and p_order.order_status not in ('shipped', 'delivered')
    and not exists (select from public.shipments s where s.order_id = p_order.id and s.state in ('shipped', 'delivered')) then
    perform private.fail(409, 'NOT_SENT_YET');
  end if;
  insert into public.payments (order_id, method, amount, status, note, author_id, settled_at)
  values (p_order.id, p_method, p_amount, 'succeeded', p_note, (select auth.uid()), p_at);
end
$$;

-- ------------------------------------------------------------------ mails

-- Whether a mail about an order is still true.
create or replace function private.is_mail_current(p_template text, p_order public.orders) returns boolean
language sql stable set search_path = ''
as $$
  select case p_template
    when 'order-pending' then true
    when 'order-shipped' then p_order.order_status in ('processing', 'shipped')
      and exists (select from public.shipments s where s.order_id = p_order.id and s.state = 'shipped')
    when 'order-tracking' then coalesce(p_order.tracking_number, '') <> '' and p_order.order_status in ('processing', 'shipped')
      and exists (select from public.shipments s where s.order_id = p_order.id and s.state = 'shipped')
    when 'order-paid' then p_order.order_status <> 'cancelled' and p_order.paid_amount > 0
    when 'order-reminder' then p_order.payment_method = 'bank' and p_order.due_amount > 0
    when 'order-refunded' then p_order.refunded_amount > 0
    when 'order-paid-late' then p_order.refunded_amount > 0
    else p_template = 'order-' || p_order.order_status end
$$;

-- Sends a mail for a tracking number that a parcel on its way gets or changes, unless the mail about that parcel is not
-- claimed yet and will contain it.
create or replace function private.mail_tracking() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.email_outbox (recipient, template, payload)
  select o.customer_email, 'order-tracking',
    jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'shipment_id', new.id)
  from public.orders o
  where o.id = new.order_id and not exists (
    select 1 from private.email_outbox m
    where m.recipient = o.customer_email and m.template in ('order-shipped', 'order-tracking')
      and m.payload ->> 'shipment_id' = new.id::text
      and m.sent_at is null and m.failed_at is null and m.dropped_at is null and m.attempts = 0);
  return null;
end
$$;
drop trigger mail_tracking on public.orders;
create trigger mail_tracking after update of tracking_number on public.shipments
  for each row when (old.state = 'shipped' and new.state = 'shipped'
    and new.tracking_number is not null and new.tracking_number is distinct from old.tracking_number)
  execute function private.mail_tracking();

-- The parcels of an order, the first one first, as its customer and owner see them: [{id, position, state, carrier,
-- tracking_number, tracking_url, may_open, may_try_on, amount_to_collect, shipped_at, delivered_at, returned_at, items:
-- [{item_id, quantity}]}].
create function private.parcels_json(p_order_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'position', s.position, 'state', s.state, 'carrier', s.carrier,
    'tracking_number', s.tracking_number, 'tracking_url', s.tracking_url, 'may_open', s.may_open, 'may_try_on', s.may_try_on,
    'amount_to_collect', s.amount_to_collect, 'shipped_at', s.shipped_at, 'delivered_at', s.delivered_at,
    'returned_at', s.returned_at, 'items', (
      select coalesce(jsonb_agg(jsonb_build_object('item_id', c.order_item_id, 'quantity', c.quantity) order by i.position), '[]')
      from public.shipment_items c join public.order_items i on i.id = c.order_item_id where c.shipment_id = s.id))
    order by s.position), '[]')
  from public.shipments s where s.order_id = p_order_id
$$;

-- ------------------------------------------------------------------ reading

-- The whole order as the confirmation shows it: the row with its sums of money, its items in the cart's order with what of
-- each was shipped, its events, its steps, its parcels, its payments and refunds (private.order_money), and until when it
-- may be cancelled.
create or replace function private.order_json(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select to_jsonb(o) - array['user_id', 'discount_id', 'phone_e164', 'confirmation', 'call_attempts', 'next_call_at'] || private.order_money(o) || jsonb_build_object(
    'is_member_order', o.user_id is not null,
    'cancel_until', private.cancel_until(o),
    'steps', private.order_steps(o),
    'shipments', private.parcels_json(o.id),
    'items', coalesce((
      select jsonb_agg(to_jsonb(i) - array['order_id', 'variant_id', 'deal_id', 'position'] || jsonb_build_object('shipped', l.shipped)
        order by i.position)
      from public.order_items i join private.parcel_lines(o.id) l on l.item_id = i.id where i.order_id = o.id), '[]'),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at) order by e.id)
      from public.order_events e where e.order_id = o.id), '[]'))
  from public.orders o where o.id = p_order_id);
end
$$;

-- Whole orders with their items, newest first, for CSV files and printing: at most p_size after the given one.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create or replace function private.read_orders(p_filter jsonb, p_after_at timestamptz, p_after_id uuid, p_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_answer jsonb;
begin
  perform private.only_admin();
  if p_size is null or p_size not between 1 and 500 or (p_after_at is null) <> (p_after_id is null) then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(o) - array[''user_id'', ''phone_e164'', ''confirmation'', ''call_attempts'', ''next_call_at''] || jsonb_build_object(''items'', (
       select coalesce(jsonb_agg(to_jsonb(i) - array[''order_id'', ''product_id'', ''variant_id'', ''deal_id''] || jsonb_build_object(''shipped'', l.shipped)
         order by i.position), ''[]'')
       from public.order_items i join private.parcel_lines(o.id) l on l.item_id = i.id where i.order_id = o.id)) order by o.created_at desc, o.id), ''[]'')
     from (select o.* from %s %s order by o.created_at desc, o.id limit $3) o',
    private.orders_found(p_filter),
    -- The row comparison is the condition at which the index scan starts.
    case when p_after_at is not null then 'where o.created_at <= $1 and (o.created_at < $1 or o.id > $2)' else '' end)
  into v_answer using p_after_at, p_after_id, p_size;
  return v_answer;
end
$$;

-- An order as a line of the owner's list.
create or replace function private.order_line(p_order public.orders) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', p_order.id, 'order_number', p_order.order_number, 'customer_name', p_order.customer_name,
    'customer_email', p_order.customer_email, 'shipping_address', p_order.shipping_address,
    'payment_method', p_order.payment_method, 'payment_status', p_order.payment_status, 'order_status', p_order.order_status,
    'cancel_reason', p_order.cancel_reason, 'shipping_method', p_order.shipping_method, 'estimated_from', p_order.estimated_from,
    'discount_amount', p_order.discount_amount, 'discount_code', p_order.discount_code, 'discount_title', p_order.discount_title,
    'currency', p_order.currency, 'total_amount', p_order.total_amount, 'paid_amount', p_order.paid_amount,
    'refunded_amount', p_order.refunded_amount, 'refund_pending_amount', p_order.refund_pending_amount,
    'due_amount', p_order.due_amount, 'payment_due_at', p_order.payment_due_at,
    'created_at', p_order.created_at, 'items', (
      select jsonb_build_array(jsonb_build_object('quantity', coalesce(sum(l.ordered), 0),
        'parcels', jsonb_build_array(jsonb_build_object('quantity', coalesce(sum(l.shipped), 0)))))
      from private.parcel_lines(p_order.id) l))
$$;

-- Where an order is, for a caller who knows its number and the email it was placed with. No name and no address, and the
-- same null whether the number or the email is wrong. As before, with {item_count, shipments}: parcels without what is in
-- them.
create or replace function private.track_order(p_order_number text, p_email text, p_tokens text[]) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_number text := private.read_order_number(p_order_number);
  v_email text := lower(private.clean_line(left(p_email, 400)));
  v_network text := coalesce('@' || private.client_network(), '');
  v_free boolean;
begin
  if length(p_order_number) > 80 or coalesce(private.clean_line(p_order_number), '') = '' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "orderNumber"}');
  end if;
  if v_email is null or length(v_email) > 254 or v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  v_free := exists (
    select 1 from public.orders o
    where o.order_number = v_number and o.customer_email = v_email and (o.user_id = (select auth.uid()) or exists (
      select 1 from private.order_keys k
      where k.order_id = o.id and k.token_hash in (select sha256(convert_to(left(t.token, 64), 'UTF8')) from unnest(p_tokens[1:50]) as t (token)))));
  if not v_free then
    v_free := private.within_limit('track-email:' || v_email || v_network, 30, 15);
    if v_number is not null then
      v_free := private.within_limit('track:' || v_number || v_network, 10, 15) and v_free;
    end if;
  end if;
  if not v_free then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  return (
    select jsonb_build_object('order_number', o.order_number, 'status', o.order_status, 'cancel_reason', o.cancel_reason,
      'shipping_method', o.shipping_method, 'estimated_from', o.estimated_from, 'estimated_delivery', o.estimated_delivery,
      'carrier', o.carrier, 'tracking_number', o.tracking_number,
      'steps', private.order_steps(o), 'currency', o.currency, 'discount_amount', o.discount_amount,
      'discount_code', o.discount_code, 'discount_title', o.discount_title, 'total_amount', o.total_amount,
      'payment_method', o.payment_method, 'payment_status', o.payment_status, 'payment_due_at', o.payment_due_at,
      'paid_amount', o.paid_amount, 'refunded_amount', o.refunded_amount,
      'refund_pending_amount', o.refund_pending_amount, 'due_amount', o.due_amount,
      'item_count', (select sum(i.quantity) from public.order_items i where i.order_id = o.id),
      'shipments', private.parcels_json(o.id)) || private.order_money(o)
    from public.orders o where o.order_number = v_number and o.customer_email = v_email);
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
  if jsonb_typeof(p_parcel) is distinct from 'object' or length(p_parcel::text) > 4000 then
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

-- Sends lines of an order in a parcel of their own.
--   p_id     the parcel's id, made by the browser: a request that is repeated makes one parcel
--   p_lines  [{item_id, quantity}], 1 to 50; null for all that is left
--   p_parcel see private.read_parcel
-- Returns the order as private.order_json does. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 ORDER_NOT_FOUND,
-- PT409 ORDER_WAS_CANCELLED, NOT_PAID, NOT_CONFIRMED, MORE_THAN_ORDERED, NOTHING_LEFT.
create function private.ship_items(p_order_id uuid, p_id uuid, p_lines jsonb, p_parcel jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_parcel record;
begin
  perform private.only_admin();
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
    return private.order_json(p_order_id);
  end if;
  perform private.check_ships(v_order);
  if not exists (select from private.parcel_lines(p_order_id) l where l.shipped < l.ordered) then
    perform private.fail(409, 'NOTHING_LEFT');
  end if;
  perform private.add_parcel(v_order, p_id, p_lines, v_parcel.carrier, v_parcel.tracking_number, v_parcel.tracking_url,
    v_parcel.may_open, v_parcel.may_try_on);
  perform private.mail_order(v_order, 'order-shipped', jsonb_build_object('shipment_id', p_id));
  perform private.follow_parcels(p_order_id);
  return private.order_json(p_order_id);
end
$$;

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

-- Changes who carries a parcel, its number, its link and what is allowed at the door. p_seen is its updated_at as the owner
-- saw it. Returns the order. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 PARCEL_NOT_FOUND, PT409 CHANGED_MEANWHILE.
create function private.save_parcel(p_id uuid, p_parcel jsonb, p_seen timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_parcel public.shipments;
  v_facts record;
begin
  perform private.only_admin();
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
  return private.order_json(v_parcel.order_id);
end
$$;

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
  perform private.only_admin();
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
  return private.order_json(v_parcel.order_id);
end
$$;

-- Removes a parcel that was made by mistake and is still on its way; its items are to be shipped again. Returns the order.
-- Raises PT403 FORBIDDEN, PT404 PARCEL_NOT_FOUND, PT409 CHANGED_MEANWHILE.
create function private.remove_parcel(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_parcel public.shipments;
begin
  perform private.only_admin();
  v_parcel := private.lock_parcel(p_id);
  if v_parcel.state <> 'shipped' then
    perform private.fail(409, 'CHANGED_MEANWHILE');
  end if;
  delete from public.shipments s where s.id = p_id;
  perform private.follow_parcels(v_parcel.order_id);
  return private.order_json(v_parcel.order_id);
end
$$;

grant execute on function private.ship_items(uuid, uuid, jsonb, jsonb) to authenticated;
grant execute on function private.save_parcel(uuid, jsonb, timestamptz) to authenticated;
grant execute on function private.move_parcel(uuid, text, text) to authenticated;
grant execute on function private.remove_parcel(uuid) to authenticated;

create function public.ship_items(p_order_id uuid, p_id uuid, p_parcel jsonb, p_lines jsonb default null) returns jsonb
language sql volatile set search_path = ''
as $$ select private.ship_items(p_order_id, p_id, p_lines, p_parcel) $$;
create function public.save_parcel(p_id uuid, p_parcel jsonb, p_seen timestamptz) returns jsonb
language sql volatile set search_path = ''
as $$ select private.save_parcel(p_id, p_parcel, p_seen) $$;
create function public.move_parcel(p_id uuid, p_from text, p_to text) returns jsonb
language sql volatile set search_path = ''
as $$ select private.move_parcel(p_id, p_from, p_to) $$;
create function public.remove_parcel(p_id uuid) returns jsonb
language sql volatile set search_path = ''
as $$ select private.remove_parcel(p_id) $$;
grant execute on function public.ship_items(uuid, uuid, jsonb, jsonb) to authenticated;
grant execute on function public.save_parcel(uuid, jsonb, timestamptz) to authenticated;
grant execute on function public.move_parcel(uuid, text, text) to authenticated;
grant execute on function public.remove_parcel(uuid) to authenticated;

-- ------------------------------------------------------------------ shops from before

-- Gives each order that was shipped or delivered without parcels the one parcel with everything. Returns how many.
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
-- Whole orders are sent, so their lines need no check, which would take minutes in a large shop.
alter table public.shipments disable trigger user;
alter table public.shipment_items disable trigger user;
select private.add_missing_parcels();
alter table public.shipments enable trigger user;
alter table public.shipment_items enable trigger user;
