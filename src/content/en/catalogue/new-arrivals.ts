/** What the software says of what is new, and of what comes. */
export const newArrivalsWords = {
  thisWeek: (count: number) =>
    `${count.toLocaleString('en-US')} New ${count === 1 ? 'Item' : 'Items'} This Week`,
  seeWeek: 'See this week’s',
  trending: {
    title: 'Trending',
    items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  },
  soon: {
    button: 'Notify Me',
    done: (email: string) => `Done. We will email ${email} first.`,
  },
} as const
