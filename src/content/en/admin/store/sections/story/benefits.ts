export const words = {
  name: 'Benefits',
  hint: 'What one gets, each with a sign',
  fields: {
    title: { name: 'Heading' },
    items: { name: 'Benefits', hint: 'One without a heading is left out.' },
    'items.sign': {
      name: 'Sign',
      options: {
        badge: 'Seal',
        people: 'People',
        sprout: 'Sprout',
        parcel: 'Parcel',
        truck: 'Van',
        shield: 'Shield',
        hand: 'Hand with a heart',
        leaf: 'Leaf',
        gift: 'Present',
      },
    },
    'items.title': { name: 'Heading' },
    'items.text': { name: 'Text' },
  },
}
