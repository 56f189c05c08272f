-- The generated catalogue as rows of the shop, with its texts in every language: from what generated-catalogue.sql and
-- generated-translations.sql have put together in the same session.

-- Their variants, sums, sizes and what they are found by are known here, and their texts are tidy: the triggers that would work
-- these out one by one rest meanwhile.
alter table public.products disable trigger product_make_variants_on_insert;
alter table public.products disable trigger product_clean;
alter table public.products disable trigger product_search;
alter table public.product_variants disable trigger variants_sum_on_insert;
-- And an index is made faster than it is kept.
create temporary table generated_indexes as
select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
from pg_index i where i.indrelid = 'public.products'::regclass and not i.indisunique;
do $$
declare
  v_name text;
begin
  for v_name in select name from generated_indexes loop
    execute 'drop index ' || v_name;
  end loop;
end
$$;

-- As many came in over the last seven days as the new arrivals' banner says, the curated ones among them; the others
-- over the eighteen months before.
insert into public.products (id, slug, title, collection_slug, price, original_price, sizes, sizes_left, colors, quantity,
  description, details, image_url, images, search, created_at, updated_at)
select md5('range ' || g.number)::uuid, s.slug || case when s.times > 1 then '-' || s.times else '' end, g.title, g.collection,
  g.price, g.original_price, g.sizes, q.sizes_left, u.colors, q.quantity, g.description,
  jsonb_build_array(
    jsonb_build_object('name', split_part(g.made, ': ', 1), 'value', split_part(g.made, ': ', 2)),
    jsonb_build_object('name', split_part(g.fit, ': ', 1), 'value', split_part(g.fit, ': ', 2)),
    jsonb_build_object('name', split_part(g.care, ': ', 1), 'value', split_part(g.care, ': ', 2))),
  v.images -> 0 ->> 'src', v.images,
  -- As private.product_search has it.
  private.search_text(g.title, g.collection, u.colors, g.description, private.search_language('en'))
    || private.search_marks(g.title, g.collection, u.colors) || x.search, t.at, t.at
from generated_products g
join (select a.number, a.search || f.search as search from generated_texts a join generated_texts f on f.number = a.number and f.language = 'fr'
  where a.language = 'ar') x on x.number = g.number
