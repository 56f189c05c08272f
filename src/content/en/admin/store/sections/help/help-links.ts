export const words = {
  name: 'Ways to help',
  hint: 'Large links with a sign, small ones below',
  fields: {
    title: { name: 'Heading' },
    links: { name: 'Links', hint: 'One that leads nowhere is left out by itself.' },
    'links.sign': {
      name: 'Sign',
      options: {
        help: 'Question mark',
        talk: 'Speech bubble',
        map: 'Map',
        back: 'Arrow back',
        truck: 'Van',
        ruler: 'Ruler',
        mail: 'Envelope',
        phone: 'Telephone',
        book: 'Book',
      },
    },
    'links.label': { name: 'Name', hint: 'Empty: the name of what it leads to.' },
    'links.text': { name: 'Line below the name' },
    'links.to': { name: 'Leads to' },
    more: { name: 'Words before the small links' },
    moreLinks: { name: 'Small links' },
    'moreLinks.label': { name: 'Name', hint: 'Empty: the name of what it leads to.' },
    'moreLinks.to': { name: 'Leads to' },
  },
}
