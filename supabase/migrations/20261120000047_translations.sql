-- The shop's texts in its other languages, as the owner works through them: what there is, what is missing, and what is
-- written down, one by one or from a file.

-- Facts of a product as lines of text, `Fabric: linen`; null where there are none.
create function private.details_text(p_details jsonb) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(concat(e.fact ->> 'name', ': ', regexp_replace(e.fact ->> 'value', '\s+', ' ', 'g')), e'\n' order by e.n)
  from jsonb_array_elements(p_details) with ordinality as e (fact, n)
$$;

-- The facts that such lines say: null where one of them says none, or they are no facts of a product.
create function private.read_details(p_text text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  v_details jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('name', btrim(split_part(l.line, ':', 1), e' \t\u00a0\u202f'),
    'value', btrim(substr(l.line, strpos(l.line, ':') + 1), e' \t\u00a0\u202f')) order by l.n), '[]')
  into v_details
  from regexp_split_to_table(p_text, '\n') with ordinality as l (line, n) where btrim(l.line) <> '';
  if p_text ~ '(^|\n)[^:\n]+(\n|$)' then
    return null;
  end if;
  perform private.check_details(v_details);
  return v_details;
exception when sqlstate 'PT400' then
  return null;
end
$$;

-- The shop's texts with their translation into a language, of one kind or, without, of all: of which row (id, and name as the
-- owner knows it), in which field, at most how long, whether in one line. Left out is what nobody reads: archived products,
-- and sizes that are numbers or letters.
create function private.texts_in(p_language text, p_kind text)
returns table (kind text, id text, name text, field text, most int, is_line boolean, text text, translation text)
language sql stable security definer set search_path = ''
as $$
  select r.kind, r.id, r.name, f.field, f.most, f.is_line, f.text, nullif(f.translation, '')
  from (
    select 'product' as kind, p.id::text as id, p.title as name, array['title', 'description', 'materials', 'details', 'seo_title', 'seo_description'] as fields,
      array[120, 5000, 300, 14000, 120, 300] as most,
      array[p.title, p.description, p.materials, private.details_text(p.details), p.seo_title, p.seo_description] as texts,
      array[t.title, t.description, t.materials, private.details_text(t.details), t.seo_title, t.seo_description] as translations
    from public.products p left join public.product_translations t on t.product_id = p.id and t.language = p_language
    where coalesce(p_kind, 'product') = 'product' and p.status <> 'archived'
    union all
    select 'collection', c.id::text, c.name, '{name,description}', '{120,600}', array[c.name, c.description],
      array[c.translations -> p_language ->> 'name', c.translations -> p_language ->> 'description']
    from public.collections c where coalesce(p_kind, 'collection') = 'collection'
    union all
    select 'department', d.id::text, d.name, '{name}', '{60}', array[d.name], array[d.translations -> p_language ->> 'name']
    from public.departments d where coalesce(p_kind, 'department') = 'department'
    union all
    select 'category', c.id::text, c.name, '{name}', '{60}', array[c.name], array[c.translations -> p_language ->> 'name']
    from public.categories c where coalesce(p_kind, 'category') = 'category'
    union all
    select 'group', g.id::text, g.name, '{name}', '{60}', array[g.name], array[g.translations -> p_language ->> 'name']
    from public.collection_groups g where coalesce(p_kind, 'group') = 'group'
    union all
    select 'page', p.id::text, coalesce(p.title, p.slug), '{title,description}', '{120,300}', array[p.title, p.description],
      array[p.translations -> p_language ->> 'title', p.translations -> p_language ->> 'description']
    from public.pages p where coalesce(p_kind, 'page') = 'page'
    union all
    select 'media', m.id::text, m.alt, '{alt}', '{300}', array[m.alt], array[m.translations -> p_language ->> 'alt']
    from public.media m where coalesce(p_kind, 'media') = 'media'
    union all
    select 'size-chart', c.id::text, c.name, '{name}', '{60}', array[c.name], array[c.translations -> p_language ->> 'name']
    from public.size_charts c where coalesce(p_kind, 'size-chart') = 'size-chart'
    union all
    select 'discount', d.id::text, d.title, '{title}', '{60}', array[d.title], array[d.translations -> p_language ->> 'title']
    from public.discounts d where coalesce(p_kind, 'discount') = 'discount'
    union all
    select 'zone', z.id::text, z.name, '{name}', '{60}', array[z.name], array[z.translations -> p_language ->> 'name']
    from public.shipping_zones z where coalesce(p_kind, 'zone') = 'zone'
    union all
    select 'method', m.id::text, m.name, '{name}', '{80}', array[m.name], array[m.translations -> p_language ->> 'name']
    from public.shipping_methods m where coalesce(p_kind, 'method') = 'method'
    union all
    select 'option', o.name, o.name, '{name}', '{40}', array[o.name], array[w.translations -> p_language ->> 'name']
    from (
      select unnest(string_to_array(t.name, ' / ')) from public.products p
      cross join lateral unnest(p.sizes || p.colors || array[p.size_name, p.color_name, p.third_name]) as t (name)
      where coalesce(p_kind, 'option') = 'option' and p.status <> 'archived'
      union select v.name from public.option_words v where coalesce(p_kind, 'option') = 'option'
    ) o (name) left join public.option_words w on w.name = o.name
    where o.name ~ '[[:alpha:]]{3}' and o.name !~ '^[0-9X]*[SML]+$'
    union all
    select 'synonym', y.id::text, y.name, '{name}', '{60}', array[y.name], array[y.translations -> p_language ->> 'name']
    from public.synonyms y where coalesce(p_kind, 'synonym') = 'synonym' and y.sort = 'type'
    union all
    select 'maker', m.id::text, m.name, '{warnings}', '{1000}', array[m.warnings], array[m.translations -> p_language ->> 'warnings']
    from public.makers m where coalesce(p_kind, 'maker') = 'maker'
    union all
    select 'shop', 'shop', coalesce(s.name, ''), '{tagline,newsletter_title,newsletter_text}', '{160,160,160}',
      array[s.tagline, s.newsletter_title, s.newsletter_text], array[s.translations -> p_language ->> 'tagline',
        s.translations -> p_language ->> 'newsletter_title', s.translations -> p_language ->> 'newsletter_text']
    from public.shop_settings s where coalesce(p_kind, 'shop') = 'shop'
  ) r, lateral (
    select a.field, a.most, a.field not in ('description', 'details', 'warnings'), a.text, a.translation
    from unnest(r.fields, r.most, r.texts, r.translations) as a (field, most, text, translation)
  ) f (field, most, is_line, text, translation)
  where f.text <> ''
