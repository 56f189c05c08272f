import type * as english from '../../en/product/recommendations'
import type { Words } from '../../words'

/** Words of the rows of recommended products. */
export const recommendationWords = {
  together: { title: 'Souvent achetés ensemble' },
  recentlyViewed: {
    title: 'Vus récemment',
    clear: 'Effacer',
    clearLabel: 'Effacer les articles vus récemment',
    cleared: 'Articles vus récemment effacés',
    undo: 'Annuler',
  },
  back: (title: string) => `${title} : précédents`,
  on: (title: string) => `${title} : suivants`,
  failed: 'Ces articles n’ont pas pu être chargés.',
} as const satisfies Words<typeof english.recommendationWords>
