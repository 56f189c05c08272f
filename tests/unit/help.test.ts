// The help: the results for typed words, what its pages say and lead to, and how a choice about storing is stored.
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { consentLastsMs, draftKey, optionalKeys } from '@/config/browser-storage'
import { paths } from '@/config/paths'
import { messageLimits } from '@/config/support'
import { changeThing, originThing, shareThing, storedThings } from '@/content/layout/consent'
import { channelsOf, contact, messageWords } from '@/content/pages/contact'
import { helpWords } from '@/content/pages/help'
import { policyDocuments } from '@/content/pages/policy-documents'
import { tabWords } from '@/content/product/product-more'
import { deliveryTime } from '@/content/shared/delivery-time'
import { fixedPages } from '@/content/shared/fixed-pages'
import type { HelpPage } from '@/data/pages/fetch-page'
import { type HelpEntry, searchHelp } from '@/domain/catalogue/help-search'
import { scriptJson } from '@/domain/seo/json-ld'
import { formatConsent, parseConsent } from '@/domain/shop/consent'
import { messageSchemas, parseMessageDraft } from '@/domain/shop/message'
import { blockText, policyNames } from '@/domain/store/help-document'
import { helpEntries as entriesOf } from '@/sections/help/help-entries'
import { schema as policy } from '@/sections/help/policy'
import { documentOf } from '@/sections/help/policy-document'
import { buildSettings } from '../support/builders'
import { filesOf } from '../support/imports'
import { problemsOf } from '../support/problems'
import { holds } from '../support/properties'
import { faqQuestions, helpQuestions, sampleFacts, samplePage } from '../support/sample-words'

const { identity } = buildSettings()
const page = (slug: string, title: string, sections: HelpPage['sections'] = samplePage(slug)): HelpPage => ({
  ...{ slug, title, kind: 'page', sections },
})
const own = ['shipping', 'returns', 'terms', 'accessibility']
/** What the search of the sample's help looks through. */
const helpPages = [
  page('contact', 'Contact us'),
  page('faq', 'Frequently asked questions'),
  page('help', 'Help'),
  page('sell', 'Sell on Zellige'),
  page('size-guide', 'Size guide'),
  ...policyNames.map(
    (name): HelpPage => ({
      ...{ slug: name, title: fixedPages[name], kind: 'policy' },
      sections: own.includes(name) ? samplePage(name) : null,
    }),
  ),
]
const helpEntries = entriesOf(helpPages, sampleFacts, identity)
/** Every policy as the sample shows it. */
const documents = policyNames.map((name) =>
  documentOf(
    v.parse(policy(), own.includes(name) ? samplePage(name)[0] : { document: name }),
    sampleFacts,
    identity,
  ),
)

const entry = (id: string, title: string, text: string, words = ''): HelpEntry => ({
  id,
  to: `/${id}`,
  page: 'Help',
  title,
  text,
  words,
})
const entries = [
  entry('text', 'Something else', 'Here a refund is named. And more.'),
  entry('words', 'Money', 'Nothing of it here.', 'refund'),
  entry('title', 'Refund', 'How it goes.'),
  entry('cafe', 'Livraison à Fès', 'Délai: déjà livré. مرحبا بكم في المتجر.'),
]
const found = (query: string, most?: number) =>
  searchHelp(entries, query, helpWords.fillers, most).map((hit) => hit.entry.id)

