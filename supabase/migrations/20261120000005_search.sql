-- Search by product type: what a title ends in says what a product is, and a query's type, colours, sizes, department and
-- price become conditions. What was understood is part of the answer, so that the page can say it.

-- ------------------------------------------------------------------ the words that shoppers use

-- A type of product. `broader` are types that it counts as (a loafer is a shoe), `near` what is shown where a department has
-- none of it. Products of `category` are of this type unless their title says otherwise.
create table private.search_kinds (
  kind text primary key check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  label text not null,
  broader text[] not null default '{}',
  near text[] not null default '{}',
  category text,
  -- A type that is several others: a gift; and what it is for kids.
  stands_for text[] not null default '{}',
  stands_for_kids text[] not null default '{}'
);

-- The words that mean the same to shoppers, in every way of writing; owners edit them. A row of a type, department or colour
-- gives its words that meaning (`key`), one of sort 'word' makes its words find each other, and 'ignored' words say nothing
-- about a product. The trigger folds the words and fills private.search_phrases.
create table public.synonyms (
  id uuid primary key default gen_random_uuid(),
  sort text not null default 'type' check (sort in ('type', 'department', 'color', 'word', 'ignored')),
  -- What the page calls it: a type in the plural.
  name text not null check (length(name) between 1 and 60),
  translations jsonb not null default '{}' check (private.are_translations(translations, '{name}', 60)),
  words text[] not null check (cardinality(words) between 1 and 200),
  -- The type, department or colour of the software that it names; given to new types by the trigger.
  key text check (length(key) <= 60),
  updated_at timestamptz not null default now()
);
create unique index synonyms_by_key on public.synonyms (sort, key) where key is not null;

-- The words of public.synonyms as they are looked up, one to three folded words each, with plurals. `leads`: the word is of
-- a language in which the type comes first in a title ("robe rouge"), which decides what else "robe" means.
create table private.search_phrases (
  phrase text not null check (length(phrase) between 1 and 80),
  synonym_id uuid not null references public.synonyms (id) on delete cascade,
  sort text not null,
  key text,
  leads boolean not null default false,
  primary key (phrase, synonym_id)
);
create index search_phrases_prefix on private.search_phrases (phrase text_pattern_ops);
create index search_phrases_by_synonym on private.search_phrases (synonym_id);

-- The colours of products that a colour word means, the exact one first.
create table private.search_colors (
  word text primary key check (word ~ '^[a-z]+$'),
  colors text[] not null
);
alter table private.search_kinds enable row level security;
alter table private.search_phrases enable row level security;
alter table private.search_colors enable row level security;
alter table public.synonyms enable row level security;
create policy "owner reads" on public.synonyms for select to authenticated using ((select private.may('view')));
create policy "owner adds" on public.synonyms for insert to authenticated with check ((select private.may('products')));
create policy "owner changes" on public.synonyms for update to authenticated
  using ((select private.may('products'))) with check ((select private.may('products')));
create policy "owner deletes" on public.synonyms for delete to authenticated using ((select private.may('products')));
grant select, insert (id, sort, name, translations, words), update (name, translations, words), delete on public.synonyms to authenticated;
create trigger audit_synonyms after insert or update or delete on public.synonyms for each row execute function private.audit('name', 'name', 'translations', 'words');

insert into private.search_kinds (kind, label, broader, near, category) values
  ('djellaba', 'djellabas', '{}', '{kaftan}', null), ('abaya', 'abayas', '{}', '{kaftan}', null), ('flat', 'flats', '{shoe}', '{loafer,slipper,slide,sandal}', null),
  ('gift', 'gifts', '{}', '{}', null),
  ('glove', 'gloves', '{}', '{beanie,scarf,hat}', null), ('cape', 'capes', '{outerwear}', '{coat,cardigan}', null), ('roll-neck', 'roll necks', '{jumper,knit}', '{jumper}', null),
  ('dress', 'dresses', '{}', '{}', 'dresses'), ('pinafore', 'pinafores', '{}', '{dress}', null),
  ('kaftan', 'kaftans', '{}', '{dress}', 'kaftans'), ('skirt', 'skirts', '{}', '{dress,pinafore}', null),
  ('top', 'tops', '{}', '{tee}', 'tops'), ('tee', 'T-shirts', '{top}', '{}', null), ('blouse', 'blouses', '{top}', '{shirt,top}', null),
  ('camisole', 'camisoles', '{top}', '{top}', null), ('sports-top', 'sports tops', '{top}', '{tee}', null),
  ('shirt', 'shirts', '{}', '{polo,tee}', 'shirts'), ('polo', 'polo shirts', '{}', '{tee}', null),
  ('knit', 'knitwear', '{}', '{}', 'knitwear'), ('jumper', 'jumpers', '{knit}', '{}', null), ('cardigan', 'cardigans', '{knit}', '{jumper}', null),
  ('hoodie', 'hoodies', '{}', '{jumper}', null),
  ('outerwear', 'coats and jackets', '{}', '{hoodie,knit}', 'outerwear'), ('jacket', 'jackets', '{outerwear}', '{hoodie,cardigan,jumper}', 'jackets'),
  ('bomber', 'bomber jackets', '{jacket,outerwear}', '{jacket,hoodie}', null), ('denim-jacket', 'denim jackets', '{jacket,outerwear}', '{jacket,hoodie}', null),
  ('puffer', 'puffer jackets', '{jacket,outerwear}', '{jacket,hoodie}', null), ('coat', 'coats', '{outerwear}', '{jacket,hoodie}', null),
  ('trench', 'trench coats', '{coat,outerwear}', '{coat,jacket}', null), ('blazer', 'blazers', '{}', '{jacket}', 'suits'),
  ('trousers', 'trousers', '{}', '{joggers,leggings}', 'pants'), ('jeans', 'jeans', '{trousers}', '{trousers}', null),
  ('chinos', 'chinos', '{trousers}', '{trousers}', null), ('joggers', 'joggers', '{}', '{trousers}', null),
  ('leggings', 'leggings', '{}', '{joggers}', null), ('shorts', 'shorts', '{}', '{}', null), ('dungarees', 'dungarees', '{}', '{jeans}', null),
  ('swimwear', 'swimwear', '{}', '{}', 'swimwear'), ('swimsuit', 'swimsuits', '{swimwear}', '{swimwear}', null), ('bikini', 'bikinis', '{swimwear}', '{swimwear}', null),
  ('sleepwear', 'sleepwear', '{}', '{}', 'sleepwear'), ('pyjamas', 'pyjamas', '{sleepwear}', '{sleepwear}', null), ('robe', 'robes', '{sleepwear}', '{sleepwear}', null),
  ('nightdress', 'nightdresses', '{sleepwear}', '{sleepwear}', null), ('sleep-camisole', 'sleep camisoles', '{sleepwear,camisole}', '{sleepwear}', null),
  ('underwear', 'underwear', '{}', '{}', 'underwear'), ('boxers', 'boxers', '{underwear}', '{underwear}', null), ('socks', 'socks', '{}', '{}', null),
  ('shoe', 'shoes', '{}', '{}', 'shoes'), ('sneaker', 'sneakers', '{shoe}', '{shoe}', 'sneakers'), ('boot', 'boots', '{shoe}', '{shoe}', null),
  ('loafer', 'loafers', '{shoe}', '{shoe}', null), ('heel', 'heels', '{shoe}', '{shoe}', null), ('sandal', 'sandals', '{shoe}', '{shoe}', 'sandals'),
  ('slide', 'slides', '{sandal,shoe}', '{sandal,shoe}', null), ('slipper', 'slippers', '{shoe}', '{slide,shoe}', null),
  ('bag', 'bags', '{}', '{}', 'bags'), ('handbag', 'handbags', '{bag}', '{bag}', null), ('tote', 'totes', '{handbag,bag}', '{bag}', null),
  ('basket', 'basket bags', '{bag}', '{bag}', null), ('crossbody', 'crossbody bags', '{handbag,bag}', '{bag}', null),
  ('backpack', 'backpacks', '{bag}', '{bag}', null), ('clutch', 'clutches', '{handbag,bag}', '{bag}', null), ('wallet', 'wallets', '{}', '{}', null),
  ('jewelry', 'jewelry', '{}', '{}', 'jewelry'), ('earring', 'earrings', '{jewelry}', '{jewelry}', null), ('hoops', 'hoop earrings', '{earring,jewelry}', '{earring}', null), ('necklace', 'necklaces', '{jewelry}', '{jewelry}', null),
  ('bracelet', 'bracelets', '{jewelry}', '{jewelry}', null), ('ring', 'rings', '{jewelry}', '{jewelry}', null), ('watch', 'watches', '{}', '{}', 'watches'),
  ('belt', 'belts', '{}', '{}', null), ('scarf', 'scarves', '{}', '{}', null), ('tie', 'ties', '{}', '{}', null), ('sunglasses', 'sunglasses', '{}', '{}', null),
  ('hat', 'hats', '{}', '{}', null), ('cap', 'caps', '{hat}', '{hat}', null), ('beanie', 'beanies', '{hat}', '{hat}', null),
  ('romper', 'rompers', '{}', '{bodysuit}', null), ('bodysuit', 'bodysuits', '{}', '{romper}', null),
  ('toy', 'toys', '{}', '{}', 'toys'), ('teddy', 'teddy bears', '{toy}', '{toy}', null), ('blocks', 'building blocks', '{toy}', '{toy}', null), ('stacker', 'stacking toys', '{toy}', '{toy}', null),
  ('makeup', 'makeup', '{}', '{}', 'makeup'), ('lipstick', 'lipsticks', '{makeup}', '{makeup}', null), ('palette', 'palettes', '{makeup}', '{makeup}', null),
  ('nail-polish', 'nail polish', '{makeup}', '{makeup}', null), ('skincare', 'skincare', '{}', '{}', 'skincare'), ('serum', 'serums', '{skincare}', '{skincare}', null),
  ('cream', 'creams', '{skincare}', '{skincare}', null), ('lotion', 'lotions', '{skincare}', '{skincare}', null),
  ('perfume', 'perfumes', '{}', '{}', 'fragrance'), ('haircare', 'haircare', '{}', '{}', 'haircare'), ('hair-brush', 'hair brushes', '{haircare}', '{haircare}', null);

