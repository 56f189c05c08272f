-- Sample data for the local shop: never loaded into a hosted project.
-- Here the collections and the forty curated products; the files beside it have their pictures, then accounts, orders and deals.

-- ------------------------------------------------------------------ departments, groups, categories

insert into public.departments (slug, name, position, gender, age_group) values
  ('women', 'Women', 1, 'female', 'adult'), ('men', 'Men', 2, 'male', 'adult'), ('kids', 'Kids', 3, 'unisex', 'kids'),
  ('beauty', 'Beauty', 4, null, 'adult');

insert into public.collection_groups (position, slug, name, department) values
  (1, 'women', 'Women', 'women'), (2, 'men', 'Men', 'men'), (3, 'kids', 'Kids', 'kids'), (4, 'shoes', 'Shoes', null),
  (5, 'accessories', 'Accessories', null), (6, 'beauty', 'Beauty', 'beauty'), (7, 'new-arrivals', 'New Arrivals', null),
  (8, 'sale', 'Sale', null), (9, 'curated', 'Curated', null);

insert into public.categories (position, slug, name) values
  (1, 'dresses', 'Dresses'),
  (2, 'tops', 'Tops'),
  (3, 'bottoms', 'Bottoms'),
  (4, 'outerwear', 'Outerwear'),
  (5, 'knitwear', 'Knitwear'),
  (6, 'activewear', 'Activewear'),
  (7, 'swimwear', 'Swimwear'),
  (8, 'sleepwear', 'Sleepwear'),
  (9, 'kaftans', 'Kaftans'),
  (10, 'shirts', 'Shirts'),
  (11, 'pants', 'Pants'),
  (12, 'jackets', 'Jackets'),
  (13, 'basics', 'Basics'),
  (14, 'suits', 'Suits'),
  (15, 'underwear', 'Underwear'),
  (16, 'baby', 'Baby (0-2)'),
  (17, 'toddler', 'Toddler (2-4)'),
  (18, 'kids', 'Kids (4-8)'),
  (19, 'tweens', 'Tweens (8-12)'),
  (20, 'school', 'School'),
  (21, 'toys', 'Toys & Games'),
  (22, 'shoes', 'Shoes'),
  (23, 'sneakers', 'Sneakers'),
  (24, 'sandals', 'Sandals'),
  (25, 'bags', 'Bags'),
  (26, 'jewelry', 'Jewelry'),
  (27, 'watches', 'Watches'),
  (28, 'accessories', 'Accessories'),
  (29, 'makeup', 'Makeup'),
  (30, 'skincare', 'Skincare'),
  (31, 'fragrance', 'Fragrance'),
  (32, 'haircare', 'Haircare');

update public.collection_groups set has_posters = true where slug = 'curated';
update public.categories set part_of = 'shoes' where slug in ('sneakers', 'sandals');
update public.categories set age_group = case slug when 'baby' then 'infant' else 'toddler' end where slug in ('baby', 'toddler');

-- ------------------------------------------------------------------ collections

