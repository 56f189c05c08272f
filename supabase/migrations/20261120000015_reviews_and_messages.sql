-- Reviews of delivered products, and messages to the shop.

-- Bodies name what later files create.
set check_function_bodies = off;

-- ------------------------------------------------------------------ reviews

-- Written by private.store_review alone; the owner hides, shows and answers them. A product's rating and review_count follow
-- the published ones by trigger.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  -- As it is shown: "Salma B."; '' when the account has no name, null when the account is gone.
  author_name text check (length(author_name) <= 80),
  rating smallint not null check (rating between 1 and 5),
  title text not null default '' check (length(title) <= 80),
  body text not null default '' check (length(body) <= 2000),
  -- The shop had delivered the product to the author.
  verified boolean not null default false,
  -- waiting: nobody sees it before an owner has looked at it.
  status text not null default 'published' check (status in ('published', 'hidden', 'waiting')),
  -- Of the page on which it was written.
  language text not null default private.asked_language() constraint reviews_language check (private.is_language(language)),
  -- The shop's words below it; '' without any.
  answer text not null default '' check (length(answer) <= 1000),
  answered_at timestamptz check (answered_at >= '2000-01-01' and answered_at <= '2100-01-01'),
  created_at timestamptz not null default now(),
  -- When the author last changed it.
  updated_at timestamptz not null default now()
);

-- Every list of a product's reviews is a merge of five walks through this one, a star at a time.
create index reviews_of_product on public.reviews (product_id, status, rating, created_at, id);

-- Those of which it is not known that their author bought the product.
create index reviews_unverified on public.reviews (product_id) where not verified and status = 'published';

-- The author of a review, in a table of its own: reviews are public, accounts are not. A deleted account leaves its review
-- without a name, because the product's rating includes it and others have bought by it.
create table private.review_authors (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Repeats the review's product for the unique constraint: one review per member and product.
  product_id uuid not null,
  unique (user_id, product_id)
);

-- The order of a review that a guest wrote by the link of a request (private.write_review), and how the guest is reached
-- (private.buyer_contact): one review per guest and product, whichever order it is of.
create table private.guest_reviews (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  contact text not null check (length(contact) between 1 and 254),
  product_id uuid not null,
  order_id uuid not null references public.orders (id) on delete cascade,
  unique (contact, product_id)
);
create index guest_reviews_of_order on private.guest_reviews (order_id);

-- Published reviews per product and stars, maintained by trigger: counting 100,000 reviews for every page is too slow.
create table private.review_counts (
  product_id uuid not null references public.products (id) on delete cascade,
  rating smallint not null,
  n integer not null,
  primary key (product_id, rating)
);

alter table public.reviews enable row level security;
alter table private.review_authors enable row level security;
alter table private.guest_reviews enable row level security;
alter table private.review_counts enable row level security;
create policy "owner reads" on public.reviews for select to authenticated using ((select private.may('messages')));
grant select on public.reviews to authenticated;
create trigger audit_reviews after update or delete on public.reviews for each row execute function
  private.audit('author_name', 'product', 'status', 'answer');

-- Sets updated_at when the author changes the review; hiding it does not.
create function private.review_before_update() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := case
    when (new.rating, new.title, new.body) is distinct from (old.rating, old.title, old.body) then clock_timestamp()
    else old.updated_at end;
  return new;
end
$$;
create trigger review_before_update before update on public.reviews
  for each row execute function private.review_before_update();

-- Counts the reviews that a statement added, changed or deleted, then sets rating, stars and review_count of their products.
-- Locks the products in id order, as orders do, and always after the reviews: a session that writes reviews must not have
-- locked a product before. Without a review a product has 4.5, no stars and a count of 0: filters and
-- sorts read the stars, so that a rating counts from the first review on.
create function private.count_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_moved text := case tg_op
    when 'INSERT' then 'select c.product_id, c.rating, c.status, 1 as sign from changed c'
    when 'DELETE' then 'select g.product_id, g.rating, g.status, -1 as sign from gone g'
    else 'select c.product_id, c.rating, c.status, 1 as sign from changed c
          union all select g.product_id, g.rating, g.status, -1 from gone g' end;
  v_ids uuid[];
