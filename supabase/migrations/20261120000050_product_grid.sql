-- Several products as a table, a row for each size and colour: what is in it, and saving it.

-- A product as the table has it: {id, title, status, price, original_price, cost, variants: [{id, size, color, sku, quantity, values
-- (private.variant_values)}] in the order of its colours and sizes}.
create function private.grid_product(p public.products) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', p.id, 'title', p.title, 'status', p.status, 'price', p.price, 'original_price', p.original_price,
    'cost', p.cost, 'variants', (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'size', v.size, 'color', v.color, 'sku', v.sku, 'quantity', v.quantity,
        'values', private.variant_values(v)) order by array_position(p.colors, v.color), array_position(p.sizes, v.size), v.id), '[]')
      from public.product_variants v where v.product_id = p.id))
$$;

-- These products in their order, fifty at most, without those that are gone: [private.grid_product]. Raises PT403 FORBIDDEN, PT400
-- INVALID_INPUT.
create function private.grid_products(p_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('products');
  if p_ids is null or cardinality(p_ids) not between 1 and 50 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "ids"}');
  end if;
  return (
    select coalesce(jsonb_agg(private.grid_product(p) order by i.n), '[]')
    from unnest(p_ids) with ordinality as i (id, n) join public.products p on p.id = i.id);
end
$$;

-- Saves the SKUs of an edit, {id, skus}, as private.save_products has it; p_freed are variants whose SKUs later ones give up. Raises PT403
-- FORBIDDEN, PT400 INVALID_INPUT {field}, PT404 NOT_FOUND, PT409 CHANGED {fields, stock, variants}, SKU_TAKEN {name, size, color}.
create function private.save_skus(p_edit jsonb, p_freed uuid[]) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_ids uuid[] := array(select (s ->> 'id')::uuid from jsonb_array_elements(p_edit -> 'skus') s);
  v_clashes jsonb;
  v_other jsonb;
begin
  select jsonb_agg(jsonb_build_object('size', v.size, 'color', v.color, 'fields', jsonb_build_object('sku', v.sku))) into v_clashes
  from jsonb_array_elements(p_edit -> 'skus') s
  join public.product_variants v on v.id = (s ->> 'id')::uuid and v.product_id = (p_edit ->> 'id')::uuid
  where v.sku <> s ->> 'seen' and v.sku <> private.clean_sku(s ->> 'to');
  if v_clashes is not null then
    perform private.fail(409, 'CHANGED', jsonb_build_object('fields', '{}'::jsonb, 'stock', '[]'::jsonb, 'variants', v_clashes));
  end if;
  perform private.only('stock');
  if exists (select from jsonb_array_elements(p_edit -> 'skus') s
      where coalesce(private.clean_sku(s ->> 'to'), '') !~ '^[A-Z0-9]([A-Z0-9._/ -]{0,38}[A-Z0-9])?$')
    or (select count(distinct private.clean_sku(s ->> 'to')) from jsonb_array_elements(p_edit -> 'skus') s) < cardinality(v_ids)
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "sku"}');
  end if;
  if (select count(*) from public.product_variants v where v.id = any (v_ids) and v.product_id = (p_edit ->> 'id')::uuid) < cardinality(v_ids) then
    perform private.fail(404, 'NOT_FOUND');
  end if;
  select jsonb_build_object('name', p.title, 'size', v.size, 'color', v.color) into v_other
  from jsonb_array_elements(p_edit -> 'skus') s
  join public.product_variants v on v.sku = private.clean_sku(s ->> 'to') and v.id <> all (v_ids || p_freed)
  join public.products p on p.id = v.product_id limit 1;
  if v_other is not null then
    perform private.fail(409, 'SKU_TAKEN', v_other);
  end if;
  -- All at once, so that one can get what another gives up.
  update public.product_variants v set sku = private.clean_sku(s ->> 'to')
  from jsonb_array_elements(p_edit -> 'skus') s where v.id = (s ->> 'id')::uuid;
end
$$;

