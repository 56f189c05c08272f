/** Title and one sentence of the lists that every shop has. */
export const listingHeadings = {
  search: { title: 'Search', text: 'Everything in the shop, by name, kind or fabric.' },
  popular: {
    title: 'Best Sellers',
    text: 'Ranked by orders of the last 90 days that were paid for or delivered.',
  },
} as const
