-- What stands on the sample's pages that list products: banners with their tiles, and the lists. To be loaded after store.sql.

insert into public.media (src, widths, formats, width, height)
select b.src || k.ending, k.widths, '{avif,webp}'::text[], k.width, k.height
from (values ('/art/department-women'), ('/art/department-men'), ('/art/department-kids'), ('/art/sale'), ('/art/deals'), ('/art/flash-deals'), ('/art/coming-soon')) as b (src)
cross join (values ('', '{1240,2480}'::int[], 1240, 420), ('-phone', '{390,780}'::int[], 390, 300)) as k (ending, widths, width, height);

insert into public.media (src, widths, formats, width, height)
select '/art/' || t.name, case when t.name like 'trending-%' then '{412,824}'::int[] else '{206,412}'::int[] end, '{avif,webp}'::text[], 412, 515
from unnest('{tile-women-dresses,tile-women-tops,tile-women-bottoms,tile-women-shoes,tile-women-accessories,tile-women-outerwear,
  tile-men-shirts,tile-men-pants,tile-men-jackets,tile-men-sneakers,tile-men-watches,tile-men-accessories,
  tile-kids-baby,tile-kids-toddler,tile-kids-kids,tile-kids-tweens,tile-kids-shoes,tile-kids-toys,
  trending-futuristic-tech,trending-holographic,trending-led-fashion,trending-smart-wear}'::text[]) as t (name);

-- The posters of the curated collections.
update public.collections set image_url = '/art/collection-' || slug || '-824.webp' where group_slug = 'curated';

-- ------------------------------------------------------------------ departments

update public.pages p set description = d.text
from (values
  ('women', 'Dresses, denim, leather and gold for every day of the week.'),
  ('men', 'Shirts, chinos and jackets that soften with age.'),
  ('kids', 'Made for climbing, falling and climbing again.'),
  ('beauty', 'Argan, rose water, neroli and colour.')
) as d (slug, text) where p.slug = d.slug;

select pg_temp.publish('women', $json$[
  {"id": "banner", "kind": "department-banner", "ground": "rose", "corner": "top",
   "picture": {"$media": "@media:/art/department-women"}, "tall": {"$media": "@media:/art/department-women-phone"},
   "tiles": [
    {"category": {"$ref": {"id": "@category:dresses"}}, "picture": {"$media": "@media:/art/tile-women-dresses"}},
    {"category": {"$ref": {"id": "@category:tops"}}, "picture": {"$media": "@media:/art/tile-women-tops"}},
    {"category": {"$ref": {"id": "@category:bottoms"}}, "picture": {"$media": "@media:/art/tile-women-bottoms"}},
    {"category": {"$ref": {"id": "@category:shoes"}}, "picture": {"$media": "@media:/art/tile-women-shoes"}},
    {"category": {"$ref": {"id": "@category:accessories"}}, "picture": {"$media": "@media:/art/tile-women-accessories"}},
    {"category": {"$ref": {"id": "@category:outerwear"}}, "picture": {"$media": "@media:/art/tile-women-outerwear"}}]},
  {"id": "list", "kind": "listing",
   "departments": [{"$ref": {"id": "@department:women"}}],
   "search": true,
   "categories": [
    {"category": {"$ref": {"id": "@category:dresses"}}},
    {"category": {"$ref": {"id": "@category:tops"}}},
    {"category": {"$ref": {"id": "@category:bottoms"}}},
    {"category": {"$ref": {"id": "@category:shoes"}}, "including": [{"$ref": {"id": "@category:sneakers"}}, {"$ref": {"id": "@category:sandals"}}]},
    {"category": {"$ref": {"id": "@category:accessories"}}, "including": [{"$ref": {"id": "@category:bags"}}, {"$ref": {"id": "@category:jewelry"}}, {"$ref": {"id": "@category:watches"}}]},
    {"category": {"$ref": {"id": "@category:outerwear"}}}]}
]$json$);

