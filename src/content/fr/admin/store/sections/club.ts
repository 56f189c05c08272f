import type * as english from '../../../../en/admin/store/sections/club'
import type { Words } from '../../../../words'

export const words = {
  name: 'Club VIP',
  hint: 'Des e-mails au début des ventes flash, avec un champ pour s’inscrire',
  fields: {
    title: { name: 'Titre', hint: 'Vide : « Les ventes flash par e-mail ».' },
    text: { name: 'Texte', hint: 'Vide : ce que reçoivent les membres, dans le texte du logiciel.' },
    facts: { name: 'Chiffres', hint: 'Seulement ce qui est vrai : rien ne vérifie ces textes.' },
    'facts.figure': { name: 'Chiffre', hint: 'Par exemple « 24 h ».' },
    'facts.text': { name: 'Ce qu’il mesure' },
    picture: { name: 'Image' },
  },
} as const satisfies Words<typeof english.words>
