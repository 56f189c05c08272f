import { paths } from '@/config/paths'
import { policies } from '@/config/policies'
import { shop } from '@/config/shop'
import { lastUpdated, support } from '@/config/support'
import { formatMoney } from '@/domain/money'
import type { HelpDocument } from './document'

const { deliveryDays } = policies
const { processingDays } = support
const money = (amount: number) => formatMoney(amount)
const round = (amount: number) => `$${amount / 100}`

export const shippingDocument: HelpDocument = {
  path: paths.shipping,
  title: 'Shipping',
  description: `Ways to send, what they cost and how long they take at ${shop.name}.`,
  lead: `Free from ${round(policies.freeShippingBanner)}, packed within ${processingDays} business days, and followed from our door to yours.`,
  updated: lastUpdated.shipping,
  sections: [
    {
      id: 'costs',
      title: 'What it costs',
      words: 'price fee delivery charge free postage',
      blocks: [
        `Standard shipping is free on orders ${round(policies.freeShippingBanner)}+. The checkout is a little kinder than that: it charges nothing as soon as your items come to more than ${round(policies.freeShippingAbove)}. Below, it is ${money(policies.shippingRate)}.`,
        {
          kind: 'table',
          caption: 'Ways to send',
          head: ['Way', 'Days from dispatch', 'Cost'],
          rows: [
            [
              'Standard',
              `${deliveryDays.standard} days`,
              `Free over ${round(policies.freeShippingAbove)}, otherwise ${money(policies.shippingRate)}`,
            ],
            ['Express', `${deliveryDays.express} days`, money(policies.expressShipping)],
            ['Premium Express', `${deliveryDays.premium} days`, money(policies.premiumShipping)],
          ],
        },
        `The checkout charges standard shipping. If you need it sooner, write to us right after ordering with the order number: we tell you whether a faster way is possible and what the difference is before anything changes.`,
      ],
    },
    {
      id: 'times',
      title: 'How long it takes',
      words: 'delivery time days when arrive late estimate',
      blocks: [
        `First we pack: that takes ${processingDays} business days. Then it travels.`,
        `You will find three times for standard shipping in our shop. The product pages say ${deliveryDays.standard} days, the help page ${support.help.standardDays} business days, the FAQ ${support.faq.standardDays}. The short ones are what we work towards, the long one is what we promise.`,
        'The date that counts is the one in your confirmation. It is reckoned from the longest of them, so a parcel may well come earlier.',
      ],
    },
    {
      id: 'where',
      title: 'Where we ship',
      words: 'international abroad country morocco world customs',
      blocks: [
        `We ship within ${shop.country} only. International shipping is coming soon.`,
        `The checkout already lets you give an address abroad. Before we pack such an order we write to you: either it can travel, then count on ${support.faq.internationalDays} days, or it cannot, then we cancel it and you get everything back.`,
      ],
    },
    {
      id: 'tracking',
      title: 'Follow your parcel',
      words: 'track tracking number where is my order carrier status',
      blocks: [
        'You get an email when the order is placed, when it is packed, when it leaves and when it has arrived. The one that says it has left carries the tracking number, if the carrier gives one.',
        'You can look at any time: with the order number and your email on the tracking page, or in your profile if you have an account.',
        {
          kind: 'links',
          links: [
            { label: 'Track your order', to: paths.track },
            { label: 'My orders', to: paths.profileOrders },
          ],
        },
      ],
    },
    {
      id: 'trouble',
      title: 'If something goes wrong',
      words: 'lost parcel damaged missing late wrong address not arrived',
      blocks: [
        {
          kind: 'list',
          items: [
            'It has not come by the date in your confirmation: write to us. We ask the carrier, and send it again or pay it back.',
            'The parcel is damaged: keep the wrapping, take a picture, and write to us. You need not send anything back first.',
            'The address is wrong: tell us before the order is packed and we correct it.',
          ],
        },
        { kind: 'links', links: [{ label: 'Contact us', to: paths.contact }] },
      ],
    },
  ],
}
