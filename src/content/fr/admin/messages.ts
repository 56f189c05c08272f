import type { Message } from '@/domain/shop/message'
import type * as english from '../../en/admin/messages'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

export const adminMessages = {
  title: 'Messages',
  list: 'Messages, du plus récent au plus ancien',
  search: 'Nom, e-mail, objet ou entreprise',
  filter: 'Messages par type',
  all: 'Tous',
  kinds: { contact: 'Contact', seller: 'Vendeurs' },
  one: { contact: 'Message', seller: 'Candidature de vendeur' },
  subscribers: 'Abonnés',
  states: { label: 'Messages par état', open: 'À traiter', done: 'Traités' },
  found: (amount: number) => count(amount, 'message trouvé', 'messages trouvés'),
  unread: 'non lu',
  waiting: (amount: number) => count(amount, 'message non lu', 'messages non lus'),
  about: ({ kind, subject, business, category }: Message) =>
    kind === 'seller' ? [business, category].filter(Boolean).join(', ') : subject,
  open: (name: string, about: string) => `${name} : ${about}`,
  none: {
    open: { title: 'Aucun message à traiter', text: 'Les nouveaux messages apparaissent ici.' },
    done: {
      title: 'Aucun message traité pour le moment',
      text: 'Les messages que vous marquez comme traités restent ici un an.',
    },
  },
  noneFound: {
    title: (query: string) => `Aucun message ne correspond à « ${query} »`,
    text: 'Essayez une partie du nom ou de l’e-mail.',
  },
  error: 'Impossible de charger les messages',
  detailError: 'Impossible de charger le message',
  missing: { title: 'Message introuvable', text: 'Il a été supprimé, ou l’adresse est incomplète.' },
  close: 'Fermer',
  closeHint: 'Fermer (Échap)',
  reference: 'Référence',
  from: 'De',
  business: 'Entreprise',
  category: 'Vend',
  city: 'Ville',
  phone: 'Téléphone',
  website: 'Site web',
  message: 'Message',
  written: 'Écrit par l’expéditeur. Méfiez-vous des liens.',
  reply: 'Répondre par e-mail',
  done: 'Marquer comme traité',
  reopen: 'Rouvrir',
  markUnread: 'Marquer comme non lu',
  marked: {
    done: 'Marqué comme traité',
    open: 'Message rouvert',
    unread: 'Marqué comme non lu',
    failed: { title: 'Une erreur est survenue', text: 'Le message est inchangé. Réessayez.' },
  },
  remove: {
    action: 'Supprimer',
    title: 'Supprimer ce message ?',
    text: (name: string) => `Le message sera supprimé définitivement : ${name}.`,
    confirm: 'Supprimer le message',
    keep: 'Annuler',
    done: 'Message supprimé',
  },
} as const satisfies Words<typeof english.adminMessages>

export const adminSubscribers = {
  title: 'Abonnés',
  list: 'Abonnés, du plus récent au plus ancien',
  search: 'E-mail',
  filter: 'Abonnés par liste',
  topics: {
    all: 'Tous',
    newsletter: 'Lettre d’information',
    'vip-club': 'Club VIP',
    'flash-deals': 'Ventes flash',
    'coming-soon': 'Bientôt disponible',
    'back-in-stock': 'De retour en stock',
  },
  columns: { email: 'E-mail', topic: 'Liste', since: 'Depuis' },
  found: (amount: number) => count(amount, 'abonné trouvé', 'abonnés trouvés'),
  error: 'Impossible de charger les abonnés',
  none: {
    title: 'Aucun abonné pour le moment',
    text: 'Les inscriptions à cette liste apparaissent ici.',
  },
  messages: 'Messages',
} as const satisfies Words<typeof english.adminSubscribers>
