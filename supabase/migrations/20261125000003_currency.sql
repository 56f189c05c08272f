-- The currency that prices are kept and charged in. An order keeps the currency it was placed in, and its payments follow.

-- The currencies a shop can charge in; all have two decimals. src/domain/money.ts lists the same, and a test compares them.
create function private.is_currency(p_code text) returns boolean
language sql immutable set search_path = ''
as $$ select p_code in ('USD', 'EUR', 'GBP', 'MAD', 'CAD', 'AUD', 'CHF', 'SEK', 'NOK', 'DKK', 'AED', 'SAR', 'TRY') $$;
grant execute on function private.is_currency(text) to authenticated;

-- Display rates by currency: at least a ten-thousandth, at most ten thousand of it for one unit of the shop's currency.
create or replace function private.are_rates(p_rates jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(p_rates) = 'object' and coalesce((
    select bool_and(private.is_currency(r.key) and jsonb_typeof(r.value) = 'number'
      and case when jsonb_typeof(r.value) = 'number' then (r.value #>> '{}')::numeric between 0.0001 and 10000 end)
    from jsonb_each(p_rates) r), true)
$$;

-- CMI settles in dirhams only.
update public.shop_settings set card_provider = null where card_provider = 'cmi';
alter table public.shop_settings
  add column currency text not null default 'USD' constraint shop_settings_currency check (private.is_currency(currency)),
  add constraint shop_settings_cmi check (card_provider <> 'cmi' or currency = 'MAD'),
  -- A rate of the shop's own currency would be a leftover of another one's rates.
  add constraint shop_settings_own_rate check (not currency_rates ? currency);
drop trigger audit_settings on public.shop_settings;
create trigger audit_settings after update on public.shop_settings for each row execute function
  private.audit('', 'currency', 'currency_rates', 'cancel_window_minutes', 'low_stock_threshold', 'checkout_enabled', 'card_provider',
    'bank_holder', 'bank_name', 'bank_account', 'bank_swift', 'bank_due_days', 'card_due_minutes', 'cod_enabled',
    'welcome_percent', 'student_percent', 'default_country');

-- The currency that the shop charges in.
create function private.shop_currency() returns text
language sql stable security definer set search_path = ''
as $$ select s.currency from public.shop_settings s $$;

alter table public.orders drop constraint orders_currency_check,
  alter column currency set default private.shop_currency(),
  add constraint orders_currency check (private.is_currency(currency));
alter table public.payments drop constraint payments_currency_check,
  -- The trigger below takes the order's instead.
  alter column currency set default private.shop_currency(),
  add constraint payments_currency check (private.is_currency(currency));

-- Before a payment is written: locks its order, so that two payments of one order are summed one after the other, and
-- takes the order's currency. What was paid stays as it was paid; a provider may still report success for a payment that
-- failed or expired. Raises PT403 PAYMENT_IS_FIXED.
create or replace function private.payment_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_currency text;
begin
  select o.currency into v_currency from public.orders o where o.id = new.order_id for no key update;
  if tg_op = 'INSERT' then
    new.currency := v_currency;
  elsif (new.order_id, new.method, new.currency) is distinct from (old.order_id, old.method, old.currency)
    or (old.status = 'succeeded' and (new.status, new.amount) is distinct from (old.status, old.amount)) then
    perform private.fail(403, 'PAYMENT_IS_FIXED');
  end if;
  return new;
end
$$;

-- Places an order that is charged in p_currency, the one in which the shopper saw the total; null for a page that does not
-- say. See private.place_order for the rest. Raises PT409 CURRENCY_CHANGED {currency} when the shop charges in another one
-- by now; that undoes the order.
create function private.place_order_in(
  p_currency text, p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text,
  p_expected_total numeric, p_shipping_method uuid, p_code text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order jsonb := private.place_order(p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method,
    p_expected_total, p_shipping_method, p_code);
begin
  if v_order ->> 'currency' <> p_currency then
    perform private.fail(409, 'CURRENCY_CHANGED', jsonb_build_object('currency', v_order -> 'currency'));
  end if;
  return v_order;
end
$$;
grant execute on function private.place_order_in(text, text, jsonb, jsonb, jsonb, text, numeric, uuid, text) to anon, authenticated;

-- See private.place_order_in.
create function public.place_order(
  p_idempotency_key text, p_items jsonb, p_customer jsonb, p_shipping_address jsonb, p_payment_method text, p_expected_total numeric,
  p_shipping_method uuid default null, p_code text default null, p_currency text default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.place_order_in(p_currency, p_idempotency_key, p_items, p_customer, p_shipping_address, p_payment_method,
    p_expected_total, p_shipping_method, p_code)
$$;
grant execute on function public.place_order(text, jsonb, jsonb, jsonb, text, numeric, uuid, text, text) to anon, authenticated;

-- ------------------------------------------------------------------ orders with their currency

-- A customer with the newest twenty orders and the notes; null when no order has that email. `spent` is what was paid
-- without what was refunded, `returned` counts parcels that were refused or could not be handed over. Raises PT403 FORBIDDEN.
create or replace function private.get_customer(p_email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_answer jsonb;
begin
  perform private.only_admin();
  select jsonb_build_object(
    'email', p_email, 'orders', count(*), 'kept', count(*) filter (where o.order_status <> 'cancelled'),
    'spent', sum(o.paid_amount - o.refunded_amount),
    'returned', count(*) filter (where o.cancel_reason in ('refused', 'unreachable')),
    'joined', min(o.created_at), 'last', max(o.created_at))
  into v_answer
  from public.orders o where o.customer_email = p_email having count(*) > 0;
  return v_answer
    || (select jsonb_build_object('name', o.name, 'phone', o.phone, 'city', o.address ->> 'city', 'address', o.address,
          'member', o.is_member)
        from private.naming_order(p_email) o)
    || jsonb_build_object('newest', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id), '[]')
        from (select o.id, o.order_number, o.order_status, o.cancel_reason, o.payment_method, o.payment_status, o.currency,
                o.total_amount, o.paid_amount, o.refunded_amount, o.refund_pending_amount, o.due_amount, o.created_at
              from public.orders o where o.customer_email = p_email order by o.created_at desc, o.id limit 20) n))
    || jsonb_build_object('notes', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id desc), '[]')
        from (select c.id, c.note, c.created_at,
                (select u.email from auth.users u where u.id = c.author_id) as author
              from public.customer_notes c where c.email = p_email) n));
