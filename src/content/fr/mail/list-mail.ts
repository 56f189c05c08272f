// Words of the mails to subscribers. Read by the mail function as well, which runs outside of the app: so the imports are
// relative and name their file's ending.
import type * as english from '../../en/mail/list-mail.ts'
import type { Words } from '../../words.ts'
import { count } from '../shared/numbers.ts'
import { atShop } from '../shared/shop-words.ts'

export const listMail = {
  backInStock: {
    subject: (title: string, variant: string) =>
      variant ? `De retour en stock : ${title} (${variant})` : `De retour en stock : ${title}`,
    preview: 'Vous nous aviez demandé de vous prévenir.',
    title: (title: string) => `De retour en stock : ${title}`,
    text: (variant: string) =>
      `Vous nous aviez demandé de vous écrire au retour de cet article${variant && ` (${variant})`}. Le voici, dans la limite du stock : nous ne pouvons pas en mettre de côté.`,
    action: 'Voir l’article',
    reason:
      'Vous n’avez demandé que cet e-mail. Si l’article est de nouveau épuisé à votre passage, refaites la demande sur sa page.',
  },
  flash: {
    subject: (title: string, price: string) => `Les ventes flash ont commencé : ${title} à ${price}`,
    preview: (amount: number, end: string) =>
      `${count(amount, 'prix réduit', 'prix réduits')} jusqu’au ${end}.`,
    title: 'Les ventes flash ont commencé',
    text: (end: string) => `Quelques articles à prix réduit, jusqu’au ${end} ou jusqu’à épuisement du stock.`,
    action: 'Voir toutes les ventes flash',
    reason:
      'Vous avez demandé un e-mail au début des ventes flash. Nous l’envoyons une fois par jour au plus.',
  },
  confirm: {
    get subject() {
      return `Confirmez votre abonnement${atShop()}`
    },
    preview: 'Un clic, et nous vous écrirons.',
    title: 'Un clic pour confirmer',
    lists: new Map([
      ['newsletter', 'Confirmez que vous voulez recevoir notre lettre d’information.'],
      [
        'flash-deals',
        'Confirmez que vous voulez un e-mail au début des ventes flash : une fois par jour au plus.',
      ],
      [
        'vip-club',
        'Confirmez que vous voulez rejoindre le Club VIP : un e-mail au début des ventes flash, une fois par jour au plus.',
      ],
      ['coming-soon', 'Confirmez que vous voulez savoir en premier ce qui arrive bientôt.'],
    ]),
    restock: (product: string) =>
      `Confirmez que vous voulez un e-mail, un seul, au retour en stock de cet article : ${product}.`,
    action: 'Confirmer',
    reason:
      'Vous recevez cet e-mail parce que votre adresse a été saisie sur notre site. Sans votre clic, nous n’envoyons rien. Le lien fonctionne pendant une semaine.',
  },
  newsletter: {
    get subject() {
      return `Votre abonnement est confirmé${atShop()}`
    },
    preview: 'Nouveautés, retours en stock et soldes.',
    title: 'Votre abonnement est confirmé',
    text: 'Nouveautés, retours en stock et bonnes affaires des soldes : vous les découvrez en premier.',
    action: 'Voir les nouveautés',
    reason:
      'Vous recevez cet e-mail parce que votre adresse a été inscrite à notre lettre d’information. Si ce n’était pas vous, désabonnez-vous en un clic.',
  },
  flashWelcome: {
    subject: 'Nous vous annoncerons les prochaines ventes flash',
    preview: 'Une fois par jour au plus.',
    title: 'Nous vous annoncerons les prochaines ventes flash',
    text: 'Quelques articles à prix réduit, jusqu’à la fin du compte à rebours ou du stock. Nous vous écrivons au début de nouvelles ventes, une fois par jour au plus.',
    action: 'Voir les ventes flash du jour',
    reason:
      'Vous recevez cet e-mail parce que votre adresse a été inscrite aux e-mails sur les ventes flash. Si ce n’était pas vous, désabonnez-vous en un clic.',
  },
  vip: {
    subject: 'Bienvenue au Club VIP',
    preview: 'Un e-mail au début des ventes flash.',
    title: 'Bienvenue au Club VIP',
    text: 'Nous vous écrivons au début des ventes flash, une fois par jour au plus. L’adhésion est gratuite, et un clic suffit pour quitter le club.',
    action: 'Voir les offres du jour',
    reason:
      'Vous recevez cet e-mail parce que votre adresse a été inscrite au Club VIP. Si ce n’était pas vous, quittez-le en un clic.',
  },
} as const satisfies Words<typeof english.listMail>
