-- Mail that a stranger cannot turn against others. Anyone can type another person's address, so an address that has
-- confirmed nothing gets one plain mail per order and links to confirm, never a text that was typed, and each such
-- mail has a link that ends them. Lists are joined by a confirmed link only. Names that others see cannot hide anything.

-- ------------------------------------------------------------------ addresses

-- Whether mail can be sent to an address, by the same rule as isEmail in src/domain/validation.ts: at most 254 ASCII
-- characters, at most 64 of them before the @, no dot at an end or doubled, a domain of at least two labels.
create function private.is_email(p_email text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return coalesce(length(p_email) <= 254 and position('@' in p_email) <= 65 and p_email ~
    '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$',
    false);
end
$$;

-- Addresses whose owners opened a link that was mailed to them. An account confirms its address with Auth instead.
create table private.confirmed_emails (
  email text primary key,
  confirmed_at timestamptz not null default now()
);
alter table private.confirmed_emails enable row level security;

-- Addresses that get no mail. `not-me` and `complaint` hold for every spelling of the mailbox, `bounce` for the address
-- itself: a provider without +tags refuses an invented tag, and the mailbox would pay for it.
create table private.suppressed_emails (
  email text primary key,
  reason text not null check (reason in ('bounce', 'complaint', 'not-me')),
  -- What the mail server said.
  detail text not null default '' check (length(detail) <= 500),
  created_at timestamptz not null default now()
);
create index suppressed_emails_by_time on private.suppressed_emails (created_at desc, email);
alter table private.suppressed_emails enable row level security;

-- Whether the owner of an address confirmed it: by a link of a mail, or as an account's.
create function private.is_confirmed(p_email text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select 1 from private.confirmed_emails c where c.email = p_email)
    or exists (select 1 from auth.users u where u.email = p_email and u.email_confirmed_at is not null);
end
$$;

-- Whether an address gets no mail. A person who said "this was not me" and confirmed the address later gets mail again.
create function private.is_suppressed(p_email text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select 1 from private.suppressed_emails s
    where s.email in (p_email, private.mailbox(p_email)) and (s.reason <> 'not-me' or not private.is_confirmed(p_email)));
end
$$;

-- Remembers that an address was confirmed.
create function private.confirm_email(p_email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.confirmed_emails (email) values (p_email) on conflict do nothing;
end
$$;

-- ------------------------------------------------------------------ what may be sent

alter table private.email_outbox
  add column mailbox text not null generated always as (private.mailbox(recipient)) stored,
  -- Whether the address had confirmed nothing when the mail was claimed.
  add column is_unconfirmed boolean not null default false;
create index email_outbox_sent_to on private.email_outbox (mailbox, sent_at) where sent_at is not null;
create index email_outbox_leased_to on private.email_outbox (mailbox, next_try_at) where lease is not null;
create index email_outbox_sent on private.email_outbox (sent_at) include (is_unconfirmed) where sent_at is not null;
create index email_outbox_asked on private.email_outbox (mailbox, created_at) where template = 'subscribe-confirm';
-- A mail about an order has a link with the secret too while its address is unconfirmed.
drop index private.email_outbox_by_unsubscribe_token;
create unique index email_outbox_by_unsubscribe_token on private.email_outbox (unsubscribe_token)
  where template not like 'order-%' or is_unconfirmed;
alter table private.email_outbox drop constraint email_outbox_template_check;
alter table private.email_outbox add constraint email_outbox_template_check check (template in
  ('order-pending', 'order-processing', 'order-shipped', 'order-tracking', 'order-delivered', 'order-cancelled',
   'order-paid', 'order-reminder', 'order-refunded', 'order-paid-late',
   'back-in-stock', 'flash-deals', 'welcome', 'message-received',
   'welcome-code', 'student-confirm', 'student-code', 'student-refused', 'subscribe-confirm'));

-- What is left of this hour's 5000 mails, and of the 1000 of them for addresses that confirmed nothing. The rest waits in
-- the outbox.
create function private.shop_mail_room(out total int, out unconfirmed int)
language plpgsql stable set search_path = ''
as $$
begin
  select greatest(5000 - count(*), 0), greatest(1000 - count(*) filter (where o.is_unconfirmed), 0) into total, unconfirmed
  from private.email_outbox o where o.sent_at > now() - interval '1 hour';
end
$$;

-- Whether a mailbox may get one more mail now: a confirmed address 30 in an hour, another 5 in an hour and 12 in a day.
-- Every spelling of a mailbox counts, and so do mails that are being sent.
create function private.has_mail_room(p_email text) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  v_mailbox text := private.mailbox(p_email);
  v_leased int := (select count(*) from private.email_outbox o
                   where o.mailbox = v_mailbox and o.lease is not null and o.next_try_at > now());
  v_hour int := v_leased + (select count(*) from private.email_outbox o
                            where o.mailbox = v_mailbox and o.sent_at > now() - interval '1 hour');
begin
  if v_hour < 5 then
    return private.is_confirmed(p_email) or v_leased + (
      select count(*) from private.email_outbox o where o.mailbox = v_mailbox and o.sent_at > now() - interval '1 day') < 12;
  end if;
  return v_hour < 30 and private.is_confirmed(p_email);
end
$$;

-- Why a mail must not be sent to its address: `suppressed`, `unconfirmed`, or null when it may be sent. Until an address is
-- confirmed it gets of an order what cannot come from a stranger (what the owner did, and what follows money) and one mail
-- besides: not the reminder, and no cancellation by the one who ordered.
create function private.mail_refusal(p_mail private.email_outbox) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if private.is_suppressed(p_mail.recipient) then
    return 'suppressed';
  end if;
  if p_mail.template in ('order-reminder', 'order-cancelled', 'message-received') and not p_mail.payload ? 'again'
    and not private.is_confirmed(p_mail.recipient)
    and not exists (
      select 1 from public.orders o
      where o.id = (p_mail.payload ->> 'order_id')::uuid and (o.paid_amount > 0 or p_mail.template = 'order-cancelled' and (
        select e.actor = 'owner' from public.order_events e
        where e.order_id = o.id and e.status = 'cancelled' order by e.id desc limit 1))) then
    return 'unconfirmed';
  end if;
  return null;
end
$$;

-- What a mail about an order must not repeat, as empty facts: name, phone, address and note of an order that was not placed
-- by the account whose confirmed address gets the mail.
create function private.untyped_facts(p_order public.orders) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if exists (select 1 from auth.users u
             where u.id = p_order.user_id and u.email = p_order.customer_email and u.email_confirmed_at is not null) then
    return '{}';
  end if;
  return '{"customer_name": "", "customer_phone": "", "customer_note": null,
    "shipping_address": {"address": "", "city": "", "zipCode": "", "country": ""}}';
end
$$;

-- Marks a claimed mail as failed; p_final when a retry is useless, p_bounced when the mail server said that there is no such
-- mailbox, which then gets no more mail. Returns when it is tried again; null when it is not: no tries are left, or the
-- lease has passed to another sender.
drop function public.mail_failed(bigint, uuid, text, boolean);
drop function private.mail_failed(bigint, uuid, text, boolean);
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

-- See private.mail_failed. Only the mail function may call it, with the service key.
create function public.mail_failed(
  p_id bigint, p_lease uuid, p_error text, p_final boolean default false, p_bounced boolean default false
) returns timestamptz
language sql volatile security invoker set search_path = ''
as $$ select private.mail_failed(p_id, p_lease, p_error, p_final, p_bounced) $$;
grant execute on function public.mail_failed(bigint, uuid, text, boolean, boolean) to service_role;

-- Ends mail to an address that a mail service reported: p_reason bounce or complaint. For a webhook with the service key.
-- Raises PT400 INVALID_INPUT {field}.
create function private.suppress_email(p_email text, p_reason text, p_detail text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_email text := private.read_email(p_email);
begin
  if coalesce(p_reason, '') not in ('bounce', 'complaint') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "reason"}');
  end if;
  insert into private.suppressed_emails (email, reason, detail)
  values (case p_reason when 'bounce' then v_email else private.mailbox(v_email) end, p_reason, left(coalesce(p_detail, ''), 500))
  on conflict (email) do update set reason = excluded.reason, detail = excluded.detail, created_at = now();
end
$$;
grant execute on function private.suppress_email(text, text, text) to service_role;

-- See private.suppress_email.
create function public.suppress_email(p_email text, p_reason text, p_detail text default '') returns void
language sql volatile security invoker set search_path = ''
as $$ select private.suppress_email(p_email, p_reason, p_detail) $$;
grant execute on function public.suppress_email(text, text, text) to service_role;

-- ------------------------------------------------------------------ links of mails

-- The mail whose link has this secret; all null for another text.
create function private.mail_of_link(p_token text) returns private.email_outbox
language plpgsql stable set search_path = ''
as $$
declare
  v_mail private.email_outbox;
begin
  if length(p_token) = 36 and p_token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select * into v_mail from private.email_outbox o
    where o.unsubscribe_token = p_token::uuid and (o.template not like 'order-%' or o.is_unconfirmed);
  end if;
  return v_mail;
end
$$;

-- An address that can be recognised by its owner and told to no one else: "a…@example.com".
create function private.masked_email(p_email text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(p_email, '^(.)[^@]*', '\1…') $$;

-- Confirms an address for who has the link of one of its mails, and takes back an earlier "this was not me": {topic, email},
-- topic null except for the mail that asks to confirm a subscription, which begins now; email masked. A link asks for a
-- subscription for a week. Raises PT404 LINK_NOT_FOUND for one that is unknown or too old.
create function private.confirm_address(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_mail private.email_outbox := private.mail_of_link(p_token);
  v_topic text := case v_mail.template when 'subscribe-confirm' then v_mail.payload ->> 'topic' end;
begin
  if v_mail.id is null or (v_topic is not null and v_mail.created_at <= now() - interval '7 days') then
    perform private.fail(404, 'LINK_NOT_FOUND');
  end if;
  perform private.confirm_email(v_mail.recipient);
  delete from private.suppressed_emails s where s.email = v_mail.mailbox and s.reason = 'not-me';
  if v_topic is not null then
    insert into public.subscriptions (email, topic) values (v_mail.recipient, v_topic) on conflict do nothing;
    update private.email_outbox o set payload = o.payload || '{"is_used": true}' where o.id = v_mail.id;
  end if;
  return jsonb_build_object('topic', v_topic, 'email', private.masked_email(v_mail.recipient));
end
$$;
grant execute on function private.confirm_address(text) to anon, authenticated;

-- See private.confirm_address.
create function public.confirm_address(p_token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.confirm_address(p_token) $$;
grant execute on function public.confirm_address(text) to anon, authenticated;

-- "This was not me": ends all mail to a mailbox for who has the link of one of its mails, until the address is confirmed:
-- {stopped, email}, email masked; stopped false when a confirmed account has the address, whose member signs in and
-- chooses. Null for an unknown secret.
create function private.stop_mail(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_mail private.email_outbox := private.mail_of_link(p_token);
begin
  if v_mail.id is null then
    return null;
  end if;
  delete from private.confirmed_emails c where c.email = v_mail.recipient;
  if private.is_confirmed(v_mail.recipient) then
    return jsonb_build_object('stopped', false, 'email', private.masked_email(v_mail.recipient));
  end if;
  insert into private.suppressed_emails (email, reason) values (v_mail.mailbox, 'not-me') on conflict do nothing;
  perform 1 from public.subscriptions s where s.email = v_mail.recipient order by s.id for update;
  delete from public.subscriptions s where s.email = v_mail.recipient;
  return jsonb_build_object('stopped', true, 'email', private.masked_email(v_mail.recipient));
end
$$;
grant execute on function private.stop_mail(text) to anon, authenticated;

-- See private.stop_mail.
create function public.stop_mail(p_token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.stop_mail(p_token) $$;
grant execute on function public.stop_mail(text) to anon, authenticated;

-- ------------------------------------------------------------------ subscribing

-- Subscribes an address to a topic: at once for a member whose confirmed address it is, else by a link that is mailed
-- there, once a day and topic until it is used. The answer is the same whatever is known of the address. No limit is shared by all callers:
-- the outbox bounds what is sent. Returns {ok, confirm}, confirm when a link was mailed, or {"code": "PT429"}; raises PT400 INVALID_INPUT {field}.
create or replace function private.subscribe(p_email text, p_topic text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_email text := private.read_email(p_email);
begin
  if p_topic is null or length(p_topic) > 60 or p_topic !~ '^(newsletter|flash-deals|coming-soon|vip-club|back-in-stock:[0-9a-f-]{36})$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "topic"}');
  end if;
  if private.own_email() = v_email then
    insert into public.subscriptions (email, topic) values (v_email, p_topic) on conflict do nothing;
    return '{"ok": true, "confirm": false}';
  end if;
  -- Counted by mailbox. A refusal is returned, not raised, because a raise would roll the count back.
  if not private.within_limit('subscribe:' || private.mailbox(v_email), 20, 60)
    or not private.within_network_limit('subscribe', 600) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
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

-- ------------------------------------------------------------------ names

-- Whether a text can stand as a person's name where others see it: no invisible, bidirectional, private, full-width or
-- look-alike character, no symbol that a link or markup needs, no web address, at most two combining marks in a row, and no
-- word that mixes Latin letters with those of another alphabet; with Cyrillic, Greek, Armenian or Cherokee, whose letters
-- look like Latin ones, not even in another word. Null stays null.
create function private.is_name(p_name text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return length(p_name) <= 200
    -- Control characters, symbols, invisible characters, compatibility forms.
    and p_name !~ '[\u0001-\u001f!"#$%*:;<=>?@\[\\\]^`{|}~\u007f-\u00a9\u00ab-\u00b6\u00b8\u00b9\u00bb-\u00bf\u00d7\u00f7\u034f\u061c\u06dd\u070f\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2020-\u2bff\u2d7f\u2e00-\u2e7f\u2ff0-\u2fff\u3000\u3164\ua4d0-\ua4ff\ud7fc-\ufb1c\ufb50-\uffff]'
    -- Phonetic letters that look like plain ones; those of African and Amazigh alphabets are allowed.
    and p_name !~ '[\u0250-\u0252\u0255\u0258\u025a\u025c-\u0262\u0264-\u0268\u026a-\u0271\u0273-\u0282\u0284-\u0287\u0289\u028a\u028c-\u0291\u0293-\u02ba\u02bd-\u02ff\u1d00-\u1dbf]'
    -- Beyond the basic plane only rare Han characters and Adlam.
    and p_name !~ '[\U00010000-\U0001e8ff\U0001e960-\U0001ffff\U000e0000-\U0010ffff]'
    and p_name !~ '[\u0300-\u036f\u0483-\u0489\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff]{3}'
    and p_name !~ '[A-Za-z\u00c0-\u024f\u1e00-\u1eff][^\u0001-\u007f\u00aa\u00b7-\u036f\u1e00-\u1eff\u2010-\u201f]'
    and p_name !~ '[^\u0001-\u007f\u00aa\u00b7-\u036f\u1e00-\u1eff\u2010-\u201f][A-Za-z\u00c0-\u024f\u1e00-\u1eff]'
    and not (p_name ~ '[A-Za-z\u00c0-\u024f\u1e00-\u1eff]'
      and p_name ~ '[\u0370-\u058f\u13a0-\u13ff\u1c80-\u1c8f\u1f00-\u1fff\u2c60-\u2cff\ua640-\ua7ff\uab30-\uab6f]')
    and p_name !~* '(www\.|\.(com|net|org|info|shop|store|site|online|link|click|top|xyz|app|dev|io|co|me|ma|fr|es|eu|uk|de|ru|cn)\M)';
end
$$;

-- A member of a JSON object as private.input_line, which must be a name others may see.
-- Raises PT400 INVALID_INPUT {field}, with "reason": "characters" for one with characters that names do not have.
create function private.input_name(p_from jsonb, p_field text, p_max int, p_required boolean default true) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_name text := private.input_line(p_from, p_field, p_max, p_required);
begin
  -- input_line makes spaces of some invisible characters: here they are refused, except at the ends, where a paste leaves
  -- them. Spaces of other widths are pasted too.
  if not private.is_name(regexp_replace(v_name, '[\u00a0\u2000-\u200a\u202f\u3000]', ' ', 'g'))
    or btrim(p_from ->> p_field, U&' \0009\000a\000d\200b\200e\200f\feff') ~ '[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]' then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field, 'reason', 'characters'));
  end if;
  return private.clean_line(regexp_replace(v_name, '[\u00a0\u2000-\u200a\u202f\u3000]', ' ', 'g'));
end
$$;

-- Whether a name speaks for the shop: the shop's own name, or what its staff would sign with, in the languages of its
-- shoppers. Compared without accents, spaces and look-alikes, so that "Z e l l i g é", "ZeIIige" and "5upport" are found.
create function private.is_staff_name(p_name text) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  v_name text := regexp_replace(normalize(p_name, nfd), '[\u0300-\u036f\u064b-\u065f\u0640]', '', 'g');
  v_words text[];
  v_letters text;
begin
  v_name := translate(lower(translate(v_name,
    '013457аеорсухіјѕӏԁһкмтвнАЕОРСУХІЈЅӀКМТВНαεοριυκντΑΕΟΡΙΥΚΝΤΖΜΗΒΧıɛ',
    'oieastaeopcyxijsldhkmtbhaeopcyxijslkmtbhaeopiukvtaeopiykntzmhbxie')), 'l', 'i');
  v_words := regexp_split_to_array(v_name, '[^a-z\u0600-\u06ff\u2d30-\u2d6f]+');
  v_letters := array_to_string(v_words, '');
  return v_letters ~ translate('zel{2,}ge|administra|customer(service|care|support)|service?client|atencionalcliente|helpdesk|webmaster|moderat|moderad', 'l', 'i')
    or v_letters ~ 'زليج|خدمةالعملاء|ⵣⵍⵍⵉⵊ'
    or v_letters = any (string_to_array(translate('admin support soporte staff team equipe equipo official officiel oficial owner shop store boutique tienda seller', 'l', 'i'), ' '))
    or v_words && string_to_array(translate('admin support soporte staff team equipe equipo official officiel oficial owner', 'l', 'i')
      || ' الدعم الإدارة الادارة فريق المتجر', ' ');
end
$$;

-- ------------------------------------------------------------------ where names and addresses are typed

-- The buyer and the address as typed, cleaned: {name, email, phone, note, address}. Raises PT400 INVALID_INPUT {field}.
create or replace function private.read_buyer(p_customer jsonb, p_shipping_address jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  v_email text;
begin
  if p_customer is null or jsonb_typeof(p_customer) <> 'object' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "customer"}');
  end if;
  if p_shipping_address is null or jsonb_typeof(p_shipping_address) <> 'object' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "shippingAddress"}');
  end if;
  v_email := private.read_email(private.input_line(p_customer, 'email', 254));
  return jsonb_build_object(
    'name', private.input_name(p_customer, 'name', 160),
    'email', v_email,
    'phone', private.input_line(p_customer, 'phone', 40),
    'note', private.input_line(p_customer, 'note', 500, false),
    'address', jsonb_build_object(
      'address', private.input_line(p_shipping_address, 'address', 200),
      'city', private.input_line(p_shipping_address, 'city', 100),
      'zipCode', private.input_line(p_shipping_address, 'zipCode', 20),
      'country', private.input_line(p_shipping_address, 'country', 80)));
end
$$;

-- Stores a message for the owner and writes a confirmation into the outbox.
--   p_kind    contact, seller
--   p_id      made by the sender, so that a repeated request stores one message
--   p_fields  name, email, body; subject (contact); business, category, city, phone, website (seller). `honeypot` is a hidden
--             field that only bots fill in
-- The confirmation repeats nothing that was typed, goes only to an address that was confirmed, and at most three times in a
-- day, because anyone can type another person's address. Deletes messages that were handled over a year ago.
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
    if found and private.is_confirmed(v_message.email) and (
        select count(*) from private.email_outbox o
        where o.recipient = v_message.email and o.template = 'message-received'
          and o.created_at > now() - interval '1 day') < 3 then
      insert into private.email_outbox (recipient, template, payload)
      values (v_message.email, 'message-received', jsonb_build_object('message_id', p_id));
    end if;
  end if;
  return jsonb_build_object('ok', true, 'reference', private.message_reference(p_id), 'mailed', exists (
    select 1 from private.email_outbox o
    where o.recipient = v_message.email and o.template = 'message-received' and o.payload ->> 'message_id' = p_id::text));
end
$$;

-- Writes the caller's review of a product that was delivered to them, or changes the one they have; one that the owner
-- has hidden stays hidden. Returns the review as private.own_review does, or {"code": "PT429"}. Raises PT400
-- INVALID_INPUT {field}, PT404 PRODUCT_NOT_FOUND, PT403 NOT_VERIFIED, PT409 NAME_NOT_ALLOWED
-- when the profile's name hides characters or speaks for the shop, PT409 ALREADY_REVIEWED when another request of
-- theirs stored one at the same moment.
create or replace function private.submit_review(p_slug text, p_rating int, p_title text, p_body text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  -- What is far too long is refused below and not cleaned first.
  v_title text := coalesce(private.clean_line(left(p_title, 400)), '');
  v_body text := coalesce(private.clean_text(left(p_body, 8000)), '');
  v_product uuid;
  v_review uuid;
  v_author text;
begin
  if p_rating is null or p_rating not between 1 and 5 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "rating"}');
  end if;
  if length(v_title) > 80 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "title"}');
  end if;
  if length(v_body) > 2000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "body"}');
  end if;
  if not private.within_limit('review:' || v_user, 20, 60) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  select p.id into v_product from public.products p where p.slug = p_slug and p.archived_at is null;
  if v_product is null then
    perform private.fail(404, 'PRODUCT_NOT_FOUND');
  end if;
  if not private.has_received(v_user, v_product) then
    perform private.fail(403, 'NOT_VERIFIED');
  end if;

  select private.short_name(p.full_name) into v_author from public.profiles p where p.id = v_user;
  if exists (select 1 from public.profiles p
             where p.id = v_user and (not private.is_name(p.full_name) or private.is_staff_name(p.full_name))) then
    perform private.fail(409, 'NAME_NOT_ALLOWED');
  end if;
  v_author := coalesce(v_author, '');
  select a.review_id into v_review from private.review_authors a where a.user_id = v_user and a.product_id = v_product;
  if v_review is not null then
    update public.reviews r set rating = p_rating, title = v_title, body = v_body, author_name = v_author, verified = true
    where r.id = v_review;
  else
    insert into public.reviews (product_id, author_name, rating, title, body, verified)
    values (v_product, v_author, p_rating, v_title, v_body, true) returning id into v_review;
    insert into private.review_authors (review_id, user_id, product_id) values (v_review, v_user, v_product)
    on conflict do nothing;
    if not found then
      perform private.fail(409, 'ALREADY_REVIEWED');
    end if;
  end if;
  return private.own_review(v_product);
end
$$;

-- Every new account gets its profile; without the name when it cannot be one (private.is_name).
create or replace function private.make_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, full_name)
  select new.id, case when private.is_name(n.name) then n.name else '' end
  from (select left(coalesce(private.clean_line(left(new.raw_user_meta_data ->> 'full_name', 400)), ''), 120) as name) n
  on conflict do nothing;
  return null;
end
$$;

-- Cleans what was typed. Raises PT400 INVALID_INPUT {field}.
create or replace function private.profile_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_typed jsonb := to_jsonb(new);
begin
  new.full_name := coalesce(private.input_name(v_typed, 'full_name', 120, false), '');
  new.phone := private.input_line(v_typed, 'phone', 40, false);
  return new;
end
$$;
