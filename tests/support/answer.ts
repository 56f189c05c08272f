// What SQL functions answer, parsed: a test that reads a key which is not there fails with the key's name.
import * as v from 'valibot'
import type { Row } from './shop.ts'

type Request = PromiseLike<{ data: unknown; error: { message: string; details: string | null } | null }>

/** @throws the refusal with its facts, or what in the answer does not fit the schema */
export async function answer<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { data, error } = await request
  if (error) throw new Error(`${error.message} ${error.details}`)
  return v.parse(schema, data)
}

/** An object whose keys a test compares as a whole. */
export const row: v.GenericSchema<unknown, Row> = v.record(v.string(), v.unknown())
