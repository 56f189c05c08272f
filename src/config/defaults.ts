/** What a product page begins with (specification 4). */
export const preferredChoice = { size: 'M', color: 'Pink' } as const

/** What /product shows (specification 2). */
export const sampleProduct = 'boho-floral-print-maxi-dress'