-- Saves several products at once, each wholly or not at all.
--   p_edits  [{id, changes, stock, variants: as private.save_product takes them, skus: [{id, seen, to}]}], fifty at most, each
--            product once, of each the SKU of four hundred variants at most, each once
-- Returns [{id, error, detail, product}] in their order: `error` is null, or why this product was not saved, in the names of
-- private.save_product and private.set_sku with their facts; `product` is what is there now, null where it is gone.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT503 BUSY.
create function private.save_products(p_edits jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ids uuid[];
  v_edit jsonb;
  v_place bigint;
  v_sku record;
  v_error text;
  v_detail text;
  -- {id: {error, detail}}, which grows with each time that all is saved again.
  v_refused jsonb := '{}';
  v_before jsonb;
begin
  perform private.only('products');
  if p_edits is null or jsonb_typeof(p_edits) <> 'array' or jsonb_array_length(p_edits) not between 1 and 50 or pg_column_size(p_edits) > 1000000
    or exists (select from jsonb_array_elements(p_edits) e where jsonb_typeof(e) <> 'object'
      or coalesce(e ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or jsonb_typeof(e -> 'changes') is distinct from 'object' or jsonb_typeof(e -> 'stock') is distinct from 'array'
      or jsonb_typeof(e -> 'variants') is distinct from 'array' or jsonb_typeof(e -> 'skus') is distinct from 'array')
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "edits"}');
  end if;
  v_ids := array(select (e ->> 'id')::uuid from jsonb_array_elements(p_edits) e);
  if (select count(distinct i) from unnest(v_ids) i) <> cardinality(v_ids)
    or exists (select from jsonb_array_elements(p_edits) e, jsonb_array_elements(e -> 'skus') s where jsonb_typeof(s) <> 'object'
      or coalesce(s ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or jsonb_typeof(s -> 'seen') is distinct from 'string' or jsonb_typeof(s -> 'to') is distinct from 'string')
    or exists (select from jsonb_array_elements(p_edits) e where jsonb_array_length(e -> 'skus') > 400
      or jsonb_array_length(e -> 'skus') <> (select count(distinct s ->> 'id') from jsonb_array_elements(e -> 'skus') s))
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "edits"}');
  end if;
  -- The turns of SKUs before the rows, as private.set_sku alone does, then as buyers lock: variants, then products, in id order.
  for v_sku in select distinct private.clean_sku(s ->> 'to') as sku from jsonb_array_elements(p_edits) e, jsonb_array_elements(e -> 'skus') s order by 1 loop
    perform private.take_turn(hashtextextended(v_sku.sku, 3));
  end loop;
  perform 1 from public.product_variants v where v.product_id = any (v_ids) order by v.id for no key update;
  perform 1 from public.products p where p.id = any (v_ids) order by p.id for no key update;

  loop
    v_before := v_refused;
    begin
      -- Uniqueness is looked at when all are saved, so that one product can get what a later one gives up.
      set constraints public.product_variants_sku_key deferred;
      for v_edit, v_place in select e, n from jsonb_array_elements(p_edits) with ordinality as e (e, n) order by n loop
        continue when v_refused ? (v_edit ->> 'id');
        begin
          perform private.save_product((v_edit ->> 'id')::uuid, v_edit -> 'changes', v_edit -> 'stock', v_edit -> 'variants');
          if v_edit -> 'skus' <> '[]' then
            perform private.save_skus(v_edit, array(
              select v.id from jsonb_array_elements(p_edits) with ordinality as l (e, n), jsonb_array_elements(l.e -> 'skus') s
              join public.product_variants v on v.id = (s ->> 'id')::uuid
              where l.n > v_place and v.product_id = (l.e ->> 'id')::uuid and not v_refused ? (l.e ->> 'id') and v.sku <> private.clean_sku(s ->> 'to')));
          end if;
        exception when integrity_constraint_violation or data_exception or sqlstate 'PT400' or sqlstate 'PT403' or sqlstate 'PT404' or sqlstate 'PT409' then
          get stacked diagnostics v_error = message_text, v_detail = pg_exception_detail;
          -- A check of the table speaks of rows, which are nobody's business.
          if sqlstate !~ '^PT' then
            v_error := 'INVALID_INPUT';
            v_detail := null;
          end if;
          v_refused := v_refused || jsonb_build_object(v_edit ->> 'id', jsonb_build_object('error', v_error, 'detail', nullif(v_detail, '')::jsonb));
        end;
      end loop;
      set constraints public.product_variants_sku_key immediate;
      exit;
    exception when unique_violation then
      -- One that was to give up its SKU is refused by now: again, without it.
      if v_refused = v_before then
        raise;
      end if;
    end;
  end loop;
  return (
    select jsonb_agg(jsonb_build_object('id', e -> 'id', 'error', v_refused #> array[e ->> 'id', 'error'],
      'detail', v_refused #> array[e ->> 'id', 'detail'],
      'product', (select private.grid_product(p) from public.products p where p.id = (e ->> 'id')::uuid)) order by n)
    from jsonb_array_elements(p_edits) with ordinality as e (e, n));
end
$$;

grant execute on function private.grid_products(uuid[]), private.save_products(jsonb) to authenticated;
create function public.grid_products(p_ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$ select private.grid_products(private.flat_list(p_ids, 'ids')) $$;
create function public.save_products(p_edits jsonb) returns jsonb
language sql volatile set search_path = '' as $$ select private.save_products(private.json_list(p_edits, 'edits')) $$;
grant execute on function public.grid_products(uuid[]), public.save_products(jsonb) to authenticated;
