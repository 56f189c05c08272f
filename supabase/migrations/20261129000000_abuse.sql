-- Gaps that a patient stranger could use: links to confirm that delay mails about orders, a form that told who has an account,
-- trending products led by accounts that never bought, guests' orders that an account claims one after the other, and a
-- delete that could take longer than a request may.

-- ------------------------------------------------------------------ mail about orders comes first

-- Which mails are sent first: 0 what follows an order, a message or the owner, 1 links that anyone can have mailed to any
-- address, 2 lists. Whatever waits in one never delays an earlier one.
create function private.mail_rank(p_template text) returns int
language sql immutable parallel safe set search_path = ''
as $$
  select case when p_template in ('subscribe-confirm', 'welcome-code', 'student-confirm') then 1
    when p_template in ('back-in-stock', 'flash-deals') then 2 else 0 end
$$;

drop index private.email_outbox_waiting;
create index email_outbox_waiting on private.email_outbox (private.mail_rank(template), next_try_at, id)
  where sent_at is null and failed_at is null and dropped_at is null;
drop index private.email_outbox_sent;
create index email_outbox_sent on private.email_outbox (sent_at) include (is_unconfirmed, template) where sent_at is not null;

-- What is left of this hour's 5000 mails, of the 1000 of them for addresses that confirmed nothing, and of the 500 of those
-- that only ask to confirm. The rest waits in the outbox.
drop function private.shop_mail_room();
create function private.shop_mail_room(out total int, out unconfirmed int, out asking int)
language plpgsql stable set search_path = ''
as $$
begin
  select greatest(5000 - count(*), 0), greatest(1000 - count(*) filter (where o.is_unconfirmed), 0),
    greatest(500 - count(*) filter (where o.is_unconfirmed and private.mail_rank(o.template) = 1), 0)
  into total, unconfirmed, asking
  from private.email_outbox o where o.sent_at > now() - interval '1 hour';
end
$$;

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

-- Claims mails that are due for a sender that reports back within five minutes, those about orders first
-- (private.mail_rank): [{id, lease, recipient, template, attempt, written_at, stop, facts}].
create or replace function private.claim_mail(p_limit int) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_mail private.email_outbox;
  v_facts jsonb;
  v_claimed jsonb := '[]';
  v_back bigint[] := '{}';
  v_refusal text;
  v_is_confirmed boolean;
  v_room int;
  v_room_unconfirmed int;
  v_room_asking int;
  v_left int;
begin
  perform private.announce_flash_deals();
  perform private.drop_stale_links();
  select r.total, r.unconfirmed, r.asking into v_room, v_room_unconfirmed, v_room_asking from private.shop_mail_room() r;
  v_left := least(greatest(coalesce(p_limit, 0), 0), 100, v_room);
  for v_rank in 0..2 loop
    for v_mail in
      select * from private.email_outbox o
      where o.sent_at is null and o.failed_at is null and o.dropped_at is null and o.next_try_at <= now()
        and private.mail_rank(o.template) = v_rank and (v_rank <> 1 or v_room_asking > 0)
        and (o.template not like 'order-%' or o.template = 'order-pending' or o.created_at <= now() - interval '15 seconds')
        and (v_room_unconfirmed > 0 or private.is_confirmed(o.recipient)) and private.has_mail_room(o.recipient)
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
      if not v_is_confirmed and (v_room_unconfirmed <= 0 or v_rank = 1 and v_room_asking <= 0)
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
      set attempts = o.attempts + 1, lease = gen_random_uuid(), next_try_at = now() + interval '5 minutes',
        is_unconfirmed = not v_is_confirmed
      where o.id = v_mail.id returning * into v_mail;
      v_room_unconfirmed := v_room_unconfirmed - (not v_is_confirmed)::int;
      v_room_asking := v_room_asking - (not v_is_confirmed and v_rank = 1)::int;
      v_claimed := v_claimed || jsonb_build_object('id', v_mail.id, 'lease', v_mail.lease, 'recipient', v_mail.recipient,
        'template', v_mail.template, 'attempt', v_mail.attempts,
        'written_at', floor(extract(epoch from v_mail.created_at) * 1000),
        'stop', case when not v_is_confirmed then v_mail.unsubscribe_token end, 'facts', jsonb_build_object('currency', private.shop_currency()) || v_facts);
    end loop;
  end loop;
  insert into public.subscriptions (email, topic)
  select o.recipient, 'back-in-stock:' || (o.payload ->> 'variant_id')
  from private.email_outbox o where o.id = any (v_back) order by 1, 2
  on conflict do nothing;
  return v_claimed;
