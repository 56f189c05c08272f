import { shop } from '@/config/shop'
import { shopZone } from '@/config/shop-zone'
import { formatMoney } from '@/domain/money/money'
import type { PaymentMethod } from '@/domain/money/payment'
import type { OrderMoney, OrderStatus, OrderSummary } from '@/domain/orders/order'
import { type RelativeDay, relativeDay, startOfDay } from '@/domain/values/day'
import type * as english from '../../en/admin/admin'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'
import { shopTime } from '../shared/shop-time'
import { shopName } from '../shared/shop-words'
import { adminOverview } from './overview'

const clock = shopTime({ hour: '2-digit', minute: '2-digit' })
const longDay = shopTime({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const days: Record<RelativeDay, { format: (time: number) => string }> = {
  today: { format: () => 'Aujourd’hui' },
  yesterday: { format: () => 'Hier' },
  'this-year': shopTime({ day: 'numeric', month: 'short' }),
  earlier: shopTime({ day: 'numeric', month: 'short', year: 'numeric' }),
}

/** `Aujourd’hui`, `Hier`, `19 nov.`, `19 nov. 2025`: days of the shop. */
export const dayWords: typeof english.dayWords = (time, now) =>
  days[relativeDay(time, now, shopZone())].format(time)
/** The same for a date of the database, which is a day of the shop wherever its reader is. */
export const dateWords: typeof english.dateWords = (day, now) => dayWords(startOfDay(day, shopZone()), now)
export const timeWords: typeof english.timeWords = (time) => clock.format(time)
export const longDayWords: typeof english.longDayWords = (time) => longDay.format(time)

const methodWords: Record<PaymentMethod, string> = {
  card: 'par carte',
  bank: 'par virement',
  cod: 'en espèces',
}

const statusWords: Record<OrderStatus, string> = {
  pending: 'en attente',
  processing: 'en préparation',
  shipped: 'expédiée',
  delivered: 'livrée',
  cancelled: 'annulée',
}

function paymentWords(
  {
    paymentMethod,
    paymentStatus,
    status,
    paid,
    due,
    refundPending,
    currency,
  }: OrderMoney & Pick<OrderSummary, 'status'>,
  owed: number,
): string {
  if (owed > 0) return `À rembourser : ${formatMoney(owed, currency)}`
  if (refundPending > 0) return 'Remboursement en cours'
  if (paymentStatus === 'refunded') return 'Remboursée'
  if (status === 'cancelled' && paid === 0) return 'Rien à payer'
  if (due > 0)
    return `${paid > 0 ? `${formatMoney(due, currency)} à` : 'À'} payer ${methodWords[paymentMethod]}`
  return paymentStatus === 'partially_refunded'
    ? 'Remboursée en partie'
    : `Payée ${methodWords[paymentMethod]}`
}

export const admin = {
  title: (page: string) => `${page} | ${shop.name ? `Administration ${shop.name}` : 'Administration'}`,
  brand: 'admin',
  roles: {
    owner: 'Propriétaire',
    manager: 'Gérant',
    packer: 'Préparateur',
    caller: 'Téléconseiller',
    editor: 'Rédacteur',
    accountant: 'Comptable',
    viewer: 'Lecteur',
  },
  nav: {
    label: 'Administration',
    overview: 'Synthèse',
    callsShort: 'À appeler',
    products: 'Articles',
    collections: 'Collections',
    deals: 'Offres',
    discounts: 'Remises',
    students: 'Demandes d’étudiants',
    searchWords: 'Mots de recherche',
    orders: 'Commandes',
    calls: 'Commandes à appeler',
    more: 'Menu',
    closeMore: 'Fermer',
    customers: 'Clients',
    analytics: 'Statistiques',
    reviews: 'Avis',
    messages: 'Messages',
    subscribers: 'Abonnés',
    unread: (messages: number) => count(messages, 'message non lu', 'messages non lus'),
    protection: 'Protection',
    settings: 'Réglages',
    viewStore: 'Voir la boutique',
    signOut: 'Se déconnecter',
    waiting: (orders: number) => `${count(orders, 'commande', 'commandes')} en attente`,
    newOrder: (pending: number) =>
      `Nouvelle commande. ${count(pending, 'commande', 'commandes')} en attente.`,
    toCall: (orders: number) => `${count(orders, 'commande', 'commandes')} à appeler`,
    toDecide: (returns: number) => `${count(returns, 'retour', 'retours')} à examiner`,
  },
  signIn: {
    title: 'Connexion',
    get intro() {
      return `C’est ici que l’on gère ${shopName()} : l’accès est réservé à l’équipe.`
    },
    ended: 'Votre session est terminée. Reconnectez-vous ; les brouillons de ce navigateur sont enregistrés.',
    submit: 'Se connecter',
    busy: 'Connexion…',
  },
  refused: {
    title: 'Ce compte ne fait pas partie de l’équipe',
    text: (email: string) => `Vous utilisez le compte ${email}. Seule l’équipe peut gérer ${shopName()}.`,
  },
  loading: 'Chargement',
  skip: 'Aller au contenu',
  main: 'Contenu de l’administration',
  notFound: {
    title: 'Cette page n’existe pas dans l’administration',
    text: 'L’adresse comporte peut-être une faute.',
    action: 'Revenir à la synthèse',
  },
  pager: {
    label: 'Pages',
    range: (from: number, to: number, total: number) => `${number(from)}–${number(to)} sur ${number(total)}`,
    previous: 'Page précédente',
    next: 'Page suivante',
  },
  clearSearch: 'Effacer la recherche',
  clearFilters: 'Effacer les filtres',
  selection: {
    label: 'Sélection',
    count: (rows: number) => count(rows, 'ligne sélectionnée', 'lignes sélectionnées'),
    clear: 'Annuler la sélection',
    all: 'Sélectionner toute la page',
    one: (name: string) => `Sélectionner ${name}`,
  },
  filters: {
    title: 'Filtrer',
    remove: (filter: string) => `Retirer le filtre : ${filter}`,
    apply: 'Appliquer',
  },
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie n’est pas autorisée ici',
  undo: 'Annuler',
  /** Above a form that shows what its owner typed at an earlier visit. */
  kept: {
    restored: 'Voici ce que vous aviez saisi la dernière fois. Ce n’est pas encore enregistré.',
    outdated:
      'Voici ce que vous aviez saisi la dernière fois. D’autres valeurs ont été enregistrées depuis : ce que vous n’aviez pas touché les affiche ; vérifiez le reste avant d’enregistrer.',
    discard: 'Abandonner',
  },
  tryAgain: 'Réessayer',
  stale: 'Actualisation impossible. Ces informations ne sont peut-être plus à jour.',
  orders: {
    title: 'Commandes',
    search: 'Nom, téléphone, ville, article, numéro',
    toCall: (orders?: number) => (orders ? `À appeler ${number(orders)}` : 'À appeler'),
    filter: 'Commandes par statut',
    all: 'Toutes',
    columns: {
      order: 'Commande',
      customer: 'Client',
      placed: 'Passée',
      items: 'Articles',
      total: 'Total',
      payment: 'Paiement',
      status: 'Statut',
    },
    items: (amount: number) => count(amount, 'article', 'articles'),
    orders: (amount: number) => count(amount, 'commande', 'commandes'),
    found: (amount: number) => count(amount, 'commande trouvée', 'commandes trouvées'),
    /** `owed` is the amount to refund. */
    payment: (order: OrderMoney & Pick<OrderSummary, 'status'>, owed: number) => paymentWords(order, owed),
    statusOf: (number: string) => `Statut de la commande ${number}`,
    statusNote:
      'Une annulation remet les articles en stock. Chaque changement prépare un e-mail pour le client.',
    updated: {
      title: 'Commande mise à jour',
      text: (status: OrderStatus) => `Nouveau statut : ${statusWords[status]}`,
    },
    failed: {
      title: 'Échec de la mise à jour',
      text: 'Le statut n’a pas pu être modifié',
      stock: (lines: string) => `Le stock ne suffit pas pour la rouvrir : ${lines}.`,
      stockLine: (slug: string, available: number) => `${slug} (${number(available)} en stock)`,
      unpaid: 'Elle n’est pas encore payée. Enregistrez d’abord le paiement.',
      unconfirmed: 'Le client ne l’a pas confirmée. Appelez-le d’abord, ou changez le réglage.',
      hasParcels: 'Des colis de cette commande sont en route. Retirez-les d’abord.',
      returns: 'Elle a un retour. Refusez-le d’abord, ou remboursez ce qui est revenu.',
      changed:
        'La commande a changé entre-temps, par exemple parce que le client l’a annulée. La liste affiche son statut actuel.',
    },
    none: {
      title: 'Aucune commande pour le moment',
      text: 'La première commande apparaît ici dès qu’elle est passée.',
    },
    noneFound: {
      title: (query: string) =>
        query ? `Aucune commande ne correspond à « ${query} »` : 'Aucune commande ici',
      text: (status: string) => `Statut recherché : ${status}.`,
      showAll: 'Chercher dans toutes les commandes',
    },
    error: 'Impossible de charger les commandes',
    open: (number: string) => `Commande ${number}`,
    close: 'Fermer',
    closeHint: 'Fermer (Échap)',
    copyNumber: 'Copier le numéro de commande',
    copyAddress: 'Copier l’adresse',
    missing: {
      title: 'Commande introuvable',
      text: 'Elle n’existe pas, ou l’adresse est incomplète.',
    },
    detailError: 'Impossible de charger la commande',
    subtotal: 'Sous-total',
    discount: (title: string, code: string) => ['Remise', title, code].filter(Boolean).join(', '),
    minus: (amount: string) => `−${amount}`,
    freeShipping: 'Livraison gratuite',
    shippingBy: (method: string) => ['Livraison', method].filter(Boolean).join(', '),
    free: 'Gratuit',
    totalBy: {
      card: 'Total, par carte bancaire',
      bank: 'Total, par virement bancaire',
      cod: 'Total, en espèces à la livraison',
    },
    each: (quantity: number, price: string) => `${quantity} × ${price}`,
    customer: 'Client',
    shipTo: 'Livrer à',
    note: 'Remarque du client',
    tracking: {
      title: 'Suivi',
      carrier: 'Transporteur',
      number: 'Numéro de suivi',
      save: 'Enregistrer',
      saved: 'Suivi enregistré',
      failed: {
        title: 'Le suivi n’a pas été enregistré',
        text: 'Vos modifications sont toujours là. Réessayez.',
      },
    },
    timeline: 'Historique',
    events: {
      pending: 'De nouveau en attente',
      processing: 'En préparation',
      shipped: 'Expédiée',
      delivered: 'Livrée',
      cancelled: 'Annulée',
    },
    placed: 'Commande passée',
    expected: 'Livraison prévue',
    expectedBetween: (from: string, to: string) => `${from} – ${to}`,
    next: {
      pending: { status: 'processing', label: 'Commencer la préparation' },
      processing: { status: 'shipped', label: 'Marquer comme expédiée' },
      shipped: { status: 'delivered', label: 'Marquer comme livrée' },
    },
    cancel: 'Annuler la commande',
  },
  overview: adminOverview,
} as const satisfies Words<typeof english.admin>
