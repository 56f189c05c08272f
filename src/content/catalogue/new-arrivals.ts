/** Banner, trending tiles and the Coming Soon block of the new arrivals. */
export const newArrivalsWords = {
  title: 'New Arrivals',
  thisWeek: (count: number) =>
    `${count.toLocaleString('en-US')} New ${count === 1 ? 'Item' : 'Items'} This Week`,
  text: 'The latest first, from the looms of the week.',
  seeWeek: 'See this week’s',
  trending: {
    title: 'Trending',
    items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  },
  soon: {
    title: 'Coming Soon',
    text: 'What we are working on. Leave your address and be among the first to try it.',
    things: [
      ['AR try-on', 'See how it falls on you before it is yours.'],
      ['AI style assistant', 'Say where you are going, get dressed for it.'],
      ['VR shopping', 'Walk through the medina of our collections.'],
      ['IoT clothing', 'Jackets that know the weather.'],
    ] as const,
    button: 'Notify Me',
    done: (email: string) => `Done. We will email ${email} first.`,
  },
} as const
