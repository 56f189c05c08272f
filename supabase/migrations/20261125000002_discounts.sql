-- Discounts: codes and automatic ones, how a cart is priced with them, and how uses are counted and given back. One
-- function (private.price_cart) prices a cart for quote_cart and place_order alike.
--
-- Locks: an order takes the turns of its customer (private.customer_turns), then of its discount when that is limited
-- (private.discount_turns), both before any stock. A buyer without a limited discount waits only for orders of the same
-- customer and for those that take the same stock.

-- ------------------------------------------------------------------ tables

alter table public.shop_settings
  -- What a new customer and a student get, in percent; 0 for no offer.
  add column welcome_percent integer not null default 15 constraint shop_settings_welcome check (welcome_percent between 0 and 90),
  add column student_percent integer not null default 10 constraint shop_settings_student check (student_percent between 0 and 90);
create trigger audit_settings after update on public.shop_settings for each row execute function
  private.audit('', 'currency_rates', 'cancel_window_minutes', 'low_stock_threshold', 'checkout_enabled', 'card_provider',
    'bank_holder', 'bank_name', 'bank_account', 'bank_swift', 'bank_due_days', 'card_due_minutes', 'cod_enabled',
    'welcome_percent', 'student_percent', 'default_country');

-- A code as it is compared and stored: upper case, without white space.
create function private.code_key(p_text text) returns text
language sql immutable set search_path = ''
as $$ select upper(regexp_replace(p_text, '\s', '', 'g')) $$;

-- The mailbox of an email address, so that one person's spellings count as one customer: lower case, without a +tag,
-- without the dot that may end a domain, and without dots where the provider ignores them.
create function private.mailbox(p_email text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  v_name text := split_part(lower(btrim(p_email)), '@', 1);
  v_host text := rtrim(split_part(lower(btrim(p_email)), '@', 2), '.');
begin
  v_name := coalesce(nullif(split_part(v_name, '+', 1), ''), v_name);
  if v_host in ('gmail.com', 'googlemail.com') then
    return replace(v_name, '.', '') || '@gmail.com';
  end if;
  return v_name || '@' || v_host;
end
$$;
-- The index of orders calls it as the role that writes.
grant execute on function private.mailbox(text) to authenticated;
create index orders_by_mailbox on public.orders (private.mailbox(customer_email));

-- Written by functions only. Never deleted, because orders refer to them without a foreign key: its check would lock the
-- row in every order, and a hundred buyers at once would share that lock.
create table public.discounts (
  id uuid primary key default gen_random_uuid(),
  -- Null: applies by itself.
  code text unique check (code ~ '^[A-Z0-9-]{3,40}$'),
  -- As shoppers see it.
  title text not null check (length(title) between 1 and 60),
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

alter table public.orders
  add column discount_amount numeric(10, 2) not null default 0,
  add column discount_code text,
  add column discount_title text,
  add column discount_id uuid,
  add constraint orders_discount check (discount_amount between 0 and subtotal),
  drop constraint orders_total,
  add constraint orders_total check (total_amount = subtotal - discount_amount + shipping_cost);
alter table public.order_items
  add column discount numeric(10, 2) not null default 0,
  add constraint order_items_discount check (discount between 0 and price * quantity);

-- ------------------------------------------------------------------ pricing a cart

-- What a line of a cart is reduced by.
alter type private.cart_line add attribute discount numeric(10, 2);

-- The lines of a cart with their current prices and stock, not reduced yet. A deal's price counts only when the deal has
-- enough left for all lines of its product together, and the buyer has not had as many as one customer may: by the account,
-- without one by the mailbox, which may be unknown. p_except is an order that does not count.
drop function private.read_cart(jsonb);
create function private.read_cart(p_items jsonb, p_email text, p_user uuid, p_except uuid) returns private.cart_line[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select row(l.i, l.slug, l.size, l.color, l.quantity, l.product_id, l.variant_id, n.deal_id, n.price, l.available, 0)::private.cart_line
    from (
      select e.i::int, e.line ->> 'slug' as slug, e.line ->> 'size' as size, e.line ->> 'color' as color,
             (e.line ->> 'quantity')::int as quantity, p.id as product_id, v.id as variant_id, coalesce(v.quantity, 0) as available,
             sum((e.line ->> 'quantity')::int) over (partition by p.id) as of_product
      from jsonb_array_elements(p_items) with ordinality as e (line, i)
      left join public.products p on p.slug = e.line ->> 'slug' and p.archived_at is null
      left join public.product_variants v
        on v.product_id = p.id and v.size = e.line ->> 'size' and v.color = e.line ->> 'color'
    ) l
    cross join lateral private.price_for(l.product_id, l.of_product::int, p_email, p_user, p_except) n
    order by l.i);
end
$$;

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

-- Why a customer may not use a discount now, whatever is in the cart; null when there is no reason. Without an email the
-- rules about customers are left for later. p_order is left out of the count: it is being placed.
create function private.discount_problem(d public.discounts, p_email text, p_user uuid, p_order uuid) returns text
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_mailbox text := private.mailbox(p_email);
begin
  if d.mailbox <> v_mailbox then
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
  if d.customer_limit is not null and d.customer_limit <= (
    select count(*) from (
      select r.order_id from private.discount_redemptions r
      where r.discount_id = d.id and r.mailbox = v_mailbox and r.returned_at is null
      union
      select r.order_id from private.discount_redemptions r
      where r.discount_id = d.id and r.user_id = p_user and r.returned_at is null
    ) r where r.order_id is distinct from p_order) then
    return 'used_up';
  end if;
  if d.is_first_order and (
    exists (
      select 1 from public.orders o
      where private.mailbox(o.customer_email) = v_mailbox and o.order_status <> 'cancelled' and o.id is distinct from p_order)
    or exists (
      select 1 from public.orders o
      where o.user_id = p_user and o.order_status <> 'cancelled' and o.id is distinct from p_order)) then
    return 'first_order';
  end if;
  return null;
end
$$;

-- The discounts that a cart may get: the typed code's first, then the automatic ones that run, at most fifty.
create function private.find_offers(p_lines private.cart_line[], p_code text, p_email text, p_user uuid, p_order uuid)
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
      private.discount_problem(d, p_email, p_user, p_order))::private.offer;
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

-- What a shopper sees of the discount that applies; null when none does.
create function private.applied_answer(c private.priced_cart) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when ((c).applied).id is not null then jsonb_build_object('code', ((c).applied).code, 'title', ((c).applied).title,
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

-- The current prices of a cart, priced as private.place_order prices it, so that the cart can show what changed.
--   p_items            [{slug, size, color, quantity?}], at most 100; the quantity, 1 where it is not given, decides whether
--                      a running deal has enough left for all lines of its product together
--   p_country, p_city  where it goes; null for the shop's own default
--   p_shipping_method  null for the first of the place
--   p_email            of the buyer, when it is known, for codes that are for some customers only
--   p_replaces         idempotency key of the order by card that this cart replaces while it is unpaid: what it holds and the
--                      discount that it used are the cart's to take
-- Returns {lines: [{slug, size, color, price, available, variant_id, deal_ends_at, ended_price, discount}], subtotal,
-- discount, shipping, total, applied: {code, title, kind, automatic}, code: {code, problem, minimum, starts_at}, is_served,
-- shipping_methods: [{id, name, min_days, max_days, price, free_above, cost}], shipping_method}. The sums are of the lines
-- that can be bought. A line whose product is gone has a null price and none available. variant_id is for a restock
-- subscription while it is sold out; deal_ends_at is when the price goes up again; ended_price is the price of the latest
-- deal that ended in the last thirty days. `problem` is null when the code applies, else unknown, not_yet, over, used_up,
-- not_for_these, minimum, first_order or other_better. Raises PT400 INVALID_INPUT {field}.
drop function public.quote_cart(jsonb);
drop function private.quote_cart(jsonb);
create function private.quote_cart(
  p_items jsonb, p_country text, p_city text, p_shipping_method uuid, p_code text, p_email text, p_replaces text
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_lines private.cart_line[];
  v_bought private.cart_line[];
  v_delivery private.delivery;
  v_offers private.offer[];
  v_replaced uuid;
  c private.priced_cart;
begin
  perform private.check_code(p_code);
  if length(p_country) > 80 or length(p_city) > 100 or length(p_email) > 254 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "address"}');
  end if;
  perform private.check_size(p_items, 100000, 'items');
  if p_replaces is not null then
    if p_replaces !~ '^[0-9a-f]{64}$' then
      perform private.fail(400, 'INVALID_INPUT', '{"field": "idempotencyKey"}');
    end if;
    select o.id into v_replaced
    from private.order_keys k join public.orders o on o.id = k.order_id
    where k.token_hash = sha256(convert_to(p_replaces, 'UTF8'))
      and o.payment_method = 'card' and o.order_status = 'pending' and o.paid_amount = 0 and o.due_amount > 0;
  end if;
  v_lines := private.read_cart((
    select coalesce(jsonb_agg(jsonb_build_object('slug', x.line ->> 'slug', 'size', x.line ->> 'size', 'color', x.line ->> 'color',
      'quantity', case when x.line ->> 'quantity' ~ '^[1-9][0-9]?$' then (x.line ->> 'quantity')::int else 1 end) order by x.i), '[]')
    from (
      select e.line, e.i
      from jsonb_array_elements(case when jsonb_typeof(p_items) = 'array' then p_items else '[]' end) with ordinality as e (line, i)
      limit 100
    ) x), nullif(btrim(p_email), ''), (select auth.uid()), v_replaced);
  if v_replaced is not null then
    v_lines := array(
      select row(l.position, l.slug, l.size, l.color, l.quantity, l.product_id, l.variant_id, l.deal_id, l.price,
        l.available + coalesce(i.quantity, 0), l.discount)::private.cart_line
      from unnest(v_lines) as l left join (
        select n.variant_id, sum(n.quantity)::int as quantity from public.order_items n where n.order_id = v_replaced group by 1
      ) i on i.variant_id = l.variant_id
      order by l.position);
  end if;
  v_lines := private.bounded_lines(v_lines);
  v_bought := array(select l from unnest(v_lines) as l where l.price is not null and l.available >= l.quantity order by l.position);
  v_delivery := private.choose_delivery(coalesce(p_country, 'United States'), p_city, p_shipping_method);
  if v_delivery.method_id is null and p_shipping_method is not null then
    -- The method is not offered any more, or not there.
    v_delivery := private.choose_delivery(coalesce(p_country, 'United States'), p_city, null);
  end if;
  v_offers := private.find_offers(v_bought, p_code, nullif(btrim(p_email), ''), (select auth.uid()), v_replaced);
  c := private.price_cart(v_bought, v_delivery, v_offers);
  return jsonb_build_object(
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', l.slug, 'size', l.size, 'color', l.color, 'price', l.price,
        'available', l.available, 'variant_id', l.variant_id,
        'deal_ends_at', (select d.ends_at from public.deals d where d.id = l.deal_id),
        'ended_price', (
          select d.deal_price from public.deals d
          where d.product_id = l.product_id and d.starts_at <= now() and d.ends_at > now() - interval '30 days'
            and (d.ends_at <= now() or d.sold >= d.total)
          order by d.ends_at desc, d.id limit 1),
        'discount', coalesce(b.discount, 0)) order by l.position), '[]')
      from unnest(v_lines) as l left join unnest(c.lines) as b on b.position = l.position),
    'subtotal', c.subtotal, 'discount', c.discount, 'shipping', c.shipping, 'total', c.total,
    'applied', private.applied_answer(c), 'code', private.code_answer(c, v_offers, p_code),
    'is_served', v_delivery.is_served,
    'shipping_methods', private.shipping_choices(v_delivery.zone_id, c.subtotal, (c.applied).kind is not distinct from 'free_shipping'),
    'shipping_method', v_delivery.method_id);
