-- Every mail about an order can be sent again while what it says is still so, and goes to the address that the order has now.

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

-- Sends a mail about an order again: retries a failed one, sends another copy of one that was sent, or of one whose address
-- was corrected since. Raises PT403 FORBIDDEN, PT404 MAIL_NOT_FOUND, PT409 MAIL_WAITING, MAIL_OUTDATED, PT429 TOO_MANY_MAILS.
create or replace function private.resend_order_mail(p_id bigint) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_mail private.email_outbox;
  v_order public.orders;
begin
  perform private.only_admin();
  select * into v_mail from private.email_outbox m where m.id = p_id and m.template like 'order-%' for update;
  if found then
    select * into v_order from public.orders o where o.id = (v_mail.payload ->> 'order_id')::uuid;
  end if;
  if v_order.id is null then
    perform private.fail(404, 'MAIL_NOT_FOUND');
  end if;
  if v_mail.sent_at is null and v_mail.failed_at is null and v_mail.dropped_at is null then
    perform private.fail(409, 'MAIL_WAITING');
  end if;
  v_mail.payload := v_mail.payload || '{"again": true}';
  if v_mail.dropped_at is not null or not private.can_repeat(v_mail) then
    perform private.fail(409, 'MAIL_OUTDATED');
  end if;
  if not private.within_limit('resend:' || v_order.id, 5, 60) then
    perform private.fail(429, 'TOO_MANY_MAILS');
  end if;
  if v_mail.failed_at is not null and v_mail.recipient = v_order.customer_email then
    update private.email_outbox m set failed_at = null, last_error = null, attempts = 0, lease = null, next_try_at = now()
    where m.id = p_id;
  else
    insert into private.email_outbox (recipient, template, payload) values (v_order.customer_email, v_mail.template, v_mail.payload);
  end if;
end
$$;

-- What only the owner sees of an order: {place, orders, spent, returned, notes, events, payments, refunds, mails,
-- phone_e164, confirmation, call_attempts, next_call_at, calls: [{outcome, at, by}], links: [{at, by}]}; null
-- when there is no such order. `links` are the times when an owner made its link again. `place` is its position among the customer's orders; `spent` is what the customer paid
-- without what was refunded; `returned` counts orders of the same email or phone that were
-- refused at the door or whose customer was not reached. Who set a status is
-- read from the audit log. Raises PT403 FORBIDDEN.
create or replace function private.admin_order_detail(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.only_admin();
  select * into v_order from public.orders o where o.id = p_order_id;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'place', count(*) filter (where (o.created_at, o.id) <= (v_order.created_at, v_order.id)),
      'orders', count(*),
      'spent', sum(o.paid_amount - o.refunded_amount),
      'returned', private.returned_orders(v_order.customer_email, v_order.phone_e164))
    from public.orders o where o.customer_email = v_order.customer_email
  ) || private.admin_order_money(p_order_id) || jsonb_build_object(
    'phone_e164', v_order.phone_e164, 'confirmation', v_order.confirmation, 'call_attempts', v_order.call_attempts,
    'next_call_at', v_order.next_call_at,
    'calls', (
      select coalesce(jsonb_agg(jsonb_build_object('outcome', c.outcome, 'at', c.at, 'by', u.email) order by c.id), '[]')
      from private.order_calls c left join auth.users u on u.id = c.author_id where c.order_id = p_order_id),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'note', n.note, 'at', n.created_at,
        'author', u.email, 'mine', n.author_id is not distinct from (select auth.uid())) order by n.id), '[]')
      from public.order_notes n left join auth.users u on u.id = n.author_id where n.order_id = p_order_id),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at, 'actor', e.actor, 'by', (
        -- One statement writes both rows, so their times differ by less than this.
        select u.email from private.audit_log l join auth.users u on u.id = l.actor_id
        where e.actor = 'owner' and l.table_name = 'orders' and l.label = v_order.order_number
          and l.difference -> 'order_status' ->> 1 = e.status and l.at between e.at - interval '5 seconds' and e.at + interval '5 seconds'
        order by abs(extract(epoch from l.at - e.at)) limit 1)) order by e.id), '[]')
      from public.order_events e where e.order_id = p_order_id),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'template', m.template,
        'state', case when m.sent_at is not null then 'sent' when m.failed_at is not null then 'failed'
                      when m.dropped_at is not null then 'dropped' else 'waiting' end,
        'at', coalesce(m.sent_at, m.failed_at, m.dropped_at, m.created_at), 'attempts', m.attempts, 'error', m.last_error,
        'again', (m.sent_at is not null or m.failed_at is not null) and private.can_repeat(m)) order by m.id), '[]')
      from private.mails_of_order(v_order) m),
    'links', (
      select coalesce(jsonb_agg(jsonb_build_object('at', l.replaced_at, 'by', u.email) order by l.replaced_at), '[]')
      from private.replaced_order_links l left join auth.users u on u.id = l.author_id where l.order_id = p_order_id));
end
$$;
