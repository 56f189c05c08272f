-- A rating counts from the first review on: the filter and the sorts by rating read `stars`, which is 0 without reviews,
-- while `rating` keeps the specification's default of 4.5.

alter table public.products add column stars numeric(2, 1) not null default 0 check (stars between 0 and 5);
update public.products set stars = rating where review_count > 0;
drop index public.products_by_rating, public.products_by_popularity;
create index products_by_rating on public.products (collection_slug, stars, review_count, id);
create index products_by_popularity on public.products (collection_slug, review_count, stars, id);

-- As before, and sets `stars`.
create or replace function private.count_reviews() returns trigger
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

-- Only reviews change `rating`, `stars` and `review_count`: not even an owner sets them.
create or replace function private.rating_guard() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated')
     and (new.rating, new.stars, new.review_count) is distinct from (case when tg_op = 'INSERT' then 4.5 else old.rating end,
       case when tg_op = 'INSERT' then 0 else old.stars end, case when tg_op = 'INSERT' then 0 else old.review_count end) then
    perform private.fail(403, 'RATING_IS_COUNTED');
  end if;
  return new;
end
$$;
drop trigger rating_guard on public.products;
create trigger rating_guard before insert or update of rating, stars, review_count on public.products
  for each row execute function private.rating_guard();

-- As before, with `stars` as the source of the rating filter.
create or replace function private.facets() returns table (name text, kind text, source text, choices text[], edges numeric[])
language sql immutable rows 6 set search_path = ''
as $$
  values
    ('size', 'list', 'sizes_left', null::text[], null::numeric[]),
    ('color', 'list', 'colors', null, null),
    ('price', 'band', 'price', '{0-10,10-15,15-20,20-30,30-50,50-up}', '{10,15,20,30,50}'),
    ('discount', 'level', 'discount', '{any,20,40,60}', '{1,20,40,60}'),
    ('rating', 'level', 'stars', '{3,4,4.5}', '{3,4,4.5}'),
    -- The second edge tells the last items of a product from plenty.
    ('stock', 'flag', 'quantity', '{in}', '{1,13}')
$$;

-- As before, with `stars` in the place of `rating`.
create or replace function private.listing_sort(p_sort text, p_ranked boolean, out keys text[], out types text[], out direction text)
language plpgsql immutable set search_path = ''
as $$
begin
  direction := 'desc';
  case
    when p_sort = 'featured' and p_ranked then keys := '{p.rank}'; types := '{bigint}'; direction := 'asc';
    when p_sort = 'featured' then keys := '{p.prominence,p.created_at}'; types := '{int,timestamptz}';
    when p_sort = 'newest' then keys := '{p.created_at}'; types := '{timestamptz}';
    when p_sort = 'price-low' then keys := '{p.price}'; types := '{numeric}'; direction := 'asc';
    when p_sort = 'price-high' then keys := '{p.price}'; types := '{numeric}';
    when p_sort = 'rating' then keys := '{p.stars,p.review_count}'; types := '{numeric,int}';
    when p_sort = 'popular' then keys := '{p.review_count,p.stars}'; types := '{int,numeric}';
    else perform private.fail(400, 'INVALID_FILTER', '{"field": "sort"}');
  end case;
  keys := keys || 'p.id'::text;
  types := types || 'uuid'::text;
end
$$;

select private.apply_facets();
