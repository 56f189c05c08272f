import type * as english from '../../../en/admin/catalogue/synonyms'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'
import { admin } from '../admin'

/** Words of the screen on which owners say which search words mean the same. */
export const adminSynonyms = {
  title: admin.nav.searchWords,
  hint: 'Les clients trouvent les articles avec chaque mot d’une ligne, quelles que soient la langue et l’orthographe.',
  search: 'Rechercher un mot',
  add: 'Ajouter des mots',
  edit: (name: string) => `Modifier les mots pour ${name}`,
  list: 'Mots qui veulent dire la même chose',
  error: 'Les mots de recherche n’ont pas pu être chargés.',
  found: (rows: number) => count(rows, 'ligne trouvée', 'lignes trouvées'),
  none: {
    title: 'Aucun mot de recherche pour le moment',
    text: 'Ajoutez la première ligne : des mots qui veulent dire la même chose pour vos clients.',
  },
  noneFound: {
    title: (query: string) => `Aucun mot avec « ${query} »`,
    text: 'Essayez une autre orthographe, ou ajoutez le mot.',
  },
  sorts: {
    type: 'Type d’article',
    department: 'Rayon',
    color: 'Couleur',
    word: 'Même sens',
    ignored: 'Ignoré',
  },
  form: {
    add: 'Ajouter des mots de recherche',
    edit: 'Modifier les mots de recherche',
    sort: 'Ces mots sont',
    sorts: { type: 'un type d’article', word: 'd’autres mots de même sens' },
    name: 'Nom',
    nameHint: 'Affiché aux clients pour un type d’article, au pluriel : caftans.',
    words: 'Mots',
    wordsHint:
      'Un par ligne, de trois mots au maximum : caftan, kaftan, qaftan, قفطان. Les accents et les majuscules ne comptent pas.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
    saved: 'Mots de recherche enregistrés',
    failed: 'Les mots n’ont pas été enregistrés. Réessayez.',
    delete: 'Supprimer',
    deleted: 'Mots de recherche supprimés',
    deleteFailed: 'Les mots n’ont pas été supprimés. Réessayez.',
    ask: {
      title: (name: string) => `Supprimer les mots pour ${name} ?`,
      text: 'Les clients qui les saisissent ne trouvent plus que les articles dont le titre ou la description les contient.',
      keep: 'Garder',
      confirm: 'Supprimer',
    },
    problems: {
      name: 'Indiquez un nom de 60 lettres au maximum.',
      words: 'Indiquez au moins un mot.',
      'too-many': 'Indiquez 200 mots au maximum.',
      word: 'Raccourcissez le plus long : trois mots au maximum, de 40 lettres chacun au maximum.',
    },
  },
} as const satisfies Words<typeof english.adminSynonyms>
