-- Discounts: codes and automatic ones, how a cart is priced with them, and how uses are counted and given back. One
-- function (private.price_cart) prices a cart for quote_cart and place_order alike.
--
-- Locks: an order takes the turns of its customer (private.customer_turns), then of its discount when that is limited
-- (private.discount_turns), both before any stock. A buyer without a limited discount waits only for orders of the same
-- customer and for those that take the same stock.

-- A code as it is compared and stored: upper case, without white space, quotes, stops and other signs around and in it, with
-- plain letters, digits and hyphens (src/domain/discounts/admin-discount.ts has the same rule).
create function private.code_key(p_text text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return upper(coalesce(
    nullif(regexp_replace(translate(private.fold(p_text), '_ー', '--'), '[^[:alnum:]-]+', '', 'g'), ''),
    replace(private.fold(p_text), ' ', '')));
end
$$;

-- For the orders of a customer, whose spellings of one mailbox count as one.
create index orders_by_mailbox on public.orders (private.mailbox(customer_key));

-- Written by functions only. Never deleted, because orders refer to them without a foreign key: its check would lock the
-- row in every order, and a hundred buyers at once would share that lock.
create table public.discounts (
  id uuid primary key default gen_random_uuid(),
  -- Null: applies by itself.
  code text unique check (code ~ '^[A-Z0-9-]{3,40}$'),
  -- As shoppers see it.
  title text not null check (length(title) between 1 and 60),
  translations jsonb not null default '{}' check (private.are_translations(translations, '{title}', 60)),
  kind text not null check (kind in ('percent', 'amount', 'free_shipping')),
  -- The upper bound also keeps NaN out, which PostgreSQL sorts above every number.
  value numeric(10, 2) not null default 0,
  scope text not null default 'everything' check (scope in ('everything', 'collections', 'products')),
  collection_slugs text[] not null default '{}' check (cardinality(collection_slugs) <= 100),
  product_ids uuid[] not null default '{}' check (cardinality(product_ids) <= 1000),
  minimum_subtotal numeric(10, 2) not null default 0 check (minimum_subtotal between 0 and 9999999),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  total_limit integer check (total_limit between 1 and 100000),
  -- How often a customer may use it.
  customer_limit integer check (customer_limit between 1 and 1000),
  is_first_order boolean not null default false,
  -- Only this mailbox may use it.
  mailbox text check (length(mailbox) between 3 and 254),
  is_active boolean not null default true,
  source text not null default 'owner' check (source in ('owner', 'batch', 'welcome', 'student')),
  -- Codes that were generated together.
  batch_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint discounts_value check (case kind
    when 'percent' then value between 0.01 and 100 when 'amount' then value between 0.01 and 99999 else value = 0 end),
  constraint discounts_time check (ends_at > starts_at),
  constraint discounts_batch check ((batch_id is not null) = (source = 'batch')),
  constraint discounts_source check (source = 'owner' or code is not null)
);
create index discounts_automatic on public.discounts (starts_at) where code is null and is_active;
create index discounts_of_batch on public.discounts (batch_id) where batch_id is not null;
create index discounts_of_mailbox on public.discounts (mailbox, source) where mailbox is not null;
create index discounts_newest on public.discounts (created_at desc, id);
alter table public.discounts enable row level security;

-- Which order used which discount. A use counts until it is returned: when the order is cancelled.
create table private.discount_redemptions (
  order_id uuid primary key references public.orders (id) on delete cascade,
  discount_id uuid not null,
  mailbox text not null,
  user_id uuid,
  -- What the order's discount is worth, with the delivery that it pays for.
  amount numeric(10, 2) not null check (amount between 0 and 99999999),
  at timestamptz not null default clock_timestamp(),
  returned_at timestamptz
);
create index discount_redemptions_by_mailbox on private.discount_redemptions (discount_id, mailbox) where returned_at is null;
create index discount_redemptions_by_user on private.discount_redemptions (user_id, discount_id)
  where returned_at is null and user_id is not null;
create index discount_redemptions_newest on private.discount_redemptions (discount_id, at desc);
alter table private.discount_redemptions enable row level security;

-- A discount that a cart may get: the one whose code was typed, or an automatic one. `problem` is why it may not be used
-- whatever the cart costs; `products` are the cart's products that it reduces, null for all.
create type private.offer as (
  id uuid, code text, title text, kind text, value numeric, minimum numeric, starts_at timestamptz, is_limited boolean,
  products uuid[], problem text
);

-- A cart with its prices: the lines with their discounts, the sums, and the discount that applies. `saved` is what the
-- discount is worth, with the delivery that it pays for; `code_problem` is why the typed code does not apply.
create type private.priced_cart as (
  lines private.cart_line[], subtotal numeric, discount numeric, shipping numeric, total numeric, saved numeric,
  applied private.offer, code_problem text, code_minimum numeric, code_starts_at timestamptz
);

-- Those of the given products that are in one of the collections: their own (also under a former slug), curated, or by rule.
create function private.products_in(p_products uuid[], p_slugs text[]) returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select p.id from public.products p
    where p.id = any (p_products) and exists (
      select 1 from public.collections c
      where (c.slug = any (p_slugs) or c.id in (select m.collection_id from public.collection_moves m where m.slug = any (p_slugs)))
        and case when c.rule is null then
          p.collection_slug = any (private.slugs_of(c.id))
          or exists (select 1 from public.collection_products k where k.collection_id = c.id and k.product_id = p.id)
        else
          p.created_at >= now() - make_interval(days => coalesce((c.rule ->> 'newDays')::int, 36500))
          and (not c.rule ? 'onSale' or p.discount > 0)
          and (not c.rule ? 'priceBelow' or p.price < (c.rule ->> 'priceBelow')::numeric)
          and (not c.rule ? 'fewLeft' or p.quantity between 1 and 12)
        end));
end
$$;

-- Why a customer's own orders rule a discount out: used_up or first_order; null when they do not. p_order is left out of the
-- count.
create function private.customer_problem(
  d public.discounts, p_mailbox text, p_user uuid, p_is_member boolean, p_order uuid
) returns text
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  if d.customer_limit is not null and d.customer_limit <= (
    select count(*) from (
      select r.order_id from private.discount_redemptions r join public.orders o on o.id = r.order_id
      where r.discount_id = d.id and r.mailbox = p_mailbox and r.returned_at is null
        and private.counts_for(o, p_mailbox, p_user, p_is_member)
      union
      select r.order_id from private.discount_redemptions r
      where r.discount_id = d.id and r.user_id = p_user and r.returned_at is null
    ) r where r.order_id is distinct from p_order) then
    return 'used_up';
  end if;
  if d.is_first_order and (
    exists (
      select 1 from public.orders o
      where private.mailbox(o.customer_key) = p_mailbox and o.order_status <> 'cancelled' and o.id is distinct from p_order
        and private.counts_for(o, p_mailbox, p_user, p_is_member))
    or exists (
      select 1 from public.orders o
      where o.user_id = p_user and o.order_status <> 'cancelled' and o.id is distinct from p_order)) then
    return 'first_order';
  end if;
  return null;
