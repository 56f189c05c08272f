export const saleWords = {
  title: 'Mega Sale',
  upTo: (percent: number) => `Up to ${percent}% off what things cost before.`,
  plain: 'Everything here costs less than it did.',
  endsIn: 'Flash prices end in',
  startsIn: 'The next flash prices begin in',
  search: 'Search in the sale',
  searchHint: 'Dress, leather, gold…',
  submit: 'Search',
} as const
