-- Sample reviews for the local shop, by customers to whom the sample orders brought the product. Four are written out here,
-- the others are put together from review-words.sql. To be loaded after the orders.
-- The same every time but for the dates: what looks like chance is a hash of the customer's email and the product.

-- A number from 0 below p_size for a review's key; another p_salt gives another one.
create function pg_temp.pick(p_key bigint, p_salt int, p_size int) returns int
language sql immutable
as $$ select ((hashint8extended(p_key, p_salt) & 9223372036854775807) % p_size)::int $$;

-- ------------------------------------------------------------------ what was delivered to whom
create temporary table review_deliveries as
select distinct on (o.customer_email, i.product_id) o.customer_email as email, o.customer_name as name, i.product_id, i.size, i.color,
  e.at as delivered_at, hashtextextended(o.customer_email || ' ' || i.product_slug, 0) as key
from public.orders o
join public.order_items i on i.order_id = o.id
join public.order_events e on e.order_id = o.id and e.status = 'delivered'
where o.order_status = 'delivered'
order by o.customer_email, i.product_id, e.at, i.id;

-- ------------------------------------------------------------------ who writes, when, how many stars
create temporary table review_drafts as
with kinds (kind, family, pictures) as (values
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
  ('toy', 'toy', 'teddy,blocks,stacker')
), curated (rank, kind) as (
  select rank, kind from unnest('{dress,top,bottom,bag,jewel,shoes,dress,top,small,bottom,shoes,bag,outer,small,knit,dress,top,bottom,dress,outer,bag,kid,jewel,care,top,shoes,small,small,wear,knit,scent,kid,bottom,shoes,kid,makeup,makeup,bag,jewel,dress}'::text[])
    with ordinality as c (kind, rank)
), reviewed as (
  -- What a generated product is, its picture's name says; for children everything is "kid" but toys and bags.
  select d.*, p.featured_rank, coalesce(u.kind, case when c.department = 'kids' and g.kind not in ('toy', 'bag') then 'kid' else g.kind end) as kind,
    -- Clothes, shoes and jewelry for women are a gift when a man buys them, and the other way round.
    case when c.department = 'kids' or g.kind in ('bag', 'care', 'scent') then null when c.department = 'men' then 'men' else 'women' end as wearers,
    case when split_part(d.name, ' ', 1) in ('Karim', 'Youssef', 'Omar', 'Mehdi', 'Lucas', 'Jonas', 'Hugo') then 'men' else 'women' end as buyer,
    t.at as written_at, cardinality(p.sizes) > 1 as sized
  from review_deliveries d
  join public.products p on p.id = d.product_id
  join public.collections c on c.slug = p.collection_slug
  left join curated u on u.rank = p.featured_rank
  left join lateral (
    select k.kind from kinds k, unnest(string_to_array(k.pictures, ',')) as picture
    where p.image_url like '/catalogue/' || picture || '/%' order by length(picture) desc limit 1
  ) g on true
  -- Most write within two weeks, all by day.
  cross join lateral (select date_trunc('day', d.delivered_at) + interval '1 day' * (1 + floor(40 * power(pg_temp.pick(d.key, 1, 1000) / 1000.0, 2.2)))
    + interval '8 hours' + interval '1 second' * pg_temp.pick(d.key, 2, 50000) as at) t
  -- Who got it in the last three days has not written yet.
  where d.delivered_at < now() - interval '3 days' and t.at < now() and pg_temp.pick(d.key, 3, 100) < 54
), rated as (
  select r.*, coalesce('g' || left(nullif(r.wearers, r.buyer), 1), '') as gift,
    case when s.draw < 56 then 5 when s.draw < 83 then 4 when s.draw < 93 or r.wearers <> r.buyer then 3 when s.draw < 98 then 2 else 1 end as rating
  from reviewed r cross join lateral (select pg_temp.pick(r.key, 4, 100) as draw) s
)
select r.*, coalesce(k.family, r.kind) as family, w.parts
from rated r
left join kinds k on k.kind = r.kind
cross join lateral (select pg_temp.pick(r.key, 5, 100) as length) l
-- The parts of review-words.sql that the text is made of; q is a second p. Low ratings always say why.
cross join lateral (select string_to_array(case
    when r.gift <> '' then case when l.length < 45 or r.rating < 4 then '' when l.length < 85 then r.gift else r.gift || ',c5' end
    when r.rating <= 2 then case when l.length < 40 then 'x' when l.length < 75 then 'x,c1' else 'o,x,c1' end
    when r.rating = 3 then case when l.length < 30 then '' when l.length < 55 then 's3' when l.length < 80 then 'b,c3' else 'p,b,c3' end
    when r.rating = 4 then case when l.length < 38 then '' when l.length < 52 then 's4' when l.length < 70 then 'p,b' when l.length < 88 then 'p,b,c4' else 'o,p,b,c4' end
    else case when l.length < 38 then '' when l.length < 50 then 's5' when l.length < 62 then 'p' when l.length < 72 then 'p,q' when l.length < 80 then 'p,f'
      when l.length < 88 then 'p,c5' when l.length < 94 then 'o,p,q' else 'o,p,f,c5' end
  end, ',') as parts) w;

-- ------------------------------------------------------------------ what they say
create temporary table review_lines as
select row_number() over () as id, w.grp, w.part, ltrim(l.line, '~') as line, left(l.line, 1) = '~' as after_weeks
from review_words w cross join lateral unnest(string_to_array(btrim(w.lines, E'\n'), E'\n')) as l (line);
create index on review_lines (part, grp);

