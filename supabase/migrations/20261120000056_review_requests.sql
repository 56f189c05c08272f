-- Reviews after delivery: some days later the shop asks for one, once per order, by a mail with a secret link; without signing
-- in one gives stars there, words and pictures. Off until the owner switches it on. How a review request cannot be turned
-- against others stands in docs/reviews.md.

-- What the owner has chosen. One row.
create table private.review_settings (
  id boolean primary key default true check (id),
  -- Whether the shop asks, and since when: what was delivered before is not asked about.
  asks boolean not null default false,
  asks_since timestamptz check (asks_since >= '2000-01-01' and asks_since <= '2100-01-01'),
  after_days integer not null default 7 check (after_days between 1 and 60),
  -- When a review appears: at once, or once somebody of the shop has looked at it.
  publishing text not null default 'at-once' check (publishing in ('at-once', 'checked')),
  check (asks_since is not null or not asks)
);
alter table private.review_settings enable row level security;
insert into private.review_settings default values;
create trigger audit_review_settings after update on private.review_settings for each row execute function
  private.audit('', 'asks', 'after_days', 'publishing');

-- Who wants no more of what the shop writes by itself to those who bought: mailboxes, phone numbers and, without either, orders.
-- Nothing lifts it.
create table private.contact_stops (
  contact text primary key check (length(contact) between 1 and 254),
  at timestamptz not null default now() check (at >= '2000-01-01' and at <= '2100-01-01')
);
alter table private.contact_stops enable row level security;

-- Orders that were asked about: by mail, or by a link that somebody of the shop sent.
create table private.review_requests (
  order_id uuid primary key references public.orders (id) on delete cascade,
  way text not null check (way in ('mail', 'link')),
  at timestamptz not null default now() check (at >= '2000-01-01' and at <= '2100-01-01')
);
alter table private.review_requests enable row level security;

-- Secrets by which the products of one order are reviewed for ninety days. Only their hash is stored.
create table private.review_links (
  token_hash bytea primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  expires_at timestamptz not null check (expires_at >= '2000-01-01' and expires_at <= '2100-01-01')
);
create index review_links_of_order on private.review_links (order_id);
create index review_links_expired on private.review_links (expires_at);
alter table private.review_links enable row level security;

-- Pictures of reviews, in the private bucket review-pictures under their id. Nobody but who moderates sees one that waits.
create table private.review_pictures (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'removed')),
  created_at timestamptz not null default clock_timestamp() check (created_at >= '2000-01-01' and created_at <= '2100-01-01')
);
create index review_pictures_of_review on private.review_pictures (review_id);
create index review_pictures_waiting on private.review_pictures (review_id) where state = 'waiting';
alter table private.review_pictures enable row level security;

-- What shoppers reported, once per source and review until somebody has looked. `source` is a hash that says nothing of who.
create table private.review_reports (
  review_id uuid not null references public.reviews (id) on delete cascade,
  source text not null check (length(source) = 32),
  reason text not null check (reason in ('spam', 'offensive', 'personal', 'false', 'other')),
  at timestamptz not null default now() check (at >= '2000-01-01' and at <= '2100-01-01'),
  primary key (review_id, source)
);
alter table private.review_reports enable row level security;

create index order_events_delivered on public.order_events (at) where status = 'delivered';
create index reviews_waiting on public.reviews (updated_at desc, id desc) where status = 'waiting';

-- ------------------------------------------------------------------ who may be asked

-- Whether an order is known to come from the owner of its address: the address is confirmed, and the order is in the account
-- that has it, the link of the order's own first mail was opened, or its phone is that of another order of the mailbox for which one of both
-- holds. A stranger who types a confirmed address, and takes the parcel, causes no such mail.
create function private.is_mailbox_order(p_order public.orders) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.is_confirmed(p_order.customer_email) and exists (
    select from public.orders o
    where private.mailbox(o.customer_key) = private.mailbox(p_order.customer_email)
      and (o.id = p_order.id or o.phone_e164 = p_order.phone_e164)
      and (exists (select from private.opened_orders n where n.order_id = o.id)
        or exists (select from auth.users u where u.id = o.user_id and u.email_confirmed_at is not null
          and private.mailbox(lower(u.email)) = private.mailbox(p_order.customer_email))));
