-- Payments and refunds. An order is paid when money has arrived: its payment status and sums follow from the rows of
-- public.payments and public.refunds, and nothing else can set them. An order by card or bank transfer holds its stock
-- until payment_due_at; unpaid by then, it is cancelled and the stock returns.
--
-- Locks: the order first, then its payments; orders in id order before variants, products and deals (private.lock_stock).

-- ------------------------------------------------------------------ how the shop is paid

alter table public.shop_settings
  -- Who takes card payments; null when the shop takes none.
  add column card_provider text constraint shop_settings_card check (card_provider in ('stripe', 'cmi')),
  -- The account that transfers go to. Account is an IBAN or a Moroccan RIB.
  add column bank_holder text constraint shop_settings_holder check (bank_holder ~ '^[^[:cntrl:]]{2,120}$'),
  add column bank_name text constraint shop_settings_bank check (bank_name ~ '^[^[:cntrl:]]{2,120}$'),
  add column bank_account text constraint shop_settings_account check (bank_account ~ '^[A-Z0-9][A-Z0-9 ]{6,40}[A-Z0-9]$'),
  add column bank_swift text constraint shop_settings_swift check (bank_swift ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  add column bank_due_days integer not null default 5 constraint shop_settings_bank_due check (bank_due_days between 1 and 30),
  add column card_due_minutes integer not null default 30 constraint shop_settings_card_due check (card_due_minutes between 30 and 1440),
  add column cod_enabled boolean not null default true;
-- What the checkout offers, in this order. Bank transfer needs a holder and an account.
alter table public.shop_settings add column payment_methods text[] not null generated always as (array_remove(array[
  case when card_provider is not null then 'card' end,
  case when bank_holder is not null and bank_account is not null then 'bank' end,
  case when cod_enabled then 'cod' end], null)) stored;
drop trigger audit_settings on public.shop_settings;
create trigger audit_settings after update on public.shop_settings for each row execute function
  private.audit('', 'shipping_rate', 'free_shipping_threshold', 'currency_rates', 'cancel_window_minutes', 'low_stock_threshold',
    'checkout_enabled', 'card_provider', 'bank_holder', 'bank_name', 'bank_account', 'bank_swift', 'bank_due_days',
    'card_due_minutes', 'cod_enabled');

-- ------------------------------------------------------------------ tables

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  method text not null check (method in ('card', 'bank', 'cod')),
  -- Null when the owner recorded the payment by hand.
  provider text check (provider in ('stripe', 'cmi')),
  -- The provider's name for it.
  reference text check (length(reference) between 1 and 255),
  -- The upper bound also keeps NaN out, which PostgreSQL sorts above every number.
  amount numeric(10, 2) not null check (amount between 0.01 and 99999999),
  currency text not null default 'USD' check (currency = 'USD'),
  status text not null check (status in ('open', 'processing', 'succeeded', 'failed', 'expired')),
  -- The owner's; the customer never sees it.
  note text check (length(note) between 1 and 500),
  author_id uuid references auth.users (id) on delete set null,
  -- Until when the provider takes it.
  expires_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  -- When it succeeded, failed or expired; for a transfer the day on which it arrived.
  settled_at timestamptz,
  unique (provider, reference),
  constraint payments_settled check ((settled_at is not null) = (status in ('succeeded', 'failed', 'expired')))
);
create index payments_of_order on public.payments (order_id, created_at);
create index payments_by_author on public.payments (author_id);

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete cascade,
  amount numeric(10, 2) not null check (amount between 0.01 and 99999999),
  -- The owner's; null when the provider started the refund.
  reason text check (length(reason) between 1 and 500),
  way text not null check (way in ('provider', 'transfer', 'cash', 'voucher')),
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
-- The policies of orders and payments decide: who cannot read an order cannot read its payments and refunds.
create policy "with the order" on public.payments for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));
create policy "with the payment" on public.refunds for select to authenticated
  using (exists (select 1 from public.payments p where p.id = payment_id));
-- Not the owner's note, reason and name, which members must not read; private.admin_order_detail has them.
grant select (id, order_id, method, provider, amount, currency, status, expires_at, created_at, settled_at)
  on public.payments to authenticated;
grant select (id, payment_id, amount, way, status, created_at, settled_at) on public.refunds to authenticated;

alter table public.orders
  -- Until when an order by card or bank transfer holds its stock unpaid. Null: for as long as the owner lets it.
  add column payment_due_at timestamptz,
  add column cancel_reason text
    check (cancel_reason in ('customer', 'unpaid', 'refused', 'unreachable', 'out_of_stock', 'fraud', 'other')),
  -- The sums of the succeeded payments and refunds, written by their triggers.
  add column paid_amount numeric(10, 2) not null default 0 check (paid_amount between 0 and 99999999),
  add column refunded_amount numeric(10, 2) not null default 0,
  -- Refunds that are under way.
  add column refund_pending_amount numeric(10, 2) not null default 0 check (refund_pending_amount >= 0),
  add constraint orders_refunded check (refunded_amount between 0 and paid_amount);

-- ------------------------------------------------------------------ orders from before

-- Where the owner recorded money, there was money. A card or bank order that was only marked as paid when it was placed
-- counts as paid when it was delivered or refunded; otherwise it is unpaid without a due date, and the owner decides.
insert into public.payments (order_id, method, amount, status, note, author_id, created_at, settled_at)
select o.id, o.payment_method, o.total_amount, 'succeeded', e.reason, e.author_id, coalesce(e.at, o.created_at), coalesce(e.at, o.created_at)
from public.orders o
left join lateral (
  select p.* from private.payment_events p where p.order_id = o.id and p.status = 'paid' order by p.id desc limit 1
) e on true
where o.payment_status <> 'pending' and o.total_amount > 0
  and (o.payment_method = 'cod' or e.id is not null or o.order_status = 'delivered' or o.payment_status = 'refunded');
