-- Foundation: the private schema, who owns the shop, its settings, the audit log, and helpers that policies and
-- functions share. The API does not expose `private`; its tables still have row-level security, because the embedded
-- back end grants table privileges more generously than a hosted project does.

create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- Every table, sequence and function is closed until it is granted by name. Older Supabase projects open new objects in
-- `public` to the API roles by default, newer ones do not; after this both behave alike. PUBLIC's default right to
-- execute can only be revoked for all schemas at once, so the last statement names none.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- ------------------------------------------------------------------ errors and typed text

-- Stops the running call with an error the client can read: SQLSTATE PTnnn becomes HTTP status nnn.
-- p_message is the machine-readable name, p_detail its facts as JSON.
create function private.fail(p_status int, p_message text, p_detail jsonb default null) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using
    errcode = 'PT' || p_status::text,
    message = p_message,
    detail = coalesce(p_detail::text, '');
end
$$;
grant execute on function private.fail(int, text, jsonb) to anon, authenticated;

-- One line of typed text made safe to store: control and bidirectional-override characters become spaces,
-- runs of white space one space, the ends trimmed. Null stays null. This and other functions that each order calls are
-- in plpgsql, which keeps their plans for the session: an SQL function is parsed and planned on every call.
create function private.clean_line(p_text text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return btrim(regexp_replace(
    regexp_replace(p_text, '[\u0001-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', ' ', 'g'),
    '\s+', ' ', 'g'));
end
$$;

-- Typed text of several lines made safe to store: as private.clean_line, but lines stay lines, and at most one of them
-- empty between two. Null stays null.
create function private.clean_text(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(p_text, '\r\n?|[\u0085\u2028\u2029]', E'\n', 'g'),
    '[\u0001-\u0009\u000b-\u001f\u007f-\u00a0\u1680\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f\u2066-\u2069\u3000\ufeff]', ' ', 'g'),
    ' *\n *', E'\n', 'g'), ' {2,}', ' ', 'g'), '\n{3,}', E'\n\n', 'g'), E' \n')
$$;

-- A required or optional member of a JSON object as one clean line of text.
-- Raises PT400 INVALID_INPUT {field} when it is no text, is missing though required, or is longer than p_max.
create function private.input_line(p_from jsonb, p_field text, p_max int, p_required boolean default true) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_text text;
begin
  if jsonb_typeof(p_from -> p_field) not in ('string', 'null') then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  v_text := nullif(private.clean_line(p_from ->> p_field), '');
  if (v_text is null and p_required) or length(v_text) > p_max then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  return v_text;
end
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- ------------------------------------------------------------------ owners

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
alter table private.admins enable row level security;

-- True when the caller is one of the shop's owners. Looked up on every call, so removal works at once.
create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select 1 from private.admins a where a.user_id = auth.uid());
end
$$;
grant execute on function private.is_admin() to anon, authenticated;

-- A hint for the screen; policies and functions ask the private one themselves.
create function public.is_admin() returns boolean
language sql stable security invoker set search_path = ''
as $$ select private.is_admin() $$;
grant execute on function public.is_admin() to authenticated;

-- Raises PT403 FORBIDDEN unless the caller is an owner.
create function private.only_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.fail(403, 'FORBIDDEN');
  end if;
end
$$;