end
$$;

-- The owner's quick search, five results of each kind: {orders, customers, products}. Orders by private.order_query,
-- newest first, and their customers when the name, email, phone or city matched; products, also archived ones, by prefixes
-- of the words of their titles. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT for more than 100 characters.
create or replace function private.quick_find(p_query text) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_text text := lower(btrim(coalesce(p_query, '')));
  v_query tsquery;
  v_words tsquery;
  v_answer jsonb;
begin
  perform private.only_admin();
  if length(v_text) not between 1 and 100 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  v_query := private.order_query(v_text);
  v_words := private.title_query(v_text);

  with matching as (
    -- Offset 0 makes the search index return all matches before they are sorted.
    select f.*
    from (select o.* from public.orders o
          where private.order_words(o.order_number, o.customer_name, o.customer_email, o.customer_phone,
            o.shipping_address ->> 'city') @@ v_query offset 0) f
    order by f.created_at desc, f.id
    limit 200
  ), people as (
    select distinct on (m.customer_email) m.customer_email as email,
      (select n.name from private.naming_order(m.customer_email) n) as name, m.created_at
    from matching m
    where private.order_words('', m.customer_name, m.customer_email, m.customer_phone, m.shipping_address ->> 'city') @@ v_query
    order by m.customer_email, m.created_at desc
  )
  select jsonb_build_object(
    'orders', (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at desc, f.id), '[]')
               from (select m.id, m.order_number, m.order_status, m.customer_name, m.customer_email, m.currency, m.total_amount,
                       m.created_at
                     from matching m order by m.created_at desc, m.id limit 5) f),
    'customers', (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at desc, f.email), '[]')
                  from (select * from people p order by p.created_at desc, p.email limit 5) f))
  into v_answer;
  return v_answer || jsonb_build_object('products', (
    select coalesce(jsonb_agg(to_jsonb(f) - 'starts' order by f.starts desc, f.title), '[]')
    from (
      select n.*, starts_with(lower(n.title), v_text) as starts
      from (select p.id, p.slug, p.title, p.image_url, p.price, p.archived_at is not null as archived
            from public.products p where private.title_words(p.title, p.slug) @@ v_words limit 400) n
      order by starts desc, n.title, n.id
      limit 5
    ) f));
end
$$;

-- ------------------------------------------------------------------ mails

