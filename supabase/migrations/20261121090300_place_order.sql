-- Placing an order and reading it back. Rules about money, stock and repetition live here; what the browser
-- computes is for display. Errors: see each function; the client maps them in src/data/supabase/errors.ts.

-- A required or optional member of a JSON object as one clean line of text.
-- Raises PT400 INVALID_INPUT {field} when it is no text, is missing though required, or is longer than p_max.
create function private.input_line(p_from jsonb, p_field text, p_max int, p_required boolean default true) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_text text;
begin
  if jsonb_typeof(p_from -> p_field) not in ('string', 'null') then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  v_text := nullif(private.clean_line(p_from ->> p_field), '');
  if (v_text is null and p_required) or length(v_text) > p_max then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  return v_text;
end
$$;

-- The price of one piece now: the running deal's when it still has p_quantity to give, else the product's own.
create function private.price_now(p_product_id uuid, p_quantity int, out price numeric, out deal_id uuid)
language sql stable set search_path = ''
as $$
  select coalesce(d.deal_price, p.price), d.id
  from public.products p
  left join lateral (
    select d.id, d.deal_price from public.deals d
    where d.product_id = p.id and d.starts_at <= now() and d.ends_at > now()
      and d.sold + p_quantity <= d.total and d.deal_price < p.price
    order by d.deal_price, d.id limit 1
  ) d on true
  where p.id = p_product_id
$$;

