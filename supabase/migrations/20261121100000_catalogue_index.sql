-- What finding needs: sizes in stock, a searchable text without accents, the words of the catalogue, and counts.
--
-- Counting a million rows for every facet takes seconds. So products that do not differ in anything a facet asks for
-- share a cell; triggers keep how many are in each, and the totals per collection. Every facet is then counted
-- exactly over some thousand cells. Cells and totals are derived: nobody writes them through the API.

-- Lower case without accents, so that "neroli" finds "Néroli".
create function private.plain(p_text text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select translate(lower(p_text), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿœæ’', 'aaaaaaceeeeiiiinooooouuuuyyoa''') $$;

create function private.search_text(p_title text, p_collection text, p_colors text[], p_description text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select setweight(to_tsvector('pg_catalog.english', private.plain(p_title)), 'A')
    || setweight(to_tsvector('pg_catalog.english',
         private.plain(translate(p_collection, '-', ' ') || ' ' || array_to_string(p_colors, ' '))), 'B')
    || setweight(to_tsvector('pg_catalog.english', private.plain(p_description)), 'C')
$$;

-- Where the bands of a facet begin; src/domain/facets.ts names the same.
create function private.price_edges() returns numeric[]
language sql immutable parallel safe set search_path = '' as $$ select array[10, 15, 20, 30, 50]::numeric[] $$;
create function private.discount_edges() returns int[]
language sql immutable parallel safe set search_path = '' as $$ select array[1, 20, 40, 60] $$;
create function private.rating_edges() returns numeric[]
language sql immutable parallel safe set search_path = '' as $$ select array[3, 4, 4.5]::numeric[] $$;

create function private.price_band(p_price numeric) returns smallint
language sql immutable parallel safe set search_path = ''
as $$ select width_bucket(p_price, private.price_edges())::smallint $$;
create function private.discount_band(p_discount int) returns smallint
language sql immutable parallel safe set search_path = ''
as $$ select width_bucket(coalesce(p_discount, 0), private.discount_edges())::smallint $$;
create function private.rating_band(p_rating numeric) returns smallint
language sql immutable parallel safe set search_path = ''
as $$ select width_bucket(p_rating, private.rating_edges())::smallint $$;
-- 0 sold out, 1 last pieces, 2 plenty.
create function private.stock_band(p_quantity int) returns smallint
language sql immutable parallel safe set search_path = ''
as $$ select (case when p_quantity = 0 then 0 when p_quantity <= 12 then 1 else 2 end)::smallint $$;

-- The cell of a product: one number for everything that facets ask for. The edges stand here once more: calling the
-- functions above takes thirty times as long, and every written product pays for it.
create function private.cell_key(p_collection text, p_sizes text[], p_colors text[], p_price numeric, p_discount int,
  p_rating numeric, p_quantity int) returns bigint
language sql immutable parallel safe set search_path = ''
as $$
  select hashtextextended(p_collection || '|' || array_to_string(p_sizes, ',') || '|' || array_to_string(p_colors, ',')
    || '|' || width_bucket(p_price, '{10,15,20,30,50}'::numeric[])
    || width_bucket(coalesce(p_discount, 0), '{1,20,40,60}'::int[]) || width_bucket(p_rating, '{3,4,4.5}'::numeric[])
    || case when p_quantity = 0 then 0 when p_quantity <= 12 then 1 else 2 end, 0)
$$;
grant execute on function private.plain(text), private.search_text(text, text, text[], text), private.price_edges(),
  private.discount_edges(), private.rating_edges(), private.price_band(numeric), private.discount_band(int),
  private.rating_band(numeric), private.stock_band(int),
  private.cell_key(text, text[], text[], numeric, int, numeric, int) to authenticated;

-- A collection may gather by a rule instead of by kind or by hand.
alter table public.collections add column rule jsonb check (
  rule is null or (jsonb_typeof(rule) = 'object' and rule <> '{}'
    and rule - array['newDays', 'onSale', 'priceBelow', 'lastPieces'] = '{}'
    and coalesce(rule ->> 'newDays', '1') ~ '^[1-9][0-9]{0,2}$'
    and coalesce(rule ->> 'onSale', 'true') = 'true'
    and coalesce(rule ->> 'lastPieces', 'true') = 'true'
    -- Only at an edge of the price bands: the cells know no finer prices.
    and coalesce(rule ->> 'priceBelow', '10') in ('10', '15', '20', '30', '50')));
comment on column public.collections.rule is
  'Gathers every live product that fulfils all of: newDays (added within so many days), onSale, priceBelow (10, 15, 20, 30 or 50 USD), lastPieces.';

alter table public.products drop column search;
alter table public.products
  add column search tsvector generated always as
    (private.search_text(title, collection_slug, colors, description)) stored,
  -- The sizes that are in stock, in the order of sizes; kept by trigger with quantity.
  add column sizes_left text[] not null default '{}',
  -- The shop's chosen products before the rest: what "featured" sorts by, as one number that is never null.
  add column prominence integer not null generated always as
    (case when featured_rank is null then 0 else 1000000 - featured_rank end) stored,
  add column cell_id bigint generated always as
    (case when archived_at is null
       then private.cell_key(collection_slug, sizes_left, colors, price, discount, rating, quantity) end) stored;

create index products_search on public.products using gin (search);
create index products_by_cell on public.products (cell_id);
-- Lists walk one of these per collection and merge; every sort ends in the id, so that pages never overlap.
drop index public.products_by_collection;
create index products_by_prominence on public.products (collection_slug, prominence, created_at, id);
create index products_by_collection on public.products (collection_slug, created_at, id);
create index products_by_price on public.products (collection_slug, price, id);
create index products_by_rating on public.products (collection_slug, rating, review_count, id);
create index products_by_popularity on public.products (collection_slug, review_count, rating, id);
create index products_by_discount on public.products (collection_slug, discount);

create table public.product_cells (
  id bigint primary key,
  collection_slug text not null,
  sizes text[] not null,
  colors text[] not null,
  price_band smallint not null,
  discount_band smallint not null,
  rating_band smallint not null,
  stock_band smallint not null,
  -- How many live products are in it.
  n integer not null
);
create index product_cells_by_collection on public.product_cells (collection_slug);
create index product_cells_last_pieces on public.product_cells (id) where stock_band = 1;

-- The cells of a collection added up facet by facet: what a list without a choice shows. Once over all its products
-- (sale is false), and once over the reduced ones.
create table public.facet_totals (
  collection_slug text not null,
  sale boolean not null,
  facet text not null check (facet in ('all', 'size', 'color', 'price', 'discount', 'rating', 'stock')),
  value text not null,
  n integer not null,
  primary key (collection_slug, sale, facet, value)
);
alter table public.product_cells enable row level security;
alter table public.facet_totals enable row level security;
-- They hold live products only, as counts: nothing that a visitor may not count.
create policy "all read" on public.product_cells for select to anon, authenticated using (true);
create policy "all read" on public.facet_totals for select to anon, authenticated using (true);
revoke all on public.product_cells, public.facet_totals from anon, authenticated;
grant select on public.product_cells, public.facet_totals to anon, authenticated;

-- The statement that counts products into their cells and totals; p_source gives rows of products with a sign.
-- Rows are written in the order of their keys, the totals before the cells: two orders that meet here wait for each
-- other, never in a circle.
create function private.count_statement(p_source text) returns text
language sql immutable set search_path = ''
as $$
  select replace($sql$
    with moved as (
      select distinct on (x.cell_id) x.cell_id, x.collection_slug, x.sizes_left, x.colors,
        private.price_band(x.price) as price, private.discount_band(x.discount) as discount,
        private.rating_band(x.rating) as rating, private.stock_band(x.quantity) as stock,
        sum(x.sign) over (partition by x.cell_id)::int as n
      from (<source>) x
      where x.cell_id is not null
      order by x.cell_id
    ), cells as (
      insert into public.product_cells as c
        (id, collection_slug, sizes, colors, price_band, discount_band, rating_band, stock_band, n)
      select m.cell_id, m.collection_slug, m.sizes_left, m.colors, m.price, m.discount, m.rating, m.stock, m.n
      from moved m where m.n <> 0 order by m.cell_id
      on conflict (id) do update set n = c.n + excluded.n
    )
    insert into public.facet_totals as t (collection_slug, sale, facet, value, n)
    select m.collection_slug, s.sale, f.facet, f.value, sum(m.n)
    from moved m join (values (false), (true)) as s (sale) on m.discount > 0 or not s.sale
    cross join lateral (
      values ('all', ''), ('price', m.price::text), ('discount', m.discount::text), ('rating', m.rating::text),
             ('stock', m.stock::text)
      union all select 'size', s from unnest(m.sizes_left) as s
      union all select 'color', c from unnest(m.colors) as c
    ) as f (facet, value)
    group by 1, 2, 3, 4 having sum(m.n) <> 0
    order by 1, 2, 3, 4
    on conflict (collection_slug, sale, facet, value) do update set n = t.n + excluded.n
  $sql$, '<source>', p_source)
$$;

create function private.count_cells() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute private.count_statement(case tg_op
    when 'INSERT' then 'select c.*, 1 as sign from changed c'
    when 'DELETE' then 'select g.*, -1 as sign from gone g'
    else 'select c.*, 1 as sign from changed c join gone g using (id) where c.cell_id is distinct from g.cell_id
          union all
          select g.*, -1 from gone g join changed c using (id) where c.cell_id is distinct from g.cell_id' end);
  return null;
end
$$;
-- The sizes in stock follow the variants as the quantity does.
create or replace function private.variants_sum() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_ids uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct product_id) into v_ids from gone;
  else
    select array_agg(distinct product_id) into v_ids from changed;
  end if;
  perform 1 from public.products p where p.id = any (v_ids) order by p.id for no key update;
  update public.products p
  set quantity = s.total, sizes_left = s.left_over
  from (
    -- From the products: one whose last variant went has none to group by.
    select q.id, coalesce(sum(v.quantity), 0)::int as total,
           array(select o.size from unnest(q.sizes) with ordinality as o (size, i)
                 where exists (select 1 from public.product_variants w
                               where w.product_id = q.id and w.size = o.size and w.quantity > 0)
                 order by o.i) as left_over
    from public.products q left join public.product_variants v on v.product_id = q.id
    where q.id = any (v_ids)
    group by q.id
  ) s
  where p.id = s.id and (p.quantity, p.sizes_left) is distinct from (s.total, s.left_over);
  return null;
end
$$;

-- Only the variants' trigger, one level further down, may change what is counted from them.
create or replace function private.product_before_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.discount := round((new.original_price - new.price) / nullif(new.original_price, 0) * 100);
  if tg_op = 'UPDATE' then
    new.updated_at := clock_timestamp();
    if (new.quantity, new.sizes_left) is distinct from (old.quantity, old.sizes_left) and pg_trigger_depth() < 2 then
      perform private.fail(400, 'QUANTITY_IS_DERIVED');
    end if;
  end if;
  return new;
end
$$;

-- The words of titles, colours and collections, and every way to write one with a letter left out: a typed word that
-- finds nothing is looked up the same way, which finds one letter wrong, missing, too many, or two swapped.
create table private.search_words (
  word text primary key
);
create index search_words_prefix on private.search_words (word text_pattern_ops);
create table private.search_spellings (
  spelling text not null,
  word text not null references private.search_words (word) on delete cascade,
  primary key (spelling, word)
);
-- What shoppers say for what titles call otherwise, and for whom they look.
create table private.search_synonyms (
  word text primary key,
  means text[] not null default '{}',
  department text check (department in ('women', 'men', 'kids', 'beauty'))
);
alter table private.search_words enable row level security;
alter table private.search_spellings enable row level security;
alter table private.search_synonyms enable row level security;

-- A word, its singular, and each with one letter left out.
create function private.spellings(p_word text) returns setof text
language sql immutable set search_path = ''
as $$
  select v.word from (select p_word union select left(p_word, -1) where p_word like '____%s') as v (word)
  union
  select overlay(v.word placing '' from i for 1)
  from (select p_word union select left(p_word, -1) where p_word like '____%s') as v (word),
    generate_series(1, length(v.word)) as i
$$;

create function private.learn_words(p_texts text[]) returns void
language sql security definer set search_path = ''
as $$
  with new_words as (
    insert into private.search_words (word)
    select distinct w from unnest(p_texts) as t, regexp_split_to_table(private.plain(t), '[^a-z0-9]+') as w
    where length(w) between 3 and 24
    order by w
    on conflict do nothing
    returning word
  )
  insert into private.search_spellings (spelling, word)
  select s, n.word from new_words n, private.spellings(n.word) as s where length(n.word) >= 4
  on conflict do nothing
$$;

create function private.learn_products() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.learn_words(array(
    select distinct t from changed c, unnest(array[c.title, c.collection_slug] || c.colors) as t));
  return null;
end
$$;
create function private.learn_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.learn_words(case tg_table_name when 'collections' then array[to_jsonb(new) ->> 'name']
    else array[to_jsonb(new) ->> 'title'] || array(select jsonb_array_elements_text(to_jsonb(new) -> 'colors')) end);
  return null;
end
$$;
create trigger learn_on_insert after insert on public.products
  referencing new table as changed for each statement execute function private.learn_products();
create trigger learn_on_update after update of title, colors on public.products
  for each row when (new.title is distinct from old.title or new.colors is distinct from old.colors)
  execute function private.learn_row();
create trigger learn_collection after insert or update of name on public.collections
  for each row execute function private.learn_row();

insert into private.search_synonyms (word, means) values
  ('sweater', '{jumper,knit,cardigan}'), ('pullover', '{jumper,knit}'), ('jersey', '{jumper,tee}'),
  ('trainers', '{sneakers}'), ('trainer', '{sneakers}'), ('sneaker', '{sneakers,trainers}'),
  ('handbag', '{bag,crossbody,tote}'), ('purse', '{clutch,wallet,bag}'), ('rucksack', '{backpack}'),
  ('pants', '{trousers,chinos,jeans}'), ('trousers', '{pants,chinos}'), ('denim', '{jeans}'),
  ('tshirt', '{tee}'), ('shirt', '{blouse}'), ('top', '{blouse,tee,camisole}'), ('tank', '{camisole}'),
  ('pajamas', '{pyjamas}'), ('pjs', '{pyjamas}'), ('nightwear', '{pyjamas,robe}'), ('nightdress', '{slip,pyjamas}'),
  ('jewellery', '{jewelry}'), ('earring', '{hoops,earrings}'), ('necklaces', '{necklace}'), ('bangle', '{bracelet}'),
  ('gray', '{grey}'), ('gown', '{dress,kaftan}'), ('frock', '{dress}'), ('caftan', '{kaftan}'), ('djellaba', '{kaftan}'),
  ('bathing', '{swimsuit,bikini}'), ('swimming', '{swimsuit,bikini}'), ('shades', '{sunglasses}'),
  ('sunnies', '{sunglasses}'), ('hoody', '{hoodie}'), ('sweatshirt', '{hoodie}'), ('sweatpants', '{joggers}'),
  ('yoga', '{leggings}'), ('gym', '{leggings,joggers}'), ('raincoat', '{trench}'), ('anorak', '{puffer}'),
  ('suit', '{blazer}'), ('scent', '{parfum}'), ('perfume', '{parfum}'), ('cologne', '{parfum}'),
  ('moisturiser', '{cream}'), ('moisturizer', '{cream}'), ('shampoo', '{hair}'), ('makeup', '{lipstick,palette}'),
  ('slippers', '{babouche}'), ('espadrilles', '{slide,sandals}'), ('flipflops', '{slide,sandals}'), ('boots', '{boot}'),
  ('gloss', '{lipstick}'), ('underpants', '{boxers}'), ('onesie', '{romper,bodysuit}'), ('overalls', '{dungarees}'),
  ('toys', '{teddy,blocks}'), ('plush', '{teddy}');
insert into private.search_synonyms (word, department) values
  ('women', 'women'), ('womens', 'women'), ('woman', 'women'), ('ladies', 'women'), ('men', 'men'), ('mens', 'men'),
  ('man', 'men'), ('kids', 'kids'), ('kid', 'kids'), ('child', 'kids'), ('children', 'kids'), ('childrens', 'kids'),
  ('girls', 'kids'), ('boys', 'kids'), ('beauty', 'beauty');

-- What was there before this migration.
update public.product_variants set quantity = quantity;
do $$
begin
  execute private.count_statement('select p.*, 1 as sign from public.products p');
  perform private.learn_words(array(
    select distinct t from public.products p, unnest(array[p.title, p.collection_slug] || p.colors) as t
    union select c.name from public.collections c));
end
$$;

create trigger count_cells_on_insert after insert on public.products
  referencing new table as changed for each statement execute function private.count_cells();
create trigger count_cells_on_update after update on public.products
  referencing new table as changed old table as gone for each statement execute function private.count_cells();
create trigger count_cells_on_delete after delete on public.products
  referencing old table as gone for each statement execute function private.count_cells();
