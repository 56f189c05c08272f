import { dealBounds } from '@/domain/discounts/deal-plan'
import type { Deal } from '@/domain/product/product'
import type * as english from '../../../en/admin/offers/deals'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'
import { shopTime } from '../../shared/shop-time'

const deals = (amount: number) => count(amount, 'offre', 'offres')
const products = (amount: number) => count(amount, 'article', 'articles')
const moment = shopTime({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** `sam. 21 nov., 18:00`, by the shop's clocks. */
export const momentWords: typeof english.momentWords = (time) => moment.format(time)

/** `2 j 4 h`, `4 h 12 min`, `12:07`: coarser when further away. */
export const remainingWords: typeof english.remainingWords = (milliseconds) => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return `${Math.floor(hours / 24)} j ${hours % 24} h`
  if (hours >= 1) return `${hours} h ${minutes % 60} min`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

const kinds: Record<Deal['kind'], string> = { flash: 'Flash', daily: 'Du jour' }

export const adminDeals = {
  title: 'Offres',
  add: 'Nouvelle offre',
  search: 'Rechercher par article',
  list: 'Offres',
  states: {
    running: 'En cours',
    scheduled: 'Programmées',
    ended: 'Terminées',
  },
  statesLabel: 'Offres par état',
  kinds,
  kind: { label: 'Type', all: 'Toutes' },
  columns: {
    product: 'Article',
    price: 'Prix',
    sold: 'Vendus',
    left: 'Restants',
    revenue: 'Chiffre d’affaires',
    quantity: 'Quantité',
    time: { running: 'Fin', scheduled: 'Début', ended: 'Terminée' },
  },
  was: 'au lieu de',
  off: (percent: number) => `-${number(percent)} %`,
  soldOf: (sold: number, total: number) => `${number(sold)} sur ${number(total)}`,
  left: (quantity: number) => number(quantity),
  soldOut: 'Épuisé',
  notLive: { draft: 'article en brouillon', scheduled: 'article programmé', archived: 'article archivé' },
  endsIn: (time: string) => `dans ${time}`,
  found: (amount: number) => count(amount, 'offre trouvée', 'offres trouvées'),
  error: 'Impossible de charger les offres',
  none: {
    running: {
      title: 'Aucune offre en cours',
      text: 'Lancez-en une maintenant, ou consultez les offres programmées.',
    },
    scheduled: {
      title: 'Aucune offre programmée',
      text: 'Une offre programmée commence automatiquement.',
    },
    ended: { title: 'Aucune offre terminée pour le moment', text: 'Les offres passées sont listées ici.' },
  },
  noneFound: {
    title: (query: string) => `Aucune offre ne correspond à « ${query} »`,
    text: (state: string) => `Recherche parmi les offres ${state}.`,
  },
  selection: { end: 'Terminer maintenant', duplicate: 'Dupliquer', remove: 'Supprimer' },
  detail: {
    open: (title: string) => `Offre sur ${title}`,
    close: 'Fermer',
    closeHint: 'Fermer (Échap)',
    missing: { title: 'Offre introuvable', text: 'Elle a été supprimée, ou l’adresse est incomplète.' },
    error: 'Impossible de charger l’offre',
    metrics: 'Ventes de l’offre',
    sold: 'Vendus',
    left: 'Restants',
    revenue: 'Chiffre d’affaires',
    view: 'Voir dans la boutique',
    duplicate: 'Dupliquer',
    end: 'Terminer maintenant',
    remove: 'Supprimer',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Offre enregistrée',
    failed: 'L’offre n’a pas été enregistrée. Vos modifications sont toujours là.',
    startsIn: (time: string) => `commence dans ${time}`,
    endsIn: (time: string) => `se termine dans ${time}`,
    ended: 'terminée',
    priceStays:
      'Des articles se sont vendus à ce prix. Pour le changer, terminez cette offre et lancez-en une nouvelle.',
    startStays: 'L’offre est en cours.',
  },
  ask: {
    end: {
      title: (amount: number) =>
        amount === 1 ? 'Terminer cette offre maintenant ?' : `Terminer ${deals(amount)} maintenant ?`,
      text: 'Les clients paient désormais le prix normal, y compris pour les articles déjà dans leur panier. Il n’est pas possible de la relancer.',
      keep: 'Laisser en cours',
      confirm: 'Terminer maintenant',
    },
    busy: 'Arrêt…',
    ended: (amount: number) => (amount === 1 ? 'Offre terminée' : `${deals(amount)} terminées`),
    removed: (amount: number) => (amount === 1 ? 'Offre supprimée' : `${deals(amount)} supprimées`),
    restored: 'Offres rétablies',
    failed: 'Une erreur est survenue. Réessayez.',
  },
  fields: {
    kind: 'Type',
    price: 'Prix de l’offre',
    total: 'Quantité',
    percent: 'Remise en pourcentage',
    totalAll: 'Quantité de chacun',
    customerLimit: 'Maximum par client',
    start: 'Début',
    end: 'Fin',
  },
  kindHints: {
    flash: 'Dure quelques heures. Affichée sur les pages des ventes flash.',
    daily: 'Dure quelques jours. Affichée parmi les offres du jour.',
  },
  customerLimitHint: 'Facultatif. Au-delà, le client paie le prix normal.',
  usual: (price: string) => `Prix normal ${price}`,
  stock: (quantity: number) => `${number(quantity)} en stock`,
  beyondStock: (quantity: number) =>
    quantity === 0
      ? 'Épuisé : les clients ne peuvent pas encore l’acheter.'
      : `Seulement ${number(quantity)} en stock.`,
  form: {
    title: 'Nouvelle offre',
    back: 'Offres',
    products: 'Articles',
    productsBy: (amount: number) => number(amount),
    choose: 'Ajouter des articles',
    collection: 'Ajouter une collection',
    adding: 'Ajout…',
    soldOutLeft: 'Les articles épuisés n’ont pas été ajoutés.',
    collectionError: 'Impossible de charger les articles de la collection.',
    collectionMost: (most: number, all: number) =>
      `Les ${number(most)} premiers sur ${number(all)} ont été ajoutés : c’est le maximum en une fois.`,
    none: 'Choisissez des articles, ou toute une collection.',
    clear: 'Tout retirer',
    remove: (title: string) => `Retirer ${title}`,
    removed: (title: string) => `Retiré : ${title}`,
    priceOf: (title: string) => `Prix de l’offre pour ${title}`,
    totalOf: (title: string) => `Quantité de l’offre pour ${title}`,
    terms: 'Prix et quantité',
    termsHint: 'Pour tous les articles. Chacun peut être modifié dans la liste.',
    percentHint: `De 1 à ${number(dealBounds.percent)}`,
    totalHint: 'Laissez vide pour tout le stock',
    time: 'Durée',
    timeHint: (zone: string) => `Dans le fuseau horaire de la boutique, ${zone}.`,
    startHint: 'Laissez vide pour commencer maintenant',
    spans: {
      hours: '6 heures',
      today: 'Aujourd’hui',
      weekend: 'Ce week-end',
    },
    spansLabel: 'Durées prédéfinies',
    withoutProducts: 'Aucun article pour le moment',
    withoutPrice: 'Aucun prix pour le moment',
    ready: (amount: number, saving: number) => `${products(amount)}, jusqu’à -${number(saving)} %`,
    wrong: (amount: number) => `${products(amount)} à corriger`,
    submitNow: (amount: number) => (amount > 1 ? `Lancer ${deals(amount)}` : 'Lancer l’offre'),
    submitLater: (amount: number) => (amount > 1 ? `Programmer ${deals(amount)}` : 'Programmer l’offre'),
    busy: 'Enregistrement…',
    added: (amount: number) => (amount === 1 ? 'Offre ajoutée' : `${deals(amount)} ajoutées`),
    failed: 'Les offres n’ont pas été ajoutées. Votre saisie est toujours là.',
    overlap: (amount: number) =>
      `${count(amount, 'article est dans une autre offre', 'articles sont dans d’autres offres')} à ce moment-là. Un article n’a qu’une offre à la fois.`,
    overlapRow: (from: string, to: string) => `Déjà dans une offre, du ${from} au ${to}`,
    leaveOut: 'Les retirer',
    raced:
      'L’un des articles vient d’entrer dans une autre offre. Vérifiez la liste des offres et réessayez.',
    gone: 'L’un des articles n’est plus dans la boutique. Retirez-le et réessayez.',
    cheaper: 'Le prix d’un article a baissé entre-temps. L’offre doit être moins chère.',
    lowest:
      'Un article a coûté moins cher pendant les 30 jours précédents qu’aujourd’hui. Baissez son prix ou prévoyez l’offre pour plus tard.',
    discard: 'Abandonner',
    discarded: 'Saisie abandonnée',
  },
  problems: {
    price: 'Indiquez un prix, par exemple 12,99.',
    'not-below': 'Indiquez un prix inférieur au prix normal.',
    lowest:
      'Pendant les 30 jours précédents, cet article a coûté moins cher qu’aujourd’hui. Baissez son prix ou prévoyez l’offre pour plus tard.',
    total: 'Indiquez un nombre entier d’au moins 1.',
    percent: `Indiquez un nombre entier de 1 à ${number(dealBounds.percent)}.`,
    sold: (quantity: number) => `Indiquez au moins ${number(quantity)} : c’est ce qui est déjà vendu.`,
    customerLimit: 'Indiquez un nombre entier de 1 à 99, ou laissez vide.',
    overlap: 'L’article est dans une autre offre à ce moment-là. Un article n’a qu’une offre à la fois.',
    changed:
      'Un autre propriétaire a modifié cette offre entre-temps. Le formulaire affiche l’offre actuelle.',
    over: 'Cette offre est terminée.',
  },
  times: {
    start: 'Choisissez un jour et une heure.',
    end: 'Choisissez un jour et une heure.',
    order: 'Choisissez une fin après le début.',
    past: 'Choisissez une fin dans l’avenir.',
    'too-long': 'Une offre dure un an au maximum.',
  },
} as const satisfies Words<typeof english.adminDeals>
