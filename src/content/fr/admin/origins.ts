import type * as english from '../../en/admin/origins'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

export const adminOrigins = {
  title: 'D’où viennent les clients',
  isOff:
    'Désactivé. Une fois activé, les visiteurs qui l’acceptent indiquent à la boutique, avec leur commande, quel lien ou quelle campagne les a amenés. Personne d’autre ne l’apprend, et jusque-là les pages de la boutique ne chargent rien pour cela.',
  isOn: 'Activé, pour les visiteurs qui l’acceptent. Ce qui précède figure sous « Origine inconnue ».',
  switchOn: 'Activer',
  switchOff: 'Désactiver',
  switchedOn: 'Les origines sont désormais gardées',
  switchedOff: 'Les origines ne sont plus gardées',
  failed: 'Cela n’a pas fonctionné. Réessayez.',
  error: 'Impossible de charger les chiffres',
  tooLong: 'Choisissez une période d’un an au plus pour voir d’où viennent les commandes.',
  touch: 'Une commande compte pour',
  touches: { last: 'la dernière visite avant elle', first: 'la première visite' },
  none: 'Aucune commande dans cette période.',
  unknown: 'Origine inconnue',
  profit: 'Bénéfice à ce jour :',
  orders: (orders: number) => count(orders, 'commande', 'commandes'),
  delivered: (orders: number) => count(orders, 'livrée', 'livrées'),
  refused: (orders: number) =>
    count(orders, 'refusée ou client injoignable', 'refusées ou clients injoignables'),
  sums: {
    revenue: (amount: string) => `commandé ${amount}`,
    refunded: (amount: string) => `remboursé ${amount}`,
    income: (amount: string) => `recettes ${amount}`,
    goods: (amount: string) => `marchandises ${amount}`,
    delivery: (amount: string) => `transporteurs ${amount}`,
    campaign: (amount: string) => `campagne ${amount}`,
  },
  withoutCost: (pieces: number) =>
    `${count(pieces, 'pièce livrée n’a', 'pièces livrées n’ont')} pas de coût dans les articles : le bénéfice est donc trop élevé.`,
  note: 'Bénéfice à ce jour : le total des commandes livrées et ce qui a été payé par ailleurs, moins les remboursements, les marchandises qui ne sont pas revenues en stock (aux coûts d’aujourd’hui), les transporteurs et les campagnes. La TVA est comprise dans les montants.',
  otherCurrency: (orders: number) =>
    `${count(orders, 'commande', 'commandes')} dans une autre devise ${orders < 2 ? 'n’est pas comptée' : 'ne sont pas comptées'}.`,
  costs: {
    action: 'Coût des campagnes',
    text: 'Réparti également sur ses jours. Source et campagne comme dans vos liens : utm_source et utm_campaign.',
    source: 'Source',
    sourceHint: 'Comme dans la liste, par exemple instagram',
    campaign: 'Campagne',
    optional: 'facultatif',
    from: 'Premier jour',
    to: 'Dernier jour',
    amount: 'Coût',
    add: 'Ajouter le coût',
    saved: 'Le coût est ajouté',
    remove: 'Retirer',
    removeOf: (source: string) => `Retirer le coût : ${source}`,
    wrong: {
      source: 'Indiquez où la campagne a eu lieu.',
      days: 'Choisissez deux jours dans l’ordre, à un an d’écart au plus.',
      amount: 'Indiquez un montant supérieur à zéro.',
    },
  },
} as const satisfies Words<typeof english.adminOrigins>
