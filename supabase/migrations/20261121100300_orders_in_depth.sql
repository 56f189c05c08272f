-- An order's life after the purchase: its steps, following it without an account, calling it off, taking it into an
-- account. And the addresses that members keep.

-- ------------------------------------------------------------------ what a customer sees of an order's course

-- The steps of an order from its real events, in the specification's words: [{status, label, date, completed}]. A step
-- that was skipped is completed and has no date. A cancelled order has the steps it had reached, then that it ended.
create function private.order_steps(p_order public.orders) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with steps as (
    select * from (values
      (1, 'pending', 'Order Confirmed'),
      (2, 'processing', 'Order Processed'),
      (3, 'shipped', 'In Transit'),
      (4, 'delivered', 'Delivered'),
      (5, 'cancelled', 'Cancelled')
    ) as s (place, status, label)
  ), reached as (
    select s.place from public.order_events e join steps s on s.status = e.status
    where e.order_id = p_order.id and e.status <> 'cancelled' order by e.id desc limit 1
  )
  select jsonb_agg(jsonb_build_object('status', s.status, 'label', s.label, 'completed', s.completed, 'date', case
      when not s.completed then null
      -- Placed once, whatever came back to it.
      when s.status = 'pending' then p_order.created_at
      else (select max(e.at) from public.order_events e where e.order_id = p_order.id and e.status = s.status)
    end) order by s.place)
  from (
    select s.*, s.status = p_order.order_status or s.place <= (select r.place from reached r) as completed from steps s
  ) s
  where case p_order.order_status when 'cancelled' then s.completed else s.status <> 'cancelled' end
$$;

-- Until when the customer may call an order off; null once it is too far along.
create function private.cancel_until(p_order public.orders) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select p_order.created_at + make_interval(mins => s.cancel_window_minutes)
  from public.shop_settings s where p_order.order_status = 'pending'
$$;

-- The whole order as before, now with its steps and until when it may be called off.
create or replace function private.order_json(p_order_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(o) - array['user_id'] || jsonb_build_object(
    'is_member_order', o.user_id is not null,
    'cancel_until', private.cancel_until(o),
    'steps', private.order_steps(o),
    'items', coalesce((
      select jsonb_agg(to_jsonb(i) - array['order_id', 'variant_id', 'deal_id', 'position'] order by i.position)
      from public.order_items i where i.order_id = o.id), '[]'),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at) order by e.id)
      from public.order_events e where e.order_id = o.id), '[]'))
  from public.orders o where o.id = p_order_id
$$;

-- ------------------------------------------------------------------ tracking