insert into public.collections (group_slug, position, slug, name, department, category, description) values
  ('women', 1, 'dresses', 'Dresses', 'women', 'dresses', 'Maxi, midi and slip dresses for warm days and late evenings.'),
  ('women', 2, 'tops', 'Tops', 'women', 'tops', 'Blouses, tees and shirts that go with what you have.'),
  ('women', 3, 'bottoms', 'Bottoms', 'women', 'bottoms', 'Jeans, skirts and wide trousers, cut to move.'),
  ('women', 4, 'outerwear', 'Outerwear', 'women', 'outerwear', 'Trench coats and jackets for the in-between months.'),
  ('women', 5, 'knitwear', 'Knitwear', 'women', 'knitwear', 'Cables, ribs and fine gauges in wool and cotton.'),
  ('women', 6, 'activewear', 'Activewear', 'women', 'activewear', 'Light layers that keep their shape.'),
  ('women', 7, 'swimwear', 'Swimwear', 'women', 'swimwear', 'One-pieces and bikinis for the coast.'),
  ('women', 8, 'sleepwear', 'Sleepwear', 'women', 'sleepwear', 'Soft cotton and satin for slow mornings.'),
  ('women', 9, 'kaftans', 'Kaftans', 'women', 'kaftans', 'Linen and embroidery, made to be lived in.'),
  ('men', 1, 'mens-shirts', 'Shirts', 'men', 'shirts', 'Oxford, poplin and linen shirts.'),
  ('men', 2, 'mens-pants', 'Pants', 'men', 'pants', 'Chinos, denim and easy trousers.'),
  ('men', 3, 'mens-jackets', 'Jackets', 'men', 'jackets', 'Bombers, overshirts and light coats.'),
  ('men', 4, 'mens-knitwear', 'Men''s Knitwear', 'men', 'knitwear', 'Jumpers and cardigans that soften with age.'),
  ('men', 5, 'mens-basics', 'Men''s Basics', 'men', 'basics', 'Hoodies, tees and polos for every day.'),
  ('men', 6, 'mens-suits', 'Suits', 'men', 'suits', 'Easy tailoring without the stiffness.'),
  ('men', 7, 'mens-activewear', 'Men''s Activewear', 'men', 'activewear', 'For running, lifting and doing neither.'),
  ('men', 8, 'mens-underwear', 'Underwear', 'men', 'underwear', 'Combed cotton that stays put.'),
  ('kids', 1, 'baby', 'Baby (0-2)', 'kids', 'baby', 'Soft seams and easy poppers.'),
  ('kids', 2, 'toddler', 'Toddler (2-4)', 'kids', 'toddler', 'For climbing, falling and climbing again.'),
  ('kids', 3, 'kids-4-8', 'Kids (4-8)', 'kids', 'kids', 'Pockets for stones, knees that hold.'),
  ('kids', 4, 'tweens', 'Tweens (8-12)', 'kids', 'tweens', 'What they would choose themselves.'),
  ('kids', 5, 'school', 'School', 'kids', 'school', 'Neat in the morning, still whole at four.'),
  ('kids', 6, 'toys-games', 'Toys & Games', 'kids', 'toys', 'Wood, cloth and good ideas.'),
  ('shoes', 1, 'womens-shoes', 'Women''s Shoes', 'women', 'shoes', 'Heels, sandals, slippers and sneakers.'),
  ('shoes', 2, 'mens-shoes', 'Men''s Shoes', 'men', 'shoes', 'Loafers, boots and sandals.'),
  ('shoes', 3, 'sneakers', 'Sneakers', 'men', 'sneakers', 'White leather, canvas and colour.'),
  ('shoes', 4, 'sandals', 'Sandals', 'women', 'sandals', 'Straps, slides and espadrilles.'),
  ('shoes', 5, 'kids-shoes', 'Kids'' Shoes', 'kids', 'shoes', 'Soft soles and straps they can do alone.'),
  ('accessories', 1, 'bags', 'Bags', 'women', 'bags', 'Baskets, crossbodies, totes and backpacks.'),
  ('accessories', 2, 'jewelry', 'Jewelry', 'women', 'jewelry', 'Gold tones, coins and coloured stones.'),
  ('accessories', 3, 'watches', 'Watches', 'men', 'watches', 'Clear faces on leather and steel.'),
  ('accessories', 4, 'womens-accessories', 'Women''s Accessories', 'women', 'accessories', 'Scarves, hats and sunglasses.'),
  ('accessories', 5, 'mens-accessories', 'Men''s Accessories', 'men', 'accessories', 'Belts, caps and wallets.'),
  ('accessories', 6, 'kids-accessories', 'Kids'' Accessories', 'kids', 'accessories', 'Hats, clips and small bags.'),
  ('beauty', 1, 'makeup', 'Makeup', 'beauty', 'makeup', 'Colour for lips, eyes and cheeks.'),
  ('beauty', 2, 'skincare', 'Skincare', 'beauty', 'skincare', 'Argan, rose water and what skin needs.'),
  ('beauty', 3, 'fragrance', 'Fragrance', 'beauty', 'fragrance', 'Neroli, amber and fig.'),
  ('beauty', 4, 'haircare', 'Haircare', 'beauty', 'haircare', 'Oils, masks and combs.'),
  ('new-arrivals', 1, 'this-week', 'New This Week', null, null, 'Everything that came in over the last seven days.'),
  ('new-arrivals', 2, 'new-season', 'New Season', null, null, 'The first pieces of what comes next.'),
  ('sale', 1, 'under-15', 'Under $15', null, null, 'Good things for small money.'),
  ('sale', 2, 'last-chance', 'Last Chance', null, null, 'The last sizes at their lowest price.'),
  ('curated', 1, 'summer-vibes', 'Summer Vibes', null, null, 'Prints, straw and bare shoulders for the long days.'),
  ('curated', 2, 'urban-edge', 'Urban Edge', null, null, 'Denim, suede and clean sneakers for the city.'),
  ('curated', 3, 'boho-chic', 'Boho Chic', null, null, 'Florals, fringe and woven things, worn loosely.'),
  ('curated', 4, 'formal-elegance', 'Formal Elegance', null, null, 'Satin, pleats and heels for evenings that matter.'),
  ('curated', 5, 'vintage-revival', 'Vintage Revival', null, null, 'Cat-eyes, trench coats and cables, back where they belong.'),
  ('curated', 6, 'minimalist-modern', 'Minimalist Modern', null, null, 'Few colours, good cloth, nothing to explain.');

