export const words = {
  name: 'Promises',
  hint: 'What you hold yourself to, in a few lines each',
  fields: {
    title: { name: 'Heading' },
    items: { name: 'Promises', hint: 'One without a heading is left out.' },
    'items.title': { name: 'Heading' },
    'items.text': { name: 'Text' },
  },
}
