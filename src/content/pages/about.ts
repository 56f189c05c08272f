import { paths } from '@/config/paths'
import { policies } from '@/config/policies'
import { shop } from '@/config/shop'
import { support } from '@/config/support'
import { countryName } from '@/domain/delivery/country'

export const about = {
  documentTitle: `About ${shop.name}`,
  description: `Who ${shop.name} is: everyday fashion from ${countryName(shop.country)}, and what we hold ourselves to.`,
  over: `About ${shop.name}`,
  title: 'Small pieces, laid with care',
  lead: `${shop.name} is an online shop for everyday fashion from ${countryName(shop.country)}: clothing, shoes, bags, jewelry and beauty, for women, men and kids.`,
  picture:
    'A knitted jumper, a pleated skirt and a straw bag, laid out on lilac paper beside a corner of zellige tiles',
  story: {
    title: 'Why the name',
    text: [
      'A zellige is a small piece of glazed tile, cut by hand and laid face down, so that whoever lays it sees the pattern only at the end. One piece is nothing much. A wall of them is a place people travel for.',
      'A wardrobe works the same way. A good shirt, a belt that lasts, shoes that can walk: none of them is an event. Together they are how you look on an ordinary Tuesday. That is the day we choose for.',
    ],
  },
  promises: {
    title: 'What we hold ourselves to',
    items: [
      {
        title: 'The price is the price',
        text: 'A countdown ends when the deal ends. A number left in stock is the number on the shelf. What you see on a card is what you pay.',
      },
      {
        title: 'No surprise at the end',
        text: 'The cart tells you the whole cost, with shipping, before it asks for your name.',
      },
      {
        title: `${policies.returnDays} days to think`,
        text: 'Try it on at home. If it is not right, send it back with its tags on; that costs you nothing.',
      },
      {
        title: 'Your visit is yours',
        text: 'No advertising, no tracking, no card numbers kept. What this shop knows about you fits on one page, and you can read it.',
      },
    ],
  },
  facts: {
    title: 'In figures',
    items: (hours: string | null) => [
      { figure: `${support.processingDays} days`, text: 'to pack an order, business days' },
      { figure: `${policies.returnDays} days`, text: 'to send something back' },
      { figure: `${policies.cancelHours} hours`, text: 'to change your mind and cancel' },
      ...(hours ? [{ figure: hours, text: 'chat and email' }] : []),
    ],
  },
  making: {
    title: 'Drawn, not photographed',
    text: [
      'You may have noticed that our pictures are drawings. Every piece of the sample range is drawn from its real details: seams, buttons, straps, the way a fabric falls. The color you pick is the color you see, on every screen, without a studio lamp to flatter it.',
    ],
    action: 'See the lookbook',
    to: paths.lookbook,
  },
  visit: {
    title: 'Find us',
    text: 'We have no shop window on a street. We have a table, a kettle and a great many parcels.',
    contact: 'Contact us',
    sell: `Sell on ${shop.name}`,
  },
} as const
