import type * as english from '../../en/admin/find'
import type { Words } from '../../words'
import { common } from '../shared/common'
import { count } from '../shared/numbers'

const keys = (mac: boolean) => ({ find: mac ? '⌘K' : 'Ctrl K', save: mac ? '⌘S' : 'Ctrl S' })
const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')
const shortcuts = keys(isMac)

export const adminFind = {
  open: 'Rechercher',
  hint: shortcuts.find,
  title: 'Tout rechercher',
  placeholder: 'Commande, client, article ou page',
  close: common.close,
  results: 'Résultats',
  groups: { pages: 'Aller à', orders: 'Commandes', customers: 'Clients', products: 'Articles' },
  statuses: { draft: 'Brouillon', scheduled: 'Programmé', archived: 'Archivé' },
  none: (words: string) => `Aucun résultat pour « ${words} »`,
  found: (amount: number) => count(amount, 'résultat', 'résultats'),
  error: 'Recherche impossible. Vérifiez votre connexion.',
  keys: {
    title: 'Raccourcis clavier',
    intro: 'Les raccourcis sont désactivés pendant la saisie dans un champ.',
    on: 'Raccourcis d’une seule lettre',
    off: 'Désactivez-les si vous dictez ou appuyez souvent sur des lettres par mégarde. Les raccourcis avec Ctrl et ⌘ restent actifs.',
    list: [
      [shortcuts.find, 'Tout rechercher'],
      ['/', 'Rechercher dans cette liste'],
      ['J K', 'Suivant, précédent'],
      ['Entrée', 'Ouvrir'],
      ['Échap', 'Fermer'],
      ['X', 'Sélectionner (avec Maj, une plage)'],
      ['S 1–5', 'Changer le statut d’une commande'],
      ['P', 'Imprimer le bon de préparation'],
      ['N', 'Ajouter un article'],
      [shortcuts.save, 'Enregistrer'],
      ['?', 'Raccourcis clavier'],
    ],
  },
} as const satisfies Words<typeof english.adminFind>
