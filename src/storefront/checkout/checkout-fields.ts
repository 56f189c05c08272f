import { personalKeys } from '@/config/browser-storage'
import { defaultCountry } from '@/config/shipping'
import { createPersistedStore } from '@/data/browser/persisted-store'
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
  return [...orderFields, ...cardFields].flatMap((name): [FieldName, Problem][] => {
    const problem = problemOf(name, values)
    return problem ? [[name, problem]] : []
  })
}

type Draft = Omit<Values, (typeof cardFields)[number]>

/** What was typed in this tab until the order is placed. Card details are never stored. */
export const checkoutDraft = createPersistedStore<Draft | null>({
  key: personalKeys.checkout,
  session: true,
  initial: null,
  parse(stored) {
    const value: unknown = JSON.parse(stored)
    const known = new Map(Object.entries(value ?? {}))
    const draft = { ...emptyValues }
    for (const name of orderFields) {
      const text = known.get(name)
      if (typeof text === 'string') draft[name] = text.slice(0, 300)
    }
    const method = paymentMethods.find((candidate) => candidate === known.get('paymentMethod'))
    return { ...draft, ...(method && { paymentMethod: method }) }
  },
  onUnavailable: notifyStorageUnavailable,
})

/** The stored draft, or an empty form. */
export const initialValues = (): Values => ({ ...emptyValues, ...checkoutDraft.read() })

export const saveDraft = ({ cardNumber: _number, cardExpiry: _expiry, cardCvv: _cvv, ...draft }: Values) =>
  checkoutDraft.change(() => draft)
