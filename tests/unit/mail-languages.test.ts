// @vitest-environment jsdom
// Every mail in each language: no words of another one, its direction, and any order written without a fault.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writtenIn } from '@/domain/papers/written-in'
import type { Language } from '@/domain/text/language'
import { directionOf, languages } from '@/domain/text/spoken-languages'
import { compose } from '../../supabase/functions/_shared/mail/message.ts'
import { handleUnsubscribe } from '../../supabase/functions/_shared/mail/unsubscribe-handler.ts'
import { claimed, facts, site } from '../mail/samples.ts'

const kinds = Object.keys(facts)
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const messageIn = (language: Language, kind: string, own: Record<string, unknown> = {}) => {
  const mail = claimed(kind, { ...own, ...sellerOf(kind) }, undefined, 'Africa/Casablanca', language)
  return compose({ ...mail, stop: 'a-secret' }, site)
}
/** The seller's own texts are none of the software's. */
function sellerOf(kind: string) {
  const { seller } = claimed(kind).facts as { seller: { shop: object } }
  const { shop } = seller
  return {
    seller: {
      ...{
        name: 'Zellige SARL',
        address: '12 Rue des Potiers\n40000 Marrakech',
        phone: '+212 5 24 12 34 56',
      },
      ...{ ice: '001234567000089', capital: '100 000 DH' },
      shop: { ...shop, tagline: null },
    },
  }
}
/** What a reader sees and what a screen reader says. */
function textsOf(html: string): string[] {
  const document = parse(html)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? '')
  for (const element of document.querySelectorAll('[alt], [aria-label], [title]'))
    for (const name of ['alt', 'aria-label', 'title']) texts.push(element.getAttribute(name) ?? '')
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}
/** What stands in the facts: names, codes and addresses that are alike in all languages. */
function ofFacts(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...value.split('\n')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(ofFacts) : []
}