insert into private.search_colors (word, colors) values
  ('red', '{Red,Burgundy,Terracotta}'), ('burgundy', '{Burgundy}'), ('wine', '{Burgundy}'), ('maroon', '{Burgundy}'), ('scarlet', '{Red}'),
  ('terracotta', '{Terracotta}'), ('rust', '{Terracotta}'), ('orange', '{Orange,Terracotta,Coral,Saffron}'), ('coral', '{Coral}'), ('peach', '{Coral}'),
  ('pink', '{Pink,Coral}'), ('fuchsia', '{Pink}'), ('purple', '{Purple,Violet,Lilac}'), ('violet', '{Violet,Lilac}'), ('lilac', '{Lilac}'), ('lavender', '{Lilac}'), ('mauve', '{Lilac}'),
  ('blue', '{Blue,Navy,Sky,Turquoise}'), ('navy', '{Navy}'), ('sky', '{Sky}'), ('indigo', '{Navy,Blue}'), ('turquoise', '{Turquoise}'), ('teal', '{Turquoise}'), ('majorelle', '{Blue}'),
  ('green', '{Green,Olive,Mint}'), ('olive', '{Olive}'), ('khaki', '{Olive,Camel}'), ('mint', '{Mint}'),
  ('yellow', '{Yellow,Mustard,Saffron}'), ('mustard', '{Mustard}'), ('saffron', '{Saffron}'),
  ('brown', '{Brown,Camel}'), ('camel', '{Camel}'), ('tan', '{Camel}'), ('beige', '{Beige,Natural,Camel,Ivory}'), ('natural', '{Natural}'),
  ('white', '{White,Ivory}'), ('ivory', '{Ivory}'), ('cream', '{Ivory}'), ('black', '{Black}'), ('grey', '{Grey}'), ('gray', '{Grey}'), ('charcoal', '{Grey}'),
  ('gold', '{Gold}'), ('golden', '{Gold}'), ('silver', '{Silver}');
update private.search_kinds set stands_for = '{perfume,jewelry,scarf,watch,bag,wallet,belt,tie}',
  stands_for_kids = '{toy,romper,bodysuit,backpack}' where kind = 'gift';

insert into private.search_synonyms (word, means) values
  ('gym', '{training,running,studio,activewear}'), ('workout', '{training,running,studio,activewear}'), ('sport', '{sports,training,running,activewear}'), ('sportswear', '{activewear}'),
  ('fitness', '{activewear}'), ('yoga', '{yoga,studio}'), ('swimming', '{swim}'), ('plaid', '{check}'), ('tartan', '{check}'), ('checked', '{check}'), ('checkered', '{check}'), ('gingham', '{check}'),
  ('striped', '{stripe,pinstripe,breton}'), ('stripes', '{stripe,pinstripe,breton}'), ('stripy', '{stripe,pinstripe,breton}'), ('spotted', '{polka}'), ('dotted', '{polka}'), ('dots', '{polka}'), ('spots', '{polka}'),
  ('flower', '{floral,ditsy}'), ('flowers', '{floral,ditsy}'), ('flowery', '{floral,ditsy}'), ('flowered', '{floral,ditsy}'), ('animal', '{leopard}'),
  ('cord', '{corduroy}'), ('cords', '{corduroy}'), ('woollen', '{wool,lambswool,merino}'), ('woolen', '{wool,lambswool,merino}'), ('wool', '{lambswool,merino}'), ('leatherette', '{leather}'),
  ('rattan', '{palm,raffia}'), ('wicker', '{palm,raffia}'), ('straw', '{raffia,palm}'), ('teen', '{junior}'), ('teens', '{junior}'), ('teenager', '{junior}'), ('tween', '{junior}'), ('tweens', '{junior}'),
  ('newborn', '{baby}'), ('infant', '{baby}'), ('babies', '{baby}'), ('toddlers', '{toddler}'), ('quilted', '{puffer}')
on conflict (word) do update set means = excluded.means;
-- ------------------------------------------------------------------ what a product is

