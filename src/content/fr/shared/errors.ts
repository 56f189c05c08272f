import type * as english from '../../en/shared/errors'
import type { Words } from '../../words'

/** What went wrong, in the shopper's words, by kind of error; and what to do next. */
export const errors = {
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
  forbidden: {
    title: 'Il faut un autre compte',
    text: 'Ce compte ne donne pas accès à cette page. Connectez-vous avec celui qui convient.',
  },
  'not-found': { title: 'Introuvable', text: 'Cela n’existe plus.' },
  conflict: {
    title: 'Modifié entre-temps',
    text: 'Quelqu’un d’autre a fait une modification ici. Vérifiez, puis réessayez.',
  },
  invalid: {
    title: 'Cela n’a pas fonctionné',
    text: 'Vérifiez votre saisie, puis réessayez.',
  },
  'rate-limited': { title: 'Trop de tentatives', text: 'Attendez quelques minutes, puis réessayez.' },
  closed: {
    title: 'Les commandes sont suspendues pour le moment',
    text: 'Nous travaillons sur la boutique. Votre panier est enregistré ; revenez bientôt.',
  },
  unknown: {
    title: 'Une erreur s’est produite',
    text: 'Réessayez. Si cela continue, contactez-nous.',
  },
} as const satisfies Words<typeof english.errors>
