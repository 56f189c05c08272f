import type * as english from '../../../../../en/admin/store/sections/help/help-search'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Recherche dans l’aide',
  hint: 'Pour la page Aide : trouve des réponses dans toutes les questions et politiques',
  fields: {
    title: { name: 'Titre', hint: 'Vide : le titre de la page.' },
    text: { name: 'Texte' },
  },
} as const satisfies Words<typeof english.words>