update public.collections c set rule = r.rule::jsonb
from (values
  ('this-week', '{"newDays": 7}'),
  ('new-season', '{"newDays": 14}'),
  ('under-15', '{"priceBelow": 15}'),
  ('last-chance', '{"onSale": true, "fewLeft": true}')
) as r (slug, rule) where c.slug = r.slug;

-- ------------------------------------------------------------------ the forty curated products
-- Sizes: C = clothing XS to XXL, W = women's shoes, K = kids' shoes, B = baby, Y = kids' clothes, 1 = one size.
with sheet (rank, slug, title, collection, price, was, colors, sizes, description, details) as (values
  (1, 'boho-floral-print-maxi-dress', 'Boho Floral Print Maxi Dress', 'dresses', 12.99, 45.99, 'Pink,Black,White,Blue,Red', 'C',
   E'A long, easy dress for warm evenings: soft printed viscose, a tie at the waist and two gathered tiers that move when you do.\n\nFlutter sleeves, a V neckline with a narrow frill, and three covered buttons that really open. The waist is elastic under the tie, so it sits where you want it. Falls to the ankle on most.',
   'Fabric: 100% viscose, light weight|Lining: Cotton, to the knee|Length: 132 cm in size M|Fit: Relaxed; take your usual size|Care: Cold wash, dry in the shade'),
  (2, 'balloon-sleeve-cotton-blouse', 'Balloon Sleeve Cotton Blouse', 'tops', 14.99, 32.99, 'White,Blue,Red', 'C',
   E'Washed cotton with sleeves that fill with air and cuffs that keep them there.\n\nA band collar, pearl buttons to the hem and a little gathering at the yoke. Wear it open over a tee or tucked into high jeans.',
   'Fabric: 100% washed cotton|Length: 62 cm in size M|Fit: Loose; take a size down for a neat one|Care: 30 degrees, iron while damp'),
  (3, 'high-rise-straight-jeans', 'High-Rise Straight Jeans', 'bottoms', 19.99, 44.99, 'Blue,Black', 'C',
   E'The pair you stop thinking about: high at the waist, straight to the ankle, and firm without being hard.\n\nFive pockets, a button fly that lies flat and a leather patch that darkens with wear.',
   'Fabric: 98% cotton, 2% elastane, 11 oz denim|Rise: 29 cm|Inseam: 71 cm in size M|Fit: Straight; true to size|Care: Inside out, 30 degrees'),
  (4, 'woven-market-basket-bag', 'Woven Market Basket Bag', 'bags', 17.99, 39.99, 'Natural,Brown', '1',
   E'Palm leaf, woven by hand in one piece, with leather handles long enough for the shoulder.\n\nStands on its own, carries a market morning or a beach day, and closes with a tie.',
   'Material: Palm leaf, vegetable-tanned leather|Size: 38 x 28 x 18 cm|Handles: 26 cm drop|Care: Keep dry, reshape by hand'),
  (5, 'twisted-gold-hoop-earrings', 'Twisted Gold Hoop Earrings', 'jewelry', 6.99, 18.99, 'Gold,Silver', '1',
   E'Light hoops with a rope twist that catches the sun from every side.\n\nHollow, so they weigh next to nothing, with a click hinge that stays shut.',
   'Material: Plated brass, nickel free|Diameter: 38 mm|Weight: 4 g each|Care: Wipe with a soft cloth'),
  (6, 'leather-babouche-slippers', 'Leather Babouche Slippers', 'womens-shoes', 15.99, 34.99, 'Saffron,Red,White', 'W',
   E'The slipper of the medina: soft leather, a pointed toe, and a star stitched by hand on each.\n\nThe heel folds down or stands up. They loosen in a day and then fit nobody but you.',
   'Upper: Sheep leather|Sole: Leather with rubber grip|Fit: Runs small; take half a size up|Care: Dry brush, leather balm'),
  (7, 'tie-waist-wrap-midi-dress', 'Tie-Waist Wrap Midi Dress', 'dresses', 18.99, 48.99, 'Green,Violet,Red', 'C',
   E'A true wrap in soft jersey: you set the waist, the skirt does the rest.\n\nLong sleeves with a narrow cuff, an inside button so that nothing slips, and a hem that falls below the knee.',
   'Fabric: 95% viscose, 5% elastane jersey|Length: 112 cm in size M|Fit: Follows the body; true to size|Care: 30 degrees, dry flat'),
  (8, 'breton-stripe-cotton-tee', 'Breton Stripe Cotton Tee', 'tops', 8.99, 19.99, 'Blue,Red,Black', 'C',
   E'Heavy cotton, even stripes, a boat neck that stays flat. The tee that works under everything.\n\nSide seams are taped, the stripes meet at the shoulder, and it does not shrink.',
   'Fabric: 100% combed cotton, 220 g|Length: 60 cm in size M|Fit: Straight; true to size|Care: 40 degrees'),
  (9, 'tortoise-cat-eye-sunglasses', 'Tortoise Cat-Eye Sunglasses', 'womens-accessories', 7.99, 21.99, 'Brown,Black', '1',
   E'A lifted corner and a warm frame: instant holiday, even at the bus stop.\n\nLenses are tinted deep green and block UVA and UVB. They come with a cotton pouch.',
   'Frame: Acetate|Lens: Category 3, UV400|Width: 142 mm|Care: Wipe with the pouch'),
  (10, 'pleated-satin-midi-skirt', 'Pleated Satin Midi Skirt', 'bottoms', 16.99, 38.99, 'Violet,Gold,Green', 'C',
   E'Fine pleats in heavy satin that swing and settle again without a crease.\n\nA flat band in front, elastic behind, and no lining to cling. Dress it up with heels or down with a knit.',
   'Fabric: 100% recycled polyester satin|Length: 78 cm|Fit: True to size, elastic waist|Care: 30 degrees, hang to dry'),
  (11, 'star-leather-sneakers', 'Star Leather Sneakers', 'womens-shoes', 21.99, 49.99, 'White,Black', 'W',
   E'Clean leather sneakers with the zellige star on the side and a cushioned sole you feel by noon.\n\nPadded collar, cotton laces, and an insole that comes out to be washed.',
   'Upper: Cow leather|Sole: Natural rubber|Fit: True to size|Care: Damp cloth, leather cream'),
  (12, 'saddle-crossbody-bag', 'Saddle Crossbody Bag', 'bags', 18.99, 42.99, 'Brown,Black,Natural', '1',
   E'A small saddle in smooth leather with a turning clasp and a strap for every height.\n\nFits a phone, keys, a book of poems. One pocket inside, one behind.',
   'Material: Cow leather, brass|Size: 22 x 18 x 7 cm|Strap: 90 to 125 cm|Care: Leather balm twice a year'),
  (13, 'belted-cotton-trench-coat', 'Belted Cotton Trench Coat', 'outerwear', 39.99, 89.99, 'Camel,Green,Black', 'C',
   E'A proper trench: tight cotton that keeps the rain out, a storm flap, and a belt that does its work.\n\nHorn-look buttons, deep pockets, and a back vent that lets you take the stairs two at a time.',
   'Fabric: 100% cotton gabardine, water repellent|Lining: Cupro to the waist|Length: 104 cm in size M|Fit: Room for a knit|Care: Dry clean'),
  (14, 'silk-zellige-square-scarf', 'Silk Zellige Square Scarf', 'womens-accessories', 13.99, 29.99, 'Blue,Red,Green', '1',
   E'Ninety centimetres of silk twill printed with the star-and-cross of our tiles, the edge rolled by hand.\n\nAt the neck, in the hair, around a handle.',
   'Fabric: 100% silk twill|Size: 90 x 90 cm|Edge: Rolled by hand|Care: Hand wash cold, iron low'),
  (15, 'cable-knit-wool-jumper', 'Cable Knit Wool Jumper', 'knitwear', 24.99, 54.99, 'Terracotta,Ivory,Blue', 'C',
   E'Cables you can read with your fingers, in a wool blend that does not scratch.\n\nRibbed cuffs that stay up, a crew neck that stays round, and enough length to sit down in.',
   'Fabric: 60% wool, 40% cotton|Length: 61 cm in size M|Fit: Relaxed; true to size|Care: Hand wash, dry flat'),
  (16, 'ikat-wrap-dress', 'Ikat Wrap Dress', 'dresses', 21.99, 46.99, 'Red,Blue', 'C',
   E'A wrap dress in an ikat print whose edges blur the way the dyed thread does.\n\nThree-quarter sleeves, a tie at the side, and a skirt that opens just enough.',
   'Fabric: 100% viscose crepe|Length: 108 cm in size M|Fit: True to size|Care: 30 degrees, iron inside out'),
  (17, 'oxford-cotton-shirt', 'Oxford Cotton Shirt', 'mens-shirts', 17.99, 36.99, 'Blue,White,Pink', 'C',
   E'Oxford cloth with a soft roll to the collar: smart with trousers, better with jeans.\n\nSingle needle seams, a locker loop, and buttons sewn to stay.',
   'Fabric: 100% cotton oxford|Length: 77 cm in size M|Fit: Regular; true to size|Care: 40 degrees, iron while damp'),
  (18, 'slim-stretch-chinos', 'Slim Stretch Chinos', 'mens-pants', 19.99, 42.99, 'Camel,Navy,Green', 'C',
   E'Cotton twill with a little give, slim below the knee and easy above it.\n\nSlanted pockets, a hidden coin pocket, and a waistband that does not roll.',
   'Fabric: 97% cotton, 3% elastane|Inseam: 80 cm in size M|Fit: Slim; take your usual size|Care: 30 degrees'),
  (19, 'ruched-satin-slip-dress', 'Ruched Satin Slip Dress', 'dresses', 16.99, 44.99, 'Pink,Black,Green', 'C',
   E'Bias-cut satin, gathered at the side so that it falls in soft folds.\n\nAdjustable straps, a cowl at the neck, and a slit that stops where it should.',
   'Fabric: 100% recycled polyester satin|Length: 118 cm in size M|Fit: Close; between sizes take the larger|Care: Hand wash cold'),
  (20, 'suede-bomber-jacket', 'Suede Bomber Jacket', 'mens-jackets', 36.99, 79.99, 'Brown,Black', 'C',
   E'Brushed suede with ribbed cuffs: the jacket that goes over everything from March to November.\n\nTwo-way zip, two pockets outside, one inside for what matters.',
   'Shell: Suede-touch polyester|Lining: Viscose|Length: 66 cm in size M|Fit: Regular; true to size|Care: Suede brush'),
  (21, 'canvas-star-backpack', 'Canvas Star Backpack', 'bags', 22.99, 49.99, 'Natural,Navy,Black', '1',
   E'Waxed canvas, leather straps, and a star that says which one is yours.\n\nA padded sleeve for a 14 inch laptop, a pocket for a bottle, and a top that rolls or buckles.',
   'Material: Waxed cotton canvas, leather|Size: 42 x 28 x 14 cm, 16 litres|Fits: Laptop to 14 inch|Care: Sponge with cold water'),
  (22, 'corduroy-pocket-dungarees', 'Corduroy Pocket Dungarees', 'kids-4-8', 14.99, 29.99, 'Terracotta,Green', 'Y',
   E'Soft corduroy with a bib pocket big enough for a snail, and straps that grow along.\n\nDouble knees, poppers at the side, and turn-ups that give another winter.',
   'Fabric: 100% cotton corduroy|Fit: True to age, straps adjust by 8 cm|Care: 40 degrees, tumble low'),
  (23, 'beaded-charm-bracelet-set', 'Beaded Charm Bracelet Set', 'jewelry', 5.99, 14.99, 'Blue,Red', '1',
   E'Three bracelets to wear together or give away one by one: glass beads, a coin, a small star.\n\nOn elastic cord that gives over the hand and holds at the wrist.',
   'Material: Glass, plated brass|Size: 16 to 20 cm|Set: Three pieces|Care: Keep dry'),
  (24, 'argan-glow-face-serum', 'Argan Glow Face Serum', 'skincare', 12.99, 27.99, '', '30 ml',
   E'Cold-pressed argan oil with vitamin E and a drop of orange blossom: four drops in the evening, soft skin in the morning.\n\nSinks in within a minute and leaves no shine.',
   'Contains: Argania spinosa oil, tocopherol, neroli|Skin: All, also sensitive|Size: 30 ml glass with dropper|Made in: Essaouira'),
  (25, 'ditsy-floral-balloon-blouse', 'Ditsy Floral Balloon Blouse', 'tops', 15.99, null, 'Navy,Pink', 'C',
   E'Our balloon sleeve in a print of tiny flowers on a deep ground.\n\nLight viscose that dries overnight, buttons to the neck, gathered cuffs.',
   'Fabric: 100% viscose|Length: 62 cm in size M|Fit: Loose; true to size|Care: 30 degrees'),
  (26, 'star-leather-court-shoes', 'Star Leather Court Shoes', 'womens-shoes', 19.99, null, 'Terracotta,Black,Saffron', 'W',
   E'A low court in soft leather with a brass star at the toe: high enough to stand tall, low enough to walk home.\n\nCushioned under the ball, lined in leather.',
   'Upper: Goat leather|Heel: 6 cm|Fit: True to size|Care: Leather cream'),
  (27, 'wide-brim-straw-hat', 'Wide-Brim Straw Hat', 'womens-accessories', 11.99, null, 'Natural,Brown', '1',
   E'Fine straw with a brim that shades the shoulders and a ribbon that holds it in the wind.\n\nRolls for the suitcase and springs back.',
   'Material: Paper straw, cotton ribbon|Brim: 11 cm|Size: 57 cm, inner band adjusts|Care: Wipe, never soak'),
  (28, 'sunrise-leather-watch', 'Sunrise Leather Watch', 'watches', 29.99, null, 'Brown,Black', '1',
   E'A clear face with a small sun at twelve, on leather that takes the shape of your wrist.\n\nQuiet quartz, a crown you can turn with gloves on, and water no worry.',
   'Case: Steel, 38 mm|Strap: Leather, 18 mm|Water: 3 ATM|Warranty: 2 years'),
  (29, 'embroidered-linen-kaftan', 'Embroidered Linen Kaftan', 'kaftans', 32.99, null, 'White,Blue,Saffron', 'C',
   E'Washed linen with braid down the front, closed by small knotted buttons, open at the sides to walk.\n\nFor guests, for the beach, for Friday lunch.',
   'Fabric: 100% linen|Embroidery: Rayon braid|Length: 138 cm|Fit: Wide; take your usual size|Care: 30 degrees, iron while damp'),
  (30, 'fleece-back-hoodie', 'Fleece-Back Hoodie', 'mens-basics', 23.99, null, 'Grey,Navy,Green', 'C',
   E'Heavy cotton brushed inside, a hood with two layers, and a pocket that keeps its shape.\n\nFlat drawcords, ribbed sides, nothing printed on it.',
   'Fabric: 80% cotton, 20% recycled polyester, 380 g|Length: 70 cm in size M|Fit: Relaxed|Care: 30 degrees, inside out'),
  (31, 'neroli-eau-de-parfum', 'Néroli Eau de Parfum', 'fragrance', 22.99, null, '', '50 ml',
   E'Orange blossom from the trees of Rabat, with fig leaf above and cedar below. It starts bright and ends warm.\n\nLasts from breakfast to the last coffee.',
   'Notes: Neroli, fig leaf, cedar|Size: 50 ml|Concentration: Eau de parfum, 15%|Made in: Rabat'),
  (32, 'stripe-cotton-baby-romper', 'Stripe Cotton Baby Romper', 'baby', 9.99, null, 'Blue,Pink', 'B',
   E'Ribbed cotton in small stripes with poppers all the way down, so that changing takes one hand.\n\nNo labels inside, no hard seams, feet free.',
   'Fabric: 100% organic cotton rib|Fit: True to age|Care: 60 degrees'),
  (33, 'wide-leg-linen-trousers', 'Wide-Leg Linen Trousers', 'bottoms', 21.99, null, 'Ivory,Black,Terracotta', 'C',
   E'Linen that hangs heavy and feels like nothing: high at the waist, wide to the floor.\n\nPleats in front, elastic behind, pockets you can use.',
   'Fabric: 55% linen, 45% viscose|Inseam: 76 cm in size M|Fit: Wide; true to size|Care: 30 degrees'),
  (34, 'strappy-leather-sandals', 'Strappy Leather Sandals', 'sandals', 18.99, null, 'Brown,Gold', 'W',
   E'Four straps, one buckle, a sole that bends: sandals for every day that is warm enough.\n\nThe footbed is leather and takes your shape in a week.',
   'Upper: Cow leather|Sole: Rubber|Fit: True to size|Care: Leather balm'),
  (35, 'little-star-kids-trainers', 'Little Star Kids Trainers', 'kids-shoes', 14.99, null, 'White,Blue', 'K',
   E'Two straps they can do alone, a star on the side, and a toe that survives the brake.\n\nLight, bendy, and washable at thirty degrees.',
   'Upper: Canvas and rubber|Sole: Rubber, non marking|Fit: True to size|Care: 30 degrees, air dry'),
  (36, 'sunset-eyeshadow-palette', 'Sunset Eyeshadow Palette', 'makeup', 13.99, null, '', '12 x 1.2 g',
   E'Twelve shades from sand to dusk, half of them matt, half with a little gold in them.\n\nSoft to blend, slow to fade, with a mirror that is big enough.',
   'Shades: 6 matt, 6 shimmer|Weight: 12 x 1.2 g|Free from: Talc, parabens, fragrance'),
  (37, 'satin-rouge-lipstick', 'Satin Rouge Lipstick', 'makeup', 4.99, 11.99, 'Red,Pink,Brown', '3.5 g',
   E'Full colour in one stroke with a satin finish and no dryness.\n\nArgan oil inside, a case that closes with a click.',
   'Finish: Satin|Weight: 3.5 g|Contains: Argan oil, vitamin E|Free from: Parabens'),
  (38, 'canvas-and-leather-tote', 'Canvas and Leather Tote', 'bags', 16.99, 36.99, 'Natural,Black', '1',
   E'Thick canvas on a leather base: the bag that takes the laptop, the shopping and the jumper.\n\nA zipped pocket inside, and handles that sit on a coat.',
   'Material: Cotton canvas, leather|Size: 40 x 34 x 14 cm|Handles: 25 cm drop|Care: Sponge clean'),
  (39, 'star-coin-necklace', 'Star Coin Necklace', 'jewelry', 9.99, 24.99, 'Green,Red', '1',
   E'A fine chain with coins and one eight-pointed star around a coloured stone.\n\nLies just below the collarbone and goes with anything that has a neckline.',
   'Material: Plated brass, glass stone|Length: 42 cm plus 5 cm|Nickel: Free|Care: Wipe with a soft cloth'),
  (40, 'midnight-garden-maxi-dress', 'Midnight Garden Maxi Dress', 'dresses', 16.99, 42.99, 'Navy,Pink', 'C',
   E'Our tiered maxi after dark: coral flowers on midnight blue, flutter sleeves, a tie at the waist.\n\nLight enough for July, deep enough for December.',
   'Fabric: 100% viscose|Lining: Cotton, to the knee|Length: 132 cm in size M|Fit: Relaxed; true to size|Care: Cold wash, dry in the shade')
)
insert into public.products
  (featured_rank, slug, title, collection_slug, price, original_price, colors, sizes, description, details,
   image_url, created_at, updated_at)
