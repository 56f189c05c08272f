export type RelativeDay = 'today' | 'yesterday' | 'this-year' | 'earlier'

const dayMs = 24 * 60 * 60 * 1000
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      },
    })
    clocks.set(zone, clock)
  }
  return clock
}

/** What clocks of a time zone show at a time in ms UTC, as `2026-11-21T18:00:00`. */
export function wallTime(time: number, zone: string): string {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    clockOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`
}

/** The calendar day of a time in ms UTC in a time zone, as `2026-11-21`. */
export const dayAt = (time: number, zone: string): string => wallTime(time, zone).slice(0, 10)

/** The calendar day that is `days` after `day`. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/**
 * When clocks of a time zone show `2026-11-21T18:00`, in ms UTC; NaN for what is no time. A time that clocks skip in spring
 * is as long after the change as it says.
 */
export function timeAt(wall: string, zone: string): number {
  const shown = Date.parse(`${wall}Z`)
  if (Number.isNaN(shown)) return shown
  const ahead = (time: number) => Date.parse(`${wallTime(time, zone)}Z`) - time
  // The zone's distance from UTC at about that time, then at that time: clocks may change on the day.
  const about = shown - ahead(shown)
  const at = shown - ahead(about)
  return ahead(at) === ahead(about) ? at : Math.max(at, about)
}

/** When a day begins in a time zone, in ms UTC. */
export const startOfDay = (day: string, zone: string): number => timeAt(`${day}T00:00:00`, zone)

/** The calendar day of a time beside that of `now`, both in the given time zone. */
export function relativeDay(time: number, now: number, zone: string): RelativeDay {
  const [day, today] = [dayAt(time, zone), dayAt(now, zone)]
  if (day === today) return 'today'
  if (day === shiftDay(today, -1)) return 'yesterday'
  return day.slice(0, 4) === today.slice(0, 4) ? 'this-year' : 'earlier'
}
