-- Orders: their tables, placing, reading, tracking, cancelling and claiming them. Only private.place_order writes an
-- order; the owner moves it through its statuses.

-- Bodies name what later files create.
set check_function_bodies = off;

-- 12 characters of Crockford's alphabet from a cryptographic source: unique and impossible to guess.
-- Each byte gives 5 random bits; bytes 6 and 8 of a version 4 UUID carry fixed bits in front, so they are left out.
create function private.new_letters() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_bytes bytea := uuid_send(gen_random_uuid());
begin
  return (select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(v_bytes, i) % 32 + 1, 1), '')
          from unnest(array[0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13]) as i);
end
$$;

-- The shop's prefix, a dash, and letters that nobody guesses. An order keeps its number when the shop takes another prefix.
create function private.new_order_number() returns text
language sql volatile set search_path = ''
as $$ select s.order_prefix || '-' || private.new_letters() from public.shop_settings s $$;

-- An order as it was placed, with its status and what was paid of it.
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  order_number text not null unique default private.new_order_number(),
  user_id uuid references auth.users (id) on delete set null,
  customer_name text not null check (length(customer_name) between 1 and 160),
  -- Null for a customer without one, where the shop asks for none (private.checkout_fields).
  customer_email text check (length(customer_email) between 3 and 254),
  customer_phone text not null check (length(customer_phone) between 1 and 40),
  -- {address, city, zipCode, country, company?, companyNumber?}; the country is its code, the number a Moroccan ICE or a VAT
  -- number (private.read_company).
  shipping_address jsonb not null check (jsonb_typeof(shipping_address) = 'object'),
  payment_method text not null check (payment_method in ('card', 'bank', 'cod')),
  order_status text not null default 'pending'
    check (order_status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  subtotal numeric(10, 2) not null check (subtotal >= 0),
  shipping_cost numeric(10, 2) not null check (shipping_cost >= 0),
  total_amount numeric(10, 2) not null,
  currency text not null default private.shop_currency(),
  customer_note text check (length(customer_note) <= 500),
  tracking_number text check (length(tracking_number) <= 80),
  carrier text check (length(carrier) <= 80),
  estimated_delivery date,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Until when an order by card or bank transfer holds its stock unpaid. Null: for as long as the owner lets it.
  payment_due_at timestamptz,
  cancel_reason text
    check (cancel_reason in ('customer', 'unpaid', 'refused', 'unreachable', 'out_of_stock', 'fraud', 'other')),
  -- The sums of the succeeded payments and refunds, written by their triggers.
  paid_amount numeric(10, 2) not null default 0 check (paid_amount between 0 and 99999999),
  refunded_amount numeric(10, 2) not null default 0,
  -- Refunds that are under way.
  refund_pending_amount numeric(10, 2) not null default 0 check (refund_pending_amount >= 0),
  payment_status text not null generated always as (case
    when refunded_amount > 0 and refunded_amount >= paid_amount then 'refunded'
    when refunded_amount > 0 then 'partially_refunded'
    when paid_amount >= total_amount then 'paid'
    else 'pending' end) stored,
  -- What is still to be paid; nothing of a cancelled order.
  due_amount numeric(10, 2) not null generated always as (case
    when order_status = 'cancelled' then 0 else greatest(total_amount - paid_amount, 0) end) stored,
  -- The method's name when the order was placed.
  shipping_method text check (length(shipping_method) between 1 and 60),
  -- The first day on which it may arrive; estimated_delivery is the last.
  estimated_from date,
  discount_amount numeric(10, 2) not null default 0,
  discount_code text,
  discount_title text,
  discount_id uuid,
  -- customer_phone in its one form, by which orders of one phone are found.
  phone_e164 text
    generated always as (private.phone_e164(customer_phone, shipping_address ->> 'country')) stored,
  -- By what the owner knows the customer: the email, without one the phone.
  customer_key text not null
    generated always as (coalesce(customer_email, private.phone_e164(customer_phone, shipping_address ->> 'country'))) stored,
  -- Of a cash order. no_answer: called call_attempts times and not reached; next_call_at is when to try again.
  confirmation text not null default 'none' check (confirmation in ('none', 'no_answer', 'confirmed')),
  call_attempts integer not null default 0 check (call_attempts between 0 and 99),
  next_call_at timestamptz check (next_call_at >= '2000-01-01' and next_call_at <= '2100-01-01'),
  -- Where the order was made: in the shop, by an owner for a customer (private.place_owner_order), or for what a return is
  -- exchanged for (private.exchange_return).
  channel text not null default 'web'
    constraint orders_channel check (channel in ('web', 'phone', 'whatsapp', 'counter', 'exchange')),
  -- In which the customer reads: the page's on which it was placed, or what the owner has chosen. Mails and papers are in it.
  language text not null default private.asked_language() constraint orders_language check (private.is_language(language)),
  constraint orders_refunded check (refunded_amount between 0 and paid_amount),
  constraint orders_cancel_reason check (cancel_reason is null or order_status = 'cancelled'),
  constraint orders_discount check (discount_amount between 0 and subtotal),
  constraint orders_total check (total_amount = subtotal - discount_amount + shipping_cost),
  constraint orders_currency check (private.is_currency(currency)),
  constraint orders_country check (shipping_address ->> 'country' ~ '^[A-Z]{2}$')
);
create index orders_newest on public.orders (created_at desc, id);
create index orders_of_member on public.orders (user_id, created_at desc);
create index orders_by_status on public.orders (order_status, created_at desc);
create index orders_by_customer on public.orders (customer_key, created_at desc)
  include (order_status, paid_amount, refunded_amount, user_id);
create index orders_by_total on public.orders (total_amount desc, created_at desc, id);

-- Includes the name itself, so that an offset skips earlier pages with an index-only scan.
create index orders_by_name on public.orders (lower(customer_name), created_at desc, id) include (customer_name);

-- The search words of an order: the words of name, email and city; the order number without its prefix and the phone's
-- digits, each also reversed behind `<`, so that a prefix search also finds their ends. The last nine digits are the same
-- however the phone is written (06…, +212 6…). The high cost makes the planner use the index instead of calling it per row.
create function private.order_words(p_number text, p_name text, p_email text, p_phone text, p_city text) returns tsvector
language plpgsql immutable parallel safe cost 10000 set search_path = ''
as $$
declare
  v_number text := lower(split_part(p_number, '-', 2));
  v_digits text := ltrim(regexp_replace(p_phone, '\D', '', 'g'), '0');
