-- What advertising services are told, from the server and by no script in the pages: that an order was paid or delivered, once, and
-- only where its customer said yes to a question that named the service. Each service is off until the owner switches it on.
-- A row of private.event_outbox ends as private.email_outbox's do: sent, failed or dropped; the edge function send-events claims it with
-- a lease. docs/events.md says what is sent, and where that is documented.

-- The services. `account` is the pixel's number at Meta, the measurement ID at Google. Their secrets are settings of the function,
-- which nothing here can read.
create table private.event_receivers (
  name text primary key check (name in ('meta', 'google')),
  is_on boolean not null default false,
  account text not null default '' constraint event_receivers_account check (account = '' and not is_on
    or account ~ case name when 'meta' then '^[0-9]{5,20}$' else '^G-[A-Z0-9]{4,20}$' end),
  -- The hashed email and phone as well, for orders whose customer agreed to that.
  with_contact boolean not null default false check (name = 'meta' or not with_contact),
  -- What marks events as a test: Meta's code, or `validate` for Google's validation server, which counts nothing.
  test_code text not null default '' constraint event_receivers_test check (test_code = ''
    or test_code ~ case name when 'meta' then '^[A-Za-z0-9]{1,30}$' else '^validate$' end)
);
alter table private.event_receivers enable row level security;
insert into private.event_receivers (name) values ('meta'), ('google');
create trigger audit_event_receivers after update on private.event_receivers for each row execute function
  private.audit('name', 'is_on', 'account', 'with_contact', 'test_code');
-- The shop's pages ask or no longer.
create trigger note_pages after update on private.event_receivers for each row execute function private.note_tags('shop');

-- What a page may ask for now: meta or meta-contact, and google.
create function private.event_purposes() returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(r.name || case when r.with_contact then '-contact' else '' end order by r.name desc), '{}')
  from private.event_receivers r where r.is_on
$$;

-- The yes of an order's customer: when, in which language they were asked, and what the question named. A yes that was taken back
-- stays as one that has ended, without anything else.
create table private.event_consents (
  order_id uuid primary key references public.orders (id) on delete cascade,
  purposes text[] not null check (purposes <@ '{meta,meta-contact,google}' and cardinality(purposes) <= 3),
  language text not null default private.asked_language() constraint event_consents_language check (private.is_language(language)),
  at timestamptz not null default now() check (at >= '2000-01-01' and at <= '2100-01-01'),
  ended_at timestamptz check (ended_at >= '2000-01-01' and ended_at <= '2100-01-01'),
  -- The number of the advertisement's click (fbclid) and when it was, and the browser's name: for Meta alone, until it was told.
  click text check (length(click) <= 500 and click ~ '^[A-Za-z0-9_-]+$'),
  clicked_at timestamptz check (clicked_at >= '2000-01-01' and clicked_at <= '2100-01-01'),
  user_agent text check (length(user_agent) between 1 and 400)
);
create index event_consents_by_time on private.event_consents (at);
alter table private.event_consents enable row level security;

-- What is to be told of an order, once for each service. `id` is the event's at the service, so that a repetition does not count.
create table private.event_outbox (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references private.event_consents (order_id) on delete cascade,
  receiver text not null references private.event_receivers (name),
  occurred_at timestamptz not null default now() check (occurred_at >= '2000-01-01' and occurred_at <= '2100-01-01'),
  attempts integer not null default 0 check (attempts between 0 and 8),
  -- When it may be claimed next; while it is claimed, when the lease expires. The first minutes are for taking a status back.
  next_try_at timestamptz not null default now() + interval '10 minutes' check (next_try_at >= '2000-01-01' and next_try_at <= '2100-01-01'),
  lease uuid,
  sent_at timestamptz check (sent_at >= '2000-01-01' and sent_at <= '2100-01-01'),
  failed_at timestamptz check (failed_at >= '2000-01-01' and failed_at <= '2100-01-01'),
  dropped_at timestamptz check (dropped_at >= '2000-01-01' and dropped_at <= '2100-01-01'),
  last_error text check (length(last_error) <= 500),
  unique (order_id, receiver)
);
create index event_outbox_waiting on private.event_outbox (next_try_at)
  where sent_at is null and failed_at is null and dropped_at is null;
