-- Orders and what they need. Only private.place_order writes an order; the owner moves it along.

-- ZL- and 12 characters of Crockford's alphabet from a cryptographic source: unique and impossible to guess.
-- Each byte gives 5 random bits; bytes 6 and 8 of a version 4 UUID carry fixed bits in front, so they are left out.
create function private.new_order_number() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_bytes bytea := uuid_send(gen_random_uuid());
begin
  return 'ZL-' || (select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(v_bytes, i) % 32 + 1, 1), '')
                   from unnest(array[0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13]) as i);
end
$$;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  order_number text not null unique default private.new_order_number(),
  user_id uuid references auth.users (id) on delete set null,
  customer_name text not null check (length(customer_name) between 1 and 160),
  customer_email text not null check (length(customer_email) between 3 and 254),
  customer_phone text not null check (length(customer_phone) between 1 and 40),
  shipping_address jsonb not null check (jsonb_typeof(shipping_address) = 'object'),
  payment_method text not null check (payment_method in ('card', 'bank', 'cod')),
  payment_status text not null check (payment_status in ('pending', 'paid', 'refunded')),
  order_status text not null default 'pending'
    check (order_status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  subtotal numeric(10, 2) not null check (subtotal >= 0),
  shipping_cost numeric(10, 2) not null check (shipping_cost >= 0),
  total_amount numeric(10, 2) not null,
  currency text not null default 'USD' check (currency = 'USD'),
  customer_note text check (length(customer_note) <= 500),
  tracking_number text check (length(tracking_number) <= 80),
  carrier text check (length(carrier) <= 80),
  estimated_delivery date,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_total check (total_amount = subtotal + shipping_cost)
);
create index orders_newest on public.orders (created_at desc, id);
create index orders_of_member on public.orders (user_id, created_at desc);
create index orders_by_status on public.orders (order_status, created_at desc);
create index orders_by_email on public.orders (customer_email, created_at desc) include (order_status, total_amount, user_id);
create index orders_by_total on public.orders (total_amount desc, created_at desc, id);
-- Includes the name itself, so that an offset skips earlier pages with an index-only scan.
create index orders_by_name on public.orders (lower(customer_name), created_at desc, id) include (customer_name);

-- The search words of an order: the words of name, email and city; the order number without `ZL-` and the phone's
-- digits, each also reversed behind `<`, so that a prefix search also finds their ends. The last nine digits are the same
-- however the phone is written (06…, +212 6…). The high cost makes the planner use the index instead of calling it per row.
create function private.order_words(p_number text, p_name text, p_email text, p_phone text, p_city text) returns tsvector
language plpgsql immutable parallel safe cost 10000 set search_path = ''
as $$
declare
  v_number text := lower(substr(p_number, 4));
  v_digits text := ltrim(regexp_replace(p_phone, '\D', '', 'g'), '0');
begin
  return array_to_tsvector(array_remove(private.words(concat_ws(' ', p_name, p_email, p_city))
    || array[v_number, '<' || reverse(v_number), v_digits, right(v_digits, 9), '<' || reverse(v_digits)], ''));
end
$$;
-- The index calls it as the role that writes the order.
grant execute on function private.order_words(text, text, text, text, text) to authenticated;
-- No fastupdate: its pending list slows every search down, and one order in a thousand would pay for clearing it.
create index orders_search on public.orders using gin (private.order_words(
  order_number, customer_name, customer_email, customer_phone, shipping_address ->> 'city')) with (fastupdate = off);

-- What the owner typed as a query for private.order_words: every word matches as a prefix, and one of four characters or
-- more also as the end of an order number; digits and punctuation alone are a phone number, its beginning or its end, or
-- part of an order number. Null when nothing is left to search for.
create function private.order_query(p_text text) returns tsquery
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  v_text text := regexp_replace(btrim(p_text), '^(zl-|#)', '', 'i');
  v_digits text := regexp_replace(v_text, '\D', '', 'g');
