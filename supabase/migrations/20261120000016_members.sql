-- Members: what the shop stores about an account beyond its sign-in.

-- ------------------------------------------------------------------ profiles

-- What a member may edit of their account.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (length(full_name) <= 120),
  phone text check (length(phone) <= 40),
  -- The payment method preselected at checkout. Card and bank details are never stored.
  preferred_payment text check (preferred_payment in ('card', 'bank', 'cod')),
  -- In which the member reads: of the page of sign-up, then of the page where they ordered or saved something of this.
  language text not null default private.asked_language() constraint profiles_language check (private.is_language(language)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
create policy "member reads own" on public.profiles for select to authenticated using (id = (select auth.uid()));
create policy "member changes own" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
grant select on public.profiles to authenticated;
grant update (full_name, phone, preferred_payment, language) on public.profiles to authenticated;
create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

-- Every new account gets its profile, in the language of its sign-up; without the name when it cannot be one (private.is_name).
create function private.make_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, full_name, language)
  select new.id, case when private.is_name(n.name) then n.name else '' end,
    case when private.is_language(new.raw_user_meta_data ->> 'language') then new.raw_user_meta_data ->> 'language' else private.asked_language() end
  from (select left(coalesce(private.plain_name(private.clean_line(left(new.raw_user_meta_data ->> 'full_name', 400))), ''), 120) as name) n
  on conflict do nothing;
  return null;
end
$$;
create trigger make_profile after insert on auth.users for each row execute function private.make_profile();

-- Cleans what was typed. Raises PT400 INVALID_INPUT {field}.
create function private.profile_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_typed jsonb := to_jsonb(new);
begin
  new.full_name := coalesce(private.input_name(v_typed, 'full_name', 120, false), '');
  new.phone := private.input_line(v_typed, 'phone', 40, false);
  -- The embedded back end lets a client write every column of a row that the policy lets it change.
  if (select auth.uid()) is not null then
    new.created_at := old.created_at;
  end if;
  return new;
end
$$;
create trigger profile_before_update before update on public.profiles
  for each row execute function private.profile_before_update();

-- Auth's own mails find a member's language in the account's metadata.
create function private.tell_language() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('language', new.language) where u.id = new.id;
  return null;
end
$$;
create trigger tell_language after update of language on public.profiles
  for each row when (new.language <> old.language) execute function private.tell_language();

-- ------------------------------------------------------------------ addresses

-- Members' shipping addresses: at most ten each, at most one of them the default. Lengths as in place_order.
create table public.addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  label text not null default '' check (length(label) <= 40),
  first_name text not null check (length(first_name) between 1 and 79),
  -- Empty where the checkout asks for none, as the ZIP code.
  last_name text not null check (length(last_name) <= 79),
  phone text not null check (length(phone) between 1 and 40),
  address text not null check (length(address) between 1 and 200),
  city text not null check (length(city) between 1 and 100),
  zip_code text not null check (length(zip_code) <= 20),
  country text not null check (country ~ '^[A-Z]{2}$'),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_of_member on public.addresses (user_id, created_at);
create unique index addresses_default on public.addresses (user_id) where is_default;
alter table public.addresses enable row level security;
create policy "member reads own" on public.addresses for select to authenticated using (user_id = (select auth.uid()));
create policy "member adds own" on public.addresses for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "member changes own" on public.addresses for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "member deletes own" on public.addresses for delete to authenticated using (user_id = (select auth.uid()));
grant select, delete on public.addresses to authenticated;

-- Inserting id and created_at restores an address that was deleted by mistake.
grant insert (id, label, first_name, last_name, phone, address, city, zip_code, country, is_default, created_at)
  on public.addresses to authenticated;
grant update (label, first_name, last_name, phone, address, city, zip_code, country, is_default)
  on public.addresses to authenticated;

-- Cleans what was typed and enforces the number of addresses and the single default. The first address is the default. What the
-- checkout has come to require is asked of an address once that field is changed.
-- Raises PT400 INVALID_INPUT {field}, PT409 TOO_MANY_ADDRESSES.
create function private.address_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_typed jsonb := to_jsonb(new);
  v_fields jsonb := private.checkout_fields();
  v_needs_last boolean := v_fields ->> 'lastName' = 'required' and (tg_op = 'INSERT' or new.last_name is distinct from old.last_name);
  v_needs_zip boolean := v_fields ->> 'zipCode' = 'required' and (tg_op = 'INSERT' or new.zip_code is distinct from old.zip_code);
