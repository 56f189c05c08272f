import type * as english from '../../../en/admin/store/section-groups'

/** The kinds of sections by what they are for, those that most pages use first. */
export const sectionGroups: typeof english.sectionGroups = [
  { name: 'Haut de page', kinds: ['hero', 'facts', 'countdown'] },
  {
    name: 'Articles',
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
    name: 'Votre histoire',
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
    name: 'Aide',
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
    name: 'Pages de liste',
    kinds: ['listing', 'department-banner', 'new-arrivals-banner', 'sale-banner'],
  },
]