$$;

-- How much of the words within contents has no translation: of `{"$text": {"en": "…"}}` that says something in the first
-- language, all and those that say nothing in the second.
create function private.words_within(p_content jsonb, p_from text, p_language text, out total int, out missing int)
language sql immutable set search_path = ''
as $$
  select count(*), count(*) filter (where coalesce(t -> p_language, '""') in ('""', 'null', '[]'))
  from jsonb_path_query(p_content, 'lax $.**."$text"') t
  where jsonb_typeof(t) = 'object' and coalesce(t -> p_from, '""') not in ('""', 'null', '[]')
$$;

-- Into which languages the shop is translated, and how far: {text_language, languages: [{code, kinds: [{kind, total, missing}],
-- within: [{kind, id, name, total, missing}]}]}, where `within` are pages, menus and size charts, whose words are written
-- where they are edited. Raises PT403 FORBIDDEN.
create function private.translation_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  s public.shop_settings;
begin
  perform private.only('view', 'translations');
  select * into s from public.shop_settings;
  return jsonb_build_object('text_language', s.text_language, 'languages', (
    select coalesce(jsonb_agg(jsonb_build_object('code', l.code,
      'kinds', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind, 'total', k.total, 'missing', k.missing)), '[]')
        from (select t.kind, count(*) as total, count(*) filter (where t.translation is null) as missing
          from private.texts_in(l.code, null) t group by t.kind) k),
      'within', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', w.kind, 'id', w.id, 'name', w.name, 'total', n.total, 'missing', n.missing)
          order by w.kind, w.name, w.id), '[]')
        from (
          select 'sections' as kind, p.slug as id, coalesce(p.title, '') as name, v.sections as content
          from public.pages p join lateral (
            select e.sections from public.page_versions e where e.page_id = p.id and e.state in ('draft', 'published')
            order by e.state = 'draft' desc limit 1
          ) v on true
          union all select 'menu', m.slug, '', m.items from public.menus m
          union all select 'chart', c.id::text, c.name, c.chart from public.size_charts c
        ) w, private.words_within(w.content, s.text_language, l.code) n
        where n.total > 0)) order by l.n), '[]')
    from unnest(s.languages) with ordinality as l (code, n) where l.code <> s.text_language));