-- Places an order, in one transaction, at most once per token.
--   p_token            64 hex digits made by the browser: idempotency key and guest's access secret in one
--   p_items            [{slug, size, color, quantity}], 1 to 50 lines, 1 to 99 pieces each
--   p_customer         {name, email, phone, note?}
--   p_shipping_address {address, city, zipCode, country}
--   p_payment_method   card | bank | cod
--   p_expected_total   what the shopper saw, in USD
-- Returns the order as private.order_json does. Raises PT400 INVALID_INPUT {field},
-- PT409 OUT_OF_STOCK [{slug, size, color, requested, available}], PT409 PRICE_CHANGED {lines, subtotal, shipping, total},
-- PT422 KEY_REUSED {order_id}, PT429 TOO_MANY_ORDERS, PT503 CHECKOUT_CLOSED.
create function private.place_order(
  p_token text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text, p_expected_total numeric
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_settings public.shop_settings;
  v_token_hash bytea;
  v_request_hash bytea;
  v_key private.order_keys;
  v_name text; v_email text; v_phone text; v_note text; v_address jsonb;
  v_order_id uuid;
  v_short jsonb; v_lines jsonb;
  v_subtotal numeric(10, 2); v_shipping numeric(10, 2);
begin
  -- Shape and size first: nothing is locked or looked up for a request that cannot be right.
  if p_token is null or p_token !~ '^[0-9a-f]{64}$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "token"}');
  end if;
  if p_items is null or jsonb_typeof(p_items) <> 'array' or jsonb_array_length(p_items) not between 1 and 50
     or exists (
       select 1 from jsonb_array_elements(p_items) as e (line)
       where jsonb_typeof(e.line) <> 'object'
          or jsonb_typeof(e.line -> 'slug') is distinct from 'string' or length(e.line ->> 'slug') > 120
          or jsonb_typeof(e.line -> 'size') is distinct from 'string' or length(e.line ->> 'size') > 40
          or jsonb_typeof(e.line -> 'color') is distinct from 'string' or length(e.line ->> 'color') > 40
          or jsonb_typeof(e.line -> 'quantity') is distinct from 'number'
          or e.line ->> 'quantity' !~ '^[1-9][0-9]?$') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
  if p_customer is null or jsonb_typeof(p_customer) <> 'object' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "customer"}');
  end if;
  if p_shipping_address is null or jsonb_typeof(p_shipping_address) <> 'object' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "shippingAddress"}');
  end if;
  if p_payment_method is null or p_payment_method not in ('card', 'bank', 'cod') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "paymentMethod"}');
  end if;
  if p_expected_total is null or p_expected_total not between 0 and 9999999 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "expectedTotal"}');
  end if;
  v_name := private.input_line(p_customer, 'name', 160);
  v_email := lower(private.input_line(p_customer, 'email', 254));
  if v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  v_phone := private.input_line(p_customer, 'phone', 40);
  v_note := private.input_line(p_customer, 'note', 500, false);
  v_address := jsonb_build_object(
    'address', private.input_line(p_shipping_address, 'address', 200),
    'city', private.input_line(p_shipping_address, 'city', 100),
    'zipCode', private.input_line(p_shipping_address, 'zipCode', 20),
    'country', private.input_line(p_shipping_address, 'country', 80));

  -- One request per token at a time; the second waits here and then finds the first one's order.
  v_token_hash := sha256(convert_to(p_token, 'UTF8'));
  v_request_hash := sha256(convert_to(jsonb_build_array(
    p_items, v_name, v_email, v_phone, v_note, v_address, p_payment_method, p_expected_total)::text, 'UTF8'));
  perform pg_advisory_xact_lock(hashtextextended(p_token, 0));
  select * into v_key from private.order_keys k where k.token_hash = v_token_hash;
  if found then
    if v_key.request_hash <> v_request_hash then
      -- Whoever has the token may know its order: the first try went through, and this is where it is.
      perform private.fail(422, 'KEY_REUSED', jsonb_build_object('order_id', v_key.order_id));
    end if;
    return private.order_json(v_key.order_id);
  end if;

  select * into v_settings from public.shop_settings;
  if not v_settings.checkout_enabled then
    perform private.fail(503, 'CHECKOUT_CLOSED');
  end if;
  if (select count(*) from public.orders o
      where o.customer_email = v_email and o.created_at > now() - interval '1 hour') >= 20 then
    perform private.fail(429, 'TOO_MANY_ORDERS');
  end if;

  -- Locks always in the same order (products, variants, deals; each by id), so that buyers queue and never
  -- wait for each other in a circle. A price the owner is changing right now is waited for as well.
  perform 1 from public.products p
  where p.slug in (select e.line ->> 'slug' from jsonb_array_elements(p_items) as e (line))
  order by p.id for no key update;
  perform 1 from public.product_variants v
  where (v.product_id, v.size, v.color) in (
    select p.id, e.line ->> 'size', e.line ->> 'color'
    from jsonb_array_elements(p_items) as e (line) join public.products p on p.slug = e.line ->> 'slug')
  order by v.id for no key update;
  perform 1 from public.deals d
  where d.ends_at > now() and d.product_id in (
    select p.id from jsonb_array_elements(p_items) as e (line) join public.products p on p.slug = e.line ->> 'slug')
  order by d.id for no key update;

  -- Every shortage in one answer. A product that is gone or archived has none available.
  with wanted as (
    select e.line ->> 'slug' as slug, e.line ->> 'size' as size, e.line ->> 'color' as color,
           sum((e.line ->> 'quantity')::int)::int as requested, min(e.i) as i
    from jsonb_array_elements(p_items) with ordinality as e (line, i) group by 1, 2, 3
  )
  select jsonb_agg(jsonb_build_object('slug', w.slug, 'size', w.size, 'color', w.color,
                                      'requested', w.requested, 'available', coalesce(v.quantity, 0)) order by w.i)
  into v_short
  from wanted w
  left join public.products p on p.slug = w.slug and p.archived_at is null
  left join public.product_variants v on v.product_id = p.id and v.size = w.size and v.color = w.color
  where coalesce(v.quantity, 0) < w.requested;
  if v_short is not null then
    perform private.fail(409, 'OUT_OF_STOCK', v_short);
  end if;

  -- Prices come from the database alone. A deal must have enough left for all of its product's lines together.
  with lines as (
    select e.i, e.line ->> 'slug' as slug, e.line ->> 'size' as size, e.line ->> 'color' as color,
           (e.line ->> 'quantity')::int as quantity, p.id as product_id,
           sum((e.line ->> 'quantity')::int) over (partition by p.id) as of_product
    from jsonb_array_elements(p_items) with ordinality as e (line, i)
    join public.products p on p.slug = e.line ->> 'slug'
  )
  select sum(n.price * l.quantity),
         jsonb_agg(jsonb_build_object('slug', l.slug, 'size', l.size, 'color', l.color, 'quantity', l.quantity,
                                      'price', n.price, 'deal_id', n.deal_id) order by l.i)
  into v_subtotal, v_lines
  from lines l cross join lateral private.price_now(l.product_id, l.of_product::int) n;
  v_shipping := case when v_subtotal > v_settings.free_shipping_threshold then 0 else v_settings.shipping_rate end;
  if v_subtotal + v_shipping <> p_expected_total then
    perform private.fail(409, 'PRICE_CHANGED', jsonb_build_object(
      'lines', (select jsonb_agg(l.line - 'deal_id') from jsonb_array_elements(v_lines) as l (line)),
      'subtotal', v_subtotal, 'shipping', v_shipping, 'total', v_subtotal + v_shipping));
  end if;

  insert into public.orders (user_id, customer_name, customer_email, customer_phone, customer_note, shipping_address,
    payment_method, payment_status, subtotal, shipping_cost, total_amount, estimated_delivery)
  values ((select auth.uid()), v_name, v_email, v_phone, v_note, v_address, p_payment_method,
    case when p_payment_method = 'cod' then 'pending' else 'paid' end,
    v_subtotal, v_shipping, v_subtotal + v_shipping, (now() at time zone 'utc')::date + 15)
  returning id into v_order_id;
  insert into public.order_items (order_id, product_id, variant_id, deal_id, product_name, product_slug, product_image,
    size, color, price, quantity, position)
  select v_order_id, p.id, v.id, (l.line ->> 'deal_id')::uuid, p.title, p.slug,
         coalesce((select i.image ->> 'src' from jsonb_array_elements(p.images) as i (image)
                   where i.image ->> 'color' = v.color limit 1), p.image_url),
         v.size, v.color, (l.line ->> 'price')::numeric, (l.line ->> 'quantity')::int, l.i::int
  from jsonb_array_elements(v_lines) with ordinality as l (line, i)
  join public.products p on p.slug = l.line ->> 'slug'
  join public.product_variants v on v.product_id = p.id and v.size = l.line ->> 'size' and v.color = l.line ->> 'color';
  perform private.move_order_stock(v_order_id, -1);
  insert into private.order_keys (order_id, token_hash, request_hash) values (v_order_id, v_token_hash, v_request_hash);
  return private.order_json(v_order_id);
