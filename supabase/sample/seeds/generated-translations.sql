-- The generated catalogue in French and Arabic: the same titles, descriptions and details, put together by the grammar of each
-- language from generated-words-fr.sql and generated-words-ar.sql. After generated-catalogue.sql, whose tables it reads.

-- A word in the form that a kind's nouns ask for; one that never changes has one form.
create function pg_temp.form(p_forms text[], p_form int) returns text
language sql immutable
as $$ select case when cardinality(p_forms) > 1 then p_forms[p_form] else p_forms[1] end $$;

analyze generated_kind_words, generated_noun_words, generated_word_forms, generated_decor_words, generated_fabric_words, generated_detail_words;

-- ------------------------------------------------------------------ the pieces
create temporary table generated_parts as
with parts as (
  select p.number, k.language, k.kind, k.form, n.word as noun, p.is_classic,
    coalesce(case when t.is_labelled then split_part(k.features[t.feature_place], '|', 1) end, pg_temp.form(u.forms, k.form)) as lead,
    pg_temp.form(a.forms, k.form) as pattern, pg_temp.form(c.forms, k.form) as cloth, pg_temp.form(d.forms, k.form) as decoration,
    t.styles, s.forms[1] as style, split_part(k.features[t.feature_place], '|', 2) as clause,
    -- What begins with "for" itself stands alone, as in English.
    case when t.clause not like 'for %' then k.uses[p.use_place] end as use,
    e.clause as decor_clause, f.lines[p.line_place] as line, p.made, p.fit, p.care
  from generated_products p
  join generated_titles t on t.number = p.number
  join generated_units g on g.number = p.number
  join generated_designs z on z.kind = g.kind
  join generated_kind_words k on k.kind = t.kind
  join generated_noun_words n on n.language = k.language and n.noun = ltrim(t.noun, '*')
  join generated_fabric_words f on f.language = k.language and f.fabric = t.fabric
  left join generated_fabric_words c on c.language = k.language and c.fabric = t.cloth
  -- Wide trousers are neither slim nor loose, and it is no set that is fine or wide.
  left join generated_word_forms u on u.language = k.language and u.sort = 'cut'
    and not (t.kind = 'wide-trousers' and t.cut in ('Slim', 'Loose') or t.kind in ('bracelets', 'ring'))
    and u.name = case when z.third = 'angle' and t.cut in ('Slim', 'Wide') then t.cut || ' thing' else t.cut end
  left join generated_word_forms a on a.language = k.language and a.sort = 'pattern'
    and a.name = case when t.kind = 'palette' and t.pattern <> 'sunset' then 'palette/' || t.pattern else t.pattern end
  left join generated_word_forms d on d.language = k.language and d.sort = 'decor' and d.name = t.decoration
  left join generated_word_forms s on s.language = k.language and s.sort = 'style' and s.name = t.style
  left join generated_decor_words e on e.language = k.language and e.decor = t.decor and t.decoration_clause <> ''
)
select p.*, case when p.lead not like '+%' then nullif(p.lead, '') end as quality, case when p.lead like '+%' and not x.is_use then substr(p.lead, 2) end as addition,
  case when x.is_use then substr(p.lead, 2) end as purpose,
  case when p.is_classic then pg_temp.form(w.forms, p.form) end as classic,
  case p.language when 'ar' then p.noun else (array['Un ', 'Une ', 'Des ', 'Des '])[p.form] || lower(left(p.noun, 1)) || substr(p.noun, 2) end as subject
from parts p
join generated_word_forms w on w.language = p.language and w.sort = 'cut' and w.name = 'Classic'
-- "Bottines d’hiver en daim", but "Bottines en daim à bout rond".
cross join lateral (select coalesce(p.lead ~ '^\+(d[eu’]|ل|من )', false) as is_use) x;
analyze generated_parts;

-- Of those that would be called the same, all but the first have the name of a piece, as in English.
with twice as (
  select p.number, p.language, row_number() over (partition by p.language, p.noun, p.quality, p.purpose, p.pattern, p.cloth, p.addition, p.decoration, p.classic, p.style
    order by p.number) as times
  from generated_parts p
), names as (
  select y.styles, w.language, array_agg(w.forms[1] order by w.name) as names
  from generated_styles y join generated_word_forms w on w.sort = 'style' and w.name = y.word group by 1, 2
)
update generated_parts p set style = n.names[1 + (t.times + abs(hashtext(p.noun || p.kind))) % cardinality(n.names)]
from twice t, names n
where t.number = p.number and t.language = p.language and t.times > 1 and p.style is null and n.styles = p.styles and n.language = p.language;

-- ------------------------------------------------------------------ the texts
-- Each piece in the words that the search compares: there are few of them, so that it takes a third of the time.
create temporary table generated_folds as
select x.piece, bool_or(x.place <= 9) as is_of_title, array_to_string(private.words(x.piece), ' ') as words
from generated_parts p
cross join lateral unnest(array[p.noun, p.quality, p.purpose, p.pattern, p.cloth, p.addition, p.decoration, p.classic, p.style,
  p.subject, p.clause, p.use, p.decor_clause, p.line]) with ordinality as x (piece, place)
where x.piece is not null group by 1;
create unique index on generated_folds (piece);
analyze generated_folds;

-- A title is a noun, what it is like, what it is for, its pattern, its material, and what it has:
-- "Robe longue fleurie en viscose à manches volantées Essaouira".
create temporary table generated_texts as
with said as (
  select p.*, concat_ws(' ', p.noun, p.quality, p.purpose, p.pattern, p.cloth, p.addition, p.decoration, p.classic,
      case p.language when 'ar' then '«' || p.style || '»' else p.style end) as title,
    p.subject || ' ' || p.clause || coalesce(case p.language when 'ar' then '، ' else ', ' end || p.use, '') || '. '
      || coalesce(p.decor_clause || ' ', '') || p.line as description
  from generated_parts p
), lines as (
  select l.language, l.line, jsonb_build_object('name', split_part(l.words, ': ', 1), 'value', split_part(l.words, ': ', 2)) as fact
  from generated_detail_words l
)
select s.number, s.language, s.title, s.description, jsonb_build_array(a.fact, b.fact, c.fact) as details,
  -- As private.search_text has it.
  setweight(to_tsvector(g.config, w.title), 'A')
    || setweight(to_tsvector(g.config, case when s.description ~ '[^ -~]' then w.description else s.description end), 'C') as search
from said s
join (select l.language, private.search_language(l.language) as config from unnest('{fr,ar}'::text[]) as l (language)) g on g.language = s.language
cross join lateral (
  select coalesce(string_agg(f.words, ' ' order by x.place) filter (where x.place <= 9), '') as title,
    string_agg(f.words, ' ' order by x.place) filter (where x.place > 9) as description
  from unnest(array[s.noun, s.quality, s.purpose, s.pattern, s.cloth, s.addition, s.decoration, s.classic, s.style,
    s.subject, s.clause, s.use, s.decor_clause, s.line]) with ordinality as x (piece, place)
  join generated_folds f on f.piece = x.piece
) w
join lines a on a.language = s.language and a.line = s.made
join lines b on b.language = s.language and b.line = s.fit
join lines c on c.language = s.language and c.line = s.care;
analyze generated_texts;
