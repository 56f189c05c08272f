-- What the rows of the sample are called in French and Arabic, and what they say there. Pages and menus carry their own words
-- (store.sql and the files after it), products those of curated-words.sql and generated-words-fr.sql. After all that it names.

-- Texts of a row in French and Arabic, of which null is none.
create function pg_temp.words(p_field text, p_fr text, p_ar text) returns jsonb
language sql immutable
as $$
  select case when p_fr is null then '{}' else jsonb_build_object('fr', jsonb_build_object(p_field, p_fr), 'ar', jsonb_build_object(p_field, p_ar)) end
$$;
create function pg_temp.words(p_field text, p_fr text, p_ar text, p_second text, p_second_fr text, p_second_ar text) returns jsonb
language sql immutable
as $$
  select jsonb_strip_nulls(jsonb_build_object('fr', jsonb_build_object(p_field, p_fr, p_second, p_second_fr),
    'ar', jsonb_build_object(p_field, p_ar, p_second, p_second_ar)))
$$;

-- ------------------------------------------------------------------ departments, groups and categories

update public.departments t set translations = pg_temp.words('name', w.fr, w.ar)
from (values
  ('women', 'Femme', 'نساء'),
  ('men', 'Homme', 'رجال'),
  ('kids', 'Enfant', 'أطفال'),
  ('beauty', 'Beauté', 'جمال')
) as w (slug, fr, ar) where t.slug = w.slug;

update public.collection_groups t set translations = pg_temp.words('name', w.fr, w.ar)
from (values
  ('women', 'Femme', 'نساء'),
  ('men', 'Homme', 'رجال'),
  ('kids', 'Enfant', 'أطفال'),
  ('shoes', 'Chaussures', 'أحذية'),
  ('accessories', 'Accessoires', 'إكسسوارات'),
  ('beauty', 'Beauté', 'جمال'),
  ('new-arrivals', 'Nouveautés', 'وصل حديثًا'),
  ('sale', 'Soldes', 'تخفيضات'),
  ('curated', 'Sélections', 'مختارات')
) as w (slug, fr, ar) where t.slug = w.slug;

update public.categories t set translations = pg_temp.words('name', w.fr, w.ar)
from (values
  ('dresses', 'Robes', 'فساتين'),
  ('tops', 'Hauts', 'قمصان وبلوزات'),
  ('bottoms', 'Bas', 'سراويل وتنانير'),
  ('outerwear', 'Manteaux et vestes', 'معاطف وسترات'),
  ('knitwear', 'Maille', 'ملابس صوفية'),
  ('activewear', 'Sport', 'ملابس رياضية'),
  ('swimwear', 'Maillots de bain', 'ملابس السباحة'),
  ('sleepwear', 'Vêtements de nuit', 'ملابس النوم'),
  ('kaftans', 'Caftans', 'قفاطين'),
  ('shirts', 'Chemises', 'قمصان'),
  ('pants', 'Pantalons', 'سراويل'),
  ('jackets', 'Vestes', 'سترات'),
  ('basics', 'Basiques', 'أساسيات'),
  ('suits', 'Costumes', 'بدلات'),
  ('underwear', 'Sous-vêtements', 'ملابس داخلية'),
  ('baby', 'Bébé (0-2 ans)', 'رضّع (0-2 سنة)'),
  ('toddler', 'Tout-petits (2-4 ans)', 'صغار (2-4 سنوات)'),
  ('kids', 'Enfant (4-8 ans)', 'أطفال (4-8 سنوات)'),
  ('tweens', 'Junior (8-12 ans)', 'يافعون (8-12 سنة)'),
  ('school', 'École', 'المدرسة'),
  ('toys', 'Jeux et jouets', 'ألعاب'),
  ('shoes', 'Chaussures', 'أحذية'),
  ('sneakers', 'Baskets', 'أحذية رياضية'),
  ('sandals', 'Sandales', 'صنادل'),
  ('bags', 'Sacs', 'حقائب'),
  ('jewelry', 'Bijoux', 'مجوهرات'),
  ('watches', 'Montres', 'ساعات'),
  ('accessories', 'Accessoires', 'إكسسوارات'),
  ('makeup', 'Maquillage', 'مكياج'),
  ('skincare', 'Soins de la peau', 'العناية بالبشرة'),
  ('fragrance', 'Parfums', 'عطور'),
  ('haircare', 'Soins des cheveux', 'العناية بالشعر')
) as w (slug, fr, ar) where t.slug = w.slug;