insert into public.refunds (payment_id, amount, reason, way, status, author_id, created_at, settled_at)
select p.id, p.amount, e.reason, case p.method when 'cod' then 'cash' else 'transfer' end, 'succeeded', e.author_id, r.at, r.at
from public.payments p join public.orders o on o.id = p.order_id
left join lateral (
  select n.* from private.payment_events n where n.order_id = o.id and n.status = 'refunded' order by n.id desc limit 1
) e on true
cross join lateral (select coalesce(e.at, o.cancelled_at, o.updated_at) as at) r
where o.payment_status = 'refunded';

-- The triggers write mails and dates of a change, and this changes nothing that happened.
alter table public.orders disable trigger user;
update public.orders o set paid_amount = m.paid, refunded_amount = m.refunded
from (
  select p.order_id, sum(p.amount) as paid,
    coalesce(sum((select sum(r.amount) from public.refunds r where r.payment_id = p.id)), 0) as refunded
  from public.payments p group by p.order_id
) m
where m.order_id = o.id;
update public.orders o set cancel_reason = case when (
    select e.actor from public.order_events e where e.order_id = o.id and e.status = 'cancelled' order by e.id desc limit 1
  ) = 'customer' then 'customer' else 'other' end
where o.order_status = 'cancelled';
alter table public.orders enable trigger user;

drop trigger order_before_payment on public.orders;
drop trigger order_after_payment on public.orders;
drop trigger audit_orders on public.orders;
drop function private.order_before_payment();
drop function private.order_after_payment();
drop table private.payment_events;
alter table public.orders drop column payment_status;
alter table public.orders
  add column payment_status text not null generated always as (case
    when refunded_amount > 0 and refunded_amount >= paid_amount then 'refunded'
    when refunded_amount > 0 then 'partially_refunded'
    when paid_amount >= total_amount then 'paid'
    else 'pending' end) stored,
  -- What is still to be paid; nothing of a cancelled order.
  add column due_amount numeric(10, 2) not null generated always as (case
    when order_status = 'cancelled' then 0 else greatest(total_amount - paid_amount, 0) end) stored,
  add constraint orders_cancel_reason check (cancel_reason is null or order_status = 'cancelled');

-- Orders that hold stock unpaid, by when they are due: what is overdue is found by one index probe.
create index orders_unpaid on public.orders (payment_due_at)
  where order_status = 'pending' and paid_amount = 0 and payment_due_at is not null;
create index orders_due on public.orders (created_at desc, id) where due_amount > 0;
-- The condition of the filter to-refund (private.order_condition), word for word.
create index orders_to_refund on public.orders (created_at desc, id)
  where paid_amount - refunded_amount - refund_pending_amount > case order_status when 'cancelled' then 0 else total_amount end;
drop index public.orders_by_email;
create index orders_by_email on public.orders (customer_email, created_at desc)
  include (order_status, paid_amount, refunded_amount, user_id);

grant update (cancel_reason) on public.orders to authenticated;
create trigger audit_orders after update on public.orders for each row execute function
  private.audit('order_number', 'order_status', 'cancel_reason', 'carrier', 'tracking_number', 'estimated_delivery');

-- ------------------------------------------------------------------ money of an order

-- Before a payment is written: locks its order, so that two payments of one order are summed one after the other. What
-- was paid stays as it was paid; a provider may still report success for a payment that failed or expired.
-- Raises PT403 PAYMENT_IS_FIXED.
create function private.payment_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.orders o where o.id = new.order_id for no key update;
  if tg_op = 'UPDATE' and (
    (new.order_id, new.method, new.currency) is distinct from (old.order_id, old.method, old.currency)
    or (old.status = 'succeeded' and (new.status, new.amount) is distinct from (old.status, old.amount))) then
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

-- Before an order changes: columns that owners may not change are restored. A change to `cancelled` needs a reason and
-- returns the stock once; a change from `cancelled` takes it again or is refused. An order by card or bank transfer that
-- holds none of the customer's money is not packed or sent.
-- Raises PT403 ORDER_IS_FIXED, PT409 NOT_PAID, PT400 INVALID_INPUT {field}, and what private.move_order_stock raises.
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
    new.cancelled_at := clock_timestamp();
  elsif old.order_status = 'cancelled' and new.order_status <> 'cancelled' then
    perform private.move_order_stock(new.id, -1);
    new.cancelled_at := null;
    -- Otherwise it would be overdue at once and cancelled again.
    if new.payment_due_at < clock_timestamp() then
      new.payment_due_at := null;
    end if;
  end if;
  return new;
end
$$;

-- After an order is placed or its status moves: an event, and a mail in the outbox of the same transaction. Of an order
-- by card there is no word until it is paid: the visitor may have left the payment page.
create or replace function private.order_after_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.order_status = old.order_status then
    return null;
  end if;
  insert into public.order_events (order_id, status, actor)
  values (new.id, new.order_status, case
    when new.cancel_reason = 'unpaid' and current_setting('shop.is_recorded', true) = 'true' then 'system'
    when (select private.is_admin()) and tg_op = 'UPDATE' then 'owner'
    when tg_op = 'INSERT' or (select auth.uid()) is not distinct from new.user_id then 'customer'
    else 'system' end);
  if new.payment_method <> 'card' or new.paid_amount > 0 then
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

