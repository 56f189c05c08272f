-- Corrections: the owner changes an order of which nothing has left: address, contact, lines, delivery, discount. The
-- database prices it: what was ordered keeps its price, what is added takes today's, and delivery and discounts follow by
-- the function that prices every cart.

-- What each correction changed: the order before and after (private.order_snapshot), append-only.
create table private.order_corrections (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  -- A copy, by which the change log names the order.
  order_number text not null,
  before jsonb not null,
  after jsonb not null,
  total_before numeric(10, 2) not null check (total_before between 0 and 99999999),
  total_after numeric(10, 2) not null check (total_after between 0 and 99999999),
  currency text not null,
  author_id uuid references auth.users (id) on delete set null,
  at timestamptz not null default clock_timestamp() check (at >= '2000-01-01' and at <= '2100-01-01')
);
create index order_corrections_of_order on private.order_corrections (order_id, id);
create index order_corrections_by_author on private.order_corrections (author_id);
alter table private.order_corrections enable row level security;
create trigger audit_order_corrections after insert on private.order_corrections for each row execute function
  private.audit('order_number', 'total_before', 'total_after');

-- What can be corrected of an order, as the history keeps it.
create function private.order_snapshot(p_order public.orders) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('name', p_order.customer_name, 'email', p_order.customer_email, 'phone', p_order.customer_phone,
    'address', p_order.shipping_address, 'shipping_method', p_order.shipping_method, 'discount_code', p_order.discount_code,
    'discount_title', p_order.discount_title, 'subtotal', p_order.subtotal, 'discount', p_order.discount_amount,
    'shipping', p_order.shipping_cost, 'total', p_order.total_amount,
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object('name', i.product_name, 'size', i.size, 'color', i.color,
        'price', i.price, 'quantity', i.quantity) order by i.position, i.id), '[]')
      from public.order_items i where i.order_id = p_order.id))
$$;

-- Raises PT403 ORDER_IS_FIXED for what no correction changes: who ordered, how it is paid, its status and its money.
create function private.order_before_correction() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_free constant text[] := array['customer_name', 'customer_email', 'customer_phone', 'phone_e164', 'customer_key', 'shipping_address',
    'subtotal', 'discount_amount', 'discount_code', 'discount_title', 'discount_id', 'shipping_cost', 'total_amount',
    'shipping_method', 'estimated_from', 'estimated_delivery', 'payment_due_at', 'payment_status', 'due_amount', 'updated_at'];
begin
  if to_jsonb(new) - v_free is distinct from to_jsonb(old) - v_free then
    perform private.fail(403, 'ORDER_IS_FIXED');
  end if;
  new.updated_at := clock_timestamp();
  return new;
end
$$;
create trigger order_before_correction before update on public.orders for each row
  when (current_setting('shop.corrected_order', true) is not distinct from old.id::text)
  execute function private.order_before_correction();

-- ------------------------------------------------------------------ pricing

-- An order as it would be after a correction. `items` has, for each line, the item that it continues; null for a new one.
-- Without is_repriced, lines, delivery and discount are as they were, and so is every sum.
create type private.priced_correction as (
  lines private.cart_line[], items uuid[], delivery private.delivery, offers private.offer[], cart private.priced_cart,
  is_repriced boolean
);

-- Refuses lines that cannot be an order's. Raises PT400 INVALID_INPUT {field}.
create function private.check_corrected_items(p_order_id uuid, p_items jsonb) returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.check_items(p_items);
  if exists (
    select from jsonb_array_elements(p_items) as e (line)
    where jsonb_typeof(coalesce(e.line -> 'item', 'null')) <> 'null'
      and not exists (select from public.order_items i where i.order_id = p_order_id and i.id::text = e.line ->> 'item'))
    or exists (
      select from jsonb_array_elements(p_items) as e (line) where e.line ->> 'item' is not null
      group by e.line ->> 'item' having count(*) > 1)
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
end
$$;

