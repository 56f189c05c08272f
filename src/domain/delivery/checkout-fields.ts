import { morocco } from '../values/validation.ts'

/** Whether the checkout asks for what not everybody has. */
export const fieldModes = ['required', 'optional', 'hidden'] as const
export type FieldMode = (typeof fieldModes)[number]
export const askedFields = ['email', 'zipCode', 'lastName'] as const
export type AskedField = (typeof askedFields)[number]

/** How a shop asks for its fields; what is not named is required. */
export type CheckoutFields = Readonly<Record<string, string>>

/** As private.checkout_fields has it where the owner has not said. */
export const usualMode = (field: AskedField, country: string): FieldMode =>
  country !== morocco ? 'required' : field === 'email' ? 'optional' : 'hidden'

/** What an order had of them when it was placed; null for a new one. */
type Placed = {
  channel: string
  customerEmail: string
  shippingAddress: { zipCode: string; company?: string | undefined; companyNumber?: string | undefined }
} | null

/** What an owner's form asks for (private.owner_fields): an order keeps what it has, and needs nothing that it was placed without. */
export function ownerFields(
  { email, zipCode = 'required', company }: CheckoutFields,
  order: Placed,
): { needsEmail: boolean; zipCode: FieldMode; company: boolean } {
  const asked = fieldModes.find((mode) => mode === zipCode) ?? 'required'
  return {
    needsEmail:
      (email ?? 'required') === 'required' && order?.channel === 'web' && order.customerEmail !== '',
    zipCode:
      order === null ||
      asked === 'optional' ||
      (asked === 'required') === (order.shippingAddress.zipCode !== '')
        ? asked
        : 'optional',
    company: Boolean(company ?? order?.shippingAddress.company ?? order?.shippingAddress.companyNumber),
  }
}