-- The whole order as the confirmation shows it: the row with its sums of money, its items in the cart's order, its events,
-- its steps, its payments and refunds (private.order_money), and until when it may be cancelled.
create or replace function private.order_json(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select to_jsonb(o) - array['user_id'] || private.order_money(o) || jsonb_build_object(
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
-- {order_number, status, cancel_reason, estimated_delivery, carrier, tracking_number, steps, currency, total_amount,
-- payment_method, payment_status, payment_due_at, paid_amount, refunded_amount, refund_pending_amount, due_amount, payments,
-- refunds, bank}. No
-- name and no address, and the same null whether the number or the email is wrong.
-- Every try counts, also a successful one: 10 in 15 minutes per number over all callers, so that the email of a known
-- number cannot be guessed, and 30 per email, so that the numbers of a known email cannot. Guessing both means guessing
-- 60 random bits, which needs no limit; a global limit would let one caller block the page for all. Beyond a limit it
-- returns {"code": "PT429"} with that status, because a raise would roll the count back. Raises PT400 INVALID_INPUT {field}.
create or replace function private.track_order(p_order_number text, p_email text) returns jsonb
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
    select jsonb_build_object('order_number', o.order_number, 'status', o.order_status, 'cancel_reason', o.cancel_reason,
      'estimated_delivery', o.estimated_delivery, 'carrier', o.carrier, 'tracking_number', o.tracking_number,
      'steps', private.order_steps(o), 'currency', o.currency, 'total_amount', o.total_amount,
      'payment_method', o.payment_method, 'payment_status', o.payment_status, 'payment_due_at', o.payment_due_at,
      'paid_amount', o.paid_amount, 'refunded_amount', o.refunded_amount,
      'refund_pending_amount', o.refund_pending_amount, 'due_amount', o.due_amount) || private.order_money(o)
    from public.orders o where o.order_number = v_number and o.customer_email = v_email);
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
      order by q.payment_due_at limit 1000
    ) o
    where (p_variants is null
        or exists (select 1 from public.order_items i where i.order_id = o.id and i.variant_id = any (p_variants)))
      and not exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'processing')
    order by o.payment_due_at limit p_limit);
end
$$;

-- Cancels those of the given orders that are still overdue; their stock and deals return by the order's triggers, once.
-- Also locks the stock of p_variants, which the caller is about to take. Orders that another session is changing are left
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
  update public.orders o set order_status = 'cancelled', cancel_reason = 'unpaid'
  where o.id = any (v_ids)
    and not exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'processing');
  get diagnostics v_cancelled = row_count;
  perform set_config('shop.is_recorded', v_recorded, true);
  return v_cancelled;
end
$$;

-- Cancels up to p_limit (at most 200) overdue orders. For the schedule; an owner's list calls release_overdue_orders.
-- Returns how many were cancelled. Raises PT503 BUSY.
create function private.expire_unpaid_orders(p_limit int default 100) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ids uuid[] := private.overdue_orders(null, least(greatest(coalesce(p_limit, 0), 0), 200));
begin
  return case when v_ids = '{}' then 0 else private.cancel_overdue(v_ids, '{}') end;
end
$$;

grant execute on function private.expire_unpaid_orders(int) to service_role;

-- See private.expire_unpaid_orders. For a scheduler outside of the database, with the service key.
create function public.expire_unpaid_orders(p_limit int default 100) returns int language sql volatile set search_path = ''
as $$ select private.expire_unpaid_orders(p_limit) $$;
grant execute on function public.expire_unpaid_orders(int) to service_role;

-- For the owner's lists, before they are read: cancels overdue orders. Returns how many. Raises PT403 FORBIDDEN, PT503 BUSY.
create function private.release_overdue_orders() returns int
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  return private.expire_unpaid_orders(100);
end
$$;
grant execute on function private.release_overdue_orders() to authenticated;

create function public.release_overdue_orders() returns int language sql volatile set search_path = ''
as $$ select private.release_overdue_orders() $$;
grant execute on function public.release_overdue_orders() to authenticated;

-- ------------------------------------------------------------------ placing an order

-- Refuses a request to place an order that cannot be one; returns the buyer as private.read_buyer does.
-- Raises PT400 INVALID_INPUT {field}.
create function private.check_order_request(
  p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text, p_expected_total numeric
) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  v_buyer jsonb;
begin
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

-- Writes the items of an order. The caller has taken their stock.
create function private.add_order_items(p_order_id uuid, p_lines private.cart_line[]) returns void
language plpgsql volatile set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  insert into public.order_items (order_id, product_id, variant_id, deal_id, product_name, product_slug, product_image,
    size, color, price, quantity, position)
  select p_order_id, p.id, l.variant_id, l.deal_id, p.title, p.slug,
         coalesce((select i.image ->> 'src' from jsonb_array_elements(p.images) as i (image)
                   where i.image ->> 'color' = l.color limit 1), p.image_url),
         l.size, l.color, l.price, l.quantity, l.position
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
--   p_expected_total   what the shopper saw, in USD
-- Returns the order as private.order_json does. Raises PT400 INVALID_INPUT {field},
-- PT409 OUT_OF_STOCK [{slug, size, color, requested, available}], PT409 PRICE_CHANGED {lines, subtotal, shipping, total},
-- PT409 PAYMENT_METHOD_UNAVAILABLE {methods}, PT422 KEY_REUSED {order_id}, PT429 TOO_MANY_ORDERS, PT503 CHECKOUT_CLOSED,
-- PT503 BUSY.
create or replace function private.place_order(
  p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text, p_expected_total numeric
) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  -- Validates shape and size first, so that an invalid request locks and reads nothing.
  v_buyer jsonb := private.check_order_request(
    p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method, p_expected_total);
  v_key_hash bytea := sha256(convert_to(p_idempotency_key, 'UTF8'));
  v_request_hash bytea := sha256(convert_to(jsonb_build_array(p_items, v_buyer, p_payment_method, p_expected_total)::text, 'UTF8'));
  v_key private.order_keys;
  v_due timestamptz;
  v_order_id uuid;
  v_lines private.cart_line[];
  v_overdue uuid[];
  v_total record;
