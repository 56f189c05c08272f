import type * as english from '../../../en/admin/orders/order-review'
import type { Words } from '../../../words'

export const adminOrderReview = {
  title: 'Avis',
  action: 'Créer un lien à envoyer',
  busy: 'Création…',
  whatsApp: 'Envoyer par WhatsApp',
  once: 'Le lien n’est affiché que cette fois. Il fonctionne quatre-vingt-dix jours, pour cette commande seulement.',
  failed: 'Le lien n’a pas pu être créé. Rechargez la commande.',
  asked: {
    mail: (day: string) => `Demandé par e-mail : ${day}.`,
    link: (day: string) => `Lien créé : ${day}.`,
  },
} as const satisfies Words<typeof english.adminOrderReview>
