-- Foundation: the private schema, the owners, and small helpers that policies and functions share.
-- Everything in `private` is out of the API's reach; its tables still carry row-level security, because the
-- embedded back end grants table privileges more generously than a hosted project does.

create schema private;
grant usage on schema private to anon, authenticated;

-- Every function is closed until it is granted by name. Without naming a schema: what PUBLIC may do by default
-- can only be taken away for all schemas at once, a schema's own default privileges merely add to it.
alter default privileges revoke execute on functions from public;

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
alter table private.admins enable row level security;

-- True when the caller is one of the shop's owners. Looked up on every call, so removal works at once.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select 1 from private.admins a where a.user_id = (select auth.uid())) $$;
grant execute on function private.is_admin() to anon, authenticated;

-- A hint for the screen; policies and functions ask the private one themselves.
create function public.is_admin() returns boolean
language sql stable security invoker set search_path = ''
as $$ select private.is_admin() $$;
revoke execute on function public.is_admin() from public, anon;
grant execute on function public.is_admin() to authenticated;

-- Makes the account with this email an owner. For the SQL editor only: nobody may call it through the API.
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
revoke execute on function private.make_admin(text) from public, anon, authenticated;

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
-- Triggers that run as whoever writes call it.
grant execute on function private.fail(int, text, jsonb) to anon, authenticated;

-- One line of typed text made safe to store: control and bidirectional-override characters become spaces,
-- runs of white space one space, the ends trimmed. Null stays null.
create function private.clean_line(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(p_text, '[\u0001-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', ' ', 'g'),
    '\s+', ' ', 'g'))
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;
