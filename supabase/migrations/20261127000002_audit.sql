-- The audit log is whole: every table that an owner can write, every operation, with names instead of ids and the currency
-- in which amounts were meant. Of customers it keeps a masked address and no text. tests/database/audit.test.ts
-- derives the tables and columns from the catalogue. Not recorded by a trigger, because functions write one readable entry
-- for many rows: products of a collection, student requests, batches of discounts, the order of collections.

-- The currency of an entry's amounts.
alter table private.audit_log add column currency text not null default private.shop_currency();

-- A row as the log shows it: names instead of ids, a masked address instead of a customer's.
create function private.audit_row(p_table text, p_row jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if p_table in ('deals', 'product_variants', 'reviews') then
    return p_row || jsonb_build_object('product', (select p.title from public.products p where p.id = (p_row ->> 'product_id')::uuid));
  elsif p_table = 'products' then
    return p_row || jsonb_build_object('collection_slug', coalesce(
      (select c.name from public.collections c where c.slug = p_row ->> 'collection_slug'), p_row ->> 'collection_slug'));
  elsif p_table = 'discounts' then
    return p_row || jsonb_build_object(
      'percent_off', case when p_row ->> 'kind' = 'percent' then p_row -> 'value' end,
      'amount_off', case when p_row ->> 'kind' = 'amount' then p_row -> 'value' end,
      'collection_slugs', (select jsonb_agg(coalesce(c.name, s.slug) order by s.place)
        from jsonb_array_elements_text(p_row -> 'collection_slugs') with ordinality as s (slug, place)
        left join public.collections c on c.slug = s.slug),
      'product_ids', (select jsonb_agg(p.title order by p.title)
        from public.products p where p.id::text in (select jsonb_array_elements_text(p_row -> 'product_ids'))));
  elsif p_table = 'shipping_methods' then
    return p_row || jsonb_build_object('zone',
      (select z.name from public.shipping_zones z where z.id = (p_row ->> 'zone_id')::uuid));
  elsif p_table in ('payments', 'order_notes') then
    return p_row || jsonb_build_object('order_number', (select o.order_number from public.orders o where o.id = (p_row ->> 'order_id')::uuid));
  elsif p_table = 'refunds' then
    return p_row || (
      select jsonb_build_object('order_number', o.order_number, 'currency', o.currency)
      from public.payments p join public.orders o on o.id = p.order_id where p.id = (p_row ->> 'payment_id')::uuid);
  elsif p_table = 'admins' then
    return p_row || jsonb_build_object('email', (select u.email from auth.users u where u.id = (p_row ->> 'user_id')::uuid));
  elsif p_table in ('customer_notes', 'subscriptions', 'suppressed_emails') then
    return p_row || jsonb_build_object('email', private.masked_email(p_row ->> 'email'), 'topic', split_part(p_row ->> 'topic', ':', 1));
  elsif p_table = 'email_outbox' then
    return p_row || jsonb_build_object('about', coalesce(p_row #>> '{payload,order_number}', private.masked_email(p_row ->> 'recipient')));
  elsif p_table = 'messages' then
    return p_row || jsonb_build_object('reference', private.message_reference((p_row ->> 'id')::uuid));
  end if;
  return p_row;
end
$$;

-- Records what an owner's own statement changed; the first trigger argument names the label's column, the others the
-- audited columns, each as private.audit_row has it. Changes made by nested triggers or by shoppers are not recorded.
-- Functions that change thousands of rows write one entry themselves and set shop.is_recorded to skip this trigger.
-- Who runs the shop is recorded from the SQL editor too, without an actor.
create or replace function private.audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old jsonb := '{}';
  v_new jsonb := '{}';
  v_row jsonb;
  v_difference jsonb;
begin
  if pg_trigger_depth() > 1 or current_setting('shop.is_recorded', true) = 'true'
    or not (private.is_admin() or tg_table_name = 'admins' and auth.uid() is null) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    v_old := private.audit_row(tg_table_name, to_jsonb(old));
  end if;
  if tg_op <> 'DELETE' then
    v_new := private.audit_row(tg_table_name, to_jsonb(new));
  elsif v_old @> '{"product": null}' or v_old @> '{"zone": null}' or v_old @> '{"email": null}' then
    -- A foreign key deleted it with its product, zone or account, which has the entry.
    return null;
  end if;
  select jsonb_object_agg(c.name, jsonb_build_array(v_old -> c.name, v_new -> c.name)) into v_difference
  from unnest(tg_argv) with ordinality as c (name, place)
  where c.place > 1 and nullif(v_old -> c.name, 'null') is distinct from nullif(v_new -> c.name, 'null');
  if v_difference is not null then
    v_row := v_old || v_new;
    insert into private.audit_log (actor_id, table_name, label, operation, difference, currency)
    values ((select auth.uid()), tg_table_name, coalesce(v_row ->> tg_argv[0], ''), lower(tg_op), v_difference,
      coalesce(case when tg_table_name <> 'shop_settings' then v_row ->> 'currency' end, private.shop_currency()));
  end if;
  return null;
end
$$;

-- Functions label a student request with its address: the log keeps it masked, as everywhere.
create function private.audit_before_insert() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.label := private.masked_email(new.label);
  return new;
end
$$;
create trigger mask_student before insert on private.audit_log for each row
  when (new.table_name = 'student_requests') execute function private.audit_before_insert();

-- Entries of before: names, while the rows are there to name, and masked addresses.
update private.audit_log l set label = private.masked_email(l.label) where l.table_name = 'student_requests';
update private.audit_log l set label = coalesce((select p.title from public.products p where p.id::text = l.label), '')
where l.table_name in ('product_variants', 'deals');
update private.audit_log l set label = coalesce((select u.email from auth.users u where u.id::text = l.label), '')
where l.table_name = 'admins';
update private.audit_log l set difference = (
  select jsonb_object_agg(d.key, jsonb_build_array(
    private.audit_row(l.table_name, jsonb_build_object(d.key, d.value -> 0)) -> d.key,
    private.audit_row(l.table_name, jsonb_build_object(d.key, d.value -> 1)) -> d.key))
  from jsonb_each(l.difference - array['product_id', 'user_id']) d)
where l.difference ?| array['product_id', 'user_id', 'collection_slug', 'collection_slugs', 'product_ids'];
update private.audit_log l set difference = '{}' where l.difference is null;

-- ------------------------------------------------------------------ triggers

drop trigger audit_admins on private.admins;
create trigger audit_admins after insert or delete on private.admins for each row execute function
  private.audit('email', 'email');
drop trigger audit_collections on public.collections;
drop trigger audit_deleted_collections on public.collections;
create trigger audit_collections after insert or update on public.collections for each row when (new.former_of is null)
  execute function private.audit('name', 'name', 'slug', 'description', 'group_name', 'department', 'category', 'rule', 'image_url', 'position');
create trigger audit_deleted_collections after delete on public.collections for each row when (old.former_of is null)
  execute function private.audit('name', 'name', 'slug', 'description', 'group_name', 'department', 'category', 'rule', 'image_url', 'position');
drop trigger audit_products on public.products;
create trigger audit_products after insert or delete or update of title, slug, description, price, original_price,
  collection_slug, image_url, images, sizes, colors, details, featured_rank, archived_at on public.products for each row execute function
  private.audit('title', 'title', 'slug', 'description', 'price', 'original_price', 'collection_slug', 'image_url', 'images', 'sizes',
    'colors', 'details', 'featured_rank', 'archived_at');
drop trigger audit_variants on public.product_variants;
create trigger audit_variants after insert or update or delete on public.product_variants for each row execute function
  private.audit('product', 'size', 'color', 'quantity');
drop trigger audit_deals on public.deals;
create trigger audit_deals after insert or update or delete on public.deals for each row execute function
  private.audit('product', 'product', 'kind', 'deal_price', 'total', 'starts_at', 'ends_at', 'customer_limit');
drop trigger audit_discounts on public.discounts;
create trigger audit_discounts after insert or update on public.discounts for each row execute function
  private.audit('title', 'code', 'title', 'kind', 'percent_off', 'amount_off', 'scope', 'collection_slugs', 'product_ids',
    'minimum_subtotal', 'starts_at', 'ends_at', 'total_limit', 'customer_limit', 'is_first_order', 'is_active');
drop trigger audit_shipping_zones on public.shipping_zones;
create trigger audit_shipping_zones after insert or update or delete on public.shipping_zones for each row execute function
  private.audit('name', 'name', 'countries', 'cities', 'position');
drop trigger audit_shipping_methods on public.shipping_methods;
create trigger audit_shipping_methods after insert or update or delete on public.shipping_methods for each row execute function
  private.audit('name', 'zone', 'name', 'min_days', 'max_days', 'price', 'free_above', 'is_active', 'position');
drop trigger audit_admin_views on public.admin_views;
create trigger audit_admin_views after insert or update or delete on public.admin_views for each row execute function
  private.audit('name', 'page', 'name', 'query', 'position');
drop trigger audit_order_notes on public.order_notes;
create trigger audit_order_notes after insert or delete on public.order_notes for each row execute function
  private.audit('order_number', 'note');
create trigger audit_payments after insert on public.payments for each row execute function
  private.audit('order_number', 'amount', 'method', 'note', 'settled_at');
create trigger audit_refunds after insert on public.refunds for each row execute function
  private.audit('order_number', 'amount', 'way', 'reason');
drop trigger audit_reviews on public.reviews;
create trigger audit_reviews after update or delete on public.reviews for each row execute function
  private.audit('author_name', 'product', 'status');
create trigger audit_customer_notes after insert or delete on public.customer_notes for each row execute function
  private.audit('email', 'created_at');
create trigger audit_messages after update or delete on public.messages for each row execute function
  private.audit('reference', 'kind', 'handled_at');
create trigger audit_subscriptions after delete on public.subscriptions for each row execute function
  private.audit('email', 'topic');
create trigger audit_suppressed_emails after delete on private.suppressed_emails for each row execute function
  private.audit('email', 'reason');
-- An owner writes a mail only to send one again: as a new row, or as the one that failed or was given up.
create trigger audit_resent_mail after insert on private.email_outbox for each row when (new.payload ? 'again')
  execute function private.audit('about', 'template');
create trigger audit_retried_mail after update of failed_at, dropped_at on private.email_outbox for each row
  when (coalesce(old.failed_at, old.dropped_at) is not null and coalesce(new.failed_at, new.dropped_at) is null)
  execute function private.audit('about', 'failed_at', 'dropped_at');

-- ------------------------------------------------------------------ functions

-- The newest entries of the audit log, of one table or of all, before an id: [{id, at, actor, table, label, operation,
-- difference, currency}].
create or replace function private.audit_entries(p_table text, p_before bigint, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  if p_limit not between 1 and 200 or length(p_table) > 63 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(e) order by e.id desc), '[]')
    from (
      select l.id, l.at, u.email as actor, l.table_name as "table", l.label, l.operation, l.difference, l.currency
      from private.audit_log l left join auth.users u on u.id = l.actor_id
      where (p_table is null or l.table_name = p_table) and (p_before is null or l.id < p_before)
      order by l.id desc limit p_limit
    ) e);
end
$$;

-- Sorts the collections of a group as the slugs in p_slugs. Raises PT409 ORDER_CHANGED when p_seen is no longer the
-- current order, PT400 INVALID_INPUT when p_slugs are not the same collections.
create or replace function private.order_collections(p_group text, p_slugs text[], p_seen text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  perform 1 from public.collections c where c.group_name = p_group order by c.id for no key update;
  if p_seen is distinct from array(select c.slug from public.collections c
    where c.group_name = p_group and c.former_of is null order by c.position, c.slug) then
    perform private.fail(409, 'ORDER_CHANGED');
  end if;
  if array(select s from unnest(p_slugs) as s order by s) is distinct from array(select s from unnest(p_seen) as s order by s) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "slugs"}');
  end if;
  if p_slugs <> p_seen then
    insert into private.audit_log (actor_id, table_name, label, operation, difference)
    values ((select auth.uid()), 'collections', p_group, 'update', jsonb_build_object('collection_order', jsonb_build_array(
      (select jsonb_agg(c.name order by o.place) from unnest(p_seen) with ordinality as o (slug, place) join public.collections c on c.slug = o.slug),
      (select jsonb_agg(c.name order by o.place) from unnest(p_slugs) with ordinality as o (slug, place) join public.collections c on c.slug = o.slug))));
  end if;
  perform set_config('shop.is_recorded', 'true', true);
  update public.collections c set position = o.place
  from unnest(p_slugs) with ordinality as o (slug, place) where c.slug = o.slug and c.position <> o.place;
  perform set_config('shop.is_recorded', '', true);
end
$$;

-- Records that products of a collection moved to p_to, with one entry for all calls of a move: extends the owner's newest
-- entry about the collection when it is the same move and ended with the count at which this call starts.
create or replace function private.record_move(c public.collections, p_to text, p_before bigint, p_left bigint) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_to text := (select k.name from public.collections k where k.slug = p_to);
begin
  update private.audit_log l set difference = jsonb_set(l.difference, '{products,1}', to_jsonb(p_left))
  where l.id = (select max(e.id) from private.audit_log e where e.table_name = 'collections' and e.label = c.name)
    and l.actor_id = auth.uid() and l.difference #>> '{products_moved_to,1}' = v_to
    and l.difference #> '{products,1}' = to_jsonb(p_before);
  if not found then
    insert into private.audit_log (actor_id, table_name, label, operation, difference)
    values (auth.uid(), 'collections', c.name, 'update', jsonb_build_object(
      'products', jsonb_build_array(p_before, p_left), 'products_moved_to', jsonb_build_array(null, v_to)));
  end if;
end
$$;