select pg_temp.publish('men', $json$[
  {"id": "banner", "kind": "department-banner", "ground": "sky", "corner": "bottom",
   "picture": {"$media": "@media:/art/department-men"}, "tall": {"$media": "@media:/art/department-men-phone"},
   "tiles": [
    {"category": {"$ref": {"id": "@category:shirts"}}, "picture": {"$media": "@media:/art/tile-men-shirts"}},
    {"category": {"$ref": {"id": "@category:pants"}}, "picture": {"$media": "@media:/art/tile-men-pants"}},
    {"category": {"$ref": {"id": "@category:jackets"}}, "picture": {"$media": "@media:/art/tile-men-jackets"}},
    {"category": {"$ref": {"id": "@category:sneakers"}}, "picture": {"$media": "@media:/art/tile-men-sneakers"}},
    {"category": {"$ref": {"id": "@category:watches"}}, "picture": {"$media": "@media:/art/tile-men-watches"}},
    {"category": {"$ref": {"id": "@category:accessories"}}, "picture": {"$media": "@media:/art/tile-men-accessories"}}]},
  {"id": "list", "kind": "listing",
   "departments": [{"$ref": {"id": "@department:men"}}],
   "search": true,
   "categories": [
    {"category": {"$ref": {"id": "@category:shirts"}}},
    {"category": {"$ref": {"id": "@category:pants"}}},
    {"category": {"$ref": {"id": "@category:jackets"}}},
    {"category": {"$ref": {"id": "@category:shoes"}}, "including": [{"$ref": {"id": "@category:sneakers"}}, {"$ref": {"id": "@category:sandals"}}]},
    {"category": {"$ref": {"id": "@category:sneakers"}}},
    {"category": {"$ref": {"id": "@category:watches"}}},
    {"category": {"$ref": {"id": "@category:accessories"}}, "including": [{"$ref": {"id": "@category:bags"}}, {"$ref": {"id": "@category:jewelry"}}, {"$ref": {"id": "@category:watches"}}]}]}
]$json$);

select pg_temp.publish('kids', $json$[
  {"id": "banner", "kind": "department-banner", "ground": "sand", "corner": "top",
   "picture": {"$media": "@media:/art/department-kids"}, "tall": {"$media": "@media:/art/department-kids-phone"},
   "tiles": [
    {"category": {"$ref": {"id": "@category:baby"}}, "picture": {"$media": "@media:/art/tile-kids-baby"}},
    {"category": {"$ref": {"id": "@category:toddler"}}, "picture": {"$media": "@media:/art/tile-kids-toddler"}},
    {"category": {"$ref": {"id": "@category:kids"}}, "picture": {"$media": "@media:/art/tile-kids-kids"}},
    {"category": {"$ref": {"id": "@category:tweens"}}, "picture": {"$media": "@media:/art/tile-kids-tweens"}},
    {"category": {"$ref": {"id": "@category:shoes"}}, "picture": {"$media": "@media:/art/tile-kids-shoes"}},
    {"category": {"$ref": {"id": "@category:toys"}}, "picture": {"$media": "@media:/art/tile-kids-toys"}}]},
  {"id": "list", "kind": "listing",
   "departments": [{"$ref": {"id": "@department:kids"}}],
   "search": true,
   "categories": [
    {"category": {"$ref": {"id": "@category:baby"}}},
    {"category": {"$ref": {"id": "@category:toddler"}}},
    {"category": {"$ref": {"id": "@category:kids"}}},
    {"category": {"$ref": {"id": "@category:tweens"}}},
    {"category": {"$ref": {"id": "@category:shoes"}}},
    {"category": {"$ref": {"id": "@category:toys"}}}]}
]$json$);

select pg_temp.publish('beauty', $json$[
  {"id": "list", "kind": "listing",
   "departments": [{"$ref": {"id": "@department:beauty"}}],
   "categories": [
    {"category": {"$ref": {"id": "@category:makeup"}}},
    {"category": {"$ref": {"id": "@category:skincare"}}},
    {"category": {"$ref": {"id": "@category:fragrance"}}},
    {"category": {"$ref": {"id": "@category:haircare"}}}]}
]$json$);

-- ------------------------------------------------------------------ across departments

select pg_temp.publish('clothing', $json$[
  {"id": "list", "kind": "listing",
   "departments": [{"$ref": {"id": "@department:women"}}, {"$ref": {"id": "@department:men"}}],
   "kinds": [
    {"$ref": {"id": "@category:dresses"}}, {"$ref": {"id": "@category:tops"}}, {"$ref": {"id": "@category:bottoms"}},
    {"$ref": {"id": "@category:kaftans"}}, {"$ref": {"id": "@category:swimwear"}}, {"$ref": {"id": "@category:sleepwear"}},
    {"$ref": {"id": "@category:shirts"}}, {"$ref": {"id": "@category:pants"}}, {"$ref": {"id": "@category:jackets"}},
    {"$ref": {"id": "@category:basics"}}, {"$ref": {"id": "@category:suits"}}, {"$ref": {"id": "@category:underwear"}},
    {"$ref": {"id": "@category:outerwear"}}, {"$ref": {"id": "@category:knitwear"}}, {"$ref": {"id": "@category:activewear"}}],
   "categories": [
    {"category": {"$ref": {"id": "@category:dresses"}}},
    {"category": {"$ref": {"id": "@category:tops"}}},
    {"category": {"$ref": {"id": "@category:bottoms"}}},
    {"category": {"$ref": {"id": "@category:shirts"}}},
    {"category": {"$ref": {"id": "@category:pants"}}},
    {"category": {"$ref": {"id": "@category:jackets"}}},
    {"category": {"$ref": {"id": "@category:knitwear"}}},
    {"category": {"$ref": {"id": "@category:outerwear"}}}]}
]$json$);

