import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { SetupError } from '../setup/settings.ts'

const manifest = z.object({
  /** When the dump began, UTC. */
  at: z.iso.datetime(),
  /** The version of the newest migration that the database had. */
  migration: z.string().regex(/^\d+$/),
  /** Where the project's API answered: uploaded pictures have addresses there. */
  api: z.url(),
  files: z.array(z.object({ bucket: z.string(), name: z.string(), type: z.string() })),
})

/** What a backup is of; `backup.json` beside its data, written last. */
export type Manifest = z.infer<typeof manifest>
export type StoredFile = Manifest['files'][number]

/** @throws SetupError where the folder holds no whole backup */
export function readManifest(folder: string): Manifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8')))
  } catch {
    throw new SetupError(
      `${folder} holds no whole backup: its backup.json, which is written last, is missing`,
    )
  }
}
