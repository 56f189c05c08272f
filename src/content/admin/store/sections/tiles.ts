export const words = {
  name: 'Tiles',
  hint: 'Pictures that lead to collections or departments',
  fields: {
    title: { name: 'Heading' },
    tiles: { name: 'Tiles', hint: 'A tile whose collection has no products is left out by itself.' },
    'tiles.name': { name: 'Name', hint: 'Empty: the name of what it leads to.' },
    'tiles.to': { name: 'Leads to' },
    'tiles.picture': { name: 'Picture' },
    'tiles.collection': { name: 'Counts the products of this collection' },
    'tiles.group': { name: 'Or of this group of collections' },
    'tiles.hasDiscount': { name: 'Shows the highest reduction' },
  },
}
