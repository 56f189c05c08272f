// Every function of the API gets its honest arguments with one of them replaced by what no honest request has: not a
// number, no end of time, an absurd year, 50,000 elements, a megabyte of text, JSON of another kind. None works on it for long,
// none stores it, and none takes an argument of another kind for a missing one.
// Of what is large the seed chooses for each function one list, one object and one text, and of the other kinds inside an
// argument twelve; FULL=1 tries all.
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { functions, calls as plainCalls } from '../support/access-matrix.ts'
import { prepare, rpcCalls } from '../support/rpc-calls.ts'
import { sampleOf } from '../support/seed.ts'
import { openShop, type Role, type Row, type Shop } from '../support/shop.ts'

/** `isOptional`: null stands for an argument that is left out; `hasDefault`: it can be left out. */
type Parameter = { name: string; type: string; isOptional: boolean; hasDefault: boolean }
type Honest = { role: Role; args: Row }
/** How many of each kind of what is too large are tried for a function. */
const tried = { '50,000 elements': 1, '50,000 keys': 1, 'a megabyte': 1, 'another kind': 12 }
type Sampled = keyof typeof tried
type Large = Exclude<Sampled, 'another kind'>
type About = { what: string; kind?: Sampled; isRefused?: true }
type Replacement = About & { make: () => unknown }
type Attempt = About & { role: Role; args: () => Row }

let shop: Shop
let facts: Awaited<ReturnType<typeof prepare>>
let definitions: Map<string, Parameter[]>
/**
 * In which tables this transaction has written a row that is far too large, or JSON with a number or time that is none.
 * It is asked after every call that succeeds, so it is planned once, and looks at nothing where nothing was written.
 */
const misfits = 'execute misfits'
const appCalls = rpcCalls(() => facts)
beforeAll(async () => {
  shop = await openShop()
  facts = await prepare(shop)
  const rows = await shop.sql<{
    name: string
    names: string[] | null
    types: string[]
    optional: boolean[]
    defaults: boolean[]
  }>(`
    select p.proname as name, p.proargnames as names,
      array(select coalesce(pg_get_function_arg_default(p.oid, i) like 'NULL%', false) from generate_series(1, p.pronargs) i) as optional,
      array(select pg_get_function_arg_default(p.oid, i) is not null from generate_series(1, p.pronargs) i) as defaults,
      array(select format_type(t, null) from unnest(p.proargtypes) t) as types
    from pg_proc p where p.pronamespace = 'public'::regnamespace`)
  definitions = new Map(
    rows.map(({ name, names, types, optional, defaults }) => [
      name,
      types.map((type, i) => ({
        name: names?.[i] ?? '',
        type,
        isOptional: optional[i] ?? false,
        hasDefault: defaults[i] ?? false,
      })),
    ]),
  )
  const tables = await shop.sql<{ name: string; json: string }>(`
    select c.oid::regclass::text as name, coalesce(string_agg('t.' || quote_ident(a.attname) || '::text', ','), '''''') as json
    from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.atttypid = 'jsonb'::regtype
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r' group by c.oid`)
  const inEach = tables.map(
    ({
      name,
      json,
    }) => `select '${name}' as name where pg_current_xact_id_if_assigned() is not null and exists (
      select from ${name} t where t.xmin::text::bigint >= pg_current_xact_id_if_assigned()::text::bigint and (
        octet_length(t::text) > 100000
        or concat_ws(' ', ${json}) ~ '\\m(NaN|[iI]nfinity)\\M|0001-01-01|99999-01-01|0{100}'))`,
  )
  await shop.database.exec(`prepare misfits as ${inEach.join(' union all ')}`)
}, 120_000)
afterAll(() => shop.close())
afterEach(() => vi.unstubAllGlobals())

const many = 50_000
const endless = ['infinity', '-infinity', '0001-01-01', '99999-01-01']
const noNumbers = ['NaN', 'Infinity', '-Infinity', 1e300, -1e300]
/** Beyond reading the arguments: a thirtieth of the time that a visitor's statement has, and a tenth for a long text. */
const mostMs = { '50,000 elements': 100, '50,000 keys': 100, 'a megabyte': 300 } satisfies Record<
  Large,
  number
>
const longTexts = ['Nora b@c.de '.repeat(100_000), ' '.repeat(1_000_000)]
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