end
$$;
create function public.translation_counts() returns jsonb language sql stable set search_path = ''
as $$ select private.translation_counts() $$;
grant execute on function private.translation_counts(), public.translation_counts() to authenticated;

-- Rows with texts of one kind and their translation into a language, by name, one page of them:
-- {total, rows: [{id, name, texts: [{field, most, is_line, text, translation}]}]}. p_query is words in a name, a text or a
-- translation, p_missing leaves only rows that lack one, p_id one row alone. Raises PT400 INVALID_INPUT, PT403 FORBIDDEN.
create function private.list_translations(p_language text, p_kind text, p_query text, p_missing boolean, p_id text, p_page int, p_size int)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_like text := '%' || replace(replace(replace(coalesce(p_query, ''), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.only('view', 'translations');
  if not coalesce(private.is_language(p_language) and length(p_kind) <= 20 and length(coalesce(p_query, '')) <= 100
    and length(coalesce(p_id, '')) <= 60 and p_page between 1 and 100000 and p_size between 1 and 5000, false)
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return (
    with texts as materialized (
      select t.* from private.texts_in(p_language, p_kind) t where p_id is null or t.id = p_id
    ), found as (
      select t.id, t.name from texts t group by t.id, t.name
      having (p_missing is not true or bool_or(t.translation is null))
        and bool_or(v_like = '%%' or t.name ilike v_like or t.text ilike v_like or t.translation ilike v_like)
    ), page as (
      select f.*, row_number() over (order by f.name, f.id) as place from found f
      order by f.name, f.id limit p_size offset (p_page - 1)::bigint * p_size
    )
    select jsonb_build_object('total', (select count(*) from found), 'rows', coalesce((
      select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'texts', r.texts) order by r.place)
      from (
        select g.id, g.name, g.place, jsonb_agg(jsonb_build_object('field', t.field, 'most', t.most, 'is_line', t.is_line,
          'text', t.text, 'translation', coalesce(t.translation, ''))) as texts
        from page g join texts t on t.id = g.id group by g.id, g.name, g.place
      ) r), '[]')));
end
$$;
create function public.list_translations(p_language text, p_kind text, p_query text default '', p_missing boolean default false,
  p_id text default null, p_page int default 1, p_size int default 25)
returns jsonb language sql stable set search_path = ''
as $$ select private.list_translations(p_language, p_kind, p_query, p_missing, p_id, p_page, p_size) $$;
grant execute on function private.list_translations(text, text, text, boolean, text, int, int),
  public.list_translations(text, text, text, boolean, text, int, int) to authenticated;

-- Translations of a row with others in their place; an empty one is none.
create function private.with_texts(p_translations jsonb, p_language text, p_texts jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_strip_nulls((p_translations - p_language) || jsonb_build_object(p_language, nullif((
    select coalesce(jsonb_object_agg(t.key, t.value), '{}')
    from jsonb_each(coalesce(p_translations -> p_language, '{}') || p_texts) t where t.value <> '""'), '{}')))
$$;

-- Writes translations into the shop's other languages, all or none, 20,000 at most. p_changes is a list of {language, kind, id, field, after} with
-- `after` as what is written, '' for none; `text`, where it is given, is the text that was translated, and `before` the
-- translation that was there. Answers {problems: [{at, problem, now}], changed, unchanged}: with problems nothing was written,
-- as with p_is_trial. `at` is the place in the list, beginning with 0; a problem is one of unknown (no such text), twice, text
-- (it is another text meanwhile, `now`), changed (it has another translation meanwhile, `now`), long (`now` is how long it may
-- be), line (it is more than one), details (they are no lines `name: value`). Raises PT400 INVALID_INPUT for what is no such
-- list, PT403 FORBIDDEN.
create function private.save_translations(p_changes jsonb, p_is_trial boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_problems jsonb; v_changed int; v_unchanged int;
  v_tables jsonb := '{"collection": "collections", "department": "departments", "category": "categories", "group": "collection_groups",
    "page": "pages", "media": "media", "size-chart": "size_charts", "discount": "discounts", "zone": "shipping_zones",
    "method": "shipping_methods", "synonym": "synonyms", "maker": "makers"}';
  v_language text; v_kind text;
begin
  perform private.only('translations');
  if not coalesce(jsonb_array_length(p_changes) <= 20000 and octet_length(p_changes::text) <= 33554432, false) then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  if exists (
    select from jsonb_array_elements(p_changes) c
    where jsonb_typeof(c.value) <> 'object' or exists (
      select from unnest('{language,kind,id,field,after}'::text[]) k where jsonb_typeof(c.value -> k) is distinct from 'string')
      or coalesce(jsonb_typeof(c.value -> 'text'), 'string') <> 'string'
      or coalesce(jsonb_typeof(c.value -> 'before'), 'string') <> 'string')
    or exists (
      select from jsonb_array_elements(p_changes) c cross join public.shop_settings s
      where c.value ->> 'language' <> all (s.languages) or c.value ->> 'language' = s.text_language)
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  -- One owner after the other, so that what was looked at is what is written over.
  perform from public.shop_settings s for no key update;

  create temporary table asked on commit drop as
  with given as (
    select (c.n - 1)::int as at, c.value ->> 'language' as language, c.value ->> 'kind' as kind, c.value ->> 'id' as id,
      c.value ->> 'field' as field, c.value ->> 'text' as text, c.value ->> 'before' as before, replace(c.value ->> 'after', e'\r', '') as raw
    from jsonb_array_elements(p_changes) with ordinality as c (value, n)
  ), texts as materialized (
    select g.language, t.* from (select distinct g.language, g.kind from given g) g, private.texts_in(g.language, g.kind) t
  )
  select g.at, g.language, g.kind, g.id, g.field, g.before, t.text as now_text, coalesce(t.translation, '') as now, t.most, t.is_line,
    g.raw, case when t.is_line then private.clean_line(g.raw) else private.clean_text(g.raw) end as after,
    row_number() over (partition by g.language, g.kind, g.id, g.field order by g.at) as copy,
    -- Spreadsheets change white space.
    regexp_replace(g.text, '\s+', ' ', 'g') <> regexp_replace(t.text, '\s+', ' ', 'g') as is_other
  from given g left join texts t on t.language = g.language and t.kind = g.kind and t.id = g.id and t.field = g.field;

  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('at', p.at, 'problem', p.problem, 'now', case p.problem
    when 'long' then p.most::text when 'text' then p.now_text when 'changed' then p.now end)) order by p.at)
  into v_problems
  from (
    select a.*, case
      when a.most is null then 'unknown'
      when a.copy > 1 then 'twice'
      when a.is_other then 'text'
      when a.before <> a.now and a.after <> a.now then 'changed'
      when length(a.after) > a.most then 'long'
      when a.is_line and btrim(a.raw, e' \t\n') ~ '\n' then 'line'
      when a.field = 'details' and private.read_details(a.after) is null then 'details' end as problem
    from pg_temp.asked a
  ) p where p.problem is not null;
  delete from pg_temp.asked a where a.after = a.now;
  get diagnostics v_unchanged = row_count;
  select count(*) into v_changed from pg_temp.asked;
  -- Without figures of it a long file is joined row by row.
  analyze pg_temp.asked;

  if v_problems is null and p_is_trial is not true then
    insert into public.product_translations (product_id, language, title, description, materials, details, seo_title, seo_description)
    select c.id::uuid, c.language, case when c.texts ? 'title' then c.texts ->> 'title' else t.title end,
      case when c.texts ? 'description' then c.texts ->> 'description' else t.description end,
      case when c.texts ? 'materials' then c.texts ->> 'materials' else t.materials end,
      case when c.texts ? 'details' then private.read_details(c.texts ->> 'details') else t.details end,
      case when c.texts ? 'seo_title' then c.texts ->> 'seo_title' else t.seo_title end,
      case when c.texts ? 'seo_description' then c.texts ->> 'seo_description' else t.seo_description end
    from (
      select a.id, a.language, jsonb_object_agg(a.field, a.after) as texts from pg_temp.asked a
      where a.kind = 'product' group by a.id, a.language
    ) c left join public.product_translations t on t.product_id = c.id::uuid and t.language = c.language
    order by c.id, c.language
    on conflict (product_id, language) do update set title = excluded.title, description = excluded.description,
      materials = excluded.materials, details = excluded.details, seo_title = excluded.seo_title,
      seo_description = excluded.seo_description;
    delete from public.product_translations t using pg_temp.asked a
    where a.kind = 'product' and t.product_id = a.id::uuid and t.language = a.language
      and num_nonnulls(t.title, t.description, t.materials, t.details, t.seo_title, t.seo_description) = 0;
    for v_language, v_kind in select distinct a.language, a.kind from pg_temp.asked a where v_tables ? a.kind order by 2, 1 loop
      execute format('update public.%I r set translations = private.with_texts(r.translations, $1, c.texts)
        from (
          select a.id, jsonb_object_agg(a.field, a.after) as texts from pg_temp.asked a where a.language = $1 and a.kind = $2 group by a.id
        ) c where r.id = c.id::uuid', v_tables ->> v_kind) using v_language, v_kind;
    end loop;
    for v_language in select distinct a.language from pg_temp.asked a where a.kind in ('option', 'shop') order by 1 loop
      insert into public.option_words as w (name, translations)
      select a.id, private.with_texts('{}', v_language, jsonb_build_object('name', a.after)) from pg_temp.asked a
      where a.language = v_language and a.kind = 'option' order by a.id
      on conflict (name) do update set translations = private.with_texts(w.translations, v_language,
        coalesce(excluded.translations -> v_language, '{"name": ""}'));
      update public.shop_settings s set translations = private.with_texts(s.translations, v_language, c.texts)
      from (
        select jsonb_object_agg(a.field, a.after) as texts from pg_temp.asked a
        where a.language = v_language and a.kind = 'shop' having count(*) > 0
      ) c where s.id;
    end loop;
  end if;
  drop table pg_temp.asked;
  return jsonb_build_object('problems', coalesce(v_problems, '[]'), 'changed', v_changed, 'unchanged', v_unchanged);
end
$$;
-- A file of all texts takes longer than other calls may.
create function public.save_translations(p_changes jsonb, p_is_trial boolean default false) returns jsonb
language sql volatile set search_path = '' set statement_timeout = '60s'
as $$ select private.save_translations(private.json_list(p_changes, 'changes'), p_is_trial) $$;
grant execute on function private.save_translations(jsonb, boolean), public.save_translations(jsonb, boolean) to authenticated;
