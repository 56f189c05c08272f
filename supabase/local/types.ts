// npm run db:types: writes src/data/supabase/database.types.ts from the migrations.
// --check writes nothing and fails when the file is not what they give.
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openEmbedded } from './embedded.ts'
import { freePort } from './serve.ts'

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
  const port = await freePort(0)
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
