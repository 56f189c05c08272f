/** What a product page begins with (specification 4). */
export const preferredChoice = { size: 'M', color: 'Pink' } as const
