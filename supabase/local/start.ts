// npm start: builds the shop, serves it with the embedded back end, and says where.
// npm run dev (--dev): the same on Vite's development server. --memory keeps no data. --empty opens a shop without the sample,
// with a data folder of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { createBuilder } from 'vite'
import { openCaptcha } from './captcha.ts'
import { dataFolder, type Embedded, emptyFolder, openEmbedded, StartError } from './embedded.ts'
import { openOutbox } from './outbox.ts'
import { openPayments } from './payments.ts'
import { openPush } from './push.ts'
import { freePort, serve } from './serve.ts'

const { values: flags } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    port: { type: 'string', default: process.env.PORT ?? '5173' },
  },
})

/** The shop in English, with which it opens. */
const firstBuild = 'supabase/.temp/first-build'
const firstLanguage = "select coalesce(languages[1], 'en') as first from public.shop_settings"

const sampleAccounts = `  Sample owner    owner@zellige.example     zellige-owner
  Sample shopper  shopper@zellige.example   zellige-shopper
`

try {
  await start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
}

async function start() {
  const folder = flags.memory ? null : flags.empty ? emptyFolder : dataFolder
  // Before the slow part, so that a port in use is reported at once.
  const port = await freePort(Number(flags.port))
  // The sample's login has the other ways to sign in, which say that they are not set up.
  if (!flags.empty) {
    process.env.VITE_AUTH_APPLE ??= 'sample'
    process.env.VITE_AUTH_PHONE ??= 'sample'
  }
  const [backend] = await Promise.all([
    openEmbedded({ folder, ...(flags.empty && { seed: false }) }),
    flags.dev ? undefined : buildEnglish(),
  ])
  const building = flags.dev ? undefined : buildAll()
  const [settings] = (await backend.database.query<{ first: string }>(firstLanguage)).rows
  // A shop whose first language is another one has to wait for it.
  const waits = settings?.first !== 'en'
  if (waits) await building?.done
  const outbox = await openOutbox(backend, `http://localhost:${port}`)
  const payments = openPayments(`http://localhost:${port}`, {
    folder: folder && dirname(folder),
  })
  const push = openPush(backend, `http://localhost:${port}`, {
    folder: folder && dirname(folder),
  })
  const captcha = openCaptcha(backend, `http://localhost:${port}`)
  const { url, show } = await serve(backend, {
    port,
    dev: flags.dev,
    ...(!waits && { folder: firstBuild }),
    beside: [outbox.middleware, payments.middleware, push.middleware, captcha.middleware],
  })
  console.log(`
  The shop is open: ${url}/
  The owner's admin: ${url}/admin
  The mails it sends: ${url}/_outbox
  Card payments: ${process.env.STRIPE_SECRET_KEY ? 'Stripe’s test mode' : 'the payment sandbox, no money moves'}

${flags.empty ? await ownerCode(backend, url) : sampleAccounts}
  Ctrl+C stops it.${flags.memory ? '' : ` The data stays in ${relative(process.cwd(), dirname(folder ?? ''))}; npm run db:reset starts the sample afresh.`}
`)
  // The other languages follow behind; what has changed since is in both builds.
  if (building && !waits)
    void building.done.then((isBuilt) => (isBuilt ? show('dist') : undefined)).catch(report)
  const close = async () => {
    building?.stop()
    payments.close()
    await push.close()
    await outbox.close()
    await backend.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(0)))
  }
}

/** Into a folder of its own: the complete build empties its own first. */
async function buildEnglish() {
  process.env.SHOP_LANGUAGES = 'en'
  const builder = await createBuilder({ logLevel: 'warn', build: { outDir: firstBuild } })
  await builder.buildApp()
}

/** In all languages, into dist, in a process of its own beside the open shop. */
function buildAll() {
  const { SHOP_LANGUAGES: _, ...env } = process.env
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'],
    {
      env,
      stdio: 'inherit',
    },
  )
  // False when it was stopped.
  const done = once(child, 'exit').then(([code, signal]) => {
    if (signal) return false
    if (code !== 0) throw new StartError('The shop could not be built in all its languages; see above.')
    return true
  })
  return { done, stop: () => child.kill() }
}

const report = (error: unknown) => console.error(`\n  ${error instanceof Error ? error.message : error}\n`)

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
