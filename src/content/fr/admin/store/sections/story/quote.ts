import type * as english from '../../../../../en/admin/store/sections/story/quote'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Un vrai avis',
  hint: 'Ce qu’un client a écrit sur l’un de vos articles',
  fields: {
    review: {
      name: 'Avis',
      hint: 'Le texte, les étoiles et le nom sont ceux du client. Dès que vous masquez ou supprimez l’avis, la section n’affiche rien.',
    },
    ground: {
      name: 'Fond',
      options: { plain: 'Celui de la page', tint: 'Teinte discrète', band: 'Couleur de la marque' },
    },
  },
} as const satisfies Words<typeof english.words>
