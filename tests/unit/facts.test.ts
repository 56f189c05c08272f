import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartPromises } from '@/content/cart/cart-promises'
import { policyDocuments } from '@/content/pages/policy-documents'
import { factNames, type ShopFacts, withFacts } from '@/domain/store/facts'
import { factsOf } from '@/storefront/shared/sections/shop-facts'
import { buildMethod, buildSettings } from '../support/builders'
import { holds } from '../support/properties'
import { sampleFacts } from '../support/sample-words'

const facts: ShopFacts = { ...sampleFacts, packing_days: null, welcome_percent: null }

describe('facts in texts', () => {
  it.each([
    ['You have {return_days} days.', 'You have 30 days.'],
    ['{shop} in {country}', 'Zellige in Morocco'],
    ['nothing to fill in', 'nothing to fill in'],
    ['{unknown} and {} stay', '{unknown} and {} stay'],
    ['', ''],
  ])('the text “%s” says “%s”', (text, said) => expect(withFacts({ text }, facts)).toEqual({ text: said }))

  it('a line that names a fact which is not set is left out, the others stay', () => {
    expect(withFacts({ text: 'We pack in {packing_days} days.\nThen it travels.' }, facts)).toEqual({
      text: 'Then it travels.',
    })
  })

  it('a text of which no line is left is empty', () => {
    expect(withFacts({ title: 'Promise', text: 'Get {welcome_percent}% off.' }, facts)).toEqual({
      title: 'Promise',
      text: '',
    })
  })

  it('an entry of a list of texts is left out, and so is a paragraph and a list entry of rich text', () => {
    expect(withFacts(['{packing_days}', 'stays'], facts)).toEqual(['stays'])
    const paragraph = (...spans: unknown[]) => ({ kind: 'paragraph', spans })
    expect(
      withFacts(
        [
          paragraph('We pack in ', { text: '{packing_days} days', isStrong: true }),
          paragraph('Back within ', { text: '{return_days} days', isStrong: true }),
          { kind: 'list', items: [{ spans: ['{packing_days}'] }, { spans: ['{shop}'] }] },
        ],
        facts,
      ),
    ).toEqual([
      paragraph('Back within ', { text: '30 days', isStrong: true }),
      { kind: 'list', items: [{ spans: ['Zellige'] }] },
    ])
  })

  it('a picture’s own words and products are no texts of the page', () => {
    const content = { picture: { src: '/a', alt: '{shop}' }, products: [{ title: '{packing_days}' }] }
    expect(withFacts(content, facts)).toEqual(content)
  })

  it('contents without braces stay what they are', () =>
    holds(
      fc.property(fc.jsonValue(), (content) => {
        if (JSON.stringify(content).includes('{')) return
        expect(withFacts(content, facts)).toEqual(content)
      }),
    ))

  it('no fact of a shop that has set all of them is left in braces', () => {
    for (const name of factNames)
      expect(withFacts({ text: `{${name}}` }, sampleFacts)).toEqual({ text: sampleFacts[name] })
  })
})

describe('the facts of a shop', () => {
  const zone = { id: 'z', name: 'All', countries: [], cities: [], methods: [buildMethod()] }
  const shop = buildSettings({
    ...{ name: 'Atelier', country: 'MA', contactEmail: 'a@b.example', packingDays: [1, 2], zones: [zone] },
  })

  it('the facts of a shop are what its settings say', () => {
    expect(factsOf(shop)).toMatchObject({
      shop: 'Atelier',
      country: 'Morocco',
      email: 'a@b.example',
      cancel_hours: '2',
      packing_days: '1-2',
      free_shipping: '$50',
      free_above: '$49',
      shipping_cost: '$7.99',
      support_hours: '24/7',
    })
  })

  it('a shop names the ways to pay that it has on, and no other', () => {
    const termsOf = (paymentMethods: ShopFacts['paymentMethods']) => {
      const written = policyDocuments.terms({ ...factsOf(shop), paymentMethods }, shop.identity)
      return JSON.stringify(written.sections.find(({ id }) => id === 'prices')?.blocks)
    }
    expect(cartPromises(['card', 'bank', 'cod'])).toContain('Pay by card, bank transfer or cash on delivery')
    expect(termsOf(['card', 'bank', 'cod'])).toContain(
      'You pay by card, by bank transfer or in cash on delivery;',
    )
    expect(cartPromises(['cod'])).toContain('Pay cash on delivery')
    expect(cartPromises(['bank', 'cod'])).toContain('Pay by bank transfer or cash on delivery')
    expect(termsOf(['cod'])).toContain('You pay in cash on delivery.')
    expect(termsOf(['cod'])).not.toMatch(/card|transfer|which of them/i)
    expect(termsOf(['bank'])).toContain('We pack an order when its transfer has arrived.')
    expect(cartPromises([]).join()).not.toContain('Pay')
    expect(termsOf([])).not.toContain('You pay')
  })

  it('what a shop does not promise is no fact of it', () => {
    const bare = factsOf({
      ...shop,
      ...{
        name: '',
        contactEmail: null,
        packingDays: null,
        returnDays: null,
        zones: [],
        welcomePercent: 0,
        studentPercent: 0,
      },
      cancelWindowMinutes: 0,
      support: { ...shop.support, hours: { chat: null, phone: null, email: null } },
    })
    const unset = Object.entries(bare).flatMap(([name, fact]) => (fact === null ? name : []))
    expect(unset.toSorted()).toEqual(
      [
        'shop',
        'email',
        'cancel_hours',
        'free_shipping',
        'free_above',
        'shipping_cost',
        'welcome_percent',
        'student_percent',
        'packing_days',
        'return_days',
        'free_return_days',
        'free_return_time',
        'support_hours',
      ].toSorted(),
    )
  })

  it.each([
    [[2, 2], '2'],
    [[null, 3], '3'],
    [[0, 3], '0-3'],
  ] as const)('the packing days %j are written as %s', ([least, most], written) =>
    expect(factsOf({ ...shop, packingDays: [least, most] }).packing_days).toBe(written),
  )

  it.each([
    [7, true, '7', '7'],
    [7, false, '7', null],
    [null, true, null, null],
  ] as const)(
    'returns for %j days, free: %j, are written as %j, and as %j where they are free',
    (returnDays, returnsAreFree, days, free) =>
      expect(factsOf({ ...shop, returnDays, returnsAreFree })).toMatchObject({
        return_days: days,
        free_return_days: free,
      }),
  )

  it('half an hour of cancelling is written as a half', () =>
    expect(factsOf({ ...shop, cancelWindowMinutes: 30 }).cancel_hours).toBe('0.5'))

  it('before the settings have loaded no fact is known', () =>
    expect(Object.values(factsOf(undefined)).flatMap((fact) => fact ?? [])).toEqual([]))
})
