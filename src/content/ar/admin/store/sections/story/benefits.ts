import type * as english from '../../../../../en/admin/store/sections/story/benefits'
import type { Words } from '../../../../../words'

export const words = {
  name: 'المزايا',
  hint: 'ما يحصل عليه الزبون، ولكل ميزة أيقونة',
  fields: {
    title: { name: 'العنوان' },
    items: { name: 'المزايا', hint: 'ميزة بلا عنوان لا تظهر.' },
    'items.sign': {
      name: 'الأيقونة',
      options: {
        badge: 'ختم',
        people: 'أشخاص',
        sprout: 'نبتة',
        parcel: 'طرد',
        truck: 'شاحنة توصيل',
        shield: 'درع',
        hand: 'يد فيها قلب',
        leaf: 'ورقة شجر',
        gift: 'هدية',
      },
    },
    'items.title': { name: 'العنوان' },
    'items.text': { name: 'النص' },
  },
} as const satisfies Words<typeof english.words>
