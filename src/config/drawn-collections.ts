/** The curated collections that a poster was drawn for: it stands for them until the owner gives a picture. */
export const drawnCollections: readonly string[] = [
  'summer-vibes',
  'urban-edge',
  'boho-chic',
  'formal-elegance',
  'vintage-revival',
  'minimalist-modern',
]