alter table private.event_outbox enable row level security;

-- ------------------------------------------------------------------ when an order is told

-- Whether an order counts as a purchase: delivered, or paid in advance and not given back. Cancelled and refused ones never do.
create function private.is_purchase(p_order public.orders) returns boolean
language sql stable set search_path = ''
as $$
  select p_order.order_status = 'delivered'
    or p_order.order_status <> 'cancelled' and p_order.payment_method <> 'cod'
      and p_order.paid_amount >= p_order.total_amount and p_order.payment_status <> 'refunded'
$$;

-- Writes what is to be told of an order, if it counts as a purchase and its customer agreed.
create function private.queue_events(p_order public.orders) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.event_outbox (order_id, receiver)
  select c.order_id, r.name
  from private.event_consents c join private.event_receivers r on r.is_on and (r.name = any (c.purposes) or r.name || '-contact' = any (c.purposes))
  where c.order_id = p_order.id and c.ended_at is null and private.is_purchase(p_order)
  on conflict do nothing
$$;

create function private.note_purchase() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_events(new);
  return null;
end
$$;
create trigger note_purchase after update on public.orders for each row
  when (new.order_status is distinct from old.order_status or new.payment_status is distinct from old.payment_status)
  execute function private.note_purchase();

-- Forgets what only an event needed, once none of the order waits.
create function private.end_event(p_order_id uuid) returns void
language sql volatile set search_path = ''
as $$
  update private.event_consents c set click = null, clicked_at = null, user_agent = null
  where c.order_id = p_order_id and not exists (
    select from private.event_outbox e
    where e.order_id = c.order_id and e.sent_at is null and e.failed_at is null and e.dropped_at is null)
$$;

-- ------------------------------------------------------------------ the customer's yes

-- The order of a caller who is its member or holds its token. Raises PT404 ORDER_NOT_FOUND.
create function private.own_order(p_order_id uuid, p_token text) returns public.orders
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders o
  where o.id = p_order_id and (o.user_id = (select auth.uid()) or private.opens_order(o.id, left(p_token, 64)));
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  return v_order;
end
$$;

-- Keeps that an order's customer agreed that services are told of it: p_purposes is what the question named, as
-- private.event_purposes has it. Once and within a day of the order, by its member or the holder of its token. p_click is the
-- click's number, as Meta's link had it, and p_clicked_at when. False where nothing of it is on, it was answered before, or the browser
-- sends Global Privacy Control. Raises PT400 INVALID_INPUT {field}, PT404 ORDER_NOT_FOUND.
create function private.agree_to_events(p_order_id uuid, p_purposes text[], p_click text, p_clicked_at timestamptz, p_token text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  v_purposes text[];
  v_is_meta boolean;
begin
  if p_purposes is null or cardinality(p_purposes) not between 1 and 3 or not p_purposes <@ '{meta,meta-contact,google}' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "purposes"}');
  end if;
  if p_click is not null and (length(p_click) > 500 or p_click !~ '^[A-Za-z0-9_-]+$') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "click"}');
  end if;
  v_order := private.own_order(p_order_id, p_token);
  if v_order.created_at <= now() - interval '1 day' then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  select array_agg(distinct p.name) into v_purposes
  from unnest(p_purposes) as p (name) join private.event_receivers r on r.is_on and r.name = split_part(p.name, '-', 1);
  if v_purposes is null or v_headers ->> 'sec-gpc' = '1' then
    return false;
  end if;
  v_is_meta := v_purposes && '{meta,meta-contact}';
  insert into private.event_consents (order_id, purposes, click, clicked_at, user_agent)
  select v_order.id, v_purposes, k.click, case when k.click is not null then p_clicked_at end,
    case when v_is_meta then nullif(private.clean_line(left(v_headers ->> 'user-agent', 400)), '') end
  from (select case when v_is_meta and p_clicked_at between now() - interval '90 days' and now() + interval '5 minutes' then p_click end as click) k
  on conflict do nothing;
  if not found then
    return false;
  end if;
  perform private.queue_events(v_order);
  return true;
