// npm run db:types: writes src/data/supabase/database.types.ts from the migrations.
// --check writes nothing and fails when the file is not what they give.
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openEmbedded } from './embedded.ts'

const file = join(import.meta.dirname, '../../src/data/supabase/database.types.ts')
const types = await generate()

if (!process.argv.includes('--check')) {
  writeFileSync(file, types)
} else if (readFileSync(file, 'utf8') !== types) {
  console.error('src/data/supabase/database.types.ts is not what the migrations give. Run: npm run db:types')
  process.exit(1)
}

/** The generator speaks Postgres over a socket, so the embedded database is put behind one for a moment. */
async function generate() {
  const backend = await openEmbedded({ folder: null, seed: false })
  const port = await freePort()
  const server = new PGLiteSocketServer({
    db: backend.database as unknown as PGLiteSocketServer['db'],
    port,
    maxConnections: 4,
  })
  await server.start()
  const address = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`
  const { stdout } = await promisify(execFile)('supabase', [
    'gen',
    'types',
    `--remote=${address}`,
    '--schema',
    'public',
  ])
  await server.stop()
  await backend.close()
  return stdout
}

async function freePort() {
  const probe = createServer().listen(0)
  await new Promise((done) => probe.once('listening', done))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return typeof address === 'object' && address ? address.port : 54329
}