end
$$;

-- Why a customer may not use a discount now, whatever is in the cart; null when there is no reason. A discount with a rule
-- about customers needs a confirmed address or account: everyone else gets one answer, so that it tells nothing of who
-- ordered. p_order is left out of the count: it is being placed.
create function private.discount_problem(d public.discounts, p_customer text, p_user uuid, p_order uuid) returns text
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  c record;
begin
  if d.mailbox <> private.mailbox(p_customer) then
    return 'unknown';
  end if;
  if not d.is_active or d.ends_at <= now() then
    return 'over';
  end if;
  if d.starts_at > now() then
    return 'not_yet';
  end if;
  if d.total_limit is not null and d.total_limit <= (
    select count(*) from private.discount_redemptions r
    where r.discount_id = d.id and r.returned_at is null and r.order_id is distinct from p_order) then
    return 'used_up';
  end if;
  if d.customer_limit is null and not d.is_first_order then
    return null;
  end if;
  select * into c from private.known_customer(p_customer, p_user);
  if not c.is_confirmed then
    return 'unconfirmed';
  end if;
  return private.customer_problem(d, c.mailbox, p_user, c.is_member, p_order);
end
$$;

-- The discounts that a cart may get: the typed code's first, then the automatic ones that run, at most fifty.
create function private.find_offers(p_lines private.cart_line[], p_code text, p_customer text, p_user uuid, p_order uuid)
returns private.offer[]
language plpgsql stable set search_path = ''
as $$
declare
  v_code text := private.code_key(p_code);
  v_products uuid[];
  v_offers private.offer[] := '{}';
  d public.discounts;
  o private.offer;
begin
  for d in
    (select * from public.discounts c where c.code = v_code)
    union all
    (select * from public.discounts a
     where a.code is null and a.is_active and a.starts_at <= now() and (a.ends_at is null or a.ends_at > now())
     order by a.starts_at, a.id limit 50)
  loop
    v_products := coalesce(v_products, array(select distinct l.product_id from unnest(p_lines) as l where l.product_id is not null));
    o := row(d.id, d.code, d.title, d.kind, d.value, d.minimum_subtotal, d.starts_at,
      d.total_limit is not null or d.customer_limit is not null or d.is_first_order,
      case d.scope
        when 'products' then array(select p from unnest(v_products) as p where p = any (d.product_ids))
        when 'collections' then private.products_in(v_products, d.collection_slugs) end,
      private.discount_problem(d, p_customer, p_user, p_order))::private.offer;
    v_offers := v_offers || o;
  end loop;
  return v_offers;
end
$$;

-- What an offer takes off each line, in the lines' order. Lines in a running deal keep the deal's price. A percentage is
-- rounded per line; an amount is spread over the lines by their price, the cents left over to those that lost most by
-- rounding down.
create function private.line_discounts(p_lines private.cart_line[], o private.offer) returns numeric[]
language plpgsql immutable set search_path = ''
as $$
begin
  return array(
    with lines as (
      select l.position, case
        when l.deal_id is null and l.product_id is not null and (o.products is null or l.product_id = any (o.products))
        then l.price * l.quantity else 0 end as price
      from unnest(p_lines) as l
    ), shares as (
      select l.position, l.price, case o.kind
        when 'percent' then round(l.price * o.value / 100, 2)
        when 'amount' then trunc(least(o.value, sum(l.price) over ()) * l.price / nullif(sum(l.price) over (), 0), 2)
        else 0 end as share,
        case when o.kind = 'amount' then least(o.value, sum(l.price) over ()) * l.price / nullif(sum(l.price) over (), 0) end as exact,
        case when o.kind = 'amount' then least(o.value, sum(l.price) over ()) else 0 end as all_of_it
      from lines l
    ), ranked as (
      select s.*, row_number() over (order by s.exact - s.share desc, s.price desc, s.position) as place,
        round((s.all_of_it - sum(s.share) over ()) * 100) as cents
      from shares s
    )
    select coalesce(r.share, 0) + case when r.place <= r.cents then 0.01 else 0 end from ranked r order by r.position);
end
$$;

-- Prices a cart: the delivery by the subtotal before discounts, and of the offers the one that saves most; a code wins
-- against an automatic one that saves as much. Pure arithmetic, so that it can run while stock is locked.
create function private.price_cart(p_lines private.cart_line[], p_delivery private.delivery, p_offers private.offer[])
returns private.priced_cart
language plpgsql immutable set search_path = ''
as $$
declare
  c private.priced_cart;
  o private.offer;
  v_full numeric;
  v_discounts numeric[];
  v_best numeric[];
  v_saved numeric;
  v_problem text;
begin
  select coalesce(sum(l.price * l.quantity), 0) into c.subtotal from unnest(p_lines) as l;
  v_full := case when cardinality(p_lines) = 0 or p_delivery.method_id is null then 0
    else private.shipping_cost(c.subtotal, p_delivery.price, p_delivery.free_above) end;
  c.lines := p_lines;
  c.discount := 0;
  c.shipping := v_full;
  c.saved := 0;
  foreach o in array p_offers loop
    v_problem := o.problem;
    v_saved := 0;
    if v_problem is null then
      v_discounts := private.line_discounts(p_lines, o);
      if o.kind = 'free_shipping' then
        v_saved := case when o.products is null or o.products <> '{}' then v_full else 0 end;
      else
        select coalesce(sum(n.discount), 0) into v_saved from unnest(v_discounts) as n (discount);
      end if;
      v_problem := case
        when c.subtotal < o.minimum then 'minimum'
        when v_saved = 0 and (o.products = '{}' or o.kind <> 'free_shipping') then 'not_for_these'
        when v_saved = 0 then 'other_better' end;
    end if;
    if o.code is not null then
      c.code_problem := v_problem;
      c.code_minimum := nullif(o.minimum, 0);
      c.code_starts_at := o.starts_at;
    end if;
    if v_problem is null and v_saved > c.saved then
      c.saved := v_saved;
      v_best := v_discounts;
      c.discount := case o.kind when 'free_shipping' then 0 else v_saved end;
      c.shipping := case o.kind when 'free_shipping' then 0 else v_full end;
      if (c.applied).code is not null then
        c.code_problem := 'other_better';
      end if;
      c.applied := o;
    end if;
  end loop;
  if c.discount > 0 then
    c.lines := array(
      select row(l.position, l.slug, l.size, l.color, l.quantity, l.product_id, l.variant_id, l.deal_id, l.price, l.available,
        v_best[row_number() over (order by l.position)])::private.cart_line
      from unnest(p_lines) as l order by l.position);
  end if;
  c.total := c.subtotal - c.discount + c.shipping;
  return c;
