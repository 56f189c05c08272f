-- Only owners may join the Realtime channel on which open admins hear that orders have changed. In a file of its own,
-- because a policy on the platform's tables locks those of Auth and Storage until its transaction ends.

-- Writes the policy unless it is there. Returns false where Realtime has no tables: never on the embedded back end, and
-- on a new project not before Realtime was first used. Run it again then.
create function private.open_order_channel() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if to_regclass('realtime.messages') is null then
    return false;
  end if;
  if not exists (select 1 from pg_catalog.pg_policies p
    where p.schemaname = 'realtime' and p.tablename = 'messages' and p.policyname = 'owners hear of orders') then
    create policy "owners hear of orders" on realtime.messages for select to authenticated
      using (extension = 'broadcast' and (select realtime.topic()) = 'orders' and (select private.may('orders', 'packing')));
  end if;
  return true;
end
$$;
select private.open_order_channel();