-- The lines of a corrected order. An item keeps its price and its deal for as many as were ordered, also in another size or
-- color; more of it, and new lines, cost what they cost today. Where both prices differ the item is split. The stock of a line
-- counts what the order itself holds.
create function private.corrected_lines(
  p_order public.orders, p_items jsonb, p_email text, out lines private.cart_line[], out items uuid[]
)
language plpgsql stable set search_path = ''
as $$
declare
  v_added jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('slug', coalesce(p.slug, e.line ->> 'slug'), 'size', e.line ->> 'size',
    'color', e.line ->> 'color', 'place', e.place,
    'quantity', (e.line ->> 'quantity')::int - coalesce(i.quantity, 0)) order by e.place), '[]')
  into v_added
  from jsonb_array_elements(p_items) with ordinality as e (line, place)
  left join public.order_items i on i.order_id = p_order.id and i.id::text = e.line ->> 'item'
  left join public.products p on p.id = i.product_id
  where (e.line ->> 'quantity')::int > coalesce(i.quantity, 0);

  with added as (
    select (v_added -> (l.position - 1) ->> 'place')::int as place, l.*
    from unnest(private.read_cart(v_added, p_email, p_order.user_id, null)) as l
  ), kept as (
    select e.place::int as place, i.id, coalesce(p.slug, i.product_slug) as slug, e.line ->> 'size' as size, e.line ->> 'color' as color,
      least(i.quantity, (e.line ->> 'quantity')::int) as quantity, i.product_id, i.deal_id,
      -- Another size or colour that costs something else now costs that; else what was agreed stays.
      case when (i.size, i.color) = (e.line ->> 'size', e.line ->> 'color') or i.deal_id is not null
        or coalesce(w.price, p.price) is not distinct from coalesce(o.price, p.price) then i.price else coalesce(w.price, p.price, i.price) end as price,
      case when (i.size, i.color) = (e.line ->> 'size', e.line ->> 'color') then i.variant_id else coalesce(v.id, f.variant_id) end as variant_id,
      (i.size, i.color) = (e.line ->> 'size', e.line ->> 'color') as is_same
    from jsonb_array_elements(p_items) with ordinality as e (line, place)
    join public.order_items i on i.order_id = p_order.id and i.id::text = e.line ->> 'item'
    left join public.products p on p.id = i.product_id
    left join public.product_variants v
      on v.product_id = i.product_id and v.size = e.line ->> 'size' and v.color = e.line ->> 'color'
    left join private.former_variants f
      on f.product_id = i.product_id and f.size = e.line ->> 'size' and f.color = e.line ->> 'color'
    left join public.product_variants w on w.id = coalesce(v.id, f.variant_id)
    left join public.product_variants o on o.id = i.variant_id
  ), parts as (
    select k.place, 1 as part, k.id, k.slug, k.size, k.color, k.quantity + coalesce(a.quantity, 0) as quantity,
      k.product_id, k.variant_id, k.deal_id, k.price, k.is_same
    from kept k left join added a
      on a.place = k.place and a.price = k.price and a.deal_id is not distinct from k.deal_id and a.variant_id = k.variant_id
    union all
    select a.place, 2, null, coalesce(p.slug, a.slug), a.size, a.color, a.quantity, a.product_id, a.variant_id, a.deal_id, a.price, false
    from added a left join public.products p on p.id = a.product_id
    where not exists (
      select from kept k where k.place = a.place and a.price = k.price and a.deal_id is not distinct from k.deal_id
        and a.variant_id = k.variant_id)
  ), placed as (
    select row_number() over (order by p.place, p.part)::int as position, p.*,
      -- A line whose variant was removed can stay, but not grow or change.
      case when p.variant_id is null then case when p.is_same then p.quantity else 0 end
        else coalesce((select v.quantity from public.product_variants v where v.id = p.variant_id), 0)
          + coalesce((select sum(i.quantity)::int from public.order_items i
                      where i.order_id = p_order.id and i.variant_id = p.variant_id), 0) end as available
    from parts p
  )
  select array_agg(row(p.position, p.slug, p.size, p.color, p.quantity, p.product_id, p.variant_id, p.deal_id, p.price,
      p.available, 0)::private.cart_line order by p.position), array_agg(p.id order by p.position)
  into lines, items from placed p;
