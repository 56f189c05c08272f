import type * as english from '../../en/shared/app-errors'
import type { Words } from '../../words'

/** What the frame of the shop says when a page fails, is missing, or the connection is gone. */
export const appErrors = {
  router: {
    title: 'Une erreur inattendue s’est produite',
    text: 'La page a cessé de fonctionner. Votre panier est enregistré. Rechargez-la, ou revenez à l’accueil.',
    reload: 'Recharger',
    home: 'Revenir à l’accueil',
  },
  /** A page that was never opened, while there is certainly no connection. */
  unseen: {
    title: 'Indisponible hors ligne',
    text: 'Vous n’avez pas encore ouvert cette page sur cet appareil. Elle s’affichera dès que vous serez de nouveau en ligne.',
  },
  offlineNotice:
    'Vous êtes hors ligne. Ce que vous avez déjà vu reste affiché, avec les prix de ce moment-là.',
} as const satisfies Words<typeof english.appErrors>
