-- The bounds on what a stranger may take, one row each, seen and set by the owner on the page Protection. Each ends by itself:
-- what an hour counts leaves after the hour, what is open leaves when it is paid, packed or cancelled.

create table private.bounds (
  name text primary key,
  value integer not null check (value between 1 and 1000000),
  standard integer not null check (standard between 1 and 1000000),
  -- Of what: each source (a network, for a member the account), each customer of a source, each domain of addresses, or all.
  per text not null check (per in ('source', 'customer', 'domain', 'all')),
  -- How long a use counts; null while it is open.
  minutes integer check (minutes between 1 and 1440),
  place integer not null unique check (place between 1 and 100)
);
alter table private.bounds enable row level security;
create trigger audit_bounds after update on private.bounds for each row execute function private.audit('name', 'value');

insert into private.bounds (name, value, standard, per, minutes, place) values
  ('orders', 1000, 1000, 'source', 60, 1),
  ('customer-orders', 20, 20, 'customer', 60, 2),
  ('open-orders', 1000, 1000, 'source', null, 3),
  ('open-items', 5000, 5000, 'source', null, 4),
  ('code-uses', 5, 5, 'source', null, 5),
  ('codes', 60, 60, 'source', 60, 6),
  ('links', 100, 100, 'source', 60, 7),
  ('messages', 300, 300, 'source', 60, 8),
  ('mail-source', 100, 100, 'source', 60, 9),
  ('mail-domain', 300, 300, 'domain', 60, 10),
  ('mail-links', 500, 500, 'all', 60, 11),
  ('mail-unconfirmed', 1000, 1000, 'all', 60, 12),
  ('mail-total', 5000, 5000, 'all', 60, 13),
  ('phone-orders', 5, 5, 'customer', 60, 14),
  ('declined', 20, 20, 'source', 60, 15),
  ('exchanges', 20, 20, 'source', 60, 16),
  ('exchange-items', 10, 10, 'customer', null, 17);

-- One row for each use of a bound with a time. Rows are only added, so that buyers of one network never wait for each other.
create table private.bound_uses (
  bound text not null,
  source text not null,
  -- What was tried, where trying the same again is no further use.
  what text check (length(what) <= 100),
  at timestamptz not null default clock_timestamp() check (at between '1990-01-01' and '2200-01-01')
);
create index bound_uses_of_source on private.bound_uses (bound, source, at);
create index bound_uses_past on private.bound_uses (at);
alter table private.bound_uses enable row level security;

create function private.bound(p_name text) returns int
language sql stable set search_path = ''
as $$ select b.value from private.bounds b where b.name = p_name $$;

-- Who asks, as bounds count it: a member with a confirmed address by the account, others by the network. Null where the
-- network is not known, because a bound over all callers would let one of them close the shop for the others.
create function private.source() returns text
language plpgsql stable set search_path = ''
as $$
begin
  return case when private.own_email() is not null then 'account ' || (select auth.uid()) else private.client_network() end;
end
$$;

-- In how many seconds a source may use a bound again; 0 while it may. A source that is not known always may.
create function private.bound_wait(p_bound text, p_source text) returns int
language sql stable set search_path = ''
as $$
  select coalesce((
    select greatest(1, ceil(extract(epoch from u.at + make_interval(mins => b.minutes) - clock_timestamp())))::int
    from private.bounds b cross join lateral (
      select n.at from private.bound_uses n
      where n.bound = p_bound and n.source = p_source and n.at > now() - make_interval(mins => b.minutes)
      order by n.at desc offset b.value - 1 limit 1) u
    where b.name = p_bound), 0)
$$;

-- Counts one use of a bound by a source, with p_what once for each, and answers as private.bound_wait before it. A use beyond the bound is not counted,
-- so that the bound ends by itself; the owner sees it among the limits that were hit. Past uses are deleted a hundred at a time.
create function private.use_bound(p_bound text, p_source text, p_what text default null) returns int
language plpgsql volatile set search_path = ''
as $$
declare
  v_wait int := private.bound_wait(p_bound, p_source);
