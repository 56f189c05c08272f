-- The owner's list of reviews: what is new, what is hidden and why.

-- Bodies name what later files create.
set check_function_bodies = off;

-- That an owner has looked at a review, in a table of its own: reviews are public, this is not. `reason` is null while the
-- review is shown.
create table private.review_checks (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  checked_at timestamptz not null default clock_timestamp() check (checked_at >= '2000-01-01' and checked_at <= '2100-01-01'),
  reason text check (reason in ('spam', 'offensive', 'personal', 'off-topic', 'other'))
);
alter table private.review_checks enable row level security;

create index reviews_by_change on public.reviews (updated_at desc, id desc);
create index reviews_hidden on public.reviews (updated_at desc, id desc) where status = 'hidden';

-- The words of a review as the owner's search compares them.
create function private.review_words(p_author text, p_title text, p_body text) returns tsvector
language sql immutable set search_path = ''
as $$ select to_tsvector('pg_catalog.simple', array_to_string(private.words(concat_ws(' ', p_author, p_title, p_body)), ' ')) $$;
create index reviews_words on public.reviews using gin (private.review_words(author_name, title, body));

-- Hides reviews, for a reason that only owners see, or shows them, at most 500; either way they are not new any more, and what
-- was reported is settled. p_pictures are those of their pictures that everybody may see from now on: the ones that the caller
-- has looked at. Returns how many reviews changed. A function, because two plain updates of the same reviews through the API would lock
-- them in different orders and could deadlock. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.set_review_status(p_ids uuid[], p_status text, p_reason text, p_pictures uuid[]) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_changed int;
begin
  perform private.only('messages');
  if p_ids is null or cardinality(p_ids) > 500 or p_pictures is null or cardinality(p_pictures) > 1500 or p_status is null
    or p_status not in ('published', 'hidden')
    or p_reason is not null and p_reason not in ('spam', 'offensive', 'personal', 'off-topic', 'other')
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  perform 1 from public.reviews r where r.id = any (p_ids) order by r.id for no key update;
  update public.reviews r set status = p_status where r.id = any (p_ids) and r.status <> p_status;
  get diagnostics v_changed = row_count;
  insert into private.review_checks as c (review_id, reason)
  select r.id, case p_status when 'hidden' then coalesce(p_reason, 'other') end
  from public.reviews r where r.id = any (p_ids) order by r.id
  on conflict (review_id) do update set checked_at = excluded.checked_at, reason = excluded.reason;
  delete from private.review_reports o where o.review_id = any (p_ids);
  update private.review_pictures p set state = 'shown'
  where p.id = any (p_pictures) and p.review_id = any (p_ids) and p.state = 'waiting' and p_status = 'published';
  return v_changed;
end
$$;
create function public.set_review_status(p_ids uuid[], p_status text, p_reason text default null, p_pictures uuid[] default '{}')
returns int
language sql volatile security invoker set search_path = ''
as $$
  select private.set_review_status(private.flat_list(p_ids, 'ids'), p_status, p_reason, private.flat_list(p_pictures, 'pictures'))
$$;
grant execute on function private.set_review_status(uuid[], text, text, uuid[]), public.set_review_status(uuid[], text, text, uuid[]) to authenticated;

-- The pictures of a review that were uploaded, for owners: [{id, shown}].
create function private.moderated_pictures(p_review_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'shown', p.state = 'shown') order by p.created_at, p.id), '[]')
  from private.review_pictures p
  where p.review_id = p_review_id and p.state <> 'removed'
    and exists (select from storage.objects o where o.bucket_id = 'review-pictures' and o.name = p.id::text)
$$;

-- What a review was reported for, for owners: [{reason, n}].
create function private.review_complaints(p_review_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('reason', o.reason, 'n', o.n) order by o.n desc, o.reason), '[]')
  from (select r.reason, count(*) as n from private.review_reports r where r.review_id = p_review_id group by r.reason) o
$$;

