-- Returns: the shopper asks for them from a delivered order, the owner approves or declines, receives the parcel (back in
-- stock or not) and refunds what came back, whole or in part, by the refunds that the shop has. What is exchanged for another
-- size or colour is in the file of exchanges.

-- Bodies name what later files create.
set check_function_bodies = off;

-- ------------------------------------------------------------------ tables

-- A return of items of a delivered order.
create table public.returns (
  -- Made by the browser, so that a request sent twice is one return.
  id uuid primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  number text not null unique check (length(number) between 1 and 40),
  state text not null default 'requested'
    check (state in ('requested', 'approved', 'declined', 'received', 'closed', 'withdrawn')),
  -- The owner's last words to the shopper: how to send it, or why not.
  answer text not null default '' check (length(answer) <= 1000),
  request_hash text not null check (length(request_hash) = 64),
  -- The refund that closed it; null when it was closed without one.
  refund_id uuid references public.refunds (id),
  -- The order by which what came back was exchanged, and what of its price that paid for.
  exchange_order_id uuid unique references public.orders (id) on delete set null,
  exchanged_amount numeric(10, 2) not null default 0 check (exchanged_amount >= 0 and exchanged_amount <= 99999999.99),
  requested_at timestamptz not null default clock_timestamp() check (requested_at >= '2000-01-01' and requested_at <= '2100-01-01'),
  decided_at timestamptz check (decided_at >= '2000-01-01' and decided_at <= '2100-01-01'),
  received_at timestamptz check (received_at >= '2000-01-01' and received_at <= '2100-01-01'),
  closed_at timestamptz check (closed_at >= '2000-01-01' and closed_at <= '2100-01-01'),
  check ((state in ('received', 'closed')) = (received_at is not null)),
  check ((state in ('closed', 'withdrawn')) = (closed_at is not null))
);
create index returns_of_order on public.returns (order_id, requested_at);
create index returns_by_state on public.returns (state, requested_at, id);
create unique index returns_of_refund on public.returns (refund_id);

-- The lines of a return.
create table public.return_items (
  id uuid primary key default gen_random_uuid(),
  return_id uuid not null references public.returns (id) on delete cascade,
  order_item_id uuid not null references public.order_items (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 99),
  -- `withdrawal`: the consumer withdrew from the contract (private.withdraw_from_order), and owes no reason.
  reason text not null check (reason in ('too_small', 'too_large', 'not_as_expected', 'faulty', 'wrong_item', 'late', 'other', 'withdrawal')),
  -- What the shopper wrote.
  words text not null default '' check (length(words) <= 500),
  -- Null until the parcel is here.
  received integer check (received between 0 and quantity),
  condition text check (condition in ('unused', 'used', 'damaged')),
  restocked boolean check (restocked is null or received is not null),
  -- What of the line is to be refunded: see private.receive_return.
  refund_amount numeric(10, 2) check (refund_amount >= 0 and refund_amount <= 99999999.99),
  -- What the shopper wants instead, by the names that it had then, and what one of it costs before the line's discount (private.exchange_price);
  -- null for a refund. The variant is null when it is gone.
  wanted_variant_id uuid references public.product_variants (id) on delete set null,
  wanted_size text check (length(wanted_size) <= 83),
  wanted_color text check (length(wanted_color) <= 40),
  wanted_price numeric(10, 2) check (wanted_price >= 0 and wanted_price <= 99999999.99),
  unique (return_id, order_item_id),
  check ((wanted_size is null) = (wanted_price is null) and (wanted_color is null) = (wanted_price is null)
    and (wanted_variant_id is null or wanted_price is not null))
);
create index return_items_of_item on public.return_items (order_item_id);
create index return_items_wanted on public.return_items (wanted_variant_id) where wanted_variant_id is not null;

-- Small pictures that the shopper's browser has scaled. In the database and not in a bucket: members and guests send and see
-- them by the same functions and rights as the return itself, and they have no address that could be passed on.
create table private.return_pictures (
  id uuid primary key default gen_random_uuid(),
  return_id uuid not null references public.returns (id) on delete cascade,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
  data bytea not null check (octet_length(data) between 1 and 307200)
);
create index return_pictures_of_return on private.return_pictures (return_id);

-- Secrets that open an order's returns for an hour, for those who proved its number and email. Only their hash is stored.
create table private.return_keys (
  token_hash bytea primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  expires_at timestamptz not null check (expires_at >= '2000-01-01' and expires_at <= '2100-01-01')
);
create index return_keys_of_order on private.return_keys (order_id);
create index return_keys_expired on private.return_keys (expires_at);

-- Refunds that are about to be sent for a return, by the id that the browser made. A refund of another return, or of one that
-- was closed meanwhile, is refused before any money moves.
create table private.return_refunds (
  refund_id uuid primary key,
  return_id uuid not null references public.returns (id) on delete cascade
);
create index return_refunds_of_return on private.return_refunds (return_id);

alter table public.returns enable row level security;
alter table public.return_items enable row level security;
alter table private.return_pictures enable row level security;
alter table private.return_keys enable row level security;
alter table private.return_refunds enable row level security;
create trigger audit_returns after update on public.returns for each row execute function
  private.audit('number', 'state', 'answer');
create trigger audit_return_items after update on public.return_items for each row execute function
  private.audit('line', 'received', 'condition', 'restocked', 'refund_amount');

-- ------------------------------------------------------------------ what may be returned

-- For how many days after delivery an order may be returned; null where none may be.
create function private.return_days() returns integer
language sql stable security definer set search_path = ''
as $$ select s.return_days from public.shop_settings s $$;

-- The days that were promised when the order was placed: an owner may promise more later, not less.
alter table public.orders add column return_days integer default private.return_days();

