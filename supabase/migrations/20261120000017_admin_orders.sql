-- What the owner's pages read: the change log, customers, figures, orders and the quick search. Every function for the
-- API checks the caller's right first (private.only). Times and days are UTC, amounts are in the currency of the order or
-- the shop.

-- The newest entries of the audit log, of one table or of all, of one person (an e-mail address) or of all, before an id: [{id, at, actor, table, label, operation,
-- difference, currency}]. Stock and deals are labelled with their product's title.
create function private.audit_entries(p_table text, p_person text, p_before bigint, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('log');
  if p_limit not between 1 and 200 or length(p_table) > 63 or length(p_person) > 254 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(e) order by e.id desc), '[]')
    from (
      select l.id, l.at, u.email as actor, l.table_name as "table", l.label, l.operation, l.difference, l.currency
      from private.audit_log l left join auth.users u on u.id = l.actor_id
      where (p_table is null or l.table_name = p_table) and (p_person is null or u.email = p_person) and (p_before is null or l.id < p_before)
      order by l.id desc limit p_limit
    ) e);
end
$$;
create function public.audit_entries(p_table text default null, p_before bigint default null, p_limit int default 50, p_person text default null) returns jsonb
language sql stable set search_path = ''
as $$ select private.audit_entries(p_table, p_person, p_before, p_limit) $$;
grant execute on function private.audit_entries(text, text, bigint, int), public.audit_entries(text, bigint, int, text) to authenticated;

-- The e-mail addresses of those whose changes the log has, two hundred at most. Raises PT403 FORBIDDEN.
create function private.audit_people() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('log');
  return array(select u.email from auth.users u
    where exists (select from private.audit_log l where l.actor_id = u.id) order by u.email limit 200);
end
$$;
create function public.audit_people() returns text[] language sql stable set search_path = '' as $$ select private.audit_people() $$;
grant execute on function private.audit_people(), public.audit_people() to authenticated;

-- ------------------------------------------------------------------ customers

-- The owner's notes about a customer, who never sees them. A customer is an email address, without one a phone number
-- (orders.customer_key): guests have no account.
create table public.customer_notes (
  id bigint generated always as identity primary key,
  customer_key text not null check (customer_key = lower(customer_key) and length(customer_key) between 3 and 254),
  note text not null check (note = btrim(note) and length(note) between 1 and 2000),
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index customer_notes_of_customer on public.customer_notes (customer_key, created_at desc);
alter table public.customer_notes enable row level security;
grant select, delete on public.customer_notes to authenticated;
grant insert (customer_key, note) on public.customer_notes to authenticated;
create policy "the owner reads notes" on public.customer_notes for select to authenticated
  using ((select private.may('customers')));

-- Sets the author to the caller, because the embedded back end lets a client write every column.
create policy "the owner writes notes" on public.customer_notes for insert to authenticated
  with check ((select private.may('customers')) and author_id = (select auth.uid()));
create policy "the owner deletes notes" on public.customer_notes for delete to authenticated
  using ((select private.may('customers')));

-- Customers, one per orders.customer_key: {total, tags: [{tag, customers}], customers: [{key, email, name, phone,
-- phone_e164, city, orders, returned, spent, joined, last, member, tags}]}; `tags` beside them are all that are in use,
-- forty at most. Spent is what was paid without what was refunded; joined and last are the first and the last order;
-- `returned` counts parcels that were refused or could not be handed over.
-- p_search matches any of their orders (private.order_query) and is read only once it is known to be an owner's and
-- short; p_sort is one of last, spent, orders, name; pages count from 1. Only the customers of the page are looked up,
-- unless they are sorted by name. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.list_customers(p_search text, p_sort text, p_page int, p_size int, p_tag text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set plan_cache_mode = force_custom_plan
as $$
declare
  v_search text := coalesce(p_search, '');
  v_query tsquery;
  -- The customers of the search and the tag; null: all.
  v_keys text[];
  v_answer jsonb;
begin
  perform private.only('customers');
  if length(v_search) > 100 or length(p_tag) > 30 or p_sort not in ('last', 'spent', 'orders', 'name') or p_page not between 1 and 100000
    or p_size not between 1 and 1000
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  if v_search <> '' then
    v_query := private.order_query(v_search);
    v_keys := array(select distinct s.customer_key from private.order_search s where s.words @@ v_query
      and (p_tag is null or s.customer_key in (select t.customer_key from public.customer_tags t where t.tag = p_tag)));
  elsif p_tag is not null then
    v_keys := array(select t.customer_key from public.customer_tags t where t.tag = p_tag);
  end if;
  with found as (
    -- One after the other: a join would read the orders of all customers.
    select k.key, s.* from unnest(v_keys) as k (key) cross join lateral (
      select count(*) as orders, sum(o.paid_amount - o.refunded_amount) as spent, min(o.created_at) as joined, max(o.created_at) as last
      from public.orders o where o.customer_key = k.key having count(*) > 0) s
    union all
    select o.customer_key, count(*), sum(o.paid_amount - o.refunded_amount), min(o.created_at), max(o.created_at)
    from public.orders o where v_keys is null group by o.customer_key
  ), listed as (
    select f.*, row_number() over (order by
      case when p_sort = 'last' then f.last end desc,
      case when p_sort = 'spent' then f.spent end desc,
      case when p_sort = 'orders' then f.orders end desc,
      case when p_sort = 'name' then (select lower(n.name) from private.naming_order(f.key) n) end,
      f.key) as place
    from found f
  ), paged as (
    select * from listed l where l.place > (p_page - 1) * p_size and l.place <= p_page * p_size
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'tags', (select coalesce(jsonb_agg(to_jsonb(g) order by g.customers desc, g.tag), '[]') from (
      select t.tag, count(*) as customers from public.customer_tags t group by t.tag order by 2 desc, 1 limit 40) g),
    'customers', coalesce(jsonb_agg((to_jsonb(p) - 'place') || n.person order by p.place), '[]'))
  into v_answer
  from paged p
  cross join lateral (
    select jsonb_build_object('name', o.name, 'email', o.email, 'phone', o.phone, 'city', o.address ->> 'city', 'member', o.is_member,
      'phone_e164', private.phone_e164(o.phone, o.address ->> 'country'),
      'returned', (select count(*) from public.orders r where r.customer_key = p.key and r.cancel_reason in ('refused', 'unreachable')
        and private.is_order_confirmed(r)),
      'tags', array(select t.tag from public.customer_tags t where t.customer_key = p.key order by t.tag)) as person
    from private.naming_order(p.key) o
  ) n;
  return v_answer;
end
$$;
create function public.list_customers(p_search text default '', p_sort text default 'last', p_page int default 1, p_size int default 50, p_tag text default null)
returns jsonb language sql stable set search_path = ''
as $$ select private.list_customers(p_search, p_sort, p_page, p_size, p_tag) $$;
grant execute on function private.list_customers(text, text, int, int, text),
  public.list_customers(text, text, int, int, text) to authenticated;

-- A customer with the newest twenty orders and the notes; null when no order has that key. `spent` is what was paid
-- without what was refunded, `returned` counts parcels that were refused or could not be handed over. Raises PT403 FORBIDDEN.
create function private.get_customer(p_customer text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_answer jsonb;
begin
  perform private.only('customers');
  select jsonb_build_object(
    'key', p_customer, 'orders', count(*), 'kept', count(*) filter (where o.order_status <> 'cancelled'),
    'spent', sum(o.paid_amount - o.refunded_amount),
    'returned', count(*) filter (where o.cancel_reason in ('refused', 'unreachable')),
    'joined', min(o.created_at), 'last', max(o.created_at))
  into v_answer
  from public.orders o where o.customer_key = p_customer having count(*) > 0;
  return v_answer
    || (select jsonb_build_object('name', o.name, 'email', o.email, 'phone', o.phone, 'phone_e164', private.phone_e164(o.phone, o.address ->> 'country'),
          'tags', array(select t.tag from public.customer_tags t where t.customer_key = p_customer order by t.tag), 'city', o.address ->> 'city', 'address', o.address,
          'member', o.is_member)
        from private.naming_order(p_customer) o)
    || jsonb_build_object('newest', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id), '[]')
        from (select o.id, o.order_number, o.order_status, o.cancel_reason, o.payment_method, o.payment_status, o.currency,
                o.total_amount, o.paid_amount, o.refunded_amount, o.refund_pending_amount, o.due_amount, o.language, o.created_at
              from public.orders o where o.customer_key = p_customer order by o.created_at desc, o.id limit 20) n))
    || jsonb_build_object('notes', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id desc), '[]')
        from (select c.id, c.note, c.created_at,
                (select u.email from auth.users u where u.id = c.author_id) as author
              from public.customer_notes c where c.customer_key = p_customer) n));
