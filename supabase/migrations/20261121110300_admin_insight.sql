-- What the owner sees of the people who order and of what is sold. Every function asks first who is asking; times and
-- days are UTC, amounts are US dollars.

-- The owner's own words about a customer, who never sees them. A customer is an email address: guests have no account.
create table public.customer_notes (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  note text not null check (note = btrim(note) and length(note) between 1 and 2000),
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index customer_notes_of_customer on public.customer_notes (email, created_at desc);

alter table public.customer_notes enable row level security;
revoke all on public.customer_notes from anon, authenticated;
grant select, delete on public.customer_notes to authenticated;
grant insert (email, note) on public.customer_notes to authenticated;
create policy "the owner reads notes" on public.customer_notes for select to authenticated
  using ((select private.is_admin()));
-- In the writer's own name: where a back end grants every column, the author could be given.
create policy "the owner writes notes" on public.customer_notes for insert to authenticated
  with check ((select private.is_admin()) and author_id = (select auth.uid()));
create policy "the owner deletes notes" on public.customer_notes for delete to authenticated
  using ((select private.is_admin()));

-- Raises PT403 FORBIDDEN for everybody but the owner.
create function private.only_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    perform private.fail(403, 'FORBIDDEN');
  end if;
end
$$;

-- Everyone who ordered, one per email: {total, customers: [{email, name, phone, city, orders, spent, joined, last, member}]}.
-- Spent is without cancelled orders; joined and last are the first and the last order (specification 12, admin
-- customer record). p_search is part of a name or an email; p_sort is one of last, spent, orders, name; pages count from 1.
create function private.list_customers(p_search text, p_sort text, p_page int, p_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
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
  with people as (
    select o.customer_email as email, count(*) as orders,
      coalesce(sum(o.total_amount) filter (where o.order_status <> 'cancelled'), 0) as spent,
      min(o.created_at) as joined, max(o.created_at) as last, bool_or(o.user_id is not null) as member,
      (array_agg(o.id order by o.created_at desc, o.id))[1] as last_id
    from public.orders o
    group by o.customer_email
  ), found as (
    select p.*, o.customer_name as name, o.customer_phone as phone, o.shipping_address ->> 'city' as city
    from people p join public.orders o on o.id = p.last_id
    where v_search = '' or strpos(lower(o.customer_name), v_search) > 0 or strpos(p.email, v_search) > 0
  ), listed as (
    select f.*, row_number() over (order by
      case when p_sort = 'last' then f.last end desc,
      case when p_sort = 'spent' then f.spent end desc,
      case when p_sort = 'orders' then f.orders end desc,
      case when p_sort = 'name' then lower(f.name) end,
      f.email) as place
    from found f
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'customers', coalesce(jsonb_agg(to_jsonb(l) - 'place' - 'last_id' order by l.place), '[]'))
  into v_answer
  from listed l
  where l.place > (p_page - 1) * p_size and l.place <= p_page * p_size;
  return v_answer;
end
$$;

-- One of them, with the newest twenty orders and the notes; null when nobody ordered with that email.
create function private.get_customer(p_email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_answer jsonb;
begin
  perform private.only_admin();
  select jsonb_build_object(
    'email', p_email, 'orders', count(*), 'kept', count(*) filter (where o.order_status <> 'cancelled'),
    'spent', coalesce(sum(o.total_amount) filter (where o.order_status <> 'cancelled'), 0),
    'joined', min(o.created_at), 'last', max(o.created_at), 'member', bool_or(o.user_id is not null))
  into v_answer
  from public.orders o where o.customer_email = p_email having count(*) > 0;
  return v_answer
    || (select jsonb_build_object('name', o.customer_name, 'phone', o.customer_phone,
          'city', o.shipping_address ->> 'city', 'address', o.shipping_address)
        from public.orders o where o.customer_email = p_email order by o.created_at desc, o.id limit 1)
    || jsonb_build_object('newest', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id), '[]')
        from (select o.id, o.order_number, o.order_status, o.total_amount, o.created_at
              from public.orders o where o.customer_email = p_email order by o.created_at desc, o.id limit 20) n))
    || jsonb_build_object('notes', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id desc), '[]')
        from (select c.id, c.note, c.created_at,
                (select u.email from auth.users u where u.id = c.author_id) as author
              from public.customer_notes c where c.email = p_email) n));
