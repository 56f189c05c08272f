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
  category text
);

-- How titles and shoppers call a type, one to three words in lower case without punctuation.
create table private.search_phrases (
  phrase text primary key check (phrase ~ '^[a-z0-9]+( [a-z0-9]+){0,2}$'),
  kind text not null references private.search_kinds (kind) on delete cascade
);
create index search_phrases_by_kind on private.search_phrases (kind);

-- A colour as shoppers say it, and the colours of products that it means, the exact one first.
create table private.search_colors (
  word text primary key check (word ~ '^[a-z]+$'),
  colors text[] not null
);
alter table private.search_kinds enable row level security;
alter table private.search_phrases enable row level security;
alter table private.search_colors enable row level security;

insert into private.search_kinds (kind, label, broader, near, category) values
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

-- Each phrase with its plural.
with phrases (kind, phrases) as (values
  ('dress', 'dress,sundress,gown,frock,wrap midi,slip midi,shirt dress,dress midi,maxi,maxidress,minidress,jumper dress,sweater dress,pinafore dress,tee dress'),
  ('pinafore', 'pinafore,school tunic'), ('kaftan', 'kaftan,caftan,djellaba,jellaba,beach cover up,cover up'),
  ('skirt', 'skirt,pleated midi,miniskirt'), ('top', 'top,tank top,crop top'),
  ('tee', 'tee,tshirt,t shirt,tee shirt,teeshirt'), ('blouse', 'blouse,tunic'), ('camisole', 'camisole,cami,cami top'),
  ('sports-top', 'sports top,training top,sport top,sports bra,gym top'), ('shirt', 'shirt,dress shirt,button down,overshirt'),
  ('polo', 'polo,polo shirt,polo neck shirt'), ('knit', 'knitwear,knit'), ('jumper', 'jumper,pullover,sweater'), ('cardigan', 'cardigan,cardi'),
  ('hoodie', 'hoodie,hoody,sweatshirt,hooded sweatshirt'), ('outerwear', 'outerwear'),
  ('jacket', 'jacket,anorak,windbreaker'), ('bomber', 'bomber,bomber jacket'), ('denim-jacket', 'denim jacket,trucker jacket,jean jacket,jeans jacket'),
  ('puffer', 'puffer,puffer jacket,down jacket,quilted jacket'), ('coat', 'coat,overcoat,parka'), ('trench', 'trench,trench coat,raincoat,rain coat,mac'),
  ('blazer', 'blazer,suit jacket,sports jacket,sport coat,dinner jacket'), ('trousers', 'trouser,pant,slack,suit trousers,dress trousers,dress pants'),
  ('jeans', 'jean,denims'), ('chinos', 'chino,khaki pants'), ('joggers', 'jogger,sweatpants,track pants,tracksuit bottoms'), ('leggings', 'legging,yoga pants,tights'),
  ('shorts', 'shorts,bermudas'), ('dungarees', 'dungaree,overalls'), ('swimwear', 'swimwear,beachwear'),
  ('swimsuit', 'swimsuit,bathing suit,one piece swimsuit,swimming costume,swimming suit'), ('bikini', 'bikini,bikini set,two piece swimsuit'),
  ('sleepwear', 'sleepwear,nightwear,loungewear'), ('pyjamas', 'pyjama,pajama,pjs,pyjama set,pajama set'), ('robe', 'robe,dressing gown,bathrobe,bath robe'),
  ('nightdress', 'nightdress,nightgown,nightie,night slip,slip nightdress,night dress'), ('sleep-camisole', 'sleep camisole,pyjama cami'),
  ('underwear', 'underwear,underpants'), ('boxers', 'boxer,boxer short,trunk'), ('socks', 'sock'),
  ('shoe', 'shoe,footwear'), ('sneaker', 'sneaker,trainer,running shoe,gym shoe,tennis shoe'), ('boot', 'boot,chelsea boot,ankle boot'),
  ('loafer', 'loafer,moccasin'), ('heel', 'heel,court shoe,high heel,pump,stiletto'), ('sandal', 'sandal,espadrille'),
  ('slide', 'slide,flip flop,flipflop,mule'), ('slipper', 'slipper,babouche,babouche slipper,house shoe'),
  ('bag', 'bag'), ('handbag', 'handbag,purse,hand bag,shoulder bag'), ('tote', 'tote,tote bag,shopper'), ('basket', 'basket,basket bag,market basket,beach bag'),
  ('crossbody', 'crossbody,crossbody bag,cross body bag,saddle bag'), ('backpack', 'backpack,rucksack,schoolbag,school bag'), ('clutch', 'clutch,clutch bag,evening bag'),
  ('wallet', 'wallet,card holder'), ('jewelry', 'jewelry,jewellery'), ('hoops', 'hoop,hoop earring'), ('earring', 'earring,drop earring,gold drop,silver drop,stud'),
  ('necklace', 'necklace,pendant,chain'), ('bracelet', 'bracelet,bracelet set,bangle'), ('ring', 'ring,ring set,stacking ring'), ('watch', 'watch,wristwatch'),
  ('belt', 'belt'), ('scarf', 'scarf,scarves,shawl,headscarf'), ('tie', 'tie,necktie'), ('sunglasses', 'sunglass,shades,sunnies'),
  ('hat', 'hat'), ('cap', 'cap,baseball cap'), ('beanie', 'beanie,woolly hat,winter hat'),
  ('romper', 'romper,onesie,playsuit'), ('bodysuit', 'bodysuit,baby bodysuit'), ('toy', 'toy'), ('teddy', 'teddy,teddy bear,bear,cuddly bear,plush toy,stuffed animal,soft toy'),
  ('blocks', 'block,block set,building block'), ('stacker', 'stacker,stacking tower,beech stacking ring,maple stacking ring'),
  ('makeup', 'makeup,make up,cosmetic'), ('lipstick', 'lipstick,lip gloss,rouge lipstick'), ('palette', 'palette,eyeshadow,eye shadow,eyeshadow palette'),
  ('nail-polish', 'nail polish,nail lacquer,nail varnish'), ('skincare', 'skincare,skin care'), ('serum', 'serum,face serum'),
  ('cream', 'cream,face cream,moisturiser,moisturizer'), ('lotion', 'lotion,body lotion,body wash,hand wash'),
  ('perfume', 'perfume,parfum,eau de parfum,fragrance,cologne,scent'), ('haircare', 'haircare,hair care'), ('hair-brush', 'hair brush,hairbrush,paddle brush')
)
insert into private.search_phrases (phrase, kind)
select distinct on (w.phrase) w.phrase, p.kind
from phrases p
cross join lateral unnest(string_to_array(p.phrases, ',')) as s (phrase)
cross join lateral (values (s.phrase), (s.phrase || case when s.phrase ~ '(s|sh|ch|x)$' then 'es' else 's' end)) as w (phrase)
order by w.phrase, w.phrase = s.phrase desc;

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
insert into private.search_synonyms (word, means) values
  ('gym', '{training,running,studio,activewear}'), ('workout', '{training,running,studio,activewear}'), ('sport', '{sports,training,running,activewear}'), ('sportswear', '{activewear}'),
  ('fitness', '{activewear}'), ('yoga', '{yoga,studio}'), ('swimming', '{swim}'), ('plaid', '{check}'), ('tartan', '{check}'), ('checked', '{check}'), ('checkered', '{check}'), ('gingham', '{check}'),
  ('striped', '{stripe,pinstripe,breton}'), ('stripes', '{stripe,pinstripe,breton}'), ('stripy', '{stripe,pinstripe,breton}'), ('spotted', '{polka}'), ('dotted', '{polka}'), ('dots', '{polka}'), ('spots', '{polka}'),
  ('flower', '{floral,ditsy}'), ('flowers', '{floral,ditsy}'), ('flowery', '{floral,ditsy}'), ('flowered', '{floral,ditsy}'), ('animal', '{leopard}'),
  ('cord', '{corduroy}'), ('cords', '{corduroy}'), ('woollen', '{wool,lambswool,merino}'), ('woolen', '{wool,lambswool,merino}'), ('wool', '{lambswool,merino}'), ('leatherette', '{leather}'),
  ('rattan', '{palm,raffia}'), ('wicker', '{palm,raffia}'), ('straw', '{raffia,palm}'), ('teen', '{junior}'), ('teens', '{junior}'), ('teenager', '{junior}'), ('tween', '{junior}'), ('tweens', '{junior}'),
  ('newborn', '{baby}'), ('infant', '{baby}'), ('babies', '{baby}'), ('toddlers', '{toddler}'), ('quilted', '{puffer}')