end
$$;
create function public.get_customer(p_customer text) returns jsonb language sql stable set search_path = ''
as $$ select private.get_customer(p_customer) $$;
grant execute on function private.get_customer(text), public.get_customer(text) to authenticated;

-- ------------------------------------------------------------------ figures

-- Sales summed per UTC day, so that a report over a year does not read every order. Triggers append the difference that a
-- change makes (negative when it reduces sales) and never update a row, so that a hundred buyers at once do not queue for
-- today's sum. private.fold_sales merges the appended rows; the sums are the same before and after, so it can run at any
-- time. supabase/checks.sql compares all three tables with a recount. Cancelled orders are in sales_days alone, under
-- their status.
create table private.sales_days (
  day date not null,
  status text not null,
  orders bigint not null,
  units bigint not null,
  revenue numeric(14, 2) not null,
  is_folded boolean not null default false,
  shipping numeric(14, 2) not null default 0,
  discounts numeric(14, 2) not null default 0
);

-- Orders per customer and day.
create table private.sales_customers (
  customer_key text not null,
  day date not null,
  orders bigint not null,
  is_folded boolean not null default false
);

-- Product and variant are null once they are deleted, as in order_items.
create table private.sales_variants (
  day date not null,
  product_id uuid,
  variant_id uuid,
  units bigint not null,
  revenue numeric(14, 2) not null,
  is_folded boolean not null default false
);
create index sales_days_by_day on private.sales_days (day);
create index sales_variants_by_day on private.sales_variants (day);
create unique index sales_days_folded on private.sales_days (day, status) where is_folded;
create unique index sales_customers_folded on private.sales_customers (customer_key, day) where is_folded;
create unique index sales_variants_folded on private.sales_variants (day, product_id, variant_id) nulls not distinct where is_folded;
alter table private.sales_days enable row level security;
alter table private.sales_customers enable row level security;
alter table private.sales_variants enable row level security;

-- Adds an order to the sums (p_sign 1) or subtracts it (-1); with p_lines also its customer and its lines.
create function private.append_sales(p_order public.orders, p_sign int, p_lines boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_day date := private.shop_day(p_order.created_at);
begin
  insert into private.sales_days (day, status, orders, units, revenue, shipping, discounts)
  select v_day, p_order.order_status, p_sign, p_sign * coalesce(sum(i.quantity), 0), p_sign * p_order.total_amount,
    p_sign * p_order.shipping_cost, p_sign * p_order.discount_amount
  from public.order_items i where i.order_id = p_order.id;
  if p_lines and p_order.order_status <> 'cancelled' then
    insert into private.sales_customers (customer_key, day, orders) values (p_order.customer_key, v_day, p_sign);
    insert into private.sales_variants (day, product_id, variant_id, units, revenue)
    select v_day, i.product_id, i.variant_id, p_sign * i.quantity, p_sign * (i.quantity * i.price - i.discount)
    from public.order_items i where i.order_id = p_order.id;
  end if;
end
$$;

-- After an order is written: its part in the sums.
create function private.count_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- A change between two statuses that both count as a sale does not change the customer's and the lines' sums.
  v_lines boolean := tg_op <> 'UPDATE' or (new.created_at, new.customer_key, new.order_status = 'cancelled')
    is distinct from (old.created_at, old.customer_key, old.order_status = 'cancelled');
begin
  if tg_op = 'UPDATE' and not v_lines and (new.order_status, new.total_amount, new.shipping_cost, new.discount_amount)
    = (old.order_status, old.total_amount, old.shipping_cost, old.discount_amount) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    perform private.append_sales(old, -1, v_lines);
  end if;
  if tg_op <> 'DELETE' then
    perform private.append_sales(new, 1, v_lines);
  end if;
  return null;
end
$$;
create trigger count_order after insert or update or delete on public.orders
  for each row execute function private.count_order();

-- Adds the inserted lines to the sums (p_sign 1) or subtracts the deleted ones (-1).
create function private.count_order_items() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_sign int := tg_argv[0];
begin
  insert into private.sales_days (day, status, orders, units, revenue)
  select (o.created_at at time zone (select private.shop_zone()))::date, o.order_status, 0, v_sign * sum(m.quantity), 0
  from moved m join public.orders o on o.id = m.order_id
  group by 1, 2;
  insert into private.sales_variants (day, product_id, variant_id, units, revenue)
  select (o.created_at at time zone (select private.shop_zone()))::date, m.product_id, m.variant_id, v_sign * m.quantity, v_sign * (m.quantity * m.price - m.discount)
  from moved m join public.orders o on o.id = m.order_id
  where o.order_status <> 'cancelled';
  return null;
end
$$;
create trigger count_items_on_insert after insert on public.order_items
  referencing new table as moved for each statement execute function private.count_order_items('1');
create trigger count_items_after_update after update on public.order_items
  referencing new table as moved for each statement execute function private.count_order_items('1');
create trigger count_items_before_update after update on public.order_items
  referencing old table as moved for each statement execute function private.count_order_items('-1');
create trigger count_items_on_delete after delete on public.order_items
  referencing old table as moved for each statement execute function private.count_order_items('-1');

-- Subtracts lines before their order is deleted, while its day and status can still be read.
create function private.delete_order_items() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.order_items i where i.order_id = old.id;
  return old;
end
$$;
create trigger delete_order_items before delete on public.orders
  for each row execute function private.delete_order_items();

-- Merges the appended rows into one row per key. Safe at any time, also while buyers order, because no other code
-- updates rows.
create function private.fold_sales() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('fold_sales', 0));
  with taken as (
    delete from private.sales_days d where not d.is_folded returning d.*
  )
  insert into private.sales_days as s (day, status, orders, units, revenue, shipping, discounts, is_folded)
  select t.day, t.status, sum(t.orders), sum(t.units), sum(t.revenue), sum(t.shipping), sum(t.discounts), true from taken t group by 1, 2
  on conflict (day, status) where is_folded do update
  set orders = s.orders + excluded.orders, units = s.units + excluded.units, revenue = s.revenue + excluded.revenue,
    shipping = s.shipping + excluded.shipping, discounts = s.discounts + excluded.discounts;

  with taken as (
    delete from private.sales_customers c where not c.is_folded returning c.*
  )
  insert into private.sales_customers as s (customer_key, day, orders, is_folded)
  select t.customer_key, t.day, sum(t.orders), true from taken t group by 1, 2
  on conflict (customer_key, day) where is_folded do update set orders = s.orders + excluded.orders;

  with taken as (
    delete from private.sales_variants v where not v.is_folded returning v.*
  )
  insert into private.sales_variants as s (day, product_id, variant_id, units, revenue, is_folded)
  select t.day, t.product_id, t.variant_id, sum(t.units), sum(t.revenue), true from taken t group by 1, 2, 3 order by 1
  on conflict (day, product_id, variant_id) where is_folded do update
  set units = s.units + excluded.units, revenue = s.revenue + excluded.revenue;

  with taken as (
    delete from private.sales_money m where not m.is_folded returning m.*
  )
  insert into private.sales_money as s (day, collected, refunded, is_folded)
  select t.day, sum(t.collected), sum(t.refunded), true from taken t group by 1
  on conflict (day) where is_folded do update
  set collected = s.collected + excluded.collected, refunded = s.refunded + excluded.refunded;
