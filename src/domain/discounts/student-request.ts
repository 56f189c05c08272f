import { check, email, maxLength, type Problem, required } from '../values/validation'

export const studentFields = ['name', 'email', 'school'] as const
export type StudentField = (typeof studentFields)[number]

const rules = {
  name: [required, maxLength(120)],
  email: [required, maxLength(254), email],
  school: [required, maxLength(120)],
} satisfies Record<StudentField, unknown>

export const studentProblem = (field: StudentField, value: string): Problem | null =>
  check(value, rules[field])

export const proofTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
const proofBytes = 3 * 1024 * 1024

/** Why a file cannot be the proof; the bucket checks the same again. */
export function proofProblem({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | null {
  if (!proofTypes.some((known) => known === type)) return 'type'
  return size > proofBytes ? 'size' : null
}
