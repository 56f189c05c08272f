import type * as english from '../../en/shared/asking'
import type { Words } from '../../words'

/** What a row of products asks in the cells that they leave, where its owner wrote nothing. */
export const askingWords = {
  title: 'هل تبحث عن شيء آخر؟',
  text: 'أخبرنا بما يدور في ذهنك.',
  button: 'راسلنا',
} as const satisfies Words<typeof english.askingWords>
