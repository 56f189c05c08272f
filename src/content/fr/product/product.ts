import { shop } from '@/config/shop'
import type { ShippingMethod } from '@/domain/delivery/shipping'
import type * as english from '../../en/product/product'
import type { Words } from '../../words'
import { lineWords } from '../shared/line-words'
import { count, number } from '../shared/numbers'
import { atShop, returnsWithin } from '../shared/shop-words'

type Method = Pick<ShippingMethod, 'name' | 'minDays' | 'maxDays' | 'price' | 'freeAbove'>
type Money = (amount: number) => string

/** `49,00 $` as `49 $`, the way a promise is read out. */
const round = (amount: string) => amount.replace(/,00(?!\d)/, '')

export const productWords = {
  collections: 'Collections',
  dealPrice: {
    flash: 'Prix de vente flash, fin dans',
    daily: 'Prix de l’offre du jour, fin dans',
  },
  rating: (rating: number, amount: number) =>
    `${rating.toFixed(1).replace('.', ',')}, ${count(amount, 'avis', 'avis')}`,
  noReviews: 'Aucun avis pour le moment',
  youSave: (amount: string) => `Vous économisez ${amount}`,
  soldOutNote: 'épuisé',
  soldOut: (variant: string) => `${variant} : épuisé.`,
  soldOutPlain: 'Cet article est épuisé.',
  notifyMe: 'Me prévenir du retour',
  yourSize: 'votre taille',
  leftInSize: (amount: number) =>
    amount < 2 ? 'Plus qu’un dans votre taille' : `Plus que ${number(amount)} dans votre taille`,
  sizeGuide: 'Guide des tailles',
  addingToCart: 'Ajout au panier…',
  buyNow: 'Acheter maintenant',
  allInCart: (amount: number) =>
    amount < 2
      ? 'Le dernier est déjà dans votre panier.'
      : `Les ${number(amount)} derniers sont déjà dans votre panier.`,
  mostInCart: (amount: number) => `Votre panier en contient déjà ${number(amount)}, le maximum par commande.`,
  buyBar: 'Acheter cet article',
  wishlist: { add: 'Ajouter à la liste d’envies', remove: 'Retirer de la liste d’envies' },
  share: {
    label: 'Partager',
    copied: { title: 'Lien copié', text: 'Collez-le où vous voulez.' },
    failed: { title: 'Le lien n’a pas pu être copié', text: 'Copiez-le depuis la barre d’adresse.' },
  },
} as const satisfies Words<typeof english.productWords>

export const galleryWords = {
  label: 'Photos',
  thumbnail: (place: number) => `Photo ${place}`,
  count: (place: number, total: number) => `${place} / ${total}`,
  zoom: 'Agrandir',
} as const satisfies Words<typeof english.galleryWords>

export const promiseWords = {
  /** Null where the shop takes none. */
  get returns() {
    return returnsWithin()
  },
  returnsText: (isWorn: boolean) =>
    `${isWorn ? 'Non porté, avec ses étiquettes.' : 'Non utilisé, dans son emballage.'}${shop.returnsAreFree ? '' : ' Les frais de retour sont à votre charge.'}`,
} as const satisfies Words<typeof english.promiseWords>

const daysOf = ({ minDays, maxDays }: Method) =>
  minDays === maxDays
    ? count(maxDays, 'jour', 'jours')
    : `${number(minDays)} à ${count(maxDays, 'jour', 'jours')}`

/** A delivery method in words. */
export const methodWords = {
  days: daysOf,
  cost: ({ price, freeAbove }: Method, money: Money) =>
    price === 0
      ? lineWords.free
      : freeAbove === null
        ? money(price)
        : `Gratuit au-dessus de ${round(money(freeAbove))}, sinon ${money(price)}`,
  /** Where it depends on the city. */
  byCity: (from: string) => `Livraison à partir de ${from}, selon votre ville`,
  /** `Livraison standard en 7 à 15 jours, sans frais au-dessus de 49 $` */
  withCost: (method: Method, money: Money, comma = ' ') =>
    `${method.name} en ${daysOf(method)}${
      method.price > 0 && method.freeAbove === null
        ? `${comma}${money(method.price)}`
        : `, sans frais${method.freeAbove === null ? '' : ` au-dessus de ${round(money(method.freeAbove))}`}`
    }`,
} satisfies Words<typeof english.methodWords>

/** What a search engine shows under the title. */
export const productSummary: typeof english.productSummary = (title, price, lead) =>
  `${title} à ${price}${atShop()}. ${lead}`.slice(0, 200)
