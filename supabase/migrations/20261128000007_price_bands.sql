-- Price bands for shops that charge in dirhams, crowns or liras: products are counted between more edges, and the
-- storefront offers the bands that fit the shop's currency, each made of one or more of these (src/domain/price-bands.ts).

-- As before, with more price bands.
create or replace function private.facets() returns table (name text, kind text, source text, choices text[], edges numeric[])
language sql immutable rows 6 set search_path = ''
as $$
  values
    ('size', 'list', 'sizes_left', null::text[], null::numeric[]),
    ('color', 'list', 'colors', null, null),
    ('price', 'band', 'price',
      '{0-10,10-15,15-20,20-30,30-50,50-100,100-150,150-200,200-300,300-500,500-1000,1000-1500,1500-2000,2000-up}',
      '{10,15,20,30,50,100,150,200,300,500,1000,1500,2000}'),
    ('discount', 'level', 'discount', '{any,20,40,60}', '{1,20,40,60}'),
    ('rating', 'level', 'stars', '{3,4,4.5}', '{3,4,4.5}'),
    -- The second edge tells the last items of a product from plenty.
    ('stock', 'flag', 'quantity', '{in}', '{1,13}')
$$;

alter table public.collections drop constraint collections_rule_check, add constraint collections_rule_check check (
  rule is null or (jsonb_typeof(rule) = 'object' and rule <> '{}'
    and rule - array['newDays', 'onSale', 'priceBelow', 'fewLeft'] = '{}'
    and coalesce(rule ->> 'newDays', '1') ~ '^[1-9][0-9]{0,2}$'
    and coalesce(rule ->> 'onSale', 'true') = 'true'
    and coalesce(rule ->> 'fewLeft', 'true') = 'true'
    -- Only at an edge of the price bands: facet buckets know no finer prices.
    and coalesce(rule ->> 'priceBelow', '10')
      in ('10', '15', '20', '30', '50', '100', '150', '200', '300', '500', '1000', '1500', '2000')));
comment on column public.collections.rule is
  'Gathers every live product that fulfils all of: newDays (added within so many days), onSale, priceBelow (an edge of the price bands, in units of the shop''s currency), fewLeft.';

select private.apply_facets();