end
$$;

-- What a shopper sees of the typed code; null when none was typed.
create function private.code_answer(c private.priced_cart, p_offers private.offer[], p_code text) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when private.code_key(p_code) <> '' then jsonb_build_object('code', private.code_key(p_code),
    'problem', case when exists (select 1 from unnest(p_offers) as o where o.code = private.code_key(p_code))
      then (c).code_problem else 'unknown' end,
    'minimum', case (c).code_problem when 'minimum' then (c).code_minimum end,
    'starts_at', case (c).code_problem when 'not_yet' then (c).code_starts_at end) end
$$;

-- What a shopper sees of the discount that applies, in the language of the request; null when none does.
create function private.applied_answer(c private.priced_cart) returns jsonb
language sql stable set search_path = ''
as $$
  select case when ((c).applied).id is not null then jsonb_build_object('code', ((c).applied).code,
    'title', coalesce((
      select private.text_in(d.title, d.translations, 'title', private.asked_language())
      from public.discounts d where d.id = ((c).applied).id), ((c).applied).title),
    'kind', ((c).applied).kind, 'automatic', ((c).applied).code is null) end
$$;

-- Refuses a code that cannot be one. Raises PT400 INVALID_INPUT {field}.
create function private.check_code(p_code text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if length(p_code) > 80 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "code"}');
  end if;
end
$$;

-- ------------------------------------------------------------------ counting uses

-- The turns that a use of a discount has to take, so that its limits are counted one use after the other: the discount's
-- when its uses are limited, the customer's (mailbox and account) when a customer's are. An unlimited one has none.
create function private.discount_turns(d public.discounts, p_customer text, p_user uuid) returns bigint[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct hashtextextended(k.name, 2)), '{}')
  from (values
    (case when d.total_limit is not null then 'discount:' || d.id end),
    (case when d.customer_limit is not null or d.is_first_order then 'mailbox:' || private.mailbox(p_customer) end),
    (case when d.customer_limit is not null or d.is_first_order then 'customer:' || p_user end)
  ) as k (name)
  where k.name is not null
$$;

-- Records that an order used a discount. The caller has taken the turns and checked the limits.
create function private.redeem_discount(p_order public.orders, p_saved numeric) returns void
language sql volatile set search_path = ''
as $$
  insert into private.discount_redemptions (order_id, discount_id, mailbox, user_id, amount)
  values (p_order.id, p_order.discount_id, private.mailbox(p_order.customer_key), p_order.user_id, p_saved)
$$;

-- Takes the use of a cancelled order's discount again, when it is taken up. Its stock is locked already, and orders take
-- these turns before stock, so this does not wait for them.
-- Raises PT409 DISCOUNT_USED_UP when others have used it up meanwhile, PT503 BUSY.
create function private.retake_discount(p_order public.orders) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.discounts;
begin
  select * into d from public.discounts n where n.id = p_order.discount_id;
  if exists (
    select 1 from unnest(private.discount_turns(d, p_order.customer_key, p_order.user_id)) as k (key)
    where not pg_try_advisory_xact_lock(k.key)) then
    perform private.fail(503, 'BUSY');
  end if;
  -- It may be over by now: it was not when the order was placed.
  d.is_active := true;
  d.starts_at := '-infinity';
  d.ends_at := null;
  if private.discount_problem(d, p_order.customer_key, p_order.user_id, p_order.id) = 'used_up'
    or private.customer_problem(d, private.mailbox(p_order.customer_key), p_order.user_id, false, p_order.id) is not null then
    perform private.fail(409, 'DISCOUNT_USED_UP');
  end if;
  update private.discount_redemptions r set returned_at = null where r.order_id = p_order.id;
end
$$;

-- ------------------------------------------------------------------ refusing an order

-- Raises PT409 SHIPPING_UNAVAILABLE {is_served, shipping_methods} when the place is not served, or not by that method.
create function private.check_delivery(p_delivery private.delivery, p_lines private.cart_line[]) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if p_delivery.method_id is null then
    perform private.fail(409, 'SHIPPING_UNAVAILABLE', jsonb_build_object('is_served', p_delivery.is_served,
      'shipping_methods', private.shipping_choices(p_delivery.zone_id,
        (select sum(l.price * l.quantity) from unnest(p_lines) as l), false)));
  end if;
end
$$;

