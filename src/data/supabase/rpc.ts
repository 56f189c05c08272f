import * as v from 'valibot'
import { parseAnswer } from './answer'
import type { Database } from './database.types'
import { toAppError } from './errors'
import { rest, unwrapMaybe } from './rest'

type Functions = Database['public']['Functions']

type CallOptions = {
  /** As a GET request, which only a function that changes nothing answers. */
  get?: boolean
  /** In another language than the page's. */
  language?: string
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
  { get = false, language, signal }: CallOptions = {},
): Promise<v.InferOutput<Schema>> {
  const request = rest.rpc(name, args, { get })
  if (language) request.setHeader('Accept-Language', language)
  const answer: unknown = await unwrapMaybe(signal ? request.abortSignal(signal) : request).catch(
    async (error) => {
      if (error.message !== 'CAPTCHA_REQUIRED') throw error
      return (await import('./captcha-pass')).callWithPass(error, name, args)
    },
  )
  // A limit that counts its refusals answers instead of raising, which would undo the count.
  if (v.is(refusal, answer)) throw toAppError(answer, 429)
  return parseAnswer(name, schema, answer)
}

const refusal = v.object({ code: v.picklist(['PT429']), message: v.string() })
