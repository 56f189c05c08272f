import type * as english from '../../../../en/admin/store/sections/deals-banner'
import type { Words } from '../../../../words'

export const words = {
  name: 'Bannière d’offres',
  hint: 'Ce que sont les offres, avec le compte à rebours de celles en cours',
  fields: {
    deals: { name: 'Quelles offres', options: { daily: 'Offres du jour', flash: 'Ventes flash' } },
    title: { name: 'Titre', hint: 'Vide : « Offres » ou « Ventes flash ».' },
    text: { name: 'Texte', hint: 'Vide : le texte du logiciel.' },
    picture: { name: 'Image', hint: 'Sur grand écran.' },
    tall: { name: 'Image sur téléphone' },
    ground: {
      name: 'Fond',
      options: {
        green: 'Vert, texte clair',
        band: 'Le bandeau de votre marque',
        rose: 'Rose',
        sky: 'Ciel',
        sand: 'Sable',
        sale: 'Terre cuite, texte clair',
        night: 'Bleu nuit, texte clair',
        plum: 'Prune, texte clair',
      },
    },
    corner: { name: 'Place d’une image moins haute', options: { top: 'En haut', bottom: 'En bas' } },
  },
} as const satisfies Words<typeof english.words>
