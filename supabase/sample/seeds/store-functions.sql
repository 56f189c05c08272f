-- What the files of the sample shop's contents write their rows with.

-- Contents name rows by what they are called: "@collection:dresses" stands for that collection's id.
create function pg_temp.with_ids(p_content text) returns jsonb
language plpgsql
as $$
declare
  v_content text := p_content;
  v_name text[];
  v_id uuid;
begin
  for v_name in select distinct regexp_matches(p_content, '"@([a-z]+):([^"]+)"', 'g') loop
    v_id := case v_name[1]
      when 'collection' then (select c.id from public.collections c where c.slug = v_name[2])
      when 'department' then (select d.id from public.departments d where d.slug = v_name[2])
      when 'category' then (select c.id from public.categories c where c.slug = v_name[2])
      when 'group' then (select g.id from public.collection_groups g where g.slug = v_name[2])
      when 'page' then (select p.id from public.pages p where p.slug = v_name[2])
      when 'product' then (select p.id from public.products p where p.slug = v_name[2])
      when 'rank' then (select p.id from public.products p where p.featured_rank = v_name[2]::int)
      when 'media' then (select m.id from public.media m where m.src = v_name[2]) end;
    if v_id is null then
      raise exception 'There is no % %', v_name[1], v_name[2];
    end if;
    v_content := replace(v_content, format('"@%s:%s"', v_name[1], v_name[2]), to_jsonb(v_id)::text);
  end loop;
  return v_content::jsonb;
end
$$;

-- Publishes a page of these sections.
create function pg_temp.publish(p_slug text, p_sections text) returns void
language sql
as $$
  insert into public.page_versions (page_id, sections, state)
  select p.id, pg_temp.with_ids(p_sections), 'published' from public.pages p where p.slug = p_slug
$$;

-- The ids of the products with these ranks, as a JSON list.
create function pg_temp.ranks(p_from int, p_to int) returns text
language sql
as $$
  select json_agg('@rank:' || n)::text from generate_series(p_from, p_to) n
$$;
