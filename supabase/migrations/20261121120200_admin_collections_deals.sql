-- Collections and deals as the owner runs them. Every function for the owner asks first
-- who is asking.

-- ------------------------------------------------------------------ collections
-- What the shop itself answers at, or the admin: no collection may be called so.
create function private.reserved_slugs() returns text[] language sql immutable set search_path = ''
as $$
  select '{about,accessories,ad-choices,admin,art,assets,auth,beauty,cart,catalogue,checkout,clothing,collections,contact,
    cookies,deals,faq,flash-deals,forgot-password,help,kids,login,lookbook,men,new,new-arrivals,order-confirmation,privacy,
    product,profile,reset-password,rest,returns,sale,search,sell,shipping,shoes-bags,size-guide,storage,terms,track,
    unsubscribe,wishlist,women}'::text[]
$$;
-- Those that pages of the shop's own are made of: the home page's tiles, the posters, the lookbook. They are edited, but
-- keep their address and their group, and are not deleted.
create function private.fixed_collections() returns text[] language sql immutable set search_path = ''
as $$
  select '{bags,bottoms,dresses,jewelry,tops,boho-chic,formal-elegance,minimalist-modern,summer-vibes,urban-edge,
    vintage-revival}'::text[]
$$;

alter table public.collections
  add column updated_at timestamptz not null default now(),
  add constraint collections_picture check (length(image_url) <= 2000 and image_url ~ '^(https?://|/[^/])');

-- Typed texts are cleaned; a new one, or one that changed its group, goes to the end of it. Only what the owner edits
-- counts as a change: the place in the group does not.
create function private.collection_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.clean_line(new.name);
  new.description := private.clean_text(new.description);
  if tg_op = 'UPDATE' then
    if old.slug = any (private.fixed_collections()) and (new.slug, new.group_name) is distinct from (old.slug, old.group_name) then
      perform private.fail(409, 'COLLECTION_STAYS');
    end if;
    if (new.name, new.slug, new.description, new.group_name, new.image_url)
       is distinct from (old.name, old.slug, old.description, old.group_name, old.image_url) then
      new.updated_at := clock_timestamp();
    end if;
  end if;
  if (tg_op = 'INSERT' or new.slug <> old.slug) and new.slug = any (private.reserved_slugs()) then
    perform private.fail(400, 'RESERVED_SLUG');
  end if;
  if tg_op = 'INSERT' or new.group_name <> old.group_name then
    if new.category is null and (tg_op = 'UPDATE' or new.department is null) then
      -- What is put into it is then found among the women's things, and so on.
      new.department := case when new.group_name in ('Women', 'Men', 'Kids', 'Beauty') then lower(new.group_name) end;
    end if;
    if tg_op = 'UPDATE' or new.position = 0 then
      new.position := 1 + coalesce((select max(c.position) from public.collections c where c.group_name = new.group_name), 0);
    end if;
  end if;
  return new;
end
$$;
create trigger collection_before_write before insert or update on public.collections
  for each row execute function private.collection_before_write();

drop policy "owner deletes" on public.collections;
create policy "owner deletes" on public.collections for delete to authenticated
  using ((select private.is_admin()) and slug <> all ((select private.fixed_collections())::text[]));
-- Members are changed as a whole list, by save_collection alone: so nobody overwrites unseen, and it is recorded.
drop policy "owner adds" on public.collection_products;
drop policy "owner changes" on public.collection_products;
drop policy "owner deletes" on public.collection_products;
revoke insert, update, delete on public.collection_products from authenticated;

-- How many live products the store shows in a collection: its own and those chosen by hand, or what its rule finds.
create function private.collection_live(c public.collections) returns bigint
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  f private.finding;
  v_live bigint;
begin
  if c.rule is null then
    return coalesce((select t.n from public.facet_totals t
        where t.collection_slug = c.slug and t.facet = 'all' and not t.sale), 0)
      + (select count(*) from public.collection_products m join public.products p on p.id = m.product_id
         where m.collection_id = c.id and p.archived_at is null and p.collection_slug <> c.slug);
  end if;
  f := private.read_finding(jsonb_build_object('collection', c.slug));
  if c.rule - 'priceBelow' = '{}' then
    -- A price alone is in the totals.
    select sum(b.n::bigint) into v_live
    from jsonb_each_text(private.whole_facets(private.read_finding('{}')) -> 'prices') as b (band, n)
    where b.band::int < f.price_below;
  else
    execute format('select sum(r.n) from (%s) r', private.place_statement(f)) into v_live using f;
  end if;
  return coalesce(v_live, 0);
