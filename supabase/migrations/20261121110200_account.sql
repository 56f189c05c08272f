-- A member's own room: what the account shows, what it is told by mail, everything it holds as one file, and its end.

-- ------------------------------------------------------------------ the profile

alter table public.profiles
  -- How the checkout begins. What it is paid with is never stored, so there is nothing else to keep.
  add column preferred_payment text check (preferred_payment in ('card', 'bank', 'cod'));
grant update (preferred_payment) on public.profiles to authenticated;

-- Cleans what was typed. Raises PT400 INVALID_INPUT {field}.
create function private.profile_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_typed jsonb := to_jsonb(new);
begin
  new.full_name := coalesce(private.input_line(v_typed, 'full_name', 120, false), '');
  new.phone := private.input_line(v_typed, 'phone', 40, false);
  return new;
end
$$;
create trigger profile_before_update before update on public.profiles
  for each row execute function private.profile_before_update();

-- The caller's account as its page shows it; null for nobody. `since` in milliseconds.
create function private.my_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'full_name', p.full_name,
    'phone', coalesce(p.phone, ''),
    'preferred_payment', p.preferred_payment,
    'since', floor(extract(epoch from p.created_at) * 1000),
    -- Who came through Apple or by phone has none to confirm with.
    'has_password', coalesce(u.encrypted_password, '') <> '',
    'orders', (select count(*) from public.orders o where o.user_id = p.id),
    'wishlist', (select count(*) from public.wishlist_items w where w.user_id = p.id),
    'reviews', (select count(*) from private.review_authors a where a.user_id = p.id))
  from public.profiles p join auth.users u on u.id = p.id where p.id = (select auth.uid())
$$;
grant execute on function private.my_account() to authenticated;

-- See private.my_account.
create function public.my_account() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.my_account() $$;
revoke execute on function public.my_account() from public, anon;
grant execute on function public.my_account() to authenticated;

-- ------------------------------------------------------------------ what a member is told by mail

-- The caller's address, if it is known to be theirs: subscriptions go by address, and nobody manages another's.
create function private.own_email() returns text
language sql stable security definer set search_path = ''
as $$
  select lower(u.email) from auth.users u where u.id = (select auth.uid()) and u.email_confirmed_at is not null
$$;

-- What the caller's address is told: {email, topics, waiting: [{variant_id, slug, title, size, color, image}]}; the
-- email is null where there is none that is known to be theirs.
create function private.my_notifications() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'email', e.email,
    'topics', coalesce((
      select jsonb_agg(s.topic order by s.topic) from public.subscriptions s
      where s.email = e.email and s.topic not like 'back-in-stock:%'), '[]'),
    'waiting', coalesce((
      select jsonb_agg(jsonb_build_object('variant_id', v.id, 'slug', p.slug, 'title', p.title, 'size', v.size,
          'color', v.color, 'image', coalesce((
            select i.image ->> 'src' from jsonb_array_elements(p.images) as i (image)
            where i.image ->> 'color' = v.color limit 1), p.image_url)) order by s.created_at desc, s.id)
      from public.subscriptions s
      join public.product_variants v on 'back-in-stock:' || v.id = s.topic
      join public.products p on p.id = v.product_id
      where s.email = e.email and s.topic like 'back-in-stock:%'), '[]'))
  from (select private.own_email() as email) e
$$;
grant execute on function private.my_notifications() to authenticated;

-- See private.my_notifications.
create function public.my_notifications() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.my_notifications() $$;
revoke execute on function public.my_notifications() from public, anon;
grant execute on function public.my_notifications() to authenticated;

-- Turns a topic on or off for the caller's own address. Returns what private.my_notifications does, or
-- {"code": "PT429"}; raises PT400 INVALID_INPUT {field}, PT409 NO_EMAIL.
create function private.set_notification(p_topic text, p_on boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_email text := private.own_email();
begin
  if p_topic is null or p_on is null
     or p_topic !~ '^(newsletter|flash-deals|coming-soon|vip-club|back-in-stock:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "topic"}');
  end if;
  if v_email is null then
    perform private.fail(409, 'NO_EMAIL');
  end if;
  if not private.within_limit('notify:' || auth.uid(), 120, 60) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  if p_on then
    insert into public.subscriptions (email, topic) values (v_email, p_topic) on conflict do nothing;
  else
    delete from public.subscriptions s where s.email = v_email and s.topic = p_topic;
  end if;
  return private.my_notifications();
end
$$;
grant execute on function private.set_notification(text, boolean) to authenticated;

