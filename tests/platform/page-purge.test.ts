// The database tells the shop which pages changed, on the platform: in its roles, through a stand-in of pg_net and the vault, with
// the statements of docs/pages.md. No order waits for it.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeToken } from '../support/checkout.ts'
import {
  asAnon,
  asMember,
  asService,
  openDatabase,
  type ProjectDatabase,
  platform,
  vault,
} from '../support/project-database.ts'
import { json } from '../support/psql.ts'

/** As npm run setup does it. */
const setup = `select vault.create_secret('https://shop.example/_purge', 'page_purge_url'),
  vault.create_secret('a-secret', 'page_purge_secret');`

/** As on the platform, only the role that owns the shop's functions may use them. */
const standIns = `
  ${vault}
  create schema net;
  create table net.calls (url text, body jsonb, headers jsonb);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000) returns bigint
    language sql security definer as 'insert into net.calls values (url, body, headers) returning 1::bigint';
  grant usage on schema net, vault to postgres;
  grant select on vault.decrypted_secrets to postgres`

const owner = randomUUID()

describe.runIf(platform)('the pages that changed', () => {
  let database: ProjectDatabase
  beforeAll(async () => {
    database = await openDatabase()
    await database.addOwner(owner)
    await database.session(`${standIns}; ${setup}
      insert into public.collections (slug, name) values ('dresses', 'Dresses');
      insert into public.products (slug, title, description, price, image_url, collection_slug, quantity)
        values ('told-dress', 'Dress', 'd', 60, '/a.png', 'dresses', 100), ('last-dress', 'Dress', 'd', 60, '/a.png', 'dresses', 1),
          ('late-dress', 'Dress', 'd', 60, '/a.png', 'dresses', 1)`)
  })
  afterAll(() => database?.close())
  beforeEach(() => database.session('truncate net.calls'))

  const buying = (slug: string) => {
    const key = makeToken()
    const phone = `06${String(parseInt(key.slice(0, 6), 16)).padStart(8, '0')}`
    return `${asAnon} select public.place_order('${key}', ${json([{ slug, size: '', color: '', quantity: 1 }])},
      ${json({ name: 'Nora Alami', email: `${key.slice(0, 12)}@example.com`, phone })},
      ${json({ address: '1 Rue', city: 'Rabat', zipCode: '10000', country: 'MA' })}, 'cod', 60) ->> 'id'`
  }
  const calls = () => database.sql('select * from net.calls')
  const purge = (...tags: string[]) => ({
    url: 'https://shop.example/_purge',
    body: { tags },
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer a-secret' },
  })

  it('changed pages are posted when an owner changes a product', async () => {
    await database.session(
      `${asMember(owner)} update public.products set price = 61 where slug = 'told-dress';
       update public.products set price = 60 where slug = 'told-dress'; update public.products set title = 'Gown' where slug = 'told-dress'`,
    )
    expect(await calls()).toEqual([purge('catalogue', 'product-told-dress')])
  })

  it('changed pages are posted when an order sells the last one, and not before', async () => {
    await database.session(buying('told-dress'))
    expect(await calls()).toEqual([])
    await database.session(buying('last-dress'))
    expect(await calls()).toEqual([purge('catalogue', 'product-last-dress')])
    expect(await database.sql('select from private.changed_pages')).toEqual([])
  })

  it('changed pages are heard by a shop that listens in the database', async () => {
    const listener = new pg.Client({ connectionString: database.address })
    await listener.connect()
    try {
      const heard = new Promise((resolve) =>
        listener.on('notification', ({ payload }) => resolve(JSON.parse(payload ?? ''))),
      )
      await listener.query('listen shop_pages')
      await database.session(
        `${asMember(owner)} update public.shop_settings set cod_enabled = cod_enabled where id`,
      )
      expect(await heard).toEqual(['shop'])
    } finally {
      await listener.end()
    }
  })

  it.each([
    ['a visitor', asAnon],
    ['an owner', asMember(owner)],
    ['the secret key', asService],
  ])('changed pages come from no caller: %s', async (_who, caller) => {
    for (const call of ["private.tell_pages('{shop}')", "private.note_pages('{shop}')"])
      await expect(database.session(`${caller} select ${call}`)).rejects.toThrow('permission denied')
    await expect(
      database.session(`${caller} insert into private.changed_pages default values`),
    ).rejects.toThrow('permission denied')
    expect(await calls()).toEqual([])
  })

  it('changed pages let no order wait for a table that is locked', async () => {
    const locked = database.session(
      'begin; lock table net.calls, private.changed_pages in access exclusive mode; select pg_sleep(3); commit',
    )
    await new Promise((done) => setTimeout(done, 700))
    const begun = performance.now()
    const placed = await database.session(buying('late-dress'))
    const took = performance.now() - begun
    await locked
    expect(placed).toMatch(/^[0-9a-f-]{36}$/)
    // The lock would have lasted more than two seconds longer.
    expect(took).toBeLessThan(1800)
  })
})
