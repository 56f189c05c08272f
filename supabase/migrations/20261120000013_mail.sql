-- Mail: who asked for what, and how a sender takes from the outbox.
--
-- A row of private.email_outbox is written in the transaction of its cause. It ends as sent (sent_at), failed after
-- eight tries or a permanent refusal (failed_at, last_error), or dropped because it is no longer true (dropped_at). A
-- sender claims rows with an exclusive lease. A sender that dies between sending and marking as sent leaves a mail that is
-- sent again when the lease has expired. So delivery is at least once, and a repetition carries the same Message-ID and
-- idempotency key, made of the row's id.

-- Bodies name what later files create.
set check_function_bodies = off;

-- One row for each mail to send.
create table private.email_outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  template text not null constraint email_outbox_template_check check (template in
    ('order-pending', 'order-processing', 'order-shipped', 'order-tracking', 'order-delivered', 'order-cancelled',
     'order-paid', 'order-paid-late', 'order-reminder', 'order-refunded', 'order-corrected',
     'order-return-requested', 'order-return-approved', 'order-return-declined', 'order-return-received', 'order-return-exchanged', 'order-return-closed', 'order-withdrawn',
     'back-in-stock', 'flash-deals', 'subscribe-confirm', 'message-received', 'welcome', 'welcome-code',
     'student-confirm', 'student-code', 'student-refused', 'admin-invitation', 'orders-placed', 'review-request', 'cart-reminder')),
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
  unsubscribe_token uuid not null default gen_random_uuid(),
  mailbox text not null generated always as (private.mailbox(recipient)) stored,
  -- Whether the address had confirmed nothing when the mail was claimed.
  is_unconfirmed boolean not null default false,
  -- In which it is written; a mail about an order is in the order's (private.mail_language).
  language text not null default private.asked_language() check (private.is_language(language)),
  -- The network whose request caused it, for a day.
  source text default private.client_network()
);

-- Which mails are sent first: 0 what follows an order, a message or the owner, 1 links that anyone can have mailed to any
-- address, 2 lists. Whatever waits in one never delays an earlier one.
create function private.mail_rank(p_template text) returns int
language sql immutable parallel safe set search_path = ''
as $$
  select case when p_template in ('subscribe-confirm', 'welcome-code', 'student-confirm') then 1
    when p_template in ('back-in-stock', 'flash-deals', 'review-request', 'cart-reminder') then 2 else 0 end
$$;
create index email_outbox_waiting on private.email_outbox (private.mail_rank(template), next_try_at, id)
  where sent_at is null and failed_at is null and dropped_at is null;
create index email_outbox_of_recipient on private.email_outbox (recipient, template, created_at);
create unique index email_outbox_by_unsubscribe_token on private.email_outbox (unsubscribe_token)
  where template not like 'order-%' or is_unconfirmed;
alter table private.email_outbox enable row level security;

-- Nothing is mailed about an order of a customer without an email address.
create function private.skip_row() returns trigger language plpgsql set search_path = ''
as $$ begin return null; end $$;
create trigger needs_recipient before insert on private.email_outbox
  for each row when (new.recipient is null) execute function private.skip_row();

-- Addresses that subscribed to a topic. Written by public.subscribe alone.
create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 254),
  topic text not null check (topic ~ '^(newsletter|flash-deals|coming-soon|vip-club|back-in-stock:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
  -- Of the page on which it was asked for.
  language text not null default private.asked_language() constraint subscriptions_language check (private.is_language(language)),
  created_at timestamptz not null default now(),
  unique (email, topic)
);
create index subscriptions_by_topic on public.subscriptions (topic, email);
alter table public.subscriptions enable row level security;
create policy "owner reads" on public.subscriptions for select to authenticated using ((select private.may('customers')));
create policy "owner deletes" on public.subscriptions for delete to authenticated using ((select private.may('customers')));
grant select, delete on public.subscriptions to authenticated;

-- The rounds of flash deals that were announced to subscribers.
create table private.flash_notices (
  starts_at timestamptz primary key,
  created_at timestamptz not null default now()
);
alter table private.flash_notices enable row level security;

-- ------------------------------------------------------------------ subscribing

