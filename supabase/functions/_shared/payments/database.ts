// The shop's database as the payment functions call it: with the caller's own session where that decides what is allowed,
// with the secret key for what only a provider may say.
import * as v from 'valibot'
import { type Env, publishableKey, secretKeys, setting } from '../mail/env.ts'
import { keyHeaders } from '../mail/outbox.ts'

/** A call that the database has refused, with its reason in `message`, or could not answer (5xx). */
export class DatabaseError extends Error {
  readonly status: number
  readonly detail: unknown
  constructor(status: number, message: string, detail: unknown) {
    super(message)
    this.status = status
    this.detail = detail
  }
}

const refusal = v.object({ message: v.string(), details: v.nullish(v.string(), null) })

export type Database = {
  /** Calls a function and parses its answer. @throws DatabaseError */
  call: <Schema extends v.GenericSchema>(
    name: string,
    args: Record<string, unknown>,
    schema: Schema,
  ) => Promise<v.InferOutput<Schema>>
}

type Fetch = typeof globalThis.fetch

/** As the user who has sent the request. */
export function asCaller(request: Request, env: Env, fetch: Fetch): Database {
  const authorization = request.headers.get('Authorization')
  return over(env, fetch, {
    apikey: request.headers.get('apikey') ?? publishableKey(env),
    ...(authorization && { Authorization: authorization }),
  })
}

/** With the project's secret key. @throws when it has none */
export function asService(env: Env, fetch: Fetch): Database {
  const [key] = secretKeys(env)
  if (key === undefined) throw new Error('SUPABASE_SECRET_KEYS and SUPABASE_SERVICE_ROLE_KEY are not set')
  return over(env, fetch, keyHeaders(key))
}

function over(env: Env, fetch: Fetch, headers: Record<string, string>): Database {
  const url = setting(env, 'SUPABASE_URL')
  return {
    async call(name, args, schema) {
      const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(20_000),
      }).catch((error: unknown) => {
        throw new DatabaseError(503, `${name}: ${String(error)}`, null)
      })
      const text = await answer.text()
      if (!answer.ok) {
        const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson(), refusal), text)
        throw new DatabaseError(
          answer.status,
          success ? output.message : text.slice(0, 300),
          success ? output.details : null,
        )
      }
      return v.parse(schema, text === '' ? null : JSON.parse(text))
    },
  }
}