begin
  new.label := coalesce(private.input_line(v_typed, 'label', 40, false), '');
  new.first_name := private.input_line(v_typed, 'first_name', 79);
  new.last_name := coalesce(private.input_line(v_typed, 'last_name', 79, v_needs_last), '');
  if v_needs_last and private.words(new.last_name) = '{}' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "last_name"}');
  end if;
  new.phone := private.input_line(v_typed, 'phone', 40);
  new.address := private.input_line(v_typed, 'address', 200);
  new.city := private.input_line(v_typed, 'city', 100);
  new.zip_code := coalesce(private.tidy(private.input_line(v_typed, 'zip_code', 20, v_needs_zip)), '');
  if v_needs_zip and new.zip_code !~ '[0-9A-Za-z]' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "zip_code"}');
  end if;
  new.country := private.input_country(v_typed, 'country');
  new.updated_at := clock_timestamp();
  -- Serialises changes of a member's addresses, so that two at once cannot both become the tenth or the default. For an
  -- address of another member it changes nothing, because the policy refuses that row afterwards.
  if new.user_id is distinct from (select auth.uid()) then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('addresses:' || new.user_id, 0));
  if tg_op = 'UPDATE' then
    new.id := old.id;
    new.created_at := old.created_at;
  end if;
  if tg_op = 'INSERT' then
    if (select count(*) from public.addresses a where a.user_id = new.user_id) >= 10 then
      perform private.fail(409, 'TOO_MANY_ADDRESSES');
    end if;
    new.is_default := new.is_default or not exists (select 1 from public.addresses a where a.user_id = new.user_id);
  end if;
  if new.is_default then
    update public.addresses a set is_default = false
    where a.user_id = new.user_id and a.is_default and a.id <> new.id;
  end if;
  return new;
end
$$;
create trigger address_before_write before insert or update on public.addresses
  for each row execute function private.address_before_write();

-- ------------------------------------------------------------------ wishlist

-- The products that a member saved for later. Written by private.change_wishlist alone.
create table public.wishlist_items (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  added_at timestamptz not null default now(),
  -- The unit price when it was added.
  saved_price numeric(10, 2) check (saved_price between 0 and 99999),
  primary key (user_id, product_id)
);
create index wishlist_items_of_product on public.wishlist_items (product_id);

-- For trending products: an index-only scan of the last days.
create index wishlist_items_recent on public.wishlist_items (added_at, product_id);
alter table public.wishlist_items enable row level security;
create policy "member reads own" on public.wishlist_items for select to authenticated
  using (user_id = (select auth.uid()));
grant select on public.wishlist_items to authenticated;

-- The most entries in a member's wishlist.
create function private.most_wishes() returns int language sql immutable set search_path = '' as $$ select 200 $$;

-- Serialises changes of a member's wishlist, so that two at once cannot both add the last entry.
create function private.hold_wishlist() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('wishlist:' || auth.uid(), 0)) $$;

-- Stores the present price where none was given.
create function private.wish_before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.saved_price := coalesce(new.saved_price, (select n.price from private.price_now(new.product_id, 1) n));
  return new;
end
$$;
create trigger wish_before_insert before insert on public.wishlist_items
  for each row execute function private.wish_before_insert();

