import type * as english from '../../../en/admin/orders/parcels'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const items = (amount: number) => count(amount, 'article', 'articles')

export const adminParcels = {
  title: 'Colis',
  parcel: (place: number) => `Colis ${number(place)}`,
  states: {
    shipped: 'En route',
    delivered: 'Livré',
    refused: 'Refusé',
    returned: 'Revenu',
  },
  shipped: (shipped: number, ordered: number) =>
    `${count(shipped, 'article expédié', 'articles expédiés')} sur ${number(ordered)}`,
  shortShipped: (shipped: number, ordered: number) =>
    `${count(shipped, 'expédié', 'expédiés')} sur ${number(ordered)}`,
  line: (quantity: number, item: string) => (quantity === 1 ? item : `${number(quantity)} × ${item}`),
  collect: (amount: string) => `${amount} à encaisser`,
  fee: (amount: string) => `Transporteur ${amount}`,
  mayOpen: 'Ouverture autorisée',
  mayTryOn: 'Essayage autorisé',
  track: 'Suivre',
  trackHint: (parcel: string, carrier: string) =>
    `Suivre le ${parcel.toLowerCase()} avec ${carrier} (nouvel onglet)`,
  ship: 'Expédier une partie',
  shipRest: 'Expédier le reste',
  slip: 'Bon de préparation',
  edit: 'Modifier',
  remove: 'Retirer',
  moves: {
    delivered: 'Livré',
    refused: 'Refusé',
    returned: 'Revenu',
    shipped: 'Encore en route',
  },
  /** What a button does, for a screen reader: buttons of all parcels read alike. */
  of: (action: string, parcel: string) => `${action} : ${parcel}`,
  moved: 'Colis mis à jour',
  removed: 'Colis retiré',
  cancelled: 'Commande annulée, articles remis en stock',
  bringBack: {
    title: { refused: 'Refusé à la livraison ?', returned: 'Le colis est-il revenu ?' },
    cancels:
      'Aucun autre colis de cette commande n’est en route : la commande est donc annulée et ses articles reviennent en stock. Le client reçoit un e-mail.',
    resends:
      'Ses articles attendent d’être expédiés à nouveau. Les autres colis de la commande ne changent pas.',
    confirm: { refused: 'Marquer comme refusé', returned: 'Marquer comme revenu' },
    keep: 'Revenir',
  },
  form: {
    shipTitle: 'Expédier une partie',
    editTitle: (parcel: string) => `Modifier le ${parcel.toLowerCase()}`,
    items: 'Articles de ce colis',
    less: (item: string) => `Un de moins : ${item}`,
    more: (item: string) => `Un de plus : ${item}`,
    quantity: (item: string) => `Quantité : ${item}`,
    of: (left: number) => `sur ${number(left)}`,
    carrier: 'Transporteur',
    noCarrier: 'Aucun transporteur pour le moment',
    other: 'Autre',
    otherName: 'Nom du transporteur',
    tracking: 'Numéro de suivi',
    scan: 'Scanner ou saisir',
    url: 'Lien de suivi',
    urlHint: 'La page où le client peut le suivre, commençant par https://',
    wrongUrl: 'Indiquez un lien qui commence par https://',
    none: 'Choisissez au moins un article.',
    submit: (quantity: number) => `Expédier ${items(quantity)}`,
    save: 'Enregistrer le colis',
    busy: 'Enregistrement…',
    cancel: 'Annuler',
  },
  done: (quantity: number) => count(quantity, 'article expédié', 'articles expédiés'),
  saved: 'Colis enregistré',
  problems: {
    NOT_PAID: 'La commande n’est pas encore payée. Enregistrez d’abord le paiement.',
    ORDER_HELD: 'Une règle retient cette commande. Libérez-la d’abord dans la commande.',
    NOT_CONFIRMED: 'Le client n’a pas confirmé la commande. Appelez-le d’abord, ou changez le réglage.',
    PARCEL_SETTLED: 'Ce colis a été réglé avec le transporteur, il ne change donc plus.',
    conflict: 'Le colis ou sa commande a changé entre-temps. Fermez cette fenêtre et vérifiez à nouveau.',
    offline: 'Vous êtes hors ligne. Réessayez une fois la connexion revenue.',
    unknown: 'Rien n’a été enregistré. Réessayez.',
  },
} as const satisfies Words<typeof english.adminParcels>
