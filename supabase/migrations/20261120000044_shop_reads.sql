-- What the shop's pages read, as functions with bounded arguments. Visitors have no right on any table, and members only
-- on rows of their own: on a table that it may read, the API answers every operator and any depth of embedded tables, at
-- a cost without bounds. Listings, search and recommendations are in the file listing, reviews in the file reviews.

-- ------------------------------------------------------------------ the shop

-- What every page knows of the shop, in the language of the request: its name, looks, menus, departments and categories, the settings that
-- shoppers see, and where it delivers to, how, and for how much.
-- Not here: the account for transfers, which comes with an unpaid order, who takes cards, and what
-- only orders or owners need. The legal facts are what the shop has to publish about itself (law 31-08, article 29): name,
-- address, email, phone, number in the commercial register, capital, company and tax number.
create function private.shop_facts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', coalesce(s.name, ''), 'tagline', private.text_in(s.tagline, s.translations, 'tagline', l.language), 'country', s.country, 'order_prefix', s.order_prefix,
    'languages', s.languages, 'text_language', s.text_language, 'contact_email', s.contact_email,
    -- What sizes and colours are called where that is not their name.
    'option_words', coalesce((
      select jsonb_object_agg(w.name, w.word) from (
        select o.name, o.translations -> l.language ->> 'name' as word from public.option_words o
        where o.translations -> l.language ->> 'name' <> '' order by o.name limit 1000) w), '{}'),
    'has_products', exists (select from public.products p where p.status = 'live'),
    'brand', jsonb_build_object('accent', s.brand_accent, 'sale', s.brand_sale, 'highlight', s.brand_highlight,
      'fonts', s.brand_fonts, 'corners', s.brand_corners, 'header', s.brand_header, 'ratio', s.picture_ratio,
      'logo', private.media_json(s.logo_id, l.language), 'logo_dark', private.media_json(s.logo_dark_id, l.language),
      'mark', private.media_json(s.mark_id, l.language), 'frieze', private.media_json(s.frieze_id, l.language),
      'corner', private.media_json(s.corner_id, l.language),
      'has_icons', exists (select from public.media m where m.id = s.mark_id and m.has_icons)),
    'packing_days', case when s.packing_days_max is not null then jsonb_build_array(s.packing_days_min, s.packing_days_max) end,
    'return_days', s.return_days, 'returns_are_free', s.returns_are_free,
    'departments', coalesce((
      select jsonb_agg(jsonb_build_object('slug', d.slug, 'name', private.text_in(d.name, d.translations, 'name', l.language))
        order by d.position, d.id) from public.departments d where d.in_menu), '[]'),
    'categories', coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('slug', c.slug,
          'name', private.text_in(c.name, c.translations, 'name', l.language), 'part_of', c.part_of,
          'path', private.category_path(c),
          'is_hidden', (select true from public.pages p where p.id = c.page_id and not p.is_indexed)))
          || case when c.picture_id is null then '{}' else jsonb_build_object('picture', private.media_json(c.picture_id, l.language)) end
        order by c.position, c.id) from public.categories c), '[]'),
    'newsletter', jsonb_build_object('title', private.text_in(s.newsletter_title, s.translations, 'newsletter_title', l.language),
      'text', private.text_in(s.newsletter_text, s.translations, 'newsletter_text', l.language)),
    'has_collections', exists (select from public.collections c where c.former_of is null),
    'deals', private.deal_kinds(),
    -- For menus that are empty.
    'pages', case when exists (select from public.menus m where m.items = '[]') then coalesce((
      select jsonb_agg(jsonb_build_object('slug', u.slug, 'name', u.name, 'is_fixed', u.is_fixed) order by u.created_at, u.slug)
      from (
        select p.slug, private.text_in(p.title, p.translations, 'title', l.language) as name, p.is_fixed, p.created_at
        from public.pages p where p.kind in ('page', 'policy', 'lookbook')
          and (private.public_version(p) is not null or private.has_default(p))
        order by p.is_fixed desc, p.created_at, p.slug limit 40) u), '[]')
      else '[]' end,
    'menus', (select jsonb_object_agg(m.slug, m.items) from public.menus m),
    'menu_targets', private.content_targets((select jsonb_agg(m.items) from public.menus m), l.language) -> 'targets',
    'default_country', s.default_country, 'time_zone', s.time_zone)
  || jsonb_build_object('currency', s.currency, 'currency_rates', s.currency_rates,
    'checkout_enabled', s.checkout_enabled, 'cancel_window_minutes', s.cancel_window_minutes,
    'payment_methods', s.payment_methods, 'payment_marks', s.payment_marks, 'welcome_percent', s.welcome_percent, 'student_percent', s.student_percent,
    'line_limit', s.line_limit, 'support_phone', s.support_phone, 'support_phone_hours', s.support_phone_hours,
    'support_chat_url', s.support_chat_url, 'support_chat_hours', s.support_chat_hours,
    'support_email_hours', s.support_email_hours, 'instagram_url', s.instagram_url, 'tiktok_url', s.tiktok_url,
    'pinterest_url', s.pinterest_url, 'facebook_url', s.facebook_url, 'legal_name', s.legal_name,
    'legal_address', s.legal_address, 'legal_email', s.legal_email, 'legal_phone', s.legal_phone, 'legal_ice', s.legal_ice,
    'legal_if', s.legal_if, 'legal_rc', s.legal_rc, 'legal_tp', s.legal_tp, 'legal_capital', s.legal_capital,
    'vat_rate', s.vat_rate, 'vat_shown', s.vat_shown,
    'zones', coalesce((
      select jsonb_agg(jsonb_build_object('id', z.id, 'name', private.text_in(z.name, z.translations, 'name', l.language), 'countries', z.countries, 'cities', z.cities,
        'methods', coalesce((
          select jsonb_agg(jsonb_build_object('id', m.id, 'name', private.text_in(m.name, m.translations, 'name', l.language), 'min_days', m.min_days, 'max_days', m.max_days,
            'price', m.price, 'free_above', m.free_above) order by m.position, m.id)
          from public.shipping_methods m where m.zone_id = z.id and m.is_active), '[]')) order by z.position, z.id)
      from public.shipping_zones z), '[]'))
    -- Where it is as in most shops, it is left out.
    || case when f.fields = '{"email": "required", "zipCode": "required", "lastName": "required"}' then '{}'
      else jsonb_build_object('checkout_fields', f.fields) end
    || case when s.quick_order then '{"quick_order": true}'::jsonb else '{}' end
  from public.shop_settings s cross join (select private.checkout_fields() as fields) f cross join (select private.asked_language() as language) l
