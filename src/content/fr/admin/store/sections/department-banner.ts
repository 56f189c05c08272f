import type * as english from '../../../../en/admin/store/sections/department-banner'
import type { Words } from '../../../../words'

export const words = {
  name: 'Bannière de liste',
  hint: 'Dit ce que contient la liste en dessous, avec ses catégories en images',
  fields: {
    title: { name: 'Titre', hint: 'Vide : le titre de la page.' },
    text: { name: 'Texte', hint: 'Vide : la description de la page.' },
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
    corner: {
      name: 'Place de l’image',
      options: { top: 'Au bord supérieur', bottom: 'Au bord inférieur' },
    },
    tiles: {
      name: 'Catégories en images',
      hint: 'Les clients choisissent par elles une partie de la liste en dessous.',
    },
    'tiles.category': { name: 'Catégorie' },
    'tiles.picture': { name: 'Image' },
  },
} as const satisfies Words<typeof english.words>
