// Part of npm run build: with MIGRATE=1 it brings the database that DATABASE_URL names to this release, before the pages that need
// it are built; without it, nothing is touched. A build that cannot is stopped, so the host keeps the pages that it has.
import { join } from 'node:path'
import { call } from './cli.ts'
import { reachedBy, SetupError } from './settings.ts'

async function migrate({ MIGRATE: isWanted, DATABASE_URL: database }: NodeJS.ProcessEnv) {
  if (isWanted !== '1') return
  if (!database)
    throw new SetupError('MIGRATE=1 needs DATABASE_URL, the address of the database with its password')
  const { address, env } = reachedBy(database)
  await call(join(import.meta.dirname, '../..'), ['db', 'push', `--remote=${address}`, '--yes'], env)
  console.log('The database has every migration of this release.')
}

migrate(process.env).catch((error) => {
  console.error(error instanceof SetupError ? error.message : error)
  process.exitCode = 1
})