-- When an order was delivered; null while it is not.
create function private.delivered_at(p_order public.orders) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select max(e.at) from public.order_events e
  where e.order_id = p_order.id and e.status = 'delivered' and p_order.order_status = 'delivered'
$$;

-- How many of an order's item are on their way back or came back. What was received counts, not what was asked for.
create function private.returned_quantity(p_item_id uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(case when r.state in ('requested', 'approved') then i.quantity
                           when r.state in ('received', 'closed') then i.received else 0 end), 0)::int
  from public.return_items i join public.returns r on r.id = i.return_id where i.order_item_id = p_item_id
$$;

-- Raises PT409 ALREADY_RETURNED {items} when more of an item is returned than was ordered. The caller has locked the order.
create function private.check_returned(p_order_id uuid) returns void
language plpgsql stable set search_path = ''
as $$
declare
  v_over jsonb := (
    select jsonb_agg(i.id) from public.order_items i
    where i.order_id = p_order_id and private.returned_quantity(i.id) > i.quantity);
begin
  if v_over is not null then
    perform private.fail(409, 'ALREADY_RETURNED', jsonb_build_object('items', v_over));
  end if;
end
$$;

-- What of an order may still be returned, and until when (null where the shop takes nothing back): {order_id, order_number, currency, delivered_at, until, is_open,
-- items: [{id, product_slug, product_name, product_image, size, color, price, quantity, left}]}. is_open: within the time, with
-- something left, and not asked ten times before.
create function private.returnable(p_order public.orders) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_delivered timestamptz := private.delivered_at(p_order);
  v_until timestamptz := v_delivered + make_interval(days => greatest(p_order.return_days, private.return_days()));
  v_items jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'product_slug', i.product_slug, 'product_name', coalesce(i.shown_title, i.product_name),
      'product_image', i.product_image, 'size', i.size, 'color', i.color, 'price', i.price, 'quantity', i.quantity,
      'left', i.quantity - private.returned_quantity(i.id)) order by i.position), '[]')
    from public.order_items i where i.order_id = p_order.id);
begin
  return jsonb_build_object('order_id', p_order.id, 'order_number', p_order.order_number, 'currency', p_order.currency,
    'delivered_at', v_delivered, 'until', v_until, 'items', v_items,
    'is_open', coalesce(now() <= v_until, false)
      and exists (select from jsonb_array_elements(v_items) i where (i ->> 'left')::int > 0)
      and (select count(*) from public.returns r where r.order_id = p_order.id) < 10);
end
$$;

-- A return as its shopper sees it: {id, number, state, answer, requested_at, decided_at, received_at, closed_at, refund, exchange, items:
-- [{id, order_item_id, product_name, product_image, size, color, quantity, reason, words, received, wanted}], pictures: [id]}. `refund`
-- is {amount, way, status} or null, `exchange` private.exchange_json, `wanted` private.wanted_json. Without p_full no words and no
-- pictures.
create function private.return_json(p_return public.returns, p_full boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p_return) - array['order_id', 'request_hash', 'refund_id', 'exchange_order_id', 'exchanged_amount'] || jsonb_build_object(
    'exchange', private.exchange_json(p_return),
    'refund', (select jsonb_build_object('amount', f.amount, 'way', f.way, 'status', f.status)
      from public.refunds f where f.id = p_return.refund_id),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'order_item_id', i.order_item_id, 'product_name', coalesce(o.shown_title, o.product_name),
        'product_image', o.product_image, 'size', o.size, 'color', o.color, 'quantity', i.quantity, 'reason', i.reason,
        'words', case when p_full then i.words else '' end, 'received', i.received, 'wanted', private.wanted_json(i)) order by o.position), '[]')
      from public.return_items i join public.order_items o on o.id = i.order_item_id where i.return_id = p_return.id),
    'pictures', (
      select coalesce(jsonb_agg(p.id order by p.id), '[]') from private.return_pictures p
      where p_full and p.return_id = p_return.id))
$$;

-- ------------------------------------------------------------------ who may ask

-- Whether the caller may see and ask for an order's returns: `full` for its member, who may change orders, and the holder of the order's
-- secret, `part` for the holder of a secret of private.open_return, else null.
create function private.return_access(p_order public.orders, p_token text) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when p_order.id is null then null
    when p_order.user_id = (select auth.uid()) or private.may('orders.change') or private.opens_order(p_order.id, left(p_token, 64)) then 'full'
    when exists (select from private.return_keys k where k.order_id = p_order.id and k.expires_at > now()
      and k.token_hash = sha256(convert_to(left(p_token, 64), 'UTF8'))) then 'part' end
$$;

-- For a caller who knows the number and email of an order that is delivered or can be withdrawn from: {order_id, token}, a secret that opens its returns for an hour;
-- else null. Tries count as those of private.track_order do, together with them. Returns {"code": "PT429"} beyond the limits.
-- Raises PT400 INVALID_INPUT {field}.
create function private.open_return(p_order_number text, p_email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_number text := private.read_order_number(left(p_order_number, 81));
  v_email text := private.email_line(left(p_email, 400));
  v_network text := coalesce('@' || private.client_network(), '');
  v_order uuid;
  v_token text;
begin
  if v_number is null or length(p_order_number) > 80 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "orderNumber"}');
  end if;
  if v_email is null or length(v_email) > 254 or v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  if not (private.within_limit('track-email:' || v_email || v_network, 30, 15)
    and private.within_limit('track:' || v_number || v_network, 10, 15)) then
    perform set_config('response.status', '429', true);
    return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
  end if;
  select o.id into v_order from public.orders o
  where o.order_number = v_number and o.customer_email = v_email
    and (o.order_status = 'delivered' or private.withdrawal_flag(o) <> '{}');
  if not found then
    return null;
  end if;
  delete from private.return_keys k where k.expires_at < now();
  v_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  insert into private.return_keys (token_hash, order_id, expires_at)
  values (sha256(convert_to(v_token, 'UTF8')), v_order, now() + interval '1 hour');
  return jsonb_build_object('order_id', v_order, 'token', v_token);
