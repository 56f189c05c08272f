export const words = {
  name: 'Collections',
  hint: 'Your collections with how much they hold',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text' },
    to: { name: 'View All leads to' },
    collections: {
      name: 'Collections',
      hint: 'None: all of them. One without products is left out by itself.',
    },
    'collections.collection': { name: 'Collection' },
    'collections.picture': { name: 'Picture' },
  },
}