on conflict (word) do update set means = excluded.means;
insert into private.search_synonyms (word, department) values
  ('female', 'women'), ('lady', 'women'), ('male', 'men'), ('gents', 'men'), ('gentlemen', 'men'), ('guys', 'men'),
  ('girl', 'kids'), ('boy', 'kids'), ('kiddies', 'kids')
on conflict (word) do nothing;
insert into private.search_synonyms (word)
select unnest(array['cheap', 'cheapest', 'affordable', 'inexpensive', 'best', 'nice', 'good', 'beautiful', 'pretty', 'cute', 'stylish', 'trendy', 'new', 'newest', 'latest',
  'clothes', 'clothing', 'fashion', 'outfit', 'outfits', 'buy', 'shop', 'shopping', 'store', 'online', 'please', 'want', 'need', 'looking', 'find', 'show',
  'something', 'color', 'colour', 'colored', 'coloured', 'size', 'sizes', 'pair', 'pairs', 'price', 'priced'])
on conflict (word) do nothing;

-- ------------------------------------------------------------------ what a product is

-- The type of a product: the last one that its title names, before what it comes with ("tote with leather handles"); else
-- that of its collection's category.
create function private.kind_of(p_title text, p_collection text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_title text := btrim(regexp_replace(private.plain(p_title), '[^a-z0-9]+', ' ', 'g'));
  v_part text;
  v_words text[];
  v_kind text;
begin
  foreach v_part in array array[regexp_replace(v_title, ' (with|for|in|by|from) .*$', ''), v_title] loop
    v_words := string_to_array(v_part, ' ');
    for i in reverse cardinality(v_words)..greatest(cardinality(v_words) - 11, 1) loop
      for n in reverse least(2, i - 1)..0 loop
        select s.kind into v_kind from private.search_phrases s where s.phrase = array_to_string(v_words[i - n : i], ' ');
        if found then
          return v_kind;
        end if;
      end loop;
    end loop;
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
    select '#' || left(private.plain(c), 40) from unnest(p_colors) as c where c <> ''));
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

