// The part of a database that the back end, its servers and the tests use, and a PostgreSQL server's database as one. The
// embedded one (PGlite) is one as it is.
import type postgres from 'postgres'

type Row = Record<string, unknown>
type Queries = {
  /** Runs one statement. Parameters that are texts are handed on as they are, whatever their type in SQL. */
  query: <T>(text: string, params?: unknown[]) => Promise<{ rows: T[]; affectedRows?: number }>
  /** Runs any number of statements, which may begin and end transactions; resolves to what each found. */
  exec: (text: string) => Promise<{ rows: Row[] }[]>
}

export type ShopDatabase = Queries & {
  /** Runs in a transaction, which is committed unless `run` throws or rolls it back. */
  transaction: <T>(run: (tx: Queries & { rollback: () => Promise<void> }) => Promise<T>) => Promise<T>
  /** Calls `hear` with what is notified on a channel; resolves to what ends that. */
  listen: (channel: string, hear: (payload: string) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

/** What turns values into the texts that the database reads, by the type's OID. */
export type Serializers = Record<string | number, (value: unknown) => unknown>

type Answer<T> = T[] & { command: string; count: number }
type Connection = {
  unsafe: <T>(
    text: string,
    params?: unknown[],
  ) => Promise<Answer<T>> & { simple: () => Promise<Answer<T> | Answer<T>[]> }
}
/** The driver's functions that are used here, as they take and give any type. */
export type Server = Connection &
  Pick<postgres.Sql, 'listen' | 'end'> & {
    reserve: () => Promise<Connection & { release: () => void }>
    options: { serializers: Serializers }
  }

export function serverDatabase(server: Server): ShopDatabase {
  const queries = (own: Connection): Queries => ({
    query: async <T>(text: string, params: unknown[] = []) => {
      const rows = await own.unsafe<T>(text, params)
      const isChange = /^(insert|update|delete|merge)$/i.test(rows.command)
      return { rows: [...rows], affectedRows: isChange ? rows.count : 0 }
    },
    exec: async (text) => {
      const answer = await own.unsafe<Row>(text).simple()
      const answers = 'command' in answer ? [answer] : answer
      return answers.map((rows) => ({ rows: [...rows] }))
    },
  })
  // Whatever begins a transaction needs the connection to itself.
  const alone = async <T>(run: (own: Connection) => Promise<T>) => {
    const own = await server.reserve()
    try {
      return await run(own)
    } finally {
      own.release()
    }
  }
  return {
    query: queries(server).query,
    exec: (text) => alone((own) => queries(own).exec(text)),
    transaction: (run) =>
      alone(async (own) => {
        let isOpen = true
        const end = async (how: 'commit' | 'rollback') => {
          if (isOpen) await own.unsafe(how)
          isOpen = false
        }
        await own.unsafe('begin')
        try {
          const result = await run({ ...queries(own), rollback: () => end('rollback') })
          await end('commit')
          return result
        } catch (error) {
          await end('rollback')
          throw error
        }
      }),
    listen: async (channel, hear) => {
      const { unlisten } = await server.listen(channel, hear)
      return unlisten
    },
    // Without a limit the driver waits for ever when a connection is still in use, and given back later.
    close: () => server.end({ timeout: 2 }),
  }
}
