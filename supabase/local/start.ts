// npm start: builds the shop, serves it with the embedded back end, and says where.
// npm run dev (--dev): the same on Vite's development server. --memory keeps no data. --empty opens a shop without the sample,
// with a data folder of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { readFlags } from '../setup/flags.ts'
import { fingerprint } from './build-fingerprint.ts'
import { openCaptcha } from './captcha.ts'
import { dataFolder, type Embedded, emptyFolder, openEmbedded, StartError } from './embedded.ts'
import { openEvents } from './events.ts'
import { openOutbox } from './outbox.ts'
import { openPayments } from './payments.ts'
import { openPush } from './push.ts'
import { freePort, serve } from './serve.ts'

const usage = `npm start [-- options], npm run dev [-- options]: the shop on this machine.
  --empty   a shop without the sample, with data of its own
  --memory  keeps no data
  --port n  another port than 5173`
const { values: flags } = readFlags(usage, {
  options: {
    dev: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    port: { type: 'string', default: process.env.PORT ?? '5173' },
  },
})

const firstLanguage = "select coalesce(languages[1], 'en') as first from public.shop_settings"

const sampleAccounts = `  Sample owner    owner@zellige.example     zellige-owner
  Sample shopper  shopper@zellige.example   zellige-shopper
`

/** Closes what has been opened; the last first. */
const opened: (() => unknown)[] = []
let isStopping = false

async function stop() {
  isStopping = true
  for (const close of opened.splice(0).toReversed()) await close()
}

async function start() {
  const folder = flags.memory ? null : flags.empty ? emptyFolder : dataFolder
  // What this server is built into: another that is open meanwhile has data of its own, and files of its own.
  const beside = folder ? dirname(folder) : temporaryFolder()
  const inEnglish = join(beside, 'build-en')
  const inAll = join(beside, 'build')
  // Before the slow part, so that a port in use is reported at once.
  const port = await freePort(Number(flags.port))
  // The sample's login has the other ways to sign in, which say that they are not set up.
  if (!flags.empty) {
    process.env.VITE_AUTH_APPLE ??= 'sample'
    process.env.VITE_AUTH_PHONE ??= 'sample'
  }
  const [backend] = await Promise.all([
    openEmbedded({ folder, ...(flags.empty && { seed: false }) }).then((open) => {
      opened.push(open.close)
      return open
    }),
    flags.dev ? undefined : build(inEnglish, 'en'),
  ])
  const building = flags.dev ? undefined : build(inAll)
  const [settings] = (await backend.database.query<{ first: string }>(firstLanguage)).rows
  // A shop whose first language is another one has to wait for it.
  const waits = settings?.first !== 'en'
  if (waits) await building
  const outbox = await openOutbox(backend, `http://localhost:${port}`)
  opened.push(outbox.close)
  const payments = openPayments(`http://localhost:${port}`, {
    folder: folder && dirname(folder),
  })
  opened.push(payments.close)
  const push = openPush(backend, `http://localhost:${port}`, {
    folder: folder && dirname(folder),
  })
  opened.push(push.close)
  const events = openEvents(backend, `http://localhost:${port}`)
  opened.push(events.close)
  const captcha = openCaptcha(backend, `http://localhost:${port}`)
  const { url, show } = await serve(backend, {
    port,
    dev: flags.dev,
    folder: waits ? inAll : inEnglish,
    beside: [outbox, payments, push, events, captcha].map(({ middleware }) => middleware),
  })
  console.log(`
  The shop is open: ${url}/
  The owner's admin: ${url}/admin
  The mails it sends: ${url}/_outbox
  Card payments: ${process.env.STRIPE_SECRET_KEY ? 'Stripe’s test mode' : 'the payment sandbox, no money moves'}
${building && !waits ? '  In English; the other languages are still being built.\n' : ''}
${flags.empty ? await ownerCode(backend, url) : sampleAccounts}
  Ctrl+C stops it.${flags.memory ? '' : ` The data stays in ${relative(process.cwd(), dirname(folder ?? ''))}${flags.empty ? '' : '; npm run db:reset starts the sample afresh'}.`}
`)
  // What has changed since is in both builds.
  if (building && !waits)
    void building
      .then(() => show(inAll))
      .then(() => console.log('  The other languages are built.\n'))
      .catch((error) => isStopping || report(error))
}

/**
 * In a process of its own, which ends with this one and leaves it no memory to hold. In all languages, unless one is named. A
 * folder that was built of the same files stays as it is.
 */
function build(outDir: string, language?: string): Promise<void> {
  const { SHOP_LANGUAGES: _, ...env } = process.env
  const note = join(outDir, 'made-of')
  const made = fingerprint(language)
  if (noted(note) === made) return Promise.resolve()
  rmSync(note, { force: true })
  if (language) console.log('\n  Building the shop, which takes half a minute or, on a slow machine, two …')
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--app', '--outDir', outDir, '--logLevel', 'error'],
    { env: { ...env, ...(language && { SHOP_LANGUAGES: language }) }, stdio: 'inherit' },
  )
  const end = () => child.kill()
  process.once('exit', end)
  opened.push(end)
  const done = once(child, 'exit').then(([code]) => {
    process.off('exit', end)
    if (code !== 0) throw new StartError('The shop could not be built; see above.')
    writeFileSync(note, made)
  })
  // Whoever waits for it is told; it may fail before.
  done.catch(() => {})
  return done
}

function noted(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Of a shop that keeps nothing. */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function report(error: unknown) {
  console.error(error instanceof StartError ? `\n  ${error.message}\n` : error)
}

/** A new shop belongs to whoever has the code of this line; one that has an owner needs none. */
async function ownerCode(backend: Embedded, url: string) {
  try {
    const { rows } = await backend.database.query<{ code: string }>(
      'select private.make_owner_code() as code',
    )
    const code = rows[0]?.code ?? ''
    return `  Nobody owns the shop yet. Your code, for a day: ${code}
  Take it over here: ${url}/admin#code=${code}
`
  } catch {
    return '  Sign in with the account that owns the shop.\n'
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(0)))
// What stands above is used from here on: it is all there.
try {
  await start()
} catch (error) {
  if (!isStopping) {
    report(error)
    process.exit(1)
  }
}
