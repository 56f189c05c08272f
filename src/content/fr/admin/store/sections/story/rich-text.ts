import type * as english from '../../../../../en/admin/store/sections/story/rich-text'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Texte',
  hint: 'Des paragraphes, avec un titre et des boutons si vous voulez',
  fields: {
    title: { name: 'Titre' },
    layout: {
      name: 'Disposition',
      options: { column: 'Titre au-dessus du texte', beside: 'Titre à côté d’un grand texte' },
    },
    text: { name: 'Texte' },
    hasAddress: { name: 'Votre adresse postale en dessous', hint: 'Telle que dans vos réglages.' },
    button: { name: 'Bouton' },
    to: { name: 'Lien du bouton' },
    second: { name: 'Deuxième bouton' },
    secondTo: { name: 'Lien du deuxième bouton' },
    ground: {
      name: 'Fond',
      options: { plain: 'Celui de la page', tint: 'Teinte discrète', band: 'Couleur de la marque' },
    },
  },
} as const satisfies Words<typeof english.words>
