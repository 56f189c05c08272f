import * as v from 'valibot'

/** The first problem of each field that has one, as a form shows them. */
export function problemsOf(schema: v.GenericSchema, values: unknown): Record<string, string> {
  const { issues } = v.safeParse(schema, values)
  if (!issues) return {}
  const byField = Object.entries(v.flatten([issues[0], ...issues.slice(1)]).nested ?? {})
  return Object.fromEntries(byField.map(([field, messages]) => [field, messages?.[0] ?? '']))
}