select pg_temp.publish('shoes-bags', $json$[
  {"id": "list", "kind": "listing",
   "kinds": [{"$ref": {"id": "@category:shoes"}}, {"$ref": {"id": "@category:sneakers"}}, {"$ref": {"id": "@category:sandals"}}, {"$ref": {"id": "@category:bags"}}],
   "categories": [
    {"category": {"$ref": {"id": "@category:shoes"}}, "including": [{"$ref": {"id": "@category:sneakers"}}, {"$ref": {"id": "@category:sandals"}}]},
    {"category": {"$ref": {"id": "@category:sneakers"}}},
    {"category": {"$ref": {"id": "@category:sandals"}}},
    {"category": {"$ref": {"id": "@category:bags"}}}]}
]$json$);

select pg_temp.publish('accessories', $json$[
  {"id": "list", "kind": "listing",
   "kinds": [{"$ref": {"id": "@category:jewelry"}}, {"$ref": {"id": "@category:watches"}}, {"$ref": {"id": "@category:accessories"}}],
   "categories": [
    {"category": {"$ref": {"id": "@category:jewelry"}}},
    {"category": {"$ref": {"id": "@category:watches"}}},
    {"category": {"$ref": {"id": "@category:accessories"}}}]}
]$json$);

-- ------------------------------------------------------------------ categories with a page of their own

-- Their list is the same but for the category: each leads to the others.
select pg_temp.publish(own, replace($json$[
  {"id": "list", "kind": "listing",
   "fixed": {"$ref": {"id": "@category:own"}},
   "categories": [
    {"category": {"$ref": {"id": "@category:dresses"}}, "to": {"$link": {"kind": "page", "id": "@page:dresses"}}},
    {"category": {"$ref": {"id": "@category:tops"}}, "to": {"$link": {"kind": "page", "id": "@page:tops"}}},
    {"category": {"$ref": {"id": "@category:bottoms"}}, "to": {"$link": {"kind": "page", "id": "@page:bottoms"}}},
    {"category": {"$ref": {"id": "@category:shoes"}}, "including": [{"$ref": {"id": "@category:sneakers"}}, {"$ref": {"id": "@category:sandals"}}], "to": {"$link": {"kind": "page", "id": "@page:shoes-bags", "query": "category=shoes"}}},
    {"category": {"$ref": {"id": "@category:bags"}}, "to": {"$link": {"kind": "page", "id": "@page:bags"}}},
    {"category": {"$ref": {"id": "@category:jewelry"}}, "to": {"$link": {"kind": "page", "id": "@page:accessories", "query": "category=jewelry"}}}]}
]$json$, '@category:own', '@category:' || own))
from unnest('{dresses,tops,bottoms,bags}'::text[]) own;

-- ------------------------------------------------------------------ the sale, and what is new

select pg_temp.publish('sale', $json$[
  {"id": "banner", "kind": "sale-banner", "ground": "sale", "title": {"$text": {"en": "Mega Sale", "fr": "Méga soldes", "ar": "تخفيضات كبرى"}},
   "hint": {"$text": {"en": "Dress, leather, gold…", "fr": "Robe, cuir, doré…", "ar": "فستان، جلد، ذهبي…"}},
   "picture": {"$media": "@media:/art/sale"}, "tall": {"$media": "@media:/art/sale-phone"}},
  {"id": "list", "kind": "listing",
   "onSale": true,
   "chips": true,
   "categories": [
    {"category": {"$ref": {"id": "@category:dresses"}}},
    {"category": {"$ref": {"id": "@category:tops"}}},
    {"category": {"$ref": {"id": "@category:bottoms"}}},
    {"category": {"$ref": {"id": "@category:shoes"}}, "including": [{"$ref": {"id": "@category:sneakers"}}, {"$ref": {"id": "@category:sandals"}}]},
    {"category": {"$ref": {"id": "@category:accessories"}}, "including": [{"$ref": {"id": "@category:bags"}}, {"$ref": {"id": "@category:jewelry"}}, {"$ref": {"id": "@category:watches"}}]}]}
]$json$);

