-- Exchanges: a line of a return is wanted in another size or colour. What is wanted is taken from the stock at once and kept for as long
-- as the owner says. When the parcel is here it is sent by an order of its own, paid for by what came back: the same parcels, papers and
-- figures as every order, and a return of its own later on. Also what returns tell of sizes.
--
-- Locks: the order of the return first, then its customer's turns, then variants, then what is kept of them.

create trigger audit_exchange_settings after update on public.shop_settings for each row execute function
  private.audit('', 'exchange_days', 'shows_fit');

-- What is kept for exchanges, by the line that wants it. A row takes its pieces out of the stock, and gives them back when it goes.
create table private.exchange_holds (
  return_item_id uuid primary key references public.return_items (id) on delete cascade,
  variant_id uuid not null references public.product_variants (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 99),
  until timestamptz not null check (until >= '2000-01-01' and until <= '2100-01-01')
);
create index exchange_holds_of_variant on private.exchange_holds (variant_id, until);
create index exchange_holds_past on private.exchange_holds (until);
alter table private.exchange_holds enable row level security;

-- After a piece is kept, or no longer: the stock follows, with a movement that names the return. The caller has locked the variant.
create function private.move_exchange_stock() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_hold private.exchange_holds;
  v_return public.returns;
begin
  if tg_op = 'DELETE' then
    v_hold := old;
  else
    v_hold := new;
  end if;
  select r.* into v_return from public.return_items i join public.returns r on r.id = i.return_id where i.id = v_hold.return_item_id;
  perform private.explain_stock('exchange', v_return.order_id, v_return.number);
  update public.product_variants v set quantity = v.quantity + case when tg_op = 'DELETE' then v_hold.quantity else - v_hold.quantity end
  where v.id = v_hold.variant_id;
  perform private.explain_stock(null, null);
  return null;
end
$$;
create trigger move_exchange_stock after insert or delete on private.exchange_holds
  for each row execute function private.move_exchange_stock();

-- ------------------------------------------------------------------ what may be wanted

-- For how many days the shop keeps a piece for an exchange of an order; null where it exchanges none. Prices in another currency than
-- the order's are none of its prices.
create function private.exchange_days(p_order public.orders) returns int
language sql stable security definer set search_path = ''
as $$ select s.exchange_days from public.shop_settings s where s.currency = p_order.currency $$;

-- What one of a variant costs in exchange for an order's item, before the line's discount: what was paid, and by how much the variant costs
-- more or less today than the item's own, but not less than it costs today where it was cheaper than what was paid. A deal that was
-- had is kept: its price is that of all variants.
create function private.exchange_price(p_item public.order_items, p_variant public.product_variants) returns numeric
language sql stable security definer set search_path = ''
as $$
  select case when p_item.deal_id is not null then p_item.price
    else greatest(least(p_item.price, w.price), p_item.price + w.price - coalesce(
      (select coalesce(v.price, p.price) from public.product_variants v where v.id = p_item.variant_id), p_item.price)) end
  from public.products p cross join lateral (select coalesce(p_variant.price, p.price) as price) w where p.id = p_variant.product_id
$$;

-- What of a line's discount moves to what its arrived pieces are exchanged for: for cheaper ones the same part of their price, for dearer
-- ones the same amount.
create function private.exchange_discount(p_line public.return_items, p_item public.order_items) returns numeric
language sql immutable set search_path = ''
as $$
  select round((p_item.price * p_line.received - p_line.refund_amount) * coalesce(least(1, p_line.wanted_price / nullif(p_item.price, 0)), 1), 2)
$$;

-- What an order's item can be exchanged for: all variants of its product, in its order, while that is for sale: [{size, color, price,
-- available}]; `price` is private.exchange_price, `available` no more than p_left tells.
create function private.exchange_choices(p_item public.order_items, p_left int) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('size', v.size, 'color', v.color, 'price', private.exchange_price(p_item, v),
    'available', least(v.quantity, p_left)) order by array_position(p.colors, v.color), array_position(p.sizes, v.size), v.id), '[]')
  from public.products p join public.product_variants v on v.product_id = p.id
  where p.id = p_item.product_id and p.status = 'live' and p_left > 0
$$;

