-- The call that confirms a cash order before it is packed: who is to be called, what came of it, and a setting that packs
-- only what is confirmed.

-- Bodies name what later files create.
set check_function_bodies = off;

-- The condition of the filter to-call (private.order_condition), word for word.
create index orders_to_call on public.orders (created_at, id)
  where payment_method = 'cod' and order_status = 'pending' and confirmation <> 'confirmed';
create index orders_returned on public.orders (customer_key) where cancel_reason in ('refused', 'unreachable');

-- Calls about orders, append-only: what came of each, and what was taken back.
create table private.order_calls (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  outcome text not null check (outcome in ('confirmed', 'no_answer', 'undone')),
  author_id uuid references auth.users (id) on delete set null,
  at timestamptz not null default clock_timestamp() check (at >= '2000-01-01' and at <= '2100-01-01')
);
create index order_calls_of_order on private.order_calls (order_id, id);
create index order_calls_by_author on private.order_calls (author_id);
alter table private.order_calls enable row level security;

-- How many orders of a customer or a phone came back, refused at the door or because the customer was not reached. What a
-- stranger ordered in their name and was neither confirmed nor sent does not count. It is only said to who calls; rules judge by
-- private.risk_reasons.
create function private.returned_orders(p_customer text, p_phone text) returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from (
    select o.id from public.orders o
    where o.customer_key = p_customer and o.cancel_reason in ('refused', 'unreachable') and private.is_order_confirmed(o)
    union
    select o.id from public.orders o
    where o.phone_e164 = p_phone and o.cancel_reason in ('refused', 'unreachable')
      and (private.is_phone_confirmed(o) or exists (select from public.shipments s where s.order_id = o.id))) r
$$;