-- See private.set_notification.
create function public.set_notification(p_topic text, p_on boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_notification(p_topic, p_on) $$;
revoke execute on function public.set_notification(text, boolean) from public, anon;
grant execute on function public.set_notification(text, boolean) to authenticated;

-- ------------------------------------------------------------------ everything as one file

-- Everything that the shop holds about the caller, in the words of its tables, or {"code": "PT429"}. What goes by
-- address (subscriptions, messages, mails) is in it when the address is known to be theirs.
create function private.export_my_data() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
  v_email text := private.own_email();
begin
  if not private.within_limit('export:' || v_user, 10, 60) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object('id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at,
        'last_sign_in_at', u.last_sign_in_at, 'about', coalesce(u.raw_user_meta_data, '{}'))
      from auth.users u where u.id = v_user),
    'profile', (select to_jsonb(p) - array['id'] from public.profiles p where p.id = v_user),
    'addresses', coalesce((
      select jsonb_agg(to_jsonb(a) - array['id', 'user_id'] order by a.created_at)
      from public.addresses a where a.user_id = v_user), '[]'),
    'orders', coalesce((
      select jsonb_agg(private.order_json(o.id) - array['cancel_until', 'is_member_order'] order by o.created_at)
      from public.orders o where o.user_id = v_user), '[]'),
    'wishlist', coalesce((
      select jsonb_agg(jsonb_build_object('slug', p.slug, 'title', p.title, 'added_at', w.added_at) order by w.added_at)
      from public.wishlist_items w join public.products p on p.id = w.product_id where w.user_id = v_user), '[]'),
    'reviews', coalesce((
      select jsonb_agg(to_jsonb(r) - array['id', 'product_id'] || jsonb_build_object('slug', p.slug) order by r.created_at)
      from private.review_authors a join public.reviews r on r.id = a.review_id
      join public.products p on p.id = r.product_id where a.user_id = v_user), '[]'),
    'subscriptions', coalesce((
      select jsonb_agg(jsonb_build_object('topic', s.topic, 'created_at', s.created_at) order by s.created_at)
      from public.subscriptions s where s.email = v_email), '[]'),
    'messages', coalesce((
      select jsonb_agg(to_jsonb(m) - array['id', 'read_at', 'handled_at'] order by m.created_at)
      from public.messages m where lower(m.email) = v_email), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('template', m.template, 'created_at', m.created_at, 'sent_at', m.sent_at)
        order by m.id)
      from private.email_outbox m where m.recipient = v_email), '[]'));
end
$$;
grant execute on function private.export_my_data() to authenticated;

-- See private.export_my_data.
create function public.export_my_data() returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.export_my_data() $$;
revoke execute on function public.export_my_data() from public, anon;
grant execute on function public.export_my_data() to authenticated;

-- ------------------------------------------------------------------ the end of an account

-- Ends the caller's account for good. p_account is the id that is meant, so that a window in which somebody else has
-- signed in meanwhile ends nobody's; and the session must have begun within ten minutes, that is, with a password or a
-- code a moment ago: a token that was left somewhere ends nothing.
-- What goes: profile, addresses, wishlist, subscriptions, mails of lists, all sessions. What stays: reviews, without a
-- name (private.forget_author), because others bought by them; orders with their addresses, because bookkeeping must
-- keep them, in no account and with no link that opens them.
-- Raises PT400 INVALID_INPUT {field}, PT403 SIGN_IN_AGAIN, PT409 OWNER_STAYS: who owns the shop does not leave it so.
create function private.delete_account(p_account uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
  v_email text := private.own_email();
begin
  if v_user is distinct from p_account then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "account"}');
  end if;
  perform 1 from auth.users u where u.id = v_user for update;
  if not found or not exists (
    select 1 from auth.sessions s
    where s.user_id = v_user and s.id::text = (select auth.jwt()) ->> 'session_id'
      and s.created_at > now() - interval '10 minutes') then
    perform private.fail(403, 'SIGN_IN_AGAIN');
  end if;
  if exists (select 1 from private.admins a where a.user_id = v_user) then
    perform private.fail(409, 'OWNER_STAYS');
  end if;
  delete from private.order_keys k using public.orders o where o.id = k.order_id and o.user_id = v_user;
  delete from private.email_outbox m where m.recipient = v_email and m.template not like 'order-%';
  delete from public.subscriptions s where s.email = v_email;
  -- All that refers to the account goes with it or forgets it.
  delete from auth.users u where u.id = v_user;
  return '{"ok": true}';
end
$$;
grant execute on function private.delete_account(uuid) to authenticated;

-- See private.delete_account.
create function public.delete_account(p_account uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.delete_account(p_account) $$;
revoke execute on function public.delete_account(uuid) from public, anon;
grant execute on function public.delete_account(uuid) to authenticated;
