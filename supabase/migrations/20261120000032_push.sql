-- Web push about new orders, for owners who allow it in a browser. An order only adds its id to a list, and only while
-- a browser is subscribed; the edge function send-push claims the list at most once a minute and sends one message for
-- all of it, without personal data.

-- True for an address of a push service that browsers use: the function posts there, and must be led nowhere else.
create function private.is_push_endpoint(p_endpoint text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select length(p_endpoint) <= 1000 and p_endpoint ~ ('^https://('
    || 'fcm\.googleapis\.com|jmt[0-9]+\.google\.com|'
    || '[a-z0-9-]+\.push\.services\.mozilla\.com|[a-z0-9-]+\.push\.apple\.com|'
    || '[a-z0-9-]+(\.[a-z0-9-]+)?\.notify\.windows\.com'
    || ')/[A-Za-z0-9._~:/?#=&%+-]+$')
$$;

-- Where to reach an owner's browsers, with the keys that a message is encrypted for. Gone with the owner, and unused once
-- the session that added it has ended.
create table private.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.team_members (user_id) on delete cascade,
  session_id uuid,
  endpoint text not null unique check (private.is_push_endpoint(endpoint)),
  p256dh text not null check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default clock_timestamp() check (created_at >= '2000-01-01' and created_at <= '2100-01-01')
);
create index push_subscriptions_of_owner on private.push_subscriptions (user_id, created_at desc);
alter table private.push_subscriptions enable row level security;

-- Orders that no push contains yet. `lease` names the claim that has them.
create table private.push_orders (
  order_id uuid primary key references public.orders (id) on delete cascade,
  lease uuid,
  claimed_at timestamptz check (claimed_at >= '2000-01-01' and claimed_at <= '2100-01-01'),
  tries smallint not null default 0 check (tries between 0 and 3)
);
alter table private.push_orders enable row level security;

-- When the last push was claimed. One row, or none yet.
create table private.last_push (
  id boolean primary key default true check (id),
  claimed_at timestamptz not null default now() check (claimed_at >= '2000-01-01' and claimed_at <= '2100-01-01')
);
alter table private.last_push enable row level security;

-- Adds a new order to those that wait for a push, while any browser is subscribed.
create function private.note_order_for_push() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.push_subscriptions) then
    insert into private.push_orders (order_id) values (new.order_id) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger note_order_for_push after insert on private.new_orders
  for each row execute function private.note_order_for_push();

-- Subscribes the caller's browser; known already, it becomes the caller's and this session's. An owner keeps the ten newest.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.save_push_subscription(p_endpoint text, p_p256dh text, p_auth text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
begin
  perform private.only('orders');
  if not coalesce(private.is_push_endpoint(p_endpoint), false) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "endpoint"}');
  elsif coalesce(length(p_p256dh), 0) <> 87 or p_p256dh !~ '^B[A-Za-z0-9_-]{86}$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "p256dh"}');
  elsif coalesce(length(p_auth), 0) <> 22 or p_auth !~ '^[A-Za-z0-9_-]{22}$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "auth"}');
  end if;
  -- One after the other, so that the bound holds when several browsers subscribe at once.
  perform pg_advisory_xact_lock(hashtextextended('push:' || v_user, 0));
  insert into private.push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
  values (v_user, (auth.jwt() ->> 'session_id')::uuid, p_endpoint, p_p256dh, p_auth)
  on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
    p256dh = excluded.p256dh, auth = excluded.auth, created_at = clock_timestamp();
  delete from private.push_subscriptions s
  where s.id in (select o.id from private.push_subscriptions o where o.user_id = v_user order by o.created_at desc, o.id offset 10);
  return true;
end
$$;
grant execute on function private.save_push_subscription(text, text, text) to authenticated;