select private.learn_words(array(
  select p.phrase from private.search_phrases p union all select c.word from private.search_colors c union all select s.word from private.search_synonyms s));
insert into private.search_spellings (spelling, word)
select s, w.word from private.search_words w, private.spellings(w.word) as s where length(w.word) >= 7
on conflict do nothing;

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
  free text[]
);

-- Typed text as a query. Bounded: 120 characters, 12 words.
-- p_literal: the words as they are, without types, colours, sizes, prices or correction.
create function private.read_query(p_text text, p_literal boolean default false) returns private.search_query
language plpgsql stable set search_path = '' set enable_seqscan = off set client_min_messages = warning
as $$
declare
  q private.search_query;
  v_text text := ' ' || btrim(regexp_replace(private.plain(left(coalesce(p_text, ''), 120)), '\s+', ' ', 'g')) || ' ';
  v_number constant text := '([0-9]{1,5}(?:\.[0-9]{1,2})?)';
  v_sign constant text := '(?:dollars?|usd|bucks|euros?|eur|pounds?|gbp|dirhams?|mad|[$€£])';
  v_money constant text := '[$€£]? ?' || v_number || '(?: ?' || v_sign || ')?';
  v_pattern text;
  v_near_word text;
  v_match text[];
  v_tokens text[] := '{}';
  v_numbers text[] := '{}';
  v_free text[] := '{}';
  v_asked text[] := '{}';
  v_kind_tokens text[] := '{}';
  v_word text;
  v_kind text;
  v_synonym record;
  v_near text[];
  v_group tsquery;
  v_and boolean := false;
  v_skip int := 0;
  v_fillers int := 0;
