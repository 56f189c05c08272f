import { limits } from '@/config/limits'
import { shop } from '@/config/shop'
import type * as english from '../../en/layout/layout'
import type { Words } from '../../words'

const cartBadge = (amount: number) => (amount > limits.cartBadge ? `${limits.cartBadge}+` : String(amount))
/** The accessible name contains the badge's visible text (WCAG 2.5.3). */
const items = (amount: number) => `عدد القطع: ${cartBadge(amount)}`

const arabicIn = (currency: string | undefined) => (currency ? `AR / ${currency}` : 'AR')

/** Words of the frame around every page: header, menus, footer, bottom bar. */
export const layout = {
  skip: 'انتقل إلى المحتوى',
  offers: 'العروض',
  promo: {
    shipping: (orders: string) => `توصيل مجاني للطلبات ${orders}`,
    discount: (percent: number) => `زبون جديد؟ لك خصم ${percent}%`,
  },
  get logo() {
    return shop.name ? `${shop.name}، الرئيسية` : 'الرئيسية'
  },
  main: 'القائمة الرئيسية',
  everything: 'كل المنتجات',
  categoryMenu: (department: string) => `فئات قسم ${department}`,
  menu: 'القائمة',
  openMenu: 'فتح القائمة',
  help: 'المساعدة',
  profile: 'الملف الشخصي',
  wishlist: 'المفضلة',
  cart: (amount: number) => (amount === 0 ? 'السلة، فارغة' : `السلة، ${items(amount)}`),
  cartBadge,
  bar: {
    label: 'أقسام المتجر',
    home: 'الرئيسية',
    search: 'بحث',
    cart: 'السلة',
    wishlist: 'المفضلة',
    profile: 'حسابي',
    inCart: (amount: number) => `، ${items(amount)}`,
  },
  preferences: {
    button: arabicIn,
    /** Begins with what is written on it, so that it can be asked for by that. */
    label: (currency: string | undefined) => `${arabicIn(currency)}، اللغة والعملة والمظهر`,
  },
} as const satisfies Words<typeof english.layout>
