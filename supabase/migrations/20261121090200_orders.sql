-- Orders and what they need. Only private.place_order writes an order; the owner moves it along.

create table public.shop_settings (
  id boolean primary key default true check (id),
  -- Display only: how many of the currency one US dollar buys. Every order is charged in USD.
  currency_rates jsonb not null default '{"EUR": 0.92, "GBP": 0.79, "MAD": 9.95}' check (jsonb_typeof(currency_rates) = 'object'),
  shipping_rate numeric(10, 2) not null default 7.99 check (shipping_rate >= 0),
  -- Shipping is free when the subtotal exceeds this (specification 9).
  free_shipping_threshold numeric(10, 2) not null default 49 check (free_shipping_threshold >= 0),
  cancel_window_minutes integer not null default 120 check (cancel_window_minutes between 0 and 10080),
  low_stock_threshold integer not null default 5 check (low_stock_threshold >= 0),
  checkout_enabled boolean not null default true,
  updated_at timestamptz not null default now()
);
insert into public.shop_settings default values;

-- ZL- and 12 characters of Crockford's alphabet from a cryptographic source: unique and not to be guessed.
-- A byte keeps 5 random bits; bytes 6 and 8 of a version 4 UUID carry fixed bits in front, so they are left out.
create function private.new_order_number() returns text
language sql volatile set search_path = ''
as $$
  select 'ZL-' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(b.bytes, i) % 32 + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) b,
       unnest(array[0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13]) as i
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
create index orders_by_email on public.orders (customer_email, created_at desc);

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
  position integer not null default 0
);
create index order_items_of_order on public.order_items (order_id, position);
create index order_items_of_product on public.order_items (product_id);
create index order_items_of_variant on public.order_items (variant_id);
create index order_items_of_deal on public.order_items (deal_id);

-- What happened to an order and when: append-only, written by trigger.
create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  status text not null check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  actor text not null check (actor in ('customer', 'owner', 'system')),
  at timestamptz not null default clock_timestamp()
);
create index order_events_of_order on public.order_events (order_id, id);

-- A guest's way back to the order, and the proof that a repeated request is the same one. The token itself
-- stays in the shopper's browser; here is only its hash.
create table private.order_keys (
  order_id uuid primary key references public.orders (id) on delete cascade,
  token_hash bytea not null unique,
  request_hash bytea not null
);

create table private.email_outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  template text not null check (template in
    ('order-pending', 'order-processing', 'order-shipped', 'order-delivered', 'order-cancelled')),
  payload jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index email_outbox_waiting on private.email_outbox (id) where sent_at is null;

alter table public.shop_settings enable row level security;
alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.order_events enable row level security;
alter table private.order_keys enable row level security;
alter table private.email_outbox enable row level security;

create policy "all read" on public.shop_settings for select to anon, authenticated using (true);
create policy "owner changes" on public.shop_settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "member reads own, owner all" on public.orders for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "owner moves along" on public.orders for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
-- The order's own policy decides here: what cannot be seen there has no items and no events.
create policy "with the order" on public.order_items for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));
create policy "with the order" on public.order_events for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));

create trigger shop_settings_touch before update on public.shop_settings
  for each row execute function private.touch_updated_at();

-- Returns (p_sign +1) or takes (-1) the stock of an order's lines and their deals' counts, once.
-- Raises PT409 OUT_OF_STOCK with every shortage when the stock to take is not there any more.
create function private.move_order_stock(p_order_id uuid, p_sign int) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_short jsonb;
begin
  perform 1 from public.products p
  where p.id in (select i.product_id from public.order_items i where i.order_id = p_order_id)
  order by p.id for no key update;
  perform 1 from public.product_variants v
  where v.id in (select i.variant_id from public.order_items i where i.order_id = p_order_id)
  order by v.id for no key update;
  perform 1 from public.deals d
  where d.id in (select i.deal_id from public.order_items i where i.order_id = p_order_id)
  order by d.id for no key update;

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
  update public.deals d set sold = least(d.total, greatest(0, d.sold - p_sign * w.moved))
  from (
    select i.deal_id, sum(i.quantity)::int as moved
    from public.order_items i where i.order_id = p_order_id group by i.deal_id
  ) w
  where d.id = w.deal_id;
end
$$;

-- Before an order changes: whatever is not the owner's to change stays; into `cancelled` the stock comes back
-- once, out of it the stock is taken again or the change is refused.
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
  -- The account goes only when it is deleted, and comes only to the member who claims a guest's order.
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

-- The whole order as the confirmation shows it: the row, its items in the cart's order, its events.
create function private.order_json(p_order_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(o) - array['user_id'] || jsonb_build_object(
    'is_member_order', o.user_id is not null,
    'items', coalesce((
      select jsonb_agg(to_jsonb(i) - array['order_id', 'variant_id', 'deal_id', 'position'] order by i.position)
      from public.order_items i where i.order_id = o.id), '[]'),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at) order by e.id)
      from public.order_events e where e.order_id = o.id), '[]'))
  from public.orders o where o.id = p_order_id
$$;

revoke all on public.shop_settings, public.orders, public.order_items, public.order_events from anon, authenticated;
grant select on public.shop_settings to anon, authenticated;
grant update on public.shop_settings to authenticated;
grant select on public.orders, public.order_items, public.order_events to authenticated;
grant update (order_status, payment_status, tracking_number, carrier, estimated_delivery) on public.orders to authenticated;