join generated_units u on u.number = g.number
join generated_designs d on d.kind = u.kind
cross join lateral (
  -- Every colour from the front, close up and a third way; the cloth of clothes once.
  select jsonb_agg(jsonb_build_object('src', '/catalogue/' || u.kind || '/' || u.design || '/' || case c.color when '' then '' else lower(c.color) || '-' end || w.view || '.webp',
    'alt', case w.view when 'front' then replace(u.alt, '{colour}', n.name)
      else g.title || case c.color when '' then '' else ' in ' || n.name end || w.words end,
    'color', nullif(c.color, ''), 'view', w.view) order by c.turn, w.place) as images
  from unnest(case when u.colors = '{}' then array[''] else u.colors end) with ordinality as c (color, turn)
  cross join lateral (select case c.color when 'Sky' then 'sky blue' else lower(c.color) end as name) n
  cross join (values (1, 'front', ''), (2, 'detail', ', close up'), (3, 'hanger', ' on a hanger'), (3, 'angle', ', seen at an angle'),
    (4, 'swatch', ', a swatch of the cloth')) as w (place, view, words)
  where w.view in ('front', 'detail', d.third) or (w.view = 'swatch' and d.third = 'hanger' and c.turn = 1)
) v
join (
  select x.number, x.slug, row_number() over (partition by x.slug order by x.number) + count(p.slug) over (partition by x.slug) as times
  from (select number, regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g') as slug from generated_products) x
  left join public.products p on p.slug = x.slug
) s on s.number = g.number
join (
  select z.number, sum(z.quantity)::int as quantity, coalesce(array_agg(z.size order by z.place) filter (where z.quantity > 0), '{}') as sizes_left
  from (select number, size, place, sum(quantity) as quantity from generated_stock group by 1, 2, 3) z group by 1
) q on q.number = g.number
cross join (
  select count(*) as n, greatest(1, round(156 * (select n from generated_scale))
    - (select count(*) from public.products p where p.created_at > now() - interval '7 days' and p.status = 'live'))::int as fresh
  from generated_products
) a
cross join lateral (
  select now() - interval '1 day' * case when g.number <= a.fresh then 0.15 + 5.3 * (g.number - 0.5) / a.fresh
    else 7.05 + 540.0 * (g.number - a.fresh) / (a.n - a.fresh) end as at
) t
order by g.number;

insert into public.product_variants (product_id, size, color, quantity)
select s.product_id, s.size, s.color, s.quantity from generated_stock s order by s.product_id, s.color, s.place;

do $$
declare
  v_definition text;
begin
  for v_definition in select definition from generated_indexes loop
    execute v_definition;
  end loop;
end
$$;
alter table public.products enable trigger product_make_variants_on_insert;
alter table public.products enable trigger product_clean;
alter table public.products enable trigger product_search;
alter table public.product_variants enable trigger variants_sum_on_insert;

-- ------------------------------------------------------------------ in the other languages
alter table public.product_translations disable trigger translation_clean;
alter table public.product_translations disable trigger translated_on_insert;
insert into public.product_translations (product_id, language, title, description, details)
select md5('range ' || x.number)::uuid, x.language, x.title, x.description, x.details from generated_texts x order by x.number, x.language;
alter table public.product_translations enable trigger translation_clean;
alter table public.product_translations enable trigger translated_on_insert;
select private.learn_words(array(select f.piece from generated_folds f where f.is_of_title));

-- ------------------------------------------------------------------ the two minis, in the other languages
insert into public.product_translations (product_id, language, title, description, details)
select p.id, m.language, m.title, m.description, m.details::jsonb
from (values
  ('fr', 'mini-satin-lipstick', 'Mini rouge à lèvres satiné',
   'Un tiers de notre rouge à lèvres satiné, pour les poches et les premiers essais. L’étui est celui de l’an dernier, pas la couleur.',
   '[{"name": "Contient", "value": "Huile d’argan, vitamine E"}, {"name": "Fini", "value": "Satiné"}, {"name": "Sans", "value": "Parabènes"}]'),
  ('ar', 'mini-satin-lipstick', 'أحمر شفاه ساتاني صغير',
   'ثلث أحمر شفاهنا الساتاني، للجيوب وللتجربة الأولى. العلبة من العام الماضي، أما اللون فلا.',
   '[{"name": "يحتوي على", "value": "زيت الأركان وفيتامين E"}, {"name": "المظهر", "value": "ساتاني"}, {"name": "خالٍ من", "value": "البارابين"}]'),
  ('fr', 'mini-nail-polish', 'Mini vernis à ongles',
   'De quoi tenir un mois de dimanches, dans un flacon qui voyage en cabine. L’étiquette est l’ancienne, le vernis est frais.',
   '[{"name": "Fini", "value": "Très brillant"}, {"name": "Pinceau", "value": "Plat et large"}, {"name": "Sans", "value": "Dix solvants courants"}]'),
  ('ar', 'mini-nail-polish', 'طلاء أظافر صغير',
   'يكفي شهرًا من أيام الأحد، في قارورة تسافر معك في المقصورة. الملصق قديم، أما الطلاء فجديد.',
   '[{"name": "المظهر", "value": "لمعان قوي"}, {"name": "الفرشاة", "value": "مسطحة وعريضة"}, {"name": "خالٍ من", "value": "عشرة مذيبات شائعة"}]')
) as m (language, slug, title, description, details)
join public.products p on p.slug = m.slug;

drop table generated_scale, generated_lines, generated_order, generated_choices, generated_units, generated_titles, generated_products, generated_stock, generated_indexes,
  generated_plan, generated_mix, generated_sizes, generated_patterns, generated_styles, generated_fabrics, generated_grades, generated_decors,
  generated_unused_labels, generated_kinds, generated_looks, generated_designs, generated_kind_words, generated_noun_words, generated_word_forms,
  generated_parts, generated_folds, generated_texts, generated_decor_words, generated_fabric_words, generated_detail_words;
drop function pg_temp.draw(bigint, bigint, int), pg_temp.form(text[], int);