-- private.returnable with what its items can be exchanged for while returns may be asked for: {…, exchange_days, items: [{…, choices}]}.
create function private.with_choices(p_returnable jsonb, p_order public.orders) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_days int := case when (p_returnable ->> 'is_open')::boolean then private.exchange_days(p_order) end;
begin
  return p_returnable || jsonb_build_object('exchange_days', v_days, 'items', (
    select coalesce(jsonb_agg(e || jsonb_build_object('choices', case when v_days is null then '[]'
      else private.exchange_choices(i, (e ->> 'left')::int) end) order by i.position), '[]')
    from jsonb_array_elements(p_returnable -> 'items') e join public.order_items i on i.id = (e ->> 'id')::uuid));
end
$$;

-- What a line wants instead: {size, color, price, kept_until}, null for a refund; kept_until is null while nothing is kept for it.
create function private.wanted_json(p_item public.return_items) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when p_item.wanted_price is not null then jsonb_build_object('size', p_item.wanted_size, 'color', p_item.wanted_color,
    'price', p_item.wanted_price, 'kept_until', (
      select h.until from private.exchange_holds h where h.return_item_id = p_item.id and h.until > now())) end
$$;

-- The order by which a return was exchanged: {id, number, status, at, amount, due, carrier, tracking_number}; `amount` is what came back and
-- paid for it. Null without one.
create function private.exchange_json(p_return public.returns) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', o.id, 'number', o.order_number, 'status', o.order_status, 'at', o.created_at,
    'amount', p_return.exchanged_amount, 'due', o.due_amount, 'carrier', o.carrier, 'tracking_number', o.tracking_number)
  from public.orders o where o.id = p_return.exchange_order_id
$$;

-- ------------------------------------------------------------------ keeping pieces