end
$$;

-- Prices a correction. What the order's discount was when it was placed stays valid: only its lines and minimum are judged
-- again. Without a method, the order's own by its name.
create function private.price_correction(
  p_order public.orders, p_items jsonb, p_country text, p_city text, p_method uuid, p_code text, p_email text
) returns private.priced_correction
language plpgsql stable set search_path = ''
as $$
declare
  c private.priced_correction;
  o private.offer;
  d public.discounts;
  v_code text := private.code_key(p_code);
begin
  select l.lines, l.items into c.lines, c.items from private.corrected_lines(p_order, p_items, p_email) l;
  c.delivery := private.choose_delivery(p_country, p_city, coalesce(p_method, (
    select m.id from public.shipping_methods m
    where m.zone_id = private.zone_of(p_country, p_city) and m.is_active and m.name = p_order.shipping_method
    order by m.position, m.id limit 1)));
  c.is_repriced := v_code <> coalesce(p_order.discount_code, '')
    or (p_method is not null and (c.delivery).name is distinct from p_order.shipping_method)
    or (p_country, p_city) is distinct from (p_order.shipping_address ->> 'country', p_order.shipping_address ->> 'city')
    or cardinality(c.lines) <> (select count(*) from public.order_items i where i.order_id = p_order.id)
    or exists (
      select c.items[n], (c.lines[n]).size, (c.lines[n]).color, (c.lines[n]).quantity from generate_subscripts(c.lines, 1) as n
      except
      select i.id, i.size, i.color, i.quantity from public.order_items i where i.order_id = p_order.id);
  if not c.is_repriced then
    c.cart.lines := c.lines;
    c.cart.subtotal := p_order.subtotal;
    c.cart.discount := p_order.discount_amount;
    c.cart.shipping := p_order.shipping_cost;
    c.cart.total := p_order.total_amount;
    return c;
  end if;
  c.offers := private.find_offers(c.lines, p_code, p_email, p_order.user_id, p_order.id);
  select * into d from public.discounts n where n.id = p_order.discount_id and coalesce(n.code, v_code) = v_code;
  if found then
    o := row(d.id, d.code, d.title, d.kind, d.value, d.minimum_subtotal, null, false, case d.scope
      when 'products' then d.product_ids
      when 'collections' then private.products_in(array(select distinct l.product_id from unnest(c.lines) as l), d.collection_slugs) end,
      null)::private.offer;
    c.offers := o || array(select f from unnest(c.offers) as f where f.id <> d.id);
  end if;
  c.cart := private.price_cart(array(select l from unnest(c.lines) as l where l.price is not null order by l.position), c.delivery, c.offers);
  return c;
end
$$;

