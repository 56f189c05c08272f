const names = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Words of the tables of delivery methods. */
export const deliveryWords = {
  caption: 'Delivery methods',
  head: ['Method', 'Days', 'Cost'],
  where: (places: readonly string[]) => (places.length > 0 ? names.format(places) : 'Everywhere else'),
} as const