end
$$;

-- How who bought is reached: by the mailbox where it is known to be the buyer's, since anyone can type anyone's address, else by the
-- phone. An order that has a review keeps what it was stored under.
create function private.buyer_contact(p_order public.orders) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (select g.contact from private.guest_reviews g where g.order_id = p_order.id limit 1),
    case when private.is_mailbox_order(p_order) then private.mailbox(p_order.customer_email) end,
    p_order.phone_e164, p_order.id::text);
end
$$;

-- Whether who bought wants no more of what the shop writes by itself.
create function private.is_stopped(p_order public.orders) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from private.contact_stops s where
    s.contact in (private.mailbox(p_order.customer_email), p_order.phone_e164, p_order.id::text))
$$;

-- What of an order may be reviewed: its products that are for sale.
create function private.reviewable(p_order_id uuid) returns setof public.products
language sql stable set search_path = ''
as $$
  select p.* from public.products p
  where p.status = 'live' and p.id in (select i.product_id from public.order_items i where i.order_id = p_order_id)
$$;

-- Whether a review of an order may be asked for: it was delivered, nothing of it comes back, who bought has not said no, and
-- something of it is not reviewed yet.
create function private.may_ask(p_order public.orders) returns boolean
language sql stable set search_path = ''
as $$
  select p_order.order_status = 'delivered' and not private.is_stopped(p_order)
    and not exists (select from public.returns r where r.order_id = p_order.id and r.state not in ('declined', 'withdrawn'))
    and exists (select from private.reviewable(p_order.id) p
                where private.review_by(p_order.user_id, private.buyer_contact(p_order), p.id) is null)
$$;

-- Makes a link to an order's reviews and returns its secret.
create function private.new_review_link(p_order_id uuid) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  delete from private.review_links l where l.expires_at < now();
  insert into private.review_links (token_hash, order_id, expires_at)
  values (sha256(convert_to(v_token, 'UTF8')), p_order_id, now() + interval '90 days');
  return v_token;
end
$$;

-- Writes a mail about each order that was delivered so many days ago, at most a hundred: once per order, in its language, to
-- addresses that are known to be the buyer's (private.is_mailbox_order). One that could not be asked about within two weeks is
-- not asked about any more. For the schedule. Returns how many.
create function private.ask_for_reviews() returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_settings private.review_settings;
  v_until timestamptz;
  v_order public.orders;
  v_asked int := 0;
begin
  select * into v_settings from private.review_settings s;
  -- One at a time; another one has nothing to ask.
  if not v_settings.asks or not pg_try_advisory_xact_lock(hashtextextended('ask_for_reviews', 0)) then
    return 0;
  end if;
  v_until := now() - make_interval(days => v_settings.after_days);
  for v_order in
    select o.* from public.orders o
    where o.id in (select e.order_id from public.order_events e
                   where e.status = 'delivered' and e.at between greatest(v_settings.asks_since, v_until - interval '14 days') and v_until)
      and o.customer_email is not null and private.delivered_at(o) <= v_until
      and not exists (select from private.review_requests r where r.order_id = o.id)
      and private.may_ask(o) and private.is_mailbox_order(o) and not private.is_suppressed(o.customer_email)
    order by o.id limit 100
  loop
    insert into private.review_requests (order_id, way) values (v_order.id, 'mail');
    insert into private.email_outbox (recipient, template, payload, language)
    values (v_order.customer_email, 'review-request',
      jsonb_build_object('order_id', v_order.id, 'token', private.new_review_link(v_order.id)), v_order.language);
    v_asked := v_asked + 1;
  end loop;
  return v_asked;
end
$$;
-- See private.ask_for_reviews. For a scheduler outside the database, with the service key.
create function public.ask_for_reviews() returns int language sql volatile set search_path = ''
as $$ select private.ask_for_reviews() $$;
grant execute on function private.ask_for_reviews(), public.ask_for_reviews() to service_role;

