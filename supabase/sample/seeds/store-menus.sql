-- The menus of the sample shop. To be loaded after its pages.

update public.menus set items = pg_temp.with_ids($json$[
  {"label": {"$text": {"en": "Women", "fr": "Femme", "ar": "نساء"}}, "target": {"$link": {"kind": "department", "id": "@department:women"}}, "items": [
    {"label": {"$text": {"en": "Dresses", "fr": "Robes", "ar": "فساتين"}}, "target": {"$link": {"kind": "department", "id": "@department:women", "query": "category=dresses"}}},
    {"label": {"$text": {"en": "Tops", "fr": "Hauts", "ar": "قمصان وبلوزات"}}, "target": {"$link": {"kind": "department", "id": "@department:women", "query": "category=tops"}}},
    {"label": {"$text": {"en": "Bottoms", "fr": "Bas", "ar": "سراويل وتنانير"}}, "target": {"$link": {"kind": "department", "id": "@department:women", "query": "category=bottoms"}}},
    {"label": {"$text": {"en": "Shoes", "fr": "Chaussures", "ar": "أحذية"}}, "target": {"$link": {"kind": "department", "id": "@department:women", "query": "category=shoes"}}},
    {"label": {"$text": {"en": "Accessories", "fr": "Accessoires", "ar": "إكسسوارات"}}, "target": {"$link": {"kind": "department", "id": "@department:women", "query": "category=accessories"}}}]},
  {"label": {"$text": {"en": "Men", "fr": "Homme", "ar": "رجال"}}, "target": {"$link": {"kind": "department", "id": "@department:men"}}, "items": [
    {"label": {"$text": {"en": "Shirts", "fr": "Chemises", "ar": "قمصان"}}, "target": {"$link": {"kind": "department", "id": "@department:men", "query": "category=shirts"}}},
    {"label": {"$text": {"en": "Pants", "fr": "Pantalons", "ar": "سراويل"}}, "target": {"$link": {"kind": "department", "id": "@department:men", "query": "category=pants"}}},
    {"label": {"$text": {"en": "Shoes", "fr": "Chaussures", "ar": "أحذية"}}, "target": {"$link": {"kind": "department", "id": "@department:men", "query": "category=shoes"}}},
    {"label": {"$text": {"en": "Accessories", "fr": "Accessoires", "ar": "إكسسوارات"}}, "target": {"$link": {"kind": "department", "id": "@department:men", "query": "category=accessories"}}}]},
  {"label": {"$text": {"en": "Kids", "fr": "Enfant", "ar": "أطفال"}}, "target": {"$link": {"kind": "department", "id": "@department:kids"}}},
  {"label": {"$text": {"en": "Beauty", "fr": "Beauté", "ar": "جمال"}}, "target": {"$link": {"kind": "department", "id": "@department:beauty"}}},
  {"label": {"$text": {"en": "Collections", "fr": "Collections", "ar": "التشكيلات"}}, "target": {"$link": {"kind": "screen", "screen": "collections"}}},
  {"label": {"$text": {"en": "New Arrivals", "fr": "Nouveautés", "ar": "وصل حديثًا"}}, "target": {"$link": {"kind": "page", "id": "@page:new-arrivals"}}},
  {"label": {"$text": {"en": "Sale", "fr": "Soldes", "ar": "تخفيضات"}}, "target": {"$link": {"kind": "page", "id": "@page:sale"}}, "isSale": true}]$json$) where slug = 'header';

