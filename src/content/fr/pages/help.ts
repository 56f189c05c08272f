import type * as english from '../../en/pages/help'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

/** What the software says around the search of all help. */
export const helpWords = {
  /** Words of a question that tell nothing of what it is about. */
  fillers:
    'a à ai as au aux avec ce ces cette comment dans de des du elle en est et être il j je l la le les leur ma me mes mon ne nos notre nous on ou où par pas peut peux pour pourquoi puis qu quand que quel quelle qui sa se ses si son sont sur ta te tes ton tu un une vos votre vous y',
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
        `Tous les moyens de nous joindre, avec leurs horaires.${email === null ? '' : ` Par e-mail : ${email}.`}`,
      words:
        'service client assistance aide appeler appel téléphone téléphoner numéro écrire personne humain adresse heures horaires réclamation plainte chat contact joindre',
    },
    sizes:
      'taille tailles mesure mesurer tableau petit grand serré large tour poitrine buste hanches centimètres pouces chaussure pointure eu uk us',
  },
} as const satisfies Words<typeof english.helpWords>
