export const words = {
  name: 'VIP Club',
  hint: 'Emails when flash deals begin, with a field to join',
  fields: {
    title: { name: 'Heading', hint: 'Empty: “Flash deals in your inbox”.' },
    text: { name: 'Text', hint: 'Empty: what members get, in the software’s words.' },
    facts: { name: 'Figures', hint: 'Only what holds: nothing checks these words.' },
    'facts.figure': { name: 'Figure', hint: 'Such as “24 h”.' },
    'facts.text': { name: 'What it counts' },
    picture: { name: 'Picture' },
  },
}
