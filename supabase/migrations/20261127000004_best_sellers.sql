-- Best sellers: "popular" sorts by units sold, and the home page's best sellers are the products that sold most.

-- Units in orders of the last ninety days that were paid for or delivered, as private.count_units_sold found them.
alter table public.products add column units_sold integer not null default 0 check (units_sold >= 0);
create index products_by_units_sold on public.products (units_sold desc, id) where units_sold > 0;
drop index public.products_by_popularity;
create index products_by_popularity on public.products (collection_slug, units_sold, review_count, id);

-- As before: neither a sale nor the count of what was sold is a change of the product.
create or replace trigger product_changed before update on public.products
  for each row when (new.quantity = old.quantity and new.units_sold = old.units_sold)
  execute function private.product_before_write();

-- As before, for units_sold too: only reviews change `rating`, `stars` and `review_count`, and only orders `units_sold`.
create or replace function private.rating_guard() returns trigger
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
create or replace trigger rating_guard before insert or update of rating, stars, review_count, units_sold on public.products
  for each row execute function private.rating_guard();

-- As before, with units sold first in `popular`.
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
    when p_sort = 'popular' then keys := '{p.units_sold,p.review_count}'; types := '{int,int}';
    else perform private.fail(400, 'INVALID_FILTER', '{"field": "sort"}');
  end case;
  keys := keys || 'p.id'::text;
  types := types || 'uuid'::text;
end
$$;

-- Counts units_sold of all products again and returns how many products changed. For the schedule: an order that counted a
-- sale itself would lock products for every buyer who pays.
create function private.count_units_sold() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_changed integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('count_units_sold', 0));
  with counted as (
    select i.product_id as id, sum(i.quantity)::int as n
    from public.order_items i join public.orders o on o.id = i.order_id
    where i.placed_at > now() - interval '90 days' and i.product_id is not null
      and o.order_status <> 'cancelled' and (o.order_status = 'delivered' or o.paid_amount > o.refunded_amount)
    group by i.product_id
  ), changed as (
    select p.id, coalesce(c.n, 0) as n
    from public.products p left join counted c on c.id = p.id
    where p.id in (select s.id from counted s union all select s.id from public.products s where s.units_sold > 0)
      and p.units_sold <> coalesce(c.n, 0)
    order by p.id for no key update of p
  )
  update public.products p set units_sold = c.n from changed c where p.id = c.id;
  get diagnostics v_changed = row_count;
  return v_changed;
end
$$;
grant execute on function private.count_units_sold() to service_role;

-- See private.count_units_sold. For a scheduler outside of the database, with the service key.
create function public.count_units_sold() returns integer
language sql volatile set search_path = '' as $$ select private.count_units_sold() $$;
grant execute on function public.count_units_sold() to service_role;

select private.count_units_sold();