-- Raises PT409 PRICE_CHANGED with the cart as it costs now when its total is not what the shopper saw.
create function private.check_total(c private.priced_cart, p_expected_total numeric, p_offers private.offer[], p_code text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if c.total <> p_expected_total then
    perform private.fail(409, 'PRICE_CHANGED', jsonb_build_object(
      'lines', (select jsonb_agg(jsonb_build_object('slug', l.slug, 'size', l.size, 'color', l.color, 'quantity', l.quantity,
                                                    'price', l.price, 'discount', l.discount) order by l.position) from unnest(c.lines) as l),
      'subtotal', c.subtotal, 'discount', c.discount, 'shipping', c.shipping, 'total', c.total,
      'applied', private.applied_answer(c), 'code', private.code_answer(c, p_offers, p_code)));
  end if;
end
$$;

-- ------------------------------------------------------------------ the owner's discounts

-- Eight characters of Crockford's alphabet from a cryptographic source: 40 random bits.
create function private.random_code() returns text
language sql volatile set search_path = ''
as $$ select left(private.new_letters(), 8) $$;

-- The discounts as the owner's list shows them: one row each, codes that were generated together as one.
create function private.discount_rows() returns table (
  id uuid, code text, title text, kind text, value numeric, scope text, collection_slugs text[], product_ids uuid[],
  minimum_subtotal numeric, starts_at timestamptz, ends_at timestamptz, total_limit int, customer_limit int, is_first_order boolean,
  mailbox text, is_active boolean, source text, batch_id uuid, codes bigint, created_at timestamptz, updated_at timestamptz,
  uses bigint, revenue numeric, discounted numeric, state text
)
language sql stable set search_path = ''
as $$
  with uses as (
    select r.discount_id, count(*) as uses, sum(o.total_amount) as revenue, sum(r.amount) as discounted
    from private.discount_redemptions r join public.orders o on o.id = r.order_id
    where r.returned_at is null group by r.discount_id
  ), rows as (
    select (array_agg(d order by d.id))[1] as d, count(*) as codes, bool_or(d.is_active) as is_active,
      max(d.updated_at) as updated_at, coalesce(sum(u.uses), 0)::bigint as uses, coalesce(sum(u.revenue), 0) as revenue,
      coalesce(sum(u.discounted), 0) as discounted, sum(d.total_limit) as places
    from public.discounts d left join uses u on u.discount_id = d.id
    group by coalesce(d.batch_id, d.id)
  )
  select coalesce((r.d).batch_id, (r.d).id), case when (r.d).batch_id is null then (r.d).code end, (r.d).title, (r.d).kind, (r.d).value,
    (r.d).scope, (r.d).collection_slugs, (r.d).product_ids, (r.d).minimum_subtotal, (r.d).starts_at, (r.d).ends_at,
    (r.d).total_limit, (r.d).customer_limit, (r.d).is_first_order, (r.d).mailbox, r.is_active, (r.d).source, (r.d).batch_id,
    r.codes, (r.d).created_at, r.updated_at, r.uses, r.revenue, r.discounted,
    case when not r.is_active then 'stopped' when (r.d).starts_at > now() then 'scheduled'
      when (r.d).ends_at <= now() or r.uses >= r.places then 'over' else 'active' end
  from rows r
$$;

-- A row of discount_rows as the caller may see it: what it earned is for those who see orders or money.
create function private.shown_discount(p_row jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select p_row || case when private.may('orders', 'money') then '{}'::jsonb else '{"revenue": null, "discounted": null}' end
$$;

-- A page of the discounts, the newest first: {rows, total, counts: {active, scheduled, over, stopped}}. `uses`, `revenue` and
-- `discounted` are of orders that are not cancelled. Codes that were generated together are one row with their batch's id;
-- `codes` says how many. The counts are of the search and the source. p_state is all, active, scheduled, over (also used
-- up) or stopped; p_source is all, owner, batch, welcome or student; pages count from 1.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.list_discounts(p_search text, p_state text, p_source text, p_page int, p_size int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_search text := coalesce(private.clean_line(p_search), '');
  -- A code of one person names that person.
  v_sees_mailboxes boolean := private.may('customers', 'discounts');
  v_answer jsonb;
begin
  perform private.only('view');
  if length(v_search) > 100 or coalesce(p_state not in ('all', 'active', 'scheduled', 'over', 'stopped'), true)
    or coalesce(p_source not in ('all', 'owner', 'batch', 'welcome', 'student'), true)
    or coalesce(p_page not between 1 and 100000, true) or coalesce(p_size not between 1 and 200, true) then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  with found as (
    select d.* from private.discount_rows() d
    where (p_source = 'all' or d.source = p_source) and (d.mailbox is null or v_sees_mailboxes)
      and (v_search = '' or position(private.fold(v_search) in private.fold(d.title)) > 0 or exists (
        select 1 from public.discounts c
        where coalesce(c.batch_id, c.id) = d.id and position(private.code_key(v_search) in c.code) > 0))
  ), listed as (
    select f.* from found f where p_state = 'all' or f.state = p_state
  ), page as (
    select l.* from listed l order by l.created_at desc, l.id limit p_size offset (p_page - 1)::bigint * p_size
  )
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(private.shown_discount(to_jsonb(p)) order by p.created_at desc, p.id) from page p), '[]'),
    'total', (select count(*) from listed),
    'counts', (
      select jsonb_object_agg(s.state, (select count(*) from found f where f.state = s.state))
      from unnest(array['active', 'scheduled', 'over', 'stopped']) as s (state)))
  into v_answer;
  return v_answer;
end
$$;
create function public.list_discounts(
  p_search text default '', p_state text default 'all', p_source text default 'all', p_page int default 1, p_size int default 50
) returns jsonb language sql stable set search_path = ''
as $$ select private.list_discounts(p_search, p_state, p_source, p_page, p_size) $$;
grant execute on function private.list_discounts(text, text, text, int, int),
  public.list_discounts(text, text, text, int, int) to authenticated;

-- One discount, or a batch of codes as one, as list_discounts shows it, with the products that it is about:
-- {..., products: [{id, slug, title, image, price, quantity, status}]}; null when there is none. Raises PT403 FORBIDDEN.
create function private.get_discount(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('view');
  return (
    select private.shown_discount(to_jsonb(d)) || jsonb_build_object('products', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'image', p.image_url,
        'price', p.price, 'quantity', p.quantity, 'status', p.status) order by p.title, p.id), '[]')
      from public.products p where p.id = any (d.product_ids)))
    from private.discount_rows() d where d.id = p_id and (d.mailbox is null or private.may('customers', 'discounts')));
end
$$;
create function public.get_discount(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.get_discount(p_id) $$;
grant execute on function private.get_discount(uuid), public.get_discount(uuid) to authenticated;

-- A point in time of a JSON object. Raises PT400 INVALID_INPUT {field}.
create function private.input_time(p_from jsonb, p_field text) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  v_time timestamptz;
begin
  if p_from ->> p_field is null then
    return null;
  end if;
  if jsonb_typeof(p_from -> p_field) <> 'string' or length(p_from ->> p_field) > 40 then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  v_time := (p_from ->> p_field)::timestamptz;
  if v_time not between '2000-01-01' and '2200-01-01' then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  return v_time;
exception when data_exception then
  perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  return null;
end
$$;

-- What an owner typed as a discount, checked; without id and code. Raises PT400 INVALID_INPUT {field}.
create function private.read_discount(p_discount jsonb) returns public.discounts
language plpgsql stable set search_path = ''
as $$
declare
  d public.discounts;
begin
  if jsonb_typeof(p_discount) is distinct from 'object' or pg_column_size(p_discount) > 100000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "discount"}');
  end if;
  d.title := private.input_line(p_discount, 'title', 60);
  d.kind := private.input_line(p_discount, 'kind', 20);
  if d.kind not in ('percent', 'amount', 'free_shipping') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "kind"}');
  end if;
  d.value := case d.kind
    when 'percent' then private.input_amount(p_discount, 'value', 0.01, 100)
    when 'amount' then private.input_amount(p_discount, 'value', 0.01, 99999)
    else 0 end;
  d.scope := coalesce(private.input_line(p_discount, 'scope', 20, false), 'everything');
  if d.scope not in ('everything', 'collections', 'products') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "scope"}');
  end if;
  d.collection_slugs := case d.scope when 'collections' then private.input_texts(p_discount, 'collection_slugs', 100, 80) else '{}' end;
  d.product_ids := '{}';
  if d.scope = 'products' then
    begin
      d.product_ids := private.input_texts(p_discount, 'product_ids', 1000, 36)::uuid[];
    exception when data_exception then
      perform private.fail(400, 'INVALID_INPUT', '{"field": "product_ids"}');
    end;
  end if;
  if d.scope = 'collections' and (d.collection_slugs = '{}' or exists (
    select 1 from unnest(d.collection_slugs) as k (slug) where not exists (select 1 from public.collections c where c.slug = k.slug)
      and not exists (select 1 from public.collection_moves m where m.slug = k.slug))) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "collection_slugs"}');
  end if;
  if d.scope = 'products' and (d.product_ids = '{}' or exists (
    select 1 from unnest(d.product_ids) as k (id) where not exists (select 1 from public.products p where p.id = k.id))) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "product_ids"}');
  end if;
  d.minimum_subtotal := coalesce(private.input_amount(p_discount, 'minimum_subtotal', 0, 9999999, false), 0);
  d.starts_at := coalesce(private.input_time(p_discount, 'starts_at'), now());
  d.ends_at := private.input_time(p_discount, 'ends_at');
  if d.ends_at <= d.starts_at then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "ends_at"}');
  end if;
  d.total_limit := private.input_whole(p_discount, 'total_limit', 1, 100000, false);
  d.customer_limit := private.input_whole(p_discount, 'customer_limit', 1, 1000, false);
  if jsonb_typeof(coalesce(p_discount -> 'is_first_order', 'false')) <> 'boolean'
    or jsonb_typeof(coalesce(p_discount -> 'is_active', 'true')) <> 'boolean' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "is_first_order"}');
  end if;
  d.is_first_order := coalesce((p_discount ->> 'is_first_order')::boolean, false);
  d.is_active := coalesce((p_discount ->> 'is_active')::boolean, true);
  return d;