end
$$;
grant execute on function private.quote_cart(jsonb, text, text, uuid, text, text, text) to anon, authenticated;

-- See private.quote_cart.
create function public.quote_cart(
  p_items jsonb, p_country text default null, p_city text default null, p_shipping_method uuid default null,
  p_code text default null, p_email text default null, p_replaces text default null
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.quote_cart(p_items, p_country, p_city, p_shipping_method, p_code, p_email, p_replaces) $$;
grant execute on function public.quote_cart(jsonb, text, text, uuid, text, text, text) to anon, authenticated;

-- ------------------------------------------------------------------ counting uses

-- The turns that a use of a discount has to take, so that its limits are counted one use after the other: the discount's
-- when its uses are limited, the customer's (mailbox and account) when a customer's are. An unlimited one has none.
create function private.discount_turns(d public.discounts, p_email text, p_user uuid) returns bigint[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct hashtextextended(k.name, 2)), '{}')
  from (values
    (case when d.total_limit is not null then 'discount:' || d.id end),
    (case when d.customer_limit is not null or d.is_first_order then 'mailbox:' || private.mailbox(p_email) end),
    (case when d.customer_limit is not null or d.is_first_order then 'customer:' || p_user end)
  ) as k (name)
  where k.name is not null
$$;

-- Records that an order used a discount. The caller has taken the turns and checked the limits.
create function private.redeem_discount(p_order public.orders, p_saved numeric) returns void
language sql volatile set search_path = ''
as $$
  insert into private.discount_redemptions (order_id, discount_id, mailbox, user_id, amount)
  values (p_order.id, p_order.discount_id, private.mailbox(p_order.customer_email), p_order.user_id, p_saved)
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
    select 1 from unnest(private.discount_turns(d, p_order.customer_email, p_order.user_id)) as k (key)
    where not pg_try_advisory_xact_lock(k.key)) then
    perform private.fail(503, 'BUSY');
  end if;
  -- It may be over by now: it was not when the order was placed.
  d.is_active := true;
  d.starts_at := '-infinity';
  d.ends_at := null;
  if private.discount_problem(d, p_order.customer_email, p_order.user_id, p_order.id) in ('used_up', 'first_order') then
    perform private.fail(409, 'DISCOUNT_USED_UP');
  end if;
  update private.discount_redemptions r set returned_at = null where r.order_id = p_order.id;
end
$$;

-- Before an order changes: columns that owners may not change are restored. A change to `cancelled` needs a reason and
-- returns the stock and the use of a discount once; a change from `cancelled` takes both again or is refused. An order by
-- card or bank transfer that holds none of the customer's money is not packed or sent.
-- Raises PT403 ORDER_IS_FIXED, PT409 NOT_PAID, PT400 INVALID_INPUT {field}, and what private.move_order_stock and
-- private.retake_discount raise.
create or replace function private.order_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_free constant text[] := array['order_status', 'tracking_number', 'carrier', 'estimated_delivery', 'user_id', 'updated_at',
    'cancelled_at', 'cancel_reason', 'payment_due_at', 'paid_amount', 'refunded_amount',
    'refund_pending_amount', 'payment_status', 'due_amount'];
