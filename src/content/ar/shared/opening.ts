import type * as english from '../../en/shared/opening'
import type { Words } from '../../words'

/** What visitors read while nothing is for sale yet. */
export const openingWords = {
  title: 'نفتح قريبًا',
  text: 'لا شيء معروض للبيع هنا بعد. اترك عنوان بريدك، وستكون أول من يعلم حين نفتح.',
  unnamed: 'متجر جديد',
  subscribe: 'أعلمني',
  done: (email: string) => `شكرًا لك. سنراسلك على ${email} حين يفتح المتجر.`,
  contact: 'راسلنا',
} as const satisfies Words<typeof english.openingWords>
