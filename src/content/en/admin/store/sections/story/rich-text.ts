export const words = {
  name: 'Text',
  hint: 'Paragraphs, with a heading and buttons if you like',
  fields: {
    title: { name: 'Heading' },
    layout: {
      name: 'Layout',
      options: { column: 'Heading above the text', beside: 'Heading beside large text' },
    },
    text: { name: 'Text' },
    hasAddress: { name: 'Your postal address below', hint: 'As your settings say it.' },
    button: { name: 'Button' },
    to: { name: 'The button leads to' },
    second: { name: 'Second button' },
    secondTo: { name: 'The second button leads to' },
    ground: {
      name: 'Ground',
      options: { plain: 'The page', tint: 'A quiet tint', band: 'The brand’s colour' },
    },
  },
}
