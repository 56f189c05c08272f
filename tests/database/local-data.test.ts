// The embedded back end's data folder: what it refuses to open.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { openEmbedded, StartError } from '../../supabase/local/embedded.ts'
import { copyOf } from '../support/template.ts'

let folder: string
beforeEach(() => {
  folder = copyOf(join(inject('templates'), 'empty'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('refuses data of unknown migrations, says how to reset it, and leaves it as it is', async () => {
  const backend = await openEmbedded({ folder, seed: false })
  await backend.database.exec(
    "update supabase_migrations.schema_migrations set version = '20261121090000' where name = 'foundation'",
  )
  await backend.close()

  await expect(openEmbedded({ folder, seed: false })).rejects.toThrow(StartError)
  // A second try meets the same refusal: the first has changed nothing and left no lock behind.
  await expect(openEmbedded({ folder, seed: false })).rejects.toThrow(/npm run db:reset/)
})

it('opens data of its own migrations again', async () => {
  await (await openEmbedded({ folder, seed: false })).close()
  await (await openEmbedded({ folder, seed: false })).close()
})
