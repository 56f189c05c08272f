import { defaultCountry } from '@/config/shipping'
import { type PaymentMethod, paymentMethods } from '@/domain/order'
import {
  cardCvv,
  cardExpiry,
  cardNumber,
  check,
  email,
  maxLength,
  type Problem,
  phone,
  type Rule,
  required,
} from '@/domain/validation'
import { notifyStorageUnavailable } from '@/storefront/shared/preferences/notify-storage-unavailable'

const orderFields = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'address',
  'city',
  'zipCode',
  'country',
] as const
const cardFields = ['cardNumber', 'cardExpiry', 'cardCvv'] as const
export type FieldName = (typeof orderFields)[number] | (typeof cardFields)[number]
export type Values = Record<FieldName, string> & { paymentMethod: PaymentMethod }

const emptyValues: Values = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  address: '',
  city: '',
  zipCode: '',
  country: defaultCountry,
  cardNumber: '',
  cardExpiry: '',
  cardCvv: '',
  paymentMethod: 'card',
}

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
  cardNumber: [cardNumber],
  cardExpiry: [(value) => cardExpiry(new Date())(value)],
  cardCvv: [cardCvv],
}

/** The problem of one field. Card fields count only when paying by card. */
export function problemOf(name: FieldName, values: Values): Problem | null {
  if (values.paymentMethod !== 'card' && cardFields.some((field) => field === name)) return null
  return check(values[name], rules[name])
}

export function allProblems(values: Values): [FieldName, Problem][] {
  return [...orderFields, ...cardFields].flatMap((name) => {
    const problem = problemOf(name, values)
    return problem ? [[name, problem] as [FieldName, Problem]] : []
  })
}

const draftKey = 'checkout'

/** True when a draft is stored. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(draftKey) !== null
  } catch {
    return false
  }
}

/** The stored draft, without card details, which are never stored. */
export function readDraft(): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return emptyValues
    const draft = kept as Record<string, unknown>
    const values = { ...emptyValues }
    for (const name of orderFields) {
      const value = draft[name]
      if (typeof value === 'string') values[name] = value.slice(0, 300)
    }
    const method = paymentMethods.find((candidate) => candidate === draft.paymentMethod)
    return { ...values, ...(method && { paymentMethod: method }) }
  } catch {
    return emptyValues
  }
}

export function saveDraft(values: Values) {
  const draft = Object.fromEntries(
    [...orderFields, 'paymentMethod' as const].map((name) => [name, values[name]]),
  )
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft))
  } catch {
    notifyStorageUnavailable()
  }
}

export function removeDraft() {
  try {
    sessionStorage.removeItem(draftKey)
  } catch {}
}
