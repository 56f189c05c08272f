// What the shop says about returns: promised and free, promised at the customer's cost, and none.
import { afterAll, describe, expect, it } from 'vitest'
import { setShop, shop } from '@/config/shop'
import { cartPromises } from '@/content/cart/cart-promises'
import { orderMail } from '@/content/mail/mail'
import { returnMail } from '@/content/mail/return-mail'
import { orders } from '@/content/orders/orders'
import { returnWords } from '@/content/orders/return-words'
import { contact } from '@/content/pages/contact'
import { policyDocuments } from '@/content/pages/policy-documents'
import { promiseWords } from '@/content/product/product'
import { tabWords } from '@/content/product/product-more'
import { fixedPageDescriptions } from '@/content/shared/fixed-page-descriptions'
import { withFacts } from '@/domain/store/facts'
import { blockText } from '@/domain/store/help-document'
import { factsOf } from '@/storefront/shared/sections/shop-facts'
import { buildSettings } from '../support/builders'

const before = { ...shop }
afterAll(() => setShop(before))

/** Every text about returns of a shop that promises so. */
function said(returnDays: number | null, returnsAreFree: boolean) {
  const settings = buildSettings({ name: 'Atlas', contactEmail: null, returnDays, returnsAreFree })
  setShop(settings)
  const facts = factsOf(settings)
  const partsOf = (name: 'returns' | 'terms') => {
    const { lead, sections } = withFacts(policyDocuments[name](facts, settings.identity), facts)
    return {
      lead,
      sections: new Map(sections.map(({ id, blocks }) => [id, blocks.map(blockText).join(' ')])),
    }
  }
  const returns = partsOf('returns')
  return {
    product: promiseWords.returns,
    condition: promiseWords.returnsText(true),
    panel: tabWords.returns,
    cart: cartPromises([])[0] ?? null,
    next: orders.confirmation.steps[2],
    invoice: orders.order.invoiceEnd,
    shipped: orders.cancel.tooLate.shipped,
    delivered: orders.cancel.tooLate.delivered,
    over: returnWords.over,
    closed: returnWords.page.closed.text,
    form: returnWords.page.condition,
    mail: orderMail.delivered.text,
    reason: returnMail.reason('ZL-1'),
    letters: contact.addressNote,
    head: withFacts([fixedPageDescriptions.returns], facts)[0],
    lead: returns.lead,
    sections: [...returns.sections.keys()],
    how: returns.sections.get('how'),
    faulty: returns.sections.get('faulty'),
    cancel: returns.sections.get('cancel'),
    terms: partsOf('terms').sections.get('changing-your-mind'),
  }
}

