-- What the sample shop says: its name and looks, pictures, menus and pages. To be loaded after the products.

update public.shop_settings set name = 'Zellige', tagline = 'everyday fashion from Morocco',
  newsletter_title = 'First to see what’s new.', newsletter_text = 'New arrivals, restocks and sales. One short email a week.',
  country = 'MA', contact_email = 'hello@zellige.example', brand_accent = '#4b3fd1', brand_sale = '#b9472f', brand_highlight = '#e9a23b',
  brand_fonts = 'warm', order_prefix = 'ZL', packing_days_min = 1, packing_days_max = 2,
  return_days = 30, returns_are_free = true,
  support_phone_hours = '9 AM-6 PM', support_chat_hours = '24/7', support_email_hours = '24/7',
  welcome_percent = 15, student_percent = 10,
  payment_marks = '{VISA,MC,AMEX,Apple Pay,Google Pay,PayPal}';

insert into public.media (src, width, height, has_icons) values
  ('/art/mark.svg', 32, 32, true), ('/art/frieze.svg', 2016, 28, false), ('/art/hero-corner.svg', 390, 300, false);
update public.shop_settings s set mark_id = m.id, frieze_id = f.id, corner_id = c.id from public.media m, public.media f, public.media c
where m.src = '/art/mark.svg' and f.src = '/art/frieze.svg' and c.src = '/art/hero-corner.svg';

insert into public.media (src, widths, formats, width, height, alt) values
  ('/art/hero', '{1440,2160}', '{avif,webp}', 1440, 680, 'A floral dress, a straw hat, a market basket, leather slippers and sunglasses lying on sand-coloured paper'),
  ('/art/hero-dark', '{1440,2160}', '{avif,webp}', 1440, 680, 'A floral dress, a straw hat, a market basket, leather slippers and sunglasses lying on sand-coloured paper'),
  ('/art/hero-phone', '{390,780}', '{avif,webp}', 390, 430, 'A floral dress, a straw hat, a market basket, leather slippers and sunglasses lying on sand-coloured paper'),
  ('/art/hero-phone-dark', '{390,780}', '{avif,webp}', 390, 430, 'A floral dress, a straw hat, a market basket, leather slippers and sunglasses lying on sand-coloured paper'),
  ('/art/category-dresses', '{206,412,824}', '{avif,webp}', 412, 515, ''),
  ('/art/category-tops', '{206,412,824}', '{avif,webp}', 412, 515, ''),
  ('/art/category-bottoms', '{206,412,824}', '{avif,webp}', 412, 515, ''),
  ('/art/category-shoes', '{206,412,824}', '{avif,webp}', 412, 515, ''),
  ('/art/category-bags', '{206,412,824}', '{avif,webp}', 412, 515, ''),
  ('/art/category-jewelry', '{206,412,824}', '{avif,webp}', 412, 515, ''),
  ('/art/daily-deals', '{820,1640}', '{avif,webp}', 820, 380, ''),
  ('/art/new-arrivals', '{412,620,724,824,1240}', '{avif,webp}', 620, 860, '');

-- The pages that list products; store-listings.sql has what stands on them.
insert into public.pages (slug, title, description) values
  ('clothing', 'Clothing', 'Clothes for women and men.'),
  ('shoes-bags', 'Shoes & Bags', 'Leather, canvas and palm leaf, to walk in and to carry.'),
  ('accessories', 'Accessories', 'Jewelry, watches, scarves, hats and sunglasses.'),
  ('sale', 'Sale', 'Everything that costs less than it did.'),
  ('new-arrivals', 'New Arrivals', 'The latest first.'),
  ('dresses', 'Dresses', 'Maxi, midi and slip dresses for warm days and late evenings.'),
  ('tops', 'Tops', 'Blouses, tees and shirts that go with what you have.'),
  ('bottoms', 'Bottoms', 'Jeans, skirts and wide trousers, cut to move.'),
  ('bags', 'Bags', 'Baskets, crossbodies, totes and backpacks.');