select pg_temp.publish('new-arrivals', $json$[
  {"id": "banner", "kind": "new-arrivals-banner",
   "text": {"$text": {"en": "The latest first, from the looms of the week.",
       "fr": "Les dernières arrivées d’abord, tout droit sorties des métiers de la semaine.",
       "ar": "الأحدث أولًا، من منسوجات هذا الأسبوع."}},
   "week": {"$ref": {"id": "@collection:this-week"}},
   "trending": $json$ || (
  -- Edits of the generated catalogue (trending-edits.sql), which a smaller range does not have.
  select coalesce(json_agg(json_build_object('collection', json_build_object('$ref', json_build_object('id', c.id)),
    'picture', json_build_object('$media', m.id)) order by c.position), '[]')::text
  from public.collections c join public.media m on m.src = '/art/trending-' || c.slug
  where c.slug in ('futuristic-tech', 'holographic', 'led-fashion', 'smart-wear')) || $json$},
  {"id": "list", "kind": "listing",
   "isNew": true,
   "first": "newest",
   "categories": [
    {"category": {"$ref": {"id": "@category:dresses"}}},
    {"category": {"$ref": {"id": "@category:tops"}}},
    {"category": {"$ref": {"id": "@category:bottoms"}}},
    {"category": {"$ref": {"id": "@category:shoes"}}, "including": [{"$ref": {"id": "@category:sneakers"}}, {"$ref": {"id": "@category:sandals"}}]},
    {"category": {"$ref": {"id": "@category:accessories"}}, "including": [{"$ref": {"id": "@category:bags"}}, {"$ref": {"id": "@category:jewelry"}}, {"$ref": {"id": "@category:watches"}}]}]},
  {"id": "coming-soon", "kind": "coming-soon", "ground": "night", "topic": "coming-soon",
   "title": {"$text": {"en": "Coming Soon", "fr": "Bientôt", "ar": "قريبًا"}},
   "text": {"$text": {"en": "What we are working on. Leave your address and be among the first to try it.",
       "fr": "Ce sur quoi nous travaillons. Laissez-nous votre adresse et soyez parmi les premiers à l’essayer.",
       "ar": "هذا ما نعمل عليه. اترك لنا عنوان بريدك وكن من أوائل من يجرّبه."}},
   "picture": {"$media": "@media:/art/coming-soon"}, "tall": {"$media": "@media:/art/coming-soon-phone"},
   "things": [
    {"name": {"$text": {"en": "AR try-on", "fr": "Essayage en réalité augmentée", "ar": "القياس بالواقع المعزّز"}}, "text": {"$text": {"en": "See how it falls on you before it is yours.",
        "fr": "Voyez comment il tombe sur vous avant de l’acheter.",
        "ar": "شاهد كيف يبدو عليك قبل أن تشتريه."}}},
    {"name": {"$text": {"en": "AI style assistant", "fr": "Conseiller de style par IA", "ar": "مستشار أناقة بالذكاء الاصطناعي"}}, "text": {"$text": {"en": "Say where you are going, get dressed for it.",
        "fr": "Dites où vous allez, il vous habille pour l’occasion.",
        "ar": "قل إلى أين تذهب، واحصل على إطلالة تناسب المكان."}}},
    {"name": {"$text": {"en": "VR shopping", "fr": "Achats en réalité virtuelle", "ar": "التسوق بالواقع الافتراضي"}}, "text": {"$text": {"en": "Walk through the medina of our collections.",
        "fr": "Flânez dans la médina de nos collections.",
        "ar": "تجوّل في مدينة عتيقة من تشكيلاتنا."}}},
    {"name": {"$text": {"en": "IoT clothing", "fr": "Vêtements connectés", "ar": "ملابس متصلة بالإنترنت"}}, "text": {"$text": {"en": "Jackets that know the weather.", "fr": "Des vestes qui connaissent la météo.", "ar": "سترات تعرف حال الطقس."}}}]}
]$json$);

-- ------------------------------------------------------------------ where categories are listed

update public.categories c set page_id = p.id, picture_id = (select m.id from public.media m where m.src = l.picture)
from (values
  ('dresses', 'dresses', '/art/category-dresses'), ('tops', 'tops', '/art/category-tops'),
  ('bottoms', 'bottoms', '/art/category-bottoms'), ('shoes', 'shoes-bags', '/art/category-shoes'), ('bags', 'bags', null),
  ('sneakers', 'shoes-bags', null), ('sandals', 'shoes-bags', null), ('jewelry', 'accessories', null),
  ('watches', 'accessories', null), ('accessories', 'accessories', null), ('shirts', 'men', null), ('pants', 'men', null),
  ('jackets', 'men', null), ('outerwear', 'clothing', null), ('knitwear', 'clothing', null)
) as l (category, page, picture)
join public.pages p on p.slug = l.page
where c.slug = l.category;
