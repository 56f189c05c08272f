/** Words of the notifications that the service worker shows to owners. */
export const orderNotification = {
  title: (orders: number | null) => {
    if (orders === null) return 'New orders'
    return `${orders.toLocaleString('en-US')} new ${orders === 1 ? 'order' : 'orders'}`
  },
  /** `shop` is its name, empty where it is not known. */
  text: (amount: string | null, shop: string) => {
    const place = shop ? `${shop} admin` : 'Admin'
    return amount === null ? place : `${amount}. ${place}`
  },
  test: {
    title: 'Test notification',
    text: (shop: string) => `${shop || 'The shop'} will tell you about new orders like this.`,
  },
}
