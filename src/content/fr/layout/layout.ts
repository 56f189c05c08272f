import { limits } from '@/config/limits'
import { shop } from '@/config/shop'
import type * as english from '../../en/layout/layout'
import type { Words } from '../../words'

const cartBadge = (count: number) => (count > limits.cartBadge ? `${limits.cartBadge}+` : String(count))
/** The accessible name contains the badge's visible text (WCAG 2.5.3). */
const items = (count: number) => `${cartBadge(count)} ${count < 2 ? 'article' : 'articles'}`

const frIn = (currency: string | undefined) => (currency ? `FR / ${currency}` : 'FR')

/** Words of the frame around every page: header, menus, footer, bottom bar. */
export const layout = {
  skip: 'Aller au contenu',
  offers: 'Offres',
  promo: {
    shipping: (orders: string) => `Livraison gratuite ${orders}`,
    discount: (percent: number) => `Nouveau client ? ${percent} % de remise`,
  },
  get logo() {
    return shop.name ? `${shop.name}, accueil` : 'Accueil'
  },
  main: 'Menu principal',
  everything: 'Tous les articles',
  categoryMenu: (department: string) => `${department} : catégories`,
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  help: 'Aide',
  profile: 'Profil',
  wishlist: 'Liste d’envies',
  cart: (count: number) => (count === 0 ? 'Panier, vide' : `Panier, ${items(count)}`),
  cartBadge,
  bar: {
    label: 'Sections',
    home: 'Accueil',
    search: 'Recherche',
    cart: 'Panier',
    wishlist: 'Envies',
    profile: 'Profil',
    inCart: (count: number) => `, ${items(count)}`,
  },
  preferences: {
    button: frIn,
    /** Begins with what is written on it, so that it can be asked for by that. */
    label: (currency: string | undefined) => `${frIn(currency)}, langue, devise et thème`,
  },
} as const satisfies Words<typeof english.layout>
