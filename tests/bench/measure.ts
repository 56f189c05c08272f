// Times statements inside the database: in a real PostgreSQL (DATABASE_URL, filled by npm run db:scale), or without one
// in the sample shop in memory.
import { execFileSync } from 'node:child_process'
import { openEmbedded } from '../../supabase/local/embedded.ts'

const runs = 60
const quote = (text: string) => `$q$${text}$q$`

type Bench = {
  /** What is timed; several statements of one name take turns. */
  cases: Record<string, string[]>
  /** SQL that runs first, as superuser: temporary tables, granted to the role, and the session's claims. */
  before: string
  role: 'anon' | 'authenticated'
  /** Tables whose rows are counted in the last lines. */
  counted: string[]
}

/** Runs every case sixty times and prints p50 and p95 in milliseconds. */
export async function measure(bench: Bench): Promise<void> {
  const sql = statements(bench)
  const rows = process.env.DATABASE_URL ? onPostgres(process.env.DATABASE_URL, sql) : await inMemory(sql)
  for (const [name, p50, p95] of rows) {
    const cells = p95
      ? [Number(p50).toFixed(2), Number(p95).toFixed(2)]
      : [Number(p50).toLocaleString('en-US')]
    console.log(name?.padEnd(32), ...cells.map((cell) => cell.padStart(10)))
  }
  process.exit(0)
}

function statements({ cases, before, role, counted }: Bench): string {
  const timed = Object.entries(cases).map(
    ([name, calls]) =>
      `select ${quote(name)} as name, t[${runs / 2}] as p50, t[${Math.ceil(runs * 0.95)}] as p95 from pg_temp.times(array[${calls.map(quote).join(', ')}]) as t;`,
  )
  const counts = counted.map(
    (table) => `select ${quote(table)} as name, count(*) as p50, null::numeric as p95 from ${table};`,
  )
  return `${before}
create function pg_temp.times(p_calls text[]) returns numeric[] language plpgsql as $f$
declare v_times numeric[] := '{}'; v_start timestamptz;
begin
  for i in 0..${runs + 4} loop
    v_start := clock_timestamp();
    execute p_calls[1 + i % cardinality(p_calls)];
    -- The first few warm the caches.
    if i > 4 then v_times := v_times || (extract(epoch from clock_timestamp() - v_start) * 1000)::numeric; end if;
  end loop;
  return array(select t from unnest(v_times) as t order by t);
end $f$;
grant execute on function pg_temp.times(text[]) to ${role};
set role ${role};
${timed.join('\n')}
reset role;
${counts.join('\n')}`
}

function onPostgres(url: string, sql: string): string[][] {
  const text = execFileSync('psql', [url, '-qAt', '-F', '\t', '-v', 'ON_ERROR_STOP=1'], {
    input: sql,
    encoding: 'utf8',
  })
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
}

async function inMemory(sql: string): Promise<string[][]> {
  const { database } = await openEmbedded({ folder: null })
  const answers = await database.exec(sql)
  return answers.flatMap(({ rows: found }) =>
    (found as { name?: string; p50: string; p95: string | null }[]).flatMap(({ name, p50, p95 }) =>
      name ? [[name, p50, p95 ?? '']] : [],
    ),
  )
}
