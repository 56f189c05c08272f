// The shop's facts as parts of sentences, which also read well where the owner has not set them. Read by the mail function
// as well, which runs outside of the app: so the imports are relative and name their file's ending.
import { shop } from '../../../config/shop.ts'
import type * as english from '../../en/shared/shop-words.ts'
import { count } from './numbers.ts'

/** The shop's name in a sentence. */
export const shopName: typeof english.shopName = () => shop.name || 'notre boutique'

/** ` chez Ata`; nothing without a name. */
export const atShop: typeof english.atShop = () => (shop.name ? ` chez ${shop.name}` : '')

/** `écrivez-nous à …`. */
export const writeToUs: typeof english.writeToUs = () =>
  shop.contactEmail ? `écrivez-nous à ${shop.contactEmail}` : 'écrivez-nous'

/** `30 jours`, for which an order can be returned; null where the shop takes nothing back that is as ordered. */
export const returnTime: typeof english.returnTime = () =>
  shop.returnDays === null ? null : count(shop.returnDays, 'jour', 'jours')

/** `Retours gratuits pendant 30 jours`; null where the shop takes none. */
export const returnsWithin: typeof english.returnsWithin = () => {
  const time = returnTime()
  return time === null
    ? null
    : `${shop.returnsAreFree ? 'Retours gratuits' : 'Retours possibles'} pendant ${time}`
}

/** ` sous 1 à 2 jours ouvrés`, after what is packed by then; nothing without a promise. */
export const packedWithin: typeof english.packedWithin = () => {
  if (shop.packingDays === null) return ''
  const [least, most] = shop.packingDays
  if (most === 0) return ' le même jour ouvré'
  const time = count(most, 'jour ouvré', 'jours ouvrés')
  return !least || least === most ? ` sous ${time}` : ` sous ${least} à ${time}`
}