-- Takes the next line of a part that fits from the first group that has one left; null when none has.
create function pg_temp.take_line(p_part text, p_groups text[], p_draft review_drafts) returns text
language sql volatile
as $$
  delete from review_lines where id = (
    select l.id from review_lines l
    where l.part = p_part and l.grp = any (p_groups)
      and (not l.after_weeks or p_draft.written_at > p_draft.delivered_at + interval '20 days')
      and (l.line !~ '{color}' or p_draft.color not in ('', 'Natural')) and (l.line !~ '{size}' or p_draft.sized)
    order by array_position(p_groups, l.grp), hashint8extended(l.id, p_draft.key) limit 1)
  returning replace(replace(line, '{color}', lower(p_draft.color)), '{size}', p_draft.size)
$$;

create temporary table review_rows (key bigint, email text, name text, product_id uuid, rating int, title text, body text, at timestamptz);
do $$
declare
  v_draft review_drafts;
  v_groups text[];
  v_part text;
  v_line text;
  v_lines text[];
  v_rating int;
  v_title text;
begin
  -- From the oldest to the newest, so that a new one changes none that was there.
  for v_draft in select * from review_drafts order by written_at, key loop
    v_rating := v_draft.rating;
    v_lines := '{}';
    foreach v_part in array v_draft.parts loop
      v_groups := array_remove(array['r' || v_draft.featured_rank, v_draft.kind, v_draft.family, 'any'], null);
      if v_part = 'q' or v_part = 'o' and v_draft.key % 2 = 0 then
        v_groups := array[v_draft.kind, v_draft.family, 'any', v_groups[1]];
      end if;
      -- The ends of four stars and less speak of the fault.
      continue when v_part in ('c4', 'c3', 'c1') and v_line is null;
      v_line := pg_temp.take_line(case v_part when 'q' then 'p' else v_part end, v_groups, v_draft);
      if v_part = 'x' and v_line is null then
        v_rating := 3;
      elsif v_line is not null then
        v_lines := v_lines || v_line;
      end if;
    end loop;
    v_title := null;
    if v_lines <> '{}' and pg_temp.pick(v_draft.key, 6, 100) < 45 then
      v_title := pg_temp.take_line('t' || case v_rating when 2 then 1 else v_rating end, case v_draft.gift when '' then array[v_draft.kind, v_draft.family, 'any'] else array['any'] end, v_draft);
    end if;
    insert into review_rows values (v_draft.key, v_draft.email, v_draft.name, v_draft.product_id, v_rating, coalesce(v_title, ''),
      case when cardinality(v_lines) > 2 and v_draft.key % 3 = 0
        then array_to_string(v_lines[:2], ' ') || E'\n\n' || array_to_string(v_lines[3:], ' ') else array_to_string(v_lines, ' ') end,
      v_draft.written_at);
  end loop;
end
$$;

-- Of the dozen orders, whose products came within the last three days.
insert into review_rows
select d.key, d.email, d.name, d.product_id, w.rating, w.title, w.body, now() - w.ago
from (values
  ('shopper@zellige.example', 40, 5, 'Wore it three evenings in a row', E'The blue is so dark that the flowers seem to float on it. I took M as always and it falls to the ankle.\n\nMy sister has asked twice where it is from.', interval '20 hours'),
  ('shopper@zellige.example', 37, 5, 'My second one', 'It stays through coffee and does not dry my lips. The case closes with a click, so it lives in my pocket.', interval '22 hours'),
  ('grace.kim@example.com', 24, 4, 'Nice, light oil', E'Absorbs fast and smells lovely. I only wish the bottle were bigger.', interval '26 hours'),
  ('sofia.almeida@example.com', 39, 5, '', 'Pretty and not too flashy. I put it on the day it came.', interval '40 hours')
) as w (email, rank, rating, title, body, ago)
join public.products p on p.featured_rank = w.rank
join review_deliveries d on d.email = w.email and d.product_id = p.id;

-- ------------------------------------------------------------------ their accounts
-- They have no password and no confirmed address, so no one can sign in as one of them.
create temporary table review_members as
select o.customer_email as email, min(o.customer_name) as name, min(o.created_at) as at
from public.orders o
where o.customer_email in (select r.email from review_rows r) and o.user_id is null
group by 1;

-- A hosted stack's auth.users has columns that the embedded one lacks, so the insert is put together here.
do $$
declare
  v_instance boolean := exists (select 1 from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id');
begin
  execute format(
    'insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data,
       is_sso_user, is_anonymous, created_at, updated_at%s)
     select md5(''sample member '' || m.email)::uuid, ''authenticated'', ''authenticated'', m.email, '''', ''{}'',
       jsonb_build_object(''full_name'', m.name), false, false, m.at, m.at%s
     from review_members m',
    case when v_instance then ', instance_id, confirmation_token, recovery_token, email_change, email_change_token_new' else '' end,
    case when v_instance then ', ''00000000-0000-0000-0000-000000000000'', '''', '''', '''', ''''' else '' end);
end
$$;

-- The triggers tell customers what happened, and nothing has.
alter table public.orders disable trigger user;
update public.orders o set user_id = u.id
from review_members m join auth.users u on u.email = m.email
where o.customer_email = m.email;
alter table public.orders enable trigger user;

-- ------------------------------------------------------------------ stored
insert into public.reviews (id, product_id, author_name, rating, title, body, verified, created_at, updated_at)
select md5('sample review ' || r.key)::uuid, r.product_id, private.short_name(r.name), r.rating, r.title, r.body, true, r.at, r.at
from review_rows r;
insert into private.review_authors (review_id, user_id, product_id)
select md5('sample review ' || r.key)::uuid, u.id, r.product_id
from review_rows r join auth.users u on u.email = r.email;

drop function pg_temp.take_line(text, text[], review_drafts);
drop table review_words, review_deliveries, review_drafts, review_lines, review_rows, review_members;