-- ------------------------------------------------------------------ collections

update public.collections t set translations = pg_temp.words('name', w.fr, w.ar, 'description', w.second_fr, w.second_ar)
from (values
  ('dresses', 'Robes', 'فساتين',
    'Robes longues, mi-longues et nuisettes pour les beaux jours et les longues soirées.', 'فساتين طويلة ومتوسطة وناعمة للأيام الدافئة والسهرات الطويلة.'),
  ('tops', 'Hauts', 'قمصان وبلوزات',
    'Blouses, t-shirts et chemises qui vont avec ce que vous avez.', 'بلوزات وتيشيرتات وقمصان تناسب ما لديك.'),
  ('bottoms', 'Bas', 'سراويل وتنانير',
    'Jeans, jupes et pantalons larges, coupés pour bouger.', 'جينز وتنانير وسراويل واسعة مفصّلة للحركة.'),
  ('outerwear', 'Manteaux et vestes', 'معاطف وسترات',
    'Trenchs et vestes pour la mi-saison.', 'معاطف مطر وسترات لما بين الفصول.'),
  ('knitwear', 'Maille', 'ملابس صوفية',
    'Torsades, côtes et mailles fines en laine et en coton.', 'ضفائر وأضلاع وحياكة ناعمة من الصوف والقطن.'),
  ('activewear', 'Sport', 'ملابس رياضية',
    'Des pièces légères qui gardent leur forme.', 'قطع خفيفة تحافظ على شكلها.'),
  ('swimwear', 'Maillots de bain', 'ملابس السباحة',
    'Maillots une pièce et bikinis pour la côte.', 'ملابس سباحة من قطعة أو قطعتين لأيام الساحل.'),
  ('sleepwear', 'Vêtements de nuit', 'ملابس النوم',
    'Coton doux et satin pour les matins tranquilles.', 'قطن ناعم وساتان للصباحات الهادئة.'),
  ('kaftans', 'Caftans', 'قفاطين',
    'Lin et broderies, faits pour être portés.', 'كتان وتطريز، صُنعا لكل يوم.'),
  ('mens-shirts', 'Chemises', 'قمصان',
    'Chemises en oxford, en popeline et en lin.', 'قمصان من الأكسفورد والبوبلين والكتان.'),
  ('mens-pants', 'Pantalons', 'سراويل',
    'Chinos, denim et pantalons confortables.', 'سراويل تشينو وجينز وسراويل مريحة.'),
  ('mens-jackets', 'Vestes', 'سترات',
    'Bombers, surchemises et manteaux légers.', 'سترات بومبر وقمصان خارجية ومعاطف خفيفة.'),
  ('mens-knitwear', 'Maille homme', 'ملابس صوفية للرجال',
    'Pulls et cardigans qui s’adoucissent avec le temps.', 'كنزات وسترات محبوكة تزداد نعومة مع الوقت.'),
  ('mens-basics', 'Basiques homme', 'أساسيات الرجال',
    'Sweats à capuche, t-shirts et polos de tous les jours.', 'هوديات وتيشيرتات وقمصان بولو لكل يوم.'),
  ('mens-suits', 'Costumes', 'بدلات',
    'Des coupes souples, sans raideur.', 'تفصيل مريح دون صلابة.'),
  ('mens-activewear', 'Sport homme', 'ملابس رياضية للرجال',
    'Pour courir, soulever, ou ni l’un ni l’autre.', 'للجري ورفع الأثقال، أو لغير ذلك.'),
  ('mens-underwear', 'Sous-vêtements', 'ملابس داخلية',
    'Du coton peigné qui reste en place.', 'قطن ممشّط يبقى في مكانه.'),
  ('baby', 'Bébé (0-2 ans)', 'رضّع (0-2 سنة)',
    'Des coutures douces et des pressions faciles.', 'خياطة ناعمة وكبسات سهلة.'),
  ('toddler', 'Tout-petits (2-4 ans)', 'صغار (2-4 سنوات)',
    'Pour grimper, tomber et grimper encore.', 'للتسلق والسقوط ثم التسلق من جديد.'),
  ('kids-4-8', 'Enfant (4-8 ans)', 'أطفال (4-8 سنوات)',
    'Des poches pour les cailloux, des genoux qui tiennent.', 'جيوب للحصى وركب تتحمل.'),
  ('tweens', 'Junior (8-12 ans)', 'يافعون (8-12 سنة)',
    'Ce qu’ils choisiraient eux-mêmes.', 'ما يختارونه بأنفسهم.'),
  ('school', 'École', 'المدرسة',
    'Impeccable le matin, encore entier à seize heures.', 'مرتّب في الصباح، وسليم عند العودة.'),
  ('toys-games', 'Jeux et jouets', 'ألعاب',
    'Du bois, du tissu et de bonnes idées.', 'خشب وقماش وأفكار جميلة.'),
  ('womens-shoes', 'Chaussures femme', 'أحذية نسائية',
    'Talons, sandales, babouches et baskets.', 'كعوب وصنادل وبلغات وأحذية رياضية.'),
  ('mens-shoes', 'Chaussures homme', 'أحذية رجالية',
    'Mocassins, bottines et claquettes.', 'موكاسان وبوتات وصنادل.'),
  ('sneakers', 'Baskets', 'أحذية رياضية',
    'Cuir blanc, toile et couleur.', 'جلد أبيض وقماش وألوان.'),
  ('sandals', 'Sandales', 'صنادل',
    'Brides, claquettes et espadrilles.', 'أحزمة ونعال وإسبادريل.'),
  ('kids-shoes', 'Chaussures enfant', 'أحذية أطفال',
    'Semelles souples et scratchs qu’ils ferment seuls.', 'نعال مرنة وأحزمة يغلقونها بأنفسهم.'),
  ('bags', 'Sacs', 'حقائب',
    'Paniers, bandoulières, cabas et sacs à dos.', 'قفف وحقائب كتف وحقائب يد وحقائب ظهر.'),
  ('jewelry', 'Bijoux', 'مجوهرات',
    'Tons dorés, pièces et pierres de couleur.', 'درجات ذهبية وقطع نقدية وأحجار ملونة.'),
  ('watches', 'Montres', 'ساعات',
    'Des cadrans clairs sur cuir et acier.', 'موانئ واضحة على الجلد والفولاذ.'),
  ('womens-accessories', 'Accessoires femme', 'إكسسوارات نسائية',
    'Foulards, chapeaux et lunettes de soleil.', 'أوشحة وقبعات ونظارات شمسية.'),
  ('mens-accessories', 'Accessoires homme', 'إكسسوارات رجالية',
    'Ceintures, casquettes et portefeuilles.', 'أحزمة وقبعات ومحافظ.'),
  ('kids-accessories', 'Accessoires enfant', 'إكسسوارات أطفال',
    'Chapeaux, barrettes et petits sacs.', 'قبعات ومشابك وحقائب صغيرة.'),
  ('makeup', 'Maquillage', 'مكياج',
    'De la couleur pour les lèvres, les yeux et les joues.', 'ألوان للشفاه والعيون والخدود.'),
  ('skincare', 'Soins de la peau', 'العناية بالبشرة',
    'Argan, eau de rose et ce dont la peau a besoin.', 'أركان وماء ورد وما تحتاجه البشرة.'),
  ('fragrance', 'Parfums', 'عطور',
    'Néroli, ambre et figue.', 'زهر البرتقال والعنبر والتين.'),
  ('haircare', 'Soins des cheveux', 'العناية بالشعر',
    'Huiles, masques et peignes.', 'زيوت وأقنعة وأمشاط.'),
  ('this-week', 'Nouveautés de la semaine', 'جديد هذا الأسبوع',
    'Tout ce qui est arrivé ces sept derniers jours.', 'كل ما وصل خلال الأيام السبعة الأخيرة.'),
  ('new-season', 'Nouvelle saison', 'الموسم الجديد',
    'Les premières pièces de la saison qui vient.', 'أولى قطع الموسم القادم.'),
  ('under-15', 'Moins de 15 $', 'أقل من 15 $',
    'De bonnes choses à petit prix.', 'قطع جميلة بثمن مناسب.'),
  ('last-chance', 'Dernière chance', 'الفرصة الأخيرة',
    'Les dernières tailles à leur prix le plus bas.', 'آخر المقاسات بأدنى أسعارها.'),
  ('summer-vibes', 'Airs d’été', 'أجواء الصيف',
    'Imprimés, paille et épaules nues pour les longues journées.', 'نقوش وقش وأكتاف مكشوفة للأيام الطويلة.'),
  ('urban-edge', 'Allure urbaine', 'إيقاع المدينة',
    'Denim, daim et baskets épurées pour la ville.', 'جينز وشمواه وأحذية رياضية أنيقة للمدينة.'),
  ('boho-chic', 'Bohème chic', 'بوهيمي أنيق',
    'Fleurs, franges et tissages, portés amples.', 'أزهار وشراشيب ومنسوجات تُلبس فضفاضة.'),
  ('formal-elegance', 'Élégance de soirée', 'أناقة السهرات',
    'Satin, plissés et talons pour les soirées qui comptent.', 'ساتان وثنيات وكعوب للسهرات المهمة.'),
  ('vintage-revival', 'Retour du vintage', 'عودة الكلاسيك',
    'Lunettes papillon, trenchs et torsades, de retour à leur place.', 'نظارات عين القطة ومعاطف المطر وضفائر الصوف تعود إلى مكانها.'),
  ('minimalist-modern', 'Moderne minimaliste', 'عصرية بسيطة',
    'Peu de couleurs, de belles étoffes, rien à expliquer.', 'ألوان قليلة وأقمشة جيدة ولا شيء يحتاج إلى شرح.'),
  ('futuristic-tech', 'Techno futuriste', 'تقنيات المستقبل',
    'Lunettes qui jouent du son, sacs qui rechargent un téléphone, coutures qui brillent dans les phares.', 'نظارات تُشغّل الصوت، وحقائب تشحن الهاتف، ودرزات تلمع في أضواء السيارات.'),
  ('holographic', 'Holographique', 'هولوغرافي',
    'Un éclat rose, aqua et violet, et une autre couleur à chaque pas.', 'بريق وردي ومائي وبنفسجي، ولون آخر مع كل خطوة.'),
  ('led-fashion', 'Mode LED', 'أزياء LED',
    'Sweats et vestes à lignes de lumière, rechargés par USB, visibles depuis l’autre trottoir.', 'هوديات وسترات بخطوط ضوئية تُشحن عبر USB وتُرى من الرصيف المقابل.'),
  ('smart-wear', 'Connecté', 'ملابس ذكية',
    'Montres qui comptent vos pas, vestes qui chauffent, bonnets qui jouent de la musique.', 'ساعات تعدّ خطواتك، وسترات تدفئ، وقبعات تُشغّل الموسيقى.')
) as w (slug, fr, ar, second_fr, second_ar) where t.slug = w.slug;

