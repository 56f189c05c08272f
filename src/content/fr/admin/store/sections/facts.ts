import type * as english from '../../../../en/admin/store/sections/facts'
import type { Words } from '../../../../words'

export const words = {
  name: 'Points forts',
  hint: 'Ce sur quoi les clients peuvent compter, en une rangée',
  fields: {
    facts: {
      name: 'Points forts',
      hint: 'Un point fort absent de vos réglages disparaît de lui-même.',
    },
    'facts.fact': {
      name: 'Ce qu’il dit',
      options: {
        own: 'Votre propre texte',
        'free-shipping': 'Livraison gratuite, d’après vos tarifs',
        returns: 'Retours, d’après votre politique',
        welcome: 'Offre pour les nouveaux clients',
        support: 'Quand on peut vous joindre',
      },
    },
    'facts.title': { name: 'Titre', hint: 'Pour votre propre texte.' },
    'facts.text': { name: 'Texte', hint: 'Vide : ce que disent les réglages.' },
  },
} as const satisfies Words<typeof english.words>