function listOf(first: unknown) {
  const each = (n: number) => {
    if (typeof first === 'object' && first !== null) return { ...first }
    if (typeof first === 'number') return n
    return /^[0-9a-f-]{36}$/.test(String(first)) ? id(n) : `w${n}`
  }
  return Array.from({ length: many }, (_, n) => each(n))
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

/** JSON of every other kind, the value itself as a text in JSON among it. */
function otherKinds(value: unknown): unknown[] {
  const others = [JSON.stringify(value), '', 5, true, null, {}, { length: 1 }, [], ['w'], [['w']], [[]]]
  return others.filter((other) => kindOf(other) !== kindOf(value))
}

/** What a value is replaced by, and the same for each value inside it. */
function* replacements(value: unknown, path: string): Generator<Replacement> {
  const small = (wrong: unknown) => ({ what: `${path} = ${wrong}`, make: () => wrong })
  const large = (kind: Large, make: () => unknown, detail = '') => ({
    what: `${path} of ${kind}${detail}`,
    make,
    kind,
  })
  if (path.includes('.') || path.includes('['))
    for (const other of otherKinds(value))
      yield { what: `${path} = ${JSON.stringify(other)}`, make: () => other, kind: 'another kind' }
  if (typeof value === 'number' || value === null) yield* noNumbers.map(small)
  if (value === null || /^\d{4}-\d\d-\d\d/.test(String(value))) yield* endless.map(small)
  if (typeof value === 'string' || value === null)
    for (const text of longTexts) yield large('a megabyte', () => text, ` ("${text.slice(0, 4)}…")`)
  if (Array.isArray(value)) {
    yield large('50,000 elements', () => listOf(value[0]))
    for (const { make, ...about } of replacements(value[0] ?? {}, `${path}[0]`))
      yield { ...about, make: () => [make(), ...value.slice(1)] }
  } else if (typeof value === 'object' && value !== null) {
    yield large('50,000 keys', () => Object.fromEntries(listOf('').map((key) => [key, 1])))
    for (const [key, each] of Object.entries(value))
      for (const { make, ...about } of replacements(each, `${path}.${key}`))
        yield { ...about, make: () => ({ ...value, [key]: make() }) }
  }
}

/** What stands for a parameter that the honest call leaves out. */
const emptyOf = (type: string): unknown => {
  if (type.endsWith('[]')) return [type === 'uuid[]' ? id(1) : 'w']
  if (type === 'jsonb') return {}
  if (/^timestamp|^date/.test(type)) return '2026-01-01'
  return type === 'text' ? '' : type === 'numeric' ? 1 : undefined
}

/** Arguments of which nothing may be read: JSON of another kind than the honest call's, and lists in lists. */
function wrongArguments({ name, type, isOptional }: Parameter, value: unknown): Replacement[] {
  const wrong = (make: unknown) => ({
    what: `${name} = ${JSON.stringify(make)}`,
    make: () => make,
    isRefused: true as const,
  })
  // Of an argument that the honest call leaves out only this is known: it is a list or an object, if it is there.
  const unknown = value === undefined || (isOptional && kindOf(value) === 'null')
  const others = unknown ? ['', '[]', 5, true] : otherKinds(value)
  if (type === 'jsonb') return others.filter((other) => other !== null || !isOptional).map(wrong)
  if (!type.endsWith('[]')) return []
  const element = type === 'uuid[]' ? id(1) : 'w'
  return [[[element]], [[element], [element]], `[5:5]={${element}}`, 5, 'w', {}, [[element, [element]]]].map(
    wrong,
  )
}

function attempts(parameters: Parameter[], { role, args }: Honest): Attempt[] {
  return parameters.flatMap((parameter) => {
    const { name, type, hasDefault } = parameter
    const value = args[name] ?? emptyOf(type)
    if (value === undefined || type === 'boolean' || type === 'uuid' || /int/.test(type)) return []
    return [...wrongArguments(parameter, hasDefault ? args[name] : value), ...replacements(value, name)].map(
      ({ make, ...about }) => ({
        ...about,
        role,
        args: () => ({ ...args, [name]: make() }),
      }),
    )
  })
}

/** All that is small, and of what is large the seed's choice. */
function sampled(signature: string, all: Attempt[]): Attempt[] {
  const nameOf = ({ role, what }: Attempt) => `${signature} ${role} ${what}`
  const chosen = new Set(
    Object.entries(tried).flatMap(([kind, count]) =>
      sampleOf(all.filter((each) => each.kind === kind).map(nameOf), count),
    ),
  )
  return all.filter((attempt) => !attempt.kind || chosen.has(nameOf(attempt)))
}

/** The arguments with which the app calls a function, or those of the access matrix. */
async function honestCalls(name: string, signature: string): Promise<Honest[]> {
  const isOpen = functions[signature] === 'all'
  const found: Honest[] = []
  for (const { role = 'anon', run } of appCalls[name] ?? []) {
    const session = role === 'anon' ? null : (await shop.clients[role].auth.getSession()).data.session
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const headers = new Headers(init?.headers)
      if (session) headers.set('authorization', `Bearer ${session.access_token}`)
      const url = new URL(String(input))
      if (!url.pathname.endsWith(`/rpc/${name}`)) return shop.fetch(input, { ...init, headers })
      found.push({
        role,
        args: init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams),
      })
      return Response.json({ message: 'Only the arguments are wanted' }, { status: 400 })
    })
    await run().catch(() => {})
  }
  return found.length > 0 ? found : [{ role: isOpen ? 'anon' : 'owner', args: plainCalls[signature] ?? {} }]
}

