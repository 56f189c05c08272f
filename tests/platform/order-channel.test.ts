// How open admins are notified of orders on the platform: what the database sends, who may join the channel, and that no order fails
// or waits because of it. Realtime lets a user join who reads a row of realtime.messages with realtime.topic set.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeToken } from '../support/checkout.ts'
import {
  asAnon,
  asMember,
  asSuperuser,
  openDatabase,
  type ProjectDatabase,
  platform,
} from '../support/project-database.ts'
import { json } from '../support/psql.ts'

const owner = randomUUID()
const careful = randomUUID()
const shopper = randomUUID()

describe.runIf(platform)('the channel of orders', () => {
  let database: ProjectDatabase
  beforeAll(async () => {
    database = await openDatabase()
    await database.addOwner(owner)
    await database.session(`
      insert into auth.users (id, email) values ('${careful}', 'careful@example.com'), ('${shopper}', 'shopper@example.com');
      insert into public.team_members (user_id, role) values ('${careful}', 'owner');
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
        values (gen_random_uuid(), '${careful}', 'totp', 'verified', now(), now());
      insert into public.collections (slug, name) values ('dresses', 'Dresses');
      insert into public.products (slug, title, description, price, image_url, collection_slug, quantity)
        values ('told-dress', 'Dress', 'd', 60, '/a.png', 'dresses', 100)`)
  })
  afterAll(() => database?.close())
  beforeEach(() => database.session('delete from realtime.messages'))

  const buying = (method = 'cod') => {
    const key = makeToken()
    const phone = `06${String(parseInt(key.slice(0, 6), 16)).padStart(8, '0')}`
    return `${asAnon} select public.place_order('${key}', ${json([{ slug: 'told-dress', size: '', color: '', quantity: 1 }])},
      ${json({ name: 'Nora Secret', email: `${key.slice(0, 12)}@example.com`, phone })},
      ${json({ address: '1 Rue', city: 'Rabat', zipCode: '10000', country: 'MA' })}, '${method}', 60) ->> 'id'`
  }
  const messages = () =>
    database.sql('select topic, event, private, extension, payload from realtime.messages')
  const told = {
    topic: 'orders',
    event: 'changed',
    private: true,
    extension: 'broadcast',
    payload: {},
  }

  it('the channel of orders says of a new order that orders have changed, and nothing else', async () => {
    await database.session(buying())
    expect(await messages()).toEqual([told])
  })

  it('the channel of orders says of a card order only that it was paid', async () => {
    await database.session("update public.shop_settings set card_provider = 'stripe'")
    const id = await database.session(buying('card'))
    expect(await messages()).toEqual([])
    await database.session(
      `insert into public.payments (order_id, method, amount, currency, status, settled_at)
       values ('${id}', 'card', 60, 'USD', 'succeeded', now())`,
    )
    expect(await messages()).toEqual([told])
  })

  it('the channel of orders says once that many orders changed', async () => {
    const ids = [await database.session(buying()), await database.session(buying())]
    await database.session('delete from realtime.messages')
    const numbers = await database.sql<{ n: string }>(
      `select order_number as n from public.orders where id in ('${ids.join("','")}')`,
    )
    const changes = numbers.map(({ n }) => ({
      number: n,
      field: 'status',
      from: 'pending',
      to: 'processing',
    }))
    await database.session(`${asMember(owner)} select public.change_orders(${json(changes)})`)
    expect(await messages()).toEqual([told])
  })

  it('the channel of orders fails no order when the message cannot be sent', async () => {
    const send = await database.session(
      "select pg_get_functiondef('realtime.send(jsonb, text, text, boolean)'::regprocedure)",
    )
    await database.session(`create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
      returns void language plpgsql as $$ begin raise exception 'down'; end $$`)
    expect(await database.session(buying())).toMatch(/^[0-9a-f-]{36}$/)
    await database.session(send)
    expect(await messages()).toEqual([])
  })

  it('the channel of orders lets no order wait for a table of Realtime that is locked', async () => {
    const locked = database.session(
      'begin; lock table realtime.messages in access exclusive mode; select pg_sleep(3); commit',
    )
    await new Promise((done) => setTimeout(done, 700))
    const begun = performance.now()
    const placed = await database.session(buying())
    const took = performance.now() - begun
    await locked
    expect(placed).toMatch(/^[0-9a-f-]{36}$/)
    // The lock would have lasted more than two seconds longer.
    expect(took).toBeLessThan(1800)
  })

  const reads = async (caller: string, topic = 'orders') =>
    Number(
      await database.session(
        `select realtime.send('{}', 'changed', '${topic}', true);
         ${caller} set realtime.topic = '${topic}'; select count(*) from realtime.messages`,
      ),
    )

  it.each([
    ['a visitor', asAnon, 0],
    ['a shopper', asMember(shopper), 0],
    ['an owner', asMember(owner, { aal: 'aal1' }), 1],
    ['an owner with a second factor by password alone', asMember(careful, { aal: 'aal1' }), 0],
    ['an owner with a second factor after a code', asMember(careful, { aal: 'aal2' }), 1],
  ])('the channel of orders is for owners: %s', async (_who, caller, rows) => {
    expect(await reads(caller)).toBe(rows)
    expect(await reads(caller, 'other')).toBe(0)
  })

  it('the channel of orders is no longer for an owner who was removed', async () => {
    await database.session(`delete from public.team_members where user_id = '${owner}'`)
    expect(await reads(asMember(owner))).toBe(0)
    await database.session(`insert into public.team_members (user_id, role) values ('${owner}', 'owner')`)
  })

  it.each([
    ['a visitor', asAnon],
    ['a shopper', asMember(shopper)],
    ['an owner', asMember(owner)],
  ])('the channel of orders takes no message from a browser: %s', async (_who, caller) => {
    const written = `insert into realtime.messages (topic, extension, event, private) values ('orders', 'broadcast', 'changed', true)`
    await expect(database.session(`${caller} set realtime.topic = 'orders'; ${written}`)).rejects.toThrow(
      'row-level security',
    )
  })

  it('the channel of orders is opened once, also when that is asked for again', async () => {
    await database.session(
      `${asSuperuser} set session authorization postgres; select private.open_order_channel()`,
    )
    const policies = await database.sql(
      "select policyname from pg_policies where schemaname = 'realtime' and tablename = 'messages'",
    )
    expect(policies).toEqual([{ policyname: 'owners hear of orders' }])
  })
})
