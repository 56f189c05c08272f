-- Card payments through a provider: the functions of the edge functions start-payment, payment-webhook and refund-payment.
-- A provider's events may come late, repeated, or out of order, so each is recorded once, and what a payment has become is
-- never undone by an older state. Locks: the order first, then its payments and refunds.

-- What providers reported. An event about no payment of the shop is not recorded, so that it can be repeated.
create table private.payment_events (
  provider text not null check (provider in ('stripe', 'cmi')),
  event_id text not null check (length(event_id) between 1 and 255),
  kind text not null check (length(kind) between 1 and 100),
  body_hash text not null check (body_hash ~ '^[0-9a-f]{64}$'),
  payment_id uuid not null references public.payments (id) on delete cascade,
  received_at timestamptz not null default clock_timestamp(),
  outcome text not null check (outcome in ('paid', 'reinstated', 'unwanted', 'other_amount', 'processing', 'failed', 'expired', 'unchanged')),
  primary key (provider, event_id)
);
create index payment_events_of_payment on private.payment_events (payment_id, outcome);
alter table private.payment_events enable row level security;

-- ------------------------------------------------------------------ opening the payment page

-- The payment of an order for which a page is to be opened: the one that is open or under way, else a new one over what is
-- due. {payment_id, provider, reference, order_id, order_number, amount, currency, email, language, language_path, expires_at}; reference is null
-- until attach_payment. 30 calls in 15 minutes per order, beyond that {"code": "PT429"} with that status.
-- Raises PT404 ORDER_NOT_FOUND, PT409 ORDER_PAID, PT409 ORDER_CANCELLED {reason}, PT409 ORDER_EXPIRED,
-- PT409 PAYMENT_METHOD_UNAVAILABLE.
create function private.start_payment(p_order_id uuid, p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders := private.lock_own_order(p_order_id, p_token);
  v_payment public.payments;
  v_provider text := (select s.card_provider from public.shop_settings s);
begin
  if v_order.order_status = 'cancelled' then
    perform private.fail(409, 'ORDER_CANCELLED', jsonb_build_object('reason', v_order.cancel_reason));
  end if;
  if v_order.due_amount = 0 then
    perform private.fail(409, 'ORDER_PAID');
  end if;
  if v_order.payment_due_at < now() then
    perform private.fail(409, 'ORDER_EXPIRED');
  end if;
  if v_order.payment_method <> 'card' or v_provider is null then
    perform private.fail(409, 'PAYMENT_METHOD_UNAVAILABLE');
  end if;
  if not private.within_limit('start-payment:' || v_order.id, 30, 15) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  -- A page that was never opened and can no longer be (Stripe wants half an hour), or is over another sum, is given up.
  update public.payments p set status = 'expired', settled_at = clock_timestamp()
  where p.order_id = v_order.id and p.status = 'open' and p.provider is not null
    and (p.amount <> v_order.due_amount or (p.reference is null and p.expires_at < now() + interval '30 minutes 10 seconds'));
  select * into v_payment from public.payments p
  where p.order_id = v_order.id and p.status in ('open', 'processing') and p.provider is not null
  order by p.status desc, p.created_at desc, p.id limit 1;
  if not found then
    insert into public.payments (order_id, method, provider, amount, currency, status, expires_at)
    values (v_order.id, 'card', v_provider, v_order.due_amount, v_order.currency, 'open',
      greatest(v_order.payment_due_at, now() + interval '32 minutes'))
    returning * into v_payment;
  end if;
  return jsonb_build_object('payment_id', v_payment.id, 'provider', v_payment.provider, 'reference', v_payment.reference,
    'order_id', v_order.id, 'order_number', v_order.order_number, 'amount', v_payment.amount, 'currency', v_payment.currency,
    'email', v_order.customer_email, 'language', v_order.language, 'language_path', private.language_path(v_order.language), 'expires_at', v_payment.expires_at);
end
$$;
create function public.start_payment(p_order_id uuid, p_token text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.start_payment(p_order_id, p_token) $$;
grant execute on function private.start_payment(uuid, text), public.start_payment(uuid, text) to anon, authenticated;

-- The latest payment of an order of which the provider may know more than the shop, because its webhook is late or lost:
-- {provider, reference}; null when there is none. 60 calls in 15 minutes per order, beyond that {"code": "PT429"} with
-- that status. Raises PT404 ORDER_NOT_FOUND.
create function private.unsettled_payment(p_order_id uuid, p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders := private.lock_own_order(p_order_id, p_token);
begin
  if not private.within_limit('check-payment:' || v_order.id, 60, 15) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  return (
    select jsonb_build_object('provider', p.provider, 'reference', p.reference)
    from public.payments p
    where p.order_id = v_order.id and p.reference is not null and p.status <> 'succeeded' and v_order.due_amount > 0
    order by p.created_at desc, p.id limit 1);
end
$$;
create function public.unsettled_payment(p_order_id uuid, p_token text default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.unsettled_payment(p_order_id, p_token) $$;
grant execute on function private.unsettled_payment(uuid, text), public.unsettled_payment(uuid, text) to anon, authenticated;

-- Notes the provider's name of a payment whose page was opened; false when it has another one. The order holds its stock
-- while the page is open, but no longer than twice the time that an order by card has.
create function private.attach_payment(p_payment_id uuid, p_reference text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_payment public.payments;
begin
  perform 1 from public.orders o
  where o.id = (select p.order_id from public.payments p where p.id = p_payment_id) for no key update;
  update public.payments p set reference = p_reference
  where p.id = p_payment_id and coalesce(p.reference, p_reference) = p_reference
  returning * into v_payment;
  if not found then
    return false;
  end if;
  update public.orders o
  set payment_due_at = greatest(o.payment_due_at,
    least(v_payment.expires_at, o.created_at + make_interval(mins => 2 * s.card_due_minutes)))
  from public.shop_settings s
  where o.id = v_payment.order_id and o.order_status = 'pending' and o.payment_due_at is not null;
  return true;
end
$$;
create function public.attach_payment(p_payment_id uuid, p_reference text) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.attach_payment(p_payment_id, p_reference) $$;
grant execute on function private.attach_payment(uuid, text), public.attach_payment(uuid, text) to service_role;

-- ------------------------------------------------------------------ what the provider reports

-- Money has arrived. An order that was cancelled as unpaid is taken up again when its stock is still there. Money for an
-- order that stays cancelled or is paid already is refunded: a pending refund without author. The caller has locked the
-- order and the payment. Returns paid, reinstated or unwanted. Raises PT503 BUSY.
create function private.payment_succeeded(p_payment public.payments) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_outcome text := 'paid';
begin
  select * into v_order from public.orders o where o.id = p_payment.order_id;
  if v_order.order_status = 'cancelled' then
    v_outcome := 'unwanted';
    if v_order.cancel_reason = 'unpaid' then
      begin
        update public.orders o set order_status = 'pending' where o.id = v_order.id;
        v_outcome := 'reinstated';
      exception when sqlstate 'PT409' then
        -- OUT_OF_STOCK: sold to others meanwhile.
        v_outcome := 'unwanted';
      end;
    end if;
  elsif v_order.paid_amount >= v_order.total_amount then
    v_outcome := 'unwanted';
  end if;
  update public.payments p set status = 'succeeded', settled_at = clock_timestamp() where p.id = p_payment.id;
  if v_outcome = 'unwanted' then
    insert into public.refunds (payment_id, amount, way, status) values (p_payment.id, p_payment.amount, 'provider', 'pending');
  end if;
  return v_outcome;
end
$$;

-- Brings the refunds of a payment to what the provider reports: ours by their id, others (made in the provider's dashboard)
-- by the provider's name for them.
create function private.record_refunds(p_payment_id uuid, p_refunds jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refund record;
begin
  for v_refund in
    select x.* from jsonb_to_recordset(p_refunds) as x (refund_id text, reference text, amount numeric, status text) limit 100
  loop
    update public.refunds r
    set status = v_refund.status, reference = v_refund.reference,
      settled_at = case when v_refund.status <> 'pending' then clock_timestamp() end
    where r.payment_id = p_payment_id and (r.id::text = v_refund.refund_id or r.reference = v_refund.reference)
      and (r.status = 'pending' or (r.status = 'succeeded' and v_refund.status = 'failed'));
    if not exists (
      select 1 from public.refunds r
      where r.payment_id = p_payment_id and (r.id::text = v_refund.refund_id or r.reference = v_refund.reference))
    then
      begin
        insert into public.refunds (payment_id, amount, way, status, reference, settled_at)
        values (p_payment_id, v_refund.amount, 'provider', v_refund.status, v_refund.reference,
          case when v_refund.status <> 'pending' then clock_timestamp() end);
      exception when sqlstate 'PT409' then
        -- The owner has recorded the same refund by hand.
        null;
      end;
    end if;
  end loop;
end
$$;

-- Brings a payment to the state that an event reports, unless it is further already. The caller has locked the order and
-- the payment. Returns the event's outcome. Raises PT503 BUSY.
create function private.settle_payment(p_payment public.payments, p_event jsonb) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_state text := p_event ->> 'state';
  v_outcome text := 'unchanged';
begin
  if v_state in ('processing', 'succeeded')
    and ((p_event ->> 'amount')::numeric <> p_payment.amount or p_event ->> 'currency' <> p_payment.currency) then
    return 'other_amount';
  end if;
  if v_state = 'succeeded' then
    if p_payment.status <> 'succeeded' then
      v_outcome := private.payment_succeeded(p_payment);
    end if;
    perform private.record_refunds(p_payment.id, p_event -> 'refunds');
  elsif v_state <> p_payment.status and (p_payment.status = 'open' or (p_payment.status = 'processing' and v_state <> 'open')) then
    update public.payments p
    set status = v_state, settled_at = case when v_state <> 'processing' then clock_timestamp() end
    where p.id = p_payment.id;
    v_outcome := v_state;
    if v_state = 'expired' then
      perform private.cancel_overdue(array[p_payment.order_id], '{}');
    end if;
  end if;
  if (p_event ->> 'disputed')::boolean then
    update public.payments p set disputed_at = coalesce(p.disputed_at, clock_timestamp()) where p.id = p_payment.id;
  end if;
  return v_outcome;
end
$$;

-- Raises PT400 INVALID_INPUT {field} for an event that no provider's adapter makes.
create function private.check_payment_event(p_provider text, p_event_id text, p_body_hash text, p_event jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if coalesce(p_provider not in ('stripe', 'cmi') or length(p_event_id) not between 1 and 255 or p_body_hash !~ '^[0-9a-f]{64}$', true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "eventId"}');
  end if;
  if coalesce(
    length(p_event ->> 'kind') not between 1 and 100 or length(p_event ->> 'reference') not between 1 and 255
    or p_event ->> 'state' not in ('open', 'processing', 'succeeded', 'failed', 'expired')
    or jsonb_typeof(p_event -> 'amount') <> 'number' or jsonb_typeof(p_event -> 'currency') <> 'string'
    or jsonb_typeof(p_event -> 'disputed') <> 'boolean' or jsonb_typeof(p_event -> 'refunds') <> 'array', true)
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "event"}');
  end if;
end
$$;

-- Records an event that a provider's adapter has verified, once per provider and event id.
--   p_event {kind, reference, state, amount, currency, disputed, refunds: [{refund_id, reference, amount, status}]}
-- Returns {verdict, outcome, refund}. The verdict is accepted when this payment pays for its order, refused when it is no
-- payment of the shop or over another sum, else noted. `refund` {refund_id, reference, amount, currency} is money that has
-- to go back now; it is returned until finish_refund, also for a repeated event. Raises PT400 INVALID_INPUT {field},
-- PT503 BUSY.
create function private.record_payment_event(p_provider text, p_event_id text, p_body_hash text, p_event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_payment public.payments;
  v_outcome text;
begin
  perform private.check_payment_event(p_provider, p_event_id, p_body_hash, p_event);
  perform 1 from public.orders o
  where o.id = (select p.order_id from public.payments p where p.provider = p_provider and p.reference = p_event ->> 'reference')
  for no key update;
  select * into v_payment from public.payments p
  where p.provider = p_provider and p.reference = p_event ->> 'reference' for no key update;
  if not found then
    return '{"verdict": "refused", "outcome": "unknown_payment", "refund": null}';
  end if;
  select e.outcome into v_outcome from private.payment_events e where e.provider = p_provider and e.event_id = p_event_id;
  if not found then
    v_outcome := private.settle_payment(v_payment, p_event);
    insert into private.payment_events (provider, event_id, kind, body_hash, payment_id, outcome)
    values (p_provider, p_event_id, p_event ->> 'kind', p_body_hash, v_payment.id, v_outcome);
  end if;
  return jsonb_build_object('outcome', v_outcome,
    'verdict', case
      when v_outcome = 'other_amount' then 'refused'
      when p_event ->> 'state' = 'succeeded' and exists (
        select 1 from private.payment_events e where e.payment_id = v_payment.id and e.outcome in ('paid', 'reinstated')) then 'accepted'
      else 'noted' end,
    'refund', (
      select jsonb_build_object('refund_id', r.id, 'reference', v_payment.reference, 'amount', r.amount, 'currency', v_payment.currency)
      from public.refunds r
      where r.payment_id = v_payment.id and r.status = 'pending' and r.way = 'provider' and r.author_id is null and r.reference is null
      limit 1));
end
$$;
create function public.record_payment_event(p_provider text, p_event_id text, p_body_hash text, p_event jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.record_payment_event(p_provider, p_event_id, p_body_hash, private.json_object(p_event, 'event')) $$;
grant execute on function private.record_payment_event(text, text, text, jsonb),
  public.record_payment_event(text, text, text, jsonb) to service_role;

-- ------------------------------------------------------------------ refunds through the provider

-- Begins a refund that the provider is to send: pending until finish_refund. The browser makes the refund's id, so that a
-- repeated request refunds once. Returns {refund_id, provider, reference, amount, currency, status}, reference being the
-- payment's. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 PAYMENT_NOT_FOUND, PT409 NOT_BY_PROVIDER for
-- money that no provider can return, PT409 NOT_PAID, PT409 REFUND_EXCEEDS_PAYMENT {left}.
create function private.start_refund(p_refund_id uuid, p_payment_id uuid, p_amount numeric, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_payment public.payments;
  v_refund public.refunds;
  v_reason text := private.clean_line(p_reason);
begin
  perform private.only('payments');
  perform private.check_amount(p_amount);
  if p_refund_id is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "refundId"}');
  end if;
  if coalesce(length(v_reason) not between 1 and 500, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "reason"}');
  end if;
  perform 1 from public.orders o
  where o.id = (select p.order_id from public.payments p where p.id = p_payment_id) for no key update;
  select * into v_payment from public.payments p where p.id = p_payment_id for no key update;
  if not found then
    perform private.fail(404, 'PAYMENT_NOT_FOUND');
  end if;
  -- CMI has no interface for refunds: the owner sends them at the bank and records them.
  if v_payment.provider is distinct from 'stripe' then
    perform private.fail(409, 'NOT_BY_PROVIDER');
  end if;
  select * into v_refund from public.refunds r where r.id = p_refund_id;
  if not found then
    insert into public.refunds (id, payment_id, amount, reason, way, status, author_id)
    values (p_refund_id, p_payment_id, p_amount, v_reason, 'provider', 'pending', (select auth.uid()))
    returning * into v_refund;
  elsif (v_refund.payment_id, v_refund.amount, v_refund.way) is distinct from (p_payment_id, p_amount, 'provider') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "refundId"}');
  end if;
  return jsonb_build_object('refund_id', v_refund.id, 'provider', v_payment.provider, 'reference', v_payment.reference,
    'amount', v_refund.amount, 'currency', v_payment.currency, 'status', v_refund.status);
end
$$;
create function public.start_refund(p_refund_id uuid, p_payment_id uuid, p_amount numeric, p_reason text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.start_refund(p_refund_id, p_payment_id, p_amount, p_reason) $$;
grant execute on function private.start_refund(uuid, uuid, numeric, text), public.start_refund(uuid, uuid, numeric, text) to authenticated;

-- Notes what a provider made of a refund that was pending; one that is settled stays as it is. Returns its status.
-- Raises PT404 REFUND_NOT_FOUND.
create function private.finish_refund(p_refund_id uuid, p_status text, p_reference text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_status text;
begin
  perform 1 from public.orders o
  where o.id = (select p.order_id from public.refunds r join public.payments p on p.id = r.payment_id where r.id = p_refund_id)
  for no key update;
  update public.refunds r
  set status = p_status, reference = coalesce(p_reference, r.reference),
    settled_at = case when p_status <> 'pending' then clock_timestamp() end
  where r.id = p_refund_id and r.status = 'pending';
  select r.status into v_status from public.refunds r where r.id = p_refund_id;
  if not found then
    perform private.fail(404, 'REFUND_NOT_FOUND');
  end if;
  return v_status;
end
$$;
create function public.finish_refund(p_refund_id uuid, p_status text, p_reference text default null) returns text
language sql volatile security invoker set search_path = ''
as $$ select private.finish_refund(p_refund_id, p_status, p_reference) $$;
grant execute on function private.finish_refund(uuid, text, text), public.finish_refund(uuid, text, text) to service_role;
