import type * as english from '../../en/shared/screen-names'

/** What entries of menus call the software's own screens (src/config/screen-paths.ts), unless the shop calls them otherwise. */
export const screenNames: typeof english.screenNames = {
  home: 'Accueil',
  search: 'Recherche',
  collections: 'Collections',
  deals: 'Offres du jour',
  'flash-deals': 'Ventes flash',
  cart: 'Panier',
  wishlist: 'Liste d’envies',
  profile: 'Profil',
  track: 'Suivre une commande',
  welcome: 'Pour les nouveaux clients',
  'student-discount': 'Pour les étudiants',
}
