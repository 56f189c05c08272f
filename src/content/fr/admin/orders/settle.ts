import type * as english from '../../../en/admin/orders/settle'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

const parcels = (amount: number) => count(amount, 'colis', 'colis')

/** `aujourd’hui`, `le 19 nov.`: within a sentence. */
const onDay = (day: string) => (/^\d/.test(day) ? `le ${day}` : day.toLowerCase())

export const adminSettle = {
  title: 'Règlement du transporteur',
  short: 'Règlement',
  back: 'Revenir aux commandes',
  intro: 'Listez les colis que le transporteur vous a payés ou rapportés, puis réglez-les tous en une fois.',
  scan: 'Numéro de suivi ou de commande',
  scanHint: 'Scannez ou saisissez-les l’un après l’autre, ou collez-en plusieurs.',
  add: 'Ajouter',
  adding: 'Ajout…',
  file: 'Ouvrir le CSV du transporteur',
  fileProblems: {
    size: 'Ce fichier est trop lourd. La limite est de 2 Mo.',
    columns:
      'Aucune colonne de numéros de suivi ou de commande n’a été trouvée. Nommez-la « Suivi » dans la première ligne.',
    empty: 'Ce fichier n’a aucune ligne.',
    unreadable: 'Ce fichier n’a pas pu être lu.',
  },
  fileRead: (lines: number, skipped: number) =>
    skipped === 0
      ? count(lines, 'colis lu', 'colis lus')
      : `${count(lines, 'colis lu', 'colis lus')}, ${count(skipped, 'ligne ignorée : non définitive', 'lignes ignorées : non définitives')}, en double ou sans numéro`,
  more: (rows: number) =>
    `La liste accepte 1 000 colis. ${count(rows, 'autre n’a pas été ajouté', 'autres n’ont pas été ajoutés')} ; réglez d’abord ceux-ci.`,
  lookupFailed: 'Les numéros n’ont pas pu être recherchés. Réessayez.',
  listed: 'Ce numéro est déjà dans la liste',
  empty: 'Aucun colis pour le moment',
  list: 'Colis',
  columns: {
    order: 'Commande',
    customer: 'Client',
    expected: 'Attendu',
    amount: 'Encaissé',
    outcome: 'Résultat',
  },
  states: {
    waiting: 'Pas encore recherché',
    unknown: 'Aucun colis avec ce numéro',
    several: 'Plusieurs colis : utilisez le numéro de suivi',
    settled: (day: string) => `Déjà réglé ${onDay(day)}`,
    back: 'Revenu auparavant',
    delivered: 'Marqué comme livré auparavant',
    differs: (amount: string) => `${amount} attendus`,
    missing: 'Indiquez le montant',
    unclear: 'La liste n’est pas claire ici. Indiquez ce qui a été encaissé.',
  },
  refusals: {
    ALREADY_SETTLED: 'Déjà réglé',
    PARCEL_NOT_FOUND: 'Le colis n’existe plus',
    CAME_BACK: 'Il est revenu, rien n’a donc été encaissé',
    IS_DELIVERED: 'Il est marqué comme livré. Remettez-le d’abord en route.',
    ORDER_WAS_CANCELLED: 'Sa commande a été annulée',
    other: 'Il n’a pas pu être réglé',
  },
  outcomes: { collected: 'Encaissé', refused: 'Refusé' },
  outcomeOf: (order: string) => `Résultat de ${order}`,
  amountOf: (order: string) => `Encaissé pour ${order}`,
  remove: (code: string) => `Retirer ${code}`,
  all: { collected: 'Tout encaissé', refused: 'Tout refusé' },
  restored: (rows: number) =>
    `La liste précédente est toujours là ; ${count(rows, 'numéro n’a pas encore été recherché', 'numéros n’ont pas encore été recherchés')}.`,
  lookUp: 'Rechercher à nouveau',
  clear: 'Vider',
  cleared: 'Liste vidée',
  sum: (amount: string) => `${amount} encaissés`,
  fees: (amount: string) => `${amount} de frais de transporteur`,
  cash: (amount: string) => `Espèces ${amount}`,
  cashFees: (amount: string) => `frais ${amount}`,
  noneReady: 'Rien à régler pour le moment',
  submit: (rows: number) => (rows === 0 ? 'Régler' : `Régler ${parcels(rows)}`),
  busy: 'Règlement…',
  failed: 'La liste n’a pas pu être réglée entièrement. Réessayez : rien n’est réglé deux fois.',
  done: {
    title: (settled: number) => count(settled, 'colis réglé', 'colis réglés'),
    collected: 'Encaissé',
    refused: 'Refusés',
    fees: 'Frais de transporteur',
    owes: 'Le transporteur vous doit',
    youOwe: 'Vous devez au transporteur',
    left: (rows: number) =>
      `${count(rows, 'colis n’a pas pu être réglé et reste', 'colis n’ont pas pu être réglés et restent')} dans la liste.`,
  },
  history: 'Règlements précédents',
  none: 'Les règlements apparaissent ici.',
  error: 'Impossible de charger les règlements',
  row: (settled: number, refused: number) =>
    refused === 0 ? parcels(settled) : `${parcels(settled)}, ${count(refused, 'refusé', 'refusés')}`,
  csv: (day: string) => `CSV : ${day}`,
  csvShort: 'CSV',
  csvFailed: 'Le fichier n’a pas pu être créé. Réessayez.',
  fileName: (day: string) => `reglement-${day}.csv`,
  heads: [
    'Commande',
    'Numéro de suivi',
    'Transporteur',
    'Client',
    'Ville',
    'État',
    'Encaissé',
    'Frais de transporteur',
    'Devise',
  ],
} as const satisfies Words<typeof english.adminSettle>
