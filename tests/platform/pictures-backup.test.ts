// The pictures' way out of the bucket and into a new project's, by the commands of docs/backups.md: each must come back
// under its name, because products point at it. The CLI runs them against a stand-in for Storage.
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../support/imports.ts'
import { supabase } from '../support/supabase-cli.ts'

const page = readFileSync(join(root, 'docs/backups.md'), 'utf8')
const [out = '', back = ''] = [...page.matchAll(/npx supabase (--experimental storage cp .*) --remote/g)].map(
  ([, command]) => command ?? '',
)

const pictures = ['one.png', 'two.webp']
const uploaded: string[] = []
const storage = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const { method, url = '' } = request
  const answer = (body: unknown) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
  const time = '2026-01-01T00:00:00Z'
  if (url.endsWith('/bucket'))
    return answer([{ id: 'product-images', name: 'product-images', created_at: time, updated_at: time }])
  if (url.includes('/object/list/')) {
    const first: boolean = !JSON.parse(text).offset
    return answer(first ? pictures.map((name) => ({ name, id: name, metadata: { size: 1 } })) : [])
  }
  if (method === 'GET') return response.end('a picture')
  uploaded.push(`${url} ${request.headers['cache-control']}`)
  return answer({ Key: url, Id: url })
})

const folder = mkdtempSync(join(tmpdir(), 'shop-pictures-'))
beforeAll(async () => {
  storage.listen(0, '127.0.0.1')
  await once(storage, 'listening')
  const address = storage.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port')
  mkdirSync(join(folder, 'supabase'))
  mkdirSync(join(folder, 'backup'))
  writeFileSync(
    join(folder, 'supabase/config.toml'),
    `project_id = "pictures"\n[api]\nport = ${address.port}\n`,
  )
})
afterAll(() => {
  storage.close()
  rmSync(folder, { recursive: true })
})

const run = async (command: string) =>
  supabase(['--workdir', folder, ...command.replace(/\bbackup\b/, join(folder, 'backup')).split(' ')])

it('the backup copies every picture out, and back under the same path', async () => {
  await run(out)
  expect(readdirSync(join(folder, 'backup/product-images')).toSorted()).toEqual(pictures)
  await run(back)
  expect(uploaded.toSorted()).toEqual(
    pictures.map((name) => `/storage/v1/object/product-images/${name} max-age=31536000`),
  )
})
