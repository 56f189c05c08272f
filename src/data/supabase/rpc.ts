import * as v from 'valibot'
import type { Database } from './database.types'
import { AppError } from './errors'
import { rest, unwrapMaybe } from './rest'

type Functions = Database['public']['Functions']

type CallOptions = {
  /** As a GET request, which only a function that changes nothing answers. */
  get?: boolean
  signal?: AbortSignal | undefined
}

/**
 * Calls an SQL function and parses its answer.
 * @throws AppError; WRONG_ANSWER, with the function's name in its message, when the answer does not fit the schema
 */
export async function rpc<Name extends keyof Functions, Schema extends v.GenericSchema>(
  name: Name,
  args: Functions[Name]['Args'],
  schema: Schema,
  { get = false, signal }: CallOptions = {},
): Promise<v.InferOutput<Schema>> {
  const request = rest.rpc(name, args, { get })
  return parseAnswer(name, schema, await unwrapMaybe(signal ? request.abortSignal(signal) : request))
}

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
