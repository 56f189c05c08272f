-- Which pages a change shows on. The shop keeps its pages as HTML with tags: every page has `shop`, a product's page also
-- `product-<slug>`, every other page also `catalogue`. Triggers note the tags of what changed, and when the transaction
-- commits the shop hears of them once and makes these pages again. What the clock changes (a deal that begins or ends) and
-- what follows from orders (what is trending, how much is left) tells nothing: pages have an age, and browsers ask.

-- One row per transaction that changed a page, until it commits: its deferred trigger tells. The tags are in a setting of
-- the transaction, so no row is ever locked or changed.
create unlogged table private.changed_pages (
  transaction xid8 primary key default pg_current_xact_id()
);
alter table private.changed_pages enable row level security;

-- Tells the shop to make the pages with these tags again: on the channel `shop_pages` a shop that listens in this database,
-- as a JSON list, and where pg_net and both secrets are there (README, Pages) the shop at that address, as {"tags": [...]},
-- after the commit. More than a hundred products and the catalogue, or what a message cannot hold, are `shop` alone. Who
-- changed something neither fails nor waits by it: errors end here, what is locked is waited for 50 ms, and a queue of
-- messages that is not emptied gets no more.
create function private.tell_pages(p_tags text[]) returns void
language plpgsql volatile security definer set search_path = '' set lock_timeout = '50ms'
as $$
declare
  v_tags jsonb := to_jsonb(p_tags);
  v_url text;
  v_secret text;
begin
  if 'shop' = any (p_tags) or cardinality(p_tags) > 101 or octet_length(v_tags::text) > 7900 then
    v_tags := '["shop"]';
  end if;
  if pg_notification_queue_usage() < 0.5 then
    perform pg_notify('shop_pages', v_tags::text);
  end if;
  if to_regclass('vault.decrypted_secrets') is not null
    and to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is not null then
    select max(s.decrypted_secret) filter (where s.name = 'page_purge_url'),
      max(s.decrypted_secret) filter (where s.name = 'page_purge_secret') into v_url, v_secret
    from vault.decrypted_secrets s where s.name in ('page_purge_url', 'page_purge_secret');
    if v_url <> '' and v_secret <> '' then
      perform net.http_post(url := v_url, body := jsonb_build_object('tags', v_tags), timeout_milliseconds := 5000,
        headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || v_secret));
    end if;
  end if;
exception when others then
  null;
end
$$;

create function private.tell_noted_pages() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_tags text[] := nullif(current_setting('shop.changed_pages', true), '');
begin
  delete from private.changed_pages c where c.transaction = new.transaction;
  perform set_config('shop.changed_pages', '', true), private.tell_pages(v_tags);
  return null;
end
$$;
create constraint trigger tell_noted_pages after insert on private.changed_pages
  deferrable initially deferred for each row execute function private.tell_noted_pages();

-- Adds tags to those that the commit tells; null is none. As with telling, no change fails or waits by it.
create function private.note_pages(p_tags text[]) returns void
language plpgsql volatile set search_path = '' set lock_timeout = '50ms'
as $$
declare
  v_before text[] := coalesce(nullif(current_setting('shop.changed_pages', true), ''), '{}');
  v_tags text[] := array(select distinct t from unnest(v_before || p_tags) t where t is not null order by t);
begin
  if v_before = '{shop}' or v_tags = v_before then
    return;
  end if;
  perform set_config('shop.changed_pages',
    (case when 'shop' = any (v_tags) or cardinality(v_tags) > 101 then '{shop}' else v_tags end)::text, true);
  if v_before = '{}' then
    insert into private.changed_pages default values;
  end if;
exception when others then
  null;
end
$$;

-- Notes the tags that the trigger names.
create function private.note_tags() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_pages(tg_argv::text[]);
  return null;
end
$$;

-- Notes the pages that show a product's own row, under its former slug and its new one, unless it was and is for owners alone.
create function private.note_product() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if 'live' is distinct from old.status and 'live' is distinct from new.status then
    return null;
  end if;
  perform private.note_pages(array['product-' || old.slug, 'product-' || new.slug, 'catalogue']);
  return null;
end
$$;

-- Notes the page of the live product that a row belongs to, and the tags that the trigger names. A product that is gone has
-- noted its page itself.
create function private.note_product_of() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_pages text[];
begin
  if current_setting('shop.changed_pages', true) is distinct from '{shop}' then
    v_pages := array(select 'product-' || p.slug from public.products p where p.id in (old.product_id, new.product_id) and p.status = 'live');
    if v_pages <> '{}' then
      perform private.note_pages(v_pages || tg_argv::text[]);
    end if;
  end if;
  return null;
end
$$;

-- ------------------------------------------------------------------ products

create trigger note_pages after insert or delete on public.products for each row execute function private.note_product();
-- What no page shows are updated_at, which an order leaves as it is (product_changed), and search.
create trigger note_pages_of_change after update on public.products
  for each row when (old.updated_at <> new.updated_at
    and to_jsonb(old) - array['updated_at', 'search'] <> to_jsonb(new) - array['updated_at', 'search'])
  execute function private.note_product();

