// Databases that tests copy, because migrating and filling one takes many seconds and a copy takes half of one. A whole
// run makes each once (SHOP_TEMPLATES); a run of Vitest or Playwright alone makes those that it needs.
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded, type Seed } from '../../supabase/local/embedded.ts'
import { announceSeed } from './seed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the templates: `empty`, `curated`, and in a whole run `all`. */
    templates: string
  }
}

/** Vitest's global set-up of the database tests. */
export default async function setup(project: TestProject) {
  announceSeed()
  const { folder, remove } = await templatesOf('curated')
  project.provide('templates', folder)
  return remove
}

/** A folder with a migrated database, `empty`, and with copies of it that hold these kinds of sample data. */
export async function templatesOf(...seeds: Seed[]) {
  const given = process.env.SHOP_TEMPLATES
  if (given) return { folder: given, remove: async () => {} }
  removeLeft()
  const folder = await mkdtemp(join(tmpdir(), 'shop-templates-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await (await openEmbedded({ folder: join(folder, 'empty'), seed: false })).close()
    for (const seed of seeds) await addTemplate(folder, seed)
  } catch (error) {
    await remove()
    throw error
  }
  return { folder, remove }
}

/** The same passwords, hashed with bcrypt's least cost: the tests sign in many hundred times, each a tenth of a second. */
const cheapPasswords = `
  update auth.users u set encrypted_password = h.hash
  from (values
    ('owner@zellige.example', '$2b$04$uSfgLiBOdU0ZccSnBn.rS.wo9QG0qnKNaanFGNrGYMM1DWwruuvfK'),
    ('shopper@zellige.example', '$2b$04$l7obEU3FVkllLzhFgHJYnurbKgOlLFe3TEYBuVOtJLgsNI1Ia1PDO')
  ) as h (email, hash) where h.email = u.email`

/** Adds a copy of `empty` with sample data, whose passwords are cheap to check. It is found once it is whole. */
export async function addTemplate(folder: string, seed: Seed) {
  const draft = join(folder, `${seed}-draft`)
  cpSync(join(folder, 'empty'), draft, { recursive: true })
  const { database, close } = await openEmbedded({ folder: draft, seed })
  await database.exec(cheapPasswords)
  await close()
  renameSync(draft, join(folder, seed))
}

/** A copy of a template. For its thousand files this takes half the time of an asynchronous copy. */
export function copyOf(template: string): string {
  const folder = mkdtempSync(join(scratch(), `shop-${process.pid}-`))
  cpSync(template, folder, { recursive: true })
  return folder
}

const memory = '/dev/shm'

/** Removes the copies of runs that were killed: in memory they would stay until the machine restarts. */
function removeLeft() {
  for (const folder of [memory, tmpdir()].filter(existsSync))
    for (const name of readdirSync(folder)) {
      const pid = /^shop-(\d+)-/.exec(name)?.[1]
      if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true })
    }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of somebody else cannot be signalled, but runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** In memory where there is room: making a thousand files on a disk takes ten times the processor time. */
function scratch(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 ** 31 ? memory : tmpdir()
}
