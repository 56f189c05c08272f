-- The language of rows is the shop's first one until something is translated: who first writes and then says in which language
-- does not find French texts kept as English ones.
set lock_timeout = '5s';

-- In which languages the shop's own texts stand, in rows, their translations and words within contents. The search words and the
-- titles of the software's own discounts come in several languages, so they tell nothing.
create function private.written_languages() returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(l.code order by l.n), '{}')
  from public.shop_settings s cross join unnest(private.languages()) with ordinality as l (code, n)
  where exists (
    select from private.texts_in(l.code, null) t
    where (l.code = s.text_language or t.translation is not null) and t.kind <> 'synonym'
      and not (t.kind = 'discount' and exists (
        select from public.discounts d where d.id::text = t.id and d.source in ('welcome', 'student'))))
  or exists (
    select from (
      select v.sections as content from public.page_versions v
      union all select m.items from public.menus m
      union all select c.chart from public.size_charts c
    ) w, private.words_within(w.content, l.code, l.code) n where n.total > 0)
$$;

-- Contents with their words in another language than so far, where they say nothing in it.
create function private.words_moved(p_content jsonb, p_from text, p_to text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return case jsonb_typeof(p_content)
    when 'array' then (
      select coalesce(jsonb_agg(private.words_moved(e.value, p_from, p_to) order by e.n), '[]')
      from jsonb_array_elements(p_content) with ordinality as e (value, n))
    when 'object' then case
      when jsonb_typeof(p_content -> '$text') = 'object' and p_content -> '$text' ? p_from
        and coalesce(p_content -> '$text' -> p_to, '""') in ('""', 'null', '[]')
      then p_content || jsonb_build_object('$text',
        ((p_content -> '$text') - p_from) || jsonb_build_object(p_to, p_content -> '$text' -> p_from))
      else (
        select coalesce(jsonb_object_agg(e.key, private.words_moved(e.value, p_from, p_to)), '{}') from jsonb_each(p_content) e) end
    else p_content end;
end
$$;

-- While nothing is translated, rows count as written in the shop's first language, and words within contents go along. Once
-- something is, the language of rows stays when another becomes the first; where the shop puts it down, rows count as written in the
-- first one unless they are translated into that: then they stay the originals of their translations.
create or replace function private.keep_text_language() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_first text := new.languages[1];
begin
  if new.text_language = v_first then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if new.languages = old.languages and new.text_language = any (new.languages) then
      return new;
    end if;
    if private.written_languages() <@ array[old.text_language] then
      update public.page_versions v set sections = private.words_moved(v.sections, new.text_language, v_first)
        where v.sections <> private.words_moved(v.sections, new.text_language, v_first);
      update public.menus m set items = private.words_moved(m.items, new.text_language, v_first)
        where m.items <> private.words_moved(m.items, new.text_language, v_first);
      update public.size_charts c set chart = private.words_moved(c.chart, new.text_language, v_first)
        where c.chart <> private.words_moved(c.chart, new.text_language, v_first);
      new.text_language := v_first;
      return new;
    end if;
  end if;
  if new.text_language <> all (new.languages)
    and not exists (select from private.texts_in(v_first, null) t where t.translation is not null and t.kind <> 'synonym') then
    new.text_language := v_first;
  end if;
  return new;
end
$$;

-- Shops that put down the language in which nothing was ever written.
update public.shop_settings s set text_language = s.text_language where s.text_language <> all (s.languages);

-- Into which languages the shop is translated, and how far: {text_language, written: [codes], languages: [{code, kinds: [{kind, total, missing}],
-- within: [{kind, id, name, total, missing}]}]}, where `within` are pages, menus and size charts, whose words are written
-- where they are edited, and `written` the languages in which the shop says anything of its own. Raises PT403 FORBIDDEN.
create or replace function private.translation_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  s public.shop_settings;
begin
  perform private.only('view', 'translations');
  select * into s from public.shop_settings;
  return jsonb_build_object('text_language', s.text_language, 'written', to_jsonb(private.written_languages()), 'languages', (
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
