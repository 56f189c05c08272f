import type * as english from '../../../../../en/admin/store/sections/help/size-chart'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Tableaux des tailles',
  hint: 'Pour la page Guide des tailles : vos tableaux, en centimètres et en pouces',
  fields: {
    title: { name: 'Titre' },
    text: { name: 'Texte' },
  },
} as const satisfies Words<typeof english.words>