end
$$;

-- Recounts all sums, for orders and payments written with the triggers off, as the sample data's are. Each table is
-- deleted and filled in one statement, so that an order placed at the same time counts once.
create function private.recount_sales() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with gone as (delete from private.sales_days where true)
  insert into private.sales_days (day, status, orders, units, revenue, shipping, discounts)
  select (o.created_at at time zone (select private.shop_zone()))::date, o.order_status, 1,
    (select coalesce(sum(i.quantity), 0) from public.order_items i where i.order_id = o.id), o.total_amount,
    o.shipping_cost, o.discount_amount
  from public.orders o;
  with gone as (delete from private.sales_customers where true)
  insert into private.sales_customers (customer_key, day, orders)
  select o.customer_key, (o.created_at at time zone (select private.shop_zone()))::date, 1 from public.orders o where o.order_status <> 'cancelled';
  with gone as (delete from private.sales_variants where true)
  insert into private.sales_variants (day, product_id, variant_id, units, revenue)
  select (o.created_at at time zone (select private.shop_zone()))::date, i.product_id, i.variant_id, i.quantity, i.quantity * i.price - i.discount
  from public.order_items i join public.orders o on o.id = i.order_id where o.order_status <> 'cancelled';
  with gone as (delete from private.sales_money where true)
  insert into private.sales_money (day, collected, refunded)
  select (p.settled_at at time zone (select private.shop_zone()))::date, p.amount, 0 from public.payments p where p.status = 'succeeded'
  union all
  select (r.settled_at at time zone (select private.shop_zone()))::date, 0, r.amount from public.refunds r where r.status = 'succeeded';
  perform private.fold_sales();
end
$$;

-- The shop's days begin and end elsewhere: their sums are counted again.
create function private.recount_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.recount_sales();
  return null;
end
$$;
create trigger recount_days after update of time_zone on public.shop_settings
  for each row when (new.time_zone is distinct from old.time_zone) execute function private.recount_days();

