-- Every number is one: NaN is larger than any number in Postgres and passes `>= 0`. Every time is of this shop's
-- centuries. One check per column of each table that the API or a function writes, so that a new column cannot be
-- forgotten here: tests/database/input-bounds.test.ts counts them.
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
