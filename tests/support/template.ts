// Vitest's global set-up of the database tests: one database with the curated sample data, which test files copy.
import { cpSync, mkdtempSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../../supabase/local/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the migrated database with the curated sample data. */
    template: string
  }
}

export default async function setup(project: TestProject) {
  const { folder, remove } = await makeTemplate()
  project.provide('template', folder)
  return remove
}

/** A folder with a migrated database and the curated sample data, changed by a statement if one is given. */
export async function makeTemplate(change?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-template-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const { database, close } = await openEmbedded({ folder, seed: 'curated' })
    if (change) await database.exec(change)
    await close()
  } catch (error) {
    await remove()
    throw error
  }
  return { folder, remove }
}

/** A copy of such a folder. For its thousand files this takes half the time of an asynchronous copy. */
export function copyOf(template: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  cpSync(template, folder, { recursive: true })
  return folder
}
