import { limits } from '@/config/limits'
import { policies } from '@/config/policies'
import { shop } from '@/config/shop'

const cartBadge = (count: number) => (count > limits.cartBadge ? `${limits.cartBadge}+` : String(count))
/** As the badge has it: what is written must be in what is said. */
const items = (count: number) => `${cartBadge(count)} ${count === 1 ? 'item' : 'items'}`

/** Words of the frame around every page: header, menus, footer, bottom bar. */
export const layout = {
  skip: 'Skip to content',
  offers: 'Offers',
  promo: [
    `Free Shipping on Orders $${policies.freeShippingBanner / 100}+`,
    `New Customer? Get ${policies.newCustomerDiscountPercent}% OFF`,
  ] as const,
  logo: `${shop.name}, home`,
  main: 'Main',
  nav: {
    women: 'Women',
    men: 'Men',
    kids: 'Kids',
    beauty: 'Beauty',
    collections: 'Collections',
    newArrivals: 'New Arrivals',
    sale: 'Sale',
  },
  categories: {
    dresses: 'Dresses',
    tops: 'Tops',
    bottoms: 'Bottoms',
    shoes: 'Shoes',
    accessories: 'Accessories',
    shirts: 'Shirts',
    pants: 'Pants',
  },
  categoryMenu: (department: string) => `${department} categories`,
  menu: 'Menu',
  openMenu: 'Open menu',
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
    button: (currency: string) => `EN / ${currency}`,
    /** Begins with what is written on it, so that it can be asked for by that. */
    label: (currency: string) => `EN / ${currency}, language, currency and theme`,
  },
} as const