end
$$;

-- As before, but what is chosen by hand out of other collections is not counted once more for a department.
create or replace function private.collection_summaries() returns table (
  slug text, name text, "group" text, department text, category text, count bigint, max_discount int
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  return query
    select k.slug, k.name, k.group_name, k.department, k.category, coalesce(t.n, 0)::bigint, coalesce((
      select p.discount::int from public.products p
      where p.collection_slug = k.slug and p.discount is not null and p.archived_at is null
      order by p.discount desc limit 1), 0)
    from public.collections k
    left join public.facet_totals t on t.collection_slug = k.slug and t.facet = 'all' and not t.sale
    where k.rule is null and not exists (select 1 from public.collection_products m where m.collection_id = k.id)
    order by k.group_name, k.position;
  return query
    select k.slug, k.name, k.group_name, case when k.rule is not null then k.department end, k.category,
      private.collection_live(k), 0
    from public.collections k
    where k.rule is not null or exists (select 1 from public.collection_products m where m.collection_id = k.id);
end
$$;

-- A collection as the owner's list shows it. `kind` says how it gets its products: by a rule, as the home of its kind
-- of goods, or chosen by hand (and as a home too). `own` counts archived products as well: they stand in the way of
-- deleting it.
create function private.collection_json(c public.collections, p_own bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'description', c.description,
    'group', c.group_name, 'image', c.image_url, 'version', c.updated_at, 'rule', c.rule,
    'kind', case when c.rule is not null then 'rule' when c.category is not null then 'home' else 'hand' end,
    'fixed', c.slug = any (private.fixed_collections()), 'live', private.collection_live(c), 'own', p_own,
    'cover', coalesce(c.image_url,
      (select p.image_url from public.collection_products m join public.products p on p.id = m.product_id
       where m.collection_id = c.id and p.archived_at is null order by m.position, m.product_id limit 1),
      (select p.image_url from public.products p where p.collection_slug = c.slug and p.archived_at is null
       order by p.prominence desc, p.created_at desc, p.id desc limit 1)))
$$;

-- Every collection by group and place.
create function private.list_collections() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  return (
    with own as (select p.collection_slug as slug, count(*) as n from public.products p group by 1)
    select coalesce(jsonb_agg(private.collection_json(c, coalesce(o.n, 0)) order by c.group_name, c.position, c.slug), '[]')
    from public.collections c left join own o on o.slug = c.slug);
end
$$;

-- One of them with the products chosen for it by hand, in their order; null when there is none.
create function private.get_collection(p_slug text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  c public.collections;
begin
  perform private.only_admin();
  select * into c from public.collections k where k.slug = p_slug;
  if not found then
    return null;
  end if;
  return private.collection_json(c, (select count(*) from public.products p where p.collection_slug = c.slug))
    || jsonb_build_object('members', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'image', p.image_url,
        'price', p.price, 'quantity', p.quantity, 'archived', p.archived_at is not null)
        order by m.position, m.product_id), '[]')
      from public.collection_products m join public.products p on p.id = m.product_id where m.collection_id = c.id));
end
$$;

