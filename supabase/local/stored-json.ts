// Small files beside the local data.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

/** What a file holds; null when there is none, 'broken' when it is empty, cut off or something else. */
export function readStored<Schema extends v.GenericSchema>(
  file: string | null,
  schema: Schema,
): v.InferOutput<Schema> | null | 'broken' {
  if (file === null || !existsSync(file)) return null
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return 'broken'
  }
}

/** Writes a file whole or not at all, so that a stop halfway leaves the old one. */
export function writeStored(file: string | null, value: unknown, mode = 0o644) {
  if (file === null) return
  writeFileSync(`${file}.new`, JSON.stringify(value), { mode })
  renameSync(`${file}.new`, file)
}
