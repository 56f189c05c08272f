import type * as english from '../../en/product/recommendations'
import type { Words } from '../../words'

/** Words of the rows of recommended products. */
export const recommendationWords = {
  together: { title: 'غالبًا ما تُشترى معًا' },
  recentlyViewed: {
    title: 'شاهدته مؤخرًا',
    clear: 'مسح',
    clearLabel: 'مسح «شاهدته مؤخرًا»',
    cleared: 'تم مسح ما شاهدته مؤخرًا',
    undo: 'تراجع',
  },
  back: (title: string) => `${title}: السابق`,
  on: (title: string) => `${title}: التالي`,
  failed: 'تعذر تحميل هذه المنتجات.',
} as const satisfies Words<typeof english.recommendationWords>