end
$$;

-- Adds a discount, or changes the one with the given id. What it was in placed orders stays.
--   p_discount {id?, code or null, title, kind, value, scope, collection_slugs, product_ids, minimum_subtotal, starts_at,
--              ends_at, total_limit, customer_limit, is_first_order, is_active}
--   p_seen     its updated_at as the owner saw it; null for a new one
-- Returns its row as list_discounts does. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT409 CODE_TAKEN,
-- PT409 CONFLICT, PT409 TOO_MANY_AUTOMATIC, PT409 DISCOUNT_IS_FIXED for codes that were generated.
create function private.save_discount(p_discount jsonb, p_seen timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.discounts;
  v_code text;
  v_old public.discounts;
begin
  perform private.only('discounts');
  d := private.read_discount(p_discount);
  v_code := nullif(private.code_key(p_discount ->> 'code'), '');
  if v_code !~ '^[A-Z0-9-]{3,40}$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "code"}');
  end if;
  -- Also decides between two owners who save the same code or the same discount.
  perform private.take_turn(hashtextextended('discounts', 0));
  if p_discount ->> 'id' is not null then
    select * into v_old from public.discounts x where x.id::text = p_discount ->> 'id';
    if not found or v_old.updated_at is distinct from p_seen then
      perform private.fail(409, 'CONFLICT');
    end if;
    if v_old.source <> 'owner' then
      perform private.fail(409, 'DISCOUNT_IS_FIXED');
    end if;
  end if;
  if exists (select 1 from public.discounts x where x.code = v_code and x.id is distinct from v_old.id) then
    perform private.fail(409, 'CODE_TAKEN');
  end if;
  -- A checkout looks at fifty automatic ones at most.
  if v_code is null and d.is_active and (select count(*) from public.discounts x
    where x.code is null and x.is_active and coalesce(x.ends_at > now(), true) and x.id is distinct from v_old.id) >= 50 then
    perform private.fail(409, 'TOO_MANY_AUTOMATIC');
  end if;
  if v_old.id is null then
    insert into public.discounts (code, title, kind, value, scope, collection_slugs, product_ids, minimum_subtotal, starts_at,
      ends_at, total_limit, customer_limit, is_first_order, is_active)
    values (v_code, d.title, d.kind, d.value, d.scope, d.collection_slugs, d.product_ids, d.minimum_subtotal, d.starts_at,
      d.ends_at, d.total_limit, d.customer_limit, d.is_first_order, d.is_active)
    returning * into d;
  else
    update public.discounts x
    set code = v_code, title = d.title, kind = d.kind, value = d.value, scope = d.scope, collection_slugs = d.collection_slugs,
      product_ids = d.product_ids, minimum_subtotal = d.minimum_subtotal, starts_at = d.starts_at, ends_at = d.ends_at,
      total_limit = d.total_limit, customer_limit = d.customer_limit, is_first_order = d.is_first_order,
      is_active = d.is_active, updated_at = clock_timestamp()
    where x.id = v_old.id
    returning * into d;
  end if;
  return (select to_jsonb(r) from private.discount_rows() r where r.id = d.id);
end
$$;
grant execute on function private.save_discount(jsonb, timestamptz) to authenticated;
create trigger audit_discounts after insert or update on public.discounts for each row execute function
  private.audit('title', 'code', 'title', 'translations', 'kind', 'percent_off', 'amount_off', 'scope', 'collection_slugs', 'product_ids',
    'minimum_subtotal', 'starts_at', 'ends_at', 'total_limit', 'customer_limit', 'is_first_order', 'is_active');

create function public.save_discount(p_discount jsonb, p_seen timestamptz default null) returns jsonb
language sql volatile set search_path = '' as $$ select private.save_discount(private.json_object(p_discount, 'discount'), p_seen) $$;
grant execute on function public.save_discount(jsonb, timestamptz) to authenticated;

-- Stops a discount, or all codes of a batch, or lets it run again. Returns its row as list_discounts does.
-- Raises PT403 FORBIDDEN, PT404 DISCOUNT_NOT_FOUND.
create function private.set_discount_active(p_id uuid, p_active boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_row jsonb;
begin
  perform private.only('discounts');
  if p_active is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "active"}');
  end if;
  perform private.take_turn(hashtextextended('discounts', 0));
  if exists (select 1 from public.discounts d where d.batch_id = p_id) then
    perform set_config('shop.is_recorded', 'true', true);
    insert into private.audit_log (actor_id, table_name, label, operation, difference)
    select (select auth.uid()), 'discounts', d.title, 'update', jsonb_build_object('is_active', jsonb_build_array(d.is_active, p_active))
    from public.discounts d where d.batch_id = p_id and d.is_active <> p_active limit 1;
  end if;
  update public.discounts d set is_active = p_active, updated_at = clock_timestamp()
  where (d.id = p_id or d.batch_id = p_id) and d.is_active <> p_active;
  perform set_config('shop.is_recorded', '', true);
  select to_jsonb(r) into v_row from private.discount_rows() r where r.id = p_id;
  if not found then
    perform private.fail(404, 'DISCOUNT_NOT_FOUND');
  end if;
  return v_row;
