import type * as english from '../../en/catalogue/sale'
import type { Words } from '../../words'

/** What the banner of a sale says of it. */
export const saleWords = {
  upTo: (percent: number) => `Jusqu’à ${percent} % de moins qu’avant.`,
  plain: 'Ici, tout coûte moins cher qu’avant.',
  endsIn: 'Les prix flash se terminent dans',
  startsIn: 'Les prochains prix flash commencent dans',
  search: 'Rechercher dans les soldes',
  submit: 'Rechercher',
} as const satisfies Words<typeof english.saleWords>
