import type * as english from '../../en/mail/orders-placed-mail.ts'
import type { Words } from '../../words.ts'
import { count } from '../shared/numbers.ts'
import { shopName } from '../shared/shop-words.ts'

const methods = {
  card: 'carte bancaire',
  bank: 'virement bancaire',
  cod: 'paiement à la livraison',
} as const

/** Words of the mail that tells the owners of new orders. */
export const ordersPlacedMail = {
  subject: (amount: number, first: string) =>
    amount === 1 ? `Nouvelle commande ${first}` : count(amount, 'nouvelle commande', 'nouvelles commandes'),
  preview: (total: string) => total,
  title: (amount: number) =>
    amount === 1
      ? 'Une nouvelle commande est arrivée'
      : count(amount, 'nouvelle commande est arrivée', 'nouvelles commandes sont arrivées'),
  more: (amount: number) => `Et ${count(amount, 'autre', 'autres')}.`,
  line: (items: number, method: keyof typeof methods, total: string) =>
    `${count(items, 'article', 'articles')}, ${total}, ${methods[method]}`,
  open: 'Ouvrir la commande',
  openAll: 'Ouvrir les commandes',
  get reason() {
    return `Vous recevez cet e-mail parce que vous gérez ${shopName()}. Sa fréquence se choisit dans les réglages, sous « Commandes et stock ».`
  },
} as const satisfies Words<typeof english.ordersPlacedMail>
