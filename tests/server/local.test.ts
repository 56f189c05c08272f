// npm start: builds the shop and serves it in one process, whose pages must find the back end that it opens.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, it, vi } from 'vitest'
import { fingerprint } from '../../supabase/local/build-fingerprint.ts'
import { root } from '../support/imports.ts'

const closing: (() => unknown)[] = []
afterAll(() => closing.map((close) => close()))

it('npm start opens a shop with contents in its HTML, and leaves nothing running when it is stopped', async () => {
  const { NODE_ENV: _, VITEST: __, ...rest } = process.env
  // A busy machine is no slow back end.
  const env = { ...rest, PAGE_PATIENCE_MS: '60000' }
  const child = spawn(process.execPath, ['supabase/local/start.ts', '--memory', '--empty', '--port', '0'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  closing.push(() => child.kill('SIGKILL'))
  // What it starts writes there too: both end only when all of them have ended.
  const ended = once(child, 'close')
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString()
        const [, open] = /is open: (\S+)\/\n[\s\S]*Ctrl\+C/.exec(said) ?? []
        if (open) resolve(open)
      })
    void ended.then(() => reject(new Error(`The shop ended: ${said}`)))
  })
  expect(said).toMatch(/Your code, for a day: \S+/)
  const page = await (await fetch(`${url}/shipping`)).text()
  expect(page).toContain(`<link rel="canonical" href="${url}/shipping"`)
  // The other languages are still being built.
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 180_000)

it('a build is made again for other settings and another language, and not for nothing', () => {
  const made = fingerprint('en')
  expect(fingerprint('en')).toBe(made)
  expect(fingerprint()).not.toBe(made)
  vi.stubEnv('VITE_SITE_URL', 'https://another.example')
  expect(fingerprint('en')).not.toBe(made)
  vi.unstubAllEnvs()
  expect(fingerprint('en')).toBe(made)
})

it.each(['setup/setup', 'backup/back-up', 'backup/restore', 'local/start'])(
  '%s says how it is called, and which word it does not know',
  (file) => {
    const asked = (word: string) =>
      spawnSync(process.execPath, [`supabase/${file}.ts`, word], { cwd: root, encoding: 'utf8' })
    const help = asked('--help')
    expect([help.status, help.stderr]).toEqual([0, ''])
    expect(help.stdout).toMatch(/^npm (run|start)/)
    const unknown = asked('--colour')
    expect([unknown.status, unknown.stdout]).toEqual([2, ''])
    expect(unknown.stderr).toBe(`Unknown option '--colour'.\n\n${help.stdout}`)
  },
)