-- Cash orders that wait for a call: {now, later, orders: [{id, order_number, customer_name, customer_email, customer_phone,
-- phone_e164, customer_note, shipping_address, currency, total_amount, language, created_at, call_attempts, next_call_at, returned,
-- same_phone (how many more wait for a call to this phone), items: [{product_name, product_image, size, color, quantity}]}]}. `now` and `later` count those to call now and those
-- whose next try is still to come; p_later chooses which are listed, a hundred at most. p_sort is oldest or newest.
-- The address is for those who see orders; the total is what the customer is to have ready. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.call_queue(p_later boolean, p_sort text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('calls');
  if p_later is null or p_sort is null or p_sort not in ('oldest', 'newest') then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return (
    with waiting as (
      select o.id, o.created_at, coalesce(o.next_call_at > now(), false) as is_later
      from public.orders o
      where o.payment_method = 'cod' and o.order_status = 'pending' and o.confirmation <> 'confirmed'
    ), page as (
      select o.*, row_number() over (order by case when p_sort = 'oldest' then w.created_at end,
        case when p_sort = 'newest' then w.created_at end desc, w.id) as place
      from waiting w join public.orders o on o.id = w.id
      where w.is_later = p_later
      order by place limit 100
    )
    select jsonb_build_object(
      'now', (select count(*) from waiting w where not w.is_later),
      'later', (select count(*) from waiting w where w.is_later),
      'orders', coalesce((
        select jsonb_agg(jsonb_build_object('id', p.id, 'order_number', p.order_number, 'customer_name', p.customer_name,
          'customer_email', case when private.may('orders') then p.customer_email end, 'customer_phone', p.customer_phone, 'phone_e164', p.phone_e164,
          'customer_note', p.customer_note, 'shipping_address', p.shipping_address, 'currency', p.currency,
          'total_amount', p.total_amount, 'language', p.language, 'created_at', p.created_at, 'call_attempts', p.call_attempts,
          'next_call_at', p.next_call_at, 'returned', private.returned_orders(p.customer_key, p.phone_e164),
          'same_phone', (
            select count(*) from public.orders s
            where s.phone_e164 = p.phone_e164 and s.id <> p.id and s.payment_method = 'cod' and s.order_status = 'pending'
              and s.confirmation <> 'confirmed'),
          'items', (
            select coalesce(jsonb_agg(jsonb_build_object('product_name', i.product_name, 'product_image', i.product_image,
              'size', i.size, 'color', i.color, 'quantity', i.quantity) order by i.position), '[]')
            from public.order_items i where i.order_id = p.id)) order by p.place)
        from page p), '[]')));
end
$$;
create function public.call_queue(p_later boolean default false, p_sort text default 'oldest') returns jsonb
language sql stable set search_path = ''
as $$ select private.call_queue(p_later, p_sort) $$;
grant execute on function private.call_queue(boolean, text), public.call_queue(boolean, text) to authenticated;

-- Records what came of a call about a pending cash order: `confirmed`, `no_answer` (try again at p_next_call_at, within
-- thirty days; what else waits for a call to this phone waits as long, so that nobody is rung up for each of them, and comes back
-- with what put it off), `cancelled`, because of p_reason, or `undone`, which takes the last of the first two back. p_attempts is how often it was called so far, as the caller
-- saw it: two owners who call the same customer count once. Returns {confirmation, call_attempts, next_call_at}. Raises
-- PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 ORDER_NOT_FOUND, PT409 CHANGED_MEANWHILE.
create function private.record_call(p_order_id uuid, p_outcome text, p_attempts int, p_next_call_at timestamptz, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_put_off timestamptz;
begin
  perform private.only('calls');
  if p_outcome is null or p_outcome not in ('confirmed', 'no_answer', 'cancelled', 'undone') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "outcome"}');
  end if;
  if (p_outcome = 'cancelled') <> coalesce(p_reason in ('customer', 'refused', 'unreachable', 'out_of_stock', 'fraud', 'other'), false) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "reason"}');
  end if;
  if p_next_call_at not between now() - interval '1 day' and now() + interval '30 days' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "nextCallAt"}');
  end if;
  select * into v_order from public.orders o where o.id = p_order_id for no key update;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  if v_order.payment_method <> 'cod' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "order"}');
  end if;
  if v_order.order_status <> 'pending' or p_attempts is distinct from v_order.call_attempts
    or (p_outcome = 'undone' and v_order.confirmation = 'none')
    or (p_outcome <> 'undone' and v_order.confirmation = 'confirmed') or (p_outcome = 'no_answer' and v_order.call_attempts = 99)
  then
    perform private.fail(409, 'CHANGED_MEANWHILE');
  end if;
  if p_outcome = 'cancelled' then
    update public.orders o set order_status = 'cancelled', cancel_reason = p_reason where o.id = p_order_id;
    return jsonb_build_object('confirmation', v_order.confirmation, 'call_attempts', v_order.call_attempts, 'next_call_at', null);
  end if;
  v_put_off := v_order.next_call_at;
  v_order.next_call_at := case when p_outcome = 'no_answer' then p_next_call_at end;
  v_order.call_attempts := v_order.call_attempts + case
    when p_outcome = 'no_answer' then 1
    when p_outcome = 'undone' and v_order.confirmation = 'no_answer' then -1 else 0 end;
  v_order.confirmation := case when p_outcome = 'confirmed' then 'confirmed' when v_order.call_attempts > 0 then 'no_answer' else 'none' end;
  update public.orders o set confirmation = v_order.confirmation, call_attempts = v_order.call_attempts,
    next_call_at = v_order.next_call_at
  where o.id = p_order_id;
  -- The others that this order put off wait no longer than it does.
  if v_order.next_call_at is not null or v_put_off is not null then
    update public.orders o set next_call_at = v_order.next_call_at
    where o.id = any (array(
      select n.id from public.orders n
      where n.phone_e164 = v_order.phone_e164 and n.id <> p_order_id and n.payment_method = 'cod' and n.order_status = 'pending'
        and n.confirmation <> 'confirmed' and (n.next_call_at = v_put_off or coalesce(n.next_call_at, '-infinity') < v_order.next_call_at)
      -- One that is being called at this moment waits for nobody.
      for no key update skip locked));
  end if;
  insert into private.order_calls (order_id, outcome, author_id) values (p_order_id, p_outcome, (select auth.uid()));
  return jsonb_build_object('confirmation', v_order.confirmation, 'call_attempts', v_order.call_attempts,
    'next_call_at', v_order.next_call_at);
end
$$;
create function public.record_call(p_order_id uuid, p_outcome text, p_attempts int, p_next_call_at timestamptz default null,
  p_reason text default null) returns jsonb
language sql volatile set search_path = ''
as $$ select private.record_call(p_order_id, p_outcome, p_attempts, p_next_call_at, p_reason) $$;
grant execute on function private.record_call(uuid, text, int, timestamptz, text),
  public.record_call(uuid, text, int, timestamptz, text) to authenticated;
