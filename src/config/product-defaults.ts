/** The size that is preselected where the shopper has saved none. */
export const preferredSize = 'M'

/** What the column says until the first review; it is never shown. */
export const initialRating = 4.5
