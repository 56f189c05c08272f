// The access matrix once more, with the platform's roles: there the grants count beside the policies.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyFunction, everyRelation } from '../support/access-fixture.ts'
import { calls, functions, tables } from '../support/access-matrix.ts'
import { platform } from '../support/project-database.ts'
import { literal } from '../support/psql.ts'
import { type Outcome, openRoles, type Trial } from '../support/role-trials.ts'
import { sampleBy } from '../support/seed.ts'
import { roles } from '../support/shop.ts'

/** `refusal` is a trigger's, which comes after grant and policy have let the role through. */
type Expected = { name: string; trial: Trial; may: string | boolean; refusal?: string }

/** What each role does to each table, and the SQL condition over the rows for which it succeeds. */
const matrix: Expected[] = Object.entries(tables).flatMap(([table, access]) => {
  const [column] = Object.keys(access.change)
  const columns = Object.keys(access.row).join(', ')
  const values = Object.values(access.row).map(literal).join(', ')
  const clear = table === 'public.collections' ? access.before : undefined
  return roles.flatMap((role): Expected[] => {
    const named = (verb: string) => `${table}: ${role} ${verb}`
    return [
      {
        name: named('reads'),
        trial: { role, statement: `select count(*) from ${table}`, counts: true },
        may: access.read[role],
      },
      {
        name: named('inserts'),
        trial: {
          role,
          statement: `insert into ${table} (${columns}) values (${values})`,
          before: access.before,
        },
        may: access.insert.includes(role),
      },
      {
        name: named('updates'),
        trial: { role, statement: `update ${table} set ${column} = ${column}` },
        may: access.update[role],
      },
      {
        name: named('deletes'),
        trial: { role, statement: `delete from ${table}`, before: clear },
        ...(role === 'owner' && access.staysShown && { refusal: 'PT409' }),
        may: access.delete[role],
      },
    ]
  })
})