-- Adds a collection (p_version is null; p_id is the browser's, so that a repeated request adds one) or changes it, with
-- the products chosen by hand as a whole list (null leaves them). p_fields is {name, description, slug, group, image}.
-- Returns {slug, version}. Raises PT400 INVALID_INPUT {field}, RESERVED_SLUG, PT404 COLLECTION_GONE, PT409 SLUG_TAKEN,
-- COLLECTION_STAYS (its address or group), COLLECTION_CHANGED since p_version, MEMBERS_CHANGED since p_seen,
-- GATHERS_BY_ITSELF, PRODUCTS_GONE.
create function private.save_collection(p_id uuid, p_version timestamptz, p_fields jsonb, p_members uuid[], p_seen uuid[])
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  c public.collections;
  v_name text;
  v_description text := private.clean_text(left(p_fields ->> 'description', 5000));
  v_slug text := p_fields ->> 'slug';
  v_group text := p_fields ->> 'group';
  v_image text := nullif(p_fields ->> 'image', '');
  v_now uuid[];
begin
  perform private.only_admin();
  v_name := private.input_line(p_fields, 'name', 80);
  if coalesce(length(v_description), 0) not between 1 and 600 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "description"}');
  end if;
  if v_slug is null or v_slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or length(v_slug) > 80 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "slug"}');
  end if;
  if v_group is null or v_group <> all ('{Women,Men,Kids,Shoes,Accessories,Beauty,New Arrivals,Sale,Curated}'::text[]) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "group"}');
  end if;
  if length(v_image) > 2000 or v_image !~ '^(https?://|/[^/])' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "image"}');
  end if;
  if p_id is null or cardinality(p_members) > 500 or cardinality(p_members) <> (select count(distinct m) from unnest(p_members) as m) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "members"}');
  end if;

  select * into c from public.collections k where k.id = p_id for no key update;
  if p_version is null and found then
    -- It was added by the first try, whose answer was lost.
    return jsonb_build_object('slug', c.slug, 'version', c.updated_at);
  elsif p_version is not null and not found then
    perform private.fail(404, 'COLLECTION_GONE');
  elsif c.updated_at <> p_version then
    perform private.fail(409, 'COLLECTION_CHANGED');
  end if;
  if c.slug <> v_slug then
    -- Its products follow: locked in the order in which buyers lock them.
    perform 1 from public.products p where p.collection_slug = c.slug order by p.id for no key update;
  end if;
  begin
    if p_version is null then
      insert into public.collections (id, slug, name, description, group_name, image_url)
      values (p_id, v_slug, v_name, v_description, v_group, v_image) returning * into c;
    else
      update public.collections k
      set slug = v_slug, name = v_name, description = v_description, group_name = v_group, image_url = v_image
      where k.id = p_id returning * into c;
    end if;
  exception when unique_violation then
    perform private.fail(409, 'SLUG_TAKEN');
  end;

  v_now := array(select m.product_id from public.collection_products m where m.collection_id = p_id order by m.position, m.product_id);
  if p_members is not null and p_members <> v_now then
    if c.rule is not null or c.category is not null then
      perform private.fail(409, 'GATHERS_BY_ITSELF');
    end if;
    if v_now <> coalesce(p_seen, '{}') then
      perform private.fail(409, 'MEMBERS_CHANGED');
    end if;
    perform 1 from public.products p where p.id = any (p_members) order by p.id for key share;
    if (select count(*) from public.products p where p.id = any (p_members)) < cardinality(p_members) then
      perform private.fail(409, 'PRODUCTS_GONE');
    end if;
    delete from public.collection_products m where m.collection_id = p_id and m.product_id <> all (p_members);
    insert into public.collection_products (collection_id, product_id, position)
    select p_id, m.id, m.place from unnest(p_members) with ordinality as m (id, place)
    on conflict (collection_id, product_id) do update set position = excluded.position
      where collection_products.position <> excluded.position;
    insert into private.audit_log (actor_id, table_name, label, operation, difference)
    values ((select auth.uid()), 'collections', c.name, 'update', jsonb_build_object('products', jsonb_build_array(
      (select coalesce(jsonb_agg(p.title order by n.place), '[]') from unnest(v_now) with ordinality as n (id, place) join public.products p on p.id = n.id),
      (select coalesce(jsonb_agg(p.title order by n.place), '[]') from unnest(p_members) with ordinality as n (id, place) join public.products p on p.id = n.id))));
  end if;
  return jsonb_build_object('slug', c.slug, 'version', c.updated_at);
end
$$;

-- Puts the collections of a group into this order, given by slug. Raises PT409 ORDER_CHANGED when p_seen, the order
-- that was seen, is no longer theirs, PT400 INVALID_INPUT when p_slugs are not the same ones.
create function private.order_collections(p_group text, p_slugs text[], p_seen text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  perform 1 from public.collections c where c.group_name = p_group order by c.id for no key update;
  if p_seen is distinct from array(select c.slug from public.collections c where c.group_name = p_group order by c.position, c.slug) then
    perform private.fail(409, 'ORDER_CHANGED');
  end if;
  if array(select s from unnest(p_slugs) as s order by s) is distinct from array(select s from unnest(p_seen) as s order by s) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "slugs"}');
  end if;
  update public.collections c set position = o.place
  from unnest(p_slugs) with ordinality as o (slug, place) where c.slug = o.slug and c.position <> o.place;
end
$$;

