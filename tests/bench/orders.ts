// npm run bench:orders -- --products 100000 --seconds 20: how many orders a second the database takes in a flash sale (100
// buyers at once on one variant in a running deal), over many products, and from one buyer, beside the bare rate of a
// transaction that inserts one row and updates one hot row. On a PostgreSQL of its own that waits for the disk, as a
// shop's does. pgbench sends the calls, so that the client costs next to nothing. Exits with 1 when a gate is missed.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { invariants } from '../support/invariants.ts'
import { findServer, startCluster } from '../support/postgres.ts'
import { psql } from '../support/psql.ts'
import { percentile, table } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
  },
})
const seconds = Number(options.seconds)
/** The first orders of a session plan their statements: so many go to other products, uncounted and without a time limit. */
const planned = 6
/** For those of all sessions, in seconds. What is left of it is measured too. */
const warmUp = 8

const setUp = `
  create schema bench;
  grant usage on schema bench to anon;
  create table bench.log (id bigint generated always as identity primary key, key text not null, at timestamptz not null default now());
  create table bench.hot (id int primary key, n int not null);
  insert into bench.hot values (1, 0);
  -- Enough in stock for every run, and one variant of a product in a deal.
  update public.product_variants set quantity = 100000 where true;
  create table bench.deal as select p.id as product_id, p.slug, v.id as variant_id, v.size, v.color
    from public.products p join public.product_variants v on v.product_id = p.id
    where p.status = 'live' and p.price > 20 and not exists (select from public.deals d where d.product_id = p.id)
    order by cardinality(p.sizes) desc, p.id, v.id limit 1;
  insert into public.deals (product_id, kind, deal_price, total, customer_limit, starts_at, ends_at)
    select product_id, 'flash', 10, 100000, 5, now() - interval '1 hour', now() + interval '12 hours' from bench.deal;
  create table bench.many as select row_number() over (order by p.id)::int - 1 as n, p.slug, v.size, v.color, p.price
    from public.products p
    cross join lateral (select * from public.product_variants v where v.product_id = p.id order by v.id limit 1) v
    where p.status = 'live' and not exists (select from public.deals d where d.product_id = p.id);
  create unique index on bench.many (n);
  create function bench.place(p_slug text, p_size text, p_color text, p_price numeric) returns void language plpgsql as $$
  declare
    v_key text := encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex');
  begin
    perform public.place_order(v_key,
      jsonb_build_array(jsonb_build_object('slug', p_slug, 'size', p_size, 'color', p_color, 'quantity', 1)),
      jsonb_build_object('name', 'Nora', 'email', left(v_key, 20) || '@example.com', 'phone', '06' || lpad(abs(hashtext(v_key) % 100000000)::text, 8, '0')),
      '{"address": "1 Rue", "city": "Rabat", "zipCode": "10000", "country": "MA"}', 'cod',
      p_price + case when p_price > 49 then 0 else 7.99 end);
  end $$;
  create function bench.buy_deal() returns void language plpgsql as $$
  declare b record;
  begin
    select * into b from bench.deal;
    perform bench.place(b.slug, b.size, b.color, 10);
  end $$;
  create function bench.buy_any() returns void language plpgsql as $$
  declare b record;
  begin
    select m.* into b from bench.many m where m.n = (select floor(random() * count(*))::int from bench.many);
    perform bench.place(b.slug, b.size, b.color, b.price);
  end $$;
  grant select, insert, update on all tables in schema bench to anon;
  grant execute on all functions in schema bench to anon;
  vacuum analyze`

const bare = `begin;
insert into bench.log (key) values (random()::text);
update bench.hot set n = n + 1 where id = 1;
commit;`

type Figures = { rate: number; p50: number; p95: number; p99: number; busy: number; unclear: number }