const ofTheApi = Object.entries(functions).filter(
  ([name, who]) => name.startsWith('public.') && who !== 'none',
)

it.each(ofTheApi)('%s bounds what it is given', { timeout: 120_000 }, async (signature) => {
  const name = signature.replace(/^public\.|\(.*/g, '')
  const parameters = definitions.get(name) ?? []
  const problems: string[] = []
  const honest = await honestCalls(name, signature)
  for (const { args } of honest) {
    for (const { name: parameter, type } of parameters) {
      const value = args[parameter]
      if (type === 'jsonb' && typeof value === 'string') args[parameter] = JSON.parse(value)
    }
  }
  const all = honest.flatMap((each) => attempts(parameters, each))
  for (const { what, role, args: make, kind, isRefused } of sampled(signature, all)) {
    const args = make()
    const { code, message, ms, stored } = await call(name, role, args)
    // The garbage of an earlier call may stop this one; the function has to be slow each time.
    let least = ms
    const most = kind && kind !== 'another kind' ? mostMs[kind] : Infinity
    if (isRefused && code === null) problems.push(`${what}: is taken`)
    for (let tries = 0; least > most && tries < 4; tries += 1)
      least = Math.min(least, (await call(name, role, args)).ms)
    if (least > most) problems.push(`${what}: works for ${Math.round(least)} ms`)
    if (stored.length > 0) problems.push(`${what}: stores it in ${stored}`)
    // By the shop, or by Postgres for what is no value of the type.
    if (code !== null && !/^(PT4|22)/.test(code)) problems.push(`${what}: ${code} ${message.slice(0, 150)}`)
  }
  expect(problems.join('\n')).toBe('')
})

it.each([
  ['no number', 'NaN'],
  ['far too large', 'w'.repeat(100_000)],
])('the check of what is stored sees what is %s', async (_what, stored) => {
  const write = `insert into private.audit_log (table_name, label, operation, difference)
    values ('products', 'A dress', 'update', '{"n": "${stored}"}')`
  const { after } = await shop.as('anon', 'select 1', [], write, misfits)
  expect(after).toEqual([{ name: 'private.audit_log' }])
})

/**
 * Calls a function as PostgREST does, in a transaction that is undone. The time is what the processor spends on it in
 * this thread, where the database is too: neither what else the machine does counts nor the collection of garbage in
 * threads beside this one. Reading the arguments is not counted.
 */
async function call(name: string, role: Role, args: Row) {
  const given = (definitions.get(name) ?? []).filter((each) => each.name in args)
  const passed = given.map((each) => `${each.name} => x.${each.name}`)
  const record = `jsonb_to_record($1) as x (${given.map((each) => `${each.name} ${each.type}`)})`
  const text = JSON.stringify(args)
  const timed = async (statement: string) => {
    const before = process.threadCpuUsage()
    const answer = await shop.as(role, statement, [text], '', misfits)
    const { user, system } = process.threadCpuUsage(before)
    return { ...answer, ms: (user + system) / 1000 }
  }
  const { code, message, ms, after } = await timed(`select public.${name}(${passed}) from ${record}`)
  if (ms < mostMs['50,000 elements'])
    return { code, message, ms, stored: after.map(({ name: table }) => table) }
  const reading = await timed(`select count(x) from ${record}`)
  return { code, message, ms: ms - reading.ms, stored: after.map(({ name: table }) => table) }
}
