export const words = {
  name: 'Banner of a sale',
  hint: 'The highest reduction, the clock, and a search in the list below',
  fields: {
    title: { name: 'Heading', hint: 'Empty: the title of the page.' },
    hint: { name: 'Example in the search field', hint: 'Such as “a blue bowl”.' },
    picture: { name: 'Picture', hint: 'On a wide screen.' },
    tall: { name: 'Picture on a phone' },
    ground: {
      name: 'Ground',
      options: {
        night: 'Night blue, light words',
        rose: 'Rose',
        sky: 'Sky',
        sand: 'Sand',
        sale: 'Terracotta, light words',
        green: 'Green, light words',
        plum: 'Plum, light words',
        band: 'The band of your brand',
      },
    },
  },
}
