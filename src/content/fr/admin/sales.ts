import { firstDay } from '@/domain/text/first-day'
import type * as english from '../../en/admin/sales'
import type { Words } from '../../words'
import { lineWords } from '../shared/line-words'
import { count, number } from '../shared/numbers'

// A day's words: the day itself is the shop's already.
const utc = (options: Intl.DateTimeFormatOptions) => {
  const day = new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' })
  return { format: (time: Date) => firstDay(day.format(time)) }
}
const short = utc({ day: 'numeric', month: 'short' })
const long = utc({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const month = utc({ month: 'short', year: 'numeric' })
const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** `21 nov.`. */
export const dayLabel: typeof english.dayLabel = (day) => short.format(at(day))
/** `sam. 21 nov. 2026`, `Semaine du 16 nov.`, `nov. 2026`. */
export const bucketLabel: typeof english.bucketLabel = (day, bucket) => {
  if (bucket === 'month') return month.format(at(day))
  return bucket === 'week' ? `Semaine du ${short.format(at(day))}` : long.format(at(day))
}

export const adminSales = {
  title: 'Statistiques',
  range: {
    label: 'Période',
    presets: { 1: 'Aujourd’hui', 7: '7 jours', 30: '30 jours', 90: '90 jours', 365: 'Année' },
    from: 'Du',
    to: 'Au',
    show: 'Afficher',
    wrong: 'Choisissez deux jours dans l’ordre, sans dépasser aujourd’hui, à trois ans d’écart au maximum.',
  },
  bucket: {
    label: 'Regrouper par',
    choices: { day: 'Jour', week: 'Semaine', month: 'Mois' },
  },
  metrics: {
    label: 'Chiffres clés',
    revenue: 'Commandé',
    collected: 'Encaissé',
    refunded: 'Remboursé',
    shipping: 'Livraison payée',
    deliveryCost: 'Coût de livraison',
    discounts: 'Remises',
    orders: 'Commandes',
    units: 'Articles vendus',
    average: 'Panier moyen',
    returning: 'Clients fidèles',
    cancelled: 'Annulées',
  },
  change: {
    more: (percent: string) => `${percent} de plus qu’avant`,
    less: (percent: string) => `${percent} de moins qu’avant`,
    same: 'Sans changement',
    none: 'Rien avant',
  },
  ofCustomers: (returning: number, all: number) => `${number(returning)} sur ${number(all)}`,
  period: (from: string, to: string) => `${dayLabel(from)} – ${dayLabel(to)}`,
  before: (from: string, to: string) => `${dayLabel(from)} – ${dayLabel(to)}, avant`,
  chart: (figure: string, from: string, to: string) =>
    `${figure} du ${dayLabel(from)} au ${dayLabel(to)}. Les mêmes chiffres figurent dans le tableau ci-dessous.`,
  table: 'Afficher en tableau',
  columns: { start: 'Début', now: 'Cette période', before: 'Avant' },
  products: { title: 'Meilleures ventes', by: 'par montant commandé', all: 'Tous les articles' },
  collections: { title: 'Meilleures collections', by: 'par montant commandé' },
  soldOut: {
    title: 'Tailles épuisées',
    text: 'Vendues sur cette période, et plus aucune en stock.',
    none: 'Tout ce qui s’est vendu sur cette période est encore en stock.',
  },
  statuses: 'Commandes par statut',
  product: 'Article',
  collection: 'Collection',
  sold: 'Vendus',
  revenue: 'Commandé',
  variant: (size: string, color: string) => lineWords.variant(size, color) || 'Taille unique',
  none: { title: 'Aucune vente sur cette période', text: 'Choisissez une période plus longue.' },
  error: 'Les chiffres n’ont pas pu être chargés',
  deals: {
    label: 'Offres de cette période',
    kinds: { flash: 'Ventes flash', daily: 'Offres du jour' },
    span: (deals: number, from: string, to: string) =>
      `${count(deals, 'offre', 'offres')}, ${from === to ? `le ${dayLabel(from)}` : `du ${dayLabel(from)} au ${dayLabel(to)}`}`,
  },
  accounting: 'Pour le comptable',
  export: 'Exporter en CSV',
  fileName: (from: string, to: string) => `ventes-${from}-au-${to}.csv`,
  fileHead: (currency: string) => [
    'Début',
    `Commandé (${currency})`,
    `Encaissé (${currency})`,
    `Remboursé (${currency})`,
    `Livraison payée (${currency})`,
    `Coût de livraison (${currency})`,
    `Remises (${currency})`,
    'Commandes',
    'Articles vendus',
    `Panier moyen (${currency})`,
    `Commandé avant (${currency})`,
    `Encaissé avant (${currency})`,
    `Remboursé avant (${currency})`,
    `Livraison payée avant (${currency})`,
    `Coût de livraison avant (${currency})`,
    `Remises avant (${currency})`,
    'Commandes avant',
    'Articles vendus avant',
    `Panier moyen avant (${currency})`,
  ],
  note: (zone: string) =>
    `Les jours suivent le fuseau ${zone}. Commandé : total des commandes passées à ces dates, hors commandes annulées, livraison comprise et remises déduites. Livraison payée et remises : celles des mêmes commandes. Encaissé et remboursé : l’argent reçu ou rendu à ces dates, quelle que soit la date de la commande. Coût de livraison : ce que les transporteurs facturent pour les colis livrés, refusés ou revenus à ces dates, selon les frais de chaque zone de livraison dans Réglages.`,
} as const satisfies Words<typeof english.adminSales>
