// The functions of a PostgreSQL database as PostgREST answers them: by GET in a transaction that only reads, by POST in one that
// writes, for visitors. The embedded back end has a database of its own in it, and no standby.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { freePort } from '../../supabase/local/serve.ts'

type Parameters = { names: string[]; types: string[]; isSet: boolean }

/** As PostgREST hands on what the query string or the body says. */
function argumentOf(value: unknown, type: string): unknown {
  if (/^jsonb?$/.test(type) && typeof value !== 'string') return JSON.stringify(value)
  return value instanceof Object && !Array.isArray(value) ? JSON.stringify(value) : value
}

export type FunctionsApi = Awaited<ReturnType<typeof serveFunctions>>

/** Serves them on an address of its own. */
export async function serveFunctions(database: string) {
  const pool = new pg.Pool({ connectionString: database, max: 10 })
  // A database that stops ends its connections.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const known = new Map<string, Parameters>()
  /** The names of the functions that were called, the last one last. */
  const asked: string[] = []
  let isStuck = false

  async function parametersOf(client: pg.PoolClient, name: string): Promise<Parameters | undefined> {
    const found = known.get(name)
    if (found) return found
    const { rows } = await client.query<Parameters>(
      `select coalesce(proargnames[:pronargs], '{}') as names, proretset as "isSet",
         array(select format_type(t, null) from unnest(proargtypes) with ordinality as a (t, n) order by n) as types
       from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
      [name],
    )
    if (rows[0]) known.set(name, rows[0])
    return rows[0]
  }

  async function call(name: string, args: Record<string, unknown>, request: IncomingMessage) {
    const client = await pool.connect()
    let isLost = false
    try {
      await client.query(
        `begin ${request.method === 'GET' ? 'read only' : ''}; set local statement_timeout = '8s'`,
      )
      const found = await parametersOf(client, name)
      if (!found) return { status: 404, body: '{"code": "PGRST202", "message": "no such function"}' }
      await client.query('select set_config($1, $2, true)', [
        'request.headers',
        JSON.stringify(request.headers),
      ])
      await client.query('set local role anon')
      const given = Object.keys(args)
      const list = given.map(
        (key, n) => `"${key}" => $${n + 1}::${found.types[found.names.indexOf(key)] ?? 'text'}`,
      )
      const answer = found.isSet ? "coalesce(json_agg(t), '[]')" : 'to_json(t)'
      const { rows } = await client.query<{ body: string | null }>(
        `select (${answer})::text as body from public."${name}"(${list.join(', ')}) t`,
        given.map((key) => argumentOf(args[key], found.types[found.names.indexOf(key)] ?? 'text')),
      )
      await client.query('commit')
      return { status: 200, body: rows[0]?.body ?? 'null' }
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error
      isLost = error.severity === 'FATAL'
      const { code = '', message, detail: details = null } = error
      const status = code.startsWith('PT') ? Number(code.slice(2)) : isLost ? 503 : 400
      return { status, body: JSON.stringify({ code, message, details, hint: null }) }
    } finally {
      if (!isLost) await client.query('rollback').catch(() => {})
      client.release(isLost)
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }
    if (request.method === 'OPTIONS') {
      const allowed = { 'Access-Control-Allow-Headers': '*, authorization', 'Access-Control-Max-Age': '600' }
      response.writeHead(204, { ...headers, ...allowed }).end()
      return
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const [, name = ''] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? []
    asked.push(name)
    if (isStuck) return
    const args =
      request.method === 'GET' ? Object.fromEntries(searchParams) : JSON.parse((await text(request)) || '{}')
    const { status, body } = await call(name, args, request).catch((error: unknown) => ({
      status: 503,
      body: JSON.stringify({ code: 'PGRST000', message: String(error), details: null, hint: null }),
    }))
    response.writeHead(status, headers).end(body)
  }

  const port = await freePort(0)
  const server = createServer((request, response) => void answer(request, response)).listen(port, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${port}`,
    asked,
    answer,
    /** Takes requests and leaves them without an answer. */
    stick: (stuck: boolean) => {
      isStuck = stuck
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await pool.end()
    },
  }
}