begin
  q.kinds := '{}'; q.near := '{}'; q.colors := '{}'; q.color_words := '{}'; q.sizes := '{}'; q.terms := '{}'; q.said := '{}'; q.free := '{}';
  q.on_sale := false; q.is_below := false; q.is_everything := false;

  if not p_literal then
    -- The price in plain words: a range, a most, a least, or a price by its sign.
    foreach v_pattern in array array[
      ' (?:between|from) ' || v_money || ' ?(?:and|to|-|–) ?' || v_money || '(?= )',
      ' [$€£] ?' || v_number || ' ?(?:to|-|–) ?' || v_money || '(?= )',
      ' ' || v_number || ' ?(?:to|-|–) ?' || v_number || ' ?' || v_sign || '(?= )'] loop
      v_match := regexp_match(v_text, v_pattern);
      if v_match is not null then
        q.low := least(v_match[1]::numeric, v_match[2]::numeric);
        q.high := greatest(v_match[1]::numeric, v_match[2]::numeric);
        v_text := regexp_replace(v_text, v_pattern, ' ');
        exit;
      end if;
    end loop;
    v_pattern := ' (under|below|less than|cheaper than|lower than|up to|at most|no more than|not more than|maximum|max|within) ' || v_money || '(?= )';
    v_match := regexp_match(v_text, v_pattern);
    if v_match is not null then
      q.high := v_match[2]::numeric;
      q.is_below := v_match[1] in ('under', 'below', 'less than', 'cheaper than', 'lower than');
      v_text := regexp_replace(v_text, v_pattern, ' ');
    end if;
    v_pattern := ' (?:over|above|more than|at least|minimum|min|from|starting at) ' || v_money || '(?= )';
    v_match := regexp_match(v_text, v_pattern);
    if v_match is not null then
      q.low := v_match[1]::numeric;
      v_text := regexp_replace(v_text, v_pattern, ' ');
    end if;
    foreach v_pattern in array array[' [$€£] ?' || v_number || '(?= )', ' ' || v_number || ' ?' || v_sign || '(?= )'] loop
      v_match := regexp_match(v_text, v_pattern);
      if v_match is not null and q.low is null and q.high is null then
        q.high := v_match[1]::numeric;
        v_text := regexp_replace(v_text, v_pattern, ' ');
      end if;
    end loop;
    if v_text ~ ' (on sale|sale|discounted|reduced|discount|offers?) ' then
      q.on_sale := true;
      v_text := regexp_replace(v_text, ' (on sale|sale|discounted|reduced|discount|offers?)(?= )', ' ');
    end if;
    -- Ages and named sizes.
    for v_match in select regexp_matches(v_text, ' ([0-9]{1,2}) ?-? ?(?:y|yr|yrs|years?|yo)(?: ?-?olds?)?(?= )', 'g') loop
      q.sizes := q.sizes || (v_match[1]::int || ' y');
    end loop;
    v_text := regexp_replace(v_text, ' [0-9]{1,2} ?-? ?(?:y|yr|yrs|years?|yo)(?: ?-?olds?)?(?= )', ' ', 'g');
    for v_match in select regexp_matches(v_text, ' ([0-9]{1,2}) ?(?:-|–|to) ?([0-9]{1,2}) ?(?:m|months?)(?: ?-?olds?)?(?= )', 'g') loop
      q.sizes := q.sizes || (v_match[1]::int || '-' || v_match[2]::int || ' m');
    end loop;
    v_text := regexp_replace(v_text, ' [0-9]{1,2} ?(?:-|–|to) ?[0-9]{1,2} ?(?:m|months?)(?: ?-?olds?)?(?= )', ' ', 'g');
    for v_match in select regexp_matches(v_text, ' sizes? (extra small|extra large|small|medium|large|[a-z0-9]{1,4})(?= )', 'g') loop
      v_asked := v_asked || case v_match[1] when 'extra small' then 'xs' when 'extra large' then 'xl' when 'small' then 's'
        when 'medium' then 'm' when 'large' then 'l' else v_match[1] end;
    end loop;
    v_text := regexp_replace(v_text, ' sizes? (extra small|extra large|small|medium|large|[a-z0-9]{1,4})(?= )', ' ', 'g');
    for v_match in select regexp_matches(v_text, ' (xxs|xs|xl|xxl|xxxl)(?= )', 'g') loop
      v_asked := v_asked || v_match[1];
    end loop;
    v_text := regexp_replace(v_text, ' (xxs|xs|xl|xxl|xxxl)(?= )', ' ', 'g');
    -- "women's" is one word, and "&" joins two types.
    v_text := regexp_replace(regexp_replace(v_text, '([a-z])''s?(?= )', '\1s', 'g'), '[&,+]', ' and ', 'g');
  end if;

  -- Words with a wrong letter are replaced by the nearest known ones.
  foreach v_word in array (regexp_split_to_array(btrim(v_text, ' '), '[^a-z0-9]+'))[1:24] loop
    continue when v_word = '' or length(v_word) > 24 or cardinality(v_tokens) >= 12;
    if not p_literal and length(v_word) >= 4 and v_word !~ '[0-9]'
      and not exists (select 1 from private.search_words w where w.word like v_word || '%')
      and not exists (select 1 from public.products p where p.search @@ to_tsquery('pg_catalog.english', v_word || ':*') and p.archived_at is null)
    then
      select n.word into v_near_word from (
        select c.word, private.letters_apart(v_word, c.word) as apart from (
          select s.word from private.search_spellings s where s.spelling in (select private.spellings(v_word))
          group by s.word
          order by left(s.word, 1) = left(v_word, 1) desc, abs(length(s.word) - length(v_word)), s.word limit 24
        ) c
      ) n
      where n.apart <= case when length(v_word) >= 8 then 2 else 1 end
      order by n.apart, left(n.word, 1) = left(v_word, 1) desc, exists (select from private.search_phrases p where p.phrase = n.word) desc, n.word
      limit 1;
      if v_near_word is not null then
        v_word := v_near_word;
        q.corrected := '';
      end if;
    end if;
    v_tokens := v_tokens || v_word;
  end loop;

  for i in 1..cardinality(v_tokens) loop
    if v_skip > 0 then
      v_skip := v_skip - 1;
      continue;
    end if;
    v_word := v_tokens[i];
    if v_word in ('and', 'or') then
      v_and := true;
      q.said := q.said || v_word;
      continue;
    end if;
    if not p_literal then
      -- The longest type that begins here; the last of several is the type, unless "and" joins them.
      v_kind := null;
      for n in reverse 2..0 loop
        select s.kind into v_kind from private.search_phrases s where i + n <= cardinality(v_tokens) and s.phrase = array_to_string(v_tokens[i : i + n], ' ');
        if v_kind is not null then
          v_skip := n;
          exit;
        end if;
      end loop;
      if v_kind is not null and not (v_skip = 0 and (i < cardinality(v_tokens) or q.kinds <> '{}') and exists (select from private.search_colors c where c.word = v_word)) then
        if q.kinds <> '{}' and not v_and then
          v_free := v_free || v_kind_tokens;
          q.kinds := '{}';
        end if;
        q.kinds := q.kinds || v_kind;
        v_kind_tokens := v_tokens[i : i + v_skip];
        q.said := q.said || v_kind_tokens;
        q.terms := q.terms || v_kind_tokens;
        continue;
      end if;
      v_skip := 0;
      if exists (select from private.search_colors c where c.word = v_word) then
        q.colors := q.colors || (select c.colors from private.search_colors c where c.word = v_word);
        q.color_words := q.color_words || v_word;
        q.terms := q.terms || v_word;
        q.said := q.said || v_word;
        continue;
      end if;
      select s.means, s.department into v_synonym from private.search_synonyms s where s.word = v_word;
      if found and v_synonym.department is not null then
        q.department := v_synonym.department;
        q.said := q.said || v_word;
        continue;
      elsif found and v_synonym.means = '{}' then
        v_fillers := v_fillers + 1;
        continue;
      end if;
      if v_word ~ '^[0-9]{2}$' then
        v_numbers := v_numbers || v_word;
        continue;
      end if;
    end if;
    v_free := v_free || v_word;
    q.said := q.said || v_word;
  end loop;

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
    -- Sizes that products have: the size itself, a range of numbers around it, or the age of a child.
    q.sizes := q.sizes || array(
      select distinct t.value from public.facet_totals t cross join unnest(v_asked) as a (size)
      where t.facet = 'size' and not t.sale and t.n > 0
        and (lower(t.value) = a.size or lower(t.value) = a.size || ' y'
          or case when t.value ~ '^[0-9]{1,3}-[0-9]{1,3}$' and a.size ~ '^[0-9]{1,3}$'
             then a.size::int between split_part(t.value, '-', 1)::int and split_part(t.value, '-', 2)::int else false end));
  end if;
  if q.kinds <> '{}' then
    -- What titles and collections call the types, so that "tshirt" marks the tees.
    q.terms := q.terms || array(select t from private.search_kinds k cross join unnest(array[k.kind, k.category]) as t where k.kind = any (q.kinds) and t is not null);
    q.near := array(select distinct n from private.search_kinds k cross join unnest(k.near) as n where k.kind = any (q.kinds));
  end if;

  foreach v_word in array v_free loop
    select s.means into v_near from private.search_synonyms s where s.word = v_word and not p_literal;
    -- Known words match exactly, because prefix matches cost the index far more.
    v_group := to_tsquery('pg_catalog.english', v_word
      || case when exists (select 1 from private.search_words w where w.word = v_word) then '' else ':*' end
      || coalesce(' | ' || nullif(array_to_string(v_near, ' | '), ''), ''));
    continue when numnode(v_group) = 0;
    -- The beginning of a type finds the type as well.
    if not p_literal and length(v_word) >= 3 and not exists (select 1 from private.search_words w where w.word = v_word) then
      select coalesce(v_group || nullif(string_agg(format('''=%s''', k.kind), ' | '), '')::tsquery, v_group) into v_group
      from (select distinct s.kind from private.search_phrases s where s.phrase like v_word || '%' order by 1 limit 6) k;
    end if;
    q.free := q.free || v_word;
    q.terms := q.terms || v_word || coalesce(v_near, '{}');
    q.words := case when q.words is null then v_group else q.words && v_group end;
    q.any_word := case when q.any_word is null then v_group else q.any_word || v_group end;
  end loop;

  if q.corrected is not null then
    q.corrected := array_to_string(array(
      select coalesce((select w.word from private.search_words w where w.word like t.word || '%' order by length(w.word), w.word limit 1), t.word)
      from unnest(q.said) with ordinality as t (word, n) order by t.n), ' ');
  end if;
  q.is_everything := v_fillers > 0 and cardinality(q.said) = 0;
  return q;
