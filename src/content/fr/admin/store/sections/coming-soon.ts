import type * as english from '../../../../en/admin/store/sections/coming-soon'
import type { Words } from '../../../../words'

export const words = {
  name: 'Bientôt disponible',
  hint: 'Ce que vous préparez, avec un champ pour être prévenu',
  fields: {
    title: { name: 'Titre' },
    text: { name: 'Texte' },
    things: { name: 'Ce qui arrive' },
    'things.name': { name: 'Nom' },
    'things.text': { name: 'Texte' },
    button: { name: 'Bouton', hint: 'Vide : « Me prévenir ».' },
    topic: {
      name: 'Liste où l’adresse est inscrite',
      hint: 'Vous trouvez les adresses sous Messages, Abonnés.',
      options: {
        'coming-soon': 'Bientôt disponible',
        newsletter: 'Lettre d’information',
        'flash-deals': 'Ventes flash',
        'vip-club': 'Club VIP',
      },
    },
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
