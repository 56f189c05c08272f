/** What texts say of the shop. */
type ShopFacts = {
  /** Empty until the owner has said what the shop is called. */
  readonly name: string
  readonly tagline: string | null
  /** Where the shop is (ISO 3166). */
  readonly country: string
  readonly contactEmail: string | null
  /** What order numbers begin with. */
  readonly orderPrefix: string
  /** Business days until an order is packed, at least and at most. */
  readonly packingDays: readonly [number | null, number] | null
}

const facts: ShopFacts = {
  name: '',
  tagline: null,
  country: 'MA',
  contactEmail: null,
  orderPrefix: 'ORD',
  packingDays: null,
}

/** The shop's own facts, as its settings have them. Not known while modules load: texts read them when they are shown. */
export const shop: ShopFacts = facts

/** Called with the settings, as setShopZone is. */
export function setShop({ name, tagline, country, contactEmail, orderPrefix, packingDays }: ShopFacts) {
  Object.assign(facts, { name, tagline, country, contactEmail, orderPrefix, packingDays })
}