begin
  if to_jsonb(new) - v_free is distinct from to_jsonb(old) - v_free then
    perform private.fail(403, 'ORDER_IS_FIXED');
  end if;
  -- user_id becomes null only when the account is deleted, and is set only to the member who claims a guest's order.
  if new.user_id is distinct from old.user_id
     and not (new.user_id is null or (old.user_id is null and new.user_id = (select auth.uid()))) then
    perform private.fail(403, 'ORDER_IS_FIXED');
  end if;
  if new.order_status <> old.order_status and new.order_status in ('processing', 'shipped', 'delivered')
    and new.payment_method <> 'cod' and new.total_amount > 0 and new.paid_amount <= new.refunded_amount then
    perform private.fail(409, 'NOT_PAID');
  end if;
  -- A day that the owner sets is the last; the first is never after it.
  if new.estimated_delivery is distinct from old.estimated_delivery then
    new.estimated_from := case when new.estimated_delivery is not null then least(new.estimated_from, new.estimated_delivery) end;
  end if;
  new.updated_at := clock_timestamp();
  new.cancelled_at := old.cancelled_at;
  if new.order_status <> 'cancelled' then
    new.cancel_reason := null;
  else
    new.cancel_reason := coalesce(new.cancel_reason, 'other');
    -- What can only happen at the door.
    if new.cancel_reason in ('refused', 'unreachable') and new.payment_method <> 'cod' then
      perform private.fail(400, 'INVALID_INPUT', '{"field": "cancelReason"}');
    end if;
  end if;
  if new.order_status = 'cancelled' and old.order_status <> 'cancelled' then
    perform private.move_order_stock(new.id, 1);
    if new.discount_id is not null then
      update private.discount_redemptions r set returned_at = clock_timestamp() where r.order_id = new.id and r.returned_at is null;
    end if;
    new.cancelled_at := clock_timestamp();
  elsif old.order_status = 'cancelled' and new.order_status <> 'cancelled' then
    perform private.move_order_stock(new.id, -1);
    if new.discount_id is not null then
      perform private.retake_discount(new);
    end if;
    new.cancelled_at := null;
    -- Otherwise it would be overdue at once and cancelled again.
    if new.payment_due_at < clock_timestamp() then
      new.payment_due_at := null;
    end if;
  end if;
  return new;
end
$$;

-- ------------------------------------------------------------------ placing an order

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

-- Raises PT409 PRICE_CHANGED when the total is not the one that the shopper saw. Its detail says all that changed at once.
drop function private.check_total(private.cart_line[], numeric);
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

-- Writes the items of an order. The caller has taken their stock.
create or replace function private.add_order_items(p_order_id uuid, p_lines private.cart_line[]) returns void
language plpgsql volatile set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  insert into public.order_items (order_id, product_id, variant_id, deal_id, product_name, product_slug, product_image,
    size, color, price, quantity, position, discount)
  select p_order_id, p.id, l.variant_id, l.deal_id, p.title, p.slug,
         coalesce((select i.image ->> 'src' from jsonb_array_elements(p.images) as i (image)
                   where i.image ->> 'color' = l.color limit 1), p.image_url),
         l.size, l.color, l.price, l.quantity, l.position, l.discount
  from unnest(p_lines) as l join public.products p on p.id = l.product_id;
end
$$;

-- Places an order, in one transaction, at most once per idempotency key (specification 9). It is unpaid; an order by card
-- or bank transfer holds its stock until payment_due_at.
--   p_idempotency_key  64 hex digits made by the browser; later it is also the token that opens a guest's order
--   p_items            [{slug, size, color, quantity}], 1 to 50 lines, quantity 1 to 99
--   p_customer         {name, email, phone, note?}
--   p_shipping_address {address, city, zipCode, country}
--   p_payment_method   card | bank | cod
--   p_expected_total   what the shopper saw
--   p_shipping_method  null for the first of the place
--   p_code             of a discount
-- Returns the order as private.order_json does. Raises PT400 INVALID_INPUT {field},
-- PT409 OUT_OF_STOCK [{slug, size, color, requested, available}], PT409 PRICE_CHANGED {lines, subtotal, discount, shipping,
-- total, applied, code}, PT409 SHIPPING_UNAVAILABLE {is_served, shipping_methods},
-- PT409 PAYMENT_METHOD_UNAVAILABLE {methods}, PT409 LINE_LIMIT [{slug, size, color, requested, available}],
-- PT422 KEY_REUSED {order_id}, PT429 TOO_MANY_ORDERS, PT429 TOO_MANY_UNPAID {reason, limit},
-- PT429 HELD_FOR_OTHERS [{slug, size, color, requested, available}], PT503 CHECKOUT_CLOSED, PT503 BUSY.
drop function public.place_order(text, jsonb, jsonb, jsonb, text, numeric);
drop function private.place_order(text, jsonb, jsonb, jsonb, text, numeric);
create function private.place_order(
  p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text, p_expected_total numeric,
  p_shipping_method uuid default null, p_code text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  -- Validates shape and size first, so that an invalid request locks and reads nothing.
  v_buyer jsonb := private.check_order_request(
    p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method, p_expected_total);
  v_key_hash bytea := sha256(convert_to(p_idempotency_key, 'UTF8'));
  -- A request of a page from before has neither method nor code, and the same hash as then.
  v_request_hash bytea := sha256(convert_to((jsonb_build_array(p_items, v_buyer, p_payment_method, p_expected_total)
    || case when coalesce(p_shipping_method::text, p_code) is null then '[]' else jsonb_build_array(p_shipping_method, p_code) end)::text, 'UTF8'));
  v_key private.order_keys;
  v_user uuid := (select auth.uid());
  v_today date := (now() at time zone 'utc')::date;
  v_due timestamptz;
  v_order public.orders;
  v_lines private.cart_line[];
  v_delivery private.delivery;
  v_offers private.offer[];
  v_overdue uuid[];
  v_cart private.priced_cart;
  v_again private.priced_cart;
begin
  perform private.check_code(p_code);
  -- One request per idempotency key at a time; the second waits here and then finds the first one's order.
  perform private.take_turn(hashtextextended(p_idempotency_key, 0));
  select * into v_key from private.order_keys k where k.token_hash = v_key_hash;
  if found then
    if v_key.request_hash <> v_request_hash then
      -- The first request with this key made an order, and knowing the key entitles the caller to see which.
      perform private.fail(422, 'KEY_REUSED', jsonb_build_object('order_id', v_key.order_id));
    end if;
    return private.order_json(v_key.order_id);
  end if;
  v_due := private.payment_deadline(p_payment_method);
  -- One order per customer at a time, so that what the customer's unpaid orders hold is counted one after the other.
  perform private.take_turn(k.key) from unnest(private.customer_turns(v_buyer ->> 'email', v_buyer ->> 'phone', v_user)) as k (key);
  perform private.check_order_rate(v_buyer ->> 'email', v_user);

  -- Everything that can run before the stock lock runs before it, because many buyers may wait for the same row.
  v_lines := private.read_cart(p_items, v_buyer ->> 'email', v_user, null);
  perform private.check_line_limit(v_lines);
  perform private.check_holds(v_lines, v_buyer ->> 'email', v_buyer ->> 'phone', v_user);
  v_delivery := private.choose_delivery(v_buyer #>> '{address,country}', v_buyer #>> '{address,city}', p_shipping_method);
  perform private.check_delivery(v_delivery, v_lines);
  v_offers := private.find_offers(v_lines, p_code, v_buyer ->> 'email', v_user, null);
  v_cart := private.price_cart(v_lines, v_delivery, v_offers);
  if (v_cart.applied).is_limited then
    perform private.take_turn(k.key)
    from unnest((select private.discount_turns(d, v_buyer ->> 'email', v_user) from public.discounts d
                 where d.id = (v_cart.applied).id)) as k (key);
    -- Under the turns: this is what the limits leave.
    v_offers := private.find_offers(v_lines, p_code, v_buyer ->> 'email', v_user, null);
    v_again := private.price_cart(v_lines, v_delivery, v_offers);
    if (v_again.applied).is_limited and (v_again.applied).id <> (v_cart.applied).id then
      -- Another limited discount took the place of one that was used up; its turns come with the next try.
      perform private.check_total(v_again, p_expected_total, v_offers, p_code);
      perform private.fail(503, 'BUSY');
    end if;
    v_cart := v_again;
  end if;
  v_overdue := private.overdue_orders(array(select l.variant_id from unnest(v_lines) as l), 10);
  if v_overdue <> '{}' then
    perform private.cancel_overdue(v_overdue, array(select l.variant_id from unnest(v_lines) as l));
    v_lines := private.read_cart(p_items, v_buyer ->> 'email', v_user, null);
    v_cart := private.price_cart(v_lines, v_delivery, v_offers);
  end if;
  perform private.check_stock(v_lines);
  perform private.check_total(v_cart, p_expected_total, v_offers, p_code);
  insert into public.orders (user_id, customer_name, customer_email, customer_phone, customer_note, shipping_address,
    payment_method, payment_due_at, subtotal, discount_amount, discount_code, discount_title, discount_id, shipping_cost,
    total_amount, shipping_method, estimated_from, estimated_delivery)
  values (v_user, v_buyer ->> 'name', v_buyer ->> 'email', v_buyer ->> 'phone', v_buyer ->> 'note',
    v_buyer -> 'address', p_payment_method, v_due, v_cart.subtotal, v_cart.discount, (v_cart.applied).code,
    (v_cart.applied).title, (v_cart.applied).id, v_cart.shipping, v_cart.total, v_delivery.name,
    v_today + v_delivery.min_days, v_today + v_delivery.max_days)
  returning * into v_order;
  insert into private.order_keys (order_id, token_hash, request_hash) values (v_order.id, v_key_hash, v_request_hash);

  -- Reads the cart again under the lock: this is what is sold.
  perform private.lock_variants(array(select l.variant_id from unnest(v_lines) as l));
  v_lines := private.read_cart(p_items, v_buyer ->> 'email', v_user, null);
  perform private.check_stock(v_lines);
  v_again := private.price_cart(v_lines, v_delivery, v_offers);
  perform private.check_total(v_again, p_expected_total, v_offers, p_code);
  if not private.take_cart(v_lines) then
    v_again := private.price_cart(private.read_cart(p_items, v_buyer ->> 'email', v_user, null), v_delivery, v_offers);
    perform private.check_total(v_again, p_expected_total, v_offers, p_code);
    -- The deal had stock again by the second check.
    perform private.fail(503, 'BUSY');
  end if;
  if v_user is null then
    perform private.check_shares(v_lines, p_payment_method);
  end if;
  if (v_again.subtotal, v_again.discount, (v_again.applied).id) is distinct from (v_cart.subtotal, v_cart.discount, (v_cart.applied).id) then
    -- Prices and discount changed between the two reads and came to the same total.
    perform private.fail(503, 'BUSY');
  end if;
  -- Inserted last, because the foreign key locks the variant: a hundred buyers at once would share that lock.
  perform private.add_order_items(v_order.id, v_again.lines);
  perform private.add_holds(v_order, private.client_network());
  if v_order.discount_id is not null then
    perform private.redeem_discount(v_order, v_cart.saved);
  end if;
  return private.order_json(v_order.id);
end
$$;

-- ------------------------------------------------------------------ reading an order

-- The whole order as the confirmation shows it: the row with its sums of money, its items in the cart's order, its events,
-- its steps, its payments and refunds (private.order_money), and until when it may be cancelled.
create or replace function private.order_json(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select to_jsonb(o) - array['user_id', 'discount_id'] || private.order_money(o) || jsonb_build_object(
    'is_member_order', o.user_id is not null,
    'cancel_until', private.cancel_until(o),
    'steps', private.order_steps(o),
    'items', coalesce((
      select jsonb_agg(to_jsonb(i) - array['order_id', 'variant_id', 'deal_id', 'position'] order by i.position)
      from public.order_items i where i.order_id = o.id), '[]'),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at) order by e.id)
      from public.order_events e where e.order_id = o.id), '[]'))
  from public.orders o where o.id = p_order_id);
