-- What the owner may be looking for, five of each: {orders, customers, products}. Orders and customers by part of a
-- name or an email or by the beginning of an order number (with or without `ZL-`), the newest first; products, archived
-- ones too, by the beginnings of words of their titles. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT: at most 100 characters.
create function private.quick_find(p_query text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_text text := lower(btrim(coalesce(p_query, '')));
  v_number text := upper(regexp_replace(v_text, '^(zl-?|#)', ''));
  v_words tsquery;
  v_answer jsonb;
begin
  perform private.only_admin();
  if length(v_text) not between 1 and 100 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  select to_tsquery('pg_catalog.english', string_agg(w.word || ':*A', ' & ')) into v_words
  from (select w.word from regexp_split_to_table(private.plain(v_text), '[^a-z0-9]+') as w(word)
        where w.word <> '' limit 8) w;

  -- The newest that match, read along the age of the orders: a frequent name ends the search early.
  with matching as (
    select o.id, o.order_number, o.order_status, o.customer_name, o.customer_email, o.total_amount, o.created_at
    from public.orders o
    where strpos(lower(o.customer_name), v_text) > 0 or strpos(o.customer_email, v_text) > 0
      or (v_number <> '' and starts_with(o.order_number, 'ZL-' || v_number))
    order by o.created_at desc, o.id
    limit 200
  ), people as (
    select distinct on (m.customer_email) m.customer_email as email, m.customer_name as name, m.created_at
    from matching m
    where strpos(lower(m.customer_name), v_text) > 0 or strpos(m.customer_email, v_text) > 0
    order by m.customer_email, m.created_at desc
  )
  select jsonb_build_object(
    'orders', (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at desc, f.id), '[]')
               from (select * from matching m order by m.created_at desc, m.id limit 5) f),
    'customers', (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at desc, f.email), '[]')
                  from (select * from people p order by p.created_at desc, p.email limit 5) f))
  into v_answer;
  return v_answer || jsonb_build_object('products', (
    select coalesce(jsonb_agg(to_jsonb(f) - 'starts' order by f.starts desc, f.title), '[]')
    from (
      select n.*, starts_with(lower(n.title), v_text) as starts
      from (select p.id, p.slug, p.title, p.image_url, p.price, p.archived_at is not null as archived
            from public.products p where p.search @@ v_words limit 400) n
      order by starts desc, n.title, n.id
      limit 5
    ) f));
end
$$;

create function public.quick_find(p_query text) returns jsonb language sql stable set search_path = ''
as $$ select private.quick_find(p_query) $$;

revoke execute on function private.quick_find(text), public.quick_find(text) from public, anon, authenticated;
grant execute on function private.quick_find(text), public.quick_find(text) to authenticated;
