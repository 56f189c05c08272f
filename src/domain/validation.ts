// Rules for what people type. Each returns the name of the problem or null; src/content has the words.

export type Problem =
  | 'required'
  | 'email'
  | 'phone'
  | 'too-long'
  /** Told by the shop after sending. */
  | 'refused'
export type Rule = (value: string) => Problem | null

export const required: Rule = (value) => (value.trim() === '' ? 'required' : null)

export const maxLength =
  (length: number): Rule =>
  (value) =>
    value.trim().length > length ? 'too-long' : null

/** One @, something on both sides, a dot in the domain: what the database accepts too. */
export const email: Rule = (value) => (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value.trim()) ? null : 'email')

/** At least six digits, and otherwise only what telephone numbers are written with. */
export const phone: Rule = (value) =>
  /^[+\d\s().\-/]+$/.test(value.trim()) && value.replace(/\D/g, '').length >= 6 ? null : 'phone'

/** The first problem that any of the rules finds. */
export function check(value: string, rules: readonly Rule[]): Problem | null {
  for (const rule of rules) {
    const problem = rule(value)
    if (problem) return problem
  }
  return null
}

/** Comma-separated words, trimmed, empties dropped, none twice (specification 5). */
export function parseList(value: string): string[] {
  return [
    ...new Set(
      value
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ]
}
