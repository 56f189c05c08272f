import type * as english from '../../../../../en/admin/store/sections/story/benefits'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Avantages',
  hint: 'Ce que l’on y gagne, chaque point avec un symbole',
  fields: {
    title: { name: 'Titre' },
    items: { name: 'Avantages', hint: 'Un avantage sans titre n’est pas affiché.' },
    'items.sign': {
      name: 'Symbole',
      options: {
        badge: 'Sceau',
        people: 'Personnes',
        sprout: 'Pousse',
        parcel: 'Colis',
        truck: 'Camionnette',
        shield: 'Bouclier',
        hand: 'Main avec un cœur',
        leaf: 'Feuille',
        gift: 'Cadeau',
      },
    },
    'items.title': { name: 'Titre' },
    'items.text': { name: 'Texte' },
  },
} as const satisfies Words<typeof english.words>
