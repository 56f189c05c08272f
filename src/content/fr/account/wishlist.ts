import { orderLimits, wishlistLimits } from '@/config/page-limits'
import type * as english from '../../en/account/wishlist'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

const items = (amount: number) => count(amount, 'article', 'articles')
const ofName = (name: string) => (/^[aeiouàâäéèêëîïôöùûüœ]/i.test(name) ? `d’${name}` : `de ${name}`)

export const wishlistWords = {
  title: 'Liste d’envies',
  text: 'Enregistrée dans ce navigateur. Rien n’est réservé ; les prix et le stock sont ceux du moment.',
  memberText:
    'Enregistrée dans votre compte, sur tous vos appareils. Rien n’est réservé ; les prix et le stock sont ceux du moment.',
  count: items,
  marks: (cheaper: number, back: number) =>
    [
      cheaper > 0 &&
        `${items(cheaper)} ${cheaper < 2 ? 'moins cher que lors de son' : 'moins chers que lors de leur'} ajout`,
      back > 0 && `${items(back)} de retour en stock`,
    ]
      .filter(Boolean)
      .join(', '),
  was: (price: string) => `Baisse de prix : ${price} lors de l’ajout`,
  back: 'De retour en stock',
  remove: (title: string) => `Retirer ${title}`,
  removed: { title: 'Retiré de la liste d’envies', undo: 'Annuler' },
  failed: {
    title: 'La liste d’envies n’a pas changé',
    description: 'Elle est restée telle quelle. Réessayez.',
  },
  full: {
    title: 'La liste d’envies est pleine',
    description: `Elle contient au plus ${items(orderLimits.wishes)}. Retirez-en un pour en ajouter un autre.`,
  },
  gone: (amount: number) =>
    amount < 2
      ? 'Un article de votre liste n’est plus dans la boutique.'
      : `${items(amount)} de votre liste ne sont plus dans la boutique.`,
  unseen: (amount: number) =>
    amount < 2
      ? 'Un article ne peut pas s’afficher hors ligne. Il apparaîtra au retour de la connexion.'
      : `${items(amount)} de votre liste n’ont pas encore été vus sur cet appareil. Ils apparaîtront au retour de la connexion.`,
  dropGone: 'Retirer de la liste',
  empty: {
    title: 'Votre liste d’envies est encore vide',
    text: 'Touchez le cœur d’un article qui vous plaît pour le retrouver ici.',
    action: 'Voir les nouveautés',
    second: 'Parcourir les collections',
  },
} as const satisfies Words<typeof english.wishlistWords>

/** A list passed on by link. */
export const sharedListWords = {
  open: 'Partager la liste',
  title: 'Partager votre liste d’envies',
  text: 'Toute personne qui a le lien voit ces articles, et rien de vous à part le nom indiqué ici.',
  most: (total: number) =>
    `Le lien contient les ${count(wishlistLimits.shared, 'article le plus récent', 'articles les plus récents')} sur ${number(total)}.`,
  name: 'Votre nom',
  optional: 'facultatif',
  share: 'Partager',
  copy: 'Copier le lien',
  cancel: 'Annuler',
  copied: { title: 'Lien copié', text: 'Collez-le où vous voulez.' },
  failed: { title: 'Le lien n’a pas pu être copié', text: 'Votre navigateur ne l’a pas permis. Réessayez.' },
  heading: (name: string) => (name ? `Liste d’envies ${ofName(name)}` : 'Une liste d’envies partagée'),
  lead: 'Partagée avec vous par un lien. Les prix et le stock sont ceux du moment.',
  own: 'Aller à votre liste d’envies',
  gone: (amount: number) =>
    amount < 2
      ? 'Un article n’est plus dans la boutique.'
      : `${items(amount)} ne sont plus dans la boutique.`,
  empty: {
    title: 'Cette liste est vide',
    text: 'Ses articles ne sont plus disponibles, ou le lien est incomplet. Demandez-le de nouveau.',
  },
} as const satisfies Words<typeof english.sharedListWords>
