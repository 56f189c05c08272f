const units = (amount: string, unit: string) => `${amount} ${unit}${amount === '1' ? '' : 's'}`

/** What the software says in the sections of pages; their own texts are the shop's. */
export const sectionWords = {
  hero: { flash: 'Flash Sale', endsIn: 'ends in', shop: 'Shop now' },
  facts: {
    label: 'What you can count on',
    freeShipping: (orders: string) => ['Free shipping', `on orders ${orders}`] as const,
    returns: (time: string, isFree: boolean) =>
      [isFree ? 'Free returns' : 'Returns', `within ${time}`] as const,
    welcome: (percent: number) => [`New here? ${percent}% off`, 'your first order'] as const,
    support: (hours: string) => [`${hours} support`, 'by email'] as const,
  },
  tiles: {
    /** Few are said exactly. */
    items: (count: number) =>
      count === 1 ? '1 item' : `${count.toLocaleString('en-US')}${count < 50 ? '' : '+'} items`,
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
  rows: {
    newest: 'New in',
    best: 'Best sellers',
    all: 'In the shop',
  },
  figures: {
    title: 'In figures',
    packing: (days: string) => ({ figure: units(days, 'day'), text: 'to pack an order, business days' }),
    returns: (days: string) => ({ figure: units(days, 'day'), text: 'to send something back' }),
    cancel: (hours: string) => ({ figure: units(hours, 'hour'), text: 'to change your mind and cancel' }),
    support: (hours: string) => ({ figure: hours, text: 'support by email' }),
  },
  newsletter: {
    title: 'First to see what’s new.',
    button: 'Subscribe',
    done: (email: string) => `Thank you. ${email} is on the list for the newsletter.`,
  },
  film: {
    play: (title: string) => `Play: ${title}`,
    from: (site: string) => `Loads from ${site} once you press play.`,
    gone: 'This film cannot be played here.',
  },
  map: { open: 'Open the map' },
  quote: { by: 'A customer', verified: 'Bought here', of: 'on' },
  ranked: { rank: (place: number) => `Number ${place}` },
} as const