begin
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
  if (select count(*) from public.orders o
      where o.customer_email = v_buyer ->> 'email' and o.created_at > now() - interval '1 hour') >= 20 then
    perform private.fail(429, 'TOO_MANY_ORDERS');
  end if;

  -- Everything that can run before the stock lock runs before it, because many buyers may wait for the same row.
  v_lines := private.read_cart(p_items);
  v_overdue := private.overdue_orders(array(select l.variant_id from unnest(v_lines) as l), 10);
  if v_overdue <> '{}' then
    perform private.cancel_overdue(v_overdue, array(select l.variant_id from unnest(v_lines) as l));
    v_lines := private.read_cart(p_items);
  end if;
  perform private.check_stock(v_lines);
  v_total := private.check_total(v_lines, p_expected_total);
  insert into public.orders (user_id, customer_name, customer_email, customer_phone, customer_note, shipping_address,
    payment_method, payment_due_at, subtotal, shipping_cost, total_amount, estimated_delivery)
  values ((select auth.uid()), v_buyer ->> 'name', v_buyer ->> 'email', v_buyer ->> 'phone', v_buyer ->> 'note',
    v_buyer -> 'address', p_payment_method, v_due,
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
  perform private.add_order_items(v_order_id, v_lines);
  return private.order_json(v_order_id);
end
$$;

-- Cancels an order for its member or the holder of its token, while it is pending and within the window. Stock, deals
-- and mail follow by the order's triggers, once. Returns the order as private.order_json does. Raises PT404
-- ORDER_NOT_FOUND, PT409 CANCEL_WINDOW_CLOSED {status, until}.
create or replace function private.cancel_order(p_order_id uuid, p_token text) returns jsonb
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
  update public.orders o set order_status = 'cancelled', cancel_reason = 'customer' where o.id = v_order.id;
  -- The trigger reads who is signed in; a caller with the order's token counts as the customer as well.
  update public.order_events e set actor = 'customer'
  where e.id = (select max(n.id) from public.order_events n where n.order_id = v_order.id);
  return private.order_json(v_order.id);
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
-- that was not sent: it is collected when the parcel is handed over.
create function private.add_payment(p_order public.orders, p_amount numeric, p_method text, p_at timestamptz, p_note text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if p_method = 'cod' and p_order.payment_method = 'cod' and p_order.order_status not in ('shipped', 'delivered') then
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
  perform private.only_admin();
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
  -- A day of slack: the owner's day may have begun while it is still yesterday in UTC, and the other way round.
  if p_paid_on not between (v_order.created_at at time zone 'UTC')::date - 1 and (now() at time zone 'UTC')::date + 1 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "paidOn"}');
  end if;
  if p_seen <> v_order.paid_amount then
    perform private.fail(409, 'CHANGED_MEANWHILE', jsonb_build_object('paid', v_order.paid_amount));
  end if;
  perform private.add_payment(v_order, p_amount, p_method,
    least(now(), coalesce((p_paid_on + time '12:00') at time zone 'UTC', now())), v_note);
  return private.order_json(p_order_id);
end
$$;
grant execute on function private.record_payment(uuid, numeric, text, date, text, numeric) to authenticated;

create function public.record_payment(
  p_order_id uuid, p_amount numeric, p_method text, p_paid_on date default null, p_note text default null, p_seen numeric default null
) returns jsonb language sql volatile set search_path = ''
as $$ select private.record_payment(p_order_id, p_amount, p_method, p_paid_on, p_note, p_seen) $$;
grant execute on function public.record_payment(uuid, numeric, text, date, text, numeric) to authenticated;

-- Takes back a payment that an owner recorded by mistake within the last day, and returns its order as private.order_json
-- does. The audit log keeps what it was. Raises PT403 FORBIDDEN, PT404 PAYMENT_NOT_FOUND,
-- PT409 PAYMENT_STAYS for one that a provider reported, that is older, or that was refunded.
create function private.undo_payment(p_payment_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_payment public.payments;
begin
  perform private.only_admin();
  select o.* into v_order from public.orders o
  where o.id = (select p.order_id from public.payments p where p.id = p_payment_id) for no key update;
  select * into v_payment from public.payments p where p.id = p_payment_id for update;
  if not found then
    perform private.fail(404, 'PAYMENT_NOT_FOUND');
  end if;
  if v_payment.provider is not null or v_payment.status <> 'succeeded' or v_payment.created_at < now() - interval '1 day'
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
grant execute on function private.undo_payment(uuid) to authenticated;

create function public.undo_payment(p_payment_id uuid) returns jsonb language sql volatile set search_path = ''
as $$ select private.undo_payment(p_payment_id) $$;
grant execute on function public.undo_payment(uuid) to authenticated;

-- Records a refund that the owner sent outside of a provider. Returns the order as private.order_json does. Raises
-- PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 PAYMENT_NOT_FOUND, PT409 NOT_PAID, PT409 REFUND_EXCEEDS_PAYMENT {left}.
create function private.record_refund(p_payment_id uuid, p_amount numeric, p_reason text, p_way text, p_seen numeric) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_reason text := private.clean_line(p_reason);
begin
  perform private.only_admin();
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
grant execute on function private.record_refund(uuid, numeric, text, text, numeric) to authenticated;

create function public.record_refund(p_payment_id uuid, p_amount numeric, p_reason text, p_way text, p_seen numeric default null) returns jsonb
language sql volatile set search_path = ''
as $$ select private.record_refund(p_payment_id, p_amount, p_reason, p_way, p_seen) $$;
grant execute on function public.record_refund(uuid, numeric, text, text, numeric) to authenticated;

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
      where p.order_id = v_order.id and p.status = 'succeeded' order by p.created_at desc limit 1));
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

