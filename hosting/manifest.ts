import { readFileSync } from 'node:fs'
import { join, parse } from 'node:path'

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[] }

/** The chunks of a build, by their source module or, where they have several, by a name of Vite's. */
export type Manifest = Readonly<Record<string, Chunk>>

/** @param folder of the built shop */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/**
 * The chunk of a source module. One that others import statically too is listed by the name of its file only.
 * @throws where the build has none
 */
function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === parse(key).name)
  if (!chunk) throw new Error(`The build has no chunk ${key}`)
  return chunk
}

/** The chunks of the given source modules, each followed by those that it needs, or that `next` says. */
export function chunksFrom(
  manifest: Manifest,
  keys: readonly string[],
  next: (chunk: Chunk) => readonly string[] = ({ imports = [] }) => imports,
): Set<Chunk> {
  const seen = new Set<Chunk>()
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key)
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const each of next(chunk)) visit(each)
  }
  for (const key of keys) visit(key)
  return seen
}
