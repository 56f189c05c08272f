import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { PolicyDocument } from '../../policy-document'
import { deliveryTime } from '../shared/delivery-time'

export const shippingDocument: PolicyDocument = ({ packing_days: days }) => {
  const packed =
    days === '0'
      ? 'on the same business day'
      : `within {packing_days} business ${days === '1' ? 'day' : 'days'}`
  return {
    lead: `Packed ${packed}, and followed from our door to yours.`,
    updated: lastUpdated.shipping,
    sections: [
      {
        id: 'costs',
        title: 'What it costs',
        words: 'price fee delivery charge free postage express premium',
        blocks: [
          'Each delivery method has its price. Some are free once your items come to enough, counted before any discount.',
          'You choose the delivery method at checkout, where each one shows its days and its cost for your order:',
        ],
      },
      {
        id: 'times',
        title: 'How long it takes',
        words: 'delivery time days when arrive late estimate',
        blocks: [
          deliveryTime.promise,
          `First we pack, ${packed}. Then it travels. The days of a delivery method count from your order and include both.`,
        ],
      },
      {
        id: 'where',
        title: 'Where we ship',
        words: 'international abroad country world customs',
        blocks: [
          'The countries we deliver to come first in the checkout’s list. If we don’t deliver to yours yet, the checkout says so as soon as you choose it, and nothing is ordered.',
          'Abroad, customs may charge duties when the parcel arrives. They are yours to pay.',
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
}
