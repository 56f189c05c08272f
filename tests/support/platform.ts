// Vitest's global set-up of the platform tests: a PostgreSQL with the platform's roles, and two projects on it to which the
// real CLI has pushed the migrations. Test files copy one of them.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root } from './imports.ts'
import { findServer, startCluster } from './postgres.ts'
import { inDatabase, psql } from './psql.ts'
import { type Answer, supabase } from './supabase-cli.ts'

/** Whether the API's roles may do everything with new objects: they could in projects created before May 2026. */
export type Defaults = 'open' | 'closed'
export type Push = Answer & { warnings: string[] }
export type Platform = {
  /** Where the superuser reaches the server. */
  admin: string
  /** Where the role that migrations are pushed with reaches it. */
  owner: string
  /** The server's messages; null with DATABASE_URL. */
  log: string | null
  projects: Record<Defaults, { database: string; push: Push }>
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Null where there is no PostgreSQL. */
    platform: Platform | null
  }
}

/** What newer projects run when they are made. */
const closing = `
  alter default privileges for role postgres in schema public
    revoke select, insert, update, delete on tables from anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    revoke usage, select on sequences from anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    revoke execute on functions from anon, authenticated, service_role;`

export default async function setup(project: TestProject) {
  const server = await openServer()
  if (server === null) {
    project.provide('platform', null)
    return
  }
  const { admin, owner, log, stop } = server
  const id = randomBytes(4).toString('hex')
  const databases: string[] = []
  const close = async () => {
    for (const name of databases) await psql(admin, `drop database if exists ${name} with (force)`)
    await stop()
  }
  const make = async (defaults: Defaults) => {
    const database = `project_${defaults}_${id}`
    await psql(admin, `create database ${database}`)
    databases.push(database)
    const address = inDatabase(admin, database)
    await psql(address, readFileSync(join(root, 'supabase/local/platform.sql'), 'utf8'))
    if (defaults === 'closed') await psql(address, closing)
    return database
  }
  try {
    const projects = { open: await make('open'), closed: await make('closed') }
    if (server.password) await psql(admin, `alter role postgres password '${server.password}'`)
    // One after the other: roles are the whole server's, and a migration with policies changes their members for a moment.
    const open = await push(inDatabase(owner, projects.open), log)
    const closed = await push(inDatabase(owner, projects.closed), log)
    project.provide('platform', {
      admin,
      owner,
      log,
      projects: {
        open: { database: projects.open, push: open },
        closed: { database: projects.closed, push: closed },
      },
    })
  } catch (error) {
    await close()
    throw error
  }
  return close
}

async function openServer() {
  const given = process.env.DATABASE_URL
  if (given) return { admin: given, owner: given, password: null, log: null, stop: async () => {} }
  const bin = findServer()
  if (!bin) {
    const what = 'There is no PostgreSQL here (Debian: apt-get install postgresql, or DATABASE_URL)'
    if (process.env.CI) throw new Error(`${what}; in CI the platform tests are not skipped.`)
    console.warn(`${what}: the platform, concurrency, roles and the restore are NOT TESTED.`)
    return null
  }
  const { admin, port, log, stop } = await startCluster(bin)
  const password = randomBytes(16).toString('hex')
  const owner = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=disable`
  return { admin, owner, password, log, stop }
}

/** `supabase db push`, with what the server warned of meanwhile, which the CLI does not print. */
export async function push(address: string, log: string | null, flags: string[] = []): Promise<Push> {
  const answer = await supabase(['db', 'push', `--remote=${address}`, '--yes', ...flags])
  const database = new URL(address).pathname.slice(1)
  const lines = log ? readFileSync(log, 'utf8').split('\n') : []
  return { ...answer, warnings: lines.filter((line) => line.startsWith(`${database} WARNING`)) }
}
