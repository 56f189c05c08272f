// Every command of the READMEs and of docs is one that the installed Supabase CLI knows, with flags that it knows: in a
// folder that belongs to no project, such a command fails because of just that.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesOf, root } from '../support/imports.ts'
import { sampleOf } from '../support/seed.ts'
import { supabase } from '../support/supabase-cli.ts'

const placeholders: Record<string, string> = {
  '<ref>': 'abcdefghijklmnopqrst',
  '<new ref>': 'tsrqponmlkjihgfedcba',
}
const pages = ['README.md', 'supabase/README.md', ...filesOf('docs', /\.md$/).map(({ path }) => path)]
const commands = pages.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8').replaceAll('\\\n', ' ')
  return [...text.matchAll(/npx supabase ([^`#\n]+)/g)].map(([, command = '']) => command.trim())
})
/** A command without what is given to it: its words and flags, and of secrets that there are some. */
const formOf = (command: string) =>
  command.replace(/(?<=functions deploy) .*|(?<=--project-ref) .*/, '').replace(/ [A-Z_]+=.*/, ' A=b')
// Signing in would replace the account that this machine uses.
const tried = [...new Map(commands.map((command) => [formOf(command), command])).values()].filter(
  (command) => command !== 'login',
)

const folder = mkdtempSync(join(tmpdir(), 'shop-commands-'))
const profile = join(folder, 'profile.yaml')
beforeAll(() => {
  mkdirSync(join(folder, 'supabase'))
  writeFileSync(join(folder, 'supabase/config.toml'), 'project_id = "none"\n')
  const nowhere = 'http://127.0.0.1:9'
  writeFileSync(
    profile,
    `name: nowhere\napi_url: ${nowhere}\ndashboard_url: ${nowhere}\nproject_host: supabase.example\n`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

function run(command: string) {
  const filled = Object.entries(placeholders).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    command,
  )
  const args = filled.split(/\s+/)
  return supabase(['--profile', profile, '--workdir', folder, ...args], {
    SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
  })
}

/** What the CLI says to a command that it knows: it has no project, or cannot reach it. */
const known = /Cannot find project ref|failed to retrieve remote project status/

it('the documentation has commands of the Supabase CLI to try', () => expect(tried.length).toBeGreaterThan(6))

it.each(sampleOf(tried, 2))('the CLI knows supabase %s', async (command) => {
  expect((await run(command)).output).toMatch(known)
})

// A subcommand that is gone, a flag that is gone, and a command that is experimental.
const mistaken = [
  'db pussh --remote',
  'db push --linked-project',
  'storage cp -r a ss:///product-images --remote',
]
it.each(sampleOf(mistaken, 1))('the CLI does not know the mistaken supabase %s', async (command) => {
  expect((await run(command)).output).not.toMatch(known)
})
