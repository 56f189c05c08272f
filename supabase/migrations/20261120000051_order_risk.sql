-- What the shop's own history says about a cash order, explained for the owner, and the owner's rules that act on it. Anyone can
-- type another person's phone: of a phone or an account only orders count whose phone was reached by a recorded call or a parcel
-- that was handed over (private.is_phone_confirmed), so that nobody spoils another's history by ordering in their name. Shoppers are told nothing of it.

-- From which figure on a reason counts, and what follows: `call` packs the order only once it is confirmed on the phone, `hold`
-- only once the owner lets it go, `prepay` takes no cash. Nothing follows until the owner says so.
create table private.risk_rules (
  reason text primary key check (reason in ('refused', 'unanswered', 'names', 'city', 'value')),
  -- Orders that came back, calls without an answer, other names, percent of the city's parcels, or an amount.
  at_least integer not null check (at_least between 1 and 9999999),
  action text not null default 'none' check (action in ('none', 'call', 'prepay', 'hold')),
  place integer not null unique
);
alter table private.risk_rules enable row level security;
insert into private.risk_rules (reason, at_least, place) values
  ('refused', 1, 1), ('unanswered', 3, 2), ('names', 2, 3), ('city', 40, 4), ('value', 2000, 5);
create trigger audit_risk_rules after update on private.risk_rules for each row execute function
  private.audit('reason', 'at_least', 'action');

-- Phones of which no order is taken in the shop (private.declined); owners still take them.
create table private.blocked_phones (
  phone text primary key check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  author_id uuid references auth.users (id) on delete set null,
  at timestamptz not null default clock_timestamp() check (at >= '2000-01-01' and at <= '2100-01-01')
);
create index blocked_phones_by_author on private.blocked_phones (author_id);
alter table private.blocked_phones enable row level security;
create trigger audit_blocked_phones after insert or delete on private.blocked_phones for each row execute function
  private.audit('phone', 'at');

-- Who was forgiven, by phone or by account (its id as text): what was ordered before counts no more. An email address proves
-- nothing, because anyone can type it. Append-only; one row at most for what was ordered since the last.
create table private.pardons (
  id bigint generated always as identity primary key,
  known_by text not null check (length(known_by) between 3 and 254),
  author_id uuid references auth.users (id) on delete set null,
  at timestamptz not null default clock_timestamp() check (at >= '2000-01-01' and at <= '2100-01-01')
);
create index pardons_of_customer on private.pardons (known_by, at desc);
create index pardons_by_author on private.pardons (author_id);
alter table private.pardons enable row level security;
create trigger audit_pardons after insert on private.pardons for each row execute function private.audit('known_by', 'at');

-- Orders for which a rule wants something before they are packed, and who let them go.
create table private.order_risks (
  order_id uuid primary key references public.orders (id) on delete cascade,
  action text not null check (action in ('call', 'hold')),
  released_at timestamptz check (released_at >= '2000-01-01' and released_at <= '2100-01-01'),
  author_id uuid references auth.users (id) on delete set null
);
create index order_risks_by_author on private.order_risks (author_id);
alter table private.order_risks enable row level security;
create trigger audit_order_risks after update on private.order_risks for each row execute function
  private.audit('order_number', 'released_at');

create index orders_of_city on public.orders (lower(shipping_address ->> 'city'), created_at desc) where payment_method = 'cod';

-- ------------------------------------------------------------------ the judgement

-- Whether the phone or the account of an order was forgiven since it was placed.
create function private.is_forgiven(p_order public.orders) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.pardons p
    where p.known_by in (p_order.phone_e164, p_order.user_id::text) and p.at >= p_order.created_at)
$$;

-- Of a hundred parcels that were handed over in a city, how many were refused at the door: of the last 200 orders of a year,
-- null with fewer than ten.
create function private.city_refusals(p_city text) returns int
language sql stable set search_path = ''
as $$
  select case when count(*) >= 10 then round(100.0 * count(*) filter (where r.is_refused) / count(*))::int end
  from (
    select o.order_status = 'cancelled' and o.cancel_reason = 'refused' as is_refused
    from public.orders o
    where o.payment_method = 'cod' and lower(o.shipping_address ->> 'city') = lower(p_city)
      and o.created_at > now() - interval '365 days'
      and exists (select from public.shipments s where s.order_id = o.id and s.state <> 'shipped')
    order by o.created_at desc limit 200) r
$$;

