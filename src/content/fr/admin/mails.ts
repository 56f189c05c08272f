import type * as english from '../../en/admin/mails'

/** What the mails of the outbox are called in front of the owner, by template. */
export const mailKinds: typeof english.mailKinds = {
  'order-pending': 'Confirmation de commande',
  'order-processing': 'Commande en préparation',
  'order-shipped': 'Commande en route',
  'order-tracking': 'Numéro de suivi',
  'order-delivered': 'Commande livrée',
  'order-cancelled': 'Commande annulée',
  'order-paid': 'Paiement reçu',
  'order-reminder': 'Rappel de virement',
  'order-corrected': 'Commande modifiée',
  'order-refunded': 'Remboursement',
  'order-paid-late': 'Payée trop tard, remboursée',
  'order-return-requested': 'Retour demandé',
  'order-return-approved': 'Retour accepté',
  'order-return-declined': 'Retour refusé',
  'order-return-received': 'Retour reçu',
  'order-return-exchanged': 'Échange en route',
  'order-return-closed': 'Retour clos',
  'order-withdrawn': 'Rétractation reçue',
  'back-in-stock': 'De retour en stock',
  'flash-deals': 'Ventes flash',
  welcome: 'Bienvenue à la lettre d’information',
  'orders-placed': 'Nouvelles commandes, aux propriétaires',
  'admin-invitation': 'Invitation à l’administration',
  'message-received': 'Message reçu',
  'welcome-code': 'Code des nouveaux clients',
  'student-confirm': 'Demande d’étudiant, à confirmer',
  'student-code': 'Code étudiant',
  'student-refused': 'Demande d’étudiant refusée',
  'subscribe-confirm': 'Inscription, à confirmer',
  'review-request': 'Demande d’avis',
  'cart-reminder': 'Rappel d’un panier',
}

/** Why an address gets no mail. */
export const suppressionReasons: typeof english.suppressionReasons = {
  bounce: 'E-mail refusé par la messagerie',
  complaint: 'Signalé comme indésirable',
  'not-me': 'Le destinataire a répondu « Ce n’était pas moi »',
}
