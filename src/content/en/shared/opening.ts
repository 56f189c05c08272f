/** What visitors read while nothing is for sale yet. */
export const openingWords = {
  title: 'Opening soon',
  text: 'Nothing is for sale here yet. Leave your address, and you are the first to know when it is.',
  unnamed: 'A new shop',
  subscribe: 'Tell me',
  done: (email: string) => `Thank you. We will write to ${email} when the shop opens.`,
  contact: 'Write to us',
} as const
