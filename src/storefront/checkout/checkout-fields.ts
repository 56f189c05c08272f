import type { CheckoutFields } from '@/domain/delivery/checkout-fields'
import {
  check,
  email,
  maxLength,
  type Problem,
  phone,
  type Rule,
  required,
  zipCodeIn,
} from '@/domain/values/validation'
import { type FieldName, fieldNames, type Values } from '@/storefront/shared/cart/checkout-draft'

/** What the fields need, where the shop asks for them; the database checks again. */
const rules: Record<FieldName, readonly Rule[]> = {
  email: [required, maxLength(254), email],
  phone: [required, maxLength(40)],
  firstName: [required, maxLength(79)],
  lastName: [required, maxLength(79)],
  address: [required, maxLength(200)],
  city: [required, maxLength(100)],
  zipCode: [required, maxLength(20)],
  country: [required],
  company: [maxLength(100)],
  companyNumber: [maxLength(40)],
}

/** @param isPhone checks the phone number; a plain rule until the numbering plans are loaded */
export function problemOf(
  name: FieldName,
  values: Values,
  asked: CheckoutFields,
  isPhone: Rule = phone,
): Problem | null {
  const mode = asked[name]
  if (mode === 'hidden' || (mode === 'optional' && values[name].trim() === '')) return null
  const more = { phone: [isPhone], zipCode: [zipCodeIn(values.country)] }
  return check(values[name], [...rules[name], ...(name === 'phone' || name === 'zipCode' ? more[name] : [])])
}

export function allProblems(values: Values, asked: CheckoutFields, isPhone?: Rule): [FieldName, Problem][] {
  return fieldNames.flatMap((name): [FieldName, Problem][] => {
    const problem = problemOf(name, values, asked, isPhone)
    return problem ? [[name, problem]] : []
  })
}
