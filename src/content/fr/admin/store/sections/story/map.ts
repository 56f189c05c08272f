import type * as english from '../../../../../en/admin/store/sections/story/map'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Où nous trouver',
  hint: 'Une image du plan, l’itinéraire, un lien',
  fields: {
    title: { name: 'Titre' },
    text: { name: 'Texte', hint: 'L’itinéraire et vos horaires ; chaque ligne est un paragraphe.' },
    picture: { name: 'Image du plan', hint: 'Rien n’est chargé depuis un site de cartes.' },
    to: { name: 'Lien vers', hint: 'Votre adresse sur un site de cartes.' },
    button: { name: 'Bouton' },
  },
} as const satisfies Words<typeof english.words>
