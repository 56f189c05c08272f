/** Words of a countdown. */
export const countdownWords = {
  timeLeft: (hours: number, minutes: number, seconds: number) =>
    `${hours} hours ${minutes} minutes ${seconds} seconds left`,
  clockUnits: ['hours', 'min', 'sec'] as const,
} as const