end
$$;
create function public.set_discount_active(p_id uuid, p_active boolean) returns jsonb
language sql volatile set search_path = '' as $$ select private.set_discount_active(p_id, p_active) $$;
grant execute on function private.set_discount_active(uuid, boolean), public.set_discount_active(uuid, boolean) to authenticated;

-- Makes up to a thousand codes, each for one order: {batch_id, codes}. p_discount as in save_discount, without code and
-- limits in total; p_prefix, of at most twenty letters, digits and dashes, begins each code.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.generate_codes(p_discount jsonb, p_prefix text, p_count int) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.discounts;
  v_prefix text := coalesce(private.code_key(left(p_prefix, 41)), '');
  v_batch uuid := gen_random_uuid();
  v_codes text[];
begin
  perform private.only('discounts');
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
create function public.generate_codes(p_discount jsonb, p_prefix text, p_count int) returns jsonb
language sql volatile set search_path = '' as $$ select private.generate_codes(private.json_object(p_discount, 'discount'), p_prefix, p_count) $$;
grant execute on function private.generate_codes(jsonb, text, int), public.generate_codes(jsonb, text, int) to authenticated;

-- The codes that were generated together: [{code, used, order_number}]. Raises PT403 FORBIDDEN.
create function private.batch_codes(p_batch_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('discounts');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('code', d.code, 'used', o.id is not null, 'order_number', o.order_number)
      order by d.code), '[]')
    from public.discounts d
    left join private.discount_redemptions r on r.discount_id = d.id and r.returned_at is null
    left join public.orders o on o.id = r.order_id
    where d.batch_id = p_batch_id);
end
$$;
create function public.batch_codes(p_batch_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.batch_codes(p_batch_id) $$;
grant execute on function private.batch_codes(uuid), public.batch_codes(uuid) to authenticated;

-- The orders that used a discount or a code of a batch, the newest first, fifty a page:
-- {rows: [{order_id, order_number, at, amount, total, status}], total}. Also cancelled ones, whose use was given back.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.discount_uses(p_id uuid, p_page int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('discounts');
  if coalesce(p_page not between 1 and 100000, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "page"}');
  end if;
  return (
    with uses as (
      select r.order_id, o.order_number, r.at, r.amount, o.total_amount as total, o.order_status as status
      from private.discount_redemptions r join public.orders o on o.id = r.order_id
      where r.discount_id in (select d.id from public.discounts d where d.id = p_id or d.batch_id = p_id)
    ), page as (
      select * from uses u order by u.at desc, u.order_id limit 50 offset (p_page - 1)::bigint * 50
    )
    select jsonb_build_object('rows', coalesce((select jsonb_agg(to_jsonb(p) order by p.at desc, p.order_id) from page p), '[]'),
      'total', (select count(*) from uses)));
end
$$;
create function public.discount_uses(p_id uuid, p_page int default 1) returns jsonb
language sql stable set search_path = '' as $$ select private.discount_uses(p_id, p_page) $$;
grant execute on function private.discount_uses(uuid, int), public.discount_uses(uuid, int) to authenticated;

-- ------------------------------------------------------------------ codes for new customers and students

-- Who asked for the code of a new customer. The token is in the mail's link and proves that the mailbox is theirs.
create table private.welcome_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 254),
  mailbox text not null,
  token uuid not null unique default gen_random_uuid(),
  -- Whether the newsletter was asked for as well.
  news boolean not null,
  created_at timestamptz not null default now()
);
create index welcome_requests_of_mailbox on private.welcome_requests (mailbox, created_at);
create index welcome_requests_by_time on private.welcome_requests (created_at);
alter table private.welcome_requests enable row level security;

-- Who asked for a student's discount. Name and proof are deleted after ninety days.
create table private.student_requests (
  id uuid primary key default gen_random_uuid(),
  name text check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  mailbox text not null,
  school text not null check (length(school) between 1 and 120),
  -- Allows one upload of a proof, to `<id>/<upload_token>` of the bucket student-proofs.
  upload_token uuid not null default gen_random_uuid(),
  confirm_token uuid not null unique default gen_random_uuid(),
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'open', 'approved', 'refused')),
  -- Of the page on which it was asked for: the owner's decision is mailed in it.
  language text not null default private.asked_language() check (private.is_language(language)),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  decided_at timestamptz,
  author_id uuid references auth.users (id) on delete set null,
  -- The owner's; the customer never sees it.
  note text check (length(note) between 1 and 500),
  discount_id uuid
);
create index student_requests_by_state on private.student_requests (state, created_at desc, id);
create index student_requests_of_mailbox on private.student_requests (mailbox, created_at);
create index student_requests_by_author on private.student_requests (author_id);
alter table private.student_requests enable row level security;

