import type * as english from '../../en/admin/reminders'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

export const adminReminders = {
  title: 'Commandes inachevées',
  text: 'Les membres qui cochent la case au moment de commander reçoivent un seul e-mail s’ils ne terminent pas, à l’adresse confirmée de leur compte, avec un lien qui rétablit le panier. Personne n’en reçoit plus d’un en trente jours, et un refus est définitif.',
  error: 'Impossible de charger les chiffres',
  result: (sent: number, recovered: number, revenue: string | null) =>
    `${count(sent, 'rappel', 'rappels')} en trente jours, ${count(recovered, 'commande', 'commandes')} dans la semaine qui suit${revenue === null ? '' : ` (${revenue})`}.`,
  reminds: 'Proposer un rappel à la commande et l’envoyer',
  hours: 'Heures après le départ',
  wrongHours: 'Un nombre entier de 1 à 48.',
  save: 'Enregistrer',
  saved: 'Enregistré',
  failed: 'Cela n’a pas fonctionné. Réessayez.',
} as const satisfies Words<typeof english.adminReminders>