create trigger note_pages after insert or update or delete on public.product_translations
  for each row execute function private.note_product_of('catalogue');

-- An order only lowers `quantity`, for which this trigger is not asked. Only when a variant sells out or is
-- back does private.recount_stock write sizes_left, and only that can make the product sold out or available.
create trigger note_pages_of_stock after update of sizes_left on public.products
  for each row when ((old.quantity > 0) <> (new.quantity > 0) or old.sizes_left <> new.sizes_left)
  execute function private.note_product();

-- What sold is counted once an hour: best sellers, and lists by popularity.
create trigger note_pages_of_sales after update of units_sold on public.products
  for each row when (old.units_sold <> new.units_sold) execute function private.note_tags('catalogue');

-- Cards show sizes, of which products know what is left; colours of a size are on the product's page alone.
create trigger note_pages after insert or delete on public.product_variants
  for each row execute function private.note_product_of();
create trigger note_pages_of_change after update of quantity, size, color, sku, price, original_price, picture, barcode
  on public.product_variants
  for each row when ((old.quantity > 0) <> (new.quantity > 0)
    or (old.size, old.color, old.sku, old.price, old.original_price, old.picture, old.barcode)
      is distinct from (new.size, new.color, new.sku, new.price, new.original_price, new.picture, new.barcode))
  execute function private.note_product_of();

-- A former slug, which leads to the product or no longer does.
create function private.note_move() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_pages(array['product-' || old.slug, 'product-' || new.slug]);
  return null;
end
$$;
create trigger note_pages after insert or delete on public.product_moves for each row execute function private.note_move();

-- `sold` matters when the deal is used up, or no longer.
create trigger note_pages after insert or delete on public.deals
  for each row execute function private.note_product_of('catalogue');
create trigger note_pages_of_change after update on public.deals
  for each row when ((old.product_id, old.kind, old.deal_price, old.total, old.starts_at, old.ends_at, old.sold < old.total)
    is distinct from (new.product_id, new.kind, new.deal_price, new.total, new.starts_at, new.ends_at, new.sold < new.total))
  execute function private.note_product_of('catalogue');

-- A page may quote a review: what changes in one that is quoted shows there too, not only on its product's page.
create function private.note_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_pages(array(select 'product-' || p.slug from public.products p where p.id = new.product_id)
    || case when exists (
      select from public.page_versions v where v.state in ('published', 'scheduled')
        and v.sections @> jsonb_build_array(jsonb_build_object('kind', 'quote', 'review', new.id))) then 'catalogue' end);
  return null;
end
$$;

create trigger note_pages after insert on public.reviews
  for each row when (new.status = 'published') execute function private.note_product_of();
create trigger note_pages_of_change after update on public.reviews
  for each row when ('published' in (old.status, new.status) and (old.status, old.rating, old.title, old.body, old.author_name, old.verified)
    is distinct from (new.status, new.rating, new.title, new.body, new.author_name, new.verified))
  execute function private.note_review();
create trigger note_pages_of_deleted after delete on public.reviews
  for each row when (old.status = 'published') execute function private.note_product_of();

-- ------------------------------------------------------------------ lists, and what every page shows

-- A collection's name, path and size chart are on the pages of its products.
create trigger note_pages after insert or update or delete on public.collections
  for each statement execute function private.note_tags('catalogue');
create trigger note_pages_of_name after update of slug, name, department, category, size_chart_id on public.collections
  for each row when ((old.slug, old.name, old.department, old.category, old.size_chart_id)
    is distinct from (new.slug, new.name, new.department, new.category, new.size_chart_id))
  execute function private.note_tags('shop');
create trigger note_pages after insert or update or delete on public.collection_products
  for each statement execute function private.note_tags('catalogue');
create trigger note_pages after insert or update or delete on public.synonyms
  for each statement execute function private.note_tags('catalogue');

create trigger note_pages after update on public.shop_settings
  for each statement execute function private.note_tags('shop');
create trigger note_pages after insert or update or delete on public.shipping_zones
  for each statement execute function private.note_tags('shop');
create trigger note_pages after insert or update or delete on public.shipping_methods
  for each statement execute function private.note_tags('shop');
create trigger note_pages after insert or update or delete on public.pages
  for each statement execute function private.note_tags('shop');
create trigger note_pages after update on public.menus for each statement execute function private.note_tags('shop');
create trigger note_pages after update or delete on public.media for each statement execute function private.note_tags('shop');
create trigger note_pages after insert or update or delete on public.departments
  for each statement execute function private.note_tags('shop');
create trigger note_pages after insert or update or delete on public.categories
  for each statement execute function private.note_tags('shop');
create trigger note_pages after insert or update or delete on public.collection_groups
  for each statement execute function private.note_tags('shop');
create trigger note_pages after insert or update or delete on public.option_words
  for each statement execute function private.note_tags('shop');
create trigger note_pages after insert or update or delete on public.makers
  for each statement execute function private.note_tags('shop');
create trigger note_pages after insert or update or delete on public.size_charts
  for each statement execute function private.note_tags('shop');