-- Deletes a collection; products that it is the home of move to another one first, in the same step. Returns how many
-- moved. Raises PT404 COLLECTION_GONE, PT409 COLLECTION_STAYS, HAS_PRODUCTS {count} without p_move_to, PT400 INVALID_INPUT
-- when that is none that products can belong to.
create function private.delete_collection(p_id uuid, p_move_to text) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  c public.collections;
  v_moved int := 0;
begin
  perform private.only_admin();
  select * into c from public.collections k where k.id = p_id;
  if not found then
    perform private.fail(404, 'COLLECTION_GONE');
  end if;
  if c.slug = any (private.fixed_collections()) then
    perform private.fail(409, 'COLLECTION_STAYS');
  end if;
  if p_move_to is not null then
    perform 1 from public.collections k
    where k.slug = p_move_to and k.id <> p_id and k.rule is null and k.group_name <> 'Curated' for key share;
    if not found then
      perform private.fail(400, 'INVALID_INPUT', '{"field": "moveTo"}');
    end if;
    perform 1 from public.products p where p.collection_slug = c.slug order by p.id for no key update;
    update public.products p set collection_slug = p_move_to where p.collection_slug = c.slug;
    get diagnostics v_moved = row_count;
  end if;
  begin
    delete from public.collections k where k.id = p_id;
  exception when foreign_key_violation then
    perform private.fail(409, 'HAS_PRODUCTS', jsonb_build_object('count',
      (select count(*) from public.products p where p.collection_slug = c.slug)));
  end;
  return v_moved;
end
$$;

-- ------------------------------------------------------------------ deals
alter table public.deals add column updated_at timestamptz not null default now();

-- A product is in one deal at a time. Of two that overlap already, the one that sold less goes.
delete from public.deals d using public.deals e
where d.product_id = e.product_id and d.id <> e.id and d.starts_at < e.ends_at and e.starts_at < d.ends_at
  and (d.sold, d.id) < (e.sold, e.id);
-- Ranges are what an exclusion knows without an extension: so a product is the range of itself.
create type private.uuid_range as range (subtype = uuid, multirange_type_name = private.uuid_ranges);
revoke execute on function private.uuid_range(uuid, uuid), private.uuid_range(uuid, uuid, text),
  private.uuid_ranges(), private.uuid_ranges(private.uuid_range), private.uuid_ranges(private.uuid_range[])
  from public, anon, authenticated;
alter function private.uuid_range(uuid, uuid) set search_path = '';
alter function private.uuid_range(uuid, uuid, text) set search_path = '';
alter function private.uuid_ranges() set search_path = '';
alter function private.uuid_ranges(private.uuid_range) set search_path = '';
alter function private.uuid_ranges(private.uuid_range[]) set search_path = '';
-- The constraint calls it as whoever writes.
grant execute on function private.uuid_range(uuid, uuid, text) to authenticated;
alter table public.deals add constraint deals_one_at_a_time exclude using gist
  (private.uuid_range(product_id, product_id, '[]') with =, tstzrange(starts_at, ends_at) with &&);

-- `sold` follows the orders and nothing else; what was sold was sold at the deal's one price.
create or replace function private.deal_guard() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.sold is distinct from old.sold and current_user in ('anon', 'authenticated') then
    perform private.fail(403, 'SOLD_IS_COUNTED');
  end if;
  if old.sold > 0 and (new.deal_price, new.product_id) is distinct from (old.deal_price, old.product_id) then
    perform private.fail(409, 'DEAL_HAS_SOLD');
  end if;
  if (new.kind, new.product_id, new.deal_price, new.total, new.starts_at, new.ends_at)
     is distinct from (old.kind, old.product_id, old.deal_price, old.total, old.starts_at, old.ends_at) then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end
$$;

-- The record calls stock and deals by their product's title. Otherwise as before.
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
      select l.id, l.at, u.email as actor, l.table_name as "table", l.operation, l.difference,
        case
          when l.table_name in ('product_variants', 'deals') then
            coalesce((select p.title from public.products p where p.id::text = l.label), '')
          when l.table_name = 'admins' then coalesce((select a.email from auth.users a where a.id::text = l.label), '')
          else l.label
        end as label
      from private.audit_log l left join auth.users u on u.id = l.actor_id
      where (p_table is null or l.table_name = p_table) and (p_before is null or l.id < p_before)
      order by l.id desc limit p_limit
    ) e);
end
$$;
drop trigger audit_deals on public.deals;
create trigger audit_deals after insert or update or delete on public.deals for each row execute function
  private.audit('product_id', 'kind', 'deal_price', 'total', 'starts_at', 'ends_at');

