-- Where customers come from: the link or campaign of the first and the last visit before an order, for those who agreed, and
-- what orders of each came to after delivery, refusals, refunds, goods and what the campaign cost. Off until the owner
-- switches it on. Nothing of it goes to anybody else.

-- Since when origins are kept; null while they are not. One row.
create table private.origin_settings (
  id boolean primary key default true check (id),
  since timestamptz check (since >= '2000-01-01' and since <= '2100-01-01')
);
alter table private.origin_settings enable row level security;
insert into private.origin_settings default values;
create trigger audit_origin_settings after update on private.origin_settings for each row execute function
  private.audit('', 'since');
-- The shop's pages ask for it or no longer.
create trigger note_pages after update on private.origin_settings for each row execute function private.note_tags('shop');

-- What led to an order: source, medium and campaign as the link named them (utm_source …), and the host that linked here; ''
-- where there was none. Cleaned by private.origin_part.
create table private.order_origins (
  order_id uuid primary key references public.orders (id) on delete cascade,
  first_source text not null check (length(first_source) <= 60),
  first_medium text not null check (length(first_medium) <= 60),
  first_campaign text not null check (length(first_campaign) <= 100),
  first_host text not null check (length(first_host) <= 100),
  last_source text not null check (length(last_source) <= 60),
  last_medium text not null check (length(last_medium) <= 60),
  last_campaign text not null check (length(last_campaign) <= 100),
  last_host text not null check (length(last_host) <= 100),
  at timestamptz not null default now() check (at >= '2000-01-01' and at <= '2100-01-01')
);
alter table private.order_origins enable row level security;

-- What a campaign cost, typed in by the owner, in the shop's currency, spread evenly over its days.
create table private.campaign_costs (
  id uuid primary key default gen_random_uuid(),
  source text not null check (length(source) between 1 and 100),
  campaign text not null default '' check (length(campaign) <= 100),
  first_day date not null check (first_day between '2000-01-01' and '2100-01-01'),
  last_day date not null check (last_day between '2000-01-01' and '2100-01-01'),
  amount numeric(10, 2) not null check (amount >= 0.01 and amount <= 9999999.99),
  created_at timestamptz not null default clock_timestamp() check (created_at >= '2000-01-01' and created_at <= '2100-01-01'),
  check (last_day between first_day and first_day + 366)
);
create index campaign_costs_by_day on private.campaign_costs (last_day, first_day);
alter table private.campaign_costs enable row level security;
create trigger audit_campaign_costs after insert or delete on private.campaign_costs for each row execute function
  private.audit('source', 'source', 'campaign', 'first_day', 'last_day', 'amount');

-- Whether a text has a number as long as a phone's or a card's: seven digits of any script with no letter between them, or eight
-- with at most one character between each two. The text is normalized (NFKC), so that digits of other widths and styles are plain ones.
create function private.has_number(p_text text) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  v_digit text := '0-9' ||
    '\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f' ||
    '\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29' ||
    '\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99' ||
    '\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9' ||
    '\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\U000104a0-\U000104a9\U00010d30-\U00010d39\U00011066-\U0001106f' ||
    '\U000110f0-\U000110f9\U00011136-\U0001113f\U000111d0-\U000111d9\U000112f0-\U000112f9\U00011450-\U00011459' ||
    '\U000114d0-\U000114d9\U00011650-\U00011659\U000116c0-\U000116c9\U00011730-\U00011739\U000118e0-\U000118e9' ||
    '\U00011950-\U00011959\U00011c50-\U00011c59\U00011d50-\U00011d59\U00011da0-\U00011da9\U00016a60-\U00016a69' ||
    '\U00016ac0-\U00016ac9\U00016b50-\U00016b59\U0001e140-\U0001e149\U0001e2f0-\U0001e2f9\U0001e950-\U0001e959';
begin
  return regexp_replace(p_text, '[' || v_digit || ']', '0', 'g')
    ~ '(0[^0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u060b\u060d-\u061a\u0620-\u063f\u0641-\u064a\u066e-\u1fff\u2c00-\u2dff\u3041-\ud7ff\uf900-\ufdff\ufe70-\ufefc]*){7}|(0[^0-9]?){8}';