-- Sets the status of several orders, or records their payment: p_changes [{number, field, from, to}], at most two hundred.
-- Field `status` takes the five statuses, `payment` takes `paid` and `pending` (private.change_order_payment). Each change
-- succeeds or fails on its own, and fails when the value is no longer `from`: [{number, code, detail}], code null on
-- success, else CHANGED_MEANWHILE, ORDER_NOT_FOUND, or what a trigger raises (OUT_OF_STOCK, ORDER_WAS_CANCELLED, NOT_PAID,
-- NOT_SENT_YET, PAYMENT_STAYS). p_reason is why orders are cancelled (orders.cancel_reason), or the note of a payment.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create or replace function private.change_orders(p_changes jsonb, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_change record;
  v_reason text := nullif(private.clean_line(p_reason), '');
  v_orders uuid[];
  v_code text;
  v_detail text;
  v_answer jsonb := '[]';
begin
  perform private.only_admin();
  perform private.check_order_changes(p_changes, v_reason);
  -- Takes all locks before the first change, in the order in which buyers take them, to avoid deadlocks.
  select array_agg(l.id) into v_orders from (
    select o.id from public.orders o
    where o.order_number in (select c ->> 'number' from jsonb_array_elements(p_changes) c)
    order by o.id for no key update
  ) l;
  if exists (select 1 from jsonb_array_elements(p_changes) c where 'cancelled' in (c ->> 'from', c ->> 'to')) then
    perform private.lock_stock(
      array(select i.variant_id from public.order_items i where i.order_id = any (v_orders)),
      array(select i.deal_id from public.order_items i where i.order_id = any (v_orders) and i.deal_id is not null));
  end if;

  for v_change in
    select c.* from jsonb_to_recordset(p_changes) as c (number text, field text, "from" text, "to" text)
  loop
    v_code := null;
    v_detail := null;
    begin
      if v_change.field = 'payment' then
        v_code := private.change_order_payment(v_change.number, v_change."from", v_change."to", v_reason);
      else
        update public.orders o
        set order_status = v_change."to", cancel_reason = case when v_change."to" = 'cancelled' then v_reason end
        where o.order_number = v_change.number and o.order_status = v_change."from";
        if not found then
          v_code := case when exists (select 1 from public.orders o where o.order_number = v_change.number)
            then 'CHANGED_MEANWHILE' else 'ORDER_NOT_FOUND' end;
        end if;
      end if;
    exception when others then
      -- A trigger's refusal fails this order only; any other error fails the whole call.
      if sqlstate not like 'PT%' then
        raise;
      end if;
      get stacked diagnostics v_code = message_text, v_detail = pg_exception_detail;
    end;
    v_answer := v_answer || jsonb_build_object('number', v_change.number, 'code', v_code, 'detail', nullif(v_detail, '')::jsonb);
  end loop;
  return v_answer;
end
$$;

-- ------------------------------------------------------------------ what the owner reads

-- A filter of the list as a condition over orders o: {search, statuses, from, to, method, payment, min, max, country,
-- numbers}, each may be missing. Every value is quoted. `to` is not included. Payment is due (something is still to be
-- paid), part-paid (some of it arrived), ready (may be packed: cash on delivery, or money of it is here), paid, refunded (wholly or in part), to-collect (cash of an order on its way or
-- handed over) or to-refund (more of the customer's money is here than the order costs; a cancelled one costs nothing). Only the given filters become conditions, so that
-- each combination gets its own plan. Raises PT400 INVALID_INPUT {field}.
create or replace function private.order_condition(p_filter jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_condition text := 'true';
  v_search text := private.clean_line(p_filter ->> 'search');
  v_field text := 'filter';
  v_payments constant jsonb := '{
    "due": "o.due_amount > 0",
    "part-paid": "o.due_amount > 0 and o.paid_amount > 0",
    "to-collect": "o.due_amount > 0 and o.payment_method = ''cod'' and o.order_status in (''shipped'', ''delivered'')",
    "paid": "o.payment_status = ''paid'' and o.order_status <> ''cancelled''",
    "refunded": "o.refunded_amount > 0",
    "ready": "(o.payment_method = ''cod'' or o.paid_amount > o.refunded_amount)",
    "to-refund": "o.paid_amount - o.refunded_amount - o.refund_pending_amount > case o.order_status when ''cancelled'' then 0 else o.total_amount end"}';
begin
  if jsonb_typeof(p_filter) is distinct from 'object' or length(p_filter::text) > 20000 or length(v_search) > 100
    or jsonb_typeof(coalesce(p_filter -> 'statuses', '[]')) <> 'array' or jsonb_typeof(coalesce(p_filter -> 'numbers', '[]')) <> 'array'
    or length(p_filter ->> 'country') > 80
    or (p_filter ? 'payment' and not coalesce(v_payments ? (p_filter ->> 'payment'), false))
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "filter"}');
  end if;
  if v_search <> '' then
    v_condition := v_condition || format(' and private.order_words(
      o.order_number, o.customer_name, o.customer_email, o.customer_phone, o.shipping_address ->> ''city'') @@ %L::tsquery',
      private.order_query(v_search));
  end if;
  if p_filter ? 'statuses' then
    v_condition := v_condition || format(' and o.order_status = any (%L)',
      array(select jsonb_array_elements_text(p_filter -> 'statuses')));
  end if;
  if p_filter ? 'numbers' then
    v_condition := v_condition || format(' and o.order_number = any (%L)',
      array(select jsonb_array_elements_text(p_filter -> 'numbers')));
  end if;
  if p_filter ? 'from' then
    v_field := 'from';
    v_condition := v_condition || format(' and o.created_at >= %L::timestamptz', (p_filter ->> 'from')::timestamptz);
  end if;
  if p_filter ? 'to' then
    v_field := 'to';
    v_condition := v_condition || format(' and o.created_at < %L::timestamptz', (p_filter ->> 'to')::timestamptz);
  end if;
  if p_filter ? 'method' then
    v_condition := v_condition || format(' and o.payment_method = %L', p_filter ->> 'method');
  end if;
  if p_filter ? 'payment' then
    v_condition := v_condition || ' and ' || (v_payments ->> (p_filter ->> 'payment'));
  end if;
  if p_filter ? 'min' then
    v_field := 'min';
    v_condition := v_condition || format(' and o.total_amount >= %L::numeric', (p_filter ->> 'min')::numeric);
  end if;
  if p_filter ? 'max' then
    v_field := 'max';
    v_condition := v_condition || format(' and o.total_amount <= %L::numeric', (p_filter ->> 'max')::numeric);
  end if;
  if p_filter ? 'country' then
    v_condition := v_condition || format(' and o.shipping_address ->> ''country'' = %L', p_filter ->> 'country');
  end if;
  return v_condition;
