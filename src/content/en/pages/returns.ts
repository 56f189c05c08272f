import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { ShopFacts } from '@/domain/store/facts'
import type { DocumentBlock, DocumentSection } from '@/domain/store/help-document'
import type { PolicyDocument } from '../../policy-document'
import { returnTimeIn } from './return-time'

const writeToUs: DocumentBlock = {
  kind: 'links',
  links: [{ label: 'Write to us', to: `${paths.contact}?about=return` }],
}

/** What a shop takes back that is as ordered, how, and what to do instead of an exchange. */
function asOrdered(facts: ShopFacts): DocumentSection[] {
  if (facts.return_days === null)
    return [
      {
        id: 'what',
        title: 'What you can send back',
        words: 'condition exceptions return policy send back exchange refund',
        blocks: [
          'What is faulty, or not what you ordered. We take back nothing else, except what the law gives you the right to send back.',
          writeToUs,
        ],
      },
    ]
  const time = returnTimeIn(facts)
  return [
    {
      id: 'what',
      title: 'What you can send back',
      words: 'condition tags worn sealed hygiene exceptions return policy',
      blocks: [
        `Everything, within ${time} of its arrival, as long as the items are in original condition with the tags attached. Trying on is fine; wearing is not.`,
        'For reasons of hygiene we take back what is sealed, and what is worn on or in the skin, only unopened.',
      ],
    },
    {
      id: 'how',
      title: 'How to send it back',
      words: 'send back exchange label parcel steps refund start',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open your order, choose Return items, and say how many of which and why. Without an account, find the order by its number and email.',
            `We email you how to send it back${facts.free_return_days === null ? '' : ', free of charge'}. Until then you can withdraw the return.`,
            'Pack the items with their tags, hand the parcel in and keep the receipt. You get an email when it is here, and one when your refund is sent.',
          ],
        },
        {
          kind: 'links',
          links: [
            { label: 'Your orders', to: paths.profileOrders },
            { label: 'Order without an account', to: paths.track },
          ],
        },
      ],
    },
  ]
}

function leadOf(facts: ShopFacts): string {
  if (facts.return_days === null) return 'When something is faulty, or not what you ordered, we put it right.'
  const time = returnTimeIn(facts)
  return `You have ${time} to change your mind. ${facts.free_return_days === null ? 'You pay for sending back.' : 'Sending back costs you nothing.'}`
}

function faultyOf(facts: ShopFacts): string {
  if (facts.return_days === null)
    return 'If it is faulty, or not what you ordered, you owe us nothing. Write to us with the order number and a picture. You choose between another one and your money.'
  const time = returnTimeIn(facts)
  return `If it is faulty, or not what you ordered, you owe us nothing: no tags, ${facts.free_return_days === null ? 'no postage, ' : ''}no ${time}. Return it from the order with a picture; after ${time}, write to us with the order number. You choose between another one and your money.`
}

export const returnsDocument: PolicyDocument = (facts) => ({
  lead: leadOf(facts),
  updated: lastUpdated.returns,
  sections: [
    ...asOrdered(facts),
    {
      id: 'money',
      title: 'When you get your money',
      words: 'refund money back paid reimbursed bank cash',
      blocks: [
        'Once the parcel has reached us and we have looked at the items, we refund what you paid for them, the way you paid. What was paid in cash on delivery goes to a bank account that you name. If you send everything back, the shipping you paid comes back as well.',
      ],
    },
    ...(facts.return_days === null
      ? []
      : [
          {
            id: 'exchange',
            title: 'Another size or color',
            words: 'exchange swap size colour different',
            blocks: [
              'Order the one you want now, so that nobody takes it before you, and send the other back. That is quicker than an exchange by post, and the refund covers the first one.',
              { kind: 'links', links: [{ label: 'Size guide', to: paths.sizeGuide }] },
            ],
          } satisfies DocumentSection,
        ]),
    {
      id: 'faulty',
      title: 'Faulty or wrong items',
      words: 'broken damaged defect wrong item warranty quality',
      blocks: [faultyOf(facts), writeToUs],
    },
    {
      id: 'cancel',
      title: 'Before it has left',
      words: 'cancel cancellation change order stop',
      blocks: [
        `An order can be cancelled for {cancel_hours} ${facts.cancel_hours === '1' ? 'hour' : 'hours'} on its own page, as long as we have not begun to pack it. ${facts.return_days === null ? 'After that, write to us.' : 'After that, let it come and send it back.'}`,
        { kind: 'links', links: [{ label: 'Track your order', to: paths.track }] },
      ],
    },
  ],
})
