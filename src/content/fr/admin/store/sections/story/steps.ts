import type * as english from '../../../../../en/admin/store/sections/story/steps'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Étapes',
  hint: 'Comment quelque chose se passe, en étapes numérotées',
  fields: {
    title: { name: 'Titre' },
    items: { name: 'Étapes', hint: 'Une étape sans titre n’est pas affichée.' },
    'items.title': { name: 'Titre' },
    'items.text': { name: 'Texte' },
    words: {
      name: 'Trouvée aussi par',
      hint: 'Les mots par lesquels la recherche de l’aide trouve cette page, séparés par des espaces.',
    },
  },
} as const satisfies Words<typeof english.words>