end
$$;

-- A colour matches the colours of a product, or its title ("Gold Hoops").
create function private.color_query(q private.search_query) returns tsquery
language sql stable set search_path = ''
as $$
  select string_agg(t.part, ' | ')::tsquery from (
    select format('''#%s''', private.plain(c)) as part from unnest((q).colors) as c
    union
    select to_tsquery('pg_catalog.english', w || ':A')::text from unnest((q).color_words) as w
  ) t
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
        where p.archived_at is null %3$s
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
      case when p_ids is not null then 'and p.id = any ($9)' end))
  into v_ids
  using p_most, v_query, q.department, q.sizes, q.low, q.high,
    array(select initcap(c) from unnest(q.color_words) as c), q.words, p_ids,
    -- Without a department, products for kids come last: their titles say so where it matters.
    case when q.department is null and q.words is null then array(select c.slug from public.collections c where c.department = 'kids') else '{}' end;
  return v_ids;
end
$$;

-- As `found`, and where nothing has all that was asked for, with one condition less after the other: types that are near
-- (a department without jackets has hoodies), then without the other words, the sizes and prices, the colours. `understood`
-- tells what is shown, and whether it is all that was asked for.
create function private.search(q private.search_query, p_ids uuid[], out ids uuid[], out understood jsonb)
language plpgsql stable set search_path = ''
as $$
declare
  v_is_near boolean := false;
  v_is_less boolean := false;
  v_kinds_alone private.search_query;
  v_most int := case when q.words is null and q.kinds = '{}' and q.color_words = '{}' then 7000 else private.most_found() end;
