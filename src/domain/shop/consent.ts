// What a user has decided about storing more than is needed, as a browser keeps it.

export type Consent = 'given' | 'refused'

/** The decision in a stored text, which may be anything; null when there is none or it is older than `lasts`. */
export function parseConsent(stored: string | null, now: number, lasts: number): Consent | null {
  const [, consent, at] = /^(given|refused) (\d{1,15})$/.exec(stored ?? '') ?? []
  const age = now - Number(at)
  if (consent === undefined || age < 0 || age > lasts) return null
  return consent === 'given' ? 'given' : 'refused'
}

/** The text to store for a decision of this moment. */
export const formatConsent = (consent: Consent, now: number) => `${consent} ${now}`