end
$$;

-- Where an order is and what is paid, for a caller who knows its number and the email it was placed with:
-- {order_number, status, cancel_reason, shipping_method, estimated_from, estimated_delivery, carrier, tracking_number, steps,
-- currency, discount_amount, discount_code, discount_title, total_amount, payment_method, payment_status, payment_due_at,
-- paid_amount, refunded_amount, refund_pending_amount, due_amount, payments, refunds, bank}. No
-- name and no address, and the same null whether the number or the email is wrong.
-- Every try counts, also a successful one: 10 in 15 minutes per number and network, so that the email of a known number
-- cannot be guessed, and 30 per email and network, so that the numbers of a known email cannot. Guessing both means guessing
-- 60 random bits, which needs no limit; a global limit would let one caller block the page for all. A caller whose order it
-- is, by the account or by one of p_tokens (at most fifty), is not counted and gets the answer whatever others have tried.
-- Beyond a limit it returns {"code": "PT429"} with that status, because a raise would roll the count back.
-- Raises PT400 INVALID_INPUT {field}.
drop function public.track_order(text, text);
drop function private.track_order(text, text);
create function private.track_order(p_order_number text, p_email text, p_tokens text[]) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_number text := private.read_order_number(p_order_number);
  v_email text := lower(private.clean_line(left(p_email, 400)));
  v_network text := coalesce('@' || private.client_network(), '');
  v_free boolean;
begin
  if length(p_order_number) > 80 or coalesce(private.clean_line(p_order_number), '') = '' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "orderNumber"}');
  end if;
  if v_email is null or length(v_email) > 254 or v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  v_free := exists (
    select 1 from public.orders o
    where o.order_number = v_number and o.customer_email = v_email and (o.user_id = (select auth.uid()) or exists (
      select 1 from private.order_keys k
      where k.order_id = o.id and k.token_hash in (select sha256(convert_to(left(t.token, 64), 'UTF8')) from unnest(p_tokens[1:50]) as t (token)))));
  if not v_free then
    v_free := private.within_limit('track-email:' || v_email || v_network, 30, 15);
    if v_number is not null then
      v_free := private.within_limit('track:' || v_number || v_network, 10, 15) and v_free;
    end if;
  end if;
  if not v_free then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  return (
    select jsonb_build_object('order_number', o.order_number, 'status', o.order_status, 'cancel_reason', o.cancel_reason,
      'shipping_method', o.shipping_method, 'estimated_from', o.estimated_from, 'estimated_delivery', o.estimated_delivery,
      'carrier', o.carrier, 'tracking_number', o.tracking_number,
      'steps', private.order_steps(o), 'currency', o.currency, 'discount_amount', o.discount_amount,
      'discount_code', o.discount_code, 'discount_title', o.discount_title, 'total_amount', o.total_amount,
      'payment_method', o.payment_method, 'payment_status', o.payment_status, 'payment_due_at', o.payment_due_at,
      'paid_amount', o.paid_amount, 'refunded_amount', o.refunded_amount,
      'refund_pending_amount', o.refund_pending_amount, 'due_amount', o.due_amount) || private.order_money(o)
    from public.orders o where o.order_number = v_number and o.customer_email = v_email);
end
$$;
grant execute on function private.track_order(text, text, text[]) to anon, authenticated;

-- See private.track_order.
create function public.track_order(p_order_number text, p_email text, p_tokens text[] default '{}') returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.track_order(p_order_number, p_email, p_tokens) $$;
grant execute on function public.track_order(text, text, text[]) to anon, authenticated;

-- An order as a line of the owner's list.
create or replace function private.order_line(p_order public.orders) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', p_order.id, 'order_number', p_order.order_number, 'customer_name', p_order.customer_name,
    'customer_email', p_order.customer_email, 'shipping_address', p_order.shipping_address,
    'payment_method', p_order.payment_method, 'payment_status', p_order.payment_status, 'order_status', p_order.order_status,
    'cancel_reason', p_order.cancel_reason, 'shipping_method', p_order.shipping_method, 'estimated_from', p_order.estimated_from,
    'discount_amount', p_order.discount_amount, 'discount_code', p_order.discount_code, 'discount_title', p_order.discount_title,
    'currency', p_order.currency, 'total_amount', p_order.total_amount, 'paid_amount', p_order.paid_amount,
    'refunded_amount', p_order.refunded_amount, 'refund_pending_amount', p_order.refund_pending_amount,
    'due_amount', p_order.due_amount, 'payment_due_at', p_order.payment_due_at,
    'created_at', p_order.created_at, 'items', jsonb_build_array(jsonb_build_object('quantity', (
      select coalesce(sum(i.quantity), 0) from public.order_items i where i.order_id = p_order.id))))
