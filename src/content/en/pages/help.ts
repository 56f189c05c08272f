/** What the software says around the search of all help. */
export const helpWords = {
  /** Words of a question that tell nothing of what it is about. */
  fillers:
    'a an and are at can could do does for from get have how i if in is it me my of on or should the there to was what when where which who will with would you your',
  search: 'Search all help',
  hint: 'Track, refund, size, cancel…',
  clear: 'Clear search',
  results: (query: string) => `Answers for “${query}”`,
  found: (count: number, query: string) =>
    count === 0
      ? `Nothing found for “${query}”`
      : `${count} ${count === 1 ? 'answer' : 'answers'} for “${query}”`,
  none: {
    title: (query: string) => `Nothing found for “${query}”`,
    text: 'Try one plain word, such as refund or size, or write to us.',
    ask: 'Contact us',
  },
  contact: {
    title: 'Talk to us',
    form: 'Or write to us here',
  },
  /** What search finds of pages that are no questions. */
  pages: {
    contact: {
      text: (email: string | null) =>
        `Every way to reach us, with its hours.${email === null ? '' : ` By email: ${email}.`}`,
      words:
        'customer service support call phone telephone number write person human address hours complaint chat',
    },
    sizes: 'fit measure chart small large bust chest waist hips centimetres inches shoe eu uk us',
  },
} as const
