import type * as english from '../../en/shared/asking'
import type { Words } from '../../words'

/** What a row of products asks in the cells that they leave, where its owner wrote nothing. */
export const askingWords = {
  title: 'Vous cherchez autre chose ?',
  text: 'Dites-nous ce que vous avez en tête.',
  button: 'Nous écrire',
} as const satisfies Words<typeof english.askingWords>