-- ------------------------------------------------------------------ pages

update public.pages t set translations = pg_temp.words('title', w.fr, w.ar, 'description', w.second_fr, w.second_ar)
from (values
  ('clothing', 'Vêtements', 'ملابس',
    'Des vêtements pour femme et homme.', 'ملابس للنساء والرجال.'),
  ('shoes-bags', 'Chaussures et sacs', 'أحذية وحقائب',
    'Cuir, toile et feuille de palmier, pour marcher et pour porter.', 'جلد وقماش وسعف نخيل، للمشي وللحمل.'),
  ('accessories', 'Accessoires', 'إكسسوارات',
    'Bijoux, montres, foulards, chapeaux et lunettes de soleil.', 'مجوهرات وساعات وأوشحة وقبعات ونظارات شمسية.'),
  ('sale', 'Soldes', 'تخفيضات',
    'Tout ce qui coûte moins cher qu’avant.', 'كل ما انخفض سعره.'),
  ('new-arrivals', 'Nouveautés', 'وصل حديثًا',
    'Les dernières arrivées d’abord.', 'الأحدث أولًا.'),
  ('dresses', 'Robes', 'فساتين',
    'Robes longues, mi-longues et nuisettes pour les beaux jours et les longues soirées.', 'فساتين طويلة ومتوسطة وناعمة للأيام الدافئة والسهرات الطويلة.'),
  ('tops', 'Hauts', 'قمصان وبلوزات',
    'Blouses, t-shirts et chemises qui vont avec ce que vous avez.', 'بلوزات وتيشيرتات وقمصان تناسب ما لديك.'),
  ('bottoms', 'Bas', 'سراويل وتنانير',
    'Jeans, jupes et pantalons larges, coupés pour bouger.', 'جينز وتنانير وسراويل واسعة مفصّلة للحركة.'),
  ('bags', 'Sacs', 'حقائب',
    'Paniers, bandoulières, cabas et sacs à dos.', 'قفف وحقائب كتف وحقائب يد وحقائب ظهر.'),
  ('home', 'Zellige : la mode marocaine de tous les jours', 'Zellige: أزياء مغربية لكل يوم',
    'Robes, denim, cuir et or : la mode marocaine de tous les jours, à des prix de tous les jours.', 'فساتين وجينز وجلد وذهب: أزياء مغربية لكل يوم، بأسعار تشجّع على ارتدائها.'),
  ('women', null, null,
    'Robes, denim, cuir et or pour chaque jour de la semaine.', 'فساتين وجينز وجلد وذهب لكل أيام الأسبوع.'),
  ('men', null, null,
    'Chemises, chinos et vestes qui s’adoucissent avec le temps.', 'قمصان وسراويل تشينو وسترات تزداد نعومة مع الوقت.'),
  ('kids', null, null,
    'Faits pour grimper, tomber et grimper encore.', 'صُنعت للتسلق والسقوط ثم التسلق من جديد.'),
  ('beauty', null, null,
    'Argan, eau de rose, néroli et couleur.', 'أركان وماء ورد وزهر برتقال وألوان.'),
  ('about', 'À propos de Zellige', 'عن Zellige',
    'Qui est {shop} : la mode de tous les jours ({country}), et ce à quoi nous nous engageons.', 'من هو {shop}: أزياء كل يوم من {country}، وما نلتزم به.'),
  ('help', 'Aide', 'المساعدة',
    'Des réponses sur les commandes, la livraison, les retours et les tailles chez {shop}, et comment nous joindre.', 'أجوبة عن الطلبات والتوصيل والإرجاع والمقاسات لدى {shop}، وطرق التواصل معنا.'),
  ('faq', 'Questions fréquentes', 'الأسئلة الشائعة',
    'Livraison, retours, paiement et tailles : les questions que l’on pose le plus à {shop}, et leurs réponses.', 'التوصيل والإرجاع والدفع والمقاسات: أكثر الأسئلة التي تُطرح على {shop} مع أجوبتها.'),
  ('sell', 'Vendre sur Zellige', 'بِع على Zellige',
    'Vendez sur {shop} ce que vous fabriquez ou commercialisez : ce que vous y gagnez, comment ça marche et où s’inscrire.', 'بِع على {shop} ما تصنعه أو تتاجر فيه: ما تحصل عليه، وكيف يتم ذلك، وأين تسجّل.'),
  ('lookbook', 'Lookbook', 'دليل الإطلالات', null, null),
  ('contact', 'Nous contacter', 'تواصل معنا', null, null),
  ('size-guide', 'Guide des tailles', 'دليل المقاسات',
    'Les tableaux des tailles de {shop} pour femme, homme, enfant et chaussures, en centimètres et en pouces, et comment prendre vos mesures.', 'جداول مقاسات {shop} للنساء والرجال والأطفال والأحذية، بالسنتيمتر والبوصة، وطريقة أخذ القياسات.'),
  ('shipping', 'Livraison', 'التوصيل', null, null),
  ('returns', 'Retours', 'الإرجاع', null, null),
  ('terms', 'Conditions générales', 'الشروط والأحكام', null, null),
  ('privacy', 'Confidentialité', 'الخصوصية', null, null),
  ('cookies', 'Cookies', 'ملفات تعريف الارتباط', null, null),
  ('ad-choices', 'Choix publicitaires', 'خيارات الإعلانات', null, null),
  ('accessibility', 'Accessibilité', 'إمكانية الوصول', null, null),
  ('legal-notice', 'Mentions légales', 'البيانات القانونية', null, null),
  ('flash-deals', null, null,
    'Ventes flash chez Zellige : stock limité à nos prix les plus bas, pour une durée limitée.', 'عروض خاطفة لدى Zellige: كمية محدودة بأدنى أسعارنا، ولمدة محدودة.')
) as w (slug, fr, ar, second_fr, second_ar) where t.slug = w.slug;