$$;

-- ------------------------------------------------------------------ the seller in mails

-- Every mail says in its language who sends it: its facts have `seller` {name, address, email, phone, ice, if, rc, tp, capital, shop: {name,
-- tagline, country, contact_email, order_prefix, packing_days, return_days,
-- returns_are_free, brand}}, null for what is not set; the shop's facts as in shop_facts.
create function private.mail_seller(p_language text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', s.legal_name, 'address', s.legal_address, 'email', s.legal_email, 'phone', s.legal_phone,
    'ice', s.legal_ice, 'if', s.legal_if, 'rc', s.legal_rc, 'tp', s.legal_tp, 'capital', s.legal_capital,
    'shop', jsonb_build_object('name', coalesce(s.name, ''), 'tagline', private.text_in(s.tagline, s.translations, 'tagline', p_language), 'country', s.country, 'contact_email', s.contact_email,
      'order_prefix', s.order_prefix,
      'packing_days', case when s.packing_days_max is not null then jsonb_build_array(s.packing_days_min, s.packing_days_max) end,
      'return_days', s.return_days, 'returns_are_free', s.returns_are_free,
      'brand', jsonb_build_object('accent', s.brand_accent, 'sale', s.brand_sale, 'highlight', s.brand_highlight, 'fonts', s.brand_fonts,
        'has_icons', exists (select from public.media m where m.id = s.mark_id and m.has_icons),
        'frieze', private.media_json(s.frieze_id, 'en'))))
  from public.shop_settings s
$$;
grant execute on function private.mail_seller(text) to service_role;

-- ------------------------------------------------------------------ collections

