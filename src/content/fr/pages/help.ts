import type * as english from '../../en/pages/help'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

/** What the software says around the search of all help. */
export const helpWords = {
  search: 'Rechercher dans l’aide',
  hint: 'Suivi, remboursement, taille, annulation…',
  clear: 'Effacer la recherche',
  results: (query: string) => `Réponses pour « ${query} »`,
  found: (amount: number, query: string) =>
    amount === 0
      ? `Aucune réponse pour « ${query} »`
      : `${count(amount, 'réponse', 'réponses')} pour « ${query} »`,
  none: {
    title: (query: string) => `Aucune réponse pour « ${query} »`,
    text: 'Essayez un seul mot simple, comme remboursement ou taille, ou écrivez-nous.',
    ask: 'Nous contacter',
  },
  contact: {
    title: 'Nous parler',
    form: 'Ou écrivez-nous ici',
  },
  /** What search finds of pages that are no questions. */
  pages: {
    contact: {
      text: (email: string | null) =>
        `Tous les moyens de nous joindre, avec leurs horaires.${email === null ? '' : ` Par e-mail : ${email}.`}`,
      words:
        'service client assistance aide appeler appel téléphone téléphoner numéro écrire personne humain adresse heures horaires réclamation plainte chat contact joindre',
    },
    sizes:
      'taille tailles mesure mesurer tableau petit grand serré large tour poitrine buste hanches centimètres pouces chaussure pointure eu uk us',
  },
} as const satisfies Words<typeof english.helpWords>