-- The products of an order that are not reviewed yet, as a mail or the page of its link shows them, the first six: [{slug,
-- title, image, size, color, shown_size, shown_color}].
create function private.review_items(p_order public.orders, p_language text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', n.slug, 'title', n.title, 'image', n.image, 'size', n.size, 'color', n.color,
    'shown_size', private.option_word(n.size, p_language), 'shown_color', private.option_word(n.color, p_language)) order by n.position), '[]')
  from (
    select distinct on (p.id) p.slug, private.product_title(p, p_language) as title, i.product_image as image, i.size, i.color, i.position
    from private.reviewable(p_order.id) p join public.order_items i on i.order_id = p_order.id and i.product_id = p.id
    where private.review_by(p_order.user_id, private.buyer_contact(p_order), p.id) is null
    order by p.id, i.position limit 6) n
$$;

-- The facts of a request for a review: {token, order_number, products, unsubscribe}, products as private.review_items has them.
-- Null when it may not be asked for any more, or the owner has switched the requests off.
create function private.review_mail_facts(p_mail private.email_outbox) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('token', p_mail.payload -> 'token', 'order_number', o.order_number,
    'products', private.review_items(o, p_mail.language), 'unsubscribe', p_mail.unsubscribe_token)
  from public.orders o, private.review_settings s
  where o.id = (p_mail.payload ->> 'order_id')::uuid and s.asks and p_mail.payload ? 'token' and private.may_ask(o)
$$;

-- ------------------------------------------------------------------ a link that somebody of the shop sends

-- Whether a review of an order may be asked for by a link: {asks, may, way, at}: whether the shop asks at all, whether a link may
-- be made now, and how and when it was asked. By link where no mail goes: without an address, or with one that is not known to
-- be the buyer's. Raises PT403 FORBIDDEN, PT404 ORDER_NOT_FOUND.
create function private.review_request(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.only('orders', 'orders.change', 'messages');
  select * into v_order from public.orders o where o.id = p_order_id;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  return (
    select jsonb_build_object('asks', s.asks, 'may', s.asks and r.way is distinct from 'mail' and private.may_ask(v_order)
      and (v_order.customer_email is null or not private.is_mailbox_order(v_order)), 'way', r.way, 'at', r.at)
    from private.review_settings s left join private.review_requests r on r.order_id = v_order.id);
end
$$;
create function public.review_request(p_order_id uuid) returns jsonb language sql stable set search_path = ''
as $$ select private.review_request(p_order_id) $$;

-- Makes a link to an order's reviews, to be sent by hand, at most five times in a day: {token}. Raises PT403 FORBIDDEN, PT404
-- ORDER_NOT_FOUND, PT409 NOT_ASKED where none may be made (private.review_request), PT429 TOO_MANY_REQUESTS.
create function private.make_review_link(p_order_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('orders.change', 'messages');
  perform from public.orders o where o.id = p_order_id for no key update;
  if (private.review_request(p_order_id) ->> 'may')::boolean is not true then
    perform private.fail(409, 'NOT_ASKED');
  end if;
  if not private.within_limit('review-link:' || p_order_id, 5, 1440) then
    perform private.fail(429, 'TOO_MANY_REQUESTS');
  end if;
  insert into private.review_requests (order_id, way) values (p_order_id, 'link') on conflict (order_id) do update set at = now();
  return jsonb_build_object('token', private.new_review_link(p_order_id));
end
$$;
create function public.make_review_link(p_order_id uuid) returns jsonb language sql volatile set search_path = ''
as $$ select private.make_review_link(p_order_id) $$;
grant execute on function private.review_request(uuid), public.review_request(uuid), private.make_review_link(uuid),
  public.make_review_link(uuid) to authenticated;

-- ------------------------------------------------------------------ the page of a link

-- The order that a secret opens, while it is delivered; all null for another text.
create function private.order_of_review_link(p_token text) returns public.orders
language plpgsql stable set search_path = ''
as $$
declare
  v_order public.orders;
begin
  if p_token ~ '^[0-9a-f]{64}$' then
    select o.* into v_order from private.review_links l join public.orders o on o.id = l.order_id
    where l.token_hash = sha256(convert_to(p_token, 'UTF8')) and l.expires_at > now() and o.order_status = 'delivered';
  end if;
  return v_order;
end
$$;

-- How a review of an order is signed: with the account's name, else with the order's; '' for what is no name for others to see.
create function private.review_signature(p_order public.orders) returns text
language sql stable set search_path = ''
as $$
  select case when private.is_name(n.name) and not private.is_staff_name(n.name) then coalesce(private.short_name(n.name), '') else '' end
  from (select coalesce((select p.full_name from public.profiles p where p.id = p_order.user_id), p_order.customer_name) as name) n
$$;

-- What is reviewed by a link: {order_number, author, publishing, stopped, products: [{slug, title, image, size, color, review}]},
-- review as private.review_form has it or null. Null for a link that is unknown or too old. Anyone who has the link may ask.
create function private.open_review_link(p_token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order public.orders := private.order_of_review_link(p_token);
  v_language text := private.other_language();
begin
  if v_order.id is null then
    return null;
  end if;
  return jsonb_build_object('order_number', v_order.order_number, 'author', private.review_signature(v_order),
    'publishing', (select s.publishing from private.review_settings s), 'stopped', private.is_stopped(v_order),
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', n.slug, 'title', n.title, 'image', n.image,
        'size', private.option_word(n.size, v_language), 'color', private.option_word(n.color, v_language),
        'review', private.review_form(private.review_by(v_order.user_id, private.buyer_contact(v_order), n.id))) order by n.position), '[]')
      from (
        select distinct on (p.id) p.id, p.slug, private.product_title(p, v_language) as title, i.product_image as image, i.size, i.color, i.position
        from private.reviewable(v_order.id) p join public.order_items i on i.order_id = v_order.id and i.product_id = p.id
        order by p.id, i.position limit 50) n));
