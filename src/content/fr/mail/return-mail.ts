// Words of the mails about returns. The mail function reads it as well, so imports name their file's ending.
import type * as english from '../../en/mail/return-mail.ts'
import type { Words } from '../../words.ts'
import { returnTime } from '../shared/shop-words.ts'

/** Mails about a return of an order's items. */
export const returnMail = {
  requested: {
    subject: (number: string) => `Nous avons reçu votre demande de retour ${number}`,
    preview: 'Nous vous expliquerons par e-mail comment renvoyer les articles.',
    title: 'Nous avons reçu votre demande de retour',
    text: 'Nous l’étudions et vous expliquerons par e-mail comment renvoyer les articles. Gardez-les jusque-là.',
  },
  approved: {
    subject: (number: string) => `Comment renvoyer les articles de votre retour ${number}`,
    preview: 'Votre retour est accepté.',
    title: 'Votre retour est accepté',
    text: 'Renvoyez les articles comme indiqué ici. Nous vous écrirons à leur arrivée.',
    answer: 'Comment renvoyer',
  },
  declined: {
    subject: (number: string) => `Au sujet de votre demande de retour ${number}`,
    preview: 'Nous ne pouvons pas reprendre ces articles.',
    title: 'Nous ne pouvons pas reprendre ces articles',
    text: 'Nous avons étudié votre demande et ne pouvons pas l’accepter. Si vous n’êtes pas d’accord, répondez à cet e-mail.',
    answer: 'Pourquoi',
  },
  received: {
    subject: (number: string) => `Votre retour ${number} est arrivé`,
    preview: 'Votre remboursement suit.',
    title: 'Votre retour est arrivé',
    text: 'Nous examinons les articles, puis nous vous remboursons. Un e-mail vous préviendra de l’envoi du remboursement.',
    exchangePreview: 'Votre échange suit.',
    exchangeText:
      'Nous examinons les articles, puis nous vous envoyons ceux que vous avez demandés en échange.',
    answer: '',
  },
  exchanged: {
    subject: (number: string) => `Votre échange : retour ${number}`,
    preview: 'Nous vous envoyons ce que vous avez demandé en échange.',
    title: 'Votre échange est en préparation',
    text: 'Nous avons examiné vos articles et vous envoyons ceux que vous avez demandés en échange, dans une commande à part.',
    answer: '',
    due: (amount: string) => `Préparez ${amount} : c’est la différence de prix.`,
    order: 'Nouvelle commande',
  },
  closed: {
    subject: (number: string) => `Votre retour ${number} est clos`,
    preview: 'Votre retour est clos sans remboursement.',
    title: 'Votre retour est clos',
    text: 'Ce retour est clos sans remboursement.',
    answer: 'Message de la boutique',
  },
  number: 'Numéro de retour',
  order: 'Numéro de commande',
  items: 'Articles',
  /** Of the fact that names what is wanted instead. */
  instead: 'En échange',
  follow: 'Suivre votre commande',
  reason: (number: string) => {
    const time = returnTime()
    const until =
      time === null ? '' : ` Les articles peuvent être retournés pendant ${time} après la livraison.`
    return `Vous recevez cet e-mail parce qu’un retour a été demandé pour la commande ${number}.${until}`
  },
} as const satisfies Words<typeof english.returnMail>