begin
  ids := private.found(q, p_ids, v_most);
  -- Words that stand in descriptions alone say little: a trench coat "for umbrellas" is no umbrella.
  if ids <> '{}' and q.words is not null and q.kinds = '{}' then
    v_is_less := (select ts_rank('{0,0,1,1}', p.search, q.words) = 0 from public.products p where p.id = ids[1]);
  end if;
  if ids = '{}' and q.near <> '{}' then
    v_kinds_alone.kinds := q.kinds;
    v_kinds_alone.department := q.department;
    if private.found(v_kinds_alone, p_ids, 1) = '{}' then
      q.kinds := q.near;
      v_is_near := true;
      ids := private.found(q, p_ids, v_most);
    end if;
  end if;
  if ids = '{}' and q.words is not null then
    v_is_less := true;
    q.words := case when q.kinds = '{}' and q.color_words = '{}' then q.any_word end;
    ids := private.found(q, p_ids, v_most);
  end if;
  if ids = '{}' and (q.kinds <> '{}' or q.color_words <> '{}') and (q.sizes <> '{}' or q.low is not null or q.high is not null or q.on_sale) then
    v_is_less := true;
    q.sizes := '{}'; q.low := null; q.high := null; q.on_sale := false;
    ids := private.found(q, p_ids, v_most);
  end if;
  if ids = '{}' and q.kinds <> '{}' and q.color_words <> '{}' then
    v_is_less := true;
    q.colors := '{}'; q.color_words := '{}';
    ids := private.found(q, p_ids, v_most);
  end if;
  understood := case when ids <> '{}' then private.understood(q) || jsonb_build_object('isExact', not v_is_near and not v_is_less) end;
end
$$;

-- What a query was understood as, for the page: the types by their labels, colours, sizes, department and price.
create function private.understood(q private.search_query) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'kinds', array(select k.label from unnest((q).kinds) with ordinality as x (kind, n) join private.search_kinds k on k.kind = x.kind order by x.n),
    'words', case when (q).words is null then '{}' else (q).free end,
    'colors', (q).color_words, 'sizes', (q).sizes, 'department', (q).department,
    'low', (q).low, 'high', (q).high, 'isBelow', (q).is_below, 'onSale', (q).on_sale)
$$;
