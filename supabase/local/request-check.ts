// What the platform's REST API refuses and the embedded back end would answer, so that a request that works here works on a
// hosted project: tokens that are none, filters without an operator, changes of all rows, arguments that are no object, and
// embeds through a table whose key doesn't join the two.
import * as v from 'valibot'
import type { ShopDatabase } from './server-database.ts'

type Send = (request: Request, ...rest: unknown[]) => Response | Promise<Response>
type Reference = { from: string; to: string; isInKey: boolean }

const reserved =
  /^(select|order|limit|offset|columns|on_conflict|(not\.)?(and|or))$|\.(order|limit|offset|(not\.)?(and|or))$/
const openList = /^(?:not\.)?(?:cs|cd|ov)\.(\{.*[^}])$/
const tree = /^(not\.)?(and|or)$/
const operator = /^(not\.)?[a-z]+(\([^)]*\))?\./

export function withRequestCheck(database: ShopDatabase, send: Send): Send {
  let references: Promise<Reference[]> | undefined
  const refusalOf = async (request: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url)
    const [, name = ''] = /^\/rest\/v1\/(.+)$/.exec(pathname) ?? []
    if (name !== '' && !isToken(request.headers.get('authorization')))
      return refused('PGRST301', 'JWSError JWSInvalidSignature', 401)
    if (name.startsWith('rpc/'))
      return request.method === 'POST' ? ofArguments(await request.clone().text()) : null
    if (name === '') return null
    for (const [key, value] of searchParams) {
      if (!reserved.test(key) && !operator.test(value))
        return refused('PGRST100', `"failed to parse filter (${value})" (line 1, column 1)`)
      const [, list] = openList.exec(value) ?? []
      if (list) return refused('22P02', `malformed array literal: "${list}"`)
    }
    const isFiltered = [...searchParams.keys()].some((key) => !reserved.test(key) || tree.test(key))
    // The platform loads pg-safeupdate for the API.
    if (request.method === 'DELETE' && !isFiltered) return refused('21000', 'DELETE requires a WHERE clause')
    if (request.method === 'PATCH' && !isFiltered) return refused('21000', 'UPDATE requires a WHERE clause')
    const embeds = embedsOf(name, searchParams.get('select') ?? '')
    if (embeds.length === 0) return null
    references ??= referencesOf(database)
    const all = await references
    const [missing] = embeds.filter(({ from, to }) => !isRelated(all, from, to))
    return missing
      ? refused(
          'PGRST200',
          `Could not find a relationship between '${missing.from}' and '${missing.to}' in the schema cache`,
        )
      : null
  }
  return async (request, ...rest) => (await refusalOf(request)) ?? send(request, ...rest)
}

const refused = (code: string, message: string, status = 400) =>
  Response.json({ code, message, details: null, hint: null }, { status })

const tokenHeader = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ alg: v.picklist(['HS256', 'ES256', 'RS256']) }),
)

/** Whether a header names a key of the project or has a signed token's form; whose signature it is, the back end looks. */
function isToken(authorization: string | null): boolean {
  const [, token = ''] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
  if (token === '' || token.startsWith('sb_')) return true
  const parts = token.split('.')
  const header = Buffer.from(parts[0] ?? '', 'base64url').toString()
  return parts.length === 3 && parts.every((part) => /^[\w-]+$/.test(part)) && v.is(tokenHeader, header)
}

/** The arguments of a function are an object, or a list of objects, of which PostgREST takes the first. */
function ofArguments(body: string): Response | null {
  if (body.trim() === '') return null
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    // The back end refuses what is no JSON.
    return null
  }
  const values: unknown[] = Array.isArray(parsed) ? parsed : [parsed]
  const isRight = values.every(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
  return isRight ? null : refused('22023', 'argument of json_to_recordset must be an array of objects')
}

/** The tables that a `select` embeds into others without naming how they are related. */
function embedsOf(from: string, select: string): { from: string; to: string }[] {
  const found: { from: string; to: string }[] = []
  let depth = 0
  let begun = 0
  let opened = 0
  for (let at = 0; at < select.length; at += 1) {
    if (select[at] === ',' && depth === 0) begun = at + 1
    if (select[at] === '(' && depth++ === 0) opened = at
    if (select[at] === ')' && --depth === 0) {
      const [, to = '', hint] =
        /^(?:\.\.\.)?(?:[^:]*:)?([^!]+)(?:!(.*))?$/.exec(select.slice(begun, opened).trim()) ?? []
      const isNamed = hint !== undefined && !/^(inner|left)$/.test(hint)
      if (!isNamed) found.push({ from, to })
      found.push(...embedsOf(to, select.slice(opened + 1, at)))
    }
  }
  return found
}

/** By a foreign key, or through a table whose primary key has one to each. A name that is no table may be a key's or a column's. */
function isRelated(references: readonly Reference[], from: string, to: string): boolean {
  if (!references.some((each) => each.from === to || each.to === to)) return true
  if (
    references.some(
      (each) => (each.from === from && each.to === to) || (each.from === to && each.to === from),
    )
  )
    return true
  const joins = (table: string) => references.filter((each) => each.isInKey && each.to === table)
  return joins(from).some((one) => joins(to).some((other) => one.from === other.from))
}

async function referencesOf(database: ShopDatabase): Promise<Reference[]> {
  const { rows } = await database.query<Reference>(`
    select a.relname as from, b.relname as to, coalesce(c.conkey <@ k.conkey, false) as "isInKey"
    from pg_constraint c join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
    left join pg_constraint k on k.conrelid = c.conrelid and k.contype = 'p' where c.contype = 'f'`)
  return rows
}
