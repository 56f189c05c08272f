-- Foundation: the private schema, who owns the shop, the limits on how often something is tried, its settings, the
-- audit log, and helpers that policies and functions share. The API does not expose `private`; its tables still have
-- row-level security, because the embedded back end grants table privileges more generously than a hosted project does.

create schema private;
grant usage on schema private to anon, authenticated, service_role;

-- Every table, sequence and function is closed until it is granted by name. Older Supabase projects open new objects in
-- `public` to the API roles by default, newer ones do not; after this both behave alike. PUBLIC's default right to
-- execute can only be revoked for all schemas at once, so the last statement names none.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- ------------------------------------------------------------------ errors and typed text

-- Stops the running call with an error the client can read: SQLSTATE PTnnn becomes HTTP status nnn.
-- p_message is the machine-readable name, p_detail its facts as JSON.
create function private.fail(p_status int, p_message text, p_detail jsonb default null) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using
    errcode = 'PT' || p_status::text,
    message = p_message,
    detail = coalesce(p_detail::text, '');
end
$$;
grant execute on function private.fail(int, text, jsonb) to anon, authenticated;

-- One line of typed text made safe to store: control and bidirectional-override characters become spaces,
-- runs of white space one space, the ends trimmed. Null stays null. No-break spaces stay where French typography puts them:
-- before `: ; ! ? » %` and after `«`. This and other functions that each order calls are in plpgsql, which keeps their plans
-- for the session: an SQL function is parsed and planned on every call.
create function private.clean_line(p_text text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return btrim(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(p_text, '[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
    '[\u0001-\u001f\u007f-\u009f\u1680\u2000-\u200a\u2028\u2029\u205f\u3000]', ' ', 'g'),
    '(?<!«)[\u00a0\u202f](?![:;!?»%])', ' ', 'g'), ' {2,}', ' ', 'g'));
end
$$;

-- Typed text of several lines made safe to store: as private.clean_line, but lines stay lines, and at most one of them
-- empty between two. Null stays null.
create function private.clean_text(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(p_text, '\r\n?|[\u0085\u2028\u2029]', E'\n', 'g'),
    '[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
    '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u1680\u2000-\u200a\u205f\u3000]', ' ', 'g'),
    '(?<!«)[\u00a0\u202f](?![:;!?»%])', ' ', 'g'),
    ' *\n *', E'\n', 'g'), ' {2,}', ' ', 'g'), '\n{3,}', E'\n\n', 'g'), E' \n')
$$;

-- ------------------------------------------------------------------ letters

