import { openDraft, useDraft } from '@/data/drafts/drafts'
import { isCountry } from '@/domain/delivery/country'
import { type PaymentMethod, paymentMethods } from '@/domain/money/payment'
import { notifyStorageUnavailable } from '@/storefront/shared/preferences/notify-storage-unavailable'

export const fieldNames = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'address',
  'city',
  'zipCode',
  'country',
  'company',
  'companyNumber',
] as const
export type FieldName = (typeof fieldNames)[number]
export type Values = Record<FieldName, string> & {
  paymentMethod: PaymentMethod
  /** The id of the chosen delivery method; empty is the first. */
  deliveryMethod: string
}

export const emptyValues: Values = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  address: '',
  city: '',
  zipCode: '',
  // The shop's default until another is chosen.
  country: '',
  company: '',
  companyNumber: '',
  paymentMethod: 'card',
  deliveryMethod: '',
}

function parse(stored: unknown): Values {
  const known = new Map(Object.entries(stored ?? {}))
  const draft = { ...emptyValues }
  for (const name of [...fieldNames, 'deliveryMethod'] as const) {
    const text = known.get(name)
    if (typeof text === 'string') draft[name] = text.slice(0, 300)
  }
  if (!isCountry(draft.country)) draft.country = ''
  const method = paymentMethods.find((candidate) => candidate === known.get('paymentMethod'))
  return { ...draft, ...(method && { paymentMethod: method }) }
}

/** What was typed into the checkout, until the order is placed and, by card, paid. */
export const openCheckoutDraft = () => openDraft('checkout', parse, notifyStorageUnavailable)
export const useCheckoutDraft = () => useDraft('checkout', parse)