-- Removes slugs from the caller's wishlist, adds others (the first one on top, as many as fit), and returns the whole
-- list, newest first. Products that are no longer sold stay in the list, so that the member can remove them. An entry that
-- exists already is not changed, so the same call twice changes nothing.
--   p_prices {slug: price} of entries that were added while signed out; invalid prices are ignored
create function private.change_wishlist(p_add text[], p_drop text[], p_prices jsonb) returns text[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
  v_now timestamptz;
begin
  if cardinality(p_add) > 0 or cardinality(p_drop) > 0 then
    perform private.hold_wishlist();
    v_now := clock_timestamp();
    delete from public.wishlist_items w using public.products p
    where w.user_id = v_user and p.id = w.product_id and p.slug = any (p_drop);
    insert into public.wishlist_items (user_id, product_id, added_at, saved_price)
    select v_user, f.id, v_now - f.n * interval '1 microsecond',
      case when jsonb_typeof(p_prices -> f.slug) = 'number' and (p_prices ->> f.slug)::numeric between 0.01 and 99999
           then (p_prices ->> f.slug)::numeric end
    from (
      select p.id, p.slug, min(a.n) as n
      from unnest(p_add[1:private.most_wishes()]) with ordinality as a (slug, n)
      join public.products p on p.slug = a.slug and p.status in ('live', 'archived')
      where not exists (select 1 from public.wishlist_items w where w.user_id = v_user and w.product_id = p.id)
      group by p.id, p.slug order by n, p.id
      limit private.most_wishes() - (select count(*) from public.wishlist_items w where w.user_id = v_user)
    ) f;
  end if;
  return array(
    select p.slug from public.wishlist_items w join public.products p on p.id = w.product_id
    where w.user_id = v_user order by w.added_at desc, p.slug);
end
$$;
create function public.change_wishlist(
  p_add text[] default '{}', p_drop text[] default '{}', p_prices jsonb default '{}'
) returns text[]
language sql volatile security invoker set search_path = ''
as $$ select private.change_wishlist(private.flat_list(p_add, 'add'), private.flat_list(p_drop, 'drop'), private.json_object(p_prices, 'prices')) $$;
grant execute on function private.change_wishlist(text[], text[], jsonb), public.change_wishlist(text[], text[], jsonb) to authenticated;

-- ------------------------------------------------------------------ the account

-- The caller's account as its page shows it; null when signed out. `since` in milliseconds.
create function private.my_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'full_name', p.full_name,
    'phone', coalesce(p.phone, ''),
    'preferred_payment', p.preferred_payment,
    'since', floor(extract(epoch from p.created_at) * 1000),
    -- Accounts created through Apple or by phone have no password.
    'has_password', coalesce(u.encrypted_password, '') <> '',
    'orders', (select count(*) from public.orders o where o.user_id = p.id),
    'wishlist', (select count(*) from public.wishlist_items w where w.user_id = p.id),
    'reviews', (select count(*) from private.review_authors a where a.user_id = p.id))
  from public.profiles p join auth.users u on u.id = p.id where p.id = (select auth.uid())
$$;
create function public.my_account() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.my_account() $$;
grant execute on function private.my_account(), public.my_account() to authenticated;

-- The caller's email if Auth has confirmed it, else null. Subscriptions belong to an email, so an unconfirmed one must not
-- give access to them.
create function private.own_email() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select lower(u.email) from auth.users u where u.id = (select auth.uid()) and u.email_confirmed_at is not null);
end
$$;

-- The subscriptions of the caller's email: {email, topics, waiting: [{variant_id, slug, title, size, color, image}]}, titles
-- in the language of the request;
-- email is null when private.own_email is.
create function private.my_notifications() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'email', e.email,
    'topics', coalesce((
      select jsonb_agg(s.topic order by s.topic) from public.subscriptions s
      where s.email = e.email and s.topic not like 'back-in-stock:%'), '[]'),
    'waiting', coalesce((
      select jsonb_agg(jsonb_build_object('variant_id', v.id, 'slug', p.slug,
          'title', private.product_title(p, private.other_language()), 'size', v.size,
          'color', v.color, 'image', coalesce((
            select i.image ->> 'src' from jsonb_array_elements(p.images) as i (image)
            where i.image ->> 'color' = v.color limit 1), p.image_url)) order by s.created_at desc, s.id)
      from public.subscriptions s
      join public.product_variants v on 'back-in-stock:' || v.id = s.topic
      join public.products p on p.id = v.product_id and p.status in ('live', 'archived')
      where s.email = e.email and s.topic like 'back-in-stock:%'), '[]'))
  from (select private.own_email() as email) e
$$;
create function public.my_notifications() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.my_notifications() $$;
grant execute on function private.my_notifications(), public.my_notifications() to authenticated;