-- Subscribes an address to a topic: at once for a member whose confirmed address it is, else by a link that is mailed
-- there, once a day and topic until it is used. The answer is the same whatever is known of the address. No limit is
-- shared by all callers: the outbox bounds what is sent. Returns {ok, confirm}, confirm when a link was mailed, or
-- {"code": "PT429"}; raises PT400 INVALID_INPUT {field}.
create function private.subscribe(p_email text, p_topic text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_email text := private.read_email(p_email);
  v_wait int;
begin
  if p_topic is null or length(p_topic) > 60 or p_topic !~ '^(newsletter|flash-deals|coming-soon|vip-club|back-in-stock:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "topic"}');
  end if;
  if private.own_email() = v_email then
    insert into public.subscriptions (email, topic) values (v_email, p_topic) on conflict do nothing;
    return '{"ok": true, "confirm": false}';
  end if;
  -- Counted by mailbox. A refusal is returned, not raised, because a raise would roll the count back.
  if not private.within_limit('subscribe:' || private.mailbox(v_email), 20, 60) then
    return private.refuse_until(3600);
  end if;
  v_wait := private.link_wait();
  if v_wait > 0 then
    return private.refuse_until(v_wait);
  end if;
  insert into private.email_outbox (recipient, template, payload)
  select v_email, 'subscribe-confirm', jsonb_build_object('topic', p_topic)
  where not exists (select 1 from public.subscriptions s where s.email = v_email and s.topic = p_topic)
    and not exists (
      select 1 from private.email_outbox o
      where o.mailbox = private.mailbox(v_email) and o.template = 'subscribe-confirm' and o.payload ->> 'topic' = p_topic
        and o.created_at > now() - interval '1 day' and not o.payload ? 'is_used');
  return '{"ok": true, "confirm": true}';
end
$$;
grant execute on function private.subscribe(text, text) to anon, authenticated;

-- Subscribes an email address to a topic; p_honeypot is a hidden field that only bots fill in.
-- Returns {"ok": true} or {"code": "PT429"}; raises PT400 INVALID_INPUT {field}, PT428 CAPTCHA_REQUIRED.
create function public.subscribe(p_email text, p_topic text, p_honeypot text default '') returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if p_honeypot <> '' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "honeypot"}');
  end if;
  perform private.check_captcha('subscription');
  return private.subscribe(p_email, p_topic);
end
$$;
grant execute on function public.subscribe(text, text, text) to anon, authenticated;

-- The mailing list of a topic or of a mail's template. VIP Club members also get flash deals, so the two topics are one
-- list: unsubscribing from one ends both. `reminders` is all that a shop writes by itself to who bought (private.contact_stops).
create function private.list_of(p_topic text) returns text
language sql immutable set search_path = ''
as $$
  select case split_part(p_topic, ':', 1)
    when 'flash-deals' then 'deals' when 'vip-club' then 'deals' when 'review-request' then 'reminders' when 'cart-reminder' then 'reminders'
    else split_part(p_topic, ':', 1) end
$$;

-- Ends an address's subscriptions for a caller who has the secret of one of its mails: that mail's list, or all lists.
-- Unsent mails of those lists are dropped; what answers somebody, is about an order or goes to the shop's own people is still
-- sent. An end of reminders lasts. Returns {list, email} with the email
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
  -- The outbox first, because claim_mail may insert a subscription again. Both in id order, as a second call for the same
  -- address and the restock trigger lock them.
  update private.email_outbox o set dropped_at = now()
  where o.id = any (array(
    select w.id from private.email_outbox w
    where w.recipient = v_email and w.template not like 'order-%'
      and w.sent_at is null and w.failed_at is null and w.dropped_at is null
      and case when p_all
        then w.template in ('back-in-stock', 'flash-deals', 'subscribe-confirm', 'welcome', 'welcome-code', 'review-request', 'cart-reminder')
        else v_list = private.list_of(coalesce(w.payload ->> 'topic', w.template)) end
    order by w.id for update));
  delete from public.subscriptions s
  where s.id = any (array(
    select w.id from public.subscriptions w
    where w.email = v_email and (p_all or v_list = private.list_of(w.topic))
    order by w.id for update));
  if p_all or v_list = 'reminders' then
    insert into private.contact_stops (contact) values (private.mailbox(v_email)) on conflict do nothing;
    delete from private.open_checkouts o using auth.users u where u.id = o.user_id and private.mailbox(lower(u.email)) = private.mailbox(v_email);
  end if;
  return jsonb_build_object('list', v_list, 'email', regexp_replace(v_email, '^(.)[^@]*', '\1…'));
