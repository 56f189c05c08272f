-- The call that confirms a cash order before it is packed: who is to be called, what came of it, and a setting that packs
-- only what is confirmed.

alter table public.orders
  -- Of a cash order. no_answer: called call_attempts times and not reached; next_call_at is when to try again.
  add column confirmation text not null default 'none' check (confirmation in ('none', 'no_answer', 'confirmed')),
  add column call_attempts integer not null default 0 check (call_attempts between 0 and 99),
  add column next_call_at timestamptz check (next_call_at >= '2000-01-01' and next_call_at <= '2100-01-01');
-- The condition of the filter to-call (private.order_condition), word for word.
create index orders_to_call on public.orders (created_at, id)
  where payment_method = 'cod' and order_status = 'pending' and confirmation <> 'confirmed';
create index orders_returned on public.orders (customer_email) where cancel_reason in ('refused', 'unreachable');

drop trigger audit_orders on public.orders;
create trigger audit_orders after update on public.orders for each row execute function
  private.audit('order_number', 'order_status', 'cancel_reason', 'carrier', 'tracking_number', 'estimated_delivery',
    'confirmation', 'call_attempts');

-- Off: an owner who doesn't call finds no order stuck.
alter table public.shop_settings add column pack_only_confirmed boolean not null default false;
drop trigger audit_settings on public.shop_settings;
create trigger audit_settings after update on public.shop_settings for each row execute function
  private.audit('', 'currency', 'currency_rates', 'cancel_window_minutes', 'low_stock_threshold', 'checkout_enabled', 'card_provider',
    'bank_holder', 'bank_name', 'bank_account', 'bank_swift', 'bank_due_days', 'card_due_minutes', 'cod_enabled',
    'welcome_percent', 'student_percent', 'default_country', 'pack_only_confirmed', 'line_limit', 'support_phone', 'support_phone_hours',
    'support_chat_url', 'support_chat_hours', 'support_email_hours', 'instagram_url', 'tiktok_url', 'pinterest_url', 'facebook_url');

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

-- Raises PT409 NOT_CONFIRMED for a cash order that is not confirmed, where only confirmed ones are packed.
create or replace function private.order_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_free constant text[] := array['order_status', 'tracking_number', 'carrier', 'estimated_delivery', 'user_id', 'updated_at',
    'cancelled_at', 'cancel_reason', 'payment_due_at', 'paid_amount', 'refunded_amount',
    'refund_pending_amount', 'payment_status', 'due_amount', 'phone_e164', 'confirmation', 'call_attempts', 'next_call_at'];
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

-- A filter of the list as a condition over orders o: {search, statuses, from, to, method, payment, min, max, country,
-- numbers, confirmation}, each may be missing. Every value is quoted. `to` is not included. Payment is due (something is still to be
-- paid), part-paid (some of it arrived), ready (may be packed: money of it is here, or cash on
-- delivery, confirmed where the settings ask for it), paid, refunded
-- (wholly or in part), to-collect (cash of an order on its way or handed over) or to-refund (more of the customer's money
-- is here than the order costs; a cancelled one costs nothing). Confirmation is to-call
-- (cash orders that wait for a call), no-answer or confirmed. Only the given filters become conditions, so that each
-- combination gets its own plan. Raises PT400 INVALID_INPUT {field}.
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
    "ready": "(o.paid_amount > o.refunded_amount or o.payment_method = ''cod'' and (o.order_status <> ''pending'' or o.confirmation = ''confirmed''))",
    "ready-any": "(o.payment_method = ''cod'' or o.paid_amount > o.refunded_amount)",
    "to-refund": "o.paid_amount - o.refunded_amount - o.refund_pending_amount > case o.order_status when ''cancelled'' then 0 else o.total_amount end"}';
  v_confirmations constant jsonb := '{
    "to-call": "o.payment_method = ''cod'' and o.order_status = ''pending'' and o.confirmation <> ''confirmed''",
    "no-answer": "o.payment_method = ''cod'' and o.order_status = ''pending'' and o.confirmation = ''no_answer''",
    "confirmed": "o.confirmation = ''confirmed''"}';