-- What speaks against a cash order: [{reason, figure, at_least, action}], in the order of the rules; [] when nothing does. The
-- order may not be stored yet.
create function private.risk_reasons(p_order public.orders) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_returned int;
  v_unanswered int;
  v_names int;
begin
  if p_order.payment_method <> 'cod' then
    return '[]';
  end if;
  with own as (
    select o.* from public.orders o
    -- An address proves nothing: it may be typed by who answers another phone.
    where (o.phone_e164 = p_order.phone_e164 or o.user_id = p_order.user_id) and private.is_phone_confirmed(o)
      and o.id is distinct from p_order.id and not private.is_forgiven(o)
    order by o.created_at desc limit 100
  )
  select count(*) filter (where w.cancel_reason in ('refused', 'unreachable')),
    coalesce(sum(w.call_attempts), 0) + coalesce(p_order.call_attempts, 0),
    -- A part of a name is no other name.
    count(distinct private.fold(w.customer_name)) filter (
      where w.phone_e164 = p_order.phone_e164 and not private.words(w.customer_name) && private.words(p_order.customer_name))
  into v_returned, v_unanswered, v_names from own w;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'figure', f.figure, 'at_least', r.at_least, 'action', r.action)
      order by r.place), '[]')
    from private.risk_rules r
    cross join lateral (select case r.reason
      when 'refused' then v_returned
      when 'unanswered' then v_unanswered
      when 'names' then v_names
      when 'city' then private.city_refusals(p_order.shipping_address ->> 'city')
      when 'value' then case when p_order.currency = private.shop_currency() then floor(p_order.total_amount) end
      end as figure) f
    where f.figure >= r.at_least);
end
$$;

-- The strictest of what the owner's rules want for an order with these reasons.
create function private.risk_action(p_reasons jsonb) returns text
language sql immutable set search_path = ''
as $$
  select coalesce((
    select e.reason ->> 'action' from jsonb_array_elements(p_reasons) as e (reason)
    order by array_position('{hold,prepay,call,none}'::text[], e.reason ->> 'action') limit 1), 'none')
$$;

-- ------------------------------------------------------------------ what the rules do

