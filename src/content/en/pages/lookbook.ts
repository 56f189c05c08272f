/** Words around looks that are turned like the pages of a magazine. */
export const lookbookWords = {
  pageTitle: (look: string, page: string) => `${look}, ${page}`,
  description: (look: string, shop: string, subtitle: string) =>
    `${look} by ${shop}: ${subtitle.toLowerCase()}.`,
  previous: 'Previous',
  next: 'Next',
  turn: 'Turn the pages',
  place: (place: number, total: number) => `${place} / ${total}`,
  announce: (title: string, place: number, total: number) => `${title}, ${place} of ${total}`,
  shop: 'Shop Collection',
  products: (count: number) => (count === 3 ? 'Three pieces of it' : 'Pieces of it'),
  details: 'View Details',
  quick: 'Quick Shop',
  looks: 'All looks',
} as const
