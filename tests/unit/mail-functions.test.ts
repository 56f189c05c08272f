// The edge functions run under Deno, which is not here: what can be known without it.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { importsOf, root } from '../support/imports.ts'

const functions = join(root, 'supabase/functions')
const read = (path: string) => readFileSync(path, 'utf8')

/** Every file that an entry point leads to, and every package. */
function reachable(entry: string) {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const specifier of importsOf(read(file))) {
      if (specifier.startsWith('.')) visit(join(dirname(file), specifier))
      else packages.add(specifier)
    }
  }
  visit(entry)
  return { files: [...files], packages: [...packages] }
}

const payments = ['stripe', 'valibot']
describe.each<[string, string[], number]>([
  ['send-mail', ['nodemailer', 'valibot'], 405],
  ['unsubscribe', ['valibot'], 303],
  ['start-payment', payments, 405],
  ['payment-webhook', payments, 404],
  ['refund-payment', payments, 405],
  ['send-push', ['valibot', 'web-push'], 404],
  ['send-events', ['valibot'], 405],
  ['verify-captcha', ['valibot'], 405],
])('%s', (name, known, answered) => {
  const folder = join(functions, name)
  const { files, packages } = reachable(join(folder, 'index.ts'))

  it('an edge function imports whole file names and the packages that it maps', () => {
    expect(files.filter((file) => !file.endsWith('.ts') || !existsSync(file))).toEqual([])
    expect(packages.filter((one) => !known.includes(one))).toEqual([])
    const { imports } = JSON.parse(read(join(folder, 'deno.json'))) as { imports: Record<string, string> }
    expect(Object.keys(imports).toSorted()).toEqual(packages.toSorted())
    for (const name of known) {
      const { version } = JSON.parse(read(join(root, `node_modules/${name}/package.json`)))
      expect(imports[name]).toBe(`npm:${name}@${version}`)
    }
  })

  it('an edge function uses nothing of Node or the browser’s page, and asks Deno only at its door', () => {
    for (const file of files) {
      expect(read(file)).not.toMatch(
        /\b(?:process|Buffer|document|window)\.\w|\brequire\(|import\.meta\.(?:env|dirname)/,
      )
      if (!file.endsWith('index.ts')) expect(read(file)).not.toMatch(/\bDeno\./)
    }
  })

  it.each([
    { SUPABASE_ANON_KEY: 'eyJ.legacy.anon' },
    { SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}' },
  ])('an edge function answers with the keys %j', async (keys) => {
    let answer: (request: Request) => Promise<Response> = () => Promise.reject(new Error('It does not serve'))
    vi.stubGlobal('Deno', {
      serve: (handler: typeof answer) => {
        answer = handler
      },
      env: {
        toObject: () => ({
          SITE_URL: 'https://shop.example',
          SUPABASE_URL: 'https://project.example',
          ...keys,
        }),
      },
    })
    onTestFinished(() => {
      vi.unstubAllGlobals()
      vi.resetModules()
    })
    await import(join(folder, 'index.ts'))
    const { status } = await answer(new Request(`https://project.example/functions/v1/${name}?token=x`))
    expect(status).toBe(answered)
  })
})