exception when data_exception then
  perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', v_field));
  return null;
end
$$;

-- An order as a line of the owner's list.
create function private.order_line(p_order public.orders) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', p_order.id, 'order_number', p_order.order_number, 'customer_name', p_order.customer_name,
    'customer_email', p_order.customer_email, 'shipping_address', p_order.shipping_address,
    'payment_method', p_order.payment_method, 'payment_status', p_order.payment_status, 'order_status', p_order.order_status,
    'cancel_reason', p_order.cancel_reason, 'total_amount', p_order.total_amount, 'paid_amount', p_order.paid_amount,
    'refunded_amount', p_order.refunded_amount, 'refund_pending_amount', p_order.refund_pending_amount,
    'due_amount', p_order.due_amount, 'payment_due_at', p_order.payment_due_at,
    'created_at', p_order.created_at, 'items', jsonb_build_array(jsonb_build_object('quantity', (
      select coalesce(sum(i.quantity), 0) from public.order_items i where i.order_id = p_order.id))))
$$;

-- A page of the orders of a filter, and counts per status over the filter without its statuses:
-- {at, newer, counts: {status: n}, orders}. With p_until, orders placed since are not listed but counted in `newer`, so
-- that a list can refresh without shifting; pass a former answer's `at`. p_sort is placed, total or customer, with a minus
-- for descending; pages count from 1. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create or replace function private.find_orders(p_filter jsonb, p_sort text, p_page int, p_size int, p_until timestamptz) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_until timestamptz := coalesce(p_until, now());
  -- Each sort has an index.
  v_order text := case p_sort
    when '-placed' then 'o.created_at desc, o.id'
    when 'placed' then 'o.created_at, o.id desc'
    when '-total' then 'o.total_amount desc, o.created_at desc, o.id'
    when 'total' then 'o.total_amount, o.created_at, o.id desc'
    when 'customer' then 'lower(o.customer_name), o.created_at desc, o.id'
    when '-customer' then 'lower(o.customer_name) desc, o.created_at, o.id desc' end;
  v_counts jsonb;
  v_newer bigint;
  v_found bigint;
  v_orders jsonb;
begin
  perform private.only_admin();
  perform private.order_condition(p_filter);
  if v_order is null or p_page is null or p_page not between 1 and 100000 or p_size is null or p_size not between 1 and 200 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  -- Newer orders are few and are counted separately, so that counting the rest needs no condition on the time.
  execute format(
    'with newer as (select o.order_status, count(*) as orders from public.orders o where o.created_at > $1 and %1$s group by 1),
       found as (select o.order_status, count(*) as orders from public.orders o where %1$s group by 1)
     select coalesce(jsonb_object_agg(f.order_status, f.orders - coalesce(n.orders, 0)), ''{}''), coalesce(sum(n.orders) filter (where %2$s), 0),
       coalesce(sum(f.orders - coalesce(n.orders, 0)) filter (where %2$s), 0)
     from found f left join newer n on n.order_status = f.order_status',
    private.order_condition(p_filter - 'statuses'),
    case when p_filter ? 'statuses' then 'f.order_status = any (array(select jsonb_array_elements_text($2 -> ''statuses'')))' else 'true' end)
  into v_counts, v_newer, v_found using v_until, p_filter;
  if (p_page - 1)::bigint * p_size >= v_found then
    return jsonb_build_object('at', v_until, 'newer', v_newer, 'counts', v_counts, 'orders', '[]'::jsonb);
  end if;
  -- Fetches the rows of one page only; earlier pages are skipped with an index-only scan.
  execute format(
    'with page as (select o.id from %s where o.created_at <= $1 order by %s limit $2 offset $3)
     select coalesce(jsonb_agg(private.order_line(o) order by %s), ''[]'')
     from page join public.orders o on o.id = page.id',
    private.orders_found(p_filter), v_order, v_order)
  into v_orders using v_until, p_size, (p_page - 1)::bigint * p_size;
  return jsonb_build_object('at', v_until, 'newer', v_newer, 'counts', v_counts, 'orders', v_orders);
end
$$;

-- What only the owner sees of an order's money: {payments: [{id, method, provider, reference, amount, status, note, by, at,
-- settled_at, refundable}], refunds: [{id, payment_id, amount, reason, way, status, reference, by, at, settled_at}]}.
-- `refundable` is what is left of a payment to refund.
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

