-- Payments and refunds. An order is paid when money has arrived: its payment status and sums follow from the rows of
-- public.payments and public.refunds, and nothing else can set them. An order by card or bank transfer holds its stock
-- until payment_due_at; unpaid by then, it is cancelled and the stock returns.
--
-- Locks: the order first, then its payments; orders in id order before variants, products and deals (private.lock_stock).

-- Bodies name what later files create.
set check_function_bodies = off;

-- ------------------------------------------------------------------ tables

-- Money that came in for an order, or is expected: one row per try.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- exchange: what came back of another order paid for it (private.exchange_return).
  method text not null check (method in ('card', 'bank', 'cod', 'exchange')),
  -- Null when the owner recorded the payment by hand.
  provider text check (provider in ('stripe', 'cmi')),
  -- The provider's name for it.
  reference text check (length(reference) between 1 and 255),
  -- The upper bound also keeps NaN out, which PostgreSQL sorts above every number.
  amount numeric(10, 2) not null check (amount between 0.01 and 99999999),
  -- The order's, by trigger.
  currency text not null default private.shop_currency(),
  status text not null check (status in ('open', 'processing', 'succeeded', 'failed', 'expired')),
  -- The owner's; the customer never sees it.
  note text check (length(note) between 1 and 500),
  author_id uuid references auth.users (id) on delete set null,
  -- Until when the provider takes it.
  expires_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  -- When it succeeded, failed or expired; for a transfer the day on which it arrived.
  settled_at timestamptz,
  disputed_at timestamptz,
  unique (provider, reference),
  constraint payments_settled check ((settled_at is not null) = (status in ('succeeded', 'failed', 'expired'))),
  constraint payments_currency check (private.is_currency(currency))
);
create index payments_of_order on public.payments (order_id, created_at);
create index payments_by_author on public.payments (author_id);

-- Money that went back from a payment, or is about to.
create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete cascade,
  amount numeric(10, 2) not null check (amount between 0.01 and 99999999),
  -- The owner's; null when the provider started the refund.
  reason text check (length(reason) between 1 and 500),
  -- exchange: it paid for what was sent instead (private.exchange_return); no money went out.
  way text not null check (way in ('provider', 'transfer', 'cash', 'voucher', 'exchange')),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  reference text check (length(reference) between 1 and 255),
  author_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  constraint refunds_settled check ((settled_at is not null) = (status <> 'pending'))
);
create index refunds_of_payment on public.refunds (payment_id, created_at);
create index refunds_by_author on public.refunds (author_id);

alter table public.payments enable row level security;
alter table public.refunds enable row level security;

-- Orders that hold stock unpaid, by when they are due: what is overdue is found by one index probe.
create index orders_unpaid on public.orders (payment_due_at)
  where order_status = 'pending' and paid_amount = 0 and payment_due_at is not null;
create index orders_due on public.orders (created_at desc, id) where due_amount > 0;

-- The condition of the filter to-refund (private.order_condition), word for word.
create index orders_to_refund on public.orders (created_at desc, id)
  where paid_amount - refunded_amount - refund_pending_amount > case order_status when 'cancelled' then 0 else total_amount end;

grant update (cancel_reason) on public.orders to authenticated;

-- ------------------------------------------------------------------ money of an order

-- Before a payment is written: locks its order, so that two payments of one order are summed one after the other, and
-- takes the order's currency. What was paid stays as it was paid; a provider may still report success for a payment that
-- failed or expired. Raises PT403 PAYMENT_IS_FIXED.
create function private.payment_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_currency text;
begin
  select o.currency into v_currency from public.orders o where o.id = new.order_id for no key update;
  if tg_op = 'INSERT' then
    new.currency := v_currency;
  elsif (new.order_id, new.method, new.currency) is distinct from (old.order_id, old.method, old.currency)
    or (old.status = 'succeeded' and (new.status, new.amount) is distinct from (old.status, old.amount)) then
    perform private.fail(403, 'PAYMENT_IS_FIXED');
  end if;
  return new;
