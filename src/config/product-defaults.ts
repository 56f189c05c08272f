/** The variant that a product page preselects. */
export const preferredChoice = { size: 'M', color: 'Pink' } as const

/** What /product shows. */
export const sampleProduct = 'boho-floral-print-maxi-dress'

/** What the column says until the first review; it is never shown. */
export const initialRating = 4.5