-- Typed text with the digits, the width, the hyphens, quotes and spaces of a plain keyboard, and without invisible characters;
-- letters stay as they are. Null stays null. src/domain/text/letters.ts has the same rules, and one table of cases runs against
-- both.
create function private.tidy(p_text text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  v_text text := p_text;
begin
  if v_text ~ '[^ -~]' then
    if v_text ~ '[\uff01-\uff5e]' then
      v_text := translate(v_text, U&'\FF01\FF02\FF03\FF04\FF05\FF06\FF07\FF08\FF09\FF0A\FF0B\FF0C\FF0D\FF0E\FF0F\FF10\FF11\FF12\FF13\FF14\FF15\FF16\FF17\FF18'
        '\FF19\FF1A\FF1B\FF1C\FF1D\FF1E\FF1F\FF20\FF21\FF22\FF23\FF24\FF25\FF26\FF27\FF28\FF29\FF2A\FF2B\FF2C\FF2D\FF2E\FF2F\FF30'
        '\FF31\FF32\FF33\FF34\FF35\FF36\FF37\FF38\FF39\FF3A\FF3B\FF3C\FF3D\FF3E\FF3F\FF40\FF41\FF42\FF43\FF44\FF45\FF46\FF47\FF48'
        '\FF49\FF4A\FF4B\FF4C\FF4D\FF4E\FF4F\FF50\FF51\FF52\FF53\FF54\FF55\FF56\FF57\FF58\FF59\FF5A\FF5B\FF5C\FF5D\FF5E',
        '!"#$%&''()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~');
    end if;
    -- The digits of eighteen scripts, Arabic, Persian and Devanagari among them.
    if v_text ~ '[\u0660-\u1819]' then
      v_text := translate(v_text, U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\07C0\07C1\07C2\07C3'
        '\07C4\07C5\07C6\07C7\07C8\07C9\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\09E6\09E7\09E8\09E9\09EA\09EB\09EC\09ED'
        '\09EE\09EF\0A66\0A67\0A68\0A69\0A6A\0A6B\0A6C\0A6D\0A6E\0A6F\0AE6\0AE7\0AE8\0AE9\0AEA\0AEB\0AEC\0AED\0AEE\0AEF\0B66\0B67'
        '\0B68\0B69\0B6A\0B6B\0B6C\0B6D\0B6E\0B6F\0BE6\0BE7\0BE8\0BE9\0BEA\0BEB\0BEC\0BED\0BEE\0BEF\0C66\0C67\0C68\0C69\0C6A\0C6B'
        '\0C6C\0C6D\0C6E\0C6F\0CE6\0CE7\0CE8\0CE9\0CEA\0CEB\0CEC\0CED\0CEE\0CEF\0D66\0D67\0D68\0D69\0D6A\0D6B\0D6C\0D6D\0D6E\0D6F'
        '\0E50\0E51\0E52\0E53\0E54\0E55\0E56\0E57\0E58\0E59\0ED0\0ED1\0ED2\0ED3\0ED4\0ED5\0ED6\0ED7\0ED8\0ED9\0F20\0F21\0F22\0F23'
        '\0F24\0F25\0F26\0F27\0F28\0F29\1040\1041\1042\1043\1044\1045\1046\1047\1048\1049\17E0\17E1\17E2\17E3\17E4\17E5\17E6\17E7'
        '\17E8\17E9\1810\1811\1812\1813\1814\1815\1816\1817\1818\1819', repeat('0123456789', 18));
    end if;
    v_text := regexp_replace(v_text, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]', '', 'g');
    v_text := regexp_replace(v_text, '[\u058a\u1806\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63]', '-', 'g');
    v_text := regexp_replace(v_text, '[\u0060\u00b4\u02b9\u02bb-\u02bd\u2018-\u201b\u2032\u2035\u2039\u203a]', '''', 'g');
    v_text := regexp_replace(v_text, '[\u00ab\u00bb\u201c-\u201f\u2033\u2036]', '"', 'g');
  elsif v_text ~ '`' then
    v_text := replace(v_text, '`', '''');
  end if;
  return btrim(regexp_replace(v_text, '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'), ' ');
end
$$;

-- Text as it is compared: tidy, in lower case, without marks, each letter in one form, so that "Straße" is "strasse", "Œuvre"
-- "oeuvre", and Arabic reads the same with and without vowels, hamza and dots. Null stays null. Never shown, and not for
-- e-mail addresses, of which two could become one. Changed, it needs everything stored by it again.
create function private.fold(p_text text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  v_text text;
begin
  if p_text !~ '[^ -~]' then
    return lower(private.tidy(p_text));
  end if;
  -- An acute accent on its own is a quote, which its decomposition would not tell, and a fraction stands apart from the number
  -- before it, or "2½" would begin with 21. The marks are those of Latin, Greek and Cyrillic, Hebrew points, Arabic vowels and
  -- Koranic signs; those of other scripts are letters.
  v_text := lower(regexp_replace(private.tidy(normalize(
      regexp_replace(replace(p_text, U&'\00B4', ''''), '[\u00bc-\u00be\u2150-\u215e]', ' \& ', 'g'), nfkd)),
    '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08d3-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0640\u2122\u00ae\u00a9\u2120]', '', 'g'));
  v_text := translate(v_text, 'øłđðıħŧŋɓɗɛɔƙƴςқғңұүөһ', 'olddihtnbdeokyσкгнууох');
  if v_text ~ '[\u0600-\u07ff]' then
    -- Persian and Moroccan forms of Arabic letters, too.
    v_text := translate(v_text, U&'\0649\0629\06D5\06C1\06C2\06A9\06AD\0763\06AF\06CC\06D2\06CD\06A4\06A5\06A8\0671',
      U&'\064A\0647\0647\0647\0647\0643\0643\0643\0643\064A\064A\064A\0641\0641\0642\0627');
  end if;
  if v_text ~ '[ßæœþ]' then
    v_text := replace(replace(replace(replace(v_text, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;
  return private.tidy(normalize(v_text, nfkc));
end
$$;

-- The words of a text, folded, as the search compares them: split at the punctuation and signs of all scripts, without the
-- Arabic article and what is written together with it.
create function private.words(p_text text) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return array(
    select regexp_replace(t.word, U&'^[\0648\0641]?(?:\0627\0644|\0628\0627\0644|\0643\0627\0644|\0644\0644)(?=[\0621-\064A]{2})', '')
    from regexp_split_to_table(private.fold(p_text), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02df\u055a-\u055f\u0589\u05be\u05c0\u05c3\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2100-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3007-\u303f\u30fb\ufd3e\ufd3f\ufe10-\ufe6f\U0001f000-\U0001faff]+')
      with ordinality as t (word, n)
    where t.word <> '' order by t.n);
end
$$;
grant execute on function private.tidy(text), private.fold(text), private.words(text) to anon, authenticated;

-- An e-mail address as it is stored and compared: of full-width letters and digits, typographic hyphens and invisible characters
-- the plain ones, in lower case. Only what private.tidy does, because folding letters could make one mailbox of two.
create function private.email_line(p_email text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select lower(private.tidy(p_email)) $$;
grant execute on function private.email_line(text) to anon, authenticated;

-- A required or optional member of a JSON object as one clean line of text. What is far too long is refused before it is
-- cleaned. Raises PT400 INVALID_INPUT {field} when it is no text, is missing though required, or is longer than p_max.
create function private.input_line(p_from jsonb, p_field text, p_max int, p_required boolean default true) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_text text;
begin
  if jsonb_typeof(p_from -> p_field) not in ('string', 'null') or octet_length(p_from ->> p_field) > 8 * p_max + 400 then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  v_text := nullif(private.clean_line(p_from ->> p_field), '');
  if (v_text is null and p_required) or length(v_text) > p_max then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  return v_text;
end
$$;

-- For triggers: sets updated_at to the time of the change.
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- ------------------------------------------------------------------ who works here, and what each may do

-- What can be allowed. A role holds some of these; policies and functions name the one that they need.
--   view              what the shop offers and how it is set up, to look at: products, stock, offers, pages, settings
--   orders            orders as they stand, with amounts, addresses, parcels and returns
--   orders.change     their state, corrections, orders made for customers, answers to returns
--   packing           what is to be packed, labels, parcels: no amount and no e-mail address but what a label carries
--   calls             the list of customers to call, with names, numbers and what they ordered; what came of a call
--   notes             notes about orders
--   money             sales, invoices, what couriers paid
--   payments          recording payments, refunds and couriers' lists, issuing invoices
--   customers         customers with what they bought, notes and tags about them, subscribers
--   messages          messages, reviews, mails that could not be sent
--   stock             stock, and what arrived
--   products          products, collections, search words, size charts, import
--   discounts         discounts, deals, students
--   pages             pages, menus, pictures, brand
--   translations      texts in the shop's other languages
--   settings          the shop's settings, delivery, protection
--   settings.payments how customers can pay, and the account that transfers go to
--   log               who changed what
--   team              who works here, and as what
--   delete            deleting what cannot be brought back: products, collections, pages, messages, zones, the sample
create function private.all_rights() returns text[]
language sql immutable set search_path = ''
as $$ select '{view,orders,orders.change,packing,calls,notes,money,payments,customers,messages,stock,products,discounts,pages,translations,settings,settings.payments,log,team,delete}'::text[] $$;

-- What somebody works as. The rights of those that come with the software are fixed; the screen names them by their slug.
create table public.roles (
  slug text primary key check (slug ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text not null check (name = btrim(name) and length(name) between 1 and 40),
  permissions text[] not null check (cardinality(permissions) between 1 and 40 and permissions <@ private.all_rights()),
  -- Whoever has the role may do nothing until a second factor confirms the session.
  needs_second_factor boolean not null default false,
  is_fixed boolean not null default false,
  position integer not null default 100
);
create unique index roles_by_name on public.roles (lower(name));
alter table public.roles enable row level security;

insert into public.roles (slug, name, permissions, is_fixed, position) values
  ('owner', 'Owner', private.all_rights(), true, 1),
  ('manager', 'Manager', array(select r from unnest(private.all_rights()) r where r not in ('settings.payments', 'team', 'delete')), true, 2),
  ('packer', 'Packer', '{packing,stock}', true, 3),
  ('caller', 'Caller', '{calls,notes}', true, 4),
  ('editor', 'Editor', '{view,products,pages,translations}', true, 5),
  ('accountant', 'Accountant', '{view,orders,money}', true, 6),
  ('viewer', 'Viewer', '{view,orders}', true, 7);

-- The accounts that work here. Written by functions and in the SQL editor only.
create table public.team_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null references public.roles (slug),
  created_at timestamptz not null default now() check (created_at >= '2000-01-01' and created_at <= '2100-01-01')
);
create index team_members_of_role on public.team_members (role);
alter table public.team_members enable row level security;

-- What the caller may do now: nothing without a role, and nothing by password alone where a second factor is confirmed or the
-- role needs one. Looked up on every call, so that removal, another role and a new factor work at once.
create function private.my_rights() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_rights text[];
  v_needs_factor boolean;
begin
  select r.permissions, r.needs_second_factor into v_rights, v_needs_factor
  from public.team_members m join public.roles r on r.slug = m.role where m.user_id = auth.uid();
  if not found then
    return '{}';
  end if;
  if coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not (v_needs_factor or exists (select 1 from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')) then
    return v_rights;
  end if;
  return '{}';
end
$$;

-- Whether the caller has one of these rights. Policies and functions ask it; in a policy as `(select private.may('…'))`, which
-- is looked up once for a statement.
create function private.may(variadic p_rights text[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.my_rights() && p_rights;
end
$$;

-- Whether the caller works here, as anything.
create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.my_rights() <> '{}';
end
$$;
grant execute on function private.is_admin(), private.may(text[]) to anon, authenticated;

-- Raises PT403 FORBIDDEN [rights] unless the caller has one of these rights.
create function private.only(variadic p_rights text[]) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.may(variadic p_rights) is not true then
    perform private.fail(403, 'FORBIDDEN', to_jsonb(p_rights));
  end if;
end
$$;

-- Whether an account has a right by its role, outside of its own requests; one whose role needs a second factor has none without.
create function private.member_may(p_user uuid, p_right text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.team_members m join public.roles r on r.slug = m.role
    where m.user_id = p_user and p_right = any (r.permissions) and (not r.needs_second_factor
      or exists (select from auth.mfa_factors f where f.user_id = p_user and f.status = 'verified')));
end
$$;

create policy "who runs the team reads roles" on public.roles for select to authenticated using ((select private.may('team')));
create policy "who runs the team reads members" on public.team_members for select to authenticated using ((select private.may('team')));
grant select on public.roles, public.team_members to authenticated;

-- A hint for the screen; policies and functions ask the private one themselves.
create function public.is_admin() returns boolean
language sql stable security invoker set search_path = ''
as $$ select private.is_admin() $$;
grant execute on function public.is_admin() to authenticated;

-- What the caller may do, a hint for the screen as well: {role, name, rights, needs_factor}; null for who does not work here.
-- `needs_factor` when the role needs a second factor that the account does not have yet.
create function private.my_access() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('role', r.slug, 'name', r.name, 'rights', private.my_rights(),
      'needs_factor', r.needs_second_factor and not exists (
        select from auth.mfa_factors f where f.user_id = m.user_id and f.status = 'verified'))
    from public.team_members m join public.roles r on r.slug = m.role where m.user_id = auth.uid());
end
$$;
grant execute on function private.my_access() to authenticated;
create function public.my_access() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.my_access() $$;
grant execute on function public.my_access() to authenticated;

-- Makes the account with this email an owner. For the SQL editor only: no API role may execute it.
-- Raises when no account has the email.
create function private.make_admin(p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid;
begin
  select u.id into v_user from auth.users u where lower(u.email) = lower(btrim(p_email));
  if v_user is null then
    raise exception 'No account has the email %', p_email;
  end if;
  insert into public.team_members (user_id, role) values (v_user, 'owner')
  on conflict (user_id) do update set role = 'owner';
end
$$;

-- Refuses to give or take a role that can do what the caller cannot: nobody raises themselves or others above themselves. Only
-- an owner makes or unmakes owners. Raises PT403 ROLE_ABOVE, PT404 ROLE_NOT_FOUND.
create function private.check_role(p_role text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_rights text[] := (select r.permissions from public.roles r where r.slug = p_role);
begin
  if v_rights is null then
    perform private.fail(404, 'ROLE_NOT_FOUND');
  end if;
  if not v_rights <@ private.my_rights()
    or p_role = 'owner' and not exists (select from public.team_members m where m.user_id = auth.uid() and m.role = 'owner') then
    perform private.fail(403, 'ROLE_ABOVE');
  end if;
end
$$;

-- Who works here: [{email, role, since, me, two_factor}], oldest first; `two_factor` when a second factor is confirmed.
-- Raises PT403 FORBIDDEN.
create function private.list_team() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('team');
  return (
    select jsonb_agg(jsonb_build_object('email', u.email, 'role', m.role, 'since', m.created_at, 'me', m.user_id = (select auth.uid()),
        'two_factor', exists (select 1 from auth.mfa_factors f where f.user_id = m.user_id and f.status = 'verified'))
      order by m.created_at, u.email)
    from public.team_members m join auth.users u on u.id = m.user_id);
end
$$;
grant execute on function private.list_team() to authenticated;

-- The member with this email, null for none, with the whole team locked: so one of two who change each other at the same time comes
-- first, and one owner always remains. Raises PT403 FORBIDDEN.
create function private.locked_member(p_email text) returns public.team_members
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_member public.team_members;
begin
  lock table public.team_members in share row exclusive mode;
  -- The right may be gone by now.
  perform private.only('team');
  select m.* into v_member from public.team_members m join auth.users u on u.id = m.user_id
  where lower(u.email) = lower(btrim(left(p_email, 300)));
  return v_member;
end
$$;

-- Gives a member another role, at once; false when nobody has this email. The lock serialises two who change each other at the
-- same time, so one owner always remains. Raises PT403 FORBIDDEN, ROLE_ABOVE, PT404 ROLE_NOT_FOUND, PT409 LAST_OWNER.
create function private.set_member_role(p_email text, p_role text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_member public.team_members;
begin
  perform private.only('team');
  v_member := private.locked_member(p_email);
  if v_member.user_id is null then
    return false;
  end if;
  perform private.check_role(v_member.role), private.check_role(p_role);
  if v_member.role = 'owner' and p_role <> 'owner'
    and not exists (select from public.team_members m where m.role = 'owner' and m.user_id <> v_member.user_id) then
    perform private.fail(409, 'LAST_OWNER');
  end if;
  update public.team_members m set role = p_role where m.user_id = v_member.user_id and m.role <> p_role;
  return true;
end
$$;
grant execute on function private.set_member_role(text, text) to authenticated;

-- Removes another member at once and ends their sessions; returns true when a member had this email. Locked as
-- private.set_member_role. Raises PT403 FORBIDDEN, ROLE_ABOVE, PT409 OWNER_STAYS for the caller's own account.
create function private.remove_member(p_email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_member public.team_members;
begin
  perform private.only('team');
  v_member := private.locked_member(p_email);
  if v_member.user_id is null then
    return false;
  end if;
  if v_member.user_id = (select auth.uid()) then
    perform private.fail(409, 'OWNER_STAYS');
  end if;
  perform private.check_role(v_member.role);
  delete from public.team_members m where m.user_id = v_member.user_id;
  delete from auth.sessions s where s.user_id = v_member.user_id;
  return true;
end
$$;
grant execute on function private.remove_member(text) to authenticated;

-- The roles: [{slug, name, permissions, needs_second_factor, is_fixed, members}], those of the software first, and what can be
-- allowed: {rights, roles}. Raises PT403 FORBIDDEN.
create function private.list_roles() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('team');
  return jsonb_build_object('rights', private.all_rights(), 'roles', (
    select jsonb_agg(jsonb_build_object('slug', r.slug, 'name', r.name, 'permissions', r.permissions,
        'needs_second_factor', r.needs_second_factor, 'is_fixed', r.is_fixed,
        'members', (select count(*) from public.team_members m where m.role = r.slug))
      order by r.position, lower(r.name))
    from public.roles r));
end
$$;
grant execute on function private.list_roles() to authenticated;

-- Saves a role of the shop's own, p_slug null for a new one, and returns its slug; of a fixed role only whether it needs a second
-- factor changes. At most fifty. Nobody ticks a right that they do not have. Raises PT403 FORBIDDEN, ROLE_ABOVE, PT400
-- INVALID_INPUT {field}, PT404 ROLE_NOT_FOUND, PT409 ROLE_EXISTS, TOO_MANY_ROLES, OWN_FACTOR when the caller would lock
-- themselves out.
create function private.save_role(p_slug text, p_name text, p_permissions text[], p_needs_second_factor boolean) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_role public.roles;
  v_name text := private.clean_line(left(p_name, 400));
begin
  perform private.only('team');
  lock table public.roles in share row exclusive mode;
  if p_slug is not null then
    perform private.check_role(p_slug);
    select r.* into v_role from public.roles r where r.slug = p_slug;
  end if;
  if p_needs_second_factor is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "needs_second_factor"}');
  end if;
  if p_needs_second_factor and coalesce(auth.jwt() ->> 'aal', '') <> 'aal2'
    and exists (select from public.team_members m where m.user_id = auth.uid() and m.role = p_slug) then
    perform private.fail(409, 'OWN_FACTOR');
  end if;
  if v_role.is_fixed then
    update public.roles r set needs_second_factor = p_needs_second_factor where r.slug = p_slug;
    return p_slug;
  end if;
  if coalesce(length(v_name), 0) not between 1 and 40 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "name"}');
  end if;
  if coalesce(cardinality(p_permissions), 0) not between 1 and 40 or not p_permissions <@ private.all_rights() then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "permissions"}');
  end if;
  if not p_permissions <@ private.my_rights() then
    perform private.fail(403, 'ROLE_ABOVE');
  end if;
  if exists (select from public.roles r where lower(r.name) = lower(v_name) and r.slug is distinct from p_slug) then
    perform private.fail(409, 'ROLE_EXISTS');
  end if;
  if p_slug is null then
    if (select count(*) >= 50 from public.roles) then
      perform private.fail(409, 'TOO_MANY_ROLES');
    end if;
    insert into public.roles (slug, name, permissions, needs_second_factor)
    values ('own-' || substr(gen_random_uuid()::text, 1, 8), v_name, p_permissions, p_needs_second_factor) returning slug into p_slug;
  else
    update public.roles r set name = v_name, permissions = p_permissions, needs_second_factor = p_needs_second_factor where r.slug = p_slug;
  end if;
  return p_slug;
end
$$;
grant execute on function private.save_role(text, text, text[], boolean) to authenticated;

-- Deletes a role of the shop's own that nobody has and nobody is invited to; false when there is none. Raises PT403 FORBIDDEN,
-- ROLE_ABOVE, PT409 ROLE_FIXED, ROLE_IN_USE.
create function private.delete_role(p_slug text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_role public.roles;
begin
  perform private.only('team');
  select r.* into v_role from public.roles r where r.slug = p_slug for update;
  if not found then
    return false;
  end if;
  perform private.check_role(p_slug);
  if v_role.is_fixed then
    perform private.fail(409, 'ROLE_FIXED');
  end if;
  if exists (select from public.team_members m where m.role = p_slug)
    or exists (select from private.admin_invitations i where i.role = p_slug) then
    perform private.fail(409, 'ROLE_IN_USE');
  end if;
  delete from public.roles r where r.slug = p_slug;
  return true;
end
$$;
grant execute on function private.delete_role(text) to authenticated;

create function public.list_team() returns jsonb language sql stable set search_path = ''
as $$ select private.list_team() $$;
create function public.list_roles() returns jsonb language sql stable set search_path = ''
as $$ select private.list_roles() $$;
create function public.set_member_role(p_email text, p_role text) returns boolean language sql volatile set search_path = ''
as $$ select private.set_member_role(p_email, p_role) $$;
create function public.remove_member(p_email text) returns boolean language sql volatile set search_path = ''
as $$ select private.remove_member(p_email) $$;
grant execute on function public.list_team(), public.list_roles(), public.set_member_role(text, text), public.remove_member(text)
  to authenticated;

-- ------------------------------------------------------------------ limits

-- Counts tries per key in time windows; within_limit deletes past windows.
create table private.rate_limits (
  key text not null,
  window_start timestamptz not null,
  tries integer not null default 1,
  allowed integer,
  refused integer not null default 0,
  refused_at timestamptz,
  primary key (key)
);

-- Deleting past windows stays fast after a flood.
create index rate_limits_past on private.rate_limits (window_start);
alter table private.rate_limits enable row level security;

-- Counts one try for p_key and returns whether it is still within p_max per p_minutes. Old keys are deleted a hundred at a
-- time: a flood of them would otherwise take the first request of the next day longer than it may, and then every one.
create function private.within_limit(p_key text, p_max int, p_minutes int) returns boolean
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

-- ------------------------------------------------------------------ the first owner

-- The code by which the first owner takes the shop over: only its hash is stored, it serves once, for a day, and only while
-- nobody owns the shop.
create table private.owner_codes (
  code_hash text primary key,
  expires_at timestamptz not null default now() + interval '1 day' check (expires_at <= '2100-01-01')
);
alter table private.owner_codes enable row level security;

-- A new code, instead of any before. For whoever runs the database only: no API role may execute it. Raises when the shop has
-- an owner.
create function private.make_owner_code() returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- 80 bits, in four groups that can be read out.
  v_code text := upper(regexp_replace(substr(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'), 1, 20),
    '(.{5})(?=.)', '\1-', 'g'));
begin
  if exists (select from public.team_members m where m.role = 'owner') then
    raise exception 'The shop has an owner, who invites others in the admin';
  end if;
  delete from private.owner_codes where true;
  insert into private.owner_codes (code_hash) values (encode(sha256(convert_to(v_code, 'UTF8')), 'hex'));
  return v_code;
end
$$;

-- Makes the caller the shop's first owner by the code; returns whether it did, null after ten tries of an account in an hour: no
-- count that all share, by which one could keep the owner out. Closes the checkout of a shop that has no products. Raises PT403 FORBIDDEN without an account.
create function private.claim_shop(p_code text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
  v_code text := upper(btrim(left(p_code, 40)));
begin
  if v_user is null then
    perform private.fail(403, 'FORBIDDEN');
  end if;
  if not private.within_limit('owner-code:' || v_user, 10, 60) then
    return null;
  end if;
  -- Two with the same code come one after the other.
  lock table public.team_members in share row exclusive mode;
  if exists (select from public.team_members m where m.role = 'owner') then
    return false;
  end if;
  delete from private.owner_codes c
  where c.code_hash = encode(sha256(convert_to(v_code, 'UTF8')), 'hex') and c.expires_at > now();
  if not found then
    return false;
  end if;
  insert into public.team_members (user_id, role) values (v_user, 'owner')
  on conflict (user_id) do update set role = 'owner';
  -- A shop that has nothing takes no orders until its owner opens it.
  update public.shop_settings set checkout_enabled = false where not exists (select from public.products);
  return true;
end
$$;
grant execute on function private.claim_shop(text) to authenticated;

create function public.claim_shop(p_code text) returns boolean
language sql volatile security invoker set search_path = '' as $$ select private.claim_shop(p_code) $$;
grant execute on function public.claim_shop(text) to authenticated;

-- The newest migration that the database has, as its history names it (20261120000001); null where no history was kept. The
-- admin compares it with its own. Raises PT403 FORBIDDEN.
create function private.database_version() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_version text;
begin
  perform private.only('settings');
  if to_regclass('supabase_migrations.schema_migrations') is null then
    return null;
  end if;
  execute 'select max(m.version) from supabase_migrations.schema_migrations m' into v_version;
  return v_version;
end
$$;
grant execute on function private.database_version() to authenticated;

create function public.database_version() returns text
language sql stable security invoker set search_path = '' as $$ select private.database_version() $$;
grant execute on function public.database_version() to authenticated;

-- The currencies a shop can charge in; all have two decimals. src/domain/money/money.ts lists the same, and a test compares them.
create function private.is_currency(p_code text) returns boolean
language sql immutable set search_path = ''
as $$ select p_code in ('USD', 'EUR', 'GBP', 'MAD', 'CAD', 'AUD', 'CHF', 'SEK', 'NOK', 'DKK', 'AED', 'SAR', 'TRY') $$;
grant execute on function private.is_currency(text) to authenticated;

-- ------------------------------------------------------------------ settings

-- Display rates by currency: at least a ten-thousandth, at most ten thousand of it for one unit of the shop's currency.
create function private.are_rates(p_rates jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(p_rates) = 'object' and coalesce((
    select bool_and(private.is_currency(r.key) and jsonb_typeof(r.value) = 'number'
      and case when jsonb_typeof(r.value) = 'number' then (r.value #>> '{}')::numeric between 0.0001 and 10000 end)
    from jsonb_each(p_rates) r), true)
$$;
grant execute on function private.are_rates(jsonb) to authenticated;

-- Whether a text is an https URL on a host, or on one of its subdomains; any host when p_host is null. A social network's
-- own front page is no profile, so a URL on a given host needs a path.
create function private.is_link(p_text text, p_host text default null) returns boolean
language sql immutable set search_path = ''
as $$
  select length(p_text) <= 300
    and p_text ~ '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,63}(/[]!#-;=?-Z[_a-z~]*)?$'
    and (p_host is null or p_text ~ ('^https://([a-z0-9-]+\.)*' || replace(p_host, '.', '\.') || '/[^/]'))
$$;

-- Whether a text can stand beside a channel as its hours: one short line without control or bidirectional characters.
create function private.is_hours(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(p_text) <= 40 and p_text ~ '^\S+( \S+)*$'
    and p_text !~ '[\u0001-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]'
$$;

-- The checks run as the role that writes.
grant execute on function private.is_hours(text), private.is_link(text, text) to authenticated;

-- Whether a text is one short line without control or bidirectional characters.
create function private.is_line(p_text text, p_most int) returns boolean
language sql immutable set search_path = ''
as $$
  select length(p_text) <= p_most and p_text ~ '^\S+( \S+)*$'
    and p_text !~ '[\u0001-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]'
$$;

-- Whether a text is a postal address: one to five lines as private.is_line allows them.
create function private.is_address(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(p_text) <= 300 and array_length(string_to_array(p_text, e'\n'), 1) <= 5
    and (select bool_and(private.is_line(l, 100)) from unnest(string_to_array(p_text, e'\n')) as l)
$$;

-- The languages that the software knows.
create function private.languages() returns text[]
language sql immutable set search_path = ''
as $$ select '{en,fr,ar}'::text[] $$;
-- Whether a text is the code of one.
create function private.is_language(p_code text) returns boolean
language sql immutable set search_path = ''
as $$ select p_code = any (private.languages()) $$;

-- Whether texts of a row in further languages have their shape: {"fr": {"name": "Robes"}}, with these fields alone, each a
-- text of at most p_most characters, titles and names of 120, all but descriptions and warnings in one line.
create function private.are_translations(p_texts jsonb, p_fields text[], p_most int) returns boolean
language sql immutable set search_path = ''
as $$
  select octet_length(p_texts::text) <= 100000 and jsonb_typeof(p_texts) = 'object' and not exists (
    select from jsonb_each(p_texts) l
    where not private.is_language(l.key) or jsonb_typeof(l.value) <> 'object' or exists (
      select from jsonb_each(case jsonb_typeof(l.value) when 'object' then l.value else '{}' end) f
      where f.key <> all (p_fields) or jsonb_typeof(f.value) <> 'string' or length(f.value #>> '{}') > case when f.key in ('title', 'name') then least(p_most, 120) else p_most end
        or f.key not in ('description', 'warnings') and f.value #>> '{}' ~ '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'))
$$;

-- A row's text in a language: its translation, else the text itself (shop_settings.text_language).
create function private.text_in(p_text text, p_translations jsonb, p_field text, p_language text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select coalesce(nullif(p_translations -> p_language ->> p_field, ''), p_text) $$;

-- A colour as `#1f4fa3`.
create function private.is_color(p_text text) returns boolean
language sql immutable set search_path = ''
as $$ select p_text ~ '^#[0-9a-f]{6}$' $$;

-- Whether a text has the form of a VAT number: that of its country in the European Union, Northern Ireland and Great Britain, else
-- two letters and up to thirteen more. Whether it is anybody's is not asked.
create function private.is_vat_number(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_text ~ case left(p_text, 2)
    when 'AT' then '^ATU[0-9]{8}$' when 'BE' then '^BE[01][0-9]{9}$' when 'BG' then '^BG[0-9]{9,10}$'
    when 'CY' then '^CY[0-9]{8}[A-Z]$' when 'CZ' then '^CZ[0-9]{8,10}$' when 'DE' then '^DE[0-9]{9}$'
    when 'DK' then '^DK[0-9]{8}$' when 'EE' then '^EE[0-9]{9}$' when 'EL' then '^EL[0-9]{9}$'
    when 'ES' then '^ES[0-9A-Z][0-9]{7}[0-9A-Z]$' when 'FI' then '^FI[0-9]{8}$' when 'FR' then '^FR[0-9A-Z]{2}[0-9]{9}$'
    when 'GB' then '^GB([0-9]{9}|[0-9]{12})$' when 'HR' then '^HR[0-9]{11}$' when 'HU' then '^HU[0-9]{8}$'
    when 'IE' then '^IE([0-9]{7}[A-W][A-I]?|[0-9][A-Z+*][0-9]{5}[A-W])$' when 'IT' then '^IT[0-9]{11}$'
    when 'LT' then '^LT([0-9]{9}|[0-9]{12})$' when 'LU' then '^LU[0-9]{8}$' when 'LV' then '^LV[0-9]{11}$'
    when 'MT' then '^MT[0-9]{8}$' when 'NL' then '^NL[0-9A-Z]{9}B[0-9]{2}$' when 'PL' then '^PL[0-9]{10}$'
    when 'PT' then '^PT[0-9]{9}$' when 'RO' then '^RO[0-9]{2,10}$' when 'SE' then '^SE[0-9]{12}$'
    when 'SI' then '^SI[0-9]{8}$' when 'SK' then '^SK[0-9]{10}$' when 'XI' then '^XI([0-9]{9}|[0-9]{12})$'
    else '^[A-Z]{2}[0-9A-Z]{2,13}$' end
$$;

-- Whether these are rates of VAT by the slug of a category, in percent: {"books": 5.5}.
create function private.are_vat_rates(p_rates jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(p_rates) = 'object' and pg_column_size(p_rates) <= 20000 and not exists (
    select from jsonb_each(p_rates) r
    where length(r.key) > 60 or case when jsonb_typeof(r.value) = 'number' then (r.value)::numeric not between 0 and 50 else true end)
$$;

-- The checks run as the role that writes.
grant execute on function private.is_line(text, int), private.is_address(text), private.languages(), private.is_language(text),
  private.are_translations(jsonb, text[], int), private.is_color(text), private.is_vat_number(text), private.are_vat_rates(jsonb) to authenticated;

-- The shop's settings: one row.
-- Whether PostgreSQL knows a time zone by this name, as Africa/Casablanca.
create function private.is_time_zone(p_name text) returns boolean
language plpgsql immutable strict set search_path = ''
as $$
begin
  return p_name ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+){0,2}$' and length(p_name) <= 40
    and timestamptz '2026-01-01 00:00:00+00' at time zone p_name is not null;
exception when others then
  return false;
end
$$;

create table public.shop_settings (
  id boolean primary key default true check (id),
  -- What the shop is called, and what it says it is, in one line; null until the owner has said.
  name text constraint shop_settings_name check (private.is_line(name, 60)),
  tagline text constraint shop_settings_tagline check (private.is_line(tagline, 160)),
  -- What the footer says above the form of the newsletter; null for the software's words.
  newsletter_title text constraint shop_settings_newsletter_title check (private.is_line(newsletter_title, 160)),
  newsletter_text text constraint shop_settings_newsletter_text check (private.is_line(newsletter_text, 160)),
  translations jsonb not null default '{}' constraint shop_settings_translations
    check (private.are_translations(translations, '{tagline,newsletter_title,newsletter_text}', 160)),
  -- Where the shop is (ISO 3166).
  country text not null default 'MA' constraint shop_settings_country check (country ~ '^[A-Z]{2}$'),
  -- In which it speaks; the first stands at `/`.
  languages text[] not null default '{en}' constraint shop_settings_languages
    check (languages <@ private.languages() and cardinality(languages) between 1 and cardinality(private.languages()) and array_position(languages, null) is null),
  -- In which names and texts of rows are written; their translations stand beside them. One of the languages, by trigger.
  text_language text not null default 'en' constraint shop_settings_text_language check (private.is_language(text_language)),
  contact_email text constraint shop_settings_contact_email
    check (length(contact_email) <= 254 and contact_email ~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$'),
  -- What the owner chooses of the shop's looks; everything else follows from it (src/domain/shop/palette.ts).
  brand_accent text not null default '#3a4a8c' constraint shop_settings_accent check (private.is_color(brand_accent)),
  brand_sale text not null default '#a8452f' constraint shop_settings_sale check (private.is_color(brand_sale)),
  brand_highlight text not null default '#d9a520' constraint shop_settings_highlight check (private.is_color(brand_highlight)),
  brand_fonts text not null default 'clear' constraint shop_settings_fonts
    check (brand_fonts in ('clear', 'classic', 'warm', 'playful', 'plain')),
  brand_corners text not null default 'soft' constraint shop_settings_corners check (brand_corners in ('square', 'soft', 'round')),
  brand_header text not null default 'start' constraint shop_settings_header check (brand_header in ('start', 'center', 'band')),
  picture_ratio text not null default '4:5' constraint shop_settings_ratio check (picture_ratio in ('4:5', '1:1')),
  -- What order numbers begin with.
  order_prefix text not null default 'ORD' constraint shop_settings_prefix check (order_prefix ~ '^[A-Z]{2,5}$'),
  -- The marks of what it takes, as visitors are shown them; none unless the owner names some.
  payment_marks text[] not null default '{}' constraint shop_settings_payment_marks
    check (cardinality(payment_marks) <= 12 and array_position(payment_marks, null) is null
      and private.is_line(nullif(array_to_string(payment_marks, ''), ''), 240)),
  -- What the shop promises, in days; null where it promises nothing.
  packing_days_min integer constraint shop_settings_packing check (packing_days_min between 0 and 60),
  packing_days_max integer constraint shop_settings_packing_most check (packing_days_max between packing_days_min and 60),
  -- For how many days after its delivery an order can be returned; null where nothing is taken back that is as ordered.
  return_days integer constraint shop_settings_return_days check (return_days between 1 and 365),
  -- For how many days after its delivery an order's contract can be withdrawn from by the shop's function; 0 for no function, null while it is
  -- as the law of the shop's country has it (private.withdrawal_days).
  withdrawal_days integer constraint shop_settings_withdrawal_days check (withdrawal_days = 0 or withdrawal_days between 14 and 365),
  -- Whether the shop pays for what is sent back; what is faulty is sent back at its cost in any case.
  returns_are_free boolean not null default false,
  -- For how many days a piece is kept for an exchange; null where the shop exchanges nothing, as it comes.
  exchange_days integer constraint shop_settings_exchange_days check (exchange_days between 1 and 60),
  -- Whether products' pages say what returns tell of their sizes (private.count_fits). They say nothing until returns do.
  shows_fit boolean not null default true,
  -- Whether an original price is at most the lowest price of the thirty days before the reduction (private.note_price).
  measures_reductions boolean not null default false,
  -- What the detail of a product is called that says how much is in it, as `Contents`; null where no unit prices are shown.
  measure_detail text constraint shop_settings_measure_detail check (private.is_line(measure_detail, 60)),
  -- Where the shop's days begin and end: in its figures, lists, files and papers.
  time_zone text not null default 'Africa/Casablanca' constraint shop_settings_time_zone check (private.is_time_zone(time_zone)),
  -- What one unit of the shop's currency is worth in others, for display only: every order is charged in the shop's
  -- currency.
  currency_rates jsonb not null default '{}' check (jsonb_typeof(currency_rates) = 'object'),
  cancel_window_minutes integer not null default 120 check (cancel_window_minutes between 0 and 10080),
  low_stock_threshold integer not null default 5 check (low_stock_threshold >= 0),
  checkout_enabled boolean not null default true,
  updated_at timestamptz not null default now(),
  -- Who takes card payments; null when the shop takes none.
  card_provider text constraint shop_settings_card check (card_provider in ('stripe', 'cmi')),
  -- The account that transfers go to; bank_account is an IBAN or a Moroccan RIB.
  bank_holder text constraint shop_settings_holder check (bank_holder ~ '^[^[:cntrl:]]{2,120}$'),
  bank_name text constraint shop_settings_bank check (bank_name ~ '^[^[:cntrl:]]{2,120}$'),
  bank_account text constraint shop_settings_account check (bank_account ~ '^[A-Z0-9][A-Z0-9 ]{6,40}[A-Z0-9]$'),
  bank_swift text constraint shop_settings_swift check (bank_swift ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  bank_due_days integer not null default 5 constraint shop_settings_bank_due check (bank_due_days between 1 and 30),
  card_due_minutes integer not null default 30 constraint shop_settings_card_due check (card_due_minutes between 30 and 1440),
  cod_enabled boolean not null default true,
  payment_methods text[] not null generated always as (array_remove(array[
    case when card_provider is not null then 'card' end,
    case when bank_holder is not null and bank_account is not null then 'bank' end,
    case when cod_enabled then 'cod' end], null)) stored,
  -- What a new customer and a student get, in percent; 0 for no offer.
  welcome_percent integer not null default 0 constraint shop_settings_welcome check (welcome_percent between 0 and 90),
  student_percent integer not null default 0 constraint shop_settings_student check (student_percent between 0 and 90),
  currency text not null default 'USD' constraint shop_settings_currency check (private.is_currency(currency)),
  line_limit integer not null default 10 constraint shop_settings_line_limit check (line_limit between 1 and 99),
  -- In international form, with its digits in the groups in which it is shown.
  support_phone text constraint shop_settings_support_phone
    check (support_phone ~ '^\+[1-9]( ?[0-9]){6,14}$'),
  -- The link that opens a chat.
  support_chat_url text constraint shop_settings_support_chat_url check (private.is_link(support_chat_url)),
  -- When each channel is answered; null while it is not offered.
  support_phone_hours text constraint shop_settings_support_phone_hours
    check (private.is_hours(support_phone_hours)),
  support_chat_hours text constraint shop_settings_support_chat_hours
    check (private.is_hours(support_chat_hours)),
  support_email_hours text constraint shop_settings_support_email_hours
    check (private.is_hours(support_email_hours)),
  instagram_url text constraint shop_settings_instagram check (private.is_link(instagram_url, 'instagram.com')),
  tiktok_url text constraint shop_settings_tiktok check (private.is_link(tiktok_url, 'tiktok.com')),
  pinterest_url text constraint shop_settings_pinterest check (private.is_link(pinterest_url, 'pinterest.com')),
  facebook_url text constraint shop_settings_facebook check (private.is_link(facebook_url, 'facebook.com')),
  pack_only_confirmed boolean not null default false,
  -- The company's or the person's name; the shop's own name is part of its design.
  legal_name text constraint shop_settings_legal_name check (private.is_line(legal_name, 100)),
  legal_address text constraint shop_settings_legal_address check (private.is_address(legal_address)),
  legal_email text constraint shop_settings_legal_email
    check (length(legal_email) <= 254 and legal_email ~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$'),
  legal_phone text constraint shop_settings_legal_phone check (legal_phone ~ '^\+[1-9]( ?[0-9]){6,14}$'),
  -- The Moroccan company number (identifiant commun de l'entreprise).
  legal_ice text constraint shop_settings_legal_ice check (legal_ice ~ '^[0-9]{15}$'),
  -- The Moroccan tax number (identifiant fiscal), or elsewhere the VAT number, which begins with letters.
  legal_if text constraint shop_settings_legal_if check (legal_if ~ '^[0-9]{1,15}$' or private.is_vat_number(legal_if)),
  -- Number in the commercial register, with its court.
  legal_rc text constraint shop_settings_legal_rc check (private.is_line(legal_rc, 60)),
  -- Number of the business tax in Morocco.
  legal_tp text constraint shop_settings_legal_tp check (private.is_line(legal_tp, 20)),
  legal_capital text constraint shop_settings_legal_capital check (private.is_line(legal_capital, 40)),
  -- In percent, included in the prices; null when the shop charges no VAT and its invoices name none.
  vat_rate numeric(5, 3) constraint shop_settings_vat_rate check (vat_rate between 0.01 and 50),
  -- Where the goods of a category have another one: {slug: percent}.
  vat_rates jsonb not null default '{}' constraint shop_settings_vat_rates check (private.are_vat_rates(vat_rates)),
  -- On invoices: `included` names the tax below the total, `separate` shows the total without it, the tax and the
  -- total.
  vat_shown text not null default 'included' constraint shop_settings_vat_shown
    check (vat_shown in ('included', 'separate')),
  -- Whether the checkout asks for these, null while it is as usual in the shop's country (private.checkout_fields).
  email_field text constraint shop_settings_email_field check (email_field in ('required', 'optional', 'hidden')),
  zip_field text constraint shop_settings_zip_field check (zip_field in ('required', 'optional', 'hidden')),
  last_name_field text constraint shop_settings_last_name_field check (last_name_field in ('required', 'optional', 'hidden')),
  -- Whether customers may name a company and its number, for their invoice.
  company_asked boolean not null default false,
  -- Whether a product's page takes an order with a phone number, to be paid in cash.
  quick_order boolean not null default false,
  order_mail text not null default 'each' constraint shop_settings_order_mail check (order_mail in ('each', 'daily', 'off')),
  -- Whether customers may open a parcel, or try its items on, before they pay; the default for new parcels.
  parcels_may_open boolean not null default false,
  parcels_may_try_on boolean not null default false,
  constraint shop_settings_rates check (private.are_rates(currency_rates)),
  constraint shop_settings_low_stock check (low_stock_threshold <= 100),
  constraint shop_settings_cmi check (card_provider <> 'cmi' or currency = 'MAD'),
  -- A rate of the shop's own currency would be a leftover of another one's rates.
  constraint shop_settings_own_rate check (not currency_rates ? currency),
  -- A number or a chat is shown with the hours in which it is answered.
  constraint shop_settings_support_hours check ((support_phone is null or support_phone_hours is not null)
    and (support_chat_url is null or support_chat_hours is not null))
);
insert into public.shop_settings default values;
alter table public.shop_settings enable row level security;
create policy "owner reads" on public.shop_settings for select to authenticated using ((select private.may('view')));
create policy "owner changes" on public.shop_settings for update to authenticated
  using ((select private.may('settings'))) with check ((select private.may('settings')));
grant select, update on public.shop_settings to authenticated;

-- How customers can pay, and where transfers go, is a right of its own. Outside of a request nobody is asked. Raises PT403 FORBIDDEN.
create function private.keep_payment_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.only('settings.payments');
  end if;
  return new;
end
$$;
create trigger shop_settings_payments before update on public.shop_settings for each row
  when ((old.card_provider, old.bank_holder, old.bank_name, old.bank_account, old.bank_swift, old.bank_due_days, old.card_due_minutes, old.cod_enabled)
    is distinct from (new.card_provider, new.bank_holder, new.bank_name, new.bank_account, new.bank_swift, new.bank_due_days, new.card_due_minutes, new.cod_enabled))
  execute function private.keep_payment_settings();

create trigger shop_settings_touch before update on public.shop_settings
  for each row execute function private.touch_updated_at();

-- Where the shop puts down the language of its rows, they count as written in its first one, unless they are translated into
-- that: then they stay the originals of their translations, whether anybody reads them or not.
create function private.keep_text_language() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.text_language <> all (new.languages)
    and not exists (select from private.texts_in(new.languages[1], null) t where t.translation is not null) then
    new.text_language := new.languages[1];
  end if;
  return new;
end
$$;
create trigger shop_settings_text_language before insert or update on public.shop_settings
  for each row execute function private.keep_text_language();

-- The language of the request, by its header Accept-Language, of which the first code counts; the shop's first one where it
-- names none that the shop speaks, and outside of a request.
create function private.asked_language() returns text
language sql stable security definer set search_path = ''
as $$
  select case when h.code = any (s.languages) then h.code else s.languages[1] end
  from public.shop_settings s
  cross join (select lower(substring(nullif(current_setting('request.headers', true), '')::jsonb ->> 'accept-language'
    from '^ *([A-Za-z]{2})(?![A-Za-z])')) as code) h
$$;

-- The language in which names and texts of rows are written.
create function private.text_language() returns text
language sql stable security definer set search_path = ''
as $$ select s.text_language from public.shop_settings s $$;

-- The currency that the shop charges in.
create function private.shop_currency() returns text
language sql stable security definer set search_path = ''
as $$ select s.currency from public.shop_settings s $$;

-- ------------------------------------------------------------------ audit log

-- What owners changed through the API, written by the trigger function private.audit.
create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid references auth.users (id) on delete set null,
  table_name text not null,
  -- The row's name, so that the entry still makes sense when the row is deleted.
  label text not null,
  operation text not null check (operation in ('insert', 'update', 'delete')),
  -- {column: [before, after]}
  difference jsonb not null,
  currency text not null default private.shop_currency()
);
create index audit_log_of_table on private.audit_log (table_name, id desc);
create index audit_log_of_person on private.audit_log (actor_id, id desc);
create index audit_log_of_row on private.audit_log (table_name, label, id);
alter table private.audit_log enable row level security;

-- Records what an owner's own statement changed; the first trigger argument names the label's column, the others the
-- audited columns, each as private.audit_row has it. Changes made by nested triggers or by shoppers are not recorded.
-- Functions that change thousands of rows write one entry themselves and set shop.is_recorded to skip this trigger.
-- Who runs the shop is recorded from the SQL editor too, without an actor.
create function private.audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old jsonb := '{}';
  v_new jsonb := '{}';
  v_row jsonb;
  v_difference jsonb;
begin
  if pg_trigger_depth() > 1 or current_setting('shop.is_recorded', true) = 'true'
    or not (private.is_admin() or tg_table_name = 'team_members' and auth.uid() is null) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    v_old := private.audit_row(tg_table_name, to_jsonb(old));
  end if;
  if tg_op <> 'DELETE' then
    v_new := private.audit_row(tg_table_name, to_jsonb(new));
  elsif v_old @> '{"product": null}' or v_old @> '{"zone": null}' or v_old @> '{"email": null}' then
    -- A foreign key deleted it with its product, zone or account, which has the entry.
    return null;
  end if;
  select jsonb_object_agg(c.name, jsonb_build_array(v_old -> c.name, v_new -> c.name)) into v_difference
  from unnest(tg_argv) with ordinality as c (name, place)
  where c.place > 1 and nullif(v_old -> c.name, 'null') is distinct from nullif(v_new -> c.name, 'null');
  if v_difference is not null then
    v_row := v_old || v_new;
    insert into private.audit_log (actor_id, table_name, label, operation, difference, currency)
    values ((select auth.uid()), tg_table_name, coalesce(v_row ->> tg_argv[0], ''), lower(tg_op), v_difference,
      coalesce(case when tg_table_name <> 'shop_settings' then v_row ->> 'currency' end, private.shop_currency()));
  end if;
  return null;
end
$$;
create trigger audit_settings after update on public.shop_settings for each row execute function
  private.audit('', 'currency', 'currency_rates', 'cancel_window_minutes', 'low_stock_threshold', 'checkout_enabled', 'time_zone', 'card_provider',
    'bank_holder', 'bank_name', 'bank_account', 'bank_swift', 'bank_due_days', 'card_due_minutes', 'cod_enabled',
    'welcome_percent', 'student_percent', 'default_country', 'email_field', 'zip_field', 'last_name_field', 'company_asked', 'quick_order', 'pack_only_confirmed', 'line_limit', 'support_phone', 'support_phone_hours',
    'support_chat_url', 'support_chat_hours', 'support_email_hours', 'instagram_url', 'tiktok_url', 'pinterest_url', 'facebook_url');
create trigger audit_team_members after insert or update or delete on public.team_members for each row execute function
  private.audit('email', 'email', 'role');
create trigger audit_roles after insert or update or delete on public.roles for each row execute function
  private.audit('name', 'name', 'permissions', 'needs_second_factor');

-- ------------------------------------------------------------------ helpers of several files

-- The mailbox of an email address, so that one person's spellings count as one customer: lower case, without a +tag,
-- without the dot that may end a domain, and without dots where the provider ignores them.
create function private.mailbox(p_email text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  v_name text := split_part(lower(btrim(p_email)), '@', 1);
  v_host text := rtrim(split_part(lower(btrim(p_email)), '@', 2), '.');
begin
  v_name := coalesce(nullif(split_part(v_name, '+', 1), ''), v_name);
  if v_host in ('gmail.com', 'googlemail.com') then
    return replace(v_name, '.', '') || '@gmail.com';
  end if;
  return v_name || '@' || v_host;
end
$$;

-- The index of orders calls it as the role that writes.
grant execute on function private.mailbox(text) to authenticated;
grant execute on function private.is_time_zone(text) to authenticated;

-- The time zone of the shop's days.
create function private.shop_zone() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select s.time_zone from public.shop_settings s);
end
$$;

-- The shop's day at a moment.
create function private.shop_day(p_at timestamptz) returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select (p_at at time zone s.time_zone)::date from public.shop_settings s);
end
$$;

-- Refuses an order in another currency than the shopper saw; null is not checked. Raises PT409 CURRENCY_CHANGED {currency}.
create function private.check_currency(p_order jsonb, p_currency text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_order ->> 'currency' <> p_currency then
    perform private.fail(409, 'CURRENCY_CHANGED', jsonb_build_object('currency', p_order -> 'currency'));
  end if;
end
$$;

-- Places an order as private.place_order does, and refuses it when the shop no longer charges in p_currency, the
-- currency in which the shopper saw the total; null, from a page that sends none, is not checked. Raises PT409
-- CURRENCY_CHANGED {currency}, which undoes the order. An order that the owner's rules decline (private.declined) is answered with
-- PT409 ORDER_DECLINED or PAYMENT_METHOD_UNAVAILABLE {methods}, and counts against its source; one that would have been refused anyway is
-- answered with that refusal, so that a phone is tried out at no less than the price of an order. A wrong code counts against its source also when the order is refused,
-- so that refusal is answered and not raised.
create function private.place_order_in(
  p_currency text, p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text,
  p_expected_total numeric, p_shipping_method uuid, p_code text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_wait int;
  v_order jsonb;
  v_declined jsonb;
  v_message text;
  v_detail text;
begin
  perform private.check_code(p_code);
  v_wait := private.code_wait(p_code, left(p_customer ->> 'email', 254));
  if v_wait > 0 then
    return private.refuse_until(v_wait);
  end if;
  v_declined := private.declined(p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method, p_expected_total);
  if v_declined is not null or private.is_wrong_code(p_code, left(p_customer ->> 'email', 254)) then
    begin
      v_order := private.place_order(p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method,
        p_expected_total, p_shipping_method, p_code);
      perform private.check_currency(v_order, p_currency);
      if v_declined is not null then
        perform private.fail(409, v_declined ->> 'message', (v_declined ->> 'details')::jsonb);
      end if;
    exception when sqlstate 'PT409' then
      get stacked diagnostics v_message = message_text, v_detail = pg_exception_detail;
      perform set_config('response.status', '409', true);
      return jsonb_build_object('code', 'PT409', 'message', v_message, 'details', v_detail, 'hint', null);
    end;
  else
    v_order := private.place_order(p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method,
      p_expected_total, p_shipping_method, p_code);
    perform private.check_currency(v_order, p_currency);
  end if;
  return v_order;
end
$$;
grant execute on function private.place_order_in(text, text, jsonb, jsonb, jsonb, text, numeric, uuid, text) to anon, authenticated;

-- Whether mail can be sent to an address, by the same rule as isEmail in src/domain/values/validation.ts: at most 254 ASCII
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

-- Refuses JSON above a size in bytes, which is known without reading it. Raises PT400 INVALID_INPUT {field}.
create function private.check_size(p_value jsonb, p_bytes int, p_field text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if pg_column_size(p_value) > p_bytes then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
end
$$;

-- What an argument has to be before a function looks at it, because `->` finds nothing in JSON of another kind and a request
-- would seem to ask for everything: an object; a list; an array in one dimension, counted from 1. Each gives it back, and with
-- p_optional also null. Raises PT400 INVALID_INPUT {field}.
create function private.json_object(p_value jsonb, p_field text, p_optional boolean default false) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(p_value) is distinct from 'object' and not (p_optional and p_value is null) then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  return p_value;
end
$$;

create function private.json_list(p_value jsonb, p_field text, p_optional boolean default false) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(p_value) is distinct from 'array' and not (p_optional and p_value is null) then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  return p_value;
end
$$;

create function private.flat_list(p_values anyarray, p_field text) returns anyarray
language plpgsql immutable set search_path = ''
as $$
begin
  if array_ndims(p_values) > 1 or array_lower(p_values, 1) <> 1 then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  return p_values;
end
$$;
grant execute on function private.json_object(jsonb, text, boolean), private.json_list(jsonb, text, boolean),
  private.flat_list(anyarray, text) to anon, authenticated, service_role;

-- Refuses a filter with a key that p_kinds does not name, which would ask for more than was meant, or with a value of another
-- kind: string, number, boolean, or strings for a list of them. Null counts as missing. Raises PT400 p_message {field}.
create function private.check_kinds(p_filter jsonb, p_kinds jsonb, p_message text default 'INVALID_INPUT') returns void
language plpgsql immutable set search_path = ''
as $$
declare
  v_key text;
begin
  perform private.check_size(p_filter, 20000, 'filter');
  select e.key into v_key from jsonb_each(p_filter) as e
  where e.value <> 'null' and case
    when coalesce(p_kinds ->> e.key, '') <> 'strings' or jsonb_typeof(e.value) <> 'array' then jsonb_typeof(e.value) = p_kinds ->> e.key
    else not jsonb_path_exists(e.value, 'strict $[*] ? (@.type() != "string")') end is not true
  order by 1 limit 1;
  if found then
    perform private.fail(400, p_message, jsonb_build_object('field', left(v_key, 40)));
  end if;
end
$$;

-- Removes every second factor of another member, who lost their phone: they sign in by password alone again. Returns
-- true when there was a confirmed one. It ends their sessions, because one of them may be open on the lost phone. The
-- caller's own factors are removed through Auth, which asks for a code first. Raises PT403 FORBIDDEN, PT400
-- INVALID_INPUT {field}, PT409 OWN_FACTOR.
create function private.remove_second_factor(p_email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid;
  v_email text;
  v_role text;
  v_had boolean;
begin
  perform private.only('team');
  if coalesce(length(p_email) > 254, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  select m.user_id, u.email, m.role into v_user, v_email, v_role from public.team_members m join auth.users u on u.id = m.user_id
  where lower(u.email) = lower(btrim(p_email));
  if v_user = (select auth.uid()) then
    perform private.fail(409, 'OWN_FACTOR');
  end if;
  if v_role is not null then
    perform private.check_role(v_role);
  end if;
  select coalesce(bool_or(f.status = 'verified'), false) into v_had from auth.mfa_factors f where f.user_id = v_user;
  if not v_had then
    return false;
  end if;
  delete from auth.mfa_factors where user_id = v_user;
  delete from auth.sessions where user_id = v_user;
  insert into private.audit_log (actor_id, table_name, label, operation, difference, currency)
  values ((select auth.uid()), 'team_members', v_email, 'update', '{"two_factor": [true, false]}', private.shop_currency());
  return true;
end
$$;
grant execute on function private.remove_second_factor(text) to authenticated;

-- See private.remove_second_factor.
create function public.remove_second_factor(p_email text) returns boolean
language sql security invoker set search_path = ''
as $$ select private.remove_second_factor(p_email) $$;
grant execute on function public.remove_second_factor(text) to authenticated;

-- See private.save_role and private.delete_role.
create function public.save_role(p_name text, p_permissions text[], p_needs_second_factor boolean, p_slug text default null) returns text
language sql volatile set search_path = ''
as $$ select private.save_role(p_slug, p_name, private.flat_list(p_permissions, 'permissions'), p_needs_second_factor) $$;
create function public.delete_role(p_slug text) returns boolean language sql volatile set search_path = ''
as $$ select private.delete_role(p_slug) $$;
grant execute on function public.save_role(text, text[], boolean, text), public.delete_role(text) to authenticated;