-- The type of a product: the last one that its title names, before what it comes with ("tote with leather handles"); in a title
-- in French or Arabic the first one ("robe en lin"); else that of its collection's category.
create function private.kind_of(p_title text, p_collection text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_words text[] := (private.words(p_title))[1:20];
  v_leads boolean := p_title ~ '[\u0600-\u06ff]'
    or v_words && '{en,de,du,des,d,la,le,les,pour,avec,femme,homme,fille,garcon,enfant,bebe}';
  v_end int := coalesce((select min(w.n) - 1 from unnest(v_words) with ordinality as w (word, n)
    where w.n > 1 and w.word in ('with', 'for', 'in', 'by', 'from')), cardinality(v_words));
  v_from int;
  v_kind text;
begin
  for v_round in 1..2 loop
    for i in 1..v_end loop
      for n in reverse 2..0 loop
        v_from := case when v_leads then i else v_end + 1 - i - n end;
        continue when v_from < 1 or v_from + n > v_end;
        select s.key into v_kind from private.search_phrases s
        where s.phrase = array_to_string(v_words[v_from : v_from + n], ' ') and s.sort = 'type'
        order by s.leads = v_leads desc, s.key limit 1;
        if found then
          return v_kind;
        end if;
      end loop;
    end loop;
    exit when v_end = cardinality(v_words);
    v_end := cardinality(v_words);
  end loop;
  return (select k.kind from private.search_kinds k join public.collections c on c.category = k.category where c.slug = p_collection order by k.kind limit 1);
end
$$;

-- Marks for what a product is (=dress, and the broader types) and its colours (#red), so that one index finds the red dresses.
create function private.search_marks(p_title text, p_collection text, p_colors text[]) returns tsvector
language plpgsql stable set search_path = ''
as $$
declare
  v_kind text := private.kind_of(p_title, p_collection);
begin
  return array_to_tsvector(array(
    select '=' || k from private.search_kinds s cross join lateral unnest(s.kind || s.broader) as k where s.kind = v_kind
    union
    select '#' || left(array_to_string(private.words(c), ' '), 40) from unnest(p_colors) as c where c <> ''));
end
$$;

-- How many letters differ: wrong, missing, extra, or two neighbours swapped.
create function private.letters_apart(p_a text, p_b text) returns int
language plpgsql immutable strict set search_path = ''
as $$
declare
  a text[] := string_to_array(left(p_a, 32), null);
  b text[] := string_to_array(left(p_b, 32), null);
  v_before int[];
  v_last int[] := array(select generate_series(0, cardinality(b)));
  v_row int[];
  v_cost int;
begin
  for i in 1..cardinality(a) loop
    v_row := array[i];
    for j in 1..cardinality(b) loop
      v_cost := least(v_last[j + 1] + 1, v_row[j] + 1, v_last[j] + (a[i] <> b[j])::int);
      if i > 1 and j > 1 and a[i] = b[j - 1] and a[i - 1] = b[j] then
        v_cost := least(v_cost, v_before[j - 1] + 1);
      end if;
      v_row := v_row || v_cost;
    end loop;
    v_before := v_last;
    v_last := v_row;
  end loop;
  return v_last[cardinality(b) + 1];
end
$$;

-- Whether a word was meant by another one that was typed: they begin alike, and one letter is missing, too many, swapped with its
-- neighbour, or near it by sound or on the keyboard; any one in a word of eight letters, two from nine on. Another letter makes another word, as
-- "mariée" and "marine".
create function private.is_slip(p_typed text, p_meant text) returns boolean
language plpgsql immutable strict set search_path = ''
as $$
declare
  v_apart int := private.letters_apart(p_typed, p_meant);
  v_at int[];
begin
  if left(p_typed, 1) <> left(p_meant, 1) then
    return length(p_typed) > 5 and v_apart = 1 and left(p_typed, 2) = reverse(left(p_meant, 2));
  end if;
  if length(p_typed) >= 8 then
    return v_apart <= 1 or v_apart = 2 and length(p_typed) >= 9 and abs(length(p_typed) - length(p_meant)) <= 1;
  end if;
  if v_apart <> 1 or length(p_typed) <> length(p_meant) then
    return v_apart <= 1;
  end if;
  v_at := array(select i from generate_series(1, length(p_typed)) as i where substr(p_typed, i, 1) <> substr(p_meant, i, 1));
  return cardinality(v_at) = 2 or exists (
    select from unnest('{aeiouy,ckqszx,bpfvw,dt,gj,mn,lr,تط,سص,ضدذظ,كق,هحخ,اعيو,ثت,جغ}'::text[]) as g (letters)
    where strpos(g.letters, substr(p_typed, v_at[1], 1)) > 0 and strpos(g.letters, substr(p_meant, v_at[1], 1)) > 0
    union all
    select from unnest('{qwertyuiop,asdfghjkl,zxcvbnm,azertyuiop,qsdfghjklm}'::text[]) as k (keys)
    where strpos(k.keys, substr(p_typed, v_at[1], 1) || substr(p_meant, v_at[1], 1)) > 0
      or strpos(k.keys, substr(p_meant, v_at[1], 1) || substr(p_typed, v_at[1], 1)) > 0);
end
$$;

-- An amount as people type it: `1,000`, `1 000`, `1.000,50`, `12,5`, `1.5k`. Three digits behind a single separator are thousands.
create function private.read_amount(p_text text) returns numeric
language sql immutable strict set search_path = ''
as $$
  select replace(case when t.digits ~ '^[0-9]{1,3}([.,][0-9]{3})+([.,][0-9]{1,2})?$'
    then regexp_replace(regexp_replace(t.digits, '[.,]([0-9]{1,2})$', 'd\1'), '[.,]', '', 'g')
    else translate(t.digits, ',.', 'dd') end, 'd', '.')::numeric
    * case when p_text ~ '[0-9] ?(k|mille|thousand|الف)$' then 1000 else 1 end
  from (select regexp_replace(p_text, '[^0-9.,]', '', 'g') as digits) t
$$;

-- The amount of a currency as it is typed after or before it ("dh", "€"), in the shop's own currency by its display rates; as
-- it is without a rate. A bare sign or "dirham" is the shop's own where several currencies share it.
create function private.in_shop_currency(p_amount numeric, p_sign text) returns numeric
language sql stable set search_path = ''
as $$
  select round(p_amount / case when c.code = s.currency then 1 else coalesce((s.currency_rates ->> c.code)::numeric, 1) end, 2)
  from public.shop_settings s
  cross join lateral (select case
    when p_sign ~ '^(\$|dollar|bucks|دولار)' then case when s.currency in ('CAD', 'AUD') then s.currency else 'USD' end
    when p_sign ~ '^usd' then 'USD' when p_sign ~ '^(€|eur|يورو)' then 'EUR' when p_sign ~ '^(£|pound|gbp|livre)' then 'GBP'
    when p_sign ~ '^mad' then 'MAD' when p_sign ~ '^(dh|dirham|drhm|درهم|دراهم)' then case when s.currency = 'AED' then 'AED' else 'MAD' end
    else s.currency end as code) c
$$;

-- The sizes in stock that fit an age in months: "5 y", "6-12 m", "5 ans". A single month fits what begins or ends with it.
create function private.age_sizes(p_low int, p_high int) returns text[]
language sql stable set search_path = ''
as $$
  with sizes as (
    select t.value, m[1]::int * f.months as low, coalesce(m[2]::int * f.months, m[1]::int * f.months) + f.months - 1 as high
    from public.facet_totals t
    cross join lateral regexp_match(private.fold(left(t.value, 40)), '^([0-9]{1,2})(?: ?[-/] ?([0-9]{1,2}))? ?([a-z\u0600-\u06ff]+)$') as m
    cross join lateral (select case when m[3] ~ '^(y|yrs?|years?|yo|ans?|سنوات|سنه|سنين|عام)$' then 12 when m[3] ~ '^(m|mo|mos|months?|mois|شهر|اشهر|شهور)$' then 1 end as months) f
    where t.facet = 'size' and not t.sale and t.n > 0 and f.months is not null
  )
  select coalesce(nullif(array(select distinct s.value from sizes s where s.low = p_low and s.high = p_high), '{}'),
    array(select distinct s.value from sizes s where case when p_low = p_high then s.low <= p_low and s.high >= p_low else s.low < p_high and s.high > p_low end))
$$;

-- The sizes in stock that are meant: the size itself, a range of numbers around it, or the age of a child.
create function private.stocked_sizes(p_asked text[]) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select distinct t.value from public.facet_totals t cross join unnest(p_asked) as a (size)
    where t.facet = 'size' and not t.sale and t.n > 0
      and (private.fold(left(t.value, 40)) in (a.size, a.size || ' y')
        or case when t.value ~ '^[0-9]{1,3}-[0-9]{1,3}$' and a.size ~ '^[0-9]{1,3}$'
           then a.size::int between split_part(t.value, '-', 1)::int and split_part(t.value, '-', 2)::int else false end))
$$;

-- ------------------------------------------------------------------ what a query says

-- A query as it was understood. All conditions hold at once; null or empty means that it does not matter.
create type private.search_query as (
  -- The product has all of these words, or, where no product has, any of them.
  words tsquery,
  any_word tsquery,
  -- It is of one of these types; `near` are shown where there is none.
  kinds text[],
  near text[],
  -- It comes in one of these colours.
  colors text[],
  color_words text[],
  department text,
  sizes text[],
  -- What is paid now, in the shop's currency; `is_below` leaves out `high` itself.
  low numeric,
  high numeric,
  is_below boolean,
  on_sale boolean,
  -- True when only words were typed that say nothing about a product.
  is_everything boolean,
  -- Words to highlight; the corrected text when a letter was wrong; the words that are left, for display.
  terms text[],
  corrected text,
  said text[],
  -- Words beside types and colours, as typed.
  free text[],
  -- It is of none of these types and colours.
  without tsquery,
  not_kinds text[],
  not_color_words text[],
  -- Other words that are not wanted, as typed: nothing is left out by them.
  not_words text[]
);

-- Typed text as a query. Bounded: 120 characters, 12 words.
-- p_literal: the words as they are, without types, colours, sizes, prices or correction.
create function private.read_query(p_text text, p_literal boolean default false) returns private.search_query
language plpgsql stable set search_path = '' set enable_seqscan = off set client_min_messages = warning
as $$
declare
  q private.search_query;
  v_text text := ' ' || private.fold(left(p_text, 120)) || ' ';
  v_number constant text := '((?:[0-9]{1,3}(?:[ .,''][0-9]{3})+(?:[.,][0-9]{1,2})?|[0-9]{1,6}(?:[.,][0-9]{1,2})?)(?: ?(?:k|mille|thousand|الف)(?![a-z]))?)';
  v_sign constant text := '(dollars?|usd|bucks|euros?|eur|pounds?|gbp|livres?|dirhams?|drhm|dhs?|mad|درهم|دراهم|دولارات|دولار|يورو|[$€£])';
  v_money constant text := '(?:[$€£] ?)?' || v_number || '(?: ?' || v_sign || ')?';
  v_years constant text := '(?:years?|yrs?|yo|y|ans?|سنوات|سنه|سنين|اعوام|عام|snin|sna|3am)';
  v_months constant text := '(?:months?|mos?|mois|m|اشهر|شهور|شهر|chhour|chhor|chher)';
  v_age constant text := '(?:(from|over|above|a partir de|des|plus de|ابتداء من|من|اكثر من|under|up to|below|moins de|jusqu''?a|اقل من|حتي) (?:age |l''age de )?)?'
    || '(?:(?:aged?|ages|between|entre|de|d''|بين|عمر|لعمر|3mr) )?([0-9]{1,2}) ?(?:(?:-|/|to|and|a|et|الي|و|l|tal) ?([0-9]{1,2}) ?)?-?';
  -- People, behind whom "over 50" is an age.
  v_person constant text := '(?:wom[ae]ns?|mens?|man|lad(?:y|ies)|gentlem[ae]n|guys?|females?|males?|girls?|boys?|kids?|child(?:ren)?|people|persons?|adults?|seniors?|everyone|someone|anyone|those|mums?|moms?|mothers?|dads?|fathers?'
    || '|grand(?:ma|mother|pa|father)s?|femmes?|hommes?|dames?|messieurs|filles?|garcons?|enfants?|personnes?|gens|adultes?|ceux|celles|mamans?|mamies?|papas?|papys?'
    || '|(?:لل|ال|ل)?(?:نساء|سيدات|رجال|بنات|اولاد|اطفال|نسائي|رجالي|مراه|امراه|سيده|اشخاص|ناس|كبار)|nsa|3yalat|l3yalat|rjal|mra|rajel|wlad|bnat|nass?)';
  v_over constant text := '(?:over|above|older than|more than|past|plus de|de plus de|agee?s? de plus de|au dessus de|فوق|اكثر من|kter m[ne]n?|ktar m[ne]n?|fo9)';
  v_unit text;
  v_months_each int;
  v_sign_typed text;
  v_pattern text;
  v_near_word text;
  v_corrected text[] := '{}';
  v_match text[];
  v_tokens text[] := '{}';
  v_numbers text[] := '{}';
  v_free text[] := '{}';
  v_asked text[] := '{}';
  v_kind_tokens text[] := '{}';
  v_word text;
  v_is_known boolean;
  v_languages regconfig[];
  v_kind text;
  v_phrase record;
  v_leading boolean := false;
  -- Whether a word as "with" was said, behind which no other type is meant.
  v_beside boolean := false;
  v_near text[];
  v_group tsquery;
  v_and boolean := false;
  v_low numeric;
  v_high numeric;
  v_not_words constant text[] := '{not,nor,without,except,sans,sauf,hors,pas,ni,بدون,بلا,دون,غير,ليس}';
  -- Whether the word that comes is not wanted: 'next' behind such a word, 'same' behind a free word that it left out, 'done'
  -- behind anything else that it left out, where only "or" goes on.
  v_not text;
  v_not_kinds text[] := '{}';
  v_not_colors private.search_query;
  v_skip int := 0;
  v_fillers int := 0;
begin
  q.kinds := '{}'; q.near := '{}'; q.colors := '{}'; q.color_words := '{}'; q.sizes := '{}'; q.terms := '{}'; q.said := '{}'; q.free := '{}'; q.not_words := '{}';
  q.on_sale := false; q.is_below := false; q.is_everything := false;

  if not p_literal then
    v_text := regexp_replace(translate(replace(replace(v_text, '≤', '<='), '≥', '>='), '–—−', '---'), ' ?([<>]=?|=[<>]) ?', ' \1 ', 'g');
    -- Ages and named sizes first, so that their numbers are no prices.
    v_pattern := '( ' || v_person || ') (?:(?:who are|that are|aged?) )?' || v_over
      || ' (?:the age of |age )?([0-9]{1,2})s?(?: ?(?:' || v_years || '))?(?: ?-?olds?)?(?= )(?! ?(?:[$€£]|' || v_sign || ' ))(?! ?(?:k|mille|thousand|-|to|a|et|and) ?[$€£0-9])';
    v_match := regexp_match(v_text, v_pattern);
    if v_match is not null then
      if v_match[2]::int <= 14 and v_match[1] ~ '(girl|boy|kid|child|fille|garcon|enfant|بنات|اولاد|اطفال|wlad|bnat)' then
        q.sizes := q.sizes || private.age_sizes(v_match[2]::int * 12, 1200);
      end if;
      v_text := regexp_replace(v_text, v_pattern, '\1 ');
    end if;
    v_text := regexp_replace(v_text, '( ' || v_person || ') ([2-9][0-9]) ?(?:\+|et plus|and (?:over|above|up))(?= )', '\1 ');
    v_text := regexp_replace(v_text, ' (?:the )?over[ -]?([3-9]0)''?s(?= )', ' ');
    foreach v_unit in array array[v_years, v_months] loop
      v_months_each := case when v_unit = v_years then 12 else 1 end;
      v_pattern := ' ' || v_age || ' ?' || v_unit || '(?:\+|et plus| and up)?(?: ?-?olds?)?(?= )';
      for v_match in select regexp_matches(v_text, v_pattern, 'g') loop
        -- Clothes for grown-ups have no age.
        continue when v_months_each = 12 and v_match[2]::int > 18;
        q.sizes := q.sizes || coalesce(nullif(private.age_sizes(
          case when v_match[1] ~ '^(under|up|below|moins|jusqu|اقل|حتي)' and v_match[3] is null then 0 else v_match[2]::int * v_months_each end,
          case when v_match[3] is null and v_match[1] ~ '^(from|over|above|a partir|des|plus|ابتداء|من|اكثر)' then 1200
            else coalesce(v_match[3], v_match[2])::int * v_months_each + case when v_months_each = 12 then 11 else 0 end end), '{}'),
          array[v_match[2]::int || case when v_months_each = 12 then ' y' else ' m' end]);
      end loop;
      v_text := regexp_replace(v_text, v_pattern, ' ', 'g');
    end loop;
    v_pattern := ' (?:aged?|ages|عمر|3mr) ([0-9]{1,2})(?= )';
    for v_match in select regexp_matches(v_text, v_pattern, 'g') loop
      q.sizes := q.sizes || private.age_sizes(v_match[1]::int * 12, v_match[1]::int * 12 + 11);
    end loop;
    v_text := regexp_replace(v_text, v_pattern, ' ', 'g');
    v_pattern := ' (?:sizes?|tailles?|pointures?|مقاس|قياس|نمره|qyas|9yas|numero|nemra) (extra small|extra large|small|medium|large|x{0,6}[sl]|[2-6]x[sl]|m|[0-9]{1,3}[a-d]?)(?: ?eu| ?fr)?(?= )';
    for v_match in select regexp_matches(v_text, v_pattern, 'g') loop
      v_asked := v_asked || case v_match[1] when 'extra small' then 'xs' when 'extra large' then 'xl' when 'small' then 's'
        when 'medium' then 'm' when 'large' then 'l' else v_match[1] end;
    end loop;
    v_text := regexp_replace(v_text, v_pattern, ' ', 'g');
    v_pattern := ' (?:en )?(?:taille unique|one size(?: fits (?:all|most))?|onesize|(?:مقاس|قياس) (?:واحد|موحد))(?= )';
    if v_text ~ v_pattern then
      v_asked := v_asked || 'one size'::text;
      v_text := regexp_replace(v_text, v_pattern, ' ');
    end if;
    for v_match in select regexp_matches(v_text, ' (x{1,6}[sl]|[2-6]x[sl])(?= )', 'g') loop
      v_asked := v_asked || v_match[1];
    end loop;
    v_text := regexp_replace(v_text, ' (x{1,6}[sl]|[2-6]x[sl])(?= )', ' ', 'g');
    -- How much is in it is a size, too.
    for v_match in select regexp_matches(v_text, ' ([0-9]{1,4}(?:[.,][0-9]{1,2})?) ?(ml|cl|g|gr|kg|cm|مل|غرام)(?= )', 'g') loop
      v_asked := v_asked || (replace(v_match[1], ',', '.') || ' ' || case v_match[2] when 'gr' then 'g' when 'غرام' then 'g' when 'مل' then 'ml' else v_match[2] end);
    end loop;
    v_text := regexp_replace(v_text, ' [0-9]{1,4}(?:[.,][0-9]{1,2})? ?(?:ml|cl|g|gr|kg|cm|مل|غرام)(?= )', ' ', 'g');
    if v_text ~ ' -?[0-9]{1,2} ?% ?(off|de reduction|reduction|de remise|remise|rabais|promo|خصم|تخفيض) | -[0-9]{1,2} ?% ' then
      q.on_sale := true;
      v_text := regexp_replace(v_text, ' -?[0-9]{1,2} ?%(?: ?(?:off|de reduction|reduction|de remise|remise|rabais|promo|خصم|تخفيض))?(?= )', ' ', 'g');
    end if;
    -- Two plain numbers beside other words are the ends of a price, unless they are sizes, as ages, near each other or by the
    -- catalogue, measures, or a product is called so.
    v_pattern := '(?<! (?:spf|fps|upf|uv|no|n°)) ([1-9][0-9]{0,5}(?:[.,][0-9]{1,2})?) ?- ?([1-9][0-9]{0,5}(?:[.,][0-9]{1,2})?)(?= )'
      || '(?! (?:%|mm|cm|ml|cl|g|gr|kg|oz|inch(?:es)?|den|deniers?|pcs|pieces?|packs?) )';
    v_match := regexp_match(v_text, v_pattern);
    if v_match is not null and v_text !~ ('^' || v_pattern || ' $') then
      v_low := private.read_amount(v_match[1]);
      v_high := private.read_amount(v_match[2]);
      if v_high - v_low >= 5
        and not (v_high <= 18 and v_text ~ ' (?:girl|boy|kid|child|teen|bab(?:y|ies) |bebe|toddler|fille|garcon|enfant|(?:لل|ال)?(?:بنات|اولاد|اطفال|طفل)|wlad|bnat)')
        and not (private.stocked_sizes(v_match[1:1]) <> '{}' and private.stocked_sizes(v_match[2:2]) <> '{}')
        and private.stocked_sizes(array[v_match[1] || '-' || v_match[2], v_match[1] || '-' || v_match[2] || ' m']) = '{}'
        and not exists (select from public.products p
          where p.search @@ to_tsquery('pg_catalog.simple', format('%L:A <-> %L:A', v_match[1], v_match[2])) and p.status = 'live') then
        v_text := regexp_replace(v_text, v_pattern, ' between \1 and \2');
      end if;
    end if;
    -- "50+" is a least, unless it is an age: a small number alone, as on a toy, or one of people.
    v_pattern := '(?<! (?:spf|fps|upf|uv|for|pour|sizes?|tailles?|pointures?|مقاس|قياس|نمره))( ' || v_money || ')\+(?= )(?! ' || v_person || ' )';
    v_match := regexp_match(v_text, v_pattern);
    if v_match is not null and (v_match[1] ~ '[^0-9 ]' or private.read_amount(v_match[2]) >= 15) then
      v_text := regexp_replace(v_text, v_pattern, '\1 and up');
    end if;
    -- The price in plain words: a range, a most, a least, or a price by its sign.
    foreach v_pattern in array array[
      ' (?:between|from|entre|de|بين|ما بين|من|bin|mabin|men) ' || v_money || ' ?(?:and|to|et|a|و|الي|حتي|l|w|-) ?' || v_money || '(?= )',
      ' [$€£] ?' || v_number || '() ?(?:to|a|الي|-) ?' || v_money || '(?= )',
      ' ' || v_number || '(?: ?' || v_sign || ')? ?(?:to|a|et|الي|حتي|-) ?[$€£]? ?' || v_number || ' ?' || v_sign || '(?= )',
      ' ' || v_number || ' ?' || v_sign || ' ?(?:to|a|الي|حتي|-) ?' || v_number || '()(?= )',
      ' >=? ?' || v_money || ' (?:and |et )?<=? ?' || v_money || '(?= )'] loop
      v_match := regexp_match(v_text, v_pattern);
      if v_match is not null then
        v_sign_typed := coalesce(nullif(v_match[4], ''), nullif(v_match[2], ''), substring(v_text from '[$€£]'));
        q.low := private.in_shop_currency(least(private.read_amount(v_match[1]), private.read_amount(v_match[3])), v_sign_typed);
        q.high := private.in_shop_currency(greatest(private.read_amount(v_match[1]), private.read_amount(v_match[3])), v_sign_typed);
        v_text := regexp_replace(v_text, v_pattern, ' ');
        exit;
      end if;
    end loop;
    v_pattern := ' (<=|=<|<|under|below|bellow|less th[ae]n|lower than|cheaper than|not over|a moins de|moins de|moins que|moins cher que|en dessous de|au dessous de|sous|inferieure?s? a|اقل من|ارخص من|تحت|دون|a9al m[ne]n?|aqal m[ne]n?|ta7t|taht'
      || '|up ?-?to|at most|no more than|not more than|maximum|max|maximal|budget(?: de| of)?|within|jusqu ?''?a|au plus|au maximum|pas plus de|ne depassant pas|حتي|بحد اقصي|hetta|7tta)(?: de| of)?[.:]? ?' || v_money || '(?= )';
    v_match := regexp_match(v_text, v_pattern);
    if v_match is not null then
      q.high := private.in_shop_currency(private.read_amount(v_match[2]), coalesce(v_match[3], substring(v_text from '[$€£]')));
      q.is_below := v_match[1] !~ '^(<=|=<|up|at|no|max|budget|with|jusqu|au |pas|ne |حتي|بحد|hetta|7tta)' or v_match[1] ~ '^au dessous';
      v_text := regexp_replace(v_text, v_pattern, ' ');
    end if;
    v_pattern := ' (?:>=|=>|>|over|above|more than|not under|at least|minimum|min|minimal|from|starting (?:at|from)|plus de|plus que|superieure?s? a|au dessus de|a partir de|au moins|au minimum|اكثر من|فوق|ابتداء من'
      || '|kter m[ne]n?|ktar m[ne]n?|fo9)(?: de| of)?[.:]? ?' || v_money || '(?= )';
    v_match := regexp_match(v_text, v_pattern);
    if v_match is not null then
      q.low := private.in_shop_currency(private.read_amount(v_match[1]), coalesce(v_match[2], substring(v_text from '[$€£]')));
      v_text := regexp_replace(v_text, v_pattern, ' ');
    end if;
    -- The word behind the amount: "20 max", "50 and up".
    v_pattern := ' ' || v_money || ' ?(max\.?|maximum|au maximum|au plus|at most|tops|ou moins|et moins|or less|or under|or below|and under|and below|and less|او اقل|كحد اقصي|min\.?|minimum|au minimum|ou plus|et plus|or more|or above|and up|and over|and above|and more|او اكثر)(?= )';
    v_match := regexp_match(v_text, v_pattern);
    if v_match is not null then
      if v_match[3] ~ '^(min|au min|ou plus|et plus|or more|or above|and up|and over|and above|and more|او اكثر)' then
        q.low := coalesce(q.low, private.in_shop_currency(private.read_amount(v_match[1]), coalesce(v_match[2], substring(v_text from '[$€£]'))));
      else
        q.high := coalesce(q.high, private.in_shop_currency(private.read_amount(v_match[1]), coalesce(v_match[2], substring(v_text from '[$€£]'))));
      end if;
      v_text := regexp_replace(v_text, v_pattern, ' ');
    end if;
    foreach v_pattern in array array[' (?:- ?)?([$€£]) ?' || v_number || '(?= )', ' (?:- ?)?' || v_number || ' ?' || v_sign || '(?= )'] loop
      v_match := regexp_match(v_text, v_pattern);
      if v_match is not null and q.low is null and q.high is null then
        q.high := private.in_shop_currency(private.read_amount(case when v_match[1] ~ '[0-9]' then v_match[1] else v_match[2] end),
          case when v_match[1] ~ '[0-9]' then v_match[2] else v_match[1] end);
        v_text := regexp_replace(v_text, v_pattern, ' ');
      end if;
    end loop;
    v_pattern := ' (?:on sale|sales?|discounted|reduced|discount|offers?|en solde|en promo|en promotion|soldes?|promos?|promotions?|remises?|تخفيضات|تخفيض|خصومات|خصم|عروض|تنزيلات|بروموسيون|solde)(?= )';
    if v_text ~ v_pattern then
      q.on_sale := true;
      v_text := regexp_replace(v_text, v_pattern, ' ', 'g');
    end if;
    -- A hyphen before a word alone leaves it out.
    v_text := regexp_replace(v_text, '(^|[^ ]{3}) -(?=[^-0-9 $€£.,]{2})', '\1 not ', 'g');
    -- "women's" is one word, and "&" joins two types.
    v_text := regexp_replace(regexp_replace(v_text, '([a-z])''s?(?= )', '\1s', 'g'), '[&,+]', ' and ', 'g');
  end if;

  -- Words with a wrong letter are replaced by the nearest known ones.
  foreach v_word in array (private.words(v_text))[1:24] loop
    continue when v_word = '' or length(v_word) > 24 or cardinality(v_tokens) >= 12;
    -- "To" and "and" are written together with a word in Arabic, "to" and "the" in Moroccan.
    if not p_literal and v_word <> all (v_not_words) and (v_word ~ '^[لبوف][ء-ي]{2}' or v_word ~ '^l[a-z]{3}')
      and not exists (select 1 from private.search_phrases s where s.phrase = v_word)
      and exists (select 1 from private.search_phrases s where s.phrase = substr(v_word, 2) and (s.sort in ('type', 'department', 'color') or v_word ~ '^[^l].{3}'))
      and not (v_word ~ '^l' and exists (select 1 from private.search_words w where w.word = v_word)) then
      v_word := substr(v_word, 2);
    end if;
    if not p_literal and length(v_word) >= 4 and v_word !~ '[0-9]' and v_word <> all (v_not_words)
      and not exists (select 1 from private.search_words w where w.word like v_word || '%')
      and not exists (select 1 from private.search_synonyms s where s.word = v_word)
      and not exists (select 1 from public.products p where p.search @@ to_tsquery('pg_catalog.english', quote_literal(v_word) || ':*') and p.status = 'live')
    then
      -- Never to a word that says for whom it is, or nothing at all.
      select n.word into v_near_word from (
        select c.word, private.letters_apart(v_word, c.word) as apart from (
          select s.word from private.search_spellings s where s.spelling in (select private.spellings(v_word))
            and left(s.word, 1) in (left(v_word, 1), substr(v_word, 2, 1))
            and not exists (select 1 from private.search_phrases o where o.phrase = s.word and o.sort in ('department', 'ignored'))
          group by s.word
          order by left(s.word, 1) = left(v_word, 1) desc, abs(length(s.word) - length(v_word)), s.word limit 24
        ) c
      ) n
      where private.is_slip(v_word, n.word)
      order by n.apart, left(n.word, 1) = left(v_word, 1) desc, exists (select from private.search_phrases p where p.phrase = n.word and p.sort in ('type', 'color')) desc, n.word
      limit 1;
      if v_near_word is not null then
        v_word := v_near_word;
        v_corrected := v_corrected || v_word;
        q.corrected := '';
      end if;
    end if;
    v_tokens := v_tokens || v_word;
  end loop;

  -- Words match in every language in which products have texts.
  v_languages := array(
    select distinct private.search_language(l.language)
    from public.shop_settings s cross join unnest(s.text_language || s.languages) as l (language)
    where l.language = s.text_language or exists (select from public.product_translations t where t.language = l.language));
  v_not_colors.colors := '{}'; v_not_colors.color_words := '{}';
  for i in 1..cardinality(v_tokens) loop
    if v_skip > 0 then
      v_skip := v_skip - 1;
      continue;
    end if;
    v_word := v_tokens[i];
    if v_word in ('and', 'or', 'et', 'ou', 'و', 'او', 'w') then
      v_and := true;
      v_not := case when v_word in ('or', 'ou', 'او') and v_not is not null then 'next' end;
      q.said := q.said || v_word;
      continue;
    end if;
    if not p_literal then
      -- The longest known words that begin here. A word of two types is the one of a language in which the type comes first
      -- where it stands first. Of several types the last one counts, unless "and" joins them.
      v_phrase := null;
      for n in reverse 2..0 loop
        select s.sort, s.key, s.synonym_id into v_phrase from private.search_phrases s
        where i + n <= cardinality(v_tokens) and s.phrase = array_to_string(v_tokens[i : i + n], ' ')
        order by case when n = 0 and s.sort = 'color' and (i < cardinality(v_tokens) or q.kinds <> '{}') then 0
            when s.sort = 'type' then 1 when s.sort = 'color' then 2 when s.sort = 'department' then 3 when s.sort = 'word' then 4 else 5 end,
          s.leads = (q.kinds = '{}' and cardinality(q.said) = 0) desc, s.key limit 1;
        if found then
          v_skip := n;
          exit;
        end if;
      end loop;
      -- A word behind "not" is never looked for. Products of such a colour or type are left out; any other word is only left out
      -- of the search. "Forget-me-not" is a flower, and "sans manches" is what products are called.
      if v_word = any (v_not_words) and v_skip = 0 and i < cardinality(v_tokens) and not (i > 1 and v_tokens[i - 1] = 'me')
        and not exists (
          select from unnest(v_languages) as l (language) join public.products p
            on p.search @@ to_tsquery(l.language, quote_literal(v_word) || ' <-> ' || quote_literal(v_tokens[i + 1])) and p.status = 'live'
          where numnode(to_tsquery(l.language, quote_literal(v_word))) > 0) then
        v_not := 'next';
        q.said := q.said || v_word;
        continue;
      end if;
      if v_not = 'next' and v_phrase.sort is distinct from 'ignored' or v_not = 'same' and v_word !~ '^[0-9]'
        and coalesce(v_phrase.sort, 'word') in ('word', 'color') then
        if v_phrase.sort = 'type' then
          v_not_kinds := v_not_kinds || v_phrase.key;
        elsif v_phrase.sort = 'color' then
          v_not_colors.colors := v_not_colors.colors || coalesce((select c.colors from private.search_colors c where c.word = v_phrase.key), '{}');
          v_not_colors.color_words := v_not_colors.color_words || v_phrase.key;
        elsif v_phrase.sort is null and exists (
          select from unnest(v_languages) as l (language) where numnode(to_tsquery(l.language, quote_literal(v_word))) = 0) then
          -- "Not in red": a word that says nothing changes nothing.
          q.said := q.said || v_word;
          continue;
        elsif v_not = 'same' then
          q.not_words[cardinality(q.not_words)] := q.not_words[cardinality(q.not_words)] || ' ' || v_word;
        else
          q.not_words := q.not_words || array_to_string(v_tokens[i : i + v_skip], ' ');
        end if;
        v_not := case when v_phrase.sort in ('type', 'color', 'department') then 'done' else 'same' end;
        q.said := q.said || v_tokens[i : i + v_skip];
        continue;
      elsif v_not <> 'next' then
        v_not := null;
      end if;
      if v_phrase.sort = 'type' then
        v_kind := v_phrase.key;
        if q.kinds <> '{}' and not v_and and (v_leading or v_beside) then
          -- "Sac cuir", "shorts en jean": the type was said first.
          v_free := v_free || v_tokens[i : i + v_skip];
          q.said := q.said || v_tokens[i : i + v_skip];
          continue;
        end if;
        if q.kinds <> '{}' and not v_and then
          v_free := v_free || v_kind_tokens;
          q.kinds := '{}';
        end if;
        q.kinds := q.kinds || v_kind;
        v_kind_tokens := v_tokens[i : i + v_skip];
        v_leading := exists (select from private.search_phrases s where s.phrase = array_to_string(v_kind_tokens, ' ') and s.key = v_kind and s.leads);
        q.said := q.said || v_kind_tokens;
        q.terms := q.terms || v_kind_tokens;
        continue;
      elsif v_phrase.sort = 'color' then
        q.colors := q.colors || coalesce((select c.colors from private.search_colors c where c.word = v_phrase.key), '{}');
        q.color_words := q.color_words || v_phrase.key;
        q.terms := q.terms || v_phrase.key || v_tokens[i : i + v_skip];
        q.said := q.said || v_tokens[i : i + v_skip];
        continue;
      elsif v_phrase.sort = 'department' then
        q.department := v_phrase.key;
        q.said := q.said || v_tokens[i : i + v_skip];
        continue;
      elsif v_phrase.sort = 'ignored' then
        v_fillers := v_fillers + 1;
        v_beside := v_beside or v_word in ('en', 'avec');
        continue;
      end if;
      if v_phrase.sort = 'word' and v_skip > 0 then
        v_free := v_free || array_to_string(v_tokens[i : i + v_skip], ' ');
        q.said := q.said || v_tokens[i : i + v_skip];
        continue;
      end if;
      v_skip := 0;
      v_beside := v_beside or v_word in ('in', 'with');
      if v_word ~ '^[0-9]{2}$' then
        v_numbers := v_numbers || v_word;
        continue;
      end if;
    end if;
    v_free := v_free || v_word;
    q.said := q.said || v_word;
  end loop;

  v_group := nullif((select string_agg(format('''=%s''', k), ' | ') from unnest(v_not_kinds) as k), '')::tsquery;
  if v_not_colors.color_words <> '{}' then
    q.without := private.color_query(v_not_colors);
  end if;
  q.without := coalesce(q.without || v_group, v_group, q.without);
  q.not_kinds := v_not_kinds;
  q.not_color_words := v_not_colors.color_words;

  -- A number beside shoes is a size.
  if v_numbers <> '{}' then
    if exists (select from private.search_kinds k where k.kind = any (q.kinds) and ('shoe' = any (k.broader) or k.kind in ('shoe', 'socks'))) then
      v_asked := v_asked || v_numbers;
    else
      v_free := v_free || v_numbers;
      q.said := q.said || v_numbers;
    end if;
  end if;
  if v_asked <> '{}' then
    -- The other spelling of many letters counts as well: XXL is 2XL.
    q.sizes := q.sizes || private.stocked_sizes(v_asked || array(
      select case when a.size ~ '^[2-6]' then repeat('x', left(a.size, 1)::int) || right(a.size, 1) else length(a.size) - 1 || right(a.size, 2) end
      from unnest(v_asked) as a (size) where a.size ~ '^([2-6]|x+)x[sl]$'));
    -- A size that the shop does not have counts as missing.
    if q.sizes = '{}' and q.kinds <> '{}' then
      q.sizes := v_asked;
    end if;
  end if;
  -- A gift for a baby is none of those for grown-ups.
  if q.department is null and exists (select from private.search_kinds k where k.kind = any (q.kinds) and k.stands_for_kids <> '{}')
    and (v_free && '{toddler,toddlers,teen,teens,teenager,teenagers,babies,infants}'
      or exists (select from private.search_phrases w join private.search_phrases b using (synonym_id)
        where w.phrase = any (v_free) and w.sort = 'word' and b.phrase = 'baby')) then
    q.department := (select d.slug from public.departments d where d.age_group <> 'adult' order by d.position, d.id limit 1);
  end if;
  q.kinds := array(select distinct k from unnest(q.kinds) as o (kind) cross join lateral unnest(coalesce(
    (select nullif(case when q.department in (select d.slug from public.departments d where d.age_group <> 'adult') and k.stands_for_kids <> '{}' then k.stands_for_kids else k.stands_for end, '{}')
     from private.search_kinds k where k.kind = o.kind), array[o.kind])) as k);
  if q.kinds <> '{}' then
    -- What titles and collections call the types, so that "tshirt" marks the tees.
    q.terms := q.terms || array(select t from private.search_kinds k cross join unnest(array[k.kind, k.category]) as t where k.kind = any (q.kinds) and t is not null);
    q.near := array(select distinct n from private.search_kinds k cross join unnest(k.near) as n where k.kind = any (q.kinds));
  end if;

  foreach v_word in array v_free loop
    -- What it means as well: words of the software's own list, and the others of its row.
    v_near := case when p_literal then null else (select nullif(array_agg(distinct m.word), '{}') from (
      select unnest(s.means) as word from private.search_synonyms s where s.word = v_word
      union all
      select o.phrase from private.search_phrases w join private.search_phrases o using (synonym_id)
      where w.phrase = v_word and w.sort = 'word' and o.phrase <> v_word and o.phrase !~ ' ') m) end;
    -- Known words match exactly, because prefix matches cost the index far more.
    v_is_known := exists (select 1 from private.search_words w where w.word = v_word);
    v_group := (
      select string_agg(distinct '(' || t.query || ')', ' | ')::tsquery
      from unnest(v_languages) as l (language) cross join lateral (
        select nullif(to_tsquery(l.language, quote_literal(v_word) || case when v_is_known then '' else ':*' end
          || coalesce(' | ' || nullif(array_to_string(v_near, ' | '), ''), ''))::text, '') as query) t);
    -- A word that says nothing in one of the languages is none to look for in the others.
    continue when v_group is null or coalesce(v_near, '{}') = '{}' and exists (
      select from unnest(v_languages) as l (language) where numnode(to_tsquery(l.language, quote_literal(v_word))) = 0);
    -- What a colour is called in another language finds its products as well.
    if not p_literal then
      select coalesce(v_group || nullif(string_agg(format('''#%s''', o.mark), ' | '), '')::tsquery, v_group) into v_group
      from (
        select left(array_to_string(private.words(w.name), ' '), 40) as mark from public.option_words w where w.words @> array[v_word] limit 6
      ) o where o.mark <> '';
    end if;
    -- The beginning of a type finds the type as well.
    if not p_literal and length(v_word) >= 3 and not v_is_known then
      select coalesce(v_group || nullif(string_agg(format('''=%s''', k.kind), ' | '), '')::tsquery, v_group) into v_group
      from (select distinct s.key as kind from private.search_phrases s where s.sort = 'type' and s.phrase like v_word || '%' order by 1 limit 6) k;
    end if;
    q.free := q.free || v_word;
    q.terms := q.terms || v_word || coalesce(v_near, '{}');
    q.words := case when q.words is null then v_group else q.words && v_group end;
    q.any_word := case when q.any_word is null then v_group else q.any_word || v_group end;
  end loop;

  if q.corrected is not null then
    q.corrected := array_to_string(array(
      -- The beginning of a word is completed, unless it is a word itself.
      select coalesce((select w.word from private.search_words w
        where w.word like t.word || '%' and length(t.word) >= 4 and t.word <> all (v_corrected)
          and not exists (select 1 from private.search_words o where o.word = t.word)
        order by length(w.word), w.word limit 1), t.word)
      from unnest(q.said) with ordinality as t (word, n) order by t.n), ' ');
  end if;
  q.is_everything := v_fillers > 0 and cardinality(q.said) = 0;
  return q;
end
$$;

-- A colour matches the colours of a product, in any language, or its title ("Gold Hoops").
create function private.color_query(q private.search_query) returns tsquery
language sql stable set search_path = ''
as $$
  select string_agg(t.part, ' | ')::tsquery from (
    select format('''#%s''', array_to_string(private.words(c), ' ')) as part from unnest((q).colors) as c
    union
    select format('''#%s''', s.phrase) from private.search_phrases s where s.sort = 'color' and s.key = any ((q).color_words)
    union
    select to_tsquery('pg_catalog.english', s.phrase || ':A')::text
    from private.search_phrases s where s.sort = 'color' and s.key = any ((q).color_words) and s.phrase !~ ' '
  ) t where t.part <> ''
$$;

-- The products that a query finds, best match first, at most p_most; among p_ids if given.
create function private.found(q private.search_query, p_ids uuid[], p_most int) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  v_query tsquery;
  v_ids uuid[];
begin
  v_query := nullif((select string_agg(format('''=%s''', k), ' | ') from unnest(q.kinds) as k), '')::tsquery;
  if q.color_words <> '{}' then
    v_query := coalesce(v_query && private.color_query(q), private.color_query(q));
  end if;
  if q.words is not null then
    v_query := coalesce(v_query && q.words, q.words);
  end if;
  execute format($sql$
    select coalesce(array_agg(r.id order by r.is_for_kids, r.rank desc, r.exact desc, r.quantity > 0 desc, r.prominence desc, r.review_count desc, r.id), '{}')
    from (
      select f.id, f.prominence, f.review_count, f.quantity, %1$s as rank, f.colors && $7 as exact, f.collection_slug = any ($10) as is_for_kids
      from (
        select p.id, p.prominence, p.review_count, p.quantity, p.colors, p.collection_slug, p.search
        from public.products p %2$s
        where p.status = 'live' %3$s
        limit $1
      ) f
    ) r $sql$,
    case when q.words is null then '0' else 'ts_rank(f.search, $8)' end,
    case when q.low is not null or q.high is not null or q.on_sale
      then 'left join private.active_deal_prices() d on d.product_id = p.id' else '' end,
    concat_ws(' ', '',
      case when v_query is not null then 'and p.search @@ $2' end,
      case when q.department is not null then 'and p.collection_slug in (select c.slug from public.collections c where c.department = $3)' end,
      case when q.sizes <> '{}' then 'and p.sizes_left && $4' end,
      case when q.low is not null then 'and least(p.price, d.price) >= $5' end,
      case when q.high is not null then format('and least(p.price, d.price) %s $6', case when q.is_below then '<' else '<=' end) end,
      case when q.on_sale then 'and (p.discount > 0 or d.product_id is not null)' end,
      case when p_ids is not null then 'and p.id = any ($9)' end,
      case when q.without is not null then 'and not p.search @@ $11' end))
  into v_ids
  using p_most, v_query, q.department, q.sizes, q.low, q.high,
    array(select initcap(c) from unnest(q.color_words) as c), q.words, p_ids,
    -- Without a department, products for children come last: their titles say so where it matters.
    case when q.department is null and q.words is null then array(
      select c.slug from public.collections c join public.departments d on d.slug = c.department where d.age_group <> 'adult') else '{}' end,
    q.without;
  return v_ids;
end
$$;

-- As `found`, and where nothing has all that was asked for, with one condition less after the other: types that are near
-- (a department without jackets has hoodies), or without the department that has none of them; then without the other words,
-- the sizes or prices, the colours. `department` is the one that is left; `understood` tells what is shown, and whether it is
-- all that was asked for.
create function private.search(q private.search_query, p_ids uuid[], out ids uuid[], out department text, out understood jsonb)
language plpgsql stable set search_path = ''
as $$
declare
  v_is_near boolean := false;
  v_is_less boolean := false;
  v_alone private.search_query;
  v_most int := case when q.words is null and q.kinds = '{}' and q.color_words = '{}' then 7000 else private.most_found() end;
begin
  ids := private.found(q, p_ids, v_most);
  -- Words that stand in descriptions alone say little: a trench coat "for umbrellas" is no umbrella.
  if ids <> '{}' and q.words is not null and q.kinds = '{}' then
    v_is_less := (select ts_rank('{0,0,1,1}', p.search, q.words) = 0 from public.products p where p.id = ids[1]);
  end if;
  if ids = '{}' and q.kinds <> '{}' and (q.near <> '{}' or q.department is not null) then
    v_alone.kinds := q.kinds;
    v_alone.department := q.department;
    if private.found(v_alone, p_ids, 1) = '{}' then
      v_alone.kinds := q.near;
      if q.near <> '{}' and private.found(v_alone, p_ids, 1) <> '{}' then
        q.kinds := q.near;
        v_is_near := true;
      elsif q.department is not null then
        -- The department has nothing of the kind: the type counts.
        q.department := null;
        v_is_less := true;
        v_alone.kinds := q.kinds;
        v_alone.department := null;
        if q.near <> '{}' and private.found(v_alone, p_ids, 1) = '{}' then
          q.kinds := q.near;
        end if;
      end if;
      ids := private.found(q, p_ids, v_most);
    end if;
  end if;
  if ids = '{}' and q.words is not null then
    v_is_less := true;
    -- Before the words, a size that nothing has.
    v_alone := q;
    v_alone.sizes := '{}';
    if q.sizes <> '{}' and private.found(v_alone, p_ids, 1) <> '{}' then
      q.sizes := '{}';
    else
      v_alone := q;
      q.words := case when q.kinds = '{}' and q.color_words = '{}' then q.any_word end;
      if q.words is not null and q.department is not null and private.found(q, p_ids, 1) = '{}' then
        q := v_alone;
        q.department := null;
        if private.found(q, p_ids, 1) = '{}' then
          q.words := q.any_word;
        end if;
      end if;
    end if;
    ids := private.found(q, p_ids, v_most);
  end if;
  -- A size that there is not leaves the price, and a price the size.
  for v_round in 1..3 loop
    exit when ids <> '{}' or q.kinds = '{}' and q.color_words = '{}' and q.words is null;
    v_alone := q;
    if v_round in (1, 3) then
      continue when q.sizes = '{}';
      v_alone.sizes := '{}';
    end if;
    if v_round in (2, 3) then
      continue when q.low is null and q.high is null and not q.on_sale;
      v_alone.low := null; v_alone.high := null; v_alone.is_below := false; v_alone.on_sale := false;
    end if;
    ids := private.found(v_alone, p_ids, v_most);
    if ids <> '{}' or v_round = 3 then
      q := v_alone;
      v_is_less := true;
    end if;
  end loop;
  if ids = '{}' and q.kinds <> '{}' and q.color_words <> '{}' then
    v_is_less := true;
    q.colors := '{}'; q.color_words := '{}';
    q.sizes := '{}'; q.low := null; q.high := null; q.is_below := false; q.on_sale := false;
    ids := private.found(q, p_ids, v_most);
  end if;
  department := q.department;
  understood := case when ids <> '{}' then private.understood(q) || jsonb_build_object('isExact', not v_is_near and not v_is_less and q.corrected is null) end;
end
$$;

-- What a query was understood as, for the page in the language of the request: the types by their labels, colours, sizes, department (and whether it is one of
-- people, as women are and beauty is not) and price; the types and colours that it leaves out, and the other words that are not looked for.
create function private.understood(q private.search_query) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'kinds', array(
      select private.text_in(k.label, s.translations, 'name', l.language)
      from unnest((q).kinds) with ordinality as x (kind, n) join private.search_kinds k on k.kind = x.kind
      left join public.synonyms s on s.sort = 'type' and s.key = k.kind order by x.n),
    'words', case when (q).words is null then '{}' else (q).free end,
    'colors', array(
      select private.text_in(c.word, s.translations, 'name', l.language)
      from unnest((q).color_words) with ordinality as c (word, n)
      left join public.synonyms s on s.sort = 'color' and s.key = c.word order by c.n),
    'sizes', (q).sizes,
    'department', (select lower(private.text_in(d.name, d.translations, 'name', l.language)) from public.departments d where d.slug = (q).department),
    'isForPeople', exists (select from public.departments d where d.slug = (q).department and d.gender is not null),
    'low', (q).low, 'high', (q).high, 'isBelow', (q).is_below, 'onSale', (q).on_sale,
    'leftOut', array(
      select distinct private.text_in(coalesce(k.label, x.word), s.translations, 'name', l.language)
      from (select 'type' as sort, unnest((q).not_kinds) as word union all select 'color', unnest((q).not_color_words)) x
      left join private.search_kinds k on x.sort = 'type' and k.kind = x.word
      left join public.synonyms s on s.sort = x.sort and s.key = x.word order by 1),
    'notSought', (q).not_words)
  from (select private.asked_language() as language) l
$$;
