/** Words of the form in which sellers apply. */
export const sell = {
  title: 'Register as Seller',
  fields: {
    name: 'Your name',
    business: 'Name of your business',
    email: 'Email',
    phone: 'Phone',
    city: 'City',
    category: 'What you sell most',
    website: 'Website or Instagram',
    body: 'About your products',
  },
  choose: 'Please choose',
  /** Where the shop names nothing to choose from. */
  any: 'Anything',
  hints: {
    email: 'We answer to this address and use it for nothing else.',
    body: 'What it is, how it is made, how many of it there are.',
  },
  submit: 'Register as Seller',
  busy: 'Sending...',
  sent: {
    title: 'We have your application',
    text: 'We review it and reply by email.',
    again: 'Send another one',
    home: 'Back to the shop',
  },
} as const
