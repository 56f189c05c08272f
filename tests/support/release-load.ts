// Migrations on a running shop: what its customers and owner send beside them, what failed of it, and who waited for a lock.
import { randomBytes, randomInt } from 'node:crypto'
import pg from 'pg'
import { asAnon, asMember } from './project-database.ts'
import { json, literal } from './psql.ts'
import { openSessions, type Session } from './sessions.ts'

/** A request of the app: a function with its arguments, or a statement on a table. */
export type AppRequest = { as: 'anon' | 'owner' } & (
  | { call: string; with: Readonly<Record<string, unknown>> }
  | { sql: string }
)

export type Migrated = {
  requests: number
  failed: string[]
  /** Who waited for longer than a second for what a migration had locked, and for what. */
  waits: string[]
  /** How long the longest of all waits behind one was seen to last, in ms. */
  longest: number
  seconds: number
}

/** How many send requests at the same time, each the whole list again and again. */
const senders = 3

/** Who waits behind a migration, and for how many milliseconds. */
const waiting = `
  select format('%s waits behind %s', left(a.query, 200), left(b.query, 200)) as wait,
    1000 * extract(epoch from clock_timestamp() - l.waitstart)::float as ms
  from pg_locks l join pg_stat_activity a on a.pid = l.pid
    cross join lateral unnest(pg_blocking_pids(l.pid)) as blocking (pid)
    join pg_stat_activity b on b.pid = blocking.pid and b.application_name = 'migration'
  where not l.granted and l.waitstart is not null and a.datname = current_database()`

/** Applies migrations one after the other, as `supabase db push` does, while the app's requests go on. */
export async function migrateBeside(
  address: string,
  requests: readonly AppRequest[],
  migrations: readonly string[],
): Promise<Migrated> {
  const { session, close } = openSessions(address)
  const migrating = new pg.Client({ connectionString: address, application_name: 'migration' })
  const watching = new pg.Client({ connectionString: address })
  await Promise.all([migrating.connect(), watching.connect()])
  const found: Migrated = { requests: 0, failed: [], waits: [], longest: 0, seconds: 0 }
  let rounds = 0
  let isOver = false
  const load = Promise.all(
    Array.from({ length: senders }, async () => {
      while (!isOver) {
        await visit(session, requests, found)
        rounds += 1
      }
    }),
  )
  const watch = (async () => {
    while (!isOver) {
      const { rows } = await watching.query<{ wait: string; ms: number }>(waiting)
      for (const { wait, ms } of rows) {
        found.longest = Math.max(found.longest, ms)
        if (ms > 1000 && !found.waits.includes(wait)) found.waits.push(wait)
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  const nextRounds = async () => {
    const wanted = rounds + 2 * senders
    while (rounds < wanted && found.failed.length < 50)
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
  try {
    // Sessions have their plans by then.
    await nextRounds()
    const begun = performance.now()
    for (const migration of migrations) await apply(migrating, migration)
    found.seconds = (performance.now() - begun) / 1000
    await nextRounds()
  } finally {
    isOver = true
    await Promise.allSettled([load, watch])
    await Promise.all([migrating.end(), watching.end(), close()])
  }
  return found
}

/** In one transaction, but for what refuses one. Who sets it up tries again when it gets no lock. */
async function apply(client: pg.Client, migration: string) {
  const isAlone = /\bconcurrently\b/i.test(migration)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(isAlone ? migration : `begin; ${migration}; commit`)
      return
    } catch (error) {
      await client.query('rollback; reset all')
      const isLocked = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!isLocked || attempt === 10) throw error
    }
  }
}

/** One visitor's way through the shop, and the owner's. */
async function visit(session: Session, requests: readonly AppRequest[], found: Migrated) {
  const [slug = '', size = '', color = '', owner = ''] = (await session(pick)).split('|')
  const key = randomBytes(32).toString('hex')
  const values: Record<string, unknown> = {
    ...{ $slug: slug, $size: size, $color: color, $key: key, $email: `${key.slice(0, 20)}@example.com` },
    $phone: `06${String(randomInt(1e8)).padStart(8, '0')}`,
  }
  for (const request of requests) {
    const role = request.as === 'anon' ? asAnon : asMember(owner)
    const statement = 'sql' in request ? request.sql : callOf(request.call, request.with, values)
    try {
      const answer = await session(`${role} ${statement}`)
      if ('call' in request && request.call === 'quote_cart') values.$total = JSON.parse(answer).total
    } catch (error) {
      found.failed.push(`${'sql' in request ? request.sql : request.call}: ${error}`)
    }
    found.requests += 1
  }
}

const pick = `
  select p.slug, v.size, v.color, (select user_id from public.team_members where role = 'owner' limit 1)
  from public.products p join public.product_variants v on v.product_id = p.id
  where p.status = 'live' and v.quantity > 1000 and not exists (select from public.deals d where d.product_id = p.id)
  order by random() limit 1`

function callOf(
  name: string,
  args: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
) {
  const filled: Record<string, unknown> = JSON.parse(JSON.stringify(args), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('$') ? values[value] : value,
  )
  const list = Object.entries(filled).map(
    ([key, value]) => `${key} => ${value instanceof Object ? json(value) : literal(value)}`,
  )
  return `select to_json(public.${name}(${list.join(', ')}))`
}
