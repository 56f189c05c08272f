/** What the banner of a sale says of it. */
export const saleWords = {
  upTo: (percent: number) => `Up to ${percent}% off what things cost before.`,
  plain: 'Everything here costs less than it did.',
  endsIn: 'Flash prices end in',
  startsIn: 'The next flash prices begin in',
  search: 'Search in the sale',
  submit: 'Search',
} as const
