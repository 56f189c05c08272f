-- What tests/database/input-bounds.test.ts found: work on input before its size, and who asks, are known.

-- Everyone who ordered, one per email: {total, customers: [{email, name, phone, city, orders, spent, joined, last, member}]}.
-- Spent is what was paid without what was refunded; joined and last are the first and the last order (specification 12,
-- admin customer record). p_search matches any of their orders (private.order_query) and is read only once it is known to be
-- an owner's and short; p_sort is one of last, spent, orders, name; pages count from 1. Only the customers of the page are
-- looked up, unless they are sorted by name. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create or replace function private.list_customers(p_search text, p_sort text, p_page int, p_size int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set plan_cache_mode = force_custom_plan
as $$
declare
  v_search text := coalesce(p_search, '');
  v_query tsquery;
  v_answer jsonb;
begin
  perform private.only_admin();
  if length(v_search) > 100 or p_sort not in ('last', 'spent', 'orders', 'name') or p_page not between 1 and 100000
    or p_size not between 1 and 1000
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  v_query := private.order_query(v_search);
  with found as (
    select o.customer_email as email, count(*) as orders, sum(o.paid_amount - o.refunded_amount) as spent,
      min(o.created_at) as joined, max(o.created_at) as last
    from public.orders o
    where v_search = '' or o.customer_email in (
      select m.customer_email from public.orders m
      where private.order_words(m.order_number, m.customer_name, m.customer_email, m.customer_phone,
        m.shipping_address ->> 'city') @@ v_query)
    group by o.customer_email
  ), listed as (
    select f.*, row_number() over (order by
      case when p_sort = 'last' then f.last end desc,
      case when p_sort = 'spent' then f.spent end desc,
      case when p_sort = 'orders' then f.orders end desc,
      case when p_sort = 'name' then (select lower(n.name) from private.naming_order(f.email) n) end,
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
    select jsonb_build_object('name', o.name, 'phone', o.phone, 'city', o.address ->> 'city', 'member', o.is_member) as person
    from private.naming_order(p.email) o
  ) n;
  return v_answer;
end
$$;

-- Makes up to a thousand codes, each for one order: {batch_id, codes}. p_discount as in save_discount, without code and
-- limits in total; p_prefix, of at most twenty letters, digits and dashes, begins each code.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}.
create or replace function private.generate_codes(p_discount jsonb, p_prefix text, p_count int) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.discounts;
  v_prefix text := coalesce(private.code_key(left(p_prefix, 41)), '');
  v_batch uuid := gen_random_uuid();
  v_codes text[];
begin
  perform private.only_admin();
  d := private.read_discount(p_discount);
  if length(p_prefix) > 40 or v_prefix !~ '^[A-Z0-9-]{0,20}$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "prefix"}');
  end if;
  if coalesce(p_count not between 1 and 1000, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "count"}');
  end if;
  perform set_config('shop.is_recorded', 'true', true);
  with made as (
    insert into public.discounts (code, title, kind, value, scope, collection_slugs, product_ids, minimum_subtotal, starts_at,
      ends_at, total_limit, customer_limit, is_first_order, is_active, source, batch_id)
    select v_prefix || case when v_prefix = '' or right(v_prefix, 1) = '-' then '' else '-' end || private.random_code(),
      d.title, d.kind, d.value, d.scope, d.collection_slugs, d.product_ids, d.minimum_subtotal,
      d.starts_at, d.ends_at, 1, d.customer_limit, d.is_first_order, d.is_active, 'batch', v_batch
    from generate_series(1, p_count)
    returning code
  )
  select array_agg(m.code order by m.code) into v_codes from made m;
  perform set_config('shop.is_recorded', '', true);
  insert into private.audit_log (actor_id, table_name, label, operation, difference)
  values ((select auth.uid()), 'discounts', d.title, 'insert', jsonb_build_object('code', jsonb_build_array(null, v_prefix || ' × ' || p_count)));
  return jsonb_build_object('batch_id', v_batch, 'codes', to_jsonb(v_codes));
end
$$;

-- As many as there are sizes. A trigger fills it, but an owner's insert may name it.
alter table public.products add constraint products_sizes_left_bounds check (cardinality(sizes_left) <= 20);
