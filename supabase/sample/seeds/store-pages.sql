-- The pages of the sample shop that are no lists, its size charts and what its policies say otherwise than the software.
-- Texts name what the settings say in braces (src/domain/store/facts.ts). To be loaded after the shop.

update public.shop_settings set policies_confirmed_at = now();

insert into public.media (src, widths, formats, width, height, alt) values
  ('/art/vip', '{560,724,1120}', '{avif,webp}', 560, 420, ''),
  ('/art/lookbook-summer-vibes', '{412,724,824}', '{avif,webp}', 824, 1030, 'A sundress with lemons, a straw hat, a basket, sandals and sunglasses under a sun of glazed tiles'),
  ('/art/lookbook-urban-edge', '{412,724,824}', '{avif,webp}', 824, 1030, 'Pale jeans, a black bomber jacket, white sneakers, a backpack and a cap on two slabs of tile'),
  ('/art/lookbook-minimalist-luxe', '{412,724,824}', '{avif,webp}', 824, 1030, 'A camel wool coat, an ivory slip dress, black heels, a clutch and gold hoops under an arch of plaster');

insert into public.pages (slug, kind, title, description) values
  ('about', 'page', 'About Zellige', 'Who {shop} is: everyday fashion from {country}, and what we hold ourselves to.'),
  ('help', 'page', 'Help', 'Answers about orders, shipping, returns and sizes at {shop}, and ways to reach us.'),
  ('faq', 'page', 'Frequently asked questions', 'Shipping, returns, payment and sizes: the questions people ask {shop} most, answered.'),
  ('sell', 'page', 'Sell on Zellige', 'Sell what you make or trade on {shop}: what you get, how it goes, and where to register.'),
  ('lookbook', 'lookbook', 'Lookbook', null);

update public.pages p set title = t.title, description = t.description
from (values
  ('contact', 'Contact us', null),
  ('size-guide', 'Size guide', 'Size tables of {shop} for women, men, kids and shoes, in centimetres and inches, and how to measure.'),
  ('shipping', 'Shipping', null), ('returns', 'Returns', null), ('terms', 'Terms', null), ('privacy', 'Privacy', null),
  ('cookies', 'Cookie', null), ('ad-choices', 'Ad Choices', null), ('accessibility', 'Accessibility', null),
  ('legal-notice', 'Legal notice', null)
) as t (slug, title, description) where p.slug = t.slug;

-- ------------------------------------------------------------------ sizes

insert into public.size_charts (position, slug, name, chart)
select c.position, c.slug, c.name, c.chart::jsonb from (values
  (1, 'women-tops', $$Dresses, tops and outerwear$$, $json${"groups": [{"slug": "women", "name": {"$text": {"en": "Women", "fr": "Femme", "ar": "نساء"}}}], "systems": ["EU", "UK", "US"], "columns": ["bust", "waist", "hips"], "rows": [
      {"size": "XS", "others": ["34", "6", "2"], "measures": [[80, 83], [62, 65], [86, 89]]},
      {"size": "S", "others": ["36", "8", "4"], "measures": [[84, 87], [66, 69], [90, 93]]},
      {"size": "M", "others": ["38", "10", "6"], "measures": [[88, 91], [70, 73], [94, 97]]},
      {"size": "L", "others": ["40–42", "12–14", "8–10"], "measures": [[92, 99], [74, 81], [98, 105]]},
      {"size": "XL", "others": ["44", "16", "12"], "measures": [[100, 104], [82, 87], [106, 110]]},
      {"size": "XXL", "others": ["46", "18", "14"], "measures": [[105, 110], [88, 94], [111, 116]]}]}$json$),
  (2, 'women-bottoms', $$Trousers, jeans and skirts$$, $json${"groups": [{"slug": "women", "name": {"$text": {"en": "Women", "fr": "Femme", "ar": "نساء"}}}], "systems": ["EU", "UK", "US"], "columns": ["waist", "hips", "leg"], "rows": [
      {"size": "XS", "others": ["34", "6", "2"], "measures": [[62, 65], [86, 89], 76]},
      {"size": "S", "others": ["36", "8", "4"], "measures": [[66, 69], [90, 93], 77]},
      {"size": "M", "others": ["38", "10", "6"], "measures": [[70, 73], [94, 97], 78]},
      {"size": "L", "others": ["40–42", "12–14", "8–10"], "measures": [[74, 81], [98, 105], 79]},
      {"size": "XL", "others": ["44", "16", "12"], "measures": [[82, 87], [106, 110], 79]},
      {"size": "XXL", "others": ["46", "18", "14"], "measures": [[88, 94], [111, 116], 80]}]}$json$),
  (3, 'men-tops', $$Shirts, knitwear and jackets$$, $json${"groups": [{"slug": "men", "name": {"$text": {"en": "Men", "fr": "Homme", "ar": "رجال"}}}], "systems": ["EU", "UK, US"], "columns": ["chest", "waist", "neck"], "rows": [
      {"size": "XS", "others": ["44", "34"], "measures": [[86, 89], [72, 75], 36]},
      {"size": "S", "others": ["46", "36"], "measures": [[90, 95], [76, 81], [37, 38]]},
      {"size": "M", "others": ["48–50", "38–40"], "measures": [[96, 101], [82, 87], [39, 40]]},
      {"size": "L", "others": ["52", "42"], "measures": [[102, 107], [88, 93], [41, 42]]},
      {"size": "XL", "others": ["54–56", "44"], "measures": [[108, 113], [94, 100], [43, 44]]},
      {"size": "XXL", "others": ["58–60", "46–48"], "measures": [[114, 121], [101, 108], [45, 46]]}]}$json$),
  (4, 'men-bottoms', $$Trousers and jeans$$, $json${"groups": [{"slug": "men", "name": {"$text": {"en": "Men", "fr": "Homme", "ar": "رجال"}}}], "systems": ["EU", "UK, US"], "columns": ["waist", "hips", "leg"], "rows": [
      {"size": "XS", "others": ["44", "28"], "measures": [[72, 75], [86, 89], 79]},
      {"size": "S", "others": ["46", "30"], "measures": [[76, 81], [90, 95], 80]},
      {"size": "M", "others": ["48–50", "32–34"], "measures": [[82, 87], [96, 101], 81]},
      {"size": "L", "others": ["52", "36"], "measures": [[88, 93], [102, 106], 82]},
      {"size": "XL", "others": ["54–56", "38"], "measures": [[94, 100], [107, 112], 83]},
      {"size": "XXL", "others": ["58–60", "40–42"], "measures": [[101, 108], [113, 119], 84]}]}$json$),
  (5, 'belts', $$Belts$$, $json${"groups": [{"slug": "women", "name": {"$text": {"en": "Women", "fr": "Femme", "ar": "نساء"}}}, {"slug": "men", "name": {"$text": {"en": "Men", "fr": "Homme", "ar": "رجال"}}}], "systems": [], "columns": ["waist"], "rows": [
      {"size": "S", "others": [], "measures": [[75, 84]]},
      {"size": "M", "others": [], "measures": [[85, 94]]},
      {"size": "L", "others": [], "measures": [[95, 104]]},
      {"size": "XL", "others": [], "measures": [[105, 114]]}]}$json$),
  (6, 'baby', $$Baby, up to 2 years$$, $json${"groups": [{"slug": "kids", "name": {"$text": {"en": "Kids", "fr": "Enfant", "ar": "أطفال"}}}], "systems": ["EU"], "columns": ["height", "chest"], "rows": [
      {"size": "0-6 m", "others": ["56–68"], "measures": [[56, 68], [40, 44]]},
      {"size": "6-12 m", "others": ["74–80"], "measures": [[69, 80], [45, 48]]},
      {"size": "12-18 m", "others": ["86"], "measures": [[81, 86], [49, 50]]},
      {"size": "18-24 m", "others": ["92"], "measures": [[87, 92], [51, 52]]}]}$json$),
  (7, 'kids', $$Children, 2 to 12 years$$, $json${"groups": [{"slug": "kids", "name": {"$text": {"en": "Kids", "fr": "Enfant", "ar": "أطفال"}}}], "systems": ["EU"], "columns": ["height", "chest", "waist"], "rows": [
      {"size": "2 y", "others": ["92"], "measures": [[87, 92], 53, 51]},
      {"size": "3 y", "others": ["98"], "measures": [[93, 98], 54, 52]},
      {"size": "4 y", "others": ["104"], "measures": [[99, 104], 56, 53]},
      {"size": "5 y", "others": ["110"], "measures": [[105, 110], 58, 54]},
      {"size": "6 y", "others": ["116"], "measures": [[111, 116], 60, 55]},
      {"size": "7 y", "others": ["122"], "measures": [[117, 122], 62, 56]},
      {"size": "8 y", "others": ["128"], "measures": [[123, 128], 65, 58]},
      {"size": "9 y", "others": ["134"], "measures": [[129, 134], 68, 60]},
      {"size": "10 y", "others": ["140"], "measures": [[135, 140], 71, 62]},
      {"size": "11 y", "others": ["146"], "measures": [[141, 146], 74, 64]},
      {"size": "12 y", "others": ["152"], "measures": [[147, 152], 77, 66]}]}$json$),
  (8, 'women-shoes', $$Women’s shoes$$, $json${"groups": [{"slug": "shoes", "name": {"$text": {"en": "Shoes", "fr": "Chaussures", "ar": "أحذية"}}}], "systems": ["UK", "US"], "columns": ["foot"], "rows": [
      {"size": "36", "others": ["3", "5.5"], "measures": [23]},
      {"size": "37", "others": ["4", "6.5"], "measures": [23.7]},
      {"size": "38", "others": ["5", "7.5"], "measures": [24.3]},
      {"size": "39", "others": ["6", "8.5"], "measures": [25]},
      {"size": "40", "others": ["6.5", "9"], "measures": [25.7]},
      {"size": "41", "others": ["7.5", "10"], "measures": [26.3]}]}$json$),
  (9, 'men-shoes', $$Men’s shoes$$, $json${"groups": [{"slug": "shoes", "name": {"$text": {"en": "Shoes", "fr": "Chaussures", "ar": "أحذية"}}}], "systems": ["UK", "US"], "columns": ["foot"], "rows": [
      {"size": "40", "others": ["6.5", "7.5"], "measures": [25.3]},
      {"size": "41", "others": ["7.5", "8.5"], "measures": [26]},
      {"size": "42", "others": ["8", "9"], "measures": [26.7]},
      {"size": "43", "others": ["9", "10"], "measures": [27.3]},
      {"size": "44", "others": ["9.5", "10.5"], "measures": [28]},
      {"size": "45", "others": ["10.5", "11.5"], "measures": [28.7]}]}$json$),
  (10, 'kids-shoes', $$Children’s shoes$$, $json${"groups": [{"slug": "shoes", "name": {"$text": {"en": "Shoes", "fr": "Chaussures", "ar": "أحذية"}}}], "systems": ["UK", "US"], "columns": ["foot"], "rows": [
      {"size": "24", "others": ["7", "8"], "measures": [15]},
      {"size": "26", "others": ["8.5", "9.5"], "measures": [16.3]},
      {"size": "28", "others": ["10", "11"], "measures": [17.7]},
      {"size": "30", "others": ["11.5", "12.5"], "measures": [19]},
      {"size": "32", "others": ["13", "1"], "measures": [20.3]},
      {"size": "34", "others": ["2", "3"], "measures": [21.7]}]}$json$)
) as c (position, slug, name, chart);

