-- The catalogue: collections and products with their variants. Prices are in the shop's currency.

-- Whether a picture's URL is allowed: https, a path of this site, or a local back end during development.
create function private.is_picture_address(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(length(p_text) <= 2000
    and p_text ~ '^(https://[^/\s"<>\\]+/|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?/|/(?![/\\]))[^\s"<>\\]*$', false)
$$;

-- The check runs as the role that writes.
grant execute on function private.is_picture_address(text) to authenticated;

-- ------------------------------------------------------------------ departments, categories, groups

-- What the shop is divided into, such as clothes for women. A shop of one kind has none. Each has a page under its slug
-- (the migration pages).
create table public.departments (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (private.is_line(name, 60)),
  translations jsonb not null default '{}' check (private.are_translations(translations, '{name}', 60)),
  position integer not null default 0 check (position between 0 and 100000),
  in_menu boolean not null default true,
  -- For whom its goods are, as product feeds name it; children's goods come last in a search that names no department.
  gender text check (gender in ('female', 'male', 'unisex')),
  age_group text not null default 'adult' check (age_group in ('newborn', 'infant', 'toddler', 'kids', 'adult')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Kinds of goods across departments, such as dresses.
create table public.categories (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (private.is_line(name, 60)),
  translations jsonb not null default '{}' check (private.are_translations(translations, '{name}', 60)),
  position integer not null default 0 check (position between 0 and 100000),
  -- The wider category to which it belongs: a search for shoes finds sneakers too.
  part_of text references public.categories (slug) on update cascade on delete set null check (part_of <> slug),
  -- For product feeds, where it is narrower than its department's.
  age_group text check (age_group in ('newborn', 'infant', 'toddler', 'kids', 'adult')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index categories_part_of on public.categories (part_of);

-- Headings under which the page of all collections shows them. A new collection of a group belongs to the group's department.
create table public.collection_groups (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (private.is_line(name, 60)),
  translations jsonb not null default '{}' check (private.are_translations(translations, '{name}', 60)),
  position integer not null default 0 check (position between 0 and 100000),
  department text references public.departments (slug) on update cascade on delete set null,
  -- Shown before the others, each collection as a poster.
  has_posters boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index collection_groups_department on public.collection_groups (department);

-- A new row without a position comes last.
create function private.place_last() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.position = 0 then
    execute format('select coalesce(max(position), 0) + 1 from public.%I', tg_table_name) into new.position;
  end if;
  return new;
end
$$;

create trigger departments_place before insert on public.departments for each row execute function private.place_last();
create trigger categories_place before insert on public.categories for each row execute function private.place_last();
create trigger collection_groups_place before insert on public.collection_groups for each row execute function private.place_last();
create trigger departments_touch before update on public.departments for each row execute function private.touch_updated_at();
create trigger categories_touch before update on public.categories for each row execute function private.touch_updated_at();
create trigger collection_groups_touch before update on public.collection_groups for each row execute function private.touch_updated_at();
create trigger audit_departments after insert or update or delete on public.departments for each row
  execute function private.audit('name', 'slug', 'name', 'translations', 'position', 'in_menu', 'gender', 'age_group', 'size_chart');
create trigger audit_categories after insert or update or delete on public.categories for each row
  execute function private.audit('name', 'slug', 'name', 'translations', 'position', 'part_of', 'age_group', 'page');
create trigger audit_collection_groups after insert or update or delete on public.collection_groups for each row
  execute function private.audit('name', 'slug', 'name', 'translations', 'position', 'department', 'has_posters');

alter table public.departments enable row level security;
alter table public.categories enable row level security;
alter table public.collection_groups enable row level security;
create policy "owner reads" on public.departments for select to authenticated using ((select private.may('view')));
create policy "owner adds" on public.departments for insert to authenticated with check ((select private.may('products')));
create policy "owner changes" on public.departments for update to authenticated
  using ((select private.may('products'))) with check ((select private.may('products')));
create policy "owner deletes" on public.departments for delete to authenticated using ((select private.may('delete')));
create policy "owner reads" on public.categories for select to authenticated using ((select private.may('view')));
create policy "owner adds" on public.categories for insert to authenticated with check ((select private.may('products')));
create policy "owner changes" on public.categories for update to authenticated
  using ((select private.may('products'))) with check ((select private.may('products')));
create policy "owner deletes" on public.categories for delete to authenticated using ((select private.may('delete')));
create policy "owner reads" on public.collection_groups for select to authenticated using ((select private.may('view')));
create policy "owner adds" on public.collection_groups for insert to authenticated with check ((select private.may('products')));
create policy "owner changes" on public.collection_groups for update to authenticated
  using ((select private.may('products'))) with check ((select private.may('products')));
create policy "owner deletes" on public.collection_groups for delete to authenticated using ((select private.may('delete')));
grant select, insert, update, delete on public.departments, public.categories, public.collection_groups to authenticated;

-- ------------------------------------------------------------------ collections

-- What shoppers browse: categories of a department, and campaigns.
create table public.collections (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 600),
  translations jsonb not null default '{}'
    check (private.are_translations(translations, '{name,description}', 600)),
  group_slug text references public.collection_groups (slug) on update cascade,
  -- Department and category of the collection: the department's listing, and its categories, filter by these two.
  department text references public.departments (slug) on update cascade,
  category text references public.categories (slug) on update cascade,
  image_url text,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A collection may select products by a rule instead of by kind or by hand.
  rule jsonb check (
    rule is null or (jsonb_typeof(rule) = 'object' and rule <> '{}'
      and rule - array['newDays', 'onSale', 'priceBelow', 'fewLeft'] = '{}'
      and coalesce(rule ->> 'newDays', '1') ~ '^[1-9][0-9]{0,2}$'
      and coalesce(rule ->> 'onSale', 'true') = 'true'
      and coalesce(rule ->> 'fewLeft', 'true') = 'true'
      -- Only at an edge of the price bands: facet buckets know no finer prices.
      and coalesce(rule ->> 'priceBelow', '10')
        in ('10', '15', '20', '30', '50', '100', '150', '200', '300', '500', '1000', '1500', '2000'))),
  constraint collections_picture check (length(image_url) <= 2000 and image_url ~ '^(https?://|/[^/])'),
  -- A large collection that gets another slug leaves such a row under the former one. It holds the products that have
  -- not moved yet, and is part of that collection (private.collection_moved).
  former_of uuid references public.collections (id) on delete cascade,
  constraint collections_picture_address
    check (image_url is null or private.is_picture_address(image_url))
);

comment on column public.collections.rule is
  'Gathers every live product that fulfils all of: newDays (added within so many days), onSale, priceBelow (an edge of the price bands, in units of the shop''s currency), fewLeft.';
create index collections_department_category on public.collections (department, category);
create index collections_category on public.collections (category);
create index collections_group on public.collections (group_slug);
create index collections_former_of on public.collections (former_of);

-- Former slugs of collections, so that links from elsewhere still lead to them.
create table public.collection_moves (
  slug text primary key,
  collection_id uuid not null references public.collections (id) on delete cascade
);
create index collection_moves_to on public.collection_moves (collection_id);

-- Cleans typed texts and puts a new collection, or one that changed its group, at the end of the group. The position in
-- the group does not set updated_at.
create function private.collection_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.clean_line(new.name);
  new.description := private.clean_text(new.description);
  if tg_op = 'UPDATE' then
    if new.slug <> old.slug then
      -- The foreign key is checked after private.collection_moved has updated the products.
      set constraints public.products_collection_slug_fkey deferred;
    end if;
    if (new.name, new.slug, new.description, new.translations, new.group_slug, new.department, new.category, new.image_url)
       is distinct from (old.name, old.slug, old.description, old.translations, old.group_slug, old.department, old.category, old.image_url) then
      new.updated_at := clock_timestamp();
    end if;
  end if;
  if tg_op = 'INSERT' or new.group_slug is distinct from old.group_slug then
    if new.category is null and (tg_op = 'UPDATE' or new.department is null) then
      -- The group sets the department, so that its products appear in that department's listing.
      new.department := (select g.department from public.collection_groups g where g.slug = new.group_slug);
    end if;
    if tg_op = 'UPDATE' or new.position = 0 then
      new.position := 1 + coalesce((select max(c.position) from public.collections c where c.group_slug is not distinct from new.group_slug), 0);
    end if;
  end if;
  return new;
end
$$;
create trigger collection_before_write before insert or update on public.collections
  for each row execute function private.collection_before_write();

-- The most products that one statement moves: about one second on a cold server, where the time limit is eight.
create function private.most_moved() returns int language sql immutable set search_path = '' as $$ select 500 $$;

-- After a collection's slug changed: stores the former slug for redirects, unless another collection uses it now, and
-- moves the products to the new slug. When there are too many for one statement, they stay in a row under the former slug
-- until private.move_collection has moved them.
create function private.collection_moved() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.collection_moves m where m.slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into public.collection_moves (slug, collection_id) values (old.slug, new.id);
    if (select count(*) from (select from public.products p where p.collection_slug = old.slug limit private.most_moved() + 1) n)
      > private.most_moved()
    then
      insert into public.collections (slug, name, description, group_slug, department, category, position, former_of)
      values (old.slug, new.name, new.description, new.group_slug, new.department, new.category, new.position, new.id);
    else
      update public.products p set collection_slug = new.slug where p.collection_slug = old.slug;
    end if;
    set constraints public.products_collection_slug_fkey immediate;
  end if;
  return null;
end
$$;
create trigger collection_added after insert on public.collections
  for each row when (new.former_of is null) execute function private.collection_moved();
create trigger collection_moved after update on public.collections
  for each row when (old.slug <> new.slug) execute function private.collection_moved();

alter table public.collections enable row level security;
alter table public.collection_moves enable row level security;
create policy "owner reads" on public.collections for select to authenticated using ((select private.may('view')));
create policy "owner adds" on public.collections for insert to authenticated with check ((select private.may('products')));
create policy "owner changes" on public.collections for update to authenticated
  using ((select private.may('products'))) with check ((select private.may('products')));
create policy "owner deletes" on public.collections for delete to authenticated
  using ((select private.may('delete')));
grant select, insert, update, delete on public.collections to authenticated;

-- Rows under a former slug are not audited: they are not the owner's change.
create trigger audit_collections after insert or update on public.collections for each row when (new.former_of is null)
  execute function private.audit('name', 'name', 'slug', 'description', 'translations', 'group_slug', 'department', 'category', 'rule', 'image_url', 'position', 'size_chart');
create trigger audit_deleted_collections after delete on public.collections for each row when (old.former_of is null)
  execute function private.audit('name', 'name', 'slug', 'description', 'translations', 'group_slug', 'department', 'category', 'rule', 'image_url', 'position', 'size_chart');

-- The slugs under which a collection has products: its own, and former ones that products have not left yet.
create function private.slugs_of(p_collection uuid) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(c.slug), '{}') from public.collections c
  where c.id = p_collection or c.former_of = p_collection
$$;

-- ------------------------------------------------------------------ products

-- How the search makes words of a language one, such as plurals.
create function private.search_language(p_language text) returns regconfig
language sql immutable parallel safe set search_path = ''
as $$
  select case p_language when 'fr' then 'pg_catalog.french' when 'ar' then 'pg_catalog.arabic' else 'pg_catalog.english' end::regconfig
$$;

-- What full-text search reads of a product in a language, the title weighing most, then collection and colours, then the
-- description.
create function private.search_text(p_title text, p_collection text, p_colors text[], p_description text, p_language regconfig)
returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select setweight(to_tsvector(p_language, array_to_string(private.words(p_title), ' ')), 'A')
    || setweight(to_tsvector(p_language,
         array_to_string(private.words(p_collection || ' ' || array_to_string(p_colors, ' ')), ' ')), 'B')
    || setweight(to_tsvector(p_language, case when p_description ~ '[^ -~]' then array_to_string(private.words(p_description), ' ')
         else p_description end), 'C')
$$;

-- The words by which owners look for a product: of its title, its slug and its marks (tags, vendor, type), unstemmed, so that a
-- prefix search finds every beginning of a word.
create function private.title_words(p_title text, p_slug text, p_marks text[]) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', array_to_string(private.words(p_title || ' ' || p_slug || ' ' || array_to_string(p_marks, ' ')), ' '))
$$;
grant execute on function private.title_words(text, text, text[]) to authenticated;

-- What a product shows while it has no picture.
create function private.no_picture() returns text language sql immutable set search_path = ''
as $$ select '/no-picture.svg' $$;

-- A product with what listings need of its variants, reviews and sales, so that they read no other table. A draft needs a title
-- alone; what it lacks is empty, of the price 0, of the collection null.
create table public.products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (length(title) between 1 and 120),
  description text not null default '' check (length(description) <= 5000),
  -- The lowest of its variants: what lists show and sort by. Variants that cost more have a price of their own.
  price numeric(10, 2) not null default 0 check (price between 0 and 99999),
  original_price numeric(10, 2) check (original_price between 0.01 and 99999),
  -- The highest price of its variants, by trigger; null where all cost the same.
  price_to numeric(10, 2) check (price_to between 0.01 and 99999),
  -- Of a variant that has none of its own: what the shop pays for it, what it weighs, and at how many left it is low in stock;
  -- null where nobody said, and of the last the shop's level (shop_settings.low_stock_threshold).
  cost numeric(10, 2) check (cost between 0 and 99999),
  weight_grams integer check (weight_grams between 1 and 1000000),
  low_stock integer check (low_stock between 0 and 100000),
  -- Whole percent, computed from the two prices by trigger; null without an original price.
  discount smallint check (discount between 0 and 100),
  image_url text not null default '/no-picture.svg' check (length(image_url) between 1 and 2000 and image_url ~ '^(https?://|/)'),
  -- Every picture in gallery order: [{"src", "alt", "color" or null, "view"}].
  images jsonb not null default '[]' check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) <= 60),
  -- Another slug of the collection does not cascade, which would take too long for thousands of products: it is
  -- deferrable, so that the products can follow first (private.collection_moved).
  collection_slug text references public.collections (slug) deferrable,
  sizes text[] not null default '{}',
  colors text[] not null default '{}',
  -- What its options are called where that is not size and colour, as 'Capacity' and 'Glaze'. With a name for a third one each of its
  -- sizes is of two parts, the third option's the last: '30 cl / Left'. So carts, orders and all else that names a variant by size and
  -- colour know three options as well.
  size_name text not null default '' check (length(size_name) <= 40),
  color_name text not null default '' check (length(color_name) <= 40),
  third_name text not null default '' check (length(third_name) <= 40),
  -- The sum over the variants, maintained by trigger.
  quantity integer not null default 0 check (quantity >= 0),
  -- The sizes in stock, in the order of sizes; with a third option their first parts. Maintained by trigger with quantity.
  sizes_left text[] not null default '{}',
  rating numeric(2, 1) not null default 4.5 check (rating between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  -- Fabric, fit, care …: [{"name", "value"}], shown beside the description.
  details jsonb not null default '[]' check (jsonb_typeof(details) = 'array'),
  -- What it is made of: '100% linen'.
  materials text not null default '' check (length(materials) <= 300),
  -- Who makes it; '' where it is the shop itself.
  vendor text not null default '' check (length(vendor) <= 80),
  -- What it is, in the owner's words: 'Clothing > Dresses'.
  product_type text not null default '' check (length(product_type) <= 120),
  -- Words by which owners sort their goods; the search finds it by them, and no page shows them.
  tags text[] not null default '{}' check (cardinality(tags) <= 50),
  -- For customs: the country in which it was made, by its ISO code, and its number in the Harmonized System.
  origin_country text not null default '' check (origin_country ~ '^([A-Z]{2})?$'),
  hs_code text not null default '' check (hs_code ~ '^([0-9]{6,13})?$'),
  -- What search engines show of its page instead of title and description.
  seo_title text not null default '' check (length(seo_title) <= 120),
  seo_description text not null default '' check (length(seo_description) <= 300),
  -- The order in which the shop presents its featured products; null for all others.
  featured_rank integer unique,
  -- What "featured" sorts by, as one number that is never null: the featured products before the rest.
  prominence integer not null generated always as
    (case when featured_rank is null then 0 else 1000000 - featured_rank end) stored,
  -- Whether shoppers see it: `live` alone is for sale and everywhere; of the others nobody but owners knows. `draft` is being
  -- written, `scheduled` goes live at publish_at (private.publish_due_products), `archived` was for sale and no longer is.
  status text not null default 'live' check (status in ('draft', 'scheduled', 'live', 'archived')),
  publish_at timestamptz check (publish_at >= '2000-01-01' and publish_at <= '2100-01-01'),
  -- When the product last came back after being sold out.
  restocked_at timestamptz,
  -- Since when it is in the shop: a draft that goes live is new from then on.
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Set by trigger, because a generated column is computed again for every update of the row, stock included.
  search tsvector not null default '',
  -- The average of the published reviews, 0 without any; filters and sorts read it, `rating` is what is shown.
  stars numeric(2, 1) not null default 0 check (stars between 0 and 5),
  -- Without what came back, counted by private.count_units_sold.
  units_sold integer not null default 0 check (units_sold >= 0),
  constraint products_complete check (status in ('draft', 'archived')
    or (description <> '' and price > 0 and collection_slug is not null)),
  constraint products_scheduled check ((status = 'scheduled') = (publish_at is not null)),
  constraint products_original_above_price check (original_price is null or original_price >= price),
  constraint products_variants_bounds check (greatest(cardinality(sizes), 1) * greatest(cardinality(colors), 1) <= 250),
  constraint products_sizes_left_bounds check (cardinality(sizes_left) <= 250)
  -- Leaves space on every page for the next version of a row, so that a sale is a HOT update that writes no index.
) with (fillfactor = 80);
create index products_by_age on public.products (created_at desc, id);
create index products_search on public.products using gin (search);

-- Listings walk one of these per collection and merge; every sort ends in the id, so that pages never overlap.
create index products_by_prominence on public.products (collection_slug, prominence, created_at, id);
create index products_by_collection on public.products (collection_slug, created_at, id);
create index products_by_price on public.products (collection_slug, price, id);
create index products_by_rating on public.products (collection_slug, stars, review_count, id);
create index products_by_popularity on public.products (collection_slug, units_sold, review_count, id);
create index products_by_discount on public.products (collection_slug, discount);

-- For the owner's product list.
create index products_title_words on public.products using gin (private.title_words(title, slug, tags || array[vendor, product_type]));
create index products_by_title on public.products (lower(title), id);
create index products_by_any_price on public.products (price, id);
create index products_out_of_sale on public.products (status, created_at desc, id) where status <> 'live';
create index products_due on public.products (publish_at) where status = 'scheduled';

-- What a variant is called on its label and its box: a number of the shop's own until the owner types another, such as the
-- maker's barcode.
create sequence private.sku_numbers as bigint start 100001;

-- Whether a text is a GTIN (EAN, UPC, ISBN): 8, 12, 13 or 14 digits of which the last proves the others.
create function private.is_gtin(p_text text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select p_text ~ '^([0-9]{8}|[0-9]{12,14})$' and p_text !~ '^0+$' and (
    select sum(substr(d.digits, i, 1)::int * case when i % 2 = 1 then 3 else 1 end) % 10 = 0
    from (select lpad(p_text, 14, '0') as digits) d, generate_series(1, 14) as i)
$$;
grant execute on function private.is_gtin(text) to authenticated;

-- What is sold of a product: one row per size and colour, with its stock.
create table public.product_variants (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  -- '' means that there is nothing to choose: a bottle of perfume has no colours.
  size text not null default '' check (length(size) <= 83),
  color text not null default '' check (length(color) <= 40),
  quantity integer not null default 0 check (quantity between 0 and 1000000),
  sku text not null default 'Z' || nextval('private.sku_numbers')
    constraint product_variants_sku check (sku ~ '^[A-Z0-9]([A-Z0-9._/ -]{0,38}[A-Z0-9])?$'),
  -- What is null is the product's. A price of its own is never below the product's (private.variant_price_fits).
  price numeric(10, 2) check (price between 0.01 and 99999),
  original_price numeric(10, 2) check (original_price between 0.01 and 99999),
  cost numeric(10, 2) check (cost between 0 and 99999),
  weight_grams integer check (weight_grams between 1 and 1000000),
  low_stock integer check (low_stock between 0 and 100000),
  -- The maker's number under its bar code, a GTIN; '' without one.
  barcode text not null default '' check (barcode = '' or private.is_gtin(barcode)),
  -- The address of one of the product's pictures; '' for those of its colour.
  picture text not null default '' check (length(picture) <= 2000),
  constraint product_variants_original_above_price check (original_price >= price),
  unique (product_id, size, color)
) with (fillfactor = 50);

-- A product's texts in another language than that of its row (shop_settings.text_language); what is null is shown as the row
-- has it. Shoppers read them through the functions that answer with a product.
create table public.product_translations (
  product_id uuid not null references public.products (id) on delete cascade,
  language text not null check (private.is_language(language)),
  title text check (length(title) between 1 and 120),
  description text check (length(description) between 1 and 5000),
  materials text check (length(materials) between 1 and 300),
  seo_title text check (length(seo_title) between 1 and 120),
  seo_description text check (length(seo_description) between 1 and 300),
  -- The whole list as products.details has it.
  details jsonb check (jsonb_typeof(details) = 'array'),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (product_id, language)
);
create index product_translations_by_language on public.product_translations (language, product_id);

-- One row for each price that was asked and is no longer: what products and sizes cost now stands in their own rows. Recorded
-- in every shop, so that one that begins to measure its reductions knows its prices.
create table public.price_history (
  id bigint generated always as identity primary key,
  product_id uuid not null references public.products (id) on delete cascade,
  -- The variant with a price of its own; null for the price of the product, and of a deal on it.
  variant_id uuid references public.product_variants (id) on delete cascade,
  price numeric(10, 2) not null check (price between 0.01 and 99999),
  -- The price before that stood beside it; null where it was no reduction.
  original_price numeric(10, 2) check (original_price between 0.01 and 99999),
  -- When it ended.
  until timestamptz not null default now(),
  unique nulls not distinct (product_id, variant_id, until)
);
create index price_history_by_variant on public.price_history (variant_id) where variant_id is not null;

-- What a size or a colour, and an option itself, is called in other languages: {"fr": {"name": "Rouge"}}, by its name in the rows of
-- products; of a size of two parts each by itself.
-- Addresses, carts and orders keep the row's name.
create table public.option_words (
  name text primary key check (length(name) <= 40 and private.is_line(name, 40)),
  translations jsonb not null default '{}' check (private.are_translations(translations, '{name}', 40)),
  -- The words of all its names as the search compares them, by trigger.
  words text[] not null default '{}',
  updated_at timestamptz not null default clock_timestamp()
);

-- The members of curated collections, in their order.
create table public.collection_products (
  collection_id uuid not null references public.collections (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  position integer not null default 0,
  primary key (collection_id, product_id)
);
create index collection_products_by_product on public.collection_products (product_id);

-- What a variant cost before: its own, or its product's where it costs what the product does, since what another cost is no
-- reduction of this one. Null where that is not more than it costs.
create function private.variant_original(v public.product_variants, p public.products) returns numeric
language sql immutable set search_path = ''
as $$
  select nullif(greatest(coalesce(v.original_price, case when v.price is null then p.original_price end), coalesce(v.price, p.price)),
    coalesce(v.price, p.price))
$$;

-- Whether a product lacks what one that goes on sale needs.
create function private.is_incomplete(p public.products) returns boolean
language sql immutable set search_path = ''
as $$ select p.description = '' or p.price = 0 or p.collection_slug is null or p.image_url = private.no_picture() $$;

create function private.measures_reductions() returns boolean
language sql stable security definer set search_path = ''
as $$ select s.measures_reductions from public.shop_settings s $$;

-- The pictures of a product; one that has none but its main picture has that.
create function private.product_pictures(p public.products) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when p.images <> '[]' then p.images
    else jsonb_build_array(jsonb_build_object('src', p.image_url, 'alt', '', 'color', null, 'view', '')) end
$$;

-- The texts of a product that everyone may read: on its page, in feeds and in the owner's list.
create function private.product_facts(p public.products) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('description', p.description, 'materials', p.materials, 'vendor', p.vendor,
    'seo_title', p.seo_title, 'seo_description', p.seo_description,
    'size_name', p.size_name, 'color_name', p.color_name, 'third_name', p.third_name)
$$;

-- What the owner edits of a product, by column.
create function private.product_values(p public.products) returns jsonb
language sql immutable set search_path = ''
as $$
  select private.product_facts(p) || jsonb_build_object('slug', p.slug, 'title', p.title, 'collection_slug', p.collection_slug,
    'price', p.price, 'original_price', p.original_price, 'sizes', p.sizes, 'colors', p.colors,
    'details', p.details, 'images', private.product_pictures(p), 'product_type', p.product_type, 'tags', p.tags,
    'origin_country', p.origin_country, 'hs_code', p.hs_code, 'cost', p.cost, 'weight_grams', p.weight_grams,
    'low_stock', p.low_stock)
$$;

-- Raises PT400 INVALID_DETAILS unless facts of a product have their shape; null is none.
create function private.check_details(p_details jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(p_details) <> 'array' or jsonb_array_length(p_details) > 30 or exists (
    select from jsonb_array_elements(p_details) as e (fact)
    where jsonb_typeof(e.fact) <> 'object' or length(coalesce(e.fact ->> 'name', '')) not between 1 and 60
      or length(coalesce(e.fact ->> 'value', '')) not between 1 and 400)
  then
    perform private.fail(400, 'INVALID_DETAILS');
  end if;
end
$$;

-- Typed words are cleaned, sizes, colours and tags of one name are one; pictures, facts and tags must have their shape. Raises
-- PT400 INVALID_PICTURES, INVALID_DETAILS, INVALID_TAGS.
create function private.product_clean() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.title := private.clean_line(new.title);
  new.description := private.clean_text(new.description);
  new.materials := private.clean_line(new.materials);
  new.vendor := private.clean_line(new.vendor);
  new.product_type := private.clean_line(new.product_type);
  new.seo_title := private.clean_line(new.seo_title);
  new.seo_description := private.clean_line(new.seo_description);
  new.tags := private.clean_options(new.tags);
  if exists (select from unnest(new.tags) as t (tag) where length(t.tag) > 60) then
    perform private.fail(400, 'INVALID_TAGS');
  end if;
  new.size_name := private.clean_line(new.size_name);
  new.color_name := private.clean_line(new.color_name);
  new.third_name := private.clean_line(new.third_name);
  new.sizes := private.clean_options(new.sizes);
  new.colors := private.clean_options(new.colors);
  if not private.is_picture_address(new.image_url) or jsonb_typeof(new.images) <> 'array' or exists (
    select from jsonb_array_elements(new.images) as e (image)
    where jsonb_typeof(e.image) <> 'object' or not private.is_picture_address(e.image ->> 'src')
      or length(coalesce(e.image ->> 'alt', '')) > 200 or length(coalesce(e.image ->> 'color', '')) > 40
      or length(coalesce(e.image ->> 'view', '')) > 40)
  then
    perform private.fail(400, 'INVALID_PICTURES');
  end if;
  perform private.check_details(new.details);
  return new;
end
$$;
create trigger product_clean before insert or update of title, description, materials, image_url, images, details, sizes, colors, size_name,
  color_name, third_name, vendor, product_type, tags, seo_title, seo_description on public.products
  for each row execute function private.product_clean();

-- The same for its texts in another language; an empty one is none. Raises PT400 INVALID_DETAILS.
create function private.translation_clean() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.title := nullif(private.clean_line(new.title), '');
  new.description := nullif(private.clean_text(new.description), '');
  new.materials := nullif(private.clean_line(new.materials), '');
  new.seo_title := nullif(private.clean_line(new.seo_title), '');
  new.seo_description := nullif(private.clean_line(new.seo_description), '');
  new.details := nullif(new.details, '[]');
  perform private.check_details(new.details);
  new.updated_at := clock_timestamp();
  return new;
end
$$;
create trigger translation_clean before insert or update on public.product_translations
  for each row execute function private.translation_clean();

-- Sets what the search finds a product by: its words in every language, tags, vendor and type among them, with a third option its
-- values, and the marks of its
-- type, department and colours (private.search_marks). After a change of types run `update public.products set search = ''`.
create function private.product_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  t record;
begin
  new.search := private.search_text(new.title, coalesce(new.collection_slug, ''), new.colors,
      concat_ws(' ', new.description, array_to_string(new.tags, ' '), new.vendor, new.product_type,
        case when new.third_name <> '' then array_to_string(new.sizes, ' ') end),
      private.search_language(private.text_language()))
    || private.search_marks(new.title, new.collection_slug, new.colors);
  for t in select * from public.product_translations n where n.product_id = new.id order by n.language loop
    new.search := new.search || private.search_text(coalesce(t.title, ''), '', '{}', coalesce(t.description, ''),
      private.search_language(t.language));
  end loop;
  return new;
end
$$;

-- Fires after product_clean: triggers of a row fire in the order of their names.
create trigger product_search before insert or update of title, collection_slug, colors, sizes, third_name, description, tags, vendor,
  product_type, search
  on public.products for each row execute function private.product_search();

-- After translations changed: what the search finds their products by, and when the products were changed.
create function private.translated() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.products p where p.id in (select c.product_id from changed c) order by p.id for no key update;
  update public.products p set search = '' where p.id in (select c.product_id from changed c);
  if tg_op <> 'DELETE' then
    perform private.learn_words(array(
      select distinct c.title from changed c join public.products p on p.id = c.product_id and p.status = 'live' where c.title is not null));
  end if;
  return null;
end
$$;
create trigger translated_on_insert after insert on public.product_translations
  referencing new table as changed for each statement execute function private.translated();
create trigger translated_on_update after update on public.product_translations
  referencing new table as changed for each statement execute function private.translated();
create trigger translated_on_delete after delete on public.product_translations
  referencing old table as changed for each statement execute function private.translated();

-- A product's title in a language, else as its row has it.
create function private.product_title(p public.products, p_language text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((select t.title from public.product_translations t where t.product_id = p.id and t.language = p_language), p.title)
$$;

-- What a size or a colour is called in a language, else its name; of a size of two parts each by itself.
create function private.option_word(p_name text, p_language text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select string_agg(coalesce(private.text_in(w.name, w.translations, 'name', p_language), n.part), ' / ' order by n.place)
    from unnest(string_to_array(p_name, ' / ')) with ordinality as n (part, place) left join public.option_words w on w.name = n.part), p_name)
$$;

-- What a picture of a product shows, in a language in which nobody has described it: the product and the colour.
create function private.picture_words(p_title text, p_color text, p_language text) returns text
language sql stable security definer set search_path = ''
as $$ select concat_ws(' – ', p_title, private.option_word(nullif(p_color, ''), p_language)) $$;

-- A product with its texts in a language, each as its row has it where there is none. Pictures are described by title and
-- colour there, since their own descriptions are in the language of the row.
create function private.product_in(p public.products, p_language text) returns public.products
language plpgsql stable security definer set search_path = ''
as $$
declare
  t public.product_translations;
begin
  select * into t from public.product_translations n where n.product_id = p.id and n.language = p_language;
  if found then
    p.title := coalesce(t.title, p.title);
    p.description := coalesce(t.description, p.description);
    p.materials := coalesce(t.materials, p.materials);
    p.seo_title := coalesce(t.seo_title, p.seo_title);
    p.seo_description := coalesce(t.seo_description, p.seo_description);
    p.details := coalesce(t.details, p.details);
    if t.title is not null then
      p.images := coalesce((select jsonb_agg(
          g.image || jsonb_build_object('alt', private.picture_words(t.title, g.image ->> 'color', p_language)) order by g.n)
        from jsonb_array_elements(p.images) with ordinality as g (image, n)), '[]');
    end if;
  end if;
  return p;
end
$$;

-- The language of a request in which products have texts of their own: null where it is that of their rows, so that reads
-- look for no translations.
create function private.other_language() returns text
language sql stable security definer set search_path = ''
as $$
  select a.language from (select private.asked_language() as language) a
  where exists (select from public.product_translations t where t.language = a.language)
$$;

-- Computes the discount: round((original - price) / original * 100), null without an original price, and 99 at most while it
-- costs anything. What goes live has no
-- time for it any more, and is new; so is what never was for sale.
create function private.product_before_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status <> 'scheduled' then
    new.publish_at := null;
  end if;
  if tg_op = 'UPDATE' and new.status = 'live' and old.status in ('draft', 'scheduled') then
    new.created_at := now();
  end if;
  new.discount := case when new.original_price > 0 then
    least(case when new.price > 0 then 99 else 100 end, round((new.original_price - new.price) / new.original_price * 100)) end;
  if tg_op = 'UPDATE' then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end
$$;
create trigger product_added before insert on public.products
  for each row execute function private.product_before_write();

-- Neither a sale, which changes the sum of the stock, nor the count of what was sold is a change of the product.
create trigger product_changed before update on public.products
  for each row when (new.quantity = old.quantity and new.units_sold = old.units_sold)
  execute function private.product_before_write();

-- Only the variants' trigger, one level deeper, may change what is derived from the variants.
create function private.stock_guard() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if pg_trigger_depth() < 2 then
    perform private.fail(400, 'QUANTITY_IS_DERIVED');
  end if;
  return new;
end
$$;
create trigger stock_guard before update of quantity, sizes_left on public.products
  for each row when (new.quantity <> old.quantity or new.sizes_left <> old.sizes_left)
  execute function private.stock_guard();

alter table public.products enable row level security;
alter table public.product_variants enable row level security;
alter table public.collection_products enable row level security;

-- Visitors and members read the catalogue through functions with bounded arguments (the file shop_reads): the API cannot
-- refuse operators, embedded tables or long lists on a table that it may read.
create policy "owner reads" on public.products for select to authenticated using ((select private.may('view')));
create policy "owner adds" on public.products for insert to authenticated with check ((select private.may('products')));
create policy "owner changes" on public.products for update to authenticated
  using ((select private.may('products'))) with check ((select private.may('products')));
create policy "owner adds" on public.product_variants for insert to authenticated with check ((select private.may('products')));
create policy "owner changes" on public.product_variants for update to authenticated
  using ((select private.may('products'))) with check ((select private.may('products')));
create policy "owner deletes" on public.product_variants for delete to authenticated using ((select private.may('products')));
grant select, insert, update, delete on public.products, public.product_variants to authenticated;

alter table public.price_history enable row level security;
create policy "owner reads" on public.price_history for select to authenticated using ((select private.may('view')));
grant select on public.price_history to authenticated;
alter table public.product_translations enable row level security;
alter table public.option_words enable row level security;
create policy "owner reads" on public.product_translations for select to authenticated using ((select private.may('view')));
create policy "owner adds" on public.product_translations for insert to authenticated with check ((select private.may('products', 'translations')));
create policy "owner changes" on public.product_translations for update to authenticated
  using ((select private.may('products', 'translations'))) with check ((select private.may('products', 'translations')));
create policy "owner deletes" on public.product_translations for delete to authenticated using ((select private.may('products', 'translations')));
create policy "owner reads" on public.option_words for select to authenticated using ((select private.may('view')));
create policy "owner adds" on public.option_words for insert to authenticated with check ((select private.may('products', 'translations')));
create policy "owner changes" on public.option_words for update to authenticated
  using ((select private.may('products', 'translations'))) with check ((select private.may('products', 'translations')));
create policy "owner deletes" on public.option_words for delete to authenticated using ((select private.may('products', 'translations')));
grant select, insert, update, delete on public.product_translations, public.option_words to authenticated;

create function private.option_words_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_names text[] := array(select l.value ->> 'name' from jsonb_each(new.translations) l where l.value ->> 'name' <> '');
begin
  new.words := array(select distinct w from unnest(v_names) as n (name), unnest(private.words(n.name)) as w where length(w) >= 3 order by w);
  new.updated_at := clock_timestamp();
  perform private.learn_words(v_names);
  return new;
end
$$;
create trigger option_words_before_write before insert or update on public.option_words
  for each row execute function private.option_words_before_write();
create trigger audit_product_translations after insert or update or delete on public.product_translations for each row
  execute function private.audit('product', 'language', 'title', 'description', 'materials', 'details', 'seo_title', 'seo_description');
create trigger audit_option_words after insert or update or delete on public.option_words for each row
  execute function private.audit('name', 'name', 'translations');
grant select on public.collection_products to authenticated;
create trigger audit_products after insert or delete or update of title, slug, description, price, original_price,
  collection_slug, image_url, images, sizes, colors, size_name, color_name, third_name, details, materials, featured_rank, status,
  publish_at, vendor, product_type, tags, origin_country, hs_code, seo_title, seo_description, cost, weight_grams, low_stock on public.products for each row execute function
  private.audit('title', 'title', 'slug', 'description', 'price', 'original_price', 'collection_slug', 'image_url', 'images', 'sizes',
    'colors', 'size_name', 'color_name', 'third_name', 'details', 'materials', 'featured_rank', 'status', 'publish_at', 'vendor', 'product_type', 'tags', 'origin_country', 'hs_code',
    'seo_title', 'seo_description', 'cost', 'weight_grams', 'low_stock');
create trigger audit_variants after insert or update or delete on public.product_variants for each row execute function
  private.audit('product', 'size', 'color', 'quantity', 'sku', 'price', 'original_price', 'cost', 'weight_grams', 'low_stock', 'barcode',
    'picture');
create policy "owner reads" on public.product_variants for select to authenticated using ((select private.may('view')));
create policy "owner reads" on public.collection_products for select to authenticated using ((select private.may('view')));
-- ------------------------------------------------------------------ who makes the goods

-- Whether people are reached by it: an email address, or the https address of a page.
create function private.is_electronic_address(p_text text) returns boolean
language sql immutable set search_path = ''
as $$ select length(p_text) <= 254 and (p_text ~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$' or p_text ~ '^https://[^\s<>"]+\.[^\s<>"]+$') $$;
grant execute on function private.is_electronic_address(text) to authenticated;

-- What the product safety of the European Union wants shown with an offer (Regulation (EU) 2023/988, article 19): who made the goods, who
-- answers for them in the Union where the maker is not there, and warnings.
create table public.makers (
  id uuid primary key default gen_random_uuid(),
  -- Of which goods: products.vendor in any case; '' for those of every other vendor, and of none.
  vendor text not null check (length(vendor) <= 80 and vendor = btrim(vendor)),
  name text not null check (private.is_line(name, 120)),
  address text not null check (private.is_address(address)),
  contact text not null check (private.is_electronic_address(contact)),
  eu_name text check (private.is_line(eu_name, 120)),
  eu_address text check (private.is_address(eu_address)),
  eu_contact text check (private.is_electronic_address(eu_contact)),
  warnings text not null default '' check (length(warnings) <= 1000),
  translations jsonb not null default '{}' check (private.are_translations(translations, '{warnings}', 1000)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint makers_in_union check ((eu_name is null) = (eu_address is null) and (eu_name is null) = (eu_contact is null))
);
create unique index makers_of_vendor on public.makers (lower(vendor));
alter table public.makers enable row level security;
create policy "owner reads" on public.makers for select to authenticated using ((select private.may('view')));
create policy "owner adds" on public.makers for insert to authenticated with check ((select private.may('products')));
create policy "owner changes" on public.makers for update to authenticated
  using ((select private.may('products'))) with check ((select private.may('products')));
create policy "owner deletes" on public.makers for delete to authenticated using ((select private.may('products')));
grant select, insert, update, delete on public.makers to authenticated;

-- Typed words are cleaned; a shop has at most five hundred makers. Raises PT409 TOO_MANY_MAKERS.
create function private.maker_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.vendor := private.clean_line(new.vendor);
  new.warnings := private.clean_text(new.warnings);
  new.updated_at := clock_timestamp();
  if tg_op = 'INSERT' and (select count(*) from public.makers) >= 500 then
    perform private.fail(409, 'TOO_MANY_MAKERS');
  end if;
  return new;
end
$$;
create trigger maker_before_write before insert or update on public.makers for each row execute function private.maker_before_write();
create trigger audit_makers after insert or update or delete on public.makers for each row
  execute function private.audit('name', 'vendor', 'name', 'address', 'contact', 'eu_name', 'eu_address', 'eu_contact', 'warnings', 'translations');

-- What a product's page shows of it in a language: {safety: {name, address, contact, eu_name, eu_address, eu_contact, warnings}}, without what is not
-- set; {} where the shop has written down nothing.
create function private.product_safety(p_vendor text, p_language text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object('safety', jsonb_strip_nulls(jsonb_build_object('name', m.name, 'address', m.address, 'contact', m.contact,
      'eu_name', m.eu_name, 'eu_address', m.eu_address, 'eu_contact', m.eu_contact, 'warnings', case when m.warnings <> '' then private.text_in(m.warnings, m.translations, 'warnings', p_language) end)))
    from public.makers m where lower(m.vendor) in (lower(p_vendor), '') order by m.vendor = '' limit 1), '{}')
$$;

-- The name of the detail that says how much is in a product; null where the shop shows no unit prices.
create function private.measure_detail() returns text
language sql stable security definer set search_path = ''
as $$ select s.measure_detail from public.shop_settings s $$;

-- How much is in a product, for its unit price (Directive 98/6/EC, article 3): {measure}, the value of the detail that the owner has named, ''
-- where the product has none, because its sizes may say it; {} where the shop shows no unit prices.
create function private.product_measure(p_details jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object('measure', coalesce((
      select d ->> 'value' from jsonb_array_elements(p_details) d where lower(d ->> 'name') = lower(s.measure_detail) limit 1), ''))
    from public.shop_settings s where s.measure_detail is not null), '{}')
$$;

-- The texts by which a card shows a unit price: the size of what costs least, and private.product_measure.
create function private.card_measures(p_product public.products) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array[coalesce((
    select v.size from public.product_variants v where v.product_id = p_product.id
    order by coalesce(v.price, p_product.price), array_position(p_product.sizes, v.size), v.id limit 1), ''),
    private.product_measure(p_product.details) ->> 'measure']
$$;

create index products_by_units_sold on public.products (units_sold desc, id) where units_sold > 0;

-- What the returns of the last year say of a product's sizes: how many customers found it too small or too large, of how many who bought
-- it; `fit` is what its page says.
create table private.product_fits (
  product_id uuid primary key references public.products (id) on delete cascade,
  small integer not null check (small between 0 and 1000000000),
  large integer not null check (large between 0 and 1000000000),
  buyers integer not null check (buyers between 0 and 1000000000),
  fit text check (fit in ('small', 'large'))
);
alter table private.product_fits enable row level security;

-- Counts units_sold of all products again, without what came back, and how they fit (private.count_fits), and returns how many products'
-- sales changed. The schedule calls it, because orders that counted their own sales would lock products that other buyers wait for.
create function private.count_units_sold() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_changed integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('count_units_sold', 0));
  with counted as (
    select i.product_id as id, sum(i.quantity - coalesce((
      select sum(r.received) from public.return_items r where r.order_item_id = i.id), 0))::int as n
    from public.order_items i join public.orders o on o.id = i.order_id
    where i.placed_at > now() - interval '90 days' and i.product_id is not null
      and o.order_status <> 'cancelled' and (o.order_status = 'delivered' or o.paid_amount > o.refunded_amount)
    group by i.product_id
  ), changed as (
    select p.id, coalesce(c.n, 0) as n
    from public.products p left join counted c on c.id = p.id
    where p.id in (select s.id from counted s union all select s.id from public.products s where s.units_sold > 0)
      and p.units_sold <> coalesce(c.n, 0)
    order by p.id for no key update of p
  )
  update public.products p set units_sold = c.n from changed c where p.id = c.id;
  get diagnostics v_changed = row_count;
  perform private.count_fits();
  return v_changed;
end
$$;
grant execute on function private.count_units_sold() to service_role;

-- Makes live what is scheduled and whose time has come, at most five hundred products at once, and returns how many. The
-- schedule calls it every minute; a product's row says when, so nothing is lost while it does not.
create function private.publish_due_products() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ids uuid[];
begin
  v_ids := array(select p.id from public.products p where p.status = 'scheduled' and p.publish_at <= now() order by p.publish_at, p.id limit 500);
  -- Locks in id order, as buyers do.
  perform 1 from public.products p where p.id = any (v_ids) order by p.id for no key update;
  update public.products p set status = 'live' where p.id = any (v_ids) and p.status = 'scheduled' and p.publish_at <= now();
  return cardinality(v_ids);
end
$$;
grant execute on function private.publish_due_products() to service_role;

-- See private.publish_due_products. For a scheduler outside the database, with the service key.
create function public.publish_due_products() returns integer
language sql volatile set search_path = '' as $$ select private.publish_due_products() $$;
grant execute on function public.publish_due_products() to service_role;

-- See private.count_units_sold. For a scheduler outside the database, with the service key.
create function public.count_units_sold() returns integer
language sql volatile set search_path = '' as $$ select private.count_units_sold() $$;
grant execute on function public.count_units_sold() to service_role;