end
$$;
create trigger payment_before_write before insert or update on public.payments
  for each row execute function private.payment_before_write();

-- Before a refund is written: under the lock of its order and payment, all that did not fail together must not exceed
-- the payment. Raises PT403 REFUND_IS_FIXED, PT409 NOT_PAID, PT409 REFUND_EXCEEDS_PAYMENT {left}.
create function private.refund_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_payment public.payments;
  v_left numeric;
begin
  -- A refund that succeeded may still fail: the customer's bank sends it back.
  if tg_op = 'UPDATE' and ((new.payment_id, new.amount, new.way) is distinct from (old.payment_id, old.amount, old.way)
    or (old.status = 'succeeded' and new.status = 'pending')) then
    perform private.fail(403, 'REFUND_IS_FIXED');
  end if;
  perform 1 from public.orders o
  where o.id = (select p.order_id from public.payments p where p.id = new.payment_id) for no key update;
  select * into v_payment from public.payments p where p.id = new.payment_id for no key update;
  if v_payment.status is distinct from 'succeeded' then
    perform private.fail(409, 'NOT_PAID');
  end if;
  v_left := v_payment.amount - (select coalesce(sum(r.amount), 0) from public.refunds r
    where r.payment_id = new.payment_id and r.status <> 'failed' and r.id <> new.id);
  if new.status <> 'failed' and new.amount > v_left then
    perform private.fail(409, 'REFUND_EXCEEDS_PAYMENT', jsonb_build_object('left', v_left));
  end if;
  return new;
end
$$;
create trigger refund_before_write before insert or update on public.refunds
  for each row execute function private.refund_before_write();

-- What an order's succeeded payments and refunds sum up to.
create function private.money_of(p_order_id uuid, out paid numeric, out refunded numeric, out pending numeric)
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(p.amount), 0),
    coalesce(sum((select sum(r.amount) from public.refunds r where r.payment_id = p.id and r.status = 'succeeded')), 0),
    coalesce(sum((select sum(r.amount) from public.refunds r where r.payment_id = p.id and r.status = 'pending')), 0)
  from public.payments p where p.order_id = p_order_id and p.status = 'succeeded'
$$;

-- After a payment or refund changed: the order's sums follow.
create function private.sum_order_money() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_row jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  v_order uuid := coalesce((v_row ->> 'order_id')::uuid,
    (select p.order_id from public.payments p where p.id = (v_row ->> 'payment_id')::uuid));
begin
  update public.orders o set paid_amount = m.paid, refunded_amount = m.refunded, refund_pending_amount = m.pending
  from private.money_of(v_order) m
  where o.id = v_order
    and (o.paid_amount, o.refunded_amount, o.refund_pending_amount) is distinct from (m.paid, m.refunded, m.pending);
  return null;
end
$$;
create trigger sum_payments after insert or update or delete on public.payments
  for each row execute function private.sum_order_money();
create trigger sum_refunds after insert or update or delete on public.refunds
  for each row execute function private.sum_order_money();

-- An order's sums can only be set to what its payments and refunds say, by any role. Raises PT403 PAYMENTS_DECIDE.
create function private.order_money_is_derived() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (new.paid_amount, new.refunded_amount, new.refund_pending_amount) is distinct from
    (select (m.paid, m.refunded, m.pending) from private.money_of(new.id) m) then
    perform private.fail(403, 'PAYMENTS_DECIDE');
  end if;
  return new;
end
$$;
create trigger order_money_is_derived before update of paid_amount, refunded_amount, refund_pending_amount on public.orders
  for each row execute function private.order_money_is_derived();

-- ------------------------------------------------------------------ reading an order