end
$$;

-- A name in a link as it is kept: one line in small letters of at most p_max characters without invisible ones, and '' for what may
-- say who somebody is: an address, also a percent-encoded one or one with (at), or a number as long as a phone's or a card's.
create function private.origin_part(p_text text, p_max int) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_text text := regexp_replace(normalize(left(p_text, 400), nfkc),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000e0000-\U000e0fff]', '', 'g');
begin
  return case when v_text ~* '@|%(25)*40|[[({] *at *[])}]' or private.has_number(v_text) then ''
    else coalesce(left(lower(private.clean_line(regexp_replace(v_text, '[<>"''`&;{}()\[\]\\/|^$#!?=,*%:~]', ' ', 'g'))), p_max), '') end;
end
$$;

-- One visit as {source, medium, campaign, host}, cleaned; the host is '' unless it is one, and for one with a number as
-- long as a phone's. Raises PT400 INVALID_INPUT {field}.
create function private.origin_of(p_visit jsonb, p_field text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  v_host text;
begin
  perform private.check_size(p_visit, 4000, p_field);
  if jsonb_typeof(p_visit) is distinct from 'object'
    or exists (select from jsonb_each(p_visit) e where jsonb_typeof(e.value) <> 'string') then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  v_host := lower(left(p_visit ->> 'host', 100));
  return jsonb_build_object('source', private.origin_part(p_visit ->> 'source', 60), 'medium', private.origin_part(p_visit ->> 'medium', 60),
    'campaign', private.origin_part(p_visit ->> 'campaign', 100),
    'host', case when not private.has_number(v_host) and v_host ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$' then v_host else '' end);
end
$$;

-- Keeps what led to an order, for its member or the holder of its token, once and within a day of it; false where the shop keeps no
-- origins, or has it. p_first and p_last are visits as private.origin_of reads them. Raises PT400 INVALID_INPUT {field},
-- PT404 ORDER_NOT_FOUND.
create function private.note_origin(p_order_id uuid, p_first jsonb, p_last jsonb, p_token text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_first jsonb := private.origin_of(p_first, 'first');
  v_last jsonb := private.origin_of(p_last, 'last');
begin
  if not exists (
    select from public.orders o
    where o.id = p_order_id and o.created_at > now() - interval '1 day'
      and (o.user_id = (select auth.uid()) or private.opens_order(o.id, left(p_token, 64)))) then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  insert into private.order_origins (order_id, first_source, first_medium, first_campaign, first_host,
    last_source, last_medium, last_campaign, last_host)
  select p_order_id, v_first ->> 'source', v_first ->> 'medium', v_first ->> 'campaign', v_first ->> 'host',
    v_last ->> 'source', v_last ->> 'medium', v_last ->> 'campaign', v_last ->> 'host'
  from private.origin_settings s where s.since is not null
  on conflict do nothing;
  return found;
end
$$;
create function public.note_origin(p_order_id uuid, p_first jsonb, p_last jsonb, p_token text default null) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.note_origin(p_order_id, p_first, p_last, p_token) $$;
grant execute on function private.note_origin(uuid, jsonb, jsonb, text), public.note_origin(uuid, jsonb, jsonb, text) to anon, authenticated;

-- Keeps origins from now on, or no longer; what was kept before stays with its orders. Returns whether they are kept. Raises
-- PT403 FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.keep_origins(p_on boolean) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  if p_on is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "on"}');
  end if;
  update private.origin_settings s set since = case when p_on then now() end where (s.since is not null) <> p_on;
  return p_on;
end
$$;
create function public.keep_origins(p_on boolean) returns boolean language sql volatile set search_path = ''
as $$ select private.keep_origins(p_on) $$;

-- Adds what a campaign cost. Returns its id. At most two thousand are kept. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field},
-- PT409 TOO_MANY_COSTS.
create function private.add_campaign_cost(p_source text, p_campaign text, p_from date, p_to date, p_amount numeric) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_source text := private.origin_part(p_source, 100);
  v_id uuid;
begin
  perform private.only('settings');
  if v_source = '' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "source"}');
  end if;
  if p_from is null or p_to is null or p_from not between '2000-01-01' and '2100-01-01' or p_to not between '2000-01-01' and '2100-01-01'
    or p_to - p_from not between 0 and 366 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "days"}');
  end if;
  if p_amount is null or p_amount <= 0 or p_amount > 9999999.99 or p_amount <> round(p_amount, 2) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "amount"}');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('campaign_costs', 0));
  if (select count(*) from private.campaign_costs) >= 2000 then
    perform private.fail(409, 'TOO_MANY_COSTS');
  end if;
  insert into private.campaign_costs (source, campaign, first_day, last_day, amount)
  values (v_source, private.origin_part(p_campaign, 100), p_from, p_to, p_amount) returning id into v_id;
  return v_id;
