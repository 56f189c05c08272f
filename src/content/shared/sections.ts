/** What the software says in the sections of pages; their own texts are the shop's. */
export const sectionWords = {
  hero: { flash: 'Flash Sale', endsIn: 'ends in', shop: 'Shop now' },
  facts: {
    label: 'What you can count on',
    freeShipping: (orders: string) => ['Free shipping', `on orders ${orders}`] as const,
    returns: (days: number) => ['Free returns', `within ${days} days`] as const,
    welcome: (percent: number) => [`New here? ${percent}% off`, 'your first order'] as const,
    support: (hours: string) => [`${hours} support`, 'chat and email'] as const,
  },
  tiles: {
    items: (count: number) => `${count.toLocaleString('en-US')}+ items`,
    discount: (percent: number) => `up to ${percent}% off`,
    go: 'Shop Now',
  },
  flash: {
    title: 'Flash Sale',
    live: (count: number, of: number) =>
      count === of
        ? `All ${of} of these prices end with the clock.`
        : `${count} of these ${of} prices ${count === 1 ? 'ends' : 'end'} with the clock.`,
    none: 'No flash price is running right now. These are today’s prices.',
  },
  deals: {
    title: 'Daily Deals',
    text: (count: number, percent: number) =>
      `${count === 4 ? 'Four' : count} prices that last one day. Today, up to ${percent}% off.`,
    plain: 'Prices that last one day.',
    button: "See Today's Deals",
  },
  rows: { newest: 'New in', best: 'Best sellers' },
  ranked: { rank: (place: number) => `Number ${place}` },
} as const
