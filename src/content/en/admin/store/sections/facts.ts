export const words = {
  name: 'Facts',
  hint: 'What shoppers can count on, in one row',
  fields: {
    facts: { name: 'Facts', hint: 'One that your settings do not carry is left out by itself.' },
    'facts.fact': {
      name: 'What it says',
      options: {
        own: 'Your own words',
        'free-shipping': 'Free shipping, from your rates',
        returns: 'Returns, from your policy',
        welcome: 'Offer for new customers',
        support: 'When you can be reached',
      },
    },
    'facts.title': { name: 'Heading', hint: 'For your own words.' },
    'facts.text': { name: 'Text', hint: 'Empty: what the settings say.' },
  },
}
