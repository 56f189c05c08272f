import { shop } from '@/config/shop'
import type * as english from '../../en/shared/common'
import type { Words } from '../../words'
import { count, number } from './numbers'

/** Words that more than one area uses. */
export const common = {
  title: (page: string) => (shop.name ? `${page} | ${shop.name}` : page),
  /** Where a name would stand that is not known. */
  shop: 'Boutique',
  home: 'Accueil',
  back: 'Retour',
  breadcrumb: 'Fil d’Ariane',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  loading: 'Chargement',
  search: 'Rechercher',
  searchHint: 'Que cherchez-vous ?',
  viewAll: 'Tout voir',
  addToCart: 'Ajouter au panier',
  added: 'Ajouté !',
  soldOut: 'Épuisé',
  /** A card's badge. */
  fresh: 'Nouveau',
  notifyMe: 'Me prévenir',
  was: 'au lieu de',
  from: (price: string) => `Dès ${price}`,
  notifications: 'Notifications',
  /** What a price is lower than before. */
  less: (percent: number) => `-${percent} %`,
  size: 'Taille',
  color: 'Couleur',
  onlyLeft: (quantity: number) => `Plus que ${number(quantity)} en stock !`,
  stars: (rating: number) =>
    `${rating.toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} sur 5 étoiles`,
  reviews: (amount: number) => count(amount, 'avis', 'avis'),
  colors: (amount: number) => count(amount, 'couleur', 'couleurs'),
  addToWishlist: (title: string) => `Ajouter ${title} à la liste d’envies`,
  removeFromWishlist: (title: string) => `Retirer ${title} de la liste d’envies`,
} as const satisfies Words<typeof english.common>
