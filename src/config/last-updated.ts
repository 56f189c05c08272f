/** The day on which each page's text was last changed. */
export const lastUpdated = {
  shipping: '2026-11-29',
  returns: '2026-11-29',
  terms: '2026-11-29',
  legalNotice: '2026-11-29',
  privacy: '2026-11-29',
  cookies: '2026-11-21',
  adChoices: '2026-11-29',
  accessibility: '2026-11-24',
} as const
