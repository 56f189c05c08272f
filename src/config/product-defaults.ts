/** The variant that a product page preselects (specification 4). */
export const preferredChoice = { size: 'M', color: 'Pink' } as const

/** What /product shows (specification 2). */
export const sampleProduct = 'boho-floral-print-maxi-dress'

/** What the column says until the first review (specification 5); it is never shown. */
export const initialRating = 4.5