update public.menus set items = pg_temp.with_ids($json$[
  {"label": {"$text": {"en": "Company", "fr": "La boutique", "ar": "المتجر"}}, "target": null, "items": [
    {"label": {"$text": {"en": "About", "fr": "À propos", "ar": "من نحن"}}, "target": {"$link": {"kind": "page", "id": "@page:about"}}},
    {"label": {"$text": {"en": "Contact", "fr": "Contact", "ar": "تواصل معنا"}}, "target": {"$link": {"kind": "page", "id": "@page:contact"}}},
    {"label": {"$text": {"en": "Sell on {shop}", "fr": "Vendre sur {shop}", "ar": "بِع على {shop}"}}, "target": {"$link": {"kind": "page", "id": "@page:sell"}}},
    {"label": {"$text": {"en": "Lookbook", "fr": "Lookbook", "ar": "دليل الإطلالات"}}, "target": {"$link": {"kind": "page", "id": "@page:lookbook"}}}]},
  {"label": {"$text": {"en": "Support", "fr": "Service client", "ar": "خدمة الزبائن"}}, "target": null, "items": [
    {"label": {"$text": {"en": "Help", "fr": "Aide", "ar": "المساعدة"}}, "target": {"$link": {"kind": "page", "id": "@page:help"}}},
    {"label": {"$text": {"en": "Track order", "fr": "Suivre une commande", "ar": "تتبع الطلب"}}, "target": {"$link": {"kind": "screen", "screen": "track"}}},
    {"label": {"$text": {"en": "Shipping", "fr": "Livraison", "ar": "التوصيل"}}, "target": {"$link": {"kind": "page", "id": "@page:shipping"}}},
    {"label": {"$text": {"en": "Returns", "fr": "Retours", "ar": "الإرجاع"}}, "target": {"$link": {"kind": "page", "id": "@page:returns"}}},
    {"label": {"$text": {"en": "Size guide", "fr": "Guide des tailles", "ar": "دليل المقاسات"}}, "target": {"$link": {"kind": "page", "id": "@page:size-guide"}}}]},
  {"label": {"$text": {"en": "Resources", "fr": "Ressources", "ar": "روابط مفيدة"}}, "target": null, "items": [
    {"label": {"$text": {"en": "FAQ", "fr": "FAQ", "ar": "الأسئلة الشائعة"}}, "target": {"$link": {"kind": "page", "id": "@page:faq"}}},
    {"label": {"$text": {"en": "Collections", "fr": "Collections", "ar": "التشكيلات"}}, "target": {"$link": {"kind": "screen", "screen": "collections"}}},
    {"label": {"$text": {"en": "New arrivals", "fr": "Nouveautés", "ar": "وصل حديثًا"}}, "target": {"$link": {"kind": "page", "id": "@page:new-arrivals"}}},
    {"label": {"$text": {"en": "Flash deals", "fr": "Ventes flash", "ar": "العروض الخاطفة"}}, "target": {"$link": {"kind": "screen", "screen": "flash-deals"}}}]}]$json$) where slug = 'footer';

update public.menus set items = pg_temp.with_ids($json$[
  {"label": {"$text": {"en": "Legal notice", "fr": "Mentions légales", "ar": "البيانات القانونية"}}, "target": {"$link": {"kind": "page", "id": "@page:legal-notice"}}},
  {"label": {"$text": {"en": "Terms", "fr": "Conditions générales", "ar": "الشروط والأحكام"}}, "target": {"$link": {"kind": "page", "id": "@page:terms"}}},
  {"label": {"$text": {"en": "Privacy", "fr": "Confidentialité", "ar": "الخصوصية"}}, "target": {"$link": {"kind": "page", "id": "@page:privacy"}}},
  {"label": {"$text": {"en": "Cookie", "fr": "Cookies", "ar": "ملفات تعريف الارتباط"}}, "target": {"$link": {"kind": "page", "id": "@page:cookies"}}},
  {"label": {"$text": {"en": "Ad Choices", "fr": "Choix publicitaires", "ar": "خيارات الإعلانات"}}, "target": {"$link": {"kind": "page", "id": "@page:ad-choices"}}},
  {"label": {"$text": {"en": "Accessibility", "fr": "Accessibilité", "ar": "إمكانية الوصول"}}, "target": {"$link": {"kind": "page", "id": "@page:accessibility"}}}]$json$) where slug = 'legal';

update public.menus set items = pg_temp.with_ids($json$[
  {"label": {"$text": {"en": "Shipping", "fr": "Livraison", "ar": "التوصيل"}}, "target": {"$link": {"kind": "page", "id": "@page:shipping"}}},
  {"label": {"$text": {"en": "Returns", "fr": "Retours", "ar": "الإرجاع"}}, "target": {"$link": {"kind": "page", "id": "@page:returns"}}},
  {"label": {"$text": {"en": "Terms", "fr": "Conditions générales", "ar": "الشروط والأحكام"}}, "target": {"$link": {"kind": "page", "id": "@page:terms"}}},
  {"label": {"$text": {"en": "Privacy", "fr": "Confidentialité", "ar": "الخصوصية"}}, "target": {"$link": {"kind": "page", "id": "@page:privacy"}}}]$json$) where slug = 'checkout';

update public.menus set items = pg_temp.with_ids($json$[
  {"label": {"$text": {"en": "Help", "fr": "Aide", "ar": "المساعدة"}}, "target": {"$link": {"kind": "page", "id": "@page:help"}}}]$json$) where slug = 'support';
