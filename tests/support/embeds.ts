// What PostgREST has to embed for src/data, and in how many ways it could: with more than one it answers 300 (PGRST201).
import { type SourceFile, withoutComments } from './imports.ts'

export type Select = { path: string; table: string; columns: string }
type Embed = { path: string; from: string; to: string; hint: string | null }
export type ForeignKey = { name: string; table: string; columns: string[]; target: string }
export type Schema = { foreignKeys: ForeignKey[]; primaryKeys: { table: string; columns: string[] }[] }

/** A query of the tables in `public`; a view there has no keys, so embedding one is found as impossible. */
export const schemaQuery = `
  select coalesce(json_agg(json_build_object('name', c.conname, 'table', t.relname, 'target', f.relname, 'primary', c.contype = 'p',
    'columns', (select json_agg(a.attname) from pg_attribute a where a.attrelid = t.oid and a.attnum = any (c.conkey)))), '[]') as keys
  from pg_constraint c join pg_class t on t.oid = c.conrelid left join pg_class f on f.oid = c.confrelid
  where t.relnamespace = 'public'::regnamespace and c.contype in ('p', 'f')
    and (f.oid is null or f.relnamespace = 'public'::regnamespace)`

export function toSchema(keys: (ForeignKey & { primary: boolean })[]): Schema {
  return {
    foreignKeys: keys.filter(({ primary }) => !primary),
    primaryKeys: keys.filter(({ primary }) => primary),
  }
}

const literal = /^(?:'([^']*)'|`([^`]*)`)$/
const constant = /\bconst (\w+)(?:: [^=]+)? =\s*('[^']*'|`[^`]*`)/g

/** Every select of these files, with its constants filled in. Throws at one that cannot be read. */
export function selectsOf(files: SourceFile[]): Select[] {
  const constants = new Map<string, { path: string; value: string }>()
  for (const { path, text } of files)
    for (const [declaration, name = '', value = ''] of text.matchAll(constant)) {
      constants.set(`${path}:${name}`, { path, value })
      if (text.includes(`export ${declaration}`)) constants.set(name, { path, value })
    }
  const fill = (path: string, source: string): string => {
    const [, plain, template] = literal.exec(source) ?? []
    if (plain !== undefined) return plain
    if (template !== undefined) return template.replace(/\$\{(\w+)\}/g, (_, name) => fill(path, name))
    const found = constants.get(`${path}:${source}`) ?? constants.get(source)
    if (found === undefined) throw new Error(`${path}: the columns ${source} cannot be read`)
    return fill(found.path, found.value)
  }
  return files.flatMap(({ path, text }) => {
    const code = withoutComments(text)
    return [...code.matchAll(/\.select\(\s*('[^']*'|`[^`]*`|[^,)\s]*)/g)].map(({ 1: source, index }) => {
      const table = [...code.slice(0, index).matchAll(/\.from\('(\w+)'\)/g)].at(-1)?.[1]
      if (!table) throw new Error(`${path}: a select without a table`)
      return { path, table, columns: source ? fill(path, source) : '*' }
    })
  })
}

/** What a select embeds, at every depth. */
function embedsOf({ path, table, columns }: Select): Embed[] {
  return itemsOf(columns).flatMap((item) => {
    const [, to, modifiers = '', inner = ''] =
      /^(?:\.\.\.)?(?:\w+:)?(\w+)((?:!\w+)*)\((.*)\)$/s.exec(item) ?? []
    if (!to) return []
    const hint = modifiers.split('!').find((name) => name && name !== 'inner' && name !== 'left') ?? null
    return [{ path, from: table, to, hint }, ...embedsOf({ path, table: to, columns: inner })]
  })
}

/** Splits at the commas outside of parentheses. */
function itemsOf(columns: string): string[] {
  const items = ['']
  let depth = 0
  for (const sign of columns) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) items.push('')
    else items[items.length - 1] += sign
  }
  return items.map((item) => item.trim())
}

/** The relationships between two tables that PostgREST sees, each with the hints that name it. */
function waysBetween(from: string, to: string, { foreignKeys, primaryKeys }: Schema): string[][] {
  const direct = foreignKeys.flatMap(({ name, table, columns, target }) => [
    ...(table === from && target === to ? [[name, ...columns]] : []),
    ...(table === to && target === from ? [[name, ...columns]] : []),
  ])
  const junctions = primaryKeys.flatMap(({ table, columns }) => {
    const own = foreignKeys.filter(
      (key) => key.table === table && key.columns.every((each) => columns.includes(each)),
    )
    const near = own.filter(({ target }) => target === from)
    const far = own.filter(({ target }) => target === to)
    return near.flatMap((one) => far.flatMap((other) => (one === other ? [] : [[table]])))
  })
  return [...direct, ...junctions]
}

/** Every embed that PostgREST would refuse. */
export function refusedEmbeds(selects: Select[], schema: Schema): string[] {
  return selects.flatMap(embedsOf).flatMap(({ path, from, to, hint }) => {
    const ways = waysBetween(from, to, schema)
    const named = hint === null ? ways : ways.filter((names) => names.includes(hint))
    return named.length === 1
      ? []
      : [`${path}: ${from} has ${named.length} ways to ${hint ? `${to}!${hint}` : to}`]
  })
}
