// npm run setup: from a project at Supabase to an open shop, or, run again, to the newest release. Does each step only where
// it is not done yet; --check changes nothing and looks at the deployed shop, too; --json is for machines. Ends with 1 where
// something is missing or failed, and with 2 where it was not told what it needs, which `error` names for machines.
import { join } from 'node:path'
import pg from 'pg'
import { runChecks } from '../smoke/run-checks.ts'
import { visit } from '../smoke/visit.ts'
import { readFlags } from './flags.ts'
import { readSettings, SetupError } from './settings.ts'
import { type Context, makeOwnerCode, type Step, steps } from './steps.ts'

const usage = `npm run setup [-- options]: from a project at Supabase to an open shop, or to the newest release.
  --check  changes nothing, and looks at the deployed shop
  --json   for machines
  --code   prints a new code by which the first owner takes over the shop
It asks for what it is not told; docs/hosting.md says more.`
const { values: flags } = readFlags(usage, {
  options: {
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    code: { type: 'boolean', default: false },
  },
})
type Outcome = { step: string; state: 'done' | 'changed' | 'missing' | 'failed' | 'note'; seen: string }
const marks = { done: 'ok     ', changed: 'done   ', missing: 'MISSING', failed: 'FAILED ', note: 'note   ' }

const outcomes: Outcome[] = []
const say = (outcome: Outcome) => {
  outcomes.push(outcome)
  if (!flags.json) console.log(`${marks[outcome.state]}  ${outcome.step}: ${outcome.seen}`)
}

/** Does a step where it is not done; tells whether the next one can begin. */
async function take(step: Step, context: Context): Promise<boolean> {
  const { name, look, act, help } = step
  try {
    const before = await look(context)
    if (before.isDone || flags.check) {
      say({ step: name, state: before.isDone ? 'done' : 'missing', seen: before.seen })
      return true
    }
    await act(context)
    const { isDone, seen } = await look(context)
    say({ step: name, state: isDone ? 'changed' : 'failed', seen: isDone ? seen : `${seen}. ${help}` })
    return isDone
  } catch (error) {
    say({ step: name, state: 'failed', seen: `${error instanceof Error ? error.message : error}. ${help}` })
    return flags.check
  }
}

/** What no program can do for the owner. */
const leftFor = ({ settings, found }: Context) => [
  `Build and deploy the shop (docs/hosting.md) with VITE_SUPABASE_URL=${settings.api} VITE_SUPABASE_ANON_KEY=${found.publishableKey ?? '<publishable key>'} VITE_SITE_URL=${settings.site}`,
  `Give the shop’s server PURGE_SECRET=${found.purgeSecret ?? '<page_purge_secret of the vault>'}, so that changes show at once (docs/pages.md).`,
  'In the dashboard, under Authentication: your SMTP server, a higher limit of mails per hour, and no leaked passwords.',
  ...(found.ownerCode
    ? [
        `Take the shop over at ${settings.site}/admin#code=${found.ownerCode} within a day; the code is for you alone.`,
      ]
    : []),
  'Commit supabase/config.toml, which names the project.',
]

async function main() {
  const root = join(import.meta.dirname, '../..')
  const settings = await readSettings(root, process.stdin.isTTY && !flags.json)
  const database = new pg.Pool({
    connectionString: settings.database,
    max: 1,
    connectionTimeoutMillis: 20_000,
  })
  // A connection that ends between two steps is opened again.
  database.on('error', () => {})
  const sql: Context['sql'] = async (text, values) => (await database.query(text, values && [...values])).rows
  const context: Context = { root, settings, sql, found: {} }
  try {
    for (const step of steps) if (!(await take(step, context))) break
    const isWhole = outcomes.length === steps.length
    if (flags.code && !flags.check && isWhole) await makeOwnerCode(context)
    if (flags.check) await lookAtShop(context)
    const left = isWhole && !flags.check ? leftFor(context) : []
    if (flags.json) console.log(JSON.stringify({ steps: outcomes, left }, null, 2))
    else if (left.length > 0) console.log(`\nLeft for you:\n${left.map((each) => `- ${each}`).join('\n')}`)
  } finally {
    await database.end()
  }
  return outcomes.some(({ state }) => state === 'missing' || state === 'failed') ? 1 : 0
}

/** The deployed shop as visitors see it, where it is already. */
async function lookAtShop({ settings, found }: Context) {
  const shop = await visit(settings.site, { api: settings.api, key: found.publishableKey }).catch(() => null)
  if (shop === null)
    return say({ step: 'the shop answers', state: 'missing', seen: `${settings.site} does not` })
  for (const { what, ok, seen } of await runChecks(shop, settings.database))
    say({ step: what, state: ok === null ? 'note' : ok ? 'done' : 'failed', seen })
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    const said = error instanceof SetupError ? error.message : error
    if (flags.json) console.log(JSON.stringify({ steps: outcomes, left: [], error: String(said) }, null, 2))
    else console.error(said)
    process.exitCode = 2
  },
)