-- Sums of the days from p_from to p_to and of as many days before: {current, previous} without the customers, buckets
-- and statuses, as private.sales_summary returns them. Revenue is what was ordered on those days and not cancelled, with
-- delivery and after discounts, which also stand beside it; collected and refunded are the money that arrived and went
-- back on them, whenever it was ordered; deliveryCost is what couriers charge for the parcels that were delivered, refused
-- or came back on them.
create function private.sales_by_day(p_from date, p_to date, p_bucket text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_days int := p_to - p_from + 1;
begin
  return (
    with days as (
      select s.*, s.day < p_from as before, s.status = 'cancelled' as cancelled,
        -- The previous period uses the same buckets, each shifted by the length of the period.
        greatest(date_trunc(p_bucket, case when s.day < p_from then s.day + v_days else s.day end)::date, p_from) as start
      from (
        select d.day, d.status, d.orders, d.units, d.revenue, d.shipping, d.discounts, 0 as collected, 0 as refunded,
          0 as delivery_cost
        from private.sales_days d
        union all
        -- Money belongs to no status, so its rows have an empty one.
        select m.day, '', 0, 0, 0, 0, 0, m.collected, m.refunded, 0 from private.sales_money m
        union all
        select c.day, '', 0, 0, 0, 0, 0, 0, 0, c.cost
        from (
          select (coalesce(p.returned_at, p.delivered_at) at time zone (select private.shop_zone()))::date as day, sum(p.fee) as cost
          from public.shipments p
          where p.fee > 0 and p.state <> 'shipped'
            and coalesce(p.returned_at, p.delivered_at) >= (p_from - v_days)::timestamp at time zone (select private.shop_zone())
            and coalesce(p.returned_at, p.delivered_at) < (p_to + 1)::timestamp at time zone (select private.shop_zone())
          group by 1
        ) c
      ) s
      where s.day between p_from - v_days and p_to
    ), figures as (
      select w.before, jsonb_build_object(
        'revenue', coalesce(sum(d.revenue) filter (where not d.cancelled), 0),
        'shipping', coalesce(sum(d.shipping) filter (where not d.cancelled), 0),
        'discounts', coalesce(sum(d.discounts) filter (where not d.cancelled), 0),
        'orders', coalesce(sum(d.orders) filter (where not d.cancelled), 0),
        'cancelled', coalesce(sum(d.orders) filter (where d.cancelled), 0),
        'units', coalesce(sum(d.units) filter (where not d.cancelled), 0),
        'collected', coalesce(sum(d.collected), 0), 'refunded', coalesce(sum(d.refunded), 0),
        'deliveryCost', coalesce(sum(d.delivery_cost), 0)) as sums
      from (values (false), (true)) as w (before) left join days d on d.before = w.before
      group by w.before
    ), sums as (
      select d.start, d.before, jsonb_build_object(
        'revenue', sum(d.revenue), 'shipping', sum(d.shipping), 'discounts', sum(d.discounts),
        'orders', sum(d.orders), 'units', sum(d.units),
        'collected', sum(d.collected), 'refunded', sum(d.refunded), 'deliveryCost', sum(d.delivery_cost)) as sums
      from days d where not d.cancelled group by 1, 2
    ), buckets as (
      select b.start, coalesce(n.sums, v.none) || jsonb_build_object('start', b.start, 'before', coalesce(o.sums, v.none)) as bucket
      from (select greatest(d::date, p_from) as start
            from generate_series(date_trunc(p_bucket, p_from::timestamp), p_to::timestamp, ('1 ' || p_bucket)::interval) as d) b
      cross join (values ('{"revenue": 0, "shipping": 0, "discounts": 0, "orders": 0, "units": 0, "collected": 0,
        "refunded": 0, "deliveryCost": 0}'::jsonb)) as v (none)
      left join sums n on n.start = b.start and not n.before
      left join sums o on o.start = b.start and o.before
    ), statuses as (
      select d.status, sum(d.orders) as orders from days d where not d.before group by 1 having sum(d.orders) > 0
    )
    select jsonb_build_object(
      'current', (select f.sums from figures f where not f.before),
      'previous', (select f.sums from figures f where f.before),
      'buckets', (select jsonb_agg(b.bucket order by b.start) from buckets b),
      'statuses', (select coalesce(jsonb_object_agg(s.status, s.orders), '{}') from statuses s)));
end
$$;

-- How many customers bought from p_from to p_to and in as many days before, and how many of them had bought before, also
-- within the period: {current: {customers, returning}, previous}. One pass over all customers.
create function private.sales_by_customer(p_from date, p_to date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_before date := p_from - (p_to - p_from + 1);
begin
  return (
    with customers as (
      select coalesce(sum(s.orders) filter (where s.day < v_before), 0) as earlier,
        coalesce(sum(s.orders) filter (where s.day >= v_before and s.day < p_from), 0) as previous,
        coalesce(sum(s.orders) filter (where s.day >= p_from), 0) as current
      from private.sales_customers s where s.day <= p_to group by s.customer_key
    )
    select jsonb_build_object(
      'current', jsonb_build_object('customers', count(*) filter (where c.current > 0),
        'returning', count(*) filter (where c.current > 0 and c.earlier + c.previous + c.current > 1)),
      'previous', jsonb_build_object('customers', count(*) filter (where c.previous > 0),
        'returning', count(*) filter (where c.previous > 0 and c.earlier + c.previous > 1)))
    from customers c);
end
$$;

-- The ten products and the ten collections that earned most from p_from to p_to, with what they earned in as many days
-- before, and the ten variants that sold most and are sold out now: {products, collections, soldOut}. Names and pictures
-- are today's, and a product counts for the collection that it is in today.
create function private.best_sellers(p_from date, p_to date) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_before date := p_from - (p_to - p_from + 1);
begin
  return (
    with sold as materialized (
      select v.product_id as id, sum(v.units) filter (where v.day >= p_from) as units,
        sum(v.revenue) filter (where v.day >= p_from) as revenue, sum(v.revenue) filter (where v.day < p_from) as before
      from private.sales_variants v where v.day between v_before and p_to
      group by 1
    ), products as (
      select p.slug, p.title as name, p.image_url as image, s.revenue, s.units, coalesce(s.before, 0) as before
      from (select * from sold where units > 0 order by revenue desc fetch first 10 rows with ties) s
      join public.products p on p.id = s.id
      order by s.revenue desc, p.slug limit 10
    ), collections as (
      select c.slug, c.name, s.revenue, s.units, s.before
      from (
        select p.collection_slug as slug, sum(s.units) as units, sum(s.revenue) as revenue, coalesce(sum(s.before), 0) as before
        from sold s join public.products p on p.id = s.id
        group by 1 having sum(s.units) > 0
      ) s
      join public.collections c on c.slug = s.slug
      order by s.revenue desc, c.slug limit 10
    ), gone as (
      select p.slug, p.title as name, p.image_url as image, s.size, s.color, s.units
      from (
        select w.product_id, w.size, w.color, sum(v.units) as units
        from private.sales_variants v join public.product_variants w on w.id = v.variant_id and w.quantity = 0
        where v.day between p_from and p_to
        group by w.id having sum(v.units) > 0
      ) s
      join public.products p on p.id = s.product_id and p.status = 'live'
      order by s.units desc, p.slug, s.size, s.color limit 10
    )
    select jsonb_build_object(
      'products', (select coalesce(jsonb_agg(to_jsonb(p) order by p.revenue desc, p.slug), '[]') from products p),
      'collections', (select coalesce(jsonb_agg(to_jsonb(c) order by c.revenue desc, c.slug), '[]') from collections c),
      'soldOut', (select coalesce(jsonb_agg(to_jsonb(g) order by g.units desc, g.slug, g.size, g.color), '[]') from gone g)));
end
$$;

-- When deals ran from p_from to p_to, by kind, those within half a day of each other together: [{kind, from, to, deals}].
create function private.deal_spans(p_from date, p_to date) returns jsonb
language sql stable set search_path = ''
as $$
  with ran as (
    select d.kind, greatest(d.starts_at, r.since) as since, least(d.ends_at, r.until, now()) as until
    from (select p_from::timestamp at time zone (select private.shop_zone()) as since, (p_to + 1)::timestamp at time zone (select private.shop_zone()) as until) r
    join public.deals d on d.starts_at < least(r.until, now()) and d.ends_at > r.since
  ), marked as (
    select r.*, coalesce(r.since > max(r.until) over (partition by r.kind order by r.since, r.until
      rows between unbounded preceding and 1 preceding) + interval '12 hours', true) as apart
    from ran r
  ), spans as (
    select m.*, count(*) filter (where m.apart) over (partition by m.kind order by m.since, m.until rows unbounded preceding) as span
    from marked m
  ), summed as (
    select s.kind, (min(s.since) at time zone (select private.shop_zone()))::date as "from",
      ((max(s.until) - interval '1 microsecond') at time zone (select private.shop_zone()))::date as "to", count(*) as deals
    from spans s group by s.kind, s.span order by 2, 1 limit 40
  )
  select coalesce(jsonb_agg(to_jsonb(s) order by s."from", s.kind), '[]') from summed s
$$;

-- What was sold from p_from to p_to, both days included, beside as many days before: {current, previous} as sums
-- (revenue, orders, cancelled, units, customers, returning), buckets [{start, revenue, orders, units, before: {…}}] by
-- p_bucket (day, week from Monday, month), products and collections that earned most with what they earned before,
-- variants sold out now that sold then, when deals ran, and orders by status. Cancelled orders count in `cancelled` only.
-- Uses custom plans for the requested period, because a generic plan reads product by product. Raises PT403 FORBIDDEN,
-- PT400 INVALID_INPUT for more than three years or an unknown bucket.
create function private.sales_summary(p_from date, p_to date, p_bucket text) returns jsonb
language plpgsql stable security definer set search_path = ''
  set jit = off set work_mem = '32MB' set plan_cache_mode = force_custom_plan
as $$
declare
  v_days jsonb;
  v_customers jsonb;
begin
  perform private.only('money');
  if p_from is null or p_to is null or p_to - p_from not between 0 and 1099 or p_bucket not in ('day', 'week', 'month') then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  v_days := private.sales_by_day(p_from, p_to, p_bucket);
  v_customers := private.sales_by_customer(p_from, p_to);
  return v_days || private.best_sellers(p_from, p_to) || jsonb_build_object(
    'current', (v_days -> 'current') || (v_customers -> 'current'),
    'previous', (v_days -> 'previous') || (v_customers -> 'previous'),
    'deals', private.deal_spans(p_from, p_to));
end
$$;
create function public.sales_summary(p_from date, p_to date, p_bucket text default 'day') returns jsonb
language sql stable set search_path = ''
as $$ select private.sales_summary(p_from, p_to, p_bucket) $$;
grant execute on function private.sales_summary(date, date, text), public.sales_summary(date, date, text) to authenticated;

-- What runs out first by how fast it sells: variants of live products that sold within thirty days, by the days that their
-- stock lasts at that speed (left * 30 / sold), so what is sold out comes first, and of that the best sellers:
-- {total, variants: [{id, slug, name, image, size, color, left, sold}]}; the id is the product's. `total` is how many are
-- sold out or will be within seven days.
create function private.low_stock(p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  perform private.only('view', 'stock');
  if p_limit is null or p_limit not between 1 and 200 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return (
    with sold as (
      select i.variant_id, sum(i.quantity) as sold
      from public.order_items i
      where i.placed_at >= now() - interval '30 days' and i.variant_id is not null and not exists (
        select from public.orders o where o.id = i.order_id and o.order_status = 'cancelled'
          and o.created_at >= now() - interval '30 days')
      group by i.variant_id
    ), selling as (
      select v.id, v.product_id, v.size, v.color, v.quantity as left, s.sold, v.quantity * 30 / s.sold::numeric as days
      from sold s join public.product_variants v on v.id = s.variant_id
        join public.products p on p.id = v.product_id and p.status = 'live'
      where s.sold > 0
    ), first as (
      select s.* from selling s order by s.days, s.sold desc, s.product_id, s.color, s.size, s.id limit p_limit
    ), named as (
      select f.id as variant_id, f.size, f.color, f.left, f.sold, f.days, p.id, p.slug, p.title as name, p.image_url as image
      from first f join public.products p on p.id = f.product_id
    )
    select jsonb_build_object('total', (select count(*) from selling s where s.days <= 7),
      'variants', coalesce(jsonb_agg(to_jsonb(n) - 'days' - 'variant_id'
        order by n.days, n.sold desc, n.id, n.color, n.size, n.variant_id), '[]'))
    from named n);
end
$$;
create function public.low_stock(p_limit int default 5) returns jsonb language sql stable set search_path = ''
as $$ select private.low_stock(p_limit) $$;
grant execute on function private.low_stock(int), public.low_stock(int) to authenticated;

-- ------------------------------------------------------------------ orders: notes and saved views

-- The owner's notes about an order, which its member never sees.
create table public.order_notes (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  note text not null check (length(note) between 1 and 2000),
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index order_notes_of_order on public.order_notes (order_id, id);
create index order_notes_by_author on public.order_notes (author_id);
alter table public.order_notes enable row level security;
grant select, delete on public.order_notes to authenticated;
grant insert (order_id, note) on public.order_notes to authenticated;
create policy "the owner reads notes" on public.order_notes for select to authenticated
  using ((select private.may('notes')));
create policy "the owner writes notes" on public.order_notes for insert to authenticated
  with check ((select private.may('notes')) and author_id = (select auth.uid()));
create policy "an author deletes notes" on public.order_notes for delete to authenticated
  using ((select private.may('notes')) and author_id = (select auth.uid()));

-- Raises PT400 INVALID_INPUT {field}.
create function private.order_note_before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.note := private.clean_text(new.note);
  if new.note is null or length(new.note) not between 1 and 2000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "note"}');
  end if;
  return new;
end
$$;
create trigger order_note_before_insert before insert on public.order_notes
  for each row execute function private.order_note_before_insert();
create trigger audit_order_notes after insert or delete on public.order_notes for each row execute function
  private.audit('order_number', 'note');

-- Named filters of a page of the admin, shared by all owners.
create table public.admin_views (
  id bigint generated always as identity primary key,
  page text not null check (page ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 40),
  -- The page's query string.
  query text not null check (length(query) <= 500),
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create unique index admin_views_by_name on public.admin_views (page, lower(name));
alter table public.admin_views enable row level security;
grant select, delete on public.admin_views to authenticated;
grant insert (page, name, query, position), update (name, query, position) on public.admin_views to authenticated;
create policy "the owner reads views" on public.admin_views for select to authenticated
  using ((select private.may('view', 'orders')));
create policy "the owner saves views" on public.admin_views for insert to authenticated
  with check ((select private.may('products', 'orders.change')));
create policy "the owner changes views" on public.admin_views for update to authenticated
  using ((select private.may('products', 'orders.change'))) with check ((select private.may('products', 'orders.change')));
create policy "the owner deletes views" on public.admin_views for delete to authenticated
  using ((select private.may('products', 'orders.change')));

-- At most twenty views per page of the admin. Raises PT400 INVALID_INPUT {field}, PT409 TOO_MANY_VIEWS, VIEW_EXISTS.
create function private.admin_view_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.input_line(to_jsonb(new), 'name', 40);
  if length(new.query) > 500 or new.query ~ '[\u0001-\u001f]' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "query"}');
  end if;
  -- The policy refuses other callers afterwards; the count is not revealed to them.
  if not private.may('products', 'orders.change') then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('admin_views:' || new.page, 0));
  if exists (select 1 from public.admin_views v
             where v.page = new.page and lower(v.name) = lower(new.name) and v.id is distinct from new.id) then
    perform private.fail(409, 'VIEW_EXISTS');
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.admin_views v where v.page = new.page) >= 20 then
    perform private.fail(409, 'TOO_MANY_VIEWS');
  end if;
  return new;
end
$$;
create trigger admin_view_before_write before insert or update on public.admin_views
  for each row execute function private.admin_view_before_write();
create trigger audit_admin_views after insert or update or delete on public.admin_views for each row execute function
  private.audit('name', 'page', 'name', 'query', 'position');

-- ------------------------------------------------------------------ orders

-- A filter of the list as a condition over orders o: {search, statuses, from, to, method, channel, payment, min, max, country,
-- numbers, confirmation}, each may be missing. Every value is quoted. `to` is not included. Payment is due (something is
-- still to be paid), part-paid (some of it arrived), ready (may be packed: money of it is here, or cash on delivery,
-- confirmed where the settings ask for it, and no rule of the owner holds it), paid, refunded (wholly or in part), to-collect (cash of an order on its way or
-- handed over) or to-refund (more of the customer's money is here than the order costs; a cancelled one costs nothing).
-- Confirmation is to-call (cash orders that wait for a call), no-answer or confirmed. Only the given filters become
-- conditions, so that each combination gets its own plan. Raises PT400 INVALID_INPUT {field}.
create function private.order_condition(p_filter jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_condition text := 'true';
  v_search text := private.clean_line(p_filter ->> 'search');
  v_field text := 'filter';
  v_payments constant jsonb := '{
    "due": "o.due_amount > 0",
    "part-paid": "o.due_amount > 0 and o.paid_amount > 0",
    "to-collect": "o.due_amount > 0 and o.payment_method = ''cod'' and o.order_status in (''shipped'', ''delivered'')",
    "paid": "o.payment_status = ''paid'' and o.order_status <> ''cancelled''",
    "refunded": "o.refunded_amount > 0",
    "ready": "(o.paid_amount > o.refunded_amount or o.payment_method = ''cod'' and (o.order_status <> ''pending'' or o.confirmation = ''confirmed'')) and not exists (select from private.order_risks r where r.order_id = o.id and r.released_at is null and (r.action = ''hold'' or o.confirmation <> ''confirmed''))",
    "ready-any": "(o.payment_method = ''cod'' or o.paid_amount > o.refunded_amount) and not exists (select from private.order_risks r where r.order_id = o.id and r.released_at is null and (r.action = ''hold'' or o.confirmation <> ''confirmed''))",
    "to-refund": "o.paid_amount - o.refunded_amount - o.refund_pending_amount > case o.order_status when ''cancelled'' then 0 else o.total_amount end"}';
  v_confirmations constant jsonb := '{
    "to-call": "o.payment_method = ''cod'' and o.order_status = ''pending'' and o.confirmation <> ''confirmed''",
    "no-answer": "o.payment_method = ''cod'' and o.order_status = ''pending'' and o.confirmation = ''no_answer''",
    "confirmed": "o.confirmation = ''confirmed''"}';
begin
  if jsonb_typeof(p_filter) is distinct from 'object' or pg_column_size(p_filter) > 20000 or length(v_search) > 100
    or jsonb_typeof(coalesce(p_filter -> 'statuses', '[]')) <> 'array' or jsonb_typeof(coalesce(p_filter -> 'numbers', '[]')) <> 'array'
    or length(p_filter ->> 'country') > 2
    or (p_filter ? 'payment' and not coalesce(v_payments ? (p_filter ->> 'payment') and p_filter ->> 'payment' <> 'ready-any', false))
    or (p_filter ? 'confirmation' and not coalesce(v_confirmations ? (p_filter ->> 'confirmation'), false))
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "filter"}');
  end if;
  perform private.check_kinds(p_filter, '{"search": "string", "statuses": "strings", "numbers": "strings", "from": "string", "to": "string",
    "channel": "string", "method": "string", "payment": "string", "confirmation": "string", "min": "number", "max": "number",
    "country": "string"}');
  if v_search <> '' then
    v_condition := v_condition || format(
      ' and o.id in (select s.order_id from private.order_search s where s.words @@ %L::tsquery)', private.order_query(v_search));
  end if;
  if p_filter ? 'statuses' then
    v_condition := v_condition || format(' and o.order_status = any (%L)',
      array(select jsonb_array_elements_text(p_filter -> 'statuses')));
  end if;
  if p_filter ? 'numbers' then
    v_condition := v_condition || format(' and o.order_number = any (%L)',
      array(select jsonb_array_elements_text(p_filter -> 'numbers')));
  end if;
  if p_filter ? 'from' then
    v_field := 'from';
    v_condition := v_condition || format(' and o.created_at >= %L::timestamptz', (p_filter ->> 'from')::timestamptz);
  end if;
  if p_filter ? 'to' then
    v_field := 'to';
    v_condition := v_condition || format(' and o.created_at < %L::timestamptz', (p_filter ->> 'to')::timestamptz);
  end if;
  if p_filter ? 'method' then
    v_condition := v_condition || format(' and o.payment_method = %L', p_filter ->> 'method');
  end if;
  if p_filter ? 'channel' then
    v_condition := v_condition || format(' and o.channel = %L', p_filter ->> 'channel');
  end if;
  if p_filter ? 'payment' then
    v_condition := v_condition || ' and ' || (v_payments ->> case
      when p_filter ->> 'payment' = 'ready' and not (select s.pack_only_confirmed from public.shop_settings s) then 'ready-any'
      else p_filter ->> 'payment' end);
  end if;
  if p_filter ? 'confirmation' then
    v_condition := v_condition || ' and ' || (v_confirmations ->> (p_filter ->> 'confirmation'));
  end if;
  if p_filter ? 'min' then
    v_field := 'min';
    v_condition := v_condition || format(' and o.total_amount >= %L::numeric', (p_filter ->> 'min')::numeric);
  end if;
  if p_filter ? 'max' then
    v_field := 'max';
    v_condition := v_condition || format(' and o.total_amount <= %L::numeric', (p_filter ->> 'max')::numeric);
  end if;
  if p_filter ? 'country' then
    v_condition := v_condition || format(' and o.shipping_address ->> ''country'' = %L', p_filter ->> 'country');
  end if;
  return v_condition;
exception when data_exception then
  perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', v_field));
  return null;
end
$$;

-- The orders that a search finds by itself, as an item of a FROM clause with the alias o: id, created_at and order_status,
-- without the wide rows; null for another filter.
create function private.orders_searched(p_filter jsonb) returns text
language sql stable set search_path = ''
as $$
  select format('(select s.order_id as id, s.placed_at as created_at, s.order_status from private.order_search s
    where s.words @@ %L::tsquery) o', private.order_query(private.clean_line(p_filter ->> 'search')))
  where private.clean_line(p_filter ->> 'search') <> '' and p_filter - 'search' - 'statuses' = '{}'
$$;

-- The orders of a filter, as an item of a FROM clause with the alias o. For a sorted page. OFFSET 0 makes a search use its
-- own index; otherwise the planner walks the newest orders and computes the search words of each.
create function private.orders_found(p_filter jsonb) returns text
language sql stable set search_path = ''
as $$
  select format('(select o.* from public.orders o where %s %s) o', private.order_condition(p_filter),
    case when private.clean_line(p_filter ->> 'search') <> '' then 'offset 0' else '' end)
$$;

-- A page of the orders of a filter, and counts per status over the filter without its statuses:
-- {at, newer, counts: {status: n}, orders}. With p_until, orders placed since are not listed but counted in `newer`, so
-- that a list can refresh without shifting; pass a former answer's `at`. p_sort is placed, total or customer, with a minus
-- for descending; pages count from 1. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.find_orders(p_filter jsonb, p_sort text, p_page int, p_size int, p_until timestamptz) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_until timestamptz := coalesce(p_until, now());
  -- Each sort has an index.
  v_order text := case p_sort
    when '-placed' then 'o.created_at desc, o.id'
    when 'placed' then 'o.created_at, o.id desc'
    when '-total' then 'o.total_amount desc, o.created_at desc, o.id'
    when 'total' then 'o.total_amount, o.created_at, o.id desc'
    when 'customer' then 'lower(o.customer_name), o.created_at desc, o.id'
    when '-customer' then 'lower(o.customer_name) desc, o.created_at, o.id desc' end;
  v_searched text;
  v_counted text;
  v_counts jsonb;
  v_newer bigint;
  v_found bigint;
  v_orders jsonb;
begin
  perform private.only('orders');
  perform private.order_condition(p_filter);
  v_searched := private.orders_searched(p_filter);
  if v_order is null or p_page is null or p_page not between 1 and 100000 or p_size is null or p_size not between 1 and 200 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  -- Newer orders are few and are counted separately, so that counting the rest needs no condition on the time; a search
  -- finds them with the rest.
  v_counted := case when v_searched is null
    then format('(select f.order_status, f.orders, coalesce(n.orders, 0) as newer
        from (select o.order_status, count(*) as orders from public.orders o where %1$s group by 1) f
        left join (select o.order_status, count(*) as orders from public.orders o where o.created_at > $1 and %1$s group by 1) n
          on n.order_status = f.order_status) c', private.order_condition(p_filter - 'statuses'))
    else format('(select o.order_status, count(*) as orders, count(*) filter (where o.created_at > $1) as newer from %s group by 1) c',
      v_searched) end;
  execute format(
    'select coalesce(jsonb_object_agg(c.order_status, c.orders - c.newer), ''{}''), coalesce(sum(c.newer) filter (where %2$s), 0),
       coalesce(sum(c.orders - c.newer) filter (where %2$s), 0)
     from %1$s', v_counted,
    case when p_filter ? 'statuses' then 'c.order_status = any (array(select jsonb_array_elements_text($2 -> ''statuses'')))' else 'true' end)
  into v_counts, v_newer, v_found using v_until, p_filter;
  if (p_page - 1)::bigint * p_size >= v_found then
    return jsonb_build_object('at', v_until, 'newer', v_newer, 'counts', v_counts, 'orders', '[]'::jsonb);
  end if;
  -- Fetches the rows of one page only; earlier pages are skipped with an index-only scan.
  execute format(
    'with page as (select o.id from %s where o.created_at <= $1 order by %s limit $2 offset $3)
     select coalesce(jsonb_agg(private.order_line(o) order by %s), ''[]'')
     from page join public.orders o on o.id = page.id',
    case when p_sort in ('placed', '-placed') and v_searched is not null
      then format('(select * from %s where %s) o', v_searched, private.order_condition(p_filter - 'search'))
      else private.orders_found(p_filter) end, v_order, v_order)
  into v_orders using v_until, p_size, (p_page - 1)::bigint * p_size;
  return jsonb_build_object('at', v_until, 'newer', v_newer, 'counts', v_counts, 'orders', v_orders);
end
$$;
create function public.find_orders(p_filter jsonb default '{}', p_sort text default '-placed', p_page int default 1, p_size int default 50, p_until timestamptz default null)
returns jsonb language sql stable set search_path = ''
as $$ select private.find_orders(private.json_object(p_filter, 'filter'), p_sort, p_page, p_size, p_until) $$;
grant execute on function private.find_orders(jsonb, text, int, int, timestamptz),
  public.find_orders(jsonb, text, int, int, timestamptz) to authenticated;

-- Counts per status for several filters: [{status: n}], in the order of the filters.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT: at most forty.
create function private.order_counts(p_filters jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_filter jsonb;
  v_counts jsonb;
  v_answer jsonb := '[]';
begin
  perform private.only('orders');
  if jsonb_typeof(p_filters) is distinct from 'array' or jsonb_array_length(p_filters) > 40 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  for v_filter in select f.filter from jsonb_array_elements(p_filters) with ordinality as f (filter, place) order by f.place loop
    execute format(
      'select coalesce(jsonb_object_agg(n.order_status, n.orders), ''{}'')
       from (select o.order_status, count(*) as orders from public.orders o where %s group by 1) n', private.order_condition(v_filter))
    into v_counts;
    v_answer := v_answer || jsonb_build_array(v_counts);
  end loop;
  return v_answer;
end
$$;
create function public.order_counts(p_filters jsonb default '[{}]') returns jsonb language sql stable set search_path = ''
as $$ select private.order_counts(private.json_list(p_filters, 'filters')) $$;
grant execute on function private.order_counts(jsonb), public.order_counts(jsonb) to authenticated;

-- Whole orders with their items, newest first, for CSV files and printing: at most p_size after the given one.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.read_orders(p_filter jsonb, p_after_at timestamptz, p_after_id uuid, p_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_answer jsonb;
begin
  perform private.only('orders');
  if p_size is null or p_size not between 1 and 500 or (p_after_at is null) <> (p_after_id is null) then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(o) - array[''user_id'', ''phone_e164'', ''customer_key'', ''confirmation'', ''call_attempts'', ''next_call_at'', ''return_days'', ''withdrawal_days''] || private.shown_terms(o) || jsonb_build_object(''items'', (
       select coalesce(jsonb_agg(to_jsonb(i) - array[''order_id'', ''product_id'', ''variant_id'', ''deal_id''] || private.shown_line(i, o.language) || jsonb_build_object(''shipped'', l.shipped)
         order by i.position), ''[]'')
       from public.order_items i join private.parcel_lines(o.id) l on l.item_id = i.id where i.order_id = o.id)) order by o.created_at desc, o.id), ''[]'')
     from (select o.* from %s %s order by o.created_at desc, o.id limit $3) o',
    private.orders_found(p_filter),
    -- The row comparison is the condition at which the index scan starts.
    case when p_after_at is not null then 'where o.created_at <= $1 and (o.created_at < $1 or o.id > $2)' else '' end)
  into v_answer using p_after_at, p_after_id, p_size;
  return v_answer;
end
$$;
create function public.read_orders(p_filter jsonb, p_after_at timestamptz default null, p_after_id uuid default null, p_size int default 200)
returns jsonb language sql stable set search_path = ''
as $$ select private.read_orders(private.json_object(p_filter, 'filter'), p_after_at, p_after_id, p_size) $$;
grant execute on function private.read_orders(jsonb, timestamptz, uuid, int),
  public.read_orders(jsonb, timestamptz, uuid, int) to authenticated;

-- What only the owner sees of an order: {place, orders, spent, returned, notes, events, payments, refunds, mails,
-- customer_key, phone_e164, confirmation, call_attempts, next_call_at, calls: [{outcome, at, by}], links: [{at, by}]};
-- null when there is no such order. `place` is its position among the customer's orders; `spent` is what the customer paid
-- without what was refunded; `returned` counts orders of the same email or phone that were refused at the door or whose
-- customer was not reached; `notes` are empty without the right to them; `links` are the times when an owner renewed its
-- link. Who set a status is read from the audit log. Raises PT403 FORBIDDEN.
create function private.admin_order_detail(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.only('orders');
  select * into v_order from public.orders o where o.id = p_order_id;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'place', count(*) filter (where (o.created_at, o.id) <= (v_order.created_at, v_order.id)),
      'orders', count(*),
      'spent', sum(o.paid_amount - o.refunded_amount),
      'returned', private.returned_orders(v_order.customer_key, v_order.phone_e164))
    from public.orders o where o.customer_key = v_order.customer_key
  ) || private.admin_order_money(p_order_id) || jsonb_build_object(
    'customer_key', v_order.customer_key, 'phone_e164', v_order.phone_e164, 'confirmation', v_order.confirmation, 'call_attempts', v_order.call_attempts,
    'next_call_at', v_order.next_call_at,
    'calls', (
      select coalesce(jsonb_agg(jsonb_build_object('outcome', c.outcome, 'at', c.at, 'by', u.email) order by c.id), '[]')
      from private.order_calls c left join auth.users u on u.id = c.author_id where c.order_id = p_order_id),
    'notes', case when not private.may('notes') then '[]' else (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'note', n.note, 'at', n.created_at,
        'author', u.email, 'mine', n.author_id is not distinct from (select auth.uid())) order by n.id), '[]')
      from public.order_notes n left join auth.users u on u.id = n.author_id where n.order_id = p_order_id) end,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at, 'actor', e.actor, 'by', (
        -- One statement writes both rows, so their times differ by less than this.
        select u.email from private.audit_log l join auth.users u on u.id = l.actor_id
        where e.actor = 'owner' and l.table_name = 'orders' and l.label = v_order.order_number
          and l.difference -> 'order_status' ->> 1 = e.status and l.at between e.at - interval '5 seconds' and e.at + interval '5 seconds'
        order by abs(extract(epoch from l.at - e.at)), l.id limit 1)) order by e.id), '[]')
      from public.order_events e where e.order_id = p_order_id),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'template', m.template,
        'state', case when m.sent_at is not null then 'sent' when m.failed_at is not null then 'failed'
                      when m.dropped_at is not null then 'dropped' else 'waiting' end,
        'at', coalesce(m.sent_at, m.failed_at, m.dropped_at, m.created_at), 'attempts', m.attempts, 'error', m.last_error,
        'again', (m.sent_at is not null or m.failed_at is not null) and v_order.customer_email is not null and private.can_repeat(m)) order by m.id), '[]')
      from private.mails_of_order(v_order) m),
    'links', (
      select coalesce(jsonb_agg(jsonb_build_object('at', l.replaced_at, 'by', u.email) order by l.replaced_at), '[]')
      from private.replaced_order_links l left join auth.users u on u.id = l.author_id where l.order_id = p_order_id));
