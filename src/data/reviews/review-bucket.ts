/** Of the pictures of reviews: private, so that one that is hidden is gone at once. */
export const reviewBucket = 'review-pictures'
