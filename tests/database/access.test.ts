// The access matrix as requests meet it: every table × role × verb and every function × role, from the catalogue.
// tests/platform/access-roles.test.ts tries the same in SQL, where the platform's grants count too.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyFunction, everyRelation, fixtureRows } from '../support/access-fixture.ts'
import { calls, functions, tables } from '../support/access-matrix.ts'
import { maxRows } from '../support/max-rows.ts'
import { accounts, openShop, type Role, type Row, roles, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ unsound: true })
  await shop.database.exec(`
    -- The embedded back end grants everything on every table with its first request; the policies must do alone.
    grant all on all tables in schema public, private to anon, authenticated;
    grant usage on schema storage to anon, authenticated;
    grant all on all tables in schema storage to anon, authenticated;
    ${fixtureRows}  `)
})
afterAll(() => shop.close())

const insertion = (table: string, row: Row) => ({
  text: `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row).map((_, i) => `$${i + 1}`)})`,
  params: Object.values(row),
})
const count = async (table: string, condition: string) =>
  (await shop.one<{ n: number }>(`select count(*)::int as n from ${table} where ${condition}`)).n

it('the access matrix has every table and view, all of them under row-level security', async () => {
  const rows = await shop.sql<{ name: string; secured: boolean }>(everyRelation)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted())
  expect(rows.filter(({ secured }) => !secured)).toEqual([])
})

it('a table has at most one policy per role and action', async () => {
  const doubles = await shop.sql(`
    select schemaname, tablename, cmd, r as role from pg_policies, unnest(roles) as r
    group by 1, 2, 3, 4 having count(*) > 1`)
  expect(doubles).toEqual([])
})

it('no policy is for everybody (public), and none is for every action', async () => {
  const loose = await shop.sql("select * from pg_policies where 'public' = any (roles) or cmd = 'ALL'")
  expect(loose).toEqual([])
})

it.each(Object.entries(tables))(
  '%s can hold the row that the access matrix has for it',
  async (table, access) => {
    const { text, params } = insertion(table, access.row)
    await shop.database.transaction(async (tx) => {
      if (access.before) await tx.exec(access.before)
      const { affectedRows } = await tx.query(text, params)
      expect(affectedRows).toBe(1)
      await tx.rollback()
    })
  },
)

describe('tables through the API', () => {
  const exposed = Object.entries(tables).filter(([table]) => table.startsWith('public.'))

  describe.each(exposed)('%s', (table, access) => {
    const name = table.replace('public.', '') as 'collections'
    const key = Object.keys(access.row)[0] as 'id'
    const value = access.row[key] as string

    it.each(roles)('%s reads the rows of a table that the access matrix allows', async (role) => {
      const expected = await count(table, access.read[role])
      const {
        data,
        error,
        count: counted,
      } = await shop.clients[role].from(name).select('*', { count: 'exact' })
      if (error) expect({ code: error.code, expected }).toEqual({ code: '42501', expected: 0 })
      else
        expect({ counted, sent: data.length }).toEqual({
          counted: expected,
          sent: Math.min(expected, maxRows),
        })
    })

    it.each(roles)('%s changes the rows of a table that the access matrix allows', async (role) => {
      const expected = await count(table, access.update[role])
      const before = await shop.fingerprint(table)
      const { data, error } = await shop.clients[role]
        .from(name)
        .update(access.change as never)
        .not(key, 'is', null)
        .select(key)
      if (error) expect(error.code).toBe('42501')
      else expect(data.length).toBe(expected)
      if (expected === 0) expect(await shop.fingerprint(table)).toBe(before)
    })

    const refused = roles.filter((role) => !access.insert.includes(role))
    it.each(refused)('%s inserts nothing where the access matrix allows no insert', async (role) => {
      const before = await shop.fingerprint(table)
      const { error } = await shop.clients[role].from(name).insert(access.row as never)
      // shop_settings has its one row already; that it is another one's primary key may be found first.
      expect(['42501', '23505']).toContain(error?.code)
      expect(await shop.fingerprint(table)).toBe(before)
    })

    const keepers = roles.filter((role) => access.delete[role] === 'false')
    it.each(keepers)('%s deletes nothing where the access matrix allows no delete', async (role) => {
      const before = await shop.fingerprint(table)
      const { data } = await shop.clients[role].from(name).delete().not(key, 'is', null).select(key)
      expect(data ?? []).toEqual([])
      expect(await shop.fingerprint(table)).toBe(before)
    })

    const writers = roles.filter((role) => access.insert.includes(role))
    it.each(writers)('%s inserts and deletes a row where the access matrix allows it', async (role) => {
      const client = shop.clients[role]
      expect((await client.from(name).insert(access.row as never)).error).toBeNull()
      const { data, error } = await client.from(name).delete().eq(key, value).select(key)
      expect(error).toBeNull()
      expect(data).toHaveLength(1)
    })
  })

  it.each(roles)('the API shows %s no schema but public', async (role) => {
    for (const schema of ['private', 'auth', 'storage']) {
      const client = shop.clients[role].schema(schema as 'public')
      expect((await client.from('admins' as 'orders').select('*')).error?.code).toBe('PGRST106')
      expect(
        (await client.rpc('make_admin' as 'subscribe', { p_email: accounts.shopper.email } as never)).error
          ?.code,
      ).toBe('PGRST106')
    }
  })
})

