import { shop } from '@/config/shop'

/** Words of the notifications that the service worker shows to owners. */
export const orderNotification = {
  title: (orders: number | null) => {
    if (orders === null) return 'New orders'
    return `${orders.toLocaleString('en-US')} new ${orders === 1 ? 'order' : 'orders'}`
  },
  text: (amount: string | null) => (amount === null ? `${shop.name} admin` : `${amount}. ${shop.name} admin`),
  test: { title: 'Test notification', text: `${shop.name} will tell you about new orders like this.` },
}
