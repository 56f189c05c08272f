/** How far the server's clock is ahead of this device's, in ms. */
let ahead = 0
let isMeasured = false

/** The time by the server's clock, in ms UTC: deals begin and end by it, whatever this device's clock says. */
export const serverNow = () => Date.now() + ahead

/** Less is the time that an answer takes, and the second to which its header is rounded. */
const tolerance = 5000

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
  ahead = Math.abs(difference) > tolerance ? difference : 0
}