begin
  execute format($sql$
    select array_agg(p.id) from (
      select p.id from public.products p
      where p.id in (select m.product_id from (%s) m where m.status = 'published'
                     group by m.product_id, m.rating having sum(m.sign) <> 0)
      order by p.id for no key update
    ) p $sql$, v_moved) into v_ids;
  if v_ids is null then
    return null;
  end if;
  execute format($sql$
    insert into private.review_counts as c (product_id, rating, n)
    select m.product_id, m.rating, sum(m.sign) from (%s) m
    where m.status = 'published' and m.product_id = any ($1)
    group by 1, 2 having sum(m.sign) <> 0
    order by 1, 2
    on conflict (product_id, rating) do update set n = c.n + excluded.n $sql$, v_moved) using v_ids;
  update public.products p
  set review_count = s.n, rating = coalesce(s.average, 4.5), stars = coalesce(s.average, 0)
  from (
    select c.product_id, sum(c.n)::int as n, round(sum(c.n * c.rating)::numeric / nullif(sum(c.n), 0), 1) as average
    from private.review_counts c where c.product_id = any (v_ids) group by c.product_id
  ) s
  where p.id = s.product_id and (p.review_count, p.stars) is distinct from (s.n, coalesce(s.average, 0));
  return null;
end
$$;
create trigger count_reviews_on_insert after insert on public.reviews
  referencing new table as changed for each statement execute function private.count_reviews();
create trigger count_reviews_on_update after update on public.reviews
  referencing new table as changed old table as gone for each statement execute function private.count_reviews();
create trigger count_reviews_on_delete after delete on public.reviews
  referencing old table as gone for each statement execute function private.count_reviews();

-- Only reviews change `rating`, `stars` and `review_count`, and only orders `units_sold`: not even an owner sets them.
create function private.rating_guard() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated')
     and (new.rating, new.stars, new.review_count, new.units_sold) is distinct from (
       case when tg_op = 'INSERT' then 4.5 else old.rating end, case when tg_op = 'INSERT' then 0 else old.stars end,
       case when tg_op = 'INSERT' then 0 else old.review_count end, case when tg_op = 'INSERT' then 0 else old.units_sold end) then
    perform private.fail(403, 'RATING_IS_COUNTED');
  end if;
  return new;
end
$$;
create trigger rating_guard before insert or update of rating, stars, review_count, units_sold on public.products
  for each row execute function private.rating_guard();

-- Removes the author's name when the account, or the guest's order, is deleted. When the review itself is deleted, the update finds no row.
create function private.forget_author() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.reviews r where r.id in (select g.review_id from gone g) order by r.id for no key update;
  update public.reviews r set author_name = null from gone g where r.id = g.review_id;
  return null;
end
$$;
create trigger forget_author after delete on private.review_authors
  referencing old table as gone for each statement execute function private.forget_author();
create trigger forget_author after delete on private.guest_reviews
  referencing old table as gone for each statement execute function private.forget_author();

