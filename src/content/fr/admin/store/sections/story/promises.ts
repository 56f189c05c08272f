import type * as english from '../../../../../en/admin/store/sections/story/promises'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Promesses',
  hint: 'Ce à quoi vous vous engagez, en quelques lignes chacune',
  fields: {
    title: { name: 'Titre' },
    items: { name: 'Promesses', hint: 'Une promesse sans titre n’est pas affichée.' },
    'items.title': { name: 'Titre' },
    'items.text': { name: 'Texte' },
  },
} as const satisfies Words<typeof english.words>
