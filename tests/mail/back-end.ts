// The shop's database as the mail function sees it: the embedded one, or a real PostgreSQL in DATABASE_URL.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Call, restCall } from '../../supabase/functions/_shared/mail/outbox.ts'
import { serviceToken } from '../../supabase/local/service-token.ts'
import { openShop, type Row } from '../support/shop.ts'

export type BackEnd = {
  /** Runs one query, or statements that give nothing back, as superuser. */
  sql: <T = Row>(text: string) => Promise<T[]>
  /** Calls a function with the service key's role. */
  call: Call
  close: () => Promise<void>
}

export const postgres = process.env.DATABASE_URL
export const backEnds: { name: string; open: () => Promise<BackEnd> }[] = [
  { name: 'the embedded back end', open: openEmbeddedBackEnd },
  ...(postgres ? [{ name: 'PostgreSQL', open: () => openPostgres(postgres) }] : []),
]

async function openEmbeddedBackEnd(): Promise<BackEnd> {
  const shop = await openShop()
  return {
    sql: async <T>(text: string) => {
      if (isQuery(text)) return shop.sql<T>(text)
      await shop.database.exec(text)
      return []
    },
    call: restCall({
      url: 'http://shop.test',
      headers: { apikey: 'sb_publishable_zellige_local', Authorization: `Bearer ${serviceToken()}` },
      fetch: (request) => shop.fetch(request.url, request),
    }),
    close: shop.close,
  }
}

/** A database of its own on that server, with the migrations and no data; through psql, one session per statement. */
export async function openPostgres(
  address: string,
): Promise<BackEnd & { session: Session; address: string }> {
  const name = `mail_test_${randomBytes(6).toString('hex')}`
  await psql(address, `create database ${name}`)
  const url = new URL(address)
  url.pathname = `/${name}`
  const own = url.href
  const root = join(import.meta.dirname, '../..')
  const folder = join(root, 'supabase/migrations')
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file))
  const schema = [join(root, 'supabase/local/shim.sql'), ...files].map((file) => readFileSync(file, 'utf8'))
  await psql(own, schema.join('\n'))
  return {
    sql: async <T>(text: string) => {
      if (isQuery(text))
        return JSON.parse(await psql(own, `select coalesce(json_agg(t), '[]') from (${text}) t`)) as T[]
      await psql(own, text)
      return []
    },
    call: async (fn, args) => {
      const list = Object.entries(args).map(([key, value]) => `${key} => ${literal(value)}`)
      const answer = await psql(
        own,
        `set role service_role; select to_json(public.${fn}(${list.join(', ')}))`,
      )
      return answer === '' ? null : JSON.parse(answer)
    },
    session: (text) => psql(own, text),
    address: own,
    close: async () => {
      await psql(address, `drop database ${name} with (force)`)
    },
  }
}

const isQuery = (text: string) => /^\s*select\b/i.test(text)

/** Runs a script in a session of its own, beside the others; resolves to what it prints. */
export type Session = (text: string) => Promise<string>

export function psql(address: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'psql',
      [address, '-XqAt', '-v', 'ON_ERROR_STOP=1', '-f', '-'],
      { maxBuffer: 1e8 },
      (error, stdout, stderr) =>
        error ? reject(new Error(stderr || error.message)) : resolve(stdout.trim()),
    )
    child.stdin?.end(text)
  })
}

function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return `'${String(value).replaceAll("'", "''")}'`
}
