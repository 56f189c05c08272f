-- Input is bounded before it is worked on: sizes first, numbers and times that exist, and nothing of archived products.

-- Refuses JSON above a size in bytes, which is known without reading it. Raises PT400 INVALID_INPUT {field}.
create function private.check_size(p_value jsonb, p_bytes int, p_field text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if pg_column_size(p_value) > p_bytes then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
end
$$;

-- A required or optional member of a JSON object as one clean line of text. What is far too long is refused before it is
-- cleaned. Raises PT400 INVALID_INPUT {field} when it is no text, is missing though required, or is longer than p_max.
create or replace function private.input_line(p_from jsonb, p_field text, p_max int, p_required boolean default true) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_text text;
begin
  if jsonb_typeof(p_from -> p_field) not in ('string', 'null') or octet_length(p_from ->> p_field) > 8 * p_max + 400 then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  v_text := nullif(private.clean_line(p_from ->> p_field), '');
  if (v_text is null and p_required) or length(v_text) > p_max then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  return v_text;
end
$$;

-- Refuses lines that cannot be a cart. Raises PT400 INVALID_INPUT {field}.
create or replace function private.check_items(p_items jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.check_size(p_items, 100000, 'items');
  if p_items is null or jsonb_typeof(p_items) <> 'array' or jsonb_array_length(p_items) not between 1 and 50 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
  if exists (
       select 1 from jsonb_array_elements(p_items) as e (line)
       where jsonb_typeof(e.line) <> 'object'
          or jsonb_typeof(e.line -> 'slug') is distinct from 'string' or length(e.line ->> 'slug') > 120
          or jsonb_typeof(e.line -> 'size') is distinct from 'string' or length(e.line ->> 'size') > 40
          or jsonb_typeof(e.line -> 'color') is distinct from 'string' or length(e.line ->> 'color') > 40
          or jsonb_typeof(e.line -> 'quantity') is distinct from 'number'
          or e.line ->> 'quantity' !~ '^[1-9][0-9]?$') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
end
$$;

-- ------------------------------------------------------------------ numbers, times and addresses of pictures

-- Every number is one: NaN is larger than any number in Postgres and passes `>= 0`. Every time is of this shop's
-- centuries. One check per column of each table that the API or a function writes, so that a new column cannot be
-- forgotten here: tests/database/input-bounds.test.ts counts them.
do $$
declare
  c record;
begin
  for c in
    select n.nspname, t.relname, a.attname, case
      when a.atttypid in ('numeric'::regtype, 'double precision'::regtype, 'real'::regtype)
        then format('%I between -1000000000000 and 1000000000000', a.attname)
      else format('%I between ''1990-01-01'' and ''2200-01-01''', a.attname) end as rule
    from pg_catalog.pg_class t
    join pg_catalog.pg_namespace n on n.oid = t.relnamespace
    join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'private') and t.relkind = 'r'
      and a.atttypid in ('numeric'::regtype, 'double precision'::regtype, 'real'::regtype, 'timestamptz'::regtype,
        'timestamp'::regtype, 'date'::regtype)
    order by 1, 2, a.attnum
  loop
    execute format('alter table %I.%I add constraint %I check (%s)', c.nspname, c.relname,
      left(c.relname || '_' || c.attname, 56) || '_bounds', c.rule);
  end loop;
end
$$;

-- A collection's picture by the same rule as a product's (private.is_picture_address).
alter table public.collections add constraint collections_picture_address
  check (image_url is null or private.is_picture_address(image_url));
-- The check runs as the role that writes.
grant execute on function private.is_picture_address(text) to authenticated;

-- ------------------------------------------------------------------ archived products

-- Stock, deals, reviews and places in collections are those of products that the caller may see: the policy on products
-- decides inside these.
drop policy "all read" on public.product_variants;
create policy "all read what is live" on public.product_variants for select to anon, authenticated
  using (exists (select 1 from public.products p where p.id = product_id));
drop policy "all read" on public.collection_products;
create policy "all read what is live" on public.collection_products for select to anon, authenticated
  using (exists (select 1 from public.products p where p.id = product_id));
drop policy "visitors read what runs" on public.deals;
create policy "visitors read what runs" on public.deals for select to anon
  using (starts_at <= now() and ends_at > now() and sold < total and exists (select 1 from public.products p where p.id = product_id));
drop policy "members read what runs, owner all" on public.deals;
create policy "members read what runs, owner all" on public.deals for select to authenticated
  using ((starts_at <= now() and ends_at > now() and sold < total and exists (select 1 from public.products p where p.id = product_id))
    or (select private.is_admin()));
drop policy "visitors read what is published" on public.reviews;
create policy "visitors read what is published" on public.reviews for select to anon
  using (status = 'published' and exists (select 1 from public.products p where p.id = product_id));
drop policy "members read what is published, owner all" on public.reviews;
create policy "members read what is published, owner all" on public.reviews for select to authenticated
  using ((status = 'published' and exists (select 1 from public.products p where p.id = product_id)) or (select private.is_admin()));
