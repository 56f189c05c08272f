export const words = {
  name: 'Search of the help',
  hint: 'For the page Help: finds answers in all questions and policies',
  fields: {
    title: { name: 'Heading', hint: 'Empty: the title of the page.' },
    text: { name: 'Text' },
  },
}
