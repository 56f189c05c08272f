/** One visit as a link described it: what campaigns call themselves (utm_source …), and the host that linked here. */
export type Visit = { source: string; medium: string; campaign: string; host: string }

/** The first and the last visit that led here. `at` is when the first was, in milliseconds. */
export type Origin = { at: number; first: Visit; last: Visit }

const dayMs = 24 * 60 * 60 * 1000
/** What led here longer ago is forgotten. */
export const originLastsMs = 30 * dayMs

const most = { source: 60, medium: 60, campaign: 100, host: 100 } as const

/** One line in small letters; empty for what may say who somebody is: an address, or a number as long as a phone's. */
function cleaned(text: string | null, length: number): string {
  const typed = (text ?? '')
    .slice(0, 400)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
  if (/@|%(?:25)*40|[[({] *at *[\])}]|(?:\p{Nd}[^\p{L}\p{Nd}]*){7}|(?:\p{Nd}\P{Nd}?){8}/iu.test(typed))
    return ''
  return typed
    .replace(/[^\p{L}\p{N} _.+@-]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .toLowerCase()
    .slice(0, length)
}

/** The visit that begins with an address; null for one that nothing led to, or that goes on from a page of the shop itself. */
export function visitOf(address: URL, referrer: string): Visit | null {
  const { searchParams: search } = address
  const visit = {
    source: cleaned(search.get('utm_source'), most.source),
    medium: cleaned(search.get('utm_medium'), most.medium),
    campaign: cleaned(search.get('utm_campaign'), most.campaign),
    host: hostOf(referrer),
  }
  if (visit.source || visit.campaign)
    return { ...visit, host: visit.host === address.hostname ? '' : visit.host }
  return visit.host === '' || visit.host === address.hostname ? null : visit
}

function hostOf(referrer: string): string {
  try {
    const { hostname, protocol } = new URL(referrer)
    return /^https?:$/.test(protocol) ? hostname.toLowerCase().slice(0, most.host) : ''
  } catch {
    return ''
  }
}

/** What is kept after a visit: the first stays while it is not too old. */
export const withVisit = (origin: Origin | null, visit: Visit, now: number): Origin =>
  origin && now - origin.at <= originLastsMs
    ? { ...origin, last: visit }
    : { at: now, first: visit, last: visit }

/** The stored origin, which may be anything; null when it is none or too old. */
export function parseOrigin(stored: unknown, now: number): Origin | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { at, first, last }: Record<string, unknown> = { ...stored }
  if (typeof at !== 'number' || at > now || now - at > originLastsMs) return null
  return isVisit(first) && isVisit(last) ? { at, first, last } : null
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false
  const parts: Record<string, unknown> = { ...value }
  return (['source', 'medium', 'campaign', 'host'] as const).every((name) => {
    const part = parts[name]
    return typeof part === 'string' && part.length <= most[name]
  })
}