-- Turns a topic on or off for the caller's own address. Returns what private.my_notifications does, or
-- {"code": "PT429"}; raises PT400 INVALID_INPUT {field}, PT409 NO_EMAIL.
create function private.set_notification(p_topic text, p_on boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_email text := private.own_email();
begin
  if p_topic is null or p_on is null
     or p_topic !~ '^(newsletter|flash-deals|coming-soon|vip-club|back-in-stock:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "topic"}');
  end if;
  if v_email is null then
    perform private.fail(409, 'NO_EMAIL');
  end if;
  if not private.within_limit('notify:' || auth.uid(), 120, 60) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  if p_on then
    insert into public.subscriptions (email, topic) values (v_email, p_topic) on conflict do nothing;
  else
    delete from public.subscriptions s where s.email = v_email and s.topic = p_topic;
  end if;
  return private.my_notifications();
end
$$;
create function public.set_notification(p_topic text, p_on boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_notification(p_topic, p_on) $$;
grant execute on function private.set_notification(text, boolean), public.set_notification(text, boolean) to authenticated;

-- All data that the shop stores about the caller, by table and column, or {"code": "PT429"}. Data that belongs to an
-- email (subscriptions, messages, requests and codes of a discount, mails) is included when Auth has confirmed the email.
create function private.export_my_data() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
  v_email text := private.own_email();
begin
  if not private.within_limit('export:' || v_user, 10, 60) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object('id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at,
        'last_sign_in_at', u.last_sign_in_at, 'about', coalesce(u.raw_user_meta_data, '{}'))
      from auth.users u where u.id = v_user),
    'profile', (select to_jsonb(p) - array['id'] from public.profiles p where p.id = v_user),
    'addresses', coalesce((
      select jsonb_agg(to_jsonb(a) - array['id', 'user_id'] order by a.created_at, a.id)
      from public.addresses a where a.user_id = v_user), '[]'),
    'orders', coalesce((
      select jsonb_agg(private.order_json(o.id) - array['cancel_until', 'is_member_order'] order by o.created_at, o.id)
      from public.orders o where o.user_id = v_user), '[]'),
    'returns', coalesce((
      select jsonb_agg(private.return_json(r, true) - array['id'] || jsonb_build_object('order_number', o.order_number, 'pictures', (
        select coalesce(jsonb_agg(private.return_picture(p.id, null) order by p.id), '[]')
        from private.return_pictures p where p.return_id = r.id)) order by r.requested_at, r.id)
      from public.returns r join public.orders o on o.id = r.order_id where o.user_id = v_user), '[]'),
    'withdrawals', coalesce((
      select jsonb_agg(to_jsonb(w) - array['id', 'order_id', 'return_id'] || jsonb_build_object('order_number', o.order_number) order by w.stated_at, w.id)
      from private.withdrawals w join public.orders o on o.id = w.order_id where o.user_id = v_user), '[]'),
    'invoices', coalesce((
      select jsonb_agg(jsonb_build_object('number', private.invoice_number(i.kind, i.year, i.number), 'issued_at', i.issued_at,
        'amount', i.amount, 'content', i.content) order by i.issued_at, i.kind, i.number)
      from private.invoices i join public.orders o on o.id = i.order_id where o.user_id = v_user), '[]'),
    'corrections', coalesce((
      select jsonb_agg(jsonb_build_object('order_number', c.order_number, 'at', c.at, 'before', c.before, 'after', c.after) order by c.id)
      from private.order_corrections c join public.orders o on o.id = c.order_id where o.user_id = v_user), '[]'),
    'calls', coalesce((
      select jsonb_agg(jsonb_build_object('order_number', o.order_number, 'outcome', c.outcome, 'at', c.at) order by c.id)
      from private.order_calls c join public.orders o on o.id = c.order_id where o.user_id = v_user), '[]'),
    'wishlist', coalesce((
      select jsonb_agg(jsonb_build_object('slug', p.slug, 'title', private.product_title(p, private.other_language()), 'added_at', w.added_at) order by w.added_at, p.slug)
      from public.wishlist_items w join public.products p on p.id = w.product_id where w.user_id = v_user), '[]'),
    'reviews', coalesce((
      select jsonb_agg(to_jsonb(r) - array['id', 'product_id'] || jsonb_build_object('slug', p.slug) order by r.created_at, r.id)
      from public.reviews r join public.products p on p.id = r.product_id
      where r.id in (
        select a.review_id from private.review_authors a where a.user_id = v_user
        union select g.review_id from private.guest_reviews g where g.contact = private.mailbox(v_email))), '[]'),
    'subscriptions', coalesce((
      select jsonb_agg(jsonb_build_object('topic', s.topic, 'language', s.language, 'created_at', s.created_at) order by s.created_at, s.topic)
      from public.subscriptions s where s.email = v_email), '[]'),
    'messages', coalesce((
      select jsonb_agg(to_jsonb(m) - array['id', 'read_at', 'handled_at'] order by m.created_at, m.id)
      from public.messages m where lower(m.email) = v_email), '[]'),
    'student_requests', coalesce((
      select jsonb_agg(jsonb_build_object('name', r.name, 'school', r.school, 'state', r.state, 'created_at', r.created_at)
        order by r.created_at, r.id)
      from private.student_requests r where r.email = v_email), '[]'),
    'origins', coalesce((
      select jsonb_agg(to_jsonb(g) - 'order_id' || jsonb_build_object('order_number', o.order_number) order by o.created_at, o.id)
      from private.order_origins g join public.orders o on o.id = g.order_id where o.user_id = v_user), '[]'),
    'told_services', coalesce((
      select jsonb_agg(jsonb_build_object('order_number', o.order_number, 'agreed_at', c.at, 'purposes', c.purposes, 'ended_at', c.ended_at,
        'sent', (select coalesce(jsonb_agg(jsonb_build_object('receiver', e.receiver, 'sent_at', e.sent_at) order by e.receiver), '[]')
          from private.event_outbox e where e.order_id = c.order_id)) order by c.at, o.id)
      from private.event_consents c join public.orders o on o.id = c.order_id where o.user_id = v_user), '[]'),
    'reminders', jsonb_build_object(
      'cart', (select k.items from private.open_checkouts k where k.user_id = v_user),
      'sent', coalesce((select jsonb_agg(c.sent_at order by c.sent_at) from private.checkout_reminders c where c.user_id = v_user), '[]'),
      'ended_at', (select t.at from private.contact_stops t where t.contact = private.mailbox(v_email))),
    'codes', coalesce((
      select jsonb_agg(jsonb_build_object('code', d.code, 'title', d.title, 'ends_at', d.ends_at) order by d.created_at, d.code)
      from public.discounts d where d.mailbox = private.mailbox(v_email)), '[]'),
    'notes', coalesce((
      select jsonb_agg(jsonb_build_object('note', n.note, 'created_at', n.created_at) order by n.created_at, n.id)
      from public.customer_notes n where n.customer_key = v_email), '[]'),
    'tags', coalesce((
      select jsonb_agg(jsonb_build_object('tag', g.tag, 'created_at', g.created_at) order by g.tag)
      from public.customer_tags g where g.customer_key = v_email), '[]'),
    'order_notes', coalesce((
      select jsonb_agg(jsonb_build_object('order_number', o.order_number, 'note', n.note, 'created_at', n.created_at)
        order by n.created_at, n.id)
      from public.order_notes n join public.orders o on o.id = n.order_id where o.user_id = v_user), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('template', m.template, 'created_at', m.created_at, 'sent_at', m.sent_at)
        order by m.id)
      from private.email_outbox m where m.recipient = v_email), '[]'));
