import type * as english from '../../en/product/quick-add'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

/** Words of adding to the cart from a card. */
export const quickAddWords = {
  choose: (title: string) => `Choisir : ${title}`,
  size: 'Taille',
  color: 'Couleur',
  soldOut: 'épuisé',
  soldOutSize: (size: string) => (size === '' ? 'Cet article est épuisé.' : `${size} : épuisé.`),
  whenBack: 'Indiquez votre e-mail : nous vous préviendrons de son retour en stock.',
  notifyMe: 'Me prévenir',
  emailFor: (variant: string) => (variant ? `E-mail pour : ${variant}` : 'E-mail pour cet article'),
  noted: (variant: string) =>
    `C’est noté${variant && ` pour : ${variant}`}. Nous vous écrirons au retour en stock, et seulement à ce moment-là.`,
  variant: (size: string, color: string) => [size, color].filter(Boolean).join(', '),
  allInCart: (amount: number) =>
    amount < 2
      ? 'Le dernier est déjà dans votre panier'
      : `Les ${number(amount)} derniers sont déjà dans votre panier`,
} as const satisfies Words<typeof english.quickAddWords>

/** Words of the toasts after adding to the cart. */
export const addToCartWords = {
  addedToast: { title: 'Ajouté au panier !', text: (title: string) => `${title} est dans votre panier.` },
  cartFull: (lines: number) => ({
    title: 'Le panier est plein',
    text: `Il peut contenir ${count(lines, 'article différent', 'articles différents')}. Commandez d’abord, ou retirez-en un.`,
  }),
} as const satisfies Words<typeof english.addToCartWords>
