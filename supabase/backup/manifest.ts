import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { SetupError } from '../setup/settings.ts'

/** What tells a file from one that was cut off or changed. */
const print = { bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }

const manifest = z.object({
  /** When the dump began, UTC. */
  at: z.iso.datetime(),
  /** The version of the newest migration that the database had. */
  migration: z.string().regex(/^\d+$/),
  /** Where the project's API answered: uploaded pictures have addresses there. */
  api: z.url(),
  /** Of data.sql. */
  data: z.object(print),
  files: z.array(z.object({ bucket: z.string(), name: z.string(), type: z.string(), ...print })),
})

/** What a backup is of; `backup.json` beside its data, written last. */
export type Manifest = z.infer<typeof manifest>
export type Print = Manifest['data']
export type StoredFile = Omit<Manifest['files'][number], keyof Print>

/** Reads a file to its end. */
export async function printOf(file: string): Promise<Print> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** @throws SetupError where the folder holds no whole backup */
export function readManifest(folder: string): Manifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8')))
  } catch {
    throw new SetupError(
      `${folder} holds no whole backup: its backup.json, which is written last, is missing or of another release`,
    )
  }
}
