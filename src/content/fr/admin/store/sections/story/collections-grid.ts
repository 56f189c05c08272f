import type * as english from '../../../../../en/admin/store/sections/story/collections-grid'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Collections',
  hint: 'Vos collections, avec le nombre de leurs articles',
  fields: {
    title: { name: 'Titre' },
    text: { name: 'Texte' },
    to: { name: 'Lien de « Tout voir »' },
    collections: {
      name: 'Collections',
      hint: 'Aucune : toutes sont affichées. Une collection sans articles disparaît d’elle-même.',
    },
    'collections.collection': { name: 'Collection' },
    'collections.picture': { name: 'Image' },
  },
} as const satisfies Words<typeof english.words>
