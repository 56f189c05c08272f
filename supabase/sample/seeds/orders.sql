-- Sample data for the local shop: one owner, one shopper with a wishlist, and a dozen orders in every status.

-- The numbers of the orders below begin with it. Rates are only shown.
update public.shop_settings set email_field = 'required', zip_field = 'required', last_name_field = 'required', order_prefix = 'ZL', default_country = 'US', currency_rates = '{"EUR": 0.92, "GBP": 0.79, "MAD": 9.95}';

-- ------------------------------------------------------------------ where it delivers
with zone as (
  insert into public.shipping_zones (name) values ('Everywhere') returning id
)
insert into public.shipping_methods (zone_id, name, min_days, max_days, price, free_above, position)
select z.id, m.name, m.min_days, m.max_days, m.price, m.free_above, m.position
from zone z
cross join (values
  ('Standard Shipping', 7, 15, 7.99, 49, 0),
  ('Express', 3, 7, 7.99, null, 1),
  ('Premium Express', 1, 3, 12.99, null, 2)
) as m (name, min_days, max_days, price, free_above, position);

-- ------------------------------------------------------------------ accounts
-- owner@zellige.example / zellige-owner and shopper@zellige.example / zellige-shopper.
-- A hosted stack's auth.users has columns that the embedded one lacks, so the insert is put together here.
do $$
declare
  v record;
  v_instance boolean := exists (select 1 from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id');
begin
  for v in select * from (values
    ('0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0001'::uuid, 'owner@zellige.example', 'Amina El Idrissi', '$2b$10$CP/zwfE.S7I468Mva9Pig.O6FwR7Za.6NmX8QBq8F5nFmxjoZhcdK'),
    ('0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0002'::uuid, 'shopper@zellige.example', 'Salma Benjelloun', '$2b$10$Pm2yVofIo4My4f5bSbh6rOMm.paqWUHJR0b6bT3KgrTO4n5gAOUCe')
  ) as a (id, email, full_name, hash)
  loop
    execute format(
      'insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
         raw_user_meta_data, is_sso_user, is_anonymous, created_at, updated_at%s)
       values ($1, ''authenticated'', ''authenticated'', $2, $3, now(), $4, $5, false, false, now(), now()%s)',
      case when v_instance then ', instance_id, confirmation_token, recovery_token, email_change, email_change_token_new' else '' end,
      case when v_instance then ', ''00000000-0000-0000-0000-000000000000'', '''', '''', '''', ''''' else '' end)
    using v.id, v.email, v.hash, '{"provider": "email", "providers": ["email"]}'::jsonb,
      jsonb_build_object('full_name', v.full_name);
    insert into auth.identities (id, user_id, provider_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
    values (gen_random_uuid(), v.id, v.id::text, 'email',
      jsonb_build_object('sub', v.id::text, 'email', v.email, 'email_verified', true), now(), now(), now());
  end loop;
end
$$;
select private.make_admin('owner@zellige.example');

-- ------------------------------------------------------------------ how the sample shop is paid
-- The bank account does not exist. Card payments go to the local payment sandbox.
update public.shop_settings set card_provider = 'stripe', bank_holder = 'Zellige SARL', bank_name = 'Sample Bank',
  bank_account = 'MA64999780000000001234567896', bank_swift = 'ZELLMAMC'
where id;

-- ------------------------------------------------------------------ who the sample shop is
-- Such a company does not exist.
update public.shop_settings set legal_name = 'Zellige SARL', legal_address = e'14 Rue Ibn Batouta\n20250 Casablanca\nMorocco',
  legal_email = 'hello@zellige.example', legal_ice = '000000000000000', legal_if = '00000000', legal_rc = '000000 Casablanca', legal_tp = '00000000',
  legal_capital = '100 000 DH', vat_rate = 20
where id;

-- ------------------------------------------------------------------ a dozen orders
-- Placed by the same function that the checkout calls, then set back in time and moved along.
do $$
declare
  v record;
  v_items jsonb;
  v_subtotal numeric;
  v_order uuid;
begin
  perform set_config('request.jwt.claims', '', true);
  for v in select * from (values
    (1, 'Salma Benjelloun', 'shopper@zellige.example', '+212 661 48 20 37', '14 Rue Ibn Batouta, Apt 6', 'Casablanca', '20250', 'MA', 'card', 'pending', interval '40 minutes', array[1, 1, 15, 6]),
    (2, 'Ahmed El Fassi', 'ahmed.elfassi@example.com', '+212 662 11 90 04', '3 Derb Lamrani', 'Fès', '30110', 'MA', 'cod', 'pending', interval '2 hours 20 minutes', array[20, 18, 17]),
    (3, 'Khadija Ait Lahcen', 'khadija.al@example.com', '+212 668 75 31 12', '27 Avenue Hassan II', 'Agadir', '80000', 'MA', 'cod', 'pending', interval '9 hours', array[9, 5]),
    (4, 'Claire Moreau', 'claire.moreau@example.com', '+33 6 12 44 09 87', '8 Rue Mercière', 'Lyon', '69002', 'FR', 'card', 'processing', interval '14 hours', array[13, 10, 38, 37, 23]),
    (5, 'Oliver Grant', 'oliver.grant@example.com', '+44 7700 900 118', '61 Park Row', 'Leeds', 'LS1 5HN', 'GB', 'bank', 'processing', interval '1 day 2 hours', array[30, 18]),
    (6, 'Youssef Tazi', 'youssef.tazi@example.com', '+212 660 22 18 45', '112 Avenue Fal Ould Oumeir', 'Rabat', '10090', 'MA', 'cod', 'shipped', interval '3 days', array[22, 17]),
    (7, 'Lena Fischer', 'lena.fischer@example.com', '+49 151 2093 4477', 'Lange Reihe 40', 'Hamburg', '20099', 'DE', 'card', 'shipped', interval '5 days', array[15, 3, 4]),
    (8, 'Salma Benjelloun', 'shopper@zellige.example', '+212 661 48 20 37', '14 Rue Ibn Batouta, Apt 6', 'Casablanca', '20250', 'MA', 'card', 'delivered', interval '12 days', array[40, 7, 37]),
    (9, 'Hanae Ouazzani', 'hanae.o@example.com', '+212 663 40 77 19', '5 Rue de la Victoire', 'Meknès', '50000', 'MA', 'cod', 'delivered', interval '16 days', array[2, 3]),
    (10, 'Grace Kim', 'grace.kim@example.com', '+1 206 555 0142', '1420 Pine Street', 'Seattle', '98101', 'US', 'card', 'delivered', interval '19 days', array[24, 21]),
    (11, 'Mehdi Bouzidi', 'mehdi.bouzidi@example.com', '+212 667 90 12 63', '19 Rue de Fès', 'Tangier', '90000', 'MA', 'card', 'cancelled', interval '22 days', array[11]),
    (12, 'Sofia Almeida', 'sofia.almeida@example.com', '+351 912 345 078', 'Rua das Flores 77', 'Porto', '4050-265', 'PT', 'card', 'delivered', interval '26 days', array[14, 16, 39, 5])
  ) as o (n, name, email, phone, address, city, zip, country, method, status, ago, ranks)
  loop
    select jsonb_agg(jsonb_build_object('slug', x.slug, 'size', x.size, 'color', x.color, 'quantity', x.quantity)),
           sum(x.price * x.quantity)
    into v_items, v_subtotal
    from (
      select p.slug, b.size, b.color, g.quantity, n.price
      from (select rank, count(*)::int as quantity from unnest(v.ranks) as rank group by rank) g
      join public.products p on p.featured_rank = g.rank
      cross join lateral (select w.size, w.color from public.product_variants w
                          where w.product_id = p.id and w.quantity > 5 order by w.color = p.colors[1] desc, w.size = 'M' desc, w.size limit 1) b
      cross join lateral private.price_now(p.id, g.quantity) n
    ) x;
    v_order := (private.place_order(
      encode(sha256(convert_to('sample order ' || v.n, 'UTF8')), 'hex'), v_items,
      jsonb_build_object('name', v.name, 'email', v.email, 'phone', v.phone),
      jsonb_build_object('address', v.address, 'city', v.city, 'zipCode', v.zip, 'country', v.country),
      v.method, v_subtotal + case when v_subtotal > 49 then 0 else 7.99 end) ->> 'id')::uuid;
    -- History in the order's own past: the guard trigger is for people, not for sample data.
    alter table public.orders disable trigger order_before_update;
    update public.orders o set
      created_at = now() - v.ago, updated_at = now() - v.ago,
      user_id = (select u.id from auth.users u where u.email = v.email),
      estimated_from = (now() - v.ago)::date + 7, estimated_delivery = (now() - v.ago)::date + 15
    where o.id = v_order;
    alter table public.orders enable trigger order_before_update;
    update public.order_items set placed_at = now() - v.ago where order_id = v_order;
    update public.order_events set at = now() - v.ago where order_id = v_order;
    if v.method = 'card' or (v.method = 'bank' and v.status <> 'pending') then
      insert into public.payments (order_id, method, amount, status, created_at, settled_at)
      select o.id, o.payment_method, o.total_amount, 'succeeded', o.created_at, o.created_at from public.orders o where o.id = v_order;
    end if;
    if v.status in ('processing', 'shipped', 'delivered') then
      update public.orders set order_status = 'processing' where id = v_order;
    end if;
    if v.status in ('shipped', 'delivered') then
      update public.orders set order_status = 'shipped', carrier = 'Amana', tracking_number = 'AM' || (84210000 + v.n * 731) || 'MA' where id = v_order;
    end if;
    if v.status = 'delivered' then
      update public.orders set order_status = 'delivered' where id = v_order;
    end if;
    if v.status = 'cancelled' then
      update public.orders set order_status = 'cancelled', cancel_reason = 'customer' where id = v_order;
    end if;
    update public.order_events e set at = now() - v.ago * (1 - 0.3 * (s.n - 1)), actor = case when s.n = 1 then 'customer' else 'owner' end
    from (select id, row_number() over (order by id) as n from public.order_events where order_id = v_order) s
    where s.id = e.id;
    update public.shipments s
    set shipped_at = (select e.at from public.order_events e where e.order_id = v_order and e.status = 'shipped'),
      delivered_at = (select e.at from public.order_events e where e.order_id = v_order and e.status = 'delivered')
    where s.order_id = v_order;
  end loop;
  -- Khadija did not answer when she was called this morning.
  update public.orders o set confirmation = 'no_answer', call_attempts = 1, next_call_at = now() - interval '10 minutes'
  where o.customer_email = 'khadija.al@example.com';
  insert into private.order_calls (order_id, outcome, author_id, at)
  select o.id, 'no_answer', (select u.id from auth.users u where u.email = 'owner@zellige.example'), now() - interval '1 hour 10 minutes'
  from public.orders o where o.customer_email = 'khadija.al@example.com';
  insert into public.customer_tags (customer_key, tag) values ('shopper@zellige.example', 'regular'), ('hanae.o@example.com', 'regular');
  update private.email_outbox set sent_at = created_at;
  delete from private.new_orders;
end
$$;

-- ------------------------------------------------------------------ what the shopper wishes for
insert into public.wishlist_items (user_id, product_id, added_at)
select u.id, p.id, now() - v.ago
from (values
  (12, interval '2 days'), (19, interval '6 days'), (26, interval '11 days'), (33, interval '40 days')
) as v (rank, ago)
join public.products p on p.featured_rank = v.rank
join auth.users u on u.email = 'shopper@zellige.example';