end
$$;
create function public.unsubscribe(p_token text, p_all boolean default false) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.unsubscribe(p_token, p_all) $$;
grant execute on function private.unsubscribe(text, boolean), public.unsubscribe(text, boolean) to anon, authenticated;

-- ------------------------------------------------------------------ causes of mail

-- Sends a mail for a tracking number that a parcel on its way gets or changes, unless the mail about that parcel is not
-- claimed yet and will contain it.
create function private.mail_tracking() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.email_outbox (recipient, template, payload)
  select o.customer_email, 'order-tracking',
    jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'shipment_id', new.id)
  from public.orders o
  where o.id = new.order_id and not exists (
    select 1 from private.email_outbox m
    where m.recipient = o.customer_email and m.template in ('order-shipped', 'order-tracking')
      and m.payload ->> 'shipment_id' = new.id::text
      and m.sent_at is null and m.failed_at is null and m.dropped_at is null and m.attempts = 0);
  return null;
end
$$;

-- Each subscriber of these topics gets one mail and the subscription ends. Locks subscriptions only, which no buyer touches.
create function private.mail_waiting(p_topics text[]) returns void
language sql volatile security definer set search_path = ''
as $$
  with used as (
    delete from public.subscriptions s
    where s.id = any (array(select w.id from public.subscriptions w where w.topic = any (p_topics) order by w.id for update))
    returning s.email, s.topic, s.language
  )
  insert into private.email_outbox (recipient, template, payload, language)
  select u.email, 'back-in-stock', jsonb_build_object('variant_id', split_part(u.topic, ':', 2)), u.language from used u
$$;

-- When a variant is back in stock, its subscribers get their mail.
create function private.mail_back_in_stock() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_topics text[];
begin
  select array_agg('back-in-stock:' || c.id) into v_topics
  from changed c join gone g on g.id = c.id
  join public.products p on p.id = c.product_id
  where g.quantity = 0 and c.quantity > 0 and p.status = 'live';
  if v_topics is not null then
    perform private.mail_waiting(v_topics);
  end if;
  return null;
end
$$;
create trigger mail_back_in_stock after update on public.product_variants
  referencing new table as changed old table as gone for each statement execute function private.mail_back_in_stock();

-- When a product goes on sale, who waits for what it has in stock gets their mail.
create function private.mail_on_sale() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.mail_waiting(array(
    select 'back-in-stock:' || v.id from public.product_variants v where v.product_id = new.id and v.quantity > 0 order by v.id));
  return null;
end
$$;
create trigger mail_on_sale after update of status on public.products
  for each row when (new.status = 'live' and old.status <> 'live') execute function private.mail_on_sale();

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
               where v.id = v_variant::uuid and v.quantity > 0 and p.status = 'live') then
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
  insert into private.email_outbox (recipient, template, payload, language)
  values (new.email, v_template, case v_template
    when 'welcome' then jsonb_build_object('topic', new.topic) else jsonb_build_object('variant_id', v_variant) end, new.language);
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
  insert into private.email_outbox (recipient, template, payload, language)
  select distinct on (s.email) s.email, 'flash-deals', jsonb_build_object('starts_at', v_round), s.language
  from public.subscriptions s
  where s.topic in ('flash-deals', 'vip-club') and not exists (
    select 1 from private.email_outbox o
    where o.recipient = s.email and o.template = 'flash-deals' and o.created_at > now() - interval '20 hours')
  order by s.email, s.created_at desc, s.id;
end
$$;

-- ------------------------------------------------------------------ what a mail says

-- In which language a mail is written: an order's is the order's, whoever caused the mail.
create function private.mail_language(p_mail private.email_outbox) returns text
language sql stable set search_path = ''
as $$
  select coalesce(case when p_mail.template like 'order-%' then (
    select o.language from public.orders o where o.id = (p_mail.payload ->> 'order_id')::uuid) end, p_mail.language)
$$;

-- What stands before the paths of the shop's pages in a language: nothing in its first one, and in one that it no longer speaks.
create function private.language_path(p_language text) returns text
language sql stable security definer set search_path = ''
as $$
  select case when p_language <> s.languages[1] and p_language = any (s.languages) then '/' || p_language else '' end
  from public.shop_settings s