end
$$;
create function public.admin_order_detail(p_order_id uuid) returns jsonb language sql stable set search_path = ''
as $$ select private.admin_order_detail(p_order_id) $$;
grant execute on function private.admin_order_detail(uuid), public.admin_order_detail(uuid) to authenticated;

-- Sends a mail about an order again: retries a failed one, sends another copy of one that was sent, or of one whose address
-- was corrected since. Raises PT403 FORBIDDEN, PT404 MAIL_NOT_FOUND, PT409 MAIL_WAITING, MAIL_OUTDATED, PT429 TOO_MANY_MAILS.
create function private.resend_order_mail(p_id bigint) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_mail private.email_outbox;
  v_order public.orders;
begin
  perform private.only('orders.change');
  select * into v_mail from private.email_outbox m where m.id = p_id and m.template like 'order-%' for update;
  if found then
    select * into v_order from public.orders o where o.id = (v_mail.payload ->> 'order_id')::uuid;
  end if;
  if v_order.id is null then
    perform private.fail(404, 'MAIL_NOT_FOUND');
  end if;
  if v_mail.sent_at is null and v_mail.failed_at is null and v_mail.dropped_at is null then
    perform private.fail(409, 'MAIL_WAITING');
  end if;
  v_mail.payload := v_mail.payload || '{"again": true}';
  if v_mail.dropped_at is not null or v_order.customer_email is null or not private.can_repeat(v_mail) then
    perform private.fail(409, 'MAIL_OUTDATED');
  end if;
  if not private.within_limit('resend:' || v_order.id, 5, 60) then
    perform private.fail(429, 'TOO_MANY_MAILS');
  end if;
  if v_mail.failed_at is not null and v_mail.recipient = v_order.customer_email then
    update private.email_outbox m set failed_at = null, last_error = null, attempts = 0, lease = null, next_try_at = now()
    where m.id = p_id;
  else
    insert into private.email_outbox (recipient, template, payload) values (v_order.customer_email, v_mail.template, v_mail.payload);
  end if;
