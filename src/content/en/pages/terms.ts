import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { ShopFacts } from '@/domain/store/facts'
import type { DocumentBlock } from '@/domain/store/help-document'
import type { PolicyDocument } from '../../policy-document'
import { returnTimeIn } from './return-time'

function offers({ welcome_percent: welcome, student_percent: student }: ShopFacts): DocumentBlock[] {
  const links = [
    ...(welcome === null ? [] : [{ label: 'New customer discount', to: paths.welcome }]),
    ...(student === null ? [] : [{ label: 'Student discount', to: paths.studentDiscount }]),
  ]
  return links.length > 0 ? [{ kind: 'links', links }] : []
}

/** What the codes for new customers and students take off; nothing where there are none. */
function codes({ welcome_percent: welcome, student_percent: student }: ShopFacts): string {
  const get = [
    ...(welcome === null ? [] : ['New customers get {welcome_percent}% off their first order']),
    ...(student === null
      ? []
      : [welcome === null ? 'Students get {student_percent}% off' : 'students {student_percent}%']),
  ]
  if (get.length === 0) return ''
  return `${get.join(' and ')}, ${get.length > 1 ? 'each ' : ''}with a code that is entered in the cart or at checkout. `
}

/** Until when an order can be cancelled, and what is taken back afterwards. */
function change(facts: ShopFacts): string[] {
  const cancel =
    facts.cancel_hours === null
      ? []
      : [
          `You may cancel an order for {cancel_hours} ${facts.cancel_hours === '1' ? 'hour' : 'hours'} while it is still pending, on its own page.`,
        ]
  const isLater = facts.cancel_hours !== null
  const back =
    facts.return_days === null
      ? `${isLater ? 'Afterwards we' : 'We'} take back what is faulty or not what you ordered, and what the law gives you the right to send back.`
      : `${isLater ? 'Afterwards you' : 'You'} have ${returnTimeIn(facts)} from its arrival to send items back in original condition with the tags attached.`
  return [[...cancel, back].join(' ')]
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** How one pays, by what the shop has on. */
function payment({ paymentMethods: methods }: ShopFacts): string[] {
  if (methods.length === 0) return []
  const ways = methods.map(
    (method) => ({ card: 'by card', bank: 'by bank transfer', cod: 'in cash on delivery' })[method],
  )
  const paidFirst = methods.flatMap((method) => ({ card: 'card payment', bank: 'transfer', cod: [] })[method])
  const sentences = [
    `You pay ${either.format(ways)}${methods.length > 1 ? '; the checkout shows which of them you can use' : ''}.`,
    ...(methods.includes('card')
      ? [
          'Card details are entered on the page of our payment provider only: we neither receive nor store them.',
        ]
      : []),
    ...(paidFirst.length === 0
      ? []
      : [
          `We pack an order when its ${either.format(paidFirst)} has arrived. Until then its items are reserved for the time that the confirmation states; an order that is not paid by then is cancelled, and nothing is due.`,
        ]),
  ]
  return [sentences.join(' ')]
}

export const termsDocument: PolicyDocument = (facts) => ({
  lead: 'What we promise, what we ask of you, and what happens when something goes wrong. In words one can read.',
  updated: lastUpdated.terms,
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      words: 'company address imprint legal notice',
      blocks: [
        `The legal notice says who runs {shop}. You reach us ${facts.email === null ? '' : 'at {email} and '}on the contact page. In these terms “we” is {shop} and “you” is whoever orders or uses this shop.`,
        {
          kind: 'links',
          links: [
            { label: 'Legal notice', to: paths.legalNotice },
            { label: 'Contact us', to: paths.contact },
          ],
        },
      ],
    },
    {
      id: 'ordering',
      title: 'Ordering',
      words: 'contract order accept account age',
      blocks: [
        'You can order with or without an account. The contract is made when we confirm your order on the page and by email. Please check both; tell us quickly if something is wrong.',
        'If a price was clearly a mistake, or a piece turns out not to be there, we tell you and you owe nothing for it. You must be old enough to make such a contract where you live, or have the consent of someone who is.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      words: 'currency dollars euros dirhams card bank cash tax charge pay',
      blocks: [
        'Every order is charged in the shop’s own currency, which the checkout names. Amounts in another currency are there to give you an idea; your bank may reckon a little differently.',
        'What shipping costs is on the shipping page. The cart shows the total before you give us any details. The price that holds is the one shown when you place the order; if it changes in that very moment, you are asked again.',
        ...payment(facts),
      ],
    },
    {
      id: 'deals',
      title: 'Deals and discounts',
      words: 'flash sale vip club countdown coupon student new customer',
      blocks: [
        `A deal holds until its clock ends or its pieces are gone, whichever comes first. ${codes(facts)}Discounts do not add up: the larger one counts. Items in a running deal keep the deal’s price.`,
        ...offers(facts),
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      words: 'shipping times risk address customs',
      blocks: [
        'The checkout lists the countries we deliver to, with the delivery methods, their days and what they cost; you choose one before you order. Until the parcel is in your hands, its loss is our trouble and not yours.',
        { kind: 'links', links: [{ label: 'Shipping', to: paths.shipping }] },
      ],
    },
    {
      id: 'changing-your-mind',
      title: 'Changing your mind',
      words: 'cancel withdrawal return refund',
      blocks: [...change(facts), { kind: 'links', links: [{ label: 'Returns', to: paths.returns }] }],
    },
    {
      id: 'faulty',
      title: 'Faulty items',
      words: 'warranty guarantee defect broken liability',
      blocks: [
        'What the law gives you when something is faulty is yours in full; nothing here takes any of it away. Tell us, and you choose between another one and your money.',
      ],
    },
    {
      id: 'account',
      title: 'Your account and what you write',
      words: 'password review delete abuse',
      blocks: [
        'Keep your password to yourself. You may delete your account at any time.',
        'Reviews come from people to whom we have delivered the piece, good ones and bad ones alike. We hide a review only if it insults someone, breaks the law or is not about the piece. By writing one you allow us to show it here.',
        'Please do not try to break the shop, flood it with requests, or copy its catalogue by machine.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      words: 'liability damages limit responsibility',
      blocks: [
        'We answer for damage that we cause on purpose or by gross neglect, and always for injury to people. Otherwise we answer for what one could expect from an order like yours, up to its price.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      words: 'court jurisdiction complaint',
      blocks: [
        'The law of {country} applies. If you live elsewhere, the rules that protect buyers there still hold. Before anybody goes to court, write to us: most things are settled in two emails.',
      ],
    },
    {
      id: 'changes',
      title: 'When these terms change',
      words: 'update version',
      blocks: [
        'The date above says when they last did. For an order, those count that were here on the day it was placed.',
      ],
    },
  ],
})
