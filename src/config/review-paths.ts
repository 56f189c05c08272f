/** Where the link of a mail that asks for a review leads; its secret is in the fragment. */
export const reviewLinkPath = '/review/write'