end
$$;
create function public.add_campaign_cost(p_source text, p_campaign text, p_from date, p_to date, p_amount numeric) returns uuid
language sql volatile set search_path = ''
as $$ select private.add_campaign_cost(p_source, p_campaign, p_from, p_to, p_amount) $$;

-- Deletes what a campaign cost. Returns false when it is gone. Raises PT403 FORBIDDEN.
create function private.delete_campaign_cost(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  delete from private.campaign_costs c where c.id = p_id;
  return found;
end
$$;
create function public.delete_campaign_cost(p_id uuid) returns boolean language sql volatile set search_path = ''
as $$ select private.delete_campaign_cost(p_id) $$;

-- What an order came to so far, in its own currency: {income, goods, unknown, delivery}. `income` is what was sold less what went
-- back, once it is delivered; before that, and of a cancelled order, what arrived less what went back. `goods` is what cost what left
-- and did not come back into stock, by today's costs, `unknown` how many of those pieces have no cost, `delivery` what couriers
-- charge for its parcels, refused and returned ones as well.
create function private.order_result(p_order public.orders, out income numeric, out goods numeric, out unknown bigint, out delivery numeric)
language plpgsql stable set search_path = ''
as $$
begin
  income := case when p_order.order_status = 'delivered' then p_order.total_amount else p_order.paid_amount end
    - p_order.refunded_amount - p_order.refund_pending_amount;
  select coalesce(sum(n.gone * n.cost), 0), coalesce(sum(n.gone) filter (where n.cost is null), 0) into goods, unknown
  from (
    select i.quantity - coalesce((
        select sum(r.received) from public.return_items r where r.order_item_id = i.id and r.restocked), 0) as gone,
      coalesce((select w.cost from public.product_variants w where w.id = i.variant_id),
        (select p.cost from public.products p where p.id = i.product_id)) as cost
    from public.order_items i where i.order_id = p_order.id and p_order.order_status = 'delivered') n;
  select coalesce(sum(s.fee), 0) into delivery from public.shipments s where s.order_id = p_order.id and s.state <> 'shipped';
end
$$;

-- Where the orders of the days from p_from to p_to came from, and what they came to by now: {since, rows, other_currency}. Rows are
-- the sources and campaigns with a cost, then those with most orders, at most two hundred: [{source, campaign, orders, delivered,
-- refused, cancelled, revenue, refunded, income, goods, unknown, delivery, campaign_cost}], source '' for orders without an
-- origin. A source is what the link named, else the host that linked here. p_touch is first or last. Amounts are in the shop's
-- currency; orders in another are counted in other_currency alone. `refused` came back from the door, or nobody was reached.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT for more than a year, and for days before 2000 or after 2100.
create function private.origin_report(p_from date, p_to date, p_touch text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_currency text := private.shop_currency();
  v_zone text := private.shop_zone();
begin
  perform private.only('money');
  if p_from is null or p_to is null or p_from not between '2000-01-01' and '2100-01-01' or p_to not between '2000-01-01' and '2100-01-01'
    or p_to - p_from not between 0 and 366 or p_touch is null or p_touch not in ('first', 'last') then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return (
    with placed as materialized (
      select o as row, o.currency = v_currency as is_own,
        case p_touch when 'first' then coalesce(nullif(n.first_source, ''), n.first_host, '') else coalesce(nullif(n.last_source, ''), n.last_host, '') end as source,
        coalesce(case p_touch when 'first' then n.first_campaign else n.last_campaign end, '') as campaign
      from public.orders o left join private.order_origins n on n.order_id = o.id
      where o.created_at >= p_from::timestamp at time zone v_zone and o.created_at < (p_to + 1)::timestamp at time zone v_zone
    ), results as (
      select p.source, p.campaign, count(*) as orders,
        count(*) filter (where (p.row).order_status = 'delivered') as delivered,
        count(*) filter (where (p.row).order_status = 'cancelled' and (p.row).cancel_reason in ('refused', 'unreachable')) as refused,
        count(*) filter (where (p.row).order_status = 'cancelled') as cancelled,
        coalesce(sum((p.row).total_amount) filter (where (p.row).order_status <> 'cancelled'), 0) as revenue,
        sum((p.row).refunded_amount + (p.row).refund_pending_amount) as refunded,
        sum(r.income) as income, sum(r.goods) as goods, sum(r.unknown) as unknown, sum(r.delivery) as delivery
      from placed p cross join lateral private.order_result(p.row) r
      where p.is_own
      group by 1, 2
    ), costs as (
      select c.source, c.campaign,
        round(sum(c.amount * (least(c.last_day, p_to) - greatest(c.first_day, p_from) + 1) / (c.last_day - c.first_day + 1)), 2) as cost
      from private.campaign_costs c where c.first_day <= p_to and c.last_day >= p_from
      group by 1, 2
    ), rows as (
      select coalesce(r.source, c.source) as source, coalesce(r.campaign, c.campaign) as campaign,
        coalesce(r.orders, 0) as orders, coalesce(r.delivered, 0) as delivered, coalesce(r.refused, 0) as refused,
        coalesce(r.cancelled, 0) as cancelled, coalesce(r.revenue, 0) as revenue, coalesce(r.refunded, 0) as refunded,
        coalesce(r.income, 0) as income, coalesce(r.goods, 0) as goods, coalesce(r.unknown, 0) as unknown,
        coalesce(r.delivery, 0) as delivery, coalesce(c.cost, 0) as campaign_cost
      from results r full join costs c on c.source = r.source and c.campaign = r.campaign
      order by coalesce(c.cost, 0) > 0 desc, coalesce(r.orders, 0) desc, 1, 2 limit 200
    )
    select jsonb_build_object('since', (select s.since from private.origin_settings s),
      'other_currency', (select count(*) from placed p where not p.is_own),
      'rows', (select coalesce(jsonb_agg(to_jsonb(w) order by w.orders desc, w.source, w.campaign), '[]') from rows w)));
end
$$;
create function public.origin_report(p_from date, p_to date, p_touch text default 'last') returns jsonb
language sql stable set search_path = ''
as $$ select private.origin_report(p_from, p_to, p_touch) $$;

-- What campaigns cost, the latest first, at most two thousand: [{id, source, campaign, from, to, amount}]. Raises PT403 FORBIDDEN.
create function private.list_campaign_costs() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('money');
  return (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'source', c.source, 'campaign', c.campaign, 'from', c.first_day,
    'to', c.last_day, 'amount', c.amount) order by c.last_day desc, c.created_at desc, c.id), '[]') from private.campaign_costs c);
end
$$;
create function public.list_campaign_costs() returns jsonb language sql stable set search_path = ''
as $$ select private.list_campaign_costs() $$;
grant execute on function private.keep_origins(boolean), public.keep_origins(boolean),
  private.add_campaign_cost(text, text, date, date, numeric), public.add_campaign_cost(text, text, date, date, numeric),
  private.delete_campaign_cost(uuid), public.delete_campaign_cost(uuid), private.origin_report(date, date, text),
  public.origin_report(date, date, text), private.list_campaign_costs(), public.list_campaign_costs() to authenticated;