-- ------------------------------------------------------------------ size charts

update public.size_charts t set translations = pg_temp.words('name', w.fr, w.ar)
from (values
  ('women-tops', 'Robes, hauts et manteaux', 'فساتين وقمصان ومعاطف'),
  ('women-bottoms', 'Pantalons, jeans et jupes', 'سراويل وجينز وتنانير'),
  ('men-tops', 'Chemises, maille et vestes', 'قمصان وكنزات وسترات'),
  ('men-bottoms', 'Pantalons et jeans', 'سراويل وجينز'),
  ('belts', 'Ceintures', 'أحزمة'),
  ('baby', 'Bébé, jusqu’à 2 ans', 'رضّع، حتى سنتين'),
  ('kids', 'Enfants, de 2 à 12 ans', 'أطفال، من 2 إلى 12 سنة'),
  ('women-shoes', 'Chaussures femme', 'أحذية نسائية'),
  ('men-shoes', 'Chaussures homme', 'أحذية رجالية'),
  ('kids-shoes', 'Chaussures enfant', 'أحذية أطفال')
) as w (slug, fr, ar) where t.slug = w.slug;

-- ------------------------------------------------------------------ pictures

update public.media t set translations = pg_temp.words('alt', 'Une robe à fleurs, un chapeau de paille, un panier de marché, des babouches en cuir et des lunettes de soleil posés sur un papier couleur sable',
  'فستان مزهر وقبعة من القش وقفة سوق وبلغة جلدية ونظارات شمسية على ورق بلون الرمل')
