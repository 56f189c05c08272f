import { shop } from '@/config/shop'

/** The lookbook: three collections as pages of a magazine. */
export const lookbookWords = {
  title: 'Lookbook',
  pageTitle: (look: string) => `${look}, Lookbook`,
  description: (look: string, subtitle: string) => `${look} by ${shop.name}: ${subtitle.toLowerCase()}.`,
  previous: 'Previous',
  next: 'Next',
  turn: 'Turn the pages',
  place: (place: number, total: number) => `${place} / ${total}`,
  announce: (title: string, place: number, total: number) => `${title}, ${place} of ${total}`,
  shop: 'Shop Collection',
  products: 'Three pieces of it',
  details: 'View Details',
  quick: 'Quick Shop',
  looks: 'All looks',
  none: 'The pieces of this look are being chosen.',
} as const

export const looks = [
  {
    id: 'summer-vibes',
    collection: 'summer-vibes',
    title: 'Summer Vibes 2024',
    subtitle: 'Prints, straw and bare shoulders',
    description:
      'A brim wide enough for two, a basket that goes from the market to the sea, and sandals for the way between. Three things, and the long days are dressed.',
    picture:
      'A sundress with lemons, a straw hat, a basket, sandals and sunglasses under a sun of glazed tiles',
  },
  {
    id: 'urban-edge',
    collection: 'urban-edge',
    title: 'Urban Edge',
    subtitle: 'Denim, suede and clean sneakers',
    description:
      'Straight jeans, a soft bomber, and a white sneaker with a star at its side. For platforms, late trams and the walk home across the bridge.',
    picture: 'Pale jeans, a black bomber jacket, white sneakers, a backpack and a cap on two slabs of tile',
  },
  {
    id: 'minimalist-luxe',
    collection: 'minimalist-modern',
    title: 'Minimalist Luxe',
    subtitle: 'Few colours, good cloth',
    description:
      'Satin that falls by itself, two hoops of gold, a court shoe for the evening and the way home. Nothing to explain, and nothing you would take away.',
    picture:
      'A camel wool coat, an ivory slip dress, black heels, a clutch and gold hoops under an arch of plaster',
  },
] as const

export type Look = (typeof looks)[number]