$$;

-- ------------------------------------------------------------------ figures

-- Delivery and discounts are columns of their own: revenue contains the one and has lost the other. The revenue of a
-- variant is what its lines came to after their discounts.
alter table private.sales_days
  add column shipping numeric(14, 2) not null default 0,
  add column discounts numeric(14, 2) not null default 0;

-- Adds an order to the sums (p_sign 1) or subtracts it (-1); with p_lines also its customer and its lines.
create or replace function private.append_sales(p_order public.orders, p_sign int, p_lines boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_day date := (p_order.created_at at time zone 'UTC')::date;
begin
  insert into private.sales_days (day, status, orders, units, revenue, shipping, discounts)
  select v_day, p_order.order_status, p_sign, p_sign * coalesce(sum(i.quantity), 0), p_sign * p_order.total_amount,
    p_sign * p_order.shipping_cost, p_sign * p_order.discount_amount
  from public.order_items i where i.order_id = p_order.id;
  if p_lines and p_order.order_status <> 'cancelled' then
    insert into private.sales_customers (email, day, orders) values (p_order.customer_email, v_day, p_sign);
    insert into private.sales_variants (day, product_id, variant_id, units, revenue)
    select v_day, i.product_id, i.variant_id, p_sign * i.quantity, p_sign * (i.quantity * i.price - i.discount)
    from public.order_items i where i.order_id = p_order.id;
  end if;
end
$$;

create or replace function private.count_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- A change between two statuses that both count as a sale does not change the customer's and the lines' sums.
  v_lines boolean := tg_op <> 'UPDATE' or (new.created_at, new.customer_email, new.order_status = 'cancelled')
    is distinct from (old.created_at, old.customer_email, old.order_status = 'cancelled');
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

-- Adds the inserted lines to the sums (p_sign 1) or subtracts the deleted ones (-1).
create or replace function private.count_order_items() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_sign int := tg_argv[0];
begin
  insert into private.sales_days (day, status, orders, units, revenue)
  select (o.created_at at time zone 'UTC')::date, o.order_status, 0, v_sign * sum(m.quantity), 0
  from moved m join public.orders o on o.id = m.order_id
  group by 1, 2;
  insert into private.sales_variants (day, product_id, variant_id, units, revenue)
  select (o.created_at at time zone 'UTC')::date, m.product_id, m.variant_id, v_sign * m.quantity, v_sign * (m.quantity * m.price - m.discount)
  from moved m join public.orders o on o.id = m.order_id
  where o.order_status <> 'cancelled';
  return null;
end
$$;

-- Merges the appended rows into one row per key. Safe at any time, also while buyers order, because no other code
-- updates rows.
create or replace function private.fold_sales() returns void
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
  insert into private.sales_customers as s (email, day, orders, is_folded)
  select t.email, t.day, sum(t.orders), true from taken t group by 1, 2
  on conflict (email, day) where is_folded do update set orders = s.orders + excluded.orders;

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
create or replace function private.recount_sales() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with gone as (delete from private.sales_days where true)
  insert into private.sales_days (day, status, orders, units, revenue, shipping, discounts)
  select (o.created_at at time zone 'UTC')::date, o.order_status, 1,
    (select coalesce(sum(i.quantity), 0) from public.order_items i where i.order_id = o.id), o.total_amount,
    o.shipping_cost, o.discount_amount
  from public.orders o;
  with gone as (delete from private.sales_customers where true)
  insert into private.sales_customers (email, day, orders)
  select o.customer_email, (o.created_at at time zone 'UTC')::date, 1 from public.orders o where o.order_status <> 'cancelled';
  with gone as (delete from private.sales_variants where true)
  insert into private.sales_variants (day, product_id, variant_id, units, revenue)
  select (o.created_at at time zone 'UTC')::date, i.product_id, i.variant_id, i.quantity, i.quantity * i.price - i.discount
  from public.order_items i join public.orders o on o.id = i.order_id where o.order_status <> 'cancelled';
  with gone as (delete from private.sales_money where true)
  insert into private.sales_money (day, collected, refunded)
  select (p.settled_at at time zone 'UTC')::date, p.amount, 0 from public.payments p where p.status = 'succeeded'
  union all
  select (r.settled_at at time zone 'UTC')::date, 0, r.amount from public.refunds r where r.status = 'succeeded';
  perform private.fold_sales();
end
$$;

-- Sums of the days from p_from to p_to and of as many days before: {current, previous} without the customers, buckets
-- and statuses, as private.sales_summary returns them. Revenue is what was ordered on those days and not cancelled, with
-- delivery and after discounts, which also stand beside it; collected and refunded are the money that arrived and went
-- back on them, whenever it was ordered.
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
        select d.day, d.status, d.orders, d.units, d.revenue, d.shipping, d.discounts, 0 as collected, 0 as refunded
        from private.sales_days d
        union all
        -- Money belongs to no status; the empty one is none of an order's.
        select m.day, '', 0, 0, 0, 0, 0, m.collected, m.refunded from private.sales_money m
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
        'collected', coalesce(sum(d.collected), 0), 'refunded', coalesce(sum(d.refunded), 0)) as sums
      from (values (false), (true)) as w (before) left join days d on d.before = w.before
      group by w.before
    ), sums as (
      select d.start, d.before, jsonb_build_object(
        'revenue', sum(d.revenue), 'shipping', sum(d.shipping), 'discounts', sum(d.discounts),
        'orders', sum(d.orders), 'units', sum(d.units),
        'collected', sum(d.collected), 'refunded', sum(d.refunded)) as sums
      from days d where not d.cancelled group by 1, 2
    ), buckets as (
      select b.start, coalesce(n.sums, v.none) || jsonb_build_object('start', b.start, 'before', coalesce(o.sums, v.none)) as bucket
      from (select greatest(d::date, p_from) as start
            from generate_series(date_trunc(p_bucket, p_from::timestamp), p_to::timestamp, ('1 ' || p_bucket)::interval) as d) b
      cross join (values ('{"revenue": 0, "shipping": 0, "discounts": 0, "orders": 0, "units": 0, "collected": 0,
        "refunded": 0}'::jsonb)) as v (none)
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

-- The delivery of orders from before.
select private.recount_sales();

-- ------------------------------------------------------------------ the owner's discounts

-- Eight characters of Crockford's alphabet from a cryptographic source: 40 random bits.
create function private.random_code() returns text
language sql volatile set search_path = ''
as $$ select substr(private.new_order_number(), 4, 8) $$;

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
  v_answer jsonb;
begin
  perform private.only_admin();
  if length(v_search) > 100 or coalesce(p_state not in ('all', 'active', 'scheduled', 'over', 'stopped'), true)
    or coalesce(p_source not in ('all', 'owner', 'batch', 'welcome', 'student'), true)
    or coalesce(p_page not between 1 and 100000, true) or coalesce(p_size not between 1 and 200, true) then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  with found as (
    select d.* from private.discount_rows() d
    where (p_source = 'all' or d.source = p_source)
      and (v_search = '' or position(lower(v_search) in lower(d.title)) > 0 or exists (
        select 1 from public.discounts c
        where coalesce(c.batch_id, c.id) = d.id and position(private.code_key(v_search) in c.code) > 0))
  ), listed as (
    select f.* from found f where p_state = 'all' or f.state = p_state
  ), page as (
    select l.* from listed l order by l.created_at desc, l.id limit p_size offset (p_page - 1)::bigint * p_size
  )
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(to_jsonb(p) order by p.created_at desc, p.id) from page p), '[]'),
    'total', (select count(*) from listed),
    'counts', (
      select jsonb_object_agg(s.state, (select count(*) from found f where f.state = s.state))
      from unnest(array['active', 'scheduled', 'over', 'stopped']) as s (state)))
  into v_answer;
  return v_answer;