begin
  return array_to_tsvector(array_remove(private.words(concat_ws(' ', p_name, p_email, p_city))
    || array[v_number, '<' || reverse(v_number), v_digits, right(v_digits, 9), '<' || reverse(v_digits)], ''));
end
$$;

-- What the owner typed as a query for private.search_words: every word matches as a prefix, and one of four characters or
-- more also as the end of a number; digits and punctuation alone, or among words, are a phone number, its beginning or its
-- end, or part of another number. Null when nothing is left to search for.
create function private.order_query(p_text text) returns tsquery
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  v_text text := regexp_replace(private.tidy(left(p_text, 200)), '^(zl-|#)', '', 'i');
  v_phone text := substring(v_text from '(?:^|\s)(\+?[0-9(][0-9 ().+\/-]{4,}[0-9])(?=\s|$)');
  v_digits text;
  v_words text;
begin
  if v_text ~ '^[\d\s+().\/-]+$' and v_text ~ '\d' then
    v_phone := v_text;
  end if;
  if v_phone is not null then
    v_digits := regexp_replace(v_phone, '\D', '', 'g');
    v_words := '(' || (
      select string_agg(format('''%s''', d.digits) || d.beginning, '|')
      from (values (v_digits, ':*'), (ltrim(v_digits, '0'), ':*'), ('<' || reverse(v_digits), ':*'),
        (ltrim(private.phone_e164(v_phone, null), '+'), ''),
        (case when length(v_digits) > 9 then right(v_digits, 9) end, '')) as d (digits, beginning)
      where d.digits <> '') || ')';
    v_text := replace(v_text, v_phone, ' ');
  end if;
  return (
    select string_agg(w.term, '&')::tsquery
    from (
      select v_words as term where v_words is not null
      union all
      select case when p.word ~ '^[0-9a-z]{4,}$' then format('(''%s'':*|''<%s'':*)', p.word, reverse(p.word))
        else format('''%s'':*', p.word) end
      from unnest((private.words(v_text))[1:8]) as p (word)
    ) w);
end
$$;

-- The lines of an order as they were bought: the name, picture and price of that time.
create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id uuid references public.products (id) on delete set null,
  variant_id uuid references public.product_variants (id) on delete set null,
  deal_id uuid references public.deals (id) on delete set null,
  -- In the language of the shop's texts; shown_title is what the customer read, null where that is the same.
  product_name text not null,
  shown_title text constraint order_items_shown_title check (length(shown_title) between 1 and 200),
  product_slug text not null,
  product_image text not null,
  size text not null,
  color text not null,
  price numeric(10, 2) not null check (price >= 0),
  quantity integer not null check (quantity between 1 and 99),
  position integer not null default 0,
  -- A copy of the order's created_at, so that the sales of a period are read from one index.
  placed_at timestamptz not null default now(),
  discount numeric(10, 2) not null default 0,
  -- The rate of VAT of its category when it was ordered (shop_settings.vat_rates); null for the shop's own.
  vat_rate numeric(5, 3) check (vat_rate between 0 and 50),
  constraint order_items_discount check (discount between 0 and price * quantity)
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

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.order_events enable row level security;
alter table private.order_keys enable row level security;
create policy "member reads own, owner all" on public.orders for select to authenticated
  using (user_id = (select auth.uid()) or (select private.may('orders')));
create policy "owner moves along" on public.orders for update to authenticated
  using ((select private.may('orders.change'))) with check ((select private.may('orders.change')));

-- A member reads the rows of their own orders, and what belongs to an order through functions: embedded in each other,
-- a few orders with fifty lines would make millions of rows.
create policy "owner reads" on public.order_items for select to authenticated using ((select private.may('orders')));
grant select on public.orders, public.order_items to authenticated;
grant update (order_status, tracking_number, carrier, estimated_delivery) on public.orders to authenticated;
create trigger audit_orders after update on public.orders for each row execute function
  private.audit('order_number', 'order_status', 'cancel_reason', 'carrier', 'tracking_number', 'estimated_delivery',
    'confirmation', 'call_attempts');

-- A product that was ordered cannot be deleted, because its orders refer to it; the owner archives it instead.
create policy "owner deletes what was never ordered" on public.products for delete to authenticated
  using ((select private.may('delete')) and not exists (select from public.order_items i where i.product_id = products.id));

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
  perform private.explain_stock(case when p_sign > 0 then 'cancelled' else 'reopened' end, p_order_id);
  update public.product_variants v set quantity = v.quantity + p_sign * w.moved
  from (
    select i.variant_id, sum(i.quantity)::int as moved
    from public.order_items i where i.order_id = p_order_id group by i.variant_id
  ) w
  where v.id = w.variant_id;
  perform private.explain_stock(null, null);
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

-- Before an order changes: refuses a change of any column that only placing an order sets. A change to `cancelled`
-- needs a reason and returns the stock and the use of a discount once; a change from `cancelled` takes both again or is
-- refused. An order by card or bank transfer that holds none of the customer's money is not packed or sent, nor, where
-- only confirmed cash orders are packed, one that is not confirmed. Raises PT403 ORDER_IS_FIXED, PT409 NOT_PAID, PT409
-- NOT_CONFIRMED, PT400 INVALID_INPUT {field}, and what private.move_order_stock and private.retake_discount raise.
create function private.order_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_free constant text[] := array['order_status', 'tracking_number', 'carrier', 'estimated_delivery', 'user_id', 'updated_at',
    'cancelled_at', 'cancel_reason', 'payment_due_at', 'paid_amount', 'refunded_amount',
    'refund_pending_amount', 'payment_status', 'due_amount', 'phone_e164', 'customer_key', 'confirmation', 'call_attempts', 'next_call_at'];
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
  if old.order_status in ('pending', 'cancelled') and new.order_status in ('processing', 'shipped', 'delivered')
    and new.payment_method = 'cod' and new.confirmation <> 'confirmed'
    and (select s.pack_only_confirmed from public.shop_settings s) then
    perform private.fail(409, 'NOT_CONFIRMED');
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
create trigger order_before_update before update on public.orders for each row
  when (current_setting('shop.corrected_order', true) is distinct from old.id::text)
  execute function private.order_before_update();

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

-- After money arrived for an order that stands: an order by card is confirmed once it is paid, a transfer is
-- acknowledged, also one of less than was due. Cash is handed over in person.
create function private.order_after_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.payment_method = 'card' and new.due_amount = 0 then
    perform private.mail_order(new, 'order-pending');
  -- What an exchange is paid with first is what came back (private.exchange_return), which has a mail of its own.
  elsif new.payment_method = 'bank' and (new.channel <> 'exchange' or old.paid_amount > 0) then
    perform private.mail_order(new, 'order-paid');
  end if;
  return null;
end
$$;
create trigger order_after_payment after update of paid_amount on public.orders
  for each row when (new.paid_amount > old.paid_amount and new.order_status <> 'cancelled')
  execute function private.order_after_payment();

-- After an order is placed or changes: its parcels follow; and when its status moved, an event, and a mail in the outbox of
-- the same transaction. Of an order by card there is no word until it is paid: the visitor may have left the payment page.
-- A parcel that leaves has a mail of its own, and so has an exchange (private.exchange_return).
create function private.order_after_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_led boolean := coalesce(current_setting('shop.parcels_lead', true) = 'true', false);
begin
  if tg_op = 'UPDATE' and not v_is_led then
    perform private.move_parcels(old, new);
  end if;
  if tg_op = 'UPDATE' and new.order_status = old.order_status then
    return null;
  end if;
  insert into public.order_events (order_id, status, actor)
  values (new.id, new.order_status, case
    when new.cancel_reason = 'unpaid' and current_setting('shop.is_recorded', true) = 'true' then 'system'
    when (select private.is_admin()) and tg_op = 'UPDATE' then 'owner'
    when tg_op = 'INSERT' or (select auth.uid()) is not distinct from new.user_id then 'customer'
    else 'system' end);
  if (new.payment_method <> 'card' or new.paid_amount > 0)
    and new.order_status <> 'shipped' and not (v_is_led and new.order_status = 'processing')
    and not (tg_op = 'INSERT' and new.channel = 'exchange') then
    insert into private.email_outbox (recipient, template, payload)
    values (new.customer_email, 'order-' || new.order_status,
            jsonb_build_object('order_id', new.id, 'order_number', new.order_number));
  end if;
  if new.order_status = 'cancelled' then
    -- The payment page may stay open; money that still arrives is settled when the provider reports it.
    update public.payments p set status = 'expired', settled_at = clock_timestamp()
    where p.order_id = new.id and p.status = 'open';
  end if;
  return null;
end
$$;
create trigger order_after_write after insert or update on public.orders
  for each row execute function private.order_after_write();

-- ------------------------------------------------------------------ reading an order

-- The steps of an order from its real events: [{status, date, completed}]. A step that was skipped is completed and has no date. A cancelled order has the steps it had reached, then that it ended.
create function private.order_steps(p_order public.orders) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (with steps as (
    select * from (values
      (1, 'pending'),
      (2, 'processing'),
      (3, 'shipped'),
      (4, 'delivered'),
      (5, 'cancelled')
    ) as s (place, status)
  ), reached as (
    select s.place from public.order_events e join steps s on s.status = e.status
    where e.order_id = p_order.id and e.status <> 'cancelled' order by e.id desc limit 1
  )
  select jsonb_agg(jsonb_build_object('status', s.status, 'completed', s.completed, 'date', case
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

-- What an order's customer read of a line, or reads it as: {shown_title, shown_size, shown_color}, null where it is as in the row.
create function private.shown_line(p_item public.order_items, p_language text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('shown_title', p_item.shown_title,
    'shown_size', nullif(private.option_word(p_item.size, p_language), p_item.size),
    'shown_color', nullif(private.option_word(p_item.color, p_language), p_item.color))
$$;

-- The names of an order's delivery and discount in its language: {shown_method, shown_discount}, null where they are as in the
-- row, or no longer there.
create function private.shown_terms(p_order public.orders) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'shown_method', (
      select nullif(private.text_in(m.name, m.translations, 'name', p_order.language), p_order.shipping_method)
      from public.shipping_methods m where m.name = p_order.shipping_method order by m.translations -> p_order.language is null, m.id limit 1),
    'shown_discount', (
      select nullif(private.text_in(d.title, d.translations, 'title', p_order.language), p_order.discount_title)
      from public.discounts d where d.id = p_order.discount_id and d.title = p_order.discount_title))
$$;

-- The whole order as the confirmation shows it: the row with its sums of money, its items in the cart's order with what of
-- each was shipped, its events, its steps, its parcels, its payments and refunds (private.order_money), and until when it
-- may be cancelled.
create function private.order_json(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select to_jsonb(o) - array['user_id', 'discount_id', 'phone_e164', 'customer_key', 'confirmation', 'call_attempts', 'next_call_at', 'return_days', 'withdrawal_days'] || private.withdrawal_flag(o) || private.order_money(o) || private.shown_terms(o) || jsonb_build_object(
    'is_member_order', o.user_id is not null,
    'cancel_until', private.cancel_until(o),
    'steps', private.order_steps(o),
    'shipments', private.parcels_json(o.id),
    'items', coalesce((
      select jsonb_agg(to_jsonb(i) - array['order_id', 'variant_id', 'deal_id', 'position'] || private.shown_line(i, o.language) || jsonb_build_object('shipped', l.shipped)
        order by i.position)
      from public.order_items i join private.parcel_lines(o.id) l on l.item_id = i.id where i.order_id = o.id), '[]'),
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
    and (o.user_id = (select auth.uid()) or (select private.may('orders')) or exists (
      select 1 from private.order_keys k
      where k.order_id = o.id and k.token_hash = sha256(convert_to(coalesce(p_token, ''), 'UTF8'))))
$$;
create function public.get_order(p_order_id uuid, p_token text default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.get_order(p_order_id, p_token) $$;
grant execute on function private.get_order(uuid, text), public.get_order(uuid, text) to anon, authenticated;

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
create function public.find_order(p_idempotency_key text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.find_order(p_idempotency_key) $$;
grant execute on function private.find_order(text), public.find_order(text) to anon, authenticated;

-- An order number as people type it: any case, with a prefix or without (then the shop's present one), blanks and dashes, and
-- the letters that Crockford's alphabet leaves out because they look like digits. Null when it cannot be one.
create function private.read_order_number(p_text text) returns text
language sql stable set search_path = ''
as $$
  select coalesce(nullif(left(t.letters, -12), ''), s.order_prefix) || '-' || translate(right(t.letters, 12), 'OIL', '011')
  from (select regexp_replace(upper(private.fold(left(p_text, 80))), '[^0-9A-Z]', '', 'g') as letters) t
  cross join public.shop_settings s
  where t.letters ~ '^([A-Z]{2,5})?[0-9A-Z]{12}$'
$$;
-- Where an order is and what is paid, for a caller who knows its number and the email it was placed with, of an order without
-- an email the phone number (p_email has either):
-- {order_number, status, cancel_reason, shipping_method, estimated_from, estimated_delivery, carrier, tracking_number,
-- steps, currency, amounts and the discount, item_count, shipments (parcels without what is in them), payments,
-- refunds, bank}. No name and no address, and the same null whether the number or the email is wrong. A phone number opens no
-- order that has an email, because it stands on the parcel beside the order's number.
-- Every try counts unless p_tokens opens the order, also a successful one: 10 in 15 minutes per number, so that the
-- email of a known number cannot be guessed, and 30 per email or phone, so that the numbers of a known one cannot; both apart
-- for each network, where the platform tells it, so that one client blocks the page for no other. Guessing both means
-- guessing 60 random bits, which needs no limit. Beyond a limit it returns {"code": "PT429"} with that status, because
-- a raise would roll the count back. Raises PT400 INVALID_INPUT {field}.
create function private.track_order(p_order_number text, p_email text, p_tokens text[]) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_number text := private.read_order_number(p_order_number);
  v_email text := private.email_line(left(p_email, 400));
  -- The last digits of a phone number, which are the same however it is written.
  v_phone text := case when v_email ~ '^[-+0-9 ().\/]{8,40}$' then private.phone_key(v_email) end;
  v_network text := coalesce('@' || private.client_network(), '');
  v_order uuid;
  v_free boolean;
begin
  if length(p_order_number) > 80 or coalesce(private.clean_line(p_order_number), '') = '' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "orderNumber"}');
  end if;
  if v_email is null or length(v_email) > 254 or v_phone is null and v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  select o.id into v_order from public.orders o
  where o.order_number = v_number and case when v_phone is null then o.customer_email = v_email
    else o.customer_email is null and private.phone_key(o.customer_phone) = v_phone end;
  v_free := exists (
    select 1 from public.orders o
    where o.id = v_order and (o.user_id = (select auth.uid()) or exists (
      select 1 from private.order_keys k
      where k.order_id = o.id and k.token_hash in (select sha256(convert_to(left(t.token, 64), 'UTF8')) from unnest(p_tokens[1:50]) as t (token)))));
  if not v_free then
    v_free := private.within_limit(case when v_phone is null then 'track-email:' || v_email else 'track-phone:' || v_phone end || v_network, 30, 15);
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
      'refund_pending_amount', o.refund_pending_amount, 'due_amount', o.due_amount,
      'item_count', (select sum(i.quantity) from public.order_items i where i.order_id = o.id),
      'shipments', private.parcels_json(o.id)) || private.withdrawal_flag(o) || private.order_money(o)
    from public.orders o where o.id = v_order);
end
$$;
create function public.track_order(p_order_number text, p_email text, p_tokens text[] default '{}') returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.track_order(p_order_number, p_email, private.flat_list(p_tokens, 'tokens')) $$;
grant execute on function private.track_order(text, text, text[]), public.track_order(text, text, text[]) to anon, authenticated;
-- ------------------------------------------------------------------ placing an order

-- The current price and stock of cart lines, so that the cart can show what changed.
--   p_country, p_city  where it goes, by the country's code; without a country the shop's own
--   p_items [{product_id?, slug, size, color, quantity?}], at most 100; the quantity, 1 where it is not given, decides as in
--   place_order whether a running deal has enough left for all lines of its product together
-- Returns {lines: [{product_id, slug, title, size, color, renamed, price, available, variant_id, deal_ends_at, ended_price,
-- discount}], subtotal, discount, shipping, total, applied, code, is_served, needs_city, shipping_methods,
-- shipping_method}. title: in the language of the request. renamed: {size, color} as they are called now, null unless that differs. needs_city: delivery depends on
-- the city, which is not known, so that methods and shipping are those of the rest of the country. A line whose product is
-- gone has a null price and none available.
-- A source that tried too many wrong codes gets {"code": "PT429"}, with a code only.
-- variant_id is for a restock subscription while it is sold out; deal_ends_at is when
-- the price goes up again; ended_price is the price of the latest deal that ended in the last thirty days.
create function private.quote_cart(
  p_items jsonb, p_country text, p_city text, p_shipping_method uuid, p_code text, p_email text, p_replaces text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_wait int;
  v_lines private.cart_line[];
  v_bought private.cart_line[];
  v_country text;
  v_delivery private.delivery;
  v_offers private.offer[];
  v_replaced uuid;
  c private.priced_cart;
begin
  perform private.check_code(p_code);
  if length(p_country) > 2 or length(p_city) > 100 or length(p_email) > 254 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "address"}');
  end if;
  perform private.check_size(p_items, 100000, 'items');
  v_wait := private.code_wait(p_code, p_email);
  if v_wait > 0 then
    return private.refuse_until(v_wait);
  end if;
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
    select coalesce(jsonb_agg(jsonb_build_object(
      'product_id', substring(x.line ->> 'product_id' from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
      'slug', x.line ->> 'slug', 'size', x.line ->> 'size', 'color', x.line ->> 'color',
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
  v_country := coalesce(p_country, (select s.default_country from public.shop_settings s));
  v_delivery := private.choose_delivery(v_country, p_city, p_shipping_method);
  if v_delivery.method_id is null and p_shipping_method is not null then
    -- The method is not offered any more, or not there.
    v_delivery := private.choose_delivery(v_country, p_city, null);
  end if;
  v_offers := private.find_offers(v_bought, p_code, nullif(btrim(p_email), ''), (select auth.uid()), v_replaced);
  c := private.price_cart(v_bought, v_delivery, v_offers);
  return jsonb_build_object(
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('product_id', l.product_id, 'slug', l.slug, 'size', l.size, 'color', l.color,
        'title', (select private.product_title(p, private.other_language()) from public.products p where p.id = l.product_id),
        'price', l.price, 'available', l.available, 'variant_id', l.variant_id,
        'renamed', (select jsonb_build_object('size', v.size, 'color', v.color) from public.product_variants v
          where v.id = l.variant_id and (v.size, v.color) <> (l.size, l.color)),
        'deal_ends_at', (select d.ends_at from public.deals d where d.id = l.deal_id),
        'ended_price', (
          select d.deal_price from public.deals d
          where d.product_id = l.product_id and d.starts_at <= now() and d.ends_at > now() - interval '30 days'
            and (d.ends_at <= now() or d.sold >= d.total)
          order by d.ends_at desc, d.id limit 1),
        'discount', coalesce(b.discount, 0))
        || case when (select private.measure_detail()) is null then '{}'
          else coalesce((select private.product_measure(p.details) from public.products p where p.id = l.product_id), '{}') end
        order by l.position), '[]')
      from unnest(v_lines) as l left join unnest(c.lines) as b on b.position = l.position),
    'subtotal', c.subtotal, 'discount', c.discount, 'shipping', c.shipping, 'total', c.total,
    'applied', private.applied_answer(c), 'code', private.code_answer(c, v_offers, p_code),
    'is_served', v_delivery.is_served,
    'needs_city', nullif(btrim(p_city), '') is null and private.depends_on_city(v_country),
    'shipping_methods', private.shipping_choices(v_delivery.zone_id, c.subtotal, (c.applied).kind is not distinct from 'free_shipping'),
    'shipping_method', v_delivery.method_id);
end
$$;
create function public.quote_cart(
  p_items jsonb, p_country text default null, p_city text default null, p_shipping_method uuid default null,
  p_code text default null, p_email text default null, p_replaces text default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.quote_cart(private.json_list(p_items, 'items'), p_country, p_city, p_shipping_method, p_code, p_email, p_replaces) $$;
grant execute on function private.quote_cart(jsonb, text, text, uuid, text, text, text),
  public.quote_cart(jsonb, text, text, uuid, text, text, text) to anon, authenticated;

-- Refuses lines that cannot be a cart. Raises PT400 INVALID_INPUT {field}.
create function private.check_items(p_items jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.check_size(p_items, 100000, 'items');
  if p_items is null or jsonb_typeof(p_items) <> 'array' or jsonb_array_length(p_items) not between 1 and 50 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
  if exists (
       select 1 from jsonb_array_elements(p_items) as e (line)
       where jsonb_typeof(e.line) <> 'object'
          or e.line ->> 'product_id' !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          or jsonb_typeof(e.line -> 'slug') is distinct from 'string' or length(e.line ->> 'slug') > 120
          or jsonb_typeof(e.line -> 'size') is distinct from 'string' or length(e.line ->> 'size') > 83
          or jsonb_typeof(e.line -> 'color') is distinct from 'string' or length(e.line ->> 'color') > 40
          or jsonb_typeof(e.line -> 'quantity') is distinct from 'number'
          or e.line ->> 'quantity' !~ '^[1-9][0-9]?$') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
end
$$;

-- What the checkout asks for of that which not everybody has: {email, zipCode, lastName}, each required, optional or hidden, and
-- {company, companyNumber} where the owner asks for them. Where
-- the owner has not said, as usual in the shop's country: in Morocco people order by phone, and streets have no ZIP code that
-- anybody knows.
create function private.checkout_fields() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('email', coalesce(s.email_field, case when s.country = 'MA' then 'optional' else 'required' end),
      'zipCode', coalesce(s.zip_field, case when s.country = 'MA' then 'hidden' else 'required' end),
      'lastName', coalesce(s.last_name_field, case when s.country = 'MA' then 'hidden' else 'required' end))
      || case when s.company_asked then '{"company": "optional", "companyNumber": "optional"}'::jsonb else '{}' end
    from public.shop_settings s);
end
$$;

-- The same for who takes an order for a customer, or corrects one (p_order; null for a new one): a caller names no email, and
-- says as much of a name as they like; an order keeps what it was placed with, and needs nothing that it was placed without.
create function private.owner_fields(p_order public.orders) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_fields jsonb := private.checkout_fields();
  v_zip text := coalesce(p_order.shipping_address ->> 'zipCode', '');
begin
  return jsonb_build_object('lastName', 'optional',
    'email', case when v_fields ->> 'email' = 'required' and p_order.channel = 'web' and p_order.customer_email is not null
      then 'required' else 'optional' end,
    'zipCode', case
      when p_order.id is null or v_fields ->> 'zipCode' = 'optional' then v_fields ->> 'zipCode'
      when (v_fields ->> 'zipCode' = 'required') = (v_zip <> '') then v_fields ->> 'zipCode'
      else 'optional' end)
    || case when v_fields ? 'company' or p_order.shipping_address ?| '{company,companyNumber}' then '{"company": "optional"}'::jsonb else '{}' end;
end
$$;

-- The company that an order's invoice is made out to, as typed in its address, cleaned: {company, companyNumber}, of which what is
-- missing is left out; {} where p_fields asks for none. The number is a Moroccan ICE of 15 digits or a VAT number; spaces, dots and
-- hyphens do not count. Raises PT400 INVALID_INPUT {field}.
create function private.read_company(p_address jsonb, p_fields jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  v_company text;
  v_number text;
begin
  if not p_fields ? 'company' then
    return '{}';
  end if;
  v_company := private.input_line(p_address, 'company', 100, false);
  v_number := nullif(upper(regexp_replace(private.tidy(private.input_line(p_address, 'companyNumber', 40, false)), '[ .-]', '', 'g')), '');
  if v_number !~ '^[0-9]{15}$' and not private.is_vat_number(v_number) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "companyNumber"}');
  end if;
  return jsonb_strip_nulls(jsonb_build_object('company', v_company, 'companyNumber', v_number));
end
$$;

-- The buyer and the address as typed, cleaned: {name, email, phone, note, address}; p_fields as private.checkout_fields. What is
-- hidden is left out, and a ZIP code that is missing is empty. Without an email the phone is a number that can be called; a last
-- name is a second word, and a word or a ZIP code has a letter or a digit. Raises PT400 INVALID_INPUT {field}.
create function private.read_buyer(p_customer jsonb, p_shipping_address jsonb, p_fields jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_email text;
  v_phone text;
  v_name text;
  v_zip text;
begin
  if p_customer is null or jsonb_typeof(p_customer) <> 'object' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "customer"}');
  end if;
  if p_shipping_address is null or jsonb_typeof(p_shipping_address) <> 'object' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "shippingAddress"}');
  end if;
  if p_fields ->> 'email' <> 'hidden' then
    v_email := private.input_line(p_customer, 'email', 254, p_fields ->> 'email' = 'required');
  end if;
  v_phone := private.input_line(p_customer, 'phone', 40);
  -- The courier and the owner call it (src/domain/values/validation.ts has the same rule).
  if private.tidy(v_phone) !~ '^[-+0-9 ().\/]+$' or length(regexp_replace(private.tidy(v_phone), '[^0-9]', '', 'g')) < 6 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "phone"}');
  end if;
  if v_email is not null then
    v_email := private.read_email(p_customer ->> 'email');
  elsif private.phone_e164(v_phone, private.clean_line(p_shipping_address ->> 'country')) is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "phone"}');
  end if;
  v_name := private.input_name(p_customer, 'name', 160);
  if p_fields ->> 'lastName' = 'required' and (
    select count(*) from regexp_split_to_table(v_name, ' ') as w (word) where private.words(w.word) <> '{}') < 2 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "name"}');
  end if;
  if p_fields ->> 'zipCode' <> 'hidden' then
    v_zip := private.tidy(private.input_line(p_shipping_address, 'zipCode', 20, p_fields ->> 'zipCode' = 'required'));
    if p_fields ->> 'zipCode' = 'required' and v_zip !~ '[0-9A-Za-z]' then
      perform private.fail(400, 'INVALID_INPUT', '{"field": "zipCode"}');
    end if;
  end if;
  return jsonb_build_object(
    'name', v_name,
    'email', v_email,
    'phone', v_phone,
    'note', private.input_line(p_customer, 'note', 500, false),
    'address', jsonb_build_object(
      'address', private.input_line(p_shipping_address, 'address', 200),
      'city', private.input_line(p_shipping_address, 'city', 100),
      'zipCode', coalesce(v_zip, ''),
      'country', private.input_country(p_shipping_address, 'country')) || private.read_company(p_shipping_address, p_fields));
end
$$;

-- By what the owner will know this buyer (private.read_buyer): orders.customer_key of the order. Prices and limits get it as
-- p_email, the mailbox by which a customer counts.
create function private.customer_key(p_buyer jsonb) returns text
language sql immutable set search_path = ''
as $$ select coalesce(p_buyer ->> 'email', private.phone_e164(p_buyer ->> 'phone', p_buyer #>> '{address,country}')) $$;

-- A cart line with its current product, price and stock; variant_id is null when the variant no longer exists.
create type private.cart_line as (
  position int, slug text, size text, color text, quantity int, product_id uuid, variant_id uuid, deal_id uuid,
  price numeric(10, 2), available int,
  discount numeric(10, 2)
);
-- The lines of a cart with prices and stock. The id of a line tells its product, without one its slug, which may be a former
-- one like the name of its size or colour: carts keep what they were filled with. A variant costs what it has as a price of its
-- own, else the product's. A deal's price counts while it has enough
-- left for all lines of its product together, and the buyer has not had as many as one customer may: by the account, without
-- one by the mailbox, which may be unknown. p_except is an order that does not count.
create function private.read_cart(p_items jsonb, p_customer text, p_user uuid, p_except uuid) returns private.cart_line[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select row(l.i, l.slug, l.size, l.color, l.quantity, l.product_id, l.variant_id, n.deal_id,
      -- A deal's price is that of all variants.
      case when n.deal_id is null then coalesce(l.own_price, n.price) else n.price end, l.available, 0)::private.cart_line
    from (
      select e.i::int, e.line ->> 'slug' as slug, e.line ->> 'size' as size, e.line ->> 'color' as color,
             (e.line ->> 'quantity')::int as quantity, p.id as product_id, v.id as variant_id,
             coalesce(v.quantity, 0) as available, v.price as own_price,
             sum((e.line ->> 'quantity')::int) over (partition by p.id) as of_product
      from jsonb_array_elements(p_items) with ordinality as e (line, i)
      -- The limits keep each line's lookups by index; a join reads a small shop's whole catalogue.
      left join lateral (
        select q.id from public.products q where q.status = 'live' and q.id = coalesce((e.line ->> 'product_id')::uuid,
          (select m.product_id from public.product_moves m where m.slug = e.line ->> 'slug'),
          (select n.id from public.products n where n.slug = e.line ->> 'slug'))
        limit 1
      ) p on true
      left join lateral (
        select w.id, w.quantity, w.price from public.product_variants w where w.id = coalesce(
          (select n.id from public.product_variants n
           where n.product_id = p.id and n.size = e.line ->> 'size' and n.color = e.line ->> 'color'),
          (select f.variant_id from private.former_variants f
           where f.product_id = p.id and f.size = e.line ->> 'size' and f.color = e.line ->> 'color'))
        limit 1
      ) v on true
    ) l
    cross join lateral private.price_for(l.product_id, l.of_product::int, p_customer, p_user, p_except) n
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
    -- Two lines may be one variant under two names: each has what the ones before it leave.
    select n.slug, n.size, n.color, sum(n.quantity)::int as requested, greatest(0, min(n.available - n.before))::int as available,
      min(n.position) as i
    from (
      select l.*, coalesce(sum(l.quantity) filter (where l.variant_id is not null) over (partition by l.variant_id
        order by first.position groups between unbounded preceding and 1 preceding), 0) as before
      from unnest(p_lines) as l join (
        select k.slug, k.size, k.color, min(k.position) as position from unnest(p_lines) as k group by 1, 2, 3
      ) first on (first.slug, first.size, first.color) = (l.slug, l.size, l.color)
    ) n group by 1, 2, 3
  ) w
  where w.available < w.requested;
  if v_short is not null then
    perform private.fail(409, 'OUT_OF_STOCK', v_short);
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
  perform private.explain_stock('sale', nullif(current_setting('shop.placed_order', true), '')::uuid);
  update public.product_variants v set quantity = v.quantity - w.taken
  from (select l.variant_id, sum(l.quantity)::int as taken from unnest(p_lines) as l group by 1) w
  where v.id = w.variant_id;
  perform private.explain_stock(null, null);
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
-- Places an order, in one transaction, at most once per idempotency key. It is unpaid; an order by card
-- or bank transfer holds its stock until payment_due_at.
--   p_idempotency_key  64 hex digits made by the browser; later it is also the token that opens a guest's order
--   p_items            [{product_id?, slug, size, color, quantity}], 1 to 50 lines, quantity 1 to 99
--   p_customer         {name, email, phone, note?}; in the shop a phone of seven digits or more is one (private.phone_e164)
--   p_shipping_address {address, city, zipCode, country}, the country by its code; what of it may be missing: private.checkout_fields
--   p_payment_method   card | bank | cod
--   p_expected_total   what the shopper saw
--   p_shipping_method  null for the first of the place
--   p_code             of a discount
-- The setting shop.order_channel tells an owner's order (private.place_owner_order): the limits on what a customer or guests
-- may order and hold are not asked for, and at the counter nothing is delivered. shop.order_language is the language of the
-- customer that an owner has chosen; a shopper's is the one of the page.
-- Returns the order as private.order_json does. Raises PT400 INVALID_INPUT {field},
-- PT409 OUT_OF_STOCK [{slug, size, color, requested, available}], PT409 PRICE_CHANGED {lines, subtotal, discount, shipping,
-- total, applied, code}, PT409 SHIPPING_UNAVAILABLE {is_served, shipping_methods},
-- PT409 PAYMENT_METHOD_UNAVAILABLE {methods}, PT409 LINE_LIMIT [{slug, size, color, requested, available}],
-- PT422 KEY_REUSED {order_id}, PT429 TOO_MANY_ORDERS, PT429 TOO_MANY_UNPAID {reason, limit},
-- PT429 HELD_FOR_OTHERS [{slug, size, color, requested, available}], PT503 CHECKOUT_CLOSED, PT503 BUSY.
create function private.place_order(
  p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text, p_expected_total numeric,
  p_shipping_method uuid default null, p_code text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_channel text := coalesce(nullif(current_setting('shop.order_channel', true), ''), 'web');
  -- Validates shape and size first, so that an invalid request locks and reads nothing.
  v_buyer jsonb := private.check_order_request(
    p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method, p_expected_total,
    case when v_channel = 'web' then private.checkout_fields() else private.owner_fields(null) end);
  v_customer text := private.customer_key(v_buyer);
  v_phone text := private.phone_e164(v_buyer ->> 'phone', v_buyer #>> '{address,country}');
  v_key_hash bytea := sha256(convert_to(p_idempotency_key, 'UTF8'));
  -- Method and code are left out when a request has neither, so that its hash does not depend on whether the page sends
  -- them.
  v_request_hash bytea := sha256(convert_to((jsonb_build_array(p_items, v_buyer, p_payment_method, p_expected_total)
    || case when coalesce(p_shipping_method::text, p_code) is null then '[]' else jsonb_build_array(p_shipping_method, p_code) end)::text, 'UTF8'));
  v_key private.order_keys;
  v_user uuid := case when v_channel = 'web' then (select auth.uid()) end;
  v_language text := coalesce(nullif(current_setting('shop.order_language', true), ''), private.asked_language());
  v_today date := private.shop_day(now());
  v_due timestamptz;
  v_order public.orders;
  v_lines private.cart_line[];
  v_delivery private.delivery;
  v_offers private.offer[];
  v_overdue uuid[];
  v_cart private.priced_cart;
  v_again private.priced_cart;
  v_locked uuid[];
begin
  perform private.check_code(p_code);
  -- What a caller reads as a number and the shop does not would get round everything that counts or blocks by phone.
  if v_channel = 'web' and v_phone is null and length(regexp_replace(private.tidy(v_buyer ->> 'phone'), '\D', '', 'g')) > 6 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "phone"}');
  end if;
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
  if v_channel <> 'web' and exists (select from private.replaced_order_links l where l.token_hash = v_key_hash) then
    perform private.fail(422, 'KEY_REUSED');
  end if;
  v_due := private.payment_deadline(p_payment_method);
  -- One order per customer at a time, so that what the customer's unpaid orders hold is counted one after the other.
  perform private.take_turn(k.key) from unnest(private.customer_turns(v_customer, v_buyer ->> 'phone', v_user)) as k (key);
  if v_channel = 'web' then
    perform private.check_order_rate(v_customer, v_phone, v_user);
  end if;

  -- Everything that can run before the stock lock runs before it, because many buyers may wait for the same row.
  v_lines := private.read_cart(p_items, v_customer, v_user, null);
  perform private.check_line_limit(v_lines);
  if v_channel = 'web' then
    perform private.check_holds(v_lines, v_customer, v_buyer ->> 'phone', v_user);
  end if;
  if v_channel <> 'counter' then
    v_delivery := private.choose_delivery(v_buyer #>> '{address,country}', v_buyer #>> '{address,city}', p_shipping_method);
    perform private.check_delivery(v_delivery, v_lines);
  end if;
  v_offers := private.find_offers(v_lines, p_code, v_customer, v_user, null);
  v_cart := private.price_cart(v_lines, v_delivery, v_offers);
  if (v_cart.applied).is_limited then
    perform private.take_turn(k.key)
    from unnest((select private.discount_turns(d, v_customer, v_user) from public.discounts d
                 where d.id = (v_cart.applied).id)) as k (key);
    -- Under the turns: this is what the limits leave.
    v_offers := private.find_offers(v_lines, p_code, v_customer, v_user, null);
    v_again := private.price_cart(v_lines, v_delivery, v_offers);
    if (v_again.applied).is_limited and (v_again.applied).id <> (v_cart.applied).id then
      -- Another limited discount took the place of one that was used up; its turns come with the next try.
      perform private.check_total(v_again, p_expected_total, v_offers, p_code);
      perform private.fail(503, 'BUSY');
    end if;
    v_cart := v_again;
    if v_user is null and v_channel = 'web' then
      perform private.check_code_uses((v_cart.applied).id, v_customer);
    end if;
  end if;
  v_overdue := private.overdue_orders(array(select l.variant_id from unnest(v_lines) as l), 10);
  if v_overdue <> '{}' or exists (
    select from private.exchange_holds h where h.until < now() and h.variant_id in (select l.variant_id from unnest(v_lines) as l)) then
    perform private.cancel_overdue(v_overdue, array(select l.variant_id from unnest(v_lines) as l));
    v_lines := private.read_cart(p_items, v_customer, v_user, null);
    v_cart := private.price_cart(v_lines, v_delivery, v_offers);
  end if;
  perform private.check_stock(v_lines);
  perform private.check_total(v_cart, p_expected_total, v_offers, p_code);
  insert into public.orders (user_id, customer_name, customer_email, customer_phone, customer_note, shipping_address,
    payment_method, payment_due_at, subtotal, discount_amount, discount_code, discount_title, discount_id, shipping_cost,
    total_amount, shipping_method, estimated_from, estimated_delivery, channel, language)
  values (v_user, v_buyer ->> 'name', v_buyer ->> 'email', v_buyer ->> 'phone', v_buyer ->> 'note',
    v_buyer -> 'address', p_payment_method, v_due, v_cart.subtotal, v_cart.discount, (v_cart.applied).code,
    (v_cart.applied).title, (v_cart.applied).id, v_cart.shipping, v_cart.total, v_delivery.name,
    v_today + v_delivery.min_days, v_today + v_delivery.max_days, v_channel, v_language)
  returning * into v_order;
  insert into private.order_keys (order_id, token_hash, request_hash) values (v_order.id, v_key_hash, v_request_hash);

  -- Reads the cart again under the lock: this is what is sold.
  perform private.lock_variants(array(select l.variant_id from unnest(v_lines) as l));
  v_locked := array(select l.variant_id from unnest(v_lines) as l order by l.position);
  v_lines := private.read_cart(p_items, v_customer, v_user, null);
  perform private.check_stock(v_lines);
  if array(select l.variant_id from unnest(v_lines) as l order by l.position) <> v_locked then
    -- Names were exchanged or joined meanwhile; the next try locks what they mean now.
    perform private.fail(503, 'BUSY');
  end if;
  v_again := private.price_cart(v_lines, v_delivery, v_offers);
  perform private.check_total(v_again, p_expected_total, v_offers, p_code);
  if not private.take_cart(v_lines) then
    v_again := private.price_cart(private.read_cart(p_items, v_customer, v_user, null), v_delivery, v_offers);
    perform private.check_total(v_again, p_expected_total, v_offers, p_code);
    -- The deal had stock again by the second check.
    perform private.fail(503, 'BUSY');
  end if;
  if v_user is null and v_channel = 'web' then
    perform private.check_shares(v_lines, p_payment_method);
  end if;
  if (v_again.subtotal, v_again.discount, (v_again.applied).id) is distinct from (v_cart.subtotal, v_cart.discount, (v_cart.applied).id) then
    -- Prices and discount changed between the two reads and came to the same total.
    perform private.fail(503, 'BUSY');
  end if;
  -- Inserted last, because the foreign key locks the variant: a hundred buyers at once would share that lock.
  perform private.add_order_items(v_order.id, v_again.lines);
  -- A member who orders in another language reads that one from now on.
  update public.profiles p set language = v_language where p.id = v_user and p.language <> v_language;
  perform private.add_holds(v_order, case when v_channel = 'web' then private.client_network() end);
  if v_order.discount_id is not null then
    perform private.redeem_discount(v_order, v_cart.saved);
  end if;
  return private.order_json(v_order.id);
end
$$;

create function public.place_order(
  p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text, p_expected_total numeric,
  p_shipping_method uuid default null, p_code text default null, p_currency text default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.place_order_in(p_currency, p_idempotency_key, private.json_list(p_items, 'items'),
    private.json_object(p_customer, 'customer'), private.json_object(p_shipping_address, 'shippingAddress'), p_payment_method,
    p_expected_total, p_shipping_method, p_code)
$$;
grant execute on function public.place_order(text, jsonb, jsonb, jsonb, text, numeric, uuid, text, text) to anon, authenticated;

-- ------------------------------------------------------------------ cancelling and claiming

-- The order for its member or the holder of its token, locked. Raises PT404 ORDER_NOT_FOUND.
create function private.lock_own_order(p_order_id uuid, p_token text) returns public.orders
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders o
  where o.id = p_order_id and (o.user_id = (select auth.uid()) or private.opens_order(o.id, p_token))
  for no key update;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  return v_order;
end
$$;

-- Cancels an order for its member or the holder of its token, while it is pending and within the window. Stock, deals
-- and mail follow by the order's triggers, once. Returns the order as private.order_json does. Raises PT404
-- ORDER_NOT_FOUND, PT409 CANCEL_WINDOW_CLOSED {status, until}.
create function private.cancel_order(p_order_id uuid, p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Waits for an owner's update that is running now, and then reads the order's new status.
  v_order public.orders := private.lock_own_order(p_order_id, p_token);
begin
  if coalesce(private.cancel_until(v_order) < now(), true) then
    perform private.fail(409, 'CANCEL_WINDOW_CLOSED',
      jsonb_build_object('status', v_order.order_status, 'until', private.cancel_until(v_order)));
  end if;
  update public.orders o set order_status = 'cancelled', cancel_reason = 'customer' where o.id = v_order.id;
  -- The trigger reads who is signed in; a caller with the order's token counts as the customer as well.
  update public.order_events e set actor = 'customer'
  where e.id = (select max(n.id) from public.order_events n where n.order_id = v_order.id);
  return private.order_json(v_order.id);
end
$$;
create function public.cancel_order(p_order_id uuid, p_token text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_order(p_order_id, p_token) $$;
grant execute on function private.cancel_order(uuid, text), public.cancel_order(uuid, text) to anon, authenticated;

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
create function public.claim_order(p_order_id uuid, p_token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.claim_order(p_order_id, p_token) $$;
grant execute on function private.claim_order(uuid, text), public.claim_order(uuid, text) to authenticated;