-- Every collection by group and position: [{id, slug, name, description, image, group, groupName,
-- isPoster, department, category}], in the language of the request; those without a group last. Of products on sale those without a
-- rule may have none, which `isEmpty` says.
create function private.collections() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'slug', c.slug,
    'name', private.text_in(c.name, c.translations, 'name', l.language),
    'description', private.text_in(c.description, c.translations, 'description', l.language),
    'image', c.image_url, 'group', c.group_slug, 'groupName', private.text_in(g.name, g.translations, 'name', l.language), 'isPoster', coalesce(g.has_posters, false),
    'department', c.department, 'category', c.category)
    || case when c.rule is null
        and not exists (select from public.products p where p.collection_slug = any (private.slugs_of(c.id)) and p.status = 'live')
        and not exists (
          select from public.collection_products m join public.products p on p.id = m.product_id
          where m.collection_id = c.id and p.status = 'live')
      then jsonb_build_object('isEmpty', true) else '{}' end order by g.position, g.id, c.position, c.id), '[]')
  from (select private.asked_language() as language) l cross join public.collections c
  left join public.collection_groups g on g.slug = c.group_slug where c.former_of is null
$$;

-- The present slug of the collection that had this slug before; null when there is none.
create function private.moved_collection(p_slug text) returns text
language sql stable security definer set search_path = ''
as $$
  select c.slug from public.collection_moves m join public.collections c on c.id = m.collection_id where m.slug = p_slug
$$;

-- ------------------------------------------------------------------ products

-- Raises PT400 INVALID_FILTER {field} unless this is a plain list of at most p_most texts without null.
create function private.check_list(p_list text[], p_most int, p_field text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_list is null or array_ndims(p_list) > 1 or array_lower(p_list, 1) <> 1 or cardinality(p_list) > p_most or array_position(p_list, null) is not null then
    perform private.fail(400, 'INVALID_FILTER', jsonb_build_object('field', p_field));
  end if;
end
$$;

-- A product with everything that its page shows, in the language of the request. Its size
-- charts, [{id, sizes}] by their slugs, are its collection's, its department's and those of the department's other collections, in this order
-- and at most eight: it goes by the first in which one of its sizes stands (src/domain/product/saved-size.ts).
create function private.product_page(r public.products) returns jsonb
language sql stable set search_path = ''
as $$
  select c.card
    -- That its prices before are the lowest of the thirty days before, where the shop measures them and knows earlier ones.
    || case when private.measures_reductions() and exists (select from public.price_history h where h.product_id = r.id)
      then jsonb_build_object('is_measured', true) else '{}' end
    || private.product_safety(r.vendor, private.asked_language()) || private.product_measure(r.details)
    -- How it fits, once enough of the shop's own returns say so: private.count_fits.
    || coalesce((select jsonb_build_object('fit', f.fit) from private.product_fits f cross join public.shop_settings s
      where f.product_id = r.id and f.fit is not null and s.shows_fit), '{}')
    || jsonb_build_object('facts', private.product_facts(p), 'details', p.details,
    'image_url', p.image_url, 'images', p.images,
    'product_variants', coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'size', v.size, 'color', v.color,
          'quantity', least(v.quantity, (select private.stock_cap())))
          -- What differs from the product.
          || jsonb_strip_nulls(jsonb_build_object('price', v.price, 'original_price', case when v.price is not null or v.original_price is not null
            then private.variant_original(v, r) end, 'barcode', nullif(v.barcode, ''), 'picture', nullif(v.picture, '')))
        order by array_position(p.colors, v.color), array_position(p.sizes, v.size), v.id)
      from public.product_variants v where v.product_id = p.id), '[]'),
    'collections', coalesce((
      select jsonb_build_object('slug', k.slug, 'name', private.text_in(k.name, k.translations, 'name', private.asked_language()),
        'department', k.department, 'category', k.category)
      from public.collections k where k.slug = p.collection_slug),
      -- A draft's preview, while it is in none.
      '{"slug": "", "name": "", "department": null, "category": null}'),
    'size_charts', coalesce((
      select jsonb_agg(jsonb_build_object('id', z.slug, 'sizes', jsonb_path_query_array(z.chart, '$.rows[*].size')) order by f.nearness, z.position, z.id)
      from (
        select u.chart_id, min(u.nearness) as nearness from (
          select k.size_chart_id as chart_id, case when k.slug = p.collection_slug then 1 else 3 end as nearness
          from public.collections own join public.collections k on k.slug = own.slug or k.department = own.department
          where own.slug = p.collection_slug and k.former_of is null
          union all
          select d.size_chart_id, 2 from public.collections own join public.departments d on d.slug = own.department
          where own.slug = p.collection_slug
        ) u where u.chart_id is not null group by u.chart_id order by nearness, u.chart_id limit 8
      ) f join public.size_charts z on z.id = f.chart_id), '[]'))
  from (select private.other_language() as language) l
  cross join lateral private.product_in(r, l.language) p
  cross join lateral (select private.cards(array[r.id], null, r.status <> 'live') -> 0 as card) c
