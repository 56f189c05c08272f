import type * as english from '../../../../en/admin/store/sections/sale-banner'
import type { Words } from '../../../../words'

export const words = {
  name: 'Bannière de soldes',
  hint: 'La plus forte remise, le compte à rebours et une recherche dans la liste en dessous',
  fields: {
    title: { name: 'Titre', hint: 'Vide : le titre de la page.' },
    hint: { name: 'Exemple dans le champ de recherche', hint: 'Par exemple « un bol bleu ».' },
    picture: { name: 'Image', hint: 'Sur grand écran.' },
    tall: { name: 'Image sur téléphone' },
    ground: {
      name: 'Fond',
      options: {
        night: 'Bleu nuit, texte clair',
        rose: 'Rose',
        sky: 'Ciel',
        sand: 'Sable',
        sale: 'Terre cuite, texte clair',
        green: 'Vert, texte clair',
        plum: 'Prune, texte clair',
        band: 'Le bandeau de votre marque',
      },
    },
  },
} as const satisfies Words<typeof english.words>
