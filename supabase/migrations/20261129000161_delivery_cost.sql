-- What delivery cost in a period, beside the delivery that customers paid.

alter table public.shipments
  -- The day, UTC, on which it was handed over, refused or came back; null while it is on its way.
  add column ended_on date generated always as ((coalesce(returned_at, delivered_at) at time zone 'UTC')::date) stored;
create index shipments_by_cost_day on public.shipments (ended_on) include (fee) where fee > 0 and state <> 'shipped';

-- Sums of the days from p_from to p_to and of as many days before: {current, previous} without the customers, buckets
-- and statuses, as private.sales_summary returns them. Revenue is what was ordered on those days and not cancelled, with
-- delivery and after discounts, which also stand beside it; collected and refunded are the money that arrived and went
-- back on them, whenever it was ordered; deliveryCost is what couriers charge for the parcels that were delivered, refused
-- or came back on them.
create or replace function private.sales_by_day(p_from date, p_to date, p_bucket text) returns jsonb
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
        -- Money belongs to no status; the empty one is none of an order's.
        select m.day, '', 0, 0, 0, 0, 0, m.collected, m.refunded, 0 from private.sales_money m
        union all
        select c.day, '', 0, 0, 0, 0, 0, 0, 0, c.cost
        from (
          select p.ended_on as day, sum(p.fee) as cost
          from public.shipments p
          where p.fee > 0 and p.state <> 'shipped' and p.ended_on between p_from - v_days and p_to
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
