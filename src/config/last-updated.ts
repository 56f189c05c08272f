/** The day on which each page's text was last changed. */
export const lastUpdated = {
  shipping: '2026-11-24',
  returns: '2026-11-24',
  terms: '2026-11-24',
  legalNotice: '2026-11-24',
  privacy: '2026-11-24',
  cookies: '2026-11-21',
  adChoices: '2026-11-21',
  accessibility: '2026-11-24',
} as const
