import type * as english from '../../en/catalogue/new-arrivals'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

/** What the software says of what is new, and of what comes. */
export const newArrivalsWords = {
  thisWeek: (amount: number) => `${count(amount, 'nouveauté', 'nouveautés')} cette semaine`,
  seeWeek: 'Voir celles de la semaine',
  trending: {
    title: 'Tendances',
    items: (amount: number) => count(amount, 'article', 'articles'),
  },
  soon: {
    button: 'Me prévenir',
    done: (email: string) => `C’est noté. Nous écrirons d’abord à ${email}.`,
  },
} as const satisfies Words<typeof english.newArrivalsWords>
