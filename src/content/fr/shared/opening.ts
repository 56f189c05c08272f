import type * as english from '../../en/shared/opening'
import type { Words } from '../../words'

/** What visitors read while nothing is for sale yet. */
export const openingWords = {
  title: 'Ouverture prochaine',
  text: 'Rien n’est encore en vente ici. Laissez votre e-mail : nous vous préviendrons dès l’ouverture.',
  unnamed: 'Une nouvelle boutique',
  subscribe: 'Me prévenir',
  done: (email: string) => `Merci. Nous écrirons à ${email} à l’ouverture de la boutique.`,
  contact: 'Nous écrire',
} as const satisfies Words<typeof english.openingWords>
