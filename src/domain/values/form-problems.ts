import * as v from 'valibot'

/** The fields that a schema finds wrong, in the order of `fields`. */
export function problemFields<Field extends string>(
  schema: v.GenericSchema,
  values: unknown,
  fields: readonly Field[],
): Field[] {
  const wrong = new Set<string | null>(
    v.safeParse(schema, values).issues?.map((issue) => v.getDotPath(issue)),
  )
  return fields.filter((field) => wrong.has(field))
}
