-- What unpaid orders may hold of the stock, so that orders that are never paid cannot empty the shop; and limits that bound a
-- client without locking out the others.
--
-- A hold is what an order keeps of a variant while it is pending and no money of it has arrived: by card or bank transfer
-- until it is due, by cash until the owner confirms it by packing it. Its bounds:
--   per customer (account; for guests the mailbox and the phone)  15 orders, 100 items, the line limit per variant
--   per network, where the platform tells it                      1,000 orders, 5,000 items
--   guests per variant and deal, of what is free or so held       half, 4 at least, apart for orders that are paid ahead and
--                                                                 in cash; cash orders of one item pass
--   guests of one network per variant                             half, 5 at least
-- Orders of one customer take turns (private.customer_turns), guests' shares are checked under the locks of stock and deals,
-- so both are exact under concurrent orders. The network's totals are not, so that buyers behind one address never wait for
-- each other. Lock order: idempotency key, customer, discount, variants, products, deals.

-- ------------------------------------------------------------------ settings

-- The most items of one variant in an order.
alter table public.shop_settings
  add column line_limit integer not null default 10 constraint shop_settings_line_limit check (line_limit between 1 and 99);
drop trigger audit_settings on public.shop_settings;
create trigger audit_settings after update on public.shop_settings for each row execute function
  private.audit('', 'currency', 'currency_rates', 'cancel_window_minutes', 'low_stock_threshold', 'checkout_enabled', 'card_provider',
    'bank_holder', 'bank_name', 'bank_account', 'bank_swift', 'bank_due_days', 'card_due_minutes', 'cod_enabled',
    'welcome_percent', 'student_percent', 'default_country', 'line_limit');

-- How many of a deal one customer may buy at its price; null for any number.
alter table public.deals add column customer_limit integer check (customer_limit between 1 and 99);
drop trigger audit_deals on public.deals;
create trigger audit_deals after insert or update or delete on public.deals for each row execute function
  private.audit('product_id', 'kind', 'deal_price', 'total', 'starts_at', 'ends_at', 'customer_limit');

-- ------------------------------------------------------------------ who asks

-- The network that the request comes from, as Supabase's own proxy tells it: an IPv4 address or the /64 of an IPv6 one. Null
-- where no proxy sets the header. Behind another proxy a client could write the header itself, so a network only ever
-- tightens a bound and never proves anything.
create function private.client_network() returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_address text := left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip', 45);
begin
  if v_address ~ '^[0-9.]+$' then
    return host(v_address::inet);
  elsif v_address ~ '^[0-9a-fA-F:.]+$' then
    return network(set_masklen(v_address::inet, 64))::text;
  end if;
  return null;
exception when invalid_text_representation then
  return null;
end
$$;

