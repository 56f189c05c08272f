-- What an open admin asks every few seconds, and the message on the platform's Realtime at which it asks at once.

-- How the orders stand: {pending, recent, latest, revision}. `pending` is what the admin's badge, title and list count.
-- `recent` (a number) and `latest` (ISO 8601, null without any) are of the orders of the last two hours, by which an
-- open admin notices a new one; an order by card counts once nothing more is to be paid. `revision` changes with every
-- order that is placed and with every change of a status. Raises PT403 FORBIDDEN.
create function private.order_pulse() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_pending bigint;
  v_recent bigint;
  v_latest timestamptz;
begin
  perform private.only('orders', 'packing', 'calls');
  select count(*) into v_pending from public.orders o where o.order_status = 'pending';
  -- At most a thousand rows are read, so that a rush costs no more.
  select count(*), max(n.created_at) into v_recent, v_latest
  from (
    select o.created_at from public.orders o
    where o.created_at > now() - interval '2 hours' and (o.payment_method <> 'card' or o.paid_amount > 0 or o.total_amount = 0)
    order by o.created_at desc limit 1000
  ) n;
  return jsonb_build_object('pending', v_pending, 'recent', v_recent, 'latest', v_latest,
    'revision', concat_ws('.', (select max(e.id) from public.order_events e), v_pending, v_recent));
end
$$;
create function public.order_pulse() returns jsonb language sql stable set search_path = ''
as $$ select private.order_pulse() $$;
grant execute on function private.order_pulse(), public.order_pulse() to authenticated;

-- Tells open admins that orders have changed, once per transaction, on a channel that only owners may join (the policy of
-- open_order_channel). The message says nothing more. An order neither fails nor waits by it: errors end here, and what
-- it locks is waited for 50 ms. Without Realtime, as on the embedded back end, admins only ask.
create function private.tell_order_change() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '50ms'
as $$
begin
  if current_setting('shop.order_change_told', true) is distinct from '1'
    and to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null then
    perform set_config('shop.order_change_told', '1', true);
    perform realtime.send('{}'::jsonb, 'changed', 'orders', true);
  end if;
  return null;
exception when others then
  return null;
end
$$;
create trigger tell_new_order after insert on private.new_orders
  for each statement execute function private.tell_order_change();
create trigger tell_order_status after update of order_status on public.orders
  for each statement execute function private.tell_order_change();
