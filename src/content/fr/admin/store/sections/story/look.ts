import type * as english from '../../../../../en/admin/store/sections/story/look'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Tenue',
  hint: 'Une double page de magazine avec jusqu’à trois articles',
  fields: {
    title: { name: 'Titre' },
    subtitle: { name: 'Ligne sous le titre' },
    text: { name: 'Texte' },
    picture: { name: 'Image' },
    ground: { name: 'Fond', options: { mint: 'Menthe', slate: 'Ardoise', linen: 'Lin' } },
    collection: { name: 'Collection', hint: 'Où mène la tenue.' },
    products: { name: 'Articles', hint: 'Les trois premiers sont affichés.' },
  },
} as const satisfies Words<typeof english.words>