update public.departments d set size_chart_id = z.id
from (values ('women', 1), ('men', 3), ('kids', 7)) as t (department, chart)
join public.size_charts z on z.position = t.chart where d.slug = t.department;

update public.collections c set size_chart_id = z.id
from (values
  ('bottoms', 2), ('mens-pants', 4), ('womens-accessories', 5), ('mens-accessories', 5), ('baby', 6),
  ('womens-shoes', 8), ('sandals', 8), ('mens-shoes', 9), ('sneakers', 9), ('kids-shoes', 10)
) as t (collection, chart)
join public.size_charts z on z.position = t.chart where c.slug = t.collection;

select pg_temp.publish('size-guide', $json$[
  {"id": "sizes", "kind": "size-chart",
   "text": {"$text": {"en": "Measure once, and know your size in every department. All figures are those of the body.",
       "fr": "Prenez vos mesures une seule fois et connaissez votre taille dans chaque rayon. Toutes les mesures sont celles du corps.",
       "ar": "خذ قياساتك مرة واحدة واعرف مقاسك في كل قسم. كل الأرقام قياسات للجسم."}}}
]$json$);

-- ------------------------------------------------------------------ about

select pg_temp.publish('about', $json$[
  {"id": "opening", "kind": "picture-text", "layout": "opening",
   "over": {"$text": {"en": "About {shop}", "fr": "À propos de {shop}", "ar": "عن {shop}"}},
   "title": {"$text": {"en": "Small pieces, laid with care", "fr": "De petites pièces, posées avec soin", "ar": "قطع صغيرة، مرصوفة بعناية"}},
   "text": {"$text": {"en": "{shop} is an online shop for everyday fashion from {country}: clothing, shoes, bags, jewelry and beauty, for women, men and kids.",
       "fr": "{shop} est une boutique en ligne de mode pour tous les jours ({country}) : vêtements, chaussures, sacs, bijoux et beauté, pour femme, homme et enfant.",
       "ar": "{shop} متجر إلكتروني لأزياء كل يوم من {country}: ملابس وأحذية وحقائب ومجوهرات ومستحضرات جمال، للنساء والرجال والأطفال."}},
   "picture": {"$media": "@media:/art/new-arrivals"},
   "alt": {"$text": {"en": "A knitted jumper, a pleated skirt and a straw bag, laid out on lilac paper beside a corner of zellige tiles",
       "fr": "Un pull en maille, une jupe plissée et un sac en paille, posés sur un papier lilas près d’un coin de zelliges",
       "ar": "كنزة صوفية وتنورة بثنيات وحقيبة من القش على ورق ليلكي بجانب ركن من الزليج"}}},
  {"id": "story", "kind": "rich-text", "layout": "beside",
   "title": {"$text": {"en": "Why the name", "fr": "Pourquoi ce nom", "ar": "لماذا هذا الاسم"}},
   "text": {"$text": {"en": "A zellige is a small piece of glazed tile, cut by hand and laid face down, so that whoever lays it sees the pattern only at the end. One piece is nothing much. A wall of them is a place people travel for.\nA wardrobe works the same way. A good shirt, a belt that lasts, shoes that can walk: none of them is an event. Together they are how you look on an ordinary Tuesday. That is the day we choose for.",
       "fr": "Un zellige est un petit carreau émaillé, taillé à la main et posé face contre terre : celui qui le pose ne découvre le motif qu’à la fin. Une pièce seule n’est presque rien. Un mur entier, c’est un lieu pour lequel on voyage.\nUne garde-robe fonctionne de la même façon. Une bonne chemise, une ceinture qui dure, des chaussures faites pour marcher : rien de tout cela n’est un événement. Ensemble, ils font votre allure d’un mardi ordinaire. C’est pour ce jour-là que nous choisissons.",
       "ar": "الزليج قطعة صغيرة من الطين المطلي، تُقطع باليد وتُرصف ووجهها إلى الأسفل، فلا يرى الصانع النقش إلا في النهاية. القطعة وحدها لا تكاد تعني شيئًا، أما جدار كامل منها فمكان يسافر الناس لأجله.\nوكذلك خزانة الملابس: قميص جيد، وحزام يدوم، وحذاء يتحمل المشي؛ لا شيء منها حدث في ذاته، لكنها مجتمعةً هي مظهرك في يوم ثلاثاء عادي. ولذلك اليوم نختار."}}},
  {"id": "promises", "kind": "promises",
   "title": {"$text": {"en": "What we hold ourselves to", "fr": "Nos engagements", "ar": "ما نلتزم به"}},
   "items": [
     {"title": {"$text": {"en": "The price is the price", "fr": "Le prix, c’est le prix", "ar": "السعر هو السعر"}},
      "text": {"$text": {"en": "A countdown ends when the deal ends. A number left in stock is the number on the shelf. What you see on a card is what you pay.",
          "fr": "Un compte à rebours s’arrête quand l’offre s’arrête. Le nombre d’articles restants est celui de nos étagères. Le prix affiché est celui que vous payez.",
          "ar": "ينتهي العد التنازلي حين ينتهي العرض. والعدد المتبقي هو العدد الموجود على الرف. وما تراه على البطاقة هو ما تدفعه."}}},
     {"title": {"$text": {"en": "No surprise at the end", "fr": "Pas de surprise à la fin", "ar": "لا مفاجآت في النهاية"}},
      "text": {"$text": {"en": "The cart tells you the whole cost, with shipping, before it asks for your name.",
          "fr": "Le panier vous donne le prix total, livraison comprise, avant de vous demander votre nom.",
          "ar": "تخبرك السلة بالتكلفة كاملة، مع التوصيل، قبل أن تسألك عن اسمك."}}},
     {"title": {"$text": {"en": "{free_return_time} to think", "fr": "{free_return_time} pour réfléchir", "ar": "{free_return_time} للتفكير"}},
      "text": {"$text": {"en": "Try it on at home. If it is not right, send it back with its tags on; that costs you nothing.",
          "fr": "Essayez chez vous. Si cela ne va pas, renvoyez l’article avec ses étiquettes ; cela ne vous coûte rien.",
          "ar": "جرّب القطعة في بيتك. وإن لم تناسبك، أعدها مع بطاقاتها دون أن تدفع شيئًا."}}},
     {"title": {"$text": {"en": "Your visit is yours", "fr": "Votre visite vous appartient", "ar": "زيارتك تخصك"}},
      "text": {"$text": {"en": "No advertising, no tracking, no card numbers kept. What this shop knows about you fits on one page, and you can read it.",
          "fr": "Ni publicité, ni pistage, ni numéro de carte conservé. Ce que cette boutique sait de vous tient sur une page, et vous pouvez la lire.",
          "ar": "لا إعلانات ولا تتبع ولا أرقام بطاقات محفوظة. ما يعرفه هذا المتجر عنك تكفيه صفحة واحدة، ويمكنك قراءتها."}}}]},
  {"id": "figures", "kind": "figures",
   "title": {"$text": {"en": "In figures", "fr": "En chiffres", "ar": "بالأرقام"}},
   "items": [{"fact": "packing"}, {"fact": "returns"}, {"fact": "cancel"}, {"fact": "support", "text": {"$text": {"en": "chat and email", "fr": "par chat et par e-mail", "ar": "بالدردشة والبريد الإلكتروني"}}}]},
  {"id": "drawn", "kind": "picture-text", "layout": "band",
   "title": {"$text": {"en": "Drawn, not photographed", "fr": "Dessiné, pas photographié", "ar": "مرسومة لا مصوّرة"}},
   "text": {"$text": {"en": "You may have noticed that our pictures are drawings. Every piece of the sample range is drawn from its real details: seams, buttons, straps, the way a fabric falls. The color you pick is the color you see, on every screen, without a studio lamp to flatter it.",
       "fr": "Vous l’avez peut-être remarqué : nos images sont des dessins. Chaque pièce de la gamme d’exemple est dessinée d’après ses vrais détails : coutures, boutons, bretelles, tombé du tissu. La couleur que vous choisissez est celle que vous voyez, sur tous les écrans, sans lampe de studio pour la flatter.",
       "ar": "ربما لاحظت أن صورنا رسوم. كل قطعة من التشكيلة النموذجية مرسومة بتفاصيلها الحقيقية: الخياطة والأزرار والأحزمة وانسدال القماش. اللون الذي تختاره هو اللون الذي تراه على كل شاشة، دون مصباح استوديو يجمّله."}},
   "picture": {"$media": "@media:/art/daily-deals"},
   "button": {"$text": {"en": "See the lookbook", "fr": "Voir le lookbook", "ar": "شاهد دليل الإطلالات"}}, "to": {"$link": {"kind": "page", "id": "@page:lookbook"}}},
  {"id": "visit", "kind": "rich-text", "layout": "beside", "hasAddress": true,
   "title": {"$text": {"en": "Find us", "fr": "Nous trouver", "ar": "أين تجدنا"}},
   "text": {"$text": {"en": "We have no shop window on a street. We have a table, a kettle and a great many parcels.",
       "fr": "Nous n’avons pas de vitrine sur rue. Nous avons une table, une bouilloire et énormément de colis.",
       "ar": "ليست لنا واجهة على شارع. لدينا طاولة وإبريق شاي وطرود كثيرة."}},
   "to": {"$link": {"kind": "page", "id": "@page:contact"}},
   "second": {"$text": {"en": "Sell on {shop}", "fr": "Vendre sur {shop}", "ar": "بِع على {shop}"}}, "secondTo": {"$link": {"kind": "page", "id": "@page:sell"}}}
]$json$);

