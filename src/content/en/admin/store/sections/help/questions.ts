export const words = {
  name: 'Questions',
  hint: 'Questions whose answers open and close',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text', hint: 'Below the heading of a whole page.' },
    layout: {
      name: 'Layout',
      options: { part: 'One part of a page', page: 'A whole page, with a search' },
    },
    questions: { name: 'Questions', hint: 'One without an answer is left out.' },
    'questions.anchor': {
      name: 'Short name for links',
      hint: 'Letters, digits and hyphens, such as returns. Empty: it gets one by itself.',
    },
    'questions.question': { name: 'Question' },
    'questions.answer': { name: 'Answer', hint: 'Each line is a paragraph.' },
    'questions.links': { name: 'Links below the answer' },
    'questions.links.label': { name: 'Name', hint: 'Empty: the name of what it leads to.' },
    'questions.links.to': { name: 'Leads to' },
    'questions.words': {
      name: 'Also found by',
      hint: 'Words that people search for, with spaces between them.',
    },
    aside: {
      name: 'Beside the questions',
      options: { none: 'Nothing', ask: 'An invitation to write', channels: 'Every way to reach you' },
    },
    help: { name: 'Your page of help', hint: 'Where someone goes whose question is not here.' },
    all: { name: 'Link below the questions', hint: 'Empty: the name of what it leads to.' },
    allTo: { name: 'The link leads to' },
    ground: {
      name: 'Ground',
      options: { plain: 'The page', tint: 'A quiet tint', band: 'The brand’s colour' },
    },
  },
}