$$;

-- The product of a slug (private.product_page); null when there is none, or it is not for sale. `product` is also the former slug
-- of the one at /product.
create function private.get_product(p_slug text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.product_page(r) from public.products r
  where r.status = 'live'
    and r.id = coalesce((select s.id from public.products s where s.slug = p_slug),
      (select m.product_id from public.product_moves m where m.slug = p_slug and p_slug = 'product'))
$$;

-- The product that a preview link is for, live or not, as get_product answers; null for a link that ended, or whose author no
-- longer runs the shop.
create function private.read_product_preview(p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.product_page(r) from private.previews v join public.products r on r.id = v.product_id
    join public.team_members a on a.user_id = v.author_id
  where p_token ~ '^[0-9a-f]{64}$' and v.token_hash = encode(sha256(p_token::bytea), 'hex') and v.expires_at > now()
$$;

-- A published review, as a page quotes it: {rating, title, body, author, verified, product: {slug, title}}; null when there is
-- none, or its product is not for sale.
create function private.quoted_review(p_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('rating', r.rating, 'title', r.title, 'body', r.body, 'author', r.author_name, 'verified', r.verified,
    'product', jsonb_build_object('slug', p.slug, 'title', private.product_title(p, private.other_language())))
  from public.reviews r join public.products p on p.id = r.product_id
  where r.id = p_id and r.status = 'published' and p.status = 'live'
$$;

-- These very products, at most 50 slugs: cards in the order asked for, each with restocked_at; without those that are
-- gone. Raises PT400 INVALID_FILTER {field}.
create function private.products_by_slugs(p_slugs text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_list(p_slugs, 50, 'slugs');
  return (
    select coalesce(jsonb_agg(c.card || jsonb_build_object('restocked_at', p.restocked_at) order by c.n), '[]')
    from jsonb_array_elements(private.cards(array(
      select p.id from public.products p where p.slug = any (p_slugs) order by array_position(p_slugs, p.slug)
    ))) with ordinality as c (card, n)
    join public.products p on p.id = (c.card ->> 'id')::uuid);
end
$$;

-- The deals of a kind that run now, at most 24, the first to end first: [{id, kind, deal_price, total, sold, starts_at,
-- ends_at, product: card}].
create function private.running_deals(p_kind text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'deal_price', d.deal_price, 'total', d.total,
    'sold', d.sold, 'starts_at', d.starts_at, 'ends_at', d.ends_at, 'product', private.cards(array[d.product_id]) -> 0)
    order by d.ends_at, d.total, d.id), '[]')
  from (
    select d.* from public.deals d join public.products p on p.id = d.product_id
    where d.kind = p_kind and d.starts_at <= now() and d.ends_at > now() and d.sold < d.total and p.status = 'live'
    order by d.ends_at, d.total, d.id limit 24
  ) d
$$;

-- The present slug of the product that had this slug before; null when there is none, or it is not for sale.
create function private.moved_product(p_slug text) returns text
language sql stable security definer set search_path = ''
as $$
  select p.slug from public.product_moves m join public.products p on p.id = m.product_id
  where m.slug = p_slug and p.status = 'live'
$$;

-- What is for sale, in the order of the parts in which sitemaps and feeds read it, without a look at the rows.
create index products_published on public.products (slug) where status = 'live';

-- Where the parts of the sitemap begin: for each part of p_size (1000 to 50000) products the slug after which it begins,
-- '' for the first; [] without products.
create function private.published_parts(p_size int) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(q.after order by q.n), '[]')
  from (
    select row_number() over w as n, coalesce(lag(p.slug) over w, '') as after
    from public.products p where p.status = 'live' window w as (order by p.slug)
  ) q
  where (q.n - 1) % least(greatest(coalesce(p_size, 10000), 1000), 50000) = 0
$$;

-- What is for sale, for the sitemap: [{slug, changed_at, images}] by slug, at most p_limit (1 to 500) after p_after ('' for
-- the first), each with its first ten pictures. A deal that began, ended or was changed has changed its product too; a sale
-- has not.
create function private.published_products(p_after text, p_limit int) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', p.slug,
    'changed_at', greatest(p.updated_at, (
      select max(greatest(d.starts_at, d.updated_at, case when d.ends_at <= now() then d.ends_at end))
      from public.deals d where d.product_id = p.id and d.starts_at <= now())),
    'images', case when p.images = '[]' then jsonb_build_array(p.image_url)
      else jsonb_path_query_array(p.images, '$[0 to 9].src') end) order by p.slug), '[]')
  from (
    select p.* from public.products p where p.slug > coalesce(p_after, '') and p.status = 'live'
    order by p.slug limit least(greatest(coalesce(p_limit, 500), 1), 500)
  ) p
