import type * as english from '../../../en/admin/store/section-groups'

/** The kinds of sections by what they are for, those that most pages use first. */
export const sectionGroups: typeof english.sectionGroups = [
  { name: 'بداية الصفحة', kinds: ['hero', 'facts', 'countdown'] },
  {
    name: 'المنتجات',
    kinds: [
      'product-row',
      'tiles',
      'collections-grid',
      'flash-sale',
      'daily-deals',
      'deals-banner',
      'club',
      'look',
    ],
  },
  {
    name: 'قصتك',
    kinds: [
      'picture-text',
      'rich-text',
      'gallery',
      'quote',
      'newsletter',
      'film',
      'steps',
      'promises',
      'benefits',
      'figures',
      'coming-soon',
      'spacer',
    ],
  },
  {
    name: 'المساعدة',
    kinds: [
      'questions',
      'map',
      'table',
      'help-links',
      'contact',
      'size-chart',
      'help-search',
      'policy',
      'seller-form',
    ],
  },
  {
    name: 'صفحات القوائم',
    kinds: ['listing', 'department-banner', 'new-arrivals-banner', 'sale-banner'],
  },
]
