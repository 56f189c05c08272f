import type * as english from '../../en/mail/order-notification'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

/** Words of the notifications that the service worker shows to owners. */
export const orderNotification = {
  title: (orders: number | null) => {
    if (orders === null) return 'Nouvelles commandes'
    return count(orders, 'nouvelle commande', 'nouvelles commandes')
  },
  /** `shop` is its name, empty where it is not known. */
  text: (amount: string | null, shop: string) => {
    const place = shop ? `Administration, ${shop}` : 'Administration'
    return amount === null ? place : `${amount}. ${place}`
  },
  test: {
    title: 'Notification de test',
    text: (shop: string) => `${shop || 'La boutique'} vous annoncera ainsi les nouvelles commandes.`,
  },
} as const satisfies Words<typeof english.orderNotification>
