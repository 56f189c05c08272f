-- A page may quote a review: what changes in one that is quoted shows there too, not only on its product's page.

create function private.note_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_pages(array(select 'product-' || p.slug from public.products p where p.id = new.product_id)
    || case when exists (
      select from public.page_versions v where v.state in ('published', 'scheduled')
        and v.sections @> jsonb_build_array(jsonb_build_object('kind', 'quote', 'review', new.id))) then 'catalogue' end);
  return null;
end
$$;

drop trigger note_pages_of_change on public.reviews;
create trigger note_pages_of_change after update on public.reviews
  for each row when ('published' in (old.status, new.status) and (old.status, old.rating, old.title, old.body, old.author_name, old.verified)
    is distinct from (new.status, new.rating, new.title, new.body, new.author_name, new.verified))
  execute function private.note_review();