end
$$;

-- Sums over the days [p_from, p_to]. What was cancelled counts as cancelled only.
create function private.sales_figures(p_from date, p_to date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with placed as (
    select o.id, o.customer_email, o.total_amount, o.order_status = 'cancelled' as cancelled
    from public.orders o
    where o.created_at >= p_from::timestamp at time zone 'UTC' and o.created_at < (p_to + 1)::timestamp at time zone 'UTC'
  ), buyers as (
    select distinct p.customer_email as email from placed p where not p.cancelled
  )
  select jsonb_build_object(
    'revenue', coalesce(sum(p.total_amount) filter (where not p.cancelled), 0),
    'orders', count(*) filter (where not p.cancelled),
    'cancelled', count(*) filter (where p.cancelled),
    'units', (select coalesce(sum(i.quantity), 0) from public.order_items i join placed k on k.id = i.order_id where not k.cancelled),
    'customers', (select count(*) from buyers),
    'returning', (select count(*) from buyers b where exists (
      select from public.orders o where o.customer_email = b.email and o.order_status <> 'cancelled'
        and o.created_at < p_from::timestamp at time zone 'UTC')))
  from placed p
$$;

-- What was sold from p_from to p_to, both days included, beside the as many days before: {current, previous} as
-- sales_figures, buckets [{start, revenue, orders, units, before: {…}}] by p_bucket (day, week from Monday, month),
-- products and collections that earned most, variants sold out now that sold then, and orders by status.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT: at most three years, a bucket by its name.
create function private.sales_summary(p_from date, p_to date, p_bucket text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_days int := p_to - p_from + 1;
  v_since timestamptz := p_from::timestamp at time zone 'UTC';
  v_until timestamptz := (p_to + 1)::timestamp at time zone 'UTC';
  v_answer jsonb;
begin
  perform private.only_admin();
  if p_from is null or p_to is null or v_days not between 1 and 1100 or p_bucket not in ('day', 'week', 'month') then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  v_answer := jsonb_build_object(
    'current', private.sales_figures(p_from, p_to),
    'previous', private.sales_figures(p_from - v_days, p_from - 1));

  -- The days before lie under the same buckets, each shifted on by the length of the range.
  v_answer := v_answer || (
    with placed as (
      select (o.created_at at time zone 'UTC')::date as day, o.total_amount,
        (select coalesce(sum(i.quantity), 0) from public.order_items i where i.order_id = o.id) as units
      from public.orders o
      where o.order_status <> 'cancelled' and o.created_at >= v_since - make_interval(days => v_days) and o.created_at < v_until
    ), sums as (
      select greatest(date_trunc(p_bucket, case when p.day < p_from then p.day + v_days else p.day end)::date, p_from) as start,
        p.day < p_from as before, sum(p.total_amount) as revenue, count(*) as orders, sum(p.units) as units
      from placed p group by 1, 2
    ), starts as (
      select greatest(d::date, p_from) as start
      from generate_series(date_trunc(p_bucket, p_from::timestamp), p_to::timestamp, ('1 ' || p_bucket)::interval) as d
    )
    select jsonb_build_object('buckets', jsonb_agg(jsonb_build_object('start', s.start,
      'revenue', coalesce(n.revenue, 0), 'orders', coalesce(n.orders, 0), 'units', coalesce(n.units, 0),
      'before', jsonb_build_object('revenue', coalesce(b.revenue, 0), 'orders', coalesce(b.orders, 0), 'units', coalesce(b.units, 0)))
      order by s.start))
    from starts s
    left join sums n on n.start = s.start and not n.before
    left join sums b on b.start = s.start and b.before);

  v_answer := v_answer || (
    with sold as (
      select i.product_id, i.variant_id, i.product_slug, i.product_name, i.product_image, i.price * i.quantity as revenue, i.quantity
      from public.order_items i join public.orders o on o.id = i.order_id
      where o.order_status <> 'cancelled' and o.created_at >= v_since and o.created_at < v_until
    ), products as (
      select s.product_slug as slug, max(s.product_name) as name, max(s.product_image) as image,
        sum(s.revenue) as revenue, sum(s.quantity) as units
      from sold s group by s.product_slug order by revenue desc, slug limit 10
    ), collections as (
      select c.slug, c.name, sum(s.revenue) as revenue, sum(s.quantity) as units
      from sold s join public.products p on p.id = s.product_id join public.collections c on c.slug = p.collection_slug
      group by c.slug, c.name order by revenue desc, c.slug limit 10
    ), gone as (
      select p.slug, p.title as name, p.image_url as image, v.size, v.color, sum(s.quantity) as units
      from sold s join public.product_variants v on v.id = s.variant_id and v.quantity = 0
        join public.products p on p.id = v.product_id and p.archived_at is null
      group by p.slug, p.title, p.image_url, v.size, v.color order by units desc, p.slug, v.size, v.color limit 10
    )
    select jsonb_build_object(
      'products', (select coalesce(jsonb_agg(to_jsonb(p) order by p.revenue desc, p.slug), '[]') from products p),
      'collections', (select coalesce(jsonb_agg(to_jsonb(c) order by c.revenue desc, c.slug), '[]') from collections c),
      'soldOut', (select coalesce(jsonb_agg(to_jsonb(g) order by g.units desc, g.slug, g.size, g.color), '[]') from gone g)));

  return v_answer || jsonb_build_object('statuses', (
    select coalesce(jsonb_object_agg(n.order_status, n.orders), '{}')
    from (select o.order_status, count(*) as orders from public.orders o
          where o.created_at >= v_since and o.created_at < v_until group by 1) n));
end
$$;

create index product_variants_low on public.product_variants (quantity) where quantity <= 100;

-- Variants of live products with no more than the settings' low-stock level left, what sold most in thirty days first:
-- {total, variants: [{slug, name, image, size, color, left, sold}]}.
create function private.low_stock(p_limit int) returns jsonb
language plpgsql stable security definer set search_path = ''
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
      select v.id, p.slug, p.title as name, p.image_url as image, v.size, v.color, v.quantity as left
      from public.product_variants v join public.products p on p.id = v.product_id and p.archived_at is null
      where v.quantity <= least(v_level, 100)
    ), sold as (
      select i.variant_id, sum(i.quantity) as sold
      from public.order_items i join public.orders o on o.id = i.order_id
      where o.created_at >= now() - interval '30 days' and o.order_status <> 'cancelled'
      group by i.variant_id
    ), first as (
      select l.*, coalesce(s.sold, 0) as sold from low l left join sold s on s.variant_id = l.id
      order by coalesce(s.sold, 0) desc, l.left, l.slug, l.size, l.color limit p_limit
    )
    select jsonb_build_object('total', (select count(*) from low),
      'variants', coalesce(jsonb_agg(to_jsonb(f) - 'id' order by f.sold desc, f.left, f.slug, f.size, f.color), '[]'))
    from first f);
