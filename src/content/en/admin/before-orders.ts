/** Words of what is missing in a new shop before people can order. */
export const beforeOrders = {
  title: 'Before people can order',
  name: 'Give the shop its name',
  product: 'Add a product',
  delivery: 'Say where you deliver, and what it costs',
  payment: 'Choose how people pay',
  contact: 'Say who you are and where people write to',
  open: 'Open the shop',
  optional: 'Not required',
  /** Leads to the page of questions. */
  all: 'Set up step by step',
  hide: 'Hide this list',
  /** While only what is not required is left. */
  only: 'People can order. What is left helps them trust the shop.',
  /** What visitors see while nothing is for sale. */
  visitors: {
    opening:
      'Visitors see that the shop opens soon, with its name and the newsletter, until there is a product or you publish a first page of your own.',
    own: 'Visitors see the first page that you have published.',
    edit: 'Edit the first page',
  },
} as const
