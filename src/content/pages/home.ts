import { policies } from '@/config/policies'
import { shop } from '@/config/shop'
import { countryName } from '@/domain/delivery/country'

const withDiscount: readonly string[] = ['Dresses', 'Bottoms', 'Bags']

/** Words of the home page. */
export const home = {
  title: `${shop.name}: everyday fashion from ${countryName(shop.country)}`,
  description: `Dresses, denim, leather and gold: everyday fashion from ${countryName(shop.country)}, priced to be worn.`,
  hero: {
    flash: 'Flash Sale',
    endsIn: 'ends in',
    between: 'Colours of the season',
    title: 'Sun-washed colour, up to',
    titleEnd: '90% off',
    text: `Dresses, denim, leather and gold: everyday fashion from ${countryName(shop.country)}, priced to be worn.`,
    shop: 'Shop the Flash Sale',
    arrivals: 'New Arrivals',
    picture:
      'A floral dress, a straw hat, a market basket, leather slippers and sunglasses lying on sand-coloured paper',
  },
  facts: (
    freeShipping: string | null,
    percent: number,
    hours: string | null,
  ): (readonly [claim: string, detail: string])[] => [
    ['10M+ products', 'for every day'],
    ...(freeShipping ? [['Free shipping', `on orders ${freeShipping}`] as const] : []),
    ['Free returns', `within ${policies.returnDays} days`],
    ...(percent > 0 ? [[`New here? ${percent}% off`, 'your first order'] as const] : []),
    ...(hours ? [[`${hours} support`, 'chat and email'] as const] : []),
  ],
  factsLabel: 'What you can count on',
  categories: {
    title: 'Shop by Category',
    names: ['Dresses', 'Tops', 'Bottoms', 'Shoes', 'Bags', 'Jewelry'] as const,
    items: (count: number) => `${count.toLocaleString('en-US')}+ items`,
    /** The tiles with a badge. */
    withDiscount,
    discount: (percent: number) => `up to ${percent}% off`,
    go: 'Shop Now',
  },
  flash: {
    title: 'Flash Sale',
    live: (count: number, of: number) =>
      count === of
        ? `All ${of} of these prices end with the clock.`
        : `${count} of these ${of} prices ${count === 1 ? 'ends' : 'end'} with the clock.`,
    none: 'No flash price is running right now. These are today’s prices.',
  },
  trending: { title: 'Trending Now', text: 'Layers and colour for cooler evenings.' },
  deals: {
    title: 'Daily Deals',
    text: (count: number, percent: number) =>
      `${count === 4 ? 'Four' : count} prices that last one day. Today, up to ${percent}% off.`,
    plain: 'Prices that last one day.',
    button: "See Today's Deals",
  },
  arrivals: {
    title: 'New Arrivals',
    text: 'The new season is here.',
    poster: 'Ivory, ochre and straw',
    posterText: 'The new season, laid out',
  },
  best: {
    title: 'Best Sellers',
    text: 'Ranked by orders of the last 90 days, nothing else.',
    rank: (place: number) => `Number ${place}`,
  },
  empty: {
    title: 'The shelves are still empty',
    text: 'The shop opens soon. Subscribe below to be the first to know.',
  },
} as const
