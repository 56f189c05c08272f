/** The curated collections that a poster was drawn for: it stands for them until the owner gives a picture. */
const drawnCollections = [
  'summer-vibes',
  'urban-edge',
  'boho-chic',
  'formal-elegance',
  'vintage-revival',
  'minimalist-modern',
] as const

export const isDrawn = (slug: string) => drawnCollections.some((each) => each === slug)