-- ------------------------------------------------------------------ questions

select pg_temp.publish('faq', $json$[
  {"id": "questions", "kind": "questions", "layout": "page", "aside": "ask",
   "help": {"$link": {"kind": "page", "id": "@page:help"}},
   "text": {"$text": {"en": "Eight questions that we hear the most, answered in a few lines each.",
       "fr": "Les huit questions que l’on nous pose le plus, chacune avec sa réponse en quelques lignes.",
       "ar": "الأسئلة الثمانية التي تُطرح علينا أكثر من غيرها، وجواب كل منها في سطور قليلة."}},
   "questions": [
     {"anchor": "shipping-time", "question": {"$text": {"en": "How long does shipping take?", "fr": "Combien de temps prend la livraison ?", "ar": "كم يستغرق التوصيل؟"}},
      "answer": {"$text": {"en": "The checkout shows the first and the last day on which your order may arrive, for your address and each delivery method. That is our promise, and your confirmation repeats it.\nStandard shipping takes 3-5 business days. International orders take 7-14 days. That is the time on the way, after we have packed within {packing_days} business days.",
          "fr": "Au moment de commander, vous voyez le premier et le dernier jour où votre commande peut arriver, pour votre adresse et chaque mode de livraison. C’est notre engagement, et votre confirmation le répète.\nLa livraison standard prend 3 à 5 jours ouvrés. Les commandes internationales prennent 7 à 14 jours. C’est le temps du trajet, une fois le colis préparé sous {packing_days} jours ouvrés.",
          "ar": "تعرض صفحة إتمام الطلب أول يوم وآخر يوم قد يصل فيهما طلبك، حسب عنوانك وطريقة التوصيل. هذا وعدنا، وتجده أيضًا في رسالة التأكيد.\nيستغرق التوصيل العادي من 3 إلى 5 أيام عمل، والطلبات الدولية من 7 إلى 14 يومًا. هذه مدة الطريق، بعد أن نحضّر الطلب خلال {packing_days} من أيام العمل."}},
      "links": [{"label": {"$text": {"en": "Shipping times", "fr": "Délais de livraison", "ar": "مواعيد التوصيل"}}, "to": {"$link": {"kind": "page", "id": "@page:shipping", "hash": "times"}}}],
      "words": {"$text": {"en": "delivery arrive late when days express international abroad",
          "fr": "livraison délai arrive retard quand jours express international étranger combien temps",
          "ar": "توصيل وصول تأخر متى أيام سريع دولي الخارج مدة"}}},
     {"anchor": "free-shipping", "question": {"$text": {"en": "Is shipping free?", "fr": "La livraison est-elle gratuite ?", "ar": "هل التوصيل مجاني؟"}},
      "answer": {"$text": {"en": "Yes, shipping is free on orders over {free_shipping}.\nThe checkout even stops charging once your items come to more than {free_above}. Below that, shipping is {shipping_cost}.",
          "fr": "Oui, la livraison est gratuite pour les commandes de plus de {free_shipping}.\nEn réalité, elle n’est plus facturée dès que vos articles dépassent {free_above}. En dessous, la livraison coûte {shipping_cost}.",
          "ar": "نعم، التوصيل مجاني للطلبات التي تتجاوز {free_shipping}.\nبل إن صفحة إتمام الطلب لا تحتسب أي رسوم متى تجاوز ثمن مشترياتك {free_above}. وما دون هذا المبلغ، فرسوم توصيله {shipping_cost}."}},
      "links": [{"label": {"$text": {"en": "What shipping costs", "fr": "Frais de livraison", "ar": "رسوم التوصيل"}}, "to": {"$link": {"kind": "page", "id": "@page:shipping", "hash": "costs"}}}],
      "words": {"$text": {"en": "cost price fee delivery charge postage threshold",
          "fr": "coût prix frais livraison port gratuit seuil",
          "ar": "تكلفة سعر ثمن رسوم توصيل مجاني"}}},
     {"anchor": "returns", "question": {"$text": {"en": "What is your return policy?", "fr": "Quelles sont vos conditions de retour ?", "ar": "ما هي سياسة الإرجاع؟"}},
      "answer": {"$text": {"en": "You have {free_return_time} from the day it arrives. Items must be in original condition with the tags attached. Ask for the return in your order; sending back is free, and your money is with you within 5 business days of our getting the parcel.",
          "fr": "Vous avez {free_return_time} à compter de la réception. Les articles doivent être dans leur état d’origine, avec leurs étiquettes. Demandez le retour depuis votre commande ; il est gratuit, et votre remboursement vous parvient dans les 5 jours ouvrés suivant l’arrivée du colis chez nous.",
          "ar": "لديك {free_return_time} للإرجاع من يوم الاستلام. يجب أن تكون القطع بحالتها الأصلية وبطاقاتها مثبتة عليها. اطلب الإرجاع من صفحة طلبك؛ فهو مجاني، ويصلك مالك خلال 5 أيام عمل من وصول الطرد إلينا."}},
      "links": [{"label": {"$text": {"en": "How to return something", "fr": "Comment renvoyer un article", "ar": "كيف تُرجع قطعة"}}, "to": {"$link": {"kind": "page", "id": "@page:returns"}}}],
      "words": {"$text": {"en": "refund money back send back exchange faulty broken",
          "fr": "remboursement rembourser renvoyer retour échange défaut cassé abîmé",
          "ar": "استرداد مال إرجاع استبدال عيب تالف مكسور"}}},
     {"anchor": "track-order", "question": {"$text": {"en": "How can I track my order?", "fr": "Comment suivre ma commande ?", "ar": "كيف أتتبع طلبي؟"}},
      "answer": {"$text": {"en": "With the order number and the email you ordered with. Both are in your confirmation. If you have an account, your orders are in your profile too.",
          "fr": "Avec le numéro de commande et l’e-mail utilisé pour commander. Les deux figurent dans votre confirmation. Si vous avez un compte, vos commandes sont aussi dans votre profil.",
          "ar": "برقم الطلب والبريد الإلكتروني الذي طلبت به. تجدهما في رسالة التأكيد. وإن كان لديك حساب، فطلباتك في ملفك الشخصي أيضًا."}},
      "links": [{"label": {"$text": {"en": "Track your order", "fr": "Suivre votre commande", "ar": "تتبع طلبك"}}, "to": {"$link": {"kind": "screen", "screen": "track"}}}],
      "words": {"$text": {"en": "tracking parcel where status package follow number",
          "fr": "suivi colis où statut paquet suivre numéro",
          "ar": "تتبع طرد أين حالة رقم متابعة"}}},
     {"anchor": "cancel-order", "question": {"$text": {"en": "Can I change or cancel my order?", "fr": "Puis-je modifier ou annuler ma commande ?", "ar": "هل يمكنني تعديل طلبي أو إلغاؤه؟"}},
      "answer": {"$text": {"en": "Yes, within 1 hour of placing it.\nIn fact you have a little longer: the page of your order lets you cancel for {cancel_hours} hours, as long as we have not begun to pack it. To change an address or a size, write to us at once.",
          "fr": "Oui, dans l’heure qui suit.\nEn réalité, vous avez un peu plus de temps : la page de votre commande permet de l’annuler pendant {cancel_hours} heures, tant que nous n’avons pas commencé à la préparer. Pour changer une adresse ou une taille, écrivez-nous sans attendre.",
          "ar": "نعم، خلال ساعة من تأكيده.\nوالحقيقة أن لديك وقتًا أطول قليلًا: تتيح لك صفحة طلبك إلغاءه ضمن المهلة (عدد الساعات: {cancel_hours})، ما دمنا لم نبدأ تحضيره. ولتغيير عنوان أو مقاس، راسلنا على الفور."}},
      "links": [{"label": {"$text": {"en": "Find your order", "fr": "Retrouver votre commande", "ar": "ابحث عن طلبك"}}, "to": {"$link": {"kind": "screen", "screen": "track"}}},
                {"label": {"$text": {"en": "Contact us", "fr": "Nous contacter", "ar": "تواصل معنا"}}, "to": {"$link": {"kind": "page", "id": "@page:contact"}}}],
      "words": {"$text": {"en": "cancellation stop edit modify address mistake",
          "fr": "annulation annuler arrêter changer modifier adresse erreur",
          "ar": "إلغاء إيقاف تغيير تعديل عنوان خطأ"}}},
     {"anchor": "payment", "question": {"$text": {"en": "Which payment methods do you accept?", "fr": "Quels modes de paiement acceptez-vous ?", "ar": "ما طرق الدفع التي تقبلونها؟"}},
      "answer": {"$text": {"en": "By card on the secure page of our payment provider (VISA, MC, AMEX, Apple Pay, Google Pay and PayPal), by bank transfer, or in cash on delivery. The checkout shows which of them you can use.\nYou enter card details only on the page of our payment provider; they never reach us. Every order is charged in the shop’s own currency, which the checkout names, whichever currency you look at prices in.",
          "fr": "Par carte bancaire sur la page sécurisée de notre prestataire de paiement (VISA, MC, AMEX, Apple Pay, Google Pay et PayPal), par virement bancaire, ou en espèces à la livraison. Au moment de commander, vous voyez ceux que vous pouvez utiliser.\nVous ne saisissez les données de votre carte que sur la page de notre prestataire ; elles ne nous parviennent jamais. Chaque commande est débitée dans la devise de la boutique, indiquée au moment de commander, quelle que soit celle dans laquelle vous regardez les prix.",
          "ar": "بالبطاقة البنكية في الصفحة الآمنة لمزود خدمة الدفع (VISA وMC وAMEX وApple Pay وGoogle Pay وPayPal)، أو بتحويل بنكي، أو نقدًا عند الاستلام. تعرض صفحة إتمام الطلب الطرق المتاحة لك.\nلا تُدخل معلومات بطاقتك إلا في صفحة مزود خدمة الدفع، ولا تصل إلينا أبدًا. يُدفع كل طلب بعملة المتجر، التي تذكرها صفحة إتمام الطلب، أيًا كانت العملة التي تشاهد بها الأسعار."}},
      "words": {"$text": {"en": "pay card visa mastercard paypal cash cod bank transfer currency",
          "fr": "payer paiement carte visa mastercard paypal espèces livraison virement devise",
          "ar": "دفع أداء بطاقة فيزا ماستركارد بايبال نقدًا عند الاستلام تحويل بنكي عملة"}}},
     {"anchor": "discounts", "question": {"$text": {"en": "Do you have discounts for new customers or students?",
         "fr": "Avez-vous des remises pour les nouveaux clients ou les étudiants ?",
         "ar": "هل لديكم خصومات للزبائن الجدد أو للطلبة؟"}},
      "answer": {"$text": {"en": "New customers get {welcome_percent}% off their first order, students {student_percent}% off every one.\nEach comes as a code. New customers confirm their email address and get it at once; students tell us where they study. Enter the code in the cart or at checkout.",
          "fr": "Les nouveaux clients ont {welcome_percent} % de remise sur leur première commande, les étudiants {student_percent} % sur toutes.\nChacun reçoit un code. Les nouveaux clients confirment leur adresse e-mail et le reçoivent aussitôt ; les étudiants nous disent où ils étudient. Saisissez le code dans le panier ou au moment de commander.",
          "ar": "يحصل الزبائن الجدد على خصم {welcome_percent}% على طلبهم الأول، والطلبة على خصم {student_percent}% على كل طلب.\nويكون ذلك برمز خصم: يؤكد الزبائن الجدد عنوان بريدهم الإلكتروني فيصلهم الرمز فورًا، ويخبرنا الطلبة أين يدرسون. أدخل الرمز في السلة أو عند إتمام الطلب."}},
      "links": [{"label": {"$text": {"en": "Get the new customer code", "fr": "Recevoir le code nouveau client", "ar": "احصل على رمز الزبائن الجدد"}}, "to": {"$link": {"kind": "screen", "screen": "welcome"}}},
                {"label": {"$text": {"en": "Student discount", "fr": "Remise étudiante", "ar": "خصم الطلبة"}}, "to": {"$link": {"kind": "screen", "screen": "student-discount"}}},
                {"label": {"$text": {"en": "Today’s deals", "fr": "Offres du jour", "ar": "عروض اليوم"}}, "to": {"$link": {"kind": "screen", "screen": "deals"}}}],
      "words": {"$text": {"en": "code coupon voucher promo student sale off percent",
          "fr": "code coupon bon promo promotion étudiant soldes remise réduction pourcentage",
          "ar": "رمز كوبون قسيمة خصم طالب تخفيض عرض نسبة"}}},
     {"anchor": "sizes", "question": {"$text": {"en": "How do I find my size?", "fr": "Comment trouver ma taille ?", "ar": "كيف أعرف مقاسي؟"}},
      "answer": {"$text": {"en": "Measure yourself once, with a tape and no thick clothes, and compare with the table of the department. It has centimetres and inches, and tells what each size is called elsewhere. Between two sizes, take the larger.",
          "fr": "Prenez vos mesures une fois, avec un mètre ruban et sans vêtement épais, puis comparez avec le tableau du rayon. Il est en centimètres et en pouces, et indique comment chaque taille s’appelle ailleurs. Entre deux tailles, prenez la plus grande.",
          "ar": "خذ قياساتك مرة واحدة بشريط القياس ودون ملابس سميكة، وقارنها بجدول القسم. الجدول بالسنتيمتر والبوصة، ويبيّن ما يقابل كل مقاس في البلدان الأخرى. وإن كنت بين مقاسين، فاختر الأكبر."}},
      "links": [{"label": {"$text": {"en": "Size guide", "fr": "Guide des tailles", "ar": "دليل المقاسات"}}, "to": {"$link": {"kind": "page", "id": "@page:size-guide"}}}],
      "words": {"$text": {"en": "fit measure small large chart table inches cm",
          "fr": "coupe mesure petit grand tableau taille pouces cm",
          "ar": "قياس صغير كبير جدول مقاسات بوصة سنتيمتر"}}}]}
]$json$);

