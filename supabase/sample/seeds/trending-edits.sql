-- The new arrivals' trending tiles: four edits out of the generated catalogue, by what their pictures show or their
-- descriptions say. To be loaded after generated-catalogue.sql.
insert into public.collections (group_slug, position, slug, name, description) values
  ('new-arrivals', 3, 'futuristic-tech', 'Futuristic Tech', 'Sunglasses with sound, packs that charge a phone, and seams that shine in headlights.'),
  ('new-arrivals', 4, 'holographic', 'Holographic', 'Foil that is rose, aqua and violet, and another colour with every step.'),
  ('new-arrivals', 5, 'led-fashion', 'LED Fashion', 'Hoodies and jackets with lines of light, charged by USB, seen from across the street.'),
  ('new-arrivals', 6, 'smart-wear', 'Smart Wear', 'Watches that count your steps, jackets that heat, beanies that play music.');

-- The kind, the pattern and the decoration of a generated product are in the path of its picture.
with kinds as (
  select p.id, p.title, p.description, p.created_at, substr(p.image_url, length('/catalogue/') + 1) as picture
  from public.products p join public.collections c on c.slug = p.collection_slug
  where p.featured_rank is null and c.department <> 'kids'
), edits as (
  select e.slug, e.size, k.id,
    -- Those whose title says it come first.
    row_number() over (partition by e.slug order by k.title ~ e.words desc, k.created_at desc, k.id) as place
  from (values
    ('futuristic-tech', 45, '.', 'Audio|Charging|Reflective', 'speakers in the temples|power bank|shines in headlights'),
    ('holographic', 32, '/holo-', 'Holographic', '.'),
    ('led-fashion', 28, '-[wmk]l', 'LED', '.'),
    ('smart-wear', 56, '.', 'Smart|Hybrid|Fitness|Heated|Music', 'sensors? |heating panels|speakers over the ears')
  ) as e (slug, size, pattern, words, says)
  join kinds k on k.picture ~ e.pattern and k.description ~ e.says
)
insert into public.collection_products (collection_id, product_id, position)
select c.id, e.id, e.place from edits e join public.collections c on c.slug = e.slug where e.place <= e.size;
