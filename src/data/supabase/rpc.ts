import * as v from 'valibot'
import type { Database } from './database.types'
import { AppError, toAppError } from './errors'
import { rest, unwrapMaybe } from './rest'

type Functions = Database['public']['Functions']

type CallOptions = {
  /** As a GET request, which only a function that changes nothing answers. */
  get?: boolean
  signal?: AbortSignal | undefined
}

/**
 * Calls an SQL function and parses its answer. When the database wants a CAPTCHA first, the visitor is asked over the page and
 * the call goes on.
 * @throws AppError; `rate-limited` also when the answer says so; WRONG_ANSWER, with the function's name in its message,
 * when the answer does not fit the schema
 */
export async function rpc<Name extends keyof Functions, Schema extends v.GenericSchema>(
  name: Name,
  args: Functions[Name]['Args'],
  schema: Schema,
  { get = false, signal }: CallOptions = {},
): Promise<v.InferOutput<Schema>> {
  const request = rest.rpc(name, args, { get })
  const answer: unknown = await unwrapMaybe(signal ? request.abortSignal(signal) : request).catch(
    async (error) => {
      if (error.message !== 'CAPTCHA_REQUIRED') throw error
      return (await import('../captcha/pass')).callWithPass(error, name, args)
    },
  )
  // A limit that counts its refusals answers instead of raising, which would undo the count.
  if (v.is(refusal, answer)) throw toAppError(answer, 429)
  return parseAnswer(name, schema, answer)
}

const refusal = v.object({ code: v.picklist(['PT429']), message: v.string() })

/** An answer of the back end as its schema reads it. @throws AppError WRONG_ANSWER with the source in its message */
export function parseAnswer<Schema extends v.GenericSchema>(
  source: string,
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer, { abortEarly: true })
  if (result.success) return result.output
  const path = result.issues[0].path?.map(({ key }) => key).join('.')
  throw new AppError('unknown', 'WRONG_ANSWER', {
    message: `${source} answered with a wrong ${path ?? 'value'}`,
    answered: false,
  })
}

/** The facts of an error with this code; null for another error and for facts that do not fit the schema. */
export function detailOf<Schema extends v.GenericSchema>(
  error: unknown,
  code: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  if (!(error instanceof AppError) || error.code !== code) return null
  const result = v.safeParse(schema, error.detail)
  return result.success ? result.output : null
}

/** The field that the database did not accept, by the database's name for it; null for another error. */
export const refusedFieldOf = (error: unknown): string | null =>
  detailOf(error, 'INVALID_INPUT', v.object({ field: v.string() }))?.field ?? null
