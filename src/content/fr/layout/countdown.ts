import type * as english from '../../en/layout/countdown'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

/** Words of a countdown. */
export const countdownWords = {
  timeLeft: (hours: number, minutes: number, seconds: number) =>
    `${count(hours, 'heure', 'heures')} ${count(minutes, 'minute', 'minutes')} ${count(seconds, 'seconde', 'secondes')}`,
  clockUnits: ['h', 'min', 's'] as const,
} as const satisfies Words<typeof english.countdownWords>
