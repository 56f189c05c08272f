-- The catalogue: collections, products with their variants, and deals. Money is in US dollars.

create table public.collections (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 600),
  group_name text not null check (group_name in
    ('Women', 'Men', 'Kids', 'Shoes', 'Accessories', 'Beauty', 'New Arrivals', 'Sale', 'Curated')),
  -- Who it is for and what kind of thing it holds: `/women?category=dresses` reads these two.
  department text check (department in ('women', 'men', 'kids', 'beauty')),
  category text check (category ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  image_url text,
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create index collections_department_category on public.collections (department, category);

create table public.products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (length(title) between 1 and 120),
  description text not null check (length(description) between 1 and 5000),
  price numeric(10, 2) not null check (price between 0.01 and 99999),
  original_price numeric(10, 2) check (original_price between 0.01 and 99999),
  -- Whole percent, worked out from the two prices by trigger; null without an original price.
  discount smallint check (discount between 0 and 100),
  image_url text not null check (length(image_url) between 1 and 2000 and image_url ~ '^(https?://|/)'),
  -- Every picture in gallery order: [{"src", "alt", "color" or null, "view"}].
  images jsonb not null default '[]' check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) <= 60),
  collection_slug text not null references public.collections (slug) on update cascade,
  sizes text[] not null default '{}' check (cardinality(sizes) <= 20),
  colors text[] not null default '{}' check (cardinality(colors) <= 20),
  -- The sum over the variants, kept by trigger.
  quantity integer not null default 0 check (quantity >= 0),
  rating numeric(2, 1) not null default 4.5 check (rating between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  -- Fabric, fit, care …: [{"name", "value"}], shown beside the description.
  details jsonb not null default '[]' check (jsonb_typeof(details) = 'array'),
  -- The order in which the shop presents its chosen products; null for the rest of the range.
  featured_rank integer unique,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', replace(collection_slug, '-', ' ')), 'B')
    || setweight(to_tsvector('english', description), 'C')
  ) stored,
  constraint products_original_above_price check (original_price is null or original_price >= price)
);
create index products_by_collection on public.products (collection_slug, created_at desc, id);
create index products_by_age on public.products (created_at desc, id);
create index products_search on public.products using gin (search);

create table public.product_variants (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  -- '' stands for "no choice to make", as with a bottle of perfume that has no colours.
  size text not null default '' check (length(size) <= 40),
  color text not null default '' check (length(color) <= 40),
  quantity integer not null default 0 check (quantity between 0 and 1000000),
  unique (product_id, size, color)
);

