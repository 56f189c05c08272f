import type * as english from '../../../../../en/admin/store/sections/help/contact'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Formulaire de contact',
  hint: 'Pour la page Contact : un formulaire et tous les moyens de vous joindre',
  fields: {
    title: { name: 'Titre', hint: 'Vide : le titre de la page.' },
    text: { name: 'Texte' },
    first: { name: 'Réponses toutes prêtes', hint: 'Des liens vers les questions les plus fréquentes.' },
    'first.label': { name: 'Question' },
    'first.to': { name: 'Lien vers' },
    sent: { name: 'Une fois le message envoyé', hint: 'Ce que vous dites à la personne qui a écrit.' },
    help: { name: 'Votre page d’aide', hint: 'Là où l’on va pour en savoir plus.' },
  },
} as const satisfies Words<typeof english.words>