select pg_temp.publish('help', $json$[
  {"id": "search", "kind": "help-search",
   "title": {"$text": {"en": "How can we help?", "fr": "Comment pouvons-nous vous aider ?", "ar": "كيف يمكننا مساعدتك؟"}},
   "text": {"$text": {"en": "Type what it is about, or pick one of the questions below.",
       "fr": "Écrivez de quoi il s’agit, ou choisissez l’une des questions ci-dessous.",
       "ar": "اكتب موضوع سؤالك، أو اختر أحد الأسئلة أدناه."}}},
  {"id": "asked", "kind": "questions", "layout": "part", "aside": "channels",
   "title": {"$text": {"en": "Asked most often", "fr": "Les plus fréquentes", "ar": "الأكثر طرحًا"}},
   "all": {"$text": {"en": "All eight questions of the FAQ", "fr": "Les huit questions de la FAQ", "ar": "الأسئلة الشائعة الثمانية كلها"}}, "allTo": {"$link": {"kind": "page", "id": "@page:faq"}},
   "questions": [
     {"anchor": "track-my-order", "question": {"$text": {"en": "How do I track my order?", "fr": "Comment suivre ma commande ?", "ar": "كيف أتتبع طلبي؟"}},
      "answer": {"$text": {"en": "Type your order number and your email on the tracking page, and you see every step up to your door. The number is in the email that confirmed the order.",
          "fr": "Saisissez votre numéro de commande et votre e-mail sur la page de suivi : vous verrez chaque étape jusqu’à votre porte. Le numéro figure dans l’e-mail de confirmation.",
          "ar": "أدخل رقم طلبك وبريدك الإلكتروني في صفحة التتبع لترى كل مرحلة حتى باب بيتك. تجد الرقم في رسالة تأكيد الطلب."}},
      "links": [{"label": {"$text": {"en": "Track your order", "fr": "Suivre votre commande", "ar": "تتبع طلبك"}}, "to": {"$link": {"kind": "screen", "screen": "track"}}}],
      "words": {"$text": {"en": "tracking parcel where is status package follow", "fr": "suivi colis où est statut paquet suivre", "ar": "تتبع طرد أين حالة متابعة"}}},
     {"anchor": "return-policy", "question": {"$text": {"en": "What is the return policy?", "fr": "Quelles sont les conditions de retour ?", "ar": "ما هي سياسة الإرجاع؟"}},
      "answer": {"$text": {"en": "We offer {free_return_days}-day returns, with items in original condition and tags attached. Ask for it in your order, by Return items. Sending back is free.",
          "fr": "Vous avez {free_return_days} jours pour renvoyer un article dans son état d’origine, avec ses étiquettes. Faites la demande depuis votre commande, avec « Retourner des articles ». Le retour est gratuit.",
          "ar": "يمكنك الإرجاع خلال {free_return_days} يومًا، على أن تكون القطع بحالتها الأصلية وبطاقاتها مثبتة عليها. اطلب ذلك من صفحة طلبك عبر «إرجاع قطع». والإرجاع مجاني."}},
      "links": [{"label": {"$text": {"en": "Start a return", "fr": "Faire un retour", "ar": "ابدأ الإرجاع"}}, "to": {"$link": {"kind": "page", "id": "@page:returns"}}}],
      "words": {"$text": {"en": "refund money back send back exchange", "fr": "remboursement rembourser renvoyer retour échange", "ar": "استرداد مال إرجاع استبدال"}}},
     {"anchor": "delivery-time", "question": {"$text": {"en": "How long does delivery take?", "fr": "Quel est le délai de livraison ?", "ar": "ما مدة التوصيل؟"}},
      "answer": {"$text": {"en": "The checkout shows the first and the last day on which your order may arrive, for your address and each delivery method. That is our promise, and your confirmation repeats it.\nStandard shipping takes 3-7 business days and express 1-3. That is the time on the way, after we have packed within {packing_days} business days.",
          "fr": "Au moment de commander, vous voyez le premier et le dernier jour où votre commande peut arriver, pour votre adresse et chaque mode de livraison. C’est notre engagement, et votre confirmation le répète.\nLa livraison standard prend 3 à 7 jours ouvrés, l’express 1 à 3. C’est le temps du trajet, une fois le colis préparé sous {packing_days} jours ouvrés.",
          "ar": "تعرض صفحة إتمام الطلب أول يوم وآخر يوم قد يصل فيهما طلبك، حسب عنوانك وطريقة التوصيل. هذا وعدنا، وتجده أيضًا في رسالة التأكيد.\nيستغرق التوصيل العادي من 3 إلى 7 أيام عمل، والسريع من 1 إلى 3. هذه مدة الطريق، بعد أن نحضّر الطلب خلال {packing_days} من أيام العمل."}},
      "links": [{"label": {"$text": {"en": "Shipping times", "fr": "Délais de livraison", "ar": "مواعيد التوصيل"}}, "to": {"$link": {"kind": "page", "id": "@page:shipping", "hash": "times"}}}],
      "words": {"$text": {"en": "shipping when arrive days late fast",
          "fr": "livraison délai quand arrive jours retard rapide",
          "ar": "توصيل متى وصول أيام تأخر سريع"}}},
     {"anchor": "international", "question": {"$text": {"en": "Do you ship internationally?", "fr": "Livrez-vous à l’international ?", "ar": "هل توصلون إلى خارج البلد؟"}},
      "answer": {"$text": {"en": "We ship within {country} only. International shipping is coming soon.\nThe checkout lists every country it can deliver to today, and says at once where it can’t.",
          "fr": "Nous ne livrons pour l’instant que dans un pays : {country}. La livraison internationale arrive bientôt.\nAu moment de commander, vous voyez tous les pays où nous pouvons livrer aujourd’hui, et aussitôt ceux où c’est impossible.",
          "ar": "نوصل داخل {country} فقط، والتوصيل الدولي قادم قريبًا.\nتعرض صفحة إتمام الطلب كل البلدان التي نوصل إليها اليوم، وتخبرك فورًا إن تعذر ذلك."}},
      "links": [{"label": {"$text": {"en": "Where we ship", "fr": "Où nous livrons", "ar": "إلى أين نوصل"}}, "to": {"$link": {"kind": "page", "id": "@page:shipping", "hash": "where"}}}],
      "words": {"$text": {"en": "abroad country world europe france usa overseas",
          "fr": "étranger pays monde international europe france usa outre-mer",
          "ar": "الخارج بلد دولي العالم أوروبا فرنسا أمريكا"}}},
     {"anchor": "change-order", "question": {"$text": {"en": "Can I change or cancel my order?", "fr": "Puis-je modifier ou annuler ma commande ?", "ar": "هل يمكنني تعديل طلبي أو إلغاؤه؟"}},
      "answer": {"$text": {"en": "You can change or cancel your order within {cancel_hours} hours by contacting customer service.\nCancelling you can also do yourself, on the page of your order, until we begin to pack it.",
          "fr": "Vous pouvez modifier ou annuler votre commande pendant {cancel_hours} heures en contactant le service client.\nVous pouvez aussi l’annuler vous-même, sur la page de votre commande, tant que nous n’avons pas commencé à la préparer.",
          "ar": "يمكنك تعديل طلبك أو إلغاؤه ضمن المهلة (عدد الساعات: {cancel_hours}) بالتواصل مع خدمة الزبائن.\nويمكنك إلغاؤه بنفسك أيضًا من صفحة طلبك، إلى أن نبدأ تحضيره."}},
      "links": [{"label": {"$text": {"en": "Contact us", "fr": "Nous contacter", "ar": "تواصل معنا"}}, "to": {"$link": {"kind": "page", "id": "@page:contact"}}},
                {"label": {"$text": {"en": "Find your order", "fr": "Retrouver votre commande", "ar": "ابحث عن طلبك"}}, "to": {"$link": {"kind": "screen", "screen": "track"}}}],
      "words": {"$text": {"en": "cancellation stop edit modify mistake address",
          "fr": "annulation annuler arrêter changer modifier erreur adresse",
          "ar": "إلغاء إيقاف تغيير تعديل خطأ عنوان"}}}]},
  {"id": "quick", "kind": "help-links",
   "title": {"$text": {"en": "Straight there", "fr": "Accès direct", "ar": "روابط مباشرة"}},
   "links": [
     {"sign": "talk", "label": {"$text": {"en": "FAQ", "fr": "FAQ", "ar": "الأسئلة الشائعة"}}, "text": {"$text": {"en": "Eight questions, short answers", "fr": "Huit questions, des réponses courtes", "ar": "ثمانية أسئلة وأجوبة قصيرة"}},
      "to": {"$link": {"kind": "page", "id": "@page:faq"}}},
     {"sign": "map", "label": {"$text": {"en": "Track order", "fr": "Suivre une commande", "ar": "تتبع الطلب"}}, "text": {"$text": {"en": "By number and email", "fr": "Par numéro et e-mail", "ar": "بالرقم والبريد الإلكتروني"}},
      "to": {"$link": {"kind": "screen", "screen": "track"}}},
     {"sign": "back", "label": {"$text": {"en": "Returns", "fr": "Retours", "ar": "الإرجاع"}}, "text": {"$text": {"en": "{free_return_time}, free of charge", "fr": "{free_return_time}, sans frais", "ar": "{free_return_time}، مجانًا"}},
      "to": {"$link": {"kind": "page", "id": "@page:returns"}}},
     {"sign": "truck", "label": {"$text": {"en": "Shipping", "fr": "Livraison", "ar": "التوصيل"}}, "text": {"$text": {"en": "Ways, times and costs", "fr": "Modes, délais et frais", "ar": "الطرق والمدة والرسوم"}},
      "to": {"$link": {"kind": "page", "id": "@page:shipping"}}},
     {"sign": "ruler", "label": {"$text": {"en": "Size guide", "fr": "Guide des tailles", "ar": "دليل المقاسات"}}, "text": {"$text": {"en": "In cm and inches", "fr": "En cm et en pouces", "ar": "بالسنتيمتر والبوصة"}},
      "to": {"$link": {"kind": "page", "id": "@page:size-guide"}}}],
   "more": {"$text": {"en": "The small print", "fr": "Les petites lignes", "ar": "الشروط بالتفصيل"}},
   "moreLinks": [
     {"to": {"$link": {"kind": "page", "id": "@page:terms"}}}, {"to": {"$link": {"kind": "page", "id": "@page:privacy"}}},
     {"to": {"$link": {"kind": "page", "id": "@page:cookies"}}}, {"to": {"$link": {"kind": "page", "id": "@page:ad-choices"}}},
     {"to": {"$link": {"kind": "page", "id": "@page:accessibility"}}}]}
]$json$);