describe.each(['fr', 'ar'] as const)('the mails in %s', (code) => {
  describe.each(kinds)('%s', (kind) => {
    const message = messageIn(code, kind)
    const document = parse(message.html)
    const names = ofFacts(claimed(kind, sellerOf(kind)).facts).filter((name) => /\p{L}{3}/u.test(name))
    const without = (text: string) =>
      names.toSorted((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ''), text)

    it('a mail says so, and runs in the language’s direction', () => {
      for (const element of [document.documentElement, document.querySelector('[role=article]')]) {
        expect(element?.getAttribute('lang')).toBe(code)
        expect(element?.getAttribute('dir')).toBe(directionOf(code))
      }
    })

    it('a mail has no words of another language, as HTML, as text and in its subject', () => {
      const english = new Set(textsOf(messageIn('en', kind).html))
      const lines = message.text.split('\n').filter((line) => !line.startsWith('https://'))
      const texts = [...textsOf(message.html), ...lines, message.subject]
      const isSame = (text: string) =>
        !/\p{L}{3}/u.test(without(text).replace(/\b[A-Z]{2,}\b|Total|Capital|Code/g, ''))
      expect(texts.filter((text) => english.has(text) && !isSame(text))).toEqual([])
      const odd = texts.filter((text) => {
        const left = without(text).replace(/\b(SWIFT|BIC|ICE|DH|VIP)\b/g, '')
        return code === 'ar'
          ? /\p{Script=Latin}{3}/u.test(left)
          : /\p{Script=Arabic}|\b(the|your|you|order|with)\b/iu.test(left)
      })
      expect(odd).toEqual([])
    })

    it('a mail leads to the pages of its language, and an owner to the admin, which has one address', () => {
      for (const { href } of document.querySelectorAll('a')) {
        const isAdmin = href.includes('/admin')
        expect(href).toMatch(
          isAdmin ? /^https:\/\/shop\.example\/admin/ : new RegExp(`^https://shop\\.example/${code}(/|$)`),
        )
      }
      for (const [link] of message.text.matchAll(/https?:\S+/g))
        if (!link.includes('/admin')) expect(link).toMatch(new RegExp(`^https://shop\\.example/${code}(/|$)`))
      for (const { src } of document.querySelectorAll('img')) expect(src).not.toContain(`/${code}/`)
    })

    it('a mail as text says the same', () => {
      const flat = message.text.replace(/\s+/g, ' ')
      for (const element of document.querySelectorAll('h1, h1 ~ p, h2'))
        expect(flat).toContain(element.textContent?.trim().replace(/\s+/g, ' '))
      expect(message.text).not.toMatch(/undefined|NaN|\[object/)
    })
  })
})

describe('a mail from right to left', () => {
  const html = messageIn('ar', 'order-pending-bank').html

  it('a mail from right to left is mirrored: what stood at one side stands at the other', () => {
    const english = messageIn('en', 'order-pending-bank').html
    expect(english.match(/align="right"/g)).toHaveLength(html.match(/align="left"/g)?.length ?? 0)
    expect(html).not.toMatch(/align="right"|text-align:right|margin-right|letter-spacing/)
    const paddings = (text: string) =>
      [...text.matchAll(/padding:(\w+) (\w+) (\w+) (\w+)[;"]/g)].map((each) => each.slice(1, 5))
    expect(paddings(html)).toEqual(
      paddings(english).map(([top, right, bottom, left]) => [top, left, bottom, right]),
    )
  })

  it('codes in a mail from right to left read from left to right', () => {
    const codes = [...parse(html).querySelectorAll('[dir=ltr]')].map(({ textContent }) => textContent)
    for (const code of ['ZL-7K2M9QX4TB3C', 'MA64 0000 0000 0000 0000 0000 0000', 'ZELLMAMC'])
      expect(codes).toContain(code)
    const { text } = messageIn('ar', 'order-pending-bank')
    expect(text).toContain('\u2066MA64 0000 0000 0000 0000 0000 0000\u2069')
    expect(text).toContain('\u2066+212 5 24 12 34 56\u2069')
    expect(text).toContain('\u2068100 000 DH\u2069')
  })

  it('what was written in Latin letters keeps its own order among Arabic words', () => {
    const { text, subject } = messageIn('ar', 'order-pending', {
      shipping_address: { address: '14 Rue Ibn Batouta', city: 'Rabat', zipCode: '', country: 'MA' },
    })
    expect(text).toContain('\u206814 Rue Ibn Batouta\u2069')
    expect(text).toContain('المغرب')
    expect(subject).not.toMatch(/\p{C}/u)
  })
})

describe('the habits of a language', () => {
  const day = Date.parse('2026-12-06T12:00:00Z')
  it.each([
    ['en', 'MAD\u00a0199.00', '$199.00', '15%', '6 December 2026', 'Morocco'],
    ['fr', '199,00\u00a0DH', '199,00\u00a0$', '15\u202f%', '6 décembre 2026', 'Maroc'],
    ['ar', '\u200f199,00\u00a0درهم', '\u200f199,00\u00a0$', '15\u200e%\u200e', '6 دجنبر 2026', 'المغرب'],
  ] as const)(
    'sums, shares, days and countries are written as in %s',
    (code, dirhams, dollars, share, date, country) => {
      const written = writtenIn(code)
      expect(written.money(19900, 'MAD')).toBe(dirhams)
      expect(written.money(19900, 'USD')).toBe(dollars)
      expect(written.percent(15).replace('\u00a0%', '\u202f%')).toBe(share)
      expect(written.day(day, 'UTC')).toBe(date)
      expect(written.country('MA')).toBe(country)
      expect(written.country('?')).toBe('?')
    },
  )
})

describe('any order', () => {
  const amount = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100)
  const word = fc.constantFrom('Robe', 'قفطان حريري', 'Boho dress', '14 شارع', 'x', 'Élan d’été', '38', '')
  const name = fc.constantFrom('Nora Alami', 'نورة العلمي', 'Zoé', '…')
  const item = fc.record({
    id: fc.uuid(),
    product_name: name,
    shown_title: fc.option(name),
    product_slug: fc.constant('a-dress'),
    product_image: fc.constantFrom('', '/a.webp', 'x'),
    size: word,
    color: word,
    shown_size: fc.option(word),
    shown_color: fc.option(word),
    price: amount,
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  const time = date.map((each) => each.toISOString())
  const order = fc.record({
    currency: fc.constantFrom('MAD', 'EUR', 'USD', 'SEK'),
    customer_name: fc.oneof(name, fc.string({ maxLength: 40 })),
    payment_method: fc.constantFrom('card', 'bank', 'cod'),
    payment_status: fc.constantFrom('pending', 'paid', 'partially_refunded', 'refunded'),
    cancel_reason: fc.option(fc.constantFrom('customer', 'unpaid', 'refused', 'fraud')),
    paid_amount: amount,
    refunded_amount: amount,
    due_amount: amount,
    payment_due_at: fc.option(time),
    discount_amount: amount,
    discount_title: fc.option(word),
    shown_discount: fc.option(word),
    shipping_cost: amount,
    shipping_method: fc.option(word),
    shown_method: fc.option(word),
    total_amount: amount,
    created_at: time,
    cancel_until: fc.option(time),
    estimated_delivery: fc.option(time.map((each) => each.slice(0, 10))),
    carrier: fc.option(word),
    tracking_number: fc.option(word),
    items: fc.array(item, { minLength: 1, maxLength: 12 }),
  })
  const ofOrders = kinds.filter(
    (kind) => kind.startsWith('order-') && !/^order-(return|withdrawn)/.test(kind),
  )

  it.each(languages)(
    'a hundred random orders are written in %s without a fault',
    { timeout: 60_000 },
    (code) => {
      fc.assert(
        fc.property(fc.constantFrom(...ofOrders), order, (kind, own) => {
          const { html, text, subject } = messageIn(code, kind, own)
          expect(`${subject} ${text}`).not.toMatch(/undefined|NaN|Infinity|\[object|Invalid Date/)
          expect(html).toContain(`<html lang="${code}"`)
          expect(subject).toMatch(/ZL-7K2M9QX4TB3C/)
        }),
        { numRuns: 100 },
      )
    },
  )
})

describe('leaving a list by a mail client’s own button', () => {
  it('the page that asks is in the mail’s language, and nothing else comes into its address', async () => {
    const { headers } = messageIn('fr', 'welcome-newsletter')
    const address = /<(.*)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(new URL(address).searchParams.get('in')).toBe('fr')
    const opened = async (url: string) =>
      (await handleUnsubscribe(new Request(url), { call: async () => null, site: site.url })).headers.get(
        'Location',
      )
    expect(await opened(address)).toMatch(/^https:\/\/shop\.example\/fr\/unsubscribe#/)
    expect(await opened(address.replace('in=fr', 'in=//evil.example'))).toMatch(
      /^https:\/\/shop\.example\/unsubscribe#/,
    )
    expect(messageIn('en', 'welcome-newsletter').headers['List-Unsubscribe']).not.toContain('in=')
  })
})
