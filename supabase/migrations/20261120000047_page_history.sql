-- Who wrote a version of a page: an account, one that is deleted, or the sample; and what a section of questions is by itself.

-- The state of a page for its owner: {id, slug, kind, title, ..., default_sections (of the first page), versions: [{id, state, publish_at, published_at, updated_at, author, is_sample}], draft}.
-- Raises PT403 FORBIDDEN, PT404 PAGE_GONE.
create or replace function private.edit_page(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_page public.pages;
begin
  perform private.only_admin();
  select * into v_page from public.pages p where p.id = p_id;
  if not found then
    perform private.fail(404, 'PAGE_GONE');
  end if;
  return jsonb_build_object('id', v_page.id, 'slug', v_page.slug, 'kind', v_page.kind, 'title', v_page.title,
    'description', v_page.description, 'translations', v_page.translations, 'is_indexed', v_page.is_indexed,
    'is_fixed', v_page.is_fixed, 'version', v_page.updated_at,
    'default_sections', case v_page.kind when 'home' then private.default_home() end,
    'versions', coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'state', v.state, 'format', v.format, 'publish_at', v.publish_at,
        'published_at', v.published_at, 'updated_at', v.updated_at, 'author', u.email,
        'is_sample', exists (select from private.sample_rows r where r.table_name = 'page_versions' and r.id = v.id),
        'sections', case when v.state <> 'past' then v.sections end) order by v.updated_at desc, v.id)
      from public.page_versions v left join auth.users u on u.id = v.author_id where v.page_id = v_page.id), '[]'));
end
$$;

-- Questions that say nothing of their layout are a part of a page now; those that were written before stay whole pages.
update public.page_versions v set sections = (
  select jsonb_agg(case when s.value ->> 'kind' = 'questions' and not s.value ? 'layout'
    then s.value || '{"layout": "page"}' else s.value end order by s.ordinality)
  from jsonb_array_elements(v.sections) with ordinality s)
where v.sections @> '[{"kind": "questions"}]';