/** So many sessions, each repeating the call as a visitor under the platform's time limits. */
async function measure(address: string, call: string, sessions: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  const file = join(folder, 'script.sql')
  writeFileSync(
    file,
    `\\set n :n + 1\n\\if :n <= ${planned}\nselect bench.buy_any();\n\\else\nset statement_timeout = '3s';\n${call}\n\\endif\n`,
  )
  const args = ['-n', '-D', 'n=0', '-c', sessions, '-j', 2, '-T', warmUp + seconds]
  try {
    const errors = await new Promise<string>((resolve) => {
      execFile(
        'pgbench',
        [...args.map(String), '-l', '--log-prefix', join(folder, 'log'), '-f', file, address],
        { env: { ...process.env, PGOPTIONS: '-c role=anon -c statement_timeout=0 -c lock_timeout=8s' } },
        (_error, _out, stderr) => resolve(stderr),
      )
    })
    const failed = errors.split('\n').filter((line) => line.includes('ERROR:'))
    // A line of the log: client, number, microseconds, script, and when it ended in seconds and microseconds.
    const calls = readdirSync(folder)
      .filter((name) => name.startsWith('log'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      .map((line) => line.split(' ').map(Number))
      .map(([, number = 0, took = 0, , ended = 0, part = 0]) => ({
        number,
        took: took / 1000,
        ended: ended + part / 1e6,
      }))
    const begun = Math.max(...calls.filter(({ number }) => number === planned).map(({ ended }) => ended))
    const times = calls.filter(({ ended, took }) => ended - took / 1000 >= begun).map(({ took }) => took)
    const lasted = Math.max(...calls.map(({ ended }) => ended)) - begun
    if (lasted < seconds / 2) throw new Error('The first orders took too long: measure for more seconds')
    const busy = failed.filter((line) => line.endsWith('BUSY')).length
    return {
      rate: times.length / lasted,
      p50: percentile(times, 50),
      p95: percentile(times, 95),
      p99: percentile(times, 99),
      busy,
      unclear: failed.length - busy,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const bin = findServer()
if (!bin) throw new Error('There is no PostgreSQL here (Debian: apt-get install postgresql)')
const cluster = await startCluster(bin, { durable: true })
let missed: string[] = []
try {
  execFileSync(process.execPath, ['supabase/local/scale.ts', options.products], {
    env: { ...process.env, DATABASE_URL: cluster.admin },
    stdio: 'inherit',
  })
  for (const statement of [setUp.replace('vacuum analyze', ''), 'vacuum analyze', 'checkpoint'])
    await psql(cluster.admin, statement)
  const before = await measure(cluster.admin, bare, 100)
  const flash = await measure(cluster.admin, 'select bench.buy_deal();', 100)
  const after = await measure(cluster.admin, bare, 100)
  const many = await measure(cluster.admin, 'select bench.buy_any();', 20)
  const alone = await measure(cluster.admin, 'select bench.buy_deal();', 1)
  const hot = (before.rate + after.rate) / 2
  const row = (name: string, { rate, p50, p95, p99, busy, unclear }: Figures) => [
    name,
    ...[rate, p50, p95, p99, busy, unclear].map((value) => value.toFixed(value < 10 ? 1 : 0)),
  ]
  const settings = await psql(
    cluster.admin,
    `select string_agg(name || ' = ' || setting, ', ' order by name) from pg_settings
     where name in ('fsync', 'synchronous_commit', 'server_version', 'shared_buffers')`,
  )
  console.log(
    `\n${options.products} products, ${availableParallelism()} cores; ${settings}; ${seconds} s each\n`,
  )
  console.log(
    table(
      ['', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'busy', 'unclear'],
      [
        row('bare insert and hot update, 100 sessions', before),
        row('the same, after the flash sale', after),
        row('flash sale: one variant in a deal, 100 buyers', flash),
        row('many products, 20 buyers', many),
        row('one buyer', alone),
      ],
    ),
  )
  console.log(`\nFlash sale: ${Math.round((flash.rate / hot) * 100)} % of the bare rate.`)
  const broken = await psql(
    cluster.admin,
    `select coalesce(json_agg(t), '[]') from (${invariants}
      union all select 'a deal''s count' from public.deals d join bench.deal b on b.product_id = d.product_id
        where d.sold <> (select sum(i.quantity) from public.order_items i where i.deal_id = d.id)
      union all select 'the stock' from public.product_variants v join bench.deal b on b.variant_id = v.id
        where v.quantity <> 100000 - (select sum(i.quantity) from public.order_items i where i.variant_id = v.id and i.deal_id is not null)) t`,
  )
  const gates: [string, boolean][] = [
    ['a flash sale reaches a quarter of the bare rate', flash.rate >= hot / 4],
    ['a flash sale answers within 1 s (p95)', flash.p95 <= 1000],
    ['everybody gets a clear answer', flash.unclear + many.unclear === 0],
    ['many products take 250 orders a second', many.rate >= 250],
    [`stock, deals and orders agree: ${broken}`, broken === '[]'],
  ]
  missed = gates.flatMap(([gate, reached]) => (reached ? [] : [gate]))
  for (const [gate, reached] of gates) console.log(`${reached ? 'reached' : 'MISSED '}  ${gate}`)
} finally {
  await cluster.stop()
}
process.exit(missed.length > 0 ? 1 : 0)
