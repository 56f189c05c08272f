// Fixture of the access matrix, besides the sample data: rows of every kind, one of them another user's. For the
// embedded back end and for the platform alike.
import { fixture } from './access-matrix.ts'

/** Every table and view that the API's roles could reach, and whether rows are kept from each other there. */
export const everyRelation = `
  select n.nspname || '.' || c.relname as name,
         c.relrowsecurity or (c.relkind = 'v' and 'security_invoker=true' = any (c.reloptions)) as secured
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'p', 'f')
    and (n.nspname in ('public', 'private') or n.nspname = 'storage' and c.relname in ('buckets', 'objects'))`

/** Every function of ours, with its arguments' types. */
export const everyFunction = `
  select n.nspname || '.' || p.proname || '(' || replace(replace(pg_catalog.array_to_string(array(
           select format_type(t, null) from unnest(p.proargtypes) as t), ','), 'timestamp with time zone', 'timestamptz'), ' ', '') || ')' as name
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private') order by 1`

/** Needs the sample data, and an account other@zellige.example. */
export const fixtureRows = `
  -- Two months of deals would be most of the time of every role's trials; those of the first day are rows enough.
  alter table public.deals disable trigger user;
  delete from public.deals where starts_at > now() + interval '1 day';
  alter table public.deals enable trigger user;
  update public.products set status = 'archived' where slug = 'ikat-wrap-dress';
  insert into public.products (id, slug, title, description, price, image_url, collection_slug)
    values ('${fixture.product}', 'fixture', 'Fixture', 'd', 5, '/a.png', 'dresses');
  insert into public.collections (id, slug, name) values ('${fixture.collection}', 'fixture', 'Fixture');
  insert into public.deals (id, product_id, kind, deal_price, total, sold, starts_at, ends_at)
    values ('${fixture.deal}', '${fixture.product}', 'flash', 1, 2, 2, now() - interval '1 hour', now() + interval '1 hour');
  insert into public.orders (id, user_id, customer_name, customer_email, customer_phone, shipping_address,
                             payment_method, subtotal, shipping_cost, total_amount)
    select v.id, v.user_id, 'A', 'a@example.com', '1', '{}', 'cod', 1, 0, 1
    from (values ('${fixture.order}'::uuid, (select id from auth.users where email = 'other@zellige.example')), ('${fixture.guestOrder}', null)) as v (id, user_id);
  insert into public.order_items (order_id, product_name, product_slug, product_image, size, color, price, quantity)
    select id, 'n', 's', '/a.png', '', '', 1, 1 from public.orders where id in ('${fixture.order}', '${fixture.guestOrder}');
  insert into public.shipments (id, order_id, position) values ('${fixture.shipment}', '${fixture.order}', 1);
  update public.order_items set id = '${fixture.item}' where order_id = '${fixture.order}';
  insert into public.shipment_items (shipment_id, order_item_id, quantity) values ('${fixture.shipment}', '${fixture.item}', 1);
  insert into public.settlements (id, request_hash) values (gen_random_uuid(), '\\x00');
  insert into public.courier_fees (zone_id) select id from public.shipping_zones limit 1;
  insert into public.returns (id, order_id, number, request_hash)
    select v.id, v.order_id, v.order_id, repeat('a', 64)
    from (values ('${fixture.return}'::uuid, '${fixture.order}'::uuid), (gen_random_uuid(), '${fixture.guestOrder}')) as v (id, order_id);
  insert into public.return_items (return_id, order_item_id, quantity, reason)
    select r.id, i.id, 1, 'too_small' from public.returns r join public.order_items i on i.order_id = r.order_id
    where r.order_id in ('${fixture.order}', '${fixture.guestOrder}');
  update public.return_items set id = '${fixture.returnItem}' where order_item_id = '${fixture.item}';
  insert into private.order_keys values ('${fixture.guestOrder}', '\\x00', '\\x00');
  insert into public.makers (vendor, name, address, contact) values ('Fixture', 'Fixture', '1 Street', 'fixture@example.com');
  insert into public.synonyms (id, sort, name, words) values ('${fixture.synonym}', 'word', 'Fixture', '{fixture}');
  insert into public.pages (id, slug, title) values ('${fixture.page}', 'fixture', 'Fixture');
  insert into public.page_versions (page_id, sections) values ('${fixture.page}', '[]');
  insert into public.page_moves (slug, page_id) values ('former-fixture', '${fixture.page}');
  insert into private.previews (token_hash, page_id, author_id)
    select 'fixture', '${fixture.page}', id from auth.users where email = 'owner@zellige.example';
  insert into private.rate_limits (key, window_start) values ('fixture', now());
  insert into public.subscriptions (email, topic) values ('fixture@example.com', 'newsletter');
  insert into public.addresses (user_id, first_name, last_name, phone, address, city, zip_code, country)
    select id, 'F', 'X', '1', 'Street', 'City', '1', 'MA' from auth.users;
  insert into public.wishlist_items (user_id, product_id)
    select u.id, p.id from auth.users u, public.products p where p.slug = 'star-leather-sneakers'
    on conflict do nothing;
  insert into public.reviews (id, product_id, author_name, rating, status)
    values ('${fixture.review}', '${fixture.product}', 'A', 1, 'hidden');
  insert into public.shipping_zones (id, name, countries) values ('${fixture.zone}', 'Fixture', '{MA}');
  insert into public.shipping_methods (zone_id, name, min_days, max_days, price, is_active)
    values ('${fixture.zone}', 'Off', 1, 2, 1, false);
  insert into public.order_notes (order_id, note, author_id) select '${fixture.order}', 'n', id from auth.users;
  insert into public.admin_views (page, name, query) values ('orders', 'Fixture', '');
  insert into public.payments (id, order_id, method, amount, status, settled_at)
    select v.id, v.order_id, 'cod', 1, 'succeeded', now()
    from (values ('${fixture.payment}'::uuid, '${fixture.order}'::uuid), (gen_random_uuid(), '${fixture.guestOrder}')) as v (id, order_id);
  insert into public.refunds (payment_id, amount, way, status, settled_at)
    select p.id, 1, 'cash', 'failed', now() from public.payments p where p.order_id in ('${fixture.order}', '${fixture.guestOrder}');
  insert into storage.buckets (id, name, public) values ('other-bucket', 'other-bucket', false);
  insert into storage.objects (bucket_id, name) values ('product-images', 'fixture.png'), ('store-media', 'fixture.png'), ('other-bucket', 'fixture.png');`