end
$$;
create function public.export_my_data() returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.export_my_data() $$;
grant execute on function private.export_my_data(), public.export_my_data() to authenticated;

-- Deletes the caller's account. p_account must be the caller's id, so that a tab in which another account has signed in
-- since deletes nothing; and the session must be at most ten minutes old, so that a stolen token deletes nothing.
-- Deleted: profile, addresses, wishlist, subscriptions, messages, the owner's notes and tags about the person, requests
-- for a discount and unused codes, mailing-list mails, all sessions, of returns the pictures and what was written, and the pictures of reviews.
-- Preserved: reviews, without a name (private.forget_author), because others bought by them; orders with their addresses
-- and returns, because bookkeeping needs them, without an account and without a token that opens them.
-- Raises PT400 INVALID_INPUT {field}, PT403 SIGN_IN_AGAIN, PT409 OWNER_STAYS for an owner.
create function private.delete_account(p_account uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
  v_email text := private.own_email();
begin
  if v_user is distinct from p_account then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "account"}');
  end if;
  perform 1 from auth.users u where u.id = v_user for update;
  if not found or not exists (
    select 1 from auth.sessions s
    where s.user_id = v_user and s.id::text = (select auth.jwt()) ->> 'session_id'
      and s.created_at > now() - interval '10 minutes') then
    perform private.fail(403, 'SIGN_IN_AGAIN');
  end if;
  if exists (select 1 from public.team_members m where m.user_id = v_user and m.role = 'owner') then
    perform private.fail(409, 'OWNER_STAYS');
  end if;
  -- Locks the rows that refer to the account in id order first, as bulk changes by owners do; mails before subscriptions,
  -- as private.unsubscribe does.
  perform 1 from public.orders o where o.user_id = v_user order by o.id for no key update;
  perform 1 from private.email_outbox m where m.recipient = v_email and m.template not like 'order-%' order by m.id for update;
  perform 1 from public.subscriptions s where s.email = v_email order by s.id for update;
  delete from private.order_keys k using public.orders o where o.id = k.order_id and o.user_id = v_user;
  delete from private.return_keys k using public.orders o where o.id = k.order_id and o.user_id = v_user;
  delete from private.return_pictures p using public.returns r, public.orders o
  where r.id = p.return_id and o.id = r.order_id and o.user_id = v_user;
  update public.return_items i set words = '' from public.returns r, public.orders o
  where r.id = i.return_id and o.id = r.order_id and o.user_id = v_user and i.words <> '';
  update private.review_pictures p set state = 'removed'
  where p.state <> 'removed' and p.review_id in (
    select a.review_id from private.review_authors a where a.user_id = v_user
    union select g.review_id from private.guest_reviews g where g.contact = private.mailbox(v_email));
  delete from private.guest_reviews g where g.contact = private.mailbox(v_email);
  delete from private.email_outbox m where m.recipient = v_email and m.template not like 'order-%';
  delete from public.subscriptions s where s.email = v_email;
  delete from private.welcome_requests w where w.email = v_email;
  delete from private.student_requests r where r.email = v_email;
  delete from public.messages m where lower(m.email) = v_email;
  -- What was not sent yet goes with it.
  delete from private.event_consents c using public.orders o where o.id = c.order_id and o.user_id = v_user;
  delete from public.order_notes n using public.orders o where o.id = n.order_id and o.user_id = v_user;
  delete from private.audit_log l using public.orders o
  where l.table_name = 'order_notes' and l.label = o.order_number and o.user_id = v_user;
  -- Only under the confirmed address: anybody can type another person's address or phone into an order.
  delete from public.customer_notes n where n.customer_key = v_email;
  delete from public.customer_tags g where g.customer_key = v_email;
  -- A personal code that was used stays with the order that used it.
  delete from public.discounts d
  where d.mailbox = private.mailbox(v_email)
    and not exists (select from private.discount_redemptions u where u.discount_id = d.id);
  update private.audit_log l set label = '' where v_email is not null and l.label = v_email;
  -- Foreign keys delete the rows of the account or set their reference to null.
  delete from auth.users u where u.id = v_user;
  return '{"ok": true}';
end
$$;
create function public.delete_account(p_account uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.delete_account(p_account) $$;
grant execute on function private.delete_account(uuid), public.delete_account(uuid) to authenticated;

-- A token outlives its account by up to an hour. What is written with it is answered like a session that has ended, not
-- with a foreign key's error. Raises PT401 ACCOUNT_GONE.
create function private.account_exists() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from auth.users u where u.id = new.user_id) then
    perform private.fail(401, 'ACCOUNT_GONE');
  end if;
  return new;
end
$$;

-- The policies refuse a row for another member.
create trigger account_exists before insert on public.addresses
  for each row when (new.user_id = auth.uid()) execute function private.account_exists();
create trigger account_exists before insert on public.wishlist_items
  for each row when (new.user_id = auth.uid()) execute function private.account_exists();
create trigger account_exists before insert on public.orders
  for each row when (new.user_id = auth.uid()) execute function private.account_exists();