describe('functions', () => {
  it('the access matrix has every function', async () => {
    const rows = await shop.sql<{ name: string }>(everyFunction)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(functions).toSorted())
  })

  it('every function runs with an empty search path', async () => {
    const loose = await shop.sql(`
      select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(proconfig @> array['search_path=""'], false)`)
    expect(loose).toEqual([])
  })

  it('no function in public runs as its definer', async () => {
    expect(
      await shop.sql("select 1 from pg_proc where pronamespace = 'public'::regnamespace and prosecdef"),
    ).toEqual([])
  })

  it.each(Object.entries(functions))('the function %s may be executed by: %s', async (name, access) => {
    const can = async (role: string) =>
      (
        await shop.one<{ may: boolean }>("select has_function_privilege($1, $2, 'execute') as may", [
          role,
          name,
        ])
      ).may
    expect({ anon: await can('anon'), members: await can('authenticated') }).toEqual({
      anon: access === 'all',
      members: access !== 'none',
    })
  })

  const exposed = Object.keys(functions).filter((name) => name.startsWith('public.'))
  describe.each(exposed)('%s', (name) => {
    it.each(roles)('a function of the API answers or refuses %s as the access matrix says', async (role) => {
      const args = calls[name]
      expect(args).toBeDefined()
      const short = name.replace(/^public\.|\(.*/g, '') as 'subscribe'
      const { error } = await shop.clients[role].rpc(short, args as never)
      const allowed = functions[name] === 'all' || (functions[name] === 'members' && role !== 'anon')
      if (allowed) expect(error?.code).not.toBe('42501')
      else expect(error?.code).toBe('42501')
    })
  })

  it('is_admin says yes to the owner alone', async () => {
    const answers = await Promise.all(
      (['shopper', 'other', 'owner'] as const).map((role) => shop.clients[role].rpc('is_admin')),
    )
    expect(answers.map(({ data }) => data)).toEqual([false, false, true])
  })
})

describe('an owner', () => {
  it('an owner who is taken off the list loses the rights at once', async () => {
    const fired = await openShop()
    try {
      const { owner } = fired.clients
      expect((await owner.from('orders').select('id')).data).not.toEqual([])
      await fired.sql('delete from public.team_members')
      expect((await owner.from('orders').select('id')).data).toEqual([])
      expect((await owner.rpc('is_admin')).data).toBe(false)
    } finally {
      await fired.close()
    }
  })

  it('an account does not become an owner by what it says about itself', async () => {
    const visitor = shop.connect()
    const { error } = await visitor.auth.signUp({
      email: 'wolf@example.com',
      password: 'sheep-clothing',
      options: { data: { role: 'admin', is_admin: true, full_name: 'Owner' } },
    })
    expect(error).toBeNull()
    expect((await visitor.rpc('is_admin')).data).toBe(false)
    await visitor.auth.updateUser({ data: { role: 'service_role', is_admin: true } })
    expect((await visitor.rpc('is_admin')).data).toBe(false)
    expect((await visitor.from('orders').select('id')).data).toEqual([])
  })
})