select pg_temp.publish('contact', $json$[
  {"id": "contact", "kind": "contact",
   "text": {"$text": {"en": "A question, a complaint, a kind word: write to us. We usually answer within one business day.",
       "fr": "Une question, une réclamation, un mot gentil : écrivez-nous. Nous répondons en général sous un jour ouvré.",
       "ar": "سؤال أو شكوى أو كلمة طيبة: راسلنا. نجيب عادةً خلال يوم عمل واحد."}},
   "sent": {"$text": {"en": "We usually answer within one business day.",
       "fr": "Nous répondons en général sous un jour ouvré.",
       "ar": "نجيب عادةً خلال يوم عمل واحد."}},
   "help": {"$link": {"kind": "page", "id": "@page:help"}},
   "first": [
     {"label": {"$text": {"en": "What is your return policy?", "fr": "Quelles sont vos conditions de retour ?", "ar": "ما هي سياسة الإرجاع؟"}}, "to": {"$link": {"kind": "page", "id": "@page:faq", "hash": "returns"}}},
     {"label": {"$text": {"en": "How can I track my order?", "fr": "Comment suivre ma commande ?", "ar": "كيف أتتبع طلبي؟"}}, "to": {"$link": {"kind": "page", "id": "@page:faq", "hash": "track-order"}}},
     {"label": {"$text": {"en": "Can I change or cancel my order?", "fr": "Puis-je modifier ou annuler ma commande ?", "ar": "هل يمكنني تعديل طلبي أو إلغاؤه؟"}}, "to": {"$link": {"kind": "page", "id": "@page:faq", "hash": "cancel-order"}}},
     {"label": {"$text": {"en": "Do you have discounts for new customers or students?",
         "fr": "Avez-vous des remises pour les nouveaux clients ou les étudiants ?",
         "ar": "هل لديكم خصومات للزبائن الجدد أو للطلبة؟"}}, "to": {"$link": {"kind": "page", "id": "@page:faq", "hash": "discounts"}}}]}
]$json$);