end
$$;
grant execute on function private.place_order(text, jsonb, jsonb, jsonb, text, numeric) to anon, authenticated;

-- See private.place_order.
create function public.place_order(
  p_token text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text, p_expected_total numeric
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.place_order(p_token, p_items, p_customer, p_shipping_address, p_payment_method, p_expected_total) $$;
grant execute on function public.place_order(text, jsonb, jsonb, jsonb, text, numeric) to anon, authenticated;

-- The order for whoever holds its token, is its member, or owns the shop; null for everybody else, whether the
-- order exists or not.
create function private.get_order(p_order_id uuid, p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.order_json(o.id)
  from public.orders o
  where o.id = p_order_id
    and (o.user_id = (select auth.uid()) or (select private.is_admin()) or exists (
      select 1 from private.order_keys k
      where k.order_id = o.id and k.token_hash = sha256(convert_to(coalesce(p_token, ''), 'UTF8'))))
$$;
grant execute on function private.get_order(uuid, text) to anon, authenticated;

-- See private.get_order.
create function public.get_order(p_order_id uuid, p_token text default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.get_order(p_order_id, p_token) $$;
grant execute on function public.get_order(uuid, text) to anon, authenticated;

-- What a shopper's cart lines cost and how many are there right now, so that the cart can tell what changed.
--   p_items [{slug, size, color}], at most 100
-- Returns [{slug, size, color, price, available}]; a line whose product is gone has a null price and none available.
create function private.quote_cart(p_items jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', e.line ->> 'slug', 'size', e.line ->> 'size', 'color', e.line ->> 'color',
    'price', n.price, 'available', case when p.id is null then 0 else coalesce(v.quantity, 0) end) order by e.i), '[]')
  from (select x.line, x.i from jsonb_array_elements(
          case when jsonb_typeof(p_items) = 'array' then p_items else '[]' end) with ordinality as x (line, i) limit 100) e
  left join public.products p on p.slug = e.line ->> 'slug' and p.archived_at is null
  left join public.product_variants v
    on v.product_id = p.id and v.size = e.line ->> 'size' and v.color = e.line ->> 'color'
  left join lateral private.price_now(p.id, 1) n on p.id is not null
$$;
grant execute on function private.quote_cart(jsonb) to anon, authenticated;

-- See private.quote_cart.
create function public.quote_cart(p_items jsonb) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.quote_cart(p_items) $$;
grant execute on function public.quote_cart(jsonb) to anon, authenticated;