$$;

-- Whether what a mail about an order says is still true.
create function private.is_mail_current(p_template text, p_order public.orders) returns boolean
language sql stable set search_path = ''
as $$
  select case p_template
    when 'order-pending' then true
    when 'order-shipped' then p_order.order_status in ('processing', 'shipped')
      and exists (select from public.shipments s where s.order_id = p_order.id and s.state = 'shipped')
    when 'order-tracking' then coalesce(p_order.tracking_number, '') <> '' and p_order.order_status in ('processing', 'shipped')
      and exists (select from public.shipments s where s.order_id = p_order.id and s.state = 'shipped')
    when 'order-paid' then p_order.order_status <> 'cancelled' and p_order.paid_amount > 0
    when 'order-reminder' then p_order.payment_method = 'bank' and p_order.due_amount > 0
    when 'order-refunded' then p_order.refunded_amount > 0
    when 'order-paid-late' then p_order.refunded_amount > 0
    else p_template = 'order-' || p_order.order_status end
$$;

-- The reference number of a message, for the sender and the owner.
create function private.message_reference(p_id uuid) returns text
language sql immutable set search_path = ''
as $$ select upper(left(p_id::text, 8)) $$;

-- The current facts of a mail for its template in supabase/functions; null when it is no longer true: the order's status
-- changed, the item is sold out again, the subscription has ended, the link has expired. A mail about a refund also has
-- {refund: {amount, way}}. Titles are in the mail's language, sizes and colours also under the names that they have there. What a stranger typed into an order is empty (private.untyped_facts).
create function private.shop_mail_facts(p_mail private.email_outbox) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_language text := private.mail_language(p_mail);
  v_facts jsonb;
begin
  case
    when p_mail.template like 'order-%' then
      return (
        select private.order_json(o.id) || private.untyped_facts(o) || jsonb_build_object('refund', (
          select jsonb_build_object('amount', r.amount, 'way', r.way)
          from public.refunds r where r.id = (p_mail.payload ->> 'refund_id')::uuid))
        from public.orders o
        where o.id = (p_mail.payload ->> 'order_id')::uuid and case p_mail.template
          -- An order is confirmed once, also when the owner sets it back, unless the owner sends it again.
          when 'order-pending' then p_mail.payload ? 'again' or not exists (
            select 1 from private.email_outbox e
            where e.recipient = p_mail.recipient and e.template = 'order-pending' and e.id < p_mail.id
              and e.payload ->> 'order_id' = p_mail.payload ->> 'order_id')
          else private.is_mail_current(p_mail.template, o) end);
    when p_mail.template = 'back-in-stock' then
      select jsonb_build_object('slug', p.slug, 'title', private.product_title(p, v_language), 'size', v.size, 'color', v.color,
        'shown_size', private.option_word(v.size, v_language), 'shown_color', private.option_word(v.color, v_language),
        'price', case when n.deal_id is null then coalesce(v.price, n.price) else n.price end,
        'original_price', private.variant_original(v, p), 'image', coalesce((select v.picture where p.images @> jsonb_build_array(jsonb_build_object('src', v.picture))), (
          select i.image ->> 'src' from jsonb_array_elements(p.images) as i (image)
          where i.image ->> 'color' = v.color limit 1), p.image_url))
      into v_facts
      from public.product_variants v join public.products p on p.id = v.product_id
      cross join lateral private.price_now(p.id, 1) n
      where v.id = (p_mail.payload ->> 'variant_id')::uuid and v.quantity > 0 and p.status = 'live';
    when p_mail.template = 'flash-deals' then
      select jsonb_build_object('ends_at', min(d.ends_at), 'deals', jsonb_agg(d.deal order by d.part, d.slug))
      into v_facts
      from (
        select d.ends_at, p.slug, d.deal_price / coalesce(p.original_price, p.price) as part,
          jsonb_build_object('slug', p.slug, 'title', private.product_title(p, v_language), 'color', coalesce(p.colors[1], ''), 'price', d.deal_price,
            'original_price', coalesce(p.original_price, p.price), 'image', p.image_url) as deal
        from public.deals d join public.products p on p.id = d.product_id
        where d.kind = 'flash' and d.starts_at = (p_mail.payload ->> 'starts_at')::timestamptz
          and d.ends_at > now() and d.sold < d.total and p.status = 'live' and p.quantity > 0
        order by part, p.slug limit 6
      ) d
      having count(*) > 0 and exists (
        select 1 from public.subscriptions s where s.email = p_mail.recipient and s.topic in ('flash-deals', 'vip-club'));
    when p_mail.template = 'message-received' then
      select jsonb_build_object('kind', m.kind, 'reference', private.message_reference(m.id), 'page', private.message_page(m.kind)) into v_facts
      from public.messages m where m.id = (p_mail.payload ->> 'message_id')::uuid;
    when p_mail.template = 'welcome-code' then
      select jsonb_build_object('percent', s.welcome_percent, 'confirm_token', w.token) into v_facts
      from private.welcome_requests w cross join public.shop_settings s
      where w.id = (p_mail.payload ->> 'request_id')::uuid and w.created_at > now() - interval '7 days' and s.welcome_percent > 0;
    when p_mail.template = 'student-confirm' then
      select jsonb_build_object('confirm_token', r.confirm_token) into v_facts
      from private.student_requests r
      where r.id = (p_mail.payload ->> 'request_id')::uuid and r.state = 'unconfirmed' and r.created_at > now() - interval '7 days';
    when p_mail.template = 'student-code' then
      select jsonb_build_object('code', d.code, 'percent', d.value, 'expires_at', d.ends_at) into v_facts
      from private.student_requests r join public.discounts d on d.id = r.discount_id
      where r.id = (p_mail.payload ->> 'request_id')::uuid and d.is_active and d.ends_at > now();
    when p_mail.template = 'student-refused' then
      select '{}'::jsonb into v_facts
      from private.student_requests r
      where r.id = (p_mail.payload ->> 'request_id')::uuid and r.state = 'refused';
    when p_mail.template = 'subscribe-confirm' then
      select jsonb_build_object('topic', p_mail.payload ->> 'topic', 'product', (
        select private.product_title(p, v_language) from public.product_variants v join public.products p on p.id = v.product_id
        where 'back-in-stock:' || v.id = p_mail.payload ->> 'topic' and p.status = 'live')) into v_facts
      where p_mail.created_at > now() - interval '7 days';
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

