-- Withdrawal from a contract: a consumer states it by a function of the shop, in two steps, and gets a receipt at once (Directive
-- 2011/83/EU, article 11a, as Directive (EU) 2023/2673 has it). docs/law.md says how the shop reads it.

-- For how many days after delivery contracts can be withdrawn from; 0 where the shop offers no function for it. Where the owner has not
-- said: as the law of the shop's country has it, fourteen in the European Economic Area.
create function private.withdrawal_days() returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(s.withdrawal_days, case when s.country = any ('{AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IS,IT,LI,LT,LU,LV,MT,NL,NO,PL,PT,RO,SE,SI,SK}'::text[])
    then 14 else 0 end)
  from public.shop_settings s
$$;

-- The days that were promised when the order was placed: an owner may promise more later, not less.
alter table public.orders add column withdrawal_days integer not null default private.withdrawal_days() check (withdrawal_days between 0 and 365);

-- Until when an order's contract can be withdrawn from; null while it is not delivered. The day of delivery does not count, and a last day
-- that is a Saturday or a Sunday is followed by the Monday (Regulation 1182/71, article 3).
create function private.withdraw_until(p_order public.orders) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_last date := private.shop_day(private.delivered_at(p_order)) + greatest(p_order.withdrawal_days, private.withdrawal_days());
begin
  v_last := v_last + case extract(isodow from v_last) when 6 then 2 when 7 then 1 else 0 end;
  return (v_last + 1)::timestamp at time zone private.shop_zone();
end
$$;

-- Whether an order's contract, or what is left of it, can be withdrawn from now: from the order on, and not only once it is delivered.
create function private.can_withdraw(p_order public.orders) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return greatest(p_order.withdrawal_days, private.withdrawal_days()) > 0 and p_order.order_status <> 'cancelled'
    and coalesce(now() < private.withdraw_until(p_order), true)
    and (select count(*) from private.withdrawals w where w.order_id = p_order.id) < 20
    and exists (select from public.order_items i where i.order_id = p_order.id and private.returned_quantity(i.id) < i.quantity);
end
$$;

-- What was stated, append-only. The receipt is made of it. `items` are [{item, product_name, size, color, quantity}] as they were then;
-- the order was cancelled by it, or its return began, or both are null because the order was deleted.
create table private.withdrawals (
  -- Made by the browser: a statement that is sent twice is one.
  id uuid primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  return_id uuid references public.returns (id) on delete set null,
  name text not null check (length(name) between 1 and 160),
  -- The order's, to which the receipt goes; null where it has none.
  email text check (length(email) between 3 and 254),
  -- Whether the receipt goes there as well: not to a mailbox that confirmed nothing and paid nothing (private.mail_refusal), and of an
  -- order that was not placed by the account with the address not within an hour of the receipt before.
  is_mailed boolean not null,
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  stated_at timestamptz not null default clock_timestamp() check (stated_at >= '2000-01-01' and stated_at <= '2100-01-01')
);
create index withdrawals_of_order on private.withdrawals (order_id, stated_at);
create index withdrawals_of_return on private.withdrawals (return_id);
alter table private.withdrawals enable row level security;

-- What an order's own page and its tracking say of it: {withdrawal: open} while it can be withdrawn from, {withdrawal: made} when it was
-- and nothing is left; else {}, so that a shop without the function sends nothing.
create function private.withdrawal_flag(p_order public.orders) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when private.can_withdraw(p_order) then '{"withdrawal": "open"}'::jsonb
    when exists (select from private.withdrawals w where w.order_id = p_order.id) then '{"withdrawal": "made"}'::jsonb
    else '{}' end;
end
$$;

