export const words = {
  name: 'Product row',
  hint: 'Newest, best sellers, reduced, or by hand',
  fields: {
    title: { name: 'Heading' },
    named: {
      name: 'Where no heading is written',
      options: { none: 'None', newest: 'New in', best: 'Best sellers', all: 'In the shop' },
    },
    text: { name: 'Text' },
    to: { name: 'View All leads to' },
    products: { name: 'Products' },
    layout: { name: 'Layout', options: { even: 'Even cards', ranked: 'Wide cards with their place' } },
    rhythm: {
      name: 'Rhythm',
      hint: 'For even cards.',
      options: { even: 'All of one size', lead: 'The first one twice as wide' },
    },
    ground: { name: 'Ground', options: { plain: 'The page', tint: 'A quiet tint' } },
    poster: { name: 'Poster', hint: 'A large picture before the products; it leads where View All does.' },
    posterTitle: { name: 'Heading on the poster' },
    posterText: { name: 'Text on the poster' },
    askTo: {
      name: 'The question leads to',
      hint: 'Where products leave cells of the last line empty, a question stands there. None is shown without this.',
    },
    askTitle: { name: 'Question', hint: 'Empty: whether something else is wanted.' },
    askText: { name: 'Text below the question' },
    askButton: { name: 'Link below the question' },
  },
}
