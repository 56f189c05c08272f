-- Mail: who asked for what, and how a sender takes from the outbox.
--
-- A row of private.email_outbox is written in the transaction of its cause. It ends as sent (sent_at), failed after
-- eight tries or a permanent refusal (failed_at, last_error), or dropped because it is no longer true (dropped_at). A
-- sender claims rows with an exclusive lease. A sender that dies between sending and marking as sent leaves a mail that is
-- sent again when the lease has expired. So delivery is at least once, and a repetition carries the same Message-ID and
-- idempotency key, made of the row's id.

create table private.email_outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  template text not null constraint email_outbox_template_check check (template in
    ('order-pending', 'order-processing', 'order-shipped', 'order-tracking', 'order-delivered', 'order-cancelled',
     'back-in-stock', 'flash-deals', 'welcome', 'message-received')),
  payload jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  -- When it may be claimed next; while it is claimed, when the lease expires.
  next_try_at timestamptz not null default now(),
  lease uuid,
  failed_at timestamptz,
  dropped_at timestamptz,
  -- The secret in the mail's unsubscribe link. It gives access to nothing else.
  unsubscribe_token uuid not null default gen_random_uuid()
);
create index email_outbox_waiting on private.email_outbox (next_try_at, id)
  where sent_at is null and failed_at is null and dropped_at is null;
create index email_outbox_of_recipient on private.email_outbox (recipient, template, created_at);
create unique index email_outbox_by_unsubscribe_token on private.email_outbox (unsubscribe_token) where template not like 'order-%';
alter table private.email_outbox enable row level security;

-- Addresses that subscribed to a topic. Written by public.subscribe alone.
create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 254),
  topic text not null check (topic ~ '^(newsletter|flash-deals|coming-soon|vip-club|back-in-stock:[0-9a-f-]{36})$'),
  created_at timestamptz not null default now(),
  unique (email, topic)
);
create index subscriptions_by_topic on public.subscriptions (topic, email);
alter table public.subscriptions enable row level security;
create policy "owner reads" on public.subscriptions for select to authenticated using ((select private.is_admin()));
create policy "owner deletes" on public.subscriptions for delete to authenticated using ((select private.is_admin()));
grant select, delete on public.subscriptions to authenticated;

-- The rounds of flash deals that were announced to subscribers.
create table private.flash_notices (
  starts_at timestamptz primary key,
  created_at timestamptz not null default now()
);
alter table private.flash_notices enable row level security;

-- ------------------------------------------------------------------ subscribing

-- Subscribes an email address to a topic. The answer is the same whether it was subscribed before.
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
  -- One limit per address and one over all of them, against a flood of invented addresses. A refusal is returned, not
  -- raised, because a raise would roll the count back.
  if not private.within_limit('subscribe:' || v_email, 20, 60) or not private.within_limit('subscribe', 600, 60) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  insert into public.subscriptions (email, topic) values (v_email, p_topic) on conflict do nothing;
  return '{"ok": true}';
end
$$;
grant execute on function private.subscribe(text, text) to anon, authenticated;

-- Subscribes an email address to a topic; p_honeypot is a hidden field that only bots fill in.
-- Returns {"ok": true} or {"code": "PT429"}; raises PT400 INVALID_INPUT {field}.
create function public.subscribe(p_email text, p_topic text, p_honeypot text default '') returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if p_honeypot <> '' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "honeypot"}');
  end if;
  return private.subscribe(p_email, p_topic);
end
$$;
grant execute on function public.subscribe(text, text, text) to anon, authenticated;

-- The mailing list of a topic or of a mail's template. VIP Club members also get flash deals, so the two topics are one
-- list: unsubscribing from one ends both.
create function private.list_of(p_topic text) returns text
language sql immutable set search_path = ''
as $$
  select case split_part(p_topic, ':', 1)
    when 'flash-deals' then 'deals' when 'vip-club' then 'deals' else split_part(p_topic, ':', 1) end
$$;

