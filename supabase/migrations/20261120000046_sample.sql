-- The sample shop, where it was loaded: which rows are its own, and taking them away again.

-- The rows that were there when the sample had been loaded.
create table private.sample_rows (
  table_name text not null,
  id uuid not null,
  -- The address with which an account came: one that runs the shop under another is a person's own by now.
  email text,
  primary key (table_name, id)
);
alter table private.sample_rows enable row level security;

-- The settings as the sample left them, and when it was loaded. One row, or none.
create table private.sample (
  id boolean primary key default true check (id),
  settings jsonb not null,
  loaded_at timestamptz not null default clock_timestamp() check (loaded_at between '2000-01-01' and '2100-01-01'),
  -- When it was taken away, but for what the shop's own things show or hold.
  removed_at timestamptz check (removed_at between '2000-01-01' and '2100-01-01')
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

-- Raises an error where the shop has anything of its own, which the sample would write over and take with it when it goes.
-- For its first seed file only: no API role may execute it.
create function private.expect_new_shop() returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_table text;
  v_is_used boolean := exists (select from public.team_members) or exists (select from auth.users);
begin
  foreach v_table in array private.sample_tables() loop
    exit when v_is_used;
    execute format('select exists (select from public.%I %s)', v_table, case v_table when 'pages' then 'where not is_fixed' else '' end)
    into v_is_used;
  end loop;
  if v_is_used then
    raise exception 'This shop has accounts or contents of its own: the sample is for a new one';
  end if;
end
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
  insert into private.sample_rows (table_name, id, email) select 'users', u.id, lower(u.email) from auth.users u on conflict do nothing;
  insert into private.sample (settings) select to_jsonb(s) from public.shop_settings s;
end
$$;

-- What is left of the sample where it was taken away, and why: [{kind (its table), name, places (of the shop's own, that show it),
-- is_used (something of the shop's own belongs to it)}]. What has neither is there for the others that are left.
create function private.sample_left() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with own_collections as (
    select c.* from public.collections c where not exists (select from private.sample_rows r where r.table_name = 'collections' and r.id = c.id)
  ), own_groups as (
    select g.* from public.collection_groups g where not exists (select from private.sample_rows r where r.table_name = 'collection_groups' and r.id = g.id)
  ), those as (
    select 'pages' as kind, p.id, coalesce(p.title, p.slug) as name, null::uuid as page_id, false as is_used
    from public.pages p where p.department_id is null
    union all
    select 'collections', c.id, c.name, null, exists (select from public.products p where p.collection_slug = any (private.slugs_of(c.id)))
    from public.collections c
    union all
    select 'collection_groups', g.id, g.name, null, exists (select from own_collections c where c.group_slug = g.slug) from public.collection_groups g
    union all
    select 'categories', k.id, k.name, null, exists (select from own_collections c where c.category = k.slug) from public.categories k
    union all
    select 'departments', d.id, d.name, p.id, exists (select from own_collections c where c.department = d.slug)
      or exists (select from own_groups g where g.department = d.slug)
    from public.departments d left join public.pages p on p.department_id = d.id
    union all
    select 'size_charts', c.id, c.name, null, exists (select from own_collections o where o.size_chart_id = c.id) from public.size_charts c
    union all
    select 'media', m.id, m.alt, null, false from public.media m
  )
  select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'name', t.name, 'is_used', t.is_used, 'places', (
    select coalesce(jsonb_agg(e.place order by e.place), '[]')
    from jsonb_array_elements(private.places_of(t.id) || coalesce(private.places_of(t.page_id), '[]')) as e (place)
    where not exists (select from private.sample_rows k join public.pages p on p.id = k.id
      where k.table_name = 'pages' and p.department_id is null and p.slug = e.place ->> 'page'))
  ) order by array_position(private.sample_tables(), t.kind), t.name, t.id), '[]')
  from private.sample_rows r join those t on t.kind = r.table_name and t.id = r.id
$$;

-- Whether the sample is loaded, for its owner: {products, orders, left: private.sample_left() once it was taken away, else null};
-- null where nothing of it is there. Raises PT403 FORBIDDEN.
create function private.sample_size() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('view');
  return (
    select jsonb_build_object(
      'products', (select count(*) from private.sample_rows r join public.products p on p.id = r.id where r.table_name = 'products'),
      'orders', (select count(*) from private.sample_rows r join public.orders o on o.id = r.id where r.table_name = 'orders'),
      'left', case when s.removed_at is not null then private.sample_left() end)
    from private.sample s);
end
$$;

-- The most orders or products that one call takes away: less than two seconds on a cold server.
create function private.most_removed() returns int language sql immutable set search_path = '' as $$ select 300 $$;

-- Takes the sample away: its rows, edited or not, what was written about its customers, and the accounts that came with it. What
-- else the owner made stays with what of the sample it shows or holds, and so do orders with an invoice and settings that were
-- changed since. One part per call: returns how many orders and products are left; when none is, everything else has gone that
-- goes, and private.sample_left tells what has not, which a later call tries again. Raises PT403 FORBIDDEN, PT409 SAMPLE_OWNER for
-- an account of the sample, PT409 NO_SAMPLE.
create function private.remove_sample() returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ids uuid[];
  v_left int;
begin
  perform private.only('delete');
  -- One after the other.
  perform 1 from private.sample for update;
  if not found then
    perform private.fail(409, 'NO_SAMPLE');
  end if;
  delete from private.sample_rows r using auth.users u, public.team_members a
  where r.table_name = 'users' and u.id = r.id and a.user_id = u.id and lower(u.email) is distinct from r.email;
  if exists (select from private.sample_rows r where r.table_name = 'users' and r.id = auth.uid()) then
    perform private.fail(409, 'SAMPLE_OWNER');
  end if;
  perform set_config('shop.is_recorded', 'true', true);
  update public.shipments s set settlement_id = null
  from private.sample_rows r where r.table_name = 'settlements' and r.id = s.settlement_id;
  delete from public.settlements t using private.sample_rows r where r.table_name = 'settlements' and r.id = t.id;
  v_ids := array(select o.id from private.sample_rows r join public.orders o on o.id = r.id
    where r.table_name = 'orders' and not exists (select from private.invoices i where i.order_id = o.id)
    order by o.id limit private.most_removed() for update of o);
  perform private.remove_sample_orders(v_ids);
  v_ids := array(select p.id from private.sample_rows r join public.products p on p.id = r.id where r.table_name = 'products'
    order by p.id limit private.most_removed() for update of p);
  delete from public.products p where p.id = any (v_ids);
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

-- Deletes orders, and what was written about customers or to them who have no others.
create function private.remove_sample_orders(p_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_keys text[] := array(select distinct o.customer_key from public.orders o where o.id = any (p_ids));
  v_emails text[] := array(select distinct lower(o.customer_email) from public.orders o where o.id = any (p_ids));
begin
  delete from public.orders o where o.id = any (p_ids);
  v_keys := array(select k from unnest(v_keys) k where not exists (select from public.orders o where o.customer_key = k));
  delete from public.customer_tags t where t.customer_key = any (v_keys);
  delete from public.customer_notes n where n.customer_key = any (v_keys);
  perform private.forget_emails(array(select e from unnest(v_emails) e where e = any (v_keys)));
end
$$;

-- Deletes the mails to these addresses, and what was asked for from them.
create function private.forget_emails(p_emails text[]) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.email_outbox m where m.recipient = any (p_emails);
  delete from public.subscriptions s where s.email = any (p_emails);
  delete from private.welcome_requests w where w.email = any (p_emails);
  delete from private.student_requests r where r.email = any (p_emails);
  delete from private.confirmed_emails c where c.email = any (p_emails);
$$;

-- Deletes the rows of the sample that are sorted by, shown or sent, each unless something that stays shows it or belongs to it.
-- Pages that stay keep what they show: the others go first, and are tried again without those that did not.
create function private.remove_sample_rows() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Pages that stay.
  v_kept uuid[] := '{}';
  v_more uuid[];
  v_has_gone boolean;
  v_row record;
begin
  loop
    begin
      delete from public.page_versions v using private.sample_rows r, public.pages p
      where r.table_name = 'pages' and r.id = v.page_id and p.id = r.id and p.department_id is null and p.id <> all (v_kept);
      -- What is in the way of a row may go after it.
      loop
        v_has_gone := false;
        for v_row in
          select r.table_name, r.id from private.sample_rows r left join public.pages p on r.table_name = 'pages' and p.id = r.id
          -- The page of a department goes with it.
          where r.table_name = any ('{discounts,messages,subscriptions,pages,collections,collection_groups,categories,departments,size_charts,media}')
            and r.id <> all (v_kept) and p.department_id is null
          order by array_position(private.sample_tables(), r.table_name), r.id
        loop
          begin
            execute format('delete from public.%I t where t.id = $1', v_row.table_name) using v_row.id;
            delete from private.sample_rows r where r.table_name = v_row.table_name and r.id = v_row.id;
            v_has_gone := true;
          exception
            when foreign_key_violation or sqlstate 'PT409' then
              null;
          end;
        end loop;
        exit when not v_has_gone;
      end loop;
      v_more := array(select r.id from private.sample_rows r join public.pages p on p.id = r.id
        where r.table_name = 'pages' and p.department_id is null and p.id <> all (v_kept));
      exit when v_more = '{}';
      v_kept := v_kept || v_more;
      raise exception using errcode = 'AGAIN';
    exception
      when sqlstate 'AGAIN' then
        null;
    end;
  end loop;
end
$$;

-- A menu's entries without those that lead to one of these rows, or to the goods of one of these categories; the title of
-- entries that stay below it stays.
create function private.menu_without(p_items jsonb, p_gone uuid[], p_categories text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(case when i.leads then jsonb_set(i.item, '{target}', 'null') else i.item end
    || case when i.item ? 'items' then jsonb_build_object('items', i.below) else '{}' end order by i.place), '[]')
  from (
    select e.item, e.place,
      coalesce(e.item #>> '{target,$link,id}' = any (p_gone::text[])
        or substring(e.item #>> '{target,$link,query}' from '(?:^|&)category=([^&]*)') = any (p_categories), false) as leads,
      case when jsonb_typeof(e.item -> 'items') = 'array' then private.menu_without(e.item -> 'items', p_gone, p_categories)
        else '[]' end as below
    from jsonb_array_elements(p_items) with ordinality as e (item, place)
  ) i
  where not i.leads or i.below <> '[]'
$$;

-- The last part: pages and menus, what products were sorted by, pictures, accounts and settings.
create function private.end_sample() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_same text;
  v_was jsonb := (select s.settings from private.sample s);
  v_menus jsonb;
  v_marked uuid[] := array(select r.id from private.sample_rows r);
  v_gone uuid[];
  v_categories text[] := array(select c.slug from private.sample_rows r join public.categories c on c.id = r.id where r.table_name = 'categories');
begin
  update public.menus m set items = '[]' where m.updated_at <= (select s.loaded_at from private.sample s);
  -- Pages that are always there go back to the software's words.
  update public.pages p set title = null, description = null, translations = '{}', published_version = null
  from private.sample_rows r
  where r.table_name = 'page_versions' and r.id = p.published_version and (p.is_fixed or p.department_id is not null);
  delete from public.page_versions v using private.sample_rows r, public.pages p
  where r.table_name = 'page_versions' and r.id = v.id and p.id = v.page_id and (p.is_fixed or p.department_id is not null);
  -- Settings that nobody has changed since go back to those of a new shop; those that say something together only together.
  with columns as (
    select a.attname as name, coalesce(substring(a.attname from '^(support_phone|support_chat|bank|packing|return|legal|vat|currency)'), a.attname) as part,
      to_jsonb(s) -> a.attname is not distinct from v_was -> a.attname as is_same
    from public.shop_settings s cross join pg_catalog.pg_attribute a
    where a.attrelid = 'public.shop_settings'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname <> all ('{id,updated_at}')
  )
  select string_agg(format('%I = default', c.name), ', ') into v_same
  from columns c where not exists (select from columns o where o.part = c.part and not o.is_same);
  execute format('update public.shop_settings set %s where true', coalesce(v_same, 'id = id'));
  delete from public.shipping_zones z using private.sample s
  where z.updated_at <= s.loaded_at
    and not exists (select from public.shipping_methods m where m.zone_id = z.id and m.updated_at > s.loaded_at);
  -- What the sample gave to what it sorts by is no reason for either to stay.
  update public.categories c set page_id = null where c.id = any (v_marked) and c.page_id = any (v_marked);
  update public.categories c set picture_id = null where c.id = any (v_marked) and c.picture_id = any (v_marked);
  update public.departments d set size_chart_id = null where d.id = any (v_marked) and d.size_chart_id = any (v_marked);
  update public.collections c set size_chart_id = null where c.id = any (v_marked) and c.size_chart_id = any (v_marked);
  -- Entries of a menu keep nothing: they are put back without those that would lead nowhere.
  select jsonb_object_agg(m.slug, m.items) into v_menus from public.menus m where m.items <> '[]';
  update public.menus m set items = '[]' where m.items <> '[]';
  perform private.remove_sample_rows();
  v_gone := array(select g from unnest(v_marked) g where not exists (select from private.sample_rows r where r.id = g)
    union select r.id from private.sample_rows r where r.table_name = 'products');
  v_categories := array(select n from unnest(v_categories) n where not exists (select from public.categories c where c.slug = n));
  update public.menus m set items = private.menu_without(v_menus -> m.slug, v_gone, v_categories) where v_menus ? m.slug;
  perform private.forget_emails(array(select r.email from private.sample_rows r where r.table_name = 'users'));
  delete from auth.users u using private.sample_rows r where r.table_name = 'users' and r.id = u.id;
  -- The shop was new when the sample came: what is older came with it.
  delete from private.student_requests q using private.sample s where q.created_at <= s.loaded_at;
  delete from public.customer_tags t using private.sample s where t.created_at <= s.loaded_at;
  delete from public.customer_notes n using private.sample s where n.created_at <= s.loaded_at;
  -- Words of colours and sizes that nobody has changed since, and that no product of the shop's own comes in.
  delete from public.option_words w using private.sample s where w.updated_at <= s.loaded_at
    and not exists (select from public.products p where w.name = any (p.colors || p.sizes));
  delete from private.email_outbox m using private.sample s where m.created_at <= s.loaded_at;
  if private.sample_left() = '[]' then
    delete from private.sample_rows where true;
    delete from private.sample where true;
  else
    -- What the owner writes from now on is their own, though it may be what the sample had.
    delete from private.sample_rows r where r.table_name = any ('{users,settlements,orders,products}')
      or r.table_name = 'page_versions' and not exists (select from public.page_versions v where v.id = r.id);
    update private.sample s set removed_at = clock_timestamp(), settings = '{}' where true;
  end if;
end
$$;

grant execute on function private.sample_size(), private.remove_sample() to authenticated;
create function public.sample_size() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.sample_size() $$;
create function public.remove_sample() returns int
language sql volatile security invoker set search_path = '' as $$ select private.remove_sample() $$;
grant execute on function public.sample_size(), public.remove_sample() to authenticated;
