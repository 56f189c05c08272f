import type * as english from '../../../en/admin/orders/new-order'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'
import { adminOrderForm } from './order-form'
import { adminOrders } from './orders'

/** An order that the owner makes for a customer. */
export const adminNewOrder = {
  title: adminOrders.add,
  back: 'Commandes',
  customer: {
    label: 'Trouver un client',
    hint: 'Nom, téléphone ou e-mail. Pour un nouveau client, remplissez les champs ci-dessous.',
    choose: 'Choisir le client',
    none: 'Aucun client trouvé.',
    failed: 'La recherche a échoué. Réessayez.',
    filled: (name: string) => `Champs remplis : ${name}`,
    orders: (orders: number) => count(orders, 'commande', 'commandes'),
  },
  noLines: 'Rien pour le moment.',
  noItems: 'Ajoutez un article',
  choices: 'Commande',
  channel: adminOrders.filters.channel,
  channels: adminOrders.filters.channels,
  email: adminOrderForm.noEmail,
  language: 'Langue du client',
  payment: 'Paiement',
  payments: {
    cod: 'Paiement à la livraison',
    bank: 'Virement bancaire',
    card: 'Carte bancaire, par un lien de paiement',
    paid: 'Payée en espèces maintenant, articles remis',
  },
  note: 'Remarque',
  optional: 'facultatif',
  restored: 'Votre saisie précédente est de retour ; les prix et le stock sont à jour.',
  startOver: 'Recommencer',
  discard: 'Abandonner',
  discarded: 'Nouvelle commande abandonnée',
  submit: 'Créer la commande',
  busy: 'Enregistrement…',
  refusals: {
    ...adminOrderForm.refusals,
    KEY_REUSED: 'Cette commande a déjà été créée. Cherchez-la dans Commandes avant de la créer à nouveau.',
    CHECKOUT_CLOSED: 'Les commandes sont fermées dans Réglages : aucune ne peut être créée.',
    unknown: 'La commande n’a pas été créée. Votre saisie est toujours là ; réessayez.',
  },
  made: {
    title: (number: string) => `Commande ${number}`,
    link: 'Lien pour le client',
    text: (name: string, total: string, isToPay: boolean) =>
      isToPay
        ? `Avec ce lien, ${name} paie ${total}. Ce lien reste valable 23 heures ; ensuite, la commande est annulée.`
        : `Avec ce lien, ${name} suit la commande de ${total}.`,
    copyPay: 'Copier le lien de paiement',
    copyTrack: 'Copier le lien de suivi',
    whatsApp: 'Envoyer par WhatsApp',
    noEmail: 'Pas d’e-mail : envoyez ce lien au client par WhatsApp.',
    once: 'Copiez le lien maintenant : il ouvre cette commande sans connexion, et la boutique ne le garde pas.',
    copied: 'Lien copié',
    copyFailed: 'Impossible de copier le lien.',
    open: 'Ouvrir la commande',
    again: adminOrders.add,
  },
  /** The customer's link made again, in the order. */
  renew: {
    action: 'Créer un nouveau lien',
    busy: 'Création…',
    text: 'Un nouveau lien ouvre la commande sans connexion ; le précédent cesse de fonctionner.',
    problems: {
      offline: 'Vous êtes hors ligne. Le lien précédent fonctionne toujours.',
      'rate-limited': 'Dix liens par heure au maximum. Réessayez plus tard.',
      unknown: 'Aucun lien n’a été créé, et le précédent fonctionne toujours. Réessayez.',
    },
    timeline: 'Nouveau lien pour le client',
  },
} as const satisfies Words<typeof english.adminNewOrder>