-- The same phone however it is written (06…, +212 6…): its last nine digits. Null for what is no phone number.
create function private.phone_key(p_phone text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select case when length(d.digits) >= 8 then right(d.digits, 9) end from (select regexp_replace(p_phone, '\D', '', 'g') as digits) d $$;

-- The turns of a customer, in the order in which they are taken: the mailbox, and the account or the phone.
create function private.customer_turns(p_email text, p_phone text, p_user uuid) returns bigint[]
language sql immutable set search_path = ''
as $$
  select array_agg(distinct hashtextextended(k.name, 2))
  from (values ('mailbox:' || private.mailbox(p_email)), ('customer:' || p_user),
    (case when p_user is null then 'phone:' || private.phone_key(p_phone) end)) as k (name)
  where k.name is not null
$$;

-- ------------------------------------------------------------------ counting tries

-- A window begins with a key's first try, so that "10 in 15 minutes" holds whenever the first one comes, and a key has one
-- row. allowed, refused and refused_at are for the owner's page: the limit, how many tries it refused, and the last of them.
delete from private.rate_limits;
alter table private.rate_limits
  drop constraint rate_limits_pkey,
  add primary key (key),
  add column allowed integer,
  add column refused integer not null default 0,
  add column refused_at timestamptz;

-- Counts one try for p_key and returns whether it is still within p_max per p_minutes.
create or replace function private.within_limit(p_key text, p_max int, p_minutes int) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_tries integer;
begin
  delete from private.rate_limits r where r.window_start < now() - interval '1 day';
  insert into private.rate_limits as r (key, window_start, allowed) values (p_key, now(), p_max)
  on conflict (key) do update set allowed = p_max,
    tries = case when r.window_start > now() - make_interval(mins => p_minutes) then r.tries + 1 else 1 end,
    window_start = case when r.window_start > now() - make_interval(mins => p_minutes) then r.window_start else now() end
  returning r.tries into v_tries;
  if v_tries > p_max then
    update private.rate_limits r set refused_at = now(),
      refused = case when r.refused_at > now() - interval '1 day' then r.refused + 1 else 1 end
    where r.key = p_key;
  end if;
  return v_tries <= p_max;
end
$$;

-- Counts one try of a form and returns whether the caller's network is still within p_max per hour; true where the network is
-- not known, because a limit over all callers would let one of them close the form for everybody.
create function private.within_network_limit(p_form text, p_max int) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  v_network text := private.client_network();
begin
  return v_network is null or private.within_limit(p_form || '@' || v_network, p_max, 60);
end
$$;

-- ------------------------------------------------------------------ what is held

-- What unpaid orders hold, per variant. Rows go when money arrives, the owner packs the order or it is cancelled, so a
-- network is stored no longer than that. No foreign key to the variant: its check would lock the row in every order.
create table private.holds (
  order_id uuid not null references public.orders (id) on delete cascade,
  variant_id uuid not null,
  deal_id uuid,
  quantity integer not null check (quantity > 0),
  mailbox text not null,
  phone text,
  user_id uuid,
  network text,
  is_cash boolean not null,
  due_at timestamptz,
  primary key (order_id, variant_id)
);
create index holds_of_member on private.holds (user_id) where user_id is not null;
create index holds_of_mailbox on private.holds (mailbox) where user_id is null;
create index holds_of_phone on private.holds (phone) where user_id is null;
create index holds_of_network on private.holds (network, variant_id) where network is not null;
create index holds_of_variant on private.holds (variant_id) where user_id is null and not (is_cash and quantity = 1);
create index holds_of_deal on private.holds (deal_id) where user_id is null and not (is_cash and quantity = 1);
alter table private.holds enable row level security;

-- Writes what an order holds. Its items are there.
create function private.add_holds(p_order public.orders, p_network text) returns void
language sql volatile set search_path = ''
as $$
  insert into private.holds (order_id, variant_id, deal_id, quantity, mailbox, phone, user_id, network, is_cash, due_at)
  select p_order.id, i.variant_id, (array_agg(i.deal_id))[1], sum(i.quantity), private.mailbox(p_order.customer_email),
    private.phone_key(p_order.customer_phone), p_order.user_id, p_network, p_order.payment_method = 'cod', p_order.payment_due_at
  from public.order_items i where i.order_id = p_order.id and i.variant_id is not null
  group by i.variant_id
$$;

-- After an order changes: its holds end when it is no longer unpaid and pending, and begin again when it is taken up.
create function private.keep_holds() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_before boolean := old.order_status = 'pending' and old.paid_amount = 0;
  v_now boolean := new.order_status = 'pending' and new.paid_amount = 0;
begin
  if v_before and not v_now then
    delete from private.holds h where h.order_id = new.id;
  elsif v_now and not v_before then
    perform private.add_holds(new, null);
  elsif v_now and (new.user_id, new.payment_due_at) is distinct from (old.user_id, old.payment_due_at) then
    update private.holds h set user_id = new.user_id, due_at = new.payment_due_at where h.order_id = new.id;
  end if;
  return null;
end
$$;
create trigger keep_holds after update of order_status, paid_amount, user_id, payment_due_at on public.orders
  for each row execute function private.keep_holds();

-- Writes all holds again, for orders written with the triggers off, as the sample data's are.
create function private.recount_holds() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.holds where true;
  perform private.add_holds(o, null) from public.orders o where o.order_status = 'pending' and o.paid_amount = 0;
end
$$;
select private.recount_holds();

-- ------------------------------------------------------------------ the bounds

-- The lines of a quote with no more of each available than an order may hold.
create function private.bounded_lines(p_lines private.cart_line[]) returns private.cart_line[]
language sql stable set search_path = ''
as $$
  select array(
    select row(l.position, l.slug, l.size, l.color, l.quantity, l.product_id, l.variant_id, l.deal_id, l.price,
      least(l.available, s.line_limit), l.discount)::private.cart_line
    from unnest(p_lines) as l cross join public.shop_settings s order by l.position)
$$;

-- Raises PT409 LINE_LIMIT with every variant of which the cart has more than an order may hold.
create function private.check_line_limit(p_lines private.cart_line[]) returns void
language plpgsql stable set search_path = ''
as $$
declare
  v_over jsonb;
begin
  select jsonb_agg(jsonb_build_object('slug', w.slug, 'size', w.size, 'color', w.color, 'requested', w.wanted,
    'available', s.line_limit) order by w.i)
  into v_over
  from (
    select l.slug, l.size, l.color, sum(l.quantity)::int as wanted, min(l.position) as i from unnest(p_lines) as l group by 1, 2, 3
  ) w join public.shop_settings s on w.wanted > s.line_limit;
  if v_over is not null then
    perform private.fail(409, 'LINE_LIMIT', v_over);
  end if;
end
$$;

-- Refuses the twenty-first order of a customer within an hour. Members count by account, without what they cancelled and
-- without what others ordered under their address; guests by mailbox, with what was cancelled, because each was mailed.
-- Raises PT429 TOO_MANY_ORDERS.
create function private.check_order_rate(p_email text, p_user uuid) returns void
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_orders int;
begin
  if p_user is not null then
    select count(*) into v_orders from public.orders o
    where o.user_id = p_user and o.created_at > now() - interval '1 hour' and o.order_status <> 'cancelled';
  else
    select count(*) into v_orders from public.orders o
    where private.mailbox(o.customer_email) = private.mailbox(p_email) and o.user_id is null and o.created_at > now() - interval '1 hour';
  end if;
  if v_orders >= 20 then
    perform private.fail(429, 'TOO_MANY_ORDERS');
  end if;
end
$$;

-- Refuses an order with which the customer's unpaid orders would hold too much; see the head of this file. The caller has
-- taken the customer's turns. Raises PT429 TOO_MANY_UNPAID {reason: orders | items | variant | network, limit}.
create function private.check_holds(p_lines private.cart_line[], p_email text, p_phone text, p_user uuid) returns void
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_most_orders constant int := 15;
  v_most_items constant int := 100;
  v_line_limit int := (select s.line_limit from public.shop_settings s);
  v_network text := private.client_network();
  v_wanted int := (select sum(l.quantity) from unnest(p_lines) as l);
  v_reason text;
begin
  with own as (
    select 'account' as key, h.* from private.holds h where h.user_id = p_user
    union all
    select 'mailbox', h.* from private.holds h where p_user is null and h.user_id is null and h.mailbox = private.mailbox(p_email)
    union all
    select 'phone', h.* from private.holds h where p_user is null and h.user_id is null and h.phone = private.phone_key(p_phone)
  ), live as (
    select * from own o where o.due_at is null or o.due_at > now()
  )
  select case
    when exists (select from live l group by l.key having count(distinct l.order_id) >= v_most_orders) then 'orders'
    when v_wanted > v_most_items
      or exists (select from live l group by l.key having sum(l.quantity) + v_wanted > v_most_items) then 'items'
    when exists (
      select from live l join (select n.variant_id, sum(n.quantity) as wanted from unnest(p_lines) as n group by 1) w
        on w.variant_id = l.variant_id
      group by l.key, w.variant_id, w.wanted having sum(l.quantity) + w.wanted > v_line_limit) then 'variant' end
  into v_reason;
  if v_reason is null and v_network is not null and p_user is null and exists (
    select from private.holds h
    where h.network = v_network and h.user_id is null and (h.due_at is null or h.due_at > now())
    having count(distinct h.order_id) >= 1000 or sum(h.quantity) + v_wanted > 5000) then
    v_reason := 'network';
  end if;
  if v_reason is not null then
    perform private.fail(429, 'TOO_MANY_UNPAID', jsonb_build_object('reason', v_reason, 'limit',
      case v_reason when 'orders' then v_most_orders when 'items' then v_most_items when 'variant' then v_line_limit end));
  end if;
end
$$;

-- Half of what is free or held this way, and p_least at least, without what is held.
create function private.share_left(p_free int, p_held bigint, p_least int) returns int
language sql immutable set search_path = ''
as $$ select greatest(p_least, (p_free + p_held + 1) / 2)::int - p_held::int $$;

-- Refuses a guest's order with which guests' unpaid orders would hold more than their share of a variant or deal; see the
-- head of this file. The caller has taken the cart's stock and deals, so their rows are locked; p_lines say what was
-- available before. Raises PT429 HELD_FOR_OTHERS [{slug, size, color, requested, available}].
create function private.check_shares(p_lines private.cart_line[], p_payment_method text) returns void
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_cash boolean := p_payment_method = 'cod';
  v_network text := private.client_network();
  v_held jsonb;
begin
  -- The usual order of a rush: it takes nothing that is bounded, and reads nothing while others wait for its locks.
  if v_cash and v_network is null and not exists (
    select from unnest(p_lines) as l group by l.product_id having sum(l.quantity) > 1) then
    return;
  end if;
  with wanted as (
    select l.variant_id, min(l.slug) as slug, min(l.size) as size, min(l.color) as color, sum(l.quantity)::int as wanted,
      min(l.available) as available, min(l.position) as i, l.deal_id, sum(sum(l.quantity)) over (partition by l.deal_id)::int as of_deal
    from unnest(p_lines) as l group by l.variant_id, l.deal_id
  ), left_over as (
    select w.*, least(
      case when v_cash and w.wanted = 1 then 1 else private.share_left(w.available, (
        select coalesce(sum(h.quantity), 0) from private.holds h
        where h.variant_id = w.variant_id and h.user_id is null and not (h.is_cash and h.quantity = 1)
          and h.is_cash = v_cash and (h.due_at is null or h.due_at > now())), 4) end,
      case when v_network is not null then private.share_left(w.available, (
        select coalesce(sum(h.quantity), 0) from private.holds h
        where h.network = v_network and h.variant_id = w.variant_id and h.user_id is null
          and (h.due_at is null or h.due_at > now())), 5) end,
      case when w.deal_id is not null and not (v_cash and w.wanted = 1) then (
        select private.share_left(d.total - d.sold + w.of_deal, (
          select coalesce(sum(h.quantity), 0) from private.holds h
          where h.deal_id = w.deal_id and h.user_id is null and not (h.is_cash and h.quantity = 1)
            and h.is_cash = v_cash and (h.due_at is null or h.due_at > now())), 4) - (w.of_deal - w.wanted)
        from public.deals d where d.id = w.deal_id) end) as left_over
    from wanted w
  )
  select jsonb_agg(jsonb_build_object('slug', l.slug, 'size', l.size, 'color', l.color, 'requested', l.wanted,
    'available', greatest(l.left_over, 0)) order by l.i)
  into v_held
  from left_over l where l.left_over < l.wanted;
  if v_held is not null then
    perform private.fail(429, 'HELD_FOR_OTHERS', v_held);
  end if;
end
$$;

-- ------------------------------------------------------------------ deals

-- The unit price now for a customer: the running deal's when it has at least p_quantity left and the customer may still have
-- as many, else the product's. By the account, without one by the mailbox; neither known, the deal's. p_except is an order
-- that does not count. Exact for an order, which has taken the customer's turns.
create function private.price_for(
  p_product_id uuid, p_quantity int, p_email text, p_user uuid, p_except uuid, out price numeric, out deal_id uuid
)
language plpgsql stable set search_path = ''
as $$
declare
  v_limit int;
begin
  select n.price, n.deal_id into price, deal_id from private.price_now(p_product_id, p_quantity) n;
  if deal_id is null then
    return;
  end if;
  select d.customer_limit into v_limit from public.deals d where d.id = price_for.deal_id;
  if v_limit < p_quantity + (
    select coalesce(sum(i.quantity), 0)
    from public.orders o join public.order_items i on i.order_id = o.id
    where (o.user_id = p_user or (p_user is null and private.mailbox(o.customer_email) = private.mailbox(p_email)))
      and o.order_status <> 'cancelled' and o.id is distinct from p_except and i.deal_id = price_for.deal_id) then
    select p.price, null into price, deal_id from public.products p where p.id = p_product_id;
  end if;
end
$$;

-- Only orders change `sold`; a deal that has sold keeps its price, because that is what the buyers paid.
create or replace function private.deal_guard() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.sold is distinct from old.sold and current_user in ('anon', 'authenticated') then
    perform private.fail(403, 'SOLD_IS_COUNTED');
  end if;
  if old.sold > 0 and (new.deal_price, new.product_id) is distinct from (old.deal_price, old.product_id) then
    perform private.fail(409, 'DEAL_HAS_SOLD');
  end if;
  if (new.kind, new.product_id, new.deal_price, new.total, new.starts_at, new.ends_at, new.customer_limit)
     is distinct from (old.kind, old.product_id, old.deal_price, old.total, old.starts_at, old.ends_at, old.customer_limit) then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end
$$;

create or replace function private.deal_json(d public.deals, p public.products) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('id', d.id, 'kind', d.kind, 'price', d.deal_price, 'total', d.total, 'sold', d.sold,
    'startsAt', d.starts_at, 'endsAt', d.ends_at, 'customerLimit', d.customer_limit, 'version', d.updated_at,
    'product', jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'image', p.image_url, 'price', p.price,
      'quantity', p.quantity, 'archived', p.archived_at is not null))