end
$$;

-- An order's returns and what may still be returned (private.returnable and {exchange_days, returns: [private.return_json]}, of each
-- item its `choices`: private.exchange_choices); null for callers without access, whether the order exists or not.
create function private.order_returns(p_order_id uuid, p_token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_access text;
begin
  select * into v_order from public.orders o where o.id = p_order_id;
  v_access := private.return_access(v_order, p_token);
  if v_access is null then
    return null;
  end if;
  return private.with_choices(private.returnable(v_order), v_order) || jsonb_build_object('returns', (
    select coalesce(jsonb_agg(private.return_json(r, v_access = 'full') order by r.requested_at, r.id), '[]')
    from public.returns r where r.order_id = v_order.id));
end
$$;

-- A picture of a return as {type, data}, data in base64, for a caller with full access to its order; else null.
create function private.return_picture(p_picture_id uuid, p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('type', p.type, 'data', translate(encode(p.data, 'base64'), e'\n', ''))
  from private.return_pictures p join public.returns r on r.id = p.return_id join public.orders o on o.id = r.order_id
  where p.id = p_picture_id and private.return_access(o, p_token) = 'full'
$$;

-- What the caller may do about own orders, at most fifty: [{order_id, can_return, reviews: [{slug, name}]}], reviews being the
-- delivered products that the caller has not reviewed yet.
create function private.my_order_actions(p_order_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_order_ids is null or cardinality(p_order_ids) > 50 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "orders"}');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('order_id', o.id,
      'can_return', private.returnable(o) -> 'is_open',
      'reviews', (
        select coalesce(jsonb_agg(jsonb_build_object('slug', n.slug, 'name', n.title) order by n.position, n.slug), '[]')
        from (
          select p.slug, private.product_title(p, private.other_language()) as title, min(i.position) as position
          from public.order_items i join public.products p on p.id = i.product_id
          where i.order_id = o.id and p.status = 'live'
            and private.review_by(o.user_id, private.mailbox(private.own_email()), p.id) is null
          group by p.id
        ) n))), '[]')
    from public.orders o
    where o.id = any (p_order_ids) and o.user_id = (select auth.uid()) and o.order_status = 'delivered');
end
$$;

-- ------------------------------------------------------------------ the shopper asks

-- What kind of picture the bytes begin as; null for anything else, SVG among it.
create function private.picture_type(p_data bytea) returns text
language sql immutable set search_path = ''
as $$
  select case
    when substr(p_data, 1, 3) = '\xffd8ff' then 'image/jpeg'
    when substr(p_data, 1, 8) = '\x89504e470d0a1a0a' then 'image/png'
    when substr(p_data, 1, 4) = '\x52494646' and substr(p_data, 9, 4) = '\x57454250' then 'image/webp' end
$$;

