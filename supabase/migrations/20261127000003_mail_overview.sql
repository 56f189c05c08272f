-- What an owner sees and does when mail is not delivered: addresses that get none, and mails that failed or were given up.

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
  perform private.only_admin();
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
grant execute on function private.list_suppressed_emails(int) to authenticated;

-- See private.list_suppressed_emails.
create function public.list_suppressed_emails(p_page int default 1) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_suppressed_emails(p_page) $$;
grant execute on function public.list_suppressed_emails(int) to authenticated;

-- Lets an address get mail again after a bounce; it is suppressed again when it bounces again. Returns false when it is
-- not suppressed, as for a repeated request. What the recipient asked for stays: only the recipient takes that back, by a
-- link of a mail (private.confirm_address). Raises PT403 FORBIDDEN, PT409 RECIPIENT_ASKED.
create function private.lift_suppression(p_email text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reason text;
begin
  perform private.only_admin();
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
grant execute on function private.lift_suppression(text) to authenticated;

-- See private.lift_suppression.
create function public.lift_suppression(p_email text) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.lift_suppression(p_email) $$;
grant execute on function public.lift_suppression(text) to authenticated;

-- Twenty mails that failed or were given up, the latest first: {total, rows: [{id, recipient, template, order_id,
-- order_number, state, error, attempts, at, refusal}]}. `state` is failed or suppressed, `error` what the mail server
-- said, `refusal` why it cannot be sent again (private.retry_refusal). p_page from 1. Raises PT403 FORBIDDEN, PT400
-- INVALID_INPUT.
create function private.list_failed_mails(p_page int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
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
grant execute on function private.list_failed_mails(int) to authenticated;

-- See private.list_failed_mails.
create function public.list_failed_mails(p_page int default 1) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_failed_mails(p_page) $$;
grant execute on function public.list_failed_mails(int) to authenticated;

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
  perform private.only_admin();
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
grant execute on function private.retry_mail(bigint) to authenticated;

-- See private.retry_mail.
create function public.retry_mail(p_id bigint) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.retry_mail(p_id) $$;
grant execute on function public.retry_mail(bigint) to authenticated;
