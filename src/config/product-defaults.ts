/** The variant that a product page preselects (specification 4). */
export const preferredChoice = { size: 'M', color: 'Pink' } as const

/** What /product shows (specification 2). */
export const sampleProduct = 'boho-floral-print-maxi-dress'

/** The rating and review count of a product without reviews (specification 5). */
export const unreviewed = { rating: 4.5, reviewCount: 127 } as const