-- Claims up to p_limit mails that are due, those about orders first (private.mail_rank), for five minutes: [{id, lease,
-- recipient, template, attempt, written_at (in milliseconds), time_zone (the shop's), language, language_path
-- (private.language_path), stop, facts}]; facts without a currency of their own get the
-- shop's. `stop` is the secret with which the owner of an address that confirmed nothing ends all mail to it, else null. When
-- the sender does not report back within that time, the mail can be claimed again. Two senders at once get different mails.
-- An owner's status change is claimed 15 seconds later, while it can be undone. What is over a limit of mails per hour
-- (private.shop_mail_room, private.has_stranger_room, private.has_mail_room) waits; what may not be sent to its address (private.mail_refusal) is dropped.
create function private.claim_mail(p_limit int) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_mail private.email_outbox;
  v_facts jsonb;
  v_claimed jsonb := '[]';
  v_back bigint[] := '{}';
  v_refusal text;
  v_is_confirmed boolean;
  v_is_kept boolean;
  v_room int;
  v_room_unconfirmed int;
  v_room_asking int;
  v_left int;
begin
  perform private.announce_flash_deals();
  perform private.drop_stale_links();
  perform private.forget_mail_sources();
  select r.total, r.unconfirmed, r.asking into v_room, v_room_unconfirmed, v_room_asking from private.shop_mail_room() r;
  v_left := least(greatest(coalesce(p_limit, 0), 0), 100, v_room);
  for v_rank in 0..2 loop
    for v_mail in
      select * from private.email_outbox o
      where o.sent_at is null and o.failed_at is null and o.dropped_at is null and o.next_try_at <= now()
        and private.mail_rank(o.template) = v_rank and (v_rank <> 1 or v_room_asking > 0)
        and (o.template not like 'order-%' or o.template = 'order-pending' or o.created_at <= now() - interval '15 seconds')
        and (private.is_kept_mail(o) or v_room_unconfirmed > 0 and private.has_stranger_room(o)) and private.has_mail_room(o.recipient)
      order by o.next_try_at, o.id
      limit v_left
      for update skip locked
    loop
      v_left := v_left - 1;
      v_refusal := private.mail_refusal(v_mail);
      if v_refusal is not null then
        update private.email_outbox o set dropped_at = now(), lease = null, last_error = v_refusal where o.id = v_mail.id;
        continue;
      end if;
      -- Asked again, because mails of this batch count as well.
      v_is_confirmed := private.is_confirmed(v_mail.recipient);
      v_is_kept := private.is_kept_mail(v_mail);
      if not v_is_kept and (v_room_unconfirmed <= 0 or v_rank = 1 and v_room_asking <= 0 or not private.has_stranger_room(v_mail))
        or not private.has_mail_room(v_mail.recipient) then
        continue;
      end if;
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
          -- Sold out again or taken off sale before the mail was sent, so the subscription is restored. When another
          -- transaction is changing that, the mail is left for the next run: waiting could deadlock, as that transaction may
          -- wait for this one. A product on sale is not locked, so buyers do not wait.
          perform 1 from public.product_variants v
          where v.id = (v_mail.payload ->> 'variant_id')::uuid and v.quantity = 0 for share skip locked;
          if not found then
            perform 1 from public.products p
            where p.status <> 'live' and p.id = (
              select v.product_id from public.product_variants v where v.id = (v_mail.payload ->> 'variant_id')::uuid)
            for share skip locked;
          end if;
          if found then
            v_back := v_back || v_mail.id;
          elsif exists (select 1 from public.product_variants v join public.products p on p.id = v.product_id
                        where v.id = (v_mail.payload ->> 'variant_id')::uuid and (v.quantity = 0 or p.status <> 'live')) then
            continue;
          end if;
        end if;
        update private.email_outbox o set dropped_at = now(), lease = null where o.id = v_mail.id;
        continue;
      end if;
      update private.email_outbox o
      set attempts = o.attempts + 1, lease = gen_random_uuid(), next_try_at = now() + interval '5 minutes',
        is_unconfirmed = not v_is_confirmed
      where o.id = v_mail.id returning * into v_mail;
      v_room_unconfirmed := v_room_unconfirmed - (not v_is_confirmed and not v_is_kept)::int;
      v_room_asking := v_room_asking - (not v_is_confirmed and v_rank = 1)::int;
      v_claimed := v_claimed || jsonb_build_object('id', v_mail.id, 'lease', v_mail.lease, 'recipient', v_mail.recipient,
        'template', v_mail.template, 'attempt', v_mail.attempts,
        'written_at', floor(extract(epoch from v_mail.created_at) * 1000), 'time_zone', private.shop_zone(),
        'language', private.mail_language(v_mail), 'language_path', private.language_path(private.mail_language(v_mail)),
        'stop', case when not v_is_confirmed then v_mail.unsubscribe_token end, 'facts', jsonb_build_object('currency', private.shop_currency()) || v_facts);
    end loop;
  end loop;
  insert into public.subscriptions (email, topic, language)
  select o.recipient, 'back-in-stock:' || (o.payload ->> 'variant_id'), o.language
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
create function private.mail_failed(p_id bigint, p_lease uuid, p_error text, p_final boolean, p_bounced boolean) returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_recipient text;
begin
  select o.recipient into v_recipient from private.email_outbox o where o.id = p_id and o.lease = p_lease for update;
  if not found then
    return null;
  end if;
  if p_bounced then
    insert into private.suppressed_emails (email, reason, detail) values (v_recipient, 'bounce', left(coalesce(p_error, ''), 500))
    on conflict do nothing;
  end if;
  return private.postpone_mail(p_id, p_error, p_final or p_bounced);
end
$$;
grant execute on function private.mail_failed(bigint, uuid, text, boolean, boolean) to service_role;

-- See private.claim_mail; each call first writes the owners' mails about new orders. Only the mail function may call
-- it, with the service key.
create function public.claim_mail(p_limit int default 20) returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.tell_owners();
  select coalesce(jsonb_agg(jsonb_set(m.mail, '{facts,seller}', private.mail_seller(m.mail ->> 'language')) order by m.place), '[]')
  from jsonb_array_elements(private.claim_mail(p_limit)) with ordinality as m (mail, place)
$$;
grant execute on function public.claim_mail(int) to service_role;

-- See private.mail_sent. Only the mail function may call it, with the service key.
create function public.mail_sent(p_id bigint, p_lease uuid) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.mail_sent(p_id, p_lease) $$;
grant execute on function public.mail_sent(bigint, uuid) to service_role;

-- See private.mail_failed. Only the mail function may call it, with the service key.
create function public.mail_failed(
  p_id bigint, p_lease uuid, p_error text, p_final boolean default false, p_bounced boolean default false
) returns timestamptz
language sql volatile security invoker set search_path = ''
as $$ select private.mail_failed(p_id, p_lease, p_error, p_final, p_bounced) $$;
grant execute on function public.mail_failed(bigint, uuid, text, boolean, boolean) to service_role;

-- ------------------------------------------------------------------ mails that were not sent

-- Given up means that the address was suppressed when the mail's turn came. Mails that were dropped because they are no
-- longer true, or because their address confirmed nothing, are as they should be.
create index email_outbox_failed on private.email_outbox ((coalesce(failed_at, dropped_at)) desc, id desc)
  where failed_at is not null or (dropped_at is not null and last_error = 'suppressed');

-- Why a mail that failed or was given up cannot be sent again: `suppressed`, `unconfirmed`, `outdated`; null when it can.
create function private.retry_refusal(p_mail private.email_outbox) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(private.mail_refusal(p_mail), case when private.mail_facts(p_mail) is null then 'outdated' end);
exception when others then
  -- Facts that cannot be read are no reason to hide the list.
  return 'outdated';
end
$$;

-- Twenty addresses that get no mail, the latest first: {total, rows: [{email, reason, detail, created_at}]}; `reason` is
-- bounce, complaint or not-me, `detail` what the mail server said. p_page from 1. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.list_suppressed_emails(p_page int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('messages');
  if p_page is null or p_page not between 1 and 1000 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return jsonb_build_object(
    'total', (select count(*) from private.suppressed_emails),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc, r.email), '[]')
      from (
        select s.email, s.reason, s.detail, s.created_at from private.suppressed_emails s
        order by s.created_at desc, s.email limit 20 offset (p_page - 1) * 20) r));
