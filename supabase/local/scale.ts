// npm run db:scale -- 100000 100000: a shop of so many products and past orders, for measurements. Into a folder of its
// own, or with DATABASE_URL into a PostgreSQL database that has none yet (through psql, as its superuser).
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded, StartError, seedSql } from './embedded.ts'

const root = join(import.meta.dirname, '../..')
const wanted = Number(process.argv[2] ?? '')
/** How many orders; without the argument as many as the sample data has. */
const orders = Number(process.argv[3] ?? 420)
/** What generated_plan and the departments add up to at a scale of one. */
const inTheShop = 6506

try {
  if (![wanted, orders].every((count) => Number.isInteger(count) && count > 0))
    throw new StartError('How many products, and orders? For example: npm run db:scale -- 100000 100000')
  const begin = performance.now()
  const address = process.env.DATABASE_URL
  const { count, place } = address ? intoPostgres(address) : await intoFolder()
  const seconds = Math.round((performance.now() - begin) / 1000)
  console.log(`${count} products in ${seconds} s: ${place}`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
}

/** The whole sample data with the generated catalogue scaled to the wanted size, and what the lists of a large shop hold. */
function scaledSeed() {
  const settings = { history_orders: orders, generated_scale: (wanted / inTheShop).toFixed(6) }
  const lists = readFileSync(join(root, 'supabase/sample/scale-orders.sql'), 'utf8')
  return [
    ...Object.entries(settings).map(([name, value]) => `set shop.${name} = '${value}';`),
    seedSql('all'),
    lists,
  ].join('\n')
}

async function intoFolder() {
  const folder = join(root, 'supabase/.temp', `scale-${wanted}`)
  if (existsSync(folder)) throw new StartError(`${folder} is there already. Use it, or delete it first.`)
  const backend = await openEmbedded({ folder, seed: false })
  await backend.database.exec(scaledSeed())
  const { rows } = await backend.database.query<{ n: number }>(
    'select count(*)::int as n from public.products',
  )
  await backend.close()
  return { count: rows[0]?.n ?? 0, place: folder }
}

function intoPostgres(address: string) {
  const psql = (sql: string) => {
    try {
      return execFileSync('psql', [address, '-XqAt', '-v', 'ON_ERROR_STOP=1', '-f', '-'], {
        input: sql,
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'inherit'],
        maxBuffer: 1e9,
      }).trim()
    } catch (error) {
      const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      throw new StartError(
        missing
          ? 'There is no psql here (Debian: apt-get install postgresql-client).'
          : 'psql stopped; see above.',
      )
    }
  }
  if (psql("select to_regclass('public.products') is null") === 't') psql(schema())
  if (psql('select exists (select 1 from public.products)') === 't')
    throw new StartError('That database has products already. Give an empty one.')
  // A loader's session: memory for sorts and indexes, no compiling of queries, no waiting for the disk.
  const session = `set client_min_messages = warning; set work_mem = '256MB'; set maintenance_work_mem = '1GB';
    set jit = off; set synchronous_commit = off;`
  psql(`${session}\n${scaledSeed()}`)
  return { count: Number(psql('select count(*) from public.products')), place: address }
}

/** The platform's own part and the migrations in their order, all or nothing. */
function schema() {
  const folder = join(root, 'supabase/migrations')
  const files = [join(import.meta.dirname, 'platform.sql')]
  for (const name of readdirSync(folder).toSorted()) files.push(join(folder, name))
  return ['begin;', ...files.map((file) => readFileSync(file, 'utf8')), 'commit;'].join('\n')
}