where t.src like '/art/hero%' and t.alt <> '';
update public.media t set translations = pg_temp.words('alt', 'Une robe d’été à citrons, un chapeau de paille, un panier, des sandales et des lunettes de soleil sous un soleil de carreaux émaillés',
  'فستان صيفي بنقش الليمون وقبعة من القش وقفة وصندل ونظارات شمسية تحت شمس من الزليج')
where t.src = '/art/lookbook-summer-vibes' and t.alt <> '';
update public.media t set translations = pg_temp.words('alt', 'Un jean clair, un blouson noir, des baskets blanches, un sac à dos et une casquette sur deux dalles de carreaux',
  'جينز فاتح وسترة بومبر سوداء وحذاء رياضي أبيض وحقيبة ظهر وقبعة على بلاطتين')
where t.src = '/art/lookbook-urban-edge' and t.alt <> '';
update public.media t set translations = pg_temp.words('alt', 'Un manteau de laine camel, une robe nuisette ivoire, des escarpins noirs, une pochette et des créoles dorées sous une arche de plâtre',
  'معطف صوفي جملي وفستان ناعم عاجي وحذاء أسود بكعب وحقيبة سهرة وحلقات ذهبية تحت قوس من الجبس')
where t.src = '/art/lookbook-minimalist-luxe' and t.alt <> '';

