// npm start: builds the shop, serves it with the embedded back end, and says where.
// npm run dev (--dev): the same on Vite's development server.
// The end-to-end tests add --memory (no data kept), --no-build and --port 0 (any free port).
import { once } from 'node:events'
import { createServer as createProbe } from 'node:net'
import { parseArgs } from 'node:util'
import { build, createServer, type Plugin, preview } from 'vite'
import { openEmbedded, StartError } from './embedded.ts'

const { values: flags } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
    port: { type: 'string', default: process.env.PORT ?? '5173' },
  },
  allowNegative: true,
})

try {
  await start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
}

async function start() {
  const port = await freePort(Number(flags.port))
  const [backend] = await Promise.all([
    openEmbedded(flags.memory ? { folder: null } : {}),
    flags.build && !flags.dev ? build({ logLevel: 'warn' }) : undefined,
  ])
  const plugin: Plugin = {
    name: 'embedded-back-end',
    configureServer: (server) => void server.middlewares.use(backend.middleware),
    configurePreviewServer: (server) => void server.middlewares.use(backend.middleware),
  }
  const options = { plugins: [plugin], logLevel: 'warn' as const }
  if (flags.dev) await (await createServer({ ...options, server: { port, strictPort: true } })).listen()
  else await preview({ ...options, preview: { port, strictPort: true } })

  console.log(`
  Zellige is open: http://localhost:${port}/
  The owner's admin: http://localhost:${port}/admin

  Sample owner    owner@zellige.example     zellige-owner
  Sample shopper  shopper@zellige.example   zellige-shopper

  Ctrl+C stops it.${flags.memory ? '' : ' The data stays in supabase/.temp; npm run db:reset starts afresh.'}
`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void backend.close().finally(() => process.exit(0)))
  }
}

/** The port itself when nothing listens there; 0 becomes any free one. */
async function freePort(port: number): Promise<number> {
  const probe = createProbe()
  probe.listen(port, 'localhost')
  try {
    await once(probe, 'listening')
  } catch {
    throw new StartError(
      `Port ${port} is in use. Stop what runs there, or choose another: PORT=5180 npm start`,
    )
  }
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return typeof address === 'object' && address ? address.port : port
}
