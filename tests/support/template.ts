// Databases that tests copy, because migrating and filling one takes many seconds and a copy takes half of one. They are on
// a PostgreSQL server of the tests' own, which answers several times as fast as the embedded one; where none is installed
// they are folders of the embedded one. A whole run makes each once (SHOP_TEMPLATES); a run of Vitest or Playwright alone
// makes those that it needs.
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type Embedded, openEmbedded, type Seed } from '../../supabase/local/embedded.ts'
import { findServer, startCluster } from './postgres.ts'
import { inDatabase } from './psql.ts'
import { removeLeft, scratchFolder } from './scratch.ts'
import { announceSeed } from './seed.ts'

export type Templates = {
  /** Has a folder for each template of the embedded database. */
  folder: string
  /** Where the superuser reaches the server, which has a database for each of its own; null where there is none. */
  server: string | null
}
type Server = Pick<Templates, 'server'> & { stop: () => Promise<void> }
/** `empty` is migrated and has no rows; `screens` is made by screen-server.ts. */
type Name = 'empty' | Seed | 'screens'

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates
  }
}

/** Vitest's global set-up of the tests that open shops. */
export default async function setup(project: TestProject) {
  announceSeed()
  const { templates, remove } = await makeTemplates(['curated'])
  project.provide('templates', templates)
  return remove
}

/** The embedded database's alone, which is what `npm start` runs on. */
export const embedded = ({ folder }: Templates): Templates => ({ folder, server: null })

/** Makes `empty`, also for the embedded database, and those with these kinds of sample data; or finds the whole run's. */
export async function makeTemplates(seeds: Seed[], start = openServer) {
  const given = process.env.SHOP_TEMPLATES
  if (given) return { templates: JSON.parse(given) as Templates, remove: async () => {} }
  removeLeft()
  const folder = scratchFolder()
  const { server, stop } = await start()
  const templates: Templates = { folder, server }
  const remove = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await (await openEmbedded({ folder: join(folder, 'empty'), seed: false })).close()
    if (server) {
      await onServer(server, `create database ${databaseOf('empty')}`)
      await (await openEmbedded({ address: addressOf(server, databaseOf('empty')), seed: false })).close()
    }
    for (const seed of seeds) await addTemplate(templates, seed)
  } catch (error) {
    await remove()
    throw error
  }
  return { templates, remove }
}

export const noServer = async (): Promise<Server> => ({ server: null, stop: async () => {} })

async function openServer(): Promise<Server> {
  const bin = findServer()
  if (!bin) return noServer()
  const { admin, port, stop } = await startCluster(bin, { superuser: 'postgres' })
  // The driver of the back end knows no sockets.
  const password = randomBytes(16).toString('hex')
  await onServer(admin, `alter role postgres password '${password}'`)
  return { server: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`, stop }
}

/** With one connection, as the embedded database has: what a test sets in its session holds for requests too. */
const addressOf = (server: string, name: string) =>
  `${inDatabase(server, name)}?max=1&client_min_messages=error`

/** The same passwords, hashed with bcrypt's least cost: the tests sign in many hundred times, each a tenth of a second. */
const cheapPasswords = `
  update auth.users u set encrypted_password = h.hash
  from (values
    ('owner@zellige.example', '$2b$04$uSfgLiBOdU0ZccSnBn.rS.wo9QG0qnKNaanFGNrGYMM1DWwruuvfK'),
    ('shopper@zellige.example', '$2b$04$l7obEU3FVkllLzhFgHJYnurbKgOlLFe3TEYBuVOtJLgsNI1Ia1PDO')
  ) as h (email, hash) where h.email = u.email`

/** Adds a copy of `empty` with sample data, whose passwords are cheap to check. */
export const addTemplate = (templates: Templates, seed: Seed) =>
  addCopy(templates, 'empty', seed, seed, cheapPasswords)

/** Adds a copy of another template with changes. It is found once it is whole. */
export async function addCopy(
  templates: Templates,
  of: Name,
  name: Name,
  seed: Seed | false,
  changes: string,
) {
  const copy = await copyOf(templates, of)
  const { database, close } = await openEmbedded({ ...copy.place, seed })
  await database.exec(changes)
  await close()
  await copy.keepAs(name)
}

/** Whether a template is there already. */
export async function hasTemplate({ folder, server }: Templates, name: Name): Promise<boolean> {
  if (!server) return existsSync(join(folder, name))
  const found = await onServer(server, `select from pg_database where datname = '${databaseOf(name)}'`)
  return found > 0
}

/** A copy of a template, to be opened with openEmbedded; once closed it may become another one, or goes. */
export async function copyOf({ folder, server }: Templates, of: Name) {
  if (!server) {
    const copy = folderCopyOf(join(folder, of))
    return {
      place: { folder: copy },
      keepAs: async (template: Name) => renameSync(copy, join(folder, template)),
      remove: async () => rmSync(copy, { recursive: true, force: true }),
    }
  }
  const name = `copy_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${databaseOf(of)} strategy file_copy`)
  return {
    place: { address: addressOf(server, name) },
    keepAs: (template: Name) => onServer(server, `alter database ${name} rename to ${databaseOf(template)}`),
    remove: () => onServer(server, `drop database ${name} with (force)`),
  }
}

/** A copy of a folder. For its thousand files this takes half the time of an asynchronous copy. */
export function folderCopyOf(template: string): string {
  const folder = scratchFolder()
  cpSync(template, folder, { recursive: true })
  return folder
}

/** Opens a copy of a template, which goes when it is closed. */
export async function openCopy(
  templates: Templates,
  of: Name,
  options: { seed?: Seed | false; maxRows?: number } = {},
): Promise<Embedded> {
  const { place, remove } = await copyOf(templates, of)
  const backend = await openEmbedded({ ...place, ...options })
  return {
    ...backend,
    close: async () => {
      await backend.close()
      await remove()
    },
  }
}

const databaseOf = (name: Name) => `template_${name}`

/** Runs a statement on the server; resolves to how many rows it found. */
async function onServer(server: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const { rowCount } = await client.query(statement)
    return rowCount ?? 0
  } finally {
    await client.end()
  }
}
