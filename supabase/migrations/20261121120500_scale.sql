-- What keeps its pace when the orders have become a hundred thousand (npm run bench:admin).

-- When the line's order was placed, repeated from it: what sold in a time is then read from one index.
alter table public.order_items add column placed_at timestamptz not null default now();
update public.order_items i set placed_at = o.created_at from public.orders o where o.id = i.order_id;
create index order_items_by_time on public.order_items (placed_at) include (order_id, product_id, variant_id, quantity);
drop index public.order_items_of_product;
create index order_items_of_product on public.order_items (product_id, placed_at desc) include (order_id);

-- What is wanted most these thirty days, filled up with what the shop features: a piece that was ordered counts three,
-- a member's wish one. The same answer as before, from the index of the lines.
create or replace function private.trending(p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_ids uuid[];
begin
  v_ids := array(
    with wanted as (
      select w.product_id, sum(w.points) as points
      from (
        select i.product_id, 3 * i.quantity as points
        from public.order_items i
        where i.placed_at > now() - interval '30 days' and not exists (
          select from public.orders o where o.id = i.order_id and o.order_status = 'cancelled'
            and o.created_at > now() - interval '30 days')
        union all
        select l.product_id, 1 from public.wishlist_items l where l.added_at > now() - interval '30 days'
      ) w
      where w.product_id is not null
      group by w.product_id
    ), candidates as (
      -- More than are shown, as some may be sold out or archived.
      (select w.product_id as id, w.points from wanted w order by w.points desc limit 200)
      union all
      select f.id, null from public.products f where f.featured_rank is not null
    )
    select p.id from (select c.id, max(c.points) as points from candidates c group by c.id) s
    join public.products p on p.id = s.id
    where p.archived_at is null and p.quantity > 0
    order by s.points desc nulls last, p.prominence desc limit least(greatest(coalesce(p_limit, 8), 1), 24));
  return jsonb_build_object(
    'products', private.cards(v_ids),
    'collections', coalesce((
      select jsonb_agg(jsonb_build_object('slug', g.slug, 'name', g.name) order by g.first)
      from (
        select c.slug, c.name, min(i.n) as first
        from unnest(v_ids) with ordinality as i (id, n)
        join public.products p on p.id = i.id join public.collections c on c.slug = p.collection_slug
        group by c.slug, c.name order by first limit 6
      ) g), '[]'));
end
$$;

-- Together: what the newest thousand orders of a product held besides it. Otherwise as before.
create or replace function private.recommendations(p_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_product public.products;
  v_together uuid[];
  v_similar uuid[];
begin
  select * into v_product from public.products p where p.slug = p_slug and p.archived_at is null;
  if not found then
    return null;
  end if;
  v_together := array(
    select p.id from (
      select o.product_id as id, count(*) as times
      from (select i.order_id from public.order_items i where i.product_id = v_product.id order by i.placed_at desc limit 1000) i
      join public.order_items o on o.order_id = i.order_id and o.product_id <> v_product.id
      group by o.product_id
    ) n
    join public.products p on p.id = n.id and p.archived_at is null and p.quantity > 0
    order by n.times desc, p.id limit 4);
  v_similar := array(
    select p.id from public.products p
    where p.collection_slug = v_product.collection_slug and p.id <> v_product.id and p.archived_at is null
    order by p.prominence desc, p.created_at desc, p.id desc limit 8);
  v_similar := v_similar || array(
    select p.id from public.products p
    where p.featured_rank is not null and p.id <> v_product.id and p.id <> all (v_similar) and p.archived_at is null
    order by p.featured_rank limit 8 - cardinality(v_similar));
  return jsonb_build_object('together', private.cards(v_together), 'similar', private.cards(v_similar));
end
$$;

-- Variants of live products with no more than the settings' low-stock level left, what sold most in thirty days first:
-- {total, variants: [{id, slug, name, image, size, color, left, sold}]}; the id is the product's.
create or replace function private.low_stock(p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_level int := (select s.low_stock_threshold from public.shop_settings s);
begin
  perform private.only_admin();
  if p_limit not between 1 and 200 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return (
    with low as (
      select v.id, v.product_id, v.size, v.color, v.quantity as left
      from public.product_variants v join public.products p on p.id = v.product_id and p.archived_at is null
      where v.quantity <= least(v_level, 100)
    ), sold as (
      select i.variant_id, sum(i.quantity) as sold
      from public.order_items i
      where i.placed_at >= now() - interval '30 days' and not exists (
        select from public.orders o where o.id = i.order_id and o.order_status = 'cancelled'
          and o.created_at >= now() - interval '30 days')
      group by i.variant_id
    ), first as (
      select l.*, coalesce(s.sold, 0) as sold from low l left join sold s on s.variant_id = l.id
      order by coalesce(s.sold, 0) desc, l.left, l.product_id, l.size, l.color limit p_limit
    ), named as (
      select f.size, f.color, f.left, f.sold, p.id, p.slug, p.title as name, p.image_url as image
      from first f join public.products p on p.id = f.product_id
    )
    select jsonb_build_object('total', (select count(*) from low),
      'variants', coalesce(jsonb_agg(to_jsonb(n) order by n.sold desc, n.left, n.slug, n.size, n.color), '[]'))
    from named n);
end
$$;

-- Everyone who ordered, one per email: {total, customers: [{email, name, phone, city, orders, spent, joined, last, member}]}.
-- Spent is without cancelled orders; joined and last are the first and the last order (specification 12, admin customer
-- record). p_search is part of a name or an email; p_sort is one of last, spent, orders, name; pages count from 1. Only
-- the page's own people are looked up, unless they are sorted by name.
create or replace function private.list_customers(p_search text, p_sort text, p_page int, p_size int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_search text := lower(coalesce(p_search, ''));
  v_answer jsonb;
begin
  perform private.only_admin();
  if length(v_search) > 100 or p_sort not in ('last', 'spent', 'orders', 'name') or p_page not between 1 and 100000
    or p_size not between 1 and 1000
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  with found as (
    select o.customer_email as email, count(*) as orders,
      coalesce(sum(o.total_amount) filter (where o.order_status <> 'cancelled'), 0) as spent,
      min(o.created_at) as joined, max(o.created_at) as last, bool_or(o.user_id is not null) as member
    from public.orders o
    where v_search = '' or o.customer_email in (
      select m.customer_email from public.orders m
      where strpos(lower(m.customer_name), v_search) > 0 or strpos(m.customer_email, v_search) > 0)
    group by o.customer_email
  ), listed as (
    select f.*, row_number() over (order by
      case when p_sort = 'last' then f.last end desc,
      case when p_sort = 'spent' then f.spent end desc,
      case when p_sort = 'orders' then f.orders end desc,
      case when p_sort = 'name' then (select lower(n.customer_name) from public.orders n
        where n.customer_email = f.email order by n.created_at desc limit 1) end,
      f.email) as place
    from found f
  ), paged as (
    select * from listed l where l.place > (p_page - 1) * p_size and l.place <= p_page * p_size
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'customers', coalesce(jsonb_agg((to_jsonb(p) - 'place') || n.person order by p.place), '[]'))
  into v_answer
  from paged p
  cross join lateral (
    select jsonb_build_object('name', o.customer_name, 'phone', o.customer_phone, 'city', o.shipping_address ->> 'city') as person
    from public.orders o where o.customer_email = p.email order by o.created_at desc, o.id limit 1
  ) n;
  return v_answer;
end
$$;
drop index public.orders_by_email;
create index orders_by_email on public.orders (customer_email, created_at desc) include (order_status, total_amount, user_id);

-- What was sold from p_from to p_to, both days included, beside the as many days before: {current, previous} as sums
-- (revenue, orders, cancelled, units, customers, returning), buckets [{start, revenue, orders, units, before: {…}}] by
-- p_bucket (day, week from Monday, month), products and collections that earned most with what they earned before,
-- variants sold out now that sold then, when deals ran (by kind, those within half a day of each other together), and
-- orders by status. What was cancelled counts as cancelled only. The same answer as before, from one pass over the orders
-- and one over their lines. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT: at most three years, a bucket by its name.
create or replace function private.sales_summary(p_from date, p_to date, p_bucket text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '32MB'
as $$
declare
  v_days int := p_to - p_from + 1;
  v_since timestamptz := p_from::timestamp at time zone 'UTC';
  v_until timestamptz := (p_to + 1)::timestamp at time zone 'UTC';
  v_before timestamptz := v_since - make_interval(days => v_days);
  v_answer jsonb;
begin
  perform private.only_admin();
  if p_from is null or p_to is null or v_days not between 1 and 1100 or p_bucket not in ('day', 'week', 'month') then
    perform private.fail(400, 'INVALID_INPUT');
  end if;

  with placed as materialized (
    select o.id, o.customer_email as email, o.total_amount as total, o.order_status as status,
      o.order_status = 'cancelled' as cancelled, o.created_at < v_since as before,
      (o.created_at at time zone 'UTC')::date as day
    from public.orders o where o.created_at >= v_before and o.created_at < v_until
  ), lines as materialized (
    select p.day, p.before, i.product_id, i.variant_id, i.product_slug as slug,
      max(i.product_name collate "C") as name, max(i.product_image collate "C") as image,
      sum(i.price * i.quantity) as revenue, sum(i.quantity) as units
    from placed p join public.order_items i on i.order_id = p.id
    where not p.cancelled
    group by 1, 2, 3, 4, 5
  ), days as (
    -- The days before lie under the same buckets, each shifted on by the length of the range.
    select d.before, greatest(date_trunc(p_bucket, case when d.before then d.day + v_days else d.day end)::date, p_from) as start,
      sum(d.revenue) as revenue, sum(d.orders) as orders, sum(d.cancelled) as cancelled, sum(d.units) as units
    from (
      select p.before, p.day, coalesce(sum(p.total) filter (where not p.cancelled), 0) as revenue,
        count(*) filter (where not p.cancelled) as orders, count(*) filter (where p.cancelled) as cancelled, 0 as units
      from placed p group by 1, 2
      union all
      select l.before, l.day, 0, 0, 0, sum(l.units) from lines l group by 1, 2
    ) d group by 1, 2
  ), buyers as (
    select b.before, count(*) as customers, count(*) filter (where b.known) as returning
    from (
      select f.before, exists (select from public.orders o where o.customer_email = f.email and o.order_status <> 'cancelled'
        and o.created_at < case when f.before then v_before else v_since end) as known
      from (select distinct p.email, p.before from placed p where not p.cancelled) f
    ) b group by 1
  ), figures as (
    select w.before, jsonb_build_object(
      'revenue', coalesce(sum(d.revenue), 0), 'orders', coalesce(sum(d.orders), 0), 'cancelled', coalesce(sum(d.cancelled), 0),
      'units', coalesce(sum(d.units), 0), 'customers', coalesce(max(b.customers), 0), 'returning', coalesce(max(b.returning), 0)) as sums
    from (values (false), (true)) as w (before)
    left join days d on d.before = w.before left join buyers b on b.before = w.before
    group by w.before
  ), starts as (
    select greatest(d::date, p_from) as start
    from generate_series(date_trunc(p_bucket, p_from::timestamp), p_to::timestamp, ('1 ' || p_bucket)::interval) as d
  ), products as (
    select l.slug, max(l.name) as name, max(l.image) as image,
      coalesce(sum(l.revenue) filter (where not l.before), 0) as revenue,
      coalesce(sum(l.units) filter (where not l.before), 0) as units,
      coalesce(sum(l.revenue) filter (where l.before), 0) as before
    from lines l group by l.slug having not bool_and(l.before) order by revenue desc, l.slug limit 10
  ), collections as (
    select c.slug, c.name,
      coalesce(sum(l.revenue) filter (where not l.before), 0) as revenue,
      coalesce(sum(l.units) filter (where not l.before), 0) as units,
      coalesce(sum(l.revenue) filter (where l.before), 0) as before
    from (select l.product_id, l.before, sum(l.revenue) as revenue, sum(l.units) as units from lines l group by 1, 2) l
    join public.products p on p.id = l.product_id join public.collections c on c.slug = p.collection_slug
    group by c.slug, c.name having not bool_and(l.before) order by revenue desc, c.slug limit 10
  ), gone as (
    select p.slug, p.title as name, p.image_url as image, v.size, v.color, s.units
    from (select l.variant_id, sum(l.units) as units from lines l where not l.before group by 1) s
    join public.product_variants v on v.id = s.variant_id and v.quantity = 0
    join public.products p on p.id = v.product_id and p.archived_at is null
    order by s.units desc, p.slug, v.size, v.color limit 10
  )
  select jsonb_build_object(
    'current', (select f.sums from figures f where not f.before),
    'previous', (select f.sums from figures f where f.before),
    'buckets', (select jsonb_agg(jsonb_build_object('start', s.start,
        'revenue', coalesce(n.revenue, 0), 'orders', coalesce(n.orders, 0), 'units', coalesce(n.units, 0),
        'before', jsonb_build_object('revenue', coalesce(b.revenue, 0), 'orders', coalesce(b.orders, 0), 'units', coalesce(b.units, 0)))
        order by s.start)
      from starts s
      left join days n on n.start = s.start and not n.before
      left join days b on b.start = s.start and b.before),
    'products', (select coalesce(jsonb_agg(to_jsonb(p) order by p.revenue desc, p.slug), '[]') from products p),
    'collections', (select coalesce(jsonb_agg(to_jsonb(c) order by c.revenue desc, c.slug), '[]') from collections c),
    'soldOut', (select coalesce(jsonb_agg(to_jsonb(g) order by g.units desc, g.slug, g.size, g.color), '[]') from gone g),
    'statuses', (select coalesce(jsonb_object_agg(n.status, n.orders), '{}')
      from (select p.status, count(*) as orders from placed p where not p.before group by 1) n))
  into v_answer;

  return v_answer || (
    with ran as (
      select d.kind, greatest(d.starts_at, v_since) as since, least(d.ends_at, v_until, now()) as until
      from public.deals d where d.starts_at < least(v_until, now()) and d.ends_at > v_since
    ), marked as (
      select r.*, coalesce(r.since > max(r.until) over (partition by r.kind order by r.since, r.until
        rows between unbounded preceding and 1 preceding) + interval '12 hours', true) as apart
      from ran r
    ), spans as (
      select m.*, count(*) filter (where m.apart) over (partition by m.kind order by m.since, m.until rows unbounded preceding) as span
      from marked m
    ), summed as (
      select s.kind, (min(s.since) at time zone 'UTC')::date as "from",
        ((max(s.until) - interval '1 microsecond') at time zone 'UTC')::date as "to", count(*) as deals
      from spans s group by s.kind, s.span order by 2, 1 limit 40
    )
    select jsonb_build_object('deals', coalesce(jsonb_agg(to_jsonb(s) order by s."from", s.kind), '[]')) from summed s);
end
$$;
drop function private.sales_figures(date, date);
