import type * as english from '../../en/admin/overview'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

export const adminOverview = {
  title: 'Synthèse',
  byStatus: 'Commandes par statut',
  recent: 'Commandes récentes',
  allOrders: 'Toutes les commandes',
  addProduct: 'Ajouter un article',
  countsError: 'Impossible de charger les totaux',
  overdue: 'Paiement en retard',
  overdueSince: (since: string) => `À payer ${since}`,
  allDue: 'Toutes les commandes à payer',
  /** Today's work: what waits, and the list of exactly that. */
  today: {
    title: 'À faire aujourd’hui',
    toCall: 'À appeler',
    toPack: 'À emballer',
    toCollect: 'Espèces à encaisser',
    transfers: 'Virements à rapprocher',
    refunds: 'Remboursements à envoyer',
    overdue: 'Paiements en retard',
    returns: 'Retours à examiner',
    returnRefunds: 'Retours à rembourser',
    lowStock: 'Tailles qui s’épuisent cette semaine',
    messages: 'Messages non lus',
    reviews: 'Nouveaux avis',
    students: 'Demandes d’étudiants',
  },
  views: {
    toPack: 'status=to-pack&payment=ready',
    toCollect: 'status=sent&method=cod&payment=due',
    transfers: 'method=bank&payment=due',
    refunds: 'payment=to-refund',
  },
  allToPack: 'Tout ce qui est à emballer',
  sales: 'Ventes',
  openAnalytics: 'Ouvrir les statistiques',
  topProducts: 'Meilleures ventes',
  allProducts: 'Tous les articles',
  noSales: {
    title: 'Aucune vente sur cette période',
    text: 'Le graphique commence avec la première commande.',
  },
  toPack: 'À emballer',
  noneToPack: {
    title: 'Rien à emballer',
    text: 'Les nouvelles commandes apparaissent ici automatiquement.',
  },
  morePack: (orders: number) => count(orders, 'autre', 'autres'),
  pack: (number: string) => `commande ${number}`,
  packError: 'Impossible de charger les commandes à emballer',
  printPackingSlips: (slips: number) =>
    slips === 1
      ? 'Imprimer le bon de préparation'
      : `Imprimer ${count(slips, 'bon de préparation', 'bons de préparation')}`,
  lowStock: 'Bientôt épuisé',
  lowStockBy: 'd’après les ventes de 30 jours',
  restock: 'Tout ce qui s’épuise',
  noneLow: {
    title: 'Rien ne s’épuise',
    text: 'Ce qui se vend est listé ici, en commençant par le stock qui durera le moins longtemps.',
  },
  left: (quantity: number) => (quantity === 0 ? 'Épuisé' : `${number(quantity)} en stock`),
  /** How long the stock lasts at the speed of the last thirty days. */
  lasts: (days: number) => `pour encore ${count(Math.max(1, Math.round(days)), 'jour', 'jours')}`,
  soldLately: (quantity: number) => `${count(quantity, 'vendu', 'vendus')} en 30 jours`,
  lowError: 'Impossible de charger le stock',
  unread: 'Messages non lus',
  allMessages: 'Tous les messages',
  noneUnread: {
    title: 'Aucun message non lu',
    text: 'Les nouveaux messages à la boutique apparaissent ici.',
  },
  messagesError: 'Impossible de charger les messages',
} as const satisfies Words<typeof english.adminOverview>