select
  s.rank, s.slug, s.title, s.collection, s.price, s.was,
  coalesce(string_to_array(nullif(s.colors, ''), ','), '{}'),
  case s.sizes
    when 'C' then array['XS', 'S', 'M', 'L', 'XL', 'XXL']
    when 'W' then array['36', '37', '38', '39', '40', '41']
    when 'K' then array['26', '28', '30', '32', '34']
    when 'B' then array['0-6 m', '6-12 m', '12-18 m', '18-24 m']
    when 'Y' then array['4 y', '5 y', '6 y', '7 y', '8 y']
    when '1' then array['One size']
    else array[s.sizes]
  end,
  s.description,
  (select jsonb_agg(jsonb_build_object('name', split_part(d, ': ', 1), 'value', substr(d, length(split_part(d, ': ', 1)) + 3)))
   from unnest(string_to_array(s.details, '|')) as d),
  '/favicon.svg', t.at, t.at
from sheet s
-- The new arrivals (25 to 36) came in over the last six days, the rest at least five months ago.
cross join lateral (select now() - case when s.rank between 25 and 36
  then make_interval(hours => (s.rank - 24) * 11) else make_interval(days => 150 + s.rank * 3) end as at) t;

-- Stock per variant: mostly plenty, some low, a few sold out; the boho dress as its
-- page says, once the sample orders have taken their two.
with numbered as (
  select v.id, p.featured_rank * 31 + row_number() over (partition by p.id order by v.color, v.size) * 17 as draw
  from public.product_variants v join public.products p on p.id = v.product_id
)
update public.product_variants v
set quantity = case when n.draw % 13 = 0 then 0 when n.draw % 9 = 0 then 1 + n.draw % 5 else 26 + n.draw % 41 end
from numbered n where n.id = v.id;