-- What only the owner sees of an order: {place, orders, spent, returned, notes, events, payments, refunds, letters}; null
-- when there is no such order. `place` is its position among the customer's orders; `spent` is what the customer paid
-- without what was refunded; `returned` counts parcels that were refused or could not be handed over. Who set a status is
-- read from the audit log. Raises PT403 FORBIDDEN.
create or replace function private.admin_order_detail(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.only_admin();
  select * into v_order from public.orders o where o.id = p_order_id;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'place', count(*) filter (where (o.created_at, o.id) <= (v_order.created_at, v_order.id)),
      'orders', count(*),
      'spent', sum(o.paid_amount - o.refunded_amount),
      'returned', count(*) filter (where o.cancel_reason in ('refused', 'unreachable')))
    from public.orders o where o.customer_email = v_order.customer_email
  ) || private.admin_order_money(p_order_id) || jsonb_build_object(
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'note', n.note, 'at', n.created_at,
        'author', u.email, 'mine', n.author_id is not distinct from (select auth.uid())) order by n.id), '[]')
      from public.order_notes n left join auth.users u on u.id = n.author_id where n.order_id = p_order_id),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at, 'actor', e.actor, 'by', (
        -- One statement writes both rows, so their times differ by less than this.
        select u.email from private.audit_log l join auth.users u on u.id = l.actor_id
        where e.actor = 'owner' and l.table_name = 'orders' and l.label = v_order.order_number
          and l.difference -> 'order_status' ->> 1 = e.status and l.at between e.at - interval '5 seconds' and e.at + interval '5 seconds'
        order by abs(extract(epoch from l.at - e.at)) limit 1)) order by e.id), '[]')
      from public.order_events e where e.order_id = p_order_id),
    'letters', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'template', m.template,
        'state', case when m.sent_at is not null then 'sent' when m.failed_at is not null then 'failed'
                      when m.dropped_at is not null then 'dropped' else 'waiting' end,
        'at', coalesce(m.sent_at, m.failed_at, m.dropped_at, m.created_at), 'attempts', m.attempts, 'error', m.last_error,
        'again', (m.sent_at is not null or m.failed_at is not null) and private.is_mail_current(m.template, v_order))
        order by m.id), '[]')
      from private.email_outbox m
      where m.recipient = v_order.customer_email and m.template like 'order-%' and m.payload ->> 'order_id' = p_order_id::text));
end
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
      min(o.created_at) as joined, max(o.created_at) as last, bool_or(o.user_id is not null) as member
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
      case when p_sort = 'name' then (select lower(n.customer_name) from public.orders n
        where n.customer_email = f.email order by n.created_at desc limit 1) end,
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
    select jsonb_build_object('name', o.customer_name, 'phone', o.customer_phone, 'city', o.shipping_address ->> 'city') as person
    from public.orders o where o.customer_email = p.email order by o.created_at desc, o.id limit 1
  ) n;
  return v_answer;
end
$$;

-- A customer with the newest twenty orders and the notes; null when no order has that email. `spent` is what was paid
-- without what was refunded, `returned` counts parcels that were refused or could not be handed over.
create or replace function private.get_customer(p_email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_answer jsonb;
begin
  perform private.only_admin();
  select jsonb_build_object(
    'email', p_email, 'orders', count(*), 'kept', count(*) filter (where o.order_status <> 'cancelled'),
    'spent', sum(o.paid_amount - o.refunded_amount),
    'returned', count(*) filter (where o.cancel_reason in ('refused', 'unreachable')),
    'joined', min(o.created_at), 'last', max(o.created_at), 'member', bool_or(o.user_id is not null))
  into v_answer
  from public.orders o where o.customer_email = p_email having count(*) > 0;
  return v_answer
    || (select jsonb_build_object('name', o.customer_name, 'phone', o.customer_phone,
          'city', o.shipping_address ->> 'city', 'address', o.shipping_address)
        from public.orders o where o.customer_email = p_email order by o.created_at desc, o.id limit 1)
    || jsonb_build_object('newest', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id), '[]')
        from (select o.id, o.order_number, o.order_status, o.cancel_reason, o.payment_method, o.payment_status, o.total_amount,
                o.paid_amount, o.refunded_amount, o.refund_pending_amount, o.due_amount, o.created_at
              from public.orders o where o.customer_email = p_email order by o.created_at desc, o.id limit 20) n))
    || jsonb_build_object('notes', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id desc), '[]')
        from (select c.id, c.note, c.created_at,
                (select u.email from auth.users u where u.id = c.author_id) as author
              from public.customer_notes c where c.email = p_email) n));
end
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
    values ((old.settled_at at time zone 'UTC')::date, -old.amount * tg_argv[0]::int, -old.amount * tg_argv[1]::int);
  end if;
  if tg_op <> 'DELETE' and new.status = 'succeeded' then
    insert into private.sales_money (day, collected, refunded)
    values ((new.settled_at at time zone 'UTC')::date, new.amount * tg_argv[0]::int, new.amount * tg_argv[1]::int);
  end if;
  return null;
end
$$;
create trigger count_payments after insert or update or delete on public.payments
  for each row execute function private.count_money('1', '0');