-- Claims up to p_limit mails that are due, for five minutes: [{id, lease, recipient, template, attempt, written_at (in
-- milliseconds), stop, facts}]; facts without a currency of their own get the shop's. `stop` is the secret with which the
-- owner of an address that confirmed nothing ends all mail to it, else null. When the sender does not report back within
-- that time, the mail can be claimed again. Two senders at once get different mails. An owner's status change is claimed
-- 15 seconds later, while it can be undone. What is over a limit of mails per hour (private.mail_limits) waits; what may
-- not be sent to its address (private.mail_refusal) is dropped.
create or replace function private.claim_mail(p_limit int) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_mail private.email_outbox;
  v_facts jsonb;
  v_claimed jsonb := '[]';
  v_back bigint[] := '{}';
  v_refusal text;
  v_is_confirmed boolean;
  v_room int;
  v_room_unconfirmed int;
begin
  perform private.announce_flash_deals();
  select r.total, r.unconfirmed into v_room, v_room_unconfirmed from private.shop_mail_room() r;
  for v_mail in
    select * from private.email_outbox o
    where o.sent_at is null and o.failed_at is null and o.dropped_at is null and o.next_try_at <= now()
      and (o.template not like 'order-%' or o.template = 'order-pending' or o.created_at <= now() - interval '15 seconds')
      and (v_room_unconfirmed > 0 or private.is_confirmed(o.recipient)) and private.has_mail_room(o.recipient)
    order by o.next_try_at, o.id
    limit least(greatest(coalesce(p_limit, 0), 0), 100, v_room)
    for update skip locked
  loop
    v_refusal := private.mail_refusal(v_mail);
    if v_refusal is not null then
      update private.email_outbox o set dropped_at = now(), lease = null, last_error = v_refusal where o.id = v_mail.id;
      continue;
    end if;
    -- Asked again, because mails of this batch count as well.
    v_is_confirmed := private.is_confirmed(v_mail.recipient);
    if not v_is_confirmed and v_room_unconfirmed <= 0 or not private.has_mail_room(v_mail.recipient) then
      continue;
    end if;
    if v_mail.attempts >= 8 then
      perform private.postpone_mail(v_mail.id, coalesce(v_mail.last_error, 'No sender reported back.'), true);
      continue;
    end if;
    begin
      v_facts := private.mail_facts(v_mail);
    exception when others then
      -- A row that raises an error does not stop the others.
      update private.email_outbox o set attempts = o.attempts + 1 where o.id = v_mail.id;
      perform private.postpone_mail(v_mail.id, sqlerrm, false);
      continue;
    end;
    if v_facts is null then
      if v_mail.template = 'back-in-stock' then
        -- Sold out again before the mail was sent, so the subscription is restored. When another transaction is changing
        -- the stock, the mail is left for the next run: waiting could deadlock, as that transaction may wait for this one.
        perform 1 from public.product_variants v
        where v.id = (v_mail.payload ->> 'variant_id')::uuid and v.quantity = 0 for share skip locked;
        if found then
          v_back := v_back || v_mail.id;
        elsif exists (select 1 from public.product_variants v
                      where v.id = (v_mail.payload ->> 'variant_id')::uuid and v.quantity = 0) then
          continue;
        end if;
      end if;
      update private.email_outbox o set dropped_at = now(), lease = null where o.id = v_mail.id;
      continue;
    end if;
    update private.email_outbox o
    set attempts = o.attempts + 1, lease = gen_random_uuid(), next_try_at = now() + interval '5 minutes',
      is_unconfirmed = not v_is_confirmed
    where o.id = v_mail.id returning * into v_mail;
    v_room_unconfirmed := v_room_unconfirmed - (not v_is_confirmed)::int;
    v_claimed := v_claimed || jsonb_build_object('id', v_mail.id, 'lease', v_mail.lease, 'recipient', v_mail.recipient,
      'template', v_mail.template, 'attempt', v_mail.attempts,
      'written_at', floor(extract(epoch from v_mail.created_at) * 1000),
      'stop', case when not v_is_confirmed then v_mail.unsubscribe_token end, 'facts', jsonb_build_object('currency', private.shop_currency()) || v_facts);
  end loop;
  insert into public.subscriptions (email, topic)
  select o.recipient, 'back-in-stock:' || (o.payload ->> 'variant_id')
  from private.email_outbox o where o.id = any (v_back) order by 1, 2
  on conflict do nothing;
  return v_claimed;
end
$$;
