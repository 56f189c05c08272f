export const words = {
  name: 'Banner of a list',
  hint: 'Says what the list below holds, with its categories as pictures',
  fields: {
    title: { name: 'Heading', hint: 'Empty: the title of the page.' },
    text: { name: 'Text', hint: 'Empty: the description of the page.' },
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
    corner: {
      name: 'The picture stands',
      options: { top: 'At the upper edge', bottom: 'At the lower edge' },
    },
    tiles: { name: 'Categories as pictures', hint: 'Shoppers choose part of the list below by them.' },
    'tiles.category': { name: 'Category' },
    'tiles.picture': { name: 'Picture' },
  },
}