-- What an order shows of its money to its customer: {payments: [{id, method, provider, amount, status, expires_at,
-- created_at, settled_at}], refunds: [{id, payment_id, amount, way, status, created_at, settled_at}], bank}. `bank` is
-- {holder, bank, account, swift, reference} while a transfer is awaited, else null.
create function private.order_money(p_order public.orders) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'method', p.method, 'provider', p.provider, 'amount', p.amount,
        'status', p.status, 'expires_at', p.expires_at, 'created_at', p.created_at, 'settled_at', p.settled_at)
        order by p.created_at, p.id), '[]')
      from public.payments p where p.order_id = p_order.id),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'payment_id', r.payment_id, 'amount', r.amount, 'way', r.way,
        'status', r.status, 'created_at', r.created_at, 'settled_at', r.settled_at) order by r.created_at, r.id), '[]')
      from public.payments p join public.refunds r on r.payment_id = p.id where p.order_id = p_order.id),
    'bank', (
      select jsonb_build_object('holder', s.bank_holder, 'bank', s.bank_name, 'account', s.bank_account, 'swift', s.bank_swift,
        'reference', p_order.order_number)
      from public.shop_settings s
      where p_order.payment_method = 'bank' and p_order.due_amount > 0 and 'bank' = any (s.payment_methods)));
end
$$;

-- ------------------------------------------------------------------ reservations

-- Locks the stock of variants until the transaction ends, with their products and with deals: those named and those that
-- run for these products. For a transaction that changes the stock of several orders. Raises PT503 BUSY.
create function private.lock_stock(p_variants uuid[], p_deals uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_products uuid[] := array(select distinct v.product_id from public.product_variants v where v.id = any (p_variants));
begin
  perform private.lock_variants(p_variants);
  perform 1 from public.products p where p.id = any (v_products) order by p.id for no key update;
  perform 1 from public.deals d
  where d.id = any (p_deals) or (d.product_id = any (v_products) and d.starts_at <= now() and d.ends_at > now())
  order by d.id for no key update;
end
$$;

-- Up to p_limit unpaid orders whose time is over, the longest overdue first; with p_variants those that hold one of them.
-- A transfer or card payment that the provider is still processing is not overdue.
create function private.overdue_orders(p_variants uuid[], p_limit int) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  return array(
    select o.id
    from (
      -- Bounded, so that a checkout never reads through a flood of abandoned orders.
      select q.id, q.payment_due_at from public.orders q
      where q.order_status = 'pending' and q.paid_amount = 0 and q.payment_due_at < now()
      order by q.payment_due_at, q.id limit 1000
    ) o
    where (p_variants is null
        or exists (select 1 from public.order_items i where i.order_id = o.id and i.variant_id = any (p_variants)))
      and not exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'processing')
    order by o.payment_due_at, o.id limit p_limit);
end
$$;

-- Cancels those of the given orders that are still overdue; their stock and deals return by the order's triggers, once.
-- Also locks the stock of p_variants, which the caller is about to take, and gives back what was kept of it for an exchange
-- whose time is over. Orders that another session is changing are left
-- to it: waiting for them could deadlock, as that session may wait for stock. Returns how many were cancelled.
-- Raises PT503 BUSY.
create function private.cancel_overdue(p_ids uuid[], p_variants uuid[]) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ids uuid[];
  v_recorded text := coalesce(current_setting('shop.is_recorded', true), '');
  v_cancelled int;
begin
  select array_agg(l.id) into v_ids from (
    select o.id from public.orders o
    where o.id = any (p_ids) and o.order_status = 'pending' and o.paid_amount = 0 and o.payment_due_at < now()
    order by o.id for no key update skip locked
  ) l;
  perform private.lock_stock(
    p_variants || array(select i.variant_id from public.order_items i where i.order_id = any (v_ids)),
    array(select i.deal_id from public.order_items i where i.order_id = any (v_ids) and i.deal_id is not null));
  -- The shop cancels, not the owner or the buyer whose request this happens in.
  perform set_config('shop.is_recorded', 'true', true);
  delete from private.exchange_holds h where h.variant_id = any (p_variants) and h.until < now();
  update public.orders o set order_status = 'cancelled', cancel_reason = 'unpaid'
  where o.id = any (v_ids)
    and not exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'processing');
  get diagnostics v_cancelled = row_count;
  perform set_config('shop.is_recorded', v_recorded, true);
  return v_cancelled;
end
$$;

