import type * as english from '../../../../../en/admin/store/sections/story/figures'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Chiffres',
  hint: 'De grands nombres : jours de retour, horaires du service client, les vôtres',
  fields: {
    title: {
      name: 'Titre',
      hint: 'Lu à voix haute à qui ne voit pas la page ; non affiché.',
    },
    items: {
      name: 'Chiffres',
      hint: 'Un chiffre absent de vos réglages disparaît de lui-même.',
    },
    'items.fact': {
      name: 'Ce qu’il dit',
      options: {
        own: 'Votre propre chiffre',
        packing: 'Jours avant le départ d’un colis, d’après vos réglages',
        returns: 'Jours pour un retour, d’après votre politique',
        cancel: 'Heures pour annuler, d’après votre politique',
        support: 'Quand on peut vous joindre',
      },
    },
    'items.figure': { name: 'Chiffre', hint: 'Pour le vôtre, par exemple 1\u202f280° ou 40.' },
    'items.text': { name: 'Texte', hint: 'Vide : le nom que lui donne le logiciel.' },
  },
} as const satisfies Words<typeof english.words>
