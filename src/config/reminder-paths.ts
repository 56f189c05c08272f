/** Where the link of a mail about a left checkout leads; its secret is in the fragment. */
export const keptCartPath = '/cart/kept'