-- Cancels up to p_limit (at most 200) overdue orders, and gives back what was kept for exchanges for as long as it may be. For the
-- schedule; an owner's list calls release_overdue_orders.
-- Returns how many were cancelled. Raises PT503 BUSY.
create function private.expire_unpaid_orders(p_limit int default 100) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ids uuid[] := private.overdue_orders(null, least(greatest(coalesce(p_limit, 0), 0), 200));
  v_kept uuid[] := array(select h.variant_id from private.exchange_holds h where h.until < now() order by h.until limit 200);
begin
  return case when v_ids = '{}' and v_kept = '{}' then 0 else private.cancel_overdue(v_ids, v_kept) end;
end
$$;
grant execute on function private.expire_unpaid_orders(int) to service_role;

-- See private.expire_unpaid_orders. For a scheduler outside the database, with the service key.
create function public.expire_unpaid_orders(p_limit int default 100) returns int language sql volatile set search_path = ''
as $$ select private.expire_unpaid_orders(p_limit) $$;
grant execute on function public.expire_unpaid_orders(int) to service_role;

-- For the owner's lists, before they are read: cancels overdue orders. Returns how many. Raises PT403 FORBIDDEN, PT503 BUSY.
create function private.release_overdue_orders() returns int
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('orders.change');
  return private.expire_unpaid_orders(100);
end
$$;
create function public.release_overdue_orders() returns int language sql volatile set search_path = ''
as $$ select private.release_overdue_orders() $$;
grant execute on function private.release_overdue_orders(), public.release_overdue_orders() to authenticated;

-- ------------------------------------------------------------------ placing an order

-- Refuses a request to place an order that cannot be one; returns the buyer as private.read_buyer does.
-- Raises PT400 INVALID_INPUT {field}.
create function private.check_order_request(
  p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text, p_expected_total numeric,
  p_fields jsonb
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_buyer jsonb;
begin
  if p_idempotency_key is null or p_idempotency_key !~ '^[0-9a-f]{64}$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "idempotencyKey"}');
  end if;
  perform private.check_items(p_items);
  v_buyer := private.read_buyer(p_customer, p_shipping_address, p_fields);
  if p_payment_method is null or p_payment_method not in ('card', 'bank', 'cod') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "paymentMethod"}');
  end if;
  if p_expected_total is null or p_expected_total not between 0 and 9999999 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "expectedTotal"}');
  end if;
  return v_buyer;
end
$$;

-- Until when a new order may stay unpaid; null when cash is collected. Raises PT503 CHECKOUT_CLOSED,
-- PT409 PAYMENT_METHOD_UNAVAILABLE {methods}.
create function private.payment_deadline(p_payment_method text) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_settings public.shop_settings;
begin
  select * into v_settings from public.shop_settings;
  if not v_settings.checkout_enabled then
    perform private.fail(503, 'CHECKOUT_CLOSED');
  end if;
  if not p_payment_method = any (v_settings.payment_methods) then
    perform private.fail(409, 'PAYMENT_METHOD_UNAVAILABLE', jsonb_build_object('methods', v_settings.payment_methods));
  end if;
  return case p_payment_method
    when 'card' then now() + make_interval(mins => v_settings.card_due_minutes)
    when 'bank' then now() + make_interval(days => v_settings.bank_due_days) end;
end
$$;

-- Writes the items of an order, with the names that product, size and colour have now, the title in the order's language, and the
-- rate of VAT of its category. The caller has taken their stock.
create function private.add_order_items(p_order_id uuid, p_lines private.cart_line[]) returns void
language plpgsql volatile set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  insert into public.order_items (order_id, product_id, variant_id, deal_id, product_name, shown_title, product_slug, product_image,
    size, color, price, quantity, position, discount, vat_rate)
  select p_order_id, p.id, l.variant_id, l.deal_id, p.title,
         nullif(private.product_title(p, o.language), p.title), p.slug,
         coalesce((select v.picture where p.images @> jsonb_build_array(jsonb_build_object('src', v.picture))),
                  (select i.image ->> 'src' from jsonb_array_elements(p.images) as i (image)
                   where i.image ->> 'color' = v.color limit 1), p.image_url),
         coalesce(v.size, l.size), coalesce(v.color, l.color), l.price, l.quantity, l.position, l.discount,
         case when s.vat_rates <> '{}' then (
           select (s.vat_rates ->> c.category)::numeric from public.collections c where c.slug = p.collection_slug) end
  from public.shop_settings s cross join unnest(p_lines) as l join public.products p on p.id = l.product_id join public.orders o on o.id = p_order_id
  left join public.product_variants v on v.id = l.variant_id;
