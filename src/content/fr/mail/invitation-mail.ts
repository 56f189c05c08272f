import type * as english from '../../en/mail/invitation-mail.ts'
import type { Words } from '../../words.ts'
import { shopName } from '../shared/shop-words.ts'

/** Words of the mail that invites to the admin. */
export const invitationMail = {
  get subject() {
    return `Gérez ${shopName()} avec nous`
  },
  preview: 'L’invitation est valable sept jours.',
  get title() {
    return `Une invitation à gérer ${shopName()}`
  },
  text: (by: string) =>
    `${by} vous ouvre l’administration pour gérer ${shopName()} : commandes, articles et réglages.`,
  how: 'Connectez-vous avec cette adresse e-mail, ou créez un compte avec elle, puis ouvrez de nouveau ce lien. L’invitation est valable sept jours.',
  action: 'Ouvrir l’administration',
  reason:
    'Vous recevez cet e-mail parce qu’un administrateur de la boutique a saisi votre adresse. Si vous ne le connaissez pas, ignorez-le.',
} as const satisfies Words<typeof english.invitationMail>
