/** The curated collections that a poster was drawn for: it stands for them until the owner gives a picture. */
const posterCollections = [
  'summer-vibes',
  'urban-edge',
  'boho-chic',
  'formal-elegance',
  'vintage-revival',
  'minimalist-modern',
] as const

export const hasPoster = (slug: string) => posterCollections.some((each) => each === slug)