end
$$;

-- ------------------------------------------------------------------ the owner records money

-- Raises PT400 INVALID_INPUT {field} unless p_amount can be paid: from a cent, in whole cents, no more than an order's
-- total can be.
create function private.check_amount(p_amount numeric) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(p_amount not between 0.01 and 9999999 or p_amount <> round(p_amount, 2), true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "amount"}');
  end if;
end
$$;

-- Adds a payment that the owner received. The caller has locked the order. Raises PT409 NOT_SENT_YET for cash of an order
-- of which no parcel left: it is collected when a parcel is handed over.
create function private.add_payment(p_order public.orders, p_amount numeric, p_method text, p_at timestamptz, p_note text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if p_method = 'cod' and p_order.payment_method = 'cod' and p_order.order_status not in ('shipped', 'delivered')
    and not exists (select from public.shipments s where s.order_id = p_order.id and s.state in ('shipped', 'delivered')) then
    perform private.fail(409, 'NOT_SENT_YET');
  end if;
  insert into public.payments (order_id, method, amount, status, note, author_id, settled_at)
  values (p_order.id, p_method, p_amount, 'succeeded', p_note, (select auth.uid()), p_at);
end
$$;

-- Records money that arrived outside of a provider: a transfer, cash, or a card at the shop's own terminal. Less or more
-- than is due is accepted and shown. Also for a cancelled order, so that it can be refunded.
--   p_paid_on  the day on which it arrived, today when null; neither before the order nor in the future
--   p_seen     the paid amount that the owner saw; another one is refused, so that two owners do not record one transfer twice
-- Returns the order as private.order_json does. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 ORDER_NOT_FOUND,
-- PT409 CHANGED_MEANWHILE {paid}, PT409 NOT_SENT_YET.
create function private.record_payment(p_order_id uuid, p_amount numeric, p_method text, p_paid_on date, p_note text, p_seen numeric)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_note text := nullif(private.clean_line(p_note), '');
begin
  perform private.only('payments');
  perform private.check_amount(p_amount);
  if p_method is null or p_method not in ('card', 'bank', 'cod') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "method"}');
  end if;
  if length(v_note) > 500 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "note"}');
  end if;
  select * into v_order from public.orders o where o.id = p_order_id for no key update;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  if p_paid_on not between private.shop_day(v_order.created_at) - 1 and private.shop_day(now()) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "paidOn"}');
  end if;
  if p_seen <> v_order.paid_amount then
    perform private.fail(409, 'CHANGED_MEANWHILE', jsonb_build_object('paid', v_order.paid_amount));
  end if;
  perform private.add_payment(v_order, p_amount, p_method,
    least(now(), coalesce((p_paid_on + time '12:00') at time zone private.shop_zone(), now())), v_note);
  return private.order_json(p_order_id);
end
$$;
create function public.record_payment(
  p_order_id uuid, p_amount numeric, p_method text, p_paid_on date default null, p_note text default null, p_seen numeric default null
) returns jsonb language sql volatile set search_path = ''
as $$ select private.record_payment(p_order_id, p_amount, p_method, p_paid_on, p_note, p_seen) $$;
grant execute on function private.record_payment(uuid, numeric, text, date, text, numeric),
  public.record_payment(uuid, numeric, text, date, text, numeric) to authenticated;