-- Refuses lines that cannot be a return's. Raises PT400 INVALID_INPUT {field}.
create function private.check_return_lines(p_items jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.check_size(p_items, 100000, 'items');
  if p_items is null or jsonb_typeof(p_items) <> 'array' or jsonb_array_length(p_items) not between 1 and 50
    or exists (
      select from jsonb_array_elements(p_items) as e (line)
      where jsonb_typeof(e.line) <> 'object'
        or coalesce(e.line ->> 'item', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        or coalesce(e.line ->> 'quantity', '') !~ '^[1-9][0-9]?$'
        or coalesce(e.line ->> 'reason', '') not in ('too_small', 'too_large', 'not_as_expected', 'faulty', 'wrong_item', 'late', 'other'))
    or (select count(distinct e ->> 'item') from jsonb_array_elements(p_items) e) <> jsonb_array_length(p_items)
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
  if exists (
    select from jsonb_array_elements(p_items) as e (line)
    where jsonb_typeof(coalesce(e.line -> 'words', '""')) <> 'string' or octet_length(e.line ->> 'words') > 4400
      or length(private.clean_text(left(e.line ->> 'words', 4400))) > 500) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "words"}');
  end if;
  if exists (
    select from jsonb_array_elements(p_items) as e (line) where jsonb_typeof(coalesce(e.line -> 'exchange', 'null')) <> 'null'
      and (jsonb_typeof(e.line -> 'exchange') <> 'object'
        or coalesce(jsonb_typeof(e.line #> '{exchange,size}') <> 'string' or length(e.line #>> '{exchange,size}') > 83, true)
        or coalesce(jsonb_typeof(e.line #> '{exchange,color}') <> 'string' or length(e.line #>> '{exchange,color}') > 40, true))) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "exchange"}');
  end if;
end
$$;

-- Adds a return's pictures. Raises PT400 INVALID_INPUT {field}.
create function private.add_return_pictures(p_return_id uuid, p_pictures text[]) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_picture text;
  v_data bytea;
begin
  foreach v_picture in array p_pictures loop
    v_data := decode(v_picture, 'base64');
    if private.picture_type(v_data) is null or octet_length(v_data) > 307200 then
      perform private.fail(400, 'INVALID_INPUT', '{"field": "pictures"}');
    end if;
    insert into private.return_pictures (return_id, type, data) values (p_return_id, private.picture_type(v_data), v_data);
  end loop;
exception when data_exception then
  perform private.fail(400, 'INVALID_INPUT', '{"field": "pictures"}');
end
$$;

-- Deletes the pictures of returns that are over: what they were for is decided. Every request calls it.
create function private.forget_return_pictures() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  delete from private.return_pictures p using public.returns r
  where r.id = p.return_id and r.state in ('closed', 'declined')
    and coalesce(r.closed_at, r.decided_at) < private.forgets_before('return-pictures');
end
$$;

-- Asks for a return of a delivered order's items.
--   p_id        made by the browser: the same request again answers the same
--   p_items     [{item, quantity, reason, words, exchange?}], one line per item of the order; exchange {size, color}: what is
--               wanted instead, which is taken from the stock at once (private.want_exchanges)
--   p_pictures  at most three JPEG, PNG or WebP in base64, each up to 300 KB
-- Returns private.order_returns' answer, {"code": "PT429"} for a source that asks for more exchanges than its bound. Raises PT400
-- INVALID_INPUT {field}, PT404 ORDER_NOT_FOUND, PT409 RETURN_CLOSED when it is not delivered, too late, asked for too often or the
-- shop takes none, PT409 ALREADY_RETURNED {items}, PT422 KEY_REUSED, and what private.want_exchanges raises.
create function private.request_return(p_id uuid, p_order_id uuid, p_token text, p_items jsonb, p_pictures text[]) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_return public.returns;
  v_hash text;
  v_wait int;
begin
  if p_id is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "id"}');
  end if;
  if cardinality(p_pictures) > 3 or exists (select from unnest(p_pictures) as p (data) where coalesce(octet_length(p.data) not between 1 and 410000, true)) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "pictures"}');
  end if;
  perform private.check_return_lines(p_items);
  -- One request of an order at a time: the second one sees what the first one took.
  select * into v_order from public.orders o
  where o.id = p_order_id and private.return_access(o, p_token) is not null for no key update;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  v_hash := encode(sha256(convert_to(jsonb_build_array(p_items, to_jsonb(p_pictures))::text, 'UTF8')), 'hex');
  select * into v_return from public.returns r where r.id = p_id;
  if found then
    if (v_return.order_id, v_return.request_hash) is distinct from (v_order.id, v_hash) then
      perform private.fail(422, 'KEY_REUSED');
    end if;
    return private.order_returns(v_order.id, p_token);
  end if;
  if not (private.returnable(v_order) -> 'is_open')::boolean then
    perform private.fail(409, 'RETURN_CLOSED', private.returnable(v_order) - 'items');
  end if;
  if p_items @? '$[*].exchange.size' and not private.may('orders.change') then
    v_wait := private.use_bound('exchanges', private.source());
    if v_wait > 0 then
      return private.refuse_until(v_wait);
    end if;
  end if;
  insert into public.returns (id, order_id, number, request_hash)
  values (p_id, v_order.id, v_order.order_number || '-R' ||
    (select count(*) + 1 from public.returns r where r.order_id = v_order.id), v_hash);
  insert into public.return_items (return_id, order_item_id, quantity, reason, words)
  select p_id, i.id, (e ->> 'quantity')::int, e ->> 'reason', coalesce(private.clean_text(e ->> 'words'), '')
  from jsonb_array_elements(p_items) e join public.order_items i on i.id = (e ->> 'item')::uuid and i.order_id = v_order.id;
  if (select count(*) from public.return_items i where i.return_id = p_id) <> jsonb_array_length(p_items) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
  perform private.check_returned(v_order.id);
  perform private.want_exchanges(v_order, p_id, p_items);
  perform private.add_return_pictures(p_id, coalesce(p_pictures, '{}'));
  perform private.forget_return_pictures();
  perform private.mail_order(v_order, 'order-return-requested', jsonb_build_object('return_id', p_id));
  return private.order_returns(v_order.id, p_token);
end
$$;

-- Takes back a return that the shop has not answered yet; its pictures are deleted. A withdrawal from the contract is a statement, which
-- stands. Returns private.order_returns' answer. Raises PT404 RETURN_NOT_FOUND, PT409 CHANGED_MEANWHILE {state}.
create function private.withdraw_return(p_id uuid, p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_return public.returns;
begin
  select o.* into v_order from public.orders o
  where o.id = (select r.order_id from public.returns r where r.id = p_id)
    and private.return_access(o, p_token) is not null for no key update;
  if not found then
    perform private.fail(404, 'RETURN_NOT_FOUND');
  end if;
  select * into v_return from public.returns r where r.id = p_id;
  if v_return.state = 'requested' and not exists (
      select from public.return_items i where i.return_id = p_id and i.reason = 'withdrawal') then
    update public.returns r set state = 'withdrawn', closed_at = clock_timestamp() where r.id = p_id;
    delete from private.return_pictures p where p.return_id = p_id;
  elsif v_return.state <> 'withdrawn' then
    perform private.fail(409, 'CHANGED_MEANWHILE', jsonb_build_object('state', v_return.state));
  end if;
  return private.order_returns(v_order.id, p_token);
end
$$;
grant execute on function private.open_return(text, text), private.order_returns(uuid, text), private.return_picture(uuid, text),
  private.request_return(uuid, uuid, text, jsonb, text[]), private.withdraw_return(uuid, text) to anon, authenticated;

-- ------------------------------------------------------------------ the owner

-- The delivery that a received return gives back besides its items (Directive 2011/83/EU, article 13): that of an order from which the
-- customer withdrew as a whole, by one statement or by several, with the last of its returns to be refunded; else 0.
create function private.withdrawn_delivery(p_return public.returns) returns numeric
language sql stable set search_path = ''
as $$
  select coalesce((
    select o.shipping_cost from public.orders o
    where o.id = p_return.order_id and p_return.state = 'received'
      and not exists (select from public.returns r where r.order_id = o.id and r.id <> p_return.id and r.state = 'received')
      and (select sum(i.quantity) from public.order_items i where i.order_id = o.id) = (
        select sum(n.received) from public.return_items n join public.returns r on r.id = n.return_id
        where r.order_id = o.id and r.state in ('received', 'closed') and n.reason = 'withdrawal')), 0)
$$;

-- A return as the owner sees it: private.return_json, with order {id, number, customer_name, customer_email, currency}, what an
-- exchange comes to (terms: private.exchange_terms; null where nothing of it is to be sent), the delivery that is given back with it, and
-- of each item {price, variant_id, condition, restocked, refund_amount}; variant_id is null when the variant is gone.
create function private.admin_return(p_return public.returns) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.return_json(p_return, true) || jsonb_build_object('delivery', private.withdrawn_delivery(p_return),
    'terms', (select case when p_return.state = 'received' and p_return.exchange_order_id is null and t.units > 0 then to_jsonb(t) - 'units' end
      from private.exchange_terms(p_return) t),
    'order', (
      select jsonb_build_object('id', o.id, 'number', o.order_number, 'customer_name', o.customer_name,
        'customer_email', o.customer_email, 'currency', o.currency)
      from public.orders o where o.id = p_return.order_id),
    'items', (
      select coalesce(jsonb_agg(e || jsonb_build_object('product_name', o.product_name, 'price', o.price, 'variant_id', o.variant_id, 'condition', i.condition,
        'restocked', i.restocked, 'refund_amount', i.refund_amount)), '[]')
      from jsonb_array_elements(private.return_json(p_return, true) -> 'items') e
      join public.return_items i on i.id = (e ->> 'id')::uuid join public.order_items o on o.id = i.order_item_id))
$$;

-- Returns by what is to be done, the oldest first, those that are over the newest first: {counts: {requested, approved,
-- received}, total, instructions, returns}. p_tab is requested, approved, received or over; instructions are those of the last
-- approval. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.list_returns(p_tab text, p_page int, p_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_states text[] := case when p_tab = 'over' then array['closed', 'declined', 'withdrawn'] else array[p_tab] end;
begin
  perform private.only('orders');
  if p_tab is null or p_tab not in ('requested', 'approved', 'received', 'over')
    or p_page is null or p_size is null or p_page not between 1 and 10000 or p_size not between 1 and 100 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return jsonb_build_object(
    'counts', (
      select jsonb_build_object('requested', count(*) filter (where r.state = 'requested'),
        'approved', count(*) filter (where r.state = 'approved'), 'received', count(*) filter (where r.state = 'received'))
      from public.returns r where r.state in ('requested', 'approved', 'received')),
    'total', (select count(*) from public.returns r where r.state = any (v_states)),
    'instructions', coalesce((
      select r.answer from public.returns r where r.state in ('approved', 'received') order by r.decided_at desc, r.id limit 1), ''),
    'returns', (
      select coalesce(jsonb_agg(private.admin_return(r) order by l.place), '[]')
      from (
        select n.id, row_number() over (order by case when p_tab <> 'over' then n.requested_at end,
          case when p_tab = 'over' then n.requested_at end desc, n.id) as place
        from public.returns n where n.state = any (v_states)
        order by place limit p_size offset (p_page - 1) * p_size
      ) l join public.returns r on r.id = l.id));
end
$$;

-- One return with all that the owner sees (private.admin_return); null when there is none. Raises PT403 FORBIDDEN.
create function private.get_return(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('orders');
  return (select private.admin_return(r) from public.returns r where r.id = p_id);
end
$$;

-- The returns of an order as private.admin_return has them, the oldest first. Raises PT403 FORBIDDEN.
create function private.get_order_returns(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('orders');
  return (select coalesce(jsonb_agg(private.admin_return(r) order by r.requested_at, r.id), '[]')
          from public.returns r where r.order_id = p_order_id);
end
$$;

-- Locks a return with its order, the order first, for an owner. p_seen is the state that the owner saw.
-- Raises PT403 FORBIDDEN, PT404 RETURN_NOT_FOUND, PT409 CHANGED_MEANWHILE {state}.
create function private.lock_return(p_id uuid, p_seen text) returns public.returns
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_return public.returns;
begin
  perform private.only('orders.change');
  perform 1 from public.orders o
  where o.id = (select r.order_id from public.returns r where r.id = p_id) for no key update;
  select * into v_return from public.returns r where r.id = p_id for no key update;
  if not found then
    perform private.fail(404, 'RETURN_NOT_FOUND');
  end if;
  if v_return.state is distinct from p_seen then
    perform private.fail(409, 'CHANGED_MEANWHILE', jsonb_build_object('state', v_return.state));
  end if;
  return v_return;
end
$$;

-- The owner's words to the shopper, cleaned. Raises PT400 INVALID_INPUT {field} when there are none or too many.
create function private.return_answer(p_answer text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_answer text := private.clean_text(left(p_answer, 8001));
begin
  if length(p_answer) > 8000 or coalesce(length(v_answer) not between 1 and 1000, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "answer"}');
  end if;
  return v_answer;
end
$$;

-- Approves or declines a return with words to the shopper, or takes that back (p_state requested). Returns
-- private.admin_return. Raises what private.lock_return and private.return_answer raise, PT400 INVALID_INPUT {field},
-- PT409 ALREADY_RETURNED when a declined return is taken up again and its items are in another one.
create function private.decide_return(p_id uuid, p_state text, p_answer text, p_seen text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_return public.returns;
  v_answer text := '';
begin
  v_return := private.lock_return(p_id, p_seen);
  if p_state is null or p_state not in ('approved', 'declined', 'requested')
    or (v_return.state = 'requested') = (p_state = 'requested') or v_return.state not in ('requested', 'approved', 'declined') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "state"}');
  end if;
  if p_state <> 'requested' then
    v_answer := private.return_answer(p_answer);
  end if;
  update public.returns r set state = p_state, answer = v_answer,
    decided_at = case when p_state <> 'requested' then clock_timestamp() end
  where r.id = p_id returning * into v_return;
  perform private.check_returned(v_return.order_id);
  if p_state <> 'declined' then
    -- What sold out meanwhile is not kept; the owner sees it, and the shopper is refunded.
    perform private.hold_exchanges(p_id);
  end if;
  if p_state <> 'requested' then
    perform private.mail_order(o, 'order-return-' || p_state, jsonb_build_object('return_id', p_id))
    from public.orders o where o.id = v_return.order_id;
  end if;
  return private.admin_return(v_return);
end
$$;

-- Records what arrived of an approved return: p_items [{id, received, condition, restocked}], every line of it once.
-- Lines that go back into stock are movements with the reason `returned` and the order; deals and what orders hold stay
-- as they are. What a line is refunded is its price without its share of the discount, in proportion to what came back
-- of it so far, so that parts add up to the whole. Returns private.admin_return. Raises what private.lock_return
-- raises, PT400 INVALID_INPUT {field}, PT409 VARIANT_GONE {items}, PT503 BUSY.
create function private.receive_return(p_id uuid, p_items jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_return public.returns;
  v_gone jsonb;
begin
  perform private.only('orders.change');
  perform private.check_size(p_items, 20000, 'items');
  if p_items is null or jsonb_typeof(p_items) <> 'array' or jsonb_array_length(p_items) not between 1 and 50 or exists (
    select from jsonb_array_elements(p_items) e where jsonb_typeof(e) <> 'object'
      or coalesce(e ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or coalesce(e ->> 'received', '') !~ '^[0-9]{1,2}$' or coalesce(e ->> 'condition', '') not in ('unused', 'used', 'damaged')
      or jsonb_typeof(e -> 'restocked') is distinct from 'boolean') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
  v_return := private.lock_return(p_id, 'approved');
  if (select array_agg(i.id order by i.id) from public.return_items i where i.return_id = p_id)
    is distinct from (select array_agg((e ->> 'id')::uuid order by (e ->> 'id')::uuid) from jsonb_array_elements(p_items) e)
    or exists (select from jsonb_array_elements(p_items) e join public.return_items i on i.id = (e ->> 'id')::uuid
      where (e ->> 'received')::int > i.quantity)
    or not exists (select from jsonb_array_elements(p_items) e where (e ->> 'received')::int > 0) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
  update public.return_items i set received = l.received, condition = l.condition, restocked = l.restocked and l.received > 0,
    refund_amount = round((o.price * o.quantity - o.discount) * (b.came + l.received) / o.quantity, 2)
      - round((o.price * o.quantity - o.discount) * b.came / o.quantity, 2)
  from jsonb_to_recordset(p_items) as l (id uuid, received int, condition text, restocked boolean)
  join public.return_items n on n.id = l.id join public.order_items o on o.id = n.order_item_id
  cross join lateral (
    select coalesce(sum(x.received), 0) as came from public.return_items x
    where x.order_item_id = o.id and x.return_id <> p_id) b
  where i.id = l.id;
  update public.returns r set state = 'received', received_at = clock_timestamp() where r.id = p_id returning * into v_return;

  perform private.lock_variants(array(
    select o.variant_id from public.return_items i join public.order_items o on o.id = i.order_item_id
    where i.return_id = p_id and i.restocked and o.variant_id is not null));
  select jsonb_agg(i.id) into v_gone from public.return_items i join public.order_items o on o.id = i.order_item_id
  where i.return_id = p_id and i.restocked and not exists (select from public.product_variants v where v.id = o.variant_id);
  if v_gone is not null then
    perform private.fail(409, 'VARIANT_GONE', jsonb_build_object('items', v_gone));
  end if;
  perform private.explain_stock('returned', v_return.order_id, v_return.number);
  update public.product_variants v set quantity = v.quantity + w.came
  from (
    select o.variant_id, sum(i.received)::int as came from public.return_items i join public.order_items o on o.id = i.order_item_id
    where i.return_id = p_id and i.restocked group by 1
  ) w where v.id = w.variant_id;
  perform private.explain_stock(null, null);
  perform private.mail_order(o, 'order-return-received', jsonb_build_object('return_id', p_id))
  from public.orders o where o.id = v_return.order_id;
  return private.admin_return(v_return);
end
$$;

-- Refunds a received return and closes it with the refund. What the owner sent back (p_way transfer, cash, voucher) is recorded
-- by private.record_refund; for p_way `provider` the refund's id is only announced, and the return closes when
-- private.start_refund writes that refund. Returns private.admin_return. Raises what private.lock_return and
-- private.record_refund raise, PT404 PAYMENT_NOT_FOUND for a payment of another order.
create function private.refund_return(
  p_id uuid, p_refund_id uuid, p_payment_id uuid, p_amount numeric, p_reason text, p_way text, p_seen numeric
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_return public.returns;
begin
  v_return := private.lock_return(p_id, 'received');
  if not exists (select from public.payments p where p.id = p_payment_id and p.order_id = v_return.order_id) then
    perform private.fail(404, 'PAYMENT_NOT_FOUND');
  end if;
  if p_way = 'provider' then
    if p_refund_id is null or exists (select from public.refunds f where f.id = p_refund_id)
      or exists (select from private.return_refunds f where f.refund_id = p_refund_id and f.return_id <> p_id) then
      perform private.fail(400, 'INVALID_INPUT', '{"field": "refundId"}');
    end if;
    insert into private.return_refunds (refund_id, return_id) values (p_refund_id, p_id) on conflict do nothing;
    return private.admin_return(v_return);
  end if;
  perform private.record_refund(p_payment_id, p_amount, p_reason, p_way, p_seen);
  update public.returns r set state = 'closed', closed_at = clock_timestamp(), refund_id = (
    select f.id from public.refunds f where f.payment_id = p_payment_id order by f.created_at desc, f.id limit 1)
  where r.id = p_id returning * into v_return;
  return private.admin_return(v_return);
end
$$;

-- A refund that was announced for a return closes it; one that fails opens it again. Raises PT409 CHANGED_MEANWHILE
-- {state} when the return is closed by now, so that it is not refunded twice.
create function private.return_after_refund() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_return public.returns;
begin
  if tg_op = 'INSERT' then
    select r.* into v_return from public.returns r
    where r.id = (select f.return_id from private.return_refunds f where f.refund_id = new.id) for no key update;
    if found then
      if v_return.state <> 'received' then
        perform private.fail(409, 'CHANGED_MEANWHILE', jsonb_build_object('state', v_return.state));
      end if;
      update public.returns r set state = 'closed', closed_at = clock_timestamp(), refund_id = new.id where r.id = v_return.id;
    end if;
  elsif new.status = 'failed' then
    update public.returns r set state = 'received', closed_at = null, refund_id = null where r.refund_id = new.id;
  end if;
  return null;
end
$$;
create trigger return_after_refund after insert or update of status on public.refunds
  for each row execute function private.return_after_refund();

-- Closes a received return without a refund, with words to the shopper, for example that another size was sent. Returns
-- private.admin_return. Raises what private.lock_return and private.return_answer raise.
create function private.close_return(p_id uuid, p_answer text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_return public.returns;
  v_answer text;
begin
  v_return := private.lock_return(p_id, 'received');
  v_answer := private.return_answer(p_answer);
  update public.returns r set state = 'closed', closed_at = clock_timestamp(), answer = v_answer
  where r.id = p_id returning * into v_return;
  perform private.mail_order(o, 'order-return-closed', jsonb_build_object('return_id', p_id))
  from public.orders o where o.id = v_return.order_id;
  return private.admin_return(v_return);
end
$$;
grant execute on function private.my_order_actions(uuid[]), private.list_returns(text, int, int), private.get_return(uuid),
  private.get_order_returns(uuid), private.decide_return(uuid, text, text, text), private.receive_return(uuid, jsonb),
  private.refund_return(uuid, uuid, uuid, numeric, text, text, numeric), private.close_return(uuid, text) to authenticated;

-- Cancelling an order puts all of its items back into stock. Those of a return are there already or on their way: the return is
-- declined first, and an order of which something came back is refunded, not cancelled. Raises PT409 HAS_RETURNS. What somebody
-- withdrew from before its delivery comes back with the order, when it is cancelled or refused at the door: its returns are over, and
-- nothing came back by them.
create function private.order_keeps_returns() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_over uuid[] := array(
    select r.id from public.returns r
    where r.order_id = new.id and r.state in ('requested', 'approved') and old.order_status <> 'delivered');
begin
  if exists (
    select from public.returns r
    where r.order_id = new.id and r.id <> all (v_over) and (r.state in ('requested', 'approved') or exists (
      select from public.return_items i where i.return_id = r.id and i.received > 0))) then
    perform private.fail(409, 'HAS_RETURNS');
  end if;
  update public.return_items i set received = 0, condition = 'unused', restocked = false, refund_amount = 0
  where i.return_id = any (v_over);
  update public.returns r set state = 'closed', received_at = clock_timestamp(), closed_at = clock_timestamp()
  where r.id = any (v_over);
  return new;
end
$$;
create trigger order_before_returned_cancel before update of order_status on public.orders
  for each row when (new.order_status = 'cancelled' and old.order_status <> 'cancelled')
  execute function private.order_keeps_returns();

-- What a correction takes off an item goes first to what was withdrawn from and is not back, because it need not be sent any more: the
-- return has as many less, the latest statement first, and is over when nothing of it is left. So the customer keeps what was not
-- withdrawn from. The caller has locked the order. Raises PT409 HAS_RETURNS {items} where pieces came back or are asked for in
-- another way and the item is lowered further, or becomes another size or color: the owner answers those returns first.
create function private.lower_withdrawn(p_order public.orders, c private.priced_correction) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_blocked jsonb;
  v_line record;
begin
  with changed as (
    select i.id, i.quantity - coalesce(l.quantity, 0) as less, (i.size, i.color) is distinct from (l.size, l.color) as is_other,
      coalesce((
        select sum(n.quantity) from public.return_items n join public.returns r on r.id = n.return_id
        where n.order_item_id = i.id and n.reason = 'withdrawal' and r.state in ('requested', 'approved')), 0) as withdrawn,
      private.returned_quantity(i.id) as returned
    from public.order_items i
    left join lateral (select n.* from unnest(c.lines) as n where c.items[n.position] = i.id) l on true
    where i.order_id = p_order.id
  )
  select jsonb_agg(h.id) into v_blocked from changed h where h.returned > h.withdrawn and (h.is_other or h.less > h.withdrawn);
  if v_blocked is not null then
    perform private.fail(409, 'HAS_RETURNS', jsonb_build_object('items', v_blocked));
  end if;
  for v_line in
    select n.id, n.return_id, n.quantity, least(n.quantity, l.less - (
      sum(n.quantity) over (partition by n.order_item_id order by r.requested_at desc, n.id rows unbounded preceding) - n.quantity)) as less
    from public.return_items n
    join public.returns r on r.id = n.return_id and r.order_id = p_order.id and r.state in ('requested', 'approved')
    join public.order_items i on i.id = n.order_item_id
    cross join lateral (
      select i.quantity - coalesce((select m.quantity from unnest(c.lines) as m where c.items[m.position] = i.id), 0) as less) l
    where n.reason = 'withdrawal'
  loop
    if v_line.less >= v_line.quantity and exists (
      select from public.return_items n where n.return_id = v_line.return_id and n.id <> v_line.id) then
      delete from public.return_items n where n.id = v_line.id;
    elsif v_line.less >= v_line.quantity then
      update public.return_items n set received = 0, condition = 'unused', restocked = false, refund_amount = 0 where n.id = v_line.id;
      update public.returns r set state = 'closed', received_at = clock_timestamp(), closed_at = clock_timestamp()
      where r.id = v_line.return_id;
    elsif v_line.less > 0 then
      update public.return_items n set quantity = n.quantity - v_line.less where n.id = v_line.id;
    end if;
  end loop;
end
$$;

-- The functions that clients call, with their grants. The functions of the same name in private do the work.
create function public.open_return(p_order_number text, p_email text) returns jsonb
language sql volatile set search_path = '' as $$ select private.open_return(p_order_number, p_email) $$;
create function public.order_returns(p_order_id uuid, p_token text default null) returns jsonb
language sql stable set search_path = '' as $$ select private.order_returns(p_order_id, p_token) $$;
create function public.return_picture(p_picture_id uuid, p_token text default null) returns jsonb
language sql stable set search_path = '' as $$ select private.return_picture(p_picture_id, p_token) $$;
create function public.request_return(p_id uuid, p_order_id uuid, p_items jsonb, p_pictures text[] default '{}', p_token text default null)
returns jsonb language sql volatile set search_path = ''
as $$ select private.request_return(p_id, p_order_id, p_token, private.json_list(p_items, 'items'), private.flat_list(p_pictures, 'pictures')) $$;
create function public.withdraw_return(p_id uuid, p_token text default null) returns jsonb
language sql volatile set search_path = '' as $$ select private.withdraw_return(p_id, p_token) $$;
grant execute on function public.open_return(text, text), public.order_returns(uuid, text), public.return_picture(uuid, text),
  public.request_return(uuid, uuid, jsonb, text[], text), public.withdraw_return(uuid, text) to anon, authenticated;
create function public.my_order_actions(p_order_ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$ select private.my_order_actions(private.flat_list(p_order_ids, 'orderIds')) $$;
create function public.list_returns(p_tab text default 'requested', p_page int default 1, p_size int default 50) returns jsonb
language sql stable set search_path = '' as $$ select private.list_returns(p_tab, p_page, p_size) $$;
create function public.get_return(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.get_return(p_id) $$;
create function public.get_order_returns(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.get_order_returns(p_order_id) $$;
create function public.decide_return(p_id uuid, p_state text, p_seen text, p_answer text default '') returns jsonb
language sql volatile set search_path = '' as $$ select private.decide_return(p_id, p_state, p_answer, p_seen) $$;
create function public.receive_return(p_id uuid, p_items jsonb) returns jsonb
language sql volatile set search_path = '' as $$ select private.receive_return(p_id, private.json_list(p_items, 'items')) $$;
create function public.refund_return(p_id uuid, p_refund_id uuid, p_payment_id uuid, p_amount numeric, p_reason text, p_way text,
  p_seen numeric default null) returns jsonb
language sql volatile set search_path = ''
as $$ select private.refund_return(p_id, p_refund_id, p_payment_id, p_amount, p_reason, p_way, p_seen) $$;
create function public.close_return(p_id uuid, p_answer text) returns jsonb
language sql volatile set search_path = '' as $$ select private.close_return(p_id, p_answer) $$;
grant execute on function public.my_order_actions(uuid[]), public.list_returns(text, int, int), public.get_return(uuid),
  public.get_order_returns(uuid), public.decide_return(uuid, text, text, text), public.receive_return(uuid, jsonb),
  public.refund_return(uuid, uuid, uuid, numeric, text, text, numeric), public.close_return(uuid, text) to authenticated;

-- The facts of a mail about a return, while its state is still the one that the mail tells: {order_number, currency, return:
-- {number, answer, exchange, items: [{product_name, shown_title, size, shown_size, color, shown_color, quantity, wanted}]}}. Nothing that the shopper
-- typed. Items of a mail that the parcel is here are those that came, `wanted` {size, shown_size, color, shown_color} or null what is sent
-- instead, `exchange` {number, due} its order.
create function private.return_mail_facts(p_mail private.email_outbox) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('order_number', o.order_number, 'currency', o.currency, 'return', jsonb_build_object(
    'number', r.number, 'answer', r.answer, 'exchange', (
      select jsonb_build_object('number', x.order_number, 'due', x.due_amount) from public.orders x where x.id = r.exchange_order_id),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object('product_name', n.product_name, 'size', n.size, 'color', n.color,
        'quantity', coalesce(i.received, i.quantity), 'wanted', case when i.wanted_price is not null then jsonb_build_object(
          'size', i.wanted_size, 'shown_size', nullif(private.option_word(i.wanted_size, o.language), i.wanted_size),
          'color', i.wanted_color, 'shown_color', nullif(private.option_word(i.wanted_color, o.language), i.wanted_color)) end)
        || private.shown_line(n, o.language) order by n.position), '[]')
      from public.return_items i join public.order_items n on n.id = i.order_item_id
      where i.return_id = r.id and coalesce(i.received, i.quantity) > 0
        and (p_mail.template <> 'order-return-exchanged' or i.wanted_price is not null))))
  from public.returns r join public.orders o on o.id = r.order_id
  where r.id = (p_mail.payload ->> 'return_id')::uuid and case p_mail.template
    when 'order-return-exchanged' then r.exchange_order_id is not null else p_mail.template = 'order-return-' || r.state end
$$;