-- Makes the account with this email an owner. For the SQL editor only: no API role may execute it.
-- Raises when no account has the email.
create function private.make_admin(p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid;
begin
  select u.id into v_user from auth.users u where lower(u.email) = lower(btrim(p_email));
  if v_user is null then
    raise exception 'No account has the email %', p_email;
  end if;
  insert into private.admins (user_id) values (v_user) on conflict do nothing;
end
$$;

-- The shop's owners: [{email, since, me}], oldest first.
create function private.list_admins() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  return (
    select jsonb_agg(jsonb_build_object('email', u.email, 'since', a.created_at, 'me', a.user_id = (select auth.uid()))
      order by a.created_at, u.email)
    from private.admins a join auth.users u on u.id = a.user_id);
end
$$;
grant execute on function private.list_admins() to authenticated;

-- Removes another owner at once; returns true when an owner had this email. Owners are added in the SQL editor only
-- (private.make_admin). The lock serialises two owners who remove each other at the same time, so one always remains.
-- Raises PT403 FORBIDDEN, PT409 OWNER_STAYS for the caller's own account.
create function private.remove_admin(p_email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid;
begin
  perform private.only_admin();
  lock table private.admins in share row exclusive mode;
  perform private.only_admin();
  select a.user_id into v_user from private.admins a join auth.users u on u.id = a.user_id
  where lower(u.email) = lower(btrim(p_email));
  if v_user = (select auth.uid()) then
    perform private.fail(409, 'OWNER_STAYS');
  end if;
  delete from private.admins where user_id = v_user;
  return found;
end
$$;
grant execute on function private.remove_admin(text) to authenticated;

create function public.list_admins() returns jsonb language sql stable set search_path = ''
as $$ select private.list_admins() $$;
grant execute on function public.list_admins() to authenticated;

create function public.remove_admin(p_email text) returns boolean language sql volatile set search_path = ''
as $$ select private.remove_admin(p_email) $$;
grant execute on function public.remove_admin(text) to authenticated;

-- ------------------------------------------------------------------ limits

-- Counts tries per key in time windows; within_limit deletes past windows.
create table private.rate_limits (
  key text not null,
  window_start timestamptz not null,
  tries integer not null default 1,
  primary key (key, window_start)
);
-- Deleting past windows stays fast after a flood.
create index rate_limits_past on private.rate_limits (window_start);
alter table private.rate_limits enable row level security;

-- Counts one try for p_key and returns whether it is still within p_max per p_minutes.
create function private.within_limit(p_key text, p_max int, p_minutes int) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_window timestamptz := to_timestamp(floor(extract(epoch from now()) / (p_minutes * 60)) * p_minutes * 60);
  v_tries integer;
begin
  delete from private.rate_limits r where r.window_start < now() - interval '1 day';
  insert into private.rate_limits (key, window_start) values (p_key, v_window)
  on conflict (key, window_start) do update set tries = private.rate_limits.tries + 1
  returning tries into v_tries;
  return v_tries <= p_max;
end
$$;

-- ------------------------------------------------------------------ settings

-- Display rates by currency: at least a ten-thousandth, at most ten thousand of it for a dollar.
create function private.are_rates(p_rates jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(p_rates) = 'object' and coalesce((
    select bool_and(r.key in ('EUR', 'GBP', 'MAD') and jsonb_typeof(r.value) = 'number'
      and case when jsonb_typeof(r.value) = 'number' then (r.value #>> '{}')::numeric between 0.0001 and 10000 end)
    from jsonb_each(p_rates) r), true)
$$;
grant execute on function private.are_rates(jsonb) to authenticated;

-- The shop's settings: one row.
create table public.shop_settings (
  id boolean primary key default true check (id),
  -- Display only: how many of the currency one US dollar buys. Every order is charged in USD.
  currency_rates jsonb not null default '{"EUR": 0.92, "GBP": 0.79, "MAD": 9.95}' check (jsonb_typeof(currency_rates) = 'object'),
  shipping_rate numeric(10, 2) not null default 7.99 check (shipping_rate >= 0),
  -- Shipping is free when the subtotal exceeds this (specification 9).
  free_shipping_threshold numeric(10, 2) not null default 49 check (free_shipping_threshold >= 0),
  cancel_window_minutes integer not null default 120 check (cancel_window_minutes between 0 and 10080),
  low_stock_threshold integer not null default 5 check (low_stock_threshold >= 0),
  checkout_enabled boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint shop_settings_rates check (private.are_rates(currency_rates)),
  constraint shop_settings_low_stock check (low_stock_threshold <= 100)
);
insert into public.shop_settings default values;
alter table public.shop_settings enable row level security;
create policy "all read" on public.shop_settings for select to anon, authenticated using (true);
create policy "owner changes" on public.shop_settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.shop_settings to anon, authenticated;
grant update on public.shop_settings to authenticated;
create trigger shop_settings_touch before update on public.shop_settings
  for each row execute function private.touch_updated_at();

-- ------------------------------------------------------------------ audit log

-- What owners changed through the API, written by the trigger function private.audit.
create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid references auth.users (id) on delete set null,
  table_name text not null,
  -- The row's name, so that the entry still makes sense when the row is deleted.
  label text not null,
  operation text not null check (operation in ('insert', 'update', 'delete')),
  -- {column: [before, after]}
  difference jsonb not null
);
create index audit_log_of_table on private.audit_log (table_name, id desc);
create index audit_log_of_row on private.audit_log (table_name, label, id);
alter table private.audit_log enable row level security;

-- Records what an owner's own statement changed; the first trigger argument names the label's column, the others the
-- audited columns. Changes made by nested triggers or by shoppers are not recorded. Functions that change thousands of
-- rows write one entry themselves and set shop.is_recorded to skip this trigger.
create function private.audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old jsonb;
  v_new jsonb;
  v_difference jsonb;
begin
  if pg_trigger_depth() > 1 or current_setting('shop.is_recorded', true) = 'true' or not private.is_admin() then
    return null;
  end if;
  v_old := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  v_new := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  select jsonb_object_agg(c.name, jsonb_build_array(v_old -> c.name, v_new -> c.name)) into v_difference
  from unnest(tg_argv) with ordinality as c (name, place)
  where c.place > 1 and (v_old -> c.name) is distinct from (v_new -> c.name);
  if v_difference is not null then
    insert into private.audit_log (actor_id, table_name, label, operation, difference)
    values ((select auth.uid()), tg_table_name, coalesce(v_new ->> tg_argv[0], v_old ->> tg_argv[0], ''), lower(tg_op), v_difference);
  end if;
  return null;
end
$$;
create trigger audit_settings after update on public.shop_settings for each row execute function
  private.audit('', 'shipping_rate', 'free_shipping_threshold', 'currency_rates', 'cancel_window_minutes', 'low_stock_threshold', 'checkout_enabled');
create trigger audit_admins after insert or delete on private.admins for each row execute function
  private.audit('user_id', 'user_id');