-- Takes back a payment that an owner recorded by mistake within the last day, and returns its order as private.order_json
-- does. The audit log keeps what it was. Raises PT403 FORBIDDEN, PT404 PAYMENT_NOT_FOUND,
-- PT409 PAYMENT_STAYS for one that a provider reported, that is older, that was refunded, or that an exchange made.
create function private.undo_payment(p_payment_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_payment public.payments;
begin
  perform private.only('payments');
  select o.* into v_order from public.orders o
  where o.id = (select p.order_id from public.payments p where p.id = p_payment_id) for no key update;
  select * into v_payment from public.payments p where p.id = p_payment_id for update;
  if not found then
    perform private.fail(404, 'PAYMENT_NOT_FOUND');
  end if;
  if v_payment.provider is not null or v_payment.method = 'exchange' or v_payment.status <> 'succeeded' or v_payment.created_at < now() - interval '1 day'
    or exists (select 1 from public.refunds r where r.payment_id = p_payment_id) then
    perform private.fail(409, 'PAYMENT_STAYS');
  end if;
  delete from public.payments p where p.id = p_payment_id;
  -- Otherwise an order whose time is over would be cancelled at once.
  update public.orders o set payment_due_at = null where o.id = v_order.id and o.payment_due_at < now() + interval '1 day';
  insert into private.audit_log (actor_id, table_name, label, operation, difference)
  values ((select auth.uid()), 'payments', v_order.order_number, 'delete', jsonb_build_object(
    'amount', jsonb_build_array(v_payment.amount, null), 'method', jsonb_build_array(v_payment.method, null)));
  return private.order_json(v_order.id);
end
$$;
create function public.undo_payment(p_payment_id uuid) returns jsonb language sql volatile set search_path = ''
as $$ select private.undo_payment(p_payment_id) $$;
grant execute on function private.undo_payment(uuid), public.undo_payment(uuid) to authenticated;

-- Records a refund that the owner sent outside of a provider. Returns the order as private.order_json does. Raises
-- PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 PAYMENT_NOT_FOUND, PT409 NOT_PAID, PT409 REFUND_EXCEEDS_PAYMENT {left}.
create function private.record_refund(p_payment_id uuid, p_amount numeric, p_reason text, p_way text, p_seen numeric) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_reason text := private.clean_line(p_reason);
begin
  perform private.only('payments');
  perform private.check_amount(p_amount);
  if coalesce(length(v_reason) not between 1 and 500, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "reason"}');
  end if;
  if p_way is null or p_way not in ('transfer', 'cash', 'voucher') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "way"}');
  end if;
  select o.* into v_order from public.orders o
  where o.id = (select p.order_id from public.payments p where p.id = p_payment_id) for no key update;
  if not found then
    perform private.fail(404, 'PAYMENT_NOT_FOUND');
  end if;
  if p_seen <> v_order.refunded_amount + v_order.refund_pending_amount then
    perform private.fail(409, 'CHANGED_MEANWHILE',
      jsonb_build_object('refunded', v_order.refunded_amount + v_order.refund_pending_amount));
  end if;
  insert into public.refunds (payment_id, amount, reason, way, status, author_id, settled_at)
  values (p_payment_id, p_amount, v_reason, p_way, 'succeeded', (select auth.uid()), now());
  return private.order_json(v_order.id);
end
$$;
create function public.record_refund(p_payment_id uuid, p_amount numeric, p_reason text, p_way text, p_seen numeric default null) returns jsonb
language sql volatile set search_path = ''
as $$ select private.record_refund(p_payment_id, p_amount, p_reason, p_way, p_seen) $$;
grant execute on function private.record_refund(uuid, numeric, text, text, numeric),
  public.record_refund(uuid, numeric, text, text, numeric) to authenticated;

