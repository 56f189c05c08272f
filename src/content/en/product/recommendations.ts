/** Words of the rows of recommended products. */
export const recommendationWords = {
  together: { title: 'Often bought together' },
  recentlyViewed: {
    title: 'Recently viewed',
    clear: 'Clear',
    clearLabel: 'Clear recently viewed',
    cleared: 'Recently viewed cleared',
    undo: 'Undo',
  },
  back: (title: string) => `${title}: back`,
  on: (title: string) => `${title}: further`,
  failed: 'These could not be loaded.',
} as const
