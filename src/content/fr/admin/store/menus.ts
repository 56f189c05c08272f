import type * as english from '../../../en/admin/store/menus'
import type { Words } from '../../../words'

const hints: Readonly<Record<string, string>> = {
  header: 'En haut de chaque page ; les entrées plus profondes s’ouvrent sous leur parent.',
  footer: 'En bas de chaque page : chaque entrée est une colonne, ses propres entrées sont les liens.',
  legal: 'La dernière ligne de chaque page.',
  checkout: 'Au bas de la page de commande : ce qui compte avant de commander.',
  support:
    'Là où mène « Aide » : dans le menu sur téléphone, dans le compte et au moment de commander. Seule la première entrée compte ; sans entrée, c’est la page de contact.',
}

/** Words of the editor of menus. */
export const storeMenus = {
  error: 'Les menus n’ont pas pu être chargés.',
  choose: 'Menu',
  hints,
  list: (menu: string) => `Entrées du menu « ${menu} »`,
  none: {
    title: 'Aucune entrée',
    text: 'Sans entrée, la boutique affiche d’elle-même ce qu’elle a.',
  },
  add: 'Ajouter une entrée',
  addBelow: (name: string) => `Ajouter une entrée sous « ${name} »`,
  full: 'Un menu accepte 20 entrées à chaque niveau.',
  label: 'Libellé',
  labelHint: 'Vide : le nom de la destination.',
  labelIn: (language: string) => `Libellé (${language})`,
  target: 'Lien vers',
  isSale: 'Dans la couleur des soldes',
  entry: (name: string) => `Entrée « ${name} »`,
  unnamed: 'Nouvelle entrée',
  noTarget: 'Ne mène nulle part : les clients ne la voient pas',
  up: (name: string) => `Monter ${name}`,
  down: (name: string) => `Descendre ${name}`,
  remove: (name: string) => `Retirer ${name}`,
  removed: (name: string) => `Entrée « ${name} » retirée`,
  dirty: 'Modifications non enregistrées',
  discard: 'Abandonner',
  save: 'Enregistrer',
  busy: 'Enregistrement…',
  saved: 'Menu enregistré',
  failed: 'Le menu n’a pas été enregistré. Réessayez.',
  changed:
    'Quelqu’un d’autre a modifié ce menu. Abandonnez pour voir sa version, ou copiez d’abord ce que vous avez saisi.',
} as const satisfies Words<typeof english.storeMenus>
