// Sessions of a PostgreSQL database as the API's pool opens them: they stay open and serve the next script too, so that
// functions are compiled and planned once and not for each script.
import pg from 'pg'

/**
 * Runs scripts one after the other in one session, each in a transaction of its own unless it opens one; resolves to what the
 * last one gives back: a line for each row, its values apart by |, as psql prints them. A function is called in its place,
 * and the session waits for it, with what it has locked.
 */
export type Session = (...steps: (string | (() => Promise<unknown>))[]) => Promise<string>

/** Values as PostgreSQL writes them. */
const asText = { getTypeParser: () => (value: string) => value }
/** Back to the state of a new session, whatever a script has left, an open transaction or another role. */
const reset = [
  'rollback',
  'reset session authorization',
  'reset all; select pg_advisory_unlock_all(); discard temp',
]

/** Sessions of one database; `close` ends them, once the scripts that run in them have ended. */
export function openSessions(address: string): { session: Session; close: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: address, max: 60, idleTimeoutMillis: 0, types: asText })
  // Some tests end sessions from outside: a script that was running in one fails, and one that was idle is not missed.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const session: Session = async (...steps) => {
    const client = await pool.connect()
    let isLost = false
    try {
      let printed = ''
      for (const step of steps) {
        if (typeof step === 'function') {
          await step()
          continue
        }
        const answer: pg.QueryArrayResult | pg.QueryArrayResult[] = await client.query({
          text: step,
          rowMode: 'array',
        })
        printed = [answer]
          .flat()
          .flatMap(({ rows }) => rows.map(lineOf))
          .join('\n')
      }
      return printed.trim()
    } catch (error) {
      throw error instanceof pg.DatabaseError ? new Error(`${error.severity}:  ${error.message}`) : error
    } finally {
      for (const statement of reset)
        await client.query(statement).catch(() => {
          isLost = true
        })
      client.release(isLost)
    }
  }
  return { session, close: () => pool.end() }
}

const lineOf = (row: unknown[]) => row.map((value) => value ?? '').join('|')
