// npm run bench:catalogue: how long the shop's reading functions take inside the database, as a visitor. Against the
// sample shop in memory, or a real PostgreSQL in DATABASE_URL (filled by npm run db:scale). Prints p50 and p95.
import { execFileSync } from 'node:child_process'
import { openEmbedded } from '../../supabase/local/embedded.ts'

const filter = (value: object) => `'${JSON.stringify(value)}'::jsonb`
const list = (value: object, sort = 'featured') => `select public.list_products(${filter(value)}, '${sort}')`
const facets = (value: object) => `select public.product_facets(${filter(value)})`
const women = { departments: ['women'] }
const four = { ...women, sizes: ['M'], colors: ['Blue', 'Black'], prices: ['2', '3'], discount: 2 }

/** What a shopper's clicks ask for; several statements of one name take turns. */
const cases: Record<string, string[]> = {
  'list, page 1': [list(women), list({ departments: ['men'] }), list({ kinds: ['bags', 'shoes'] })],
  'list, page 1,000': [
    `select public.list_products(${filter(women)}, 'featured', (select cursor from deep))`,
  ],
  'list, by price': [list(women, 'price-low'), list({ departments: ['men'] }, 'price-high')],
  'list, all of the shop': [list({}), list({}, 'newest')],
  'list, sale': [list({ onSale: true })],
  'list, one filter': [list({ ...women, colors: ['Red'] }), list({ ...women, sizes: ['M'] }, 'rating')],
  'list, four filters': [list(four), list({ ...four, categories: ['dresses'] }, 'price-low')],
  'list, new this week': [list({ collection: 'this-week' }, 'newest')],
  facets: [facets(women), facets({ departments: ['kids'] }), facets({ onSale: true })],
  'facets, one filter': [facets({ ...women, colors: ['Red'] }), facets({ ...women, discount: 2 })],
  'facets, four filters': [facets(four)],
  search: [list({ q: 'floral maxi dress' }), list({ q: 'linen shirt' }), list({ q: 'womens sneakers' })],
  'search, one letter wrong': [list({ q: 'floarl dres' }), list({ q: 'lnen shirt' })],
  suggestions: ['flor', 'lin', 'denim ja', 'star'].map((words) => `select public.suggest('${words}')`),
  'collections with counts': ['select public.collection_summaries()'],
  recommendations: [`select public.recommendations((select slug from one))`],
}

const runs = 60
const quote = (text: string) => `$q$${text}$q$`
const sql = `
create temporary table one as select slug from public.products where archived_at is null order by id limit 1;
create function pg_temp.walk() returns jsonb language plpgsql as $f$
declare v jsonb;
begin
  for i in 1..25 loop
    v := public.list_products(${filter(women)}, 'featured', v, 960) -> 'next';
    exit when v is null;
  end loop;
  return v;
end $f$;
create temporary table deep as select pg_temp.walk() as cursor;
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
grant select on one, deep to anon;
grant execute on function pg_temp.times(text[]) to anon;
set role anon;
${Object.entries(cases)
  .map(
    ([name, calls]) =>
      `select ${quote(name)} as name, t[${runs / 2}] as p50, t[${Math.ceil(runs * 0.95)}] as p95 from pg_temp.times(array[${calls.map(quote).join(', ')}]) as t;`,
  )
  .join('\n')}
reset role;
select 'products' as name, count(*) as p50, null::numeric as p95 from public.products where archived_at is null;`

const rows = process.env.DATABASE_URL ? onPostgres(process.env.DATABASE_URL) : await inMemory()
for (const [name, p50, p95] of rows) {
  const cells = p95 ? [Number(p50).toFixed(2), Number(p95).toFixed(2)] : [Number(p50).toLocaleString('en-US')]
  console.log(name?.padEnd(28), ...cells.map((cell) => cell.padStart(10)))
}
process.exit(0)

function onPostgres(url: string): string[][] {
  const text = execFileSync('psql', [url, '-qAt', '-F', '\t', '-v', 'ON_ERROR_STOP=1'], {
    input: sql,
    encoding: 'utf8',
  })
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
}

async function inMemory(): Promise<string[][]> {
  const { database } = await openEmbedded({ folder: null })
  const answers = await database.exec(sql)
  return answers.flatMap(({ rows: found }) =>
    (found as { name: string; p50: string; p95: string | null }[]).map((row) => [
      row.name,
      row.p50,
      row.p95 ?? '',
    ]),
  )
}