describe('what the shop says about returns', () => {
  it('free returns are promised for their days on every page and in every mail', () => {
    expect(said(30, true)).toEqual({
      product: 'Free returns within 30 days',
      condition: 'Unworn, with tags attached.',
      panel: {
        title: '30-day returns',
        text: 'Send it back within 30 days, unworn and with the tags attached. Returns are free.',
      },
      cart: 'Free returns within 30 days',
      next: 'Something wrong? You can send it back within 30 days.',
      invoice: 'Thank you for ordering at Atlas. You can send things back within 30 days.',
      shipped: 'It is on its way. You can send it back within 30 days, or ask us:',
      delivered: 'It has been delivered. You can return it within 30 days, or ask us:',
      over: 'The 30 days to return this order are over.',
      closed:
        'An order can be returned within 30 days of its delivery. If something is faulty, write to us at any time.',
      form: 'Items must be in original condition with the tags attached, unless they are faulty. Returns are free.',
      mail: 'We hope that everything fits. If something does not, you can send it back within 30 days.',
      reason:
        'You get this email because a return was requested for order ZL-1. Items can be returned within 30 days of delivery.',
      letters: 'For letters. Returns have an address of their own, on their label.',
      head: '30 days to send something back to Atlas, free of charge.',
      lead: 'You have 30 days to change your mind. Sending back costs you nothing.',
      sections: ['what', 'how', 'money', 'exchange', 'faulty', 'cancel'],
      how: expect.stringContaining('We email you how to send it back, free of charge. Until then'),
      faulty:
        'If it is faulty, or not what you ordered, you owe us nothing: no tags, no 30 days. Return it from the order with a picture; after 30 days, write to us with the order number. You choose between another one and your money. ',
      cancel:
        'An order can be cancelled for 2 hours on its own page, as long as we have not begun to pack it. After that, let it come and send it back. ',
      terms:
        'You may cancel an order for 2 hours while it is still pending, on its own page. Afterwards you have 30 days from its arrival to send items back in original condition with the tags attached. ',
    })
  })

  it('returns at the customer’s cost say who pays, and are called free nowhere', () => {
    const texts = said(1, false)
    expect(texts).toMatchObject({
      product: 'Returns within 1 day',
      condition: 'Unworn, with tags attached. You pay for sending it back.',
      panel: {
        title: '1-day returns',
        text: expect.stringMatching(/within 1 day, .* You pay for sending it back\.$/),
      },
      cart: 'Returns within 1 day',
      over: 'The 1 day to return this order is over.',
      form: expect.stringContaining('you pay for sending them back, unless they are faulty'),
      head: undefined,
      lead: 'You have 1 day to change your mind. You pay for sending back.',
      faulty: expect.stringContaining('no tags, no postage, no 1 day.'),
      terms: expect.stringContaining('Afterwards you have 1 day from its arrival'),
    })
    expect(JSON.stringify(texts)).not.toMatch(/\bfree\b|costs you nothing|1 days|null|\{return/i)
  })

  it('a shop without returns promises none, and says what to do about faulty items', () => {
    const texts = said(null, true)
    expect(texts).toMatchObject({
      ...{ product: null, panel: null, cart: null },
      next: 'If something is faulty, or not what you ordered, write to us.',
      invoice: 'Thank you for ordering at Atlas.',
      shipped: 'It is on its way. If something is wrong with it, ask us:',
      over: 'We take back what is faulty or not what you ordered: write to us at any time.',
      closed: 'We take back what is faulty or not what you ordered: write to us at any time.',
      mail: 'We hope that everything fits. If something is faulty, or not what you ordered, reply to this email.',
      reason: 'You get this email because a return was requested for order ZL-1.',
      letters: 'For letters.',
      lead: 'When something is faulty, or not what you ordered, we put it right.',
      sections: ['what', 'money', 'faulty', 'cancel'],
      faulty: expect.stringContaining('Write to us with the order number and a picture.'),
      cancel: expect.stringContaining('After that, write to us.'),
      terms: expect.stringContaining('Afterwards we take back what is faulty or not what you ordered'),
    })
    expect(JSON.stringify(texts)).not.toMatch(/\bdays?\b|undefined|\{return/)
  })

  it('terms without a time to cancel begin with what is taken back', () => {
    const settings = buildSettings({ cancelWindowMinutes: 0 })
    const terms = policyDocuments.terms(factsOf(settings), settings.identity).sections
    const blocks = terms.find(({ id }) => id === 'changing-your-mind')?.blocks
    expect(blocks?.[0]).toMatch(/^You have \{return_days\} days from its arrival/)
  })

  it.each([
    [120, 'An order can be cancelled for 2 hours. Ask us, we may still catch it:'],
    [60, 'An order can be cancelled for 1 hour. Ask us, we may still catch it:'],
    [45, 'An order can be cancelled for 45 minutes. Ask us, we may still catch it:'],
    [0, 'Ask us, we may still catch it:'],
  ])('an order that can no longer be cancelled, in a shop with %d minutes, says so', (minutes, sentence) =>
    expect(orders.cancel.tooLate.pending(minutes)).toBe(sentence),
  )
})
