export const words = {
  name: 'Banner of what is new',
  hint: 'How much came this week, and collections beside it',
  fields: {
    title: { name: 'Heading', hint: 'Empty: the title of the page.' },
    text: { name: 'Text' },
    week: { name: 'What came this week', hint: 'The collection whose products are counted.' },
    button: { name: 'Button', hint: 'It leads to that collection.' },
    trendingTitle: { name: 'Heading of the collections' },
    trending: { name: 'Collections beside it' },
    'trending.collection': { name: 'Collection' },
    'trending.picture': { name: 'Picture' },
  },
}
