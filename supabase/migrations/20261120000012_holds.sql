-- What unpaid orders may hold of the stock, so that orders that are never paid cannot empty the shop; and limits that bound a
-- client without locking out the others.
--
-- A hold is what an order keeps of a variant while it is pending and no money of it has arrived: by card or bank transfer
-- until it is due, by cash until the owner confirms it by packing it. Its bounds:
--   per customer (account; for guests the mailbox and the phone)  15 orders, 100 items, the line limit per variant; of a
--                                                                 guest's, what is confirmed or from the same network
--   per network, where the platform tells it                      1,000 orders, 5,000 items
--   guests per variant and deal, of what is free or so held       half, 4 at least, apart for orders that are paid ahead and
--                                                                 in cash; cash orders of one item pass
--   guests of one network per variant                             half, 5 at least
-- Orders of one customer take turns (private.customer_turns), guests' shares are checked under the locks of stock and deals,
-- so both are exact under concurrent orders. The network's totals are not, so that buyers behind one address never wait for
-- each other. Lock order: idempotency key, customer, discount, variants, products, deals.

-- ------------------------------------------------------------------ who asks

-- The network that the request comes from, as Supabase's own proxy tells it: an IPv4 address or the /64 of an IPv6 one. Null
-- where no proxy sets the header. Behind another proxy a client could write the header itself, so a network only ever
-- tightens a bound and never proves anything.
create function private.client_network() returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_address text := left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip', 45);
begin
  if v_address ~ '^[0-9.]+$' then
    return host(v_address::inet);
  elsif v_address ~ '^[0-9a-fA-F:.]+$' then
    return network(set_masklen(v_address::inet, 64))::text;
  end if;
  return null;
exception when invalid_text_representation then
  return null;
end
$$;

-- The same phone however it is written (06…, +212 6…): its last nine digits. Null for what is no phone number.
create function private.phone_key(p_phone text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return (select case when length(d.digits) >= 8 then right(d.digits, 9) end from (select regexp_replace(p_phone, '\D', '', 'g') as digits) d);
end
$$;

-- The turns of a customer, in the order in which they are taken: the mailbox, and the account or the phone.
create function private.customer_turns(p_customer text, p_phone text, p_user uuid) returns bigint[]
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select array_agg(distinct hashtextextended(k.name, 2))
    from (values ('mailbox:' || private.mailbox(p_customer)), ('customer:' || p_user),
      (case when p_user is null then 'phone:' || private.phone_key(p_phone) end)) as k (name)
    where k.name is not null
  );
end
$$;

-- Counts one link to confirm an address and says in how many seconds the caller's network may have the next one mailed; 0 while
-- it may, where the network is not known, and where the CAPTCHA is asked for each.
create function private.link_wait() returns int
language plpgsql volatile set search_path = ''
as $$
begin
  return case when private.has_captcha() then 0 else private.use_bound('links', private.client_network()) end;
end
$$;

-- ------------------------------------------------------------------ what is held

-- What unpaid orders hold, per variant. Rows go when money arrives, the owner packs the order or it is cancelled, so a
-- network is stored no longer than that. No foreign key to the variant: its check would lock the row in every order.
create table private.holds (
  order_id uuid not null references public.orders (id) on delete cascade,
  variant_id uuid not null,
  deal_id uuid,
  quantity integer not null check (quantity > 0),
  mailbox text not null,
  phone text,
  user_id uuid,
  network text,
  is_cash boolean not null,
  due_at timestamptz,
  primary key (order_id, variant_id)
);
create index holds_of_member on private.holds (user_id) where user_id is not null;
create index holds_of_mailbox on private.holds (mailbox) where user_id is null;
create index holds_of_phone on private.holds (phone) where user_id is null;
create index holds_of_network on private.holds (network, variant_id) where network is not null;
create index holds_of_variant on private.holds (variant_id) where user_id is null and not (is_cash and quantity = 1);
create index holds_of_deal on private.holds (deal_id) where user_id is null and not (is_cash and quantity = 1);
alter table private.holds enable row level security;