-- ------------------------------------------------------------------ home

update public.pages set title = 'Zellige: everyday fashion from Morocco',
  description = 'Dresses, denim, leather and gold: everyday fashion from Morocco, priced to be worn.' where slug = 'home';

select pg_temp.publish('home', $json$[
  {"id": "hero", "kind": "hero", "hasClock": true,
   "eyebrow": {"$text": {"en": "Colours of the season", "fr": "Les couleurs de la saison", "ar": "ألوان الموسم"}},
   "title": {"$text": {"en": "Sun-washed colour, up to", "fr": "Des couleurs de soleil, jusqu’à", "ar": "ألوان كالشمس، وخصم يصل إلى"}}, "titleEnd": {"$text": {"en": "90% off", "fr": "−90 %", "ar": "90%"}},
   "text": {"$text": {"en": "Dresses, denim, leather and gold: everyday fashion from Morocco, priced to be worn.",
       "fr": "Robes, denim, cuir et or : la mode marocaine de tous les jours, à des prix de tous les jours.",
       "ar": "فساتين وجينز وجلد وذهب: أزياء مغربية لكل يوم، بأسعار تشجّع على ارتدائها."}},
   "button": {"$text": {"en": "Shop the Flash Sale", "fr": "Voir la vente flash", "ar": "تسوّق العروض الخاطفة"}}, "to": {"$link": {"kind": "screen", "screen": "flash-deals"}},
   "second": {"$text": {"en": "New Arrivals", "fr": "Nouveautés", "ar": "وصل حديثًا"}}, "secondTo": {"$link": {"kind": "page", "id": "@page:new-arrivals"}},
   "picture": {"$media": "@media:/art/hero"}, "pictureDark": {"$media": "@media:/art/hero-dark"},
   "tall": {"$media": "@media:/art/hero-phone"}, "tallDark": {"$media": "@media:/art/hero-phone-dark"},
   "ornament": {"$media": "@media:/art/hero-corner.svg"}},
  {"id": "facts", "kind": "facts", "facts": [
    {"fact": "own", "title": {"$text": {"en": "10M+ products", "fr": "Plus de 10 M d’articles", "ar": "أكثر من 10 ملايين منتج"}}, "text": {"$text": {"en": "for every day", "fr": "pour tous les jours", "ar": "لكل يوم"}}},
    {"fact": "free-shipping"}, {"fact": "returns"}, {"fact": "welcome"}, {"fact": "support", "text": {"$text": {"en": "chat and email", "fr": "par chat et par e-mail", "ar": "بالدردشة والبريد الإلكتروني"}}}]},
  {"id": "categories", "kind": "tiles", "title": {"$text": {"en": "Shop by Category", "fr": "Acheter par catégorie", "ar": "تسوّق حسب الفئة"}}, "tiles": [
    {"name": {"$text": {"en": "Dresses", "fr": "Robes", "ar": "فساتين"}}, "to": {"$link": {"kind": "page", "id": "@page:dresses"}}, "hasDiscount": true,
     "picture": {"$media": "@media:/art/category-dresses"}, "collection": {"$ref": {"id": "@collection:dresses"}}},
    {"name": {"$text": {"en": "Tops", "fr": "Hauts", "ar": "قمصان وبلوزات"}}, "to": {"$link": {"kind": "page", "id": "@page:tops"}},
     "picture": {"$media": "@media:/art/category-tops"}, "collection": {"$ref": {"id": "@collection:tops"}}},
    {"name": {"$text": {"en": "Bottoms", "fr": "Bas", "ar": "سراويل وتنانير"}}, "to": {"$link": {"kind": "page", "id": "@page:bottoms"}}, "hasDiscount": true,
     "picture": {"$media": "@media:/art/category-bottoms"}, "collection": {"$ref": {"id": "@collection:bottoms"}}},
    {"name": {"$text": {"en": "Shoes", "fr": "Chaussures", "ar": "أحذية"}}, "to": {"$link": {"kind": "page", "id": "@page:shoes-bags", "query": "category=shoes"}},
     "picture": {"$media": "@media:/art/category-shoes"}, "group": {"$ref": {"id": "@group:shoes"}}},
    {"name": {"$text": {"en": "Bags", "fr": "Sacs", "ar": "حقائب"}}, "to": {"$link": {"kind": "page", "id": "@page:bags"}}, "hasDiscount": true,
     "picture": {"$media": "@media:/art/category-bags"}, "collection": {"$ref": {"id": "@collection:bags"}}},
    {"name": {"$text": {"en": "Jewelry", "fr": "Bijoux", "ar": "مجوهرات"}}, "to": {"$link": {"kind": "page", "id": "@page:accessories", "query": "category=jewelry"}},
     "picture": {"$media": "@media:/art/category-jewelry"}, "collection": {"$ref": {"id": "@collection:jewelry"}}}]},
  {"id": "flash-sale", "kind": "flash-sale", "title": {"$text": {"en": "Flash Sale", "fr": "Vente flash", "ar": "عروض خاطفة"}},
   "products": {"$products": {"from": "picked", "ids": $json$ || pg_temp.ranks(1, 12) || $json$}}},
  {"id": "trending", "kind": "product-row", "title": {"$text": {"en": "Trending Now", "fr": "En ce moment", "ar": "الأكثر رواجًا الآن"}},
   "text": {"$text": {"en": "Layers and colour for cooler evenings.",
       "fr": "Des superpositions et de la couleur pour les soirées plus fraîches.",
       "ar": "طبقات وألوان لأمسيات أكثر برودة."}}, "to": {"$link": {"kind": "screen", "screen": "search"}},
   "products": {"$products": {"from": "picked", "ids": $json$ || pg_temp.ranks(13, 24) || $json$}}},
  {"id": "daily-deals", "kind": "daily-deals", "title": {"$text": {"en": "Daily Deals", "fr": "Offres du jour", "ar": "عروض اليوم"}},
   "button": {"$text": {"en": "See Today's Deals", "fr": "Voir les offres du jour", "ar": "شاهد عروض اليوم"}}, "picture": {"$media": "@media:/art/daily-deals"}},
  {"id": "new-arrivals", "kind": "product-row", "title": {"$text": {"en": "New Arrivals", "fr": "Nouveautés", "ar": "وصل حديثًا"}},
   "text": {"$text": {"en": "The new season is here.", "fr": "La nouvelle saison est arrivée.", "ar": "وصل الموسم الجديد."}}, "to": {"$link": {"kind": "page", "id": "@page:new-arrivals"}},
   "poster": {"$media": "@media:/art/new-arrivals"}, "posterTitle": {"$text": {"en": "Ivory, ochre and straw", "fr": "Ivoire, ocre et paille", "ar": "عاجي ومغرة وقش"}},
   "posterText": {"$text": {"en": "The new season, laid out", "fr": "La nouvelle saison, mise à plat", "ar": "الموسم الجديد بين يديك"}},
   "products": {"$products": {"from": "picked", "ids": $json$ || pg_temp.ranks(25, 36) || $json$}}},
  {"id": "best-sellers", "kind": "product-row", "layout": "ranked", "title": {"$text": {"en": "Best Sellers", "fr": "Meilleures ventes", "ar": "الأكثر مبيعًا"}},
   "text": {"$text": {"en": "Ranked by orders of the last 90 days, nothing else.",
       "fr": "Classées selon les commandes des 90 derniers jours, et rien d’autre.",
       "ar": "مرتبة حسب طلبات آخر 90 يومًا، ولا شيء غيرها."}},
   "to": {"$link": {"kind": "screen", "screen": "search", "query": "sort=popular"}},
   "products": {"$products": {"from": "best", "count": 4, "ids": $json$ || pg_temp.ranks(37, 40) || $json$}}}
]$json$);
