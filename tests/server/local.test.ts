// npm start: builds the shop and serves it in one process, whose pages must find the back end that it opens.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { root } from '../support/imports.ts'
import { copyOf } from '../support/template.ts'

const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

it('a shop that is built and served by one process has contents in its HTML', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-local-'))
  const data = copyOf(join(inject('templates'), 'curated'))
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { createBuilder } from 'vite'
       import { openEmbedded } from './supabase/local/embedded.ts'
       import { serve } from './supabase/local/serve.ts'
       const outDir = ${JSON.stringify(folder)}
       const backend = await openEmbedded({ folder: ${JSON.stringify(data)} })
       await (await createBuilder({ logLevel: 'error', build: { outDir } })).buildApp()
       const { url } = await serve(backend, { port: 0, folder: outDir })
       console.log('open at ' + url)`,
    ],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  closing.push(
    () => rm(folder, { recursive: true, force: true }),
    () => rm(data, { recursive: true, force: true }),
    () => child.kill(),
  )
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      const [, found] = /open at (\S+)/.exec(text.toString()) ?? []
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}`)))
  })
  const page = await (await fetch(`${url}/product/boho-floral-print-maxi-dress`)).text()
  expect(page).toContain('"@type":"ProductGroup"')
  expect(page).toContain(`<link rel="canonical" href="${url}/product/boho-floral-print-maxi-dress"`)
}, 180_000)
