-- Orders that the owner makes for a customer: on the phone, by WhatsApp, at the counter. The same function prices and stocks
-- them; what bounds strangers does not bind the owner.

alter table public.orders add column channel text not null default 'web'
  constraint orders_channel check (channel in ('web', 'phone', 'whatsapp', 'counter'));
create index orders_by_channel on public.orders (channel, created_at desc, id) where channel <> 'web';

-- Links to an order that an owner replaced: their secrets open it no more, and a request that is repeated with one of them
-- makes no second order.
create table private.replaced_order_links (
  token_hash bytea primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  replaced_at timestamptz not null default clock_timestamp() check (replaced_at >= '2000-01-01' and replaced_at <= '2100-01-01')
);
create index replaced_order_links_of_order on private.replaced_order_links (order_id, replaced_at);
create index replaced_order_links_by_author on private.replaced_order_links (author_id);
alter table private.replaced_order_links enable row level security;
create trigger audit_replaced_order_links after insert on private.replaced_order_links for each row execute function
  private.audit('order_number', 'replaced_at');

-- As before, for the channel that private.place_owner_order names; every other call is a shopper's. Of an owner's order the
-- limits on what a customer or guests may order and hold are not asked for, and at the counter nothing is delivered.
create or replace function private.place_order(
  p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text, p_expected_total numeric,
  p_shipping_method uuid default null, p_code text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  -- Validates shape and size first, so that an invalid request locks and reads nothing.
  v_buyer jsonb := private.check_order_request(
    p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method, p_expected_total);
  v_key_hash bytea := sha256(convert_to(p_idempotency_key, 'UTF8'));
  -- A request of a page from before has neither method nor code, and the same hash as then.
  v_request_hash bytea := sha256(convert_to((jsonb_build_array(p_items, v_buyer, p_payment_method, p_expected_total)
    || case when coalesce(p_shipping_method::text, p_code) is null then '[]' else jsonb_build_array(p_shipping_method, p_code) end)::text, 'UTF8'));
  v_key private.order_keys;
  v_channel text := coalesce(nullif(current_setting('shop.order_channel', true), ''), 'web');
  v_user uuid := case when v_channel = 'web' then (select auth.uid()) end;
  v_today date := (now() at time zone 'utc')::date;
  v_due timestamptz;
  v_order public.orders;
  v_lines private.cart_line[];
  v_delivery private.delivery;
  v_offers private.offer[];
  v_overdue uuid[];
  v_cart private.priced_cart;
  v_again private.priced_cart;
begin
  perform private.check_code(p_code);
  -- One request per idempotency key at a time; the second waits here and then finds the first one's order.
  perform private.take_turn(hashtextextended(p_idempotency_key, 0));
  select * into v_key from private.order_keys k where k.token_hash = v_key_hash;
  if found then
    if v_key.request_hash <> v_request_hash then
      -- The first request with this key made an order, and knowing the key entitles the caller to see which.
      perform private.fail(422, 'KEY_REUSED', jsonb_build_object('order_id', v_key.order_id));
    end if;
    return private.order_json(v_key.order_id);
  end if;
  if v_channel <> 'web' and exists (select from private.replaced_order_links l where l.token_hash = v_key_hash) then
    perform private.fail(422, 'KEY_REUSED');
  end if;
  v_due := private.payment_deadline(p_payment_method);
  -- One order per customer at a time, so that what the customer's unpaid orders hold is counted one after the other.
  perform private.take_turn(k.key) from unnest(private.customer_turns(v_buyer ->> 'email', v_buyer ->> 'phone', v_user)) as k (key);
  if v_channel = 'web' then
    perform private.check_order_rate(v_buyer ->> 'email', v_user);
  end if;

  -- Everything that can run before the stock lock runs before it, because many buyers may wait for the same row.
  v_lines := private.read_cart(p_items, v_buyer ->> 'email', v_user, null);
  perform private.check_line_limit(v_lines);
  if v_channel = 'web' then
    perform private.check_holds(v_lines, v_buyer ->> 'email', v_buyer ->> 'phone', v_user);
  end if;
  if v_channel <> 'counter' then
    v_delivery := private.choose_delivery(v_buyer #>> '{address,country}', v_buyer #>> '{address,city}', p_shipping_method);
    perform private.check_delivery(v_delivery, v_lines);
  end if;
  v_offers := private.find_offers(v_lines, p_code, v_buyer ->> 'email', v_user, null);
  v_cart := private.price_cart(v_lines, v_delivery, v_offers);
  if (v_cart.applied).is_limited then
    perform private.take_turn(k.key)
    from unnest((select private.discount_turns(d, v_buyer ->> 'email', v_user) from public.discounts d
                 where d.id = (v_cart.applied).id)) as k (key);
    -- Under the turns: this is what the limits leave.
    v_offers := private.find_offers(v_lines, p_code, v_buyer ->> 'email', v_user, null);
    v_again := private.price_cart(v_lines, v_delivery, v_offers);
    if (v_again.applied).is_limited and (v_again.applied).id <> (v_cart.applied).id then
      -- Another limited discount took the place of one that was used up; its turns come with the next try.
      perform private.check_total(v_again, p_expected_total, v_offers, p_code);
      perform private.fail(503, 'BUSY');
    end if;
    v_cart := v_again;
  end if;
  v_overdue := private.overdue_orders(array(select l.variant_id from unnest(v_lines) as l), 10);
  if v_overdue <> '{}' then
    perform private.cancel_overdue(v_overdue, array(select l.variant_id from unnest(v_lines) as l));
    v_lines := private.read_cart(p_items, v_buyer ->> 'email', v_user, null);
    v_cart := private.price_cart(v_lines, v_delivery, v_offers);
  end if;
  perform private.check_stock(v_lines);
  perform private.check_total(v_cart, p_expected_total, v_offers, p_code);
  insert into public.orders (user_id, customer_name, customer_email, customer_phone, customer_note, shipping_address,
    payment_method, payment_due_at, subtotal, discount_amount, discount_code, discount_title, discount_id, shipping_cost,
    total_amount, shipping_method, estimated_from, estimated_delivery, channel)
  values (v_user, v_buyer ->> 'name', v_buyer ->> 'email', v_buyer ->> 'phone', v_buyer ->> 'note',
    v_buyer -> 'address', p_payment_method, v_due, v_cart.subtotal, v_cart.discount, (v_cart.applied).code,
    (v_cart.applied).title, (v_cart.applied).id, v_cart.shipping, v_cart.total, v_delivery.name,
    v_today + v_delivery.min_days, v_today + v_delivery.max_days, v_channel)
  returning * into v_order;
  insert into private.order_keys (order_id, token_hash, request_hash) values (v_order.id, v_key_hash, v_request_hash);

  -- Reads the cart again under the lock: this is what is sold.
  perform private.lock_variants(array(select l.variant_id from unnest(v_lines) as l));
  v_lines := private.read_cart(p_items, v_buyer ->> 'email', v_user, null);
  perform private.check_stock(v_lines);
  v_again := private.price_cart(v_lines, v_delivery, v_offers);
  perform private.check_total(v_again, p_expected_total, v_offers, p_code);
  if not private.take_cart(v_lines) then
    v_again := private.price_cart(private.read_cart(p_items, v_buyer ->> 'email', v_user, null), v_delivery, v_offers);
    perform private.check_total(v_again, p_expected_total, v_offers, p_code);
    -- The deal had stock again by the second check.
    perform private.fail(503, 'BUSY');
  end if;
  if v_user is null and v_channel = 'web' then
    perform private.check_shares(v_lines, p_payment_method);
  end if;
  if (v_again.subtotal, v_again.discount, (v_again.applied).id) is distinct from (v_cart.subtotal, v_cart.discount, (v_cart.applied).id) then
    -- Prices and discount changed between the two reads and came to the same total.
    perform private.fail(503, 'BUSY');
  end if;
  -- Inserted last, because the foreign key locks the variant: a hundred buyers at once would share that lock.
  perform private.add_order_items(v_order.id, v_again.lines);
  perform private.add_holds(v_order, case when v_channel = 'web' then private.client_network() end);
  if v_order.discount_id is not null then
    perform private.redeem_discount(v_order, v_cart.saved);
  end if;
  return private.order_json(v_order.id);
end
$$;

-- Makes an order for a customer; see private.place_order. p_channel: phone, whatsapp or counter. p_is_paid: the customer pays
-- in cash now and takes the items along; only at the counter. Returns the order as private.order_json does. Raises PT403 FORBIDDEN, PT400
-- INVALID_INPUT {field} and what private.place_order raises.
create function private.place_owner_order(
  p_channel text, p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text,
  p_expected_total numeric, p_shipping_method uuid, p_code text, p_is_paid boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_id uuid;
  v_is_new boolean;
begin
  perform private.only_admin();
  if coalesce(p_channel, '') not in ('phone', 'whatsapp', 'counter') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "channel"}');
  end if;
  if coalesce(p_is_paid, false) and (p_channel <> 'counter' or p_payment_method <> 'cod') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "paymentMethod"}');
  end if;
  perform set_config('shop.order_channel', p_channel, true);
  v_is_new := private.find_order(p_idempotency_key) is null;
  v_id := private.place_order(p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method,
    p_expected_total, p_shipping_method, p_code) ->> 'id';
  perform set_config('shop.order_channel', '', true);
  if v_is_new then
    update public.order_events e set actor = 'owner' where e.order_id = v_id;
    -- The owners know.
    delete from private.new_orders n where n.order_id = v_id;
    delete from private.push_orders n where n.order_id = v_id;
    -- A link to pay is opened within the day, not within the minutes of a checkout. A provider's page is open for a day at most.
    update public.orders o set payment_due_at = now() + interval '23 hours' where o.id = v_id and o.payment_method = 'card';
    if p_is_paid then
      insert into public.payments (order_id, method, amount, status, author_id, settled_at)
      select o.id, 'cod', o.total_amount, 'succeeded', (select auth.uid()), now()
      from public.orders o where o.id = v_id and o.total_amount > 0;
      update public.orders o set confirmation = 'confirmed', order_status = 'delivered' where o.id = v_id;
    end if;
  end if;
  return private.order_json(v_id);
end
$$;
grant execute on function private.place_owner_order(text, text, jsonb, jsonb, jsonb, text, numeric, uuid, text, boolean) to authenticated;
-- See private.place_owner_order.
create function public.place_owner_order(
  p_channel text, p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text,
  p_expected_total numeric, p_shipping_method uuid default null, p_code text default '', p_is_paid boolean default false
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.place_owner_order(p_channel, p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method,
    p_expected_total, p_shipping_method, p_code, p_is_paid)
$$;
grant execute on function public.place_owner_order(text, text, jsonb, jsonb, jsonb, text, numeric, uuid, text, boolean) to authenticated;

-- Makes the link to an order again that an owner made: p_token, 64 hex digits made by the browser, opens it from now on, and
-- the secret of before no more. The same call again changes nothing. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field},
-- PT404 ORDER_NOT_FOUND, PT409 NOT_OWNERS_ORDER, PT422 KEY_REUSED, PT429 TOO_MANY_TRIES.
create function private.renew_order_link(p_order_id uuid, p_token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_hash bytea;
begin
  perform private.only_admin();
  if p_token is null or p_token !~ '^[0-9a-f]{64}$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "token"}');
  end if;
  v_hash := sha256(convert_to(p_token, 'UTF8'));
  v_order := private.lock_order(p_order_id);
  if v_order.channel = 'web' then
    perform private.fail(409, 'NOT_OWNERS_ORDER');
  end if;
  if exists (select from private.order_keys k where k.order_id = p_order_id and k.token_hash = v_hash) then
    return;
  end if;
  if exists (select from private.order_keys k where k.token_hash = v_hash)
    or exists (select from private.replaced_order_links l where l.token_hash = v_hash) then
    perform private.fail(422, 'KEY_REUSED');
  end if;
  if not private.within_limit('order-link:' || p_order_id, 10, 60) then
    perform private.fail(429, 'TOO_MANY_TRIES');
  end if;
  insert into private.replaced_order_links (token_hash, order_id, author_id)
  select k.token_hash, k.order_id, (select auth.uid()) from private.order_keys k where k.order_id = p_order_id;
  update private.order_keys k set token_hash = v_hash where k.order_id = p_order_id;
end
$$;
grant execute on function private.renew_order_link(uuid, text) to authenticated;
-- See private.renew_order_link.
create function public.renew_order_link(p_order_id uuid, p_token text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.renew_order_link(p_order_id, p_token) $$;
grant execute on function public.renew_order_link(uuid, text) to authenticated;

-- What an owner's order would come to, for its form; as private.preview_correction, of which it has `lines`, the sums, `applied`,
-- `code`, `is_served`, `shipping_methods` and `shipping_method`. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.preview_owner_order(
  p_channel text, p_items jsonb, p_country text, p_city text, p_method uuid, p_code text, p_email text
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_email text := lower(btrim(left(p_email, 254)));
  v_lines private.cart_line[];
  v_delivery private.delivery;
  v_offers private.offer[];
  c private.priced_cart;
begin
  perform private.only_admin();
  perform private.check_code(p_code);
  perform private.check_items(p_items);
  if coalesce(length(p_country) > 80 or length(p_city) > 100 or length(p_channel) > 20, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "address"}');
  end if;
  v_email := case when private.is_email(v_email) then v_email end;
  v_lines := private.read_cart(p_items, v_email, null, null);
  if p_channel <> 'counter' then
    v_delivery := private.choose_delivery(private.clean_line(p_country), private.clean_line(p_city), p_method);
  end if;
  v_offers := private.find_offers(v_lines, p_code, v_email, null, null);
  c := private.price_cart(array(select l from unnest(v_lines) as l where l.price is not null order by l.position), v_delivery, v_offers);
  return jsonb_build_object(
    'lines', (
      select jsonb_agg(jsonb_build_object('slug', l.slug, 'size', l.size, 'color', l.color, 'quantity', l.quantity,
        'price', l.price, 'available', l.available) order by l.position)
      from unnest(v_lines) as l),
    'subtotal', c.subtotal, 'discount', c.discount, 'shipping', c.shipping, 'total', c.total,
    'applied', private.applied_answer(c), 'code', private.code_answer(c, v_offers, p_code),
    'is_served', p_channel = 'counter' or v_delivery.is_served,
    'shipping_methods', private.shipping_choices(v_delivery.zone_id, c.subtotal, coalesce((c.applied).kind = 'free_shipping', false)),
    'shipping_method', v_delivery.method_id);
end
$$;
grant execute on function private.preview_owner_order(text, jsonb, text, text, uuid, text, text) to authenticated;
-- See private.preview_owner_order.
create function public.preview_owner_order(
  p_channel text, p_items jsonb, p_country text, p_city text, p_method uuid default null, p_code text default '', p_email text default null
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.preview_owner_order(p_channel, p_items, p_country, p_city, p_method, p_code, p_email) $$;
grant execute on function public.preview_owner_order(text, jsonb, text, text, uuid, text, text) to authenticated;

-- The owner's list filters by channel too; otherwise as before.
create or replace function private.order_condition(p_filter jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_condition text := 'true';
  v_search text := private.clean_line(p_filter ->> 'search');
  v_field text := 'filter';
  v_payments constant jsonb := '{
    "due": "o.due_amount > 0",
    "part-paid": "o.due_amount > 0 and o.paid_amount > 0",
    "to-collect": "o.due_amount > 0 and o.payment_method = ''cod'' and o.order_status in (''shipped'', ''delivered'')",
    "paid": "o.payment_status = ''paid'' and o.order_status <> ''cancelled''",
    "refunded": "o.refunded_amount > 0",
    "ready": "(o.paid_amount > o.refunded_amount or o.payment_method = ''cod'' and (o.order_status <> ''pending'' or o.confirmation = ''confirmed''))",
    "ready-any": "(o.payment_method = ''cod'' or o.paid_amount > o.refunded_amount)",
    "to-refund": "o.paid_amount - o.refunded_amount - o.refund_pending_amount > case o.order_status when ''cancelled'' then 0 else o.total_amount end"}';
  v_confirmations constant jsonb := '{
    "to-call": "o.payment_method = ''cod'' and o.order_status = ''pending'' and o.confirmation <> ''confirmed''",
    "no-answer": "o.payment_method = ''cod'' and o.order_status = ''pending'' and o.confirmation = ''no_answer''",
    "confirmed": "o.confirmation = ''confirmed''"}';
begin
  if jsonb_typeof(p_filter) is distinct from 'object' or length(p_filter::text) > 20000 or length(v_search) > 100
    or jsonb_typeof(coalesce(p_filter -> 'statuses', '[]')) <> 'array' or jsonb_typeof(coalesce(p_filter -> 'numbers', '[]')) <> 'array'
    or length(p_filter ->> 'country') > 80
    or (p_filter ? 'payment' and not coalesce(v_payments ? (p_filter ->> 'payment') and p_filter ->> 'payment' <> 'ready-any', false))
    or (p_filter ? 'confirmation' and not coalesce(v_confirmations ? (p_filter ->> 'confirmation'), false))
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "filter"}');
  end if;
  if v_search <> '' then
    v_condition := v_condition || format(
      ' and o.id in (select s.order_id from private.order_search s where s.words @@ %L::tsquery)', private.order_query(v_search));
  end if;
  if p_filter ? 'statuses' then
    v_condition := v_condition || format(' and o.order_status = any (%L)',
      array(select jsonb_array_elements_text(p_filter -> 'statuses')));
  end if;
  if p_filter ? 'numbers' then
    v_condition := v_condition || format(' and o.order_number = any (%L)',
      array(select jsonb_array_elements_text(p_filter -> 'numbers')));
  end if;
  if p_filter ? 'from' then
    v_field := 'from';
    v_condition := v_condition || format(' and o.created_at >= %L::timestamptz', (p_filter ->> 'from')::timestamptz);
  end if;
  if p_filter ? 'to' then
    v_field := 'to';
    v_condition := v_condition || format(' and o.created_at < %L::timestamptz', (p_filter ->> 'to')::timestamptz);
  end if;
  if p_filter ? 'method' then
    v_condition := v_condition || format(' and o.payment_method = %L', p_filter ->> 'method');
  end if;
  if p_filter ? 'channel' then
    v_condition := v_condition || format(' and o.channel = %L', p_filter ->> 'channel');
  end if;
  if p_filter ? 'payment' then
    v_condition := v_condition || ' and ' || (v_payments ->> case
      when p_filter ->> 'payment' = 'ready' and not (select s.pack_only_confirmed from public.shop_settings s) then 'ready-any'
      else p_filter ->> 'payment' end);
  end if;
  if p_filter ? 'confirmation' then
    v_condition := v_condition || ' and ' || (v_confirmations ->> (p_filter ->> 'confirmation'));
  end if;
  if p_filter ? 'min' then
    v_field := 'min';
    v_condition := v_condition || format(' and o.total_amount >= %L::numeric', (p_filter ->> 'min')::numeric);
  end if;
  if p_filter ? 'max' then
    v_field := 'max';
    v_condition := v_condition || format(' and o.total_amount <= %L::numeric', (p_filter ->> 'max')::numeric);
  end if;
  if p_filter ? 'country' then
    v_condition := v_condition || format(' and o.shipping_address ->> ''country'' = %L', p_filter ->> 'country');
  end if;
  return v_condition;
exception when data_exception then
  perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', v_field));
  return null;
end
$$;
