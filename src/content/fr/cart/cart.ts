import { type Country, countryName } from '@/domain/delivery/country'
import type * as english from '../../en/cart/cart'
import type { Words } from '../../words'
import { common } from '../shared/common'
import { currencyNames } from '../shared/currency'
import { lineWords } from '../shared/line-words'
import { count, number } from '../shared/numbers'

const items = (amount: number) => count(amount, 'article', 'articles')

export const cart = {
  title: 'Votre panier',
  items,
  empty: {
    title: 'Votre panier est vide',
    text: 'Les articles que vous ajoutez restent ici pour votre prochaine visite.',
    saved: 'Ces articles sont toujours gardés pour plus tard.',
    action: lineWords.keepShopping,
    deals: 'Voir les ventes flash',
  },
  lines: 'Articles de votre panier',
  summary: 'Récapitulatif',
  subtotal: 'Sous-total',
  shipping: 'Livraison',
  /** A discount that makes it free. */
  shippingWith: (name: string | undefined) => (name ? `Livraison (${name})` : 'Livraison'),
  total: 'Total',
  freeAt: (amount: string) => `Plus que ${amount} avant la livraison gratuite`,
  freeReached: 'Votre livraison est gratuite',
  progress: 'Progression vers la livraison gratuite',
  checkout: 'Finaliser la commande',
  checkoutBlocked: 'Corriger d’abord les articles signalés',
  keepShopping: lineWords.keepShopping,
  remove: 'Retirer',
  removeItem: (title: string) => `Retirer ${title}`,
  quantityOf: (title: string) => `Quantité : ${title}`,
  removed: (title: string) => `Retiré du panier : ${title}`,
  view: 'Voir le panier',
  atCheckout: 'Vous choisirez la livraison à la commande.',
  unserved: (country: Country) => `${countryName(country)} : nous n’y livrons pas encore.`,
  allThereIs: (amount: number) =>
    amount < 2 ? 'Un seul en stock.' : `Seulement ${number(amount)} en stock.`,
  mostOfOne: (amount: number) => `Pas plus de ${number(amount)} par commande.`,
  undo: 'Annuler',
  each: (price: string) => `${price} l’unité`,
  priceUp: (from: string, to: string) =>
    `Le prix est maintenant de ${to}. Il était de ${from} lors de l’ajout.`,
  priceDown: (from: string, to: string) => `Bonne nouvelle : le prix est passé de ${from} à ${to}.`,
  dealEndsIn: 'Prix de l’offre, fin dans',
  dealEnded: (from: string, to: string) =>
    `L’offre est terminée. Le prix est maintenant de ${to}. Il était de ${from} lors de l’ajout.`,
  renamed: (was: string, now: string) => `${was} s’appelle maintenant ${now}. C’est le même article.`,
  gone: 'Plus disponible.',
  soldOut: 'Épuisé.',
  fewer: (available: number) =>
    available < 2 ? 'Il n’en reste qu’un.' : `Il n’en reste que ${number(available)}.`,
  takeFewer: (available: number) => `Passer à ${number(available)}`,
  unchecked: 'Impossible de vérifier les prix et le stock. Ils le seront à la commande.',
  charged: (amount: string, currency: string) =>
    `Le montant débité sera de ${amount}, en ${currencyNames(currency)}.`,
} as const satisfies Words<typeof english.cart>

/** Items saved for later, listed below the cart. */
export const savedWords = {
  title: 'Gardé pour plus tard',
  count: items,
  text: 'Enregistré dans ce navigateur. Les articles ne sont pas réservés ; les prix et le stock peuvent changer.',
  save: 'Garder pour plus tard',
  saveItem: (title: string) => `Garder pour plus tard : ${title}`,
  saved: (title: string) => `Gardé pour plus tard : ${title}`,
  toCart: 'Mettre au panier',
  toCartItem: (title: string) => `Mettre au panier : ${title}`,
  moved: (title: string) => `Mis au panier : ${title}`,
  fewerMoved: (available: number) =>
    `${available < 2 ? 'Il n’en reste qu’un' : `Il n’en reste que ${number(available)}`} ; votre panier a été mis à jour.`,
  noneMoved: 'Votre panier contient déjà tout ce qui reste',
  quantity: (amount: number) => `Quantité : ${number(amount)}`,
  notifyMe: common.notifyMe,
  notifyItem: (title: string) => `${common.notifyMe} : ${title}`,
  whenBack: 'Indiquez votre e-mail : nous vous préviendrons de son retour en stock.',
  emailFor: (title: string) => `E-mail pour ${title}`,
  noted: (title: string) => `C’est noté. Un seul e-mail vous préviendra du retour en stock : ${title}.`,
  was: (price: string) => `Son prix était de ${price} quand vous l’avez gardé.`,
  full: (lines: number) => ({
    title: 'Votre liste est pleine',
    text: `Vous pouvez garder ${items(lines)} au plus. Mettez-en un au panier ou retirez-en un d’abord.`,
  }),
} as const satisfies Words<typeof english.savedWords>
