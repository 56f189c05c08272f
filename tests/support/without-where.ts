// UPDATE and DELETE without WHERE. The platform loads pg-safeupdate into the API's sessions, which refuses them wherever
// they run, functions with their owner's rights included. Debian has no such package, so the statements are read instead.

const token = /--[^\n]*|\/\*[\s\S]*?\*\/|(\$\w*\$)([\s\S]*?)\1|'((?:[^']|'')*)'|"[^"]*"|[A-Za-z_]\w*|[();]/g
/** Words before UPDATE that make it a part of another statement: locking clauses, ON CONFLICT, trigger events. */
const notStatement = new Set(['for', 'key', 'do', 'of', 'or'])

/** The beginnings of all such statements in SQL or PL/pgSQL, also those in texts that are executed. */
export function withoutWhere(sql: string): string[] {
  const tokens = [...sql.matchAll(token)].filter(([text]) => !text.startsWith('--') && !text.startsWith('/*'))
  const words = tokens.map(([text]) => text.toLowerCase())
  const nested = tokens.flatMap(({ 2: quoted = '', 3: text = quoted }) =>
    /^\s*(update|delete)\s+\S/i.test(text) ? withoutWhere(text) : [],
  )
  const own = tokens.flatMap(({ index }, at) => {
    const begins =
      words[at] === 'update'
        ? !notStatement.has(words[at - 1] ?? '')
        : words[at] === 'delete' && words[at + 1] === 'from'
    return begins && !hasWhere(words.slice(at + 1)) ? [sql.slice(index, index + 60)] : []
  })
  return [...nested, ...own]
}

/** Whether a WHERE comes before the statement's end, outside of what stands in parentheses. */
function hasWhere(words: string[]): boolean {
  let depth = 0
  for (const word of words) {
    if (word === '(') depth += 1
    if (word === ')') depth -= 1
    if (depth === 0 && word === 'where') return true
    if (depth < 0 || (depth === 0 && (word === ';' || word === 'loop'))) return false
  }
  return false
}
