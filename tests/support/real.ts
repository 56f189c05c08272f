// npm run test:real: tests/platform on the platform's own PostgreSQL, and the smoke test of a built shop on its own API, sign-in
// and storage. The Supabase CLI starts them in containers, with the migrations and the sample data, so it needs Docker and the
// internet; without Docker it says that nothing was tested.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from '../../supabase/local/serve.ts'
import { builtShop } from './build.ts'
import { root } from './imports.ts'

const status = z.object({ API_URL: z.url(), DB_URL: z.string(), ANON_KEY: z.string() })
/** Services that the shop does not use. */
const unused = 'studio,imgproxy,logflare,vector,supavisor,postgres-meta,realtime,edge-runtime'

const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })

function hasDocker(): boolean {
  try {
    execFileSync('docker', ['info'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function testReal() {
  run('supabase', ['start', '--exclude', unused])
  try {
    const said = execFileSync('supabase', ['status', '--output', 'json'], { cwd: root, encoding: 'utf8' })
    const { API_URL, DB_URL, ANON_KEY } = status.parse(JSON.parse(said))
    const database = new URL(DB_URL)
    // As the tests need it, which make databases and roles; the platform's own role for that.
    database.username = 'supabase_admin'
    run('vitest', ['run', '--project', 'platform'], { DATABASE_URL: database.href })
    await smoke({ SUPABASE_URL: API_URL, SUPABASE_ANON_KEY: ANON_KEY, DATABASE_URL: DB_URL })
  } finally {
    run('supabase', ['stop', '--no-backup'])
  }
}

/** Builds the shop for these services, serves it, and looks at it as `npm run smoke` does. */
async function smoke(services: { SUPABASE_URL: string; SUPABASE_ANON_KEY: string; DATABASE_URL: string }) {
  const port = String(await freePort(0))
  const shop = `http://localhost:${port}`
  Object.assign(process.env, {
    VITE_SUPABASE_URL: services.SUPABASE_URL,
    VITE_SUPABASE_ANON_KEY: services.SUPABASE_ANON_KEY,
    VITE_SITE_URL: shop,
  })
  const build = await builtShop()
  const server = spawn(process.execPath, [`${build}/server.js`], {
    env: { ...process.env, PORT: port },
    stdio: 'inherit',
  })
  try {
    while (server.exitCode === null && !(await fetch(shop).catch(() => null))) await wait(200)
    run(process.execPath, ['supabase/smoke/smoke.ts', shop], services)
  } finally {
    if (server.kill()) await once(server, 'exit')
  }
}

if (hasDocker()) await testReal()
else {
  console.log('Docker does not run here: the platform’s own services are NOT TESTED.')
  process.exitCode = process.env.CI ? 1 : 0
}