-- Ends the subscription of one of the caller's browsers. Returns whether there was one.
create function private.remove_push_subscription(p_endpoint text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.push_subscriptions s where s.endpoint = p_endpoint and s.user_id = auth.uid();
  return found;
end
$$;
grant execute on function private.remove_push_subscription(text) to authenticated;

-- Whether the caller's browser at this address is subscribed, in a session that goes on. Raises PT403 FORBIDDEN.
create function private.has_push_subscription(p_endpoint text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('orders');
  return exists (select from private.push_subscriptions s where s.endpoint = p_endpoint and s.user_id = auth.uid()
    and (s.session_id is null or exists (select from auth.sessions a where a.id = s.session_id)));
end
$$;
grant execute on function private.has_push_subscription(text) to authenticated;

-- The caller's subscription at this address for a test message: {id, endpoint, p256dh, auth, language, shop}, null when there is none. Ten
-- tests in ten minutes. Raises PT403 FORBIDDEN, PT429 TOO_MANY_TESTS.
create function private.start_push_test(p_endpoint text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('orders');
  if not private.within_limit('push-test:' || auth.uid(), 10, 10) then
    perform private.fail(429, 'TOO_MANY_TESTS');
  end if;
  return (select jsonb_build_object('id', s.id, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
      'language', private.member_language(s.user_id), 'shop', (select coalesce(f.name, '') from public.shop_settings f))
    from private.push_subscriptions s where s.endpoint = p_endpoint and s.user_id = auth.uid());
end
$$;
grant execute on function private.start_push_test(text) to authenticated;

-- What is to be pushed now: {lease, shop, count, amount, currency, subscriptions: [{id, endpoint, p256dh, auth, language}]}, with the
-- shop's name, the amount as text and null over several currencies; null when there is nothing, or the last push is less than a minute ago. What a
-- function claimed and did not confirm within two minutes is claimed again, three times at most. For the edge function.
create function private.claim_push() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_lease uuid := gen_random_uuid();
  v_count bigint;
  v_amount numeric;
  v_currency text;
  v_subscriptions jsonb;
begin
  if not exists (select from private.push_orders) or not pg_try_advisory_xact_lock(hashtextextended('claim_push', 0))
    or exists (select from private.last_push p where p.claimed_at > now() - interval '55 seconds') then
    return null;
  end if;
  delete from private.push_orders p
  where (p.tries >= 3 and p.claimed_at < now() - interval '2 minutes')
    or exists (select from public.orders o where o.id = p.order_id
      and (o.order_status = 'cancelled' or o.created_at < now() - interval '1 day'));
  with claimed as (
    update private.push_orders p set lease = v_lease, claimed_at = now(), tries = p.tries + 1
    where p.order_id in (
      select w.order_id from private.push_orders w
      where w.tries < 3 and (w.claimed_at is null or w.claimed_at < now() - interval '2 minutes')
      limit 5000 for update skip locked)
    returning p.order_id
  )
  select count(*), sum(o.total_amount), case when count(distinct o.currency) = 1 then min(o.currency) end
  into v_count, v_amount, v_currency
  from claimed c join public.orders o on o.id = c.order_id;
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
    'language', private.member_language(s.user_id))), '[]')
  into v_subscriptions
  from private.push_subscriptions s
  where private.member_may(s.user_id, 'orders')
    and (s.session_id is null or exists (select from auth.sessions a where a.id = s.session_id));
  if v_count = 0 or v_subscriptions = '[]' then
    delete from private.push_orders p where p.lease = v_lease;
    return null;
  end if;
  insert into private.last_push default values on conflict (id) do update set claimed_at = now();
  return jsonb_build_object('lease', v_lease, 'count', v_count, 'currency', v_currency,
    'amount', case when v_currency is not null then v_amount::text end, 'subscriptions', v_subscriptions,
    'shop', (select coalesce(s.name, '') from public.shop_settings s));
end
$$;
grant execute on function private.claim_push() to service_role;

-- Confirms a claim that was sent, and removes subscriptions that the push service no longer knows. Without a lease it
-- only removes. For the edge function.
create function private.push_sent(p_lease uuid, p_gone uuid[]) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.push_subscriptions s where s.id = any (p_gone[1:1000]);
  delete from private.push_orders p where p.lease = p_lease;
  return found;
end
$$;
grant execute on function private.push_sent(uuid, uuid[]) to service_role;

create function public.save_push_subscription(p_endpoint text, p_p256dh text, p_auth text) returns boolean
language sql volatile set search_path = ''
as $$ select private.save_push_subscription(p_endpoint, p_p256dh, p_auth) $$;
grant execute on function public.save_push_subscription(text, text, text) to authenticated;
create function public.remove_push_subscription(p_endpoint text) returns boolean language sql volatile set search_path = ''
as $$ select private.remove_push_subscription(p_endpoint) $$;
grant execute on function public.remove_push_subscription(text) to authenticated;
create function public.has_push_subscription(p_endpoint text) returns boolean language sql stable set search_path = ''
as $$ select private.has_push_subscription(p_endpoint) $$;
grant execute on function public.has_push_subscription(text) to authenticated;
create function public.start_push_test(p_endpoint text) returns jsonb language sql volatile set search_path = ''
as $$ select private.start_push_test(p_endpoint) $$;
grant execute on function public.start_push_test(text) to authenticated;
create function public.claim_push() returns jsonb language sql volatile set search_path = ''
as $$ select private.claim_push() $$;
grant execute on function public.claim_push() to service_role;
create function public.push_sent(p_lease uuid default null, p_gone uuid[] default '{}') returns boolean language sql volatile set search_path = ''
as $$ select private.push_sent(p_lease, private.flat_list(p_gone, 'gone')) $$;
grant execute on function public.push_sent(uuid, uuid[]) to service_role;