-- The author's name as a review shows it: "Salma B." for "Salma Benjelloun"; '' when the name is an email or a number.
create function private.short_name(p_full_name text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when n.name is null or n.name ~ '@|[0-9]{4}' then ''
    when position(' ' in n.name) = 0 then left(n.name, 60)
    else left(split_part(n.name, ' ', 1), 60) || ' ' || upper(left(regexp_replace(n.name, '^.* ', ''), 1)) || '.' end
  from (select private.clean_line(p_full_name) as name) n
$$;

-- Whether the shop has delivered this product to this member.
create function private.has_received(p_user_id uuid, p_product_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from public.orders o join public.order_items i on i.order_id = o.id
    where o.user_id = p_user_id and o.order_status = 'delivered' and i.product_id = p_product_id)
$$;

-- The review of a product by an account, or by who is reached at an address or number; null when there is none.
create function private.review_by(p_user uuid, p_contact text, p_product_id uuid) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(
    (select a.review_id from private.review_authors a where a.user_id = p_user and a.product_id = p_product_id),
    (select g.review_id from private.guest_reviews g where g.contact = p_contact and g.product_id = p_product_id))
$$;

-- A review as its author's form needs it: {id, author, rating, title, body, verified, status, created_at, answer, pictures},
-- with all pictures that the author has not removed; null when there is none.
create function private.review_form(p_review_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', r.id, 'author', r.author_name, 'rating', r.rating, 'title', r.title, 'body', r.body,
    'verified', r.verified, 'status', r.status, 'created_at', r.created_at, 'answer', r.answer, 'pictures', (
      select coalesce(jsonb_agg(p.id order by p.created_at, p.id), '[]') from private.review_pictures p
      where p.review_id = r.id and p.state <> 'removed'))
  from public.reviews r where r.id = p_review_id
$$;

-- The caller's own review; null when there is none. Also the one that they wrote as a guest of the account's address.
create function private.own_review(p_product_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.review_form(private.review_by((select auth.uid()), private.mailbox(private.own_email()), p_product_id))
$$;

-- Whether the caller may review a product, and the review they have: {may, review}.
create function private.my_review(p_slug text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('may', private.has_received((select auth.uid()), p.id), 'review', private.own_review(p.id))
  from public.products p where p.slug = p_slug and p.status = 'live'
$$;
create function public.my_review(p_slug text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.my_review(p_slug) $$;
grant execute on function private.my_review(text), public.my_review(text) to authenticated;

-- What of a review is stored: its texts cleaned. Raises PT400 INVALID_INPUT {field}.
create function private.clean_review(p_rating int, p_title text, p_body text, out title text, out body text)
language plpgsql immutable set search_path = ''
as $$
begin
  -- What is far too long is refused below and not cleaned first.
  title := coalesce(private.clean_line(left(p_title, 400)), '');
  body := coalesce(private.clean_text(left(p_body, 8000)), '');
  if p_rating is null or p_rating not between 1 and 5 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "rating"}');
  end if;
  if length(title) > 80 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "title"}');
  end if;
  if length(body) > 2000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "body"}');
  end if;
end
$$;

-- Stores the review of a product by an account or, p_user null, by the guest of an order, or changes the one there is; one that
-- the owner has hidden stays hidden. What is new or changed waits where the owner looks first. Texts are
-- private.clean_review's. Returns its id. Raises PT409 ALREADY_REVIEWED when another request stored one at the same moment.
create function private.store_review(
  p_product_id uuid, p_user uuid, p_contact text, p_order_id uuid, p_author text, p_rating int, p_title text, p_body text
) returns uuid
language plpgsql volatile set search_path = ''
as $$
declare
  v_review uuid := private.review_by(p_user, p_contact, p_product_id);
  v_status text := case (select s.publishing from private.review_settings s) when 'checked' then 'waiting' else 'published' end;
begin
  if v_review is not null then
    update public.reviews r set rating = p_rating, title = p_title, body = p_body, author_name = p_author, verified = true,
      status = case when r.status = 'hidden' or (r.rating, r.title, r.body) = (p_rating, p_title, p_body) then r.status else v_status end
    where r.id = v_review;
    -- What was written as a guest is the account's from now on.
    insert into private.review_authors (review_id, user_id, product_id)
    select v_review, p_user, p_product_id where p_user is not null on conflict do nothing;
    return v_review;
  end if;
  insert into public.reviews (product_id, author_name, rating, title, body, verified, status)
  values (p_product_id, p_author, p_rating, p_title, p_body, true, v_status) returning id into v_review;
  if p_user is not null then
    insert into private.review_authors (review_id, user_id, product_id) values (v_review, p_user, p_product_id)
    on conflict do nothing;
  else
    insert into private.guest_reviews (review_id, contact, product_id, order_id)
    values (v_review, p_contact, p_product_id, p_order_id) on conflict do nothing;
  end if;
  if not found then
    perform private.fail(409, 'ALREADY_REVIEWED');
  end if;
  return v_review;
end
$$;

-- Writes the caller's review of a product that was delivered to them, or changes the one they have (private.store_review).
-- With p_keep and p_pictures as private.review_with_pictures reads them. Returns {review, uploads} as it does, or
-- {"code": "PT429"}. Raises PT400 INVALID_INPUT {field}, PT404 PRODUCT_NOT_FOUND, PT403 NOT_VERIFIED, PT409
-- TOO_MANY_PICTURES, PT409 NAME_NOT_ALLOWED when the profile's name hides characters or speaks for the shop, PT409 ALREADY_REVIEWED when another request of
-- theirs stored one at the same moment.
create function private.submit_review(p_slug text, p_rating int, p_title text, p_body text, p_keep uuid[], p_pictures int) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_written record;
  v_product uuid;
  v_author text;
begin
  select * into v_written from private.clean_review(p_rating, p_title, p_body);
  if not private.within_limit('review:' || v_user, 20, 60) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  select p.id into v_product from public.products p where p.slug = p_slug and p.status = 'live';
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
  return private.review_with_pictures(private.store_review(v_product, v_user, private.mailbox(private.own_email()), null,
    coalesce(v_author, ''), p_rating, v_written.title, v_written.body), p_keep, p_pictures);
end
$$;
create function public.submit_review(p_slug text, p_rating int, p_title text default '', p_body text default '',
  p_keep uuid[] default '{}', p_pictures int default 0) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.submit_review(p_slug, p_rating, p_title, p_body, private.flat_list(p_keep, 'pictures'), p_pictures) $$;
grant execute on function private.submit_review(text, int, text, text, uuid[], int), public.submit_review(text, int, text, text, uuid[], int) to authenticated;

-- A page of a product's published reviews, with the totals of all of them.
--   p_sort   newest, highest, lowest (of the same stars the newest first)
--   p_stars  only those with so many stars
--   p_after  `next` of the page before; null for the first
--   p_limit  1 to 50
-- Returns {reviews: [{id, author, rating, title, body, verified, created_at, answer, pictures}], next, rating, total, counts:
-- {"5": n …}, all_verified, publishing}: counts without what is zero, a rating only where there are reviews, pictures that an
-- owner let through, whether each author is known to have bought the product, and when reviews appear (at-once, or checked by
-- the owner first). Null when there is no such product. Raises PT400 INVALID_FILTER {field}.
create function private.list_reviews(p_slug text, p_sort text, p_stars int, p_after uuid, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_product record;
  v_after public.reviews;
  v_rows jsonb[];
begin
  if p_sort is null or p_sort not in ('newest', 'highest', 'lowest') then
    perform private.fail(400, 'INVALID_FILTER', '{"field": "sort"}');
  end if;
  if p_stars not between 1 and 5 then
    perform private.fail(400, 'INVALID_FILTER', '{"field": "stars"}');
  end if;
  if p_limit is null or p_limit not between 1 and 50 then
    perform private.fail(400, 'INVALID_FILTER', '{"field": "limit"}');
  end if;
  select p.id, p.rating, p.review_count into v_product
  from public.products p where p.slug = p_slug and p.status = 'live';
  if not found then
    return null;
  end if;
  if p_after is not null then
    -- The cursor may name a review that was hidden since; the list continues from its position.
    select * into v_after from public.reviews r where r.id = p_after and r.product_id = v_product.id;
    if not found then
      perform private.fail(400, 'INVALID_FILTER', '{"field": "after"}');
    end if;
  end if;

  select array_agg(f.review order by f.place, f.created_at desc, f.id desc) into v_rows
  from (
    select jsonb_build_object('id', r.id, 'author', r.author_name, 'rating', r.rating, 'title', r.title, 'body', r.body,
             'verified', r.verified, 'created_at', r.created_at, 'answer', r.answer, 'pictures', (
               select coalesce(jsonb_agg(p.id order by p.created_at, p.id), '[]') from private.review_pictures p
               where p.review_id = r.id and p.state = 'shown')) as review,
           s.place, r.created_at, r.id
    from (
      select star, case p_sort when 'newest' then 0 when 'highest' then -star else star end as place,
             case when p_after is null then null when p_sort = 'newest' then 0
               when p_sort = 'highest' then -v_after.rating else v_after.rating end as begun
      from generate_series(1, 5) as star where p_stars is null or star = p_stars
    ) s
    cross join lateral (
      select r.* from public.reviews r
      where r.product_id = v_product.id and r.status = 'published' and r.rating = s.star
        -- Continues after the cursor among reviews with its stars; reviews with the next stars start with the newest.
        and (r.created_at, r.id) < (case when s.place = s.begun then v_after.created_at else 'infinity' end,
                                    coalesce(v_after.id, '00000000-0000-0000-0000-000000000000'))
      order by r.created_at desc, r.id desc limit p_limit + 1
    ) r
    where s.begun is null or s.place >= s.begun
    order by s.place, r.created_at desc, r.id desc limit p_limit + 1
  ) f;

  return jsonb_build_object(
    'reviews', coalesce(to_jsonb(v_rows[1:p_limit]), '[]'),
    'next', case when cardinality(v_rows) > p_limit then v_rows[p_limit] -> 'id' end,
    'rating', case when v_product.review_count > 0 then v_product.rating end,
    'total', v_product.review_count,
    'counts', coalesce((select jsonb_object_agg(c.rating, c.n) from private.review_counts c
                        where c.product_id = v_product.id and c.n > 0), '{}'),
    'all_verified', not exists (select from public.reviews r
                                where r.product_id = v_product.id and r.status = 'published' and not r.verified),
    'publishing', (select s.publishing from private.review_settings s));
end
$$;
create function public.list_reviews(p_slug text, p_sort text default 'newest', p_stars int default null,
  p_after uuid default null, p_limit int default 10) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_reviews(p_slug, p_sort, p_stars, p_after, p_limit) $$;
grant execute on function private.list_reviews(text, text, int, uuid, int),
  public.list_reviews(text, text, int, uuid, int) to anon, authenticated;

-- ------------------------------------------------------------------ messages

-- Messages from the contact form and from sellers, for the owner to answer. Written by public.send_message alone. read_at
-- and handled_at are null until the owner has opened the message and marked it as handled.
create table public.messages (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'seller')),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  subject text not null default '' check (length(subject) <= 120),
  body text not null check (length(body) between 1 and 4000),
  -- Only in a seller's message.
  business text not null default '' check (length(business) <= 120),
  category text not null default '' check (length(category) <= 40),
  city text not null default '' check (length(city) <= 100),
  phone text not null default '' check (length(phone) <= 40),
  website text not null default '' check (length(website) <= 200),
  -- Of the page on which it was written.
  language text not null default private.asked_language() constraint messages_language check (private.is_language(language)),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  handled_at timestamptz
);
create index messages_by_time on public.messages (created_at desc, id);
create index messages_unread on public.messages (id) where read_at is null;
create index messages_handled on public.messages (handled_at) where handled_at is not null;
alter table public.messages enable row level security;
create policy "owner reads" on public.messages for select to authenticated using ((select private.may('messages')));
create policy "owner changes" on public.messages for update to authenticated
  using ((select private.may('messages'))) with check ((select private.may('messages')));