$$;

-- Validates a deal. Raises PT400 INVALID_INPUT {field}.
create or replace function private.check_deal(d public.deals) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  v_field text := case
    when d.id is null or d.product_id is null then 'deals'
    when d.kind is null or d.kind not in ('flash', 'daily') then 'kind'
    when d.deal_price is null or d.deal_price not between 0.01 and 99999 then 'price'
    when d.total is null or d.total not between 1 and 1000000 then 'total'
    when d.customer_limit not between 1 and 99 then 'customerLimit'
    when d.starts_at is null or d.ends_at is null or d.ends_at <= d.starts_at then 'time'
    when d.ends_at > d.starts_at + interval '1 year' then 'time' end;
begin
  if v_field is not null then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', v_field));
  end if;
end
$$;

-- Adds deals, all or none: [{id, product_id, kind, deal_price, total, starts_at, ends_at,
-- customer_limit?}], at most 500. The ids are the
-- browser's, so that a repeated request adds them once. A start that is past, or none, is now. Locks products, in id
-- order, before deals: the exclusion constraint alone would let two writers of one product wait for each other.
-- Raises PT400 INVALID_INPUT {field}, PT409 PRODUCTS_GONE, PRICE_NOT_BELOW {products}, DEALS_OVERLAP {overlaps:
-- [{product, startsAt, endsAt}]}.
create or replace function private.add_deals(p_deals jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_deals public.deals[];
  d public.deals;
  v_products uuid[];
  v_found jsonb;
begin
  perform private.only_admin();
  if p_deals is null or jsonb_typeof(p_deals) <> 'array' or jsonb_array_length(p_deals) not between 1 and 500 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "deals"}');
  end if;
  foreach d in array array(select n from jsonb_populate_recordset(null::public.deals, p_deals) as n) loop
    d.starts_at := greatest(d.starts_at, now());
    perform private.check_deal(d);
    v_deals := v_deals || d;
  end loop;
  v_products := array(select distinct n.product_id from unnest(v_deals) as n);
  perform 1 from public.products p where p.id = any (v_products) order by p.id for no key update;
  if (select count(*) from public.products p where p.id = any (v_products) and p.archived_at is null) < cardinality(v_products) then
    perform private.fail(409, 'PRODUCTS_GONE');
  end if;
  select jsonb_agg(distinct n.product_id) into v_found
  from unnest(v_deals) as n join public.products p on p.id = n.product_id where n.deal_price >= p.price;
  if v_found is not null then
    perform private.fail(409, 'PRICE_NOT_BELOW', jsonb_build_object('products', v_found));
  end if;
  select jsonb_agg(distinct jsonb_build_object('product', o.product_id, 'startsAt', o.starts_at, 'endsAt', o.ends_at)) into v_found
  from unnest(v_deals) as n join public.deals o on o.product_id = n.product_id and o.id <> n.id
    and o.starts_at < n.ends_at and n.starts_at < o.ends_at;
  if v_found is not null then
    perform private.fail(409, 'DEALS_OVERLAP', jsonb_build_object('overlaps', v_found));
  end if;
  begin
    insert into public.deals (id, product_id, kind, deal_price, total, starts_at, ends_at, customer_limit)
    select n.id, n.product_id, n.kind, n.deal_price, n.total, n.starts_at, n.ends_at, n.customer_limit from unnest(v_deals) as n
    order by n.product_id
    on conflict (id) do nothing;
  exception when exclusion_violation then
    -- Another session added a deal first, or the list names one product twice.
    perform private.fail(409, 'DEALS_OVERLAP', '{"overlaps": []}');
  end;
