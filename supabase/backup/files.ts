// The files of a project's storage, out of it and into another's, each under its bucket and name, because rows point at it.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { ask } from '../setup/cli.ts'
import { type Settings, SetupError } from '../setup/settings.ts'
import { type Manifest, type Print, printOf, type StoredFile } from './manifest.ts'

/** How many are on their way at once. */
const lanes = 8

/** @throws SetupError where the project shows no key */
async function storageOf(root: string, { api, ref, secretKey }: Settings) {
  const key = secretKey ?? (await revealedKey(root, ref))
  return createClient(api, key, { auth: { persistSession: false } }).storage
}

async function revealedKey(root: string, ref: string): Promise<string> {
  const { keys } = await ask(root, ['projects', 'api-keys', `--remote=${ref}`, '--reveal'])
  const all = Array.isArray(keys) ? keys : []
  const key = all.find(({ type }) => type === 'secret') ?? all.find(({ name }) => name === 'service_role')
  if (typeof key?.api_key === 'string') return key.api_key
  throw new SetupError('Set SUPABASE_SECRET_KEY (dashboard, Project settings, API keys)')
}

const placeOf = (folder: string, { bucket, name }: StoredFile): string => {
  const place = join(folder, 'files', bucket, name)
  if (relative(join(folder, 'files'), place).startsWith('..'))
    throw new SetupError(`${bucket}/${name} is no name of a file`)
  return place
}

/**
 * Copies them into a folder; one that is there already is not fetched again, since files are never written twice.
 * @throws SetupError with the first that failed
 */
export async function fetchFiles(
  root: string,
  settings: Settings,
  files: readonly StoredFile[],
  folder: string,
) {
  const storage = files.length > 0 ? await storageOf(root, settings) : null
  await inLanes(files, async (file) => {
    const place = placeOf(folder, file)
    if (existsSync(place)) return
    const answer = await storage?.from(file.bucket).download(file.name)
    if (!answer?.data) throw new SetupError(`${file.bucket}/${file.name}: ${answer?.error?.message}`)
    await mkdir(dirname(place), { recursive: true })
    // A copy that was interrupted must not pass for a whole one.
    await writeFile(`${place}.part`, Buffer.from(await answer.data.arrayBuffer()))
    await rename(`${place}.part`, place)
  })
}

/** The files of a folder with what tells each from one that was cut off. */
export async function printed(files: readonly StoredFile[], folder: string): Promise<Manifest['files']> {
  const all: Manifest['files'] = []
  for (const file of files) all.push({ ...file, ...(await printOf(placeOf(folder, file))) })
  return all
}

/** @throws SetupError with what of a backup is missing, cut off or changed */
export async function checkFolder({ data, files }: Manifest, folder: string) {
  const wrong: string[] = []
  const check = async (place: string, name: string, { bytes, sha256 }: Print) => {
    const found = await printOf(place).catch((error: NodeJS.ErrnoException) => error.code)
    if (typeof found !== 'object') wrong.push(`${name} cannot be read (${found})`)
    else if (found.bytes !== bytes) wrong.push(`${name} has ${found.bytes} bytes of ${bytes}`)
    else if (found.sha256 !== sha256) wrong.push(`${name} has changed`)
  }
  await check(join(folder, 'data.sql'), 'data.sql', data)
  for (const file of files) await check(placeOf(folder, file), `${file.bucket}/${file.name}`, file)
  if (wrong.length > 0)
    throw new SetupError(
      `${folder} holds no whole backup, and nothing was restored:\n${wrong.slice(0, 20).join('\n')}`,
    )
}

/** Copies them into a project, in place of any of the same name. @throws SetupError with the first that failed */
export async function putFiles(
  root: string,
  settings: Settings,
  files: readonly StoredFile[],
  folder: string,
) {
  const storage = files.length > 0 ? await storageOf(root, settings) : null
  await inLanes(files, async (file) => {
    const body = await readFile(placeOf(folder, file))
    const answer = await storage
      ?.from(file.bucket)
      .upload(file.name, body, { contentType: file.type, cacheControl: '31536000', upsert: true })
    if (answer?.error) throw new SetupError(`${file.bucket}/${file.name}: ${answer.error.message}`)
  })
}

async function inLanes(files: readonly StoredFile[], act: (file: StoredFile) => Promise<void>) {
  const waiting = files.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const file of waiting) await act(file)
    }),
  )
}
