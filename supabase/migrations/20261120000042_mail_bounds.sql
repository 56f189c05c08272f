-- Mail for addresses that confirmed nothing is bounded by the network that caused it and by the provider it goes to, so that one
-- network cannot use up what all the others have together.

create index email_outbox_of_source on private.email_outbox (source, created_at) where source is not null;
create index email_outbox_of_domain on private.email_outbox (split_part(mailbox, '@', 2), sent_at) where is_unconfirmed;

-- Whether a mail goes to a confirmed address, or is of an order that is confirmed or that an owner wants mailed again: such a mail
-- takes nothing of what is left for strangers.
create function private.is_kept_mail(p_mail private.email_outbox) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return p_mail.payload ? 'again' or private.is_confirmed(p_mail.recipient) or exists (
    select from public.orders o where o.id = (p_mail.payload ->> 'order_id')::uuid and private.is_order_confirmed(o));
end
$$;

-- How many mails to unconfirmed addresses a source caused, or a domain was sent, of those sent within the hour or being sent.
create function private.stranger_mails(p_source text, p_domain text) returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from private.email_outbox o
  where o.is_unconfirmed and (o.source = p_source and o.created_at > now() - interval '1 day' or split_part(o.mailbox, '@', 2) = p_domain)
    and (o.sent_at > now() - interval '1 hour' or o.sent_at is null and o.lease is not null and o.next_try_at > now())
$$;

-- Whether a mail to an unconfirmed address may be sent now by the bounds of its source and its domain; else it waits.
create function private.has_stranger_room(p_mail private.email_outbox) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (p_mail.source is null or private.stranger_mails(p_mail.source, null) < private.bound('mail-source'))
    and private.stranger_mails(null, split_part(p_mail.mailbox, '@', 2)) < private.bound('mail-domain');
end
$$;

-- Empties the networks of mails that were written more than a day ago, a thousand at a time.
create function private.forget_mail_sources() returns void
language sql volatile set search_path = ''
as $$
  update private.email_outbox o set source = null
  where o.ctid = any (array(
    select w.ctid from private.email_outbox w
    where w.source is not null and w.created_at < now() - interval '1 day' limit 1000 for update skip locked))
$$;