-- ------------------------------------------------------------------ the shop

-- It speaks all three, English first.
update public.shop_settings set languages = '{en,fr,ar}', translations = '{
  "fr": {"tagline": "la mode marocaine de tous les jours", "newsletter_title": "Les nouveautés, avant tout le monde.",
    "newsletter_text": "Nouveautés, retours en stock et soldes. Un court e-mail par semaine."},
  "ar": {"tagline": "أزياء مغربية لكل يوم", "newsletter_title": "كن أول من يكتشف الجديد.",
    "newsletter_text": "جديد المتجر وما عاد إليه وتخفيضاته. رسالة قصيرة كل أسبوع."}}';

-- ------------------------------------------------------------------ colours and sizes

-- A colour is named as one says it by itself; XS to XXL and numbers are the same everywhere.
insert into public.option_words (name, translations)
select w.name, pg_temp.words('name', w.fr, w.ar)
from (values
  ('Pink', 'Rose', 'وردي'), ('Black', 'Noir', 'أسود'), ('White', 'Blanc', 'أبيض'),
  ('Blue', 'Bleu', 'أزرق'), ('Red', 'Rouge', 'أحمر'), ('Green', 'Vert', 'أخضر'),
  ('Gold', 'Doré', 'ذهبي'), ('Silver', 'Argenté', 'فضي'), ('Saffron', 'Safran', 'زعفراني'),
  ('Brown', 'Marron', 'بني'), ('Camel', 'Camel', 'جملي'), ('Natural', 'Naturel', 'طبيعي'),
  ('Terracotta', 'Terracotta', 'طيني'), ('Violet', 'Violet', 'بنفسجي'), ('Navy', 'Bleu marine', 'كحلي'),
  ('Ivory', 'Ivoire', 'عاجي'), ('Grey', 'Gris', 'رمادي'), ('Sky', 'Bleu ciel', 'سماوي'),
  ('Turquoise', 'Turquoise', 'فيروزي'), ('Mint', 'Menthe', 'نعناعي'), ('Olive', 'Olive', 'زيتوني'),
  ('Yellow', 'Jaune', 'أصفر'), ('Mustard', 'Moutarde', 'خردلي'), ('Coral', 'Corail', 'مرجاني'),
  ('Burgundy', 'Bordeaux', 'عنابي'), ('Lilac', 'Lilas', 'ليلكي'), ('One size', 'Taille unique', 'مقاس واحد'),
  ('0-6 m', '0-6 mois', '0-6 أشهر'), ('6-12 m', '6-12 mois', '6-12 شهرًا'), ('12-18 m', '12-18 mois', '12-18 شهرًا'),
  ('18-24 m', '18-24 mois', '18-24 شهرًا'), ('2 y', '2 ans', 'سنتان'), ('3 y', '3 ans', '3 سنوات'),
  ('4 y', '4 ans', '4 سنوات'), ('5 y', '5 ans', '5 سنوات'), ('6 y', '6 ans', '6 سنوات'),
  ('7 y', '7 ans', '7 سنوات'), ('8 y', '8 ans', '8 سنوات'), ('9 y', '9 ans', '9 سنوات'),
  ('10 y', '10 ans', '10 سنوات'), ('11 y', '11 ans', '11 سنة'), ('12 y', '12 ans', '12 سنة'),
  ('3.5 g', '3,5 g', '3,5 غ'), ('4 g', '4 g', '4 غ'), ('1.2 g', '1,2 g', '1,2 غ'),
  ('8 x 1.2 g', '8 x 1,2 g', '8 × 1,2 غ'), ('8 x 1.5 g', '8 x 1,5 g', '8 × 1,5 غ'), ('12 x 1.2 g', '12 x 1,2 g', '12 × 1,2 غ'),
  ('4 ml', '4 ml', '4 مل'), ('8 ml', '8 ml', '8 مل'), ('12 ml', '12 ml', '12 مل'),
  ('30 ml', '30 ml', '30 مل'), ('50 ml', '50 ml', '50 مل'), ('100 ml', '100 ml', '100 مل'),
  ('300 ml', '300 ml', '300 مل')
) as w (name, fr, ar)
on conflict (name) do nothing;