create function private.deal_json(d public.deals, p public.products) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('id', d.id, 'kind', d.kind, 'price', d.deal_price, 'total', d.total, 'sold', d.sold,
    'startsAt', d.starts_at, 'endsAt', d.ends_at, 'version', d.updated_at,
    'product', jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'image', p.image_url, 'price', p.price,
      'quantity', p.quantity, 'archived', p.archived_at is not null))
$$;

-- A page of the deals that are running, scheduled or ended, found by part of the product's title: {counts: {running,
-- scheduled, ended}, deals}. p_sort is time (the next to happen first, of the ended the last), sold (share), revenue,
-- discount or product; p_turned the other way round.
create function private.list_deals(p_state text, p_search text, p_kind text, p_sort text, p_turned boolean, p_page int, p_size int)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_search text := lower(btrim(coalesce(p_search, '')));
  v_answer jsonb;
begin
  perform private.only_admin();
  if p_state is null or p_state not in ('running', 'scheduled', 'ended') or length(v_search) > 100
    or p_kind not in ('flash', 'daily') or p_sort not in ('time', 'sold', 'revenue', 'discount', 'product')
    or p_turned is null or p_page not between 1 and 100000 or p_size not between 1 and 200
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  with found as (
    select d.id, d.product_id, d.deal_price, d.total, d.sold, d.starts_at, d.ends_at, p.title, p.price,
      case when d.ends_at <= now() then 'ended' when d.starts_at > now() then 'scheduled' else 'running' end as state
    from public.deals d join public.products p on p.id = d.product_id
    where (p_kind is null or d.kind = p_kind) and (v_search = '' or strpos(lower(p.title), v_search) > 0)
  ), ranked as (
    select f.id, f.title, f.starts_at, case p_sort
      when 'time' then case p_state when 'running' then extract(epoch from f.ends_at)
        when 'scheduled' then extract(epoch from f.starts_at) else -extract(epoch from f.ends_at) end
      when 'sold' then -f.sold::numeric / f.total
      when 'revenue' then -f.sold * f.deal_price
      when 'discount' then -(f.price - f.deal_price) / f.price
      else 0 end as rank
    from found f where f.state = p_state
  ), listed as (
    select r.id, row_number() over (order by
      case when not p_turned then r.rank end, case when p_turned then r.rank end desc,
      case when p_sort <> 'product' or not p_turned then lower(r.title) end,
      case when p_sort = 'product' and p_turned then lower(r.title) end desc,
      r.starts_at, r.id) as place
    from ranked r
  )
  select jsonb_build_object(
    'counts', (select jsonb_build_object('running', count(*) filter (where f.state = 'running'),
      'scheduled', count(*) filter (where f.state = 'scheduled'), 'ended', count(*) filter (where f.state = 'ended')) from found f),
    'deals', (select coalesce(jsonb_agg(private.deal_json(d, p) order by l.place), '[]')
      from listed l join public.deals d on d.id = l.id join public.products p on p.id = d.product_id
      where l.place > (p_page - 1) * p_size and l.place <= p_page * p_size))
  into v_answer;
  return v_answer;
end
$$;

