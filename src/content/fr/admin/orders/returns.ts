import type * as english from '../../../en/admin/orders/returns'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'
import { returnsTitle } from './returns-title'

/** `aujourd’hui`, `le 19 nov.`: within a sentence. */
const onDay = (day: string) => (/^\d/.test(day) ? `le ${day}` : day.toLowerCase())

/** Words of the owner's returns. */
export const adminReturns = {
  title: returnsTitle,
  list: 'Retours',
  error: 'Impossible de charger les retours',
  found: (amount: number) => count(amount, 'retour', 'retours'),
  tabs: {
    label: 'Ce qu’il y a à faire',
    requested: 'À examiner',
    approved: 'En route',
    received: 'À rembourser',
    over: 'Clos',
  },
  none: {
    requested: {
      title: 'Aucun retour à examiner',
      text: 'Les clients demandent un retour depuis leurs commandes livrées.',
    },
    approved: { title: 'Aucun retour en route', text: 'Les retours acceptés attendent ici leur colis.' },
    received: {
      title: 'Aucun retour à rembourser',
      text: 'Les retours dont le colis est arrivé attendent ici leur remboursement.',
    },
    over: {
      title: 'Aucun retour clos',
      text: 'Les retours remboursés, refusés et abandonnés sont listés ici.',
    },
  },
  states: {
    requested: 'À examiner',
    approved: 'En route',
    declined: 'Refusé',
    received: 'À rembourser',
    closed: 'Clos',
    withdrawn: 'Abandonné',
  },
  open: (name: string) => `Retour ${name}`,
  close: 'Fermer le retour',
  back: 'Tous les retours',
  missing: { title: 'Ce retour n’existe pas', text: 'L’adresse est peut-être fausse.' },
  items: (amount: number) => count(amount, 'article', 'articles'),
  asked: (day: string, time: string) => `demandé ${onDay(day)} à ${time}`,
  order: 'Ouvrir la commande',
  wanted: 'Articles',
  picture: (at: number) => `Photo ${number(at)} du client`,
  pictures: 'Photos',
  noPicture: 'Cette photo n’a pas pu être chargée.',
  answer: 'Notre réponse',
  ofItem: (quantity: number, price: string) => `${number(quantity)} × ${price}`,
  received: (received: number, of: number) =>
    `${count(received, 'reçu', 'reçus')}${received === of ? '' : ` sur ${number(of)}`}`,
  restocked: 'de retour en stock',
  notRestocked: 'non remis en stock',
  conditions: {
    unused: 'Neuf',
    used: 'Usagé',
    damaged: 'Abîmé',
  },
  toRefund: 'Prix de ce qui est revenu',
  refunded: (amount: string) => `${amount} remboursés`,
  refundPending: (amount: string) => `Remboursement de ${amount} en cours`,
  noRefund: 'Clos sans remboursement',
  actions: {
    approve: 'Accepter',
    decline: 'Refuser',
    receive: 'Réceptionner les articles',
    refund: 'Rembourser',
    close: 'Clore sans remboursement',
    reopen: 'Réexaminer',
  },
  approving: {
    title: 'Accepter ce retour',
    field: 'Comment le renvoyer',
    hint: 'Envoyé au client par e-mail et ajouté à la commande.',
    standard: (address: string, return_: string) =>
      `Emballez les articles avec leurs étiquettes et écrivez ${return_} sur le colis.\nEnvoyez-le à :\n${address}`,
    submit: 'Accepter',
  },
  declining: {
    title: 'Refuser ce retour',
    field: 'Motif',
    hint: 'Envoyé au client par e-mail et ajouté à la commande.',
    submit: 'Refuser',
  },
  closing: {
    title: 'Clore sans remboursement',
    field: 'Ce que le client reçoit à la place',
    hint: 'Envoyé au client par e-mail et ajouté à la commande. C’est définitif.',
    submit: 'Clore',
  },
  needed: 'Écrivez quelques mots.',
  cancel: 'Annuler',
  saving: 'Enregistrement…',
  receiving: {
    title: 'Qu’est-ce qui est arrivé ?',
    quantity: 'Reçus',
    condition: 'État',
    ofItem: (field: string, item: string) => `${field} : ${item}`,
    restock: 'Remettre en stock',
    gone: 'Cette variante n’est plus en vente.',
    of: (quantity: number) => `sur ${number(quantity)}`,
    nothing: 'Rien n’a été reçu. Refusez le retour si aucun colis n’arrive.',
    note: 'Le stock change aussitôt, et le client reçoit un e-mail. C’est définitif.',
    submit: (units: number) => `Réceptionner ${count(units, 'article', 'articles')}`,
  },
  refundReason: (return_: string) => `Retour ${return_}`,
  refundReasonWithDelivery: (return_: string) => `Retour ${return_}, livraison comprise`,
  done: {
    approved: (return_: string) => `Retour ${return_} accepté`,
    declined: (return_: string) => `Retour ${return_} refusé`,
    requested: (return_: string) => `Retour ${return_} de nouveau à examiner`,
    received: (return_: string) => `Retour ${return_} reçu`,
    closed: (return_: string) => `Retour ${return_} clos`,
  },
  undo: 'Annuler',
  conflict:
    'Le client ou un autre propriétaire a modifié ce retour entre-temps. Il est affiché dans son état actuel.',
  section: 'Retours',
  details: 'Détails',
  timeline: {
    requested: 'Retour demandé',
    approved: 'Retour accepté',
    declined: 'Retour refusé',
    received: 'Retour reçu',
    closed: 'Retour clos',
    withdrawn: 'Retour abandonné',
  },
  byCustomer: 'par le client',
} as const satisfies Words<typeof english.adminReturns>
