-- Where a collection once was: links from elsewhere outlive a change of its address.
create table public.collection_moves (
  slug text primary key,
  collection_id uuid not null references public.collections (id) on delete cascade
);
create index collection_moves_to on public.collection_moves (collection_id);
alter table public.collection_moves enable row level security;
create policy "all read" on public.collection_moves for select to anon, authenticated using (true);
revoke all on public.collection_moves from anon, authenticated;
grant select on public.collection_moves to anon, authenticated;

-- What stands at an address goes before what once stood there.
create function private.collection_moved() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.collection_moves m where m.slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into public.collection_moves (slug, collection_id) values (old.slug, new.id);
  end if;
  return null;
end
$$;
create trigger collection_added after insert on public.collections
  for each row execute function private.collection_moved();
create trigger collection_moved after update on public.collections
  for each row when (old.slug <> new.slug) execute function private.collection_moved();
