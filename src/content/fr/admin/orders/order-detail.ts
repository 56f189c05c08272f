import type * as english from '../../../en/admin/orders/order-detail'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const ordinal = (place: number) => `${number(place)}${place === 1 ? 're' : 'e'}`

const mails: Record<string, string> = {
  'order-pending': 'Confirmation',
  'order-processing': 'E-mail : en préparation',
  'order-shipped': 'E-mail : en route',
  'order-tracking': 'E-mail : numéro de suivi',
  'order-delivered': 'E-mail : livrée',
  'order-cancelled': 'E-mail : annulée',
  'order-corrected': 'E-mail : corrigée',
  'order-paid': 'E-mail : paiement reçu',
  'order-reminder': 'E-mail : rappel de virement',
  'order-refunded': 'E-mail : remboursement',
  'order-paid-late': 'E-mail : payée trop tard, remboursée',
  'order-return-requested': 'E-mail : retour demandé',
  'order-return-approved': 'E-mail : retour accepté',
  'order-return-declined': 'E-mail : retour refusé',
  'order-return-received': 'E-mail : retour reçu',
  'order-return-exchanged': 'E-mail : échange en route',
  'order-return-closed': 'E-mail : retour clos',
  'order-withdrawn': 'E-mail : rétractation reçue',
}

export const orderDetail = {
  previous: 'Commande précédente',
  next: 'Commande suivante',
  packingSlip: 'Bon de préparation',
  invoice: 'Facture',
  returned: (orders: number) =>
    `${count(orders, 'commande refusée ou injoignable', 'commandes refusées ou injoignables')} pour cet e-mail ou ce téléphone`,
  place: (place: number, spent: string) => `${ordinal(place)} commande, ${spent} payés à ce jour`,
  noEmail: 'Pas d’e-mail : envoyez le lien par WhatsApp',
  whatsApp: 'WhatsApp',
  moreError: 'Impossible de charger les remarques et les e-mails.',
  packing: {
    label: (item: string) => `Emballé : ${item}`,
    count: (done: number, of: number) => `${count(done, 'emballé', 'emballés')} sur ${number(of)}`,
    all: 'Tout est emballé',
  },
  notes: {
    title: 'Remarque interne',
    hint: 'visible des administrateurs seulement',
    add: 'Ajouter une remarque',
    field: 'Nouvelle remarque interne',
    save: 'Enregistrer la remarque',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
    failed: 'La remarque n’a pas pu être enregistrée. Elle est toujours dans le champ.',
    delete: 'Supprimer la remarque',
    deleted: 'Remarque supprimée',
    deleteFailed: 'La remarque n’a pas pu être supprimée.',
    by: (author: string, time: string) => (author ? `${author}, ${time}` : time),
  },
  trackingChanged:
    'Un autre propriétaire a modifié le suivi entre-temps. Le suivi actuel est affiché ci-dessous.',
  otherCarrier: 'Autre',
  noCarrier: 'Aucun transporteur pour le moment',
  otherName: 'Nom du transporteur',
  scan: 'Scanner ou saisir',
  uncancel: 'Rouvrir la commande',
  timeline: {
    on: {
      card: 'Par carte bancaire',
      bank: 'Par virement bancaire',
      cod: 'Paiement à la livraison',
    },
    received: 'Paiement reçu',
    refunded: 'Remboursement',
    tracking: (carrier: string, tracking: string) => [carrier, tracking].filter(Boolean).join(' '),
    customer: 'par le client',
    by: (email: string) => `par ${email}`,
    canCancel: 'Le client peut encore annuler',
    until: (time: string) => `jusqu’à ${time}`,
    mails,
    states: {
      sent: 'envoyé',
      waiting: 'en attente d’envoi',
      failed: 'n’a pas pu être envoyé',
      dropped: 'n’est plus nécessaire',
    },
    again: 'Renvoyer',
    sentAgain: 'L’e-mail sera renvoyé',
    againFailed: 'L’e-mail n’a pas été renvoyé',
    tooMany: 'Cinq envois par heure au maximum.',
  },
} as const satisfies Words<typeof english.orderDetail>
