export const words = {
  name: 'Hero',
  hint: 'A large headline, a picture, buttons',
  fields: {
    eyebrow: { name: 'Line above the heading' },
    hasClock: { name: 'Countdown', hint: 'While a flash sale runs, its clock stands above the heading.' },
    title: { name: 'Heading', hint: 'Empty: the name of the shop.' },
    titleEnd: { name: 'End of the heading', hint: 'In the colour of reductions.' },
    text: { name: 'Text', hint: 'Empty: what the brand says the shop is.' },
    button: { name: 'Button' },
    to: { name: 'The button leads to' },
    second: { name: 'Second button' },
    secondTo: { name: 'The second button leads to' },
    layout: {
      name: 'Layout',
      options: { beside: 'Picture beside the words', behind: 'Picture behind the words' },
    },
    ground: {
      name: 'Ground',
      options: {
        hero: 'As other openings',
        band: 'The brand’s colour',
        plain: 'The page',
        tint: 'A quiet tint',
      },
    },
    picture: { name: 'Picture', hint: 'Beside the words on a wide screen.' },
    pictureDark: { name: 'Picture in the dark theme' },
    tall: { name: 'Picture on a phone' },
    tallDark: { name: 'Picture on a phone in the dark theme' },
    ornament: { name: 'Ornament', hint: 'In the corner on a phone; decoration only.' },
  },
}