begin
  delete from private.bound_uses u
  where u.ctid = any (array(
    select o.ctid from private.bound_uses o where o.at < now() - interval '1 day' limit 100 for update skip locked));
  if v_wait = 0 then
    insert into private.bound_uses (bound, source, what)
    select p_bound, p_source, p_what where p_source is not null and not exists (
      select from private.bound_uses u
      where u.bound = p_bound and u.source = p_source and u.what = p_what and u.at > now() - interval '1 hour');
  else
    insert into private.rate_limits as r (key, window_start, allowed, refused, refused_at)
    values (p_bound || '@' || p_source, now(), private.bound(p_bound), 1, now())
    on conflict (key) do update set window_start = now(), allowed = excluded.allowed, refused_at = now(),
      refused = case when r.refused_at > now() - interval '1 day' then r.refused + 1 else 1 end;
  end if;
  return v_wait;
end
$$;

-- Whether visitors pass the CAPTCHA before they order, write or have a link mailed: then a source beyond its bound passes it
-- too, as many people may share its network, and is not refused.
create function private.has_captcha() returns boolean
language sql stable set search_path = ''
as $$ select exists (select from private.captcha) $$;

-- The answer to a request beyond a bound, with the seconds to wait. Answered and not raised, because a raise would undo the
-- count of what was refused.
create function private.refuse_until(p_wait int) returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  perform set_config('response.status', '429', true);
  return jsonb_build_object('code', 'PT429', 'message', 'TOO_MANY_TRIES', 'details', jsonb_build_object('wait', p_wait)::text);
end
$$;

-- ------------------------------------------------------------------ discount codes