-- Keeps what the lines of a return want, from now on for the shop's days. Returns what is not there, [{slug, size, color, requested,
-- available}], or null. The caller has locked the order. Raises PT503 BUSY.
create function private.hold_exchanges(p_return_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_until timestamptz := now() + make_interval(days => (
    select private.exchange_days(o) from public.returns r join public.orders o on o.id = r.order_id where r.id = p_return_id));
  v_line record;
  v_short jsonb := '[]';
begin
  if v_until is null or not exists (select from public.return_items i where i.return_id = p_return_id and i.wanted_price is not null) then
    return null;
  end if;
  perform private.lock_variants(array(
    select i.wanted_variant_id from public.return_items i where i.return_id = p_return_id and i.wanted_variant_id is not null));
  for v_line in
    select i.id, i.wanted_variant_id, i.wanted_size, i.wanted_color, i.quantity, n.product_slug
    from public.return_items i join public.order_items n on n.id = i.order_item_id
    where i.return_id = p_return_id and i.wanted_price is not null order by n.position, i.id
  loop
    update private.exchange_holds h set until = v_until where h.return_item_id = v_line.id;
    if not found then
      insert into private.exchange_holds (return_item_id, variant_id, quantity, until)
      select v_line.id, v.id, v_line.quantity, v_until from public.product_variants v
      where v.id = v_line.wanted_variant_id and v.quantity >= v_line.quantity;
      if not found then
        v_short := v_short || jsonb_build_object('slug', v_line.product_slug, 'size', v_line.wanted_size, 'color', v_line.wanted_color,
          'requested', v_line.quantity, 'available', coalesce((
            select least(v.quantity, (select private.stock_cap())) from public.product_variants v where v.id = v_line.wanted_variant_id), 0));
      end if;
    end if;
  end loop;
  return nullif(v_short, '[]');
end
$$;

-- Writes what the lines of a new return want, and keeps it. Who asks is bounded by the phone: what a number has kept in all its returns
-- together. Owners, who ask for a customer, are not. The caller has locked the order. Raises PT409 EXCHANGE_CLOSED where the shop
-- exchanges nothing, PT409 OUT_OF_STOCK [{slug, size, color, requested, available}], PT429 TOO_MANY_EXCHANGES {limit}, PT503 BUSY.
create function private.want_exchanges(p_order public.orders, p_return_id uuid, p_items jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_limit int := private.bound('exchange-items');
  v_short jsonb;
begin
  if not p_items @? '$[*].exchange.size' then
    return;
  end if;
  if private.exchange_days(p_order) is null then
    perform private.fail(409, 'EXCHANGE_CLOSED');
  end if;
  update public.return_items i
  set wanted_variant_id = v.id, wanted_size = v.size, wanted_color = v.color, wanted_price = private.exchange_price(n, v)
  from jsonb_array_elements(p_items) e
  join public.order_items n on n.id = (e ->> 'item')::uuid
  join public.products p on p.id = n.product_id and p.status = 'live'
  join public.product_variants v on v.id = coalesce(
    (select w.id from public.product_variants w
     where w.product_id = p.id and w.size = e #>> '{exchange,size}' and w.color = e #>> '{exchange,color}'),
    (select f.variant_id from private.former_variants f
     where f.product_id = p.id and f.size = e #>> '{exchange,size}' and f.color = e #>> '{exchange,color}'))
  where i.return_id = p_return_id and i.order_item_id = n.id;
  -- What is not sold any more, or never was.
  select jsonb_agg(jsonb_build_object('slug', n.product_slug, 'size', e #>> '{exchange,size}', 'color', e #>> '{exchange,color}',
    'requested', i.quantity, 'available', 0)) into v_short
  from jsonb_array_elements(p_items) e join public.return_items i on i.return_id = p_return_id and i.order_item_id = (e ->> 'item')::uuid
  join public.order_items n on n.id = i.order_item_id
  where e #>> '{exchange,size}' is not null and i.wanted_price is null;
  if v_short is not null then
    perform private.fail(409, 'OUT_OF_STOCK', v_short);
  end if;
  if not private.may('orders.change') then
    -- One request of a customer at a time, so that what is kept is counted one after the other.
    perform private.take_turn(k.key)
    from unnest(private.customer_turns(p_order.customer_key, p_order.customer_phone, p_order.user_id)) as k (key);
    if v_limit < (
      select sum(i.quantity) from public.return_items i where i.return_id = p_return_id and i.wanted_price is not null) + coalesce((
      select sum(h.quantity) from private.exchange_holds h join public.return_items i on i.id = h.return_item_id
      join public.returns r on r.id = i.return_id join public.orders o on o.id = r.order_id
      where private.phone_key(o.customer_phone) = private.phone_key(p_order.customer_phone)
        or private.mailbox(o.customer_key) = private.mailbox(p_order.customer_key)), 0) then
      perform private.fail(429, 'TOO_MANY_EXCHANGES', jsonb_build_object('limit', v_limit));
    end if;
  end if;
  v_short := private.hold_exchanges(p_return_id);
  if v_short is not null then
    perform private.fail(409, 'OUT_OF_STOCK', v_short);
  end if;
end
$$;

-- After a return was declined, withdrawn or closed: nothing is kept for it any more.
create function private.end_exchange_holds() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_variants(array(
    select h.variant_id from private.exchange_holds h join public.return_items i on i.id = h.return_item_id where i.return_id = new.id));
  delete from private.exchange_holds h using public.return_items i where i.id = h.return_item_id and i.return_id = new.id;
  return null;
end
$$;
create trigger end_exchange_holds after update of state on public.returns for each row
  when (new.state in ('declined', 'withdrawn', 'closed') and old.state <> new.state) execute function private.end_exchange_holds();

-- ------------------------------------------------------------------ sending what was wanted

-- What the exchange of a received return comes to: how many pieces, what came back for them (credit), what they cost with the line's share
-- of the discount (total), and what the order holds of the customer's money (paid_left).
create function private.exchange_terms(
  p_return public.returns, out units int, out credit numeric, out total numeric, out paid_left numeric
)
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(i.received), 0)::int, coalesce(sum(i.refund_amount), 0),
    coalesce(sum(i.wanted_price * i.received - private.exchange_discount(i, n)), 0),
    (select o.paid_amount - o.refunded_amount - o.refund_pending_amount from public.orders o where o.id = p_return.order_id)
  from public.return_items i join public.order_items n on n.id = i.order_item_id
  where i.return_id = p_return.id and i.wanted_price is not null and i.received > 0
$$;

-- Takes what an exchange costs out of what was paid for the order that came back, and pays with it for the one that is sent: refunds
-- and one payment of the kind `exchange`, by which both orders' sums, papers and figures follow. The caller has locked the order.
create function private.pay_by_exchange(p_from uuid, p_to uuid, p_amount numeric, p_number text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_left numeric := p_amount;
  v_payment record;
begin
  for v_payment in
    select p.id, p.amount - (select coalesce(sum(r.amount), 0) from public.refunds r where r.payment_id = p.id and r.status <> 'failed') as free
    from public.payments p where p.order_id = p_from and p.status = 'succeeded' order by p.created_at, p.id
  loop
    if v_left > 0 and v_payment.free > 0 then
      insert into public.refunds (payment_id, amount, reason, way, status, author_id, settled_at)
      values (v_payment.id, least(v_left, v_payment.free), p_number, 'exchange', 'succeeded', (select auth.uid()), now());
      v_left := v_left - least(v_left, v_payment.free);
    end if;
  end loop;
  if p_amount > 0 then
    insert into public.payments (order_id, method, amount, status, note, author_id, settled_at)
    values (p_to, 'exchange', p_amount, 'succeeded', p_number, (select auth.uid()), now());
  end if;
end
$$;

-- Sends what a received return wants instead: an order of the channel `exchange`, in processing, of what arrived, without delivery costs,
-- paid for by what came back. More than that is due with the parcel, or by transfer where the shop takes no cash; less is left to refund,
-- and else the return is closed. Returns private.admin_return. Raises PT403 FORBIDDEN, what private.lock_return raises, PT409
-- NOTHING_TO_EXCHANGE, PT409 NOT_PAID {needed, paid} while the money for what came back is not recorded, PT409 OUT_OF_STOCK as private.hold_exchanges
-- answers it, PT503 BUSY.
create function private.exchange_return(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_return public.returns;
  v_order public.orders;
  v_new uuid;
  v_short jsonb;
  v_lines private.cart_line[];
  v_delivery private.delivery;
  v_today date := private.shop_day(now());
  t record;
begin
  v_return := private.lock_return(p_id, 'received');
  -- What came back pays: that is money.
  perform private.only('payments');
  select * into v_order from public.orders o where o.id = v_return.order_id;
  t := private.exchange_terms(v_return);
  if v_return.exchange_order_id is not null or t.units = 0 then
    perform private.fail(409, 'NOTHING_TO_EXCHANGE');
  end if;
  if t.paid_left < least(t.credit, t.total) then
    perform private.fail(409, 'NOT_PAID', jsonb_build_object('needed', least(t.credit, t.total), 'paid', t.paid_left));
  end if;
  perform private.lock_variants(array(
    select i.wanted_variant_id from public.return_items i where i.return_id = p_id and i.wanted_variant_id is not null
    union select h.variant_id from private.exchange_holds h join public.return_items i on i.id = h.return_item_id where i.return_id = p_id));
  delete from private.exchange_holds h using public.return_items i where i.id = h.return_item_id and i.return_id = p_id;
  select jsonb_agg(jsonb_build_object('slug', w.slug, 'size', w.size, 'color', w.color, 'requested', w.wanted, 'available', coalesce(v.quantity, 0)))
  into v_short
  from (
    select i.wanted_variant_id, min(n.product_slug) as slug, min(i.wanted_size) as size, min(i.wanted_color) as color, sum(i.received)::int as wanted
    from public.return_items i join public.order_items n on n.id = i.order_item_id
    where i.return_id = p_id and i.wanted_price is not null and i.received > 0 group by i.wanted_variant_id
  ) w left join public.product_variants v on v.id = w.wanted_variant_id
  where coalesce(v.quantity, 0) < w.wanted;
  if v_short is not null then
    perform private.fail(409, 'OUT_OF_STOCK', v_short);
  end if;
  v_lines := array(
    select row(row_number() over (order by n.position), n.product_slug, i.wanted_size, i.wanted_color, i.received, n.product_id,
      i.wanted_variant_id, null, i.wanted_price, i.received,
      private.exchange_discount(i, n))::private.cart_line
    from public.return_items i join public.order_items n on n.id = i.order_item_id
    where i.return_id = p_id and i.wanted_price is not null and i.received > 0 order by n.position);
  v_delivery := private.choose_delivery(v_order.shipping_address ->> 'country', v_order.shipping_address ->> 'city', null);
  insert into public.orders (user_id, customer_name, customer_email, customer_phone, shipping_address, payment_method, order_status, subtotal,
    discount_amount, discount_title, shipping_cost, total_amount, currency, shipping_method, estimated_from, estimated_delivery, channel,
    language, confirmation)
  select v_order.user_id, v_order.customer_name, v_order.customer_email, v_order.customer_phone, v_order.shipping_address,
    case when 'cod' = any (s.payment_methods) or not 'bank' = any (s.payment_methods) then 'cod' else 'bank' end, 'processing', l.subtotal, l.discount,
    case when l.discount > 0 then v_order.discount_title end, 0, l.subtotal - l.discount, v_order.currency, v_delivery.name,
    v_today + v_delivery.min_days, v_today + v_delivery.max_days, 'exchange', v_order.language, 'confirmed'
  from public.shop_settings s, (select sum(n.price * n.quantity) as subtotal, sum(n.discount) as discount from unnest(v_lines) as n) l
  returning id into v_new;
  update public.order_events e set actor = 'owner' where e.order_id = v_new;
  -- Nobody holds its secret until the owner makes a link to it.
  insert into private.order_keys (order_id, token_hash, request_hash)
  values (v_new, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), sha256(uuid_send(p_id)));
  -- Who exchanges needs no notice of it.
  delete from private.new_orders n where n.order_id = v_new;
  delete from private.push_orders n where n.order_id = v_new;
  perform private.explain_stock('sale', v_new);
  update public.product_variants v set quantity = v.quantity - w.taken
  from (select l.variant_id, sum(l.quantity)::int as taken from unnest(v_lines) as l group by 1) w
  where v.id = w.variant_id;
  perform private.explain_stock(null, null);
  perform private.add_order_items(v_new, v_lines);
  perform private.pay_by_exchange(v_order.id, v_new, least(t.credit, t.total), v_return.number);
  update public.returns r
  set exchange_order_id = v_new, exchanged_amount = least(t.credit, t.total),
    state = case when m.rest > 0 then r.state else 'closed' end, closed_at = case when m.rest <= 0 then clock_timestamp() end
  from (select sum(i.refund_amount) - least(t.credit, t.total) as rest from public.return_items i where i.return_id = p_id) m
  where r.id = p_id returning r.* into v_return;
  perform private.mail_order(v_order, 'order-return-exchanged', jsonb_build_object('return_id', p_id));
  return private.admin_return(v_return);
end
$$;
create function public.exchange_return(p_id uuid) returns jsonb
language sql volatile set search_path = '' as $$ select private.exchange_return(p_id) $$;
grant execute on function private.exchange_return(uuid), public.exchange_return(uuid) to authenticated;

-- ------------------------------------------------------------------ sizes that run small or large

create trigger note_pages after insert or delete on private.product_fits for each row execute function private.note_product_of();
create trigger note_pages_of_change after update on private.product_fits
  for each row when (old.fit is distinct from new.fit) execute function private.note_product_of();

-- Counts what returns say of sizes. Customers count, by mailbox or phone, not pieces or requests, and only for what arrived here: nobody
-- makes a product run small alone, or without buying it. A product runs small when at least five customers found it too small, those are
-- at least a tenth of all who had it delivered in that year, and three times as many as found it too large; large likewise. The count
-- of what sold calls it.
create function private.count_fits() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with told as (
    select i.product_id, count(distinct o.customer_key) filter (where n.reason = 'too_small') as small,
      count(distinct o.customer_key) filter (where n.reason = 'too_large') as large
    from public.returns r join public.return_items n on n.return_id = r.id join public.order_items i on i.id = n.order_item_id
    join public.orders o on o.id = r.order_id
    where r.state in ('received', 'closed') and r.requested_at > now() - interval '1 year' and n.received > 0
      and n.reason in ('too_small', 'too_large') and i.product_id is not null
    group by 1
  ), counted as (
    select t.*, (select count(distinct o.customer_key) from public.order_items i join public.orders o on o.id = i.order_id
      where i.product_id = t.product_id and i.placed_at > now() - interval '1 year' and o.order_status = 'delivered') as buyers
    from told t
  ), gone as (
    delete from private.product_fits f where not exists (select from told t where t.product_id = f.product_id)
  )
  insert into private.product_fits as f (product_id, small, large, buyers, fit)
  select c.product_id, c.small, c.large, c.buyers, case
    when c.small >= 5 and c.small * 10 >= c.buyers and c.small >= 3 * c.large then 'small'
    when c.large >= 5 and c.large * 10 >= c.buyers and c.large >= 3 * c.small then 'large' end
  from counted c
  on conflict (product_id) do update set small = excluded.small, large = excluded.large, buyers = excluded.buyers, fit = excluded.fit
  where (f.small, f.large, f.buyers, f.fit) is distinct from (excluded.small, excluded.large, excluded.buyers, excluded.fit);
end
$$;