-- What a bulk change of the payment does to one order: `paid` records that all that is due arrived by the order's own
-- method, `pending` takes back the last payment that was recorded. Returns the code of a refusal, else null.
create function private.change_order_payment(p_number text, p_from text, p_to text, p_note text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders o where o.order_number = p_number for no key update;
  if not found then
    return 'ORDER_NOT_FOUND';
  end if;
  if v_order.payment_status <> p_from or (p_to = 'paid' and v_order.due_amount = 0) then
    return 'CHANGED_MEANWHILE';
  end if;
  if p_to = 'paid' then
    perform private.add_payment(v_order, v_order.due_amount, v_order.payment_method, now(), p_note);
  else
    perform private.undo_payment((select p.id from public.payments p
      where p.order_id = v_order.id and p.status = 'succeeded' order by p.created_at desc, p.id limit 1));
  end if;
  return null;
end
$$;

-- Refuses changes of orders that cannot be made. Raises PT400 INVALID_INPUT {field}.
create function private.check_order_changes(p_changes jsonb, p_reason text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(p_changes) is distinct from 'array' or length(p_reason) > 500 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  if jsonb_array_length(p_changes) not between 1 and 200 or exists (
    select 1 from jsonb_to_recordset(p_changes) as c (number text, field text, "from" text, "to" text)
    where c.number is null or c."from" is null or c."to" is null or case c.field
      when 'status' then c."to" not in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')
      when 'payment' then c."to" not in ('pending', 'paid')
      else true end)
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  if p_reason not in ('customer', 'unpaid', 'refused', 'unreachable', 'out_of_stock', 'fraud', 'other')
    and exists (select 1 from jsonb_array_elements(p_changes) c where c ->> 'to' = 'cancelled') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "cancelReason"}');
  end if;
end
$$;

-- An order as a line of the owner's list.
create function private.order_line(p_order public.orders) returns jsonb
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
    'created_at', p_order.created_at, 'items', (
      select jsonb_build_array(jsonb_build_object('quantity', coalesce(sum(l.ordered), 0),
        'parcels', jsonb_build_array(jsonb_build_object('quantity', coalesce(sum(l.shipped), 0)))))
      from private.parcel_lines(p_order.id) l))
$$;

-- What only the owner sees of an order's money: {payments: [{id, method, provider, reference, amount, status, note, by,
-- at, settled_at, refundable}], refunds: [{id, payment_id, amount, reason, way, status, reference, by, at,
-- settled_at}]}. `refundable` is what is left of a payment to refund.
create function private.admin_order_money(p_order_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'method', p.method, 'provider', p.provider,
        'reference', p.reference, 'amount', p.amount, 'status', p.status, 'note', p.note, 'by', u.email, 'at', p.created_at,
        'settled_at', p.settled_at, 'refundable', case when p.status = 'succeeded' then p.amount - coalesce((
          select sum(r.amount) from public.refunds r where r.payment_id = p.id and r.status <> 'failed'), 0) else 0 end)
        order by p.created_at, p.id), '[]')
      from public.payments p left join auth.users u on u.id = p.author_id where p.order_id = p_order_id),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'payment_id', r.payment_id, 'amount', r.amount,
        'reason', r.reason, 'way', r.way, 'status', r.status, 'reference', r.reference, 'by', u.email, 'at', r.created_at,
        'settled_at', r.settled_at) order by r.created_at, r.id), '[]')
      from public.payments p join public.refunds r on r.payment_id = p.id left join auth.users u on u.id = r.author_id
      where p.order_id = p_order_id))
$$;

-- ------------------------------------------------------------------ figures

-- Money that arrived and that was refunded, summed per UTC day like private.sales_days: rows are appended, and
-- private.fold_sales joins them.
create table private.sales_money (
  day date not null,
  collected numeric(14, 2) not null,
  refunded numeric(14, 2) not null,
  is_folded boolean not null default false
);
create index sales_money_by_day on private.sales_money (day);
create unique index sales_money_folded on private.sales_money (day) where is_folded;
alter table private.sales_money enable row level security;

-- Appends what a payment (argument 1, 0) or a refund (0, 1) adds to the day on which it succeeded.
create function private.count_money() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.status = 'succeeded' then
    insert into private.sales_money (day, collected, refunded)
    values (private.shop_day(old.settled_at), -old.amount * tg_argv[0]::int, -old.amount * tg_argv[1]::int);
  end if;
  if tg_op <> 'DELETE' and new.status = 'succeeded' then
    insert into private.sales_money (day, collected, refunded)
    values (private.shop_day(new.settled_at), new.amount * tg_argv[0]::int, new.amount * tg_argv[1]::int);
  end if;
  return null;