describe.runIf(platform)('the access matrix, on the platform', () => {
  let shop: Awaited<ReturnType<typeof openRoles>>
  let outcomes: Outcome[] = []
  let expected: number[] = []
  beforeAll(async () => {
    shop = await openRoles()
    outcomes = await shop.run(matrix.map(({ trial }) => trial))
    const counts = matrix.map(({ name, may }) =>
      typeof may === 'string' ? `(select count(*) from ${name.split(':')[0]} where ${may})` : may ? '1' : '0',
    )
    const [row] = await shop.sql<{ n: number[] }>(`select array[${counts.join(', ')}] as n`)
    expected = row?.n ?? []
  }, 180_000)
  afterAll(() => shop?.close())

  /** Refused by grant or policy, or let through to just the rows that are the role's. */
  const wrong = (answers: Outcome[]) =>
    matrix.flatMap(({ name, refusal }, i) => {
      const { n, code } = answers[i] ?? { n: null, code: 'none' }
      const right =
        code === null ? n === expected[i] : code === refusal || (code === '42501' && expected[i] === 0)
      return right ? [] : [`${name}: expected ${expected[i]}, was ${code ?? n}`]
    })

  it('the access matrix has an expectation for every table, view and function', async () => {
    const names = async (query: string) =>
      (await shop.sql<{ name: string }>(query)).map(({ name }) => name).toSorted()
    expect(await names(everyRelation)).toEqual(Object.keys(tables).toSorted())
    expect(await names(everyFunction)).toEqual(Object.keys(functions).toSorted())
  })

  it(`the access matrix holds in all ${matrix.length} trials`, () => {
    expect(wrong(outcomes)).toEqual([])
  })

  it('the access matrix was tried in the roles that it names', () => {
    const ranAs = matrix.map(({ trial }, i) => `${trial.role} as ${outcomes[i]?.ran_as}`)
    expect(new Set(ranAs)).toEqual(
      new Set([
        'anon as anon',
        'shopper as authenticated',
        'other as authenticated',
        'owner as authenticated',
      ]),
    )
  })

  it('the access matrix would not hold for a superuser', async () => {
    const reading = matrix.flatMap(({ trial }, i) => (trial.counts ? [{ trial, i }] : []))
    const loose = await shop.run(reading.map(({ trial }) => ({ ...trial, role: 'superuser' as const })))
    const answers = [...outcomes]
    for (const [at, { i }] of reading.entries()) if (loose[at]) answers[i] = loose[at]
    expect(wrong(answers).length).toBeGreaterThan(reading.length / 3)
  })

  describe('an owner with a second factor', () => {
    const factor = `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      select gen_random_uuid(), a.user_id, 'totp', 'verified', now(), now() from public.team_members a;`
    const owners: Trial[] = [
      ...matrix.flatMap(({ trial }) => (trial.role === 'owner' ? [trial] : [])),
      ...Object.entries(calls).map(([name, args]): Trial => {
        const list = Object.entries(args).map(([key, value]) => `${key} => ${literal(value)}`)
        return { role: 'owner', statement: `select ${name.replace(/\(.*/, '')}(${list.join(', ')})` }
      }),
    ]
    const outcomesWith = async (before: string, aal: string, trials = owners) => {
      const outcomes = await shop.run(
        trials.map((trial) => ({ ...trial, before: `${before} ${trial.before ?? ''}`, claims: { aal } })),
      )
      return new Map(trials.map(({ statement }, i) => [statement, outcomes[i]]))
    }
    const differences = (a: Map<string, Outcome | undefined>, b: Map<string, Outcome | undefined>) =>
      [...a].flatMap(([statement, outcome]) => {
        const other = b.get(statement)
        return outcome?.code === other?.code && outcome?.n === other?.n ? [] : [statement]
      })

    it('an owner is no more than a member to every table and function until a code confirms the session', async () => {
      const removed = await outcomesWith('delete from public.team_members;', 'aal1')
      expect(differences(await outcomesWith(factor, 'aal1'), removed)).toEqual([])
      const owner = await outcomesWith('', 'aal1')
      expect(differences(owner, removed).length).toBeGreaterThan(owners.length / 4)
      // One function says for all others who is an owner.
      const some = sampleBy(owners, ({ statement }) => statement, 60)
      expect(differences(await outcomesWith(factor, 'aal2', some), owner)).toEqual([])
      const unverified = factor.replace("'verified'", "'unverified'")
      expect(differences(await outcomesWith(unverified, 'aal1', some), owner)).toEqual([])
    })

    it('an owner’s second factor is reset by another owner, on tables that belong to Auth', async () => {
      const before = `insert into public.team_members (user_id, role) select id, 'owner' from auth.users where email = 'other@zellige.example';
        insert into auth.sessions (id, user_id) select gen_random_uuid(), user_id from public.team_members;
        ${factor}`
      const left = `select count(*) from (select from auth.mfa_factors union all select from auth.sessions) f`
      const reset = "select public.remove_second_factor('other@zellige.example')"
      const [done, refused] = await shop.run(
        ['aal2', 'aal1'].map(
          (aal) => ({ role: 'owner', statement: reset, before, claims: { aal } }) as const,
        ),
      )
      expect([done?.code, refused?.code]).toEqual([null, 'PT403'])
      const [rows] = await shop.run([
        {
          role: 'superuser',
          statement: left,
          before: `${before} select set_config('request.jwt.claims', json_build_object('sub', (select id from auth.users where email = 'owner@zellige.example'), 'aal', 'aal2')::text, true);
            ${reset};`,
          counts: true,
        },
      ])
      expect(rows?.n).toBe(2)
    })
  })

  it('the API’s roles write no text, list or JSON to a table without a bound', async () => {
    const unbounded = await shop.sql<{ column: string }>(`
      select t.relname || '.' || a.attname as column
      from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
        and (a.atttypid in ('text'::regtype, 'jsonb'::regtype) or format_type(a.atttypid, null) like '%[]')
        and exists (
          select from unnest(array['anon', 'authenticated']) r, unnest(array['insert', 'update']) p
          where has_column_privilege(r, t.oid, a.attnum, p))
        and not exists (
          select from pg_constraint c where c.conrelid = t.oid and a.attnum = any (c.conkey)
            and (c.contype = 'f' or c.contype = 'c' and pg_get_constraintdef(c.oid) ~ 'length|cardinality|~|ANY|private\\.is_|are_rates|are_vat_rates|are_translations'))
      order by 1`)
    // A trigger counts the details of a product and measures each; another one makes the words of its options' names.
    expect(unbounded.map(({ column }) => column)).toEqual([
      'option_words.words',
      'product_translations.details',
      'products.details',
    ])
  })

  it('the platform gives each role the functions it is to have, and no other', async () => {
    const rows = await shop.sql<{ name: string; anon: boolean; members: boolean }>(`
      select f.name, has_function_privilege('anon', f.name, 'execute') as anon,
        has_function_privilege('authenticated', f.name, 'execute') as members
      from (${everyFunction}) f`)
    expect(
      rows.filter(({ name, anon, members }) => {
        const access = functions[name]
        return anon !== (access === 'all') || members !== (access !== 'none')
      }),
    ).toEqual([])
  })
})