begin
  if jsonb_typeof(p_filter) is distinct from 'object' or length(p_filter::text) > 20000 or length(v_search) > 100
    or jsonb_typeof(coalesce(p_filter -> 'statuses', '[]')) <> 'array' or jsonb_typeof(coalesce(p_filter -> 'numbers', '[]')) <> 'array'
    or length(p_filter ->> 'country') > 80
    or (p_filter ? 'payment' and not coalesce(v_payments ? (p_filter ->> 'payment') and p_filter ->> 'payment' <> 'ready-any', false))
    or (p_filter ? 'confirmation' and not coalesce(v_confirmations ? (p_filter ->> 'confirmation'), false))
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "filter"}');
  end if;
  if v_search <> '' then
    v_condition := v_condition || format(
      ' and o.id in (select s.order_id from private.order_search s where s.words @@ %L::tsquery)', private.order_query(v_search));
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
    v_condition := v_condition || ' and ' || (v_payments ->> case
      when p_filter ->> 'payment' = 'ready' and not (select s.pack_only_confirmed from public.shop_settings s) then 'ready-any'
      else p_filter ->> 'payment' end);
  end if;
  if p_filter ? 'confirmation' then
    v_condition := v_condition || ' and ' || (v_confirmations ->> (p_filter ->> 'confirmation'));
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

-- The whole order as the confirmation shows it: the row with its sums of money, its items in the cart's order, its events,
-- its steps, its payments and refunds (private.order_money), and until when it may be cancelled.
create or replace function private.order_json(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select to_jsonb(o) - array['user_id', 'discount_id', 'phone_e164', 'confirmation', 'call_attempts', 'next_call_at'] || private.order_money(o) || jsonb_build_object(
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

-- Whole orders with their items, newest first, for CSV files and printing: at most p_size after the given one.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create or replace function private.read_orders(p_filter jsonb, p_after_at timestamptz, p_after_id uuid, p_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_answer jsonb;
begin
  perform private.only_admin();
  if p_size is null or p_size not between 1 and 500 or (p_after_at is null) <> (p_after_id is null) then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(o) - array[''user_id'', ''phone_e164'', ''confirmation'', ''call_attempts'', ''next_call_at''] || jsonb_build_object(''items'', (
       select coalesce(jsonb_agg(to_jsonb(i) - array[''order_id'', ''product_id'', ''variant_id'', ''deal_id''] order by i.position), ''[]'')
       from public.order_items i where i.order_id = o.id)) order by o.created_at desc, o.id), ''[]'')
     from (select o.* from %s %s order by o.created_at desc, o.id limit $3) o',
    private.orders_found(p_filter),
    -- The row comparison is the condition at which the index scan starts.
    case when p_after_at is not null then 'where o.created_at <= $1 and (o.created_at < $1 or o.id > $2)' else '' end)
  into v_answer using p_after_at, p_after_id, p_size;
  return v_answer;
end
$$;

-- How many orders of an email or a phone came back, refused at the door or because the customer was not reached.
create function private.returned_orders(p_email text, p_phone text) returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from (
    select o.id from public.orders o where o.customer_email = p_email and o.cancel_reason in ('refused', 'unreachable')
    union
    select o.id from public.orders o where o.phone_e164 = p_phone and o.cancel_reason in ('refused', 'unreachable')) r
$$;

