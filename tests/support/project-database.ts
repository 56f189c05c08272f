// Databases of a test file's own on the platform's server, and sessions in them as the API opens them.
import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { Defaults } from './platform.ts'
import { inDatabase, isQuery, literal, psql } from './psql.ts'
import { openSessions, type Session } from './sessions.ts'
import type { Row } from './shop.ts'

/** In place of the platform's vault, which keeps secrets by their names. */
export const vault = `
  create schema vault;
  create table vault.decrypted_secrets (decrypted_secret text, name text unique);
  create function vault.create_secret(new_secret text, new_name text) returns void language sql
    as 'insert into vault.decrypted_secrets values (new_secret, new_name)';`

/** Null where there is no PostgreSQL: then these tests are skipped. */
export const platform = inject('platform')

export type ProjectDatabase = Awaited<ReturnType<typeof openDatabase>>

/** Where a shop delivers is said by its owner; without it, nobody could order. */
const delivery = `
  with zone as (insert into public.shipping_zones (name) values ('Everywhere') returning id)
  insert into public.shipping_methods (zone_id, name, min_days, max_days, price, free_above)
  select id, 'Standard Shipping', 7, 15, 7.99, 49 from zone`

/** A copy of a migrated project without data but one way to deliver. */
export async function openDatabase(defaults: Defaults = 'closed') {
  if (!platform) throw new Error('There is no PostgreSQL here')
  const { admin, projects } = platform
  const { database, push } = projects[defaults]
  if (push.code !== 0) throw new Error(`The migrations cannot be pushed:\n${push.output}`)
  const name = `test_${randomBytes(6).toString('hex')}`
  await psql(admin, `create database ${name} template ${database} owner postgres`)
  const address = inDatabase(admin, name)
  await psql(address, delivery)
  const { session, close } = openSessions(address)
  return {
    /** Runs one query, or statements that give nothing back, as superuser. */
    sql: async <T = Row>(text: string): Promise<T[]> => {
      if (isQuery(text))
        return JSON.parse(await session(`select coalesce(json_agg(t), '[]') from (${text}) t`))
      await session(text)
      return []
    },
    /** Calls a function with the secret key's role. */
    call: async (fn: string, args: Record<string, unknown>): Promise<unknown> => {
      const list = Object.entries(args).map(([key, value]) => `${key} => ${literal(value)}`)
      const answer = await session(`${asService} select to_json(public.${fn}(${list.join(', ')}))`)
      return answer === '' ? null : JSON.parse(answer)
    },
    /** Adds an account that owns the shop. */
    addOwner: (id: string) =>
      session(`insert into auth.users (id, email) values ('${id}', 'owner@example.com');
        insert into public.team_members (user_id, role) values ('${id}', 'owner')`),
    /** A session as superuser, unless the script begins with one of the roles below. */
    session,
    address,
    name,
    close: async () => {
      await close()
      await psql(admin, `drop database ${name} with (force)`)
    },
  }
}

/**
 * Begins a script as PostgREST begins a request: as authenticator, in a role, with the token's claims. The time limits that
 * PostgREST sets as well are left out: how long sessions wait for each other belongs to the machine that runs them.
 */
function as(role: 'anon' | 'authenticated' | 'service_role', claims: Row = {}) {
  return `set session authorization authenticator; set role ${role};
    set request.jwt.claims = '${JSON.stringify({ role, ...claims })}';`
}
export const asAnon = as('anon')
export const asService = as('service_role')
export const asMember = (id: string, claims: Row = {}) => as('authenticated', { sub: id, ...claims })
/** The superuser again. */
export const asSuperuser = 'reset session authorization; reset request.jwt.claims;'

/**
 * Runs a statement, and again as somebody does who is told that the shop is busy: where stock is sold, a wait for a lock
 * ends in time to answer.
 */
export async function untilServed(session: Session, statement: string): Promise<string> {
  for (;;)
    try {
      return await session(statement)
    } catch (error) {
      if (!/ERROR: {2}(BUSY|canceling statement due to lock timeout)/.test(String(error))) throw error
    }
}
