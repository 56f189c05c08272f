// The migrations, brought to a project by the real CLI, and the shop in it: every call in the platform's roles and within
// their time limits (see support/platform).
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedSql } from '../../supabase/local/embedded.ts'
import { makeToken } from '../support/checkout.ts'
import { root } from '../support/imports.ts'
import {
  asAnon,
  asMember,
  asService,
  asSuperuser,
  openDatabase,
  type ProjectDatabase,
  platform,
} from '../support/project-database.ts'
import { json } from '../support/psql.ts'
import { accounts } from '../support/shop.ts'
import { complaint } from '../support/supabase-cli.ts'

const migrations = readdirSync(join(root, 'supabase/migrations')).toSorted()
const asAuth = 'set session authorization supabase_auth_admin;'
/** A caller of the storage server, which logs in as a role of its own. */
const throughStorage = (caller: string) =>
  `${caller.replace('authenticator', 'supabase_storage_admin')} set storage.allow_delete_query = 'true';`

describe.runIf(platform)('pushing the migrations', () => {
  it.each(['open', 'closed'] as const)(
    'pushing the migrations succeeds without a warning where the default privileges are %s',
    (defaults) => {
      const push = platform?.projects[defaults].push
      expect(push?.output).not.toMatch(complaint)
      expect(push).toMatchObject({ code: 0, warnings: [] })
      expect(push?.output.match(/(?<=Applying migration ).+\.sql/g)).toEqual(migrations)
    },
  )
})

