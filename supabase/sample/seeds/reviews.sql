-- Sample reviews for the local shop, put together from review-words.sql: for the curated products as many as
-- curated-products.sql says, coming to 4.5; for a quarter of the generated products a few each. To be loaded after the generated catalogue and the orders.
-- The same every time but for the dates: whatever looks like chance is a hash of the review's number.

-- A number from 0 below p_size for a review's number; another p_salt gives another one.
create function pg_temp.pick(p_number bigint, p_salt int, p_size int) returns int
language sql immutable
as $$ select ((hashint8extended(p_number, p_salt) & 9223372036854775807) % p_size)::int $$;
create function pg_temp.nth(p_lines text[], p_place bigint) returns text
language sql immutable
as $$ select p_lines[p_place % nullif(cardinality(p_lines), 0) + 1] $$;

-- ------------------------------------------------------------------ five hundred members
-- They have no password and no confirmed address, so no one can sign in as one of them.
create temporary table review_members as
select n, md5('sample member ' || n)::uuid as id, now() - interval '500 days' - n * interval '5 hours' as at, m.name,
  private.short_name(m.name) as signed
from generate_series(1, 500) as n
join (values
  (0, 10, 'Salma,Fatima Zahra,Khadija,Imane,Yasmine,Nadia,Hanae,Meryem,Amina,Zineb,Houda,Sanae,Laila,Ghita,Kenza,Soukaina,Ikram,Btissam,Rim,Naima,Samira,Asmae',
   'Youssef,Mehdi,Karim,Omar,Anas,Hamza,Rachid,Ayoub,Ismail,Tarik',
   'Alaoui,Bennani,Tazi,Benjelloun,El Fassi,Berrada,Chraibi,El Amrani,Idrissi,Lahlou,Ouazzani,Sefrioui,Bouzidi,Cherkaoui,Ait Lahcen,Bensouda,El Khatib,Naciri,Mansouri,Tahiri,Belkadi,Hajji,Skalli,Zniber,Raissouni,Filali,Guessous'),
  (11, 14, 'Claire,Camille,Lucie,Manon,Sophie,Élodie,Juliette,Inès,Charlotte,Margaux,Anaïs,Hélène,Pauline', 'Thomas,Julien,Antoine,Nicolas',
   'Moreau,Lefèvre,Garnier,Dubois,Rousseau,Fontaine,Mercier,Chevalier,Lambert,Perrin,Girard,Marchand,Renaud,Blanchard'),
  (15, 16, 'Lucía,Carmen,Marta,Paula,Elena,Laura,Sofía,Pilar,Rocío,Inma', 'Javier,Diego,Álvaro',
   'García,Navarro,Ortega,Romero,Molina,Serrano,Castillo,Vidal,Herrera,Iglesias,Campos'),
  (17, 19, 'Emma,Grace,Olivia,Hannah,Alice,Sarah,Megan,Lucy,Rachel,Harriet', 'James,Oliver,Daniel,Tom,Sam',
   'Turner,Hughes,Carter,Bennett,Walsh,Murray,Ellis,Foster,Grant,Doyle,Palmer,Reid,Shaw')
) as o (low, high, women, men, lasts) on n % 20 between o.low and o.high
-- Four hundred women, then a hundred men.
cross join lateral (select pg_temp.nth(string_to_array(case when n <= 400 then o.women else o.men end, ','), n * 7 + n / 20) || ' '
  || pg_temp.nth(string_to_array(o.lasts, ','), n * 11 + n / 20) as name) m;

