import { type Country, countryName } from './country'

export type ShippingAddress = {
  address: string
  city: string
  zipCode: string
  country: Country
  /** To which the invoice is made out, and its ICE or VAT number, where the shop asks for them. */
  company?: string | undefined
  companyNumber?: string | undefined
}

/** The fields that a checkout shares with a saved address. */
const addressFields = ['firstName', 'lastName', 'phone', 'address', 'city', 'zipCode', 'country'] as const
export type AddressField = (typeof addressFields)[number]
export type AddressValues = Record<AddressField, string>

/** An address that a member keeps. */
export type Address = AddressValues & {
  id: string
  /** "Home", "Work"; may be empty. */
  label: string
  isDefault: boolean
  /** The database's own text: it goes back there when a deletion is undone. */
  createdAt: string
}
export type AddressDraft = AddressValues & Pick<Address, 'label' | 'isDefault'>

/** The fields of an address out of a larger form or record. */
export function addressOf({
  firstName,
  lastName,
  phone,
  address,
  city,
  zipCode,
  country,
}: AddressValues): AddressValues {
  return { firstName, lastName, phone, address, city, zipCode, country }
}

/** Whether two addresses send a parcel to the same person and place. */
export function sameAddress(a: AddressValues, b: AddressValues): boolean {
  return addressFields.every((name) =>
    name === 'phone' ? samePhone(a.phone, b.phone) : tidy(a[name]) === tidy(b[name]),
  )
}

/** Whether two texts are one number, be it with or without the code of its country. */
function samePhone(a: string, b: string) {
  const [short = '', long = ''] = [a, b]
    .map((text) => text.replace(/\D/g, '').replace(/^0+/, ''))
    .sort((one, other) => one.length - other.length)
  return short === long || (short.length > 5 && long.endsWith(short))
}

/** Collapses white space as the database does. */
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ')

/** The lines of an address as an envelope has them, its country under a name of this language or another. */
export function addressLines(
  { address, city, zipCode, country }: ShippingAddress | AddressValues,
  nameOf = countryName,
): string[] {
  return [address, `${city} ${zipCode}`.trim(), nameOf(country)].filter(Boolean)
}
