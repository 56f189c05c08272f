import type * as english from '../../../../en/admin/store/sections/daily-deals'
import type { Words } from '../../../../words'

export const words = {
  name: 'Offres du jour',
  hint: 'Un bandeau avec la plus forte remise du jour',
  fields: {
    title: { name: 'Titre' },
    button: { name: 'Bouton' },
    picture: { name: 'Image' },
  },
} as const satisfies Words<typeof english.words>