end
$$;

create function public.list_customers(p_search text default '', p_sort text default 'last', p_page int default 1, p_size int default 50)
returns jsonb language sql stable set search_path = ''
as $$ select private.list_customers(p_search, p_sort, p_page, p_size) $$;
create function public.get_customer(p_email text) returns jsonb language sql stable set search_path = ''
as $$ select private.get_customer(p_email) $$;
create function public.sales_summary(p_from date, p_to date, p_bucket text default 'day') returns jsonb
language sql stable set search_path = ''
as $$ select private.sales_summary(p_from, p_to, p_bucket) $$;

create function public.low_stock(p_limit int default 5) returns jsonb language sql stable set search_path = ''
as $$ select private.low_stock(p_limit) $$;

revoke execute on function private.low_stock(int), public.low_stock(int) from public, anon, authenticated;
grant execute on function private.low_stock(int), public.low_stock(int) to authenticated;
revoke execute on function private.only_admin(), private.list_customers(text, text, int, int), private.get_customer(text),
  private.sales_figures(date, date), private.sales_summary(date, date, text), public.list_customers(text, text, int, int),
  public.get_customer(text), public.sales_summary(date, date, text) from public, anon, authenticated;
grant execute on function private.list_customers(text, text, int, int), private.get_customer(text),
  private.sales_summary(date, date, text), public.list_customers(text, text, int, int), public.get_customer(text),
  public.sales_summary(date, date, text) to authenticated;