-- Some deals by id, in the order of their products' titles.
create function private.get_deals(p_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  if cardinality(p_ids) > 500 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return (select coalesce(jsonb_agg(private.deal_json(d, p) order by p.title, d.starts_at), '[]')
    from public.deals d join public.products p on p.id = d.product_id where d.id = any (p_ids));
end
$$;

-- Refuses what no deal can be. Raises PT400 INVALID_INPUT {field}.
create function private.check_deal(d public.deals) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  v_field text := case
    when d.id is null or d.product_id is null then 'deals'
    when d.kind is null or d.kind not in ('flash', 'daily') then 'kind'
    when d.deal_price is null or d.deal_price not between 0.01 and 99999 then 'price'
    when d.total is null or d.total not between 1 and 1000000 then 'total'
    when d.starts_at is null or d.ends_at is null or d.ends_at <= d.starts_at then 'time'
    when d.ends_at > d.starts_at + interval '1 year' then 'time' end;
begin
  if v_field is not null then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', v_field));
  end if;
end
$$;

-- Adds deals, all or none: [{id, product_id, kind, deal_price, total, starts_at, ends_at}], at most 500. The ids are the
-- browser's, so that a repeated request adds them once. A start that is past, or none, is now. Locks as buyers do, products
-- before deals. Raises PT400 INVALID_INPUT {field}, PT409 PRODUCTS_GONE, PRICE_NOT_BELOW {products}, DEALS_OVERLAP {overlaps:
-- [{product, startsAt, endsAt}]}.
create function private.add_deals(p_deals jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_deals public.deals[];
  d public.deals;
  v_products uuid[];
  v_found jsonb;
begin
  perform private.only_admin();
  if p_deals is null or jsonb_typeof(p_deals) <> 'array' or jsonb_array_length(p_deals) not between 1 and 500 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "deals"}');
  end if;
  foreach d in array array(select n from jsonb_populate_recordset(null::public.deals, p_deals) as n) loop
    d.starts_at := greatest(d.starts_at, now());
    perform private.check_deal(d);
    v_deals := v_deals || d;
  end loop;
  v_products := array(select distinct n.product_id from unnest(v_deals) as n);
  perform 1 from public.products p where p.id = any (v_products) order by p.id for key share;
  if (select count(*) from public.products p where p.id = any (v_products) and p.archived_at is null) < cardinality(v_products) then
    perform private.fail(409, 'PRODUCTS_GONE');
  end if;
  select jsonb_agg(distinct n.product_id) into v_found
  from unnest(v_deals) as n join public.products p on p.id = n.product_id where n.deal_price >= p.price;
  if v_found is not null then
    perform private.fail(409, 'PRICE_NOT_BELOW', jsonb_build_object('products', v_found));
  end if;
  select jsonb_agg(distinct jsonb_build_object('product', o.product_id, 'startsAt', o.starts_at, 'endsAt', o.ends_at)) into v_found
  from unnest(v_deals) as n join public.deals o on o.product_id = n.product_id and o.id <> n.id
    and o.starts_at < n.ends_at and n.starts_at < o.ends_at;
  if v_found is not null then
    perform private.fail(409, 'DEALS_OVERLAP', jsonb_build_object('overlaps', v_found));
  end if;
  begin
    insert into public.deals (id, product_id, kind, deal_price, total, starts_at, ends_at)
    select n.id, n.product_id, n.kind, n.deal_price, n.total, n.starts_at, n.ends_at from unnest(v_deals) as n
    order by n.product_id
    on conflict (id) do nothing;
  exception when exclusion_violation then
    -- Somebody else was faster, or one product is here twice.
    perform private.fail(409, 'DEALS_OVERLAP', '{"overlaps": []}');
  end;
end
$$;

-- Changes a deal: {kind, deal_price, total, starts_at, ends_at}. What runs keeps its start, and its price once it has sold.
-- Raises what add_deals raises and PT404 DEAL_GONE, PT409 DEAL_CHANGED since p_version, DEAL_IS_OVER, DEAL_HAS_SOLD,
-- TOTAL_BELOW_SOLD {sold}.
create function private.save_deal(p_id uuid, p_version timestamptz, p_fields jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.deals;
  v_new public.deals;
  v_price numeric;
begin
  perform private.only_admin();
  -- The product before the deal, as buyers do.
  select p.price into v_price from public.products p
  where p.id = (select o.product_id from public.deals o where o.id = p_id) for key share;
  select * into d from public.deals o where o.id = p_id for no key update;
  if not found then
    perform private.fail(404, 'DEAL_GONE');
  end if;
  if d.updated_at is distinct from p_version then
    perform private.fail(409, 'DEAL_CHANGED');
  end if;
  if d.ends_at <= now() then
    perform private.fail(409, 'DEAL_IS_OVER');
  end if;
  v_new := jsonb_populate_record(d, p_fields - array['id', 'product_id', 'sold', 'updated_at']);
  v_new.starts_at := case when d.starts_at <= now() then d.starts_at else greatest(v_new.starts_at, now()) end;
  perform private.check_deal(v_new);
  if v_new.ends_at <= now() then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "time"}');
  end if;
  if v_new.total < d.sold then
    perform private.fail(409, 'TOTAL_BELOW_SOLD', jsonb_build_object('sold', d.sold));
  end if;
  if v_new.deal_price >= v_price then
    perform private.fail(409, 'PRICE_NOT_BELOW', jsonb_build_object('products', jsonb_build_array(d.product_id)));
  end if;
  begin
    update public.deals o set kind = v_new.kind, deal_price = v_new.deal_price, total = v_new.total,
      starts_at = v_new.starts_at, ends_at = v_new.ends_at
    where o.id = p_id;
  exception when exclusion_violation then
    perform private.fail(409, 'DEALS_OVERLAP', (select jsonb_build_object('overlaps', coalesce(jsonb_agg(jsonb_build_object(
        'product', o.product_id, 'startsAt', o.starts_at, 'endsAt', o.ends_at)), '[]'))
      from public.deals o where o.product_id = d.product_id and o.id <> p_id
        and o.starts_at < v_new.ends_at and v_new.starts_at < o.ends_at));
  end;
end
$$;

-- Ends those of the deals that run, now. Returns how many.
create function private.end_deals(p_ids uuid[]) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ended int;
begin
  perform private.only_admin();
  if p_ids is null or cardinality(p_ids) > 500 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  perform 1 from public.deals d where d.id = any (p_ids) order by d.id for no key update;
  update public.deals d set ends_at = greatest(now(), d.starts_at + interval '1 microsecond')
  where d.id = any (p_ids) and d.starts_at <= now() and d.ends_at > now();
  get diagnostics v_ended = row_count;
  return v_ended;
end
$$;

-- Deletes those of the deals that have not begun. Returns how many.
create function private.delete_deals(p_ids uuid[]) returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_deleted int;
begin
  perform private.only_admin();
  if p_ids is null or cardinality(p_ids) > 500 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  perform 1 from public.deals d where d.id = any (p_ids) order by d.id for update;
  delete from public.deals d where d.id = any (p_ids) and d.starts_at > now() and d.sold = 0;
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- ------------------------------------------------------------------ the doors
create function public.list_collections() returns jsonb language sql stable set search_path = ''
as $$ select private.list_collections() $$;
create function public.get_collection(p_slug text) returns jsonb language sql stable set search_path = ''
as $$ select private.get_collection(p_slug) $$;
create function public.save_collection(p_id uuid, p_fields jsonb, p_version timestamptz default null,
  p_members uuid[] default null, p_seen uuid[] default null) returns jsonb
language sql volatile set search_path = ''
as $$ select private.save_collection(p_id, p_version, p_fields, p_members, p_seen) $$;
create function public.order_collections(p_group text, p_slugs text[], p_seen text[]) returns void
language sql volatile set search_path = ''
as $$ select private.order_collections(p_group, p_slugs, p_seen) $$;
create function public.delete_collection(p_id uuid, p_move_to text default null) returns int
language sql volatile set search_path = ''
as $$ select private.delete_collection(p_id, p_move_to) $$;
create function public.list_deals(p_state text default 'running', p_search text default '', p_kind text default null,
  p_sort text default 'time', p_turned boolean default false, p_page int default 1, p_size int default 50) returns jsonb
language sql stable set search_path = ''
as $$ select private.list_deals(p_state, p_search, p_kind, p_sort, p_turned, p_page, p_size) $$;
create function public.get_deals(p_ids uuid[]) returns jsonb language sql stable set search_path = ''
as $$ select private.get_deals(p_ids) $$;
create function public.add_deals(p_deals jsonb) returns void language sql volatile set search_path = ''
as $$ select private.add_deals(p_deals) $$;
create function public.save_deal(p_id uuid, p_version timestamptz, p_fields jsonb) returns void
language sql volatile set search_path = ''
as $$ select private.save_deal(p_id, p_version, p_fields) $$;
create function public.end_deals(p_ids uuid[]) returns int language sql volatile set search_path = ''
as $$ select private.end_deals(p_ids) $$;
create function public.delete_deals(p_ids uuid[]) returns int language sql volatile set search_path = ''
as $$ select private.delete_deals(p_ids) $$;

revoke execute on function private.reserved_slugs(), private.fixed_collections(), private.collection_before_write(),
  private.collection_json(public.collections, bigint), private.collection_live(public.collections),
  private.deal_json(public.deals, public.products), private.check_deal(public.deals) from public, anon, authenticated;
-- The policy calls it as whoever deletes.
grant execute on function private.fixed_collections() to authenticated;
do $$
declare
  v_function regprocedure;
begin
  for v_function in
    select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and p.proname in ('list_collections', 'get_collection', 'save_collection',
      'order_collections', 'delete_collection', 'list_deals', 'get_deals', 'add_deals', 'save_deal', 'end_deals', 'delete_deals')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', v_function);
    execute format('grant execute on function %s to authenticated', v_function);
  end loop;
end
$$;
