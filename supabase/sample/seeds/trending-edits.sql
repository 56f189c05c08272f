-- The new arrivals' trending tiles: four edits out of the generated catalogue, by kind. To be loaded after generated-catalogue.sql.
insert into public.collections (group_name, position, slug, name, description) values
  ('New Arrivals', 3, 'futuristic-tech', 'Futuristic Tech', 'Light sneakers, and packs with room for everything that needs charging.'),
  ('New Arrivals', 4, 'holographic', 'Holographic', 'Satin, gold and silver that look different from every side.'),
  ('New Arrivals', 5, 'led-fashion', 'LED Fashion', 'Jackets that are seen from across the street, also at dusk.'),
  ('New Arrivals', 6, 'smart-wear', 'Smart Wear', 'Watches with clear faces, for people who are on time.');

-- The kind, the pattern and the colour of a generated product are in the name of its picture.
with kinds as (
  select p.id, p.created_at,
    substr(p.image_url, length('/catalogue/') + 1) as picture
  from public.products p where p.featured_rank is null
), edits as (
  select e.slug, e.size, k.id,
    row_number() over (partition by e.slug order by k.created_at desc, k.id) as place
  from (values
    ('futuristic-tech', 45, '^(sneaker|backpack)/'),
    ('holographic', 32, '^(slip-dress|camisole|bomber)/satin-|^(hoops|ring|drop-earrings|necklace)/|^clutch/plain'),
    ('led-fashion', 28, '^(bomber|puffer|denim-jacket)/'),
    ('smart-wear', 56, '^watch/')
  ) as e (slug, size, pattern)
  join kinds k on k.picture ~ e.pattern
)
insert into public.collection_products (collection_id, product_id, position)
select c.id, e.id, e.place from edits e join public.collections c on c.slug = e.slug where e.place <= e.size;
