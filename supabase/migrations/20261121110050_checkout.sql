-- What a browser asks that sent an order and got no answer, what a cart costs, and locks in one order.

-- The order that was placed with a token, as private.order_json returns it; null when there is none. A try with this
-- token that is being placed at the moment is waited for. Raises PT400 INVALID_INPUT {field}.
create function private.find_order(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if p_token is null or p_token !~ '^[0-9a-f]{64}$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "token"}');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_token, 0));
  return (select private.order_json(k.order_id) from private.order_keys k
          where k.token_hash = sha256(convert_to(p_token, 'UTF8')));
end
$$;
revoke all on function private.find_order(text) from public;
grant execute on function private.find_order(text) to anon, authenticated;

-- See private.find_order.
create function public.find_order(p_token text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.find_order(p_token) $$;
revoke all on function public.find_order(text) from public;
grant execute on function public.find_order(text) to anon, authenticated;

-- What a shopper's cart lines cost and how many are there right now, so that the cart can tell what changed.
--   p_items [{slug, size, color, quantity?}], at most 100; the quantity, 1 where it is not given, decides as in
--   place_order whether a running deal has enough left for all lines of its product together
-- Returns [{slug, size, color, price, available, variant_id, deal_ends_at, ended_price}]; a line whose product is gone
-- has a null price and none available. variant_id: what to ask for while it is sold out; deal_ends_at: when the price
-- goes up again; ended_price: what it was in the latest deal that is over, of the last thirty days.
create or replace function private.quote_cart(p_items jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with lines as (
    select x.line, x.i, case when x.line ->> 'quantity' ~ '^[1-9][0-9]?$' then (x.line ->> 'quantity')::int else 1 end as quantity
    from jsonb_array_elements(
      case when jsonb_typeof(p_items) = 'array' then p_items else '[]' end) with ordinality as x (line, i)
    limit 100
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', e.line ->> 'slug', 'size', e.line ->> 'size', 'color', e.line ->> 'color',
    'price', n.price, 'available', case when p.id is null then 0 else coalesce(v.quantity, 0) end,
    'variant_id', v.id, 'deal_ends_at', (select d.ends_at from public.deals d where d.id = n.deal_id),
    'ended_price', (
      select d.deal_price from public.deals d
      where d.product_id = p.id and d.starts_at <= now() and d.ends_at > now() - interval '30 days'
        and (d.ends_at <= now() or d.sold >= d.total)
      order by d.ends_at desc, d.id limit 1)) order by e.i), '[]')
  from (select l.*, sum(l.quantity) over (partition by l.line ->> 'slug') as of_product from lines l) e
  left join public.products p on p.slug = e.line ->> 'slug' and p.archived_at is null
  left join public.product_variants v
    on v.product_id = p.id and v.size = e.line ->> 'size' and v.color = e.line ->> 'color'
  left join lateral private.price_now(p.id, e.of_product::int) n on p.id is not null
$$;

-- Who changes a variant holds it first and then its product, whose sum follows. Buying and cancelling took the product
-- first, and so an owner who restocked and a buyer could wait for each other in a circle. They now go the same way;
-- nothing else in these two functions is changed.
create or replace function private.move_order_stock(p_order_id uuid, p_sign int) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_short jsonb;
begin
  perform 1 from public.product_variants v
  where v.id in (select i.variant_id from public.order_items i where i.order_id = p_order_id)
  order by v.id for no key update;
  perform 1 from public.products p
  where p.id in (select i.product_id from public.order_items i where i.order_id = p_order_id)
  order by p.id for no key update;
  perform 1 from public.deals d
  where d.id in (select i.deal_id from public.order_items i where i.order_id = p_order_id)
  order by d.id for no key update;

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

  update public.product_variants v set quantity = v.quantity + p_sign * w.moved
  from (
    select i.variant_id, sum(i.quantity)::int as moved
    from public.order_items i where i.order_id = p_order_id group by i.variant_id
  ) w
  where v.id = w.variant_id;
  update public.deals d set sold = least(d.total, greatest(0, d.sold - p_sign * w.moved))
  from (
    select i.deal_id, sum(i.quantity)::int as moved
    from public.order_items i where i.order_id = p_order_id group by i.deal_id
  ) w
  where d.id = w.deal_id;
end
$$;

create or replace function private.place_order(
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

  -- Locks always in the same order (variants, products, deals; each by id), so that buyers queue and never wait in a
  -- circle, neither for each other nor for an owner who restocks. A price the owner is changing right now is waited
  -- for as well.
  perform 1 from public.product_variants v
  where (v.product_id, v.size, v.color) in (
    select p.id, e.line ->> 'size', e.line ->> 'color'
    from jsonb_array_elements(p_items) as e (line) join public.products p on p.slug = e.line ->> 'slug')
  order by v.id for no key update;
  perform 1 from public.products p
  where p.slug in (select e.line ->> 'slug' from jsonb_array_elements(p_items) as e (line))
  order by p.id for no key update;
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
