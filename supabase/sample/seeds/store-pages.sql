-- The pages of the sample shop that are no lists, its size charts and what its policies say otherwise than the software.
-- Texts name what the settings say in braces (src/domain/store/facts.ts). To be loaded after the shop.

update public.shop_settings set policies_confirmed_at = now();

insert into public.media (src, widths, formats, width, height, alt) values
  ('/art/vip', '{560,1120}', '{avif,webp}', 560, 420, ''),
  ('/art/lookbook-summer-vibes', '{412,824}', '{avif,webp}', 824, 1030, 'A sundress with lemons, a straw hat, a basket, sandals and sunglasses under a sun of glazed tiles'),
  ('/art/lookbook-urban-edge', '{412,824}', '{avif,webp}', 824, 1030, 'Pale jeans, a black bomber jacket, white sneakers, a backpack and a cap on two slabs of tile'),
  ('/art/lookbook-minimalist-luxe', '{412,824}', '{avif,webp}', 824, 1030, 'A camel wool coat, an ivory slip dress, black heels, a clutch and gold hoops under an arch of plaster');

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
  (1, 'women-tops', $$Dresses, tops and outerwear$$, $json${"groups": [{"slug": "women", "name": {"$text": {"en": "Women"}}}], "systems": ["EU", "UK", "US"], "columns": ["bust", "waist", "hips"], "rows": [
      {"size": "XS", "others": ["34", "6", "2"], "measures": [[80, 83], [62, 65], [86, 89]]},
      {"size": "S", "others": ["36", "8", "4"], "measures": [[84, 87], [66, 69], [90, 93]]},
      {"size": "M", "others": ["38", "10", "6"], "measures": [[88, 91], [70, 73], [94, 97]]},
      {"size": "L", "others": ["40–42", "12–14", "8–10"], "measures": [[92, 99], [74, 81], [98, 105]]},
      {"size": "XL", "others": ["44", "16", "12"], "measures": [[100, 104], [82, 87], [106, 110]]},
      {"size": "XXL", "others": ["46", "18", "14"], "measures": [[105, 110], [88, 94], [111, 116]]}]}$json$),
  (2, 'women-bottoms', $$Trousers, jeans and skirts$$, $json${"groups": [{"slug": "women", "name": {"$text": {"en": "Women"}}}], "systems": ["EU", "UK", "US"], "columns": ["waist", "hips", "leg"], "rows": [
      {"size": "XS", "others": ["34", "6", "2"], "measures": [[62, 65], [86, 89], 76]},
      {"size": "S", "others": ["36", "8", "4"], "measures": [[66, 69], [90, 93], 77]},
      {"size": "M", "others": ["38", "10", "6"], "measures": [[70, 73], [94, 97], 78]},
      {"size": "L", "others": ["40–42", "12–14", "8–10"], "measures": [[74, 81], [98, 105], 79]},
      {"size": "XL", "others": ["44", "16", "12"], "measures": [[82, 87], [106, 110], 79]},
      {"size": "XXL", "others": ["46", "18", "14"], "measures": [[88, 94], [111, 116], 80]}]}$json$),
  (3, 'men-tops', $$Shirts, knitwear and jackets$$, $json${"groups": [{"slug": "men", "name": {"$text": {"en": "Men"}}}], "systems": ["EU", "UK, US"], "columns": ["chest", "waist", "neck"], "rows": [
      {"size": "XS", "others": ["44", "34"], "measures": [[86, 89], [72, 75], 36]},
      {"size": "S", "others": ["46", "36"], "measures": [[90, 95], [76, 81], [37, 38]]},
      {"size": "M", "others": ["48–50", "38–40"], "measures": [[96, 101], [82, 87], [39, 40]]},
      {"size": "L", "others": ["52", "42"], "measures": [[102, 107], [88, 93], [41, 42]]},
      {"size": "XL", "others": ["54–56", "44"], "measures": [[108, 113], [94, 100], [43, 44]]},
      {"size": "XXL", "others": ["58–60", "46–48"], "measures": [[114, 121], [101, 108], [45, 46]]}]}$json$),
  (4, 'men-bottoms', $$Trousers and jeans$$, $json${"groups": [{"slug": "men", "name": {"$text": {"en": "Men"}}}], "systems": ["EU", "UK, US"], "columns": ["waist", "hips", "leg"], "rows": [
      {"size": "XS", "others": ["44", "28"], "measures": [[72, 75], [86, 89], 79]},
      {"size": "S", "others": ["46", "30"], "measures": [[76, 81], [90, 95], 80]},
      {"size": "M", "others": ["48–50", "32–34"], "measures": [[82, 87], [96, 101], 81]},
      {"size": "L", "others": ["52", "36"], "measures": [[88, 93], [102, 106], 82]},
      {"size": "XL", "others": ["54–56", "38"], "measures": [[94, 100], [107, 112], 83]},
      {"size": "XXL", "others": ["58–60", "40–42"], "measures": [[101, 108], [113, 119], 84]}]}$json$),
  (5, 'belts', $$Belts$$, $json${"groups": [{"slug": "women", "name": {"$text": {"en": "Women"}}}, {"slug": "men", "name": {"$text": {"en": "Men"}}}], "systems": [], "columns": ["waist"], "rows": [
      {"size": "S", "others": [], "measures": [[75, 84]]},
      {"size": "M", "others": [], "measures": [[85, 94]]},
      {"size": "L", "others": [], "measures": [[95, 104]]},
      {"size": "XL", "others": [], "measures": [[105, 114]]}]}$json$),
  (6, 'baby', $$Baby, up to 2 years$$, $json${"groups": [{"slug": "kids", "name": {"$text": {"en": "Kids"}}}], "systems": ["EU"], "columns": ["height", "chest"], "rows": [
      {"size": "0-6 m", "others": ["56–68"], "measures": [[56, 68], [40, 44]]},
      {"size": "6-12 m", "others": ["74–80"], "measures": [[69, 80], [45, 48]]},
      {"size": "12-18 m", "others": ["86"], "measures": [[81, 86], [49, 50]]},
      {"size": "18-24 m", "others": ["92"], "measures": [[87, 92], [51, 52]]}]}$json$),
  (7, 'kids', $$Children, 2 to 12 years$$, $json${"groups": [{"slug": "kids", "name": {"$text": {"en": "Kids"}}}], "systems": ["EU"], "columns": ["height", "chest", "waist"], "rows": [
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
  (8, 'women-shoes', $$Women’s shoes$$, $json${"groups": [{"slug": "shoes", "name": {"$text": {"en": "Shoes"}}}], "systems": ["UK", "US"], "columns": ["foot"], "rows": [
      {"size": "36", "others": ["3", "5.5"], "measures": [23]},
      {"size": "37", "others": ["4", "6.5"], "measures": [23.7]},
      {"size": "38", "others": ["5", "7.5"], "measures": [24.3]},
      {"size": "39", "others": ["6", "8.5"], "measures": [25]},
      {"size": "40", "others": ["6.5", "9"], "measures": [25.7]},
      {"size": "41", "others": ["7.5", "10"], "measures": [26.3]}]}$json$),
  (9, 'men-shoes', $$Men’s shoes$$, $json${"groups": [{"slug": "shoes", "name": {"$text": {"en": "Shoes"}}}], "systems": ["UK", "US"], "columns": ["foot"], "rows": [
      {"size": "40", "others": ["6.5", "7.5"], "measures": [25.3]},
      {"size": "41", "others": ["7.5", "8.5"], "measures": [26]},
      {"size": "42", "others": ["8", "9"], "measures": [26.7]},
      {"size": "43", "others": ["9", "10"], "measures": [27.3]},
      {"size": "44", "others": ["9.5", "10.5"], "measures": [28]},
      {"size": "45", "others": ["10.5", "11.5"], "measures": [28.7]}]}$json$),
  (10, 'kids-shoes', $$Children’s shoes$$, $json${"groups": [{"slug": "shoes", "name": {"$text": {"en": "Shoes"}}}], "systems": ["UK", "US"], "columns": ["foot"], "rows": [
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
   "text": {"$text": {"en": "Measure once, and know your size in every department. All figures are those of the body."}}}
]$json$);

-- ------------------------------------------------------------------ about

select pg_temp.publish('about', $json$[
  {"id": "opening", "kind": "picture-text", "layout": "opening",
   "over": {"$text": {"en": "About {shop}"}},
   "title": {"$text": {"en": "Small pieces, laid with care"}},
   "text": {"$text": {"en": "{shop} is an online shop for everyday fashion from {country}: clothing, shoes, bags, jewelry and beauty, for women, men and kids."}},
   "picture": {"$media": "@media:/art/new-arrivals"},
   "alt": {"$text": {"en": "A knitted jumper, a pleated skirt and a straw bag, laid out on lilac paper beside a corner of zellige tiles"}}},
  {"id": "story", "kind": "rich-text", "layout": "beside",
   "title": {"$text": {"en": "Why the name"}},
   "text": {"$text": {"en": "A zellige is a small piece of glazed tile, cut by hand and laid face down, so that whoever lays it sees the pattern only at the end. One piece is nothing much. A wall of them is a place people travel for.\nA wardrobe works the same way. A good shirt, a belt that lasts, shoes that can walk: none of them is an event. Together they are how you look on an ordinary Tuesday. That is the day we choose for."}}},
  {"id": "promises", "kind": "promises",
   "title": {"$text": {"en": "What we hold ourselves to"}},
   "items": [
     {"title": {"$text": {"en": "The price is the price"}},
      "text": {"$text": {"en": "A countdown ends when the deal ends. A number left in stock is the number on the shelf. What you see on a card is what you pay."}}},
     {"title": {"$text": {"en": "No surprise at the end"}},
      "text": {"$text": {"en": "The cart tells you the whole cost, with shipping, before it asks for your name."}}},
     {"title": {"$text": {"en": "{free_return_days} days to think"}},
      "text": {"$text": {"en": "Try it on at home. If it is not right, send it back with its tags on; that costs you nothing."}}},
     {"title": {"$text": {"en": "Your visit is yours"}},
      "text": {"$text": {"en": "No advertising, no tracking, no card numbers kept. What this shop knows about you fits on one page, and you can read it."}}}]},
  {"id": "figures", "kind": "figures",
   "title": {"$text": {"en": "In figures"}},
   "items": [{"fact": "packing"}, {"fact": "returns"}, {"fact": "cancel"}, {"fact": "support", "text": {"$text": {"en": "chat and email"}}}]},
  {"id": "drawn", "kind": "picture-text", "layout": "band",
   "title": {"$text": {"en": "Drawn, not photographed"}},
   "text": {"$text": {"en": "You may have noticed that our pictures are drawings. Every piece of the sample range is drawn from its real details: seams, buttons, straps, the way a fabric falls. The color you pick is the color you see, on every screen, without a studio lamp to flatter it."}},
   "picture": {"$media": "@media:/art/daily-deals"},
   "button": {"$text": {"en": "See the lookbook"}}, "to": {"$link": {"kind": "page", "id": "@page:lookbook"}}},
  {"id": "visit", "kind": "rich-text", "layout": "beside", "hasAddress": true,
   "title": {"$text": {"en": "Find us"}},
   "text": {"$text": {"en": "We have no shop window on a street. We have a table, a kettle and a great many parcels."}},
   "to": {"$link": {"kind": "page", "id": "@page:contact"}},
   "second": {"$text": {"en": "Sell on {shop}"}}, "secondTo": {"$link": {"kind": "page", "id": "@page:sell"}}}
]$json$);

-- ------------------------------------------------------------------ questions

select pg_temp.publish('faq', $json$[
  {"id": "questions", "kind": "questions", "layout": "page", "aside": "ask",
   "help": {"$link": {"kind": "page", "id": "@page:help"}},
   "text": {"$text": {"en": "Eight questions that we hear the most, answered in a few lines each."}},
   "questions": [
     {"anchor": "shipping-time", "question": {"$text": {"en": "How long does shipping take?"}},
      "answer": {"$text": {"en": "The checkout shows the first and the last day on which your order may arrive, for your address and each delivery method. That is our promise, and your confirmation repeats it.\nStandard shipping takes 3-5 business days. International orders take 7-14 days. That is the time on the way, after we have packed within {packing_days} business days."}},
      "links": [{"label": {"$text": {"en": "Shipping times"}}, "to": {"$link": {"kind": "page", "id": "@page:shipping", "hash": "times"}}}],
      "words": {"$text": {"en": "delivery arrive late when days express international abroad"}}},
     {"anchor": "free-shipping", "question": {"$text": {"en": "Is shipping free?"}},
      "answer": {"$text": {"en": "Yes, shipping is free on orders over {free_shipping}.\nThe checkout even stops charging once your items come to more than {free_above}. Below that, shipping is {shipping_cost}."}},
      "links": [{"label": {"$text": {"en": "What shipping costs"}}, "to": {"$link": {"kind": "page", "id": "@page:shipping", "hash": "costs"}}}],
      "words": {"$text": {"en": "cost price fee delivery charge postage threshold"}}},
     {"anchor": "returns", "question": {"$text": {"en": "What is your return policy?"}},
      "answer": {"$text": {"en": "You have {free_return_days} days from the day it arrives. Items must be in original condition with the tags attached. Ask for the return in your order; sending back is free, and your money is with you within 5 business days of our getting the parcel."}},
      "links": [{"label": {"$text": {"en": "How to return something"}}, "to": {"$link": {"kind": "page", "id": "@page:returns"}}}],
      "words": {"$text": {"en": "refund money back send back exchange faulty broken"}}},
     {"anchor": "track-order", "question": {"$text": {"en": "How can I track my order?"}},
      "answer": {"$text": {"en": "With the order number and the email you ordered with. Both are in your confirmation. If you have an account, your orders are in your profile too."}},
      "links": [{"label": {"$text": {"en": "Track your order"}}, "to": {"$link": {"kind": "screen", "screen": "track"}}}],
      "words": {"$text": {"en": "tracking parcel where status package follow number"}}},
     {"anchor": "cancel-order", "question": {"$text": {"en": "Can I change or cancel my order?"}},
      "answer": {"$text": {"en": "Yes, within 1 hour of placing it.\nIn fact you have a little longer: the page of your order lets you cancel for {cancel_hours} hours, as long as we have not begun to pack it. To change an address or a size, write to us at once."}},
      "links": [{"label": {"$text": {"en": "Find your order"}}, "to": {"$link": {"kind": "screen", "screen": "track"}}},
                {"label": {"$text": {"en": "Contact us"}}, "to": {"$link": {"kind": "page", "id": "@page:contact"}}}],
      "words": {"$text": {"en": "cancellation stop edit modify address mistake"}}},
     {"anchor": "payment", "question": {"$text": {"en": "Which payment methods do you accept?"}},
      "answer": {"$text": {"en": "By card on the secure page of our payment provider (VISA, MC, AMEX, Apple Pay, Google Pay and PayPal), by bank transfer, or in cash on delivery. The checkout shows which of them you can use.\nYou enter card details only on the page of our payment provider; they never reach us. Every order is charged in the shop’s own currency, which the checkout names, whichever currency you look at prices in."}},
      "words": {"$text": {"en": "pay card visa mastercard paypal cash cod bank transfer currency"}}},
     {"anchor": "discounts", "question": {"$text": {"en": "Do you have discounts for new customers or students?"}},
      "answer": {"$text": {"en": "New customers get {welcome_percent}% off their first order, students {student_percent}% off every one.\nEach comes as a code. New customers confirm their email address and get it at once; students tell us where they study. Enter the code in the cart or at checkout."}},
      "links": [{"label": {"$text": {"en": "Get the new customer code"}}, "to": {"$link": {"kind": "screen", "screen": "welcome"}}},
                {"label": {"$text": {"en": "Student discount"}}, "to": {"$link": {"kind": "screen", "screen": "student-discount"}}},
                {"label": {"$text": {"en": "Today’s deals"}}, "to": {"$link": {"kind": "screen", "screen": "deals"}}}],
      "words": {"$text": {"en": "code coupon voucher promo student sale off percent"}}},
     {"anchor": "sizes", "question": {"$text": {"en": "How do I find my size?"}},
      "answer": {"$text": {"en": "Measure yourself once, with a tape and no thick clothes, and compare with the table of the department. It has centimetres and inches, and tells what each size is called elsewhere. Between two sizes, take the larger."}},
      "links": [{"label": {"$text": {"en": "Size guide"}}, "to": {"$link": {"kind": "page", "id": "@page:size-guide"}}}],
      "words": {"$text": {"en": "fit measure small large chart table inches cm"}}}]}
]$json$);

select pg_temp.publish('help', $json$[
  {"id": "search", "kind": "help-search",
   "title": {"$text": {"en": "How can we help?"}},
   "text": {"$text": {"en": "Type what it is about, or pick one of the questions below."}}},
  {"id": "asked", "kind": "questions", "layout": "part", "aside": "channels",
   "title": {"$text": {"en": "Asked most often"}},
   "all": {"$text": {"en": "All eight questions of the FAQ"}}, "allTo": {"$link": {"kind": "page", "id": "@page:faq"}},
   "questions": [
     {"anchor": "track-my-order", "question": {"$text": {"en": "How do I track my order?"}},
      "answer": {"$text": {"en": "Type your order number and your email on the tracking page, and you see every step up to your door. The number is in the email that confirmed the order."}},
      "links": [{"label": {"$text": {"en": "Track your order"}}, "to": {"$link": {"kind": "screen", "screen": "track"}}}],
      "words": {"$text": {"en": "tracking parcel where is status package follow"}}},
     {"anchor": "return-policy", "question": {"$text": {"en": "What is the return policy?"}},
      "answer": {"$text": {"en": "We offer {free_return_days}-day returns, with items in original condition and tags attached. Ask for it in your order, by Return items. Sending back is free."}},
      "links": [{"label": {"$text": {"en": "Start a return"}}, "to": {"$link": {"kind": "page", "id": "@page:returns"}}}],
      "words": {"$text": {"en": "refund money back send back exchange"}}},
     {"anchor": "delivery-time", "question": {"$text": {"en": "How long does delivery take?"}},
      "answer": {"$text": {"en": "The checkout shows the first and the last day on which your order may arrive, for your address and each delivery method. That is our promise, and your confirmation repeats it.\nStandard shipping takes 3-7 business days and express 1-3. That is the time on the way, after we have packed within {packing_days} business days."}},
      "links": [{"label": {"$text": {"en": "Shipping times"}}, "to": {"$link": {"kind": "page", "id": "@page:shipping", "hash": "times"}}}],
      "words": {"$text": {"en": "shipping when arrive days late fast"}}},
     {"anchor": "international", "question": {"$text": {"en": "Do you ship internationally?"}},
      "answer": {"$text": {"en": "We ship within {country} only. International shipping is coming soon.\nThe checkout lists every country it can deliver to today, and says at once where it can’t."}},
      "links": [{"label": {"$text": {"en": "Where we ship"}}, "to": {"$link": {"kind": "page", "id": "@page:shipping", "hash": "where"}}}],
      "words": {"$text": {"en": "abroad country world europe france usa overseas"}}},
     {"anchor": "change-order", "question": {"$text": {"en": "Can I change or cancel my order?"}},
      "answer": {"$text": {"en": "You can change or cancel your order within {cancel_hours} hours by contacting customer service.\nCancelling you can also do yourself, on the page of your order, until we begin to pack it."}},
      "links": [{"label": {"$text": {"en": "Contact us"}}, "to": {"$link": {"kind": "page", "id": "@page:contact"}}},
                {"label": {"$text": {"en": "Find your order"}}, "to": {"$link": {"kind": "screen", "screen": "track"}}}],
      "words": {"$text": {"en": "cancellation stop edit modify mistake address"}}}]},
  {"id": "quick", "kind": "help-links",
   "title": {"$text": {"en": "Straight there"}},
   "links": [
     {"sign": "talk", "label": {"$text": {"en": "FAQ"}}, "text": {"$text": {"en": "Eight questions, short answers"}},
      "to": {"$link": {"kind": "page", "id": "@page:faq"}}},
     {"sign": "map", "label": {"$text": {"en": "Track order"}}, "text": {"$text": {"en": "By number and email"}},
      "to": {"$link": {"kind": "screen", "screen": "track"}}},
     {"sign": "back", "label": {"$text": {"en": "Returns"}}, "text": {"$text": {"en": "{free_return_days} days, free of charge"}},
      "to": {"$link": {"kind": "page", "id": "@page:returns"}}},
     {"sign": "truck", "label": {"$text": {"en": "Shipping"}}, "text": {"$text": {"en": "Ways, times and costs"}},
      "to": {"$link": {"kind": "page", "id": "@page:shipping"}}},
     {"sign": "ruler", "label": {"$text": {"en": "Size guide"}}, "text": {"$text": {"en": "In cm and inches"}},
      "to": {"$link": {"kind": "page", "id": "@page:size-guide"}}}],
   "more": {"$text": {"en": "The small print"}},
   "moreLinks": [
     {"to": {"$link": {"kind": "page", "id": "@page:terms"}}}, {"to": {"$link": {"kind": "page", "id": "@page:privacy"}}},
     {"to": {"$link": {"kind": "page", "id": "@page:cookies"}}}, {"to": {"$link": {"kind": "page", "id": "@page:ad-choices"}}},
     {"to": {"$link": {"kind": "page", "id": "@page:accessibility"}}}]}
]$json$);

select pg_temp.publish('contact', $json$[
  {"id": "contact", "kind": "contact",
   "text": {"$text": {"en": "A question, a complaint, a kind word: write to us. We usually answer within one business day."}},
   "sent": {"$text": {"en": "We usually answer within one business day."}},
   "help": {"$link": {"kind": "page", "id": "@page:help"}},
   "first": [
     {"label": {"$text": {"en": "What is your return policy?"}}, "to": {"$link": {"kind": "page", "id": "@page:faq", "hash": "returns"}}},
     {"label": {"$text": {"en": "How can I track my order?"}}, "to": {"$link": {"kind": "page", "id": "@page:faq", "hash": "track-order"}}},
     {"label": {"$text": {"en": "Can I change or cancel my order?"}}, "to": {"$link": {"kind": "page", "id": "@page:faq", "hash": "cancel-order"}}},
     {"label": {"$text": {"en": "Do you have discounts for new customers or students?"}}, "to": {"$link": {"kind": "page", "id": "@page:faq", "hash": "discounts"}}}]}
]$json$);

-- ------------------------------------------------------------------ sellers

select pg_temp.publish('sell', $json$[
  {"id": "opening", "kind": "picture-text", "layout": "banner",
   "title": {"$text": {"en": "Sell on {shop}"}},
   "text": {"$text": {"en": "You know how to make it. We know how to show it, sell it and get it to the door."}},
   "picture": {"$media": "@media:/art/vip"},
   "button": {"$text": {"en": "Start Selling Now"}}, "to": {"$link": {"kind": "page", "id": "@page:sell", "hash": "register"}},
   "second": {"$text": {"en": "Learn More"}}, "secondTo": {"$link": {"kind": "page", "id": "@page:sell", "hash": "how"}}},
  {"id": "what", "kind": "benefits",
   "title": {"$text": {"en": "What you get"}},
   "items": [
     {"sign": "people", "title": {"$text": {"en": "Millions of Customers"}},
      "text": {"$text": {"en": "Show your products around the clock to everyone who shops for everyday fashion here."}}},
     {"sign": "sprout", "title": {"$text": {"en": "Grow Your Business"}},
      "text": {"$text": {"en": "Your products appear in collections, search and filters, and can join our deals."}}},
     {"sign": "badge", "title": {"$text": {"en": "Secure Payments"}},
      "text": {"$text": {"en": "We handle payments. You are paid for everything delivered and not returned."}}}]},
  {"id": "how", "kind": "steps",
   "title": {"$text": {"en": "How it goes"}},
   "items": [
     {"title": {"$text": {"en": "Create Account"}},
      "text": {"$text": {"en": "Register below. We review every application and reply within five business days."}}},
     {"title": {"$text": {"en": "List Products"}},
      "text": {"$text": {"en": "Send us pictures, sizes and prices. We help with the first ones."}}},
     {"title": {"$text": {"en": "Get Orders"}},
      "text": {"$text": {"en": "We notify you of each sale, and you pack it within two business days."}}},
     {"title": {"$text": {"en": "Get Paid"}},
      "text": {"$text": {"en": "Once the days for returns are over, the money is on its way to your account."}}}],
   "words": {"$text": {"en": "seller vendor marketplace register business partner"}}},
  {"id": "register", "kind": "seller-form",
   "title": {"$text": {"en": "Register as Seller"}},
   "text": {"$text": {"en": "This costs nothing and binds you to nothing."}},
   "sent": {"$text": {"en": "We review it and reply within five business days."}},
   "categories": [
     {"name": {"$text": {"en": "Clothing"}}}, {"name": {"$text": {"en": "Shoes"}}}, {"name": {"$text": {"en": "Bags"}}},
     {"name": {"$text": {"en": "Jewelry"}}}, {"name": {"$text": {"en": "Accessories"}}}, {"name": {"$text": {"en": "Beauty"}}},
     {"name": {"$text": {"en": "Something else"}}}]}
]$json$);

-- ------------------------------------------------------------------ lookbook

select pg_temp.publish('lookbook', $json$[
  {"id": "summer-vibes", "kind": "look", "ground": "mint",
   "title": {"$text": {"en": "Summer Vibes 2024"}}, "subtitle": {"$text": {"en": "Prints, straw and bare shoulders"}},
   "text": {"$text": {"en": "A brim wide enough for two, a basket that goes from the market to the sea, and sandals for the way between. Three things, and the long days are dressed."}},
   "picture": {"$media": "@media:/art/lookbook-summer-vibes"}, "collection": {"$ref": {"id": "@collection:summer-vibes"}},
   "products": {"$products": {"from": "collection", "collection": "@collection:summer-vibes", "count": 3}}},
  {"id": "urban-edge", "kind": "look", "ground": "slate",
   "title": {"$text": {"en": "Urban Edge"}}, "subtitle": {"$text": {"en": "Denim, suede and clean sneakers"}},
   "text": {"$text": {"en": "Straight jeans, a soft bomber, and a white sneaker with a star at its side. For platforms, late trams and the walk home across the bridge."}},
   "picture": {"$media": "@media:/art/lookbook-urban-edge"}, "collection": {"$ref": {"id": "@collection:urban-edge"}},
   "products": {"$products": {"from": "collection", "collection": "@collection:urban-edge", "count": 3}}},
  {"id": "minimalist-luxe", "kind": "look", "ground": "linen",
   "title": {"$text": {"en": "Minimalist Luxe"}}, "subtitle": {"$text": {"en": "Few colours, good cloth"}},
   "text": {"$text": {"en": "Satin that falls by itself, two hoops of gold, a court shoe for the evening and the way home. Nothing to explain, and nothing you would take away."}},
   "picture": {"$media": "@media:/art/lookbook-minimalist-luxe"}, "collection": {"$ref": {"id": "@collection:minimalist-modern"}},
   "products": {"$products": {"from": "collection", "collection": "@collection:minimalist-modern", "count": 3}}}
]$json$);

-- ------------------------------------------------------------------ policies

select pg_temp.publish('shipping', $json$[
  {"id": "shipping", "kind": "policy", "document": "shipping", "help": {"$link": {"kind": "page", "id": "@page:help"}},
   "own": [{"part": "times",
     "text": {"$text": {"en": "The checkout shows the first and the last day on which your order may arrive, for your address and each delivery method. That is our promise, and your confirmation repeats it.\nFirst we pack: that takes {packing_days} business days. Then it travels: standard shipping often takes 3-7 business days, near us 3-5, and express 1-3. The days of a delivery method count from your order and include both."}}}]}
]$json$);

select pg_temp.publish('returns', $json$[
  {"id": "returns", "kind": "policy", "document": "returns", "help": {"$link": {"kind": "page", "id": "@page:help"}},
   "own": [{"part": "what", "words": {"$text": {"en": "condition tags worn underwear beauty exceptions return policy"}},
     "text": {"$text": {"en": [
       {"kind": "paragraph", "spans": ["Everything, within {return_days} days of its arrival, as long as the items are in original condition with the tags attached. Trying on is fine; wearing is not."]},
       {"kind": "paragraph", "spans": ["For reasons of hygiene we take these back only unopened:"]},
       {"kind": "list", "items": [
         {"spans": ["Beauty that has a seal"]}, {"spans": ["Earrings and other jewelry for pierced skin"]},
         {"spans": ["Underwear, swimwear and socks"]}]}]}}}]}
]$json$);

select pg_temp.publish('terms', $json$[
  {"id": "terms", "kind": "policy", "document": "terms", "help": {"$link": {"kind": "page", "id": "@page:help"}},
   "own": [{"part": "sellers", "after": "account", "title": {"$text": {"en": "Selling here"}},
     "words": {"$text": {"en": "seller marketplace register vendor"}},
     "text": {"$text": {"en": [
       {"kind": "paragraph", "spans": ["Registering as a seller is a question, not a contract. If we go together, that has an agreement of its own."]},
       {"kind": "paragraph", "spans": [{"text": "Sell on {shop}", "link": {"$link": {"kind": "page", "id": "@page:sell"}}}]}]}}}]}
]$json$);

select pg_temp.publish('accessibility', $json$[
  {"id": "accessibility", "kind": "policy", "document": "accessibility", "help": {"$link": {"kind": "page", "id": "@page:help"}},
   "lead": {"$text": {"en": "Everybody should be able to find, buy and send back a dress here. This page says what we aim for, how it was tested, and what was not."}}}
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
    {"figure": {"$text": {"en": "95%"}}, "text": {"$text": {"en": "max discount"}}},
    {"figure": {"$text": {"en": "24/7"}}, "text": {"$text": {"en": "new deals"}}},
    {"figure": {"$text": {"en": "Free"}}, "text": {"$text": {"en": "shipping"}}}]}
]$json$);

select pg_temp.publish('flash-deals', $json$[
  {"id": "banner", "kind": "deals-banner", "deals": "flash", "ground": "band", "corner": "bottom",
   "text": {"$text": {"en": "Limited stock at our lowest prices, for a limited time."}},
   "picture": {"$media": "@media:/art/flash-deals"}, "tall": {"$media": "@media:/art/flash-deals-phone"}}
]$json$);

-- ------------------------------------------------------------------ what /product shows

insert into public.product_moves (slug, product_id) select 'product', p.id from public.products p where p.slug = 'boho-floral-print-maxi-dress';
