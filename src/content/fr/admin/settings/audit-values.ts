import type * as english from '../../../en/admin/settings/audit-values'
import { count, number } from '../../shared/numbers'

/** How values of columns read in the log of changes. */
export const auditValues: typeof english.auditValues = {
  empty: 'vide',
  yes: 'oui',
  no: 'non',
  list: (parts) => parts.join(', '),
  /** Of what has commas itself. */
  phrases: (parts) => parts.join(' ; '),
  pair: (name, value) => `${name} : ${value}`,
  percent: (value) => `${number(value)}\u00a0%`,
  rule: {
    newDays: (days) => `arrivés il y a ${count(days, 'jour', 'jours')} au plus`,
    onSale: 'soldés',
    priceBelow: (price) => `à moins de ${price}`,
    fewLeft: 'presque épuisés',
  },
  vatShown: {
    included: 'comprise dans le total',
    separate: 'sur une ligne à part',
  },
  kinds: {
    flash: 'Vente flash',
    daily: 'Offre du jour',
    contact: 'Formulaire de contact',
    seller: 'Demande de vendeur',
  },
  methods: {
    card: 'Carte bancaire',
    bank: 'Virement bancaire',
    cod: 'Espèces',
  },
  statuses: {
    published: 'publié',
    draft: 'brouillon',
    scheduled: 'programmé',
    live: 'en vente',
    archived: 'archivé',
    hidden: 'masqué',
    waiting: 'en attente',
    unconfirmed: 'non confirmé',
    open: 'en cours',
    approved: 'accepté',
    refused: 'refusé',
  },
  topics: {
    newsletter: 'Lettre d’information',
    'flash-deals': 'Ventes flash',
    'vip-club': 'Club VIP',
    'coming-soon': 'Bientôt disponible',
    'back-in-stock': 'Retour en stock',
  },
  twoFactor: {
    true: 'activée',
    false: 'désactivée',
  },
}