-- For a caller who may see an order's returns (private.return_access): what can be withdrawn from, and what was stated: {order_id,
-- order_number, has_email, is_open, until, items: [{id, product_name, size, color, left}], statements: [{id, at, name, email, is_mailed, items,
-- return_number}]}.
-- `until` is null while the order is not delivered; a statement without return_number cancelled the order. Null for other callers.
create function private.read_withdrawal(p_order_id uuid, p_token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders o where o.id = p_order_id;
  if private.return_access(v_order, p_token) is null then
    return null;
  end if;
  return jsonb_build_object('order_id', v_order.id, 'order_number', v_order.order_number, 'has_email', v_order.customer_email is not null,
    'is_open', private.can_withdraw(v_order), 'until', private.withdraw_until(v_order),
    'items', (
      select coalesce(jsonb_agg(private.withdrawn_line(i, v_order.language)
        || jsonb_build_object('left', i.quantity - private.returned_quantity(i.id)) order by i.position), '[]')
      from public.order_items i where i.order_id = v_order.id),
    'statements', (
      select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'at', w.stated_at, 'name', w.name, 'email', w.email, 'is_mailed', w.is_mailed, 'items', w.items,
        'return_number', r.number) order by w.stated_at, w.id), '[]')
      from private.withdrawals w left join public.returns r on r.id = w.return_id where w.order_id = v_order.id));
end
$$;

-- A line as a statement names it, in the order's language: {id, product_name, size, color}.
create function private.withdrawn_line(p_item public.order_items, p_language text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', p_item.id, 'product_name', coalesce(p_item.shown_title, p_item.product_name),
    'size', coalesce(private.shown_line(p_item, p_language) ->> 'shown_size', p_item.size),
    'color', coalesce(private.shown_line(p_item, p_language) ->> 'shown_color', p_item.color))
$$;

