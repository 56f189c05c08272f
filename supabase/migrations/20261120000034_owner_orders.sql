-- Orders that the owner makes for a customer: on the phone, by WhatsApp, at the counter. private.place_order prices and
-- stocks them as it does a shopper's; the limits on what strangers may order and hold do not apply.

create index orders_by_channel on public.orders (channel, created_at desc, id) where channel <> 'web';

-- Links to an order that an owner replaced. Their secrets open it no longer, and a repeated request with one of them
-- makes no second order.
create table private.replaced_order_links (
  token_hash bytea primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  replaced_at timestamptz not null default clock_timestamp() check (replaced_at >= '2000-01-01' and replaced_at <= '2100-01-01')
);
create index replaced_order_links_of_order on private.replaced_order_links (order_id, replaced_at);
create index replaced_order_links_by_author on private.replaced_order_links (author_id);
alter table private.replaced_order_links enable row level security;
create trigger audit_replaced_order_links after insert on private.replaced_order_links for each row execute function
  private.audit('order_number', 'replaced_at');

-- Makes an order for a customer; see private.place_order. p_channel is phone, whatsapp or counter. p_is_paid, only at
-- the counter: the customer pays in cash now and takes the items along. p_language is the customer's, the shop's first one
-- where it is null. Returns the order as private.order_json does.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field} and what private.place_order raises.
create function private.place_owner_order(
  p_channel text, p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text,
  p_expected_total numeric, p_shipping_method uuid, p_code text, p_is_paid boolean, p_language text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_id uuid;
  v_is_new boolean;
begin
  perform private.only('orders.change');
  if coalesce(p_channel, '') not in ('phone', 'whatsapp', 'counter') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "channel"}');
  end if;
  if coalesce(p_is_paid, false) and (p_channel <> 'counter' or p_payment_method <> 'cod') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "paymentMethod"}');
  end if;
  if not private.is_language(p_language) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "language"}');
  end if;
  perform set_config('shop.order_channel', p_channel, true);
  perform set_config('shop.order_language', coalesce(p_language, (select s.languages[1] from public.shop_settings s)), true);
  v_is_new := private.find_order(p_idempotency_key) is null;
  v_id := private.place_order(p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method,
    p_expected_total, p_shipping_method, p_code) ->> 'id';
  perform set_config('shop.order_channel', '', true);
  perform set_config('shop.order_language', '', true);
  if v_is_new then
    update public.order_events e set actor = 'owner' where e.order_id = v_id;
    -- Owners need no notice of an order that one of them makes.
    delete from private.new_orders n where n.order_id = v_id;
    delete from private.push_orders n where n.order_id = v_id;
    -- Customers open a link to pay within the day, not within the minutes of a checkout, and a provider's page stays
    -- open for a day at most.
    update public.orders o set payment_due_at = now() + interval '23 hours' where o.id = v_id and o.payment_method = 'card';
    if p_is_paid then
      insert into public.payments (order_id, method, amount, status, author_id, settled_at)
      select o.id, 'cod', o.total_amount, 'succeeded', (select auth.uid()), now()
      from public.orders o where o.id = v_id and o.total_amount > 0;
      update public.orders o set confirmation = 'confirmed', order_status = 'delivered' where o.id = v_id;
    end if;
  end if;
  return private.order_json(v_id);