-- What a correction would come to, for the owner's form: {lines: [{item, slug, size, color, quantity, price, discount,
-- available, is_deal}], subtotal, discount, shipping, total, total_before, paid, refunded, applied, code, is_served,
-- shipping_methods, shipping_method, is_repriced}. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404
-- ORDER_NOT_FOUND.
create function private.preview_correction(
  p_order_id uuid, p_items jsonb, p_country text, p_city text, p_method uuid, p_code text, p_email text, p_phone text
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_email text := private.email_line(left(p_email, 254));
  c private.priced_correction;
begin
  perform private.only('orders.change');
  perform private.check_code(p_code);
  if coalesce(length(p_country) > 2 or length(p_city) > 100, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "address"}');
  end if;
  select * into v_order from public.orders o where o.id = p_order_id;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  perform private.check_corrected_items(p_order_id, p_items);
  c := private.price_correction(v_order, p_items, p_country, private.clean_line(p_city), p_method, p_code,
    coalesce(case when private.is_email(v_email) then v_email
      when v_email = '' and private.owner_fields(v_order) ->> 'email' = 'optional' then private.phone_e164(p_phone, p_country) end, v_order.customer_key));
  return jsonb_build_object(
    'lines', (
      select jsonb_agg(jsonb_build_object('item', c.items[l.position], 'slug', l.slug, 'size', l.size, 'color', l.color,
        'quantity', l.quantity, 'price', l.price, 'available', l.available, 'is_deal', l.deal_id is not null,
        'discount', coalesce((select b.discount from unnest((c.cart).lines) as b where b.position = l.position), 0)) order by l.position)
      from unnest(c.lines) as l),
    'subtotal', (c.cart).subtotal, 'discount', (c.cart).discount, 'shipping', (c.cart).shipping, 'total', (c.cart).total,
    'total_before', v_order.total_amount, 'paid', v_order.paid_amount, 'refunded', v_order.refunded_amount,
    'applied', case when c.is_repriced then private.applied_answer(c.cart) else (
      select jsonb_build_object('code', v_order.discount_code, 'title', v_order.discount_title)
      where v_order.discount_id is not null) end,
    'code', case when c.is_repriced then private.code_answer(c.cart, c.offers, p_code) end,
    'is_served', (c.delivery).is_served,
    'shipping_methods', private.shipping_choices((c.delivery).zone_id, (c.cart).subtotal,
      coalesce(((c.cart).applied).kind = 'free_shipping', false)),
    'shipping_method', (c.delivery).method_id, 'is_repriced', c.is_repriced);
end
$$;

-- ------------------------------------------------------------------ saving

-- Refuses to correct an order of which a parcel left or that is cancelled, or that changed since the owner saw it. The
-- caller has locked it. Raises PT409 ORDER_NOT_CORRECTABLE {status}, PT409 CHANGED_MEANWHILE.
create function private.check_correctable(p_order public.orders, p_seen timestamptz) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if p_order.order_status not in ('pending', 'processing')
    or exists (select from public.shipments s where s.order_id = p_order.id) then
    perform private.fail(409, 'ORDER_NOT_CORRECTABLE', jsonb_build_object('status', p_order.order_status));
  end if;
  if p_order.updated_at is distinct from p_seen then
    perform private.fail(409, 'CHANGED_MEANWHILE');
  end if;
end
$$;

-- Refuses to reprice what an invoice was issued for or a bank is deciding about.
-- Raises PT409 ORDER_INVOICED, PT409 PAYMENT_UNDER_WAY.
create function private.check_repricing(p_order_id uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if exists (select from private.invoices p where p.order_id = p_order_id and p.kind = 'invoice') then
    perform private.fail(409, 'ORDER_INVOICED');
  end if;
  if exists (select from public.payments p where p.order_id = p_order_id and p.status = 'processing') then
    perform private.fail(409, 'PAYMENT_UNDER_WAY');
  end if;
end
$$;

-- Moves stock and deals by the difference between an order's items and its new lines, and writes the lines. The caller has
-- locked the stock and checked that it is there.
create function private.write_corrected_items(p_order public.orders, c private.priced_correction) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_recorded text := coalesce(current_setting('shop.is_recorded', true), '');
begin
  -- The change log has the correction; the movements name the order.
  perform set_config('shop.is_recorded', 'true', true), private.explain_stock('corrected', p_order.id);
  update public.product_variants v set quantity = v.quantity - m.taken
  from (
    select t.variant_id, sum(t.quantity)::int as taken from (
      select l.variant_id, l.quantity from unnest(c.lines) as l
      union all
      select i.variant_id, -i.quantity from public.order_items i where i.order_id = p_order.id
    ) t group by 1 having sum(t.quantity) <> 0
  ) m where v.id = m.variant_id;
  perform private.explain_stock(null, null), set_config('shop.is_recorded', v_recorded, true);
  update public.deals d set sold = least(d.total, greatest(0, d.sold + m.taken))
  from (
    select t.deal_id, sum(t.quantity)::int as taken from (
      select l.deal_id, l.quantity from unnest(c.lines) as l
      union all
      select i.deal_id, -i.quantity from public.order_items i where i.order_id = p_order.id
    ) t group by 1 having sum(t.quantity) <> 0
  ) m where d.id = m.deal_id;

  delete from public.order_items i where i.order_id = p_order.id and not i.id = any (array_remove(c.items, null));
  update public.order_items i
  set variant_id = l.variant_id, quantity = l.quantity, price = l.price, discount = l.discount, position = l.position,
    -- What changed has the name of today, what stays that of its time.
    size = case when (l.size, l.color) = (i.size, i.color) then i.size else coalesce(v.size, l.size) end,
    color = case when (l.size, l.color) = (i.size, i.color) then i.color else coalesce(v.color, l.color) end,
    product_image = case when l.color = i.color then i.product_image else coalesce((
      select m.image ->> 'src' from public.products p cross join jsonb_array_elements(p.images) as m (image)
      where p.id = i.product_id and m.image ->> 'color' = coalesce(v.color, l.color) limit 1), i.product_image) end
  from unnest((c.cart).lines) as l left join public.product_variants v on v.id = l.variant_id
  where i.id = c.items[l.position] and i.order_id = p_order.id;
  perform private.add_order_items(p_order.id, array(
    select l from unnest((c.cart).lines) as l where c.items[l.position] is null order by l.position));
  update public.order_items i set placed_at = p_order.created_at where i.order_id = p_order.id and i.placed_at <> p_order.created_at;
end
$$;

-- What follows a corrected order: its use of a discount, what it holds, and payment pages over another sum.
create function private.follow_correction(p_before public.orders, p_after public.orders, p_saved numeric, p_is_repriced boolean) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_network text;
begin
  if p_is_repriced or p_before.customer_key <> p_after.customer_key then
    if p_after.discount_id is distinct from p_before.discount_id then
      delete from private.discount_redemptions r where r.order_id = p_after.id;
      if p_after.discount_id is not null then
        perform private.redeem_discount(p_after, p_saved);
      end if;
    else
      update private.discount_redemptions r
      set amount = case when p_is_repriced then p_saved else r.amount end, mailbox = private.mailbox(p_after.customer_key)
      where r.order_id = p_after.id;
    end if;
  end if;
  if p_after.order_status = 'pending' and p_after.paid_amount = 0 then
    select h.network into v_network from private.holds h where h.order_id = p_after.id limit 1;
    delete from private.holds h where h.order_id = p_after.id;
    perform private.add_holds(p_after, v_network);
  end if;
  -- The provider's page may stay open; money that still arrives there counts as what it is.
  update public.payments p set status = 'expired', settled_at = clock_timestamp()
  where p.order_id = p_after.id and p.status = 'open' and p.amount <> p_after.due_amount;
end
$$;

-- Corrects an order that was not shipped. p_items [{item, slug, size, color, quantity}] are all its lines, `item` the id of the
-- one that is kept and null for a new one; p_method null: the order's own; p_code: the discount's code, empty for none; p_seen:
-- the order's updated_at as the owner saw it; p_expected_total: the total as the owner saw it. Writes history and mail.
-- Returns the order as private.order_json does. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 ORDER_NOT_FOUND,
-- PT409 ORDER_NOT_CORRECTABLE {status}, CHANGED_MEANWHILE, ORDER_INVOICED, PAYMENT_UNDER_WAY, HAS_RETURNS {items}, OUT_OF_STOCK, LINE_LIMIT,
-- SHIPPING_UNAVAILABLE, PRICE_CHANGED (as private.place_order), PT503 BUSY.
create function private.correct_order(
  p_order_id uuid, p_seen timestamptz, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_method uuid, p_code text,
  p_expected_total numeric
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_buyer jsonb;
  v_customer text;
  v_order public.orders;
  v_after public.orders;
  v_before jsonb;
  v_today date := private.shop_day(now());
  c private.priced_correction;
  v_applied private.offer;
  v_is_redelivered boolean;
  v_locked uuid[];
begin
  perform private.only('orders.change');
  perform private.check_code(p_code);
  if p_seen is null or p_expected_total is null or p_expected_total not between 0 and 9999999 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "expectedTotal"}');
  end if;
  -- Locks the order before its stock, as every writer does.
  select * into v_order from public.orders o where o.id = p_order_id for no key update;
  if not found then
    perform private.fail(404, 'ORDER_NOT_FOUND');
  end if;
  v_buyer := private.read_buyer(p_customer, p_shipping_address, private.owner_fields(v_order));
  v_customer := private.customer_key(v_buyer);
  perform private.check_correctable(v_order, p_seen);
  perform private.check_corrected_items(p_order_id, p_items);
  v_before := private.order_snapshot(v_order);

  c := private.price_correction(v_order, p_items, v_buyer #>> '{address,country}', v_buyer #>> '{address,city}', p_method, p_code,
    v_customer);
  if c.is_repriced then
    perform private.check_repricing(p_order_id);
    perform private.take_turn(k.key)
    from unnest(private.customer_turns(v_customer, v_buyer ->> 'phone', v_order.user_id)) as k (key);
    v_applied := (c.cart).applied;
    if v_applied.is_limited then
      perform private.take_turn(k.key)
      from unnest((select private.discount_turns(d, v_customer, v_order.user_id) from public.discounts d
                   where d.id = v_applied.id)) as k (key);
    end if;
    perform private.lock_stock(
      array(select l.variant_id from unnest(c.lines) as l where l.variant_id is not null
            union select i.variant_id from public.order_items i where i.order_id = p_order_id and i.variant_id is not null),
      array(select l.deal_id from unnest(c.lines) as l where l.deal_id is not null
            union select i.deal_id from public.order_items i where i.order_id = p_order_id and i.deal_id is not null));
    v_locked := array(select l.variant_id from unnest(c.lines) as l order by l.position);
    -- Prices again now that everything is locked: this is what is sold.
    c := private.price_correction(v_order, p_items, v_buyer #>> '{address,country}', v_buyer #>> '{address,city}', p_method, p_code,
      v_customer);
    if (((c.cart).applied).is_limited and ((c.cart).applied).id is distinct from v_applied.id)
      or array(select l.variant_id from unnest(c.lines) as l order by l.position) <> v_locked then
      perform private.fail(503, 'BUSY');
    end if;
    -- A line that does not grow may stay above a limit that was lowered since.
    perform private.check_line_limit(array(
      select l from unnest(c.lines) as l
      where (select sum(m.quantity) from unnest(c.lines) as m where m.variant_id = l.variant_id)
        > coalesce((select sum(i.quantity) from public.order_items i
                    where i.order_id = p_order_id and i.variant_id = l.variant_id), 0)));
    perform private.check_stock(c.lines);
    perform private.check_delivery(c.delivery, c.lines);
    perform private.check_total(c.cart, p_expected_total, c.offers, p_code);
    perform private.lower_withdrawn(v_order, c);
    perform private.write_corrected_items(v_order, c);
  elsif p_expected_total <> v_order.total_amount then
    perform private.check_total(c.cart, p_expected_total, '{}', p_code);
  end if;

  v_is_redelivered := c.is_repriced and ((c.delivery).name, v_buyer #>> '{address,country}', v_buyer #>> '{address,city}')
    is distinct from (v_order.shipping_method, v_order.shipping_address ->> 'country', v_order.shipping_address ->> 'city');
  perform set_config('shop.corrected_order', v_order.id::text, true);
  update public.orders o
  set customer_name = v_buyer ->> 'name', customer_email = v_buyer ->> 'email', customer_phone = v_buyer ->> 'phone',
    shipping_address = v_buyer -> 'address', subtotal = (c.cart).subtotal, discount_amount = (c.cart).discount,
    discount_code = case when c.is_repriced then ((c.cart).applied).code else o.discount_code end,
    discount_title = case when c.is_repriced then ((c.cart).applied).title else o.discount_title end,
    discount_id = case when c.is_repriced then ((c.cart).applied).id else o.discount_id end,
    shipping_cost = (c.cart).shipping, total_amount = (c.cart).total,
    shipping_method = case when c.is_repriced then (c.delivery).name else o.shipping_method end,
    estimated_from = case when v_is_redelivered then v_today + (c.delivery).min_days else o.estimated_from end,
    estimated_delivery = case when v_is_redelivered then v_today + (c.delivery).max_days else o.estimated_delivery end,
    -- The difference of an order that was paid is not due by the day of the first payment.
    payment_due_at = case when o.paid_amount = 0 then o.payment_due_at end
  where o.id = v_order.id
  returning * into v_after;
  perform set_config('shop.corrected_order', '', true);
  perform private.follow_correction(v_order, v_after, (c.cart).saved, c.is_repriced);

  if private.order_snapshot(v_after) <> v_before then
    insert into private.order_corrections (order_id, order_number, before, after, total_before, total_after, currency, author_id)
    values (v_after.id, v_after.order_number, v_before, private.order_snapshot(v_after), v_order.total_amount,
      v_after.total_amount, v_after.currency, (select auth.uid()));
    -- Of an order by card there is no mail before it is paid.
    if v_after.payment_method <> 'card' or v_after.paid_amount > 0 then
      perform private.mail_order(v_after, 'order-corrected', jsonb_build_object('correction_id', (
        select max(n.id) from private.order_corrections n where n.order_id = v_after.id)));
    end if;
  end if;
  return private.order_json(v_after.id);
end
$$;

-- The corrections of an order, oldest first: [{id, at, by, before, after, total_before, total_after}]. Raises PT403 FORBIDDEN.
create function private.list_corrections(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('orders');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'at', n.at, 'by', u.email, 'before', n.before, 'after', n.after,
      'total_before', n.total_before, 'total_after', n.total_after) order by n.id), '[]')
    from private.order_corrections n left join auth.users u on u.id = n.author_id where n.order_id = p_order_id);