end
$$;

-- Changes a deal: {kind, deal_price, total, starts_at, ends_at, customer_limit}. A running deal's start cannot change, nor its price once
-- it has sold.
-- Raises what add_deals raises and PT404 DEAL_GONE, PT409 DEAL_CHANGED since p_version, DEAL_IS_OVER, DEAL_HAS_SOLD,
-- TOTAL_BELOW_SOLD {sold}.
create or replace function private.save_deal(p_id uuid, p_version timestamptz, p_fields jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.deals;
  v_new public.deals;
  v_price numeric;
begin
  perform private.only_admin();
  -- Locks the product before the deal, as buyers do.
  select p.price into v_price from public.products p
  where p.id = (select o.product_id from public.deals o where o.id = p_id) for no key update;
  select * into d from public.deals o where o.id = p_id for no key update;
  if not found then
    perform private.fail(404, 'DEAL_GONE');
  end if;
  if d.updated_at is distinct from p_version then
    perform private.fail(409, 'DEAL_CHANGED');
  end if;
  if d.ends_at <= now() then
    perform private.fail(409, 'DEAL_IS_OVER');
  end if;
  v_new := jsonb_populate_record(d, p_fields - array['id', 'product_id', 'sold', 'updated_at']);
  v_new.starts_at := case when d.starts_at <= now() then d.starts_at else greatest(v_new.starts_at, now()) end;
  perform private.check_deal(v_new);
  if v_new.ends_at <= now() then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "time"}');
  end if;
  if v_new.total < d.sold then
    perform private.fail(409, 'TOTAL_BELOW_SOLD', jsonb_build_object('sold', d.sold));
  end if;
  if v_new.deal_price >= v_price then
    perform private.fail(409, 'PRICE_NOT_BELOW', jsonb_build_object('products', jsonb_build_array(d.product_id)));
  end if;
  begin
    update public.deals o set kind = v_new.kind, deal_price = v_new.deal_price, total = v_new.total,
      starts_at = v_new.starts_at, ends_at = v_new.ends_at, customer_limit = v_new.customer_limit
    where o.id = p_id;
  exception when exclusion_violation then
    perform private.fail(409, 'DEALS_OVERLAP', (select jsonb_build_object('overlaps', coalesce(jsonb_agg(jsonb_build_object(
        'product', o.product_id, 'startsAt', o.starts_at, 'endsAt', o.ends_at)), '[]'))
      from public.deals o where o.product_id = d.product_id and o.id <> p_id
        and o.starts_at < v_new.ends_at and v_new.starts_at < o.ends_at));
  end;
