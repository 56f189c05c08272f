// Vitest's global set-up of the database tests: one database with the curated sample data, which test files copy.
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
  const folder = await mkdtemp(join(tmpdir(), 'shop-template-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await (await openEmbedded({ folder, seed: 'curated' })).close()
  } catch (error) {
    await remove()
    throw error
  }
  project.provide('template', folder)
  return remove
}