create policy "owner deletes" on public.messages for delete to authenticated using ((select private.may('delete')));
grant select, delete on public.messages to authenticated;
grant update (read_at, handled_at) on public.messages to authenticated;

-- Refuses changes of a message's text. The embedded back end grants updates of every column, a hosted project does not.
create function private.message_before_update() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if to_jsonb(new) - array['read_at', 'handled_at'] is distinct from to_jsonb(old) - array['read_at', 'handled_at'] then
    perform private.fail(403, 'MESSAGE_IS_FIXED');
  end if;
  return new;
end
$$;
create trigger message_before_update before update on public.messages
  for each row execute function private.message_before_update();

-- Stores a message for the owner and writes a confirmation into the outbox.
--   p_kind    contact, seller
--   p_id      made by the sender, so that a repeated request stores one message
--   p_fields  name, email, body; subject (contact); business, category, city, phone, website (seller). `honeypot` is a hidden
--             field that only bots fill in
-- The confirmation repeats nothing that was typed and goes to a signed-in member's own confirmed address only, at most three
-- times in a day: a confirmation to whatever was typed would write to others, and `mailed` would tell which addresses have
-- an account. Deletes messages that were handled longer ago than they are kept (private.retention).
-- Returns {ok, reference, mailed} or {"code": "PT429"}; raises PT400 INVALID_INPUT {field}.
create function private.send_message(p_kind text, p_id uuid, p_fields jsonb) returns jsonb
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
  v_message.email := private.read_email(p_fields ->> 'email');
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
    if not private.within_limit('message:' || private.mailbox(v_message.email), 5, 60)
      or not private.has_captcha() and private.use_bound('messages', private.client_network()) > 0 then
      perform set_config('response.status', '429', true);
      return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
    end if;
    delete from public.messages m where m.handled_at < private.forgets_before('messages');
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
create function public.send_message(p_kind text, p_id uuid, p_fields jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.send_message(p_kind, p_id, private.json_object(p_fields, 'fields')) $$;
grant execute on function private.send_message(text, uuid, jsonb), public.send_message(text, uuid, jsonb) to anon, authenticated;