-- States that the consumer withdraws from an order's contract, or from a part of it.
--   p_id     made by the browser: the same statement again answers the same
--   p_name   who states it
--   p_email  where the receipt goes: the order's own address, because nobody has the shop write to others; not asked for where it has none
--   p_items  [{item, quantity}], or null for all that is left
-- An order of which nothing has left, and that is withdrawn from as a whole, is cancelled; else a return is asked for, which the shop
-- answers as any other. Returns private.read_withdrawal's answer. Raises PT400 INVALID_INPUT {field}, PT404 ORDER_NOT_FOUND, PT409
-- WITHDRAWAL_CLOSED, ALREADY_RETURNED {items}, PT422 KEY_REUSED.
create function private.withdraw_from_order(p_id uuid, p_order_id uuid, p_token text, p_name text, p_email text, p_items jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_name text;
  v_items jsonb;
  v_return uuid;
  v_mail private.email_outbox;
  v_is_repeated boolean;
begin
  if p_id is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "id"}');
  end if;
  v_name := private.input_line(jsonb_build_object('name', p_name), 'name', 160);
  perform private.check_size(p_items, 10000, 'items');
  if p_items is not null and (jsonb_typeof(p_items) <> 'array' or jsonb_array_length(p_items) not between 1 and 50 or exists (
      select from jsonb_array_elements(p_items) e where jsonb_typeof(e) <> 'object'
        or coalesce(e ->> 'item', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' or coalesce(e ->> 'quantity', '') !~ '^[1-9][0-9]?$')
    or (select count(distinct e ->> 'item') from jsonb_array_elements(p_items) e) <> jsonb_array_length(p_items)) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
  -- One statement of an order at a time: the second one sees what the first one took.
  select * into v_order from public.orders o
  where o.id = p_order_id and private.return_access(o, p_token) is not null for no key update;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  if exists (select from private.withdrawals w where w.id = p_id) then
    if not exists (select from private.withdrawals w where w.id = p_id and w.order_id = v_order.id) then
      perform private.fail(422, 'KEY_REUSED');
    end if;
    return private.read_withdrawal(v_order.id, p_token);
  end if;
  if v_order.customer_email is not null and private.email_line(left(p_email, 400)) is distinct from private.email_line(v_order.customer_email) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  if not private.can_withdraw(v_order) then
    perform private.fail(409, 'WITHDRAWAL_CLOSED');
  end if;
  select jsonb_agg(private.withdrawn_line(i, v_order.language) || jsonb_build_object('quantity', c.quantity) order by i.position) into v_items
  from public.order_items i
  cross join lateral (select case when p_items is null then i.quantity - private.returned_quantity(i.id)
    else (select (e ->> 'quantity')::int from jsonb_array_elements(p_items) e where e ->> 'item' = i.id::text) end as quantity) c
  where i.order_id = v_order.id and c.quantity > 0;
  if coalesce(jsonb_array_length(v_items), 0) <> coalesce(jsonb_array_length(p_items), jsonb_array_length(v_items)) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
  if v_order.order_status in ('pending', 'processing') and not exists (select from public.shipments s where s.order_id = v_order.id)
    and not exists (
      select from public.order_items i where i.order_id = v_order.id
        and i.quantity is distinct from (select (e ->> 'quantity')::int from jsonb_array_elements(v_items) e where e ->> 'id' = i.id::text)) then
    update public.orders o set order_status = 'cancelled', cancel_reason = 'customer' where o.id = v_order.id;
    -- The trigger reads who is signed in; a caller with the order's token counts as the customer as well, and who works here and states
    -- it for a customer does not.
    if v_order.user_id = (select auth.uid()) or not private.may('orders.change') then
      update public.order_events e set actor = 'customer'
      where e.id = (select max(n.id) from public.order_events n where n.order_id = v_order.id);
    end if;
  else
    v_return := gen_random_uuid();
    insert into public.returns (id, order_id, number, request_hash)
    values (v_return, v_order.id, v_order.order_number || '-R' || (select count(*) + 1 from public.returns r where r.order_id = v_order.id),
      encode(sha256(convert_to(p_id::text, 'UTF8')), 'hex'));
    insert into public.return_items (return_id, order_item_id, quantity, reason)
    select v_return, (e ->> 'id')::uuid, (e ->> 'quantity')::int, 'withdrawal' from jsonb_array_elements(v_items) e;
    perform private.check_returned(v_order.id);
  end if;
  v_mail.recipient := v_order.customer_email;
  v_mail.template := 'order-withdrawn';
  v_mail.payload := jsonb_build_object('order_id', v_order.id);
  -- A stranger who typed the address has one receipt an hour mailed there; those of the address's own account all go.
  v_is_repeated := private.untyped_facts(v_order) <> '{}' and exists (
    select from private.withdrawals w where w.order_id = v_order.id and w.is_mailed and w.stated_at > now() - interval '1 hour');
  insert into private.withdrawals (id, order_id, return_id, name, email, is_mailed, items)
  values (p_id, v_order.id, v_return, v_name, v_order.customer_email,
    v_order.customer_email is not null and not v_is_repeated and private.mail_refusal(v_mail) is null, v_items);
  if not v_is_repeated then
    perform private.mail_order(v_order, 'order-withdrawn', jsonb_build_object('withdrawal_id', p_id));
  end if;
  return private.read_withdrawal(v_order.id, p_token);
end
$$;
grant execute on function private.read_withdrawal(uuid, text), private.withdraw_from_order(uuid, uuid, text, text, text, jsonb) to anon, authenticated;
create function public.read_withdrawal(p_order_id uuid, p_token text default null) returns jsonb
language sql stable set search_path = '' as $$ select private.read_withdrawal(p_order_id, p_token) $$;
create function public.withdraw_from_order(p_id uuid, p_order_id uuid, p_name text, p_email text default null, p_items jsonb default null, p_token text default null)
returns jsonb language sql volatile set search_path = ''
as $$ select private.withdraw_from_order(p_id, p_order_id, p_token, p_name, p_email, private.json_list(p_items, 'items', true)) $$;
grant execute on function public.read_withdrawal(uuid, text), public.withdraw_from_order(uuid, uuid, text, text, jsonb, text) to anon, authenticated;

-- The facts of the receipt: {order_number, currency, withdrawal: {name, email, stated_at, return_number, items: [{product_name, size, color,
-- quantity}]}}. The name is what was typed, and a stranger may have typed it: it is repeated where it can be nothing but a name and the
-- order was placed by the account with the address (private.untyped_facts), else empty.
create function private.withdrawal_mail_facts(p_mail private.email_outbox) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('order_number', o.order_number, 'currency', o.currency, 'withdrawal', jsonb_build_object(
    'name', case when private.untyped_facts(o) = '{}' and length(w.name) <= 60 and w.name !~ '[^[:alpha:] ''’-]' then w.name else '' end,
    'email', w.email, 'stated_at', w.stated_at, 'return_number', r.number, 'items', w.items))
  from private.withdrawals w join public.orders o on o.id = w.order_id left join public.returns r on r.id = w.return_id
  where w.id = (p_mail.payload ->> 'withdrawal_id')::uuid
$$;