describe('searching the help', () => {
  it('the help ranks a title over other words, and these over the text', () => {
    expect(found('refund')).toEqual(['title', 'words', 'text'])
    expect(found('refund', 2)).toEqual(['title', 'words'])
  })

  it.each([
    ['REFUND', 'title'],
    ['refu', 'title'],
    ['refunds', 'title'],
    ['refunded', 'title'],
    ['refnud', 'title'],
    ['rfund', 'title'],
    ['reffund', 'title'],
    ['how do I get a refund?', 'title'],
    ['fes', 'cafe'],
    ['DEJA', 'cafe'],
    ['مرحبا', 'cafe'],
  ])('the words “%s” find the entry %s of the help', (query, id) => expect(found(query)[0]).toBe(id))

  it.each(['', '   ', '?!', '🧵', 'xylophone', 'refund xylophone zither quartz'])(
    'the words %j find nothing in the help',
    (query) => expect(found(query)).toEqual([]),
  )

  it('the help finds what has most of the words when nothing has all', () => {
    expect(found('refund xylophone')).toEqual(['title', 'words', 'text'])
  })

  it('a hit in the help shows the sentence that says it, and which words to mark', () => {
    const [hit] = searchHelp(
      [entry('a', 'Parcels', 'We pack first. Then it travels, about $7.99. Refunds are quick.')],
      'travel',
      helpWords.fillers,
    )
    expect(hit).toMatchObject({
      snippet: 'Then it travels, about $7.99. Refunds are quick.',
      terms: ['travels'],
    })
  })

  it('searching the help never fails, and finds only what is there', () =>
    holds(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (query) => {
        const hits = searchHelp(entries, query, helpWords.fillers)
        return hits.every((hit) => entries.includes(hit.entry) && hit.terms.length > 0)
      }),
    ))

  it.each([
    ['where is my parcel', '/faq'],
    ['refund', paths.returns],
    ['cancel my order', '/faq'],
    ['student discount', '/faq'],
    ['size', paths.sizeGuide],
    ['phone number', paths.contact],
    ['advertising', paths.adChoices],
    ['become a seller', '/sell'],
    ['delete my account', paths.privacy],
    ['livraison', null],
  ])('the question “%s” leads to %s in the help', (query, path) => {
    const hits = searchHelp(helpEntries, query, helpWords.fillers).map((hit) => hit.entry.to.split('#')[0])
    if (path === null) expect(hits).toEqual([])
    else expect(hits.slice(0, 4)).toContain(path)
  })
})

