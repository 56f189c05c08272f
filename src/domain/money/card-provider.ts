// Without imports, because the payment functions read it too.
export const cardProviders = ['stripe', 'cmi'] as const
export type CardProvider = (typeof cardProviders)[number]
/** The one currency that a provider settles in, where it does not take all. */
export const settlement: Partial<Record<CardProvider, string>> = { cmi: 'MAD' }
