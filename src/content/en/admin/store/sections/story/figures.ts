export const words = {
  name: 'Figures',
  hint: 'Large numbers: days to return, hours of support, your own',
  fields: {
    title: { name: 'Heading', hint: 'Read out to those who do not see the page; not shown.' },
    items: { name: 'Figures', hint: 'One that your settings do not carry is left out by itself.' },
    'items.fact': {
      name: 'What it says',
      options: {
        own: 'Your own figure',
        packing: 'Days until a parcel leaves, from your settings',
        returns: 'Days to return, from your policy',
        cancel: 'Hours to cancel, from your policy',
        support: 'When you can be reached',
      },
    },
    'items.figure': { name: 'Figure', hint: 'For your own, such as 1,280° or 40.' },
    'items.text': { name: 'Text', hint: 'Empty: what the software calls it.' },
  },
}
