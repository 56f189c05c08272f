/** What an owner chooses among; the first of each is a new shop's. */
export const brandChoices = {
  fonts: ['clear', 'classic', 'warm', 'playful', 'plain'],
  corners: ['soft', 'square', 'round'],
  header: ['start', 'center', 'band'],
  ratio: ['4:5', '1:1'],
} as const
