import { paths } from '@/config/paths'
import { policies } from '@/config/policies'
import { shop } from '@/config/shop'
import { lastUpdated, support } from '@/config/support'
import type { HelpDocument } from './document'

const { returnDays } = policies

export const returnsDocument: HelpDocument = {
  path: paths.returns,
  title: 'Returns',
  description: `${returnDays} days to send something back to ${shop.name}, free of charge.`,
  lead: `You have ${returnDays} days to change your mind. Sending back costs you nothing.`,
  updated: lastUpdated.returns,
  sections: [
    {
      id: 'what',
      title: 'What you can send back',
      words: 'condition tags worn underwear beauty exceptions return policy',
      blocks: [
        `Everything, within ${returnDays} days of its arrival, as long as the items are in original condition with the tags attached. Trying on is fine; wearing is not.`,
        'For reasons of hygiene we take these back only unopened:',
        {
          kind: 'list',
          items: [
            'Beauty that has a seal',
            'Earrings and other jewelry for pierced skin',
            'Underwear, swimwear and socks',
          ],
        },
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
            'Write to us with the order number and what you are sending back. A reason helps us, but you need not give one.',
            'We answer with a label that is already paid for and the address of the nearest drop-off.',
            'Pack the items with their tags, stick the label on, hand the parcel in and keep the receipt.',
          ],
        },
        { kind: 'links', links: [{ label: 'Start a return', to: `${paths.contact}?about=return` }] },
      ],
    },
    {
      id: 'money',
      title: 'When you get your money',
      words: 'refund money back paid reimbursed bank cash',
      blocks: [
        `We refund what you paid for the items within ${support.refundDays} business days of the parcel reaching us, the way you paid. What was paid in cash on delivery goes to a bank account that you name. If you send everything back, the shipping you paid comes back as well.`,
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
        `If it is faulty, or not what you ordered, you owe us nothing: no tags, no ${returnDays} days. Send a picture and the order number. You choose between another one and your money.`,
      ],
    },
    {
      id: 'cancel',
      title: 'Before it has left',
      words: 'cancel cancellation change order stop',
      blocks: [
        `An order can be cancelled for ${policies.cancelHours} hours on its own page, as long as we have not begun to pack it. After that, let it come and send it back.`,
        { kind: 'links', links: [{ label: 'Track your order', to: paths.track }] },
      ],
    },
  ],
}
