import { firstDay } from '@/domain/text/first-day'
import type * as english from '../../en/shared/document'
import type { Words } from '../../words'

const longDay = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Words around every such page. */
export const documentWords = {
  contents: 'Sur cette page',
  updated: 'Dernière mise à jour',
  updatedOn: (day: string) => firstDay(longDay.format(new Date(day))),
  print: 'Imprimer cette page',
  more: 'Plus d’aide',
  previous: 'Précédent',
  next: 'Suivant',
  ask: {
    title: 'Ce n’est pas ce que vous cherchiez ?',
    text: 'Écrivez-nous ; nous répondons par e-mail.',
    action: 'Nous contacter',
    help: 'Toute l’aide',
  },
} as const satisfies Words<typeof english.documentWords>