-- Whether an order in the shop is not taken, as PT409 facts {message, details}, else null; the arguments are those of
-- private.place_order. A blocked phone is declined; where a rule wants no cash, cash is not offered. Judged is what would be
-- stored, and only of a request that can be an order. Tries are counted per source: beyond the bound a source learns no more of
-- phones, and its orders are taken and held instead. Raises PT400 INVALID_INPUT {field}.
create function private.declined(
  p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text, p_expected_total numeric
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_buyer jsonb;
  v_order public.orders;
  v_methods text[];
  v_is_blocked boolean;
begin
  if not exists (select from private.blocked_phones) and not exists (select from private.risk_rules r where r.action = 'prepay') then
    return null;
  end if;
  v_buyer := private.check_order_request(p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method,
    p_expected_total, private.checkout_fields());
  -- An order that was placed before with this key is answered as it is.
  if exists (select from private.order_keys k where k.token_hash = sha256(convert_to(p_idempotency_key, 'UTF8'))) then
    return null;
  end if;
  v_order.phone_e164 := private.phone_e164(v_buyer ->> 'phone', v_buyer #>> '{address,country}');
  v_is_blocked := exists (select from private.blocked_phones b where b.phone = v_order.phone_e164);
  if not v_is_blocked then
    v_methods := array_remove((select s.payment_methods from public.shop_settings s), 'cod');
    v_order.user_id := (select auth.uid());
    v_order.payment_method := p_payment_method;
    v_order.customer_name := v_buyer ->> 'name';
    v_order.shipping_address := v_buyer -> 'address';
    v_order.total_amount := p_expected_total;
    v_order.currency := private.shop_currency();
    if v_methods = '{}' or private.risk_action(private.risk_reasons(v_order)) <> 'prepay' then
      return null;
    end if;
  end if;
  if private.use_bound('declined', private.source()) > 0 then
    return null;
  end if;
  return case when v_is_blocked then '{"message": "ORDER_DECLINED"}' else jsonb_build_object('message', 'PAYMENT_METHOD_UNAVAILABLE', 'details', jsonb_build_object('methods', v_methods)::text) end;
end
$$;

-- After an order is placed in the shop: what a rule wants before it is packed. What should have been paid ahead is held,
-- or called where the shop takes nothing but cash. An order of a blocked phone, from a source that is declined no more, is held.
create function private.judge_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_action text;
begin
  if exists (select from private.blocked_phones b where b.phone = new.phone_e164) then
    insert into private.order_risks (order_id, action) values (new.id, 'hold');
  elsif exists (select from private.risk_rules r where r.action <> 'none') then
    v_action := private.risk_action(private.risk_reasons(new));
    if v_action = 'prepay' then
      v_action := case when (select s.payment_methods from public.shop_settings s) = '{cod}' then 'call' else 'hold' end;
    end if;
    if v_action <> 'none' then
      insert into private.order_risks (order_id, action) values (new.id, v_action);
    end if;
  end if;
  return null;
end
$$;
create trigger judge_order after insert on public.orders for each row
  when (new.channel = 'web') execute function private.judge_order();

-- Before an order is packed or sent for which a rule wants a call or the owner's word first. Raises PT409 NOT_CONFIRMED, PT409
-- ORDER_HELD.
create function private.keep_held() returns trigger
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_action text := (select r.action from private.order_risks r where r.order_id = new.id and r.released_at is null);
begin
  if v_action = 'hold' then
    perform private.fail(409, 'ORDER_HELD');
  elsif v_action = 'call' and new.confirmation <> 'confirmed' then
    perform private.fail(409, 'NOT_CONFIRMED');
  end if;
  return new;
end
$$;
create trigger keep_held before update of order_status on public.orders for each row
  when (old.order_status in ('pending', 'cancelled') and new.order_status in ('processing', 'shipped', 'delivered'))
  execute function private.keep_held();

-- ------------------------------------------------------------------ the owner's side

-- What is known about an order for who may read it: {reasons: [{reason, figure, at_least, action}], action (call, hold or null),
-- released: {at, by} or null, forgiven: {at, by} or null, blocked: {at, by} or null, can_block}. Raises PT403 FORBIDDEN,
-- PT404 ORDER_NOT_FOUND.
create function private.order_risk(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.only('orders');
  select * into v_order from public.orders o where o.id = p_order_id;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  return jsonb_build_object('reasons', private.risk_reasons(v_order),
    'action', (select r.action from private.order_risks r where r.order_id = p_order_id),
    'released', (
      select jsonb_build_object('at', r.released_at, 'by', u.email)
      from private.order_risks r left join auth.users u on u.id = r.author_id
      where r.order_id = p_order_id and r.released_at is not null),
    'forgiven', (
      select jsonb_build_object('at', p.at, 'by', u.email) from private.pardons p left join auth.users u on u.id = p.author_id
      where p.known_by in (v_order.phone_e164, v_order.user_id::text) order by p.at desc limit 1),
    'blocked', (
      select jsonb_build_object('at', b.at, 'by', u.email) from private.blocked_phones b left join auth.users u on u.id = b.author_id
      where b.phone = v_order.phone_e164),
    'can_block', v_order.phone_e164 is not null);
end
$$;

-- Lets an order go that a rule holds, once. Raises PT403 FORBIDDEN, PT404 ORDER_NOT_FOUND.
create function private.release_order(p_order_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('orders.change');
  perform private.lock_order(p_order_id);
  update private.order_risks r set released_at = clock_timestamp(), author_id = (select auth.uid())
  where r.order_id = p_order_id and r.released_at is null;
end
$$;

-- Forgives the phone and the account of an order: what was before counts no more, and what of theirs is held is let go. The same
-- again, with nothing ordered since, adds nothing. Raises PT403 FORBIDDEN, PT404 ORDER_NOT_FOUND.
create function private.forgive_customer(p_order_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.only('orders.change');
  v_order := private.lock_order(p_order_id);
  insert into private.pardons (known_by, author_id)
  select k.known_by, (select auth.uid())
  from (values
    (v_order.phone_e164, (select max(o.created_at) from public.orders o where o.phone_e164 = v_order.phone_e164)),
    (v_order.user_id::text, (select max(o.created_at) from public.orders o where o.user_id = v_order.user_id))
  ) as k (known_by, ordered_at)
  where k.known_by is not null and not exists (
    select from private.pardons p where p.known_by = k.known_by and p.at >= k.ordered_at);
  update private.order_risks r set released_at = clock_timestamp(), author_id = (select auth.uid())
  where r.released_at is null and r.order_id in (
    select o.id from public.orders o
    where o.id = p_order_id or o.phone_e164 = v_order.phone_e164 or o.user_id = v_order.user_id);
end
$$;

-- Blocks the phone of an order, or no longer; the same again changes nothing. Raises PT403 FORBIDDEN, PT404 ORDER_NOT_FOUND, PT400
-- INVALID_INPUT {field} for a phone that is no number, PT409 TOO_MANY_BLOCKED beyond ten thousand.
create function private.block_order_phone(p_order_id uuid, p_is_blocked boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.only('orders.change');
  v_order := private.lock_order(p_order_id);
  if v_order.phone_e164 is null or p_is_blocked is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "phone"}');
  end if;
  if not p_is_blocked then
    delete from private.blocked_phones b where b.phone = v_order.phone_e164;
    return;
  end if;
  if (select count(*) from private.blocked_phones) >= 10000 then
    perform private.fail(409, 'TOO_MANY_BLOCKED');
  end if;
  insert into private.blocked_phones (phone, author_id) values (v_order.phone_e164, (select auth.uid())) on conflict do nothing;
end
$$;

-- The rules and the blocked phones, the latest first, a hundred at most: {rules: [{reason, at_least, action}], currency, blocked:
-- [{phone, at, by}], blocked_total}. Raises PT403 FORBIDDEN.
create function private.risk_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  return jsonb_build_object('currency', private.shop_currency(),
    'rules', (
      select jsonb_agg(jsonb_build_object('reason', r.reason, 'at_least', r.at_least, 'action', r.action) order by r.place)
      from private.risk_rules r),
    'blocked_total', (select count(*) from private.blocked_phones),
    'blocked', (
      select coalesce(jsonb_agg(jsonb_build_object('phone', b.phone, 'at', b.at, 'by', u.email) order by b.at desc, b.phone), '[]')
      from (select * from private.blocked_phones p order by p.at desc, p.phone limit 100) b left join auth.users u on u.id = b.author_id));
end
$$;

-- Sets one rule. Raises PT403 FORBIDDEN, PT404 RULE_NOT_FOUND, PT400 INVALID_INPUT {field}.
create function private.set_risk_rule(p_reason text, p_at_least int, p_action text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  if coalesce(p_at_least not between 1 and case p_reason when 'city' then 100 when 'value' then 9999999 else 99 end, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "atLeast"}');
  end if;
  if coalesce(p_action not in ('none', 'call', 'prepay', 'hold'), true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "action"}');
  end if;
  update private.risk_rules r set at_least = p_at_least, action = p_action where r.reason = left(p_reason, 40);
  if not found then
    perform private.fail(404, 'RULE_NOT_FOUND');
  end if;
end
$$;

-- Unblocks a phone. Returns whether it was blocked. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.unblock_phone(p_phone text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  if coalesce(length(p_phone) > 20, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "phone"}');
  end if;
  delete from private.blocked_phones b where b.phone = p_phone;
  return found;
end
$$;

create function public.order_risk(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.order_risk(p_order_id) $$;
create function public.release_order(p_order_id uuid) returns void
language sql volatile set search_path = '' as $$ select private.release_order(p_order_id) $$;
create function public.forgive_customer(p_order_id uuid) returns void
language sql volatile set search_path = '' as $$ select private.forgive_customer(p_order_id) $$;
create function public.block_order_phone(p_order_id uuid, p_is_blocked boolean) returns void
language sql volatile set search_path = '' as $$ select private.block_order_phone(p_order_id, p_is_blocked) $$;
create function public.risk_settings() returns jsonb
language sql stable set search_path = '' as $$ select private.risk_settings() $$;
create function public.set_risk_rule(p_reason text, p_at_least int, p_action text) returns void
language sql volatile set search_path = '' as $$ select private.set_risk_rule(p_reason, p_at_least, p_action) $$;
create function public.unblock_phone(p_phone text) returns boolean
language sql volatile set search_path = '' as $$ select private.unblock_phone(p_phone) $$;
grant execute on function private.order_risk(uuid), private.release_order(uuid), private.forgive_customer(uuid),
  private.block_order_phone(uuid, boolean), private.risk_settings(), private.set_risk_rule(text, int, text), private.unblock_phone(text),
  public.order_risk(uuid), public.release_order(uuid), public.forgive_customer(uuid), public.block_order_phone(uuid, boolean),
  public.risk_settings(), public.set_risk_rule(text, int, text), public.unblock_phone(text) to authenticated;
