import type * as english from '../../en/pages/help'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

/** What the software says around the search of all help. */
export const helpWords = {
  /** Words of a question that tell nothing of what it is about. */
  fillers:
    'أ إلى أن أنا أين إذا إن التي الذي الى ان انا او أو أي بعد به بها بي تم ثم حتى عن على عند عندي في فيه فيها قد كان كل كيف لا لم لماذا له لها لي ما ماذا متى من منه منها مع هذا هذه هل هو هي و يا يمكن يمكنني',
  search: 'البحث في المساعدة',
  hint: 'تتبع، استرداد، مقاس، إلغاء…',
  clear: 'مسح البحث',
  results: (query: string) => `أجوبة عن «${query}»`,
  found: (amount: number, query: string) =>
    amount === 0
      ? `لا نتائج عن «${query}»`
      : `${count(amount, { one: 'جواب واحد', two: 'جوابان', few: 'أجوبة', many: 'جوابًا', other: 'جواب' })} عن «${query}»`,
  none: {
    title: (query: string) => `لا نتائج عن «${query}»`,
    text: 'جرّب كلمة واحدة بسيطة، مثل استرداد أو مقاس، أو راسلنا.',
    ask: 'تواصل معنا',
  },
  contact: {
    title: 'تحدث إلينا',
    form: 'أو راسلنا من هنا',
  },
  /** What search finds of pages that are no questions. */
  pages: {
    contact: {
      text: (email: string | null) =>
        `كل طرق التواصل معنا وأوقاتها.${email === null ? '' : ` بالبريد الإلكتروني: ${email}.`}`,
      words: 'زبون زبائن خدمة دعم اتصال مكالمة هاتف رقم كتابة مراسلة شخص عنوان أوقات ساعات شكوى شكاية دردشة',
    },
    sizes: 'مقاس مقاسات قياس جدول صغير كبير ضيق واسع صدر خصر ورك أرداف سنتيمتر بوصة حذاء أحذية eu uk us',
  },
} as const satisfies Words<typeof english.helpWords>
