-- An optional CAPTCHA for visitors without an account, off until the owner switches it on: before an order, a message and
-- each mail that is sent to an address someone typed. The edge function verify-captcha checks the provider's answer and gets
-- a pass for it, which the browser sends in the header x-captcha-pass. Signing up is protected by Auth's own CAPTCHA setting.

-- The provider and the site key. One row, or none while the CAPTCHA is off.
create table private.captcha (
  only_row boolean primary key default true check (only_row),
  provider text not null check (provider in ('turnstile', 'hcaptcha')),
  site_key text not null check (site_key ~ '^[A-Za-z0-9_-]{10,100}$')
);
alter table private.captcha enable row level security;
create trigger audit_captcha after insert or update or delete on private.captcha for each row execute function
  private.audit('', 'provider', 'site_key');

-- Passes that were issued and not used. `setup` is the owner's proof that a provider works, before it is switched on.
create table private.captcha_passes (
  hash bytea primary key,
  purpose text not null check (purpose in ('order', 'message', 'subscription', 'setup')),
  provider text not null,
  site_key text not null,
  expires_at timestamptz not null default now() + interval '10 minutes'
    check (expires_at >= '2000-01-01' and expires_at <= '2100-01-01')
);
create index captcha_passes_by_expiry on private.captcha_passes (expires_at);
alter table private.captcha_passes enable row level security;

-- Uses up the pass that came with the request. Raises PT428 CAPTCHA_REQUIRED {purpose, provider, site_key} unless there is one
-- for this purpose, of this provider and site key, not expired. When the request fails afterwards, the pass is valid again. Of
-- two requests with one pass, the second waits for the first.
create function private.take_captcha_pass(p_purpose text, p_provider text, p_site_key text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.captcha_passes p
  where p.hash = sha256(convert_to(left(
      nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-captcha-pass', 100), 'UTF8'))
    and p.purpose = p_purpose and p.provider = p_provider and p.site_key = p_site_key and p.expires_at > now();
  if not found then
    perform private.fail(428, 'CAPTCHA_REQUIRED',
      jsonb_build_object('purpose', p_purpose, 'provider', p_provider, 'site_key', p_site_key));
  end if;
end
$$;

-- Asks a visitor for a pass while the CAPTCHA is on. Owners and members whose address or phone is confirmed are not
-- asked, because limits count their account, nor is SQL that does not come through the API. Raises PT428
-- CAPTCHA_REQUIRED.
create function private.check_captcha(p_purpose text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  c private.captcha;
begin
  select * into c from private.captcha;
  -- The role of the request, also inside functions that run as their owner.
  if not found or current_setting('role', true) not in ('anon', 'authenticated') or exists (
      select from auth.users u where u.id = (select auth.uid())
        and coalesce(u.email_confirmed_at, u.phone_confirmed_at) is not null) then
    return;
  end if;
  perform private.take_captcha_pass(p_purpose, c.provider, c.site_key);
end
$$;
grant execute on function private.check_captcha(text) to anon, authenticated;

-- As private.check_captcha, before a row is inserted; the argument is the purpose.
create function private.captcha_before_insert() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.check_captcha(tg_argv[0]);
  return new;
end
$$;

-- Orders and messages need their pass only when they are stored: a request that is repeated after a lost answer finds
-- what the first one stored and needs no second pass. An order is inserted before any stock is locked.
create trigger ask_captcha before insert on public.orders for each row execute function private.captcha_before_insert('order');
create trigger ask_captcha before insert on public.messages for each row execute function private.captcha_before_insert('message');

-- A pass for one request within ten minutes; the function verify-captcha calls it after the provider has said yes. Deletes
-- expired ones. Raises PT400 INVALID_INPUT, PT409 CAPTCHA_CHANGED when the shop asks for another provider or site key or
-- none, PT503 BUSY when 20,000 passes are unused.
create function private.issue_captcha_pass(p_purpose text, p_provider text, p_site_key text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- 244 random bits.
  v_pass text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if p_purpose is null or p_purpose not in ('order', 'message', 'subscription', 'setup')
    or p_provider is null or p_provider not in ('turnstile', 'hcaptcha')
    or p_site_key is null or length(p_site_key) > 100 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  if p_purpose <> 'setup' and not exists (
      select from private.captcha c where c.provider = p_provider and c.site_key = p_site_key) then
    perform private.fail(409, 'CAPTCHA_CHANGED');
  end if;
  delete from private.captcha_passes p where p.hash in (
    select e.hash from private.captcha_passes e where e.expires_at <= now() order by e.expires_at limit 500 for update skip locked);
  if (select count(*) from (select from private.captcha_passes limit 20000) as unused) >= 20000 then
    perform private.fail(503, 'BUSY');
  end if;
  insert into private.captcha_passes (hash, purpose, provider, site_key)
  values (sha256(convert_to(v_pass, 'UTF8')), p_purpose, p_provider, p_site_key);
  return v_pass;
end
$$;
create function public.issue_captcha_pass(p_purpose text, p_provider text, p_site_key text) returns text
language sql volatile security invoker set search_path = ''
as $$ select private.issue_captcha_pass(p_purpose, p_provider, p_site_key) $$;
grant execute on function private.issue_captcha_pass(text, text, text), public.issue_captcha_pass(text, text, text) to service_role;

-- What the CAPTCHA shows: {provider, site_key}; null while it is off. Both are public.
create function private.captcha_setting() returns jsonb
language sql stable security definer set search_path = ''
as $$ select jsonb_build_object('provider', c.provider, 'site_key', c.site_key) from private.captcha c $$;
create function public.captcha_setting() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.captcha_setting() $$;
grant execute on function private.captcha_setting(), public.captcha_setting() to anon, authenticated;

-- Switches the CAPTCHA on or, with null, off. Switching on needs a pass of that provider and site key, so a wrong key or
-- secret cannot close the shop. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT428 CAPTCHA_REQUIRED.
create function private.save_captcha(p_provider text, p_site_key text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  if p_provider is null then
    delete from private.captcha c where c.only_row;
    return;
  end if;
  if p_provider not in ('turnstile', 'hcaptcha') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "provider"}');
  end if;
  if p_site_key is null or length(p_site_key) > 100 or p_site_key !~ '^[A-Za-z0-9_-]{10,100}$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "site_key"}');
  end if;
  perform private.take_captcha_pass('setup', p_provider, p_site_key);
  insert into private.captcha (provider, site_key) values (p_provider, p_site_key)
  on conflict (only_row) do update set provider = excluded.provider, site_key = excluded.site_key;
end
$$;
create function public.save_captcha(p_provider text default null, p_site_key text default null) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.save_captcha(p_provider, p_site_key) $$;
grant execute on function private.save_captcha(text, text), public.save_captcha(text, text) to authenticated;
