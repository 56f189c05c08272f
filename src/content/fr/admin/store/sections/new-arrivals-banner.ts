import type * as english from '../../../../en/admin/store/sections/new-arrivals-banner'
import type { Words } from '../../../../words'

export const words = {
  name: 'Bannière de nouveautés',
  hint: 'Combien d’articles sont arrivés cette semaine, et des collections à côté',
  fields: {
    title: { name: 'Titre', hint: 'Vide : le titre de la page.' },
    text: { name: 'Texte' },
    week: { name: 'Arrivages de la semaine', hint: 'La collection dont les articles sont comptés.' },
    button: { name: 'Bouton', hint: 'Il mène à cette collection.' },
    trendingTitle: { name: 'Titre des collections' },
    trending: { name: 'Collections à côté' },
    'trending.collection': { name: 'Collection' },
    'trending.picture': { name: 'Image' },
  },
} as const satisfies Words<typeof english.words>
