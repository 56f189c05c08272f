// The shop's facts as parts of sentences, which also read well where the owner has not set them. Read by the mail function
// as well, which runs outside of the app: so the imports are relative and name their file's ending.
import { shop } from '../../../config/shop.ts'

/** The shop's name in a sentence. */
export const shopName = () => shop.name || 'our shop'

/** ` at Ata`; nothing without a name. */
export const atShop = () => (shop.name ? ` at ${shop.name}` : '')

/** `write to us at …`. */
export const writeToUs = () => (shop.contactEmail ? `write to us at ${shop.contactEmail}` : 'write to us')

/** `1-2`; null where nothing is promised. */
function packingDays(): string | null {
  if (shop.packingDays === null) return null
  const [least, most] = shop.packingDays
  return least === null || least === most ? String(most) : `${least}-${most}`
}

/** `30 days`, for which an order can be returned; null where the shop takes nothing back that is as ordered. */
export const returnTime = (): string | null =>
  shop.returnDays === null ? null : `${shop.returnDays} ${shop.returnDays === 1 ? 'day' : 'days'}`

/** `Free returns within 30 days`; null where the shop takes none. */
export function returnsWithin(): string | null {
  const time = returnTime()
  return time === null ? null : `${shop.returnsAreFree ? 'Free returns' : 'Returns'} within ${time}`
}

/** ` within 1-2 business days`, after what is packed by then; nothing without a promise. */
export function packedWithin(): string {
  const days = packingDays()
  if (days === null) return ''
  if (days === '0') return ' on the same business day'
  return ` within ${days} business ${days === '1' ? 'day' : 'days'}`
}