end
$$;
create function public.list_suppressed_emails(p_page int default 1) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_suppressed_emails(p_page) $$;
grant execute on function private.list_suppressed_emails(int), public.list_suppressed_emails(int) to authenticated;

-- Lets an address get mail again after a bounce; it is suppressed again when it bounces again. Returns false when it is
-- not suppressed, as for a repeated request. What the recipient asked for stays: only the recipient takes that back, by a
-- link of a mail (private.confirm_address). Raises PT403 FORBIDDEN, PT409 RECIPIENT_ASKED.
create function private.lift_suppression(p_email text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason text;
begin
  perform private.only('messages');
  if coalesce(length(p_email) > 254, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  select s.reason into v_reason from private.suppressed_emails s where s.email = p_email for update;
  if not found then
    return false;
  end if;
  if v_reason <> 'bounce' then
    perform private.fail(409, 'RECIPIENT_ASKED');
  end if;
  delete from private.suppressed_emails s where s.email = p_email;
  return true;
end
$$;
create function public.lift_suppression(p_email text) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.lift_suppression(p_email) $$;
grant execute on function private.lift_suppression(text), public.lift_suppression(text) to authenticated;

-- Twenty mails that failed or were given up, the latest first: {total, rows: [{id, recipient, template, order_id,
-- order_number, state, error, attempts, at, refusal}]}. `state` is failed or suppressed, `error` what the mail server
-- said, `refusal` why it cannot be sent again (private.retry_refusal). p_page from 1. Raises PT403 FORBIDDEN, PT400
-- INVALID_INPUT.
create function private.list_failed_mails(p_page int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('messages');
  if p_page is null or p_page not between 1 and 1000 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return (
    with page as (
      select o as mail from private.email_outbox o
      where o.failed_at is not null or (o.dropped_at is not null and o.last_error = 'suppressed')
      order by coalesce(o.failed_at, o.dropped_at) desc, o.id desc limit 20 offset (p_page - 1) * 20
    )
    select jsonb_build_object(
      'total', (select count(*) from private.email_outbox o
                where o.failed_at is not null or (o.dropped_at is not null and o.last_error = 'suppressed')),
      'rows', coalesce(jsonb_agg(jsonb_build_object('id', (p.mail).id, 'recipient', (p.mail).recipient, 'template', (p.mail).template,
        'order_id', (p.mail).payload ->> 'order_id', 'order_number', (p.mail).payload ->> 'order_number',
        'state', case when (p.mail).failed_at is null then 'suppressed' else 'failed' end,
        'error', case when (p.mail).failed_at is null then '' else coalesce((p.mail).last_error, '') end,
        'attempts', (p.mail).attempts, 'at', coalesce((p.mail).failed_at, (p.mail).dropped_at),
        'refusal', private.retry_refusal(p.mail))
        order by coalesce((p.mail).failed_at, (p.mail).dropped_at) desc, (p.mail).id desc), '[]'))
    from page p);
end
$$;
create function public.list_failed_mails(p_page int default 1) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_failed_mails(p_page) $$;
grant execute on function private.list_failed_mails(int), public.list_failed_mails(int) to authenticated;

-- Puts a mail that failed or was given up back into the outbox, at most five times in an hour for an order or a mailbox.
-- Returns false when it waits already or was sent, so that a repeated request sends one. Raises PT403 FORBIDDEN,
-- PT404 MAIL_NOT_FOUND, PT409 MAIL_REFUSED {reason} (private.retry_refusal), PT429 TOO_MANY_MAILS.
create function private.retry_mail(p_id bigint) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_mail private.email_outbox;
  v_refusal text;
begin
  perform private.only('messages');
  select * into v_mail from private.email_outbox m where m.id = p_id for update;
  if not found then
    perform private.fail(404, 'MAIL_NOT_FOUND');
  end if;
  if v_mail.failed_at is null and v_mail.dropped_at is null then
    return false;
  end if;
  v_refusal := case when v_mail.failed_at is null and v_mail.last_error is distinct from 'suppressed' then 'outdated'
    else private.retry_refusal(v_mail) end;
  if v_refusal is not null then
    perform private.fail(409, 'MAIL_REFUSED', jsonb_build_object('reason', v_refusal));
  end if;
  if not private.within_limit('resend:' || coalesce(v_mail.payload ->> 'order_id', v_mail.mailbox), 5, 60) then
    perform private.fail(429, 'TOO_MANY_MAILS');
  end if;
  update private.email_outbox m
  set failed_at = null, dropped_at = null, last_error = null, attempts = 0, lease = null, next_try_at = now()
  where m.id = p_id;
  return true;
end
$$;
create function public.retry_mail(p_id bigint) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.retry_mail(p_id) $$;
grant execute on function private.retry_mail(bigint), public.retry_mail(bigint) to authenticated;

-- Drops links to confirm that waited for a day: their forms can be filled in again by then. A thousand at a time.
create function private.drop_stale_links() returns void
language sql volatile set search_path = ''
as $$
  update private.email_outbox o set dropped_at = now(), lease = null, last_error = 'stale'
  where o.ctid = any (array(
    select w.ctid from private.email_outbox w
    where w.sent_at is null and w.failed_at is null and w.dropped_at is null and private.mail_rank(w.template) = 1
      and w.next_try_at < now() - interval '1 day'
    limit 1000 for update skip locked))
$$;

-- The mails about an order, also those to an address that was corrected since.
create function private.mails_of_order(p_order public.orders) returns setof private.email_outbox
language sql stable set search_path = ''
as $$
  select m.* from private.email_outbox m
  where m.recipient in (
      select p_order.customer_email union select n.before ->> 'email' from private.order_corrections n where n.order_id = p_order.id)
    and m.template like 'order-%' and m.payload ->> 'order_id' = p_order.id::text
$$;

-- Whether what a mail about an order says is still so. Of several corrections only the last one comes to the order's total.
create function private.can_repeat(p_mail private.email_outbox) returns boolean
language sql stable set search_path = ''
as $$
  select private.mail_facts(p_mail) is not null and (p_mail.template <> 'order-corrected' or not exists (
    select from private.order_corrections n
    where n.order_id = (p_mail.payload ->> 'order_id')::uuid and n.id > (p_mail.payload ->> 'correction_id')::bigint))
$$;
