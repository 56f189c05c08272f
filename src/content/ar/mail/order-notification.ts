import type * as english from '../../en/mail/order-notification'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

/** Words of the notifications that the service worker shows to owners. */
export const orderNotification = {
  title: (orders: number | null) => {
    if (orders === null) return 'طلبات جديدة'
    return count(orders, {
      one: 'طلب جديد',
      two: 'طلبان جديدان',
      few: 'طلبات جديدة',
      many: 'طلبًا جديدًا',
      other: 'طلب جديد',
    })
  },
  /** `shop` is its name, empty where it is not known. */
  text: (amount: string | null, shop: string) => {
    const place = shop ? `لوحة إدارة ${shop}` : 'لوحة الإدارة'
    return amount === null ? place : `${amount}. ${place}`
  },
  test: {
    title: 'إشعار تجريبي',
    text: (shop: string) => `هكذا يعلمك ${shop || 'المتجر'} بالطلبات الجديدة.`,
  },
} as const satisfies Words<typeof english.orderNotification>