-- A typed email address, clean and in lower case. Raises PT400 INVALID_INPUT {field}.
create function private.read_email(p_email text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_email text;
begin
  if length(p_email) <= 400 then
    v_email := private.email_line(p_email);
  end if;
  if not private.is_email(v_email) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  return v_email;
end
$$;

-- Mails a link that proves the address and leads to the code of a new customer. The answer, {}, is the same whatever is
-- known of the address; a mailbox gets one such mail in a day. Beyond the bound on links (private.bounds) it returns
-- {"code": "PT429"} with that status. p_honeypot is a hidden field that only bots fill in. Raises PT400 INVALID_INPUT
-- {field}, PT409 OFFER_ENDED.
create function private.request_welcome(p_email text, p_news boolean, p_honeypot text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_email text := private.read_email(p_email);
  v_mailbox text := private.mailbox(v_email);
  v_request uuid;
  v_wait int;
begin
  if coalesce(p_honeypot, '') <> '' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "honeypot"}');
  end if;
  if (select s.welcome_percent from public.shop_settings s) = 0 then
    perform private.fail(409, 'OFFER_ENDED');
  end if;
  v_wait := private.link_wait();
  if v_wait > 0 then
    return private.refuse_until(v_wait);
  end if;
  -- Two requests at once write one mail.
  perform private.take_turn(hashtextextended('welcome:' || v_mailbox, 0));
  delete from private.welcome_requests w where w.created_at < now() - interval '90 days';
  if not exists (
    select 1 from private.welcome_requests w where w.mailbox = v_mailbox and w.created_at > now() - interval '1 day') then
    insert into private.welcome_requests (email, mailbox, news) values (v_email, v_mailbox, coalesce(p_news, false))
    returning id into v_request;
    insert into private.email_outbox (recipient, template, payload)
    values (v_email, 'welcome-code', jsonb_build_object('request_id', v_request));
  end if;
  return '{}';
end
$$;
grant execute on function private.request_welcome(text, boolean, text) to anon, authenticated;

-- See private.request_welcome. Raises PT428 CAPTCHA_REQUIRED as well.
create function public.request_welcome(p_email text, p_news boolean default false, p_honeypot text default '') returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.check_captcha('subscription');
  return private.request_welcome(p_email, p_news, p_honeypot);
end
$$;
grant execute on function public.request_welcome(text, boolean, text) to anon, authenticated;

-- What a code that the shop makes is called: {title, translations}, the title in the language of the shop's texts.
create function private.made_title(p_source text, p_percent int) returns jsonb
language sql stable set search_path = ''
as $$
  with titles as (
    select t.language, format(t.words, p_percent) as title
    from (values ('welcome', 'en', 'New customer %s%%'), ('welcome', 'fr', e'Nouveau client %s\u00a0%%'), ('welcome', 'ar', 'زبون جديد %s%%'),
      ('student', 'en', 'Student %s%%'), ('student', 'fr', e'Étudiant %s\u00a0%%'), ('student', 'ar', 'طالب %s%%')) as t (source, language, words)
    where t.source = p_source
  )
  select jsonb_build_object('title', (select t.title from titles t where t.language = private.text_language()),
    'translations', (select jsonb_object_agg(t.language, jsonb_build_object('title', t.title)) from titles t
      where t.language <> private.text_language()))
$$;

-- The code of a new customer, for a caller who has the link of the mail: {code, percent, expires_at, state}. It is for
-- one order, the first of the mailbox, within thirty days. State `new`: made now; `again`: made earlier and not used
-- yet; `used`: it was used, or the mailbox has ordered before, and the other facts are null. Also subscribes to the
-- newsletter if that was asked for. Raises PT404 LINK_NOT_FOUND for a link that is unknown or older than a week, PT409
-- OFFER_ENDED, PT503 BUSY.
create function private.confirm_welcome(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_request private.welcome_requests;
  v_percent int := (select s.welcome_percent from public.shop_settings s);
  v_state text := 'again';
  v_title jsonb;
  d public.discounts;
begin
  if p_token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select * into v_request from private.welcome_requests w
    where w.token = p_token::uuid and w.created_at > now() - interval '7 days';
  end if;
  if v_request.id is null then
    perform private.fail(404, 'LINK_NOT_FOUND');
  end if;
  -- A link that is opened twice at once makes one code.
  perform private.take_turn(hashtextextended('welcome:' || v_request.mailbox, 0));
  perform private.confirm_email(v_request.email);
  if v_request.news then
    insert into public.subscriptions (email, topic) values (v_request.email, 'newsletter') on conflict do nothing;
  end if;
  if exists (
      select 1 from public.discounts w join private.discount_redemptions r on r.discount_id = w.id and r.returned_at is null
      where w.mailbox = v_request.mailbox and w.source = 'welcome')
    or exists (
      select 1 from public.orders o
      where private.mailbox(o.customer_key) = v_request.mailbox and o.order_status <> 'cancelled' and private.is_order_confirmed(o)) then
    return '{"code": null, "percent": null, "expires_at": null, "state": "used"}';
  end if;
  select * into d from public.discounts w
  where w.mailbox = v_request.mailbox and w.source = 'welcome' and w.is_active and w.ends_at > now()
  order by w.created_at desc, w.id limit 1;
  if not found then
    if v_percent = 0 then
      perform private.fail(409, 'OFFER_ENDED');
    end if;
    v_state := 'new';
    v_title := private.made_title('welcome', v_percent);
    insert into public.discounts (code, title, translations, kind, value, total_limit, is_first_order, mailbox, source, ends_at)
    values ('WELCOME-' || private.random_code(), v_title ->> 'title', v_title -> 'translations', 'percent', v_percent, 1, true,
      v_request.mailbox, 'welcome', now() + interval '30 days')
    returning * into d;
  end if;
  return jsonb_build_object('code', d.code, 'percent', d.value, 'expires_at', d.ends_at, 'state', v_state);
end
$$;
create function public.confirm_welcome(p_token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.confirm_welcome(p_token) $$;
grant execute on function private.confirm_welcome(text), public.confirm_welcome(text) to anon, authenticated;

-- Asks for a student's discount: {id, upload_token}. The address is confirmed by a link that is mailed. Within half an hour
-- one proof may be uploaded to `<id>/<upload_token>` of the bucket student-proofs. A mailbox has three tries in a day, a
-- network the bound on links (private.bounds), beyond that {"code": "PT429"} with that status. Deletes the names of requests that are older than
-- ninety days. p_honeypot is a hidden field that only bots fill in. Raises PT400 INVALID_INPUT {field}, PT409 OFFER_ENDED.
create function private.request_student_discount(p_name text, p_email text, p_school text, p_honeypot text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_fields jsonb := jsonb_build_object('name', left(p_name, 500), 'school', left(p_school, 500));
  v_name text := private.input_name(v_fields, 'name', 120);
  v_school text := private.input_line(v_fields, 'school', 120);
  v_email text := private.read_email(p_email);
  v_request private.student_requests;
  v_wait int;
begin
  if coalesce(p_honeypot, '') <> '' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "honeypot"}');
  end if;
  if (select s.student_percent from public.shop_settings s) = 0 then
    perform private.fail(409, 'OFFER_ENDED');
  end if;
  if not private.within_limit('student:' || private.mailbox(v_email), 3, 1440) then
    return private.refuse_until(86400);
  end if;
  v_wait := private.link_wait();
  if v_wait > 0 then
    return private.refuse_until(v_wait);
  end if;
  update private.student_requests r set name = null where r.created_at < now() - interval '90 days' and r.name is not null;
  insert into private.student_requests (name, email, mailbox, school)
  values (v_name, v_email, private.mailbox(v_email), v_school)
  returning * into v_request;
  insert into private.email_outbox (recipient, template, payload)
  values (v_email, 'student-confirm', jsonb_build_object('request_id', v_request.id));
  return jsonb_build_object('id', v_request.id, 'upload_token', v_request.upload_token);
end
$$;
grant execute on function private.request_student_discount(text, text, text, text) to anon, authenticated;

-- See private.request_student_discount. Raises PT428 CAPTCHA_REQUIRED as well.
create function public.request_student_discount(p_name text, p_email text, p_school text, p_honeypot text default '') returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.check_captcha('subscription');
  return private.request_student_discount(p_name, p_email, p_school, p_honeypot);
end
$$;
grant execute on function public.request_student_discount(text, text, text, text) to anon, authenticated;

-- Confirms the address of a student's request for a caller who has the link of the mail: {state}, which is open until
-- the owner has decided, then approved or refused. Raises PT404 LINK_NOT_FOUND for a link that is unknown or older than
-- a week.
create function private.confirm_student_request(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_request private.student_requests;
begin
  if p_token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    update private.student_requests r
    set state = case r.state when 'unconfirmed' then 'open' else r.state end, confirmed_at = coalesce(r.confirmed_at, clock_timestamp())
    where r.confirm_token = p_token::uuid and r.created_at > now() - interval '7 days'
    returning * into v_request;
  end if;
  if v_request.id is null then
    perform private.fail(404, 'LINK_NOT_FOUND');
  end if;
  perform private.confirm_email(v_request.email);
  return jsonb_build_object('state', v_request.state);
end
$$;
create function public.confirm_student_request(p_token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.confirm_student_request(p_token) $$;
grant execute on function private.confirm_student_request(text), public.confirm_student_request(text) to anon, authenticated;

-- Whether a file may be uploaded as the proof of a student's request: the request is not decided and of the last half an
-- hour. Its name is the only one that is allowed, so there is at most one.
create function private.takes_proof(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from private.student_requests r
    where p_name = r.id || '/' || r.upload_token and r.state in ('unconfirmed', 'open') and r.created_at > now() - interval '30 minutes')
$$;
grant execute on function private.takes_proof(text) to anon, authenticated;

-- A page of the students' requests, the newest first, fifty a page: {rows: [{id, name, email, school, state, proof, note, by,
-- code, created_at, confirmed_at, decided_at}], total, counts: {unconfirmed, open, approved, refused}, expired_proofs}.
-- `proof` is the file's name in the bucket student-proofs, null without one. `expired_proofs` are files of requests older
-- than ninety days, which the owner's page deletes: only the storage server can. p_state is all or one of the four.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.list_student_requests(p_state text, p_page int) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('discounts');
  if coalesce(p_state not in ('all', 'unconfirmed', 'open', 'approved', 'refused'), true) or coalesce(p_page not between 1 and 100000, true) then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  update private.student_requests r set name = null where r.created_at < now() - interval '90 days' and r.name is not null;
  return (
    with page as (
      select r.id, r.name, r.email, r.school, r.state, o.name as proof, r.note, u.email as by, d.code, r.created_at, r.confirmed_at, r.decided_at
      from private.student_requests r
      left join storage.objects o on o.bucket_id = 'student-proofs' and o.name = r.id || '/' || r.upload_token
      left join auth.users u on u.id = r.author_id
      left join public.discounts d on d.id = r.discount_id
      where p_state = 'all' or r.state = p_state
      order by r.created_at desc, r.id limit 50 offset (p_page - 1)::bigint * 50
    )
    select jsonb_build_object(
      'rows', coalesce((select jsonb_agg(to_jsonb(p) order by p.created_at desc, p.id) from page p), '[]'),
      'total', (select count(*) from private.student_requests r where p_state = 'all' or r.state = p_state),
      'counts', (
        select jsonb_object_agg(s.state, (select count(*) from private.student_requests r where r.state = s.state))
        from unnest(array['unconfirmed', 'open', 'approved', 'refused']) as s (state)),
      'expired_proofs', coalesce((
        select jsonb_agg(e.name) from (
          select o.name from storage.objects o
          where o.bucket_id = 'student-proofs' and o.created_at < now() - interval '90 days' order by o.created_at, o.id limit 100) e), '[]')));
end
$$;
create function public.list_student_requests(p_state text default 'open', p_page int default 1) returns jsonb
language sql volatile set search_path = '' as $$ select private.list_student_requests(p_state, p_page) $$;
grant execute on function private.list_student_requests(text, int), public.list_student_requests(text, int) to authenticated;

-- Approves or refuses a student's request whose address is confirmed; one that is not can only be refused, without a mail.
-- An approval mails a code that is valid for a year, for any number of orders of that mailbox. Returns {state, code}.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 REQUEST_NOT_FOUND, PT409 CHANGED_MEANWHILE {state},
-- PT409 NOT_CONFIRMED, PT409 OFFER_ENDED.
create function private.decide_student_request(p_id uuid, p_approved boolean, p_note text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_request private.student_requests;
  v_percent int := (select s.student_percent from public.shop_settings s);
  v_note text;
  v_title jsonb;
  d public.discounts;
begin
  perform private.only('discounts');
  if p_approved is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "approved"}');
  end if;
  if length(p_note) > 1000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "note"}');
  end if;
  v_note := nullif(private.clean_line(p_note), '');
  if length(v_note) > 500 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "note"}');
  end if;
  select * into v_request from private.student_requests r where r.id = p_id for update;
  if not found then
    perform private.fail(404, 'REQUEST_NOT_FOUND');
  end if;
  if v_request.state not in ('unconfirmed', 'open') then
    perform private.fail(409, 'CHANGED_MEANWHILE', jsonb_build_object('state', v_request.state));
  end if;
  if p_approved then
    if v_request.state <> 'open' then
      perform private.fail(409, 'NOT_CONFIRMED');
    end if;
    if v_percent = 0 then
      perform private.fail(409, 'OFFER_ENDED');
    end if;
    v_title := private.made_title('student', v_percent);
    insert into public.discounts (code, title, translations, kind, value, mailbox, source, ends_at)
    values ('STUDENT-' || private.random_code(), v_title ->> 'title', v_title -> 'translations', 'percent', v_percent, v_request.mailbox, 'student',
      now() + interval '1 year')
    returning * into d;
  end if;
  update private.student_requests r
  set state = case when p_approved then 'approved' else 'refused' end, decided_at = clock_timestamp(),
    author_id = (select auth.uid()), note = v_note, discount_id = d.id
  where r.id = p_id;
  if v_request.state = 'open' then
    insert into private.email_outbox (recipient, template, payload, language)
    values (v_request.email, case when p_approved then 'student-code' else 'student-refused' end, jsonb_build_object('request_id', p_id),
      v_request.language);
  end if;
  insert into private.audit_log (actor_id, table_name, label, operation, difference)
  values ((select auth.uid()), 'student_requests', v_request.email, 'update',
    jsonb_build_object('status', jsonb_build_array(v_request.state, case when p_approved then 'approved' else 'refused' end)));
  return jsonb_build_object('state', case when p_approved then 'approved' else 'refused' end, 'code', d.code);
end
$$;
create function public.decide_student_request(p_id uuid, p_approved boolean, p_note text default null) returns jsonb
language sql volatile set search_path = '' as $$ select private.decide_student_request(p_id, p_approved, p_note) $$;
grant execute on function private.decide_student_request(uuid, boolean, text),
  public.decide_student_request(uuid, boolean, text) to authenticated;