-- ------------------------------------------------------------------ sellers

select pg_temp.publish('sell', $json$[
  {"id": "opening", "kind": "picture-text", "layout": "banner",
   "title": {"$text": {"en": "Sell on {shop}", "fr": "Vendre sur {shop}", "ar": "بِع على {shop}"}},
   "text": {"$text": {"en": "You know how to make it. We know how to show it, sell it and get it to the door.",
       "fr": "Vous savez le faire. Nous savons le montrer, le vendre et le livrer.",
       "ar": "أنت تُتقن صنعه، ونحن نُتقن عرضه وبيعه وإيصاله إلى الباب."}},
   "picture": {"$media": "@media:/art/vip"},
   "button": {"$text": {"en": "Start Selling Now", "fr": "Commencer à vendre", "ar": "ابدأ البيع الآن"}}, "to": {"$link": {"kind": "page", "id": "@page:sell", "hash": "register"}},
   "second": {"$text": {"en": "Learn More", "fr": "En savoir plus", "ar": "اعرف المزيد"}}, "secondTo": {"$link": {"kind": "page", "id": "@page:sell", "hash": "how"}}},
  {"id": "what", "kind": "benefits",
   "title": {"$text": {"en": "What you get", "fr": "Ce que vous y gagnez", "ar": "ما تحصل عليه"}},
   "items": [
     {"sign": "people", "title": {"$text": {"en": "Millions of Customers", "fr": "Des millions de clients", "ar": "ملايين الزبائن"}},
      "text": {"$text": {"en": "Show your products around the clock to everyone who shops for everyday fashion here.",
          "fr": "Présentez vos articles jour et nuit à tous ceux qui achètent ici leur mode de tous les jours.",
          "ar": "اعرض منتجاتك على مدار الساعة أمام كل من يتسوق هنا أزياء كل يوم."}}},
     {"sign": "sprout", "title": {"$text": {"en": "Grow Your Business", "fr": "Développez votre activité", "ar": "نمِّ تجارتك"}},
      "text": {"$text": {"en": "Your products appear in collections, search and filters, and can join our deals.",
          "fr": "Vos articles apparaissent dans les collections, la recherche et les filtres, et peuvent participer à nos offres.",
          "ar": "تظهر منتجاتك في التشكيلات والبحث والتصفية، ويمكنها المشاركة في عروضنا."}}},
     {"sign": "badge", "title": {"$text": {"en": "Secure Payments", "fr": "Des paiements sûrs", "ar": "مدفوعات آمنة"}},
      "text": {"$text": {"en": "We handle payments. You are paid for everything delivered and not returned.",
          "fr": "Nous gérons les paiements. Tout ce qui est livré et non retourné vous est payé.",
          "ar": "نحن نتولى المدفوعات، ونسدد لك ثمن كل ما سُلّم ولم يُرجَع."}}}]},
  {"id": "how", "kind": "steps",
   "title": {"$text": {"en": "How it goes", "fr": "Comment ça marche", "ar": "كيف يتم ذلك"}},
   "items": [
     {"title": {"$text": {"en": "Create Account", "fr": "Créez un compte", "ar": "أنشئ حسابًا"}},
      "text": {"$text": {"en": "Register below. We review every application and reply within five business days.",
          "fr": "Inscrivez-vous ci-dessous. Nous examinons chaque demande et répondons sous cinq jours ouvrés.",
          "ar": "سجّل أدناه. نراجع كل طلب ونجيب خلال خمسة أيام عمل."}}},
     {"title": {"$text": {"en": "List Products", "fr": "Proposez vos articles", "ar": "أضف منتجاتك"}},
      "text": {"$text": {"en": "Send us pictures, sizes and prices. We help with the first ones.",
          "fr": "Envoyez-nous photos, tailles et prix. Nous vous aidons pour les premiers.",
          "ar": "أرسل إلينا الصور والمقاسات والأسعار. ونساعدك في أول المنتجات."}}},
     {"title": {"$text": {"en": "Get Orders", "fr": "Recevez des commandes", "ar": "استقبل الطلبات"}},
      "text": {"$text": {"en": "We notify you of each sale, and you pack it within two business days.",
          "fr": "Nous vous prévenons de chaque vente, et vous la préparez sous deux jours ouvrés.",
          "ar": "نُعلمك بكل عملية بيع، وتحضّرها أنت خلال يومي عمل."}}},
     {"title": {"$text": {"en": "Get Paid", "fr": "Recevez votre paiement", "ar": "استلم مالك"}},
      "text": {"$text": {"en": "Once the days for returns are over, the money is on its way to your account.",
          "fr": "Une fois le délai de retour passé, l’argent part vers votre compte.",
          "ar": "بعد انقضاء مهلة الإرجاع، يُحوَّل المال إلى حسابك."}}}],
   "words": {"$text": {"en": "seller vendor marketplace register business partner",
       "fr": "vendeur vendre marketplace inscription entreprise partenaire",
       "ar": "بائع بيع تسجيل تجارة شريك سوق"}}},
  {"id": "register", "kind": "seller-form",
   "title": {"$text": {"en": "Register as Seller", "fr": "Devenir vendeur", "ar": "سجّل كبائع"}},
   "text": {"$text": {"en": "This costs nothing and binds you to nothing.", "fr": "C’est gratuit et sans engagement.", "ar": "التسجيل مجاني ولا يُلزمك بشيء."}},
   "sent": {"$text": {"en": "We review it and reply within five business days.",
       "fr": "Nous l’examinons et répondons sous cinq jours ouvrés.",
       "ar": "نراجعه ونجيب خلال خمسة أيام عمل."}},
   "categories": [
     {"name": {"$text": {"en": "Clothing", "fr": "Vêtements", "ar": "ملابس"}}}, {"name": {"$text": {"en": "Shoes", "fr": "Chaussures", "ar": "أحذية"}}}, {"name": {"$text": {"en": "Bags", "fr": "Sacs", "ar": "حقائب"}}},
     {"name": {"$text": {"en": "Jewelry", "fr": "Bijoux", "ar": "مجوهرات"}}}, {"name": {"$text": {"en": "Accessories", "fr": "Accessoires", "ar": "إكسسوارات"}}}, {"name": {"$text": {"en": "Beauty", "fr": "Beauté", "ar": "جمال"}}},
     {"name": {"$text": {"en": "Something else", "fr": "Autre chose", "ar": "شيء آخر"}}}]}
]$json$);

