import { check, email, maxLength, type Problem, phone, type Rule, required } from '@/domain/validation'
import { type FieldName, fieldNames, type Values } from '@/storefront/shared/order/checkout-draft'

/** Required fields as in specification 5; the lengths are checked again by the database. */
const rules: Record<FieldName, readonly Rule[]> = {
  email: [required, maxLength(254), email],
  phone: [required, maxLength(40), phone],
  firstName: [required, maxLength(79)],
  lastName: [required, maxLength(79)],
  address: [required, maxLength(200)],
  city: [required, maxLength(100)],
  zipCode: [required, maxLength(20)],
  country: [required, maxLength(80)],
}

export const problemOf = (name: FieldName, values: Values): Problem | null => check(values[name], rules[name])

export function allProblems(values: Values): [FieldName, Problem][] {
  return fieldNames.flatMap((name): [FieldName, Problem][] => {
    const problem = problemOf(name, values)
    return problem ? [[name, problem]] : []
  })
}
