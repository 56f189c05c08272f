import type * as english from '../../../../en/admin/store/sections/flash-sale'
import type { Words } from '../../../../words'

export const words = {
  name: 'Vente flash',
  hint: 'Des articles avec le compte à rebours de la vente flash',
  fields: {
    title: { name: 'Titre' },
    products: { name: 'Articles', hint: 'Ceux qui ont un prix flash l’affichent tant qu’elle dure.' },
  },
} as const satisfies Words<typeof english.words>
