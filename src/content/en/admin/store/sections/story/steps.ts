export const words = {
  name: 'Steps',
  hint: 'How something goes, one numbered step after the other',
  fields: {
    title: { name: 'Heading' },
    items: { name: 'Steps', hint: 'One without a heading is left out.' },
    'items.title': { name: 'Heading' },
    'items.text': { name: 'Text' },
    words: {
      name: 'Also found by',
      hint: 'Words by which the search of the help finds this page, with spaces between them.',
    },
  },
}