end
$$;
grant execute on function private.list_discounts(text, text, text, int, int) to authenticated;

-- See private.list_discounts.
create function public.list_discounts(
  p_search text default '', p_state text default 'all', p_source text default 'all', p_page int default 1, p_size int default 50
) returns jsonb language sql stable set search_path = ''
as $$ select private.list_discounts(p_search, p_state, p_source, p_page, p_size) $$;
grant execute on function public.list_discounts(text, text, text, int, int) to authenticated;

-- One discount, or a batch of codes as one, as list_discounts shows it, with the products that it is about:
-- {..., products: [{id, slug, title, image, price, quantity, archived}]}; null when there is none. Raises PT403 FORBIDDEN.
create function private.get_discount(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  return (
    select to_jsonb(d) || jsonb_build_object('products', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'image', p.image_url,
        'price', p.price, 'quantity', p.quantity, 'archived', p.archived_at is not null) order by p.title, p.id), '[]')
      from public.products p where p.id = any (d.product_ids)))
    from private.discount_rows() d where d.id = p_id);
end
$$;
grant execute on function private.get_discount(uuid) to authenticated;

-- See private.get_discount.
create function public.get_discount(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.get_discount(p_id) $$;
grant execute on function public.get_discount(uuid) to authenticated;

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
  if jsonb_typeof(p_discount) is distinct from 'object' or length(p_discount::text) > 100000 then
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
  perform private.only_admin();
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
  private.audit('title', 'code', 'title', 'kind', 'value', 'scope', 'collection_slugs', 'product_ids', 'minimum_subtotal',
    'starts_at', 'ends_at', 'total_limit', 'customer_limit', 'is_first_order', 'is_active');

-- See private.save_discount.
create function public.save_discount(p_discount jsonb, p_seen timestamptz default null) returns jsonb
language sql volatile set search_path = '' as $$ select private.save_discount(p_discount, p_seen) $$;
grant execute on function public.save_discount(jsonb, timestamptz) to authenticated;

-- Stops a discount, or all codes of a batch, or lets it run again. Returns its row as list_discounts does.
-- Raises PT403 FORBIDDEN, PT404 DISCOUNT_NOT_FOUND.
create function private.set_discount_active(p_id uuid, p_active boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_row jsonb;
begin
  perform private.only_admin();
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
grant execute on function private.set_discount_active(uuid, boolean) to authenticated;

-- See private.set_discount_active.
create function public.set_discount_active(p_id uuid, p_active boolean) returns jsonb
language sql volatile set search_path = '' as $$ select private.set_discount_active(p_id, p_active) $$;
grant execute on function public.set_discount_active(uuid, boolean) to authenticated;

-- Makes up to a thousand codes, each for one order: {batch_id, codes}. p_discount as in save_discount, without code and
-- limits in total; p_prefix, of at most twenty letters, digits and dashes, begins each code.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.generate_codes(p_discount jsonb, p_prefix text, p_count int) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.discounts;
  v_prefix text := coalesce(private.code_key(p_prefix), '');
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
grant execute on function private.generate_codes(jsonb, text, int) to authenticated;

-- See private.generate_codes.
create function public.generate_codes(p_discount jsonb, p_prefix text, p_count int) returns jsonb
language sql volatile set search_path = '' as $$ select private.generate_codes(p_discount, p_prefix, p_count) $$;
grant execute on function public.generate_codes(jsonb, text, int) to authenticated;

-- The codes that were generated together: [{code, used, order_number}]. Raises PT403 FORBIDDEN.
create function private.batch_codes(p_batch_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('code', d.code, 'used', o.id is not null, 'order_number', o.order_number)
      order by d.code), '[]')
    from public.discounts d
    left join private.discount_redemptions r on r.discount_id = d.id and r.returned_at is null
    left join public.orders o on o.id = r.order_id
    where d.batch_id = p_batch_id);
end
$$;
grant execute on function private.batch_codes(uuid) to authenticated;

