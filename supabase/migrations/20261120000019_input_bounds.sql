-- Bounds of every number and every time that the API or a function writes. NaN is larger than any number in Postgres
-- and passes `>= 0`, so each number has an upper bound; each time lies between 1990 and 2200. The loop adds one check
-- per column of the tables that exist by now; a table that a later file creates has its own, and
-- tests/database/input-rules.test.ts names a column without one.
do $$
declare
  c record;
begin
  for c in
    select n.nspname, t.relname, a.attname, case
      when a.atttypid in ('numeric'::regtype, 'double precision'::regtype, 'real'::regtype)
        then format('%I between -1000000000000 and 1000000000000', a.attname)
      else format('%I between ''1990-01-01'' and ''2200-01-01''', a.attname) end as rule
    from pg_catalog.pg_class t
    join pg_catalog.pg_namespace n on n.oid = t.relnamespace
    join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'private') and t.relkind = 'r'
      and a.atttypid in ('numeric'::regtype, 'double precision'::regtype, 'real'::regtype, 'timestamptz'::regtype,
        'timestamp'::regtype, 'date'::regtype)
    order by 1, 2, a.attnum
  loop
    execute format('alter table %I.%I add constraint %I check (%s)', c.nspname, c.relname,
      left(c.relname || '_' || c.attname, 56) || '_bounds', c.rule);
  end loop;
end
$$;
