-- What tests/database/input-bounds.test.ts found: work on input before its size, and who asks, are known.

-- Makes up to a thousand codes, each for one order: {batch_id, codes}. p_discount as in save_discount, without code and
-- limits in total; p_prefix, of at most twenty letters, digits and dashes, begins each code.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}.
create or replace function private.generate_codes(p_discount jsonb, p_prefix text, p_count int) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.discounts;
  v_prefix text := coalesce(private.code_key(left(p_prefix, 41)), '');
  v_batch uuid := gen_random_uuid();
  v_codes text[];
begin
  perform private.only_admin();
  d := private.read_discount(p_discount);
  if length(p_prefix) > 40 or v_prefix !~ '^[A-Z0-9-]{0,20}$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "prefix"}');
  end if;
  if coalesce(p_count not between 1 and 1000, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "count"}');
  end if;
  perform set_config('shop.is_recorded', 'true', true);
  with made as (
    insert into public.discounts (code, title, kind, value, scope, collection_slugs, product_ids, minimum_subtotal, starts_at,
      ends_at, total_limit, customer_limit, is_first_order, is_active, source, batch_id)
    select v_prefix || case when v_prefix = '' or right(v_prefix, 1) = '-' then '' else '-' end || private.random_code(),
      d.title, d.kind, d.value, d.scope, d.collection_slugs, d.product_ids, d.minimum_subtotal,
      d.starts_at, d.ends_at, 1, d.customer_limit, d.is_first_order, d.is_active, 'batch', v_batch
    from generate_series(1, p_count)
    returning code
  )
  select array_agg(m.code order by m.code) into v_codes from made m;
  perform set_config('shop.is_recorded', '', true);
  insert into private.audit_log (actor_id, table_name, label, operation, difference)
  values ((select auth.uid()), 'discounts', d.title, 'insert', jsonb_build_object('code', jsonb_build_array(null, v_prefix || ' × ' || p_count)));
  return jsonb_build_object('batch_id', v_batch, 'codes', to_jsonb(v_codes));
end
$$;

-- As many as there are sizes. A trigger fills it, but an owner's insert may name it.
alter table public.products add constraint products_sizes_left_bounds check (cardinality(sizes_left) <= 20);
