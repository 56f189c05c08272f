import type * as english from '../../en/admin/receivers'
import type { Words } from '../../words'
import { count } from '../shared/numbers'
import { dayWords, timeWords } from './admin'

export const adminReceivers = {
  title: 'Services publicitaires',
  text: 'Dès que l’un est activé, une case à part, qui le nomme, demande aux visiteurs s’il peut être informé de leurs commandes. Pour ceux qui acceptent, le serveur de la boutique envoie une commande quand elle est payée ou livrée : montant, devise et articles. Rien d’autre que cette question ne se charge dans les pages. Les remboursements ne sont pas envoyés.',
  error: 'Impossible de charger les services',
  names: { meta: 'Meta Conversions API', google: 'Google Analytics' },
  state: { on: 'Activé', off: 'Désactivé', test: 'Activé, en test' },
  isOn: 'Demander et envoyer',
  account: { meta: 'Identifiant du pixel', google: 'ID de mesure' },
  accountHint: {
    meta: 'Des chiffres, dans le gestionnaire d’événements de Meta',
    google: 'Commence par G-, dans Google Analytics, flux de données',
  },
  wrongAccount: {
    meta: 'Un identifiant de pixel a de 5 à 20 chiffres.',
    google: 'Un ID de mesure s’écrit comme G-AB12CD34EF.',
  },
  secret: {
    meta: 'Le jeton d’accès est le réglage META_ACCESS_TOKEN de la fonction.',
    google: 'Le code secret de l’API est le réglage GOOGLE_API_SECRET de la fonction.',
  },
  withContact: 'Envoyer aussi l’e-mail et le téléphone sous forme d’empreintes',
  withContactHint:
    'Meta reconnaît alors ses membres. La question le dit ; pour qui a accepté avant, rien ne change.',
  testCode: 'Code de test',
  testCodeHint: 'Dans « Tester les événements » ; vide pour de vrais envois',
  wrongTest: 'Des lettres et des chiffres, 30 au plus.',
  validates: 'Test : Google vérifie ce qui est envoyé et ne compte rien',
  save: 'Enregistrer',
  saveOf: (service: string) => `Enregistrer : ${service}`,
  saved: 'Enregistré',
  failed: 'Rien n’a été enregistré. Réessayez.',
  agreed: (orders: number) => `${count(orders, 'commande', 'commandes')} avec accord`,
  sent: (events: number) => `envoyées : ${events}`,
  waiting: (events: number) => `en attente : ${events}`,
  givenUp: (events: number) => `abandonnées : ${events}`,
  lastSent: (at: number, now: number) => `Dernier envoi : ${dayWords(at, now)} ${timeWords(at)}.`,
  lastError: (at: number, now: number) => `Dernier refus : ${dayWords(at, now)} ${timeWords(at)} :`,
  isStuck:
    'Ce qui attend n’est pas pris en charge. La fonction send-events et sa planification doivent tourner, et son code secret doit être défini.',
} as const satisfies Words<typeof english.adminReceivers>
