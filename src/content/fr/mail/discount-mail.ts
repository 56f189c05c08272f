// Words of the mails about discounts for new customers and students. Read by the mail function as well, which runs
// outside of the app: so the imports are relative and name their file's ending.
import type * as english from '../../en/mail/discount-mail.ts'
import type { Words } from '../../words.ts'
import { atShop } from '../shared/shop-words.ts'

const spaced = (percent: string) => percent.replace(/\s*%/, ' %')

/** These mails contain no typed text, because anyone can type another person's address. */
export const discountMail = {
  welcome: {
    subject: (percent: string) => `${spaced(percent)} de remise${atShop()} : confirmez votre adresse`,
    preview: 'Un clic, et le code est à vous.',
    title: (percent: string) => `${spaced(percent)} de remise sur votre première commande`,
    text: (percent: string) =>
      `Confirmez que cette adresse est la vôtre, et vous recevez un code de ${spaced(percent)} de remise sur votre première commande. Il est valable 30 jours.`,
    once: 'Le code fonctionne une seule fois, avec cette adresse e-mail.',
    action: 'Obtenir mon code',
    reason: 'Vous recevez cet e-mail parce que la remise de bienvenue a été demandée avec votre adresse.',
  },
  studentConfirm: {
    get subject() {
      return `Confirmez votre demande de remise étudiante${atShop()}`
    },
    preview: 'Un clic, et nous l’étudions.',
    title: 'Confirmez votre adresse e-mail',
    text: 'Confirmez que cette adresse est la vôtre. Nous étudions ensuite votre demande nous-mêmes et répondons en quelques jours.',
    action: 'Confirmer mon adresse',
    reason: 'Vous recevez cet e-mail parce que la remise étudiante a été demandée avec votre adresse.',
  },
  studentCode: {
    subject: (percent: string) => `Votre code étudiant : ${spaced(percent)} de remise${atShop()}`,
    preview: (code: string) => `Votre code est ${code}.`,
    title: (percent: string) => `Votre remise étudiante de ${spaced(percent)}`,
    text: (percent: string, day: string) =>
      `C’est accepté : ce code donne ${spaced(percent)} de remise sur vos commandes jusqu’au ${day}. Saisissez-le dans le panier ou à la commande, avec cette adresse e-mail.`,
    deals: 'Les articles d’une offre en cours restent au prix de l’offre.',
    code: 'Code',
    percent: 'Remise',
    until: 'Valable jusqu’au',
    action: 'Découvrir la boutique',
    reason: 'Vous recevez cet e-mail parce que vous avez demandé la remise étudiante.',
  },
  studentRefused: {
    get subject() {
      return `Votre demande de remise étudiante${atShop()}`
    },
    preview: 'Nous n’avons pas pu la valider cette fois.',
    title: 'Nous n’avons pas pu valider votre demande',
    text: 'Nous avons étudié votre demande, sans pouvoir confirmer que vous faites des études. Si vous avez un autre justificatif, refaites la demande : avec l’adresse e-mail de votre établissement, ou avec la photo d’une carte d’étudiant valable.',
    action: 'Refaire la demande',
    reason: 'Vous recevez cet e-mail parce que vous avez demandé la remise étudiante.',
  },
  notYou: 'Si ce n’était pas vous, vous n’avez rien à faire.',
} as const satisfies Words<typeof english.discountMail>