describe('the suite itself', () => {
  it('the test suite really runs as the role it names', async () => {
    const asked = await openShop({
      // Its body is read when it is made, as a policy is: the roles need not see the schema auth.
      before: `create function public.whoami() returns jsonb language sql stable
          return jsonb_build_object('role', current_user, 'id', auth.uid());
        grant execute on function public.whoami() to anon, authenticated`,
    })
    try {
      for (const role of roles) {
        const expected = { role: role === 'anon' ? 'anon' : 'authenticated', id: asked.ids[role] }
        const { data, error } = await asked.clients[role].rpc('whoami' as 'is_admin')
        expect({ data, error }).toEqual({ data: expected, error: null })
        const { rows } = await asked.as(role, 'select public.whoami() as whoami')
        expect(rows).toEqual([{ whoami: expected }])
      }
      expect(new Set(Object.values(asked.ids)).size).toBe(roles.length)
    } finally {
      await asked.close()
    }
  })

  it('requests that come at once keep their roles apart, also while some are refused', async () => {
    const { anon, shopper, owner } = shop.clients
    const total = await count('public.orders', 'true')
    const mine = await count('public.orders', tables['public.orders']?.read.shopper ?? 'false')
    expect(mine).toBeLessThan(total)
    const rounds = await Promise.all(
      Array.from({ length: 10 }, () =>
        Promise.all([
          owner.from('orders').select('id'),
          anon.from('collections').insert({ slug: 'race', name: 'Race' }),
          anon.from('orders').select('id'),
          owner.rpc('is_admin'),
          shopper.from('orders').select('id'),
          anon.rpc('is_admin'),
        ]),
      ),
    )
    for (const [all, refused, none, yes, own, unheard] of rounds) {
      expect([all.data?.length, none.data?.length, own.data?.length]).toEqual([total, 0, mine])
      expect([refused.error?.code, yes.data, unheard.error?.code]).toEqual(['42501', true, '42501'])
    }
  })

  it('the test suite fails for a new table, view or function without an entry in the access matrix', async () => {
    const known = async (query: string) => {
      let rows: Row[] = []
      await shop.database.transaction(async (tx) => {
        await tx.exec(`create table public.unheard_of (id int primary key);
          create view public.unseen as select * from public.orders;
          create function public.unasked() returns int language sql as 'select 1'`)
        rows = (await tx.query<Row>(query)).rows
        await tx.rollback()
      })
      return rows.map(({ name }) => name)
    }
    expect(await known(everyRelation)).toEqual(expect.arrayContaining(['public.unheard_of', 'public.unseen']))
    expect(await known(everyFunction)).toContain('public.unasked()')
    expect(tables).not.toHaveProperty(['public.unseen'])
  })

  it('the test suite sees a table that lost its row-level security', async () => {
    const open = 'alter table public.team_members disable row level security'
    const read = await shop.as('anon', 'select count(*)::int as n from public.team_members', [], open)
    expect(read.rows).toEqual([{ n: 1 }])
    const written = await shop.as('anon', 'delete from public.team_members', [], open)
    expect(written.touched).toBe(1)
    expect(await count('public.team_members', 'true')).toBe(1)
  })

  it('the test suite sees a function that anybody may execute', async () => {
    const open = 'grant execute on function private.make_admin(text) to public'
    const call = `select private.make_admin('${accounts.shopper.email}')`
    expect((await shop.as('anon', call)).code).toBe('42501')
    expect((await shop.as('anon', call, [], open)).code).toBeNull()
    const may = async (role: Role) => (await shop.as(role, 'select private.is_admin() as yes')).rows
    expect(await may('shopper')).toEqual([{ yes: false }])
  })
})