end
$$;
create function public.open_review_link(p_token text) returns jsonb language sql stable set search_path = ''
as $$ select private.open_review_link(p_token) $$;

-- Gives a review that was just written its pictures.
--   p_keep      pictures of it that stay; the others are removed
--   p_pictures  how many are added, at most three with those that stay; of one review twelve in all
-- Returns {review, uploads}: the review as private.review_form has it, and the names under which the added pictures may be
-- uploaded to the bucket review-pictures within half an hour. Raises PT400 INVALID_INPUT {field}, PT409 TOO_MANY_PICTURES.
create function private.review_with_pictures(p_review uuid, p_keep uuid[], p_pictures int) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_uploads uuid[];
begin
  if p_pictures is null or p_pictures not between 0 and 3 or p_keep is null or cardinality(p_keep) > 3 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "pictures"}');
  end if;
  update private.review_pictures p set state = 'removed'
  where p.review_id = p_review and p.state <> 'removed' and p.id <> all (p_keep);
  if (select count(*) from private.review_pictures p where p.review_id = p_review) + p_pictures > 12
    or (select count(*) from private.review_pictures p where p.review_id = p_review and p.state <> 'removed') + p_pictures > 3 then
    perform private.fail(409, 'TOO_MANY_PICTURES');
  end if;
  with added as (
    insert into private.review_pictures (review_id) select p_review from generate_series(1, p_pictures) returning id
  )
  select array_agg(a.id) into v_uploads from added a;
  return jsonb_build_object('review', private.review_form(p_review), 'uploads', coalesce(to_jsonb(v_uploads), '[]'));
end
$$;

