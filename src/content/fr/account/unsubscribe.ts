import type * as english from '../../en/account/unsubscribe'
import type { Words } from '../../words'
import { writeToUs } from '../shared/shop-words'

const lists: Readonly<Record<string, (email: string) => string>> = {
  newsletter: (email: string) => `${email} ne recevra plus notre lettre d’information.`,
  deals: (email: string) => `${email} ne recevra plus nos e-mails sur les offres.`,
  'coming-soon': (email: string) => `${email} ne recevra plus nos e-mails sur ce qui arrive bientôt.`,
  'back-in-stock': (email: string) => `${email} ne recevra plus nos e-mails de retour en stock.`,
  reminders: (email: string) => `${email} ne recevra plus de questions sur ses achats. C’est définitif.`,
}

/** Words of the page that ends a subscription, where a mail's link leads. */
export const unsubscribeWords = {
  documentTitle: 'Se désabonner',
  title: 'Ne plus recevoir ces e-mails ?',
  text: 'Confirmez pour ne plus recevoir ce type d’e-mails. Vous recevrez toujours ceux qui concernent vos commandes.',
  button: 'Se désabonner',
  busy: 'Désabonnement…',
  done: {
    title: 'C’est fait',
    lists,
    all: (email: string) => `${email} ne recevra plus que les e-mails sur les commandes.`,
    more: 'Ne plus recevoir les autres e-mails non plus',
  },
  unknown: {
    title: 'Ce lien ne mène nulle part',
    get text() {
      return `Il est peut-être incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou ${writeToUs()}.`
    },
  },
  home: 'Aller à la boutique',
} as const satisfies Words<typeof english.unsubscribeWords>