update public.product_variants v set quantity = w.quantity
from public.products p, (values ('M', 25), ('S', 31), ('L', 40), ('XS', 12), ('XL', 9), ('XXL', 0)) as w (size, quantity)
where p.id = v.product_id and p.slug = 'boho-floral-print-maxi-dress' and v.color = 'Pink' and v.size = w.size;

-- ------------------------------------------------------------------ the curated collections' members
-- The first three of a collection of the lookbook are pieces that its picture shows.
insert into public.collection_products (collection_id, product_id, position)
select c.id, p.id, m.position
from (values
  ('summer-vibes', array[27, 4, 34, 9, 1, 29, 6, 19]),
  ('urban-edge', array[3, 20, 11, 30, 18, 12, 21, 28]),
  ('boho-chic', array[1, 4, 16, 40, 23, 6, 2, 39]),
  ('formal-elegance', array[19, 26, 10, 7, 39, 17, 37, 31]),
  ('vintage-revival', array[13, 9, 15, 14, 8, 12, 28, 37]),
  ('minimalist-modern', array[19, 5, 26, 33, 2, 38, 11, 17])
) as g (slug, ranks)
join public.collections c on c.slug = g.slug
cross join lateral unnest(g.ranks) with ordinality as m (rank, position)
join public.products p on p.featured_rank = m.rank;
