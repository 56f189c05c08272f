// Who may what, as one text: a change of it shows in review. After a change that is meant:
// npm run test:unit -- tests/platform/privileges -u
import { describe, expect, it } from 'vitest'
import { openDatabase, platform } from '../support/project-database.ts'

/** The rights of the API's roles to tables, columns, functions and schemas, and the policies. */
const privileges = `
    select line from (
      select 1 as part, format('%s %s: %s', n.nspname, c.relname, string_agg(
        format('%s %s', r.role, (select string_agg(p, ', ' order by p) from unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) p
          where has_table_privilege(r.role, c.oid, p))), '; ' order by r.role) filter (where r.has)) as line
      from pg_class c join pg_namespace n on n.oid = c.relnamespace,
        lateral (select r.role, exists (select 1 from unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) p
          where has_table_privilege(r.role, c.oid, p)) as has from unnest('{anon,authenticated}'::text[]) r (role)) r
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'v', 'm', 'p') group by n.nspname, c.relname
      union all
      select 2, format('%s %s.%s: %s %s', n.nspname, c.relname, a.attname, r.role, string_agg(p, ', ' order by p))
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
        unnest('{anon,authenticated}'::text[]) r (role), unnest('{SELECT,INSERT,UPDATE}'::text[]) p
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'v', 'm', 'p')
        and has_column_privilege(r.role, c.oid, a.attnum, p) and not has_table_privilege(r.role, c.oid, p)
      group by n.nspname, c.relname, a.attname, r.role
      union all
      select 3, format('%s.%s(%s)%s: %s', n.nspname, p.proname, replace(pg_get_function_identity_arguments(p.oid), '"', ''),
        case when p.prosecdef then ', definer' else '' end,
        coalesce((select string_agg(r, ', ' order by r) from unnest('{anon,authenticated,service_role}'::text[]) r
          where has_function_privilege(r, p.oid, 'execute') and has_schema_privilege(r, n.oid, 'usage')), 'no role'))
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')
      union all
      select 4, format('policy %s.%s %L %s to %s using %s check %s', p.schemaname, p.tablename, p.policyname, p.cmd,
        array_to_string(p.roles, ', '), coalesce(p.qual, '-'), coalesce(p.with_check, '-'))
      from pg_policies p
      union all
      select 5, format('schema %s: %s', n.nspname, string_agg(r || ' ' || p, ', ' order by r, p))
      from pg_namespace n, unnest('{anon,authenticated,service_role}'::text[]) r, unnest('{USAGE,CREATE}'::text[]) p
      where n.nspname in ('public', 'private') and has_schema_privilege(r, n.oid, p) group by n.nspname
    ) l order by part, line collate "C"`

// The embedded back end grants everything, so this is taken from a project as the platform makes it.
describe.runIf(platform)('the rights of the API’s roles', () => {
  it.each(['open', 'closed'] as const)(
    'the rights of the API’s roles are as reviewed where the default privileges are %s',
    async (defaults) => {
      const database = await openDatabase(defaults)
      const lines = await database.sql<{ line: string }>(privileges)
      await database.close()
      const text = `${lines.map(({ line }) => line.replace(/\s+/g, ' ')).join('\n')}\n`
      await expect(text).toMatchFileSnapshot('privileges.txt')
    },
  )
})