-- A hosted stack's auth.users has columns that the embedded one lacks, so the insert is put together here.
do $$
declare
  v_instance boolean := exists (select 1 from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id');
begin
  execute format(
    'insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data,
       is_sso_user, is_anonymous, created_at, updated_at%s)
     select m.id, ''authenticated'', ''authenticated'', ''member-'' || m.n || ''@zellige.example'', '''', ''{}'',
       jsonb_build_object(''full_name'', m.name), false, false, m.at, m.at%s
     from review_members m',
    case when v_instance then ', instance_id, confirmation_token, recovery_token, email_change, email_change_token_new' else '' end,
    case when v_instance then ', ''00000000-0000-0000-0000-000000000000'', '''', '''', '''', ''''' else '' end);
end
$$;

-- ------------------------------------------------------------------ which products, and how many each
-- The groups of review-words.sql that a product belongs to: its own ones, and its family.
create temporary table review_kinds (kind text, family text, pictures text);
insert into review_kinds values
  ('dress', 'wear', 'maxi-dress,wrap-dress,slip-dress,shirt-dress,sundress'), ('wear', 'wear', 'kaftan'),
  ('top', 'wear', 'blouse,tee,shirt,camisole,sport-top,polo'),
  ('bottom', 'wear', 'jeans,pleated-skirt,wide-trousers,shorts,mini-skirt,leggings,joggers,chinos'),
  ('outer', 'wear', 'trench,bomber,denim-jacket,puffer,wool-coat,blazer'), ('knit', 'wear', 'jumper,cardigan,hoodie'),
  ('soft', 'wear', 'swimsuit,bikini,pyjamas,robe,boxers,socks'),
  ('shoes', 'shoes', 'heel,babouche,sneaker,loafer,boot,sandal,slide'), ('bag', 'bag', 'tote,basket,crossbody,backpack,clutch'),
  ('jewel', 'jewel', 'hoops,necklace,bracelets,ring,drop-earrings'),
  ('small', 'small', 'watch,scarf,hat,sunglasses,belt,beanie,cap,wallet,tie,hair-brush'),
  ('makeup', 'makeup', 'lipstick,palette,nail-polish'), ('care', 'care', 'serum,cream-jar,pump-bottle'), ('scent', 'scent', 'perfume'),
  ('kid', 'kid', 'romper,bodysuit,dungarees,kids-tee,kids-dress,kids-jumper,kids-hoodie,kids-trainers,pinafore'),
  ('toy', 'toy', 'teddy,blocks,stacker');

create temporary table review_products as
with curated as (
  select p.id, p.featured_rank as number, p.review_count as n, p.created_at, p.colors, p.sizes, p.collection_slug, k.kind, array['r' || p.featured_rank, nullif(k.kind, k.family)] as own
  from public.products p
  join unnest('{dress,top,bottom,bag,jewel,shoes,dress,top,small,bottom,shoes,bag,outer,small,knit,dress,top,bottom,dress,outer,bag,kid,jewel,care,top,shoes,small,small,wear,knit,scent,kid,bottom,shoes,kid,makeup,makeup,bag,jewel,dress}'::text[])
    with ordinality as c (kind, rank) on c.rank = p.featured_rank
  join review_kinds k on k.kind = c.kind
), pictured as (
  -- The kind of a generated product is in the name of its picture; for children everything is "kid" but the bags.
  select distinct on (p.id) p.id, hashtextextended(p.slug, 0) as draw,
    case when c.department = 'kids' and k.kind not in ('toy', 'bag') then 'kid' else k.kind end as kind
  from (
    -- Enough to fill pages with, however large the generated catalogue is.
    select p.id, p.collection_slug, p.image_url, p.slug from public.products p
    where p.featured_rank is null and p.archived_at is null and p.created_at < now() - interval '21 days'
      and hashtextextended(p.slug, 0) % 4 = 0
    order by p.slug limit 2000
  ) p
  join public.collections c on c.slug = p.collection_slug
  join (select kind, unnest(string_to_array(pictures, ',')) as picture from review_kinds) k
    on p.image_url like '/catalogue/' || k.picture || '/%'
  order by p.id, length(k.picture) desc
), ranged as (
  select p.id, 1000 + row_number() over (order by d.draw) as number, 1 + floor(12 * power(pg_temp.pick(d.draw, 1, 1000) / 1000.0, 1.8))::int as n,
    p.created_at, p.colors, p.sizes, p.collection_slug, d.kind, array[d.kind] as own
  from pictured d join public.products p on p.id = d.id
)
select g.id, g.number, g.n, g.created_at, g.number < 1000 as curated,
  case when c.department = 'men' then 'men' when c.department = 'kids' or k.kind = 'bag' then 'all' else 'women' end as buyers, array_remove(g.own, null) as own, k.family,
  array_remove(g.colors, 'Natural') as colors, g.sizes, g.created_at > now() - interval '14 days' as fresh
from (
  select * from curated union all select * from ranged
) g
join review_kinds k on k.kind = g.kind
join public.collections c on c.slug = g.collection_slug;

-- ------------------------------------------------------------------ who, when, how many stars
-- A curated product's n reviews miss n/2 stars in all, which is 4.5: a few miss four, three or two, the others one or
-- none. A generated product aims at an average of its own between 3.2 and 5.
create temporary table review_drafts as
with missing as (
  select g.*, s.n1, s.n2, s.n3, case when g.curated then g.n / 2 - 4 * s.n1 - 3 * s.n2 - 2 * s.n3
    else floor(g.n * (1.8 * (1 - sqrt(pg_temp.pick(g.number, 2, 1000) / 1000.0))))::int end as n4
  from review_products g
  cross join lateral (select g.n * (6 + pg_temp.pick(g.number, 3, 9)) / 1000 as n1, g.n * (12 + pg_temp.pick(g.number, 4, 12)) / 1000 as n2,
                             g.n * (45 + pg_temp.pick(g.number, 5, 35)) / 1000 as n3) s
), placed as (
  select m.*, k, m.number * 10000 + k as number_of,
    row_number() over (partition by m.id order by pg_temp.pick(m.number * 10000 + k, 6, 1000000), k) as rank
  from missing m cross join lateral generate_series(1, m.n) as k
)
select p.id as product_id, p.number, p.number_of as h, p.k, p.own, p.family, p.fresh, least(cardinality(p.colors), 2) as colors,
  cardinality(p.sizes) > 1 as sized, p.colors as paints, p.sizes,
  case when p.curated then case when p.rank <= p.n1 then 1 when p.rank <= p.n1 + p.n2 then 2 when p.rank <= p.n1 + p.n2 + p.n3 then 3
      when p.rank <= p.n1 + p.n2 + p.n3 + p.n4 then 4 else 5 end
    -- The missing stars are spread evenly, and one more moved from the last to the first.
    else 5 - p.n4 / p.n - (p.rank <= p.n4 % p.n)::int - (p.n4 >= 3 and p.rank = 1)::int + (p.n4 >= 3 and p.rank = (case when p.n4 >= p.n then p.n else p.n4 % p.n end))::int
  end as rating,
  -- Each product begins at another member; the step shares no factor with how many there are, so no member comes twice.
  -- What is for women has the women's reviews first, and so with men.
  case when p.buyers = 'all' then (p.number * 37 + p.k * 177) % 500 + 1
    when (p.buyers = 'women') = (p.n - p.k < case p.buyers when 'women' then 400 else 100 end) then (p.number * 37 + p.k * 177) % 400 + 1
    else (p.number * 37 + p.k * 177) % 100 + 401 end as member,
  t.at - case when extract(hour from t.at) < 7 and t.at - interval '8 hours' > p.created_at then interval '8 hours' else interval '0' end as at
from placed p
cross join lateral (
  -- No one writes before there was time to deliver it; what was delivered this week is reviewed at once.
  select p.created_at + a.span * (a.first + (0.99 - a.first) * (p.k - 1 + pg_temp.pick(p.number_of, 7, 1000) / 1000.0) / p.n) as at
  from (select now() - p.created_at as span, case when p.fresh then 0.04 else 0.15 end as first) a
) t;

-- ------------------------------------------------------------------ what they say
-- Products with the same groups share their lines. What needs colours, sizes or time is not said where there is none.
create temporary table review_texts as
with keys as (
  select distinct own, family, fresh, least(cardinality(colors), 2) as colors, cardinality(sizes) > 1 as sized from review_products
), lines as (
  select w.grp, w.part, ltrim(l.line, '~') as line, l.i, left(l.line, 1) = '~' as slow,
    case when l.line like '%{other}%' then 2 when l.line like '%{color}%' then 1 else 0 end as colors, l.line like '%{size}%' as sized
  from review_words w cross join lateral unnest(string_to_array(btrim(w.lines, E'\n'), E'\n')) with ordinality as l (line, i)
), fitting as (
  select k.*, l.part, l.line, l.i, case when l.grp = any (k.own) then 'own' when l.grp = k.family then 'family' else 'any' end as grp
  from keys k join lines l on (l.grp = any (k.own) or l.grp in (k.family, 'any'))
    and not (l.slow and k.fresh) and l.colors <= k.colors and (k.sized or not l.sized)
), pools as materialized (
  select f.own, f.family, f.fresh, f.colors, f.sized,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 'p' and f.grp = 'own') as p1,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 'p' and (f.grp = 'family' or f.family = any (f.own))) as p2,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 'o') as o,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 'f') as f,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 'b') as b,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 'd') as d,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 'x') as x,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 'c5') as c5,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 'c4') as c4,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 'c3') as c3,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 'c1') as c1,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 's5') as s5,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 's4') as s4,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 's3') as s3,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 't5') as t5,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 't4') as t4,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 't3') as t3,
    array_agg(f.line order by f.i, f.line) filter (where f.part = 't1') as t1
  from fitting f
  group by f.own, f.family, f.fresh, f.colors, f.sized
), parts as (
  select d.*, pg_temp.pick(d.h, 10, 100) as length, pg_temp.pick(d.h, 11, 100) as way, pg_temp.pick(d.h, 12, 100) as titled,
    pg_temp.nth(l.p1, d.k * 31 + d.number) as p1,
    pg_temp.nth(l.p1, d.k * 31 + d.number + 1 + d.k % 3) as q,
    pg_temp.nth(l.p2, d.k * 37 + d.k / cardinality(l.p2) + d.number * 3) as p2,
    pg_temp.nth(l.o, d.k * 41 + d.k / cardinality(l.o) + d.number) as o,
    pg_temp.nth(l.f, d.k * 43 + d.k / cardinality(l.f) + d.number) as f,
    pg_temp.nth(l.b, d.k * 47 + d.k / cardinality(l.b) + d.number) as b,
    pg_temp.nth(l.d, d.k * 53 + d.k / cardinality(l.d)) as d,
    pg_temp.nth(l.x, pg_temp.pick(d.h, 13, 1000)) as x,
    pg_temp.nth(l.c5, d.k * 59 + d.k / cardinality(l.c5) + d.number) as c5,
    pg_temp.nth(case d.rating when 4 then l.c4 when 3 then l.c3 else l.c1 end, pg_temp.pick(d.h, 14, 1000)) as c,
    pg_temp.nth(case d.rating when 5 then l.s5 when 4 then l.s4 else l.s3 end, d.k * 61 + d.number) as s,
    pg_temp.nth(case d.rating when 5 then l.t5 when 4 then l.t4 when 3 then l.t3 else l.t1 end, d.k * 67 + d.k / 6 + d.number) as t
  from review_drafts d
  join pools l on l.own = d.own and l.family = d.family and l.fresh = d.fresh and l.colors = d.colors and l.sized = d.sized
), said as (
  select p.*, case
      -- Low ratings say why.
      when p.rating <= 2 then case when p.length < 8 then '' when p.length < 45 then p.x when p.length < 85 then p.x || ' ' || p.c
        else concat_ws(' ', p.o, p.x, p.d, p.c) end
      when p.length < 24 then ''
      when p.length < 54 then case
        when p.rating = 5 then case when p.way < 45 then p.s else p.p1 end
        when p.rating = 4 then case when p.way < 40 then p.s when p.way < 70 then p.b else p.p1 end
        else case when p.way < 40 then p.s else p.b end end
      when p.length < 82 then case
        when p.rating = 5 then case when p.way < 40 then concat_ws(' ', p.p1, nullif(p.p2, p.p1)) when p.way < 58 then concat_ws(' ', p.o, p.p1)
          when p.way < 80 then concat_ws(' ', p.p1, p.f) else concat_ws(' ', p.p1, p.c5) end
        when p.rating = 4 then case when p.way < 70 then concat_ws(' ', p.p1, p.b) else concat_ws(' ', p.b, p.c) end
        else case when p.way < 50 then concat_ws(' ', p.s, p.b) else concat_ws(' ', p.b, p.c) end end
      when p.rating = 5 then concat_ws(' ', p.o, p.p1, nullif(p.p2, p.p1))
        || case when p.way < 45 then E'\n\n' else ' ' end
        || concat_ws(' ', case when p.q not in (p.p1, p.p2) then p.q end, case when p.way % 2 = 0 then p.f end, p.c5)
      when p.rating = 4 then concat_ws(' ', p.o, p.p1, p.b) || case when p.way < 45 then E'\n\n' else ' ' end
        || concat_ws(' ', nullif(p.p2, p.p1), case when p.way % 5 = 0 then p.d end, p.c)
      else concat_ws(' ', p.o, p.b, p.p1, case when p.way % 4 = 0 then p.d end, p.c)
    end as words,
    -- A text is called something more often than a mere rating.
    case when p.titled < case when p.length < 24 then 30 when p.length < 54 then 35 else 55 end then p.t else '' end as head
  from parts p
), filled as (
  select s.product_id, s.k, s.h, s.member, s.rating, s.at, s.head, s.words,
    pg_temp.nth(string_to_array('my sister,my mother,a friend,my cousin,my aunt,my neighbour,my daughter,my flatmate', ','), pg_temp.pick(s.h, 20, 1000)) as who,
    pg_temp.nth(string_to_array('a wedding in Fes,my sister''s engagement,a baptism in Meknes,my birthday dinner,a dinner in Rabat,an office party,a concert in Casablanca,my graduation,a garden party in Marrakesh,my cousin''s wedding,a long family lunch', ','), pg_temp.pick(s.h, 21, 1000)) as event,
    pg_temp.nth(string_to_array('Casablanca,Rabat,Marrakesh,Fes,Tangier,Agadir,Meknes,Oujda,Tetouan,Essaouira,El Jadida,Kenitra', ','), pg_temp.pick(s.h, 22, 1000)) as city,
    pg_temp.nth(string_to_array('six,nine,twelve,twenty', ','), pg_temp.pick(s.h, 23, 1000)) as many,
    (7 + pg_temp.pick(s.h, 24, 5))::text as days, (13 + pg_temp.pick(s.h, 25, 3))::text as late,
    lower(pg_temp.nth(s.paints, pg_temp.pick(s.h, 26, 1000))) as color, lower(pg_temp.nth(s.paints, pg_temp.pick(s.h, 26, 1000) + 1)) as other,
    pg_temp.nth(s.sizes, pg_temp.pick(s.h, 27, 1000)) as size
  from said s
)
select f.product_id, f.k, f.h, f.member, f.rating, f.at, f.color, f.head as title_line,
  case when f.words !~ '{' then f.words else replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(f.words,
    '{who}', f.who), '{Who}', upper(left(f.who, 1)) || substr(f.who, 2)), '{event}', f.event), '{city}', f.city), '{many}', f.many),
    '{days}', f.days), '{late}', f.late), '{color}', coalesce(f.color, '')), '{other}', coalesce(f.other, '')), '{size}', f.size) end as body
from filled f;

-- ------------------------------------------------------------------ stored
create temporary table review_rows as
select md5('sample review ' || t.h)::uuid as id, t.product_id, m.id as user_id, m.signed, t.rating,
  replace(t.title_line, '{color}', coalesce(t.color, '')) as title,
  -- What has been said about the product at some length is not said again.
  case when length(t.body) > 60 and row_number() over (partition by t.product_id, t.body order by t.k) > 1 then '' else t.body end as body,
  t.at, false as verified
from review_texts t join review_members m on m.n = t.member;

-- Two of them are by the sample shopper, about what the sample orders delivered to her: the only ones that are verified.
update review_rows r set user_id = s.user_id, signed = s.signed, title = w.title, body = w.body, at = now() - w.ago, verified = true
from (values
  (40, 'Wore it three evenings in a row', E'The blue is so dark that the flowers seem to float on it. I took M as always and it falls to the ankle.\n\nMy sister has asked twice where it is from.', interval '20 hours'),
  (37, 'My second one', 'It stays through coffee and does not dry my lips. The case closes with a click, so it lives in my pocket.', interval '22 hours')
) as w (rank, title, body, ago)
join public.products p on p.featured_rank = w.rank
join (select u.id as user_id, private.short_name(f.full_name) as signed from auth.users u join public.profiles f on f.id = u.id
      where u.email = 'shopper@zellige.example') s on private.has_received(s.user_id, p.id)
where r.id = (select x.id from review_rows x where x.product_id = p.id and x.rating = 5 order by x.at desc limit 1);

insert into public.reviews (id, product_id, author_name, rating, title, body, verified, created_at, updated_at)
select r.id, r.product_id, r.signed, r.rating, r.title, r.body, r.verified, r.at, r.at from review_rows r;
insert into private.review_authors (review_id, user_id, product_id)
select r.id, r.user_id, r.product_id from review_rows r;

drop table review_members, review_words, review_kinds, review_products, review_drafts, review_texts, review_rows;