end
$$;

-- ------------------------------------------------------------------ a form that told who has an account

-- Stores a message for the owner and writes a confirmation into the outbox.
--   p_kind    contact, seller
--   p_id      made by the sender, so that a repeated request stores one message
--   p_fields  name, email, body; subject (contact); business, category, city, phone, website (seller). `honeypot` is a hidden
--             field that only bots fill in
-- The confirmation repeats nothing that was typed and goes to a signed-in member's own confirmed address only, at most three
-- times in a day: a confirmation to whatever was typed would write to others, and `mailed` would tell which addresses have
-- an account. Deletes messages that were handled over a year ago.
-- Returns {ok, reference, mailed} or {"code": "PT429"}; raises PT400 INVALID_INPUT {field}.
create or replace function private.send_message(p_kind text, p_id uuid, p_fields jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_message public.messages;
begin
  if p_kind is null or p_kind not in ('contact', 'seller') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "kind"}');
  end if;
  if p_id is null or jsonb_typeof(p_fields) is distinct from 'object' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "id"}');
  end if;
  if coalesce(p_fields ->> 'honeypot', '') <> '' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "honeypot"}');
  end if;
  v_message.name := private.input_name(p_fields, 'name', 120);
  v_message.email := private.read_email(private.input_line(p_fields, 'email', 254));
  if p_kind = 'contact' then
    v_message.subject := private.input_line(p_fields, 'subject', 120);
  else
    v_message.business := private.input_line(p_fields, 'business', 120);
    v_message.category := private.input_line(p_fields, 'category', 40);
    v_message.city := private.input_line(p_fields, 'city', 100);
    v_message.phone := private.input_line(p_fields, 'phone', 40, false);
    v_message.website := private.input_line(p_fields, 'website', 200, false);
  end if;
  -- Line breaks are preserved. The length is also checked before cleaning, so that a flood of blanks is refused.
  if jsonb_typeof(p_fields -> 'body') is distinct from 'string' or length(p_fields ->> 'body') > 8000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "body"}');
  end if;
  v_message.body := private.clean_text(p_fields ->> 'body');
  if length(v_message.body) not between 1 and 4000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "body"}');
  end if;

  if not exists (select 1 from public.messages m where m.id = p_id) then
    if not private.within_limit('message:' || private.mailbox(v_message.email), 5, 60) or not private.within_network_limit('message', 300) then
      perform set_config('response.status', '429', true);
      return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
    end if;
    delete from public.messages m where m.handled_at < now() - interval '1 year';
    insert into public.messages (id, kind, name, email, subject, body, business, category, city, phone, website)
    values (p_id, p_kind, v_message.name, v_message.email, coalesce(v_message.subject, ''), v_message.body,
      coalesce(v_message.business, ''), coalesce(v_message.category, ''), coalesce(v_message.city, ''),
      coalesce(v_message.phone, ''), coalesce(v_message.website, ''))
    on conflict do nothing;
    if found and v_message.email = private.own_email() and (
        select count(*) from private.email_outbox o
        where o.recipient = v_message.email and o.template = 'message-received'
          and o.created_at > now() - interval '1 day') < 3 then
      insert into private.email_outbox (recipient, template, payload)
      values (v_message.email, 'message-received', jsonb_build_object('message_id', p_id));
    end if;
  end if;
  return jsonb_build_object('ok', true, 'reference', private.message_reference(p_id), 'mailed', exists (
    select 1 from private.email_outbox o
    where o.recipient = private.own_email() and o.template = 'message-received' and o.payload ->> 'message_id' = p_id::text));
end
$$;

-- ------------------------------------------------------------------ figures follow money

