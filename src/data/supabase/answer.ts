import * as v from 'valibot'
import { AppError } from './errors'

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
