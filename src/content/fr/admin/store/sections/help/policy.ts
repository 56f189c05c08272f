import type * as english from '../../../../../en/admin/store/sections/help/policy'
import type { Words } from '../../../../../words'

export const words = {
  name: 'Politique',
  hint: 'Pour les pages de politiques : ce que rédige le logiciel, et vos textes',
  fields: {
    document: {
      name: 'Quelle politique',
      hint: 'Elle est rédigée avec ce que disent vos réglages.',
      options: {
        shipping: 'Livraison',
        returns: 'Retours',
        terms: 'Conditions générales',
        privacy: 'Confidentialité',
        cookies: 'Cookies',
        'ad-choices': 'Choix publicitaires',
        accessibility: 'Accessibilité',
        'legal-notice': 'Mentions légales',
      },
    },
    lead: { name: 'Première phrase', hint: 'Vide : celle que rédige le logiciel.' },
    own: {
      name: 'Parties avec votre texte',
      hint: 'Chacune remplace une partie, ou s’y ajoute.',
    },
    'own.part': {
      name: 'Nom court de la partie',
      hint: 'Ce qui suit # dans son lien. Un nom que la politique n’a pas crée une partie de plus.',
    },
    'own.title': {
      name: 'Titre',
      hint: 'Vide : le titre que la partie a déjà. Une partie de plus en a besoin.',
    },
    'own.text': { name: 'Texte' },
    'own.words': {
      name: 'Trouvée aussi par',
      hint: 'Des mots que l’on cherche, séparés par des espaces.',
    },
    'own.after': {
      name: 'Une partie de plus vient après',
      hint: 'Le nom court de la partie qui précède. Vide : à la fin.',
    },
    help: { name: 'Votre page d’aide', hint: 'Là où l’on va pour en savoir plus.' },
  },
} as const satisfies Words<typeof english.words>