-- ------------------------------------------------------------------ lookbook

select pg_temp.publish('lookbook', $json$[
  {"id": "summer-vibes", "kind": "look", "ground": "mint",
   "title": {"$text": {"en": "Summer Vibes 2024", "fr": "Airs d’été 2024", "ar": "أجواء الصيف 2024"}}, "subtitle": {"$text": {"en": "Prints, straw and bare shoulders", "fr": "Imprimés, paille et épaules nues", "ar": "نقوش وقش وأكتاف مكشوفة"}},
   "text": {"$text": {"en": "A brim wide enough for two, a basket that goes from the market to the sea, and sandals for the way between. Three things, and the long days are dressed.",
       "fr": "Un bord assez large pour deux, un panier qui va du marché à la mer, et des sandales pour le chemin. Trois pièces, et les longues journées sont habillées.",
       "ar": "حافة تظلّل اثنين، وقفة تنتقل من السوق إلى البحر، وصندل للطريق بينهما. ثلاث قطع تكفي لأيام الصيف الطويلة."}},
   "picture": {"$media": "@media:/art/lookbook-summer-vibes"}, "collection": {"$ref": {"id": "@collection:summer-vibes"}},
   "products": {"$products": {"from": "collection", "collection": "@collection:summer-vibes", "count": 3}}},
  {"id": "urban-edge", "kind": "look", "ground": "slate",
   "title": {"$text": {"en": "Urban Edge", "fr": "Allure urbaine", "ar": "إيقاع المدينة"}}, "subtitle": {"$text": {"en": "Denim, suede and clean sneakers", "fr": "Denim, daim et baskets épurées", "ar": "جينز وشمواه وأحذية رياضية أنيقة"}},
   "text": {"$text": {"en": "Straight jeans, a soft bomber, and a white sneaker with a star at its side. For platforms, late trams and the walk home across the bridge.",
       "fr": "Un jean droit, un bomber souple et une basket blanche avec une étoile sur le côté. Pour les quais, les derniers trams et le retour à pied par le pont.",
       "ar": "جينز مستقيم وسترة بومبر ناعمة وحذاء رياضي أبيض بنجمة على جانبه. للأرصفة، ولآخر ترام، ولطريق العودة مشيًا فوق الجسر."}},
   "picture": {"$media": "@media:/art/lookbook-urban-edge"}, "collection": {"$ref": {"id": "@collection:urban-edge"}},
   "products": {"$products": {"from": "collection", "collection": "@collection:urban-edge", "count": 3}}},
  {"id": "minimalist-luxe", "kind": "look", "ground": "linen",
   "title": {"$text": {"en": "Minimalist Luxe", "fr": "Luxe minimaliste", "ar": "فخامة بسيطة"}}, "subtitle": {"$text": {"en": "Few colours, good cloth", "fr": "Peu de couleurs, de belles étoffes", "ar": "ألوان قليلة وأقمشة جيدة"}},
   "text": {"$text": {"en": "Satin that falls by itself, two hoops of gold, a court shoe for the evening and the way home. Nothing to explain, and nothing you would take away.",
       "fr": "Un satin qui tombe tout seul, deux créoles dorées, un escarpin pour le soir et pour rentrer. Rien à expliquer, et rien à enlever.",
       "ar": "ساتان ينسدل وحده، وحلقتان ذهبيتان، وحذاء بكعب للسهرة ولطريق العودة. لا شيء يحتاج إلى شرح، ولا شيء يمكن الاستغناء عنه."}},
   "picture": {"$media": "@media:/art/lookbook-minimalist-luxe"}, "collection": {"$ref": {"id": "@collection:minimalist-modern"}},
   "products": {"$products": {"from": "collection", "collection": "@collection:minimalist-modern", "count": 3}}}
]$json$);

-- ------------------------------------------------------------------ policies

