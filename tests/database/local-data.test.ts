// The embedded back end's data folder: what it refuses to open, and that it closes.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { openEmbedded, StartError } from '../../supabase/local/embedded.ts'
import { openSandbox } from '../../supabase/local/payment-sandbox.ts'
import { openPush } from '../../supabase/local/push.ts'
import { folderCopyOf, openCopy } from '../support/template.ts'

let folder: string
beforeEach(() => {
  folder = folderCopyOf(join(inject('templates').folder, 'empty'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it.each([
  ['unknown migrations', "version = '20261121090000'"],
  ['a migration that has since been rewritten', "statements[1] = statements[1] || ' authorization postgres'"],
])(
  'the local back end refuses data of %s, says how to reset it, and leaves it as it is',
  async (_of, change) => {
    const backend = await openEmbedded({ folder, seed: false })
    await backend.database.exec(
      `update supabase_migrations.schema_migrations set ${change} where name = 'foundation'`,
    )
    await backend.close()

    await expect(openEmbedded({ folder, seed: false })).rejects.toThrow(StartError)
    // A second try meets the same refusal: the first has changed nothing and left no lock behind.
    await expect(openEmbedded({ folder, seed: false })).rejects.toThrow(/npm run db:reset/)
  },
)

it('the local back end opens data of its own migrations again', async () => {
  await (await openEmbedded({ folder, seed: false })).close()
  await (await openEmbedded({ folder, seed: false })).close()
})

it('the back end closes although a transaction ends only after that began', async () => {
  const backend = await openCopy(inject('templates'), 'empty', { seed: false })
  const begun = Promise.withResolvers<void>()
  const closing = Promise.withResolvers<void>()
  const transaction = backend.database
    .transaction(() => {
      begun.resolve()
      return closing.promise
    })
    // The embedded database may break it off.
    .catch(() => undefined)
  await begun.promise
  const closed = backend.close()
  closing.resolve()
  await Promise.all([closed, transaction])
})

describe('a file beside the data, after a stop halfway', () => {
  const cut = ['', ' ', '{', '[["a', 'null', '"text"', '{"publicKey":"a","privateKey":"b"}']

  it.each(['', '\n', 'cut', '-1', '999999999'])('a lock that says %j names no process', async (text) => {
    await writeFile(`${folder}.lock`, text)
    const backend = await openEmbedded({ folder, seed: false })
    expect(await readFile(`${folder}.lock`, 'utf8')).toBe(String(process.pid))
    await backend.close()
  })

  it('a lock of another shop that runs ends the start, and says what to do', async () => {
    await writeFile(`${folder}.lock`, String(process.ppid))
    await expect(openEmbedded({ folder, seed: false })).rejects.toThrow(/in use by another process .*delete/)
    await rm(`${folder}.lock`)
  })

  it.each(cut)('payments that say %j end the start with the file’s name and what to do', async (text) => {
    const file = join(folder, 'payments.json')
    await writeFile(file, text)
    const open = () =>
      openSandbox({ url: 'http://localhost:1', webhook: { url: 'http://localhost:1', secret: 'a' }, file })
    expect(open).toThrow(StartError)
    expect(open).toThrow(/payments\.json is empty or damaged.*Delete it/)
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  it.each(cut)('keys that say %j are made again, and their file is named', async (text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const file = join(folder, 'vapid.json')
    await writeFile(file, text)
    await openPush({ fetch: globalThis.fetch }, 'http://localhost:1', { folder }).close()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('vapid.json was empty or damaged'))
    const made = await readFile(file, 'utf8')
    await openPush({ fetch: globalThis.fetch }, 'http://localhost:1', { folder }).close()
    expect(await readFile(file, 'utf8')).toBe(made)
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })
})
