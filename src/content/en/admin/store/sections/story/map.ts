export const words = {
  name: 'Where we are',
  hint: 'A picture of the map, the way there, a link',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text', hint: 'The way there and your hours; each line is a paragraph.' },
    picture: { name: 'Picture of the map', hint: 'Nothing is loaded from a site of maps.' },
    to: { name: 'Leads to', hint: 'Your place at a site of maps.' },
    button: { name: 'Button' },
  },
}
