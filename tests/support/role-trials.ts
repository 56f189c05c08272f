// Statements tried in a role's name on a real PostgreSQL, each undone at once; all of them in one session.

import { seedSql } from '../../supabase/local/embedded.ts'
import { openPostgres, type Session } from '../mail/back-end.ts'
import { fixtureRows } from './access-fixture.ts'
import { startPostgres } from './postgres.ts'
import { accounts, type Role, roles } from './shop.ts'

/** `superuser` is nobody's role: what it may shows that a trial would notice if the roles were not taken on. */
export type Trial = {
  role: Role | 'superuser'
  statement: string
  /** Runs first, as superuser. */
  before?: string | undefined
  /** The statement gives one number; otherwise the rows it touched are counted. */
  counts?: boolean
}
/** The number read or the rows touched; or the error's code. */
export type Outcome = { n: number | null; code: string | null; ran_as: string }

/** A database with the migrations, the curated sample data and the rows of the access matrix. */
export async function openRoles() {
  const cluster = await startPostgres()
  const back = await openPostgres(cluster.address)
  const { email } = accounts.other
  // The sample data is one transaction of its own.
  await back.session(`${seedSql('curated')}
    insert into auth.users (id, aud, role, email, email_confirmed_at)
      values (gen_random_uuid(), 'authenticated', 'authenticated', '${email}', now());
    ${fixtureRows}`)
  return {
    sql: back.sql,
    run: (trials: Trial[]) => run(back.session, trials),
    close: async () => {
      await back.close()
      await cluster.stop()
    },
  }
}

async function run(session: Session, trials: Trial[]): Promise<Outcome[]> {
  const rows = trials.map(({ role, statement, before = '', counts = false }, i) =>
    [String(i), quote(role), quote(before), quote(statement), String(counts)].join(', '),
  )
  const answer = await session(`
    create temp table trials (i int, role text, before text, statement text, counts boolean, n bigint, code text, ran_as text);
    insert into trials values (${rows.join('), (')});
    create temp table people as select split_part(email, '@', 1) as role, id from auth.users
      where email in (${roles.map((role) => quote(`${role}@zellige.example`)).join(', ')});
    do $$
    declare
      v_trial record; v_id uuid; v_n bigint; v_code text; v_role text;
    begin
      for v_trial in select * from trials order by i loop
        select p.id into v_id from people p where p.role = v_trial.role;
        v_n := null; v_code := null; v_role := null;
        begin
          if v_trial.before <> '' then execute v_trial.before; end if;
          perform set_config('request.jwt.claims', case when v_id is null then '{"role": "anon"}'
            else json_build_object('sub', v_id, 'role', 'authenticated')::text end, true),
            set_config('request.jwt.claim.sub', coalesce(v_id::text, ''), true);
          if v_trial.role <> 'superuser' then
            execute format('set local role %I', case when v_id is null then 'anon' else 'authenticated' end);
          end if;
          v_role := current_user;
          begin
            if v_trial.counts then execute v_trial.statement into v_n;
            else execute v_trial.statement; get diagnostics v_n = row_count;
            end if;
          exception when others then v_code := sqlstate;
          end;
          raise exception using errcode = 'ZZ000';
        exception when sqlstate 'ZZ000' then null;
        end;
        update trials t set n = case when v_code is null then v_n end, code = v_code, ran_as = v_role where t.i = v_trial.i;
      end loop;
    end $$;
    select json_agg(json_build_object('n', n, 'code', code, 'ran_as', ran_as) order by i) from trials`)
  return JSON.parse(answer.split('\n').at(-1) ?? '[]') as Outcome[]
}

/** A value as the text of an SQL literal whose type follows from where it stands. */
export function literal(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`
  if (Array.isArray(value)) return quote(`{${value.map((each) => JSON.stringify(each)).join(',')}}`)
  return quote(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
