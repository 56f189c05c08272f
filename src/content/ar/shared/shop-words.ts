// The shop's facts as parts of sentences, which also read well where the owner has not set them. Read by the mail function
// as well, which runs outside of the app: so the imports are relative and name their file's ending.
import { shop } from '../../../config/shop.ts'
import type * as english from '../../en/shared/shop-words.ts'
import { count } from './numbers.ts'

/** The shop's name in a sentence. */
export const shopName: typeof english.shopName = () => shop.name || 'متجرنا'

/** ` لدى Ata`; nothing without a name. */
export const atShop: typeof english.atShop = () => (shop.name ? ` لدى ${shop.name}` : '')

/** `راسلنا على …`. */
export const writeToUs: typeof english.writeToUs = () =>
  shop.contactEmail ? `راسلنا على ${shop.contactEmail}` : 'راسلنا'

const businessDays = (days: number) =>
  count(days, {
    one: 'يوم عمل واحد',
    two: 'يومي عمل',
    few: 'أيام عمل',
    many: 'يوم عمل',
    other: 'يوم عمل',
  })

/** `30 يومًا`, for which an order can be returned, as it stands after خلال; null where the shop takes nothing back that is as ordered. */
export const returnTime: typeof english.returnTime = () =>
  shop.returnDays === null
    ? null
    : count(shop.returnDays, { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' })

/** `إرجاع مجاني خلال 30 يومًا`; null where the shop takes none. */
export const returnsWithin: typeof english.returnsWithin = () => {
  const time = returnTime()
  return time === null ? null : `${shop.returnsAreFree ? 'إرجاع مجاني' : 'الإرجاع ممكن'} خلال ${time}`
}

/** ` خلال يوم أو يومي عمل`, after what is packed by then; nothing without a promise. */
export const packedWithin: typeof english.packedWithin = () => {
  if (shop.packingDays === null) return ''
  const [least, most] = shop.packingDays
  if (most === 0) return ' في يوم العمل نفسه'
  if (!least || least === most) return ` خلال ${businessDays(most)}`
  return most === 2 ? ' خلال يوم أو يومي عمل' : ` خلال ${least} إلى ${businessDays(most)}`
}