-- An order number as people type it: any case, with or without its prefix, blanks and dashes, and the letters that
-- Crockford's alphabet leaves out because they look like digits. Null when it cannot be one.
create function private.read_order_number(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select 'ZL-' || translate(right(t.letters, 12), 'OIL', '011')
  from (select regexp_replace(upper(left(p_text, 80)), '[^0-9A-Z]', '', 'g') as letters) t
  where t.letters ~ '^(ZL)?[0-9A-Z]{12}$'
$$;

-- Sweeping the past windows must not slow down with what a flood has left in them.
create index rate_limits_past on private.rate_limits (window_start);

-- Where an order is, for whoever knows its number and the email it was placed with: {order_number, status,
-- estimated_delivery, carrier, tracking_number, steps}. No name and no address, and the same null whether the number
-- or the email is wrong.
-- Every try counts, also a right one, so that the answer says nothing about the others: 10 in 15 minutes for a number,
-- whoever asks (emails are not guessed for a known number), and 30 for an email (numbers are not guessed for a known
-- email). Who knows neither guesses 60 random bits, which needs no limit; and one for everybody together would let
-- anybody shut the page for all. Beyond a limit it answers {"code": "PT429"} with that status: a raise would take the
-- count back. Raises PT400 INVALID_INPUT {field}.
create function private.track_order(p_order_number text, p_email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_number text := private.read_order_number(p_order_number);
  v_email text := lower(private.clean_line(p_email));
  v_free boolean;
begin
  if coalesce(private.clean_line(p_order_number), '') = '' or length(p_order_number) > 80 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "orderNumber"}');
  end if;
  if v_email is null or length(v_email) > 254 or v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  v_free := private.within_limit('track-email:' || v_email, 30, 15);
  if v_number is not null then
    v_free := private.within_limit('track:' || v_number, 10, 15) and v_free;
  end if;
  if not v_free then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  return (
    select jsonb_build_object('order_number', o.order_number, 'status', o.order_status,
      'estimated_delivery', o.estimated_delivery, 'carrier', o.carrier, 'tracking_number', o.tracking_number,
      'steps', private.order_steps(o))
    from public.orders o where o.order_number = v_number and o.customer_email = v_email);
end
$$;
grant execute on function private.track_order(text, text) to anon, authenticated;

-- See private.track_order.
create function public.track_order(p_order_number text, p_email text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.track_order(p_order_number, p_email) $$;
grant execute on function public.track_order(text, text) to anon, authenticated;

-- ------------------------------------------------------------------ calling an order off

-- Whether a token is the order's.
create function private.opens_order(p_order_id uuid, p_token text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from private.order_keys k
    where k.order_id = p_order_id and k.token_hash = sha256(convert_to(coalesce(p_token, ''), 'UTF8')))
$$;

-- Calls an order off for its member or whoever holds its token, while it is pending and within the window. Stock, deals
-- and mail follow by the order's triggers, once. Returns the order as private.order_json does. Raises PT404
-- ORDER_NOT_FOUND, PT409 CANCEL_WINDOW_CLOSED {status, until}.
create function private.cancel_order(p_order_id uuid, p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  -- Waits for the owner who is moving the order along at this moment, and then sees where it has got to.
  select * into v_order from public.orders o
  where o.id = p_order_id and (o.user_id = (select auth.uid()) or private.opens_order(o.id, p_token))
  for no key update;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  if coalesce(private.cancel_until(v_order) < now(), true) then
    perform private.fail(409, 'CANCEL_WINDOW_CLOSED',
      jsonb_build_object('status', v_order.order_status, 'until', private.cancel_until(v_order)));
  end if;
  update public.orders o set order_status = 'cancelled' where o.id = v_order.id;
  -- The trigger goes by who is signed in; a token is the customer's too.
  update public.order_events e set actor = 'customer'
  where e.id = (select max(n.id) from public.order_events n where n.order_id = v_order.id);
  return private.order_json(v_order.id);
end
$$;
grant execute on function private.cancel_order(uuid, text) to anon, authenticated;

-- See private.cancel_order.
create function public.cancel_order(p_order_id uuid, p_token text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_order(p_order_id, p_token) $$;
grant execute on function public.cancel_order(uuid, text) to anon, authenticated;

-- An owner may bring a cancelled order back, but not by accident: a change that was begun before the order was
-- cancelled, and only waited for that, does not overrule it. Raises PT409 ORDER_WAS_CANCELLED.
create function private.order_not_overruled() returns trigger
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- What is stable reads the table as it was when the running statement began; `old` is the row as it is now.
  if old.order_status = 'cancelled' and new.order_status <> 'cancelled' and exists (
    select 1 from public.orders o where o.id = old.id and o.order_status <> 'cancelled') then
    perform private.fail(409, 'ORDER_WAS_CANCELLED');
  end if;
  return new;
end
$$;
create trigger order_before_overruling before update on public.orders
  for each row execute function private.order_not_overruled();

-- ------------------------------------------------------------------ taking an order into an account

-- Puts a guest's order into the caller's account, for whoever holds its token. One that is in it already stays there;
-- one that is in another account is not there. Returns the order as private.order_json does. Raises PT404
-- ORDER_NOT_FOUND.
create function private.claim_order(p_order_id uuid, p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform 1 from public.orders o
  where o.id = p_order_id and private.opens_order(o.id, p_token)
    and coalesce(o.user_id, (select auth.uid())) = (select auth.uid())
  for no key update;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  update public.orders o set user_id = (select auth.uid()) where o.id = p_order_id and o.user_id is null;
  return private.order_json(p_order_id);
end
$$;
grant execute on function private.claim_order(uuid, text) to authenticated;

-- See private.claim_order.
create function public.claim_order(p_order_id uuid, p_token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.claim_order(p_order_id, p_token) $$;
grant execute on function public.claim_order(uuid, text) to authenticated;

-- ------------------------------------------------------------------ addresses

-- Where members have things sent: at most ten each, at most one of them the default. Lengths as in place_order.
create table public.addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  label text not null default '' check (length(label) <= 40),
  first_name text not null check (length(first_name) between 1 and 79),
  last_name text not null check (length(last_name) between 1 and 79),
  phone text not null check (length(phone) between 1 and 40),
  address text not null check (length(address) between 1 and 200),
  city text not null check (length(city) between 1 and 100),
  zip_code text not null check (length(zip_code) between 1 and 20),
  country text not null check (length(country) between 1 and 80),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_of_member on public.addresses (user_id, created_at);
create unique index addresses_default on public.addresses (user_id) where is_default;

alter table public.addresses enable row level security;
create policy "member reads own" on public.addresses for select to authenticated using (user_id = (select auth.uid()));
create policy "member adds own" on public.addresses for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "member changes own" on public.addresses for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "member deletes own" on public.addresses for delete to authenticated using (user_id = (select auth.uid()));

-- Cleans what was typed, keeps the number of addresses and the one default. The first address is the default.
-- Raises PT400 INVALID_INPUT {field}, PT409 TOO_MANY_ADDRESSES.
create function private.address_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_typed jsonb := to_jsonb(new);
begin
  new.label := coalesce(private.input_line(v_typed, 'label', 40, false), '');
  new.first_name := private.input_line(v_typed, 'first_name', 79);
  new.last_name := private.input_line(v_typed, 'last_name', 79);
  new.phone := private.input_line(v_typed, 'phone', 40);
  new.address := private.input_line(v_typed, 'address', 200);
  new.city := private.input_line(v_typed, 'city', 100);
  new.zip_code := private.input_line(v_typed, 'zip_code', 20);
  new.country := private.input_line(v_typed, 'country', 80);
  new.updated_at := clock_timestamp();
  -- One change of a member's addresses at a time, so that two at once cannot both be the tenth or the default. An
  -- address that its policy will refuse in a moment takes nothing from its owner before.
  if new.user_id is distinct from (select auth.uid()) then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('addresses:' || new.user_id, 0));
  if tg_op = 'INSERT' then
    if (select count(*) from public.addresses a where a.user_id = new.user_id) >= 10 then
      perform private.fail(409, 'TOO_MANY_ADDRESSES');
    end if;
    new.is_default := new.is_default or not exists (select 1 from public.addresses a where a.user_id = new.user_id);
  end if;
  if new.is_default then
    update public.addresses a set is_default = false
    where a.user_id = new.user_id and a.is_default and a.id <> new.id;
  end if;
  return new;
end
$$;
create trigger address_before_write before insert or update on public.addresses
  for each row execute function private.address_before_write();

revoke all on public.addresses from anon, authenticated;
grant select, delete on public.addresses to authenticated;
-- With id and created_at an address that was deleted by mistake comes back as the one it was.
grant insert (id, label, first_name, last_name, phone, address, city, zip_code, country, is_default, created_at)
  on public.addresses to authenticated;
grant update (label, first_name, last_name, phone, address, city, zip_code, country, is_default)
  on public.addresses to authenticated;
