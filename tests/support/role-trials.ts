// Statements tried in a role's name on the platform, each with the role's time limit and undone at once; all of them in
// one session.
import pg from 'pg'
import { seedSql } from '../../supabase/local/embedded.ts'
import { fixtureRows } from './access-fixture.ts'
import { asAnon, asMember, asSuperuser, openDatabase } from './project-database.ts'
import { quote } from './psql.ts'
import { accounts, type Role, type Row, roles } from './shop.ts'

/** A trial as `superuser` shows that it would notice if the roles were not in force. */
export type Trial = {
  role: Role | 'superuser'
  statement: string
  /** What else the token says. */
  claims?: Row
  /** Runs first, as superuser. */
  before?: string | undefined
  /** The statement gives one number, named `count`; otherwise the rows it touched are counted. */
  counts?: boolean
}
/** The number read or the rows touched; or the error's code. */
export type Outcome = { n: number | null; code: string | null; ran_as: string }

/** A database with the migrations, the curated sample data and the rows of the access matrix. */
export async function openRoles() {
  const database = await openDatabase()
  const { email } = accounts.other
  // The sample data is one transaction of its own.
  await database.session(`${seedSql('curated')}
    insert into auth.users (id, aud, role, email, email_confirmed_at)
      values (gen_random_uuid(), 'authenticated', 'authenticated', '${email}', now());
    ${fixtureRows}`)
  const people = await database.sql<{ role: Role; id: string }>(
    `select split_part(email, '@', 1) as role, id from auth.users
     where email in (${roles.map((role) => quote(`${role}@zellige.example`)).join(', ')})`,
  )
  const ids = Object.fromEntries(people.map(({ role, id }) => [role, id]))
  return {
    sql: database.sql,
    run: (trials: Trial[]) => run(database.address, ids, trials),
    close: database.close,
  }
}

async function run(
  address: string,
  ids: Partial<Record<string, string>>,
  trials: Trial[],
): Promise<Outcome[]> {
  const as = ({ role, claims }: Trial) => {
    if (role === 'superuser') return asSuperuser
    const id = ids[role]
    return id ? asMember(id, claims) : asAnon
  }
  const client = new pg.Client(address)
  await client.connect()
  const outcomes: Outcome[] = []
  for (const trial of trials) {
    const { statement, before = '', counts = false } = trial
    // As the storage server sets it: the policies alone decide who deletes a file.
    await client.query(`begin; set local storage.allow_delete_query = 'true'; ${before}; ${as(trial)}`)
    const {
      rows: [is],
    } = await client.query<{ ran_as: string }>('select current_user as ran_as')
    const ran_as = is?.ran_as ?? ''
    outcomes.push(
      await client.query<{ count?: string }>(statement).then(
        ({ rows, rowCount }) => ({ n: counts ? Number(rows[0]?.count) : rowCount, code: null, ran_as }),
        ({ code }: pg.DatabaseError) => ({ n: null, code: code ?? 'unknown', ran_as }),
      ),
    )
    await client.query(`rollback; ${asSuperuser}`)
  }
  await client.end()
  return outcomes
}