-- See private.batch_codes.
create function public.batch_codes(p_batch_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.batch_codes(p_batch_id) $$;
grant execute on function public.batch_codes(uuid) to authenticated;

-- The orders that used a discount or a code of a batch, the newest first, fifty a page:
-- {rows: [{order_id, order_number, at, amount, total, status}], total}. Also cancelled ones, whose use was given back.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.discount_uses(p_id uuid, p_page int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
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
grant execute on function private.discount_uses(uuid, int) to authenticated;

-- See private.discount_uses.
create function public.discount_uses(p_id uuid, p_page int default 1) returns jsonb
language sql stable set search_path = '' as $$ select private.discount_uses(p_id, p_page) $$;
grant execute on function public.discount_uses(uuid, int) to authenticated;

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

alter table private.email_outbox drop constraint email_outbox_template_check;
alter table private.email_outbox add constraint email_outbox_template_check check (template in
  ('order-pending', 'order-processing', 'order-shipped', 'order-tracking', 'order-delivered', 'order-cancelled',
   'order-paid', 'order-reminder', 'order-refunded', 'order-paid-late',
   'back-in-stock', 'flash-deals', 'welcome', 'message-received',
   'welcome-code', 'student-confirm', 'student-code', 'student-refused'));

-- A typed email address, clean and in lower case. Raises PT400 INVALID_INPUT {field}.
create function private.read_email(p_email text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_email text;
begin
  if length(p_email) <= 400 then
    v_email := lower(private.clean_line(p_email));
  end if;
  if not private.is_email(v_email) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  return v_email;
end
$$;

-- Mails a link that proves the address and leads to the code of a new customer. The answer, {}, is the same whatever is
-- known of the address; a mailbox gets one such mail in a day. Beyond 600 calls of one network in an hour {"code": "PT429"} with that
-- status. p_honeypot is a hidden field that only bots fill in. Raises PT400 INVALID_INPUT {field}, PT409 OFFER_ENDED.
create function private.request_welcome(p_email text, p_news boolean, p_honeypot text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_email text := private.read_email(p_email);
  v_mailbox text := private.mailbox(v_email);
  v_request uuid;
begin
  if coalesce(p_honeypot, '') <> '' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "honeypot"}');
  end if;
  if (select s.welcome_percent from public.shop_settings s) = 0 then
    perform private.fail(409, 'OFFER_ENDED');
  end if;
  if not private.within_network_limit('welcome-code', 600) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
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

-- See private.request_welcome.
create function public.request_welcome(p_email text, p_news boolean default false, p_honeypot text default '') returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.request_welcome(p_email, p_news, p_honeypot) $$;
grant execute on function public.request_welcome(text, boolean, text) to anon, authenticated;

-- The code of a new customer, for who has the link of the mail: {code, percent, expires_at, state}. It is for one order, the
-- first of the mailbox, within thirty days. State `new`: made now; `again`: made earlier and not used yet; `used`: it was
-- used, or the mailbox has ordered before, and the other facts are null. Also subscribes to the newsletter if that was
-- asked for. Raises PT404 LINK_NOT_FOUND for a link that is unknown or older than a week, PT409 OFFER_ENDED, PT503 BUSY.
create function private.confirm_welcome(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_request private.welcome_requests;
  v_percent int := (select s.welcome_percent from public.shop_settings s);
  v_state text := 'again';
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
      where private.mailbox(o.customer_email) = v_request.mailbox and o.order_status <> 'cancelled') then
    return '{"code": null, "percent": null, "expires_at": null, "state": "used"}';
  end if;
  select * into d from public.discounts w
  where w.mailbox = v_request.mailbox and w.source = 'welcome' and w.is_active and w.ends_at > now()
  order by w.created_at desc limit 1;
  if not found then
    if v_percent = 0 then
      perform private.fail(409, 'OFFER_ENDED');
    end if;
    v_state := 'new';
    insert into public.discounts (code, title, kind, value, total_limit, is_first_order, mailbox, source, ends_at)
    values ('WELCOME-' || private.random_code(), 'New customer ' || v_percent || '%', 'percent', v_percent, 1, true,
      v_request.mailbox, 'welcome', now() + interval '30 days')
    returning * into d;
  end if;
  return jsonb_build_object('code', d.code, 'percent', d.value, 'expires_at', d.ends_at, 'state', v_state);
end
$$;
grant execute on function private.confirm_welcome(text) to anon, authenticated;

-- See private.confirm_welcome.
create function public.confirm_welcome(p_token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.confirm_welcome(p_token) $$;
grant execute on function public.confirm_welcome(text) to anon, authenticated;

-- Asks for a student's discount: {id, upload_token}. The address is confirmed by a link that is mailed. Within half an hour
-- one proof may be uploaded to `<id>/<upload_token>` of the bucket student-proofs. A mailbox has three tries in a day, a
-- network 300 in an hour, beyond that {"code": "PT429"} with that status. Deletes the names of requests that are older than
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
begin
  if coalesce(p_honeypot, '') <> '' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "honeypot"}');
  end if;
  if (select s.student_percent from public.shop_settings s) = 0 then
    perform private.fail(409, 'OFFER_ENDED');
  end if;
  if not private.within_limit('student:' || private.mailbox(v_email), 3, 1440) or not private.within_network_limit('student', 300) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
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

-- See private.request_student_discount.
create function public.request_student_discount(p_name text, p_email text, p_school text, p_honeypot text default '') returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.request_student_discount(p_name, p_email, p_school, p_honeypot) $$;
grant execute on function public.request_student_discount(text, text, text, text) to anon, authenticated;

-- Confirms the address of a student's request for who has the link of the mail: {state}, which is open until the owner
-- has decided, then approved or refused. Raises PT404 LINK_NOT_FOUND for a link that is unknown or older than a week.
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
grant execute on function private.confirm_student_request(text) to anon, authenticated;

-- See private.confirm_student_request.
create function public.confirm_student_request(p_token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.confirm_student_request(p_token) $$;
grant execute on function public.confirm_student_request(text) to anon, authenticated;

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

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('student-proofs', 'student-proofs', false, 3145728, array['image/png', 'image/jpeg', 'image/webp', 'application/pdf']);
-- Policies of one role and action are one policy: the access rules of both buckets together.
create policy "students add their proof" on storage.objects for insert to anon
  with check (bucket_id = 'student-proofs' and private.takes_proof(name));
drop policy "owner lists product images" on storage.objects;
drop policy "owner adds product images" on storage.objects;
drop policy "owner deletes product images" on storage.objects;
create policy "owner lists files" on storage.objects for select to authenticated
  using (bucket_id in ('product-images', 'student-proofs') and (select private.is_admin()));
create policy "owner adds product images, students their proof" on storage.objects for insert to authenticated
  with check ((bucket_id = 'product-images' and (select private.is_admin())
      and name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(png|jpg|webp|avif)$')
    or (bucket_id = 'student-proofs' and private.takes_proof(name)));
create policy "owner deletes files" on storage.objects for delete to authenticated
  using (bucket_id in ('product-images', 'student-proofs') and (select private.is_admin()));

-- A page of the students' requests, the newest first, fifty a page: {rows: [{id, name, email, school, state, proof, note, by,
-- code, created_at, confirmed_at, decided_at}], total, counts: {unconfirmed, open, approved, refused}, expired_proofs}.
-- `proof` is the file's name in the bucket student-proofs, null without one. `expired_proofs` are files of requests older
-- than ninety days, which the owner's page deletes: only the storage server can. p_state is all or one of the four.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.list_student_requests(p_state text, p_page int) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only_admin();
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
          where o.bucket_id = 'student-proofs' and o.created_at < now() - interval '90 days' order by o.created_at limit 100) e), '[]')));
end
$$;
grant execute on function private.list_student_requests(text, int) to authenticated;

-- See private.list_student_requests.
create function public.list_student_requests(p_state text default 'open', p_page int default 1) returns jsonb
language sql volatile set search_path = '' as $$ select private.list_student_requests(p_state, p_page) $$;
grant execute on function public.list_student_requests(text, int) to authenticated;

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
  d public.discounts;
begin
  perform private.only_admin();
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
    insert into public.discounts (code, title, kind, value, mailbox, source, ends_at)
    values ('STUDENT-' || private.random_code(), 'Student ' || v_percent || '%', 'percent', v_percent, v_request.mailbox, 'student',
      now() + interval '1 year')
    returning * into d;
  end if;
  update private.student_requests r
  set state = case when p_approved then 'approved' else 'refused' end, decided_at = clock_timestamp(),
    author_id = (select auth.uid()), note = v_note, discount_id = d.id
  where r.id = p_id;
  if v_request.state = 'open' then
    insert into private.email_outbox (recipient, template, payload)
    values (v_request.email, case when p_approved then 'student-code' else 'student-refused' end, jsonb_build_object('request_id', p_id));
  end if;
  insert into private.audit_log (actor_id, table_name, label, operation, difference)
  values ((select auth.uid()), 'student_requests', v_request.email, 'update',
    jsonb_build_object('status', jsonb_build_array(v_request.state, case when p_approved then 'approved' else 'refused' end)));
  return jsonb_build_object('state', case when p_approved then 'approved' else 'refused' end, 'code', d.code);
end
$$;
grant execute on function private.decide_student_request(uuid, boolean, text) to authenticated;

-- See private.decide_student_request.
create function public.decide_student_request(p_id uuid, p_approved boolean, p_note text default null) returns jsonb
language sql volatile set search_path = '' as $$ select private.decide_student_request(p_id, p_approved, p_note) $$;
grant execute on function public.decide_student_request(uuid, boolean, text) to authenticated;

