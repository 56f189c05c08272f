import type * as english from '../../../../../en/admin/store/sections/story/countdown'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Compte à rebours',
  hint: 'Un décompte jusqu’à un moment précis, puis il disparaît',
  fields: {
    title: { name: 'Titre' },
    text: { name: 'Texte' },
    endsAt: { name: 'Fin', hint: 'À l’heure de votre boutique. Ensuite, la section disparaît.' },
    button: { name: 'Bouton' },
    to: { name: 'Lien du bouton' },
  },
} as const satisfies Words<typeof english.words>
