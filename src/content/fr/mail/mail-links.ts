import type * as english from '../../en/mail/mail-links'
import type { Words } from '../../words'
import { writeToUs } from '../shared/shop-words'

const unknown = {
  title: 'Ce lien ne fonctionne plus',
  get text() {
    return `Il est peut-être incomplet, ou il date de plus d’une semaine. Ouvrez-le de nouveau depuis l’e-mail, ou ${writeToUs()}.`
  },
}

const begun: Readonly<Record<string, string>> = {
  newsletter:
    'La lettre d’information paraît une fois par semaine. Chaque numéro contient un lien pour se désabonner.',
  'flash-deals': 'Nous vous écrivons au début des ventes flash, une fois par jour au plus.',
  'vip-club':
    'Bienvenue au Club VIP. Nous vous écrivons au début des ventes flash, une fois par jour au plus.',
  'coming-soon': 'Vous saurez en premier ce qui arrive bientôt.',
  'back-in-stock': 'Nous vous écrivons une seule fois, au retour de l’article.',
}

/** Words of the pages behind a mail's links that confirm an address, or end all mail to it. */
export const mailLinkWords = {
  confirm: {
    documentTitle: 'Confirmer votre adresse e-mail',
    title: 'Cette adresse e-mail est-elle la vôtre ?',
    text: 'Confirmez-la en un clic. Si vous n’avez rien demandé, fermez cette page, et rien ne se passera.',
    button: 'Confirmer',
    busy: 'Confirmation…',
    done: {
      title: 'Adresse confirmée',
      text: (email: string) => `Nous pouvons maintenant écrire à ${email}.`,
      topics: begun,
    },
    unknown,
  },
  stop: {
    documentTitle: 'Ne plus recevoir d’e-mails',
    title: 'Ce n’était pas vous ?',
    text: 'Quelqu’un a peut-être saisi votre adresse par erreur. Si vous le demandez, nous n’enverrons plus rien à cette adresse.',
    button: 'Ne plus recevoir d’e-mails',
    busy: 'Enregistrement…',
    done: {
      title: 'C’est fait',
      text: (email: string) => `Nous n’enverrons plus rien à ${email}.`,
      undo: 'Annuler',
      undone: (email: string) => `Nous pouvons de nouveau écrire à ${email}.`,
      member: (email: string) =>
        `${email} est l’adresse d’un compte ici. Connectez-vous et choisissez vos e-mails dans les réglages, ou ${writeToUs()}.`,
    },
    unknown,
  },
  home: 'Aller à la boutique',
} as const satisfies Words<typeof english.mailLinkWords>