-- Reviews, the last written or changed first: {total, more, counts: {new, hidden, reported}, stale_pictures, reviews: [{id,
-- product_id, slug, name, image, author, rating, title, body, verified, status, is_new, reason, language, answer, pictures,
-- reports, created_at, updated_at}]}. `stale_pictures` are files that belong to no review any more, which the owner's page
-- deletes: only the storage server can.
--   p_show    new: of the last thirty days, and no owner has looked at it since it was written or changed, or it or one of its
--             pictures waits for that; published, hidden, reported, all
--   p_search  beginnings of words of the author's name and the text, or of a product's title; null or '' for all
-- Totals are counted to a thousand. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.admin_reviews(p_show text, p_search text, p_page int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  c_size constant int := 50;
  c_new constant text := $sql$(r.id = any (array(select w.id from public.reviews w where w.status = 'waiting' limit 1001)
      || array(select p.review_id from private.review_pictures p join storage.objects o
                 on o.bucket_id = 'review-pictures' and o.name = p.id::text where p.state = 'waiting' limit 1001))
    or r.updated_at >= now() - interval '30 days' and not exists (
      select from private.review_checks c where c.review_id = r.id and c.checked_at >= r.updated_at))$sql$;
  c_reported constant text := 'r.id in (select o.review_id from private.review_reports o)';
  v_words tsquery;
  v_where text;
  v_total int;
  v_new int;
  v_hidden int;
  v_reported int;
  v_rows jsonb;
begin
  perform private.only('messages');
  if p_show is null or p_show not in ('new', 'published', 'hidden', 'reported', 'all') or length(p_search) > 100
    or p_page is null or p_page not between 1 and 10000
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  v_words := private.title_query(p_search);
  v_where := concat_ws(' and ',
    case p_show when 'new' then c_new when 'published' then 'r.status = ''published''' when 'hidden' then 'r.status = ''hidden'''
      when 'reported' then c_reported end,
    case when v_words is not null then $sql$(private.review_words(r.author_name, r.title, r.body) @@ $1
        or r.product_id = any (array(select p.id from public.products p where private.title_words(p.title, p.slug, p.tags || array[p.vendor, p.product_type]) @@ $1)))$sql$
      when btrim(coalesce(p_search, '')) <> '' then 'false' end);
  v_where := coalesce('where ' || nullif(v_where, ''), '');
  execute format('select count(*) from (select from public.reviews r %s limit 1001) n', v_where)
  into v_total using v_words;
  execute format('select count(*) from (select from public.reviews r where %s limit 1001) n', c_new) into v_new;
  select count(*) into v_hidden from (select from public.reviews r where r.status = 'hidden' limit 1001) n;
  select count(*) into v_reported from (select distinct o.review_id from private.review_reports o limit 1001) n;
  execute format($sql$
    with found as (
      select r.* from public.reviews r %s order by r.updated_at desc, r.id desc limit $2 offset $3
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'product_id', p.id, 'slug', p.slug, 'name', p.title,
      'image', p.image_url, 'author', f.author_name, 'rating', f.rating, 'title', f.title, 'body', f.body,
      'verified', f.verified, 'status', f.status, 'created_at', f.created_at, 'updated_at', f.updated_at, 'reason', c.reason,
      'language', f.language, 'answer', f.answer, 'pictures', private.moderated_pictures(f.id), 'reports', private.review_complaints(f.id),
      'is_new', f.status = 'waiting' or private.moderated_pictures(f.id) @> '[{"shown": false}]' or f.updated_at >= now() - interval '30 days' and coalesce(c.checked_at < f.updated_at, true))
      order by f.updated_at desc, f.id desc), '[]')
    from found f join public.products p on p.id = f.product_id left join private.review_checks c on c.review_id = f.id
  $sql$, v_where) into v_rows using v_words, c_size, (p_page - 1) * c_size;
  return jsonb_build_object('total', least(v_total, 1000), 'more', v_total > 1000,
    'counts', jsonb_build_object('new', v_new, 'hidden', v_hidden, 'reported', v_reported), 'reviews', v_rows,
    'stale_pictures', (
      select coalesce(jsonb_agg(s.name), '[]') from (
        select o.name from storage.objects o
        where o.bucket_id = 'review-pictures' and o.created_at < now() - interval '1 hour' and not exists (
          select from private.review_pictures p where p.id::text = o.name and p.state <> 'removed') limit 100) s));
end
$$;
create function public.admin_reviews(p_show text default 'new', p_search text default '', p_page int default 1) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.admin_reviews(p_show, p_search, p_page) $$;
grant execute on function private.admin_reviews(text, text, int), public.admin_reviews(text, text, int) to authenticated;
