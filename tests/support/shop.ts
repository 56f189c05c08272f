// A separate shop for each test file: the local back end on a copy of the seeded database, spoken to through supabase-js
// without a network.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { inject } from 'vitest'
import type { Database } from '../../src/data/supabase/database.types.ts'
import { openEmbedded, type Seed } from '../../supabase/local/embedded.ts'
import { invariants } from './invariants.ts'
import { maxRows } from './max-rows.ts'
import { copyOf, embedded, hasTemplate } from './template.ts'

const publishableKey = 'sb_publishable_shop_local'
export const accounts = {
  owner: { email: 'owner@zellige.example', password: 'zellige-owner' },
  shopper: { email: 'shopper@zellige.example', password: 'zellige-shopper' },
  other: { email: 'other@zellige.example', password: 'zellige-other' },
} as const

export const roles = ['anon', 'shopper', 'other', 'owner'] as const
export type Role = (typeof roles)[number]
export type Client = SupabaseClient<Database>
export type Row = Record<string, unknown>
export type Shop = Awaited<ReturnType<typeof openShop>>

/**
 * @param options.unsound rows are put in that no shop would have, such as orders without items
 * @param options.embedded on the embedded database, for tests of what it does itself
 * @param options.before SQL that runs first: the API sees only the functions that are there when it starts
 * @param options.seed   'all' is the whole range, which takes some seconds outside of a whole run; else the curated part
 */
export async function openShop(
  options: { before?: string; embedded?: boolean; seed?: Seed; unsound?: boolean } = {},
) {
  const { seed = 'curated' } = options
  const templates = options.embedded ? embedded(inject('templates')) : inject('templates')
  const { place, remove } = await copyOf(templates, (await hasTemplate(templates, seed)) ? seed : 'empty')
  if (options.before) {
    const early = await openEmbedded({ ...place, seed })
    await early.database.exec(options.before)
    await early.close()
  }
  const backend = await openEmbedded({ ...place, seed, maxRows })
  const { database } = backend

  const ask: typeof fetch = (input, init) => withoutSqlLog(() => backend.fetch(new Request(input, init)))
  let clients = 0
  const connect = (): Client => {
    clients += 1
    return createClient<Database>('http://shop.test', publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: `test-${clients}` },
      global: { fetch: ask },
    })
  }
  const anon = connect()
  const [owner, shopper, other] = [connect(), connect(), connect()]
  const ids: Record<Role, string | null> = { anon: null, shopper: null, other: null, owner: null }
  ids.owner = await signIn(owner, accounts.owner)
  ids.shopper = await signIn(shopper, accounts.shopper)
  await other.auth.signUp(accounts.other)
  ids.other = await signIn(other, accounts.other)

  /** Rows of a query run as the database's superuser. */
  async function sql<T = Row>(text: string, params: unknown[] = []): Promise<T[]> {
    return (await database.query<T>(text, params)).rows
  }
  async function one<T = Row>(text: string, params: unknown[] = []): Promise<T> {
    const [row] = await sql<T>(text, params)
    if (row === undefined) throw new Error(`No row: ${text}`)
    return row
  }

  /**
   * Runs one statement in the role and with the claims that the API would use, in a transaction that is undone.
   * `before` runs first, as superuser, and `after` last. Resolves to the rows, the number of rows touched, the error's
   * code, and the rows of `after`.
   */
  async function as(role: Role, text: string, params: unknown[] = [], before = '', after = '') {
    let result:
      | { rows: Row[]; touched: number; code: string | null; message: string; after: Row[] }
      | undefined
    await database.transaction(async (tx) => {
      if (before) await tx.exec(before)
      const id = ids[role]
      const claims = id ? { sub: id, role: 'authenticated' } : { role: 'anon' }
      await tx.query(
        "select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)",
        [JSON.stringify(claims), id ?? ''],
      )
      await tx.exec(`set local role ${id ? 'authenticated' : 'anon'}`)
      try {
        const answer = await tx.query<Row>(text, params)
        result = { rows: answer.rows, touched: answer.affectedRows ?? 0, code: null, message: '', after: [] }
        if (after) {
          await tx.exec('reset role')
          result.after = (await tx.query<Row>(after)).rows
        }
      } catch (error) {
        const { code, message } = error as { code?: string; message: string }
        result = { rows: [], touched: 0, code: code ?? 'unknown', message, after: [] }
      }
      await tx.rollback()
    })
    if (!result) throw new Error('The transaction did not run')
    return result
  }

  /** Everything in a table, as one text: equal before and after means that nothing changed. */
  async function fingerprint(table: string): Promise<string> {
    const { print } = await one<{ print: string }>(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), 'empty') as print from ${table} t`,
    )
    return print
  }

  return {
    fetch: ask,
    database,
    connect,
    clients: { anon, shopper, other, owner } satisfies Record<Role, Client>,
    ids,
    sql,
    one,
    as,
    fingerprint,
    /** Also tells what must hold after every suite and does not. */
    close: async () => {
      const broken = options.unsound ? [] : await sql<{ broken: string }>(invariants)
      await backend.close()
      await remove()
      if (broken.length > 0) throw new Error(broken.map((row) => row.broken).join(', '))
    },
  }
}

async function signIn(client: Client, account: { email: string; password: string }): Promise<string> {
  const { data, error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  return data.user.id
}

/** A refused statement is what many tests are about; the library logs each with its stack. Only that is left out. */
async function withoutSqlLog<T>(run: () => Promise<T>): Promise<T> {
  silenced += 1
  if (silenced === 1) {
    loud = console.error
    console.error = (...values: unknown[]) => {
      if (!values.some(isSqlError)) loud(...values)
    }
  }
  try {
    return await run()
  } finally {
    silenced -= 1
    if (silenced === 0) console.error = loud
  }
}
let loud = console.error
let silenced = 0

function isSqlError(value: unknown) {
  return typeof value === 'object' && value !== null && 'severity' in value && 'query' in value
}