$$;

-- What is for sale, for other shops' catalogues: [{id, slug, title, facts, price, original_price, deal: {price,
-- starts_at, ends_at} or null, images: [{src, color}], product_type, collection, department, gender, age_group, variants: [{sku, size,
-- color, in_stock, price, original_price, barcode, weight_grams, picture (where it has one of its own)}], measure as private.product_measure has it}] in the language of the request, by slug, at most p_limit (1 to 500) after p_after ('' for the first).
create function private.feed_products(p_after text, p_limit int) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'facts', p.facts, 'price', p.price, 'original_price', p.original_price,
    'deal', (
      select jsonb_build_object('price', d.deal_price, 'starts_at', d.starts_at, 'ends_at', d.ends_at)
      from public.deals d
      where d.product_id = p.id and d.ends_at > now() and d.starts_at <= now() and d.sold < d.total
        and d.deal_price < p.price
      order by d.deal_price limit 1),
    'images', case when p.images = '[]' then jsonb_build_array(jsonb_build_object('src', p.image_url, 'color', null))
      else (
        select jsonb_agg(jsonb_build_object('src', g.image ->> 'src', 'color', g.image ->> 'color') order by g.n)
        from jsonb_array_elements(p.images) with ordinality as g (image, n)) end,
    'product_type', p.product_type, 'collection', private.text_in(c.name, c.translations, 'name', l.asked), 'department', private.text_in(d.name, d.translations, 'name', l.asked), 'gender', d.gender, 'age_group', coalesce(k.age_group, d.age_group),
    'variants', coalesce((
      select jsonb_agg(jsonb_build_object('sku', v.sku, 'size', v.size, 'color', v.color, 'in_stock', v.quantity > 0,
          'price', coalesce(v.price, p.price), 'original_price', private.variant_original(v, p.whole), 'barcode', v.barcode,
          'weight_grams', coalesce(v.weight_grams, p.weight_grams)) || case v.picture when '' then '{}' else jsonb_build_object('picture', v.picture) end
        order by array_position(p.colors, v.color), array_position(p.sizes, v.size), v.id)
      from public.product_variants v where v.product_id = p.id), '[]')) || p.measured order by p.slug), '[]')
  from (select private.asked_language() as asked, private.other_language() as other) l
  cross join lateral (
    select n.*, n as whole, private.product_facts(n) as facts, private.product_measure((r.p).details) as measured
    from (
      select p from public.products p where p.slug > coalesce(p_after, '') and p.status = 'live'
      order by p.slug limit least(greatest(coalesce(p_limit, 500), 1), 500)
    ) r cross join lateral private.product_in(r.p, l.other) n
  ) p
  join public.collections c on c.slug = p.collection_slug
  left join public.departments d on d.slug = c.department
  left join public.categories k on k.slug = c.category
$$;

-- The newest products that are for sale, in the language of the request, for the feed: at most p_count (1 to 50), [{slug, title, description, image,
-- added_at, changed_at}].
create function private.newest_products(p_count int) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', p.slug, 'title', p.title, 'description', p.description,
    'image', p.image_url, 'added_at', p.created_at, 'changed_at', p.updated_at) order by p.created_at desc, p.id), '[]')
  from (
    select p from public.products p where p.status = 'live'
    order by p.created_at desc, p.id limit least(greatest(coalesce(p_count, 1), 1), 50)
  ) r cross join lateral private.product_in(r.p, (select private.other_language())) p
$$;

-- ------------------------------------------------------------------ a member's own

