/** The kinds of sections by what they are for, those that most pages use first. */
export const sectionGroups: readonly { name: string; kinds: readonly string[] }[] = [
  { name: 'Opening', kinds: ['hero', 'facts', 'countdown'] },
  {
    name: 'Products',
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
    name: 'Your story',
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
    name: 'Help',
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
    name: 'Pages of lists',
    kinds: ['listing', 'department-banner', 'new-arrivals-banner', 'sale-banner'],
  },
]