end
$$;
create function public.agree_to_events(
  p_order_id uuid, p_purposes text[], p_click text default null, p_clicked_at timestamptz default null, p_token text default null
) returns boolean
language sql volatile set search_path = ''
as $$ select private.agree_to_events(p_order_id, private.flat_list(p_purposes, 'purposes'), p_click, p_clicked_at, p_token) $$;

-- Takes the yes of an order back: what was not sent yet is not sent. Returns whether there was one. Raises PT404 ORDER_NOT_FOUND.
create function private.end_events(p_order_id uuid, p_token text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders := private.own_order(p_order_id, p_token);
  v_is_ended boolean;
begin
  update private.event_consents c set ended_at = now(), click = null, clicked_at = null, user_agent = null
  where c.order_id = v_order.id and c.ended_at is null;
  v_is_ended := found;
  update private.event_outbox e set dropped_at = now(), lease = null
  where e.order_id = v_order.id and e.sent_at is null and e.failed_at is null and e.dropped_at is null;
  return v_is_ended;
end
$$;
create function public.end_events(p_order_id uuid, p_token text default null) returns boolean
language sql volatile set search_path = ''
as $$ select private.end_events(p_order_id, p_token) $$;
grant execute on function private.agree_to_events(uuid, text[], text, timestamptz, text), public.agree_to_events(uuid, text[], text, timestamptz, text),
  private.end_events(uuid, text), public.end_events(uuid, text) to anon, authenticated;

-- ------------------------------------------------------------------ taking from the outbox

-- An event as the function sends it, without a name, an address or a number of a person: {id, lease, receiver, account, test, attempt,
-- occurred_at (in seconds), currency, value (what the goods came to, as text), items: [{id (as in the product feed), price, quantity}], click,
-- clicked_at (in milliseconds), user_agent, email, phone}; the last two are hashes (SHA-256 of the address in small letters, of
-- the phone's digits with the country), and null unless the owner has them sent and the customer agreed to that.
create function private.event_facts(p_event private.event_outbox, p_order public.orders) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', p_event.id, 'lease', p_event.lease, 'receiver', r.name, 'account', r.account, 'test', r.test_code,
    'attempt', p_event.attempts, 'occurred_at', floor(extract(epoch from p_event.occurred_at)), 'currency', p_order.currency,
    'value', (p_order.total_amount - p_order.shipping_cost)::text,
    'items', (select coalesce(jsonb_agg(jsonb_build_object('id', coalesce(v.sku, i.product_slug), 'price', i.price::text, 'quantity', i.quantity) order by i.position, i.id), '[]')
      from public.order_items i left join public.product_variants v on v.id = i.variant_id where i.order_id = p_order.id),
    'click', case when r.name = 'meta' then c.click end,
    'clicked_at', case when r.name = 'meta' then floor(extract(epoch from c.clicked_at) * 1000) end,
    'user_agent', case when r.name = 'meta' then c.user_agent end,
    'email', case when k.is_told then encode(sha256(convert_to(lower(btrim(p_order.customer_email)), 'UTF8')), 'hex') end,
    'phone', case when k.is_told then encode(sha256(convert_to(ltrim(p_order.phone_e164, '+'), 'UTF8')), 'hex') end)
  from private.event_receivers r join private.event_consents c on c.order_id = p_order.id
  cross join lateral (select r.with_contact and r.name || '-contact' = any (c.purposes) as is_told) k
  where r.name = p_event.receiver
$$;

-- Claims up to p_limit events that are due, for the services whose secrets the function has (p_receivers), for five minutes, each as
-- private.event_facts has it. What is no purchase any more, or may not be told any more, is dropped; one that was never sent
-- is written again when the order counts again. Eight tries are made, none later than the service takes it: Meta seven days, Google
-- three.
create function private.claim_events(p_limit int, p_receivers text[]) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_event private.event_outbox;
  v_order public.orders;
  v_longest interval;
  v_claimed jsonb := '[]';
begin
  for v_event in
    select * from private.event_outbox e
    where e.sent_at is null and e.failed_at is null and e.dropped_at is null and e.next_try_at <= now()
      and e.receiver = any (p_receivers[1:10])
    order by e.next_try_at, e.id limit least(greatest(coalesce(p_limit, 0), 0), 50)
    for update skip locked
  loop
    select * into v_order from public.orders o where o.id = v_event.order_id;
    v_longest := case v_event.receiver when 'meta' then interval '7 days' else interval '3 days' end;
    if not private.is_purchase(v_order) and v_event.attempts = 0 then
      delete from private.event_outbox e where e.id = v_event.id;
      continue;
    elsif not private.is_purchase(v_order)
      or not exists (select from private.event_receivers r where r.name = v_event.receiver and r.is_on)
      or exists (select from private.event_consents c where c.order_id = v_order.id and c.ended_at is not null) then
      update private.event_outbox e set dropped_at = now(), lease = null where e.id = v_event.id;
    elsif v_event.attempts >= 8 or v_event.occurred_at < now() - v_longest then
      update private.event_outbox e set failed_at = now(), lease = null, last_error = coalesce(e.last_error, 'It waited too long.')
      where e.id = v_event.id;
    else
      update private.event_outbox e set attempts = e.attempts + 1, lease = gen_random_uuid(), next_try_at = now() + interval '5 minutes'
      where e.id = v_event.id returning * into v_event;
      v_claimed := v_claimed || private.event_facts(v_event, v_order);
      continue;
    end if;
    perform private.end_event(v_order.id);
  end loop;
  return v_claimed;
end
$$;
create function public.claim_events(p_limit int default 20, p_receivers text[] default '{meta,google}') returns jsonb
language sql volatile set search_path = ''
as $$ select private.claim_events(p_limit, private.flat_list(p_receivers, 'receivers')) $$;

-- Marks a claimed event as sent; false when the lease has passed to another sender.
create function private.event_sent(p_id uuid, p_lease uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order uuid;
begin
  update private.event_outbox e set sent_at = clock_timestamp(), lease = null, last_error = null
  where e.id = p_id and e.lease = p_lease returning e.order_id into v_order;
  perform private.end_event(v_order);
  return v_order is not null;
end
$$;
create function public.event_sent(p_id uuid, p_lease uuid) returns boolean language sql volatile set search_path = ''
as $$ select private.event_sent(p_id, p_lease) $$;

-- Marks a claimed event as failed; p_final when a repetition is useless. Returns when it is tried again; null when it is not:
-- no tries are left, or the lease has passed to another sender.
create function private.event_failed(p_id uuid, p_lease uuid, p_error text, p_final boolean) returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_event private.event_outbox;
begin
  update private.event_outbox e set lease = null, last_error = left(coalesce(p_error, ''), 500),
    failed_at = case when p_final or e.attempts >= 8 then now() end, next_try_at = now() + private.mail_delay(e.attempts)
  where e.id = p_id and e.lease = p_lease returning * into v_event;
  perform private.end_event(v_event.order_id);
  return case when v_event.failed_at is null then v_event.next_try_at end;
end
$$;
create function public.event_failed(p_id uuid, p_lease uuid, p_error text, p_final boolean default false) returns timestamptz
language sql volatile set search_path = ''
as $$ select private.event_failed(p_id, p_lease, p_error, p_final) $$;
grant execute on function private.claim_events(int, text[]), public.claim_events(int, text[]), private.event_sent(uuid, uuid),
  public.event_sent(uuid, uuid), private.event_failed(uuid, uuid, text, boolean), public.event_failed(uuid, uuid, text, boolean) to service_role;

-- ------------------------------------------------------------------ what the owner sees and sets

-- The services: [{name, is_on, account, with_contact, test_code, agreed, sent, waiting, is_stuck, given_up, sent_at, failed_at, error}]. Counts
-- are of what is still kept; `is_stuck` while something is due for a quarter of an hour and nobody has claimed it; `error` is what the
-- service said last, and null once it took an event after that. Raises PT403 FORBIDDEN.
create function private.read_receivers() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  return (
    select jsonb_agg(jsonb_build_object('name', r.name, 'is_on', r.is_on, 'account', r.account, 'with_contact', r.with_contact, 'test_code', r.test_code,
      'agreed', (select count(*) from private.event_consents c where c.ended_at is null and (r.name = any (c.purposes) or r.name || '-contact' = any (c.purposes))),
      'sent', s.sent, 'waiting', s.waiting, 'is_stuck', s.is_stuck, 'given_up', s.given_up, 'sent_at', s.sent_at,
      'failed_at', case when f.at > coalesce(s.sent_at, '-infinity') then f.at end,
      'error', case when f.at > coalesce(s.sent_at, '-infinity') then f.last_error end) order by r.name desc)
    from private.event_receivers r
    cross join lateral (
      select count(e.sent_at) as sent, max(e.sent_at) as sent_at, count(e.failed_at) as given_up,
        count(*) filter (where e.sent_at is null and e.failed_at is null and e.dropped_at is null) as waiting,
        coalesce(bool_or(e.sent_at is null and e.failed_at is null and e.dropped_at is null and e.next_try_at < now() - interval '15 minutes'), false) as is_stuck
      from private.event_outbox e where e.receiver = r.name) s
    left join lateral (
      -- A try that failed has set when the next one is.
      select coalesce(e.failed_at, e.next_try_at - private.mail_delay(e.attempts)) as at, e.last_error
      from private.event_outbox e where e.receiver = r.name and e.last_error is not null and e.dropped_at is null
      order by 1 desc limit 1) f on true);
end
$$;
create function public.read_receivers() returns jsonb language sql stable set search_path = ''
as $$ select private.read_receivers() $$;

-- Sets a service. Off, what waits for it is dropped. Raises PT403 FORBIDDEN, PT404 RECEIVER_NOT_FOUND, PT400 INVALID_INPUT {field}.
create function private.set_receiver(p_name text, p_on boolean, p_account text, p_with_contact boolean, p_test_code text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_is_meta boolean := p_name is not distinct from 'meta';
  v_account text := case when v_is_meta then '^[0-9]{5,20}$' else '^G-[A-Z0-9]{4,20}$' end;
  v_test_code text := case when v_is_meta then '^[A-Za-z0-9]{1,30}$' else '^validate$' end;
begin
  perform private.only('settings');
  if not exists (select from private.event_receivers r where r.name = left(p_name, 20)) then
    perform private.fail(404, 'RECEIVER_NOT_FOUND');
  elsif p_on is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "on"}');
  elsif p_account is null or length(p_account) > 22 or p_account = '' and p_on
    or p_account <> '' and p_account !~ v_account then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "account"}');
  elsif p_with_contact is null or p_with_contact and not v_is_meta then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "with_contact"}');
  elsif p_test_code is null or length(p_test_code) > 30 or p_test_code <> '' and p_test_code !~ v_test_code then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "test_code"}');
  end if;
  update private.event_receivers r set is_on = p_on, account = p_account, with_contact = p_with_contact, test_code = p_test_code
  where r.name = p_name;
  if not p_on then
    update private.event_outbox e set dropped_at = now(), lease = null
    where e.receiver = p_name and e.sent_at is null and e.failed_at is null and e.dropped_at is null;
  end if;
end
$$;
create function public.set_receiver(
  p_name text, p_on boolean, p_account text, p_with_contact boolean default false, p_test_code text default ''
) returns void
language sql volatile set search_path = ''
as $$ select private.set_receiver(p_name, p_on, p_account, p_with_contact, p_test_code) $$;
grant execute on function private.read_receivers(), public.read_receivers(), private.set_receiver(text, boolean, text, boolean, text),
  public.set_receiver(text, boolean, text, boolean, text) to authenticated;

-- What the server adds to every page, and only where it is switched on: {origins, reminders, purposes}, the last as
-- private.event_purposes has it. For everyone, since it shows in the pages.
create function private.shop_switches() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('origins', (select s.since is not null from private.origin_settings s),
    'reminders', (select s.reminds from private.reminder_settings s), 'purposes', private.event_purposes())
$$;
create function public.shop_switches() returns jsonb language sql stable set search_path = ''
as $$ select private.shop_switches() $$;
grant execute on function private.shop_switches(), public.shop_switches() to anon, authenticated;
