// Hundreds of buyers at once on the platform, in as many open sessions as its API would use for them. Each calls a function that takes on a role, does
// one thing and notes how it ended.
import { invariants, stockAndOrders } from './invariants.ts'
import { openDatabase, type ProjectDatabase } from './project-database.ts'
import type { Session } from './sessions.ts'

/** What the platform sets for a visitor's statements (push.test.ts). */
const visitorLimits = "set statement_timeout = '3s'; set lock_timeout = '8s'"

/** Notes how a call ended as its HTTP answer would: done, the shop's own word, or the database's code. */
const tools = `
  create schema load;
  grant usage on schema load to anon, authenticated;
  create table load.log (kind text, outcome text, order_id uuid, token text);
  create index on load.log (order_id);
  create function load.cart(p_slugs text[]) returns jsonb language sql as $$
    select jsonb_agg(jsonb_build_object('slug', s, 'size', '', 'color', '', 'quantity', 1)) from unnest(p_slugs) as s $$;
  create function load.key(p_seed text) returns text language sql as $$
    select encode(sha256(convert_to(p_seed, 'UTF8')), 'hex') $$;
  create function load.phone(p_key text) returns text language sql as $$
    select '06' || lpad(abs(hashtext(p_key) % 100000000)::text, 8, '0') $$;
  create function load.note(p_kind text, p_role text, p_key text, p_call text) returns void language plpgsql as $$
  declare v_answer jsonb; v_outcome text := 'done';
  begin
    begin
      if p_role <> '' then execute format('set local role %I', p_role); end if;
      execute p_call into v_answer;
    exception
      when query_canceled then v_outcome := 'too slow';
      when others then v_outcome := case when sqlstate like 'PT%' then sqlerrm else sqlstate end;
    end;
    reset role;
    insert into load.log values (p_kind, v_outcome, (v_answer ->> 'id')::uuid, p_key);
  end $$;
  -- p_place: the function under test, so that a worse one can take its place.
  create function load.buy(p_slugs text[], p_key text, p_place text default 'public.place_order', p_role text default 'anon')
  returns void language sql as $$
    select load.note('buy', p_role, p_key, format('select %s(%L, %L, %L, %L, ''cod'', %s)', p_place, p_key,
      load.cart(p_slugs),
      jsonb_build_object('name', 'Nora', 'email', left(p_key, 20) || '@example.com', 'phone', load.phone(p_key)),
      '{"address": "1 Rue", "city": "Rabat", "zipCode": "10000", "country": "MA"}', 60 * cardinality(p_slugs))) $$;`

/** Three products to buy, and one for each session to warm up on. */
const products = `
  insert into public.collections (slug, name) values ('dresses', 'Dresses');
  insert into public.products (slug, title, description, price, image_url, collection_slug, quantity)
    select s, s, 'd', 60, '/a.png', 'dresses', 1000
    from unnest('{dress,shirt,scarf}'::text[] || array(select 'warm-' || i from generate_series(0, 99) as i)) as s`

/** A new session plans every statement at its first order, for a tenth of a second. A shop's sessions stay open. */
const warmUp = (n: number) => `begin; select load.buy(array['warm-${n}'], load.key(random()::text)); rollback`

export type Cluster = Awaited<ReturnType<typeof openCluster>>

/** A database with the products and the tools; `worse()` is another for what must go wrong. */
export async function openCluster() {
  const opened: ProjectDatabase[] = []
  const open = async () => {
    const database = await openDatabase()
    opened.push(database)
    await database.session(`${products}; ${tools}`)
    return database
  }
  const { session, address } = await open()
  return {
    ...at(address, session),
    /** A database with something taken away in it. */
    async worse(change: string) {
      const other = await open()
      await other.session(change)
      return at(other.address, other.session)
    },
    close: async () => {
      for (const { close } of opened) await close()
    },
  }
}

function at(address: string, session: Session) {
  const sql = async <T = Record<string, unknown>>(query: string): Promise<T[]> =>
    JSON.parse(await session(`select coalesce(json_agg(t), '[]') from (${query}) t`)) as T[]
  return {
    address,
    sql,
    session,
    begin: () =>
      session(`set client_min_messages = error; update public.product_variants set quantity = 1000;
        delete from public.orders; delete from private.email_outbox; truncate load.log`),
    setStock: (slug: string, quantity: number) =>
      session(`update public.product_variants v set quantity = ${quantity} from public.products p
        where p.id = v.product_id and p.slug = '${slug}'`),
    async stock(slug: string) {
      const [row] = await sql<{ n: number }>(
        `select v.quantity as n from public.product_variants v join public.products p on p.id = v.product_id
         where p.slug = '${slug}'`,
      )
      return row?.n
    },
    /** How often each outcome was noted. */
    async outcomes(kind = 'buy'): Promise<Record<string, number>> {
      const rows = await sql<{ outcome: string; n: number }>(
        `select outcome, count(*)::int as n from load.log where kind = '${kind}' group by 1 order by 1`,
      )
      return Object.fromEntries(rows.map(({ outcome, n }) => [outcome, n]))
    },
    broken: async () => (await sql<{ broken: string }>(invariants)).map(({ broken }) => broken),
    stockAndOrders: () => sql(`${stockAndOrders} order by 1`),
    /**
     * `sessions` begin at the same moment, each running the script `times` times under a visitor's time limits, with its
     * number for `:client_id`. `dying` ones may be ended from outside.
     */
    async run(
      script: string,
      { sessions, times, dying = false }: { sessions: number; times: number; dying?: boolean },
    ) {
      const { opened } = await shutGate(session, sessions)
      const runs = Array.from({ length: sessions }, (_, n) => {
        const own = script.replaceAll(':client_id', String(n))
        return session(warmUp(n), atTheGate, visitorLimits, ...Array<string>(times).fill(own))
      })
      const ends = await Promise.allSettled(runs)
      await opened
      const failed = ends.find((end) => end.status === 'rejected')
      if (failed && !dying) throw failed.reason
    },
  }
}

const atTheGate = 'select pg_advisory_lock_shared(42)'

/** Resolves once the gate is shut: sessions that ask for a shared lock of 42 wait there until so many of them have come. */
async function shutGate(session: Session, sessions: number) {
  const locks = `from pg_locks where locktype = 'advisory' and objid = 42
    and database = (select oid from pg_database where datname = current_database())`
  const opened = session(`do $$
    declare v_until timestamptz := clock_timestamp() + interval '60 seconds';
    begin
      perform pg_advisory_lock(42);
      while (select count(*) ${locks} and not granted) < ${sessions} loop
        if clock_timestamp() > v_until then raise 'no session came'; end if;
        perform pg_sleep(0.02);
      end loop;
    end $$`)
  await session(`do $$ begin
    while not exists (select ${locks} and granted) loop perform pg_sleep(0.02); end loop;
  end $$`)
  return { opened }
}

/**
 * Begins all statements at the same moment, each in a session of its own; resolves to what came back, and why others were
 * refused. `before` is what a session runs first.
 */
export async function runTogether(
  session: Session,
  statements: readonly string[],
  before: (session: number) => string = () => '',
) {
  const { opened } = await shutGate(session, statements.length)
  const runs = statements.map((statement, n) => session(before(n), atTheGate, statement))
  const answers = await Promise.allSettled(runs)
  await opened
  return {
    done: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
    refused: answers.flatMap((answer) =>
      answer.status === 'rejected'
        ? [/ERROR: {2}(.+)/.exec(String(answer.reason))?.[1] ?? String(answer.reason)]
        : [],
    ),
  }
}
