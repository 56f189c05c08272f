export const words = {
  name: 'Tiles',
  hint: 'Pictures that lead to collections or departments',
  fields: {
    title: { name: 'Heading' },
    ground: { name: 'Ground', options: { plain: 'The page', tint: 'A quiet tint' } },
    tiles: { name: 'Tiles', hint: 'A tile whose collection has no products is left out by itself.' },
    'tiles.name': { name: 'Name', hint: 'Empty: the name of what it leads to.' },
    'tiles.to': { name: 'Leads to' },
    'tiles.picture': { name: 'Picture', hint: 'Empty: that of a product.' },
    'tiles.collection': { name: 'Counts the products of this collection' },
    'tiles.department': { name: 'Or of this department' },
    'tiles.group': { name: 'Or of this group of collections' },
    'tiles.hasDiscount': { name: 'Shows the highest reduction' },
  },
}
