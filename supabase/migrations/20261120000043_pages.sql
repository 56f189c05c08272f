-- What the shop says: its pages with their versions, menus, pictures and films, and size charts, as rows that owners edit
-- (docs/store.md). Who runs the shop sees all of it; everyone else reads what is published, through read_page and shop_facts.

-- ------------------------------------------------------------------ pictures and films

-- A picture in its widths (`<src>-<width>.<format>`), one file as it is where it has none, or a film, which is one file.
create table public.media (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'picture' check (kind in ('picture', 'film')),
  src text not null check (length(src) <= 500 and private.is_picture_address(src)),
  widths integer[] not null default '{}' check (cardinality(widths) <= 12 and array_position(widths, null) is null
    and 1 <= all (widths) and 10000 >= all (widths)),
  -- The newest first, which browsers take if they can.
  formats text[] not null default '{}' check (formats <@ '{avif,webp,jpg,png}'::text[] and cardinality(formats) <= 4),
  width integer check (width between 1 and 20000),
  height integer check (height between 1 and 20000),
  bytes integer check (bytes between 0 and 100000000),
  -- Its main colour, which is shown until it has loaded.
  color text check (private.is_color(color)),
  -- Whether it was drawn as the icons of the app, which lie beside it: <src>-icon-192.png, without the ending of src
  -- (src/domain/store/mark-icons.ts).
  has_icons boolean not null default false,
  -- What it shows, for those who cannot see it; empty for decoration.
  alt text not null default '' check (length(alt) <= 300),
  translations jsonb not null default '{}' check (private.are_translations(translations, '{alt}', 300)),
  created_at timestamptz not null default now() check (created_at between '2000-01-01' and '2100-01-01'),
  updated_at timestamptz not null default now() check (updated_at between '2000-01-01' and '2100-01-01'),
  constraint media_kind_of_file check ((kind = 'film') = (src ~ '\.(mp4|webm)$') and (kind = 'picture' or cardinality(formats) = 0))
);
create index media_newest on public.media (created_at desc, id);

-- ------------------------------------------------------------------ size charts

