// Times statements inside the database: in a real PostgreSQL (DATABASE_URL, filled by npm run db:scale), or without one
// in the sample shop in memory. With --cold also the first call after a restart, which needs a server that it may restart;
// with `--only returns` only the cases whose names have that word.
import { openEmbedded } from '../../supabase/local/embedded.ts'
import { coldRestart, psql } from './cold.ts'
import { percentile, table } from './figures.ts'

const warmUps = 5
/** Milliseconds of the clock, or with --processor of the session's processor time, which other programs do not prolong. */
const isProcessor = process.argv.includes('--processor')
const clock = isProcessor
  ? "select split_part(pg_read_file('/proc/self/schedstat'), ' ', 1)::numeric / 1e6"
  : 'select extract(epoch from clock_timestamp()) * 1000'
const manyRuns = 60

type Case = {
  /** What is timed; several statements of one case take turns. */
  calls: string[]
  /** The most milliseconds it may take, 95 times of 100 and cold. */
  gate: number
  cold: number
  /** Sixty unless said: what writes leaves dead rows behind, though it is undone. */
  runs?: number
}

type Bench<Fact extends string> = {
  role: 'anon' | 'authenticated'
  /** Statements that each give one text, such as a slug to ask for. They are run before anything is timed. */
  facts: Record<Fact, string>
  cases: (facts: Record<Fact, string>) => Record<string, Case>
  /** SQL that makes the session the role's own: its claims. */
  session?: (facts: Record<Fact, string>) => string
  /** Tables whose rows are counted in the last line. */
  counted: string[]
}

/** Runs SQL and resolves to the last statement's rows, each with its columns as texts. */
type Run = (sql: string) => Promise<string[][]>

/** The platform's statement_timeout of each role: what takes longer fails there, and here. */
const timeouts = { anon: '3s', authenticated: '8s' }

/**
 * Runs every case many times, each undone at once, and prints p50, p95 and, with --cold, the first call after a restart, in milliseconds.
 * Ends with 1 when one is beyond its gate on a PostgreSQL; in memory nothing is.
 */
export async function measure<Fact extends string>(bench: Bench<Fact>): Promise<void> {
  const url = process.env.DATABASE_URL
  const run = url ? onPostgres(url) : await inMemory()
  const facts = { ...bench.facts }
  for (const name of Object.keys(facts) as Fact[]) facts[name] = (await run(facts[name]))[0]?.[0] ?? ''
  const restart = process.argv.includes('--cold') && url ? coldRestart(url) : null
  const only = process.argv[process.argv.indexOf('--only') + 1]
  const isWanted = (name: string) => !process.argv.includes('--only') || name.includes(only ?? '')

  const rows: string[][] = []
  let beyond = 0
  const cases = Object.entries(bench.cases(facts)).filter(([name]) => isWanted(name))
  for (const [name, { calls, gate, cold, runs = manyRuns }] of cases) {
    const time = async (times: number) => {
      const found = await run(statements(bench, facts, calls, times))
      return found.map(([value]) => Number(value)).toSorted((a, b) => a - b)
    }
    const warm = await time(runs)
    restart?.()
    const [first = Number.NaN] = restart ? await time(1) : []
    const isBeyond = url !== undefined && (percentile(warm, 95) > gate || first > cold)
    if (isBeyond) beyond += 1
    const figures = [percentile(warm, 50).toFixed(1), percentile(warm, 95).toFixed(1), `≤ ${gate}`]
    rows.push([
      isBeyond ? `**${name}**` : name,
      ...figures,
      ...(restart ? [first.toFixed(0), `≤ ${cold}`] : []),
    ])
  }
  console.log(table(['ms', 'p50', 'p95', 'gate', ...(restart ? ['cold', 'gate'] : [])], rows))
  for (const name of bench.counted) {
    const [[count = ''] = []] = await run(`select count(*) from ${name}`)
    console.log(`${name}: ${Number(count).toLocaleString('en-US')}`)
  }
  process.exit(beyond > 0 ? 1 : 0)
}

/** A session of the role that runs the calls in turn and gives the times; of one run, the very first. */
function statements<Fact extends string>(
  { role, session }: Bench<Fact>,
  facts: Record<Fact, string>,
  calls: string[],
  times: number,
) {
  const quoted = calls.map((call) => `$q$${call}$q$`).join(', ')
  const skipped = times === 1 ? 0 : warmUps
  return `${session?.(facts) ?? ''}
create or replace function pg_temp.spent() returns numeric language sql volatile security definer as $f$ ${clock} $f$;
create or replace function pg_temp.times(p_calls text[]) returns setof numeric language plpgsql as $f$
declare v_start numeric; v_time numeric;
begin
  for i in 0..${times + skipped - 1} loop
    begin
      v_start := pg_temp.spent();
      execute p_calls[1 + i % cardinality(p_calls)];
      v_time := pg_temp.spent() - v_start;
      raise sqlstate 'UNDO1';
    exception when sqlstate 'UNDO1' then
      null;
    end;
    if i >= ${skipped} then return next v_time; end if;
  end loop;
end $f$;
grant execute on function pg_temp.spent(), pg_temp.times(text[]) to ${role};
set role ${role};
${isProcessor ? 'set max_parallel_workers_per_gather = 0;' : ''}
${times === 1 ? `set statement_timeout = '${timeouts[role]}';` : ''}
select * from pg_temp.times(array[${quoted}]);`
}

function onPostgres(url: string): Run {
  return async (sql) =>
    psql(url, sql)
      .split('\n')
      .map((line) => line.split('\t'))
}

async function inMemory(): Promise<Run> {
  const { database } = await openEmbedded({ folder: null })
  return async (sql) => {
    const answers = await database.exec(`reset role; reset statement_timeout; ${sql}`)
    return (answers.at(-1)?.rows ?? []).map((row) => Object.values(row).map(String))
  }
}
