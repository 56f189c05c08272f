export const words = {
  name: 'Product row',
  hint: 'Newest, best sellers, reduced, or by hand',
  fields: {
    title: { name: 'Heading' },
    named: {
      name: 'Where no heading is written',
      options: { none: 'None', newest: 'New in', best: 'Best sellers' },
    },
    text: { name: 'Text' },
    to: { name: 'View All leads to' },
    products: { name: 'Products' },
    layout: { name: 'Layout', options: { even: 'Even cards', ranked: 'Wide cards with their place' } },
    poster: { name: 'Poster', hint: 'A large picture before the products; it leads where View All does.' },
    posterTitle: { name: 'Heading on the poster' },
    posterText: { name: 'Text on the poster' },
  },
}
