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
  /** For how many days after its delivery an order can be returned; null where nothing is taken back that is as ordered. */
  readonly returnDays: number | null
  /** Whether the shop pays for what is sent back. */
  readonly returnsAreFree: boolean
}

const facts: ShopFacts = {
  name: '',
  tagline: null,
  country: 'MA',
  contactEmail: null,
  orderPrefix: 'ORD',
  packingDays: null,
  returnDays: null,
  returnsAreFree: false,
}

/** The shop's own facts, as its settings have them. Not known while modules load: texts read them when they are shown. */
export const shop: ShopFacts = facts

// Without what every object has, as a colour may be called `constructor`.
let words: Readonly<Record<string, string>> = Object.create(null)

/**
 * What a size or a colour is called in the page's language, of a size of two parts each by itself. Addresses, carts and
 * orders have its name.
 */
export const optionWord = (name: string): string =>
  name
    .split(' / ')
    .map((part) => words[part] || part)
    .join(' / ')

/**
 * Called with the settings, as setShopZone is.
 * @param optionWords what sizes and colours are called in the page's language, where that is not their name
 */
export function setShop(
  { name, tagline, country, contactEmail, orderPrefix, ...promises }: ShopFacts,
  optionWords: Readonly<Record<string, string>> = {},
) {
  const { packingDays, returnDays, returnsAreFree } = promises
  Object.assign(facts, { name, tagline, country, contactEmail, orderPrefix })
  Object.assign(facts, { packingDays, returnDays, returnsAreFree })
  words = Object.assign(Object.create(null), optionWords)
}