end
$$;

-- ------------------------------------------------------------------ figures follow money and delivery

-- An order counts where shoppers see what others bought once money of it is held or it was handed over.

-- The most wanted products of the last thirty days, filled up with featured products: an item that was paid for or
-- delivered counts three points, a wishlist entry one. Read from the index of the order lines by time.
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
        where i.placed_at > now() - interval '30 days' and exists (
          select from public.orders o where o.id = i.order_id and o.created_at > now() - interval '30 days'
            and o.order_status <> 'cancelled' and (o.order_status = 'delivered' or o.paid_amount > o.refunded_amount))
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

-- Recommendations for a product: other products in its newest thousand orders that were paid for or
-- delivered, and products of its collection, filled up
-- with featured products. Null when there is no such product.
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
      from (
        select i.order_id from public.order_items i join public.orders s on s.id = i.order_id
        where i.product_id = v_product.id and s.order_status <> 'cancelled'
          and (s.order_status = 'delivered' or s.paid_amount > s.refunded_amount)
        order by i.placed_at desc limit 1000) i
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

-- The order by which the owner knows a customer, so that a stranger who types another person's address does not rename its customer: the newest
-- that the address's account placed, else the newest that was paid for or delivered, else the first. is_member says whether
-- the account did: members may type another person's address too.
create function private.naming_order(p_email text, out name text, out phone text, out address jsonb, out is_member boolean)
language sql stable set search_path = ''
as $$
  select o.customer_name, o.customer_phone, o.shipping_address, t.rank = 2
  from public.orders o left join auth.users u on u.id = o.user_id and lower(u.email) = o.customer_email
  cross join lateral (
    select case when u.id is not null then 2
      when o.order_status <> 'cancelled' and (o.order_status = 'delivered' or o.paid_amount > o.refunded_amount) then 1 else 0 end as rank) t
  where o.customer_email = p_email
  order by t.rank desc, case when t.rank > 0 then o.created_at end desc, o.created_at, o.id limit 1
