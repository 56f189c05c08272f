-- The menus of the sample shop. To be loaded after its pages.

update public.menus set items = pg_temp.with_ids($json$[
  {"label": {"$text": {"en": "Women"}}, "target": {"$link": {"kind": "department", "id": "@department:women"}}, "items": [
    {"label": {"$text": {"en": "Dresses"}}, "target": {"$link": {"kind": "department", "id": "@department:women", "query": "category=dresses"}}},
    {"label": {"$text": {"en": "Tops"}}, "target": {"$link": {"kind": "department", "id": "@department:women", "query": "category=tops"}}},
    {"label": {"$text": {"en": "Bottoms"}}, "target": {"$link": {"kind": "department", "id": "@department:women", "query": "category=bottoms"}}},
    {"label": {"$text": {"en": "Shoes"}}, "target": {"$link": {"kind": "department", "id": "@department:women", "query": "category=shoes"}}},
    {"label": {"$text": {"en": "Accessories"}}, "target": {"$link": {"kind": "department", "id": "@department:women", "query": "category=accessories"}}}]},
  {"label": {"$text": {"en": "Men"}}, "target": {"$link": {"kind": "department", "id": "@department:men"}}, "items": [
    {"label": {"$text": {"en": "Shirts"}}, "target": {"$link": {"kind": "department", "id": "@department:men", "query": "category=shirts"}}},
    {"label": {"$text": {"en": "Pants"}}, "target": {"$link": {"kind": "department", "id": "@department:men", "query": "category=pants"}}},
    {"label": {"$text": {"en": "Shoes"}}, "target": {"$link": {"kind": "department", "id": "@department:men", "query": "category=shoes"}}},
    {"label": {"$text": {"en": "Accessories"}}, "target": {"$link": {"kind": "department", "id": "@department:men", "query": "category=accessories"}}}]},
  {"label": {"$text": {"en": "Kids"}}, "target": {"$link": {"kind": "department", "id": "@department:kids"}}},
  {"label": {"$text": {"en": "Beauty"}}, "target": {"$link": {"kind": "department", "id": "@department:beauty"}}},
  {"label": {"$text": {"en": "Collections"}}, "target": {"$link": {"kind": "screen", "screen": "collections"}}},
  {"label": {"$text": {"en": "New Arrivals"}}, "target": {"$link": {"kind": "page", "id": "@page:new-arrivals"}}},
  {"label": {"$text": {"en": "Sale"}}, "target": {"$link": {"kind": "page", "id": "@page:sale"}}, "isSale": true}]$json$) where slug = 'header';

update public.menus set items = pg_temp.with_ids($json$[
  {"label": {"$text": {"en": "Company"}}, "target": null, "items": [
    {"label": {"$text": {"en": "About"}}, "target": {"$link": {"kind": "page", "id": "@page:about"}}},
    {"label": {"$text": {"en": "Contact"}}, "target": {"$link": {"kind": "page", "id": "@page:contact"}}},
    {"label": {"$text": {"en": "Sell on {shop}"}}, "target": {"$link": {"kind": "page", "id": "@page:sell"}}},
    {"label": {"$text": {"en": "Lookbook"}}, "target": {"$link": {"kind": "page", "id": "@page:lookbook"}}}]},
  {"label": {"$text": {"en": "Support"}}, "target": null, "items": [
    {"label": {"$text": {"en": "Help"}}, "target": {"$link": {"kind": "page", "id": "@page:help"}}},
    {"label": {"$text": {"en": "Track order"}}, "target": {"$link": {"kind": "screen", "screen": "track"}}},
    {"label": {"$text": {"en": "Shipping"}}, "target": {"$link": {"kind": "page", "id": "@page:shipping"}}},
    {"label": {"$text": {"en": "Returns"}}, "target": {"$link": {"kind": "page", "id": "@page:returns"}}},
    {"label": {"$text": {"en": "Size guide"}}, "target": {"$link": {"kind": "page", "id": "@page:size-guide"}}}]},
  {"label": {"$text": {"en": "Resources"}}, "target": null, "items": [
    {"label": {"$text": {"en": "FAQ"}}, "target": {"$link": {"kind": "page", "id": "@page:faq"}}},
    {"label": {"$text": {"en": "Collections"}}, "target": {"$link": {"kind": "screen", "screen": "collections"}}},
    {"label": {"$text": {"en": "New arrivals"}}, "target": {"$link": {"kind": "page", "id": "@page:new-arrivals"}}},
    {"label": {"$text": {"en": "Flash deals"}}, "target": {"$link": {"kind": "screen", "screen": "flash-deals"}}}]}]$json$) where slug = 'footer';

update public.menus set items = pg_temp.with_ids($json$[
  {"label": {"$text": {"en": "Legal notice"}}, "target": {"$link": {"kind": "page", "id": "@page:legal-notice"}}},
  {"label": {"$text": {"en": "Terms"}}, "target": {"$link": {"kind": "page", "id": "@page:terms"}}},
  {"label": {"$text": {"en": "Privacy"}}, "target": {"$link": {"kind": "page", "id": "@page:privacy"}}},
  {"label": {"$text": {"en": "Cookie"}}, "target": {"$link": {"kind": "page", "id": "@page:cookies"}}},
  {"label": {"$text": {"en": "Ad Choices"}}, "target": {"$link": {"kind": "page", "id": "@page:ad-choices"}}},
  {"label": {"$text": {"en": "Accessibility"}}, "target": {"$link": {"kind": "page", "id": "@page:accessibility"}}}]$json$) where slug = 'legal';

update public.menus set items = pg_temp.with_ids($json$[
  {"label": {"$text": {"en": "Shipping"}}, "target": {"$link": {"kind": "page", "id": "@page:shipping"}}},
  {"label": {"$text": {"en": "Returns"}}, "target": {"$link": {"kind": "page", "id": "@page:returns"}}},
  {"label": {"$text": {"en": "Terms"}}, "target": {"$link": {"kind": "page", "id": "@page:terms"}}},
  {"label": {"$text": {"en": "Privacy"}}, "target": {"$link": {"kind": "page", "id": "@page:privacy"}}}]$json$) where slug = 'checkout';

update public.menus set items = pg_temp.with_ids($json$[
  {"label": {"$text": {"en": "Help"}}, "target": {"$link": {"kind": "page", "id": "@page:help"}}}]$json$) where slug = 'support';
