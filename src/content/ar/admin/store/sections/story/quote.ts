import type * as english from '../../../../../en/admin/store/sections/story/quote'
import type { Words } from '../../../../../words'

export const words = {
  name: 'تقييم حقيقي',
  hint: 'ما كتبه زبون عن أحد منتجاتك',
  fields: {
    review: {
      name: 'التقييم',
      hint: 'الكلمات والنجوم والاسم للزبون نفسه. إن أخفيت التقييم أو حذفته، لا يعرض المقطع شيئًا.',
    },
    ground: {
      name: 'الخلفية',
      options: { plain: 'لون الصفحة', tint: 'لون هادئ', band: 'لون الهوية' },
    },
  },
} as const satisfies Words<typeof english.words>
