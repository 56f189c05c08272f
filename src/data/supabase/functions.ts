import * as v from 'valibot'
import { supabaseUrl } from '@/config/env'
import { parseAnswer } from './answer'
import { toAppError } from './errors'
import { authorizedFetch } from './rest'

const refusal = v.object({ message: v.string(), details: v.nullish(v.string()) })

/** Calls an edge function and parses its answer. @throws AppError; its code is the function's own name for the refusal */
export async function callFunction<Schema extends v.GenericSchema>(
  name: string,
  body: object,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const answer = await authorizedFetch(`${supabaseUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    throw toAppError({ message: String(error) }, 0)
  })
  const json: unknown = await answer.json().catch(() => null)
  if (answer.ok) return parseAnswer(name, schema, json)
  const { success, output } = v.safeParse(refusal, json)
  throw toAppError(success ? output : { message: 'NO_ANSWER' }, answer.status)
}