-- Ends an address's subscriptions for a caller who has the secret of one of its mails: that mail's list, or all lists.
-- Unsent mails of those lists are dropped; mails about orders are still sent. Returns {list, email} with the email
-- masked, also when nothing was left to end; null for an unknown secret.
create function private.unsubscribe(p_token text, p_all boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_email text;
  v_list text;
begin
  if p_token is null or p_token !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  select o.recipient, private.list_of(coalesce(o.payload ->> 'topic', o.template)) into v_email, v_list
  from private.email_outbox o where o.unsubscribe_token = p_token::uuid and o.template not like 'order-%';
  if not found then
    return null;
  end if;
  -- The outbox first, because claim_mail may insert a subscription again. Then subscriptions in id order, as the restock
  -- trigger locks them.
  update private.email_outbox o set dropped_at = now()
  where o.recipient = v_email and o.template not like 'order-%'
    and o.sent_at is null and o.failed_at is null and o.dropped_at is null
    and (p_all or v_list = private.list_of(coalesce(o.payload ->> 'topic', o.template)));
  perform 1 from public.subscriptions s where s.email = v_email order by s.id for update;
  delete from public.subscriptions s
  where s.email = v_email and (p_all or v_list = private.list_of(s.topic));
  return jsonb_build_object('list', v_list, 'email', regexp_replace(v_email, '^(.)[^@]*', '\1…'));
end
$$;
grant execute on function private.unsubscribe(text, boolean) to anon, authenticated;

-- See private.unsubscribe.
create function public.unsubscribe(p_token text, p_all boolean default false) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.unsubscribe(p_token, p_all) $$;
grant execute on function public.unsubscribe(text, boolean) to anon, authenticated;

-- ------------------------------------------------------------------ causes of mail

-- Sends a mail for a tracking number that is added after the order was marked as shipped, unless the shipping mail is not
-- claimed yet and will contain it.
create function private.mail_tracking() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.email_outbox (recipient, template, payload)
  select new.customer_email, 'order-tracking',
         jsonb_build_object('order_id', new.id, 'order_number', new.order_number)
  where not exists (
    select 1 from private.email_outbox o
    where o.recipient = new.customer_email and o.template in ('order-shipped', 'order-tracking')
      and o.payload ->> 'order_id' = new.id::text
      and o.sent_at is null and o.failed_at is null and o.dropped_at is null and o.attempts = 0);
  return null;
end
$$;
create trigger mail_tracking after update of tracking_number on public.orders
  for each row when (old.order_status = 'shipped' and new.order_status = 'shipped'
    and new.tracking_number <> '' and new.tracking_number is distinct from old.tracking_number)
  execute function private.mail_tracking();

-- When a variant is back in stock, each subscriber gets one mail and the subscription ends. Locks subscriptions only,
-- which no buyer touches.
create function private.mail_back_in_stock() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_topics text[];
begin
  select array_agg('back-in-stock:' || c.id) into v_topics
  from changed c join gone g on g.id = c.id
  join public.products p on p.id = c.product_id
  where g.quantity = 0 and c.quantity > 0 and p.archived_at is null;
  if v_topics is null then
    return null;
  end if;
  perform 1 from public.subscriptions s where s.topic = any (v_topics) order by s.id for update;
  with used as (
    delete from public.subscriptions s where s.topic = any (v_topics) returning s.email, s.topic
  )
  insert into private.email_outbox (recipient, template, payload)
  select u.email, 'back-in-stock', jsonb_build_object('variant_id', split_part(u.topic, ':', 2)) from used u;
  return null;
end
$$;
create trigger mail_back_in_stock after update on public.product_variants
  referencing new table as changed old table as gone for each statement execute function private.mail_back_in_stock();

-- Sends a welcome to a new subscriber, or the restock mail at once when the variant is in stock already. Anyone can type
-- another person's address, so an address gets at most five such mails in an hour, and one welcome per topic in a day.
create function private.mail_subscribed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_variant text := substring(new.topic from '^back-in-stock:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$');
  v_template text;
begin
  if v_variant is not null then
    -- Waits for a restock that is being committed, so that neither transaction misses the other. No row of the variant is
    -- locked, so buyers do not wait.
    perform 1 from public.product_variants v where v.id = v_variant::uuid and v.quantity = 0 for share;
    if exists (select 1 from public.product_variants v join public.products p on p.id = v.product_id
               where v.id = v_variant::uuid and v.quantity > 0 and p.archived_at is null) then
      v_template := 'back-in-stock';
    end if;
  elsif new.topic in ('newsletter', 'flash-deals', 'vip-club') and not exists (
      select 1 from private.email_outbox o
      where o.recipient = new.email and o.template = 'welcome' and o.payload ->> 'topic' = new.topic
        and o.created_at > now() - interval '1 day') then
    v_template := 'welcome';
  end if;
  if v_template is null or (
      select count(*) from private.email_outbox o
      where o.recipient = new.email and o.template in ('welcome', 'back-in-stock')
        and o.created_at > now() - interval '1 hour') >= 5 then
    return null;
  end if;
  insert into private.email_outbox (recipient, template, payload)
  values (new.email, v_template, case v_template
    when 'welcome' then jsonb_build_object('topic', new.topic) else jsonb_build_object('variant_id', v_variant) end);
  if v_template = 'back-in-stock' then
    delete from public.subscriptions s where s.id = new.id;
  end if;
  return null;
end
$$;
create trigger mail_subscribed after insert on public.subscriptions
  for each row execute function private.mail_subscribed();

-- Writes a mail about the flash deals that have just started, once per round, to every subscriber without such a mail in
-- the last twenty hours. No trigger fires when time passes, so claim_mail calls this.
create function private.announce_flash_deals() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_round timestamptz;
begin
  select max(d.starts_at) into v_round from public.deals d
  where d.kind = 'flash' and d.starts_at <= now() and d.starts_at > now() - interval '1 hour'
    and d.ends_at > now() and d.sold < d.total;
  if v_round is null then
    return;
  end if;
  insert into private.flash_notices (starts_at) values (v_round) on conflict do nothing;
  if not found then
    return;
  end if;
  insert into private.email_outbox (recipient, template, payload)
  select distinct s.email, 'flash-deals', jsonb_build_object('starts_at', v_round)
  from public.subscriptions s
  where s.topic in ('flash-deals', 'vip-club') and not exists (
    select 1 from private.email_outbox o
    where o.recipient = s.email and o.template = 'flash-deals' and o.created_at > now() - interval '20 hours');
end
$$;

-- ------------------------------------------------------------------ what a mail says

-- Whether a mail about an order is still true.
create function private.is_mail_current(p_template text, p_order public.orders) returns boolean
language sql immutable set search_path = ''
as $$
  select case p_template
    when 'order-pending' then true
    when 'order-tracking' then p_order.order_status = 'shipped' and coalesce(p_order.tracking_number, '') <> ''
    else p_template = 'order-' || p_order.order_status end
$$;

-- The reference number of a message, for the sender and the owner.
create function private.message_reference(p_id uuid) returns text
language sql immutable set search_path = ''
as $$ select upper(left(p_id::text, 8)) $$;

-- The current facts of a mail for its template in supabase/functions; null when it is no longer true: the order's status
-- changed, the item is sold out again, the subscription has ended.
create function private.mail_facts(p_mail private.email_outbox) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_facts jsonb;
begin
  case
    when p_mail.template like 'order-%' then
      return (
        select private.order_json(o.id) from public.orders o
        where o.id = (p_mail.payload ->> 'order_id')::uuid and case p_mail.template
          -- An order is confirmed once, also when the owner sets it back, unless the owner sends it again.
          when 'order-pending' then p_mail.payload ? 'again' or not exists (
            select 1 from private.email_outbox e
            where e.recipient = p_mail.recipient and e.template = 'order-pending' and e.id < p_mail.id
              and e.payload ->> 'order_id' = p_mail.payload ->> 'order_id')
          when 'order-tracking' then o.order_status = 'shipped' and o.tracking_number <> ''
          else p_mail.template = 'order-' || o.order_status end);
    when p_mail.template = 'back-in-stock' then
      select jsonb_build_object('slug', p.slug, 'title', p.title, 'size', v.size, 'color', v.color, 'price', n.price,
        'original_price', p.original_price, 'image', coalesce((
          select i.image ->> 'src' from jsonb_array_elements(p.images) as i (image)
          where i.image ->> 'color' = v.color limit 1), p.image_url))
      into v_facts
      from public.product_variants v join public.products p on p.id = v.product_id
      cross join lateral private.price_now(p.id, 1) n
      where v.id = (p_mail.payload ->> 'variant_id')::uuid and v.quantity > 0 and p.archived_at is null;
    when p_mail.template = 'flash-deals' then
      select jsonb_build_object('ends_at', min(d.ends_at), 'deals', jsonb_agg(d.deal order by d.part, d.slug))
      into v_facts
      from (
        select d.ends_at, p.slug, d.deal_price / coalesce(p.original_price, p.price) as part,
          jsonb_build_object('slug', p.slug, 'title', p.title, 'color', coalesce(p.colors[1], ''), 'price', d.deal_price,
            'original_price', coalesce(p.original_price, p.price), 'image', p.image_url) as deal
        from public.deals d join public.products p on p.id = d.product_id
        where d.kind = 'flash' and d.starts_at = (p_mail.payload ->> 'starts_at')::timestamptz
          and d.ends_at > now() and d.sold < d.total and p.archived_at is null and p.quantity > 0
        order by part, p.slug limit 6
      ) d
      having count(*) > 0 and exists (
        select 1 from public.subscriptions s where s.email = p_mail.recipient and s.topic in ('flash-deals', 'vip-club'));
    when p_mail.template = 'message-received' then
      select jsonb_build_object('kind', m.kind, 'reference', private.message_reference(m.id)) into v_facts
      from public.messages m where m.id = (p_mail.payload ->> 'message_id')::uuid;
    else
      select jsonb_build_object('topic', s.topic) into v_facts
      from public.subscriptions s where s.email = p_mail.recipient and s.topic = p_mail.payload ->> 'topic';
  end case;
  return v_facts || jsonb_build_object('unsubscribe', p_mail.unsubscribe_token);
end
$$;

-- ------------------------------------------------------------------ taking from the outbox

-- The delay before the next try: one minute, doubling with every try, six hours at most.
create function private.mail_delay(p_attempts int) returns interval
language sql immutable set search_path = ''
as $$ select least(interval '6 hours', interval '1 minute' * power(2, least(greatest(p_attempts, 1), 10) - 1)) $$;

-- Stores why a mail was not sent and returns when it is tried again; null when that was the last try.
create function private.postpone_mail(p_id bigint, p_error text, p_final boolean) returns timestamptz
language sql volatile set search_path = ''
as $$
  update private.email_outbox o set
    lease = null,
    last_error = left(coalesce(p_error, ''), 500),
    failed_at = case when p_final or o.attempts >= 8 then now() end,
    next_try_at = now() + private.mail_delay(o.attempts)
  where o.id = p_id
  returning case when o.failed_at is null then o.next_try_at end
$$;

-- Claims up to p_limit mails that are due, for five minutes: [{id, lease, recipient, template, attempt, written_at (in
-- milliseconds), facts}]. When the sender does not report back within that time, the mail can be claimed again. Two
-- senders at once get different mails. An owner's status change is claimed 15 seconds later, while it can be undone.
create function private.claim_mail(p_limit int) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_mail private.email_outbox;
  v_facts jsonb;
  v_claimed jsonb := '[]';
  v_back bigint[] := '{}';
begin
  perform private.announce_flash_deals();
  for v_mail in
    select * from private.email_outbox o
    where o.sent_at is null and o.failed_at is null and o.dropped_at is null and o.next_try_at <= now()
      and (o.template not like 'order-%' or o.template = 'order-pending' or o.created_at <= now() - interval '15 seconds')
    order by o.next_try_at, o.id
    limit least(greatest(coalesce(p_limit, 0), 0), 100)
    for update skip locked
  loop
    if v_mail.attempts >= 8 then
      perform private.postpone_mail(v_mail.id, coalesce(v_mail.last_error, 'No sender reported back.'), true);
      continue;
    end if;
    begin
      v_facts := private.mail_facts(v_mail);
    exception when others then
      -- A row that raises an error does not stop the others.
      update private.email_outbox o set attempts = o.attempts + 1 where o.id = v_mail.id;
      perform private.postpone_mail(v_mail.id, sqlerrm, false);
      continue;
    end;
    if v_facts is null then
      if v_mail.template = 'back-in-stock' then
        -- Sold out again before the mail was sent, so the subscription is restored. When another transaction is changing
        -- the stock, the mail is left for the next run: waiting could deadlock, as that transaction may wait for this one.
        perform 1 from public.product_variants v
        where v.id = (v_mail.payload ->> 'variant_id')::uuid and v.quantity = 0 for share skip locked;
        if found then
          v_back := v_back || v_mail.id;
        elsif exists (select 1 from public.product_variants v
                      where v.id = (v_mail.payload ->> 'variant_id')::uuid and v.quantity = 0) then
          continue;
        end if;
      end if;
      update private.email_outbox o set dropped_at = now(), lease = null where o.id = v_mail.id;
      continue;
    end if;
    update private.email_outbox o
    set attempts = o.attempts + 1, lease = gen_random_uuid(), next_try_at = now() + interval '5 minutes'
    where o.id = v_mail.id returning * into v_mail;
    v_claimed := v_claimed || jsonb_build_object('id', v_mail.id, 'lease', v_mail.lease, 'recipient', v_mail.recipient,
      'template', v_mail.template, 'attempt', v_mail.attempts,
      'written_at', floor(extract(epoch from v_mail.created_at) * 1000), 'facts', v_facts);
  end loop;
  insert into public.subscriptions (email, topic)
  select o.recipient, 'back-in-stock:' || (o.payload ->> 'variant_id')
  from private.email_outbox o where o.id = any (v_back) order by 1, 2
  on conflict do nothing;
  return v_claimed;
end
$$;
grant execute on function private.claim_mail(int) to service_role;

-- Marks a claimed mail as sent; false when the lease has passed to another sender, which sends it again.
create function private.mail_sent(p_id bigint, p_lease uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.email_outbox o set sent_at = clock_timestamp(), lease = null, last_error = null
  where o.id = p_id and o.lease = p_lease;
  return found;
end
$$;
grant execute on function private.mail_sent(bigint, uuid) to service_role;

-- Marks a claimed mail as failed; p_final when a retry is useless (no such mailbox). Returns when it is tried again; null
-- when it is not: no tries are left, or the lease has passed to another sender.
create function private.mail_failed(p_id bigint, p_lease uuid, p_error text, p_final boolean) returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform 1 from private.email_outbox o where o.id = p_id and o.lease = p_lease for update;
  if not found then
    return null;
  end if;
  return private.postpone_mail(p_id, p_error, p_final);
end
$$;
grant execute on function private.mail_failed(bigint, uuid, text, boolean) to service_role;

-- See the functions of the same name in private. Only the mail function may call these, with the service key.
create function public.claim_mail(p_limit int default 20) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.claim_mail(p_limit) $$;
grant execute on function public.claim_mail(int) to service_role;

create function public.mail_sent(p_id bigint, p_lease uuid) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.mail_sent(p_id, p_lease) $$;
grant execute on function public.mail_sent(bigint, uuid) to service_role;

create function public.mail_failed(p_id bigint, p_lease uuid, p_error text, p_final boolean default false) returns timestamptz
language sql volatile security invoker set search_path = ''
as $$ select private.mail_failed(p_id, p_lease, p_error, p_final) $$;
grant execute on function public.mail_failed(bigint, uuid, text, boolean) to service_role;
