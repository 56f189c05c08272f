-- What is sent by email is a mail in every name: a function, a key of an answer and four errors were called letter.

-- Sends a mail about an order again: retries a failed one, sends another copy of one that was sent.
-- Raises PT403 FORBIDDEN, PT404 MAIL_NOT_FOUND, PT409 MAIL_WAITING, MAIL_OUTDATED, PT429 TOO_MANY_MAILS.
alter function private.resend_order_letter(bigint) rename to resend_order_mail;
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
  if v_mail.dropped_at is not null or not private.is_mail_current(v_mail.template, v_order) then
    perform private.fail(409, 'MAIL_OUTDATED');
  end if;
  if not private.within_limit('resend:' || v_order.id, 5, 60) then
    perform private.fail(429, 'TOO_MANY_MAILS');
  end if;
  if v_mail.failed_at is not null then
    update private.email_outbox m set failed_at = null, last_error = null, attempts = 0, lease = null, next_try_at = now()
    where m.id = p_id;
  else
    insert into private.email_outbox (recipient, template, payload)
    values (v_mail.recipient, v_mail.template, v_mail.payload || '{"again": true}');
  end if;
end
$$;

alter function public.resend_order_letter(bigint) rename to resend_order_mail;
create or replace function public.resend_order_mail(p_id bigint) returns void
language sql volatile set search_path = ''
as $$ select private.resend_order_mail(p_id) $$;

-- What only the owner sees of an order: {place, orders, spent, returned, notes, events, payments, refunds, mails}; null
-- when there is no such order. `place` is its position among the customer's orders; `spent` is what the customer paid
-- without what was refunded; `returned` counts parcels that were refused or could not be handed over. Who set a status is
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
      'returned', count(*) filter (where o.cancel_reason in ('refused', 'unreachable')))
    from public.orders o where o.customer_email = v_order.customer_email
  ) || private.admin_order_money(p_order_id) || jsonb_build_object(
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
        'again', (m.sent_at is not null or m.failed_at is not null) and private.is_mail_current(m.template, v_order))
        order by m.id), '[]')
      from private.email_outbox m
      where m.recipient = v_order.customer_email and m.template like 'order-%' and m.payload ->> 'order_id' = p_order_id::text));
end
$$;
