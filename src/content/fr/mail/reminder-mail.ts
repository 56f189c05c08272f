// Words of the mail about a checkout that was left. The mail function reads it as well, so imports name their file's ending.
import type * as english from '../../en/mail/reminder-mail.ts'
import type { Words } from '../../words.ts'
import { atShop } from '../shared/shop-words.ts'

export const reminderMail = {
  get subject() {
    return `Votre panier${atShop()}`
  },
  preview: 'Un clic suffit pour le retrouver.',
  title: 'Votre panier est toujours là',
  text: 'Vous nous avez demandé un rappel. Retrouvez votre panier en un clic, sur n’importe quel appareil ; rien n’est mis de côté, et les prix sont ceux d’aujourd’hui.',
  action: 'Retrouver mon panier',
  reason:
    'Vous recevez cet e-mail parce que vous avez coché, au moment de commander, que vous vouliez un rappel. Il n’y en aura pas d’autre.',
} as const satisfies Words<typeof english.reminderMail>
