/** The summary in one column, the list of reviews in the other. */
export const reviewLayout =
  'grid items-start gap-x-[clamp(2rem,4.5vw,4rem)] gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]'
