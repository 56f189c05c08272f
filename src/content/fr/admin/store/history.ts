import type * as english from '../../../en/admin/store/history'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'
import { dayWords, timeWords } from '../admin'

/** Words of a page's versions and of what differs between two of them. */
export const storeHistory = {
  title: (page: string) => `Historique de « ${page} »`,
  close: 'Fermer',
  kept: '50 versions sont gardées.',
  versions: 'Versions',
  none: 'Rien n’a encore été enregistré.',
  states: {
    draft: 'Brouillon',
    scheduled: 'Programmée',
    published: 'Publiée',
    past: 'Version antérieure',
  },
  when: (at: number, now: number) => `${dayWords(at, now)}, ${timeWords(at)}`,
  someone: 'Un compte supprimé',
  sample: 'Présente dès le début',
  compared: 'Comparaison avec ce que l’éditeur affiche maintenant',
  same: 'Aucune différence.',
  error: 'La version n’a pas pu être chargée.',
  sections: (differ: number, same: number) =>
    `${count(differ, 'section différente', 'sections différentes')}, ${count(same, 'identique', 'identiques')}`,
  added: 'Absente de cette version',
  removed: 'Seulement dans cette version',
  moved: 'Placée ailleurs',
  hidden: 'Masquée',
  field: (name: string) => `${name} : `,
  before: 'dans cette version',
  after: 'maintenant',
  nothing: 'rien',
  yes: 'oui',
  no: 'non',
  picture: 'une image',
  products: 'des articles',
  review: 'un avis',
  several: (entries: number) => count(entries, 'élément', 'éléments'),
  restore: 'Revenir à cette version',
  restoring: 'Retour…',
  restoreHint: 'En fait un brouillon ; ce qui est publié reste.',
  restored: 'Le brouillon reprend la version antérieure',
  failed: 'La version n’a pas été rétablie. Réessayez.',
  changed: 'Quelqu’un d’autre a modifié le brouillon. Fermez l’historique pour le voir.',
} as const satisfies Words<typeof english.storeHistory>