end
$$;
grant execute on function private.preview_correction(uuid, jsonb, text, text, uuid, text, text, text),
  private.correct_order(uuid, timestamptz, jsonb, jsonb, jsonb, uuid, text, numeric), private.list_corrections(uuid) to authenticated;

create function public.preview_correction(
  p_order_id uuid, p_items jsonb, p_country text, p_city text, p_method uuid default null, p_code text default '', p_email text default null,
  p_phone text default null
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.preview_correction(p_order_id, private.json_list(p_items, 'items'), p_country, p_city, p_method, p_code, p_email, p_phone) $$;

create function public.correct_order(
  p_order_id uuid, p_seen timestamptz, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_expected_total numeric,
  p_method uuid default null, p_code text default ''
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.correct_order(p_order_id, p_seen, private.json_list(p_items, 'items'),
    private.json_object(p_customer, 'customer'), private.json_object(p_shipping_address, 'address'), p_method, p_code, p_expected_total) $$;

create function public.list_corrections(p_order_id uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_corrections(p_order_id) $$;
grant execute on function public.preview_correction(uuid, jsonb, text, text, uuid, text, text, text),
  public.correct_order(uuid, timestamptz, jsonb, jsonb, jsonb, numeric, uuid, text), public.list_corrections(uuid) to authenticated;

-- The facts of a mail about a correction: those of every mail about an order, and `correction` {changed: [name | email
-- | phone | address | delivery | discount | items], total_before, total_after}. It names what changed and repeats none
-- of it that was typed.
create function private.correction_facts(p_mail private.email_outbox) returns jsonb
language sql stable set search_path = ''
as $$
  select private.order_json(o.id) || private.untyped_facts(o) || jsonb_build_object('correction', jsonb_build_object(
    'total_before', n.total_before, 'total_after', n.total_after, 'changed', to_jsonb(array_remove(array[
      case when n.before -> 'items' <> n.after -> 'items' then 'items' end,
      case when n.before -> 'name' <> n.after -> 'name' then 'name' end,
      case when n.before -> 'email' <> n.after -> 'email' then 'email' end,
      case when n.before -> 'phone' <> n.after -> 'phone' then 'phone' end,
      case when n.before -> 'address' <> n.after -> 'address' then 'address' end,
      case when n.before -> 'shipping_method' <> n.after -> 'shipping_method' then 'delivery' end,
      case when n.before -> 'discount' <> n.after -> 'discount' then 'discount' end], null))))
  from private.order_corrections n join public.orders o on o.id = n.order_id
  where n.id = (p_mail.payload ->> 'correction_id')::bigint and o.order_status <> 'cancelled'
$$;
