import type * as english from '../../en/account/subscribe'
import type { Words } from '../../words'

/** Words of the field that takes an email address for a topic, wherever it stands. */
export const subscribeWords = {
  label: 'Adresse e-mail',
  /** The label of the hidden field that catches bots. */
  honeypot: 'Laisser ce champ vide',
  sending: 'Enregistrement…',
  /** Shown when the address has to be confirmed first. */
  sent: (email: string) => `C’est presque fait. Pour confirmer, ouvrez le lien envoyé à ${email}.`,
  as: (email: string) => `Nous écrirons à ${email}.`,
  problems: {
    required: 'Indiquez d’abord votre adresse e-mail.',
    email: 'Indiquez une adresse e-mail valide, comme nom@example.com.',
  },
} as const satisfies Words<typeof english.subscribeWords>