-- Whether a typed code is none of the caller's: unknown, or of another mailbox. While no address is typed, a code that is for
-- one mailbox may be the caller's.
create function private.is_wrong_code(p_code text, p_email text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.code_key(p_code) <> '' and not exists (
    select from public.discounts d
    where d.code = private.code_key(p_code) and coalesce(d.mailbox = private.mailbox(p_email), true));
end
$$;

-- What a guest tries out with a code: the code itself where it is wrong, and where its rules are about the customer, what is
-- answered of an address. Null where nothing is.
create function private.tried_by_code(p_code text, p_email text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_code text := left(private.code_key(p_code), 40);
begin
  if private.is_wrong_code(p_code, p_email) then
    return v_code;
  end if;
  return (
    select v_code || ' ' || encode(sha256(convert_to(private.mailbox(p_email), 'UTF8')), 'base64')
    from public.discounts d
    where d.code = v_code and d.mailbox is null and (d.customer_limit is not null or d.is_first_order)
      and btrim(p_email) <> '' and private.own_email() is null);
end
$$;

-- Counts what is tried out with a code (private.tried_by_code) against its source, the same once, and says in how many seconds
-- the source may try codes again; 0 while it may. Beyond the bound a visitor passes the CAPTCHA where it is on: a right code must not be told from a wrong one without
-- it, and a wrong one uses the pass up. Raises PT428 CAPTCHA_REQUIRED.
create function private.code_wait(p_code text, p_email text) returns int
language plpgsql volatile set search_path = ''
as $$
declare
  v_is_wrong boolean;
  v_tried text;
  v_wait int;
  c private.captcha;
begin
  if coalesce(private.code_key(p_code), '') = '' then
    return 0;
  end if;
  v_is_wrong := private.is_wrong_code(p_code, p_email);
  v_tried := private.tried_by_code(p_code, p_email);
  v_wait := case
    when v_tried is not null then private.use_bound('codes', private.source(), v_tried)
    else private.bound_wait('codes', private.source()) end;
  select * into c from private.captcha;
  if v_wait = 0 or not found or private.own_email() is not null then
    return v_wait;
  end if;
  if v_is_wrong or not exists (
      select from private.captcha_passes p
      where p.hash = sha256(convert_to(left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-captcha-pass', 100), 'UTF8'))
        and p.purpose = 'order' and p.expires_at > now()) then
    perform private.take_captcha_pass('order', c.provider, c.site_key);
  end if;
  return 0;
end
$$;

-- Refuses a guest's order that would hold more uses of a limited code than the guest's network may leave unpaid. A use is held
-- as stock is: it is given back when the order is cancelled or not paid in time. Raises PT429 TOO_MANY_UNPAID {reason, limit}.
create function private.check_code_uses(p_discount uuid, p_customer text) returns void
language plpgsql stable set search_path = ''
as $$
declare
  v_network text := private.client_network();
  v_limit int := private.bound('code-uses');
begin
  if v_network is not null and not private.has_captcha() and not private.is_confirmed(lower(p_customer))
    and exists (select from public.discounts d where d.id = p_discount and d.total_limit is not null)
    and v_limit <= (
      select count(distinct h.order_id)
      from private.holds h join private.discount_redemptions r on r.order_id = h.order_id and r.returned_at is null
      where h.network = v_network and h.user_id is null and r.discount_id = p_discount) then
    perform private.fail(429, 'TOO_MANY_UNPAID', jsonb_build_object('reason', 'code', 'limit', v_limit));
  end if;
end
$$;

-- ------------------------------------------------------------------ the owner's page

-- The bounds: [{name, per, minutes, value, standard, counted}]; `counted` is what the source that took most of it has taken, or
-- all together. Raises PT403 FORBIDDEN.
create function private.list_bounds() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  return (
    select jsonb_agg(jsonb_build_object('name', b.name, 'per', b.per, 'minutes', b.minutes, 'value', b.value,
      'standard', b.standard, 'counted', coalesce(case
        when b.name in ('open-orders', 'open-items') then (
          select max(case b.name when 'open-orders' then h.orders else h.items end) from (
            select count(distinct o.order_id) as orders, sum(o.quantity) as items from private.holds o
            where o.network is not null and o.user_id is null and (o.due_at is null or o.due_at > now()) group by o.network) h)
        when b.name = 'exchange-items' then (
          select max(e.items) from (
            select sum(h.quantity) as items
            from private.exchange_holds h join public.return_items i on i.id = h.return_item_id
            join public.returns r on r.id = i.return_id join public.orders o on o.id = r.order_id
            where h.until > now() group by private.phone_key(o.customer_phone)) e)
        when b.name = 'code-uses' then (
          select max(c.uses) from (
            select count(distinct h.order_id) as uses
            from private.holds h join private.discount_redemptions r on r.order_id = h.order_id and r.returned_at is null
            where h.network is not null and h.user_id is null group by h.network, r.discount_id) c)
        when b.name = 'mail-source' then (
          select max(s.mails) from (
            select private.stranger_mails(o.source, null) as mails from private.email_outbox o
            where o.source is not null and o.is_unconfirmed and o.created_at > now() - interval '1 day' group by o.source) s)
        when b.name = 'mail-domain' then (
          select max(s.mails) from (
            select count(*) as mails from private.email_outbox o
            where o.is_unconfirmed and o.sent_at > now() - interval '1 hour' group by split_part(o.mailbox, '@', 2)) s)
        when b.name in ('mail-links', 'mail-unconfirmed', 'mail-total') then (
          select b.value - case b.name when 'mail-links' then r.asking when 'mail-unconfirmed' then r.unconfirmed else r.total end
          from private.shop_mail_room() r)
        else (
          select max(u.uses) from (
            select count(*) as uses from private.bound_uses n
            where n.bound = b.name and n.at > now() - make_interval(mins => b.minutes) group by n.source) u) end, 0)) order by b.place)
    from private.bounds b);
end
$$;
create function public.list_bounds() returns jsonb
language sql stable set search_path = '' as $$ select private.list_bounds() $$;
grant execute on function private.list_bounds(), public.list_bounds() to authenticated;

-- Sets a bound; null sets what the shop comes with. Raises PT403 FORBIDDEN, PT404 BOUND_NOT_FOUND, PT400 INVALID_INPUT {field}.
create function private.set_bound(p_name text, p_value int) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  if p_value not between 1 and 1000000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "value"}');
  end if;
  update private.bounds b set value = coalesce(p_value, b.standard) where b.name = left(p_name, 40);
  if not found then
    perform private.fail(404, 'BOUND_NOT_FOUND');
  end if;
end
$$;
create function public.set_bound(p_name text, p_value int default null) returns void
language sql volatile set search_path = '' as $$ select private.set_bound(p_name, p_value) $$;
grant execute on function private.set_bound(text, int), public.set_bound(text, int) to authenticated;