-- Writes what an order holds. Its items are there.
create function private.add_holds(p_order public.orders, p_network text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  insert into private.holds (order_id, variant_id, deal_id, quantity, mailbox, phone, user_id, network, is_cash, due_at)
  select p_order.id, i.variant_id, (array_agg(i.deal_id))[1], sum(i.quantity), private.mailbox(p_order.customer_key),
    private.phone_key(p_order.customer_phone), p_order.user_id, p_network, p_order.payment_method = 'cod', p_order.payment_due_at
  from public.order_items i where i.order_id = p_order.id and i.variant_id is not null
  group by i.variant_id;
end
$$;

-- After an order changes: its holds end when it is no longer unpaid and pending, and begin again when it is taken up. What a
-- guest's order holds stays a guest's when an account claims the order: otherwise one account could claim one after the other
-- and free the bounds of mailbox, phone, network and guests for the next. The holds of an account that is deleted become a
-- guest's.
create function private.keep_holds() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_before boolean := old.order_status = 'pending' and old.paid_amount = 0;
  v_now boolean := new.order_status = 'pending' and new.paid_amount = 0;
begin
  if v_before and not v_now then
    delete from private.holds h where h.order_id = new.id;
  elsif v_now and not v_before then
    perform private.add_holds(new, null);
  elsif v_now and (new.user_id, new.payment_due_at) is distinct from (old.user_id, old.payment_due_at) then
    update private.holds h set user_id = case when new.user_id is not null then h.user_id end, due_at = new.payment_due_at
    where h.order_id = new.id;
  end if;
  return null;
end
$$;
create trigger keep_holds after update of order_status, paid_amount, user_id, payment_due_at on public.orders
  for each row execute function private.keep_holds();

-- Writes all holds again, for orders written with the triggers off, as the sample data's are.
create function private.recount_holds() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.holds where true;
  perform private.add_holds(o, null) from public.orders o where o.order_status = 'pending' and o.paid_amount = 0;
end
$$;

-- ------------------------------------------------------------------ the bounds

-- The lines of a quote with no more of each available than an order may hold.
create function private.bounded_lines(p_lines private.cart_line[]) returns private.cart_line[]
language sql stable set search_path = ''
as $$
  select array(
    select row(l.position, l.slug, l.size, l.color, l.quantity, l.product_id, l.variant_id, l.deal_id, l.price,
      least(l.available, s.line_limit), l.discount)::private.cart_line
    from unnest(p_lines) as l cross join public.shop_settings s order by l.position)
$$;

-- Raises PT409 LINE_LIMIT with every variant of which the cart has more than an order may hold.
create function private.check_line_limit(p_lines private.cart_line[]) returns void
language plpgsql stable set search_path = ''
as $$
declare
  v_over jsonb;
begin
  select jsonb_agg(jsonb_build_object('slug', w.slug, 'size', w.size, 'color', w.color, 'requested', w.wanted,
    'available', s.line_limit) order by w.i)
  into v_over
  from (
    select min(l.slug) as slug, min(l.size) as size, min(l.color) as color, sum(l.quantity)::int as wanted, min(l.position) as i
    from unnest(p_lines) as l group by l.variant_id, case when l.variant_id is null then (l.slug, l.size, l.color) end
  ) w join public.shop_settings s on w.wanted > s.line_limit;
  if v_over is not null then
    perform private.fail(409, 'LINE_LIMIT', v_over);
  end if;
end
$$;

-- Refuses the twenty-first order of a customer within an hour. Members count by account, without what they cancelled and
-- without what others ordered under their address; guests by mailbox and network, with what was cancelled and with what an
-- account claimed since, and by network, unless the typed address is confirmed or the CAPTCHA is asked for anyway.
-- Of one phone a source orders five times within an hour, whatever the addresses, so that nobody is called again and again for
-- orders that somebody else placed; an account whose orders reached that phone is not bound. p_phone is orders.phone_e164.
-- Raises PT429 TOO_MANY_ORDERS {wait} with the seconds to wait.
create function private.check_order_rate(p_customer text, p_phone text, p_user uuid) returns void
language plpgsql volatile set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_network text := private.client_network();
  v_wait int := 0;
begin
  if p_user is not null then
    select case when count(*) >= private.bound('customer-orders') then
      greatest(1, ceil(extract(epoch from min(o.created_at) + interval '1 hour' - now())))::int else 0 end
    into v_wait from public.orders o
    where o.user_id = p_user and o.created_at > now() - interval '1 hour' and o.order_status <> 'cancelled';
  elsif v_network is not null then
    v_wait := private.use_bound('customer-orders', private.mailbox(p_customer) || ' ' || v_network);
    if v_wait = 0 and not private.has_captcha() and not private.is_confirmed(lower(p_customer)) then
      v_wait := private.use_bound('orders', v_network);
    end if;
  end if;
  if v_wait = 0 and p_phone is not null and (p_user is null or not exists (
    select from public.orders o
    where o.user_id = p_user and o.phone_e164 = p_phone and private.is_phone_confirmed(o))) then
    v_wait := private.use_bound('phone-orders', p_phone || ' ' || coalesce(p_user::text, v_network));
  end if;
  if v_wait > 0 then
    perform private.fail(429, 'TOO_MANY_ORDERS', jsonb_build_object('wait', v_wait));
  end if;
end
$$;

-- Refuses an order with which the customer's unpaid orders would hold too much; see the head of this file. The caller has
-- taken the customer's turns. Raises PT429 TOO_MANY_UNPAID {reason: orders | items | variant | network, limit}.
create function private.check_holds(p_lines private.cart_line[], p_customer text, p_phone text, p_user uuid) returns void
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_most_orders constant int := 15;
  v_most_items constant int := 100;
  v_line_limit int := (select s.line_limit from public.shop_settings s);
  v_network text := private.client_network();
  v_wanted int := (select sum(l.quantity) from unnest(p_lines) as l);
  v_mailbox text := private.mailbox(p_customer);
  v_phone text := private.phone_key(p_phone);
  v_reason text;
begin
  with own as (
    select 'account' as key, h.* from private.holds h where h.user_id = p_user
    union all
    -- Without a join, whose plan would read the holds of all.
    select 'mailbox', h.* from private.holds h
    where p_user is null and h.user_id is null and h.mailbox = v_mailbox
      and (h.network = v_network or private.is_order_confirmed((select o from public.orders o where o.id = h.order_id)))
    union all
    select 'phone', h.* from private.holds h
    where p_user is null and h.user_id is null and h.phone = v_phone
      and (h.network = v_network or private.is_phone_confirmed((select o from public.orders o where o.id = h.order_id)))
  ), live as (
    select * from own o where o.due_at is null or o.due_at > now()
  )
  select case
    when exists (select from live l group by l.key having count(distinct l.order_id) >= v_most_orders) then 'orders'
    when v_wanted > v_most_items
      or exists (select from live l group by l.key having sum(l.quantity) + v_wanted > v_most_items) then 'items'
    when exists (
      select from live l join (select n.variant_id, sum(n.quantity) as wanted from unnest(p_lines) as n group by 1) w
        on w.variant_id = l.variant_id
      group by l.key, w.variant_id, w.wanted having sum(l.quantity) + w.wanted > v_line_limit) then 'variant' end
  into v_reason;
  if v_reason is null and v_network is not null and p_user is null and not private.has_captcha()
    and not private.is_confirmed(lower(p_customer)) and exists (
    select from private.holds h
    where h.network = v_network and h.user_id is null and (h.due_at is null or h.due_at > now())
    having count(distinct h.order_id) >= private.bound('open-orders') or sum(h.quantity) + v_wanted > private.bound('open-items')) then
    v_reason := 'network';
  end if;
  if v_reason is not null then
    perform private.fail(429, 'TOO_MANY_UNPAID', jsonb_build_object('reason', v_reason, 'limit',
      case v_reason when 'orders' then v_most_orders when 'items' then v_most_items when 'variant' then v_line_limit end));
  end if;
end
$$;

-- Half of what is free or held this way, and p_least at least, without what is held.
create function private.share_left(p_free int, p_held bigint, p_least int) returns int
language sql immutable set search_path = ''
as $$ select greatest(p_least, (p_free + p_held + 1) / 2)::int - p_held::int $$;

-- Refuses a guest's order with which guests' unpaid orders would hold more than their share of a variant or deal; see the
-- head of this file. The caller has taken the cart's stock and deals, so their rows are locked; p_lines say what was
-- available before. Raises PT429 HELD_FOR_OTHERS [{slug, size, color, requested, available}].
create function private.check_shares(p_lines private.cart_line[], p_payment_method text) returns void
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_cash boolean := p_payment_method = 'cod';
  v_network text := private.client_network();
  v_held jsonb;
begin
  -- Most orders of a rush are like this: they take nothing that is bounded, so nothing is read while others wait for
  -- their locks.
  if v_cash and v_network is null and not exists (
    select from unnest(p_lines) as l group by l.product_id having sum(l.quantity) > 1) then
    return;
  end if;
  with wanted as (
    select l.variant_id, min(l.slug) as slug, min(l.size) as size, min(l.color) as color, sum(l.quantity)::int as wanted,
      min(l.available) as available, min(l.position) as i, l.deal_id, sum(sum(l.quantity)) over (partition by l.deal_id)::int as of_deal
    from unnest(p_lines) as l group by l.variant_id, l.deal_id
  ), left_over as (
    select w.*, least(
      case when v_cash and w.wanted = 1 then 1 else private.share_left(w.available, (
        select coalesce(sum(h.quantity), 0) from private.holds h
        where h.variant_id = w.variant_id and h.user_id is null and not (h.is_cash and h.quantity = 1)
          and h.is_cash = v_cash and (h.due_at is null or h.due_at > now())), 4) end,
      case when v_network is not null then private.share_left(w.available, (
        select coalesce(sum(h.quantity), 0) from private.holds h
        where h.network = v_network and h.variant_id = w.variant_id and h.user_id is null
          and (h.due_at is null or h.due_at > now())), 5) end,
      case when w.deal_id is not null and not (v_cash and w.wanted = 1) then (
        select private.share_left(d.total - d.sold + w.of_deal, (
          select coalesce(sum(h.quantity), 0) from private.holds h
          where h.deal_id = w.deal_id and h.user_id is null and not (h.is_cash and h.quantity = 1)
            and h.is_cash = v_cash and (h.due_at is null or h.due_at > now())), 4) - (w.of_deal - w.wanted)
        from public.deals d where d.id = w.deal_id) end) as left_over
    from wanted w
  )
  select jsonb_agg(jsonb_build_object('slug', l.slug, 'size', l.size, 'color', l.color, 'requested', l.wanted,
    'available', greatest(l.left_over, 0)) order by l.i)
  into v_held
  from left_over l where l.left_over < l.wanted;
  if v_held is not null then
    perform private.fail(429, 'HELD_FOR_OTHERS', v_held);
  end if;
end
$$;

-- ------------------------------------------------------------------ what a customer pays, and who the customer is

-- The unit price now for a customer: the running deal's when it has at least p_quantity left and the customer may still
-- have as many, else the product's. What a customer had is counted by the account, without one by the mailbox, where it is
-- confirmed or from the same network; with neither known, the deal's price counts. p_except is an order that is left out.
-- Exact for an order, which has taken the customer's turns.
create function private.price_for(
  p_product_id uuid, p_quantity int, p_customer text, p_user uuid, p_except uuid, out price numeric, out deal_id uuid
)
language plpgsql stable set search_path = ''
as $$
declare
  v_limit int;
  v_mailbox text := private.mailbox(p_customer);
begin
  select n.price, n.deal_id into price, deal_id from private.price_now(p_product_id, p_quantity) n;
  if deal_id is null then
    return;
  end if;
  select d.customer_limit into v_limit from public.deals d where d.id = price_for.deal_id;
  if v_limit is null then
    return;
  end if;
  if v_limit < p_quantity + (
    -- Order by order: a join may start at the deal and read the orders of all.
    select coalesce(sum((select sum(i.quantity) from public.order_items i where i.order_id = own.id and i.deal_id = price_for.deal_id)), 0)
    from (
      select o.id from public.orders o where o.user_id = p_user and o.order_status <> 'cancelled'
      union all
      select o.id from public.orders o
      where p_user is null and private.mailbox(o.customer_key) = v_mailbox and o.order_status <> 'cancelled'
        and private.counts_for(o, v_mailbox, null, false)
    ) own where own.id is distinct from p_except) then
    select p.price, null into price, deal_id from public.products p where p.id = p_product_id;
  end if;
end
$$;

-- The order that gives a customer's name, phone and address in the owner's lists: the newest that the address's account
-- placed, else the newest that was paid for or delivered, else the first. So a stranger who types another person's
-- address does not rename that customer. is_member says whether the account placed it, because members may type another
-- person's address too.
create function private.naming_order(p_customer text, out name text, out email text, out phone text, out address jsonb, out is_member boolean)
language sql stable set search_path = ''
as $$
  select o.customer_name, o.customer_email, o.customer_phone, o.shipping_address, t.rank = 2
  from public.orders o left join auth.users u on u.id = o.user_id and lower(u.email) = o.customer_email
  cross join lateral (
    select case when u.id is not null then 2
      when o.order_status <> 'cancelled' and (o.order_status = 'delivered' or o.paid_amount > o.refunded_amount) then 1 else 0 end as rank) t
  where o.customer_key = p_customer
  order by t.rank desc, case when t.rank > 0 then o.created_at end desc, o.created_at, o.id limit 1
$$;

-- ------------------------------------------------------------------ the owner's page

-- Unpaid orders that hold stock, those with most items first: {total, items, rows: [{id, order_number, customer_name,
-- customer_email, customer_phone, member, payment_method, currency, total_amount, updated_at, created_at, due_at, quantity,
-- same_network (open orders from the same network, this one included; null where it is not known), items: [{name, size,
-- color, quantity, left}]}]}. Fifty a page from 1. An owner releases an order by cancelling it. Raises PT403 FORBIDDEN,
-- PT400 INVALID_INPUT.
create function private.list_holds(p_page int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  if p_page is null or p_page not between 1 and 1000 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return (
    with held as (
      select h.order_id, sum(h.quantity) as quantity, min(h.network) as network from private.holds h group by 1
    ), page as (
      select o.*, h.quantity, h.network from held h join public.orders o on o.id = h.order_id
      order by h.quantity desc, o.created_at desc, o.id limit 50 offset (p_page - 1) * 50
    )
    select jsonb_build_object(
      'total', (select count(*) from held), 'items', (select coalesce(sum(h.quantity), 0) from held h),
      'rows', coalesce((
        select jsonb_agg(jsonb_build_object('id', p.id, 'order_number', p.order_number, 'customer_name', p.customer_name,
          'customer_email', p.customer_email, 'customer_phone', p.customer_phone, 'member', p.user_id is not null,
          'payment_method', p.payment_method, 'currency', p.currency, 'total_amount', p.total_amount,
          'created_at', p.created_at, 'due_at', p.payment_due_at, 'quantity', p.quantity,
          'same_network', (select nullif(count(*), 0) from held n where n.network = p.network),
          'items', (
            select jsonb_agg(jsonb_build_object('name', i.product_name, 'size', i.size, 'color', i.color,
              'quantity', i.quantity, 'left', coalesce(v.quantity, 0)) order by i.position)
            from public.order_items i left join public.product_variants v on v.id = i.variant_id where i.order_id = p.id))
          order by p.quantity desc, p.created_at desc, p.id)
        from page p), '[]')));
end
$$;
create function public.list_holds(p_page int default 1) returns jsonb
language sql stable set search_path = '' as $$ select private.list_holds(p_page) $$;
grant execute on function private.list_holds(int), public.list_holds(int) to authenticated;

-- The limits that were hit within a day, the latest first, a hundred at most: [{form, who (an email, an order number, an
-- account, or a network behind @), refused (tries), allowed, at (the last of them)}]. Raises PT403 FORBIDDEN.
create function private.limits_hit() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('form', substring(r.key from '^[^:@]*'), 'who', substring(r.key from '[:@](.*)$'),
      'refused', r.refused, 'allowed', r.allowed, 'at', r.refused_at) order by r.refused_at desc, r.refused desc, r.key), '[]')
    from (
      select * from private.rate_limits l where l.refused_at > now() - interval '1 day'
      order by l.refused_at desc, l.refused desc, l.key limit 100) r);
end
$$;
create function public.limits_hit() returns jsonb
language sql stable set search_path = '' as $$ select private.limits_hit() $$;
grant execute on function private.limits_hit(), public.limits_hit() to authenticated;