-- Writes the review of a product by a link, or changes the one that its buyer has (private.store_review).
-- Returns what private.review_with_pictures does, or {"code": "PT429"}. Raises PT400 INVALID_INPUT {field}, PT404
-- LINK_NOT_FOUND, PRODUCT_NOT_FOUND, PT409 ALREADY_REVIEWED, TOO_MANY_PICTURES.
create function private.write_review(
  p_token text, p_slug text, p_rating int, p_title text, p_body text, p_keep uuid[], p_pictures int
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_written record;
  v_product uuid;
  v_review uuid;
begin
  select * into v_written from private.clean_review(p_rating, p_title, p_body);
  v_order := private.order_of_review_link(p_token);
  if v_order.id is null then
    perform private.fail(404, 'LINK_NOT_FOUND');
  end if;
  if not private.within_limit('write-review:' || v_order.id, 30, 60) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  select p.id into v_product from private.reviewable(v_order.id) p where p.slug = p_slug;
  if not found then
    perform private.fail(404, 'PRODUCT_NOT_FOUND');
  end if;
  v_review := private.store_review(v_product, v_order.user_id, private.buyer_contact(v_order), v_order.id,
    private.review_signature(v_order), p_rating, v_written.title, v_written.body);
  return private.review_with_pictures(v_review, p_keep, p_pictures);
end
$$;
create function public.write_review(p_token text, p_slug text, p_rating int, p_title text default '', p_body text default '',
  p_keep uuid[] default '{}', p_pictures int default 0) returns jsonb language sql volatile set search_path = ''
as $$ select private.write_review(p_token, p_slug, p_rating, p_title, p_body, private.flat_list(p_keep, 'pictures'), p_pictures) $$;

-- Ends what the shop writes by itself to who bought (private.buyer_contact) and to the order's phone, for a caller who has a link:
-- true, also when it had ended; null for a link that is unknown or too old.
create function private.stop_asking(p_token text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders := private.order_of_review_link(p_token);
begin
  if v_order.id is null then
    return null;
  end if;
  insert into private.contact_stops (contact)
  select c.contact from unnest(array[private.buyer_contact(v_order), v_order.phone_e164]) as c (contact)
  where c.contact is not null on conflict do nothing;
  return true;
end
$$;
create function public.stop_asking(p_token text) returns boolean language sql volatile set search_path = ''
as $$ select private.stop_asking(p_token) $$;
grant execute on function private.open_review_link(text), public.open_review_link(text), private.stop_asking(text),
  public.stop_asking(text), private.write_review(text, text, int, text, text, uuid[], int),
  public.write_review(text, text, int, text, text, uuid[], int) to anon, authenticated;

-- ------------------------------------------------------------------ pictures

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('review-pictures', 'review-pictures', false, 409600, array['image/png', 'image/jpeg', 'image/webp']);

-- The picture whose file has this name; null for another text.
create function private.review_picture_of(p_name text) returns uuid
language sql immutable set search_path = ''
as $$ select case when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_name::uuid end $$;

-- Whether a file may be uploaded as a review's picture: it was announced within the last half an hour and waits.
create function private.takes_review_picture(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.review_pictures p
    where p.id = private.review_picture_of(p_name) and p.state = 'waiting' and p.created_at > now() - interval '30 minutes')
$$;

-- Whether everybody may see a file as a review's picture: an owner let it through, and the review is published.
create function private.shows_review_picture(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.review_pictures p join public.reviews r on r.id = p.review_id
    where p.id = private.review_picture_of(p_name) and p.state = 'shown' and r.status = 'published')
$$;
grant execute on function private.takes_review_picture(text), private.shows_review_picture(text) to anon, authenticated;

alter policy "students add their proof" on storage.objects
  with check (bucket_id = 'student-proofs' and private.takes_proof(name)
    or bucket_id = 'review-pictures' and private.takes_review_picture(name));
create policy "visitors see pictures of reviews" on storage.objects for select to anon
  using (bucket_id = 'review-pictures' and private.shows_review_picture(name));
alter policy "owner lists files" on storage.objects
  using (bucket_id in ('product-images', 'store-media', 'store-films') and (select private.may('view', 'products', 'pages'))
    or bucket_id = 'student-proofs' and (select private.may('discounts'))
    or bucket_id = 'review-pictures' and ((select private.may('messages')) or private.shows_review_picture(name)));
alter policy "owner adds product images, students their proof" on storage.objects
  with check ((bucket_id in ('product-images', 'store-media') and (select private.may('products', 'pages'))
      and name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(-(icon-)?[1-9][0-9]{0,3}|-icon-maskable)?\.(png|jpg|webp|avif)$')
    or (bucket_id = 'store-films' and (select private.may('pages'))
      and name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(mp4|webm)$')
    or (bucket_id = 'student-proofs' and private.takes_proof(name))
    or (bucket_id = 'review-pictures' and private.takes_review_picture(name)));
alter policy "owner deletes files" on storage.objects
  using (bucket_id in ('product-images', 'store-media') and (select private.may('products', 'pages'))
    or bucket_id = 'store-films' and (select private.may('pages')) or bucket_id = 'student-proofs' and (select private.may('discounts'))
    or bucket_id = 'review-pictures' and (select private.may('messages')));

-- ------------------------------------------------------------------ reports and answers

-- Stores that a shopper finds a published review wrong; nothing is hidden by it. One source reports a review once and ten of
-- them in an hour, and of one review twenty reports are kept. Returns {"ok": true}, whatever is known, or {"code": "PT429"}.
-- Raises PT400 INVALID_INPUT {field}.
create function private.report_review(p_id uuid, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_source text := coalesce(auth.uid()::text, private.client_network(), '');
begin
  if p_id is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "id"}');
  end if;
  if p_reason is null or p_reason not in ('spam', 'offensive', 'personal', 'false', 'other') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "reason"}');
  end if;
  if not private.within_limit('report-review:' || v_source, 10, 60) then
    return private.refuse_until(3600);
  end if;
  insert into private.review_reports (review_id, source, reason)
  select r.id, left(encode(sha256(convert_to(r.id || v_source, 'UTF8')), 'hex'), 32), p_reason
  from public.reviews r
  where r.id = p_id and r.status = 'published'
    and (select count(*) from private.review_reports o where o.review_id = r.id) < 20
  on conflict do nothing;
  return '{"ok": true}';
end
$$;
create function public.report_review(p_id uuid, p_reason text) returns jsonb language sql volatile set search_path = ''
as $$ select private.report_review(p_id, p_reason) $$;
grant execute on function private.report_review(uuid, text), public.report_review(uuid, text) to anon, authenticated;

-- Stores the shop's words below a review; '' takes them away. Returns them as they are stored. Raises PT403 FORBIDDEN, PT400
-- INVALID_INPUT {field}, PT404 REVIEW_NOT_FOUND.
create function private.answer_review(p_id uuid, p_answer text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_answer text := coalesce(private.clean_text(left(p_answer, 4000)), '');
begin
  perform private.only('messages');
  if length(v_answer) > 1000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "answer"}');
  end if;
  update public.reviews r set answer = v_answer, answered_at = case when v_answer <> '' then now() end where r.id = p_id;
  if not found then
    perform private.fail(404, 'REVIEW_NOT_FOUND');
  end if;
  return v_answer;
end
$$;
create function public.answer_review(p_id uuid, p_answer text) returns text language sql volatile set search_path = ''
as $$ select private.answer_review(p_id, p_answer) $$;

-- Hides a review's picture for good. Returns false for one that was removed before. Raises PT403 FORBIDDEN.
create function private.remove_review_picture(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('messages');
  update private.review_pictures p set state = 'removed' where p.id = p_id and p.state <> 'removed';
  return found;
end
$$;
create function public.remove_review_picture(p_id uuid) returns boolean language sql volatile set search_path = ''
as $$ select private.remove_review_picture(p_id) $$;

-- Whether the shop asks for reviews, after how many days, and when reviews appear: {asks, after_days, publishing}. Raises PT403
-- FORBIDDEN.
create function private.read_review_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('messages', 'settings');
  return (select jsonb_build_object('asks', s.asks, 'after_days', s.after_days, 'publishing', s.publishing) from private.review_settings s);
end
$$;
create function public.read_review_settings() returns jsonb language sql stable set search_path = ''
as $$ select private.read_review_settings() $$;

-- Changes them and returns them. What was delivered before the requests are switched on is not asked about. Raises PT403
-- FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.set_review_settings(p_asks boolean, p_after_days int, p_publishing text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  if p_after_days is null or p_after_days not between 1 and 60 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "after_days"}');
  end if;
  if p_asks is null or p_publishing is null or p_publishing not in ('at-once', 'checked') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "publishing"}');
  end if;
  update private.review_settings s set after_days = p_after_days, publishing = p_publishing, asks = p_asks,
    asks_since = case when p_asks and not s.asks then now() else s.asks_since end where s.id;
  return private.read_review_settings();
end
$$;
create function public.set_review_settings(p_asks boolean, p_after_days int, p_publishing text) returns jsonb
language sql volatile set search_path = ''
as $$ select private.set_review_settings(p_asks, p_after_days, p_publishing) $$;
grant execute on function private.answer_review(uuid, text), public.answer_review(uuid, text),
  private.remove_review_picture(uuid), public.remove_review_picture(uuid),
  private.read_review_settings(), public.read_review_settings(),
  private.set_review_settings(boolean, int, text), public.set_review_settings(boolean, int, text) to authenticated;
