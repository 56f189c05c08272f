/** Banners and tiles of the three departments. */
export const departmentWords = {
  products: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`,
  upTo: (percent: number) => `Up to ${percent}% off`,
  tiles: (department: string) => `${department} by category`,
  count: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'}`,
  women: {
    title: 'Women',
    text: 'Dresses, denim, leather and gold for every day of the week.',
    tiles: [
      ['dresses', 'Dresses'],
      ['tops', 'Tops'],
      ['bottoms', 'Bottoms'],
      ['shoes', 'Shoes'],
      ['accessories', 'Accessories'],
      ['outerwear', 'Outerwear'],
    ],
  },
  men: {
    title: 'Men',
    text: 'Shirts, chinos and jackets that soften with age.',
    tiles: [
      ['shirts', 'Shirts'],
      ['pants', 'Pants'],
      ['jackets', 'Jackets'],
      ['sneakers', 'Sneakers'],
      ['watches', 'Watches'],
      ['accessories', 'Accessories'],
    ],
  },
  kids: {
    title: 'Kids',
    text: 'Made for climbing, falling and climbing again.',
    tiles: [
      ['baby', 'Baby (0-2)'],
      ['toddler', 'Toddler (2-4)'],
      ['kids', 'Kids (4-8)'],
      ['tweens', 'Tweens (8-12)'],
      ['shoes', 'Shoes'],
      ['toys', 'Toys & Games'],
    ],
  },
} as const

export type Department = 'women' | 'men' | 'kids'