-- The current facts of a mail for its template in supabase/functions; null when it is no longer true: the order's status
-- changed, the item is sold out again, the subscription has ended, the link has expired. A mail about a refund also has
-- {refund: {amount, way}}. What a stranger typed into an order is empty (private.untyped_facts).
create or replace function private.mail_facts(p_mail private.email_outbox) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_facts jsonb;
begin
  case
    when p_mail.template like 'order-%' then
      return (
        select private.order_json(o.id) || private.untyped_facts(o) || jsonb_build_object('refund', (
          select jsonb_build_object('amount', r.amount, 'way', r.way)
          from public.refunds r where r.id = (p_mail.payload ->> 'refund_id')::uuid))
        from public.orders o
        where o.id = (p_mail.payload ->> 'order_id')::uuid and case p_mail.template
          -- An order is confirmed once, also when the owner sets it back, unless the owner sends it again.
          when 'order-pending' then p_mail.payload ? 'again' or not exists (
            select 1 from private.email_outbox e
            where e.recipient = p_mail.recipient and e.template = 'order-pending' and e.id < p_mail.id
              and e.payload ->> 'order_id' = p_mail.payload ->> 'order_id')
          else private.is_mail_current(p_mail.template, o) end);
    when p_mail.template = 'back-in-stock' then
      select jsonb_build_object('slug', p.slug, 'title', p.title, 'size', v.size, 'color', v.color, 'price', n.price,
        'original_price', p.original_price, 'image', coalesce((
          select i.image ->> 'src' from jsonb_array_elements(p.images) as i (image)
          where i.image ->> 'color' = v.color limit 1), p.image_url))
      into v_facts
      from public.product_variants v join public.products p on p.id = v.product_id
      cross join lateral private.price_now(p.id, 1) n
      where v.id = (p_mail.payload ->> 'variant_id')::uuid and v.quantity > 0 and p.archived_at is null;
    when p_mail.template = 'flash-deals' then
      select jsonb_build_object('ends_at', min(d.ends_at), 'deals', jsonb_agg(d.deal order by d.part, d.slug))
      into v_facts
      from (
        select d.ends_at, p.slug, d.deal_price / coalesce(p.original_price, p.price) as part,
          jsonb_build_object('slug', p.slug, 'title', p.title, 'color', coalesce(p.colors[1], ''), 'price', d.deal_price,
            'original_price', coalesce(p.original_price, p.price), 'image', p.image_url) as deal
        from public.deals d join public.products p on p.id = d.product_id
        where d.kind = 'flash' and d.starts_at = (p_mail.payload ->> 'starts_at')::timestamptz
          and d.ends_at > now() and d.sold < d.total and p.archived_at is null and p.quantity > 0
        order by part, p.slug limit 6
      ) d
      having count(*) > 0 and exists (
        select 1 from public.subscriptions s where s.email = p_mail.recipient and s.topic in ('flash-deals', 'vip-club'));
    when p_mail.template = 'message-received' then
      select jsonb_build_object('kind', m.kind, 'reference', private.message_reference(m.id)) into v_facts
      from public.messages m where m.id = (p_mail.payload ->> 'message_id')::uuid;
    when p_mail.template = 'welcome-code' then
      select jsonb_build_object('percent', s.welcome_percent, 'confirm_token', w.token) into v_facts
      from private.welcome_requests w cross join public.shop_settings s
      where w.id = (p_mail.payload ->> 'request_id')::uuid and w.created_at > now() - interval '7 days' and s.welcome_percent > 0;
    when p_mail.template = 'student-confirm' then
      select jsonb_build_object('confirm_token', r.confirm_token) into v_facts
      from private.student_requests r
      where r.id = (p_mail.payload ->> 'request_id')::uuid and r.state = 'unconfirmed' and r.created_at > now() - interval '7 days';
    when p_mail.template = 'student-code' then
      select jsonb_build_object('code', d.code, 'percent', d.value, 'expires_at', d.ends_at) into v_facts
      from private.student_requests r join public.discounts d on d.id = r.discount_id
      where r.id = (p_mail.payload ->> 'request_id')::uuid and d.is_active and d.ends_at > now();
    when p_mail.template = 'student-refused' then
      select '{}'::jsonb into v_facts
      from private.student_requests r
      where r.id = (p_mail.payload ->> 'request_id')::uuid and r.state = 'refused';
    when p_mail.template = 'subscribe-confirm' then
      select jsonb_build_object('topic', p_mail.payload ->> 'topic', 'product', (
        select p.title from public.product_variants v join public.products p on p.id = v.product_id
        where 'back-in-stock:' || v.id = p_mail.payload ->> 'topic' and p.archived_at is null)) into v_facts
      where p_mail.created_at > now() - interval '7 days';
    else
      select jsonb_build_object('topic', s.topic) into v_facts
      from public.subscriptions s where s.email = p_mail.recipient and s.topic = p_mail.payload ->> 'topic';
  end case;
  return v_facts || jsonb_build_object('unsubscribe', p_mail.unsubscribe_token);
end
$$;

-- ------------------------------------------------------------------ the account

-- All data that the shop stores about the caller, by table and column, or {"code": "PT429"}. Data that belongs to an
-- email (subscriptions, messages, requests and codes of a discount, mails) is included when Auth has confirmed the email.
create or replace function private.export_my_data() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
  v_email text := private.own_email();
begin
  if not private.within_limit('export:' || v_user, 10, 60) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object('id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at,
        'last_sign_in_at', u.last_sign_in_at, 'about', coalesce(u.raw_user_meta_data, '{}'))
      from auth.users u where u.id = v_user),
    'profile', (select to_jsonb(p) - array['id'] from public.profiles p where p.id = v_user),
    'addresses', coalesce((
      select jsonb_agg(to_jsonb(a) - array['id', 'user_id'] order by a.created_at)
      from public.addresses a where a.user_id = v_user), '[]'),
    'orders', coalesce((
      select jsonb_agg(private.order_json(o.id) - array['cancel_until', 'is_member_order'] order by o.created_at)
      from public.orders o where o.user_id = v_user), '[]'),
    'wishlist', coalesce((
      select jsonb_agg(jsonb_build_object('slug', p.slug, 'title', p.title, 'added_at', w.added_at) order by w.added_at)
      from public.wishlist_items w join public.products p on p.id = w.product_id where w.user_id = v_user), '[]'),
    'reviews', coalesce((
      select jsonb_agg(to_jsonb(r) - array['id', 'product_id'] || jsonb_build_object('slug', p.slug) order by r.created_at)
      from private.review_authors a join public.reviews r on r.id = a.review_id
      join public.products p on p.id = r.product_id where a.user_id = v_user), '[]'),
    'subscriptions', coalesce((
      select jsonb_agg(jsonb_build_object('topic', s.topic, 'created_at', s.created_at) order by s.created_at)
      from public.subscriptions s where s.email = v_email), '[]'),
    'messages', coalesce((
      select jsonb_agg(to_jsonb(m) - array['id', 'read_at', 'handled_at'] order by m.created_at)
      from public.messages m where lower(m.email) = v_email), '[]'),
    'student_requests', coalesce((
      select jsonb_agg(jsonb_build_object('name', r.name, 'school', r.school, 'state', r.state, 'created_at', r.created_at)
        order by r.created_at)
      from private.student_requests r where r.email = v_email), '[]'),
    'codes', coalesce((
      select jsonb_agg(jsonb_build_object('code', d.code, 'title', d.title, 'ends_at', d.ends_at) order by d.created_at)
      from public.discounts d where d.mailbox = private.mailbox(v_email)), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('template', m.template, 'created_at', m.created_at, 'sent_at', m.sent_at)
        order by m.id)
      from private.email_outbox m where m.recipient = v_email), '[]'));
end
$$;

-- Deletes the caller's account. p_account must be the caller's id, so that a tab in which another account has signed in
-- since deletes nothing; and the session must be at most ten minutes old, so that a stolen token deletes nothing.
-- Deleted: profile, addresses, wishlist, subscriptions, requests for a discount, mailing-list mails, all sessions.
-- Preserved: reviews, without a name (private.forget_author), because others bought by them; orders with their addresses,
-- because bookkeeping needs them, without an account and without a token that opens them.
-- Raises PT400 INVALID_INPUT {field}, PT403 SIGN_IN_AGAIN, PT409 OWNER_STAYS for an owner.
create or replace function private.delete_account(p_account uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
  v_email text := private.own_email();
begin
  if v_user is distinct from p_account then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "account"}');
  end if;
  perform 1 from auth.users u where u.id = v_user for update;
  if not found or not exists (
    select 1 from auth.sessions s
    where s.user_id = v_user and s.id::text = (select auth.jwt()) ->> 'session_id'
      and s.created_at > now() - interval '10 minutes') then
    perform private.fail(403, 'SIGN_IN_AGAIN');
  end if;
  if exists (select 1 from private.admins a where a.user_id = v_user) then
    perform private.fail(409, 'OWNER_STAYS');
  end if;
  -- Locks the rows that refer to the account in id order first, as bulk changes by owners do.
  perform 1 from public.orders o where o.user_id = v_user order by o.id for no key update;
  perform 1 from public.subscriptions s where s.email = v_email order by s.id for update;
  delete from private.order_keys k using public.orders o where o.id = k.order_id and o.user_id = v_user;
  delete from private.email_outbox m where m.recipient = v_email and m.template not like 'order-%';
  delete from public.subscriptions s where s.email = v_email;
  delete from private.welcome_requests w where w.email = v_email;
  delete from private.student_requests r where r.email = v_email;
  -- Foreign keys delete the rows of the account or set their reference to null.
  delete from auth.users u where u.id = v_user;
  return '{"ok": true}';
end
$$;
