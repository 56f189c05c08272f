export const words = {
  name: 'Contact form',
  hint: 'For the page Contact: a form and every way to reach you',
  fields: {
    title: { name: 'Heading', hint: 'Empty: the title of the page.' },
    text: { name: 'Text' },
    first: { name: 'Perhaps answered already', hint: 'Links to what people ask most.' },
    'first.label': { name: 'Question' },
    'first.to': { name: 'Leads to' },
    sent: { name: 'Once the message is sent', hint: 'What you tell the person who wrote.' },
    help: { name: 'Your page of help', hint: 'Where someone goes who looks for more.' },
  },
}
