import type * as english from '../../en/pages/questions'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

/** What the software says around questions and answers. */
export const questionWords = {
  search: 'Rechercher dans les questions',
  clear: 'Effacer la recherche',
  found: (amount: number) => count(amount, 'question', 'questions'),
  none: {
    title: (query: string) => `Aucune question ici sur « ${query} »`,
    text: 'Parcourez toute notre aide, ou posez-nous la question.',
    help: 'Rechercher dans toute l’aide',
  },
  copyLink: 'Copier le lien vers cette question',
  copied: 'Lien copié',
  copyFailed: 'La copie n’est pas autorisée ici. Le lien est dans la barre d’adresse.',
  openAll: 'Tout ouvrir',
  closeAll: 'Tout fermer',
} as const satisfies Words<typeof english.questionWords>