end
$$;
create function public.resend_order_mail(p_id bigint) returns void
language sql volatile set search_path = ''
as $$ select private.resend_order_mail(p_id) $$;
grant execute on function private.resend_order_mail(bigint), public.resend_order_mail(bigint) to authenticated;

-- Sets the status of several orders, or records their payment: p_changes [{number, field, from, to}], at most two hundred.
-- Field `status` takes the five statuses, `payment` takes `paid` and `pending` (private.change_order_payment). Each change
-- succeeds or fails on its own, and fails when the value is no longer `from`: [{number, code, detail}], code null on
-- success, else CHANGED_MEANWHILE, ORDER_NOT_FOUND, or what a trigger raises (OUT_OF_STOCK, ORDER_WAS_CANCELLED, NOT_PAID,
-- NOT_SENT_YET, PAYMENT_STAYS). p_reason is why orders are cancelled (orders.cancel_reason), or the note of a payment.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.change_orders(p_changes jsonb, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_change record;
  v_reason text := nullif(private.clean_line(p_reason), '');
  v_orders uuid[];
  v_code text;
  v_detail text;
  v_answer jsonb := '[]';
begin
  perform private.only('orders.change');
  perform private.check_order_changes(p_changes, v_reason);
  -- Takes all locks before the first change, in the order in which buyers take them, to avoid deadlocks.
  select array_agg(l.id) into v_orders from (
    select o.id from public.orders o
    where o.order_number in (select c ->> 'number' from jsonb_array_elements(p_changes) c)
    order by o.id for no key update
  ) l;
  if exists (select 1 from jsonb_array_elements(p_changes) c where 'cancelled' in (c ->> 'from', c ->> 'to')) then
    perform private.lock_stock(
      array(select i.variant_id from public.order_items i where i.order_id = any (v_orders)),
      array(select i.deal_id from public.order_items i where i.order_id = any (v_orders) and i.deal_id is not null));
  end if;

  for v_change in
    select c.* from jsonb_to_recordset(p_changes) as c (number text, field text, "from" text, "to" text)
  loop
    v_code := null;
    v_detail := null;
    begin
      if v_change.field = 'payment' then
        v_code := private.change_order_payment(v_change.number, v_change."from", v_change."to", v_reason);
      else
        update public.orders o
        set order_status = v_change."to", cancel_reason = case when v_change."to" = 'cancelled' then v_reason end
        where o.order_number = v_change.number and o.order_status = v_change."from";
        if not found then
          v_code := case when exists (select 1 from public.orders o where o.order_number = v_change.number)
            then 'CHANGED_MEANWHILE' else 'ORDER_NOT_FOUND' end;
        end if;
      end if;
    exception when others then
      -- A trigger's refusal fails this order only; any other error fails the whole call.
      if sqlstate not like 'PT%' then
        raise;
      end if;
      get stacked diagnostics v_code = message_text, v_detail = pg_exception_detail;
    end;
    v_answer := v_answer || jsonb_build_object('number', v_change.number, 'code', v_code, 'detail', nullif(v_detail, '')::jsonb);
  end loop;
  return v_answer;
end
$$;
create function public.change_orders(p_changes jsonb, p_reason text default null) returns jsonb language sql volatile set search_path = ''
as $$ select private.change_orders(private.json_list(p_changes, 'changes'), p_reason) $$;
grant execute on function private.change_orders(jsonb, text), public.change_orders(jsonb, text) to authenticated;

-- ------------------------------------------------------------------ quick find

-- The owner's quick search, five results of each kind: {orders, customers, products}. Orders by private.order_query,
-- newest first, and their customers when the name, email, phone or city matched; products, also archived ones, by prefixes
-- of the words of their titles. Each kind only for who may see it. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT for more than 100 characters.
create function private.quick_find(p_query text) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_text text := private.fold(left(coalesce(p_query, ''), 200));
  v_query tsquery;
  v_words tsquery;
  v_orders boolean := private.may('orders');
  v_customers boolean := private.may('customers');
  v_products boolean := private.may('view');
  v_answer jsonb;
begin
  perform private.only('view', 'orders');
  if length(v_text) not between 1 and 100 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  v_query := private.order_query(v_text);
  v_words := private.title_query(v_text);

  with matching as (
    select o.*
    from (select s.order_id from private.order_search s where s.words @@ v_query and v_orders
          order by s.placed_at desc, s.order_id limit 200) f
    join public.orders o on o.id = f.order_id
  ), people as (
    select distinct on (m.customer_key) m.customer_key as key, n.email, n.name, m.created_at
    from matching m cross join lateral private.naming_order(m.customer_key) n
    where v_customers and private.order_words('', m.customer_name, m.customer_email, m.customer_phone, m.shipping_address ->> 'city')
      || array_to_tsvector(array_remove(array[ltrim(m.phone_e164, '+')], null)) @@ v_query
    order by m.customer_key, m.created_at desc, m.id
  )
  select jsonb_build_object(
    'orders', (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at desc, f.id), '[]')
               from (select m.id, m.order_number, m.order_status, m.customer_name, m.customer_email, m.currency, m.total_amount,
                       m.created_at
                     from matching m order by m.created_at desc, m.id limit 5) f),
    'customers', (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at desc, f.key), '[]')
                  from (select * from people p order by p.created_at desc, p.key limit 5) f))
  into v_answer;
  return v_answer || jsonb_build_object('products', (
    select coalesce(jsonb_agg(to_jsonb(f) - 'starts' order by f.starts desc, f.title, f.id), '[]')
    from (
      select n.*, starts_with(private.fold(n.title), v_text) as starts
      from (select p.id, p.slug, p.title, p.image_url, p.price, p.status
            from public.products p where private.title_words(p.title, p.slug, p.tags || array[p.vendor, p.product_type]) @@ v_words and v_products limit 400) n
      order by starts desc, n.title, n.id
      limit 5
    ) f));
end
$$;
create function public.quick_find(p_query text) returns jsonb language sql stable set search_path = ''
as $$ select private.quick_find(p_query) $$;
grant execute on function private.quick_find(text), public.quick_find(text) to authenticated;

-- So that counting the orders of a search by status reads this index and not the wide rows.
create index orders_found on public.orders (id) include (order_status);
