import type * as english from '../../en/admin/lists'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

const items = (amount: number) => count(amount, 'article', 'articles')

/** Printed lists over several orders. */
export const adminLists = {
  pickList: 'Liste de préparation',
  labels: 'Étiquettes',
  print: 'Imprimer',
  error: 'Impossible de charger la liste',
  nothing: {
    title: 'Rien à emballer',
    text: 'Tout ce que contenaient ces commandes est parti, ou elles ont été annulées.',
  },
  noLabels: {
    title: 'Aucune étiquette',
    text: 'Aucun colis de ces commandes n’est en route ni prêt à partir.',
  },
  sums: (variants: number, quantity: number, orders: number) =>
    `${items(quantity)} en ${count(variants, 'variante', 'variantes')} pour ${count(orders, 'commande', 'commandes')}`,
  sku: 'SKU',
  product: 'Article',
  variant: 'Variante',
  quantity: 'Quantité',
  forOrders: 'Pour les commandes',
  order: (order: string, quantity: number) => (quantity === 1 ? order : `${order} × ${number(quantity)}`),
  byOrder: 'Commandes',
  customer: 'Client',
  city: 'Ville',
  items,
  labelOf: (order: string) => `Étiquette : ${order}`,
} as const satisfies Words<typeof english.adminLists>
