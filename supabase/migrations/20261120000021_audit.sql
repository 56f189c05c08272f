-- The audit log covers every table that an owner can write and every operation, with names instead of ids and the
-- currency in which amounts were meant. Of customers it has a masked address and no text. tests/database/audit.test.ts
-- derives the tables and columns from the catalogue. Some changes are not recorded by a trigger, because functions
-- write one readable entry for many rows: products of a collection, student requests, batches of discounts, the order
-- of collections.

-- A row as the log shows it: names instead of ids, a masked address instead of a customer's.
create function private.audit_row(p_table text, p_row jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if p_table in ('deals', 'product_variants', 'product_translations', 'reviews') then
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
  elsif p_table = 'refunds' then
    return p_row || (
      select jsonb_build_object('order_number', o.order_number, 'currency', o.currency)
      from public.payments p join public.orders o on o.id = p.order_id where p.id = (p_row ->> 'payment_id')::uuid);
  elsif p_table = 'team_members' then
    return p_row || jsonb_build_object('email', (select u.email from auth.users u where u.id = (p_row ->> 'user_id')::uuid));
  elsif p_table in ('collections', 'departments') then
    return p_row || jsonb_build_object('size_chart', (select c.name from public.size_charts c where c.id = (p_row ->> 'size_chart_id')::uuid));
  elsif p_table = 'categories' then
    return p_row || jsonb_build_object('page', (select p.slug from public.pages p where p.id = (p_row ->> 'page_id')::uuid));
  elsif p_table = 'pages' then
    return p_row || jsonb_build_object('published_version',
      (select v.published_at from public.page_versions v where v.id = (p_row ->> 'published_version')::uuid));
  elsif p_table = 'menus' then
    -- The names of the entries, and how many stand below each.
    return p_row || jsonb_build_object('items', (
      select jsonb_agg(concat(coalesce((select t.value from jsonb_each_text(i.item #> '{label,$text}') t limit 1), i.item #>> '{target,$link,kind}'),
        ' (' || nullif(jsonb_array_length(coalesce(nullif(i.item -> 'items', 'null'), '[]')), 0) || ')') order by i.place)
      from jsonb_array_elements(p_row -> 'items') with ordinality as i (item, place)));
  elsif p_table in ('customer_notes', 'customer_tags', 'subscriptions', 'suppressed_emails') then
    return p_row || jsonb_build_object('email', private.masked_email(coalesce(p_row ->> 'email', p_row ->> 'customer_key')), 'topic', split_part(p_row ->> 'topic', ':', 1));
  elsif p_table in ('blocked_phones', 'pardons') then
    return p_row || jsonb_build_object('phone', private.masked_email(p_row ->> 'phone'), 'known_by', private.masked_email(p_row ->> 'known_by'));
  elsif p_table = 'email_outbox' then
    return p_row || jsonb_build_object('about', coalesce(p_row #>> '{payload,order_number}', private.masked_email(p_row ->> 'recipient')));
  elsif p_table = 'messages' then
    return p_row || jsonb_build_object('reference', private.message_reference((p_row ->> 'id')::uuid));
  elsif p_table = 'return_items' then
    return p_row || (
      select jsonb_build_object('line', concat_ws(', ', r.number, i.product_name), 'currency', o.currency)
      from public.returns r join public.orders o on o.id = r.order_id
      join public.order_items i on i.id = (p_row ->> 'order_item_id')::uuid where r.id = (p_row ->> 'return_id')::uuid);
  elsif p_row ? 'zone_id' then
    return p_row || jsonb_build_object('zone',
      (select z.name from public.shipping_zones z where z.id = (p_row ->> 'zone_id')::uuid));
  elsif p_row ? 'order_id' then
    return p_row || coalesce((select jsonb_build_object('order_number', o.order_number, 'currency', o.currency)
      from public.orders o where o.id = (p_row ->> 'order_id')::uuid), '{}');
  end if;
  return p_row;
end
$$;

-- Masks the address with which functions label a student request, as everywhere in the log.
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
create trigger audit_payments after insert on public.payments for each row execute function
  private.audit('order_number', 'amount', 'method', 'note', 'settled_at');
create trigger audit_refunds after insert on public.refunds for each row execute function
  private.audit('order_number', 'amount', 'way', 'reason');
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
