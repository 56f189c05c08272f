import { paths } from '@/config/paths'
import { policies } from '@/config/policies'
import { shop } from '@/config/shop'
import { lastUpdated, support } from '@/config/support'
import { countryName } from '@/domain/delivery/country'
import type { HelpDocument } from '../shared/document'

const { cancelHours, returnDays } = policies

export const termsDocument: HelpDocument = {
  path: paths.terms,
  title: 'Terms',
  description: `What you and ${shop.name} can rely on when you order here.`,
  lead: 'What we promise, what we ask of you, and what happens when something goes wrong. In words one can read.',
  updated: lastUpdated.terms,
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      words: 'company address imprint legal notice',
      blocks: [
        `The legal notice says who runs ${shop.name}. You reach us at ${support.email} and on the contact page. In these terms “we” is ${shop.name} and “you” is whoever orders or uses this shop.`,
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
        'You pay by card, by bank transfer or in cash on delivery; the checkout shows which of them you can use. Card details are entered on the page of our payment provider only: we neither receive nor store them. We pack an order when its card payment or transfer has arrived. Until then its items are reserved for the time that the confirmation states; an order that is not paid by then is cancelled, and nothing is due.',
      ],
    },
    {
      id: 'deals',
      title: 'Deals and discounts',
      words: 'flash sale vip club countdown coupon student new customer',
      blocks: [
        `A deal holds until its clock ends or its pieces are gone, whichever comes first. New customers get ${policies.newCustomerDiscountPercent}% off their first order and students ${support.studentDiscountPercent}%, each with a code that is entered in the cart or at checkout. Discounts do not add up: the larger one counts. Items in a running deal keep the deal’s price.`,
        {
          kind: 'links',
          links: [
            { label: 'New customer discount', to: paths.welcome },
            { label: 'Student discount', to: paths.studentDiscount },
          ],
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      words: 'shipping times risk address customs',
      blocks: [
        `The checkout lists the countries we deliver to, with the delivery methods, their days and what they cost; you choose one before you order. Until the parcel is in your hands, its loss is our trouble and not yours.`,
        { kind: 'links', links: [{ label: 'Shipping', to: paths.shipping }] },
      ],
    },
    {
      id: 'changing-your-mind',
      title: 'Changing your mind',
      words: 'cancel withdrawal return refund',
      blocks: [
        `You may cancel an order for ${cancelHours} hours while it is still pending, on its own page. Afterwards you have ${returnDays} days from its arrival to send items back in original condition with the tags attached.`,
        { kind: 'links', links: [{ label: 'Returns', to: paths.returns }] },
      ],
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
      id: 'sellers',
      title: 'Selling here',
      words: 'seller marketplace register vendor',
      blocks: [
        'Registering as a seller is a question, not a contract. If we go together, that has an agreement of its own.',
        { kind: 'links', links: [{ label: `Sell on ${shop.name}`, to: paths.sell }] },
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
      words: 'court jurisdiction complaint morocco',
      blocks: [
        `The law of ${countryName(shop.country)} applies. If you live elsewhere, the rules that protect buyers there still hold. Before anybody goes to court, write to us: most things are settled in two emails.`,
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
}
