-- What became of a wish: the price at which it was made, and when a product came back.

-- What one piece cost when the wish was made; null for a wish older than this column.
alter table public.wishlist_items add column saved_price numeric(10, 2) check (saved_price between 0 and 99999);

-- When the product last came back after being sold out.
alter table public.products add column restocked_at timestamptz;

create function private.note_restock() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.quantity = 0 and new.quantity > 0 then
    new.restocked_at := clock_timestamp();
  end if;
  return new;
end
$$;
create trigger note_restock before update of quantity on public.products
  for each row execute function private.note_restock();

-- Keeps the number of wishes and the price of the moment. Raises PT409 TOO_MANY_WISHES.
create or replace function private.wish_before_insert() returns trigger
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
  new.saved_price := coalesce(new.saved_price, (select n.price from private.price_now(new.product_id, 1) n));
  return new;
end
$$;

-- A guest's wish that goes into the account, and one that is put back after all, keep the price at which they were
-- made: one more parameter, so the function is made anew.
drop function public.change_wishlist(text[], text[]);
drop function private.change_wishlist(text[], text[]);

-- Takes slugs off the caller's wishlist, puts others on it (the first of them on top, as many as fit), and returns the
-- whole list, the newest first: also what is no longer sold, so that its member can take it off. What is on it already
-- keeps its place, so the same call twice changes nothing.
--   p_prices {slug: price} at which wishes were made that are made known only now; what makes no sense is left out
create function private.change_wishlist(p_add text[], p_drop text[], p_prices jsonb) returns text[]
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
    insert into public.wishlist_items (user_id, product_id, added_at, saved_price)
    select v_user, f.id, v_now - f.n * interval '1 microsecond',
      case when jsonb_typeof(p_prices -> f.slug) = 'number' and (p_prices ->> f.slug)::numeric between 0.01 and 99999
           then (p_prices ->> f.slug)::numeric end
    from (
      select p.id, p.slug, min(a.n) as n
      from unnest(p_add[1:private.most_wishes()]) with ordinality as a (slug, n)
      join public.products p on p.slug = a.slug
      where not exists (select 1 from public.wishlist_items w where w.user_id = v_user and w.product_id = p.id)
      group by p.id, p.slug order by n
      limit private.most_wishes() - (select count(*) from public.wishlist_items w where w.user_id = v_user)
    ) f;
  end if;
  return array(
    select p.slug from public.wishlist_items w join public.products p on p.id = w.product_id
    where w.user_id = v_user order by w.added_at desc, p.slug);
end
$$;
revoke all on function private.change_wishlist(text[], text[], jsonb) from public;
grant execute on function private.change_wishlist(text[], text[], jsonb) to authenticated;

-- See private.change_wishlist.
create function public.change_wishlist(
  p_add text[] default '{}', p_drop text[] default '{}', p_prices jsonb default '{}'
) returns text[]
language sql volatile security invoker set search_path = ''
as $$ select private.change_wishlist(p_add, p_drop, p_prices) $$;
revoke all on function public.change_wishlist(text[], text[], jsonb) from public, anon;
grant execute on function public.change_wishlist(text[], text[], jsonb) to authenticated;