create trigger count_refunds after insert or update or delete on public.refunds
  for each row execute function private.count_money('0', '1');

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
  insert into private.sales_days as s (day, status, orders, units, revenue, is_folded)
  select t.day, t.status, sum(t.orders), sum(t.units), sum(t.revenue), true from taken t group by 1, 2
  on conflict (day, status) where is_folded do update
  set orders = s.orders + excluded.orders, units = s.units + excluded.units, revenue = s.revenue + excluded.revenue;

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
  insert into private.sales_days (day, status, orders, units, revenue)
  select (o.created_at at time zone 'UTC')::date, o.order_status, 1,
    (select coalesce(sum(i.quantity), 0) from public.order_items i where i.order_id = o.id), o.total_amount
  from public.orders o;
  with gone as (delete from private.sales_customers where true)
  insert into private.sales_customers (email, day, orders)
  select o.customer_email, (o.created_at at time zone 'UTC')::date, 1 from public.orders o where o.order_status <> 'cancelled';
  with gone as (delete from private.sales_variants where true)
  insert into private.sales_variants (day, product_id, variant_id, units, revenue)
  select (o.created_at at time zone 'UTC')::date, i.product_id, i.variant_id, i.quantity, i.quantity * i.price
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
-- and statuses, as private.sales_summary returns them. Revenue is what was ordered on those days and not cancelled;
-- collected and refunded are the money that arrived and went back on them, whenever it was ordered.
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
        select d.day, d.status, d.orders, d.units, d.revenue, 0 as collected, 0 as refunded from private.sales_days d
        union all
        -- Money belongs to no status; the empty one is none of an order's.
        select m.day, '', 0, 0, 0, m.collected, m.refunded from private.sales_money m
      ) s
      where s.day between p_from - v_days and p_to
    ), figures as (
      select w.before, jsonb_build_object(
        'revenue', coalesce(sum(d.revenue) filter (where not d.cancelled), 0),
        'orders', coalesce(sum(d.orders) filter (where not d.cancelled), 0),
        'cancelled', coalesce(sum(d.orders) filter (where d.cancelled), 0),
        'units', coalesce(sum(d.units) filter (where not d.cancelled), 0),
        'collected', coalesce(sum(d.collected), 0), 'refunded', coalesce(sum(d.refunded), 0)) as sums
      from (values (false), (true)) as w (before) left join days d on d.before = w.before
      group by w.before
    ), sums as (
      select d.start, d.before, jsonb_build_object(
        'revenue', sum(d.revenue), 'orders', sum(d.orders), 'units', sum(d.units),
        'collected', sum(d.collected), 'refunded', sum(d.refunded)) as sums
      from days d where not d.cancelled group by 1, 2
    ), buckets as (
      select b.start, coalesce(n.sums, v.none) || jsonb_build_object('start', b.start, 'before', coalesce(o.sums, v.none)) as bucket
      from (select greatest(d::date, p_from) as start
            from generate_series(date_trunc(p_bucket, p_from::timestamp), p_to::timestamp, ('1 ' || p_bucket)::interval) as d) b
      cross join (values ('{"revenue": 0, "orders": 0, "units": 0, "collected": 0, "refunded": 0}'::jsonb)) as v (none)
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

-- The payments of orders from before.
select private.recount_sales();

-- ------------------------------------------------------------------ mail

alter table private.email_outbox drop constraint email_outbox_template_check;
alter table private.email_outbox add constraint email_outbox_template_check check (template in
  ('order-pending', 'order-processing', 'order-shipped', 'order-tracking', 'order-delivered', 'order-cancelled',
   'order-paid', 'order-reminder', 'order-refunded', 'order-paid-late',
   'back-in-stock', 'flash-deals', 'welcome', 'message-received'));

-- Writes a mail about an order into the outbox.
create function private.mail_order(p_order public.orders, p_template text, p_more jsonb default '{}') returns void
language sql volatile set search_path = ''
as $$
  insert into private.email_outbox (recipient, template, payload)
  values (p_order.customer_email, p_template,
    jsonb_build_object('order_id', p_order.id, 'order_number', p_order.order_number) || p_more)
$$;

-- After money arrived for an order that stands: an order by card is confirmed once it is paid, a transfer is
-- acknowledged, also one of less than was due. Cash is handed over in person.
create function private.order_after_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.payment_method = 'card' and new.due_amount = 0 then
    perform private.mail_order(new, 'order-pending');
  elsif new.payment_method = 'bank' then
    perform private.mail_order(new, 'order-paid');
  end if;
  return null;
end
$$;
create trigger order_after_payment after update of paid_amount on public.orders
  for each row when (new.paid_amount > old.paid_amount and new.order_status <> 'cancelled')
  execute function private.order_after_payment();

-- After a refund succeeded: a mail that tells what was refunded. When the payment came too late for its order, the mail
-- says so.
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
  for each row when (new.status = 'succeeded') execute function private.refund_after_write();
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

-- See private.remind_unpaid_orders. For a scheduler outside of the database, with the service key.
create function public.remind_unpaid_orders() returns int language sql volatile set search_path = ''
as $$ select private.remind_unpaid_orders() $$;
grant execute on function public.remind_unpaid_orders() to service_role;

-- Whether a mail about an order is still true.
create or replace function private.is_mail_current(p_template text, p_order public.orders) returns boolean
language sql immutable set search_path = ''
as $$
  select case p_template
    when 'order-pending' then true
    when 'order-tracking' then p_order.order_status = 'shipped' and coalesce(p_order.tracking_number, '') <> ''
    when 'order-paid' then p_order.order_status <> 'cancelled' and p_order.paid_amount > 0
    when 'order-reminder' then p_order.payment_method = 'bank' and p_order.due_amount > 0
    when 'order-refunded' then p_order.refunded_amount > 0
    when 'order-paid-late' then p_order.refunded_amount > 0
    else p_template = 'order-' || p_order.order_status end
$$;

-- The current facts of a mail for its template in supabase/functions; null when it is no longer true: the order's status
-- changed, the item is sold out again, the subscription has ended. A mail about a refund also has {refund: {amount, way}}.
create or replace function private.mail_facts(p_mail private.email_outbox) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_facts jsonb;
begin
  case
    when p_mail.template like 'order-%' then
      return (
        select private.order_json(o.id) || jsonb_build_object('refund', (
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
    else
      select jsonb_build_object('topic', s.topic) into v_facts
      from public.subscriptions s where s.email = p_mail.recipient and s.topic = p_mail.payload ->> 'topic';
  end case;
  return v_facts || jsonb_build_object('unsubscribe', p_mail.unsubscribe_token);
end
$$;
