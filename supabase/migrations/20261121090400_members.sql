-- Members: what the shop knows of an account beyond its sign-in. And who is told about what.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (length(full_name) <= 120),
  phone text check (length(phone) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
create policy "member reads own" on public.profiles for select to authenticated using (id = (select auth.uid()));
create policy "member changes own" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();
revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (full_name, phone) on public.profiles to authenticated;

create function private.make_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, full_name)
  values (new.id, left(coalesce(private.clean_line(new.raw_user_meta_data ->> 'full_name'), ''), 120))
  on conflict do nothing;
  return null;
end
$$;
create trigger make_profile after insert on auth.users for each row execute function private.make_profile();

-- Addresses that asked to be told about a topic. Written by public.subscribe alone.
create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 254),
  topic text not null check (topic ~ '^(newsletter|flash-deals|coming-soon|vip-club|back-in-stock:[0-9a-f-]{36})$'),
  created_at timestamptz not null default now(),
  unique (email, topic)
);
alter table public.subscriptions enable row level security;
create policy "owner reads" on public.subscriptions for select to authenticated using ((select private.is_admin()));
create policy "owner deletes" on public.subscriptions for delete to authenticated using ((select private.is_admin()));
revoke all on public.subscriptions from anon, authenticated;
grant select, delete on public.subscriptions to authenticated;

-- Counts tries per key in windows; rows of past windows are swept as new ones come.
create table private.rate_limits (
  key text not null,
  window_start timestamptz not null,
  tries integer not null default 1,
  primary key (key, window_start)
);
alter table private.rate_limits enable row level security;

-- Counts one try for p_key and says whether it is still within p_max per p_minutes.
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

-- Stores an address under a topic. The answer is the same whether it was known before.
-- Returns {"ok": true} or {"code": "PT429"}; raises PT400 INVALID_INPUT {field}.
create function private.subscribe(p_email text, p_topic text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_email text := lower(private.clean_line(p_email));
begin
  if v_email is null or length(v_email) > 254 or v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  if p_topic is null or p_topic !~ '^(newsletter|flash-deals|coming-soon|vip-club|back-in-stock:[0-9a-f-]{36})$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "topic"}');
  end if;
  -- Per address, and for all together: a flood of invented addresses ends here. The limit must be counted
  -- even though it refuses, so it is answered and not raised (a raise would undo the count).
  if not private.within_limit('subscribe:' || v_email, 20, 60) or not private.within_limit('subscribe', 600, 60) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  insert into public.subscriptions (email, topic) values (v_email, p_topic) on conflict do nothing;
  return '{"ok": true}';
end
$$;
grant execute on function private.subscribe(text, text) to anon, authenticated;

-- See private.subscribe.
create function public.subscribe(p_email text, p_topic text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.subscribe(p_email, p_topic) $$;
grant execute on function public.subscribe(text, text) to anon, authenticated;
