-- Members' wishlists: theirs on every device, and a voice in what is trending.

create table public.wishlist_items (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index wishlist_items_of_product on public.wishlist_items (product_id);
-- For what is trending: the last days alone, without the table.
create index wishlist_items_recent on public.wishlist_items (added_at, product_id);

alter table public.wishlist_items enable row level security;
create policy "member reads own" on public.wishlist_items for select to authenticated
  using (user_id = (select auth.uid()));
create policy "member adds own" on public.wishlist_items for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "member deletes own" on public.wishlist_items for delete to authenticated
  using (user_id = (select auth.uid()));

-- The most that a member's wishlist holds.
create function private.most_wishes() returns int language sql immutable set search_path = '' as $$ select 200 $$;

-- One change of a member's wishlist at a time, so that two at once cannot both be the last that fits.
create function private.hold_wishlist() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('wishlist:' || auth.uid(), 0)) $$;

-- Keeps the number of wishes. Raises PT409 TOO_MANY_WISHES.
create function private.wish_before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A wish that its policy will refuse in a moment waits for nobody and tells nothing.
  if new.user_id is distinct from (select auth.uid()) then
    return new;
  end if;
  perform private.hold_wishlist();
  if not exists (select 1 from public.wishlist_items w where w.user_id = new.user_id and w.product_id = new.product_id)
    and (select count(*) from public.wishlist_items w where w.user_id = new.user_id) >= private.most_wishes() then
    perform private.fail(409, 'TOO_MANY_WISHES');
  end if;
  return new;
end
$$;
create trigger wish_before_insert before insert on public.wishlist_items
  for each row execute function private.wish_before_insert();

-- Takes slugs off the caller's wishlist, puts others on it (the first of them on top, as many as fit), and returns the
-- whole list, the newest first: also what is no longer sold, so that its member can take it off. What is on it already
-- keeps its place, so the same call twice changes nothing.
create function private.change_wishlist(p_add text[], p_drop text[]) returns text[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
  v_now timestamptz;
begin
  if cardinality(p_add) > 0 or cardinality(p_drop) > 0 then
    perform private.hold_wishlist();
    v_now := clock_timestamp();
    delete from public.wishlist_items w using public.products p
    where w.user_id = v_user and p.id = w.product_id and p.slug = any (p_drop);
    insert into public.wishlist_items (user_id, product_id, added_at)
    select v_user, f.id, v_now - f.n * interval '1 microsecond'
    from (
      select p.id, min(a.n) as n
      from unnest(p_add[1:private.most_wishes()]) with ordinality as a (slug, n)
      join public.products p on p.slug = a.slug
      where not exists (select 1 from public.wishlist_items w where w.user_id = v_user and w.product_id = p.id)
      group by p.id order by n
      limit private.most_wishes() - (select count(*) from public.wishlist_items w where w.user_id = v_user)
    ) f;
  end if;
  return array(
    select p.slug from public.wishlist_items w join public.products p on p.id = w.product_id
    where w.user_id = v_user order by w.added_at desc, p.slug);
end
$$;
grant execute on function private.change_wishlist(text[], text[]) to authenticated;

-- See private.change_wishlist.
create function public.change_wishlist(p_add text[] default '{}', p_drop text[] default '{}') returns text[]
language sql volatile security invoker set search_path = ''
as $$ select private.change_wishlist(p_add, p_drop) $$;
grant execute on function public.change_wishlist(text[], text[]) to authenticated;

revoke all on public.wishlist_items from anon, authenticated;
grant select, delete on public.wishlist_items to authenticated;
grant insert (product_id) on public.wishlist_items to authenticated;

-- What is wanted most these thirty days, filled up with what the shop features: a piece that was ordered counts three,
-- a member's wish one. The same answer as before.
create or replace function private.trending(p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  v_ids uuid[];
begin
  v_ids := array(
    select p.id from public.products p left join (
      select w.product_id, sum(w.points) as points
      from (
        select i.product_id, 3 * i.quantity as points
        from public.order_items i join public.orders o on o.id = i.order_id
        where o.created_at > now() - interval '30 days' and o.order_status <> 'cancelled'
        union all
        select l.product_id, 1 from public.wishlist_items l where l.added_at > now() - interval '30 days'
      ) w
      group by w.product_id
    ) s on s.product_id = p.id
    where (s.points is not null or p.prominence > 0) and p.archived_at is null and p.quantity > 0
    order by s.points desc nulls last, p.prominence desc limit least(greatest(coalesce(p_limit, 8), 1), 24));
  return jsonb_build_object(
    'products', private.cards(v_ids),
    'collections', coalesce((
      select jsonb_agg(jsonb_build_object('slug', g.slug, 'name', g.name) order by g.first)
      from (
        select c.slug, c.name, min(i.n) as first
        from unnest(v_ids) with ordinality as i (id, n)
        join public.products p on p.id = i.id join public.collections c on c.slug = p.collection_slug
        group by c.slug, c.name order by first limit 6
      ) g), '[]'));
end
$$;