-- ------------------------------------------------------------------ delivery and discounts

update public.shipping_zones set translations = pg_temp.words('name', 'Partout', 'كل المناطق') where name = 'Everywhere';
update public.shipping_methods t set translations = pg_temp.words('name', w.fr, w.ar)
from (values
  ('Standard Shipping', 'Livraison standard', 'توصيل عادي'), ('Express', 'Express', 'توصيل سريع'),
  ('Premium Express', 'Express premium', 'توصيل سريع ممتاز')
) as w (name, fr, ar) where t.name = w.name;

update public.discounts t set translations = pg_temp.words('title', w.fr, w.ar)
from (values
  ('10% off', '10 % de remise', 'خصم 10%'), ('$15 off dresses', '15 $ de remise sur les robes', 'خصم 15 $ على الفساتين'),
  ('Free delivery', 'Livraison gratuite', 'توصيل مجاني'), ('New Year 20%', '20 % pour le Nouvel An', 'خصم 20% لرأس السنة'),
  ('Summer 25%', '25 % pour l’été', 'خصم 25% لفصل الصيف'), ('5% on everything', '5 % sur tout', 'خصم 5% على كل شيء'),
  ('Design fair 15%', '15 % salon du design', 'خصم 15% لمعرض التصميم'), ('Student 10%', '10 % étudiant', 'خصم 10% للطلبة')
) as w (title, fr, ar) where t.title = w.title;

drop function pg_temp.words(text, text, text);
drop function pg_temp.words(text, text, text, text, text, text);
