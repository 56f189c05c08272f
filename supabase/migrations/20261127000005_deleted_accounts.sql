-- A token outlives its account by up to an hour. What is written with it is answered like a session that has ended, not
-- with a foreign key's error. Raises PT401 ACCOUNT_GONE.
create function private.account_exists() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from auth.users u where u.id = new.user_id) then
    perform private.fail(401, 'ACCOUNT_GONE');
  end if;
  return new;
end
$$;
-- A row for someone else is the row policies' to refuse.
create trigger account_exists before insert on public.addresses
  for each row when (new.user_id = auth.uid()) execute function private.account_exists();
create trigger account_exists before insert on public.wishlist_items
  for each row when (new.user_id = auth.uid()) execute function private.account_exists();
create trigger account_exists before insert on public.orders
  for each row when (new.user_id = auth.uid()) execute function private.account_exists();