end
$$;
create function public.place_owner_order(
  p_channel text, p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text,
  p_expected_total numeric, p_shipping_method uuid default null, p_code text default '', p_is_paid boolean default false, p_language text default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.place_owner_order(p_channel, p_idempotency_key, private.json_list(p_items, 'items'),
    private.json_object(p_customer, 'customer'), private.json_object(p_shipping_address, 'address'), p_payment_method,
    p_expected_total, p_shipping_method, p_code, p_is_paid, p_language)
$$;
grant execute on function private.place_owner_order(text, text, jsonb, jsonb, jsonb, text, numeric, uuid, text, boolean, text),
  public.place_owner_order(text, text, jsonb, jsonb, jsonb, text, numeric, uuid, text, boolean, text) to authenticated;

-- Renews the link to an order that an owner made: from now on p_token, 64 hex digits made by the browser, opens it and
-- the former secret does not. The same call again changes nothing. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field},
-- PT404 ORDER_NOT_FOUND, PT409 NOT_OWNERS_ORDER, PT422 KEY_REUSED, PT429 TOO_MANY_TRIES.
create function private.renew_order_link(p_order_id uuid, p_token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_hash bytea;
begin
  perform private.only('orders.change');
  if p_token is null or p_token !~ '^[0-9a-f]{64}$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "token"}');
  end if;
  v_hash := sha256(convert_to(p_token, 'UTF8'));
  v_order := private.lock_order(p_order_id);
  if v_order.channel = 'web' then
    perform private.fail(409, 'NOT_OWNERS_ORDER');
  end if;
  if exists (select from private.order_keys k where k.order_id = p_order_id and k.token_hash = v_hash) then
    return;
  end if;
  if exists (select from private.order_keys k where k.token_hash = v_hash)
    or exists (select from private.replaced_order_links l where l.token_hash = v_hash) then
    perform private.fail(422, 'KEY_REUSED');
  end if;
  if not private.within_limit('order-link:' || p_order_id, 10, 60) then
    perform private.fail(429, 'TOO_MANY_TRIES');
  end if;
  insert into private.replaced_order_links (token_hash, order_id, author_id)
  select k.token_hash, k.order_id, (select auth.uid()) from private.order_keys k where k.order_id = p_order_id;
  update private.order_keys k set token_hash = v_hash where k.order_id = p_order_id;
end
$$;
create function public.renew_order_link(p_order_id uuid, p_token text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.renew_order_link(p_order_id, p_token) $$;
grant execute on function private.renew_order_link(uuid, text), public.renew_order_link(uuid, text) to authenticated;

-- What an owner's order would come to, for its form; as private.preview_correction, of which it has `lines`, the sums,
-- `applied`, `code`, `is_served`, `shipping_methods` and `shipping_method`. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT
-- {field}.
create function private.preview_owner_order(
  p_channel text, p_items jsonb, p_country text, p_city text, p_method uuid, p_code text, p_email text, p_phone text
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_customer text := private.email_line(left(p_email, 254));
  v_lines private.cart_line[];
  v_delivery private.delivery;
  v_offers private.offer[];
  c private.priced_cart;
begin
  perform private.only('orders.change');
  perform private.check_code(p_code);
  perform private.check_items(p_items);
  if coalesce(length(p_country) > 2 or length(p_city) > 100 or length(p_channel) > 20, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "address"}');
  end if;
  v_customer := case when private.is_email(v_customer) then v_customer else private.phone_e164(p_phone, p_country) end;
  v_lines := private.read_cart(p_items, v_customer, null, null);
  if p_channel <> 'counter' then
    v_delivery := private.choose_delivery(p_country, private.clean_line(p_city), p_method);
  end if;
  v_offers := private.find_offers(v_lines, p_code, v_customer, null, null);
  c := private.price_cart(array(select l from unnest(v_lines) as l where l.price is not null order by l.position), v_delivery, v_offers);
  return jsonb_build_object(
    'lines', (
      select jsonb_agg(jsonb_build_object('slug', l.slug, 'size', l.size, 'color', l.color, 'quantity', l.quantity,
        'price', l.price, 'available', l.available) order by l.position)
      from unnest(v_lines) as l),
    'subtotal', c.subtotal, 'discount', c.discount, 'shipping', c.shipping, 'total', c.total,
    'applied', private.applied_answer(c), 'code', private.code_answer(c, v_offers, p_code),
    'is_served', p_channel = 'counter' or v_delivery.is_served,
    'shipping_methods', private.shipping_choices(v_delivery.zone_id, c.subtotal, coalesce((c.applied).kind = 'free_shipping', false)),
    'shipping_method', v_delivery.method_id);
end
$$;
create function public.preview_owner_order(
  p_channel text, p_items jsonb, p_country text, p_city text, p_method uuid default null, p_code text default '', p_email text default null,
  p_phone text default null
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.preview_owner_order(p_channel, private.json_list(p_items, 'items'), p_country, p_city, p_method, p_code, p_email, p_phone) $$;
grant execute on function private.preview_owner_order(text, jsonb, text, text, uuid, text, text, text),
  public.preview_owner_order(text, jsonb, text, text, uuid, text, text, text) to authenticated;
