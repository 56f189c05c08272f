// What `supabase functions deploy` uploads, seen by the real CLI against a stand-in for the platform's management API, and that
// each function runs from just those files.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/imports.ts'
import { type Answer, complaint, supabase } from '../support/supabase-cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-functions-'))
const uploaded = new Map<string, string[]>()
const api = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { method, url = '', headers } = request
  const answer = (body: object, status = 200) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  const slug = new URL(url, 'http://api').searchParams.get('slug')
  if (method !== 'POST' || !slug) return answer({})
  const body = new Response(Buffer.concat(chunks), {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  })
  const files = (await body.formData()).getAll('file').filter((file) => file instanceof File)
  for (const file of files) {
    const path = join(folder, slug, file.name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, new Uint8Array(await file.arrayBuffer()))
  }
  uploaded.set(
    slug,
    files.map(({ name }) => name),
  )
  answer({ id: slug, slug, name: slug, version: 1, status: 'ACTIVE', created_at: 1, updated_at: 1 }, 201)
})

const slugs = [
  'payment-webhook',
  'refund-payment',
  'send-events',
  'send-mail',
  'send-push',
  'start-payment',
  'unsubscribe',
  'verify-captcha',
]
let deployed: Answer
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const address = api.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port')
  const url = `http://127.0.0.1:${address.port}`
  const profile = join(folder, 'profile.yaml')
  writeFileSync(
    profile,
    `name: stand-in\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: supabase.example\n`,
  )
  deployed = await supabase(
    ['--profile', profile, 'functions', 'deploy', '--use-api', `--remote=${'a'.repeat(20)}`, '--yes'],
    { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` },
  )
}, 60_000)
afterAll(async () => {
  await new Promise((resolve) => api.close(resolve))
  rmSync(folder, { recursive: true })
})

describe('deploying the functions', () => {
  it('deploying the functions uploads all, and the CLI warns of nothing', () => {
    expect(deployed.output).not.toMatch(complaint)
    expect(deployed.code).toBe(0)
    expect([...uploaded.keys()].toSorted()).toEqual(slugs)
  })

  it.each(slugs)('the function %s starts from what was uploaded', async (slug) => {
    const source = join(folder, slug, 'supabase/functions', slug)
    const { imports }: { imports: Record<string, string> } = JSON.parse(
      readFileSync(join(source, 'deno.json'), 'utf8'),
    )
    for (const name of Object.keys(imports)) {
      mkdirSync(join(folder, slug, 'node_modules'), { recursive: true })
      symlinkSync(join(root, 'node_modules', name), join(folder, slug, 'node_modules', name))
    }
    const start = `globalThis.Deno = { serve: () => console.log('serves'), env: { toObject: () => (${JSON.stringify(
      { SITE_URL: 'https://shop.example', SUPABASE_URL: 'https://project.example', SUPABASE_ANON_KEY: 'x' },
    )}) } }; await import(${JSON.stringify(join(source, 'index.ts'))})`
    const node = join(root, 'node_modules/.bin/node')
    const { stdout } = await promisify(execFile)(node, ['--input-type=module', '-e', start])
    expect(stdout).toBe('serves\n')
  })
})