-- What the caller's wishes cost when they were made: [{slug, price or null, at}].
create function private.my_wishes() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', p.slug, 'price', w.saved_price, 'at', w.added_at)
    order by w.product_id), '[]')
  from public.wishlist_items w join public.products p on p.id = w.product_id
  where w.user_id = (select auth.uid()) and p.status = 'live'
$$;

-- A page of the caller's orders, the newest first, p_size (1 to 50) a page from 1 on, and how many there are: {orders,
-- total}. An item's `parcels` are what was sent of it and is not back.
create function private.my_orders(p_page int, p_size int) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'total', (select count(*) from public.orders o where o.user_id = (select auth.uid())),
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'order_number', o.order_number,
        'customer_name', o.customer_name, 'customer_email', o.customer_email, 'shipping_address', o.shipping_address,
        'order_status', o.order_status, 'created_at', o.created_at, 'payment_method', o.payment_method,
        'payment_status', o.payment_status, 'currency', o.currency, 'total_amount', o.total_amount,
        'paid_amount', o.paid_amount, 'refunded_amount', o.refunded_amount,
        'refund_pending_amount', o.refund_pending_amount, 'due_amount', o.due_amount,
        'payment_due_at', o.payment_due_at, 'cancel_reason', o.cancel_reason,
        'items', (
          select coalesce(jsonb_agg(jsonb_build_object('quantity', i.quantity, 'parcels', (
            select coalesce(jsonb_agg(jsonb_build_object('quantity', n.quantity)), '[]')
            from public.shipment_items n join public.shipments s on s.id = n.shipment_id
            where n.order_item_id = i.id and s.state in ('shipped', 'delivered'))) order by i.position), '[]')
          from public.order_items i where i.order_id = o.id)) order by o.created_at desc, o.id), '[]')
      from (
        select o.* from public.orders o where o.user_id = (select auth.uid()) order by o.created_at desc, o.id
        offset (least(greatest(coalesce(p_page, 1), 1), 10000) - 1) * least(greatest(coalesce(p_size, 10), 1), 50)
        limit least(greatest(coalesce(p_size, 10), 1), 50)
      ) o))
$$;

-- ------------------------------------------------------------------ the API

grant execute on function private.shop_facts(), private.collections(), private.moved_collection(text),
  private.get_product(text), private.read_product_preview(text), private.quoted_review(uuid), private.products_by_slugs(text[]), private.running_deals(text),
  private.moved_product(text), private.published_parts(int), private.published_products(text, int),
  private.feed_products(text, int), private.newest_products(int) to anon, authenticated;
grant execute on function private.my_wishes(), private.my_orders(int, int) to authenticated;

create function public.shop_facts() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.shop_facts() $$;
create function public.collections() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.collections() $$;
create function public.moved_collection(p_slug text) returns text
language sql stable security invoker set search_path = '' as $$ select private.moved_collection(p_slug) $$;
create function public.get_product(p_slug text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_product(p_slug) $$;
create function public.read_product_preview(p_token text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.read_product_preview(p_token) $$;
create function public.quoted_review(p_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.quoted_review(p_id) $$;
create function public.products_by_slugs(p_slugs text[]) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.products_by_slugs(p_slugs) $$;
create function public.running_deals(p_kind text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.running_deals(p_kind) $$;
create function public.moved_product(p_slug text) returns text
language sql stable security invoker set search_path = '' as $$ select private.moved_product(p_slug) $$;
create function public.published_parts(p_size int default 10000) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.published_parts(p_size) $$;
create function public.published_products(p_after text default '', p_limit int default 500) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.published_products(p_after, p_limit) $$;
create function public.feed_products(p_after text default '', p_limit int default 500) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.feed_products(p_after, p_limit) $$;
create function public.newest_products(p_count int) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.newest_products(p_count) $$;
create function public.my_wishes() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.my_wishes() $$;
create function public.my_orders(p_page int default 1, p_size int default 10) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.my_orders(p_page, p_size) $$;
grant execute on function public.shop_facts(), public.collections(), public.moved_collection(text),
  public.get_product(text), public.read_product_preview(text), public.quoted_review(uuid), public.products_by_slugs(text[]), public.running_deals(text),
  public.moved_product(text), public.published_parts(int), public.published_products(text, int),
  public.feed_products(text, int), public.newest_products(int) to anon, authenticated;
grant execute on function public.my_wishes(), public.my_orders(int, int) to authenticated;
