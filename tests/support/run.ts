// npm test: every Vitest project, then the built shop end to end; then one line that sums it all up.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtShop } from './build.ts'
import {
  failedInPlaywright,
  failedInVitest,
  type PlaywrightReport,
  type VitestReport,
} from './failed-tests.ts'
import { announceSeed, isFull } from './seed.ts'
import { addTemplate, embedded, makeTemplates, type Templates } from './template.ts'

type Tally = { passed: number; failed: number; skipped: number }

const root = join(import.meta.dirname, '../..')
const playwrightConfig = 'e2e/playwright.config.ts'
const reports = mkdtempSync(join(tmpdir(), 'shop-reports-'))
const total: Tally = { passed: 0, failed: 0, skipped: 0 }
/** What went wrong beside single tests; each makes the whole run fail. */
const troubles: string[] = []
/** What was left out; said at the end. */
const notes: string[] = []
/** The failed tests, listed last: who reads a long log begins at its end. */
const failedTests: string[] = []
/** How many of the passed ones passed only when repeated. */
let repeated = 0

/** Removes what the runners share, so that each is made once. */
let removeShared = async () => {}
try {
  announceSeed()
  findPostgres()
  const [build, { templates, remove }] = await Promise.all([builtShop(), makeTemplates(['curated'])])
  removeShared = remove
  process.env.SHOP_BUILD = build
  process.env.SHOP_TEMPLATES = JSON.stringify(templates)
  // The larger ones are filled while Vitest prepares its servers.
  await Promise.all([addLargeTemplates(templates), unitTests()])
  await endToEndTests()
} catch (error) {
  troubles.push(`The tests broke off: ${error instanceof Error ? error.message : error}`)
} finally {
  await removeShared()
  rmSync(reports, { recursive: true, force: true })
}
for (const trouble of troubles) console.error(`\n${trouble}`)
for (const note of notes) console.error(`\n${note}`)
if (total.passed + total.failed === 0) console.error('\nNo test ran.')
if (repeated > 0) console.log(`\n${repeated} passed only when repeated; see above.`)
if (failedTests.length > 0) console.error(`\nFailed:\n${failedTests.join('\n')}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed > 0 || troubles.length > 0 || total.passed === 0 ? 1 : 0)

/** The server's first: some of Vitest's tests want it, and fill a shop of their own while it is not there. */
async function addLargeTemplates(templates: Templates) {
  await addTemplate(templates, 'all')
  if (templates.server) await addTemplate(embedded(templates), 'all')
}

async function unitTests() {
  // CI has just run those of the architecture (npm run check).
  await vitest(process.env.CHECKED ? ['--project=!architecture'] : [])
  // Else the API answers these with very few rows at once (max-rows.ts).
  if (isFull) await vitest(['--project=database'], { MAX_ROWS: '1000' })
}

async function vitest(projects: string[], env: Record<string, string> = {}) {
  const report = join(reports, 'vitest.json')
  rmSync(report, { force: true })
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest', ['run', ...args, ...projects], env)
  const failed = add('Vitest', code, report, (json) => {
    failedTests.push(...failedInVitest(json, root))
    return {
      passed: count(json.numPassedTests),
      failed: count(json.numFailedTests),
      skipped: count(json.numPendingTests) + count(json.numTodoTests),
    }
  })
  if (code !== 0 && failed === 0) troubles.push('Vitest failed outside of its tests; see above.')
}

async function endToEndTests() {
  if (!existsSync(join(root, playwrightConfig))) {
    troubles.push(`The end-to-end tests did not run: ${playwrightConfig} is missing.`)
    return
  }
  const chromium = findChromium()
  if (chromium === null) {
    troubles.push(
      'The end-to-end tests did not run: there is no Chromium. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to one.',
    )
    return
  }
  const report = join(reports, 'playwright.json')
  const code = await run('playwright', ['test', '-c', playwrightConfig, '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const failed = add('Playwright', code, report, (json) => {
    failedTests.push(...failedInPlaywright(json))
    const { stats = {} } = json
    repeated = count(stats.flaky)
    return {
      passed: count(stats.expected) + repeated,
      failed: count(stats.unexpected),
      skipped: count(stats.skipped),
    }
  })
  if (code !== 0 && failed === 0) troubles.push('Playwright failed outside of its tests; see above.')
}

type Report = VitestReport & PlaywrightReport & Record<string, unknown> & { stats?: Record<string, unknown> }

/** Adds a runner's report to the total and returns how many failed in it. */
function add(name: string, code: number, path: string, read: (report: Report) => Tally): number {
  if (!existsSync(path)) {
    troubles.push(`${name} left no report (exit code ${code}); see above.`)
    return 0
  }
  const tally = read(JSON.parse(readFileSync(path, 'utf8')))
  if (tally.passed + tally.failed === 0) troubles.push(`${name} ran no test.`)
  total.passed += tally.passed
  total.failed += tally.failed
  total.skipped += tally.skipped
  return tally.failed
}

function count(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

/** Runs one of the project's tools with its output shown; resolves to its exit code. */
function run(tool: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const bin = join(root, 'node_modules/.bin')
  console.log(`\n> ${tool} ${args[0] ?? ''}\n`)
  return new Promise((resolve) => {
    const child = spawn(join(bin, tool), args, {
      cwd: root,
      stdio: 'inherit',
      // The project's own Node first, as in every npm script.
      env: { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, ...env },
    })
    child.once('error', (error) => {
      console.error(`${tool} does not start: ${error.message}`)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** The platform tests need a PostgreSQL. A Debian machine without one gets it, when this may install software. */
function findPostgres() {
  const isThere = () => Boolean(process.env.DATABASE_URL) || existsSync('/usr/lib/postgresql')
  if (!isThere() && mayInstall()) {
    console.log('\nThere is no PostgreSQL here; installing it for the platform tests.\n')
    install('postgresql')
  }
  if (!isThere())
    notes.push(
      'NOT TESTED: the platform, concurrency, roles and the restore, for want of PostgreSQL (Debian: apt-get install postgresql).',
    )
}

function mayInstall() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

function install(name: string): boolean {
  try {
    execFileSync('/usr/bin/apt-get', ['update'], { stdio: 'inherit' })
    execFileSync('/usr/bin/apt-get', ['install', '-y', name], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

/** Where Chromium is. A Debian machine without one gets it, when this may install software. */
function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    console.error(`CHROMIUM_PATH leads nowhere: ${given}`)
    return null
  }
  const found = onPath()
  if (found || !mayInstall()) return found
  console.log('\nThere is no Chromium here; installing it for the end-to-end tests.\n')
  return install('chromium-headless-shell') ? onPath() : null
}

function onPath(): string | null {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean)
  // The headless shell first: without the parts of a window it needs little more than half of the processor time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.find((path) => existsSync(path)) ?? null
}