$$;

-- Everyone who ordered, one per email: {total, customers: [{email, name, phone, city, orders, spent, joined, last, member}]}.
-- Spent is what was paid without what was refunded; joined and last are the first and the last order (specification 12,
-- admin customer record). p_search matches any of their orders (private.order_query); p_sort is one of last, spent, orders,
-- name; pages count from 1. Only the customers of the page are looked up, unless they are sorted by name.
create or replace function private.list_customers(p_search text, p_sort text, p_page int, p_size int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set plan_cache_mode = force_custom_plan
as $$
declare
  v_search text := coalesce(p_search, '');
  v_query tsquery := private.order_query(v_search);
  v_answer jsonb;
begin
  perform private.only_admin();
  if length(v_search) > 100 or p_sort not in ('last', 'spent', 'orders', 'name') or p_page not between 1 and 100000
    or p_size not between 1 and 1000
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
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

-- ------------------------------------------------------------------ the owner's page

-- Unpaid orders that hold stock, those with most items first: {total, items, rows: [{id, order_number, customer_name,
-- customer_email, customer_phone, member, payment_method, currency, total_amount, updated_at, created_at, due_at, quantity,
-- same_network (open orders from the same network, this one included; null where it is not known), items: [{name, size,
-- color, quantity, left}]}]}. Fifty a page from 1. An owner releases an order by cancelling it. Raises PT403 FORBIDDEN,
-- PT400 INVALID_INPUT.
create function private.list_holds(p_page int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  if p_page is null or p_page not between 1 and 1000 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return (
    with held as (
      select h.order_id, sum(h.quantity) as quantity, min(h.network) as network from private.holds h group by 1
    ), page as (
      select o.*, h.quantity, h.network from held h join public.orders o on o.id = h.order_id
      order by h.quantity desc, o.created_at desc, o.id limit 50 offset (p_page - 1) * 50
    )
    select jsonb_build_object(
      'total', (select count(*) from held), 'items', (select coalesce(sum(h.quantity), 0) from held h),
      'rows', coalesce((
        select jsonb_agg(jsonb_build_object('id', p.id, 'order_number', p.order_number, 'customer_name', p.customer_name,
          'customer_email', p.customer_email, 'customer_phone', p.customer_phone, 'member', p.user_id is not null,
          'payment_method', p.payment_method, 'currency', p.currency, 'total_amount', p.total_amount,
          'created_at', p.created_at, 'due_at', p.payment_due_at, 'quantity', p.quantity,
          'same_network', (select nullif(count(*), 0) from held n where n.network = p.network),
          'items', (
            select jsonb_agg(jsonb_build_object('name', i.product_name, 'size', i.size, 'color', i.color,
              'quantity', i.quantity, 'left', coalesce(v.quantity, 0)) order by i.position)
            from public.order_items i left join public.product_variants v on v.id = i.variant_id where i.order_id = p.id))
          order by p.quantity desc, p.created_at desc, p.id)
        from page p), '[]')));
end
$$;
grant execute on function private.list_holds(int) to authenticated;

-- See private.list_holds.
create function public.list_holds(p_page int default 1) returns jsonb
language sql stable set search_path = '' as $$ select private.list_holds(p_page) $$;
grant execute on function public.list_holds(int) to authenticated;

-- The limits that were hit within a day, the latest first, a hundred at most: [{form, who (an email, an order number, an
-- account, or a network behind @), refused (tries), allowed, at (the last of them)}]. Raises PT403 FORBIDDEN.
create function private.limits_hit() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('form', substring(r.key from '^[^:@]*'), 'who', substring(r.key from '[:@](.*)$'),
      'refused', r.refused, 'allowed', r.allowed, 'at', r.refused_at) order by r.refused_at desc, r.refused desc, r.key), '[]')
    from (
      select * from private.rate_limits l where l.refused_at > now() - interval '1 day'
      order by l.refused_at desc, l.refused desc, l.key limit 100) r);
end
$$;
grant execute on function private.limits_hit() to authenticated;

-- See private.limits_hit.
create function public.limits_hit() returns jsonb
language sql stable set search_path = '' as $$ select private.limits_hit() $$;
grant execute on function public.limits_hit() to authenticated;
