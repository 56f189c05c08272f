// Rules for what people type. Each returns the name of the problem or null; src/content has the words.

export type Problem =
  | 'required'
  | 'email'
  | 'phone'
  | 'too-long'
  | 'card-number'
  | 'card-expiry'
  | 'card-expired'
  | 'card-cvv'
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

const optional =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() === '' ? null : rule(value)

/** Optional; 12 to 19 digits that pass the Luhn check. */
export const cardNumber: Rule = optional((value) => {
  const digits = value.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits)) return 'card-number'
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0 ? null : 'card-number'
})

/** Optional; MM/YY, valid to the end of its month. */
export const cardExpiry = (now: Date): Rule =>
  optional((value) => {
    const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(value.trim())
    if (!match) return 'card-expiry'
    const end = new Date(2000 + Number(match[2]), Number(match[1]), 1)
    return end > now ? null : 'card-expired'
  })

/** Optional; three or four digits. */
export const cardCvv: Rule = optional((value) => (/^\d{3,4}$/.test(value.trim()) ? null : 'card-cvv'))

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
