-- Deletes the rows that the migrations inserted, right before the data of a backup is loaded (docs/backups.md).
-- Refuses a shop that has accounts or orders.
do $$
begin
  if exists (select 1 from auth.users) or exists (select 1 from public.orders) then
    raise exception 'This shop is in use: it has accounts or orders. Restore into a new project.';
  end if;
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_catalog.pg_tables where schemaname in ('public', 'private'));
end
$$;
