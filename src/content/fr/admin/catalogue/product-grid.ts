import type * as english from '../../../en/admin/catalogue/product-grid'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'
import { adminProducts } from './products'

export const adminProductGrid = {
  title: 'Modifier en tableau',
  short: 'Tableau',
  back: 'Articles',
  error: 'Impossible de charger les articles',
  none: {
    title: 'Aucun article ici',
    text: 'Choisissez des articles dans la liste, ou filtrez-la, puis ouvrez le tableau.',
  },
  columns: {
    title: 'Titre',
    price: 'Prix',
    originalPrice: 'Prix initial',
    cost: 'Coût',
    quantity: 'Stock',
    sku: 'SKU',
    barcode: 'Code-barres',
  },
  variant: 'Article',
  cell: (product: string, column: string) => `${product} : ${column}`,
  found: (products: number) => count(products, 'article', 'articles'),
  hint: 'Les flèches, Entrée et Tab déplacent. Collez un bloc copié d’un tableur. Échap rétablit une case, un second Échap quitte le tableau.',
  undo: 'Annuler',
  redo: 'Rétablir',
  pasted: (cells: number, left: number) =>
    left > 0
      ? `${count(cells, 'case collée', 'cases collées')}, ${number(left)} sans place.`
      : `${count(cells, 'case collée', 'cases collées')}.`,
  was: (text: string) => (text === '' ? 'était vide' : `avant : ${text}`),
  problems: {
    ...adminProducts.problems,
    sku: 'De 1 à 40 lettres, chiffres, points, traits d’union, barres obliques ou espaces.',
    'sku-twice': 'Une autre ligne a ce SKU.',
  },
  changes: (cells: number) => count(cells, 'case modifiée', 'cases modifiées'),
  wrongCells: (cells: number) => `${count(cells, 'case', 'cases')} à corriger`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  discard: 'Abandonner',
  progress: (done: number, of: number) => `${number(done)} sur ${number(of)}`,
  wrong: (cells: number) =>
    cells === 1
      ? 'Corrigez la case signalée, puis enregistrez.'
      : `Corrigez les ${number(cells)} cases signalées, puis enregistrez.`,
  saved: (products: number) => count(products, 'article enregistré', 'articles enregistrés'),
  notSaved: (products: number) =>
    count(products, 'article n’a pas été enregistré', 'articles n’ont pas été enregistrés'),
  seeRows: 'Sa ligne dit pourquoi. La modification est toujours là.',
  failed: 'Rien n’a été enregistré. Vos modifications sont toujours là.',
  partly: 'La connexion a échoué avant la fin. Ce qui n’est pas enregistré est toujours là.',
  undone: 'Modification annulée',
  undonePartly: (products: number) =>
    `${count(products, 'article n’a pas pu être rétabli', 'articles n’ont pas pu être rétablis')} : quelqu’un a modifié la même chose entre-temps.`,
  refusals: {
    skuTaken: (name: string) => `Non enregistré : ${name} a déjà ce SKU.`,
    aboveLowest: (price: string) =>
      `Non enregistré : dans les 30 jours avant cette réduction, il coûtait ${price}. Le prix initial ne peut pas être plus élevé.`,
    gone: 'Non enregistré : il a été supprimé, ou une taille ou une couleur n’existe plus.',
    invalid: 'Non enregistré : une valeur n’est pas admise. Vérifiez la ligne.',
  },
  decide: 'Quelqu’un d’autre a modifié la même chose. Choisissez la valeur à garder, puis enregistrez.',
  conflicts: {
    title: (cells: number) => count(cells, 'case a changé entre-temps', 'cases ont changé entre-temps'),
    both: (yours: string, saved: string) => `La vôtre : ${yours}. Enregistrée : ${saved}.`,
    empty: 'rien',
    keep: (cell: string) => `Garder la vôtre, ${cell}`,
    take: (cell: string) => `Prendre la valeur enregistrée, ${cell}`,
    keepShort: 'Garder la vôtre',
    takeShort: 'Prendre l’enregistrée',
    allMine: 'Garder toutes les vôtres',
    allTheirs: 'Prendre toutes les enregistrées',
  },
} as const satisfies Words<typeof english.adminProductGrid>
