// The shop runs on Node 24. Hosts that build it read .nvmrc or engines; a machine with an older Node gets the `node`
// package's, and without that (install scripts switched off) one clear sentence.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../support/imports.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const manifest: {
  scripts: Record<string, string>
  engines: { node: string }
  devDependencies: { node: string }
} = JSON.parse(read('package.json'))

/** Runs the check as if Node had another version. */
function check(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  return spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(pretend)}`,
      join(root, 'supabase/local/node-version.js'),
    ],
    { encoding: 'utf8' },
  )
}

it('hosts, npm and the check are told the same version of Node', () => {
  const major = read('.nvmrc').trim()
  expect(manifest.engines.node).toBe(`>=${major}`)
  expect(manifest.devDependencies.node).toMatch(new RegExp(`^\\^${major}\\.`))
  expect(read('supabase/local/node-version.js')).toContain(`const needed = ${major}\n`)
})

it.each(['18.20.4', '20.20.2', '22.22.0'])(
  'the check of Node’s version ends with one sentence on Node %s',
  (version) => {
    const { status, stdout, stderr } = check(version)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(`needs Node 24 or later; this is Node ${version}`)
  },
)

it.each(['24.0.0', '26.10.0', process.versions.node])(
  'the check of Node’s version lets Node %s through',
  (version) => {
    expect(check(version)).toMatchObject({ status: 0, stdout: '', stderr: '' })
  },
)

it.each(['build', 'start', 'dev', 'test'])('the version of Node is checked before npm run %s', (name) => {
  expect(manifest.scripts[name]).toMatch(/^node supabase\/local\/node-version\.js && /)
})
