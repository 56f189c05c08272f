export const words = {
  name: 'Coming soon',
  hint: 'What you are working on, with a field to be told',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text' },
    things: { name: 'What is coming' },
    'things.name': { name: 'Name' },
    'things.text': { name: 'Text' },
    button: { name: 'Button', hint: 'Empty: “Notify Me”.' },
    topic: {
      name: 'Who leaves an address is told of',
      hint: 'You find the addresses under Messages, Subscribers.',
      options: {
        'coming-soon': 'Coming soon',
        newsletter: 'Newsletter',
        'flash-deals': 'Flash deals',
        'vip-club': 'VIP Club',
      },
    },
    picture: { name: 'Picture', hint: 'On a wide screen.' },
    tall: { name: 'Picture on a phone' },
    ground: {
      name: 'Ground',
      options: {
        night: 'Night blue, light words',
        rose: 'Rose',
        sky: 'Sky',
        sand: 'Sand',
        sale: 'Terracotta, light words',
        green: 'Green, light words',
        plum: 'Plum, light words',
        band: 'The band of your brand',
      },
    },
  },
}
