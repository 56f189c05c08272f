import { storeEditor } from '@/content/admin/store/editor'

const { groups } = storeEditor.kinds

/** The kinds of sections by what they are for, those that most pages use first. */
export const sectionGroups: readonly { name: string; kinds: readonly string[] }[] = [
  { name: groups.opening, kinds: ['hero', 'facts', 'countdown'] },
  {
    name: groups.products,
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
    name: groups.story,
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
    name: groups.help,
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
    name: groups.lists,
    kinds: ['listing', 'department-banner', 'new-arrivals-banner', 'sale-banner'],
  },
]
