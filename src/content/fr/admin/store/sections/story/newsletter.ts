import type * as english from '../../../../../en/admin/store/sections/story/newsletter'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Lettre d’information',
  hint: 'Un champ où l’on laisse son adresse',
  fields: {
    title: { name: 'Titre' },
    text: { name: 'Texte' },
    button: { name: 'Bouton' },
    ground: {
      name: 'Fond',
      options: { tint: 'Teinte discrète', plain: 'Celui de la page', band: 'Couleur de la marque' },
    },
    picture: { name: 'Image', hint: 'À côté du texte.' },
  },
} as const satisfies Words<typeof english.words>
