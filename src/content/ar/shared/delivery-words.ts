import type * as english from '../../en/shared/delivery-words'
import type { Words } from '../../words'

const names = new Intl.ListFormat('ar-MA-u-nu-latn', { type: 'conjunction' })

/** Words of the tables of delivery methods. */
export const deliveryWords = {
  caption: 'طرق التوصيل',
  head: ['الطريقة', 'الأيام', 'الرسوم'],
  where: (places: readonly string[]) => (places.length > 0 ? names.format(places) : 'باقي المناطق'),
} as const satisfies Words<typeof english.deliveryWords>