describe('what the help says', () => {
  const answer = (id: string) => faqQuestions.find(({ anchor }) => anchor === id)?.answer
  const help = (id: string) => helpQuestions.find(({ anchor }) => anchor === id)?.answer

  it('the help keeps both readings of a time where its page and the FAQ differ', () => {
    expect(faqQuestions).toHaveLength(8)
    expect(helpQuestions).toHaveLength(5)
    expect(answer('shipping-time')).toContain(
      'Standard shipping takes 3-5 business days. International orders take 7-14 days.',
    )
    expect(answer('free-shipping')).toContain('free on orders over $50')
    expect(answer('cancel-order')).toContain('within 1 hour')
    expect(answer('discounts')).toMatch(/15%.*10%/)
    expect(help('return-policy')).toContain(
      '30-day returns, with items in original condition and tags attached',
    )
    expect(help('delivery-time')).toContain('Standard shipping takes 3-7 business days and express 1-3.')
    expect(help('international')).toContain(
      'We ship within Morocco only. International shipping is coming soon.',
    )
    expect(help('change-order')).toContain('within 2 hours by contacting customer service')
  })

  it('the help tells when an order arrives with one promise, beside the times of each step', () => {
    const firstOf = (text: string | undefined) => text?.split('\n')[0]
    expect(firstOf(answer('shipping-time'))).toBe(deliveryTime.promise)
    expect(firstOf(help('delivery-time'))).toBe(deliveryTime.promise)
    const times = documents[0]?.sections.find(({ id }) => id === 'times')
    expect(times?.text?.[0]).toEqual({ kind: 'paragraph', spans: [deliveryTime.promise] })
    expect(tabWords.shippingLead).toContain(deliveryTime.promise)
  })

  it('what the software says of delivery holds in any shop', () => {
    const { sections } = policyDocuments.shipping(sampleFacts, identity)
    const text = sections.flatMap(({ blocks }) => blocks.map(blockText)).join(' ')
    expect(text).not.toMatch(/\d-\d/)
  })

  it('a policy leaves out what the shop has not set', () => {
    const facts = {
      ...sampleFacts,
      student_percent: null,
      welcome_percent: null,
      packing_days: null,
      email: null,
    }
    const shown = policyNames.map((name) =>
      documentOf(v.parse(policy(), { document: name }), facts, identity),
    )
    const texts = shown.flatMap(({ lead, sections }) => [
      lead,
      ...sections.flatMap(({ blocks }) => blocks.map(blockText)),
    ])
    for (const text of texts) expect(text).not.toMatch(/\{[a-z_]+\}|null|undefined/)
    expect(texts.join(' ')).not.toContain('New customers get')
    expect(shown[0]?.lead).toBe('')
    expect(shown.every(({ sections }) => sections.length > 2)).toBe(true)
  })

  it('a policy has the shop’s own parts in place of the software’s, and further ones where they belong', () => {
    const text = [{ kind: 'paragraph', spans: ['Ours.'] }]
    const { sections } = documentOf(
      v.parse(policy(), {
        document: 'terms',
        own: [
          { part: 'law', title: 'Our law', text },
          { part: 'extra', title: 'Extra', text, after: 'who' },
          { part: 'last', title: 'Last', text, after: 'nothing' },
          { part: '', title: 'No anchor', text },
          { part: 'empty', title: 'Empty', text: '' },
        ],
      }),
      sampleFacts,
      identity,
    )
    const ids = sections.map(({ id }) => id)
    expect([ids[0], ids[1], ids.at(-1)]).toEqual(['who', 'extra', 'last'])
    expect(sections.find(({ id }) => id === 'law')).toMatchObject({ title: 'Our law', text })
    expect(ids).not.toContain('empty')
  })

  it('everything that can be found in the help has an anchor of its own', () => {
    const all = helpEntries.map(({ id }) => id)
    expect(new Set(all).size).toBe(all.length)
    for (const id of all) expect(id).toMatch(/^\/[a-z-]+(#[a-z-]+)?$/)
  })

  it('the help leads only to pages and sections that are there', () => {
    const known = new Set<string>([
      ...Object.values(paths).filter((path) => typeof path === 'string'),
      ...helpPages.map(({ slug }) => `/${slug}`),
      ...helpEntries.map(({ to }) => to),
    ])
    const links = documents
      .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
      .flatMap((block) => (typeof block !== 'string' && block.kind === 'links' ? block.links : []))
      .map(({ to }) => to.split('?')[0] ?? '')
    expect(links.length).toBeGreaterThan(10)
    for (const link of links) expect(link.startsWith('/profile/') || known.has(link), link).toBe(true)
    const targets = [
      ...JSON.stringify(['faq', 'help', 'contact'].map(samplePage)).matchAll(/"to":"(\/[^"]+)"/g),
    ]
    expect(targets.length).toBeGreaterThan(20)
    for (const [, to = ''] of targets) expect(known.has(to), to).toBe(true)
  })

  it('the help is written without exclamation marks, dashes and gaps', () => {
    const texts = [
      ...helpEntries.flatMap(({ title, text }) => [title, text]),
      ...documents.flatMap(({ lead, sections }) => [
        lead,
        ...sections.flatMap(({ blocks }) => blocks.map(blockText)),
      ]),
    ]
    for (const text of texts) expect(text).not.toMatch(/[!—]|\bundefined\b|\bnull\b|\bNaN\b|\$\{| {2}/)
  })
})

describe('the channels to the shop', () => {
  const { support } = buildSettings()
  const links = (settings: typeof support) =>
    channelsOf(settings, sampleFacts.email).map(({ action, href }) => [action, href])

  it('the channels have the sample’s hours, and lead to the form while there is no number or chat', () => {
    expect(channelsOf(support, sampleFacts.email).map(({ label, hours }) => [label, hours])).toEqual([
      ['Live chat', '24/7'],
      ['Phone', '9 AM-6 PM'],
      ['Email', '24/7'],
    ])
    expect(links(support)).toEqual([
      ['Write to us', '/contact?about=chat#write'],
      ['Ask us to call you', '/contact?about=call#write'],
      ['hello@zellige.example', 'mailto:hello@zellige.example'],
    ])
    for (const subject of ['chat', 'call']) expect(contact.about[subject]).toBeTruthy()
  })

  it('the channels lead to the number and the chat where the shop has them', () => {
    const chatUrl = 'https://chat.example.com/zellige'
    expect(links({ ...support, phone: '+212 522 12 34 56', chatUrl }).slice(0, 2)).toEqual([
      ['Start a chat', chatUrl],
      ['+212 522 12 34 56', 'tel:+212522123456'],
    ])
  })

  it('the channels to the shop leave out one without hours', () => {
    const hours = { chat: null, phone: null, email: '9-5' }
    expect(channelsOf({ ...support, hours }, null)).toEqual([])
    expect(channelsOf({ ...support, hours }, 'a@b.example')).toMatchObject([{ id: 'email', hours: '9-5' }])
  })
})

describe('JSON in a script', () => {
  it('JSON in a script cannot end the script, and is the same JSON', () =>
    holds(
      fc.property(fc.jsonValue(), (value) => {
        const text = scriptJson(value)
        return !/[<>&\u2028\u2029]/.test(text) && JSON.stringify(JSON.parse(text)) === JSON.stringify(value)
      }),
    ))

  it('a hostile question in a script’s JSON stays harmless', () => {
    expect(scriptJson('</script><script>alert(1)</script>')).not.toContain('<')
  })
})

describe('a choice about storing', () => {
  const now = 1_795_000_000_000
  it.each([
    [formatConsent('given', now - 1), 'given'],
    [formatConsent('refused', now), 'refused'],
    [formatConsent('given', now - consentLastsMs - 1), null],
    [formatConsent('given', now + 1), null],
    [null, null],
    ['', null],
    ['given', null],
    ['yes 1', null],
    ['{"given":true}', null],
    [`given ${'9'.repeat(16)}`, null],
  ])('the stored choice %j is read as %s', (stored, consent) =>
    expect(parseConsent(stored, now, consentLastsMs)).toBe(consent),
  )

  it('everything that the shop stores is listed on the cookie page', () => {
    const listed = [...storedThings, changeThing, originThing, shareThing].flatMap(({ keys }) => keys)
    const literal = filesOf('src')
      .filter(
        ({ path, text }) => !path.startsWith('src/admin/') && /createPersistedStore|Storage\b/.test(text),
      )
      .flatMap(({ text }) => [...text.matchAll(/\bkey(?:: string)?(?:: | = )['`]([a-z-]+)/gi)])
      .map(([, key = '']) => key)
    const stored = [...literal, draftKey, ...Object.values(optionalKeys)]
    expect(stored.length).toBeGreaterThan(10)
    for (const key of stored)
      expect(
        listed.some((begin) => key.startsWith(begin)),
        key,
      ).toBe(true)
  })

  it('a choice about storing is needed for just what the cookie page calls optional', () => {
    const optional = storedThings.filter((thing) => thing.optional).flatMap(({ keys }) => keys)
    expect(optional.toSorted()).toEqual(Object.values(optionalKeys).toSorted())
  })
})

describe('a message', () => {
  const draft = { name: 'Nora', email: 'nora@example.com', subject: 'Hello', body: 'Text' }
  const { problems: words } = messageWords
  const schemas = messageSchemas(messageLimits, words)
  const problems = (change: Record<string, string>) => problemsOf(schemas.contact, { ...draft, ...change })

  it.each([
    ['whole', {}, {}],
    ['without a name', { name: ' ' }, { name: words.name.required }],
    ['with half an email', { email: 'nora@example' }, { email: words.email.email }],
    ['with a long subject', { subject: 'x'.repeat(121) }, { subject: words.subject['too-long'] }],
    ['that never ends', { body: 'x'.repeat(4001) }, { body: words.body['too-long'] }],
    ['of signs alone', { body: '🧵'.repeat(2000) }, {}],
    [
      'that is empty',
      { name: '', email: '', subject: '', body: '' },
      {
        name: words.name.required,
        email: words.email.required,
        subject: words.subject.required,
        body: words.body.required,
      },
    ],
  ])('a message shows the problems that it has: %s', (_name, change, expected) =>
    expect(problems(change)).toEqual(expected),
  )

  it('a seller’s message may lack phone and website, but not have a wrong phone', () => {
    const seller = { ...draft, business: 'Atelier', city: 'Fès', category: 'Bags' }
    expect(problemsOf(schemas.seller, seller)).toEqual({})
    expect(problemsOf(schemas.seller, { ...seller, phone: 'call me' })).toEqual({ phone: words.phone.phone })
  })

  it('a stored message is taken only as far as it is one', () => {
    expect(parseMessageDraft('contact', { name: 'A', category: 'x', body: 5, id: 'y' })).toEqual({
      name: 'A',
    })
    for (const stored of [null, undefined, '', [], 5, 'x', { body: 'x'.repeat(20_001) }])
      expect(parseMessageDraft('contact', stored)).toEqual({})
  })
})
