-- The sample shop, where it was loaded: which rows are its own, and taking them away again.

-- The rows that were there when the sample had been loaded.
create table private.sample_rows (
  table_name text not null,
  id uuid not null,
  primary key (table_name, id)
);
alter table private.sample_rows enable row level security;

-- The settings as the sample left them, and when it was loaded. One row, or none.
create table private.sample (
  id boolean primary key default true check (id),
  settings jsonb not null,
  loaded_at timestamptz not null default clock_timestamp() check (loaded_at between '2000-01-01' and '2100-01-01')
);
alter table private.sample enable row level security;

-- Tables of the sample's rows that are deleted with it; what belongs to them goes by their foreign keys. In the order in which
-- nothing is in the way of the next.
create function private.sample_tables() returns text[]
language sql immutable set search_path = ''
as $$
  select '{settlements,orders,products,discounts,messages,subscriptions,page_versions,pages,collections,
    collection_groups,categories,departments,size_charts,media}'::text[]
$$;

-- Remembers every row that is there now as the sample's. For its last seed file only: no API role may execute it.
create function private.mark_sample() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_table text;
begin
  foreach v_table in array private.sample_tables() loop
    execute format('insert into private.sample_rows (table_name, id) select %L, t.id from public.%I t on conflict do nothing', v_table, v_table);
  end loop;
  delete from private.sample_rows r using public.pages p where r.table_name = 'pages' and r.id = p.id and p.is_fixed;
  insert into private.sample_rows (table_name, id) select 'users', u.id from auth.users u on conflict do nothing;
  insert into private.sample (settings) select to_jsonb(s) from public.shop_settings s;
end
$$;

-- Whether the sample is loaded, for its owner: {products, orders}; null where it is not. Raises PT403 FORBIDDEN.
create function private.sample_size() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  if not exists (select from private.sample) then
    return null;
  end if;
  return jsonb_build_object(
    'products', (select count(*) from private.sample_rows r join public.products p on p.id = r.id where r.table_name = 'products'),
    'orders', (select count(*) from private.sample_rows r join public.orders o on o.id = r.id where r.table_name = 'orders'));
end
$$;

-- The most orders or products that one call takes away: less than two seconds on a cold server.
create function private.most_removed() returns int language sql immutable set search_path = '' as $$ select 300 $$;

-- Takes the sample away: its rows, edited or not, and the accounts that came with it; what else the owner made stays, an order
-- with an invoice also, and settings that were changed since. One part per call: returns how many orders and products are left,
-- and has taken away everything when none is. Raises PT403 FORBIDDEN, PT409 SAMPLE_OWNER for an account of the sample, PT409
-- NO_SAMPLE.
create function private.remove_sample() returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_table text;
  v_left int;
begin
  perform private.only_admin();
  -- One after the other.
  perform 1 from private.sample for update;
  if not found then
    perform private.fail(409, 'NO_SAMPLE');
  end if;
  if exists (select from private.sample_rows r where r.table_name = 'users' and r.id = auth.uid()) then
    perform private.fail(409, 'SAMPLE_OWNER');
  end if;
  perform set_config('shop.is_recorded', 'true', true);
  update public.shipments s set settlement_id = null
  from private.sample_rows r where r.table_name = 'settlements' and r.id = s.settlement_id;
  delete from public.settlements t using private.sample_rows r where r.table_name = 'settlements' and r.id = t.id;
  foreach v_table in array '{orders,products}'::text[] loop
    execute format($sql$
      with batch as (
        select t.id from private.sample_rows r join public.%1$I t on t.id = r.id
        where r.table_name = %1$L and not exists (select from private.invoices i where i.order_id = t.id)
        order by t.id limit private.most_removed() for update of t
      )
      delete from public.%1$I t using batch b where b.id = t.id $sql$, v_table);
  end loop;
  select count(*) into v_left from private.sample_rows r
  where (r.table_name = 'orders' and exists (select from public.orders o where o.id = r.id)
      and not exists (select from private.invoices i where i.order_id = r.id))
    or (r.table_name = 'products' and exists (select from public.products p where p.id = r.id));
  if v_left = 0 then
    perform private.end_sample();
  end if;
  perform set_config('shop.is_recorded', '', true);
  return v_left;
end
$$;

-- The last part: pages and menus, what products were sorted by, pictures, accounts and settings.
create function private.end_sample() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_table text;
  v_id uuid;
  v_same text;
  v_was jsonb := (select s.settings from private.sample s);
begin
  update public.menus m set items = '[]' where m.updated_at <= (select s.loaded_at from private.sample s);
  update public.pages p set title = null, description = null, translations = '{}', published_version = null
  from private.sample_rows r where r.table_name = 'page_versions' and r.id = p.published_version;
  -- Settings that nobody has changed since go back to those of a new shop.
  select string_agg(format('%I = default', a.attname), ', ') into v_same
  from public.shop_settings s cross join pg_catalog.pg_attribute a
  where a.attrelid = 'public.shop_settings'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.attname <> all ('{id,updated_at}') and to_jsonb(s) -> a.attname = v_was -> a.attname;
  execute format('update public.shop_settings set %s where true', coalesce(v_same, 'id = id'));
  delete from public.shipping_zones z using private.sample s
  where z.updated_at <= s.loaded_at
    and not exists (select from public.shipping_methods m where m.zone_id = z.id and m.updated_at > s.loaded_at);
  -- What has a page, a picture or a chart of the sample is no reason for it to stay.
  update public.categories c set page_id = null
  from private.sample_rows r where r.table_name = 'pages' and r.id = c.page_id;
  update public.categories c set picture_id = null
  from private.sample_rows r where r.table_name = 'media' and r.id = c.picture_id;
  update public.departments d set size_chart_id = null
  from private.sample_rows r where r.table_name = 'size_charts' and r.id = d.size_chart_id;
  update public.collections c set size_chart_id = null
  from private.sample_rows r where r.table_name = 'size_charts' and r.id = c.size_chart_id;
  foreach v_table in array private.sample_tables() loop
    continue when v_table in ('settlements', 'orders', 'products');
    for v_id in select r.id from private.sample_rows r where r.table_name = v_table order by r.id loop
      begin
        execute format('delete from public.%I t where t.id = $1', v_table) using v_id;
      exception
        -- Something of the owner's own shows it or belongs to it by now.
        when foreign_key_violation or sqlstate 'PT409' then
          null;
      end;
    end loop;
  end loop;
  delete from auth.users u using private.sample_rows r where r.table_name = 'users' and r.id = u.id;
  delete from private.sample_rows where true;
  delete from private.sample where true;
end
$$;

grant execute on function private.sample_size(), private.remove_sample() to authenticated;
create function public.sample_size() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.sample_size() $$;
create function public.remove_sample() returns int
language sql volatile security invoker set search_path = '' as $$ select private.remove_sample() $$;
grant execute on function public.sample_size(), public.remove_sample() to authenticated;