-- What only the owner sees of an order: {place, orders, spent, returned, notes, events, payments, refunds, mails,
-- phone_e164, confirmation, call_attempts, next_call_at, calls: [{outcome, at, by}]}; null
-- when there is no such order. `place` is its position among the customer's orders; `spent` is what the customer paid
-- without what was refunded; `returned` counts orders of the same email or phone that were
-- refused at the door or whose customer was not reached. Who set a status is
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
      'returned', private.returned_orders(v_order.customer_email, v_order.phone_e164))
    from public.orders o where o.customer_email = v_order.customer_email
  ) || private.admin_order_money(p_order_id) || jsonb_build_object(
    'phone_e164', v_order.phone_e164, 'confirmation', v_order.confirmation, 'call_attempts', v_order.call_attempts,
    'next_call_at', v_order.next_call_at,
    'calls', (
      select coalesce(jsonb_agg(jsonb_build_object('outcome', c.outcome, 'at', c.at, 'by', u.email) order by c.id), '[]')
      from private.order_calls c left join auth.users u on u.id = c.author_id where c.order_id = p_order_id),
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
    'mails', (
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

-- Cash orders that wait for a call: {now, later, orders: [{id, order_number, customer_name, customer_email, customer_phone,
-- phone_e164, customer_note, shipping_address, currency, total_amount, created_at, call_attempts, next_call_at, returned,
-- items: [{product_name, product_image, size, color, quantity}]}]}. `now` and `later` count those to call now and those
-- whose next try is still to come; p_later chooses which are listed, a hundred at most. p_sort is oldest or newest.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.call_queue(p_later boolean, p_sort text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
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
          'customer_email', p.customer_email, 'customer_phone', p.customer_phone, 'phone_e164', p.phone_e164,
          'customer_note', p.customer_note, 'shipping_address', p.shipping_address, 'currency', p.currency,
          'total_amount', p.total_amount, 'created_at', p.created_at, 'call_attempts', p.call_attempts,
          'next_call_at', p.next_call_at, 'returned', private.returned_orders(p.customer_email, p.phone_e164),
          'items', (
            select coalesce(jsonb_agg(jsonb_build_object('product_name', i.product_name, 'product_image', i.product_image,
              'size', i.size, 'color', i.color, 'quantity', i.quantity) order by i.position), '[]')
            from public.order_items i where i.order_id = p.id)) order by p.place)
        from page p), '[]')));
end
$$;
grant execute on function private.call_queue(boolean, text) to authenticated;

create function public.call_queue(p_later boolean default false, p_sort text default 'oldest') returns jsonb
language sql stable set search_path = ''
as $$ select private.call_queue(p_later, p_sort) $$;
grant execute on function public.call_queue(boolean, text) to authenticated;

-- Records what came of a call about a pending cash order: `confirmed`, `no_answer` (try again at p_next_call_at, within
-- thirty days), or `undone`, which takes the last of them back. p_attempts is how often it was called so far, as the caller
-- saw it: two owners who call the same customer count once. Returns {confirmation, call_attempts, next_call_at}. Raises
-- PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 ORDER_NOT_FOUND, PT409 CHANGED_MEANWHILE.
create function private.record_call(p_order_id uuid, p_outcome text, p_attempts int, p_next_call_at timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.only_admin();
  if p_outcome is null or p_outcome not in ('confirmed', 'no_answer', 'undone') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "outcome"}');
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
  v_order.next_call_at := case when p_outcome = 'no_answer' then p_next_call_at end;
  v_order.call_attempts := v_order.call_attempts + case
    when p_outcome = 'no_answer' then 1
    when p_outcome = 'undone' and v_order.confirmation = 'no_answer' then -1 else 0 end;
  v_order.confirmation := case when p_outcome = 'confirmed' then 'confirmed' when v_order.call_attempts > 0 then 'no_answer' else 'none' end;
  update public.orders o set confirmation = v_order.confirmation, call_attempts = v_order.call_attempts,
    next_call_at = v_order.next_call_at
  where o.id = p_order_id;
  insert into private.order_calls (order_id, outcome, author_id) values (p_order_id, p_outcome, (select auth.uid()));
  return jsonb_build_object('confirmation', v_order.confirmation, 'call_attempts', v_order.call_attempts,
    'next_call_at', v_order.next_call_at);
end
$$;
grant execute on function private.record_call(uuid, text, int, timestamptz) to authenticated;

create function public.record_call(p_order_id uuid, p_outcome text, p_attempts int, p_next_call_at timestamptz default null) returns jsonb
language sql volatile set search_path = ''
as $$ select private.record_call(p_order_id, p_outcome, p_attempts, p_next_call_at) $$;
grant execute on function public.record_call(uuid, text, int, timestamptz) to authenticated;