-- The most wanted products of the last thirty days, filled up with featured products: an item that was paid for or
-- delivered counts three points, a wishlist entry of a member who bought something before one, because an account alone
-- costs nothing. Read from the index of the order lines by time.
create or replace function private.trending(p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_ids uuid[];
begin
  v_ids := array(
    with wanted as (
      select w.product_id, sum(w.points) as points
      from (
        select i.product_id, 3 * i.quantity as points
        from public.order_items i
        where i.placed_at > now() - interval '30 days' and exists (
          select from public.orders o where o.id = i.order_id and o.created_at > now() - interval '30 days'
            and o.order_status <> 'cancelled' and (o.order_status = 'delivered' or o.paid_amount > o.refunded_amount))
        union all
        select l.product_id, 1 from public.wishlist_items l
        where l.added_at > now() - interval '30 days' and exists (
          select from public.orders o where o.user_id = l.user_id
            and o.order_status <> 'cancelled' and (o.order_status = 'delivered' or o.paid_amount > o.refunded_amount))
      ) w
      where w.product_id is not null
      group by w.product_id
    ), candidates as (
      -- More than are shown, as some may be sold out or archived.
      (select w.product_id as id, w.points from wanted w order by w.points desc limit 200)
      union all
      select f.id, null from public.products f where f.featured_rank is not null
    )
    select p.id from (select c.id, max(c.points) as points from candidates c group by c.id) s
    join public.products p on p.id = s.id
    where p.archived_at is null and p.quantity > 0
    order by s.points desc nulls last, p.prominence desc limit least(greatest(coalesce(p_limit, 8), 1), 24));
  return jsonb_build_object(
    'products', private.cards(v_ids),
    'collections', coalesce((
      select jsonb_agg(jsonb_build_object('slug', g.slug, 'name', g.name) order by g.first)
      from (
        select c.slug, c.name, min(i.n) as first
        from unnest(v_ids) with ordinality as i (id, n)
        join public.products p on p.id = i.id join public.collections c on c.slug = p.collection_slug
        group by c.slug, c.name order by first limit 6
      ) g), '[]'));
end
$$;

-- ------------------------------------------------------------------ counting tries

-- Counts one try for p_key and returns whether it is still within p_max per p_minutes. Old keys are deleted a hundred at a
-- time: a flood of them would otherwise take the first request of the next day longer than it may, and then every one.
create or replace function private.within_limit(p_key text, p_max int, p_minutes int) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_tries integer;
begin
  delete from private.rate_limits r
  where r.ctid = any (array(
    select o.ctid from private.rate_limits o where o.window_start < now() - interval '1 day'
    limit 100 for update skip locked));
  insert into private.rate_limits as r (key, window_start, allowed) values (p_key, now(), p_max)
  on conflict (key) do update set allowed = p_max,
    tries = case when r.window_start > now() - make_interval(mins => p_minutes) then r.tries + 1 else 1 end,
    window_start = case when r.window_start > now() - make_interval(mins => p_minutes) then r.window_start else now() end
  returning r.tries into v_tries;
  if v_tries > p_max then
    update private.rate_limits r set refused_at = now(),
      refused = case when r.refused_at > now() - interval '1 day' then r.refused + 1 else 1 end
    where r.key = p_key;
  end if;
  return v_tries <= p_max;
end
$$;

-- ------------------------------------------------------------------ orders that an account claims

-- After an order changes: its holds end when it is no longer unpaid and pending, and begin again when it is taken up. What a
-- guest's order holds stays a guest's when an account claims the order: otherwise one account could claim one after the other
-- and free the bounds of mailbox, phone, network and guests for the next. The holds of an account that is deleted become a
-- guest's.
create or replace function private.keep_holds() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_before boolean := old.order_status = 'pending' and old.paid_amount = 0;
  v_now boolean := new.order_status = 'pending' and new.paid_amount = 0;
begin
  if v_before and not v_now then
    delete from private.holds h where h.order_id = new.id;
  elsif v_now and not v_before then
    perform private.add_holds(new, null);
  elsif v_now and (new.user_id, new.payment_due_at) is distinct from (old.user_id, old.payment_due_at) then
    update private.holds h set user_id = case when new.user_id is not null then h.user_id end, due_at = new.payment_due_at
    where h.order_id = new.id;
  end if;
  return null;
end
$$;

-- Refuses the twenty-first order of a customer within an hour. Members count by account, without what they cancelled and
-- without what others ordered under their address; guests by mailbox, with what was cancelled, because each was mailed, and
-- with what an account ordered or claimed since. Raises PT429 TOO_MANY_ORDERS.
create or replace function private.check_order_rate(p_email text, p_user uuid) returns void
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_orders int;
begin
  if p_user is not null then
    select count(*) into v_orders from public.orders o
    where o.user_id = p_user and o.created_at > now() - interval '1 hour' and o.order_status <> 'cancelled';
  else
    select count(*) into v_orders from public.orders o
    where private.mailbox(o.customer_email) = private.mailbox(p_email) and o.created_at > now() - interval '1 hour';
  end if;
  if v_orders >= 20 then
    perform private.fail(429, 'TOO_MANY_ORDERS');
  end if;
end
$$;