select pg_temp.publish('shipping', $json$[
  {"id": "shipping", "kind": "policy", "document": "shipping", "help": {"$link": {"kind": "page", "id": "@page:help"}},
   "own": [{"part": "times",
     "text": {"$text": {"en": "The checkout shows the first and the last day on which your order may arrive, for your address and each delivery method. That is our promise, and your confirmation repeats it.\nFirst we pack: that takes {packing_days} business days. Then it travels: standard shipping often takes 3-7 business days, near us 3-5, and express 1-3. The days of a delivery method count from your order and include both.",
         "fr": "Au moment de commander, vous voyez le premier et le dernier jour où votre commande peut arriver, pour votre adresse et chaque mode de livraison. C’est notre engagement, et votre confirmation le répète.\nD’abord nous préparons le colis : cela prend {packing_days} jours ouvrés. Ensuite il voyage : la livraison standard prend souvent 3 à 7 jours ouvrés, près de chez nous 3 à 5, et l’express 1 à 3. Les jours d’un mode de livraison se comptent à partir de votre commande et comprennent les deux.",
         "ar": "تعرض صفحة إتمام الطلب أول يوم وآخر يوم قد يصل فيهما طلبك، حسب عنوانك وطريقة التوصيل. هذا وعدنا، وتجده أيضًا في رسالة التأكيد.\nنحضّر الطرد أولًا، ويستغرق ذلك {packing_days} من أيام العمل. ثم يسافر: يستغرق التوصيل العادي غالبًا من 3 إلى 7 أيام عمل، ومن 3 إلى 5 في المناطق القريبة، والسريع من 1 إلى 3. تُحسب أيام كل طريقة توصيل من تاريخ طلبك وتشمل المرحلتين."}}}]}
]$json$);

select pg_temp.publish('returns', $json$[
  {"id": "returns", "kind": "policy", "document": "returns", "help": {"$link": {"kind": "page", "id": "@page:help"}},
   "own": [{"part": "what", "words": {"$text": {"en": "condition tags worn underwear beauty exceptions return policy",
       "fr": "état étiquettes porté sous-vêtements beauté exceptions conditions retour",
       "ar": "حالة بطاقات ملبوس ملابس داخلية جمال استثناءات سياسة إرجاع"}},
     "text": {"$text": {"en": [
       {"kind": "paragraph", "spans": ["Everything, within {return_days} days of its arrival, as long as the items are in original condition with the tags attached. Trying on is fine; wearing is not."]},
       {"kind": "paragraph", "spans": ["For reasons of hygiene we take these back only unopened:"]},
       {"kind": "list", "items": [
         {"spans": ["Beauty that has a seal"]}, {"spans": ["Earrings and other jewelry for pierced skin"]},
         {"spans": ["Underwear, swimwear and socks"]}]}],
       "fr": [
       {"kind": "paragraph", "spans": ["Tout, pendant {return_days} jours après la réception, tant que les articles sont dans leur état d’origine, étiquettes attachées. Vous pouvez essayer, mais pas porter."]},
       {"kind": "paragraph", "spans": ["Pour des raisons d’hygiène, nous ne reprenons ces articles que non ouverts :"]},
       {"kind": "list", "items": [
         {"spans": ["Produits de beauté scellés"]}, {"spans": ["Boucles d’oreilles et autres bijoux pour oreilles percées"]},
         {"spans": ["Sous-vêtements, maillots de bain et chaussettes"]}]}],
       "ar": [
       {"kind": "paragraph", "spans": ["كل شيء، خلال {return_days} يومًا من وصوله، ما دامت القطع بحالتها الأصلية وبطاقاتها مثبتة عليها. تجربة القطع مسموحة، أما لبسها فلا."]},
       {"kind": "paragraph", "spans": ["حفاظًا على النظافة، لا نسترجع هذه القطع إلا إذا لم تُفتح:"]},
       {"kind": "list", "items": [
         {"spans": ["مستحضرات التجميل المختومة"]}, {"spans": ["الأقراط وغيرها من حلي الآذان المثقوبة"]},
         {"spans": ["الملابس الداخلية وملابس السباحة والجوارب"]}]}]}}}]}
]$json$);

select pg_temp.publish('terms', $json$[
  {"id": "terms", "kind": "policy", "document": "terms", "help": {"$link": {"kind": "page", "id": "@page:help"}},
   "own": [{"part": "sellers", "after": "account", "title": {"$text": {"en": "Selling here", "fr": "Vendre ici", "ar": "البيع هنا"}},
     "words": {"$text": {"en": "seller marketplace register vendor", "fr": "vendeur marketplace inscription vendre", "ar": "بائع سوق تسجيل بيع"}},
     "text": {"$text": {"en": [
       {"kind": "paragraph", "spans": ["Registering as a seller is a question, not a contract. If we go together, that has an agreement of its own."]},
       {"kind": "paragraph", "spans": [{"text": "Sell on {shop}", "link": {"$link": {"kind": "page", "id": "@page:sell"}}}]}],
       "fr": [
       {"kind": "paragraph", "spans": ["Devenir vendeur, c’est une demande, pas un contrat. Si nous travaillons ensemble, un accord à part le règle."]},
       {"kind": "paragraph", "spans": [{"text": "Vendre sur {shop}", "link": {"$link": {"kind": "page", "id": "@page:sell"}}}]}],
       "ar": [
       {"kind": "paragraph", "spans": ["التسجيل كبائع طلبٌ وليس عقدًا. وإن اتفقنا على العمل معًا، فلذلك اتفاق خاص به."]},
       {"kind": "paragraph", "spans": [{"text": "بِع على {shop}", "link": {"$link": {"kind": "page", "id": "@page:sell"}}}]}]}}}]}
]$json$);

select pg_temp.publish('accessibility', $json$[
  {"id": "accessibility", "kind": "policy", "document": "accessibility", "help": {"$link": {"kind": "page", "id": "@page:help"}},
   "lead": {"$text": {"en": "Everybody should be able to find, buy and send back a dress here. This page says what we aim for, how it was tested, and what was not.",
       "fr": "Tout le monde devrait pouvoir trouver, acheter et renvoyer une robe ici. Cette page dit ce que nous visons, comment cela a été testé, et ce qui ne l’a pas été.",
       "ar": "ينبغي أن يتمكن الجميع هنا من العثور على فستان وشرائه وإرجاعه. تبيّن هذه الصفحة ما نسعى إليه، وكيف اختُبر، وما لم يُختبر."}}}
]$json$);

select pg_temp.publish(d.slug, format(
  '[{"id": "%1$s", "kind": "policy", "document": "%1$s", "help": {"$link": {"kind": "page", "id": "@page:help"}}}]', d.slug))
from unnest('{privacy,cookies,ad-choices,legal-notice}'::text[]) as d (slug);

-- ------------------------------------------------------------------ deals

update public.pages set description = 'Flash deals at Zellige: limited stock at our lowest prices, for a limited time.' where slug = 'flash-deals';

select pg_temp.publish('deals', $json$[
  {"id": "banner", "kind": "deals-banner", "deals": "daily", "ground": "green", "corner": "top",
   "picture": {"$media": "@media:/art/deals"}, "tall": {"$media": "@media:/art/deals-phone"}},
  {"id": "club", "kind": "club", "picture": {"$media": "@media:/art/vip"}, "facts": [
    {"figure": {"$text": {"en": "95%", "fr": "95 %", "ar": "95%"}}, "text": {"$text": {"en": "max discount", "fr": "de remise maximale", "ar": "أقصى خصم"}}},
    {"figure": {"$text": {"en": "24/7", "fr": "24 h/24", "ar": "24/7"}}, "text": {"$text": {"en": "new deals", "fr": "de nouvelles offres", "ar": "عروض جديدة"}}},
    {"figure": {"$text": {"en": "Free", "fr": "Livraison", "ar": "مجاني"}}, "text": {"$text": {"en": "shipping", "fr": "gratuite", "ar": "التوصيل"}}}]}
]$json$);

select pg_temp.publish('flash-deals', $json$[
  {"id": "banner", "kind": "deals-banner", "deals": "flash", "ground": "band", "corner": "bottom",
   "text": {"$text": {"en": "Limited stock at our lowest prices, for a limited time.",
       "fr": "Stock limité à nos prix les plus bas, pour une durée limitée.",
       "ar": "كمية محدودة بأدنى أسعارنا، ولمدة محدودة."}},
   "picture": {"$media": "@media:/art/flash-deals"}, "tall": {"$media": "@media:/art/flash-deals-phone"}}
]$json$);

-- ------------------------------------------------------------------ what /product shows

insert into public.product_moves (slug, product_id) select 'product', p.id from public.products p where p.slug = 'boho-floral-print-maxi-dress';
