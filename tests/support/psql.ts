// Statements through psql, one session each.
import { execFile } from 'node:child_process'

/** Runs a script in a session of its own; resolves to what it prints. */
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

/** The address of another database on the same server. */
export function inDatabase(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}

/** Whether a statement gives rows back. */
export const isQuery = (text: string) => /^\s*select\b/i.test(text)

/** A value as the text of an SQL literal whose type follows from where it stands. */
export function literal(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`
  if (Array.isArray(value)) return quote(`{${value.map((each) => JSON.stringify(each)).join(',')}}`)
  return quote(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/** A value as the literal of a jsonb argument. */
export const json = (value: unknown) => quote(JSON.stringify(value))
