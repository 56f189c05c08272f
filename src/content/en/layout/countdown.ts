import { count } from '../shared/numbers'

/** Words of a countdown. */
export const countdownWords = {
  timeLeft: (hours: number, minutes: number, seconds: number) =>
    `${count(hours, 'hour', 'hours')} ${count(minutes, 'minute', 'minutes')} ${count(seconds, 'second', 'seconds')} left`,
  clockUnits: ['hr', 'min', 'sec'] as const,
} as const
