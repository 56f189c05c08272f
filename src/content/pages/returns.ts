import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { PolicyDocument } from '../shared/document'

export const returnsDocument: PolicyDocument = () => ({
  lead: 'You have {return_days} days to change your mind. Sending back costs you nothing.',
  updated: lastUpdated.returns,
  sections: [
    {
      id: 'what',
      title: 'What you can send back',
      words: 'condition tags worn sealed hygiene exceptions return policy',
      blocks: [
        'Everything, within {return_days} days of its arrival, as long as the items are in original condition with the tags attached. Trying on is fine; wearing is not.',
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
            'We email you how to send it back, free of charge. Until then you can withdraw the return.',
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
    {
      id: 'money',
      title: 'When you get your money',
      words: 'refund money back paid reimbursed bank cash',
      blocks: [
        'We refund what you paid for the items within {refund_days} business days of the parcel reaching us, the way you paid. What was paid in cash on delivery goes to a bank account that you name. If you send everything back, the shipping you paid comes back as well.',
      ],
    },
    {
      id: 'exchange',
      title: 'Another size or color',
      words: 'exchange swap size colour different',
      blocks: [
        'Order the one you want now, so that nobody takes it before you, and send the other back. That is quicker than an exchange by post, and the refund covers the first one.',
        { kind: 'links', links: [{ label: 'Size guide', to: paths.sizeGuide }] },
      ],
    },
    {
      id: 'faulty',
      title: 'Faulty or wrong items',
      words: 'broken damaged defect wrong item warranty quality',
      blocks: [
        'If it is faulty, or not what you ordered, you owe us nothing: no tags, no {return_days} days. Return it from the order with a picture; after {return_days} days, write to us with the order number. You choose between another one and your money.',
        { kind: 'links', links: [{ label: 'Write to us', to: `${paths.contact}?about=return` }] },
      ],
    },
    {
      id: 'cancel',
      title: 'Before it has left',
      words: 'cancel cancellation change order stop',
      blocks: [
        'An order can be cancelled for {cancel_hours} hours on its own page, as long as we have not begun to pack it. After that, let it come and send it back.',
        { kind: 'links', links: [{ label: 'Track your order', to: paths.track }] },
      ],
    },
  ],
})
