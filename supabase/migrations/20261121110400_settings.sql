-- What the owner decides about the shop, who else may, and the record of who changed what.

-- Display rates by currency: at least a ten-thousandth, at most ten thousand of it for a dollar.
create function private.are_rates(p_rates jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(p_rates) = 'object' and coalesce((
    select bool_and(r.key in ('EUR', 'GBP', 'MAD') and jsonb_typeof(r.value) = 'number'
      and case when jsonb_typeof(r.value) = 'number' then (r.value #>> '{}')::numeric between 0.0001 and 10000 end)
    from jsonb_each(p_rates) r), true)
$$;
alter table public.shop_settings
  add constraint shop_settings_rates check (private.are_rates(currency_rates)),
  add constraint shop_settings_low_stock check (low_stock_threshold <= 100);

-- ------------------------------------------------------------------ the record
create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid references auth.users (id) on delete set null,
  table_name text not null,
  -- What the row is called, so that it is known when the row is gone.
  label text not null,
  operation text not null check (operation in ('insert', 'update', 'delete')),
  -- {column: [before, after]}
  difference jsonb not null
);
create index audit_log_of_table on private.audit_log (table_name, id desc);
alter table private.audit_log enable row level security;

-- Records what an owner's own statement changed; its first argument names the label's column, the others are the
-- columns that count. What triggers change in turn, and what shoppers do, is not the owner's doing.
create function private.audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  v_new jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  v_difference jsonb;
begin
  if pg_trigger_depth() > 1 or not private.is_admin() then
    return null;
  end if;
  select jsonb_object_agg(c.name, jsonb_build_array(v_old -> c.name, v_new -> c.name)) into v_difference
  from unnest(tg_argv) with ordinality as c (name, place)
  where c.place > 1 and (v_old -> c.name) is distinct from (v_new -> c.name);
  if v_difference is not null then
    insert into private.audit_log (actor_id, table_name, label, operation, difference)
    values ((select auth.uid()), tg_table_name, coalesce(v_new ->> tg_argv[0], v_old ->> tg_argv[0], ''), lower(tg_op), v_difference);
  end if;
  return null;
end
$$;

create trigger audit_settings after update on public.shop_settings for each row execute function
  private.audit('', 'shipping_rate', 'free_shipping_threshold', 'currency_rates', 'cancel_window_minutes', 'low_stock_threshold', 'checkout_enabled');
create trigger audit_products after insert or update or delete on public.products for each row execute function
  private.audit('title', 'title', 'slug', 'description', 'price', 'original_price', 'collection_slug', 'image_url', 'sizes', 'colors', 'archived_at');
create trigger audit_variants after update or delete on public.product_variants for each row execute function
  private.audit('product_id', 'size', 'color', 'quantity');
create trigger audit_collections after insert or update or delete on public.collections for each row execute function
  private.audit('name', 'name', 'slug', 'description', 'group_name', 'image_url', 'position');
create trigger audit_deals after insert or update or delete on public.deals for each row execute function
  private.audit('kind', 'product_id', 'kind', 'deal_price', 'total', 'starts_at', 'ends_at');
create trigger audit_orders after update on public.orders for each row execute function
  private.audit('order_number', 'order_status', 'payment_status', 'carrier', 'tracking_number', 'estimated_delivery');
create trigger audit_reviews after update or delete on public.reviews for each row execute function
  private.audit('author_name', 'status');
create trigger audit_admins after insert or delete on private.admins for each row execute function
  private.audit('user_id', 'user_id');

-- The newest entries, of one table or of all, before an id: [{id, at, actor, table, label, operation, difference}].
create function private.audit_entries(p_table text, p_before bigint, p_limit int) returns jsonb
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
      select l.id, l.at, u.email as actor, l.table_name as "table", l.operation, l.difference,
        case l.table_name
          when 'product_variants' then coalesce((select p.title from public.products p where p.id::text = l.label), '')
          when 'admins' then coalesce((select a.email from auth.users a where a.id::text = l.label), '')
          else l.label
        end as label
      from private.audit_log l left join auth.users u on u.id = l.actor_id
      where (p_table is null or l.table_name = p_table) and (p_before is null or l.id < p_before)
      order by l.id desc limit p_limit
    ) e);
end
$$;

-- ------------------------------------------------------------------ who runs the shop
-- [{email, since, me}], the first one first.
create function private.list_admins() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  return (
    select jsonb_agg(jsonb_build_object('email', u.email, 'since', a.created_at, 'me', a.user_id = (select auth.uid()))
      order by a.created_at, u.email)
    from private.admins a join auth.users u on u.id = a.user_id);
end
$$;

-- Takes the right to run the shop from another one, at once; true when there was one with this email. Making one is
-- for the SQL editor alone (private.make_admin). Raises PT403 FORBIDDEN, PT409 OWNER_STAYS for oneself: so there is
-- always one left.
create function private.remove_admin(p_email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid;
begin
  perform private.only_admin();
  select a.user_id into v_user from private.admins a join auth.users u on u.id = a.user_id
  where lower(u.email) = lower(btrim(p_email)) for update of a;
  if v_user = (select auth.uid()) then
    perform private.fail(409, 'OWNER_STAYS');
  end if;
  delete from private.admins where user_id = v_user;
  return found;
end
$$;

create function public.audit_entries(p_table text default null, p_before bigint default null, p_limit int default 50) returns jsonb
language sql stable set search_path = ''
as $$ select private.audit_entries(p_table, p_before, p_limit) $$;
create function public.list_admins() returns jsonb language sql stable set search_path = ''
as $$ select private.list_admins() $$;
create function public.remove_admin(p_email text) returns boolean language sql volatile set search_path = ''
as $$ select private.remove_admin(p_email) $$;

revoke execute on function private.audit(), private.are_rates(jsonb), private.audit_entries(text, bigint, int),
  private.list_admins(), private.remove_admin(text), public.audit_entries(text, bigint, int), public.list_admins(),
  public.remove_admin(text) from public, anon;
-- The table's own check calls it as whoever writes.
grant execute on function private.are_rates(jsonb), private.audit_entries(text, bigint, int), private.list_admins(), private.remove_admin(text),
  public.audit_entries(text, bigint, int), public.list_admins(), public.remove_admin(text) to authenticated;