-- A table of body measures in centimetres: {"columns": ["bust", "waist"], "rows": [{"size": "M", "measures": [[88, 92], 70]}]}.
-- A column is one of the parts of the body that the software has words for (src/content/product/size-guide.ts), or a text.
-- With "systems": ["EU"], rows also have "others": ["38"], what the size is called there; "groups": [{slug, name}] are the
-- headings under which the size guide shows it.
create function private.are_texts(p_list jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case jsonb_typeof(p_list) when 'array'
    then not exists (select from jsonb_array_elements(p_list) t where jsonb_typeof(t.value) <> 'string') else false end
$$;
create function private.is_size_chart(p_chart jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when octet_length(p_chart::text) > 50000 or jsonb_typeof(p_chart) is distinct from 'object'
      or jsonb_typeof(p_chart -> 'columns') is distinct from 'array' or jsonb_typeof(p_chart -> 'rows') is distinct from 'array' then false
    else jsonb_array_length(p_chart -> 'columns') between 1 and 12 and jsonb_array_length(p_chart -> 'rows') between 1 and 100
      and not exists (
        select from jsonb_array_elements(p_chart -> 'columns') c
        where jsonb_typeof(c.value) <> 'string' and jsonb_typeof(c.value -> '$text') is distinct from 'object')
      and not exists (
        select from jsonb_array_elements(p_chart -> 'rows') r
        where jsonb_typeof(r.value -> 'size') is distinct from 'string' or jsonb_typeof(r.value -> 'measures') is distinct from 'array'
          or not private.are_texts(coalesce(r.value -> 'others', '[]')) or exists (
            select from jsonb_array_elements(case jsonb_typeof(r.value -> 'measures') when 'array' then r.value -> 'measures' else '[]' end) m
            where jsonb_typeof(m.value) <> 'number' and not coalesce(jsonb_typeof(m.value) = 'array' and jsonb_array_length(m.value) = 2
              and jsonb_typeof(m.value -> 0) = 'number' and jsonb_typeof(m.value -> 1) = 'number', false)))
      and private.are_texts(coalesce(p_chart -> 'systems', '[]'))
      and jsonb_typeof(coalesce(p_chart -> 'groups', '[]')) = 'array' and not exists (
        select from jsonb_array_elements(case jsonb_typeof(p_chart -> 'groups') when 'array' then p_chart -> 'groups' else '[]' end) g
        where coalesce(g.value ->> 'slug', '') !~ '^[a-z0-9-]{1,40}$'
          or jsonb_typeof(g.value -> 'name') is distinct from 'string' and jsonb_typeof(g.value #> '{name,$text}') is distinct from 'object') end
$$;
grant execute on function private.is_size_chart(jsonb), private.are_texts(jsonb) to authenticated;

create table public.size_charts (
  id uuid primary key default gen_random_uuid(),
  -- By which browsers keep what their visitors wear: it stays when the chart is named or written otherwise.
  slug text not null unique default gen_random_uuid()::text check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (private.is_line(name, 60)),
  translations jsonb not null default '{}' check (private.are_translations(translations, '{name}', 60)),
  chart jsonb not null check (private.is_size_chart(chart)),
  position integer not null default 0 check (position between 0 and 100000),
  created_at timestamptz not null default now() check (created_at between '2000-01-01' and '2100-01-01'),
  updated_at timestamptz not null default now() check (updated_at between '2000-01-01' and '2100-01-01')
);
-- A collection has its department's chart unless it has its own.
alter table public.departments add column size_chart_id uuid references public.size_charts (id) on delete set null;
alter table public.collections add column size_chart_id uuid references public.size_charts (id) on delete set null;
create index departments_size_chart on public.departments (size_chart_id);
create index collections_size_chart on public.collections (size_chart_id);
create trigger size_charts_place before insert on public.size_charts for each row execute function private.place_last();

alter table public.shop_settings
  add column logo_id uuid references public.media (id) on delete restrict,
  add column logo_dark_id uuid references public.media (id) on delete restrict,
  add column mark_id uuid references public.media (id) on delete restrict,
  -- Ornaments: a strip above the footer and at the end of mails, and the corner of pages that begin without a picture.
  add column frieze_id uuid references public.media (id) on delete restrict,
  add column corner_id uuid references public.media (id) on delete restrict,
  -- When the owner has read the policies that the software wrote; null until then.
  add column policies_confirmed_at timestamptz
    constraint shop_settings_policies check (policies_confirmed_at between '2000-01-01' and '2100-01-01');

-- ------------------------------------------------------------------ pages

-- First parts of addresses that the software's own screens and files have (src/config/reserved-slugs.ts).
create function private.reserved_slugs() returns text[]
language sql immutable set search_path = ''
as $$
  select '{en,fr,ar,admin,api,app,art,assets,auth,cart,checkout,collections,deals,feeds,flash-deals,icons,login,new,edit,print,
    order-confirmation,confirm-address,not-me,product,products,profile,rest,return,review,search,sitemap,static,storage,
    student-discount,track,unsubscribe,welcome,wishlist,preview,forgot-password,reset-password,confirm-email}'::text[]
$$;
grant execute on function private.reserved_slugs() to authenticated;

-- A page of the shop, under its slug; the first page under none. What it shows is in its published version; one without
-- shows what the software has for its kind and slug (src/sections/default-pages.ts), or is not there.
create table public.pages (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  kind text not null default 'page' check (kind in ('home', 'page', 'policy', 'lookbook', 'landing', 'department')),
  -- Of the department whose page it is.
  department_id uuid unique references public.departments (id) on delete cascade,
  title text check (private.is_line(title, 120)),
  description text check (private.is_line(description, 300)),
  translations jsonb not null default '{}' check (private.are_translations(translations, '{title,description}', 300)),
  -- Whether search engines and the sitemap are given it.
  is_indexed boolean not null default true,
  -- The software has words of its own for it, so it cannot be deleted and keeps its slug.
  is_fixed boolean not null default false,
  published_version uuid,
  created_at timestamptz not null default now() check (created_at between '2000-01-01' and '2100-01-01'),
  updated_at timestamptz not null default now() check (updated_at between '2000-01-01' and '2100-01-01'),
  constraint pages_of_department check ((kind = 'department') = (department_id is not null)),
  -- What the shop says on a screen of the software is a page with the screen's slug.
  constraint pages_slug_free check (is_fixed or slug <> all (private.reserved_slugs()))
);
create unique index pages_one_home on public.pages (kind) where kind = 'home';

-- Whether sections have their form: at most 60 objects, each with a kind and an id of its own, in at most 256 KB, with links
-- that lead nowhere unsafe. What a kind holds is checked where it is shown (src/sections).
create function private.are_sections(p_sections jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return octet_length(p_sections::text) <= 262144 and jsonb_typeof(p_sections) = 'array' and jsonb_array_length(p_sections) <= 60
    and not exists (
      select from jsonb_array_elements(p_sections) s
      where jsonb_typeof(s.value) <> 'object' or s.value ?| '{$text,$media,$link,$ref,$products}'
        or coalesce(jsonb_typeof(s.value -> 'isHidden'), 'boolean') <> 'boolean'
        or jsonb_typeof(s.value -> 'id') is distinct from 'string' or s.value ->> 'id' !~ '^[a-zA-Z0-9-]{1,40}$'
        or jsonb_typeof(s.value -> 'kind') is distinct from 'string' or s.value ->> 'kind' !~ '^[a-z]+(-[a-z]+)*$'
        or length(s.value ->> 'kind') > 40)
    and (select count(distinct s.value ->> 'id') = count(*) from jsonb_array_elements(p_sections) s)
    and private.are_links_safe(p_sections);
end
$$;

-- Whether links in a page or a menu lead nowhere unsafe, and pictures are those of media alone, so that nobody's file is shown
-- that the shop does not know.
create function private.are_links_safe(p_content jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return not exists (
      select from jsonb_path_query(p_content, '$.**."$link"') l
      where jsonb_typeof(l) = 'object' and l ->> 'kind' = 'address' and not private.is_safe_address(l ->> 'to'))
    and not jsonb_path_exists(p_content, '$.**.src ? (@.type() == "string")');
end
$$;

-- Whether a link may lead there: another site, a mailbox, a phone number, or a path of the shop.
create function private.is_safe_address(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(length(p_text) <= 1000 and p_text !~ '[\s"<>\\]'
    and p_text ~ '^(https://[^/]+|mailto:[^@]+@[^@]+$|tel:\+?[0-9]+$|/([^/]|$))', false)
$$;

-- Whether entries of a menu have their form, at most four levels deep: {label, target, items, isSale}, where a label is null or
-- a text by language and a target null or a link.
create function private.are_menu_items(p_items jsonb, p_levels int default 4) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(p_items) is distinct from 'array' or p_levels = 0 and p_items <> '[]' then
    return false;
  end if;
  return not exists (
      select from jsonb_array_elements(p_items) i
      where jsonb_typeof(i.value) <> 'object' or i.value ?| '{$text,$media,$link,$ref}'
        or coalesce(jsonb_typeof(i.value -> 'label'), 'null') not in ('null', 'string', 'object')
        or jsonb_typeof(i.value -> 'label') = 'object' and jsonb_typeof(i.value #> '{label,$text}') is distinct from 'object'
        or coalesce(jsonb_typeof(i.value -> 'target'), 'null') not in ('null', 'object')
        or jsonb_typeof(i.value -> 'target') = 'object' and jsonb_typeof(i.value #> '{target,$link}') is distinct from 'object'
        or coalesce(jsonb_typeof(i.value -> 'isSale'), 'boolean') <> 'boolean'
        or not private.are_menu_items(coalesce(i.value -> 'items', '[]'), p_levels - 1));
end
$$;
grant execute on function private.are_sections(jsonb), private.is_safe_address(text), private.are_links_safe(jsonb),
  private.are_menu_items(jsonb, int) to authenticated;

-- A version of a page: what is being written (draft), what will be published at a time (scheduled), what is (published), and
-- what was (past).
create table public.page_versions (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references public.pages (id) on delete cascade,
  sections jsonb not null check (private.are_sections(sections)),
  -- The form of the sections that the software writes; one that is newer than a release knows is not shown by it.
  format integer not null default 1 check (format between 1 and 1000),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'past')),
  publish_at timestamptz check (publish_at >= '2000-01-01' and publish_at <= '2100-01-01'),
  published_at timestamptz check (published_at >= '2000-01-01' and published_at <= '2100-01-01'),
  author_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp() check (created_at between '2000-01-01' and '2100-01-01'),
  updated_at timestamptz not null default clock_timestamp() check (updated_at between '2000-01-01' and '2100-01-01'),
  constraint page_versions_scheduled check ((state = 'scheduled') = (publish_at is not null))
);
create index page_versions_of_page on public.page_versions (page_id, created_at desc);
create unique index page_versions_one_draft on public.page_versions (page_id) where state = 'draft';
create unique index page_versions_one_scheduled on public.page_versions (page_id) where state = 'scheduled';
create unique index page_versions_one_published on public.page_versions (page_id) where state = 'published';
create index page_versions_author on public.page_versions (author_id);
alter table public.pages add constraint pages_published foreign key (published_version) references public.page_versions (id)
  on delete set null deferrable initially deferred;
create index pages_published_version on public.pages (published_version);

-- pages.published_version decides what is published; the states of versions follow it. A version that is written as
-- published becomes it.
create function private.publish_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and old.state = 'published' then
    return new;
  end if;
  new.published_at := coalesce(new.published_at, clock_timestamp());
  new.publish_at := null;
  update public.page_versions v set state = 'past' where v.page_id = new.page_id and v.state = 'published' and v.id <> new.id;
  update public.pages p set published_version = new.id where p.id = new.page_id;
  return new;
end
$$;
create trigger page_versions_published before insert or update of state on public.page_versions
  for each row when (new.state = 'published') execute function private.publish_version();

-- The most versions that a page keeps; the oldest past ones go.
create function private.prune_versions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.page_versions v where v.id in (
    select o.id from public.page_versions o where o.page_id = new.page_id and o.state = 'past'
    order by o.created_at desc, o.id offset 50);
  return null;
end
$$;
create trigger page_versions_prune after insert on public.page_versions for each row execute function private.prune_versions();

-- Former slugs of pages, so that links from elsewhere still lead to them.
create table public.page_moves (
  slug text primary key,
  page_id uuid not null references public.pages (id) on delete cascade
);
create index page_moves_to on public.page_moves (page_id);

create function private.page_moved() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.page_moves m where m.slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into public.page_moves (slug, page_id) values (old.slug, new.id);
  end if;
  return null;
end
$$;
create trigger page_added after insert on public.pages for each row execute function private.page_moved();
create trigger page_moved after update on public.pages for each row when (old.slug <> new.slug)
  execute function private.page_moved();

create function private.page_stays() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.fail(409, 'PAGE_STAYS');
  return null;
end
$$;
create trigger page_stays before delete on public.pages for each row when (old.is_fixed) execute function private.page_stays();
-- A page that shoppers could see leaves its address, and those that led to it, to the first page.
create function private.page_gone() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_home uuid := (select p.id from public.pages p where p.kind = 'home');
begin
  update public.page_moves m set page_id = v_home where m.page_id = old.id;
  -- The sample leaves nothing behind (private.remove_sample).
  if current_setting('shop.is_recorded', true) is distinct from 'true'
    and (private.public_version(old) is not null or old.department_id is not null) then
    insert into public.page_moves (slug, page_id) values (old.slug, v_home)
    on conflict (slug) do update set page_id = excluded.page_id;
  end if;
  return old;
end
$$;
create trigger page_gone before delete on public.pages for each row execute function private.page_gone();

create trigger page_keeps_slug before update on public.pages
  for each row when (old.is_fixed and (old.slug <> new.slug or old.kind <> new.kind)) execute function private.page_stays();

-- A department has its page, under the same slug.
create function private.department_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.pages (slug, kind, department_id) values (new.slug, 'department', new.id);
    insert into public.synonyms (sort, key, name, words) values ('department', new.slug, new.name, array[new.name])
    on conflict (sort, key) where key is not null do nothing;
  else
    update public.pages p set slug = new.slug where p.department_id = new.id;
    update public.synonyms s set key = new.slug where s.sort = 'department' and s.key = old.slug;
  end if;
  return null;
exception when unique_violation then
  perform private.fail(409, 'SLUG_TAKEN');
end
$$;
create trigger department_page after insert on public.departments for each row execute function private.department_page();
create trigger department_page_moved after update on public.departments for each row when (old.slug <> new.slug)
  execute function private.department_page();

create function private.department_gone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.synonyms s where s.sort = 'department' and s.key = old.slug;
  return null;
end
$$;
create trigger department_gone after delete on public.departments for each row execute function private.department_gone();

-- ------------------------------------------------------------------ where categories are listed

-- The page whose list has the category, to which searches lead; one with a picture stands on the search page.
alter table public.categories add column page_id uuid references public.pages (id) on delete set null;
alter table public.categories add column picture_id uuid references public.media (id) on delete set null;
create index categories_page on public.categories (page_id);
create index categories_picture on public.categories (picture_id);

-- ------------------------------------------------------------------ menus

-- The menus of the header, the footer, its last line and the checkout, and where the help is: trees of {label, target,
-- items, isSale}, where a label is null for the target's own name. The software has entries for one that is empty
-- (src/storefront/layout/navigation.ts).
create table public.menus (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 40),
  items jsonb not null default '[]' check (case when octet_length(items::text) <= 65536 and jsonb_typeof(items) = 'array'
    then jsonb_array_length(items) <= 20 and private.are_menu_items(items) and private.are_links_safe(items) else false end),
  updated_at timestamptz not null default now() check (updated_at between '2000-01-01' and '2100-01-01')
);
create trigger menus_touch before update on public.menus for each row execute function private.touch_updated_at();
insert into public.menus (slug) values ('header'), ('footer'), ('legal'), ('checkout'), ('support');

-- ------------------------------------------------------------------ rights

alter table public.media enable row level security;
alter table public.size_charts enable row level security;
alter table public.pages enable row level security;
alter table public.page_versions enable row level security;
alter table public.page_moves enable row level security;
alter table public.menus enable row level security;
create policy "owner reads" on public.media for select to authenticated using ((select private.may('view')));
create policy "owner adds" on public.media for insert to authenticated with check ((select private.may('pages')));
create policy "owner changes" on public.media for update to authenticated
  using ((select private.may('pages'))) with check ((select private.may('pages')));
create policy "owner deletes" on public.media for delete to authenticated using ((select private.may('pages')));
create policy "owner reads" on public.size_charts for select to authenticated using ((select private.may('view')));
create policy "owner adds" on public.size_charts for insert to authenticated with check ((select private.may('products')));
create policy "owner changes" on public.size_charts for update to authenticated
  using ((select private.may('products'))) with check ((select private.may('products')));
create policy "owner deletes" on public.size_charts for delete to authenticated using ((select private.may('delete')));
create policy "owner reads" on public.pages for select to authenticated using ((select private.may('view')));
create policy "owner adds" on public.pages for insert to authenticated with check ((select private.may('pages')));
create policy "owner changes" on public.pages for update to authenticated
  using ((select private.may('pages'))) with check ((select private.may('pages')));
create policy "owner deletes" on public.pages for delete to authenticated using ((select private.may('delete')));
create policy "owner reads" on public.menus for select to authenticated using ((select private.may('view')));
create policy "owner changes" on public.menus for update to authenticated
  using ((select private.may('pages'))) with check ((select private.may('pages')));
-- Versions are written by functions, which see conflicts.
create policy "owner reads" on public.page_versions for select to authenticated using ((select private.may('view')));
grant select, insert, delete on public.media, public.size_charts, public.pages to authenticated;
grant update (alt, translations, color, has_icons) on public.media to authenticated;
grant update on public.size_charts to authenticated;
grant update (slug, title, description, translations, is_indexed) on public.pages to authenticated;
grant select, update (items) on public.menus to authenticated;
grant select on public.page_versions to authenticated;

create trigger media_touch before update on public.media for each row execute function private.touch_updated_at();
create trigger size_charts_touch before update on public.size_charts for each row execute function private.touch_updated_at();
create trigger pages_touch before update on public.pages for each row execute function private.touch_updated_at();
create trigger audit_media after insert or update or delete on public.media for each row
  execute function private.audit('src', 'src', 'alt', 'translations');
create trigger audit_size_charts after insert or update or delete on public.size_charts for each row
  execute function private.audit('name', 'name', 'translations', 'chart');
create trigger audit_pages after insert or update or delete on public.pages for each row
  execute function private.audit('slug', 'slug', 'title', 'description', 'translations', 'is_indexed', 'published_version');
-- Whose picture a logo or mark is has a name only in the list of pictures.
create trigger audit_brand after update on public.shop_settings for each row execute function
  private.audit('', 'name', 'tagline', 'newsletter_title', 'newsletter_text', 'translations', 'brand_accent', 'brand_sale', 'brand_highlight', 'brand_fonts',
    'brand_corners', 'brand_header', 'picture_ratio', 'policies_confirmed_at', 'contact_email', 'country', 'languages', 'text_language', 'order_prefix', 'packing_days_min', 'packing_days_max',
    'return_days', 'withdrawal_days', 'measure_detail', 'returns_are_free', 'measures_reductions', 'payment_marks');
create trigger audit_menus after update on public.menus for each row execute function private.audit('slug', 'items');

-- Whether the software shows a page of which nothing is published. There is no size guide without a chart.
create function private.has_default(p_page public.pages) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_page.department_id is not null
    or p_page.is_fixed and (p_page.slug <> 'size-guide' or exists (select from public.size_charts))
$$;

-- The version of a page that is public now: one whose time has come, else the published one.
create function private.public_version(p_page public.pages) returns uuid
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select v.id from public.page_versions v
    where v.page_id = p_page.id and v.state = 'scheduled' and v.publish_at <= now()), p_page.published_version)
$$;

-- The kinds of deals of which one runs or is planned.
create function private.deal_kinds() returns text[]
language sql stable security definer set search_path = ''
as $$
  select array(select distinct d.kind from public.deals d join public.products p on p.id = d.product_id
    where d.ends_at > now() and d.sold < d.total and p.status = 'live' order by 1)
$$;

-- Whether search engines are given a page. Those of deals only while there are some.
create function private.is_listed(p_page public.pages) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_page.is_indexed and case p_page.slug when 'deals' then cardinality(private.deal_kinds()) > 0
    when 'flash-deals' then 'flash' = any (private.deal_kinds()) else true end
$$;

-- ------------------------------------------------------------------ what shows what

-- By what a link to a part of a list is found in contents: its query names a category by its slug.
create function private.category_query(p_slug text) returns text
language sql immutable set search_path = ''
as $$ select '("query": "(?:[^"]*&)?category=)' || p_slug || '(?=["&])' $$;

-- Links to a part of a list follow the category that they name, in every version.
create function private.category_renamed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_query text := private.category_query(old.slug);
begin
  update public.menus m set items = regexp_replace(m.items::text, v_query, '\1' || new.slug, 'g')::jsonb where m.items::text ~ v_query;
  update public.page_versions v set sections = regexp_replace(v.sections::text, v_query, '\1' || new.slug, 'g')::jsonb
  where v.sections::text ~ v_query;
  update public.shop_settings s set vat_rates = s.vat_rates - old.slug || jsonb_build_object(new.slug, s.vat_rates -> old.slug)
  where s.vat_rates ? old.slug;
  return null;
end
$$;
create trigger category_renamed after update on public.categories for each row when (old.slug <> new.slug)
  execute function private.category_renamed();

-- Where a row is shown: [{page, title}] and [{menu}], in what is published, scheduled and being written, [{brand}], and
-- [{kind, name}] of the category, department or collection that has it.
create function private.places_of(p_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with wanted as (
    select p_id::text as id, private.category_query((select c.slug from public.categories c where c.id = p_id)) as query
  )
  select coalesce(jsonb_agg(u.place order by u.place), '[]') from (
    select distinct jsonb_build_object('page', p.slug, 'title', coalesce(p.title, p.slug)) as place
    from public.page_versions v join public.pages p on p.id = v.page_id cross join wanted w
    where v.state <> 'past' and (position(w.id in v.sections::text) > 0 or v.sections::text ~ w.query)
    union all
    select jsonb_build_object('menu', m.slug) from public.menus m cross join wanted w
    where position(w.id in m.items::text) > 0 or m.items::text ~ w.query
    union all
    select jsonb_build_object('kind', 'category', 'name', c.name) from public.categories c where p_id in (c.picture_id, c.page_id)
    union all
    select jsonb_build_object('kind', 'department', 'name', d.name) from public.departments d where d.size_chart_id = p_id
    union all
    select jsonb_build_object('kind', 'collection', 'name', c.name) from public.collections c
    where c.size_chart_id = p_id and c.former_of is null
    union all
    select jsonb_build_object('brand', true) from public.shop_settings s where p_id in (s.logo_id, s.logo_dark_id, s.mark_id, s.frieze_id, s.corner_id)
  ) u
$$;

-- Raises PT409 IS_SHOWN {places} for a row that a page or a menu shows.
create function private.refuse_if_shown(p_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_places jsonb := private.places_of(p_id);
begin
  if v_places <> '[]' then
    perform private.fail(409, 'IS_SHOWN', jsonb_build_object('places', v_places));
  end if;
end
$$;

create function private.stays_while_shown() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refuse_if_shown(old.id);
  return old;
end
$$;
create trigger stays_while_shown before delete on public.media for each row execute function private.stays_while_shown();
create trigger stays_while_shown before delete on public.departments for each row execute function private.stays_while_shown();
create trigger stays_while_shown before delete on public.categories for each row execute function private.stays_while_shown();
create trigger stays_while_shown before delete on public.collection_groups for each row execute function private.stays_while_shown();
create trigger stays_while_shown before delete on public.size_charts for each row execute function private.stays_while_shown();
create trigger stays_while_shown before delete on public.pages for each row execute function private.stays_while_shown();
create trigger stays_while_shown before delete on public.collections for each row when (old.former_of is null)
  execute function private.stays_while_shown();

-- The same for products, of which many are deleted at once: contents are read once for all of them.
create function private.products_stay_while_shown() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_shown uuid;
begin
  -- The sample's pages go with its products (private.remove_sample).
  if current_setting('shop.is_recorded', true) = 'true' then
    return null;
  end if;
  with contents as materialized (
    select string_agg(c.content, ' ') as content from (
      select v.sections::text from public.page_versions v where v.state <> 'past'
      union all
      select m.items::text from public.menus m
    ) c (content)
  )
  select g.id into v_shown from gone g, contents c where position(g.id::text in c.content) > 0 limit 1;
  if v_shown is not null then
    perform private.refuse_if_shown(v_shown);
  end if;
  return null;
end
$$;
create trigger products_stay_while_shown after delete on public.products referencing old table as gone
  for each statement execute function private.products_stay_while_shown();

-- Where a row is shown, for its owner: private.places_of. Raises PT403 FORBIDDEN.
create function private.list_places(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('view');
  return private.places_of(p_id);
end
$$;

-- ------------------------------------------------------------------ reading a page

-- The picture of a product for sale in one of these collections, the first that has any; null where none has.
create function private.picture_in(p_collections uuid[]) returns text
language sql stable security definer set search_path = ''
as $$
  select p.image_url
  from unnest(p_collections) with ordinality as i (id, n)
  cross join lateral (
    (select 1 as way, p.image_url from public.collection_products m join public.products p on p.id = m.product_id
      where m.collection_id = i.id and p.status = 'live' order by m.position, m.product_id limit 1)
    union all
    (select 2, p.image_url from public.products p where p.collection_slug = any (private.slugs_of(i.id)) and p.status = 'live'
      order by p.prominence desc, p.created_at desc, p.id limit 1)
  ) p
  order by i.n, p.way limit 1
$$;

-- What links, pictures and choices in a page or menu mean, by their id: {targets: {id: {path, slug, name, picture (of a chosen
-- collection or department)}}, media: {id: {src, widths, formats, width, height, color, alt}}}. What is gone, or not for sale,
-- is not there.
create function private.content_targets(p_content jsonb, p_language text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with wanted as (
    select distinct (r.value ->> 'id')::uuid as id
    from (select jsonb_path_query(p_content, '$.**."$link"') union all select jsonb_path_query(p_content, '$.**."$ref"')) as r (value)
    where jsonb_typeof(r.value) = 'object' and r.value ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    limit 1000
  ), shown as (
    select distinct (m.value #>> '{}')::uuid as id
    from jsonb_path_query(p_content, '$.**."$media"') as m (value)
    where jsonb_typeof(m.value) = 'string' and m.value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    limit 500
  ), chosen as (
    select distinct r.value ->> 'id' as id from jsonb_path_query(p_content, '$.**."$ref"') as r (value)
    where jsonb_typeof(r.value) = 'object' limit 100
  ), pictures as (
    select c.id, coalesce(c.image_url, private.picture_in(array[c.id])) as src
    from public.collections c where c.id::text in (select h.id from chosen h)
    union all
    select d.id, private.picture_in(array(select c.id from public.collections c
      where c.department = d.slug and c.former_of is null order by c.position, c.id))
    from public.departments d where d.id::text in (select h.id from chosen h)
  ), targets as (
    select c.id, '/collections/' || c.slug as path, c.slug, private.text_in(c.name, c.translations, 'name', p_language) as name
    from public.collections c join wanted w using (id) where c.former_of is null
    union all
    select d.id, '/' || d.slug, d.slug, private.text_in(d.name, d.translations, 'name', p_language)
    from public.departments d join wanted w using (id)
    union all
    select c.id, null, c.slug, private.text_in(c.name, c.translations, 'name', p_language)
    from public.categories c join wanted w using (id)
    union all
    select g.id, null, g.slug, private.text_in(g.name, g.translations, 'name', p_language)
    from public.collection_groups g join wanted w using (id)
    union all
    select p.id, case when p.kind = 'home' then '/' else '/' || p.slug end, p.slug,
      private.text_in(p.title, p.translations, 'title', p_language)
    from public.pages p join wanted w using (id) where private.public_version(p) is not null or private.has_default(p)
    union all
    select p.id, '/product/' || p.slug, p.slug, private.product_title(p, p_language)
    from public.products p join wanted w using (id) where p.status = 'live'
  )
  select jsonb_build_object(
    'targets', coalesce((select jsonb_object_agg(t.id, jsonb_build_object('path', t.path, 'slug', t.slug, 'name', t.name)
      || case when p.src is null then '{}' else jsonb_build_object('picture', p.src) end)
      from targets t left join pictures p using (id)), '{}'),
    'media', coalesce((
      select jsonb_object_agg(m.id, jsonb_build_object('kind', m.kind, 'src', m.src, 'widths', m.widths, 'formats', m.formats,
        'width', m.width, 'height', m.height, 'color', m.color,
        'alt', private.text_in(m.alt, m.translations, 'alt', p_language)))
      from public.media m join shown s using (id)), '{}'))
$$;

-- Where the mail that confirms a message leads: to the page with the form for sellers, else to the shop's help.
create function private.message_page(p_kind text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select '/' || p.slug from public.pages p join public.page_versions v on v.id = private.public_version(p)
      where p_kind = 'seller' and v.sections @> '[{"kind": "seller-form"}]' order by p.slug limit 1),
    (select t.value ->> 'path'
      from public.menus m, jsonb_each(private.content_targets(m.items -> 0 -> 'target', 'en') -> 'targets') as t
      where m.slug = 'support' limit 1),
    '/contact')
$$;

-- A picture as content_targets has it; null for none.
create function private.media_json(p_id uuid, p_language text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.content_targets(jsonb_build_object('$media', p_id), p_language) -> 'media' -> p_id::text
$$;

-- The products of a row, at most 24 ids: {"from": "picked", "ids": [...]}, {"from": "newest" | "best" | "sale", "count": 12},
-- or {"from": "collection", "collection": id, "count": 12}; where best sellers are too few, those of "ids" follow.
create function private.row_products(p_row jsonb) returns uuid[]
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_count int := least(greatest(case when p_row ->> 'count' ~ '^[0-9]{1,4}$' then (p_row ->> 'count')::int else 12 end, 1), 24);
  v_ids uuid[] := array(
    select (i.value #>> '{}')::uuid from jsonb_array_elements(case jsonb_typeof(p_row -> 'ids') when 'array' then p_row -> 'ids' else '[]' end)
      with ordinality as i (value, n)
    where i.value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' order by i.n limit 24);
  v_found uuid[];
  v_collection uuid;
begin
  case p_row ->> 'from'
    when 'picked' then
      return array(select p.id from unnest(v_ids) with ordinality as i (id, n) join public.products p using (id)
        where p.status = 'live' order by i.n);
    when 'newest' then
      return array(select p.id from public.products p where p.status = 'live' order by p.created_at desc, p.id limit v_count);
    when 'best' then
      v_found := array(select p.id from public.products p where p.units_sold > 0 and p.quantity > 0 and p.status = 'live'
        order by p.units_sold desc, p.id limit v_count);
      return (v_found || array(select p.id from unnest(v_ids) with ordinality as i (id, n) join public.products p using (id)
        where p.status = 'live' and p.id <> all (v_found) order by i.n))[1:v_count];
    when 'sale' then
      return array(select p.id from public.products p where p.discount > 0 and p.quantity > 0 and p.status = 'live'
        order by p.discount desc, p.id limit v_count);
    when 'collection' then
      v_collection := case when p_row ->> 'collection' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (p_row ->> 'collection')::uuid end;
      v_found := array(select m.product_id from public.collection_products m join public.products p on p.id = m.product_id
        where m.collection_id = v_collection and p.status = 'live' order by m.position, m.product_id limit v_count);
      return (v_found || array(select p.id from public.products p
        where p.collection_slug = any (private.slugs_of(v_collection)) and p.status = 'live' and p.id <> all (v_found)
        order by p.prominence desc, p.created_at desc, p.id limit v_count))[1:v_count];
    else
      return '{}';
  end case;
end
$$;

-- The cards of every section that shows products ("products": {"$products": row}), by the section's id; at most twenty rows.
create function private.section_products(p_sections jsonb) returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  select coalesce(jsonb_object_agg(s.id, private.cards(private.row_products(s.row))), '{}')
  from (
    select e.value ->> 'id' as id, e.value #> '{products,$products}' as row
    from jsonb_array_elements(p_sections) with ordinality as e (value, n)
    where jsonb_typeof(e.value #> '{products,$products}') = 'object'
    order by e.n limit 20
  ) s
$$;

-- What a page shows of these sections, which hidden ones are not part of: {sections, targets, media, products, fallback}, where
-- fallback is the language of texts that the wanted one lacks.
create function private.page_content(p_sections jsonb, p_language text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('sections', s.shown, 'products', private.section_products(s.shown),
      'fallback', (select private.text_language()))
    || private.content_targets(s.shown, p_language)
  from (
    select case when p_sections is not null then coalesce((
      select jsonb_agg(e.value order by e.n) from jsonb_array_elements(p_sections) with ordinality as e (value, n)
      where e.value -> 'isHidden' is distinct from 'true'), '[]') end as shown
  ) s
$$;

-- What the first page shows until something is published of it, so that one product looks as meant as thousands do: few
-- products in a rhythm that they fill, with what one may ask in a cell that they leave; departments, else collections, where
-- there are several; deals while they run, best sellers once there are four. The newsletter is in the footer, right below.
create function private.default_home() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_few boolean := (select count(*) < 12 from (select from public.products p where p.status = 'live' limit 12) p);
  v_only jsonb := (select jsonb_build_object('$link', jsonb_build_object('kind', 'product', 'id', p.ids[1]))
    from (select array(select p.id from public.products p where p.status = 'live' limit 2) as ids) p where cardinality(p.ids) = 1);
  v_ask jsonb := (select jsonb_build_object('$link', jsonb_build_object('kind', 'page', 'id', p.id)) from public.pages p where p.slug = 'contact');
  v_tiles jsonb := (
    select jsonb_agg(jsonb_build_object('to', jsonb_build_object('$link', jsonb_build_object('kind', 'department', 'id', d.id)),
      'department', jsonb_build_object('$ref', jsonb_build_object('id', d.id))) order by d.position, d.id)
    from (select * from public.departments where in_menu order by position, id limit 6) d
    where private.picture_in(array(select c.id from public.collections c where c.department = d.slug)) is not null);
begin
  if v_tiles is null or jsonb_array_length(v_tiles) < 2 then
    v_tiles := (
      select jsonb_agg(jsonb_build_object('to', jsonb_build_object('$link', jsonb_build_object('kind', 'collection', 'id', c.id)),
        'collection', jsonb_build_object('$ref', jsonb_build_object('id', c.id))) order by c.position, c.id)
      from (
        select c.id, c.position from public.collections c
        where c.former_of is null and c.rule is null and private.picture_in(array[c.id]) is not null
        order by c.position, c.id limit 6
      ) c);
  end if;
  return jsonb_build_array(
    jsonb_build_object('id', 'hero', 'kind', 'hero', 'hasClock', true, 'to', v_only),
    '{"id": "facts", "kind": "facts", "facts": [{"fact": "free-shipping"}, {"fact": "returns"}, {"fact": "welcome"}, {"fact": "support"}]}'::jsonb,
    jsonb_build_object('id', 'newest', 'kind', 'product-row', 'products', '{"$products": {"from": "newest", "count": 12}}'::jsonb)
      || case when v_few then jsonb_build_object('named', 'all', 'rhythm', 'lead', 'askTo', v_ask) else '{"named": "newest", "to": {"$link": {"kind": "screen", "screen": "search", "query": "sort=newest"}}}' end)
    || case when jsonb_array_length(v_tiles) > 1
      then jsonb_build_object('id', 'tiles', 'kind', 'tiles', 'ground', 'tint', 'tiles', v_tiles) else '[]' end
    || case when exists (select from public.deals d where d.kind = 'daily' and d.starts_at <= now() and d.ends_at > now() and d.sold < d.total)
      then '{"id": "deals", "kind": "daily-deals"}'::jsonb else '[]' end
    || case when not v_few and (select count(*) = 4 from (select from public.products p
        where p.units_sold > 0 and p.quantity > 0 and p.status = 'live' limit 4) p)
      then '{"id": "best", "kind": "product-row", "named": "best", "layout": "ranked", "products": {"$products": {"from": "best", "count": 4}}}'::jsonb
      else '[]' end;
end
$$;

-- The path of the list that has a category: of a page that is this category's own, else of the category on its page; null
-- for one without a page that is there.
create function private.category_path(p_category public.categories) returns text
language sql stable security definer set search_path = ''
as $$
  select '/' || p.slug || case when v.sections @> jsonb_build_array(jsonb_build_object('kind', 'listing',
      'fixed', jsonb_build_object('$ref', jsonb_build_object('id', p_category.id)))) then '' else '?category=' || p_category.slug end
  from public.pages p left join public.page_versions v on v.id = private.public_version(p)
  where p.id = p_category.page_id and (v.id is not null or p.department_id is not null)
$$;

-- A page under a slug (`home` for the first) as everyone sees it, in the language of the request: {id, slug, kind, title, description,
-- is_indexed, department, format, is_own, sections, targets, media, products, fallback}: is_own of what the owner has
-- published, which is not the default of a new shop's first page; with null sections where none are published; {moved_to}
-- for a former slug, '' for the first page; null where there is nothing. Raises PT400 INVALID_INPUT.
create function private.read_page(p_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_page public.pages;
  v_version public.page_versions;
  v_department public.departments;
  v_language constant text := private.asked_language();
begin
  if length(p_slug) > 60 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "slug"}');
  end if;
  select * into v_page from public.pages p where p.slug = p_slug;
  if not found then
    return (select jsonb_build_object('moved_to', case p.kind when 'home' then '' else p.slug end) from public.page_moves m join public.pages p on p.id = m.page_id
      where m.slug = p_slug);
  end if;
  select * into v_version from public.page_versions v where v.id = private.public_version(v_page);
  if v_page.department_id is not null then
    select * into v_department from public.departments d where d.id = v_page.department_id;
  end if;
  if v_version.id is null and not private.has_default(v_page) then
    return null;
  end if;
  return jsonb_build_object('id', v_page.id, 'slug', v_page.slug, 'kind', v_page.kind,
    'title', coalesce(private.text_in(v_page.title, v_page.translations, 'title', v_language),
      private.text_in(v_department.name, v_department.translations, 'name', v_language)),
    'description', private.text_in(v_page.description, v_page.translations, 'description', v_language),
    'is_indexed', private.is_listed(v_page), 'department', v_department.slug, 'format', v_version.format,
    'is_own', case when v_version.id is null then false
      when v_page.kind <> 'home' or exists (select from public.products p where p.status = 'live') then true
      else v_version.sections <> private.default_home() end,
    'changed_at', v_version.published_at)
    || private.page_content(case when v_version.id is null and v_page.kind = 'home' then private.default_home()
        else v_version.sections end, v_language);
end
$$;

-- The pages that search engines are given: [{slug, kind, changed_at}], without those that nothing is published of.
create function private.indexed_pages() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', p.slug, 'kind', p.kind, 'changed_at', v.published_at) order by p.slug), '[]')
  from public.pages p left join public.page_versions v on v.id = private.public_version(p)
  where private.is_listed(p) and (v.id is not null or private.has_default(p))
$$;

-- What the search of the help looks through, in the language of the request: the pages and policies with their sections that answer something, [{slug, title,
-- format, sections, fallback}], with null sections where none are published. At most sixty pages, twenty sections each.
create function private.help_pages() returns jsonb
language sql stable security definer set search_path = '' set jit = off
as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', p.slug, 'title', private.text_in(p.title, p.translations, 'title', l.language),
    'kind', p.kind, 'format', p.format, 'fallback', l.fallback, 'sections', case when p.sections is not null then coalesce((
      select jsonb_agg(s.value order by s.n)
      from jsonb_array_elements(p.sections) with ordinality as s (value, n)
      where s.n <= 20 and s.value -> 'isHidden' is distinct from 'true'
        and s.value ->> 'kind' in ('questions', 'policy', 'steps', 'contact', 'size-chart', 'rich-text')), '[]') end) order by p.slug), '[]')
  from (
    select p.*, v.sections, v.format
    from public.pages p left join public.page_versions v on v.id = private.public_version(p)
    where p.kind in ('page', 'policy') and (v.id is not null or private.has_default(p))
    order by p.slug limit 60
  ) p cross join (select private.asked_language() as language, private.text_language() as fallback) l
$$;

-- Every size chart: [{id, name, chart, fallback}], named in the language of the request, in their order, at most forty; the id is their slug.
create function private.size_charts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.slug, 'name', private.text_in(c.name, c.translations, 'name', l.language),
    'chart', c.chart, 'fallback', l.fallback) order by c.position, c.id), '[]')
  from (select * from public.size_charts order by position, id limit 40) c
  cross join (select private.asked_language() as language, private.text_language() as fallback) l
$$;

-- ------------------------------------------------------------------ writing a page

-- The state of a page for its owner: {id, slug, kind, title, ..., department: {slug, name,
-- translations}, default_sections (of the first page), versions: [{id, state, publish_at, published_at, updated_at, author,
-- is_sample}], draft}. What was due is published by it, so that its owner sees what shoppers do. Raises PT403 FORBIDDEN, PT404 PAGE_GONE.
create function private.edit_page(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_page public.pages;
begin
  perform private.only('view');
  perform private.publish_due(p_id);
  select * into v_page from public.pages p where p.id = p_id;
  if not found then
    perform private.fail(404, 'PAGE_GONE');
  end if;
  return jsonb_build_object('id', v_page.id, 'slug', v_page.slug, 'kind', v_page.kind, 'title', v_page.title,
    'description', v_page.description, 'translations', v_page.translations, 'is_indexed', v_page.is_indexed,
    'is_fixed', v_page.is_fixed, 'version', v_page.updated_at,
    'department', (select jsonb_build_object('slug', d.slug, 'name', d.name, 'translations', d.translations)
      from public.departments d where d.id = v_page.department_id),
    'default_sections', case v_page.kind when 'home' then private.default_home() end,
    'versions', coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'state', v.state, 'format', v.format, 'publish_at', v.publish_at,
        'published_at', v.published_at, 'updated_at', v.updated_at, 'author', u.email,
        'is_sample', exists (select from private.sample_rows r where r.table_name = 'page_versions' and r.id = v.id),
        'sections', case when v.state <> 'past' then v.sections end) order by v.updated_at desc, v.id)
      from public.page_versions v left join auth.users u on u.id = v.author_id where v.page_id = v_page.id), '[]'));
end
$$;

-- Saves the draft of a page, or begins one (p_seen is null). Returns {version, saved_at}. Raises PT403 FORBIDDEN, PT404
-- PAGE_GONE, PT400 INVALID_INPUT {field}, PT409 DRAFT_CHANGED {author, updated_at} when another saved it since p_seen.
create function private.save_draft(p_page uuid, p_sections jsonb, p_format int, p_seen timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_draft public.page_versions;
begin
  perform private.only('pages');
  if p_sections is null or not private.are_sections(p_sections) or p_format is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "sections"}');
  end if;
  -- One after the other, so that two who begin a draft see each other.
  perform 1 from public.pages p where p.id = p_page for update;
  if not found then
    perform private.fail(404, 'PAGE_GONE');
  end if;
  perform private.publish_due(p_page);
  select * into v_draft from public.page_versions v where v.page_id = p_page and v.state = 'draft';
  if v_draft.updated_at is distinct from p_seen then
    perform private.fail(409, 'DRAFT_CHANGED', jsonb_build_object('updated_at', v_draft.updated_at,
      'author', (select u.email from auth.users u where u.id = v_draft.author_id)));
  end if;
  if v_draft.id is null then
    insert into public.page_versions (page_id, sections, format, author_id) values (p_page, p_sections, p_format, auth.uid())
    returning * into v_draft;
  else
    update public.page_versions v set sections = p_sections, format = p_format, author_id = auth.uid(), updated_at = clock_timestamp()
    where v.id = v_draft.id returning * into v_draft;
  end if;
  return jsonb_build_object('version', v_draft.id, 'saved_at', v_draft.updated_at);
end
$$;

-- Publishes the draft of a page now, or at a time to come (p_at), instead of what was to be published then. Raises PT403
-- FORBIDDEN, PT404 PAGE_GONE, PT400 INVALID_INPUT {field}, PT409 NO_DRAFT, DRAFT_CHANGED since p_seen.
create function private.publish_page(p_page uuid, p_seen timestamptz, p_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_draft public.page_versions;
  v_before uuid;
begin
  perform private.only('pages');
  if p_at <= now() or p_at > now() + interval '2 years' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "at"}');
  end if;
  perform 1 from public.pages p where p.id = p_page for update;
  if not found then
    perform private.fail(404, 'PAGE_GONE');
  end if;
  perform private.publish_due(p_page);
  select * into v_draft from public.page_versions v where v.page_id = p_page and v.state = 'draft';
  if v_draft.id is null then
    perform private.fail(409, 'NO_DRAFT');
  elsif v_draft.updated_at is distinct from p_seen then
    perform private.fail(409, 'DRAFT_CHANGED', jsonb_build_object('updated_at', v_draft.updated_at,
      'author', (select u.email from auth.users u where u.id = v_draft.author_id)));
  end if;
  v_before := (select p.published_version from public.pages p where p.id = p_page);
  delete from public.page_versions v where v.page_id = p_page and v.state = 'scheduled';
  update public.page_versions v set state = case when p_at is null then 'published' else 'scheduled' end, publish_at = p_at,
    author_id = auth.uid(), updated_at = clock_timestamp()
  where v.id = v_draft.id;
  -- The page's own row follows by triggers, which the log leaves out.
  insert into private.audit_log (actor_id, table_name, label, operation, difference)
  select auth.uid(), 'pages', p.slug, 'update', jsonb_build_object('published_version', jsonb_build_array(
    (select v.published_at from public.page_versions v where v.id = v_before), coalesce(p_at, now())))
  from public.pages p where p.id = p_page;
end
$$;

-- Makes what was scheduled, and whose time has come, the published version of a page; readers see it without this.
create function private.publish_due(p_page uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.page_versions v set state = 'published', published_at = v.publish_at, publish_at = null
  where v.page_id = p_page and v.state = 'scheduled' and v.publish_at <= now()
$$;

-- Takes back what was scheduled: it becomes the draft unless there is another, which stays. Raises PT403 FORBIDDEN, PT409
-- PUBLISHED_ALREADY once its time has come.
create function private.unschedule_page(p_page uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('pages');
  perform 1 from public.pages p where p.id = p_page for update;
  if exists (select from public.page_versions v where v.page_id = p_page and v.state = 'scheduled' and v.publish_at <= now()) then
    perform private.fail(409, 'PUBLISHED_ALREADY');
  end if;
  update public.page_versions v set state = 'draft', publish_at = null, updated_at = clock_timestamp()
  where v.page_id = p_page and v.state = 'scheduled'
    and not exists (select from public.page_versions d where d.page_id = p_page and d.state = 'draft');
  delete from public.page_versions v where v.page_id = p_page and v.state = 'scheduled';
end
$$;

-- Makes the draft of a page what an older version was. Returns save_draft's answer. Raises PT403 FORBIDDEN, PT404
-- VERSION_GONE, and what save_draft raises.
create function private.restore_version(p_version uuid, p_seen timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v public.page_versions;
begin
  perform private.only('pages');
  select * into v from public.page_versions o where o.id = p_version;
  if not found then
    perform private.fail(404, 'VERSION_GONE');
  end if;
  return private.save_draft(v.page_id, v.sections, v.format, p_seen);
end
$$;

-- Discards the draft of a page. Raises PT403 FORBIDDEN, PT409 DRAFT_CHANGED since p_seen.
create function private.discard_draft(p_page uuid, p_seen timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('pages');
  delete from public.page_versions v where v.page_id = p_page and v.state = 'draft' and v.updated_at = p_seen;
  if not found then
    perform private.fail(409, 'DRAFT_CHANGED');
  end if;
end
$$;

-- What sections would show in the language of the request, for the preview while they are typed: private.page_content. Raises PT403 FORBIDDEN, PT400
-- INVALID_INPUT {field}.
create function private.preview_sections(p_sections jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('pages');
  if p_sections is null or not private.are_sections(p_sections) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "sections"}');
  end if;
  return private.page_content(p_sections, private.asked_language());
end
$$;

-- ------------------------------------------------------------------ preview links

-- A link that shows the draft of a page, or a product, to whoever has it, for seven days; of the token only its hash is stored.
create table private.previews (
  token_hash text primary key,
  page_id uuid references public.pages (id) on delete cascade,
  product_id uuid references public.products (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '7 days' check (expires_at between '2000-01-01' and '2100-01-01'),
  constraint previews_of_one check (num_nonnulls(page_id, product_id) = 1)
);
create index previews_of_page on private.previews (page_id);
create index previews_of_product on private.previews (product_id);
create index previews_author on private.previews (author_id);
alter table private.previews enable row level security;

-- Stores a new preview link and returns its token. At most twenty of a page or product live at once; the oldest end.
create function private.add_preview(p_page uuid, p_product uuid) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_token text := encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex');
begin
  delete from private.previews v where v.expires_at < now() or v.token_hash in (
    select o.token_hash from private.previews o where o.page_id = p_page or o.product_id = p_product order by o.expires_at desc offset 19);
  insert into private.previews (token_hash, page_id, product_id, author_id)
  values (encode(sha256(v_token::bytea), 'hex'), p_page, p_product, auth.uid());
  return v_token;
end
$$;

-- A new preview link of a page: its token (private.add_preview). Raises PT403 FORBIDDEN, PT404 PAGE_GONE.
create function private.make_preview(p_page uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('pages');
  perform 1 from public.pages p where p.id = p_page for update;
  if not found then
    perform private.fail(404, 'PAGE_GONE');
  end if;
  return private.add_preview(p_page, null);
end
$$;

-- The same of a product. Raises PT403 FORBIDDEN, PT404 NOT_FOUND.
create function private.make_product_preview(p_product uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('products');
  perform 1 from public.products p where p.id = p_product for no key update;
  if not found then
    perform private.fail(404, 'NOT_FOUND');
  end if;
  return private.add_preview(null, p_product);
end
$$;

-- The draft of the page that a preview link is for, else what is scheduled, else what is public, as read_page answers; null for
-- a link that ended, or whose author no longer runs the shop.
create function private.read_preview(p_token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_page public.pages;
  v_version public.page_versions;
  v_department public.departments;
  v_language constant text := private.asked_language();
begin
  if p_token is null or p_token !~ '^[0-9a-f]{64}$' then
    return null;
  end if;
  select p.* into v_page from private.previews v join public.pages p on p.id = v.page_id
    join public.team_members a on a.user_id = v.author_id
  where v.token_hash = encode(sha256(p_token::bytea), 'hex') and v.expires_at > now();
  if not found then
    return null;
  end if;
  select * into v_version from public.page_versions v where v.page_id = v_page.id and v.state in ('draft', 'scheduled')
  order by v.state = 'draft' desc limit 1;
  if v_version.id is null then
    return private.read_page(v_page.slug);
  end if;
  select * into v_department from public.departments d where d.id = v_page.department_id;
  return jsonb_build_object('id', v_page.id, 'slug', v_page.slug, 'kind', v_page.kind,
    'title', coalesce(private.text_in(v_page.title, v_page.translations, 'title', v_language),
      private.text_in(v_department.name, v_department.translations, 'name', v_language)),
    'description', private.text_in(v_page.description, v_page.translations, 'description', v_language),
    'is_indexed', false, 'department', v_department.slug,
    'format', v_version.format, 'changed_at', null)
    || private.page_content(v_version.sections, v_language);
end
$$;

-- ------------------------------------------------------------------ the API

grant execute on function private.read_page(text), private.indexed_pages(), private.help_pages(),
  private.size_charts(), private.read_preview(text) to anon, authenticated;
grant execute on function private.list_places(uuid), private.edit_page(uuid), private.save_draft(uuid, jsonb, int, timestamptz),
  private.publish_page(uuid, timestamptz, timestamptz), private.unschedule_page(uuid),
  private.restore_version(uuid, timestamptz), private.discard_draft(uuid, timestamptz),
  private.preview_sections(jsonb), private.make_preview(uuid), private.make_product_preview(uuid) to authenticated;

create function public.read_page(p_slug text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.read_page(p_slug) $$;
create function public.indexed_pages() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.indexed_pages() $$;
create function public.help_pages() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.help_pages() $$;
create function public.size_charts() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.size_charts() $$;
create function public.read_preview(p_token text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.read_preview(p_token) $$;
create function public.list_places(p_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_places(p_id) $$;
create function public.edit_page(p_id uuid) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.edit_page(p_id) $$;
create function public.save_draft(p_page uuid, p_sections jsonb, p_format int default 1, p_seen timestamptz default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_draft(p_page, private.json_list(p_sections, 'sections'), p_format, p_seen) $$;
create function public.publish_page(p_page uuid, p_seen timestamptz, p_at timestamptz default null) returns void
language sql volatile security invoker set search_path = '' as $$ select private.publish_page(p_page, p_seen, p_at) $$;
create function public.unschedule_page(p_page uuid) returns void
language sql volatile security invoker set search_path = '' as $$ select private.unschedule_page(p_page) $$;
create function public.restore_version(p_version uuid, p_seen timestamptz default null) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.restore_version(p_version, p_seen) $$;
create function public.discard_draft(p_page uuid, p_seen timestamptz) returns void
language sql volatile security invoker set search_path = '' as $$ select private.discard_draft(p_page, p_seen) $$;
create function public.preview_sections(p_sections jsonb) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.preview_sections(private.json_list(p_sections, 'sections')) $$;
create function public.make_preview(p_page uuid) returns text
language sql volatile security invoker set search_path = '' as $$ select private.make_preview(p_page) $$;
create function public.make_product_preview(p_product uuid) returns text
language sql volatile security invoker set search_path = '' as $$ select private.make_product_preview(p_product) $$;
grant execute on function public.read_page(text), public.indexed_pages(), public.help_pages(),
  public.size_charts(), public.read_preview(text) to anon, authenticated;
grant execute on function public.list_places(uuid), public.edit_page(uuid), public.save_draft(uuid, jsonb, int, timestamptz),
  public.publish_page(uuid, timestamptz, timestamptz), public.unschedule_page(uuid),
  public.restore_version(uuid, timestamptz), public.discard_draft(uuid, timestamptz),
  public.preview_sections(jsonb), public.make_preview(uuid), public.make_product_preview(uuid) to authenticated;

-- ------------------------------------------------------------------ what every shop has

-- The pages that the software has words for.
insert into public.pages (slug, kind, is_fixed) values
  ('home', 'home', true), ('contact', 'page', true), ('size-guide', 'page', true), ('shipping', 'policy', true),
  ('returns', 'policy', true), ('terms', 'policy', true), ('privacy', 'policy', true), ('cookies', 'policy', true),
  ('ad-choices', 'policy', true), ('accessibility', 'policy', true), ('legal-notice', 'policy', true),
  ('deals', 'landing', true), ('flash-deals', 'landing', true);
