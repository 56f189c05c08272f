/** How far the server's clock is ahead of this device's, in ms. */
let ahead = 0
let isMeasured = false

/** The time by the server's clock, in ms UTC: deals begin and end by it, whatever this device's clock says. */
export const serverNow = () => Date.now() + ahead

/** In ms, by which serverNow may differ: less is the time that an answer takes, and the second to which its header is rounded. */
export const clockTolerance = 5000

/** Beyond that, what the server has rendered does not come from a cache: this device's clock is wrong. */
const oldest = 2 * 60_000

/**
 * Takes the time at which a page was rendered for the server's, where this device's clock says something quite different,
 * until an answer tells. @param at in ms UTC
 */
export function assumeServerTime(at: number) {
  if (!isMeasured && Math.abs(at - Date.now()) > oldest) ahead = at - Date.now()
}

/**
 * Measures the server's clock by an answer's Date header, once. The service worker keeps no such header with the answers that
 * it stores.
 */
export function measureServerClock({ headers }: Response) {
  if (isMeasured) return
  const sent = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(sent)) return
  isMeasured = true
  const difference = sent - Date.now()
  ahead = Math.abs(difference) > clockTolerance ? difference : 0
}