begin
  if v_digits <> '' and v_text ~ '^[\d\s+().-]+$' then
    return (
      select string_agg(format('''%s''', d.digits) || d.beginning, '|')::tsquery
      from (values (v_digits, ':*'), (ltrim(v_digits, '0'), ':*'), ('<' || reverse(v_digits), ':*'),
        (case when length(v_digits) > 9 then right(v_digits, 9) end, '')) as d (digits, beginning)
      where d.digits <> '');
  end if;
  return (
    select string_agg(case when w.word ~ '^[0-9a-z]{4,}$' then format('(''%s'':*|''<%s'':*)', w.word, reverse(w.word))
      else format('''%s'':*', w.word) end, '&')::tsquery
    from unnest((private.words(v_text))[1:8]) as w (word));
end
$$;

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id uuid references public.products (id) on delete set null,
  variant_id uuid references public.product_variants (id) on delete set null,
  deal_id uuid references public.deals (id) on delete set null,
  product_name text not null,
  product_slug text not null,
  product_image text not null,
  size text not null,
  color text not null,
  price numeric(10, 2) not null check (price >= 0),
  quantity integer not null check (quantity between 1 and 99),
  position integer not null default 0,
  -- A copy of the order's created_at, so that the sales of a period are read from one index.
  placed_at timestamptz not null default now()
);
create index order_items_of_order on public.order_items (order_id, position);
create index order_items_of_product on public.order_items (product_id, placed_at desc) include (order_id);
create index order_items_of_variant on public.order_items (variant_id);
create index order_items_of_deal on public.order_items (deal_id);
create index order_items_by_time on public.order_items (placed_at) include (order_id, product_id, variant_id, quantity);

-- What happened to an order and when: append-only, written by trigger.
create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  status text not null check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  actor text not null check (actor in ('customer', 'owner', 'system')),
  at timestamptz not null default clock_timestamp()
);
create index order_events_of_order on public.order_events (order_id, id);

-- The idempotency key of each order, which is also the token that opens a guest's order. The shopper's browser stores the
-- key; the shop stores only its hash, and a hash of the request to recognise a repetition.
create table private.order_keys (
  order_id uuid primary key references public.orders (id) on delete cascade,
  token_hash bytea not null unique,
  request_hash bytea not null
);

-- Changes of an order's payment status with the owner's reason: append-only, written by trigger.
create table private.payment_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  status text not null check (status in ('pending', 'paid', 'refunded')),
  reason text check (length(reason) between 1 and 500),
  author_id uuid references auth.users (id) on delete set null,
  at timestamptz not null default clock_timestamp()
);
create index payment_events_of_order on private.payment_events (order_id, id);
create index payment_events_by_author on private.payment_events (author_id);

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.order_events enable row level security;
alter table private.order_keys enable row level security;
alter table private.payment_events enable row level security;
create policy "member reads own, owner all" on public.orders for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "owner moves along" on public.orders for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
-- The policy of orders decides: a role that cannot read an order cannot read its items and events.
create policy "with the order" on public.order_items for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));
create policy "with the order" on public.order_events for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));
grant select on public.orders, public.order_items, public.order_events to authenticated;
grant update (order_status, payment_status, tracking_number, carrier, estimated_delivery) on public.orders to authenticated;
create trigger audit_orders after update on public.orders for each row execute function
  private.audit('order_number', 'order_status', 'payment_status', 'carrier', 'tracking_number', 'estimated_delivery');

-- A product that was ordered cannot be deleted, because its orders refer to it; the owner archives it instead.
create policy "owner deletes what was never ordered" on public.products for delete to authenticated
  using ((select private.is_admin()) and not exists (select from public.order_items i where i.product_id = products.id));

-- ------------------------------------------------------------------ changes of an order

-- Returns (p_sign +1) or takes (-1) the stock of an order's lines and their deals' counts, once.
-- Raises PT409 OUT_OF_STOCK with every shortage when the stock to take is not there any more, PT503 BUSY.
create function private.move_order_stock(p_order_id uuid, p_sign int) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_short jsonb;
begin
  perform private.lock_variants(array(select i.variant_id from public.order_items i where i.order_id = p_order_id));
  if p_sign < 0 then
    select jsonb_agg(jsonb_build_object('slug', w.product_slug, 'size', w.size, 'color', w.color,
                                        'requested', w.wanted, 'available', coalesce(v.quantity, 0)))
    into v_short
    from (
      select i.variant_id, min(i.product_slug) as product_slug, min(i.size) as size, min(i.color) as color,
             sum(i.quantity)::int as wanted
      from public.order_items i where i.order_id = p_order_id group by i.variant_id
    ) w
    left join public.product_variants v on v.id = w.variant_id
    where coalesce(v.quantity, 0) < w.wanted;
    if v_short is not null then
      perform private.fail(409, 'OUT_OF_STOCK', v_short);
    end if;
  end if;
  update public.product_variants v set quantity = v.quantity + p_sign * w.moved
  from (
    select i.variant_id, sum(i.quantity)::int as moved
    from public.order_items i where i.order_id = p_order_id group by i.variant_id
  ) w
  where v.id = w.variant_id;
  perform 1 from public.deals d
  where d.id in (select i.deal_id from public.order_items i where i.order_id = p_order_id)
  order by d.id for no key update;
  update public.deals d set sold = least(d.total, greatest(0, d.sold - p_sign * w.moved))
  from (
    select i.deal_id, sum(i.quantity)::int as moved
    from public.order_items i where i.order_id = p_order_id group by i.deal_id
  ) w
  where d.id = w.deal_id;
end
$$;

-- Before an order changes: columns that owners may not change are restored. A change to `cancelled` returns the stock
-- once; a change from `cancelled` takes it again or is refused.
create function private.order_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if to_jsonb(new) - array['order_status', 'payment_status', 'tracking_number', 'carrier', 'estimated_delivery',
                           'user_id', 'updated_at', 'cancelled_at']
     is distinct from
     to_jsonb(old) - array['order_status', 'payment_status', 'tracking_number', 'carrier', 'estimated_delivery',
                           'user_id', 'updated_at', 'cancelled_at'] then
    perform private.fail(403, 'ORDER_IS_FIXED');
  end if;
  -- user_id becomes null only when the account is deleted, and is set only to the member who claims a guest's order.
  if new.user_id is distinct from old.user_id
     and not (new.user_id is null or (old.user_id is null and new.user_id = (select auth.uid()))) then
    perform private.fail(403, 'ORDER_IS_FIXED');
  end if;
  new.updated_at := clock_timestamp();
  new.cancelled_at := old.cancelled_at;
  if new.order_status = 'cancelled' and old.order_status <> 'cancelled' then
    perform private.move_order_stock(new.id, 1);
    new.cancelled_at := clock_timestamp();
  elsif old.order_status = 'cancelled' and new.order_status <> 'cancelled' then
    perform private.move_order_stock(new.id, -1);
    new.cancelled_at := null;
  end if;
  return new;
end
$$;
create trigger order_before_update before update on public.orders
  for each row execute function private.order_before_update();

-- An owner may reinstate a cancelled order, but not by accident: an update that began before the cancellation and waited
-- for its lock is refused. Raises PT409 ORDER_WAS_CANCELLED.
create function private.order_not_overruled() returns trigger
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- A stable function reads the table as it was when the running statement began; `old` is the row as it is now.
  if old.order_status = 'cancelled' and new.order_status <> 'cancelled' and exists (
    select 1 from public.orders o where o.id = old.id and o.order_status <> 'cancelled') then
    perform private.fail(409, 'ORDER_WAS_CANCELLED');
  end if;
  return new;
end
$$;
create trigger order_before_overruling before update on public.orders
  for each row execute function private.order_not_overruled();

-- An order that was not paid cannot be refunded, and cash is collected when the parcel is handed over.
-- Raises PT409 NOT_PAID, NOT_SENT_YET.
create function private.order_before_payment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.payment_status = 'pending' and new.payment_status = 'refunded' then
    perform private.fail(409, 'NOT_PAID');
  end if;
  if old.payment_status = 'pending' and new.payment_status = 'paid' and new.payment_method = 'cod'
    and new.order_status not in ('shipped', 'delivered') then
    perform private.fail(409, 'NOT_SENT_YET');
  end if;
  return new;
end
$$;
create trigger order_before_payment before update of payment_status on public.orders
  for each row when (old.payment_status is distinct from new.payment_status)
  execute function private.order_before_payment();

create function private.order_after_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.payment_events (order_id, status, author_id)
  values (new.id, new.payment_status, (select auth.uid()));
  return null;
end
$$;
create trigger order_after_payment after update of payment_status on public.orders
  for each row when (old.payment_status is distinct from new.payment_status)
  execute function private.order_after_payment();

-- After an order is placed or its status moves: an event, and a mail in the outbox of the same transaction.
create function private.order_after_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.order_status = old.order_status then
    return null;
  end if;
  insert into public.order_events (order_id, status, actor)
  values (new.id, new.order_status, case
    when (select private.is_admin()) and tg_op = 'UPDATE' then 'owner'
    when tg_op = 'INSERT' or (select auth.uid()) is not distinct from new.user_id then 'customer'
    else 'system' end);
  insert into private.email_outbox (recipient, template, payload)
  values (new.customer_email, 'order-' || new.order_status,
          jsonb_build_object('order_id', new.id, 'order_number', new.order_number));
  return null;
end
$$;
create trigger order_after_write after insert or update on public.orders
  for each row execute function private.order_after_write();

-- ------------------------------------------------------------------ reading an order

-- The steps of an order from its real events, in the specification's words: [{status, label, date, completed}]. A step
-- that was skipped is completed and has no date. A cancelled order has the steps it had reached, then that it ended.
create function private.order_steps(p_order public.orders) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (with steps as (
    select * from (values
      (1, 'pending', 'Order Confirmed'),
      (2, 'processing', 'Order Processed'),
      (3, 'shipped', 'In Transit'),
      (4, 'delivered', 'Delivered'),
      (5, 'cancelled', 'Cancelled')
    ) as s (place, status, label)
  ), reached as (
    select s.place from public.order_events e join steps s on s.status = e.status
    where e.order_id = p_order.id and e.status <> 'cancelled' order by e.id desc limit 1
  )
  select jsonb_agg(jsonb_build_object('status', s.status, 'label', s.label, 'completed', s.completed, 'date', case
      when not s.completed then null
      -- An order is placed once, even when the owner sets it back to pending.
      when s.status = 'pending' then p_order.created_at
      else (select max(e.at) from public.order_events e where e.order_id = p_order.id and e.status = s.status)
    end) order by s.place)
  from (
    select s.*, s.status = p_order.order_status or s.place <= (select r.place from reached r) as completed from steps s
  ) s
  where case p_order.order_status when 'cancelled' then s.completed else s.status <> 'cancelled' end);
end
$$;

-- Until when the customer may cancel an order; null when its status no longer allows it.
create function private.cancel_until(p_order public.orders) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select p_order.created_at + make_interval(mins => s.cancel_window_minutes)
          from public.shop_settings s where p_order.order_status = 'pending');
end
$$;

-- The whole order as the confirmation shows it: the row, its items in the cart's order, its events, its steps, and until
-- when it may be cancelled.
create function private.order_json(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select to_jsonb(o) - array['user_id'] || jsonb_build_object(
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

-- Whether a token opens the order.
create function private.opens_order(p_order_id uuid, p_token text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from private.order_keys k
    where k.order_id = p_order_id and k.token_hash = sha256(convert_to(coalesce(p_token, ''), 'UTF8')))
$$;

-- The order for a caller who has its token, is its member, or owns the shop; null for other callers, whether the order
-- exists or not.
create function private.get_order(p_order_id uuid, p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.order_json(o.id)
  from public.orders o
  where o.id = p_order_id
    and (o.user_id = (select auth.uid()) or (select private.is_admin()) or exists (
      select 1 from private.order_keys k
      where k.order_id = o.id and k.token_hash = sha256(convert_to(coalesce(p_token, ''), 'UTF8'))))
$$;
grant execute on function private.get_order(uuid, text) to anon, authenticated;

-- See private.get_order.
create function public.get_order(p_order_id uuid, p_token text default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.get_order(p_order_id, p_token) $$;
grant execute on function public.get_order(uuid, text) to anon, authenticated;

-- The order placed with an idempotency key, as private.order_json returns it; null when there is none. Waits for a
-- place_order call with the same key that is still running. Raises PT400 INVALID_INPUT {field}, PT503 BUSY.
create function private.find_order(p_idempotency_key text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if p_idempotency_key is null or p_idempotency_key !~ '^[0-9a-f]{64}$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "idempotencyKey"}');
  end if;
  perform private.take_turn(hashtextextended(p_idempotency_key, 0));
  return (select private.order_json(k.order_id) from private.order_keys k
          where k.token_hash = sha256(convert_to(p_idempotency_key, 'UTF8')));
end
$$;
grant execute on function private.find_order(text) to anon, authenticated;

-- See private.find_order.
create function public.find_order(p_idempotency_key text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.find_order(p_idempotency_key) $$;
grant execute on function public.find_order(text) to anon, authenticated;

-- An order number as people type it: any case, with or without its prefix, blanks and dashes, and the letters that
-- Crockford's alphabet leaves out because they look like digits. Null when it cannot be one.
create function private.read_order_number(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select 'ZL-' || translate(right(t.letters, 12), 'OIL', '011')
  from (select regexp_replace(upper(left(p_text, 80)), '[^0-9A-Z]', '', 'g') as letters) t
  where t.letters ~ '^(ZL)?[0-9A-Z]{12}$'
$$;

-- Where an order is, for a caller who knows its number and the email it was placed with: {order_number, status,
-- estimated_delivery, carrier, tracking_number, steps}. No name and no address, and the same null whether the number
-- or the email is wrong.
-- Every try counts, also a successful one: 10 in 15 minutes per number over all callers, so that the email of a known
-- number cannot be guessed, and 30 per email, so that the numbers of a known email cannot. Guessing both means guessing
-- 60 random bits, which needs no limit; a global limit would let one caller block the page for all. Beyond a limit it
-- returns {"code": "PT429"} with that status, because a raise would roll the count back. Raises PT400 INVALID_INPUT {field}.
create function private.track_order(p_order_number text, p_email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_number text := private.read_order_number(p_order_number);
  v_email text := lower(private.clean_line(p_email));
  v_free boolean;
begin
  if coalesce(private.clean_line(p_order_number), '') = '' or length(p_order_number) > 80 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "orderNumber"}');
  end if;
  if v_email is null or length(v_email) > 254 or v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  v_free := private.within_limit('track-email:' || v_email, 30, 15);
  if v_number is not null then
    v_free := private.within_limit('track:' || v_number, 10, 15) and v_free;
  end if;
  if not v_free then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  return (
    select jsonb_build_object('order_number', o.order_number, 'status', o.order_status,
      'estimated_delivery', o.estimated_delivery, 'carrier', o.carrier, 'tracking_number', o.tracking_number,
      'steps', private.order_steps(o))
    from public.orders o where o.order_number = v_number and o.customer_email = v_email);
end
$$;
grant execute on function private.track_order(text, text) to anon, authenticated;

-- See private.track_order.
create function public.track_order(p_order_number text, p_email text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.track_order(p_order_number, p_email) $$;
grant execute on function public.track_order(text, text) to anon, authenticated;

-- ------------------------------------------------------------------ placing an order

-- The current price and stock of cart lines, so that the cart can show what changed.
--   p_items [{slug, size, color, quantity?}], at most 100; the quantity, 1 where it is not given, decides as in
--   place_order whether a running deal has enough left for all lines of its product together
-- Returns [{slug, size, color, price, available, variant_id, deal_ends_at, ended_price}]; a line whose product is gone
-- has a null price and none available. variant_id is for a restock subscription while it is sold out; deal_ends_at is when
-- the price goes up again; ended_price is the price of the latest deal that ended in the last thirty days.
create function private.quote_cart(p_items jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with lines as (
    select x.line, x.i, case when x.line ->> 'quantity' ~ '^[1-9][0-9]?$' then (x.line ->> 'quantity')::int else 1 end as quantity
    from jsonb_array_elements(
      case when jsonb_typeof(p_items) = 'array' then p_items else '[]' end) with ordinality as x (line, i)
    limit 100
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', e.line ->> 'slug', 'size', e.line ->> 'size', 'color', e.line ->> 'color',
    'price', n.price, 'available', case when p.id is null then 0 else coalesce(v.quantity, 0) end,
    'variant_id', v.id, 'deal_ends_at', (select d.ends_at from public.deals d where d.id = n.deal_id),
    'ended_price', (
      select d.deal_price from public.deals d
      where d.product_id = p.id and d.starts_at <= now() and d.ends_at > now() - interval '30 days'
        and (d.ends_at <= now() or d.sold >= d.total)
      order by d.ends_at desc, d.id limit 1)) order by e.i), '[]')
  from (select l.*, sum(l.quantity) over (partition by l.line ->> 'slug') as of_product from lines l) e
  left join public.products p on p.slug = e.line ->> 'slug' and p.archived_at is null
  left join public.product_variants v
    on v.product_id = p.id and v.size = e.line ->> 'size' and v.color = e.line ->> 'color'
  left join lateral private.price_now(p.id, e.of_product::int) n on p.id is not null
$$;
grant execute on function private.quote_cart(jsonb) to anon, authenticated;

-- See private.quote_cart.
create function public.quote_cart(p_items jsonb) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.quote_cart(p_items) $$;
grant execute on function public.quote_cart(jsonb) to anon, authenticated;

-- Refuses lines that cannot be a cart. Raises PT400 INVALID_INPUT {field}.
create function private.check_items(p_items jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_items is null or jsonb_typeof(p_items) <> 'array' or jsonb_array_length(p_items) not between 1 and 50
     or exists (
       select 1 from jsonb_array_elements(p_items) as e (line)
       where jsonb_typeof(e.line) <> 'object'
          or jsonb_typeof(e.line -> 'slug') is distinct from 'string' or length(e.line ->> 'slug') > 120
          or jsonb_typeof(e.line -> 'size') is distinct from 'string' or length(e.line ->> 'size') > 40
          or jsonb_typeof(e.line -> 'color') is distinct from 'string' or length(e.line ->> 'color') > 40
          or jsonb_typeof(e.line -> 'quantity') is distinct from 'number'
          or e.line ->> 'quantity' !~ '^[1-9][0-9]?$') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
end
$$;

-- The buyer and the address as typed, cleaned: {name, email, phone, note, address}. Raises PT400 INVALID_INPUT {field}.
create function private.read_buyer(p_customer jsonb, p_shipping_address jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  v_email text;
begin
  if p_customer is null or jsonb_typeof(p_customer) <> 'object' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "customer"}');
  end if;
  if p_shipping_address is null or jsonb_typeof(p_shipping_address) <> 'object' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "shippingAddress"}');
  end if;
  v_email := lower(private.input_line(p_customer, 'email', 254));
  if v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  return jsonb_build_object(
    'name', private.input_line(p_customer, 'name', 160),
    'email', v_email,
    'phone', private.input_line(p_customer, 'phone', 40),
    'note', private.input_line(p_customer, 'note', 500, false),
    'address', jsonb_build_object(
      'address', private.input_line(p_shipping_address, 'address', 200),
      'city', private.input_line(p_shipping_address, 'city', 100),
      'zipCode', private.input_line(p_shipping_address, 'zipCode', 20),
      'country', private.input_line(p_shipping_address, 'country', 80)));
end
$$;

-- A cart line with its current product, price and stock; variant_id is null when the variant no longer exists.
create type private.cart_line as (
  position int, slug text, size text, color text, quantity int, product_id uuid, variant_id uuid, deal_id uuid,
  price numeric(10, 2), available int
);

-- The lines of a cart with their current prices and stock. A deal's price counts only when the deal has enough left for
-- all lines of its product together.
create function private.read_cart(p_items jsonb) returns private.cart_line[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select row(l.i, l.slug, l.size, l.color, l.quantity, l.product_id, l.variant_id, n.deal_id, n.price, l.available)::private.cart_line
    from (
      select e.i::int, e.line ->> 'slug' as slug, e.line ->> 'size' as size, e.line ->> 'color' as color,
             (e.line ->> 'quantity')::int as quantity, p.id as product_id, v.id as variant_id, coalesce(v.quantity, 0) as available,
             sum((e.line ->> 'quantity')::int) over (partition by p.id) as of_product
      from jsonb_array_elements(p_items) with ordinality as e (line, i)
      left join public.products p on p.slug = e.line ->> 'slug' and p.archived_at is null
      left join public.product_variants v
        on v.product_id = p.id and v.size = e.line ->> 'size' and v.color = e.line ->> 'color'
    ) l
    cross join lateral private.price_now(l.product_id, l.of_product::int) n
    order by l.i);
end
$$;

-- Raises PT409 OUT_OF_STOCK with every shortage of a cart.
create function private.check_stock(p_lines private.cart_line[]) returns void
language plpgsql stable set search_path = ''
as $$
declare
  v_short jsonb;
begin
  select jsonb_agg(jsonb_build_object('slug', w.slug, 'size', w.size, 'color', w.color,
                                      'requested', w.requested, 'available', w.available) order by w.i)
  into v_short
  from (
    select l.slug, l.size, l.color, sum(l.quantity)::int as requested, min(l.available) as available, min(l.position) as i
    from unnest(p_lines) as l group by 1, 2, 3
  ) w
  where w.available < w.requested;
  if v_short is not null then
    perform private.fail(409, 'OUT_OF_STOCK', v_short);
  end if;
end
$$;

-- The subtotal and shipping of a cart. Raises PT409 PRICE_CHANGED when the total is not the one that the shopper saw.
create function private.check_total(
  p_lines private.cart_line[], p_expected_total numeric, out subtotal numeric, out shipping numeric
)
language plpgsql stable set search_path = ''
as $$
begin
  select c.subtotal, case when c.subtotal > s.free_shipping_threshold then 0 else s.shipping_rate end into subtotal, shipping
  from (select sum(l.price * l.quantity) as subtotal from unnest(p_lines) as l) c cross join public.shop_settings s;
  if subtotal + shipping <> p_expected_total then
    perform private.fail(409, 'PRICE_CHANGED', jsonb_build_object(
      'lines', (select jsonb_agg(jsonb_build_object('slug', l.slug, 'size', l.size, 'color', l.color, 'quantity', l.quantity,
                                                    'price', l.price) order by l.position) from unnest(p_lines) as l),
      'subtotal', subtotal, 'shipping', shipping, 'total', subtotal + shipping));
  end if;
end
$$;

-- Subtracts a cart from the stock and from its deals. The caller has locked the variants. Returns false when a deal has
-- not enough left, because another size of its product sold at the same moment.
create function private.take_cart(p_lines private.cart_line[]) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  v_deals uuid[] := array(select distinct l.deal_id from unnest(p_lines) as l where l.deal_id is not null);
  v_taken int;
begin
  update public.product_variants v set quantity = v.quantity - w.taken
  from (select l.variant_id, sum(l.quantity)::int as taken from unnest(p_lines) as l group by 1) w
  where v.id = w.variant_id;
  if v_deals = '{}' then
    return true;
  end if;
  perform 1 from public.deals d where d.id = any (v_deals) order by d.id for no key update;
  update public.deals d set sold = d.sold + w.taken
  from (select l.deal_id, sum(l.quantity)::int as taken from unnest(p_lines) as l group by 1) w
  where d.id = w.deal_id and d.sold + w.taken <= d.total;
  get diagnostics v_taken = row_count;
  return v_taken = cardinality(v_deals);
end
$$;

-- Places an order, in one transaction, at most once per idempotency key (specification 9).
--   p_idempotency_key  64 hex digits made by the browser; later it is also the token that opens a guest's order
--   p_items            [{slug, size, color, quantity}], 1 to 50 lines, quantity 1 to 99
--   p_customer         {name, email, phone, note?}
--   p_shipping_address {address, city, zipCode, country}
--   p_payment_method   card | bank | cod
--   p_expected_total   what the shopper saw, in USD
-- Returns the order as private.order_json does. Raises PT400 INVALID_INPUT {field},
-- PT409 OUT_OF_STOCK [{slug, size, color, requested, available}], PT409 PRICE_CHANGED {lines, subtotal, shipping, total},
-- PT422 KEY_REUSED {order_id}, PT429 TOO_MANY_ORDERS, PT503 CHECKOUT_CLOSED, PT503 BUSY.
create function private.place_order(
  p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text, p_expected_total numeric
) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_key_hash bytea;
  v_request_hash bytea;
  v_key private.order_keys;
  v_buyer jsonb;
  v_order_id uuid;
  v_lines private.cart_line[];
  v_total record;
begin
  -- Validates shape and size first, so that an invalid request locks and reads nothing.
  if p_idempotency_key is null or p_idempotency_key !~ '^[0-9a-f]{64}$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "idempotencyKey"}');
  end if;
  perform private.check_items(p_items);
  v_buyer := private.read_buyer(p_customer, p_shipping_address);
  if p_payment_method is null or p_payment_method not in ('card', 'bank', 'cod') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "paymentMethod"}');
  end if;
  if p_expected_total is null or p_expected_total not between 0 and 9999999 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "expectedTotal"}');
  end if;

  -- One request per idempotency key at a time; the second waits here and then finds the first one's order.
  v_key_hash := sha256(convert_to(p_idempotency_key, 'UTF8'));
  v_request_hash := sha256(convert_to(jsonb_build_array(p_items, v_buyer, p_payment_method, p_expected_total)::text, 'UTF8'));
  perform private.take_turn(hashtextextended(p_idempotency_key, 0));
  select * into v_key from private.order_keys k where k.token_hash = v_key_hash;
  if found then
    if v_key.request_hash <> v_request_hash then
      -- The first request with this key made an order, and knowing the key entitles the caller to see which.
      perform private.fail(422, 'KEY_REUSED', jsonb_build_object('order_id', v_key.order_id));
    end if;
    return private.order_json(v_key.order_id);
  end if;

  if not (select s.checkout_enabled from public.shop_settings s) then
    perform private.fail(503, 'CHECKOUT_CLOSED');
  end if;
  if (select count(*) from public.orders o
      where o.customer_email = v_buyer ->> 'email' and o.created_at > now() - interval '1 hour') >= 20 then
    perform private.fail(429, 'TOO_MANY_ORDERS');
  end if;

  -- Everything that can run before the stock lock runs before it, because many buyers may wait for the same row.
  v_lines := private.read_cart(p_items);
  perform private.check_stock(v_lines);
  v_total := private.check_total(v_lines, p_expected_total);
  insert into public.orders (user_id, customer_name, customer_email, customer_phone, customer_note, shipping_address,
    payment_method, payment_status, subtotal, shipping_cost, total_amount, estimated_delivery)
  values ((select auth.uid()), v_buyer ->> 'name', v_buyer ->> 'email', v_buyer ->> 'phone', v_buyer ->> 'note',
    v_buyer -> 'address', p_payment_method, case when p_payment_method = 'cod' then 'pending' else 'paid' end,
    v_total.subtotal, v_total.shipping, v_total.subtotal + v_total.shipping, (now() at time zone 'utc')::date + 15)
  returning id into v_order_id;
  insert into private.order_keys (order_id, token_hash, request_hash) values (v_order_id, v_key_hash, v_request_hash);

  -- Reads the cart again under the lock: this is what is sold.
  perform private.lock_variants(array(select l.variant_id from unnest(v_lines) as l));
  v_lines := private.read_cart(p_items);
  perform private.check_stock(v_lines);
  perform private.check_total(v_lines, p_expected_total);
  if not private.take_cart(v_lines) then
    perform private.check_total(private.read_cart(p_items), p_expected_total);
    -- The deal had stock again by the second check.
    perform private.fail(503, 'BUSY');
  end if;
  -- Inserted last, because the foreign key locks the variant: a hundred buyers at once would share that lock.
  insert into public.order_items (order_id, product_id, variant_id, deal_id, product_name, product_slug, product_image,
    size, color, price, quantity, position)
  select v_order_id, p.id, l.variant_id, l.deal_id, p.title, p.slug,
         coalesce((select i.image ->> 'src' from jsonb_array_elements(p.images) as i (image)
                   where i.image ->> 'color' = l.color limit 1), p.image_url),
         l.size, l.color, l.price, l.quantity, l.position
  from unnest(v_lines) as l join public.products p on p.id = l.product_id;
  return private.order_json(v_order_id);
end
$$;
grant execute on function private.place_order(text, jsonb, jsonb, jsonb, text, numeric) to anon, authenticated;

-- See private.place_order.
create function public.place_order(
  p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text, p_expected_total numeric
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.place_order(p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method, p_expected_total) $$;
grant execute on function public.place_order(text, jsonb, jsonb, jsonb, text, numeric) to anon, authenticated;

-- ------------------------------------------------------------------ cancelling and claiming

-- Cancels an order for its member or the holder of its token, while it is pending and within the window. Stock, deals
-- and mail follow by the order's triggers, once. Returns the order as private.order_json does. Raises PT404
-- ORDER_NOT_FOUND, PT409 CANCEL_WINDOW_CLOSED {status, until}.
create function private.cancel_order(p_order_id uuid, p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  -- Waits for an owner's update that is running now, and then reads the order's new status.
  select * into v_order from public.orders o
  where o.id = p_order_id and (o.user_id = (select auth.uid()) or private.opens_order(o.id, p_token))
  for no key update;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  if coalesce(private.cancel_until(v_order) < now(), true) then
    perform private.fail(409, 'CANCEL_WINDOW_CLOSED',
      jsonb_build_object('status', v_order.order_status, 'until', private.cancel_until(v_order)));
  end if;
  update public.orders o set order_status = 'cancelled' where o.id = v_order.id;
  -- The trigger reads who is signed in; a caller with the order's token counts as the customer as well.
  update public.order_events e set actor = 'customer'
  where e.id = (select max(n.id) from public.order_events n where n.order_id = v_order.id);
  return private.order_json(v_order.id);
end
$$;
grant execute on function private.cancel_order(uuid, text) to anon, authenticated;

-- See private.cancel_order.
create function public.cancel_order(p_order_id uuid, p_token text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_order(p_order_id, p_token) $$;
grant execute on function public.cancel_order(uuid, text) to anon, authenticated;

-- Adds a guest's order to the account of a caller who has its token; does nothing when it is in that account already.
-- Returns the order as private.order_json does. Raises PT404 ORDER_NOT_FOUND, also for an order of another account.
create function private.claim_order(p_order_id uuid, p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform 1 from public.orders o
  where o.id = p_order_id and private.opens_order(o.id, p_token)
    and coalesce(o.user_id, (select auth.uid())) = (select auth.uid())
  for no key update;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  update public.orders o set user_id = (select auth.uid()) where o.id = p_order_id and o.user_id is null;
  return private.order_json(p_order_id);
end
$$;
grant execute on function private.claim_order(uuid, text) to authenticated;

-- See private.claim_order.
create function public.claim_order(p_order_id uuid, p_token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.claim_order(p_order_id, p_token) $$;
grant execute on function public.claim_order(uuid, text) to authenticated;
