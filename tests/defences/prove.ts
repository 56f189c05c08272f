// npm run prove:defences: takes every defence away once, in a copy of the project, and looks whether the test that is
// named for it turns red. Words after it choose some: npm run prove:defences -- concurrency
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Defence, defences } from './defences.ts'

const root = join(import.meta.dirname, '../..')
const left = new Set(['node_modules', 'dist', '.git', 'e2e', 'test-results'])
const words = process.argv.slice(2)
const chosen = defences.filter((defence) =>
  words.every((word) => `${defence.name} ${defence.file} ${defence.test}`.includes(word)),
)

const copy = mkdtempSync(join(tmpdir(), 'shop-defences-'))
const migration = join(copy, 'supabase/migrations/29991231235959_taken_away.sql')
const report = join(copy, 'report.json')
const rows: { defence: string; test: string; result: string }[] = []
try {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => {
      const [top = ''] = relative(root, path).split('/')
      return !left.has(top) && !/\/supabase\/\.temp|\/public\/art\//.test(path)
    },
  })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const defence of chosen) {
    const result = await without(defence)
    rows.push({
      defence: defence.name,
      test: `${defence.file.replace('tests/', '')}: ${defence.test}`,
      result,
    })
    console.log(`${result.padEnd(8)} ${defence.name}`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.table(rows)
const proven = rows.filter(({ result }) => result === 'red').length
console.log(`${proven} of ${rows.length} defences turn their test red when they are taken away.`)
process.exit(rows.length > 0 && proven === rows.length ? 0 : 1)

/** `red` when the named test failed; everything else is a defence that no test checks, or a wrong entry. */
async function without(defence: Defence): Promise<string> {
  const undo = takeAway(defence)
  try {
    rmSync(report, { force: true })
    await vitest(defence)
    const { testResults = [] } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    const named = tests.filter(
      ({ fullName, status }) => fullName.includes(defence.test) && status !== 'skipped',
    )
    if (named.length === 0) return 'not run'
    return named.some(({ status }) => status === 'failed') ? 'red' : 'GREEN'
  } catch (error) {
    return `no report: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    undo()
  }
}

function takeAway(defence: Defence): () => void {
  if ('sql' in defence) {
    writeFileSync(migration, defence.sql)
    return () => rmSync(migration)
  }
  const path = join(copy, defence.source)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(defence.find, () => defence.put)
  if (after === before) throw new Error(`${defence.source} has no ${defence.find}`)
  writeFileSync(path, after)
  return () => writeFileSync(path, before)
}

function vitest({ file, test }: Defence): Promise<void> {
  const pattern = test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const project = file.split('/')[1] ?? ''
  const args = ['run', '--project', project, file, '-t', pattern, '--reporter=json', `--outputFile=${report}`]
  return new Promise((resolve) => {
    // With what the seed would leave out: the test that turns red may be among it.
    const env = { ...process.env, FULL: '1' }
    const child = spawn(join(root, 'node_modules/.bin/vitest'), args, { cwd: copy, stdio: 'ignore', env })
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
}

type Report = {
  testResults?: { assertionResults: { fullName: string; status: string }[] }[]
}