end
$$;
create trigger count_payments after insert or update or delete on public.payments
  for each row execute function private.count_money('1', '0');
create trigger count_refunds after insert or update or delete on public.refunds
  for each row execute function private.count_money('0', '1');

-- ------------------------------------------------------------------ mails, and orders that cost nothing

-- Writes a mail about an order into the outbox.
create function private.mail_order(p_order public.orders, p_template text, p_more jsonb default '{}') returns void
language sql volatile set search_path = ''
as $$
  insert into private.email_outbox (recipient, template, payload)
  values (p_order.customer_email, p_template,
    jsonb_build_object('order_id', p_order.id, 'order_number', p_order.order_number) || p_more)
$$;

-- After a refund succeeded: a mail that tells what was refunded. When the payment came too late for its order, the mail
-- says so. What paid for an exchange has that one's mail.
create function private.refund_after_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.mail_order(o, case o.cancel_reason when 'unpaid' then 'order-paid-late' else 'order-refunded' end,
    jsonb_build_object('refund_id', new.id))
  from public.payments p join public.orders o on o.id = p.order_id where p.id = new.payment_id;
  return null;
end
$$;
create trigger refund_after_insert after insert on public.refunds
  for each row when (new.status = 'succeeded' and new.way <> 'exchange') execute function private.refund_after_write();
create trigger refund_after_update after update of status on public.refunds
  for each row when (new.status = 'succeeded' and old.status <> 'succeeded') execute function private.refund_after_write();

-- Writes one reminder for each order by bank transfer that is due within two days and was placed a day ago or earlier.
-- For the schedule. Returns how many.
create function private.remind_unpaid_orders() returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_reminded int;
begin
  insert into private.email_outbox (recipient, template, payload)
  select o.customer_email, 'order-reminder', jsonb_build_object('order_id', o.id, 'order_number', o.order_number)
  from public.orders o
  where o.order_status = 'pending' and o.paid_amount = 0 and o.payment_method = 'bank'
    and o.payment_due_at > now() and o.payment_due_at <= now() + interval '2 days' and o.created_at <= now() - interval '1 day'
    and not exists (
      select 1 from private.email_outbox e
      where e.recipient = o.customer_email and e.template = 'order-reminder' and e.payload ->> 'order_id' = o.id::text);
  get diagnostics v_reminded = row_count;
  return v_reminded;
end
$$;
grant execute on function private.remind_unpaid_orders() to service_role;

-- See private.remind_unpaid_orders. For a scheduler outside the database, with the service key.
create function public.remind_unpaid_orders() returns int language sql volatile set search_path = ''
as $$ select private.remind_unpaid_orders() $$;
grant execute on function public.remind_unpaid_orders() to service_role;

-- An order that a discount covers in full is paid when it is placed, whatever way to pay was chosen, so it has no day
-- on which it is due.
create function private.free_order_is_not_due() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.payment_due_at := null;
  return new;
end
$$;
create trigger free_order_is_not_due before insert or update on public.orders for each row
  when (new.total_amount = 0 and new.payment_due_at is not null) execute function private.free_order_is_not_due();

-- After a card order that costs nothing was placed or changed its status: the mail of that status and, when it is new,
-- the owners' notice. Other card orders get these once money has arrived (private.order_after_write), which never
-- happens here. Nothing is mailed for what a parcel reports by itself: each parcel has its own mail when it leaves, and
-- an order that returns to processing with its parcels has none.
create function private.tell_free_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (new.order_status = old.order_status or new.order_status = 'shipped'
    or (new.order_status = 'processing' and current_setting('shop.parcels_lead', true) = 'true')) then
    return null;
  end if;
  perform private.mail_order(new, 'order-' || new.order_status);
  if tg_op = 'INSERT' then
    insert into private.new_orders (order_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger tell_free_order after insert or update of order_status on public.orders for each row
  when (new.total_amount = 0 and new.payment_method = 'card' and new.paid_amount = 0) execute function private.tell_free_order();
