export type TimeLeft = { hours: number; minutes: number; seconds: number }

/** Whole hours, minutes and seconds from `now` to `end` (both in milliseconds), rounded up; zero when past. */
export function timeLeft(end: number, now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((end - now) / 1000))
  return { hours: Math.floor(total / 3600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 }
}

/**
 * One second later: at 0 seconds the minutes drop and the seconds go to 59; at 0 minutes the hours drop and both
 * go to 59; 0:0:0 stays.
 */
export function tick({ hours, minutes, seconds }: TimeLeft): TimeLeft {
  if (seconds > 0) return { hours, minutes, seconds: seconds - 1 }
  if (minutes > 0) return { hours, minutes: minutes - 1, seconds: 59 }
  if (hours > 0) return { hours: hours - 1, minutes: 59, seconds: 59 }
  return { hours: 0, minutes: 0, seconds: 0 }
}

export function isOver({ hours, minutes, seconds }: TimeLeft): boolean {
  return hours === 0 && minutes === 0 && seconds === 0
}

/** Two digits each: `['02', '45', '32']`. */
export function clockDigits({ hours, minutes, seconds }: TimeLeft): [string, string, string] {
  const two = (value: number) => String(value).padStart(2, '0')
  return [two(hours), two(minutes), two(seconds)]
}

/** Minutes until a moment (both in milliseconds), rounded up; zero when it has come. */
export function minutesUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 60_000))
}
