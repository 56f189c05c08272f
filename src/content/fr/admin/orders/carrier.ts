import type { ParcelState } from '@/domain/orders/parcel'
import type * as english from '../../../en/admin/orders/carrier'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'

const done: Readonly<Record<string, string>> = {
  sent: 'Expédiée',
  numbered: 'Numéro de suivi enregistré',
  delivered: 'Livré',
  refused: 'Refusé',
  returned: 'Revenu',
  noted: 'Noté',
  unchanged: 'Rien de nouveau',
}
const refused: Readonly<Record<string, string>> = {
  PARCEL_NOT_FOUND: 'Aucune commande et aucun colis n’a ce numéro.',
  SEVERAL_PARCELS: 'La commande a plusieurs colis : utilisez leurs numéros de suivi.',
  IS_OVER: 'Le colis s’est terminé autrement. Vérifiez-le dans la commande.',
  ORDER_WAS_CANCELLED: 'La commande est annulée.',
  NOT_PAID: 'La commande n’est pas encore payée.',
  NOT_CONFIRMED: 'Le client n’a pas confirmé la commande.',
  ORDER_HELD: 'Une règle retient la commande.',
}

export const adminCarrier = {
  title: 'Listes des transporteurs',
  back: 'Commandes',
  open: 'Listes des transporteurs',
  intro:
    'Donnez à votre transporteur le fichier de ce qui est à expédier, et lisez celui qu’il vous donne : numéros de suivi et suite de chaque colis. Les espèces se règlent sur leur propre page.',
  failed: 'Cela n’a pas fonctionné. Réessayez.',
  fileName: (day: string) => `colis-${day}.csv`,
  heads: [
    ...[
      'Commande',
      'Nom',
      'Téléphone',
      'Adresse',
      'Ville',
      'Code postal',
      'Pays',
      'Montant à encaisser',
      'Devise',
    ],
    ...['Articles', 'Ouverture permise', 'Essayage permis'],
  ],
  yes: 'oui',
  no: 'non',
  out: {
    title: 'Pour le transporteur',
    text: 'Ce qui est à préparer, dans un fichier qu’ouvrent un tableur et l’import de la plupart des transporteurs.',
    error: 'Impossible de charger ce qui est à préparer',
    none: 'Rien n’est à préparer.',
    download: (orders: number) => `Télécharger ${count(orders, 'commande', 'commandes')}`,
  },
  in: {
    title: 'Du transporteur',
    text: 'Un fichier CSV avec une colonne pour le numéro de commande ou de suivi, et une pour le numéro de suivi ou l’état. Une commande que le transporteur a reçue compte comme expédiée, et son client en est informé.',
    carrier: 'Transporteur',
    file: 'Ouvrir un fichier',
    lines: 'Ce que dit le fichier',
    submit: (lines: number) => `Lire ${count(lines, 'ligne', 'lignes')}`,
    busy: 'Lecture…',
    done: (lines: number) => `${count(lines, 'ligne lue', 'lignes lues')}.`,
    skipped: (rows: number) => `${count(rows, 'ligne', 'lignes')} sans numéro ou en double, non reprises`,
    problems: {
      columns: 'Colonnes introuvables. La première ligne doit nommer le numéro et l’état.',
      empty: 'Le fichier est vide.',
      size: 'Le fichier dépasse 2 Mo.',
      unreadable: 'Le fichier est illisible.',
    },
  },
  will: (state: ParcelState | null) =>
    state === null
      ? 'sera noté'
      : { shipped: 'en route', delivered: 'livré', refused: 'refusé', returned: 'revenu' }[state],
  became: (what: string) => done[what] ?? refused[what] ?? 'Non lue. Vérifiez la commande.',
  isDone: (what: string) => what in done,
  says: (carrier: string) => (carrier ? `${carrier} indique` : 'Le transporteur indique'),
} satisfies Words<typeof english.adminCarrier>