create table public.collection_products (
  collection_id uuid not null references public.collections (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  position integer not null default 0,
  primary key (collection_id, product_id)
);
create index collection_products_by_product on public.collection_products (product_id);

create table public.deals (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  kind text not null check (kind in ('flash', 'daily')),
  deal_price numeric(10, 2) not null check (deal_price between 0.01 and 99999),
  -- How many are offered at this price, and how many orders have taken. Past the total the deal is over.
  total integer not null check (total > 0),
  sold integer not null default 0 check (sold between 0 and total),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
create index deals_by_product on public.deals (product_id, ends_at);
create index deals_by_time on public.deals (kind, ends_at, starts_at);

-- Discount percent = round((original - price) / original * 100); null when no original price (specification 5).
create function private.product_before_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.discount := round((new.original_price - new.price) / nullif(new.original_price, 0) * 100);
  if tg_op = 'UPDATE' then
    new.updated_at := clock_timestamp();
    -- Only the variants' trigger, one level further down, may change the sum.
    if new.quantity is distinct from old.quantity and pg_trigger_depth() < 2 then
      perform private.fail(400, 'QUANTITY_IS_DERIVED');
    end if;
  end if;
  return new;
end
$$;
create trigger product_before_write before insert or update on public.products
  for each row execute function private.product_before_write();

-- A product is added with sizes, colours and one quantity (specification 7): its variants are every
-- combination, the quantity dealt out evenly, the first ones taking what is left over.
create function private.product_make_variants() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_sizes text[] := case when cardinality(new.sizes) = 0 then array[''] else new.sizes end;
  v_colors text[] := case when cardinality(new.colors) = 0 then array[''] else new.colors end;
  v_count integer := cardinality(v_sizes) * cardinality(v_colors);
begin
  if tg_op = 'INSERT' then
    insert into public.product_variants (product_id, size, color, quantity)
    select new.id, s.size, c.color,
           new.quantity / v_count
             + (((c.i - 1) * cardinality(v_sizes) + s.i) <= new.quantity % v_count)::int
    from unnest(v_sizes) with ordinality as s (size, i)
    cross join unnest(v_colors) with ordinality as c (color, i);
  else
    delete from public.product_variants v
    where v.product_id = new.id and not (v.size = any (v_sizes) and v.color = any (v_colors));
    insert into public.product_variants (product_id, size, color)
    select new.id, s, c from unnest(v_sizes) as s cross join unnest(v_colors) as c
    on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger product_make_variants_on_insert after insert on public.products
  for each row execute function private.product_make_variants();
create trigger product_make_variants_on_update after update of sizes, colors on public.products
  for each row when (new.sizes is distinct from old.sizes or new.colors is distinct from old.colors)
  execute function private.product_make_variants();

-- Keeps products.quantity the sum of its variants. Rows are locked in id order first: two buyers whose carts
-- hold the same products in opposite order must not wait for each other in a circle.
create function private.variants_sum() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_ids uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct product_id) into v_ids from gone;
  else
    select array_agg(distinct product_id) into v_ids from changed;
  end if;
  perform 1 from public.products p where p.id = any (v_ids) order by p.id for no key update;
  update public.products p
  set quantity = s.total
  from (
    -- From the products: one whose last variant went has none to group by.
    select i.id, coalesce(sum(v.quantity), 0)::int as total
    from unnest(v_ids) as i (id) left join public.product_variants v on v.product_id = i.id group by i.id
  ) s
  where p.id = s.id and p.quantity is distinct from s.total;
  return null;
end
$$;
create trigger variants_sum_on_insert after insert on public.product_variants
  referencing new table as changed for each statement execute function private.variants_sum();
create trigger variants_sum_on_update after update on public.product_variants
  referencing new table as changed for each statement execute function private.variants_sum();
create trigger variants_sum_on_delete after delete on public.product_variants
  referencing old table as gone for each statement execute function private.variants_sum();

alter table public.collections enable row level security;
alter table public.products enable row level security;
alter table public.product_variants enable row level security;
alter table public.collection_products enable row level security;
alter table public.deals enable row level security;

create policy "all read" on public.collections for select to anon, authenticated using (true);
create policy "owner adds" on public.collections for insert to authenticated with check ((select private.is_admin()));
create policy "owner changes" on public.collections for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "owner deletes" on public.collections for delete to authenticated using ((select private.is_admin()));

create policy "visitors read what is live" on public.products for select to anon using (archived_at is null);
create policy "members read what is live, owner all" on public.products for select to authenticated
  using (archived_at is null or (select private.is_admin()));
create policy "owner adds" on public.products for insert to authenticated with check ((select private.is_admin()));
create policy "owner changes" on public.products for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "owner deletes" on public.products for delete to authenticated using ((select private.is_admin()));

create policy "all read" on public.product_variants for select to anon, authenticated using (true);
create policy "owner adds" on public.product_variants for insert to authenticated with check ((select private.is_admin()));
create policy "owner changes" on public.product_variants for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "owner deletes" on public.product_variants for delete to authenticated using ((select private.is_admin()));

create policy "all read" on public.collection_products for select to anon, authenticated using (true);
create policy "owner adds" on public.collection_products for insert to authenticated with check ((select private.is_admin()));
create policy "owner changes" on public.collection_products for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "owner deletes" on public.collection_products for delete to authenticated using ((select private.is_admin()));

-- A deal is seen while it runs, so `products?select=*,deals(*)` carries just the live one.
create policy "visitors read what runs" on public.deals for select to anon
  using (starts_at <= now() and ends_at > now() and sold < total);
create policy "members read what runs, owner all" on public.deals for select to authenticated
  using ((starts_at <= now() and ends_at > now() and sold < total) or (select private.is_admin()));
create policy "owner adds" on public.deals for insert to authenticated with check ((select private.is_admin()) and sold = 0);
create policy "owner changes" on public.deals for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "owner deletes" on public.deals for delete to authenticated using ((select private.is_admin()));

-- `sold` follows the orders and nothing else.
create function private.deal_guard() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.sold is distinct from old.sold and current_user in ('anon', 'authenticated') then
    perform private.fail(403, 'SOLD_IS_COUNTED');
  end if;
  return new;
end
$$;
create trigger deal_guard before update on public.deals for each row execute function private.deal_guard();

revoke all on public.collections, public.products, public.product_variants, public.collection_products, public.deals
  from anon, authenticated;
grant select on public.collections, public.products, public.product_variants, public.collection_products, public.deals
  to anon, authenticated;
grant insert, update, delete on public.collections, public.products, public.product_variants,
  public.collection_products, public.deals to authenticated;
