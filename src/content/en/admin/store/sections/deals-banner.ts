export const words = {
  name: 'Banner of deals',
  hint: 'What the deals are, with the clock of those that run',
  fields: {
    deals: { name: 'Which deals', options: { daily: 'Daily deals', flash: 'Flash deals' } },
    title: { name: 'Heading', hint: 'Empty: “Deals” or “Flash Deals”.' },
    text: { name: 'Text', hint: 'Empty: the software’s own words.' },
    picture: { name: 'Picture', hint: 'On a wide screen.' },
    tall: { name: 'Picture on a phone' },
    ground: {
      name: 'Ground',
      options: {
        green: 'Green, light words',
        band: 'The band of your brand',
        rose: 'Rose',
        sky: 'Sky',
        sand: 'Sand',
        sale: 'Terracotta, light words',
        night: 'Night blue, light words',
        plum: 'Plum, light words',
      },
    },
    corner: { name: 'A lower picture stands', options: { top: 'At the top', bottom: 'At the bottom' } },
  },
}
