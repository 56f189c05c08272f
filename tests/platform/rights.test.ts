// What each role may do, and each right alone, on the platform: every table × verb and every function, tried as who has the
// role, must come out as for an owner where the role has the right that is needed, and else as for who does not work here.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { team } from '../../src/content/en/admin/settings/team.ts'
import { calls, tables } from '../support/access-matrix.ts'
import { platform } from '../support/project-database.ts'
import { literal, quote } from '../support/psql.ts'
import { functionRights, tableRights } from '../support/rights-matrix.ts'
import { type Outcome, openRoles, type Trial } from '../support/role-trials.ts'

type Needed = { name: string; trial: Trial; rights: readonly (readonly string[])[] }

/** `types` are those of the arguments, by function and name: a list is JSON to one function and an array to another. */
const trialsOf = (types: ReadonlyMap<string, string>): Needed[] => [
  ...Object.entries(tables).flatMap(([table, access]): Needed[] => {
    const [column] = Object.keys(access.change)
    const columns = Object.keys(access.row).join(', ')
    const values = Object.values(access.row).map(literal).join(', ')
    const { read, insert, update, delete: remove } = tableRights[table] ?? {}
    const of = (...rights: (readonly string[] | undefined)[]) =>
      rights.flatMap((each) => (each ? [each] : []))
    return [
      {
        name: `${table}: read`,
        trial: { role: 'owner', statement: `select count(*) from ${table}`, counts: true },
        rights: of(read),
      },
      {
        name: `${table}: insert`,
        trial: {
          role: 'owner',
          statement: `insert into ${table} (${columns}) values (${values})`,
          before: access.before,
        },
        rights: of(insert),
      },
      // A row that cannot be read cannot be changed by what stands in it.
      {
        name: `${table}: update`,
        trial: { role: 'owner', statement: `update ${table} set ${column} = ${column}` },
        rights: of(update, update && read),
      },
      {
        name: `${table}: delete`,
        trial: {
          role: 'owner',
          statement: `delete from ${table}`,
          before: table === 'public.collections' ? access.before : undefined,
        },
        rights: of(remove),
      },
    ]
  }),
  ...Object.entries(calls).map(([name, args]): Needed => {
    const called = name.replace(/\(.*/, '')
    const list = Object.entries(args).map(([key, value]) =>
      types.get(`${called} ${key}`) === 'jsonb'
        ? `${key} => ${quote(JSON.stringify(value))}::jsonb`
        : `${key} => ${literal(value)}`,
    )
    return {
      name,
      trial: { role: 'owner', statement: `select ${called}(${list.join(', ')})` },
      rights: functionRights[name] ? [functionRights[name]] : [],
    }
  }),
]

const said = (outcome: Outcome | undefined) => outcome?.code ?? String(outcome?.n)

describe.runIf(platform)('the rights of the team', () => {
  let shop: Awaited<ReturnType<typeof openRoles>>
  let needed: Needed[] = []
  let asOwner: Outcome[] = []
  let asNobody: Outcome[] = []
  /** Every trial with this role in place of the owner's, undone after each. */
  const tryAs = (before: string, trials: readonly Needed[]) =>
    shop.run(trials.map(({ trial }) => ({ ...trial, before: `${before} ${trial.before ?? ''}` })))
  beforeAll(async () => {
    shop = await openRoles()
    await shop.sql(`insert into public.roles (slug, name, permissions) values ('alone', 'Alone', '{view}');
      insert into public.customer_notes (customer_key, note) values ('rights@example.com', 'n');
      insert into public.messages (id, kind, name, email, body)
        values (gen_random_uuid(), 'contact', 'A', 'a@example.com', 'Text')`)
    const types = await shop.sql<{ name: string; type: string }>(`
      select n.nspname || '.' || p.proname || ' ' || a.name as name, format_type(a.type, null) as type
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
        unnest(p.proargnames, p.proargtypes::oid[]) as a (name, type) where n.nspname = 'public'`)
    needed = trialsOf(new Map(types.map(({ name, type }) => [name, type])))
    asOwner = await tryAs('', needed)
    asNobody = await tryAs('delete from public.team_members;', needed)
  }, 240_000)
  afterAll(() => shop?.close())

  const wrong = async (before: string, held: readonly string[]) => {
    // What is the same for owners and for others needs no second look.
    const differing = needed.flatMap((each, n) =>
      said(asOwner[n]) === said(asNobody[n]) && each.rights.length === 0 ? [] : [{ ...each, n }],
    )
    const outcomes = await tryAs(before, differing)
    return differing.flatMap(({ name, rights, n }, place) => {
      const may = rights.length > 0 && rights.every((any) => any.some((right) => held.includes(right)))
      const expected = said(may ? asOwner[n] : asNobody[n])
      const was = said(outcomes[place])
      return was === expected ? [] : [`${name}: expected ${expected}, was ${was}`]
    })
  }

  it('every right of the database has a name on the screen and something that needs it, and nothing needs another', async () => {
    const [row] = await shop.sql<{ rights: string[] }>('select private.all_rights() as rights')
    const rights = row?.rights.toSorted()
    expect(Object.keys(team.rights).toSorted()).toEqual(rights)
    const used = new Set([
      ...Object.values(functionRights).flat(),
      ...Object.values(tableRights).flatMap((verbs) => Object.values(verbs).flat()),
      // Columns of the settings: the test below.
      'settings.payments',
    ])
    expect([...used].toSorted()).toEqual(rights)
  })

  it('everything that is different for an owner needs a right that is named', () => {
    const unnamed = needed.filter(
      ({ rights }, n) => rights.length === 0 && said(asOwner[n]) !== said(asNobody[n]),
    )
    expect(unnamed.map(({ name }) => name)).toEqual([])
    const idle = needed.filter(({ rights }, n) => rights.length > 0 && said(asOwner[n]) === said(asNobody[n]))
    expect(idle.map(({ name }) => name)).toEqual([])
  })

  it.each(['owner', 'manager', 'packer', 'caller', 'editor', 'accountant', 'viewer'])(
    'the role %s can do what its rights allow to every table and function, and nothing more',
    async (role) => {
      const [row] = await shop.sql<{ held: string[] }>(
        `select permissions as held from public.roles where slug = '${role}'`,
      )
      const held = row?.held ?? []
      expect(held.length).toBeGreaterThan(0)
      expect(await wrong(`update public.team_members set role = '${role}';`, held)).toEqual([])
    },
    120_000,
  )

  it.each(Object.keys(team.rights))(
    'a role with the right %s alone can do just what needs it',
    async (right) => {
      const before = `update public.roles set permissions = '{${right}}' where slug = 'alone';
        update public.team_members set role = 'alone';`
      expect(await wrong(before, [right])).toEqual([])
    },
    120_000,
  )

  it('how customers can pay is changed with the right to it alone', async () => {
    const statement = 'update public.shop_settings set cod_enabled = not cod_enabled'
    const tried = (permissions: string) => ({
      role: 'owner' as const,
      statement,
      before: `insert into public.roles (slug, name, permissions) values ('own', 'Own', '{${permissions}}');
        update public.team_members set role = 'own';`,
    })
    const outcomes = await shop.run([tried('view,settings'), tried('view,settings,settings.payments')])
    expect(outcomes.map(said)).toEqual(['PT403', '1'])
  })
})