describe.runIf(platform).each(['open', 'closed'] as const)(
  'a project whose default privileges are %s',
  (defaults) => {
    let database: ProjectDatabase
    let owner = ''
    let shopper = ''
    const number = async (query: string) => Number(await database.session(query))
    const idOf = (email: string) => database.session(`select id from auth.users where email = '${email}'`)

    beforeAll(async () => {
      database = await openDatabase(defaults)
      await database.session(seedSql('curated'))
      owner = await idOf(accounts.owner.email)
      shopper = await idOf(accounts.shopper.email)
    })
    afterAll(() => database?.close())

    it('a pushed project gives all that is made to the role that pushes', async () => {
      const pusher = new URL(platform?.owner ?? '').username
      const others = await database.sql(`
      select oid::regprocedure::text as what from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and proowner <> '${pusher}'::regrole
      union all select oid::regclass::text from pg_class
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relowner <> '${pusher}'::regrole
      union all select oid::regtype::text from pg_type
        where typnamespace in ('public'::regnamespace, 'private'::regnamespace) and typowner <> '${pusher}'::regrole`)
      expect(others).toEqual([])
    })

    it('a pushed project has no function whose body names what is not there', async () => {
      // Migrations may make a function before what its body names; made again, each body is checked.
      await database.session(`do $$
        declare v_function regprocedure;
        begin
          for v_function in select oid from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) loop
            execute pg_get_functiondef(v_function);
          end loop;
        end $$`)
    })

    it('a pushed project makes a profile when Auth adds an account', async () => {
      const id = randomUUID()
      await database.session(`${asAuth} insert into auth.users (id, email, raw_user_meta_data)
      values ('${id}', '${id}@example.com', '{"full_name": "Nora Alami"}')`)
      expect(await database.session(`select full_name from public.profiles where id = '${id}'`)).toBe(
        'Nora Alami',
      )
    })

    it('a pushed project lets the owner alone write pictures', async () => {
      const upload = (bucket = 'product-images', name = `${randomUUID()}.png`) =>
        `insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}')`
      const as = (caller: string, statement: string) => database.session(throughStorage(caller) + statement)
      const stored = () => number('select count(*) from storage.objects')
      await as(asMember(owner), upload())
      for (const caller of [asAnon, asMember(shopper)]) {
        await expect(as(caller, upload())).rejects.toThrow('row-level security')
        await as(caller, 'delete from storage.objects')
        expect(await as(caller, 'select count(*) from storage.objects')).toBe('0')
      }
      for (const refused of [upload('product-images', 'page.html'), upload('another-bucket')])
        await expect(as(asMember(owner), refused)).rejects.toThrow('row-level security')
      expect(await stored()).toBe(1)
      await as(asMember(owner), 'delete from storage.objects')
      expect(await stored()).toBe(0)
    })

    it('a pushed project sells: an order is placed, cancelled, shipped and paid', async () => {
      await database.sql(`
      insert into public.products (slug, title, description, price, image_url, collection_slug, quantity)
      values ('platform-dress', 'Dress', 'd', 60, '/a.png', 'dresses', 10)`)
      const stock = () => number("select quantity from public.products where slug = 'platform-dress'")
      const lines = [{ slug: 'platform-dress', size: '', color: '', quantity: 2 }]
      const customer = { name: 'Nora Alami', email: 'nora@example.com', phone: '0661000000' }
      const address = { address: '1 Rue', city: 'Rabat', zipCode: '10000', country: 'MA' }
      const place = (token: string) =>
        database.session(`${asAnon} select public.place_order('${token}', ${json(lines)}, ${json(customer)},
        ${json(address)}, 'cod', 120) ->> 'id'`)
      const token = makeToken()
      const cancelled = await place(token)
      expect(await stock()).toBe(8)
      await database.session(`${asAnon} select public.cancel_order('${cancelled}', '${token}')`)
      expect(await stock()).toBe(10)

      const sold = await place(makeToken())
      const order = await database.session(`select order_number from public.orders where id = '${sold}'`)
      const changes = [
        ['status', 'pending', 'processing'],
        ['status', 'processing', 'shipped'],
        ['status', 'shipped', 'delivered'],
        ['payment', 'pending', 'paid'],
      ].map(([field, from, to]) => ({ number: order, field, from, to }))
      await database.session(`${asMember(owner)} select public.change_orders(${json(changes)})`)
      const state = `select order_status || ' ' || payment_status from public.orders where id = '${sold}'`
      expect(await database.session(state)).toBe('delivered paid')
    })

    it('a pushed project deletes an account for its member, and for Auth', async () => {
      const [leaver, removed, session] = [randomUUID(), randomUUID(), randomUUID()]
      await database.session(`${asAuth}
      insert into auth.users (id, email, email_confirmed_at)
        select id::uuid, id || '@example.com', now() from unnest('{${leaver},${removed}}'::text[]) id;
      insert into auth.sessions (id, user_id, created_at) values ('${session}', '${leaver}', now())`)
      await database.session(
        `${asMember(leaver, { session_id: session })} select public.delete_account('${leaver}')`,
      )
      await database.session(`${asAuth} delete from auth.users where id = '${removed}'`)
      const left = `select count(*) from auth.users u full join public.profiles p on p.id = u.id
      where coalesce(u.id, p.id) in ('${leaver}', '${removed}')`
      expect(await number(left)).toBe(0)
    })

    it('a pushed project hands mails to the secret key alone, and nothing else to it', async () => {
      await database.sql(
        "insert into public.subscriptions (email, topic) values ('reader@example.com', 'newsletter')",
      )
      expect(await database.call('claim_mail', { p_limit: 5 })).not.toEqual([])
      const denied = (statement: string) =>
        expect(database.session(statement)).rejects.toThrow('permission denied')
      await denied(`${asAnon} select public.claim_mail(5)`)
      await denied(`${asMember(owner)} select public.claim_mail(5)`)
      await denied(`${asService} select id from public.orders`)
    })

    // The waiting is the same in both.
    if (defaults === 'closed')
      it('a pushed project stops what takes longer than its role may', async () => {
        const settings = await database.sql<{ line: string }>(`
      select rolname || ' ' || unnest(rolconfig) as line from pg_roles
      where rolname in ('anon', 'authenticated', 'authenticator') order by 1`)
        expect(settings.map(({ line }) => line)).toEqual([
          'anon statement_timeout=3s',
          'authenticated statement_timeout=8s',
          'authenticator lock_timeout=8s',
          'authenticator statement_timeout=8s',
        ])
        // PostgREST sets with the role what its settings say.
        await expect(
          database.session(`${asAnon} set statement_timeout = '3s'; select pg_sleep(4)`),
        ).rejects.toThrow('statement timeout')
        expect(await database.session(`${asAnon} ${asSuperuser} show statement_timeout`)).toBe('0')
      })
  },
)
