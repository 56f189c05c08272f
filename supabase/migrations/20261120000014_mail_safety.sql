-- Mail that a stranger cannot turn against others. Anyone can type another person's address, so an address that has
-- confirmed nothing gets one plain mail per order and links to confirm, never a text that was typed, and each such mail
-- has a link that ends them. Lists are joined by a confirmed link only. Names that others see contain no character that
-- misleads.

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

-- Stores that an address was confirmed.
create function private.confirm_email(p_email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.confirmed_emails (email) values (p_email) on conflict do nothing;
end
$$;
create index email_outbox_sent_to on private.email_outbox (mailbox, sent_at) where sent_at is not null;
create index email_outbox_leased_to on private.email_outbox (mailbox, next_try_at) where lease is not null;
create index email_outbox_sent on private.email_outbox (sent_at) include (is_unconfirmed, template) where sent_at is not null;
create index email_outbox_asked on private.email_outbox (mailbox, created_at) where template = 'subscribe-confirm';
-- What is left of this hour's mails by the owner's bounds (private.bounds): of all, of those for addresses that confirmed
-- nothing (`unconfirmed`), and of these that only carry a link to confirm (`asking`). The rest waits in the outbox. What the
-- first leaves over the second is kept for confirmed and paying people.
create function private.shop_mail_room(out total int, out unconfirmed int, out asking int)
language plpgsql stable set search_path = ''
as $$
begin
  select greatest(private.bound('mail-total') - count(*), 0),
    greatest(private.bound('mail-unconfirmed') - count(*) filter (where o.is_unconfirmed), 0),
    greatest(private.bound('mail-links') - count(*) filter (where o.is_unconfirmed and private.mail_rank(o.template) = 1), 0)
  into total, unconfirmed, asking
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
-- confirmed it gets of its orders what cannot come from a stranger (what the owner did, and what follows money) and one mail
-- besides, of the first: not the reminder, no cancellation by the one who ordered, and none of a further order.
create function private.mail_refusal(p_mail private.email_outbox) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if private.is_suppressed(p_mail.recipient) then
    return 'suppressed';
  end if;
  if p_mail.template in ('order-reminder', 'order-cancelled', 'order-withdrawn', 'message-received') and not p_mail.payload ? 'again'
    and not private.is_confirmed(p_mail.recipient)
    and not exists (
      select 1 from public.orders o
      where o.id = (p_mail.payload ->> 'order_id')::uuid and (o.paid_amount > 0 or p_mail.template = 'order-cancelled' and (
        select e.actor = 'owner' from public.order_events e
        where e.order_id = o.id and e.status = 'cancelled' order by e.id desc limit 1))) then
    return 'unconfirmed';
  end if;
  -- Nobody is asked for a review, or reminded of a cart, by what a stranger typed.
  if p_mail.template in ('review-request', 'cart-reminder') and not private.is_confirmed(p_mail.recipient) then
    return 'unconfirmed';
  end if;
  -- A further order is what only a stranger may have triggered.
  if p_mail.template = 'order-pending' and not private.is_kept_mail(p_mail) and exists (
      select from private.email_outbox m
      where m.mailbox = p_mail.mailbox and m.template = 'order-pending' and m.id <> p_mail.id
        and (m.sent_at is not null or m.lease is not null and m.next_try_at > now())) then
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
create function public.suppress_email(p_email text, p_reason text, p_detail text default '') returns void
language sql volatile security invoker set search_path = ''
as $$ select private.suppress_email(p_email, p_reason, p_detail) $$;
grant execute on function private.suppress_email(text, text, text), public.suppress_email(text, text, text) to service_role;

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

-- Confirms an address for a caller who has the link of one of its mails, and takes back an earlier "this was not me":
-- {topic, email}, topic null except for the mail that asks to confirm a subscription, which begins now; email masked. A
-- link asks for a subscription for a week. Raises PT404 LINK_NOT_FOUND for one that is unknown or too old.
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
  if v_mail.template like 'order-%' then
    insert into private.opened_orders (order_id)
    select o.id from public.orders o where o.id = (v_mail.payload ->> 'order_id')::uuid on conflict do nothing;
  end if;
  if v_topic is not null then
    insert into public.subscriptions (email, topic, language) values (v_mail.recipient, v_topic, v_mail.language) on conflict do nothing;
    update private.email_outbox o set payload = o.payload || '{"is_used": true}' where o.id = v_mail.id;
  end if;
  return jsonb_build_object('topic', v_topic, 'email', private.masked_email(v_mail.recipient));
end
$$;
create function public.confirm_address(p_token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.confirm_address(p_token) $$;
grant execute on function private.confirm_address(text), public.confirm_address(text) to anon, authenticated;

-- "This was not me": ends all mail to a mailbox, until the address is confirmed, for a caller who has the link of one
-- of its mails: {stopped, email}, email masked; stopped false when a confirmed account has the address, whose member
-- signs in and chooses. Null for an unknown secret.
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
create function public.stop_mail(p_token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.stop_mail(p_token) $$;
grant execute on function private.stop_mail(text), public.stop_mail(text) to anon, authenticated;

-- ------------------------------------------------------------------ names

-- Whether a text can stand as a person's name where others see it: no invisible, bidirectional, private, full-width or
-- look-alike character, no symbol that a link or markup needs, no web address, at most two combining marks in a row, and no
-- word that mixes Latin letters with those of another alphabet; with Cyrillic, Greek, Armenian or Cherokee, whose letters
-- look like Latin ones, not even in another word. The joiners of Persian and Indic spelling stand only between two letters
-- of such a script. Null stays null.
create function private.is_name(p_name text) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  v_arabic constant text := '[\u0620-\u063f\u0641-\u064a\u066e\u066f\u0671-\u06d3\u06d5\u06ee\u06ef\u06fa-\u06ff\u0750-\u077f]';
  -- Letters and marks, without digits and signs.
  v_indic constant text := '[\u0900-\u0963\u0971-\u09e3\u09f0\u09f1\u0a01-\u0a65\u0a70-\u0ae3\u0af9-\u0b65\u0b71-\u0be5\u0c00-\u0c65\u0c80-\u0ce5\u0cf1-\u0d65\u0d7a-\u0de5\u0df2\u0df3]';
begin
  return length(p_name) <= 200
    -- Control characters, symbols, invisible characters, compatibility forms.
    and p_name !~ '[\u0001-\u001f!"#$%*:;<=>?@\[\\\]^`{|}~\u007f-\u00a9\u00ab-\u00b6\u00b8\u00b9\u00bb-\u00bf\u00d7\u00f7\u034f\u061c\u06dd\u070f\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2000-\u200b\u200e\u200f\u2020-\u2bff\u2d7f\u2e00-\u2e7f\u2ff0-\u2fff\u3000\u3164\ua4d0-\ua4ff\ud7fc-\ufb1c\ufb50-\uffff]'
    -- A non-joiner before an Arabic letter, and either joiner within an Indic word.
    and regexp_replace(p_name, format('(?<=%1$s|[\u064b-\u065f\u0670])\u200c(?=%1$s)|(?<=%2$s)[\u200c\u200d](?=%2$s)', v_arabic, v_indic), '', 'g') !~ '[\u200c\u200d]'
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

-- A name with the plain letters of what old programs and PDF files copy as Arabic presentation forms (NFKC of those alone,
-- so that full-width and other look-alikes stay what private.is_name refuses). Null stays null.
create function private.plain_name(p_name text) returns text
language plpgsql immutable strict set search_path = ''
as $$
begin
  if p_name !~ '[\ufb50-\ufdff\ufe70-\ufefc]' then
    return p_name;
  end if;
  -- The form of a mark that stands alone has a space before it.
  return (
    select string_agg(case when t.letter ~ '[\ufb50-\ufdff\ufe70-\ufefc]' then ltrim(normalize(t.letter, nfkc)) else t.letter end, '' order by t.n)
    from regexp_split_to_table(p_name, '') with ordinality as t (letter, n));
end
$$;

-- A member of a JSON object as private.input_line, which must be a name others may see.
-- Raises PT400 INVALID_INPUT {field}, with "reason": "characters" for one with characters that names do not have.
create function private.input_name(p_from jsonb, p_field text, p_max int, p_required boolean default true) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_name text := private.plain_name(private.input_line(p_from, p_field, p_max, p_required));
begin
  -- One letter may stand for a whole phrase.
  if length(v_name) > p_max then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
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
-- shoppers. Compared without accents, spaces and look-alikes, so that "A d m í n" and "5upport" are found.
create function private.is_staff_name(p_name text) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  v_name text;
  v_words text[];
  v_letters text;
  v_shop text;
begin
  foreach v_name in array array[(select s.name from public.shop_settings s), p_name] loop
    v_shop := v_letters;
    v_name := regexp_replace(normalize(v_name, nfd), '[\u0300-\u036f\u064b-\u065f\u0640\u200c\u200d]', '', 'g');
    v_name := translate(lower(translate(v_name,
      '013457аеорсухіјѕӏԁһкмтвнАЕОРСУХІЈЅӀКМТВНαεοριυκντΑΕΟΡΙΥΚΝΤΖΜΗΒΧıɛ',
      'oieastaeopcyxijsldhkmtbhaeopcyxijslkmtbhaeopiukvtaeopiykntzmhbxie')), 'l', 'i');
    v_words := regexp_split_to_array(v_name, '[^a-z\u0600-\u06ff\u2d30-\u2d6f]+');
    v_letters := array_to_string(v_words, '');
  end loop;
  return v_letters ~ translate('administra|customer(service|care|support)|service?client|atencionalcliente|helpdesk|webmaster|moderat|moderad', 'l', 'i')
    or v_letters ~ 'خدمةالعملاء'
    -- A short name may be a person's too.
    or coalesce(v_letters = v_shop or length(v_shop) > 6 and strpos(v_letters, v_shop) > 0, false)
    or v_letters = any (string_to_array(translate('admin support soporte staff team equipe equipo official officiel oficial owner shop store boutique tienda seller', 'l', 'i'), ' '))
    or v_words && string_to_array(translate('admin support soporte staff team equipe equipo official officiel oficial owner', 'l', 'i')
      || ' الدعم الإدارة الادارة فريق المتجر', ' ');
end
$$;
