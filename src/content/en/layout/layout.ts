import { limits } from '@/config/limits'
import { shop } from '@/config/shop'

const cartBadge = (count: number) => (count > limits.cartBadge ? `${limits.cartBadge}+` : String(count))
/** The accessible name contains the badge's visible text (WCAG 2.5.3). */
const items = (count: number) => `${cartBadge(count)} ${count === 1 ? 'item' : 'items'}`

const enIn = (currency: string | undefined) => (currency ? `EN / ${currency}` : 'EN')

/** Words of the frame around every page: header, menus, footer, bottom bar. */
export const layout = {
  skip: 'Skip to content',
  offers: 'Offers',
  promo: {
    shipping: (orders: string) => `Free Shipping on Orders ${orders}`,
    discount: (percent: number) => `New Customer? Get ${percent}% OFF`,
  },
  get logo() {
    return shop.name ? `${shop.name}, home` : 'Home'
  },
  main: 'Main',
  everything: 'All products',
  categoryMenu: (department: string) => `${department} categories`,
  menu: 'Menu',
  openMenu: 'Open menu',
  help: 'Help',
  profile: 'Profile',
  wishlist: 'Wishlist',
  cart: (count: number) => (count === 0 ? 'Cart, empty' : `Cart, ${items(count)}`),
  cartBadge,
  bar: {
    label: 'Sections',
    home: 'Home',
    search: 'Search',
    cart: 'Cart',
    wishlist: 'Wishlist',
    profile: 'Profile',
    inCart: (count: number) => `, ${items(count)}`,
  },
  preferences: {
    button: enIn,
    /** Begins with what is written on it, so that it can be asked for by that. */
    label: (currency: string | undefined) => `${enIn(currency)}, language, currency and theme`,
  },
} as const
